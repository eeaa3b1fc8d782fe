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
    _v0.max(1)
}
#[tile_kernel]
pub fn random_0<T: Element, const BM: usize>(
    x0: &Tensor<u8, 3>,
    y1: &mut Tensor<T, 3>,
    y2: &mut Tensor<T::Acc, 3>,
    h3: &mut Tensor<u64, 1>,
    _p5: usize,
) {
    dims!(x0 = [d1, 2*BM, d1], y1 = [d2, d2, BM], y2 = [d2, d2, BM], h3 = [7]);
    let [b3, b4] = blocks([d2.div_ceil(BM), d2.div_ceil((BM + 1))]);
    let mut t4 = shared::<f32>([2*BM]);
    copy(x0.at((span((_p5 * BM), 2*BM), (_p5 * BM), (((b3 * (2*BM)) + _p5) % (2*BM)))), &mut t4);
    let mut t5 = shared::<u8>([BM, BM]);
    copy(x0.at((span((_p5 * (BM + 1)), BM), span((_p5 * (BM + 1)), BM), (b4 * BM))), &mut t5);
    parallel!(d1.min((2*BM)), |i6| {
        if (t4[i6] < -3.0) {
            t4[i6] = 1.0;
        }
    });
    parallel!((BM, BM), |i7, i8| {
        if (t5[[(i7 * 2), (i8 * 2)]] >= cast::<u8>(t5[[(i7 * 2), (i8 * 2)]])) {
            t5[[(i7 * 2), (i8 * 2)]] = 0;
        }
    });
    let mut t6 = fragment::<i32>([2*BM, 2*BM]);
    clear(&mut t6);
    let mut t7 = fragment::<u8>([2*BM, 2*BM]);
    let mut t8 = shared::<u8>([2*BM, 2*BM]);
    pipelined!(0..3, stages = 4, |k9| {
        copy(x0.at([cast::<usize>(x0[[_p5, _p5, cast::<usize>(x0[[_p5, _p5, b3]])]]), (_p5 * BM), (k9 * (2*BM))]), &mut t7);
        copy(x0.at([cast::<usize>(t5[[x0.dim(2), 0]]), (k9 * (2*BM)), b3]), &mut t8);
        gemm(&t7, &t8, &mut t6);
    });
    let mut v10: u8 = 3;
    for k11 in 0..3 {
        v10 += (x0[[_p5, _p5, d2]].abs() | x0[[d2, _p5, b3]]);
    }
    let mut t9 = shared::<u8>([1, BM]);
    reduce_sum(&t5, &mut t9, 0);
    let mut t10 = shared::<i32>([1, 2*BM]);
    reduce_abs_sum(&t6, &mut t10, 0);
    parallel!((BM, BM), |i12, i13| {
        t5[[i13, i12]] = (((((t9[[0, i13]] / t9[[i12, 0]]) * (if (5usize <= 5) { t5[[i13, i12]] } else { cast::<u8>(t5[[i13, i12]]) })) * 5) + t9[[i12, ((((i12 / 3) * (2*BM)) + i12) / (2*BM))]]) / 5);
    });
    parallel!((1, BM), |i14, i15| {
        let v16: T::Acc = cast::<T::Acc>(1i32);
        t9[[i14, (BM - i15)]] = (if ((t9[[i14, (BM - i15)]] == v10) || (t9[[i14, (BM - i15)]] != v10)) { x0[[b3, i15, i14]] } else { x0[[19, i14, cast::<usize>(t9[[i14, (BM - i15)]])]] });
    });
    parallel!((2*BM), |i17| {
        h3.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!((BM, BM), |i18, i19| {
        h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t5[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!(((2*BM), (2*BM)), |i20, i21| {
        h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t6[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((1, BM), |i22, i23| {
        h3.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t9[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((1, (2*BM)), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t10[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    let mut t11 = fragment::<T>([BM, BM + 1, BM]);
    copy(x0.at((span((cast::<usize>(t5[[d1, 0]]) + 3), BM), span(_p5, BM), span(15, BM + 1))).permute([1, 2, 0]), &mut t11);
    copy(&t11, y1.at_mut([(b3 * BM), (b4 * (BM + 1)), 0]));
    let mut t12 = shared::<T::Acc>([BM, BM + 1, BM]);
    copy(x0.at((span((b3 * (2*BM)), BM), span((_p5 * BM), BM + 1), span((_p5 * (BM + 1)), BM))), &mut t12);
    copy(&t12, y2.at_mut([(b3 * BM), (b4 * (BM + 1)), 0]));
}

#[tile_fn]
pub fn function_1(_v0: i32) -> i32 {
    (_v0 + (cast::<i32>(((0usize * 3) % 3)) >> cast::<i32>((0usize + 1))))
}
#[tile_kernel]
pub fn random_1(
    x0: &Tensor<bf16, 1>,
    x1: &Tensor<F8E4M3, 1>,
    x2: &Tensor<bf16, 2>,
    y3: &mut Tensor<bf16, 3>,
    y4: &mut Tensor<F8E4M3, 3>,
    a5: &mut Tensor<i32, 1>,
    _p6: i32,
    _q7: usize,
) {
    dims!(x0 = [d1], x1 = [d1], x2 = [d1, d1], y3 = [d1, d2, 4], y4 = [d1, d2, 1], a5 = [d5]);
    require!((d5 < 100), "extents are below 100");
    let [b3, b4] = blocks([d1.div_ceil(4), d2.div_ceil(4)]);
    let mut t6 = shared::<bf16>([1, 8, 8]);
    parallel!((8, 8, 1), |i8, i9, i10| {
        t6[[i10, i9, i8]] = -1.0;
    });
    let mut t7 = shared::<bf16>([8]);
    let v11: bf16 = bf16::from_bits((x0[1].abs().to_bits() | 32768));
    fill(&mut t7, v11);
    parallel!(8, |i12| {
        let v13: i32 = (cast::<i32>(x0[b3]) - cast::<i32>(x1[d1]));
        let mut s14: bf16 = 0.0;
        for k15 in 0..2 {
            s14 += x0[k15];
        }
        t7[(8 - i12)] = s14;
    });
    let mut t8 = fragment::<bf16>([8]);
    cummax(&t7, &mut t8, 0);
    if (d1 == b4) {
        let v16: F8E4M3 = x1[b3].abs().sqrt().min(cast::<F8E4M3>(4).round());
    }
    parallel!(8, |i17| {
        let mut s18: bf16 = 0.0;
        for k19 in 0..1 {
            s18 += (0.0 / 5.5);
        }
        t8[i17] = s18;
    });
    let mut v20: F8E4M3 = 1.0;
    for k21 in 0..1 {
        v20 += (F8E4M3::from_bits((x1[k21].to_bits() & 127)) / 3.0);
    }
    let mut t9 = shared::<bf16>([1]);
    fill(&mut t9, 1.0);
    reduce_max_into(&t7, &mut t9, 0);
    let mut t10 = fragment::<bf16>([8, 4]);
    copy(t6.at((span(d1, 4), span((((b4 * 1) + x1.dim(0)) % 1), 8), (d1 * 4))).t(), &mut t10);
    let mut t11 = shared::<bf16>([4, 8]);
    copy(x2.at([b3, _q7]).or(x0[b4]), &mut t11);
    let mut t12 = shared::<f32>([8, 4]);
    let v22: f32 = (cast::<f32>(t6[[(((d2 * 4) + _q7) / 4), b4, d2]]) + cast::<f32>(t6[[b3, (d1 * 3), d1]]));
    fill(&mut t12, v22);
    let mut t13 = shared::<u8>([8, 1]);
    fill(&mut t13, 14);
    gemm_sp(&t10, &t13, t11.t(), &mut t12);
    parallel!(8, |i23| {
        a5.atomic_add([i23], (cast::<i32>(x2[[b3, 3]]) & cast::<i32>((d5 + 1))), Relaxed);
    });
    parallel!((4, 4, 4), |i24, i25, i26| {
        let v27: i32 = cast::<i32>(t6[[i26, b3, d1]]);
        y3[[((b3 * 4) + i24), ((b4 * 4) + i25), (0 + i26)]] = cast_with::<bf16>(x1[_q7], Round::Up);
    });
    parallel!((4, 4, 1), |i28, i29, i30| {
        y4[[((b3 * 4) + i28), ((b4 * 4) + i29), (0 + i30)]] = (((x1[i30] + x1[i28]).ceil() * 0.5).abs() + 1.0).recip();
    });
}

#[tile_kernel]
pub fn random_2<T: Num>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<T, 2>,
    a2: &mut Tensor<u32, 1>,
    h3: &mut Tensor<u64, 1>,
    _p3: f32,
) {
    dims!(x0 = [d0, 6], y1 = [d0, d0], a2 = [d0], h3 = [7]);
    require!((d0 < 100), "extents are below 100");
    let mut w4 = workspace::<u32>([d0, d0]);
    let [b1, b2] = blocks([d0.div_ceil(6), d0.div_ceil(6)]);
    let mut t5 = fragment::<T>([6]);
    copy(x0.at((span((d0 * 6), 6), (b1 * 6))), &mut t5);
    let mut t6 = shared::<T>([2, 6]);
    copy(x0.at([b1, (b2 % 6)]).or(x0[[cast::<usize>(t5[b1]), b1]]), &mut t6);
    if ((((b2 * 6) + b2) / 6) < b2) {
        parallel!(6, |i4| {
            let mut s5: T = 0;
            for k6 in 0..5 {
                s5 += ((2 * -2) * 2);
            }
            t5[(6 - i4)] = s5;
        });
        let mut t7 = shared::<u8>([6]);
        parallel!(6, |i7| {
            t7[i7] = 3u8.max(3);
        });
        let mut t8 = fragment::<f32>([6, 2]);
        gather(x0.at((.., span(b2, 2))), &t7, &mut t8);
        parallel!(6, |i8| {
            h3.atomic_add([(((1 * 5) + i8) % 7)], (cast::<u64>(t7[i8]) * cast::<u64>(((1 * 5) + i8))), Relaxed);
        });
        parallel!((6, 2), |i9, i10| {
            h3.atomic_add([(((((1 * 5) + i9) * 5) + i10) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i9, i10]]) * 16.0))) * cast::<u64>(((((1 * 5) + i9) * 5) + i10))), Relaxed);
        });
    } else {
        for k11 in 0..b2 {
            parallel!((2, 6), |i12, i13| {
                t6[[(2 - i12), i13]] = (2 + (t5[i13] - t5[i13]));
            });
            copy(x0.at((span((d0 * 6), 6), span(b1, 2))).t(), &mut t6);
            let v14: T = (-2 - 1);
            fill(t6.at_mut((span(b2, 6), span((k11 % 2), 2))).t(), v14);
            parallel!(6, |i15| {
                h3.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t5[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
            });
            parallel!((2, 6), |i16, i17| {
                h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t6[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
            });
        }
    }
    parallel!((6, 2), |i18, i19| {
        let mut s20: T = 0;
        for k21 in 0..4 {
            s20 += cast::<T>(t6[[i19, i18]]);
        }
        t6[[i19, i18]] = s20;
    });
    let mut t9 = fragment::<T>([6]);
    fill(&mut t9, 1);
    reduce_max_into(&t6, &mut t9, 0);
    copy(t6.at([(b2 * 2), (d0 * 2)]), &mut t5);
    let mut t10 = fragment::<u32>([6, 6]);
    parallel!((6, 6), |i22, i23| {
        let v24: T::Acc = 3;
        t10[[i22, i23]] = ((if (x0[[i22, i23]] == x0[[i23, cast::<usize>(t5[i22])]]) { (cast::<u32>(i22) % cast::<u32>((d0 + 1))) } else { cast::<u32>(t9[b2]).max(cast::<u32>(t9[i23])) }) + ((0 & cast::<u32>((b2 + 1))) % cast::<u32>((1usize + 1))));
    });
    let mut t11 = shared::<u32>([6, 6]);
    copy(t10.at([5, b2]), &mut t11);
    let mut t12 = shared::<u32>([6, 6]);
    copy(&t11, w4.at_mut([(b1 * 6), (b2 * 6)]));
    copy(w4.at([(b1 * 6), (b2 * 6)]), &mut t12);
    let mut t13 = shared::<u32>([6]);
    copy(&t9, &mut t13);
    atomic_add(&t13, a2.at_mut([((cast::<usize>(t9[b1]) * 6) / 6)]), Relaxed);
    parallel!((2, 6), |i25, i26| {
        h3.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t6[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!(6, |i27| {
        h3.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t9[i27]) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    parallel!((6, 6), |i28, i29| {
        h3.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t10[[i28, i29]]) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((6, 6), |i30, i31| {
        h3.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t11[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    parallel!((6, 6), |i32, i33| {
        h3.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t12[[i32, i33]]) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
    });
    copy(&t10, y1.at_mut([(b1 * 6), (b2 * 6)]));
}

#[tile_fn]
pub fn function_3(_v0: i32, _v1: i32) -> i32 {
    _v0.max(((3 % cast::<i32>((0usize + 1))) * 2i32.max(_v0)).max(((-3 ^ cast::<i32>((0usize + 1))) << cast::<i32>((0usize + 1)))))
}
#[tile_kernel]
pub fn random_3<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<f32, 1>,
    y2: &mut Tensor<u16, 1>,
    h3: &mut Tensor<u64, 1>,
    _p5: usize,
) {
    dims!(x0 = [d2, d3], y1 = [d3], y2 = [d3], h3 = [7]);
    let n6: usize = d3.div_ceil(BM);
    let [b4] = blocks([d3.div_ceil(BM)]);
    let mut t4 = fragment::<u64>([BN, 8, 1]);
    parallel!((BN, 8, 1), |i7, i8, i9| {
        t4[[i7, i8, i9]] = 1;
    });
    let mut t5 = fragment::<f32>([BM, 8]);
    parallel!((BM, 8), |i10, i11| {
        t5[[i10, i11]] = cast::<f32>(t4[[i10, (((i11 * BN) + i11) / BN), b4]]);
    });
    parallel!((BM, 8), |i12, i13| {
        t5[[i12, (8 - i13)]] = cast::<f32>(t4[[(i12 + 3), i13, (cast::<usize>(t4[[i13, i13, b4]]) * 2)]]);
    });
    for k14 in (0.._p5).step_by(2) {
        let mut t6 = shared::<u64>([BN, 1]);
        reduce_sum(&t4, &mut t6, 1);
        parallel!((BM, 8), |i15, i16| {
            h3.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
        });
        parallel!((BN, 1), |i17, i18| {
            h3.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t6[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
        });
    }
    parallel!((BN, 8, 1), |i19, i20, i21| {
        h3.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t4[[i19, i20, i21]]) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((BM, 8), |i22, i23| {
        h3.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    let mut t7 = shared::<f32>([BM]);
    copy(t5.at([(n6 / 1), _p5]), &mut t7);
    copy(&t7, y1.at_mut([(b4 * BM)]));
    let mut t8 = fragment::<u16>([BM]);
    parallel!(BM, |i24| {
        assert!((n6 < 2), "an index is within its bounds");
        let v25: i32 = (if (i24 < (cast::<usize>(t4[[x0.dim(0), i24, i24]]) * 3)) { (cast::<i32>(((d3 * BM) % BM)) >> 19) } else { -1 });
        t8[i24] = cast::<u16>(b4).max((cast::<u16>(t4[[i24, cast::<usize>(t4[[7, d3, n6]]), i24]]) * 2));
    });
    copy(&t8, y2.at_mut([(b4 * BM)]));
}

const SCALE_4: u8 = 3;
#[tile_kernel]
pub fn random_4<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i32, 1>,
    x1: &Tensor<i32, 1>,
    y2: &mut Tensor<u32, 3>,
    y3: &mut Tensor<f64, 3>,
    h4: &mut Tensor<u64, 1>,
    _p6: u32,
    _p7: usize,
) {
    dims!(x0 = [d0], x1 = [d1], y2 = [d2, d2, d0], y3 = [d2, d2, d0], h4 = [7]);
    let n8: usize = d2.div_ceil(BK);
    let mut w5 = workspace::<f64>([d2, d2, d0]);
    let [b3, b4, b5] = blocks([d2.div_ceil(BK), d2.div_ceil(BK), d0.div_ceil(BN)]);
    let mut t6 = shared::<u32>([BM, BN + 1]);
    parallel!(((BN + 1), BM), |i9, i10| {
        t6[[i10, i9]] = 1;
    });
    let mut t7 = shared::<u32>([BN, BN]);
    parallel!((BN, BN), |i11, i12| {
        t7[[i11, i12]] = (0 + 1);
    });
    let mut t8 = shared::<i16>([2*BN]);
    parallel!((2*BN), |i13| {
        t8[i13] = cast::<i16>(t6[[i13, (b3 + b4)]]);
    });
    let mut t9 = fragment::<u32>([2*BN, BN]);
    gather(&t7, &t8, &mut t9);
    let mut t10 = fragment::<i64>([2*BN]);
    parallel!((2*BN), |i14| {
        t10[i14] = cast::<i64>(x0[b5]).min(cast::<i64>(t9[[i14, d1]])).max(2);
    });
    let mut t11 = shared::<i32>([2*BN]);
    gather(x1, &t10, &mut t11);
    let mut t12 = fragment::<u32>([BM]);
    reduce_max(&t6, &mut t12, 1);
    let mut v15: F8E4M3 = 1.0;
    for k16 in 0..5 {
        v15 += (select((cast::<usize>(t8[n8]) < b4), cast::<F8E4M3>(t12[d0]), cast::<F8E4M3>(_p7)) * cast::<F8E4M3>(1.875).max_nan(3.625));
    }
    let mut t13 = shared::<u32>([BK, BN + 1, 2*BN]);
    parallel!((BK, (BN + 1), (2*BN)), |i17, i18, i19| {
        let v20: u32 = (t6[[i19, i18]] * 3);
        let mut l14 = local::<u32>([3]);
        for k21 in 0..3 {
            l14[k21] = ((cast::<u32>((((k21 * BM) + i17) / BM)) * t6[[i17, k21]]) % t12[cast::<usize>(t10[i18])]);
        }
        t13[[i17, i18, i19]] = l14[2];
    });
    parallel!(((2*BN), BN), |i22, i23| {
        if (((i23 * BM) / BM) > x0.dim(0)) {
            t9[[i22, i23]] = t9[[i22, i23]];
        }
    });
    let mut t15 = shared::<f64>([BK, BK, BN]);
    parallel!((BK, BK, BN), |i24, i25, i26| {
        t15[[i24, i25, i26]] = (if (i26 > i24) { cast::<f64>(t8[i24]) } else { cast::<f64>(x1[i26]) }).max_nan((-2.375 / 2.0)).abs().sqrt();
    });
    let mut t16 = fragment::<f64>([BK, BK, BN]);
    copy(&t15, w5.at_mut([(b3 * BK), (b4 * BK), (b5 * BN)]));
    copy(w5.at([(b3 * BK), (b4 * BK), (b5 * BN)]), &mut t16);
    parallel!((2*BN), |i27| {
        h4.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t11[i27]) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    parallel!(BM, |i28| {
        h4.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t12[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    parallel!((BK, (BN + 1), (2*BN)), |i29, i30, i31| {
        h4.atomic_add([(((((((1 * 5) + i29) * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t13[[i29, i30, i31]]) * cast::<u64>(((((((1 * 5) + i29) * 5) + i30) * 5) + i31))), Relaxed);
    });
    parallel!((BK, BK, BN), |i32, i33, i34| {
        h4.atomic_add([(((((((1 * 5) + i32) * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i32, i33, i34]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i32) * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((BK, BK, BN), |i35, i36, i37| {
        h4.atomic_add([(((((((1 * 5) + i35) * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i35, i36, i37]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i35) * 5) + i36) * 5) + i37))), Relaxed);
    });
    let mut t17 = shared::<u32>([BK, BK, BN]);
    copy(&t15, &mut t17);
    copy(&t17, y2.at_mut([(b3 * BK), (b4 * BK), (b5 * BN)]));
    copy(&t15, y3.at_mut([(b3 * BK), (b4 * BK), (b5 * BN)]));
}

#[tile_fn]
pub fn function_5(_v0: f32, _v1: f32) -> f32 {
    (_v0 + select((0usize != 0usize.min(0)), select((0usize == 0), (-1.0f32), 3.0), -2.0).round())
}
#[tile_kernel]
pub fn random_5<T: Int, const BM: usize>(
    x0: &Tensor<f64, 2>,
    y1: &mut Tensor<T, 2>,
    h2: &mut Tensor<u64, 1>,
    _q5: usize,
) {
    dims!(x0 = [d2, d3], y1 = [d3, 6], h2 = [7]);
    require!((d3 < 100), "extents are below 100");
    let n6: usize = d3.div_ceil(BM);
    let [b4] = blocks([d3.div_ceil(BM)]);
    let mut t3 = fragment::<T>([BM, 6]);
    copy(y1.at([(b4 * BM), 0]), &mut t3);
    let mut t4 = fragment::<T>([BM, 2, 2]);
    let v7: T = t3[[d3, b4]];
    fill(&mut t4, v7);
    let mut t5 = shared::<f64>([2, 2, 6]);
    copy(t4.at([(b4 * 2), 1, (cast::<usize>(t4[[1, d3, b4]]) * 3)]), &mut t5);
    let mut t6 = shared::<T::Acc>([2]);
    copy(t3.at((span(n6, 2), (n6 * 2))), &mut t6);
    parallel!((BM, 6), |i8, i9| {
        h2.atomic_add([(((((1 * 5) + i8) * 5) + i9) % 7)], (cast::<u64>(t3[[i8, i9]]) * cast::<u64>(((((1 * 5) + i8) * 5) + i9))), Relaxed);
    });
    parallel!((BM, 2, 2), |i10, i11, i12| {
        h2.atomic_add([(((((((1 * 5) + i10) * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(t4[[i10, i11, i12]]) * cast::<u64>(((((((1 * 5) + i10) * 5) + i11) * 5) + i12))), Relaxed);
    });
    parallel!((2, 2, 6), |i13, i14, i15| {
        h2.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i13, i14, i15]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!(2, |i16| {
        h2.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t6[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    copy(&t3, y1.at_mut([(b4 * BM), 0]));
}

#[tile_fn]
pub fn function_6(_v0: i16, _v1: i16) -> i16 {
    (_v0 + select(((0usize % 7) >= 2), ((3 >> cast::<i16>((0usize + 1))) << cast::<i16>((0usize + 1))), (if (!(0usize <= 6)) { (0 % cast::<i16>((1usize + 1))) } else { (if (0usize > 0) { -4 } else { 4 }) })))
}
#[tile_kernel]
pub fn random_6(
    x0: &Tensor<u64, 1>,
    x1: &Tensor<i16, 1>,
    y2: &mut Tensor<f32, 2>,
    h3: &mut Tensor<u64, 1>,
    _p8: f32,
) {
    dims!(x0 = [d2], x1 = [d3], y2 = [d4, d5], h3 = [7]);
    let n9: usize = d4.div_ceil(6);
    let [b6, b7] = blocks([d4.div_ceil(6), d5.div_ceil(3)]);
    let mut t4 = shared::<bool>([3, 6]);
    parallel!((6, 3), |i10, i11| {
        t4[[i11, i10]] = (i10 < i10);
    });
    let mut t5 = fragment::<i16>([6, 3, 6]);
    parallel!((6, 3, 6), |i12, i13, i14| {
        t5[[i12, i13, i14]] = (-(4 + (cast::<i16>(t4[[i13, d4]]) * -2)));
    });
    cumsum(&t5, &mut t5, 1);
    parallel!((3, 6), |i15, i16| {
        assert!((d4 < 5), "an index is within its bounds");
        let v17: i16 = cast::<i16>(t4[[(3 - i15), (i16 * 2)]]);
        t4[[(3 - i15), (i16 * 2)]] = ((i15 < (cast::<usize>(x0[i15]) / 1)) ^ ((x1[i15] != t5[[0, i15, 1]]) && (cast::<usize>(t5[[i15, 2, d4]]) > d3)));
    });
    let mut t6 = fragment::<f32>([6, 6]);
    parallel!((6, 6), |i18, i19| {
        t6[[i18, i19]] = cast::<f32>(n9);
    });
    let mut t7 = shared::<f32>([6, 6]);
    copy(t4.at((span((b6 * 6), 6), span((b6 % 4), 6))).or((b7 <= 2)).t(), &mut t7);
    let mut t8 = shared::<f32>([6, 6]);
    gemm_set(&t6, t7.t(), &mut t8);
    let mut t9 = fragment::<bool>([3, 1]);
    let v20: bool = (3usize <= 6);
    fill(&mut t9, v20);
    reduce_any_into(&t4, &mut t9, 1);
    parallel!((3, 6), |i21, i22| {
        h3.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t4[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((6, 3, 6), |i23, i24, i25| {
        h3.atomic_add([(((((((1 * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t5[[i23, i24, i25]]) * cast::<u64>(((((((1 * 5) + i23) * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((6, 6), |i26, i27| {
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((3, 1), |i28, i29| {
        h3.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t9[[i28, i29]]) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((6, 3), |i30, i31| {
        let mut s32: f32 = 0.0;
        for k33 in 0..4 {
            s32 += cast::<f32>(t4[[i31, d2]]);
        }
        y2[[((b6 * 6) + i30), ((b7 * 3) + i31)]] = s32;
    });
}

#[tile_fn]
pub fn function_7(_v0: bf16) -> bf16 {
    (_v0 * 1.75)
}
#[tile_kernel]
pub fn random_7<const BM: usize, const BN: usize>(
    x0: &Tensor<f16, 3>,
    x1: &Tensor<i8, 3>,
    y2: &mut Tensor<f16, 3>,
    y3: &mut Tensor<i8, 3>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2, 2*BN], x1 = [d3, d4, d5], y2 = [d6, d3, d7], y3 = [d6, d3, d7], h4 = [7]);
    require!((d3 < 100), "extents are below 100");
    let [b8, b9, b10] = blocks([d6.div_ceil(BN), d3.div_ceil(BM), d7.div_ceil(BM)]);
    let mut t5 = shared::<bf16>([2*BN, BM]);
    parallel!((BM, (2*BN)), |i11, i12| {
        t5[[i12, i11]] = 0.0;
    });
    let mut t6 = shared::<bf16>([BM, BN]);
    copy(x0.at((span((cast::<usize>(x1[[d5, b10, b9]]) % 2), BM), (b10 * BN), span(cast::<usize>(x1[[2, b10, b10]]), BN))), &mut t6);
    parallel!((BM, d3.min(BN)), |i13, i14| {
        t6[[(BM - i13), i14]] = ((t5[[cast::<usize>(x1[[i13, b9, i14]]), i13]].max(t5[[4, 3]]) + (t6[[(BM - i13), i14]] + t5[[i14, i14]])) * ((t5[[d4, i14]] - t6[[(BM - i13), i14]]) + (t5[[i13, d5]] + t5[[i14, 1]])));
    });
    let mut t7 = shared::<bf16>([2*BN, BM]);
    cummax_rev(&t5, &mut t7, 1);
    parallel!((d5.min(BM), BN), |i15, i16| {
        t6[[i15, (i16 * 2)]] = t6[[i15, (i16 * 2)]];
    });
    if (cast::<usize>(x1[[d7, b9, b10]]) >= b8) {
        let mut v17: i8 = 2;
        for k18 in 0..2 {
            v17 += (((x1[[d5, k18, b10]].max(x1[[11, b10, 0]]) * 3) + x1[[d7, b9, b9]]) % 3);
        }
        let mut t8 = fragment::<bf16>([2*BN, BM]);
        cumsum_rev(&t5, &mut t8, 0);
        for k19 in (0..b9).step_by(2) {
            copy(x0.at(((k19 * BN), span((b10 * (2*BN)), BM), span((b10 * BM), BN))).or(cast::<f16>(b10)), &mut t6);
            let v20: bf16 = cast::<bf16>(-4.375).min(-2.0);
            fill(t6.at_mut((span((b10 * BM), BM), span((d6 * (2*BN)), BN))), v20);
            let mut t9 = fragment::<i32>([BM, 1]);
            reduce_argmin(&t6, &mut t9, 1);
            let mut t10 = shared::<f32>([BM, BM]);
            clear(&mut t10);
            pipelined!(0..4, stages = 4, |k21| {
                let mut t11 = fragment::<f16>([BM, BN]);
                let mut t12 = shared::<f16>([BN, BM]);
                copy(x0.at([b10, (b9 * BM), (k21 * BN)]), &mut t11);
                copy(x0.at([b10, (k21 * BN), (b9 * BN)]), &mut t12);
                gemm(&t11, &t12, &mut t10);
            });
            parallel!((d6.min(BM), 1), |i22, i23| {
                let v24: f16 = x0[[k19, d7, (i23 * 4)]];
                if t6[[i23, i23]].is_nan() {
                    t9[[i22, i23]] = cast::<i32>(t8[[i22, i22]]);
                }
            });
            parallel!((BM, 1), |i25, i26| {
                h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t9[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
            });
            parallel!((BM, BM), |i27, i28| {
                h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
            });
        }
        parallel!(((2*BN), BM), |i29, i30| {
            h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
        });
        parallel!(((2*BN), BM), |i31, i32| {
            h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
        });
    } else {
        let mut t13 = fragment::<i8>([BM, BN, 2*BN]);
        copy(x1.at((span((b10 * (2*BN)), 2*BN), span(cast::<usize>(x1[[b8, 4, b9]]), BM), span(b10, BN))).or(cast::<i8>(t5[[d5, b9]])).permute([1, 2, 0]), &mut t13);
    }
    parallel!(((2*BN), BM), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i33, i34]]) * 16.0))) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((BM, BN), |i35, i36| {
        h4.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i35, i36]]) * 16.0))) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!(((2*BN), BM), |i37, i38| {
        h4.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i37, i38]]) * 16.0))) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), Relaxed);
    });
    parallel!((BN, BM, BM), |i39, i40, i41| {
        let mut s42: f16 = 0.0;
        for k43 in 0..1 {
            s42 += select(((b8 > i41) || (i40 <= 6)), (if (i40 > i41) { x0[[k43, k43, d2]] } else { -4.0 }), x0[[0, d6.min(b9), i41]]);
        }
        y2[[((b8 * BN) + i39), ((b9 * BM) + i40), ((b10 * BM) + i41)]] = s42;
    });
    parallel!((BN, BM, BM), |i44, i45, i46| {
        let v47: f16 = (x0[[0, 11, d4]].abs().sqrt() / 1.0);
        y3[[((b8 * BN) + i44), ((b9 * BM) + i45), ((b10 * BM) + i46)]] = cast::<i8>(t7[[d4, 1]]);
    });
}

#[tile_kernel]
pub fn random_8<const BM: usize>(
    x0: &Tensor<u16, 3>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<u16, 2>,
    h4: &mut Tensor<u64, 1>,
    _p7: u16,
    _q8: usize,
) {
    dims!(x0 = [d0, BM, 2*BM], x1 = [d1, d2, d3], y2 = [d1, d4], y3 = [d1, d4], h4 = [7]);
    let mut w5 = workspace::<u16>([d1, d4]);
    let [b5, b6] = blocks([d1.div_ceil(6), d4.div_ceil((2*BM))]);
    let mut t6 = shared::<f32>([6]);
    parallel!(6, |i9| {
        let mut s10: f32 = 0.0;
        for k11 in 0..4 {
            s10 += cast_with::<f32>(x1[[i9, k11, k11]], Round::TowardZero).max(x1[[d2, k11, b5]]).max_nan(cast::<f32>(i9));
        }
        t6[i9] = s10;
    });
    let mut t7 = shared::<u16>([BM]);
    parallel!(BM, |i12| {
        let v13: u16 = 3;
        t7[i12] = cast::<u16>(d3).max((((((x0[[d2, x1.dim(1), i12]] * 6) % 6) * 6) + x0[[i12, b5, i12]]) % 6));
    });
    let mut t8 = fragment::<u16>([2*BM]);
    copy(x1.at([(b5 * (2*BM)), (b6 % 3), (d1 - _q8)]), &mut t8);
    parallel!((2*BM), |i14| {
        t7.atomic_and([0], (cast_with::<u16>(x1[[(i14 + 1), cast::<usize>(t8[i14]), i14]], Round::Up) * (((x0[[2, b6, i14]] * 2) + t8[x1.dim(2)]) % 2)), Relaxed);
    });
    if (_q8 == b5) {
        let mut t9 = shared::<f32>([2*BM, 4]);
        parallel!(((2*BM), 4), |i15, i16| {
            t9[[i15, i16]] = 1.0;
        });
        let mut t10 = fragment::<f32>([8, BM]);
        parallel!((8, BM), |i17, i18| {
            t10[[i17, i18]] = (-2.0 - select((_q8 < i17), 0.0, cast::<f32>(b5)));
        });
        let mut t11 = shared::<f32>([2*BM, BM]);
        let v19: f32 = (-1.0f32).mul_add(0.0f32.mul_add(0.0, 0.0), (-1.0f32).mul_add(0.0, -2.0));
        fill(&mut t11, v19);
        let mut t12 = shared::<u8>([2*BM, 1]);
        fill(&mut t12, 68);
        gemm_sp(&t9, &t12, &t10, &mut t11);
        parallel!((2*BM), |i20| {
            h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t8[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
        });
        parallel!(((2*BM), BM), |i21, i22| {
            h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
        });
    }
    let mut t13 = fragment::<u16>([2*BM]);
    parallel!((2*BM), |i23| {
        let mut s24: u16 = 0;
        for k25 in 0..4 {
            s24 += cast::<u16>(d3);
        }
        t13[i23] = s24;
    });
    copy(&t13, t7.at_mut((span((b5 - 1), 2*BM),)));
    let mut t14 = shared::<u16>([6, 2*BM]);
    clear(&mut t14);
    let mut t15 = shared::<u16>([6, 2*BM]);
    copy(&t14, w5.at_mut([(b5 * 6), (b6 * (2*BM))]));
    copy(w5.at([(b5 * 6), (b6 * (2*BM))]), &mut t15);
    parallel!(BM, |i26| {
        h4.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(t7[i26]) * cast::<u64>(((1 * 5) + i26))), Relaxed);
    });
    parallel!((2*BM), |i27| {
        h4.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t8[i27]) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    parallel!((2*BM), |i28| {
        h4.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t13[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    parallel!((6, (2*BM)), |i29, i30| {
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t14[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((6, (2*BM)), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t15[[i31, i32]]) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    copy(&t14, y2.at_mut([(b5 * 6), (b6 * (2*BM))]));
    copy(&t14, y3.at_mut([(b5 * 6), (b6 * (2*BM))]));
}

#[tile_kernel]
pub fn random_9<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<bool, 2>,
    x1: &Tensor<i32, 1>,
    y2: &mut Tensor<i32, 2>,
    y3: &mut Tensor<f64, 2>,
    h4: &mut Tensor<u64, 1>,
    _p6: bool,
    _p7: f64,
) {
    dims!(x0 = [d0, d0], x1 = [d1], y2 = [d2, d3], y3 = [d2, d3], h4 = [7]);
    let [b4, b5] = blocks([d2.div_ceil(BN), d3.div_ceil(BN)]);
    let mut t5 = shared::<bool>([BM, BK + 1]);
    parallel!(((BK + 1), BM), |i8, i9| {
        let v10: f64 = (cast::<f64>(x0[[i8, i8]]) - cast::<f64>(x0[[b5, 16]])).min_nan((cast::<f64>((((i8 * (BK + 1)) + i8) / (BK + 1))) + cast::<f64>(d2)));
        t5[[i9, i8]] = (b5 <= (cast::<usize>(x1[i8]) / 3));
    });
    let mut t6 = shared::<f64>([BM, BK + 1]);
    parallel!((BM, (BK + 1)), |i11, i12| {
        let v13: f64 = cast::<f64>(t5[[i11, i12]]).min(cast::<f64>(x1[i12])).abs();
        t6[[i11, i12]] = 0.25f64.abs().sqrt().mul_add(select(t5[[(i12 + 3), (i12 - 4)]], v13, (cast::<f64>(x1[b4]) * cast::<f64>(x1[3]))), 2.0f64.mul_add(cast::<f64>(x0[[d2, i12]]), cast::<f64>(t5[[cast::<usize>(x1[d2]), d3]])));
    });
    let mut t7 = shared::<u8>([BK]);
    parallel!(BK, |i14| {
        t7[i14] = 2;
    });
    let mut t8 = fragment::<bool>([BK, BN]);
    gather(x0.at((.., span((b5 * (2*BN)), BN))), &t7, &mut t8);
    parallel!((2*BN), |i15| {
        t7.atomic_and([i15], (cast::<u8>(x0[[b4, 12]]) + cast::<u8>(t5[[d3, i15]])), Relaxed);
    });
    parallel!((BK, BN), |i16, i17| {
        let v18: f64 = (-4.0 + _p7);
        t8[[i16, i17]] = (t6[[19, (i16 + 1)]] >= select((i16 <= i17), t6[[18, i17]].mul_add(t6[[2, i16]], cast::<f64>(t8[[i16, i17]])), (if t6[[d2, d3]].is_nan() { cast::<f64>(((i17 * BM) / BM)) } else { v18 })));
    });
    let mut t9 = shared::<f64>([BM, 1]);
    copy(t5.at((span(4, 1), span(d3, BM))).t(), &mut t9);
    let mut t10 = shared::<f64>([1, BK]);
    parallel!((1, BK), |i19, i20| {
        t10[[i19, i20]] = cast::<f64>(t5[[i20, d3]]);
    });
    let mut t11 = fragment::<f64>([BM, BK]);
    clear(&mut t11);
    gemm(&t9, &t10, &mut t11);
    let mut t12 = shared::<i32>([BK]);
    parallel!(BK, |i21| {
        t12[i21] = ((cast::<i32>(i21) * 2) + -1);
    });
    let mut t13 = fragment::<bool>([BK, BK + 1]);
    copy(t6.at([(b5 * BK), b5]), &mut t13);
    scatter(&t13, &t12, &mut t5);
    let mut t14 = shared::<i32>([BK, BN]);
    parallel!((BN, BK), |i22, i23| {
        t14[[i23, i22]] = (-x1[(d0 % 4)]);
    });
    if x0[[(b4 - 1), (((d2 * (2*BN)) + b5) % (2*BN))]] {
        let mut t15 = fragment::<bool>([BK + 1, BK + 1]);
        copy(t6.at([(b5 * BK), b4]), &mut t15);
        let v24: bool = (((cast::<usize>(t14[[b5, d0]]) * BN) / BN) > (b5 - (b4 + 4)));
        parallel!((BK, BN), |i25, i26| {
            h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t14[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
        });
        parallel!(((BK + 1), (BK + 1)), |i27, i28| {
            h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t15[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
        });
    }
    parallel!((1, BK), |i29, i30| {
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((BM, BK), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!(BK, |i33| {
        h4.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t12[i33]) * cast::<u64>(((1 * 5) + i33))), Relaxed);
    });
    parallel!((BK, (BK + 1)), |i34, i35| {
        h4.atomic_add([(((((1 * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(t13[[i34, i35]]) * cast::<u64>(((((1 * 5) + i34) * 5) + i35))), Relaxed);
    });
    parallel!((BK, BN), |i36, i37| {
        h4.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t14[[i36, i37]]) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), Relaxed);
    });
    let mut t16 = fragment::<i32>([BN, BN]);
    parallel!((BN, BN), |i38, i39| {
        t16[[i38, i39]] = select((i38 < b5), ((t12[b5] >> 17) % t14[[i38, i38]]), (t14[[cast::<usize>(t7[i39]), d0]].abs() / x1[16]));
    });
    copy(&t16, y2.at_mut([(b4 * BN), (b5 * BN)]));
    parallel!((BN, BN), |i40, i41| {
        y3[[((b4 * BN) + i40), ((b5 * BN) + i41)]] = (t10[[d1, i41]].abs().abs() * 0.5).abs().log2();
    });
}

#[tile_kernel]
pub fn random_10<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u64, 2>,
    y1: &mut Tensor<i8, 2>,
    h2: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [BM, d0], y1 = [d0, d0], h2 = [7]);
    let [b1, b2] = blocks([d0.div_ceil(BM), d0.div_ceil(BM)]);
    let mut t3 = shared::<i8>([BM, BM]);
    copy(y1.at([(b1 * BM), (b2 * BM)]), &mut t3);
    let mut t4 = shared::<i8>([BN, 1]);
    copy(t3.at((span((b2 * BM), BN), span((b1 * BM), 1))), &mut t4);
    let mut t5 = fragment::<u64>([BM, BM]);
    parallel!((BM, BM), |i3, i4| {
        t5[[i3, i4]] = (((3 >> 27) % x0[[i3, (b1 % 5)]]) / 7);
    });
    let mut t6 = fragment::<i8>([BM, 1]);
    fill(&mut t6, 1);
    reduce_min_into(&t3, &mut t6, 1);
    parallel!((BM, BM), |i5, i6| {
        h2.atomic_add([(((((1 * 5) + i5) * 5) + i6) % 7)], (cast::<u64>(t3[[i5, i6]]) * cast::<u64>(((((1 * 5) + i5) * 5) + i6))), Relaxed);
    });
    parallel!((BN, 1), |i7, i8| {
        h2.atomic_add([(((((1 * 5) + i7) * 5) + i8) % 7)], (cast::<u64>(t4[[i7, i8]]) * cast::<u64>(((((1 * 5) + i7) * 5) + i8))), Relaxed);
    });
    parallel!((BM, BM), |i9, i10| {
        h2.atomic_add([(((((1 * 5) + i9) * 5) + i10) % 7)], (cast::<u64>(t5[[i9, i10]]) * cast::<u64>(((((1 * 5) + i9) * 5) + i10))), Relaxed);
    });
    parallel!((BM, 1), |i11, i12| {
        h2.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(t6[[i11, i12]]) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
    });
    parallel!((BM, BM), |i13, i14| {
        let mut l7 = local::<i8>([2]);
        for k15 in 0..2 {
            l7[k15] = ((t3[[k15, i14]] * 7) % 7).max(0);
        }
        y1[[((b1 * BM) + i13), ((b2 * BM) + i14)]] = l7[(d0 - 2)];
    });
}

const SCALE_11: i32 = 5;
#[tile_kernel]
pub fn random_11<T: Num, const BM: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<T::Acc, 3>,
    y2: &mut Tensor<f64, 4>,
    h3: &mut Tensor<u64, 1>,
    _p6: f32,
    _p7: usize,
    _q8: usize,
) {
    dims!(x0 = [d0, 2], y1 = [d0, d1, d2], y2 = [d0, d1, d2, 2], h3 = [7]);
    let n9: usize = d0.div_ceil(6);
    let [b3, b4, b5] = blocks([d0.div_ceil(6), d1.div_ceil(6), d2.div_ceil(2)]);
    let mut t4 = shared::<T::Acc>([6, 6, 2]);
    copy(y1.at([(b3 * 6), (b4 * 6), (b5 * 2)]), &mut t4);
    let mut t5 = fragment::<i64>([BM]);
    copy(x0.at([4, (_p7 * BM)]), &mut t5);
    let mut t6 = fragment::<f64>([2, BM]);
    let v10: f64 = select((x0[[_q8, b3]] > _p6), cast::<f64>(t4[[b3, 4, b4]]), cast_with::<f64>(x0[[b5, 1]], Round::NearestEven)).max_nan(4.125f64.mul_add(cast::<f64>(b5), cast::<f64>(t4[[_p7, d1, b5]])));
    fill(&mut t6, v10);
    if ((d2 < n9) & (x0.dim(0) < n9)) {
        let mut t7 = fragment::<T::Acc>([2, 2]);
        parallel!((2, 2), |i11, i12| {
            t7[[i11, i12]] = (t4[[((((b4 - 5) * 6) + d2) % 6), cast::<usize>(t5[x0.dim(0)]), i11]] + (t4[[i11, i11, n9]] + t4[[i12, i12, 1]])).min(cast_with::<T::Acc>(x0[[i12, i12]], Round::NearestEven));
        });
        copy(&t7, t6.at_mut((span((b3 * 6), 2), span(_q8.min(b3), 2))));
        parallel!((2, BM), |i13, i14| {
            h3.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
        });
        parallel!((2, 2), |i15, i16| {
            h3.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
        });
    } else {
        let mut t8 = shared::<u8>([6]);
        parallel!(6, |i17| {
            t8[i17] = cast::<u8>(b3);
        });
        let mut t9 = shared::<i64>([6]);
        gather(&t5, &t8, &mut t9);
    }
    let mut t10 = shared::<T::Acc>([2, 2]);
    parallel!((2, 2), |i18, i19| {
        t10[[i18, i19]] = t4[[i19, 5, (((i18 * BM) + d2) % BM)]];
    });
    let mut t11 = fragment::<T::Acc>([2, 2]);
    copy(t4.at([(_p7 * BM), _q8, n9]).or(t4[[n9, b4, n9]]), &mut t11);
    let mut t12 = shared::<T::Acc>([2, 2]);
    gemm_set(&t10, t11.t(), &mut t12);
    let mut t13 = fragment::<i32>([6, 6]);
    reduce_argmax(&t4, &mut t13, 2);
    let mut t14 = fragment::<i64>([6, 2]);
    parallel!((6, 2), |i20, i21| {
        let v22: T::Acc = ((t12[[cast::<usize>(t13[[0, cast::<usize>(t5[0])]]), i21]] * cast_with::<T::Acc>(t4[[d2, i20, 1]], Round::NearestEven)) * t12[[i21, b3]].min(t12[[i21, 1]]));
        t14[[i20, i21]] = cast_with::<i64>(t4[[cast::<usize>(t13[[i20, 3]]), ((i21 * BM) / BM), b4]], Round::NearestEven).min((-cast::<i64>(t5[n9])));
    });
    copy(&t14, t4.at_mut([b3, (b5 * 6), (b3 * 6)]));
    parallel!(BM, |i23| {
        h3.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t5[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((2, BM), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((2, 2), |i26, i27| {
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((6, 6), |i28, i29| {
        h3.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t13[[i28, i29]]) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((6, 2), |i30, i31| {
        h3.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t14[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    copy(&t4, y1.at_mut([(b3 * 6), (b4 * 6), (b5 * 2)]));
    let mut t15 = shared::<f64>([6, 6, 2, 2]);
    parallel!((6, 6, 2, 2), |i32, i33, i34, i35| {
        t15[[i32, i33, i34, i35]] = ((cast::<f64>(t12[[(i34 + 2), ((((i35 - 2) * 2) + b3) % 2)]]) / 5.0) / 1.0);
    });
    copy(&t15, y2.at_mut([(b3 * 6), (b4 * 6), (b5 * 2), 0]));
}

#[tile_fn]
pub fn function_12(_v0: bf16) -> bf16 {
    (_v0 + ((if ((0usize <= 0) | (0usize >= 0)) { (-4.25 / 1.5) } else { (cast::<bf16>((((0usize * 3) + 0) / 3)) * -1.0) }) * cast::<bf16>(-0.625).floor()))
}
#[tile_kernel]
pub fn random_12<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i32, 3>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<i32, 3>,
    y3: &mut Tensor<f32, 3>,
    y4: &mut Tensor<i32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p8: f32,
    _q9: usize,
) {
    dims!(x0 = [d1, d1, BK], x1 = [d2, d2, BK], x2 = [d3, d4, d5], y3 = [d3, d1, BN], y4 = [d3, d1], h5 = [7]);
    let [b6, b7] = blocks([d3.div_ceil(BK), d1.div_ceil(BK)]);
    let mut t6 = fragment::<bf16>([BK, BM]);
    let v10: bf16 = cast::<bf16>(-3.125).abs().round_ties_even();
    fill(&mut t6, v10);
    let mut t7 = shared::<f32>([2*BM, BK, BM]);
    parallel!(((2*BM), BK, BM), |i11, i12, i13| {
        t7[[i11, i12, i13]] = x1[[d5, (b7 / 2), i12]];
    });
    copy(x0.at([(b6 * (2*BM)), (b6 * BK), (b6 * BK)]), &mut t7);
    fill(t7.at_mut((span(b7, 2*BM), span(0, BK), span(d3, BM))), 2.0);
    let mut t8 = fragment::<bf16>([BN, BN, 1]);
    copy(t7.at((span((b6 * (2*BM)), 1), span((b6 * BK), BN), span((b6 * BM), BN))).permute([1, 2, 0]), &mut t8);
    copy(x1.at([d3, (d3 * BM), (d3 * (2*BM))]), &mut t7);
    let mut t9 = fragment::<f32>([2*BM]);
    copy(x2.at(((b6 - b6), (b6 * (2*BM)), span((d5 * BK), 2*BM))), &mut t9);
    parallel!((BK, BM), |i14, i15| {
        h5.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!(((2*BM), BK, BM), |i16, i17, i18| {
        h5.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((BN, BN, 1), |i19, i20, i21| {
        h5.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i19, i20, i21]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((2*BM), |i22| {
        h5.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!((BK, BK, BN), |i23, i24, i25| {
        y3[[((b6 * BK) + i23), ((b7 * BK) + i24), (0 + i25)]] = (2.0f32.max(cast::<f32>(b6)).mul_add((-1.0 - 0.0), select((i23 >= cast::<usize>(x0[[i25, d2, i23]])), -4.0, t9[i23])) * 0.5).ln();
    });
    let mut t10 = shared::<i32>([BK, BK]);
    parallel!((BK, BK), |i26, i27| {
        t10[[i26, i27]] = ((-cast::<i32>(b6).min(cast_with::<i32>(t9[i26], Round::Down))) * (cast::<i32>(d5) >> x2[[i27, i27, 2]]));
    });
    copy(&t10, y4.at_mut([(b6 * BK), (b7 * BK)]));
}

const SCALE_13: f64 = 5.0;
#[tile_kernel]
pub fn random_13<const BM: usize, const BN: usize>(
    x0: &Tensor<bool, 2>,
    x1: &Tensor<bool, 3>,
    y2: &mut Tensor<bool, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p8: u32,
    _p9: bool,
    _q10: usize,
) {
    dims!(x0 = [BM + 1, d0], x1 = [d1, d2, d3], y2 = [d4, d5], y3 = [d4, d5], h4 = [7]);
    let n11: usize = d4.div_ceil((BM + 1));
    let [b6, b7] = blocks([d4.div_ceil((BM + 1)), d5.div_ceil(BM)]);
    let mut t5 = shared::<u32>([2*BN, 2*BN]);
    copy(x0.at([(b7 * BN), (b7 * (BM + 1))]), &mut t5);
    let mut t6 = fragment::<u32>([BN, BM + 1, BM]);
    let v12: u32 = t5[[(b6 / 2), 6]];
    fill(&mut t6, v12);
    let n13: usize = (((n11 * (BM + 1)) % (BM + 1)) % 6).max(0);
    let mut t7 = fragment::<u32>([BM + 1, BM]);
    fill(&mut t7, 1);
    reduce_max_into(&t6, &mut t7, 0);
    copy(x0.at([cast::<usize>(t7[[7, n13]]), (b7 * (2*BN))]), &mut t7);
    let v14: u32 = t6[[2, b7, b7]];
    fill(t7.at_mut((span(cast::<usize>(t5[[b7, n11]]), BM + 1), span((b7 * BM), BM))), v14);
    let mut t8 = shared::<f32>([BM + 1, BN]);
    copy(t6.at((span((b7 * BN), BN), (b7 * BM), span(b7, BM + 1))).t(), &mut t8);
    let mut t9 = fragment::<f32>([BN, BM]);
    copy(t5.at([(b7 * BM), b7]), &mut t9);
    let mut t10 = shared::<f32>([BM, 2*BN]);
    copy(t5.at((span((b7 * (2*BN)), BM), span(n13, 2*BN))).or(t5[[n11, n13]]), &mut t10);
    let mut t11 = shared::<f32>([BN, 2*BN]);
    gemm_set(&t9, &t10, &mut t11);
    let mut t12 = shared::<f32>([BN, 2*BN]);
    cummax_rev(&t11, &mut t12, 1);
    let mut t13 = shared::<u32>([BM + 1, BM]);
    cummax(&t7, &mut t13, 0);
    parallel!(((BM + 1), BM), |i15, i16| {
        h4.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t7[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!(((BM + 1), BN), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((BN, (2*BN)), |i19, i20| {
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((BN, (2*BN)), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(((BM + 1), BM), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t13[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!(((BM + 1), BM), |i25, i26| {
        let v27: bool = (((((i26 * BM) + n13) % BM) == i26) && (_q10.max(d1) > n11));
        y2[[((b6 * (BM + 1)) + i25), ((b7 * BM) + i26)]] = x1[[d1, n11.min((_q10 * 3)), 2]];
    });
    parallel!(((BM + 1), BM), |i28, i29| {
        y3[[((b6 * (BM + 1)) + i28), ((b7 * BM) + i29)]] = ((-2.0f32) * 0.5).log10();
    });
}

const SCALE_14: u8 = 3;
#[tile_fn]
pub fn function_14(_v0: u32, _v1: u32) -> u32 {
    _v0.max(((if (0usize != 1) { 3u32 } else { 0 }).max(2u32.min(4)) ^ cast::<u32>((2usize + 1))))
}
#[tile_kernel]
pub fn random_14<const BM: usize, const BN: usize>(
    x0: &Tensor<F8E5M2, 2>,
    y1: &mut Tensor<F8E5M2, 2>,
    _q6: usize,
) {
    dims!(x0 = [d2, d3], y1 = [d3, d2]);
    let mut w2 = workspace::<F8E5M2>([d3, d2]);
    let [b4, b5] = blocks([d3.div_ceil((2*BN)), d2.div_ceil((BM + 1))]);
    let mut t3 = shared::<F8E5M2>([BM + 1, 2*BN, BM]);
    parallel!((BM, (2*BN), (BM + 1)), |i7, i8, i9| {
        t3[[i9, i8, i7]] = cast_with::<F8E5M2>(x0[[i7, i9]], Round::Down);
    });
    let mut t4 = shared::<F8E5M2>([BM + 1]);
    copy(x0.at([(b4 * (BM + 1)), (b4 * (2*BN))]), &mut t4);
    let mut t5 = fragment::<i32>([2*BN]);
    parallel!((2*BN), |i10| {
        t5[i10] = ((cast::<i32>(i10) * 3) + 1);
    });
    let mut t6 = fragment::<F8E5M2>([2*BN]);
    copy(x0.at((span(((_q6 * BN) / BN), 2*BN), (b4 * (BM + 1)))), &mut t6);
    scatter(&t6, &t5, &mut t4);
    let mut t7 = shared::<F8E5M2>([2*BN, BM + 1]);
    copy(x0.at([(_q6 + b4), b5]), &mut t7);
    let mut t8 = shared::<F8E5M2>([2*BN, BM + 1]);
    copy(&t7, w2.at_mut([(b4 * (2*BN)), (b5 * (BM + 1))]));
    copy(w2.at([(b4 * (2*BN)), (b5 * (BM + 1))]), &mut t8);
    copy(&t7, y1.at_mut([(b4 * (2*BN)), (b5 * (BM + 1))]));
}

#[tile_kernel]
pub fn random_15<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<T, 1>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<bf16, 1>,
    h3: &mut Tensor<u64, 1>,
    _q3: usize,
) {
    dims!(x0 = [d0], x1 = [d0, d1], y2 = [d1], h3 = [7]);
    require!((d0 < 100), "extents are below 100");
    let n4: usize = d1.div_ceil(BN);
    let [b2] = blocks([d1.div_ceil(BN)]);
    let mut t4 = fragment::<T::Acc>([BM + 1, BM]);
    copy(x1.at([(n4 * (BM + 1)), (b2 * BN)]), &mut t4);
    let mut t5 = fragment::<f32>([BN, BM, 1]);
    parallel!((BN, BM, 1), |i5, i6, i7| {
        let mut s8: f32 = 0.0;
        for k9 in 0..5 {
            s8 += x1[[i5, _q3]];
        }
        t5[[i5, i6, i7]] = s8;
    });
    let mut t6 = fragment::<i32>([BM + 1, 1]);
    copy(t4.at((span(8, 1), span((b2 * (BM + 1)), BM + 1))).or(t4[[b2, d1]]).t(), &mut t6);
    let mut t7 = fragment::<i32>([1, BM + 1]);
    copy(t4.at((span((b2 * (BM + 1)), BM + 1), span((b2 * BM), 1))).t(), &mut t7);
    let mut t8 = shared::<i32>([BM + 1, BM + 1]);
    gemm_set(&t6, &t7, &mut t8);
    pipelined!(0..3, stages = 4, |k10| {
        let mut t9 = fragment::<i32>([BM]);
        parallel!(BM, |i11| {
            t9[i11] = (-4 + -2);
        });
        let mut t10 = fragment::<T>([BM]);
        gather(x0, &t9, &mut t10);
        copy(t4.at([b2, (k10 * BN)]), &mut t9);
        let mut t11 = shared::<T::Acc>([BM, BN, 1]);
        copy(t5.at([_q3, k10, b2]), &mut t11);
        parallel!(BM, |i12| {
            h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Relaxed);
        });
        parallel!((BM, BN, 1), |i13, i14, i15| {
            h3.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i13, i14, i15]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
        });
    });
    let mut t12 = fragment::<i32>([BM]);
    parallel!(BM, |i16| {
        t12[i16] = ((cast::<i32>(i16) * 3) + 0);
    });
    let mut t13 = shared::<T::Acc>([BM, BM]);
    parallel!((BM, BM), |i17, i18| {
        let mut s19: T::Acc = 0.0;
        for k20 in 0..2 {
            s19 += (-t4[[i17, k20]].abs());
        }
        t13[[i17, i18]] = s19;
    });
    scatter(&t13, &t12, &mut t4);
    let mut t14 = fragment::<i32>([1, BM + 1]);
    reduce_abs_sum(&t8, &mut t14, 0);
    let mut t15 = fragment::<T>([BM]);
    copy(&t12, &mut t15);
    copy(&t15, t14.at_mut([(b2 * BN), (n4 * (BM + 1))]));
    let mut t16 = shared::<f32>([BM + 1, 1]);
    parallel!(((BM + 1), 1), |i21, i22| {
        t16[[i21, i22]] = x1[[(i22 * 2), _q3]].abs();
    });
    let mut t17 = fragment::<f32>([BM + 1, 1]);
    parallel!(((BM + 1), 1), |i23, i24| {
        t17[[i23, i24]] = ((-1.0f32).min(1.0) * 2.0f32.abs());
    });
    let mut t18 = shared::<f32>([BM + 1, BM + 1]);
    clear(&mut t18);
    gemm(&t16, t17.t(), &mut t18);
    let mut t19 = fragment::<T::Acc>([BM, BM + 1, 1]);
    clear(&mut t19);
    let mut t20 = shared::<i32>([BN]);
    parallel!(BN, |i25| {
        t20[i25] = ((cast::<i32>(i25) * 3) + -2);
    });
    let mut t21 = shared::<T::Acc>([BN, BM]);
    copy(t16.at((span(b2, BM), span(b2, BN))).t(), &mut t21);
    scatter(&t21, &t20, &mut t13);
    parallel!(((BM + 1), 1), |i26, i27| {
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!(((BM + 1), (BM + 1)), |i28, i29| {
        h3.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((BM, (BM + 1), 1), |i30, i31, i32| {
        h3.atomic_add([(((((((1 * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[[i30, i31, i32]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i30) * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!(BN, |i33| {
        h3.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t20[i33]) * cast::<u64>(((1 * 5) + i33))), Relaxed);
    });
    parallel!((BN, BM), |i34, i35| {
        h3.atomic_add([(((((1 * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t21[[i34, i35]]) * 16.0))) * cast::<u64>(((((1 * 5) + i34) * 5) + i35))), Relaxed);
    });
    let mut t22 = shared::<bf16>([BN]);
    copy(t13.at([b2, (n4 * BM)]), &mut t22);
    copy(&t22, y2.at_mut([(b2 * BN)]));
}

#[tile_kernel]
pub fn random_16<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i32, 1>,
    y1: &mut Tensor<bool, 2>,
    h2: &mut Tensor<u64, 1>,
    _p2: usize,
    _p3: f32,
) {
    dims!(x0 = [d0], y1 = [d0, 2*BM], h2 = [7]);
    let mut w3 = workspace::<f32>([d0]);
    let [b1] = blocks([d0.div_ceil((2*BM))]);
    let mut t4 = fragment::<f32>([BN, BN]);
    parallel!((BN, BN), |i4, i5| {
        let v6: bool = (i5 != i5);
        let mut s7: f32 = 0.0;
        for k8 in 0..4 {
            s7 += _p3;
        }
        t4[[i4, i5]] = s7;
    });
    let mut t5 = fragment::<bool>([BN, 2*BN]);
    copy(t4.at([cast::<usize>(x0[b1]), cast::<usize>(x0[_p2])]), &mut t5);
    parallel!((BN, BN), |i9, i10| {
        if (!(i10 < i9)) {
            t4[[i9, (BN - i10)]] = (f32::from_bits(((-4.0f32).min(cast::<f32>(x0[cast::<usize>(x0[i9])])).to_bits() & 2147483647)) / 3.5);
        }
    });
    parallel!((BN, (2*BN)), |i11, i12| {
        t5[[(i11 + 1), i12]] = (((cast::<usize>(x0[i11]) >= i11) ^ (_p2 == 5)) || (x0[i11] != (if (i12 == cast::<usize>(x0[3])) { cast::<i32>(x0[cast::<usize>(x0[7])]) } else { -1 })));
    });
    let mut t6 = fragment::<f32>([2*BM]);
    copy(t4.at(((((1 * (2*BN)) + _p2) % (2*BN)), span(_p2, 2*BM))), &mut t6);
    let mut t7 = shared::<f32>([2*BM]);
    copy(&t6, w3.at_mut([(b1 * (2*BM))]));
    copy(w3.at([(b1 * (2*BM))]), &mut t7);
    parallel!((BN, BN), |i13, i14| {
        h2.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
    });
    parallel!((BN, (2*BN)), |i15, i16| {
        h2.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t5[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!((2*BM), |i17| {
        h2.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!((2*BM), |i18| {
        h2.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    parallel!(((2*BM), (2*BM)), |i19, i20| {
        y1[[((b1 * (2*BM)) + i19), (0 + i20)]] = (i19 > cast::<usize>(x0[i19]));
    });
}

const SCALE_17: f32 = 7.0;
#[tile_fn]
pub fn function_17(_v0: f16) -> f16 {
    _v0.max(select((0usize == 0), f16::from_bits((cast::<f16>(0).to_bits() & 32767)), f16::from_bits((cast::<f16>(-3).to_bits() & 32767))).floor())
}
#[tile_kernel]
pub fn random_17<T: Int>(
    x0: &Tensor<i64, 1>,
    y1: &mut Tensor<T::Acc, 1>,
    h2: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1], y1 = [d1], h2 = [7]);
    let n3: usize = d1.div_ceil(8);
    let [b2] = blocks([d1.div_ceil(8)]);
    let mut t3 = shared::<T::Acc>([8]);
    copy(y1.at([(b2 * 8)]), &mut t3);
    let mut t4 = fragment::<i64>([8, 8, 4]);
    parallel!((4, 8, 8), |i4, i5, i6| {
        let v7: i64 = (cast::<i64>(i4) + cast::<i64>(t3[i4])).abs();
        t4[[i6, i5, i4]] = ((cast::<i64>(3usize) * 7) % 7);
    });
    let mut t5 = fragment::<i64>([8]);
    parallel!(8, |i8| {
        t5[i8] = cast::<i64>((((i8 * 8) + i8) / 8));
    });
    let mut t6 = shared::<i64>([8]);
    cummax(&t5, &mut t6, 0);
    let mut t7 = fragment::<i64>([8, 4]);
    reduce_product(&t4, &mut t7, 0);
    let mut t8 = shared::<i64>([1]);
    reduce_abs_sum(&t6, &mut t8, 0);
    parallel!((8, 8, 4), |i9, i10, i11| {
        h2.atomic_add([(((((((1 * 5) + i9) * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t4[[i9, i10, i11]]) * cast::<u64>(((((((1 * 5) + i9) * 5) + i10) * 5) + i11))), Relaxed);
    });
    parallel!(8, |i12| {
        h2.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t5[i12]) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!(8, |i13| {
        h2.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(t6[i13]) * cast::<u64>(((1 * 5) + i13))), Relaxed);
    });
    parallel!((8, 4), |i14, i15| {
        h2.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t7[[i14, i15]]) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!(1, |i16| {
        h2.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t8[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    copy(&t3, y1.at_mut([(b2 * 8)]));
}

const SCALE_18: i32 = 1;
#[tile_fn]
pub fn function_18(_v0: f32) -> f32 {
    (_v0 * 2.875)
}
#[tile_kernel]
pub fn random_18<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<bool, 1>,
    x2: &Tensor<bool, 1>,
    y3: &mut Tensor<F8E5M2, 1>,
    _q6: usize,
) {
    dims!(x0 = [d1, d1, d2], x1 = [BM], x2 = [d3], y3 = [d4]);
    require!((d4 < 100), "extents are below 100");
    let [b5] = blocks([d4.div_ceil((BM + 1))]);
    let mut t4 = shared::<F8E5M2>([BM + 1, BK]);
    let v7: F8E5M2 = select((d4 < d2), cast::<F8E5M2>(x1[b5]), 1.0).trunc();
    fill(&mut t4, v7);
    let mut t5 = shared::<f32>([BN, BM, BN]);
    parallel!((BN, BM, BN), |i8, i9, i10| {
        let v11: F8E5M2 = (cast::<F8E5M2>(x2[i10]) / 4.0).abs();
        let mut s12: f32 = 0.0;
        for k13 in 0..3 {
            s12 += ((cast_with::<f32>(x0[[i8, i8, 1]], Round::Up) / 4.0) + 3.875);
        }
        t5[[i8, i9, i10]] = s12;
    });
    if (b5 <= (b5 + 2)) {
        pipelined!(0..1, stages = 2, |k14| {
            let n15: usize = (b5 % 5).max(0);
            let mut v16: F8E5M2 = 2.0;
            for k17 in 0..4 {
                v16 += (if ((k17 + 3) < b5) { (t4[[d1, k14]] / 3.75) } else { (1.0 / 2.75) });
            }
        });
        let mut t6 = fragment::<f32>([BM + 1, BN]);
        clear(&mut t6);
        for k18 in 0..2 {
            let mut t7 = fragment::<f32>([BM + 1, BN]);
            let mut t8 = shared::<f32>([BN, BN]);
            copy(x0.at([b5, (d1 * BM), (k18 * BN)]), &mut t7);
            copy(x0.at([d2, (k18 * BN), b5]), &mut t8);
            gemm(&t7, &t8, &mut t6);
        }
        let mut t9 = shared::<f32>([BK, BN]);
        copy(t6.at((span((d4 * BN), BN), span((b5 * (BM + 1)), BK))).t(), &mut t9);
        copy(&t9, t5.at_mut((span((b5 * BN), BN), span((b5 * (BM + 1)), BK), (b5 * (BM + 1)))).t());
    }
    let mut v19: F8E5M2 = 3.0;
    for k20 in 0..1 {
        v19 += (-t4[[b5, k20]]).abs();
    }
    let mut t10 = fragment::<f32>([BN, BM]);
    clear(&mut t10);
    let mut t11 = fragment::<f32>([BN, BN]);
    let mut t12 = shared::<f32>([BN, BM]);
    pipelined!(0..2, stages = 2, |k21| {
        copy(x0.at([b5, (d1 * BN), (k21 * BN)]), &mut t11);
        copy(x0.at([b5, (k21 * BN), (d2 * BN)]), &mut t12);
        gemm(&t11, &t12, &mut t10);
    });
    let mut t13 = shared::<F8E5M2>([BM + 1, BK]);
    parallel!((BK, (BM + 1)), |i22, i23| {
        let v24: f32 = (if true { function_18(cast::<f32>((i22 + 3))) } else { 0.0f32 }).abs().sqrt();
        let mut s25: F8E5M2 = 0.0;
        for k26 in 0..6 {
            s25 += (cast::<F8E5M2>(x2[k26]).mul_add(cast::<F8E5M2>(x2[k26]), cast::<F8E5M2>(i22)) + (cast::<F8E5M2>(x2[i22]) + cast::<F8E5M2>(x1[i22])));
        }
        t13[[i23, i22]] = s25;
    });
    parallel!((BK, (BM + 1)), |i27, i28| {
        t4[[(i28 * 2), (i27 + 1)]] = (cast::<F8E5M2>(i27).mul_add(t4[[(i28 * 2), (i27 + 1)]], t4[[(i28 * 2), (i27 + 1)]]) * F8E5M2::from_bits((t13[[i27, i27]].to_bits() | 128))).min_nan(v19);
    });
    let mut t14 = fragment::<F8E5M2>([BM + 1]);
    copy(t10.at((span(b5, BM + 1), d4)).or(x0[[d2, d2, b5]]), &mut t14);
    copy(&t14, y3.at_mut([(b5 * (BM + 1))]));
}

const ROWS_19: usize = 6;
const SCALE_19: f64 = 3.0;
#[tile_fn]
pub fn function_19(_v0: f64) -> f64 {
    _v0.max(((if (0usize == 6) { -2.0 } else { 1.0 }) / 3.25))
}
#[tile_kernel]
pub fn random_19<T: Int>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<T, 2>,
    y2: &mut Tensor<T, 1>,
    h3: &mut Tensor<u64, 1>,
    _p5: T,
    _p6: usize,
) {
    dims!(x0 = [d1], x1 = [8, d2], y2 = [d3], h3 = [7]);
    require!((d3 < 100), "extents are below 100");
    let mut w4 = workspace::<f32>([d3]);
    let [b4] = blocks([d3.div_ceil(8)]);
    let mut t5 = fragment::<f32>([ROWS_19, ROWS_19, ROWS_19]);
    parallel!((ROWS_19, ROWS_19, ROWS_19), |i7, i8, i9| {
        let v10: f64 = -1.0;
        t5[[i9, i8, i7]] = x0[i8].min((x0[i8] / 1.5).min((x0[i8] / 1.25)));
    });
    let mut t6 = shared::<f32>([8, ROWS_19, 4]);
    parallel!((8, ROWS_19, 4), |i11, i12, i13| {
        let v14: f64 = (3.0 - cast::<f64>(x0[0]));
        t6[[i11, i12, i13]] = x0[i11].abs();
    });
    let mut v15: f64 = 3.0;
    for k16 in 0..5 {
        v15 += cast::<f64>(cast::<usize>(x1[[cast::<usize>(x1[[_p6, b4]]), b4]])).max(cast::<f64>(d3)).mul_add(SCALE_19.max_nan(-4.25), (cast::<f64>(x1[[2, b4]]) + cast_with::<f64>(t5[[0, 3, _p6]], Round::Up)));
    }
    let mut t7 = shared::<f32>([ROWS_19, ROWS_19, ROWS_19]);
    cummax_rev(&t5, &mut t7, 0);
    if (((cast::<usize>(x1[[cast::<usize>(x1[[d2, b4]]), b4]]) * 4) >= d2) ^ (!(d3 < _p6))) {
        let mut t8 = shared::<T>([4, 8]);
        copy(x1.at([(b4 * 8), (((b4 * ROWS_19) + b4) % ROWS_19)]), &mut t8);
        let mut t9 = shared::<T>([8, ROWS_19]);
        parallel!((8, ROWS_19), |i17, i18| {
            t9[[i17, i18]] = x1[[i18, (d3 * 1)]];
        });
        let mut t10 = fragment::<T::Acc>([4, ROWS_19]);
        gemm_set(&t8, &t9, &mut t10);
        let mut t11 = shared::<T>([8, ROWS_19]);
        copy(t5.at((4, span(b4, 8), span(_p6, ROWS_19))).or(x0[_p6]), &mut t11);
        parallel!((4, ROWS_19), |i19, i20| {
            h3.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t10[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
        });
        parallel!((8, ROWS_19), |i21, i22| {
            h3.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t11[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
        });
    } else {
        let mut t12 = shared::<T::Acc>([4, ROWS_19, ROWS_19]);
        copy(t7.at([(d2 * 4), (d2 * ROWS_19), b4.max(b4)]), &mut t12);
        let mut t13 = shared::<i32>([8, 4]);
        reduce_argmin(&t6, &mut t13, 1);
    }
    let mut t14 = shared::<i32>([ROWS_19, ROWS_19]);
    reduce_argmin(&t7, &mut t14, 2);
    let mut t15 = shared::<f64>([ROWS_19, 4]);
    parallel!((ROWS_19, 4), |i23, i24| {
        t15[[i23, i24]] = (-1.0);
    });
    let mut t16 = fragment::<f64>([ROWS_19, 8]);
    parallel!((ROWS_19, 8), |i25, i26| {
        t16[[i25, i26]] = (-(if (i26 != d2) { cast::<f64>(x1[[i26, d1]]) } else { cast::<f64>(x0[i25]) }));
    });
    let mut t17 = fragment::<f64>([ROWS_19, ROWS_19]);
    clear(&mut t17);
    let mut t18 = shared::<u8>([ROWS_19, 1]);
    fill(&mut t18, 237);
    gemm_sp(&t15, &t18, t16.t(), &mut t17);
    let mut t19 = fragment::<f32>([8]);
    copy(x1.at(((b4 * 8), span(b4, 8))), &mut t19);
    let mut t20 = fragment::<f32>([8]);
    copy(&t19, w4.at_mut([(b4 * 8)]));
    copy(w4.at([(b4 * 8)]), &mut t20);
    parallel!((ROWS_19, ROWS_19, ROWS_19), |i27, i28, i29| {
        h3.atomic_add([(((((((1 * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i27, i28, i29]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i27) * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((ROWS_19, ROWS_19), |i30, i31| {
        h3.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t14[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    parallel!((ROWS_19, ROWS_19), |i32, i33| {
        h3.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i32, i33]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
    });
    parallel!(8, |i34| {
        h3.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[i34]) * 16.0))) * cast::<u64>(((1 * 5) + i34))), Relaxed);
    });
    parallel!(8, |i35| {
        h3.atomic_add([(((1 * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[i35]) * 16.0))) * cast::<u64>(((1 * 5) + i35))), Relaxed);
    });
    let mut t21 = fragment::<T>([8]);
    parallel!(8, |i36| {
        let mut s37: T = 0;
        for k38 in 0..1 {
            s37 += cast_with::<T>(x0[i36], Round::NearestEven);
        }
        t21[i36] = s37;
    });
    copy(&t21, y2.at_mut([(b4 * 8)]));
}

#[tile_fn]
pub fn function_20(_v0: F8E4M3) -> F8E4M3 {
    (_v0 + cast::<F8E4M3>(2.75).abs())
}
#[tile_kernel]
pub fn random_20<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<F8E4M3, 1>,
    x1: &Tensor<u16, 1>,
    y2: &mut Tensor<u16, 1>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1], x1 = [d1], y2 = [d2], h3 = [7]);
    let n4: usize = d2.div_ceil((BK + 1));
    let [b3] = blocks([d2.div_ceil((BK + 1))]);
    let mut t4 = fragment::<u16>([BK + 1]);
    copy(y2.at([(b3 * (BK + 1))]), &mut t4);
    let mut t5 = fragment::<u16>([BM, BM]);
    parallel!((BM, BM), |i5, i6| {
        assert!((b3 < 4), "an index is within its bounds");
        t5[[i5, i6]] = (((cast::<u16>(n4) << t4[i6]) | x1[i5]) & t4[n4]);
    });
    let mut t6 = fragment::<u16>([BM, BM]);
    parallel!((BM, BM), |i7, i8| {
        let v9: F8E4M3 = (x0[i7].abs() / 3.75);
        t6[[i7, i8]] = cast::<u16>(d1);
    });
    let mut t7 = fragment::<F8E4M3>([BK + 1, 12]);
    parallel!(((BK + 1), 12), |i10, i11| {
        t7[[i10, i11]] = ((1.0 * cast::<F8E4M3>(t4[i10])) * (cast::<F8E4M3>(t4[i10]) + 0.0));
    });
    let mut t8 = shared::<F8E4M3>([24, BN]);
    parallel!((24, BN), |i12, i13| {
        t8[[i12, i13]] = ((cast::<F8E4M3>(t4[i13]) * cast::<F8E4M3>(t4[i13])) * cast::<F8E4M3>(t4[i13]));
    });
    let mut t9 = shared::<f32>([BK + 1, BN]);
    let v14: f32 = f32::from_bits((f32::from_bits((cast::<f32>(x1[b3]).to_bits() | 2147483648)).to_bits() | 2147483648));
    fill(&mut t9, v14);
    clear(&mut t9);
    let mut t10 = fragment::<u8>([BK + 1, 3]);
    fill(&mut t10, 144);
    gemm_sp(&t7, &t10, &t8, &mut t9);
    let mut t11 = fragment::<u16>([BK]);
    let v15: u16 = (((x1[b3] >> t5[[cast::<usize>(t5[[13, 11]]), n4]]) * 4) % 4);
    fill(&mut t11, v15);
    parallel!((BM, BM), |i16, i17| {
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t6[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!(((BK + 1), 12), |i18, i19| {
        h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((24, BN), |i20, i21| {
        h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!(((BK + 1), BN), |i22, i23| {
        h3.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!(BK, |i24| {
        h3.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t11[i24]) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    copy(&t4, y2.at_mut([(b3 * (BK + 1))]));
}

const SCALE_21: f64 = 1.0;
#[tile_fn]
pub fn function_21(_v0: i64, _v1: i64) -> i64 {
    (_v0 + (if (0usize != 0) { (-(_v1 >> cast::<i64>((0usize + 1)))) } else { ((-4 * -2) / cast::<i64>((3usize + 1))) }))
}
#[tile_kernel]
pub fn random_21<T: Int, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<T::Acc, 3>,
    y2: &mut Tensor<i64, 4>,
    y3: &mut Tensor<T, 3>,
    h4: &mut Tensor<u64, 1>,
    _q10: usize,
) {
    dims!(x0 = [d2, d3], x1 = [BK, d2, d4], y2 = [d3, d5, d6, BN], y3 = [d3, d5, d6], h4 = [7]);
    require!((d6 < 100), "extents are below 100");
    let [b7, b8, b9] = blocks([d3.div_ceil(BK), d5.div_ceil((2*BM)), d6.div_ceil(BM)]);
    let mut t5 = fragment::<T>([2*BK]);
    copy(x1.at([(d4 % 2), b8, _q10]), &mut t5);
    let mut t6 = shared::<f32>([BN, 2*BM]);
    parallel!((BN, (2*BM)), |i11, i12| {
        let mut l7 = local::<f32>([3]);
        for k13 in 0..3 {
            l7[k13] = (2.0 - (4.0 + 2.0));
        }
        t6[[i11, i12]] = l7[i11];
    });
    cummax(&t5, &mut t5, 0);
    let mut t8 = shared::<T::Acc>([2*BK]);
    let v14: T::Acc = ((-3 / x1[[d3, 6, 10]]) / 4);
    fill(&mut t8, v14);
    let mut t9 = fragment::<f32>([BK, BN]);
    parallel!((BK, BN), |i15, i16| {
        t9[[i15, i16]] = (-1.0f32).mul_add(1.0, cast::<f32>(i16).floor());
    });
    let mut t10 = shared::<f32>([BN, BN]);
    parallel!((BN, BN), |i17, i18| {
        t10[[i17, i18]] = 4.0;
    });
    let mut t11 = shared::<f32>([BK, BN]);
    gemm_set(&t9, t10.t(), &mut t11);
    let mut v19: i64 = 3;
    for k20 in 0..4 {
        v19 += (function_21(cast::<i64>(t9[[b8, k20]]), cast::<i64>(t6[[x1.dim(1), b9]])) / 1);
    }
    let mut t12 = shared::<f32>([BM, BK]);
    parallel!((BM, BK), |i21, i22| {
        let mut s23: f32 = 0.0;
        for k24 in 0..1 {
            s23 += (t10[[k24, i21]] + t11[[_q10, _q10]]);
        }
        t12[[i21, i22]] = s23;
    });
    parallel!((2*BK), |i25| {
        h4.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t8[i25]) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    parallel!((BK, BN), |i26, i27| {
        h4.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((BN, BN), |i28, i29| {
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((BK, BN), |i30, i31| {
        h4.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i30, i31]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    parallel!((BM, BK), |i32, i33| {
        h4.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i32, i33]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
    });
    let mut t13 = shared::<i64>([BK, 2*BM, BM, BN]);
    parallel!((BK, (2*BM), BM, BN), |i34, i35, i36, i37| {
        let v38: T = select((t11[[1, i36]] < -2.5), cast::<T>(t9[[(((i37 - 3) * BK) / BK), d4]]), cast::<T>(t6[[(((i37 * BM) + i37) % BM), cast::<usize>(x1[[i36, _q10, _q10]])]]));
        t13[[i34, i35, i36, i37]] = cast::<i64>(t9[[i34, i36]]);
    });
    copy(&t13, y2.at_mut([(b7 * BK), (b8 * (2*BM)), (b9 * BM), 0]));
    parallel!((BK, (2*BM), BM), |i39, i40, i41| {
        let mut s42: T = 0;
        for k43 in 0..1 {
            s42 += ((-1 + 1) - (cast::<T>(k43) + cast::<T>(k43)));
        }
        y3[[((b7 * BK) + i39), ((b8 * (2*BM)) + i40), ((b9 * BM) + i41)]] = s42;
    });
}

const ROWS_22: usize = 5;
const SCALE_22: u8 = 1;
#[tile_fn]
pub fn function_22(_v0: f32) -> f32 {
    (_v0 + ((-4.0f32) + -3.0).min_nan(2.0f32.abs().ceil()))
}
#[tile_kernel]
pub fn random_22<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f16, 1>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<T, 2>,
    y3: &mut Tensor<f16, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1], x1 = [d1, d2, d3], y2 = [d4, BK], y3 = [d4], h4 = [7]);
    require!((d1 < 100), "extents are below 100");
    let [b5] = blocks([d4.div_ceil(BK)]);
    let mut t5 = shared::<T>([BK, BK]);
    copy(y2.at([(b5 * BK), 0]), &mut t5);
    let mut t6 = fragment::<f16>([BN, BM]);
    copy(t5.at([x1.dim(0), (d1 * BK)]).or(0.0), &mut t6);
    let mut t7 = fragment::<f32>([BM]);
    parallel!(BM, |i6| {
        let mut l8 = local::<f32>([4]);
        for k7 in 0..4 {
            l8[k7] = x1[[2, 8, k7]];
        }
        t7[i6] = l8[d2];
    });
    let mut t9 = shared::<f16>([ROWS_22, BN]);
    copy(t5.at([x1.dim(0), d1]).or(t5[[d3, d1]]), &mut t9);
    let mut t10 = fragment::<f16>([BN, BN]);
    copy(t5.at([b5, (d1 % 1)]).or(t5[[d1, 0]]), &mut t10);
    let mut t11 = fragment::<f32>([ROWS_22, BN]);
    gemm_set(&t9, &t10, &mut t11);
    cumsum(&t5, &mut t5, 0);
    let mut v8: f32 = 0.0;
    for k9 in 0..4 {
        v8 += (x1[[9, (x1.dim(1) + 2), d4]] + cast::<f32>(k9).abs());
    }
    let mut t12 = fragment::<f32>([BM, BM]);
    clear(&mut t12);
    let mut t13 = fragment::<f32>([BM, BK]);
    let mut t14 = shared::<f32>([BK, BM]);
    pipelined!(0..1, stages = 1, |k10| {
        copy(x1.at([d1, 11, (k10 * BK)]), &mut t13);
        copy(x1.at([d4, (k10 * BK), b5]), &mut t14);
        gemm(&t13, &t14, &mut t12);
    });
    copy(t6.at([(d2 * BK), (d4 + d4)]).or(x0[d3]), &mut t11);
    parallel!((BK, BK), |i11, i12| {
        h4.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i11, i12]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
    });
    parallel!((BN, BM), |i13, i14| {
        h4.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
    });
    parallel!(BM, |i15| {
        h4.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    parallel!((ROWS_22, BN), |i16, i17| {
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((BM, BM), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    let mut t15 = shared::<T>([BK, BK]);
    copy(t11.at([d1, 0]).or(t7[d1]), &mut t15);
    copy(&t15, y2.at_mut([(b5 * BK), 0]));
    parallel!(BK, |i20| {
        y3[((b5 * BK) + i20)] = x0[i20];
    });
}

const SCALE_23: f32 = 3.0;
#[tile_kernel]
pub fn random_23<const BM: usize, const FLAG: bool>(
    x0: &Tensor<i8, 3>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<i8, 3>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p7: i8,
    _p8: usize,
) {
    dims!(x0 = [d0, d1, d2], x1 = [d3, d1], x2 = [BM, d4, d1], y3 = [d2, d0], h4 = [7]);
    let n9: usize = d2.div_ceil((BM + 1));
    let [b5, b6] = blocks([d2.div_ceil((BM + 1)), d0.div_ceil((BM + 1))]);
    let mut t5 = fragment::<f32>([6]);
    copy(x2.at([(_p8 * 6), (d3 / 3), d3]).or(x2[[d2, cast::<usize>(x2[[5, n9, cast::<usize>(x2[[b5, d4, 2]])]]), n9]]), &mut t5);
    let mut t6 = fragment::<f32>([6, BM + 1, 1]);
    parallel!((6, (BM + 1), 1), |i10, i11, i12| {
        let v13: f32 = -1.0;
        t6[[i10, i11, i12]] = t5[i12];
    });
    let mut t7 = shared::<i64>([BM + 1]);
    parallel!((BM + 1), |i14| {
        t7[i14] = 0;
    });
    let mut t8 = shared::<f32>([BM + 1, BM + 1]);
    gather(x1.at((.., span((b5 * (BM + 1)), BM + 1))), &t7, &mut t8);
    let mut t9 = fragment::<u8>([BM + 1]);
    parallel!((BM + 1), |i15| {
        t9[i15] = 2;
    });
    let mut t10 = fragment::<f32>([BM + 1]);
    gather(&t5, &t9, &mut t10);
    parallel!(BM, |i16| {
        t7.atomic_xor([((((i16 - 5) * 6) + _p8) / 6)], (cast::<i64>(t10[5]) >> cast::<i64>((b6 + 1))), Relaxed);
    });
    let mut t11 = shared::<i8>([6, 1]);
    copy(t5.reshape([6, 1]), &mut t11);
    let mut t12 = fragment::<u8>([1, BM + 1]);
    parallel!((1, (BM + 1)), |i17, i18| {
        t12[[i17, i18]] = t9[i18];
    });
    let mut t13 = shared::<i32>([6, BM + 1]);
    gemm_set(&t11, &t12, &mut t13);
    cumsum(&t13, &mut t13, 0);
    let mut t14 = shared::<i64>([1]);
    fill(&mut t14, 1);
    reduce_min_into(&t7, &mut t14, 0);
    parallel!((BM + 1), |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!((6, 1), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t11[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((1, (BM + 1)), |i22, i23| {
        h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t12[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((6, (BM + 1)), |i24, i25| {
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t13[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!(1, |i26| {
        h4.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(t14[i26]) * cast::<u64>(((1 * 5) + i26))), Relaxed);
    });
    copy(&t8, y3.at_mut([(b5 * (BM + 1)), (b6 * (BM + 1))]));
}

#[tile_fn]
pub fn function_24(_v0: bool, _v1: bool) -> bool {
    (0usize >= 0)
}
#[tile_kernel]
pub fn random_24<T: Num, const BM: usize, const BN: usize>(
    x0: &Tensor<bool, 1>,
    x1: &Tensor<i16, 3>,
    y2: &mut Tensor<i16, 2>,
    h3: &mut Tensor<u64, 1>,
    _p6: usize,
) {
    dims!(x0 = [d2], x1 = [d3, d2, d2], y2 = [d2, d3], h3 = [7]);
    let [b4, b5] = blocks([d2.div_ceil(BN), d3.div_ceil(2)]);
    let mut t4 = shared::<T::Acc>([BN, 2]);
    parallel!((2, BN), |i7, i8| {
        let v9: T = cast::<T>(-2).abs().min(cast::<T>(x1[[i8, (i8 * 3), (i7 + 1)]]));
        t4[[i8, i7]] = cast::<T::Acc>(x0[i7]);
    });
    let mut t5 = shared::<bool>([BM, 2, 2]);
    copy(x1.at([b4, (b4 * BN), (b5 * 2)]), &mut t5);
    let mut v10: T::Acc = 0;
    for k11 in 0..5 {
        v10 += cast_with::<T::Acc>(t4[[b4, b4]], Round::TowardZero).min(select((_p6 > 4), cast::<T::Acc>(t5[[b5, b4, x0.dim(0)]]), cast_with::<T::Acc>(t4[[4, b5]], Round::TowardZero)));
    }
    parallel!((2, BN), |i12, i13| {
        let mut s14: T::Acc = 0;
        for k15 in 0..3 {
            s14 += cast::<T::Acc>(x0[1]);
        }
        t4[[(BN - i13), i12]] = s14;
    });
    let mut t6 = fragment::<bool>([2, BM, 2]);
    copy(t5.at((span((b4 * BN), 2), span(((((b5 - 2) * 2) + cast::<usize>(x1[[b5, _p6, b4]])) % 2), BM), span(b4, 2))), &mut t6);
    let mut t7 = shared::<T::Acc>([BM, BN]);
    copy(t4.at((span(b4, BM), span(d2, BN))), &mut t7);
    parallel!((BN, 2), |i16, i17| {
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((BM, 2, 2), |i18, i19, i20| {
        h3.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t5[[i18, i19, i20]]) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((2, BM, 2), |i21, i22, i23| {
        h3.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t6[[i21, i22, i23]]) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((BM, BN), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((BN, 2), |i26, i27| {
        y2[[((b4 * BN) + i26), ((b5 * 2) + i27)]] = (select(x0[i27], x1[[i26, i26, x0.dim(0)]], 4) >> x1[[(_p6 + 4), i26, i27]]).min((((cast::<i16>(t5[[b5, i27, i27]]) ^ x1[[i27, i26, cast::<usize>(x1[[i27, i27, b5]])]]) * 6) % 6));
    });
}

const ROWS_25: usize = 6;
#[tile_kernel]
pub fn random_25<const BM: usize, const BN: usize>(
    x0: &Tensor<u8, 1>,
    y1: &mut Tensor<u32, 2>,
    h2: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [ROWS_25], y1 = [d0, d0], h2 = [7]);
    require!((d0 < 100), "extents are below 100");
    let mut w3 = workspace::<f32>([d0, d0]);
    let [b1, b2] = blocks([d0.div_ceil(BM), d0.div_ceil(ROWS_25)]);
    let mut t4 = fragment::<u32>([BM, ROWS_25]);
    copy(y1.at([(b1 * BM), (b2 * ROWS_25)]), &mut t4);
    let mut t5 = fragment::<u8>([BM, ROWS_25, BN]);
    parallel!((BM, ROWS_25, BN), |i3, i4, i5| {
        t5[[i3, i4, i5]] = ((if (2 < i5.max(6)) { (x0[i5] * x0[x0.dim(0)]) } else { ((x0[i5] * 6) / 6) }) >> x0[(i4 * 2)]);
    });
    let mut t6 = shared::<f32>([BM]);
    copy(t5.at([16, (b1 * BM), b2]), &mut t6);
    let mut t7 = shared::<f32>([BN + 1]);
    copy(t4.at([(b2 * BM), (b1 * BM)]), &mut t7);
    let mut t8 = fragment::<f32>([BM, ROWS_25]);
    copy(t5.at([(b1 + 2), (b2 * (BN + 1)), b1]).or(x0[b1]), &mut t8);
    copy(&t8, t4.at_mut([(b2 * BN), b1.min(b2)]));
    let v6: u32 = (cast::<u64>((((cast::<usize>(x0[b1]) * BN) + b1) / BN)) | cast::<u64>((b2 + 1))).count_ones();
    parallel!((ROWS_25, (BN + 1)), |i8, i9| {
        store_unordered(&mut t7, [((i8 * (BN + 1)) + i9)], 0.0);
    });
    parallel!((BM, d0.min(ROWS_25)), |i10, i11| {
        let mut s12: u32 = 0;
        for k13 in 0..3 {
            s12 += cast::<u32>(x0[k13]);
        }
        if (cast::<usize>(x0[i11]) >= (i11 + 1)) {
            t4[[(BM - i10), i11]] = s12;
        }
    });
    let mut t9 = shared::<f32>([BM, ROWS_25]);
    copy(&t8, &mut t9);
    let mut t10 = fragment::<f32>([BM, ROWS_25]);
    copy(&t9, w3.at_mut([(b1 * BM), (b2 * ROWS_25)]));
    copy(w3.at([(b1 * BM), (b2 * ROWS_25)]), &mut t10);
    parallel!(BM, |i14| {
        h2.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i14]) * 16.0))) * cast::<u64>(((1 * 5) + i14))), Relaxed);
    });
    parallel!((BN + 1), |i15| {
        h2.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    parallel!((BM, ROWS_25), |i16, i17| {
        h2.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((BM, ROWS_25), |i18, i19| {
        h2.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((BM, ROWS_25), |i20, i21| {
        h2.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    copy(&t4, y1.at_mut([(b1 * BM), (b2 * ROWS_25)]));
}

const ROWS_26: usize = 3;
#[tile_fn]
pub fn function_26(_v0: f32, _v1: f32) -> f32 {
    _v0.max((1.0f32.abs() / 5.0))
}
#[tile_kernel]
pub fn random_26<const BM: usize, const FLAG: bool>(
    x0: &Tensor<i8, 3>,
    x1: &Tensor<i8, 3>,
    y2: &mut Tensor<f32, 3>,
    a3: &mut Tensor<i64, 1>,
    h4: &mut Tensor<u64, 1>,
    _p9: f32,
    _p10: usize,
) {
    dims!(x0 = [d2, d3, d4], x1 = [d3, d2, d5], y2 = [d2, d5, ROWS_26], a3 = [d8], h4 = [7]);
    require!((d3 < 100), "extents are below 100");
    let mut w5 = workspace::<i8>([d2, d5]);
    let [b6, b7] = blocks([d2.div_ceil(ROWS_26), d5.div_ceil(ROWS_26)]);
    let mut t6 = fragment::<f32>([ROWS_26, ROWS_26, ROWS_26]);
    copy(y2.at([(b6 * ROWS_26), (b7 * ROWS_26), 0]), &mut t6);
    let mut t7 = fragment::<i8>([6, ROWS_26, BM]);
    parallel!((6, ROWS_26, BM), |i11, i12, i13| {
        let v14: u8 = 0;
        t7[[i11, i12, i13]] = cast::<i8>(d2).abs().abs();
    });
    let mut t8 = fragment::<f32>([BM, ROWS_26]);
    parallel!((BM, ROWS_26), |i15, i16| {
        t8[[i15, i16]] = (if (x1[[_p10, _p10, 3]] == select((i16 != 6), x0[[5, 2, i16]], x1[[i16, i16, i15]])) { t6[[b6, d2, i16]] } else { (t6[[i16, i16, i16]] * (cast::<f32>(x1[[x1.dim(0), 3, i16]]) * t6[[i16, i16, b6]])) });
    });
    let mut t9 = shared::<f32>([6, BM, ROWS_26]);
    parallel!((6, BM, ROWS_26), |i17, i18, i19| {
        let mut l10 = local::<f32>([1]);
        for k20 in 0..1 {
            l10[k20] = select((i19 <= i19), _p9, _p9).mul_add(t6[[k20, k20, b6]].max_nan(t6[[i19, b6, cast::<usize>(x0[[i17, i17, i19]])]]), t6[[i19, 0, 2]].mul_add(_p9, t6[[k20, k20, 0]]));
        }
        t9[[i17, i18, i19]] = l10[x0.dim(2)];
    });
    copy(&t9, t7.at_mut((span((d2 * BM), ROWS_26), span(b6, 6), span((b6 / 4), BM))).permute([1, 2, 0]));
    let mut t11 = shared::<f32>([BM, 6, ROWS_26]);
    copy(t6.at((span((b6 * ROWS_26), ROWS_26), span((b6 * ROWS_26), BM), span((b6 * ROWS_26), 6))).permute([1, 2, 0]), &mut t11);
    let mut t12 = fragment::<i32>([BM]);
    parallel!(BM, |i21| {
        t12[i21] = ((cast::<i32>(i21) * 2) + 0);
    });
    let mut t13 = shared::<f32>([BM, ROWS_26]);
    let v22: f32 = t9[[b6, d2, b6]];
    fill(&mut t13, v22);
    scatter(&t13, &t12, &mut t8);
    if (6 == d8) {
        let mut t14 = shared::<i32>([BM, 6]);
        reduce_argmax(&t11, &mut t14, 2);
        pipelined!(0..3, stages = 2, |k23| {
            parallel!((_p10.min(BM), d4.min(ROWS_26)), |i24, i25| {
                t8[[(BM - i24), i25]] = (-select(((i25 < i25) | (cast::<usize>(t14[[i25, i25]]) <= k23)), (cast::<f32>(t8[[(BM - i24), i25]]) + _p9), select((6 > x0.dim(2)), t6[[i25, i25, i25]], t11[[b6, b6, i25]])));
            });
            let v26: i8 = (if (b7 < (d2 - 2)) { x1[[d8, 1, d2]].abs() } else { (x0[[1, _p10, b7]] / t7[[b6, b7, cast::<usize>(t14[[b7, b6]])]]) });
            parallel!((BM, ROWS_26), |i27, i28| {
                h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
            });
            parallel!((BM, 6), |i29, i30| {
                h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t14[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
            });
        });
        parallel!((BM, ROWS_26), |i31, i32| {
            h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
        });
        parallel!((BM, 6), |i33, i34| {
            h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t14[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
        });
    }
    let mut t15 = fragment::<i8>([BM, ROWS_26]);
    parallel!((BM, ROWS_26), |i35, i36| {
        t15[[i35, i36]] = x1[[d4, (i36 % 6), i36]];
    });
    let mut t16 = shared::<u8>([6, ROWS_26]);
    parallel!((6, ROWS_26), |i37, i38| {
        t16[[i37, i38]] = 0;
    });
    let mut t17 = shared::<i32>([BM, 6]);
    let v39: i32 = ((cast_with::<i32>(t11[[d4, _p10, b6]], Round::Up) + t12[d2]) | t12[(d2 + 3)]);
    fill(&mut t17, v39);
    clear(&mut t17);
    gemm(&t15, t16.t(), &mut t17);
    if ((((b6 - 1) * 6) % 6) >= _p10) {
        let mut t18 = fragment::<i32>([BM]);
        cumsum(&t12, &mut t18, 0);
        parallel!((BM, 6), |i40, i41| {
            h4.atomic_add([(((((1 * 5) + i40) * 5) + i41) % 7)], (cast::<u64>(t17[[i40, i41]]) * cast::<u64>(((((1 * 5) + i40) * 5) + i41))), Relaxed);
        });
        parallel!(BM, |i42| {
            h4.atomic_add([(((1 * 5) + i42) % 7)], (cast::<u64>(t18[i42]) * cast::<u64>(((1 * 5) + i42))), Relaxed);
        });
    }
    let mut t19 = fragment::<i8>([ROWS_26, ROWS_26]);
    copy(t11.at(((b6 * 6), span(2, ROWS_26), span(b6, ROWS_26))).t(), &mut t19);
    let mut t20 = shared::<i8>([ROWS_26, ROWS_26]);
    copy(&t19, w5.at_mut([(b6 * ROWS_26), (b7 * ROWS_26)]));
    copy(w5.at([(b6 * ROWS_26), (b7 * ROWS_26)]), &mut t20);
    parallel!(BM, |i43| {
        a3.atomic_or([(b7 % 2)], ((((cast::<i64>(d4) * 3) + cast::<i64>((cast::<usize>(t19[[x0.dim(1), d2]]) + 1))) / 3) << 35), Relaxed);
    });
    parallel!(BM, |i44| {
        h4.atomic_add([(((1 * 5) + i44) % 7)], (cast::<u64>(t12[i44]) * cast::<u64>(((1 * 5) + i44))), Relaxed);
    });
    parallel!((BM, ROWS_26), |i45, i46| {
        h4.atomic_add([(((((1 * 5) + i45) * 5) + i46) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i45, i46]]) * 16.0))) * cast::<u64>(((((1 * 5) + i45) * 5) + i46))), Relaxed);
    });
    parallel!((BM, 6), |i47, i48| {
        h4.atomic_add([(((((1 * 5) + i47) * 5) + i48) % 7)], (cast::<u64>(t17[[i47, i48]]) * cast::<u64>(((((1 * 5) + i47) * 5) + i48))), Relaxed);
    });
    parallel!((ROWS_26, ROWS_26), |i49, i50| {
        h4.atomic_add([(((((1 * 5) + i49) * 5) + i50) % 7)], (cast::<u64>(t19[[i49, i50]]) * cast::<u64>(((((1 * 5) + i49) * 5) + i50))), Relaxed);
    });
    parallel!((ROWS_26, ROWS_26), |i51, i52| {
        h4.atomic_add([(((((1 * 5) + i51) * 5) + i52) % 7)], (cast::<u64>(t20[[i51, i52]]) * cast::<u64>(((((1 * 5) + i51) * 5) + i52))), Relaxed);
    });
    let mut t21 = fragment::<f32>([ROWS_26, ROWS_26, ROWS_26]);
    copy(t7.at([(b6 * 6), (d8 * BM), (b6 * ROWS_26)]), &mut t21);
    copy(&t21, y2.at_mut([(b6 * ROWS_26), (b7 * ROWS_26), 0]));
}

#[tile_kernel]
pub fn random_27<T: Float>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<T::Acc, 1>,
    y3: &mut Tensor<T, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0], x1 = [d1, d2, 4], x2 = [d3], y3 = [d4, 1], h4 = [7]);
    require!((d3 < 100), "extents are below 100");
    let [b5] = blocks([d4.div_ceil(1)]);
    let mut t5 = shared::<f32>([1, 1, 4]);
    copy(x1.at((span(d2, 4), span(d3, 1), span(d1, 1))).permute([1, 2, 0]), &mut t5);
    let mut t6 = fragment::<f32>([4, 4]);
    copy(x1.at([d4, (d3 * 8), (d4 * 1)]).or(cast::<f32>(x2[x1.dim(2)])), &mut t6);
    let mut t7 = shared::<f32>([8, 8]);
    parallel!((8, 8), |i6, i7| {
        t7[[i7, i6]] = select((t5[[(((x1.dim(1) * 4) + d3) / 4), i7, 3]] != select((d3 <= 7), cast::<f32>(x2[0]), cast::<f32>((((i7 * 4) + d3) % 4)))), x1[[d1, i7, 1]], (cast::<f32>(x2[x2.dim(0)]) - cast::<f32>(x2[x1.dim(2)])));
    });
    parallel!((1, 1, 4), |i8, i9, i10| {
        h4.atomic_add([(((((((1 * 5) + i8) * 5) + i9) * 5) + i10) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i8, i9, i10]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i8) * 5) + i9) * 5) + i10))), Relaxed);
    });
    parallel!((4, 4), |i11, i12| {
        h4.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i11, i12]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
    });
    parallel!((8, 8), |i13, i14| {
        h4.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
    });
    parallel!((1, 1), |i15, i16| {
        y3[[((b5 * 1) + i15), (0 + i16)]] = (((-cast::<T>(2)) * (0.0 * 1.0)) * 0.5).exp();
    });
}

const ROWS_28: usize = 4;
#[tile_fn]
pub fn function_28(_v0: i64, _v1: i64) -> i64 {
    _v0.max((-1i64).min(((2 ^ cast::<i64>((0usize + 1))) | cast::<i64>((0usize + 1)))))
}
#[tile_kernel]
pub fn random_28<const BM: usize, const BN: usize>(
    x0: &Tensor<u8, 1>,
    x1: &Tensor<i64, 3>,
    y2: &mut Tensor<u8, 2>,
    h3: &mut Tensor<u64, 1>,
    _p7: u32,
) {
    dims!(x0 = [d2], x1 = [d3, d3, d3], y2 = [d3, d4], h3 = [7]);
    require!((d3 < 100), "extents are below 100");
    let [b5, b6] = blocks([d3.div_ceil((BN + 1)), d4.div_ceil(BN)]);
    let mut t4 = shared::<i64>([2*BM]);
    parallel!((2*BM), |i8| {
        let v9: i64 = x1[[x1.dim(1), d3, x0.dim(0)]];
        t4[i8] = select((x1[[cast::<usize>(x1[[d4, d4, d3]]), (x0.dim(0) / 3), (b5 % 1)]] != (-x1[[b5, cast::<usize>(x0[b6]), b5]])), function_28((x1[[x0.dim(0), cast::<usize>(x1[[b6, cast::<usize>(x0[14]), cast::<usize>(x1[[b6, d2, cast::<usize>(x1[[x0.dim(0), b5, i8]])]])]]), cast::<usize>(x0[i8])]] / x1[[b5, x1.dim(0), cast::<usize>(x1[[cast::<usize>(x0[d3]), b6, cast::<usize>(x0[i8])]])]]), (if true { function_28(x1[[cast::<usize>(x0[i8]), d2, x1.dim(2)]], x1[[x1.dim(2), x0.dim(0), cast::<usize>(x0[i8])]]) } else { 0i64 })), (function_28(cast::<i64>(((cast::<usize>(x1[[b5, d3, d4]]) * BN) % BN)), x1[[d4, b6, x1.dim(1)]]) ^ x1[[d2, cast::<usize>(x1[[d4, d4, d3]]), b6]]));
    });
    let mut t5 = shared::<u8>([ROWS_28]);
    parallel!(ROWS_28, |i10| {
        t5[i10] = 3;
    });
    let mut t6 = fragment::<u8>([2*BM, BM, ROWS_28]);
    copy(x1.at((span((b5 * BN), 2*BM), span((b5 * BM), BM), span((b5 * (BN + 1)), ROWS_28))), &mut t6);
    cumsum_rev(&t5, &mut t5, 0);
    let mut t7 = shared::<i64>([ROWS_28, BN + 1]);
    copy(x1.at(((b5 / 4), span((b5 * (2*BM)), BN + 1), span((b5 * BM), ROWS_28))).t(), &mut t7);
    let mut t8 = shared::<i64>([BN + 1, BN]);
    parallel!(((BN + 1), BN), |i11, i12| {
        t8[[i11, i12]] = x1[[b5, i11, d3]];
    });
    let mut t9 = fragment::<i64>([ROWS_28, BN]);
    let v13: i64 = (0i64.abs() * (0 - -1));
    fill(&mut t9, v13);
    gemm(&t7, &t8, &mut t9);
    parallel!((d2.min(ROWS_28), BN), |i14, i15| {
        t9[[(ROWS_28 - i14), i15]] = (((-1i64) + 1) * 1).abs();
    });
    let mut t10 = fragment::<i64>([2*BM, BN + 1]);
    clear(&mut t10);
    let mut t11 = shared::<i64>([2*BM, BN]);
    let mut t12 = fragment::<i64>([BN, BN + 1]);
    for k16 in 0..1 {
        copy(x1.at([b5, (b5 * (BN + 1)), (k16 * BN)]), &mut t11);
        copy(x1.at([0, (k16 * BN), (b5 * BN)]), &mut t12);
        gemm(&t11, &t12, &mut t10);
    }
    let mut t13 = shared::<i64>([1]);
    reduce_abs_sum(&t4, &mut t13, 0);
    let mut t14 = shared::<u8>([ROWS_28]);
    copy(x1.at((span((b5 * BN), ROWS_28), (d2 % 1), (b5 * (BN + 1)))), &mut t14);
    atomic_min(&t14, &mut t5, Relaxed);
    parallel!(((2*BM), BM, ROWS_28), |i17, i18, i19| {
        h3.atomic_add([(((((((1 * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t6[[i17, i18, i19]]) * cast::<u64>(((((((1 * 5) + i17) * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((ROWS_28, BN), |i20, i21| {
        h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t9[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!(((2*BM), (BN + 1)), |i22, i23| {
        h3.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t10[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!(1, |i24| {
        h3.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t13[i24]) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    parallel!(ROWS_28, |i25| {
        h3.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t14[i25]) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    parallel!(((BN + 1), BN), |i26, i27| {
        let mut s28: u8 = 0;
        for k29 in 0..5 {
            s28 += 2;
        }
        y2[[((b5 * (BN + 1)) + i26), ((b6 * BN) + i27)]] = s28;
    });
}

const ROWS_29: usize = 4;
#[tile_kernel]
pub fn random_29<T: Num, const FLAG: bool>(
    x0: &Tensor<i32, 2>,
    x1: &Tensor<T, 1>,
    x2: &Tensor<u16, 1>,
    y3: &mut Tensor<T, 3>,
    h4: &mut Tensor<u64, 1>,
    _p7: usize,
    _p8: usize,
    _q9: usize,
) {
    dims!(x0 = [d0, d1], x1 = [d0], x2 = [d2], y3 = [d2, d0, d3], h4 = [7]);
    let n10: usize = d2.div_ceil(8);
    let mut w5 = workspace::<T::Acc>([d2, d0, d3]);
    let [b4, b5, b6] = blocks([d2.div_ceil(8), d0.div_ceil(8), d3.div_ceil(8)]);
    let mut t6 = fragment::<T>([2]);
    copy(x1.at([(_p7 * 2)]), &mut t6);
    let mut t7 = fragment::<u16>([ROWS_29]);
    parallel!(ROWS_29, |i11| {
        t7[i11] = (select(((4 != _q9) ^ (4 >= cast::<usize>(x2[i11]))), (if (i11 != d2) { x2[i11] } else { cast::<u16>(((7usize * 2) / 2)) }), (x2[i11] % x2[18])) / x2[(i11 / 2)]);
    });
    let mut t8 = shared::<T>([1]);
    reduce_abs_max(&t6, &mut t8, 0);
    let mut t9 = shared::<i64>([2]);
    parallel!(2, |i12| {
        t9[i12] = 3;
    });
    let mut t10 = shared::<u16>([2]);
    gather(&t7, &t9, &mut t10);
    if (((_p7 * 2) / 2) != cast::<usize>(t9[x2.dim(0)])) {
        let n13: usize = (cast::<usize>(t7[_p8]) % 4).max(0);
        parallel!(2, |i14| {
            h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t9[i14]) * cast::<u64>(((1 * 5) + i14))), Relaxed);
        });
        parallel!(2, |i15| {
            h4.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t10[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
        });
    }
    pipelined!(0..2, stages = 2, |k16| {
        parallel!(8, |i17| {
            t9.atomic_max([d1], ((cast::<i64>(x2[_p8]) / 1) | cast::<i64>((1usize + 1))), Relaxed);
        });
        let mut t11 = fragment::<i64>([1]);
        reduce_abs_max(&t9, &mut t11, 0);
        let mut t12 = shared::<u16>([8]);
        let v18: u16 = ((if (1 <= b5) { t7[b5] } else { t7[_p8] }) | t10[(k16 / 2)]);
        fill(&mut t12, v18);
        let v19: i64 = ((t11[b5] | t11[cast::<usize>(x0[[b5, d0]])]) << t9[d2]);
        fill(&mut t9, v19);
        parallel!(1, |i20| {
            h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t11[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
        });
        parallel!(8, |i21| {
            h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t12[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
        });
    });
    let mut t13 = fragment::<i32>([8, ROWS_29]);
    clear(&mut t13);
    let mut t14 = shared::<i32>([8, 8]);
    let mut t15 = shared::<i32>([8, ROWS_29]);
    pipelined!(0..4, stages = 4, |k22| {
        copy(x0.at([b4, (k22 * 8)]), &mut t14);
        copy(x0.at([(k22 * 8), (b5 * ROWS_29)]), &mut t15);
        gemm(&t14, &t15, &mut t13);
    });
    cummax(&t6, &mut t6, 0);
    let mut t16 = shared::<i32>([8, ROWS_29]);
    copy(&t13, &mut t16);
    copy(&t16, t13.at_mut([(n10 * 2), _p7]));
    let mut t17 = fragment::<T::Acc>([8, 8, 8]);
    parallel!((8, 8, 8), |i23, i24, i25| {
        let mut s26: T::Acc = 0;
        for k27 in 0..3 {
            s26 += cast::<T::Acc>(x0[[k27, (i24 % 7)]]);
        }
        t17[[i23, i24, i25]] = s26;
    });
    let mut t18 = shared::<T::Acc>([8, 8, 8]);
    copy(&t17, w5.at_mut([(b4 * 8), (b5 * 8), (b6 * 8)]));
    copy(w5.at([(b4 * 8), (b5 * 8), (b6 * 8)]), &mut t18);
    parallel!(2, |i28| {
        h4.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t10[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    parallel!((8, ROWS_29), |i29, i30| {
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t13[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((8, ROWS_29), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t16[[i31, i32]]) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((8, 8, 8), |i33, i34, i35| {
        h4.atomic_add([(((((((1 * 5) + i33) * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i33, i34, i35]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i33) * 5) + i34) * 5) + i35))), Relaxed);
    });
    parallel!((8, 8, 8), |i36, i37, i38| {
        h4.atomic_add([(((((((1 * 5) + i36) * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i36, i37, i38]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i36) * 5) + i37) * 5) + i38))), Relaxed);
    });
    parallel!((8, 8, 8), |i39, i40, i41| {
        y3[[((b4 * 8) + i39), ((b5 * 8) + i40), ((b6 * 8) + i41)]] = (cast::<T>((((_q9 * ROWS_29) + i40) / ROWS_29)) + x1[i41].max(t8[x1.dim(0)]).abs());
    });
}

const SCALE_30: f64 = 4.0;
#[tile_fn]
pub fn function_30(_v0: f32, _v1: f32) -> f32 {
    (_v0 * select(((0usize == 0) ^ (0usize >= 0)), 3.625f32.min(-1.0), 2.0f32.max(3.125)).abs())
}
#[tile_kernel]
pub fn random_30<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f16, 1>,
    x1: &Tensor<i64, 1>,
    y2: &mut Tensor<f16, 1>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2], x1 = [d3], y2 = [d4], h3 = [7]);
    require!((d4 < 100), "extents are below 100");
    let n6: usize = d4.div_ceil(BK);
    let [b5] = blocks([d4.div_ceil(BK)]);
    let mut t4 = shared::<i64>([2*BN, BN + 1]);
    let v7: i64 = ((x1[b5] & x1[d2]) >> 58);
    fill(&mut t4, v7);
    let mut t5 = shared::<i64>([2*BN, BN]);
    let v8: i64 = ((t4[[x0.dim(0), 4]] / x1[d4]) >> x1[d2]);
    fill(&mut t5, v8);
    parallel!((b5.min((2*BN)), (BN + 1)), |i9, i10| {
        t4[[(i9 * 2), i10]] = x1[i9].max((x1[d3] + -2).max(3));
    });
    let mut t6 = fragment::<f32>([2*BN, BK]);
    parallel!(((2*BN), BK), |i11, i12| {
        t6[[i11, i12]] = cast::<f32>(x0[i12]);
    });
    let mut t7 = shared::<f32>([BK, BK]);
    parallel!((BK, BK), |i13, i14| {
        t7[[i13, i14]] = 1.0;
    });
    let mut t8 = shared::<f32>([2*BN, BK]);
    gemm_set(&t6, t7.t(), &mut t8);
    if (d3 >= d2) {
        let v15: f32 = ((-3.0 - t7[[b5, b5]]) + t6[[b5, n6]].min(t6[[b5, n6]]));
        parallel!((BK, BK), |i16, i17| {
            h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
        });
        parallel!(((2*BN), BK), |i18, i19| {
            h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
        });
    } else {
        let mut t9 = shared::<i64>([BN + 1]);
        clear(&mut t9);
    }
    let mut t10 = shared::<i64>([BM]);
    copy(t8.at([n6, (x0.dim(0) + 2)]), &mut t10);
    copy(&t10, t6.at_mut([(n6 * BM), b5]));
    let mut t11 = fragment::<i32>([BN + 1]);
    parallel!((BN + 1), |i20| {
        t11[i20] = ((cast::<i32>(i20) * 2) + -1);
    });
    let mut t12 = shared::<i64>([BN + 1, BN + 1]);
    parallel!(((BN + 1), (BN + 1)), |i21, i22| {
        t12[[i21, i22]] = 0;
    });
    scatter(&t12, &t11, &mut t4);
    let mut v23: f16 = 1.0;
    for k24 in 0..5 {
        v23 += x0[k24.min(cast::<usize>(t12[[b5, k24]]))];
    }
    parallel!((BK, BK), |i25, i26| {
        h3.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!(((2*BN), BK), |i27, i28| {
        h3.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!(BM, |i29| {
        h3.atomic_add([(((1 * 5) + i29) % 7)], (cast::<u64>(t10[i29]) * cast::<u64>(((1 * 5) + i29))), Relaxed);
    });
    parallel!((BN + 1), |i30| {
        h3.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t11[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
    });
    parallel!(((BN + 1), (BN + 1)), |i31, i32| {
        h3.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t12[[i31, i32]]) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    let mut t13 = fragment::<f16>([BK]);
    clear(&mut t13);
    copy(&t13, y2.at_mut([(b5 * BK)]));
}

const SCALE_31: f32 = 3.0;
#[tile_fn]
pub fn function_31(_v0: f64, _v1: f64) -> f64 {
    (_v0 + (-0.125f64).min(_v1.max_nan(-4.0)).round_ties_even())
}
#[tile_kernel]
pub fn random_31<const BM: usize, const FLAG: bool>(
    x0: &Tensor<f64, 3>,
    x1: &Tensor<f64, 3>,
    x2: &Tensor<i64, 1>,
    y3: &mut Tensor<i64, 2>,
    a4: &mut Tensor<u32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p8: i64,
    _p9: usize,
) {
    dims!(x0 = [d2, BM + 1, d3], x1 = [d2, d4, d5], x2 = [BM + 1], y3 = [d5, BM], a4 = [d7], h5 = [7]);
    let n10: usize = d5.div_ceil((BM + 1));
    let mut w6 = workspace::<i64>([d5]);
    let [b6] = blocks([d5.div_ceil((BM + 1))]);
    let mut t7 = shared::<i64>([BM + 1, BM]);
    copy(y3.at([(b6 * (BM + 1)), 0]), &mut t7);
    let mut t8 = shared::<i64>([BM, BM, BM + 1]);
    clear(&mut t8);
    let mut t9 = fragment::<i64>([6]);
    copy(x0.at([_p9, (_p9 * (BM + 1)), (d7 * (BM + 1))]), &mut t9);
    pipelined!(0.._p9, stages = 2, |k11| {
        let mut t10 = shared::<f64>([6]);
        copy(&t9, &mut t10);
        let mut t11 = shared::<f64>([BM]);
        copy(x2.at([(_p9 * BM)]), &mut t11);
        let mut t12 = fragment::<f64>([1]);
        reduce_min(&t10, &mut t12, 0);
        let mut t13 = shared::<i64>([BM, 12]);
        parallel!((BM, 12), |i12, i13| {
            t13[[i12, i13]] = t7[[i12, i12]].max((cast::<i64>(_p9) - t7[[5, i12]]));
        });
        let mut t14 = fragment::<i64>([24, BM]);
        copy(t7.at([(k11 * 6), d2]).or(t7[[_p9, d2]]), &mut t14);
        let mut t15 = shared::<i64>([BM, BM]);
        let v14: i64 = ((((t7[[d2, _p9]] * 4) * 9) + t9[(b6 * 4)]) / 9);
        fill(&mut t15, v14);
        clear(&mut t15);
        let mut t16 = shared::<u8>([BM, 3]);
        fill(&mut t16, 144);
        gemm_sp(&t13, &t16, &t14, &mut t15);
        parallel!((24, BM), |i15, i16| {
            h5.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t14[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
        });
        parallel!((BM, BM), |i17, i18| {
            h5.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t15[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
        });
    });
    parallel!((BM, BM, (BM + 1)), |i19, i20, i21| {
        let v22: i64 = t7[[i20, i19]].min((0 + t7[[i20, i20]]));
        t8[[i19, (i20 + 2), (i21 * 2)]] = cast::<i64>(_p9);
    });
    let mut t17 = fragment::<i64>([BM, BM + 1]);
    parallel!((BM, (BM + 1)), |i23, i24| {
        t17[[i23, i24]] = -2;
    });
    let mut t18 = fragment::<i64>([BM + 1, BM + 1]);
    parallel!(((BM + 1), (BM + 1)), |i25, i26| {
        t18[[i25, i26]] = _p8;
    });
    let mut t19 = shared::<i64>([BM, BM + 1]);
    let v27: i64 = (-((x2[d2] * 5) / 5));
    fill(&mut t19, v27);
    clear(&mut t19);
    gemm(&t17, &t18, &mut t19);
    let mut t20 = shared::<i64>([BM + 1]);
    fill(&mut t20, 1);
    reduce_abs_max_into(&t19, &mut t20, 0);
    copy(t7.at([(_p9 * 6), (d2 * (BM + 1))]).or(t7[[b6, n10]]), &mut t18);
    let mut t21 = shared::<i32>([1]);
    reduce_argmax(&t9, &mut t21, 0);
    let mut t22 = fragment::<f64>([BM, BM + 1]);
    copy(t7.at([(_p9 * (BM + 1)), (((b6 * 6) + d2) / 6)]).or(t17[[d2, d2]]), &mut t22);
    let mut t23 = shared::<f64>([6, BM + 1]);
    parallel!((6, (BM + 1)), |i28, i29| {
        t23[[i28, i29]] = select((!x1[[_p9, d2, i28]].is_finite()), x1[[(d2 / 4), 1, d2]], (cast::<f64>(t7[[i28, n10]]) * cast::<f64>(t18[[i28, _p9]])));
    });
    let mut t24 = fragment::<f64>([BM, 6]);
    let v30: f64 = x1[[(((_p9 * BM) + cast::<usize>(t18[[4, 3]])) % BM), n10, b6]].abs();
    fill(&mut t24, v30);
    gemm(&t22, t23.t(), &mut t24);
    let mut t25 = fragment::<i64>([BM + 1]);
    copy(t20.bitcast::<i64>(), &mut t25);
    let mut t26 = fragment::<i64>([BM + 1]);
    copy(&t25, w6.at_mut([(b6 * (BM + 1))]));
    copy(w6.at([(b6 * (BM + 1))]), &mut t26);
    let mut t27 = fragment::<u32>([6]);
    copy(t17.at((cast::<usize>(t19[[cast::<usize>(t18[[d2, 3]]), 1]]), span((_p9 * (BM + 1)), 6))), &mut t27);
    atomic_max(&t27, a4.at_mut([b6]), Relaxed);
    parallel!((BM + 1), |i31| {
        h5.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(t20[i31]) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    parallel!(1, |i32| {
        h5.atomic_add([(((1 * 5) + i32) % 7)], (cast::<u64>(t21[i32]) * cast::<u64>(((1 * 5) + i32))), Relaxed);
    });
    parallel!((BM, 6), |i33, i34| {
        h5.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t24[[i33, i34]]) * 16.0))) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((BM + 1), |i35| {
        h5.atomic_add([(((1 * 5) + i35) % 7)], (cast::<u64>(t25[i35]) * cast::<u64>(((1 * 5) + i35))), Relaxed);
    });
    parallel!((BM + 1), |i36| {
        h5.atomic_add([(((1 * 5) + i36) % 7)], (cast::<u64>(t26[i36]) * cast::<u64>(((1 * 5) + i36))), Relaxed);
    });
    copy(&t7, y3.at_mut([(b6 * (BM + 1)), 0]));
}

#[tile_kernel]
pub fn random_32(
    x0: &Tensor<u32, 1>,
    y1: &mut Tensor<u32, 3>,
    h2: &mut Tensor<u64, 1>,
    _p5: u32,
) {
    dims!(x0 = [d0], y1 = [d0, d0, d1], h2 = [7]);
    let n6: usize = d0.div_ceil(2);
    let mut w3 = workspace::<u32>([d0, d0, d1]);
    let [b2, b3, b4] = blocks([d0.div_ceil(2), d0.div_ceil(2), d1.div_ceil(2)]);
    let mut t4 = fragment::<u32>([3]);
    let v7: u32 = (!(_p5 / x0[0]));
    fill(&mut t4, v7);
    let mut t5 = shared::<u32>([2]);
    copy(x0.at((span(b2, 2),)), &mut t5);
    if (((x0[0] >= t4[n6]) | (n6 <= b3)) ^ (b4 == b4)) {
        let mut t6 = fragment::<f32>([2]);
        parallel!(2, |i8| {
            t6[i8] = ((if (!(cast::<usize>(t4[i8]) != 2)) { (1.0 - cast::<f32>(n6)) } else { (cast::<f32>(t5[cast::<usize>(x0[d1])]) + -3.125) }) / 4.0);
        });
        copy(&t6, t4.at_mut([(b2 * 2)]));
        let mut t7 = fragment::<u32>([3, 2]);
        parallel!((3, 2), |i9, i10| {
            t7[[i9, i10]] = (2 * cast::<u32>(n6));
        });
        let mut t8 = fragment::<u32>([2, 2]);
        parallel!((2, 2), |i11, i12| {
            t8[[i11, i12]] = (1 + 0);
        });
        let mut t9 = fragment::<u32>([3, 2]);
        gemm_set(&t7, &t8, &mut t9);
        let mut t10 = fragment::<u32>([3, 2, 3]);
        parallel!((3, 2, 3), |i13, i14, i15| {
            t10[[i13, i14, i15]] = 0;
        });
        parallel!((3, 2), |i16, i17| {
            h2.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t9[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
        });
        parallel!((3, 2, 3), |i18, i19, i20| {
            h2.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t10[[i18, i19, i20]]) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
        });
    } else {
        let v21: u32 = t5[n6];
    }
    cumsum_rev(&t5, &mut t5, 0);
    pipelined!(0..b4, stages = 3, |k22| {
        if (((b3 <= k22) | (5 < d0)) && ((b2 <= n6) ^ (n6 < d0))) {
            let v23: u32 = x0[((((cast::<usize>(t4[cast::<usize>(x0[b2])]) * 3) / 3) * 2) / 2)];
            let mut t11 = shared::<u32>([2, 8]);
            parallel!((2, 8), |i24, i25| {
                t11[[i24, i25]] = x0[(((((d0 * 2) / 2) * 3) + i24) / 3)];
            });
            let mut t12 = fragment::<u32>([16, 3]);
            parallel!((16, 3), |i26, i27| {
                t12[[i26, i27]] = v23;
            });
            let mut t13 = fragment::<u32>([2, 3]);
            let v28: u32 = cast::<u32>(b3);
            fill(&mut t13, v28);
            let mut t14 = fragment::<u8>([2, 2]);
            fill(&mut t14, 68);
            gemm_sp(&t11, &t14, &t12, &mut t13);
            let mut t15 = fragment::<u32>([3, 2, 3]);
            parallel!((3, 2, 3), |i29, i30, i31| {
                t15[[i31, i30, i29]] = cast::<u32>(t12[[i30, b2]]);
            });
            parallel!((2, 3), |i32, i33| {
                h2.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t13[[i32, i33]]) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
            });
            parallel!((3, 2, 3), |i34, i35, i36| {
                h2.atomic_add([(((((((1 * 5) + i34) * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t15[[i34, i35, i36]]) * cast::<u64>(((((((1 * 5) + i34) * 5) + i35) * 5) + i36))), Relaxed);
            });
        } else {
            let mut t16 = shared::<u32>([2, 3]);
            parallel!((2, 3), |i37, i38| {
                t16[[i37, i38]] = x0[(k22 / 1)];
            });
            let mut t17 = shared::<u32>([3, 2]);
            parallel!((3, 2), |i39, i40| {
                t17[[i39, i40]] = x0[i40];
            });
            let mut t18 = shared::<u32>([2, 2]);
            gemm_set(&t16, &t17, &mut t18);
        }
        parallel!(3, |i41| {
            h2.atomic_add([(((1 * 5) + i41) % 7)], (cast::<u64>(t4[i41]) * cast::<u64>(((1 * 5) + i41))), Relaxed);
        });
        parallel!(2, |i42| {
            h2.atomic_add([(((1 * 5) + i42) % 7)], (cast::<u64>(t5[i42]) * cast::<u64>(((1 * 5) + i42))), Relaxed);
        });
    });
    let mut t19 = fragment::<u32>([2, 2, 2]);
    parallel!((2, 2, 2), |i43, i44, i45| {
        let v46: u32 = (((t5[i44] >> x0[n6]) * 4) % 4);
        t19[[i43, i44, i45]] = 3;
    });
    let mut t20 = shared::<u32>([2, 2, 2]);
    copy(&t19, w3.at_mut([(b2 * 2), (b3 * 2), (b4 * 2)]));
    copy(w3.at([(b2 * 2), (b3 * 2), (b4 * 2)]), &mut t20);
    parallel!(3, |i47| {
        h2.atomic_add([(((1 * 5) + i47) % 7)], (cast::<u64>(t4[i47]) * cast::<u64>(((1 * 5) + i47))), Relaxed);
    });
    parallel!(2, |i48| {
        h2.atomic_add([(((1 * 5) + i48) % 7)], (cast::<u64>(t5[i48]) * cast::<u64>(((1 * 5) + i48))), Relaxed);
    });
    parallel!((2, 2, 2), |i49, i50, i51| {
        h2.atomic_add([(((((((1 * 5) + i49) * 5) + i50) * 5) + i51) % 7)], (cast::<u64>(t19[[i49, i50, i51]]) * cast::<u64>(((((((1 * 5) + i49) * 5) + i50) * 5) + i51))), Relaxed);
    });
    parallel!((2, 2, 2), |i52, i53, i54| {
        h2.atomic_add([(((((((1 * 5) + i52) * 5) + i53) * 5) + i54) % 7)], (cast::<u64>(t20[[i52, i53, i54]]) * cast::<u64>(((((((1 * 5) + i52) * 5) + i53) * 5) + i54))), Relaxed);
    });
    parallel!((2, 2, 2), |i55, i56, i57| {
        let v58: f32 = (4.0f32.abs() * 4.0);
        y1[[((b2 * 2) + i55), ((b3 * 2) + i56), ((b4 * 2) + i57)]] = (t4[(n6 % 2)] >> 8);
    });
}

const ROWS_33: usize = 5;
const SCALE_33: f32 = 7.0;
#[tile_fn]
pub fn function_33(_v0: i16) -> i16 {
    (_v0 * select((5usize == 0), (if (0usize != 0) { -3 } else { ((4 * 5) / 5) }), -1))
}
#[tile_kernel]
pub fn random_33<T: Num, const BM: usize, const BN: usize>(
    x0: &Tensor<i16, 2>,
    x1: &Tensor<i8, 2>,
    x2: &Tensor<i16, 3>,
    y3: &mut Tensor<i8, 2>,
    h4: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [d1, d2], x1 = [d3, d3], x2 = [d4, BN, d4], y3 = [d5, BM], h4 = [7]);
    let mut w5 = workspace::<T>([d5]);
    let [b6] = blocks([d5.div_ceil((2*BN))]);
    let mut t6 = shared::<f16>([BM, ROWS_33]);
    copy(x2.at((span((d5 * BM), BM), span((b6 * BN), ROWS_33), (b6 * (2*BN)))), &mut t6);
    let mut t7 = fragment::<i8>([ROWS_33, BN, 2*BN]);
    copy(x2.at((span((d5 * BM), ROWS_33), span((b6 * (2*BN)), BN), span((b6 * BM), 2*BN))).or(x0[[d5, b6]]), &mut t7);
    let mut t8 = shared::<i64>([2*BN]);
    parallel!((2*BN), |i8| {
        t8[i8] = cast::<i64>(d5);
    });
    let mut t9 = shared::<f16>([2*BN, ROWS_33]);
    gather(&t6, &t8, &mut t9);
    let mut t10 = shared::<i32>([BN, ROWS_33]);
    clear(&mut t10);
    pipelined!(0..4, stages = 3, |k9| {
        let mut t11 = shared::<i8>([BN, ROWS_33]);
        let mut t12 = shared::<i8>([ROWS_33, ROWS_33]);
        copy(x1.at([(b6 * (2*BN)), (k9 * ROWS_33)]), &mut t11);
        copy(x1.at([(k9 * ROWS_33), (d1 * (2*BN))]), &mut t12);
        gemm(&t11, &t12, &mut t10);
    });
    let mut t13 = shared::<i32>([BN]);
    reduce_sum(&t10, &mut t13, 1);
    let mut t14 = shared::<T::Acc>([ROWS_33, BM, BM]);
    clear(&mut t14);
    if (d5 < (b6 / 3)) {
        let mut t15 = fragment::<i8>([BN, ROWS_33]);
        copy(&t10, &mut t15);
        parallel!((ROWS_33, BM, BM), |i10, i11, i12| {
            h4.atomic_add([(((((((1 * 5) + i10) * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(t14[[i10, i11, i12]]) * cast::<u64>(((((((1 * 5) + i10) * 5) + i11) * 5) + i12))), Relaxed);
        });
        parallel!((BN, ROWS_33), |i13, i14| {
            h4.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t15[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
        });
    }
    parallel!(BN, |i15| {
        t13[i15] = (-select((cast::<usize>(t7[[i15, cast::<usize>(t10[[i15, i15]]), i15]]) >= _q7), (cast::<i32>(t14[[i15, b6, d1]]) * cast::<i32>(t8[i15])), cast::<i32>(t9[[d2, i15]])));
    });
    let mut t16 = shared::<T>([2*BN]);
    let v16: T = cast::<T>(t14[[b6, b6, b6]]).abs();
    fill(&mut t16, v16);
    let mut t17 = fragment::<T>([2*BN]);
    copy(&t16, w5.at_mut([(b6 * (2*BN))]));
    copy(w5.at([(b6 * (2*BN))]), &mut t17);
    parallel!((BN, ROWS_33), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t10[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!(BN, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t13[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!((ROWS_33, BM, BM), |i20, i21, i22| {
        h4.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t14[[i20, i21, i22]]) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((2*BN), |i23| {
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t16[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((2*BN), |i24| {
        h4.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t17[i24]) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    parallel!(((2*BN), BM), |i25, i26| {
        y3[[((b6 * (2*BN)) + i25), (0 + i26)]] = 4;
    });
}

const SCALE_34: u8 = 1;
#[tile_kernel]
pub fn random_34<T: Element>(
    x0: &Tensor<f32, 1>,
    y1: &mut Tensor<f32, 2>,
    y2: &mut Tensor<u32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p4: usize,
) {
    dims!(x0 = [d0], y1 = [d1, d0], y2 = [d1, d0, 8], h3 = [7]);
    require!((d0 < 100), "extents are below 100");
    let n5: usize = d1.div_ceil(8);
    let [b2, b3] = blocks([d1.div_ceil(8), d0.div_ceil(1)]);
    let mut t4 = fragment::<f32>([8]);
    copy(x0.at((span((n5 * 1), 8),)), &mut t4);
    let mut t5 = fragment::<T>([8, 1]);
    copy(t4.reshape([8, 1]), &mut t5);
    let mut t6 = shared::<u32>([8]);
    copy(&t4, &mut t6);
    copy(&t6, t5.at_mut([b3, (_p4 * 8)]));
    parallel!(8, |i6| {
        h3.atomic_add([(((1 * 5) + i6) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i6]) * 16.0))) * cast::<u64>(((1 * 5) + i6))), Relaxed);
    });
    parallel!((8, 1), |i7, i8| {
        h3.atomic_add([(((((1 * 5) + i7) * 5) + i8) % 7)], (cast::<u64>(t5[[i7, i8]]) * cast::<u64>(((((1 * 5) + i7) * 5) + i8))), Relaxed);
    });
    parallel!(8, |i9| {
        h3.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(t6[i9]) * cast::<u64>(((1 * 5) + i9))), Relaxed);
    });
    copy(&t5, y1.at_mut([(b2 * 8), (b3 * 1)]));
    let mut t7 = fragment::<u32>([8, 1, 8]);
    parallel!((8, 1, 8), |i10, i11, i12| {
        let mut s13: u32 = 0;
        for k14 in 0..5 {
            s13 += (((select((cast::<usize>(t6[i10]) == b3), cast::<u32>(i12), t6[cast::<usize>(t5[[n5, 0]])]) * 2) + t6[cast::<usize>(t5[[k14, 0]])]) / 2);
        }
        t7[[i10, i11, i12]] = s13;
    });
    copy(&t7, y2.at_mut([(b2 * 8), (b3 * 1), 0]));
}

#[tile_fn]
pub fn function_35(_v0: f32) -> f32 {
    (_v0 + cast::<f32>(((((0usize - 5) * 3) + 0) % 3)))
}
#[tile_kernel]
pub fn random_35<T: Int>(
    x0: &Tensor<u8, 1>,
    x1: &Tensor<u8, 1>,
    y2: &mut Tensor<i32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p6: usize,
    _p7: i32,
    _q8: usize,
) {
    dims!(x0 = [d1], x1 = [d2], y2 = [d3, d3, 2], h3 = [7]);
    require!((d2 < 100), "extents are below 100");
    let [b4, b5] = blocks([d3.div_ceil(2), d3.div_ceil(2)]);
    let mut t4 = shared::<T>([2, 2, 2]);
    parallel!((2, 2, 2), |i9, i10, i11| {
        t4[[i11, i10, i9]] = 0;
    });
    let mut t5 = shared::<u8>([2, 2, 2]);
    copy(t4.at((span((((_p6 - 1) * 2) / 2), 2), span(_p6, 2), span(x1.dim(0), 2))), &mut t5);
    let mut t6 = shared::<i64>([2]);
    parallel!(2, |i12| {
        t6[i12] = (-cast::<i64>(t5[[i12, i12, i12]]));
    });
    let mut t7 = shared::<u8>([2]);
    gather(x0, &t6, &mut t7);
    parallel!((2, 2, 2), |i13, i14, i15| {
        h3.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t4[[i13, i14, i15]]) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((2, 2, 2), |i16, i17, i18| {
        h3.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t5[[i16, i17, i18]]) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!(2, |i19| {
        h3.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t6[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(2, |i20| {
        h3.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t7[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    copy(&t4, y2.at_mut([(b4 * 2), (b5 * 2), 0]));
}

#[tile_fn]
pub fn function_36(_v0: u16) -> u16 {
    (_v0 + ((((2 & cast::<u16>((3usize + 1))) & cast::<u16>((0usize + 1))) * 6) % 6))
}
#[tile_kernel]
pub fn random_36<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<T::Acc, 3>,
    x2: &Tensor<T::Acc, 2>,
    y3: &mut Tensor<T, 3>,
    h4: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [d1], x1 = [d2, d3, d1], x2 = [d2, BM], y3 = [d1, d4, BM], h4 = [7]);
    require!((d3 < 100), "extents are below 100");
    let [b5, b6] = blocks([d1.div_ceil(BM), d4.div_ceil(BN)]);
    let mut t5 = fragment::<u16>([BN, 2*BN]);
    parallel!((BN, (2*BN)), |i8, i9| {
        let v10: f32 = select((i8 <= (i9 * 3)), cast::<f32>(((i9 * (2*BN)) % (2*BN))).abs(), f32::from_bits((x0[i9].to_bits() & 2147483647)));
        t5[[i8, i9]] = 0u16.min(function_36(0u16));
    });
    let mut t6 = shared::<u64>([BM, 2*BN]);
    clear(&mut t6);
    parallel!((BM, d1.min((2*BN))), |i11, i12| {
        let mut s13: u64 = 0;
        for k14 in 0..1 {
            s13 += cast::<u64>(t6[[i11, i12]]);
        }
        t6[[i11, i12]] = s13;
    });
    let mut t7 = fragment::<u64>([BM, 2*BN]);
    copy(&t6, &mut t7);
    let mut t8 = shared::<u64>([2*BN, 2*BN]);
    copy(t6.at([(d3 / 2), b5]), &mut t8);
    let mut t9 = shared::<u64>([BM, 2*BN]);
    let v15: u64 = ((t6[[d1, cast::<usize>(t5[[b5, d3]])]] | t6[[cast::<usize>(t5[[d1, b6]]), x0.dim(0)]]) / t6[[d3, cast::<usize>(t5[[cast::<usize>(t5[[x1.dim(1), _q7]]), d3]])]]);
    fill(&mut t9, v15);
    clear(&mut t9);
    gemm(&t7, t8.t(), &mut t9);
    let mut t10 = shared::<u64>([BM, 2*BN]);
    clear(&mut t10);
    atomic_min(&t10, &mut t6, Relaxed);
    let mut t11 = shared::<T::Acc>([2*BN, 2*BN, BM]);
    copy(x1.at((span(cast::<usize>(t5[[0, b5]]), BM), span(1, 2*BN), span((b6 * BM), 2*BN))).permute([1, 2, 0]), &mut t11);
    let mut t12 = fragment::<T::Acc>([2*BN, BN]);
    clear(&mut t12);
    for k16 in 0..2 {
        let mut t13 = fragment::<T::Acc>([2*BN, BN]);
        let mut t14 = fragment::<T::Acc>([BN, BN]);
        copy(x2.at([(((d3 * BN) + d1) % BN), (k16 * BN)]), &mut t13);
        copy(x2.at([(k16 * BN), (b5 * (2*BN))]), &mut t14);
        gemm(&t13, &t14, &mut t12);
    }
    let mut t15 = shared::<T::Acc>([2*BN, 2*BN]);
    parallel!(((2*BN), (2*BN)), |i17, i18| {
        t15[[i17, i18]] = 4.0;
    });
    let mut t16 = fragment::<T::Acc>([BN, 2*BN]);
    parallel!((BN, (2*BN)), |i19, i20| {
        t16[[i19, i20]] = (-x2[[i19, (i20 % 2)]]);
    });
    let mut t17 = shared::<T::Acc>([2*BN, BN]);
    gemm_set(&t15, t16.t(), &mut t17);
    parallel!((BM, (2*BN)), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t9[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((BM, (2*BN)), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t10[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!(((2*BN), (2*BN), BM), |i25, i26, i27| {
        h4.atomic_add([(((((((1 * 5) + i25) * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i25, i26, i27]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i25) * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!(((2*BN), BN), |i28, i29| {
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!(((2*BN), BN), |i30, i31| {
        h4.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i30, i31]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    let mut t18 = shared::<T>([BM, BN, BM]);
    copy(x1.at((span(d3, BM), span(cast::<usize>(t10[[b5, x2.dim(0)]]), BM), span((b5 * BM), BN))).permute([1, 2, 0]), &mut t18);
    copy(&t18, y3.at_mut([(b5 * BM), (b6 * BN), 0]));
}

const ROWS_37: usize = 4;
#[tile_fn]
pub fn function_37(_v0: i16) -> i16 {
    (_v0 * ((!(_v0 | cast::<i16>((0usize + 1)))) >> 2))
}
#[tile_kernel]
pub fn random_37<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<i16, 2>,
    y3: &mut Tensor<i16, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d1], x1 = [d1], x2 = [d2, d3], y3 = [d4, d5], h4 = [7]);
    require!((d5 < 100), "extents are below 100");
    let mut w5 = workspace::<T::Acc>([d4, d5]);
    let [b6, b7] = blocks([d4.div_ceil(BN), d5.div_ceil(BK)]);
    let mut t6 = shared::<i16>([ROWS_37]);
    parallel!(ROWS_37, |i8| {
        t6[i8] = ((((if true { function_37(cast::<i16>(i8)) } else { 0i16 }).min(cast::<i16>(x0[[d5, d5]]).abs()) * 7) + x2[[cast::<usize>(x2[[d4, x1.dim(0)]]), (b6 % 1)]]) / 7);
    });
    let mut t7 = shared::<f32>([BN, BN]);
    parallel!((BN, BN), |i9, i10| {
        t7[[i9, i10]] = x0[[i9, (i9 / 1)]];
    });
    if (b6 <= d2) {
        parallel!((BN, BN), |i11, i12| {
            if x0[[(((i11 * BK) + d4) / BK), i12]].is_finite() {
                t7[[i11, (i12 + 2)]] = f32::from_bits(((x0[[19, i12]] * cast_with::<f32>(t7[[i11, (i12 + 2)]], Round::NearestEven).ceil()).to_bits() & 2147483647));
            }
        });
        let mut t8 = shared::<i16>([ROWS_37]);
        cumsum(&t6, &mut t8, 0);
        let mut t9 = shared::<i32>([BK]);
        parallel!(BK, |i13| {
            t9[i13] = ((cast::<i32>(i13) * 2) + -1);
        });
        let mut t10 = shared::<i16>([BK]);
        copy(t8.at((span((b6 * BM), BK),)), &mut t10);
        scatter(&t10, &t9, &mut t6);
        parallel!(BK, |i14| {
            h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t9[i14]) * cast::<u64>(((1 * 5) + i14))), Relaxed);
        });
        parallel!(BK, |i15| {
            h4.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t10[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
        });
    } else {
        parallel!(BN, |i16| {
            t6.atomic_or([(((i16 * BK) + d3) / BK)], cast_with::<i16>(t7[[i16, (((i16 - 1) * BM) % BM)]], Round::NearestEven), Relaxed);
        });
        let mut t11 = fragment::<u16>([BN]);
        copy(t6.at((span((b6 * BM), BN),)), &mut t11);
    }
    let mut t12 = shared::<i16>([1]);
    reduce_sum(&t6, &mut t12, 0);
    let mut t13 = fragment::<u16>([BN, BM]);
    parallel!((BN, BM), |i17, i18| {
        t13[[i17, i18]] = 1;
    });
    let mut t14 = fragment::<u16>([BM, BK]);
    parallel!((BM, BK), |i19, i20| {
        t14[[i19, i20]] = 2;
    });
    let mut t15 = shared::<u16>([BN, BK]);
    gemm_set(&t13, &t14, &mut t15);
    let mut t16 = fragment::<T::Acc>([ROWS_37]);
    copy(t15.at([d3, (b6 * BM)]), &mut t16);
    let mut t17 = shared::<u16>([ROWS_37, ROWS_37, BK]);
    parallel!((ROWS_37, ROWS_37, BK), |i21, i22, i23| {
        t17[[i21, i22, i23]] = 4;
    });
    parallel!(ROWS_37, |i24| {
        if (7 != (i24 + 3)) {
            t16[i24] = cast::<T::Acc>(t17[[i24, 2, d4]]).abs();
        }
    });
    let mut t18 = shared::<u16>([BN, ROWS_37]);
    parallel!((BN, ROWS_37), |i25, i26| {
        t18[[i25, i26]] = t17[[i26, i25, (d2 - 3)]];
    });
    let mut t19 = shared::<u16>([BN, ROWS_37]);
    parallel!((BN, ROWS_37), |i27, i28| {
        t19[[i27, i28]] = ((if (cast::<usize>(x2[[d3, b6]]) > i28) { 1 } else { 1 }) + 1);
    });
    let mut t20 = fragment::<u16>([BN, BN]);
    clear(&mut t20);
    gemm(&t18, t19.t(), &mut t20);
    let mut t21 = fragment::<T::Acc>([BN, BK]);
    copy(&t15, &mut t21);
    let mut t22 = fragment::<T::Acc>([BN, BK]);
    copy(&t21, w5.at_mut([(b6 * BN), (b7 * BK)]));
    copy(w5.at([(b6 * BN), (b7 * BK)]), &mut t22);
    parallel!(ROWS_37, |i29| {
        h4.atomic_add([(((1 * 5) + i29) % 7)], (cast::<u64>(t16[i29]) * cast::<u64>(((1 * 5) + i29))), Relaxed);
    });
    parallel!((ROWS_37, ROWS_37, BK), |i30, i31, i32| {
        h4.atomic_add([(((((((1 * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t17[[i30, i31, i32]]) * cast::<u64>(((((((1 * 5) + i30) * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((BN, BN), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t20[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((BN, BK), |i35, i36| {
        h4.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t21[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!((BN, BK), |i37, i38| {
        h4.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t22[[i37, i38]]) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), Relaxed);
    });
    parallel!((BN, BK), |i39, i40| {
        let mut s41: i16 = 0;
        for k42 in 0..1 {
            s41 += ((if (i39 < i40) { t6[i39] } else { cast::<i16>(t15[[0, cast::<usize>(t20[[i40, i39]])]]) }) | t12[(x1.dim(0) % 1)]);
        }
        y3[[((b6 * BN) + i39), ((b7 * BK) + i40)]] = s41;
    });
}

#[tile_fn]
pub fn function_38(_v0: f32, _v1: f32) -> f32 {
    (_v0 + _v1)
}
#[tile_kernel]
pub fn random_38(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<i16, 3>,
    y2: &mut Tensor<f32, 2>,
    _p7: usize,
) {
    dims!(x0 = [d2, 2], y1 = [d3, d4, 2], y2 = [d3, d4]);
    let n8: usize = d3.div_ceil(2);
    let [b5, b6] = blocks([d3.div_ceil(2), d4.div_ceil(2)]);
    let mut t3 = fragment::<f32>([3, 8, 8]);
    clear(&mut t3);
    let mut t4 = shared::<i32>([2, 8]);
    copy(t3.at([(b6 * 3), (d2 * 2), (b5 * 2)]), &mut t4);
    let mut t5 = shared::<f32>([3, 8]);
    copy(x0.at([cast::<usize>(t4[[b5, d3]]), (b5 * 8)]), &mut t5);
    parallel!((8, n8.min(3)), |i9, i10| {
        let v11: f32 = (if ((i10 > x0.dim(1)) & (cast::<usize>(t4[[b6, i9]]) <= i9)) { t3[[cast::<usize>(t4[[b5, i9]]), i9, 4]].abs() } else { (if (i10 < i10) { t5[[i10, i9]] } else { cast_with::<f32>(x0[[i10, 1]], Round::NearestEven) }) });
        let mut s12: f32 = 0.0;
        for k13 in 0..2 {
            s12 += (cast::<f32>((((6 * 3) + i10) / 3)).max(cast_with::<f32>(t5[[i10, i9]], Round::Up)) + cast_with::<f32>(x0[[0, i9]], Round::NearestEven).abs().sqrt());
        }
        t5[[i10, i9]] = s12;
    });
    let mut t6 = fragment::<f32>([3, 8]);
    clear(&mut t6);
    let mut t7 = fragment::<f32>([3, 8]);
    let mut t8 = fragment::<f32>([8, 8]);
    pipelined!(0..1, stages = 4, |k14| {
        copy(x0.at([d3, (k14 * 8)]), &mut t7);
        copy(x0.at([(k14 * 8), (b5 * 3)]), &mut t8);
        gemm(&t7, &t8, &mut t6);
    });
    parallel!(2, |i15| {
        t4.atomic_xor([i15, b5], (-3i32).min((if (i15 <= n8) { cast::<i32>(x0[[i15, i15]]) } else { cast::<i32>(t3[[i15, d3, 1]]) })), Relaxed);
    });
    if (x0[[(b5 - 1), n8]] < (t6[[d3, 1]] / 6.0)) {
        let mut v16: f32 = 3.0;
        for k17 in 0..1 {
            v16 += function_38(3.0f32, select((d2 <= d2), t5[[b5, n8]], -2.875));
        }
    } else {
        let mut t9 = shared::<f32>([2, 8]);
        clear(&mut t9);
        let mut t10 = shared::<f32>([2, 8]);
        let mut t11 = shared::<f32>([8, 8]);
        pipelined!(0..3, stages = 3, |k18| {
            copy(x0.at([(b5 * 3), (k18 * 8)]), &mut t10);
            copy(x0.at([(k18 * 8), (n8 * 2)]), &mut t11);
            gemm(&t10, &t11, &mut t9);
        });
    }
    parallel!((2, 2, 2), |i19, i20, i21| {
        let v22: f32 = t3[[i19, (i20 / 1), n8]];
        let mut s23: i16 = 0;
        for k24 in 0..2 {
            s23 += (((cast::<i16>(x0[[k24, k24]]) / 3) * 2) / 2);
        }
        y1[[((b5 * 2) + i19), ((b6 * 2) + i20), (0 + i21)]] = s23;
    });
    let mut t12 = fragment::<f32>([2, 2]);
    copy(x0.at([(b5 * 8), (b5 * 2)]).or(x0[[b5, n8]]), &mut t12);
    copy(&t12, y2.at_mut([(b5 * 2), (b6 * 2)]));
}

#[tile_fn]
pub fn function_39(_v0: i64) -> i64 {
    _v0.max((-1 >> cast::<i64>((0usize + 1))))
}
#[tile_kernel]
pub fn random_39<const BM: usize>(
    x0: &Tensor<i16, 2>,
    x1: &Tensor<u64, 2>,
    x2: &Tensor<i64, 1>,
    y3: &mut Tensor<i64, 2>,
    a4: &mut Tensor<u64, 1>,
    h5: &mut Tensor<u64, 1>,
    _p6: i64,
    _p7: usize,
    _q8: usize,
) {
    dims!(x0 = [d1, d1], x1 = [2, BM], x2 = [2], y3 = [d1, d2], a4 = [d5], h5 = [7]);
    let mut w6 = workspace::<bf16>([d1, d2]);
    let [b3, b4] = blocks([d1.div_ceil(BM), d2.div_ceil(BM)]);
    let mut t7 = fragment::<i16>([2, 2]);
    copy(x1.at((span((b4 * 2), 2), span(2, 2))), &mut t7);
    let mut t8 = shared::<i16>([2]);
    copy(x1.at((span(b4, 2), (b4 * 2))), &mut t8);
    let mut t9 = fragment::<i16>([BM]);
    copy(x1.at((span((b4 * BM), BM), (b3 * 2))).or(cast::<u64>(b4)), &mut t9);
    let mut v9: bf16 = 0.0;
    for k10 in 0..2 {
        v9 += bf16::from_bits((cast::<bf16>(4.375).to_bits() | 32768)).max((0.625 / 3.0));
    }
    let mut t10 = shared::<bf16>([BM, 4]);
    parallel!((BM, 4), |i11, i12| {
        t10[[i11, i12]] = 1.0;
    });
    let mut t11 = shared::<bf16>([2, 8]);
    parallel!((2, 8), |i13, i14| {
        t11[[i13, i14]] = -4.0;
    });
    let mut t12 = shared::<f32>([BM, 2]);
    clear(&mut t12);
    let mut t13 = shared::<u8>([BM, 1]);
    fill(&mut t13, 237);
    gemm_sp(&t10, &t13, t11.t(), &mut t12);
    pipelined!(0..b4, stages = 2, |k15| {
        let mut t14 = fragment::<bf16>([2, 8]);
        cummax(&t11, &mut t14, 1);
        let mut t15 = shared::<i64>([BM]);
        parallel!(BM, |i16| {
            t15[i16] = (if (t11[[d5, i16]] == -2.875) { (-1 + 1) } else { -2 });
        });
        let mut t16 = fragment::<bf16>([BM, 8]);
        gather(&t14, &t15, &mut t16);
        parallel!(BM, |i17| {
            h5.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t15[i17]) * cast::<u64>(((1 * 5) + i17))), Relaxed);
        });
        parallel!((BM, 8), |i18, i19| {
            h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
        });
    });
    let mut t17 = shared::<i16>([2]);
    reduce_abs_sum(&t7, &mut t17, 0);
    parallel!(2, |i20| {
        let v21: u64 = (!(cast::<u64>(t17[b4]) << 57));
        let mut s22: i16 = 0;
        for k23 in 0..3 {
            s22 += ((if (k23 < k23) { cast::<i16>(x0[[k23, i20]]) } else { 4 }) * cast::<i16>(t11[[cast::<usize>(x0[[i20, i20]]), cast::<usize>(t8[i20])]]));
        }
        if t12[[i20, cast::<usize>(t9[0])]].is_nan() {
            t8[i20] = s22;
        }
    });
    let mut t18 = fragment::<i32>([BM]);
    reduce_argmax(&t12, &mut t18, 1);
    let mut t19 = fragment::<bf16>([BM, BM]);
    parallel!((BM, BM), |i24, i25| {
        t19[[i24, i25]] = cast::<bf16>(x0[[b4, d2]]);
    });
    let mut t20 = shared::<bf16>([BM, BM]);
    copy(&t19, w6.at_mut([(b3 * BM), (b4 * BM)]));
    copy(w6.at([(b3 * BM), (b4 * BM)]), &mut t20);
    parallel!(2, |i26| {
        a4.atomic_max([b4], ((x1[[i26, i26]] / x1[[cast::<usize>(t18[i26]), _p7]]) * (x1[[0, i26]] % x1[[i26, i26]])), Relaxed);
    });
    parallel!((BM, 2), |i27, i28| {
        h5.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!(2, |i29| {
        h5.atomic_add([(((1 * 5) + i29) % 7)], (cast::<u64>(t17[i29]) * cast::<u64>(((1 * 5) + i29))), Relaxed);
    });
    parallel!(BM, |i30| {
        h5.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t18[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
    });
    parallel!((BM, BM), |i31, i32| {
        h5.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((BM, BM), |i33, i34| {
        h5.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[[i33, i34]]) * 16.0))) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    let mut t21 = shared::<i64>([BM, BM]);
    let v35: i64 = select((t19[[x0.dim(1), b4]] == t20[[0, b3]]), cast::<i64>(d5), 0);
    fill(&mut t21, v35);
    copy(&t21, y3.at_mut([(b3 * BM), (b4 * BM)]));
}

const ROWS_40: usize = 2;
const SCALE_40: u8 = 3;
#[tile_kernel]
pub fn random_40(
    x0: &Tensor<u8, 1>,
    x1: &Tensor<u8, 1>,
    x2: &Tensor<u16, 2>,
    y3: &mut Tensor<f32, 3>,
    h4: &mut Tensor<u64, 1>,
    _p5: usize,
    _q6: usize,
) {
    dims!(x0 = [d0], x1 = [d0], x2 = [d0, d0], y3 = [d1, d2, 3], h4 = [7]);
    let [b3, b4] = blocks([d1.div_ceil(3), d2.div_ceil(1)]);
    let mut t5 = fragment::<u16>([1, 3]);
    parallel!((3, 1), |i7, i8| {
        let v9: u16 = 1;
        t5[[i8, i7]] = ((((cast::<u16>(x2[[d1, i7]]) & x2[[cast::<usize>(x2[[i8, i8]]), _q6]]) * 8) + x2[[i8, i8]]) / 8).max((select((i7 >= i8), cast::<u16>(x0[15]), cast::<u16>((((i7 - 5) * 3) / 3))) | x2[[(((_q6 * 1) + i8) / 1), cast::<usize>(x1[_p5])]]));
    });
    let mut t6 = shared::<f32>([1, 3, 1]);
    parallel!((1, 3, 1), |i10, i11, i12| {
        t6[[i12, i11, i10]] = 0.0;
    });
    let mut t7 = shared::<u16>([1]);
    let v13: u16 = (if ((_p5 != b3) ^ (b3 <= _p5)) { 1 } else { 0 });
    fill(&mut t7, v13);
    if (_p5 >= b3) {
        parallel!((1, 3), |i14, i15| {
            if ((i15 * 4) >= i14) {
                t5[[i14, i15]] = x2[[i14, i15]];
            }
        });
        let mut t8 = shared::<u8>([1, 1, ROWS_40]);
        let v16: u8 = x1[(b4 + 4)];
        fill(&mut t8, v16);
        let mut t9 = fragment::<u8>([3]);
        parallel!(3, |i17| {
            t9[i17] = cast::<u8>(b3);
        });
        let mut t10 = fragment::<u8>([3]);
        gather(x1, &t9, &mut t10);
        parallel!(3, |i18| {
            h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t9[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
        });
        parallel!(3, |i19| {
            h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t10[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
        });
    } else {
        parallel!((1, ROWS_40), |i21, i22| {
            store_unordered(&mut t7, [((i21 * ROWS_40) + i22)], (!cast::<u16>(x1[i22])));
        });
        let mut t11 = shared::<u16>([ROWS_40]);
        clear(&mut t11);
    }
    let mut t12 = fragment::<u16>([ROWS_40, 3]);
    parallel!((ROWS_40, 3), |i23, i24| {
        t12[[i23, i24]] = 4;
    });
    let mut t13 = shared::<u16>([3, 3]);
    parallel!((3, 3), |i25, i26| {
        t13[[i25, i26]] = (1 * 0);
    });
    let mut t14 = fragment::<u16>([ROWS_40, 3]);
    clear(&mut t14);
    gemm(&t12, &t13, &mut t14);
    clear(&mut t5);
    let v27: u16 = cast_with::<u16>(t6[[_p5, b3, cast::<usize>(t14[[cast::<usize>(t12[[d1, 0]]), _q6]])]], Round::Up);
    fill(t5.at_mut((span(((((b3 - 4) * 3) + b3) / 3), 1), span(_q6, 3))), v27);
    let mut t15 = fragment::<u8>([ROWS_40, 3]);
    parallel!((3, ROWS_40), |i28, i29| {
        let v30: f32 = (t6[[cast::<usize>(t12[[i29, i28]]), b4, b3]] * t6[[cast::<usize>(t7[b4]), i29, cast::<usize>(t5[[i29, i28]])]]).trunc();
        t15[[i29, i28]] = (x0[1] >> x0[i29]);
    });
    copy(&t15, t6.at_mut([d0, 1, x0.dim(0)]));
    let mut t16 = shared::<u8>([1, 1]);
    copy(t13.at((span(b4, 1), span(_p5, 1))).t(), &mut t16);
    let mut t17 = shared::<u8>([1, 1]);
    parallel!((1, 1), |i31, i32| {
        t17[[i31, i32]] = cast::<u8>(t13[[i31, i32]]);
    });
    let mut t18 = shared::<i32>([1, 1]);
    gemm_set(&t16, t17.t(), &mut t18);
    let mut v33: u16 = 3;
    for k34 in 0..3 {
        v33 += ((t14[[0, 2]] ^ t12[[d0, 1]]) ^ t13[[(_p5 * 3), 2]]);
    }
    parallel!((ROWS_40, 3), |i35, i36| {
        h4.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t12[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!((3, 3), |i37, i38| {
        h4.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t13[[i37, i38]]) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), Relaxed);
    });
    parallel!((ROWS_40, 3), |i39, i40| {
        h4.atomic_add([(((((1 * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(t14[[i39, i40]]) * cast::<u64>(((((1 * 5) + i39) * 5) + i40))), Relaxed);
    });
    parallel!((ROWS_40, 3), |i41, i42| {
        h4.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(t15[[i41, i42]]) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), Relaxed);
    });
    parallel!((1, 1), |i43, i44| {
        h4.atomic_add([(((((1 * 5) + i43) * 5) + i44) % 7)], (cast::<u64>(t18[[i43, i44]]) * cast::<u64>(((((1 * 5) + i43) * 5) + i44))), Relaxed);
    });
    parallel!((3, 1, 3), |i45, i46, i47| {
        y3[[((b3 * 3) + i45), ((b4 * 1) + i46), (0 + i47)]] = f32::from_bits((select((x0.dim(0) >= i47), -1.0, t6[[i46, i45, 0]]).min_nan(cast::<f32>((x2.dim(0) / 3)).abs()).to_bits() & 2147483647));
    });
}

const ROWS_41: usize = 2;
#[tile_kernel]
pub fn random_41<T: Element, const BM: usize, const BN: usize, const FLAG: bool>(
    x0: &Tensor<T::Acc, 1>,
    x1: &Tensor<T::Acc, 2>,
    y2: &mut Tensor<T, 1>,
    y3: &mut Tensor<bf16, 1>,
    h4: &mut Tensor<u64, 1>,
    _p3: T,
    _p4: T,
) {
    dims!(x0 = [ROWS_41], x1 = [d0, d0], y2 = [d1], y3 = [d1], h4 = [7]);
    let n5: usize = d1.div_ceil(BN);
    let [b2] = blocks([d1.div_ceil(BN)]);
    let mut t5 = fragment::<bf16>([ROWS_41, BM]);
    let v6: bf16 = (cast::<bf16>(0) + 1.0).min((-2.0 + -1.0));
    fill(&mut t5, v6);
    let mut t6 = fragment::<T::Acc>([BN, BN]);
    copy(x1.at((span((d1 * ROWS_41), BN), span((b2 * BM), BN))).t(), &mut t6);
    let mut t7 = shared::<bf16>([BM, ROWS_41]);
    copy(t5.at([(((b2 * ROWS_41) + n5) % ROWS_41), (b2 * BM)]).or(cast::<bf16>(n5)), &mut t7);
    let mut t8 = fragment::<bf16>([ROWS_41, ROWS_41]);
    parallel!((ROWS_41, ROWS_41), |i7, i8| {
        t8[[i7, i8]] = t5[[i7, i8]];
    });
    let mut t9 = fragment::<f32>([BM, ROWS_41]);
    gemm_set(&t7, &t8, &mut t9);
    copy(t5.at((span(b2, BN), span((n5 * BN), BN))).or(t5[[n5, d1]]).t(), &mut t6);
    let mut t10 = shared::<bf16>([BM, BN]);
    copy(t6.at([cast::<usize>(x0[n5]), (d0 * BM)]), &mut t10);
    let mut t11 = fragment::<bf16>([BN, BN]);
    copy(&t6, &mut t11);
    let mut t12 = fragment::<f32>([BM, BN]);
    let v9: f32 = ((-1.0 + -2.0) * cast::<f32>(t5[[n5, cast::<usize>(x0[n5])]]));
    fill(&mut t12, v9);
    gemm(&t10, t11.t(), &mut t12);
    let mut t13 = shared::<T>([BM, BN]);
    parallel!((BM, BN), |i10, i11| {
        t13[[i10, i11]] = cast::<T>(t5[[n5, (((i10.max(d1) * ROWS_41) + d0) / ROWS_41)]]);
    });
    let mut t14 = shared::<T>([ROWS_41, BN]);
    parallel!((ROWS_41, BN), |i12, i13| {
        t14[[i12, i13]] = cast::<T>(cast::<f32>(t5[[cast::<usize>(x1[[i12, i13]]), i13]]));
    });
    let mut t15 = fragment::<T::Acc>([BM, ROWS_41]);
    gemm_set(&t13, t14.t(), &mut t15);
    let mut t16 = fragment::<bf16>([BN]);
    copy(t12.at(((b2 * ROWS_41), span(b2, BN))), &mut t16);
    parallel!((BM, BN), |i14, i15| {
        h4.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((BM, BN), |i16, i17| {
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t13[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((ROWS_41, BN), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t14[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((BM, ROWS_41), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t15[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!(BN, |i22| {
        h4.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    copy(&t16, y2.at_mut([(b2 * BN)]));
    copy(&t16, y3.at_mut([(b2 * BN)]));
}

#[tile_fn]
pub fn function_42(_v0: bf16) -> bf16 {
    (_v0 * (((-3.0 / 1.0) / 2.0) * (-cast::<bf16>(-1).mul_add(-0.5, -3.75))))
}
#[tile_kernel]
pub fn random_42(
    x0: &Tensor<bf16, 1>,
    x1: &Tensor<i32, 2>,
    x2: &Tensor<i32, 1>,
    y3: &mut Tensor<f16, 1>,
    y4: &mut Tensor<i32, 2>,
    _p6: usize,
    _p7: usize,
    _q8: usize,
) {
    dims!(x0 = [d1], x1 = [d2, d3], x2 = [d4], y3 = [d2], y4 = [d2, 4]);
    require!((d3 < 100), "extents are below 100");
    let [b5] = blocks([d2.div_ceil(6)]);
    let mut t5 = shared::<bf16>([4, 6, 4]);
    clear(&mut t5);
    let mut t6 = fragment::<i32>([4, 4, 4]);
    copy(t5.at((span((b5 * 6), 4), span((_p6 * 4), 4), span(cast::<usize>(x2[b5]), 4))), &mut t6);
    let mut t7 = fragment::<f16>([4, 4]);
    copy(t6.at((span((_p6 * 6), 4), span(((_q8 * 4) % 4), 4), (b5 * 6))), &mut t7);
    let mut t8 = shared::<f16>([6, 8]);
    parallel!((6, 8), |i9, i10| {
        t8[[i9, i10]] = (-select((_p7 < _p6), cast::<f16>(x0[b5]), cast::<f16>(t6[[_p6, d1, cast::<usize>(x1[[i9, cast::<usize>(x2[6])]])]])));
    });
    let mut t9 = fragment::<f32>([4, 6]);
    let v11: f32 = f32::from_bits((cast::<f32>(x0[_p6]).trunc().to_bits() & 2147483647));
    fill(&mut t9, v11);
    clear(&mut t9);
    let mut t10 = shared::<u8>([4, 1]);
    fill(&mut t10, 14);
    gemm_sp(&t7, &t10, t8.t(), &mut t9);
    let mut t11 = shared::<f16>([4, 4]);
    copy(t9.at((span((_p6 * 4), 4), span((d2 * 6), 4))).or(t9[[2, _q8]]).t(), &mut t11);
    let mut t12 = fragment::<f16>([4, 4]);
    copy(t5.at(((b5 * 4), span((_p6 * 4), 4), span((_p6 * 4), 4))).t(), &mut t12);
    let mut t13 = fragment::<f32>([4, 4]);
    gemm_set(&t11, t12.t(), &mut t13);
    let mut t14 = shared::<f16>([4, 6]);
    parallel!((4, 6), |i12, i13| {
        let v14: F8E4M3 = cast::<F8E4M3>(t13[[i12, i12]]);
        t14[[i12, i13]] = select((((i13 != i12) && (t8[[_p6, i12]] < cast::<f16>((((_q8 * 6) + i12) / 6)))) | (t9[[_p6, (i13 * 2)]] >= t13[[i12, i12]])), (t7[[_p7, i12]] * t11[[2, i12]]).min(t8[[i12, cast::<usize>(x1[[5, _p7]])]].abs()), t12[[i12, (i12 / 1)]]);
    });
    if t5[[0, (cast::<usize>(x1[[_p7, _p7]]) % 6), _q8]].is_nan() {
        let mut t15 = fragment::<bf16>([4, 4]);
        parallel!((4, 4), |i15, i16| {
            t15[[i15, i16]] = (-x0[11].max(cast_with::<bf16>(t8[[i15, _q8]], Round::TowardZero))).abs();
        });
        copy(&t15, t11.at_mut((span((b5 * 4), 4), span((b5 * 6), 4))).t());
    }
    let mut t16 = shared::<bf16>([4, 4]);
    reduce_product(&t5, &mut t16, 1);
    let mut v17: F8E4M3 = 4.0;
    for k18 in 0..5 {
        v17 += (cast::<F8E4M3>(t8[[cast::<usize>(x2[d2]), b5]]) / 5.25).mul_add(cast::<F8E4M3>(_p7), F8E4M3::from_bits((cast::<F8E4M3>(x2[x1.dim(1)]).to_bits() & 127)));
    }
    let n19: usize = ((d2 - 1) % 6).max(0);
    parallel!(6, |i20| {
        y3[((b5 * 6) + i20)] = ((t7[[b5, _p7]] * t7[[cast::<usize>(x2[i20]), 1]]).mul_add(t12[[x0.dim(0), x0.dim(0)]], -2.0) * 0.5).cos();
    });
    let mut t17 = shared::<i32>([6, 4]);
    parallel!((4, 6), |i21, i22| {
        t17[[i22, i21]] = t6[[_q8, _p7, i21]];
    });
    copy(&t17, y4.at_mut([(b5 * 6), 0]));
}

#[tile_fn]
pub fn function_43(_v0: u16) -> u16 {
    (_v0 * (!((1 % cast::<u16>((0usize + 1))) << cast::<u16>((0usize + 1)))))
}
#[tile_kernel]
pub fn random_43<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u16, 2>,
    x1: &Tensor<u8, 3>,
    x2: &Tensor<u16, 3>,
    y3: &mut Tensor<u8, 1>,
    y4: &mut Tensor<u8, 1>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d1], x1 = [d2, d2, d2], x2 = [d2, d3, d3], y3 = [d4], y4 = [d4], h5 = [7]);
    let n6: usize = d4.div_ceil(BK);
    let [b5] = blocks([d4.div_ceil(BK)]);
    let mut t6 = shared::<u8>([BK]);
    copy(y3.at([(b5 * BK)]), &mut t6);
    let mut t7 = fragment::<u8>([2*BN, 2*BN, BK]);
    copy(x1.at([d3, d4, d3]), &mut t7);
    let mut t8 = fragment::<u16>([2*BN, BN]);
    copy(t7.at([(d3 - 1), (d3 * BN), cast::<usize>(x1[[d2, 1, 1]])]), &mut t8);
    let mut t9 = fragment::<u16>([BM, BN]);
    copy(x0.at([(d4 * BK), (d3 + d1)]), &mut t9);
    let mut t10 = fragment::<i32>([BN, 2*BN]);
    clear(&mut t10);
    pipelined!(0..2, stages = 1, |k7| {
        let mut t11 = fragment::<u8>([BN, BK]);
        let mut t12 = shared::<u8>([BK, 2*BN]);
        copy(x1.at([cast::<usize>(t7[[d3, 1, n6]]), (d2 * BK), (k7 * BK)]), &mut t11);
        copy(x0.at([(k7 * BK), d2]), &mut t12);
        gemm(&t11, &t12, &mut t10);
    });
    let mut t13 = shared::<i32>([BK, 2*BN]);
    clear(&mut t13);
    let mut t14 = shared::<u8>([BK, BM]);
    let mut t15 = fragment::<u8>([BM, 2*BN]);
    for k8 in 0..3 {
        copy(x1.at([d3, d3, (k8 * BM)]), &mut t14);
        copy(x1.at([0, (k8 * BM), (d3 - 4)]), &mut t15);
        gemm(&t14, &t15, &mut t13);
    }
    parallel!(((2*BN), (2*BN), BK), |i9, i10, i11| {
        h5.atomic_add([(((((((1 * 5) + i9) * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t7[[i9, i10, i11]]) * cast::<u64>(((((((1 * 5) + i9) * 5) + i10) * 5) + i11))), Relaxed);
    });
    parallel!(((2*BN), BN), |i12, i13| {
        h5.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(t8[[i12, i13]]) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), Relaxed);
    });
    parallel!((BM, BN), |i14, i15| {
        h5.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t9[[i14, i15]]) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((BN, (2*BN)), |i16, i17| {
        h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t10[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((BK, (2*BN)), |i18, i19| {
        h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t13[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    copy(&t6, y3.at_mut([(b5 * BK)]));
    copy(&t6, y4.at_mut([(b5 * BK)]));
}

const ROWS_44: usize = 5;
const SCALE_44: f32 = 6.0;
#[tile_kernel]
pub fn random_44<const BM: usize, const BN: usize>(
    x0: &Tensor<f16, 2>,
    x1: &Tensor<bf16, 2>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<bf16, 1>,
    _p3: f32,
    _p4: f32,
) {
    dims!(x0 = [BN, d0], x1 = [d0, BN], x2 = [d1], y3 = [d0]);
    let n5: usize = d0.div_ceil(BM);
    let [b2] = blocks([d0.div_ceil(BM)]);
    let mut t4 = shared::<f32>([BN, BM, 1]);
    parallel!((BN, BM, 1), |i6, i7, i8| {
        t4[[i6, i7, i8]] = ((if (i8 < i8) { x2[x1.dim(0)] } else { cast::<f32>(i8) }).abs() / 5.0);
    });
    let mut t5 = shared::<bf16>([BM, BM, 1]);
    let v9: bf16 = (-x1[[n5, d0]]).abs();
    fill(&mut t5, v9);
    let v10: f32 = ((x2[n5] + x2[n5]) + (x2[d0] + x2[n5]));
    let mut t6 = shared::<f32>([BM, BM, 1]);
    copy(&t5, &mut t6);
    copy(&t6, t5.at_mut((span((b2 * BM), BM), span(5, BM), span((b2 * ROWS_44), 1))));
    let v11: bf16 = (x1[[b2, (d1 - n5)]] + cast::<bf16>(0).mul_add(-1.0, x1[[b2, d0]]));
    parallel!((1, BM, d1.min(BM)), |i12, i13, i14| {
        let v15: f16 = f16::from_bits((cast::<f16>(((((n5 - 5) * ROWS_44) + i12) / ROWS_44)).to_bits() | 32768));
        let mut s16: f32 = 0.0;
        for k17 in 0..3 {
            s16 += cast::<f32>(x1[[k17, 13]]).abs().abs();
        }
        t6[[i14, i13, (i12 * 2)]] = s16;
    });
    let v18: f32 = ((cast::<f32>(b2) + x2[b2]) - (-2.0 * -1.0));
    parallel!(BM, |i19| {
        y3[((b2 * BM) + i19)] = (x1[[b2, (d1 % 6)]] * 0.5).log10();
    });
}

const ROWS_45: usize = 5;
#[tile_kernel]
pub fn random_45<T: Element, const BM: usize>(
    x0: &Tensor<i8, 2>,
    x1: &Tensor<T, 3>,
    x2: &Tensor<T::Acc, 2>,
    y3: &mut Tensor<i8, 3>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d0], x1 = [d1, BM + 1, d1], x2 = [d2, d2], y3 = [d3, d4, BM + 1], h4 = [7]);
    let n7: usize = d3.div_ceil(ROWS_45);
    let mut w5 = workspace::<i8>([d3, d4]);
    let [b5, b6] = blocks([d3.div_ceil(ROWS_45), d4.div_ceil(ROWS_45)]);
    let mut t6 = shared::<i8>([BM + 1, ROWS_45, ROWS_45]);
    clear(&mut t6);
    let mut t7 = fragment::<T>([ROWS_45, BM + 1, ROWS_45]);
    copy(x1.at((span((b6 * (BM + 1)), ROWS_45), span((d4 * ROWS_45), BM + 1), span(b6, ROWS_45))).or(cast::<T>(cast::<f32>(t6[[b6, d2, d1]]))), &mut t7);
    let mut t8 = shared::<i8>([BM + 1, ROWS_45, ROWS_45]);
    cumsum(&t6, &mut t8, 2);
    let mut t9 = shared::<i8>([ROWS_45, ROWS_45]);
    copy(x2.at([(b6 - 3), d4]).or(cast::<T::Acc>(cast::<f32>(t6[[cast::<usize>(x0[[d2, d1]]), d2, b6]]))), &mut t9);
    let mut t10 = fragment::<i8>([ROWS_45, ROWS_45]);
    copy(&t9, w5.at_mut([(b5 * ROWS_45), (b6 * ROWS_45)]));
    copy(w5.at([(b5 * ROWS_45), (b6 * ROWS_45)]), &mut t10);
    parallel!(((BM + 1), ROWS_45, ROWS_45), |i8, i9, i10| {
        h4.atomic_add([(((((((1 * 5) + i8) * 5) + i9) * 5) + i10) % 7)], (cast::<u64>(t6[[i8, i9, i10]]) * cast::<u64>(((((((1 * 5) + i8) * 5) + i9) * 5) + i10))), Relaxed);
    });
    parallel!((ROWS_45, (BM + 1), ROWS_45), |i11, i12, i13| {
        h4.atomic_add([(((((((1 * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i11, i12, i13]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i11) * 5) + i12) * 5) + i13))), Relaxed);
    });
    parallel!(((BM + 1), ROWS_45, ROWS_45), |i14, i15, i16| {
        h4.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t8[[i14, i15, i16]]) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!((ROWS_45, ROWS_45), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t9[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((ROWS_45, ROWS_45), |i19, i20| {
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t10[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    let mut t11 = shared::<i8>([ROWS_45, ROWS_45, BM + 1]);
    parallel!((ROWS_45, ROWS_45, (BM + 1)), |i21, i22, i23| {
        let v24: f32 = (cast::<f32>(t6[[i21, i22, i21]]) * cast::<f32>(t9[[1, 2]]).abs());
        let mut s25: i8 = 0;
        for k26 in 0..3 {
            s25 += t6[[cast::<usize>(t10[[cast::<usize>(t6[[k26, k26, 2]]), i22]]), i22, 3]];
        }
        t11[[i21, i22, i23]] = s25;
    });
    copy(&t11, y3.at_mut([(b5 * ROWS_45), (b6 * ROWS_45), 0]));
}

#[tile_fn]
pub fn function_46(_v0: f32) -> f32 {
    _v0.max((-2.0f32).max(_v0.min(-1.0)).abs().sqrt())
}
#[tile_kernel]
pub fn random_46<T: Int, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f32, 3>,
    y3: &mut Tensor<f32, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2, BK], x1 = [d3, d4, d2], x2 = [d5, d6, d7], y3 = [d5], h4 = [7]);
    let mut w5 = workspace::<f32>([d5]);
    let [b8] = blocks([d5.div_ceil(BM)]);
    let mut t6 = fragment::<f32>([BM]);
    copy(y3.at([(b8 * BM)]), &mut t6);
    let mut t7 = shared::<f32>([BM + 1, BK, BM]);
    let v9: f32 = cast::<f32>(((((d1 % 6) * (2*BK)) + d1) / (2*BK)));
    fill(&mut t7, v9);
    let mut t8 = fragment::<f32>([BM + 1, BM + 1, BN]);
    copy(x2.at((span((d7 * (BM + 1)), BM + 1), span(d1, BM + 1), span((d6 * BN), BN))), &mut t8);
    let mut t9 = shared::<u8>([BM + 1]);
    parallel!((BM + 1), |i10| {
        t9[i10] = (if (i10 <= i10) { 4 } else { 1 });
    });
    let mut t10 = shared::<f32>([BM + 1]);
    gather(&t6, &t9, &mut t10);
    if ((d6 >= (d7 / 4)) ^ x0[[b8, cast::<usize>(t9[b8]), (cast::<usize>(t9[cast::<usize>(t9[d7])]) * 4)]].is_finite()) {
        let mut t11 = shared::<f32>([BK, BM + 1]);
        copy(t7.at([(d7 * BK), (b8 / 1), (d7 * BK)]), &mut t11);
        let v11: f32 = (-(-4.0 - cast::<f32>(b8)));
        let mut t12 = fragment::<f32>([BK, BN]);
        parallel!((BK, BN), |i12, i13| {
            t12[[i12, i13]] = x1[[b8, d1, i12]];
        });
        let mut t13 = fragment::<f32>([BN, BM + 1]);
        parallel!((BN, (BM + 1)), |i14, i15| {
            t13[[i14, i15]] = (-2.0);
        });
        let mut t14 = fragment::<f32>([BK, BM + 1]);
        clear(&mut t14);
        gemm(&t12, &t13, &mut t14);
        parallel!((BK, (BM + 1)), |i16, i17| {
            h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
        });
        parallel!((BK, (BM + 1)), |i18, i19| {
            h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
        });
    } else {
        let mut t15 = shared::<i32>([BN]);
        parallel!(BN, |i20| {
            t15[i20] = ((cast::<i32>(i20) * 2) + 2);
        });
        let mut t16 = fragment::<f32>([BN]);
        copy(x0.at([d7, d3, (d7 + 2)]), &mut t16);
        scatter(&t16, &t15, &mut t10);
        let mut t17 = fragment::<i32>([BN]);
        cummax(&t15, &mut t17, 0);
    }
    let mut t18 = fragment::<T::Acc>([BM, BM]);
    copy(x2.at(((d7 * BM), span(b8, BM), span((d7 - 2), BM))).or(-2.0), &mut t18);
    let mut t19 = shared::<T>([2*BK]);
    copy(t18.at((span((d1 * BM), 2*BK), d1)), &mut t19);
    let mut t20 = shared::<f32>([BM + 1, BM]);
    reduce_max(&t7, &mut t20, 1);
    let mut t21 = shared::<f32>([BN, BM]);
    parallel!((BN, BM), |i21, i22| {
        t21[[i21, i22]] = t6[(i22 * 4)].abs();
    });
    let mut t22 = shared::<f32>([BM, BM]);
    parallel!((BM, BM), |i23, i24| {
        t22[[i23, i24]] = (-x1[[d5, cast::<usize>(t9[i24]), (i24 * 3)]]);
    });
    let mut t23 = fragment::<f32>([BN, BM]);
    gemm_set(&t21, t22.t(), &mut t23);
    let mut t24 = shared::<f32>([BM]);
    let v25: f32 = (function_46(t10[b8]) * (cast::<f32>(((d6 * (BM + 1)) / (BM + 1))) + t22[[d7, d7]]));
    fill(&mut t24, v25);
    let mut t25 = shared::<f32>([BM]);
    copy(&t24, w5.at_mut([(b8 * BM)]));
    copy(w5.at([(b8 * BM)]), &mut t25);
    parallel!((BN, BM), |i26, i27| {
        h4.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t21[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((BM, BM), |i28, i29| {
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t22[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((BN, BM), |i30, i31| {
        h4.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t23[[i30, i31]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    parallel!(BM, |i32| {
        h4.atomic_add([(((1 * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t24[i32]) * 16.0))) * cast::<u64>(((1 * 5) + i32))), Relaxed);
    });
    parallel!(BM, |i33| {
        h4.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t25[i33]) * 16.0))) * cast::<u64>(((1 * 5) + i33))), Relaxed);
    });
    parallel!(BM, |i34| {
        let v35: T = ((((t19[i34] * 3) + t19[cast::<usize>(t18[[3, b8]])]) % 3) | t19[4]);
        y3[((b8 * BM) + i34)] = t6[b8];
    });
}

const ROWS_47: usize = 2;
const SCALE_47: f32 = 5.0;
#[tile_fn]
pub fn function_47(_v0: u16) -> u16 {
    (_v0 * (((if (0usize <= 0) { 1 } else { cast::<u16>(0usize) }) >> cast::<u16>((0usize + 1))) ^ cast::<u16>((0usize + 1))))
}
#[tile_kernel]
pub fn random_47<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u16, 1>,
    y1: &mut Tensor<i32, 2>,
    y2: &mut Tensor<i32, 2>,
    a3: &mut Tensor<i32, 1>,
    h4: &mut Tensor<u64, 1>,
    _q4: usize,
) {
    dims!(x0 = [d1], y1 = [d1, d1], y2 = [d1, d1], a3 = [d1], h4 = [7]);
    let [b2, b3] = blocks([d1.div_ceil(BN), d1.div_ceil(BK)]);
    let mut t5 = fragment::<F8E5M2>([2*BN]);
    copy(x0.at((span((b3 * BK), 2*BN),)), &mut t5);
    let mut t6 = fragment::<u16>([BN, BK, BM]);
    parallel!((BN, BK, BM), |i5, i6, i7| {
        assert!((i6 < 3), "an index is within its bounds");
        let mut l7 = local::<u16>([1]);
        for k8 in 0..1 {
            l7[k8] = (1 * 1);
        }
        t6[[i5, i6, i7]] = l7[0];
    });
    let mut v9: F8E5M2 = 3.0;
    for k10 in 0..4 {
        v9 += cast::<F8E5M2>(_q4);
    }
    let mut t8 = fragment::<i32>([BK, ROWS_47]);
    parallel!((BK, ROWS_47), |i11, i12| {
        t8[[i11, i12]] = -3;
    });
    let mut t9 = shared::<i32>([ROWS_47, BN]);
    parallel!((ROWS_47, BN), |i13, i14| {
        t9[[i13, i14]] = 0;
    });
    let mut t10 = shared::<i32>([BK, BN]);
    gemm_set(&t8, &t9, &mut t10);
    if (!(b2 != cast::<usize>(t8[[b2, b3]]))) {
        parallel!((2*BN), |i15| {
            t10.atomic_or([i15, d1], (t8[[b3, i15]] >> t9[[cast::<usize>(t8[[b2, d1]]), 1]]), Relaxed);
        });
        let mut t11 = shared::<F8E5M2>([2*BN, BN, BN]);
        copy(t6.at([d1, d1, b2]), &mut t11);
        let mut t12 = shared::<i32>([1]);
        reduce_argmax(&t5, &mut t12, 0);
        parallel!(((2*BN), BN, BN), |i16, i17, i18| {
            h4.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
        });
        parallel!(1, |i19| {
            h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t12[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
        });
    } else {
        for k20 in (0..1).step_by(2) {
            let mut t13 = shared::<u16>([BM]);
            parallel!(BM, |i21| {
                assert!((k20 < 1), "an index is within its bounds");
                let v22: u16 = 0;
                t13[i21] = t6[[i21, cast::<usize>(t10[[i21, 0]]), i21]];
            });
            copy(&t13, t5.at_mut((span((k20 * BN), BM),)));
            let mut t14 = shared::<u16>([BM, BN]);
            parallel!((BM, BN), |i23, i24| {
                t14[[i23, i24]] = ((cast::<u16>(k20) * 1) + 0);
            });
            let mut t15 = shared::<u16>([BN, BK]);
            parallel!((BN, BK), |i25, i26| {
                t15[[i25, i26]] = (0 + 0);
            });
            let mut t16 = fragment::<u16>([BM, BK]);
            gemm_set(&t14, &t15, &mut t16);
            parallel!((BN, BK), |i27, i28| {
                h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t15[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
            });
            parallel!((BM, BK), |i29, i30| {
                h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t16[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
            });
        }
    }
    let mut t17 = shared::<F8E5M2>([1]);
    reduce_min(&t5, &mut t17, 0);
    parallel!(BN, |i31| {
        a3.atomic_or([i31], ((((cast::<i32>(t10[[_q4, 1]]) * 6) + t8[[b3, i31]]) / 6) / t9[[(_q4 * 1), i31]]), Relaxed);
    });
    parallel!((BN, BK, BM), |i32, i33, i34| {
        h4.atomic_add([(((((((1 * 5) + i32) * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t6[[i32, i33, i34]]) * cast::<u64>(((((((1 * 5) + i32) * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((BK, ROWS_47), |i35, i36| {
        h4.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t8[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!((ROWS_47, BN), |i37, i38| {
        h4.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t9[[i37, i38]]) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), Relaxed);
    });
    parallel!((BK, BN), |i39, i40| {
        h4.atomic_add([(((((1 * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(t10[[i39, i40]]) * cast::<u64>(((((1 * 5) + i39) * 5) + i40))), Relaxed);
    });
    parallel!(1, |i41| {
        h4.atomic_add([(((1 * 5) + i41) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[i41]) * 16.0))) * cast::<u64>(((1 * 5) + i41))), Relaxed);
    });
    let mut t18 = shared::<i32>([BN, BK]);
    copy(t10.at([(cast::<usize>(t9[[b2, b2]]) % 2), x0.dim(0)]), &mut t18);
    copy(&t18, y1.at_mut([(b2 * BN), (b3 * BK)]));
    parallel!((BN, BK), |i42, i43| {
        y2[[((b2 * BN) + i42), ((b3 * BK) + i43)]] = t8[[2, 1]].min(t9[[(cast::<usize>(t6[[i42, i43, 0]]) / 1), 0]]);
    });
}

const SCALE_48: u8 = 3;
#[tile_fn]
pub fn function_48(_v0: f64, _v1: f64) -> f64 {
    (_v0 + (f64::from_bits((_v0.to_bits() | 9223372036854775808)).mul_add(3.0, (-_v1)) + 0.0f64.max(-3.0)))
}
#[tile_kernel]
pub fn random_48(
    x0: &Tensor<f64, 1>,
    y1: &mut Tensor<f64, 2>,
    y2: &mut Tensor<bool, 2>,
    h3: &mut Tensor<u64, 1>,
    _p7: usize,
) {
    dims!(x0 = [d2], y1 = [d3, d4], y2 = [d3, d4], h3 = [7]);
    let n8: usize = d3.div_ceil(3);
    let [b5, b6] = blocks([d3.div_ceil(3), d4.div_ceil(3)]);
    let mut t4 = shared::<f32>([3, 1, 3]);
    parallel!((3, 1, 3), |i9, i10, i11| {
        t4[[i9, i10, i11]] = ((if ((x0[i10] <= cast::<f64>(x0[i10])) & (i11 >= i10)) { cast::<f32>(x0[b5]).abs().sqrt() } else { select((5 == i11), 0.0, -4.0) }) + cast::<f32>(x0[i10]).abs().max_nan(f32::from_bits((4.125f32.to_bits() | 2147483648))));
    });
    let mut t5 = shared::<f32>([3, 3, 3]);
    copy(t4.at([d2, 0, (d2 * 3)]), &mut t5);
    let n12: usize = (b6 % 2).max(0);
    let mut t6 = shared::<f32>([3]);
    copy(t5.at(((d2 * 1), (d2 / 2), span(d2, 3))), &mut t6);
    copy(&t6, t5.at_mut([n12, (n12 * 3), (n12 * 3)]));
    let mut t7 = fragment::<f32>([1, 8]);
    parallel!((1, 8), |i13, i14| {
        t7[[i13, i14]] = cast::<f32>(x0[(i13 * 3)]);
    });
    let mut t8 = fragment::<f32>([16, 1]);
    parallel!((16, 1), |i15, i16| {
        t8[[i15, i16]] = (-1.0f32).mul_add(-1.0, (0.0 + -1.0));
    });
    let mut t9 = shared::<f32>([1, 1]);
    fill(&mut t9, 1.0);
    let mut t10 = shared::<u8>([1, 2]);
    fill(&mut t10, 68);
    gemm_sp(&t7, &t10, &t8, &mut t9);
    if (t7[[d4, (b5 / 1)]] == (t7[[n8, n8]] / 4.5)) {
        let mut t11 = fragment::<f32>([3, 8]);
        copy(t7.at([d4, b5]), &mut t11);
        let mut t12 = fragment::<f32>([16, 1]);
        parallel!((16, 1), |i17, i18| {
            t12[[i17, i18]] = t8[[i18, b5]];
        });
        let mut t13 = fragment::<f32>([3, 1]);
        let v19: f32 = t7[[n12, d2]].abs().sqrt().abs().sqrt();
        fill(&mut t13, v19);
        clear(&mut t13);
        let mut t14 = fragment::<u8>([3, 2]);
        fill(&mut t14, 144);
        gemm_sp(&t11, &t14, &t12, &mut t13);
        let mut t15 = shared::<f64>([3, 3]);
        parallel!((3, 3), |i20, i21| {
            t15[[i20, i21]] = ((-2.0f64).min(1.0) * (-2.0f64).abs());
        });
        let mut t16 = fragment::<f64>([3, 3]);
        parallel!((3, 3), |i22, i23| {
            t16[[i22, i23]] = 2.0f64.min(x0[0]);
        });
        let mut t17 = shared::<f64>([3, 3]);
        gemm_set(&t15, &t16, &mut t17);
        parallel!((3, 1), |i24, i25| {
            h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
        });
        parallel!((3, 3), |i26, i27| {
            h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
        });
    }
    parallel!((3, 3, 3), |i28, i29, i30| {
        h3.atomic_add([(((((((1 * 5) + i28) * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i28, i29, i30]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i28) * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!(3, |i31| {
        h3.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i31]) * 16.0))) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    parallel!((1, 8), |i32, i33| {
        h3.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i32, i33]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
    });
    parallel!((16, 1), |i34, i35| {
        h3.atomic_add([(((((1 * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i34, i35]]) * 16.0))) * cast::<u64>(((((1 * 5) + i34) * 5) + i35))), Relaxed);
    });
    parallel!((1, 1), |i36, i37| {
        h3.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i36, i37]]) * 16.0))) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), Relaxed);
    });
    parallel!((3, 3), |i38, i39| {
        y1[[((b5 * 3) + i38), ((b6 * 3) + i39)]] = ((-4.0f64) * 0.5).exp2();
    });
    parallel!((3, 3), |i40, i41| {
        y2[[((b5 * 3) + i40), ((b6 * 3) + i41)]] = (i40 <= i40);
    });
}

#[tile_kernel]
pub fn random_49<T: Element>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<u8, 1>,
    y2: &mut Tensor<T, 2>,
    y3: &mut Tensor<f16, 3>,
    h4: &mut Tensor<u64, 1>,
    _p7: usize,
    _p8: T,
    _q9: usize,
) {
    dims!(x0 = [d0, d1], x1 = [d2], y2 = [d3, d4], y3 = [d3, d4, 1], h4 = [7]);
    let n10: usize = d3.div_ceil(4);
    let [b5, b6] = blocks([d3.div_ceil(4), d4.div_ceil(1)]);
    let mut t5 = shared::<T>([4]);
    copy(x0.at(((d2 * 4), span((d2 * 4), 4))), &mut t5);
    let mut t6 = shared::<u16>([6, 6, 4]);
    parallel!((6, 6, 4), |i11, i12, i13| {
        let v14: T::Acc = cast::<T::Acc>(0i32);
        t6[[i11, i12, i13]] = ((cast::<u16>(x1[d3]) ^ cast::<u16>((i13 + 1))).min((cast::<u16>(x1[b5]) & cast::<u16>((d2 + 1)))) / cast::<u16>((d2 + 1)));
    });
    let mut t7 = fragment::<u16>([6, 4]);
    copy(t6.at((_p7, span((_p7 * 1), 6), span(n10, 4))), &mut t7);
    parallel!(4, |i15| {
        h4.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    parallel!((6, 6, 4), |i16, i17, i18| {
        h4.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t6[[i16, i17, i18]]) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((6, 4), |i19, i20| {
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t7[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((4, 1), |i21, i22| {
        let v23: T::Acc = cast::<T::Acc>((-1.0f32).mul_add((1.0 * 0.0), cast::<f32>(b5).mul_add(1.0, cast::<f32>(x1[i22]))));
        y2[[((b5 * 4) + i21), ((b6 * 1) + i22)]] = x0[[15, i21]];
    });
    parallel!((4, 1, 1), |i24, i25, i26| {
        let v27: T::Acc = cast::<T::Acc>(cast::<f32>(x1[_q9]));
        y3[[((b5 * 4) + i24), ((b6 * 1) + i25), (0 + i26)]] = (cast::<f16>(b5) + cast::<f16>(x1[i25]));
    });
}

const ROWS_50: usize = 6;
#[tile_fn]
pub fn function_50(_v0: f16) -> f16 {
    _v0.max(cast::<f16>(0.25).max(select((0usize <= (0 + 2)), cast::<f16>(-2.75).mul_add(4.0, -4.0), (-_v0))))
}
#[tile_kernel]
pub fn random_50<const BM: usize>(
    x0: &Tensor<f16, 3>,
    x1: &Tensor<f16, 3>,
    x2: &Tensor<f16, 2>,
    y3: &mut Tensor<u8, 2>,
    y4: &mut Tensor<u8, 2>,
    a5: &mut Tensor<i64, 1>,
    h6: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d1, 3], x1 = [d1, d2, BM], x2 = [d3, d2], y3 = [d2, d4], y4 = [d2, d4], a5 = [d4], h6 = [7]);
    let [b5, b6] = blocks([d2.div_ceil(ROWS_50), d4.div_ceil(ROWS_50)]);
    let mut t7 = fragment::<f16>([BM, 3]);
    copy(x0.at((span((d4 * 3), 3), (d1 * BM), span((b6 * 3), BM))).t(), &mut t7);
    let mut t8 = fragment::<f16>([BM]);
    fill(&mut t8, 1.0);
    let mut t9 = fragment::<u8>([BM, BM, ROWS_50]);
    parallel!((ROWS_50, BM, BM), |i7, i8, i9| {
        t9[[i9, i8, i7]] = 0;
    });
    pipelined!(0..3, stages = 4, |k10| {
        let mut t10 = shared::<i32>([BM, ROWS_50]);
        reduce_sum(&t9, &mut t10, 0);
        parallel!(k10.min(BM), |i11| {
            if ((5 > i11) | (i11 > i11)) {
                t8[i11] = -1.0;
            }
        });
        parallel!(BM, |i12| {
            t10.atomic_and([cast::<usize>(t9[[0, i12, i12]]), b5], cast::<i32>(b5).max(cast::<i32>(d3)), Relaxed);
        });
        parallel!((BM, BM, ROWS_50), |i13, i14, i15| {
            h6.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t9[[i13, i14, i15]]) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
        });
        parallel!((BM, ROWS_50), |i16, i17| {
            h6.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t10[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
        });
    });
    let mut t11 = fragment::<u8>([3, BM]);
    parallel!((3, BM), |i18, i19| {
        t11[[i18, i19]] = t9[[0, (cast::<usize>(t9[[i19, cast::<usize>(t9[[b5, 0, b6]]), i18]]) % 1), (b5 / 1)]];
    });
    let mut t12 = fragment::<u8>([BM, BM]);
    parallel!((BM, BM), |i20, i21| {
        t12[[i20, i21]] = 4;
    });
    let mut t13 = fragment::<i32>([3, BM]);
    let v22: i32 = ((-4 << 7) / 7);
    fill(&mut t13, v22);
    clear(&mut t13);
    gemm(&t11, &t12, &mut t13);
    parallel!((BM, d4.min(3)), |i23, i24| {
        let mut s25: f16 = 0.0;
        for k26 in 0..4 {
            s25 += (cast::<f16>(2).abs() * cast::<f16>(1).abs());
        }
        t7[[i23, i24]] = s25;
    });
    let mut t14 = fragment::<u8>([3, BM]);
    parallel!((3, BM), |i27, i28| {
        t14[[i27, i28]] = t9[[i28, 0, (i28 + 4)]];
    });
    let mut t15 = shared::<u8>([BM, 3]);
    parallel!((BM, 3), |i29, i30| {
        t15[[i29, i30]] = t9[[i29, i30, (i29 % 5)]];
    });
    let mut t16 = shared::<i32>([3, 3]);
    clear(&mut t16);
    gemm(&t14, &t15, &mut t16);
    let mut t17 = fragment::<f32>([BM, BM]);
    clear(&mut t17);
    for k31 in 0..2 {
        let mut t18 = fragment::<f16>([BM, ROWS_50]);
        let mut t19 = shared::<f16>([ROWS_50, BM]);
        copy(x2.at([d1, (k31 * ROWS_50)]), &mut t18);
        copy(x2.at([(k31 * ROWS_50), b6]), &mut t19);
        gemm(&t18, &t19, &mut t17);
    }
    parallel!(3, |i32| {
        a5.atomic_min([(i32 * 3)], (-cast::<i64>(d4)), Relaxed);
    });
    parallel!(BM, |i33| {
        h6.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i33]) * 16.0))) * cast::<u64>(((1 * 5) + i33))), Relaxed);
    });
    parallel!((BM, BM, ROWS_50), |i34, i35, i36| {
        h6.atomic_add([(((((((1 * 5) + i34) * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t9[[i34, i35, i36]]) * cast::<u64>(((((((1 * 5) + i34) * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!((3, BM), |i37, i38| {
        h6.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t13[[i37, i38]]) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), Relaxed);
    });
    parallel!((3, 3), |i39, i40| {
        h6.atomic_add([(((((1 * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(t16[[i39, i40]]) * cast::<u64>(((((1 * 5) + i39) * 5) + i40))), Relaxed);
    });
    parallel!((BM, BM), |i41, i42| {
        h6.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i41, i42]]) * 16.0))) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), Relaxed);
    });
    parallel!((ROWS_50, ROWS_50), |i43, i44| {
        let mut s45: u8 = 0;
        for k46 in 0..2 {
            s45 += (cast::<u8>(b6) + 2);
        }
        y3[[((b5 * ROWS_50) + i43), ((b6 * ROWS_50) + i44)]] = s45;
    });
    parallel!((ROWS_50, ROWS_50), |i47, i48| {
        let v49: f16 = cast::<f16>(0).mul_add(-1.0, (1.0 + 1.0));
        y4[[((b5 * ROWS_50) + i47), ((b6 * ROWS_50) + i48)]] = t9[[0, d3, 5]];
    });
}

const SCALE_51: u8 = 1;
#[tile_kernel]
pub fn random_51<T: Int, const BM: usize, const BN: usize>(
    x0: &Tensor<T::Acc, 2>,
    x1: &Tensor<u8, 3>,
    x2: &Tensor<T, 3>,
    y3: &mut Tensor<T::Acc, 2>,
    y4: &mut Tensor<f32, 2>,
    a5: &mut Tensor<u32, 1>,
    _p5: usize,
    _p6: f32,
    _q7: usize,
) {
    dims!(x0 = [BM, d0], x1 = [d0, d0, d1], x2 = [d1, d2, d3], y3 = [d0, BM], y4 = [d0, BM + 1], a5 = [d3]);
    let [b4] = blocks([d0.div_ceil((BN + 1))]);
    let mut t6 = fragment::<T>([BN]);
    parallel!(BN, |i8| {
        t6[i8] = (((x2[[i8, _q7, _p5]] | x2[[cast::<usize>(x2[[i8, cast::<usize>(x1[[i8, cast::<usize>(x0[[i8, 1]]), i8]]), x0.dim(0)]]), 4, _q7]]) | x2[[b4, 1, _q7]]) >> 8);
    });
    let mut t7 = fragment::<T::Acc>([BM, 2*BM]);
    fill(&mut t7, 4);
    let mut t8 = shared::<u32>([BM, BM + 1, BN]);
    copy(x1.at([(b4 * BN), (b4 + 1), d0]), &mut t8);
    let mut t9 = fragment::<i32>([2*BM]);
    parallel!((2*BM), |i9| {
        t9[i9] = ((cast::<i32>(i9) * 2) + 0);
    });
    let mut t10 = shared::<T::Acc>([2*BM, 2*BM]);
    copy(x0.at((span((d0 * (BM + 1)), 2*BM), span(_q7, 2*BM))).or(t7[[d3, d3]]), &mut t10);
    scatter(&t10, &t9, &mut t7);
    let mut t11 = shared::<T::Acc>([BM]);
    reduce_sum(&t7, &mut t11, 1);
    parallel!((2*BM), |i10| {
        a5.atomic_max([(_p5 * 4)], cast::<u32>(_p5), Relaxed);
    });
    let mut t12 = shared::<T::Acc>([BN + 1, BM]);
    copy(x1.at((span((((_q7 * (BN + 1)) + d3) / (BN + 1)), BN + 1), span(d2, BM), d0)), &mut t12);
    copy(&t12, y3.at_mut([(b4 * (BN + 1)), 0]));
    let mut t13 = shared::<f32>([BN + 1, BM + 1]);
    parallel!(((BN + 1), (BM + 1)), |i11, i12| {
        let mut s13: f32 = 0.0;
        for k14 in 0..6 {
            s13 += (-4.0f32).mul_add(_p6, _p6).min_nan(cast::<f32>(d3).abs());
        }
        t13[[i11, i12]] = s13;
    });
    copy(&t13, y4.at_mut([(b4 * (BN + 1)), 0]));
}

#[tile_kernel]
pub fn random_52(
    x0: &Tensor<bool, 2>,
    x1: &Tensor<bool, 3>,
    y2: &mut Tensor<bool, 1>,
    _p6: bool,
    _p7: bool,
) {
    dims!(x0 = [d0, d1], x1 = [d2, d3, d4], y2 = [d0]);
    let [b5] = blocks([d0.div_ceil(4)]);
    let mut t3 = fragment::<bool>([4, 4]);
    parallel!((4, 4), |i8, i9| {
        t3[[i8, i9]] = ((i8 != i9) ^ (d0 < i9));
    });
    let mut t4 = fragment::<bool>([4, 4]);
    let v10: bool = (5 >= ((b5 * 4) / 4));
    fill(&mut t4, v10);
    let mut t5 = shared::<bool>([1, 4]);
    let v11: bool = x0[[((((b5 - 4) * 1) + d1) / 1), b5]];
    fill(&mut t5, v11);
    reduce_all_into(&t4, &mut t5, 0);
    parallel!((4, 4), |i12, i13| {
        let v14: f32 = (-2.0 - cast::<f32>(t4[[(4 - i13), i12]])).mul_add((cast::<f32>(t3[[b5, i12]]) * cast::<f32>(t4[[(4 - i13), i12]])), cast::<f32>(t5[[d4, i13]]).abs());
        let mut l6 = local::<bool>([1]);
        for k15 in 0..1 {
            l6[k15] = ((k15 <= (b5 % 5)) | (!(i13 < i12)));
        }
        if (!(i12 >= i13)) {
            t4[[(4 - i13), i12]] = l6[d1];
        }
    });
    let mut t7 = fragment::<bool>([4]);
    reduce_any(&t4, &mut t7, 1);
    for k16 in 0..2 {
        parallel!((d4.min(4), 4), |i17, i18| {
            let v19: f32 = 2.5;
            t3[[i17, i18]] = x0[[d3, d4]];
        });
        let mut t8 = shared::<bool>([4, 1]);
        copy(t5.at([(x0.dim(1) / 3), (d3 * 3)]), &mut t8);
    }
    let mut t9 = shared::<bool>([4]);
    parallel!(4, |i20| {
        t9[i20] = ((i20 > d3) ^ ((i20 % 4) <= (((i20 - 3) * 1) / 1)));
    });
    copy(&t9, y2.at_mut([(b5 * 4)]));
}

const ROWS_53: usize = 3;
#[tile_kernel]
pub fn random_53<T: Int, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i64, 3>,
    y1: &mut Tensor<f32, 1>,
    y2: &mut Tensor<T, 2>,
    h3: &mut Tensor<u64, 1>,
    _p3: i64,
    _q4: usize,
) {
    dims!(x0 = [d0, BK + 1, d0], y1 = [d1], y2 = [d1, BK + 1], h3 = [7]);
    let [b2] = blocks([d1.div_ceil(BN)]);
    let mut t4 = shared::<F8E4M3>([ROWS_53, BN]);
    parallel!((ROWS_53, BN), |i5, i6| {
        let v7: T::Acc = ((cast::<T::Acc>(x0[[i5, _q4, 0]]) / 2) % cast::<T::Acc>((d0 + 1)));
        let mut l5 = local::<F8E4M3>([1]);
        for k8 in 0..1 {
            l5[k8] = select((k8 >= 1), cast::<F8E4M3>(x0[[cast::<usize>(x0[[2, 12, cast::<usize>(x0[[i5, cast::<usize>(x0[[4, k8, k8]]), i6]])]]), i6, 8]]).max(-4.0), cast::<F8E4M3>(x0[[d1, x0.dim(2), k8]]).abs().sqrt());
        }
        t4[[i5, i6]] = l5[(((i6 * BK) + i6) / BK)];
    });
    let mut t6 = shared::<f32>([BK + 1]);
    copy(x0.at((span((b2 * (BK + 1)), BK + 1), (b2 * BN), (b2 * (BK + 1)))), &mut t6);
    let mut t7 = fragment::<i64>([BK, 1]);
    parallel!((BK, 1), |i9, i10| {
        t7[[i9, i10]] = cast::<i64>(i10);
    });
    let mut t8 = fragment::<i64>([BK, 1]);
    copy(x0.at((span(cast::<usize>(x0[[_q4, b2, d1]]), 1), span((b2 * ROWS_53), BK), d1)).t(), &mut t8);
    let mut t9 = shared::<i64>([BK, BK]);
    clear(&mut t9);
    gemm(&t7, t8.t(), &mut t9);
    let mut t10 = fragment::<i32>([ROWS_53]);
    parallel!(ROWS_53, |i11| {
        t10[i11] = cast::<i32>(x0[[i11, i11, i11]]);
    });
    let mut t11 = shared::<f32>([ROWS_53]);
    gather(&t6, &t10, &mut t11);
    let mut t12 = fragment::<i64>([BM, ROWS_53]);
    clear(&mut t12);
    for k12 in 0..3 {
        let mut t13 = shared::<i64>([BM, ROWS_53]);
        let mut t14 = fragment::<i64>([ROWS_53, ROWS_53]);
        copy(x0.at([b2, (d1 - 1), (k12 * ROWS_53)]), &mut t13);
        copy(x0.at([b2, (k12 * ROWS_53), (b2 * (BK + 1))]), &mut t14);
        gemm(&t13, &t14, &mut t12);
    }
    let n13: usize = ((b2 / 3) % 1).max(0);
    let mut t15 = shared::<i64>([ROWS_53, ROWS_53]);
    copy(t9.at([cast::<usize>(x0[[n13, n13, _q4]]), 13]).or(t9[[d0, d0]]), &mut t15);
    let mut t16 = fragment::<F8E4M3>([BK, ROWS_53]);
    parallel!((ROWS_53, BK), |i14, i15| {
        t16[[i15, i14]] = t4[[1, i15]];
    });
    parallel!(ROWS_53, |i16| {
        h3.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t10[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    parallel!(ROWS_53, |i17| {
        h3.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!((BM, ROWS_53), |i18, i19| {
        h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t12[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((ROWS_53, ROWS_53), |i20, i21| {
        h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t15[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((BK, ROWS_53), |i22, i23| {
        h3.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    let mut t17 = fragment::<f32>([BN]);
    copy(t11.at([(n13 * BM)]).or(-1.0), &mut t17);
    copy(&t17, y1.at_mut([(b2 * BN)]));
    let mut t18 = shared::<T>([BN, BK + 1]);
    copy(t4.at([(n13 * BK), b2]), &mut t18);
    copy(&t18, y2.at_mut([(b2 * BN), 0]));
}

const SCALE_54: i32 = 5;
#[tile_kernel]
pub fn random_54<const BM: usize>(
    x0: &Tensor<F8E4M3, 2>,
    y1: &mut Tensor<bf16, 1>,
    h2: &mut Tensor<u64, 1>,
    _p2: i16,
) {
    dims!(x0 = [d0, d0], y1 = [d0], h2 = [7]);
    require!((d0 < 100), "extents are below 100");
    let n3: usize = d0.div_ceil(6);
    let [b1] = blocks([d0.div_ceil(6)]);
    let mut t3 = shared::<i16>([BM, BM, 6]);
    parallel!((BM, BM, 6), |i4, i5, i6| {
        t3[[i4, i5, i6]] = select((6 != i4), ((_p2 ^ cast::<i16>((i4 + 1))) / cast::<i16>((d0 + 1))), select((n3 == i6), cast_with::<i16>(x0[[i5, x0.dim(0).min(i5)]], Round::TowardZero), (2 / cast::<i16>((n3 + 1)))));
    });
    let mut t4 = fragment::<F8E4M3>([BM, BM, 4]);
    let v7: F8E4M3 = ((1.0 * -1.0) + cast::<F8E4M3>(0).mul_add(0.0, 0.0));
    fill(&mut t4, v7);
    parallel!(4, |i8| {
        t3.atomic_and([3, (i8 - 2), b1.min(i8)], (cast::<i16>(t4[[i8, i8, i8]]) % cast::<i16>((i8 + 1))).abs(), Relaxed);
    });
    let mut v9: i16 = 0;
    for k10 in 0..1 {
        v9 += t3[[b1, n3, b1]];
    }
    let mut t5 = shared::<i16>([4, 6]);
    copy(t4.at((span((b1 * 6), 6), span((b1 * BM), 4), n3.max(n3))).t(), &mut t5);
    let mut t6 = shared::<i16>([6, 4]);
    parallel!((6, 4), |i11, i12| {
        t6[[i11, i12]] = (-1 - cast::<i16>(t4[[(i11 - 3), n3, i12]]));
    });
    let mut t7 = shared::<i16>([4, 4]);
    gemm_set(&t5, &t6, &mut t7);
    let mut t8 = shared::<i32>([4]);
    parallel!(4, |i13| {
        t8[i13] = ((cast::<i32>(i13) * 1) + 0);
    });
    let mut t9 = fragment::<i16>([4, 4]);
    copy(t3.at(((b1 * BM), span((b1 * BM), 4), span(n3, 4))).t(), &mut t9);
    scatter(&t9, &t8, &mut t7);
    let mut t10 = fragment::<i16>([4]);
    reduce_sum(&t7, &mut t10, 0);
    parallel!((n3.min(BM), BM, 6), |i14, i15, i16| {
        t3[[i14, i15, i16]] = cast::<i16>(n3);
    });
    parallel!(4, |i17| {
        t8.atomic_and([(i17 / 3)], (0 * cast::<i32>(t4[[i17, 5, i17]])), Relaxed);
    });
    for k18 in 0..b1 {
        parallel!(4, |i19| {
            t8.atomic_xor([i19], (if (b1 > i19) { -3 } else { -4 }), Relaxed);
        });
        let mut t11 = fragment::<bf16>([BM, BM, 4]);
        parallel!((4, BM, BM), |i20, i21, i22| {
            let v23: bf16 = (-(2.0 - 4.0));
            t11[[i22, i21, i20]] = (v23 + (0.0 * 0.0));
        });
        let mut t12 = shared::<i32>([BM]);
        parallel!(BM, |i24| {
            t12[i24] = ((cast::<i32>(i24) * 2) + -1);
        });
        let mut t13 = shared::<i16>([BM, 4]);
        parallel!((BM, 4), |i25, i26| {
            let v27: bf16 = (-t11[[0, n3, b1]]).abs();
            t13[[i25, i26]] = (!t3[[i25, i26, (i26 / 2)]]).max((if (i25 >= n3) { t7[[cast::<usize>(t7[[i26, i26]]), b1]] } else { (!_p2) }));
        });
        scatter(&t13, &t12, &mut t7);
        parallel!((4, 4), |i28, i29| {
            t7[[(4 - i29), i28]] = (select((t10[cast::<usize>(t7[[(4 - i29), i28]])] != _p2), cast::<i16>(t11[[k18, i29, i29]]), cast::<i16>(k18)).abs() * _p2);
        });
        parallel!(BM, |i30| {
            h2.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t12[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
        });
        parallel!((BM, 4), |i31, i32| {
            h2.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t13[[i31, i32]]) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
        });
    }
    parallel!((BM, BM, 4), |i33, i34, i35| {
        h2.atomic_add([(((((((1 * 5) + i33) * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i33, i34, i35]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i33) * 5) + i34) * 5) + i35))), Relaxed);
    });
    parallel!((4, 4), |i36, i37| {
        h2.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t7[[i36, i37]]) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), Relaxed);
    });
    parallel!(4, |i38| {
        h2.atomic_add([(((1 * 5) + i38) % 7)], (cast::<u64>(t8[i38]) * cast::<u64>(((1 * 5) + i38))), Relaxed);
    });
    parallel!((4, 4), |i39, i40| {
        h2.atomic_add([(((((1 * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(t9[[i39, i40]]) * cast::<u64>(((((1 * 5) + i39) * 5) + i40))), Relaxed);
    });
    parallel!(4, |i41| {
        h2.atomic_add([(((1 * 5) + i41) % 7)], (cast::<u64>(t10[i41]) * cast::<u64>(((1 * 5) + i41))), Relaxed);
    });
    let mut t14 = fragment::<bf16>([6]);
    copy(t3.at((span((b1 * 4), 6), (b1 * BM), b1)).or(-2), &mut t14);
    copy(&t14, y1.at_mut([(b1 * 6)]));
}

const SCALE_55: u8 = 2;
#[tile_kernel]
pub fn random_55<const BM: usize, const BN: usize>(
    x0: &Tensor<f64, 1>,
    x1: &Tensor<f64, 1>,
    y2: &mut Tensor<i16, 2>,
    y3: &mut Tensor<u8, 2>,
    a4: &mut Tensor<i32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p6: i64,
    _q7: usize,
) {
    dims!(x0 = [d0], x1 = [d1], y2 = [d2, d3], y3 = [d2, d3], a4 = [d2], h5 = [7]);
    require!((d0 < 100), "extents are below 100");
    let n8: usize = d2.div_ceil((BM + 1));
    let [b4, b5] = blocks([d2.div_ceil((BM + 1)), d3.div_ceil((BM + 1))]);
    let mut t6 = fragment::<i16>([BM + 1, BM + 1]);
    copy(y2.at([(b4 * (BM + 1)), (b5 * (BM + 1))]), &mut t6);
    let mut t7 = fragment::<f64>([BN, BN, BM + 1]);
    parallel!((BN, BN, (BM + 1)), |i9, i10, i11| {
        let mut l8 = local::<f64>([2]);
        for k12 in 0..2 {
            l8[k12] = cast::<f64>(t6[[(i11 * 3), (k12 / 1)]]);
        }
        t7[[i9, i10, i11]] = l8[n8];
    });
    let mut t9 = shared::<f64>([BM, BM + 1, BM]);
    let v13: f64 = t7[[b4, _q7, ((((d2 - 4) * BM) + d2) / BM)]];
    fill(&mut t9, v13);
    let mut t10 = fragment::<f64>([BN, BM + 1]);
    reduce_sum(&t7, &mut t10, 0);
    let mut t11 = fragment::<i32>([BM]);
    parallel!(BM, |i14| {
        t11[i14] = cast::<i32>(t6[[3, b5]]);
    });
    let mut t12 = shared::<f64>([BM, BM + 1]);
    gather(&t10, &t11, &mut t12);
    let mut t13 = fragment::<i64>([BM + 1, BN]);
    parallel!(((BM + 1), BN), |i15, i16| {
        let v17: u8 = ((((SCALE_55 * 6) + cast::<u8>((_q7 + 1))) / 6) * (3 / cast::<u8>((x1.dim(0) + 1))));
        t13[[i15, i16]] = (!(((cast::<i64>(t6[[1, i15]]) * 6) % 6) << cast::<i64>((_q7 + 1))));
    });
    parallel!((b5.min((BM + 1)), BN), |i18, i19| {
        t10[[i19, i18]] = (-1.0f64).abs();
    });
    let mut t14 = fragment::<u8>([BM, BM + 1]);
    parallel!((BM, (BM + 1)), |i20, i21| {
        t14[[i20, i21]] = 2;
    });
    let mut t15 = fragment::<u8>([BM, BM + 1]);
    parallel!((BM, (BM + 1)), |i22, i23| {
        t15[[i22, i23]] = 3;
    });
    let mut t16 = shared::<i32>([BM, BM]);
    let v24: i32 = 1i32.abs();
    fill(&mut t16, v24);
    gemm(&t14, t15.t(), &mut t16);
    parallel!((BM + 1), |i25| {
        a4.atomic_add([x1.dim(0)], (if (t6[[(d3 * 2), _q7]] > t6[[b4, d2]]) { select((i25 > 1), 3, t16[[d1, x1.dim(0)]]) } else { t16[[i25, (_q7 * 2)]] }), Relaxed);
    });
    parallel!((BN, (BM + 1)), |i26, i27| {
        h5.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!(BM, |i28| {
        h5.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t11[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    parallel!((BM, (BM + 1)), |i29, i30| {
        h5.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!(((BM + 1), BN), |i31, i32| {
        h5.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t13[[i31, i32]]) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((BM, BM), |i33, i34| {
        h5.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t16[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    let mut t17 = fragment::<i16>([BM + 1, BM + 1]);
    copy(t6.bitcast::<i16>(), &mut t17);
    copy(&t17, y2.at_mut([(b4 * (BM + 1)), (b5 * (BM + 1))]));
    copy(&t6, y3.at_mut([(b4 * (BM + 1)), (b5 * (BM + 1))]));
}

const SCALE_56: f32 = 4.0;
#[tile_kernel]
pub fn random_56<const BM: usize, const BN: usize>(
    x0: &Tensor<f64, 2>,
    y1: &mut Tensor<f32, 2>,
    h2: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d1], y1 = [d0, d2], h2 = [7]);
    require!((d0 < 100), "extents are below 100");
    let [b3, b4] = blocks([d0.div_ceil(BN), d2.div_ceil(BM)]);
    let mut t3 = fragment::<f32>([BN, BM]);
    copy(y1.at([(b3 * BN), (b4 * BM)]), &mut t3);
    let mut t4 = fragment::<f32>([BM + 1, BM + 1]);
    copy(t3.at((span(b3, BM + 1), span((b3 * BN), BM + 1))), &mut t4);
    let mut t5 = fragment::<f32>([BN, BM, BM]);
    parallel!((BN, BM, BM), |i5, i6, i7| {
        t5[[i5, i6, i7]] = (if (1 != d0) { (t3[[3, i7]] / 1.0) } else { t4[[b4, (d2 * 4)]] }).mul_add((cast::<f32>(t4[[i6, i7]]) + t4[[0, i7]]).abs().sqrt(), t4[[i6, i6]].min_nan(SCALE_56).abs());
    });
    let n8: usize = ((b3 + 3) % 5).max(0);
    parallel!((BN, BM), |i9, i10| {
        h2.atomic_add([(((((1 * 5) + i9) * 5) + i10) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[[i9, i10]]) * 16.0))) * cast::<u64>(((((1 * 5) + i9) * 5) + i10))), Relaxed);
    });
    parallel!(((BM + 1), (BM + 1)), |i11, i12| {
        h2.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i11, i12]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
    });
    parallel!((BN, BM, BM), |i13, i14, i15| {
        h2.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i13, i14, i15]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
    });
    copy(&t3, y1.at_mut([(b3 * BN), (b4 * BM)]));
}

const ROWS_57: usize = 5;
#[tile_kernel]
pub fn random_57<T: Float, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<T::Acc, 2>,
    y3: &mut Tensor<u64, 3>,
    y4: &mut Tensor<T, 3>,
    h5: &mut Tensor<u64, 1>,
    _p9: f32,
    _p10: u64,
) {
    dims!(x0 = [BM, ROWS_57], x1 = [d0, d0], x2 = [d1, d2], y3 = [d3, d4, d5], y4 = [d3, d4, d5], h5 = [7]);
    let [b6, b7, b8] = blocks([d3.div_ceil(BM), d4.div_ceil(BM), d5.div_ceil(ROWS_57)]);
    let mut t6 = fragment::<u64>([ROWS_57, BM, ROWS_57]);
    fill(&mut t6, 1);
    let mut t7 = fragment::<u16>([BN, ROWS_57]);
    let v11: u16 = cast::<u16>(b6);
    fill(&mut t7, v11);
    let mut t8 = shared::<i32>([BK]);
    parallel!(BK, |i12| {
        t8[i12] = ((cast::<i32>(i12) * 1) + 2);
    });
    let mut t9 = shared::<u16>([BK, ROWS_57]);
    copy(x2.at([(((d1 - 4) * ROWS_57) % ROWS_57), (d3 * ROWS_57)]), &mut t9);
    scatter(&t9, &t8, &mut t7);
    let mut t10 = shared::<u64>([BN, BM]);
    parallel!((BN, BM), |i13, i14| {
        t10[[i13, i14]] = t6[[i14, i14, i14]];
    });
    let mut t11 = fragment::<u64>([BM, BM]);
    parallel!((BM, BM), |i15, i16| {
        t11[[i15, i16]] = _p10;
    });
    let mut t12 = shared::<u64>([BN, BM]);
    gemm_set(&t10, &t11, &mut t12);
    let mut t13 = shared::<i16>([BN]);
    parallel!(BN, |i17| {
        t13[i17] = 3;
    });
    let mut t14 = fragment::<T>([BN, ROWS_57]);
    gather(x0.at((.., span((b7 * BM), ROWS_57))), &t13, &mut t14);
    parallel!((BN, BM), |i18, i19| {
        h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t10[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((BM, BM), |i20, i21| {
        h5.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t11[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((BN, BM), |i22, i23| {
        h5.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t12[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!(BN, |i24| {
        h5.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t13[i24]) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    parallel!((BN, ROWS_57), |i25, i26| {
        h5.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!((BM, BM, ROWS_57), |i27, i28, i29| {
        let mut s30: u64 = 0;
        for k31 in 0..5 {
            s30 += t10[[i28, i27]];
        }
        y3[[((b6 * BM) + i27), ((b7 * BM) + i28), ((b8 * ROWS_57) + i29)]] = s30;
    });
    parallel!((BM, BM, ROWS_57), |i32, i33, i34| {
        y4[[((b6 * BM) + i32), ((b7 * BM) + i33), ((b8 * ROWS_57) + i34)]] = ((cast::<T>(d1) * 0.5).abs() + 1.0).powf(cast::<T>(i33));
    });
}

#[tile_fn]
pub fn function_58(_v0: F8E5M2, _v1: F8E5M2) -> F8E5M2 {
    (_v0 * (-(-(-1.75 * 0.0))))
}
#[tile_kernel]
pub fn random_58<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<F8E5M2, 3>,
    y2: &mut Tensor<F8E5M2, 2>,
    h3: &mut Tensor<u64, 1>,
    _p7: usize,
) {
    dims!(x0 = [d2, d3], y1 = [d4, d2, BM], y2 = [d4, d2], h3 = [7]);
    require!((d4 < 100), "extents are below 100");
    let n8: usize = d4.div_ceil(BN);
    let [b5, b6] = blocks([d4.div_ceil(BN), d2.div_ceil(BM)]);
    let mut t4 = fragment::<F8E5M2>([BN, BM, BM]);
    copy(y1.at([(b5 * BN), (b6 * BM), 0]), &mut t4);
    let mut t5 = shared::<F8E5M2>([BM, BN]);
    let v9: F8E5M2 = t4[[(d2 % 1), b5, b5]];
    fill(&mut t5, v9);
    let mut t6 = shared::<F8E5M2>([3, 3]);
    parallel!((3, 3), |i10, i11| {
        t6[[i10, i11]] = function_58(cast_with::<F8E5M2>(x0[[i11, i11]], Round::Up).abs().abs().sqrt(), F8E5M2::from_bits(((-t5[[i10, 9]]).to_bits() & 127)));
    });
    copy(t5.at((span((b5 * BN), 3), span((n8 * 3), 3))).or(t5[[x0.dim(1), d3]]), &mut t6);
    let v12: F8E5M2 = t5[[(b5 * 4), _p7]];
    fill(t6.at_mut((span((n8 * 3), 3), span((b5 * BN), 3))), v12);
    let mut t7 = shared::<F8E5M2>([BN, BN, 1]);
    copy(t4.at((span((b6 * 2), 1), span((b5 * BM), BN), span((b5 * 3), BN))).permute([1, 2, 0]), &mut t7);
    copy(&t7, t4.at_mut([d3, (n8 * BM), (d3 * BM)]));
    parallel!((BN, BM, BM), |i13, i14, i15| {
        h3.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i13, i14, i15]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((BM, BN), |i16, i17| {
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((3, 3), |i18, i19| {
        h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((BN, BN, 1), |i20, i21, i22| {
        h3.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    copy(&t4, y1.at_mut([(b5 * BN), (b6 * BM), 0]));
    parallel!((BN, BM), |i23, i24| {
        let v25: F8E5M2 = cast_with::<F8E5M2>(x0[[i24, i24]], Round::Up);
        y2[[((b5 * BN) + i23), ((b6 * BM) + i24)]] = -1.0;
    });
}

#[tile_kernel]
pub fn random_59<T: Num, const BM: usize, const FLAG: bool>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<T, 1>,
    x2: &Tensor<T::Acc, 1>,
    y3: &mut Tensor<T::Acc, 2>,
    y4: &mut Tensor<bf16, 1>,
    h5: &mut Tensor<u64, 1>,
    _p5: f64,
    _p6: usize,
    _q7: usize,
) {
    dims!(x0 = [d0, 2], x1 = [d1], x2 = [d2], y3 = [d3, 2], y4 = [d3], h5 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n8: usize = d3.div_ceil(2);
    let [b4] = blocks([d3.div_ceil(2)]);
    let mut t6 = fragment::<bf16>([3, 2]);
    copy(x0.at((span((((_q7 * 3) + b4) % 3), 3), span(b4, 2))), &mut t6);
    let mut t7 = fragment::<bf16>([2, 3, 2]);
    parallel!((2, 3, 2), |i9, i10, i11| {
        t7[[i11, i10, i9]] = ((t6[[(i9 / 2), _q7]] - 3.0) + (t6[[i9.max(i9), i11]] - t6[[i9, ((i11 * 2) / 2)]]));
    });
    if FLAG {
        let mut t8 = shared::<bf16>([BM]);
        copy(x2.at([(((_q7 * 2) + d2) / 2)]).or(4), &mut t8);
        copy(&t8, t6.at_mut([b4, d2]));
        parallel!((2, 3, 2), |i12, i13, i14| {
            h5.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i12, i13, i14]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), Relaxed);
        });
        parallel!(BM, |i15| {
            h5.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Relaxed);
        });
    }
    let mut t9 = fragment::<f64>([2, 8]);
    parallel!((2, 8), |i16, i17| {
        t9[[i16, i17]] = cast::<f64>(n8);
    });
    let mut t10 = fragment::<f64>([16, BM]);
    parallel!((16, BM), |i18, i19| {
        t10[[i18, i19]] = cast::<f64>(x0[[(d3 - 3), _p6]]);
    });
    let mut t11 = fragment::<f64>([2, BM]);
    fill(&mut t11, 1.0);
    let mut t12 = fragment::<u8>([2, 2]);
    fill(&mut t12, 68);
    gemm_sp(&t9, &t12, &t10, &mut t11);
    parallel!((3, 2), |i20, i21| {
        h5.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((2, 3, 2), |i22, i23, i24| {
        h5.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((2, 8), |i25, i26| {
        h5.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!((16, BM), |i27, i28| {
        h5.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((2, BM), |i29, i30| {
        h5.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((2, 2), |i31, i32| {
        y3[[((b4 * 2) + i31), (0 + i32)]] = cast::<T::Acc>(t9[[1, (((_q7 * BM) + i32) % BM)]]);
    });
    parallel!(2, |i33| {
        y4[((b4 * 2) + i33)] = (t7[[i33, i33, d1]] * 0.5).sin();
    });
}

pub fn all() -> Vec<(u64, Box<dyn Kernel>)> {
    vec![
        (0, Box::new(random_0::<i8, 1>())),
        (1, Box::new(random_1())),
        (2, Box::new(random_2::<i8>())),
        (3, Box::new(random_3::<16, 33>())),
        (4, Box::new(random_4::<33, 2, 4>())),
        (5, Box::new(random_5::<u8, 5>())),
        (6, Box::new(random_6())),
        (7, Box::new(random_7::<5, 3>())),
        (8, Box::new(random_8::<3>())),
        (9, Box::new(random_9::<33, 2, 8>())),
        (10, Box::new(random_10::<17, 33, 33>())),
        (11, Box::new(random_11::<f32, 1>())),
        (12, Box::new(random_12::<5, 16, 5>())),
        (13, Box::new(random_13::<8, 5>())),
        (14, Box::new(random_14::<4, 8>())),
        (15, Box::new(random_15::<f32, 16, 8>())),
        (16, Box::new(random_16::<2, 3, 8>())),
        (17, Box::new(random_17::<u16>())),
        (18, Box::new(random_18::<33, 1, 2>())),
        (19, Box::new(random_19::<u64>())),
        (20, Box::new(random_20::<17, 3, 4>())),
        (21, Box::new(random_21::<i64, 1, 1, 2>())),
        (22, Box::new(random_22::<f32, 8, 4, 1>())),
        (23, Box::new(random_23::<17, true>())),
        (24, Box::new(random_24::<bf16, 33, 5>())),
        (25, Box::new(random_25::<33, 2>())),
        (26, Box::new(random_26::<16, false>())),
        (27, Box::new(random_27::<F8E5M2>())),
        (28, Box::new(random_28::<2, 3>())),
        (29, Box::new(random_29::<f32, false>())),
        (30, Box::new(random_30::<4, 8, 5>())),
        (31, Box::new(random_31::<5, false>())),
        (32, Box::new(random_32())),
        (33, Box::new(random_33::<i8, 3, 5>())),
        (34, Box::new(random_34::<i32>())),
        (35, Box::new(random_35::<u8>())),
        (36, Box::new(random_36::<F8E5M2, 2, 1>())),
        (37, Box::new(random_37::<i8, 4, 4, 2>())),
        (38, Box::new(random_38())),
        (39, Box::new(random_39::<5>())),
        (40, Box::new(random_40())),
        (41, Box::new(random_41::<i32, 16, 4, false>())),
        (42, Box::new(random_42())),
        (43, Box::new(random_43::<33, 1, 1>())),
        (44, Box::new(random_44::<17, 16>())),
        (45, Box::new(random_45::<bf16, 8>())),
        (46, Box::new(random_46::<i8, 5, 8, 5>())),
        (47, Box::new(random_47::<2, 2, 3>())),
        (48, Box::new(random_48())),
        (49, Box::new(random_49::<F8E4M3>())),
        (50, Box::new(random_50::<1>())),
        (51, Box::new(random_51::<u16, 8, 4>())),
        (52, Box::new(random_52())),
        (53, Box::new(random_53::<i32, 33, 16, 16>())),
        (54, Box::new(random_54::<8>())),
        (55, Box::new(random_55::<4, 8>())),
        (56, Box::new(random_56::<3, 17>())),
        (57, Box::new(random_57::<F8E4M3, 3, 17, 33>())),
        (58, Box::new(random_58::<4, 16>())),
        (59, Box::new(random_59::<f32, 33, false>())),
    ]
}
