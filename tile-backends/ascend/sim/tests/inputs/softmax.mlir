// row softmax, memref ("expert") form: X[64,1024] f32, 16 rows per block.
module attributes {hivm.module_core_type = #hivm.module_core_type<AIV>} {
  func.func @softmax(%X: memref<64x1024xf32, #hivm.address_space<gm>>,
                     %Y: memref<64x1024xf32, #hivm.address_space<gm>>)
      attributes {hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>,
                  hivm.func_core_type = #hivm.func_core_type<AIV>} {
    %c16 = arith.constant 16 : index
    %bid64 = hivm.hir.get_block_idx -> i64
    %bid = arith.index_cast %bid64 : i64 to index
    %r = arith.muli %bid, %c16 : index
    %gx = memref.subview %X[%r, 0] [16, 1024] [1, 1] : memref<64x1024xf32, #hivm.address_space<gm>> to memref<16x1024xf32, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>
    %gy = memref.subview %Y[%r, 0] [16, 1024] [1, 1] : memref<64x1024xf32, #hivm.address_space<gm>> to memref<16x1024xf32, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>
    %x = memref.alloc() : memref<16x1024xf32, #hivm.address_space<ub>>
    %mx = memref.alloc() : memref<16x1xf32, #hivm.address_space<ub>>
    %sm = memref.alloc() : memref<16x1xf32, #hivm.address_space<ub>>
    %d = memref.alloc() : memref<16x1024xf32, #hivm.address_space<ub>>
    %e = memref.alloc() : memref<16x1024xf32, #hivm.address_space<ub>>
    %o = memref.alloc() : memref<16x1024xf32, #hivm.address_space<ub>>
    hivm.hir.load ins(%gx : memref<16x1024xf32, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>) outs(%x : memref<16x1024xf32, #hivm.address_space<ub>>)
    hivm.hir.vreduce <max> ins(%x : memref<16x1024xf32, #hivm.address_space<ub>>) outs(%mx : memref<16x1xf32, #hivm.address_space<ub>>) reduce_dims = [1]
    // [16,1] operand broadcast along dim 1 on the fly
    hivm.hir.vsub ins(%x, %mx : memref<16x1024xf32, #hivm.address_space<ub>>, memref<16x1xf32, #hivm.address_space<ub>>) outs(%d : memref<16x1024xf32, #hivm.address_space<ub>>) broadcast = [1]
    hivm.hir.vexp ins(%d : memref<16x1024xf32, #hivm.address_space<ub>>) outs(%e : memref<16x1024xf32, #hivm.address_space<ub>>)
    hivm.hir.vreduce <sum> ins(%e : memref<16x1024xf32, #hivm.address_space<ub>>) outs(%sm : memref<16x1xf32, #hivm.address_space<ub>>) reduce_dims = [1]
    hivm.hir.vdiv ins(%e, %sm : memref<16x1024xf32, #hivm.address_space<ub>>, memref<16x1xf32, #hivm.address_space<ub>>) outs(%o : memref<16x1024xf32, #hivm.address_space<ub>>) broadcast = [1]
    hivm.hir.store ins(%o : memref<16x1024xf32, #hivm.address_space<ub>>) outs(%gy : memref<16x1024xf32, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>)
    return
  }
}
