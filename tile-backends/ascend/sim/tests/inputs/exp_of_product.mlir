// "minicv": D = exp(A*B), C = A*B, tensor form, triton ABI; bishengir splits it into an AIC and an AIV function
// (SplitMixKernel), inserts a GM workspace for the L0C->UB hand-over and the FFTS cross-core flags.
// The three compiler args (ffts base, sync-block-lock, workspace) must exist on the entry.
module {
  func.func @minicv(%ffts: i64 {hacc.arg_type = #hacc.arg_type<ffts_base_address>},
                    %lock: memref<?xi8> {hacc.arg_type = #hacc.arg_type<sync_block_lock>},
                    %ws: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>},
                    %A: memref<1024x512xf16, #hivm.address_space<gm>>,
                    %B: memref<512x1024xf16, #hivm.address_space<gm>>,
                    %C: memref<1024x1024xf32, #hivm.address_space<gm>>,
                    %D: memref<1024x1024xf32, #hivm.address_space<gm>>,
                    %gx: i32, %gy: i32, %gz: i32, %px: i32, %py: i32, %pz: i32)
      attributes {SyncBlockLockArgIdx = 0 : i64, WorkspaceArgIdx = 1 : i64,
                  hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>, mix_mode = "mix"} {
    hivm.hir.set_ffts_base_addr %ffts
    %true = arith.constant true
    %c8 = arith.constant 8 : index
    %c128 = arith.constant 128 : index
    %c512 = arith.constant 512 : index
    %bid64 = hivm.hir.get_block_idx -> i64
    %bid = arith.index_cast %bid64 : i64 to index
    %bm = arith.divui %bid, %c8 : index
    %bn = arith.remui %bid, %c8 : index
    %m = arith.muli %bm, %c128 : index
    %n = arith.muli %bn, %c128 : index
    %ga = memref.subview %A[%m, 0] [128, 512] [1, 1] : memref<1024x512xf16, #hivm.address_space<gm>> to memref<128x512xf16, strided<[512, 1], offset: ?>, #hivm.address_space<gm>>
    %gb = memref.subview %B[0, %n] [512, 128] [1, 1] : memref<512x1024xf16, #hivm.address_space<gm>> to memref<512x128xf16, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>
    %la = memref.alloc() : memref<128x512xf16>
    %lb = memref.alloc() : memref<512x128xf16>
    hivm.hir.load ins(%ga : memref<128x512xf16, strided<[512, 1], offset: ?>, #hivm.address_space<gm>>) outs(%la : memref<128x512xf16>)
    hivm.hir.load ins(%gb : memref<512x128xf16, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>) outs(%lb : memref<512x128xf16>)
    %ta = bufferization.to_tensor %la restrict writable : memref<128x512xf16>
    %tb = bufferization.to_tensor %lb restrict writable : memref<512x128xf16>
    %e = tensor.empty() : tensor<128x128xf32>
    %acc = hivm.hir.mmadL1 ins(%ta, %tb, %true, %c128, %c512, %c128 : tensor<128x512xf16>, tensor<512x128xf16>, i1, index, index, index) outs(%e : tensor<128x128xf32>) -> tensor<128x128xf32>
    %e2 = tensor.empty() : tensor<128x128xf32>
    %x = hivm.hir.vexp ins(%acc : tensor<128x128xf32>) outs(%e2 : tensor<128x128xf32>) -> tensor<128x128xf32>
    %gc = memref.subview %C[%m, %n] [128, 128] [1, 1] : memref<1024x1024xf32, #hivm.address_space<gm>> to memref<128x128xf32, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>
    %gd = memref.subview %D[%m, %n] [128, 128] [1, 1] : memref<1024x1024xf32, #hivm.address_space<gm>> to memref<128x128xf32, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>
    hivm.hir.store ins(%acc : tensor<128x128xf32>) outs(%gc : memref<128x128xf32, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>)
    hivm.hir.store ins(%x : tensor<128x128xf32>) outs(%gd : memref<128x128xf32, strided<[1024, 1], offset: ?>, #hivm.address_space<gm>>)
    return
  }
}
