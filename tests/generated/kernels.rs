//! Random kernels. Written by `tile_core::testing::corpus`; `TILE_BLESS=1 cargo
//! test -p tile-core --test corpus` writes it anew.
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
        y3[[((b3 * ROWS_41) + i23), ((b4 * BM) + i24), ((b5 * BM) + i25)]] = select((((i23 - 4) << (i23 - 3)) >= 5), (cast::<bf16>(2).abs().mul_add(cast::<bf16>(0).mul_add(0.0, 0.0), (1.0 * -1.0)) * 0.5).cos(), select((cast::<u8>((i23 - 2)) == cast::<u8>(i23)), ((cast::<bf16>(-2) - -1.0).floor() * 0.5).atan(), select((t6[d0] <= cast::<f32>((i23 % 2))), (cast::<bf16>(-3) * 0.5).exp(), (cast::<bf16>(2) * 0.5).copysign((1.0 * -1.0)))));
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
    parallel!(6, |i23| {
        #[expect(non_snake_case)]
        y2[((b4 * 6) + i23)] = { let assignedRenamed: f32 = select((cast::<u16>((((i23 - 5) / 3) - 5)) != cast::<u16>(0usize)), (select((cast::<usize>(cast::<i64>((i23 - 9))) >= (i23 + 4)), x0[[i23, _p5]], t10[[_p5, n7]].abs()) * 0.5).cos(), select((n7 == i23), ((t10[[d3, 4]].floor() + 3.0) * 0.5).erf(), select(((i23 + 3) <= (i23 + i23)), (cast::<f32>(d3) * 0.5).tan(), ((x0[[d3, b4]].trunc() * 3.0f32.min(t10[[i23, i23]])) * 0.5).sin()))); assignedRenamed };
    });
    let mut t11 = shared::<u16>([6]);
    copy(&t5, &mut t11);
    copy(&t11, y3.at_mut([(b4 * 6)]));
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
        y3[[((b5 * BM) + i29), ((b6 * BK) + i30)]] = { let assignedRenamed: f32 = select((x2[[cast::<usize>(cast::<i32>((i30 - 0))), i30]] > x2[[i30, i30]]), (2.0f32 * 0.5).copysign((-0.0)), select((x0[[i30, i30, i30]] == x0[[0, cast::<usize>(t7[[i30, i30, 0, i30]]), i30]]), ((cast::<f32>(i30) * -2.0).abs() * 0.5).exp2(), select((i30.min(i30) != ((((i30 - 2) * BM) + i29) / BM)), (x2[[cast::<usize>(x0[[i30, i30, i30]]), b5]].abs().round_ties_even() * 0.5).sinh(), (((x2[[i30, d3]] - x2[[i30, i30]]) + x2[[cast::<usize>(x0[[i30, i30, cast::<usize>(x0[[i30, 7, d4]])]]).max(i30), i30]]) * 0.5).erf()))); assignedRenamed };
    });
    let mut t10 = fragment::<f32>([BM, BK]);
    copy(x1.at((span((_p7 * BK), BM), span(b5, BK))), &mut t10);
    copy(&t10, y4.at_mut([(b5 * BM), (b6 * BK)]));
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
        y2[[((b6 * BM) + i32Renamed), ((b7 * BM) + i33Renamed), (0 + i34Renamed)]] = select(((cast::<usize>(t9[b7]) != _q9) || (cast::<u32>((i34Renamed - 9)) == cast::<u32>(d3))), (x0[[i32Renamed, i34Renamed, i34Renamed]].abs() * 0.5).asin(), select((cast::<u8>(((i32Renamed - 3) - 3)) >= cast::<u8>(i32Renamed)), (x0[[_q9, d3, i33Renamed]] * 0.5).log10(), select((cast::<u64>(((cast::<usize>(t9[0]) - 2) - 1)) < cast::<u64>(i32Renamed)), (((-2.0f32).abs().mul_add(2.0, (1.0 * -1.0)) * 0.5).abs() + 1.0).recip(), (0.0f32 * 0.5).cosh())));
    });
    #[expect(non_snake_case)]
    parallel!((BM, BM), |i35Renamed, i36Renamed| {
        #[expect(non_snake_case)]
        y3[[((b6 * BM) + i35Renamed), ((b7 * BM) + i36Renamed)]] = { let assignedRenamed: f32 = select(((cast::<i16>((i35Renamed - 0)) != cast::<i16>(i35Renamed)) || (i35Renamed == _q9)), (x1[[(i35Renamed + 4), i35Renamed, _q9]].min(x0[[i35Renamed, i35Renamed, i36Renamed]].abs()) * 0.5).log1p(), select(((cast::<i32>((i35Renamed - 7)) < cast::<i32>(b6)) & (cast::<i32>((i36Renamed - 1)) <= cast::<i32>(d5))), (x0[[cast::<usize>(t9[cast::<usize>(t9[b7])]), 2, 1]] * 0.5).atan(), select((cast::<i16>(((i35Renamed - 1) - 8)) >= cast::<i16>(i35Renamed)), (-(((-x1[[i36Renamed, i35Renamed, x1.dim(1)]]) * x1[[i36Renamed, (cast::<usize>(t9[0]) % 2), d4]]) * 0.5).exp()), ((3.0f32 * -1.0).abs() * 0.5).log1p()))); assignedRenamed };
    });
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
        y2[[((b3 * ROWS_50) + i25Renamed), ((b4 * 8) + i26Renamed), ((b5 * 8) + i27Renamed)]] = select((t8[[(((i26Renamed * 3) + cast::<usize>(t11[[x0.dim(0), i25Renamed]])) / 3), d1]] >= cast::<f32>(t11[[b4, i25Renamed]])), ((t6[[((d2 * 3) % 3), (i26Renamed * 3)]] + t7[[b5, i26Renamed]].round_ties_even()) * 0.5).copysign(t7[[(cast::<usize>(t5[[x0.dim(0), cast::<usize>(t5[[d2, i25Renamed, b5]]), x0.dim(0)]]) % 8), i26Renamed]]), select((t8[[0, i27Renamed]].is_nan() ^ (i27Renamed > x1.dim(0))), ((-3.0 + (-cast::<f32>(d2))) * 0.5).ln(), select((t8[[(x1.dim(0) + i27Renamed), cast::<usize>(t11[[x0.dim(0), cast::<usize>(t5[[d1, i25Renamed, b4]])]])]] == cast::<f32>((((cast::<usize>(t5[[1, cast::<usize>(t11[[2, i25Renamed]]), x0.dim(0)]]) * 8) + cast::<usize>(t5[[x1.dim(0), d1, cast::<usize>(t11[[0, cast::<usize>(t5[[i25Renamed, i25Renamed, d0]])]])]])) % 8))), (((-4.0f32) * 0.5).abs() + 1.0).powf((1.0 + 0.0)), ((x1[b5] - (-3.0f32).max(t7[[i26Renamed, 7]])) * 0.5).sigmoid())));
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
        y2[[((b4 * (BK + 1)) + i35), ((b5 * ROWS_51) + i36)]] = select(((cast::<usize>(t4[[cast::<usize>(t8[4]), cast::<usize>(t9[[cast::<usize>(t8[15]), cast::<usize>(t8[14])]]), i36, i36]]) != i36) | (cast::<i16>((i36 - 5)) != cast::<i16>(i36))), ((-1.0f32) * 0.5).atan2(2.0f32.abs()), select((i36 <= i36), ((v7Renamed.floor() * (1.0 * 2.0)) * 0.5).abs().log2(), select((!(i36 > i36)), ((x0[[((i35 - 8) >> 3), b5]] * 0.5).abs() + 1.0).recip(), (x1[b4] * 0.5).expm1())));
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
        y3[[((b5 * ROWS_53) + i26), ((b6 * BM) + i27)]] = select((cast::<i16>((i26 - 2)) <= cast::<i16>(i26)), ((-cast::<T>(d0)).abs() * 0.5).atan(), select(((t14Renamed[[i26, i27]] >= t14Renamed[[0, d1]]) ^ (cast::<u16>((i26 - 6)) > cast::<u16>(i26))), (cast::<T>(4) * 0.5).atan2((cast::<T>(t11[0]) * cast::<T>(t11[1]))), select((b5 == (i26 + 1)), (-((cast::<T>(t14Renamed[[cast::<usize>(t11[i26]), i26]]).abs() - (cast::<T>(t11[cast::<usize>(t12[_q7])]) - -4.0)) * 0.5).exp()), (cast::<T>(t10[cast::<usize>(t9[b6])]).round() * 0.5).log1p())));
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
        y3[[((b6 * BM) + i52Renamed), ((b7 * ROWS_54) + i53Renamed)]] = select((cast::<i16>((i53Renamed - 8)) < cast::<i16>(cast::<usize>(t7[[b6, cast::<usize>(t18[i53Renamed])]]))), (t19Renamed[(d1 * 1)] * 0.5).cos(), select(x2[[i53Renamed.min(i53Renamed), i53Renamed]].is_finite(), (cast::<bf16>(1).round_ties_even() * 0.5).cosh(), select((x0[[n8, (i53Renamed + i53Renamed), (((i53Renamed * ROWS_54) + d4) % ROWS_54)]] < t5[[b6, b6]]), (((cast::<bf16>(b6) + t5[[i53Renamed, i53Renamed]]).ceil() * 0.5).abs() + 1.0).powf(t5[[i52Renamed, i53Renamed]].trunc()), (cast::<bf16>(2).trunc() * 0.5).tanh())));
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
        y1[[((b3 * BM) + i14Renamed), ((b4 * BM) + i15Renamed), ((b5 * BN) + i16Renamed)]] = select((b3 != i15Renamed), (t4[i14Renamed.min(i15Renamed)] * 0.5).sigmoid(), select((i14Renamed < i15Renamed), ((t4[i15Renamed] + t4[i14Renamed]).round_ties_even() * 0.5).log1p(), select(((i15Renamed / 4) > i15Renamed), ((t4[i14Renamed].max(-1.0) + (_p6 + t4[i14Renamed])) * 0.5).atan2(-1.0), (t4[i14Renamed] * 0.5).log10())));
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
        y1[[((b2 * BN) + i19), ((b3 * BN) + i20)]] = select(((x0[i19] == x0[1]) || (cast::<u16>((i19 - 7)) != cast::<u16>(1usize))), (t6[(i20 * 1)] * 0.5).exp2(), select((x0[((i19 - 1) << 3)] <= 2), (t6[((i20 - 6) % 3)].round_ties_even() * 0.5).sinh(), select((i19 == i19), ((cast::<f16>(i20) * 0.5).abs() + 1.0).powf(-3.0), (t6[i20] * 0.5).ln())));
    });
    parallel!((BN, BN, (2*BM)), |i21, i22, i23| {
        y2[[((b2 * BN) + i21), ((b3 * BN) + i22), (0 + i23)]] = select(((t6[i21] >= -3.0) & (i22 > i21)), ((cast::<T>(t5[[i23, i21, _q5]]) + cast::<T>(t5[[i22, i21, i21]]).min(cast::<T>(t5[[i23, i22, 0]]))) * 0.5).expm1(), select((t6[((i21 - 3) / (i21 - 5))] == t6[i21]), ((cast::<T>(t5[[i21, i23, i21]]).min(cast::<T>(i23)) + cast::<T>(0).mul_add(1.0, cast::<T>(d4))) * 0.5).expm1(), select((_q5 < i21), (((cast::<T>(i21) * 0.0) + cast::<T>(0).mul_add(1.0, cast::<T>(t5[[i23, i21, i22]]))) * 0.5).atan(), (cast::<T>(i21).ceil() * 0.5).tan())));
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
        y2[[((b5 * BM) + i33Renamed), ((b6 * BM) + i34Renamed), (0 + i35Renamed)]] = select((cast::<u32>(((i33Renamed / 4) - 6)) != cast::<u32>(d4)), (cast::<f32>(i33Renamed) * 0.5).cosh(), select((b5 > ((((i35Renamed - 3) * BN) + i33Renamed) / BN)), (t18[[i33Renamed, (((i34Renamed - 1) * BN) / BN)]] * 0.5).log1p(), select((t9[[x0.dim(2), i35Renamed]] == t11[[d1, d3]]), ((-t16[[d3, i35Renamed]].ceil()) * 0.5).asin(), (t16[[i33Renamed, (i35Renamed + 2)]] * 0.5).atan2((cast::<f32>(b5) * 1.0)))));
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
        y2[[((b5 * BM) + i26), ((b6 * 8) + i27), ((b7 * 2) + i28)]] = { let assignedRenamed: bf16 = select((x0[[b7, 1, ((i27 * BM) / BM), i28]] != x1[[x1.dim(1), 4, i27]]), (select(((x0[[b6, 0, _p8, 0]] <= t10Renamed[[_p8, x0.dim(2)]]) ^ (cast::<u16>((i28 - 6)) >= cast::<u16>(i26))), (1.0 + t7[[x1.dim(1), i26]]), t7[[i26, i28]]) * 0.5).ln(), select((i26 == (i27 % 4)), ((-cast::<bf16>(1).min(t10Renamed[[i26, i26]])) * 0.5).cosh(), select(((x1[[2, i27, i27]] != x1[[1, i28, i28]]) ^ (cast::<i16>((x0.dim(2) - 4)) >= cast::<i16>(i26))), (t7[[d4, (i26 * 1)]] * 0.5).cos(), ((-x1[[(i26 + 2), i28, (i26 + 2)]]) * 0.5).ln()))); assignedRenamed };
    });
    copy(&t13, y3.at_mut([(b5 * BM), (b6 * 8), (b7 * 2)]));
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
        y2[[((b5 * BK) + i25), ((b6 * ROWS_66) + i26), ((b7 * BN) + i27)]] = { let assignedRenamed: F8E4M3 = select((x1.dim(4) == i26), (cast::<F8E4M3>(t12[i25]) * 0.5).atan(), select((i26 == i26), ((cast::<F8E4M3>(t7[[cast::<usize>(t7[[d3, i26]]), 10]]).max(2.0) + -2.0) * 0.5).acos(), select(x1[[i26, 1, (d4 - 6).div_ceil(1), (b7 * 3), (x0.dim(0) * 2)]], ((cast::<F8E4M3>(d4) * 0.5).abs() + 1.0).rsqrt(), (cast::<F8E4M3>(t10Renamed[[i27, 0]]) * 0.5).hypot(cast::<F8E4M3>(t6[[d3, 1]]))))); assignedRenamed };
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
    let mut t7Renamed = fragment::<F8E5M2>([BM, 1, BM]);
    cummax_rev(&t5, &mut t7Renamed, 2);
    let mut t8 = fragment::<i32>([1]);
    fill(&mut t8, 1);
    reduce_min_into(&t6, &mut t8, 0);
    let mut t9 = fragment::<f16>([BM, BM]);
    copy(t5.at([cast::<usize>(t8[cast::<usize>(t8[x0.dim(0)])]), cast::<usize>(t8[0]), (_p7 * 1)]), &mut t9);
    let mut v14: f16 = 2.0;
    for k15 in 0..3 {
        v14 += t9[[(x0.dim(2) * 4), (d4 - 3)]];
    }
    parallel!((BM, 1, BM), |i16, i17, i18| {
        h3.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), AcqRel);
    });
    parallel!(1, |i19| {
        h3.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t6[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!((BM, 1, BM), |i20, i21, i22| {
        h3.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), SeqCst);
    });
    parallel!(1, |i23| {
        h3.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t8[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((BM, BM), |i24, i25| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Release);
    });
    parallel!((2, 2), |i26, i27| {
        y1[[((b5 * 2) + i26), ((b6 * 2) + i27)]] = (select((i26 == 2), (-1.0 * 0.0), -1.0) + select(((cast::<u8>((i26 - 7)) <= cast::<u8>(b6)) ^ (_q8 <= i27)), 0.0, cast::<f16>(i27)));
    });
    parallel!((2, 2), |i28, i29| {
        y2[[((b5 * 2) + i28), ((b6 * 2) + i29)]] = select((i28 > (i29 - 1)), ((-t9[[i29, i28]]) * 0.5).cos(), select(((t9[[_p7, _q8]] < x0[[i29, _q8, i29]]) && (cast::<u32>((i28 - 7)) >= cast::<u32>(i28))), (cast::<f16>(d4) * 0.5).atan2((0.0 + 1.0)), select((i28 < (cast::<usize>(t6[x0.dim(2)]) + 1)), ((if (i28 != 0) { t9[[(((i28 * BM) + i29) / BM), (i28 + i28)]] } else { (x0[[_p7, d3, i28]] * x0[[i29, b5, 1]]) }) * 0.5).cos(), ((cast::<f16>(i28) * x0[[d2, i29, cast::<usize>(t8[cast::<usize>(t6[d3])])]]) * 0.5).sin())));
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
        y1[[((b7 * 6) + i30), ((b8 * 4) + i31), (0 + i32)]] = select(((cast::<usize>(t7[5]) - 2) <= 7), ((cast::<f32>(b7).mul_add(2.0, (3.0 + x0[[i31, d5, b7]])) * 0.5).abs() + 1.0).rsqrt(), select(((t7[0] > t7[i32]) & (5usize >= 2)), (-((-3.0f32) * 0.5).exp()), select(((i31 / 4) < _q11), ((-(0.0 + x0[[cast::<usize>(t7[n12]), i32, i31]])) * 0.5).atan(), (_p9 * 0.5).atan2(1.0))));
    });
    parallel!((6, 4, 3), |i33, i34, i35| {
        let v36: i64 = cast::<i64>(t6[[(i33 / 2), i34, (i34 * 1)]]);
        y2[[((b7 * 6) + i33), ((b8 * 4) + i34), (0 + i35)]] = (if (i33 == cast::<usize>(t7[i35])) { (v36 % t7[cast::<usize>(t7[_q11])]).max(((t7[i33] * 7) % 7)) } else { (t7[i35] / 3) });
    });
}

const SCALE_71: f64 = 5.0;
#[tile_fn]
pub fn function_71(_v0: u16, _v1: u16) -> u16 {
    _v0.max(((0 << cast::<u16>((0usize + 1))) << cast::<u16>((0usize + 1))).abs())
}
#[tile_kernel]
pub fn random_71<_T: Element, const BM: usize, const BN: usize, const BK: usize>(
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
        y1[[((b5 * (2*BK)) + i23), ((b6 * (2*BK)) + i24)]] = select((!(t8[[d4, i24]] != cast::<u16>(t5[b5]))), (((0.0f32 * 0.0) - (-4.0)) * 0.5).abs().log2(), select((cast::<usize>(t7Renamed[cast::<usize>(t6[i23])]) >= ((i23 - 7) << 1)), (t5[i23] * 0.5).tan(), select((i23 == 6), (-(t5[x0.dim(1)] * 0.5).exp()), (t5[(((cast::<usize>(t8[[_q7, _q7]]) * BN) + cast::<usize>(t7Renamed[_q7])) / BN)] * 0.5).exp2())));
    });
    parallel!(((2*BK), (2*BK)), |i25, i26| {
        y2[[((b5 * (2*BK)) + i25), ((b6 * (2*BK)) + i26)]] = select(((t6[b6] < t8[[d2, cast::<usize>(t6[_q7])]]) | (i26 != i25)), ((-4.0 + t5[i26.min(d2)]) * 0.5).sinh(), select(((cast::<usize>(t8[[i26, i25]]) > b5) || (i26 >= i25)), ((2.0 * t5[x0.dim(1)]) * 0.5).tanh(), select((t6[cast::<usize>(t8[[x0.dim(1), i25]])] != t9[2]), ((-2.0f32).round() * 0.5).acos(), (select((!(cast::<u16>((n8 - 5)) > cast::<u16>(_q7))), t5[cast::<usize>(x0[[_q7, i26]])].min(-4.0), (t5[b6] * t5[x0.dim(1)])) * 0.5).copysign(0.0f32.mul_add(0.0, 0.0)))));
    });
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
    pipelined!(0..b3, stages = 1, stage = [0, 0, 0, 0], |k15| {
        let mut t19 = shared::<f32>([2, BM]);
        cummax_rev(&t16, &mut t19, 1);
        #[cfg_attr(all(), allow(non_snake_case))]
        parallel!((8, 4), |i16Renamed, i17Renamed| {
            h5.atomic_add([(((((1 * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i16Renamed, i17Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16Renamed) * 5) + i17Renamed))), SeqCst);
        });
        parallel!((2, BM), |i18, i19| {
            #[cfg(all())]
            h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
        });
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    for k20 in 0..b3 {
        copy(&t10, &mut t16);
        #[cfg(all())]
        parallel!(8, |i21| {
            #[cfg_attr(not(all()), cfg(not(all())))]
            h5.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t17[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
        });
        parallel!((8, 4), |i22, i23| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h5.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Acquire);
        });
    }
    #[cfg_attr(all(), cfg(not(all())))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg(all())]
    let mut t20 = fragment::<i32>([8]);
    parallel!(8, |i24| {
        #[cfg(not(all()))]
        assert!(false, "kept");
        t20[i24] = ((cast::<i32>(i24) * 1) + 2);
    });
    #[cfg(all())]
    let mut t21 = shared::<i64>([8]);
    copy(t17.bitcast::<u64>(), &mut t21);
    scatter(&t21, &t20, &mut t17);
    let mut t22 = shared::<i32>([2]);
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    copy(x1.at((span(_p5, 2), b3)), &mut t22);
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    atomic_min(&t22, a4.at_mut([_p5]), Relaxed);
    parallel!((2, BM), |i25, i26| {
        #[cfg(all())]
        h5.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!(8, |i27| {
        h5.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t17[i27]) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((8, 4), |i28Renamed, i29Renamed| {
        h5.atomic_add([(((((1 * 5) + i28Renamed) * 5) + i29Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i28Renamed, i29Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28Renamed) * 5) + i29Renamed))), Relaxed);
    });
    parallel!(8, |i30| {
        h5.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t20[i30]) * cast::<u64>(((1 * 5) + i30))), Release);
    });
    parallel!(8, |i31| {
        h5.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(t21[i31]) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    parallel!((2, 2), |i32, i33| {
        y2[[((b3 * 2) + i32), (0 + i33)]] = select((cast::<usize>(t17[i33]) < (i33 + 3)), ((-1.0f32).mul_add((0.0 * -1.0), (if (i33 < i32) { x1[[_p5, cast::<usize>(t20[i33])]] } else { -4.0 })) * 0.5).sin(), select((!(i32 != cast::<usize>(t21[i32]))), (cast::<f32>(b3).max(x0[[1, i33, 0, i33, d2]]).min(x1[[i32, 1]]) * 0.5).cos(), select(((i33 / 2) >= d2), (x1[[i33, ((i33 * 8) % 8)]] * 0.5).sinh(), ((-(-1.0 - x0[[cast::<usize>(t17[b3]), i33, _p5, cast::<usize>(t20[0]), x1.dim(0)]])) * 0.5).erf())));
    });
    parallel!(2, |i34| {
        #[cfg(all())]
        let v35: f32 = x1[[((_p5 - 1) >> 2), (i34 - 4)]];
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y3[((b3 * 2) + i34)] = ((if ((i34 <= _p5) || (d2 > i34)) { (if (cast::<u32>((i34 - 0)) != cast::<u32>(i34)) { cast::<i16>(x0[[i34, x0.dim(4), 1, i34, x1.dim(0)]]) } else { cast::<i16>(t21[6]) }) } else { cast::<i16>(x1[[cast::<usize>(t17[i34]), i34]]).max(cast::<i16>(((i34 * 8) / 8))) }) / 5);
    });
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

#[tile_fn]
pub fn function_75(_v0: u16, _v1: u16) -> u16 {
    _v0.max((select((0usize >= (0 % 2)), 0, (3 + 3)) / 6))
}
#[tile_kernel(fast_math)]
pub fn random_75<T: Float, const BM: usize>(
    x0: &Tensor<T::Acc, 3>,
    x1: &Tensor<F8E5M2, 5>,
    y2: &mut Tensor<u16, 3>,
    h3: &mut Tensor<u64, 1>,
    _p6: usize,
    _q7: usize,
) {
    dims!(x0 = [4, d2, d2], x1 = [4, BM, 4, 1, 1], y2 = [d3, d2, BM], h3 = [7]);
    let n8: usize = d3.div_ceil(3);
    let [b4, b5] = blocks([d3.div_ceil(3), d2.div_ceil(3)]);
    let mut t4 = shared::<T::Acc>([4, 3, 3]);
    copy(x0.at((span(n8, 3), span(cast::<usize>(cast::<i8>((b5 - 9))), 4), span(n8, 3))).permute([1, 2, 0]), &mut t4);
    let mut t5 = shared::<f32>([BM, BM]);
    copy(t4.at((span((n8 * 3), BM), span((d2 * 3), BM), b4)), &mut t5);
    parallel!((BM, BM), |i9, i10| {
        t5[[i9, i10]] = cast::<f32>((((((n8 * 3) + i9) % 3) * 3) / 3));
    });
    let mut t6 = fragment::<i32>([3, 3]);
    reduce_argmin(&t4, &mut t6, 0);
    copy(x1.at((span((d2 * 4), 4), span(n8, 3), b5, (b5 - 3).div_ceil(1), span(b4.max(b4), 3))).or(x1[[cast::<usize>(t6[[1, 2]]), cast::<usize>(t6[[b5, d2]]), b5, 0, 0]]), &mut t4);
    fill(t4.at_mut((span(x0.dim(2), 4), span((x0.dim(2) / 3), 3), span((b5 + 4), 3))), 0.0);
    parallel!((4, 3, 3), |i11, i12, i13| {
        h3.atomic_add([(((((((1 * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i11, i12, i13]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i11) * 5) + i12) * 5) + i13))), Acquire);
    });
    parallel!((BM, BM), |i14, i15| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((3, 3), |i16, i17| {
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t6[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), AcqRel);
    });
    parallel!((3, 3, BM), |i18, i19, i20| {
        y2[[((b4 * 3) + i18), ((b5 * 3) + i19), (0 + i20)]] = (1u16.max(2) + 1).min(4);
    });
}

const SCALE_76: i32 = 5;
#[tile_fn]
pub fn function_76(_v0: u16, _v1: u16) -> u16 {
    (_v0 * select(((0usize - 4).div_ceil(3) >= (0 * 1)), (cast::<u16>(2u16.count_ones()) ^ cast::<u16>((0usize + 1))), cast::<u16>(select((0usize <= 0), 4u16, 3).leading_zeros())))
}
#[tile_kernel]
pub fn random_76<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f16, 2>,
    y1: &mut Tensor<u16, 2>,
    h2: &mut Tensor<u64, 1>,
    _p6: u16,
    _p7: usize,
) {
    dims!(x0 = [BK + 1, d2], y1 = [d2, d3], h2 = [7]);
    let [b4, b5] = blocks([d2.div_ceil((BK + 1)), d3.div_ceil(BK)]);
    let mut t3 = shared::<u16>([BK + 1]);
    copy(x0.at([(b4 * BK), (b4 * (BK + 1))]).or(-3.0), &mut t3);
    let mut t4 = shared::<f16>([BK, BN]);
    clear(&mut t4);
    let mut t5 = fragment::<f16>([BK]);
    parallel!(BK, |i8| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut s9: f16 = 0.0;
        for k10 in 0..4 {
            s9 += select((i8 <= i8), x0[[k10, 0]], t4[[i8, x0.dim(0)]]).trunc();
        }
        t5[i8] = s9;
    });
    copy(&t5, t4.at_mut((b4, span((b5 - 2), BK))));
    let v11: f16 = (-(if (cast::<i8>((cast::<usize>(t3[_p7]) - 2)) != cast::<i8>(b4)) { t5[_p7] } else { x0[[_p7, cast::<usize>(t3[b4])]] }));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = shared::<u16>([1]);
    reduce_min(&t3, &mut t6, 0);
    for k12 in 0..4 {
        let mut t7 = shared::<u16>([BK, BK, BK + 1, BK + 1]);
        parallel!(((BK + 1), (BK + 1), BK, BK), |i13, i14, i15, i16| {
            let v17: u16 = function_76((_p6 >> t3[i13]), select((cast::<u8>((i16 - 6)) == cast::<u8>(i16)), cast::<u16>((((i15 - 1) * BM) / BM)), 3));
            t7[[i16, i15, i14, i13]] = 1;
        });
        let mut t8 = shared::<i32>([BK]);
        parallel!(BK, |i18| {
            t8[i18] = ((cast::<i32>(i18) * 2) + 2);
        });
        let mut t9 = shared::<f16>([BK]);
        let v19: f16 = cast::<f16>(x0[[2, (b4 / 2)]]);
        fill(&mut t9, v19);
        scatter(&t9, &t8, &mut t5);
        let mut t10 = shared::<u16>([BK, BK, BK + 1, BK + 1]);
        parallel!(((BK + 1), (BK + 1), BK, BK), |i20, i21, i22, i23| {
            let v24: u16 = t7[[i23, b5, i23, (i23 + 4)]];
            let mut l11 = local::<u16>([3]);
            for k25 in 0..3 {
                l11[k25] = t7[[0, cast::<usize>(t3[i23]), d2, cast::<usize>(t3[i20])]].min((t7[[k12, k25, i23, cast::<usize>(t7[[i22, b5, i22, i23]])]] * t7[[0, i23, i21, i23]]));
            }
            #[expect(non_snake_case)]
            t10[[i23, i22, i21, i20]] = { let assignedRenamed: u16 = l11[i22]; assignedRenamed };
        });
        atomic_add(&t10, &mut t7, Relaxed);
        parallel!(BK, |i26| {
            h2.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i26]) * 16.0))) * cast::<u64>(((1 * 5) + i26))), SeqCst);
        });
        #[expect(non_snake_case)]
        parallel!((BK, BK, (BK + 1), (BK + 1)), |i27Renamed, i28Renamed, i29Renamed, i30Renamed| {
            h2.atomic_add([(((((((((1 * 5) + i27Renamed) * 5) + i28Renamed) * 5) + i29Renamed) * 5) + i30Renamed) % 7)], (cast::<u64>(t10[[i27Renamed, i28Renamed, i29Renamed, i30Renamed]]) * cast::<u64>(((((((((1 * 5) + i27Renamed) * 5) + i28Renamed) * 5) + i29Renamed) * 5) + i30Renamed))), Relaxed);
        });
    }
    #[expect(non_snake_case)]
    parallel!((BK + 1), |i31Renamed| {
        h2.atomic_add([(((1 * 5) + i31Renamed) % 7)], (cast::<u64>(t3[i31Renamed]) * cast::<u64>(((1 * 5) + i31Renamed))), Relaxed);
    });
    parallel!((BK, BN), |i32, i33| {
        h2.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i32, i33]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
    });
    parallel!(BK, |i34| {
        h2.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i34]) * 16.0))) * cast::<u64>(((1 * 5) + i34))), Release);
    });
    parallel!(1, |i35| {
        h2.atomic_add([(((1 * 5) + i35) % 7)], (cast::<u64>(t6[i35]) * cast::<u64>(((1 * 5) + i35))), Acquire);
    });
    #[expect(non_snake_case)]
    parallel!(((BK + 1), BK), |i36Renamed, i37Renamed| {
        let v38: u16 = 0;
        y1[[((b4 * (BK + 1)) + i36Renamed), ((b5 * BK) + i37Renamed)]] = 4;
    });
}

const SCALE_77: i32 = 2;
#[tile_kernel]
pub fn random_77<const BM: usize, const BN: usize>(
    x0: &Tensor<u8, 3>,
    x1: &Tensor<u8, 1>,
    y2: &mut Tensor<u8, 1>,
    a3: &mut Tensor<u64, 1>,
    h4: &mut Tensor<u64, 1>,
    _p7: u8,
) {
    dims!(x0 = [d0, d1, d2], x1 = [d3], y2 = [d4], a3 = [d6], h4 = [7]);
    let [b5] = blocks([d4.div_ceil(BM)]);
    let mut t5 = shared::<u8>([6]);
    copy(x1.at((span(d1, 6),)), &mut t5);
    let mut t6 = fragment::<u8>([BN, BN, BN, BM, 6]);
    parallel!((BN, BN, BN, BM, 6), |i8, i9, i10, i11, i12| {
        t6[[i8, i9, i10, i11, i12]] = 3;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = shared::<i32>([6]);
    #[allow(non_snake_case)]
    parallel!(6, |i13Renamed| {
        t7[i13Renamed] = ((cast::<i32>(i13Renamed) * 1) + 0);
    });
    let mut t8 = fragment::<u8>([6]);
    parallel!(6, |i14| {
        assert!((b5 < 3), "an index is within its bounds");
        let mut s15: u8 = 0;
        for k16 in 0..5 {
            s15 += cast::<u8>((t6[[x0.dim(2), d3, cast::<usize>(t6[[d1, x1.dim(0), d2, d0, k16]]), x0.dim(1), i14]] / x0[[i14, k16, d4]]).count_ones());
        }
        t8[i14] = s15;
    });
    scatter(&t8, &t7, &mut t5);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    if (d1 < b5) {
        let n17: usize = (d1 % 2).max(0);
        let v18: u8 = select(((t5[b5] <= x0[[d3, n17, x1.dim(0)]]) ^ (cast::<i32>((d4 - 5)) >= cast::<i32>(d1))), (2 * 1), (1 * 2));
        parallel!(6, |i19| {
            h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t7[i19]) * cast::<u64>(((1 * 5) + i19))), Release);
        });
        parallel!(6, |i20| {
            h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t8[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
        });
    }
    parallel!((BN, BN, BN, d3.min(BM), 6), |i21, i22, i23, i24, i25| {
        t6[[i21, (i22 + 1), (i23 + 1), i24, (i25 * 2)]] = cast::<u8>(x0[[(((i21 - 5) * BM) % BM), i23, (i23 * 3)]]);
    });
    let mut t9 = shared::<u8>([BM, BN, 6, BN]);
    copy(t6.at((span(((((d0 - 2) * BN) + d2) % BN), BM), span(x1.dim(0), BN), span((d3 * 6), 6), b5, span((b5 % 4), BN))), &mut t9);
    copy(&t9, t6.at_mut((0, span(d4, BN), span(d4, BM), span((b5 * BN), BN), span((d3 * BN), 6))).permute([1, 2, 3, 0]));
    parallel!(BN, |i26| {
        a3.atomic_xor([i26], select((cast::<i32>(((d1 % 6) - 6)) > cast::<i32>(i26)), ((4 * 7) / 7), (if (d4 >= i26) { 0 } else { cast::<u64>(((((cast::<usize>(t8[i26]) - 4) * BN) + i26) % BN)) })), SeqCst);
    });
    parallel!(6, |i27| {
        h4.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t5[i27]) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    parallel!((BN, BN, BN, BM, 6), |i28, i29, i30, i31, i32| {
        h4.atomic_add([(((((((((((1 * 5) + i28) * 5) + i29) * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t6[[i28, i29, i30, i31, i32]]) * cast::<u64>(((((((((((1 * 5) + i28) * 5) + i29) * 5) + i30) * 5) + i31) * 5) + i32))), AcqRel);
    });
    parallel!(6, |i33| {
        h4.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t7[i33]) * cast::<u64>(((1 * 5) + i33))), Relaxed);
    });
    parallel!(6, |i34| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(t8[i34]) * cast::<u64>(((1 * 5) + i34))), SeqCst);
    });
    parallel!((BM, BN, 6, BN), |i35, i36, i37, i38| {
        h4.atomic_add([(((((((((1 * 5) + i35) * 5) + i36) * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t9[[i35, i36, i37, i38]]) * cast::<u64>(((((((((1 * 5) + i35) * 5) + i36) * 5) + i37) * 5) + i38))), SeqCst);
    });
    #[allow(non_snake_case)]
    let mut t10Renamed = fragment::<u8>([BM]);
    #[allow(non_snake_case)]
    parallel!(BM, |i39Renamed| {
        t10Renamed[i39Renamed] = (((((t6[[cast::<usize>(t6[[d6, b5, d3, i39Renamed, i39Renamed]]), i39Renamed, d1, i39Renamed, b5]] * 5) + t8[i39Renamed]) / 5) >> t5[i39Renamed]) | t5[i39Renamed]);
    });
    copy(&t10Renamed, y2.at_mut([(b5 * BM)]));
}

#[tile_kernel]
pub fn random_78<T: Int, const BM: usize, const BN: usize>(
    x0: &Tensor<T::Acc, 3>,
    y1: &mut Tensor<T, 2>,
    h2: &mut Tensor<u64, 1>,
    _p5: u64,
) {
    dims!(x0 = [BN, d0, d1], y1 = [d1, d2], h2 = [7]);
    require!((d2 < 100), "extents are below 100");
    let [b3, b4] = blocks([d1.div_ceil(2), d2.div_ceil(BN)]);
    let mut t3 = shared::<f64>([BN, BN, BN]);
    copy(x0.at((span(d0, BN), span(b3, BN), span((d1 * BN), BN))), &mut t3);
    let mut t4 = fragment::<u16>([BM, 2, 2]);
    copy(t3.at((span(b4, 2), span(d0, BM), span((d0 * 2), 2))).permute([1, 2, 0]), &mut t4);
    let mut t5 = fragment::<u64>([BM, 2, BN]);
    let v6: u64 = 3u64.max((0 + 0));
    fill(&mut t5, v6);
    copy(&t5, t3.at_mut((span(b4, BM), span(x0.dim(1), 2), span((d1 * BM), BN))));
    let mut t6 = fragment::<u16>([BM, 2]);
    fill(&mut t6, 1);
    reduce_product_into(&t4, &mut t6, 1);
    parallel!((b4.min(BN), BN, d0.min(BN)), |i7, i8, i9| {
        assert!((d0 < 4), "an index is within its bounds");
        let mut l7 = local::<f64>([3]);
        for k10 in 0..3 {
            l7[k10] = cast::<f64>(d0);
        }
        if (i9 == ((i9 - 9) >> (b4 - 5))) {
            t3[[i7, (BN - i8), i9]] = l7[i7];
        }
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v11: u16 = cast::<u16>(t5[[d0, d1, d1]]);
    let mut t8 = fragment::<u32>([2, BN]);
    parallel!((2, BN), |i12, i13| {
        t8[[i12, i13]] = 2;
    });
    let mut t9 = fragment::<u32>([BN, BN]);
    parallel!((BN, BN), |i14, i15| {
        t9[[i14, i15]] = (0u32.max(1) + (0 + 1));
    });
    let mut t10 = fragment::<u32>([2, BN]);
    gemm_set(&t8, t9.t(), &mut t10);
    copy(x0.at((span(b4, BM), span(cast::<usize>(t6[[10, b3]]), 2), span((b3 * 2), 2))), &mut t4);
    parallel!((BN, BN, BN), |i16, i17, i18| {
        h2.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[[i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), SeqCst);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, 2, 2), |i19, i20, i21| {
        h2.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t4[[i19, i20, i21]]) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((BM, 2, BN), |i22, i23, i24| {
        h2.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t5[[i22, i23, i24]]) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Acquire);
    });
    parallel!((BM, 2), |i25, i26| {
        h2.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t6[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!((2, BN), |i27, i28| {
        h2.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t10[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    copy(&t10, y1.at_mut([(b3 * 2), (b4 * BN)]));
}

const SCALE_79: f32 = 8.0;
#[tile_kernel]
pub fn random_79<const BM: usize, const BN: usize>(
    x0: &Tensor<f16, 1>,
    x1: &Tensor<u16, 3>,
    x2: &Tensor<f16, 1>,
    y3: &mut Tensor<u16, 3>,
    h4: &mut Tensor<u64, 1>,
    _p8: u16,
) {
    dims!(x0 = [d0], x1 = [d1, 2*BM, d2], x2 = [d3], y3 = [d4, d5, 2*BM], h4 = [7]);
    require!((d4 < 100), "extents are below 100");
    let [b6, b7] = blocks([d4.div_ceil(BM), d5.div_ceil(BM)]);
    let mut t5 = shared::<u16>([BN + 1, BM, BM, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    clear(&mut t5);
    let mut t6 = fragment::<f16>([BN, BM, 2*BM]);
    copy(t5.at((span((b6 * BM), BN), (b6 * BM), span((b6 * BM), BM), span(d1.min(0), 2*BM))), &mut t6);
    if (x0[d1] < x2[d5]) {
        let mut t7 = shared::<f16>([BN, BM]);
        reduce_abs_max(&t6, &mut t7, 2);
        #[allow(non_snake_case)]
        let mut t8Renamed = shared::<f16>([BN, 12]);
        copy(x1.at(((b7 * BN), span((b6 * BM), BN), span(b6, 12))), &mut t8Renamed);
        let mut t9 = fragment::<f16>([24, BM]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(t5.at([((4 * BM) % BM), (d2 % 1), (d2 * BN), (cast::<usize>(x1[[d4, b6, cast::<usize>(x1[[d4, b7, 1]])]]) - 5).div_ceil((d2 - 4))]), &mut t9);
        let mut t10 = fragment::<f32>([BN, BM]);
        let v9: f32 = 4.5f32.abs();
        fill(&mut t10, v9);
        clear(&mut t10);
        #[expect(non_snake_case)]
        let mut t11Renamed = shared::<u8>([BN, 3]);
        fill(&mut t11Renamed, 212);
        gemm_sp(&t8Renamed, &t11Renamed, &t9, &mut t10);
        let mut t12 = shared::<u16>([BN, 2*BM]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        clear(&mut t12);
        for k10 in 0..4 {
            let mut t13 = shared::<u16>([BN, BM]);
            let mut t14 = shared::<u16>([BM, 2*BM]);
            copy(x1.at([b6, (b6 * (2*BM)), (k10 * BM)]), &mut t13);
            copy(x1.at([b6, (k10 * BM), b6]), &mut t14);
            gemm(&t13, &t14, &mut t12);
        }
        #[expect(non_snake_case)]
        parallel!((BN, BM), |i11Renamed, i12Renamed| {
            h4.atomic_add([(((((1 * 5) + i11Renamed) * 5) + i12Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i11Renamed, i12Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11Renamed) * 5) + i12Renamed))), Relaxed);
        });
        parallel!((BN, (2*BM)), |i13, i14| {
            h4.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t12[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Acquire);
        });
    }
    copy(t5.at([(cast::<usize>(t5[[b6, b6, d2, d0]]) + d2), cast::<usize>(x1[[b7, b6, d4]]), b6, ((d1 * (BN + 1)) / (BN + 1))]), &mut t6);
    parallel!((BN, BM, d5.min((2*BM))), |i15, i16, i17| {
        t6[[(i15 * 2), (BM - i16), i17]] = cast::<f16>(t6[[(i15 * 2), (BM - i16), i17]]);
    });
    let mut t15 = fragment::<f16>([BN + 1, BN + 1, 2*BM]);
    copy(t5.at((d2, span((b6 * BM), BN + 1), span(b6, BN + 1), span(cast::<usize>(x1[[d2, cast::<usize>(x1[[b7, d2, b7]]), b7]]), 2*BM))), &mut t15);
    parallel!(((BN + 1), BM, BM, 1), |i18, i19, i20, i21| {
        h4.atomic_add([(((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t5[[i18, i19, i20, i21]]) * cast::<u64>(((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21))), Acquire);
    });
    parallel!((BN, BM, (2*BM)), |i22, i23, i24| {
        h4.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!(((BN + 1), (BN + 1), (2*BM)), |i25, i26, i27| {
        h4.atomic_add([(((((((1 * 5) + i25) * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i25, i26, i27]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i25) * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((BM, BM, (2*BM)), |i28, i29, i30| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v31: u16 = _p8;
        let mut l16 = local::<u16>([4]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k32 in 0..4 {
            l16[k32] = x1[[(i30 / 4), i28, x1.dim(2)]];
        }
        y3[[((b6 * BM) + i28), ((b7 * BM) + i29), (0 + i30)]] = l16[0];
    });
}

#[tile_fn]
pub fn function_80(_v0: f32) -> f32 {
    (_v0 * f32::from_bits((0.0f32.abs().sqrt().to_bits() & 2147483647)).abs())
}
#[tile_kernel]
pub fn random_80(
    x0: &Tensor<F8E5M2, 1>,
    x1: &Tensor<f16, 3>,
    x2: &Tensor<F8E5M2, 2>,
    y3: &mut Tensor<f16, 1>,
    _p8: usize,
    _p9: f32,
) {
    dims!(x0 = [d1], x1 = [d2, d3, d4], x2 = [d5, d2], y3 = [d6]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b7] = blocks([d6.div_ceil(6)]);
    let mut t4 = shared::<u8>([6]);
    copy(x2.at((d2, span(d1, 6))), &mut t4);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = shared::<f32>([4]);
    copy(x2.at([(b7 * 4), (_p8 % 7)]), &mut t5);
    let mut t6 = shared::<F8E5M2>([4, 6, 6]);
    parallel!((4, 6, 6), |i10, i11, i12| {
        assert!((d2 < 16), "an index is within its bounds");
        t6[[i10, i11, i12]] = F8E5M2::from_bits(((x2[[d6, cast::<usize>(t4[i10])]] + cast::<F8E5M2>(i11)).to_bits() & 127)).min(x2[[i10, b7]]);
    });
    let mut t7 = fragment::<i16>([4]);
    parallel!(4, |i13| {
        t7[i13] = (cast::<i16>(i13) * cast::<i16>(x2[[i13, i13]])).max(cast::<i16>(t5[(x2.dim(0) - 3)]));
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = fragment::<F8E5M2>([4, 4]);
    gather(x2.at((.., span((_p8 * 4), 4))), &t7, &mut t8);
    let v14: i16 = ((t7[d4] >> t7[b7]) << t7[cast::<usize>(t4[5])]);
    fill(&mut t7, v14);
    let v15: f32 = function_80((-t5[b7]));
    fill(&mut t5, v15);
    let v16: f32 = cast::<f32>((_p8 * 4)).min(t5[_p8]);
    fill(t5.at_mut((span(((_p8 - 2) << 4), 4),)), v16);
    let v17: i16 = (if (d6 >= ((b7 - 5) << 2)) { (cast::<i16>(t5[b7]) >> t7[_p8]) } else { (((cast::<i16>(t8[[b7, _p8]]) * 7) + t7[_p8]) / 7) });
    fill(&mut t7, v17);
    fill(t7.at_mut((span((_p8 - 2), 4),)), -1);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t9 = shared::<i32>([1]);
    reduce_abs_sum(&t4, &mut t9, 0);
    parallel!(6, |i18| {
        y3[((b7 * 6) + i18)] = select((6 >= (i18 * 2)), (cast::<f16>(x2[[5, b7]]).trunc().ceil() * 0.5).copysign((1.0 - 0.0)), select((b7 != (i18 - 8).div_ceil((x1.dim(0) - 3))), (cast::<f16>(0).mul_add(0.0, 1.0).mul_add(-1.0, (0.0 * 0.0)) * 0.5).tanh(), select(((cast::<usize>(t4[i18]) + 2) < 7), (cast::<f16>(x2[[i18, i18]]) * 0.5).erf(), ((if (cast::<u8>((i18 - 6)) != cast::<u8>(i18)) { cast::<f16>(t8[[(x2.dim(1) % 1), _p8]]) } else { cast::<f16>(x2[[d4, (_p8 / 4)]]) }) * 0.5).ln())));
    });
}

const SCALE_81: f32 = 4.0;
#[tile_kernel]
pub fn random_81(
    x0: &Tensor<i16, 5>,
    y1: &mut Tensor<bf16, 2>,
    y2: &mut Tensor<u32, 2>,
    h3: &mut Tensor<u64, 1>,
    _p3: usize,
    _p4: i16,
    _q5: usize,
) {
    dims!(x0 = [8, 4, 8, 1, 1], y1 = [d0, d0], y2 = [d0, d0], h3 = [7]);
    let [b1, b2] = blocks([d0.div_ceil(8), d0.div_ceil(8)]);
    let mut t4 = fragment::<bf16>([8, 8]);
    copy(y1.at([(b1 * 8), (b2 * 8)]), &mut t4);
    let mut t5 = fragment::<i16>([1]);
    #[expect(non_snake_case)]
    let v6Renamed: i16 = select((!(2 != _p3)), (x0[[_p3, b2, b1, cast::<usize>(x0[[0, b1, 6, x0.dim(1), d0]]), d0]] / x0[[_p3, 1, b1, d0, x0.dim(3)]]), (if (b1 >= cast::<usize>(x0[[_q5, b2, b1, 0, 0]])) { cast::<i16>(t4[[b1, b2]]) } else { cast_with::<i16>(t4[[b1, _p3]], Round::NearestEven) }));
    fill(&mut t5, v6Renamed);
    let mut t6 = shared::<i16>([4, 8, 8, 1]);
    copy(x0.at((span((b2 * 8), 4), span((b2 * 4), 8), span(b1, 8), span(b1, 1), x0.dim(2))), &mut t6);
    let mut t7 = fragment::<bf16>([4, 4]);
    copy(x0.at((span(_p3, 4), (b1 * 4), (b2 * 8), cast::<usize>(x0[[d0, x0.dim(1), _q5, 0, d0]]), span(_p3, 4))).or(cast::<i16>(t4[[b1, _q5]])).t(), &mut t7);
    copy(&t7, t6.at_mut([0, (b1 * 8), 2, b2]));
    parallel!((8, 8), |i7, i8| {
        h3.atomic_add([(((((1 * 5) + i7) * 5) + i8) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i7, i8]]) * 16.0))) * cast::<u64>(((((1 * 5) + i7) * 5) + i8))), SeqCst);
    });
    parallel!(1, |i9| {
        h3.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(t5[i9]) * cast::<u64>(((1 * 5) + i9))), Relaxed);
    });
    parallel!((4, 8, 8, 1), |i10, i11, i12, i13| {
        h3.atomic_add([(((((((((1 * 5) + i10) * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(t6[[i10, i11, i12, i13]]) * cast::<u64>(((((((((1 * 5) + i10) * 5) + i11) * 5) + i12) * 5) + i13))), AcqRel);
    });
    parallel!((4, 4), |i14, i15| {
        h3.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    let mut t8 = shared::<bf16>([8, 8]);
    copy(&t4, &mut t8);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t8, y1.at_mut([(b1 * 8), (b2 * 8)]));
    copy(&t4, y2.at_mut([(b1 * 8), (b2 * 8)]));
}

const SCALE_82: f32 = 9.0;
#[tile_fn]
pub fn function_82(_v0: i32, _v1: i32) -> i32 {
    (_v0 * 4i32.abs())
}
#[tile_kernel]
pub fn random_82<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i8, 4>,
    y1: &mut Tensor<i16, 3>,
    h2: &mut Tensor<u64, 1>,
    _p8: usize,
    _p9: i8,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [BM + 1, BN, BN, BN], y1 = [d2, d3, d4], h2 = [7]);
    require!((d4 < 100), "extents are below 100");
    let [b5, b6, b7] = blocks([d2.div_ceil(BN), d3.div_ceil((BM + 1)), d4.div_ceil(BN)]);
    let mut t3 = fragment::<i16>([BM + 1, BK]);
    copy(x0.at((0, span((b5 * BM), BM + 1), span((b6 / 2), BK), (cast::<usize>(x0[[d3, b6, 1, b5]]) + 1))), &mut t3);
    let mut t4 = shared::<i16>([BN]);
    copy(t3.at((span((d3 * BK), BN), (b6 * BK))), &mut t4);
    let mut t5 = shared::<i32>([BN, BK]);
    #[expect(non_snake_case)]
    parallel!((BN, BK), |i10Renamed, i11Renamed| {
        #[allow(non_snake_case)]
        t5[[i10Renamed, i11Renamed]] = { let assignedRenamed: i32 = -2; assignedRenamed };
    });
    let mut t6 = fragment::<i32>([BM, BN]);
    parallel!((BM, BN), |i12, i13| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t6[[i12, i13]] = ((0 * cast::<i32>(b6)) * (-(-2)));
    });
    #[allow(non_snake_case)]
    let mut t7Renamed = fragment::<i32>([BK, BM]);
    let v14: i32 = ((cast::<i32>(_p8) & cast::<i32>((_p8 + 1))) << cast::<i32>((_p8 + 1)));
    fill(&mut t7Renamed, v14);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    clear(&mut t7Renamed);
    gemm(t5.t(), t6.t(), &mut t7Renamed);
    parallel!(BN, |i15| {
        t4.atomic_exchange([i15], 2i16.max(1), Relaxed);
    });
    let mut t8 = fragment::<i8>([BN]);
    copy(t3.at(((b5 * BM), span((b5 * BK), BN))), &mut t8);
    let v16: i32 = (4 * 3);
    parallel!(((BM + 1), BK), |i17, i18| {
        h2.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t3[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!(BN, |i19| {
        h2.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t4[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!((BK, BM), |i20, i21| {
        h2.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t7Renamed[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), AcqRel);
    });
    parallel!(BN, |i22| {
        h2.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t8[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    #[expect(non_snake_case)]
    let mut t9Renamed = shared::<i16>([BN, BM + 1, BN]);
    copy(x0.at((span((b5 * (BM + 1)), BN), (b6 * BM), span((b6 * BN), BN), span(b6, BM + 1))).permute([1, 2, 0]), &mut t9Renamed);
    copy(&t9Renamed, y1.at_mut([(b5 * BN), (b6 * (BM + 1)), (b7 * BN)]));
}

#[tile_fn]
pub fn function_83(_v0: f32) -> f32 {
    (_v0 + (4.0f32.abs() + (if (0usize >= 0) { select((0usize > 0), 1.0, 0.0) } else { (3.0 * 0.125) })))
}
#[tile_kernel]
pub fn random_83<T: Element, const BM: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<T::Acc, 1>,
    y2: &mut Tensor<T, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2], x1 = [d3], y2 = [d4, d1], h3 = [7]);
    let mut w4 = workspace::<f32>([d4, d1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b5, b6] = blocks([d4.div_ceil((2*BM)), d1.div_ceil((2*BM))]);
    #[expect(non_snake_case)]
    let mut t5Renamed = fragment::<f32>([BM, 2*BM, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, (2*BM), BM), |i7, i8, i9| {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut s10Renamed: f32 = 0.0;
        for k11 in 0..1 {
            #[allow(non_snake_case)]
            s10Renamed += { let assignedRenamed: f32 = x0[[k11, 5]]; assignedRenamed };
        }
        t5Renamed[[i7, i8, i9]] = s10Renamed;
    });
    let mut t6 = shared::<T>([BM, 2*BM]);
    copy(x0.at((span((d3 * 8), BM), span((b6 * 8), 2*BM))), &mut t6);
    let mut t7 = shared::<u16>([BM, 8, 8]);
    #[expect(non_snake_case)]
    let v12Renamed: u16 = ((((4 << 12) * 6) + cast::<u16>((0usize + 1))) % 6);
    fill(&mut t7, v12Renamed);
    let mut t8 = shared::<u16>([8]);
    copy(x1.at([cast::<usize>(cast::<u32>((b6 - 6)))]), &mut t8);
    for k13 in (0..2).step_by(2) {
        let mut t9 = shared::<f32>([BM, BM]);
        fill(&mut t9, 1.0);
        reduce_abs_max_into(&t5Renamed, &mut t9, 1);
        parallel!(8, |i14| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h3.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t8[i14]) * cast::<u64>(((1 * 5) + i14))), Release);
        });
        parallel!((BM, BM), |i15, i16| {
            h3.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
        });
    }
    let mut t10 = fragment::<u8>([BM]);
    parallel!(BM, |i17| {
        t10[i17] = 4u8.min((1 * 2));
    });
    let mut t11 = fragment::<u16>([BM]);
    gather(&t8, &t10, &mut t11);
    for k18 in 0..3 {
        let mut t12 = shared::<T>([BM, 8]);
        parallel!((BM, 8), |i19, i20| {
            t12[[i19, i20]] = cast::<T>(x0[[(i19 / 1), i20]].abs());
        });
        let mut t13 = fragment::<T>([8, BM]);
        parallel!((8, BM), |i21, i22| {
            t13[[i21, i22]] = cast::<T>((-2.0f32));
        });
        let mut t14 = shared::<T::Acc>([8, 8]);
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v23Renamed: T::Acc = cast::<T::Acc>(((cast::<f32>(b6) + cast::<f32>(b6)) * (-2.0f32).max(1.0)));
        fill(&mut t14, v23Renamed);
        gemm(t12.t(), t13.t(), &mut t14);
        let mut t15 = shared::<T>([2*BM, 4]);
        #[expect(non_snake_case)]
        parallel!(((2*BM), 4), |i24Renamed, i25Renamed| {
            t15[[i24Renamed, i25Renamed]] = cast::<T>(select(((x1.dim(0) != cast::<usize>(t10[i25Renamed])) & (b5 == i25Renamed)), x0[[b6, i24Renamed]], 2.0));
        });
        let mut t16 = shared::<T>([8, 8]);
        parallel!((8, 8), |i26, i27| {
            t16[[i26, i27]] = cast::<T>(x0[[b5, k18]]);
        });
        let mut t17 = fragment::<T::Acc>([2*BM, 8]);
        #[expect(non_snake_case)]
        let v28Renamed: T::Acc = select(((d1 >= b5) && (t11[k18] == t7[[b6, k18, cast::<usize>(t8[6])]])), cast::<T::Acc>(x0[[b5, k18]]), cast::<T::Acc>(d1));
        fill(&mut t17, v28Renamed);
        clear(&mut t17);
        let mut t18 = shared::<u8>([2*BM, 1]);
        fill(&mut t18, 144);
        gemm_sp(&t15, &t18, t16.t(), &mut t17);
        parallel!((8, 8), |i29, i30| {
            h3.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Release);
        });
        #[expect(non_snake_case)]
        parallel!(((2*BM), 8), |i31Renamed, i32Renamed| {
            h3.atomic_add([(((((1 * 5) + i31Renamed) * 5) + i32Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i31Renamed, i32Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31Renamed) * 5) + i32Renamed))), Relaxed);
        });
    }
    #[expect(non_snake_case)]
    let mut t19Renamed = shared::<f32>([2*BM, 2*BM]);
    copy(t6.at([(b6 * 8), ((d2 - 3) >> 2)]), &mut t19Renamed);
    let mut t20 = fragment::<f32>([2*BM, 2*BM]);
    copy(&t19Renamed, w4.at_mut([(b5 * (2*BM)), (b6 * (2*BM))]));
    copy(w4.at([(b5 * (2*BM)), (b6 * (2*BM))]), &mut t20);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(8, |i33| {
        h3.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t8[i33]) * cast::<u64>(((1 * 5) + i33))), Relaxed);
    });
    parallel!(BM, |i34| {
        h3.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(t10[i34]) * cast::<u64>(((1 * 5) + i34))), Relaxed);
    });
    parallel!(BM, |i35| {
        h3.atomic_add([(((1 * 5) + i35) % 7)], (cast::<u64>(t11[i35]) * cast::<u64>(((1 * 5) + i35))), Relaxed);
    });
    parallel!(((2*BM), (2*BM)), |i36, i37| {
        h3.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19Renamed[[i36, i37]]) * 16.0))) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), Relaxed);
    });
    parallel!(((2*BM), (2*BM)), |i38, i39| {
        h3.atomic_add([(((((1 * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[[i38, i39]]) * 16.0))) * cast::<u64>(((((1 * 5) + i38) * 5) + i39))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t19Renamed, y2.at_mut([(b5 * (2*BM)), (b6 * (2*BM))]));
}

const ROWS_84: usize = 6;
const SCALE_84: i32 = 1;
#[tile_kernel(fast_math)]
pub fn random_84<const BM: usize, const _BN: usize, const BK: usize>(
    x0: &Tensor<bf16, 3>,
    x1: &Tensor<u16, 1>,
    x2: &Tensor<bf16, 1>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<f32, 3>,
    h5: &mut Tensor<u64, 1>,
    _p5: usize,
    _p6: usize,
    _q7: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [BK, d0, d0], x1 = [d0], x2 = [d1], y3 = [d0, d2], y4 = [d0, d2, BM], h5 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    require!((d0 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let n8: usize = d0.div_ceil(ROWS_84);
    let [b3, b4] = blocks([d0.div_ceil(ROWS_84), d2.div_ceil(BK)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = fragment::<u16>([BM]);
    #[cfg_attr(not(any()), expect(non_snake_case))]
    let v9Renamed: u16 = (((x1[d1] >> x1[_p5]) * 9) % 9);
    #[cfg(not(any()))]
    fill(&mut t6, v9Renamed);
    let mut t7 = shared::<u16>([ROWS_84]);
    #[cfg_attr(any(), cfg(any()))]
    #[expect(non_snake_case)]
    let v10Renamed: u16 = cast::<u16>(d0);
    #[cfg(any())]
    fill(&mut undefined, 1);
    fill(&mut t7, v10Renamed);
    let mut t8 = fragment::<i32>([1]);
    reduce_argmax(&t7, &mut t8, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9 = fragment::<bool>([ROWS_84]);
    #[cfg(any())]
    parallel!(1, |i| { undefined[i] = 1; });
    #[cfg(not(any()))]
    parallel!(ROWS_84, |i11| {
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        #[allow(non_snake_case)]
        let v12Renamed: bf16 = (x2[b4] + x2[_q7]).min((cast::<bf16>(n8) * x2[0]));
        t9[i11] = (_p6 != i11);
    });
    let mut t10 = shared::<bool>([1]);
    reduce_any(&t9, &mut t10, 0);
    let mut t11 = fragment::<bool>([1]);
    #[cfg_attr(any(), cfg(any()))]
    reduce_all(&t10, &mut t11, 0);
    #[cfg(not(any()))]
    let mut v13: bf16 = 1.0;
    #[cfg_attr(not(any()), allow(non_snake_case))]
    for k14Renamed in 0..1 {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        v13 += (cast::<bf16>(_p6).ceil() + (-x2[b4]));
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(ROWS_84, |i15| {
        #[cfg_attr(any(), cfg(any()))]
        t7.atomic_xor([2], (select(t11[d0], x1[b3], t6[x2.dim(0)]) >> x1[i15]), Acquire);
    });
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t12Renamed = shared::<i32>([1]);
    reduce_abs_max(&t8, &mut t12Renamed, 0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(1, |i16| {
        #[cfg(not(any()))]
        h5.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t8[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(ROWS_84, |i17| {
        h5.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t9[i17]) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!(1, |i18| {
        h5.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t10[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(1, |i19| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t11[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(1, |i20| {
        h5.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t12Renamed[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!((ROWS_84, BK), |i21, i22| {
        y3[[((b3 * ROWS_84) + i21), ((b4 * BK) + i22)]] = select((t6[0] != t7[0]), ((cast::<f32>(t11[0]).abs() + (cast::<f32>(t10[_p6]) - cast::<f32>(t10[i22]))) * 0.5).exp2(), select((0 >= cast::<usize>(t6[0])), (cast::<f32>(d0) * 0.5).erf(), select(t10[0], (cast::<f32>(x1[(b3 / 3)]) * 0.5).exp2(), (cast::<f32>(t11[(d2 + d2)]) * 0.5).atan())));
    });
    #[cfg_attr(any(), cfg(any()))]
    parallel!((ROWS_84, BK, BM), |i23, i24, i25| {
        #[cfg(not(any()))]
        let v26: f32 = -1.0;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y4[[((b3 * ROWS_84) + i23), ((b4 * BK) + i24), (0 + i25)]] = cast::<f32>(t11[(b4 + 1)]);
    });
}

const SCALE_85: u8 = 4;
#[tile_fn]
pub fn function_85(_v0: f16) -> f16 {
    (_v0 + ((if (0usize <= 0) { cast::<f16>(-3) } else { -1.0 }) / 5.25).max(((if (0usize >= 0) { 0.0 } else { 2.0 }) * cast::<f16>(-4.0).max(4.0))))
}
#[tile_kernel]
pub fn random_85<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T, 3>,
    x1: &Tensor<i16, 2>,
    y2: &mut Tensor<i16, 2>,
    a3: &mut Tensor<i32, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2, d3], x1 = [d1, d1], y2 = [d4, BM], a3 = [d2], h4 = [7]);
    let mut w5 = workspace::<i16>([d4]);
    let [b5] = blocks([d4.div_ceil(BK)]);
    let mut t6 = shared::<i16>([BK, BM]);
    copy(y2.at([(b5 * BK), 0]), &mut t6);
    #[allow(non_snake_case)]
    let mut t7Renamed = fragment::<f16>([BM, BM, BK]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at([(b5 * BM), d1, ((cast::<usize>(x0[[1, b5, d1]]) * BM) / BM)]), &mut t7Renamed);
    let mut t8 = fragment::<i16>([BK, BN]);
    copy(t6.at([d1, b5]).or(t6[[d1, b5]]), &mut t8);
    parallel!((b5.min(BK), d2.min(BM)), |i6, i7| {
        if ((t6[[(i6 * 2), i7]] >= x1[[d3, b5]]) ^ (i6 == d1)) {
            t6[[(i6 * 2), i7]] = (-t6[[(i6 * 2), i7]]);
        }
    });
    let mut t9 = fragment::<f16>([BN, BM]);
    parallel!((BN, BM), |i8, i9| {
        t9[[i8, i9]] = (cast::<f16>(t8[[cast::<usize>(t8[[i9, i8]]), i9]]) * cast::<f16>(t8[[d2, i9]]).max(cast::<f16>(t8[[i9, i9]])));
    });
    let mut t10 = fragment::<f16>([BK, BN]);
    copy(&t8, &mut t10);
    let mut t11 = shared::<f32>([BM, BK]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm_set(t9.t(), t10.t(), &mut t11);
    copy(x1.at((span(b5, BK), span(0, BM))), &mut t6);
    let mut t12 = fragment::<i16>([BK]);
    #[allow(non_snake_case)]
    parallel!(BK, |i10Renamed| {
        let v11: i16 = ((-x1[[b5, cast::<usize>(t6[[i10Renamed, d3]])]]) * t6[[d4, b5]].min(t6[[i10Renamed, 0]]));
        t12[i10Renamed] = t8[[i10Renamed, b5]];
    });
    let mut t13 = fragment::<i16>([BK]);
    copy(&t12, w5.at_mut([(b5 * BK)]));
    copy(w5.at([(b5 * BK)]), &mut t13);
    #[expect(non_snake_case)]
    parallel!(BM, |i12Renamed| {
        a3.atomic_min([i12Renamed], ((((cast::<i32>(t12[i12Renamed]) << cast::<i32>((i12Renamed + 1))) * 5) + cast::<i32>((i12Renamed + 1))) / 5), AcqRel);
    });
    parallel!((BM, BM, BK), |i13, i14, i15| {
        h4.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i13, i14, i15]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((BK, BN), |i16, i17| {
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t8[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Acquire);
    });
    parallel!((BM, BK), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!(BK, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t12[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!(BK, |i21| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t13[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!((BK, BM), |i22, i23| {
        y2[[((b5 * BK) + i22), (0 + i23)]] = cast::<i16>((((cast::<usize>(t8[[cast::<usize>(x1[[i23, i23]]), i23]]) - 3) * BN) / BN));
    });
}

const SCALE_86: u8 = 3;
#[tile_kernel]
pub fn random_86<const BM: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<f32, 4>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<f32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p4: f32,
) {
    dims!(x0 = [d0], x1 = [d1], x2 = [6, 1, BM, BM], y3 = [d2, 1], y4 = [d2, 1], h5 = [7]);
    require!((d1 < 100), "extents are below 100");
    let [b3] = blocks([d2.div_ceil(1)]);
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    #[cfg(not(any()))]
    let mut t6 = shared::<f32>([6]);
    copy(x2.at([b3, (d1 * 1), 0, (d1 * BM)]), &mut t6);
    let mut t7 = shared::<f32>([6, 6, BM, BM]);
    copy(x2.at([b3, (b3 * 1), (d1 * BM), (d1 - 4).div_ceil(2)]), &mut t7);
    let mut t8 = fragment::<f32>([BM, 1, 6]);
    copy(x2.at([d1, (d1 * 6), (d1 * 1), d1]), &mut t8);
    let mut t9 = fragment::<f32>([1, BM]);
    copy(t7.at(((d1 * 6), span(2, 1), span(d1, BM), cast::<usize>(cast::<u8>((d1 - 1))))), &mut t9);
    if x2[[4, (((d1 * 1) + d2) % 1), d2, (d1 - d1)]].is_nan() {
        #[cfg(any())]
        fill(&mut undefined, 1);
        cummax(&t6, &mut t6, 0);
        let mut t10 = fragment::<f32>([1]);
        #[cfg_attr(any(), cfg(any()))]
        parallel!(1, |i5| {
            let v6: f32 = _p4.max_nan(x1[x2.dim(2)]).min_nan(1.25);
            #[cfg_attr(not(any()), allow(non_snake_case))]
            t10[i5] = { let assignedRenamed: f32 = (x1[i5] * (-x1[0])); assignedRenamed };
        });
        #[cfg_attr(not(any()), allow(non_snake_case))]
        parallel!((1, BM), |i7Renamed, i8Renamed| {
            h5.atomic_add([(((((1 * 5) + i7Renamed) * 5) + i8Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i7Renamed, i8Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i7Renamed) * 5) + i8Renamed))), Relaxed);
        });
        #[cfg(any())]
        parallel!(1, |i| { undefined[i] = 1; });
        parallel!(1, |i9| {
            #[cfg(any())]
            if true { assert!(false, "kept"); }
            h5.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i9]) * 16.0))) * cast::<u64>(((1 * 5) + i9))), Acquire);
        });
    }
    #[cfg_attr(any(), cfg(any()))]
    let mut t11 = shared::<f32>([1, BM]);
    parallel!((1, BM), |i10, i11| {
        t11[[i10, i11]] = (-1.0f32).mul_add(0.0, (0.0 * 1.0));
    });
    let mut t12 = shared::<f32>([BM, 1]);
    parallel!((BM, 1), |i12, i13| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t12[[i12, i13]] = cast::<f32>(i13).trunc();
    });
    let mut t13 = fragment::<f32>([1, 1]);
    let v14: f32 = x1[d1];
    fill(&mut t13, v14);
    gemm(&t11, &t12, &mut t13);
    #[cfg(any())]
    fill(&mut undefined, 1);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t14 = shared::<i16>([1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(1, |i15| {
        t14[i15] = 0;
    });
    #[cfg_attr(not(any()), cfg(any()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg_attr(not(any()), expect(non_snake_case))]
    let mut t15Renamed = shared::<f32>([1]);
    gather(x1, &t14, &mut t15Renamed);
    parallel!((1, BM), |i16, i17| {
        #[cfg_attr(any(), cfg(any()))]
        h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((BM, 1), |i18, i19| {
        h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((1, 1), |i20, i21| {
        #[cfg_attr(any(), cfg(any()))]
        h5.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!(1, |i22| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t14[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!(1, |i23| {
        #[cfg_attr(any(), cfg(any()))]
        h5.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15Renamed[i23]) * 16.0))) * cast::<u64>(((1 * 5) + i23))), AcqRel);
    });
    parallel!((1, 1), |i24, i25| {
        y3[[((b3 * 1) + i24), (0 + i25)]] = select((cast::<u8>((cast::<usize>(t14[i24]) - 6)) == cast::<u8>(i25)), (select((((d0 * 1) / 1) < cast::<usize>(t14[cast::<usize>(t14[i24])])), t15Renamed[i25], t15Renamed[d1]) * 0.5).erf(), select((i24 == b3), (t15Renamed[i24] * 0.5).ln(), select(((i24 >= i24) ^ (t12[[d1, i25]] > cast::<f32>(i25))), ((t15Renamed[i25] * t15Renamed[b3]).min(t12[[0, i24]].abs()) * 0.5).exp2(), (select((cast::<i32>((i24 - 3)) > cast::<i32>(cast::<usize>(t14[i25]))), cast::<f32>(d1), cast::<f32>(d0)) * 0.5).sin())));
    });
    let mut t16 = shared::<f32>([1, 1]);
    copy(t9.at((span((d1 * 1), 1), span((d1 * 1), 1))).t(), &mut t16);
    copy(&t16, y4.at_mut([(b3 * 1), 0]));
}

#[tile_fn]
pub fn function_87(_v0: u16) -> u16 {
    _v0.max((!((cast::<u16>(0usize) << 0) * cast::<u16>(0usize).min(2))))
}
#[tile_kernel]
pub fn random_87<const BM: usize, const BN: usize, const FLAG: bool>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<u64, 3>,
    y2: &mut Tensor<f32, 3>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2], y1 = [d3, d2, d4], y2 = [d3, d2, d4], h3 = [7]);
    require!((d3 < 100), "extents are below 100");
    let [b5, b6, b7] = blocks([d3.div_ceil((2*BN)), d2.div_ceil((BN + 1)), d4.div_ceil(BN)]);
    let mut t4 = shared::<u16>([BM + 1, BM, BN]);
    parallel!(((BM + 1), BM, BN), |i8, i9, i10| {
        let mut l5 = local::<u16>([4]);
        for k11 in 0..4 {
            l5[k11] = function_87(select((cast::<u64>((3usize - 9)) != cast::<u64>(d3)), 2, cast_with::<u16>(x0[[i10, i9]], Round::NearestEven)));
        }
        t4[[i8, i9, i10]] = l5[i10];
    });
    let mut t6 = shared::<u16>([BN + 1]);
    copy(t4.at((span(cast::<usize>(t4[[b6, d4, cast::<usize>(t4[[cast::<usize>(t4[[16, d1, b5]]), cast::<usize>(t4[[b7, b5, b5]]), b5]])]]), BN + 1), (d1 * BN), b5)), &mut t6);
    #[expect(non_snake_case)]
    parallel!(BN, |i12Renamed| {
        t6.atomic_min([i12Renamed], (!(cast::<u16>(((i12Renamed * BM) % BM)) + 0)), AcqRel);
    });
    #[allow(non_snake_case)]
    let mut t7Renamed = fragment::<f32>([BN + 1, BM + 1, BN + 1]);
    copy(t4.at([(d1 * (BM + 1)), d3, (b5 * (BN + 1))]), &mut t7Renamed);
    parallel!(((BM + 1), BM, BN), |i13, i14, i15| {
        h3.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t4[[i13, i14, i15]]) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((BN + 1), |i16| {
        h3.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t6[i16]) * cast::<u64>(((1 * 5) + i16))), SeqCst);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(((BN + 1), (BM + 1), (BN + 1)), |i17Renamed, i18Renamed, i19Renamed| {
        h3.atomic_add([(((((((1 * 5) + i17Renamed) * 5) + i18Renamed) * 5) + i19Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i17Renamed, i18Renamed, i19Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i17Renamed) * 5) + i18Renamed) * 5) + i19Renamed))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!(((2*BN), (BN + 1), BN), |i20Renamed, i21Renamed, i22Renamed| {
        y1[[((b5 * (2*BN)) + i20Renamed), ((b6 * (BN + 1)) + i21Renamed), ((b7 * BN) + i22Renamed)]] = cast::<u64>(0u64.leading_zeros());
    });
    parallel!(((2*BN), (BN + 1), BN), |i23, i24, i25| {
        y2[[((b5 * (2*BN)) + i23), ((b6 * (BN + 1)) + i24), ((b7 * BN) + i25)]] = select(((t4[[b6, i23, i25]] >= t6[i24]) ^ (x0[[i25, b6]] < t7Renamed[[0, d4, i24]])), (((-x0[[b5, cast::<usize>(t4[[i25, i23, i25]])]]).round() * 0.5).abs() + 1.0).recip(), select((FLAG ^ (i25 > i25)), ((x0[[b5, 8]].max(-2.0) * x0[[i25, 17]]) * 0.5).abs().log2(), select(((i23 == i24) && (2 == i24)), (-(x0[[((i25 * BN) % BN), (i23 / 1)]].abs() * 0.5).exp()), (x0[[i25, i23]].abs().round_ties_even() * 0.5).copysign((0.0 + 0.0)))));
    });
}

const SCALE_88: f64 = 1.0;
#[tile_fn]
pub fn function_88(_v0: F8E5M2, _v1: F8E5M2) -> F8E5M2 {
    (_v0 * F8E5M2::from_bits((_v0.to_bits() | 128)))
}
#[tile_kernel]
pub fn random_88<const BM: usize>(
    x0: &Tensor<u16, 1>,
    x1: &Tensor<F8E5M2, 5>,
    x2: &Tensor<u16, 5>,
    y3: &mut Tensor<f32, 3>,
    y4: &mut Tensor<i32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p6: usize,
    _p7: u16,
) {
    dims!(x0 = [d2], x1 = [BM, BM, BM + 1, BM + 1, BM + 1], x2 = [2*BM, BM, 2*BM, 2*BM, 2*BM], y3 = [d3, d3, BM], y4 = [d3, d3], h5 = [7]);
    let [b4, b5] = blocks([d3.div_ceil((2*BM)), d3.div_ceil((2*BM))]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = fragment::<f32>([2*BM, 2*BM, BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(y3.at([(b4 * (2*BM)), (b5 * (2*BM)), 0]), &mut t6);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7Renamed = shared::<F8E5M2>([BM + 1, 2*BM, BM + 1]);
    #[expect(non_snake_case)]
    parallel!(((BM + 1), (2*BM), (BM + 1)), |i8Renamed, i9Renamed, i10Renamed| {
        let mut s11: F8E5M2 = 0.0;
        for k12 in 0..5 {
            s11 += select((k12 != i9Renamed), cast::<F8E5M2>(t6[[cast::<usize>(x0[cast::<usize>(x0[i10Renamed])]), i8Renamed, i9Renamed]]), cast::<F8E5M2>(t6[[i8Renamed, i10Renamed, cast::<usize>(x2[[0, _p6, i10Renamed, 0, 0]])]])).round();
        }
        t7Renamed[[i10Renamed, i9Renamed, i8Renamed]] = s11;
    });
    let mut t8 = fragment::<f32>([BM + 1, BM + 1, BM + 1]);
    let v13: f32 = f32::from_bits((select((cast::<u16>((d3 - 1)) < cast::<u16>(d3)), cast::<f32>(1usize), cast::<f32>(x0[d3])).to_bits() & 2147483647));
    fill(&mut t8, v13);
    let mut t9 = shared::<F8E5M2>([2*BM, BM + 1]);
    parallel!(((2*BM), (BM + 1)), |i14, i15| {
        #[allow(non_snake_case)]
        t9[[i14, i15]] = { let assignedRenamed: F8E5M2 = (cast::<F8E5M2>(t6[[i15, i15, _p6]]).max(cast::<F8E5M2>(t6[[i14, 1, b4]])) + (if (d2 <= i15) { cast::<F8E5M2>(t6[[i14, 0, d3]]) } else { cast::<F8E5M2>(t6[[i14, i15, 0]]) })); assignedRenamed };
    });
    #[allow(non_snake_case)]
    let mut t10Renamed = shared::<F8E5M2>([2*BM, 2*BM]);
    #[expect(non_snake_case)]
    parallel!(((2*BM), (2*BM)), |i16Renamed, i17Renamed| {
        t10Renamed[[i16Renamed, i17Renamed]] = (cast::<F8E5M2>(t6[[i16Renamed, _p6, b4]]) * cast::<F8E5M2>(t6[[i16Renamed, i16Renamed, cast::<usize>(x2[[cast::<usize>(x0[i16Renamed]), i16Renamed, cast::<usize>(x0[i16Renamed]), 0, cast::<usize>(x2[[cast::<usize>(x0[i16Renamed]), 0, i16Renamed, _p6, i17Renamed]])]])]])).abs();
    });
    let mut t11 = shared::<f32>([BM + 1, 2*BM]);
    let v18: f32 = t6[[0, cast::<usize>(x2[[d3, 0, cast::<usize>(x0[4]), _p6, 0]]), x1.dim(2)]];
    fill(&mut t11, v18);
    gemm(t9.t(), t10Renamed.t(), &mut t11);
    parallel!(((BM + 1), (2*BM), (BM + 1)), |i19, i20, i21| {
        h5.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i19, i20, i21]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!(((BM + 1), (BM + 1), (BM + 1)), |i22, i23, i24| {
        h5.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!(((2*BM), (BM + 1)), |i25, i26| {
        h5.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Release);
    });
    parallel!(((2*BM), (2*BM)), |i27, i28| {
        h5.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!(((BM + 1), (2*BM)), |i29, i30| {
        h5.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!(((2*BM), (2*BM), BM), |i31, i32, i33| {
        y3[[((b4 * (2*BM)) + i31), ((b5 * (2*BM)) + i32), (0 + i33)]] = select(t9[[((i31 - 5) % 2), 0]].is_nan(), (t6[[i32, 0, i33]] * 0.5).cosh(), select(((i32 >= 4) ^ (x0.dim(0) >= i31)), (2.0f32 * 0.5).tanh(), select((((i31 - 5) / (cast::<usize>(x2[[i31, i33, i32, i31, i32]]) - 1)) > cast::<usize>(x2[[i32, i33, i32, i33, i32]])), ((if (x0[i31] == x2[[i31, 0, i32, i31, b4]]) { t11[[_p6, 0]] } else { (t11[[i31, i33]] - t11[[cast::<usize>(x0[i33]), i32]]) }) * 0.5).exp(), ((cast::<f32>(i31) * (-t6[[0, 1, i33]])) * 0.5).ln())));
    });
    #[allow(non_snake_case)]
    let mut t12Renamed = shared::<i32>([2*BM, 2*BM]);
    parallel!(((2*BM), (2*BM)), |i34, i35| {
        #[allow(non_snake_case)]
        let v36Renamed: i32 = cast::<i32>(t11[[i35, i35]]).abs().max(cast_with::<i32>(t10Renamed[[i34, _p6]], Round::TowardZero).max(4));
        #[expect(non_snake_case)]
        t12Renamed[[i34, i35]] = { let assignedRenamed: i32 = select((3 == _p6), cast::<i32>(t9[[((i35 - 8) << (b5 - 2)), i34.max(i34)]]), (-0)); assignedRenamed };
    });
    copy(&t12Renamed, y4.at_mut([(b4 * (2*BM)), (b5 * (2*BM))]));
}

const SCALE_89: i32 = 9;
#[tile_kernel]
pub fn random_89(
    x0: &Tensor<bool, 1>,
    y1: &mut Tensor<bool, 2>,
    h2: &mut Tensor<u64, 1>,
    _p2: usize,
    _q3: usize,
) {
    #[cfg_attr(false, cfg(false))]
    dims!(x0 = [d0], y1 = [d0, 4], h2 = [7]);
    #[cfg(false)]
    let kept = undefined;
    let n4: usize = d0.div_ceil(3);
    let [b1] = blocks([d0.div_ceil(3)]);
    #[cfg_attr(false, cfg(false))]
    let mut t3 = fragment::<bool>([3, 4]);
    copy(y1.at([(b1 * 3), 0]), &mut t3);
    #[cfg_attr(false, cfg(false))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t4 = fragment::<bool>([3]);
    copy(t3.at([(n4 * 3), _q3]), &mut t4);
    let mut t5 = fragment::<f32>([1]);
    #[cfg_attr(false, cfg(false))]
    copy(x0.at([(_p2 * 1)]), &mut t5);
    let mut t6 = fragment::<f32>([1]);
    cumsum_rev(&t5, &mut t6, 0);
    #[cfg(not(false))]
    let mut t7 = shared::<i8>([3, 3, 4, 4, 1]);
    let v5: i8 = ((((4 + cast::<i8>(x0[x0.dim(0)])) * 6) + cast::<i8>((n4 + 1))) % 6);
    #[cfg(false)]
    parallel!(1, |i| { undefined[i] = 1; });
    fill(&mut t7, v5);
    #[cfg_attr(false, cfg(false))]
    let mut t8 = fragment::<f32>([1, 1]);
    copy(t3.at([(n4 * 1), (n4 * 1)]), &mut t8);
    #[cfg(false)]
    undefined!();
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t9Renamed = shared::<f32>([3, 1]);
    #[cfg_attr(not(false), cfg(false))]
    if true { assert!(false, "kept"); }
    copy(t4.reshape([3, 1]), &mut t9Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<f32>([1, 3]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    gemm_set(t8.t(), t9Renamed.t(), &mut t10);
    let mut t11 = fragment::<f32>([3, 4, 1, 4, 1]);
    #[allow(non_snake_case)]
    parallel!((3, 4, 1, 4, 1), |i6Renamed, i7Renamed, i8Renamed, i9Renamed, i10Renamed| {
        t11[[i6Renamed, i7Renamed, i8Renamed, i9Renamed, i10Renamed]] = (-(t5[n4] * t5[i10Renamed].round()));
    });
    let mut t12 = shared::<i8>([3, 3]);
    copy(t11.at([b1.min(_q3), (n4 - 3), b1, d0, (d0 * 2)]), &mut t12);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t13 = shared::<i8>([3, 3]);
    copy(t11.at([cast::<usize>(cast::<u32>((cast::<usize>(t7[[b1, b1, n4, n4, cast::<usize>(t7[[b1, b1, _q3, cast::<usize>(t7[[2, b1, b1, n4, x0.dim(0)]]), _q3]])]]) - 1))), b1, n4, b1, 0]), &mut t13);
    #[expect(non_snake_case)]
    let mut t14Renamed = shared::<i32>([3, 3]);
    let v11: i32 = ((cast::<i32>(t10[[n4, b1]]) * 0) % cast::<i32>((3usize + 1)));
    fill(&mut t14Renamed, v11);
    clear(&mut t14Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm(&t12, &t13, &mut t14Renamed);
    #[cfg_attr(false, cfg(false))]
    let mut t15 = fragment::<i32>([1]);
    reduce_argmax(&t5, &mut t15, 0);
    #[cfg(not(false))]
    parallel!((3, 3, 4, 4, 1), |i12, i13, i14, i15, i16| {
        h2.atomic_add([(((((((((((1 * 5) + i12) * 5) + i13) * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t7[[i12, i13, i14, i15, i16]]) * cast::<u64>(((((((((((1 * 5) + i12) * 5) + i13) * 5) + i14) * 5) + i15) * 5) + i16))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((1, 3), |i17, i18| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h2.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((3, 4, 1, 4, 1), |i19, i20, i21, i22, i23| {
        h2.atomic_add([(((((((((((1 * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i19, i20, i21, i22, i23]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22) * 5) + i23))), SeqCst);
    });
    parallel!((3, 3), |i24, i25| {
        #[cfg(false)]
        let kept = undefined;
        h2.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t14Renamed[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!(1, |i26| {
        h2.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(t15[i26]) * cast::<u64>(((1 * 5) + i26))), Relaxed);
    });
    #[cfg(false)]
    let kept = undefined;
    parallel!((3, 4), |i27, i28| {
        y1[[((b1 * 3) + i27), (0 + i28)]] = (t15[(d0 - 4).div_ceil(3)] > ((t14Renamed[[i27, i27]] & t15[i28]) * (t14Renamed[[i27, b1]] | t14Renamed[[i27, 1]])));
    });
}

const SCALE_90: f32 = 8.0;
#[tile_kernel]
pub fn random_90<T: Int>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<T, 1>,
    y3: &mut Tensor<f32, 1>,
    h4: &mut Tensor<u64, 1>,
    _q4: usize,
) {
    dims!(x0 = [8, d0], x1 = [d0, d0, d1], y2 = [d2], y3 = [d2], h4 = [7]);
    let n5: usize = d2.div_ceil(8);
    let [b3] = blocks([d2.div_ceil(8)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = fragment::<f32>([8]);
    copy(x0.at([n5, (n5 * 1)]), &mut t5);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = shared::<f32>([1, 1]);
    #[allow(non_snake_case)]
    let v6Renamed: f32 = cast::<f32>(x1[[n5, 6, ((b3 - 9) % 1)]]);
    fill(&mut t6, v6Renamed);
    let mut t7 = fragment::<f32>([4, 1]);
    copy(x1.at([b3, b3, (b3 * 8)]), &mut t7);
    let mut t8 = fragment::<f32>([8]);
    parallel!(8, |i7| {
        t8[i7] = t5[cast::<usize>(x0[[2, i7]])].trunc().min_nan((-t5[_q4].ceil()));
    });
    copy(x0.at((span(n5, 1), span(cast::<usize>(cast::<u8>((b3 - 3))), 1))).or(cast::<T>(b3)).t(), &mut t6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v8: f32 = (0.0 - 3.0);
    fill(t6.at_mut((span((d2 * 1), 1), span(cast::<usize>(cast::<i8>((d2 - 9))), 1))), v8);
    let mut t9 = fragment::<T::Acc>([4, 1]);
    copy(t6.at([(d2 * 1), b3]).or(4.0), &mut t9);
    let mut t10 = shared::<f32>([8, 1]);
    parallel!((8, 1), |i9, i10| {
        #[expect(non_snake_case)]
        t10[[i9, i10]] = { let assignedRenamed: f32 = ((1.0 * 1.0) * 0.0); assignedRenamed };
    });
    let mut t11 = fragment::<f32>([1, 8]);
    parallel!((1, 8), |i11, i12| {
        t11[[i11, i12]] = (select((t7[[cast::<usize>(x0[[i12, n5]]), i11]] < cast::<f32>(i12)), 0.0, -2.0) + cast::<f32>(i11).round());
    });
    let mut t12 = fragment::<f32>([1, 1]);
    gemm_set(t10.t(), t11.t(), &mut t12);
    if (cast::<u32>((b3 - 0)) != cast::<u32>(n5)) {
        let mut t13 = shared::<f32>([1]);
        parallel!(1, |i13| {
            #[allow(non_snake_case)]
            t13[i13] = { let assignedRenamed: f32 = t12[[((i13 - 0) / 3), i13]].abs(); assignedRenamed };
        });
        copy(&t13, t5.at_mut((span((d2 * 4), 1),)));
        let mut t14 = shared::<f32>([1]);
        fill(&mut t14, 1.0);
        reduce_abs_max_into(&t5, &mut t14, 0);
        parallel!(1, |i14| {
            h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i14]) * 16.0))) * cast::<u64>(((1 * 5) + i14))), Relaxed);
        });
        parallel!(1, |i15| {
            h4.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Relaxed);
        });
    } else {
        let mut t15 = fragment::<f32>([1, 1]);
        fill(&mut t15, 1.0);
        reduce_sum_into(&t11, &mut t15, 1);
        let mut t16 = shared::<f32>([8, 4]);
        parallel!((8, 4), |i16, i17| {
            t16[[i16, i17]] = 0.0f32.mul_add(1.0, select((i17 > i17), -2.0, t10[[_q4, x0.dim(0)]]));
        });
        let mut t17 = fragment::<f32>([4, 8]);
        copy(t10.at((span(b3, 4), span(((d0 - 1) << (b3 - 1)), 8))), &mut t17);
        #[allow(non_snake_case)]
        let mut t18Renamed = shared::<f32>([4, 4]);
        fill(&mut t18Renamed, 1.0);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        gemm(t16.t(), t17.t(), &mut t18Renamed);
    }
    parallel!(8, |i18| {
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Release);
    });
    parallel!((4, 1), |i19, i20| {
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t9[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Release);
    });
    parallel!((8, 1), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((1, 8), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((1, 1), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!(8, |i27| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y2[((b3 * 8) + i27)] = ((((select((t10[[_q4, d1]] != cast::<f32>(x0[[cast::<usize>(x0[[_q4, n5]]), i27]])), cast::<T>(t12[[d0, d2]]), cast::<T>(t12[[d2, b3]])) * 5) + x0[[i27, i27]]) / 5) << x0[[1, (i27 / 1)]]);
    });
    parallel!(8, |i28| {
        y3[((b3 * 8) + i28)] = select((cast::<usize>(cast::<i16>((i28 - 6))) > cast::<usize>(x0[[i28, n5]])), ((0.0f32 * 1.0).mul_add(t10[[i28, 0]], 0.0f32.mul_add(0.0, t11[[b3, n5]])) * 0.5).cosh(), select(((i28 != b3) ^ (cast::<i32>((i28 - 2)) >= cast::<i32>(7usize))), (((t10[[i28, b3]] * t10[[i28, cast::<usize>(x0[[_q4, 10]])]]) - cast::<f32>(i28)) * 0.5).log1p(), select((i28 >= x1.dim(2)), ((0.0f32.mul_add(-1.0, 0.0) * select((t6[[0, 0]] == t7[[1, d2]]), t11[[i28, i28]], t10[[cast::<usize>(t9[[b3, _q4]]), 0]])) * 0.5).log10(), (t11[[((d2 - 0) >> (n5 - 2)), i28]] * 0.5).log10())));
    });
}

#[tile_fn]
pub fn function_91(_v0: f16) -> f16 {
    (_v0 * (select((!(0usize <= 0)), (3.0 - 3.0), cast::<f16>(-4).round_ties_even()) + 0.0))
}
#[tile_kernel(fast_math)]
pub fn random_91<T: Float>(
    x0: &Tensor<f16, 2>,
    x1: &Tensor<F8E4M3, 4>,
    y2: &mut Tensor<F8E4M3, 2>,
    h3: &mut Tensor<u64, 1>,
    _p5: usize,
    _p6: i16,
    _q7: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d1, d2], x1 = [2, 3, 3, 2], y2 = [d1, d2], h3 = [7]);
    require!((d2 < 100), "extents are below 100");
    let n8: usize = d1.div_ceil(3);
    let [b3, b4] = blocks([d1.div_ceil(3), d2.div_ceil(2)]);
    let mut t4 = fragment::<F8E4M3>([3]);
    copy(x0.at((n8, span(n8, 3))), &mut t4);
    let mut t5 = shared::<T>([3, 3]);
    copy(x0.at((span(((n8 - 5) % 4), 3), span((_p5 * 2), 3))).or(-1.0).t(), &mut t5);
    parallel!((d1.min(3), 3), |i9, i10| {
        #[allow(non_snake_case)]
        let v11Renamed: F8E4M3 = cast::<F8E4M3>(i9);
        t5[[i9, i10]] = cast::<T>(x0[[_p5, i9]]);
    });
    #[allow(non_snake_case)]
    let mut t6Renamed = shared::<bool>([3, 3]);
    parallel!((3, 3), |i12, i13| {
        let v14: bool = (!(i13 >= i13));
        #[expect(non_snake_case)]
        t6Renamed[[i12, i13]] = { let assignedRenamed: bool = (i13 == b3); assignedRenamed };
    });
    #[expect(non_snake_case)]
    parallel!(3, |i15Renamed| {
        h3.atomic_add([(((1 * 5) + i15Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i15Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i15Renamed))), SeqCst);
    });
    #[expect(non_snake_case)]
    parallel!((3, 3), |i16Renamed, i17Renamed| {
        h3.atomic_add([(((((1 * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i16Renamed, i17Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16Renamed) * 5) + i17Renamed))), Relaxed);
    });
    parallel!((3, 3), |i18, i19| {
        h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t6Renamed[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((3, 2), |i20Renamed, i21Renamed| {
        y2[[((b3 * 3) + i20Renamed), ((b4 * 2) + i21Renamed)]] = select((i21Renamed < n8), ((-x1[[1, 0, i21Renamed, i21Renamed]]).abs() * 0.5).erf(), select((i21Renamed != b3), ((-cast::<F8E4M3>(t6Renamed[[i20Renamed, i21Renamed]])).mul_add(cast::<F8E4M3>(t6Renamed[[i21Renamed, i21Renamed]]).ceil(), (x1[[_q7, _p5, i21Renamed, _p5]] - t4[i20Renamed])) * 0.5).exp2(), select(((i21Renamed == i20Renamed) || (cast::<u32>((i21Renamed - 9)) < cast::<u32>(b4))), ((t4[i21Renamed] * (if t6Renamed[[0, 2]] { x1[[i21Renamed, _q7, i20Renamed, i21Renamed]] } else { x1[[i21Renamed, _q7, x0.dim(1), i21Renamed]] })) * 0.5).acos(), ((-cast::<F8E4M3>(_p5).mul_add(cast::<F8E4M3>(t6Renamed[[i21Renamed, i20Renamed]]), x1[[1, i21Renamed, i21Renamed, _q7]])) * 0.5).atan())));
    });
}

const SCALE_92: f64 = 5.0;
#[tile_fn]
pub fn function_92(_v0: f32, _v1: f32) -> f32 {
    (_v0 * (-(-1.0f32)).abs().mul_add((cast::<f32>((((0usize * 3) + 0) % 3)) / 2.0).min_nan(_v1), (if (0usize >= ((0 * 3) % 3)) { f32::from_bits((3.75f32.to_bits() & 2147483647)) } else { _v0.abs().sqrt() })))
}
#[tile_kernel]
pub fn random_92(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<u8, 2>,
    y2: &mut Tensor<f32, 2>,
    h3: &mut Tensor<u64, 1>,
    _p7: i64,
    _p8: usize,
) {
    dims!(x0 = [d2, d3], y1 = [d2, d4], y2 = [d2, d4], h3 = [7]);
    require!((d4 < 100), "extents are below 100");
    #[expect(non_snake_case)]
    let n9Renamed: usize = d2.div_ceil(6);
    let [b5, b6] = blocks([d2.div_ceil(6), d4.div_ceil(6)]);
    let mut t4 = fragment::<i64>([2]);
    #[allow(non_snake_case)]
    parallel!(2, |i10Renamed| {
        t4[i10Renamed] = cast_with::<i64>(x0[[(d3 / 1), ((n9Renamed - 8) % 4)]], Round::TowardZero);
    });
    #[expect(non_snake_case)]
    let mut t5Renamed = fragment::<f32>([6, 2, 6, 4, 1]);
    let v11: f32 = x0[[cast::<usize>(t4[b5]), n9Renamed.max(n9Renamed)]];
    fill(&mut t5Renamed, v11);
    let mut t6 = fragment::<i64>([1]);
    fill(&mut t6, 1);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_max_into(&t4, &mut t6, 0);
    parallel!((6, 2, 6, 4, b6.min(1)), |i12, i13, i14, i15, i16| {
        t5Renamed[[(6 - i12), (2 - i13), i14, (4 - i15), i16]] = (if true { function_92((if true { function_92(x0[[i16, i12]], x0[[0, i15]]) } else { 0.0f32 }), t5Renamed[[(6 - i12), (2 - i13), i14, (4 - i15), i16]].abs().sqrt()) } else { 0.0f32 }).mul_add(cast::<f32>(x0[[0, b5]]), select((i14 < 6), t5Renamed[[(6 - i12), (2 - i13), i14, (4 - i15), i16]], cast_with::<f32>(x0[[i16, cast::<usize>(t4[i16])]], Round::TowardZero)).min_nan((x0[[i16, i12]] / 7.0)));
    });
    let mut t7 = shared::<i64>([4]);
    parallel!(4, |i17| {
        t7[i17] = (!cast::<i64>(t6[cast::<usize>(t6[d3])].count_ones())).abs();
    });
    parallel!(2, |i18| {
        h3.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t4[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((6, 2, 6, 4, 1), |i19Renamed, i20Renamed, i21Renamed, i22Renamed, i23Renamed| {
        h3.atomic_add([(((((((((((1 * 5) + i19Renamed) * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5Renamed[[i19Renamed, i20Renamed, i21Renamed, i22Renamed, i23Renamed]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i19Renamed) * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) * 5) + i23Renamed))), Relaxed);
    });
    parallel!(1, |i24| {
        h3.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t6[i24]) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    parallel!(4, |i25| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t7[i25]) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((6, 6), |i26Renamed, i27Renamed| {
        y1[[((b5 * 6) + i26Renamed), ((b6 * 6) + i27Renamed)]] = (((select((cast::<u8>((i27Renamed - 2)) <= cast::<u8>(i26Renamed)), 0, 0) * 6) / 6) << 6);
    });
    #[allow(non_snake_case)]
    parallel!((6, 6), |i28Renamed, i29Renamed| {
        y2[[((b5 * 6) + i28Renamed), ((b6 * 6) + i29Renamed)]] = select((cast::<u8>((i29Renamed - 6)) != cast::<u8>((d2 + i28Renamed))), ((1.0f32.mul_add(1.0, 0.0) * (-1.0 + -2.0)) * 0.5).abs().log2(), select((i29Renamed.min(d4) != i28Renamed), ((-x0[[b5, i29Renamed]]).round() * 0.5).cos(), select((t4[1] != t7[n9Renamed]), ((x0[[(d4 + 4), i29Renamed]].max(cast::<f32>(b5).trunc()) * 0.5).abs() + 1.0).rsqrt(), ((-2.0f32) * 0.5).tanh())));
    });
}

#[tile_fn]
pub fn function_93(_v0: i64, _v1: i64) -> i64 {
    _v0.max(((select((cast::<u32>((0usize - 4)) > cast::<u32>(0usize)), -1, _v1) << cast::<i64>((0usize + 1))) << 46))
}
#[tile_kernel]
pub fn random_93<const BM: usize, const BN: usize>(
    x0: &Tensor<i16, 2>,
    x1: &Tensor<F8E5M2, 1>,
    x2: &Tensor<F8E5M2, 2>,
    y3: &mut Tensor<f16, 1>,
    h4: &mut Tensor<u64, 1>,
    _p9: usize,
) {
    dims!(x0 = [d2, d3], x1 = [d4], x2 = [d5, d6], y3 = [d7], h4 = [7]);
    #[cfg(not(all()))]
    require!(false, "kept");
    #[cfg_attr(all(), expect(non_snake_case))]
    let n10Renamed: usize = d7.div_ceil(BM);
    #[cfg(all())]
    let mut w5 = workspace::<i64>([d7]);
    let [b8] = blocks([d7.div_ceil(BM)]);
    let mut t6 = fragment::<f16>([BN, BM, BM]);
    clear(&mut t6);
    let mut t7 = fragment::<i16>([BN, 2]);
    let v11: i16 = cast::<i16>(cast::<i16>(cast::<i16>(x2[[d7, d2]]).leading_zeros()).leading_zeros());
    fill(&mut t7, v11);
    let mut t8 = fragment::<i16>([BM, 2, BN]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(t6.at([(b8 * BN), 4, (((b8 - 3) * BN) / BN)]), &mut t8);
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t9Renamed = shared::<F8E5M2>([2, BN, 2]);
    let v12: F8E5M2 = cast::<F8E5M2>(-3).abs();
    #[cfg_attr(all(), cfg(not(all())))]
    assert!(false, "kept");
    fill(&mut t9Renamed, v12);
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(&t9Renamed, t6.at_mut((span((b8 * BM), 2), span((d5 * BN), BN), span(b8, 2))));
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t10Renamed = shared::<f16>([BN, BM]);
    reduce_min_nan(&t6, &mut t10Renamed, 1);
    let mut t11 = shared::<f16>([BN, BM, BM]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    cummax_rev(&t6, &mut t11, 2);
    let mut t12 = fragment::<i64>([2]);
    #[cfg(all())]
    copy(t7.at((_p9, span(0, 2))), &mut t12);
    copy(&t12, t8.at_mut(((b8 * 2), span(b8, 2), (n10Renamed * BM))));
    #[cfg(all())]
    let mut t13 = fragment::<i64>([BN]);
    parallel!(BN, |i13| {
        t13[i13] = (-2 * -3);
    });
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    #[cfg(all())]
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t14Renamed = shared::<F8E5M2>([BN]);
    gather(x1, &t13, &mut t14Renamed);
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    let mut t15 = fragment::<f16>([2, BM, 2]);
    #[cfg_attr(all(), expect(non_snake_case))]
    parallel!((2, BM, 2), |i14Renamed, i15Renamed, i16Renamed| {
        #[allow(non_snake_case)]
        t15[[i14Renamed, i15Renamed, i16Renamed]] = { let assignedRenamed: f16 = 0.0; assignedRenamed };
    });
    let mut t16 = shared::<i64>([2, BM, BN]);
    let v17: i64 = (t13[(((n10Renamed * BN) + d7) % BN)] + (t13[11] * t13[b8]));
    fill(&mut t16, v17);
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t17Renamed = fragment::<i64>([BM]);
    let v18: i64 = select(((2 >= n10Renamed) ^ (t9Renamed[[b8, cast::<usize>(t13[n10Renamed]), 0]] == -1.5)), (t13[n10Renamed] << t12[b8]), (if (cast::<u8>((n10Renamed - 4)) != cast::<u8>(_p9)) { t12[b8] } else { cast::<i64>(t9Renamed[[b8, cast::<usize>(t12[1]), b8]]) }));
    fill(&mut t17Renamed, v18);
    let mut t18 = fragment::<i64>([BM]);
    copy(&t17Renamed, w5.at_mut([(b8 * BM)]));
    copy(w5.at([(b8 * BM)]), &mut t18);
    #[cfg(not(all()))]
    assert!(false, "kept");
    parallel!(BN, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14Renamed[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Acquire);
    });
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[cfg_attr(all(), allow(non_snake_case))]
    parallel!((2, BM, 2), |i20Renamed, i21Renamed, i22Renamed| {
        h4.atomic_add([(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i20Renamed, i21Renamed, i22Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed))), Relaxed);
    });
    parallel!((2, BM, BN), |i23, i24, i25| {
        #[cfg(all())]
        h4.atomic_add([(((((((1 * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t16[[i23, i24, i25]]) * cast::<u64>(((((((1 * 5) + i23) * 5) + i24) * 5) + i25))), Acquire);
    });
    #[cfg(all())]
    parallel!(BM, |i26| {
        h4.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(t17Renamed[i26]) * cast::<u64>(((1 * 5) + i26))), Relaxed);
    });
    #[cfg(not(all()))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BM, |i27| {
        h4.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t18[i27]) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(BM, |i28Renamed| {
        y3[((b8 * BM) + i28Renamed)] = select(((i28Renamed == 3) & (d7 >= i28Renamed)), (((-4.0) + t15[[x2.dim(0), cast::<usize>(x0[[_p9, i28Renamed]]), d5]].mul_add(0.0, t15[[1, i28Renamed, d4]])) * 0.5).abs().log2(), select((cast::<u64>((5usize - 4)) > cast::<u64>(i28Renamed)), (t15[[x1.dim(0), i28Renamed, d5]] * 0.5).sinh(), select((cast::<i8>((i28Renamed - 8)) >= cast::<i8>((i28Renamed % 6))), (cast::<f16>(n10Renamed) * 0.5).ln(), ((cast::<f16>(1).abs() + (t15[[1, i28Renamed, d4]] * t15[[b8, 2, 0]])) * 0.5).abs().log2())));
    });
}

#[tile_fn]
pub fn function_94(_v0: bool) -> bool {
    ((0usize - 1) >= 0)
}
#[tile_kernel]
pub fn random_94<const _FLAG: bool>(
    x0: &Tensor<u64, 1>,
    x1: &Tensor<u64, 3>,
    x2: &Tensor<bool, 1>,
    y3: &mut Tensor<u16, 3>,
    _p8: usize,
    _q9: usize,
) {
    dims!(x0 = [d1], x1 = [d1, 1, d2], x2 = [d3], y3 = [d4, d2, d2]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let n10: usize = d4.div_ceil(4);
    let [b5, b6, b7] = blocks([d4.div_ceil(4), d2.div_ceil(4), d2.div_ceil(1)]);
    let mut t4 = fragment::<f32>([4]);
    parallel!(4, |i11| {
        let v12: bool = ((i11 + 4) >= i11);
        t4[i11] = (-(cast::<f32>(x2[i11]) + cast::<f32>(x1[[i11, 0, cast::<usize>(x0[i11])]])));
    });
    let mut t5 = fragment::<u16>([1, 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x1.at([b7, 0, (_p8 * 8)]).or(x0[b5]), &mut t5);
    if x2[d2] {
        parallel!(4, |i13| {
            let v14: f32 = (cast::<f32>(t5[[b6, x1.dim(0)]]) / 5.75).abs().sqrt();
            #[expect(non_snake_case)]
            t4[(4 - i13)] = { let assignedRenamed: f32 = f32::from_bits((0.0f32.to_bits() | 2147483648)).floor().max(cast::<f32>(x0[_q9]).max_nan((-0.375 / -3.0))); assignedRenamed };
        });
    }
    let mut t6 = fragment::<u16>([1, 1]);
    cummax(&t5, &mut t6, 1);
    parallel!((4, 4, 1), |i15, i16, i17| {
        y3[[((b5 * 4) + i15), ((b6 * 4) + i16), ((b7 * 1) + i17)]] = t5[[b7, i17]];
    });
}

const SCALE_95: i32 = 7;
#[tile_fn]
pub fn function_95(_v0: u64) -> u64 {
    _v0.max((2 * (1 % cast::<u64>((0usize + 1)))))
}
#[tile_kernel]
pub fn random_95<const _BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<u64, 3>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<f32, 1>,
    y4: &mut Tensor<u64, 2>,
    h5: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    dims!(x0 = [d1, d2], x1 = [d1, d2, d1], x2 = [d2, d3], y3 = [d4], y4 = [d4, BK], h5 = [7]);
    #[expect(non_snake_case)]
    let n7Renamed: usize = d4.div_ceil((2*BN));
    let [b5] = blocks([d4.div_ceil((2*BN))]);
    let mut t6 = fragment::<f32>([2*BN, BK + 1, BN + 1]);
    copy(x1.at((span((b5 / 3), BN + 1), span((d4 - 2), 2*BN), span((d2 * BN), BK + 1))).permute([1, 2, 0]), &mut t6);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = fragment::<u64>([2*BN, 2*BN]);
    copy(x2.at([b5, (n7Renamed * (BN + 1))]).or(x0[[n7Renamed, cast::<usize>(x1[[_q6, d4, n7Renamed]])]]), &mut t7);
    #[allow(non_snake_case)]
    let mut v8Renamed: u64 = 4;
    for k9 in 0..3 {
        v8Renamed += (cast::<u64>(x1[[d4, k9, b5]].count_ones()) / t7[[d4, b5]]);
    }
    for k10 in 0..2 {
        #[expect(non_snake_case)]
        let mut t8Renamed = fragment::<f32>([2*BN, BK + 1, BN + 1]);
        cummax(&t6, &mut t8Renamed, 2);
        parallel!(((2*BN), (2*BN)), |i11, i12| {
            h5.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(t7[[i11, i12]]) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), AcqRel);
        });
        parallel!(((2*BN), (BK + 1), (BN + 1)), |i13, i14, i15| {
            h5.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i13, i14, i15]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
        });
    }
    for k16 in 0..1 {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t9 = shared::<i32>([2*BN]);
        reduce_argmin(&t7, &mut t9, 0);
        parallel!(((2*BN), (2*BN)), |i17, i18| {
            h5.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t7[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
        });
        parallel!((2*BN), |i19| {
            h5.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t9[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
        });
    }
    #[expect(non_snake_case)]
    parallel!(((2*BN), (BK + 1), (BN + 1)), |i20Renamed, i21Renamed, i22Renamed| {
        h5.atomic_add([(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i20Renamed, i21Renamed, i22Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed))), Relaxed);
    });
    parallel!(((2*BN), (2*BN)), |i23, i24| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t7[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Release);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2*BN), |i25| {
        let v26: u64 = function_95((t7[[i25, 1]] % x1[[cast::<usize>(x1[[d1, i25, 10]]), b5, 9]]));
        y3[((b5 * (2*BN)) + i25)] = x0[[9, i25]].abs().sqrt().mul_add((x2[[cast::<usize>(x1[[n7Renamed, i25, n7Renamed]]), i25]] + select((i25 >= 0), x0[[cast::<usize>(t7[[i25, i25]]), d1]], cast_with::<f32>(x2[[i25, i25]], Round::Down))), x0[[3, cast::<usize>(t7[[d4, cast::<usize>(x1[[_q6, n7Renamed, d2]])]])]].min_nan(x0[[d3, i25]]).round());
    });
    parallel!(((2*BN), BK), |i27, i28| {
        let v29: f32 = (x0[[i28, i27]] + (-1.0f32).mul_add(1.0, x0[[i28, _q6]]));
        y4[[((b5 * (2*BN)) + i27), (0 + i28)]] = ((((function_95(cast::<u64>(x1[[i28, d4, i28]])) * 5) + x1[[i28, ((((d3 - 1) * BN) + i28) % BN), 8]]) % 5) | t7[[i28, i27]]);
    });
}

#[tile_kernel]
pub fn random_96<T: Element, const BM: usize>(
    x0: &Tensor<i64, 5>,
    x1: &Tensor<u8, 2>,
    x2: &Tensor<T::Acc, 1>,
    y3: &mut Tensor<T, 2>,
    h4: &mut Tensor<u64, 1>,
    _p5: T,
) {
    dims!(x0 = [BM, 1, BM + 1, 1, 1], x1 = [d0, BM + 1], x2 = [d1], y3 = [d1, d2], h4 = [7]);
    let n6: usize = d1.div_ceil(BM);
    let [b3, b4] = blocks([d1.div_ceil(BM), d2.div_ceil((BM + 1))]);
    let mut t5 = fragment::<T>([BM, BM + 1]);
    copy(y3.at([(b3 * BM), (b4 * (BM + 1))]), &mut t5);
    #[expect(non_snake_case)]
    let mut t6Renamed = shared::<u32>([1]);
    copy(x1.at([(b4 * 1), (b3 * BM)]), &mut t6Renamed);
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<u32>([1, 1, 1, 1, 1]);
    parallel!((1, 1, 1, 1, 1), |i7, i8, i9, i10, i11| {
        let v12: u8 = ((x1[[i7, i11]] >> x1[[b4, i7]]) ^ x1[[(b4 - 2), cast::<usize>(x1[[i10, cast::<usize>(t6Renamed[i11])]])]]);
        t7Renamed[[i7, i8, i9, i10, i11]] = ((cast::<u64>(i9) & cast::<u64>((cast::<usize>(x0[[cast::<usize>(x0[[i7, i10, x2.dim(0), i7, i9]]), i7, b4, i7, 0]]) + 1))).count_ones() >> t6Renamed[((((i7 / 1) * 1) + i7) / 1)]);
    });
    let mut t8 = shared::<i32>([1]);
    reduce_argmax(&t6Renamed, &mut t8, 0);
    parallel!(BM, |i13| {
        t7Renamed.atomic_min([b3, i13, i13, d1, b4], select((cast::<u32>(((i13 - 3).div_ceil((b3 - 4)) - 4)) < cast::<u32>(d0)), ((cast::<u32>((((i13 - 1) * (BM + 1)) % (BM + 1))) * 4) / 4), (((t6Renamed[b3] * 3) + t6Renamed[n6]) / 3)), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!((BM, (BM + 1)), |i14Renamed, i15Renamed| {
        h4.atomic_add([(((((1 * 5) + i14Renamed) * 5) + i15Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i14Renamed, i15Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14Renamed) * 5) + i15Renamed))), Relaxed);
    });
    parallel!(1, |i16| {
        h4.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t6Renamed[i16]) * cast::<u64>(((1 * 5) + i16))), SeqCst);
    });
    parallel!((1, 1, 1, 1, 1), |i17, i18, i19, i20, i21| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((((((((1 * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t7Renamed[[i17, i18, i19, i20, i21]]) * cast::<u64>(((((((((((1 * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!(1, |i22| {
        h4.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t8[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!((BM, (BM + 1)), |i23, i24| {
        #[allow(non_snake_case)]
        y3[[((b3 * BM) + i23), ((b4 * (BM + 1)) + i24)]] = { let assignedRenamed: T = _p5; assignedRenamed };
    });
}

const ROWS_97: usize = 4;
const SCALE_97: u8 = 6;
#[tile_kernel]
pub fn random_97<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u64, 3>,
    x1: &Tensor<u64, 3>,
    x2: &Tensor<u64, 1>,
    y3: &mut Tensor<i8, 2>,
    y4: &mut Tensor<T, 2>,
    a5: &mut Tensor<i64, 1>,
    h6: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d0, d1], x1 = [d2, BM, BK], x2 = [d3], y3 = [d4, d5], y4 = [d4, d5], a5 = [d2], h6 = [7]);
    let n8: usize = d4.div_ceil(BN);
    let [b6, b7] = blocks([d4.div_ceil(BN), d5.div_ceil(BK)]);
    let mut t7 = shared::<i8>([BN, BK]);
    copy(y3.at([(b6 * BN), (b7 * BK)]), &mut t7);
    #[allow(non_snake_case)]
    let mut t8Renamed = fragment::<T::Acc>([BN, BK + 1, BM]);
    copy(x1.at((span((b6 * (BM + 1)), BN), span((n8 * BM), BK + 1), span((b7 * BK), BM))), &mut t8Renamed);
    let mut t9 = shared::<i8>([BM]);
    parallel!(BM, |i9| {
        let mut s10: i8 = 0;
        for k11 in 0..1 {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            s10 += (cast::<i8>(b6) - select((k11 < k11), t7[[k11, k11]], 4));
        }
        #[expect(non_snake_case)]
        t9[i9] = { let assignedRenamed: i8 = s10; assignedRenamed };
    });
    parallel!((BK + 1), |i12| {
        t9.atomic_min([d5], ((t7[[i12, d5]] >> 2) | t7[[13, b7]]), Acquire);
    });
    let mut t10 = fragment::<u64>([ROWS_97, BM]);
    parallel!((ROWS_97, BM), |i13, i14| {
        t10[[i13, i14]] = x2[b7];
    });
    let mut t11 = fragment::<u64>([ROWS_97, ROWS_97]);
    parallel!((ROWS_97, ROWS_97), |i15, i16| {
        t11[[i15, i16]] = cast::<u64>(i16);
    });
    #[expect(non_snake_case)]
    let mut t12Renamed = fragment::<u64>([BM, ROWS_97]);
    #[allow(non_snake_case)]
    let v17Renamed: u64 = (cast::<u64>(x2[b6]).abs() % x2[b7]);
    fill(&mut t12Renamed, v17Renamed);
    clear(&mut t12Renamed);
    gemm(t10.t(), &t11, &mut t12Renamed);
    let mut t13 = fragment::<T>([ROWS_97, BK]);
    copy(t8Renamed.at([(cast::<usize>(t9[b6]) / 2), (n8 * (BK + 1)), (b6 * (BM + 1))]), &mut t13);
    #[expect(non_snake_case)]
    let mut t14Renamed = shared::<T>([BK, ROWS_97]);
    parallel!((BK, ROWS_97), |i18, i19| {
        t14Renamed[[i18, i19]] = cast::<T>(t7[[cast::<usize>(t9[d5]), i19]]);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t15 = shared::<T::Acc>([ROWS_97, ROWS_97]);
    gemm_set(&t13, &t14Renamed, &mut t15);
    let mut t16 = shared::<T::Acc>([BK + 1]);
    let v20: T::Acc = cast::<T::Acc>(x1[[14, b7, b6]]).abs().max(cast_with::<T::Acc>(t13[[b6, 2]], Round::Down).abs());
    fill(&mut t16, v20);
    copy(&t16, t9.at_mut((span((b6 * BK), BK + 1),)));
    parallel!(BN, |i21| {
        a5.atomic_xor([(((x2.dim(0) * BN) + i21) % BN)], ((cast::<i64>(x1[[cast::<usize>(x1[[d2, cast::<usize>(t9[cast::<usize>(x1[[d0, d2, d3]])]), n8]]), b7, cast::<usize>(t12Renamed[[1, 3]])]]) % cast::<i64>((cast::<usize>(x0[[d2, 8, d0]]) + 1))) / cast::<i64>((b7 + 1))), Acquire);
    });
    parallel!((BM, ROWS_97), |i22, i23| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h6.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t12Renamed[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Acquire);
    });
    parallel!((ROWS_97, BK), |i24, i25| {
        h6.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((BK, ROWS_97), |i26, i27| {
        h6.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14Renamed[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), AcqRel);
    });
    parallel!((ROWS_97, ROWS_97), |i28, i29| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h6.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!((BK + 1), |i30Renamed| {
        h6.atomic_add([(((1 * 5) + i30Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[i30Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i30Renamed))), Relaxed);
    });
    copy(&t7, y3.at_mut([(b6 * BN), (b7 * BK)]));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t17 = shared::<T>([BN, BK]);
    #[allow(non_snake_case)]
    let v31Renamed: T = t13[[cast::<usize>(t9[b6]), b7]];
    fill(&mut t17, v31Renamed);
    copy(&t17, y4.at_mut([(b6 * BN), (b7 * BK)]));
}

#[tile_kernel]
pub fn random_98<T: Int, const BM: usize, const _FLAG: bool>(
    x0: &Tensor<T, 1>,
    y1: &mut Tensor<T, 2>,
    h2: &mut Tensor<u64, 1>,
    _p4: usize,
) {
    dims!(x0 = [d0], y1 = [d0, d1], h2 = [7]);
    let [b2, b3] = blocks([d0.div_ceil(BM), d1.div_ceil((2*BM))]);
    let mut t3 = shared::<u16>([BM, 2*BM, 2*BM]);
    parallel!(((2*BM), (2*BM), BM), |i5, i6, i7| {
        t3[[i7, i6, i5]] = (cast::<u16>(i6) + 0);
    });
    #[cfg(not(false))]
    let mut t4 = fragment::<f32>([2]);
    #[cfg(not(false))]
    copy(x0.at((span((b3 * 2), 2),)), &mut t4);
    if (((_p4 / 4) > b2) && t4[b3].is_nan()) {
        parallel!(BM, |i8| {
            t3.atomic_or([i8, i8, i8], ((0 >> cast::<u16>((i8 + 1))) / cast::<u16>((i8 + 1))), Relaxed);
        });
        #[cfg_attr(not(false), cfg(false))]
        { assert!(false, "kept"); }
        parallel!((BM, (2*BM), (2*BM)), |i9, i10, i11| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h2.atomic_add([(((((((1 * 5) + i9) * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t3[[i9, i10, i11]]) * cast::<u64>(((((((1 * 5) + i9) * 5) + i10) * 5) + i11))), AcqRel);
        });
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!(2, |i12| {
            h2.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Relaxed);
        });
    } else {
        parallel!(2, |i13| {
            #[cfg_attr(not(false), expect(non_snake_case))]
            let v14Renamed: i32 = (-2 + cast::<i32>(t3[[2, i13, i13]]));
            t4[i13] = ((if (t3[[b2, _p4, i13]] >= cast::<u16>(x0[x0.dim(0)])) { cast_with::<f32>(t4[i13], Round::NearestEven) } else { cast::<f32>(t3[[i13, i13, 7]]) }) / 1.75).max((cast::<f32>(t3[[i13, _p4, i13]]) + cast::<f32>(t3[[i13, 2, i13]])).abs().sqrt());
        });
        let mut t5 = fragment::<u16>([1, 2*BM, 2*BM]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        reduce_sum(&t3, &mut t5, 0);
    }
    #[cfg_attr(false, cfg(false))]
    let mut t6 = shared::<f32>([1]);
    fill(&mut t6, 1.0);
    reduce_max_nan_into(&t4, &mut t6, 0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<f32>([2]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    cummax(&t4, &mut t7, 0);
    parallel!((BM, (2*BM), (2*BM)), |i15, i16, i17| {
        #[cfg(false)]
        assert!(false, "kept");
        h2.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t3[[i15, i16, i17]]) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!(2, |i18| {
        h2.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    #[cfg_attr(false, cfg(false))]
    parallel!(1, |i19| {
        h2.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(2, |i20| {
        h2.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), AcqRel);
    });
    parallel!((BM, (2*BM)), |i21, i22| {
        #[cfg(false)]
        undefined!();
        y1[[((b2 * BM) + i21), ((b3 * (2*BM)) + i22)]] = (((cast::<T>(0).min(x0[i22]) | x0[i21]) * 8) / 8);
    });
}

#[tile_kernel]
pub fn random_99(
    x0: &Tensor<f16, 3>,
    x1: &Tensor<f32, 1>,
    y2: &mut Tensor<f16, 1>,
    y3: &mut Tensor<f32, 2>,
) {
    dims!(x0 = [d0, d0, d0], x1 = [d1], y2 = [d2], y3 = [d2, 4]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let [b3] = blocks([d2.div_ceil(3)]);
    let mut t4 = shared::<i64>([2, 2]);
    parallel!((2, 2), |i4, i5| {
        let mut s6: i64 = 0;
        #[cfg(not(all()))]
        let kept = undefined;
        for k7 in 0..2 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            s6 += (-(if (i4 >= i4) { cast::<i64>(((((k7 - 2) * 2) + i4) / 2)) } else { cast::<i64>(x1[k7]) }));
        }
        t4[[i4, i5]] = s6;
    });
    let mut t5 = shared::<f16>([3, 2, 4]);
    parallel!((3, 2, 4), |i8, i9, i10| {
        t5[[i8, i9, i10]] = ((if ((cast::<i16>((i10 - 2)) <= cast::<i16>(i10)) || (t4[[0, i9]] > t4[[i9, i9]])) { -2.75 } else { (1.375 * x0[[i10, i9, i8]]) }) / 1.0);
    });
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t6Renamed = shared::<i32>([2]);
    parallel!(2, |i11| {
        t6Renamed[i11] = ((cast::<i32>(i11) * 1) + 0);
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t7Renamed = fragment::<i64>([2, 2]);
    copy(x0.at((span((b3 * 2), 2), span(15, 2), (d1 * 3))).or(-2.0), &mut t7Renamed);
    scatter(&t7Renamed, &t6Renamed, &mut t4);
    #[cfg(all())]
    let mut t8 = shared::<f16>([3, 4]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    reduce_max(&t5, &mut t8, 1);
    #[expect(non_snake_case)]
    parallel!(3, |i12Renamed| {
        y2[((b3 * 3) + i12Renamed)] = t8[[i12Renamed, i12Renamed]].abs().abs().min((-(x0[[i12Renamed, d1, i12Renamed]] / 3.75)));
    });
    #[cfg_attr(all(), cfg(not(all())))]
    fill(&mut undefined, 1);
    #[cfg(all())]
    #[expect(non_snake_case)]
    parallel!((3, 4), |i13Renamed, i14Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y3[[((b3 * 3) + i13Renamed), (0 + i14Renamed)]] = select((t5[[2, 1, i14Renamed]] < x0[[4, 14, i13Renamed]]), ((-2.0 - 0.0f32.max(x1[i13Renamed])) * 0.5).exp2(), select((((i14Renamed - 7) >> 1) > (i14Renamed - 4)), (-((x1[i14Renamed].trunc() - x1[i13Renamed].abs()) * 0.5).exp()), select((i14Renamed <= cast::<usize>(cast::<i16>((i13Renamed - 7)))), ((-2.0f32).mul_add((0.0 * 0.0), (cast::<f32>(b3) * -2.0)) * 0.5).cos(), ((((-2.0f32) * -2.0) + -3.0) * 0.5).log1p())));
    });
}

pub fn all() -> Vec<(u64, Box<dyn Kernel>)> {
    vec![
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
        (75, Box::new(random_75::<f32, 17>())),
        (76, Box::new(random_76::<8, 16, 4>())),
        (77, Box::new(random_77::<3, 1>())),
        (78, Box::new(random_78::<u64, 17, 1>())),
        (79, Box::new(random_79::<5, 5>())),
        (80, Box::new(random_80())),
        (81, Box::new(random_81())),
        (82, Box::new(random_82::<33, 2, 2>())),
        (83, Box::new(random_83::<f16, 5>())),
        (84, Box::new(random_84::<3, 17, 5>())),
        (85, Box::new(random_85::<i8, 2, 4, 33>())),
        (86, Box::new(random_86::<2>())),
        (87, Box::new(random_87::<16, 1, true>())),
        (88, Box::new(random_88::<1>())),
        (89, Box::new(random_89())),
        (90, Box::new(random_90::<i64>())),
        (91, Box::new(random_91::<bf16>())),
        (92, Box::new(random_92())),
        (93, Box::new(random_93::<5, 16>())),
        (94, Box::new(random_94::<true>())),
        (95, Box::new(random_95::<16, 8, 1, true>())),
        (96, Box::new(random_96::<f16, 8>())),
        (97, Box::new(random_97::<f32, 2, 16, 8>())),
        (98, Box::new(random_98::<i64, 4, true>())),
        (99, Box::new(random_99())),
    ]
}
