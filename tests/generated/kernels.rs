//! Random kernels. Written by `tile_core::testing::corpus`; `TILE_BLESS=1 cargo
//! test -p tile-core --test tables corpus` writes it anew.
#![allow(
    missing_docs,
    unused,
    unreachable_pub,
    clippy::all,
    clippy::allow_attributes_without_reason,
    reason = "the kernels are noise; what matters is that they mean the same everywhere"
)]
#![deny(
    non_snake_case,
    unused_doc_comments,
    unfulfilled_lint_expectations,
    reason = "a statement that does without its attribute is an error"
)]

use tile_kernel::launch::Kernel;
use tile_kernel::prelude::*;

#[tile_kernel]
pub fn random_15<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T::Acc, 2>,
    x1: &Tensor<f32, 4>,
    y2: &mut Tensor<T, 2>,
    y3: &mut Tensor<T, 2>,
    a4: &mut Tensor<u64, 1>,
    h5: &mut Tensor<u64, 1>,
    _q5: usize,
) {
    dims!(x0 = [d0, d1], x1 = [BN + 1, BN + 1, 1, 1], y2 = [d1, d1], y3 = [d1, d1], a4 = [d4], h5 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    require!((d1 < 100), "extents are below 100");
    let [b2, b3] = blocks([d1.div_ceil(BM), d1.div_ceil(BM)]);
    let mut t6 = shared::<T::Acc>([BM, BN]);
    copy(x0.at([d4, (b3 * (BN + 1))]), &mut t6);
    let mut t7 = shared::<f32>([BK]);
    parallel!(BK, |i6| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t7[i6] = 1.0;
    });
    let mut t8 = shared::<f32>([1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_product(&t7, &mut t8, 0);
    let mut v7: f32 = 1.0;
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    for k8 in 0..5 {
        v7 += t7[_q5].min_nan(cast::<f32>(x0[[b3, b2]])).max(cast::<f32>(x1[[(d1 + 4), ((_q5 * BN) / BN), b3, cast::<usize>(t6[[d1, d4]])]]));
    }
    let mut t9 = shared::<f32>([BN, BM, 1, 1]);
    clear(&mut t9);
    parallel!(BK, |i9| {
        t7.atomic_cas([i9], (-1.0 + t8[b3]), (if (3 < i9) { (t9[[d4, i9, 0, d0]] / 4.75) } else { t8[d4].abs() }), Release);
    });
    let mut t10 = shared::<u64>([BK]);
    copy(x0.at(((b3 * BN), span((b2 * BK), BK))), &mut t10);
    atomic_min(&t10, a4.at_mut([d1]), Acquire);
    parallel!((BM, BN), |i10, i11| {
        h5.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t6[[i10, i11]]) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), Relaxed);
    });
    parallel!(BK, |i12| {
        h5.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!(1, |i13| {
        h5.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Relaxed);
    });
    parallel!((BN, BM, 1, 1), |i14, i15, i16, i17| {
        h5.atomic_add([(((((((((1 * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i14, i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
    });
    #[allow(non_snake_case)]
    let mut t11Renamed = shared::<T>([BM, BM]);
    copy(t9.at([b2, (b3 * BK), b3, (b3 * BM)]).or(x1[[cast::<usize>(t6[[1, b2]]), d4, 0, 0]]), &mut t11Renamed);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t11Renamed, y2.at_mut([(b2 * BM), (b3 * BM)]));
    let mut t12 = fragment::<T>([BM, BM]);
    copy(t9.at([b3, cast::<usize>(t6[[x0.dim(0), d1]]), (b2 * BM), (b2 * BM)]), &mut t12);
    copy(&t12, y3.at_mut([(b2 * BM), (b3 * BM)]));
}

const SCALE_16: u8 = 6;
#[tile_kernel]
pub fn random_16(
    x0: &Tensor<i64, 5>,
    x1: &Tensor<F8E4M3, 3>,
    x2: &Tensor<i32, 2>,
    y3: &mut Tensor<F8E4M3, 2>,
    y4: &mut Tensor<F8E4M3, 2>,
    _p5: bool,
    _p6: usize,
) {
    dims!(x0 = [8, 8, 1, 1, 4], x1 = [d0, d1, d0], x2 = [d1, d0], y3 = [d0, d2], y4 = [d0, d2]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b3, b4] = blocks([d0.div_ceil(1), d2.div_ceil(4)]);
    let mut t5 = shared::<i32>([1, 8, 8, 4, 1]);
    parallel!((1, 8, 8, 4, 1), |i7, i8, i9, i10, i11| {
        #[allow(non_snake_case)]
        let v12Renamed: i64 = -4;
        t5[[i7, i8, i9, i10, i11]] = cast::<i32>(x0[[i7, x1.dim(0), 0, i11, i7]]);
    });
    let mut t6 = fragment::<i64>([4]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x2.at((b3, span((b3 * 1), 4))), &mut t6);
    clear(&mut t6);
    let v13: i64 = x0[[b4, (b3 / 3), (((b3 * 1) + b3) % 1), b3, b3]];
    fill(t6.at_mut((span((d0 * 1), 4),)), v13);
    let mut t7 = fragment::<i64>([8, 4]);
    copy(x0.at(((b3 * 8), (d0 * 8), span(0, 4), span((d2 * 8), 8), (b3 * 8))).t(), &mut t7);
    let mut t8 = fragment::<i64>([8, 1]);
    #[allow(non_snake_case)]
    parallel!((8, 1), |i14Renamed, i15Renamed| {
        t8[[i14Renamed, i15Renamed]] = cast::<i64>(b4).min((1 + 2));
    });
    let mut t9 = fragment::<i64>([4, 1]);
    clear(&mut t9);
    gemm(t7.t(), &t8, &mut t9);
    let mut t10 = shared::<i32>([8, 4, 1]);
    copy(x1.at([(b3 * 4), (_p6 * 4), (d0 * 1)]), &mut t10);
    let mut t11 = shared::<i32>([4, 1]);
    reduce_min(&t10, &mut t11, 0);
    let mut t12 = shared::<i32>([1, 8, 8, 4]);
    fill(&mut t12, 1);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_sum_into(&t5, &mut t12, 4);
    parallel!((d1.min(8), 4, d1.min(1)), |i16, i17, i18| {
        let mut l13 = local::<i32>([3]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k19 in 0..3 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            l13[k19] = (cast::<i32>(t10[[(i16 * 2), i17, i18]]) / x2[[cast::<usize>(t10[[(i16 * 2), i17, i18]]), i18]]);
        }
        t10[[(i16 * 2), i17, i18]] = l13[i18];
    });
    parallel!((1, 8, 8, 4, d2.min(1)), |i20, i21, i22, i23, i24| {
        let v25: i64 = ((t9[[i23, i20]] + cast::<i64>(t5[[i20, i21, i22, (i23 + 2), i24]])) | t9[[cast::<usize>(t11[[cast::<usize>(t12[[i24, i23, i23, i24]]), i20]]), cast::<usize>(t5[[i20, i21, i22, (i23 + 2), i24]])]]);
        t5[[i20, i21, i22, (i23 + 2), i24]] = ((((((cast::<i32>(x0[[i21, i21, i20, i24, i23]]) * 4) + t5[[i20, i21, i22, (i23 + 2), i24]]) % 4) * (cast::<i32>(t5[[i20, i21, i22, (i23 + 2), i24]]) >> 13)) * 8) % 8);
    });
    parallel!((1, 4), |i26, i27| {
        y3[[((b3 * 1) + i26), ((b4 * 4) + i27)]] = select((x0[[i26, i27, i26, (((i26 * 1) + b3) / 1), i27.min(0)]] <= t9[[0, cast::<usize>(t12[[i26, _p6, cast::<usize>(t10[[i26, i27, b3]]), i27]])]]), (cast::<F8E4M3>(t6[i26]) * 0.5).log1p(), select((!x1[[cast::<usize>(x0[[i27, i26, cast::<usize>(t6[i26]), i26, cast::<usize>(t11[[i27, i26]])]]), i27, i26]].is_finite()), (cast::<F8E4M3>(x0[[5, b3, i26, 0, cast::<usize>(t5[[d0, i27, i27, 2, 0]]).max(i27)]]).floor() * 0.5).atan(), select((x1[[0, i26, 0]] != x1[[i26, i26, cast::<usize>(t6[i26])]]), (cast::<F8E4M3>(x0[[i26, ((b4 - 9) % (i27 - 4)), (((i26 * 1) + i26) / 1), (i26 + 4), (i26 % 1)]]).abs() * 0.5).asin(), (cast::<F8E4M3>(t6[i26]) * 0.5).atan2(-3.0))));
    });
    parallel!((1, 4), |i28, i29| {
        y4[[((b3 * 1) + i28), ((b4 * 4) + i29)]] = ((1.0 * -1.0) + cast::<F8E4M3>(t6[x2.dim(1)]));
    });
}

#[tile_fn]
pub fn function_17(_v0: f32, _v1: f32) -> f32 {
    (_v0 + 0.0f32.mul_add(-4.0, 1.0))
}
#[tile_kernel]
pub fn random_17<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<F8E4M3, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p6: f32,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d2], x1 = [d3], x2 = [d4, d2], y3 = [d4, BM], h4 = [7]);
    let n7: usize = d4.div_ceil(1);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b5] = blocks([d4.div_ceil(1)]);
    let mut t5 = fragment::<f32>([BN, BM, 1]);
    parallel!((1, BM, BN), |i8, i9, i10| {
        #[expect(non_snake_case)]
        t5[[i10, i9, i8]] = { let assignedRenamed: f32 = x1[b5]; assignedRenamed };
    });
    let mut t6 = shared::<f32>([1, BN, 1, 1]);
    parallel!((1, BN, 1, 1), |i11, i12, i13, i14| {
        let v15: f32 = (-_p6);
        #[expect(non_snake_case)]
        t6[[i11, i12, i13, i14]] = { let assignedRenamed: f32 = (cast::<f32>(n7) * x1[i13]).max_nan(x1[i12]); assignedRenamed };
    });
    let mut t7 = fragment::<f32>([1, BN, 1, 1]);
    fill(&mut t7, 1.0);
    reduce_abs_max_into(&t6, &mut t7, 2);
    let mut t8 = shared::<f32>([1, BN, 1]);
    copy(t5.at([14, (b5 * 1), (b5 * BN)]), &mut t8);
    let n16: usize = (d4 % 2).max(0);
    let mut t9 = shared::<F8E4M3>([1, BN]);
    parallel!((1, BN), |i17, i18| {
        t9[[i17, i18]] = x2[[(i17 / 4), (b5 - 3)]];
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = fragment::<F8E4M3>([1, BM]);
    parallel!((1, BM), |i19, i20| {
        t10[[i19, i20]] = (1.0 * cast::<F8E4M3>(0).floor());
    });
    let mut t11 = shared::<f32>([BN, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm_set(t9.t(), &t10, &mut t11);
    parallel!((1, BN, 1, 1), |i21, i22, i23, i24| {
        t6.atomic_exchange([i21, i22, i23, i24], _p6, Acquire);
    });
    parallel!((1, BN, 1), |i25, i26, i27| {
        if (i25 > 6) {
            t8[[i25, i26, i27]] = x1[(((((i27 - 3) >> 4) * 1) + i25) % 1)];
        }
    });
    let mut t12 = fragment::<F8E4M3>([BN, BM, 1]);
    parallel!((BN, BM, 1), |i28, i29, i30| {
        let mut s31: F8E4M3 = 0.0;
        for k32 in 0..3 {
            s31 += (0.0 + -2.0);
        }
        t12[[i28, i29, i30]] = s31;
    });
    for k33 in 0..b5 {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(t7.at((span((n16 + 3), 1), span((k33 * 1), BN), span((n16 * 1), 1), span(d4, 1))).or(cast::<f32>(d4)), &mut t6);
        #[allow(non_snake_case)]
        let mut t13Renamed = fragment::<f32>([1, 4]);
        parallel!((1, 4), |i34, i35| {
            t13Renamed[[i34, i35]] = x1[i35];
        });
        let mut t14 = fragment::<f32>([1, 8]);
        #[expect(non_snake_case)]
        parallel!((1, 8), |i36Renamed, i37Renamed| {
            t14[[i36Renamed, i37Renamed]] = x1[i37Renamed];
        });
        let mut t15 = shared::<f32>([1, 1]);
        clear(&mut t15);
        let mut t16 = shared::<u8>([1, 1]);
        fill(&mut t16, 144);
        gemm_sp(&t13Renamed, &t16, t14.t(), &mut t15);
        let mut t17 = fragment::<i32>([1]);
        reduce_argmin(&t10, &mut t17, 1);
        #[allow(non_snake_case)]
        let mut v38Renamed: F8E4M3 = 1.0;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        for k39 in 0..4 {
            #[allow(non_snake_case)]
            v38Renamed += { let assignedRenamed: F8E4M3 = 4.25; assignedRenamed };
        }
        parallel!((1, 1), |i40, i41| {
            h4.atomic_add([(((((1 * 5) + i40) * 5) + i41) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i40, i41]]) * 16.0))) * cast::<u64>(((((1 * 5) + i40) * 5) + i41))), Relaxed);
        });
        #[expect(non_snake_case)]
        parallel!(1, |i42Renamed| {
            h4.atomic_add([(((1 * 5) + i42Renamed) % 7)], (cast::<u64>(t17[i42Renamed]) * cast::<u64>(((1 * 5) + i42Renamed))), Relaxed);
        });
    }
    parallel!((1, BN, 1), |i43, i44, i45| {
        h4.atomic_add([(((((((1 * 5) + i43) * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i43, i44, i45]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i43) * 5) + i44) * 5) + i45))), Relaxed);
    });
    parallel!((1, BN), |i46, i47| {
        h4.atomic_add([(((((1 * 5) + i46) * 5) + i47) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i46, i47]]) * 16.0))) * cast::<u64>(((((1 * 5) + i46) * 5) + i47))), Release);
    });
    parallel!((1, BM), |i48, i49| {
        h4.atomic_add([(((((1 * 5) + i48) * 5) + i49) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i48, i49]]) * 16.0))) * cast::<u64>(((((1 * 5) + i48) * 5) + i49))), Relaxed);
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BM), |i50Renamed, i51Renamed| {
        h4.atomic_add([(((((1 * 5) + i50Renamed) * 5) + i51Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i50Renamed, i51Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i50Renamed) * 5) + i51Renamed))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BN, BM, 1), |i52Renamed, i53Renamed, i54Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((((1 * 5) + i52Renamed) * 5) + i53Renamed) * 5) + i54Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i52Renamed, i53Renamed, i54Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i52Renamed) * 5) + i53Renamed) * 5) + i54Renamed))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((1, BM), |i55Renamed, i56Renamed| {
        y3[[((b5 * 1) + i55Renamed), (0 + i56Renamed)]] = select((t5[[d3, (((2 * 1) + i55Renamed) / 1), i55Renamed]] == t8[[i55Renamed, d3, i55Renamed]]), (x1[0] * 0.5).log1p(), select((i55Renamed == i56Renamed), (x1[n16].abs() * 0.5).copysign(1.0), select((!(i56Renamed != i55Renamed)), (_p6.abs() * 0.5).atan2(cast::<f32>(b5)), ((((if (cast::<u32>((n7 - 5)) == cast::<u32>(i55Renamed)) { x1[i55Renamed] } else { x1[i56Renamed] }) + (0.0 * -2.0)) * 0.5).abs() + 1.0).recip())));
    });
}

#[tile_kernel]
pub fn random_18<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p8: f32,
    _p9: f32,
    _q10: usize,
) {
    dims!(x0 = [d0], x1 = [d1, BN], y2 = [d2, d3, d4], h3 = [7]);
    #[cfg(all())]
    require!((d2 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b5, b6, b7] = blocks([d2.div_ceil(BN), d3.div_ceil(BM), d4.div_ceil(BM)]);
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    let mut t4 = shared::<f32>([BK, BN, BK]);
    parallel!((BK, BN, BK), |i11, i12, i13| {
        t4[[i11, i12, i13]] = x1[[6, i11]].round_ties_even().min(x0[d3]);
    });
    let mut t5 = fragment::<f32>([BN, BK, BK]);
    #[allow(non_snake_case)]
    let v14Renamed: f32 = (t4[[b5, b7, b5]].mul_add(t4[[b5, 13, 0]], t4[[b5, d1, 0]]) + x0[b6]);
    fill(&mut t5, v14Renamed);
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t6Renamed = fragment::<bool>([BK, BM, BM, BM]);
    #[cfg_attr(all(), cfg(not(all())))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, BM, BM, BK), |i15, i16, i17, i18| {
        t6Renamed[[i18, i17, i16, i15]] = (cast::<i16>((i16 - 4)) == cast::<i16>(i17));
    });
    let mut t7 = fragment::<bool>([BK, BM, BM]);
    #[cfg(all())]
    reduce_all(&t6Renamed, &mut t7, 3);
    let mut t8 = fragment::<i32>([BN, BK]);
    reduce_argmax(&t5, &mut t8, 1);
    let mut t9 = fragment::<bool>([1, BM, BM]);
    reduce_any(&t7, &mut t9, 0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<f32>([BM]);
    copy(t9.at([(b5 * BM), (b7 * BK), cast::<usize>(t8[[d0, 0]])]), &mut t10);
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BK, BM, BM, BM), |i19, i20, i21, i22| {
        h3.atomic_add([(((((((((1 * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t6Renamed[[i19, i20, i21, i22]]) * cast::<u64>(((((((((1 * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    #[cfg(all())]
    parallel!((BK, BM, BM), |i23, i24, i25| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((((1 * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t7[[i23, i24, i25]]) * cast::<u64>(((((((1 * 5) + i23) * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((BN, BK), |i26, i27| {
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t8[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Release);
    });
    parallel!((1, BM, BM), |i28, i29, i30| {
        h3.atomic_add([(((((((1 * 5) + i28) * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t9[[i28, i29, i30]]) * cast::<u64>(((((((1 * 5) + i28) * 5) + i29) * 5) + i30))), SeqCst);
    });
    parallel!(BM, |i31| {
        h3.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i31]) * 16.0))) * cast::<u64>(((1 * 5) + i31))), SeqCst);
    });
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    parallel!((BN, BM, BM), |i32, i33, i34| {
        y2[[((b5 * BN) + i32), ((b6 * BM) + i33), ((b7 * BM) + i34)]] = select(t7[[(d0 / 1), 0, d0]], (x1[[i33, _q10]] * 0.5).expm1(), select(t9[[b6, b5, i34]], ((-3.0f32).min(x1[[b6, i34]]).min((-_p9)) * 0.5).acos(), select(((i34 - 1) > ((i34 - 7) >> 4)), ((cast::<f32>(b5) - t10[i33]).mul_add((if t6Renamed[[x0.dim(0), cast::<usize>(t8[[cast::<usize>(t8[[cast::<usize>(t8[[i33, d3]]), 0]]), 0]]), i34, 3]] { t10[cast::<usize>(t8[[d2, x0.dim(0)]])] } else { t10[cast::<usize>(t8[[i32, b5]])] }), (t10[i32] * t10[1])) * 0.5).log1p(), (x0[i34] * 0.5).sinh())));
    });
}

const SCALE_19: f32 = 1.0;
#[tile_kernel(fast_math)]
pub fn random_19<T: Int, const _FLAG: bool>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<T, 1>,
    y2: &mut Tensor<f64, 1>,
    y3: &mut Tensor<T::Acc, 1>,
    _q4: usize,
) {
    dims!(x0 = [4, d0, d1], x1 = [d0], y2 = [d2], y3 = [d2]);
    let mut w4 = workspace::<T::Acc>([d2]);
    let [b3] = blocks([d2.div_ceil(2)]);
    let mut t5 = fragment::<T::Acc>([4]);
    copy(x1.at((span((d2 * 2), 4),)), &mut t5);
    let mut t6 = shared::<f32>([8, 8, 2, 2, 1]);
    parallel!((8, 8, 2, 2, 1), |i5, i6, i7, i8, i9| {
        t6[[i5, i6, i7, i8, i9]] = (-x0[[i9, _q4, ((((i8 - 5) * 4) + d0) % 4)]]);
    });
    let mut t7 = shared::<i32>([4]);
    parallel!(4, |i10| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t7[i10] = ((cast::<i32>(i10) * 3) + -1);
    });
    let mut t8 = shared::<T::Acc>([4]);
    copy(x1.at([(b3 * 4)]).or(x1[d2]), &mut t8);
    scatter(&t8, &t7, &mut t5);
    let mut t9 = fragment::<i32>([8]);
    parallel!(8, |i11| {
        #[allow(non_snake_case)]
        t9[i11] = { let assignedRenamed: i32 = ((cast::<i32>(i11) * 1) + 0); assignedRenamed };
    });
    let mut t10 = shared::<T::Acc>([8]);
    parallel!(8, |i12| {
        let mut s13: T::Acc = 0;
        for k14 in 0..5 {
            #[allow(non_snake_case)]
            s13 += { let assignedRenamed: T::Acc = 1; assignedRenamed };
        }
        t10[i12] = s13;
    });
    scatter(&t10, &t9, &mut t8);
    let mut t11 = shared::<f32>([2]);
    copy(t8.at((span(b3, 2),)).or(3), &mut t11);
    let mut t12 = fragment::<f32>([8, 4]);
    copy(t6.at((span((d2 * 8), 8), b3, span((b3 * 8), 4), (b3 * 4), (b3 * 2))).or(-2.0), &mut t12);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t13Renamed = shared::<f32>([2, 4]);
    copy(x0.at((span((d1 * 8), 2), (b3 * 4), span((b3 * 8), 4))), &mut t13Renamed);
    #[expect(non_snake_case)]
    let mut t14Renamed = fragment::<f32>([8, 2]);
    clear(&mut t14Renamed);
    gemm(&t12, t13Renamed.t(), &mut t14Renamed);
    let mut t15 = shared::<T::Acc>([2]);
    parallel!(2, |i15| {
        let v16: f32 = (1.0f32 - -2.0).mul_add(t12[[i15, i15]], t6[[5, _q4, 0, i15, cast::<usize>(t7[i15])]].round());
        t15[i15] = select((cast::<u64>(((b3 - 2) - 3)) <= cast::<u64>(b3)), select((i15 >= i15), t5[0], t5[((cast::<usize>(t9[x1.dim(0)]) - 5) >> (i15 - 3))]), (1 + 2));
    });
    #[expect(non_snake_case)]
    let mut t16Renamed = fragment::<T::Acc>([2]);
    copy(&t15, w4.at_mut([(b3 * 2)]));
    copy(w4.at([(b3 * 2)]), &mut t16Renamed);
    copy(&t11, y2.at_mut([(b3 * 2)]));
    copy(&t11, y3.at_mut([(b3 * 2)]));
}

const SCALE_20: f64 = 3.0;
#[tile_fn]
pub fn function_20(_v0: f16) -> f16 {
    _v0.max((_v0 + f16::from_bits((cast::<f16>(-4).round().to_bits() | 32768))))
}
#[tile_kernel]
pub fn random_20<const BM: usize, const BN: usize>(
    x0: &Tensor<f16, 3>,
    y1: &mut Tensor<f32, 2>,
    a2: &mut Tensor<u32, 1>,
    _p6: f64,
    _p7: f32,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d1, d1, d1], y1 = [d1, d2], a2 = [d5]);
    require!((d1 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b3, b4] = blocks([d1.div_ceil(BM), d2.div_ceil(BM)]);
    let mut t3 = fragment::<f32>([BM, BN, 3]);
    parallel!((3, BN, BM), |i8, i9, i10| {
        #[expect(non_snake_case)]
        t3[[i10, i9, i8]] = { let assignedRenamed: f32 = ((-2.0f32) / 4.0).min(cast::<f32>(x0[[d5, b4, b3]]).max_nan(_p7)).mul_add(cast_with::<f32>(x0[[(d2 + b3), b4, x0.dim(2)]], Round::Down).max_nan(cast::<f32>(x0[[x0.dim(0), b4, 0]]).abs()), (-cast::<f32>(x0[[i9, d1, b4]]).max(cast::<f32>(((2 * BN) / BN))))); assignedRenamed };
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = shared::<f16>([3, BM, BN]);
    parallel!((3, BM, BN), |i11, i12, i13| {
        let v14: f16 = x0[[i13, i11, cast::<usize>(cast::<u16>((d2 - 8)))]];
        let mut s15: f16 = 0.0;
        for k16 in 0..4 {
            s15 += x0[[b3, i13, x0.dim(2)]];
        }
        t4[[i11, i12, i13]] = s15;
    });
    parallel!((BM, BN, 3), |i17, i18, i19| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t3[[i17, i18, i19]] = -2.0;
    });
    if (d1 <= b3) {
        #[allow(non_snake_case)]
        let mut t5Renamed = fragment::<f16>([3, BN]);
        let v20: f16 = function_20(t4[[b3, b3, 10]]);
        fill(&mut t5Renamed, v20);
        #[allow(non_snake_case)]
        parallel!((3, BN), |i21Renamed, i22Renamed| {
            #[allow(non_snake_case)]
            t5Renamed[[i21Renamed, i22Renamed]] = { let assignedRenamed: f16 = (if (b3 == i21Renamed) { cast_with::<f16>(t5Renamed[[i21Renamed, i22Renamed]], Round::Up) } else { t5Renamed[[i21Renamed, i22Renamed]].abs().sqrt().min_nan(cast::<f16>((((i21Renamed * BN) + i22Renamed) % BN))) }); assignedRenamed };
        });
    } else {
        let mut t6 = shared::<bool>([BM, BN, BM]);
        clear(&mut t6);
        let mut t7 = shared::<bool>([BM, BM]);
        reduce_any(&t6, &mut t7, 1);
    }
    parallel!(3, |i23| {
        a2.atomic_or([(i23 - 1)], 3, AcqRel);
    });
    parallel!((BM, BM), |i24, i25| {
        let v26: f16 = cast::<f16>(x0[[d5, (d1 - 3), 0]]).abs().sqrt();
        y1[[((b3 * BM) + i24), ((b4 * BM) + i25)]] = cast::<f32>(d1);
    });
}

const SCALE_21: f64 = 1.0;
#[tile_fn]
pub fn function_21(_v0: bf16, _v1: bf16) -> bf16 {
    _v0.max((0.0 + cast::<bf16>(-1).min(-2.0).min(cast::<bf16>(-1).abs())))
}
#[tile_kernel(fast_math)]
pub fn random_21<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 4>,
    x1: &Tensor<i64, 3>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<i64, 4>,
    y4: &mut Tensor<i64, 3>,
    h5: &mut Tensor<u64, 1>,
    _q9: usize,
) {
    dims!(x0 = [BN, BN, BN, 2*BK], x1 = [d2, d3, 2*BM], x2 = [d3], y3 = [d3, d4, d5, BK], y4 = [d3, d4, d5], h5 = [7]);
    let mut w6 = workspace::<bf16>([d3, d4, d5]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b6, b7, b8] = blocks([d3.div_ceil((2*BM)), d4.div_ceil((2*BM)), d5.div_ceil(BN)]);
    #[cfg(false)]
    { assert!(false, "kept"); }
    let mut t7 = fragment::<bf16>([2*BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x1.at((span((b7 * (2*BK)), 2*BM), (b6 * BN), b6)).or(cast::<i64>(b7)), &mut t7);
    let mut t8 = fragment::<i64>([BK]);
    copy(x2.at((span(cast::<usize>(cast::<i64>((d5 - 5))), BK),)), &mut t8);
    let mut t9 = shared::<f32>([2*BM, BK]);
    #[cfg_attr(not(false), cfg(false))]
    if true { assert!(false, "kept"); }
    copy(x1.at([(d4 * BM), b7, (d4 - 0).div_ceil(1)]), &mut t9);
    #[cfg(not(false))]
    let mut t10 = fragment::<f32>([BK, BK]);
    copy(x1.at((span((d2 * BM), BK), span((d4 * (2*BK)), BK), cast::<usize>(x1[[d4, _q9, 0]]))), &mut t10);
    let mut t11 = shared::<f32>([2*BM, BK]);
    gemm_set(&t9, t10.t(), &mut t11);
    #[expect(non_snake_case)]
    let mut t12Renamed = fragment::<bf16>([BM, 2*BM, 2*BK, BM]);
    let v10: bf16 = cast::<bf16>(b8).abs();
    fill(&mut t12Renamed, v10);
    let mut t13 = fragment::<bf16>([2*BM, 2*BM, BN]);
    copy(x1.at((span((b8 * (2*BM)), 2*BM), span((b6 * BK), 2*BM), span((d5 * BN), BN))).or(cast::<i64>(b7)), &mut t13);
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t14Renamed = shared::<bf16>([2*BM, 2*BM, BN]);
    #[cfg_attr(not(false), cfg(false))]
    assert!(false, "kept");
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t13, w6.at_mut([(b6 * (2*BM)), (b7 * (2*BM)), (b8 * BN)]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(w6.at([(b6 * (2*BM)), (b7 * (2*BM)), (b8 * BN)]), &mut t14Renamed);
    #[cfg_attr(not(false), expect(non_snake_case))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BK, |i11Renamed| {
        h5.atomic_add([(((1 * 5) + i11Renamed) % 7)], (cast::<u64>(t8[i11Renamed]) * cast::<u64>(((1 * 5) + i11Renamed))), Relaxed);
    });
    parallel!(((2*BM), BK), |i12, i13| {
        #[cfg_attr(not(false), cfg(false))]
        { assert!(false, "kept"); }
        h5.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i12, i13]]) * 16.0))) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), Relaxed);
    });
    parallel!((BM, (2*BM), (2*BK), BM), |i14, i15, i16, i17| {
        #[cfg(not(false))]
        h5.atomic_add([(((((((((1 * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12Renamed[[i14, i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17))), SeqCst);
    });
    #[cfg_attr(false, cfg(false))]
    parallel!(((2*BM), (2*BM), BN), |i18, i19, i20| {
        h5.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i18, i19, i20]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
    });
    #[cfg_attr(not(false), expect(non_snake_case))]
    parallel!(((2*BM), (2*BM), BN), |i21Renamed, i22Renamed, i23Renamed| {
        #[cfg_attr(not(false), cfg(false))]
        { assert!(false, "kept"); }
        h5.atomic_add([(((((((1 * 5) + i21Renamed) * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14Renamed[[i21Renamed, i22Renamed, i23Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i21Renamed) * 5) + i22Renamed) * 5) + i23Renamed))), Relaxed);
    });
    #[cfg(false)]
    { assert!(false, "kept"); }
    let mut t15 = shared::<i64>([2*BM, 2*BM, BN, BK]);
    copy(x0.at((span(d3, BK), span(d5, 2*BM), span((d4 + 1), 2*BM), span((b7 * BN), BN))).permute([1, 2, 3, 0]), &mut t15);
    copy(&t15, y3.at_mut([(b6 * (2*BM)), (b7 * (2*BM)), (b8 * BN), 0]));
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t16Renamed = shared::<i64>([2*BM, 2*BM, BN]);
    parallel!(((2*BM), (2*BM), BN), |i24, i25, i26| {
        t16Renamed[[i24, i25, i26]] = 3i64.abs();
    });
    copy(&t16Renamed, y4.at_mut([(b6 * (2*BM)), (b7 * (2*BM)), (b8 * BN)]));
}

#[tile_kernel]
pub fn random_22<T: Num, const BM: usize>(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<f32, 1>,
    y2: &mut Tensor<bool, 1>,
    h3: &mut Tensor<u64, 1>,
    _p4: f32,
    _p5: bool,
) {
    dims!(x0 = [1, d0, d1], y1 = [d2], y2 = [d2], h3 = [7]);
    let n6: usize = d2.div_ceil(BM);
    let [b3] = blocks([d2.div_ceil(BM)]);
    #[expect(non_snake_case)]
    let mut t4Renamed = shared::<f32>([1]);
    parallel!(1, |i7| {
        let v8: f32 = -1.0;
        let mut l5 = local::<f32>([2]);
        for k9 in 0..2 {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            l5[k9] = -1.0;
        }
        #[expect(non_snake_case)]
        t4Renamed[i7] = { let assignedRenamed: f32 = l5[(i7 - 4)]; assignedRenamed };
    });
    let mut t6 = shared::<f32>([3, BM, 1, BM]);
    parallel!((3, BM, 1, BM), |i10, i11, i12, i13| {
        let v14: T::Acc = (cast::<T::Acc>(x0[[i12, i10, i10]]).abs() + (cast::<T::Acc>(t4Renamed[i12]) * cast::<T::Acc>(x0[[i12, i10, 1]])));
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t6[[i10, i11, i12, i13]] = cast_with::<f32>(x0[[i12, ((d1 - 6) >> 2), i13]], Round::Up);
    });
    let mut t7 = shared::<f32>([3, BM, 1, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    cummin_rev(&t6, &mut t7, 2);
    for k15 in 0..1 {
        let mut t8 = shared::<i32>([1, BM, 1, BM]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        reduce_argmax(&t7, &mut t8, 0);
        let mut v16: T = 0;
        #[expect(non_snake_case)]
        for k17Renamed in 0..4 {
            v16 += cast::<T>(t4Renamed[k15]).max(cast::<T>(x0[[k15, d2, k17Renamed]]));
        }
        let mut t9 = fragment::<T>([3, BM]);
        parallel!((3, BM), |i18, i19| {
            t9[[i18, i19]] = cast::<T>(t4Renamed[(x0.dim(1) / 3)]);
        });
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(&t9, t8.at_mut([((cast::<usize>(t8[[k15, cast::<usize>(t8[[x0.dim(1), k15, 0, k15]]), n6, k15]]) * 3) / 3), k15, (k15 * BM), k15]));
        parallel!((1, BM, 1, BM), |i20, i21, i22, i23| {
            h3.atomic_add([(((((((((1 * 5) + i20) * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t8[[i20, i21, i22, i23]]) * cast::<u64>(((((((((1 * 5) + i20) * 5) + i21) * 5) + i22) * 5) + i23))), SeqCst);
        });
        parallel!((3, BM), |i24, i25| {
            h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Acquire);
        });
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v26: T = ((cast::<T>(((4usize * 1) / 1)) / 3) * cast::<T>(t4Renamed[d0]));
    cummax_rev(&t4Renamed, &mut t4Renamed, 0);
    let mut t10 = fragment::<bool>([BM, BM, 3]);
    parallel!((BM, BM, 3), |i27, i28, i29| {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t10[[i27, i28, i29]] = { let assignedRenamed: bool = ((i28 <= ((i29 - 2) % 1)) || (t7[[i29, cast::<usize>(cast::<u8>((i28 - 8))), (d1 - 2), i28]] != cast::<f32>((i29 - 3)))); assignedRenamed };
    });
    let mut t11 = fragment::<f32>([3, BM, 1, 3]);
    copy(t7.at((span(d2, 3), span(n6, 3), span((d0 / 4), BM), span(n6, 1))).permute([1, 2, 3, 0]), &mut t11);
    copy(&t11, t6.at_mut((span(b3, 3), span((b3 % 1), BM), span(0, 1), span((n6 - 1), 3))));
    parallel!(1, |i30| {
        h3.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4Renamed[i30]) * 16.0))) * cast::<u64>(((1 * 5) + i30))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((3, BM, 1, BM), |i31Renamed, i32Renamed, i33Renamed, i34Renamed| {
        h3.atomic_add([(((((((((1 * 5) + i31Renamed) * 5) + i32Renamed) * 5) + i33Renamed) * 5) + i34Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i31Renamed, i32Renamed, i33Renamed, i34Renamed]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i31Renamed) * 5) + i32Renamed) * 5) + i33Renamed) * 5) + i34Renamed))), Release);
    });
    parallel!((3, BM, 1, BM), |i35, i36, i37, i38| {
        h3.atomic_add([(((((((((1 * 5) + i35) * 5) + i36) * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i35, i36, i37, i38]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i35) * 5) + i36) * 5) + i37) * 5) + i38))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BM, BM, 3), |i39Renamed, i40Renamed, i41Renamed| {
        h3.atomic_add([(((((((1 * 5) + i39Renamed) * 5) + i40Renamed) * 5) + i41Renamed) % 7)], (cast::<u64>(t10[[i39Renamed, i40Renamed, i41Renamed]]) * cast::<u64>(((((((1 * 5) + i39Renamed) * 5) + i40Renamed) * 5) + i41Renamed))), Relaxed);
    });
    parallel!((3, BM, 1, 3), |i42, i43, i44, i45| {
        h3.atomic_add([(((((((((1 * 5) + i42) * 5) + i43) * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i42, i43, i44, i45]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i42) * 5) + i43) * 5) + i44) * 5) + i45))), Relaxed);
    });
    let mut t12 = shared::<f32>([BM]);
    copy(t6.at([(d2 * 1), x0.dim(2), x0.dim(2), (b3 * 3)]).or(_p4), &mut t12);
    copy(&t12, y1.at_mut([(b3 * BM)]));
    parallel!(BM, |i46| {
        let mut l13 = local::<bool>([1]);
        for k47 in 0..1 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            l13[k47] = ((k47 >= i46) ^ t10[[0, k47, k47]]);
        }
        y2[((b3 * BM) + i46)] = l13[x0.dim(2)];
    });
}

#[tile_fn]
pub fn function_23(_v0: f32) -> f32 {
    (_v0 + -2.0)
}
#[tile_kernel]
pub fn random_23<T: Float, const BM: usize>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<i32, 2>,
    y4: &mut Tensor<T, 2>,
    a5: &mut Tensor<i64, 1>,
    h6: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, 3], x1 = [d2, d3], x2 = [d1], y3 = [d1, d4], y4 = [d1, d4], a5 = [d7], h6 = [7]);
    let n8: usize = d1.div_ceil(BM);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b5, b6] = blocks([d1.div_ceil(BM), d4.div_ceil(BM)]);
    let mut t7 = shared::<T>([BM, 6]);
    parallel!((BM, 6), |i9, i10| {
        let v11: T::Acc = -1.0;
        t7[[i9, i10]] = (cast::<T>(i10).abs() / 4.5).max_nan(x0[[i10, b5]]);
    });
    let mut t8 = shared::<T::Acc>([6]);
    copy(x1.at([(b6 * 3), (b5 * 3)]).or(0.0), &mut t8);
    #[expect(non_snake_case)]
    let mut v12Renamed: f32 = 4.0;
    for k13 in 0..3 {
        v12Renamed += (cast::<f32>(k13) / 4.0);
    }
    parallel!(BM, |i14| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        a5.atomic_add([i14], (-(cast::<i64>(((x2.dim(0) * 3) / 3)) / cast::<i64>((3usize + 1)))), AcqRel);
    });
    parallel!((BM, 6), |i15, i16| {
        h6.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Release);
    });
    parallel!(6, |i17| {
        h6.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!((BM, BM), |i18, i19| {
        y3[[((b5 * BM) + i18), ((b6 * BM) + i19)]] = ((cast::<i32>(b5) * cast::<i32>(t8[b5])) ^ cast::<i32>((b5 + 1)));
    });
    parallel!((BM, BM), |i20, i21| {
        let v22: i32 = (cast::<i32>(t8[d2]) * cast::<i32>(x1[[d3, 4]]));
        #[expect(non_snake_case)]
        y4[[((b5 * BM) + i20), ((b6 * BM) + i21)]] = { let assignedRenamed: T = -1.0; assignedRenamed };
    });
}

#[tile_fn]
pub fn function_24(_v0: u16, _v1: u16) -> u16 {
    _v0.max((((3 + 3) << 5) ^ cast::<u16>((0usize + 1))))
}
#[tile_kernel(fast_math)]
pub fn random_24<T: Int, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T::Acc, 4>,
    x1: &Tensor<T, 3>,
    y2: &mut Tensor<T, 2>,
    y3: &mut Tensor<u16, 2>,
    h4: &mut Tensor<u64, 1>,
    _p8: i32,
    _p9: i32,
    _q10: usize,
) {
    dims!(x0 = [BM, BN, BN, 1], x1 = [d2, d3, d3], y2 = [d4, d5], y3 = [d4, d5], h4 = [7]);
    let n11: usize = d4.div_ceil(BM);
    let [b6, b7] = blocks([d4.div_ceil(BM), d5.div_ceil(BK)]);
    let mut t5 = shared::<T>([BM, BK]);
    copy(y2.at([(b6 * BM), (b7 * BK)]), &mut t5);
    let mut t6 = shared::<u16>([BN, BM, BN]);
    parallel!((BN, BM, BN), |i12, i13, i14| {
        let v15: T::Acc = x0[[(cast::<usize>(t5[[_q10, cast::<usize>(t5[[d3, cast::<usize>(x1[[i14, i14, i12]])]])]]) * 3), i14, 0, b6]];
        t6[[i14, i13, i12]] = cast::<u16>(x0[[(d3 + 1), 0, b7, (((n11 * BN) + i12) % BN)]]);
    });
    let mut t7 = shared::<i32>([BM, BN, BN]);
    copy(x0.at([cast::<usize>(cast::<i16>((cast::<usize>(t5[[b6, x1.dim(1)]]) - 6))), (b7 * BN), (b6 * BK), (b7 + 1)]), &mut t7);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = shared::<i32>([BM, BN]);
    reduce_argmax(&t7, &mut t8, 1);
    #[expect(non_snake_case)]
    let mut t9Renamed = fragment::<i64>([BK]);
    parallel!(BK, |i16| {
        t9Renamed[i16] = cast::<i64>(t5[[i16, (cast::<usize>(t6[[_q10, n11, cast::<usize>(t5[[i16, cast::<usize>(t8[[13, cast::<usize>(x0[[i16, n11, i16, 0]])]])]])]]) + 1)]]);
    });
    let mut t10 = fragment::<i32>([BK, BN]);
    gather(&t8, &t9Renamed, &mut t10);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v17Renamed: u16 = 3;
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t11Renamed = shared::<i32>([BN, BM]);
    copy(x1.at([d3, (b6 * BK), _q10]), &mut t11Renamed);
    parallel!((BM, BN, BN), |i18, i19, i20| {
        h4.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t7[[i18, i19, i20]]) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), SeqCst);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, BN), |i21Renamed, i22Renamed| {
        h4.atomic_add([(((((1 * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(t8[[i21Renamed, i22Renamed]]) * cast::<u64>(((((1 * 5) + i21Renamed) * 5) + i22Renamed))), Relaxed);
    });
    parallel!(BK, |i23| {
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t9Renamed[i23]) * cast::<u64>(((1 * 5) + i23))), Acquire);
    });
    parallel!((BK, BN), |i24, i25| {
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t10[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BN, BM), |i26Renamed, i27Renamed| {
        h4.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(t11Renamed[[i26Renamed, i27Renamed]]) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), Release);
    });
    parallel!((BM, BK), |i28, i29| {
        let mut l12 = local::<T>([4]);
        for k30 in 0..4 {
            l12[k30] = (cast::<T>(k30) + select((d2 != 6), t5[[k30, cast::<usize>(x0[[k30, n11, i29, b7]])]], t5[[cast::<usize>(x0[[k30, b6, x0.dim(1), 0]]), k30]]));
        }
        y2[[((b6 * BM) + i28), ((b7 * BK) + i29)]] = l12[0];
    });
    parallel!((BM, BK), |i31, i32| {
        #[expect(non_snake_case)]
        y3[[((b6 * BM) + i31), ((b7 * BK) + i32)]] = { let assignedRenamed: u16 = (((t6[[d3, i31, d5]] | t6[[b6, i31, cast::<usize>(t6[[b6, i32, d5]])]]) / 5) & t6[[d4, cast::<usize>(t10[[i32, _q10]]), (d3 - 4)]]); assignedRenamed };
    });
}

const ROWS_25: usize = 6;
#[tile_kernel]
pub fn random_25<const BM: usize, const BN: usize>(
    x0: &Tensor<u32, 2>,
    y1: &mut Tensor<u32, 1>,
    h2: &mut Tensor<u64, 1>,
    _q2: usize,
) {
    dims!(x0 = [d0, d0], y1 = [d0], h2 = [7]);
    let n3: usize = d0.div_ceil(ROWS_25);
    let [b1] = blocks([d0.div_ceil(ROWS_25)]);
    let mut t3 = fragment::<u8>([BM, ROWS_25, BN]);
    parallel!((BM, ROWS_25, BN), |i4, i5, i6| {
        t3[[i4, i5, i6]] = cast::<u8>(x0[[0, 0]]);
    });
    let mut t4 = fragment::<f32>([BN + 1, BN, ROWS_25]);
    copy(t3.at([cast::<usize>(cast::<i64>((_q2 - 3))), ((cast::<usize>(t3[[b1, d0, n3]]) - 6) % 2), (b1 * ROWS_25)]), &mut t4);
    let mut t5 = fragment::<u8>([BN + 1, BN + 1]);
    parallel!(((BN + 1), (BN + 1)), |i7, i8| {
        t5[[i7, i8]] = t3[[(_q2 * 1), i7, cast::<usize>(t3[[i7, 3, _q2]])]];
    });
    let mut t6 = shared::<u8>([ROWS_25, BN + 1]);
    copy(x0.at([(b1 * (BN + 1)), n3]), &mut t6);
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<i32>([BN + 1, ROWS_25]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm_set(&t5, t6.t(), &mut t7Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    clear(&mut t7Renamed);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v9: i32 = (t7Renamed[[1, d0]] % t7Renamed[[b1, cast::<usize>(x0[[n3, cast::<usize>(x0[[b1, 1]])]])]]);
    fill(t7Renamed.at_mut((span((n3 * BN), BN + 1), span(cast::<usize>(x0[[b1, n3]]), ROWS_25))), v9);
    #[allow(non_snake_case)]
    let mut t8Renamed = shared::<f32>([BN + 1, BN, BM]);
    copy(t4.at((span((b1 * BN), BN + 1), span(cast::<usize>(t3[[cast::<usize>(x0[[n3, n3]]), cast::<usize>(t7Renamed[[0, d0]]), cast::<usize>(t7Renamed[[_q2, d0]])]]), BN), span((n3 * BN), BM))), &mut t8Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(((BN + 1), ROWS_25), |i10, i11| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t7Renamed[[(i10 + 2), (ROWS_25 - i11)]] = (((select(((i11 >= i10) ^ (i10 != 4)), (!-3), (t7Renamed[[(i10 + 2), (ROWS_25 - i11)]] % t7Renamed[[(i10 + 2), (ROWS_25 - i11)]])) * 8) + t7Renamed[[(i10 + 2), (ROWS_25 - i11)]]) % 8);
    });
    parallel!((BM, ROWS_25, BN), |i12, i13, i14| {
        h2.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t3[[i12, i13, i14]]) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), AcqRel);
    });
    parallel!(((BN + 1), BN, ROWS_25), |i15, i16, i17| {
        h2.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!(((BN + 1), ROWS_25), |i18, i19| {
        h2.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t7Renamed[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!(((BN + 1), BN, BM), |i20, i21, i22| {
        h2.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(ROWS_25, |i23| {
        y1[((b1 * ROWS_25) + i23)] = (((x0[[n3, i23]] * 6) % 6) / x0[[cast::<usize>(x0[[b1, b1]]), x0.dim(1)]]);
    });
}

#[tile_fn]
pub fn function_26(_v0: bool, _v1: bool) -> bool {
    (!(0usize >= (0 + 0)))
}
#[tile_kernel]
pub fn random_26<T: Int, const BM: usize, const BN: usize>(
    x0: &Tensor<f64, 3>,
    x1: &Tensor<i8, 1>,
    y2: &mut Tensor<T, 1>,
    h3: &mut Tensor<u64, 1>,
    _p7: f64,
    _q8: usize,
) {
    dims!(x0 = [d2, d3, d4], x1 = [d4], y2 = [d5], h3 = [7]);
    let mut w4 = workspace::<T>([d5]);
    let [b6] = blocks([d5.div_ceil(BN)]);
    let mut t5 = shared::<f64>([BN]);
    clear(&mut t5);
    let mut t6 = fragment::<T::Acc>([BM + 1]);
    copy(x0.at(((b6 * BM), (_q8 - 3), span((b6 * (BM + 1)), BM + 1))), &mut t6);
    let mut v9: f32 = 3.0;
    for k10 in 0..3 {
        v9 += (if (x0[[cast::<usize>(x1[b6]), b6, k10]] > cast_with::<f64>(t5[10], Round::Up)) { 2.0f32 } else { -4.375 }).abs();
    }
    let mut t7 = shared::<f64>([BN]);
    cumprod(&t5, &mut t7, 0);
    copy(&t5, &mut t7);
    if (((((d3 + 2) * BM) + d5) % BM) > cast::<usize>(cast::<i64>((b6 - 7)))) {
        let v11: T = cast::<T>(cast::<T>(x0[[0, 6, _q8]]).count_ones());
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!((BM + 1), |i12| {
            h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t6[i12]) * cast::<u64>(((1 * 5) + i12))), Release);
        });
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!(BN, |i13| {
            h3.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Relaxed);
        });
    }
    parallel!((BM + 1), |i14| {
        let mut s15: T::Acc = 0;
        for k16 in 0..5 {
            s15 += (!select((d4 != cast::<usize>(x1[d2])), t6[i14], t6[i14]));
        }
        if (t7[i14] <= t7[6]) {
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t6[i14] = { let assignedRenamed: T::Acc = s15; assignedRenamed };
        }
    });
    #[expect(non_snake_case)]
    let mut t8Renamed = shared::<T>([BN]);
    parallel!(BN, |i17| {
        t8Renamed[i17] = (cast::<T>(x1[cast::<usize>(cast::<i64>((d2 - 7)))]) >> cast::<T>((b6 + 1)));
    });
    let mut t9 = fragment::<T>([BN]);
    copy(&t8Renamed, w4.at_mut([(b6 * BN)]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(w4.at([(b6 * BN)]), &mut t9);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BN, |i18Renamed| {
        h3.atomic_add([(((1 * 5) + i18Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i18Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i18Renamed))), Relaxed);
    });
    parallel!((BM + 1), |i19| {
        h3.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t6[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(BN, |i20| {
        h3.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(BN, |i21Renamed| {
        h3.atomic_add([(((1 * 5) + i21Renamed) % 7)], (cast::<u64>(t8Renamed[i21Renamed]) * cast::<u64>(((1 * 5) + i21Renamed))), Release);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BN, |i22| {
        h3.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t9[i22]) * cast::<u64>(((1 * 5) + i22))), Release);
    });
    copy(&t5, y2.at_mut([(b6 * BN)]));
}

#[tile_kernel]
pub fn random_27<T: Int>(
    x0: &Tensor<f16, 5>,
    x1: &Tensor<T::Acc, 2>,
    x2: &Tensor<T::Acc, 3>,
    y3: &mut Tensor<f16, 2>,
    h4: &mut Tensor<u64, 1>,
    _p8: i8,
    _p9: T,
    _q10: usize,
) {
    dims!(x0 = [8, 4, 8, 1, 1], x1 = [d0, d0], x2 = [d1, d2, d3], y3 = [d4, d5], h4 = [7]);
    #[cfg_attr(not(false), cfg(false))]
    let kept = undefined;
    let [b6, b7] = blocks([d4.div_ceil(4), d5.div_ceil(4)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = fragment::<i8>([8]);
    copy(x2.at([(d5 * 4), b6, d0]), &mut t5);
    let mut t6 = shared::<T>([4]);
    copy(x0.at(((d2 * 4), (cast::<usize>(t5[b6]) / 2), (b6 * 4), d5, span((d0 * 6), 4))), &mut t6);
    #[cfg(false)]
    fill(&mut undefined, 1);
    parallel!(4, |i11| {
        if (x0[[i11, i11, i11, _q10, d1]] >= x0[[i11, i11, i11, cast::<usize>(t5[i11]), b7]]) {
            #[expect(non_snake_case)]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t6[i11] = { let assignedRenamed: T = cast::<T>(x1[[b7, ((i11 - 9) / (x1.dim(1) - 3))]]); assignedRenamed };
        }
    });
    #[cfg(not(false))]
    parallel!(d1.min(4), |i12| {
        let v13: T::Acc = x2[[i12, (cast::<usize>(t6[i12]) * 4), i12]].abs();
        let mut s14: T = 0;
        #[cfg(false)]
        undefined!();
        #[cfg(not(false))]
        for k15 in 0..3 {
            s14 += (if ((k15 != k15) || (4 != i12)) { (cast::<T>(i12) << 30) } else { (_p9 ^ cast::<T>((cast::<usize>(t6[i12]) + 1))) });
        }
        if ((i12 == i12) || (d4 >= i12)) {
            t6[i12] = s14;
        }
    });
    copy(x1.at((span((b6 * 8), 4), cast::<usize>(t6[b6]))).or(cast::<T::Acc>(d2)), &mut t6);
    let mut t7 = shared::<i64>([6]);
    parallel!(6, |i16| {
        t7[i16] = (-cast::<i64>(x1[[11, (i16 + 3)]]));
    });
    let mut t8 = fragment::<T::Acc>([6, 4]);
    gather(x1.at((.., span((b6 * 8), 4))), &t7, &mut t8);
    let mut t9 = shared::<T>([1]);
    #[cfg_attr(not(false), cfg(false))]
    for _ in 0..1 { assert!(false, "kept"); }
    fill(&mut t9, 1);
    #[cfg(not(false))]
    reduce_max_into(&t6, &mut t9, 0);
    #[cfg_attr(not(false), cfg(false))]
    undefined!();
    let mut t10 = shared::<T>([6, 4]);
    #[cfg(false)]
    undefined!();
    #[expect(non_snake_case)]
    parallel!((6, 4), |i17Renamed, i18Renamed| {
        t10[[i17Renamed, i18Renamed]] = t6[i18Renamed];
    });
    let mut t11 = fragment::<T>([8, 4]);
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    copy(x1.at([(b6 * 8), (d2 * 4)]), &mut t11);
    let mut t12 = shared::<T::Acc>([6, 8]);
    #[cfg(false)]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    gemm_set(&t10, t11.t(), &mut t12);
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t13Renamed = fragment::<T::Acc>([6]);
    #[cfg(not(false))]
    reduce_sum(&t12, &mut t13Renamed, 1);
    let n19: usize = (((((_q10 - 4) * 4) + d2) % 4) % 3).max(0);
    parallel!(1, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t9[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!((6, 4), |i21, i22| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t10[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((8, 4), |i23, i24| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t11[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    #[cfg(not(false))]
    parallel!((6, 8), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t12[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!(6, |i27| {
        #[cfg_attr(not(false), cfg(false))]
        assert!(false, "kept");
        h4.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t13Renamed[i27]) * cast::<u64>(((1 * 5) + i27))), Release);
    });
    parallel!((4, 4), |i28, i29| {
        y3[[((b6 * 4) + i28), ((b7 * 4) + i29)]] = cast::<f16>(t10[[i28, 0]]).trunc().max((cast::<f16>(t13Renamed[i29]) * x0[[0, i29, i29, _q10, d1]])).mul_add((x0[[d4, cast::<usize>(t7[d4]), i29, n19, x2.dim(1)]] + 4.0).max_nan((if (cast::<u32>((i29 - 3)) <= cast::<u32>(i28)) { x0[[i29, i29, i29, b7, d1]] } else { cast::<f16>(t8[[i28, 1]]) })), cast::<f16>(t11[[(i29 + 1), i29]]));
    });
}

#[tile_kernel]
pub fn random_28<T: Int, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T::Acc, 2>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<f32, 1>,
    y4: &mut Tensor<f32, 1>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [BN, d0], x1 = [BN], x2 = [d1], y3 = [d2], y4 = [d2], h5 = [7]);
    let n4: usize = d2.div_ceil((BN + 1));
    let mut w6 = workspace::<u16>([d2]);
    let [b3] = blocks([d2.div_ceil((BN + 1))]);
    let mut t7 = shared::<T::Acc>([BN + 1, BM, BN + 1]);
    parallel!(((BN + 1), BM, (BN + 1)), |i5, i6, i7| {
        let v8: f32 = cast::<f32>(d0);
        let mut s9: T::Acc = 0;
        for k10 in 0..2 {
            #[allow(non_snake_case)]
            s9 += { let assignedRenamed: T::Acc = (cast::<T::Acc>(x0[[k10, 1]]).min(x0[[cast::<usize>(x0[[k10, cast::<usize>(x0[[k10, i5]])]]), i5]]) * cast::<T::Acc>(x0[[1, i5]].count_ones())); assignedRenamed };
        }
        t7[[i5, i6, i7]] = s9;
    });
    #[allow(non_snake_case)]
    let mut t8Renamed = shared::<u16>([BM, BM, BN]);
    copy(t7.at([0, (cast::<usize>(x0[[1, d2]]) + 4), (d0 * (BN + 1))]), &mut t8Renamed);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9 = shared::<f32>([BN + 1, BN + 1]);
    copy(t8Renamed.at((span(cast::<usize>(cast::<i64>((b3 - 5))), BN + 1), 0, span(((d2 - 4) << (d0 - 2)), BN + 1))), &mut t9);
    copy(&t9, t8Renamed.at_mut([d0.max(cast::<usize>(t8Renamed[[4, cast::<usize>(t7[[d2, b3, cast::<usize>(t7[[d2, b3, b3]])]]), d2]])), d0, x0.dim(1)]));
    let mut v11: f32 = 3.0;
    for k12 in 0..1 {
        v11 += cast::<f32>(x2[0]).max_nan(-0.625).min_nan((-1.125f32).abs());
    }
    for k13 in 0..b3 {
        let mut t10 = fragment::<i32>([BK]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!(BK, |i14| {
            t10[i14] = (1 + -1);
        });
        let mut t11 = shared::<f32>([BK, BN + 1]);
        gather(&t9, &t10, &mut t11);
        parallel!(BK, |i15| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h5.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t10[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
        });
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((BK, (BN + 1)), |i16, i17| {
            h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), SeqCst);
        });
    }
    #[allow(non_snake_case)]
    let mut t12Renamed = shared::<u16>([BN + 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t7.at(((cast::<usize>(x0[[x2.dim(0), n4]]) + 4), b3, span(cast::<usize>(x0[[cast::<usize>(x0[[cast::<usize>(x0[[d0, n4]]), n4]]), d0]]), BN + 1))), &mut t12Renamed);
    let mut t13 = shared::<u16>([BN + 1]);
    copy(&t12Renamed, w6.at_mut([(b3 * (BN + 1))]));
    copy(w6.at([(b3 * (BN + 1))]), &mut t13);
    #[allow(non_snake_case)]
    parallel!(((BN + 1), BM, (BN + 1)), |i18Renamed, i19Renamed, i20Renamed| {
        h5.atomic_add([(((((((1 * 5) + i18Renamed) * 5) + i19Renamed) * 5) + i20Renamed) % 7)], (cast::<u64>(t7[[i18Renamed, i19Renamed, i20Renamed]]) * cast::<u64>(((((((1 * 5) + i18Renamed) * 5) + i19Renamed) * 5) + i20Renamed))), AcqRel);
    });
    parallel!((BM, BM, BN), |i21, i22, i23| {
        h5.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t8Renamed[[i21, i22, i23]]) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!(((BN + 1), (BN + 1)), |i24, i25| {
        h5.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BN + 1), |i26Renamed| {
        h5.atomic_add([(((1 * 5) + i26Renamed) % 7)], (cast::<u64>(t12Renamed[i26Renamed]) * cast::<u64>(((1 * 5) + i26Renamed))), AcqRel);
    });
    parallel!((BN + 1), |i27| {
        h5.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t13[i27]) * cast::<u64>(((1 * 5) + i27))), AcqRel);
    });
    copy(&t12Renamed, y3.at_mut([(b3 * (BN + 1))]));
    parallel!((BN + 1), |i28| {
        y4[((b3 * (BN + 1)) + i28)] = select((x1[(d2 - 2)] <= cast::<f32>(t8Renamed[[3, d0, n4]])), ((x1[1] * 0.5).abs() + 1.0).rsqrt(), select((cast::<u8>((cast::<usize>(t12Renamed[1]) - 3)) != cast::<u8>(n4)), ((0.0f32.mul_add(-1.0, 0.0) + x1[(((x2.dim(0) * (BN + 1)) + i28) % (BN + 1))]) * 0.5).copysign(cast::<f32>(i28).min(-3.0)), select(((i28 * 2) >= i28), ((0.0f32 + 1.0).mul_add((-1.0f32).max(1.0), (-x1[d2])) * 0.5).expm1(), ((x1[x2.dim(0)].floor() + (if (i28 < i28) { -2.0 } else { x1[b3] })) * 0.5).tan())));
    });
}

const ROWS_29: usize = 4;
#[tile_kernel]
pub fn random_29<T: Element, const _FLAG: bool>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<u32, 3>,
    x2: &Tensor<T, 3>,
    y3: &mut Tensor<T::Acc, 2>,
    h4: &mut Tensor<u64, 1>,
    _p9: i8,
    _q10: usize,
) {
    dims!(x0 = [8, d0], x1 = [d1, d2, ROWS_29], x2 = [d3, d4, d5], y3 = [d6, d5], h4 = [7]);
    let mut w5 = workspace::<T>([d6, d5]);
    let [b7, b8] = blocks([d6.div_ceil(8), d5.div_ceil(8)]);
    let mut t6 = fragment::<T::Acc>([8, ROWS_29, 8]);
    parallel!((8, ROWS_29, 8), |i11, i12, i13| {
        let v14: f32 = ((-2.0f32) + 0.0).max((cast::<f32>(d1) + -1.0));
        #[expect(non_snake_case)]
        t6[[i11, i12, i13]] = { let assignedRenamed: T::Acc = cast::<T::Acc>(0i32); assignedRenamed };
    });
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<f32>([ROWS_29, 8]);
    copy(x1.at((span((b7 * 2), 8), (cast::<usize>(x1[[b8, d5, b7]]) - 1), span(d1, ROWS_29))).t(), &mut t7Renamed);
    if (5 < cast::<usize>(x1[[b8, d1, 0]])) {
        let mut t8 = fragment::<f32>([1, 8]);
        reduce_abs_max(&t7Renamed, &mut t8, 0);
        parallel!((ROWS_29, 8), |i15, i16| {
            h4.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), SeqCst);
        });
        parallel!((1, 8), |i17, i18| {
            h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
        });
    }
    let mut t9 = shared::<f32>([ROWS_29]);
    reduce_sum(&t7Renamed, &mut t9, 1);
    let mut t10 = shared::<i32>([ROWS_29]);
    parallel!(ROWS_29, |i19| {
        t10[i19] = ((cast::<i32>(i19) * 1) + 0);
    });
    let mut t11 = shared::<f32>([ROWS_29, 8]);
    copy(x2.at([(b7 * 2), (d1 * 2), b8]), &mut t11);
    scatter(&t11, &t10, &mut t7Renamed);
    let mut t12 = shared::<T::Acc>([2, 2]);
    clear(&mut t12);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    for k20 in 0..1 {
        let mut t13 = fragment::<T>([2, 2]);
        let mut t14 = fragment::<T>([2, 2]);
        copy(x2.at([cast::<usize>(x1[[b8, cast::<usize>(x1[[b8, _q10, b8]]), b8]]), d2, (k20 * 2)]), &mut t13);
        copy(x1.at([cast::<usize>(x1[[0, d3, d1]]), (k20 * 2), (b8 * ROWS_29)]), &mut t14);
        gemm(&t13, &t14, &mut t12);
    }
    let mut t15 = fragment::<T>([8, 8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((8, 8), |i21, i22| {
        let v23: i8 = ((cast::<i8>(t11[[b7, i22]]) + cast::<i8>(x0[[i22, i21]])) << 2);
        #[allow(non_snake_case)]
        t15[[i22, i21]] = { let assignedRenamed: T = cast::<T>(t10[d3]); assignedRenamed };
    });
    let mut t16 = fragment::<T>([8, 8]);
    copy(&t15, w5.at_mut([(b7 * 8), (b8 * 8)]));
    copy(w5.at([(b7 * 8), (b8 * 8)]), &mut t16);
    parallel!(ROWS_29, |i24| {
        h4.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t10[i24]) * cast::<u64>(((1 * 5) + i24))), Acquire);
    });
    #[expect(non_snake_case)]
    parallel!((ROWS_29, 8), |i25Renamed, i26Renamed| {
        h4.atomic_add([(((((1 * 5) + i25Renamed) * 5) + i26Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i25Renamed, i26Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25Renamed) * 5) + i26Renamed))), Relaxed);
    });
    parallel!((2, 2), |i27, i28| {
        h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), AcqRel);
    });
    parallel!((8, 8), |i29, i30| {
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), SeqCst);
    });
    parallel!((8, 8), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    copy(&t15, y3.at_mut([(b7 * 8), (b8 * 8)]));
}

const SCALE_30: f64 = 4.0;
#[tile_fn]
pub fn function_30(_v0: f32, _v1: f32) -> f32 {
    _v0.max((select(((0usize == 0) & (3usize == 0)), (-2.0 - 2.0), (0.0 + _v1)) / 7.0))
}
#[tile_kernel]
pub fn random_30<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f16, 2>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f32, 5>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<f16, 2>,
    _p8: f32,
) {
    dims!(x0 = [d2, d2], x1 = [d2, d3, d4], x2 = [BK, BN, BK, 1, 1], y3 = [d5, d5], y4 = [d5, d5]);
    require!((d3 < 100), "extents are below 100");
    let n9: usize = d5.div_ceil(BN);
    #[cfg(any())]
    let kept = undefined;
    let [b6, b7] = blocks([d5.div_ceil(BN), d5.div_ceil((BN + 1))]);
    #[cfg(not(any()))]
    let mut t5 = shared::<f32>([BN, BN + 1]);
    #[cfg_attr(not(any()), cfg(any()))]
    assert!(false, "kept");
    copy(y3.at([(b6 * BN), (b7 * (BN + 1))]), &mut t5);
    let mut t6 = fragment::<F8E4M3>([BN + 1, BM, BK]);
    copy(x1.at((span((d3 * (2*BN)), BN + 1), span(4, BM), span(d3, BK))).or(x2[[n9, b7, 3, d4, x2.dim(0)]]), &mut t6);
    let mut t7 = shared::<F8E4M3>([BN, BK, BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x2.at([(b6 * BM), b7, cast::<usize>(cast::<i8>((b7 - 2))), (n9 - x0.dim(1)), d3]), &mut t7);
    #[cfg_attr(not(any()), cfg(any()))]
    parallel!(1, |i| { undefined[i] = 1; });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = shared::<f32>([BK, 2*BN, BK]);
    let v10: f32 = cast::<f32>(d2);
    #[cfg_attr(not(any()), cfg(any()))]
    for _ in 0..1 { assert!(false, "kept"); }
    fill(&mut t8, v10);
    let mut t9 = shared::<f32>([BM, BN + 1]);
    clear(&mut t9);
    #[cfg_attr(not(any()), expect(non_snake_case))]
    let mut t10Renamed = fragment::<f32>([BM, BK]);
    let mut t11 = fragment::<f32>([BK, BN + 1]);
    #[cfg(not(any()))]
    #[allow(non_snake_case)]
    for k11Renamed in 0..2 {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(x2.at([0, b7, b6, x1.dim(1), (k11Renamed * BK)]), &mut t10Renamed);
        #[cfg(any())]
        undefined!();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(x2.at([b6, d4, 0, (k11Renamed * BK), (d2 / 1)]), &mut t11);
        gemm(&t10Renamed, &t11, &mut t9);
    }
    #[cfg_attr(any(), cfg(any()))]
    let mut t12 = shared::<f32>([BM, 1]);
    reduce_abs_max(&t9, &mut t12, 1);
    #[expect(non_snake_case)]
    parallel!((BK, (2*BN), BK), |i12Renamed, i13Renamed, i14Renamed| {
        let v15: f32 = cast::<f32>(d5);
        #[cfg(not(any()))]
        let mut s16: f32 = 0.0;
        for k17 in 0..6 {
            s16 += -1.0;
        }
        if (i12Renamed >= i12Renamed) {
            #[expect(non_snake_case)]
            t8[[i14Renamed, i13Renamed, i12Renamed]] = { let assignedRenamed: f32 = s16; assignedRenamed };
        }
    });
    #[cfg(any())]
    undefined!();
    let mut v18: f32 = 1.0;
    for k19 in 0..3 {
        #[cfg_attr(any(), cfg(any()))]
        v18 += t5[[d5, d3]].abs();
    }
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t13Renamed = fragment::<i32>([BN + 1]);
    parallel!((BN + 1), |i20| {
        #[cfg(any())]
        assert!(false, "kept");
        #[cfg_attr(any(), cfg(any()))]
        t13Renamed[i20] = ((cast::<i32>(i20) * 2) + 0);
    });
    #[cfg_attr(any(), cfg(any()))]
    let mut t14 = shared::<f32>([BN + 1, BN + 1]);
    copy(t5.at([(b6 + 2), (b7 * BN)]), &mut t14);
    #[cfg(any())]
    parallel!(1, |i| { undefined[i] = 1; });
    scatter(&t14, &t13Renamed, &mut t5);
    let mut t15 = shared::<f16>([BK, BK]);
    #[cfg_attr(not(any()), cfg(any()))]
    if true { assert!(false, "kept"); }
    #[allow(non_snake_case)]
    parallel!((BK, BK), |i21Renamed, i22Renamed| {
        t15[[i21Renamed, i22Renamed]] = x0[[i22Renamed, i21Renamed]];
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t16 = shared::<f16>([BK, BM]);
    parallel!((BK, BM), |i23, i24| {
        t16[[i23, i24]] = (-(cast::<f16>(b7) - cast::<f16>(b7)));
    });
    let mut t17 = shared::<f32>([BK, BM]);
    fill(&mut t17, -1.0);
    #[cfg(not(any()))]
    gemm(&t15, &t16, &mut t17);
    #[cfg(any())]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t18 = fragment::<f32>([BM, BN + 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t5.at([(n9 * BM), cast::<usize>(t13Renamed[cast::<usize>(t13Renamed[b7])])]), &mut t18);
    let mut t19 = fragment::<f32>([BM, 2*BK]);
    copy(x0.at((span(n9, BM), span((b6 * BN), 2*BK))).or(x0[[3, d3]]), &mut t19);
    let mut t20 = fragment::<f32>([BN + 1, 2*BK]);
    #[cfg(not(any()))]
    gemm_set(t18.t(), &t19, &mut t20);
    #[cfg_attr(not(any()), expect(non_snake_case))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, (BN + 1)), |i25Renamed, i26Renamed| {
        y3[[((b6 * BN) + i25Renamed), ((b7 * (BN + 1)) + i26Renamed)]] = select(((i25Renamed * 3) <= i25Renamed), ((((t5[[cast::<usize>(t13Renamed[i25Renamed]), i25Renamed]] + t5[[1, i26Renamed]]) + (-t5[[n9, i25Renamed]])) * 0.5).abs() + 1.0).recip(), select((cast::<i8>((i25Renamed - 6)) <= cast::<i8>((i25Renamed * 3))), ((if (i25Renamed <= 1) { x2[[n9, cast::<usize>(t13Renamed[i26Renamed]), i26Renamed, b7, 0]] } else { cast::<f32>(i26Renamed) }).abs() * 0.5).log10(), select((!(n9 >= i25Renamed)), ((t5[[i25Renamed, i26Renamed]].abs().round_ties_even() * 0.5).abs() + 1.0).powf((t14[[i26Renamed, cast::<usize>(t13Renamed[cast::<usize>(t13Renamed[i26Renamed])])]] * 0.0)), (x2[[4, b7, x0.dim(1), 0, b6]] * 0.5).cos())));
    });
    parallel!((BN, (BN + 1)), |i27, i28| {
        y4[[((b6 * BN) + i27), ((b7 * (BN + 1)) + i28)]] = select((((i27 == cast::<usize>(t13Renamed[8])) ^ (i27 != cast::<usize>(t13Renamed[i27]))) & ((cast::<u8>((n9 - 8)) > cast::<u8>(i27)) || (7 == b7))), f16::from_bits(((-cast::<f16>((b7 / 1))).to_bits() | 32768)), t15[[cast::<usize>(t13Renamed[i27]), i28]]);
    });
}

const SCALE_31: f32 = 3.0;
#[tile_fn]
pub fn function_31(_v0: bf16, _v1: bf16) -> bf16 {
    (_v0 + (-select((0usize == 0), cast::<bf16>(-1), -2.0)).round_ties_even())
}
#[tile_kernel]
pub fn random_31<T: Element>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<T, 1>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<T, 1>,
    h4: &mut Tensor<u64, 1>,
    _p6: usize,
    _q7: usize,
) {
    dims!(x0 = [2, d2, d3], x1 = [d4], y2 = [d2, 6], y3 = [d2], h4 = [7]);
    #[cfg(not(false))]
    require!((d2 < 100), "extents are below 100");
    let n8: usize = d2.div_ceil(6);
    let [b5] = blocks([d2.div_ceil(6)]);
    let mut t5 = shared::<bf16>([2]);
    parallel!(2, |i9| {
        let v10: f32 = select((i9 <= 3), x0[[0, cast::<usize>(x1[_q7]), i9]], x0[[i9, i9, i9]]).abs();
        #[cfg_attr(false, cfg(false))]
        t5[i9] = function_31(bf16::from_bits((cast::<bf16>(-3.75).to_bits() | 32768)).abs().sqrt(), cast::<bf16>(x1[cast::<usize>(x1[cast::<usize>(x1[i9])])]));
    });
    let mut t6 = shared::<bf16>([2, 2]);
    #[cfg_attr(false, cfg(false))]
    parallel!((2, 2), |i11, i12| {
        let v13: T = cast::<T>((-1.0f32));
        t6[[i11, i12]] = select(t5[_q7].is_finite(), cast::<bf16>(x1[i11]).abs(), (if (_q7 >= 7) { t5[1] } else { t5[i12] })).min(cast_with::<bf16>(t5[i11], Round::TowardZero).trunc().abs().sqrt());
    });
    #[cfg_attr(not(false), allow(non_snake_case))]
    pipelined!(0.._p6, stages = 1, |k14Renamed| {
        parallel!((2, 2), |i15, i16| {
            t6[[(i16 * 2), i15]] = (cast::<bf16>(x0[[(i15 + i16), ((10 * 6) % 6), d4]]).abs() + cast::<bf16>(x1[i16]));
        });
        let mut t7 = shared::<bf16>([1, 2]);
        reduce_min(&t6, &mut t7, 0);
        let v17: bf16 = cast::<bf16>(x0[[_p6, n8, (cast::<usize>(x1[1]) % 4)]]);
        parallel!((2, 2), |i18, i19| {
            h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
        });
        parallel!((1, 2), |i20, i21| {
            #[cfg_attr(not(false), cfg(false))]
            assert!(false, "kept");
            h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
        });
    });
    let mut t8 = shared::<i32>([2]);
    parallel!(2, |i22| {
        #[cfg(not(false))]
        t8[i22] = ((cast::<i32>(i22) * 1) + -1);
    });
    #[cfg_attr(not(false), cfg(false))]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t9 = shared::<bf16>([2]);
    copy(x0.at([(_p6 * 2), (_p6 * 6), (b5 * 2)]), &mut t9);
    scatter(&t9, &t8, &mut t5);
    parallel!(2, |i23| {
        #[cfg(false)]
        if true { assert!(false, "kept"); }
        t8.atomic_min([n8], (-(if (t6[[i23, 0]] > t9[i23]) { cast::<i32>(t9[i23]) } else { cast::<i32>(i23) })), AcqRel);
    });
    parallel!(2, |i24| {
        #[cfg_attr(not(false), cfg(false))]
        assert!(false, "kept");
        #[cfg(not(false))]
        let v25: bf16 = cast::<bf16>(x1[i24]);
        if (i24.max(i24) < i24) {
            t9[i24] = 0.0;
        }
    });
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg(not(false))]
    let mut t10 = fragment::<i32>([2]);
    copy(&t5, &mut t10);
    atomic_max(&t10, &mut t8, AcqRel);
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t11Renamed = fragment::<bf16>([2]);
    cummin_rev(&t5, &mut t11Renamed, 0);
    #[expect(non_snake_case)]
    parallel!((2, 2), |i26Renamed, i27Renamed| {
        #[cfg(not(false))]
        h4.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i26Renamed, i27Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), AcqRel);
    });
    #[cfg_attr(not(false), cfg(false))]
    undefined!();
    parallel!(2, |i28| {
        h4.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t8[i28]) * cast::<u64>(((1 * 5) + i28))), Release);
    });
    parallel!(2, |i29| {
        h4.atomic_add([(((1 * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i29]) * 16.0))) * cast::<u64>(((1 * 5) + i29))), Relaxed);
    });
    parallel!(2, |i30| {
        h4.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t10[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
    });
    parallel!(2, |i31| {
        h4.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11Renamed[i31]) * 16.0))) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    parallel!((6, 6), |i32, i33| {
        #[cfg(false)]
        if true { assert!(false, "kept"); }
        y2[[((b5 * 6) + i32), (0 + i33)]] = (SCALE_31 / -3.0).mul_add(((-x0[[_q7, _q7, d4]]) + x0[[b5, cast::<usize>(cast::<i8>((n8 - 8))), i33]]), (-cast_with::<f32>(t9[(d3 - 5).div_ceil((i33 - 1))], Round::Up)));
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t12 = shared::<T>([6]);
    #[cfg_attr(not(false), cfg(false))]
    let kept = undefined;
    parallel!(6, |i34| {
        #[cfg(not(false))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v35: f32 = (x0[[_p6, cast::<usize>(t10[b5]), 3]] * x0[[d3, i34, i34]]).floor();
        t12[i34] = cast::<T>((-2.0f32));
    });
    #[cfg_attr(not(false), cfg(false))]
    fill(&mut undefined, 1);
    copy(&t12, y3.at_mut([(b5 * 6)]));
}

#[tile_fn]
pub fn function_32(_v0: f32, _v1: f32) -> f32 {
    _v0.max(select(((cast::<u8>((7usize - 5)) > cast::<u8>(0usize)) & (0usize == 0)), 3.0f32.min_nan(1.0), (-4.0 / 2.75)).abs())
}
#[tile_kernel]
pub fn random_32<const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<u16, 1>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<u32, 3>,
    y4: &mut Tensor<u16, 4>,
    h5: &mut Tensor<u64, 1>,
    _q9: usize,
) {
    dims!(x0 = [d2], x1 = [d3, d4, d4], x2 = [d5], y3 = [d3, d4, d4], y4 = [d3, d4, d4, BN], h5 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b6, b7, b8] = blocks([d3.div_ceil(BN), d4.div_ceil(BM), d4.div_ceil((2*BN))]);
    let mut t6 = shared::<u32>([BN, BM, 2*BN]);
    copy(y3.at([(b6 * BN), (b7 * BM), (b8 * (2*BN))]), &mut t6);
    let mut t7 = shared::<f32>([BM]);
    copy(t6.at([(b7 * (2*BN)), (b8 + 2), (b7 * BM)]), &mut t7);
    let mut t8 = fragment::<u32>([BN]);
    parallel!(BN, |i10| {
        t8[i10] = cast::<u32>(d2);
    });
    #[allow(non_snake_case)]
    let mut t9Renamed = fragment::<f32>([BM]);
    cumsum(&t7, &mut t9Renamed, 0);
    let mut t10 = fragment::<u16>([2*BN, BN]);
    #[allow(non_snake_case)]
    parallel!(((2*BN), BN), |i11Renamed, i12Renamed| {
        t10[[i11Renamed, i12Renamed]] = (select((i11Renamed == b8), cast::<u16>(t6[[0, i12Renamed, (_q9 * 4)]]), cast::<u16>(t6[[i12Renamed, i12Renamed, cast::<usize>(x0[0])]])) * (cast::<u16>(t6[[cast::<usize>(t8[1]), i11Renamed, i12Renamed]]) + cast::<u16>(b7)));
    });
    copy(&t10, t6.at_mut((span(b7, BN), (b8 * BM), span(_q9, 2*BN))).t());
    parallel!((BN, BM, (2*BN)), |i13, i14, i15| {
        h5.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t6[[i13, i14, i15]]) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!(BM, |i16| {
        h5.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i16]) * 16.0))) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    parallel!(BN, |i17| {
        h5.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t8[i17]) * cast::<u64>(((1 * 5) + i17))), Acquire);
    });
    #[expect(non_snake_case)]
    parallel!(BM, |i18Renamed| {
        h5.atomic_add([(((1 * 5) + i18Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[i18Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i18Renamed))), Relaxed);
    });
    parallel!(((2*BN), BN), |i19, i20| {
        h5.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t10[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), AcqRel);
    });
    parallel!((BN, BM, (2*BN)), |i21, i22, i23| {
        y3[[((b6 * BN) + i21), ((b7 * BM) + i22), ((b8 * (2*BN)) + i23)]] = 4;
    });
    let mut t11 = shared::<u16>([BN, BM, 2*BN, BN]);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BM, (2*BN), BN), |i24Renamed, i25Renamed, i26Renamed, i27Renamed| {
        let mut s28: u16 = 0;
        for k29 in 0..3 {
            s28 += x0[i27Renamed];
        }
        t11[[i24Renamed, i25Renamed, i26Renamed, i27Renamed]] = s28;
    });
    copy(&t11, y4.at_mut([(b6 * BN), (b7 * BM), (b8 * (2*BN)), 0]));
}

const SCALE_33: f32 = 7.0;
#[tile_fn]
pub fn function_33(_v0: f32) -> f32 {
    (_v0 * select((5usize == 0), 4.0, select(((0usize != 7) | (0usize != 0)), select((cast::<u64>((0usize - 6)) != cast::<u64>(0usize)), 0.0, -4.0), (_v0 / 1.75))))
}
#[tile_kernel]
pub fn random_33<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i16, 1>,
    x1: &Tensor<T, 3>,
    x2: &Tensor<i16, 2>,
    y3: &mut Tensor<T::Acc, 3>,
    h4: &mut Tensor<u64, 1>,
    _p9: T,
    _q10: usize,
) {
    dims!(x0 = [d1], x1 = [BN, d2, d1], x2 = [d2, d3], y3 = [d4, d5, d1], h4 = [7]);
    require!((d4 < 100), "extents are below 100");
    let n11: usize = d4.div_ceil(BM);
    let mut w5 = workspace::<i16>([d4, d5, d1]);
    let [b6, b7, b8] = blocks([d4.div_ceil(BM), d5.div_ceil(BK), d1.div_ceil(BK)]);
    let mut t6 = shared::<T::Acc>([BN + 1]);
    copy(x2.at((span((b7 * BN), BN + 1), b6)).or(-3), &mut t6);
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<T>([BN]);
    parallel!(BN, |i12| {
        #[expect(non_snake_case)]
        let v13Renamed: i16 = (cast::<i16>(x2[[i12, cast::<usize>(x2[[0, i12]])]].count_ones()) << x0[cast::<usize>(x2[[i12, _q10]])]);
        t7Renamed[i12] = 4.0;
    });
    let mut t8 = shared::<T>([1]);
    reduce_min_nan(&t7Renamed, &mut t8, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9 = fragment::<f32>([BN, BN + 1, BK, BN]);
    let v14: f32 = cast::<f32>(t8[b8]);
    fill(&mut t9, v14);
    let mut t10 = fragment::<i32>([BN]);
    parallel!(BN, |i15| {
        t10[i15] = ((cast::<i32>(i15) * 3) + 2);
    });
    let mut t11 = shared::<T>([BN]);
    copy(x1.at([(d4 * BM), (d1 + 1), cast::<usize>(x2[[d1, d2]])]), &mut t11);
    scatter(&t11, &t10, &mut t7Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = shared::<i16>([BM, BK, BK]);
    copy(x1.at([1, d1, b8]), &mut t12);
    let mut t13 = fragment::<i16>([BM, BK, BK]);
    copy(&t12, w5.at_mut([(b6 * BM), (b7 * BK), (b8 * BK)]));
    copy(w5.at([(b6 * BM), (b7 * BK), (b8 * BK)]), &mut t13);
    parallel!((BN, (BN + 1), BK, BN), |i16, i17, i18, i19| {
        h4.atomic_add([(((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i16, i17, i18, i19]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!(BN, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t10[i20]) * cast::<u64>(((1 * 5) + i20))), Release);
    });
    parallel!(BN, |i21| {
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i21]) * 16.0))) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!((BM, BK, BK), |i22, i23, i24| {
        h4.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t12[[i22, i23, i24]]) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((BM, BK, BK), |i25, i26, i27| {
        h4.atomic_add([(((((((1 * 5) + i25) * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t13[[i25, i26, i27]]) * cast::<u64>(((((((1 * 5) + i25) * 5) + i26) * 5) + i27))), AcqRel);
    });
    copy(&t12, y3.at_mut([(b6 * BM), (b7 * BK), (b8 * BK)]));
}

const SCALE_34: f64 = 4.0;
#[tile_fn]
pub fn function_34(_v0: u32, _v1: u32) -> u32 {
    (_v0 * (3 * 2))
}
#[tile_kernel]
pub fn random_34<const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<u32, 2>,
    x1: &Tensor<u32, 2>,
    x2: &Tensor<bf16, 1>,
    y3: &mut Tensor<bf16, 3>,
    y4: &mut Tensor<i32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p8: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d2, d3], x1 = [d4, d4], x2 = [d5], y3 = [d3, d4, 2*BN], y4 = [d3, d4], h5 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    require!((d4 < 100), "extents are below 100");
    let mut w6 = workspace::<u32>([d3, d4]);
    let [b6, b7] = blocks([d3.div_ceil(BM), d4.div_ceil(BK)]);
    let mut t7 = shared::<i32>([BK, BK]);
    copy(x0.at([(d2 * BK), b6]).or(x1[[_p8, d5]]), &mut t7);
    let mut t8 = shared::<u32>([2*BN, 2*BN, 2*BN]);
    parallel!(((2*BN), (2*BN), (2*BN)), |i9, i10, i11| {
        t8[[i9, i10, i11]] = select((x2[b6] < (x2[b6] * 1.0)), (x0[[i9, i9]] + x1[[cast::<usize>(x0[[i10, b7]]), cast::<usize>(x1[[i11, d5]])]]), 4);
    });
    if ((d5 + 2) < 5) {
        let mut t9 = shared::<i32>([BN, BK]);
        parallel!((BN, BK), |i12, i13| {
            t9[[i12, i13]] = t7[[i13, _p8]];
        });
        let mut t10 = fragment::<i32>([BK, BN]);
        copy(t7.at((span(_p8, BK), span(b6, BN))).or(t7[[cast::<usize>(t8[[cast::<usize>(t7[[b6, 2]]), b6, 0]]), b6]]), &mut t10);
        let mut t11 = shared::<i32>([BK, BK]);
        let v14: i32 = ((-1 * 1) + (0 + cast::<i32>(_p8)));
        fill(&mut t11, v14);
        gemm(t9.t(), t10.t(), &mut t11);
        let mut t12 = shared::<i32>([2*BN, 2*BN]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        reduce_argmax(&t8, &mut t12, 2);
        #[expect(non_snake_case)]
        parallel!((BK, BK), |i15Renamed, i16Renamed| {
            h5.atomic_add([(((((1 * 5) + i15Renamed) * 5) + i16Renamed) % 7)], (cast::<u64>(t11[[i15Renamed, i16Renamed]]) * cast::<u64>(((((1 * 5) + i15Renamed) * 5) + i16Renamed))), Relaxed);
        });
        parallel!(((2*BN), (2*BN)), |i17, i18| {
            h5.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t12[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), SeqCst);
        });
    } else {
        let mut t13 = shared::<i16>([BM]);
        parallel!(BM, |i19| {
            t13[i19] = cast::<i16>(x0[[d5, cast::<usize>(x1[[cast::<usize>(x1[[d4, d5]]), d5]])]]);
        });
        #[allow(non_snake_case)]
        let mut t14Renamed = shared::<bf16>([BM]);
        gather(x2, &t13, &mut t14Renamed);
    }
    let v20: u32 = cast::<u32>(d4);
    fill(&mut t8, v20);
    for k21 in (0..d5).step_by(3) {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t15 = shared::<bool>([BN, 2*BN, 2*BN]);
        parallel!(((2*BN), (2*BN), BN), |i22, i23, i24| {
            #[expect(non_snake_case)]
            let v25Renamed: u32 = cast::<u32>(t7[[i24, (i23 + 3)]]);
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t15[[i24, i23, i22]] = { let assignedRenamed: bool = (4 == (i23 + 3)); assignedRenamed };
        });
        let mut t16 = fragment::<bool>([BN, 2*BN]);
        let v26: bool = ((t8[[b6, _p8, cast::<usize>(t8[[cast::<usize>(t8[[_p8, _p8, _p8]]), b6, d3]])]] >= x1[[b7, d5]]) && (t7[[_p8, b6]] <= t7[[1, b6]]));
        fill(&mut t16, v26);
        reduce_all_into(&t15, &mut t16, 1);
        parallel!(BN, |i27| {
            t7.atomic_or([i27, i27], cast::<i32>(t16[[_p8, (i27 + 4)]]), Relaxed);
        });
        parallel!((BN, (2*BN), (2*BN)), |i28, i29, i30| {
            h5.atomic_add([(((((((1 * 5) + i28) * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t15[[i28, i29, i30]]) * cast::<u64>(((((((1 * 5) + i28) * 5) + i29) * 5) + i30))), Relaxed);
        });
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!((BN, (2*BN)), |i31, i32| {
            h5.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t16[[i31, i32]]) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), AcqRel);
        });
    }
    #[allow(non_snake_case)]
    let mut t17Renamed = fragment::<u32>([BM, BK]);
    parallel!((BM, BK), |i33, i34| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t17Renamed[[i33, i34]] = cast::<u32>(x0[[i34, ((((i34 - 3) * BM) + cast::<usize>(x0[[x1.dim(1), i34]])) / BM)]]);
    });
    let mut t18 = shared::<u32>([BM, BK]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t17Renamed, w6.at_mut([(b6 * BM), (b7 * BK)]));
    copy(w6.at([(b6 * BM), (b7 * BK)]), &mut t18);
    parallel!((BK, BK), |i35, i36| {
        h5.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t7[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!(((2*BN), (2*BN), (2*BN)), |i37, i38, i39| {
        h5.atomic_add([(((((((1 * 5) + i37) * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(t8[[i37, i38, i39]]) * cast::<u64>(((((((1 * 5) + i37) * 5) + i38) * 5) + i39))), AcqRel);
    });
    #[expect(non_snake_case)]
    parallel!((BM, BK), |i40Renamed, i41Renamed| {
        h5.atomic_add([(((((1 * 5) + i40Renamed) * 5) + i41Renamed) % 7)], (cast::<u64>(t17Renamed[[i40Renamed, i41Renamed]]) * cast::<u64>(((((1 * 5) + i40Renamed) * 5) + i41Renamed))), AcqRel);
    });
    parallel!((BM, BK), |i42, i43| {
        h5.atomic_add([(((((1 * 5) + i42) * 5) + i43) % 7)], (cast::<u64>(t18[[i42, i43]]) * cast::<u64>(((((1 * 5) + i42) * 5) + i43))), AcqRel);
    });
    #[expect(non_snake_case)]
    let mut t19Renamed = fragment::<bf16>([BM, BK, 2*BN]);
    copy(t8.at([b6, (b6 * BM), (b6 * (2*BN))]).or(0), &mut t19Renamed);
    copy(&t19Renamed, y3.at_mut([(b6 * BM), (b7 * BK), 0]));
    let mut t20 = shared::<i32>([BM, BK]);
    copy(x1.at([(((d5 * BM) + d3) % BM), (_p8 * BM)]), &mut t20);
    copy(&t20, y4.at_mut([(b6 * BM), (b7 * BK)]));
}

#[tile_kernel]
pub fn random_35<T: Element, const BM: usize>(
    x0: &Tensor<T::Acc, 3>,
    y1: &mut Tensor<i16, 2>,
    y2: &mut Tensor<i64, 2>,
    _p3: u8,
    _p4: i64,
    _q5: usize,
) {
    dims!(x0 = [d0, d0, d0], y1 = [d0, d0], y2 = [d0, d0]);
    let [b1, b2] = blocks([d0.div_ceil(6), d0.div_ceil(BM)]);
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t3Renamed = shared::<u8>([BM]);
    copy(x0.at((span((b1 * 6), BM), (b2 * 6), b1)), &mut t3Renamed);
    #[cfg(all())]
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t4Renamed = shared::<T>([BM]);
    copy(&t3Renamed, &mut t4Renamed);
    let mut t5 = fragment::<u8>([1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_max(&t3Renamed, &mut t5, 0);
    let mut t6 = fragment::<i16>([6, BM]);
    copy(x0.at((span(b1, 6), span(b1, BM), (b2 * BM))).or(cast::<T::Acc>(cast::<f32>(x0[[6, d0, b2]]))), &mut t6);
    #[cfg_attr(all(), cfg(not(all())))]
    { assert!(false, "kept"); }
    copy(&t6, y1.at_mut([(b1 * 6), (b2 * BM)]));
    #[allow(non_snake_case)]
    parallel!((6, BM), |i6Renamed, i7Renamed| {
        let v8: T = cast::<T>(t3Renamed[i7Renamed]);
        #[cfg(all())]
        let mut l7 = local::<i64>([4]);
        #[cfg(all())]
        for k9 in 0..4 {
            #[cfg_attr(all(), cfg(not(all())))]
            let kept = undefined;
            l7[k9] = ((cast::<i64>(x0[[i6Renamed, i6Renamed, k9]]) + cast::<i64>(x0[[i6Renamed, cast::<usize>(t5[b2]), i6Renamed]])) - cast::<i64>(x0[[i6Renamed, (i6Renamed % 4), i6Renamed]]));
        }
        #[cfg(all())]
        y2[[((b1 * 6) + i6Renamed), ((b2 * BM) + i7Renamed)]] = l7[b1];
    });
}

const ROWS_36: usize = 5;
#[tile_kernel]
pub fn random_36<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u16, 2>,
    y1: &mut Tensor<f16, 3>,
    y2: &mut Tensor<u16, 3>,
    h3: &mut Tensor<u64, 1>,
    _p7: u64,
    _p8: u16,
    _q9: usize,
) {
    dims!(x0 = [d0, d1], y1 = [d2, d3, d1], y2 = [d2, d3, d1], h3 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let n10: usize = d2.div_ceil(BM);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut w4 = workspace::<u16>([d2, d3, d1]);
    let [b4, b5, b6] = blocks([d2.div_ceil(BM), d3.div_ceil(ROWS_36), d1.div_ceil((BN + 1))]);
    let mut t5 = fragment::<u16>([BN, ROWS_36, BM + 1]);
    clear(&mut t5);
    let mut t6 = fragment::<f16>([2*BM, BN]);
    parallel!((BN, (2*BM)), |i11, i12| {
        let mut s13: f16 = 0.0;
        #[expect(non_snake_case)]
        for k14Renamed in 0..5 {
            #[expect(non_snake_case)]
            s13 += { let assignedRenamed: f16 = cast::<f16>(t5[[i11, b6, i12]]); assignedRenamed };
        }
        #[expect(non_snake_case)]
        t6[[i12, i11]] = { let assignedRenamed: f16 = s13; assignedRenamed };
    });
    if (t5[[cast::<usize>(t5[[b4, b5, b6]]), (b5 - 1), b6]] <= (t5[[b5, 0, b6]] | x0[[b5, b6]])) {
        parallel!((BN, ROWS_36, (BM + 1)), |i15, i16, i17| {
            h3.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t5[[i15, i16, i17]]) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), AcqRel);
        });
        parallel!(((2*BM), BN), |i18, i19| {
            h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Release);
        });
    }
    let mut t7 = fragment::<u16>([BK, BM + 1]);
    clear(&mut t7);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = fragment::<u16>([BK, BM + 1]);
    let mut t9 = shared::<u16>([BM + 1, BM + 1]);
    pipelined!(0..3, stages = 4, |k20| {
        copy(x0.at([(b6 * (2*BM)), (k20 * (BM + 1))]), &mut t8);
        copy(x0.at([(k20 * (BM + 1)), 5]), &mut t9);
        gemm(&t8, &t9, &mut t7);
    });
    #[expect(non_snake_case)]
    let mut t10Renamed = shared::<u16>([BM, ROWS_36, BN + 1]);
    copy(t5.at([(b6 * (BN + 1)), b5, b6]), &mut t10Renamed);
    let mut t11 = fragment::<u16>([BM, ROWS_36, BN + 1]);
    copy(&t10Renamed, w4.at_mut([(b4 * BM), (b5 * ROWS_36), (b6 * (BN + 1))]));
    copy(w4.at([(b4 * BM), (b5 * ROWS_36), (b6 * (BN + 1))]), &mut t11);
    parallel!((BN, ROWS_36, (BM + 1)), |i21, i22, i23| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t5[[i21, i22, i23]]) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), AcqRel);
    });
    parallel!(((2*BM), BN), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), SeqCst);
    });
    parallel!((BK, (BM + 1)), |i26, i27| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t7[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), SeqCst);
    });
    #[expect(non_snake_case)]
    parallel!((BM, ROWS_36, (BN + 1)), |i28Renamed, i29Renamed, i30Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((((1 * 5) + i28Renamed) * 5) + i29Renamed) * 5) + i30Renamed) % 7)], (cast::<u64>(t10Renamed[[i28Renamed, i29Renamed, i30Renamed]]) * cast::<u64>(((((((1 * 5) + i28Renamed) * 5) + i29Renamed) * 5) + i30Renamed))), Relaxed);
    });
    parallel!((BM, ROWS_36, (BN + 1)), |i31, i32, i33| {
        h3.atomic_add([(((((((1 * 5) + i31) * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t11[[i31, i32, i33]]) * cast::<u64>(((((((1 * 5) + i31) * 5) + i32) * 5) + i33))), SeqCst);
    });
    let mut t12 = fragment::<f16>([BM, ROWS_36, BN + 1, 2*BM]);
    #[allow(non_snake_case)]
    parallel!((BM, ROWS_36, (BN + 1), (2*BM)), |i34Renamed, i35Renamed, i36Renamed, i37Renamed| {
        t12[[i34Renamed, i35Renamed, i36Renamed, i37Renamed]] = (-(t6[[i37Renamed, 5]] * t6[[i34Renamed, i37Renamed]]));
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t13 = shared::<f16>([BM, ROWS_36, BN + 1]);
    fill(&mut t13, 1.0);
    reduce_norm2_into(&t12, &mut t13, 3);
    copy(&t13, y1.at_mut([(b4 * BM), (b5 * ROWS_36), (b6 * (BN + 1))]));
    copy(&t10Renamed, y2.at_mut([(b4 * BM), (b5 * ROWS_36), (b6 * (BN + 1))]));
}

#[tile_fn]
pub fn function_37(_v0: u32) -> u32 {
    _v0.max(((!cast::<u32>(0u32.leading_zeros())) >> 31))
}
#[tile_kernel]
pub fn random_37<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u32, 1>,
    x1: &Tensor<u32, 3>,
    y2: &mut Tensor<i16, 2>,
    a3: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    dims!(x0 = [d1], x1 = [d1, d2, d2], y2 = [d2, d2], a3 = [d5]);
    require!((d2 < 100), "extents are below 100");
    let [b3, b4] = blocks([d2.div_ceil(BK), d2.div_ceil(BK)]);
    let mut t4 = fragment::<i16>([BK]);
    copy(x0.at([b4]).or(x0[_q6]), &mut t4);
    let mut t5 = shared::<F8E5M2>([BN, BN, BK]);
    parallel!((BN, BN, BK), |i7, i8, i9| {
        let v10: u32 = 0;
        #[allow(non_snake_case)]
        t5[[i7, i8, i9]] = { let assignedRenamed: F8E5M2 = cast::<F8E5M2>(i8); assignedRenamed };
    });
    let mut t6 = fragment::<i16>([1]);
    reduce_product(&t4, &mut t6, 0);
    let mut t7 = shared::<i16>([1]);
    cumprod_rev(&t6, &mut t7, 0);
    #[allow(non_snake_case)]
    parallel!(BM, |i11Renamed| {
        a3.atomic_add([i11Renamed], (cast::<u64>(x0[i11Renamed]) << cast::<u64>((d2 + 1))).abs(), SeqCst);
    });
    parallel!((BK, BK), |i12, i13| {
        let v14: F8E5M2 = t5[[1, i13, i12]];
        y2[[((b3 * BK) + i12), ((b4 * BK) + i13)]] = -4;
    });
}

#[tile_fn]
pub fn function_38(_v0: i16) -> i16 {
    (_v0 * select(((!(0usize > 0)) ^ (cast::<u8>((0usize - 4)) >= cast::<u8>(0usize))), (if (0usize <= 0) { 3i16.min(3) } else { (-4i16).max(-1) }), (-select((0usize > 3), -2, -4))))
}
#[tile_kernel]
pub fn random_38<const BM: usize, const BN: usize>(
    x0: &Tensor<i16, 4>,
    x1: &Tensor<i32, 1>,
    y2: &mut Tensor<i16, 2>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    dims!(x0 = [BM, BN, BM, 1], x1 = [d1], y2 = [d1, d2], a3 = [d5], h4 = [7]);
    let mut w5 = workspace::<i32>([d1, d2]);
    let [b3, b4] = blocks([d1.div_ceil(BN), d2.div_ceil(BN)]);
    let mut t6 = shared::<i16>([BN, BN]);
    copy(y2.at([(b3 * BN), (b4 * BN)]), &mut t6);
    let mut t7 = shared::<i16>([2*BM, BN]);
    parallel!(((2*BM), BN), |i7, i8| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t7[[i7, i8]] = select((i7 >= (b3 + 1)), x0[[i7, i8, i7, b4.max(d5.max(d1))]], ((if (i7 < i7) { x0[[b4, b3, i8, d2]] } else { cast::<i16>(t6[[10, i8]]) }) ^ t6[[_q6, (((_q6 * BM) + x0.dim(3)) % BM)]]));
    });
    let mut t8 = shared::<i16>([BM]);
    let v9: i16 = x0[[0, 0, b3, b4]];
    fill(&mut t8, v9);
    let mut t9 = shared::<i32>([BM, BN]);
    parallel!((BN, BM), |i10, i11| {
        assert!((d2 < 8), "an index is within its bounds");
        t9[[i11, i10]] = (x1[(b3 / 4)] + (cast::<i32>(t6[[15, i10]]).abs() >> x1[(i11 / 4)]));
    });
    let mut t10 = fragment::<i32>([BN, BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BN, BN), |i12, i13| {
        t10[[i12, i13]] = (if (((cast::<u8>((_q6 - 2)) < cast::<u8>(d1)) || (t7[[b3, cast::<usize>(x0[[x0.dim(0), cast::<usize>(t9[[cast::<usize>(x1[cast::<usize>(x1[d2])]), cast::<usize>(t9[[2, i12]])]]), d2, x0.dim(0)]])]] == x0[[i13, b4, b3, cast::<usize>(x1[b4])]])) ^ ((5usize >= 5) | (i12 >= d2))) { ((x1[cast::<usize>(x0[[_q6, cast::<usize>(t6[[10, 14]]), d5, d5]])] & t9[[b4, i13]]) >> 16) } else { ((-cast::<i32>(x0[[_q6, 2, b4, b4]])) / x1[(b4 % 1)]) });
    });
    let mut t11 = fragment::<i32>([BN, BN]);
    copy(&t10, w5.at_mut([(b3 * BN), (b4 * BN)]));
    copy(w5.at([(b3 * BN), (b4 * BN)]), &mut t11);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i14| {
        a3.atomic_and([(i14 - 2)], (0u32.min(2) + 4), Relaxed);
    });
    parallel!(((2*BM), BN), |i15, i16| {
        h4.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t7[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i17| {
        h4.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t8[i17]) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!((BM, BN), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t9[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Release);
    });
    parallel!((BN, BN), |i20, i21| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t10[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BN), |i22Renamed, i23Renamed| {
        h4.atomic_add([(((((1 * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(t11[[i22Renamed, i23Renamed]]) * cast::<u64>(((((1 * 5) + i22Renamed) * 5) + i23Renamed))), Relaxed);
    });
    copy(&t6, y2.at_mut([(b3 * BN), (b4 * BN)]));
}

#[tile_fn]
pub fn function_39(_v0: f32, _v1: f32) -> f32 {
    (_v0 + ((-1.0f32) * -1.375).mul_add((-3.0 * -1.0), (1.0 / 1.75)).abs())
}
#[tile_kernel]
pub fn random_39(
    x0: &Tensor<u64, 1>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<f32, 2>,
    _p7: f32,
    _q8: usize,
) {
    dims!(x0 = [d2], x1 = [d2, d2], x2 = [d3, d2], y3 = [d2, d4]);
    let n9: usize = d2.div_ceil(2);
    let [b5, b6] = blocks([d2.div_ceil(2), d4.div_ceil(2)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = fragment::<u64>([2]);
    #[cfg(all())]
    copy(x2.at([(b5 * 4), (b5 * 2)]).or(cast::<f32>(n9)), &mut t4);
    let mut t5 = shared::<u64>([2]);
    copy(x1.at([(b5 * 2), n9]).or(x2[[cast::<usize>(t4[x1.dim(0)]), b5]]), &mut t5);
    let mut t6 = shared::<u64>([2, 2, 4]);
    #[cfg(all())]
    clear(&mut t6);
    #[cfg(all())]
    let mut t7 = fragment::<i32>([4]);
    parallel!(4, |i10| {
        #[cfg(all())]
        t7[i10] = ((cast::<i32>(i10) * 1) + 0);
    });
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    let mut t8 = fragment::<u64>([4]);
    #[cfg(all())]
    copy(x1.at((span((b5 * 2), 4), 1)), &mut t8);
    scatter(&t8, &t7, &mut t4);
    #[cfg_attr(all(), cfg(not(all())))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9 = fragment::<f32>([2, 2, 4]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(t6.at((span((d2 * 2), 2), span((n9 * 2), 2), span((((d4 * 2) + d4) / 2), 4))), &mut t9);
    let mut t10 = shared::<f32>([2, 2]);
    fill(&mut t10, 1.0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_logsumexp_into(&t9, &mut t10, 2);
    copy(&t10, y3.at_mut([(b5 * 2), (b6 * 2)]));
}

const SCALE_40: i32 = 4;
#[tile_kernel]
pub fn random_40(
    x0: &Tensor<f64, 1>,
    x1: &Tensor<i16, 3>,
    x2: &Tensor<f64, 5>,
    y3: &mut Tensor<i16, 3>,
    a4: &mut Tensor<u64, 1>,
    h5: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    dims!(x0 = [d0], x1 = [3, d1, d0], x2 = [3, 8, 8, 1, 1], y3 = [d2, d3, 1], a4 = [d2], h5 = [7]);
    #[cfg(not(any()))]
    #[expect(non_snake_case)]
    let n7Renamed: usize = d2.div_ceil(1);
    let mut w6 = workspace::<f64>([d2, d3]);
    let [b4, b5] = blocks([d2.div_ceil(1), d3.div_ceil(3)]);
    #[expect(non_snake_case)]
    let mut t7Renamed = fragment::<f64>([3, 8]);
    copy(x1.at(((((_q6 * 8) + b5) / 8), span((d0 - 1), 8), span(b4, 3))).t(), &mut t7Renamed);
    #[cfg_attr(not(any()), expect(non_snake_case))]
    let mut t8Renamed = shared::<f64>([1, 3, 3]);
    parallel!((3, 3, 1), |i8, i9, i10| {
        let mut s11: f64 = 0.0;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k12 in 0..6 {
            #[cfg_attr(not(any()), cfg(any()))]
            let kept = undefined;
            #[cfg(not(any()))]
            s11 += (-cast_with::<f64>(x0[4], Round::NearestEven).abs());
        }
        #[cfg(not(any()))]
        #[allow(non_snake_case)]
        t8Renamed[[i10, i9, i8]] = { let assignedRenamed: f64 = s11; assignedRenamed };
    });
    let mut t9 = fragment::<f64>([1, 3]);
    reduce_abs_max(&t8Renamed, &mut t9, 1);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = fragment::<f64>([3]);
    #[cfg_attr(not(any()), cfg(any()))]
    for _ in 0..1 { assert!(false, "kept"); }
    fill(&mut t10, 1.0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_min_into(&t7Renamed, &mut t10, 1);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t11 = fragment::<f64>([8]);
    parallel!(8, |i13| {
        let mut s14: f64 = 0.0;
        for k15 in 0..5 {
            s14 += cast_with::<f64>(t9[[d1, 0]], Round::Up);
        }
        t11[i13] = s14;
    });
    let v16: f64 = (-2.625 + (-3.75f64).max_nan(4.75));
    fill(&mut t7Renamed, v16);
    #[cfg(not(any()))]
    let mut t12 = fragment::<f64>([1, 3]);
    copy(x1.at([n7Renamed, d2, (d1 * 3)]).or(x1[[b4, d2, b4]]), &mut t12);
    let mut t13 = fragment::<f64>([1, 3]);
    #[cfg_attr(not(any()), cfg(any()))]
    let kept = undefined;
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t12, w6.at_mut([(b4 * 1), (b5 * 3)]));
    copy(w6.at([(b4 * 1), (b5 * 3)]), &mut t13);
    #[cfg_attr(not(any()), allow(non_snake_case))]
    parallel!(3, |i17Renamed| {
        a4.atomic_or([_q6], (if (t8Renamed[[(cast::<usize>(x1[[x1.dim(0), 1, i17Renamed]]) % 1), cast::<usize>(x1[[i17Renamed, i17Renamed, b4]]), d0]] > cast_with::<f64>(x0[i17Renamed], Round::TowardZero)) { cast::<u64>(t13[[x1.dim(2), (i17Renamed % 3)]]) } else { (3 >> cast::<u64>((i17Renamed + 1))) }), SeqCst);
    });
    #[cfg(any())]
    assert!(false, "kept");
    parallel!((1, 3), |i18, i19| {
        h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!(3, |i20| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!(8, |i21| {
        h5.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i21]) * 16.0))) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    #[cfg(any())]
    undefined!();
    parallel!((1, 3), |i22, i23| {
        h5.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((1, 3), |i24, i25| {
        h5.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((1, 3, 1), |i26Renamed, i27Renamed, i28Renamed| {
        let mut s29: i16 = 0;
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        for k30 in 0..6 {
            s29 += x1[[(i28Renamed + 4), i28Renamed, i27Renamed]];
        }
        y3[[((b4 * 1) + i26Renamed), ((b5 * 3) + i27Renamed), (0 + i28Renamed)]] = s29;
    });
}

const ROWS_41: usize = 2;
#[tile_kernel]
pub fn random_41<T: Float, const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<bf16, 3>,
    x1: &Tensor<f32, 5>,
    y2: &mut Tensor<T::Acc, 3>,
    y3: &mut Tensor<bf16, 3>,
    h4: &mut Tensor<u64, 1>,
    _p6: T,
    _p7: f32,
) {
    dims!(x0 = [d0, d1, ROWS_41], x1 = [ROWS_41, BM, BN, ROWS_41, 1], y2 = [d1, d1, d2], y3 = [d1, d1, d2], h4 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut w5 = workspace::<F8E4M3>([d1, d1, d2]);
    let [b3, b4, b5] = blocks([d1.div_ceil(ROWS_41), d1.div_ceil(BM), d2.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = shared::<f32>([BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at([b4, (b5 * BM), (b5 * BN)]), &mut t6);
    let mut t7 = shared::<bf16>([BM]);
    let v8: bf16 = (x0[[b4, d0, 1]] / 4.75).min_nan((cast::<bf16>(t6[b5]) / 0.5));
    fill(&mut t7, v8);
    parallel!(BM, |i9| {
        t7[i9] = ((cast::<bf16>(0) + 1.0) + (-1.0 * 0.0)).round();
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = shared::<F8E4M3>([ROWS_41, BM, BM]);
    copy(x1.at((span(b4, ROWS_41), span((b5 * BM), BM), (b4 * ROWS_41), (b5 * BM), span((b5 % 1), BM))).or(1.0), &mut t8);
    #[allow(non_snake_case)]
    let mut t9Renamed = shared::<F8E4M3>([ROWS_41, BM, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t8, w5.at_mut([(b3 * ROWS_41), (b4 * BM), (b5 * BM)]));
    copy(w5.at([(b3 * ROWS_41), (b4 * BM), (b5 * BM)]), &mut t9Renamed);
    parallel!(BM, |i10| {
        h4.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i10]) * 16.0))) * cast::<u64>(((1 * 5) + i10))), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!(BM, |i11Renamed| {
        h4.atomic_add([(((1 * 5) + i11Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i11Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i11Renamed))), Relaxed);
    });
    parallel!((ROWS_41, BM, BM), |i12, i13, i14| {
        h4.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i12, i13, i14]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), Relaxed);
    });
    parallel!((ROWS_41, BM, BM), |i15, i16, i17| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[[i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), SeqCst);
    });
    parallel!((ROWS_41, BM, BM), |i18, i19, i20| {
        #[allow(non_snake_case)]
        let mut s21Renamed: T::Acc = 0.0;
        for k22 in 0..4 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            s21Renamed += cast_with::<T::Acc>(t6[i19], Round::TowardZero).abs().sqrt().abs();
        }
        #[allow(non_snake_case)]
        y2[[((b3 * ROWS_41) + i18), ((b4 * BM) + i19), ((b5 * BM) + i20)]] = { let assignedRenamed: T::Acc = s21Renamed; assignedRenamed };
    });
    parallel!((ROWS_41, BM, BM), |i23, i24, i25| {
        y3[[((b3 * ROWS_41) + i23), ((b4 * BM) + i24), ((b5 * BM) + i25)]] = select(((cast::<u32>((i23 - 5)) >= cast::<u32>(i23)) ^ (i24 != 5)), (((cast::<bf16>(-1) + -2.0) * 3.0) * 0.5).tanh(), select((i23 > (b5 * 1)), ((cast::<bf16>(4) * 2.0) * 0.5).hypot(cast::<bf16>(0).mul_add(0.0, 1.0)), select((i23 < b4), (cast::<bf16>(4) * 0.5).sigmoid(), (-(cast::<bf16>(-2) * 0.5).exp()))));
    });
}

#[tile_fn]
pub fn function_42(_v0: u8) -> u8 {
    (_v0 * (if ((cast::<u32>((0usize - 4)) <= cast::<u32>(0usize)) ^ (0usize <= (0 / 1))) { (select((2usize != 0), 1, 2) ^ cast::<u8>((0usize + 1))) } else { cast::<u8>(cast::<u8>(1u8.count_ones()).leading_zeros()) }))
}
#[tile_kernel]
pub fn random_42<_T: Int, const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<i32, 1>,
    y2: &mut Tensor<f32, 1>,
    y3: &mut Tensor<u16, 1>,
    h4: &mut Tensor<u64, 1>,
    _p5: usize,
    _p6: usize,
) {
    dims!(x0 = [d1, d2], x1 = [d3], y2 = [d1], y3 = [d1], h4 = [7]);
    let n7: usize = d1.div_ceil(6);
    let [b4] = blocks([d1.div_ceil(6)]);
    let mut t5 = shared::<i32>([6]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(6, |i8| {
        t5[i8] = ((((x1[i8] * 7) + x1[(i8 % 6)]) / 7) | x1[d2]);
    });
    let mut t6 = fragment::<u16>([BN, BM, 1]);
    parallel!((1, BM, BN), |i9, i10, i11| {
        t6[[i11, i10, i9]] = (3u16.max(2) * (if (d2 < i9) { 4 } else { cast::<u16>(b4) }));
    });
    let mut t7 = fragment::<f32>([BM]);
    copy(t5.at([n7]), &mut t7);
    let mut t8 = fragment::<i32>([1]);
    reduce_argmax(&t5, &mut t8, 0);
    let mut t9 = shared::<u8>([BN]);
    parallel!(BN, |i12| {
        t9[i12] = ((0 * 0) * (0 + 1));
    });
    let mut t10 = shared::<f32>([BN, BN]);
    gather(x0.at((.., span(0, BN))), &t9, &mut t10);
    let mut v13: u8 = 4;
    #[expect(unused_doc_comments)]
    #[doc = ""]
    for k14 in 0..3 {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        v13 += ((cast::<u8>(t5[k14]) / 3) / 1);
    }
    parallel!((BN, BM, 1), |i15, i16, i17| {
        h4.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t6[[i15, i16, i17]]) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!(BM, |i18| {
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    parallel!(1, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t8[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(BN, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t9[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!((BN, BN), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    let mut t11 = fragment::<f32>([6, BN]);
    #[expect(non_snake_case)]
    parallel!((6, BN), |i23Renamed, i24Renamed| {
        t11[[i23Renamed, i24Renamed]] = (-(cast::<f32>(t9[i23Renamed]) + cast::<f32>(t9[i24Renamed])));
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t12Renamed = shared::<f32>([6]);
    reduce_logsumexp(&t11, &mut t12Renamed, 1);
    copy(&t12Renamed, y2.at_mut([(b4 * 6)]));
    copy(&t5, y3.at_mut([(b4 * 6)]));
}

#[tile_fn]
pub fn function_43(_v0: u16) -> u16 {
    (_v0 * (!((1 % cast::<u16>((0usize + 1))) << cast::<u16>((0usize + 1)))))
}
#[tile_kernel]
pub fn random_43<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u16, 3>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<f32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p7: usize,
) {
    dims!(x0 = [2*BN, d1, d2], x1 = [d2, d3], x2 = [BK, d2], y3 = [d4, d4], y4 = [d4, d4], h5 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b5, b6] = blocks([d4.div_ceil(BM), d4.div_ceil(BK)]);
    let mut t6 = fragment::<f32>([BK]);
    copy(x2.at((b5, span(cast::<usize>(x0[[d1, _p7, _p7]]), BK))), &mut t6);
    let mut t7 = fragment::<u16>([BM, 2*BN, BN, 2*BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, (2*BN), BN, (2*BN)), |i8, i9, i10, i11| {
        t7[[i8, i9, i10, i11]] = 3;
    });
    let v12: u16 = function_43(t7[[b5, b5, b5, b5]].min(t7[[d1, b5, b5, b5]]));
    parallel!((BM, (2*BN), BN, d2.min((2*BN))), |i13, i14, i15, i16| {
        assert!((i15 < 1), "an index is within its bounds");
        t7[[i13, (i14 * 2), i15, i16]] = x0[[i14, i14, 7]];
    });
    let mut t8 = fragment::<u16>([2*BN]);
    copy(t6.at((span((b5 * BN), 2*BN),)), &mut t8);
    copy(&t8, t6.at_mut((span(b5, 2*BN),)));
    if (d3 != _p7.max(_p7)) {
        let mut t9 = shared::<u16>([BM, 2*BN, BN, 2*BN]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        cummax(&t7, &mut t9, 1);
        parallel!((2*BN), |i17| {
            h5.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t8[i17]) * cast::<u64>(((1 * 5) + i17))), Relaxed);
        });
        parallel!((BM, (2*BN), BN, (2*BN)), |i18, i19, i20, i21| {
            h5.atomic_add([(((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t9[[i18, i19, i20, i21]]) * cast::<u64>(((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21))), SeqCst);
        });
    }
    parallel!((2*BN), |i22| {
        t8[i22] = t8[i22];
    });
    #[expect(non_snake_case)]
    parallel!(BK, |i23Renamed| {
        h5.atomic_add([(((1 * 5) + i23Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i23Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i23Renamed))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, (2*BN), BN, (2*BN)), |i24, i25, i26, i27| {
        h5.atomic_add([(((((((((1 * 5) + i24) * 5) + i25) * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t7[[i24, i25, i26, i27]]) * cast::<u64>(((((((((1 * 5) + i24) * 5) + i25) * 5) + i26) * 5) + i27))), AcqRel);
    });
    parallel!((2*BN), |i28| {
        h5.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t8[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    parallel!((BM, BK), |i29, i30| {
        #[expect(non_snake_case)]
        y3[[((b5 * BM) + i29), ((b6 * BK) + i30)]] = { let assignedRenamed: f32 = select((i30 == i30), ((-x2[[(i30 % 1), d1]]) * 0.5).abs().log2(), select(((_p7 < d4) ^ (2 <= i30)), (x2[[((i30 - 6) >> 4), 1]] * 0.5).log10(), select((i30 < 5), (((x2[[i30, i30]] - 0.0) - (-2.0 * 1.0)) * 0.5).acos(), (1.0f32 * 0.5).sin()))); assignedRenamed };
    });
    parallel!((BM, BK), |i31, i32| {
        y4[[((b5 * BM) + i31), ((b6 * BK) + i32)]] = select((5 < i32), (x2[[(i32 % 1), i32]].abs() * 0.5).asin(), select(((x0[[d3, 7, i32]] == cast::<u16>(((d3 * BN) % BN))) | (cast::<i32>((0usize - 2)) == cast::<i32>(_p7))), (x2[[x2.dim(0), (i31 - 6).div_ceil((i32 - 4))]] * 0.5).copysign(1.0), select((cast::<u16>((cast::<usize>(cast::<i64>((i32 - 1))) - 2)) >= cast::<u16>((i32 + 2))), (((4.0 - x2[[i32, cast::<usize>(x0[[b5, i32, i32]])]]) + select((cast::<i32>((i32 - 8)) >= cast::<i32>(cast::<usize>(t7[[i32, i32, i32, i32]]))), x2[[i32, i32]], x2[[i32, i32]])) * 0.5).sin(), (x2[[(((i32 * BN) + i32) / BN), i32]] * 0.5).abs().log2())));
    });
}

const SCALE_44: u8 = 8;
#[tile_kernel]
pub fn random_44<T: Num>(
    x0: &Tensor<F8E4M3, 1>,
    x1: &Tensor<F8E5M2, 2>,
    y2: &mut Tensor<F8E4M3, 2>,
    y3: &mut Tensor<T::Acc, 2>,
    h4: &mut Tensor<u64, 1>,
    _p7: usize,
    _p8: T,
) {
    dims!(x0 = [d0], x1 = [d1, d2], y2 = [d3, d4], y3 = [d3, d4], h4 = [7]);
    let mut w5 = workspace::<F8E4M3>([d3, d4]);
    let [b5, b6] = blocks([d3.div_ceil(3), d4.div_ceil(3)]);
    let mut t6 = shared::<F8E4M3>([3, 3]);
    copy(x1.at((span((b5 * 3), 3), span(d3, 3))), &mut t6);
    let mut t7 = shared::<F8E5M2>([1]);
    copy(t6.at([b5, (d3 * 1)]).or(t6[[b5, b5]]), &mut t7);
    if (!((4usize == 0) ^ (_p7 == b5))) {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t8Renamed = fragment::<T>([1, 1]);
        parallel!((1, 1), |i9, i10| {
            t8Renamed[[i9, i10]] = (cast::<T>(x1[[i10, 2]]).min(0).max(cast::<T>(x1[[0, i10]]).abs()) / 7);
        });
        let mut t9 = fragment::<F8E4M3>([3]);
        reduce_sum(&t6, &mut t9, 1);
        parallel!((1, 1), |i11, i12| {
            h4.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(t8Renamed[[i11, i12]]) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
        });
        parallel!(3, |i13| {
            h4.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Relaxed);
        });
    } else {
        #[allow(non_snake_case)]
        let mut t10Renamed = fragment::<f32>([1, 3]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        clear(&mut t10Renamed);
        #[expect(non_snake_case)]
        let mut t11Renamed = fragment::<F8E5M2>([1, 1]);
        let mut t12 = fragment::<F8E5M2>([1, 3]);
        for k14 in 0..1 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            copy(x1.at([(d3 * 3), (k14 * 1)]), &mut t11Renamed);
            copy(x1.at([(k14 * 1), (d3 * 1)]), &mut t12);
            gemm(&t11Renamed, &t12, &mut t10Renamed);
        }
        #[allow(non_snake_case)]
        let v15Renamed: T = cast::<T>(x1[[(d3 * 4), 0]]);
    }
    let mut t13 = fragment::<T::Acc>([1, 1]);
    parallel!((1, 1), |i16, i17| {
        let v18: T::Acc = cast::<T::Acc>(x1[[i17, d3]]).min(cast::<T::Acc>(t6[[i16, 2]]));
        let mut s19: T::Acc = 0;
        for k20 in 0..3 {
            s19 += cast::<T::Acc>(t6[[(k20 - 8).div_ceil((d3 - 2)), i16]]);
        }
        t13[[i16, i17]] = s19;
    });
    copy(&t13, t6.at_mut([(b5 * 3), (d2 * 1)]));
    let mut v21: T::Acc = 0;
    for k22 in 0..4 {
        v21 += cast::<T::Acc>(d4);
    }
    let mut v23: F8E4M3 = 4.0;
    for k24 in 0..5 {
        v23 += select((k24 > cast::<usize>(t13[[b5, b5]])), (if (cast::<u64>((b6 - 2)) == cast::<u64>(d3)) { t6[[d3, d3]] } else { cast_with::<F8E4M3>(t7[0], Round::TowardZero) }), (3.0 + x0[3]));
    }
    let mut t14 = fragment::<F8E4M3>([3, 1]);
    copy(x1.at((span(b6, 3), span(d3, 1))), &mut t14);
    let mut t15 = fragment::<F8E5M2>([1, 3]);
    parallel!((1, 3), |i25, i26| {
        #[allow(non_snake_case)]
        t15[[i25, i26]] = { let assignedRenamed: F8E5M2 = t7[i25]; assignedRenamed };
    });
    let mut t16 = shared::<f32>([1, 1]);
    clear(&mut t16);
    gemm(t14.t(), t15.t(), &mut t16);
    let mut t17 = fragment::<F8E4M3>([1, 3, 3]);
    copy(t6.reshape([1, 3, 3]), &mut t17);
    parallel!((1, 1), |i27, i28| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t16.atomic_exchange([i27, i28], f32::from_bits((cast::<f32>(((((b6 - 5) * 1) + i28) / 1)).to_bits() | 2147483648)), SeqCst);
    });
    let mut t18 = fragment::<F8E4M3>([3, 3]);
    copy(t13.at((span((b5 * 3), 3), span((b5 * 3), 3))).t(), &mut t18);
    let mut t19 = shared::<F8E4M3>([3, 3]);
    copy(&t18, w5.at_mut([(b5 * 3), (b6 * 3)]));
    copy(w5.at([(b5 * 3), (b6 * 3)]), &mut t19);
    parallel!((1, 1), |i29, i30| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t13[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((1, 1), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((1, 3, 3), |i33, i34, i35| {
        h4.atomic_add([(((((((1 * 5) + i33) * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i33, i34, i35]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i33) * 5) + i34) * 5) + i35))), Relaxed);
    });
    parallel!((3, 3), |i36, i37| {
        h4.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i36, i37]]) * 16.0))) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), Relaxed);
    });
    parallel!((3, 3), |i38, i39| {
        h4.atomic_add([(((((1 * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[[i38, i39]]) * 16.0))) * cast::<u64>(((((1 * 5) + i38) * 5) + i39))), Relaxed);
    });
    copy(&t6, y2.at_mut([(b5 * 3), (b6 * 3)]));
    parallel!((3, 3), |i40, i41| {
        y3[[((b5 * 3) + i40), ((b6 * 3) + i41)]] = (-1 + cast::<T::Acc>(x1[[(b6 * 4), i40]]));
    });
}

const ROWS_45: usize = 5;
#[tile_kernel]
pub fn random_45<const BM: usize>(
    x0: &Tensor<i16, 2>,
    x1: &Tensor<i8, 2>,
    x2: &Tensor<u16, 2>,
    y3: &mut Tensor<i16, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    #[cfg_attr(all(), cfg(not(all())))]
    require!(false, "kept");
    dims!(x0 = [d0, d1], x1 = [d2, d1], x2 = [d1, d0], y3 = [d3, d2], h4 = [7]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    require!((d0 < 100), "extents are below 100");
    #[cfg(all())]
    let mut w5 = workspace::<i16>([d3, d2]);
    let [b4, b5] = blocks([d3.div_ceil(ROWS_45), d2.div_ceil(ROWS_45)]);
    #[cfg(all())]
    let mut t6 = shared::<i16>([ROWS_45, ROWS_45]);
    copy(y3.at([(b4 * ROWS_45), (b5 * ROWS_45)]), &mut t6);
    #[cfg(all())]
    let mut t7 = fragment::<u16>([BM]);
    copy(x2.at((b4, span((b4 * BM), BM))), &mut t7);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = shared::<u16>([BM, BM]);
    #[cfg(all())]
    parallel!((BM, BM), |i6, i7| {
        #[cfg(all())]
        let mut l9 = local::<u16>([3]);
        for k8 in 0..3 {
            l9[k8] = 0;
        }
        #[cfg(not(all()))]
        let kept = undefined;
        #[cfg_attr(all(), expect(non_snake_case))]
        t8[[i7, i6]] = { let assignedRenamed: u16 = l9[cast::<usize>(x0[[0, i7]])]; assignedRenamed };
    });
    parallel!((ROWS_45, ROWS_45), |i9, i10| {
        t6.atomic_exchange([i9, i10], ((((x0[[i9, 4]] * 6) + x0[[cast::<usize>(t7[cast::<usize>(t7[cast::<usize>(t7[i9])])]), 5]]) / 6) + select((t8[[d0, b5]] >= x2[[b5, 6]]), cast::<i16>(i9), x0[[i10, i10]])), AcqRel);
    });
    #[cfg_attr(all(), cfg(not(all())))]
    if true { assert!(false, "kept"); }
    parallel!(d1.min(BM), |i11| {
        #[cfg(all())]
        if (i11 == d3) {
            t7[(i11 * 2)] = (((cast::<u16>(x1[[14, d3]]) / 7) >> x2[[i11, i11]]) ^ t7[(i11 * 2)]);
        }
    });
    let mut v12: i8 = 4;
    for k13 in 0..5 {
        v12 += (x1[[(cast::<usize>(x0[[d3, k13]]) % 7), d2]] / x1[[(cast::<usize>(t6[[b4, k13]]) * 1), b5]]);
    }
    pipelined!(0..3, stages = 2, order = [3, 0, 2, 1, 4, 5, 6, 7, 8, 9, 10], |k14| {
        let mut t10 = fragment::<i32>([ROWS_45]);
        parallel!(ROWS_45, |i15| {
            t10[i15] = ((cast::<i32>(i15) * 1) + -1);
        });
        let mut t11 = shared::<u16>([ROWS_45]);
        parallel!(ROWS_45, |i16| {
            #[cfg(not(all()))]
            let kept = undefined;
            #[cfg(all())]
            let v17: u16 = cast::<u16>(b4);
            #[cfg_attr(all(), cfg(not(all())))]
            let kept = undefined;
            t11[i16] = x2[[(i16 * 1), i16]];
        });
        scatter(&t11, &t10, &mut t7);
        let mut t12 = shared::<i32>([BM]);
        parallel!(BM, |i18| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t12[i18] = cast::<i32>(t11[2]);
        });
        let mut t13 = fragment::<i32>([BM]);
        gather(&t10, &t12, &mut t13);
        #[cfg_attr(not(all()), cfg(not(all())))]
        parallel!(BM, |i19| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t12[i19]) * cast::<u64>(((1 * 5) + i19))), Acquire);
        });
        parallel!(BM, |i20| {
            #[cfg_attr(not(all()), cfg(not(all())))]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t13[i20]) * cast::<u64>(((1 * 5) + i20))), AcqRel);
        });
    });
    let mut t14 = shared::<i16>([ROWS_45, ROWS_45]);
    copy(x0.at([(d1 * (BM + 1)), d0]).or(cast::<i16>(x1[[d0, d3]])), &mut t14);
    let mut t15 = shared::<i16>([ROWS_45, ROWS_45]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t14, w5.at_mut([(b4 * ROWS_45), (b5 * ROWS_45)]));
    copy(w5.at([(b4 * ROWS_45), (b5 * ROWS_45)]), &mut t15);
    parallel!((ROWS_45, ROWS_45), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t6[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(BM, |i23| {
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t7[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((BM, BM), |i24, i25| {
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t8[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), SeqCst);
    });
    parallel!((ROWS_45, ROWS_45), |i26, i27| {
        h4.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t14[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), SeqCst);
    });
    parallel!((ROWS_45, ROWS_45), |i28, i29| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t15[[i28, i29]]) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    let mut t16 = shared::<i16>([ROWS_45, ROWS_45]);
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((ROWS_45, ROWS_45), |i30, i31| {
        t16[[i30, i31]] = ((cast::<i16>(x2[[i31, 5]]) * cast::<i16>(x2[[cast::<usize>(t14[[1, cast::<usize>(t6[[i31, i31]])]]), i30]])) * (if (t7[i31] != 0) { cast::<i16>(t8[[cast::<usize>(x1[[i30, i30]]), 6]]) } else { cast::<i16>(x1[[i31, 15]]) }));
    });
    copy(&t16, y3.at_mut([(b4 * ROWS_45), (b5 * ROWS_45)]));
}

const ROWS_46: usize = 3;
#[tile_fn]
pub fn function_46(_v0: f32) -> f32 {
    (_v0 + ((if (0usize >= 0) { (-4.0f32) } else { -3.375 }) / 4.25).max((if (!(0usize > 0)) { -3.0 } else { _v0 })))
}
#[tile_kernel]
pub fn random_46<const BM: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<f32, 3>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p8: usize,
    _q9: usize,
) {
    dims!(x0 = [d1, 2*BM, d2], x1 = [d1, d3, d4], y2 = [d5, d4, BM], y3 = [d5, d4], h4 = [7]);
    let n10: usize = d5.div_ceil(BM);
    let [b6, b7] = blocks([d5.div_ceil(BM), d4.div_ceil(BM)]);
    let mut t5 = shared::<f32>([ROWS_46]);
    parallel!(ROWS_46, |i11| {
        t5[i11] = x1[[0, d3, cast::<usize>(cast::<u32>((i11 - 6)))]];
    });
    let mut t6 = shared::<f32>([ROWS_46, ROWS_46]);
    parallel!((ROWS_46, ROWS_46), |i12, i13| {
        assert!((d3 < 3), "an index is within its bounds");
        #[allow(non_snake_case)]
        let v14Renamed: f32 = cast::<f32>(b6).max(x0[[_p8, i13, i12]]).max(x1[[i13, d5, _q9]].round_ties_even());
        #[expect(non_snake_case)]
        let mut s15Renamed: f32 = 0.0;
        for k16 in 0..3 {
            s15Renamed += (-function_46(t5[i13]));
        }
        t6[[i13, i12]] = s15Renamed;
    });
    if (t6[[b7, b7]] >= (x1[[_q9, 1, _p8]] * t6[[1, _p8]])) {
        #[allow(non_snake_case)]
        parallel!((ROWS_46, ROWS_46), |i17Renamed, i18Renamed| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t6.atomic_cas([i17Renamed, i18Renamed], (-1.0 - -1.0), x0[[i17Renamed, i18Renamed, ((d3 - 8) << 4)]], Relaxed);
        });
        let mut t7 = fragment::<f32>([ROWS_46]);
        copy(x0.at((span(d2, ROWS_46), d3, 9)), &mut t7);
        copy(&t7, t5.at_mut((span(_p8, ROWS_46),)));
        let mut t8 = fragment::<f32>([1]);
        reduce_max(&t7, &mut t8, 0);
        parallel!(ROWS_46, |i19| {
            h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Relaxed);
        });
        parallel!(1, |i20| {
            h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), Relaxed);
        });
    }
    let mut v21: f32 = 0.0;
    #[allow(non_snake_case)]
    for k22Renamed in 0..3 {
        v21 += function_46(select((d4 >= d3), t6[[d3, d2]], x1[[0, 1, d3]]));
    }
    let mut t9 = shared::<i32>([1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_argmin(&t5, &mut t9, 0);
    parallel!(((2*BM), BM), |i24, i25| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        store_unordered(&mut t5, [((i24 * BM) + i25)], (if (x1[[cast::<usize>(t9[i25]), cast::<usize>(cast::<u8>((_q9 - 7))), 4]] < cast::<f32>(t9[d3])) { v21 } else { (if (i24 >= i24) { x0[[cast::<usize>(t9[x0.dim(2)]), i24, i24]] } else { t6[[n10, i24]] }) }));
    });
    let mut v26: f32 = 4.0;
    for k27 in 0..4 {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        v26 += { let assignedRenamed: f32 = (-cast_with::<f32>(x1[[b7, d1, cast::<usize>(t9[0])]], Round::NearestEven)).abs(); assignedRenamed };
    }
    parallel!(ROWS_46, |i28| {
        h4.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i28]) * 16.0))) * cast::<u64>(((1 * 5) + i28))), AcqRel);
    });
    parallel!((ROWS_46, ROWS_46), |i29, i30| {
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), SeqCst);
    });
    parallel!(1, |i31| {
        h4.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(t9[i31]) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BM, BM, BM), |i32Renamed, i33Renamed, i34Renamed| {
        y2[[((b6 * BM) + i32Renamed), ((b7 * BM) + i33Renamed), (0 + i34Renamed)]] = select(((i32Renamed > d1) | (d3 < i34Renamed)), ((x1[[2, 0, i32Renamed]] * x0[[d3, 0, i34Renamed]]).max(0.0f32.mul_add(2.0, -2.0)) * 0.5).acos(), select((i34Renamed <= i34Renamed), (x0[[i32Renamed, i34Renamed, i34Renamed]].abs() * 0.5).asin(), select((d1 <= i32Renamed), ((x1[[0, 0, i34Renamed]] * x1[[i32Renamed, _q9, i33Renamed]].min(x0[[i33Renamed, i33Renamed, 8]])) * 0.5).atan2((-1.0 + 1.0)), ((-x0[[_q9, cast::<usize>(t9[d5]), i34Renamed]].abs()) * 0.5).ln())));
    });
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<f32>([BM, BM]);
    #[expect(non_snake_case)]
    parallel!((BM, BM), |i35Renamed, i36Renamed| {
        t10Renamed[[i35Renamed, i36Renamed]] = (-x1[[i35Renamed, _q9, x1.dim(1)]].floor()).round_ties_even();
    });
    copy(&t10Renamed, y3.at_mut([(b6 * BM), (b7 * BM)]));
}

#[tile_kernel]
pub fn random_47<T: Int, const BM: usize>(
    x0: &Tensor<T::Acc, 2>,
    x1: &Tensor<F8E5M2, 2>,
    y2: &mut Tensor<T, 2>,
    y3: &mut Tensor<u16, 1>,
    h4: &mut Tensor<u64, 1>,
    _q3: usize,
) {
    dims!(x0 = [BM, d0], x1 = [d1, d1], y2 = [d1, BM], y3 = [d1], h4 = [7]);
    let [b2] = blocks([d1.div_ceil(BM)]);
    let mut t5 = shared::<u16>([2*BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2*BM), |i4| {
        t5[i4] = ((((if (i4 >= (cast::<usize>(x0[[0, b2]]) + 3)) { (if (i4 > b2) { cast::<u16>(x0[[d1, i4]]) } else { cast::<u16>(x0[[b2, i4]]) }) } else { (3 * cast_with::<u16>(x1[[i4, i4]], Round::NearestEven)) }) * 8) + cast::<u16>((_q3 + 1))) / 8);
    });
    #[allow(non_snake_case)]
    let mut t6Renamed = fragment::<u16>([BM, 2*BM]);
    copy(x1.at((span((b2 * BM), 2*BM), span((b2 + 1), BM))).t(), &mut t6Renamed);
    let mut t7 = shared::<T::Acc>([3, 3]);
    clear(&mut t7);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    pipelined!(0..4, stages = 4, stage = [0, 0, 0, 0, 0], |k5| {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t8Renamed = fragment::<T::Acc>([3, 2*BM]);
        let mut t9 = fragment::<T::Acc>([2*BM, 3]);
        copy(x0.at([b2, (k5 * (2*BM))]), &mut t8Renamed);
        copy(x0.at([(k5 * (2*BM)), b2]), &mut t9);
        gemm(&t8Renamed, &t9, &mut t7);
    });
    for k6 in 0..4 {
        #[allow(non_snake_case)]
        let mut t10Renamed = shared::<T::Acc>([3]);
        copy(t5.at((span((d1 * (2*BM)), 3),)), &mut t10Renamed);
        let mut t11 = shared::<u16>([BM, 2*BM]);
        fill(&mut t11, 0);
        let mut t12 = fragment::<T::Acc>([2*BM, BM]);
        clear(&mut t12);
        pipelined!(0..2, stages = 2, stage = [0, 0, 0, 0, 0], |k7| {
            let mut t13 = fragment::<T::Acc>([2*BM, 2*BM]);
            #[expect(non_snake_case)]
            let mut t14Renamed = fragment::<T::Acc>([2*BM, BM]);
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            copy(x0.at([(d1 - 1), (k7 * (2*BM))]), &mut t13);
            copy(x0.at([(k7 * (2*BM)), b2]), &mut t14Renamed);
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            gemm(&t13, &t14Renamed, &mut t12);
        });
        let mut t15 = fragment::<u64>([2*BM]);
        copy(&t5, &mut t15);
        parallel!(((2*BM), BM), |i8, i9| {
            h4.atomic_add([(((((1 * 5) + i8) * 5) + i9) % 7)], (cast::<u64>(t12[[i8, i9]]) * cast::<u64>(((((1 * 5) + i8) * 5) + i9))), Relaxed);
        });
        parallel!((2*BM), |i10| {
            h4.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(t15[i10]) * cast::<u64>(((1 * 5) + i10))), Relaxed);
        });
    }
    let mut t16 = shared::<T>([3, 2*BM]);
    parallel!((3, (2*BM)), |i11, i12| {
        t16[[i11, i12]] = ((1 * -1) + -2);
    });
    let mut t17 = shared::<T>([3, 3]);
    parallel!((3, 3), |i13, i14| {
        t17[[i13, i14]] = cast::<T>(i13);
    });
    let mut t18 = fragment::<T::Acc>([2*BM, 3]);
    gemm_set(t16.t(), &t17, &mut t18);
    let mut t19 = shared::<T>([3, 8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((3, 8), |i15, i16| {
        t19[[i15, i16]] = (2 + (1 + 1));
    });
    let mut t20 = shared::<T>([16, BM]);
    #[expect(non_snake_case)]
    parallel!((16, BM), |i17Renamed, i18Renamed| {
        t20[[i17Renamed, i18Renamed]] = cast::<T>(x0[[((_q3 * BM) % BM), x0.dim(1)]]);
    });
    let mut t21 = shared::<T::Acc>([3, BM]);
    clear(&mut t21);
    let mut t22 = shared::<u8>([3, 2]);
    fill(&mut t22, 14);
    gemm_sp(&t19, &t22, &t20, &mut t21);
    parallel!((d1.min(BM), (2*BM)), |i19, i20| {
        t6Renamed[[(i19 * 2), i20]] = (t6Renamed[[(i19 * 2), i20]] | t6Renamed[[(i19 * 2), i20]]).max(cast::<u16>(t19[[cast::<usize>(t20[[cast::<usize>(t5[1]), i19]]), i20]]));
    });
    parallel!((3, 3), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t7[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(((2*BM), 3), |i23Renamed, i24Renamed| {
        h4.atomic_add([(((((1 * 5) + i23Renamed) * 5) + i24Renamed) % 7)], (cast::<u64>(t18[[i23Renamed, i24Renamed]]) * cast::<u64>(((((1 * 5) + i23Renamed) * 5) + i24Renamed))), Acquire);
    });
    parallel!((3, 8), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t19[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!((16, BM), |i27, i28| {
        h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t20[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((3, BM), |i29, i30| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t21[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    let mut t23 = shared::<T>([BM, BM]);
    parallel!((BM, BM), |i31, i32| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut s33: T = 0;
        for k34 in 0..5 {
            s33 += ((cast::<T>(t21[[2, b2]]) / 5) & t20[[i32, 1]]);
        }
        t23[[i31, i32]] = s33;
    });
    copy(&t23, y2.at_mut([(b2 * BM), 0]));
    parallel!(BM, |i35| {
        let mut s36: u16 = 0;
        for k37 in 0..2 {
            s36 += ((t6Renamed[[k37, b2]] % t5[i35]) >> t6Renamed[[i35, 1]]);
        }
        y3[((b2 * BM) + i35)] = s36;
    });
}

#[tile_fn]
pub fn function_48(_v0: f64, _v1: f64) -> f64 {
    (_v0 * (-1.0f64).abs().sqrt().trunc())
}
#[tile_kernel]
pub fn random_48<const BM: usize, const BN: usize>(
    x0: &Tensor<i16, 1>,
    y1: &mut Tensor<bool, 1>,
    y2: &mut Tensor<bool, 1>,
    _p5: f64,
) {
    dims!(x0 = [d2], y1 = [d3], y2 = [d3]);
    let n6: usize = d3.div_ceil(BM);
    let [b4] = blocks([d3.div_ceil(BM)]);
    let mut t3 = fragment::<f64>([BN, BM, BM]);
    parallel!((BM, BM, BN), |i7, i8, i9| {
        let mut s10: f64 = 0.0;
        for k11 in 0..1 {
            s10 += cast::<f64>(x0[i9]).abs().sqrt().floor();
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t3[[i9, i8, i7]] = s10;
    });
    let mut t4 = fragment::<bool>([BM, BN]);
    copy(t3.at((span((n6 * BN), BM), span((b4 * BN), BN), (n6 * BM))), &mut t4);
    let mut t5 = fragment::<i32>([BM]);
    #[expect(non_snake_case)]
    parallel!(BM, |i12Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t5[i12Renamed] = ((cast::<i32>(i12Renamed) * 1) + 0);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = shared::<bool>([BM, BN]);
    #[allow(non_snake_case)]
    parallel!((BN, BM), |i13Renamed, i14Renamed| {
        t6[[i14Renamed, i13Renamed]] = (!(i13Renamed < (i14Renamed * 4)));
    });
    scatter(&t6, &t5, &mut t4);
    let mut t7 = fragment::<i16>([BM, 2*BM]);
    copy(t6.at([(b4 * (2*BM)), (b4 * BN)]), &mut t7);
    let mut t8 = shared::<i16>([BM, BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, BM), |i15, i16| {
        #[expect(non_snake_case)]
        t8[[i15, i16]] = { let assignedRenamed: i16 = x0[i15]; assignedRenamed };
    });
    let mut t9 = fragment::<i16>([2*BM, BM]);
    let v17: i16 = ((cast::<i16>(t6[[b4, d3]]) * cast::<i16>(t4[[b4, b4]])) * (if (cast::<i16>((b4 - 0)) <= cast::<i16>(d3)) { cast::<i16>(b4) } else { x0[d3] }));
    fill(&mut t9, v17);
    gemm(t7.t(), &t8, &mut t9);
    #[expect(non_snake_case)]
    let mut t10Renamed = shared::<i64>([BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BN, |i18| {
        #[allow(non_snake_case)]
        t10Renamed[i18] = { let assignedRenamed: i64 = select((x0[i18] == cast::<i16>(x0[i18])), cast::<i64>(t9[[1, i18]]), 4).max((cast::<i64>(t4[[n6, i18]]) * cast::<i64>(x0[i18]))); assignedRenamed };
    });
    let mut t11 = shared::<i16>([BN]);
    gather(x0, &t10Renamed, &mut t11);
    #[expect(non_snake_case)]
    let mut t12Renamed = shared::<f64>([BN, BM]);
    #[allow(non_snake_case)]
    let v19Renamed: f64 = (cast::<f64>(t4[[d2, 2]]) * _p5).abs();
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t12Renamed, v19Renamed);
    #[expect(non_snake_case)]
    let mut v20Renamed: i16 = 2;
    #[expect(non_snake_case)]
    for k21Renamed in 0..2 {
        v20Renamed += (-1);
    }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t5, y1.at_mut([(b4 * BM)]));
    copy(&t5, y2.at_mut([(b4 * BM)]));
}

#[tile_kernel]
pub fn random_49<const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<u64, 2>,
    y1: &mut Tensor<u16, 2>,
    h2: &mut Tensor<u64, 1>,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d0, d1], y1 = [d1, d2], h2 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n5: usize = d1.div_ceil(BM);
    let [b3, b4] = blocks([d1.div_ceil(BM), d2.div_ceil(BK)]);
    let mut t3 = shared::<f32>([BK]);
    let v6: f32 = (-(-3.75f32).abs().sqrt());
    fill(&mut t3, v6);
    let mut t4 = fragment::<f32>([BM, BK]);
    let v7: f32 = (-1.0f32).round_ties_even();
    fill(&mut t4, v7);
    let mut t5 = shared::<i64>([2*BM]);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2*BM), |i8Renamed| {
        t5[i8Renamed] = ((1 * 1) + (-0));
    });
    let mut t6 = fragment::<u64>([2*BM, BN]);
    gather(x0.at((.., span(b3, BN))), &t5, &mut t6);
    let mut t7 = shared::<u16>([BK, 1]);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BK, 1), |i9Renamed, i10Renamed| {
        t7[[i9Renamed, i10Renamed]] = 3;
    });
    let mut t8 = fragment::<u16>([1, BN]);
    parallel!((1, BN), |i11, i12| {
        #[allow(non_snake_case)]
        t8[[i11, i12]] = { let assignedRenamed: u16 = (0 + 0); assignedRenamed };
    });
    let mut t9 = shared::<u16>([BK, BN]);
    gemm_set(&t7, &t8, &mut t9);
    parallel!((2*BM), |i13| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut s14: i64 = 0;
        for k15 in 0..3 {
            s14 += cast::<i64>(t5[((2*BM) - i13)]).abs();
        }
        t5[((2*BM) - i13)] = s14;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = fragment::<u64>([BK, BM]);
    copy(t7.at([b3, ((cast::<usize>(t6[[b4, d1]]) - 6) % 1)]), &mut t10);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t11 = fragment::<u64>([2*BM, BK]);
    parallel!(((2*BM), BK), |i16, i17| {
        t11[[i16, i17]] = (1 + 0);
    });
    #[expect(non_snake_case)]
    let mut t12Renamed = fragment::<u64>([BM, 2*BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    clear(&mut t12Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm(t10.t(), t11.t(), &mut t12Renamed);
    let mut t13 = fragment::<u16>([BK, BK, 1]);
    let v18: u16 = (t7[[b3, d0]] * (1 * 2));
    fill(&mut t13, v18);
    parallel!((BK, 1), |i19, i20| {
        h2.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t7[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), SeqCst);
    });
    parallel!((1, BN), |i21, i22| {
        h2.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t8[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((BK, BN), |i23, i24| {
        h2.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t9[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Release);
    });
    parallel!((BM, (2*BM)), |i25, i26| {
        h2.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t12Renamed[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), AcqRel);
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BK, BK, 1), |i27Renamed, i28Renamed, i29Renamed| {
        h2.atomic_add([(((((((1 * 5) + i27Renamed) * 5) + i28Renamed) * 5) + i29Renamed) % 7)], (cast::<u64>(t13[[i27Renamed, i28Renamed, i29Renamed]]) * cast::<u64>(((((((1 * 5) + i27Renamed) * 5) + i28Renamed) * 5) + i29Renamed))), Relaxed);
    });
    #[expect(non_snake_case)]
    let mut t14Renamed = shared::<u16>([BM, BK]);
    parallel!((BM, BK), |i30, i31| {
        let v32: f32 = 0.0;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t14Renamed[[i30, i31]] = 1;
    });
    copy(&t14Renamed, y1.at_mut([(b3 * BM), (b4 * BK)]));
}

const ROWS_50: usize = 6;
#[tile_kernel]
pub fn random_50(
    x0: &Tensor<f16, 1>,
    x1: &Tensor<f32, 1>,
    y2: &mut Tensor<f32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p6: u8,
) {
    dims!(x0 = [d0], x1 = [d1], y2 = [d1, d2, d2], h3 = [7]);
    require!((d1 < 100), "extents are below 100");
    let [b3, b4, b5] = blocks([d1.div_ceil(ROWS_50), d2.div_ceil(8), d2.div_ceil(8)]);
    let mut t4 = shared::<f16>([ROWS_50, 8]);
    fill(&mut t4, 0.0);
    let mut t5 = fragment::<u8>([3, ROWS_50, 3]);
    parallel!((3, ROWS_50, 3), |i7, i8, i9| {
        let v10: f16 = (t4[[i8.min(i7), ((i7 * ROWS_50) % ROWS_50)]] * t4[[d2, i9]].round());
        t5[[i7, i8, i9]] = cast::<u8>(((0 | cast::<u8>((i9 + 1))) >> cast::<u8>((i9 + 1))).leading_zeros());
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t5.at((d2, span((b5 * 3), 8), span((b5 * ROWS_50), ROWS_50))).or(0).t(), &mut t4);
    let mut t6 = fragment::<f32>([8, 4]);
    parallel!((8, 4), |i11, i12| {
        t6[[i11, i12]] = ((-1.0 + 1.0) + 0.0);
    });
    let mut t7 = fragment::<f32>([8, 8]);
    parallel!((8, 8), |i13, i14| {
        t7[[i13, i14]] = cast::<f32>(d2);
    });
    let mut t8 = shared::<f32>([8, 8]);
    let v15: f32 = (1.0f32 + -2.0).min(1.0);
    fill(&mut t8, v15);
    #[allow(non_snake_case)]
    let mut t9Renamed = fragment::<u8>([8, 1]);
    fill(&mut t9Renamed, 140);
    gemm_sp(&t6, &t9Renamed, t7.t(), &mut t8);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = fragment::<f16>([ROWS_50, 8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t7.at([b3, (d2 * ROWS_50)]), &mut t10);
    let mut t11 = fragment::<u8>([3, ROWS_50]);
    copy(t5.at(((b5 * 3), span((b5 * 8), ROWS_50), span((b5 * 8), 3))).t(), &mut t11);
    let mut t12 = shared::<f32>([8]);
    reduce_abs_max(&t8, &mut t12, 0);
    let mut t13 = shared::<f16>([8]);
    fill(&mut t13, 1.0);
    reduce_abs_max_into(&t4, &mut t13, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v16: f16 = t10[[b3, b4]].min_nan(t10[[b3, b3]].round_ties_even());
    parallel!((8, 8), |i17, i18| {
        h3.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((ROWS_50, 8), |i19, i20| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Release);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((3, ROWS_50), |i21, i22| {
        h3.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t11[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(8, |i23| {
        h3.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i23]) * 16.0))) * cast::<u64>(((1 * 5) + i23))), SeqCst);
    });
    parallel!(8, |i24| {
        h3.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i24]) * 16.0))) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((ROWS_50, 8, 8), |i25Renamed, i26Renamed, i27Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y2[[((b3 * ROWS_50) + i25Renamed), ((b4 * 8) + i26Renamed), ((b5 * 8) + i27Renamed)]] = select((cast::<usize>(t11[[2, 1]]) >= (i25Renamed - 1)), ((t6[[(i26Renamed / 4), cast::<usize>(t5[[d2, i25Renamed, x1.dim(0)]])]] * 0.5).abs() + 1.0).powf(2.0f32.abs()), select((i25Renamed == (((i26Renamed * ROWS_50) + i25Renamed) / ROWS_50)), (t7[[i25Renamed, cast::<usize>(t5[[cast::<usize>(t5[[1, 0, i25Renamed]]), i25Renamed, d2]])]] * 0.5).expm1(), select((i25Renamed >= cast::<usize>(t5[[d1, i25Renamed, b4]])), (t7[[2, (i26Renamed / 4)]] * 0.5).hypot((if (cast::<i32>((3usize - 2)) >= cast::<i32>(i25Renamed)) { t7[[b4, i27Renamed]] } else { 3.0 })), (t7[[cast::<usize>(t11[[b4, b5]]), i25Renamed.min(cast::<usize>(t11[[d2, i25Renamed]]))]] * 0.5).asin())));
    });
}

const ROWS_51: usize = 2;
#[tile_fn]
pub fn function_51(_v0: u8, _v1: u8) -> u8 {
    (_v0 + ((if (0usize == 0) { (if (0usize > 0) { 0 } else { 0 }) } else { (2 | cast::<u8>((0usize + 1))) }) >> 2))
}
#[tile_kernel]
pub fn random_51<const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 1>,
    y2: &mut Tensor<f32, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2, d3], x1 = [BM + 1], y2 = [d2, d2], h3 = [7]);
    require!((d2 < 100), "extents are below 100");
    let [b4, b5] = blocks([d2.div_ceil((BK + 1)), d2.div_ceil(ROWS_51)]);
    let mut t4 = fragment::<u8>([ROWS_51, BK + 1, BK, BM]);
    let v6: u8 = (((4 * 7) % 7) & cast::<u8>((0usize + 1)));
    fill(&mut t4, v6);
    let mut t5 = fragment::<u8>([BM, 2*BK]);
    copy(t4.at((cast::<usize>(t4[[b4, b5, b4, b4]]), (b4 * (BM + 1)), span(b5, BM), span(b4, 2*BK))), &mut t5);
    #[allow(non_snake_case)]
    let v7Renamed: f32 = -1.0;
    pipelined!(0..b4, stages = 2, |k8| {
        pipelined!(0..k8, stages = 2, |k9| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v10: u8 = function_51((if true { function_51(t4[[k8, k8, cast::<usize>(t4[[0, k8, k8, 1]]), k9]], t4[[k8, cast::<usize>(t5[[cast::<usize>(t4[[1, k8, b5, k8]]), k9]]), k8, k9]]) } else { 0u8 }), (if (t4[[b4, b4, b4, b4]] >= t4[[k8, b5, b5, 0]]) { t5[[1, x0.dim(0)]] } else { t5[[k8, b4]] }));
            let mut t6 = fragment::<i32>([BM]);
            reduce_abs_sum(&t5, &mut t6, 1);
            let mut t7 = shared::<u8>([BK + 1]);
            copy(t5.at([b4, (d3 * (BM + 1))]), &mut t7);
            copy(&t7, t6.at_mut((span((b4 * ROWS_51), BK + 1),)));
            let v11: u8 = 4;
            parallel!(BM, |i12| {
                #[expect(unused_doc_comments)]
                /// Said of a statement.
                h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t6[i12]) * cast::<u64>(((1 * 5) + i12))), Relaxed);
            });
            parallel!((BK + 1), |i13| {
                h3.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(t7[i13]) * cast::<u64>(((1 * 5) + i13))), Relaxed);
            });
        });
        parallel!((ROWS_51, (BK + 1), BK, BM), |i14, i15, i16, i17| {
            h3.atomic_add([(((((((((1 * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t4[[i14, i15, i16, i17]]) * cast::<u64>(((((((((1 * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
        });
        parallel!((BM, (2*BK)), |i18, i19| {
            h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t5[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
        });
    });
    let mut t8 = fragment::<i32>([BN]);
    parallel!(BN, |i20| {
        #[expect(non_snake_case)]
        t8[i20] = { let assignedRenamed: i32 = ((cast::<i32>(i20) * 2) + 0); assignedRenamed };
    });
    let mut t9 = shared::<u8>([BN, 2*BK]);
    parallel!(((2*BK), BN), |i21, i22| {
        t9[[i22, i21]] = (2 + 1);
    });
    scatter(&t9, &t8, &mut t5);
    parallel!(b4.min(BN), |i23| {
        if (t4[[1, x0.dim(0), b5, b5]] == t4[[x1.dim(0), b4, d3, b4]]) {
            t8[i23] = (cast::<i32>(x0[[11, cast::<usize>(t8[i23])]]) * -3);
        }
    });
    let mut v24: u8 = 1;
    for k25 in 0..4 {
        v24 += ((((t4[[b4, b5, b4, 1]] | t4[[b4, b5, b4, d2]]) * 7) + t9[[d2, ((b4 - 4) / (b4 - 3))]]) / 7);
    }
    parallel!((ROWS_51, (BK + 1), BK, BM), |i26, i27, i28, i29| {
        h3.atomic_add([(((((((((1 * 5) + i26) * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t4[[i26, i27, i28, i29]]) * cast::<u64>(((((((((1 * 5) + i26) * 5) + i27) * 5) + i28) * 5) + i29))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, (2*BK)), |i30, i31| {
        h3.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t5[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Release);
    });
    parallel!(BN, |i32| {
        h3.atomic_add([(((1 * 5) + i32) % 7)], (cast::<u64>(t8[i32]) * cast::<u64>(((1 * 5) + i32))), Relaxed);
    });
    parallel!((BN, (2*BK)), |i33, i34| {
        h3.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t9[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), AcqRel);
    });
    parallel!(((BK + 1), ROWS_51), |i35, i36| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y2[[((b4 * (BK + 1)) + i35), ((b5 * ROWS_51) + i36)]] = select((i35 <= i36), (x1[(i36 * 4)] * 0.5).hypot((-1.0 - 1.0)), select((x0[[i36, i36]] != x1[2]), (select((cast::<i32>((4usize - 8)) != cast::<i32>(6usize)), (x0[[cast::<usize>(t9[[cast::<usize>(t8[14]), i35]]), b5]] * x0[[i35, i36]]), (x0[[i36, i35]] + x1[i36])) * 0.5).abs().log2(), select(((((b4 * BM) + cast::<usize>(t8[4])) % BM) < i36), ((v7Renamed + 1.0).mul_add((-1.0 * 0.0), x1[i36].min(1.0)) * 0.5).asin(), (x1[i36].trunc() * 0.5).acos())));
    });
}

#[tile_fn]
pub fn function_52(_v0: F8E4M3) -> F8E4M3 {
    (_v0 + F8E4M3::from_bits((cast::<F8E4M3>(-3).abs().to_bits() | 128)).min_nan((cast::<F8E4M3>(-3).abs() / 3.75)))
}
#[tile_kernel]
pub fn random_52<T: Element, const BM: usize, const _FLAG: bool>(
    x0: &Tensor<F8E4M3, 1>,
    x1: &Tensor<T, 3>,
    x2: &Tensor<F8E4M3, 2>,
    y3: &mut Tensor<T, 1>,
    h4: &mut Tensor<u64, 1>,
    _p6: bool,
    _p7: bool,
    _q8: usize,
) {
    dims!(x0 = [d1], x1 = [d2, d3, d2], x2 = [d1, d2], y3 = [d4], h4 = [7]);
    #[cfg(all())]
    let n9: usize = d4.div_ceil((2*BM));
    let [b5] = blocks([d4.div_ceil((2*BM))]);
    let mut t5 = shared::<bool>([BM]);
    parallel!(BM, |i10| {
        t5[i10] = (i10 > i10);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t6 = fragment::<T>([4, BM]);
    #[cfg(all())]
    parallel!((BM, 4), |i11, i12| {
        let v13: F8E4M3 = x2[[i11, b5]];
        #[cfg(all())]
        t6[[i12, i11]] = x1[[(d3 + i12), (i11 / 3), (i12 + i11)]];
    });
    let mut t7 = shared::<bool>([1]);
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    reduce_all(&t5, &mut t7, 0);
    let mut t8 = fragment::<i32>([2*BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2*BM), |i14| {
        t8[i14] = ((cast::<i32>(i14) * 2) + -2);
    });
    #[cfg(not(all()))]
    let kept = undefined;
    let mut t9 = fragment::<T>([2*BM, BM]);
    copy(t6.at((span(d2, BM), span((b5 * BM), 2*BM))).t(), &mut t9);
    scatter(&t9, &t8, &mut t6);
    #[cfg_attr(all(), expect(non_snake_case))]
    let v15Renamed: bool = ((d1 <= 5) | t5[(n9 + 2)]);
    fill(&mut t5, v15Renamed);
    #[cfg_attr(all(), cfg(not(all())))]
    fill(&mut undefined, 1);
    parallel!(BM, |i16| {
        let v17: T::Acc = cast::<T::Acc>(t7[0]);
        t5[(BM - i16)] = t7[(_q8 + 1)];
    });
    parallel!(BM, |i18| {
        #[cfg(not(all()))]
        assert!(false, "kept");
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t5[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    parallel!((4, BM), |i19, i20| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!(1, |i21| {
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t7[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!((2*BM), |i22| {
        h4.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t8[i22]) * cast::<u64>(((1 * 5) + i22))), Acquire);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((2*BM), BM), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10Renamed = shared::<T>([2*BM]);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    copy(&t8, &mut t10Renamed);
    copy(&t10Renamed, y3.at_mut([(b5 * (2*BM))]));
}

const ROWS_53: usize = 2;
const SCALE_53: f64 = 1.0;
#[tile_kernel(fast_math)]
pub fn random_53<T: Float, const BM: usize>(
    x0: &Tensor<F8E4M3, 4>,
    x1: &Tensor<i16, 3>,
    x2: &Tensor<F8E4M3, 3>,
    y3: &mut Tensor<T, 2>,
    h4: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [1, 1, ROWS_53, 1], x1 = [d0, d1, d2], x2 = [d0, d1, d0], y3 = [d3, d4], h4 = [7]);
    require!((d2 < 100), "extents are below 100");
    let mut w5 = workspace::<i16>([d3, d4]);
    let [b5, b6] = blocks([d3.div_ceil(ROWS_53), d4.div_ceil(BM)]);
    let mut t6 = shared::<i16>([ROWS_53, ROWS_53, BM, 1, ROWS_53]);
    parallel!((ROWS_53, ROWS_53, BM, 1, ROWS_53), |i8, i9, i10, i11, i12| {
        t6[[i8, i9, i10, i11, i12]] = (x1[[i12, _q7, ((_q7 * ROWS_53) / ROWS_53)]] ^ x1[[_q7, i11, cast::<usize>(x1[[i11, _q7, i11]])]]);
    });
    let mut t7 = fragment::<i16>([1]);
    copy(t6.at((((b5 * ROWS_53) / ROWS_53), b5, (d3 * ROWS_53), b6, span(cast::<usize>(cast::<i16>((b6 - 8))), 1))).or(x1[[b5, b5, 0]]), &mut t7);
    let mut t8 = fragment::<F8E4M3>([1, BM, BM, 1, 1]);
    copy(t6.at((span((b6 * BM), 1), span((b6 * BM), 1), span((b6 * BM), BM), span((b5 * 1), BM), span((b6 * BM), 1))).permute([1, 2, 3, 4, 0]), &mut t8);
    copy(&t8, t6.at_mut([cast::<usize>(x1[[b5, d4, d0]]), (b6 * ROWS_53), b5, b6, _q7]));
    let n13: usize = (d0 % 3).max(0);
    let mut t9 = fragment::<i32>([ROWS_53]);
    parallel!(ROWS_53, |i14| {
        t9[i14] = ((cast::<i32>(i14) * 2) + 1);
    });
    let mut t10 = shared::<i16>([ROWS_53]);
    let v15: i16 = (-x1[[3, n13, 0]]);
    fill(&mut t10, v15);
    scatter(&t10, &t9, &mut t7);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t11 = shared::<i16>([ROWS_53]);
    parallel!(ROWS_53, |i16| {
        t11[i16] = 1;
    });
    let mut t12 = fragment::<i16>([ROWS_53]);
    gather(&t7, &t11, &mut t12);
    let mut t13 = shared::<i16>([ROWS_53, BM]);
    parallel!((ROWS_53, BM), |i17, i18| {
        t13[[i17, i18]] = (x1[[i17, i17, i17]] + t11[cast::<usize>(t11[i17])]);
    });
    #[allow(non_snake_case)]
    let mut t14Renamed = fragment::<i16>([ROWS_53, BM]);
    copy(&t13, w5.at_mut([(b5 * ROWS_53), (b6 * BM)]));
    copy(w5.at([(b5 * ROWS_53), (b6 * BM)]), &mut t14Renamed);
    parallel!(ROWS_53, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t10[i19]) * cast::<u64>(((1 * 5) + i19))), SeqCst);
    });
    parallel!(ROWS_53, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t11[i20]) * cast::<u64>(((1 * 5) + i20))), Acquire);
    });
    parallel!(ROWS_53, |i21| {
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t12[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((ROWS_53, BM), |i22Renamed, i23Renamed| {
        h4.atomic_add([(((((1 * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(t13[[i22Renamed, i23Renamed]]) * cast::<u64>(((((1 * 5) + i22Renamed) * 5) + i23Renamed))), Relaxed);
    });
    parallel!((ROWS_53, BM), |i24, i25| {
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t14Renamed[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((ROWS_53, BM), |i26, i27| {
        y3[[((b5 * ROWS_53) + i26), ((b6 * BM) + i27)]] = select((!(i26 >= i26)), (cast::<T>(x0[[d0, i27, 1, i27]]).min(cast::<T>(x2[[x0.dim(2), i26, i26]])).abs() * 0.5).sigmoid(), select((cast::<u64>((cast::<usize>(t13[[b6, b5]]) - 1)) < cast::<u64>(4usize)), (cast::<T>(t11[_q7]) * 0.5).log1p(), select((!x0[[_q7, b6, i26, d3]].is_finite()), (-((-(cast::<T>(x0[[d4, cast::<usize>(t13[[i26, i26]]), i26, d1]]) * cast::<T>(x1[[i26, i26, 0]]))) * 0.5).exp()), ((cast::<T>(t14Renamed[[b6, i26]]).max(-2.0) - cast::<T>(x0[[(b5 + 1), b6, cast::<usize>(t11[i26]), d3]])) * 0.5).ln())));
    });
}

const ROWS_54: usize = 5;
const SCALE_54: u8 = 2;
#[tile_kernel]
pub fn random_54<const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<bf16, 3>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<bf16, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    #[cfg(false)]
    let kept = undefined;
    dims!(x0 = [d0, d0, d1], x1 = [d2, d3, d3], x2 = [d1, d4], y3 = [d3, d5], h4 = [7]);
    let n8: usize = d3.div_ceil(BM);
    let [b6, b7] = blocks([d3.div_ceil(BM), d5.div_ceil(ROWS_54)]);
    #[cfg(false)]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t5 = shared::<bf16>([BM, ROWS_54]);
    copy(y3.at([(b6 * BM), (b7 * ROWS_54)]), &mut t5);
    let mut t6 = fragment::<f32>([ROWS_54, BN]);
    copy(x2.at((span((n8 * BK), ROWS_54), span((n8 * BN), BN))), &mut t6);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = fragment::<i16>([BN, ROWS_54]);
    parallel!((BN, ROWS_54), |i9, i10| {
        #[cfg_attr(not(false), cfg(false))]
        if true { assert!(false, "kept"); }
        let v11: i16 = (!(cast::<i16>(t5[[18, i10]]) ^ cast::<i16>((i9 + 1))));
        #[expect(non_snake_case)]
        t7[[i9, i10]] = { let assignedRenamed: i16 = (if (i9 == d2) { ((cast::<i16>(x2[[i9, d5]]) * 3) + cast::<i16>(t5[[i10, i9]])) } else { cast::<i16>(x0[[d1, i10, i10]]) }); assignedRenamed };
    });
    let mut t8 = fragment::<bf16>([ROWS_54]);
    fill(&mut t8, 1.0);
    reduce_max_nan_into(&t5, &mut t8, 0);
    let mut t9 = fragment::<f32>([ROWS_54, 12]);
    copy(x2.at([(b7 * BK), (n8 * ROWS_54)]), &mut t9);
    let mut t10 = fragment::<f32>([24, BK]);
    parallel!((24, BK), |i12, i13| {
        t10[[i12, i13]] = t6[[d5, 0]];
    });
    #[cfg_attr(false, cfg(false))]
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t11Renamed = shared::<f32>([ROWS_54, BK]);
    let v14: f32 = x2[[n8, n8]];
    fill(&mut t11Renamed, v14);
    #[cfg_attr(false, cfg(false))]
    let mut t12 = shared::<u8>([ROWS_54, 3]);
    fill(&mut t12, 212);
    gemm_sp(&t9, &t12, &t10, &mut t11Renamed);
    #[expect(non_snake_case)]
    let mut t13Renamed = shared::<i16>([BN, ROWS_54]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    cumsum_rev(&t7, &mut t13Renamed, 1);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((ROWS_54, BK), |i15, i16| {
        t11Renamed.atomic_cas([i15, i16], 2.0, f32::from_bits((x2[[5, i15]].to_bits() | 2147483648)).abs(), Relaxed);
    });
    pipelined!(0..b6, stages = 1, order = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], stage = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], |k17| {
        #[cfg_attr(not(false), cfg(false))]
        assert!(false, "kept");
        #[cfg_attr(not(false), expect(non_snake_case))]
        let mut t14Renamed = fragment::<bf16>([BN, BM, ROWS_54, 1, 1]);
        parallel!((BN, BM, ROWS_54, 1, 1), |i18, i19, i20, i21, i22| {
            let mut s23: bf16 = 0.0;
            #[cfg_attr(not(false), allow(non_snake_case))]
            for k24Renamed in 0..3 {
                #[cfg(false)]
                let kept = undefined;
                #[cfg(not(false))]
                s23 += (x0[[i22, i22, i20]] / 4.25).mul_add(select((cast::<u8>((i21 - 1)) <= cast::<u8>(k24Renamed)), t8[cast::<usize>(t7[[i21, n8]])], cast::<bf16>(i21)), cast::<bf16>((cast::<usize>(t13Renamed[[i18, i22]]) % 3)).ceil());
            }
            t14Renamed[[i18, i19, i20, i21, i22]] = s23;
        });
        #[cfg(false)]
        fill(&mut undefined, 1);
        let mut v25: f32 = 0.0;
        #[cfg(false)]
        assert!(false, "kept");
        #[cfg_attr(false, cfg(false))]
        for k26 in 0..4 {
            v25 += x2[[d0, (d0 - 5).div_ceil(4)]];
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t15 = shared::<bf16>([BN, BK]);
        #[cfg(false)]
        undefined!();
        parallel!((BN, BK), |i27, i28| {
            #[cfg_attr(false, cfg(false))]
            t15[[i27, i28]] = x0[[i27, i27, i28]];
        });
        #[cfg_attr(false, cfg(false))]
        #[cfg_attr(not(false), allow(non_snake_case))]
        let mut t16Renamed = fragment::<bf16>([BN, BN]);
        parallel!((BN, BN), |i29, i30| {
            t16Renamed[[i29, i30]] = (t5[[i29, i30]].abs() + t8[i30]);
        });
        #[expect(non_snake_case)]
        let mut t17Renamed = fragment::<f32>([BK, BN]);
        gemm_set(t15.t(), t16Renamed.t(), &mut t17Renamed);
        #[cfg_attr(false, cfg(false))]
        parallel!((BN, ROWS_54), |i31, i32| {
            t13Renamed.atomic_cas([i31, i32], (cast::<i16>(t5[[i32, i32]]) + cast::<i16>(t5[[i32, cast::<usize>(t7[[1, i32]])]])), cast::<i16>(x0[[i32, i32, i31]]), Relaxed);
        });
        #[cfg_attr(not(false), cfg(false))]
        parallel!(1, |i| { undefined[i] = 1; });
        parallel!((BN, BM, ROWS_54, 1, 1), |i33, i34, i35, i36, i37| {
            h4.atomic_add([(((((((((((1 * 5) + i33) * 5) + i34) * 5) + i35) * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14Renamed[[i33, i34, i35, i36, i37]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i33) * 5) + i34) * 5) + i35) * 5) + i36) * 5) + i37))), Relaxed);
        });
        parallel!((BK, BN), |i38, i39| {
            #[cfg(not(false))]
            h4.atomic_add([(((((1 * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17Renamed[[i38, i39]]) * 16.0))) * cast::<u64>(((((1 * 5) + i38) * 5) + i39))), AcqRel);
        });
    });
    let mut t18 = fragment::<i16>([BK]);
    parallel!(BK, |i40| {
        #[cfg_attr(not(false), allow(non_snake_case))]
        t18[i40] = { let assignedRenamed: i16 = (cast::<i16>(t5[[12, b7]]) * 0); assignedRenamed };
    });
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t19Renamed = shared::<bf16>([BK]);
    gather(&t8, &t18, &mut t19Renamed);
    let mut t20 = fragment::<f32>([BM, BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t11Renamed.at([(b7 * ROWS_54), n8]), &mut t20);
    if (b7 < d5) {
        parallel!(BK, |i41| {
            h4.atomic_add([(((1 * 5) + i41) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19Renamed[i41]) * 16.0))) * cast::<u64>(((1 * 5) + i41))), Relaxed);
        });
        #[cfg_attr(not(false), cfg(false))]
        if true { assert!(false, "kept"); }
        parallel!((BM, BN), |i42, i43| {
            h4.atomic_add([(((((1 * 5) + i42) * 5) + i43) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[[i42, i43]]) * 16.0))) * cast::<u64>(((((1 * 5) + i42) * 5) + i43))), Relaxed);
        });
    }
    parallel!((ROWS_54, BK), |i44, i45| {
        h4.atomic_add([(((((1 * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11Renamed[[i44, i45]]) * 16.0))) * cast::<u64>(((((1 * 5) + i44) * 5) + i45))), Relaxed);
    });
    parallel!((BN, ROWS_54), |i46, i47| {
        h4.atomic_add([(((((1 * 5) + i46) * 5) + i47) % 7)], (cast::<u64>(t13Renamed[[i46, i47]]) * cast::<u64>(((((1 * 5) + i46) * 5) + i47))), Relaxed);
    });
    #[cfg(false)]
    fill(&mut undefined, 1);
    parallel!(BK, |i48| {
        h4.atomic_add([(((1 * 5) + i48) % 7)], (cast::<u64>(t18[i48]) * cast::<u64>(((1 * 5) + i48))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(BK, |i49Renamed| {
        #[cfg(not(false))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((1 * 5) + i49Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19Renamed[i49Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i49Renamed))), Relaxed);
    });
    parallel!((BM, BN), |i50, i51| {
        h4.atomic_add([(((((1 * 5) + i50) * 5) + i51) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[[i50, i51]]) * 16.0))) * cast::<u64>(((((1 * 5) + i50) * 5) + i51))), Release);
    });
    #[cfg_attr(not(false), expect(non_snake_case))]
    parallel!((BM, ROWS_54), |i52Renamed, i53Renamed| {
        y3[[((b6 * BM) + i52Renamed), ((b7 * ROWS_54) + i53Renamed)]] = select((cast::<u32>((((i53Renamed - 2) % (b6 - 1)) - 6)) > cast::<u32>((b7 + 3))), ((-x0[[((i53Renamed * BN) / BN), cast::<usize>(t13Renamed[[i53Renamed, 3]]), i53Renamed]]) * 0.5).acos(), select((t6[[i53Renamed, (cast::<usize>(t13Renamed[[b7, 2]]) * 3)]] < -3.625), ((select((t19Renamed[b7] > t5[[i52Renamed, i53Renamed]]), t5[[16, i53Renamed]], t8[b6]) + t8[i53Renamed].max(-3.0)) * 0.5).tan(), select(((i53Renamed < d0) ^ (b6 != i53Renamed)), (x0[[i53Renamed, i53Renamed, (i53Renamed - 2)]].min(t19Renamed[0]) * 0.5).log1p(), (-((-t5[[cast::<usize>(t13Renamed[[d4, cast::<usize>(t18[b7])]]), d0]]) * 0.5).exp()))));
    });
}

const ROWS_55: usize = 3;
#[tile_fn]
pub fn function_55(_v0: u64) -> u64 {
    (_v0 * (((((4 * 4) + cast::<u64>((0usize + 1))) / 4) + select((0usize >= 0), 3, _v0)) >> cast::<u64>((0usize + 1))))
}
#[tile_kernel]
pub fn random_55<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u16, 1>,
    x1: &Tensor<u16, 3>,
    x2: &Tensor<i16, 2>,
    y3: &mut Tensor<u16, 1>,
    y4: &mut Tensor<i64, 1>,
    h5: &mut Tensor<u64, 1>,
    _p8: u64,
    _q9: usize,
) {
    dims!(x0 = [d1], x1 = [d2, d1, d3], x2 = [d4, d5], y3 = [d6], y4 = [d6], h5 = [7]);
    require!((d5 < 100), "extents are below 100");
    let n10: usize = d6.div_ceil((2*BM));
    let [b7] = blocks([d6.div_ceil((2*BM))]);
    let mut t6 = shared::<i16>([BK]);
    parallel!(BK, |i11| {
        t6[i11] = (((-x2[[i11, d2]]) & x2[[12, ((x1.dim(0) - 3) % 4)]]) / 5);
    });
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<i64>([ROWS_55, BN]);
    copy(x1.at([(b7 * (2*BK)), _q9, (b7 * (2*BK))]), &mut t7Renamed);
    #[expect(non_snake_case)]
    let mut t8Renamed = shared::<u64>([2*BM]);
    copy(x1.at(((b7 * (2*BK)), (d1 * BN), span(x0.dim(0), 2*BM))), &mut t8Renamed);
    copy(&t8Renamed, t7Renamed.at_mut([2, (b7 * (2*BK))]));
    parallel!((ROWS_55, BN), |i12, i13| {
        let v14: i16 = 1;
        if (n10 != i12) {
            t7Renamed[[(i12 * 2), (i13 * 2)]] = -1;
        }
    });
    let mut t9 = shared::<i16>([BM, ROWS_55]);
    parallel!((BM, ROWS_55), |i15, i16| {
        t9[[i15, i16]] = (0 - 1);
    });
    let mut t10 = shared::<i16>([BM, ROWS_55]);
    parallel!((BM, ROWS_55), |i17, i18| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t10[[i17, i18]] = (2 * (1 * 0));
    });
    let mut t11 = fragment::<i16>([BM, BM]);
    clear(&mut t11);
    gemm(&t9, t10.t(), &mut t11);
    parallel!((ROWS_55, BN), |i19, i20| {
        h5.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t7Renamed[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((2*BM), |i21| {
        h5.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t8Renamed[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!((BM, ROWS_55), |i22, i23| {
        h5.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t9[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((BM, ROWS_55), |i24, i25| {
        h5.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t10[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), AcqRel);
    });
    #[expect(non_snake_case)]
    parallel!((BM, BM), |i26Renamed, i27Renamed| {
        h5.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(t11[[i26Renamed, i27Renamed]]) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), Relaxed);
    });
    let mut t12 = fragment::<u16>([2*BM]);
    parallel!((2*BM), |i28| {
        let mut s29: u16 = 0;
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        for k30Renamed in 0..6 {
            s29 += 4;
        }
        t12[i28] = s29;
    });
    copy(&t12, y3.at_mut([(b7 * (2*BM))]));
    parallel!((2*BM), |i31| {
        let mut s32: i64 = 0;
        for k33 in 0..3 {
            #[allow(non_snake_case)]
            s32 += { let assignedRenamed: i64 = t7Renamed[[_q9, k33]]; assignedRenamed };
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y4[((b7 * (2*BM)) + i31)] = s32;
    });
}

const SCALE_56: f32 = 4.0;
#[tile_kernel]
pub fn random_56<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 5>,
    y1: &mut Tensor<f32, 3>,
    h2: &mut Tensor<u64, 1>,
    _p6: f32,
    _q7: usize,
) {
    dims!(x0 = [BM, BN, BM + 1, 1, 1], y1 = [d0, d1, d2], h2 = [7]);
    require!((d0 < 100), "extents are below 100");
    let [b3, b4, b5] = blocks([d0.div_ceil(BM), d1.div_ceil(BM), d2.div_ceil(BN)]);
    #[allow(non_snake_case)]
    let mut t3Renamed = shared::<f32>([BN]);
    parallel!(BN, |i8| {
        #[allow(non_snake_case)]
        t3Renamed[i8] = { let assignedRenamed: f32 = 1.0; assignedRenamed };
    });
    let mut t4 = fragment::<f32>([BM]);
    copy(x0.at((b5, span(d0, BM), b5, (b4 * BM), (b4 - b5))), &mut t4);
    parallel!(BN, |i9| {
        t3Renamed.atomic_exchange([i9], 1.0, AcqRel);
    });
    fill(&mut t4, -4.0);
    let mut v10: f32 = 1.0;
    for k11 in 0..1 {
        v10 += select((cast::<u8>((b4 - 6)) > cast::<u8>(b3)), _p6.abs(), (t4[b5] * cast::<f32>(t3Renamed[d1])));
    }
    parallel!(BN, |i12| {
        h2.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3Renamed[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!(BM, |i13| {
        h2.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), AcqRel);
    });
    #[expect(non_snake_case)]
    parallel!((BM, BM, BN), |i14Renamed, i15Renamed, i16Renamed| {
        y1[[((b3 * BM) + i14Renamed), ((b4 * BM) + i15Renamed), ((b5 * BN) + i16Renamed)]] = select(((i15Renamed * 4) != i15Renamed), (0.0f32.mul_add(0.0f32.abs(), (t4[b5] + t4[i15Renamed])) * 0.5).cosh(), select((!(i15Renamed <= b3)), (t4[(((b5 * BN) + b5) / BN)] * 0.5).sigmoid(), select((!(i14Renamed < 3)), ((t4[(i15Renamed % 1)] * 0.5).abs() + 1.0).rsqrt(), (-((-(t4[i14Renamed] - cast::<f32>(b3))) * 0.5).exp()))));
    });
}

const ROWS_57: usize = 5;
#[tile_kernel]
pub fn random_57<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i64, 3>,
    x1: &Tensor<i64, 3>,
    x2: &Tensor<i64, 1>,
    y3: &mut Tensor<i64, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d0, d1], x1 = [d0, d2, d3], x2 = [d4], y3 = [d5, d5], h4 = [7]);
    #[cfg(not(all()))]
    require!(false, "kept");
    require!((d2 < 100), "extents are below 100");
    let [b6, b7] = blocks([d5.div_ceil(ROWS_57), d5.div_ceil(BN)]);
    #[cfg(all())]
    let mut t5 = fragment::<i64>([ROWS_57, BN]);
    copy(y3.at([(b6 * ROWS_57), (b7 * BN)]), &mut t5);
    let mut t6 = fragment::<i64>([ROWS_57, BN, BM, 1, 1]);
    parallel!((ROWS_57, BN, BM, 1, 1), |i8, i9, i10, i11, i12| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t6[[i8, i9, i10, i11, i12]] = (select((cast::<u8>((i11 - 2)) != cast::<u8>(2usize)), t5[[0, i9]], cast::<i64>(t5[[2, i12]])) * (if (t5[[cast::<usize>(cast::<i64>((i11 - 3))), i11]] == cast::<i64>(d4)) { select((cast::<u8>((i11 - 0)) <= cast::<u8>(i11)), cast::<i64>(t5[[i10, i12]]), cast::<i64>(x0[[i10, i11, i11]])) } else { (t5[[i10, i10]] + -2) }));
    });
    let mut t7 = shared::<u64>([BN, BM]);
    copy(x1.at([(b7 * ROWS_57), b6, (b7 * BN)]).or(-3), &mut t7);
    let mut t8 = fragment::<i64>([BN, BM]);
    clear(&mut t8);
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t9Renamed = shared::<i64>([BN, ROWS_57]);
    let mut t10 = fragment::<i64>([ROWS_57, BM]);
    pipelined!(0..2, stages = 2, order = [1, 0, 2], |k13| {
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        copy(x0.at([b7, (b7 * BK), (k13 * ROWS_57)]), &mut t9Renamed);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(x1.at([cast::<usize>(x2[b7]), (k13 * ROWS_57), d0]), &mut t10);
        gemm(&t9Renamed, &t10, &mut t8);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut v14: u64 = 3;
    #[cfg_attr(not(all()), cfg(not(all())))]
    for k15 in 0..2 {
        v14 += (((2 * 3) + t7[[d1, b7]]) % 3).abs();
    }
    #[cfg_attr(all(), cfg(not(all())))]
    let kept = undefined;
    let mut t11 = shared::<i64>([ROWS_57, BN, 1, 1, 1]);
    fill(&mut t11, 1);
    #[cfg_attr(all(), cfg(not(all())))]
    parallel!(1, |i| { undefined[i] = 1; });
    reduce_sum_into(&t6, &mut t11, 2);
    parallel!((ROWS_57, BN), |i16, i17| {
        #[cfg(not(all()))]
        assert!(false, "kept");
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t5[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), SeqCst);
    });
    #[cfg(all())]
    parallel!((ROWS_57, BN, BM, 1, 1), |i18, i19, i20, i21, i22| {
        h4.atomic_add([(((((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t6[[i18, i19, i20, i21, i22]]) * cast::<u64>(((((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((BN, BM), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t7[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((BN, BM), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t8[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    #[cfg(not(all()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!((ROWS_57, BN, 1, 1, 1), |i27, i28, i29, i30, i31| {
        h4.atomic_add([(((((((((((1 * 5) + i27) * 5) + i28) * 5) + i29) * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t11[[i27, i28, i29, i30, i31]]) * cast::<u64>(((((((((((1 * 5) + i27) * 5) + i28) * 5) + i29) * 5) + i30) * 5) + i31))), Relaxed);
    });
    copy(&t5, y3.at_mut([(b6 * ROWS_57), (b7 * BN)]));
}

#[tile_fn]
pub fn function_58(_v0: f32, _v1: f32) -> f32 {
    (_v0 * (-(-(-1.75 * 0.0))))
}
#[tile_kernel]
pub fn random_58<T: Element, const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<f32, 1>,
    y2: &mut Tensor<T, 1>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [BN, d2], y1 = [d2], y2 = [d2], a3 = [d2], h4 = [7]);
    let [b3] = blocks([d2.div_ceil(3)]);
    let mut t5 = shared::<f32>([BN, BN, 1, 1, 1]);
    let v4: f32 = (if (b3 != d2) { (x0[[d2, b3]] + cast::<f32>(x0[[b3, b3]])) } else { x0[[d2, b3]].min(cast::<f32>(x0[[d2, b3]])) });
    fill(&mut t5, v4);
    let mut t6 = fragment::<T::Acc>([3, BM, 3, 1]);
    parallel!((1, 3, BM, 3), |i5, i6, i7, i8| {
        let v9: f32 = (cast::<f32>(((i6 * BM) % BM)) + cast::<f32>(i6)).max((-x0[[i6, i5]]));
        let mut l7 = local::<T::Acc>([3]);
        for k10 in 0..3 {
            l7[k10] = cast::<T::Acc>((-1.0f32));
        }
        t6[[i8, i7, i6, i5]] = l7[(b3 + i6)];
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = shared::<T>([3]);
    parallel!(3, |i11| {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v12Renamed: f32 = (cast::<f32>(b3) * 2.0).abs();
        t8[i11] = cast::<T>(((if (cast::<i32>(((((i11 * BN) + i11) % BN) - 8)) > cast::<i32>(i11)) { (if (i11 < i11) { v12Renamed } else { v12Renamed }) } else { (x0[[i11, i11]] + x0[[8, d2]]) }) - select((x0[[d2, i11]] == cast::<f32>((((i11 - 1) * 3) / 3))), x0[[i11, i11]].max(v12Renamed), v12Renamed)));
    });
    copy(&t8, t6.at_mut(((d2 * 3), span(d2, 3), (b3 * 3), (b3 * BM))));
    parallel!((3, BM, 3, 1), |i13, i14, i15, i16| {
        let mut l9 = local::<T::Acc>([1]);
        for k17 in 0..1 {
            l9[k17] = cast::<T::Acc>(x0[[4, i15]]);
        }
        if (((((i13 - 4) * BM) + i16) % BM) != x0.dim(0)) {
            t6[[(i13 + 2), (i14 * 2), i15, i16]] = l9[(i16 - 9).div_ceil((i13 - 2))];
        }
    });
    let v18: f32 = select(((b3 - 4) <= (d2 * 3)), function_58(cast::<f32>(d2), x0[[d2, b3]]), (cast_with::<f32>(x0[[cast::<usize>(t8[2]), b3]], Round::Down) + cast::<f32>((((b3 * BN) + b3) / BN))));
    for k19 in (0..3).step_by(2) {
        parallel!((BN, BN, 1, 1, 1), |i20, i21, i22, i23, i24| {
            #[allow(non_snake_case)]
            let v25Renamed: T::Acc = cast::<T::Acc>(t8[i22]);
            t5[[i20, i21, i22, i23, (i24 + 2)]] = (-select((i23 < 5), x0[[i23, i22]], cast::<f32>(t8[k19]))).mul_add((function_58(x0[[11, cast::<usize>(t8[i22])]], t5[[i20, i21, i22, i23, (i24 + 2)]]) * cast_with::<f32>(t5[[i20, i21, i22, i23, (i24 + 2)]], Round::Up).round()), x0[[(d2 - 2), i24]].min_nan(cast_with::<f32>(x0[[i24, i22]], Round::Down).abs().sqrt()));
        });
        let mut t10 = fragment::<T>([BN, BN]);
        clear(&mut t10);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t11 = fragment::<T>([3]);
        copy(x0.at((span((d2 * BN), 3), (b3 * BM))), &mut t11);
        copy(&t11, t10.at_mut((span((d2 * BN), 3), (d2 * 3))));
        parallel!((BN, BN), |i26, i27| {
            h4.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t10[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Release);
        });
        #[expect(non_snake_case)]
        parallel!(3, |i28Renamed| {
            h4.atomic_add([(((1 * 5) + i28Renamed) % 7)], (cast::<u64>(t11[i28Renamed]) * cast::<u64>(((1 * 5) + i28Renamed))), Relaxed);
        });
    }
    #[expect(non_snake_case)]
    let mut t12Renamed = shared::<i32>([BN, BN, 1, 1]);
    reduce_argmin(&t5, &mut t12Renamed, 2);
    if (0 == d2) {
        let mut t13 = fragment::<T>([BN, BN]);
        parallel!((BN, BN), |i29, i30| {
            t13[[i29, i30]] = cast::<T>((-1i32));
        });
        let v31: T::Acc = cast::<T::Acc>((-(x0[[d2, b3]] + x0[[b3, cast::<usize>(t8[cast::<usize>(t13[[b3, d2]])])]])));
        fill(&mut t6, v31);
        let v32: T::Acc = cast::<T::Acc>(cast::<f32>(t13[[b3, (((b3 * BN) + d2) / BN)]]));
        fill(t6.at_mut((span((b3 * 3), 3), span((d2 * BN), BM), span((b3 - d2), 3), span((b3 * BN), 1))), v32);
        #[expect(non_snake_case)]
        parallel!((BN, BN, 1, 1), |i33Renamed, i34Renamed, i35Renamed, i36Renamed| {
            h4.atomic_add([(((((((((1 * 5) + i33Renamed) * 5) + i34Renamed) * 5) + i35Renamed) * 5) + i36Renamed) % 7)], (cast::<u64>(t12Renamed[[i33Renamed, i34Renamed, i35Renamed, i36Renamed]]) * cast::<u64>(((((((((1 * 5) + i33Renamed) * 5) + i34Renamed) * 5) + i35Renamed) * 5) + i36Renamed))), Relaxed);
        });
        parallel!((BN, BN), |i37, i38| {
            h4.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t13[[i37, i38]]) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), Relaxed);
        });
    }
    parallel!(3, |i39| {
        a3.atomic_or([((cast::<usize>(t8[i39]) - 0) % 4)], ((2 >> cast::<u32>((i39 + 1))) << cast::<u32>((i39 + 1))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BN, BN, 1, 1, 1), |i40Renamed, i41Renamed, i42Renamed, i43Renamed, i44Renamed| {
        h4.atomic_add([(((((((((((1 * 5) + i40Renamed) * 5) + i41Renamed) * 5) + i42Renamed) * 5) + i43Renamed) * 5) + i44Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i40Renamed, i41Renamed, i42Renamed, i43Renamed, i44Renamed]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i40Renamed) * 5) + i41Renamed) * 5) + i42Renamed) * 5) + i43Renamed) * 5) + i44Renamed))), Relaxed);
    });
    parallel!((3, BM, 3, 1), |i45, i46, i47, i48| {
        h4.atomic_add([(((((((((1 * 5) + i45) * 5) + i46) * 5) + i47) * 5) + i48) % 7)], (cast::<u64>(t6[[i45, i46, i47, i48]]) * cast::<u64>(((((((((1 * 5) + i45) * 5) + i46) * 5) + i47) * 5) + i48))), Relaxed);
    });
    parallel!(3, |i49| {
        h4.atomic_add([(((1 * 5) + i49) % 7)], (cast::<u64>(t8[i49]) * cast::<u64>(((1 * 5) + i49))), Relaxed);
    });
    parallel!((BN, BN, 1, 1), |i50, i51, i52, i53| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((((((1 * 5) + i50) * 5) + i51) * 5) + i52) * 5) + i53) % 7)], (cast::<u64>(t12Renamed[[i50, i51, i52, i53]]) * cast::<u64>(((((((((1 * 5) + i50) * 5) + i51) * 5) + i52) * 5) + i53))), Release);
    });
    copy(&t8, y1.at_mut([(b3 * 3)]));
    copy(&t8, y2.at_mut([(b3 * 3)]));
}

const SCALE_59: f64 = 9.0;
#[tile_fn]
pub fn function_59(_v0: u64) -> u64 {
    _v0.max(_v0)
}
#[tile_kernel]
pub fn random_59<const BM: usize>(
    x0: &Tensor<u64, 2>,
    x1: &Tensor<u64, 2>,
    x2: &Tensor<u64, 2>,
    y3: &mut Tensor<u64, 1>,
    y4: &mut Tensor<i64, 1>,
    h5: &mut Tensor<u64, 1>,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d1, BM], x1 = [BM, d1], x2 = [d2, d2], y3 = [d3], y4 = [d3], h5 = [7]);
    #[allow(non_snake_case)]
    let n5Renamed: usize = d3.div_ceil(3);
    let [b4] = blocks([d3.div_ceil(3)]);
    #[allow(non_snake_case)]
    let mut t6Renamed = fragment::<i64>([BM, 3]);
    let v6: i64 = ((-1 - 1) * 0);
    fill(&mut t6Renamed, v6);
    let mut t7 = fragment::<i64>([BM, 6]);
    parallel!((BM, 6), |i7, i8| {
        let v9: u64 = ((((x1[[2, 2]] << x1[[i7, x0.dim(1)]]) * 4) + x1[[(d3 / 2), (i7 - 4)]]) / 4);
        t7[[i7, i8]] = t6Renamed[[(((i7 * 3) + x1.dim(1)) % 3), d2]];
    });
    let mut t8 = fragment::<i64>([3]);
    parallel!(3, |i10| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t8[i10] = t7[[i10, ((n5Renamed - 9) / 3)]];
    });
    let mut t9 = shared::<u64>([3, 6]);
    gather(x2.at((.., span((d1 * 3), 6))), &t8, &mut t9);
    let mut t10 = fragment::<u64>([BM, 3]);
    parallel!((BM, 3), |i11, i12| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t10[[i11, i12]] = x1[[cast::<usize>(t8[i12]), i12]];
    });
    let mut t11 = fragment::<u64>([BM, BM]);
    copy(x1.at((span(d1, BM), span(d2, BM))).or(x1[[cast::<usize>(t6Renamed[[d1, cast::<usize>(t9[[n5Renamed, d1]])]]), 1]]), &mut t11);
    let mut t12 = shared::<u64>([3, BM]);
    clear(&mut t12);
    gemm(t10.t(), t11.t(), &mut t12);
    let mut t13 = shared::<i64>([3, 8]);
    copy(t10.at((span(cast::<usize>(t12[[d3, n5Renamed]]), 8), span(cast::<usize>(x1[[cast::<usize>(x1[[d1, cast::<usize>(t8[d2])]]), b4]]), 3))).t(), &mut t13);
    let mut t14 = fragment::<i64>([16, 3]);
    copy(t11.at([d1, 3]), &mut t14);
    let mut t15 = shared::<i64>([3, 3]);
    clear(&mut t15);
    let mut t16 = fragment::<u8>([3, 2]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t16, 14);
    gemm_sp(&t13, &t16, &t14, &mut t15);
    let mut t17 = fragment::<u64>([BM, BM]);
    clear(&mut t17);
    let mut t18 = shared::<u64>([BM, 6]);
    let mut t19 = shared::<u64>([6, BM]);
    pipelined!(0..1, stages = 4, |k13| {
        copy(x1.at([((d1 - 7) % (cast::<usize>(t12[[cast::<usize>(t15[[d3, 1]]), d1]]) - 4)), (k13 * 6)]), &mut t18);
        copy(x1.at([(k13 * 6), (d2 * 3)]), &mut t19);
        gemm(&t18, &t19, &mut t17);
    });
    let mut t20 = fragment::<u64>([3, BM]);
    copy(t10.at((span(4, 3), span(d1, BM))).or(x1[[d1, b4]]), &mut t20);
    atomic_max(&t20, &mut t12, SeqCst);
    let mut t21 = shared::<u64>([6, 3]);
    clear(&mut t21);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    pipelined!(0..3, stages = 4, |k14| {
        let mut t22 = shared::<u64>([6, 3]);
        let mut t23 = shared::<u64>([3, 3]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x1.at([cast::<usize>(t14[[d3, d2]]), (k14 * 3)]), &mut t22);
        copy(x1.at([(k14 * 3), d2]), &mut t23);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        gemm(&t22, &t23, &mut t21);
    });
    parallel!((16, 3), |i15, i16| {
        let v17: i64 = (!(t7[[3, i16]] + t7[[d1, i16]]));
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t14[[(i15 * 2), (3 - i16)]] = -1;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((16, 3), |i18, i19| {
        h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t14[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Release);
    });
    parallel!((3, 3), |i20, i21| {
        h5.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t15[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Release);
    });
    #[allow(non_snake_case)]
    parallel!((BM, BM), |i22Renamed, i23Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((((1 * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(t17[[i22Renamed, i23Renamed]]) * cast::<u64>(((((1 * 5) + i22Renamed) * 5) + i23Renamed))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((3, BM), |i24, i25| {
        h5.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t20[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((6, 3), |i26, i27| {
        h5.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t21[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Acquire);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t8, y3.at_mut([(b4 * 3)]));
    copy(&t8, y4.at_mut([(b4 * 3)]));
}

#[tile_fn]
pub fn function_60(_v0: i8) -> i8 {
    (_v0 * (-(-2 + 3)))
}
#[tile_kernel]
pub fn random_60<const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<i8, 2>,
    x1: &Tensor<i8, 1>,
    x2: &Tensor<i8, 1>,
    y3: &mut Tensor<u16, 2>,
    a4: &mut Tensor<i64, 1>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, BM], x1 = [d2], x2 = [d3], y3 = [d1, d4], a4 = [d3], h5 = [7]);
    require!((d4 < 100), "extents are below 100");
    let [b5, b6] = blocks([d1.div_ceil(BK), d4.div_ceil(BN)]);
    let mut t6 = fragment::<u16>([BK, BN]);
    copy(y3.at([(b5 * BK), (b6 * BN)]), &mut t6);
    let mut t7 = fragment::<u16>([BN, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t6.at((span(b6, BN), span((b6 * BK), BM))), &mut t7);
    #[allow(non_snake_case)]
    let mut t8Renamed = shared::<u16>([BK]);
    parallel!(BK, |i7| {
        #[expect(non_snake_case)]
        t8Renamed[i7] = { let assignedRenamed: u16 = t7[[i7, x0.dim(0)]]; assignedRenamed };
    });
    #[expect(non_snake_case)]
    parallel!(BK, |i8Renamed| {
        t8Renamed.atomic_or([0], (t7[[b5, d1]] | t7[[i8Renamed, x0.dim(0)]]), Acquire);
    });
    let mut t9 = shared::<u16>([BM, BN]);
    copy(t6.at([(b6 * BK), (b6 * BK)]).or(t6[[cast::<usize>(t6[[b6, 4]]), d4]]), &mut t9);
    let mut t10 = shared::<u16>([BK, BN]);
    copy(t6.at((span((b5 * BM), BN), span((b6 * BK), BK))).t(), &mut t10);
    let mut t11 = fragment::<u16>([BM, BK]);
    let v9: u16 = (select((t7[[cast::<usize>(x0[[b6, b6]]), b6]] > t8Renamed[b6]), t6[[b6, b5]], t6[[b5, 2]]) * t6[[0, d1]].min(t6[[b6, b5]]));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t11, v9);
    gemm(&t9, t10.t(), &mut t11);
    pipelined!(0..d4, stages = 3, |k10| {
        parallel!((BK, BN), |i11, i12| {
            let v13: u16 = ((t11[[i11, b6]] >> t6[[i11, i12]]) ^ t6[[i11, i12]]);
            t6[[i11, i12]] = (cast::<u16>(i11) * t7[[d4, d2]]);
        });
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t12 = fragment::<u16>([1]);
        reduce_sum(&t8Renamed, &mut t12, 0);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((BM, BK), |i14, i15| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h5.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t11[[i14, i15]]) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
        });
        parallel!(1, |i16| {
            h5.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t12[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
        });
    });
    let mut v17: u16 = 2;
    #[expect(non_snake_case)]
    for k18Renamed in 0..3 {
        v17 += ((t10[[cast::<usize>(t9[[b6, cast::<usize>(t6[[k18Renamed, b5]])]]), b5]] ^ t7[[cast::<usize>(x1[d4]), b6]]) | t8Renamed[k18Renamed]);
    }
    parallel!(BK, |i19| {
        t8Renamed[i19] = t7[[b5, (((b6 * BK) + i19) / BK)]];
    });
    let mut t13 = shared::<i8>([BM, BN, BM]);
    fill(&mut t13, 0);
    parallel!(BK, |i20| {
        a4.atomic_max([x2.dim(0)], (!cast::<i64>(t7[[i20, 0]])), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(BK, |i21Renamed| {
        h5.atomic_add([(((1 * 5) + i21Renamed) % 7)], (cast::<u64>(t8Renamed[i21Renamed]) * cast::<u64>(((1 * 5) + i21Renamed))), Relaxed);
    });
    parallel!((BM, BN), |i22, i23| {
        h5.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t9[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BK, BN), |i24Renamed, i25Renamed| {
        h5.atomic_add([(((((1 * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(t10[[i24Renamed, i25Renamed]]) * cast::<u64>(((((1 * 5) + i24Renamed) * 5) + i25Renamed))), Release);
    });
    parallel!((BM, BK), |i26, i27| {
        h5.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t11[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((BM, BN, BM), |i28, i29, i30| {
        h5.atomic_add([(((((((1 * 5) + i28) * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t13[[i28, i29, i30]]) * cast::<u64>(((((((1 * 5) + i28) * 5) + i29) * 5) + i30))), SeqCst);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t6, y3.at_mut([(b5 * BK), (b6 * BN)]));
}

const ROWS_61: usize = 6;
const SCALE_61: f32 = 7.0;
#[tile_fn]
pub fn function_61(_v0: u64) -> u64 {
    (_v0 + ((1 / cast::<u64>((0usize + 1))) | cast::<u64>((0usize + 1))).abs())
}
#[tile_kernel]
pub fn random_61<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<u64, 1>,
    y1: &mut Tensor<f16, 2>,
    y2: &mut Tensor<T, 3>,
    a3: &mut Tensor<i32, 1>,
    h4: &mut Tensor<u64, 1>,
    _q5: usize,
) {
    dims!(x0 = [d1], y1 = [d1, d1], y2 = [d1, d1, 2*BM], a3 = [d4], h4 = [7]);
    let [b2, b3] = blocks([d1.div_ceil(BN), d1.div_ceil(BN)]);
    let mut t5 = shared::<T::Acc>([ROWS_61, 2*BM, BN]);
    parallel!((ROWS_61, (2*BM), BN), |i6, i7, i8| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v9: T = cast::<T>(-1).abs();
        t5[[i6, i7, i8]] = cast::<T::Acc>(-4).abs();
    });
    let mut t6 = shared::<f16>([BM]);
    copy(t5.at(((d4 * (BN + 1)), (((d4 * BN) + d1) / BN), span((x0.dim(0) - 2), BM))), &mut t6);
    parallel!((d4.min(BN), (2*BM), d1.min(ROWS_61)), |i10, i11, i12| {
        if ((((6 * BN) + i10) / BN) < (i10 * 2)) {
            t5[[i12, ((2*BM) - i11), i10]] = t5[[i12, ((2*BM) - i11), i10]];
        }
    });
    let v13: T::Acc = select((t6[b2] < t6[x0.dim(0)]), cast::<T::Acc>((d4 - d4)), 4.125).abs();
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((2*BM), |i14| {
        a3.atomic_or([cast::<usize>(x0[cast::<usize>(x0[b2])])], cast::<i32>(6usize), AcqRel);
    });
    parallel!((ROWS_61, (2*BM), BN), |i15, i16, i17| {
        h4.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!(BM, |i18| {
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    parallel!((BN, BN), |i19, i20| {
        y1[[((b2 * BN) + i19), ((b3 * BN) + i20)]] = select(((cast::<u16>((4usize - 1)) == cast::<u16>(_q5)) & (_q5 >= _q5)), (t6[(i19 - 6).div_ceil(2)].abs() * 0.5).exp(), select(t6[i20].is_finite(), ((-4.0 + (-1.0 - t6[i19])) * 0.5).log1p(), select((i20 != cast::<usize>(x0[i19])), ((t6[i20] * t6[cast::<usize>(x0[i20])]).ceil() * 0.5).sinh(), (t6[(i20 + 1)] * 0.5).log1p())));
    });
    parallel!((BN, BN, (2*BM)), |i21, i22, i23| {
        y2[[((b2 * BN) + i21), ((b3 * BN) + i22), (0 + i23)]] = select((i21 < i22), (cast::<T>(t5[[i23, (i21 - 5).div_ceil((i22 - 4)), i22]]) * 0.5).sin(), select((i22 <= i23), (cast::<T>(t5[[cast::<usize>(cast::<u8>((i23 - 1))), (cast::<usize>(x0[i23]) - 4), i21]]) * 0.5).erf(), select((i21 <= i23), (cast::<T>(d1).round_ties_even() * 0.5).exp2(), (((if (!(x0[i22] < x0[i22])) { cast::<T>(b3).min(cast::<T>(i21)) } else { cast::<T>(t6[b3]) }) * 0.5).abs() + 1.0).powf((0.0 * -1.0)))));
    });
}

#[tile_kernel]
pub fn random_62<const BM: usize>(
    x0: &Tensor<f64, 2>,
    x1: &Tensor<f16, 3>,
    x2: &Tensor<i8, 3>,
    y3: &mut Tensor<f64, 2>,
    y4: &mut Tensor<i8, 2>,
    _p8: bool,
    _p9: usize,
    _q10: usize,
) {
    dims!(x0 = [d0, d1], x1 = [d1, d1, d2], x2 = [d2, d1, d3], y3 = [d4, d5], y4 = [d4, d5]);
    let [b6, b7] = blocks([d4.div_ceil(2), d5.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = fragment::<bool>([8, 8]);
    let v11: bool = (d3 > _p9);
    fill(&mut t5, v11);
    let mut t6 = fragment::<f16>([8, 2]);
    copy(x2.at([(b7 * 2), (d1 * 8), (cast::<usize>(x2[[d3, d3, cast::<usize>(x2[[13, d2, d2]])]]) / 1)]), &mut t6);
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<f16>([2, 8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t6.at((span((_p9 * BM), 2), span(((cast::<usize>(x2[[cast::<usize>(x2[[b6, d3, 0]]), _p9, 0]]) * BM) % BM), 8))), &mut t7Renamed);
    copy(&t7Renamed, t5.at_mut((span((_p9 * 8), 8), span(_p9, 2))).t());
    parallel!((2, BM), |i12, i13| {
        y3[[((b6 * 2) + i12), ((b7 * BM) + i13)]] = cast::<f64>(t7Renamed[[(i12 % 2), i12]]).mul_add(select((cast::<i16>((i12.max(2) - 1)) > cast::<i16>(cast::<usize>(x2[[i13, i12, 0]]))), 4.0, (1.0 * cast::<f64>(t5[[_q10, i12]]))), (cast::<f64>(t5[[i12, i12]]).mul_add(cast::<f64>(t5[[i12, i12]]), -3.0) * (cast::<f64>(t5[[i12, i12]]) + cast::<f64>(b6))));
    });
    parallel!((2, BM), |i14, i15| {
        let mut s16: i8 = 0;
        for k17 in 0..2 {
            s16 += cast::<i8>(t5[[((i14 - 4) / (cast::<usize>(x2[[15, k17, i15]]) - 4)), cast::<usize>(x2[[9, d5, d5]])]]);
        }
        y4[[((b6 * 2) + i14), ((b7 * BM) + i15)]] = s16;
    });
}

#[tile_kernel(fast_math)]
pub fn random_63<T: Element, const BM: usize, const BN: usize>(
    x0: &Tensor<bf16, 3>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p7: usize,
) {
    #[cfg(not(all()))]
    let kept = undefined;
    dims!(x0 = [BN, d0, d0], x1 = [d1, d2], y2 = [d3, d4, BN], h3 = [7]);
    let [b5, b6] = blocks([d3.div_ceil(BM), d4.div_ceil(BM)]);
    let mut t4 = fragment::<T>([BN, 3, 3]);
    parallel!((BN, 3, 3), |i8, i9, i10| {
        #[cfg_attr(all(), expect(non_snake_case))]
        t4[[i8, i9, i10]] = { let assignedRenamed: T = cast::<T>(cast::<f32>(x0[[i8, i8, i8]])); assignedRenamed };
    });
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    #[cfg(all())]
    let mut t5 = fragment::<bf16>([3, BM, 3]);
    #[cfg(all())]
    parallel!((3, BM, 3), |i11, i12, i13| {
        #[cfg(all())]
        let v14: bf16 = x0[[i12, 7, i12]].min(x0[[1, 3, 1]]).abs();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t5[[i11, i12, i13]] = cast::<bf16>(0).floor();
    });
    let mut t6 = shared::<T>([BN, BM]);
    copy(x0.at((d3, span((d1 * BM), BM), span((b5 * 3), BN))).t(), &mut t6);
    let mut t7 = fragment::<bf16>([3, 3]);
    fill(&mut t7, 1.0);
    reduce_abs_max_into(&t5, &mut t7, 1);
    #[cfg(not(all()))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = fragment::<u8>([3]);
    #[cfg(all())]
    parallel!(3, |i15| {
        #[cfg(all())]
        t8[i15] = 1;
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t9 = shared::<bf16>([3, 3]);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    gather(&t7, &t8, &mut t9);
    let mut t10 = fragment::<i32>([BN]);
    parallel!(BN, |i16| {
        t10[i16] = ((cast::<i32>(i16) * 3) + -1);
    });
    #[cfg(all())]
    let mut t11 = fragment::<bf16>([BN, 3]);
    #[cfg(all())]
    copy(t4.at(((_p7 * 3), span((d1 * BM), 3), span(cast::<usize>(t8[d3]), BN))).t(), &mut t11);
    #[cfg_attr(all(), cfg(not(all())))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg(all())]
    scatter(&t11, &t10, &mut t9);
    let mut t12 = shared::<T>([BM, BM]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!((BM, BM), |i17, i18| {
        t12[[i17, i18]] = t6[[(b5 / 1), i18]];
    });
    let mut t13 = shared::<T>([BN, BM]);
    #[cfg_attr(all(), cfg(not(all())))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BM), |i19, i20| {
        t13[[i19, i20]] = cast::<T>(cast::<f32>(t4[[d1, _p7, 0]]));
    });
    let mut t14 = fragment::<T::Acc>([BM, BN]);
    gemm_set(&t12, t13.t(), &mut t14);
    let mut t15 = shared::<f32>([3, 3]);
    copy(t4.at(((d1 * BN), span((_p7 * BM), 3), span(d1, 3))), &mut t15);
    #[cfg_attr(all(), cfg(not(all())))]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t16 = fragment::<f32>([3, 3]);
    parallel!((3, 3), |i21, i22| {
        t16[[i21, i22]] = (-cast::<f32>(t6[[x1.dim(1), x0.dim(1)]]).ceil());
    });
    #[cfg_attr(all(), cfg(not(all())))]
    if true { assert!(false, "kept"); }
    let mut t17 = fragment::<f32>([3, 3]);
    gemm_set(&t15, &t16, &mut t17);
    let mut t18 = shared::<f32>([1, 3]);
    #[cfg_attr(all(), cfg(not(all())))]
    assert!(false, "kept");
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_max_nan(&t15, &mut t18, 0);
    #[allow(non_snake_case)]
    parallel!((BM, BN), |i23Renamed, i24Renamed| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((1 * 5) + i23Renamed) * 5) + i24Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i23Renamed, i24Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23Renamed) * 5) + i24Renamed))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((3, 3), |i25, i26| {
        h3.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!((3, 3), |i27, i28| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Acquire);
    });
    parallel!((3, 3), |i29, i30| {
        #[cfg(not(all()))]
        assert!(false, "kept");
        h3.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    parallel!((1, 3), |i31Renamed, i32Renamed| {
        h3.atomic_add([(((((1 * 5) + i31Renamed) * 5) + i32Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i31Renamed, i32Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31Renamed) * 5) + i32Renamed))), Release);
    });
    #[cfg(not(all()))]
    let kept = undefined;
    #[cfg_attr(all(), expect(non_snake_case))]
    parallel!((BM, BM, BN), |i33Renamed, i34Renamed, i35Renamed| {
        y2[[((b5 * BM) + i33Renamed), ((b6 * BM) + i34Renamed), (0 + i35Renamed)]] = select(((i35Renamed >= i34Renamed) || (cast::<u64>((cast::<usize>(t10[b5]) - 8)) != cast::<u64>(cast::<usize>(t10[i33Renamed])))), (4.0f32 * 0.5).expm1(), select(t15[[i35Renamed, i33Renamed]].is_nan(), (1.0f32 * 0.5).sigmoid(), select(((i35Renamed == i35Renamed) ^ (cast::<u16>((d1 - 8)) != cast::<u16>(d3))), (t16[[i35Renamed, (d4 - 3)]].max(cast::<f32>(_p7)) * 0.5).atan2((cast::<f32>(b5) + -1.0)), (t15[[i35Renamed.max(i33Renamed), b5]].abs() * 0.5).expm1())));
    });
}

#[tile_fn]
pub fn function_64(_v0: f32) -> f32 {
    (_v0 + (-_v0.abs()))
}
#[tile_kernel]
pub fn random_64<T: Num, const BM: usize>(
    x0: &Tensor<bf16, 4>,
    x1: &Tensor<bf16, 3>,
    y2: &mut Tensor<bf16, 3>,
    y3: &mut Tensor<bf16, 3>,
    a4: &mut Tensor<i64, 1>,
    h5: &mut Tensor<u64, 1>,
    _p8: usize,
) {
    dims!(x0 = [2, 2, 8, 8], x1 = [d1, d2, d2], y2 = [d3, d4, d1], y3 = [d3, d4, d1], a4 = [d1], h5 = [7]);
    let n9: usize = d3.div_ceil(BM);
    #[expect(non_snake_case)]
    let mut w6Renamed = workspace::<T::Acc>([d3, d4, d1]);
    let [b5, b6, b7] = blocks([d3.div_ceil(BM), d4.div_ceil(8), d1.div_ceil(2)]);
    let mut t7 = shared::<bf16>([BM, 8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x1.at((span((d1 * BM), BM), (d4 * 2), span((_p8 * 2), 8))).or(cast::<bf16>(_p8)), &mut t7);
    let mut t8 = fragment::<f32>([BM, 8, BM, BM, BM]);
    let v10: f32 = cast::<f32>(d4);
    fill(&mut t8, v10);
    let mut t9 = fragment::<bf16>([BM, 4]);
    copy(t7.at([(b6 * 2), (_p8 * BM)]), &mut t9);
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<bf16>([8, BM]);
    parallel!((8, BM), |i11, i12| {
        t10Renamed[[i11, i12]] = (cast::<bf16>(t8[[(b6 - 1), b5, (((b6 * 8) + i12) / 8), (i12 / 4), d4]]) + select((_p8 < i11), cast::<bf16>(t8[[b6, i11, i12, i12, i12]]), cast::<bf16>(t8[[b6, b7, 1, i12, i12]])));
    });
    let mut t11 = fragment::<f32>([BM, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    clear(&mut t11);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = shared::<u8>([BM, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t12, 144);
    gemm_sp(&t9, &t12, &t10Renamed, &mut t11);
    let mut t13 = fragment::<T::Acc>([BM, 8, 2]);
    copy(t8.at((span((b6 * 8), 2), span((_p8 * 2), BM), (b6 * BM), (d4 * 2), span((b6 * 8), 8))).permute([1, 2, 0]), &mut t13);
    let mut t14 = shared::<T::Acc>([BM, 8, 2]);
    copy(&t13, w6Renamed.at_mut([(b5 * BM), (b6 * 8), (b7 * 2)]));
    copy(w6Renamed.at([(b5 * BM), (b6 * 8), (b7 * 2)]), &mut t14);
    parallel!(2, |i13| {
        a4.atomic_xor([((b6 - 8) % 2)], ((cast::<i64>(d3) - cast::<i64>(t8[[i13, b5, 0, b6, d4]])) << 23), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BM, 4), |i14Renamed, i15Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((((1 * 5) + i14Renamed) * 5) + i15Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i14Renamed, i15Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14Renamed) * 5) + i15Renamed))), Relaxed);
    });
    parallel!((8, BM), |i16, i17| {
        h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, BM), |i18, i19| {
        h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((BM, 8, 2), |i20, i21, i22| {
        h5.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), SeqCst);
    });
    parallel!((BM, 8, 2), |i23, i24, i25| {
        h5.atomic_add([(((((((1 * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i23, i24, i25]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i23) * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((BM, 8, 2), |i26, i27, i28| {
        #[allow(non_snake_case)]
        y2[[((b5 * BM) + i26), ((b6 * 8) + i27), ((b7 * 2) + i28)]] = { let assignedRenamed: bf16 = select((cast::<i8>((x1.dim(2).max(4) - 0)) < cast::<i8>(cast::<usize>(cast::<i16>((i26 - 4))))), ((-x1[[i26, x1.dim(0), i28]]).floor() * 0.5).sin(), select((t7[[i28, (i28 - x0.dim(0))]] >= x0[[i28, i27, i27, d4]]), ((if (cast::<i8>((i28 - 3)) < cast::<i8>(x1.dim(1))) { cast::<bf16>(t14[[d4, i28, i26]]) } else { 2.0 }).mul_add(2.0, cast::<bf16>(-4).min(-1.0)) * 0.5).sigmoid(), select(((cast::<i8>((i26 - 9)) == cast::<i8>(7usize)) | (cast::<u16>((i26 - 1)) != cast::<u16>(i26))), (x1[[_p8, 12, _p8]] * 0.5).cos(), ((t9[[(((i26 * BM) + i28) % BM), i28]] * (-cast::<bf16>(d4))) * 0.5).hypot(cast::<bf16>(t8[[1, i28, i28, i26, i28]]).round_ties_even())))); assignedRenamed };
    });
    parallel!((BM, 8, 2), |i29, i30, i31| {
        let v32: T = -3;
        y3[[((b5 * BM) + i29), ((b6 * 8) + i30), ((b7 * 2) + i31)]] = (-(-2.0 / 1.75));
    });
}

#[tile_fn]
pub fn function_65(_v0: F8E4M3, _v1: F8E4M3) -> F8E4M3 {
    (_v0 + (select((cast::<i32>((0usize - 6)) >= cast::<i32>(0usize)), 0.0, -3.0) * cast::<F8E4M3>(-2).abs()).floor())
}
#[tile_kernel]
pub fn random_65<const BM: usize>(
    x0: &Tensor<F8E4M3, 4>,
    x1: &Tensor<u64, 3>,
    y2: &mut Tensor<u64, 2>,
    y3: &mut Tensor<F8E5M2, 1>,
    h4: &mut Tensor<u64, 1>,
    _p6: u64,
    _q7: usize,
) {
    dims!(x0 = [2, BM, 2, 2], x1 = [d2, d3, d4], y2 = [d3, BM], y3 = [d3], h4 = [7]);
    let n8: usize = d3.div_ceil(BM);
    let [b5] = blocks([d3.div_ceil(BM)]);
    let mut t5 = shared::<F8E5M2>([2, 2]);
    copy(x1.at([(n8 * BM), cast::<usize>(x1[[d3, n8, n8]]), (d3 * 2)]), &mut t5);
    let mut t6 = shared::<u64>([2]);
    copy(x1.at([(b5 * 2), (n8 - 5).div_ceil(3), (n8 * 2)]), &mut t6);
    let mut t7 = fragment::<i32>([2]);
    reduce_argmin(&t5, &mut t7, 0);
    for k9 in 0..b5 {
        parallel!(d2.min(2), |i10| {
            let mut s11: i32 = 0;
            for k12 in 0..4 {
                s11 += cast::<i32>(x1[[i10, (((_q7 * 2) + i10) % 2), k12]]).max((2 % cast::<i32>((i10 + 1))));
            }
            if (b5 >= cast::<usize>(cast::<i64>((i10 - 2)))) {
                t7[(i10 + 3)] = s11;
            }
        });
        for k13 in (0..4).step_by(3) {
            #[expect(non_snake_case)]
            let mut t8Renamed = fragment::<F8E5M2>([2, 2]);
            cumsum(&t5, &mut t8Renamed, 0);
            #[allow(non_snake_case)]
            let mut t9Renamed = shared::<F8E5M2>([2]);
            fill(&mut t9Renamed, 1.0);
            reduce_min_nan_into(&t8Renamed, &mut t9Renamed, 0);
            parallel!((d4.min(2), 2), |i14, i15| {
                if (t8Renamed[[i15, (2 - i14)]] <= cast_with::<F8E5M2>(t8Renamed[[i15, (2 - i14)]], Round::Up)) {
                    t8Renamed[[i15, (2 - i14)]] = (if (((((cast::<usize>(t7[i14]) - 1) * 2) + cast::<usize>(x1[[i15, k13, i15]])) % 2) == k9) { cast::<F8E5M2>(-1).min(t8Renamed[[i15, (2 - i14)]]).abs() } else { t5[[cast::<usize>(cast::<i32>((i14 - 5))), i14]] });
                }
            });
            assert!((d4 < 6), "an index is within its bounds");
            #[allow(non_snake_case)]
            parallel!((2, 2), |i16Renamed, i17Renamed| {
                h4.atomic_add([(((((1 * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i16Renamed, i17Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16Renamed) * 5) + i17Renamed))), AcqRel);
            });
            parallel!(2, |i18| {
                h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Relaxed);
            });
        }
        parallel!(2, |i19| {
            h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t6[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
        });
        parallel!(2, |i20| {
            h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t7[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
        });
    }
    let mut t10 = fragment::<u64>([2]);
    #[allow(non_snake_case)]
    parallel!(2, |i21Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v22: F8E5M2 = -1.0;
        let mut s23: u64 = 0;
        #[allow(non_snake_case)]
        for k24Renamed in 0..5 {
            s23 += (x1[[(i21Renamed - 2), k24Renamed, _q7]] + t6[i21Renamed]);
        }
        t10[i21Renamed] = s23;
    });
    atomic_add(&t10, &mut t6, SeqCst);
    let mut t11 = shared::<i32>([1, 2]);
    reduce_argmin(&t5, &mut t11, 0);
    let mut v25: F8E4M3 = 1.0;
    for k26 in 0..3 {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        v25 += x0[[cast::<usize>(t11[[b5, b5]]), d4, (n8 - 2), cast::<usize>(t6[b5])]];
    }
    parallel!((2, 2), |i27, i28| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!(2, |i29| {
        h4.atomic_add([(((1 * 5) + i29) % 7)], (cast::<u64>(t6[i29]) * cast::<u64>(((1 * 5) + i29))), Relaxed);
    });
    parallel!(2, |i30| {
        h4.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t7[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(2, |i31Renamed| {
        h4.atomic_add([(((1 * 5) + i31Renamed) % 7)], (cast::<u64>(t10[i31Renamed]) * cast::<u64>(((1 * 5) + i31Renamed))), Relaxed);
    });
    parallel!((1, 2), |i32, i33| {
        h4.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t11[[i32, i33]]) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
    });
    parallel!((BM, BM), |i34, i35| {
        y2[[((b5 * BM) + i34), (0 + i35)]] = cast::<u64>(b5);
    });
    let mut t12 = fragment::<F8E5M2>([BM]);
    copy(x0.at([0, (n8 * BM), (b5 * BM), n8]), &mut t12);
    copy(&t12, y3.at_mut([(b5 * BM)]));
}

const ROWS_66: usize = 4;
const SCALE_66: u8 = 9;
#[tile_fn]
pub fn function_66(_v0: f64, _v1: f64) -> f64 {
    (_v0 + f64::from_bits(((-3.875f64).to_bits() | 9223372036854775808)))
}
#[tile_kernel]
pub fn random_66<T: Element, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T, 1>,
    x1: &Tensor<bool, 5>,
    y2: &mut Tensor<F8E4M3, 3>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2], x1 = [BN, ROWS_66, 1, 1, 1], y2 = [d3, d3, d4], h3 = [7]);
    require!((d3 < 100), "extents are below 100");
    let n8: usize = d3.div_ceil(BK);
    let [b5, b6, b7] = blocks([d3.div_ceil(BK), d3.div_ceil(ROWS_66), d4.div_ceil(BN)]);
    let mut t4 = shared::<bool>([BM]);
    copy(x0.at((span((d4 * BK), BM),)), &mut t4);
    let mut t5 = shared::<f64>([ROWS_66, BM, ROWS_66]);
    copy(x1.at((span((b5 * BM), ROWS_66), (b5 - 4).div_ceil(1), span(0, BM), (b7 * ROWS_66), span(b7, ROWS_66))), &mut t5);
    let mut t6 = shared::<T>([BM + 1, BM]);
    copy(t5.at([(b7 * (BM + 1)), (b7 * BN), n8]), &mut t6);
    parallel!((ROWS_66, BM, ROWS_66), |i9, i10, i11| {
        t5[[(ROWS_66 - i9), i10, i11]] = f64::from_bits(((if true { function_66(cast::<f64>(t5[[(ROWS_66 - i9), i10, i11]]).abs(), cast::<f64>(t6[[b6, i11]]).abs()) } else { 0.0f64 }).to_bits() & 9223372036854775807));
    });
    let mut t7 = shared::<T::Acc>([BM + 1, BK]);
    copy(x1.at([((d3 - 9) % 2), d2, (b7 * BK), (b7 * BM), (n8 * BM)]), &mut t7);
    let mut t8 = shared::<f64>([BN, 8]);
    copy(t6.at((span((b5 * BK), 8), span((b7 * BK), BN))).t(), &mut t8);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9Renamed = fragment::<f64>([ROWS_66, 16]);
    copy(t7.at([(b6 * ROWS_66), (b7 * BK)]).or(cast::<T::Acc>(cast::<f32>(x1[[cast::<usize>(t6[[d4, d4]]), 1, b7, b7, b7]]))), &mut t9Renamed);
    #[expect(non_snake_case)]
    let mut t10Renamed = shared::<f64>([BN, ROWS_66]);
    let v12: f64 = (t5[[cast::<usize>(t6[[d4, n8]]), b7, 3]].abs() * select((t5[[n8, 9, b5]] != cast::<f64>(t7[[b5, b5]])), cast::<f64>(t4[d4]), t5[[b5, cast::<usize>(t6[[b7, cast::<usize>(t7[[n8, b6]])]]), d2]]));
    fill(&mut t10Renamed, v12);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    clear(&mut t10Renamed);
    let mut t11 = fragment::<u8>([BN, 2]);
    fill(&mut t11, 144);
    gemm_sp(&t8, &t11, t9Renamed.t(), &mut t10Renamed);
    parallel!((b6.min(16), ROWS_66), |i13, i14| {
        let v15: bool = (cast::<usize>(t7[[i14, b6]]) <= (cast::<usize>(t7[[b5, b5]]) - 0).div_ceil((i14 - 4)));
        t9Renamed[[(ROWS_66 - i14), i13]] = t9Renamed[[(ROWS_66 - i14), i13]];
    });
    let mut t12 = shared::<T>([BM + 1]);
    copy(t6.at([(b5 * BM), cast::<usize>(x0[b5])]), &mut t12);
    #[expect(non_snake_case)]
    parallel!(((BM + 1), BK), |i16Renamed, i17Renamed| {
        h3.atomic_add([(((((1 * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(t7[[i16Renamed, i17Renamed]]) * cast::<u64>(((((1 * 5) + i16Renamed) * 5) + i17Renamed))), Relaxed);
    });
    parallel!((BN, 8), |i18, i19| {
        h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Acquire);
    });
    #[allow(non_snake_case)]
    parallel!((ROWS_66, 16), |i20Renamed, i21Renamed| {
        h3.atomic_add([(((((1 * 5) + i20Renamed) * 5) + i21Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[[i20Renamed, i21Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20Renamed) * 5) + i21Renamed))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BN, ROWS_66), |i22Renamed, i23Renamed| {
        h3.atomic_add([(((((1 * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[[i22Renamed, i23Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22Renamed) * 5) + i23Renamed))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM + 1), |i24| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t12[i24]) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    parallel!((BK, ROWS_66, BN), |i25, i26, i27| {
        #[expect(non_snake_case)]
        y2[[((b5 * BK) + i25), ((b6 * ROWS_66) + i26), ((b7 * BN) + i27)]] = { let assignedRenamed: F8E4M3 = select(t5[[d2, ((i25 - 6) >> (i26 - 1)), i26]].is_finite(), ((cast::<F8E4M3>(t6[[cast::<usize>(cast::<i16>((i25 - 0))), i25]]) + cast::<F8E4M3>(b7).mul_add(cast::<F8E4M3>(t7[[1, cast::<usize>(t12[i25])]]), 1.0)) * 0.5).log10(), select((t8[[i27, (i26 / 4)]] != cast_with::<f64>(t9Renamed[[i26, i25]], Round::Up)), ((cast::<F8E4M3>(t9Renamed[[i26, x0.dim(0)]]) * cast::<F8E4M3>(t7[[n8, b7]]).min(cast::<F8E4M3>(t12[i25]))) * 0.5).log10(), select((cast::<u64>((cast::<usize>(t6[[i25, i26]]) - 6)) != cast::<u64>(5usize)), (cast::<F8E4M3>(3) * 0.5).cosh(), (cast::<F8E4M3>(t10Renamed[[d4, i26]]) * 0.5).atan()))); assignedRenamed };
    });
}

const SCALE_67: i32 = 4;
#[tile_kernel]
pub fn random_67<T: Int, const BM: usize, const BN: usize>(
    x0: &Tensor<F8E4M3, 5>,
    y1: &mut Tensor<T::Acc, 1>,
    a2: &mut Tensor<u64, 1>,
    h3: &mut Tensor<u64, 1>,
    _p3: usize,
    _q4: usize,
) {
    dims!(x0 = [BN, BM, BM, BN, BM], y1 = [d0], a2 = [d2], h3 = [7]);
    require!((d2 < 100), "extents are below 100");
    let n5: usize = d0.div_ceil(BM);
    let [b1] = blocks([d0.div_ceil(BM)]);
    let mut t4 = shared::<T::Acc>([BM + 1]);
    copy(x0.at((b1, span(cast::<usize>(cast::<u16>((_p3 - 7))), BM + 1), n5, d0, _p3)), &mut t4);
    let mut t5 = shared::<F8E4M3>([BM + 1, BM, BM]);
    copy(x0.at((span(b1, BM + 1), span(cast::<usize>(t4[d2]), BM), d0, span(b1, BM), ((d0 - 8) % 1))), &mut t5);
    parallel!((BM + 1), |i6| {
        t4.atomic_exchange([i6], cast::<T::Acc>(_p3), Relaxed);
    });
    parallel!(BN, |i7| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        a2.atomic_xor([i7], (3 | cast::<u64>((i7 + 1))), Relaxed);
    });
    parallel!((BM + 1), |i8| {
        h3.atomic_add([(((1 * 5) + i8) % 7)], (cast::<u64>(t4[i8]) * cast::<u64>(((1 * 5) + i8))), Acquire);
    });
    parallel!(((BM + 1), BM, BM), |i9, i10, i11| {
        h3.atomic_add([(((((((1 * 5) + i9) * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i9, i10, i11]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i9) * 5) + i10) * 5) + i11))), Release);
    });
    let mut t6 = shared::<T::Acc>([BM]);
    copy(t4.at((span(n5, BM),)), &mut t6);
    copy(&t6, y1.at_mut([(b1 * BM)]));
}

#[tile_fn]
pub fn function_68(_v0: F8E5M2) -> F8E5M2 {
    _v0.max(((-cast::<F8E5M2>(3)).mul_add(cast::<F8E5M2>(-4.25).mul_add(-2.0, 4.75), cast::<F8E5M2>(2.25).abs().sqrt()) + ((3.0 / 4.75) + cast::<F8E5M2>(7usize))))
}
#[tile_kernel]
pub fn random_68<T: Num, const BM: usize, const BN: usize>(
    x0: &Tensor<bool, 2>,
    x1: &Tensor<F8E5M2, 1>,
    y2: &mut Tensor<bf16, 2>,
    y3: &mut Tensor<T::Acc, 1>,
    h4: &mut Tensor<u64, 1>,
    _p5: usize,
    _p6: T,
) {
    dims!(x0 = [d1, d2], x1 = [d1], y2 = [d3, BM], y3 = [d3], h4 = [7]);
    let n7: usize = d3.div_ceil(BN);
    let [b4] = blocks([d3.div_ceil(BN)]);
    #[allow(non_snake_case)]
    let mut t5Renamed = shared::<T::Acc>([BN, 2*BN]);
    let v8: T::Acc = cast::<T::Acc>((((d3 - 1) * BM) % BM));
    fill(&mut t5Renamed, v8);
    #[allow(non_snake_case)]
    let mut t6Renamed = shared::<F8E5M2>([2*BN]);
    parallel!((2*BN), |i9| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut s10: F8E5M2 = 0.0;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        for k11 in 0..6 {
            s10 += x1[k11].abs();
        }
        t6Renamed[i9] = s10;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = shared::<bf16>([BN]);
    copy(x1.at((span((n7 * BN), BN),)), &mut t7);
    let mut t8 = shared::<bool>([BM]);
    copy(t7.at((span((_p5 * BN), BM),)), &mut t8);
    copy(&t8, t6Renamed.at_mut([(n7 * BN)]));
    let mut t9 = shared::<T::Acc>([2*BN, BM]);
    copy(t5Renamed.at((span(_p5, 2*BN), span(b4, BM))), &mut t9);
    let mut t10 = fragment::<bf16>([BM, BN, 2*BN]);
    let v12: bf16 = (-cast::<bf16>(1.875).abs().sqrt());
    fill(&mut t10, v12);
    let mut t11 = shared::<bf16>([2*BN, 2*BN, BN]);
    parallel!(((2*BN), (2*BN), BN), |i13, i14, i15| {
        assert!((d3 < 8), "an index is within its bounds");
        let mut l12 = local::<bf16>([4]);
        for k16 in 0..4 {
            #[expect(non_snake_case)]
            l12[k16] = { let assignedRenamed: bf16 = t7[(i15 - 7).div_ceil((k16 - 1))]; assignedRenamed };
        }
        t11[[i13, i14, i15]] = l12[_p5];
    });
    parallel!(BN, |i17| {
        h4.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!(BM, |i18| {
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t8[i18]) * cast::<u64>(((1 * 5) + i18))), AcqRel);
    });
    parallel!(((2*BN), BM), |i19, i20| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t9[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((BM, BN, (2*BN)), |i21, i22, i23| {
        h4.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i21, i22, i23]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), SeqCst);
    });
    parallel!(((2*BN), (2*BN), BN), |i24, i25, i26| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((((1 * 5) + i24) * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i24, i25, i26]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i24) * 5) + i25) * 5) + i26))), Relaxed);
    });
    let mut t13 = fragment::<bf16>([BN, BM]);
    copy(t10.at((b4, span(0, BN), span(((d2 - 5) >> 1), BM))), &mut t13);
    copy(&t13, y2.at_mut([(b4 * BN), 0]));
    copy(&t7, y3.at_mut([(b4 * BN)]));
}

#[tile_fn]
pub fn function_69(_v0: f16, _v1: f16) -> f16 {
    (_v0 * 2.0)
}
#[tile_kernel]
pub fn random_69<const BM: usize>(
    x0: &Tensor<f16, 3>,
    y1: &mut Tensor<f16, 2>,
    y2: &mut Tensor<f16, 2>,
    h3: &mut Tensor<u64, 1>,
    _p7: usize,
    _q8: usize,
) {
    dims!(x0 = [d2, 1, d2], y1 = [d3, d4], y2 = [d3, d4], h3 = [7]);
    let [b5, b6] = blocks([d3.div_ceil(2), d4.div_ceil(2)]);
    let mut t4 = fragment::<F8E5M2>([2]);
    parallel!(2, |i9| {
        t4[i9] = cast::<F8E5M2>(x0[[_q8, d3, i9]]);
    });
    let mut t5 = fragment::<F8E5M2>([BM, 1, BM]);
    #[allow(non_snake_case)]
    parallel!((BM, 1, BM), |i10Renamed, i11Renamed, i12Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t5[[i10Renamed, i11Renamed, i12Renamed]] = (-4.0 - t4[(_q8 % 1)]).max(-4.0);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = fragment::<i32>([1]);
    reduce_argmax(&t4, &mut t6, 0);
    let v13: F8E5M2 = (-t5[[b6, b5, b6]].abs());
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<F8E5M2>([BM, 1, BM]);
    cummax(&t5, &mut t7Renamed, 2);
    let v14: F8E5M2 = (cast::<F8E5M2>(0).abs() + -2.0);
    let mut t8 = fragment::<F8E5M2>([1]);
    fill(&mut t8, 1.0);
    reduce_min_into(&t4, &mut t8, 0);
    let v15: F8E5M2 = t5[[_q8, _q8, 0]];
    parallel!(2, |i16| {
        h3.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i16]) * 16.0))) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    parallel!((BM, 1, BM), |i17, i18, i19| {
        h3.atomic_add([(((((((1 * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i17, i18, i19]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i17) * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!(1, |i20| {
        h3.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t6[i20]) * cast::<u64>(((1 * 5) + i20))), Acquire);
    });
    parallel!((BM, 1, BM), |i21, i22, i23| {
        h3.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i21, i22, i23]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Acquire);
    });
    parallel!(1, |i24| {
        h3.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i24]) * 16.0))) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    parallel!((2, 2), |i25, i26| {
        y1[[((b5 * 2) + i25), ((b6 * 2) + i26)]] = select((t4[0] != v13), ((((-x0[[i26, cast::<usize>(t6[x0.dim(0)]), i25]]) * 4.0) * 0.5).abs() + 1.0).powf(-1.0), select(((i25 <= i26) ^ (t7Renamed[[cast::<usize>(t6[cast::<usize>(t6[b5])]), d3, i26]] == t8[x0.dim(2)])), (x0[[i26, ((cast::<usize>(t6[i26]) - 8) >> (i25 - 1)), (i25 + 1)]].min(x0[[d3, d3, i26]]) * 0.5).exp(), select((i25 == 2), (((cast::<f16>(1) * -2.0) * -3.0) * 0.5).cosh(), (((-x0[[i25, 0, cast::<usize>(t6[i26])]]) * (-1.0 - 0.0)) * 0.5).hypot((0.0 - -1.0)))));
    });
    #[allow(non_snake_case)]
    parallel!((2, 2), |i27Renamed, i28Renamed| {
        y2[[((b5 * 2) + i27Renamed), ((b6 * 2) + i28Renamed)]] = select((t5[[i27Renamed, x0.dim(2), i28Renamed]].is_nan() || (d3 > cast::<usize>(t6[b6]))), (select((i28Renamed == i27Renamed), x0[[i27Renamed, 0, i28Renamed]], x0[[cast::<usize>(t6[d3]), i27Renamed, i27Renamed]].abs()) * 0.5).copysign((-1.0 - 0.0)), select((((_q8 - 1) << 1) != (d4 / 1)), (x0[[i27Renamed, x0.dim(1), i28Renamed]] * 0.5).exp2(), select((t7Renamed[[cast::<usize>(cast::<u32>((i27Renamed - 0))), b6, i27Renamed]] == v14), (cast::<f16>(-2).mul_add(-1.0, x0[[i27Renamed, i28Renamed, d2]]) * 0.5).hypot(cast::<f16>(0).ceil()), (((cast::<f16>(2) * -1.0) - (0.0 * 2.0)) * 0.5).hypot((1.0 + 1.0)))));
    });
}

#[tile_fn]
pub fn function_70(_v0: u32, _v1: u32) -> u32 {
    (_v0 * (0 + 3))
}
#[tile_kernel]
pub fn random_70(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<f32, 3>,
    y2: &mut Tensor<i64, 3>,
    a3: &mut Tensor<i32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p9: f32,
    _p10: usize,
    _q11: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d2, d3, d4], y1 = [d5, d6, 3], y2 = [d5, d6, 3], a3 = [d6], h4 = [7]);
    require!((d5 < 100), "extents are below 100");
    let n12: usize = d5.div_ceil(6);
    let mut w5 = workspace::<f32>([d5, d6]);
    let [b7, b8] = blocks([d5.div_ceil(6), d6.div_ceil(4)]);
    let mut t6 = shared::<bf16>([6, 6, 4]);
    copy(x0.at([(b7 * 4), (n12 * 6), (_p10 * 6)]), &mut t6);
    let mut t7 = shared::<i64>([6]);
    let v13: i64 = (cast::<i64>(x0[[_q11, n12, n12]]) + cast::<i64>(t6[[b7, n12, n12]]));
    fill(&mut t7, v13);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = fragment::<bf16>([6, 4]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t8, 1.0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_max_into(&t6, &mut t8, 1);
    let mut t9 = shared::<f32>([6, 4]);
    parallel!((6, 4), |i14, i15| {
        let v16: i64 = 0;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut s17: f32 = 0.0;
        for k18 in 0..6 {
            s17 += (-x0[[b8, i14, ((i15 - 9) << (i15 - 4))]]);
        }
        t9[[i14, i15]] = s17;
    });
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<f32>([6, 4]);
    copy(&t9, w5.at_mut([(b7 * 6), (b8 * 4)]));
    copy(w5.at([(b7 * 6), (b8 * 4)]), &mut t10Renamed);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(3, |i19| {
        a3.atomic_and([7], ((((if (cast::<usize>(t7[4]) == i19) { cast::<i32>(x0[[i19, d5, cast::<usize>(t7[i19])]]) } else { cast::<i32>(t8[[2, cast::<usize>(t7[cast::<usize>(t7[2])])]]) }) * 6) + cast::<i32>((3usize + 1))) / 6), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((6, 6, 4), |i20Renamed, i21Renamed, i22Renamed| {
        h4.atomic_add([(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i20Renamed, i21Renamed, i22Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed))), Acquire);
    });
    #[allow(non_snake_case)]
    parallel!(6, |i23Renamed| {
        h4.atomic_add([(((1 * 5) + i23Renamed) % 7)], (cast::<u64>(t7[i23Renamed]) * cast::<u64>(((1 * 5) + i23Renamed))), Release);
    });
    parallel!((6, 4), |i24, i25| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), SeqCst);
    });
    parallel!((6, 4), |i26, i27| {
        h4.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((6, 4), |i28, i29| {
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((6, 4, 3), |i30, i31, i32| {
        y1[[((b7 * 6) + i30), ((b8 * 4) + i31), (0 + i32)]] = select((cast::<u64>((cast::<usize>(cast::<i8>((i30 - 4))) - 6)) != cast::<u64>(_q11)), (x0[[i31, ((i32 * 6) / 6), (i31 / 4)]] * 0.5).exp2(), select((((i30 * 4) % 4) == i30), ((_p9 * x0[[cast::<usize>(t7[i30]), i31, 0]].abs()) * 0.5).asin(), select(t6[[i30, i30, (((x0.dim(0) * 6) + i30) / 6)]].is_nan(), (((-x0[[i32, 10, 2]]) * x0[[(((_q11 * 3) + _p10) / 3), (i32 - 2), i31]]) * 0.5).asin(), (_p9 * 0.5).acos())));
    });
    let mut t11 = shared::<i64>([6, 4, 3]);
    copy(t6.at([(n12 * 3), b7, (n12 - 1).div_ceil(3)]).or(cast::<bf16>(b7)), &mut t11);
    copy(&t11, y2.at_mut([(b7 * 6), (b8 * 4), 0]));
}

const SCALE_71: f64 = 5.0;
#[tile_fn]
pub fn function_71(_v0: u16, _v1: u16) -> u16 {
    _v0.max(((0 << cast::<u16>((0usize + 1))) << cast::<u16>((0usize + 1))).abs())
}
#[tile_kernel]
pub fn random_71<_T: Element, const BM: usize, const _BN: usize, const BK: usize>(
    x0: &Tensor<u16, 2>,
    y1: &mut Tensor<f32, 2>,
    y2: &mut Tensor<f32, 2>,
    h3: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [d2, d3], y1 = [d4, d4], y2 = [d4, d4], h3 = [7]);
    let n8: usize = d4.div_ceil((2*BK));
    let mut w4 = workspace::<f32>([d4, d4]);
    let [b5, b6] = blocks([d4.div_ceil((2*BK)), d4.div_ceil((2*BK))]);
    let mut t5 = fragment::<f32>([BK]);
    copy(x0.at((span(6, BK), (_q7 * 1))).or(x0[[n8, 2]]), &mut t5);
    let mut t6 = shared::<u16>([BM]);
    parallel!(BM, |i9| {
        t6[i9] = select((5usize != 6), x0[[i9, i9]], x0[[cast::<usize>(x0[[cast::<usize>(x0[[i9, i9]]), d4]]), 5]]);
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7Renamed = shared::<i16>([BK]);
    parallel!(BK, |i10| {
        t7Renamed[i10] = ((-1i16) * 0).min(cast::<i16>(x0[[((x0.dim(0) - 8) / (i10 - 5)), 0]]));
    });
    let mut t8 = fragment::<u16>([BK, 2*BK]);
    gather(x0.at((.., span((b5 * BK), 2*BK))), &t7Renamed, &mut t8);
    let mut t9 = shared::<u16>([BK]);
    reduce_abs_sum(&t8, &mut t9, 1);
    let mut t10 = fragment::<f32>([2*BK, 2*BK]);
    parallel!(((2*BK), (2*BK)), |i11, i12| {
        let mut s13: f32 = 0.0;
        for k14 in 0..5 {
            s13 += t5[n8].round().mul_add(f32::from_bits((t5[n8].to_bits() | 2147483648)), cast::<f32>(x0[[4, k14]]).mul_add(t5[2], -2.0));
        }
        t10[[i11, i12]] = s13;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t11 = fragment::<f32>([2*BK, 2*BK]);
    copy(&t10, w4.at_mut([(b5 * (2*BK)), (b6 * (2*BK))]));
    copy(w4.at([(b5 * (2*BK)), (b6 * (2*BK))]), &mut t11);
    parallel!(BK, |i15| {
        h3.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t7Renamed[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BK, (2*BK)), |i16Renamed, i17Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(t8[[i16Renamed, i17Renamed]]) * cast::<u64>(((((1 * 5) + i16Renamed) * 5) + i17Renamed))), AcqRel);
    });
    parallel!(BK, |i18| {
        h3.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t9[i18]) * cast::<u64>(((1 * 5) + i18))), SeqCst);
    });
    parallel!(((2*BK), (2*BK)), |i19, i20| {
        h3.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!(((2*BK), (2*BK)), |i21, i22| {
        h3.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Acquire);
    });
    parallel!(((2*BK), (2*BK)), |i23, i24| {
        y1[[((b5 * (2*BK)) + i23), ((b6 * (2*BK)) + i24)]] = select(((d2 * 1) == cast::<usize>(cast::<u16>((n8 - 0)))), ((-cast::<f32>(b6)) * 0.5).tanh(), select((!(t8[[d4, i24]] != cast::<u16>(t5[b5]))), (((0.0f32 * 0.0) - (-4.0)) * 0.5).abs().log2(), select((cast::<usize>(t7Renamed[cast::<usize>(t6[i23])]) >= ((i23 - 7) << 1)), (t5[i23] * 0.5).tan(), (-((cast::<f32>(n8) + t5[d4]).min((if (x0[[1, 7]] <= cast::<u16>((((6 * BM) + i23) / BM))) { t5[x0.dim(1)] } else { t5[b6] })) * 0.5).exp()))));
    });
    let mut t12 = shared::<f32>([2*BK, 2*BK, 2*BK]);
    parallel!(((2*BK), (2*BK), (2*BK)), |i25, i26, i27| {
        t12[[i25, i26, i27]] = (2.0 - (-1.0));
    });
    let mut t13 = shared::<f32>([2*BK, 2*BK]);
    reduce_mean(&t12, &mut t13, 0);
    copy(&t13, y2.at_mut([(b5 * (2*BK)), (b6 * (2*BK))]));
}

const SCALE_72: u8 = 4;
#[tile_fn]
pub fn function_72(_v0: bool) -> bool {
    (0usize > 0)
}
#[tile_kernel]
pub fn random_72<const BM: usize>(
    x0: &Tensor<bool, 3>,
    y1: &mut Tensor<i64, 1>,
    h2: &mut Tensor<u64, 1>,
    _p4: usize,
    _p5: usize,
    _q6: usize,
) {
    dims!(x0 = [d1, BM, BM], y1 = [d2], h2 = [7]);
    let [b3] = blocks([d2.div_ceil(2)]);
    let mut t3 = fragment::<bool>([2, BM, 4]);
    copy(x0.at((span(5, 4), span((((_p4 * 4) + _p4) / 4), 2), span((_p4 * 4), BM))).or((_p5 == _p5)).permute([1, 2, 0]), &mut t3);
    let mut t4 = shared::<bool>([BM]);
    clear(&mut t4);
    let v7: bool = (t3[[0, (_q6 * 1), _q6]] | (!(cast::<u16>((_p5 - 7)) > cast::<u16>(7usize))));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t4, v7);
    #[cfg(all())]
    let mut t5 = shared::<bool>([2, 4]);
    #[cfg(not(all()))]
    let kept = undefined;
    reduce_all(&t3, &mut t5, 1);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t3.at([(b3 * 4), (_p4 * BM), d1]), &mut t5);
    let v8: bool = ((2usize <= 4) | t5[[_p4, _p4]]);
    fill(t5.at_mut((span((_p4 * 3), 4), span(2, 2))).t(), v8);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = fragment::<i64>([BM, BM]);
    copy(x0.at([(_p4 * 4), _p4, (_p4 * BM)]), &mut t6);
    let mut t7 = shared::<i64>([BM, 2]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(t3.at((span(_p4, BM), (d1 * 2), span((_p4 * BM), 2))).or(t3[[_p4, _p4, _p4]]), &mut t7);
    let mut t8 = shared::<i64>([BM, 2]);
    let v9: i64 = cast::<i64>(t5[[(_p4 * 3), _q6]]);
    fill(&mut t8, v9);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    gemm(&t6, &t7, &mut t8);
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t9Renamed = fragment::<u16>([4]);
    copy(t4.at((span((_p4 * 4), 4),)), &mut t9Renamed);
    copy(&t9Renamed, t4.at_mut((span(((_p4 - 1) / 3), 4),)));
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!((2, BM, 4), |i10, i11, i12| {
        h2.atomic_add([(((((((1 * 5) + i10) * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(t3[[i10, i11, i12]]) * cast::<u64>(((((((1 * 5) + i10) * 5) + i11) * 5) + i12))), Relaxed);
    });
    #[cfg(all())]
    parallel!(BM, |i13| {
        h2.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(t4[i13]) * cast::<u64>(((1 * 5) + i13))), Relaxed);
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    parallel!((2, 4), |i14Renamed, i15Renamed| {
        h2.atomic_add([(((((1 * 5) + i14Renamed) * 5) + i15Renamed) % 7)], (cast::<u64>(t5[[i14Renamed, i15Renamed]]) * cast::<u64>(((((1 * 5) + i14Renamed) * 5) + i15Renamed))), Acquire);
    });
    parallel!((BM, 2), |i16, i17| {
        h2.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t8[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(4, |i18| {
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        h2.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t9Renamed[i18]) * cast::<u64>(((1 * 5) + i18))), Release);
    });
    parallel!(2, |i19| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        #[allow(non_snake_case)]
        y1[((b3 * 2) + i19)] = { let assignedRenamed: i64 = cast::<i64>(t5[[i19, i19]]); assignedRenamed };
    });
}

#[tile_fn]
pub fn function_73(_v0: f32, _v1: f32) -> f32 {
    (_v0 * (if (0usize <= 0) { (if (0usize >= 0) { _v1 } else { -0.375 }) } else { 3.75 }).abs().sqrt())
}
#[tile_kernel]
pub fn random_73<const BM: usize>(
    x0: &Tensor<f32, 5>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<i16, 1>,
    a4: &mut Tensor<i32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p4: f32,
    _p5: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [2, BM, 2, 2, 1], x1 = [2, d2], y2 = [d2, 2], y3 = [d2], a4 = [d2], h5 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    require!((d2 < 100), "extents are below 100");
    #[cfg(all())]
    let [b3] = blocks([d2.div_ceil(2)]);
    let mut t6 = shared::<f32>([BM, 2, 2]);
    #[cfg(not(all()))]
    assert!(false, "kept");
    copy(x0.at((span(_p5, 2), b3, (d2 * 2), span(_p5, BM), span(b3, 2))).permute([1, 2, 0]), &mut t6);
    let mut t7 = fragment::<f32>([8, BM, 1, 1, 1]);
    copy(x0.at((span(_p5, 8), span(d2, BM), span(_p5, 1), span((_p5 * 2), 1), span((x0.dim(2) * 1), 1))).or(1.0), &mut t7);
    parallel!((1, 1, 1, BM, 8), |i6, i7, i8, i9, i10| {
        #[cfg_attr(all(), allow(non_snake_case))]
        let v11Renamed: f32 = (function_73(cast::<f32>(t7[[(i10 + 2), i9, i8, i7, i6]]), x0[[0, i6, d2, i8, i7]]) / 1.5);
        if (((i7 * 2) / 2) != i10) {
            #[cfg(not(all()))]
            let kept = undefined;
            t7[[(i10 + 2), i9, i8, i7, i6]] = t7[[(i10 + 2), i9, i8, i7, i6]];
        }
    });
    #[expect(non_snake_case)]
    let mut t8Renamed = shared::<f32>([2, 12]);
    #[cfg(all())]
    copy(t6.at([(_p5 * BM), _p5.min(_p5), ((1 * 8) % 8)]), &mut t8Renamed);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t9 = fragment::<f32>([BM, 24]);
    copy(t6.at((span(_p5, BM), (_p5 - 8).div_ceil((b3 - 1)), span(_p5, 24))).or(3.0), &mut t9);
    let mut t10 = shared::<f32>([2, BM]);
    #[cfg(not(all()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[expect(non_snake_case)]
    let v12Renamed: f32 = function_73(cast_with::<f32>(x1[[_p5, b3]], Round::TowardZero), (if (cast::<u8>((d2 - 6)) == cast::<u8>(b3)) { x1[[_p5, b3]] } else { x1[[0, b3]] }));
    #[cfg_attr(not(all()), cfg(not(all())))]
    fill(&mut t10, v12Renamed);
    clear(&mut t10);
    #[cfg_attr(all(), cfg(not(all())))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t11 = shared::<u8>([2, 3]);
    fill(&mut t11, 237);
    gemm_sp(&t8Renamed, &t11, t9.t(), &mut t10);
    let mut t12 = shared::<f32>([8, 4]);
    copy(x0.at([(_p5 - 0).div_ceil((_p5 - 4)), x0.dim(0), _p5, _p5, d2]), &mut t12);
    #[cfg_attr(all(), cfg(not(all())))]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t13 = shared::<f32>([8, 8]);
    #[cfg_attr(all(), cfg(not(all())))]
    fill(&mut undefined, 1);
    copy(t6.at((span(_p5, 8), span((b3 * 2), 8), _p5)).t(), &mut t13);
    #[cfg(all())]
    let mut t14 = fragment::<f32>([8, 8]);
    let v13: f32 = (-(t7[[d2, 5, _p5, _p5, _p5]] * t6[[d2, _p5, _p5]]));
    #[cfg_attr(not(all()), cfg(not(all())))]
    fill(&mut t14, v13);
    let mut t15 = shared::<u8>([8, 1]);
    fill(&mut t15, 212);
    gemm_sp(&t12, &t15, t13.t(), &mut t14);
    let mut t16 = shared::<f32>([2, BM]);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    cumsum(&t10, &mut t16, 0);
    let mut t17 = shared::<i64>([8]);
    parallel!(8, |i14| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        t17[i14] = ((-1 * 1) + (2 * cast::<i64>(_p5)));
    });
    let mut t18 = fragment::<f32>([8, 4]);
    gather(&t12, &t17, &mut t18);
    pipelined!(0..b3, stages = 1, stage = [0, 0, 0], |k15| {
        cummin(&t16, &mut t16, 1);
        parallel!(8, |i16| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h5.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t17[i16]) * cast::<u64>(((1 * 5) + i16))), SeqCst);
        });
        parallel!((8, 4), |i17, i18| {
            h5.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
        });
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t19 = shared::<i16>([BM, 8, 1]);
    parallel!((BM, 8, 1), |i19, i20, i21| {
        #[cfg(not(all()))]
        undefined!();
        let mut s22: i16 = 0;
        #[cfg(not(all()))]
        assert!(false, "kept");
        for k23 in 0..2 {
            s22 += (cast::<i16>(x0[[cast::<usize>(t17[k23]), 8, 0, i21, i21]]) % cast::<i16>((_p5 + 1))).abs();
        }
        t19[[i19, i20, i21]] = s22;
    });
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    #[allow(non_snake_case)]
    parallel!((1, 1, 1, BM, 8), |i24Renamed, i25Renamed, i26Renamed, i27Renamed, i28Renamed| {
        if (t7[[(i28Renamed * 2), i27Renamed, (i26Renamed + 2), i25Renamed, i24Renamed]] > cast_with::<f32>(x0[[i25Renamed, i27Renamed, i26Renamed, i26Renamed, i24Renamed]], Round::NearestEven)) {
            #[cfg_attr(all(), expect(non_snake_case))]
            t7[[(i28Renamed * 2), i27Renamed, (i26Renamed + 2), i25Renamed, i24Renamed]] = { let assignedRenamed: f32 = (1.25f32 / -2.0).round_ties_even(); assignedRenamed };
        }
    });
    parallel!(BM, |i29| {
        a4.atomic_min([0], ((((((cast::<i32>(t13[[0, 3]]) * 4) + cast::<i32>((cast::<usize>(t19[[i29, 7, b3]]) + 1))) % 4) * 4) + cast::<i32>((d2 + 1))) / 4), Relaxed);
    });
    parallel!((8, 8), |i30, i31| {
        h5.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i30, i31]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((2, BM), |i32, i33| {
        h5.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i32, i33]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), SeqCst);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[allow(non_snake_case)]
    parallel!(8, |i34Renamed| {
        #[cfg(all())]
        h5.atomic_add([(((1 * 5) + i34Renamed) % 7)], (cast::<u64>(t17[i34Renamed]) * cast::<u64>(((1 * 5) + i34Renamed))), Relaxed);
    });
    parallel!((8, 4), |i35, i36| {
        h5.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i35, i36]]) * 16.0))) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!((BM, 8, 1), |i37, i38, i39| {
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        h5.atomic_add([(((((((1 * 5) + i37) * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(t19[[i37, i38, i39]]) * cast::<u64>(((((((1 * 5) + i37) * 5) + i38) * 5) + i39))), Relaxed);
    });
    let mut t20 = fragment::<f32>([2, 2, 8]);
    parallel!((2, 2, 8), |i40, i41, i42| {
        #[cfg_attr(all(), cfg(not(all())))]
        let kept = undefined;
        t20[[i40, i41, i42]] = (2.0f32 + -1.0).max((0.0 * 2.0));
    });
    let mut t21 = shared::<f32>([2, 2]);
    reduce_var(&t20, &mut t21, 2);
    copy(&t21, y2.at_mut([(b3 * 2), 0]));
    let mut t22 = fragment::<i16>([2]);
    #[cfg(all())]
    copy(t12.at(((b3 % 8), span(_p5, 2))), &mut t22);
    copy(&t22, y3.at_mut([(b3 * 2)]));
}

#[tile_kernel]
pub fn random_74<const BM: usize, const BN: usize>(
    x0: &Tensor<bool, 3>,
    x1: &Tensor<F8E5M2, 1>,
    x2: &Tensor<bool, 2>,
    y3: &mut Tensor<bool, 1>,
    y4: &mut Tensor<bool, 2>,
    _p5: bool,
    _q6: usize,
) {
    dims!(x0 = [d0, BN, d1], x1 = [d0], x2 = [d2, BM], y3 = [d3], y4 = [d3, 1]);
    let [b4] = blocks([d3.div_ceil(1)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = fragment::<bool>([BM, 1, BN]);
    copy(x0.at([x2.dim(1), d3, (d2 * 1)]).or((x1[d2] <= x1[4])), &mut t5);
    let mut t6 = shared::<bool>([BN]);
    copy(x2.at(((d2 * 1), span((d1 * BN), BN))), &mut t6);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = shared::<u8>([BN]);
    parallel!(BN, |i7| {
        t7[i7] = cast::<u8>(x2[[x2.dim(0), d2]]).min(cast::<u8>(x0[[7, i7, d2]])).max(cast::<u8>(x0[[d2, i7, d3]]));
    });
    let mut t8 = fragment::<F8E5M2>([BN]);
    gather(x1, &t7, &mut t8);
    let mut t9 = shared::<u8>([1]);
    parallel!(1, |i8| {
        t9[i8] = 4;
    });
    let mut t10 = shared::<bool>([1, BM]);
    gather(x2.at((.., span(d2, BM))), &t9, &mut t10);
    let mut t11 = shared::<F8E5M2>([BM, 1]);
    copy(t5.at([6, x0.dim(2), (d1 * 1)]), &mut t11);
    let mut t12 = shared::<F8E5M2>([1, 1]);
    copy(x0.at([(cast::<usize>(t9[d3]) % 4), (d0 - 8).div_ceil(1), d2]), &mut t12);
    let mut t13 = shared::<f32>([BM, 1]);
    let v9: f32 = (-(cast::<f32>(t10[[cast::<usize>(t7[2]), d0]]) - -1.0));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t13, v9);
    gemm(&t11, t12.t(), &mut t13);
    copy(&t9, y3.at_mut([(b4 * 1)]));
    parallel!((1, 1), |i10, i11| {
        let v12: bool = (cast::<i8>((i10 - 9)) != cast::<i8>(4usize));
        y4[[((b4 * 1) + i10), (0 + i11)]] = (t6[i10] & ((x2[[i10, i11]] ^ (t7[i10] > t7[cast::<usize>(t7[i10])])) | (cast::<usize>(t9[_q6]) < 2)));
    });
}

pub fn all() -> Vec<(u64, Box<dyn Kernel>)> {
    vec![
        (15, Box::new(random_15::<i8, 16, 16, 8>())),
        (16, Box::new(random_16())),
        (17, Box::new(random_17::<4, 33>())),
        (18, Box::new(random_18::<5, 33, 1>())),
        (19, Box::new(random_19::<u16, true>())),
        (20, Box::new(random_20::<2, 33>())),
        (21, Box::new(random_21::<1, 1, 2>())),
        (22, Box::new(random_22::<f16, 2>())),
        (23, Box::new(random_23::<bf16, 16>())),
        (24, Box::new(random_24::<u16, 33, 3, 17>())),
        (25, Box::new(random_25::<33, 2>())),
        (26, Box::new(random_26::<i8, 16, 33>())),
        (27, Box::new(random_27::<u64>())),
        (28, Box::new(random_28::<i8, 5, 2, 4>())),
        (29, Box::new(random_29::<f16, false>())),
        (30, Box::new(random_30::<4, 8, 5>())),
        (31, Box::new(random_31::<i8>())),
        (32, Box::new(random_32::<16, 2, false>())),
        (33, Box::new(random_33::<F8E4M3, 3, 2, 8>())),
        (34, Box::new(random_34::<16, 1, 3, true>())),
        (35, Box::new(random_35::<f16, 16>())),
        (36, Box::new(random_36::<1, 16, 5>())),
        (37, Box::new(random_37::<5, 3, 2>())),
        (38, Box::new(random_38::<3, 33>())),
        (39, Box::new(random_39())),
        (40, Box::new(random_40())),
        (41, Box::new(random_41::<f32, 16, 4, false>())),
        (42, Box::new(random_42::<i32, 16, 17>())),
        (43, Box::new(random_43::<33, 1, 1>())),
        (44, Box::new(random_44::<i8>())),
        (45, Box::new(random_45::<8>())),
        (46, Box::new(random_46::<2>())),
        (47, Box::new(random_47::<i8, 3>())),
        (48, Box::new(random_48::<2, 4>())),
        (49, Box::new(random_49::<2, 17, 16, false>())),
        (50, Box::new(random_50())),
        (51, Box::new(random_51::<2, 16, 8, false>())),
        (52, Box::new(random_52::<F8E4M3, 5, false>())),
        (53, Box::new(random_53::<f32, 16>())),
        (54, Box::new(random_54::<33, 2, 16, true>())),
        (55, Box::new(random_55::<4, 5, 8>())),
        (56, Box::new(random_56::<3, 17>())),
        (57, Box::new(random_57::<3, 17, 33>())),
        (58, Box::new(random_58::<i32, 16, 16>())),
        (59, Box::new(random_59::<5>())),
        (60, Box::new(random_60::<1, 8, 3, true>())),
        (61, Box::new(random_61::<f16, 2, 1>())),
        (62, Box::new(random_62::<16>())),
        (63, Box::new(random_63::<F8E4M3, 2, 2>())),
        (64, Box::new(random_64::<bf16, 2>())),
        (65, Box::new(random_65::<16>())),
        (66, Box::new(random_66::<i32, 17, 33, 16>())),
        (67, Box::new(random_67::<i32, 1, 1>())),
        (68, Box::new(random_68::<i32, 17, 2>())),
        (69, Box::new(random_69::<2>())),
        (70, Box::new(random_70())),
        (71, Box::new(random_71::<f16, 4, 4, 3>())),
        (72, Box::new(random_72::<4>())),
        (73, Box::new(random_73::<33>())),
        (74, Box::new(random_74::<16, 16>())),
    ]
}
