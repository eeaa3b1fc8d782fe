// flash attention forward (one head, S=1024, D=64, no mask), tensor form, triton ABI.
// C->V->C per KV tile: bishengir splits AIC/AIV, allocates GM workspaces, inserts cross-core flags.
module {
  func.func @fa(%ffts: i64 {hacc.arg_type = #hacc.arg_type<ffts_base_address>},
                %lock: memref<?xi8> {hacc.arg_type = #hacc.arg_type<sync_block_lock>},
                %ws: memref<?xi8> {hacc.arg_type = #hacc.arg_type<workspace>},
                %Q: memref<1024x64xf16, #hivm.address_space<gm>>, %K: memref<1024x64xf16, #hivm.address_space<gm>>,
                %V: memref<1024x64xf16, #hivm.address_space<gm>>, %O: memref<1024x64xf16, #hivm.address_space<gm>>,
                %gx: i32, %gy: i32, %gz: i32, %px: i32, %py: i32, %pz: i32)
      attributes {SyncBlockLockArgIdx = 0 : i64, WorkspaceArgIdx = 1 : i64,
                  hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>, mix_mode = "mix"} {
    hivm.hir.set_ffts_base_addr %ffts
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c1024 = arith.constant 1024 : index
    %scale = arith.constant 0.125 : f32
    %ninf = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %bid64 = hivm.hir.get_block_idx -> i64
    %bid = arith.index_cast %bid64 : i64 to index
    %m = arith.muli %bid, %c128 : index
    %gq = memref.subview %Q[%m, 0] [128, 64] [1, 1] : memref<1024x64xf16, #hivm.address_space<gm>> to memref<128x64xf16, strided<[64, 1], offset: ?>, #hivm.address_space<gm>>
    %lq = memref.alloc() : memref<128x64xf16>
    hivm.hir.load ins(%gq : memref<128x64xf16, strided<[64, 1], offset: ?>, #hivm.address_space<gm>>) outs(%lq : memref<128x64xf16>)
    %tq = bufferization.to_tensor %lq restrict writable : memref<128x64xf16>
    %e1 = tensor.empty() : tensor<128x1xf32>
    %e2 = tensor.empty() : tensor<128x1xf32>
    %e3 = tensor.empty() : tensor<128x64xf32>
    %m0 = hivm.hir.vbrc ins(%ninf : f32) outs(%e1 : tensor<128x1xf32>) -> tensor<128x1xf32>
    %l0 = hivm.hir.vbrc ins(%zero : f32) outs(%e2 : tensor<128x1xf32>) -> tensor<128x1xf32>
    %o0 = hivm.hir.vbrc ins(%zero : f32) outs(%e3 : tensor<128x64xf32>) -> tensor<128x64xf32>
    %r:3 = scf.for %j = %c0 to %c1024 step %c128 iter_args(%mi = %m0, %li = %l0, %oi = %o0) -> (tensor<128x1xf32>, tensor<128x1xf32>, tensor<128x64xf32>) {
      %gk = memref.subview %K[%j, 0] [128, 64] [1, 1] : memref<1024x64xf16, #hivm.address_space<gm>> to memref<128x64xf16, strided<[64, 1], offset: ?>, #hivm.address_space<gm>>
      %gv = memref.subview %V[%j, 0] [128, 64] [1, 1] : memref<1024x64xf16, #hivm.address_space<gm>> to memref<128x64xf16, strided<[64, 1], offset: ?>, #hivm.address_space<gm>>
      %lk = memref.alloc() : memref<128x64xf16>
      %lv = memref.alloc() : memref<128x64xf16>
      hivm.hir.load ins(%gk : memref<128x64xf16, strided<[64, 1], offset: ?>, #hivm.address_space<gm>>) outs(%lk : memref<128x64xf16>)
      hivm.hir.load ins(%gv : memref<128x64xf16, strided<[64, 1], offset: ?>, #hivm.address_space<gm>>) outs(%lv : memref<128x64xf16>)
      %tk = bufferization.to_tensor %lk restrict writable : memref<128x64xf16>
      %tv = bufferization.to_tensor %lv restrict writable : memref<128x64xf16>
      %se = tensor.empty() : tensor<128x128xf32>
      %s = hivm.hir.mmadL1 {b_transpose} ins(%tq, %tk, %true, %c128, %c64, %c128 : tensor<128x64xf16>, tensor<128x64xf16>, i1, index, index, index) outs(%se : tensor<128x128xf32>) -> tensor<128x128xf32>
      %ae = tensor.empty() : tensor<128x128xf32>
      %sc = hivm.hir.vmul ins(%s, %scale : tensor<128x128xf32>, f32) outs(%ae : tensor<128x128xf32>) -> tensor<128x128xf32>
      %re = tensor.empty() : tensor<128x1xf32>
      %rm = hivm.hir.vreduce <max> ins(%sc : tensor<128x128xf32>) outs(%re : tensor<128x1xf32>) reduce_dims = [1] -> tensor<128x1xf32>
      %ne = tensor.empty() : tensor<128x1xf32>
      %mn = hivm.hir.vmax ins(%mi, %rm : tensor<128x1xf32>, tensor<128x1xf32>) outs(%ne : tensor<128x1xf32>) -> tensor<128x1xf32>
      %de = tensor.empty() : tensor<128x1xf32>
      %dm = hivm.hir.vsub ins(%mi, %mn : tensor<128x1xf32>, tensor<128x1xf32>) outs(%de : tensor<128x1xf32>) -> tensor<128x1xf32>
      %fe = tensor.empty() : tensor<128x1xf32>
      %al = hivm.hir.vexp ins(%dm : tensor<128x1xf32>) outs(%fe : tensor<128x1xf32>) -> tensor<128x1xf32>
      %be = tensor.empty() : tensor<128x128xf32>
      %mb = hivm.hir.vbrc ins(%mn : tensor<128x1xf32>) outs(%be : tensor<128x128xf32>) broadcast_dims = [1] -> tensor<128x128xf32>
      %ce = tensor.empty() : tensor<128x128xf32>
      %sd = hivm.hir.vsub ins(%sc, %mb : tensor<128x128xf32>, tensor<128x128xf32>) outs(%ce : tensor<128x128xf32>) -> tensor<128x128xf32>
      %ge = tensor.empty() : tensor<128x128xf32>
      %p = hivm.hir.vexp ins(%sd : tensor<128x128xf32>) outs(%ge : tensor<128x128xf32>) -> tensor<128x128xf32>
      %he = tensor.empty() : tensor<128x1xf32>
      %rs = hivm.hir.vreduce <sum> ins(%p : tensor<128x128xf32>) outs(%he : tensor<128x1xf32>) reduce_dims = [1] -> tensor<128x1xf32>
      %ie = tensor.empty() : tensor<128x1xf32>
      %la = hivm.hir.vmul ins(%li, %al : tensor<128x1xf32>, tensor<128x1xf32>) outs(%ie : tensor<128x1xf32>) -> tensor<128x1xf32>
      %je = tensor.empty() : tensor<128x1xf32>
      %ln = hivm.hir.vadd ins(%la, %rs : tensor<128x1xf32>, tensor<128x1xf32>) outs(%je : tensor<128x1xf32>) -> tensor<128x1xf32>
      %pe = tensor.empty() : tensor<128x128xf16>
      %ph = hivm.hir.vcast ins(%p : tensor<128x128xf32>) outs(%pe : tensor<128x128xf16>) round_mode = <rint> -> tensor<128x128xf16>
      %ke = tensor.empty() : tensor<128x64xf32>
      %pv = hivm.hir.mmadL1 ins(%ph, %tv, %true, %c128, %c128, %c64 : tensor<128x128xf16>, tensor<128x64xf16>, i1, index, index, index) outs(%ke : tensor<128x64xf32>) -> tensor<128x64xf32>
      %le = tensor.empty() : tensor<128x64xf32>
      %ab = hivm.hir.vbrc ins(%al : tensor<128x1xf32>) outs(%le : tensor<128x64xf32>) broadcast_dims = [1] -> tensor<128x64xf32>
      %me = tensor.empty() : tensor<128x64xf32>
      %oa = hivm.hir.vmul ins(%oi, %ab : tensor<128x64xf32>, tensor<128x64xf32>) outs(%me : tensor<128x64xf32>) -> tensor<128x64xf32>
      %oe = tensor.empty() : tensor<128x64xf32>
      %on = hivm.hir.vadd ins(%oa, %pv : tensor<128x64xf32>, tensor<128x64xf32>) outs(%oe : tensor<128x64xf32>) -> tensor<128x64xf32>
      scf.yield %mn, %ln, %on : tensor<128x1xf32>, tensor<128x1xf32>, tensor<128x64xf32>
    }
    %qe = tensor.empty() : tensor<128x64xf32>
    %lb = hivm.hir.vbrc ins(%r#1 : tensor<128x1xf32>) outs(%qe : tensor<128x64xf32>) broadcast_dims = [1] -> tensor<128x64xf32>
    %ue = tensor.empty() : tensor<128x64xf32>
    %of = hivm.hir.vdiv ins(%r#2, %lb : tensor<128x64xf32>, tensor<128x64xf32>) outs(%ue : tensor<128x64xf32>) -> tensor<128x64xf32>
    %ve = tensor.empty() : tensor<128x64xf16>
    %oh = hivm.hir.vcast ins(%of : tensor<128x64xf32>) outs(%ve : tensor<128x64xf16>) round_mode = <rint> -> tensor<128x64xf16>
    %go = memref.subview %O[%m, 0] [128, 64] [1, 1] : memref<1024x64xf16, #hivm.address_space<gm>> to memref<128x64xf16, strided<[64, 1], offset: ?>, #hivm.address_space<gm>>
    hivm.hir.store ins(%oh : tensor<128x64xf16>) outs(%go : memref<128x64xf16, strided<[64, 1], offset: ?>, #hivm.address_space<gm>>)
    return
  }
}
