// same GEMM as matmul_static.mlir in tensor ("developer") form: value semantics, no address spaces on tiles.
// The compiler chooses L1/L0C, inserts nd2nz + fixpipe, bufferizes, double-buffers and syncs. Works with 1.2.0's bishengir-compile.
module {
  func.func @matmul_t(%A: memref<512x1024xf16, #hivm.address_space<gm>>,
                      %B: memref<1024x512xf16, #hivm.address_space<gm>>,
                      %C: memref<512x512xf16, #hivm.address_space<gm>>)
      attributes {hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c256 = arith.constant 256 : index
    %c1024 = arith.constant 1024 : index
    %bid64 = hivm.hir.get_block_idx -> i64
    %bid = arith.index_cast %bid64 : i64 to index
    %bm = arith.divui %bid, %c2 : index
    %bn = arith.remui %bid, %c2 : index
    %m = arith.muli %bm, %c128 : index
    %n = arith.muli %bn, %c256 : index
    %e = tensor.empty() : tensor<128x256xf32>
    %acc = scf.for %k = %c0 to %c1024 step %c64 iter_args(%c = %e) -> (tensor<128x256xf32>) {
      %ga = memref.subview %A[%m, %k] [128, 64] [1, 1] : memref<512x1024xf16, #hivm.address_space<gm>> to memref<128x64xf16, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>
      %gb = memref.subview %B[%k, %n] [64, 256] [1, 1] : memref<1024x512xf16, #hivm.address_space<gm>> to memref<64x256xf16, strided<[512, 1], offset: ?>, #hivm.address_space<gm>>
      %la = memref.alloc() : memref<128x64xf16>
      %lb = memref.alloc() : memref<64x256xf16>
      hivm.hir.load ins(%ga : memref<128x64xf16, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>) outs(%la : memref<128x64xf16>)
      hivm.hir.load ins(%gb : memref<64x256xf16, strided<[512, 1], offset: ?>, #hivm.address_space<gm>>) outs(%lb : memref<64x256xf16>)
      %ta = bufferization.to_tensor %la restrict writable : memref<128x64xf16>
      %tb = bufferization.to_tensor %lb restrict writable : memref<64x256xf16>
      %init = arith.cmpi eq, %k, %c0 : index
      %d = hivm.hir.mmadL1 ins(%ta, %tb, %init, %c128, %c64, %c256 : tensor<128x64xf16>, tensor<64x256xf16>, i1, index, index, index) outs(%c : tensor<128x256xf32>) -> tensor<128x256xf32>
      scf.yield %d : tensor<128x256xf32>
    }
    %gc = memref.subview %C[%m, %n] [128, 256] [1, 1] : memref<512x512xf16, #hivm.address_space<gm>> to memref<128x256xf16, strided<[512, 1], offset: ?>, #hivm.address_space<gm>>
    hivm.hir.fixpipe {dma_mode = #hivm.dma_mode<nz2nd>, pre_quant = #hivm.fixpipe_pre_quant_mode<F322F16>} ins(%acc : tensor<128x256xf32>) outs(%gc : memref<128x256xf16, strided<[512, 1], offset: ?>, #hivm.address_space<gm>>)
    return
  }
}
