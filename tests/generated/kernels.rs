//! Random kernels. Written by `tile_core::testing::corpus`; `TILE_BLESS=1 cargo
//! test -p tile-core --test corpus` writes it anew.
#![allow(
    missing_docs,
    unused,
    unreachable_pub,
    clippy::all,
    reason = "the kernels are noise; what matters is that they mean the same everywhere"
)]

use tile_kernel::launch::Kernel;
use tile_kernel::prelude::*;

const SCALE_0: f64 = 6.0;
#[tile_fn]
pub fn function_0(_v0: u8) -> u8 {
    (_v0 * ((((2 / 7) << cast::<u8>((0usize + 1))) * 2) / 2))
}
#[tile_kernel]
pub fn random_0<T: Int>(
    x0: &Tensor<f32, 4>,
    x1: &Tensor<u8, 1>,
    x2: &Tensor<bf16, 1>,
    y3: &mut Tensor<T, 1>,
    a4: &mut Tensor<i32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p3: f32,
    _p4: u8,
) {
    dims!(x0 = [6, 8, 4, 1], x1 = [d1], x2 = [d1], y3 = [d1], a4 = [d1], h5 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n5: usize = d1.div_ceil(4);
    let [b2] = blocks([d1.div_ceil(4)]);
    let mut t6 = fragment::<T>([4, 6]);
    parallel!((6, 4), |i6, i7| {
        t6[[i7, i6]] = ((1 + cast::<T>(d1)) >> cast::<T>((i7 + 1)));
    });
    let mut t7 = shared::<f32>([8, 4, 8]);
    copy(x0.at((span(n5, 8), span((b2 * 4), 4), (b2 * 6), span(x1.dim(0), 8))), &mut t7);
    let mut v8: T::Acc = 4;
    for k9 in 0..4 {
        v8 += select((x2[b2] < cast::<bf16>((((b2 * 6) + b2) / 6))), (3 << cast::<T::Acc>((n5 + 1))), select((b2 > n5), 3, 3));
    }
    let mut t8 = fragment::<i32>([6]);
    parallel!(6, |i10| {
        t8[i10] = ((cast::<i32>(i10) * 3) + 1);
    });
    let mut t9 = shared::<T>([6, 6]);
    parallel!((6, 6), |i11, i12| {
        let mut s13: T = 0;
        for k14 in 0..4 {
            s13 += 1;
        }
        t9[[i11, i12]] = s13;
    });
    scatter(&t9, &t8, &mut t6);
    let mut t10 = shared::<u8>([4, 6]);
    parallel!((4, 6), |i15, i16| {
        t10[[i15, i16]] = cast::<u8>(n5);
    });
    let mut t11 = fragment::<u8>([4, 4]);
    copy(t9.at([(d1 * 4), (n5 * 4)]), &mut t11);
    let mut t12 = shared::<i32>([6, 4]);
    gemm_set(t10.t(), &t11, &mut t12);
    let mut t13 = fragment::<u8>([8, 8, 4]);
    copy(x0.at([(b2 * 8), b2, (b2 * 8), b2]).or(cast::<f32>(x2[0])), &mut t13);
    parallel!((6, 4), |i17, i18| {
        t12.atomic_cas([i17, i18], cast::<i32>(n5), cast::<i32>(b2), AcqRel);
    });
    parallel!((8, 4, 8), |i19, i20, i21| {
        t7[[i19, (i20 * 2), (8 - i21)]] = f32::from_bits((f32::from_bits((cast::<f32>(t12[[d1, i20]]).to_bits() & 2147483647)).to_bits() | 2147483648));
    });
    let mut v22: bf16 = 2.0;
    for k23 in 0..1 {
        v22 += (x2[b2].mul_add(x2[cast::<usize>(x1[0])], x2[0]) * x2[cast::<usize>(t8[n5])]);
    }
    let mut t14 = fragment::<bf16>([6, 6]);
    parallel!((6, 6), |i24, i25| {
        t14[[i24, i25]] = select((x1[((b2 * 4) % 4)] == _p4), x2[n5], x2[(n5 / 1)]);
    });
    let mut t15 = fragment::<bf16>([6, 4]);
    parallel!((6, 4), |i26, i27| {
        t15[[i26, i27]] = cast::<bf16>(0).mul_add(-1.0, select((4 == i26), 2.0, 0.0));
    });
    let mut t16 = fragment::<f32>([6, 4]);
    let v28: f32 = (_p3.abs() + (-4.625f32).min(x0[[0, 6, cast::<usize>(t12[[b2, b2]]), cast::<usize>(t8[b2])]]));
    fill(&mut t16, v28);
    clear(&mut t16);
    gemm(&t14, &t15, &mut t16);
    let mut t17 = shared::<i32>([8]);
    copy(x1.at([(b2 % 1)]), &mut t17);
    atomic_add(&t17, a4.at_mut([(cast::<usize>(x1[n5]) * 1)]), Acquire);
    parallel!((6, 4), |i29, i30| {
        h5.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t12[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((8, 8, 4), |i31, i32, i33| {
        h5.atomic_add([(((((((1 * 5) + i31) * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t13[[i31, i32, i33]]) * cast::<u64>(((((((1 * 5) + i31) * 5) + i32) * 5) + i33))), Relaxed);
    });
    parallel!((6, 6), |i34, i35| {
        h5.atomic_add([(((((1 * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i34, i35]]) * 16.0))) * cast::<u64>(((((1 * 5) + i34) * 5) + i35))), AcqRel);
    });
    parallel!((6, 4), |i36, i37| {
        h5.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i36, i37]]) * 16.0))) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), Relaxed);
    });
    parallel!((6, 4), |i38, i39| {
        h5.atomic_add([(((((1 * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i38, i39]]) * 16.0))) * cast::<u64>(((((1 * 5) + i38) * 5) + i39))), Relaxed);
    });
    parallel!(4, |i40| {
        y3[((b2 * 4) + i40)] = select((t16[[(d1 + 2), i40]] < (t16[[4, 3]] + _p3)), (t9[[i40, i40]] * (if (i40 < 6) { t9[[i40, i40]] } else { t9[[i40, n5]] })), (t9[[b2, i40]] * t9[[cast::<usize>(t6[[d1, x1.dim(0)]]), 3]]));
    });
}

#[tile_kernel]
pub fn random_1<T: Element, const BM: usize>(
    x0: &Tensor<T::Acc, 3>,
    x1: &Tensor<i32, 1>,
    x2: &Tensor<T, 2>,
    y3: &mut Tensor<T, 1>,
    h4: &mut Tensor<u64, 1>,
    _p5: i32,
    _p6: i32,
) {
    dims!(x0 = [d0, d0, d1], x1 = [d1], x2 = [d2, d1], y3 = [d3], h4 = [7]);
    let n7: usize = d3.div_ceil(BM);
    let [b4] = blocks([d3.div_ceil(BM)]);
    let mut t5 = shared::<T>([BM]);
    copy(y3.at([(b4 * BM)]), &mut t5);
    let mut t6 = fragment::<f32>([1, 1]);
    copy(x2.at([(n7 * 1), d3]).or(cast::<T>(cast::<f32>(t5[b4]))), &mut t6);
    let mut t7 = fragment::<i32>([1, BM]);
    copy(t6.at((span(b4, 1), span((b4 * (BM + 1)), BM))).or(t6[[b4, b4]]), &mut t7);
    let mut t8 = shared::<f32>([1, BM]);
    copy(&t7, &mut t8);
    let mut t9 = fragment::<f32>([BM, 1]);
    copy(x0.at((span(b4, BM), (d3 * BM), span((b4 * BM), 1))).or(cast::<T::Acc>(t6[[b4, b4]])), &mut t9);
    let mut t10 = shared::<f32>([BM, BM]);
    clear(&mut t10);
    gemm(t8.t(), t9.t(), &mut t10);
    parallel!((1, 1), |i8, i9| {
        let mut l11 = local::<f32>([2]);
        for k10 in 0..2 {
            l11[k10] = t10[[i8, i8]].ceil();
        }
        t6[[i8, i9]] = l11[i9];
    });
    let mut v11: i32 = 1;
    for k12 in 0..1 {
        v11 += cast_with::<i32>(x0[[14, n7, d3]], Round::Up);
    }
    let mut t12 = shared::<i32>([BM, 1]);
    parallel!((BM, 1), |i13, i14| {
        t12[[i13, i14]] = (cast::<i32>(t5[i14]) - (cast::<i32>(t5[i13]) + -1));
    });
    let mut t13 = fragment::<i32>([BM, 1]);
    copy(x2.at([(b4 * BM), (b4 * (BM + 1))]).or(cast::<T>((-1.0f32))), &mut t13);
    let mut t14 = fragment::<i32>([BM, BM]);
    gemm_set(&t12, t13.t(), &mut t14);
    let mut t15 = shared::<f32>([BM + 1, 1]);
    parallel!(((BM + 1), 1), |i15, i16| {
        t15[[i15, i16]] = (cast::<f32>(t5[8]) - (cast::<f32>(t5[i16]) + cast::<f32>(t5[i16])));
    });
    let mut t16 = fragment::<f32>([BM + 1, 1]);
    copy(x0.at([(n7 * (BM + 1)), (x1.dim(0) * 2), (b4 * 1)]), &mut t16);
    let mut t17 = fragment::<f32>([BM + 1, BM + 1]);
    gemm_set(&t15, t16.t(), &mut t17);
    let mut t18 = shared::<i32>([BM, 1]);
    copy(t6.at([b4, b4]), &mut t18);
    parallel!((1, BM), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t7[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((BM, BM), |i19, i20| {
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((BM, BM), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t14[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), SeqCst);
    });
    parallel!(((BM + 1), (BM + 1)), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), SeqCst);
    });
    parallel!((BM, 1), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t18[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    let mut t19 = fragment::<T>([BM]);
    copy(t6.at([(n7 * BM), b4]), &mut t19);
    copy(&t19, y3.at_mut([(b4 * BM)]));
}

#[tile_kernel]
pub fn random_2<T: Element>(
    x0: &Tensor<T::Acc, 3>,
    x1: &Tensor<T, 2>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p6: T,
    _q7: usize,
) {
    dims!(x0 = [d0, 6, d0], x1 = [d1, d0], y2 = [d2, d3], y3 = [d2, d3], h4 = [7]);
    let mut w5 = workspace::<f32>([d2, d3]);
    let [b4, b5] = blocks([d2.div_ceil(4), d3.div_ceil(3)]);
    let mut t6 = fragment::<bf16>([4, 6, 3, 3]);
    parallel!((4, 6, 3, 3), |i8, i9, i10, i11| {
        t6[[i8, i9, i10, i11]] = (if (i10 == i8) { -1.625 } else { cast::<bf16>(x1[[i8, cast::<usize>(x0[[i9, cast::<usize>(x0[[i10, i10, i10]]), d0]])]]) }).max(cast::<bf16>(((((i9 - 2) * 6) + i10) / 6)).min(cast::<bf16>(i10))).abs();
    });
    let mut t7 = fragment::<bf16>([3]);
    parallel!(3, |i12| {
        t7[i12] = (t6[[i12, i12, (((i12 - 3) * 3) / 3), d0]] + select((i12 >= d0), cast::<bf16>(cast::<usize>(x1[[_q7, d0]])), cast::<bf16>(((((d2 - 4) * 3) + i12) % 3))).max_nan(bf16::from_bits((cast::<bf16>((((_q7 * 6) + i12) / 6)).to_bits() & 32767))));
    });
    let mut v13: f32 = 1.0;
    for k14 in 0..2 {
        v13 += select((k14 > 2), cast::<f32>(k14).min_nan(cast::<f32>(x0[[k14, x1.dim(1), cast::<usize>(x0[[k14, d0, k14]])]])), select((d0 >= cast::<usize>(x0[[0, 2, k14]])), cast::<f32>(x0[[1, d0, k14]]), -1.875));
    }
    let mut t8 = fragment::<f32>([4, 3]);
    copy(x1.at((span((d0 * 4), 3), span(b4, 4))).t(), &mut t8);
    let mut t9 = fragment::<f32>([4, 3]);
    copy(&t8, w5.at_mut([(b4 * 4), (b5 * 3)]));
    copy(w5.at([(b4 * 4), (b5 * 3)]), &mut t9);
    parallel!((4, 6, 3, 3), |i15, i16, i17, i18| {
        h4.atomic_add([(((((((((1 * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i15, i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!(3, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!((4, 3), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((4, 3), |i22, i23| {
        h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((4, 3), |i24, i25| {
        y2[[((b4 * 4) + i24), ((b5 * 3) + i25)]] = select((cast::<usize>(x0[[_q7, i24, cast::<usize>(x0[[b4, 0, x0.dim(1)]])]]) != i24), ((-1.0f32).ceil().mul_add((-2.0), t8[[cast::<usize>(x0[[cast::<usize>(x1[[i24, cast::<usize>(x1[[_q7, b4]])]]), _q7, d1]]), cast::<usize>(x0[[_q7, i24, x1.dim(1)]])]]) * 0.5).log10(), select((t9[[_q7, i25]] >= v13), ((t8[[i24, cast::<usize>(x0[[i24, i25, b4]])]] * 0.5).abs() + 1.0).rsqrt(), select((i25 >= i25), (((-t9[[(_q7 * 2), ((_q7 * 6) / 6)]]) * 0.5).abs() + 1.0).recip(), (cast::<f32>(i24) * 0.5).sin())));
    });
    copy(&t8, y3.at_mut([(b4 * 4), (b5 * 3)]));
}

#[tile_kernel]
pub fn random_3<T: Element, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T::Acc, 3>,
    x1: &Tensor<i64, 3>,
    x2: &Tensor<T::Acc, 3>,
    y3: &mut Tensor<u64, 3>,
    a4: &mut Tensor<u32, 1>,
    h5: &mut Tensor<u64, 1>,
    _q13: usize,
) {
    dims!(x0 = [d0, d1, BN], x1 = [d0, d2, d3], x2 = [d4, BK, d5], y3 = [d6, d7, d8], a4 = [d12], h5 = [7]);
    let n14: usize = d6.div_ceil(BN);
    let [b9, b10, b11] = blocks([d6.div_ceil(BN), d7.div_ceil(BM), d8.div_ceil(BK)]);
    let mut t6 = shared::<u64>([BK, BK, BM]);
    copy(x2.at([(b10 * BN), (b9 * BN), x0.dim(1)]).or(cast::<T::Acc>(x1[[d4, b9, b10]])), &mut t6);
    let mut t7 = shared::<u16>([BN, BK, BK, BK, BK]);
    parallel!((BN, BK, BK, BK, BK), |i15, i16, i17, i18, i19| {
        let v20: T::Acc = cast::<T::Acc>(((-2.0f32) * (0.0 + -1.0)));
        t7[[i15, i16, i17, i18, i19]] = cast::<u16>((cast::<u16>(0u16.count_ones()) * (3 + cast::<u16>((i15 / 1)))).leading_zeros());
    });
    let n21: usize = ((d4 * 2) % 2).max(0);
    let mut t8 = shared::<bool>([BK, BM, BK, BK]);
    clear(&mut t8);
    let mut t9 = fragment::<bool>([BK, BM, BK]);
    reduce_any(&t8, &mut t9, 3);
    parallel!((BN, BK, BK, d2.min(BK), n21.min(BK)), |i22, i23, i24, i25, i26| {
        t7[[(BN - i22), i23, (i24 + 1), i25, (i26 + 3)]] = (((cast::<u16>(t8[[i25, d5, b10, _q13]]) >> cast::<u16>((2usize + 1))) & cast::<u16>((i24 + 1))) * (!(3 >> t7[[(BN - i22), i23, (i24 + 1), i25, (i26 + 3)]])));
    });
    parallel!(BK, |i27| {
        a4.atomic_and([cast::<usize>(t6[[1, 1, d12]])], (!select((t7[[i27, 1, i27, _q13, d1]] == cast::<u16>(t9[[i27, i27, 0]])), cast::<u32>(n14), cast::<u32>(t8[[i27, i27, cast::<usize>(x1[[5, i27, i27]]), i27]]))), SeqCst);
    });
    parallel!((BK, BK, BM), |i28, i29, i30| {
        h5.atomic_add([(((((((1 * 5) + i28) * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t6[[i28, i29, i30]]) * cast::<u64>(((((((1 * 5) + i28) * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((BN, BK, BK, BK, BK), |i31, i32, i33, i34, i35| {
        h5.atomic_add([(((((((((((1 * 5) + i31) * 5) + i32) * 5) + i33) * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(t7[[i31, i32, i33, i34, i35]]) * cast::<u64>(((((((((((1 * 5) + i31) * 5) + i32) * 5) + i33) * 5) + i34) * 5) + i35))), Release);
    });
    parallel!((BK, BM, BK, BK), |i36, i37, i38, i39| {
        h5.atomic_add([(((((((((1 * 5) + i36) * 5) + i37) * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(t8[[i36, i37, i38, i39]]) * cast::<u64>(((((((((1 * 5) + i36) * 5) + i37) * 5) + i38) * 5) + i39))), Release);
    });
    parallel!((BK, BM, BK), |i40, i41, i42| {
        h5.atomic_add([(((((((1 * 5) + i40) * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(t9[[i40, i41, i42]]) * cast::<u64>(((((((1 * 5) + i40) * 5) + i41) * 5) + i42))), Relaxed);
    });
    let mut t10 = shared::<u64>([BN, BM, BK]);
    copy(x1.at((span((b10 * BN), BK), span((d7 * BK), BN), span(d12, BM))).permute([1, 2, 0]), &mut t10);
    copy(&t10, y3.at_mut([(b9 * BN), (b10 * BM), (b11 * BK)]));
}

const SCALE_4: i32 = 2;
#[tile_fn]
pub fn function_4(_v0: f64) -> f64 {
    _v0.max(select(((0usize - 3) > ((((((0 * 3) + 0) / 3) * 3) + 0) / 3)), -3.125, -0.5))
}
#[tile_kernel]
pub fn random_4(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<u32, 1>,
    x2: &Tensor<f64, 2>,
    y3: &mut Tensor<f64, 1>,
    h4: &mut Tensor<u64, 1>,
    _p7: f32,
    _p8: usize,
) {
    dims!(x0 = [d1, d2, d2], x1 = [d3], x2 = [4, d4], y3 = [d5], h4 = [7]);
    let mut w5 = workspace::<f32>([d5]);
    let [b6] = blocks([d5.div_ceil(4)]);
    let mut t6 = fragment::<f32>([1]);
    parallel!(1, |i9| {
        assert!((i9 < 1), "an index is within its bounds");
        t6[i9] = ((-(x0[[i9, i9, i9]] + x0[[i9, i9, cast::<usize>(x1[i9])]])) * cast::<f32>(d2));
    });
    let mut t7 = fragment::<u32>([4, 3, 3]);
    copy(x0.at((span((_p8 * 3), 4), span((d2 * 3), 3), span((d5 * 1), 3))), &mut t7);
    pipelined!(0..d1, stages = 2, stage = [0, 0], |k10| {
        parallel!(1, |i11| {
            h4.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), Relaxed);
        });
        parallel!((4, 3, 3), |i12, i13, i14| {
            h4.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t7[[i12, i13, i14]]) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), AcqRel);
        });
    });
    let mut t8 = shared::<i64>([3]);
    parallel!(3, |i15| {
        t8[i15] = -1;
    });
    let mut t9 = fragment::<f32>([3]);
    gather(&t6, &t8, &mut t9);
    let mut t10 = shared::<u32>([1]);
    copy(x0.at([(b6 * 3), (_p8 - 2), (b6 * 3)]), &mut t10);
    let mut t11 = shared::<f32>([4, 1]);
    clear(&mut t11);
    for k16 in 0..4 {
        let mut t12 = shared::<f32>([4, 4]);
        let mut t13 = fragment::<f32>([4, 1]);
        copy(x0.at([_p8, (d2 * 1), (k16 * 4)]), &mut t12);
        copy(x0.at([_p8, (k16 * 4), (d5 * 4)]), &mut t13);
        gemm(&t12, &t13, &mut t11);
    }
    let mut t14 = fragment::<f32>([3]);
    parallel!(3, |i17| {
        t14[i17] = cast::<f32>(t8[(((cast::<usize>(t7[[i17, i17, d3]]) * 3) + d4) / 3)]);
    });
    copy(&t14, t10.at_mut((span((d3 * 1), 3),)));
    let mut t15 = fragment::<f64>([3, 3]);
    parallel!((3, 3), |i18, i19| {
        t15[[i18, i19]] = cast::<f64>(x0[[i19, i18, i18]]);
    });
    let mut t16 = shared::<f64>([1, 3]);
    parallel!((1, 3), |i20, i21| {
        t16[[i20, i21]] = (cast::<f64>(t8[(b6 / 4)]) * cast::<f64>(t8[i20]));
    });
    let mut t17 = fragment::<f64>([3, 1]);
    gemm_set(&t15, t16.t(), &mut t17);
    parallel!((1, 3), |i22, i23| {
        t16[[(i22 + 2), (i23 + 1)]] = (cast::<f64>(((i22 * 1) % 1)).mul_add(t16[[(i22 + 2), (i23 + 1)]], t17[[i22, b6]]) * -0.25).ceil();
    });
    let mut t18 = fragment::<f64>([4, 12]);
    parallel!((4, 12), |i24, i25| {
        t18[[i24, i25]] = (cast::<f64>(t8[i25]) + -1.0);
    });
    let mut t19 = fragment::<f64>([24, 3]);
    copy(x0.at((span((_p8 * 3), 3), d3.max(d5), span((d5 * 1), 24))).or(-3.0).t(), &mut t19);
    let mut t20 = shared::<f64>([4, 3]);
    let v26: f64 = t16[[b6, _p8]].max(0.625).abs();
    fill(&mut t20, v26);
    clear(&mut t20);
    let mut t21 = shared::<u8>([4, 3]);
    fill(&mut t21, 144);
    gemm_sp(&t18, &t21, &t19, &mut t20);
    let mut t22 = fragment::<f32>([4]);
    copy(t11.at([(b6 * 4), 0]), &mut t22);
    let mut t23 = shared::<f32>([4]);
    copy(&t22, w5.at_mut([(b6 * 4)]));
    copy(w5.at([(b6 * 4)]), &mut t23);
    parallel!((1, 3), |i27, i28| {
        h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((3, 1), |i29, i30| {
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Acquire);
    });
    parallel!((4, 3), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Release);
    });
    parallel!(4, |i33| {
        h4.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t22[i33]) * 16.0))) * cast::<u64>(((1 * 5) + i33))), SeqCst);
    });
    parallel!(4, |i34| {
        h4.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t23[i34]) * 16.0))) * cast::<u64>(((1 * 5) + i34))), Release);
    });
    copy(&t22, y3.at_mut([(b6 * 4)]));
}

#[tile_fn]
pub fn function_5(_v0: i32, _v1: i32) -> i32 {
    _v0.max(((if (0usize != 0usize.min(0)) { (0 * 0) } else { (if (0usize < 0) { cast::<i32>((((0usize * 3) + 0) / 3)) } else { -4 }) }) & cast::<i32>((0usize + 1))))
}
#[tile_kernel(fast_math)]
pub fn random_5<const BM: usize>(
    x0: &Tensor<f64, 1>,
    y1: &mut Tensor<i32, 2>,
    a2: &mut Tensor<u64, 1>,
    _p5: f32,
) {
    dims!(x0 = [d2], y1 = [d3, 6], a2 = [d2]);
    let [b4] = blocks([d3.div_ceil(BM)]);
    let mut t3 = shared::<f32>([BM, 2, 2]);
    parallel!((BM, 2, 2), |i6, i7, i8| {
        t3[[i6, i7, i8]] = (-3.0f32).abs().max(cast::<f32>(x0[i8.max(i6)]));
    });
    let mut t4 = shared::<f32>([6, 6]);
    copy(t3.at([b4, d3, 0]), &mut t4);
    parallel!((BM, 2, 2), |i9, i10, i11| {
        t3.atomic_cas([i9, i10, i11], 0.0f32.mul_add(0.0, 0.0), -2.75, Relaxed);
    });
    if (!((b4 + d3) != x0.dim(0))) {
        let mut t5 = fragment::<i32>([6, 6]);
        parallel!((6, 6), |i12, i13| {
            t5[[i12, i13]] = ((1 - -1) - 0);
        });
        let mut t6 = fragment::<i32>([2, 6]);
        parallel!((2, 6), |i14, i15| {
            t6[[i14, i15]] = cast::<i32>(x0[i14.min(1)]);
        });
        let mut t7 = fragment::<i32>([6, 2]);
        let v16: i32 = ((-1 + 1) - 1i32.abs());
        fill(&mut t7, v16);
        gemm(&t5, t6.t(), &mut t7);
        let mut t8 = shared::<f32>([6, BM]);
        parallel!((6, BM), |i17, i18| {
            t8[[i17, i18]] = cast::<f32>(x0[i18]);
        });
        let mut t9 = fragment::<f32>([6, 6]);
        parallel!((6, 6), |i19, i20| {
            t9[[i19, i20]] = (1.0 * (0.0 * -1.0));
        });
        let mut t10 = fragment::<f32>([BM, 6]);
        let v21: f32 = t4[[cast::<usize>(t7[[d2, d3]]), b4]];
        fill(&mut t10, v21);
        clear(&mut t10);
        gemm(t8.t(), t9.t(), &mut t10);
    } else {
        let mut t11 = shared::<f32>([2, 6, 2]);
        parallel!((2, 6, 2), |i22, i23, i24| {
            let v25: f32 = -1.0;
            t11[[i22, i23, i24]] = cast::<f32>(x0[(i23 - 4)]);
        });
    }
    let mut t12 = shared::<f32>([BM, 2]);
    parallel!((BM, 2), |i26, i27| {
        t12[[i26, i27]] = select((i27 == (((i27 - 5) * 6) / 6)), (-2.0 + 2.0), (-1.0 + -2.0));
    });
    let mut t13 = fragment::<f32>([2, 2]);
    parallel!((2, 2), |i28, i29| {
        t13[[i28, i29]] = cast::<f32>(x0[10]);
    });
    let mut t14 = fragment::<f32>([BM, 2]);
    gemm_set(&t12, t13.t(), &mut t14);
    let mut t15 = shared::<u64>([6]);
    copy(t3.at([(b4 * 2), d2, d3]).or(t13[[d3, d3]]), &mut t15);
    atomic_max(&t15, a2.at_mut([d3.min(b4)]), SeqCst);
    let mut t16 = shared::<i32>([BM, 6]);
    copy(t4.at((span(b4, BM), span((b4 * 2), 6))), &mut t16);
    copy(&t16, y1.at_mut([(b4 * BM), 0]));
}

const ROWS_6: usize = 4;
#[tile_kernel]
pub fn random_6(
    x0: &Tensor<u64, 2>,
    x1: &Tensor<bool, 3>,
    y2: &mut Tensor<u64, 2>,
    h3: &mut Tensor<u64, 1>,
    _p5: u64,
    _p6: u64,
    _q7: usize,
) {
    dims!(x0 = [d0, d0], x1 = [d0, 6, d1], y2 = [d2, d2], h3 = [7]);
    require!((d2 < 100), "extents are below 100");
    let [b3, b4] = blocks([d2.div_ceil(6), d2.div_ceil(ROWS_6)]);
    let mut t4 = shared::<bool>([8, 8, ROWS_6]);
    parallel!((ROWS_6, 8, 8), |i8, i9, i10| {
        t4[[i10, i9, i8]] = (i9 != i10);
    });
    let mut t5 = fragment::<bool>([8]);
    copy(t4.at([(b3 * ROWS_6), b4, b3]), &mut t5);
    parallel!(8, |i11| {
        if (b3 >= 7) {
            t5[i11] = t4[[i11, i11, cast::<usize>(x0[[b3, i11]])]];
        }
    });
    let mut t6 = fragment::<u64>([6, 12]);
    copy(t4.at([d0, (d0 / 2), b3]), &mut t6);
    let mut t7 = shared::<u64>([24, 8]);
    copy(x1.at((span(b3.min(0), 8), d0, span(b4, 24))).t(), &mut t7);
    let mut t8 = fragment::<u64>([6, 8]);
    fill(&mut t8, 0);
    let mut t9 = fragment::<u8>([6, 3]);
    fill(&mut t9, 212);
    gemm_sp(&t6, &t9, &t7, &mut t8);
    parallel!(6, |i12| {
        t7.atomic_min([i12, i12], (t6[[i12, cast::<usize>(t6[[i12, i12]])]] & t8[[(d1 / 3), (i12 * 4)]]), Relaxed);
    });
    let mut t10 = fragment::<u64>([8, 6]);
    parallel!((8, 6), |i13, i14| {
        t10[[i13, i14]] = (t6[[i14, _q7]].max(t6[[i14, i13]]) + 1);
    });
    let mut t11 = fragment::<u64>([ROWS_6, 8]);
    copy(x1.at((span(b3, ROWS_6), (b3 % 1), span((b3 * ROWS_6), 8))), &mut t11);
    let mut t12 = shared::<u64>([6, ROWS_6]);
    let v15: u64 = ((cast::<u64>(x0[[b3, b3]]) ^ t7[[b3, b3]]) / 2);
    fill(&mut t12, v15);
    clear(&mut t12);
    gemm(t10.t(), t11.t(), &mut t12);
    let mut t13 = shared::<i16>([ROWS_6]);
    parallel!(ROWS_6, |i16| {
        t13[i16] = (-1i16).abs();
    });
    let mut t14 = fragment::<u64>([ROWS_6, 8]);
    gather(&t7, &t13, &mut t14);
    parallel!((24, 8), |i17, i18| {
        h3.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t7[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Release);
    });
    parallel!((6, 8), |i19, i20| {
        h3.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t8[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), AcqRel);
    });
    parallel!((6, ROWS_6), |i21, i22| {
        h3.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t12[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(ROWS_6, |i23| {
        h3.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t13[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((ROWS_6, 8), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t14[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), AcqRel);
    });
    parallel!((6, ROWS_6), |i26, i27| {
        y2[[((b3 * 6) + i26), ((b4 * ROWS_6) + i27)]] = (t6[[0, i27]] + 0);
    });
}

const SCALE_7: f32 = 7.0;
#[tile_kernel]
pub fn random_7<T: Element, const BM: usize, const BN: usize>(
    x0: &Tensor<T::Acc, 1>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<u8, 2>,
    y4: &mut Tensor<T::Acc, 1>,
    h5: &mut Tensor<u64, 1>,
    _p4: usize,
) {
    dims!(x0 = [d0], x1 = [d1, BM], x2 = [d1], y3 = [d2, BN], y4 = [d2], h5 = [7]);
    let n5: usize = d2.div_ceil(BN);
    let [b3] = blocks([d2.div_ceil(BN)]);
    let mut t6 = fragment::<f32>([BN, BN, 1]);
    clear(&mut t6);
    let mut t7 = fragment::<f32>([BN, BN, 1]);
    copy(t6.at((span((b3 * BN), BN), span((d0 * BM), BN), span(b3, 1))), &mut t7);
    let mut t8 = fragment::<bool>([BN, BN, 1]);
    copy(t6.at((span((d0 * BM), BN), span((_p4 * BM), BN), span((b3 * BN), 1))).or(cast::<f32>(b3)), &mut t8);
    let mut t9 = fragment::<bool>([1, BN, 1]);
    reduce_all(&t8, &mut t9, 0);
    let mut t10 = fragment::<bool>([1, 1]);
    reduce_all(&t9, &mut t10, 1);
    parallel!((d1.min(BN), BN, 1), |i6, i7, i8| {
        let mut s9: f32 = 0.0;
        for k10 in 0..3 {
            s9 += cast::<f32>(t6[[i6, i7, (1 - i8)]]);
        }
        t6[[i6, i7, (1 - i8)]] = s9;
    });
    parallel!((BN, BN, 1), |i11, i12, i13| {
        h5.atomic_add([(((((((1 * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i11, i12, i13]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i11) * 5) + i12) * 5) + i13))), SeqCst);
    });
    parallel!((BN, BN, 1), |i14, i15, i16| {
        h5.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i14, i15, i16]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Acquire);
    });
    parallel!((BN, BN, 1), |i17, i18, i19| {
        h5.atomic_add([(((((((1 * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t8[[i17, i18, i19]]) * cast::<u64>(((((((1 * 5) + i17) * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((1, BN, 1), |i20, i21, i22| {
        h5.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t9[[i20, i21, i22]]) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Acquire);
    });
    parallel!((1, 1), |i23, i24| {
        h5.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t10[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), SeqCst);
    });
    let mut t11 = shared::<u8>([BN, BN]);
    parallel!((BN, BN), |i25, i26| {
        let mut s27: u8 = 0;
        for k28 in 0..1 {
            s27 += cast::<u8>((cast::<u8>(k28) * cast::<u8>((((6 * BN) + i25) % BN))).leading_zeros());
        }
        t11[[i25, i26]] = s27;
    });
    copy(&t11, y3.at_mut([(b3 * BN), 0]));
    let mut t12 = fragment::<T::Acc>([BN]);
    copy(t6.at((d2, _p4, span((b3 * BM), BN))).or(x2[d0]), &mut t12);
    copy(&t12, y4.at_mut([(b3 * BN)]));
}

#[tile_fn]
pub fn function_8(_v0: f32) -> f32 {
    (_v0 + -1.375)
}
#[tile_kernel]
pub fn random_8<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f64, 3>,
    y2: &mut Tensor<f64, 2>,
    y3: &mut Tensor<f64, 1>,
    a4: &mut Tensor<u32, 1>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2, d1], x1 = [d2, d1, d2], y2 = [d2, BK], y3 = [d2], a4 = [d4], h5 = [7]);
    let n5: usize = d2.div_ceil(BK);
    let [b3] = blocks([d2.div_ceil(BK)]);
    let mut t6 = fragment::<f64>([2*BM, BM]);
    copy(x1.at([(n5 * (2*BN)), b3, (n5 - 2)]).or(-4.0), &mut t6);
    let mut t7 = fragment::<f32>([BN + 1, 2*BN, BN + 1]);
    let v6: f32 = cast::<f32>(((n5 * BN) % BN)).abs().sqrt().max_nan(x0[[(b3 / 3), (d1 % 5), (n5 / 3)]]);
    fill(&mut t7, v6);
    let mut t8 = fragment::<f16>([BK, BN]);
    parallel!((BK, BN), |i7, i8| {
        t8[[i7, i8]] = 1.0;
    });
    let mut t9 = fragment::<f16>([BN + 1, BN]);
    parallel!(((BN + 1), BN), |i9, i10| {
        t9[[i9, i10]] = cast::<f16>(b3).mul_add(-1.0, -1.0);
    });
    let mut t10 = fragment::<f32>([BK, BN + 1]);
    fill(&mut t10, -2.0);
    gemm(&t8, t9.t(), &mut t10);
    for k11 in (0..1).step_by(2) {
        let mut t11 = shared::<f16>([BM, 2*BM]);
        parallel!((BM, (2*BM)), |i12, i13| {
            t11[[i12, i13]] = cast::<f16>(i12);
        });
        let mut t12 = shared::<f16>([BM, BK]);
        parallel!((BM, BK), |i14, i15| {
            t12[[i14, i15]] = (-1.0 + -1.0);
        });
        let mut t13 = shared::<f32>([2*BM, BK]);
        fill(&mut t13, 1.0);
        gemm(t11.t(), &t12, &mut t13);
        let mut t14 = fragment::<i32>([BK]);
        parallel!(BK, |i16| {
            t14[i16] = ((cast::<i32>(i16) * 3) + -1);
        });
        let mut t15 = fragment::<f32>([BK, BN + 1]);
        parallel!((BK, (BN + 1)), |i17, i18| {
            let v19: f32 = select(((b3 >= i18) | (x1[[i18, i17, i18]] <= cast::<f64>((((i18 * (BN + 1)) + k11) / (BN + 1))))), -1.0, cast::<f32>(d1).abs());
            t15[[i17, i18]] = ((0.0f32 + -1.0).round_ties_even() * cast::<f32>(t8[[i18, (((x1.dim(1) - 3) * (2*BM)) % (2*BM))]]));
        });
        scatter(&t15, &t14, &mut t10);
        let mut t16 = fragment::<f32>([BN + 1, 2*BN, BN + 1]);
        cummax(&t7, &mut t16, 2);
        parallel!((BK, (BN + 1)), |i20, i21| {
            h5.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
        });
        parallel!(((BN + 1), (2*BN), (BN + 1)), |i22, i23, i24| {
            h5.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
        });
    }
    let mut t17 = shared::<f16>([BN + 1, 2*BM]);
    let v25: f16 = t8[[d2, d1]].min(cast::<f16>(((d1 * BN) % BN)).trunc());
    fill(&mut t17, v25);
    let mut t18 = fragment::<f64>([BM, 2*BM, 2*BN, 1, 1]);
    parallel!((1, 1, (2*BN), (2*BM), BM), |i26, i27, i28, i29, i30| {
        let mut s31: f64 = 0.0;
        for k32 in 0..6 {
            s31 += (x1[[b3, d2, x1.dim(1)]] + cast::<f64>(t6[[k32, 1]])).abs();
        }
        t18[[i30, i29, i28, i27, i26]] = s31;
    });
    parallel!(((2*BM), BM), |i33, i34| {
        let mut l19 = local::<f64>([4]);
        for k35 in 0..4 {
            l19[k35] = (-3.75f64).abs().sqrt().abs();
        }
        if (!t6[[(i33 * 2), i34]].is_nan()) {
            t6[[(i33 * 2), i34]] = l19[i34];
        }
    });
    let mut t20 = fragment::<i32>([BM]);
    parallel!(BM, |i36| {
        t20[i36] = ((cast::<i32>(i36) * 2) + 0);
    });
    let mut t21 = fragment::<f32>([BM, BN + 1]);
    copy(t17.at([(b3 * BK), (n5 * BM)]), &mut t21);
    scatter(&t21, &t20, &mut t10);
    let mut t22 = shared::<f16>([BN, BN]);
    copy(t9.at((span(n5, BN), span((n5 * BN), BN))).t(), &mut t22);
    let mut t23 = shared::<f16>([BN, BK]);
    parallel!((BN, BK), |i37, i38| {
        t23[[i37, i38]] = ((-1.0 + 0.0) + (0.0 * 1.0));
    });
    let mut t24 = fragment::<f32>([BN, BK]);
    let v39: f32 = t21[[b3, 1]];
    fill(&mut t24, v39);
    clear(&mut t24);
    gemm(t22.t(), &t23, &mut t24);
    let mut t25 = shared::<u32>([BM]);
    copy(t20.at([(d1 % 1)]), &mut t25);
    atomic_min(&t25, a4.at_mut([2]), Relaxed);
    parallel!(BM, |i40| {
        h5.atomic_add([(((1 * 5) + i40) % 7)], (cast::<u64>(t20[i40]) * cast::<u64>(((1 * 5) + i40))), Acquire);
    });
    parallel!((BM, (BN + 1)), |i41, i42| {
        h5.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t21[[i41, i42]]) * 16.0))) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), SeqCst);
    });
    parallel!((BN, BN), |i43, i44| {
        h5.atomic_add([(((((1 * 5) + i43) * 5) + i44) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t22[[i43, i44]]) * 16.0))) * cast::<u64>(((((1 * 5) + i43) * 5) + i44))), Relaxed);
    });
    parallel!((BN, BK), |i45, i46| {
        h5.atomic_add([(((((1 * 5) + i45) * 5) + i46) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t23[[i45, i46]]) * 16.0))) * cast::<u64>(((((1 * 5) + i45) * 5) + i46))), Relaxed);
    });
    parallel!((BN, BK), |i47, i48| {
        h5.atomic_add([(((((1 * 5) + i47) * 5) + i48) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t24[[i47, i48]]) * 16.0))) * cast::<u64>(((((1 * 5) + i47) * 5) + i48))), AcqRel);
    });
    parallel!((BK, BK), |i49, i50| {
        y2[[((b3 * BK) + i49), (0 + i50)]] = select(((d1 == cast::<usize>(t20[b3])) || (b3 != d1)), (cast::<f64>(t22[[(n5 / 4), 2]]) * 0.5).exp2(), select((!(x0.dim(0) != b3)), (cast::<f64>(t23[[cast::<usize>(t20[cast::<usize>(t20[d4])]), cast::<usize>(t20[i49])]]) * 0.5).exp(), select(((d2 >= b3) ^ (cast::<usize>(t20[d2]) >= i49)), ((-1.0f64).floor().round() * 0.5).tanh(), ((cast::<f64>(t22[[d1, (cast::<usize>(t20[d1]) - 4)]]) * 0.5).abs() + 1.0).recip())));
    });
    parallel!(BK, |i51| {
        y3[((b3 * BK) + i51)] = select((t24[[n5, (i51 / 1)]] < t24[[i51, i51]]), ((cast::<f64>(t9[[d1, d1]]) + -4.0) * 0.5).erf(), select((cast::<usize>(t20[b3]) < d1), ((cast::<f64>(t23[[d4, (d4 * 4)]]) - cast::<f64>(t8[[b3, d1]])) * 0.5).ln(), select(((x0.dim(1) < 2) & (i51 > i51)), ((-4.0f64) * 0.5).exp2(), (cast::<f64>(t22[[d4, d2]]) * 0.5).abs().log2())));
    });
}

const ROWS_9: usize = 3;
#[tile_fn]
pub fn function_9(_v0: bf16, _v1: bf16) -> bf16 {
    (_v0 * ((cast::<bf16>(-3) / 0.75).ceil() / 6.0))
}
#[tile_kernel]
pub fn random_9<T: Element>(
    x0: &Tensor<bf16, 2>,
    x1: &Tensor<bf16, 1>,
    x2: &Tensor<f16, 2>,
    y3: &mut Tensor<T::Acc, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2, d3], x1 = [d4], x2 = [d5, d5], y3 = [d6, d7], h4 = [7]);
    require!((d3 < 100), "extents are below 100");
    let mut w5 = workspace::<f16>([d6, d7]);
    let [b8, b9] = blocks([d6.div_ceil(8), d7.div_ceil(8)]);
    let mut t6 = fragment::<bf16>([8, 8]);
    copy(x0.at([b8, d7]), &mut t6);
    let mut t7 = shared::<bf16>([8]);
    copy(x1.at((span(b9, 8),)), &mut t7);
    let mut t8 = shared::<T>([ROWS_9, 8]);
    copy(t6.at([1, (d4 * 8)]), &mut t8);
    let mut t9 = shared::<T>([ROWS_9, 8]);
    copy(x0.at([(d5 * 8), (b9 * ROWS_9)]).or(t6[[d4, 0]]), &mut t9);
    let mut t10 = fragment::<T::Acc>([8, 8]);
    let v10: T::Acc = cast::<T::Acc>(select((b8 < b9), cast::<f32>(x0[[3, b9]]), cast::<f32>(x0[[0, d6]])));
    fill(&mut t10, v10);
    clear(&mut t10);
    gemm(t8.t(), &t9, &mut t10);
    let mut t11 = shared::<bf16>([ROWS_9, 8]);
    copy(&t9, &mut t11);
    copy(&t11, t9.at_mut([(b8 * 8), (d7 * 8)]));
    let v11: T = cast::<T>(cast::<f32>(b8));
    fill(&mut t8, v11);
    if ((((b9 * 8) + d4) / 8) <= 4) {
        parallel!((8, 8), |i12, i13| {
            t6[[i12, i13]] = ((t6[[i12, i13]] * cast::<bf16>(i13)).ceil() / 6.0);
        });
        copy(t9.at((span((b9 * 8), 8), span(d7, 8))), &mut t6);
        let mut t12 = shared::<f16>([ROWS_9, 8]);
        copy(t9.at([(b9 % 3), (d4 - 2)]), &mut t12);
        parallel!((ROWS_9, 8), |i14, i15| {
            h4.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
        });
        parallel!((ROWS_9, 8), |i16, i17| {
            h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
        });
    }
    let mut t13 = shared::<bf16>([8, 8]);
    cumsum(&t6, &mut t13, 1);
    let mut t14 = shared::<f16>([8, 8]);
    copy(&t6, &mut t14);
    let mut t15 = fragment::<f16>([8, 8]);
    copy(&t14, w5.at_mut([(b8 * 8), (b9 * 8)]));
    copy(w5.at([(b8 * 8), (b9 * 8)]), &mut t15);
    parallel!((8, 8), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), AcqRel);
    });
    parallel!((ROWS_9, 8), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Acquire);
    });
    parallel!((8, 8), |i22, i23| {
        h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((8, 8), |i24, i25| {
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((8, 8), |i26, i27| {
        h4.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), AcqRel);
    });
    copy(&t6, y3.at_mut([(b8 * 8), (b9 * 8)]));
}

#[tile_fn]
pub fn function_10(_v0: i32) -> i32 {
    (_v0 * 4)
}
#[tile_kernel]
pub fn random_10<T: Element, const BM: usize, const BN: usize>(
    x0: &Tensor<T::Acc, 2>,
    y1: &mut Tensor<f32, 2>,
    h2: &mut Tensor<u64, 1>,
    _p6: T,
    _p7: i32,
) {
    dims!(x0 = [d1, d2], y1 = [d3, d2], h2 = [7]);
    let n8: usize = d3.div_ceil(BM);
    let [b4, b5] = blocks([d3.div_ceil(BM), d2.div_ceil(1)]);
    let mut t3 = fragment::<f32>([BM, 1]);
    copy(y1.at([(b4 * BM), (b5 * 1)]), &mut t3);
    let mut t4 = shared::<T>([1, BN, 1]);
    parallel!((1, BN, 1), |i9, i10, i11| {
        t4[[i9, i10, i11]] = cast::<T>((-3.0f32));
    });
    let mut t5 = shared::<T>([BM]);
    parallel!(BM, |i12| {
        t5[i12] = cast::<T>(t3[[i12, b4]].floor());
    });
    let mut t6 = fragment::<f32>([1, 8]);
    copy(x0.at((span((b5 / 3), 1), span(b4, 8))), &mut t6);
    let mut t7 = shared::<f32>([16, 1]);
    parallel!((16, 1), |i13, i14| {
        t7[[i13, i14]] = (t3[[i14, i14]] - t3[[i14, i14]].abs());
    });
    let mut t8 = fragment::<f32>([1, 1]);
    let v15: f32 = (if (b5 != b4) { (t3[[d3, b4]] / 4.0) } else { t3[[b4, n8]].mul_add(t3[[d3, b4]], t3[[d2, b4]]) });
    fill(&mut t8, v15);
    clear(&mut t8);
    let mut t9 = fragment::<u8>([1, 2]);
    fill(&mut t9, 212);
    gemm_sp(&t6, &t9, &t7, &mut t8);
    let mut t10 = shared::<i32>([BM]);
    copy(t4.at([(b4 * BM), d2, (d1 * BM)]), &mut t10);
    copy(&t10, t8.at_mut([(d2 * BM), (d2 * BM)]));
    let v16: T::Acc = cast::<T::Acc>(3.0f32);
    parallel!((BM, 1), |i17, i18| {
        h2.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((1, BN, 1), |i19, i20, i21| {
        h2.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i19, i20, i21]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), SeqCst);
    });
    parallel!(BM, |i22| {
        h2.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!((1, 1), |i23, i24| {
        h2.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Acquire);
    });
    parallel!(BM, |i25| {
        h2.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t10[i25]) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    copy(&t3, y1.at_mut([(b4 * BM), (b5 * 1)]));
}

const SCALE_11: i32 = 5;
#[tile_kernel(fast_math)]
pub fn random_11<const BM: usize, const BN: usize>(
    x0: &Tensor<f64, 2>,
    x1: &Tensor<f64, 2>,
    y2: &mut Tensor<f64, 2>,
    y3: &mut Tensor<f64, 3>,
    h4: &mut Tensor<u64, 1>,
    _q4: usize,
) {
    dims!(x0 = [d0, BN], x1 = [d1, d0], y2 = [d1, d1], y3 = [d1, d1, BN], h4 = [7]);
    let [b2, b3] = blocks([d1.div_ceil(BN), d1.div_ceil(2)]);
    let mut t5 = shared::<f64>([BN, 2]);
    copy(y2.at([(b2 * BN), (b3 * 2)]), &mut t5);
    let mut t6 = fragment::<f64>([BM, BM, BN]);
    parallel!((BM, BM, BN), |i5, i6, i7| {
        let v8: f32 = (select((x0[[x0.dim(0), 0]] < t5[[0, i7]]), cast::<f32>(x1[[i7, i7]]), cast::<f32>(x1[[i7, b3]])) * (cast::<f32>(t5[[i7, i7]]) * cast::<f32>(t5[[i7, i7]])));
        t6[[i5, i6, i7]] = (t5[[0, i7]].abs() * (t5[[i7, i7]] * t5[[i7, i7]].abs()));
    });
    let mut t7 = shared::<f64>([BN, 2, BM, BN]);
    parallel!((BN, 2, BM, BN), |i9, i10, i11, i12| {
        t7[[i9, i10, i11, i12]] = (x1[[3, i10.min(i12)]].abs() + x1[[(i10 % 4), i11]]);
    });
    let mut t8 = fragment::<i32>([BM, BN]);
    reduce_argmax(&t6, &mut t8, 0);
    parallel!((BN, 2), |i13, i14| {
        h4.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), SeqCst);
    });
    parallel!((BM, BM, BN), |i15, i16, i17| {
        h4.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), Release);
    });
    parallel!((BN, 2, BM, BN), |i18, i19, i20, i21| {
        h4.atomic_add([(((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i18, i19, i20, i21]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((BM, BN), |i22, i23| {
        h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t8[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((BN, 2), |i24, i25| {
        y2[[((b2 * BN) + i24), ((b3 * 2) + i25)]] = select((!(x0[[i25, i24]] <= t5[[i24, i24]])), (t5[[i24, (i25 * 4)]] * 0.5).tanh(), select((d0 == 5), (x1[[i24, 3]] * 0.5).log10(), select((!(i25 >= cast::<usize>(t8[[i24, i24]]))), (((-1.0f64) * 0.5).abs() + 1.0).recip(), (x1[[d0, i25]] * 0.5).ln())));
    });
    parallel!((BN, 2, BN), |i26, i27, i28| {
        y3[[((b2 * BN) + i26), ((b3 * 2) + i27), (0 + i28)]] = select((t8[[1, (i28 - 4)]] < t8[[i26, i28]]), (x1[[b3, i28]] * 0.5).exp(), select((x0[[i27, 0]] < cast::<f64>(b2)), (x1[[i27, b3]] * 0.5).exp2(), select((i27 <= _q4), (2.0f64 * 0.5).sigmoid(), (t5[[0, cast::<usize>(t8[[i28, cast::<usize>(t8[[cast::<usize>(t8[[i28, x0.dim(1)]]), 0]])]])]] * 0.5).abs().log2())));
    });
}

#[tile_kernel]
pub fn random_12<const BM: usize>(
    x0: &Tensor<bf16, 3>,
    x1: &Tensor<bf16, 3>,
    x2: &Tensor<i32, 1>,
    y3: &mut Tensor<bf16, 1>,
    y4: &mut Tensor<bf16, 1>,
    a5: &mut Tensor<i32, 1>,
    h6: &mut Tensor<u64, 1>,
    _p7: i32,
) {
    dims!(x0 = [d0, d0, d1], x1 = [d1, 4, d2], x2 = [d3], y3 = [d4], y4 = [d4], a5 = [d6], h6 = [7]);
    let n8: usize = d4.div_ceil(4);
    let [b5] = blocks([d4.div_ceil(4)]);
    let mut t7 = fragment::<bf16>([BM + 1, 4]);
    copy(x1.at((n8, span(d6, 4), span(b5, BM + 1))).or(2.0).t(), &mut t7);
    let mut t8 = fragment::<bf16>([BM, 4]);
    copy(x0.at((span(b5, BM), span(b5, 4), ((cast::<usize>(x2[n8]) * (BM + 1)) % (BM + 1)))).or(t7[[3, cast::<usize>(x2[b5])]]), &mut t8);
    let mut t9 = shared::<bool>([BM + 1, 4]);
    copy(t8.at([(d2 * 4), (d0 + 3)]), &mut t9);
    let mut t10 = fragment::<bool>([BM + 1]);
    let v9: bool = (!(n8 != d0));
    fill(&mut t10, v9);
    reduce_any_into(&t9, &mut t10, 1);
    let mut t11 = shared::<bf16>([1, BM + 1]);
    copy(x0.at([(((n8 * BM) + n8) / BM), (d2 * BM), d0]), &mut t11);
    let mut t12 = shared::<bf16>([4, 1]);
    copy(t7.at([d0, (cast::<usize>(x2[d0]) + 4)]).or(t7[[n8, d1]]), &mut t12);
    let mut t13 = fragment::<f32>([BM + 1, 4]);
    gemm_set(t11.t(), t12.t(), &mut t13);
    if (((((b5 / 1) * BM) + d1) / BM) == b5) {
        let mut t14 = fragment::<i32>([BM]);
        parallel!(BM, |i10| {
            t14[i10] = ((cast::<i32>(i10) * 2) + 1);
        });
        let mut t15 = shared::<f32>([BM, 4]);
        let v11: f32 = t13[[d1, d1]];
        fill(&mut t15, v11);
        scatter(&t15, &t14, &mut t13);
        parallel!(BM, |i12| {
            h6.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t14[i12]) * cast::<u64>(((1 * 5) + i12))), SeqCst);
        });
        parallel!((BM, 4), |i13, i14| {
            h6.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Release);
        });
    } else {
        let mut t16 = fragment::<bf16>([BM, 1]);
        copy(t9.at([(d6 * BM), d0.min(d0)]).or((d0 == n8)), &mut t16);
        let mut t17 = shared::<bf16>([4, 1]);
        copy(t8.at([(((cast::<usize>(x2[cast::<usize>(x2[d0])]) * (BM + 1)) + d0) / (BM + 1)), x2.dim(0)]), &mut t17);
        let mut t18 = fragment::<f32>([BM, 4]);
        let v15: f32 = t13[[(n8 - 2), 3]];
        fill(&mut t18, v15);
        clear(&mut t18);
        gemm(&t16, t17.t(), &mut t18);
        parallel!((d3.min((BM + 1)), 4), |i16, i17| {
            if ((x1[[i17, i17, i17]] < cast::<bf16>(i17)) | t13[[i16, i17]].is_nan()) {
                t13[[i16, i17]] = (-(-2.0 * cast::<f32>(n8)).min_nan((cast_with::<f32>(t13[[i16, i17]], Round::Down) / 2.75)));
            }
        });
    }
    let mut t19 = shared::<f32>([4]);
    reduce_sum(&t7, &mut t19, 0);
    let mut t20 = fragment::<bf16>([4]);
    copy(t13.at((b5, span(x0.dim(0), 4))), &mut t20);
    copy(&t20, t13.at_mut([6, 1]));
    parallel!(BM, |i18| {
        a5.atomic_and([d0], x2[x0.dim(1)].abs().min((-x2[n8])), SeqCst);
    });
    parallel!(((BM + 1), 4), |i19, i20| {
        h6.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t9[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Acquire);
    });
    parallel!((BM + 1), |i21| {
        h6.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t10[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!(((BM + 1), 4), |i22, i23| {
        h6.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Release);
    });
    parallel!(4, |i24| {
        h6.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[i24]) * 16.0))) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    parallel!(4, |i25| {
        h6.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[i25]) * 16.0))) * cast::<u64>(((1 * 5) + i25))), Acquire);
    });
    parallel!(4, |i26| {
        y3[((b5 * 4) + i26)] = select((t19[2] < cast::<f32>(x2[4])), (cast::<bf16>(0).mul_add(0.0, -1.0).mul_add(cast::<bf16>(t9[[x2.dim(0), cast::<usize>(x2[5])]]).round(), (cast::<bf16>(t10[5]) * 1.0)) * 0.5).abs().log2(), select((cast::<usize>(x2[i26]) <= i26), ((x1[[d3, i26, (((i26 - 1) * BM) / BM)]] + -4.0) * 0.5).sigmoid(), select((cast::<usize>(x2[i26]) != n8), ((t7[[2, (i26 + 1)]] * 0.5).abs() + 1.0).powf((cast::<bf16>(t9[[i26, i26]]) + cast::<bf16>(t10[i26]))), (t8[[(b5 - (i26 % 4)), (cast::<usize>(x2[i26]) % 1)]] * 0.5).exp())));
    });
    parallel!(4, |i27| {
        y4[((b5 * 4) + i27)] = select((t9[[cast::<usize>(x2[b5]), 3]] || t10[i27]), (((cast::<bf16>(-4) * -2.0).min(x0[[i27, i27, i27]]) * 0.5).abs() + 1.0).powf((cast::<bf16>(t10[d0]) + -1.0)), select((i27 > i27.min(i27)), (x1[[(d0 * 1), (d0 - 2), i27]] * 0.5).tanh(), select((i27 == i27), (cast::<bf16>(t10[(b5 + i27)]).mul_add((-cast::<bf16>(t9[[cast::<usize>(x2[3]), 3]])), cast::<bf16>(n8)) * 0.5).erf(), ((-x1[[cast::<usize>(x2[3]), i27, i27]].max(x0[[i27, n8, n8]])) * 0.5).sigmoid())));
    });
}

#[tile_fn]
pub fn function_13(_v0: f32) -> f32 {
    (_v0 * (if (0usize < (0 - 4)) { (-1.25f32) } else { 4.0 }).max((-2.0f32.min(-2.0))))
}
#[tile_kernel]
pub fn random_13<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 1>,
    y2: &mut Tensor<u32, 2>,
    y3: &mut Tensor<bool, 3>,
    h4: &mut Tensor<u64, 1>,
    _p7: f32,
    _q8: usize,
) {
    dims!(x0 = [d1, d2], x1 = [d3], y2 = [d4, d4], y3 = [d4, d4, 2*BN], h4 = [7]);
    let n9: usize = d4.div_ceil((BM + 1));
    let [b5, b6] = blocks([d4.div_ceil((BM + 1)), d4.div_ceil(BM)]);
    let mut t5 = fragment::<f32>([2*BN, 2*BN, 1]);
    parallel!(((2*BN), (2*BN), 1), |i10, i11, i12| {
        t5[[i10, i11, i12]] = (cast::<f32>((((i12 * BN) + b5) % BN)).abs().sqrt().abs() * cast_with::<f32>(x1[b6], Round::NearestEven));
    });
    let mut t6 = fragment::<f32>([BM + 1]);
    copy(x1.at((span(n9, BM + 1),)), &mut t6);
    let mut t7 = fragment::<i32>([BM]);
    parallel!(BM, |i13| {
        t7[i13] = ((cast::<i32>(i13) * 2) + 2);
    });
    let mut t8 = shared::<f32>([BM]);
    copy(x0.at([b5, 13]), &mut t8);
    scatter(&t8, &t7, &mut t6);
    let mut t9 = shared::<i32>([1]);
    reduce_abs_sum(&t7, &mut t9, 0);
    let mut t10 = fragment::<bool>([BM + 1, BM, 2*BM]);
    copy(t5.at([(((n9 * BN) + n9) % BN), (n9 * BM), d4]).or(x1[5]), &mut t10);
    parallel!(BM, |i14| {
        t9.atomic_or([cast::<usize>(t7[1])], (!(cast::<i32>(x1[_q8]) | t7[b5])), AcqRel);
    });
    let mut t11 = shared::<bool>([2*BN, BM]);
    let v15: bool = (4 <= (b6 % 4));
    fill(&mut t11, v15);
    parallel!(BM, |i16| {
        let mut s17: i32 = 0;
        for k18 in 0..1 {
            s17 += cast::<i32>(t11[[(i16 % 3), k18]]);
        }
        t7[(BM - i16)] = s17;
    });
    parallel!(BM, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t7[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(BM, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), Release);
    });
    parallel!(1, |i21| {
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t9[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!(((BM + 1), BM, (2*BM)), |i22, i23, i24| {
        h4.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t10[[i22, i23, i24]]) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!(((2*BN), BM), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t11[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Release);
    });
    let mut t12 = shared::<u32>([BM + 1, BM]);
    let v27: u32 = cast::<u32>(t10[[(b6 - 2), b5, b6]]);
    fill(&mut t12, v27);
    copy(&t12, y2.at_mut([(b5 * (BM + 1)), (b6 * BM)]));
    let mut t13 = shared::<bool>([BM + 1, BM, 2*BN]);
    parallel!(((2*BN), BM, (BM + 1)), |i28, i29, i30| {
        t13[[i30, i29, i28]] = (t11[[12, d1]] | (t8[(i29 % 4)] <= t6[i30]));
    });
    copy(&t13, y3.at_mut([(b5 * (BM + 1)), (b6 * BM), 0]));
}

const SCALE_14: f32 = 5.0;
#[tile_fn]
pub fn function_14(_v0: f32, _v1: f32) -> f32 {
    (_v0 + select((0usize.min(((0 * 3) % 3)) != 0), 4.0f32.max(2.0), (-4.0 + 0.0)))
}
#[tile_kernel]
pub fn random_14(
    x0: &Tensor<bf16, 5>,
    y1: &mut Tensor<F8E4M3, 3>,
    y2: &mut Tensor<bf16, 4>,
    _q7: usize,
) {
    dims!(x0 = [4, 4, 3, 4, 1], y1 = [d2, d2, d3], y2 = [d2, d2, d3, 3]);
    let [b4, b5, b6] = blocks([d2.div_ceil(3), d2.div_ceil(4), d3.div_ceil(3)]);
    let mut t3 = fragment::<F8E4M3>([3, 4, 3]);
    copy(y1.at([(b4 * 3), (b5 * 4), (b6 * 3)]), &mut t3);
    let mut t4 = shared::<f32>([3, 4]);
    copy(t3.at(((b6 * 4), span(b4, 4), span(b5, 3))).t(), &mut t4);
    let mut t5 = shared::<f32>([3, 4, 4]);
    parallel!((3, 4, 4), |i8, i9, i10| {
        t5[[i8, i9, i10]] = (if (_q7 < i9) { t4[[i8, _q7]] } else { cast::<f32>((i10 - b4)) }).mul_add(t4[[(((i8 * 3) + b4) % 3), b4]], cast_with::<f32>(t4[[(d3 - 1), i8]], Round::TowardZero)).min_nan(t4[[(i8 / 4), i9]]);
    });
    let mut t6 = shared::<f32>([4, 3]);
    parallel!((4, 3), |i11, i12| {
        t6[[i11, i12]] = (-(-4.0));
    });
    let mut t7 = shared::<f32>([4, 3]);
    parallel!((4, 3), |i13, i14| {
        t7[[i13, i14]] = t4[[(i14 - _q7), (i13 - 4)]].mul_add(1.0, t4[[i14, (i14 - i13)]]);
    });
    let mut t8 = shared::<f32>([4, 4]);
    gemm_set(&t6, t7.t(), &mut t8);
    let mut t9 = fragment::<bf16>([4, 4]);
    copy(t4.at([(b5 * 3), (b5 * 4)]), &mut t9);
    let mut t10 = fragment::<F8E4M3>([3]);
    copy(x0.at([(b5 * 4), (b5 * 4), 1, (b5 - 2), x0.dim(2)]), &mut t10);
    copy(&t10, t9.at_mut((span((b5 * 3), 3), (b4 / 4))));
    let mut t11 = fragment::<f32>([4, 3]);
    parallel!((4, 3), |i15, i16| {
        t11[[i15, i16]] = t4[[0, i15]];
    });
    let mut t12 = fragment::<f32>([3, 3]);
    parallel!((3, 3), |i17, i18| {
        t12[[i17, i18]] = 0.0;
    });
    let mut t13 = fragment::<f32>([4, 3]);
    gemm_set(&t11, &t12, &mut t13);
    parallel!((3, 4, 3), |i19, i20, i21| {
        y1[[((b4 * 3) + i19), ((b5 * 4) + i20), ((b6 * 3) + i21)]] = select((5 > i20), (cast::<F8E4M3>(1) * 0.5).cos(), select((!(i19 > i19)), (((t3[[b5, i19, i19]] + t3[[i19, 1, i19]]) + (-cast::<F8E4M3>(i20))) * 0.5).exp2(), select((b5 >= (b5 * 3)), (t3[[i19, b5, i19]].abs().floor() * 0.5).abs().log2(), (select((t10[1] < t10[2]), t3[[b4, i19, _q7]].mul_add(cast::<F8E4M3>(b5), t3[[b4, i19, i19]]), -3.0) * 0.5).erf())));
    });
    parallel!((3, 4, 3, 3), |i22, i23, i24, i25| {
        y2[[((b4 * 3) + i22), ((b5 * 4) + i23), ((b6 * 3) + i24), (0 + i25)]] = select(((b5 == i22) ^ (i24 < i22)), (cast::<bf16>(t3[[i24, 3, i22]]) * 0.5).ln(), select((b5 >= i23), (cast::<bf16>(t4[[i24, i24]]).mul_add(select((i23 != i23), cast::<bf16>(b5), cast::<bf16>(t3[[i22, b5, x0.dim(1)]])), cast::<bf16>(t3[[(i25 * 2), 3, i22]])) * 0.5).ln(), select(t4[[b4, i25]].is_nan(), (cast::<bf16>(t3[[b5, i22, i25]]) * 0.5).exp2(), ((cast::<bf16>(1).floor().mul_add(cast::<bf16>(t3[[(i22 + 1), 0, (b4 / 3)]]), (-1.0 * cast::<bf16>(t4[[i22, i22]]))) * 0.5).abs() + 1.0).recip())));
    });
}

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
    require!((d1 < 100), "extents are below 100");
    let [b2, b3] = blocks([d1.div_ceil(BM), d1.div_ceil(BM)]);
    let mut t6 = shared::<T::Acc>([BM, BN]);
    copy(x0.at([d4, (b3 * (BN + 1))]), &mut t6);
    let mut t7 = shared::<f32>([BK]);
    parallel!(BK, |i6| {
        t7[i6] = 1.0;
    });
    let mut t8 = shared::<f32>([1]);
    fill(&mut t8, 1.0);
    reduce_min_into(&t7, &mut t8, 0);
    let mut t9 = shared::<i32>([BN]);
    reduce_argmax(&t6, &mut t9, 0);
    let n7: usize = (3usize % 2).max(0);
    let mut t10 = fragment::<u64>([BN + 1]);
    parallel!((BN + 1), |i8| {
        let v9: T::Acc = 4;
        t10[i8] = (2 << cast::<u64>((0usize + 1)));
    });
    atomic_min(&t10, a4.at_mut([(d0 % 4)]), Relaxed);
    parallel!((BM, BN), |i10, i11| {
        h5.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t6[[i10, i11]]) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), Relaxed);
    });
    parallel!(BK, |i12| {
        h5.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!(1, |i13| {
        h5.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Acquire);
    });
    parallel!(BN, |i14| {
        h5.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t9[i14]) * cast::<u64>(((1 * 5) + i14))), Relaxed);
    });
    parallel!((BM, BM), |i15, i16| {
        let v17: f32 = t8[0];
        y2[[((b2 * BM) + i15), ((b3 * BM) + i16)]] = 0;
    });
    parallel!((BM, BM), |i18, i19| {
        let v20: f32 = (if (b3 == b2) { t8[b2] } else { t8[b2] }).mul_add(cast_with::<f32>(t7[(b2 / 3)], Round::Up), cast::<f32>(t6[[_q5, i19]]));
        y3[[((b2 * BM) + i18), ((b3 * BM) + i19)]] = cast::<T>(-1).max(cast::<T>(t8[0]));
    });
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
    let [b3, b4] = blocks([d0.div_ceil(1), d2.div_ceil(4)]);
    let mut t5 = shared::<i32>([1, 8, 8, 4, 1]);
    parallel!((1, 8, 8, 4, 1), |i7, i8, i9, i10, i11| {
        let v12: i64 = -4;
        t5[[i7, i8, i9, i10, i11]] = cast::<i32>(x0[[i7, x1.dim(0), 0, i11, i7]]);
    });
    let mut t6 = fragment::<i64>([4]);
    copy(x2.at((b3, span((b3 * 1), 4))), &mut t6);
    clear(&mut t6);
    let v13: i64 = x0[[b4, (b3 / 3), (((b3 * 1) + b3) % 1), b3, b3]];
    fill(t6.at_mut((span((d0 * 1), 4),)), v13);
    let mut t7 = fragment::<i64>([8, 4]);
    copy(x0.at(((b3 * 8), (d0 * 8), span(0, 4), span((d2 * 8), 8), (b3 * 8))).t(), &mut t7);
    let mut t8 = fragment::<i64>([8, 1]);
    parallel!((8, 1), |i14, i15| {
        t8[[i14, i15]] = cast::<i64>(b4).min((1 + 2));
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
    reduce_sum_into(&t5, &mut t12, 4);
    parallel!((d1.min(8), 4, d1.min(1)), |i16, i17, i18| {
        let mut l13 = local::<i32>([3]);
        for k19 in 0..3 {
            l13[k19] = (cast::<i32>(t10[[(i16 * 2), i17, i18]]) / x2[[cast::<usize>(t10[[(i16 * 2), i17, i18]]), i18]]);
        }
        t10[[(i16 * 2), i17, i18]] = l13[i18];
    });
    parallel!((1, 8, 8, 4, d2.min(1)), |i20, i21, i22, i23, i24| {
        let v25: i64 = ((t9[[i23, i20]] + cast::<i64>(t5[[i20, i21, i22, (i23 + 2), i24]])) | t9[[cast::<usize>(t11[[cast::<usize>(t12[[i24, i23, i23, i24]]), i20]]), cast::<usize>(t5[[i20, i21, i22, (i23 + 2), i24]])]]);
        t5[[i20, i21, i22, (i23 + 2), i24]] = ((((((cast::<i32>(x0[[i21, i21, i20, i24, i23]]) * 4) + t5[[i20, i21, i22, (i23 + 2), i24]]) % 4) * (cast::<i32>(t5[[i20, i21, i22, (i23 + 2), i24]]) >> 13)) * 8) % 8);
    });
    parallel!((1, 4), |i26, i27| {
        y3[[((b3 * 1) + i26), ((b4 * 4) + i27)]] = select(((i26 == d2) | (x2[[i26, i26]] > cast::<i32>(t6[b3]))), ((cast::<F8E4M3>(t6[(i27 % 3)]) * 0.5).abs() + 1.0).rsqrt(), select((!(t5[[i26, i26, i27, 2, d0]] != t12[[b3, i26, i26, i27]])), (cast::<F8E4M3>(t6[(i27 - 2)]).abs() * 0.5).abs().log2(), select(((d0 != d0) ^ (i27 <= i26)), ((-cast::<F8E4M3>(i27)) * 0.5).exp2(), (select((!(i27 != i27)), cast::<F8E4M3>(x0[[i27, i26, i26, i26, i27]]), (cast::<F8E4M3>(x0[[i27, i27, cast::<usize>(x2[[i27, i26]]), i26, cast::<usize>(t9[[i27, i26]])]]) + cast::<F8E4M3>(x0[[b4, d0, i26, x1.dim(0), i27]]))) * 0.5).exp())));
    });
    parallel!((1, 4), |i28, i29| {
        y4[[((b3 * 1) + i28), ((b4 * 4) + i29)]] = select((i29 != b4), (cast::<F8E4M3>(b3).round().mul_add(cast::<F8E4M3>(2).abs(), cast::<F8E4M3>(x0[[i29, i28, cast::<usize>(t9[[i29, 0]]), i28, i28]]).round_ties_even()) * 0.5).log10(), select((i29 <= i29), (cast::<F8E4M3>(t6[1]) * 0.5).sin(), select(((i29 >= 5) || (i29 < i28)), (((cast::<F8E4M3>(d0) * 1.0) + -3.0) * 0.5).log10(), ((cast::<F8E4M3>(1) * 0.5).abs() + 1.0).recip())));
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
    dims!(x0 = [d2], x1 = [d3], x2 = [d4, d2], y3 = [d4, BM], h4 = [7]);
    let n7: usize = d4.div_ceil(1);
    let [b5] = blocks([d4.div_ceil(1)]);
    let mut t5 = fragment::<f32>([BN, BM, 1]);
    parallel!((1, BM, BN), |i8, i9, i10| {
        t5[[i10, i9, i8]] = x1[b5];
    });
    let mut t6 = shared::<f32>([1, BN, 1, 1]);
    parallel!((1, BN, 1, 1), |i11, i12, i13, i14| {
        let v15: f32 = (-_p6);
        t6[[i11, i12, i13, i14]] = (cast::<f32>(n7) * x1[i13]).max_nan(x1[i12]);
    });
    let mut t7 = fragment::<f32>([1, BN, 1, 1]);
    fill(&mut t7, 1.0);
    reduce_max_into(&t6, &mut t7, 2);
    let mut t8 = shared::<f32>([1, BN, 1]);
    copy(t5.at([14, (b5 * 1), (b5 * BN)]), &mut t8);
    let n16: usize = (d4 % 2).max(0);
    let mut t9 = shared::<F8E4M3>([1, BN]);
    parallel!((1, BN), |i17, i18| {
        t9[[i17, i18]] = x2[[(((i17 * BN) + i17) % BN), i17]];
    });
    let mut t10 = fragment::<F8E4M3>([BM, 1]);
    parallel!((BM, 1), |i19, i20| {
        t10[[i19, i20]] = (cast::<F8E4M3>(0).mul_add(0.0, 1.0) + cast::<F8E4M3>(0).abs());
    });
    let mut t11 = fragment::<f32>([BN, BM]);
    gemm_set(t9.t(), t10.t(), &mut t11);
    let mut v21: F8E4M3 = 0.0;
    for k22 in 0..1 {
        v21 += (F8E4M3::from_bits((t9[[k22, b5]].to_bits() & 127)) / 6.0);
    }
    let mut t12 = fragment::<F8E4M3>([1, 1, BN]);
    clear(&mut t12);
    copy(&t12, t5.at_mut([(n7 * BM), (n16 + d4), b5]));
    if t11[[(d2 / 2), n7]].is_nan() {
        let mut v23: F8E4M3 = 0.0;
        for k24 in 0..4 {
            v23 += (-(t12[[n16, b5, b5]] + cast::<F8E4M3>((((d4 * BM) + x0.dim(0)) % BM))));
        }
        parallel!((BN, BM), |i25, i26| {
            h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Release);
        });
        parallel!((1, 1, BN), |i27, i28, i29| {
            h4.atomic_add([(((((((1 * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i27, i28, i29]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i27) * 5) + i28) * 5) + i29))), Relaxed);
        });
    }
    let mut t13 = fragment::<i32>([BM]);
    parallel!(BM, |i30| {
        t13[i30] = (if ((x2[[d2, i30]] <= v21) ^ (i30 > i30)) { 1 } else { cast::<i32>(n16) });
    });
    let mut t14 = fragment::<f32>([BM]);
    gather(x0, &t13, &mut t14);
    parallel!((BM, 1), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Acquire);
    });
    parallel!((BN, BM), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i33, i34]]) * 16.0))) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((1, 1, BN), |i35, i36, i37| {
        h4.atomic_add([(((((((1 * 5) + i35) * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i35, i36, i37]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i35) * 5) + i36) * 5) + i37))), Relaxed);
    });
    parallel!(BM, |i38| {
        h4.atomic_add([(((1 * 5) + i38) % 7)], (cast::<u64>(t13[i38]) * cast::<u64>(((1 * 5) + i38))), SeqCst);
    });
    parallel!(BM, |i39| {
        h4.atomic_add([(((1 * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i39]) * 16.0))) * cast::<u64>(((1 * 5) + i39))), Relaxed);
    });
    parallel!((1, BM), |i40, i41| {
        y3[[((b5 * 1) + i40), (0 + i41)]] = _p6.min(((if (n7 == i40) { x1[i41] } else { x1[cast::<usize>(t13[i41])] }) + (cast::<f32>(t12[[i40, i40, i40]]) * cast::<f32>(t12[[0, i40, b5]]))));
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
    require!((d2 < 100), "extents are below 100");
    let [b5, b6, b7] = blocks([d2.div_ceil(BN), d3.div_ceil(BM), d4.div_ceil(BM)]);
    let mut t4 = shared::<f32>([BK, BN, BK]);
    parallel!((BK, BN, BK), |i11, i12, i13| {
        t4[[i11, i12, i13]] = x1[[6, i11]].round_ties_even().min(x0[d3]);
    });
    let mut t5 = fragment::<f32>([BN, BK, BK]);
    copy(t4.at([(b5 * BN), (b5 + 1), (_q10 + 3)]), &mut t5);
    let mut t6 = fragment::<f32>([BK, BN, BK]);
    cummax_rev(&t4, &mut t6, 0);
    let mut v14: f32 = 4.0;
    for k15 in 0..2 {
        v14 += cast_with::<f32>(x1[[k15, _q10]], Round::TowardZero).mul_add(_p9, x1[[b5, d1]]).min_nan(t4[[0, (d4 - 4), (b5 + 1)]]);
    }
    parallel!((BK, BN, BK), |i16, i17, i18| {
        h3.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), SeqCst);
    });
    parallel!((BN, BK, BK), |i19, i20, i21| {
        h3.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i19, i20, i21]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((BK, BN, BK), |i22, i23, i24| {
        h3.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    let mut t7 = fragment::<f32>([BN, BM, BM]);
    copy(t5.at((span((d0 * 3), BN), span(0, BM), span((b5 * BM), BM))), &mut t7);
    copy(&t7, y2.at_mut([(b5 * BN), (b6 * BM), (b7 * BM)]));
}

const SCALE_19: f32 = 1.0;
#[tile_kernel(fast_math)]
pub fn random_19<T: Int, const FLAG: bool>(
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
        t7[i10] = ((cast::<i32>(i10) * 3) + -1);
    });
    let mut t8 = shared::<T::Acc>([4]);
    clear(&mut t8);
    scatter(&t8, &t7, &mut t5);
    let mut t9 = shared::<i32>([4]);
    parallel!(4, |i11| {
        t9[i11] = ((cast::<i32>(i11) * 3) + -1);
    });
    let mut t10 = fragment::<T::Acc>([4]);
    let v12: T::Acc = t8[0];
    fill(&mut t10, v12);
    scatter(&t10, &t9, &mut t5);
    parallel!(4, |i13| {
        t7.atomic_xor([i13], select((b3 > i13), (-2 << t9[cast::<usize>(x1[2])]), (-cast::<i32>(t10[i13]))), AcqRel);
    });
    let mut t11 = fragment::<T::Acc>([8, 2]);
    parallel!((8, 2), |i14, i15| {
        t11[[i14, i15]] = t5[d2];
    });
    let mut t12 = fragment::<T::Acc>([8, 8]);
    parallel!((8, 8), |i16, i17| {
        t12[[i16, i17]] = 2;
    });
    let mut t13 = shared::<T::Acc>([2, 8]);
    gemm_set(t11.t(), t12.t(), &mut t13);
    let mut t14 = shared::<T::Acc>([2]);
    copy(t7.at((span(cast::<usize>(t12[[d0, _q4]]), 2),)).or(cast::<i32>(t8[d2])), &mut t14);
    let mut t15 = fragment::<T::Acc>([2]);
    copy(&t14, w4.at_mut([(b3 * 2)]));
    copy(w4.at([(b3 * 2)]), &mut t15);
    parallel!(2, |i18| {
        let v19: f32 = x0[[(b3 - 3), i18, i18]];
        y2[((b3 * 2) + i18)] = -1.0;
    });
    parallel!(2, |i20| {
        let v21: f32 = cast::<f32>(t10[0]);
        y3[((b3 * 2) + i20)] = 0;
    });
}

const SCALE_20: f64 = 3.0;
#[tile_fn]
pub fn function_20(_v0: f16) -> f16 {
    (_v0 + (-select((0usize == 0), cast::<f16>(3), 4.0).floor()))
}
#[tile_kernel]
pub fn random_20<const BM: usize, const BN: usize>(
    x0: &Tensor<f16, 5>,
    y1: &mut Tensor<f64, 2>,
    h2: &mut Tensor<u64, 1>,
    _q4: usize,
) {
    dims!(x0 = [3, BM, BM, 3, 3], y1 = [d1, d1], h2 = [7]);
    let [b2, b3] = blocks([d1.div_ceil(BN), d1.div_ceil(3)]);
    let mut t3 = shared::<f16>([BN, 3, BM]);
    copy(x0.at((b2, span(d1, BN), b3, span((b2 * BM), 3), span(b2, BM))), &mut t3);
    let mut t4 = shared::<f64>([BM, 3, BM]);
    copy(x0.at(((b2 * BN), (b2 * BM), span(b3, BM), span((b2 * BN), 3), span((b2 * 3), BM))), &mut t4);
    let v5: f64 = ((-3.0 * -3.0) + 2.0);
    parallel!((BN, 3, BM), |i6, i7, i8| {
        h2.atomic_add([(((((((1 * 5) + i6) * 5) + i7) * 5) + i8) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[[i6, i7, i8]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i6) * 5) + i7) * 5) + i8))), Acquire);
    });
    parallel!((BM, 3, BM), |i9, i10, i11| {
        h2.atomic_add([(((((((1 * 5) + i9) * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i9, i10, i11]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i9) * 5) + i10) * 5) + i11))), Release);
    });
    parallel!((BN, 3), |i12, i13| {
        y1[[((b2 * BN) + i12), ((b3 * 3) + i13)]] = select((b3 <= i13), (-((2.0 + (-2.0f64).round_ties_even()) * 0.5).exp()), select((i13 < 2), (((0.0f64 * select((7 != i13), 1.0, 2.0)) * 0.5).abs() + 1.0).recip(), select((t3[[i12, i13, 1]].is_nan() || t4[[b3, i13, _q4]].is_nan()), (4.0f64 * 0.5).exp2(), ((-1.0f64) * 0.5).exp())));
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
    let [b6, b7, b8] = blocks([d3.div_ceil((2*BM)), d4.div_ceil((2*BM)), d5.div_ceil(BN)]);
    let mut t7 = fragment::<bf16>([2*BM]);
    copy(x1.at((span((b7 * (2*BK)), 2*BM), (b6 * BN), b6)).or(cast::<i64>(b7)), &mut t7);
    let mut t8 = fragment::<i64>([BK]);
    copy(x2.at((span((cast::<usize>(x1[[d4, cast::<usize>(x1[[2, 18, _q9]]), _q9]]) - 3), BK),)), &mut t8);
    let mut t9 = shared::<i32>([2*BM]);
    parallel!((2*BM), |i10| {
        t9[i10] = ((cast::<i32>(i10) * 2) + -1);
    });
    let mut t10 = shared::<i64>([2*BM]);
    let v11: i64 = (if t7[(d5 - 2)].is_nan() { (x1[[d4, 6, x1.dim(2)]] * cast::<i64>(d2)) } else { x1[[(((3 * BN) + d2) % BN), cast::<usize>(x1[[b7, cast::<usize>(x1[[b7, d4, b6]]), x2.dim(0)]]), d4.max(d5)]] });
    fill(&mut t10, v11);
    scatter(&t10, &t9, &mut t8);
    let mut t11 = shared::<i64>([BK, 2*BM]);
    clear(&mut t11);
    let mut t12 = fragment::<i64>([BK, 2*BK]);
    let mut t13 = shared::<i64>([2*BK, 2*BM]);
    pipelined!(0..4, stages = 1, |k12| {
        copy(x1.at([cast::<usize>(t8[d3]), d2, (k12 * (2*BK))]), &mut t12);
        copy(x1.at([d5, (k12 * (2*BK)), (d5 + 2)]), &mut t13);
        gemm(&t12, &t13, &mut t11);
    });
    let mut t14 = fragment::<f32>([BN, 2*BM]);
    copy(x0.at([(b6 * (2*BK)), 0, x2.dim(0), b7]), &mut t14);
    let mut t15 = shared::<bf16>([2*BM, 2*BM, BN]);
    parallel!(((2*BM), (2*BM), BN), |i13, i14, i15| {
        t15[[i13, i14, i15]] = (select((t9[i15] == cast::<i32>(b6)), t7[0], t7[i15]) * t7[i14]).abs();
    });
    let mut t16 = fragment::<bf16>([2*BM, 2*BM, BN]);
    copy(&t15, w6.at_mut([(b6 * (2*BM)), (b7 * (2*BM)), (b8 * BN)]));
    copy(w6.at([(b6 * (2*BM)), (b7 * (2*BM)), (b8 * BN)]), &mut t16);
    parallel!((2*BM), |i16| {
        h5.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t10[i16]) * cast::<u64>(((1 * 5) + i16))), SeqCst);
    });
    parallel!((BK, (2*BM)), |i17, i18| {
        h5.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t11[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((BN, (2*BM)), |i19, i20| {
        h5.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Acquire);
    });
    parallel!(((2*BM), (2*BM), BN), |i21, i22, i23| {
        h5.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i21, i22, i23]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Release);
    });
    parallel!(((2*BM), (2*BM), BN), |i24, i25, i26| {
        h5.atomic_add([(((((((1 * 5) + i24) * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i24, i25, i26]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i24) * 5) + i25) * 5) + i26))), Relaxed);
    });
    let mut t17 = shared::<i64>([2*BM, 2*BM, BN, BK]);
    parallel!(((2*BM), (2*BM), BN, BK), |i27, i28, i29, i30| {
        t17[[i27, i28, i29, i30]] = (-3i64).max(x1[[cast::<usize>(t10[1]), i28, i29]]);
    });
    copy(&t17, y3.at_mut([(b6 * (2*BM)), (b7 * (2*BM)), (b8 * BN), 0]));
    let mut t18 = shared::<i64>([2*BM, 2*BM, BN]);
    copy(x0.at([(d3 + 3), b6, ((x0.dim(2) * BN) % BN), (d4 * (2*BK))]), &mut t18);
    copy(&t18, y4.at_mut([(b6 * (2*BM)), (b7 * (2*BM)), (b8 * BN)]));
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
    let mut t4 = shared::<f32>([1]);
    copy(x0.at((span((((0 * 3) + n6) % 3), 1), (b3 * BM), b3)).or(x0[[0, 10, b3]]), &mut t4);
    let mut t5 = fragment::<T>([3, 3]);
    let v7: T = cast::<T>(x0[[x0.dim(0), n6, (b3 - 4)]]);
    fill(&mut t5, v7);
    let mut t6 = fragment::<i64>([3]);
    parallel!(3, |i8| {
        t6[i8] = 0;
    });
    let mut t7 = fragment::<f32>([3]);
    gather(&t4, &t6, &mut t7);
    parallel!(1, |i9| {
        h3.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i9]) * 16.0))) * cast::<u64>(((1 * 5) + i9))), AcqRel);
    });
    parallel!((3, 3), |i10, i11| {
        h3.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i10, i11]]) * 16.0))) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), SeqCst);
    });
    parallel!(3, |i12| {
        h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t6[i12]) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!(3, |i13| {
        h3.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), SeqCst);
    });
    parallel!(BM, |i14| {
        y1[((b3 * BM) + i14)] = select((d0 != (((i14 - 4) * BM) / BM)), (t7[i14].abs() * 0.5).exp2(), select((i14 >= cast::<usize>(t6[i14])), ((cast::<f32>(i14).ceil() * (-3.0)) * 0.5).log10(), select((t7[i14] <= cast_with::<f32>(t5[[d0, i14]], Round::Up)), ((t4[0] * 0.5).abs() + 1.0).powf(3.0f32.trunc()), ((t7[i14] * 0.5).abs() + 1.0).powf(cast::<f32>(i14).min(3.0)))));
    });
    let mut t8 = fragment::<bool>([BM]);
    copy(x0.at(((d1 % 1), (d1 * 1), span((b3 / 1), BM))), &mut t8);
    copy(&t8, y2.at_mut([(b3 * BM)]));
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
    let [b5, b6] = blocks([d1.div_ceil(BM), d4.div_ceil(BM)]);
    let mut t7 = shared::<T>([BM, 6]);
    parallel!((BM, 6), |i9, i10| {
        let v11: f32 = 0.0;
        t7[[i9, i10]] = ((if x2[d1].is_finite() { x0[[n8, d7]] } else { cast_with::<T>(x0[[i10, d1]], Round::NearestEven) }) / 3.0).mul_add((x0[[i10, 0]].max(x0[[i10, 2]]) + cast::<T>(-3).mul_add(x0[[i10, 1]], cast_with::<T>(x0[[i10, 1]], Round::Down))), select((6 < i10), cast_with::<T>(x1[[i10, b5]], Round::NearestEven), cast_with::<T>(x2[4], Round::TowardZero)).min(x0[[i10, (((b5 * BM) + i9) / BM)]]));
    });
    let mut t8 = shared::<f32>([6, 6, 6]);
    clear(&mut t8);
    let mut t9 = shared::<i32>([BM]);
    parallel!(BM, |i12| {
        t9[i12] = ((cast::<i32>(i12) * 3) + -1);
    });
    let mut t10 = shared::<T>([BM, 6]);
    copy(&t7, &mut t10);
    scatter(&t10, &t9, &mut t7);
    copy(t8.at([(n8 * 3), (b6 * 3), (b5 * 6)]), &mut t7);
    copy(x1.at([n8, (b5 * BM)]), &mut t10);
    let v13: T = x0[[d3, b5]].min(t10[[d4, n8]]);
    fill(t10.at_mut((span((n8 * BM), 6), span((b6 * 3), BM))).t(), v13);
    let mut t11 = fragment::<T::Acc>([BM, 6]);
    clear(&mut t11);
    pipelined!(0..2, stages = 2, |k14| {
        let mut t12 = fragment::<T>([BM, 3]);
        let mut t13 = fragment::<T>([3, 6]);
        copy(x0.at([(d1 * 6), (k14 * 3)]), &mut t12);
        copy(x1.at([(k14 * 3), (b6 * BM)]), &mut t13);
        gemm(&t12, &t13, &mut t11);
    });
    let mut t14 = shared::<T>([3, 6]);
    copy(x1.at([d3, (b5 * BM)]).or(-4.0), &mut t14);
    let mut t15 = fragment::<T>([3, 6]);
    copy(t8.at([n8, b6, (n8 * 3)]), &mut t15);
    let mut t16 = shared::<T::Acc>([6, 6]);
    let v15: T::Acc = cast::<T::Acc>(t7[[n8, cast::<usize>(t9[8])]]);
    fill(&mut t16, v15);
    gemm(t14.t(), &t15, &mut t16);
    if (b6 <= (((((((n8 - 5) * BM) + d3) % BM) * 3) + b6) % 3)) {
        parallel!(BM, |i16| {
            if (d1 != (((3 * 3) + d7) / 3)) {
                t9[i16] = (((((cast::<i32>(t9[i16]) & t9[i16]) * 4) + cast::<i32>((b5 + 1))) % 4) / t9[i16]);
            }
        });
        parallel!(6, |i17| {
            t9.atomic_and([i17], (-cast::<i32>(x1[[i17, i17]])).abs(), Relaxed);
        });
        parallel!((BM, 6), |i18, i19| {
            h6.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
        });
        parallel!((6, 6), |i20, i21| {
            h6.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), SeqCst);
        });
    } else {
        parallel!((3, 6), |i23, i24| {
            store_unordered(&mut t9, [((i23 * 6) + i24)], (4 % cast::<i32>((1usize + 1))));
        });
    }
    let mut t17 = shared::<i32>([1]);
    reduce_min(&t9, &mut t17, 0);
    parallel!(6, |i25| {
        a5.atomic_add([(i25 * 1)], (-(if (cast::<usize>(t17[b6]) == i25) { cast::<i64>(t16[[i25, i25]]) } else { cast::<i64>(t16[[i25, cast::<usize>(t9[i25])]]) })), Release);
    });
    parallel!(BM, |i26| {
        h6.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(t9[i26]) * cast::<u64>(((1 * 5) + i26))), Relaxed);
    });
    parallel!((BM, 6), |i27, i28| {
        h6.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((BM, 6), |i29, i30| {
        h6.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Acquire);
    });
    parallel!((6, 6), |i31, i32| {
        h6.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Acquire);
    });
    parallel!(1, |i33| {
        h6.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t17[i33]) * cast::<u64>(((1 * 5) + i33))), Relaxed);
    });
    parallel!((BM, BM), |i34, i35| {
        let mut s36: i32 = 0;
        for k37 in 0..3 {
            s36 += cast::<i32>(t7[[i34, cast::<usize>(t17[i35])]]);
        }
        y3[[((b5 * BM) + i34), ((b6 * BM) + i35)]] = s36;
    });
    parallel!((BM, BM), |i38, i39| {
        y4[[((b5 * BM) + i38), ((b6 * BM) + i39)]] = select((d1 > d3), ((x0[[d1, d1]] * 0.5).abs() + 1.0).recip(), select((n8 == (d4 * 1)), ((t7[[d1, b5]] + t7[[i39, cast::<usize>(t9[i38])]]).mul_add(cast::<T>(0).mul_add(t7[[cast::<usize>(t9[cast::<usize>(t17[x2.dim(0)])]), d4]], t7[[5, i38]]), (-x0[[0, b5]])) * 0.5).erf(), select((cast::<usize>(t9[7]) == x0.dim(1).max(b5)), ((x0[[n8, b6]] * t7[[i38, n8]].mul_add(t7[[7, b5]], t7[[i38, d1]])) * 0.5).erf(), (cast::<T>(1) * 0.5).log10())));
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
        let v15: T::Acc = x0[[((i12 * BM) / BM), cast::<usize>(x1[[i14, b7, 3]]), 0, b7]];
        let mut s16: u16 = 0;
        for k17 in 0..4 {
            s16 += cast::<u16>(x1[[_q10, k17, k17]]);
        }
        t6[[i14, i13, i12]] = s16;
    });
    let mut t7 = shared::<T::Acc>([BK]);
    copy(t6.at([(n11 - 3), (b6 * BN), (b7 * BM)]), &mut t7);
    let mut t8 = shared::<u16>([BN, BN]);
    fill(&mut t8, 1);
    reduce_min_into(&t6, &mut t8, 1);
    let mut t9 = shared::<T::Acc>([BK, 1]);
    parallel!((BK, 1), |i18, i19| {
        t9[[i18, i19]] = x0[[d4, (i19 / 3), cast::<usize>(x0[[cast::<usize>(t8[[i19, i19]]), 2, 1, cast::<usize>(x0[[i19, n11, i19, 0]])]]), b7]];
    });
    let mut t10 = fragment::<T::Acc>([BK, 1]);
    copy(x0.at([(d5 * BN), (b7 * BK), (d3 * BK), b7]), &mut t10);
    let mut t11 = shared::<T::Acc>([BK, BK]);
    let v20: T::Acc = x0[[b6, n11, b6, b6]];
    fill(&mut t11, v20);
    gemm(&t9, t10.t(), &mut t11);
    let mut t12 = fragment::<i32>([BM]);
    parallel!(BM, |i21| {
        t12[i21] = ((cast::<i32>(i21) * 1) + 1);
    });
    let mut t13 = shared::<T::Acc>([BM, BK]);
    copy(t5.at((span((b7 * BK), BM), span((b7 * BM), BK))).or(x1[[b7, 11, n11]]), &mut t13);
    scatter(&t13, &t12, &mut t11);
    let mut t14 = shared::<i32>([BN]);
    parallel!(BN, |i22| {
        let v23: T::Acc = x0[[n11, i22, cast::<usize>(t5[[i22, cast::<usize>(t5[[_q10, i22]])]]), x1.dim(2)]];
        t14[i22] = cast::<i32>(t5[[cast::<usize>(t8[[i22, b6]]), i22]]);
    });
    let mut t15 = shared::<u16>([BN, BN, BM]);
    parallel!((BN, BN, BM), |i24, i25, i26| {
        t15[[i24, i25, i26]] = select((i25 < (((_q10 * BN) + i24) % BN)), function_24(t6[[i25, i25, cast::<usize>(t6[[cast::<usize>(t12[cast::<usize>(t14[cast::<usize>(t5[[i26, _q10]])])]), i25, 0]])]], cast::<u16>(d2)), (if (i24 <= 5) { t6[[(i25 / 1), 4, 0]] } else { function_24(t8[[0, i25]], cast::<u16>(n11)) }));
    });
    let mut t16 = shared::<i32>([BM]);
    parallel!(BM, |i27| {
        t16[i27] = ((cast::<i32>(i27) * 1) + 2);
    });
    let mut t17 = shared::<T::Acc>([BM, BK]);
    copy(&t13, &mut t17);
    scatter(&t17, &t16, &mut t11);
    pipelined!(0..n11, stages = 3, stage = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], |k28| {
        let mut t18 = shared::<u16>([BM, 8]);
        copy(x0.at((span((d3 - 4), 8), (b6 * BN), (b6 * BN), span((b6 * BK), BM))).t(), &mut t18);
        let mut t19 = fragment::<u16>([BN, 16]);
        copy(x1.at([(b6 * BN), (d3 * BM), (((d5 - 3) * BN) % BN)]), &mut t19);
        let mut t20 = fragment::<u16>([BM, BN]);
        let v29: u16 = (cast::<u16>(cast::<u16>(t16[b6]).count_ones()) % t15[[b7, 1, (d5 / 2)]]);
        fill(&mut t20, v29);
        clear(&mut t20);
        let mut t21 = fragment::<u8>([BM, 2]);
        fill(&mut t21, 14);
        gemm_sp(&t18, &t21, t19.t(), &mut t20);
        let mut t22 = shared::<i32>([BN, BN]);
        parallel!((BN, BN), |i30, i31| {
            t22[[i30, i31]] = ((-1 + t14[i31]) + t14[cast::<usize>(t12[cast::<usize>(t20[[cast::<usize>(t5[[i31, b6]]), cast::<usize>(t20[[cast::<usize>(t16[i31]), _q10]])]])])]);
        });
        let mut t23 = shared::<i32>([BM, BN]);
        copy(t17.at((span((d2 * BK), BM), span((d5 / 2), BN))), &mut t23);
        let mut t24 = shared::<i32>([BN, BM]);
        let v32: i32 = ((cast::<i32>(b7) - t14[d4]) + 0);
        fill(&mut t24, v32);
        gemm(&t22, t23.t(), &mut t24);
        parallel!((BM, BN), |i33, i34| {
            t23.atomic_exchange([i33, i34], ((cast::<i32>(t24[[i34, cast::<usize>(t5[[i33, i34]])]].count_ones()) * 7) % 7), Relaxed);
        });
        parallel!((BM, BN), |i35, i36| {
            h4.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t23[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Acquire);
        });
        parallel!((BN, BM), |i37, i38| {
            h4.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t24[[i37, i38]]) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), Relaxed);
        });
    });
    let mut t25 = shared::<u8>([BK]);
    parallel!(BK, |i39| {
        t25[i39] = (cast::<u8>(t17[[d3, i39.max(i39)]]) * cast::<u8>(t13[[_q10, ((_q10 * BK) / BK)]]));
    });
    let mut t26 = fragment::<i32>([BK]);
    gather(&t16, &t25, &mut t26);
    parallel!((BN, BN, BM), |i40, i41, i42| {
        h4.atomic_add([(((((((1 * 5) + i40) * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(t15[[i40, i41, i42]]) * cast::<u64>(((((((1 * 5) + i40) * 5) + i41) * 5) + i42))), Relaxed);
    });
    parallel!(BM, |i43| {
        h4.atomic_add([(((1 * 5) + i43) % 7)], (cast::<u64>(t16[i43]) * cast::<u64>(((1 * 5) + i43))), SeqCst);
    });
    parallel!((BM, BK), |i44, i45| {
        h4.atomic_add([(((((1 * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(t17[[i44, i45]]) * cast::<u64>(((((1 * 5) + i44) * 5) + i45))), Acquire);
    });
    parallel!(BK, |i46| {
        h4.atomic_add([(((1 * 5) + i46) % 7)], (cast::<u64>(t25[i46]) * cast::<u64>(((1 * 5) + i46))), Relaxed);
    });
    parallel!(BK, |i47| {
        h4.atomic_add([(((1 * 5) + i47) % 7)], (cast::<u64>(t26[i47]) * cast::<u64>(((1 * 5) + i47))), Acquire);
    });
    copy(&t5, y2.at_mut([(b6 * BM), (b7 * BK)]));
    copy(&t5, y3.at_mut([(b6 * BM), (b7 * BK)]));
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
    copy(t3.at((span((b1 - 2), BN + 1), span((cast::<usize>(t3[[cast::<usize>(t3[[n3, 1, b1]]), d0, n3]]) + 1), BN), span((b1 * ROWS_25), ROWS_25))), &mut t4);
    let mut t5 = shared::<i32>([BN, ROWS_25]);
    reduce_argmax(&t4, &mut t5, 0);
    let mut v7: u8 = 1;
    for k8 in 0..5 {
        v7 += 3;
    }
    let mut t6 = fragment::<u32>([ROWS_25, BN]);
    clear(&mut t6);
    let mut t7 = shared::<u32>([ROWS_25, BN + 1]);
    let mut t8 = fragment::<u32>([BN + 1, BN]);
    pipelined!(0..2, stages = 1, |k9| {
        copy(x0.at([(d0 * (BN + 1)), (k9 * (BN + 1))]), &mut t7);
        copy(x0.at([(k9 * (BN + 1)), 0]), &mut t8);
        gemm(&t7, &t8, &mut t6);
    });
    parallel!((ROWS_25, BN), |i10, i11| {
        let mut l9 = local::<u32>([2]);
        for k12 in 0..2 {
            l9[k12] = (((3 | x0[[k12, 1]]) * 6) / 6);
        }
        t6[[(i10 * 2), (BN - i11)]] = l9[i11];
    });
    let mut t10 = shared::<u8>([BN + 1, 4]);
    parallel!(((BN + 1), 4), |i13, i14| {
        t10[[i13, i14]] = (1 * 1);
    });
    let mut t11 = shared::<u8>([BN + 1, 8]);
    parallel!(((BN + 1), 8), |i15, i16| {
        t11[[i15, i16]] = (0 * 0);
    });
    let mut t12 = fragment::<i32>([BN + 1, BN + 1]);
    clear(&mut t12);
    let mut t13 = shared::<u8>([BN + 1, 1]);
    fill(&mut t13, 212);
    gemm_sp(&t10, &t13, t11.t(), &mut t12);
    let mut t14 = fragment::<u32>([ROWS_25]);
    fill(&mut t14, 1);
    reduce_abs_sum_into(&t6, &mut t14, 1);
    let mut t15 = fragment::<u32>([BN + 1, ROWS_25]);
    copy(t6.at([(n3 * BN), (b1 * (BN + 1))]).or(x0[[0, cast::<usize>(t6[[5, _q2]])]]), &mut t15);
    copy(&t15, t6.at_mut((span((n3 * ROWS_25), BN + 1), span((b1 * ROWS_25), ROWS_25))));
    parallel!(((BN + 1), 4), |i17, i18| {
        h2.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t10[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!(((BN + 1), 8), |i19, i20| {
        h2.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t11[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Release);
    });
    parallel!(((BN + 1), (BN + 1)), |i21, i22| {
        h2.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t12[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), SeqCst);
    });
    parallel!(ROWS_25, |i23| {
        h2.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t14[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!(((BN + 1), ROWS_25), |i24, i25| {
        h2.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t15[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), AcqRel);
    });
    parallel!(ROWS_25, |i26| {
        let v27: u8 = (cast::<u8>(t10[[n3, cast::<usize>(t10[[b1, x0.dim(1)]])]]).max(t10[[2, d0]]) / t3[[i26, i26, n3]]);
        let mut s28: u32 = 0;
        for k29 in 0..2 {
            s28 += (cast::<u32>(t6[[k29, k29]].count_ones()) % t15[[k29, x0.dim(0)]]);
        }
        y1[((b1 * ROWS_25) + i26)] = s28;
    });
}

#[tile_fn]
pub fn function_26(_v0: bool, _v1: bool) -> bool {
    ((0usize >= (0 / 1)) & (0usize > 0))
}
#[tile_kernel]
pub fn random_26<T: Int, const BM: usize, const BN: usize>(
    x0: &Tensor<T::Acc, 2>,
    x1: &Tensor<i8, 3>,
    x2: &Tensor<T::Acc, 3>,
    y3: &mut Tensor<T, 3>,
    y4: &mut Tensor<T::Acc, 3>,
    h5: &mut Tensor<u64, 1>,
    _p12: f32,
) {
    dims!(x0 = [d2, BM], x1 = [BM + 1, d2, d3], x2 = [d4, d5, d6], y3 = [d7, d3, d8], y4 = [d7, d3, d8], h5 = [7]);
    require!((d6 < 100), "extents are below 100");
    let n13: usize = d7.div_ceil(BN);
    let [b9, b10, b11] = blocks([d7.div_ceil(BN), d3.div_ceil(BN), d8.div_ceil(BN)]);
    let mut t6 = shared::<T>([BM + 1]);
    copy(x0.at([(b9 * (BM + 1)), (n13 * BM)]).or(-3), &mut t6);
    let mut t7 = fragment::<bool>([BM + 1, BM, 1, 1]);
    parallel!(((BM + 1), BM, 1, 1), |i14, i15, i16, i17| {
        let v18: T::Acc = cast::<T::Acc>((((i17 * BM) + i17) / BM));
        t7[[i14, i15, i16, i17]] = (((i17 != 7) && ((2 <= i16) && (i16 > i16))) | (i17 > i16));
    });
    if (d5 <= n13) {
        for k19 in (0..3).step_by(3) {
            let mut t8 = fragment::<bool>([BM, BM, 1]);
            clear(&mut t8);
            let mut t9 = shared::<bool>([BM, 1]);
            reduce_any(&t8, &mut t9, 0);
            parallel!((BM, BM, 1), |i20, i21, i22| {
                t8[[i20, (BM - i21), i22]] = (cast::<usize>(x2[[d3, i22, i22]]) >= 3);
            });
            assert!((d4 < 16), "an index is within its bounds");
            parallel!((BM, BM, 1), |i23, i24, i25| {
                h5.atomic_add([(((((((1 * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t8[[i23, i24, i25]]) * cast::<u64>(((((((1 * 5) + i23) * 5) + i24) * 5) + i25))), Relaxed);
            });
            parallel!((BM, 1), |i26, i27| {
                h5.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t9[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), SeqCst);
            });
        }
        let mut t10 = fragment::<T::Acc>([BM]);
        parallel!(BM, |i28| {
            t10[i28] = select(t7[[11, i28, b10, d5]], cast::<T::Acc>(x0[[b9, i28.min(2)]]), (cast::<T::Acc>((((7 * BM) + cast::<usize>(t6[i28])) % BM)) ^ x2[[13, d3, x1.dim(1)]])).abs();
        });
        let mut t11 = shared::<T>([BM + 1]);
        cummax_rev(&t6, &mut t11, 0);
        parallel!(BM, |i29| {
            h5.atomic_add([(((1 * 5) + i29) % 7)], (cast::<u64>(t10[i29]) * cast::<u64>(((1 * 5) + i29))), Relaxed);
        });
        parallel!((BM + 1), |i30| {
            h5.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t11[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
        });
    }
    parallel!((BM + 1), |i31| {
        h5.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(t6[i31]) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    parallel!(((BM + 1), BM, 1, 1), |i32, i33, i34, i35| {
        h5.atomic_add([(((((((((1 * 5) + i32) * 5) + i33) * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(t7[[i32, i33, i34, i35]]) * cast::<u64>(((((((((1 * 5) + i32) * 5) + i33) * 5) + i34) * 5) + i35))), Relaxed);
    });
    parallel!((BN, BN, BN), |i36, i37, i38| {
        y3[[((b9 * BN) + i36), ((b10 * BN) + i37), ((b11 * BN) + i38)]] = cast::<T>(t7[[i37, cast::<usize>(x1[[d4, d8, x1.dim(0)]]), d4, 0]]);
    });
    parallel!((BN, BN, BN), |i39, i40, i41| {
        y4[[((b9 * BN) + i39), ((b10 * BN) + i40), ((b11 * BN) + i41)]] = (if (x1[[d8, d8, (d6 % 6)]] == (if (x1[[x1.dim(2), d4, d5]] >= cast::<i8>(b10)) { cast::<i8>(t7[[d5, b9, 0, d5]]) } else { x1[[b10, 0, n13]] })) { cast::<T::Acc>(t7[[cast::<usize>(x1[[d6, d4, 2]]), b10, 0, d2]]).abs() } else { 4 });
    });
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
    let [b6, b7] = blocks([d4.div_ceil(4), d5.div_ceil(4)]);
    let mut t5 = fragment::<i8>([8]);
    copy(x2.at([(d5 * 4), b6, d0]), &mut t5);
    let mut t6 = shared::<T>([4]);
    copy(x0.at(((d2 * 4), (cast::<usize>(t5[b6]) * 2), (b6 * 4), d5, span((d0 * 6), 4))), &mut t6);
    parallel!(4, |i11| {
        t6[i11] = cast::<T>(x1[[b7, (cast::<usize>(t6[i11]) + 3)]]);
    });
    let mut t7 = fragment::<i8>([4, 4]);
    parallel!((4, 4), |i12, i13| {
        t7[[i12, i13]] = (cast::<i8>(b6) * 2).abs();
    });
    let mut t8 = shared::<i8>([4, 4]);
    copy(x1.at((span((b6 * 6), 4), span((d2 * 6), 4))).t(), &mut t8);
    let mut t9 = shared::<i32>([4, 4]);
    let v14: i32 = (cast::<i32>(x1[[_q10, b6]]) / 4);
    fill(&mut t9, v14);
    clear(&mut t9);
    gemm(&t7, &t8, &mut t9);
    let mut t10 = shared::<i32>([4, 4]);
    cumsum_rev(&t9, &mut t10, 1);
    parallel!((4, 4), |i15, i16| {
        let v17: T = (select((cast::<usize>(t9[[i15, i16]]) < 3), t6[i16], cast::<T>(x2[[_q10, b6, 0]])) * (cast_with::<T>(x0[[i16, i16, i15, d0, d4]], Round::Up) << 30));
        t9[[i15, i16]] = (cast::<i32>(x1[[cast::<usize>(t9[[i15, i16]]), i15]]) + (-0));
    });
    let mut t11 = fragment::<i32>([8]);
    parallel!(8, |i18| {
        t11[i18] = ((cast::<i32>(i18) * 3) + 1);
    });
    let mut t12 = fragment::<T>([8]);
    copy(&t5, &mut t12);
    scatter(&t12, &t11, &mut t6);
    let mut t13 = fragment::<T>([4]);
    cummax_rev(&t6, &mut t13, 0);
    let mut t14 = shared::<f16>([4]);
    copy(t6.at((span(3, 4),)), &mut t14);
    copy(&t14, t13.at_mut([d2]));
    let mut t15 = fragment::<i32>([8]);
    parallel!(8, |i19| {
        t15[i19] = cast::<i32>(x1[[11, (i19 - b6)]]);
    });
    let mut t16 = shared::<i32>([8, 4]);
    gather(&t9, &t15, &mut t16);
    parallel!(8, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t12[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!(4, |i21| {
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t13[i21]) * cast::<u64>(((1 * 5) + i21))), AcqRel);
    });
    parallel!(4, |i22| {
        h4.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!(8, |i23| {
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t15[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((8, 4), |i24, i25| {
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t16[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    copy(&t9, y3.at_mut([(b6 * 4), (b7 * 4)]));
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
            s9 += (cast::<T::Acc>(x0[[k10, 1]]).min(x0[[cast::<usize>(x0[[k10, cast::<usize>(x0[[k10, i5]])]]), i5]]) * cast::<T::Acc>(x0[[1, i5]].count_ones()));
        }
        t7[[i5, i6, i7]] = s9;
    });
    let mut t8 = shared::<u16>([BM, BM, BN]);
    fill(&mut t8, 0);
    let mut t9 = shared::<T>([BN + 1, BN, BN]);
    copy(t8.at([(d0 + 1), 2, x1.dim(0)]).or(t8[[b3, 2, 0]]), &mut t9);
    let mut t10 = shared::<T::Acc>([BK, BN]);
    parallel!((BK, BN), |i11, i12| {
        t10[[i11, i12]] = (cast::<T::Acc>(t9[[i12, 1, i12]]).min(cast::<T::Acc>(t9[[2, i12, b3]])) * cast::<T::Acc>(i12));
    });
    let mut t11 = shared::<T::Acc>([BN, BK]);
    copy(t9.at([x2.dim(0), 1, (d2 * BM)]).or(t9[[cast::<usize>(t8[[d0, d0, n4]]), n4, b3]]), &mut t11);
    let mut t12 = shared::<T::Acc>([BK, BK]);
    let v13: T::Acc = cast::<T::Acc>(t8[[(b3 + 1), ((((d0 - 3) * BK) + d0) % BK), x0.dim(0)]]);
    fill(&mut t12, v13);
    gemm(&t10, &t11, &mut t12);
    let mut v14: f32 = 2.0;
    for k15 in 0..1 {
        v14 += (-3.5f32).ceil();
    }
    parallel!(BM, |i16| {
        t9.atomic_max([x1.dim(0), n4, b3], (((cast::<T>(t10[[d1, b3]]) * 3) / 3) % cast::<T>((x0.dim(0) + 1))), Relaxed);
    });
    let mut t13 = fragment::<f32>([BM, BN]);
    copy(t9.at([0, (n4 - 2), (x0.dim(0) / 3)]), &mut t13);
    copy(&t13, t9.at_mut((span(b3, BM), span((cast::<usize>(t10[[d0, n4]]) % 1), BN), n4)));
    let mut t14 = fragment::<f32>([BN, BN + 1]);
    copy(x0.at((span(d1, BN + 1), span(b3, BN))).or(t11[[d2, cast::<usize>(t9[[cast::<usize>(t9[[b3, n4, 1]]), d2, d1]])]]).t(), &mut t14);
    let mut t15 = fragment::<T>([BK]);
    parallel!(BK, |i17| {
        t15[i17] = select(t14[[i17, cast::<usize>(t9[[n4, d2, cast::<usize>(t8[[i17, i17, 1]])]])]].is_finite(), cast::<T>(t9[[d0, (((n4 - 5) * BM) / BM), n4]].count_ones()), select((5 != cast::<usize>(t7[[d2, i17, b3]])), (cast_with::<T>(t13[[4, cast::<usize>(x0[[d2, i17]])]], Round::Up) << t9[[0, 1, 1]]), (t9[[d0, n4, 0]] & t9[[d1, d2, n4]])));
    });
    copy(&t15, t8.at_mut([b3, b3, cast::<usize>(x0[[cast::<usize>(t12[[d0, d0]]), d1]])]));
    let mut t16 = shared::<f32>([BN]);
    parallel!(BN, |i18| {
        let mut s19: f32 = 0.0;
        for k20 in 0..2 {
            s19 += x1[b3].abs();
        }
        t16[i18] = s19;
    });
    let mut t17 = shared::<u16>([BN + 1]);
    copy(x2.at((span(cast::<usize>(t10[[3, n4]]), BN + 1),)), &mut t17);
    let mut t18 = fragment::<u16>([BN + 1]);
    copy(&t17, w6.at_mut([(b3 * (BN + 1))]));
    copy(w6.at([(b3 * (BN + 1))]), &mut t18);
    parallel!((BN, (BN + 1)), |i21, i22| {
        h5.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(BK, |i23| {
        h5.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t15[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!(BN, |i24| {
        h5.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[i24]) * 16.0))) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    parallel!((BN + 1), |i25| {
        h5.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t17[i25]) * cast::<u64>(((1 * 5) + i25))), SeqCst);
    });
    parallel!((BN + 1), |i26| {
        h5.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(t18[i26]) * cast::<u64>(((1 * 5) + i26))), Relaxed);
    });
    parallel!((BN + 1), |i27| {
        y3[((b3 * (BN + 1)) + i27)] = t14[[i27, i27]];
    });
    let mut t19 = fragment::<f32>([BN + 1]);
    parallel!((BN + 1), |i28| {
        let v29: f32 = t16[x2.dim(0)];
        let mut s30: f32 = 0.0;
        for k31 in 0..6 {
            s30 += (-cast::<f32>(t7[[i28, 1, i28]]).round_ties_even());
        }
        t19[i28] = s30;
    });
    copy(&t19, y4.at_mut([(b3 * (BN + 1))]));
}

const ROWS_29: usize = 4;
#[tile_kernel]
pub fn random_29<T: Element, const FLAG: bool>(
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
        t6[[i11, i12, i13]] = cast::<T::Acc>(0i32);
    });
    let mut t7 = shared::<f32>([ROWS_29, 8]);
    copy(x1.at((span((b7 * 2), ROWS_29), span((((d1 - 2) * 8) % 8), 8), (b7 * 2))).or(cast::<u32>(d1)), &mut t7);
    let mut t8 = fragment::<f32>([ROWS_29]);
    reduce_abs_max(&t7, &mut t8, 1);
    let mut t9 = fragment::<i32>([2]);
    parallel!(2, |i15| {
        t9[i15] = cast::<i32>(x2[[(i15 + 1), d6, (x0.dim(1) / 3)]]);
    });
    let mut t10 = fragment::<f32>([2, 8]);
    gather(x0.at((.., span((b7 * 2), 8))), &t9, &mut t10);
    let mut t11 = shared::<T>([8]);
    copy(t7.at([_q10, (b8 * 8)]), &mut t11);
    let mut t12 = fragment::<T>([8, 8]);
    let v16: T = cast::<T>(((t8[2] + t7[[b7, d3]]) + -1.0));
    fill(&mut t12, v16);
    let mut t13 = shared::<T>([8, 8]);
    copy(&t12, w5.at_mut([(b7 * 8), (b8 * 8)]));
    copy(w5.at([(b7 * 8), (b8 * 8)]), &mut t13);
    parallel!(2, |i17| {
        h4.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t9[i17]) * cast::<u64>(((1 * 5) + i17))), Release);
    });
    parallel!((2, 8), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Release);
    });
    parallel!(8, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!((8, 8), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((8, 8), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    copy(&t12, y3.at_mut([(b7 * 8), (b8 * 8)]));
}

const SCALE_30: f64 = 4.0;
#[tile_fn]
pub fn function_30(_v0: f32, _v1: f32) -> f32 {
    (_v0 * select(((0usize == 0) ^ (0usize >= 0)), 3.625f32.min(-1.0), 2.0f32.max(3.125)).abs())
}
#[tile_kernel]
pub fn random_30<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<F8E4M3, 3>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p10: usize,
    _q11: usize,
) {
    dims!(x0 = [BN + 1, d2, d3], x1 = [d4, d5], y2 = [d6, d7], y3 = [d6, d7], h4 = [7]);
    require!((d6 < 100), "extents are below 100");
    let mut w5 = workspace::<f32>([d6, d7]);
    let [b8, b9] = blocks([d6.div_ceil(BM), d7.div_ceil(BM)]);
    let mut t6 = fragment::<f32>([BK, BN, BM]);
    copy(x0.at([_q11, (b9 * BM), d7]), &mut t6);
    let mut t7 = shared::<F8E4M3>([2*BN, BN]);
    parallel!(((2*BN), BN), |i12, i13| {
        t7[[i12, i13]] = (if ((t6[[_p10, i13.max(i13), i13.max(d5)]] < x1[[5, i13]]) ^ ((t6[[d6, 7, b9]] >= t6[[b9, _p10, x1.dim(0)]]) ^ x0[[i13, _p10, i13]].is_nan())) { (cast::<F8E4M3>(t6[[d3, i13, b9]]).min_nan(x0[[4, 1, d3]]) / 4.0) } else { x0[[5, _p10, i13]].abs().max_nan(x0[[d6, b8, i13]].mul_add(cast::<F8E4M3>(1usize), cast_with::<F8E4M3>(x0[[i13, 3, i13]], Round::Up))) });
    });
    let mut t8 = shared::<i32>([2*BK]);
    parallel!((2*BK), |i14| {
        t8[i14] = ((cast::<i32>(i14) * 2) + 1);
    });
    let mut t9 = shared::<F8E4M3>([2*BK, BN]);
    parallel!((BN, (2*BK)), |i15, i16| {
        let v17: F8E4M3 = 1.0;
        let mut s18: F8E4M3 = 0.0;
        for k19 in 0..1 {
            s18 += F8E4M3::from_bits(((cast_with::<F8E4M3>(t7[[6, b9]], Round::NearestEven) + v17).to_bits() & 127));
        }
        t9[[i16, i15]] = s18;
    });
    scatter(&t9, &t8, &mut t7);
    let mut t10 = fragment::<f32>([2*BN, 1]);
    parallel!(((2*BN), 1), |i20, i21| {
        t10[[i20, i21]] = 0.0f32.mul_add(-1.0, (1.0 * -1.0));
    });
    let mut t11 = fragment::<f32>([1, BN]);
    copy(x1.at([d2, 2]).or(1.0), &mut t11);
    let mut t12 = fragment::<f32>([2*BN, BN]);
    gemm_set(&t10, &t11, &mut t12);
    let mut t13 = fragment::<i32>([BN + 1]);
    parallel!((BN + 1), |i22| {
        t13[i22] = ((cast::<i32>(i22) * 1) + -1);
    });
    let mut t14 = fragment::<F8E4M3>([BN + 1, BN]);
    parallel!(((BN + 1), BN), |i23, i24| {
        t14[[i23, i24]] = ((-1.0 * -1.0) + cast::<F8E4M3>(2).min((0.0 * 1.0)));
    });
    scatter(&t14, &t13, &mut t7);
    parallel!(BK, |i25| {
        t8.atomic_min([cast::<usize>(t13[_q11])], t13[cast::<usize>(t13[i25])], Relaxed);
    });
    let mut t15 = fragment::<i32>([BK]);
    parallel!(BK, |i26| {
        t15[i26] = ((cast::<i32>(i26) * 3) + 1);
    });
    let mut t16 = fragment::<F8E4M3>([BK, BN]);
    copy(x0.at([d4, (cast::<usize>(t13[d2]) * 3), (d4 + 1)]), &mut t16);
    scatter(&t16, &t15, &mut t9);
    let mut t17 = fragment::<f32>([2*BN]);
    fill(&mut t17, 1.0);
    reduce_min_into(&t12, &mut t17, 1);
    let mut t18 = shared::<f32>([BM, BM]);
    copy(t7.at([d2, (b8 * BM)]), &mut t18);
    let mut t19 = shared::<f32>([BM, BM]);
    copy(&t18, w5.at_mut([(b8 * BM), (b9 * BM)]));
    copy(w5.at([(b8 * BM), (b9 * BM)]), &mut t19);
    parallel!(BK, |i27| {
        h4.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t15[i27]) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    parallel!((BK, BN), |i28, i29| {
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((2*BN), |i30| {
        h4.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[i30]) * 16.0))) * cast::<u64>(((1 * 5) + i30))), AcqRel);
    });
    parallel!((BM, BM), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((BM, BM), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[[i33, i34]]) * 16.0))) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), AcqRel);
    });
    parallel!((BM, BM), |i35, i36| {
        y2[[((b8 * BM) + i35), ((b9 * BM) + i36)]] = select((!(i35 > i36)), (((-2.0 * 2.0) + (cast::<f32>(b8) * 1.0)) * 0.5).exp(), select((i35 > i36), ((0.0f32.trunc() * x1[[_q11, i35.max(i35)]]) * 0.5).abs().log2(), select(((cast::<usize>(t8[i36]) >= i36) | (i35 != i36)), ((x1[[i35, cast::<usize>(t15[i36])]] * 0.5).abs() + 1.0).rsqrt(), ((x1[[i35, i36]].abs() - t12[[i36, (i36 / 4)]]) * 0.5).sigmoid())));
    });
    copy(&t18, y3.at_mut([(b8 * BM), (b9 * BM)]));
}

const SCALE_31: f32 = 3.0;
#[tile_fn]
pub fn function_31(_v0: bf16, _v1: bf16) -> bf16 {
    _v0.max(((cast::<bf16>((((0usize - 3) * 3) % 3)) / 6.0) + select((1usize != 0), 3.5, 2.5)).round_ties_even())
}
#[tile_kernel]
pub fn random_31<T: Element>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<T::Acc, 2>,
    y2: &mut Tensor<bf16, 3>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p10: T,
) {
    dims!(x0 = [d2, d3], x1 = [d2, d3], y2 = [d4, d5, d3], a3 = [d9], h4 = [7]);
    let [b6, b7, b8] = blocks([d4.div_ceil(6), d5.div_ceil(2), d3.div_ceil(6)]);
    let mut t5 = shared::<bf16>([6, 2, 6]);
    copy(y2.at([(b6 * 6), (b7 * 2), (b8 * 6)]), &mut t5);
    let mut t6 = fragment::<T::Acc>([2, 6]);
    copy(x1.at([(((x0.dim(0) * 2) + b8) / 2), (b7 * 2)]), &mut t6);
    let mut t7 = shared::<f32>([2]);
    parallel!(2, |i11| {
        t7[i11] = cast::<f32>(t6[[b8, (cast::<usize>(x1[[d2, 11]]) * 2)]]);
    });
    let mut t8 = fragment::<f32>([6, 6]);
    copy(t5.at((span((d4 * 2), 6), cast::<usize>(x0[[b8, b8]]), span((b8 * 6), 6))), &mut t8);
    let mut t9 = fragment::<f32>([6, 6]);
    copy(t6.at((span((b8 * 3), 6), span((b8 * 2), 6))).or(cast::<T::Acc>(t7[b8])), &mut t9);
    let mut t10 = fragment::<f32>([6, 6]);
    let v12: f32 = cast::<f32>(t5[[cast::<usize>(t6[[b8, b8]]), b8, (b8 % 4)]]);
    fill(&mut t10, v12);
    gemm(t8.t(), &t9, &mut t10);
    parallel!(6, |i13| {
        a3.atomic_or([cast::<usize>(x1[[i13, i13]])], select(((i13 > b8) ^ (cast::<usize>(x0[[i13, i13]]) < i13)), (if (t5[[i13, x0.dim(0), 5]] <= t5[[i13, x1.dim(1), 1]]) { cast::<u32>(t6[[b8, 1]]) } else { cast::<u32>(b6) }), (3 / cast::<u32>((b7 + 1)))), SeqCst);
    });
    parallel!((6, 2, 6), |i14, i15, i16| {
        h4.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i14, i15, i16]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Release);
    });
    parallel!((2, 6), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t6[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!(2, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!((6, 6), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((6, 2, 6), |i22, i23, i24| {
        y2[[((b6 * 6) + i22), ((b7 * 2) + i23), ((b8 * 6) + i24)]] = select(((cast::<usize>(t6[[i23, 5]]) != i22) ^ (6 < i22)), (t5[[(i22 / 4), (((b8 * 6) + i22) % 6), (i24 / 4)]] * 0.5).tanh(), select((b7 >= i23), (-(((t5[[d9, i23, i22]] + t5[[i24, i23, i22]]) + cast::<bf16>(b7)) * 0.5).exp()), select((!(i22 <= 0)), ((cast::<bf16>(i24).abs() + t5[[i23, (i23 / 3), (i22 - 2)]]) * 0.5).abs().log2(), ((-select((t7[i23] > t7[1]), t5[[i23, b8, 0]], -3.0)) * 0.5).erf())));
    });
}

#[tile_fn]
pub fn function_32(_v0: f32, _v1: f32) -> f32 {
    (_v0 + (if (5usize == 0) { 2.125f32.mul_add(1.0, -2.0) } else { 0.0f32.mul_add(cast::<f32>((((0usize * 3) + 0) / 3)), -3.0) }).max((-1.0f32).trunc().min_nan(cast::<f32>(0usize))))
}
#[tile_kernel]
pub fn random_32<const BM: usize, const BN: usize, const FLAG: bool>(
    x0: &Tensor<u16, 1>,
    x1: &Tensor<u32, 3>,
    y2: &mut Tensor<u16, 1>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [BM], x1 = [d2, d3, d4], y2 = [d4], h3 = [7]);
    let [b5] = blocks([d4.div_ceil(BM)]);
    let mut t4 = shared::<u16>([BM, BN]);
    fill(&mut t4, 0);
    let mut t5 = shared::<f32>([2*BN]);
    clear(&mut t5);
    let mut t6 = shared::<f32>([1]);
    reduce_sum(&t5, &mut t6, 0);
    let mut t7 = shared::<f32>([BN, BN]);
    copy(t4.at([12, b5]), &mut t7);
    let mut t8 = fragment::<f32>([BN, BM]);
    parallel!((BN, BM), |i6, i7| {
        t8[[i6, i7]] = t6[b5];
    });
    let mut t9 = shared::<f32>([BN, BM]);
    clear(&mut t9);
    gemm(t7.t(), &t8, &mut t9);
    let mut t10 = fragment::<i32>([BM]);
    parallel!(BM, |i8| {
        t10[i8] = ((cast::<i32>(i8) * 3) + 2);
    });
    let mut t11 = fragment::<f32>([BM, BM]);
    parallel!((BM, BM), |i9, i10| {
        let mut s11: f32 = 0.0;
        for k12 in 0..5 {
            s11 += t7[[(k12 % 2), (b5 + 1)]].round();
        }
        t11[[i10, i9]] = s11;
    });
    scatter(&t11, &t10, &mut t8);
    parallel!(BM, |i13| {
        t4.atomic_or([5, b5], (!cast::<u16>(t10[i13]).max(0)), Relaxed);
    });
    parallel!((BM, BN), |i14, i15| {
        let mut l12 = local::<f32>([1]);
        for k16 in 0..1 {
            l12[k16] = (cast::<f32>(d2) - (t9[[i15, i14]] + t7[[cast::<usize>(x1[[cast::<usize>(x1[[i15, x1.dim(2), k16]]), i15, k16]]), k16]]));
        }
        t9[[i15, i14]] = l12[(b5 * 2)];
    });
    parallel!(BM, |i17| {
        t4.atomic_xor([i17, 1], (if (d3 != d2) { (x0[i17] ^ x0[i17]) } else { (x0[cast::<usize>(x1[[3, b5, cast::<usize>(x1[[4, d3, i17]])]])] | x0[i17]) }), Relaxed);
    });
    for k18 in 0..1 {
        parallel!(BM, |i19| {
            assert!((d3 < 6), "an index is within its bounds");
            let mut l13 = local::<i32>([2]);
            for k20 in 0..2 {
                l13[k20] = cast::<i32>(t10[(i19 + 3)]);
            }
            if ((d4 >= d3) || (1 != i19)) {
                t10[(i19 + 3)] = l13[(i19 / 1)];
            }
        });
        if ((cast::<usize>(t4[[d3, b5]]) + 1) == 1) {
            assert!((k18 < 1), "an index is within its bounds");
            let mut t14 = fragment::<i32>([BN]);
            parallel!(BN, |i21| {
                t14[i21] = ((cast::<i32>(i21) * 1) + 1);
            });
            let mut t15 = fragment::<i32>([BN]);
            copy(t6.at([k18]), &mut t15);
            scatter(&t15, &t14, &mut t10);
            parallel!(BN, |i22| {
                h3.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t14[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
            });
            parallel!(BN, |i23| {
                h3.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t15[i23]) * cast::<u64>(((1 * 5) + i23))), AcqRel);
            });
        }
        parallel!(BM, |i24| {
            h3.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t10[i24]) * cast::<u64>(((1 * 5) + i24))), Relaxed);
        });
        parallel!((BM, BM), |i25, i26| {
            h3.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
        });
    }
    parallel!((BN, BN), |i27, i28| {
        h3.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Release);
    });
    parallel!((BN, BM), |i29, i30| {
        h3.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((BN, BM), |i31, i32| {
        h3.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!(BM, |i33| {
        h3.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t10[i33]) * cast::<u64>(((1 * 5) + i33))), AcqRel);
    });
    parallel!((BM, BM), |i34, i35| {
        h3.atomic_add([(((((1 * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i34, i35]]) * 16.0))) * cast::<u64>(((((1 * 5) + i34) * 5) + i35))), Acquire);
    });
    copy(&t10, y2.at_mut([(b5 * BM)]));
}

const SCALE_33: f32 = 7.0;
#[tile_fn]
pub fn function_33(_v0: f32) -> f32 {
    _v0.max((if (5usize == 0) { (if (0usize != 0) { 0.375 } else { (-2.375 + -1.0) }) } else { 0.0 }))
}
#[tile_kernel]
pub fn random_33<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T, 3>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<i16, 1>,
    y3: &mut Tensor<i16, 1>,
    h4: &mut Tensor<u64, 1>,
    _p7: T,
    _p8: f32,
    _q9: usize,
) {
    dims!(x0 = [d1, d2, d3], x1 = [d4, d5, BK], y2 = [d2], y3 = [d2], h4 = [7]);
    let [b6] = blocks([d2.div_ceil((BN + 1))]);
    let mut t5 = fragment::<f32>([BM, BK]);
    clear(&mut t5);
    let mut t6 = fragment::<f32>([BK, BK, BM]);
    copy(x0.at((span((d3 * BM), BK), span(b6, BK), span((b6 * BN), BM))).or(_p7), &mut t6);
    let mut t7 = fragment::<f32>([BK, BM]);
    reduce_abs_max(&t6, &mut t7, 0);
    let mut t8 = shared::<i32>([BN + 1]);
    parallel!((BN + 1), |i10| {
        t8[i10] = ((cast::<i32>(i10) * 2) + -2);
    });
    let mut t9 = shared::<f32>([BN + 1, BM]);
    copy(x0.at([_q9, (b6 * BM), d1]).or(_p7), &mut t9);
    scatter(&t9, &t8, &mut t7);
    parallel!((BN + 1), |i11| {
        t8.atomic_and([(d1 * 3)], select(t6[[i11, _q9, i11]].is_nan(), (if (i11 >= i11) { cast::<i32>(t5[[0, i11]]) } else { cast_with::<i32>(x0[[b6, i11, i11]], Round::Up) }), cast_with::<i32>(t5[[i11, d1]], Round::TowardZero)), SeqCst);
    });
    let mut t10 = fragment::<T::Acc>([BK]);
    copy(t5.at([x0.dim(2), b6]), &mut t10);
    let mut t11 = shared::<i16>([BM, BK, BK, BN, 1]);
    parallel!((BM, BK, BK, BN, 1), |i12, i13, i14, i15, i16| {
        t11[[i12, i13, i14, i15, i16]] = cast::<i16>(t10[(i16 * 3)]);
    });
    parallel!((BM, d1.min(BK), BK), |i17, i18, i19| {
        t6[[(BK - i19), i18, i17]] = ((t5[[_q9, i18]] + 1.0) - (t5[[cast::<usize>(t8[i17]), i18]] - t5[[i17, ((i19 * BK) / BK)]]));
    });
    parallel!((BK, BM), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Release);
    });
    parallel!((BN + 1), |i22| {
        h4.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t8[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!(((BN + 1), BM), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), SeqCst);
    });
    parallel!(BK, |i25| {
        h4.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i25]) * 16.0))) * cast::<u64>(((1 * 5) + i25))), AcqRel);
    });
    parallel!((BM, BK, BK, BN, 1), |i26, i27, i28, i29, i30| {
        h4.atomic_add([(((((((((((1 * 5) + i26) * 5) + i27) * 5) + i28) * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t11[[i26, i27, i28, i29, i30]]) * cast::<u64>(((((((((((1 * 5) + i26) * 5) + i27) * 5) + i28) * 5) + i29) * 5) + i30))), Relaxed);
    });
    copy(&t8, y2.at_mut([(b6 * (BN + 1))]));
    copy(&t8, y3.at_mut([(b6 * (BN + 1))]));
}

const SCALE_34: f64 = 4.0;
#[tile_fn]
pub fn function_34(_v0: u32, _v1: u32) -> u32 {
    (_v0 * (3 * 2))
}
#[tile_kernel]
pub fn random_34<const BM: usize, const BN: usize, const BK: usize, const FLAG: bool>(
    x0: &Tensor<u32, 2>,
    x1: &Tensor<u32, 2>,
    x2: &Tensor<bf16, 1>,
    y3: &mut Tensor<bf16, 3>,
    y4: &mut Tensor<i32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p8: usize,
) {
    dims!(x0 = [d2, d3], x1 = [d4, d4], x2 = [d5], y3 = [d3, d4, 2*BN], y4 = [d3, d4], h5 = [7]);
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
        parallel!((BK, BK), |i12, i13| {
            t7.atomic_exchange([i12, i13], ((cast::<i32>(x1[[i13, d5]]) << 11) ^ cast::<i32>((3usize + 1))), Acquire);
        });
        let mut v14: i32 = 0;
        for k15 in 0..5 {
            v14 += (cast::<i32>(x2[cast::<usize>(t8[[_p8, b6, _p8]])]).max(cast::<i32>(x1[[_p8, b7]])) * (cast::<i32>(t8[[_p8, _p8, 0]]) + cast::<i32>(x2[_p8])));
        }
        parallel!((BK, BK), |i16, i17| {
            h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t7[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Release);
        });
        parallel!(((2*BN), (2*BN), (2*BN)), |i18, i19, i20| {
            h5.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t8[[i18, i19, i20]]) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
        });
    } else {
        for k21 in (0..d5).step_by(3) {
            parallel!((d4.min(BK), BK), |i22, i23| {
                let v24: bf16 = cast::<bf16>(t8[[((((i23 - 1) * BK) + i23) % BK), _p8, k21]]);
                if (t7[[(i22 * 2), i23]] == cast::<i32>(x0[[i23, i22]])) {
                    t7[[(i22 * 2), i23]] = (cast::<i32>(b6) + cast::<i32>(x1[[9, (((i23 + 1) * BK) % BK)]]));
                }
            });
            parallel!((BK, BK), |i25, i26| {
                h5.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t7[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), AcqRel);
            });
            parallel!(((2*BN), (2*BN), (2*BN)), |i27, i28, i29| {
                h5.atomic_add([(((((((1 * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t8[[i27, i28, i29]]) * cast::<u64>(((((((1 * 5) + i27) * 5) + i28) * 5) + i29))), Relaxed);
            });
        }
        let mut t9 = fragment::<u32>([BN]);
        copy(x1.at([_p8, (b6 * (2*BN))]), &mut t9);
    }
    let mut t10 = fragment::<u32>([BN, BK, BM, BK, BN]);
    parallel!((BN, BK, BM, BK, BN), |i30, i31, i32, i33, i34| {
        let v35: u32 = (cast::<u32>(cast::<u32>(d4).leading_zeros()) << t8[[i34, (b6 % 2), 1]]);
        let mut s36: u32 = 0;
        for k37 in 0..4 {
            s36 += (x0[[5, 3]] + 2);
        }
        t10[[i30, i31, i32, i33, i34]] = s36;
    });
    let mut t11 = fragment::<i32>([BK]);
    parallel!(BK, |i38| {
        let mut l12 = local::<i32>([1]);
        for k39 in 0..1 {
            l12[k39] = select((k39 < k39), (t7[[i38, k39]] % t7[[_p8, i38]]), cast::<i32>(x0[[(i38 % 6), cast::<usize>(t10[[0, i38, 15, 1, cast::<usize>(t8[[1, 1, cast::<usize>(x1[[b7, k39]])]])]])]]));
        }
        t11[i38] = l12[b6];
    });
    let mut t13 = fragment::<u32>([BM, BK]);
    parallel!((BK, BM), |i40, i41| {
        let v42: bf16 = select((!(i40 >= i40)), (-1.0 * -1.0), x2[3]);
        t13[[i41, i40]] = cast::<u32>(b6);
    });
    let mut t14 = fragment::<u32>([BM, BK]);
    copy(&t13, w6.at_mut([(b6 * BM), (b7 * BK)]));
    copy(w6.at([(b6 * BM), (b7 * BK)]), &mut t14);
    parallel!(((2*BN), (2*BN), (2*BN)), |i43, i44, i45| {
        h5.atomic_add([(((((((1 * 5) + i43) * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(t8[[i43, i44, i45]]) * cast::<u64>(((((((1 * 5) + i43) * 5) + i44) * 5) + i45))), Relaxed);
    });
    parallel!((BN, BK, BM, BK, BN), |i46, i47, i48, i49, i50| {
        h5.atomic_add([(((((((((((1 * 5) + i46) * 5) + i47) * 5) + i48) * 5) + i49) * 5) + i50) % 7)], (cast::<u64>(t10[[i46, i47, i48, i49, i50]]) * cast::<u64>(((((((((((1 * 5) + i46) * 5) + i47) * 5) + i48) * 5) + i49) * 5) + i50))), Relaxed);
    });
    parallel!(BK, |i51| {
        h5.atomic_add([(((1 * 5) + i51) % 7)], (cast::<u64>(t11[i51]) * cast::<u64>(((1 * 5) + i51))), Relaxed);
    });
    parallel!((BM, BK), |i52, i53| {
        h5.atomic_add([(((((1 * 5) + i52) * 5) + i53) % 7)], (cast::<u64>(t13[[i52, i53]]) * cast::<u64>(((((1 * 5) + i52) * 5) + i53))), Relaxed);
    });
    parallel!((BM, BK), |i54, i55| {
        h5.atomic_add([(((((1 * 5) + i54) * 5) + i55) % 7)], (cast::<u64>(t14[[i54, i55]]) * cast::<u64>(((((1 * 5) + i54) * 5) + i55))), AcqRel);
    });
    parallel!((BM, BK, (2*BN)), |i56, i57, i58| {
        y3[[((b6 * BM) + i56), ((b7 * BK) + i57), (0 + i58)]] = select((i58 > i58), (x2[i58] * 0.5).exp2(), select(((i58 * 4) < b6), (cast::<bf16>(i58).abs() * 0.5).cos(), select((x1[[i58, i57]] != cast::<u32>(x0[[15, i57]])), ((-x2[i57]).round() * 0.5).cos(), (((x2[i58] + (-x2[i57])) * 0.5).abs() + 1.0).rsqrt())));
    });
    parallel!((BM, BK), |i59, i60| {
        y4[[((b6 * BM) + i59), ((b7 * BK) + i60)]] = (cast::<i32>(t13[[4, i59]]) * cast::<i32>(b7));
    });
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
    let mut t3 = shared::<u8>([BM]);
    copy(x0.at((span((b1 * 6), BM), (b2 * 6), b1)), &mut t3);
    let mut t4 = shared::<T>([BM]);
    copy(&t3, &mut t4);
    let mut t5 = fragment::<u8>([1]);
    reduce_max(&t3, &mut t5, 0);
    let mut t6 = fragment::<i16>([6, BM]);
    copy(x0.at((span(b1, 6), span(b1, BM), (b2 * BM))).or(cast::<T::Acc>(cast::<f32>(x0[[6, d0, b2]]))), &mut t6);
    copy(&t6, y1.at_mut([(b1 * 6), (b2 * BM)]));
    parallel!((6, BM), |i6, i7| {
        let v8: T = cast::<T>(t3[i7]);
        let mut l7 = local::<i64>([4]);
        for k9 in 0..4 {
            l7[k9] = ((cast::<i64>(x0[[i6, i6, k9]]) + cast::<i64>(x0[[i6, cast::<usize>(t5[b2]), i6]])) - cast::<i64>(x0[[i6, (((i6 * BM) + i7) % BM), b2]]));
        }
        y2[[((b1 * 6) + i6), ((b2 * BM) + i7)]] = l7[d0];
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
    let n10: usize = d2.div_ceil(BM);
    let mut w4 = workspace::<u16>([d2, d3, d1]);
    let [b4, b5, b6] = blocks([d2.div_ceil(BM), d3.div_ceil(ROWS_36), d1.div_ceil((BN + 1))]);
    let mut t5 = fragment::<u16>([BN, ROWS_36, BM + 1]);
    clear(&mut t5);
    let mut t6 = fragment::<f16>([2*BM, BN]);
    parallel!((BN, (2*BM)), |i11, i12| {
        let mut s13: f16 = 0.0;
        for k14 in 0..5 {
            s13 += cast::<f16>(t5[[i11, b6, i12]]);
        }
        t6[[i12, i11]] = s13;
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
    let mut t8 = fragment::<u16>([BK, BM + 1]);
    let mut t9 = shared::<u16>([BM + 1, BM + 1]);
    pipelined!(0..3, stages = 4, |k20| {
        copy(x0.at([(b6 * (2*BM)), (k20 * (BM + 1))]), &mut t8);
        copy(x0.at([(k20 * (BM + 1)), 5]), &mut t9);
        gemm(&t8, &t9, &mut t7);
    });
    let mut t10 = shared::<u16>([BM, ROWS_36, BN + 1]);
    copy(t5.at([(b6 * (BN + 1)), b5, b6]), &mut t10);
    let mut t11 = fragment::<u16>([BM, ROWS_36, BN + 1]);
    copy(&t10, w4.at_mut([(b4 * BM), (b5 * ROWS_36), (b6 * (BN + 1))]));
    copy(w4.at([(b4 * BM), (b5 * ROWS_36), (b6 * (BN + 1))]), &mut t11);
    parallel!((BN, ROWS_36, (BM + 1)), |i21, i22, i23| {
        h3.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t5[[i21, i22, i23]]) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), AcqRel);
    });
    parallel!(((2*BM), BN), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), SeqCst);
    });
    parallel!((BK, (BM + 1)), |i26, i27| {
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t7[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), SeqCst);
    });
    parallel!((BM, ROWS_36, (BN + 1)), |i28, i29, i30| {
        h3.atomic_add([(((((((1 * 5) + i28) * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t10[[i28, i29, i30]]) * cast::<u64>(((((((1 * 5) + i28) * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((BM, ROWS_36, (BN + 1)), |i31, i32, i33| {
        h3.atomic_add([(((((((1 * 5) + i31) * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t11[[i31, i32, i33]]) * cast::<u64>(((((((1 * 5) + i31) * 5) + i32) * 5) + i33))), SeqCst);
    });
    parallel!((BM, ROWS_36, (BN + 1)), |i34, i35, i36| {
        y1[[((b4 * BM) + i34), ((b5 * ROWS_36) + i35), ((b6 * (BN + 1)) + i36)]] = select((i34 >= d0), (t6[[i34, cast::<usize>(t10[[i34, _q9, i36]])]].abs() * 0.5).tanh(), select((!(6 > _q9)), (cast::<f16>(1).round() * 0.5).erf(), select(((((_q9 * (BN + 1)) + i36) / (BN + 1)) < d3), (-((-t6[[n10, (i34 + 4)]]) * 0.5).exp()), (t6[[cast::<usize>(t10[[cast::<usize>(x0[[5, i35]]), _q9, 9]]), d1]].mul_add(t6[[i34, 10]], t6[[b6, i34]]).mul_add(1.0, (-2.0 * t6[[i34, cast::<usize>(t7[[i34, i34]])]])) * 0.5).cos())));
    });
    copy(&t10, y2.at_mut([(b4 * BM), (b5 * ROWS_36), (b6 * (BN + 1))]));
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
        t5[[i7, i8, i9]] = 0.0;
    });
    let mut t6 = shared::<u32>([BM, 12]);
    parallel!((BM, 12), |i10, i11| {
        t6[[i10, i11]] = (2u32 + 2).max(4);
    });
    let mut t7 = shared::<u32>([BN, 24]);
    parallel!((BN, 24), |i12, i13| {
        t7[[i12, i13]] = x0[(d5 % 2)];
    });
    let mut t8 = fragment::<u32>([BM, BN]);
    fill(&mut t8, 1);
    let mut t9 = shared::<u8>([BM, 3]);
    fill(&mut t9, 144);
    gemm_sp(&t6, &t9, t7.t(), &mut t8);
    if (((x1.dim(0) * BK) / BK) <= d1) {
        parallel!((BN, 24), |i14, i15| {
            t7.atomic_exchange([i14, i15], x0[i14], SeqCst);
        });
        let mut t10 = shared::<F8E5M2>([BN, BM]);
        copy(t6.at((span(d2, BM), span((((_q6 * BN) + b4) % BN), BN))).t(), &mut t10);
        let mut t11 = fragment::<F8E5M2>([BM, BN]);
        parallel!((BM, BN), |i16, i17| {
            t11[[i16, i17]] = t5[[i17, i17, 0]].abs().trunc();
        });
        let mut t12 = shared::<f32>([BN, BN]);
        let v18: f32 = cast::<f32>((((d2 * 4) * BN) / BN));
        fill(&mut t12, v18);
        clear(&mut t12);
        gemm(&t10, &t11, &mut t12);
        let mut t13 = fragment::<F8E5M2>([BK, BK]);
        parallel!((BK, BK), |i19, i20| {
            t13[[i19, i20]] = t5[[((i19 * BN) % BN), i19, (i19 - 1)]].mul_add(t5[[i20, i19, (i20 - 1)]], t5[[d1, b4, i19]]);
        });
        let mut t14 = fragment::<F8E5M2>([BK, BK]);
        parallel!((BK, BK), |i21, i22| {
            t14[[i21, i22]] = (cast::<F8E5M2>(i21) + -2.0).abs();
        });
        let mut t15 = shared::<f32>([BK, BK]);
        let v23: f32 = cast::<f32>(t7[[x1.dim(0), 15]]);
        fill(&mut t15, v23);
        clear(&mut t15);
        gemm(t13.t(), t14.t(), &mut t15);
    }
    let mut v24: F8E5M2 = 1.0;
    for k25 in 0..1 {
        v24 += (if (k25 > (((k25 * BN) + k25) % BN)) { cast_with::<F8E5M2>(t5[[_q6, _q6, 1]], Round::Down).max(cast::<F8E5M2>(t4[k25])) } else { cast::<F8E5M2>(x1[[k25, d5, cast::<usize>(x1[[cast::<usize>(t8[[k25, k25]]), k25, _q6]])]]).max_nan(cast::<F8E5M2>(((k25 * BM) / BM))) });
    }
    parallel!((d1.min(BM), 12), |i26, i27| {
        t6[[i26, i27]] = (((if (b3 != 7) { x1[[i27, i26, i26]] } else { t8[[i26, b4]] }) / 3) >> t7[[b3, i27]]);
    });
    let mut t16 = fragment::<F8E5M2>([BM, BK]);
    parallel!((BM, BK), |i28, i29| {
        t16[[i28, i29]] = (t5[[i29, 0, i29]] * t5[[i29, 0, 0]]).abs();
    });
    let mut t17 = shared::<F8E5M2>([BK, BK]);
    parallel!((BK, BK), |i30, i31| {
        t17[[i30, i31]] = t5[[i30, (((d5 + 1) * BM) % BM), cast::<usize>(x0[i30])]];
    });
    let mut t18 = fragment::<f32>([BM, BK]);
    let v32: f32 = cast::<f32>(t5[[((d1 * BN) / BN), d5, d5]]);
    fill(&mut t18, v32);
    gemm(&t16, &t17, &mut t18);
    parallel!(BM, |i33| {
        a3.atomic_add([i33], ((cast::<u64>(t8[[i33, 0]]) * 0) << cast::<u64>((i33 + 1))), Relaxed);
    });
    copy(&t17, y2.at_mut([(b3 * BK), (b4 * BK)]));
}

#[tile_fn]
pub fn function_38(_v0: i16) -> i16 {
    _v0.max((if (((0usize > 0) || (6usize == 0)) | (0usize < 0)) { ((4 >> 1) % cast::<i16>((2usize + 1))) } else { ((-1 / 4) << cast::<i16>((0usize + 1))) }))
}
#[tile_kernel]
pub fn random_38<const BM: usize, const BN: usize>(
    x0: &Tensor<i32, 1>,
    x1: &Tensor<i32, 2>,
    x2: &Tensor<i16, 1>,
    y3: &mut Tensor<i32, 2>,
    h4: &mut Tensor<u64, 1>,
    _q5: usize,
) {
    dims!(x0 = [BM], x1 = [d1, d1], x2 = [d1], y3 = [d2, d2], h4 = [7]);
    let [b3, b4] = blocks([d2.div_ceil(BN), d2.div_ceil(BN)]);
    let mut t5 = fragment::<i32>([2*BM, BN, 1]);
    fill(&mut t5, 1);
    let mut t6 = fragment::<i32>([2*BM, BN, 1]);
    copy(&t5, &mut t6);
    let mut t7 = shared::<i32>([BN, BM, BM]);
    copy(t5.at((span(4, BM), span((b4 * (2*BM)), BN), span((b4 * (2*BM)), BM))).permute([1, 2, 0]), &mut t7);
    copy(&t7, t5.at_mut((span((b4 * (2*BM)), BN), span((d1 * (2*BM)), BM), span((b3 * BN), BM))));
    let mut t8 = fragment::<i32>([BN, BM]);
    reduce_argmin(&t7, &mut t8, 2);
    parallel!(((2*BM), BN, 1), |i6, i7, i8| {
        h4.atomic_add([(((((((1 * 5) + i6) * 5) + i7) * 5) + i8) % 7)], (cast::<u64>(t5[[i6, i7, i8]]) * cast::<u64>(((((((1 * 5) + i6) * 5) + i7) * 5) + i8))), AcqRel);
    });
    parallel!(((2*BM), BN, 1), |i9, i10, i11| {
        h4.atomic_add([(((((((1 * 5) + i9) * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t6[[i9, i10, i11]]) * cast::<u64>(((((((1 * 5) + i9) * 5) + i10) * 5) + i11))), Relaxed);
    });
    parallel!((BN, BM, BM), |i12, i13, i14| {
        h4.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t7[[i12, i13, i14]]) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), Release);
    });
    parallel!((BN, BM), |i15, i16| {
        h4.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t8[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Acquire);
    });
    parallel!((BN, BN), |i17, i18| {
        y3[[((b3 * BN) + i17), ((b4 * BN) + i18)]] = (t7[[cast::<usize>(x2[0]), b3, d1]] | t8[[i18, (d1 + 3)]]);
    });
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
    let mut t4 = fragment::<u64>([2]);
    copy(x2.at([(b5 * 4), (b5 * 2)]).or(cast::<f32>(n9)), &mut t4);
    let mut t5 = shared::<u64>([2]);
    copy(x1.at([(b5 * 2), n9]).or(x2[[cast::<usize>(t4[x1.dim(0)]), b5]]), &mut t5);
    let mut t6 = shared::<u64>([2, 2, 4]);
    clear(&mut t6);
    let mut t7 = fragment::<i32>([4]);
    parallel!(4, |i10| {
        t7[i10] = ((cast::<i32>(i10) * 1) + 0);
    });
    let mut t8 = fragment::<u64>([4]);
    copy(x1.at((span((b5 * 2), 4), 1)), &mut t8);
    scatter(&t8, &t7, &mut t4);
    parallel!((2, 2), |i11, i12| {
        y3[[((b5 * 2) + i11), ((b6 * 2) + i12)]] = select((x0[_q8] > t6[[1, i11, i12]]), ((select((x1[[i12, 2]] < x2[[i11, b5]]), x2[[i11, 4]], x2[[i11, i12]]) + (cast::<f32>(t6[[i11, i11, i12]]) * cast::<f32>(t6[[0, i11, 2]]))) * 0.5).abs().log2(), select((!(n9 < 7)), ((x2[[5, _q8]].min(0.0) * x2[[_q8, i12]].floor()) * 0.5).exp(), select((i12 != cast::<usize>(t4[0])), (cast::<f32>(d2) * 0.5).tanh(), (x2[[i11, i11]].round_ties_even().max(x2[[n9, ((_q8 * 4) / 4)]]) * 0.5).sin())));
    });
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
    let n7: usize = d2.div_ceil(1);
    let mut w6 = workspace::<f64>([d2, d3]);
    let [b4, b5] = blocks([d2.div_ceil(1), d3.div_ceil(3)]);
    let mut t7 = fragment::<f64>([3, 8]);
    parallel!((3, 8), |i8, i9| {
        let v10: f64 = 4.0;
        t7[[i8, i9]] = 1.0;
    });
    let mut t8 = shared::<i16>([8, 1, 3]);
    clear(&mut t8);
    parallel!(1, |i11| {
        t8.atomic_max([(cast::<usize>(x1[[i11, d0, cast::<usize>(x1[[i11, i11, d3]])]]) - 4), i11, i11], select((!(i11 == cast::<usize>(x1[[i11, _q6, cast::<usize>(x1[[i11, i11, n7]])]]))), cast::<i16>(t7[[_q6, i11]]), (x1[[i11, i11, cast::<usize>(x1[[n7, i11, cast::<usize>(x1[[i11, cast::<usize>(x1[[i11, i11, 4]]), i11]])]])]] & x1[[i11, i11, i11]])), Relaxed);
    });
    let mut t9 = fragment::<f64>([3]);
    reduce_max(&t7, &mut t9, 1);
    let mut t10 = shared::<i16>([8]);
    copy(t9.at([d2]).or(t7[[b4, b5]]), &mut t10);
    copy(&t10, t7.at_mut([d2, (d3 * 3)]));
    let mut t11 = fragment::<i16>([8, 4]);
    copy(x1.at((span((((_q6 * 1) + cast::<usize>(x1[[x1.dim(1), d3, cast::<usize>(t10[d1])]])) / 1), 8), (d2 + 2), span(b5, 4))), &mut t11);
    let mut t12 = shared::<i16>([3, 8]);
    parallel!((3, 8), |i12, i13| {
        t12[[i12, i13]] = (-select((n7 == i13), cast::<i16>(i12), cast::<i16>(i12)));
    });
    let mut t13 = shared::<i16>([8, 3]);
    let v14: i16 = (-(x1[[_q6, x1.dim(2), d1]] >> 5));
    fill(&mut t13, v14);
    clear(&mut t13);
    let mut t14 = fragment::<u8>([8, 1]);
    fill(&mut t14, 237);
    gemm_sp(&t11, &t14, t12.t(), &mut t13);
    parallel!((3, 8), |i15, i16| {
        let mut s17: f64 = 0.0;
        for k18 in 0..5 {
            s17 += x0[cast::<usize>(x1[[i15, i15, cast::<usize>(t12[[i15, i15]])]])];
        }
        if (i15 <= 6) {
            t7[[i15, i16]] = s17;
        }
    });
    let mut t15 = shared::<f64>([1, 3]);
    copy(x1.at([(n7 * 8), b4, (n7 * 1)]), &mut t15);
    let mut t16 = fragment::<f64>([1, 3]);
    copy(&t15, w6.at_mut([(b4 * 1), (b5 * 3)]));
    copy(w6.at([(b4 * 1), (b5 * 3)]), &mut t16);
    parallel!(1, |i19| {
        a4.atomic_or([i19], select((t11[[i19, cast::<usize>(t12[[i19, 2]])]] >= t8[[d2, i19, i19]]), 3, cast::<u64>(d0)), Relaxed);
    });
    parallel!((8, 4), |i20, i21| {
        h5.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t11[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((3, 8), |i22, i23| {
        h5.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t12[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((8, 3), |i24, i25| {
        h5.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t13[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), SeqCst);
    });
    parallel!((1, 3), |i26, i27| {
        h5.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), SeqCst);
    });
    parallel!((1, 3), |i28, i29| {
        h5.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    let mut t17 = fragment::<i16>([1, 3, 1]);
    parallel!((1, 3, 1), |i30, i31, i32| {
        t17[[i30, i31, i32]] = t10[i32];
    });
    copy(&t17, y3.at_mut([(b4 * 1), (b5 * 3), 0]));
}

const ROWS_41: usize = 2;
#[tile_kernel]
pub fn random_41<T: Float, const BM: usize, const BN: usize, const FLAG: bool>(
    x0: &Tensor<bf16, 3>,
    x1: &Tensor<f32, 5>,
    y2: &mut Tensor<T::Acc, 3>,
    y3: &mut Tensor<bf16, 3>,
    h4: &mut Tensor<u64, 1>,
    _p6: T,
    _p7: f32,
) {
    dims!(x0 = [d0, d1, ROWS_41], x1 = [ROWS_41, BM, BN, ROWS_41, 1], y2 = [d1, d1, d2], y3 = [d1, d1, d2], h4 = [7]);
    let mut w5 = workspace::<F8E4M3>([d1, d1, d2]);
    let [b3, b4, b5] = blocks([d1.div_ceil(ROWS_41), d1.div_ceil(BM), d2.div_ceil(BM)]);
    let mut t6 = shared::<f32>([BM]);
    copy(x0.at([b4, (b5 * BM), (b5 * BN)]), &mut t6);
    let mut t7 = shared::<bf16>([BM]);
    let v8: bf16 = (x0[[b4, d0, 1]] / 4.75).min_nan((cast::<bf16>(t6[b5]) / 0.5));
    fill(&mut t7, v8);
    parallel!(BM, |i9| {
        t7[i9] = ((cast::<bf16>(0) + 1.0) + (-1.0 * 0.0)).round();
    });
    let mut t8 = shared::<F8E4M3>([ROWS_41, BM, BM]);
    copy(x1.at((span(b4, ROWS_41), span((b5 * BM), BM), (b4 * ROWS_41), (b5 * BM), span((b5 % 1), BM))).or(1.0), &mut t8);
    let mut t9 = shared::<F8E4M3>([ROWS_41, BM, BM]);
    copy(&t8, w5.at_mut([(b3 * ROWS_41), (b4 * BM), (b5 * BM)]));
    copy(w5.at([(b3 * ROWS_41), (b4 * BM), (b5 * BM)]), &mut t9);
    parallel!(BM, |i10| {
        h4.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i10]) * 16.0))) * cast::<u64>(((1 * 5) + i10))), SeqCst);
    });
    parallel!(BM, |i11| {
        h4.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), Relaxed);
    });
    parallel!((ROWS_41, BM, BM), |i12, i13, i14| {
        h4.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i12, i13, i14]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), Relaxed);
    });
    parallel!((ROWS_41, BM, BM), |i15, i16, i17| {
        h4.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), SeqCst);
    });
    parallel!((ROWS_41, BM, BM), |i18, i19, i20| {
        let mut s21: T::Acc = 0.0;
        for k22 in 0..4 {
            s21 += cast_with::<T::Acc>(t6[i19], Round::TowardZero).abs().sqrt().abs();
        }
        y2[[((b3 * ROWS_41) + i18), ((b4 * BM) + i19), ((b5 * BM) + i20)]] = s21;
    });
    parallel!((ROWS_41, BM, BM), |i23, i24, i25| {
        y3[[((b3 * ROWS_41) + i23), ((b4 * BM) + i24), ((b5 * BM) + i25)]] = select((i23 >= (i23 / 3)), ((cast::<bf16>(-2).mul_add(0.0, (-2.0 * 1.0)) * 0.5).abs() + 1.0).recip(), select((i23 >= (i23 + d0)), (cast::<bf16>(4) * 0.5).sigmoid(), select(((i23 < i23) ^ (i23 < i23)), ((select((b4 <= 3), cast::<bf16>(4), 2.0) * 0.5).abs() + 1.0).recip(), ((cast::<bf16>(2) * 0.5).abs() + 1.0).recip())));
    });
}

#[tile_fn]
pub fn function_42(_v0: u8) -> u8 {
    (_v0 + select(((0usize <= 0) & (0usize < 0)), _v0, ((3 >> cast::<u8>((0usize + 1))) / cast::<u8>((0usize + 1)))))
}
#[tile_kernel]
pub fn random_42<T: Int, const BM: usize, const BN: usize>(
    x0: &Tensor<u8, 5>,
    x1: &Tensor<u16, 1>,
    y2: &mut Tensor<u16, 3>,
    _q8: usize,
) {
    dims!(x0 = [BM, BN, 1, 1, 1], x1 = [d1], y2 = [d2, d3, d4]);
    require!((d1 < 100), "extents are below 100");
    let [b5, b6, b7] = blocks([d2.div_ceil(BN), d3.div_ceil(BM), d4.div_ceil(BM)]);
    let mut t3 = fragment::<T::Acc>([BM, BN, 1]);
    parallel!((BM, BN, 1), |i9, i10, i11| {
        t3[[i9, i10, i11]] = -1;
    });
    let mut t4 = shared::<T::Acc>([BM, BM, 1]);
    copy(x0.at((span((d2 * 6), 1), span(x0.dim(1), BM), (b5 * BN), (b6 * BM), span((b6 * BM), BM))).permute([1, 2, 0]), &mut t4);
    copy(x0.at([(b6 * 3), 7, (b6 * 6), 0, (b6 * 6)]), &mut t3);
    for k12 in 0..b7 {
        parallel!((d3.min(BM), BN, 1), |i13, i14, i15| {
            t3[[i13, (i14 + 2), i15]] = cast::<T::Acc>(x1[i15]);
        });
        let mut t5 = shared::<i32>([6, BN]);
        copy(t3.at([(b7 * 6), (k12 * BM), (b6 * BM)]), &mut t5);
        let mut t6 = fragment::<i32>([BN]);
        parallel!(BN, |i16| {
            t6[i16] = ((cast::<i32>(i16) * 1) + 2);
        });
        let mut t7 = shared::<i32>([BN, BN]);
        copy(t5.at([(b7 * 6), (k12 * 2)]), &mut t7);
        scatter(&t7, &t6, &mut t5);
        let mut t8 = fragment::<i32>([6]);
        fill(&mut t8, 1);
        reduce_sum_into(&t5, &mut t8, 1);
    }
    let mut t9 = fragment::<i32>([BM, BN, 1]);
    reduce_argmax(&t3, &mut t9, 2);
    clear(&mut t9);
    let mut t10 = shared::<u16>([BN, BM, BM]);
    parallel!((BN, BM, BM), |i17, i18, i19| {
        let mut s20: u16 = 0;
        for k21 in 0..2 {
            s20 += 0;
        }
        t10[[i17, i18, i19]] = s20;
    });
    copy(&t10, y2.at_mut([(b5 * BN), (b6 * BM), (b7 * BM)]));
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
    let [b5, b6] = blocks([d4.div_ceil(BM), d4.div_ceil(BK)]);
    let mut t6 = fragment::<f32>([BK]);
    copy(x2.at((b5, span(cast::<usize>(x0[[d1, _p7, _p7]]), BK))), &mut t6);
    let mut t7 = fragment::<u16>([BM, 2*BN, BN, 2*BN]);
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
        clear(&mut t8);
        if (d2 >= d3) {
            copy(x2.at([(b5 * BN), (b5 * BM)]).or(x2[[b5, cast::<usize>(x0[[b5, 0, b5]])]]), &mut t8);
            fill(t8.at_mut((span(b5, 2*BN),)), 1);
            parallel!((BM, (2*BN), BN, (2*BN)), |i17, i18, i19, i20| {
                h5.atomic_add([(((((((((1 * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t7[[i17, i18, i19, i20]]) * cast::<u64>(((((((((1 * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
            });
            parallel!((2*BN), |i21| {
                h5.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t8[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
            });
        } else {
            let mut v22: u16 = 2;
            for k23 in 0..3 {
                v22 += (t7[[8, (b5 - 1), b5, b5]] ^ x0[[b5, (_p7 / 2), cast::<usize>(t7[[b6, cast::<usize>(x0[[b5, d2, _p7]]), b5, b5]])]]);
            }
        }
        parallel!((BM, (2*BN), BN, (2*BN)), |i24, i25, i26, i27| {
            h5.atomic_add([(((((((((1 * 5) + i24) * 5) + i25) * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t7[[i24, i25, i26, i27]]) * cast::<u64>(((((((((1 * 5) + i24) * 5) + i25) * 5) + i26) * 5) + i27))), Relaxed);
        });
        parallel!((2*BN), |i28| {
            h5.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t8[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
        });
    } else {
        let mut t9 = fragment::<u16>([2*BN]);
        copy(&t8, &mut t9);
    }
    let mut t10 = shared::<u16>([BK, BM]);
    copy(x1.at([(b5 * BM), b5]), &mut t10);
    parallel!(BK, |i29| {
        h5.atomic_add([(((1 * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i29]) * 16.0))) * cast::<u64>(((1 * 5) + i29))), SeqCst);
    });
    parallel!((BM, (2*BN), BN, (2*BN)), |i30, i31, i32, i33| {
        h5.atomic_add([(((((((((1 * 5) + i30) * 5) + i31) * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t7[[i30, i31, i32, i33]]) * cast::<u64>(((((((((1 * 5) + i30) * 5) + i31) * 5) + i32) * 5) + i33))), Relaxed);
    });
    parallel!((2*BN), |i34| {
        h5.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(t8[i34]) * cast::<u64>(((1 * 5) + i34))), SeqCst);
    });
    parallel!((BK, BM), |i35, i36| {
        h5.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t10[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), SeqCst);
    });
    parallel!((BM, BK), |i37, i38| {
        y3[[((b5 * BM) + i37), ((b6 * BK) + i38)]] = ((-1.0 * -1.0) - (cast::<f32>(i38) * 0.0));
    });
    parallel!((BM, BK), |i39, i40| {
        y4[[((b5 * BM) + i39), ((b6 * BK) + i40)]] = select((i40.min(b5) == i40), (0.0f32.mul_add((-1.0 + 0.0), (2.0 + x2[[i40, cast::<usize>(t7[[6, 0, i40, i40]])]])) * 0.5).exp2(), select(((7 == i40) ^ (d3 == i40)), ((-(-2.0f32).max(x2[[i40, i40]])) * 0.5).exp(), select((cast::<usize>(t10[[b5, b5]]) > (i40 / 1)), (((if (t10[[i40, i39]] <= cast::<u16>(t8[b5])) { x2[[i40, i40]] } else { x2[[i40, i40]] }).abs() * 0.5).abs() + 1.0).rsqrt(), (x2[[b6, _p7]] * 0.5).exp2())));
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
    if (!(!(4usize == 0))) {
        let mut t8 = shared::<i32>([3]);
        parallel!(3, |i9| {
            t8[i9] = cast::<i32>(t6[[i9, i9]]);
        });
        let mut t9 = shared::<F8E4M3>([3]);
        gather(x0, &t8, &mut t9);
        let mut t10 = fragment::<F8E5M2>([3, 8]);
        copy(t6.at([d3, (b5 * 3)]).or(4.0), &mut t10);
        let mut t11 = fragment::<F8E5M2>([1, 16]);
        copy(x1.at((span((d0 * 1), 1), span((cast::<usize>(t8[d3]) * 1), 16))), &mut t11);
        let mut t12 = shared::<f32>([3, 1]);
        clear(&mut t12);
        let mut t13 = shared::<u8>([3, 2]);
        fill(&mut t13, 68);
        gemm_sp(&t10, &t13, t11.t(), &mut t12);
        parallel!(3, |i10| {
            h4.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i10]) * 16.0))) * cast::<u64>(((1 * 5) + i10))), SeqCst);
        });
        parallel!((3, 1), |i11, i12| {
            h4.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i11, i12]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
        });
    }
    let mut t14 = fragment::<i32>([3]);
    reduce_argmax(&t6, &mut t14, 1);
    let mut t15 = fragment::<f32>([1]);
    reduce_abs_sum(&t7, &mut t15, 0);
    copy(x0.at([(_p7 + d2)]), &mut t7);
    let mut t16 = fragment::<i32>([1]);
    parallel!(1, |i13| {
        t16[i13] = ((cast::<i32>(i13) * 1) + 1);
    });
    let mut t17 = fragment::<i32>([1]);
    copy(&t7, &mut t17);
    scatter(&t17, &t16, &mut t14);
    let mut t18 = shared::<F8E5M2>([1]);
    reduce_max(&t7, &mut t18, 0);
    let mut t19 = fragment::<F8E4M3>([3, 3]);
    copy(t6.at([(d1 * 1), b5]), &mut t19);
    let mut t20 = shared::<F8E4M3>([3, 3]);
    copy(&t19, w5.at_mut([(b5 * 3), (b6 * 3)]));
    copy(w5.at([(b5 * 3), (b6 * 3)]), &mut t20);
    parallel!(1, |i14| {
        h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t16[i14]) * cast::<u64>(((1 * 5) + i14))), Release);
    });
    parallel!(1, |i15| {
        h4.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t17[i15]) * cast::<u64>(((1 * 5) + i15))), Release);
    });
    parallel!(1, |i16| {
        h4.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[i16]) * 16.0))) * cast::<u64>(((1 * 5) + i16))), Release);
    });
    parallel!((3, 3), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((3, 3), |i19, i20| {
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((3, 3), |i21, i22| {
        y2[[((b5 * 3) + i21), ((b6 * 3) + i22)]] = select((i22 < 3), ((-(t20[[i21, i21]] * t20[[cast::<usize>(t14[1]), i21]])) * 0.5).exp(), select(t19[[0, i21]].is_finite(), ((cast::<F8E4M3>(b5).mul_add(cast::<F8E4M3>(b5), cast::<F8E4M3>(b5)) * cast::<F8E4M3>(-1).mul_add(0.0, -2.0)) * 0.5).erf(), select(((_p7 >= b5) | (t18[d4] == t18[b5])), ((t19[[1, i21]] * 0.5).abs() + 1.0).powf(cast::<F8E4M3>(0).mul_add(0.0, -1.0)), (cast::<F8E4M3>(d2).max(t19[[i22, i22.min(b5)]]) * 0.5).abs().log2())));
    });
    copy(&t6, y3.at_mut([(b5 * 3), (b6 * 3)]));
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
    dims!(x0 = [d0, d1], x1 = [d2, d1], x2 = [d1, d0], y3 = [d3, d2], h4 = [7]);
    require!((d0 < 100), "extents are below 100");
    let mut w5 = workspace::<i16>([d3, d2]);
    let [b4, b5] = blocks([d3.div_ceil(ROWS_45), d2.div_ceil(ROWS_45)]);
    let mut t6 = shared::<i16>([ROWS_45, ROWS_45]);
    copy(y3.at([(b4 * ROWS_45), (b5 * ROWS_45)]), &mut t6);
    let mut t7 = fragment::<u16>([BM]);
    copy(x2.at((b4, span((b4 * BM), BM))), &mut t7);
    let mut t8 = shared::<u16>([BM, BM]);
    parallel!((BM, BM), |i6, i7| {
        let mut l9 = local::<u16>([3]);
        for k8 in 0..3 {
            l9[k8] = 0;
        }
        t8[[i7, i6]] = l9[cast::<usize>(x0[[0, i7]])];
    });
    parallel!((ROWS_45, ROWS_45), |i9, i10| {
        t6.atomic_exchange([i9, i10], ((((x0[[i9, 4]] * 6) + x0[[cast::<usize>(t7[cast::<usize>(t7[cast::<usize>(t7[i9])])]), 5]]) / 6) + select((t8[[d0, b5]] >= x2[[b5, 6]]), cast::<i16>(i9), x0[[i10, i10]])), AcqRel);
    });
    parallel!(d1.min(BM), |i11| {
        if (i11 == d3) {
            t7[(i11 * 2)] = (((cast::<u16>(x1[[14, d3]]) / 7) >> x2[[i11, i11]]) ^ t7[(i11 * 2)]);
        }
    });
    parallel!((BM, BM), |i12, i13| {
        t8.atomic_cas([i12, i13], 0, (t7[i12] * cast::<u16>(x1[[(((i13 * (BM + 1)) + i13) / (BM + 1)), ((((i12 - 3) * ROWS_45) + cast::<usize>(x2[[7, i12]])) / ROWS_45)]])), Relaxed);
    });
    let mut t10 = shared::<u16>([ROWS_45, BM + 1]);
    clear(&mut t10);
    let mut t11 = fragment::<i16>([ROWS_45, ROWS_45]);
    copy(&t6, &mut t11);
    let mut t12 = fragment::<i16>([ROWS_45, ROWS_45]);
    copy(&t11, w5.at_mut([(b4 * ROWS_45), (b5 * ROWS_45)]));
    copy(w5.at([(b4 * ROWS_45), (b5 * ROWS_45)]), &mut t12);
    parallel!(BM, |i14| {
        h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t7[i14]) * cast::<u64>(((1 * 5) + i14))), AcqRel);
    });
    parallel!((BM, BM), |i15, i16| {
        h4.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t8[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Acquire);
    });
    parallel!((ROWS_45, (BM + 1)), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t10[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((ROWS_45, ROWS_45), |i19, i20| {
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t11[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), SeqCst);
    });
    parallel!((ROWS_45, ROWS_45), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t12[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), AcqRel);
    });
    let mut t13 = shared::<i16>([ROWS_45, ROWS_45]);
    copy(x1.at([(d1 * BM), d2]).or(2), &mut t13);
    copy(&t13, y3.at_mut([(b4 * ROWS_45), (b5 * ROWS_45)]));
}

const ROWS_46: usize = 3;
#[tile_fn]
pub fn function_46(_v0: f32) -> f32 {
    _v0.max((-3.75f32).min(4.0).max((-1.0f32).max(-3.0)).max(_v0.abs().sqrt().max(_v0)))
}
#[tile_kernel]
pub fn random_46<const BM: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<f32, 3>,
    y3: &mut Tensor<f32, 1>,
    y4: &mut Tensor<f32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p4: f32,
    _p5: f32,
    _q6: usize,
) {
    dims!(x0 = [d1], x1 = [BM], x2 = [d2, d2, BM], y3 = [d2], y4 = [d2], h5 = [7]);
    let n7: usize = d2.div_ceil(ROWS_46);
    let [b3] = blocks([d2.div_ceil(ROWS_46)]);
    let mut t6 = fragment::<f32>([2*BM]);
    let v8: f32 = (x0[_q6] + _p4);
    fill(&mut t6, v8);
    let mut t7 = shared::<f32>([ROWS_46, 2*BM]);
    parallel!(((2*BM), ROWS_46), |i9, i10| {
        let mut s11: f32 = 0.0;
        for k12 in 0..2 {
            s11 += (cast::<f32>((((n7 * (2*BM)) + k12) / (2*BM))).abs() / 5.0);
        }
        t7[[i10, i9]] = s11;
    });
    let mut t8 = fragment::<f32>([2*BM, 4]);
    copy(x2.at([_q6.min(d1), b3, 1]).or(x0[n7]), &mut t8);
    let mut t9 = shared::<f32>([ROWS_46, 8]);
    copy(x2.at([((_q6 * ROWS_46) / ROWS_46), x2.dim(1), d2]), &mut t9);
    let mut t10 = shared::<f32>([2*BM, ROWS_46]);
    clear(&mut t10);
    let mut t11 = fragment::<u8>([2*BM, 1]);
    fill(&mut t11, 68);
    gemm_sp(&t8, &t11, t9.t(), &mut t10);
    let mut t12 = shared::<f32>([2*BM, 2*BM]);
    clear(&mut t12);
    for k13 in 0..1 {
        let mut t13 = shared::<f32>([2*BM, BM]);
        let mut t14 = fragment::<f32>([BM, 2*BM]);
        copy(x2.at([n7, d1, (k13 * BM)]), &mut t13);
        copy(x2.at([d2, (k13 * BM), (x1.dim(0) / 4)]), &mut t14);
        gemm(&t13, &t14, &mut t12);
    }
    parallel!((ROWS_46, (2*BM)), |i14, i15| {
        h5.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Release);
    });
    parallel!(((2*BM), 4), |i16, i17| {
        h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((ROWS_46, 8), |i18, i19| {
        h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Release);
    });
    parallel!(((2*BM), ROWS_46), |i20, i21| {
        h5.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!(((2*BM), (2*BM)), |i22, i23| {
        h5.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Release);
    });
    let mut t15 = shared::<f32>([ROWS_46]);
    copy(x2.at([b3, d1, (d2 * (2*BM))]).or(t8[[d1, x1.dim(0)]]), &mut t15);
    copy(&t15, y3.at_mut([(b3 * ROWS_46)]));
    parallel!(ROWS_46, |i24| {
        y4[((b3 * ROWS_46) + i24)] = select(t8[[i24, (b3 * 1)]].is_finite(), (x1[(n7 - (_q6 % 1))] * 0.5).abs().log2(), select(((x1.dim(0) % 7) > 3), ((cast::<f32>(b3) * 0.5).abs() + 1.0).recip(), select(((i24 <= i24) && (i24 >= 1)), (((-2.0 - -2.0) * x1[1]) * 0.5).sin(), (cast::<f32>(d1) * 0.5).erf())));
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
    parallel!((2*BM), |i4| {
        t5[i4] = ((if (i4 >= (cast::<usize>(x0[[0, b2]]) + _q3)) { (0 ^ cast::<u16>((_q3 + 1))) } else { (cast::<u16>(x0[[b2, b2]]) * cast::<u16>(x0[[2, b2]])) }) >> cast::<u16>((i4 + 1)));
    });
    let mut t6 = fragment::<F8E5M2>([3, 3]);
    parallel!((3, 3), |i5, i6| {
        t6[[i6, i5]] = -1.0;
    });
    let mut t7 = shared::<u16>([1]);
    reduce_product(&t5, &mut t7, 0);
    parallel!(1, |i7| {
        t7.atomic_cas([i7], 0, ((((t5[b2] * 4) + t5[i7]) % 4) >> 0), SeqCst);
    });
    let mut t8 = fragment::<F8E5M2>([3, 4]);
    copy(x0.at((span(_q3, 3), span(b2, 4))), &mut t8);
    let mut t9 = fragment::<F8E5M2>([8, 3]);
    copy(t6.at([x1.dim(1), 1]), &mut t9);
    let mut t10 = shared::<f32>([3, 3]);
    fill(&mut t10, 0.0);
    let mut t11 = shared::<u8>([3, 1]);
    fill(&mut t11, 140);
    gemm_sp(&t8, &t11, &t9, &mut t10);
    let v8: F8E5M2 = select((t10[[b2, d1]] >= t10[[d0, 0]]), cast::<F8E5M2>(x0[[_q3, b2]]).abs(), cast::<F8E5M2>(cast::<usize>(x0[[x0.dim(0), b2]])).abs().sqrt());
    fill(&mut t6, v8);
    parallel!((2*BM), |i9| {
        h4.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(t5[i9]) * cast::<u64>(((1 * 5) + i9))), Relaxed);
    });
    parallel!((3, 3), |i10, i11| {
        h4.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i10, i11]]) * 16.0))) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), SeqCst);
    });
    parallel!(1, |i12| {
        h4.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t7[i12]) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!((3, 3), |i13, i14| {
        h4.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
    });
    let mut t12 = shared::<T>([BM, BM]);
    copy(x1.at((span((b2 * 3), BM), span((b2 * BM), BM))), &mut t12);
    copy(&t12, y2.at_mut([(b2 * BM), 0]));
    parallel!(BM, |i15| {
        y3[((b2 * BM) + i15)] = 1;
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
        t3[[i9, i8, i7]] = s10;
    });
    let mut t4 = fragment::<bool>([BM, BN]);
    copy(t3.at((span((n6 * BN), BM), span((b4 * BN), BN), (n6 * BM))), &mut t4);
    let mut t5 = fragment::<i32>([BM]);
    parallel!(BM, |i12| {
        t5[i12] = ((cast::<i32>(i12) * 1) + 0);
    });
    let mut t6 = shared::<bool>([BM, BN]);
    parallel!((BN, BM), |i13, i14| {
        t6[[i14, i13]] = (!(i13 < (i14 % 8)));
    });
    scatter(&t6, &t5, &mut t4);
    let mut t7 = fragment::<i32>([BN, BM]);
    reduce_argmax(&t3, &mut t7, 2);
    let mut t8 = fragment::<f64>([2*BM, BN]);
    copy(t6.at([n6, (n6 * BM)]), &mut t8);
    let mut t9 = fragment::<i32>([BN, BM]);
    cumsum(&t7, &mut t9, 0);
    let v15: i16 = cast::<i16>(t4[[n6, b4]]);
    let mut t10 = shared::<bool>([BM]);
    copy(&t5, &mut t10);
    copy(&t10, y1.at_mut([(b4 * BM)]));
    copy(&t5, y2.at_mut([(b4 * BM)]));
}

#[tile_kernel]
pub fn random_49<const BM: usize, const BN: usize, const BK: usize, const FLAG: bool>(
    x0: &Tensor<u64, 2>,
    y1: &mut Tensor<u16, 2>,
    h2: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d1], y1 = [d1, d2], h2 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n5: usize = d1.div_ceil(BM);
    let [b3, b4] = blocks([d1.div_ceil(BM), d2.div_ceil(BK)]);
    let mut t3 = shared::<f32>([BK]);
    copy(x0.at([b4, (b3 / 4)]), &mut t3);
    let mut t4 = shared::<f16>([BN, BM]);
    clear(&mut t4);
    let mut v6: f16 = 3.0;
    for k7 in 0..5 {
        v6 += cast::<f16>(-1).min(t4[[1, n5]].min(t4[[k7, b4]]));
    }
    let mut v8: u64 = 0;
    for k9 in 0..1 {
        v8 += (!(x0[[b4, b4]] ^ x0[[cast::<usize>(x0[[b4, b3]]), b3]]));
    }
    let mut t5 = fragment::<f16>([BM, BM]);
    parallel!((BM, BM), |i10, i11| {
        t5[[i10, i11]] = (t4[[((cast::<usize>(x0[[i11, i10]]) * BK) / BK), i11]] * (-(-1.0)));
    });
    let mut t6 = shared::<f16>([BM, 2*BM]);
    copy(t4.at((span((n5 * BM), BM), span(b4, 2*BM))).or(t4[[cast::<usize>(x0[[b4, n5]]), b4]]), &mut t6);
    let mut t7 = fragment::<f32>([BM, 2*BM]);
    gemm_set(&t5, &t6, &mut t7);
    copy(t4.at((span(cast::<usize>(x0[[b4, d0]]), BM), span(b4, 2*BM))), &mut t7);
    let mut t8 = fragment::<f16>([2*BM, BK, BM]);
    let v12: f16 = (t4[[cast::<usize>(x0[[b4, n5]]), b4]] + t4[[b4, cast::<usize>(x0[[1, n5]])]]).round();
    fill(&mut t8, v12);
    parallel!(BK, |i13| {
        h2.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Relaxed);
    });
    parallel!((BN, BM), |i14, i15| {
        h2.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((BM, (2*BM)), |i16, i17| {
        h2.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!(((2*BM), BK, BM), |i18, i19, i20| {
        h2.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i18, i19, i20]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Release);
    });
    parallel!((BM, BK), |i21, i22| {
        let v23: f16 = t4[[1, 1]];
        y1[[((b3 * BM) + i21), ((b4 * BK) + i22)]] = 4;
    });
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
    let mut t9 = fragment::<u8>([8, 1]);
    fill(&mut t9, 140);
    gemm_sp(&t6, &t9, t7.t(), &mut t8);
    let mut t10 = fragment::<f16>([ROWS_50, 8]);
    copy(t7.at([b3, (d2 * ROWS_50)]), &mut t10);
    let mut t11 = fragment::<u8>([3, ROWS_50]);
    copy(t5.at(((b5 * 3), span((b5 * 8), ROWS_50), span((b5 * 8), 3))).t(), &mut t11);
    let mut t12 = shared::<i32>([8]);
    reduce_argmin(&t8, &mut t12, 0);
    let mut t13 = fragment::<i32>([3]);
    parallel!(3, |i16| {
        t13[i16] = ((cast::<i32>(i16) * 1) + 2);
    });
    let mut t14 = fragment::<f16>([3, 8]);
    copy(t8.at([d1, (b3 * ROWS_50)]), &mut t14);
    scatter(&t14, &t13, &mut t10);
    let mut t15 = shared::<i32>([8]);
    parallel!(8, |i17| {
        t15[i17] = ((cast::<i32>(i17) * 1) + 2);
    });
    let mut t16 = fragment::<f32>([8, 4]);
    copy(t6.at([b3, b3]).or(t6[[x1.dim(0), b4]]), &mut t16);
    scatter(&t16, &t15, &mut t6);
    parallel!(8, |i18| {
        h3.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t12[i18]) * cast::<u64>(((1 * 5) + i18))), Acquire);
    });
    parallel!(3, |i19| {
        h3.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t13[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!((3, 8), |i20, i21| {
        h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), SeqCst);
    });
    parallel!(8, |i22| {
        h3.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t15[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!((8, 4), |i23, i24| {
        h3.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), SeqCst);
    });
    parallel!((ROWS_50, 8, 8), |i25, i26, i27| {
        y2[[((b3 * ROWS_50) + i25), ((b4 * 8) + i26), ((b5 * 8) + i27)]] = (((-t7[[7, b4]]) * (0.0 * -1.0)) + ((-cast::<f32>(b4)) + (t7[[i26, i27]] * t7[[cast::<usize>(t11[[b5, i25]]), 7]])));
    });
}

const ROWS_51: usize = 2;
#[tile_fn]
pub fn function_51(_v0: u8, _v1: u8) -> u8 {
    (_v0 + (!select((0usize == 0), (_v0 ^ cast::<u8>((0usize + 1))), (3 * 4))))
}
#[tile_kernel]
pub fn random_51<const BM: usize, const BN: usize, const BK: usize, const FLAG: bool>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<u8, 1>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<u8, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2, d3], x1 = [d4], y2 = [d2, 2*BK], y3 = [d2], h4 = [7]);
    let n6: usize = d2.div_ceil((BM + 1));
    let [b5] = blocks([d2.div_ceil((BM + 1))]);
    let mut t5 = shared::<u8>([BM + 1, BN, BK, 1, 1]);
    parallel!(((BM + 1), BN, BK, 1, 1), |i7, i8, i9, i10, i11| {
        let v12: f32 = (cast::<f32>(x1[cast::<usize>(x1[6])]) + cast::<f32>(x1[i10]));
        let mut l6 = local::<u8>([4]);
        for k13 in 0..4 {
            l6[k13] = (if ((i9 % 3) != n6) { select((2 > k13), x1[i10], x1[d2]) } else { function_51(x1[8], x1[i9]) });
        }
        t5[[i7, i8, i9, i10, i11]] = l6[i10];
    });
    let mut t7 = shared::<u8>([BM, BN]);
    let v14: u8 = (if (cast::<usize>(x1[d2]) > n6) { t5[[b5, 4, d2, d2, b5]] } else { x1[b5] }).abs();
    fill(&mut t7, v14);
    let mut t8 = fragment::<i32>([BK]);
    parallel!(BK, |i15| {
        t8[i15] = ((cast::<i32>(i15) * 1) + 2);
    });
    let mut t9 = fragment::<u8>([BK, BN]);
    copy(t7.at([(b5 * BM), (b5 * BN)]).or(x1[b5]), &mut t9);
    scatter(&t9, &t8, &mut t7);
    let mut t10 = shared::<u8>([BK, BN]);
    cumsum_rev(&t9, &mut t10, 0);
    if FLAG {
        let mut v16: u8 = 0;
        for k17 in 0..2 {
            v16 += function_51((if true { function_51(cast::<u8>(t7[[k17, d4]]), t5[[2, d4, d2, 0, d2]]) } else { 0u8 }), x1[10]);
        }
        parallel!((BK, BN), |i18, i19| {
            h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t9[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), SeqCst);
        });
        parallel!((BK, BN), |i20, i21| {
            h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t10[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Acquire);
        });
    }
    let mut t11 = fragment::<f32>([2*BK, BK]);
    parallel!(((2*BK), BK), |i22, i23| {
        t11[[i22, i23]] = cast::<f32>(x1[5]);
    });
    let mut t12 = shared::<f32>([2*BK, BM + 1]);
    parallel!(((2*BK), (BM + 1)), |i24, i25| {
        t12[[i24, i25]] = cast::<f32>(x1[i25]);
    });
    let mut t13 = shared::<f32>([BK, BM + 1]);
    let v26: f32 = select((cast::<usize>(t10[[n6, d2]]) <= d2), x0[[b5, 8]].abs(), cast::<f32>(t7[[b5, n6]]).min(cast::<f32>(t10[[1, d2]])));
    fill(&mut t13, v26);
    clear(&mut t13);
    gemm(t11.t(), &t12, &mut t13);
    parallel!(d3.min(BK), |i27| {
        t8[i27] = (cast::<i32>(x1[10]) * 0);
    });
    let mut t14 = shared::<f32>([BN, BM]);
    parallel!((BN, BM), |i28, i29| {
        t14[[i28, i29]] = ((-2.0f32) + -1.0).abs();
    });
    let mut t15 = shared::<f32>([BK, BM]);
    parallel!((BK, BM), |i30, i31| {
        t15[[i30, i31]] = t11[[i31, i31]];
    });
    let mut t16 = shared::<f32>([BN, BK]);
    clear(&mut t16);
    gemm(&t14, t15.t(), &mut t16);
    let mut t17 = shared::<u8>([BM + 1, BM]);
    copy(x0.at((span(5, BM + 1), span(d2, BM))), &mut t17);
    let v32: u8 = ((t17[[b5, b5]] ^ t9[[d2, b5]]) / 1);
    parallel!((BK, (BM + 1)), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i33, i34]]) * 16.0))) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((BN, BM), |i35, i36| {
        h4.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i35, i36]]) * 16.0))) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!((BK, BM), |i37, i38| {
        h4.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i37, i38]]) * 16.0))) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), SeqCst);
    });
    parallel!((BN, BK), |i39, i40| {
        h4.atomic_add([(((((1 * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i39, i40]]) * 16.0))) * cast::<u64>(((((1 * 5) + i39) * 5) + i40))), SeqCst);
    });
    parallel!(((BM + 1), BM), |i41, i42| {
        h4.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(t17[[i41, i42]]) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), Acquire);
    });
    parallel!(((BM + 1), (2*BK)), |i43, i44| {
        let v45: f32 = t16[[4, i43]];
        y2[[((b5 * (BM + 1)) + i43), (0 + i44)]] = (if (6usize == 4) { cast::<f32>(t8[i43]) } else { 4.0 }).min((cast::<f32>((((i43 * BM) + b5) / BM)) + t12[[1, i44]])).floor();
    });
    parallel!((BM + 1), |i46| {
        y3[((b5 * (BM + 1)) + i46)] = x1[b5];
    });
}

#[tile_fn]
pub fn function_52(_v0: F8E4M3) -> F8E4M3 {
    (_v0 + F8E4M3::from_bits((cast::<F8E4M3>(-3).abs().to_bits() | 128)).min_nan((cast::<F8E4M3>(-3).abs() / 3.75)))
}
#[tile_kernel]
pub fn random_52<T: Element, const BM: usize, const FLAG: bool>(
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
    let n9: usize = d4.div_ceil((2*BM));
    let [b5] = blocks([d4.div_ceil((2*BM))]);
    let mut t5 = shared::<bool>([BM]);
    parallel!(BM, |i10| {
        t5[i10] = (x0[i10] <= cast::<F8E4M3>(b5).abs().sqrt().mul_add(function_52(cast::<F8E4M3>(2)), function_52(cast_with::<F8E4M3>(x1[[15, i10, i10]], Round::TowardZero))));
    });
    let mut t6 = fragment::<bool>([2*BM, 2*BM]);
    copy(x1.at(((d1 * (2*BM)), span((_q8 * 1), 2*BM), span((b5 * BM), 2*BM))).t(), &mut t6);
    parallel!(BM, |i11| {
        let v12: F8E4M3 = x2[[(n9 + 4), i11]].ceil();
        let mut l7 = local::<bool>([1]);
        for k13 in 0..1 {
            l7[k13] = FLAG;
        }
        t5[(i11 + 3)] = l7[x0.dim(0)];
    });
    parallel!(BM, |i14| {
        h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t5[i14]) * cast::<u64>(((1 * 5) + i14))), AcqRel);
    });
    parallel!(((2*BM), (2*BM)), |i15, i16| {
        h4.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t6[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), SeqCst);
    });
    let mut t8 = shared::<T>([2*BM]);
    copy(x0.at((span((b5 * 4), 2*BM),)), &mut t8);
    copy(&t8, y3.at_mut([(b5 * (2*BM))]));
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
        t6[[i8, i9, i10, i11, i12]] = (x1[[i12, _q7, (i8 % 4)]] >> x1[[_q7, i11, (((((((d2 - 5) * BM) + cast::<usize>(x1[[cast::<usize>(x1[[i9, i8, 1]]), i11, cast::<usize>(x1[[i8, i9, cast::<usize>(x1[[i12, i9, i8]])]])]])) % BM) * ROWS_53) + i9) / ROWS_53)]]);
    });
    let mut t7 = shared::<i16>([1, 1]);
    copy(x2.at([((_q7 * 1) / 1), (((b5 - 4) * ROWS_53) % ROWS_53), (b6 * BM)]).or(x0[[d4, b6, 1, b6]]), &mut t7);
    let mut t8 = fragment::<f32>([ROWS_53, ROWS_53]);
    clear(&mut t8);
    pipelined!(0..4, stages = 3, stage = [0, 0, 0, 0, 0], |k13| {
        let mut t9 = shared::<F8E4M3>([ROWS_53, ROWS_53]);
        let mut t10 = shared::<F8E4M3>([ROWS_53, ROWS_53]);
        copy(x0.at([b6, 1, (b6 + 1), (k13 * ROWS_53)]), &mut t9);
        copy(x0.at([b5, b5, (k13 * ROWS_53), b6]), &mut t10);
        gemm(&t9, &t10, &mut t8);
    });
    let mut t11 = shared::<T>([ROWS_53, BM]);
    parallel!((ROWS_53, BM), |i14, i15| {
        t11[[i14, i15]] = cast::<T>(b5);
    });
    let mut t12 = shared::<T>([ROWS_53, ROWS_53]);
    copy(x1.at([(d0 * 1), (d1 * 1), (b5 * BM)]), &mut t12);
    let mut t13 = fragment::<T::Acc>([BM, ROWS_53]);
    let v16: T::Acc = cast::<T::Acc>(t7[[b6, (b6 + 1)]]).min((cast::<T::Acc>(x0[[b6, b6, 1, b6]]) * cast::<T::Acc>(x1[[1, 0, d3]])));
    fill(&mut t13, v16);
    clear(&mut t13);
    gemm(t11.t(), t12.t(), &mut t13);
    let v17: F8E4M3 = cast::<F8E4M3>(t8[[b5, b5]]);
    if (x2[[(b5 * 2), b5, b5]] < (cast::<F8E4M3>(d2) + 0.0)) {
        let mut v18: i16 = 2;
        for k19 in 0..5 {
            v18 += ((t7[[b6, b6]] ^ x1[[d4, 0, d0]]) << x1[[cast::<usize>(t7[[b6, 0]]), cast::<usize>(t7[[b6, b6]]), d1]]);
        }
        let v20: T::Acc = t13[[(d0 / 1), b6]];
        let mut t14 = shared::<T::Acc>([BM]);
        parallel!(BM, |i21| {
            t14[i21] = v20;
        });
        parallel!((BM, ROWS_53), |i22, i23| {
            h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
        });
        parallel!(BM, |i24| {
            h4.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i24]) * 16.0))) * cast::<u64>(((1 * 5) + i24))), Acquire);
        });
    }
    let mut v25: i16 = 0;
    for k26 in 0..5 {
        v25 += ((t7[[b6, b6]] / 3) * (cast::<i16>(t6[[cast::<usize>(x1[[2, b6, 3]]), 1, 15, b6, b5]]) + x1[[3, b6, b5]]));
    }
    let mut t15 = fragment::<i16>([ROWS_53, BM]);
    copy(t6.at([(b6 * ROWS_53), (d0 * 1), b5, (b6 / 4), cast::<usize>(t7[[x0.dim(2), b6]])]), &mut t15);
    let mut t16 = shared::<i16>([ROWS_53, BM]);
    copy(&t15, w5.at_mut([(b5 * ROWS_53), (b6 * BM)]));
    copy(w5.at([(b5 * ROWS_53), (b6 * BM)]), &mut t16);
    parallel!((1, 1), |i27, i28| {
        h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t7[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((ROWS_53, ROWS_53), |i29, i30| {
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Release);
    });
    parallel!((BM, ROWS_53), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((ROWS_53, BM), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t15[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((ROWS_53, BM), |i35, i36| {
        h4.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t16[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!((ROWS_53, BM), |i37, i38| {
        y3[[((b5 * ROWS_53) + i37), ((b6 * BM) + i38)]] = select((i37 < 0), (cast::<T>(i37).round_ties_even() * 0.5).sigmoid(), select(((b5 % 3) != i37), (cast::<T>(x2[[i37, cast::<usize>(t7[[d4, _q7]]), (b5 % 1)]]) * 0.5).ln(), select(((cast::<usize>(x1[[cast::<usize>(t15[[cast::<usize>(x1[[b5, i37, d3]]), i38]]), b5, d3]]) == i37) & (i37 < i37)), ((((0.0 * 0.0) + cast::<T>(2).round_ties_even()) * 0.5).abs() + 1.0).rsqrt(), (cast::<T>(i37) * 0.5).tanh())));
    });
}

const ROWS_54: usize = 5;
const SCALE_54: u8 = 2;
#[tile_kernel]
pub fn random_54<const BM: usize, const BN: usize, const BK: usize, const FLAG: bool>(
    x0: &Tensor<bf16, 3>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<bf16, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d0, d1], x1 = [d2, d3, d3], x2 = [d1, d4], y3 = [d3, d5], h4 = [7]);
    let n8: usize = d3.div_ceil(BM);
    let [b6, b7] = blocks([d3.div_ceil(BM), d5.div_ceil(ROWS_54)]);
    let mut t5 = shared::<bf16>([BM, ROWS_54]);
    copy(y3.at([(b6 * BM), (b7 * ROWS_54)]), &mut t5);
    let mut t6 = fragment::<f32>([ROWS_54, BN]);
    copy(x2.at((span((n8 * BK), ROWS_54), span((n8 * BN), BN))), &mut t6);
    let mut t7 = fragment::<i16>([BN, ROWS_54]);
    parallel!((BN, ROWS_54), |i9, i10| {
        let v11: i16 = (!(cast::<i16>(t5[[18, i10]]) ^ cast::<i16>((i9 + 1))));
        t7[[i9, i10]] = (if (i9 == d2) { -2 } else { (-4 * (if (i10 >= i9) { cast::<i16>(d5) } else { cast::<i16>(x2[[i9, d1]]) })) });
    });
    let mut t8 = shared::<f32>([BM, ROWS_54]);
    let v12: f32 = (x2[[d4, d1]].min_nan(x1[[n8, d0, n8]]) * x2[[d5, d1]].mul_add(t6[[n8, b7]], x1[[d4, b7, b6]]));
    fill(&mut t8, v12);
    copy(&t8, t7.at_mut((span((d3 * ROWS_54), BM), span((n8 * BN), ROWS_54))));
    let mut t9 = fragment::<i16>([ROWS_54]);
    reduce_product(&t7, &mut t9, 0);
    let mut t10 = shared::<bf16>([ROWS_54, BK, BN]);
    copy(x1.at([(b6 * BN), d4, d1]), &mut t10);
    let v13: bf16 = t5[[b6, b7]].mul_add(t5[[d2, b7]], t10[[b7, 11, n8]]).round_ties_even();
    let mut t11 = fragment::<u8>([BK]);
    parallel!(BK, |i14| {
        t11[i14] = 0;
    });
    let mut t12 = fragment::<f32>([BK, ROWS_54]);
    gather(&t8, &t11, &mut t12);
    let mut t13 = fragment::<f32>([BK, BN]);
    copy(x0.at([b7, (b7 * ROWS_54), d5]), &mut t13);
    parallel!(ROWS_54, |i15| {
        h4.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t9[i15]) * cast::<u64>(((1 * 5) + i15))), Acquire);
    });
    parallel!((ROWS_54, BK, BN), |i16, i17, i18| {
        h4.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!(BK, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t11[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!((BK, ROWS_54), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((BK, BN), |i22, i23| {
        h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((BM, ROWS_54), |i24, i25| {
        y3[[((b6 * BM) + i24), ((b7 * ROWS_54) + i25)]] = select((b6.max(i25) <= (i25 * 4)), ((x0[[(((cast::<usize>(t11[i25]) * BN) + n8) % BN), i25, i25]] + 2.0) * 0.5).cos(), select(((i25 < i25) & (i25 > cast::<usize>(t9[2]))), ((-t5[[cast::<usize>(t7[[0, i25]]), ((i25 * BK) / BK)]]) * 0.5).exp(), select(((2 != i25) ^ (d4 <= d5)), ((t5[[i24, i25]] + x0[[i25, i25, i25]]).abs() * 0.5).log10(), ((t5[[i24, i25]] * 0.5).abs() + 1.0).powf((t5[[i24, i25]] - t5[[6, b7]])))));
    });
}

const ROWS_55: usize = 3;
#[tile_fn]
pub fn function_55(_v0: u64) -> u64 {
    (_v0 * ((((((4 * 4) + cast::<u64>((0usize + 1))) / 4) + (if (0usize >= 0) { 2 } else { 4 })) * 9) / 9))
}
#[tile_kernel]
pub fn random_55<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u16, 2>,
    x1: &Tensor<u64, 1>,
    y2: &mut Tensor<i64, 2>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p6: i16,
    _p7: usize,
) {
    dims!(x0 = [d1, d2], x1 = [d1], y2 = [d2, d3], a3 = [d2], h4 = [7]);
    require!((d3 < 100), "extents are below 100");
    let [b4, b5] = blocks([d2.div_ceil((2*BM)), d3.div_ceil((2*BK))]);
    let mut t5 = shared::<u16>([BM, BM, BM, BM]);
    parallel!((BM, BM, BM, BM), |i8, i9, i10, i11| {
        let v12: i16 = (-cast::<i16>(x1[cast::<usize>(x1[i10])]));
        t5[[i11, i10, i9, i8]] = 1;
    });
    let mut t6 = shared::<u64>([BM]);
    parallel!(BM, |i13| {
        t6[i13] = x1[i13];
    });
    if (_p7 <= (b5 + 3)) {
        parallel!((b5.min(BM), BM, BM, BM), |i14, i15, i16, i17| {
            let v18: u64 = cast::<u64>(b4);
            t5[[(BM - i14), (BM - i15), (i16 + 2), i17]] = ((select((i14 <= i16), x0[[i14, d2]], cast::<u16>(d1)) % x0[[i15, i14]]) ^ t5[[(BM - i14), (BM - i15), (i16 + 2), i17]]);
        });
        let mut t7 = fragment::<u64>([1]);
        reduce_sum(&t6, &mut t7, 0);
        let mut t8 = shared::<u64>([1]);
        cumsum_rev(&t7, &mut t8, 0);
        parallel!(1, |i19| {
            h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t7[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
        });
        parallel!(1, |i20| {
            h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t8[i20]) * cast::<u64>(((1 * 5) + i20))), SeqCst);
        });
    }
    let mut t9 = fragment::<i16>([2*BK, BM, BN]);
    copy(t5.at([b4, b5, b4, ((cast::<usize>(t5[[cast::<usize>(x1[_p7]), b5, b4, b4]]) * BM) / BM)]), &mut t9);
    let mut t10 = shared::<i16>([2*BK, BM]);
    copy(x0.at((span((d2 * BK), BM), span(3, 2*BK))).t(), &mut t10);
    let mut t11 = fragment::<i16>([BM, ROWS_55]);
    parallel!((BM, ROWS_55), |i21, i22| {
        t11[[i21, i22]] = cast::<i16>(x1[(i22 - 2)]).abs();
    });
    let mut t12 = shared::<i16>([2*BK, ROWS_55]);
    let v23: i16 = select((_p7 < 2), (cast::<i16>(x0[[b4, _p7]]) * cast::<i16>(x0[[b4, 9]])), (_p6 | t9[[b5, cast::<usize>(t6[b4]), 3]]));
    fill(&mut t12, v23);
    clear(&mut t12);
    gemm(&t10, &t11, &mut t12);
    let mut t13 = fragment::<u16>([BN, BN]);
    clear(&mut t13);
    for k24 in 0..4 {
        let mut t14 = fragment::<u16>([BN, 2*BM]);
        let mut t15 = fragment::<u16>([2*BM, BN]);
        copy(x0.at([(b4 * ROWS_55), (k24 * (2*BM))]), &mut t14);
        copy(x0.at([(k24 * (2*BM)), (b4 * BK)]), &mut t15);
        gemm(&t14, &t15, &mut t13);
    }
    let mut t16 = fragment::<u32>([BM]);
    parallel!(BM, |i25| {
        let v26: i16 = t11[[b5, (_p7 % 3)]].max(t11[[i25, b5]]);
        t16[i25] = (((cast::<u32>(x0[[i25, i25]]) * 3) + (cast::<u32>(x1[cast::<usize>(t6[i25])]) + cast::<u32>(x0[[i25, i25]]))) + (cast::<u32>(x0[[i25, 13]]) + cast::<u32>(x1[i25])));
    });
    atomic_add(&t16, a3.at_mut([2]), Relaxed);
    parallel!(((2*BK), BM, BN), |i27, i28, i29| {
        h4.atomic_add([(((((((1 * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t9[[i27, i28, i29]]) * cast::<u64>(((((((1 * 5) + i27) * 5) + i28) * 5) + i29))), Acquire);
    });
    parallel!(((2*BK), BM), |i30, i31| {
        h4.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t10[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), AcqRel);
    });
    parallel!((BM, ROWS_55), |i32, i33| {
        h4.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t11[[i32, i33]]) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Release);
    });
    parallel!(((2*BK), ROWS_55), |i34, i35| {
        h4.atomic_add([(((((1 * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(t12[[i34, i35]]) * cast::<u64>(((((1 * 5) + i34) * 5) + i35))), Relaxed);
    });
    parallel!((BN, BN), |i36, i37| {
        h4.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t13[[i36, i37]]) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), Relaxed);
    });
    parallel!(((2*BM), (2*BK)), |i38, i39| {
        y2[[((b4 * (2*BM)) + i38), ((b5 * (2*BK)) + i39)]] = (((cast::<i64>(t11[[0, x1.dim(0)]]) * cast::<i64>(t11[[b5, cast::<usize>(t9[[i39, i39, b4]])]])) ^ cast::<i64>((b4 + 1))) + (-(((3 * 8) + cast::<i64>((b5 + 1))) / 8)));
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
    let mut t3 = shared::<f32>([BN]);
    parallel!(BN, |i8| {
        t3[i8] = 1.0;
    });
    let mut t4 = fragment::<f32>([BM]);
    parallel!(BM, |i9| {
        let mut s10: f32 = 0.0;
        for k11 in 0..3 {
            s10 += cast_with::<f32>(x0[[i9, k11, ((i9 * BM) / BM), (b5 + _q7), i9]], Round::Up);
        }
        t4[i9] = s10;
    });
    let mut t5 = shared::<f32>([BM + 1, BM + 1]);
    parallel!(((BM + 1), (BM + 1)), |i12, i13| {
        t5[[i12, i13]] = select((i13 > 0), -1.0, _p6).abs();
    });
    let mut t6 = shared::<f32>([BN, BM + 1]);
    parallel!((BN, (BM + 1)), |i14, i15| {
        t6[[i14, i15]] = (1.0 + 2.0);
    });
    let mut t7 = fragment::<f32>([BM + 1, BN]);
    let v16: f32 = ((-1.0f32) + -1.0).mul_add(2.0, 1.0);
    fill(&mut t7, v16);
    gemm(t5.t(), t6.t(), &mut t7);
    parallel!(BN, |i17| {
        h2.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!(BM, |i18| {
        h2.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Acquire);
    });
    parallel!(((BM + 1), (BM + 1)), |i19, i20| {
        h2.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((BN, (BM + 1)), |i21, i22| {
        h2.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(((BM + 1), BN), |i23, i24| {
        h2.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((BM, BM, BN), |i25, i26, i27| {
        y1[[((b3 * BM) + i25), ((b4 * BM) + i26), ((b5 * BN) + i27)]] = select(((t3[_q7] != -2.0) & (i25 > i26)), (t6[[1, i25]] * 0.5).ln(), select((!(i25 <= 4)), ((((-t5[[i26, i26]]) * (0.0 * -1.0)) * 0.5).abs() + 1.0).rsqrt(), select((i25 >= (i25 / 3)), ((1.0f32.mul_add(0.0, t5[[i25, 1]]) + (if (x0[[b5, _q7, i25, i26, b4]] == cast_with::<f32>(t3[14], Round::NearestEven)) { -2.0 } else { t6[[i27, i26]] })) * 0.5).tanh(), (t5[[i26, i25]] * 0.5).log10())));
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
    require!((d2 < 100), "extents are below 100");
    let [b6, b7] = blocks([d5.div_ceil(ROWS_57), d5.div_ceil(BN)]);
    let mut t5 = fragment::<i64>([ROWS_57, BN]);
    copy(y3.at([(b6 * ROWS_57), (b7 * BN)]), &mut t5);
    let mut t6 = fragment::<i64>([ROWS_57, BN, BM, 1, 1]);
    parallel!((ROWS_57, BN, BM, 1, 1), |i8, i9, i10, i11, i12| {
        t6[[i8, i9, i10, i11, i12]] = (((((cast::<i64>(i12) & x2[i11]) * 8) + x0[[(i11 - 1), i11, cast::<usize>(x1[[i12, i10, i11]])]]) % 8) % t5[[((((cast::<usize>(x2[i11]) - 1) * ROWS_57) + i10) % ROWS_57), (x2.dim(0) - 4)]]);
    });
    let mut t7 = fragment::<u64>([ROWS_57]);
    parallel!(ROWS_57, |i13| {
        t7[i13] = (!4);
    });
    copy(x1.at([(d2 * BN), d0, (b7 * ROWS_57)]), &mut t5);
    let mut t8 = shared::<u64>([ROWS_57, BN]);
    copy(t5.at([(b6 * ROWS_57), d1]), &mut t8);
    parallel!((1, 1, d2.min(BM), d3.min(BN), ROWS_57), |i14, i15, i16, i17, i18| {
        t6[[i18, i17, (BM - i16), (i15 * 2), (i14 * 2)]] = (!((-3 * x2[i15]) >> t6[[i18, i17, (BM - i16), (i15 * 2), (i14 * 2)]]));
    });
    parallel!((ROWS_57, BN), |i19, i20| {
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t5[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), AcqRel);
    });
    parallel!((ROWS_57, BN, BM, 1, 1), |i21, i22, i23, i24, i25| {
        h4.atomic_add([(((((((((((1 * 5) + i21) * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t6[[i21, i22, i23, i24, i25]]) * cast::<u64>(((((((((((1 * 5) + i21) * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25))), Release);
    });
    parallel!(ROWS_57, |i26| {
        h4.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(t7[i26]) * cast::<u64>(((1 * 5) + i26))), AcqRel);
    });
    parallel!((ROWS_57, BN), |i27, i28| {
        h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t8[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Release);
    });
    parallel!((ROWS_57, BN), |i29, i30| {
        y3[[((b6 * ROWS_57) + i29), ((b7 * BN) + i30)]] = ((if (2 > cast::<usize>(t5[[i29, i29]])) { 3 } else { x2[d0] }) / 2).min(t5[[i29, i29]]);
    });
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
        t6[[i8, i7, i6, i5]] = l7[(b3 * 1)];
    });
    let mut t8 = fragment::<f32>([BN, 3]);
    copy(t5.at([(d2 * BM), b3, cast::<usize>(t6[[b3, b3, b3, b3]]), (b3 * BN), (b3 * BN)]), &mut t8);
    pipelined!(0..1, stages = 1, order = [0, 1, 3, 4, 2, 5, 7, 6, 8, 9], |k11| {
        let mut t9 = shared::<i64>([BN]);
        parallel!(BN, |i12| {
            t9[i12] = (cast::<i64>(k11) - -1);
        });
        let mut t10 = fragment::<f32>([BN, BM]);
        gather(x0.at((.., span(b3, BM))), &t9, &mut t10);
        let mut t11 = shared::<f32>([3]);
        copy(t10.at(((d2 * BM), span(b3, 3))), &mut t11);
        let mut t12 = fragment::<f32>([BN]);
        copy(t9.bitcast::<u64>(), &mut t12);
        parallel!(3, |i13| {
            h4.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Release);
        });
        parallel!(BN, |i14| {
            h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i14]) * 16.0))) * cast::<u64>(((1 * 5) + i14))), Relaxed);
        });
    });
    let mut t13 = shared::<f32>([BM, BM, 1, 1]);
    parallel!((BM, BM, 1, 1), |i15, i16, i17, i18| {
        t13[[i15, i16, i17, i18]] = select((t8[[15, i17]] >= t5[[i15, i15, i17, 0, b3]]), x0[[i18, i17]].abs(), function_58((-3.0f32), cast_with::<f32>(t5[[cast::<usize>(t6[[i17, d2, cast::<usize>(t6[[2, i16, i17, i18]]), 0]]), x0.dim(1), cast::<usize>(t6[[i18, i16, i18, i17]]), i17, i17]], Round::TowardZero))).mul_add((-4.0 + (if (cast::<usize>(t6[[2, d2, i18, i18]]) < i17) { x0[[i16, i16]] } else { cast_with::<f32>(t5[[i18, 14, cast::<usize>(t6[[d2, d2, cast::<usize>(t6[[i18, i16, b3, cast::<usize>(t6[[i18, i18, 0, d2]])]]), 0]]), i17, i17]], Round::Down) })), function_58(t8[[i17, b3]].abs(), 3.0f32));
    });
    let v19: f32 = f32::from_bits((t13[[d2, x0.dim(0), b3, b3]].to_bits() | 2147483648)).mul_add(5.0f32.abs(), cast::<f32>(t6[[b3, d2, d2, 0]]).abs());
    fill(&mut t13, v19);
    parallel!((BN, 3), |i20, i21| {
        let v22: T::Acc = cast::<T::Acc>(x0[[(i21 * 1), i21]]);
        t8[[i20, i21]] = t13[[i20, 8, x0.dim(0), 0]];
    });
    let mut t14 = fragment::<f32>([BN, 8]);
    parallel!((BN, 8), |i23, i24| {
        t14[[i23, i24]] = 1.0f32.mul_add(1.0, 0.0);
    });
    let mut t15 = fragment::<f32>([BN, 16]);
    copy(x0.at([(b3 * BN), (b3 / 4)]), &mut t15);
    let mut t16 = fragment::<f32>([BN, BN]);
    fill(&mut t16, 1.125);
    clear(&mut t16);
    let mut t17 = shared::<u8>([BN, 2]);
    fill(&mut t17, 237);
    gemm_sp(&t14, &t17, t15.t(), &mut t16);
    parallel!(BN, |i25| {
        a3.atomic_or([b3], 1u32.max(0), Relaxed);
    });
    parallel!((BN, BN, 1, 1, 1), |i26, i27, i28, i29, i30| {
        h4.atomic_add([(((((((((((1 * 5) + i26) * 5) + i27) * 5) + i28) * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i26, i27, i28, i29, i30]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i26) * 5) + i27) * 5) + i28) * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((3, BM, 3, 1), |i31, i32, i33, i34| {
        h4.atomic_add([(((((((((1 * 5) + i31) * 5) + i32) * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t6[[i31, i32, i33, i34]]) * cast::<u64>(((((((((1 * 5) + i31) * 5) + i32) * 5) + i33) * 5) + i34))), Acquire);
    });
    parallel!((BN, 3), |i35, i36| {
        h4.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i35, i36]]) * 16.0))) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Acquire);
    });
    parallel!((BM, BM, 1, 1), |i37, i38, i39, i40| {
        h4.atomic_add([(((((((((1 * 5) + i37) * 5) + i38) * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i37, i38, i39, i40]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i37) * 5) + i38) * 5) + i39) * 5) + i40))), Relaxed);
    });
    parallel!((BN, BN), |i41, i42| {
        h4.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i41, i42]]) * 16.0))) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), Relaxed);
    });
    parallel!(3, |i43| {
        y1[((b3 * 3) + i43)] = select((d2 <= i43), (x0[[i43, (cast::<usize>(t6[[cast::<usize>(t6[[b3, i43, d2, i43]]), i43, i43, x0.dim(1)]]) - 1)]].round() * 0.5).ln(), select(((0 > i43) & (6usize == 1)), ((0.0f32 * 0.5).abs() + 1.0).powf(-2.0), select((cast::<usize>(t6[[i43, 5, cast::<usize>(t6[[i43, i43, 1, i43]]), 0]]) <= (i43 - 1)), (((-1.0f32) * 0.5).abs() + 1.0).recip(), (2.0f32 * 0.5).sigmoid())));
    });
    parallel!(3, |i44| {
        let v45: f32 = 0.0;
        y2[((b3 * 3) + i44)] = cast::<T>(x0[[i44, x0.dim(0)]]);
    });
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
    dims!(x0 = [d1, BM], x1 = [BM, d1], x2 = [d2, d2], y3 = [d3], y4 = [d3], h5 = [7]);
    let n5: usize = d3.div_ceil(3);
    let [b4] = blocks([d3.div_ceil(3)]);
    let mut t6 = fragment::<i64>([BM, 3]);
    let v6: i64 = ((-1 - 1) * 0);
    fill(&mut t6, v6);
    let mut t7 = fragment::<i64>([BM, 6]);
    copy(x2.at([cast::<usize>(x1[[cast::<usize>(x2[[cast::<usize>(x1[[d1, n5]]), 12]]), n5]]), (b4 * 2)]).or(x1[[d1, cast::<usize>(x2[[n5, d1]])]]), &mut t7);
    let mut t8 = shared::<u64>([6]);
    parallel!(6, |i7| {
        let v8: u64 = x1[[d3, d3]];
        t8[i7] = (cast::<u64>(x1[[x1.dim(0), i7]].count_ones()).max((if (t6[[n5, d3]] < t7[[i7, i7]]) { x1[[d1, d3]] } else { x1[[x2.dim(0), x1.dim(1)]] })) ^ x1[[d1.max(x0.dim(1).max(d1)), n5]]);
    });
    parallel!(6, |i9| {
        t8.atomic_cas([i9], (1 + 0), x1[[d1, d3]].min(x1[[cast::<usize>(x1[[cast::<usize>(x1[[b4, cast::<usize>(x0[[n5, d3]])]]), cast::<usize>(t6[[d3, d3]])]]), 0]]), Relaxed);
    });
    let mut t9 = fragment::<u64>([BM, BM]);
    clear(&mut t9);
    let mut t10 = shared::<u64>([BM, 6]);
    let mut t11 = shared::<u64>([6, BM]);
    for k10 in 0..1 {
        copy(x1.at([(cast::<usize>(t8[b4]) * 2), (k10 * 6)]), &mut t10);
        copy(x1.at([(k10 * 6), d1]), &mut t11);
        gemm(&t10, &t11, &mut t9);
    }
    parallel!((BM, 3), |i11, i12| {
        h5.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(t6[[i11, i12]]) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), SeqCst);
    });
    parallel!((BM, 6), |i13, i14| {
        h5.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t7[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
    });
    parallel!(6, |i15| {
        h5.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t8[i15]) * cast::<u64>(((1 * 5) + i15))), AcqRel);
    });
    parallel!((BM, BM), |i16, i17| {
        h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t9[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!(3, |i18| {
        y3[((b4 * 3) + i18)] = function_59(t9[[i18, n5]]);
    });
    parallel!(3, |i19| {
        y4[((b4 * 3) + i19)] = select((t7[[i19, i19]] > cast::<i64>(i19)), t6[[i19, i19]], t6[[n5, i19]]);
    });
}

pub fn all() -> Vec<(u64, Box<dyn Kernel>)> {
    vec![
        (0, Box::new(random_0::<u16>())),
        (1, Box::new(random_1::<f16, 16>())),
        (2, Box::new(random_2::<i8>())),
        (3, Box::new(random_3::<bf16, 33, 17, 2>())),
        (4, Box::new(random_4())),
        (5, Box::new(random_5::<5>())),
        (6, Box::new(random_6())),
        (7, Box::new(random_7::<i32, 3, 17>())),
        (8, Box::new(random_8::<3, 4, 17>())),
        (9, Box::new(random_9::<f16>())),
        (10, Box::new(random_10::<bf16, 33, 33>())),
        (11, Box::new(random_11::<4, 1>())),
        (12, Box::new(random_12::<33>())),
        (13, Box::new(random_13::<4, 8>())),
        (14, Box::new(random_14())),
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
    ]
}
