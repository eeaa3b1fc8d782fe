// vector add, dynamic length n (tail handled with a dynamic-size subview), memref form.
// Pointers arrive as memref<?xf32>; n is an i32 argument.
module attributes {hivm.module_core_type = #hivm.module_core_type<AIV>, memref.memref_as_ptr} {
  func.func @vadd_dyn(%a: memref<?xf32, #hivm.address_space<gm>>,
                      %b: memref<?xf32, #hivm.address_space<gm>>,
                      %c: memref<?xf32, #hivm.address_space<gm>>, %n: i32)
      attributes {hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>,
                  hivm.func_core_type = #hivm.func_core_type<AIV>} {
    %c1024 = arith.constant 1024 : index
    %bid64 = hivm.hir.get_block_idx -> i64
    %bid = arith.index_cast %bid64 : i64 to index
    %ni = arith.index_cast %n : i32 to index
    %off = arith.muli %bid, %c1024 : index
    %rem = arith.subi %ni, %off : index
    %len = arith.minsi %c1024, %rem : index
    %va = memref.reinterpret_cast %a to offset: [%off], sizes: [%len], strides: [1] : memref<?xf32, #hivm.address_space<gm>> to memref<?xf32, strided<[1], offset: ?>, #hivm.address_space<gm>>
    %vb = memref.reinterpret_cast %b to offset: [%off], sizes: [%len], strides: [1] : memref<?xf32, #hivm.address_space<gm>> to memref<?xf32, strided<[1], offset: ?>, #hivm.address_space<gm>>
    %vc = memref.reinterpret_cast %c to offset: [%off], sizes: [%len], strides: [1] : memref<?xf32, #hivm.address_space<gm>> to memref<?xf32, strided<[1], offset: ?>, #hivm.address_space<gm>>
    %ua = memref.alloc() : memref<1024xf32, #hivm.address_space<ub>>
    %ub = memref.alloc() : memref<1024xf32, #hivm.address_space<ub>>
    %uc = memref.alloc() : memref<1024xf32, #hivm.address_space<ub>>
    %sa = memref.subview %ua[0] [%len] [1] : memref<1024xf32, #hivm.address_space<ub>> to memref<?xf32, strided<[1]>, #hivm.address_space<ub>>
    %sb = memref.subview %ub[0] [%len] [1] : memref<1024xf32, #hivm.address_space<ub>> to memref<?xf32, strided<[1]>, #hivm.address_space<ub>>
    %sc = memref.subview %uc[0] [%len] [1] : memref<1024xf32, #hivm.address_space<ub>> to memref<?xf32, strided<[1]>, #hivm.address_space<ub>>
    hivm.hir.load ins(%va : memref<?xf32, strided<[1], offset: ?>, #hivm.address_space<gm>>) outs(%sa : memref<?xf32, strided<[1]>, #hivm.address_space<ub>>)
    hivm.hir.load ins(%vb : memref<?xf32, strided<[1], offset: ?>, #hivm.address_space<gm>>) outs(%sb : memref<?xf32, strided<[1]>, #hivm.address_space<ub>>)
    hivm.hir.vadd ins(%sa, %sb : memref<?xf32, strided<[1]>, #hivm.address_space<ub>>, memref<?xf32, strided<[1]>, #hivm.address_space<ub>>) outs(%sc : memref<?xf32, strided<[1]>, #hivm.address_space<ub>>)
    hivm.hir.store ins(%sc : memref<?xf32, strided<[1]>, #hivm.address_space<ub>>) outs(%vc : memref<?xf32, strided<[1], offset: ?>, #hivm.address_space<gm>>)
    return
  }
}
