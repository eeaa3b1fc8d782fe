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

#[tile_fn]
pub fn function_7994(_v0: i8) -> i8 {
    (_v0 + ((-3 / cast::<i8>((0usize + 1))) << 1))
}
#[tile_kernel]
pub fn random_7994<T: Element, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<f16, 2>,
    h2: &mut Tensor<u64, 1>,
    _p4: T,
    _q5: usize,
) {
    #[cfg(not(any()))]
    dims!(x0 = [d1, 2*BK, d1], y1 = [d1, d1], h2 = [7]);
    require!((d1 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b2, b3] = blocks([d1.div_ceil(BN), d1.div_ceil(BN)]);
    #[cfg_attr(any(), cfg(any()))]
    let mut t3 = shared::<T>([BM, 2*BM]);
    parallel!((BM, (2*BM)), |i6, i7| {
        #[cfg_attr(not(any()), allow(non_snake_case))]
        t3[[i6, i7]] = { let assignedRenamed: T = (if ((cast::<u8>(((i6 - 2) - 7)) != cast::<u8>(i6)) || ((i6 > i6) & (x0[[i6, b3, 4]] >= x0[[13, i7, b3]]))) { _p4 } else { cast::<T>(x0[[i7, b3, _q5]].mul_add(x0[[i7, d1, i7]], x0[[d1, 1, i6]])) }); assignedRenamed };
    });
    let mut t4 = shared::<T>([BK]);
    copy(x0.at((span(b2, BK), (b3 - 3), ((_q5 * BM) / BM))), &mut t4);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = fragment::<i8>([2*BM, 2*BM]);
    copy(x0.at([b2, (b2 * (2*BK)), 10]), &mut t5);
    let mut t6 = fragment::<u8>([2*BM, BN]);
    parallel!(((2*BM), BN), |i8, i9| {
        t6[[i8, i9]] = cast::<u8>(i9);
    });
    let mut t7 = shared::<i32>([2*BM, BN]);
    #[cfg_attr(not(any()), cfg(any()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg(not(any()))]
    #[expect(non_snake_case)]
    let v10Renamed: i32 = cast::<i32>(t4[d1]).min((if (b3 >= b2) { cast::<i32>(t4[x0.dim(2)]) } else { 4 }));
    fill(&mut t7, v10Renamed);
    #[cfg(not(any()))]
    gemm(t5.t(), &t6, &mut t7);
    #[cfg(not(any()))]
    let mut t8 = fragment::<T>([BM, BM]);
    #[cfg_attr(not(any()), cfg(any()))]
    { assert!(false, "kept"); }
    parallel!((BM, BM), |i11, i12| {
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        t8[[i11, i12]] = cast::<T>(x0[[_q5, (b2 * 2), (i12 - 1)]]);
    });
    let mut t9 = fragment::<T>([BM, 2*BK]);
    #[allow(non_snake_case)]
    parallel!((BM, (2*BK)), |i13Renamed, i14Renamed| {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t9[[i13Renamed, i14Renamed]] = { let assignedRenamed: T = cast::<T>(((1.0f32 + 1.0) - -2.0)); assignedRenamed };
    });
    #[cfg_attr(any(), cfg(any()))]
    let mut t10 = shared::<T::Acc>([BM, 2*BK]);
    #[cfg_attr(not(any()), cfg(any()))]
    { assert!(false, "kept"); }
    let v15: T::Acc = cast::<T::Acc>(4.0f32);
    fill(&mut t10, v15);
    clear(&mut t10);
    gemm(t8.t(), &t9, &mut t10);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t11 = fragment::<u8>([BN]);
    parallel!(BN, |i16| {
        t11[i16] = (2 + (1 + 1));
    });
    let mut t12 = shared::<T>([BN, 2*BK]);
    gather(&t9, &t11, &mut t12);
    let mut v17: f16 = 3.0;
    for k18 in 0..5 {
        v17 += ((if (t11[b3] == t11[_q5]) { cast::<f16>(t8[[k18, 4]]) } else { cast::<f16>(t7[[k18, d1]]) }) + (cast::<f16>(t12[[d1, x0.dim(2)]]) / 3.75));
    }
    copy(t7.at([(b2 * (2*BK)), _q5]).or(2), &mut t3);
    #[cfg(not(any()))]
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let v19Renamed: T = cast::<T>(2.0f32.mul_add(x0[[b3, b3, b2]], x0[[b3, d1, b3]]));
    fill(t3.at_mut((span(b2, BM), span(b3, 2*BM))), v19Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t13 = shared::<T>([2*BK, 2*BK]);
    copy(t12.at((span(1, 2*BK), span(b2, 2*BK))), &mut t13);
    #[cfg(any())]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg(not(any()))]
    let mut t14 = shared::<T>([2*BK, BN]);
    copy(t12.at((span((b2 * BK), BN), span(x0.dim(0), 2*BK))).t(), &mut t14);
    let mut t15 = shared::<T::Acc>([2*BK, BN]);
    gemm_set(&t13, &t14, &mut t15);
    #[cfg_attr(any(), cfg(any()))]
    #[allow(non_snake_case)]
    let mut t16Renamed = fragment::<f32>([BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t7.at((span((((b2 * BK) + d1) % BK), BM), (b2 * (2*BM)))).or(cast::<i32>(t4[0])), &mut t16Renamed);
    #[cfg(not(any()))]
    copy(&t16Renamed, t15.at_mut((span(0, BM), b3)));
    let mut t17 = shared::<i32>([2*BM, BN]);
    cumprod_rev(&t7, &mut t17, 1);
    parallel!(BN, |i20| {
        h2.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t11[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!((BN, (2*BK)), |i21, i22| {
        h2.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), SeqCst);
    });
    parallel!(((2*BK), BN), |i23, i24| {
        h2.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    #[cfg_attr(any(), cfg(any()))]
    parallel!(BM, |i25| {
        h2.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16Renamed[i25]) * 16.0))) * cast::<u64>(((1 * 5) + i25))), Release);
    });
    parallel!(((2*BM), BN), |i26, i27| {
        #[cfg_attr(any(), cfg(any()))]
        h2.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t17[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((BN, BN), |i28, i29| {
        y1[[((b2 * BN) + i28), ((b3 * BN) + i29)]] = select((cast::<u64>((cast::<usize>(t17[[i29, i29]]) - 1)) >= cast::<u64>(x0.dim(1))), (cast::<f16>(t4[((b2 - 2) >> (cast::<usize>(t7[[i28, i29]]) - 5))]) * 0.5).atan2((-1.0 * -1.0)), select((cast::<i8>((i29 - 0)) != cast::<i8>(i29)), (cast::<f16>(t9[[i28, 1]]) * 0.5).erf(), select(((t11[i28] <= cast_with::<u8>(t15[[1, i28]], Round::Up)) | (0 != cast::<usize>(t17[[cast::<usize>(t7[[i28, i29]]), i29]]))), ((-cast::<f16>(b2)).round_ties_even() * 0.5).erf(), (select((i28 <= i28), cast::<f16>(x0[[cast::<usize>(t17[[i29, i29]]), _q5, (((b2 * BM) + b3) % BM)]]), cast::<f16>(t8[[(i28 / 3), (i28 + 0)]])) * 0.5).expm1())));
    });
}

#[tile_fn]
pub fn function_7995(_v0: u32) -> u32 {
    (_v0 + 3)
}
#[tile_kernel]
pub fn random_7995<T: Int>(
    x0: &Tensor<u16, 2>,
    x1: &Tensor<T::Acc, 1>,
    x2: &Tensor<T, 3>,
    y3: &mut Tensor<f16, 2>,
    a4: &mut Tensor<u64, 1>,
    h5: &mut Tensor<u64, 1>,
    _p9: u16,
    _q10: usize,
) {
    dims!(x0 = [4, d1], x1 = [d2], x2 = [d3, d2, d4], y3 = [d4, d5], a4 = [d8], h5 = [7]);
    let [b6, b7] = blocks([d4.div_ceil(4), d5.div_ceil(4)]);
    let mut t6 = fragment::<u32>([4, 8, 6]);
    parallel!((4, 8, 6), |i11, i12, i13| {
        t6[[i11, i12, i13]] = cast::<u32>(i12);
    });
    let mut t7 = shared::<u16>([8, 8]);
    let v14: u16 = cast::<u16>(x0[[0, b6]]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t7, v14);
    for k15 in (0..d5).step_by(3) {
        parallel!((4, 8, 6), |i16, i17, i18| {
            #[allow(non_snake_case)]
            t6[[(i16 + 3), i17, i18]] = { let assignedRenamed: u32 = 0; assignedRenamed };
        });
        let mut t8 = fragment::<u16>([8, 4, 8]);
        parallel!((8, 4, 8), |i19, i20, i21| {
            let mut l9 = local::<u16>([3]);
            for k22 in 0..3 {
                l9[k22] = ((_p9 >> t7[[_q10, i21]]) >> 10);
            }
            #[expect(non_snake_case)]
            t8[[i19, i20, i21]] = { let assignedRenamed: u16 = l9[d1]; assignedRenamed };
        });
        let mut t10 = shared::<f16>([6, 6]);
        clear(&mut t10);
        if (cast::<usize>(x0[[b6, b6]]) < d5) {
            let mut t11 = fragment::<T::Acc>([8, 8]);
            copy(x2.at((span((d4 * 8), 8), d3, span(cast::<usize>(t6[[d1, b6, d5]]), 8))).or(x2[[k15, k15, k15]]), &mut t11);
            let mut t12 = shared::<T::Acc>([8, 6]);
            copy(t10.at((span(b7, 8), span((b7 * 4), 6))), &mut t12);
            #[expect(non_snake_case)]
            let mut t13Renamed = fragment::<T::Acc>([8, 6]);
            let v23: T::Acc = ((if (d1 < cast::<usize>(t7[[cast::<usize>(t8[[k15, _q10, b7]]), _q10]])) { x1[d3] } else { x1[k15] }) / x1[d1]);
            fill(&mut t13Renamed, v23);
            clear(&mut t13Renamed);
            gemm(t11.t(), &t12, &mut t13Renamed);
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            parallel!((8, 6), |i24, i25| {
                h5.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t12[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Release);
            });
            #[expect(unused_doc_comments)]
            #[doc = ""]
            parallel!((8, 6), |i26, i27| {
                h5.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t13Renamed[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
            });
        } else {
            let mut t14 = fragment::<T::Acc>([6, 4]);
            copy(x2.at([b7, (b6 * 6), (b6 * 4)]).or(x2[[b7, d4, d3]]), &mut t14);
            let mut t15 = shared::<T::Acc>([4, 8]);
            #[expect(unused_doc_comments)]
            #[doc = ""]
            parallel!((4, 8), |i28, i29| {
                t15[[i28, i29]] = -1;
            });
            let mut t16 = shared::<T::Acc>([6, 8]);
            clear(&mut t16);
            gemm(&t14, &t15, &mut t16);
            assert!((b7 < 1), "an index is within its bounds");
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((8, 4, 8), |i30, i31, i32| {
            h5.atomic_add([(((((((1 * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t8[[i30, i31, i32]]) * cast::<u64>(((((((1 * 5) + i30) * 5) + i31) * 5) + i32))), Release);
        });
        parallel!((6, 6), |i33, i34| {
            h5.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i33, i34]]) * 16.0))) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Acquire);
        });
    }
    let mut t17 = fragment::<i32>([8]);
    #[expect(non_snake_case)]
    parallel!(8, |i35Renamed| {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t17[i35Renamed] = { let assignedRenamed: i32 = ((cast::<i32>(i35Renamed) * 3) + 0); assignedRenamed };
    });
    let mut t18 = shared::<u16>([8, 8]);
    copy(t6.at([(b7 * 8), 6, (d1 - 4)]), &mut t18);
    scatter(&t18, &t17, &mut t7);
    #[allow(non_snake_case)]
    let mut t19Renamed = fragment::<f16>([4, 8]);
    copy(x2.at((x0.dim(1), span((b7 * 8), 8), span(d3, 4))).t(), &mut t19Renamed);
    let mut t20 = shared::<f16>([8, 16]);
    copy(x0.at([(d8 / 2), cast::<usize>(x0[[_q10, b6]])]), &mut t20);
    let mut t21 = fragment::<f32>([4, 8]);
    fill(&mut t21, -1.0);
    #[allow(non_snake_case)]
    let mut t22Renamed = fragment::<u8>([4, 2]);
    fill(&mut t22Renamed, 212);
    gemm_sp(&t19Renamed, &t22Renamed, t20.t(), &mut t21);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t17, 0);
    let v36: i32 = t17[(b6 * 1)];
    fill(t17.at_mut((span((b6 * 4), 8),)), v36);
    #[expect(non_snake_case)]
    parallel!(8, |i37Renamed| {
        a4.atomic_or([b6], (if (cast::<usize>(x0[[d4, cast::<usize>(t18[[cast::<usize>(x1[2]), i37Renamed]])]]) != i37Renamed) { ((2 * 8) % 8) } else { (((cast::<u64>(x0[[d5, d8]]) * 4) + cast::<u64>((0usize + 1))) % 4) }), Relaxed);
    });
    parallel!((4, 8, 6), |i38, i39, i40| {
        h5.atomic_add([(((((((1 * 5) + i38) * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(t6[[i38, i39, i40]]) * cast::<u64>(((((((1 * 5) + i38) * 5) + i39) * 5) + i40))), Relaxed);
    });
    parallel!((8, 8), |i41, i42| {
        h5.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(t7[[i41, i42]]) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), SeqCst);
    });
    parallel!(8, |i43| {
        h5.atomic_add([(((1 * 5) + i43) % 7)], (cast::<u64>(t17[i43]) * cast::<u64>(((1 * 5) + i43))), Release);
    });
    parallel!((8, 8), |i44, i45| {
        h5.atomic_add([(((((1 * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(t18[[i44, i45]]) * cast::<u64>(((((1 * 5) + i44) * 5) + i45))), Relaxed);
    });
    parallel!((4, 8), |i46, i47| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((((1 * 5) + i46) * 5) + i47) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t21[[i46, i47]]) * 16.0))) * cast::<u64>(((((1 * 5) + i46) * 5) + i47))), AcqRel);
    });
    parallel!((4, 4), |i48, i49| {
        y3[[((b6 * 4) + i48), ((b7 * 4) + i49)]] = select((!(d3 <= i48)), (cast::<f16>(b7) * 0.5).sinh(), select((5 < ((((i49 - 2) * 4) + cast::<usize>(t17[i48])) % 4)), (cast::<f16>(3) * 0.5).acos(), select(((d8 == d5) ^ (t6[[i48, i49, b6]] != cast::<u32>(x0[[2, b7]]))), ((((cast::<f16>(t17[2]) * cast::<f16>(t17[cast::<usize>(t18[[i49, i49]])])) - cast::<f16>(t17[(i48 - 4)])) * 0.5).abs() + 1.0).recip(), ((select((cast::<i16>((i48 - 7)) > cast::<i16>(d3)), cast::<f16>(x0[[cast::<usize>(x2[[b6, i48, b6]]), cast::<usize>(t6[[b7, i49, b7]])]]), cast::<f16>(d1)) + (cast::<f16>(x1[i48]) - cast::<f16>(x1[3]))) * 0.5).hypot((1.0 - cast::<f16>(t17[i49]))))));
    });
}

const ROWS_7996: usize = 3;
#[tile_kernel]
pub fn random_7996<const BM: usize>(
    x0: &Tensor<u16, 3>,
    y1: &mut Tensor<f64, 1>,
    h2: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d1, d2], y1 = [d3], h2 = [7]);
    let n5: usize = d3.div_ceil(3);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b4] = blocks([d3.div_ceil(3)]);
    let mut t3 = shared::<f64>([BM]);
    copy(x0.at((cast::<usize>(x0[[14, 10, d2]]), span(d2, BM), n5)), &mut t3);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = fragment::<u16>([BM, BM, ROWS_7996]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v6: u16 = x0[[d3, 12, d0]].min((cast_with::<u16>(t3[b4], Round::Down) % x0[[d2, cast::<usize>(x0[[12, n5, x0.dim(2)]]), 2]]));
    fill(&mut t4, v6);
    let mut t5 = fragment::<i32>([ROWS_7996]);
    parallel!(ROWS_7996, |i7| {
        t5[i7] = ((cast::<i32>(i7) * 2) + 1);
    });
    let mut t6 = shared::<f64>([ROWS_7996]);
    let t6_arrived = copy_async(x0.at((n5, span(b4, ROWS_7996), cast::<usize>(t4[[b4, b4, n5]]))), &mut t6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    t6_arrived.wait();
    scatter(&t6, &t5, &mut t3);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = shared::<f64>([ROWS_7996, BM]);
    fill(&mut t7, 1.0);
    let mut t8 = shared::<u16>([3, 3, 3, ROWS_7996, ROWS_7996]);
    let v8: u16 = (cast_with::<u16>(t7[[d0, b4]], Round::NearestEven).abs() << t4[[b4, d0, d2]]);
    fill(&mut t8, v8);
    let mut t9 = shared::<i32>([1]);
    reduce_argmax(&t6, &mut t9, 0);
    parallel!(3, |i9| {
        t9.atomic_max([cast::<usize>(t5[cast::<usize>(t5[i9])]).min(0)], cast::<i32>(x0[[d3, i9, i9]]), Relaxed);
    });
    parallel!(ROWS_7996, |i10| {
        h2.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(t5[i10]) * cast::<u64>(((1 * 5) + i10))), Acquire);
    });
    parallel!(ROWS_7996, |i11| {
        h2.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), SeqCst);
    });
    parallel!((ROWS_7996, BM), |i12, i13| {
        h2.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i12, i13]]) * 16.0))) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((3, 3, 3, ROWS_7996, ROWS_7996), |i14, i15, i16, i17, i18| {
        h2.atomic_add([(((((((((((1 * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t8[[i14, i15, i16, i17, i18]]) * cast::<u64>(((((((((((1 * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18))), Acquire);
    });
    parallel!(1, |i19| {
        h2.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t9[i19]) * cast::<u64>(((1 * 5) + i19))), Release);
    });
    let mut t10 = fragment::<f64>([3]);
    parallel!(3, |i20| {
        let v21: f64 = (t7[[i20, b4]] * t7[[cast::<usize>(t5[i20]), 4]]).max((-t3[i20]));
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t10[i20] = t7[[i20, i20]].mul_add((if (t9[(((d0 * BM) + i20) % BM)] != t5[i20]) { t7[[i20, (b4 + 3)]] } else { t7[[i20, 0]] }), -4.0);
    });
    copy(&t10, y1.at_mut([(b4 * 3)]));
}

const SCALE_7997: f32 = 9.0;
#[tile_fn]
pub fn function_7997(_v0: i32, _v1: i32) -> i32 {
    (_v0 * (((cast::<i32>((((0usize * 3) + 0) / 3)).max(-4) * 6) % 6) << cast::<i32>((0usize + 1))))
}
#[tile_kernel]
pub fn random_7997<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f64, 1>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f64, 2>,
    y3: &mut Tensor<i32, 3>,
    y4: &mut Tensor<bool, 3>,
    _p11: T,
    _p12: usize,
) {
    dims!(x0 = [d2], x1 = [d3, d4, BN], x2 = [d4, BM], y3 = [d5, d6, d7], y4 = [d5, d6, d7]);
    require!((d4 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n13: usize = d5.div_ceil(BN);
    let [b8, b9, b10] = blocks([d5.div_ceil(BN), d6.div_ceil(BK), d7.div_ceil(BM)]);
    #[allow(non_snake_case)]
    let mut t5Renamed = fragment::<T>([BN, BK, BK]);
    copy(x1.at([(b8 * BK), (_p12 * (BK + 1)), (d4 * BN)]), &mut t5Renamed);
    let mut t6 = fragment::<f64>([BK, BK + 1]);
    parallel!(((BK + 1), BK), |i14, i15| {
        let mut s16: f64 = 0.0;
        for k17 in 0..1 {
            s16 += cast::<f64>(t5Renamed[[i14, k17, i15]]);
        }
        #[allow(non_snake_case)]
        t6[[i15, i14]] = { let assignedRenamed: f64 = s16; assignedRenamed };
    });
    #[expect(non_snake_case)]
    let mut t7Renamed = fragment::<i32>([BM]);
    parallel!(BM, |i18| {
        t7Renamed[i18] = ((cast::<i32>(i18) * 2) + 0);
    });
    let mut t8 = shared::<f64>([BM, BK + 1]);
    copy(t6.at([(b9 + 3), (b8 * BN)]).or(t6[[4, n13]]), &mut t8);
    scatter(&t8, &t7Renamed, &mut t6);
    let v19: T = t5Renamed[[b10, 3, n13]];
    let mut t9 = shared::<i32>([BK]);
    parallel!(BK, |i20| {
        t9[i20] = ((cast::<i32>(i20) * 1) + -1);
    });
    let mut t10 = shared::<f64>([BK, BK + 1]);
    copy(&t6, &mut t10);
    scatter(&t10, &t9, &mut t6);
    let mut t11 = shared::<bool>([BM]);
    threads!(BM, |thread21| {
        #[allow(non_snake_case)]
        let i22Renamed: usize = thread21.index();
        let i23: usize = thread21.lane();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let w24: usize = thread21.warp();
        let i25: usize = (i22Renamed % 6);
        let v26: bool = (cast::<u16>((d4 - 1)) != cast::<u16>(i25));
        let v27: bool = thread21.shuffle_down(v26, (i25 * 3));
        let mut v28: bool = v27;
        for k29 in 0..4 {
            let v30: bool = v28;
            let v31: bool = thread21.shuffle_xor(v30, 9);
            #[expect(non_snake_case)]
            v28 = { let assignedRenamed: bool = v31; assignedRenamed };
        }
        let v32: bool = v28;
        t11[i22Renamed] = v32;
        thread21.barrier();
        let v33: bool = t11[i22Renamed];
        thread21.barrier();
        let v34: bool = v33;
        let mut v35: bool = v34;
        if (n13 >= 2) {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t11[i22Renamed] = v34;
            thread21.barrier();
            let v36: bool = t11[i22Renamed];
            #[expect(unused_doc_comments)]
            #[doc = ""]
            thread21.barrier();
            v35 = v36;
        }
        let v37: bool = v35;
        #[expect(non_snake_case)]
        t11[i22Renamed] = { let assignedRenamed: bool = v37; assignedRenamed };
    });
    copy(t5Renamed.at([_p12, (n13 * BK), (d7 * BM)]), &mut t8);
    parallel!(BM, |i38| {
        if (n13 >= d3) {
            t11[(BM - i38)] = ((b8 / 3) <= cast::<usize>(t7Renamed[i38]));
        }
    });
    let mut t12 = shared::<f64>([BK, BK + 1, BK]);
    copy(t5Renamed.at((span(_p12, BK), span((b8 * BN), BK + 1), span((b8 * (BK + 1)), BK))), &mut t12);
    parallel!((BN, BK, BM), |i39, i40, i41| {
        y3[[((b8 * BN) + i39), ((b9 * BK) + i40), ((b10 * BM) + i41)]] = (-(-cast::<i32>(t5Renamed[[1, 2, i40]]))).min(cast::<i32>(x1[[i40, d2, cast::<usize>(cast::<u32>((i41 - 5)))]]));
    });
    parallel!((BN, BK, BM), |i42, i43, i44| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y4[[((b8 * BN) + i42), ((b9 * BK) + i43), ((b10 * BM) + i44)]] = (!(((n13 - 0).div_ceil(4) < b9) || ((t7Renamed[n13] == cast::<i32>(t8[[14, i43]])) && (t10[[i43, cast::<usize>(t7Renamed[b9])]] != x2[[i43, cast::<usize>(t7Renamed[b9])]]))));
    });
}

const SCALE_7998: u8 = 8;
#[tile_kernel]
pub fn random_7998<const BM: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<u8, 1>,
    x2: &Tensor<f16, 4>,
    y3: &mut Tensor<f16, 2>,
    h4: &mut Tensor<u64, 1>,
    _p5: usize,
    _p6: usize,
    _q7: usize,
) {
    dims!(x0 = [d0, d0], x1 = [d1], x2 = [1, BM, BM, BM], y3 = [d2, d0], h4 = [7]);
    #[allow(non_snake_case)]
    let n8Renamed: usize = d2.div_ceil(BM);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut w5 = workspace::<u8>([d2, d0]);
    let [b3, b4] = blocks([d2.div_ceil(BM), d0.div_ceil(1)]);
    let mut t6 = shared::<f16>([BM, 1]);
    copy(y3.at([(b3 * BM), (b4 * 1)]), &mut t6);
    let mut t7 = shared::<u8>([1]);
    parallel!(1, |i9| {
        t7[i9] = (select((d1 > n8Renamed), (SCALE_7998 / 5), (x1[n8Renamed] >> 0)) & x1[d2]);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = shared::<u8>([1]);
    parallel!(1, |i10| {
        assert!((d0 < 21), "an index is within its bounds");
        let v11: f32 = cast_with::<f32>(t6[[d1, ((_p6 - 0) << (d2 - 3))]], Round::NearestEven);
        #[allow(non_snake_case)]
        t8[i10] = { let assignedRenamed: u8 = (!((!x1[i10]) >> x1[0])); assignedRenamed };
    });
    let mut t9 = fragment::<u8>([1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_max(&t8, &mut t9, 0);
    cummax_rev(&t8, &mut t8, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = fragment::<f16>([1]);
    copy(t8.at((span(cast::<usize>(t7[cast::<usize>(t9[b3])]), 1),)), &mut t10);
    let mut t11 = shared::<f32>([1]);
    threads!(1, |thread12| {
        let i13: usize = thread12.index();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let i14: usize = thread12.lane();
        let w15: usize = thread12.warp();
        let i16: usize = (i13 % 3);
        #[allow(non_snake_case)]
        let v17Renamed: u8 = (if (i13 < i13) { 3 } else { cast::<u8>(t8[n8Renamed]) }).max((((cast::<u8>(_p6) * 7) + t7[cast::<usize>(t7[cast::<usize>(t7[i13])])]) / 7));
        let v18: f32 = x0[[4, 12]];
        let v19: bool = thread12.any((i13 > b3));
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut v20: f32 = v18;
        if v19 {
            #[expect(non_snake_case)]
            let v21Renamed: f32 = thread12.shuffle_idx(v18, 25);
            #[allow(non_snake_case)]
            v20 = { let assignedRenamed: f32 = v21Renamed; assignedRenamed };
        }
        let v22: f32 = v20;
        t11[i13] = v22;
    });
    #[expect(non_snake_case)]
    let mut t12Renamed = fragment::<i32>([1]);
    parallel!(1, |i23| {
        t12Renamed[i23] = ((cast::<i32>(i23) * 2) + 2);
    });
    let mut t13 = shared::<u8>([1]);
    copy(t7.at([((0 * 1) % 1)]), &mut t13);
    scatter(&t13, &t12Renamed, &mut t7);
    let mut v24: f32 = 2.0;
    for k25 in 0..2 {
        #[allow(non_snake_case)]
        v24 += { let assignedRenamed: f32 = (4.125f32 / 5.25).min(cast::<f32>(d2).abs()); assignedRenamed };
    }
    #[allow(non_snake_case)]
    let mut t14Renamed = fragment::<f32>([BM, 1]);
    reduce_abs_sum(&t6, &mut t14Renamed, 1);
    #[allow(non_snake_case)]
    let mut t15Renamed = shared::<u8>([BM, 1]);
    let t15_arrived = copy_async(x0.at((span((d1 * BM), 1), span((d2 * BM), BM))).t(), &mut t15Renamed);
    let mut t16 = shared::<f32>([BM, BM]);
    clear(&mut t16);
    let mut t17 = fragment::<f32>([BM, BM]);
    let mut t18 = fragment::<f32>([BM, BM]);
    pipelined!(0..4, stages = 4, |k26| {
        copy(x0.at([(b4 / 1), (k26 * BM)]), &mut t17);
        copy(x0.at([(k26 * BM), (d0 * 1)]), &mut t18);
        gemm(&t17, &t18, &mut t16);
    });
    t15_arrived.wait();
    let mut t19 = fragment::<u8>([BM, 1]);
    copy(&t15Renamed, w5.at_mut([(b3 * BM), (b4 * 1)]));
    copy(w5.at([(b3 * BM), (b4 * 1)]), &mut t19);
    parallel!(1, |i27| {
        h4.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t13[i27]) * cast::<u64>(((1 * 5) + i27))), Release);
    });
    parallel!((BM, 1), |i28, i29| {
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14Renamed[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Release);
    });
    #[expect(non_snake_case)]
    parallel!((BM, BM), |i30Renamed, i31Renamed| {
        h4.atomic_add([(((((1 * 5) + i30Renamed) * 5) + i31Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i30Renamed, i31Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30Renamed) * 5) + i31Renamed))), Relaxed);
    });
    parallel!((BM, 1), |i32, i33| {
        h4.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t15Renamed[[i32, i33]]) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BM, 1), |i34Renamed, i35Renamed| {
        h4.atomic_add([(((((1 * 5) + i34Renamed) * 5) + i35Renamed) % 7)], (cast::<u64>(t19[[i34Renamed, i35Renamed]]) * cast::<u64>(((((1 * 5) + i34Renamed) * 5) + i35Renamed))), Relaxed);
    });
    parallel!((BM, 1), |i36, i37| {
        y3[[((b3 * BM) + i36), ((b4 * 1) + i37)]] = select((5 <= i37), (t6[[n8Renamed, 0]] * 0.5).tanh(), select(((t15Renamed[[d1, i37]] >= cast::<u8>(cast::<usize>(t19[[i37, i37]]))) & (6 >= i37)), ((t6[[(cast::<usize>(t8[n8Renamed]) + cast::<usize>(t13[_q7])), (i37 % 1)]] * 0.5).abs() + 1.0).rsqrt(), select((cast::<i32>(((i36 * 1) - 2)) != cast::<i32>(_p5.max(d2))), (t6[[i36, i37]] * 0.5).sigmoid(), ((t6[[1, i37]] * 0.5).abs() + 1.0).powf(t6[[i36, i37]].round_ties_even()))));
    });
}

const SCALE_7999: u8 = 9;
#[tile_fn]
pub fn function_7999(_v0: F8E5M2, _v1: F8E5M2) -> F8E5M2 {
    (_v0 * _v1.abs().sqrt())
}
#[tile_kernel]
pub fn random_7999<T: Num, const BM: usize, const BN: usize>(
    x0: &Tensor<T::Acc, 1>,
    x1: &Tensor<T::Acc, 3>,
    x2: &Tensor<T::Acc, 1>,
    y3: &mut Tensor<u32, 2>,
    a4: &mut Tensor<i32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p8: usize,
) {
    dims!(x0 = [d2], x1 = [d3, d4, d5], x2 = [BN], y3 = [d6, BM], a4 = [d6], h5 = [7]);
    #[expect(non_snake_case)]
    let n9Renamed: usize = d6.div_ceil(BN);
    let [b7] = blocks([d6.div_ceil(BN)]);
    let mut t6 = shared::<T>([BM, 2*BM]);
    copy(x1.at([(b7 * BN), b7, (n9Renamed * BN)]).or(x2[b7]), &mut t6);
    let mut t7 = fragment::<F8E5M2>([2*BM]);
    let v10: F8E5M2 = cast::<F8E5M2>(1).mul_add(1.0, (0.0 - 1.0));
    fill(&mut t7, v10);
    parallel!((BN, BM), |i12, i13| {
        store_unordered(&mut t7, [((i12 * BM) + i13)], (cast::<F8E5M2>(x1[[i13, (((_p8 * (2*BM)) + n9Renamed) % (2*BM)), i13]]) / 3.5));
    });
    let n14: usize = (d5 % 2).max(0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    for k15 in 0..3 {
        #[allow(non_snake_case)]
        let n16Renamed: usize = (d5 % 5).max(0);
        pipelined!(0..1, stages = 3, order = [1, 0, 3, 2, 4], |k17| {
            let mut t8 = fragment::<T>([BM]);
            fill(&mut t8, 1);
            reduce_abs_max_into(&t6, &mut t8, 1);
            parallel!((2*BM), |i18| {
                h5.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Relaxed);
            });
            parallel!(BM, |i19| {
                h5.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Acquire);
            });
        });
        parallel!((BM, (2*BM)), |i20, i21| {
            h5.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Acquire);
        });
        parallel!((2*BM), |i22| {
            h5.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Relaxed);
        });
    }
    #[expect(non_snake_case)]
    for k23Renamed in 0..1 {
        parallel!((BM, (2*BM)), |i24, i25| {
            h5.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
        });
        parallel!((2*BM), |i26| {
            h5.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i26]) * 16.0))) * cast::<u64>(((1 * 5) + i26))), Relaxed);
        });
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut v27: F8E5M2 = 1.0;
    #[allow(non_snake_case)]
    for k28Renamed in 0..5 {
        #[allow(non_snake_case)]
        v27 += { let assignedRenamed: F8E5M2 = select(t7[d5].is_nan(), select((cast::<u32>((b7 - 1)) >= cast::<u32>(d5)), t7[n9Renamed], cast::<F8E5M2>(t6[[n14, 0]])), cast_with::<F8E5M2>(t7[n14], Round::TowardZero).max(t7[d3])); assignedRenamed };
    }
    parallel!(BM, |i29| {
        a4.atomic_xor([d4.min(d5)], (cast::<i32>(x2[_p8]) + cast::<i32>(t6[[i29, d5]])), Relaxed);
    });
    parallel!((BM, (2*BM)), |i30, i31| {
        h5.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i30, i31]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((2*BM), |i32| {
        h5.atomic_add([(((1 * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i32]) * 16.0))) * cast::<u64>(((1 * 5) + i32))), Relaxed);
    });
    parallel!((BN, BM), |i33, i34| {
        let v35: T::Acc = x2[2];
        let mut l9 = local::<u32>([4]);
        for k36 in 0..4 {
            l9[k36] = (if ((i33 >= i34) ^ (d5 == 0)) { (2 % cast::<u32>((i34 + 1))) } else { (2 * 4) });
        }
        y3[[((b7 * BN) + i33), (0 + i34)]] = l9[b7];
    });
}

const SCALE_8000: i32 = 3;
#[tile_kernel]
pub fn random_8000<const _BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u16, 1>,
    x1: &Tensor<u16, 3>,
    y2: &mut Tensor<u32, 3>,
    y3: &mut Tensor<bool, 3>,
    h4: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [d0], x1 = [BN + 1, d0, d1], y2 = [d2, d3, d3], y3 = [d2, d3, d3], h4 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n8: usize = d2.div_ceil((2*BK));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b4, b5, b6] = blocks([d2.div_ceil((2*BK)), d3.div_ceil((2*BK)), d3.div_ceil((BN + 1))]);
    let mut t5 = shared::<u32>([2*BK, 2*BK, BN + 1]);
    copy(y2.at([(b4 * (2*BK)), (b5 * (2*BK)), (b6 * (BN + 1))]), &mut t5);
    let mut t6 = shared::<bool>([BN, 2*BK]);
    copy(t5.at((span((cast::<usize>(x1[[0, 4, b5]]) + 2), 2*BK), span((b6 * BN), BN), (b5 * (2*BK)))).t(), &mut t6);
    #[expect(non_snake_case)]
    let mut t7Renamed = fragment::<u32>([BN + 1, BK, 1]);
    copy(x1.at((span(b5, BN + 1), span((b6 + 1), BK), span(b6, 1))), &mut t7Renamed);
    pipelined!(0..2, stages = 4, stage = [0, 0, 0], |k9| {
        #[allow(non_snake_case)]
        for k10Renamed in 0..4 {
            assert!((d3 < 14), "an index is within its bounds");
            assert!((k9 < 2), "an index is within its bounds");
            #[allow(non_snake_case)]
            parallel!((BN, (2*BK)), |i11Renamed, i12Renamed| {
                h4.atomic_add([(((((1 * 5) + i11Renamed) * 5) + i12Renamed) % 7)], (cast::<u64>(t6[[i11Renamed, i12Renamed]]) * cast::<u64>(((((1 * 5) + i11Renamed) * 5) + i12Renamed))), Acquire);
            });
            parallel!(((BN + 1), BK, 1), |i13, i14, i15| {
                h4.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t7Renamed[[i13, i14, i15]]) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Release);
            });
        }
        parallel!((BN, (2*BK)), |i16, i17| {
            h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t6[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), AcqRel);
        });
        parallel!(((BN + 1), BK, 1), |i18, i19, i20| {
            h4.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t7Renamed[[i18, i19, i20]]) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
        });
    });
    parallel!((BK + 1), |i21| {
        t5.atomic_min([i21, b4, i21], t7Renamed[[(d0 - 3), x1.dim(0), cast::<usize>(cast::<u8>((d1 - 8)))]], SeqCst);
    });
    let mut v22: u16 = 4;
    for k23 in 0..3 {
        v22 += (x1[[b4, cast::<usize>(t5[[d3, b4, cast::<usize>(x1[[b4, b6, k23]])]]), b4]] / x1[[b6, n8, x0.dim(0)]]).min(1);
    }
    let mut t8 = fragment::<bool>([2*BK]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v24: bool = ((_q7 > n8) && (b5 >= cast::<usize>(t7Renamed[[d0, n8, b5]])));
    fill(&mut t8, v24);
    reduce_any_into(&t6, &mut t8, 0);
    let mut t9 = shared::<u32>([BK + 1, BN + 1]);
    copy(t7Renamed.at((span(d3, BK + 1), span((d1 * BN), BN + 1), (d0 * BK))).or(cast::<u32>(t8[0])), &mut t9);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = fragment::<u16>([BN + 1, 8]);
    parallel!(((BN + 1), 8), |i25, i26| {
        t10[[i25, i26]] = (cast::<u16>(t6[[i26, 0]]) + cast::<u16>(t8[i26]));
    });
    let mut t11 = fragment::<u16>([BK + 1, 16]);
    parallel!(((BK + 1), 16), |i27, i28| {
        t11[[i27, i28]] = (cast::<u16>(t8[i27]) * (0 + cast::<u16>(t6[[12, b6]])));
    });
    let mut t12 = fragment::<u16>([BN + 1, BK + 1]);
    clear(&mut t12);
    let mut t13 = shared::<u8>([BN + 1, 2]);
    fill(&mut t13, 14);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm_sp(&t10, &t13, t11.t(), &mut t12);
    if (0usize == 2) {
        parallel!((BN + 1), |i29| {
            t9.atomic_and([x0.dim(0), i29], (cast::<u32>(t12[[i29, x0.dim(0)]]) | t7Renamed[[(i29 / 2), (d1 - 1).div_ceil(4), i29]]), Relaxed);
        });
        let mut t14 = fragment::<u32>([2*BK, 2*BK]);
        reduce_sum(&t5, &mut t14, 2);
        parallel!(((BN + 1), (BK + 1)), |i30, i31| {
            h4.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t12[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Acquire);
        });
        parallel!(((2*BK), (2*BK)), |i32, i33| {
            h4.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t14[[i32, i33]]) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Acquire);
        });
    }
    parallel!((BN, (2*BK)), |i34, i35| {
        h4.atomic_add([(((((1 * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(t6[[i34, i35]]) * cast::<u64>(((((1 * 5) + i34) * 5) + i35))), Relaxed);
    });
    parallel!(((BN + 1), BK, 1), |i36, i37, i38| {
        h4.atomic_add([(((((((1 * 5) + i36) * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t7Renamed[[i36, i37, i38]]) * cast::<u64>(((((((1 * 5) + i36) * 5) + i37) * 5) + i38))), Release);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2*BK), |i39| {
        h4.atomic_add([(((1 * 5) + i39) % 7)], (cast::<u64>(t8[i39]) * cast::<u64>(((1 * 5) + i39))), Release);
    });
    parallel!(((BK + 1), (BN + 1)), |i40, i41| {
        h4.atomic_add([(((((1 * 5) + i40) * 5) + i41) % 7)], (cast::<u64>(t9[[i40, i41]]) * cast::<u64>(((((1 * 5) + i40) * 5) + i41))), AcqRel);
    });
    parallel!(((BN + 1), (BK + 1)), |i42, i43| {
        h4.atomic_add([(((((1 * 5) + i42) * 5) + i43) % 7)], (cast::<u64>(t12[[i42, i43]]) * cast::<u64>(((((1 * 5) + i42) * 5) + i43))), Relaxed);
    });
    let mut t15 = shared::<u32>([2*BK, 2*BK, BN + 1]);
    parallel!(((2*BK), (2*BK), (BN + 1)), |i44, i45, i46| {
        let v47: bool = t6[[b6, (i45 % 7)]];
        t15[[i44, i45, i46]] = ((cast::<u32>(d1).min(t5[[cast::<usize>(x0[x1.dim(1)]), b4, i44]]) % t5[[cast::<usize>(x1[[i44, d1, i44]]), (i45 * 4), 1]]) / 5);
    });
    copy(&t15, y2.at_mut([(b4 * (2*BK)), (b5 * (2*BK)), (b6 * (BN + 1))]));
    copy(&t5, y3.at_mut([(b4 * (2*BK)), (b5 * (2*BK)), (b6 * (BN + 1))]));
}

#[tile_fn]
pub fn function_8001(_v0: i8) -> i8 {
    (_v0 * (-2 * -2))
}
#[tile_kernel]
pub fn random_8001<T: Element, const BM: usize>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<i8, 1>,
    x2: &Tensor<i8, 2>,
    y3: &mut Tensor<f64, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [3, d1], x1 = [d1], x2 = [d1, d1], y3 = [d2, d2], h4 = [7]);
    require!((d2 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b3, b4] = blocks([d2.div_ceil(BM), d2.div_ceil(BM)]);
    let mut t5 = shared::<T::Acc>([1, 3]);
    let t5_arrived = copy_async(x2.at((span((d2 * BM), 1), span(b4, 3))), &mut t5);
    t5_arrived.wait();
    let mut t6 = fragment::<f64>([3, 3, 3]);
    let v5: f64 = (cast::<f64>((((b3 * 3) + x2.dim(0)) / 3)) + cast::<f64>(t5[[b3, b3]])).max((cast::<f64>(x1[b3]) * cast::<f64>(t5[[x2.dim(1), 0]])));
    fill(&mut t6, v5);
    let mut t7 = shared::<f64>([1, 3, 3]);
    reduce_min(&t6, &mut t7, 0);
    #[allow(non_snake_case)]
    parallel!((3, 1), |i6Renamed, i7Renamed| {
        if (cast::<u8>((((((i7Renamed - 1) * 3) + i7Renamed) / 3) - 3)) <= cast::<u8>((((x0.dim(1) - 3) * BM) % BM))) {
            t5[[(i7Renamed * 2), (3 - i6Renamed)]] = cast::<T::Acc>(t5[[(i7Renamed * 2), (3 - i6Renamed)]]);
        }
    });
    let mut t8 = fragment::<T::Acc>([1]);
    #[allow(non_snake_case)]
    parallel!(1, |i8Renamed| {
        let v9: i8 = x2[[((i8Renamed - 5) >> 4), b4]];
        t8[i8Renamed] = cast::<T::Acc>(2.0f32);
    });
    let mut t9 = fragment::<f64>([3, 3]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_min(&t6, &mut t9, 1);
    let mut t10 = fragment::<T>([3]);
    clear(&mut t10);
    copy(&t10, t7.at_mut([(d2 * 3), x2.dim(1), 0]));
    #[allow(non_snake_case)]
    let mut t11Renamed = shared::<i32>([3, 3]);
    reduce_argmin(&t6, &mut t11Renamed, 0);
    let n10: usize = (b4 % 6).max(0);
    parallel!((1, 3, 3), |i11, i12, i13| {
        h4.atomic_add([(((((((1 * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i11, i12, i13]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i11) * 5) + i12) * 5) + i13))), Acquire);
    });
    parallel!(1, |i14| {
        h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i14]) * 16.0))) * cast::<u64>(((1 * 5) + i14))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((3, 3), |i15Renamed, i16Renamed| {
        h4.atomic_add([(((((1 * 5) + i15Renamed) * 5) + i16Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i15Renamed, i16Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15Renamed) * 5) + i16Renamed))), Relaxed);
    });
    parallel!(3, |i17| {
        h4.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), SeqCst);
    });
    parallel!((3, 3), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t11Renamed[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Release);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = shared::<f64>([BM, BM]);
    copy(t9.at((span((x1.dim(0) - 4), BM), span(1, BM))).or(4.0), &mut t12);
    copy(&t12, y3.at_mut([(b3 * BM), (b4 * BM)]));
}

#[tile_fn]
pub fn function_8002(_v0: i32) -> i32 {
    _v0.max((-3i32).min(3))
}
#[tile_kernel]
pub fn random_8002<const BM: usize, const BN: usize>(
    x0: &Tensor<i32, 2>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<i32, 2>,
    a3: &mut Tensor<u64, 1>,
    h4: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    dims!(x0 = [d1, d1], x1 = [d1, d1], y2 = [d2, d2], a3 = [d5], h4 = [7]);
    let [b3, b4] = blocks([d2.div_ceil(BM), d2.div_ceil(BN)]);
    #[cfg(all())]
    let mut t5 = shared::<i64>([3]);
    #[cfg_attr(all(), cfg(not(all())))]
    let kept = undefined;
    let v7: i64 = ((!cast_with::<i64>(x1[[b4, _q6]], Round::TowardZero)) / 1);
    fill(&mut t5, v7);
    let mut t6 = fragment::<i32>([3, BN, 3]);
    parallel!((3, BN, 3), |i8, i9, i10| {
        t6[[i8, i9, i10]] = 1;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    if (_q6 < b4) {
        let mut t7 = shared::<i64>([BM, 3, 3]);
        #[cfg(not(all()))]
        assert!(false, "kept");
        clear(&mut t7);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t8 = shared::<i32>([1]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        reduce_argmax(&t5, &mut t8, 0);
        #[cfg(all())]
        #[expect(non_snake_case)]
        let mut t9Renamed = shared::<f32>([3]);
        #[cfg(not(all()))]
        pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
        let t9_arrived = copy_async(x1.at((span(cast::<usize>(cast::<u16>((b3 - 6))), 3), (b4 * 3))).or(cast::<f32>(x0[[b3, b4]])), &mut t9Renamed);
        #[cfg_attr(all(), cfg(not(all())))]
        { assert!(false, "kept"); }
        t9_arrived.wait();
        copy(&t9Renamed, t5.at_mut((span((b3 * BM), 3),)));
        parallel!(1, |i11| {
            #[cfg(all())]
            h4.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(t8[i11]) * cast::<u64>(((1 * 5) + i11))), SeqCst);
        });
        parallel!(3, |i12| {
            h4.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Relaxed);
        });
    }
    #[cfg(all())]
    let mut t10 = shared::<i64>([BM]);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    parallel!(BM, |i13| {
        t10[i13] = (-(cast::<i64>(t6[[i13, i13, i13]]) * cast::<i64>(t6[[i13, i13, b4]])));
    });
    let mut t11 = shared::<i64>([BM]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    gather(&t5, &t10, &mut t11);
    let mut t12 = fragment::<u64>([BN]);
    parallel!(BN, |i14| {
        let v15: i32 = t6[[b3, i14, i14]];
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t12[i14] = (cast_with::<u64>(x1[[d1, (x1.dim(1) - 3)]], Round::NearestEven) / 5);
    });
    #[cfg(all())]
    atomic_add(&t12, a3.at_mut([b4]), Relaxed);
    parallel!(3, |i16| {
        h4.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t5[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    parallel!((3, BN, 3), |i17, i18, i19| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((((1 * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t6[[i17, i18, i19]]) * cast::<u64>(((((((1 * 5) + i17) * 5) + i18) * 5) + i19))), AcqRel);
    });
    parallel!(BM, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t10[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!(BM, |i21| {
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t11[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    let mut t13 = shared::<i32>([BM, BN]);
    #[cfg(not(all()))]
    let kept = undefined;
    copy(x0.at((span((b4 * BM), BN), span((b4 * BM), BM))).t(), &mut t13);
    copy(&t13, y2.at_mut([(b3 * BM), (b4 * BN)]));
}

const ROWS_8003: usize = 2;
#[tile_fn]
pub fn function_8003(_v0: F8E5M2, _v1: F8E5M2) -> F8E5M2 {
    _v0.max((select((cast::<i32>((0usize - 7)) == cast::<i32>(0usize)), cast::<F8E5M2>(4).abs().sqrt(), cast::<F8E5M2>(1).abs().sqrt()) / 2.25))
}
#[tile_kernel]
pub fn random_8003<const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<F8E5M2, 1>,
    x1: &Tensor<F8E5M2, 2>,
    y2: &mut Tensor<f32, 2>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
    _q5: usize,
) {
    #[cfg(not(false))]
    dims!(x0 = [d2], x1 = [d2, d2], y2 = [d3, BM], a3 = [d2], h4 = [7]);
    require!((d3 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n6: usize = d3.div_ceil(ROWS_8003);
    let [b4] = blocks([d3.div_ceil(ROWS_8003)]);
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t5Renamed = fragment::<F8E5M2>([BK + 1]);
    copy(x0.at((span(n6, BK + 1),)).or(-2.0), &mut t5Renamed);
    #[cfg(false)]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t6 = shared::<f64>([BK, BK + 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v7: f64 = 2.625f64.min_nan(cast::<f64>(d2)).mul_add(cast::<f64>(b4).mul_add(2.0, cast::<f64>(x0[b4])), (-cast_with::<f64>(x0[n6], Round::Down)));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t6, v7);
    let mut t7 = shared::<F8E5M2>([BK + 1, BM]);
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    copy(x1.at((span(b4, BK + 1), span(n6, BM))), &mut t7);
    #[cfg_attr(not(false), cfg(false))]
    { assert!(false, "kept"); }
    let mut t8 = shared::<i32>([BN]);
    #[cfg(false)]
    parallel!(1, |i| { undefined[i] = 1; });
    parallel!(BN, |i8| {
        #[cfg_attr(not(false), cfg(false))]
        undefined!();
        t8[i8] = ((cast::<i32>(i8) * 2) + 0);
    });
    let mut t9 = fragment::<F8E5M2>([BN]);
    copy(x1.at((span(b4, BN), (n6 % 8))), &mut t9);
    #[cfg_attr(false, cfg(false))]
    scatter(&t9, &t8, &mut t5Renamed);
    let mut t10 = shared::<F8E5M2>([ROWS_8003]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t6.at((span(cast::<usize>(t8[_q5]), ROWS_8003), b4)), &mut t10);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t10, t8.at_mut((span(d2, ROWS_8003),)));
    let mut t11 = shared::<i32>([BK + 1]);
    parallel!((BK + 1), |i9| {
        t11[i9] = ((cast::<i32>(i9) * 3) + 0);
    });
    #[cfg_attr(not(false), cfg(false))]
    fill(&mut undefined, 1);
    let mut t12 = fragment::<F8E5M2>([BK + 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t7.at((span(3, BK + 1), (d2 - 1))), &mut t12);
    scatter(&t12, &t11, &mut t9);
    #[cfg_attr(not(false), cfg(false))]
    assert!(false, "kept");
    let mut t13 = fragment::<bool>([BN, BK, 1]);
    parallel!((BN, BK, 1), |i10, i11, i12| {
        let v13: F8E5M2 = (x0[cast::<usize>(t11[i10])] + cast_with::<F8E5M2>(t12[i10], Round::Up)).round_ties_even();
        t13[[i10, i11, i12]] = (((x0[i12] < t7[[cast::<usize>(t8[i12]), 4]]) & ((i12 % 1) <= (i12 % 3))) || (!(_q5 <= (i12 + 3))));
    });
    #[cfg_attr(false, cfg(false))]
    let mut t14 = shared::<bool>([BN, BK]);
    #[cfg(not(false))]
    reduce_any(&t13, &mut t14, 2);
    let mut v14: F8E5M2 = 1.0;
    #[cfg(false)]
    assert!(false, "kept");
    for k15 in 0..1 {
        #[cfg(false)]
        let kept = undefined;
        #[cfg(not(false))]
        v14 += (t5Renamed[d2] * x0[b4]).abs();
    }
    parallel!((BK + 1), |i16| {
        a3.atomic_or([n6], (((cast::<u32>(t14[[11, x0.dim(0)]]).abs() * 7) + cast::<u32>((d3 + 1))) / 7), Relaxed);
    });
    parallel!(ROWS_8003, |i17| {
        #[cfg(false)]
        { assert!(false, "kept"); }
        h4.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Release);
    });
    #[cfg_attr(false, cfg(false))]
    parallel!((BK + 1), |i18| {
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t11[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    parallel!((BK + 1), |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    #[cfg_attr(false, cfg(false))]
    parallel!((BN, BK, 1), |i20, i21, i22| {
        #[cfg_attr(false, cfg(false))]
        h4.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t13[[i20, i21, i22]]) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((BN, BK), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t14[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Release);
    });
    #[cfg_attr(not(false), allow(non_snake_case))]
    parallel!((ROWS_8003, BM), |i25Renamed, i26Renamed| {
        y2[[((b4 * ROWS_8003) + i25Renamed), (0 + i26Renamed)]] = select((i25Renamed != i25Renamed), (cast::<f32>(t13[[cast::<usize>(t11[i26Renamed]), i25Renamed, cast::<usize>(t8[_q5])]]).min(cast::<f32>(t13[[5, i26Renamed, i25Renamed]])).max(cast::<f32>(t13[[2, i25Renamed, b4]]).min(cast::<f32>(x0[i25Renamed]))) * 0.5).atan(), select((t6[[9, i26Renamed]] != t6[[i26Renamed, 12]]), (2.0f32 * 0.5).sinh(), select(((i25Renamed <= 1) & (i25Renamed > 5)), (cast::<f32>(x0[i25Renamed]) * 0.5).log1p(), (cast::<f32>(t13[[(i26Renamed + i26Renamed), (i26Renamed % 2), ((x1.dim(0) - 8) << 1)]]).floor() * 0.5).log1p())));
    });
}

#[tile_kernel]
pub fn random_8004(
    x0: &Tensor<u64, 2>,
    y1: &mut Tensor<u64, 2>,
    y2: &mut Tensor<u64, 3>,
    h3: &mut Tensor<u64, 1>,
    _q3: usize,
) {
    dims!(x0 = [d0, d0], y1 = [d0, d0], y2 = [d0, d0, 2], h3 = [7]);
    #[cfg_attr(all(), cfg(not(all())))]
    let kept = undefined;
    require!((d0 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b1, b2] = blocks([d0.div_ceil(2), d0.div_ceil(8)]);
    let mut t4 = fragment::<u64>([8, 2, 8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((8, 2, 8), |i4, i5, i6| {
        #[cfg(not(all()))]
        assert!(false, "kept");
        let mut s7: u64 = 0;
        #[cfg_attr(all(), allow(non_snake_case))]
        for k8Renamed in 0..3 {
            #[cfg(all())]
            s7 += (2 * cast::<u64>(i5));
        }
        t4[[i4, i5, i6]] = s7;
    });
    let mut t5 = fragment::<u64>([8, 2]);
    copy(t4.at((span((b2 * 8), 2), span((b2 / 2), 8), (b1 + 3))).t(), &mut t5);
    parallel!((8, 2, 8), |i9, i10, i11| {
        t4[[i9, (i10 * 2), i11]] = 0;
    });
    let mut t6 = fragment::<f32>([2, 8]);
    copy(x0.at([cast::<usize>(t4[[b2, 0, b1]]), (b2 * 8)]), &mut t6);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t7 = fragment::<f32>([8, 2]);
    #[cfg(all())]
    copy(x0.at([(b2 * 8), (b2 * 8)]), &mut t7);
    let mut t8 = fragment::<f32>([8, 8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    gemm_set(t6.t(), t7.t(), &mut t8);
    parallel!((8, 2, 8), |i12, i13, i14| {
        h3.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t4[[i12, i13, i14]]) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), Relaxed);
    });
    parallel!((8, 2), |i15, i16| {
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg(all())]
        h3.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t5[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!((2, 8), |i17, i18| {
        h3.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), SeqCst);
    });
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    parallel!((8, 2), |i19, i20| {
        h3.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), SeqCst);
    });
    parallel!((8, 8), |i21, i22| {
        h3.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    copy(&t6, y1.at_mut([(b1 * 2), (b2 * 8)]));
    #[expect(non_snake_case)]
    let mut t9Renamed = fragment::<u64>([2, 8, 2]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2, 8, 2), |i23, i24, i25| {
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        t9Renamed[[i23, i24, i25]] = x0[[i24, cast::<usize>(cast::<u32>((i25 - 5)))]];
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t9Renamed, y2.at_mut([(b1 * 2), (b2 * 8), 0]));
}

#[tile_fn]
pub fn function_8005(_v0: F8E5M2, _v1: F8E5M2) -> F8E5M2 {
    (_v0 * (F8E5M2::from_bits((F8E5M2::from_bits((cast::<F8E5M2>(4).to_bits() | 128)).to_bits() | 128)) / 4.25))
}
#[tile_kernel]
pub fn random_8005<T: Element, const BM: usize, const FLAG: bool>(
    x0: &Tensor<bool, 3>,
    x1: &Tensor<F8E5M2, 3>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<bool, 3>,
    _p7: T,
    _p8: f32,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [BM, d2, d2], x1 = [d2, d2, d2], y2 = [d3, d4], y3 = [d3, d4, 1]);
    let [b5, b6] = blocks([d3.div_ceil(1), d4.div_ceil(6)]);
    let mut t4 = fragment::<F8E5M2>([BM]);
    parallel!(BM, |i9| {
        let mut l5 = local::<F8E5M2>([1]);
        for k10 in 0..1 {
            l5[k10] = x1[[((((k10 - 4) * BM) + x1.dim(2)) % BM), i9, 1]];
        }
        t4[i9] = l5[(b6 + b5)];
    });
    let mut t6 = shared::<T>([1]);
    let v11: T = cast::<T>(((-_p8) + (-4.0)));
    fill(&mut t6, v11);
    parallel!(BM, |i12| {
        t4[i12] = x1[[(d4 * 2), b5, i12]];
    });
    parallel!((6, 1), |i14, i15| {
        store_unordered(&mut t6, [((i14 * 1) + i15)], (if FLAG { cast::<T>(_p8) } else { cast::<T>((-4.0f32)) }));
    });
    let mut t7 = fragment::<T::Acc>([6, 1, 1]);
    copy(x1.at([(b5 * 4), b5, (d3 * 1)]), &mut t7);
    let mut t8 = fragment::<F8E5M2>([6, 6]);
    copy(t7.at([(b5 % 1), (b5 * 6), (d3 * 1)]), &mut t8);
    let mut t9 = fragment::<F8E5M2>([1, 6]);
    copy(t7.reshape([1, 6]), &mut t9);
    let mut t10 = fragment::<f32>([6, 1]);
    let v16: f32 = (cast::<f32>(x0[[d3, d3, d2]]) * cast::<f32>(x1[[d3, b6, b5]])).abs();
    fill(&mut t10, v16);
    clear(&mut t10);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm(&t8, t9.t(), &mut t10);
    let mut t11 = shared::<bool>([1]);
    copy(&t6, &mut t11);
    copy(&t11, t4.at_mut((span((b5 * 6), 1),)));
    let mut t12 = fragment::<T>([BM, 1, 1]);
    copy(x1.at([b5, d4, (b6 * 1)]).or(3.0), &mut t12);
    let mut t13 = shared::<f32>([128]);
    threads!(128, |thread17| {
        let i18: usize = thread17.index();
        let i19: usize = thread17.lane();
        let w20: usize = thread17.warp();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let i21: usize = (i18 % 5);
        let mut l14 = local::<f32>([4]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        for k22 in 0..4 {
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            l14[k22] = { let assignedRenamed: f32 = cast::<f32>(x0[[i21, 1, i21]]); assignedRenamed };
        }
        let v23: f32 = l14[2];
        let v24: u32 = thread17.ballot((!x0[[i21, i21, i21]]));
        let v25: bool = thread17.all(((x1[[i21, i21, i21]] <= x1[[i21, b6, i21]]) & FLAG));
        let v26: f32 = select(v25, cast::<f32>(v24.count_ones()), v23);
        t13[i18] = v26;
    });
    let v27: T::Acc = cast::<T::Acc>(t10[[d3, (((b5 * 6) + b5) / 6)]]);
    parallel!((1, 6), |i28, i29| {
        y2[[((b5 * 1) + i28), ((b6 * 6) + i29)]] = select((!(cast::<u64>((i28 - 6)) < cast::<u64>(d3))), (((-(cast::<f32>(b5) + cast::<f32>(t7[[d4, i28, 0]]))) * 0.5).abs() + 1.0).powf((cast::<f32>(t11[i28]) - cast::<f32>(t11[i28]))), select(((i29 > i29) & (b6 != b6)), ((cast::<f32>(x1[[d3, i28, 8]]).max(cast::<f32>(b6)) * cast::<f32>(x0[[(((i28 * BM) + d3) / BM), (i29 * 1), d3]])) * 0.5).log10(), select((t10[[i29, i28]] == t13[i29]), ((cast::<f32>(t7[[4, 0, 0]]) + cast::<f32>(t11[i28])).abs() * 0.5).sigmoid(), ((-(cast::<f32>(t12[[i28, i28, x1.dim(0)]]) * cast::<f32>(t11[0]))) * 0.5).sinh())));
    });
    parallel!((1, 6, 1), |i30, i31, i32| {
        y3[[((b5 * 1) + i30), ((b6 * 6) + i31), (0 + i32)]] = (i32 > 0);
    });
}

#[tile_kernel]
pub fn random_8006<const BM: usize, const _BN: usize, const BK: usize>(
    x0: &Tensor<u32, 3>,
    y1: &mut Tensor<u32, 3>,
    a2: &mut Tensor<u32, 1>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d0, d1], y1 = [d2, d3, BM], a2 = [d6], h3 = [7]);
    require!((d3 < 100), "extents are below 100");
    let mut w4 = workspace::<u32>([d2, d3]);
    let [b4, b5] = blocks([d2.div_ceil((BM + 1)), d3.div_ceil(BM)]);
    let mut t5 = fragment::<u32>([BM + 1, BM, BM]);
    copy(y1.at([(b4 * (BM + 1)), (b5 * BM), 0]), &mut t5);
    let mut t6 = fragment::<u32>([BK]);
    parallel!(BK, |i7| {
        let mut s8: u32 = 0;
        for k9 in 0..3 {
            #[expect(non_snake_case)]
            s8 += { let assignedRenamed: u32 = t5[[k9, k9, (d6 + 2)]]; assignedRenamed };
        }
        t6[i7] = s8;
    });
    #[allow(non_snake_case)]
    let mut t7Renamed = fragment::<f32>([BM]);
    copy(x0.at((cast::<usize>(t6[b5]), span((d2 / 3), BM), 1)).or(1), &mut t7Renamed);
    let mut t8 = shared::<u32>([BM + 1, BK]);
    copy(x0.at([(cast::<usize>(t5[[2, b4, cast::<usize>(t5[[b5, b4, 1]])]]) - 4), (d1 * BK), b4]), &mut t8);
    parallel!((BM, BM, d1.min((BM + 1))), |i10, i11, i12| {
        t5[[i12, i11, i10]] = x0[[i12, i10.min((((i10 * (2*BM)) + i12) % (2*BM))), cast::<usize>(t5[[i12, i11, i10]])]];
    });
    let mut t9 = fragment::<u8>([BM]);
    parallel!(BM, |i13| {
        t9[i13] = cast::<u8>(t6[10]);
    });
    let mut t10 = shared::<u32>([BM]);
    gather(&t6, &t9, &mut t10);
    let mut t11 = fragment::<u32>([BM + 1, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(((BM + 1), BM), |i14, i15| {
        let v16: f32 = t7Renamed[(i15 + 4)];
        t11[[i14, i15]] = (cast::<u32>(t5[[i14, i15, 0]]) / 4);
    });
    let mut t12 = shared::<u32>([BM + 1, BM]);
    copy(&t11, w4.at_mut([(b4 * (BM + 1)), (b5 * BM)]));
    copy(w4.at([(b4 * (BM + 1)), (b5 * BM)]), &mut t12);
    parallel!(BK, |i17| {
        a2.atomic_and([11], (!(((t6[i17] * 5) + t12[[3, 0]]) % 5)), Relaxed);
    });
    parallel!(((BM + 1), BK), |i18, i19| {
        h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t8[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), SeqCst);
    });
    parallel!(BM, |i20| {
        h3.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t9[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!(BM, |i21| {
        h3.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t10[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!(((BM + 1), BM), |i22, i23| {
        h3.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t11[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), AcqRel);
    });
    parallel!(((BM + 1), BM), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t12[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), SeqCst);
    });
    let mut t13 = shared::<u32>([BM + 1, BM, BM]);
    let t13_arrived = copy_async(x0.at([(b4 * (BM + 1)), (b4 * (2*BM)), (b4 * BM)]), &mut t13);
    t13_arrived.wait();
    copy(&t13, y1.at_mut([(b4 * (BM + 1)), (b5 * BM), 0]));
}

const SCALE_8007: u8 = 4;
#[tile_kernel]
pub fn random_8007<const BM: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<u64, 3>,
    y2: &mut Tensor<u64, 3>,
    _q5: usize,
) {
    dims!(x0 = [d0, d0], x1 = [3, d1, d1], y2 = [d1, d0, d0]);
    let n6: usize = d1.div_ceil(6);
    #[expect(non_snake_case)]
    let mut w3Renamed = workspace::<u64>([d1, d0, d0]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b2, b3, b4] = blocks([d1.div_ceil(6), d0.div_ceil(3), d0.div_ceil(3)]);
    let mut t4 = shared::<u64>([6, 3, 3]);
    copy(y2.at([(b2 * 6), (b3 * 3), (b4 * 3)]), &mut t4);
    let mut t5 = fragment::<u64>([6, BM]);
    parallel!((6, BM), |i7, i8| {
        let mut l6 = local::<u64>([4]);
        for k9 in 0..4 {
            l6[k9] = cast::<u64>(d1);
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t5[[i7, i8]] = l6[d1];
    });
    let mut t7 = fragment::<i64>([BM]);
    copy(t5.at([(d0 * 3), b4]).or(2), &mut t7);
    #[expect(non_snake_case)]
    parallel!((n6.min(6), BM), |i10Renamed, i11Renamed| {
        t5[[(i10Renamed + 1), i11Renamed]] = t4[[i10Renamed, 0, x1.dim(1).min(b2)]];
    });
    let mut t8 = fragment::<u64>([6, 3, 3]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((6, 3, 3), |i12, i13, i14| {
        t8[[i12, i13, i14]] = (((((t4[[i13, i13, i14]] * 4) + t4[[1, i14, i14]]) / 4) / 4) | t5[[i14, cast::<usize>(cast::<i32>((i14 - 3)))]]);
    });
    let mut t9 = shared::<u64>([6, 3, 3]);
    copy(&t8, w3Renamed.at_mut([(b2 * 6), (b3 * 3), (b4 * 3)]));
    copy(w3Renamed.at([(b2 * 6), (b3 * 3), (b4 * 3)]), &mut t9);
    parallel!((6, 3, 3), |i15, i16, i17| {
        y2[[((b2 * 6) + i15), ((b3 * 3) + i16), ((b4 * 3) + i17)]] = (3 + cast::<u64>(i16));
    });
}

const SCALE_8008: f32 = 4.0;
#[tile_kernel]
pub fn random_8008<const BM: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f32, 3>,
    y3: &mut Tensor<f32, 1>,
    y4: &mut Tensor<f32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p9: f32,
    _p10: f32,
) {
    dims!(x0 = [d0, BM, d1], x1 = [d2, 6, d3], x2 = [d4, d5, d6], y3 = [d7], y4 = [d7], h5 = [7]);
    let [b8] = blocks([d7.div_ceil(8)]);
    let mut t6 = shared::<f64>([6, 6]);
    parallel!((6, 6), |i11, i12| {
        let v13: f64 = (cast::<f64>(x0[[i11, i12, i11]]) / 5.0).max_nan(cast::<f64>((((i12 * BM) + d6) % BM)).abs());
        t6[[i11, i12]] = cast::<f64>(x2[[d6, d3, b8]]);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<f32>([BM, BM, 6]);
    copy(x1.at([(b8 * 8), b8, (b8 * 6)]), &mut t7);
    let mut t8 = shared::<f32>([BM, 6]);
    parallel!((BM, 6), |i14, i15| {
        #[allow(non_snake_case)]
        t8[[i14, i15]] = { let assignedRenamed: f32 = (-(cast::<f32>(b8) + cast::<f32>(b8))).round(); assignedRenamed };
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t8, t7.at_mut([d4, (b8 * 6), (b8 * 8)]));
    let mut t9 = fragment::<f32>([6]);
    copy(t7.at((span(d5, 6), 0, (b8 * 6))), &mut t9);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = fragment::<bool>([8, 8]);
    let v16: bool = (d7 == d1);
    fill(&mut t10, v16);
    #[expect(non_snake_case)]
    let mut t11Renamed = fragment::<bool>([8]);
    let v17: bool = (b8 == d1);
    fill(&mut t11Renamed, v17);
    reduce_all_into(&t10, &mut t11Renamed, 1);
    let mut t12 = shared::<f32>([8, 8]);
    parallel!((8, 8), |i18, i19| {
        t12[[i18, i19]] = (0.0f32.mul_add(0.0, cast::<f32>(t11Renamed[i18])) * (if (i18 <= 1) { t8[[i19, d4]] } else { 2.0 }).trunc());
    });
    parallel!((BM, 6), |i20, i21| {
        h5.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!(6, |i22| {
        h5.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!((8, 8), |i23, i24| {
        h5.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t10[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!(8, |i25Renamed| {
        h5.atomic_add([(((1 * 5) + i25Renamed) % 7)], (cast::<u64>(t11Renamed[i25Renamed]) * cast::<u64>(((1 * 5) + i25Renamed))), Relaxed);
    });
    parallel!((8, 8), |i26, i27| {
        h5.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), SeqCst);
    });
    #[allow(non_snake_case)]
    let mut t13Renamed = fragment::<f32>([8, 8]);
    copy(&t12, &mut t13Renamed);
    let mut t14 = shared::<f32>([8]);
    reduce_norm2(&t13Renamed, &mut t14, 0);
    copy(&t14, y3.at_mut([(b8 * 8)]));
    let mut t15 = fragment::<f32>([BM, 8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t10.at((span((b8 * 8), BM), span((d2 * 6), 8))), &mut t15);
    let mut t16 = fragment::<f32>([8]);
    reduce_norm2(&t15, &mut t16, 0);
    copy(&t16, y4.at_mut([(b8 * 8)]));
}

const SCALE_8009: f64 = 8.0;
#[tile_kernel]
pub fn random_8009<const BM: usize, const BN: usize>(
    x0: &Tensor<u8, 2>,
    x1: &Tensor<bool, 2>,
    y2: &mut Tensor<bool, 2>,
    y3: &mut Tensor<bool, 1>,
    h4: &mut Tensor<u64, 1>,
    _p4: usize,
) {
    dims!(x0 = [d0, d1], x1 = [BM, BN], y2 = [d2, BN], y3 = [d2], h4 = [7]);
    let mut w5 = workspace::<u8>([d2]);
    let [b3] = blocks([d2.div_ceil(BN)]);
    let mut t6 = shared::<bool>([BN, BN]);
    copy(y2.at([(b3 * BN), 0]), &mut t6);
    let mut t7 = shared::<f32>([BN + 1]);
    copy(x1.at([(_p4 * (BN + 1)), (_p4 * (BN + 1))]).or((cast::<usize>(x0[[2, _p4]]) > b3)), &mut t7);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = shared::<f32>([BN + 1, BN + 1, BN, BN + 1]);
    clear(&mut t8);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9 = shared::<u8>([BN + 1]);
    parallel!((BN + 1), |i5| {
        #[expect(non_snake_case)]
        t9[i5] = { let assignedRenamed: u8 = select(t6[[d0, cast::<usize>(x0[[d2, 0]])]], cast::<u8>(_p4), 1u8.min(cast::<u8>(t6[[cast::<usize>(x0[[i5, d0]]), i5]]))); assignedRenamed };
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10Renamed = shared::<f32>([BN + 1]);
    gather(&t7, &t9, &mut t10Renamed);
    let mut t11 = shared::<f32>([BM]);
    copy(t10Renamed.at((span((d1 * BM), BM),)), &mut t11);
    copy(&t11, t7.at_mut((span((_p4 * (BN + 1)), BM),)));
    let mut t12 = shared::<u8>([BN + 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    cumsum(&t9, &mut t12, 0);
    for k6 in 0..4 {
        let mut t13 = shared::<f32>([BN + 1, BN + 1, BN + 1]);
        reduce_abs_sum(&t8, &mut t13, 2);
        let mut t14 = shared::<bool>([BN]);
        #[allow(non_snake_case)]
        let v7Renamed: bool = ((((1 * (BN + 1)) + _p4) / (BN + 1)) != k6);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        fill(&mut t14, v7Renamed);
        reduce_all_into(&t6, &mut t14, 1);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t15 = fragment::<bool>([BN]);
        reduce_any(&t6, &mut t15, 1);
        parallel!(BN, |i8| {
            h4.atomic_add([(((1 * 5) + i8) % 7)], (cast::<u64>(t14[i8]) * cast::<u64>(((1 * 5) + i8))), SeqCst);
        });
        parallel!(BN, |i9| {
            h4.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(t15[i9]) * cast::<u64>(((1 * 5) + i9))), Relaxed);
        });
    }
    #[expect(non_snake_case)]
    let mut t16Renamed = fragment::<u8>([BN]);
    copy(t10Renamed.at([(_p4 * (BN + 1))]).or(1.0), &mut t16Renamed);
    let mut t17 = shared::<u8>([BN]);
    copy(&t16Renamed, w5.at_mut([(b3 * BN)]));
    copy(w5.at([(b3 * BN)]), &mut t17);
    parallel!((BN + 1), |i10| {
        h4.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[i10]) * 16.0))) * cast::<u64>(((1 * 5) + i10))), Release);
    });
    #[allow(non_snake_case)]
    parallel!(BM, |i11Renamed| {
        h4.atomic_add([(((1 * 5) + i11Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i11Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i11Renamed))), Relaxed);
    });
    parallel!((BN + 1), |i12| {
        h4.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t12[i12]) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!(BN, |i13| {
        h4.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(t16Renamed[i13]) * cast::<u64>(((1 * 5) + i13))), Relaxed);
    });
    parallel!(BN, |i14| {
        h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t17[i14]) * cast::<u64>(((1 * 5) + i14))), Relaxed);
    });
    copy(&t6, y2.at_mut([(b3 * BN), 0]));
    copy(&t16Renamed, y3.at_mut([(b3 * BN)]));
}

#[tile_kernel]
pub fn random_8010<const BM: usize, const _FLAG: bool>(
    x0: &Tensor<f16, 3>,
    x1: &Tensor<u64, 4>,
    y2: &mut Tensor<bool, 2>,
    a3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, 4, d1], x1 = [1, 4, 4, 1], y2 = [d2, d0], a3 = [d5]);
    let mut w4 = workspace::<u64>([d2, d0]);
    let [b3, b4] = blocks([d2.div_ceil(1), d0.div_ceil(BM)]);
    let mut t5 = shared::<bool>([4, 4]);
    copy(x0.at([(b4 * BM), (d2 * 1), b4]), &mut t5);
    let mut t6 = fragment::<u64>([1, 1, BM]);
    copy(x1.at((b4, span(b4, BM), span(((b3 - 7) >> (b3 - 2)), 1), span((b4 * 1), 1))).permute([1, 2, 0]), &mut t6);
    let mut t7 = fragment::<u64>([1, BM]);
    reduce_product(&t6, &mut t7, 1);
    #[allow(non_snake_case)]
    let mut t8Renamed = shared::<u64>([1, BM]);
    parallel!((1, BM), |i6, i7| {
        #[expect(non_snake_case)]
        let mut s8Renamed: u64 = 0;
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        for k9 in 0..5 {
            #[cfg(not(all()))]
            undefined!();
            s8Renamed += t6[[((((i6 - 5) * 4) + d1) % 4), i6, i7]];
        }
        t8Renamed[[i6, i7]] = s8Renamed;
    });
    #[cfg_attr(all(), cfg(not(all())))]
    if true { assert!(false, "kept"); }
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t9 = fragment::<u64>([1, BM]);
    copy(&t8Renamed, w4.at_mut([(b3 * 1), (b4 * BM)]));
    copy(w4.at([(b3 * 1), (b4 * BM)]), &mut t9);
    let mut t10 = fragment::<u64>([1]);
    clear(&mut t10);
    atomic_max(&t10, a3.at_mut([9]), Acquire);
    #[expect(non_snake_case)]
    parallel!((1, BM), |i10Renamed, i11Renamed| {
        let mut l11 = local::<bool>([1]);
        for k12 in 0..1 {
            l11[k12] = (cast::<usize>(x1[[cast::<usize>(x1[[i10Renamed, k12, 0, k12]]), 3, i10Renamed, cast::<usize>(x1[[k12, b4, k12, 0]])]]) < i10Renamed.max(k12));
        }
        y2[[((b3 * 1) + i10Renamed), ((b4 * BM) + i11Renamed)]] = l11[i10Renamed];
    });
}

#[tile_fn]
pub fn function_8011(_v0: f64, _v1: f64) -> f64 {
    (_v0 * cast::<f64>(3usize).abs())
}
#[tile_kernel]
pub fn random_8011<T: Element, const BM: usize>(
    x0: &Tensor<T::Acc, 3>,
    y1: &mut Tensor<f64, 2>,
    h2: &mut Tensor<u64, 1>,
    _p9: usize,
) {
    dims!(x0 = [d2, d3, d4], y1 = [d5, d6], h2 = [7]);
    require!((d5 < 100), "extents are below 100");
    let [b7, b8] = blocks([d5.div_ceil(6), d6.div_ceil(BM)]);
    let mut t3 = shared::<T>([6, 6, 6]);
    copy(x0.at([_p9, (b8 * BM), (b8 * BM)]), &mut t3);
    let mut t4 = shared::<f32>([BM + 1, BM]);
    copy(x0.at([_p9, (b8 * BM), (b8 * (BM + 1))]), &mut t4);
    parallel!((6, 6, 6), |i10, i11, i12| {
        let mut l5 = local::<T>([3]);
        for k13 in 0..3 {
            #[expect(non_snake_case)]
            l5[k13] = { let assignedRenamed: T = cast::<T>((-1.0f32)); assignedRenamed };
        }
        t3[[(i10 + 1), i11, i12]] = l5[d4];
    });
    parallel!((6, b7.min(6), 6), |i14, i15, i16| {
        t3[[i14, (i15 + 3), (i16 + 1)]] = cast::<T>(1.0f32);
    });
    #[expect(non_snake_case)]
    let mut t6Renamed = shared::<i32>([BM]);
    parallel!(BM, |i17| {
        t6Renamed[i17] = ((cast::<i32>(i17) * 3) + -2);
    });
    let mut t7 = shared::<f32>([BM, BM]);
    copy(t3.at((span((b8 * (BM + 1)), BM), (b7 + b8), span((b7 * BM), BM))), &mut t7);
    scatter(&t7, &t6Renamed, &mut t4);
    let mut t8 = fragment::<T>([1, 6]);
    parallel!((1, 6), |i18, i19| {
        t8[[i18, i19]] = cast::<T>(1.0f32.mul_add(1.0, 0.0f32.mul_add(0.0, cast::<f32>(i18))));
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t9Renamed = fragment::<T>([BM + 1, 1]);
    parallel!(((BM + 1), 1), |i20, i21| {
        t9Renamed[[i20, i21]] = cast::<T>((0.0 + 0.0f32.mul_add(0.0, 1.0)));
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = fragment::<T::Acc>([6, BM + 1]);
    gemm_set(t8.t(), t9Renamed.t(), &mut t10);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((6, 6, 6), |i22, i23, i24| {
        h2.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!(((BM + 1), BM), |i25, i26| {
        h2.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!(BM, |i27| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h2.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t6Renamed[i27]) * cast::<u64>(((1 * 5) + i27))), Acquire);
    });
    parallel!((BM, BM), |i28, i29| {
        h2.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((6, (BM + 1)), |i30Renamed, i31Renamed| {
        h2.atomic_add([(((((1 * 5) + i30Renamed) * 5) + i31Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i30Renamed, i31Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30Renamed) * 5) + i31Renamed))), Relaxed);
    });
    parallel!((6, BM), |i32, i33| {
        y1[[((b7 * 6) + i32), ((b8 * BM) + i33)]] = select((t7[[i32.max(i32), ((((i33 - 5) * 6) + cast::<usize>(t6Renamed[i32])) / 6)]] <= cast::<f32>((((b7 * (BM + 1)) + cast::<usize>(t6Renamed[5])) % (BM + 1)))), ((cast::<f64>(t10[[b7, i33.min(_p9)]]) - cast::<f64>(t10[[i32, cast::<usize>(t6Renamed[i33])]]).trunc()) * 0.5).ln(), select((t6Renamed[cast::<usize>(t6Renamed[cast::<usize>(t6Renamed[i33])])] <= cast::<i32>(x0[[i32, 3, i33]])), ((if (cast::<i16>(((i32 - 1) - 1)) >= cast::<i16>(i32)) { (-cast::<f64>(t10[[4, i33]])) } else { (-1.0 + cast::<f64>(b8)) }) * 0.5).sin(), select(((t6Renamed[cast::<usize>(t6Renamed[15])] >= cast::<i32>(((cast::<usize>(t6Renamed[1]) * 6) / 6))) | (cast::<u16>((i32 - 5)) >= cast::<u16>(d4))), ((cast::<f64>(t10[[cast::<usize>(t6Renamed[cast::<usize>(t6Renamed[i32])]), (i32 * 4)]]) + (cast::<f64>(d4) + -2.0)) * 0.5).hypot(cast::<f64>(_p9)), (cast::<f64>(t10[[((i32 * 6) / 6), 17]]) * 0.5).ln())));
    });
}

#[tile_kernel]
pub fn random_8012<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<u64, 2>,
    a2: &mut Tensor<u64, 1>,
    h3: &mut Tensor<u64, 1>,
    _p6: f32,
    _p7: usize,
) {
    dims!(x0 = [d0, d0, d1], y1 = [d0, d2], a2 = [d5], h3 = [7]);
    require!((d0 < 100), "extents are below 100");
    let n8: usize = d0.div_ceil((BM + 1));
    let [b3, b4] = blocks([d0.div_ceil((BM + 1)), d2.div_ceil(BN)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t4 = shared::<u64>([BM + 1, BN]);
    copy(y1.at([(b3 * (BM + 1)), (b4 * BN)]), &mut t4);
    let mut t5 = shared::<f32>([BN, BM]);
    copy(x0.at([(d2 * (BM + 1)), (d1 - 6).div_ceil(4), (n8 - 1).div_ceil(3)]), &mut t5);
    let mut t6 = fragment::<i8>([BM, BN, BN]);
    copy(x0.at((span((n8 - 2).div_ceil((b4 - 2)), BM), span((d2 * BN), BN), span(_p7, BN))), &mut t6);
    if ((x0[[(cast::<usize>(t4[[d0, 2]]) * 4), cast::<usize>(t6[[d2, b4, d2]]), _p7]] > -2.375) | ((_p7 <= n8) ^ (_p7 < b4))) {
        copy(t4.at((span(b4, BN), span((b3 * (BM + 1)), BM))), &mut t5);
        #[allow(non_snake_case)]
        parallel!((BM, BN), |i9Renamed, i10Renamed| {
            t5[[(BN - i10Renamed), i9Renamed]] = ((cast::<f32>(t5[[(BN - i10Renamed), i9Renamed]]) * -1.0) + 4.0).min(_p6.max(t5[[(BN - i10Renamed), i9Renamed]]));
        });
        #[expect(non_snake_case)]
        parallel!((BN, BM), |i11Renamed, i12Renamed| {
            h3.atomic_add([(((((1 * 5) + i11Renamed) * 5) + i12Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i11Renamed, i12Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11Renamed) * 5) + i12Renamed))), Relaxed);
        });
        parallel!((BM, BN, BN), |i13, i14, i15| {
            h3.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t6[[i13, i14, i15]]) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
        });
    }
    parallel!((BM, BN), |i16, i17| {
        let v18: i8 = cast::<i8>(i17);
        t5[[i17, i16]] = (-cast::<f32>((((d2 * (BM + 1)) + i16) / (BM + 1))).min(cast::<f32>(t4[[13, cast::<usize>(t4[[i17, cast::<usize>(t4[[i17, i17]])]])]]))).max(x0[[i17, 9, i17]].mul_add(t5[[i17, i16]], t5[[i17, i16]]).abs().sqrt());
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<i8>([BM, BN]);
    parallel!((BM, BN), |i19, i20| {
        let mut s21: i8 = 0;
        for k22 in 0..3 {
            #[expect(non_snake_case)]
            s21 += { let assignedRenamed: i8 = select(((cast::<u16>((cast::<usize>(t4[[i20, 2]]) - 1)) <= cast::<u16>(n8)) | (i20 >= d2)), cast::<i8>(t6[[i20, i20, b3]].leading_zeros()), (3 >> t6[[7, cast::<usize>(t4[[b3, i20]]), cast::<usize>(t4[[9, i20]])]])); assignedRenamed };
        }
        #[allow(non_snake_case)]
        t7[[i19, i20]] = { let assignedRenamed: i8 = s21; assignedRenamed };
    });
    let mut t8 = fragment::<f32>([BM, BN, BN]);
    copy(&t6, &mut t8);
    let mut t9 = fragment::<u64>([BM]);
    copy(t5.at([0, b3]), &mut t9);
    parallel!(BM, |i23| {
        a2.atomic_or([((n8 - 5) / 1)], (!(cast::<u64>(t6[[i23, d1, n8]]) / t9[b4])), Relaxed);
    });
    parallel!((BN, BM), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((BM, BN, BN), |i26, i27, i28| {
        h3.atomic_add([(((((((1 * 5) + i26) * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t6[[i26, i27, i28]]) * cast::<u64>(((((((1 * 5) + i26) * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((BM, BN), |i29, i30| {
        h3.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t7[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), AcqRel);
    });
    parallel!((BM, BN, BN), |i31, i32, i33| {
        h3.atomic_add([(((((((1 * 5) + i31) * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i31, i32, i33]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i31) * 5) + i32) * 5) + i33))), Relaxed);
    });
    parallel!(BM, |i34| {
        h3.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(t9[i34]) * cast::<u64>(((1 * 5) + i34))), Relaxed);
    });
    parallel!(((BM + 1), BN), |i35, i36| {
        #[expect(non_snake_case)]
        y1[[((b3 * (BM + 1)) + i35), ((b4 * BN) + i36)]] = { let assignedRenamed: u64 = t4[[i36, 1]]; assignedRenamed };
    });
}

#[tile_kernel]
pub fn random_8013<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<u32, 3>,
    y3: &mut Tensor<u32, 1>,
    y4: &mut Tensor<f32, 1>,
    a5: &mut Tensor<u32, 1>,
    h6: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d1], x1 = [d0, BK, BK], x2 = [d2, d3, d4], y3 = [d0], y4 = [d0], a5 = [d6], h6 = [7]);
    #[allow(non_snake_case)]
    let mut w7Renamed = workspace::<u32>([d0]);
    let [b5] = blocks([d0.div_ceil(BN)]);
    let mut t8 = shared::<f32>([BK, 2*BK, BK]);
    copy(x1.at([0, d4, d4]), &mut t8);
    let mut t9 = shared::<F8E5M2>([BM, BN]);
    let t9_arrived = copy_async(x0.at((span(b5, BM), span((d6 * BM), BN))), &mut t9);
    t9_arrived.wait();
    let mut t10 = shared::<u32>([2*BK]);
    copy(t8.at([0, b5, cast::<usize>(x2[[d1, cast::<usize>(x2[[b5, b5, d1]]), 11]])]), &mut t10);
    parallel!((BM, b5.min(BN)), |i7, i8| {
        let mut s9: F8E5M2 = 0.0;
        for k10 in 0..3 {
            s9 += (cast::<F8E5M2>(t9[[(i7 * 2), i8]]) + cast::<F8E5M2>(i8));
        }
        if (x1[[cast::<usize>(cast::<u16>((i8 - 6))), b5, ((cast::<usize>(t10[0]) * BK) / BK)]] == t8[[i8, i8, 0]]) {
            t9[[(i7 * 2), i8]] = s9;
        }
    });
    let mut t11 = shared::<F8E5M2>([BK, BK]);
    parallel!((BK, BK), |i11, i12| {
        t11[[i11, i12]] = cast::<F8E5M2>(i12).trunc();
    });
    #[expect(non_snake_case)]
    let mut t12Renamed = fragment::<F8E5M2>([BK, BK]);
    parallel!((BK, BK), |i13, i14| {
        t12Renamed[[i13, i14]] = cast::<F8E5M2>(x0[[3, i14]]).abs().abs();
    });
    let mut t13 = fragment::<f32>([BK, BK]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v15: f32 = x0[[d1, (d4 * 3)]];
    fill(&mut t13, v15);
    gemm(&t11, t12Renamed.t(), &mut t13);
    let mut v16: F8E5M2 = 1.0;
    for k17 in 0..4 {
        v16 += ((if (cast::<u32>((5usize - 8)) > cast::<u32>(d0)) { t9[[x2.dim(1), d1]] } else { -0.125 }) + -3.0);
    }
    let mut t14 = fragment::<u32>([BN]);
    copy(x1.at((d1, (d6 * BN), span(d6, BN))), &mut t14);
    let mut t15 = fragment::<u32>([BN]);
    copy(&t14, w7Renamed.at_mut([(b5 * BN)]));
    copy(w7Renamed.at([(b5 * BN)]), &mut t15);
    parallel!(BM, |i18| {
        a5.atomic_and([(d0 % 3)], (!(cast_with::<u32>(t11[[x0.dim(1), b5]], Round::Down) % t10[0])), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BK, BK), |i19, i20| {
        h6.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Release);
    });
    parallel!((BK, BK), |i21, i22| {
        h6.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12Renamed[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((BK, BK), |i23, i24| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h6.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BN, |i25| {
        h6.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t14[i25]) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BN, |i26| {
        h6.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(t15[i26]) * cast::<u64>(((1 * 5) + i26))), Relaxed);
    });
    copy(&t14, y3.at_mut([(b5 * BN)]));
    let mut t16 = shared::<f32>([BN, BM]);
    parallel!((BN, BM), |i27, i28| {
        t16[[i27, i28]] = (cast::<f32>(t11[[i27, i27]]) * cast::<f32>(t11[[i28, (i27 * 3)]]));
    });
    let mut t17 = shared::<f32>([BN]);
    reduce_logsumexp(&t16, &mut t17, 1);
    copy(&t17, y4.at_mut([(b5 * BN)]));
}

const SCALE_8014: i32 = 7;
#[tile_kernel]
pub fn random_8014(
    x0: &Tensor<F8E4M3, 2>,
    x1: &Tensor<F8E4M3, 2>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<F8E4M3, 1>,
    y4: &mut Tensor<F8E4M3, 2>,
    h5: &mut Tensor<u64, 1>,
    _q4: usize,
) {
    dims!(x0 = [d0, d1], x1 = [d1, d0], x2 = [d2], y3 = [d1], y4 = [d1, 3], h5 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n5: usize = d1.div_ceil(1);
    let [b3] = blocks([d1.div_ceil(1)]);
    #[allow(non_snake_case)]
    let mut t6Renamed = fragment::<F8E4M3>([3, 3, 1]);
    let v6: F8E4M3 = cast::<F8E4M3>(b3).abs();
    fill(&mut t6Renamed, v6);
    let mut t7 = fragment::<f32>([3]);
    copy(t6Renamed.at((d2, b3, span((b3 + 4), 3))), &mut t7);
    let mut t8 = fragment::<F8E4M3>([3, 1, 1, 6, 1]);
    parallel!((3, 1, 1, 6, 1), |i7, i8, i9, i10, i11| {
        let v12: f32 = t7[i8];
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut s13: F8E4M3 = 0.0;
        for k14 in 0..1 {
            s13 += (-(x1[[i10, i10]] * x1[[k14, 12]]));
        }
        t8[[i7, i8, i9, i10, i11]] = s13;
    });
    for k15 in 0..2 {
        let mut t9 = shared::<F8E4M3>([6]);
        threads!(6, |thread16| {
            let i17: usize = thread16.index();
            let i18: usize = thread16.lane();
            let w19: usize = thread16.warp();
            let i20: usize = (i17 % 6);
            let mut l10 = local::<F8E4M3>([3]);
            for k21 in 0..3 {
                l10[k21] = cast::<F8E4M3>(-1).abs();
            }
            let v22: F8E4M3 = l10[(i18 * 4)];
            t9[i17] = v22;
            thread16.barrier();
            let v23: F8E4M3 = t9[((i17 + 29) % 6)];
            thread16.barrier();
            #[allow(non_snake_case)]
            let v24Renamed: F8E4M3 = v23;
            let mut v25: F8E4M3 = v24Renamed;
            #[expect(non_snake_case)]
            for k26Renamed in 0..4 {
                let v27: F8E4M3 = v25;
                let v28: F8E4M3 = thread16.shuffle_xor(v27, 24);
                v25 = v25.min(v28);
            }
            let v29: F8E4M3 = v25;
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t9[i17] = v29;
        });
        let mut t11 = fragment::<bool>([3]);
        copy(t8.at((span((k15 * 3), 3), (k15 * 1), 0, k15, x2.dim(0))), &mut t11);
        #[expect(non_snake_case)]
        let mut t12Renamed = shared::<bool>([1]);
        reduce_any(&t11, &mut t12Renamed, 0);
        parallel!(3, |i30| {
            h5.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t11[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
        });
        #[expect(non_snake_case)]
        parallel!(1, |i31Renamed| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h5.atomic_add([(((1 * 5) + i31Renamed) % 7)], (cast::<u64>(t12Renamed[i31Renamed]) * cast::<u64>(((1 * 5) + i31Renamed))), Relaxed);
        });
    }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t13 = shared::<F8E4M3>([3, 1, 1, 6, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_min_nan(&t8, &mut t13, 1);
    let mut t14 = shared::<f32>([3, 3, 6, 3]);
    parallel!((3, 6, 3, 3), |i32, i33, i34, i35| {
        #[expect(non_snake_case)]
        t14[[i35, i34, i33, i32]] = { let assignedRenamed: f32 = 0.0; assignedRenamed };
    });
    let mut t15 = fragment::<F8E4M3>([1]);
    clear(&mut t15);
    copy(&t15, t6Renamed.at_mut([(d2 * 6), d2, (d0 - 1)]));
    let mut t16 = fragment::<F8E4M3>([6, 3]);
    copy(t6Renamed.at((span(x0.dim(1), 6), span(x1.dim(0), 3), (d1 - 3))).or(x1[[7, x0.dim(1)]]), &mut t16);
    let mut t17 = fragment::<i32>([6]);
    parallel!(6, |i36| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t17[i36] = cast::<i32>(t7[n5]);
    });
    let mut t18 = shared::<F8E4M3>([6, 1]);
    gather(x1.at((.., span((b3 * 1), 1))), &t17, &mut t18);
    copy(t13.at([(n5 * 3), (x1.dim(1) * 1), 0, (b3 * 6), x1.dim(0)]).or(-4.0), &mut t14);
    parallel!((3, 3, 6, 3), |i37, i38, i39, i40| {
        h5.atomic_add([(((((((((1 * 5) + i37) * 5) + i38) * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i37, i38, i39, i40]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i37) * 5) + i38) * 5) + i39) * 5) + i40))), AcqRel);
    });
    parallel!(1, |i41| {
        h5.atomic_add([(((1 * 5) + i41) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[i41]) * 16.0))) * cast::<u64>(((1 * 5) + i41))), Release);
    });
    parallel!((6, 3), |i42, i43| {
        h5.atomic_add([(((((1 * 5) + i42) * 5) + i43) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i42, i43]]) * 16.0))) * cast::<u64>(((((1 * 5) + i42) * 5) + i43))), Relaxed);
    });
    parallel!(6, |i44| {
        h5.atomic_add([(((1 * 5) + i44) % 7)], (cast::<u64>(t17[i44]) * cast::<u64>(((1 * 5) + i44))), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!((6, 1), |i45Renamed, i46Renamed| {
        h5.atomic_add([(((((1 * 5) + i45Renamed) * 5) + i46Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i45Renamed, i46Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i45Renamed) * 5) + i46Renamed))), Relaxed);
    });
    parallel!(1, |i47| {
        y3[((b3 * 1) + i47)] = select((cast::<usize>(t17[i47]) >= i47), ((2.0 * t15[i47].abs()) * 0.5).log1p(), select((d2 < i47), ((select((1usize > 5), cast::<F8E4M3>(4).abs(), t15[i47].mul_add(t15[i47], t18[[_q4, i47]])) * 0.5).abs() + 1.0).rsqrt(), select(((3 >= cast::<usize>(t17[_q4])) ^ (i47 == 2)), ((-(t18[[i47, 0]] * cast::<F8E4M3>(i47))) * 0.5).sinh(), (((t15[i47] + t18[[i47, i47]]) - (t15[i47] * t15[i47])) * 0.5).asin())));
    });
    parallel!((1, 3), |i48, i49| {
        y4[[((b3 * 1) + i48), (0 + i49)]] = 1.0;
    });
}

#[tile_kernel]
pub fn random_8015<T: Element>(
    x0: &Tensor<i64, 2>,
    y1: &mut Tensor<i64, 3>,
    y2: &mut Tensor<i64, 2>,
    _p4: usize,
    _p5: i64,
    _q6: usize,
) {
    dims!(x0 = [d0, 6], y1 = [d1, d1, 6], y2 = [d1, d1]);
    require!((d1 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b2, b3] = blocks([d1.div_ceil(6), d1.div_ceil(6)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t3 = fragment::<i64>([6, 6, 6]);
    copy(y1.at([(b2 * 6), (b3 * 6), 0]), &mut t3);
    let mut t4 = shared::<u8>([6, 6, 3]);
    copy(t3.at((span((d0 * 6), 3), span(b3, 6), span(b2, 6))).permute([1, 2, 0]), &mut t4);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = fragment::<i64>([3, 6, 3]);
    parallel!((3, 6, 3), |i7, i8, i9| {
        t5[[i9, i8, i7]] = (((cast::<i64>(x0[[b2, i9]]) ^ x0[[i9, i9]]) % t3[[i7, ((i7 - 7) % (i9 - 4)), (((5 * 6) + i7) / 6)]]) * (if (i9 > _q6) { cast::<i64>((((x0.dim(1) - 3) * 3) % 3)) } else { (if (i8 == i7) { cast::<i64>(t4[[i9, 0, i9]]) } else { cast::<i64>(i7) }) }));
    });
    parallel!((6, 6, 3), |i10, i11, i12| {
        t4.atomic_exchange([i10, i11, i12], 1, Acquire);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = shared::<u8>([3, 6, 6]);
    parallel!((3, 6, 6), |i13, i14, i15| {
        t6[[i13, i14, i15]] = (1 * (cast::<u8>(t3[[_q6, i14, i14]]) / 3)).min(((t4[[_q6, i15, i13]] % t4[[i15, i14, i13]]) * cast::<u8>(x0[[cast::<usize>(t3[[_q6, i14, d0]]), 5]])));
    });
    let mut v16: u8 = 1;
    for k17 in 0..4 {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        v16 += { let assignedRenamed: u8 = (cast::<u8>(cast::<u8>(k17).count_ones()) % t4[[(((_p4 - 1) * 6) % 6), b2, cast::<usize>(cast::<u8>((b2 - 5)))]]); assignedRenamed };
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = fragment::<T::Acc>([6, 6, 6]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((6, 6, 6), |i18, i19, i20| {
        t7[[i18, i19, i20]] = cast::<T::Acc>(cast::<f32>(x0[[i18, i20]]));
    });
    let mut t8 = fragment::<u8>([6]);
    copy(t7.at([2, ((_q6 * 3) % 3), (b2 * 6)]), &mut t8);
    copy(&t8, t4.at_mut([b2, b3, x0.dim(1)]));
    #[allow(non_snake_case)]
    let mut v21Renamed: i64 = 3;
    for k22 in 0..3 {
        v21Renamed += (-(-t3[[b2, b2, b3]]));
    }
    parallel!((6, 6, 6), |i23, i24, i25| {
        y1[[((b2 * 6) + i23), ((b3 * 6) + i24), (0 + i25)]] = (((t3[[i25, d1, i25]] + t3[[5, _q6, x0.dim(1)]]) * (-(-1))) + (t3[[i24, i23, i24]] + cast::<i64>(b3)));
    });
    parallel!((6, 6), |i26, i27| {
        let v28: T = cast::<T>(0.0f32);
        y2[[((b2 * 6) + i26), ((b3 * 6) + i27)]] = ((t3[[cast::<usize>(t5[[b3, 1, _q6]]), i26, (((b3 * 3) + i27) / 3)]] << t5[[(cast::<usize>(t6[[i27, i26, i26]]) * 4), i27, x0.dim(1)]]) / t5[[i26, i26, i27]]);
    });
}

const ROWS_8016: usize = 2;
const SCALE_8016: f32 = 2.0;
#[tile_kernel]
pub fn random_8016<T: Int, const BM: usize, const _BN: usize, const BK: usize>(
    x0: &Tensor<T, 2>,
    y1: &mut Tensor<f64, 2>,
    y2: &mut Tensor<u8, 1>,
    h3: &mut Tensor<u64, 1>,
    _p2: T,
    _p3: usize,
) {
    #[cfg(not(all()))]
    let kept = undefined;
    dims!(x0 = [d0, ROWS_8016], y1 = [d0, ROWS_8016], y2 = [d0], h3 = [7]);
    #[cfg(not(all()))]
    require!(false, "kept");
    let [b1] = blocks([d0.div_ceil(ROWS_8016)]);
    let mut t4 = shared::<f64>([ROWS_8016, ROWS_8016]);
    #[cfg_attr(all(), cfg(not(all())))]
    assert!(false, "kept");
    copy(y1.at([(b1 * ROWS_8016), 0]), &mut t4);
    let mut t5 = fragment::<T>([BK, 2*BM, ROWS_8016]);
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    parallel!((BK, (2*BM), ROWS_8016), |i4, i5, i6| {
        t5[[i4, i5, i6]] = x0[[i6, i6]];
    });
    let mut t6 = fragment::<f64>([BK]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t4.at([(_p3 * 4), ((_p3 - 7) >> 4)]), &mut t6);
    let mut t7 = fragment::<f64>([1]);
    fill(&mut t7, 1.0);
    reduce_max_into(&t6, &mut t7, 0);
    parallel!((ROWS_8016, ROWS_8016), |i7, i8| {
        h3.atomic_add([(((((1 * 5) + i7) * 5) + i8) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i7, i8]]) * 16.0))) * cast::<u64>(((((1 * 5) + i7) * 5) + i8))), Acquire);
    });
    parallel!((BK, (2*BM), ROWS_8016), |i9, i10, i11| {
        h3.atomic_add([(((((((1 * 5) + i9) * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t5[[i9, i10, i11]]) * cast::<u64>(((((((1 * 5) + i9) * 5) + i10) * 5) + i11))), Relaxed);
    });
    parallel!(BK, |i12| {
        #[cfg(all())]
        h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!(1, |i13| {
        h3.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Relaxed);
    });
    parallel!((ROWS_8016, ROWS_8016), |i14, i15| {
        y1[[((b1 * ROWS_8016) + i14), (0 + i15)]] = select((cast::<i32>((i14 - 0)) < cast::<i32>(i15)), (t4[[i14, i15]] * 0.5).hypot(t6[(i15 / 2)]), select((!(cast::<u32>((cast::<usize>(t5[[i14, i14, i15]]) - 3)) <= cast::<u32>(i14))), (((cast::<f64>(i14) - -2.0) * (-t4[[i15, 1]])) * 0.5).cos(), select((i15 != ((i15 - 6) % (i14 - 4))), ((t4[[i15, _p3]].min(t6[i14]) * (-1.0f64).abs()) * 0.5).sinh(), (-((t4[[i14, x0.dim(0)]] * t7[b1].trunc()) * 0.5).softplus()))));
    });
    #[cfg(all())]
    parallel!(ROWS_8016, |i16| {
        let v17: i8 = (if (1 == _p3) { (cast::<i8>(_p3) * cast::<i8>(t4[[i16, i16]])) } else { (cast::<i8>(t6[i16]) & cast::<i8>((i16 + 1))) });
        y2[((b1 * ROWS_8016) + i16)] = ((0 >> cast::<u8>((i16 + 1))) >> cast::<u8>((i16 + 1)));
    });
}

const ROWS_8017: usize = 4;
const SCALE_8017: u8 = 9;
#[tile_kernel]
pub fn random_8017(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<u32, 2>,
    y2: &mut Tensor<u32, 1>,
    h3: &mut Tensor<u64, 1>,
    _p3: usize,
) {
    dims!(x0 = [d0, 8, 8], y1 = [d1, ROWS_8017], y2 = [d1], h3 = [7]);
    require!((d1 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n4: usize = d1.div_ceil(3);
    let [b2] = blocks([d1.div_ceil(3)]);
    #[expect(non_snake_case)]
    let mut t4Renamed = fragment::<u32>([3, 3, ROWS_8017]);
    clear(&mut t4Renamed);
    let mut t5 = fragment::<f32>([8, 8]);
    parallel!((8, 8), |i5, i6| {
        t5[[i5, i6]] = f32::from_bits(((-2.375f32).to_bits() & 2147483647));
    });
    if ((b2 > _p3) ^ (t4Renamed[[(((_p3 * ROWS_8017) + _p3) % ROWS_8017), _p3, 0]] < cast::<u32>(t4Renamed[[2, b2, _p3]]))) {
        let mut v7: F8E4M3 = 3.0;
        #[expect(non_snake_case)]
        for k8Renamed in 0..4 {
            v7 += cast::<F8E4M3>(t4Renamed[[0, _p3, _p3]]).abs().abs();
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(x0.at([(_p3 * 3), _p3, (_p3 * ROWS_8017)]).or(-3.0), &mut t4Renamed);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!((3, 3, ROWS_8017), |i9, i10, i11| {
            h3.atomic_add([(((((((1 * 5) + i9) * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t4Renamed[[i9, i10, i11]]) * cast::<u64>(((((((1 * 5) + i9) * 5) + i10) * 5) + i11))), Relaxed);
        });
        parallel!((8, 8), |i12, i13| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h3.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i12, i13]]) * 16.0))) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), AcqRel);
        });
    } else {
        parallel!((8, d0.min(8)), |i14, i15| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let mut s16: f32 = 0.0;
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            for k17 in 0..1 {
                s16 += cast::<f32>(t4Renamed[[_p3, 0, cast::<usize>(t4Renamed[[k17, k17, k17]])]]);
            }
            t5[[(i14 * 2), i15]] = s16;
        });
    }
    let mut v18: F8E4M3 = 3.0;
    #[expect(non_snake_case)]
    for k19Renamed in 0..4 {
        #[allow(non_snake_case)]
        v18 += { let assignedRenamed: F8E4M3 = (cast::<F8E4M3>(0).min_nan(cast::<F8E4M3>(((_p3 - 7) / 3))) / 0.5); assignedRenamed };
    }
    clear(&mut t5);
    let v20: f32 = (if (n4 < n4) { t5[[cast::<usize>(t4Renamed[[_p3, _p3, _p3]]), 5]] } else { t5[[b2, _p3]] });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(t5.at_mut((span((_p3 * 3), 8), span((n4 * ROWS_8017), 8))), v20);
    parallel!((3, 3, ROWS_8017), |i21, i22, i23| {
        h3.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t4Renamed[[i21, i22, i23]]) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((8, 8), |i24Renamed, i25Renamed| {
        h3.atomic_add([(((((1 * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i24Renamed, i25Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24Renamed) * 5) + i25Renamed))), Relaxed);
    });
    #[expect(non_snake_case)]
    let mut t6Renamed = fragment::<u32>([3, ROWS_8017]);
    #[expect(non_snake_case)]
    parallel!((3, ROWS_8017), |i26Renamed, i27Renamed| {
        let mut s28: u32 = 0;
        for k29 in 0..6 {
            s28 += select((i27Renamed >= d0), (t4Renamed[[i26Renamed, i26Renamed, i27Renamed]] | t4Renamed[[0, i26Renamed, 0]]), (t4Renamed[[b2, 0, i26Renamed]] >> t4Renamed[[i26Renamed, cast::<usize>(t4Renamed[[i26Renamed, i26Renamed, i27Renamed]]), i27Renamed]]));
        }
        t6Renamed[[i26Renamed, i27Renamed]] = s28;
    });
    copy(&t6Renamed, y1.at_mut([(b2 * 3), 0]));
    parallel!(3, |i30| {
        y2[((b2 * 3) + i30)] = (((0 * 3) ^ t4Renamed[[x0.dim(1), i30, i30]]) + (4 + 0));
    });
}

const ROWS_8018: usize = 2;
const SCALE_8018: f32 = 5.0;
#[tile_fn]
pub fn function_8018(_v0: f32, _v1: f32) -> f32 {
    (_v0 + select((0usize == 0), (if (cast::<usize>(cast::<i16>((0usize - 4))) >= 0) { (-1.0 / 1.0) } else { (-0.25f32).max_nan(-1.0) }), 2.625))
}
#[tile_kernel]
pub fn random_8018<T: Element, const BM: usize>(
    x0: &Tensor<T, 1>,
    y1: &mut Tensor<T, 3>,
    y2: &mut Tensor<f32, 2>,
    a3: &mut Tensor<i32, 1>,
    _q6: usize,
) {
    dims!(x0 = [d2], y1 = [d2, d3, 2*BM], y2 = [d2, d3], a3 = [d3]);
    let n7: usize = d2.div_ceil(ROWS_8018);
    let [b4, b5] = blocks([d2.div_ceil(ROWS_8018), d3.div_ceil(ROWS_8018)]);
    let mut t4 = shared::<T>([ROWS_8018, BM]);
    #[expect(non_snake_case)]
    parallel!((ROWS_8018, BM), |i8Renamed, i9Renamed| {
        t4[[i8Renamed, i9Renamed]] = x0[i8Renamed];
    });
    let mut t5 = shared::<T::Acc>([BM, ROWS_8018, 2*BM]);
    #[allow(non_snake_case)]
    let v10Renamed: T::Acc = cast::<T::Acc>((-2i32));
    fill(&mut t5, v10Renamed);
    let mut t6 = fragment::<i16>([2*BM, BM, BM]);
    copy(t5.at((span((d3 * ROWS_8018), 2*BM), span(b4, BM), span((d3 * ROWS_8018), BM))), &mut t6);
    copy(&t6, t5.at_mut([(d3 * (2*BM)), n7, (b4 - 7).div_ceil(1)]));
    let mut t7 = shared::<T::Acc>([ROWS_8018, 2*BM]);
    copy(t4.at((span((d3 * ROWS_8018), ROWS_8018), span((((b5 * (2*BM)) + _q6) / (2*BM)), 2*BM))), &mut t7);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = fragment::<i16>([2*BM, 1, BM]);
    reduce_max(&t6, &mut t8, 1);
    pipelined!(0..d2, stages = 3, |k11| {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t9Renamed = shared::<i16>([BM, 2*BM]);
        parallel!((BM, (2*BM)), |i12, i13| {
            t9Renamed[[i12, i13]] = -4;
        });
        #[allow(non_snake_case)]
        let mut t10Renamed = shared::<i16>([BM, BM]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!((BM, BM), |i14, i15| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t10Renamed[[i14, i15]] = select((cast::<u8>(((k11 / 3) - 0)) == cast::<u8>(i14)), -3, 4);
        });
        let mut t11 = shared::<i16>([2*BM, BM]);
        clear(&mut t11);
        gemm(t9Renamed.t(), &t10Renamed, &mut t11);
        let mut t12 = shared::<u8>([ROWS_8018]);
        parallel!(ROWS_8018, |i16| {
            t12[i16] = 2;
        });
        let mut t13 = shared::<T::Acc>([ROWS_8018, 2*BM]);
        gather(&t7, &t12, &mut t13);
        parallel!((2*BM), |i17| {
            t10Renamed.atomic_or([x0.dim(0), cast::<usize>(t6[[b5, 4, b4]])], (t11[[i17, d2]] << t8[[i17, cast::<usize>(t8[[i17, _q6, b4]]), b4]]).max((t11[[i17, x0.dim(0)]] + t11[[b4, k11]])), Relaxed);
        });
    });
    parallel!(BM, |i18| {
        a3.atomic_xor([d3], ((((4 * 5) + cast::<i32>((n7 + 1))) / 5) * cast_with::<i32>(x0[b4], Round::Down)), Relaxed);
    });
    parallel!((ROWS_8018, ROWS_8018, (2*BM)), |i19, i20, i21| {
        y1[[((b4 * ROWS_8018) + i19), ((b5 * ROWS_8018) + i20), (0 + i21)]] = t4[[((i19 - 6) >> 3), (i20 / 1)]];
    });
    parallel!((ROWS_8018, ROWS_8018), |i22, i23| {
        y2[[((b4 * ROWS_8018) + i22), ((b5 * ROWS_8018) + i23)]] = SCALE_8018;
    });
}

#[tile_fn]
pub fn function_8019(_v0: u32) -> u32 {
    (_v0 * (select((cast::<u64>((0usize - 4)) != cast::<u64>(2usize)), 2, 0) ^ cast::<u32>((0usize + 1))))
}
#[tile_kernel(fast_math)]
pub fn random_8019<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u32, 4>,
    x1: &Tensor<F8E4M3, 2>,
    y2: &mut Tensor<F8E4M3, 3>,
    y3: &mut Tensor<f32, 3>,
    a4: &mut Tensor<u64, 1>,
    h5: &mut Tensor<u64, 1>,
    _p7: f32,
) {
    dims!(x0 = [BM, BK, 1, 1], x1 = [BK, BK], y2 = [d1, d2, d2], y3 = [d1, d2, d2], a4 = [d6], h5 = [7]);
    require!((d2 < 100), "extents are below 100");
    #[cfg(all())]
    let [b3, b4, b5] = blocks([d1.div_ceil(BK), d2.div_ceil(BK), d2.div_ceil(BN)]);
    #[allow(non_snake_case)]
    let mut t6Renamed = shared::<u32>([2*BK, BK, 1]);
    #[cfg(all())]
    copy(x0.at(((b5 * BN), span(6, 2*BK), span(b4, BK), span(b5, 1))), &mut t6Renamed);
    #[cfg(all())]
    let mut t7 = shared::<F8E4M3>([2*BK, 2*BK, 1]);
    copy(t6Renamed.at((span((b4 * BK), 2*BK), span((b5 * BK), 2*BK), span((b4 * (2*BK)), 1))), &mut t7);
    #[cfg(all())]
    let mut t8 = shared::<u32>([BK, BM]);
    copy(t7.at(((b5 * BN), span(d1, BK), span(b4, BM))), &mut t8);
    #[expect(non_snake_case)]
    let mut t9Renamed = fragment::<u32>([BM, BK]);
    clear(&mut t9Renamed);
    #[cfg(not(all()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = fragment::<u32>([BM, 1]);
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t11Renamed = shared::<u32>([1, BK]);
    pipelined!(0..4, stages = 3, order = [0, 1, 2], stage = [0, 0, 0], |k8| {
        copy(x0.at([0, b5, b5, (k8 * 1)]), &mut t10);
        copy(x0.at([b4, b4, (k8 * 1), b5]), &mut t11Renamed);
        #[cfg(all())]
        gemm(&t10, &t11Renamed, &mut t9Renamed);
    });
    let mut t12 = shared::<F8E4M3>([BN, BK, 1]);
    #[cfg(not(all()))]
    let kept = undefined;
    #[cfg(all())]
    let t12_arrived = copy_async(x0.at([b4, (b4 * (2*BK)), (b4 * BN), b5]), &mut t12);
    t12_arrived.wait();
    #[cfg(all())]
    let mut t13 = shared::<F8E4M3>([2*BK]);
    threads!(2*BK, |thread9| {
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        let i10: usize = thread9.index();
        #[cfg_attr(all(), allow(non_snake_case))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let i11Renamed: usize = thread9.lane();
        let w12: usize = thread9.warp();
        #[cfg(all())]
        #[expect(non_snake_case)]
        let i13Renamed: usize = (i10 % 3);
        #[cfg_attr(all(), allow(non_snake_case))]
        let mut s14Renamed: F8E4M3 = 0.0;
        for k15 in 0..3 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            s14Renamed += t7[[i13Renamed, ((i13Renamed - 4) << 1), i11Renamed]];
        }
        #[cfg(not(all()))]
        assert!(false, "kept");
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v16: F8E4M3 = s14Renamed;
        let v17: u32 = thread9.ballot((x0[[i11Renamed, b3, 0, b5]] < t6Renamed[[x1.dim(0), i13Renamed, b5]]));
        #[cfg(all())]
        let v18: bool = thread9.any((2 != ((d2 - 7) >> (i13Renamed - 2))));
        let v19: F8E4M3 = select(v18, cast::<F8E4M3>(v17.count_ones()), v16);
        let v20: bool = thread9.any((t7[[(i10 * 1), i10, (b5 % 1)]] < cast::<F8E4M3>(d1)));
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut v21Renamed: F8E4M3 = v19;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        if v20 {
            let v22: F8E4M3 = thread9.shuffle_idx(v19, 6);
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            v21Renamed = v22;
        }
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v23Renamed: F8E4M3 = v21Renamed;
        #[expect(non_snake_case)]
        t13[i10] = { let assignedRenamed: F8E4M3 = v23Renamed; assignedRenamed };
    });
    #[cfg_attr(all(), cfg(not(all())))]
    let kept = undefined;
    #[allow(non_snake_case)]
    parallel!(((2*BK), BK, 1), |i24Renamed, i25Renamed, i26Renamed| {
        t6Renamed.atomic_exchange([i24Renamed, i25Renamed, i26Renamed], x0[[i25Renamed, i26Renamed, i26Renamed, i26Renamed]], Relaxed);
    });
    #[cfg(all())]
    let mut t14 = shared::<F8E4M3>([2*BK, 2*BK]);
    reduce_max_nan(&t7, &mut t14, 2);
    let mut t15 = fragment::<u64>([BN]);
    copy(t13.at([(d1 * BN)]), &mut t15);
    #[cfg(all())]
    atomic_max(&t15, a4.at_mut([(d6 % 4)]), Relaxed);
    parallel!((BK, BM), |i27, i28| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        h5.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t8[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), SeqCst);
    });
    parallel!((BM, BK), |i29, i30| {
        h5.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t9Renamed[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((BN, BK, 1), |i31, i32, i33| {
        h5.atomic_add([(((((((1 * 5) + i31) * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i31, i32, i33]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i31) * 5) + i32) * 5) + i33))), Relaxed);
    });
    parallel!((2*BK), |i34| {
        #[cfg(all())]
        h5.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i34]) * 16.0))) * cast::<u64>(((1 * 5) + i34))), Relaxed);
    });
    parallel!(((2*BK), (2*BK)), |i35, i36| {
        h5.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i35, i36]]) * 16.0))) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    #[cfg(not(all()))]
    undefined!();
    parallel!((BK, BK, BN), |i37, i38, i39| {
        y2[[((b3 * BK) + i37), ((b4 * BK) + i38), ((b5 * BN) + i39)]] = select((cast::<u64>((6usize - 9)) > cast::<u64>(b5)), (-(t12[[i37, 2, d6]] * 0.5).softplus()), select((cast::<usize>(cast::<u8>((i38 - 6))) != cast::<usize>(x0[[cast::<usize>(t8[[i38, i39]]), i38, cast::<usize>(x0[[i39, 5, cast::<usize>(t8[[i38, i38]]), i38]]), d1]])), ((t12[[i38, i38, d6]].trunc() * (-2.0 * 1.0)) * 0.5).cosh(), select(((t9Renamed[[d6, cast::<usize>(t6Renamed[[x1.dim(1), i38, cast::<usize>(t8[[cast::<usize>(t6Renamed[[i37, i37, cast::<usize>(t9Renamed[[i38, i38]])]]), i37]])]])]] != cast_with::<u32>(x1[[i38, cast::<usize>(t9Renamed[[1, i37]])]], Round::Up)) & (5 < i38)), (-(t12[[(cast::<usize>(t6Renamed[[b5, i38, i39]]) * 1), 4, 0]].min(t7[[i37, (cast::<usize>(x0[[i37, i38, cast::<usize>(t8[[2, d2]]), b5]]) - 3), cast::<usize>(cast::<u8>((b4 - 7)))]]) * 0.5).softplus()), (cast::<F8E4M3>(0).mul_add((-1.0 - 0.0), t12[[(i38 * 3), i37, cast::<usize>(t8[[i37, b5]])]]) * 0.5).expm1())));
    });
    parallel!((BK, BK, BN), |i40, i41, i42| {
        y3[[((b3 * BK) + i40), ((b4 * BK) + i41), ((b5 * BN) + i42)]] = select((t8[[b3, d6]] > cast::<u32>(d6)), ((3.0f32 * 0.5).abs() + 1.0).recip(), select((cast::<u16>((2usize - 5)) != cast::<u16>((i40 + 4))), (select((b4 != i40), cast::<f32>(t7[[i40, i40, b5]]).max(_p7), (-1.0f32).mul_add(1.0, cast::<f32>(t12[[i41, i40, b5]]))) * 0.5).cosh(), select((!(7 == i40)), (cast::<f32>(t12[[i41, cast::<usize>(x0[[b3, i40, x1.dim(0), b4]]), 0]]) * 0.5).cosh(), (-(cast::<f32>(t14[[i40, b5]]).min(cast::<f32>(i41)).round() * 0.5).softplus()))));
    });
}

const ROWS_8020: usize = 6;
#[tile_fn]
pub fn function_8020(_v0: i32) -> i32 {
    (_v0 + (((((cast::<i32>((((0usize * 3) + 0) % 3)) * 8) + cast::<i32>((0usize + 1))) / 8) << cast::<i32>((0usize + 1))) ^ cast::<i32>((0usize + 1))))
}
#[tile_kernel]
pub fn random_8020<const BM: usize, const _BN: usize>(
    x0: &Tensor<f32, 1>,
    y1: &mut Tensor<i32, 1>,
    h2: &mut Tensor<u64, 1>,
    _q3: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d1], y1 = [d1], h2 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n4: usize = d1.div_ceil(ROWS_8020);
    let [b2] = blocks([d1.div_ceil(ROWS_8020)]);
    let mut t3 = shared::<i32>([ROWS_8020]);
    copy(y1.at([(b2 * ROWS_8020)]), &mut t3);
    let mut t4 = fragment::<i16>([BM]);
    copy(x0.at((span((b2 * ROWS_8020), BM),)), &mut t4);
    let mut t5 = shared::<i32>([ROWS_8020, BM]);
    #[allow(non_snake_case)]
    parallel!((ROWS_8020, BM), |i5Renamed, i6Renamed| {
        t5[[i5Renamed, i6Renamed]] = ((cast::<i32>(x0[_q3]) / t3[cast::<usize>(t3[n4])]) & t3[i6Renamed]).min((!function_8020(t3[i5Renamed])));
    });
    parallel!((ROWS_8020, BM), |i7, i8| {
        t5[[i7, i8]] = (cast::<i32>(cast::<i32>(t5[[i7, i8]]).count_ones()) / t3[cast::<usize>(t4[_q3])]);
    });
    let mut t6 = fragment::<i32>([1]);
    reduce_sum(&t3, &mut t6, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = fragment::<i32>([1]);
    fill(&mut t7, 1);
    reduce_abs_sum_into(&t6, &mut t7, 0);
    parallel!(ROWS_8020, |i9| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h2.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(t3[i9]) * cast::<u64>(((1 * 5) + i9))), SeqCst);
    });
    parallel!(BM, |i10| {
        h2.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(t4[i10]) * cast::<u64>(((1 * 5) + i10))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((ROWS_8020, BM), |i11, i12| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h2.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(t5[[i11, i12]]) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(1, |i13Renamed| {
        h2.atomic_add([(((1 * 5) + i13Renamed) % 7)], (cast::<u64>(t6[i13Renamed]) * cast::<u64>(((1 * 5) + i13Renamed))), Relaxed);
    });
    parallel!(1, |i14| {
        h2.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t7[i14]) * cast::<u64>(((1 * 5) + i14))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(ROWS_8020, |i15Renamed| {
        y1[((b2 * ROWS_8020) + i15Renamed)] = function_8020(((cast::<i32>(t6[cast::<usize>(t7[b2])]) >> 26) ^ t5[[4, _q3.min(3)]]));
    });
}

const SCALE_8021: f64 = 9.0;
#[tile_kernel]
pub fn random_8021<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<f16, 1>,
    y1: &mut Tensor<f16, 2>,
    y2: &mut Tensor<f16, 2>,
    h3: &mut Tensor<u64, 1>,
    _q3: usize,
) {
    #[cfg(all())]
    dims!(x0 = [BM], y1 = [d0, d0], y2 = [d0, d0], h3 = [7]);
    #[cfg(all())]
    let [b1, b2] = blocks([d0.div_ceil((2*BM)), d0.div_ceil(BN)]);
    #[cfg_attr(all(), cfg(not(all())))]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t4 = fragment::<f16>([BM]);
    copy(x0.at((span(b2, BM),)), &mut t4);
    let mut t5 = fragment::<bf16>([2*BM, BN, BN]);
    parallel!(((2*BM), BN, BN), |i4, i5, i6| {
        let mut s7: bf16 = 0.0;
        #[cfg_attr(all(), expect(non_snake_case))]
        for k8Renamed in 0..4 {
            s7 += (cast::<bf16>(b1) * cast::<bf16>(b1));
        }
        t5[[i4, i5, i6]] = s7;
    });
    if (!(!(b2 > b2))) {
        #[expect(non_snake_case)]
        parallel!(d0.min(BM), |i9Renamed| {
            t4[i9Renamed] = 1.0;
        });
        #[cfg_attr(all(), allow(non_snake_case))]
        let mut t6Renamed = fragment::<bool>([2*BM, 2*BM]);
        copy(t5.at([(b1 * BN), (b1 * BM), (b1 * BN)]), &mut t6Renamed);
        parallel!(((2*BM), (2*BM)), |i10, i11| {
            #[cfg_attr(all(), expect(non_snake_case))]
            let v12Renamed: T = ((cast::<T>(t6Renamed[[i10, i11]]) + cast::<T>(t5[[3, i11, d0]])) + cast::<T>(t4[b1]).mul_add(4.0, cast::<T>(t5[[i11, 0, b2]])));
            #[cfg(all())]
            t6Renamed[[i10, i11]] = (1 >= b1);
        });
        #[cfg_attr(not(all()), cfg(not(all())))]
        #[expect(non_snake_case)]
        parallel!(((2*BM), BN, BN), |i13Renamed, i14Renamed, i15Renamed| {
            h3.atomic_add([(((((((1 * 5) + i13Renamed) * 5) + i14Renamed) * 5) + i15Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i13Renamed, i14Renamed, i15Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13Renamed) * 5) + i14Renamed) * 5) + i15Renamed))), Acquire);
        });
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        parallel!(((2*BM), (2*BM)), |i16, i17| {
            h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t6Renamed[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
        });
    }
    let mut t7 = fragment::<F8E4M3>([BN]);
    let v18: F8E4M3 = (if (cast::<i32>((cast::<usize>(cast::<i64>((b2 - 0))) - 7)) < cast::<i32>(2usize)) { cast::<F8E4M3>(t4[b2]) } else { cast::<F8E4M3>(x0[b2]).abs() });
    #[cfg(all())]
    fill(&mut t7, v18);
    copy(&t7, t5.at_mut([(b2 * BN), (b1 * BN), (b1 * BM)]));
    parallel!(BM, |i19| {
        h3.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(((2*BM), BN, BN), |i20, i21, i22| {
        #[cfg(all())]
        h3.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(BN, |i23| {
        h3.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i23]) * 16.0))) * cast::<u64>(((1 * 5) + i23))), Acquire);
    });
    let mut t8 = fragment::<f16>([2*BM, BN, BM]);
    parallel!(((2*BM), BN, BM), |i24, i25, i26| {
        #[cfg(all())]
        t8[[i24, i25, i26]] = -4.0;
    });
    #[cfg_attr(all(), cfg(not(all())))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t9 = shared::<f16>([2*BM, BN]);
    #[cfg(not(all()))]
    undefined!();
    reduce_var(&t8, &mut t9, 2);
    copy(&t9, y1.at_mut([(b1 * (2*BM)), (b2 * BN)]));
    parallel!(((2*BM), BN), |i27, i28| {
        y2[[((b1 * (2*BM)) + i27), ((b2 * BN) + i28)]] = select(t5[[i27, i28, b1]].is_finite(), (select((cast::<usize>(cast::<u8>((i28 - 5))) != i28), t4[3], (t4[i28] - -1.0)) * 0.5).exp2(), select((t4[(i28 / 1)] >= x0[i28]), ((cast::<f16>(1).mul_add(0.0, 1.0) * t4[(b1 - 7).div_ceil(2)]) * 0.5).exp2(), select((_q3 >= i28), (((x0[i28] - 3.0) - (-x0[i28])) * 0.5).atan(), ((if ((b2 * 4) != (i28 % 6)) { (-x0[i28]) } else { cast::<f16>(-1).mul_add(-1.0, t4[i28]) }) * 0.5).expm1())));
    });
}

#[tile_fn]
pub fn function_8022(_v0: f32, _v1: f32) -> f32 {
    (_v0 * (2.375 + f32::from_bits((1.25f32.to_bits() & 2147483647))).max_nan(((-cast::<f32>((((0usize * 3) + 0) / 3))) / -7.0)))
}
#[tile_kernel]
pub fn random_8022(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<f64, 1>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [6, d2], x1 = [d2], x2 = [d2], y3 = [d3, d4], h4 = [7]);
    require!((d4 < 100), "extents are below 100");
    let [b5, b6] = blocks([d3.div_ceil(6), d4.div_ceil(2)]);
    let mut t5 = shared::<f64>([2, 2, 1, 6, 2]);
    parallel!((2, 2, 1, 6, 2), |i8, i9, i10, i11, i12| {
        let v13: f32 = x1[i8];
        t5[[i8, i9, i10, i11, i12]] = (x2[i8].min_nan(x2[_q7]).abs().sqrt() / 4.5);
    });
    let mut t6 = shared::<f32>([1]);
    parallel!(1, |i14| {
        t6[i14] = 1.0;
    });
    #[allow(non_snake_case)]
    let v15Renamed: f32 = (if true { function_8022(x0[[d4, d4]], t6[0]) } else { 0.0f32 }).abs();
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<f32>([6, 1]);
    parallel!((6, 1), |i16, i17| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v18: f32 = t6[i17];
        t7Renamed[[i16, i17]] = ((t6[0] * t6[i17]) * (-cast::<f32>(b6)));
    });
    parallel!((2, 2, 1, 6, 2), |i19, i20, i21, i22, i23| {
        h4.atomic_add([(((((((((((1 * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i19, i20, i21, i22, i23]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!(1, |i24| {
        h4.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i24]) * 16.0))) * cast::<u64>(((1 * 5) + i24))), AcqRel);
    });
    parallel!((6, 1), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Acquire);
    });
    #[expect(non_snake_case)]
    parallel!((6, 2), |i27Renamed, i28Renamed| {
        #[expect(non_snake_case)]
        y3[[((b5 * 6) + i27Renamed), ((b6 * 2) + i28Renamed)]] = { let assignedRenamed: f32 = select(((x1.dim(0) + b6) == (i27Renamed + 3)), (x1[d3].round_ties_even() * 0.5).tanh(), select((t7Renamed[[i27Renamed, (x0.dim(0) % 1)]] > cast::<f32>(((_q7 * 1) / 1))), (4.0f32 * 0.5).exp2(), select(((cast::<i32>((b5 - 9)) > cast::<i32>(i27Renamed)) ^ (cast::<i16>((i27Renamed - 4)) != cast::<i16>(_q7))), (-(t6[b6] * 0.5).softplus()), ((-t6[(b6 * 1)]) * 0.5).hypot(t6[d4].min(t6[b6]))))); assignedRenamed };
    });
}

const SCALE_8023: i32 = 3;
#[tile_kernel(fast_math)]
pub fn random_8023<const BM: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<bool, 1>,
    y2: &mut Tensor<u16, 2>,
    _p4: bool,
) {
    dims!(x0 = [d0, d1], y1 = [d2], y2 = [d2, BM]);
    #[expect(non_snake_case)]
    let n5Renamed: usize = d2.div_ceil(1);
    let [b3] = blocks([d2.div_ceil(1)]);
    let mut t3 = shared::<bool>([BM, 1]);
    parallel!((1, BM), |i6, i7| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t3[[i7, i6]] = ((i6 - 6).div_ceil((i7 - 4)) > d1);
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4Renamed = fragment::<f32>([2*BM, 1, 2*BM, 2*BM]);
    parallel!(((2*BM), (2*BM), 1, (2*BM)), |i8, i9, i10, i11| {
        let v12: u16 = (if (i10 <= i8) { 2 } else { cast::<u16>(i10) });
        let mut l5 = local::<f32>([3]);
        for k13 in 0..3 {
            l5[k13] = x0[[cast::<usize>(cast::<i8>((i11 - 7))), i8]];
        }
        t4Renamed[[i11, i10, i9, i8]] = l5[i10];
    });
    let mut t6 = fragment::<f32>([2*BM, 1, 2*BM, 2*BM]);
    cummin(&t4Renamed, &mut t6, 0);
    let mut t7 = fragment::<bool>([2*BM, 1, 2*BM]);
    copy(t4Renamed.at((span(0, 2*BM), 0, span((d1 * 1), 1), span((((b3 * 1) + x0.dim(0)) % 1), 2*BM))), &mut t7);
    let mut t8 = shared::<bool>([2*BM, 1, 1]);
    let v14: bool = ((d0 < d0) & t7[[2, x0.dim(1), x0.dim(1)]]);
    fill(&mut t8, v14);
    reduce_any_into(&t7, &mut t8, 2);
    let mut t9 = shared::<i32>([BM, 2*BM]);
    copy(t7.at([b3, n5Renamed, (d2 / 2)]), &mut t9);
    let mut t10 = fragment::<i32>([BM, BM]);
    copy(t7.at([(((1 * (2*BM)) + d1) / (2*BM)), n5Renamed, b3]), &mut t10);
    let mut t11 = shared::<i32>([2*BM, BM]);
    let v15: i32 = cast::<i32>(t3[[d1, ((d2 - 6) >> (n5Renamed - 2))]]);
    fill(&mut t11, v15);
    gemm(t9.t(), t10.t(), &mut t11);
    parallel!(1, |i16| {
        y1[((b3 * 1) + i16)] = (((i16 - b3) > i16) ^ (i16 < i16));
    });
    let mut t12 = shared::<u16>([1, BM]);
    parallel!((1, BM), |i17, i18| {
        t12[[i17, i18]] = cast::<u16>(t7[[d0, i17, i17]]);
    });
    copy(&t12, y2.at_mut([(b3 * 1), 0]));
}

const SCALE_8024: u8 = 6;
#[tile_kernel]
pub fn random_8024<const BM: usize>(
    x0: &Tensor<i64, 3>,
    x1: &Tensor<i8, 3>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p5: f32,
) {
    #[cfg_attr(not(all()), cfg(not(all())))]
    dims!(x0 = [d0, d0, d1], x1 = [d0, d2, BM], y2 = [d3, 2*BM], y3 = [d3, BM], h4 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let n6: usize = d3.div_ceil((2*BM));
    #[cfg(all())]
    let [b4] = blocks([d3.div_ceil((2*BM))]);
    let mut t5 = fragment::<f32>([2*BM, BM, 2*BM, 2*BM, 2*BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((2*BM), (2*BM), (2*BM), BM, (2*BM)), |i7, i8, i9, i10, i11| {
        t5[[i11, i10, i9, i8, i7]] = (-(-cast::<f32>(x1[[(i8 + 3), i11, i10]])));
    });
    #[cfg(not(all()))]
    assert!(false, "kept");
    let mut t6 = fragment::<f16>([2*BM, BM]);
    #[cfg(all())]
    parallel!(((2*BM), BM), |i12, i13| {
        #[cfg(not(all()))]
        undefined!();
        #[cfg_attr(not(all()), cfg(not(all())))]
        #[cfg_attr(all(), expect(non_snake_case))]
        let v14Renamed: i8 = (if ((i12 < cast::<usize>(x0[[i12, 3, i13]])) && (t5[[i12, i13, i13, i12, i13]] < -1.0)) { cast::<i8>(x1[[i13, i13, i13]].count_ones()) } else { (cast::<i8>(x0[[i13, 1, 1]]) + x1[[2, i13, i13]]) });
        #[cfg_attr(all(), allow(non_snake_case))]
        t6[[i12, i13]] = { let assignedRenamed: f16 = cast::<f16>(x1[[i12, 1, 0]]).floor().trunc(); assignedRenamed };
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t7Renamed = shared::<i32>([BM + 1, 2*BM]);
    clear(&mut t7Renamed);
    pipelined!(0..3, stages = 1, order = [1, 0, 3, 2, 4], |k15| {
        let mut t8 = fragment::<i8>([BM + 1, BM + 1]);
        let mut t9 = fragment::<i8>([BM + 1, 2*BM]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x1.at([d1, n6.min(1), (k15 * (BM + 1))]), &mut t8);
        copy(x1.at([0, (k15 * (BM + 1)), (d1 / 3)]), &mut t9);
        gemm(&t8, &t9, &mut t7Renamed);
    });
    let mut t10 = fragment::<f16>([BM]);
    reduce_max(&t6, &mut t10, 0);
    parallel!(((2*BM), BM, (2*BM), (2*BM), (2*BM)), |i16, i17, i18, i19, i20| {
        #[cfg(not(all()))]
        assert!(false, "kept");
        h4.atomic_add([(((((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i16, i17, i18, i19, i20]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!(((2*BM), BM), |i21, i22| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Release);
    });
    #[cfg_attr(all(), cfg(not(all())))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    parallel!(((BM + 1), (2*BM)), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t7Renamed[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!(BM, |i25| {
        h4.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i25]) * 16.0))) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    #[cfg(all())]
    let mut t11 = fragment::<f32>([2*BM, 2*BM, BM]);
    copy(x1.at([(d2 * (2*BM)), d0, 0]).or(x1[[d2, d2, 0]]), &mut t11);
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t12Renamed = shared::<f32>([2*BM, 2*BM]);
    fill(&mut t12Renamed, 1.0);
    reduce_logsumexp_into(&t11, &mut t12Renamed, 2);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t12Renamed, y2.at_mut([(b4 * (2*BM)), 0]));
    parallel!(((2*BM), BM), |i26, i27| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        y3[[((b4 * (2*BM)) + i26), (0 + i27)]] = select((i26 <= (i27 % 6)), ((_p5.abs() * _p5.abs()) * 0.5).log1p(), select(((t10[i27] <= cast::<f16>(x1[[i26, i26, 0]])) || (i26 < i26)), (_p5 * 0.5).expm1(), select(((cast::<usize>(t7Renamed[[i27, i27]]) >= d0) && (cast::<i32>((cast::<usize>(x0[[i27, i27, i27]]) - 5)) == cast::<i32>(d2))), (4.0f32 * 0.5).atan2(0.0), (cast::<f32>(x1[[0, i27, (cast::<usize>(x1[[i26, cast::<usize>(t7Renamed[[i26, i27]]), cast::<usize>(t7Renamed[[i26, i26]])]]) + 3)]]) * 0.5).asin())));
    });
}

#[tile_kernel]
pub fn random_8025<const BM: usize>(
    x0: &Tensor<f16, 3>,
    y1: &mut Tensor<f32, 2>,
    y2: &mut Tensor<f16, 2>,
    h3: &mut Tensor<u64, 1>,
    _p5: f32,
    _p6: f32,
) {
    dims!(x0 = [d0, d1, d1], y1 = [d2, d2], y2 = [d2, d2], h3 = [7]);
    let n7: usize = d2.div_ceil(BM);
    let [b3, b4] = blocks([d2.div_ceil(BM), d2.div_ceil(4)]);
    let mut t4 = shared::<f32>([6]);
    copy(x0.at((2, span((b3 * 4), 6), (b3 * 4))), &mut t4);
    let mut t5 = shared::<f16>([6, 4, 6, 1, 1]);
    #[allow(non_snake_case)]
    parallel!((6, 4, 6, 1, 1), |i8Renamed, i9Renamed, i10Renamed, i11Renamed, i12Renamed| {
        t5[[i8Renamed, i9Renamed, i10Renamed, i11Renamed, i12Renamed]] = x0[[0, i9Renamed, i11Renamed]].min_nan(x0[[n7, i8Renamed, i8Renamed]].mul_add(x0[[1, i8Renamed, i11Renamed]].max_nan(x0[[i11Renamed, i10Renamed, i8Renamed]]), (if (2 < i10Renamed) { x0[[i12Renamed, i11Renamed, i8Renamed]] } else { x0[[2, i9Renamed, i9Renamed]] })));
    });
    #[expect(non_snake_case)]
    parallel!(6, |i13Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t4.atomic_exchange([i13Renamed], ((cast::<f32>(x0[[n7, 1, i13Renamed]]) * cast::<f32>(x0[[b3, i13Renamed, n7]])) * cast::<f32>(x0[[x0.dim(1), 2, (i13Renamed % 4)]])), AcqRel);
    });
    for k14 in (0..2).step_by(2) {
        let v15: f16 = (f16::from_bits((cast::<f16>(4).to_bits() | 32768)) / -1.0);
        let mut t6 = shared::<f16>([6, 4, 6, 1, 1]);
        cummax(&t5, &mut t6, 2);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((6, 4, 6, 1, 1), |i16, i17, i18, i19, i20| {
            h3.atomic_add([(((((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i16, i17, i18, i19, i20]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
        });
        #[expect(non_snake_case)]
        parallel!((6, 4, 6, 1, 1), |i21Renamed, i22Renamed, i23Renamed, i24Renamed, i25Renamed| {
            h3.atomic_add([(((((((((((1 * 5) + i21Renamed) * 5) + i22Renamed) * 5) + i23Renamed) * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i21Renamed, i22Renamed, i23Renamed, i24Renamed, i25Renamed]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i21Renamed) * 5) + i22Renamed) * 5) + i23Renamed) * 5) + i24Renamed) * 5) + i25Renamed))), Release);
        });
    }
    #[allow(non_snake_case)]
    parallel!((4, 4), |i27Renamed, i28Renamed| {
        store_unordered(&mut t4, [((i27Renamed * 4) + i28Renamed)], f32::from_bits(((-_p6).to_bits() & 2147483647)));
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v29: f16 = f16::from_bits((f16::from_bits((cast::<f16>(-3.875).to_bits() & 32767)).to_bits() | 32768));
    fill(&mut t5, v29);
    let v30: f16 = f16::from_bits((x0[[n7, 0, b3]].to_bits() & 32767));
    fill(t5.at_mut((span((b3 * BM), 1), span((b3 * 4), 6), span(b3, 4), span((d2 * BM), 6), span((d1 * 4), 1))).permute([1, 2, 3, 4, 0]), v30);
    parallel!(6, |i31| {
        h3.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i31]) * 16.0))) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((6, 4, 6, 1, 1), |i32, i33, i34, i35, i36| {
        h3.atomic_add([(((((((((((1 * 5) + i32) * 5) + i33) * 5) + i34) * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i32, i33, i34, i35, i36]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i32) * 5) + i33) * 5) + i34) * 5) + i35) * 5) + i36))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, 4), |i37, i38| {
        y1[[((b3 * BM) + i37), ((b4 * 4) + i38)]] = -1.0;
    });
    parallel!((BM, 4), |i39, i40| {
        y2[[((b3 * BM) + i39), ((b4 * 4) + i40)]] = select((cast::<i8>((6usize - 0)) >= cast::<i8>(x0.dim(2))), (-(x0[[b4, (b4 - 7).div_ceil((i40 - 5)), i40]] * 0.5).softplus()), select((4 > i40), (x0[[x0.dim(0), i40, 4]] * 0.5).sin(), select(((d0 != i40) ^ (7usize == 2)), ((cast::<f16>(1) * 0.5).abs() + 1.0).powf(cast::<f16>(0).mul_add(0.0, cast::<f16>(b3))), ((x0[[x0.dim(1), i40, i40]] * x0[[n7, 3, b4]]).abs() * 0.5).tanh())));
    });
}

#[tile_kernel(fast_math)]
pub fn random_8026<const BM: usize, const FLAG: bool>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<i8, 5>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<i8, 2>,
    h4: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    #[cfg(not(any()))]
    dims!(x0 = [d0, d1], x1 = [1, 4, 1, 1, 4], x2 = [1], y3 = [d2, d3], h4 = [7]);
    require!((d3 < 100), "extents are below 100");
    #[cfg(not(any()))]
    let mut w5 = workspace::<f32>([d2, d3]);
    let [b4, b5] = blocks([d2.div_ceil(BM), d3.div_ceil(4)]);
    #[cfg_attr(any(), cfg(any()))]
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t6Renamed = shared::<u64>([1, 1, BM]);
    copy(x1.at([(d3 * BM), (b5 * BM), x2.dim(0), (b4 * BM), (d2 * 1)]), &mut t6Renamed);
    #[cfg_attr(not(any()), cfg(any()))]
    if true { assert!(false, "kept"); }
    let mut t7 = shared::<f32>([BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x0.at(((d0 * 4), span((d2 * 1), BM))), &mut t7);
    #[cfg_attr(not(any()), cfg(any()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t8 = fragment::<u64>([1, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t8, 1);
    reduce_abs_sum_into(&t6Renamed, &mut t8, 0);
    let mut t9 = shared::<u64>([1, 1, BM]);
    cummax(&t6Renamed, &mut t9, 0);
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<f32>([1, BM]);
    #[cfg(not(any()))]
    parallel!((1, BM), |i7, i8| {
        #[cfg_attr(not(any()), allow(non_snake_case))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t10Renamed[[i7, i8]] = { let assignedRenamed: f32 = ((-2.0f32).abs() + 1.0); assignedRenamed };
    });
    let mut t11 = fragment::<f32>([4, 1]);
    copy(x1.at([b4, (b4 - 9).div_ceil(2), (b4 * 1), (b5 * 1), b4]), &mut t11);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = fragment::<f32>([BM, 4]);
    #[cfg(any())]
    assert!(false, "kept");
    fill(&mut t12, -1.0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm(t10Renamed.t(), t11.t(), &mut t12);
    if (FLAG ^ (d2 < d2)) {
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg_attr(any(), cfg(any()))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t13 = fragment::<u64>([4]);
        copy(t12.at([b4, (b4 * 4)]).or(x2[b4]), &mut t13);
        let mut v9: u64 = 4;
        for k10 in 0..4 {
            v9 += ((cast::<u64>(x1[[b4, _q6, 0, b4, b5]]) & t6Renamed[[b4, b4, 10]]) >> t6Renamed[[b4.max(b4), 0, 12]]);
        }
        let mut t14 = shared::<u64>([1]);
        fill(&mut t14, 1);
        reduce_product_into(&t8, &mut t14, 1);
        parallel!(4, |i11| {
            h4.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(t13[i11]) * cast::<u64>(((1 * 5) + i11))), AcqRel);
        });
        parallel!(1, |i12| {
            h4.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t14[i12]) * cast::<u64>(((1 * 5) + i12))), Relaxed);
        });
    }
    let mut t15 = shared::<u64>([1, 1]);
    copy(t9.at((b4, span((b4 * BM), 1), span(d1, 1))), &mut t15);
    let mut t16 = fragment::<f32>([1]);
    #[cfg(any())]
    parallel!(1, |i| { undefined[i] = 1; });
    fill(&mut t16, 1.0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_sum_into(&t7, &mut t16, 0);
    parallel!((1, 1), |i13, i14| {
        #[cfg(any())]
        undefined!();
        let v15: u64 = 2;
        #[cfg(any())]
        let kept = undefined;
        #[cfg_attr(any(), cfg(any()))]
        t15[[i13, i14]] = (if (i14 > b5) { 1 } else { t15[[i13, i14]] }).min(select((cast::<usize>(t15[[i13, i14]]) >= b5), cast::<u64>(t11[[b5, cast::<usize>(t15[[i13, i14]])]]), t6Renamed[[0, i14, i14]])).min((((1 * 8) / 8) & t6Renamed[[0, 0, i13]]));
    });
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    #[cfg(not(any()))]
    let mut t17 = shared::<f32>([BM, 4]);
    #[cfg(not(any()))]
    let v16: f32 = t10Renamed[[b4, cast::<usize>(t15[[b4, b4]])]];
    #[cfg_attr(any(), cfg(any()))]
    fill(&mut t17, v16);
    let mut t18 = fragment::<f32>([BM, 4]);
    #[cfg(any())]
    assert!(false, "kept");
    copy(&t17, w5.at_mut([(b4 * BM), (b5 * 4)]));
    copy(w5.at([(b4 * BM), (b5 * 4)]), &mut t18);
    parallel!((BM, 4), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    #[cfg(not(any()))]
    parallel!((1, 1), |i19, i20| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t15[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!(1, |i21| {
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[i21]) * 16.0))) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!((BM, 4), |i22, i23| {
        h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((BM, 4), |i24, i25| {
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((BM, 4), |i26, i27| {
        y3[[((b4 * BM) + i26), ((b5 * 4) + i27)]] = -1;
    });
}

#[tile_kernel]
pub fn random_8027<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<bool, 1>,
    x1: &Tensor<bool, 3>,
    y2: &mut Tensor<bool, 2>,
    y3: &mut Tensor<f16, 3>,
    a4: &mut Tensor<i32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p5: bool,
    _p6: bool,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d0], x1 = [2*BM, d0, d0], y2 = [d1, d2], y3 = [d1, d2, BK], a4 = [d2], h5 = [7]);
    let [b3, b4] = blocks([d1.div_ceil((2*BM)), d2.div_ceil(BN)]);
    let mut t6 = shared::<f16>([BK]);
    let v7: f16 = (cast::<f16>(x0[b4]).mul_add(2.0, cast::<f16>(x0[4])) * cast::<f16>(x1[[b3, 0, b3]]).abs());
    fill(&mut t6, v7);
    let mut t7 = shared::<bool>([2*BN, BM, BM]);
    copy(x1.at((span((b4 * BK), 2*BN), span(d1, BM), span((d0 * (2*BN)), BM))).or(x1[[b3, b4, b4]]), &mut t7);
    #[allow(non_snake_case)]
    let mut t8Renamed = fragment::<f16>([BK]);
    cummin(&t6, &mut t8Renamed, 0);
    let mut t9 = shared::<f32>([2*BN, 4]);
    copy(t7.at([(b4 * (2*BM)), (b4 * (2*BN)), (b4 * BM)]).or((cast::<i32>((d0 - 0)) >= cast::<i32>(d2))), &mut t9);
    let mut t10 = fragment::<f32>([8, BN]);
    copy(t7.at((span((b4 * BK), 8), 1, span(d0, BN))), &mut t10);
    let mut t11 = fragment::<f32>([2*BN, BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v8: f32 = ((1.375 * cast::<f32>(x1[[d0, b4, b3]])) / 5.0);
    fill(&mut t11, v8);
    clear(&mut t11);
    let mut t12 = fragment::<u8>([2*BN, 1]);
    fill(&mut t12, 140);
    gemm_sp(&t9, &t12, &t10, &mut t11);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i9| {
        a4.atomic_xor([i9], cast::<i32>(t11[[b4, i9]]), Relaxed);
    });
    parallel!(((2*BN), BM, BM), |i10, i11, i12| {
        h5.atomic_add([(((((((1 * 5) + i10) * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(t7[[i10, i11, i12]]) * cast::<u64>(((((((1 * 5) + i10) * 5) + i11) * 5) + i12))), SeqCst);
    });
    parallel!(BK, |i13| {
        h5.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Relaxed);
    });
    parallel!(((2*BN), 4), |i14, i15| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((8, BN), |i16, i17| {
        h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(((2*BN), BN), |i18Renamed, i19Renamed| {
        h5.atomic_add([(((((1 * 5) + i18Renamed) * 5) + i19Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i18Renamed, i19Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18Renamed) * 5) + i19Renamed))), Relaxed);
    });
    parallel!(((2*BM), BN), |i20, i21| {
        let v22: f32 = t10[[i21, i21]];
        y2[[((b3 * (2*BM)) + i20), ((b4 * BN) + i21)]] = ((!t7[[(i21 % 5), b4, 1]]) | t7[[b4, x0.dim(0), x0.dim(0)]]);
    });
    parallel!(((2*BM), BN, BK), |i23, i24, i25| {
        #[allow(non_snake_case)]
        y3[[((b3 * (2*BM)) + i23), ((b4 * BN) + i24), (0 + i25)]] = { let assignedRenamed: f16 = select(((t10[[i25, i24]] != cast::<f32>((i25 + i24))) | (i23 != d0)), (cast::<f16>(t11[[(i24 - 2).div_ceil(1), (i24 / 1)]]) * 0.5).sigmoid(), select((x1[[i25, i25, i25]] ^ (i25 != i25)), ((cast::<f16>(2) * 0.5).abs() + 1.0).rsqrt(), select((i23 < i25), (cast::<f16>(t7[[i23, b4, b3]]) * 0.5).ln(), (cast::<f16>(t11[[x0.dim(0), i23]]) * 0.5).ln()))); assignedRenamed };
    });
}

#[tile_kernel]
pub fn random_8028<const _BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u64, 2>,
    y1: &mut Tensor<u64, 2>,
    h2: &mut Tensor<u64, 1>,
    _p5: u64,
    _q6: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d0, d1], y1 = [d2, d1], h2 = [7]);
    require!((d1 < 100), "extents are below 100");
    let [b3, b4] = blocks([d2.div_ceil((2*BK)), d1.div_ceil(BK)]);
    let mut t3 = fragment::<u64>([BK]);
    copy(x0.at((1, span(b4, BK))), &mut t3);
    let mut t4 = shared::<f16>([BK, BK]);
    copy(x0.at([(d2 * BN), b4]), &mut t4);
    let mut t5 = fragment::<u64>([BK, 8]);
    parallel!((BK, 8), |i7, i8| {
        t5[[i7, i8]] = x0[[i7, i7]];
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = shared::<u64>([16, 2*BK]);
    copy(x0.at((span(d1, 2*BK), span((d0 * BN), 16))).t(), &mut t6);
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<u64>([BK, 2*BK]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t7Renamed, 1);
    let mut t8 = fragment::<u8>([BK, 2]);
    fill(&mut t8, 144);
    gemm_sp(&t5, &t8, &t6, &mut t7Renamed);
    #[expect(non_snake_case)]
    let n9Renamed: usize = (b3 % 4).max(0);
    parallel!(BK, |i10| {
        h2.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(t3[i10]) * cast::<u64>(((1 * 5) + i10))), Acquire);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BK, BK), |i11, i12| {
        h2.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i11, i12]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
    });
    parallel!((BK, (2*BK)), |i13, i14| {
        h2.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t7Renamed[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
    });
    parallel!(((2*BK), BK), |i15, i16| {
        y1[[((b3 * (2*BK)) + i15), ((b4 * BK) + i16)]] = 0;
    });
}

const SCALE_8029: i32 = 6;
#[tile_kernel]
pub fn random_8029<_T: Float, const BM: usize>(
    x0: &Tensor<F8E4M3, 3>,
    y1: &mut Tensor<f32, 1>,
    y2: &mut Tensor<i64, 1>,
    _q4: usize,
) {
    dims!(x0 = [d0, 2, d1], y1 = [d2], y2 = [d2]);
    let [b3] = blocks([d2.div_ceil(BM)]);
    let mut t3 = shared::<f32>([BM]);
    copy(y1.at([(b3 * BM)]), &mut t3);
    #[expect(non_snake_case)]
    let mut t4Renamed = shared::<F8E4M3>([BM]);
    copy(&t3, &mut t4Renamed);
    let mut t5 = fragment::<i64>([2]);
    parallel!(2, |i5| {
        let mut s6: i64 = 0;
        for k7 in 0..3 {
            s6 += (cast_with::<i64>(t4Renamed[i5], Round::TowardZero) | cast::<i64>((i5 + 1)));
        }
        t5[i5] = s6;
    });
    let mut t6 = fragment::<F8E4M3>([2]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v8: F8E4M3 = F8E4M3::from_bits((cast::<F8E4M3>(-4.75).to_bits() & 127));
    fill(&mut t6, v8);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t6, t3.at_mut((span((d0 * 2), 2),)));
    let mut t7 = fragment::<F8E4M3>([2, BM, BM]);
    parallel!((2, BM, BM), |i9, i10, i11| {
        let v12: F8E4M3 = t4Renamed[i10];
        t7[[i9, i10, i11]] = t4Renamed[1];
    });
    let mut t8 = fragment::<i64>([1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t8, 1);
    reduce_sum_into(&t5, &mut t8, 0);
    let mut t9 = fragment::<f32>([2, 2]);
    #[expect(non_snake_case)]
    let v13Renamed: f32 = cast::<f32>(t7[[(d0 * 3), x0.dim(1), cast::<usize>(cast::<u32>((cast::<usize>(t5[d2]) - 7)))]]).round_ties_even();
    fill(&mut t9, v13Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BM, |i14| {
        y1[((b3 * BM) + i14)] = select((t3[i14] >= t3[i14]), ((cast::<f32>(i14).abs() * (t9[[0, i14]] * cast::<f32>(i14))) * 0.5).sinh(), select((cast::<usize>(t8[cast::<usize>(t8[d1])]) <= d0), ((t9[[i14, 0]] * t9[[i14, 0]]).floor() * 0.5).cos(), select((t8[(_q4 / 1)] > cast::<i64>(t7[[i14, i14, 0]])), ((t9[[i14, (((i14 * 2) + i14) % 2)]].abs() * 0.5).abs() + 1.0).recip(), (cast::<f32>(d1) * 0.5).log10())));
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t3, y2.at_mut([(b3 * BM)]));
}

#[tile_fn]
pub fn function_8030(_v0: f32) -> f32 {
    (_v0 * -3.0)
}
#[tile_kernel]
pub fn random_8030<T: Int, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T, 3>,
    y1: &mut Tensor<i16, 3>,
    a2: &mut Tensor<i64, 1>,
    h3: &mut Tensor<u64, 1>,
    _p8: usize,
    _p9: T,
) {
    dims!(x0 = [BM, d1, d2], y1 = [d3, d4, d4], a2 = [d4], h3 = [7]);
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let n10: usize = d3.div_ceil((2*BM));
    #[cfg_attr(not(all()), cfg(not(all())))]
    let [b5, b6, b7] = blocks([d3.div_ceil((2*BM)), d4.div_ceil((2*BM)), d4.div_ceil((2*BM))]);
    let mut t4 = shared::<i16>([BM]);
    copy(x0.at([(b6 * BN), (n10 * (2*BM)), (b7 * BK)]).or(x0[[n10, d4, cast::<usize>(x0[[cast::<usize>(x0[[b6, d4, b6]]), n10, b5]])]]), &mut t4);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = shared::<T>([2*BM, BN, 1]);
    #[cfg_attr(all(), cfg(not(all())))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let t5_arrived = copy_async(x0.at((span((b6 * (2*BM)), 1), span(n10, 2*BM), span(d3, BN))).permute([1, 2, 0]), &mut t5);
    let mut t6 = fragment::<T::Acc>([2*BM, BM]);
    clear(&mut t6);
    let mut t7 = shared::<T>([2*BM, 1]);
    let mut t8 = shared::<T>([1, BM]);
    for k11 in 0..3 {
        #[cfg(not(all()))]
        undefined!();
        #[cfg(all())]
        copy(x0.at([0, (n10 * BM), (k11 * 1)]), &mut t7);
        #[cfg_attr(all(), cfg(not(all())))]
        assert!(false, "kept");
        copy(x0.at([n10, (k11 * 1), cast::<usize>(x0[[5, 0, 0]])]), &mut t8);
        #[cfg(not(all()))]
        pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
        gemm(&t7, &t8, &mut t6);
    }
    #[cfg_attr(not(all()), cfg(not(all())))]
    t5_arrived.wait();
    let mut v12: T::Acc = 1;
    for k13 in 0..3 {
        #[expect(non_snake_case)]
        v12 += { let assignedRenamed: T::Acc = ((t6[[b5, k13]] / t6[[b5, 1]]) ^ t6[[cast::<usize>(t5[[d3, b7, b5]]), _p8]]); assignedRenamed };
    }
    #[cfg_attr(all(), cfg(not(all())))]
    parallel!(1, |i| { undefined[i] = 1; });
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t9 = fragment::<i16>([BM, BN]);
    copy(t5.at([(n10 * BN), (n10 * (2*BM)), cast::<usize>(cast::<i8>((b6 - 7)))]), &mut t9);
    copy(&t9, t5.at_mut([(b7 * BM), (d3 - d4), (b5 * BK)]));
    #[cfg(not(all()))]
    for _ in 0..1 { assert!(false, "kept"); }
    let mut t10 = fragment::<i64>([2*BM]);
    #[cfg(not(all()))]
    for _ in 0..1 { assert!(false, "kept"); }
    copy(t4.at([n10]).or(4), &mut t10);
    atomic_min(&t10, a2.at_mut([n10]), Relaxed);
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!(BM, |i14| {
        h3.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t4[i14]) * cast::<u64>(((1 * 5) + i14))), AcqRel);
    });
    parallel!(((2*BM), BM), |i15, i16| {
        h3.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t6[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Acquire);
    });
    parallel!(((2*BM), BN, 1), |i17, i18, i19| {
        #[cfg_attr(all(), cfg(not(all())))]
        if true { assert!(false, "kept"); }
        h3.atomic_add([(((((((1 * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t5[[i17, i18, i19]]) * cast::<u64>(((((((1 * 5) + i17) * 5) + i18) * 5) + i19))), SeqCst);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, BN), |i20, i21| {
        #[cfg(not(all()))]
        assert!(false, "kept");
        h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t9[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), SeqCst);
    });
    let mut t11 = shared::<i16>([2*BM, 2*BM, 2*BM]);
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    #[allow(non_snake_case)]
    parallel!(((2*BM), (2*BM), (2*BM)), |i22Renamed, i23Renamed, i24Renamed| {
        let mut l12 = local::<i16>([3]);
        #[cfg(all())]
        for k25 in 0..3 {
            #[cfg(all())]
            l12[k25] = 1;
        }
        t11[[i24Renamed, i23Renamed, i22Renamed]] = l12[x0.dim(2)];
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(&t11, y1.at_mut([(b5 * (2*BM)), (b6 * (2*BM)), (b7 * (2*BM))]));
}

#[tile_fn]
pub fn function_8031(_v0: F8E4M3, _v1: F8E4M3) -> F8E4M3 {
    (_v0 * select((2 >= (0usize - 6).div_ceil(3)), 4.0, cast::<F8E4M3>(2).mul_add(0.0, 2.0)).max(-4.0))
}
#[tile_kernel(fast_math)]
pub fn random_8031<T: Element>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<F8E4M3, 5>,
    x2: &Tensor<T, 1>,
    y3: &mut Tensor<T::Acc, 1>,
    _p5: f32,
) {
    dims!(x0 = [d2], x1 = [6, 2, 2, 2, 6], x2 = [d3], y3 = [d2]);
    #[cfg(not(any()))]
    let [b4] = blocks([d2.div_ceil(6)]);
    let mut t4 = fragment::<f32>([1, 2, 1]);
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x1.at((span(((b4 * 1) / 1), 1), span(x2.dim(0), 1), 1, span((d3 * 2), 2), 1)).permute([1, 2, 0]), &mut t4);
    let mut t5 = fragment::<F8E4M3>([2]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v6: F8E4M3 = (cast::<F8E4M3>(x2[d2]) + cast::<F8E4M3>(-1).mul_add(0.0, cast::<F8E4M3>(b4)));
    fill(&mut t5, v6);
    #[cfg(not(any()))]
    let mut t6 = shared::<f32>([6, 1]);
    parallel!((6, 1), |i7, i8| {
        t6[[i7, i8]] = cast::<f32>(x2[i8]).round_ties_even();
    });
    let mut t7 = fragment::<f32>([2, 1]);
    parallel!((2, 1), |i9, i10| {
        t7[[i9, i10]] = cast::<f32>(x2[i10]);
    });
    #[cfg(any())]
    undefined!();
    let mut t8 = shared::<f32>([6, 2]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v11: f32 = (cast::<f32>(t5[b4]) + (1.0 * 1.0));
    fill(&mut t8, v11);
    gemm(&t6, t7.t(), &mut t8);
    let mut t9 = fragment::<f32>([6, 2]);
    cummax(&t8, &mut t9, 0);
    let mut t10 = fragment::<f32>([6, 2]);
    #[cfg(any())]
    let kept = undefined;
    #[cfg(not(any()))]
    cummin(&t9, &mut t10, 1);
    parallel!(6, |i12| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut l11 = local::<T::Acc>([3]);
        for k13 in 0..3 {
            l11[k13] = cast::<T::Acc>(x2[d2]);
        }
        #[cfg_attr(not(any()), expect(non_snake_case))]
        y3[((b4 * 6) + i12)] = { let assignedRenamed: T::Acc = l11[d2]; assignedRenamed };
    });
}

#[tile_kernel]
pub fn random_8032<T: Num>(
    x0: &Tensor<i32, 1>,
    x1: &Tensor<T::Acc, 2>,
    y2: &mut Tensor<i32, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0], x1 = [d0, d0], y2 = [d1, d2], h3 = [7]);
    let [b3, b4] = blocks([d1.div_ceil(8), d2.div_ceil(3)]);
    #[allow(non_snake_case)]
    let mut t4Renamed = shared::<i32>([3, 3]);
    clear(&mut t4Renamed);
    let mut t5 = fragment::<i32>([8, 3]);
    copy(x1.at((span((b4 * 8), 8), span((b3 * 8), 3))), &mut t5);
    let mut t6 = fragment::<T::Acc>([3, 8]);
    copy(t4Renamed.at((span((b3 * 3), 3), span((b3 * 3), 8))), &mut t6);
    let mut t7 = shared::<i32>([3, 3]);
    cumprod(&t4Renamed, &mut t7, 0);
    pipelined!(0..3, stages = 3, |k5| {
        parallel!((3, 3), |i6, i7| {
            let v8: T::Acc = t6[[d2, 2]];
            let mut s9: i32 = 0;
            for k10 in 0..4 {
                s9 += 2i32.abs();
            }
            if (t4Renamed[[i6, i7]] <= t5[[i7, i7]]) {
                t4Renamed[[i6, i7]] = s9;
            }
        });
        let mut t8 = fragment::<u16>([3, 3, 8, 3, 1]);
        parallel!((3, 3, 8, 3, 1), |i11, i12, i13, i14, i15| {
            let v16: i32 = t7[[cast::<usize>(cast::<i64>((i11 - 7))), i11]];
            #[expect(non_snake_case)]
            t8[[i11, i12, i13, i14, i15]] = { let assignedRenamed: u16 = (if (x0[i11] <= x0[0]) { 1 } else { 0 }); assignedRenamed };
        });
        let mut t9 = fragment::<i32>([3]);
        parallel!(3, |i17| {
            let mut l10 = local::<i32>([4]);
            #[expect(non_snake_case)]
            for k18Renamed in 0..4 {
                #[allow(non_snake_case)]
                l10[k18Renamed] = { let assignedRenamed: i32 = t7[[b3, i17]]; assignedRenamed };
            }
            t9[i17] = l10[d0];
        });
        let mut t11 = shared::<i32>([8]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!(8, |i19| {
            t11[i19] = ((cast::<i32>(i19) * 1) + 1);
        });
        let mut t12 = fragment::<i32>([8, 3]);
        copy(t4Renamed.at((span(b3, 3), span(k5, 8))).t(), &mut t12);
        scatter(&t12, &t11, &mut t4Renamed);
        parallel!(8, |i20| {
            h3.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t11[i20]) * cast::<u64>(((1 * 5) + i20))), Release);
        });
        parallel!((8, 3), |i21, i22| {
            h3.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t12[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
        });
    });
    let v23: T = cast::<T>(t7[[b3, 0]]);
    parallel!((3, 3), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t4Renamed[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((8, 3), |i26Renamed, i27Renamed| {
        h3.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(t5[[i26Renamed, i27Renamed]]) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), Relaxed);
    });
    parallel!((3, 8), |i28, i29| {
        h3.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((3, 3), |i30, i31| {
        h3.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t7[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Acquire);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t5, y2.at_mut([(b3 * 8), (b4 * 3)]));
}

const SCALE_8033: u8 = 3;
#[tile_kernel]
pub fn random_8033<T: Element, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T, 5>,
    x1: &Tensor<u32, 1>,
    y2: &mut Tensor<T::Acc, 3>,
    h3: &mut Tensor<u64, 1>,
    _p7: T,
    _q8: usize,
) {
    dims!(x0 = [2*BN, BM, BK, 1, 1], x1 = [d0], y2 = [d1, d2, d3], h3 = [7]);
    let n9: usize = d1.div_ceil(BK);
    let [b4, b5, b6] = blocks([d1.div_ceil(BK), d2.div_ceil(BK), d3.div_ceil(BN)]);
    let mut t4 = shared::<T::Acc>([BM, BN]);
    let t4_arrived = copy_async(x0.at([(n9 * BK), (b4 * BK), (d1 * BM), (b6 * (2*BN)), (b6 * (2*BN))]), &mut t4);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = fragment::<u64>([2*BN, BK]);
    parallel!(((2*BN), BK), |i10, i11| {
        t5[[i10, i11]] = 2;
    });
    let mut t6 = fragment::<u64>([2*BN, BK]);
    parallel!(((2*BN), BK), |i12, i13| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t6[[i12, i13]] = 4u64.min(cast::<u64>(d3));
    });
    let mut t7 = shared::<u64>([2*BN, 2*BN]);
    gemm_set(&t5, t6.t(), &mut t7);
    t4_arrived.wait();
    #[expect(non_snake_case)]
    let mut t8Renamed = fragment::<u64>([BM, BK, BK]);
    parallel!((BK, BK, BM), |i14, i15, i16| {
        let v17: T::Acc = cast::<T::Acc>(cast::<f32>(t6[[d2, b6]]));
        #[expect(non_snake_case)]
        t8Renamed[[i16, i15, i14]] = { let assignedRenamed: u64 = (!(t7[[3, 3]] & t7[[d1, d2]])); assignedRenamed };
    });
    let mut t9 = shared::<u64>([2*BN, 2*BN]);
    parallel!(((2*BN), (2*BN)), |i18, i19| {
        let mut s20: u64 = 0;
        #[expect(non_snake_case)]
        for k21Renamed in 0..3 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            s20 += (((t5[[i18, k21Renamed]] & t6[[3, _q8]]) * 5) % 5);
        }
        t9[[i18, i19]] = s20;
    });
    atomic_add(&t9, &mut t7, Release);
    let mut v22: u64 = 2;
    #[allow(non_snake_case)]
    for k23Renamed in 0..3 {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        v22 += (t6[[b5, d3]] + cast::<u64>(t6[[(b5 - b4), (cast::<usize>(x1[n9]) + 4)]]));
    }
    let mut t10 = shared::<i32>([BM, 1, BK]);
    reduce_argmin(&t8Renamed, &mut t10, 1);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BN, |i24| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t10.atomic_and([cast::<usize>(cast::<i32>((i24 - 9))), b5, d1], ((if (i24 <= cast::<usize>(t5[[cast::<usize>(t8Renamed[[i24, 1, cast::<usize>(t8Renamed[[i24, i24, x0.dim(3)]])]]), b6]])) { cast::<i32>(t5[[b5, i24]]) } else { cast::<i32>(cast::<usize>(cast::<i64>((i24 - 2)))) }) * cast::<i32>(cast::<i32>(b5).count_ones())), SeqCst);
    });
    #[expect(non_snake_case)]
    let mut t11Renamed = fragment::<u32>([BM, BN]);
    parallel!((BM, BN), |i25, i26| {
        #[expect(non_snake_case)]
        t11Renamed[[i25, i26]] = { let assignedRenamed: u32 = (1 + select((cast::<usize>(t8Renamed[[i25, cast::<usize>(t9[[0, cast::<usize>(t6[[i26, cast::<usize>(t7[[i26, i26]])]])]]), i26]]) < i26), 0, 2)); assignedRenamed };
    });
    let mut t12 = shared::<u32>([BK, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BK, BM), |i27, i28| {
        t12[[i27, i28]] = cast::<u32>(t5[[_q8, (i27 - 1)]]);
    });
    let mut t13 = fragment::<u32>([BN, BK]);
    let v29: u32 = x1[_q8];
    fill(&mut t13, v29);
    clear(&mut t13);
    gemm(t11Renamed.t(), t12.t(), &mut t13);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((n9.min(BM), BK, n9.min(BK)), |i30, i31, i32| {
        t8Renamed[[(i30 * 2), i31, (BK - i32)]] = ((t6[[d3, 2]] * t6[[0, i32]]) * select((t8Renamed[[(i30 * 2), i31, (BK - i32)]] >= cast::<u64>(t9[[_q8, _q8]])), 2, 0));
    });
    if (0 > ((((d0 - 3) * BK) + cast::<usize>(t12[[b6, d2]])) % BK)) {
        let mut t14 = fragment::<T>([2*BN, 12]);
        copy(t5.at([b6, (b5 * BN)]), &mut t14);
        let mut t15 = shared::<T>([BN, 24]);
        parallel!((BN, 24), |i33, i34| {
            t15[[i33, i34]] = cast::<T>(cast::<f32>(t12[[i33, i33]]));
        });
        let mut t16 = shared::<T::Acc>([2*BN, BN]);
        let v35: T::Acc = cast::<T::Acc>((-1.0f32));
        fill(&mut t16, v35);
        let mut t17 = shared::<u8>([2*BN, 3]);
        fill(&mut t17, 212);
        gemm_sp(&t14, &t17, t15.t(), &mut t16);
        parallel!((BN, BK), |i36, i37| {
            h3.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t13[[i36, i37]]) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), AcqRel);
        });
        parallel!(((2*BN), BN), |i38, i39| {
            h3.atomic_add([(((((1 * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i38, i39]]) * 16.0))) * cast::<u64>(((((1 * 5) + i38) * 5) + i39))), Relaxed);
        });
    }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v40: u64 = (1 + t6[[b5, b5]]);
    fill(&mut t7, v40);
    parallel!(((2*BN), (2*BN)), |i41, i42| {
        h3.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(t9[[i41, i42]]) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), AcqRel);
    });
    parallel!((BM, 1, BK), |i43, i44, i45| {
        h3.atomic_add([(((((((1 * 5) + i43) * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(t10[[i43, i44, i45]]) * cast::<u64>(((((((1 * 5) + i43) * 5) + i44) * 5) + i45))), Relaxed);
    });
    parallel!((BM, BN), |i46, i47| {
        h3.atomic_add([(((((1 * 5) + i46) * 5) + i47) % 7)], (cast::<u64>(t11Renamed[[i46, i47]]) * cast::<u64>(((((1 * 5) + i46) * 5) + i47))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BK, BM), |i48Renamed, i49Renamed| {
        h3.atomic_add([(((((1 * 5) + i48Renamed) * 5) + i49Renamed) % 7)], (cast::<u64>(t12[[i48Renamed, i49Renamed]]) * cast::<u64>(((((1 * 5) + i48Renamed) * 5) + i49Renamed))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BN, BK), |i50Renamed, i51Renamed| {
        h3.atomic_add([(((((1 * 5) + i50Renamed) * 5) + i51Renamed) % 7)], (cast::<u64>(t13[[i50Renamed, i51Renamed]]) * cast::<u64>(((((1 * 5) + i50Renamed) * 5) + i51Renamed))), Relaxed);
    });
    let mut t18 = shared::<T::Acc>([BK, BK, BN]);
    copy(x0.at(((b5 - 1), span((d0 * BN), BN), (b5 * BN), span((((_q8 * BK) + b4) / BK), BK), span((((b6 - 2) * BM) % BM), BK))).permute([1, 2, 0]), &mut t18);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t18, y2.at_mut([(b4 * BK), (b5 * BK), (b6 * BN)]));
}

#[tile_fn]
pub fn function_8034(_v0: f32, _v1: f32) -> f32 {
    (_v0 + ((-1.0f32) + -1.0).mul_add((2.0 - -1.0), -2.0).round_ties_even())
}
#[tile_kernel(fast_math)]
pub fn random_8034<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i16, 3>,
    y1: &mut Tensor<f32, 3>,
    y2: &mut Tensor<f32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p11: usize,
) {
    dims!(x0 = [d2, d3, d4], y1 = [d5, d6, d7], y2 = [d5, d6, d7], h3 = [7]);
    let n12: usize = d5.div_ceil(BK);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b8, b9, b10] = blocks([d5.div_ceil(BK), d6.div_ceil((2*BM)), d7.div_ceil(BM)]);
    let mut t4 = shared::<i16>([BK, BK, BM]);
    copy(x0.at([b10, d3, b8]), &mut t4);
    let mut t5 = fragment::<i16>([BK]);
    #[allow(non_snake_case)]
    parallel!(BK, |i13Renamed| {
        let v14: f64 = (-4.0f64).abs();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t5[i13Renamed] = (((((cast::<i16>(n12) >> x0[[i13Renamed, x0.dim(1), i13Renamed]]) << 9) * 2) + t4[[cast::<usize>(cast::<u8>((b10 - 6))), i13Renamed, i13Renamed]]) / 2);
    });
    #[allow(non_snake_case)]
    let mut t6Renamed = fragment::<i16>([1]);
    reduce_product(&t5, &mut t6Renamed, 0);
    parallel!((BK, BK, BM), |i15, i16, i17| {
        t4.atomic_cas([i15, i16, i17], (-1 + -1), (if (cast::<u8>((i15 - 6)) != cast::<u8>(x0.dim(0))) { 3i16 } else { 0 }).min(4), Relaxed);
    });
    #[expect(non_snake_case)]
    let mut t7Renamed = fragment::<i16>([BK]);
    cumprod(&t5, &mut t7Renamed, 0);
    let mut t8 = fragment::<f64>([BM, BK]);
    parallel!((BM, BK), |i18, i19| {
        t8[[i18, i19]] = (1.0f64 + 1.0).trunc();
    });
    let mut t9 = shared::<f64>([BM, BM]);
    parallel!((BM, BM), |i20, i21| {
        t9[[i20, i21]] = 4.0;
    });
    let mut t10 = shared::<f64>([BK, BM]);
    #[expect(non_snake_case)]
    let v22Renamed: f64 = cast::<f64>(d2);
    fill(&mut t10, v22Renamed);
    clear(&mut t10);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    gemm(t8.t(), &t9, &mut t10);
    let mut t11 = fragment::<f32>([BN, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BM), |i23, i24| {
        t11[[i23, i24]] = cast::<f32>(t8[[d3, i24]]).min(4.0).round();
    });
    let mut t12 = shared::<f32>([BK, BM]);
    copy(t8.at([((cast::<usize>(t6Renamed[d3]) - 4) % 4), cast::<usize>(t6Renamed[0])]), &mut t12);
    let mut t13 = shared::<f32>([BN, BK]);
    gemm_set(&t11, t12.t(), &mut t13);
    let mut t14 = shared::<f32>([BN]);
    parallel!(BN, |i25| {
        #[expect(non_snake_case)]
        let mut s26Renamed: f32 = 0.0;
        #[expect(non_snake_case)]
        for k27Renamed in 0..4 {
            s26Renamed += 0.0;
        }
        t14[i25] = s26Renamed;
    });
    parallel!((BM, BK), |i28, i29| {
        h3.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((BM, BM), |i30, i31| {
        h3.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i30, i31]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Release);
    });
    parallel!((BK, BM), |i32, i33| {
        h3.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i32, i33]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), SeqCst);
    });
    parallel!((BN, BK), |i34, i35| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i34, i35]]) * 16.0))) * cast::<u64>(((((1 * 5) + i34) * 5) + i35))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(BN, |i36Renamed| {
        h3.atomic_add([(((1 * 5) + i36Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i36Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i36Renamed))), Relaxed);
    });
    let mut t15 = shared::<f32>([BK, 2*BM, BM]);
    let v37: f32 = ((if (3 >= d3) { 1.0 } else { cast::<f32>(b9) }) * (t14[cast::<usize>(t5[d3])] - t14[b9]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t15, v37);
    copy(&t15, y1.at_mut([(b8 * BK), (b9 * (2*BM)), (b10 * BM)]));
    #[expect(non_snake_case)]
    let mut t16Renamed = fragment::<f32>([BM, BK, 2*BM, BM]);
    parallel!((BM, BK, (2*BM), BM), |i38, i39, i40, i41| {
        t16Renamed[[i38, i39, i40, i41]] = ((1.0 + 0.0) * (-1.0));
    });
    let mut t17 = fragment::<f32>([BK, 2*BM, BM]);
    reduce_logsumexp(&t16Renamed, &mut t17, 0);
    copy(&t17, y2.at_mut([(b8 * BK), (b9 * (2*BM)), (b10 * BM)]));
}

#[tile_fn]
pub fn function_8035(_v0: i64, _v1: i64) -> i64 {
    (_v0 * (cast::<i64>(cast::<i64>(_v1.leading_zeros()).leading_zeros()) ^ cast::<i64>((0usize + 1))))
}
#[tile_kernel]
pub fn random_8035<const BM: usize, const BN: usize>(
    x0: &Tensor<i64, 3>,
    x1: &Tensor<f16, 3>,
    x2: &Tensor<i64, 2>,
    y3: &mut Tensor<i8, 2>,
    y4: &mut Tensor<i8, 2>,
    h5: &mut Tensor<u64, 1>,
    _p10: i8,
) {
    #[cfg_attr(any(), cfg(any()))]
    dims!(x0 = [d2, d3, d4], x1 = [d5, d6, d2], x2 = [d7, d3], y3 = [d7, d7], y4 = [d7, d7], h5 = [7]);
    let [b8, b9] = blocks([d7.div_ceil(BN), d7.div_ceil(BN)]);
    let mut t6 = shared::<i8>([BN, BN]);
    copy(y3.at([(b8 * BN), (b9 * BN)]), &mut t6);
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<i64>([BM, BM + 1, 1]);
    #[cfg_attr(not(any()), cfg(any()))]
    { assert!(false, "kept"); }
    copy(x1.at([(b8 * BN), b9, (d6 + b9)]), &mut t7Renamed);
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = fragment::<i64>([BM + 1]);
    copy(x0.at((span(b9, BM + 1), (d3 * (BM + 1)), ((b9 - 4) << (b8 - 2)))), &mut t8);
    #[cfg_attr(not(any()), cfg(any()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    cumsum(&t7Renamed, &mut t7Renamed, 2);
    let mut t9 = shared::<i8>([BN, BN]);
    #[cfg(not(any()))]
    copy(&t6, &mut t9);
    parallel!(b9.min((BM + 1)), |i11| {
        t8[i11] = cast::<i64>(b8);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<i8>([BN, BN]);
    copy(&t6, &mut t10);
    atomic_min(&t10, &mut t9, Relaxed);
    pipelined!(0..b8, stages = 2, order = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], |k12| {
        let mut t11 = fragment::<i64>([BM + 1, 8]);
        #[cfg(not(any()))]
        parallel!(((BM + 1), 8), |i13, i14| {
            t11[[i13, i14]] = (cast::<i64>(t10[[b9, 6]]) * -1);
        });
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        let mut t12 = shared::<i64>([16, BM + 1]);
        copy(x1.at(((b8 * (BM + 1)), span(b8, BM + 1), span(d3, 16))).t(), &mut t12);
        let mut t13 = fragment::<i64>([BM + 1, BM + 1]);
        #[cfg(any())]
        pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
        let v15: i64 = (-x2[[(d3 - 1).div_ceil(4), cast::<usize>(t9[[3, d3]])]]);
        #[cfg_attr(not(any()), cfg(any()))]
        assert!(false, "kept");
        fill(&mut t13, v15);
        #[cfg(any())]
        let kept = undefined;
        #[allow(non_snake_case)]
        let mut t14Renamed = fragment::<u8>([BM + 1, 2]);
        fill(&mut t14Renamed, 212);
        gemm_sp(&t11, &t14Renamed, &t12, &mut t13);
        parallel!((16, (BM + 1)), |i16, i17| {
            h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t12[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Acquire);
        });
        parallel!(((BM + 1), (BM + 1)), |i18, i19| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t13[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
        });
    });
    let mut t15 = shared::<i8>([BN, BN]);
    copy(t9.at((span((b9 * (BM + 1)), BN), span(cast::<usize>(cast::<u32>((d7 - 3))), BN))).or(t10[[d3, cast::<usize>(t6[[d3, cast::<usize>(x2[[d5, b8]])]])]]).t(), &mut t15);
    atomic_min(&t15, &mut t6, Acquire);
    #[allow(non_snake_case)]
    parallel!((BM, (BM + 1), 1), |i20Renamed, i21Renamed, i22Renamed| {
        h5.atomic_add([(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(t7Renamed[[i20Renamed, i21Renamed, i22Renamed]]) * cast::<u64>(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed))), SeqCst);
    });
    parallel!((BM + 1), |i23| {
        #[cfg_attr(not(any()), cfg(any()))]
        let kept = undefined;
        h5.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t8[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    #[cfg_attr(not(any()), expect(non_snake_case))]
    parallel!((BN, BN), |i24Renamed, i25Renamed| {
        h5.atomic_add([(((((1 * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(t9[[i24Renamed, i25Renamed]]) * cast::<u64>(((((1 * 5) + i24Renamed) * 5) + i25Renamed))), Relaxed);
    });
    parallel!((BN, BN), |i26, i27| {
        #[cfg_attr(any(), cfg(any()))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t10[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Release);
    });
    #[cfg_attr(any(), cfg(any()))]
    parallel!((BN, BN), |i28, i29| {
        h5.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t15[[i28, i29]]) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    copy(&t6, y3.at_mut([(b8 * BN), (b9 * BN)]));
    copy(&t6, y4.at_mut([(b8 * BN), (b9 * BN)]));
}

const ROWS_8036: usize = 6;
const SCALE_8036: f64 = 3.0;
#[tile_kernel(fast_math)]
pub fn random_8036<const BM: usize, const BN: usize>(
    x0: &Tensor<f64, 3>,
    x1: &Tensor<f64, 4>,
    x2: &Tensor<u16, 3>,
    y3: &mut Tensor<u16, 3>,
    y4: &mut Tensor<u16, 3>,
    h5: &mut Tensor<u64, 1>,
    _p5: u16,
    _p6: usize,
    _q7: usize,
) {
    dims!(x0 = [d0, d1, BN], x1 = [ROWS_8036, BN, 2*BN, BM], x2 = [d2, d2, d1], y3 = [d2, d2, ROWS_8036], y4 = [d2, d2, ROWS_8036], h5 = [7]);
    let [b3, b4] = blocks([d2.div_ceil(BN), d2.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = fragment::<f64>([2*BN]);
    copy(x2.at((span((b4 + d0), 2*BN), _p6, (_p6 * BM))), &mut t6);
    let mut t7 = fragment::<bf16>([BM]);
    parallel!(BM, |i8| {
        #[expect(non_snake_case)]
        let v9Renamed: f64 = -3.0;
        t7[i8] = (-cast::<bf16>(2).max(-2.0));
    });
    parallel!((2*BN), |i10| {
        h5.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i10]) * 16.0))) * cast::<u64>(((1 * 5) + i10))), Acquire);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i11| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = fragment::<u16>([BN, BM, ROWS_8036]);
    parallel!((ROWS_8036, BM, BN), |i12, i13, i14| {
        let mut l9 = local::<u16>([3]);
        for k15 in 0..3 {
            l9[k15] = cast::<u16>(k15);
        }
        t8[[i14, i13, i12]] = l9[1];
    });
    copy(&t8, y3.at_mut([(b3 * BN), (b4 * BM), 0]));
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<u16>([BN, BM, ROWS_8036]);
    parallel!((BN, BM, ROWS_8036), |i16, i17, i18| {
        t10Renamed[[i16, i17, i18]] = ((x2[[i16, i16, i18]] | x2[[8, _q7, _q7]]) & x2[[cast::<usize>(x2[[cast::<usize>(x2[[cast::<usize>(x2[[_q7, _q7, cast::<usize>(x2[[b4, d0, i16]])]]), i18, i18]]), 9, cast::<usize>(x2[[b3, i18, i18]])]]), b3, cast::<usize>(x2[[i16, i18, i16]])]]).min((select((i18 <= i18), 0, x2[[i16, 12, b4]]) >> 6));
    });
    copy(&t10Renamed, y4.at_mut([(b3 * BN), (b4 * BM), 0]));
}

#[tile_fn]
pub fn function_8037(_v0: f32) -> f32 {
    (_v0 + (1.0f32 * 0.0).min(-4.0).min((-3.0 + 0.0)))
}
#[tile_kernel]
pub fn random_8037<const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p8: f32,
    _p9: usize,
) {
    dims!(x0 = [d1, d1, BM], x1 = [d2, d2], x2 = [d3, d4], y3 = [d5, d2], h4 = [7]);
    require!((d1 < 100), "extents are below 100");
    let [b6, b7] = blocks([d5.div_ceil(BM), d2.div_ceil(2)]);
    let mut t5 = fragment::<f32>([BM]);
    copy(x1.at(((b7 * BN), span(2, BM))).or(x2[[_p9, 7]]), &mut t5);
    let mut t6 = fragment::<F8E4M3>([2]);
    clear(&mut t6);
    let mut t7 = shared::<i32>([BN]);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BN, |i10Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t7[i10Renamed] = ((cast::<i32>(i10Renamed) * 1) + 1);
    });
    let mut t8 = shared::<F8E4M3>([BN]);
    parallel!(BN, |i11| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t8[i11] = (-t6[d1]);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    scatter(&t8, &t7, &mut t6);
    parallel!(BN, |i12| {
        #[expect(non_snake_case)]
        t7[i12] = { let assignedRenamed: i32 = cast::<i32>(t8[i12]); assignedRenamed };
    });
    #[allow(non_snake_case)]
    parallel!(BN, |i13Renamed| {
        t7.atomic_exchange([i13Renamed], cast::<i32>(t6[d2]), Relaxed);
    });
    for k14 in 0..4 {
        let n15: usize = (d2 % 4).max(0);
        parallel!(BN, |i16| {
            h4.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t7[i16]) * cast::<u64>(((1 * 5) + i16))), Acquire);
        });
        parallel!(BN, |i17| {
            h4.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
        });
    }
    let mut t9 = shared::<i32>([1]);
    reduce_argmin(&t8, &mut t9, 0);
    parallel!(BM, |i18| {
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), SeqCst);
    });
    parallel!(2, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(BN, |i20| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t7[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!(BN, |i21| {
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i21]) * 16.0))) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!(1, |i22| {
        h4.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t9[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = fragment::<f32>([BM, 2]);
    copy(x1.at((span((b7 * BM), BM), span((_p9 * BN), 2))), &mut t10);
    copy(&t10, y3.at_mut([(b6 * BM), (b7 * 2)]));
}

const SCALE_8038: f64 = 6.0;
#[tile_kernel]
pub fn random_8038<const BM: usize, const _FLAG: bool>(
    x0: &Tensor<i16, 1>,
    y1: &mut Tensor<u16, 2>,
    y2: &mut Tensor<u16, 2>,
) {
    dims!(x0 = [6], y1 = [d0, d1], y2 = [d0, d1]);
    let [b2, b3] = blocks([d0.div_ceil(8), d1.div_ceil(8)]);
    let mut t3 = fragment::<i16>([6, 6, BM]);
    parallel!((6, 6, BM), |i4, i5, i6| {
        #[allow(non_snake_case)]
        t3[[i4, i5, i6]] = { let assignedRenamed: i16 = x0[3]; assignedRenamed };
    });
    let mut t4 = shared::<i16>([6, 6]);
    parallel!((6, 6), |i7, i8| {
        let mut l5 = local::<i16>([1]);
        for k9 in 0..1 {
            l5[k9] = ((((x0[0] & t3[[k9, k9, k9]]) * 6) + x0[k9]) % 6);
        }
        t4[[i7, i8]] = l5[b2];
    });
    let v10: i16 = (((t4[[b2, b3]] & t3[[b3, b3, 1]]) * 2) / 2);
    let mut t6 = fragment::<i16>([6, 1]);
    reduce_product(&t4, &mut t6, 1);
    #[allow(non_snake_case)]
    let mut t7Renamed = fragment::<i32>([6]);
    parallel!(6, |i11| {
        t7Renamed[i11] = ((cast::<i32>(i11) * 2) + -1);
    });
    let mut t8 = fragment::<i16>([6, 1]);
    copy(&t6, &mut t8);
    scatter(&t8, &t7Renamed, &mut t6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    for k12 in (0..4).step_by(3) {
        let mut t9 = fragment::<i32>([BM]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!(BM, |i13| {
            t9[i13] = ((cast::<i32>(i13) * 2) + -2);
        });
        let mut t10 = shared::<i32>([BM]);
        copy(x0.at((span(k12, BM),)), &mut t10);
        scatter(&t10, &t9, &mut t7Renamed);
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((6, 6), |i14, i15| {
        t4.atomic_cas([i14, i15], -1, cast::<i16>(cast::<i16>(t8[[b3, x0.dim(0)]]).leading_zeros()), Relaxed);
    });
    for k16 in 0..4 {
        let mut v17: i16 = 0;
        for k18 in 0..1 {
            #[expect(non_snake_case)]
            v17 += { let assignedRenamed: i16 = t8[[k18, (k18 / 1)]]; assignedRenamed };
        }
        let mut t11 = shared::<i16>([1, 1]);
        fill(&mut t11, 1);
        reduce_min_into(&t8, &mut t11, 0);
        if (b3 != b3) {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            assert!((d0 < 7), "an index is within its bounds");
        } else {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let mut t12 = fragment::<u16>([8, 8]);
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            parallel!((8, 8), |i19, i20| {
                t12[[i19, i20]] = 1;
            });
        }
    }
    let mut t13 = shared::<u16>([8, 8]);
    parallel!((8, 8), |i21, i22| {
        let mut l14 = local::<u16>([2]);
        for k23 in 0..2 {
            l14[k23] = 0;
        }
        t13[[i22, i21]] = l14[b2];
    });
    copy(&t13, y1.at_mut([(b2 * 8), (b3 * 8)]));
    parallel!((8, 8), |i24, i25| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut s26: u16 = 0;
        for k27 in 0..3 {
            s26 += select((i24 == (k27 + 3)), (!0), (3 % cast::<u16>((k27 + 1))));
        }
        y2[[((b2 * 8) + i24), ((b3 * 8) + i25)]] = s26;
    });
}

const ROWS_8039: usize = 3;
const SCALE_8039: u8 = 6;
#[tile_kernel]
pub fn random_8039<const BM: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f32, 3>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p5: u64,
    _p6: f32,
    _q7: usize,
) {
    dims!(x0 = [d0, d1], x1 = [BM, d1, d2], x2 = [d1, d2, d2], y3 = [d3, 6], h4 = [7]);
    #[cfg(false)]
    let kept = undefined;
    #[cfg_attr(false, cfg(false))]
    let n8: usize = d3.div_ceil(BM);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut w5 = workspace::<u64>([d3]);
    #[cfg(false)]
    require!(false, "kept");
    let [b4] = blocks([d3.div_ceil(BM)]);
    #[cfg_attr(false, cfg(false))]
    let mut t6 = fragment::<u64>([6, 6]);
    #[cfg(false)]
    parallel!(1, |i| { undefined[i] = 1; });
    #[expect(non_snake_case)]
    parallel!((6, 6), |i9Renamed, i10Renamed| {
        let v11: u64 = (0 | cast::<u64>((i10Renamed + 1)));
        let mut s12: u64 = 0;
        for k13 in 0..6 {
            #[cfg_attr(not(false), allow(non_snake_case))]
            s12 += { let assignedRenamed: u64 = 3; assignedRenamed };
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t6[[i9Renamed, i10Renamed]] = s12;
    });
    let mut t7 = fragment::<u64>([ROWS_8039]);
    copy(x2.at((n8, (d2 * 6), span((n8 * ROWS_8039), ROWS_8039))), &mut t7);
    parallel!((6, 6), |i14, i15| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t6[[(i14 * 2), i15]] = select(((t7[1] != t6[[(i14 * 2), i15]]) ^ (((((i15 - 4) * ROWS_8039) + _q7) / ROWS_8039) <= (i15 % 5))), _p5, ((((cast::<u64>(i14) % t6[[(i14 * 2), i15]]) * 7) + t7[0]) % 7));
    });
    #[cfg_attr(not(false), cfg(false))]
    assert!(false, "kept");
    if (d0 >= (b4 + 3)) {
        let mut t8 = fragment::<u64>([1]);
        reduce_max(&t7, &mut t8, 0);
        let mut t9 = fragment::<f32>([ROWS_8039, BM]);
        #[cfg(not(false))]
        copy(x2.at([(d0 * 6), cast::<usize>(t7[d0]), (n8 * BM)]), &mut t9);
        copy(&t9, t6.at_mut((span((d0 * 6), ROWS_8039), span(b4, BM))));
        #[cfg_attr(not(false), allow(non_snake_case))]
        let mut t10Renamed = shared::<u64>([7]);
        threads!(7, |thread16| {
            let i17: usize = thread16.index();
            #[cfg(not(false))]
            #[cfg_attr(not(false), expect(non_snake_case))]
            let i18Renamed: usize = thread16.lane();
            let w19: usize = thread16.warp();
            let i20: usize = (i17 % 8);
            let v21: u64 = ((cast::<u64>(x2[[_q7, i17, i20]]) ^ cast::<u64>((n8 + 1))) << cast::<u64>((d1 + 1)));
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v22: u64 = thread16.shuffle_xor(v21, i20);
            let v23: u32 = thread16.ballot(((cast::<u8>((i17 - 7)) < cast::<u8>(i17)) & (x1[[x2.dim(0), i17, n8]] >= x1[[n8, x1.dim(0), b4]])));
            let v24: bool = thread16.any(((i20 < i20) & (4 <= i17)));
            #[cfg_attr(not(false), allow(non_snake_case))]
            let v25Renamed: u64 = select(v24, cast::<u64>(v23.count_ones()), v22);
            t10Renamed[i17] = v25Renamed;
        });
        #[expect(non_snake_case)]
        parallel!((ROWS_8039, BM), |i26Renamed, i27Renamed| {
            #[cfg(not(false))]
            h4.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i26Renamed, i27Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), Relaxed);
        });
        #[cfg(not(false))]
        parallel!(7, |i28| {
            h4.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t10Renamed[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
        });
    } else {
        let mut t11 = shared::<u64>([BM, ROWS_8039, 6]);
        #[expect(non_snake_case)]
        parallel!((BM, ROWS_8039, 6), |i29Renamed, i30Renamed, i31Renamed| {
            #[cfg_attr(not(false), cfg(false))]
            { assert!(false, "kept"); }
            t11[[i29Renamed, i30Renamed, i31Renamed]] = (0 >> t6[[i30Renamed, i29Renamed.min(i30Renamed)]]);
        });
        let mut t12 = fragment::<u64>([6, 6]);
        cumsum(&t6, &mut t12, 0);
    }
    let v32: f32 = x2[[x2.dim(2), cast::<usize>(t7[b4]), d0]];
    let mut t13 = shared::<u64>([6, 6]);
    cumsum(&t6, &mut t13, 0);
    let mut t14 = fragment::<u64>([BM]);
    copy(x1.at((span((d0 * BM), BM), (d0 * 6), cast::<usize>(t7[b4]))), &mut t14);
    let mut t15 = fragment::<u64>([BM]);
    copy(&t14, w5.at_mut([(b4 * BM)]));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(w5.at([(b4 * BM)]), &mut t15);
    parallel!((6, 6), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t6[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!(ROWS_8039, |i35| {
        #[cfg(not(false))]
        h4.atomic_add([(((1 * 5) + i35) % 7)], (cast::<u64>(t7[i35]) * cast::<u64>(((1 * 5) + i35))), SeqCst);
    });
    #[cfg(false)]
    assert!(false, "kept");
    parallel!((6, 6), |i36, i37| {
        h4.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t13[[i36, i37]]) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), Relaxed);
    });
    parallel!(BM, |i38| {
        #[cfg(false)]
        undefined!();
        h4.atomic_add([(((1 * 5) + i38) % 7)], (cast::<u64>(t14[i38]) * cast::<u64>(((1 * 5) + i38))), AcqRel);
    });
    parallel!(BM, |i39| {
        h4.atomic_add([(((1 * 5) + i39) % 7)], (cast::<u64>(t15[i39]) * cast::<u64>(((1 * 5) + i39))), Relaxed);
    });
    #[cfg_attr(not(false), allow(non_snake_case))]
    parallel!((BM, 6), |i40Renamed, i41Renamed| {
        #[allow(non_snake_case)]
        y3[[((b4 * BM) + i40Renamed), (0 + i41Renamed)]] = { let assignedRenamed: f32 = select(((i41Renamed % 5) != (i41Renamed - 6).div_ceil(3)), (x2[[i41Renamed, i41Renamed, b4]] * 0.5).cos(), select((cast::<i8>((i41Renamed - 9)) != cast::<i8>(((i41Renamed - 0) / 3))), (x2[[7, i40Renamed, i40Renamed]] * 0.5).log10(), select((cast::<usize>(t13[[cast::<usize>(t13[[i40Renamed, _q7]]), i40Renamed]]) >= 2), ((-(-1.0f32).mul_add(-1.0, x2[[i40Renamed, i40Renamed, cast::<usize>(t7[cast::<usize>(t7[cast::<usize>(t14[i40Renamed])])])]])) * 0.5).log1p(), (((-1.0 * cast::<f32>(d0)) * (1.0 - 1.0)) * 0.5).acos()))); assignedRenamed };
    });
}

#[tile_fn]
pub fn function_8040(_v0: u8, _v1: u8) -> u8 {
    (_v0 + ((if (cast::<i16>((0usize - 6)) > cast::<i16>(0usize)) { 4 } else { 0 }) & cast::<u8>((0usize + 1))))
}
#[tile_kernel]
pub fn random_8040<const BM: usize, const BN: usize>(
    x0: &Tensor<u8, 2>,
    x1: &Tensor<u8, 1>,
    y2: &mut Tensor<u8, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2, d2], x1 = [d3], y2 = [d2, BM], h3 = [7]);
    let n5: usize = d2.div_ceil(BN);
    let mut w4 = workspace::<u8>([d2]);
    let [b4] = blocks([d2.div_ceil(BN)]);
    #[expect(non_snake_case)]
    let mut t5Renamed = shared::<u8>([BN, 2*BN, BN]);
    parallel!((BN, (2*BN), BN), |i6, i7, i8| {
        t5Renamed[[i8, i7, i6]] = (x1[x1.dim(0)] * x1[cast::<usize>(x0[[0, b4]])]);
    });
    let mut t6 = fragment::<u8>([BN, BM]);
    copy(x0.at((span((n5 - 1), BN), span((b4 * BM), BM))), &mut t6);
    clear(&mut t5Renamed);
    clear(&mut t5Renamed);
    let mut t7 = shared::<i32>([2*BN, BN]);
    reduce_sum(&t5Renamed, &mut t7, 0);
    let mut t8 = shared::<u8>([BN]);
    clear(&mut t8);
    let mut t9 = shared::<u8>([BN]);
    copy(&t8, w4.at_mut([(b4 * BN)]));
    copy(w4.at([(b4 * BN)]), &mut t9);
    #[allow(non_snake_case)]
    parallel!((BN, (2*BN), BN), |i9Renamed, i10Renamed, i11Renamed| {
        h3.atomic_add([(((((((1 * 5) + i9Renamed) * 5) + i10Renamed) * 5) + i11Renamed) % 7)], (cast::<u64>(t5Renamed[[i9Renamed, i10Renamed, i11Renamed]]) * cast::<u64>(((((((1 * 5) + i9Renamed) * 5) + i10Renamed) * 5) + i11Renamed))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BN, BM), |i12Renamed, i13Renamed| {
        h3.atomic_add([(((((1 * 5) + i12Renamed) * 5) + i13Renamed) % 7)], (cast::<u64>(t6[[i12Renamed, i13Renamed]]) * cast::<u64>(((((1 * 5) + i12Renamed) * 5) + i13Renamed))), AcqRel);
    });
    parallel!(((2*BN), BN), |i14, i15| {
        h3.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t7[[i14, i15]]) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!(BN, |i16| {
        h3.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t8[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(BN, |i17Renamed| {
        h3.atomic_add([(((1 * 5) + i17Renamed) % 7)], (cast::<u64>(t9[i17Renamed]) * cast::<u64>(((1 * 5) + i17Renamed))), Relaxed);
    });
    copy(&t6, y2.at_mut([(b4 * BN), 0]));
}

#[tile_fn]
pub fn function_8041(_v0: f64) -> f64 {
    _v0.max((3.875f64 / 4.0).abs().abs().sqrt())
}
#[tile_kernel]
pub fn random_8041<const _FLAG: bool>(
    x0: &Tensor<i32, 4>,
    y1: &mut Tensor<f64, 1>,
    y2: &mut Tensor<f64, 1>,
    _p3: i32,
) {
    dims!(x0 = [1, 1, 1, 1], y1 = [d1], y2 = [d1]);
    let mut w3 = workspace::<f64>([d1]);
    let [b2] = blocks([d1.div_ceil(2)]);
    let mut t4 = shared::<f32>([2, 2]);
    parallel!((2, 2), |i4, i5| {
        let mut s6: f32 = 0.0;
        for k7 in 0..3 {
            #[expect(non_snake_case)]
            s6 += { let assignedRenamed: f32 = -1.0; assignedRenamed };
        }
        t4[[i5, i4]] = s6;
    });
    let mut t5 = shared::<f32>([1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let t5_arrived = copy_async(x0.at((b2, b2, span((d1 % 1), 1), 0)).or(x0[[d1, cast::<usize>(x0[[x0.dim(3), b2, d1, d1]]), 0, d1]]), &mut t5);
    let mut t6 = fragment::<i32>([1, 2]);
    clear(&mut t6);
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<i32>([1, 2]);
    let mut t8 = fragment::<i32>([2, 2]);
    pipelined!(0..1, stages = 2, order = [0, 1, 2], |k8| {
        copy(x0.at([d1, b2, b2, (k8 * 2)]), &mut t7Renamed);
        copy(x0.at([cast::<usize>(x0[[d1, b2, x0.dim(0), d1]]), d1, (k8 * 2), (d1 * 2)]), &mut t8);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        gemm(&t7Renamed, &t8, &mut t6);
    });
    t5_arrived.wait();
    #[allow(non_snake_case)]
    let mut t9Renamed = shared::<bool>([2, 2]);
    copy(t4.at((span(d1, 2), span(cast::<usize>(cast::<u32>((b2 - 5))), 2))).t(), &mut t9Renamed);
    let mut t10 = fragment::<bool>([2]);
    let v9: bool = (t6[[cast::<usize>(t6[[cast::<usize>(t6[[0, b2]]), cast::<usize>(t6[[0, 1]])]]), (d1 / 3)]] >= _p3);
    fill(&mut t10, v9);
    reduce_any_into(&t9Renamed, &mut t10, 0);
    #[expect(non_snake_case)]
    let mut t11Renamed = fragment::<f32>([1]);
    copy(&t5, &mut t11Renamed);
    copy(&t11Renamed, t6.at_mut([(((0 * 1) + x0.dim(2)) / 1), (d1 * 1)]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v10: f64 = 4.0;
    let mut t12 = fragment::<f64>([2, 12]);
    copy(t4.at((span(d1, 2), span(b2, 12))), &mut t12);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t13 = fragment::<f64>([24, 2]);
    copy(t9Renamed.at((span(((d1 - 2) << 4), 24), span(b2.max(cast::<usize>(t6[[b2, 1]])), 2))).or((cast::<usize>(x0[[b2, 0, x0.dim(0), d1]]) != b2)), &mut t13);
    let mut t14 = shared::<f64>([2, 2]);
    clear(&mut t14);
    let mut t15 = shared::<u8>([2, 3]);
    fill(&mut t15, 14);
    gemm_sp(&t12, &t15, &t13, &mut t14);
    let mut t16 = fragment::<f64>([2]);
    copy(t6.reshape([2]), &mut t16);
    let mut t17 = shared::<f64>([2]);
    copy(&t16, w3.at_mut([(b2 * 2)]));
    copy(w3.at([(b2 * 2)]), &mut t17);
    let mut t18 = fragment::<f64>([2]);
    copy(t5.at([(d1 * 2)]).or(t4[[0, b2]]), &mut t18);
    copy(&t18, y1.at_mut([(b2 * 2)]));
    parallel!(2, |i11| {
        y2[((b2 * 2) + i11)] = select(((cast::<u8>((i11 - 0)) < cast::<u8>(i11)) & t9Renamed[[i11, i11]]), (0.0f64 * 0.5).sinh(), select(((t13[[i11, cast::<usize>(t6[[b2, cast::<usize>(t6[[d1, i11]])]])]] <= -2.75) && (b2 <= i11)), (((t13[[cast::<usize>(t6[[b2, i11]]), i11]] - t13[[i11, i11]]) * t12[[cast::<usize>(t6[[x0.dim(1), i11]]), i11]]) * 0.5).exp2(), select((t14[[i11, ((i11 - 6) >> (i11 - 1))]] == t17[i11]), ((t12[[0, d1]].max(t13[[i11, 1]]) + (t13[[4, i11]] * 0.0)) * 0.5).copysign((if t9Renamed[[i11, i11]] { t13[[12, i11]] } else { -2.0 })), ((if (i11 == cast::<usize>(t6[[0, i11]])) { -3.0 } else { (t13[[i11, cast::<usize>(t6[[0, i11]])]] - t12[[i11, cast::<usize>(x0[[i11, 0, b2, cast::<usize>(x0[[i11, d1, d1, x0.dim(3)]])]])]]) }) * 0.5).copysign(t13[[(i11 * 1), i11]]))));
    });
}

const ROWS_8042: usize = 3;
#[tile_fn]
pub fn function_8042(_v0: i16) -> i16 {
    _v0.max(((((!(-2 ^ cast::<i16>((0usize + 1)))) * 4) + cast::<i16>((0usize + 1))) / 4))
}
#[tile_kernel]
pub fn random_8042<const FLAG: bool>(
    x0: &Tensor<i16, 2>,
    x1: &Tensor<f16, 2>,
    y2: &mut Tensor<f16, 2>,
    y3: &mut Tensor<i16, 2>,
    h4: &mut Tensor<u64, 1>,
    _p7: u32,
    _q8: usize,
) {
    dims!(x0 = [d1, d1], x1 = [d2, d1], y2 = [d3, d4], y3 = [d3, d4], h4 = [7]);
    #[cfg(any())]
    dims!(undefined = [1]);
    require!((d4 < 100), "extents are below 100");
    let n9: usize = d3.div_ceil(3);
    #[cfg(not(any()))]
    let [b5, b6] = blocks([d3.div_ceil(3), d4.div_ceil(ROWS_8042)]);
    #[expect(non_snake_case)]
    let mut t5Renamed = shared::<u32>([8, 3, 3, ROWS_8042]);
    parallel!((ROWS_8042, 3, 3, 8), |i10, i11, i12, i13| {
        t5Renamed[[i13, i12, i11, i10]] = 3u32.min(_p7);
    });
    #[cfg_attr(any(), cfg(any()))]
    let mut t6 = shared::<u32>([ROWS_8042, 3]);
    #[expect(non_snake_case)]
    let v14Renamed: u32 = t5Renamed[[7, b5, 0, 2]];
    #[cfg_attr(not(any()), cfg(any()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    fill(&mut t6, v14Renamed);
    let mut t7 = shared::<u32>([ROWS_8042, 3]);
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    #[cfg(not(any()))]
    copy(t5Renamed.at([b6, b5, b5, b5]), &mut t7);
    #[cfg(not(any()))]
    copy(&t7, t5Renamed.at_mut(((d1 * 3), d1, span(1, ROWS_8042), span((((b5 * 3) + b5) % 3), 3))));
    cummax_rev(&t7, &mut t7, 1);
    #[cfg_attr(not(any()), expect(non_snake_case))]
    parallel!(ROWS_8042, |i15Renamed| {
        #[cfg_attr(any(), cfg(any()))]
        t7.atomic_or([(cast::<usize>(t5Renamed[[x0.dim(0), 0, i15Renamed, i15Renamed]]) * 2), _q8], (cast::<u64>(t6[[2, 2]]) * cast::<u64>(t6[[_q8, i15Renamed]])).count_ones(), Relaxed);
    });
    parallel!((8, 3, 3, ROWS_8042), |i16, i17, i18, i19| {
        h4.atomic_add([(((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t5Renamed[[i16, i17, i18, i19]]) * cast::<u64>(((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((ROWS_8042, 3), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t6[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), AcqRel);
    });
    #[cfg(not(any()))]
    #[expect(non_snake_case)]
    parallel!((ROWS_8042, 3), |i22Renamed, i23Renamed| {
        h4.atomic_add([(((((1 * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(t7[[i22Renamed, i23Renamed]]) * cast::<u64>(((((1 * 5) + i22Renamed) * 5) + i23Renamed))), Acquire);
    });
    #[cfg_attr(not(any()), cfg(any()))]
    { assert!(false, "kept"); }
    parallel!((3, ROWS_8042), |i24, i25| {
        #[cfg_attr(any(), cfg(any()))]
        y2[[((b5 * 3) + i24), ((b6 * ROWS_8042) + i25)]] = select(FLAG, (x1[[cast::<usize>(x0[[i24, i24]]), cast::<usize>(x0[[i24, 10]])]].min(cast::<f16>(d3)).round() * 0.5).atan(), select((!(cast::<i32>((i25 - 0)) >= cast::<i32>(i24))), ((cast::<f16>(1) + 0.0).mul_add((-(-2.0)), (2.0 * 2.0)) * 0.5).hypot(1.0), select((i25 < i24), (((x1[[cast::<usize>(t6[[i24, i25]]), 8]].min(x1[[i25, cast::<usize>(t5Renamed[[i24, i24, i25, i25]])]]) - (0.0 + x1[[i25, i24]])) * 0.5).abs() + 1.0).rsqrt(), (cast::<f16>(3) * 0.5).copysign(-2.0))));
    });
    let mut t8 = shared::<i16>([3, ROWS_8042]);
    parallel!((3, ROWS_8042), |i26, i27| {
        assert!((i27 < 3), "an index is within its bounds");
        #[cfg_attr(not(any()), cfg(any()))]
        if true { assert!(false, "kept"); }
        #[allow(non_snake_case)]
        t8[[i26, i27]] = { let assignedRenamed: i16 = x0[[cast::<usize>(x0[[0, 7]]), _q8]]; assignedRenamed };
    });
    copy(&t8, y3.at_mut([(b5 * 3), (b6 * ROWS_8042)]));
}

const SCALE_8043: f32 = 8.0;
#[tile_fn]
pub fn function_8043(_v0: f32, _v1: f32) -> f32 {
    (_v0 * (2.0 - -4.0))
}
#[tile_kernel]
pub fn random_8043<const BM: usize, const _FLAG: bool>(
    x0: &Tensor<u32, 3>,
    x1: &Tensor<u32, 3>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p9: u32,
    _q10: usize,
) {
    dims!(x0 = [d2, d3, d4], x1 = [d4, d2, d4], y2 = [d5, d6], y3 = [d5, d6], h4 = [7]);
    #[cfg_attr(not(false), cfg(false))]
    dims!(undefined = [1]);
    let mut w5 = workspace::<f32>([d5, d6]);
    let [b7, b8] = blocks([d5.div_ceil(BM), d6.div_ceil(BM)]);
    let mut t6 = shared::<u32>([6, BM, 3]);
    copy(x1.at((span((b7 * BM), 3), span((b8 * 6), 6), span((b7 * 3), BM))).permute([1, 2, 0]), &mut t6);
    #[cfg(not(false))]
    let mut t7 = fragment::<F8E5M2>([3, BM, 3]);
    parallel!((3, BM, 3), |i11, i12, i13| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut l8 = local::<F8E5M2>([1]);
        for k14 in 0..1 {
            l8[k14] = (cast::<F8E5M2>(x0[[0, _q10, i13]]) / 5.0).max(cast::<F8E5M2>(x0[[i13, cast::<usize>(x1[[i11, i11, 0]]), i12]]));
        }
        t7[[i11, i12, i13]] = l8[b8];
    });
    let mut t9 = fragment::<F8E5M2>([3, BM]);
    #[cfg(not(false))]
    reduce_max_nan(&t7, &mut t9, 2);
    let mut t10 = shared::<i32>([BM]);
    parallel!(BM, |i15| {
        t10[i15] = ((cast::<i32>(i15) * 1) + 0);
    });
    #[cfg(false)]
    assert!(false, "kept");
    let mut t11 = shared::<F8E5M2>([BM, BM]);
    parallel!((BM, BM), |i16, i17| {
        t11[[i16, i17]] = cast::<F8E5M2>(((((((_q10 * BM) + i17) % BM) * 3) + i17) / 3));
    });
    scatter(&t11, &t10, &mut t9);
    let mut t12 = fragment::<i32>([1, BM, 3]);
    reduce_argmin(&t7, &mut t12, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t13 = fragment::<f32>([BM, 8]);
    #[cfg_attr(not(false), cfg(false))]
    assert!(false, "kept");
    #[expect(non_snake_case)]
    parallel!((BM, 8), |i18Renamed, i19Renamed| {
        #[cfg_attr(not(false), allow(non_snake_case))]
        t13[[i18Renamed, i19Renamed]] = { let assignedRenamed: f32 = 4.0; assignedRenamed };
    });
    #[cfg_attr(not(false), cfg(false))]
    let kept = undefined;
    #[cfg(not(false))]
    let mut t14 = shared::<f32>([16, BM]);
    #[cfg_attr(not(false), cfg(false))]
    undefined!();
    parallel!((16, BM), |i20, i21| {
        t14[[i20, i21]] = (-1.0 + -1.0);
    });
    #[cfg(not(false))]
    let mut t15 = shared::<f32>([BM, BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    clear(&mut t15);
    let mut t16 = fragment::<u8>([BM, 2]);
    fill(&mut t16, 144);
    gemm_sp(&t13, &t16, &t14, &mut t15);
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    parallel!((d6.min(BM), BM), |i22, i23| {
        let v24: f32 = (-1.0 - 0.0f32.mul_add(0.0, 0.0));
        if t15[[i22, (i23 * 2)]].is_nan() {
            #[cfg(not(false))]
            t15[[i22, (i23 * 2)]] = ((1.0 * -1.0) - -2.0);
        }
    });
    #[cfg_attr(not(false), cfg(false))]
    parallel!(1, |i| { undefined[i] = 1; });
    clear(&mut t10);
    let v25: F8E5M2 = cast::<F8E5M2>(b8);
    let mut t17 = shared::<f32>([BM, BM]);
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    copy(x1.at((span((b7 * BM), BM), (b8 * BM), span(cast::<usize>(t12[[d4, _q10, b7]]), BM))).t(), &mut t17);
    #[cfg_attr(not(false), cfg(false))]
    for _ in 0..1 { assert!(false, "kept"); }
    let mut t18 = shared::<f32>([BM, BM]);
    copy(&t17, w5.at_mut([(b7 * BM), (b8 * BM)]));
    copy(w5.at([(b7 * BM), (b8 * BM)]), &mut t18);
    #[cfg_attr(not(false), expect(non_snake_case))]
    parallel!((BM, BM), |i26Renamed, i27Renamed| {
        h4.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i26Renamed, i27Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), AcqRel);
    });
    #[expect(non_snake_case)]
    parallel!((1, BM, 3), |i28Renamed, i29Renamed, i30Renamed| {
        h4.atomic_add([(((((((1 * 5) + i28Renamed) * 5) + i29Renamed) * 5) + i30Renamed) % 7)], (cast::<u64>(t12[[i28Renamed, i29Renamed, i30Renamed]]) * cast::<u64>(((((((1 * 5) + i28Renamed) * 5) + i29Renamed) * 5) + i30Renamed))), AcqRel);
    });
    #[cfg(not(false))]
    parallel!((BM, BM), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Release);
    });
    parallel!((BM, BM), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i33, i34]]) * 16.0))) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((BM, BM), |i35, i36| {
        #[cfg(false)]
        let kept = undefined;
        h4.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i35, i36]]) * 16.0))) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    #[cfg_attr(not(false), cfg(false))]
    fill(&mut undefined, 1);
    parallel!((BM, BM), |i37, i38| {
        #[cfg_attr(not(false), cfg(false))]
        undefined!();
        y2[[((b7 * BM) + i37), ((b8 * BM) + i38)]] = select(((d3 == 2) & (cast::<u16>((_q10 - 5)) > cast::<u16>(d3))), ((-1.0f32).abs().mul_add(select((b7 <= d2), cast::<f32>(t10[i37]), cast::<f32>(t10[i38])), (-3.0f32).abs()) * 0.5).copysign((if (d6 < b8) { cast::<f32>(t10[8]) } else { cast::<f32>(t10[d5]) })), select((x1.dim(2) <= 3), (-(cast::<f32>(d2) * 0.5).softplus()), select((cast::<i8>((d5 - 9)) != cast::<i8>(b8)), (cast::<f32>(x0[[b8, 0, _q10]]).max(cast::<f32>(t10[cast::<usize>(x1[[6, d6, i38]])])) * 0.5).cosh(), ((cast::<f32>(x0[[1, d5, d5]]) - cast::<f32>(x0[[b8, x0.dim(1), b7]])).abs() * 0.5).ln())));
    });
    parallel!((BM, BM), |i39, i40| {
        y3[[((b7 * BM) + i39), ((b8 * BM) + i40)]] = select((x1.dim(0) <= d4), ((cast::<f32>(t10[cast::<usize>(t12[[d3, i40, d2]])]) + cast::<f32>(t10[13])).mul_add((-1.0f32).floor(), (cast::<f32>(x0[[cast::<usize>(t12[[x1.dim(2), i39, i40]]), cast::<usize>(t12[[i40, i40, i39]]), d3]]) + cast::<f32>(t10[cast::<usize>(x0[[d3, 2, i39]])]))) * 0.5).abs().log2(), select((d3 < 3), (select((d4 > (((b7 * BM) + d3) % BM)), (if (d3 < d4) { 3.0 } else { cast::<f32>(x0[[d5, cast::<usize>(t10[i39]), 5]]) }), cast::<f32>(t10[(i40 % 1)])) * 0.5).asin(), select((x1.dim(1) <= d3), ((cast::<f32>(b8) * 0.5).abs() + 1.0).recip(), ((cast::<f32>(b7) * 0.5).abs() + 1.0).recip())));
    });
}

#[tile_fn]
pub fn function_8044(_v0: i64) -> i64 {
    (_v0 + (-4i64).abs())
}
#[tile_kernel]
pub fn random_8044<T: Num, const BM: usize, const _FLAG: bool>(
    x0: &Tensor<T::Acc, 1>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<T::Acc, 1>,
    y3: &mut Tensor<f32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p5: usize,
) {
    dims!(x0 = [d1], x1 = [d1, d2], x2 = [d3], y3 = [d3], h4 = [7]);
    let mut w5 = workspace::<f32>([d3]);
    let [b4] = blocks([d3.div_ceil(8)]);
    let mut t6 = fragment::<f32>([8, BM, BM]);
    #[cfg(not(false))]
    parallel!((8, BM, BM), |i6, i7, i8| {
        t6[[i6, i7, i8]] = (if (!(cast::<i8>((b4 - 4)) > cast::<i8>(i8))) { select(x1[[d2, b4]].is_finite(), x1[[i6, i8]], x1[[14, 4]]) } else { x1[[i7, b4]].abs().sqrt() }).max(1.375);
    });
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t7Renamed = fragment::<T::Acc>([8, 3]);
    let t7_arrived = copy_async(x1.at((span(_p5, 8), span((b4 * BM), 3))).or(cast::<f32>(x2[_p5])), &mut t7Renamed);
    let mut t8 = fragment::<f32>([8, BM]);
    #[cfg_attr(false, cfg(false))]
    reduce_min(&t6, &mut t8, 1);
    t7_arrived.wait();
    let mut t9 = fragment::<f32>([BM]);
    reduce_max(&t8, &mut t9, 0);
    let mut t10 = shared::<bf16>([8, 8, 3]);
    copy(t6.at([(b4 * 3), ((b4 * 3) % 3), (b4 / 2)]), &mut t10);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    pipelined!(0..b4, stages = 1, |k9| {
        let mut t11 = shared::<i32>([1]);
        #[cfg_attr(not(false), cfg(false))]
        parallel!(1, |i| { undefined[i] = 1; });
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        reduce_argmin(&t9, &mut t11, 0);
        parallel!((8, 8, 3), |i10, i11, i12| {
            h4.atomic_add([(((((((1 * 5) + i10) * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i10, i11, i12]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i10) * 5) + i11) * 5) + i12))), Release);
        });
        #[cfg(false)]
        undefined!();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!(1, |i13| {
            h4.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(t11[i13]) * cast::<u64>(((1 * 5) + i13))), Release);
        });
    });
    let mut t12 = fragment::<f32>([8, BM]);
    cummin(&t8, &mut t12, 1);
    let mut t13 = shared::<T>([3, BM]);
    copy(t8.at((span((b4 * 3), BM), span(b4, 3))).or(cast::<f32>(_p5)).t(), &mut t13);
    let mut t14 = fragment::<i64>([8, 3]);
    copy(&t7Renamed, &mut t14);
    #[allow(non_snake_case)]
    let mut t15Renamed = fragment::<bf16>([3, 8]);
    parallel!((3, 8), |i14, i15| {
        #[cfg_attr(false, cfg(false))]
        let mut l16 = local::<bf16>([2]);
        for k16 in 0..2 {
            l16[k16] = 1.0;
        }
        #[cfg_attr(not(false), cfg(false))]
        assert!(false, "kept");
        t15Renamed[[i14, i15]] = l16[_p5];
    });
    #[cfg_attr(not(false), cfg(false))]
    undefined!();
    copy(&t15Renamed, t14.at_mut([b4, cast::<usize>(t14[[cast::<usize>(t14[[cast::<usize>(t14[[b4, b4]]), b4]]), b4]])]));
    let mut t17 = fragment::<i64>([8]);
    parallel!(8, |i17| {
        let v18: T::Acc = (cast::<T::Acc>(t15Renamed[[d3, x1.dim(0)]]).max(0) * (cast::<T::Acc>(t15Renamed[[2, b4]]) + cast::<T::Acc>(t15Renamed[[b4, 7]])));
        #[cfg_attr(not(false), expect(non_snake_case))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t17[i17] = { let assignedRenamed: i64 = 2; assignedRenamed };
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t17, t12.at_mut([(b4 * 3), b4]));
    let mut t18 = shared::<f32>([8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t17, &mut t18);
    let mut t19 = fragment::<f32>([8]);
    copy(&t18, w5.at_mut([(b4 * 8)]));
    copy(w5.at([(b4 * 8)]), &mut t19);
    #[cfg(false)]
    undefined!();
    parallel!((8, 3), |i19, i20| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t14[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), SeqCst);
    });
    parallel!((3, 8), |i21, i22| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15Renamed[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(8, |i23| {
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t17[i23]) * cast::<u64>(((1 * 5) + i23))), Release);
    });
    parallel!(8, |i24| {
        h4.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[i24]) * 16.0))) * cast::<u64>(((1 * 5) + i24))), Acquire);
    });
    #[cfg(false)]
    { assert!(false, "kept"); }
    parallel!(8, |i25| {
        h4.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[i25]) * 16.0))) * cast::<u64>(((1 * 5) + i25))), Acquire);
    });
    let mut t20 = shared::<f32>([8, 8]);
    parallel!((8, 8), |i26, i27| {
        #[cfg(not(false))]
        t20[[i26, i27]] = ((cast::<f32>(t15Renamed[[d2, b4]]) - 1.0) + (cast::<f32>(t15Renamed[[d1, i27]]) + cast::<f32>(t15Renamed[[b4, i26]])));
    });
    #[cfg_attr(not(false), cfg(false))]
    for _ in 0..1 { assert!(false, "kept"); }
    let mut t21 = shared::<f32>([8]);
    reduce_var(&t20, &mut t21, 1);
    copy(&t21, y3.at_mut([(b4 * 8)]));
}

const SCALE_8045: f64 = 4.0;
#[tile_fn]
pub fn function_8045(_v0: f32, _v1: f32) -> f32 {
    (_v0 * 1.0f32.max(cast::<f32>((((0usize * 3) + 0) / 3))).abs().min((if (!(0usize >= 0)) { select((0usize <= 0), -2.5, -2.875) } else { (-0.375) })))
}
#[tile_kernel]
pub fn random_8045<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 1>,
    y1: &mut Tensor<f32, 3>,
    _p7: f32,
) {
    dims!(x0 = [d2], y1 = [d3, d2, d2]);
    let n8: usize = d3.div_ceil(BN);
    let mut w2 = workspace::<f32>([d3, d2, d2]);
    let [b4, b5, b6] = blocks([d3.div_ceil(BN), d2.div_ceil((BN + 1)), d2.div_ceil((BN + 1))]);
    let mut t3 = shared::<f32>([2*BM, BM, 2*BM]);
    parallel!(((2*BM), BM, (2*BM)), |i9, i10, i11| {
        let mut s12: f32 = 0.0;
        for k13 in 0..3 {
            s12 += (if (!(b6 >= i9)) { x0[b5].min_nan(cast_with::<f32>(x0[i11], Round::Down)) } else { (x0[i10] * cast::<f32>(i10)) });
        }
        #[allow(non_snake_case)]
        t3[[i9, i10, i11]] = { let assignedRenamed: f32 = s12; assignedRenamed };
    });
    let mut t4 = shared::<f32>([BN + 1, 2*BM, BM, BN]);
    let v14: f32 = x0[n8].abs().sqrt();
    fill(&mut t4, v14);
    let mut t5 = fragment::<f32>([BN, 2*BM]);
    parallel!((BN, (2*BM)), |i15, i16| {
        t5[[i15, i16]] = x0[b5].ceil();
    });
    #[expect(non_snake_case)]
    let mut t6Renamed = shared::<f32>([2*BN, 2*BM]);
    parallel!(((2*BN), (2*BM)), |i17, i18| {
        t6Renamed[[i17, i18]] = x0[4];
    });
    let mut t7 = fragment::<f32>([BN, 2*BN]);
    gemm_set(&t5, t6Renamed.t(), &mut t7);
    #[expect(non_snake_case)]
    parallel!(((BN + 1), d2.min((2*BM)), b6.min(BM), n8.min(BN)), |i19Renamed, i20Renamed, i21Renamed, i22Renamed| {
        assert!((d3 < 21), "an index is within its bounds");
        if ((i20Renamed / 1) == i21Renamed) {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t4[[(i19Renamed + 1), i20Renamed, (BM - i21Renamed), i22Renamed]] = (t3[[n8, ((i22Renamed - 3) % 2), (i19Renamed / 4)]] / 1.5);
        }
    });
    parallel!((BN, BM, (2*BM), (BN + 1)), |i23, i24, i25, i26| {
        let v27: f32 = select((i26 < 1), (cast::<f32>((i25 * 3)) + 2.0), (-t4[[i26, i25, (BM - i24), (i23 + 1)]]));
        let mut l8 = local::<f32>([4]);
        for k28 in 0..4 {
            l8[k28] = ((-1.0 - 2.0) * x0[b5]);
        }
        if (t4[[i26, i25, (BM - i24), (i23 + 1)]] != cast::<f32>(((i25 * (BN + 1)) % (BN + 1)))) {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t4[[i26, i25, (BM - i24), (i23 + 1)]] = l8[i26];
        }
    });
    parallel!(((BN + 1), (2*BM), BM, BN), |i29, i30, i31, i32| {
        t4[[i29, (i30 * 2), (i31 * 2), i32]] = cast::<f32>(t4[[i29, (i30 * 2), (i31 * 2), i32]]).abs().sqrt().mul_add((cast::<f32>(4usize) + cast::<f32>(t4[[i29, (i30 * 2), (i31 * 2), i32]])).mul_add((2.0 * _p7), cast_with::<f32>(t4[[i29, (i30 * 2), (i31 * 2), i32]], Round::TowardZero).abs().sqrt()), _p7);
    });
    parallel!((d2.min((2*BM)), b4.min(BM), (2*BM)), |i33, i34, i35| {
        let v36: f32 = (cast::<f32>(i34) / 5.0).min((-x0[13]));
        let mut s37: f32 = 0.0;
        for k38 in 0..3 {
            s37 += select((i35 < ((((i34 - 1) * (2*BM)) + k38) % (2*BM))), cast::<f32>(b4), (if t3[[i35, i34, (i33 * 2)]].is_finite() { _p7 } else { x0[b5] }));
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t3[[i35, i34, (i33 * 2)]] = s37;
    });
    let mut t9 = shared::<f32>([BN, BN]);
    parallel!((BN, BN), |i39, i40| {
        t9[[i39, i40]] = x0[15];
    });
    let mut t10 = fragment::<f32>([BN + 1, BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(((BN + 1), BN), |i41, i42| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t10[[i41, i42]] = select((i42 == ((x0.dim(0) - 1) % 4)), _p7, (-2.0 - 0.0));
    });
    #[allow(non_snake_case)]
    let mut t11Renamed = shared::<f32>([BN, BN + 1]);
    gemm_set(&t9, t10.t(), &mut t11Renamed);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t12 = shared::<f32>([BN, BN + 1, BN + 1]);
    copy(t4.at((span(b5, BN), span(b6, BN + 1), span(b6, BN + 1), (d3 * (2*BM)))).or(t10[[b5, 1]]), &mut t12);
    let mut t13 = shared::<f32>([BN, BN + 1, BN + 1]);
    copy(&t12, w2.at_mut([(b4 * BN), (b5 * (BN + 1)), (b6 * (BN + 1))]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(w2.at([(b4 * BN), (b5 * (BN + 1)), (b6 * (BN + 1))]), &mut t13);
    copy(&t12, y1.at_mut([(b4 * BN), (b5 * (BN + 1)), (b6 * (BN + 1))]));
}

#[tile_kernel]
pub fn random_8046(
    x0: &Tensor<bool, 2>,
    y1: &mut Tensor<f32, 3>,
    y2: &mut Tensor<bool, 2>,
    a3: &mut Tensor<u64, 1>,
    h4: &mut Tensor<u64, 1>,
    _p5: usize,
    _p6: usize,
    _q7: usize,
) {
    dims!(x0 = [3, d0], y1 = [d1, d2, 6], y2 = [d1, d2], a3 = [d2], h4 = [7]);
    let [b3, b4] = blocks([d1.div_ceil(6), d2.div_ceil(6)]);
    let mut t5 = fragment::<f64>([6, 6, 6]);
    parallel!((6, 6, 6), |i8, i9, i10| {
        t5[[i10, i9, i8]] = cast::<f64>(x0[[d2, 2]]);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = shared::<f32>([6, 3, 6]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v11: f32 = cast::<f32>(x0[[cast::<usize>(cast::<i8>((b3 - 7))), b3]]).ceil();
    fill(&mut t6, v11);
    let mut t7 = fragment::<bool>([6]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v12: bool = (!(t6[[(_p6 * 2), b3, ((b3 - 0) % 1)]] > t6[[_p6, b3, b4]]));
    fill(&mut t7, v12);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t7, t6.at_mut([b3, (b3 * 6), d1]));
    let mut t8 = shared::<bool>([3]);
    threads!(3, |thread13| {
        #[expect(non_snake_case)]
        let i14Renamed: usize = thread13.index();
        let i15: usize = thread13.lane();
        let w16: usize = thread13.warp();
        let i17: usize = (i14Renamed % 3);
        let mut l9 = local::<bool>([2]);
        for k18 in 0..2 {
            l9[k18] = x0[[k18, k18]];
        }
        let v19: bool = l9[(i17 - 4)];
        t8[i14Renamed] = v19;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        thread13.barrier();
        let v20: bool = t8[((i14Renamed + 21) % 3)];
        thread13.barrier();
        let v21: bool = v20;
        let mut v22: bool = v21;
        if (d2 >= 1) {
            t8[i14Renamed] = v21;
            thread13.barrier();
            let v23: bool = t8[((i14Renamed + 39) % 3)];
            thread13.barrier();
            v22 = v23;
        }
        let v24: bool = v22;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t8[i14Renamed] = v24;
    });
    copy(t5.at([_q7, (d2 * 6), _q7]), &mut t6);
    let v25: f64 = select((!t7[0]), (if (t6[[_p5, b4, _p6]] > 4.5) { t5[[b3, _p5, _p5]] } else { cast::<f64>(_p5) }), (t5[[_q7, b4, b3]] + cast::<f64>(b3)));
    fill(&mut t5, v25);
    parallel!(6, |i26| {
        a3.atomic_max([i26], (cast::<u64>(t8[1]).min(cast::<u64>(t8[b3])) >> 56), SeqCst);
    });
    parallel!((6, 6, 6), |i27, i28, i29| {
        h4.atomic_add([(((((((1 * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i27, i28, i29]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i27) * 5) + i28) * 5) + i29))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((6, 3, 6), |i30Renamed, i31Renamed, i32Renamed| {
        h4.atomic_add([(((((((1 * 5) + i30Renamed) * 5) + i31Renamed) * 5) + i32Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i30Renamed, i31Renamed, i32Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i30Renamed) * 5) + i31Renamed) * 5) + i32Renamed))), Relaxed);
    });
    parallel!(6, |i33| {
        h4.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t7[i33]) * cast::<u64>(((1 * 5) + i33))), Relaxed);
    });
    parallel!(3, |i34| {
        h4.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(t8[i34]) * cast::<u64>(((1 * 5) + i34))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t5, y1.at_mut([(b3 * 6), (b4 * 6), 0]));
    parallel!((6, 6), |i35, i36| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y2[[((b3 * 6) + i35), ((b4 * 6) + i36)]] = (!(i36 != i36));
    });
}

#[tile_fn]
pub fn function_8047(_v0: f32) -> f32 {
    (_v0 + (0.0 + 4.0))
}
#[tile_kernel(fast_math)]
pub fn random_8047(
    x0: &Tensor<f64, 1>,
    y1: &mut Tensor<f64, 2>,
    _p3: f64,
    _p4: usize,
    _q5: usize,
) {
    dims!(x0 = [d1], y1 = [d1, 8]);
    require!((d1 < 100), "extents are below 100");
    let [b2] = blocks([d1.div_ceil(8)]);
    let mut t2 = shared::<f64>([8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(8, |i6| {
        t2[i6] = cast::<f64>((((_q5 * 6) + d1) % 6));
    });
    let mut t3 = shared::<f32>([6, 8, 8]);
    parallel!((6, 8, 8), |i7, i8, i9| {
        let v10: f32 = (-cast::<f32>(x0[i8]));
        let mut l4 = local::<f32>([4]);
        for k11 in 0..4 {
            l4[k11] = (cast::<f32>(x0[i8]) * 2.0).round();
        }
        t3[[i7, i8, i9]] = l4[b2];
    });
    for k12 in 0..3 {
        #[expect(non_snake_case)]
        parallel!((6, 8, 8), |i13Renamed, i14Renamed, i15Renamed| {
            t3[[i13Renamed, i14Renamed, i15Renamed]] = cast::<f32>(_p4);
        });
        let mut t5 = shared::<f32>([8]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        threads!(8, |thread16| {
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let i17Renamed: usize = thread16.index();
            let i18: usize = thread16.lane();
            let w19: usize = thread16.warp();
            let i20: usize = (i17Renamed % 6);
            let v21: f32 = cast_with::<f32>(t3[[i20, (((i20 * 6) + i20) / 6), i20]], Round::NearestEven);
            t5[i17Renamed] = v21;
            thread16.barrier();
            let v22: f32 = t5[((i17Renamed + 35) % 8)];
            thread16.barrier();
            let v23: f32 = v22;
            let v24: f32 = thread16.shuffle_down(v23, 2);
            let mut v25: f32 = v24;
            for k26 in 0..3 {
                let v27: f32 = v25;
                let v28: f32 = thread16.shuffle_down(v27, 24);
                v25 = v25.max(v28);
            }
            let v29: f32 = v25;
            t5[i17Renamed] = v29;
        });
        let mut v30: f32 = 2.0;
        for k31 in 0..3 {
            v30 += (cast::<f32>(k31) - cast::<f32>(x0[k12])).abs();
        }
    }
    #[allow(non_snake_case)]
    parallel!((8, 8), |i32Renamed, i33Renamed| {
        let v34: f64 = x0[i33Renamed].min((0.0 - -2.0));
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y1[[((b2 * 8) + i32Renamed), (0 + i33Renamed)]] = x0[i33Renamed];
    });
}

const SCALE_8048: f32 = 4.0;
#[tile_fn]
pub fn function_8048(_v0: f32) -> f32 {
    (_v0 + 1.375)
}
#[tile_kernel]
pub fn random_8048<const BM: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<f32, 1>,
    a2: &mut Tensor<u32, 1>,
    h3: &mut Tensor<u64, 1>,
    _p4: f32,
    _p5: usize,
) {
    dims!(x0 = [d1, d1], y1 = [d2], a2 = [d1], h3 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b3] = blocks([d2.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = shared::<F8E5M2>([8, 8, 4, 1]);
    #[expect(non_snake_case)]
    parallel!((1, 4, 8, 8), |i6Renamed, i7Renamed, i8Renamed, i9Renamed| {
        let v10: F8E5M2 = (cast::<F8E5M2>(-1) * -2.0).min((2.0 * -1.0));
        t4[[i9Renamed, i8Renamed, i7Renamed, i6Renamed]] = (select((i6Renamed == i9Renamed), (0.0 * 0.0), -2.0) + -1.0);
    });
    let mut t5 = shared::<u16>([4, BM, 8]);
    parallel!((8, BM, 4), |i11, i12, i13| {
        let v14: u16 = 4;
        t5[[i13, i12, i11]] = 0;
    });
    let mut t6 = fragment::<u16>([4, BM, 8]);
    #[expect(non_snake_case)]
    parallel!((4, BM, 8), |i15Renamed, i16Renamed, i17Renamed| {
        t6[[i15Renamed, i16Renamed, i17Renamed]] = t5[[cast::<usize>(t5[[3, i16Renamed, i17Renamed]]), d1, i15Renamed]];
    });
    atomic_min(&t6, &mut t5, Relaxed);
    let v18: F8E5M2 = 0.0;
    let mut t7 = shared::<F8E5M2>([8, BM]);
    copy(t5.at([(d1 - _p5), b3, (d2 * BM)]), &mut t7);
    copy(&t7, t6.at_mut([(b3 * BM), (_p5 * 8), (b3 * 8)]));
    #[expect(non_snake_case)]
    let mut t8Renamed = fragment::<u16>([4, BM, 8]);
    cumsum_rev(&t5, &mut t8Renamed, 0);
    parallel!((4, BM, 8), |i19, i20, i21| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        assert!((i20 < 2), "an index is within its bounds");
        let v22: u16 = 1;
        if ((6usize >= 6) | (cast::<u8>((i21 - 4)) == cast::<u8>(d2))) {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t8Renamed[[i19, i20, i21]] = (v22 / t6[[i20, i20, (i21 - 4)]]);
        }
    });
    parallel!(BM, |i23| {
        t5.atomic_or([(i23 % 4), (d1 - 3), b3.min(i23)], t6[[i23, i23, (i23 * 4)]], AcqRel);
    });
    fill(&mut t8Renamed, 0);
    copy(&t6, &mut t5);
    parallel!(BM, |i24| {
        a2.atomic_max([i24], ((!cast::<u32>(t8Renamed[[b3, i24, i24]])) >> 25), Relaxed);
    });
    parallel!((8, 8, 4, 1), |i25, i26, i27, i28| {
        h3.atomic_add([(((((((((1 * 5) + i25) * 5) + i26) * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i25, i26, i27, i28]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i25) * 5) + i26) * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((4, BM, 8), |i29, i30, i31| {
        h3.atomic_add([(((((((1 * 5) + i29) * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t5[[i29, i30, i31]]) * cast::<u64>(((((((1 * 5) + i29) * 5) + i30) * 5) + i31))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((4, BM, 8), |i32, i33, i34| {
        h3.atomic_add([(((((((1 * 5) + i32) * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t6[[i32, i33, i34]]) * cast::<u64>(((((((1 * 5) + i32) * 5) + i33) * 5) + i34))), AcqRel);
    });
    parallel!((8, BM), |i35, i36| {
        h3.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i35, i36]]) * 16.0))) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!((4, BM, 8), |i37, i38, i39| {
        h3.atomic_add([(((((((1 * 5) + i37) * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(t8Renamed[[i37, i38, i39]]) * cast::<u64>(((((((1 * 5) + i37) * 5) + i38) * 5) + i39))), SeqCst);
    });
    let mut t9 = fragment::<f32>([BM, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t8Renamed.at((span((((b3 * BM) + cast::<usize>(t6[[b3, cast::<usize>(t8Renamed[[_p5, b3, d2]]), _p5]])) / BM), BM), (b3 * BM), span((b3 * 4), BM))), &mut t9);
    #[expect(non_snake_case)]
    let mut t10Renamed = shared::<f32>([BM]);
    reduce_norm2(&t9, &mut t10Renamed, 0);
    copy(&t10Renamed, y1.at_mut([(b3 * BM)]));
}

#[tile_fn]
pub fn function_8049(_v0: f64, _v1: f64) -> f64 {
    _v0.max(cast::<f64>(0usize))
}
#[tile_kernel(fast_math)]
pub fn random_8049<T: Element, const BM: usize>(
    x0: &Tensor<T, 3>,
    x1: &Tensor<T::Acc, 2>,
    y2: &mut Tensor<T::Acc, 1>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p8: usize,
) {
    dims!(x0 = [d2, d3, d4], x1 = [d5, 2*BM], y2 = [d6], a3 = [d4], h4 = [7]);
    require!((d5 < 100), "extents are below 100");
    let n9: usize = d6.div_ceil(6);
    let [b7] = blocks([d6.div_ceil(6)]);
    let mut t5 = shared::<f32>([BM, 6, 6]);
    parallel!((BM, 6, 6), |i10, i11, i12| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t5[[i10, i11, i12]] = cast::<f32>(x1[[0, i11]]);
    });
    let mut t6 = fragment::<f32>([6, 2*BM]);
    fill(&mut t6, -4.0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = shared::<i32>([6]);
    reduce_argmin(&t6, &mut t7, 1);
    let mut t8 = shared::<i64>([2*BM]);
    copy(x1.at([d4, (b7 * (2*BM))]), &mut t8);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((2*BM), |i13| {
        t8.atomic_exchange([i13], (if ((3 < i13) | (t5[[i13, i13, i13]] <= t5[[b7, i13, 3]])) { (if (i13 >= cast::<usize>(t7[b7])) { cast::<i64>(t5[[n9, i13, 0]]) } else { cast::<i64>(d2) }) } else { select((i13 <= i13), cast::<i64>(t5[[d6, 4, i13]]), cast::<i64>(t5[[_p8, i13, 0]])) }), SeqCst);
    });
    let mut t9 = shared::<f32>([6]);
    fill(&mut t9, 1.0);
    reduce_sum_into(&t6, &mut t9, 1);
    parallel!(6, |i14| {
        t7.atomic_min([i14], (-(((cast::<i32>(x1[[n9, b7]]) * 6) + cast::<i32>((d4 + 1))) / 6)), Relaxed);
    });
    parallel!((2*BM), |i15| {
        a3.atomic_and([(d4 + 3)], (!(1 ^ cast::<u32>((_p8 + 1)))), Relaxed);
    });
    parallel!((BM, 6, 6), |i16, i17, i18| {
        h4.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((6, (2*BM)), |i19, i20| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), AcqRel);
    });
    parallel!(6, |i21| {
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t7[i21]) * cast::<u64>(((1 * 5) + i21))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!((2*BM), |i22Renamed| {
        h4.atomic_add([(((1 * 5) + i22Renamed) % 7)], (cast::<u64>(t8[i22Renamed]) * cast::<u64>(((1 * 5) + i22Renamed))), Relaxed);
    });
    parallel!(6, |i23| {
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i23]) * 16.0))) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    let mut t10 = fragment::<T::Acc>([6]);
    copy(x1.at((_p8, span((b7 * (2*BM)), 6))), &mut t10);
    copy(&t10, y2.at_mut([(b7 * 6)]));
}

#[tile_kernel]
pub fn random_8050<const BM: usize, const _FLAG: bool>(
    x0: &Tensor<i16, 2>,
    x1: &Tensor<f16, 2>,
    y2: &mut Tensor<i32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p5: i32,
    _q6: usize,
) {
    dims!(x0 = [d0, 6], x1 = [3, d1], y2 = [d0, d2, 3], h3 = [7]);
    let [b3, b4] = blocks([d0.div_ceil(6), d2.div_ceil(6)]);
    let mut t4 = shared::<i32>([6, 6, 3]);
    copy(y2.at([(b3 * 6), (b4 * 6), 0]), &mut t4);
    let mut t5 = fragment::<f16>([BM, 6, 1, 1, 1]);
    parallel!((BM, 6, 1, 1, 1), |i7, i8, i9, i10, i11| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut s12: f16 = 0.0;
        #[allow(non_snake_case)]
        for k13Renamed in 0..4 {
            #[allow(non_snake_case)]
            s12 += { let assignedRenamed: f16 = (x1[[i11, 2]] * x1[[d0, 8]]).abs(); assignedRenamed };
        }
        t5[[i7, i8, i9, i10, i11]] = s12;
    });
    let mut t6 = fragment::<f16>([3]);
    copy(x0.at([cast::<usize>(t4[[5, b4, 2]]), b4]).or(-3), &mut t6);
    let mut t7 = shared::<i16>([32]);
    threads!(32, |thread14| {
        let i15: usize = thread14.index();
        #[allow(non_snake_case)]
        let i16Renamed: usize = thread14.lane();
        let w17: usize = thread14.warp();
        let i18: usize = (i15 % 8);
        let v19: i16 = (cast::<i16>(t4[[cast::<usize>(t4[[b4, 0, b3]]), b4, 0]]).abs() - cast::<i16>(t4[[x0.dim(0), cast::<usize>(x0[[cast::<usize>(t4[[5, w17, b4]]), b3]]), (d1 - cast::<usize>(x0[[b3, b3]]))]])).abs();
        t7[i15] = v19;
        thread14.barrier();
        let v20: i16 = t7[((i15 + 34) % 32)];
        thread14.barrier();
        let v21: i16 = v20;
        #[expect(non_snake_case)]
        t7[i15] = { let assignedRenamed: i16 = v21; assignedRenamed };
    });
    parallel!((6, 6, 3), |i22, i23, i24| {
        h3.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t4[[i22, i23, i24]]) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), SeqCst);
    });
    #[expect(non_snake_case)]
    parallel!((BM, 6, 1, 1, 1), |i25Renamed, i26Renamed, i27Renamed, i28Renamed, i29Renamed| {
        h3.atomic_add([(((((((((((1 * 5) + i25Renamed) * 5) + i26Renamed) * 5) + i27Renamed) * 5) + i28Renamed) * 5) + i29Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i25Renamed, i26Renamed, i27Renamed, i28Renamed, i29Renamed]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i25Renamed) * 5) + i26Renamed) * 5) + i27Renamed) * 5) + i28Renamed) * 5) + i29Renamed))), Acquire);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(3, |i30| {
        h3.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i30]) * 16.0))) * cast::<u64>(((1 * 5) + i30))), AcqRel);
    });
    parallel!(32, |i31| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(t7[i31]) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    parallel!((6, 6, 3), |i32, i33, i34| {
        let v35: f16 = (x1[[0, i34]].abs() / 5.25);
        let mut s36: i32 = 0;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k37 in 0..5 {
            s36 += cast::<i32>((-3i32).count_ones());
        }
        y2[[((b3 * 6) + i32), ((b4 * 6) + i33), (0 + i34)]] = s36;
    });
}

#[tile_kernel]
pub fn random_8051<T: Num, const BM: usize, const BN: usize, const BK: usize, const FLAG: bool>(
    x0: &Tensor<T, 5>,
    x1: &Tensor<T::Acc, 5>,
    y2: &mut Tensor<f32, 2>,
    h3: &mut Tensor<u64, 1>,
    _p3: usize,
    _p4: f32,
    _q5: usize,
) {
    dims!(x0 = [BK + 1, BK + 1, 1, 1, 1], x1 = [BN, BK + 1, 1, 1, 1], y2 = [d0, d0], h3 = [7]);
    require!((d0 < 100), "extents are below 100");
    let n6: usize = d0.div_ceil(BM);
    #[cfg(not(false))]
    let mut w4 = workspace::<f32>([d0, d0]);
    #[cfg(false)]
    dims!(undefined = [1]);
    let [b1, b2] = blocks([d0.div_ceil(BM), d0.div_ceil(BM)]);
    #[cfg(false)]
    undefined!();
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = fragment::<T::Acc>([BM, BK + 1, 1, 1, 1]);
    #[cfg_attr(false, cfg(false))]
    clear(&mut t5);
    #[cfg(false)]
    undefined!();
    let mut t6 = shared::<T::Acc>([BK + 1, BK + 1, 1]);
    parallel!((1, (BK + 1), (BK + 1)), |i7, i8, i9| {
        let mut s10: T::Acc = 0;
        for k11 in 0..6 {
            s10 += (t5[[1, b1, k11, i7, i7]].abs() + (t5[[k11, 0, i7, _q5, _q5]] / 7));
        }
        t6[[i9, i8, i7]] = s10;
    });
    #[cfg(false)]
    fill(&mut undefined, 1);
    #[cfg(not(false))]
    let mut t7 = shared::<T::Acc>([BM, BK + 1, 1, 1, 1]);
    cummin_rev(&t5, &mut t7, 4);
    if (((b1 / 1) <= b2) && (!(6 >= b2))) {
        let mut t8 = shared::<T::Acc>([7]);
        threads!(7, |thread12| {
            #[cfg(false)]
            if true { assert!(false, "kept"); }
            let i13: usize = thread12.index();
            let i14: usize = thread12.lane();
            #[cfg(false)]
            if true { assert!(false, "kept"); }
            let w15: usize = thread12.warp();
            #[cfg_attr(not(false), expect(non_snake_case))]
            let i16Renamed: usize = (i13 % 5);
            let v17: T::Acc = 1;
            let v18: u32 = thread12.ballot((cast::<usize>(t7[[n6, b1, 0, x1.dim(3), d0]]) != 0));
            let v19: bool = thread12.all((i13 != (i16Renamed + 3)));
            let v20: T::Acc = select(v19, cast::<T::Acc>(v18.count_ones()), v17);
            let v21: T::Acc = thread12.shuffle_up(v20, 35);
            #[cfg(not(false))]
            t8[i13] = v21;
        });
        parallel!((BM, (BK + 1), 1, 1, 1), |i22, i23, i24, i25, i26| {
            h3.atomic_add([(((((((((((1 * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t7[[i22, i23, i24, i25, i26]]) * cast::<u64>(((((((((((1 * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25) * 5) + i26))), SeqCst);
        });
        parallel!(7, |i27| {
            h3.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t8[i27]) * cast::<u64>(((1 * 5) + i27))), SeqCst);
        });
    } else {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((BM, (BK + 1), 1, n6.min(1), 1), |i28, i29, i30, i31, i32| {
            let v33: f32 = (-1.0f32).mul_add(cast::<f32>(i31), cast::<f32>(t7[[(i28 * 2), (i29 * 2), i30, i31, i32]]));
            if FLAG {
                t7[[(i28 * 2), (i29 * 2), i30, i31, i32]] = ((t7[[(i28 * 2), (i29 * 2), i30, i31, i32]] * t5[[i28, i30, b1, i30, i30]]).max(cast::<T::Acc>(t5[[i30, i30, _p3, i30, i32]]).min(t5[[i31, i31, i31, i30, i32]])) + cast::<T::Acc>((((_q5 * BN) + i32) / BN)).max(select((i31 == i32), t7[[(i28 * 2), (i29 * 2), i30, i31, i32]], t5[[i31, 11, i32, b2, cast::<usize>(t7[[(i28 * 2), (i29 * 2), i30, i31, i32]])]])));
            }
        });
    }
    let mut t9 = shared::<T::Acc>([BN, BK + 1]);
    clear(&mut t9);
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<T>([BN, 1]);
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t11Renamed = fragment::<T>([1, BK + 1]);
    #[cfg(false)]
    fill(&mut undefined, 1);
    for k34 in 0..1 {
        #[cfg_attr(not(false), cfg(false))]
        let kept = undefined;
        copy(x0.at([_p3, b1, b1, (b1 * BK), (k34 * 1)]), &mut t10Renamed);
        copy(x0.at([b1, _p3, n6, (k34 * 1), (n6 * BN)]), &mut t11Renamed);
        gemm(&t10Renamed, &t11Renamed, &mut t9);
    }
    #[cfg(false)]
    { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = fragment::<T::Acc>([BK, BN, 1]);
    copy(t5.at([(b1 * BN), (b2 + d0), _p3, b2, cast::<usize>(t6[[n6, _p3, b2]])]), &mut t12);
    copy(&t12, t5.at_mut((cast::<usize>(t5[[0, cast::<usize>(t6[[n6, _q5, b1]]), b2, n6, 0]]), span((n6 * BN), BK), span(cast::<usize>(cast::<u32>((b1 - 6))), BN), (b1 * BK), span((b1 * BM), 1))));
    let mut t13 = shared::<T::Acc>([BM, BK]);
    copy(t12.at((span(d0, BM), (_p3 * BM), span((b1 * BK), BK))), &mut t13);
    #[cfg_attr(not(false), allow(non_snake_case))]
    let n35Renamed: usize = (x0.dim(0) % 2).max(0);
    let mut t14 = shared::<f32>([BM, BM]);
    copy(t6.at((span((_p3 * BM), BM), span((b2 * BN), BM), (b2 - 3))), &mut t14);
    #[cfg(false)]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t15 = shared::<f32>([BM, BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t14, w4.at_mut([(b1 * BM), (b2 * BM)]));
    copy(w4.at([(b1 * BM), (b2 * BM)]), &mut t15);
    parallel!((BN, (BK + 1)), |i36, i37| {
        h3.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t9[[i36, i37]]) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), AcqRel);
    });
    parallel!((BK, BN, 1), |i38, i39, i40| {
        #[cfg(not(false))]
        h3.atomic_add([(((((((1 * 5) + i38) * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(t12[[i38, i39, i40]]) * cast::<u64>(((((((1 * 5) + i38) * 5) + i39) * 5) + i40))), Relaxed);
    });
    parallel!((BM, BK), |i41, i42| {
        h3.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(t13[[i41, i42]]) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), Relaxed);
    });
    #[cfg_attr(not(false), cfg(false))]
    let kept = undefined;
    parallel!((BM, BM), |i43, i44| {
        #[cfg_attr(not(false), cfg(false))]
        undefined!();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i43) * 5) + i44) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i43, i44]]) * 16.0))) * cast::<u64>(((((1 * 5) + i43) * 5) + i44))), Release);
    });
    parallel!((BM, BM), |i45, i46| {
        h3.atomic_add([(((((1 * 5) + i45) * 5) + i46) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i45, i46]]) * 16.0))) * cast::<u64>(((((1 * 5) + i45) * 5) + i46))), Release);
    });
    parallel!((BM, BM), |i47, i48| {
        #[cfg_attr(not(false), allow(non_snake_case))]
        y2[[((b1 * BM) + i47), ((b2 * BM) + i48)]] = { let assignedRenamed: f32 = select(t14[[i47, ((n6 - 4) << 2)]].is_finite(), ((_p4.trunc() * 0.5).abs() + 1.0).rsqrt(), select((cast::<i8>((1usize - 1)) <= cast::<i8>(b2)), (((cast::<f32>(x0[[i48, i48, n35Renamed, x1.dim(2), _p3]]) + -4.0) + cast::<f32>(x0[[cast::<usize>(t5[[b1, i47, b2, b2, 0]]), _p3, (n6 + 1), 0, _q5]])) * 0.5).log1p(), select((!(cast::<usize>(x1[[i48, i47, d0, 0, _p3]]) < n6)), (cast::<f32>(t5[[_q5, b1, cast::<usize>(x0[[i48, i47, 0, d0, d0]]), 0, b1]]).mul_add(1.0, _p4).abs() * 0.5).exp(), ((1.0 * cast::<f32>(t13[[cast::<usize>(t7[[i48, i48, b1, n35Renamed, 0]]), i48]])) * 0.5).sigmoid()))); assignedRenamed };
    });
}

#[tile_kernel(fast_math)]
pub fn random_8052<const BM: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f32, 1>,
    y3: &mut Tensor<f32, 1>,
    a4: &mut Tensor<i32, 1>,
    h5: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    dims!(x0 = [8, d0], x1 = [d1, d2], y2 = [d3], y3 = [d3], a4 = [d5], h5 = [7]);
    let [b4] = blocks([d3.div_ceil(8)]);
    let mut t6 = shared::<f32>([4, 4, BM]);
    parallel!((4, 4, BM), |i7, i8, i9| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut s10: f32 = 0.0;
        #[allow(non_snake_case)]
        for k11Renamed in 0..6 {
            #[expect(non_snake_case)]
            s10 += { let assignedRenamed: f32 = x0[[i9.max(i7), i7]]; assignedRenamed };
        }
        t6[[i7, i8, i9]] = s10;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = shared::<f32>([4, 8]);
    copy(t6.at([(d5 * BM), (b4 * BM), d5]), &mut t7);
    let mut t8 = fragment::<f32>([4, 8]);
    clear(&mut t8);
    pipelined!(0..1, stages = 3, |k12| {
        #[allow(non_snake_case)]
        let mut t9Renamed = shared::<f32>([4, 4]);
        #[allow(non_snake_case)]
        let mut t10Renamed = fragment::<f32>([4, 8]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x1.at([(d5 * BM), (k12 * 4)]), &mut t9Renamed);
        copy(x0.at([(k12 * 4), (b4 - 7).div_ceil(2)]), &mut t10Renamed);
        gemm(&t9Renamed, &t10Renamed, &mut t8);
    });
    parallel!(BM, |i13| {
        a4.atomic_max([_q6], ((if (d5 == _q6) { cast::<i32>(x0[[i13, b4]]) } else { cast::<i32>(cast::<usize>(cast::<u16>((i13 - 1)))) }) << 22), Relaxed);
    });
    parallel!((4, 4, BM), |i14, i15, i16| {
        h5.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i14, i15, i16]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((4, 8), |i17Renamed, i18Renamed| {
        h5.atomic_add([(((((1 * 5) + i17Renamed) * 5) + i18Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i17Renamed, i18Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17Renamed) * 5) + i18Renamed))), Relaxed);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((4, 8), |i19Renamed, i20Renamed| {
        h5.atomic_add([(((((1 * 5) + i19Renamed) * 5) + i20Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i19Renamed, i20Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19Renamed) * 5) + i20Renamed))), Acquire);
    });
    #[allow(non_snake_case)]
    let mut t11Renamed = shared::<f32>([8, 8]);
    copy(x0.at([d1, b4]), &mut t11Renamed);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12Renamed = fragment::<f32>([8]);
    reduce_mean(&t11Renamed, &mut t12Renamed, 0);
    copy(&t12Renamed, y2.at_mut([(b4 * 8)]));
    parallel!(8, |i21| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y3[((b4 * 8) + i21)] = select((i21 == _q6), (-(x0[[i21, (((_q6 * 8) + d5) % 8)]] * 0.5).softplus()), select((x0[[i21, 0]] <= t6[[d5, i21, d3]]), ((cast::<f32>(d5) - x1[[d5, d5]].round_ties_even()) * 0.5).sinh(), select((i21 != i21), (cast::<f32>(d5) * 0.5).hypot(1.0), (-(0.0f32.mul_add(0.0, 0.0).mul_add(-1.0, x0[[0, (((i21 * 8) + i21) % 8)]]) * 0.5).softplus()))));
    });
}

#[tile_kernel]
pub fn random_8053<const _FLAG: bool>(
    x0: &Tensor<bool, 2>,
    y1: &mut Tensor<f16, 1>,
    y2: &mut Tensor<f16, 1>,
    h3: &mut Tensor<u64, 1>,
    _q3: usize,
) {
    dims!(x0 = [d0, d1], y1 = [d0], y2 = [d0], h3 = [7]);
    let [b2] = blocks([d0.div_ceil(3)]);
    let mut t4 = fragment::<f16>([3]);
    copy(y1.at([(b2 * 3)]), &mut t4);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = fragment::<bool>([3]);
    clear(&mut t5);
    let mut t6 = shared::<bool>([3, 8]);
    let v4: bool = (b2 < d1);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t6, v4);
    let mut t7 = shared::<bool>([3]);
    let v5: bool = (cast::<u8>((d0 - 6)) <= cast::<u8>(b2));
    fill(&mut t7, v5);
    reduce_all_into(&t6, &mut t7, 1);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    pipelined!(0..d0, stages = 2, order = [0, 1, 2, 3, 4, 5, 6], |k6| {
        let mut v7: f16 = 3.0;
        for k8 in 0..4 {
            v7 += select(t5[b2], cast::<f16>(((4usize * 8) % 8)).abs().sqrt(), cast::<f16>(3.625).round_ties_even());
        }
        let mut t8 = fragment::<f16>([3]);
        parallel!(3, |i9| {
            let mut s10: f16 = 0.0;
            for k11 in 0..1 {
                #[allow(non_snake_case)]
                s10 += { let assignedRenamed: f16 = (-v7); assignedRenamed };
            }
            t8[i9] = s10;
        });
        copy(&t8, t7.at_mut((span(((((b2 - 4) * 2) + b2) / 2), 3),)));
        parallel!(3, |i12| {
            h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t7[i12]) * cast::<u64>(((1 * 5) + i12))), AcqRel);
        });
        #[allow(non_snake_case)]
        parallel!(3, |i13Renamed| {
            h3.atomic_add([(((1 * 5) + i13Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i13Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i13Renamed))), Relaxed);
        });
    });
    let mut t9 = fragment::<bool>([1]);
    let v14: bool = t7[b2];
    fill(&mut t9, v14);
    reduce_all_into(&t5, &mut t9, 0);
    let mut t10 = shared::<f16>([2, 8]);
    copy(t6.at([1, (b2 * 3)]).or((t4[b2] >= t4[b2])), &mut t10);
    let mut t11 = shared::<f16>([2, 3]);
    copy(x0.at([(b2 - b2), (b2 * 8)]), &mut t11);
    let mut t12 = fragment::<f32>([8, 3]);
    gemm_set(t10.t(), &t11, &mut t12);
    let mut t13 = fragment::<f16>([2]);
    reduce_min_nan(&t11, &mut t13, 1);
    #[expect(non_snake_case)]
    let mut t14Renamed = fragment::<f16>([2, 3, 2, 8, 2]);
    #[expect(non_snake_case)]
    parallel!((2, 3, 2, 8, 2), |i15Renamed, i16Renamed, i17Renamed, i18Renamed, i19Renamed| {
        let mut s20: f16 = 0.0;
        for k21 in 0..2 {
            s20 += f16::from_bits((t13[i19Renamed].to_bits() & 32767)).round_ties_even();
        }
        t14Renamed[[i15Renamed, i16Renamed, i17Renamed, i18Renamed, i19Renamed]] = s20;
    });
    parallel!((2, 8), |i22, i23| {
        h3.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((2, 3), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((8, 3), |i26, i27| {
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), SeqCst);
    });
    parallel!(2, |i28| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i28]) * 16.0))) * cast::<u64>(((1 * 5) + i28))), Release);
    });
    #[expect(non_snake_case)]
    parallel!((2, 3, 2, 8, 2), |i29Renamed, i30Renamed, i31Renamed, i32Renamed, i33Renamed| {
        h3.atomic_add([(((((((((((1 * 5) + i29Renamed) * 5) + i30Renamed) * 5) + i31Renamed) * 5) + i32Renamed) * 5) + i33Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14Renamed[[i29Renamed, i30Renamed, i31Renamed, i32Renamed, i33Renamed]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i29Renamed) * 5) + i30Renamed) * 5) + i31Renamed) * 5) + i32Renamed) * 5) + i33Renamed))), Relaxed);
    });
    parallel!(3, |i34| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y1[((b2 * 3) + i34)] = select((cast::<i16>((i34 - 8)) != cast::<i16>(i34)), (cast::<f16>(-2).max((cast::<f16>(d0) - t11[[x0.dim(1), i34]])) * 0.5).sin(), select(t9[0], (cast::<f16>(-4) * 0.5).tan(), select((!(i34 >= i34)), ((t11[[d0, i34]] + t13[b2].round_ties_even()) * 0.5).atan(), ((-t11[[d0, b2]]) * 0.5).exp2())));
    });
    let mut t15 = shared::<f16>([3, 8]);
    copy(&t6, &mut t15);
    let mut t16 = fragment::<f16>([3]);
    reduce_mean(&t15, &mut t16, 1);
    copy(&t16, y2.at_mut([(b2 * 3)]));
}

pub fn all() -> Vec<(u64, Box<dyn Kernel>)> {
    vec![
        (7994, Box::new(random_7994::<f16, 5, 2, 1>())),
        (7995, Box::new(random_7995::<i64>())),
        (7996, Box::new(random_7996::<5>())),
        (7997, Box::new(random_7997::<f16, 16, 16, 5>())),
        (7998, Box::new(random_7998::<3>())),
        (7999, Box::new(random_7999::<f32, 2, 8>())),
        (8000, Box::new(random_8000::<33, 16, 8>())),
        (8001, Box::new(random_8001::<f32, 1>())),
        (8002, Box::new(random_8002::<2, 33>())),
        (8003, Box::new(random_8003::<16, 16, 17, true>())),
        (8004, Box::new(random_8004())),
        (8005, Box::new(random_8005::<F8E4M3, 5, false>())),
        (8006, Box::new(random_8006::<3, 8, 17>())),
        (8007, Box::new(random_8007::<8>())),
        (8008, Box::new(random_8008::<8>())),
        (8009, Box::new(random_8009::<1, 2>())),
        (8010, Box::new(random_8010::<33, false>())),
        (8011, Box::new(random_8011::<bf16, 17>())),
        (8012, Box::new(random_8012::<33, 3>())),
        (8013, Box::new(random_8013::<2, 1, 1>())),
        (8014, Box::new(random_8014())),
        (8015, Box::new(random_8015::<f32>())),
        (8016, Box::new(random_8016::<i8, 3, 5, 5>())),
        (8017, Box::new(random_8017())),
        (8018, Box::new(random_8018::<bf16, 5>())),
        (8019, Box::new(random_8019::<33, 33, 8>())),
        (8020, Box::new(random_8020::<16, 3>())),
        (8021, Box::new(random_8021::<f16, 5, 5>())),
        (8022, Box::new(random_8022())),
        (8023, Box::new(random_8023::<2>())),
        (8024, Box::new(random_8024::<1>())),
        (8025, Box::new(random_8025::<33>())),
        (8026, Box::new(random_8026::<17, false>())),
        (8027, Box::new(random_8027::<3, 8, 5>())),
        (8028, Box::new(random_8028::<17, 5, 2>())),
        (8029, Box::new(random_8029::<f32, 2>())),
        (8030, Box::new(random_8030::<u16, 8, 16, 4>())),
        (8031, Box::new(random_8031::<F8E4M3>())),
        (8032, Box::new(random_8032::<f32>())),
        (8033, Box::new(random_8033::<F8E4M3, 16, 2, 5>())),
        (8034, Box::new(random_8034::<3, 2, 4>())),
        (8035, Box::new(random_8035::<8, 16>())),
        (8036, Box::new(random_8036::<33, 1>())),
        (8037, Box::new(random_8037::<2, 16, false>())),
        (8038, Box::new(random_8038::<3, false>())),
        (8039, Box::new(random_8039::<4>())),
        (8040, Box::new(random_8040::<2, 5>())),
        (8041, Box::new(random_8041::<false>())),
        (8042, Box::new(random_8042::<false>())),
        (8043, Box::new(random_8043::<16, false>())),
        (8044, Box::new(random_8044::<bf16, 3, false>())),
        (8045, Box::new(random_8045::<4, 3>())),
        (8046, Box::new(random_8046())),
        (8047, Box::new(random_8047())),
        (8048, Box::new(random_8048::<2>())),
        (8049, Box::new(random_8049::<f32, 3>())),
        (8050, Box::new(random_8050::<33, true>())),
        (8051, Box::new(random_8051::<u32, 17, 17, 17, true>())),
        (8052, Box::new(random_8052::<2>())),
        (8053, Box::new(random_8053::<false>())),
    ]
}
