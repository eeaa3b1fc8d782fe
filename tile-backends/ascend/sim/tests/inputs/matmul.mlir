// GEMM with run-time M,N,K and ragged tails, tensor ("developer") form. OK with 1.2.0's bishengir-compile.
module attributes {memref.memref_as_ptr} {
  func.func @matmul_tdyn(%pA: memref<?xf16, #hivm.address_space<gm>>,
                         %pB: memref<?xf16, #hivm.address_space<gm>>,
                         %pC: memref<?xf16, #hivm.address_space<gm>>,
                         %M: i32, %N: i32, %K: i32)
      attributes {hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c255 = arith.constant 255 : index
    %c256 = arith.constant 256 : index
    %m_ = arith.index_cast %M : i32 to index
    %n_ = arith.index_cast %N : i32 to index
    %k_ = arith.index_cast %K : i32 to index
    %A = memref.reinterpret_cast %pA to offset: [0], sizes: [%m_, %k_], strides: [%k_, 1] : memref<?xf16, #hivm.address_space<gm>> to memref<?x?xf16, strided<[?, 1]>, #hivm.address_space<gm>>
    %B = memref.reinterpret_cast %pB to offset: [0], sizes: [%k_, %n_], strides: [%n_, 1] : memref<?xf16, #hivm.address_space<gm>> to memref<?x?xf16, strided<[?, 1]>, #hivm.address_space<gm>>
    %C = memref.reinterpret_cast %pC to offset: [0], sizes: [%m_, %n_], strides: [%n_, 1] : memref<?xf16, #hivm.address_space<gm>> to memref<?x?xf16, strided<[?, 1]>, #hivm.address_space<gm>>
    %n255 = arith.addi %n_, %c255 : index
    %ntiles = arith.divsi %n255, %c256 : index
    %bid64 = hivm.hir.get_block_idx -> i64
    %bid = arith.index_cast %bid64 : i64 to index
    %bm = arith.divsi %bid, %ntiles : index
    %bn = arith.remsi %bid, %ntiles : index
    %m = arith.muli %bm, %c128 : index
    %n = arith.muli %bn, %c256 : index
    %mr = arith.subi %m_, %m : index
    %nr = arith.subi %n_, %n : index
    %tm = arith.minsi %c128, %mr : index
    %tn = arith.minsi %c256, %nr : index
    %e = tensor.empty() : tensor<128x256xf32>
    %acc = scf.for %k = %c0 to %k_ step %c64 iter_args(%c = %e) -> (tensor<128x256xf32>) {
      %kr = arith.subi %k_, %k : index
      %tk = arith.minsi %c64, %kr : index
      %ga = memref.subview %A[%m, %k] [%tm, %tk] [1, 1] : memref<?x?xf16, strided<[?, 1]>, #hivm.address_space<gm>> to memref<?x?xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>
      %gb = memref.subview %B[%k, %n] [%tk, %tn] [1, 1] : memref<?x?xf16, strided<[?, 1]>, #hivm.address_space<gm>> to memref<?x?xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>
      %la = memref.alloc() : memref<128x64xf16>
      %lb = memref.alloc() : memref<64x256xf16>
      %sa = memref.subview %la[0, 0] [%tm, %tk] [1, 1] : memref<128x64xf16> to memref<?x?xf16, strided<[64, 1]>>
      %sb = memref.subview %lb[0, 0] [%tk, %tn] [1, 1] : memref<64x256xf16> to memref<?x?xf16, strided<[256, 1]>>
      hivm.hir.load ins(%ga : memref<?x?xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) outs(%sa : memref<?x?xf16, strided<[64, 1]>>)
      hivm.hir.load ins(%gb : memref<?x?xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>) outs(%sb : memref<?x?xf16, strided<[256, 1]>>)
      %ta = bufferization.to_tensor %la restrict writable : memref<128x64xf16>
      %tb = bufferization.to_tensor %lb restrict writable : memref<64x256xf16>
      %init = arith.cmpi eq, %k, %c0 : index
      %d = hivm.hir.mmadL1 ins(%ta, %tb, %init, %tm, %tk, %tn : tensor<128x64xf16>, tensor<64x256xf16>, i1, index, index, index) outs(%c : tensor<128x256xf32>) -> tensor<128x256xf32>
      scf.yield %d : tensor<128x256xf32>
    }
    // epilogue: vcast + slice + store. InlineFixpipe folds these into one fixpipe (nz2nd, pre_quant F322F16).
    // Do NOT write hivm.hir.fixpipe on a slice of the accumulator here: see ascend.md (illegal second fixpipe out of L1).
    %eh = tensor.empty() : tensor<128x256xf16>
    %h = hivm.hir.vcast ins(%acc : tensor<128x256xf32>) outs(%eh : tensor<128x256xf16>) round_mode = <rint> -> tensor<128x256xf16>
    %sc = tensor.extract_slice %h[0, 0] [%tm, %tn] [1, 1] : tensor<128x256xf16> to tensor<?x?xf16>
    %gc = memref.subview %C[%m, %n] [%tm, %tn] [1, 1] : memref<?x?xf16, strided<[?, 1]>, #hivm.address_space<gm>> to memref<?x?xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>
    hivm.hir.store ins(%sc : tensor<?x?xf16>) outs(%gc : memref<?x?xf16, strided<[?, 1], offset: ?>, #hivm.address_space<gm>>)
    return
  }
}
