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
pub fn function_1340(_v0: f32) -> f32 {
    (_v0 * cast::<f32>(((0usize * 3) % 3)))
}
#[tile_kernel]
pub fn random_1340<const BM: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p8: f32,
    _q9: usize,
) {
    dims!(x0 = [2*BM, d1, d2], x1 = [d3, d2, BM], x2 = [d4, d1], y3 = [d1, d5], h4 = [7]);
    require!((d2 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let n10: usize = d1.div_ceil((BM + 1));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b6, b7] = blocks([d1.div_ceil((BM + 1)), d5.div_ceil(BM)]);
    let mut t5 = shared::<f32>([BM + 1, BM]);
    copy(y3.at([(b6 * (BM + 1)), (b7 * BM)]), &mut t5);
    let mut t6 = fragment::<f32>([BM]);
    copy(x0.at([d5, d2, (b6 * BM)]), &mut t6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<f32>([2*BM, BM + 1]);
    let t7_arrived = copy_async(x0.at(((b7 * 4), span(n10, 2*BM), span((n10 * (2*BM)), BM + 1))), &mut t7);
    let mut t8 = fragment::<f32>([BM + 1, BM]);
    copy(&t5, &mut t8);
    let mut t9 = fragment::<f32>([BM, BM + 1]);
    copy(x0.at([_q9, ((b6 - 2) % (x2.dim(1) - 2)), d5]).or(x0[[1, _q9, 3]]), &mut t9);
    let mut t10 = fragment::<f32>([BM, BM]);
    #[allow(non_snake_case)]
    let v11Renamed: f32 = select((cast::<i32>((7usize - 5)) == cast::<i32>(n10)), cast_with::<f32>(t6[d1], Round::NearestEven), cast_with::<f32>(x0[[x1.dim(2), d5, b6]], Round::Down)).abs().sqrt();
    fill(&mut t10, v11Renamed);
    clear(&mut t10);
    gemm(t8.t(), t9.t(), &mut t10);
    t7_arrived.wait();
    let mut t11 = fragment::<f32>([BM + 1]);
    reduce_max(&t7, &mut t11, 0);
    let mut t12 = fragment::<bool>([2*BM, BM + 1, BM]);
    clear(&mut t12);
    let mut t13 = fragment::<bool>([2*BM, BM]);
    let v12: bool = (cast::<u64>((n10 - 1)) > cast::<u64>(n10));
    fill(&mut t13, v12);
    reduce_all_into(&t12, &mut t13, 1);
    let mut t14 = fragment::<bool>([2*BM, BM + 1, 1]);
    reduce_all(&t12, &mut t14, 2);
    parallel!((BM, (2*BM)), |i13, i14| {
        let v15: F8E5M2 = select((t11[1] < t6[0]), cast::<F8E5M2>(t14[[_q9, i13, i13]]).max(1.875), cast::<F8E5M2>(3.875).mul_add(cast_with::<F8E5M2>(t11[1], Round::Down), 2.0));
        t13[[i14, (BM - i13)]] = (t7[[i13, 1]] >= function_1340(t10[[i13, i13]].round()));
    });
    let mut v16: f32 = 3.0;
    for k17 in 0..4 {
        #[allow(non_snake_case)]
        v16 += { let assignedRenamed: f32 = function_1340(t5[[x1.dim(2), b6]]); assignedRenamed };
    }
    for k18 in (0..b6).step_by(2) {
        let mut t15 = shared::<f32>([BM + 1]);
        cumsum_rev(&t11, &mut t15, 0);
        parallel!((BM + 1), |i19| {
            let mut s20: f32 = 0.0;
            for k21 in 0..3 {
                #[allow(non_snake_case)]
                #[expect(unused_doc_comments)]
                #[doc = ""]
                s20 += { let assignedRenamed: f32 = ((if t7[[0, i19]].is_nan() { t7[[i19, i19]] } else { cast::<f32>(d5) }) / 6.0); assignedRenamed };
            }
            if t13[[1, cast::<usize>(cast::<i16>((d3 - 7)))]] {
                t15[i19] = s20;
            }
        });
        parallel!(((2*BM), (BM + 1), 1), |i22, i23, i24| {
            h4.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t14[[i22, i23, i24]]) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Acquire);
        });
        parallel!((BM + 1), |i25| {
            h4.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[i25]) * 16.0))) * cast::<u64>(((1 * 5) + i25))), Relaxed);
        });
    }
    let mut t16 = shared::<f32>([1]);
    reduce_abs_sum(&t6, &mut t16, 0);
    parallel!((BM + 1), |i26| {
        h4.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i26]) * 16.0))) * cast::<u64>(((1 * 5) + i26))), Relaxed);
    });
    parallel!(((2*BM), (BM + 1), BM), |i27, i28, i29| {
        h4.atomic_add([(((((((1 * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t12[[i27, i28, i29]]) * cast::<u64>(((((((1 * 5) + i27) * 5) + i28) * 5) + i29))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(((2*BM), BM), |i30Renamed, i31Renamed| {
        h4.atomic_add([(((((1 * 5) + i30Renamed) * 5) + i31Renamed) % 7)], (cast::<u64>(t13[[i30Renamed, i31Renamed]]) * cast::<u64>(((((1 * 5) + i30Renamed) * 5) + i31Renamed))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((2*BM), (BM + 1), 1), |i32, i33, i34| {
        h4.atomic_add([(((((((1 * 5) + i32) * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t14[[i32, i33, i34]]) * cast::<u64>(((((((1 * 5) + i32) * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!(1, |i35| {
        h4.atomic_add([(((1 * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[i35]) * 16.0))) * cast::<u64>(((1 * 5) + i35))), Acquire);
    });
    parallel!(((BM + 1), BM), |i36, i37| {
        #[expect(non_snake_case)]
        y3[[((b6 * (BM + 1)) + i36), ((b7 * BM) + i37)]] = { let assignedRenamed: f32 = select((cast::<i16>((i36 - 3)) == cast::<i16>(i36)), ((x0[[i36, 5, i36]] + cast::<f32>(d5)) * 0.5).expm1(), select((t10[[i37, (i37 - 1)]] == t11[i37]), (t6[i37] * 0.5).expm1(), select(t13[[i37, ((i37 - 8) / (i37 - 1))]], (t11[0] * 0.5).sinh(), (cast::<f32>(b6) * 0.5).atan2((cast::<f32>(t13[[i36, i37]]) * cast::<f32>(t14[[i36, d5, n10]])))))); assignedRenamed };
    });
}

const SCALE_1341: f64 = 5.0;
#[tile_fn]
pub fn function_1341(_v0: i16, _v1: i16) -> i16 {
    (_v0 * (if (cast::<u8>((0usize - 5)) == cast::<u8>(0usize)) { select((!(cast::<u64>((3usize - 8)) != cast::<u64>(0usize))), select((0usize > 0), _v0, 1), -4) } else { (-2i16).min((!_v1)) }))
}
#[tile_kernel]
pub fn random_1341<T: Float, const BM: usize>(
    x0: &Tensor<T::Acc, 1>,
    y1: &mut Tensor<T, 1>,
    y2: &mut Tensor<u8, 1>,
    a3: &mut Tensor<u64, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2], y1 = [d2], y2 = [d2], a3 = [d2], h4 = [7]);
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut w5Renamed = workspace::<f32>([d2]);
    let [b3] = blocks([d2.div_ceil(6)]);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t6 = fragment::<f32>([6, 2, BM]);
    #[cfg(not(all()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg(all())]
    parallel!((6, 2, BM), |i4, i5, i6| {
        t6[[i4, i5, i6]] = (cast::<f32>(x0[9]).abs() * cast::<f32>(x0[10]).mul_add(cast::<f32>(x0[i5]), cast::<f32>(x0[10]))).mul_add(4.375, (-(-4.625 * 3.125)));
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<f32>([2, 2, BM]);
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((2, 2, BM), |i7, i8, i9| {
        let v10: T::Acc = ((2.0 * 2.0) * (-1.0 - -1.0));
        let mut s11: f32 = 0.0;
        for k12 in 0..2 {
            #[cfg(all())]
            s11 += select((k12 != i8), cast::<f32>(x0[k12]).max(cast::<f32>(x0[k12])), (cast::<f32>(i7) / 1.75));
        }
        #[cfg(all())]
        #[cfg_attr(all(), expect(non_snake_case))]
        t7[[i7, i8, i9]] = { let assignedRenamed: f32 = s11; assignedRenamed };
    });
    let mut t8 = fragment::<f32>([6, BM]);
    #[cfg(not(all()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    parallel!((BM, 6), |i13, i14| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut l9 = local::<f32>([1]);
        #[cfg_attr(all(), allow(non_snake_case))]
        for k15Renamed in 0..1 {
            l9[k15Renamed] = cast::<f32>(x0[k15Renamed]);
        }
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg_attr(not(all()), cfg(not(all())))]
        t8[[i14, i13]] = l9[(i13 - 7).div_ceil((i13 - 1))];
    });
    let mut t10 = shared::<u8>([6, 2]);
    #[cfg(all())]
    copy(t6.at((span(cast::<usize>(cast::<i64>((b3 - 3))), 6), d2, span(b3, 2))), &mut t10);
    let mut t11 = shared::<u8>([6, 2]);
    copy(t10.bitcast::<u8>(), &mut t11);
    atomic_add(&t11, &mut t10, AcqRel);
    let mut v16: f32 = 1.0;
    #[expect(non_snake_case)]
    for k17Renamed in 0..1 {
        v16 += t7[[k17Renamed, k17Renamed, k17Renamed]].min_nan(t6[[b3, k17Renamed, k17Renamed]]).max(cast::<f32>(t6[[k17Renamed, k17Renamed, cast::<usize>(t11[[d2, k17Renamed]])]]).max(t7[[k17Renamed, k17Renamed, k17Renamed]]));
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t12 = shared::<T::Acc>([64]);
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    threads!(64, |thread18| {
        let i19: usize = thread18.index();
        let i20: usize = thread18.lane();
        let w21: usize = thread18.warp();
        let i22: usize = (i19 % 4);
        let v23: f32 = (1.0f32 + -1.0).abs();
        #[cfg(all())]
        let v24: T::Acc = -1.0;
        #[cfg_attr(all(), cfg(not(all())))]
        undefined!();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t12[i19] = v24;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        thread18.barrier();
        let v25: T::Acc = t12[w21];
        thread18.barrier();
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        let v26: T::Acc = v25;
        #[expect(non_snake_case)]
        let mut v27Renamed: T::Acc = v26;
        #[cfg(all())]
        if (b3 >= 2) {
            t12[i19] = v26;
            thread18.barrier();
            let v28: T::Acc = t12[6];
            thread18.barrier();
            v27Renamed = v28;
        }
        let v29: T::Acc = v27Renamed;
        let v30: T::Acc = thread18.shuffle_xor(v29, 10);
        let v31: u32 = thread18.ballot((cast::<usize>(t10[[i22, b3]]) <= (cast::<usize>(t11[[b3, w21]]) % 3)));
        let v32: bool = thread18.all((i22 <= 1));
        let v33: T::Acc = select(v32, cast::<T::Acc>(v31.count_ones()), v30);
        t12[i19] = v33;
    });
    #[cfg(all())]
    let mut t13 = fragment::<f32>([6]);
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t12.at([(b3 * 2)]), &mut t13);
    let mut t14 = shared::<f32>([6]);
    copy(&t13, w5Renamed.at_mut([(b3 * 6)]));
    copy(w5Renamed.at([(b3 * 6)]), &mut t14);
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    parallel!(BM, |i34| {
        a3.atomic_max([((b3 - 5) / 2)], 1, Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((6, 2), |i35Renamed, i36Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i35Renamed) * 5) + i36Renamed) % 7)], (cast::<u64>(t10[[i35Renamed, i36Renamed]]) * cast::<u64>(((((1 * 5) + i35Renamed) * 5) + i36Renamed))), Release);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((6, 2), |i37, i38| {
        #[cfg_attr(all(), cfg(not(all())))]
        { assert!(false, "kept"); }
        h4.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t11[[i37, i38]]) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), Relaxed);
    });
    parallel!(64, |i39| {
        #[cfg(all())]
        h4.atomic_add([(((1 * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i39]) * 16.0))) * cast::<u64>(((1 * 5) + i39))), SeqCst);
    });
    #[cfg(not(all()))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg(all())]
    parallel!(6, |i40| {
        h4.atomic_add([(((1 * 5) + i40) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i40]) * 16.0))) * cast::<u64>(((1 * 5) + i40))), Release);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(6, |i41| {
        h4.atomic_add([(((1 * 5) + i41) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i41]) * 16.0))) * cast::<u64>(((1 * 5) + i41))), Relaxed);
    });
    copy(&t13, y1.at_mut([(b3 * 6)]));
    copy(&t13, y2.at_mut([(b3 * 6)]));
}

#[tile_fn]
pub fn function_1342(_v0: f32) -> f32 {
    _v0.max(1.0f32.mul_add(4.0, _v0).max((-4.75f32).abs()).mul_add(4.25f32.max_nan(-3.0).min(1.25f32.mul_add(-2.5, -1.0)), 4.625))
}
#[tile_kernel]
pub fn random_1342<const BM: usize>(
    x0: &Tensor<f32, 5>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 3>,
    y3: &mut Tensor<f32, 1>,
    y4: &mut Tensor<f32, 2>,
    a5: &mut Tensor<i64, 1>,
) {
    dims!(x0 = [BM, 2*BM, 4, 1, 1], x1 = [d1, d1], x2 = [4, d2, d1], y3 = [d3], y4 = [d3, 2*BM], a5 = [d2]);
    let n5: usize = d3.div_ceil(4);
    let [b4] = blocks([d3.div_ceil(4)]);
    let mut t6 = shared::<f32>([BM, 4, 4]);
    parallel!((BM, 4, 4), |i6, i7, i8| {
        let v9: f32 = cast_with::<f32>(x0[[((i8 * 4) % 4), 1, 1, (((b4 * (2*BM)) + d1) % (2*BM)), (b4 + 1)]], Round::NearestEven);
        t6[[i6, i7, i8]] = x0[[(b4 / 3), (((i7 / 4) * BM) % BM), i8, b4, 0]];
    });
    let mut t7 = fragment::<f32>([BM, 2*BM, 4]);
    copy(t6.at((span((n5 * 4), BM), span((n5 * 4), 2*BM), span((d1 * BM), 4))), &mut t7);
    parallel!((BM, b4.min((2*BM)), 4), |i10, i11, i12| {
        t7[[i10, i11, i12]] = ((function_1342(t7[[i10, i11, i12]]) / 1.0) / -2.0);
    });
    let mut t8 = fragment::<f32>([4]);
    parallel!(4, |i13| {
        t8[i13] = (t6[[d3, i13, i13]].min_nan(x1[[i13, (d3 + 3)]]) / 3.25);
    });
    #[expect(non_snake_case)]
    let mut t9Renamed = shared::<i32>([1]);
    reduce_argmin(&t8, &mut t9Renamed, 0);
    let mut t10 = shared::<f32>([BM, 2*BM, 4]);
    cummax_rev(&t7, &mut t10, 1);
    let mut t11 = fragment::<i64>([BM]);
    copy(t6.at(((n5 * 4), cast::<usize>(t9Renamed[b4]), span((b4 * (2*BM)), BM))), &mut t11);
    atomic_add(&t11, a5.at_mut([n5]), Relaxed);
    parallel!(4, |i14| {
        y3[((b4 * 4) + i14)] = select((n5 <= ((i14 - 6) >> (i14 - 1))), ((x0[[2, i14, 3, d1, d1]].max(t6[[i14, i14, i14]]) + (x1[[1, i14]] + t6[[i14, i14, i14]])) * 0.5).expm1(), select(((cast::<u8>((i14 - 7)) < cast::<u8>(i14)) ^ t10[[i14, i14, 1]].is_finite()), (cast::<f32>(d1).abs().abs() * 0.5).log10(), select(((4 <= d3) & (i14 > i14)), (select(((cast::<i32>((2usize - 7)) > cast::<i32>(d3)) & (cast::<usize>(t9Renamed[0]) >= i14)), x1[[i14, i14]], (-x0[[i14, i14, 2, x2.dim(2), n5]])) * 0.5).abs().log2(), ((-cast::<f32>(n5).abs()) * 0.5).sinh())));
    });
    #[expect(non_snake_case)]
    parallel!((4, (2*BM)), |i15Renamed, i16Renamed| {
        y4[[((b4 * 4) + i15Renamed), (0 + i16Renamed)]] = select(((i15Renamed != b4) && (cast::<usize>(t9Renamed[cast::<usize>(t9Renamed[0])]) >= i15Renamed)), (select((cast::<u32>((7usize - 6)) >= cast::<u32>(6usize)), (-2.0f32), -1.0).mul_add(-2.0, x0[[i15Renamed, (((i15Renamed * (2*BM)) + cast::<usize>(t9Renamed[i16Renamed])) / (2*BM)), i15Renamed, ((d2 * BM) % BM), i16Renamed]]) * 0.5).exp2(), select((x2[[i15Renamed, i15Renamed, i15Renamed]] == x1[[d3, i15Renamed]]), (select((cast::<u16>(((i15Renamed + 2) - 3)) < cast::<u16>(i15Renamed)), (t6[[i15Renamed, i15Renamed, n5]] - cast::<f32>(b4)), t6[[i15Renamed, d3, (((i15Renamed * 4) + i15Renamed) % 4)]]) * 0.5).expm1(), select((!(cast::<u8>((i15Renamed - 9)) != cast::<u8>(i15Renamed))), (t6[[i15Renamed, d3, i15Renamed]] * 0.5).log10(), ((1.0f32 + -1.0).mul_add(2.0, select((i15Renamed <= b4), x0[[i15Renamed, d3, b4, 0, x0.dim(1)]], -2.0)) * 0.5).tanh())));
    });
}

const SCALE_1343: f32 = 5.0;
#[tile_fn]
pub fn function_1343(_v0: bf16, _v1: bf16) -> bf16 {
    (_v0 + cast::<bf16>(-2).mul_add(2.0, -0.5).abs().trunc())
}
#[tile_kernel]
pub fn random_1343<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<bf16, 3>,
    x2: &Tensor<bf16, 3>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<T::Acc, 2>,
    h5: &mut Tensor<u64, 1>,
) {
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [BN + 1], x1 = [d2, d3, d4], x2 = [d5, d6, d7], y3 = [d8, d9], y4 = [d8, d9], h5 = [7]);
    #[cfg_attr(not(any()), cfg(any()))]
    dims!(undefined = [1]);
    let [b10, b11] = blocks([d8.div_ceil(BN), d9.div_ceil(BM)]);
    let mut t6 = fragment::<bf16>([BN]);
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let v12Renamed: bf16 = x1[[cast::<usize>(cast::<u8>((d6 - 1))), b10, d7]].ceil();
    fill(&mut t6, v12Renamed);
    #[allow(non_snake_case)]
    let mut t7Renamed = fragment::<T>([BM]);
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    copy(t6.at((span((b11 * BN), BM),)), &mut t7Renamed);
    let mut t8 = fragment::<i32>([BM]);
    parallel!(BM, |i13| {
        #[cfg_attr(not(any()), allow(non_snake_case))]
        t8[i13] = { let assignedRenamed: i32 = ((cast::<i32>(i13) * 2) + 1); assignedRenamed };
    });
    #[allow(non_snake_case)]
    let mut t9Renamed = fragment::<T>([BM]);
    #[cfg_attr(any(), cfg(any()))]
    parallel!(BM, |i14| {
        #[cfg(any())]
        undefined!();
        t9Renamed[i14] = 0.0;
    });
    scatter(&t9Renamed, &t8, &mut t7Renamed);
    #[cfg(any())]
    { assert!(false, "kept"); }
    parallel!(BM, |i15| {
        let v16: T = cast_with::<T>(t9Renamed[(i15 * 2)], Round::Up).mul_add((cast::<T>(t9Renamed[(i15 * 2)]) + t7Renamed[cast::<usize>(t8[i15])]), t9Renamed[(i15 * 2)].abs());
        if (x1[[d9, x1.dim(1), i15]] == x2[[cast::<usize>(t8[i15]), d2, i15]]) {
            t9Renamed[(i15 * 2)] = (if (x1[[cast::<usize>(t8[d9]), x2.dim(2), 10]] <= cast::<bf16>(((((x0.dim(0) - 2) * (BN + 1)) + d3) % (BN + 1))).mul_add(cast::<bf16>((((d3 * BM) + i15) / BM)), x1[[i15, d3, cast::<usize>(t8[d9])]])) { cast_with::<T>(t9Renamed[(i15 * 2)], Round::TowardZero).abs().abs() } else { (-t7Renamed[i15]) });
        }
    });
    let mut t10 = shared::<T::Acc>([BN]);
    copy(&t6, &mut t10);
    #[cfg(not(any()))]
    copy(&t10, t9Renamed.at_mut([b11]));
    let mut t11 = fragment::<bf16>([BN, 4]);
    copy(x2.at((span((b11 * BN), BN), (b11 * BN), span((d6 / 3), 4))), &mut t11);
    #[cfg_attr(any(), cfg(any()))]
    let mut t12 = shared::<bf16>([BN, 8]);
    copy(x2.at([(b11 * BM), 1, (b11 * BM)]), &mut t12);
    let mut t13 = shared::<f32>([BN, BN]);
    clear(&mut t13);
    let mut t14 = fragment::<u8>([BN, 1]);
    fill(&mut t14, 237);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    gemm_sp(&t11, &t14, t12.t(), &mut t13);
    parallel!(BM, |i17| {
        h5.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!(BN, |i18| {
        h5.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BN, 4), |i19Renamed, i20Renamed| {
        #[cfg(not(any()))]
        h5.atomic_add([(((((1 * 5) + i19Renamed) * 5) + i20Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i19Renamed, i20Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19Renamed) * 5) + i20Renamed))), Relaxed);
    });
    parallel!((BN, 8), |i21, i22| {
        #[cfg(any())]
        if true { assert!(false, "kept"); }
        h5.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BN), |i23, i24| {
        h5.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), SeqCst);
    });
    parallel!((BN, BM), |i25, i26| {
        #[cfg(not(any()))]
        y3[[((b10 * BN) + i25), ((b11 * BM) + i26)]] = select((i25 > i25), (cast::<f32>(d9) * 0.5).tan(), select((i25 <= i25), ((if (t11[[b11, (((d9 * (BN + 1)) + d5) / (BN + 1))]] >= t6[d3]) { (3.0 - x0[3]) } else { x0[i25].abs() }) * 0.5).expm1(), select((i25 == i25), (0.0f32.mul_add(-2.0, -2.0).min((if (d9 >= x1.dim(2)) { x0[i25] } else { x0[3] })) * 0.5).cosh(), (x0[(((d9 * (BN + 1)) + cast::<usize>(t8[9])) / (BN + 1))] * 0.5).abs().log2())));
    });
    #[cfg_attr(not(any()), cfg(any()))]
    parallel!(1, |i| { undefined[i] = 1; });
    parallel!((BN, BM), |i27, i28| {
        #[cfg_attr(any(), cfg(any()))]
        y4[[((b10 * BN) + i27), ((b11 * BM) + i28)]] = select(x2[[i27, (cast::<usize>(t8[i27]) / 2), (cast::<usize>(t8[i28]) / 1)]].is_finite(), (t10[(i27 * 3)] * 0.5).ln(), select(((i27 != i27) || (cast::<i32>((cast::<usize>(t8[i27]) - 2)) > cast::<i32>(d5))), (t10[b11] * 0.5).sinh(), select((!(cast::<u32>((7usize - 3)) != cast::<u32>(i27))), (select(((b11 <= b11) || (cast::<u64>((b11 - 0)) >= cast::<u64>(i27))), cast::<T::Acc>(0).mul_add(0.0, t10[0]), cast::<T::Acc>(1).max(t10[b11])) * 0.5).sinh(), (t10[b11].floor().max((t10[i27] - t10[2])) * 0.5).sin())));
    });
}

#[tile_kernel]
pub fn random_1344<T: Int>(
    x0: &Tensor<u16, 5>,
    x1: &Tensor<u16, 1>,
    x2: &Tensor<i64, 2>,
    y3: &mut Tensor<T, 1>,
    a4: &mut Tensor<u32, 1>,
) {
    #[cfg(any())]
    dims!(undefined = [1]);
    dims!(x0 = [4, 1, 4, 3, 3], x1 = [d0], x2 = [d1, d0], y3 = [d2], a4 = [d4]);
    let [b3] = blocks([d2.div_ceil(4)]);
    #[cfg_attr(any(), cfg(any()))]
    let mut t5 = fragment::<T>([1, 4]);
    parallel!((4, 1), |i5, i6| {
        t5[[i6, i5]] = 0;
    });
    #[cfg(not(any()))]
    let mut t6 = fragment::<i64>([3]);
    #[cfg(any())]
    assert!(false, "kept");
    #[cfg_attr(not(any()), expect(non_snake_case))]
    parallel!(3, |i7Renamed| {
        #[cfg_attr(not(any()), cfg(any()))]
        let kept = undefined;
        #[cfg_attr(any(), cfg(any()))]
        t6[i7Renamed] = (((cast::<i64>(x0[[i7Renamed, cast::<usize>(t5[[b3, i7Renamed]]), cast::<usize>(x1[i7Renamed]), 1, 1]]) << x2[[i7Renamed, i7Renamed]]) ^ x2[[(cast::<usize>(t5[[b3, b3]]) - 4), (i7Renamed - 1)]]) | x2[[i7Renamed, cast::<usize>(x0[[i7Renamed, 0, i7Renamed, i7Renamed, i7Renamed]])]]);
    });
    #[cfg_attr(not(any()), cfg(any()))]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t7 = shared::<i32>([3]);
    parallel!(3, |i8| {
        #[cfg(any())]
        if true { assert!(false, "kept"); }
        #[cfg_attr(not(any()), allow(non_snake_case))]
        t7[i8] = { let assignedRenamed: i32 = ((cast::<i32>(i8) * 2) + 1); assignedRenamed };
    });
    let mut t8 = fragment::<i64>([3]);
    copy(t6.bitcast::<i64>(), &mut t8);
    scatter(&t8, &t7, &mut t6);
    let mut t9 = shared::<T>([1, 4]);
    #[cfg(any())]
    for _ in 0..1 { assert!(false, "kept"); }
    cummin(&t5, &mut t9, 1);
    parallel!(3, |i9| {
        t7.atomic_exchange([i9], ((cast::<i32>(((((i9 - 5) * 1) + cast::<usize>(t5[[x1.dim(0), i9]])) / 1)) / cast::<i32>((3usize + 1))) >> cast::<i32>((i9 + 1))), Acquire);
    });
    #[cfg_attr(not(any()), expect(non_snake_case))]
    let mut t10Renamed = fragment::<u32>([4]);
    fill(&mut t10Renamed, 3);
    atomic_min(&t10Renamed, a4.at_mut([d2]), Relaxed);
    parallel!(4, |i10| {
        let mut l11 = local::<T>([4]);
        for k11 in 0..4 {
            #[cfg_attr(any(), cfg(any()))]
            l11[k11] = (((((t5[[b3, cast::<usize>(t7[0])]] * 6) / 6) * 7) + t9[[d0, i10]]) / 7);
        }
        y3[((b3 * 4) + i10)] = l11[i10];
    });
}

const SCALE_1345: i32 = 5;
#[tile_kernel]
pub fn random_1345<T: Num, const BM: usize>(
    x0: &Tensor<F8E5M2, 1>,
    x1: &Tensor<F8E5M2, 1>,
    x2: &Tensor<F8E5M2, 2>,
    y3: &mut Tensor<u32, 2>,
    y4: &mut Tensor<T, 1>,
    h5: &mut Tensor<u64, 1>,
    _p5: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d0], x1 = [d1], x2 = [d0, d2], y3 = [d3, 2], y4 = [d3], h5 = [7]);
    #[cfg_attr(not(any()), cfg(any()))]
    dims!(undefined = [1]);
    #[cfg(not(any()))]
    require!((d3 < 100), "extents are below 100");
    let n6: usize = d3.div_ceil(2);
    let [b4] = blocks([d3.div_ceil(2)]);
    let mut t6 = shared::<T::Acc>([BM, 2]);
    #[cfg(not(any()))]
    copy(x2.at((span((_p5 * BM), BM), span((b4 * 2), 2))), &mut t6);
    #[cfg_attr(not(any()), cfg(any()))]
    { assert!(false, "kept"); }
    let mut t7 = fragment::<u32>([2]);
    #[cfg(any())]
    undefined!();
    clear(&mut t7);
    if (((d3 <= b4) && (b4 < b4)) | (cast::<usize>(t6[[b4, _p5]]) > 5)) {
        #[cfg_attr(not(any()), allow(non_snake_case))]
        let mut t8Renamed = fragment::<F8E5M2>([2]);
        #[cfg_attr(any(), cfg(any()))]
        parallel!(2, |i7| {
            t8Renamed[i7] = cast::<F8E5M2>(0.5).min((cast::<F8E5M2>(((d3 * 2) / 2)) / 3.0)).min(x2[[i7, (i7 - 0).div_ceil(2)]].mul_add(x2[[9, 5]].max(x1[cast::<usize>(t7[_p5])]), select((x1[i7] > x1[i7]), x2[[2, cast::<usize>(t7[i7])]], x2[[i7, i7]])));
        });
        copy(&t8Renamed, t7.at_mut([(_p5 * 2)]));
        #[cfg(not(any()))]
        let mut t9 = shared::<T::Acc>([7]);
        #[cfg(any())]
        parallel!(1, |i| { undefined[i] = 1; });
        threads!(7, |thread8| {
            #[cfg_attr(not(any()), cfg(any()))]
            undefined!();
            let i9: usize = thread8.index();
            let i10: usize = thread8.lane();
            #[allow(non_snake_case)]
            let w11Renamed: usize = thread8.warp();
            #[cfg(not(any()))]
            let i12: usize = (i9 % 2);
            #[cfg(any())]
            undefined!();
            let v13: T::Acc = 0;
            #[cfg(not(any()))]
            let v14: T::Acc = v13;
            #[cfg(any())]
            let kept = undefined;
            let v15: T::Acc = thread8.shuffle_down(v14, i12);
            #[cfg(not(any()))]
            #[cfg_attr(not(any()), expect(non_snake_case))]
            t9[i9] = { let assignedRenamed: T::Acc = v15; assignedRenamed };
        });
        let mut t10 = fragment::<F8E5M2>([2]);
        cummax(&t8Renamed, &mut t10, 0);
        parallel!(7, |i16| {
            h5.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t9[i16]) * cast::<u64>(((1 * 5) + i16))), Release);
        });
        #[cfg_attr(not(any()), allow(non_snake_case))]
        parallel!(2, |i17Renamed| {
            h5.atomic_add([(((1 * 5) + i17Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i17Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i17Renamed))), Relaxed);
        });
    }
    pipelined!(0.._p5, stages = 2, order = [0, 1, 2], |k18| {
        if ((x1[d2].is_finite() || x1[_p5].is_finite()) & (!(cast::<i8>((cast::<usize>(t6[[d3, cast::<usize>(t7[_p5])]]) - 5)) <= cast::<i8>(d2)))) {
            let mut t11 = shared::<i32>([2]);
            #[allow(non_snake_case)]
            parallel!(2, |i19Renamed| {
                t11[i19Renamed] = (2 * 0);
            });
            let mut t12 = shared::<F8E5M2>([2]);
            gather(x1, &t11, &mut t12);
            #[cfg(not(any()))]
            let mut t13 = fragment::<i32>([1]);
            reduce_argmin(&t12, &mut t13, 0);
            #[cfg_attr(not(any()), cfg(any()))]
            fill(&mut undefined, 1);
            parallel!(2, |i20| {
                h5.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), Relaxed);
            });
            parallel!(1, |i21| {
                h5.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t13[i21]) * cast::<u64>(((1 * 5) + i21))), Acquire);
            });
        } else {
            let mut t14 = shared::<F8E5M2>([2]);
            #[cfg_attr(not(any()), expect(non_snake_case))]
            threads!(2, |thread22Renamed| {
                let i23: usize = thread22Renamed.index();
                #[cfg_attr(not(any()), cfg(any()))]
                assert!(false, "kept");
                let i24: usize = thread22Renamed.lane();
                #[cfg(any())]
                { assert!(false, "kept"); }
                #[cfg_attr(not(any()), expect(non_snake_case))]
                let w25Renamed: usize = thread22Renamed.warp();
                let i26: usize = (i23 % 6);
                let v27: F8E5M2 = x2[[cast::<usize>(t6[[i26, cast::<usize>(t6[[i23, cast::<usize>(t6[[i26, 0]])]])]]), i23]].abs().sqrt().ceil();
                let v28: F8E5M2 = cast_with::<F8E5M2>(x2[[cast::<usize>(t6[[cast::<usize>(t6[[cast::<usize>(t6[[i23, 0]]), i23]]), 1]]), i26]], Round::Down);
                t14[i23] = v28;
                thread22Renamed.barrier();
                let v29: F8E5M2 = t14[i23];
                thread22Renamed.barrier();
                let v30: F8E5M2 = v29;
                #[expect(unused_doc_comments)]
                /// Said of a statement.
                let v31: F8E5M2 = thread22Renamed.shuffle_idx(v30, 1);
                t14[i23] = v31;
            });
            let mut t15 = fragment::<u32>([2, 2]);
            clear(&mut t15);
            copy(&t15, t6.at_mut([(n6 * 2), ((((_p5 - 2) * 2) + _p5) % 2)]));
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((BM, 2), |i32, i33| {
            h5.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t6[[i32, i33]]) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Acquire);
        });
        #[cfg_attr(not(any()), expect(non_snake_case))]
        parallel!(2, |i34Renamed| {
            h5.atomic_add([(((1 * 5) + i34Renamed) % 7)], (cast::<u64>(t7[i34Renamed]) * cast::<u64>(((1 * 5) + i34Renamed))), Acquire);
        });
    });
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    let mut t16 = shared::<T>([2, 2, BM]);
    #[cfg(not(any()))]
    let v35: T = cast::<T>(2).min(2).max(2);
    #[cfg(not(any()))]
    fill(&mut t16, v35);
    #[cfg(any())]
    { assert!(false, "kept"); }
    parallel!((BM, 2), |i36, i37| {
        h5.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t6[[i36, i37]]) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), Acquire);
    });
    parallel!(2, |i38| {
        h5.atomic_add([(((1 * 5) + i38) % 7)], (cast::<u64>(t7[i38]) * cast::<u64>(((1 * 5) + i38))), Acquire);
    });
    #[cfg_attr(any(), cfg(any()))]
    parallel!((2, 2, BM), |i39, i40, i41| {
        h5.atomic_add([(((((((1 * 5) + i39) * 5) + i40) * 5) + i41) % 7)], (cast::<u64>(t16[[i39, i40, i41]]) * cast::<u64>(((((((1 * 5) + i39) * 5) + i40) * 5) + i41))), Relaxed);
    });
    #[cfg_attr(any(), cfg(any()))]
    parallel!((2, 2), |i42, i43| {
        y3[[((b4 * 2) + i42), (0 + i43)]] = 1;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t7, y4.at_mut([(b4 * 2)]));
}

#[tile_fn]
pub fn function_1346(_v0: f32, _v1: f32) -> f32 {
    (_v0 * -0.75)
}
#[tile_kernel(fast_math)]
pub fn random_1346(
    x0: &Tensor<f32, 4>,
    y1: &mut Tensor<F8E4M3, 1>,
    h2: &mut Tensor<u64, 1>,
    _p4: usize,
) {
    dims!(x0 = [2, 3, 3, 6], y1 = [d2], h2 = [7]);
    let n5: usize = d2.div_ceil(6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b3] = blocks([d2.div_ceil(6)]);
    let mut t3 = shared::<f32>([3, 6, 3, 2, 3]);
    #[allow(non_snake_case)]
    parallel!((3, 2, 3, 6, 3), |i6Renamed, i7Renamed, i8Renamed, i9Renamed, i10Renamed| {
        assert!((i8Renamed < 3), "an index is within its bounds");
        #[expect(non_snake_case)]
        let mut s11Renamed: f32 = 0.0;
        for k12 in 0..5 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            s11Renamed += x0[[i7Renamed, i8Renamed, cast::<usize>(cast::<u32>((i10Renamed - 2))), ((i9Renamed - 1) % 3)]];
        }
        t3[[i10Renamed, i9Renamed, i8Renamed, i7Renamed, i6Renamed]] = s11Renamed;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = shared::<f32>([6, 6, 6, 1, 1]);
    copy(t3.at((span(b3, 6), span(3, 6), span(b3, 6), span((_p4 + 2), 1), span(b3, 1))), &mut t4);
    parallel!((3, 6, 3, 2, 3), |i13, i14, i15, i16, i17| {
        h2.atomic_add([(((((((((((1 * 5) + i13) * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[[i13, i14, i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i13) * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((6, 6, 6, 1, 1), |i18Renamed, i19Renamed, i20Renamed, i21Renamed, i22Renamed| {
        h2.atomic_add([(((((((((((1 * 5) + i18Renamed) * 5) + i19Renamed) * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i18Renamed, i19Renamed, i20Renamed, i21Renamed, i22Renamed]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i18Renamed) * 5) + i19Renamed) * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed))), Acquire);
    });
    let mut t5 = fragment::<F8E4M3>([6, 6]);
    parallel!((6, 6), |i23, i24| {
        t5[[i23, i24]] = ((0.0 * -1.0) * cast::<F8E4M3>(-2).min(-2.0));
    });
    let mut t6 = fragment::<F8E4M3>([6]);
    reduce_var(&t5, &mut t6, 0);
    copy(&t6, y1.at_mut([(b3 * 6)]));
}

const ROWS_1347: usize = 5;
const SCALE_1347: u8 = 9;
#[tile_fn]
pub fn function_1347(_v0: f32, _v1: f32) -> f32 {
    (_v0 * _v0)
}
#[tile_kernel]
pub fn random_1347<T: Num, const BM: usize, const _FLAG: bool>(
    x0: &Tensor<f64, 2>,
    y1: &mut Tensor<T, 1>,
    a2: &mut Tensor<i64, 1>,
    h3: &mut Tensor<u64, 1>,
    _p7: T,
) {
    dims!(x0 = [d2, d3], y1 = [d4], a2 = [d6], h3 = [7]);
    require!((d4 < 100), "extents are below 100");
    let [b5] = blocks([d4.div_ceil(BM)]);
    let mut t4 = fragment::<T::Acc>([ROWS_1347, BM, 4]);
    fill(&mut t4, 4);
    let mut t5 = fragment::<f64>([4, BM, 4, 1]);
    clear(&mut t5);
    let mut t6 = fragment::<f64>([BM]);
    parallel!(BM, |i8| {
        let mut l7 = local::<f64>([2]);
        for k9 in 0..2 {
            l7[k9] = cast::<f64>(d4).floor().max(cast_with::<f64>(t5[[k9, cast::<usize>(t4[[k9, cast::<usize>(t4[[k9, i8, cast::<usize>(t4[[b5, i8, cast::<usize>(t4[[k9, cast::<usize>(t4[[k9, d4, k9]]), k9]])]])]]), 0]]), b5, k9]], Round::NearestEven).abs());
        }
        t6[i8] = l7[b5];
    });
    copy(&t6, t4.at_mut([d2, (d4 * ROWS_1347), (b5 * 4)]));
    parallel!(ROWS_1347, |i10| {
        a2.atomic_min([7], (cast::<i64>(cast::<i64>(d6).count_ones()) / cast::<i64>((1usize + 1))), Relaxed);
    });
    parallel!((ROWS_1347, BM, 4), |i11, i12, i13| {
        h3.atomic_add([(((((((1 * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(t4[[i11, i12, i13]]) * cast::<u64>(((((((1 * 5) + i11) * 5) + i12) * 5) + i13))), AcqRel);
    });
    parallel!((4, BM, 4, 1), |i14, i15, i16, i17| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((((((1 * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i14, i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i14) * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!(BM, |i18| {
        h3.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), SeqCst);
    });
    parallel!(BM, |i19| {
        y1[((b5 * BM) + i19)] = ((1 / 5) + (cast::<T>(d4) + cast::<T>(t5[[3, d2, 3, 0]]))).max((if (t6[4] <= x0[[0, i19]]) { 2 } else { cast::<T>(t5[[i19, i19, cast::<usize>(t4[[1, d2, 1]]), x0.dim(0)]]) }).min(cast::<T>(t5[[d2, i19, x0.dim(1), d3]]).max(cast::<T>(t5[[cast::<usize>(t4[[d4, 0, i19]]), i19, 0, b5]]))));
    });
}

#[tile_kernel]
pub fn random_1348<const BM: usize, const BN: usize>(
    x0: &Tensor<f64, 2>,
    y1: &mut Tensor<i32, 2>,
    y2: &mut Tensor<f32, 1>,
    h3: &mut Tensor<u64, 1>,
    _q3: usize,
) {
    dims!(x0 = [d0, d1], y1 = [d0, BM], y2 = [d0], h3 = [7]);
    require!((d0 < 100), "extents are below 100");
    let mut w4 = workspace::<f64>([d0]);
    let [b2] = blocks([d0.div_ceil(BN)]);
    let mut t5 = fragment::<f64>([BN, BN, 3]);
    clear(&mut t5);
    let mut t6 = fragment::<f32>([BN, 3, BM, 1, 1]);
    clear(&mut t6);
    let mut t7 = fragment::<f32>([BM]);
    clear(&mut t7);
    let mut t8 = fragment::<bool>([BN, BN]);
    copy(x0.at((span((b2 * BN), BN), span(2, BN))).or(t5[[b2, 1, x0.dim(1)]]).t(), &mut t8);
    let mut t9 = shared::<bool>([1, BN]);
    reduce_all(&t8, &mut t9, 0);
    for k4 in 0..b2 {
        #[allow(non_snake_case)]
        let mut t10Renamed = fragment::<i32>([BN, 3]);
        #[allow(non_snake_case)]
        let v5Renamed: i32 = ((cast::<i32>(t8[[0, d1]]) >> 25) / cast::<i32>((d0 + 1)));
        fill(&mut t10Renamed, v5Renamed);
        #[expect(non_snake_case)]
        let mut t11Renamed = fragment::<i32>([3, BN]);
        let v6: i32 = (!cast::<i32>(((_q3 * BM) % BM)));
        fill(&mut t11Renamed, v6);
        parallel!((BN, 3), |i7, i8| {
            h3.atomic_add([(((((1 * 5) + i7) * 5) + i8) % 7)], (cast::<u64>(t10Renamed[[i7, i8]]) * cast::<u64>(((((1 * 5) + i7) * 5) + i8))), Relaxed);
        });
        parallel!((3, BN), |i9, i10| {
            h3.atomic_add([(((((1 * 5) + i9) * 5) + i10) % 7)], (cast::<u64>(t11Renamed[[i9, i10]]) * cast::<u64>(((((1 * 5) + i9) * 5) + i10))), Relaxed);
        });
    }
    #[allow(non_snake_case)]
    let mut t12Renamed = fragment::<bool>([BM, BM, 1]);
    copy(t6.at((span(1, 1), span((d0 % 1), BM), (d1 * BN), span(d0, BM), d1)).permute([1, 2, 0]), &mut t12Renamed);
    let mut t13 = fragment::<bool>([BM, BM, 1]);
    reduce_any(&t12Renamed, &mut t13, 2);
    let mut t14 = fragment::<i32>([3]);
    parallel!(3, |i11| {
        t14[i11] = ((cast::<i32>(i11) * 3) + -1);
    });
    let mut t15 = fragment::<f32>([3]);
    copy(t8.at([d1.max(d1), 2]), &mut t15);
    scatter(&t15, &t14, &mut t7);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t16 = fragment::<f32>([3]);
    cumprod_rev(&t15, &mut t16, 0);
    let mut t17 = fragment::<bool>([3, 3, BN]);
    copy(t6.at((span(((_q3 * BN) / BN), BN), b2, span(9, 3), span(0, 3), (d0 * BM))).or(t6[[d0, _q3, b2, b2, cast::<usize>(t14[x0.dim(0)])]]).permute([1, 2, 0]), &mut t17);
    #[expect(non_snake_case)]
    let mut t18Renamed = fragment::<bool>([3, 3]);
    reduce_all(&t17, &mut t18Renamed, 2);
    #[expect(non_snake_case)]
    let mut t19Renamed = fragment::<f64>([BN]);
    copy(t8.at([(d0 * BN), d1]).or((b2 == b2)), &mut t19Renamed);
    let mut t20 = shared::<f64>([BN]);
    copy(&t19Renamed, w4.at_mut([(b2 * BN)]));
    copy(w4.at([(b2 * BN)]), &mut t20);
    parallel!(3, |i12| {
        h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Release);
    });
    parallel!((3, 3, BN), |i13, i14, i15| {
        h3.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t17[[i13, i14, i15]]) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((3, 3), |i16Renamed, i17Renamed| {
        h3.atomic_add([(((((1 * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(t18Renamed[[i16Renamed, i17Renamed]]) * cast::<u64>(((((1 * 5) + i16Renamed) * 5) + i17Renamed))), Relaxed);
    });
    parallel!(BN, |i18| {
        h3.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19Renamed[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    parallel!(BN, |i19| {
        h3.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Release);
    });
    let mut t21 = shared::<i32>([BN, BM]);
    clear(&mut t21);
    copy(&t21, y1.at_mut([(b2 * BN), 0]));
    let mut t22 = fragment::<f32>([BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t7.at([d0]), &mut t22);
    copy(&t22, y2.at_mut([(b2 * BN)]));
}

#[tile_fn]
pub fn function_1349(_v0: i8) -> i8 {
    _v0.max(((select((0usize >= 0), 3, -1) >> 7) << cast::<i8>((0usize + 1))))
}
#[tile_kernel(fast_math)]
pub fn random_1349<const BM: usize, const BN: usize>(
    x0: &Tensor<i32, 5>,
    y1: &mut Tensor<f32, 3>,
    y2: &mut Tensor<i16, 2>,
    h3: &mut Tensor<u64, 1>,
    _p5: usize,
) {
    dims!(x0 = [BN, BM, 2*BN, 2*BN, BN], y1 = [d1, d2, 2*BN], y2 = [d1, d2], h3 = [7]);
    let n6: usize = d1.div_ceil((2*BN));
    let [b3, b4] = blocks([d1.div_ceil((2*BN)), d2.div_ceil((BM + 1))]);
    #[cfg_attr(not(false), cfg(false))]
    fill(&mut undefined, 1);
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t4Renamed = shared::<i16>([BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at((((d2 - 8) % (b4 - 1)), span((b4 * (BM + 1)), BN), 0, (n6 * (BM + 1)), (b4 * 4))), &mut t4Renamed);
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t5Renamed = shared::<i8>([BN, BM, BM]);
    #[cfg(false)]
    fill(&mut undefined, 1);
    copy(x0.at([b4, (b3 * (2*BN)), (n6 * (BM + 1)), ((cast::<usize>(x0[[b4, n6, 0, cast::<usize>(x0[[b4, _p5, b4, b4, b4]]), b4]]) * (2*BN)) / (2*BN)), cast::<usize>(x0[[0, n6, 0, b4, b4]])]), &mut t5Renamed);
    #[allow(non_snake_case)]
    let mut t6Renamed = fragment::<f32>([2*BN]);
    #[cfg(false)]
    { assert!(false, "kept"); }
    #[cfg_attr(false, cfg(false))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x0.at((b4, ((_p5 - 4) % 4), (b4 * (BM + 1)), span((b4 * (2*BN)), 2*BN), (d1 * BN))), &mut t6Renamed);
    copy(&t6Renamed, t5Renamed.at_mut([b4, (b3 * (2*BN)), (d2 * (2*BN))]));
    let mut t7 = shared::<i32>([BM + 1]);
    parallel!((BM + 1), |i7| {
        t7[i7] = ((cast::<i32>(i7) * 1) + 0);
    });
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t8Renamed = shared::<f32>([BM + 1]);
    copy(x0.at((span((b4 * BM), BM + 1), (n6 * BM), b4, (b4 * BN), (b4 * (BM + 1)))), &mut t8Renamed);
    scatter(&t8Renamed, &t7, &mut t6Renamed);
    let mut t9 = shared::<i8>([128]);
    #[cfg_attr(false, cfg(false))]
    threads!(128, |thread8| {
        let i9: usize = thread8.index();
        let i10: usize = thread8.lane();
        let w11: usize = thread8.warp();
        let i12: usize = (i9 % 6);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v13: i8 = -1;
        #[allow(non_snake_case)]
        let mut v14Renamed: i8 = v13;
        thread8.group(96..128, |g15| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t9[i9] = v14Renamed;
            g15.barrier();
            #[cfg_attr(not(false), cfg(false))]
            { assert!(false, "kept"); }
            #[cfg_attr(false, cfg(false))]
            let v16: i8 = t9[(((i9 + 3) % 32) + 96)];
            g15.barrier();
            #[cfg_attr(not(false), allow(non_snake_case))]
            v14Renamed = { let assignedRenamed: i8 = v16; assignedRenamed };
        });
        let v17: i8 = v14Renamed;
        #[allow(non_snake_case)]
        let v18Renamed: i8 = thread8.shuffle_xor(v17, 32);
        #[cfg_attr(not(false), allow(non_snake_case))]
        let mut v19Renamed: i8 = v18Renamed;
        if (n6 >= 0) {
            #[cfg(false)]
            assert!(false, "kept");
            t9[i9] = v18Renamed;
            thread8.barrier();
            let v20: i8 = t9[((i9 + 20) % 128)];
            thread8.barrier();
            #[expect(non_snake_case)]
            v19Renamed = { let assignedRenamed: i8 = v20; assignedRenamed };
        }
        let v21: i8 = v19Renamed;
        t9[i9] = v21;
    });
    #[cfg(false)]
    parallel!(1, |i| { undefined[i] = 1; });
    #[allow(non_snake_case)]
    parallel!((BN, (2*BN)), |i23Renamed, i24Renamed| {
        #[cfg_attr(not(false), cfg(false))]
        undefined!();
        store_unordered(&mut t6Renamed, [((i23Renamed * (2*BN)) + i24Renamed)], t8Renamed[i24Renamed]);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BM, BM), |i25, i26, i27| {
        h3.atomic_add([(((((((1 * 5) + i25) * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t5Renamed[[i25, i26, i27]]) * cast::<u64>(((((((1 * 5) + i25) * 5) + i26) * 5) + i27))), Acquire);
    });
    parallel!((2*BN), |i28| {
        h3.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6Renamed[i28]) * 16.0))) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    parallel!((BM + 1), |i29| {
        #[cfg_attr(not(false), cfg(false))]
        assert!(false, "kept");
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((1 * 5) + i29) % 7)], (cast::<u64>(t7[i29]) * cast::<u64>(((1 * 5) + i29))), Release);
    });
    parallel!((BM + 1), |i30| {
        h3.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[i30]) * 16.0))) * cast::<u64>(((1 * 5) + i30))), Release);
    });
    #[cfg(not(false))]
    parallel!(128, |i31| {
        h3.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(t9[i31]) * cast::<u64>(((1 * 5) + i31))), SeqCst);
    });
    let mut t10 = fragment::<f32>([2*BN, BM + 1, 2*BN]);
    #[allow(non_snake_case)]
    parallel!(((2*BN), (BM + 1), (2*BN)), |i32Renamed, i33Renamed, i34Renamed| {
        t10[[i32Renamed, i33Renamed, i34Renamed]] = t8Renamed[i33Renamed];
    });
    #[cfg(not(false))]
    copy(&t10, y1.at_mut([(b3 * (2*BN)), (b4 * (BM + 1)), 0]));
    let mut t11 = shared::<i16>([2*BN, BM + 1]);
    copy(t5Renamed.at([(b4 * (BM + 1)), (b4 * (BM + 1)), (b4 * BM)]), &mut t11);
    #[cfg_attr(false, cfg(false))]
    copy(&t11, y2.at_mut([(b3 * (2*BN)), (b4 * (BM + 1))]));
}

#[tile_kernel]
pub fn random_1350<T: Int>(
    x0: &Tensor<f32, 1>,
    y1: &mut Tensor<F8E5M2, 2>,
    y2: &mut Tensor<f32, 2>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
    _q5: usize,
) {
    dims!(x0 = [d0], y1 = [d0, d1], y2 = [d0, d1], a3 = [d4], h4 = [7]);
    require!((d4 < 100), "extents are below 100");
    let [b2, b3] = blocks([d0.div_ceil(4), d1.div_ceil(4)]);
    let mut t5 = shared::<F8E5M2>([4]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(4, |i6| {
        let v7: F8E5M2 = F8E5M2::from_bits((cast::<F8E5M2>(3).round().to_bits() | 128));
        t5[i6] = select((cast::<i16>((i6 - 5)) <= cast::<i16>(i6)), (cast::<F8E5M2>(3) + 0.0).max((1.875 + 3.375)), select((_q5 == (i6 + i6)), (if (i6 == b3) { cast_with::<F8E5M2>(x0[_q5], Round::NearestEven) } else { cast_with::<F8E5M2>(x0[4], Round::Down) }), v7));
    });
    let mut t6 = fragment::<i8>([4]);
    clear(&mut t6);
    #[expect(non_snake_case)]
    parallel!(4, |i8Renamed| {
        if ((6usize > 7) || (i8Renamed != _q5)) {
            t5[(i8Renamed * 2)] = 1.0;
        }
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<T>([1, 4]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((1, 4), |i9, i10| {
        #[expect(non_snake_case)]
        t7[[i9, i10]] = { let assignedRenamed: T = select((cast::<u16>((0usize - 6)) >= cast::<u16>(i9)), 2, cast::<T>(b2).min(3)); assignedRenamed };
    });
    let mut t8 = shared::<F8E5M2>([4, 8]);
    copy(t7.at([(d4 - 1), b2]), &mut t8);
    let mut t9 = fragment::<F8E5M2>([1, 16]);
    copy(t7.at([(d0 - 4), 2]), &mut t9);
    let mut t10 = fragment::<f32>([4, 1]);
    let v11: f32 = cast::<f32>(t6[_q5]);
    fill(&mut t10, v11);
    let mut t11 = fragment::<u8>([4, 2]);
    fill(&mut t11, 237);
    gemm_sp(&t8, &t11, t9.t(), &mut t10);
    let v12: F8E5M2 = cast::<F8E5M2>(cast::<usize>(t6[b3])).min(t9[[cast::<usize>(t7[[d4, 3]]), d1]]).mul_add(t8[[0, b2]].abs(), t8[[b2, b2]].mul_add(cast_with::<F8E5M2>(t5[b3], Round::NearestEven), t8[[b2, _q5]]));
    let mut t12 = fragment::<T::Acc>([1, 4]);
    copy(&t7, &mut t12);
    #[allow(non_snake_case)]
    for k13Renamed in 0..1 {
        parallel!(4, |i14| {
            let mut l13 = local::<i8>([1]);
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            for k15Renamed in 0..1 {
                #[allow(non_snake_case)]
                l13[k15Renamed] = { let assignedRenamed: i8 = cast::<i8>(t9[[((k15Renamed - 5) / (b3 - 1)), _q5]]); assignedRenamed };
            }
            if (_q5 >= (i14 - 3)) {
                t6[i14] = l13[x0.dim(0)];
            }
        });
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t14 = fragment::<f32>([4, 1]);
        copy(t8.at((span(0, 4), span((k13Renamed * 4), 1))), &mut t14);
        let mut t15 = fragment::<f32>([4, 4]);
        copy(t9.reshape([4, 4]), &mut t15);
        let mut t16 = fragment::<f32>([1, 4]);
        gemm_set(t14.t(), &t15, &mut t16);
        parallel!((4, 4), |i16, i17| {
            h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), AcqRel);
        });
        parallel!((1, 4), |i18, i19| {
            h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), AcqRel);
        });
    }
    parallel!((4, 8), |i20, i21| {
        let mut l17 = local::<F8E5M2>([3]);
        for k22 in 0..3 {
            l17[k22] = F8E5M2::from_bits((t9[[i20, i21]].max_nan(cast::<F8E5M2>(x0[k22])).to_bits() & 127));
        }
        if (cast::<u16>((3usize - 4)) > cast::<u16>((i20 / 3))) {
            t8[[(4 - i20), i21]] = l17[(((x0.dim(0) * 4) + cast::<usize>(t6[i20])) / 4)];
        }
    });
    copy(t7.at((span(d4, 4), span((b3 * 4), 1))), &mut t10);
    parallel!(4, |i23| {
        a3.atomic_and([i23], 3, Relaxed);
    });
    parallel!((1, 4), |i24, i25| {
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t7[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((4, 8), |i26Renamed, i27Renamed| {
        h4.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i26Renamed, i27Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), Relaxed);
    });
    parallel!((1, 16), |i28, i29| {
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((4, 1), |i30Renamed, i31Renamed| {
        h4.atomic_add([(((((1 * 5) + i30Renamed) * 5) + i31Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i30Renamed, i31Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30Renamed) * 5) + i31Renamed))), Relaxed);
    });
    parallel!((1, 4), |i32, i33| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t12[[i32, i33]]) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
    });
    let mut t18 = shared::<F8E5M2>([4, 1, 4]);
    copy(t9.reshape([4, 1, 4]), &mut t18);
    let mut t19 = shared::<F8E5M2>([4, 4]);
    reduce_var(&t18, &mut t19, 1);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t19, y1.at_mut([(b2 * 4), (b3 * 4)]));
    parallel!((4, 4), |i34, i35| {
        y2[[((b2 * 4) + i34), ((b3 * 4) + i35)]] = (-2.0 * cast::<f32>(t9[[i34, i35]]));
    });
}

#[tile_fn]
pub fn function_1351(_v0: f32) -> f32 {
    _v0.max(cast::<f32>(0usize).min_nan((-3.25f32).abs().sqrt()).abs())
}
#[tile_kernel]
pub fn random_1351<T: Int>(
    x0: &Tensor<u64, 4>,
    y1: &mut Tensor<i8, 1>,
    y2: &mut Tensor<T::Acc, 1>,
) {
    dims!(x0 = [2, 6, 1, 1], y1 = [d1], y2 = [d1]);
    require!((d1 < 100), "extents are below 100");
    let [b2] = blocks([d1.div_ceil(6)]);
    let mut t3 = fragment::<u64>([2]);
    let t3_arrived = copy_async(x0.at([(b2 * 2), (d1 * 1), ((b2 - 6) % (b2 - 2)), d1]), &mut t3);
    t3_arrived.wait();
    let mut t4 = shared::<u64>([2]);
    copy(&t3, &mut t4);
    let v3: u64 = t3[b2];
    fill(&mut t3, v3);
    let mut t5 = shared::<T>([2, 6, 2]);
    #[allow(non_snake_case)]
    let v4Renamed: T = select(((t4[b2] == x0[[b2, b2, b2, b2]]) || (cast::<i8>((2usize - 6)) != cast::<i8>(b2))), (1 * 4), (cast::<T>(x0[[b2, d1, d1, d1]]) & cast::<T>((b2 + 1))));
    fill(&mut t5, v4Renamed);
    let mut t6 = shared::<u64>([1]);
    fill(&mut t6, 1);
    reduce_max_into(&t3, &mut t6, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = shared::<i32>([1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(1, |i5| {
        t7[i5] = 1;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = fragment::<u64>([1]);
    gather(&t4, &t7, &mut t8);
    #[expect(non_snake_case)]
    let mut t9Renamed = fragment::<i32>([1]);
    reduce_sum(&t7, &mut t9Renamed, 0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<T>([2, 6, 2]);
    cumprod(&t5, &mut t10, 2);
    let mut t11 = shared::<i8>([7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    threads!(7, |thread6| {
        let i7: usize = thread6.index();
        let i8: usize = thread6.lane();
        let w9: usize = thread6.warp();
        let i10: usize = (i7 % 8);
        let mut l12 = local::<i8>([3]);
        for k11 in 0..3 {
            l12[k11] = -1;
        }
        #[expect(non_snake_case)]
        let v12Renamed: i8 = l12[(d1 + 3)];
        t11[i7] = v12Renamed;
        thread6.barrier();
        let v13: i8 = t11[((i7 + 30) % 7)];
        thread6.barrier();
        let v14: i8 = v13;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t11[i7] = v14;
    });
    let mut t13 = shared::<i8>([6]);
    copy(t7.at((span(b2, 6),)), &mut t13);
    copy(&t13, y1.at_mut([(b2 * 6)]));
    parallel!(6, |i15| {
        let mut s16: T::Acc = 0;
        for k17 in 0..2 {
            s16 += cast::<T::Acc>(t11[((4 * 2) / 2)]);
        }
        y2[((b2 * 6) + i15)] = s16;
    });
}

#[tile_fn]
pub fn function_1352(_v0: f32, _v1: f32) -> f32 {
    _v0.max((-5.0f32.round_ties_even()))
}
#[tile_kernel]
pub fn random_1352<T: Int, const BM: usize>(
    x0: &Tensor<T, 3>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<T::Acc, 1>,
    _p7: usize,
    _p8: T,
) {
    dims!(x0 = [d2, d2, d3], x1 = [d4], x2 = [d2, d4], y3 = [d5]);
    require!((d4 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n9: usize = d5.div_ceil(BM);
    let [b6] = blocks([d5.div_ceil(BM)]);
    let mut t4 = shared::<f32>([BM, BM, 1, 1]);
    parallel!((1, 1, BM, BM), |i10, i11, i12, i13| {
        t4[[i13, i12, i11, i10]] = 0.0;
    });
    let mut t5 = fragment::<f32>([BM, 3]);
    copy(x0.at((span(b6, BM), span((_p7 * BM), 3), (n9 * 3))), &mut t5);
    parallel!((3, d4.min(BM)), |i14, i15| {
        let v16: T::Acc = ((((cast::<T::Acc>(n9) + cast::<T::Acc>(x0[[10, i14, i14]])) * 2) + cast::<T::Acc>((b6 + 1))) / 2);
        if (7 == i14) {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t5[[(BM - i15), i14]] = t4[[i15, i15, (i15 + 2), i14]];
        }
    });
    let mut t6 = shared::<i16>([3]);
    parallel!(3, |i17| {
        #[expect(non_snake_case)]
        t6[i17] = { let assignedRenamed: i16 = (cast::<i16>(x2[[_p7, 16]]) + cast::<i16>(x0[[i17, i17, i17]])).abs(); assignedRenamed };
    });
    let mut t7 = fragment::<f32>([3, 3]);
    gather(&t5, &t6, &mut t7);
    let mut t8 = fragment::<T>([BM]);
    copy(x2.at([(n9 * 3), (b6 * 3)]), &mut t8);
    let mut t9 = fragment::<i32>([1]);
    reduce_argmax(&t6, &mut t9, 0);
    copy(x2.at((span((_p7 * 3), BM), span((_p7 * 3), 3))), &mut t5);
    copy(&t8, y3.at_mut([(b6 * BM)]));
}

const ROWS_1353: usize = 6;
#[tile_kernel]
pub fn random_1353<const FLAG: bool>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<F8E5M2, 3>,
    h2: &mut Tensor<u64, 1>,
    _p4: usize,
    _q5: usize,
) {
    dims!(x0 = [6, d0], y1 = [d1, d1, 6], h2 = [7]);
    require!((d0 < 100), "extents are below 100");
    let n6: usize = d1.div_ceil(ROWS_1353);
    let [b2, b3] = blocks([d1.div_ceil(ROWS_1353), d1.div_ceil(ROWS_1353)]);
    let mut t3 = shared::<F8E5M2>([ROWS_1353]);
    parallel!(ROWS_1353, |i7| {
        let mut s8: F8E5M2 = 0.0;
        #[allow(non_snake_case)]
        for k9Renamed in 0..3 {
            s8 += select((!FLAG), (-cast::<F8E5M2>(x0[[k9Renamed, 5]])), cast::<F8E5M2>(x0[[b2, i7]]).abs());
        }
        #[allow(non_snake_case)]
        t3[i7] = { let assignedRenamed: F8E5M2 = s8; assignedRenamed };
    });
    let mut t4 = shared::<u16>([6, ROWS_1353]);
    parallel!((6, ROWS_1353), |i10, i11| {
        t4[[i10, i11]] = cast::<u16>(t3[b2]).max((4 + 2));
    });
    let mut t5 = shared::<i32>([1]);
    reduce_argmin(&t3, &mut t5, 0);
    #[allow(non_snake_case)]
    let mut t6Renamed = shared::<F8E5M2>([32]);
    threads!(32, |thread12| {
        let i13: usize = thread12.index();
        let i14: usize = thread12.lane();
        let w15: usize = thread12.warp();
        #[allow(non_snake_case)]
        let i16Renamed: usize = (i13 % 5);
        let v17: F8E5M2 = select((cast::<usize>(cast::<i8>((d1 - 4))) > 3), F8E5M2::from_bits((t3[cast::<usize>(t5[x0.dim(0)])].to_bits() | 128)), select((i16Renamed <= i16Renamed), t3[5], t3[n6]));
        #[expect(non_snake_case)]
        let mut s18Renamed: F8E5M2 = 0.0;
        for k19 in 0..4 {
            s18Renamed += (-2.0 * 0.0);
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v20: F8E5M2 = s18Renamed;
        let mut v21: F8E5M2 = v20;
        for k22 in 0..4 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v23: F8E5M2 = v21;
            t6Renamed[i13] = v23;
            thread12.barrier();
            #[expect(non_snake_case)]
            let v24Renamed: F8E5M2 = t6Renamed[((i13 + 24) % 32)];
            thread12.barrier();
            let v25: F8E5M2 = v24Renamed;
            v21 = v21.max(v25);
        }
        let v26: F8E5M2 = v21;
        let mut v27: F8E5M2 = v26;
        for k28 in 0..1 {
            let v29: F8E5M2 = v27;
            t6Renamed[i13] = v29;
            thread12.barrier();
            #[allow(non_snake_case)]
            let v30Renamed: F8E5M2 = t6Renamed[17];
            thread12.barrier();
            #[allow(non_snake_case)]
            let v31Renamed: F8E5M2 = v30Renamed;
            v27 = v27.min(v31Renamed);
        }
        let v32: F8E5M2 = v27;
        let mut v33: F8E5M2 = v32;
        if (n6 >= 0) {
            t6Renamed[i13] = v32;
            thread12.barrier();
            let v34: F8E5M2 = t6Renamed[((i13 + 29) % 32)];
            thread12.barrier();
            v33 = v34;
        }
        let v35: F8E5M2 = v33;
        let v36: F8E5M2 = thread12.shuffle_up(v35, ((i16Renamed - 7) >> 3));
        t6Renamed[i13] = v36;
    });
    let mut t7 = shared::<u16>([ROWS_1353, 6]);
    let t7_arrived = copy_async(x0.at((span((b3 * 6), ROWS_1353), span((_p4 - 2), 6))), &mut t7);
    let mut t8 = shared::<F8E5M2>([1]);
    reduce_abs_max(&t6Renamed, &mut t8, 0);
    t7_arrived.wait();
    let mut t9 = shared::<i32>([6]);
    parallel!(6, |i37| {
        #[expect(non_snake_case)]
        t9[i37] = { let assignedRenamed: i32 = (cast::<i32>(x0[[3, i37]]) + (cast::<i32>(x0[[1, 0]]) + cast::<i32>(x0[[_q5, i37]]))); assignedRenamed };
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<F8E5M2>([6]);
    gather(&t6Renamed, &t9, &mut t10);
    let mut t11 = shared::<f32>([6, 6]);
    clear(&mut t11);
    #[allow(non_snake_case)]
    for k38Renamed in 0..2 {
        let mut t12 = shared::<f32>([6, ROWS_1353]);
        let mut t13 = fragment::<f32>([ROWS_1353, 6]);
        copy(x0.at([(_p4 * 6), (k38Renamed * ROWS_1353)]), &mut t12);
        copy(x0.at([(k38Renamed * ROWS_1353), d1]), &mut t13);
        gemm(&t12, &t13, &mut t11);
    }
    #[allow(non_snake_case)]
    pipelined!(0..b2, stages = 2, order = [0, 2, 4, 1, 3, 5, 6], |k39Renamed| {
        let mut t14 = shared::<i32>([6]);
        parallel!(6, |i40| {
            t14[i40] = ((cast::<i32>(i40) * 3) + -2);
        });
        let mut t15 = fragment::<i32>([6]);
        copy(&t9, &mut t15);
        scatter(&t15, &t14, &mut t5);
        parallel!(6, |i41| {
            h2.atomic_add([(((1 * 5) + i41) % 7)], (cast::<u64>(t14[i41]) * cast::<u64>(((1 * 5) + i41))), SeqCst);
        });
        parallel!(6, |i42| {
            h2.atomic_add([(((1 * 5) + i42) % 7)], (cast::<u64>(t15[i42]) * cast::<u64>(((1 * 5) + i42))), Relaxed);
        });
    });
    #[allow(non_snake_case)]
    parallel!(1, |i43Renamed| {
        h2.atomic_add([(((1 * 5) + i43Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i43Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i43Renamed))), Relaxed);
    });
    parallel!((ROWS_1353, 6), |i44, i45| {
        h2.atomic_add([(((((1 * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(t7[[i44, i45]]) * cast::<u64>(((((1 * 5) + i44) * 5) + i45))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(6, |i46| {
        h2.atomic_add([(((1 * 5) + i46) % 7)], (cast::<u64>(t9[i46]) * cast::<u64>(((1 * 5) + i46))), SeqCst);
    });
    parallel!(6, |i47| {
        h2.atomic_add([(((1 * 5) + i47) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i47]) * 16.0))) * cast::<u64>(((1 * 5) + i47))), Relaxed);
    });
    parallel!((6, 6), |i48, i49| {
        h2.atomic_add([(((((1 * 5) + i48) * 5) + i49) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i48, i49]]) * 16.0))) * cast::<u64>(((((1 * 5) + i48) * 5) + i49))), Relaxed);
    });
    parallel!((ROWS_1353, ROWS_1353, 6), |i50, i51, i52| {
        y1[[((b2 * ROWS_1353) + i50), ((b3 * ROWS_1353) + i51), (0 + i52)]] = select((!(d0 == 0)), (-(cast::<F8E5M2>(b3) * 0.5).softplus()), select((!(i50 != i51)), ((-cast::<F8E5M2>(x0[[cast::<usize>(t4[[1, 4]]), 1]]).abs()) * 0.5).acos(), select((!t10[i50].is_finite()), (cast::<F8E5M2>(x0[[i52, (((_q5 * 6) + i52) / 6)]]) * 0.5).cos(), (((if (t4[[i51, 2]] > t7[[i50, i52]]) { cast::<F8E5M2>(x0[[i52, i51]]) } else { cast::<F8E5M2>(x0[[2, cast::<usize>(t7[[i52, i52]])]]) }) + cast::<F8E5M2>(x0[[i51, i52]]).trunc()) * 0.5).sin())));
    });
}

const ROWS_1354: usize = 5;
const SCALE_1354: f64 = 5.0;
#[tile_kernel]
pub fn random_1354<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<F8E4M3, 1>,
    x1: &Tensor<u16, 1>,
    y2: &mut Tensor<u16, 2>,
    y3: &mut Tensor<F8E4M3, 1>,
    h4: &mut Tensor<u64, 1>,
    _p3: usize,
    _p4: u16,
) {
    dims!(x0 = [d0], x1 = [d0], y2 = [d1, ROWS_1354], y3 = [d1], h4 = [7]);
    let n5: usize = d1.div_ceil(BN);
    let [b2] = blocks([d1.div_ceil(BN)]);
    let mut t5 = shared::<u16>([BN, ROWS_1354]);
    copy(y2.at([(b2 * BN), 0]), &mut t5);
    let mut t6 = shared::<f32>([BN, BN, 1]);
    parallel!((1, BN, BN), |i6, i7, i8| {
        let mut s9: f32 = 0.0;
        for k10 in 0..5 {
            s9 += 3.0;
        }
        t6[[i8, i7, i6]] = s9;
    });
    let mut t7 = shared::<f32>([ROWS_1354, BN, ROWS_1354]);
    copy(t6.at([(b2 * BK), (b2 * BK), (b2 * BN)]).or(4.0), &mut t7);
    parallel!(BN, |i11| {
        t5.atomic_add([i11, (b2 + 1)], (if (!(cast::<u8>((x1.dim(0) - 0)) <= cast::<u8>(x0.dim(0)))) { select((x0[cast::<usize>(x1[i11])] > x0[x0.dim(0)]), x1[b2], x1[_p3]) } else { (x1[9] | x1[cast::<usize>(x1[7])]) }), Release);
    });
    parallel!((ROWS_1354, BN, ROWS_1354), |i12, i13, i14| {
        t7[[(ROWS_1354 - i12), i13, i14]] = f32::from_bits((((-(-1.0)) + cast::<f32>((i14 / 3))).to_bits() | 2147483648));
    });
    let mut t8 = shared::<i32>([BM]);
    parallel!(BM, |i15| {
        t8[i15] = cast::<i32>(x0[i15]);
    });
    #[allow(non_snake_case)]
    let mut t9Renamed = shared::<u16>([BM, ROWS_1354]);
    gather(&t5, &t8, &mut t9Renamed);
    let mut t10 = shared::<f32>([BM]);
    copy(t7.at([cast::<usize>(x1[n5]), 4, (b2 * BN)]), &mut t10);
    let mut t11 = shared::<u16>([128]);
    threads!(128, |thread16| {
        let i17: usize = thread16.index();
        let i18: usize = thread16.lane();
        let w19: usize = thread16.warp();
        let i20: usize = (i17 % 7);
        let v21: u16 = t9Renamed[[0, cast::<usize>(t8[cast::<usize>(x1[cast::<usize>(t9Renamed[[d1, _p3]])])])]];
        let v22: u16 = (x1[i20] * (2 + (0 + 1)));
        let v23: u16 = thread16.shuffle_up(v22, 4);
        let v24: u32 = thread16.ballot((t10[d1] == 0.0));
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v25: bool = thread16.all((n5 > i20));
        let v26: u16 = select(v25, cast::<u16>(v24.count_ones()), v23);
        t11[i17] = v26;
    });
    parallel!(BK, |i27| {
        t9Renamed.atomic_and([d1, n5], _p4, Acquire);
    });
    parallel!((BM, ROWS_1354), |i28, i29| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        if (t9Renamed[[i28, (ROWS_1354 - i29)]] >= cast::<u16>(t9Renamed[[i28, (ROWS_1354 - i29)]])) {
            t9Renamed[[i28, (ROWS_1354 - i29)]] = (t11[i29] + (x1[_p3] * x1[x0.dim(0)]));
        }
    });
    parallel!((ROWS_1354, BN, ROWS_1354), |i30, i31, i32| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((((1 * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i30, i31, i32]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i30) * 5) + i31) * 5) + i32))), Release);
    });
    parallel!(BM, |i33| {
        h4.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t8[i33]) * cast::<u64>(((1 * 5) + i33))), Release);
    });
    parallel!((BM, ROWS_1354), |i34, i35| {
        h4.atomic_add([(((((1 * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(t9Renamed[[i34, i35]]) * cast::<u64>(((((1 * 5) + i34) * 5) + i35))), Acquire);
    });
    parallel!(BM, |i36| {
        h4.atomic_add([(((1 * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i36]) * 16.0))) * cast::<u64>(((1 * 5) + i36))), Relaxed);
    });
    parallel!(128, |i37| {
        h4.atomic_add([(((1 * 5) + i37) % 7)], (cast::<u64>(t11[i37]) * cast::<u64>(((1 * 5) + i37))), Relaxed);
    });
    copy(&t5, y2.at_mut([(b2 * BN), 0]));
    let mut t12 = shared::<F8E4M3>([BN, BM]);
    #[expect(non_snake_case)]
    parallel!((BN, BM), |i38Renamed, i39Renamed| {
        t12[[i38Renamed, i39Renamed]] = x0[i39Renamed];
    });
    let mut t13 = shared::<F8E4M3>([BN]);
    reduce_mean(&t12, &mut t13, 1);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t13, y3.at_mut([(b2 * BN)]));
}

const ROWS_1355: usize = 2;
#[tile_kernel]
pub fn random_1355<const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<bf16, 2>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<bf16, 3>,
    h4: &mut Tensor<u64, 1>,
    _p5: f32,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d0, d0], x1 = [d1, d1], x2 = [BM], y3 = [d1, d2, BM], h4 = [7]);
    let n6: usize = d1.div_ceil(ROWS_1355);
    let [b3, b4] = blocks([d1.div_ceil(ROWS_1355), d2.div_ceil(ROWS_1355)]);
    let mut t5 = shared::<f32>([BN, BN]);
    let v7: f32 = (-x1[[d2, b4]]);
    fill(&mut t5, v7);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = shared::<f32>([ROWS_1355]);
    parallel!(ROWS_1355, |i8| {
        let v9: bf16 = cast::<bf16>(n6);
        t6[i8] = cast::<f32>(b4);
    });
    let mut t7 = shared::<f32>([1]);
    reduce_max_nan(&t6, &mut t7, 0);
    #[expect(non_snake_case)]
    parallel!((BN, BN), |i10Renamed, i11Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i10Renamed) * 5) + i11Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i10Renamed, i11Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i10Renamed) * 5) + i11Renamed))), Release);
    });
    #[allow(non_snake_case)]
    parallel!(ROWS_1355, |i12Renamed| {
        h4.atomic_add([(((1 * 5) + i12Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i12Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i12Renamed))), Relaxed);
    });
    parallel!(1, |i13| {
        h4.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((ROWS_1355, ROWS_1355, BM), |i14Renamed, i15Renamed, i16Renamed| {
        y3[[((b3 * ROWS_1355) + i14Renamed), ((b4 * ROWS_1355) + i15Renamed), (0 + i16Renamed)]] = select((t6[i14Renamed].is_finite() && (x2[i14Renamed] <= x2[i16Renamed])), ((if t6[1].is_nan() { (-2.0 + x0[[i15Renamed, i16Renamed]]) } else { x0[[i15Renamed, i15Renamed]].round_ties_even() }) * 0.5).hypot(0.0), select((t7[d2].is_finite() && (i16Renamed > i16Renamed)), (x0[[i14Renamed, i16Renamed]] * 0.5).sigmoid(), select((i14Renamed == i16Renamed), (x0[[i15Renamed, i14Renamed]] * 0.5).exp(), (-((cast::<bf16>(-3).round_ties_even() + x0[[i15Renamed, 1]]) * 0.5).softplus()))));
    });
}

#[tile_kernel]
pub fn random_1356<T: Num, const BM: usize>(
    x0: &Tensor<T::Acc, 3>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<bf16, 2>,
    h3: &mut Tensor<u64, 1>,
    _p7: usize,
    _q8: usize,
) {
    dims!(x0 = [d0, 3, d0], x1 = [d1, d2], y2 = [d3, d4], h3 = [7]);
    let n9: usize = d3.div_ceil(6);
    #[allow(non_snake_case)]
    let mut w4Renamed = workspace::<bf16>([d3, d4]);
    let [b5, b6] = blocks([d3.div_ceil(6), d4.div_ceil(3)]);
    let mut t5 = fragment::<bf16>([6, 3]);
    copy(y2.at([(b5 * 6), (b6 * 3)]), &mut t5);
    #[expect(non_snake_case)]
    let mut t6Renamed = shared::<bf16>([6]);
    copy(x1.at([(b5 * 6), (n9 * BM)]), &mut t6Renamed);
    let mut t7 = fragment::<T::Acc>([BM, 6]);
    let v10: T::Acc = cast::<T::Acc>(t5[[_p7, 1]]);
    fill(&mut t7, v10);
    if (((_q8 - 7) >> 4) < b6) {
        let mut t8 = shared::<i32>([3]);
        parallel!(3, |i11| {
            t8[i11] = ((cast::<i32>(i11) * 2) + -2);
        });
        let mut t9 = shared::<bf16>([3]);
        copy(t7.at([b5, (_p7 % 2)]), &mut t9);
        scatter(&t9, &t8, &mut t6Renamed);
        let mut t10 = fragment::<T>([BM, BM, 6]);
        copy(x0.at((span(b6, 6), span(b5, BM), span(9, BM))).or(t7[[b5, b5]]).permute([1, 2, 0]), &mut t10);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t11 = fragment::<bf16>([BM, BM, BM]);
        copy(t10.at((span(1, BM), span((d3 * BM), BM), span((b5 * 3), BM))).or(1), &mut t11);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((BM, BM, 6), |i12, i13, i14| {
            h3.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i12, i13, i14]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), Relaxed);
        });
        parallel!((BM, BM, BM), |i15, i16, i17| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h3.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), Acquire);
        });
    }
    let mut t12 = fragment::<bf16>([6, 3]);
    let v18: bf16 = cast::<bf16>((b6 * 3));
    fill(&mut t12, v18);
    let mut t13 = fragment::<bf16>([6, 3]);
    copy(&t12, w4Renamed.at_mut([(b5 * 6), (b6 * 3)]));
    copy(w4Renamed.at([(b5 * 6), (b6 * 3)]), &mut t13);
    parallel!((6, 3), |i19, i20| {
        h3.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!(6, |i21| {
        h3.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6Renamed[i21]) * 16.0))) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!((BM, 6), |i22, i23| {
        h3.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((6, 3), |i24Renamed, i25Renamed| {
        h3.atomic_add([(((((1 * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i24Renamed, i25Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24Renamed) * 5) + i25Renamed))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!((6, 3), |i26Renamed, i27Renamed| {
        h3.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i26Renamed, i27Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t5, y2.at_mut([(b5 * 6), (b6 * 3)]));
}

#[tile_kernel]
pub fn random_1357<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 5>,
    y1: &mut Tensor<T::Acc, 2>,
    h2: &mut Tensor<u64, 1>,
    _p4: f32,
    _q5: usize,
) {
    dims!(x0 = [BM + 1, 2*BK, 2*BK, BK, BK], y1 = [d0, d1], h2 = [7]);
    #[cfg(not(all()))]
    let kept = undefined;
    require!((d0 < 100), "extents are below 100");
    let n6: usize = d0.div_ceil((BN + 1));
    let [b2, b3] = blocks([d0.div_ceil((BN + 1)), d1.div_ceil(BN)]);
    let mut t3 = fragment::<f64>([BN + 1]);
    parallel!((BN + 1), |i7| {
        #[cfg(all())]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t3[i7] = 0.0;
    });
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t4Renamed = shared::<u8>([BN + 1, BM]);
    copy(x0.at([(b2 * BK), b2, b2, (d1 * BM), (b2 * BK)]).or(cast::<f32>(t3[n6])), &mut t4Renamed);
    #[cfg(not(all()))]
    assert!(false, "kept");
    #[cfg(all())]
    let mut t5 = shared::<u8>([BN + 1]);
    clear(&mut t5);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    copy(&t5, t3.at_mut((span((b2 * BN), BN + 1),)));
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    let mut t6 = fragment::<u8>([BN + 1, BM]);
    #[cfg(all())]
    parallel!(((BN + 1), BM), |i8, i9| {
        #[allow(non_snake_case)]
        t6[[i8, i9]] = { let assignedRenamed: u8 = ((t5[i8].abs() << t5[(i8 % 2)]) & t4Renamed[[n6, b2]]); assignedRenamed };
    });
    atomic_max(&t6, &mut t4Renamed, Relaxed);
    parallel!((2*BK), |i10| {
        #[cfg_attr(all(), cfg(not(all())))]
        { assert!(false, "kept"); }
        t5.atomic_max([1], ((((cast_with::<u8>(t3[i10], Round::Up) & t4Renamed[[i10, 12]]) * 4) + t4Renamed[[i10, 18]]) % 4), Relaxed);
    });
    #[cfg(all())]
    let mut t7 = shared::<u8>([1]);
    reduce_abs_max(&t5, &mut t7, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BN + 1), |i11| {
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        h2.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), Relaxed);
    });
    #[cfg(not(all()))]
    let kept = undefined;
    parallel!(((BN + 1), BM), |i12, i13| {
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        h2.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(t4Renamed[[i12, i13]]) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), Relaxed);
    });
    parallel!((BN + 1), |i14| {
        h2.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t5[i14]) * cast::<u64>(((1 * 5) + i14))), Relaxed);
    });
    parallel!(((BN + 1), BM), |i15, i16| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        h2.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t6[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i17Renamed| {
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        #[cfg_attr(not(all()), cfg(not(all())))]
        h2.atomic_add([(((1 * 5) + i17Renamed) % 7)], (cast::<u64>(t7[i17Renamed]) * cast::<u64>(((1 * 5) + i17Renamed))), Acquire);
    });
    parallel!(((BN + 1), BN), |i18, i19| {
        y1[[((b2 * (BN + 1)) + i18), ((b3 * BN) + i19)]] = 4;
    });
}

#[tile_fn]
pub fn function_1358(_v0: F8E5M2) -> F8E5M2 {
    _v0.max((cast::<F8E5M2>(1) * -1.0).min_nan(F8E5M2::from_bits((cast::<F8E5M2>(-1.375).to_bits() & 127))))
}
#[tile_kernel]
pub fn random_1358<T: Int, const BM: usize>(
    x0: &Tensor<F8E4M3, 3>,
    x1: &Tensor<F8E5M2, 2>,
    y2: &mut Tensor<i16, 3>,
    a3: &mut Tensor<i64, 1>,
    h4: &mut Tensor<u64, 1>,
    _p7: usize,
    _q8: usize,
) {
    dims!(x0 = [d1, d1, d2], x1 = [d3, BM], y2 = [d3, d4, 3], a3 = [d1], h4 = [7]);
    require!((d2 < 100), "extents are below 100");
    let mut w5 = workspace::<u16>([d3, d4]);
    let [b5, b6] = blocks([d3.div_ceil(4), d4.div_ceil(BM)]);
    #[cfg_attr(not(false), expect(non_snake_case))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6Renamed = fragment::<u16>([BM, 4, 3, BM]);
    parallel!((BM, 3, 4, BM), |i9, i10, i11, i12| {
        let v13: u16 = 1;
        let mut l7 = local::<u16>([2]);
        for k14 in 0..2 {
            #[expect(non_snake_case)]
            l7[k14] = { let assignedRenamed: u16 = ((4 ^ cast::<u16>((i9 + 1))) >> cast::<u16>((_p7 + 1))); assignedRenamed };
        }
        t6Renamed[[i12, i11, i10, i9]] = l7[i9];
    });
    #[cfg(not(false))]
    let mut t8 = fragment::<T::Acc>([3, 3, BM]);
    copy(t6Renamed.at([(b6 * BM), (b6 * 3), (b6 * 3), 0]), &mut t8);
    let mut t9 = fragment::<F8E5M2>([4]);
    parallel!(4, |i15| {
        #[cfg_attr(not(false), allow(non_snake_case))]
        let v16Renamed: F8E4M3 = x0[[i15, 7, i15]];
        t9[i15] = (if true { function_1358((cast::<F8E5M2>(t8[[1, x1.dim(1), b6]]) * cast::<F8E5M2>(x0[[i15, i15, i15]]))) } else { cast::<F8E5M2>(0) }).floor();
    });
    #[allow(non_snake_case)]
    let mut t10Renamed = shared::<F8E5M2>([7]);
    #[cfg_attr(not(false), allow(non_snake_case))]
    threads!(7, |thread17Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let i18: usize = thread17Renamed.index();
        #[cfg(not(false))]
        let i19: usize = thread17Renamed.lane();
        #[cfg(not(false))]
        let w20: usize = thread17Renamed.warp();
        let i21: usize = (i18 % 2);
        let mut l11 = local::<F8E5M2>([2]);
        for k22 in 0..2 {
            l11[k22] = cast::<F8E5M2>(k22).abs().abs();
        }
        #[cfg(false)]
        assert!(false, "kept");
        let v23: F8E5M2 = l11[((i21 - 6) << 1)];
        let v24: F8E5M2 = v23;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v25: F8E5M2 = thread17Renamed.shuffle_down(v24, 22);
        t10Renamed[i18] = v25;
        thread17Renamed.barrier();
        #[cfg(false)]
        let kept = undefined;
        let v26: F8E5M2 = t10Renamed[((i18 + 20) % 7)];
        thread17Renamed.barrier();
        let v27: F8E5M2 = v26;
        #[cfg(false)]
        for _ in 0..1 { assert!(false, "kept"); }
        t10Renamed[i18] = v27;
    });
    let mut t12 = shared::<F8E5M2>([1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t12, 1.0);
    #[cfg(false)]
    { assert!(false, "kept"); }
    reduce_max_nan_into(&t10Renamed, &mut t12, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t13 = shared::<i32>([BM]);
    parallel!(BM, |i28| {
        #[cfg(not(false))]
        t13[i28] = ((cast::<i32>(i28) * 3) + 0);
    });
    let mut t14 = shared::<F8E5M2>([BM]);
    #[cfg_attr(false, cfg(false))]
    copy(t10Renamed.at([(b6 * 4)]), &mut t14);
    scatter(&t14, &t13, &mut t9);
    #[allow(non_snake_case)]
    let mut t15Renamed = shared::<F8E5M2>([1]);
    #[cfg(false)]
    { assert!(false, "kept"); }
    fill(&mut t15Renamed, 1.0);
    reduce_min_into(&t10Renamed, &mut t15Renamed, 0);
    let mut t16 = shared::<u16>([4, BM]);
    copy(t8.at((span(b5, 4), 2, span(cast::<usize>(t13[1]), BM))), &mut t16);
    let mut t17 = fragment::<u16>([4, BM]);
    copy(&t16, w5.at_mut([(b5 * 4), (b6 * BM)]));
    copy(w5.at([(b5 * 4), (b6 * BM)]), &mut t17);
    #[cfg(false)]
    fill(&mut undefined, 1);
    parallel!(3, |i29| {
        a3.atomic_min([i29], (cast::<i64>(t10Renamed[d3]).abs() + cast_with::<i64>(t10Renamed[d1], Round::TowardZero).min(cast::<i64>(t14[1]))), Relaxed);
    });
    parallel!(BM, |i30| {
        #[cfg_attr(false, cfg(false))]
        h4.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t13[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
    });
    #[cfg(not(false))]
    parallel!(BM, |i31| {
        h4.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i31]) * 16.0))) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    #[cfg_attr(not(false), cfg(false))]
    undefined!();
    parallel!(1, |i32| {
        #[cfg(false)]
        for _ in 0..1 { assert!(false, "kept"); }
        h4.atomic_add([(((1 * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15Renamed[i32]) * 16.0))) * cast::<u64>(((1 * 5) + i32))), AcqRel);
    });
    parallel!((4, BM), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t16[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((4, BM), |i35, i36| {
        h4.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t17[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    let mut t18 = shared::<i16>([4, BM, 3]);
    #[cfg(false)]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at((span(d4, 4), span(_p7, BM), span(b5, 3))), &mut t18);
    #[cfg_attr(false, cfg(false))]
    copy(&t18, y2.at_mut([(b5 * 4), (b6 * BM), 0]));
}

#[tile_fn]
pub fn function_1359(_v0: i8, _v1: i8) -> i8 {
    _v0.max(((cast::<i8>(0usize) / cast::<i8>((0usize + 1))) + ((-4i8).abs() % cast::<i8>((0usize + 1)))))
}
#[tile_kernel]
pub fn random_1359<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u64, 3>,
    y1: &mut Tensor<f32, 2>,
    h2: &mut Tensor<u64, 1>,
    _p8: i8,
    _q9: usize,
) {
    dims!(x0 = [d2, d3, d4], y1 = [d5, d5], h2 = [7]);
    #[allow(non_snake_case)]
    let n10Renamed: usize = d5.div_ceil(BN);
    let [b6, b7] = blocks([d5.div_ceil(BN), d5.div_ceil(BN)]);
    let mut t3 = shared::<f32>([BN, BN]);
    copy(y1.at([(b6 * BN), (b7 * BN)]), &mut t3);
    let mut t4 = shared::<f32>([BN, BM + 1, BM]);
    copy(x0.at([(n10Renamed * BK), b6, 8]), &mut t4);
    let mut t5 = shared::<u64>([2*BM, BM]);
    #[allow(non_snake_case)]
    parallel!(((2*BM), BM), |i11Renamed, i12Renamed| {
        let mut l6 = local::<u64>([3]);
        for k13 in 0..3 {
            l6[k13] = x0[[(i11Renamed - _q9), k13, k13]];
        }
        t5[[i11Renamed, i12Renamed]] = l6[i12Renamed];
    });
    let mut t7 = fragment::<u64>([BM]);
    copy(x0.at((span((((n10Renamed - 5) * BN) / BN), BM), b7, _q9)), &mut t7);
    copy(&t7, t4.at_mut([(d5 * BK), d5, (b7 * (BN + 1))]));
    for k14 in (0..b7).step_by(3) {
        let mut t8 = fragment::<i8>([BM, BM + 1]);
        parallel!(((BM + 1), BM), |i15, i16| {
            t8[[i16, i15]] = -1;
        });
        copy(&t8, t4.at_mut([(k14 * BK), cast::<usize>(t7[b6]), n10Renamed]));
        let mut t9 = shared::<f32>([BM, BM + 1]);
        copy(t3.at((span((b7 * BN), BM), span((k14 * BK), BM + 1))), &mut t9);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t10 = fragment::<f32>([BN, BM + 1]);
        copy(t8.at([b7, (b6 * BM)]), &mut t10);
        let mut t11 = fragment::<f32>([BM, BN]);
        gemm_set(&t9, t10.t(), &mut t11);
        if (6 != (((b6 - 1) * (BN + 1)) % (BN + 1))) {
            assert!((d4 < 16), "an index is within its bounds");
            let mut t12 = shared::<u64>([2*BM]);
            parallel!((2*BM), |i17| {
                let mut l13 = local::<u64>([4]);
                #[expect(unused_doc_comments)]
                #[doc = ""]
                for k18 in 0..4 {
                    l13[k18] = 0;
                }
                t12[i17] = l13[(d5 - 1).div_ceil(2)];
            });
            let mut t14 = shared::<u64>([BM]);
            parallel!(BM, |i19| {
                let v20: i8 = (if ((i19 != 0) || (t8[[2, d5]] == t8[[i19, b6]])) { (cast::<i8>(t5[[cast::<usize>(x0[[i19, _q9, i19]]), n10Renamed]]) >> t8[[cast::<usize>(x0[[_q9, i19, cast::<usize>(t8[[b6, cast::<usize>(t8[[i19, i19]])]])]]), i19]]) } else { (t8[[_q9, n10Renamed]] >> t8[[x0.dim(2), k14]]) });
                t14[i19] = cast::<u64>(b7);
            });
            copy(&t14, t8.at_mut([_q9, (k14 + 1)]));
            parallel!((2*BM), |i21| {
                #[expect(unused_doc_comments)]
                /// Said of a statement.
                h2.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t12[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
            });
            parallel!(BM, |i22| {
                h2.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t14[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
            });
        }
        #[expect(non_snake_case)]
        parallel!((BN, (BM + 1)), |i23Renamed, i24Renamed| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h2.atomic_add([(((((1 * 5) + i23Renamed) * 5) + i24Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i23Renamed, i24Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23Renamed) * 5) + i24Renamed))), Acquire);
        });
        parallel!((BM, BN), |i25, i26| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h2.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
        });
    }
    let mut t15 = fragment::<u64>([BN + 1, BM + 1]);
    clear(&mut t15);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t16 = shared::<u64>([BN + 1, 1]);
    let mut t17 = fragment::<u64>([1, BM + 1]);
    pipelined!(0..3, stages = 2, stage = [0, 0, 0], |k27| {
        copy(x0.at([b6, (b6 * (2*BM)), (k27 * 1)]), &mut t16);
        copy(x0.at([cast::<usize>(t5[[d5, _q9]]), (k27 * 1), (b6 * BK)]), &mut t17);
        gemm(&t16, &t17, &mut t15);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t18 = shared::<u64>([2*BM, 2*BM]);
    copy(x0.at((d5, span((d5 * (BN + 1)), 2*BM), span((b6 * (BM + 1)), 2*BM))).t(), &mut t18);
    let mut t19 = shared::<u64>([2*BM, BM]);
    parallel!(((2*BM), BM), |i28, i29| {
        t19[[i28, i29]] = x0[[4, i29, 0]].max(x0[[cast::<usize>(t5[[i29, b7]]), 10, i29]]);
    });
    let mut t20 = shared::<u64>([2*BM, BM]);
    clear(&mut t20);
    gemm(&t18, &t19, &mut t20);
    #[expect(non_snake_case)]
    parallel!(BM, |i30Renamed| {
        h2.atomic_add([(((1 * 5) + i30Renamed) % 7)], (cast::<u64>(t7[i30Renamed]) * cast::<u64>(((1 * 5) + i30Renamed))), Relaxed);
    });
    parallel!(((BN + 1), (BM + 1)), |i31, i32| {
        h2.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t15[[i31, i32]]) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!(((2*BM), (2*BM)), |i33, i34| {
        h2.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t18[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!(((2*BM), BM), |i35, i36| {
        h2.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t19[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Acquire);
    });
    parallel!(((2*BM), BM), |i37, i38| {
        h2.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t20[[i37, i38]]) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), SeqCst);
    });
    parallel!((BN, BN), |i39, i40| {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y1[[((b6 * BN) + i39), ((b7 * BN) + i40)]] = { let assignedRenamed: f32 = select(((b6 > 0) || (0 == x0.dim(2))), (t3[[(i39 - 5).div_ceil(3), ((d3 - 5) % 2)]] * 0.5).log10(), select(((x0.dim(0) - 1) != i39), ((t3[[d2, i39]] * t3[[i40, i39]]).mul_add(t3[[i40, i40]], (t3[[i40, 14]] * 2.0)) * 0.5).hypot(t3[[((i39 * (BM + 1)) / (BM + 1)), 1]]), select(((t19[[x0.dim(0), d2]] < t20[[i39, b6]]) & (cast::<usize>(t18[[b6, n10Renamed]]) < d5)), ((t3[[i39, i39]].mul_add(t3[[i40, i40]], 0.0) + (t3[[d4, i39]] * cast::<f32>(n10Renamed))) * 0.5).cosh(), ((2.0f32.abs() * 0.5).abs() + 1.0).recip()))); assignedRenamed };
    });
}

#[tile_fn]
pub fn function_1360(_v0: f32) -> f32 {
    (_v0 * (2.0f32 - 2.0).round().abs().sqrt())
}
#[tile_kernel]
pub fn random_1360<const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<bool, 3>,
    x1: &Tensor<i8, 3>,
    y2: &mut Tensor<f32, 3>,
    y3: &mut Tensor<bool, 3>,
    h4: &mut Tensor<u64, 1>,
    _p8: usize,
) {
    dims!(x0 = [d1, d2, d2], x1 = [BN + 1, d3, d1], y2 = [d2, d4, d1], y3 = [d2, d4, d1], h4 = [7]);
    let [b5, b6, b7] = blocks([d2.div_ceil(BM), d4.div_ceil((BN + 1)), d1.div_ceil(BM)]);
    let mut t5 = fragment::<i8>([BN, BM]);
    #[expect(non_snake_case)]
    let v9Renamed: i8 = x1[[(((d1 - 4) * BN) % BN), _p8, 6]];
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t5, v9Renamed);
    let mut t6 = shared::<i8>([BN + 1, BN]);
    parallel!(((BN + 1), BN), |i10, i11| {
        assert!((b7 < 1), "an index is within its bounds");
        t6[[i10, i11]] = (((cast::<i8>(x0[[d2, x0.dim(2), 0]]) - 1) + cast::<i8>(x0[[(((cast::<usize>(x1[[i10, _p8, _p8]]) * (BN + 1)) + i10) / (BN + 1)), cast::<usize>(t5[[1, i11]]), x1.dim(0)]])) * -4);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<f32>([BM, BN + 1]);
    copy(t6.at((span(b6, BN + 1), span((_p8 * BM), BM))).t(), &mut t7);
    let v12: i8 = (if (cast::<i32>((2usize - 0)) >= cast::<i32>(4usize)) { select((t5[[d1, b6]] > t6[[b6, d2]]), cast::<i8>(t5[[d2, 4]]), t6[[14, b5]]) } else { (t6[[cast::<usize>(x1[[13, b6, b5]]), d1]] / t6[[b5, d2]]) });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut v13: i8 = 3;
    #[allow(non_snake_case)]
    for k14Renamed in 0..4 {
        #[expect(non_snake_case)]
        v13 += { let assignedRenamed: i8 = (cast::<i8>(x0[[d2, k14Renamed, b6]]) * cast::<i8>(x0[[3, cast::<usize>(x1[[cast::<usize>(t6[[16, k14Renamed]]), b5, d3]]), _p8]])); assignedRenamed };
    }
    let mut t8 = shared::<i8>([BN, 1]);
    reduce_max(&t5, &mut t8, 1);
    #[expect(non_snake_case)]
    parallel!((BN, 1), |i15Renamed, i16Renamed| {
        t8.atomic_exchange([i15Renamed, i16Renamed], (-(x1[[_p8, b6, i16Renamed]] >> 3)), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    if x0[[((((_p8 - 1) * (BN + 1)) + d2) % (BN + 1)), b7, (cast::<usize>(t5[[6, b5]]) / 2)]] {
        parallel!(((BN + 1), BM), |i17, i18| {
            assert!((d2 < 9), "an index is within its bounds");
            #[allow(non_snake_case)]
            t7[[i18, i17]] = { let assignedRenamed: f32 = cast::<f32>(t6[[cast::<usize>(t5[[i18, i18]]), i18]]).floor().round().max(-2.375); assignedRenamed };
        });
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!(((BN + 1), BN), |i19, i20| {
            t6.atomic_cas([i19, i20], (cast::<i8>(x0[[12, b6, x1.dim(0)]]) + 0), cast::<i8>(t8[[i20, d3]]).min(t5[[_p8, i20]]), Relaxed);
        });
        let mut v21: F8E5M2 = 3.0;
        for k22 in 0..1 {
            #[allow(non_snake_case)]
            v21 += { let assignedRenamed: F8E5M2 = (cast::<F8E5M2>(x0[[d4, 7, b5]]).mul_add(cast::<F8E5M2>(x0[[2, b5, b6]]), 2.0) + cast::<F8E5M2>(3).round()); assignedRenamed };
        }
        #[expect(non_snake_case)]
        parallel!((BM, (BN + 1)), |i23Renamed, i24Renamed| {
            h4.atomic_add([(((((1 * 5) + i23Renamed) * 5) + i24Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i23Renamed, i24Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23Renamed) * 5) + i24Renamed))), Relaxed);
        });
        parallel!((BN, 1), |i25, i26| {
            h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t8[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
        });
    }
    parallel!((BN, BM), |i27, i28| {
        h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t5[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((BN + 1), BN), |i29, i30| {
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t6[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((BM, (BN + 1)), |i31, i32| {
        h4.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((BN, 1), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t8[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((BM, (BN + 1), BM), |i35, i36, i37| {
        let v38: F8E5M2 = cast::<F8E5M2>(x0[[cast::<usize>(t8[[14, b5]]), i35, d1]]);
        #[expect(non_snake_case)]
        y2[[((b5 * BM) + i35), ((b6 * (BN + 1)) + i36), ((b7 * BM) + i37)]] = { let assignedRenamed: f32 = (cast::<f32>(x0[[i36, b6, i37]]) - (-1.0f32).ceil()).abs(); assignedRenamed };
    });
    parallel!((BM, (BN + 1), BM), |i39, i40, i41| {
        y3[[((b5 * BM) + i39), ((b6 * (BN + 1)) + i40), ((b7 * BM) + i41)]] = ((x1.dim(0) / 3) >= d4);
    });
}

const ROWS_1361: usize = 5;
#[tile_fn]
pub fn function_1361(_v0: i8) -> i8 {
    (_v0 + (-2i8).min(3))
}
#[tile_kernel]
pub fn random_1361<const BM: usize>(
    x0: &Tensor<u64, 1>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<f32, 3>,
    a4: &mut Tensor<i64, 1>,
    h5: &mut Tensor<u64, 1>,
    _p12: usize,
    _q13: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d1], x1 = [d2, d1, d3], x2 = [d4, d2], y3 = [d5, d6, d7], a4 = [d11], h5 = [7]);
    let [b8, b9, b10] = blocks([d5.div_ceil(1), d6.div_ceil(BM), d7.div_ceil(ROWS_1361)]);
    #[expect(non_snake_case)]
    let mut t6Renamed = fragment::<f32>([1, BM, ROWS_1361]);
    copy(y3.at([(b8 * 1), (b9 * BM), (b10 * ROWS_1361)]), &mut t6Renamed);
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<f32>([ROWS_1361, ROWS_1361, 1, ROWS_1361]);
    parallel!((ROWS_1361, ROWS_1361, 1, ROWS_1361), |i14, i15, i16, i17| {
        t7Renamed[[i14, i15, i16, i17]] = t6Renamed[[(i16 - 3).div_ceil(3), (i16 / 2), i15]];
    });
    let mut t8 = shared::<u64>([1, BM, BM]);
    copy(t6Renamed.at((span(d1, BM), span((d1 * BM), 1), span(_p12, BM))).or(-1.0).permute([1, 2, 0]), &mut t8);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x1.at((span(d3, 1), span((((cast::<usize>(t8[[d1, 0, d1]]) * 1) + d1) / 1), BM), span(cast::<usize>(t8[[d1, d1, b10]]), BM))), &mut t8);
    #[allow(non_snake_case)]
    let mut t9Renamed = shared::<u64>([1]);
    copy(x1.at([(b9 * 1), cast::<usize>(cast::<i64>((_q13 - 8))), b10]), &mut t9Renamed);
    copy(&t9Renamed, t8.at_mut(((d1 * ROWS_1361), b9.max(d1), span((d1 * BM), 1))));
    let mut t10 = shared::<i32>([1]);
    reduce_argmin(&t9Renamed, &mut t10, 0);
    clear(&mut t6Renamed);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i18Renamed| {
        a4.atomic_min([cast::<usize>(cast::<i8>((d1 - 9)))], ((-cast::<i64>(t7Renamed[[i18Renamed, d1, d1, i18Renamed]])) * (cast::<i64>(x1[[i18Renamed, b10, 3]]) ^ cast::<i64>((i18Renamed + 1)))), SeqCst);
    });
    parallel!((1, BM, ROWS_1361), |i19, i20, i21| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6Renamed[[i19, i20, i21]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((ROWS_1361, ROWS_1361, 1, ROWS_1361), |i22, i23, i24, i25| {
        h5.atomic_add([(((((((((1 * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i22, i23, i24, i25]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25))), Release);
    });
    parallel!((1, BM, BM), |i26, i27, i28| {
        h5.atomic_add([(((((((1 * 5) + i26) * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t8[[i26, i27, i28]]) * cast::<u64>(((((((1 * 5) + i26) * 5) + i27) * 5) + i28))), AcqRel);
    });
    parallel!(1, |i29| {
        h5.atomic_add([(((1 * 5) + i29) % 7)], (cast::<u64>(t9Renamed[i29]) * cast::<u64>(((1 * 5) + i29))), Relaxed);
    });
    parallel!(1, |i30| {
        h5.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t10[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
    });
    copy(&t6Renamed, y3.at_mut([(b8 * 1), (b9 * BM), (b10 * ROWS_1361)]));
}

#[tile_fn]
pub fn function_1362(_v0: f64, _v1: f64) -> f64 {
    _v0.max(3.0)
}
#[tile_kernel]
pub fn random_1362<T: Int, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T::Acc, 5>,
    x1: &Tensor<bool, 3>,
    y2: &mut Tensor<f64, 3>,
    _p6: usize,
) {
    dims!(x0 = [BN, BN, BM, BM, BN], x1 = [BN, d2, d3], y2 = [d2, d2, BN]);
    let [b4, b5] = blocks([d2.div_ceil(BK), d2.div_ceil(BM)]);
    let mut t3 = fragment::<f64>([BK, BM, BN]);
    copy(y2.at([(b4 * BK), (b5 * BM), 0]), &mut t3);
    let mut t4 = shared::<T::Acc>([BK, BK, BN, BN, BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x0.at([0, (b4 * BM), (d3 * BK), (b4 * BK), (b4 / 4)]), &mut t4);
    let mut t5 = fragment::<T::Acc>([BM, BK, BN]);
    parallel!((BN, BK, BM), |i7, i8, i9| {
        t5[[i9, i8, i7]] = (((cast::<T::Acc>(t3[[i8, cast::<usize>(x0[[i7, 0, i9, d3, i7]]), i7]]) + cast::<T::Acc>(t3[[i8, i7, b4]])) + (cast::<T::Acc>(t3[[i8, i7, b4]]) * cast::<T::Acc>(x1[[i9, d3, i7]]))) + cast::<T::Acc>(t3[[i7, i9, i7]]));
    });
    #[expect(non_snake_case)]
    parallel!((BK, BM, b4.min(BN)), |i10Renamed, i11Renamed, i12Renamed| {
        let v13: T::Acc = cast::<T::Acc>(b5);
        let mut s14: f64 = 0.0;
        #[expect(non_snake_case)]
        for k15Renamed in 0..6 {
            s14 += t3[[i10Renamed, (BM - i11Renamed), i12Renamed]];
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        if (!(d3 < i12Renamed)) {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t3[[i10Renamed, (BM - i11Renamed), i12Renamed]] = s14;
        }
    });
    let mut t6 = shared::<f64>([BM, BN, BM, BN, BN]);
    copy(t4.at((span(cast::<usize>(t4[[_p6, b4, b5, b5, b4]]), BM), span((b4 * BN), BN), span(b4, BM), span(0, BN), span((d3 * BN), BN))).or(-1), &mut t6);
    copy(&t6, t4.at_mut([(d3 * BN), (b4 * BN), b5, (b4 * BM), b5]));
    let mut t7 = fragment::<f32>([BK, BN, BN]);
    copy(t4.at([(d3 * BK), b4, (b4 * BM), (cast::<usize>(t4[[b5, 2, d2, b4, b4]]) * 4), (b5 * BM)]), &mut t7);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BK, BM, BN), |i16, i17, i18| {
        y2[[((b4 * BK) + i16), ((b5 * BM) + i17), (0 + i18)]] = select(t6[[i16, i18, d3, 0, i18]].is_nan(), (cast::<f64>(x1[[0, (i18 - 1).div_ceil(4), (i18 + 1)]]) * 0.5).log10(), select(((t7[[b4, i18, i18]] <= cast::<f32>(i18)) || (3usize <= 4)), (select((i16 < i18), cast::<f64>(x1[[i18, i18, i18]]), cast::<f64>(x1[[i18, d2, 0]])).mul_add((cast::<f64>(x1[[i18, 0, i18]]) + cast::<f64>(x1[[0, b5, i18]])), (cast::<f64>(x1[[i18, i18, i18]]) * cast::<f64>(x1[[i18, i18, b4]]))) * 0.5).expm1(), select(((t6[[cast::<usize>(t5[[i18, x1.dim(0), b4]]), 0, i18, i18, cast::<usize>(t5[[11, i18, i18]])]] >= cast::<f64>(x1[[i18, cast::<usize>(x0[[i18, b5, i18, i17, i18]]), b4]])) && x1[[0, i18, i18]]), ((cast::<f64>(t5[[x1.dim(1), 10, 0]]) * 0.5).abs() + 1.0).powf(cast::<f64>(x1[[i18, d3, i18]]).abs()), (select(x1[[i18, b5, cast::<usize>(t4[[i18, i16, i18, i18, i18]])]], (cast::<f64>(t5[[i17, i18, i18]]) + cast::<f64>(t5[[i16, i16, cast::<usize>(t4[[i16, _p6, i18, i18, i18]])]])), select((6 > i18), 4.0, 1.0)) * 0.5).abs().log2())));
    });
}

#[tile_kernel]
pub fn random_1363(
    x0: &Tensor<f64, 2>,
    x1: &Tensor<f64, 2>,
    x2: &Tensor<i32, 1>,
    y3: &mut Tensor<f64, 3>,
) {
    #[cfg(not(any()))]
    dims!(x0 = [d0, d0], x1 = [d1, d0], x2 = [d0], y3 = [d1, d2, 6]);
    require!((d0 < 100), "extents are below 100");
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b3, b4] = blocks([d1.div_ceil(2), d2.div_ceil(6)]);
    let mut t4 = shared::<i32>([6]);
    let t4_arrived = copy_async(x2.at([(d2 * 2)]), &mut t4);
    #[cfg_attr(not(any()), cfg(any()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg(not(any()))]
    let mut t5 = fragment::<i32>([8, 2]);
    #[cfg(any())]
    undefined!();
    copy(x1.at([d2, d2]), &mut t5);
    let mut t6 = fragment::<i32>([2, 8]);
    copy(x0.at([(b4 * 8), (b4 * 8)]).or(x1[[d2, d2]]), &mut t6);
    #[cfg_attr(not(any()), cfg(any()))]
    undefined!();
    let mut t7 = fragment::<i32>([2, 2]);
    let v5: i32 = (x2[b3] * x2[d1]);
    #[cfg(any())]
    { assert!(false, "kept"); }
    #[cfg(not(any()))]
    fill(&mut t7, v5);
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    gemm(t5.t(), t6.t(), &mut t7);
    #[cfg(not(any()))]
    t4_arrived.wait();
    let mut t8 = fragment::<i32>([6, 2]);
    #[cfg_attr(any(), cfg(any()))]
    copy(t7.at([cast::<usize>(t4[b4]), (b4 * 8)]), &mut t8);
    #[cfg_attr(not(any()), allow(non_snake_case))]
    parallel!((b3.min(2), 2), |i6Renamed, i7Renamed| {
        let v8: i32 = (-x2[b3]).max((-1 - -1));
        t7[[i6Renamed, (i7Renamed * 2)]] = select(((i7Renamed == i6Renamed) && (1usize == 3)), ((t7[[i6Renamed, (i7Renamed * 2)]] | t8[[i7Renamed, i7Renamed]]) / 4), (!cast::<i32>(d2)));
    });
    let v9: i32 = (((t8[[b4, b4]].min(t4[cast::<usize>(t7[[b4, b4]])]) * 5) + x2[d1]) / 5);
    parallel!(6, |i10| {
        let mut l9 = local::<i32>([3]);
        for k11 in 0..3 {
            l9[k11] = (-x2[k11].min(x2[d2]));
        }
        #[cfg(not(any()))]
        t4[(i10 + 1)] = l9[i10];
    });
    cummax_rev(&t4, &mut t4, 0);
    parallel!(6, |i12| {
        t4.atomic_exchange([i12], 1, Relaxed);
    });
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2, 6, 6), |i13, i14, i15| {
        #[cfg_attr(not(any()), cfg(any()))]
        { assert!(false, "kept"); }
        #[cfg(not(any()))]
        #[expect(non_snake_case)]
        y3[[((b3 * 2) + i13), ((b4 * 6) + i14), (0 + i15)]] = { let assignedRenamed: f64 = x0[[i13, cast::<usize>(cast::<i64>((cast::<usize>(t7[[i13, b4]]) - 9)))]].abs(); assignedRenamed };
    });
}

const SCALE_1364: i32 = 2;
#[tile_fn]
pub fn function_1364(_v0: f32, _v1: f32) -> f32 {
    (_v0 + f32::from_bits(((-3.0f32).to_bits() & 2147483647)))
}
#[tile_kernel]
pub fn random_1364<T: Element, const BM: usize, const BN: usize>(
    x0: &Tensor<T, 2>,
    y1: &mut Tensor<T::Acc, 3>,
    h2: &mut Tensor<u64, 1>,
    _p7: f32,
    _p8: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d2, BN], y1 = [d3, d4, BN], h2 = [7]);
    #[cfg_attr(any(), cfg(any()))]
    let n9: usize = d3.div_ceil(BM);
    let [b5, b6] = blocks([d3.div_ceil(BM), d4.div_ceil((BN + 1))]);
    let mut t3 = shared::<f32>([2*BN, BN + 1]);
    copy(x0.at([_p8, (b5 * (BN + 1))]).or(x0[[b5, b5]]), &mut t3);
    let mut t4 = fragment::<T::Acc>([BN + 1, BM + 1]);
    copy(t3.at([1, (n9 * BN)]).or(t3[[d2, b5]]), &mut t4);
    let mut t5 = shared::<f32>([BN + 1]);
    #[cfg_attr(not(any()), cfg(any()))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t5, 1.0);
    reduce_sum_into(&t3, &mut t5, 0);
    let mut t6 = shared::<f32>([1, BN + 1]);
    reduce_abs_sum(&t3, &mut t6, 0);
    let mut t7 = shared::<f32>([BN + 1]);
    #[cfg(not(any()))]
    copy(t4.at((span(_p8, BN + 1), (d4 * (BN + 1)))), &mut t7);
    let mut t8 = fragment::<f32>([BN, BN + 1]);
    #[cfg(any())]
    { assert!(false, "kept"); }
    copy(t6.at((span(b5, BN), span((_p8 * BN), BN + 1))).or(t3[[b5, _p8]]), &mut t8);
    copy(&t8, t4.at_mut((span((b5 * BM), BN), span((_p8 % 6), BN + 1))));
    parallel!(((BN + 1), (BM + 1)), |i10, i11| {
        #[cfg(not(any()))]
        h2.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i10, i11]]) * 16.0))) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), Relaxed);
    });
    parallel!((BN + 1), |i12| {
        h2.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!((1, (BN + 1)), |i13, i14| {
        h2.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Release);
    });
    parallel!((BN + 1), |i15| {
        h2.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BN, (BN + 1)), |i16Renamed, i17Renamed| {
        h2.atomic_add([(((((1 * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i16Renamed, i17Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16Renamed) * 5) + i17Renamed))), Release);
    });
    let mut t9 = fragment::<T::Acc>([BM, BN + 1, BN]);
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    parallel!((BM, (BN + 1), BN), |i18, i19, i20| {
        #[allow(non_snake_case)]
        let v21Renamed: f32 = -1.0;
        #[cfg_attr(not(any()), expect(non_snake_case))]
        t9[[i18, i19, i20]] = { let assignedRenamed: T::Acc = cast_with::<T::Acc>(t7[i20], Round::TowardZero); assignedRenamed };
    });
    copy(&t9, y1.at_mut([(b5 * BM), (b6 * (BN + 1)), 0]));
}

#[tile_kernel]
pub fn random_1365<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i8, 2>,
    x1: &Tensor<i64, 3>,
    y2: &mut Tensor<i8, 2>,
    y3: &mut Tensor<i8, 2>,
    h4: &mut Tensor<u64, 1>,
    _p3: usize,
    _p4: i8,
    _q5: usize,
) {
    dims!(x0 = [d0, d0], x1 = [d0, d0, d0], y2 = [d0, d0], y3 = [d0, d0], h4 = [7]);
    require!((d0 < 100), "extents are below 100");
    let n6: usize = d0.div_ceil(BK);
    let [b1, b2] = blocks([d0.div_ceil(BK), d0.div_ceil((BN + 1))]);
    let mut t5 = shared::<i8>([BM, BK, BK, BK]);
    parallel!((BM, BK, BK, BK), |i7, i8, i9, i10| {
        t5[[i7, i8, i9, i10]] = ((if (i9 > b1) { x0[[i9, i10]] } else { cast::<i8>((((_q5 * (BN + 1)) + b1) / (BN + 1))) }) / -5).min(select((i9 < i8), (x0[[b1, i10]] & x0[[6, _q5]]), (-3 / x0[[i8, i9]])));
    });
    let mut t6 = shared::<i8>([BN, BK]);
    fill(&mut t6, 4);
    let mut t7 = shared::<i32>([BK, BK, BK]);
    reduce_argmax(&t5, &mut t7, 0);
    let mut t8 = shared::<i64>([BN + 1, BK, BK]);
    copy(t7.at((span((b2 * BK), BK), span((((b2 * BM) + cast::<usize>(t6[[n6, _q5]])) / BM), BN + 1), span((b2 * BM), BK))).permute([1, 2, 0]), &mut t8);
    copy(&t8, t7.at_mut([(b2 * (BN + 1)), (b2 * BK), b2]));
    let mut t9 = shared::<i64>([7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    threads!(7, |thread11| {
        let i12: usize = thread11.index();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let i13: usize = thread11.lane();
        let w14: usize = thread11.warp();
        let i15: usize = (i12 % 5);
        let v16: i64 = -4;
        #[expect(non_snake_case)]
        let v17Renamed: u32 = thread11.ballot(((x1[[i12, i15, cast::<usize>(x0[[i12, i12]])]] >= v16) ^ (i15 > i15)));
        let v18: bool = thread11.any((cast::<u16>((i15 - 9)) > cast::<u16>(6usize)));
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v19Renamed: i64 = select(v18, cast::<i64>(v17Renamed.count_ones()), v16);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v20: i64 = thread11.shuffle_xor(v19Renamed, cast::<usize>(t5[[i15, _q5, _p3, b1]]));
        let mut v21: i64 = v20;
        if (b1 >= 3) {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t9[i12] = v20;
            thread11.barrier();
            let v22: i64 = t9[((i12 - 1) >> (cast::<usize>(t7[[0, cast::<usize>(x1[[i15, 5, i15]]), d0]]) - 2))];
            thread11.barrier();
            v21 = v22;
        }
        let v23: i64 = v21;
        let v24: i64 = thread11.shuffle_up(v23, 1);
        #[allow(non_snake_case)]
        t9[i12] = { let assignedRenamed: i64 = v24; assignedRenamed };
    });
    parallel!((BM, BK, BK, BK), |i25, i26, i27, i28| {
        h4.atomic_add([(((((((((1 * 5) + i25) * 5) + i26) * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t5[[i25, i26, i27, i28]]) * cast::<u64>(((((((((1 * 5) + i25) * 5) + i26) * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((BN, BK), |i29, i30| {
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t6[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BK, BK, BK), |i31, i32, i33| {
        h4.atomic_add([(((((((1 * 5) + i31) * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(t7[[i31, i32, i33]]) * cast::<u64>(((((((1 * 5) + i31) * 5) + i32) * 5) + i33))), Relaxed);
    });
    parallel!(((BN + 1), BK, BK), |i34, i35, i36| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((((1 * 5) + i34) * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t8[[i34, i35, i36]]) * cast::<u64>(((((((1 * 5) + i34) * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!(7, |i37| {
        h4.atomic_add([(((1 * 5) + i37) % 7)], (cast::<u64>(t9[i37]) * cast::<u64>(((1 * 5) + i37))), SeqCst);
    });
    let mut t10 = shared::<i8>([BK, BN + 1]);
    parallel!(((BN + 1), BK), |i38, i39| {
        let v40: i64 = (-(cast::<i64>(i39) + cast::<i64>(t6[[i39, i39]])));
        let mut l11 = local::<i8>([2]);
        for k41 in 0..2 {
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            l11[k41] = { let assignedRenamed: i8 = -1; assignedRenamed };
        }
        t10[[i39, i38]] = l11[i39];
    });
    copy(&t10, y2.at_mut([(b1 * BK), (b2 * (BN + 1))]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = shared::<i8>([BK, BN + 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BK, (BN + 1)), |i42, i43| {
        let v44: i64 = t9[(i42 - 6).div_ceil(2)];
        t12[[i42, i43]] = ((0 * 1) * (1 * 1));
    });
    copy(&t12, y3.at_mut([(b1 * BK), (b2 * (BN + 1))]));
}

const ROWS_1366: usize = 5;
const SCALE_1366: u8 = 5;
#[tile_fn]
pub fn function_1366(_v0: f32, _v1: f32) -> f32 {
    _v0.max((4.0 * (if ((cast::<u16>((0usize - 1)) > cast::<u16>(0usize)) ^ (0usize <= 0)) { -4.0 } else { 1.0 })))
}
#[tile_kernel(fast_math)]
pub fn random_1366(
    x0: &Tensor<i64, 2>,
    x1: &Tensor<f64, 4>,
    y2: &mut Tensor<f64, 3>,
    h3: &mut Tensor<u64, 1>,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d2, d3], x1 = [2, ROWS_1366, ROWS_1366, ROWS_1366], y2 = [d4, d5, 2], h3 = [7]);
    let n8: usize = d4.div_ceil(2);
    let mut w4 = workspace::<f64>([d4, d5]);
    let [b6, b7] = blocks([d4.div_ceil(2), d5.div_ceil(2)]);
    #[allow(non_snake_case)]
    let mut t5Renamed = shared::<i64>([2, ROWS_1366, ROWS_1366, 2, 2]);
    parallel!((2, ROWS_1366, ROWS_1366, 2, 2), |i9, i10, i11, i12, i13| {
        let mut s14: i64 = 0;
        for k15 in 0..2 {
            s14 += ((if (x0[[i12, 0]] <= 3) { x0[[i13, i13]] } else { x0[[i11, i9]] }) ^ x0[[i12, cast::<usize>(x0[[d5, i11]])]]);
        }
        t5Renamed[[i9, i10, i11, i12, i13]] = s14;
    });
    let mut t6 = shared::<f32>([2, ROWS_1366, ROWS_1366]);
    copy(x1.at([b7, (b6 * 2), b6, n8]), &mut t6);
    if ((b7 <= 6) | (!(cast::<i32>((cast::<usize>(x0[[0, 6]]) - 8)) == cast::<i32>(n8)))) {
        let mut t7 = shared::<f64>([6, ROWS_1366]);
        parallel!((6, ROWS_1366), |i16, i17| {
            t7[[i16, i17]] = (0.0f64.mul_add(0.0, 1.0) * (1.0 + -1.0));
        });
        let mut t8 = fragment::<f64>([ROWS_1366, 6]);
        #[expect(non_snake_case)]
        parallel!((ROWS_1366, 6), |i18Renamed, i19Renamed| {
            t8[[i18Renamed, i19Renamed]] = -3.0;
        });
        let mut t9 = shared::<f64>([ROWS_1366, ROWS_1366]);
        fill(&mut t9, -2.0);
        gemm(t7.t(), t8.t(), &mut t9);
        let mut t10 = fragment::<i64>([ROWS_1366, ROWS_1366, 2, 2]);
        reduce_sum(&t5Renamed, &mut t10, 0);
        parallel!((ROWS_1366, ROWS_1366), |i20, i21| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), AcqRel);
        });
        parallel!((ROWS_1366, ROWS_1366, 2, 2), |i22, i23, i24, i25| {
            h3.atomic_add([(((((((((1 * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t10[[i22, i23, i24, i25]]) * cast::<u64>(((((((((1 * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25))), Relaxed);
        });
    } else {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        pipelined!(0..2, stages = 4, |k26Renamed| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let mut t11 = shared::<i64>([6]);
            threads!(6, |thread27| {
                let i28: usize = thread27.index();
                #[expect(unused_doc_comments)]
                /// Said of a statement.
                let i29: usize = thread27.lane();
                let w30: usize = thread27.warp();
                let i31: usize = (i28 % 7);
                let v32: f64 = x1[[w30, d2, 0, (d5 % 4)]];
                #[allow(non_snake_case)]
                let v33Renamed: i64 = t5Renamed[[((d5 - 7) % (d4 - 2)), (i29 % 3), b6, (k26Renamed * 1), b7]];
                let mut v34: i64 = v33Renamed;
                for k35 in 0..4 {
                    let v36: i64 = v34;
                    let v37: i64 = thread27.shuffle_up(v36, b6);
                    v34 = v34.max(v37);
                }
                let v38: i64 = v34;
                let v39: i64 = thread27.shuffle_idx(v38, 2);
                let v40: bool = thread27.any((x1[[b6, n8, x1.dim(3), cast::<usize>(t5Renamed[[i31, i28, d4, d4, x1.dim(1)]])]] > 3.0));
                let mut v41: i64 = v39;
                if v40 {
                    let v42: i64 = thread27.shuffle_idx(v39, 24);
                    #[allow(non_snake_case)]
                    v41 = { let assignedRenamed: i64 = v42; assignedRenamed };
                }
                let v43: i64 = v41;
                t11[i28] = v43;
            });
            let mut t12 = shared::<i64>([ROWS_1366]);
            #[allow(non_snake_case)]
            parallel!(ROWS_1366, |i44Renamed| {
                t12[i44Renamed] = 0i64.max(-3);
            });
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let mut t13Renamed = shared::<i64>([ROWS_1366]);
            gather(&t11, &t12, &mut t13Renamed);
            let n45: usize = (b6 % 1).max(0);
            parallel!(ROWS_1366, |i46| {
                h3.atomic_add([(((1 * 5) + i46) % 7)], (cast::<u64>(t12[i46]) * cast::<u64>(((1 * 5) + i46))), Relaxed);
            });
            #[expect(non_snake_case)]
            parallel!(ROWS_1366, |i47Renamed| {
                h3.atomic_add([(((1 * 5) + i47Renamed) % 7)], (cast::<u64>(t13Renamed[i47Renamed]) * cast::<u64>(((1 * 5) + i47Renamed))), Acquire);
            });
        });
    }
    let mut t14 = shared::<i64>([6, 2, 2, 6, 2]);
    #[expect(non_snake_case)]
    parallel!((6, 2, 2, 6, 2), |i48Renamed, i49Renamed, i50Renamed, i51Renamed, i52Renamed| {
        let v53: i64 = -4;
        t14[[i48Renamed, i49Renamed, i50Renamed, i51Renamed, i52Renamed]] = x0[[(i52Renamed + 1), i51Renamed]];
    });
    let mut t15 = fragment::<f64>([2, 2]);
    copy(t6.at((span(d5, 2), n8, span(b6, 2))).t(), &mut t15);
    let mut t16 = fragment::<f64>([2, 2]);
    copy(&t15, w4.at_mut([(b6 * 2), (b7 * 2)]));
    copy(w4.at([(b6 * 2), (b7 * 2)]), &mut t16);
    parallel!((2, ROWS_1366, ROWS_1366, 2, 2), |i54, i55, i56, i57, i58| {
        h3.atomic_add([(((((((((((1 * 5) + i54) * 5) + i55) * 5) + i56) * 5) + i57) * 5) + i58) % 7)], (cast::<u64>(t5Renamed[[i54, i55, i56, i57, i58]]) * cast::<u64>(((((((((((1 * 5) + i54) * 5) + i55) * 5) + i56) * 5) + i57) * 5) + i58))), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!((2, ROWS_1366, ROWS_1366), |i59Renamed, i60Renamed, i61Renamed| {
        h3.atomic_add([(((((((1 * 5) + i59Renamed) * 5) + i60Renamed) * 5) + i61Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i59Renamed, i60Renamed, i61Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i59Renamed) * 5) + i60Renamed) * 5) + i61Renamed))), Relaxed);
    });
    parallel!((6, 2, 2, 6, 2), |i62, i63, i64, i65, i66| {
        h3.atomic_add([(((((((((((1 * 5) + i62) * 5) + i63) * 5) + i64) * 5) + i65) * 5) + i66) % 7)], (cast::<u64>(t14[[i62, i63, i64, i65, i66]]) * cast::<u64>(((((((((((1 * 5) + i62) * 5) + i63) * 5) + i64) * 5) + i65) * 5) + i66))), Relaxed);
    });
    parallel!((2, 2), |i67, i68| {
        h3.atomic_add([(((((1 * 5) + i67) * 5) + i68) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i67, i68]]) * 16.0))) * cast::<u64>(((((1 * 5) + i67) * 5) + i68))), Acquire);
    });
    parallel!((2, 2), |i69, i70| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((1 * 5) + i69) * 5) + i70) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i69, i70]]) * 16.0))) * cast::<u64>(((((1 * 5) + i69) * 5) + i70))), Relaxed);
    });
    #[expect(non_snake_case)]
    let mut t17Renamed = shared::<f64>([2, 6, 2, 2]);
    parallel!((2, 6, 2, 2), |i71, i72, i73, i74| {
        #[allow(non_snake_case)]
        t17Renamed[[i71, i72, i73, i74]] = { let assignedRenamed: f64 = ((-2.0f64).abs() - cast::<f64>(i71)); assignedRenamed };
    });
    let mut t18 = shared::<f64>([2, 2, 2]);
    reduce_mean(&t17Renamed, &mut t18, 1);
    copy(&t18, y2.at_mut([(b6 * 2), (b7 * 2), 0]));
}

#[tile_kernel]
pub fn random_1367<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<F8E4M3, 3>,
    y1: &mut Tensor<T::Acc, 2>,
    a2: &mut Tensor<i32, 1>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d1, d2], y1 = [d3, d1], a2 = [d3], h3 = [7]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let n6: usize = d3.div_ceil(BN);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let [b4, b5] = blocks([d3.div_ceil(BN), d1.div_ceil(BM)]);
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t4Renamed = shared::<T::Acc>([BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BN, |i7| {
        t4Renamed[i7] = -1.0;
    });
    let mut t5 = shared::<T::Acc>([BN, BM, 1]);
    copy(x0.at((span((b5 * 8), 1), span(d2, BN), span(n6, BM))).permute([1, 2, 0]), &mut t5);
    let mut t6 = fragment::<f64>([1, BN]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(x0.at([b5, b4, n6]).or(x0[[n6, d2, 0]]), &mut t6);
    #[cfg(all())]
    let mut t7 = fragment::<f64>([BN, 1]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(x0.at([(d0 * 8), d3, (b5 * BN)]), &mut t7);
    let mut t8 = shared::<f64>([BN, BN]);
    clear(&mut t8);
    gemm(t6.t(), t7.t(), &mut t8);
    parallel!(BN, |i8| {
        a2.atomic_xor([(x0.dim(1) * 4)], (if t8[[4, i8]].is_finite() { cast::<i32>(t8[[((i8 - 3) >> 4), i8]]) } else { (if (cast::<i32>((x0.dim(0) - 8)) <= cast::<i32>(d0)) { cast::<i32>(t5[[i8, b4, d1]]) } else { cast::<i32>(t7[[i8, d0]]) }) }), Relaxed);
    });
    parallel!(BN, |i9| {
        #[cfg(not(all()))]
        let kept = undefined;
        h3.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4Renamed[i9]) * 16.0))) * cast::<u64>(((1 * 5) + i9))), Release);
    });
    #[allow(non_snake_case)]
    parallel!((BN, BM, 1), |i10Renamed, i11Renamed, i12Renamed| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        h3.atomic_add([(((((((1 * 5) + i10Renamed) * 5) + i11Renamed) * 5) + i12Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i10Renamed, i11Renamed, i12Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i10Renamed) * 5) + i11Renamed) * 5) + i12Renamed))), Relaxed);
    });
    parallel!((1, BN), |i13, i14| {
        h3.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Acquire);
    });
    parallel!((BN, 1), |i15, i16| {
        h3.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!((BN, BN), |i17, i18| {
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        h3.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((BN, BM), |i19, i20| {
        y1[[((b4 * BN) + i19), ((b5 * BM) + i20)]] = select((cast::<u32>((d0 - 9)) == cast::<u32>(d2)), ((t4Renamed[(i20 + 1)] + (t5[[i20, i20, x0.dim(1)]] + t4Renamed[i20])) * 0.5).abs().log2(), select((x0.dim(2) != d1), ((t5[[i19, (i20 % 8), d3]] - t4Renamed[i19]) * 0.5).cos(), select((x0.dim(2) >= n6), (t4Renamed[i19].mul_add(0.0, cast::<T::Acc>(-1).mul_add(t4Renamed[i20], 2.0)) * 0.5).tanh(), (((t4Renamed[d1] - cast::<T::Acc>(n6)) * (t4Renamed[i20] - 2.0)) * 0.5).abs().log2())));
    });
}

#[tile_fn]
pub fn function_1368(_v0: u64, _v1: u64) -> u64 {
    (_v0 * 1)
}
#[tile_kernel]
pub fn random_1368<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<F8E4M3, 5>,
    y1: &mut Tensor<F8E4M3, 2>,
    h2: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    dims!(x0 = [BN, BN, BN, BN, BM + 1], y1 = [d2, d3], h2 = [7]);
    let [b4, b5] = blocks([d2.div_ceil((BM + 1)), d3.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t3 = fragment::<u64>([BN, BM + 1]);
    copy(x0.at((span(b5, BN), span((b4 * (BM + 1)), BM + 1), b5, (b5 * BK), b5)), &mut t3);
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t4Renamed = shared::<F8E4M3>([BK]);
    #[cfg(all())]
    let v7: F8E4M3 = (x0[[b4, b5, b4, _q6, _q6]] / 4.0).abs().sqrt();
    fill(&mut t4Renamed, v7);
    let mut t5 = shared::<u64>([BM, BN, BN, BM + 1]);
    copy(x0.at([_q6, b5, (d3 * BN), (b5 * BK), (d2 * BN)]).or(x0[[cast::<usize>(t3[[b4, b5]]), b5, b4, d2, 3]]), &mut t5);
    let mut t6 = fragment::<bool>([BN, BM + 1]);
    copy(t3.at((span(b4, BM + 1), span(b4, BN))).t(), &mut t6);
    let mut t7 = shared::<bool>([BM + 1]);
    reduce_all(&t6, &mut t7, 0);
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t8Renamed = shared::<u64>([BM + 1, BM, BN]);
    parallel!((BN, BM, (BM + 1)), |i8, i9, i10| {
        let v11: F8E4M3 = cast::<F8E4M3>(t5[[d3, i8, x0.dim(4), cast::<usize>(t3[[cast::<usize>(t3[[i8, i9]]), i10]])]]).min_nan((cast::<F8E4M3>(b5) / 2.5));
        t8Renamed[[i10, i9, i8]] = cast::<u64>(t7[i9]);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!(BK, |i12| {
        h2.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4Renamed[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!((BM, BN, BN, (BM + 1)), |i13, i14, i15, i16| {
        h2.atomic_add([(((((((((1 * 5) + i13) * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t5[[i13, i14, i15, i16]]) * cast::<u64>(((((((((1 * 5) + i13) * 5) + i14) * 5) + i15) * 5) + i16))), AcqRel);
    });
    #[expect(non_snake_case)]
    parallel!((BN, (BM + 1)), |i17Renamed, i18Renamed| {
        h2.atomic_add([(((((1 * 5) + i17Renamed) * 5) + i18Renamed) % 7)], (cast::<u64>(t6[[i17Renamed, i18Renamed]]) * cast::<u64>(((((1 * 5) + i17Renamed) * 5) + i18Renamed))), Relaxed);
    });
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    parallel!((BM + 1), |i19| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h2.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t7[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(((BM + 1), BM, BN), |i20, i21, i22| {
        h2.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t8Renamed[[i20, i21, i22]]) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!(((BM + 1), BM), |i23, i24| {
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg_attr(all(), allow(non_snake_case))]
        y1[[((b4 * (BM + 1)) + i23), ((b5 * BM) + i24)]] = { let assignedRenamed: F8E4M3 = cast::<F8E4M3>((((i23 - 1) * BN) / BN)); assignedRenamed };
    });
}

const SCALE_1369: f64 = 2.0;
#[tile_kernel]
pub fn random_1369<const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p6: usize,
    _p7: usize,
    _q8: usize,
) {
    dims!(x0 = [d0], x1 = [2*BN, d1], y2 = [d2, d3, BN], h3 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut w4 = workspace::<i64>([d2, d3]);
    let [b4, b5] = blocks([d2.div_ceil((2*BN)), d3.div_ceil(BM)]);
    let mut t5 = fragment::<f32>([BN, BN + 1, BN]);
    let v9: f32 = f32::from_bits((f32::from_bits((cast::<f32>(x0[b4]).to_bits() | 2147483648)).to_bits() & 2147483647));
    fill(&mut t5, v9);
    let mut t6 = fragment::<f32>([BN + 1, BN]);
    clear(&mut t6);
    for k10 in (0.._p6).step_by(2) {
        let mut t7 = fragment::<i32>([BM]);
        parallel!(BM, |i11| {
            t7[i11] = (0 * 0);
        });
        #[allow(non_snake_case)]
        let mut t8Renamed = fragment::<f32>([BM, BN]);
        gather(&t6, &t7, &mut t8Renamed);
        if (((6 * (BN + 1)) / (BN + 1)) > (_p7 - 4)) {
            let mut t9 = shared::<i64>([2*BN, BN]);
            parallel!(((2*BN), BN), |i12, i13| {
                t9[[i12, i13]] = cast::<i64>(x0[cast::<usize>(t7[_q8])]);
            });
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let mut t10 = fragment::<i64>([BN, 2*BN]);
            parallel!((BN, (2*BN)), |i14, i15| {
                #[allow(non_snake_case)]
                #[expect(unused_doc_comments)]
                #[doc = ""]
                t10[[i14, i15]] = { let assignedRenamed: i64 = cast::<i64>(x0[cast::<usize>(t7[i14])]); assignedRenamed };
            });
            let mut t11 = fragment::<i64>([BN, BN]);
            let v16: i64 = cast::<i64>(t7[b4]);
            fill(&mut t11, v16);
            gemm(t9.t(), t10.t(), &mut t11);
            #[expect(non_snake_case)]
            parallel!((BM, BN), |i17Renamed, i18Renamed| {
                h3.atomic_add([(((((1 * 5) + i17Renamed) * 5) + i18Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i17Renamed, i18Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17Renamed) * 5) + i18Renamed))), Release);
            });
            #[expect(non_snake_case)]
            parallel!((BN, BN), |i19Renamed, i20Renamed| {
                h3.atomic_add([(((((1 * 5) + i19Renamed) * 5) + i20Renamed) % 7)], (cast::<u64>(t11[[i19Renamed, i20Renamed]]) * cast::<u64>(((((1 * 5) + i19Renamed) * 5) + i20Renamed))), Relaxed);
            });
        }
        #[expect(non_snake_case)]
        let mut t12Renamed = shared::<i64>([128]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        threads!(128, |thread21| {
            let i22: usize = thread21.index();
            #[expect(non_snake_case)]
            let i23Renamed: usize = thread21.lane();
            let w24: usize = thread21.warp();
            let i25: usize = (i22 % 8);
            let v26: i64 = (cast::<i64>(x0[i25]).abs().max(cast::<i64>(x0[_p7])) + (-cast::<i64>(x0[(i25 / 3)])));
            let v27: i64 = thread21.shuffle_idx(v26, 33);
            t12Renamed[i22] = v27;
            thread21.barrier();
            let v28: i64 = t12Renamed[((i22 + 25) % 128)];
            thread21.barrier();
            let v29: i64 = v28;
            let v30: i64 = thread21.shuffle_up(v29, 33);
            t12Renamed[i22] = v30;
        });
        parallel!((BM, BN), |i31, i32| {
            h3.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
        });
        parallel!(128, |i33| {
            h3.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t12Renamed[i33]) * cast::<u64>(((1 * 5) + i33))), Relaxed);
        });
    }
    let mut t13 = shared::<f32>([BN + 1, 2*BN]);
    copy(t5.at([0, x0.dim(0), x1.dim(1)]), &mut t13);
    copy(&t13, t5.at_mut([cast::<usize>(cast::<u16>((b5 - 2))), _p7, (_p6 * BM)]));
    let mut t14 = fragment::<i32>([BN + 1]);
    parallel!((BN + 1), |i34| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t14[i34] = ((cast::<i32>(i34) * 3) + 1);
    });
    let mut t15 = shared::<f32>([BN + 1, BN]);
    let v35: f32 = ((x0[2] - x0[b4]) - x0[(((_q8 * BN) + _p6) % BN)]);
    fill(&mut t15, v35);
    scatter(&t15, &t14, &mut t6);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BN, (BN + 1), BN), |i36Renamed, i37Renamed, i38Renamed| {
        let v39: f32 = 1.0;
        let mut s40: f32 = 0.0;
        for k41 in 0..4 {
            s40 += 1.0;
        }
        if ((cast::<usize>(t14[1]) != i38Renamed) & (b4 != i38Renamed)) {
            #[allow(non_snake_case)]
            t5[[i36Renamed, i37Renamed, (i38Renamed * 2)]] = { let assignedRenamed: f32 = s40; assignedRenamed };
        }
    });
    let mut t16 = fragment::<i64>([2*BN, BM]);
    copy(t6.at((span((_p6 * BM), 2*BN), span(b5, BM))), &mut t16);
    let mut t17 = fragment::<i64>([2*BN, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t16, w4.at_mut([(b4 * (2*BN)), (b5 * BM)]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(w4.at([(b4 * (2*BN)), (b5 * BM)]), &mut t17);
    parallel!(((BN + 1), (2*BN)), |i42, i43| {
        h3.atomic_add([(((((1 * 5) + i42) * 5) + i43) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i42, i43]]) * 16.0))) * cast::<u64>(((((1 * 5) + i42) * 5) + i43))), Release);
    });
    parallel!((BN + 1), |i44| {
        h3.atomic_add([(((1 * 5) + i44) % 7)], (cast::<u64>(t14[i44]) * cast::<u64>(((1 * 5) + i44))), Relaxed);
    });
    parallel!(((BN + 1), BN), |i45, i46| {
        h3.atomic_add([(((((1 * 5) + i45) * 5) + i46) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i45, i46]]) * 16.0))) * cast::<u64>(((((1 * 5) + i45) * 5) + i46))), Relaxed);
    });
    parallel!(((2*BN), BM), |i47, i48| {
        h3.atomic_add([(((((1 * 5) + i47) * 5) + i48) % 7)], (cast::<u64>(t16[[i47, i48]]) * cast::<u64>(((((1 * 5) + i47) * 5) + i48))), Relaxed);
    });
    parallel!(((2*BN), BM), |i49, i50| {
        h3.atomic_add([(((((1 * 5) + i49) * 5) + i50) % 7)], (cast::<u64>(t17[[i49, i50]]) * cast::<u64>(((((1 * 5) + i49) * 5) + i50))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(((2*BN), BM, BN), |i51, i52, i53| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y2[[((b4 * (2*BN)) + i51), ((b5 * BM) + i52), (0 + i53)]] = -1.0;
    });
}

#[tile_fn]
pub fn function_1370(_v0: bf16, _v1: bf16) -> bf16 {
    (_v0 + (-cast::<bf16>(((0usize * 3) % 3))).max(cast::<bf16>(2).mul_add(-0.625, -2.0)).floor())
}
#[tile_kernel]
pub fn random_1370<T: Element, const BM: usize>(
    x0: &Tensor<f16, 2>,
    x1: &Tensor<T, 3>,
    y2: &mut Tensor<T::Acc, 2>,
    y3: &mut Tensor<T::Acc, 3>,
    a4: &mut Tensor<u64, 1>,
) {
    #[cfg_attr(false, cfg(false))]
    dims!(x0 = [d2, d3], x1 = [d4, d3, 2], y2 = [d2, d5], y3 = [d2, d5, BM], a4 = [d4]);
    require!((d5 < 100), "extents are below 100");
    let n8: usize = d2.div_ceil(8);
    let [b6, b7] = blocks([d2.div_ceil(8), d5.div_ceil(8)]);
    #[cfg(false)]
    { assert!(false, "kept"); }
    let mut t5 = fragment::<bool>([2, 2]);
    let v9: bool = (((b6 <= d3) ^ (cast::<i32>((d3 - 8)) == cast::<i32>(5usize))) | (d3 <= b7));
    #[cfg_attr(not(false), cfg(false))]
    undefined!();
    fill(&mut t5, v9);
    let mut t6 = shared::<f16>([2, 8, 2, BM, 2]);
    #[cfg(not(false))]
    clear(&mut t6);
    let mut v10: f16 = 1.0;
    #[cfg(not(false))]
    for k11 in 0..5 {
        v10 += ((if t5[[b6, b6]] { t6[[b6, k11, n8, b6, n8]] } else { t6[[b7, n8, n8, n8, b6]] }) / -6.0);
    }
    let mut t7 = shared::<i32>([BM]);
    parallel!(BM, |i12| {
        t7[i12] = ((cast::<i32>(i12) * 3) + -2);
    });
    let mut t8 = shared::<bool>([BM, 2]);
    copy(t5.at([(b6 * 8), 1]).or((b7 <= n8)), &mut t8);
    scatter(&t8, &t7, &mut t5);
    let mut t9 = fragment::<bool>([2]);
    reduce_all(&t8, &mut t9, 0);
    let mut t10 = shared::<i32>([BM]);
    cummin_rev(&t7, &mut t10, 0);
    let mut t11 = shared::<i32>([BM]);
    #[cfg(false)]
    let kept = undefined;
    let v13: i32 = cast::<i32>(t8[[(n8 - 2), (cast::<usize>(t10[d2]) + 4)]]);
    fill(&mut t11, v13);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    atomic_add(&t11, &mut t10, Relaxed);
    #[expect(non_snake_case)]
    let mut t12Renamed = fragment::<u64>([8]);
    #[cfg(not(false))]
    let v14: u64 = cast::<u64>(x0[[n8, cast::<usize>(t11[n8])]]);
    fill(&mut t12Renamed, v14);
    atomic_min(&t12Renamed, a4.at_mut([cast::<usize>(cast::<i64>((cast::<usize>(t7[d2]) - 8)))]), Relaxed);
    #[cfg(false)]
    if true { assert!(false, "kept"); }
    #[cfg(not(false))]
    parallel!((8, 8), |i15, i16| {
        #[cfg(not(false))]
        let v17: f16 = t6[[cast::<usize>(t10[d2]), ((d3 - 2) << (d4 - 5)), d4, x1.dim(2), d4]];
        y2[[((b6 * 8) + i15), ((b7 * 8) + i16)]] = cast::<T::Acc>((cast::<f32>(t11[x1.dim(2)]) * cast::<f32>(t11[i16])));
    });
    #[cfg_attr(not(false), cfg(false))]
    if true { assert!(false, "kept"); }
    #[cfg_attr(not(false), allow(non_snake_case))]
    parallel!((8, 8, BM), |i18Renamed, i19Renamed, i20Renamed| {
        y3[[((b6 * 8) + i18Renamed), ((b7 * 8) + i19Renamed), (0 + i20Renamed)]] = cast::<T::Acc>(((-cast::<f32>(t6[[x0.dim(1), b6, cast::<usize>(t7[i20Renamed]), cast::<usize>(t11[i20Renamed]), d5]]).round()) + (-cast::<f32>(t11[i20Renamed]))));
    });
}

const SCALE_1371: f64 = 5.0;
#[tile_fn]
pub fn function_1371(_v0: f32, _v1: f32) -> f32 {
    (_v0 + (if (((0usize < 1) || (cast::<u16>((0usize - 2)) > cast::<u16>(0usize))) | (cast::<u32>(((0usize - 3) - 5)) != cast::<u32>(0usize))) { (-4.0f32).min_nan(cast::<f32>(((((0usize - 4) * 3) + 0) % 3))).min_nan((4.0 / 5.0)) } else { 1.875f32.max_nan(3.25) }))
}
#[tile_kernel]
pub fn random_1371(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<f32, 3>,
    y2: &mut Tensor<f32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p8: f32,
    _q9: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d2, d3, d4], y1 = [d3, d2, d2], y2 = [d3, d2, d2], h3 = [7]);
    #[cfg_attr(any(), cfg(any()))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    require!((d4 < 100), "extents are below 100");
    let [b5, b6, b7] = blocks([d3.div_ceil(8), d2.div_ceil(8), d2.div_ceil(8)]);
    let mut t4 = fragment::<f32>([6, 8, 6]);
    copy(x0.at([(d2 * 8), (b7 * 6), (b5 * 6)]).or(_p8), &mut t4);
    #[cfg(not(any()))]
    let mut t5 = fragment::<f32>([6, 3]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t5, -1.0);
    parallel!((6, 8, 6), |i10, i11, i12| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t4[[(i10 + 3), (i11 + 2), i12]] = (if (i11 >= 7) { cast::<f32>(t4[[(i10 + 3), (i11 + 2), i12]]).max_nan(x0[[i10, i10, b6]]).max(t4[[(i10 + 3), (i11 + 2), i12]]) } else { select((t5[[(i12 % 2), _q9]] > cast_with::<f32>(t5[[i12, _q9]], Round::Down)), (if (cast::<i8>((i12 - 8)) >= cast::<i8>(i10)) { -4.0 } else { cast::<f32>(i11) }), (cast::<f32>(t4[[(i10 + 3), (i11 + 2), i12]]) * 4.875)) });
    });
    #[cfg(not(any()))]
    parallel!((6, 8, 6), |i13, i14, i15| {
        h3.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i13, i14, i15]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
    });
    #[cfg(not(any()))]
    parallel!((6, 3), |i16, i17| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Release);
    });
    #[expect(non_snake_case)]
    parallel!((8, 8, 8), |i18Renamed, i19Renamed, i20Renamed| {
        let mut s21: f32 = 0.0;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k22 in 0..4 {
            s21 += cast::<f32>((((_q9 * 8) + i18Renamed) / 8)).abs().sqrt().abs();
        }
        #[cfg_attr(not(any()), allow(non_snake_case))]
        y1[[((b5 * 8) + i18Renamed), ((b6 * 8) + i19Renamed), ((b7 * 8) + i20Renamed)]] = { let assignedRenamed: f32 = s21; assignedRenamed };
    });
    parallel!((8, 8, 8), |i23, i24, i25| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y2[[((b5 * 8) + i23), ((b6 * 8) + i24), ((b7 * 8) + i25)]] = select((!(5 == i23)), ((-t5[[b6, d2]]) * 0.5).tanh(), select((t5[[b6, 1]] != t5[[i24, b5]]), (cast::<f32>(i24) * 0.5).atan2((1.0 + 1.0)), select(((b6 - 4).div_ceil(4) == (i24 * 3)), ((cast::<f32>(b6).floor() - (-4.0 + t5[[x0.dim(1), b6]])) * 0.5).log1p(), ((t5[[b6, i25]] + (-0.0)) * 0.5).erf())));
    });
}

const SCALE_1372: u8 = 6;
#[tile_kernel]
pub fn random_1372(
    x0: &Tensor<i32, 1>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<i32, 2>,
    a4: &mut Tensor<i64, 1>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0], x1 = [d0, d1], y2 = [d2, d0], y3 = [d2, d0], a4 = [d1], h5 = [7]);
    let [b3, b4] = blocks([d2.div_ceil(6), d0.div_ceil(1)]);
    #[expect(non_snake_case)]
    let mut t6Renamed = fragment::<i32>([6, 6, 6, 1]);
    clear(&mut t6Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<f32>([3, 1]);
    copy(x1.at((span(2, 3), span(b4, 1))), &mut t7);
    #[allow(non_snake_case)]
    let mut v5Renamed: f32 = 4.0;
    for k6 in 0..4 {
        v5Renamed += (cast::<f32>((((x1.dim(0) + 2) * 3) / 3)) / -5.0);
    }
    let mut t8 = shared::<f32>([7]);
    threads!(7, |thread7| {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let i8Renamed: usize = thread7.index();
        let i9: usize = thread7.lane();
        let w10: usize = thread7.warp();
        let i11: usize = (i8Renamed % 8);
        let v12: f32 = cast::<f32>(x1[[b4, i11]]).abs().sqrt().max(v5Renamed.abs().sqrt());
        let v13: f32 = (2.0 + 0.0f32.mul_add(0.0, -1.0));
        let mut v14: f32 = v13;
        if (w10 != 0) {
            let v15: f32 = thread7.shuffle_xor(v13, 28);
            v14 = v15;
        }
        let v16: f32 = v14;
        t8[i8Renamed] = v16;
        thread7.barrier();
        let v17: f32 = t8[(i8Renamed - 9).div_ceil(2)];
        thread7.barrier();
        let v18: f32 = v17;
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut v19Renamed: f32 = v18;
        if (b3 >= 2) {
            t8[i8Renamed] = v18;
            thread7.barrier();
            let v20: f32 = t8[cast::<usize>(x0[i8Renamed])];
            #[expect(unused_doc_comments)]
            #[doc = ""]
            thread7.barrier();
            #[expect(non_snake_case)]
            v19Renamed = { let assignedRenamed: f32 = v20; assignedRenamed };
        }
        let v21: f32 = v19Renamed;
        let mut v22: f32 = v21;
        for k23 in 0..2 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v24: f32 = v22;
            let v25: f32 = thread7.shuffle_xor(v24, 5);
            #[expect(non_snake_case)]
            v22 = { let assignedRenamed: f32 = v22.max(v25); assignedRenamed };
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v26: f32 = v22;
        t8[i8Renamed] = v26;
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9Renamed = fragment::<i32>([6, 6, 1]);
    fill(&mut t9Renamed, 1);
    reduce_product_into(&t6Renamed, &mut t9Renamed, 2);
    if (cast::<u64>(((((0 * 6) + b3) % 6) - 1)) != cast::<u64>(cast::<usize>(cast::<i8>((x0.dim(0) - 7))))) {
        let mut t10 = fragment::<i32>([3, 1]);
        copy(t9Renamed.at([(b3 * 3), (b3 * 3), x1.dim(0)]), &mut t10);
        let mut t11 = shared::<i32>([3, 3]);
        copy(t9Renamed.at((span(cast::<usize>(t6Renamed[[b3, b3, cast::<usize>(t6Renamed[[b3, 3, b3, cast::<usize>(t9Renamed[[b3, 4, 0]])]]), x1.dim(1)]]), 3), span(3, 3), d2)), &mut t11);
        let mut t12 = fragment::<i32>([1, 3]);
        #[expect(non_snake_case)]
        let v27Renamed: i32 = ((-t6Renamed[[b3, cast::<usize>(x0[b3]), b3, d0]]) * t9Renamed[[b3, x0.dim(0), cast::<usize>(t6Renamed[[b3, cast::<usize>(t9Renamed[[cast::<usize>(x0[b4]), b3, 0]]), b3, d0]])]]);
        fill(&mut t12, v27Renamed);
        gemm(t10.t(), &t11, &mut t12);
        #[expect(non_snake_case)]
        let mut t13Renamed = shared::<i32>([1, 1, 3]);
        parallel!((1, 1, 3), |i28, i29, i30| {
            assert!((d0 < 8), "an index is within its bounds");
            t13Renamed[[i28, i29, i30]] = ((t12[[i28, 0]] & x0[i30]).min((t12[[i28, cast::<usize>(t6Renamed[[i29, i28, d1, i29]])]] % x0[i29])) ^ t12[[i28, i29]]);
        });
        parallel!((d1.min(3), 1, 1), |i31, i32, i33| {
            let v34: i32 = t12[[i32, i32]];
            if (i32 > i33) {
                #[expect(unused_doc_comments)]
                #[doc = ""]
                t13Renamed[[i33, i32, i31]] = v34;
            }
        });
        parallel!((1, 3), |i35, i36| {
            h5.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t12[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), SeqCst);
        });
        parallel!((1, 1, 3), |i37, i38, i39| {
            h5.atomic_add([(((((((1 * 5) + i37) * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(t13Renamed[[i37, i38, i39]]) * cast::<u64>(((((((1 * 5) + i37) * 5) + i38) * 5) + i39))), Relaxed);
        });
    } else {
        copy(t6Renamed.at([((b3 - 4) << (b3 - 1)), (b4 * 1), b3, (d1 * 1)]), &mut t8);
        let mut t14 = fragment::<i32>([6]);
        #[expect(non_snake_case)]
        parallel!(6, |i40Renamed| {
            #[expect(non_snake_case)]
            t14[i40Renamed] = { let assignedRenamed: i32 = (t6Renamed[[i40Renamed, i40Renamed, i40Renamed, d1]] + cast::<i32>(b3)); assignedRenamed };
        });
        let mut t15 = fragment::<i32>([6]);
        gather(x0, &t14, &mut t15);
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t16 = fragment::<i64>([1]);
    copy(t9Renamed.at([b3, (b3 % 2), b3]), &mut t16);
    atomic_add(&t16, a4.at_mut([((d0 * 6) / 6)]), AcqRel);
    parallel!((6, 6, 6, 1), |i41, i42, i43, i44| {
        h5.atomic_add([(((((((((1 * 5) + i41) * 5) + i42) * 5) + i43) * 5) + i44) % 7)], (cast::<u64>(t6Renamed[[i41, i42, i43, i44]]) * cast::<u64>(((((((((1 * 5) + i41) * 5) + i42) * 5) + i43) * 5) + i44))), Relaxed);
    });
    parallel!((3, 1), |i45, i46| {
        h5.atomic_add([(((((1 * 5) + i45) * 5) + i46) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i45, i46]]) * 16.0))) * cast::<u64>(((((1 * 5) + i45) * 5) + i46))), Acquire);
    });
    parallel!(7, |i47| {
        h5.atomic_add([(((1 * 5) + i47) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i47]) * 16.0))) * cast::<u64>(((1 * 5) + i47))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((6, 6, 1), |i48Renamed, i49Renamed, i50Renamed| {
        h5.atomic_add([(((((((1 * 5) + i48Renamed) * 5) + i49Renamed) * 5) + i50Renamed) % 7)], (cast::<u64>(t9Renamed[[i48Renamed, i49Renamed, i50Renamed]]) * cast::<u64>(((((((1 * 5) + i48Renamed) * 5) + i49Renamed) * 5) + i50Renamed))), Relaxed);
    });
    let mut t17 = fragment::<f32>([6, 6, 1]);
    copy(t9Renamed.at([b3, (b3 * 3), d2]), &mut t17);
    #[allow(non_snake_case)]
    let mut t18Renamed = shared::<f32>([6, 1]);
    reduce_mean(&t17, &mut t18Renamed, 0);
    copy(&t18Renamed, y2.at_mut([(b3 * 6), (b4 * 1)]));
    parallel!((6, 1), |i51, i52| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y3[[((b3 * 6) + i51), ((b4 * 1) + i52)]] = cast::<i32>(((x0[i52] & x0[i51]) % x0[((i51 - 8) / (i52 - 3))]).count_ones());
    });
}

const ROWS_1373: usize = 6;
#[tile_kernel]
pub fn random_1373<const BM: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<f32, 1>,
    y2: &mut Tensor<i16, 2>,
    h3: &mut Tensor<u64, 1>,
    _p5: i16,
    _q6: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d0], x1 = [d1], y2 = [d0, d2], h3 = [7]);
    let n7: usize = d0.div_ceil(BM);
    let [b3, b4] = blocks([d0.div_ceil(BM), d2.div_ceil(BM)]);
    let mut t4 = shared::<i16>([3, BM, 3]);
    parallel!((3, BM, 3), |i8, i9, i10| {
        t4[[i8, i9, i10]] = cast::<i16>(d2);
    });
    #[expect(non_snake_case)]
    let mut t5Renamed = shared::<i16>([3, BM]);
    parallel!((3, BM), |i11, i12| {
        t5Renamed[[i11, i12]] = (t4[[b4, i11, i11]] * 3).min(t4[[i11, n7, i11]]);
    });
    parallel!((3, BM), |i13, i14| {
        assert!((i14 < 33), "an index is within its bounds");
        let v15: i16 = (-(t4[[1, i13, i13]] * t4[[i13, i14, i13]]));
        let mut s16: i16 = 0;
        for k17 in 0..1 {
            s16 += t5Renamed[[i13, i14]];
        }
        if (cast::<u64>((i13 - 5)) > cast::<u64>((_q6 - 4))) {
            #[allow(non_snake_case)]
            t5Renamed[[i13, i14]] = { let assignedRenamed: i16 = s16; assignedRenamed };
        }
    });
    #[allow(non_snake_case)]
    let mut t6Renamed = fragment::<i16>([3, BM, 3]);
    copy(&t4, &mut t6Renamed);
    copy(&t6Renamed, t4.at_mut((span((d2 * BM), 3), span((n7 * 3), BM), span(x0.dim(0), 3))));
    pipelined!(0..2, stages = 2, |k18| {
        let v19: i16 = cast::<i16>((t4[[cast::<usize>(t4[[b4, d1, d0]]), 16, d2]] << 11).leading_zeros());
        fill(&mut t4, v19);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        fill(t4.at_mut((span((b4 * BM), 3), span(14, 3), span(x0.dim(0), BM))).permute([1, 2, 0]), -1);
        let mut t7 = fragment::<bool>([3, ROWS_1373, 3]);
        copy(t6Renamed.at((span((b4 * BM), 3), span((b4 * BM), ROWS_1373), span(b4, 3))), &mut t7);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t8 = shared::<bool>([3, ROWS_1373]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        reduce_any(&t7, &mut t8, 2);
        let mut t9 = fragment::<f32>([BM, 3]);
        copy(t8.at((span((n7 * 3), BM), span((b4 * BM), 3))), &mut t9);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t10 = fragment::<f32>([3, 3]);
        copy(t8.at((span((b4 * ROWS_1373), 3), span((d1 * 3), 3))), &mut t10);
        let mut t11 = fragment::<f32>([BM, 3]);
        let v20: f32 = ((-cast_with::<f32>(x0[d1], Round::Up)) / 1.0);
        fill(&mut t11, v20);
        clear(&mut t11);
        gemm(&t9, &t10, &mut t11);
        parallel!((3, BM, d2.min(3)), |i21, i22, i23| {
            let mut s24: i16 = 0;
            #[allow(non_snake_case)]
            for k25Renamed in 0..2 {
                s24 += ((((t4[[i21, (BM - i22), i23]] * 9) + t4[[i21, (BM - i22), i23]]) / 9) >> t5Renamed[[((cast::<usize>(t5Renamed[[k25Renamed, k25Renamed]]) - 9) << (cast::<usize>(t5Renamed[[d2, k25Renamed]]) - 1)), _q6]]);
            }
            t4[[i21, (BM - i22), i23]] = s24;
        });
        parallel!((3, ROWS_1373), |i26, i27| {
            h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t8[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Release);
        });
        parallel!((BM, 3), |i28, i29| {
            h3.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
        });
    });
    parallel!((3, BM, 3), |i30, i31, i32| {
        h3.atomic_add([(((((((1 * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t4[[i30, i31, i32]]) * cast::<u64>(((((((1 * 5) + i30) * 5) + i31) * 5) + i32))), SeqCst);
    });
    parallel!((3, BM), |i33, i34| {
        h3.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t5Renamed[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((3, BM, 3), |i35, i36, i37| {
        h3.atomic_add([(((((((1 * 5) + i35) * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t6Renamed[[i35, i36, i37]]) * cast::<u64>(((((((1 * 5) + i35) * 5) + i36) * 5) + i37))), Relaxed);
    });
    parallel!((BM, BM), |i38, i39| {
        let v40: i16 = _p5;
        y2[[((b3 * BM) + i38), ((b4 * BM) + i39)]] = 0;
    });
}

#[tile_kernel(fast_math)]
pub fn random_1374<const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<bool, 3>,
    y2: &mut Tensor<f32, 2>,
    a3: &mut Tensor<i64, 1>,
    h4: &mut Tensor<u64, 1>,
    _p6: usize,
    _p7: usize,
) {
    dims!(x0 = [d0], x1 = [d0, d1, d0], y2 = [d0, d2], a3 = [d5], h4 = [7]);
    let [b3, b4] = blocks([d0.div_ceil(BM), d2.div_ceil(BN)]);
    let mut t5 = shared::<f32>([BM, BM, BN]);
    let t5_arrived = copy_async(x1.at((span((_p7 * BN), BN), span(b3, BM), span((b4 * BN), BM))).permute([1, 2, 0]), &mut t5);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    t5_arrived.wait();
    let mut t6 = fragment::<bool>([8, 8, BM]);
    copy(t5.at([(b4 * BM), (b4 * BN), b3]).or(-2.0), &mut t6);
    let mut t7 = fragment::<bool>([8, 8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v8: bool = x1[[b4, (b3 + 2), b4]];
    fill(&mut t7, v8);
    reduce_all_into(&t6, &mut t7, 2);
    parallel!(BM, |i9| {
        a3.atomic_max([i9], ((-cast::<i64>(x1[[i9, i9, i9]])) + (cast::<i64>(t5[[i9, 1, 0]]) & cast::<i64>((i9 + 1)))), Acquire);
    });
    parallel!((BM, BM, BN), |i10, i11, i12| {
        h4.atomic_add([(((((((1 * 5) + i10) * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i10, i11, i12]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i10) * 5) + i11) * 5) + i12))), Relaxed);
    });
    parallel!((8, 8, BM), |i13, i14, i15| {
        h4.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t6[[i13, i14, i15]]) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((8, 8), |i16, i17| {
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t7[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), AcqRel);
    });
    let mut t8 = fragment::<f32>([BM, BN]);
    copy(t6.at([b4, (d1 * BM), b3]), &mut t8);
    copy(&t8, y2.at_mut([(b3 * BM), (b4 * BN)]));
}

const ROWS_1375: usize = 2;
#[tile_kernel]
pub fn random_1375<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f16, 2>,
    x1: &Tensor<i16, 3>,
    x2: &Tensor<u16, 3>,
    y3: &mut Tensor<u16, 2>,
    h4: &mut Tensor<u64, 1>,
    _p8: usize,
) {
    #[cfg(all())]
    dims!(x0 = [d0, BK], x1 = [2*BM, BK, d1], x2 = [d2, d3, d4], y3 = [d1, d5], h4 = [7]);
    require!((d5 < 100), "extents are below 100");
    let [b6, b7] = blocks([d1.div_ceil(BM), d5.div_ceil((BN + 1))]);
    let mut t5 = fragment::<i16>([BN, BK, ROWS_1375]);
    parallel!((ROWS_1375, BK, BN), |i9, i10, i11| {
        #[cfg_attr(all(), expect(non_snake_case))]
        let v12Renamed: u16 = x2[[(b7 - 1), i10, (d0 - 3)]];
        t5[[i11, i10, i9]] = select((i10 > i10), cast::<i16>(x0[[i10, 0]]), cast::<i16>(x2[[cast::<usize>(x2[[0, 12, i10]]), cast::<usize>(x1[[cast::<usize>(x1[[d0, 2, i9]]), i10, i9]]), 1]]));
    });
    let mut t6 = shared::<f16>([BM, 2*BK, ROWS_1375, BM, 1]);
    parallel!((BM, (2*BK), ROWS_1375, BM, 1), |i13, i14, i15, i16, i17| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t6[[i13, i14, i15, i16, i17]] = -4.0;
    });
    for k18 in 0..4 {
        #[allow(non_snake_case)]
        parallel!((ROWS_1375, BK, BN), |i19Renamed, i20Renamed, i21Renamed| {
            let mut l7 = local::<i16>([2]);
            for k22 in 0..2 {
                l7[k22] = (((if (cast::<usize>(t5[[i21Renamed, i20Renamed, i19Renamed]]) < i20Renamed) { cast::<i16>((((d2 * (2*BK)) + d5) / (2*BK))) } else { t5[[i21Renamed, i20Renamed, i19Renamed]] }) * 8) % 8);
            }
            if (!(cast::<i32>((cast::<usize>(t5[[i21Renamed, i20Renamed, i19Renamed]]) - 1)) < cast::<i32>(i19Renamed))) {
                #[cfg_attr(all(), cfg(not(all())))]
                undefined!();
                #[cfg(all())]
                t5[[i21Renamed, i20Renamed, i19Renamed]] = l7[b6];
            }
        });
        #[cfg_attr(all(), allow(non_snake_case))]
        parallel!((BN, BK, ROWS_1375), |i23Renamed, i24Renamed, i25Renamed| {
            h4.atomic_add([(((((((1 * 5) + i23Renamed) * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(t5[[i23Renamed, i24Renamed, i25Renamed]]) * cast::<u64>(((((((1 * 5) + i23Renamed) * 5) + i24Renamed) * 5) + i25Renamed))), Relaxed);
        });
        parallel!((BM, (2*BK), ROWS_1375, BM, 1), |i26, i27, i28, i29, i30| {
            h4.atomic_add([(((((((((((1 * 5) + i26) * 5) + i27) * 5) + i28) * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i26, i27, i28, i29, i30]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i26) * 5) + i27) * 5) + i28) * 5) + i29) * 5) + i30))), Relaxed);
        });
    }
    copy(x1.at([(b7 * (2*BK)), (b7 * BK), (d2 * BN)]), &mut t5);
    let mut t8 = shared::<f16>([BM, 2*BK, 1, BM, 1]);
    reduce_abs_max(&t6, &mut t8, 2);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let v31: i16 = (cast::<i16>(t8[[d2, cast::<usize>(t5[[b6, 1, b7]]), (b7 - 3), d2, b7]]) - cast::<i16>(x0[[1, (cast::<usize>(x1[[d2, d5, cast::<usize>(x2[[1, cast::<usize>(t5[[14, 3, b7]]), d0]])]]) % 3)]]));
    #[cfg(not(all()))]
    assert!(false, "kept");
    fill(&mut t5, v31);
    #[cfg(all())]
    #[expect(non_snake_case)]
    parallel!((BN, BK, ROWS_1375), |i32Renamed, i33Renamed, i34Renamed| {
        h4.atomic_add([(((((((1 * 5) + i32Renamed) * 5) + i33Renamed) * 5) + i34Renamed) % 7)], (cast::<u64>(t5[[i32Renamed, i33Renamed, i34Renamed]]) * cast::<u64>(((((((1 * 5) + i32Renamed) * 5) + i33Renamed) * 5) + i34Renamed))), Release);
    });
    #[cfg(not(all()))]
    let kept = undefined;
    parallel!((BM, (2*BK), ROWS_1375, BM, 1), |i35, i36, i37, i38, i39| {
        h4.atomic_add([(((((((((((1 * 5) + i35) * 5) + i36) * 5) + i37) * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i35, i36, i37, i38, i39]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i35) * 5) + i36) * 5) + i37) * 5) + i38) * 5) + i39))), Relaxed);
    });
    parallel!((BM, (2*BK), 1, BM, 1), |i40, i41, i42, i43, i44| {
        h4.atomic_add([(((((((((((1 * 5) + i40) * 5) + i41) * 5) + i42) * 5) + i43) * 5) + i44) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i40, i41, i42, i43, i44]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i40) * 5) + i41) * 5) + i42) * 5) + i43) * 5) + i44))), Release);
    });
    parallel!((BM, (BN + 1)), |i45, i46| {
        #[expect(non_snake_case)]
        y3[[((b6 * BM) + i45), ((b7 * (BN + 1)) + i46)]] = { let assignedRenamed: u16 = select((i45 > i45), x2[[cast::<usize>(x2[[0, d5, b7]]), i45, i45]], (x2[[cast::<usize>(x2[[cast::<usize>(x1[[i45, 0, 2]]), i45, d1]]), i45, (i45 % 3)]] % x2[[(((d2 * (BN + 1)) + d5) / (BN + 1)), cast::<usize>(x1[[i45, i45, i45]]), 8]])); assignedRenamed };
    });
}

#[tile_kernel]
pub fn random_1376<const _FLAG: bool>(
    x0: &Tensor<f32, 1>,
    y1: &mut Tensor<f32, 3>,
    a2: &mut Tensor<u64, 1>,
    h3: &mut Tensor<u64, 1>,
    _p7: usize,
    _p8: f32,
    _q9: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d0], y1 = [d0, d1, d2], a2 = [d6], h3 = [7]);
    let n10: usize = d0.div_ceil(3);
    let mut w4 = workspace::<f32>([d0, d1, d2]);
    let [b3, b4, b5] = blocks([d0.div_ceil(3), d1.div_ceil(3), d2.div_ceil(3)]);
    #[allow(non_snake_case)]
    let mut t5Renamed = shared::<f32>([3, 3, 3]);
    copy(y1.at([(b3 * 3), (b4 * 3), (b5 * 3)]), &mut t5Renamed);
    let mut t6 = shared::<i16>([1]);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(1, |i11Renamed| {
        let v12: i16 = (cast::<i16>(d2) - cast::<i16>(t5Renamed[[1, i11Renamed, i11Renamed]]));
        #[expect(non_snake_case)]
        t6[i11Renamed] = { let assignedRenamed: i16 = (((cast::<i16>(x0[1]) * cast::<i16>(x0[i11Renamed])) | cast::<i16>((_p7 + 1))) / cast::<i16>((2usize + 1))); assignedRenamed };
    });
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<i16>([3]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t5Renamed.at([(_p7 * 3), (b5 * 3), (_p7 * 3)]), &mut t7Renamed);
    let mut t8 = fragment::<f32>([3, 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t7Renamed.reshape([3, 1]), &mut t8);
    let mut t9 = shared::<f32>([3, 3, 3]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t5Renamed.at((span((b4 * 3), 3), span((_p7 * 3), 3), span((_p7 * 3), 3))).permute([1, 2, 0]), &mut t9);
    let mut t10 = fragment::<f32>([3, 3, 3]);
    copy(&t9, w4.at_mut([(b3 * 3), (b4 * 3), (b5 * 3)]));
    copy(w4.at([(b3 * 3), (b4 * 3), (b5 * 3)]), &mut t10);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(1, |i13| {
        a2.atomic_min([7], (((1 | cast::<u64>((3usize + 1))) * 2) % 2), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i14Renamed| {
        h3.atomic_add([(((1 * 5) + i14Renamed) % 7)], (cast::<u64>(t6[i14Renamed]) * cast::<u64>(((1 * 5) + i14Renamed))), Relaxed);
    });
    parallel!(3, |i15| {
        h3.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t7Renamed[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    parallel!((3, 1), |i16, i17| {
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), SeqCst);
    });
    parallel!((3, 3, 3), |i18, i19, i20| {
        h3.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i18, i19, i20]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), SeqCst);
    });
    parallel!((3, 3, 3), |i21, i22, i23| {
        h3.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i21, i22, i23]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), SeqCst);
    });
    parallel!((3, 3, 3), |i24, i25, i26| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y1[[((b3 * 3) + i24), ((b4 * 3) + i25), ((b5 * 3) + i26)]] = select((!(x0[_q9] != cast::<f32>(i24))), (t9[[0, i24, _q9]].mul_add((t10[[i24, i26, 0]] * 1.0), (if (cast::<usize>(t6[d6]) <= i26) { _p8 } else { t9[[i25, i26, 0]] })) * 0.5).cosh(), select((!(6 > i24)), ((t8[[cast::<usize>(cast::<u8>((_q9 - 6))), (i25 - 3)]].mul_add((t8[[i24, _p7]] * t9[[i25, x0.dim(0), i25]]), 3.0) * 0.5).abs() + 1.0).rsqrt(), select(((cast::<usize>(t6[_q9]) - 1).div_ceil(2) < (i24 * 4)), (_p8 * 0.5).sin(), (1.0f32.mul_add(t10[[cast::<usize>(t7Renamed[0]), i26, 1]], t9[[i26, 1, _q9]]).max(t5Renamed[[i25, i26, i24]].abs()) * 0.5).log1p())));
    });
}

#[tile_kernel]
pub fn random_1377<const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<F8E4M3, 1>,
    x1: &Tensor<i16, 4>,
    x2: &Tensor<i16, 1>,
    y3: &mut Tensor<F8E4M3, 3>,
    y4: &mut Tensor<F8E4M3, 3>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0], x1 = [BM, 2*BN, BN, 2*BN], x2 = [d0], y3 = [d1, d0, BN], y4 = [d1, d0, BN], h5 = [7]);
    let n4: usize = d1.div_ceil((2*BN));
    let [b2, b3] = blocks([d1.div_ceil((2*BN)), d0.div_ceil(BN)]);
    let mut t6 = fragment::<F8E4M3>([2*BN, BN, BN]);
    copy(y3.at([(b2 * (2*BN)), (b3 * BN), 0]), &mut t6);
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = shared::<i16>([BM, 2*BN]);
    copy(t6.at([n4, (b2 * BN), b3]), &mut t7);
    #[cfg(any())]
    { assert!(false, "kept"); }
    let mut t8 = shared::<i16>([BM]);
    copy(t7.at([(b3 * (2*BN)), x0.dim(0)]), &mut t8);
    let mut t9 = fragment::<i16>([2*BN, BN]);
    copy(t7.at([19, (d0 * (2*BN))]), &mut t9);
    parallel!(BN, |i5| {
        t7.atomic_and([((((i5 - 1) * (2*BN)) + cast::<usize>(x1[[n4, i5, i5, i5]])) / (2*BN)), 1], ((cast_with::<i16>(t6[[i5, i5, i5]], Round::TowardZero) & x1[[i5, i5, i5, i5]]) + cast::<i16>(cast::<i16>(t8[cast::<usize>(t8[3])]).leading_zeros())), Relaxed);
    });
    let mut t10 = shared::<i16>([BN, BN]);
    #[cfg_attr(not(any()), cfg(any()))]
    { assert!(false, "kept"); }
    clear(&mut t10);
    #[cfg_attr(not(any()), cfg(any()))]
    fill(&mut undefined, 1);
    let mut t11 = fragment::<i16>([BN, BN]);
    let mut t12 = fragment::<i16>([BN, BN]);
    pipelined!(0..3, stages = 2, order = [1, 0, 2], |k6| {
        copy(x1.at([b3, d1, b2, (k6 * BN)]), &mut t11);
        copy(x1.at([d0, b3, (k6 * BN), (b2 * (2*BN))]), &mut t12);
        gemm(&t11, &t12, &mut t10);
    });
    let mut t13 = fragment::<i16>([BN]);
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_abs_sum(&t9, &mut t13, 0);
    parallel!((BM, (2*BN)), |i7, i8| {
        h5.atomic_add([(((((1 * 5) + i7) * 5) + i8) % 7)], (cast::<u64>(t7[[i7, i8]]) * cast::<u64>(((((1 * 5) + i7) * 5) + i8))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BM, |i9| {
        h5.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(t8[i9]) * cast::<u64>(((1 * 5) + i9))), Relaxed);
    });
    parallel!(((2*BN), BN), |i10, i11| {
        #[cfg(any())]
        undefined!();
        #[cfg(not(any()))]
        h5.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t9[[i10, i11]]) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BN, BN), |i12Renamed, i13Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((((1 * 5) + i12Renamed) * 5) + i13Renamed) % 7)], (cast::<u64>(t10[[i12Renamed, i13Renamed]]) * cast::<u64>(((((1 * 5) + i12Renamed) * 5) + i13Renamed))), AcqRel);
    });
    parallel!(BN, |i14| {
        h5.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t13[i14]) * cast::<u64>(((1 * 5) + i14))), Acquire);
    });
    parallel!(((2*BN), BN, BN), |i15, i16, i17| {
        y3[[((b2 * (2*BN)) + i15), ((b3 * BN) + i16), (0 + i17)]] = select((i16 == d1), ((cast::<F8E4M3>(4) + -1.0).max(t6[[i16, (cast::<usize>(t13[i16]) + 3), i17]]) * 0.5).cosh(), select((x1[[d0, i17, (i17 - 1), i16]] >= t7[[5, i17]]), (t6[[cast::<usize>(x2[i17]), 0, (((cast::<usize>(t8[i15]) - 2) * BN) % BN)]] * 0.5).acos(), select((t9[[i15, i17]] <= x2[1]), ((t6[[cast::<usize>(x1[[i16, i15, i17, i15]]), i17, cast::<usize>(t7[[n4, i15]])]] * t6[[i16, i16, 0]]).mul_add(-2.0, (if (cast::<i32>((i16 - 6)) < cast::<i32>(i15)) { cast::<F8E4M3>(i16) } else { -1.0 })) * 0.5).abs().log2(), ((t6[[i16, (i16 - 1), cast::<usize>(t8[i16])]] + t6[[b2, i17, i17]]) * 0.5).copysign(cast::<F8E4M3>(i17).max(-3.0)))));
    });
    let mut t14 = fragment::<F8E4M3>([2*BN, BM, BN, BN]);
    copy(x1.at((span((b2 * BN), 2*BN), span(x1.dim(3), BM), span(b3, BN), span(x0.dim(0), BN))), &mut t14);
    let mut t15 = fragment::<F8E4M3>([2*BN, BN, BN]);
    reduce_mean(&t14, &mut t15, 1);
    #[cfg(not(any()))]
    copy(&t15, y4.at_mut([(b2 * (2*BN)), (b3 * BN), 0]));
}

#[tile_fn]
pub fn function_1378(_v0: u8) -> u8 {
    _v0.max(cast::<u8>(((4 + 3) + (_v0 << 4)).leading_zeros()))
}
#[tile_kernel]
pub fn random_1378<const _FLAG: bool>(
    x0: &Tensor<u8, 5>,
    x1: &Tensor<u64, 1>,
    x2: &Tensor<bf16, 2>,
    y3: &mut Tensor<bf16, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [1, 1, 6, 1, 1], x1 = [d1], x2 = [d1, d1], y3 = [d1, 1], h4 = [7]);
    require!((d1 < 100), "extents are below 100");
    let mut w5 = workspace::<u64>([d1]);
    let [b2] = blocks([d1.div_ceil(1)]);
    let mut t6 = fragment::<bf16>([1, 1]);
    copy(y3.at([(b2 * 1), 0]), &mut t6);
    let mut t7 = shared::<u64>([1]);
    #[cfg(all())]
    #[expect(non_snake_case)]
    let v3Renamed: u64 = cast::<u64>(x0[[0, ((b2 - 0) / (b2 - 3)), b2, cast::<usize>(x0[[b2, b2, cast::<usize>(x0[[b2, b2, x1.dim(0), b2, d1]]), x2.dim(0), d1]]), d1]]);
    fill(&mut t7, v3Renamed);
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    let mut t8 = fragment::<u8>([1, 1]);
    parallel!((1, 1), |i4, i5| {
        #[cfg_attr(all(), allow(non_snake_case))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t8[[i4, i5]] = { let assignedRenamed: u8 = cast::<u8>(((i5 * 6) % 6)); assignedRenamed };
    });
    #[allow(non_snake_case)]
    let mut t9Renamed = shared::<f32>([6, 6]);
    clear(&mut t9Renamed);
    let mut t10 = fragment::<bf16>([6, 1]);
    let mut t11 = shared::<bf16>([1, 6]);
    pipelined!(0..1, stages = 1, stage = [0, 0, 0], |k6| {
        #[cfg_attr(all(), cfg(not(all())))]
        fill(&mut undefined, 1);
        copy(x2.at([b2, (k6 * 1)]), &mut t10);
        copy(x0.at([d1, x2.dim(1), d1, (k6 * 1), (b2 * 1)]), &mut t11);
        #[cfg(all())]
        gemm(&t10, &t11, &mut t9Renamed);
    });
    if (d1 >= cast::<usize>(t8[[0, x0.dim(1)]])) {
        #[cfg(not(all()))]
        parallel!(1, |i| { undefined[i] = 1; });
        let mut t12 = fragment::<u64>([1, 8]);
        copy(x0.at((b2, b2, span((b2 * 1), 8), span(b2, 1), b2)).or(2).t(), &mut t12);
        #[cfg_attr(not(all()), cfg(not(all())))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t13 = shared::<u64>([16, 1]);
        #[cfg(all())]
        parallel!((16, 1), |i7, i8| {
            t13[[i7, i8]] = t7[(i8 - 4)];
        });
        let mut t14 = fragment::<u64>([1, 1]);
        #[cfg_attr(all(), cfg(not(all())))]
        if true { assert!(false, "kept"); }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        clear(&mut t14);
        #[cfg_attr(not(all()), cfg(not(all())))]
        let mut t15 = shared::<u8>([1, 2]);
        fill(&mut t15, 68);
        gemm_sp(&t12, &t15, &t13, &mut t14);
        let n9: usize = (b2 % 5).max(0);
        parallel!((6, 6), |i10, i11| {
            h4.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[[i10, i11]]) * 16.0))) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), Acquire);
        });
        parallel!((1, 1), |i12, i13| {
            h4.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(t14[[i12, i13]]) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), Relaxed);
        });
    }
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t16 = fragment::<u64>([1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(1, |i14| {
        #[cfg(all())]
        #[cfg_attr(all(), expect(non_snake_case))]
        let v15Renamed: bf16 = (x2[[i14, i14]] * t6[[0, i14]]);
        let mut s16: u64 = 0;
        for k17 in 0..2 {
            s16 += 0;
        }
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        t16[i14] = s16;
    });
    #[cfg_attr(all(), cfg(not(all())))]
    if true { assert!(false, "kept"); }
    let mut t17 = shared::<u64>([1]);
    copy(&t16, w5.at_mut([(b2 * 1)]));
    #[cfg(all())]
    copy(w5.at([(b2 * 1)]), &mut t17);
    #[cfg(all())]
    parallel!(1, |i18| {
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t7[i18]) * cast::<u64>(((1 * 5) + i18))), SeqCst);
    });
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!((1, 1), |i19, i20| {
        #[cfg(all())]
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t8[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((6, 6), |i21, i22| {
        #[cfg(all())]
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Acquire);
    });
    #[cfg_attr(all(), cfg(not(all())))]
    assert!(false, "kept");
    parallel!(1, |i23| {
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg(all())]
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t16[i23]) * cast::<u64>(((1 * 5) + i23))), AcqRel);
    });
    parallel!(1, |i24| {
        #[cfg(all())]
        h4.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t17[i24]) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t18 = shared::<bf16>([1, 1, 1]);
    copy(t6.reshape([1, 1, 1]), &mut t18);
    let mut t19 = shared::<bf16>([1, 1]);
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    reduce_logsumexp(&t18, &mut t19, 2);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t19, y3.at_mut([(b2 * 1), 0]));
}

#[tile_kernel]
pub fn random_1379<const BM: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<f32, 1>,
    h2: &mut Tensor<u64, 1>,
    _p2: usize,
) {
    dims!(x0 = [d0, d0], y1 = [d0], h2 = [7]);
    let n3: usize = d0.div_ceil(2);
    let [b1] = blocks([d0.div_ceil(2)]);
    let mut t3 = shared::<i16>([BM, 2*BM]);
    copy(x0.at((span((b1 * 2), BM), span(n3, 2*BM))), &mut t3);
    let mut t4 = fragment::<i64>([BM, 2, 2]);
    #[expect(non_snake_case)]
    parallel!((BM, 2, 2), |i4Renamed, i5Renamed, i6Renamed| {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t4[[i4Renamed, i5Renamed, i6Renamed]] = { let assignedRenamed: i64 = ((-1 * -1) * 2); assignedRenamed };
    });
    let mut t5 = shared::<i16>([128]);
    threads!(128, |thread7| {
        let i8: usize = thread7.index();
        let i9: usize = thread7.lane();
        let w10: usize = thread7.warp();
        let i11: usize = (i8 % 2);
        let v12: i16 = t3[[(i11 - 3), _p2]];
        t5[i8] = v12;
        thread7.barrier();
        let v13: i16 = t5[i11];
        thread7.barrier();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v14: i16 = v13;
        let v15: u32 = thread7.ballot((!(t3[[_p2, n3]] > v14)));
        let v16: bool = thread7.any(((_p2 + 4) == i11));
        let v17: i16 = select(v16, cast::<i16>(v15.count_ones()), v14);
        let mut v18: i16 = v17;
        for k19 in 0..1 {
            let v20: i16 = v18;
            t5[i8] = v20;
            thread7.barrier();
            let v21: i16 = t5[((i8 + 9) % 128)];
            thread7.barrier();
            let v22: i16 = v21;
            v18 = v18.min(v22);
        }
        let v23: i16 = v18;
        t5[i8] = v23;
    });
    let mut v24: f32 = 4.0;
    #[expect(unused_doc_comments)]
    #[doc = ""]
    for k25 in 0..5 {
        v24 += select((_p2 != 5), x0[[(k25 * 4), b1]], f32::from_bits((x0[[10, b1]].to_bits() | 2147483648)));
    }
    #[allow(non_snake_case)]
    for k26Renamed in (0.._p2).step_by(2) {
        parallel!((BM, 2, 2), |i27, i28, i29| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v30: f32 = (x0[[k26Renamed, i29]] + x0[[i29, 6]]).max(x0[[i29, i28]].max(x0[[i29, i28]]));
            t4[[(i27 + 1), (i28 + 3), (i29 + 1)]] = cast::<i64>(x0[[i29, 13]]);
        });
        let mut t6 = shared::<f32>([2]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        threads!(2, |thread31| {
            let i32: usize = thread31.index();
            let i33: usize = thread31.lane();
            let w34: usize = thread31.warp();
            let i35: usize = (i32 % 5);
            let v36: f32 = (0.0f32.mul_add(0.0, 1.0) - 2.0f32.max(-2.0)).mul_add(x0[[3, i35]], ((if (x0[[i35, i32]] == x0[[4, cast::<usize>(t3[[i35, i32]])]]) { x0[[i32, i32]] } else { 2.0 }) + (x0[[i32, i32]] * x0[[i35, i32]])));
            let v37: f32 = thread31.shuffle_idx(v36, 25);
            let mut v38: f32 = v37;
            for k39 in 0..1 {
                let v40: f32 = v38;
                #[allow(non_snake_case)]
                t6[i32] = { let assignedRenamed: f32 = v40; assignedRenamed };
                thread31.barrier();
                let v41: f32 = t6[((i32 + 3) % 2)];
                thread31.barrier();
                let v42: f32 = v41;
                v38 = v38.min(v42);
            }
            let v43: f32 = v38;
            let mut v44: f32 = v43;
            if (w34 != 0) {
                #[allow(non_snake_case)]
                let v45Renamed: f32 = thread31.shuffle_up(v43, 32);
                #[allow(non_snake_case)]
                v44 = { let assignedRenamed: f32 = v45Renamed; assignedRenamed };
            }
            let v46: f32 = v44;
            #[expect(non_snake_case)]
            t6[i32] = { let assignedRenamed: f32 = v46; assignedRenamed };
        });
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!(128, |i47| {
            h2.atomic_add([(((1 * 5) + i47) % 7)], (cast::<u64>(t5[i47]) * cast::<u64>(((1 * 5) + i47))), AcqRel);
        });
        parallel!(2, |i48| {
            h2.atomic_add([(((1 * 5) + i48) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i48]) * 16.0))) * cast::<u64>(((1 * 5) + i48))), Release);
        });
    }
    let mut t7 = shared::<i16>([BM, BM]);
    parallel!((BM, BM), |i49, i50| {
        let v51: i64 = ((cast::<i64>(i49) * cast::<i64>(x0[[_p2, i49]])) * cast::<i64>(x0[[i49, i50]]).min(cast::<i64>(d0)));
        t7[[i50, i49]] = 1;
    });
    parallel!((BM, (2*BM)), |i52, i53| {
        h2.atomic_add([(((((1 * 5) + i52) * 5) + i53) % 7)], (cast::<u64>(t3[[i52, i53]]) * cast::<u64>(((((1 * 5) + i52) * 5) + i53))), Relaxed);
    });
    parallel!((BM, 2, 2), |i54, i55, i56| {
        h2.atomic_add([(((((((1 * 5) + i54) * 5) + i55) * 5) + i56) % 7)], (cast::<u64>(t4[[i54, i55, i56]]) * cast::<u64>(((((((1 * 5) + i54) * 5) + i55) * 5) + i56))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(128, |i57Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h2.atomic_add([(((1 * 5) + i57Renamed) % 7)], (cast::<u64>(t5[i57Renamed]) * cast::<u64>(((1 * 5) + i57Renamed))), Relaxed);
    });
    parallel!((BM, BM), |i58, i59| {
        h2.atomic_add([(((((1 * 5) + i58) * 5) + i59) % 7)], (cast::<u64>(t7[[i58, i59]]) * cast::<u64>(((((1 * 5) + i58) * 5) + i59))), Relaxed);
    });
    parallel!(2, |i60| {
        y1[((b1 * 2) + i60)] = select((t7[[i60, cast::<usize>(t3[[i60, _p2]])]] >= 3), (((2.0 + x0[[i60, 19]]) + 1.0) * 0.5).hypot((cast::<f32>(t7[[_p2, i60]]) + cast::<f32>(t7[[6, 5]]))), select((cast::<u32>((i60 - 6)) >= cast::<u32>(7usize)), ((x0[[i60, i60]] * x0[[i60, n3]]) * 0.5).sigmoid(), select((5 <= i60), ((cast::<f32>(n3).trunc() * 0.5).abs() + 1.0).rsqrt(), (-((-cast::<f32>(t7[[6, cast::<usize>(t4[[4, i60, i60]])]])).mul_add(cast::<f32>(t7[[2, i60]]), x0[[n3, cast::<usize>(t4[[cast::<usize>(t4[[i60, cast::<usize>(t5[i60]), i60]]), i60, 1]])]].abs()) * 0.5).softplus()))));
    });
}

const SCALE_1380: u8 = 5;
#[tile_fn]
pub fn function_1380(_v0: bf16, _v1: bf16) -> bf16 {
    _v0.max(4.0)
}
#[tile_kernel]
pub fn random_1380<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<bf16, 3>,
    x1: &Tensor<bf16, 2>,
    y2: &mut Tensor<i8, 1>,
    y3: &mut Tensor<i8, 2>,
    a4: &mut Tensor<u64, 1>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [2*BN, d2, d3], x1 = [d4, 2*BN], y2 = [d5], y3 = [d5, BM], a4 = [d7], h5 = [7]);
    let mut w6 = workspace::<i8>([d5]);
    let [b6] = blocks([d5.div_ceil(BK)]);
    let mut t7 = shared::<i8>([2*BN, BK, 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x0.at([(d2 * (2*BN)), b6, b6]), &mut t7);
    let mut t8 = fragment::<i8>([BN]);
    copy(x1.at(((b6 * BN), span((b6 * BN), BN))), &mut t8);
    parallel!(((2*BN), d2.min(BK), 1), |i8, i9, i10| {
        let v11: bf16 = (x1[[1, (i8 - 3)]] * (-(-1.0)));
        t7[[(i8 + 3), i9, (1 - i10)]] = t8[i10];
    });
    parallel!(BN, |i12| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        assert!((d3 < 10), "an index is within its bounds");
        let v13: i8 = (((t7[[i12, i12, b6]] * 8) % 8) << 6);
        t8[i12] = 0;
    });
    let mut t9 = fragment::<i8>([BK]);
    let t9_arrived = copy_async(x1.at([(d5 * (2*BN)), d5]), &mut t9);
    t9_arrived.wait();
    let mut t10 = fragment::<i8>([BK]);
    copy(&t9, w6.at_mut([(b6 * BK)]));
    copy(w6.at([(b6 * BK)]), &mut t10);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BM, |i14Renamed| {
        a4.atomic_and([i14Renamed], cast::<u64>(t7[[1, d5, d2]]), Relaxed);
    });
    parallel!(((2*BN), BK, 1), |i15, i16, i17| {
        h5.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t7[[i15, i16, i17]]) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!(BN, |i18| {
        h5.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t8[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    parallel!(BK, |i19| {
        h5.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t9[i19]) * cast::<u64>(((1 * 5) + i19))), Acquire);
    });
    parallel!(BK, |i20| {
        h5.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t10[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!(BK, |i21| {
        y2[((b6 * BK) + i21)] = (-t9[b6]);
    });
    let mut t11 = shared::<i8>([BK, BM]);
    copy(t7.at([d4, (d5 * BM), 0]).or(cast::<i8>(b6)), &mut t11);
    copy(&t11, y3.at_mut([(b6 * BK), 0]));
}

const ROWS_1381: usize = 6;
#[tile_kernel]
pub fn random_1381(
    x0: &Tensor<i32, 5>,
    y1: &mut Tensor<u64, 3>,
    y2: &mut Tensor<i32, 3>,
    a3: &mut Tensor<u64, 1>,
    h4: &mut Tensor<u64, 1>,
    _q5: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [8, 8, 1, ROWS_1381, 1], y1 = [d0, d0, d0], y2 = [d0, d0, d0], a3 = [d4], h4 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n6: usize = d0.div_ceil(ROWS_1381);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b1, b2, b3] = blocks([d0.div_ceil(ROWS_1381), d0.div_ceil(8), d0.div_ceil(8)]);
    let mut t5 = fragment::<u64>([8, 1, 8]);
    copy(x0.at((span((n6 * 8), 8), (b2 * 1), b3, span(d4, 1), span(b3, 8))), &mut t5);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = shared::<i32>([ROWS_1381, 1]);
    copy(x0.at(((b2 * ROWS_1381), (d4 * 1), span(x0.dim(0), ROWS_1381), d4, span(0, 1))), &mut t6);
    let mut t7 = shared::<u64>([8, 1, 8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    cumsum(&t5, &mut t7, 2);
    #[expect(non_snake_case)]
    let mut t8Renamed = fragment::<i32>([ROWS_1381, 1]);
    reduce_argmax(&t6, &mut t8Renamed, 1);
    let mut t9 = fragment::<i32>([8]);
    parallel!(8, |i7| {
        t9[i7] = ((-0) * 1);
    });
    let mut t10 = fragment::<i32>([8, 1]);
    gather(&t8Renamed, &t9, &mut t10);
    parallel!(ROWS_1381, |i8| {
        a3.atomic_or([_q5], (if ((i8 > 3) ^ (i8 == i8)) { ((cast::<u64>(t7[[i8, b2, cast::<usize>(t10[[i8, 0]])]]) * 6) / 6) } else { (t5[[cast::<usize>(t10[[i8, _q5]]), d0, i8]] ^ t5[[b3, b3, i8]]) }), AcqRel);
    });
    parallel!((ROWS_1381, 1), |i9, i10| {
        h4.atomic_add([(((((1 * 5) + i9) * 5) + i10) % 7)], (cast::<u64>(t6[[i9, i10]]) * cast::<u64>(((((1 * 5) + i9) * 5) + i10))), Release);
    });
    parallel!((8, 1, 8), |i11, i12, i13| {
        h4.atomic_add([(((((((1 * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(t7[[i11, i12, i13]]) * cast::<u64>(((((((1 * 5) + i11) * 5) + i12) * 5) + i13))), AcqRel);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((ROWS_1381, 1), |i14Renamed, i15Renamed| {
        h4.atomic_add([(((((1 * 5) + i14Renamed) * 5) + i15Renamed) % 7)], (cast::<u64>(t8Renamed[[i14Renamed, i15Renamed]]) * cast::<u64>(((((1 * 5) + i14Renamed) * 5) + i15Renamed))), Release);
    });
    parallel!(8, |i16| {
        h4.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t9[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    parallel!((8, 1), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t10[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    let mut t11 = shared::<u64>([ROWS_1381, 8, 8]);
    copy(t5.at((span((b2 * ROWS_1381), ROWS_1381), span((n6 * 4), 8), span((b2 * 8), 8))), &mut t11);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t11, y1.at_mut([(b1 * ROWS_1381), (b2 * 8), (b3 * 8)]));
    let mut t12 = fragment::<i32>([ROWS_1381, 8, 8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((8, 8, ROWS_1381), |i19, i20, i21| {
        let mut s22: i32 = 0;
        for k23 in 0..6 {
            s22 += (((cast::<i32>(i21) * 7) % 7) >> 13);
        }
        t12[[i21, i20, i19]] = s22;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t12, y2.at_mut([(b1 * ROWS_1381), (b2 * 8), (b3 * 8)]));
}

#[tile_kernel(fast_math)]
pub fn random_1382<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<u64, 4>,
    y2: &mut Tensor<f32, 2>,
    a3: &mut Tensor<i64, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d1, BN], x1 = [BN, BK, 1, 1], y2 = [d0, d2], a3 = [d5], h4 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n6: usize = d0.div_ceil(BK);
    let [b3, b4] = blocks([d0.div_ceil(BK), d2.div_ceil(BM)]);
    let mut t5 = fragment::<u64>([BM, BN]);
    copy(x1.at((span(b3, BN), (n6 * BN), b3.max(b3), span((b4 * BK), BM))).t(), &mut t5);
    let mut t6 = fragment::<f32>([BK, BN, 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x0.at((span((n6 * BN), BK), span((n6 / 4), BN), span((n6 * BM), 1))), &mut t6);
    let mut t7 = shared::<f32>([BN, BM]);
    clear(&mut t7);
    let mut t8 = shared::<f32>([BN, BM]);
    let mut t9 = shared::<f32>([BM, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    pipelined!(0..3, stages = 1, stage = [0, 0, 0], |k7| {
        copy(x0.at([b3, (b3 * BK), (k7 * BM)]), &mut t8);
        copy(x0.at([cast::<usize>(x1[[cast::<usize>(t5[[cast::<usize>(x1[[14, b3, cast::<usize>(t5[[1, b4]]), b3]]), b4]]), b3, b3, 0]]), (k7 * BM), (b3 * BK)]), &mut t9);
        gemm(&t8, &t9, &mut t7);
    });
    let mut t10 = fragment::<i32>([BN]);
    reduce_argmax(&t5, &mut t10, 0);
    let mut t11 = shared::<f32>([BN, 1]);
    reduce_sum(&t6, &mut t11, 0);
    let mut t12 = shared::<f32>([1, BK]);
    copy(t6.at([(n6 * BM), b4, 0]), &mut t12);
    let mut t13 = fragment::<f32>([BN, 1]);
    parallel!((BN, 1), |i8, i9| {
        t13[[i8, i9]] = 4.0;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t14 = fragment::<f32>([BK, BN]);
    gemm_set(t12.t(), t13.t(), &mut t14);
    parallel!(BM, |i10| {
        a3.atomic_add([i10], cast::<i64>(cast::<i64>((-2i64).leading_zeros()).leading_zeros()), SeqCst);
    });
    parallel!(BN, |i11| {
        h4.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(t10[i11]) * cast::<u64>(((1 * 5) + i11))), Acquire);
    });
    parallel!((BN, 1), |i12, i13| {
        h4.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i12, i13]]) * 16.0))) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), Relaxed);
    });
    parallel!((1, BK), |i14, i15| {
        h4.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, 1), |i16, i17| {
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), SeqCst);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BK, BN), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((BK, BM), |i20, i21| {
        y2[[((b3 * BK) + i20), ((b4 * BM) + i21)]] = select(((cast::<i8>((2usize - 1)) != cast::<i8>(i21)) & (x0[[i21, 3, cast::<usize>(x1[[i21, cast::<usize>(t10[i21]), i20, i20]])]] <= t11[[b3, x0.dim(1)]])), ((((t12[[b3, 10]] + t13[[cast::<usize>(x1[[i21, d5, d0, b3]]), 0]]) + t13[[i21, d0]].min(t13[[7, 0]])) * 0.5).abs() + 1.0).recip(), select((t11[[b3, (x0.dim(0) % 1)]] < t12[[d1, b3]]), (t13[[i21, b3]] * 0.5).log1p(), select(((t10[cast::<usize>(t5[[i21, i21]])] <= t10[i21]) ^ (cast::<u16>((4usize - 4)) >= cast::<u16>(d1))), ((t6[[i20, i21, b4]].ceil() * 0.5).abs() + 1.0).powf(0.0), (3.0f32 * 0.5).atan2((cast::<f32>(b3) * 1.0)))));
    });
}

#[tile_kernel]
pub fn random_1383<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f16, 3>,
    x1: &Tensor<f16, 2>,
    y2: &mut Tensor<f16, 2>,
    y3: &mut Tensor<f32, 3>,
    a4: &mut Tensor<i64, 1>,
    _p7: usize,
    _p8: f32,
    _q9: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [BK, d0, d1], x1 = [d2, d3], y2 = [d3, d0], y3 = [d3, d0, 2*BN], a4 = [d6]);
    #[cfg(any())]
    let kept = undefined;
    require!((d6 < 100), "extents are below 100");
    #[cfg_attr(not(any()), cfg(any()))]
    dims!(undefined = [1]);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut w5Renamed = workspace::<f32>([d3, d0]);
    let [b4, b5] = blocks([d3.div_ceil((2*BK)), d0.div_ceil((2*BM))]);
    let mut t6 = fragment::<f16>([2*BK, 2*BM]);
    copy(y2.at([(b4 * (2*BK)), (b5 * (2*BM))]), &mut t6);
    let mut t7 = fragment::<f32>([2*BN, BK, BM]);
    #[cfg(not(any()))]
    parallel!(((2*BN), BK, BM), |i10, i11, i12| {
        t7[[i10, i11, i12]] = cast::<f32>(t6[[1, i12]]);
    });
    let mut t8 = fragment::<f16>([2*BM]);
    parallel!((2*BM), |i13| {
        #[cfg_attr(not(any()), cfg(any()))]
        { assert!(false, "kept"); }
        #[cfg(not(any()))]
        t8[i13] = select((x0[[d2, d6, 12]] <= x0[[d2, 2, d3]].abs()), (-select((cast::<u8>((b4 - 6)) <= cast::<u8>(_q9)), cast::<f16>((((d1 * BM) + b5) / BM)), t6[[_p7, 6]])), (t6[[d6, i13]] * x1[[i13, b5]]).mul_add(x0[[_p7, _q9, i13]].mul_add(x0[[d2, i13, 1]], -2.0), t6[[1, d3]]));
    });
    let mut t9 = shared::<f32>([BM, BM + 1]);
    parallel!((BM, (BM + 1)), |i14, i15| {
        t9[[i14, i15]] = _p8;
    });
    let mut t10 = shared::<f32>([2*BM, BM + 1]);
    #[cfg(not(any()))]
    copy(x0.at([d1, (d6 * BK), (d6 * BN)]).or(t6[[b5, d3]]), &mut t10);
    #[cfg(not(any()))]
    let mut t11 = fragment::<f32>([BM, 2*BM]);
    gemm_set(&t9, t10.t(), &mut t11);
    copy(t7.at([(_p7 * (2*BN)), (_p7 * BK), (d6 * (BM + 1))]), &mut t10);
    let mut t12 = shared::<i32>([2*BM]);
    parallel!((2*BM), |i16| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t12[i16] = ((cast::<i32>(i16) * 3) + 1);
    });
    let mut t13 = shared::<f16>([2*BM]);
    #[cfg(not(any()))]
    #[expect(non_snake_case)]
    parallel!((2*BM), |i17Renamed| {
        #[cfg(any())]
        assert!(false, "kept");
        #[cfg(not(any()))]
        let v18: f16 = (t6[[i17Renamed, b4]] + x0[[b4, i17Renamed, d0]]);
        t13[i17Renamed] = ((f16::from_bits((v18.to_bits() | 32768)) / 4.0) / 1.0);
    });
    scatter(&t13, &t12, &mut t8);
    #[allow(non_snake_case)]
    let mut t14Renamed = fragment::<f32>([2*BK, BK]);
    clear(&mut t14Renamed);
    let mut t15 = shared::<f16>([2*BK, BM]);
    #[cfg(not(any()))]
    let mut t16 = fragment::<f16>([BM, BK]);
    pipelined!(0..2, stages = 3, stage = [0, 0, 0], |k19| {
        copy(x0.at([cast::<usize>(t12[6]), (_p7 * (2*BN)), (k19 * BM)]), &mut t15);
        copy(x0.at([0, (k19 * BM), (b5 * (2*BM))]), &mut t16);
        gemm(&t15, &t16, &mut t14Renamed);
    });
    let mut v20: f32 = 2.0;
    #[cfg_attr(any(), cfg(any()))]
    for k21 in 0..3 {
        v20 += cast::<f32>(t6[[b5, 1]]);
    }
    #[cfg(any())]
    let kept = undefined;
    let mut t17 = fragment::<f16>([2*BM]);
    parallel!((2*BM), |i22| {
        #[cfg(not(any()))]
        let v23: f32 = cast::<f32>(t13[i22]);
        #[expect(non_snake_case)]
        t17[i22] = { let assignedRenamed: f16 = (f16::from_bits((t13[b4].abs().to_bits() & 32767)) / 3.5); assignedRenamed };
    });
    copy(&t17, t11.at_mut((b4, span(d1, 2*BM))));
    let mut t18 = fragment::<f32>([2*BK, 2*BM]);
    #[allow(non_snake_case)]
    parallel!(((2*BK), (2*BM)), |i24Renamed, i25Renamed| {
        let mut s26: f32 = 0.0;
        for k27 in 0..5 {
            s26 += t7[[i25Renamed, _p7, i24Renamed]];
        }
        #[cfg(not(any()))]
        t18[[i24Renamed, i25Renamed]] = s26;
    });
    #[cfg_attr(not(any()), cfg(any()))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t19 = fragment::<f32>([2*BK, 2*BM]);
    copy(&t18, w5Renamed.at_mut([(b4 * (2*BK)), (b5 * (2*BM))]));
    copy(w5Renamed.at([(b4 * (2*BK)), (b5 * (2*BM))]), &mut t19);
    let mut t20 = shared::<i64>([2*BK]);
    #[cfg(not(any()))]
    copy(t17.at([(d3 * BK)]).or(x0[[d0, d6, _p7]]), &mut t20);
    atomic_max(&t20, a4.at_mut([(((2 * (2*BK)) + _p7) / (2*BK))]), Relaxed);
    copy(&t6, y2.at_mut([(b4 * (2*BK)), (b5 * (2*BM))]));
    #[cfg(not(any()))]
    parallel!(((2*BK), (2*BM), (2*BN)), |i28, i29, i30| {
        y3[[((b4 * (2*BK)) + i28), ((b5 * (2*BM)) + i29), (0 + i30)]] = select(((_p7 - 6).div_ceil(2) >= i29), (_p8 * 0.5).hypot((t7[[b4, d6, cast::<usize>(t12[i30])]] + t10[[i28, i28]])), select((i29 > d3), (t7[[i30, d3, 1]] * 0.5).tanh(), select((x1[[i30, i28]] >= t6[[cast::<usize>(t12[0]), d3]]), (t10[[d2, i28]] * 0.5).exp2(), ((-t7[[i28, _p7, d6]]) * 0.5).cosh())));
    });
}

const SCALE_1384: i32 = 8;
#[tile_kernel]
pub fn random_1384<T: Int>(
    x0: &Tensor<f32, 4>,
    y1: &mut Tensor<F8E4M3, 1>,
    y2: &mut Tensor<F8E4M3, 1>,
    h3: &mut Tensor<u64, 1>,
    _p2: usize,
) {
    #[cfg(all())]
    dims!(x0 = [8, 8, 2, 2], y1 = [d0], y2 = [d0], h3 = [7]);
    #[cfg(not(all()))]
    require!(false, "kept");
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n3: usize = d0.div_ceil(8);
    #[cfg(not(all()))]
    let kept = undefined;
    let [b1] = blocks([d0.div_ceil(8)]);
    #[cfg(not(all()))]
    undefined!();
    let mut t4 = fragment::<f16>([8, 8, 2]);
    copy(x0.at((span(n3, 8), span(_p2, 8), span((n3 - n3), 2), x0.dim(3))), &mut t4);
    #[expect(non_snake_case)]
    let mut t5Renamed = shared::<i64>([8, 8, 2, 2, 1]);
    let v4: i64 = (!cast_with::<i64>(x0[[b1, (n3 - 3).div_ceil((_p2 - 4)), d0, n3]], Round::TowardZero));
    fill(&mut t5Renamed, v4);
    parallel!((8, n3.min(8), 2, 2, _p2.min(1)), |i5, i6, i7, i8, i9| {
        t5Renamed[[(i5 * 2), i6, i7, (2 - i8), (i9 * 2)]] = cast::<i64>(t4[[i7, b1, (i8 - 2)]]);
    });
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    parallel!((8, 8, 2, 2, d0.min(1)), |i10, i11, i12, i13, i14| {
        let v15: i64 = (1 * 2);
        t5Renamed[[i10, (i11 + 3), i12, i13, (i14 * 2)]] = 0;
    });
    let mut t6 = shared::<T::Acc>([8, 8]);
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    clear(&mut t6);
    parallel!((8, 8, 2), |i16, i17, i18| {
        #[cfg_attr(all(), cfg(not(all())))]
        if true { assert!(false, "kept"); }
        h3.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    parallel!((8, 8, 2, 2, 1), |i19Renamed, i20Renamed, i21Renamed, i22Renamed, i23Renamed| {
        h3.atomic_add([(((((((((((1 * 5) + i19Renamed) * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(t5Renamed[[i19Renamed, i20Renamed, i21Renamed, i22Renamed, i23Renamed]]) * cast::<u64>(((((((((((1 * 5) + i19Renamed) * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) * 5) + i23Renamed))), Relaxed);
    });
    parallel!((8, 8), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t6[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!(8, |i26| {
        y1[((b1 * 8) + i26)] = select((t5Renamed[[d0, cast::<usize>(t5Renamed[[i26, i26, i26, 1, _p2]]), cast::<usize>(t5Renamed[[i26, i26, b1, i26, d0]]), d0, x0.dim(3)]] < cast::<i64>(i26)), ((-cast::<F8E4M3>(t6[[1, 7]]).mul_add(cast::<F8E4M3>(t6[[i26, cast::<usize>(t5Renamed[[cast::<usize>(t6[[5, i26]]), 1, d0, d0, d0]])]]), cast::<F8E4M3>(t4[[4, i26, _p2]]))) * 0.5).atan2((cast::<F8E4M3>(t6[[i26, _p2]]) + 0.0)), select((i26 == i26), (((cast::<F8E4M3>(t6[[_p2, i26]]) * -1.0) + cast::<F8E4M3>(x0[[i26, 5, i26, _p2]])) * 0.5).log10(), select((t5Renamed[[i26, i26, i26, i26, n3]] == t5Renamed[[i26, i26, i26, 0, b1]]), (((if (7 != i26) { cast::<F8E4M3>(x0[[i26, _p2, _p2, b1]]) } else { cast::<F8E4M3>(x0[[cast::<usize>(t6[[cast::<usize>(t6[[b1, i26]]), 5]]), i26, _p2, 1]]) }).trunc() * 0.5).abs() + 1.0).recip(), (cast::<F8E4M3>(t6[[i26, cast::<usize>(t6[[i26, i26]])]]) * 0.5).tan())));
    });
    parallel!(8, |i27| {
        #[expect(non_snake_case)]
        y2[((b1 * 8) + i27)] = { let assignedRenamed: F8E4M3 = select(((t4[[i27, i27, 0]] != 3.0) ^ (t5Renamed[[cast::<usize>(t5Renamed[[0, cast::<usize>(t6[[i27, i27]]), x0.dim(3), n3, 0]]), i27, _p2, b1, x0.dim(3)]] < t5Renamed[[4, cast::<usize>(t5Renamed[[i27, n3, d0, i27, d0]]), 1, b1, n3]])), ((cast::<F8E4M3>(x0[[b1, cast::<usize>(t6[[b1, i27]]), b1, x0.dim(1)]]) * cast::<F8E4M3>(t6[[i27, i27]])) * 0.5).abs().log2(), select(((t5Renamed[[x0.dim(2), i27, cast::<usize>(t6[[i27, 7]]), x0.dim(1), d0]] > cast::<i64>(t6[[i27, i27]])) | (i27 < 0)), (cast::<F8E4M3>(t6[[0, cast::<usize>(t5Renamed[[2, 7, cast::<usize>(t5Renamed[[b1, _p2, i27, x0.dim(2), d0]]), n3, b1]])]]).max((-cast::<F8E4M3>(t6[[i27, i27]]))) * 0.5).log1p(), select((((i27 - 5) % (d0 - 4)) != i27), (cast::<F8E4M3>(t4[[i27, x0.dim(3), d0]]) * 0.5).cos(), ((-cast::<F8E4M3>(-3)).floor() * 0.5).sinh()))); assignedRenamed };
    });
}

const SCALE_1385: f32 = 7.0;
#[tile_fn]
pub fn function_1385(_v0: f32) -> f32 {
    (_v0 + -4.0)
}
#[tile_kernel]
pub fn random_1385<T: Num>(
    x0: &Tensor<T::Acc, 3>,
    x1: &Tensor<i8, 1>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<i8, 1>,
    a5: &mut Tensor<u32, 1>,
    h6: &mut Tensor<u64, 1>,
    _p7: f32,
    _p8: T,
    _q9: usize,
) {
    dims!(x0 = [6, d1, d2], x1 = [d3], x2 = [d4, d3], y3 = [d5, 8], y4 = [d5], a5 = [d4], h6 = [7]);
    let [b6] = blocks([d5.div_ceil(6)]);
    let mut t7 = fragment::<f16>([8, 8, 6, 1]);
    clear(&mut t7);
    let mut t8 = shared::<f16>([6, 8, 8, 1]);
    parallel!((6, 8, 8, 1), |i10, i11, i12, i13| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v14: f16 = cast::<f16>(2).abs();
        t8[[i10, i11, i12, i13]] = 2.0;
    });
    let mut t9 = shared::<f16>([1, 8, 8, 1]);
    reduce_min_nan(&t8, &mut t9, 0);
    let mut t10 = shared::<u32>([6]);
    copy(t8.at(((d3 * 6), (b6 - 1), span(((cast::<usize>(x1[b6]) - 6) << 3), 6), 0)), &mut t10);
    atomic_max(&t10, a5.at_mut([d2]), Acquire);
    parallel!((8, 8, 6, 1), |i15, i16, i17, i18| {
        h6.atomic_add([(((((((((1 * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i15, i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18))), AcqRel);
    });
    parallel!((6, 8, 8, 1), |i19, i20, i21, i22| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h6.atomic_add([(((((((((1 * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i19, i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((1, 8, 8, 1), |i23Renamed, i24Renamed, i25Renamed, i26Renamed| {
        h6.atomic_add([(((((((((1 * 5) + i23Renamed) * 5) + i24Renamed) * 5) + i25Renamed) * 5) + i26Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i23Renamed, i24Renamed, i25Renamed, i26Renamed]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i23Renamed) * 5) + i24Renamed) * 5) + i25Renamed) * 5) + i26Renamed))), Relaxed);
    });
    let mut t11 = shared::<f32>([6, 6, 8]);
    copy(t9.at([((b6 - 9) % 4), 7, cast::<usize>(x1[cast::<usize>(x1[_q9])]), (d3 * 8)]), &mut t11);
    let mut t12 = fragment::<f32>([6, 8]);
    reduce_mean(&t11, &mut t12, 0);
    copy(&t12, y3.at_mut([(b6 * 6), 0]));
    #[allow(non_snake_case)]
    let mut t13Renamed = shared::<i8>([6]);
    copy(t9.at([(d4 * 6), _q9, 3, (d2 * 8)]).or(t9[[d2, b6, b6, cast::<usize>(x1[b6])]]), &mut t13Renamed);
    copy(&t13Renamed, y4.at_mut([(b6 * 6)]));
}

const ROWS_1386: usize = 2;
const SCALE_1386: i32 = 5;
#[tile_fn]
pub fn function_1386(_v0: f32) -> f32 {
    _v0.max((-(-cast::<f32>(0usize))).mul_add((-1.0f32).min_nan(2.0).min(_v0.abs()), f32::from_bits(((1.0f32 * -2.0).to_bits() & 2147483647))))
}
#[tile_kernel]
pub fn random_1386<T: Int>(
    x0: &Tensor<T::Acc, 2>,
    x1: &Tensor<u64, 5>,
    x2: &Tensor<T, 2>,
    y3: &mut Tensor<T::Acc, 1>,
    y4: &mut Tensor<T, 1>,
    h5: &mut Tensor<u64, 1>,
    _p6: T,
    _p7: T,
    _q8: usize,
) {
    dims!(x0 = [d1, d2], x1 = [4, ROWS_1386, 4, 4, 3], x2 = [4, d3], y3 = [d4], y4 = [d4], h5 = [7]);
    let mut w6 = workspace::<F8E4M3>([d4]);
    let [b5] = blocks([d4.div_ceil(4)]);
    let mut t7 = fragment::<F8E4M3>([3, 4]);
    parallel!((4, 3), |i9, i10| {
        let v11: T = (((cast::<T>(x0[[i10, i9]]) * 7) + x2[[2, d4]]) / 7).abs();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t7[[i10, i9]] = (-cast::<F8E4M3>(x1[[cast::<usize>(x0[[cast::<usize>(x0[[cast::<usize>(x1[[i10, cast::<usize>(x0[[d4, i9]]), i9, i10, i10]]), i9]]), i9]]), ((d4 - 2) % 2), i9, (i9 * 2), (((i10 + 3) * ROWS_1386) % ROWS_1386)]]));
    });
    let mut t8 = shared::<F8E4M3>([4, 4]);
    copy(t7.at([(d2 * ROWS_1386), cast::<usize>(cast::<i16>((b5 - 9)))]), &mut t8);
    parallel!((4, 3), |i12, i13| {
        let v14: T::Acc = (if ((i13 * 1) <= (i13 % 5)) { (if (_q8 <= 5) { x0[[i12, i13]] } else { x0[[i13, i13]] }) } else { cast::<T::Acc>(x1[[i13, x0.dim(0), i12, i13, 1]]) });
        t7[[(i13 + 2), i12]] = ((cast::<F8E4M3>(0).mul_add(0.0, -1.0) * cast::<F8E4M3>(1).max(-2.0)) * (cast::<F8E4M3>(-1) + -1.0).abs());
    });
    let mut t9 = shared::<T::Acc>([ROWS_1386]);
    parallel!(ROWS_1386, |i15| {
        t9[i15] = 1;
    });
    let mut t10 = shared::<F8E4M3>([ROWS_1386]);
    parallel!(ROWS_1386, |i16| {
        assert!((b5 < 5), "an index is within its bounds");
        t10[i16] = (if ((i16 - b5) == (i16 + 3)) { -4.0 } else { (0.0 - cast::<F8E4M3>(t9[i16])).min((2.0 * 2.0)) });
    });
    copy(&t10, t9.at_mut((span(b5, ROWS_1386),)));
    parallel!(3, |i17| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t9.atomic_xor([(cast::<usize>(x2[[0, i17]]) % 2)], (x0[[_q8, (i17 - _q8)]] | x0[[10, (i17 - 2)]]), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t11 = fragment::<i32>([ROWS_1386]);
    parallel!(ROWS_1386, |i18| {
        t11[i18] = ((cast::<i32>(i18) * 3) + 0);
    });
    let mut t12 = shared::<F8E4M3>([ROWS_1386, 4]);
    let t12_arrived = copy_async(x2.at((span(1, ROWS_1386), span((d1 * 4), 4))), &mut t12);
    let mut t13 = shared::<u64>([4, ROWS_1386]);
    clear(&mut t13);
    for k19 in 0..4 {
        let mut t14 = shared::<u64>([4, 4]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t15 = shared::<u64>([4, ROWS_1386]);
        copy(x1.at([d3, d2, d1, cast::<usize>(cast::<i8>((d3 - 6))), (k19 * 4)]), &mut t14);
        copy(x1.at([1, d1, cast::<usize>(t9[d1]), (k19 * 4), d1]), &mut t15);
        gemm(&t14, &t15, &mut t13);
    }
    t12_arrived.wait();
    scatter(&t12, &t11, &mut t7);
    let mut t16 = fragment::<T>([4, 12]);
    parallel!((4, 12), |i20, i21| {
        t16[[i20, i21]] = cast::<T>(i20);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t17 = shared::<T>([3, 24]);
    copy(x1.at([(b5 * 3), (((d2 * 3) + b5) / 3), x0.dim(0), (d4 * 3), b5]), &mut t17);
    let mut t18 = fragment::<T::Acc>([4, 3]);
    let v22: T::Acc = (if (x1[[cast::<usize>(t9[x1.dim(2)]), x2.dim(1), d4, d4, (d2 + 3)]] >= x1[[b5, x2.dim(0), d4, d4, 2]]) { (((4 * 4) + t9[d4]) / 4) } else { (x0[[b5, d3]] % x0[[cast::<usize>(x0[[b5, 12]]), d3]]) });
    fill(&mut t18, v22);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    clear(&mut t18);
    let mut t19 = shared::<u8>([4, 3]);
    fill(&mut t19, 237);
    gemm_sp(&t16, &t19, t17.t(), &mut t18);
    let mut t20 = fragment::<F8E4M3>([4]);
    copy(t9.at([((_q8 * ROWS_1386) % ROWS_1386)]).or(0), &mut t20);
    let mut t21 = shared::<F8E4M3>([4]);
    copy(&t20, w6.at_mut([(b5 * 4)]));
    copy(w6.at([(b5 * 4)]), &mut t21);
    parallel!(ROWS_1386, |i23| {
        h5.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t11[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((ROWS_1386, 4), |i24, i25| {
        h5.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Acquire);
    });
    parallel!((4, 3), |i26, i27| {
        h5.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t18[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Release);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(4, |i28Renamed| {
        h5.atomic_add([(((1 * 5) + i28Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[i28Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i28Renamed))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!(4, |i29Renamed| {
        h5.atomic_add([(((1 * 5) + i29Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t21[i29Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i29Renamed))), Relaxed);
    });
    parallel!(4, |i30| {
        let v31: F8E4M3 = F8E4M3::from_bits((t12[[b5, _q8]].min(t20[i30]).to_bits() | 128));
        let mut l22 = local::<T::Acc>([2]);
        for k32 in 0..2 {
            l22[k32] = t18[[_q8, k32]];
        }
        y3[((b5 * 4) + i30)] = l22[i30];
    });
    parallel!(4, |i33| {
        let mut l23 = local::<T>([2]);
        for k34 in 0..2 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            l23[k34] = cast::<T>(i33);
        }
        #[expect(non_snake_case)]
        y4[((b5 * 4) + i33)] = { let assignedRenamed: T = l23[i33]; assignedRenamed };
    });
}

#[tile_fn]
pub fn function_1387(_v0: u32, _v1: u32) -> u32 {
    (_v0 + 2)
}
#[tile_kernel]
pub fn random_1387<T: Num>(
    x0: &Tensor<u32, 2>,
    x1: &Tensor<F8E4M3, 2>,
    y2: &mut Tensor<F8E4M3, 1>,
    y3: &mut Tensor<f16, 1>,
    _p6: usize,
    _p7: T,
    _q8: usize,
) {
    #[cfg(false)]
    dims!(undefined = [1]);
    dims!(x0 = [d2, 1], x1 = [d3, d4], y2 = [d2], y3 = [d2]);
    require!((d4 < 100), "extents are below 100");
    let mut w4 = workspace::<T::Acc>([d2]);
    #[cfg(not(false))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b5] = blocks([d2.div_ceil(1)]);
    let mut t5 = fragment::<u32>([1]);
    copy(x1.at((span(d4, 1), (d4 * 1))), &mut t5);
    #[cfg_attr(not(false), cfg(false))]
    fill(&mut undefined, 1);
    #[allow(non_snake_case)]
    let mut t6Renamed = shared::<F8E4M3>([1, 1]);
    let v9: F8E4M3 = ((if (cast::<i16>((_p6 - 8)) == cast::<i16>(_p6)) { x1[[d3, b5]] } else { x1[[0, cast::<usize>(x0[[b5, 0]])]] }) * x1[[cast::<usize>(x0[[_p6, 0]]), d2]]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t6Renamed, v9);
    parallel!((1, b5.min(1)), |i10, i11| {
        let v12: u32 = cast::<u32>(d4);
        if (x0[[cast::<usize>(cast::<u16>((i10 - 2))), cast::<usize>(cast::<i8>((_q8 - 0)))]] == 1) {
            t6Renamed[[i10, (i11 + 3)]] = cast::<F8E4M3>(0.0).max_nan(x1[[_p6, i11]].min_nan(cast::<F8E4M3>(t5[i11]))).max(F8E4M3::from_bits((x1[[16, i11]].abs().sqrt().to_bits() & 127)));
        }
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = fragment::<F8E4M3>([1]);
    #[cfg(false)]
    undefined!();
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t7, 1.0);
    reduce_max_nan_into(&t6Renamed, &mut t7, 0);
    #[cfg(not(false))]
    let mut t8 = shared::<T::Acc>([1]);
    copy(x1.at([(_p6 * 2), x1.dim(1)]), &mut t8);
    let mut t9 = shared::<T::Acc>([1]);
    #[cfg(not(false))]
    copy(&t8, w4.at_mut([(b5 * 1)]));
    copy(w4.at([(b5 * 1)]), &mut t9);
    #[cfg(false)]
    if true { assert!(false, "kept"); }
    #[expect(non_snake_case)]
    parallel!(1, |i13Renamed| {
        let mut s14: F8E4M3 = 0.0;
        #[expect(non_snake_case)]
        for k15Renamed in 0..3 {
            s14 += F8E4M3::from_bits((cast::<F8E4M3>(-1).abs().to_bits() | 128));
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y2[((b5 * 1) + i13Renamed)] = s14;
    });
    #[cfg(false)]
    assert!(false, "kept");
    parallel!(1, |i16| {
        #[cfg_attr(not(false), cfg(false))]
        for _ in 0..1 { assert!(false, "kept"); }
        y3[((b5 * 1) + i16)] = 1.0;
    });
}

const SCALE_1388: f64 = 2.0;
#[tile_kernel]
pub fn random_1388(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<i64, 1>,
    x2: &Tensor<u32, 1>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p5: usize,
    _p6: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d0, 8, 8], x1 = [d1], x2 = [d1], y3 = [d1, d2], h4 = [7]);
    let n7: usize = d1.div_ceil(2);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b3, b4] = blocks([d1.div_ceil(2), d2.div_ceil(2)]);
    let mut t5 = shared::<f32>([2]);
    parallel!(2, |i8| {
        t5[i8] = cast::<f32>(x1[_p5]);
    });
    let mut t6 = fragment::<i64>([2, 8]);
    copy(x0.at([b4, 1, b3]).or(t5[cast::<usize>(x2[_p6])]), &mut t6);
    let mut t7 = shared::<i64>([2]);
    copy(t5.at([d0]), &mut t7);
    let mut t8 = fragment::<f32>([2, 8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((2, 8), |i9, i10| {
        t8[[i9, i10]] = (-1.0 * (0.0 - 1.0));
    });
    let mut t9 = fragment::<f32>([2, 8]);
    parallel!((2, 8), |i11, i12| {
        #[expect(non_snake_case)]
        t9[[i11, i12]] = { let assignedRenamed: f32 = -1.0; assignedRenamed };
    });
    let mut t10 = shared::<f32>([8, 8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v13: f32 = ((cast::<f32>(d0) * t5[d2]) + t5[1]);
    fill(&mut t10, v13);
    gemm(t8.t(), &t9, &mut t10);
    let mut t11 = fragment::<i64>([8]);
    reduce_max(&t6, &mut t11, 0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(2, |i14| {
        h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i14]) * 16.0))) * cast::<u64>(((1 * 5) + i14))), Release);
    });
    parallel!((2, 8), |i15, i16| {
        h4.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t6[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!(2, |i17| {
        h4.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t7[i17]) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!((8, 8), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Release);
    });
    #[expect(non_snake_case)]
    parallel!(8, |i20Renamed| {
        h4.atomic_add([(((1 * 5) + i20Renamed) % 7)], (cast::<u64>(t11[i20Renamed]) * cast::<u64>(((1 * 5) + i20Renamed))), Relaxed);
    });
    parallel!((2, 2), |i21, i22| {
        #[expect(non_snake_case)]
        y3[[((b3 * 2) + i21), ((b4 * 2) + i22)]] = { let assignedRenamed: f32 = select(t5[(cast::<usize>(x1[i22]) * 4)].is_finite(), (t5[i22] * 0.5).sin(), select(((cast::<u32>((_p5 - 3)) == cast::<u32>(i21)) && (x1[_p5] >= x1[i21])), ((4.0 + t5[cast::<usize>(t6[[i22, _p5]])]) * 0.5).log10(), select((i22 < (i22 / 3)), (t5[i21] * 0.5).ln(), ((t5[i22] + -4.0) * 0.5).asin()))); assignedRenamed };
    });
}

const SCALE_1389: f64 = 5.0;
#[tile_fn]
pub fn function_1389(_v0: u32, _v1: u32) -> u32 {
    (_v0 * 2)
}
#[tile_kernel]
pub fn random_1389<const BM: usize, const BN: usize>(
    x0: &Tensor<F8E5M2, 1>,
    x1: &Tensor<u32, 1>,
    y2: &mut Tensor<u32, 1>,
    h3: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    dims!(x0 = [d2], x1 = [d3], y2 = [d4], h3 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    require!((d3 < 100), "extents are below 100");
    let n7: usize = d4.div_ceil(BM);
    let [b5] = blocks([d4.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t4 = fragment::<u32>([BM, BM]);
    parallel!((BM, BM), |i8, i9| {
        t4[[i9, i8]] = ((1 * 0) * 1);
    });
    let mut t5 = fragment::<u32>([2*BM, 2*BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t4.at([(b5 * BN), cast::<usize>(x1[n7])]).or(t4[[n7, 0]]), &mut t5);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v10: F8E5M2 = (x0[cast::<usize>(t4[[d4, 1]])] + x0[(n7 / 3)]);
    let mut t6 = shared::<u32>([BM, 1]);
    reduce_min(&t4, &mut t6, 1);
    parallel!((BM, BM), |i11, i12| {
        #[allow(non_snake_case)]
        t4[[i11, i12]] = { let assignedRenamed: u32 = t5[[i12, i12]]; assignedRenamed };
    });
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<F8E5M2>([BN, BN, BM]);
    parallel!((BN, BN, BM), |i13, i14, i15| {
        t7Renamed[[i13, i14, i15]] = x0[(i14 % 4)];
    });
    let mut t8 = shared::<u32>([BM]);
    reduce_abs_sum(&t4, &mut t8, 1);
    parallel!((BM, BM), |i16, i17| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t4[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((2*BM), (2*BM)), |i18Renamed, i19Renamed| {
        h3.atomic_add([(((((1 * 5) + i18Renamed) * 5) + i19Renamed) % 7)], (cast::<u64>(t5[[i18Renamed, i19Renamed]]) * cast::<u64>(((((1 * 5) + i18Renamed) * 5) + i19Renamed))), AcqRel);
    });
    parallel!((BM, 1), |i20, i21| {
        h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t6[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((BN, BN, BM), |i22, i23, i24| {
        h3.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Acquire);
    });
    parallel!(BM, |i25| {
        h3.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t8[i25]) * cast::<u64>(((1 * 5) + i25))), AcqRel);
    });
    parallel!(BM, |i26| {
        y2[((b5 * BM) + i26)] = t8[cast::<usize>(cast::<u8>((n7 - 9)))];
    });
}

const SCALE_1390: f64 = 9.0;
#[tile_fn]
pub fn function_1390(_v0: f32) -> f32 {
    _v0.max(f32::from_bits((f32::from_bits(((-3.25f32).to_bits() & 2147483647)).to_bits() | 2147483648)))
}
#[tile_kernel]
pub fn random_1390<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 1>,
    y1: &mut Tensor<f32, 2>,
    h2: &mut Tensor<u64, 1>,
    _p5: usize,
) {
    dims!(x0 = [d1], y1 = [d1, d2], h2 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let n6: usize = d1.div_ceil((BN + 1));
    let [b3, b4] = blocks([d1.div_ceil((BN + 1)), d2.div_ceil((2*BM))]);
    let mut t3 = fragment::<f32>([BN + 1, 2*BM]);
    copy(y1.at([(b3 * (BN + 1)), (b4 * (2*BM))]), &mut t3);
    let mut t4 = fragment::<f32>([BN]);
    copy(t3.at((span(d2, BN), (_p5 * (2*BK)))).or(2.0), &mut t4);
    let mut t5 = fragment::<f32>([BN, BK]);
    copy(t3.at((span((n6 * BN), BN), span((_p5 * BK), BK))).or(t4[d2]), &mut t5);
    let mut t6 = shared::<f32>([BM, BK]);
    copy(t5.at([(_p5 * BK), (b3 * BK)]), &mut t6);
    copy(&t6, t5.at_mut((span((d2 % 5), BM), span((b4 * BK), BK))));
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<f32>([2*BK, BK]);
    copy(t5.at((span((d2 * BN), 2*BK), span((b4 * (2*BK)), BK))).or(t6[[d1, 0]]), &mut t7Renamed);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8Renamed = shared::<f32>([BK, BK]);
    copy(t3.at([(n6 * BK), (b4 * BN)]), &mut t8Renamed);
    let mut t9 = shared::<f32>([2*BK, BK]);
    gemm_set(&t7Renamed, &t8Renamed, &mut t9);
    let v7: f32 = cast_with::<f32>(t3[[d1, _p5]], Round::Down).max_nan((3.0 * cast_with::<f32>(t3[[n6, x0.dim(0)]], Round::Down)));
    #[allow(non_snake_case)]
    parallel!(((BN + 1), (2*BM)), |i8Renamed, i9Renamed| {
        h2.atomic_add([(((((1 * 5) + i8Renamed) * 5) + i9Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[[i8Renamed, i9Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i8Renamed) * 5) + i9Renamed))), Relaxed);
    });
    parallel!(BN, |i10| {
        h2.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i10]) * 16.0))) * cast::<u64>(((1 * 5) + i10))), AcqRel);
    });
    parallel!((BN, BK), |i11, i12| {
        h2.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i11, i12]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
    });
    parallel!((BM, BK), |i13, i14| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h2.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), AcqRel);
    });
    parallel!(((2*BK), BK), |i15, i16| {
        h2.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Release);
    });
    copy(&t3, y1.at_mut([(b3 * (BN + 1)), (b4 * (2*BM))]));
}

const SCALE_1391: f64 = 1.0;
#[tile_kernel]
pub fn random_1391(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<f32, 2>,
    a2: &mut Tensor<i32, 1>,
    _p7: usize,
    _q8: usize,
) {
    dims!(x0 = [d0, d1, d2], y1 = [d3, d4], a2 = [d1]);
    require!((d3 < 100), "extents are below 100");
    let [b5, b6] = blocks([d3.div_ceil(1), d4.div_ceil(1)]);
    let mut t3 = fragment::<f32>([6, 6]);
    copy(x0.at([x0.dim(0), (d0 * 6), d4]), &mut t3);
    let mut t4 = fragment::<f32>([6]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    clear(&mut t4);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = fragment::<f32>([6, 8]);
    #[expect(non_snake_case)]
    parallel!((6, 8), |i9Renamed, i10Renamed| {
        t5[[i9Renamed, i10Renamed]] = -2.0;
    });
    let mut t6 = fragment::<f32>([6, 16]);
    parallel!((6, 16), |i11, i12| {
        t6[[i11, i12]] = ((t4[5] + t4[1]) + t4[i11]);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = shared::<f32>([6, 6]);
    let v13: f32 = ((t4[_p7] * t4[_p7]) * (t4[_q8] + t4[d0]));
    fill(&mut t7, v13);
    let mut t8 = fragment::<u8>([6, 2]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t8, 144);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    gemm_sp(&t5, &t8, t6.t(), &mut t7);
    let mut v14: f32 = 0.0;
    for k15 in 0..1 {
        v14 += cast::<f32>(t5[[4, d0]]).max(cast_with::<f32>(t3[[_p7, d2]], Round::NearestEven)).min_nan(t7[[d0, k15]].abs());
    }
    let mut t9 = shared::<f32>([6, 12]);
    copy(t5.at([d0, (d0 * 1)]), &mut t9);
    let mut t10 = fragment::<f32>([1, 24]);
    copy(t6.at((span(_p7, 1), span((d3 * 1), 24))), &mut t10);
    let mut t11 = shared::<f32>([6, 1]);
    let v16: f32 = (-t7[[_p7, _p7]].floor());
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t11, v16);
    clear(&mut t11);
    let mut t12 = fragment::<u8>([6, 3]);
    fill(&mut t12, 68);
    gemm_sp(&t9, &t12, t10.t(), &mut t11);
    for k17 in (0..d0).step_by(3) {
        pipelined!(0..4, stages = 3, |k18| {
        });
        if ((((d0 * 6) % 6) < 4) || (d0 <= d0)) {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v19: f32 = t6[[2, k17]].ceil().abs().sqrt();
        } else {
            let mut t13 = fragment::<i32>([1]);
            #[allow(non_snake_case)]
            parallel!(1, |i20Renamed| {
                t13[i20Renamed] = cast::<i32>(t11[[i20Renamed, cast::<usize>(cast::<u16>((_q8 - 4)))]]);
            });
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let mut t14 = fragment::<f32>([1]);
            gather(&t4, &t13, &mut t14);
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        if (t11[[_p7, b6]] <= (cast::<f32>(t4[_p7]) / 0.25)) {
            #[expect(non_snake_case)]
            let mut v21Renamed: f32 = 0.0;
            for k22 in 0..3 {
                v21Renamed += (if (!(_p7 < 2)) { cast::<f32>(((b5 * 6) % 6)).abs() } else { (-(-4.75)) });
            }
        }
    }
    #[allow(non_snake_case)]
    let mut t15Renamed = shared::<i32>([1]);
    copy(t4.at([(b6 * 1)]).or(cast::<f32>(d0)), &mut t15Renamed);
    atomic_max(&t15Renamed, a2.at_mut([18]), Relaxed);
    let mut t16 = fragment::<f32>([6, 1, 1]);
    parallel!((6, 1, 1), |i23, i24, i25| {
        t16[[i23, i24, i25]] = (-4.0f32).abs();
    });
    let mut t17 = fragment::<f32>([1, 1]);
    reduce_norm2(&t16, &mut t17, 0);
    copy(&t17, y1.at_mut([(b5 * 1), (b6 * 1)]));
}

#[tile_kernel]
pub fn random_1392<const BM: usize>(
    x0: &Tensor<f64, 3>,
    x1: &Tensor<u32, 3>,
    x2: &Tensor<u32, 2>,
    y3: &mut Tensor<u32, 3>,
    h4: &mut Tensor<u64, 1>,
    _p8: usize,
    _q9: usize,
) {
    dims!(x0 = [d0, d1, d0], x1 = [d2, 2, d2], x2 = [d3, d2], y3 = [d4, d5, 2], h4 = [7]);
    require!((d4 < 100), "extents are below 100");
    let n10: usize = d4.div_ceil(2);
    let [b6, b7] = blocks([d4.div_ceil(2), d5.div_ceil(6)]);
    let mut t5 = shared::<i16>([6]);
    copy(x1.at(((d2 * 6), span((b7 * BM), 6), (d0 * 6))), &mut t5);
    let mut t6 = shared::<i16>([6, BM]);
    copy(x1.at([(d2 * 6), (b6 * 6), ((((b6 - 2) * BM) + d4) % BM)]), &mut t6);
    parallel!(b6.min(6), |i11| {
        t5[i11] = cast::<i16>(x2[[i11, i11]]);
    });
    let mut v12: u32 = 0;
    for k13 in 0..2 {
        v12 += (((x2[[2, k13]] >> x2[[b7, k13]]) * 2) % 2);
    }
    let mut t7 = shared::<i16>([1]);
    reduce_min(&t5, &mut t7, 0);
    let v14: f64 = ((cast::<f64>(x2[[_p8, b6]]) * cast::<f64>(x2[[cast::<usize>(x1[[d4, _p8, d4]]), n10]])) / 3.5);
    let mut t8 = shared::<i64>([2]);
    parallel!(2, |i15| {
        #[expect(non_snake_case)]
        t8[i15] = { let assignedRenamed: i64 = cast::<i64>(x2[[i15, ((b6 - 7) / 3)]]); assignedRenamed };
    });
    let mut t9 = shared::<i16>([2]);
    gather(&t5, &t8, &mut t9);
    parallel!(6, |i16| {
        h4.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t5[i16]) * cast::<u64>(((1 * 5) + i16))), Acquire);
    });
    parallel!((6, BM), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t6[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Release);
    });
    parallel!(1, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t7[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(2, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t8[i20]) * cast::<u64>(((1 * 5) + i20))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!(2, |i21Renamed| {
        h4.atomic_add([(((1 * 5) + i21Renamed) % 7)], (cast::<u64>(t9[i21Renamed]) * cast::<u64>(((1 * 5) + i21Renamed))), Relaxed);
    });
    parallel!((2, 6, 2), |i22, i23, i24| {
        y3[[((b6 * 2) + i22), ((b7 * 6) + i23), (0 + i24)]] = (((if (cast::<u16>((i24 - 9)) == cast::<u16>(i24)) { x1[[i23, cast::<usize>(t5[i23]), cast::<usize>(x2[[9, 3]])]] } else { cast::<u32>(t7[n10]) }) % x2[[cast::<usize>(t6[[d4, b7]]), i23]]) / 4);
    });
}

const SCALE_1393: f32 = 8.0;
#[tile_kernel]
pub fn random_1393<T: Float, const BM: usize>(
    x0: &Tensor<T, 2>,
    y1: &mut Tensor<u64, 1>,
    h2: &mut Tensor<u64, 1>,
    _p2: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d0, d0], y1 = [d0], h2 = [7]);
    let n3: usize = d0.div_ceil(3);
    let [b1] = blocks([d0.div_ceil(3)]);
    let mut t3 = fragment::<f64>([BM, 3, 3]);
    #[cfg_attr(not(false), expect(non_snake_case))]
    parallel!((BM, 3, 3), |i4Renamed, i5Renamed, i6Renamed| {
        let mut s7: f64 = 0.0;
        for k8 in 0..5 {
            s7 += ((-4.0f64) / -7.0).abs();
        }
        t3[[i4Renamed, i5Renamed, i6Renamed]] = s7;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = fragment::<F8E4M3>([BM]);
    copy(x0.at([(b1 * 3), (b1 * 3)]), &mut t4);
    let mut t5 = shared::<T>([BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t4, &mut t5);
    let v9: F8E4M3 = (t4[n3].abs() / 1.0);
    fill(&mut t4, v9);
    #[cfg(not(false))]
    let v10: F8E4M3 = (-2.0 + -1.0);
    #[cfg(false)]
    undefined!();
    fill(t4.at_mut((span((b1 * BM), BM),)), v10);
    let mut t6 = shared::<T>([1]);
    reduce_max_nan(&t5, &mut t6, 0);
    let mut t7 = shared::<F8E4M3>([3, 3]);
    #[cfg(not(false))]
    copy(x0.at([(b1 * 3), (b1 * 3)]), &mut t7);
    parallel!(BM, |i11| {
        t5[i11] = t5[i11].abs().sqrt().min(t6[b1].min(x0[[i11, i11]]));
    });
    let mut t8 = fragment::<f64>([3, 3]);
    #[cfg(not(false))]
    copy(x0.at((span((b1 * 3), 3), span((b1 * BM), 3))).or(4.0), &mut t8);
    parallel!(BM, |i12| {
        #[cfg_attr(not(false), cfg(false))]
        undefined!();
        #[cfg(not(false))]
        let mut s13: T = 0.0;
        for k14 in 0..5 {
            s13 += (-t5[i12]).trunc();
        }
        t5[i12] = s13;
    });
    parallel!(BM, |i15| {
        h2.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Acquire);
    });
    #[cfg(not(false))]
    parallel!(BM, |i16| {
        #[cfg_attr(not(false), cfg(false))]
        for _ in 0..1 { assert!(false, "kept"); }
        h2.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i16]) * 16.0))) * cast::<u64>(((1 * 5) + i16))), Release);
    });
    parallel!(1, |i17| {
        h2.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!((3, 3), |i18, i19| {
        h2.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!((3, 3), |i20Renamed, i21Renamed| {
        h2.atomic_add([(((((1 * 5) + i20Renamed) * 5) + i21Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i20Renamed, i21Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20Renamed) * 5) + i21Renamed))), SeqCst);
    });
    #[cfg(false)]
    fill(&mut undefined, 1);
    parallel!(3, |i22| {
        y1[((b1 * 3) + i22)] = 4;
    });
}

const ROWS_1394: usize = 5;
#[tile_fn]
pub fn function_1394(_v0: f32, _v1: f32) -> f32 {
    _v0.max((3.0f32 * -2.0).abs())
}
#[tile_kernel]
pub fn random_1394<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 5>,
    y1: &mut Tensor<T::Acc, 2>,
    y2: &mut Tensor<T, 2>,
    a3: &mut Tensor<u64, 1>,
    h4: &mut Tensor<u64, 1>,
    _q5: usize,
) {
    dims!(x0 = [ROWS_1394, ROWS_1394, ROWS_1394, BM, BM], y1 = [d2, d2], y2 = [d2, d2], a3 = [d2], h4 = [7]);
    let [b3, b4] = blocks([d2.div_ceil(BN), d2.div_ceil(BM)]);
    let mut t5 = shared::<T>([BM, BN]);
    parallel!((BN, BM), |i6, i7| {
        t5[[i7, i6]] = (-(cast::<T>(4) * -3.0).round());
    });
    let mut t6 = shared::<f32>([BM, ROWS_1394, BN]);
    copy(x0.at([b3, (b3 * BM), (b3 * BM), _q5, b3]), &mut t6);
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<i32>([BN]);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BN, |i8Renamed| {
        #[allow(non_snake_case)]
        t7Renamed[i8Renamed] = { let assignedRenamed: i32 = ((cast::<i32>(i8Renamed) * 2) + -1); assignedRenamed };
    });
    let mut t8 = shared::<T>([BN, BN]);
    parallel!((BN, BN), |i9, i10| {
        t8[[i9, i10]] = 2.0;
    });
    scatter(&t8, &t7Renamed, &mut t5);
    let mut t9 = fragment::<i32>([BM]);
    #[allow(non_snake_case)]
    parallel!(BM, |i11Renamed| {
        t9[i11Renamed] = ((cast::<i32>(i11Renamed) * 2) + 1);
    });
    let mut t10 = shared::<T>([BM, BN]);
    parallel!((BN, BM), |i12, i13| {
        t10[[i13, i12]] = t8[[2, i12.max(i12)]];
    });
    scatter(&t10, &t9, &mut t5);
    let mut t11 = shared::<u8>([BN]);
    #[expect(non_snake_case)]
    parallel!(BN, |i14Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t11[i14Renamed] = 1;
    });
    let mut t12 = fragment::<T>([BN, BN]);
    gather(&t10, &t11, &mut t12);
    #[expect(non_snake_case)]
    parallel!(BN, |i15Renamed| {
        t7Renamed.atomic_exchange([i15Renamed], (cast::<i32>(b3) + cast::<i32>(t11[i15Renamed])), Relaxed);
    });
    let v16: f32 = (select((t9[x0.dim(1)] == cast_with::<i32>(t6[[0, b3, b3]], Round::TowardZero)), 0.0, cast::<f32>(t11[b3])) - cast::<f32>(t8[[3, b3]]));
    let mut t13 = fragment::<i32>([1, BN]);
    reduce_argmax(&t10, &mut t13, 0);
    let mut t14 = shared::<T::Acc>([ROWS_1394, BN]);
    copy(t8.at([(b3 * BN), _q5]), &mut t14);
    let mut t15 = fragment::<T::Acc>([ROWS_1394, ROWS_1394]);
    copy(t12.at((span(b3, ROWS_1394), span((d2 * BM), ROWS_1394))).or(t10[[d2, b3]]), &mut t15);
    #[allow(non_snake_case)]
    let mut t16Renamed = shared::<T::Acc>([BN, ROWS_1394]);
    gemm_set(t14.t(), &t15, &mut t16Renamed);
    parallel!(BN, |i17| {
        a3.atomic_or([i17], ((cast::<u64>(t11[i17]) / 4) >> 39), Relaxed);
    });
    parallel!((BM, BN), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!(BN, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t11[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!((BN, BN), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), AcqRel);
    });
    parallel!((1, BN), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t13[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((BN, ROWS_1394), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16Renamed[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!((BN, BM), |i27, i28| {
        y1[[((b3 * BN) + i27), ((b4 * BM) + i28)]] = select((i27 < cast::<usize>(cast::<i32>((cast::<usize>(t7Renamed[i27]) - 9)))), (cast::<T::Acc>(t12[[b3, (b3 + 1)]]) * 0.5).atan(), select(((t6[[x0.dim(0), i28, cast::<usize>(t11[_q5])]] == cast::<f32>(t12[[i28, i28]])) ^ (t9[cast::<usize>(t9[i28])] != -1)), (cast::<T::Acc>(1) * 0.5).erf(), select((i28 > b4), (cast::<T::Acc>(t12[[i27, (b4 - 3)]]) * 0.5).exp(), (select(((cast::<i32>((_q5 - 2)) == cast::<i32>(4usize)) ^ (cast::<i16>((i27 - 7)) < cast::<i16>(6usize))), cast::<T::Acc>(t8[[i27, i27]]).max(cast::<T::Acc>(t11[i27])), (-cast::<T::Acc>(t8[[i28, b3]]))) * 0.5).ln())));
    });
    parallel!((BN, BM), |i29, i30| {
        y2[[((b3 * BN) + i29), ((b4 * BM) + i30)]] = select((d2 == ((i29 - 0) % 4)), ((t10[[i30, (i30 / 3)]] * 0.5).abs() + 1.0).recip(), select(((i30 % 6) < (i29 * 2)), ((2.0 + t8[[i30, i29]].abs()) * 0.5).log1p(), select(((6 > i29) & (cast::<i32>((i29 - 6)) == cast::<i32>(5usize))), ((if (cast::<i32>((i30 - 0)) > cast::<i32>(6usize)) { t8[[i30, 1]] } else { t12[[0, _q5]] }) * 0.5).sinh(), (cast::<T>(3) * 0.5).cosh())));
    });
}

const SCALE_1395: f64 = 2.0;
#[tile_fn]
pub fn function_1395(_v0: f64) -> f64 {
    (_v0 + (if (6usize == 0) { 4.0 } else { -2.0 }))
}
#[tile_kernel]
pub fn random_1395<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f64, 2>,
    y1: &mut Tensor<bool, 4>,
    a2: &mut Tensor<u64, 1>,
    _p6: usize,
    _p7: f64,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d1, d1], y1 = [d1, d1, d1, BK], a2 = [d5]);
    require!((d1 < 100), "extents are below 100");
    let [b2, b3, b4] = blocks([d1.div_ceil((2*BK)), d1.div_ceil(BK), d1.div_ceil(BM)]);
    let mut t3 = fragment::<i16>([2*BM]);
    let t3_arrived = copy_async(x0.at([b4, (d5 * (2*BM))]), &mut t3);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    t3_arrived.wait();
    let mut t4 = fragment::<i16>([BN, BK, 2*BM]);
    parallel!(((2*BM), BK, BN), |i8, i9, i10| {
        let v11: i16 = 0;
        t4[[i10, i9, i8]] = ((1 >> 10) & t3[i9]);
    });
    if (_p6 == b2) {
        let mut t5 = shared::<i16>([BN, 2*BK]);
        copy(t4.at((span(x0.dim(1), BN), (d1 * (BM + 1)), span(b2, 2*BK))).or(-3), &mut t5);
    } else {
        fill(&mut t4, 1);
        let mut t6 = fragment::<i16>([BN, BK, 1]);
        reduce_min(&t4, &mut t6, 2);
    }
    let mut t7 = shared::<i16>([2*BM, BN]);
    parallel!(((2*BM), BN), |i12, i13| {
        #[expect(non_snake_case)]
        t7[[i12, i13]] = { let assignedRenamed: i16 = 1; assignedRenamed };
    });
    let mut t8 = fragment::<i16>([BN, 2*BK]);
    #[expect(non_snake_case)]
    parallel!((BN, (2*BK)), |i14Renamed, i15Renamed| {
        t8[[i14Renamed, i15Renamed]] = -3;
    });
    #[allow(non_snake_case)]
    let mut t9Renamed = fragment::<i16>([2*BM, 2*BK]);
    #[allow(non_snake_case)]
    let v16Renamed: i16 = (if (cast::<usize>(t3[b2]).min(b4) >= b2) { cast::<i16>(t4[[0, _p6, (cast::<usize>(t3[1]) - 4)]]) } else { select((b3 != _p6), cast::<i16>(t3[_p6]), -2) });
    fill(&mut t9Renamed, v16Renamed);
    clear(&mut t9Renamed);
    gemm(&t7, &t8, &mut t9Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<f64>([BK, 8]);
    parallel!((BK, 8), |i17, i18| {
        t10[[i17, i18]] = 0.0f64.mul_add(-1.0, (1.0 + 1.0));
    });
    #[expect(non_snake_case)]
    let mut t11Renamed = shared::<f64>([BK, 16]);
    copy(t8.at([b2, (b2 * BM)]), &mut t11Renamed);
    let mut t12 = shared::<f64>([BK, BK]);
    let v19: f64 = f64::from_bits((cast::<f64>(t9Renamed[[b2, 1]]).to_bits() & 9223372036854775807)).mul_add(select((b3 <= b4), x0[[b3, b3]], cast::<f64>(t7[[cast::<usize>(t8[[0, b3]]), b2]])), (1.0 + cast::<f64>((((_p6 * (BM + 1)) + b2) % (BM + 1)))));
    fill(&mut t12, v19);
    clear(&mut t12);
    let mut t13 = shared::<u8>([BK, 2]);
    fill(&mut t13, 212);
    gemm_sp(&t10, &t13, t11Renamed.t(), &mut t12);
    #[allow(non_snake_case)]
    parallel!(BN, |i20Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        a2.atomic_xor([i20Renamed], 2u64.max(4), Relaxed);
    });
    parallel!(((2*BK), BK, BM, BK), |i21, i22, i23, i24| {
        #[expect(non_snake_case)]
        let v25Renamed: i16 = (t7[[_p6, i22]] - 3).max(-4);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y1[[((b2 * (2*BK)) + i21), ((b3 * BK) + i22), ((b4 * BM) + i23), (0 + i24)]] = (t4[[(i23 - 7).div_ceil(4), i24, i23]] != (t7[[i22, i23]] * v25Renamed));
    });
}

#[tile_kernel(fast_math)]
pub fn random_1396<const BM: usize>(
    x0: &Tensor<u16, 4>,
    x1: &Tensor<i8, 1>,
    x2: &Tensor<u16, 2>,
    y3: &mut Tensor<u16, 3>,
    y4: &mut Tensor<i8, 2>,
    _p5: i8,
    _p6: u16,
    _q7: usize,
) {
    dims!(x0 = [2, 2, 1, 1], x1 = [d0], x2 = [1, d1], y3 = [d2, d0, 2], y4 = [d2, d0]);
    require!((d2 < 100), "extents are below 100");
    let [b3, b4] = blocks([d2.div_ceil(1), d0.div_ceil(BM)]);
    let mut t5 = shared::<u16>([BM, 1, 2, 1, 2]);
    parallel!((BM, 1, 2, 1, 2), |i8, i9, i10, i11, i12| {
        let mut s13: u16 = 0;
        for k14 in 0..3 {
            s13 += x0[[0, i9, 0, i11]];
        }
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t5[[i8, i9, i10, i11, i12]] = { let assignedRenamed: u16 = s13; assignedRenamed };
    });
    let mut t6 = shared::<u16>([BM]);
    copy(x1.at((span((d1 * 2), BM),)), &mut t6);
    let mut t7 = shared::<u16>([BM, 1, 2, 1, 2]);
    cummin(&t5, &mut t7, 4);
    let mut t8 = shared::<i32>([BM, 2, 1, 2]);
    reduce_argmin(&t5, &mut t8, 1);
    let mut v15: i8 = 4;
    for k16 in 0..3 {
        v15 += (cast::<i8>(x0[[0, 0, d1, cast::<usize>(t7[[_q7, 0, cast::<usize>(t5[[k16, 0, b4, b3, cast::<usize>(t8[[7, b4, x1.dim(0), b4]])]]), b3, b4]])]]) + cast::<i8>(x2[[0, k16]]));
    }
    let mut t9 = shared::<i8>([1, BM]);
    parallel!((1, BM), |i17, i18| {
        t9[[i17, i18]] = cast::<i8>(x0[[(i17 - 1), i17, i17, i17]]);
    });
    let mut t10 = shared::<u8>([BM, BM]);
    parallel!((BM, BM), |i19, i20| {
        t10[[i19, i20]] = cast::<u8>(x2[[d2, ((d0 - 1) / (d1 - 1))]]);
    });
    #[allow(non_snake_case)]
    let mut t11Renamed = shared::<i32>([1, BM]);
    clear(&mut t11Renamed);
    gemm(&t9, t10.t(), &mut t11Renamed);
    parallel!((b4.min(2), 1, 2, 1, BM), |i21, i22, i23, i24, i25| {
        let v26: i8 = ((cast::<i8>(t7[[(BM - i25), i24, i23, (1 - i22), (2 - i21)]]) & x1[cast::<usize>(t7[[(BM - i25), i24, i23, (1 - i22), (2 - i21)]])]) / 5);
        let mut l12 = local::<u16>([2]);
        #[allow(non_snake_case)]
        for k27Renamed in 0..2 {
            l12[k27Renamed] = ((t5[[cast::<usize>(t5[[i25, i22, 0, i24, i21]]), i22, i24, x1.dim(0), cast::<usize>(t7[[(BM - i25), i24, i23, (1 - i22), (2 - i21)]])]] + x0[[1, i21, _q7, k27Renamed]]) ^ x0[[(i21 + 4), i22, cast::<usize>(cast::<i8>((d0 - 6))), (((i22 * 1) + i22) % 1)]]);
        }
        t7[[(BM - i25), i24, i23, (1 - i22), (2 - i21)]] = l12[i22];
    });
    parallel!((BM, 1, 2, 1, 2), |i28, i29, i30, i31, i32| {
        t5.atomic_cas([i28, i29, i30, i31, i32], 0, select((cast::<u64>(((((i29 - 5) * 2) / 2) - 2)) == cast::<u64>(cast::<usize>(t8[[i30, i30, i29, i32]]))), (_p6 & x0[[i31, i31, i31, 0]]), _p6), Relaxed);
    });
    let mut t13 = shared::<u16>([7]);
    threads!(7, |thread33| {
        let i34: usize = thread33.index();
        let i35: usize = thread33.lane();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let w36: usize = thread33.warp();
        let i37: usize = (i34 % 4);
        let v38: u16 = ((if (i34 > _q7) { (!t5[[i34, 0, d2, i37, i34]]) } else { (cast::<u16>(t5[[1, x1.dim(0), i37, w36, cast::<usize>(x2[[i35, cast::<usize>(x0[[d1, 1, i35, x0.dim(0)]])]])]]) ^ t7[[i34, w36, cast::<usize>(x2[[d1, b4]]), x2.dim(1), d1]]) }) & x0[[d0, _q7, i35, x0.dim(3)]]);
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v39Renamed: u16 = thread33.shuffle_down(v38, 21);
        t13[i34] = v39Renamed;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        thread33.barrier();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v40: u16 = t13[1];
        thread33.barrier();
        let v41: u16 = v40;
        t13[i34] = v41;
        thread33.barrier();
        let v42: u16 = t13[((i34 + 6) % 7)];
        thread33.barrier();
        let v43: u16 = v42;
        let mut v44: u16 = v43;
        if (w36 > 2) {
            let v45: u16 = thread33.shuffle_down(v43, 28);
            #[expect(non_snake_case)]
            v44 = { let assignedRenamed: u16 = v45; assignedRenamed };
        }
        let v46: u16 = v44;
        t13[i34] = v46;
    });
    parallel!((BM, 1, 2, 1, 2), |i47, i48, i49, i50, i51| {
        let v52: u16 = select((i51 != (i48 / 1)), (cast::<u16>(t6[i50]) / 6), (t5[[(i47 + 1), i48, (i49 + 3), i50, (2 - i51)]] << 0));
        #[allow(non_snake_case)]
        let mut s53Renamed: u16 = 0;
        for k54 in 0..3 {
            #[expect(non_snake_case)]
            s53Renamed += { let assignedRenamed: u16 = 1; assignedRenamed };
        }
        t5[[(i47 + 1), i48, (i49 + 3), i50, (2 - i51)]] = s53Renamed;
    });
    parallel!((1, BM, 2), |i55, i56, i57| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut l14 = local::<u16>([3]);
        #[expect(non_snake_case)]
        for k58Renamed in 0..3 {
            l14[k58Renamed] = _p6;
        }
        y3[[((b3 * 1) + i55), ((b4 * BM) + i56), (0 + i57)]] = l14[1];
    });
    copy(&t11Renamed, y4.at_mut([(b3 * 1), (b4 * BM)]));
}

const SCALE_1397: f64 = 6.0;
#[tile_kernel]
pub fn random_1397<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f64, 1>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f64, 2>,
    h3: &mut Tensor<u64, 1>,
    _p5: f64,
    _p6: f32,
    _q7: usize,
) {
    dims!(x0 = [d0], x1 = [d1, d2], y2 = [d0, d1], h3 = [7]);
    let [b3, b4] = blocks([d0.div_ceil((BM + 1)), d1.div_ceil(BM)]);
    let mut t4 = fragment::<f64>([BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let t4_arrived = copy_async(x0.at((span(d2, BM),)), &mut t4);
    t4_arrived.wait();
    let mut t5 = shared::<f32>([2*BM, 2*BM]);
    parallel!(((2*BM), (2*BM)), |i8, i9| {
        let v10: f32 = select((x1[[5, i9]] <= x1[[i8, 6]]), x1[[i8, i9]].mul_add(x1[[i8, 5]], x1[[i9, i9]]), x1[[i8, i8]].abs().sqrt());
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut l6Renamed = local::<f32>([4]);
        for k11 in 0..4 {
            l6Renamed[k11] = 0.0;
        }
        t5[[i9, i8]] = l6Renamed[((i8 - 4) >> 3)];
    });
    let mut t7 = fragment::<i32>([1]);
    reduce_argmin(&t4, &mut t7, 0);
    let mut t8 = fragment::<f64>([BM + 1]);
    copy(t4.at((span(x0.dim(0), BM + 1),)), &mut t8);
    copy(&t8, t7.at_mut((span(0, BM + 1),)));
    let mut t9 = shared::<f64>([BM]);
    copy(x1.at((span(((b3 * (2*BK)) % (2*BK)), BM), b4)), &mut t9);
    copy(&t9, t7.at_mut((span((d1 * (2*BM)), BM),)));
    let mut t10 = fragment::<f32>([BK, 12]);
    copy(t5.at((span((cast::<usize>(t7[d1]) - 4), 12), span((b4 * 2), BK))).t(), &mut t10);
    let mut t11 = fragment::<f32>([24, BN]);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((24, BN), |i12Renamed, i13Renamed| {
        t11[[i12Renamed, i13Renamed]] = t5[[(b4 - 4), b4]];
    });
    let mut t12 = shared::<f32>([BK, BN]);
    clear(&mut t12);
    #[allow(non_snake_case)]
    let mut t13Renamed = fragment::<u8>([BK, 3]);
    fill(&mut t13Renamed, 68);
    gemm_sp(&t10, &t13Renamed, &t11, &mut t12);
    cummax(&t9, &mut t9, 0);
    let mut t14 = shared::<f64>([BM, BN]);
    parallel!((BN, BM), |i14, i15| {
        let v16: f64 = (if t5[[i15, 3]].is_nan() { (cast::<f64>(0usize) + SCALE_1397) } else { cast::<f64>(0usize).abs() });
        t14[[i15, i14]] = ((cast::<f64>(t5[[i15, 3]]) * cast::<f64>(t5[[i15, 0]])) + cast::<f64>(t5[[(i15 % 2), b4]])).floor();
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BK), |i17Renamed, i18Renamed| {
        let mut l15 = local::<f32>([3]);
        for k19 in 0..3 {
            l15[k19] = _p6.abs().min(0.125);
        }
        t12[[i18Renamed, i17Renamed]] = l15[i18Renamed];
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(1, |i20| {
        h3.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t7[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BM + 1), |i21Renamed| {
        h3.atomic_add([(((1 * 5) + i21Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i21Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i21Renamed))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i22| {
        h3.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!((BK, BN), |i23, i24| {
        h3.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, BN), |i25Renamed, i26Renamed| {
        h3.atomic_add([(((((1 * 5) + i25Renamed) * 5) + i26Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i25Renamed, i26Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25Renamed) * 5) + i26Renamed))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((BM + 1), BM), |i27, i28| {
        y2[[((b3 * (BM + 1)) + i27), ((b4 * BM) + i28)]] = select((cast::<u8>(((i28 % 2) - 7)) <= cast::<u8>(cast::<usize>(t7[cast::<usize>(t7[d0])]))), (((t14[[i28, i28]] + t14[[b3, i28]]) * (t14[[x0.dim(0), cast::<usize>(t7[d1])]] * -2.0)) * 0.5).erf(), select((t7[x0.dim(0)] >= cast::<i32>(d0)), ((-1.0f64) * 0.5).copysign(t14[[i28, x0.dim(0)]].abs()), select((((i27 * BN) % BN) < _q7), (((1.0 * t14[[i28, i28]]) + (t14[[i28, i28]] + t14[[i28, 5]])) * 0.5).asin(), ((t14[[x1.dim(1), (i28 + 1)]] * t14[[i28, (i27 % 2)]]) * 0.5).abs().log2())));
    });
}

const SCALE_1398: f32 = 6.0;
#[tile_kernel]
pub fn random_1398<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i64, 2>,
    x1: &Tensor<T, 1>,
    x2: &Tensor<T, 3>,
    y3: &mut Tensor<T, 2>,
    y4: &mut Tensor<i64, 2>,
    _p6: i64,
    _p7: i64,
) {
    dims!(x0 = [d0, d0], x1 = [d1], x2 = [d2, d0, BK], y3 = [d1, d3], y4 = [d1, d3]);
    let [b4, b5] = blocks([d1.div_ceil(BN), d3.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = shared::<T>([BK, BN]);
    copy(x0.at((span((b5 * (2*BN)), BK), span(b5, BN))), &mut t5);
    #[expect(non_snake_case)]
    let mut t6Renamed = shared::<i64>([2*BN, BK, 1]);
    copy(x2.at((span((b5 * BN), 1), span((b5 * BM), 2*BN), span((b4 * BN), BK))).permute([1, 2, 0]), &mut t6Renamed);
    parallel!((b5.min((2*BN)), BK, 1), |i8, i9, i10| {
        t6Renamed[[i8, i9, i10]] = select((b4 <= i10), cast::<i64>((!x0[[i10, i10]]).count_ones()), x0[[i10, (cast::<usize>(x1[i10]) / 3)]]);
    });
    parallel!(BM, |i11| {
        t6Renamed.atomic_add([b5, b5, (b5 / 2)], (if ((d0 != i11) ^ (x1.dim(0) == b4)) { (4 * cast::<i64>(x2[[5, 5, d1]])) } else { select((cast::<i8>((b5 - 7)) == cast::<i8>(d3)), x0[[d3, 3]], _p6) }), AcqRel);
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut v12Renamed: F8E5M2 = 4.0;
    for k13 in 0..3 {
        v12Renamed += cast::<F8E5M2>((((d0 - 2) * (2*BN)) % (2*BN))).max(cast::<F8E5M2>(b5)).abs().sqrt();
    }
    let mut t7 = shared::<T>([BK, 2*BN, 1]);
    clear(&mut t7);
    parallel!((BK, BN), |i14, i15| {
        let v16: i16 = (-(-2));
        let mut s17: T = 0;
        for k18 in 0..2 {
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            s17 += { let assignedRenamed: T = (if ((cast::<usize>(t5[[(BK - i14), (BN - i15)]]) >= 7) && (cast::<u8>((b5 - 2)) != cast::<u8>(k18))) { (x2[[k18, 4, 17]] + t5[[(BK - i14), (BN - i15)]]) } else { cast::<T>(x1[cast::<usize>(t6Renamed[[i15, i14, d2]])]).abs() }); assignedRenamed };
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t5[[(BK - i14), (BN - i15)]] = s17;
    });
    let mut t8 = fragment::<T>([BN, BM]);
    let v19: T = ((t7[[b5, b5, b5]] / 4) + cast::<T>(t5[[d2, 2]]).min(t7[[b5, b5, 0]]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t8, v19);
    copy(&t8, y3.at_mut([(b4 * BN), (b5 * BM)]));
    parallel!((BN, BM), |i20, i21| {
        y4[[((b4 * BN) + i20), ((b5 * BM) + i21)]] = (cast::<i64>(i20) + cast::<i64>(i20));
    });
}

#[tile_fn]
pub fn function_1399(_v0: f32, _v1: f32) -> f32 {
    (_v0 * 1.625f32.abs().sqrt())
}
#[tile_kernel]
pub fn random_1399<T: Element, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<bool, 2>,
    y2: &mut Tensor<f32, 1>,
    y3: &mut Tensor<F8E4M3, 1>,
    h4: &mut Tensor<u64, 1>,
    _p6: bool,
    _q7: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d2, d3], x1 = [d4, d4], y2 = [d3], y3 = [d3], h4 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    require!((d2 < 100), "extents are below 100");
    let [b5] = blocks([d3.div_ceil((BM + 1))]);
    let mut t5 = shared::<T>([2*BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2*BM), |i8| {
        t5[i8] = cast::<T>(x1[[i8, ((x1.dim(0) - 9) >> 1)]]);
    });
    let mut t6 = shared::<T>([BM + 1, 2*BN, BM + 1, BM, BK]);
    let v9: T = cast::<T>(x0[[((b5 - 3) << (_q7 - 4)), d4]]);
    fill(&mut t6, v9);
    let n10: usize = ((b5 - 4) % 5).max(0);
    for k11 in 0..n10 {
        let mut t7 = shared::<f32>([2*BN, BK]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        clear(&mut t7);
        let mut t8 = fragment::<f32>([2*BN, 2*BM]);
        let mut t9 = fragment::<f32>([2*BM, BK]);
        pipelined!(0..4, stages = 2, stage = [0, 0, 0], |k12| {
            copy(x0.at([b5, (k12 * (2*BM))]), &mut t8);
            copy(x0.at([(k12 * (2*BM)), (b5 * (2*BM))]), &mut t9);
            gemm(&t8, &t9, &mut t7);
        });
        #[expect(non_snake_case)]
        let v13Renamed: T::Acc = cast::<T::Acc>((t7[[n10, _q7]] - (x0[[k11, d4]] * -1.0)));
        let n14: usize = (b5 % 1).max(0);
        parallel!(((BM + 1), (2*BN), (BM + 1), BM, BK), |i15, i16, i17, i18, i19| {
            h4.atomic_add([(((((((((((1 * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t6[[i15, i16, i17, i18, i19]]) * cast::<u64>(((((((((((1 * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19))), SeqCst);
        });
        parallel!(((2*BN), BK), |i20, i21| {
            h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
        });
    }
    let mut t10 = shared::<T>([BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x1.at([(b5 - 1), (n10 * BN)]), &mut t10);
    copy(&t10, t5.at_mut((span(n10, BM),)));
    parallel!((2*BM), |i22| {
        #[allow(non_snake_case)]
        t5[i22] = { let assignedRenamed: T = (if x1[[n10, 6]] { cast::<T>((x0[[i22, 0]] * x0[[3, i22]])) } else { cast::<T>(x0[[d2, x1.dim(0)]]) }); assignedRenamed };
    });
    let mut t11 = shared::<bool>([64]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    threads!(64, |thread23| {
        let i24: usize = thread23.index();
        let i25: usize = thread23.lane();
        let w26: usize = thread23.warp();
        let i27: usize = (i24 % 7);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v28: bool = ((b5 * 2) == cast::<usize>(t10[d2]));
        let mut v29: bool = v28;
        if (w26 >= 0) {
            let v30: bool = thread23.shuffle_xor(v28, 12);
            v29 = v30;
        }
        let v31: bool = v29;
        let mut v32: bool = v31;
        if (d4 >= 3) {
            t11[i24] = v31;
            thread23.barrier();
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v33: bool = t11[((i24 + 3) % 64)];
            thread23.barrier();
            v32 = v33;
        }
        let v34: bool = v32;
        let mut v35: bool = v34;
        if (n10 >= 0) {
            t11[i24] = v34;
            thread23.barrier();
            let v36: bool = t11[i24];
            thread23.barrier();
            v35 = v36;
        }
        let v37: bool = v35;
        let mut v38: bool = v37;
        thread23.group(32..64, |g39| {
            for k41 in 0..3 {
                t11[i24] = v38;
                g39.barrier();
                #[allow(non_snake_case)]
                let v40Renamed: bool = t11[(((i24 + 32) % 32) + 32)];
                g39.barrier();
                v38 = v40Renamed;
            }
        });
        #[allow(non_snake_case)]
        let v42Renamed: bool = v38;
        t11[i24] = v42Renamed;
    });
    parallel!(64, |i43| {
        let mut l12 = local::<bool>([1]);
        for k44 in 0..1 {
            l12[k44] = (!(d2 > n10));
        }
        t11[(i43 * 2)] = l12[d4];
    });
    parallel!((2*BM), |i45| {
        h4.atomic_add([(((1 * 5) + i45) % 7)], (cast::<u64>(t5[i45]) * cast::<u64>(((1 * 5) + i45))), Relaxed);
    });
    parallel!(((BM + 1), (2*BN), (BM + 1), BM, BK), |i46, i47, i48, i49, i50| {
        h4.atomic_add([(((((((((((1 * 5) + i46) * 5) + i47) * 5) + i48) * 5) + i49) * 5) + i50) % 7)], (cast::<u64>(t6[[i46, i47, i48, i49, i50]]) * cast::<u64>(((((((((((1 * 5) + i46) * 5) + i47) * 5) + i48) * 5) + i49) * 5) + i50))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(BM, |i51Renamed| {
        h4.atomic_add([(((1 * 5) + i51Renamed) % 7)], (cast::<u64>(t10[i51Renamed]) * cast::<u64>(((1 * 5) + i51Renamed))), Relaxed);
    });
    parallel!(64, |i52| {
        h4.atomic_add([(((1 * 5) + i52) % 7)], (cast::<u64>(t11[i52]) * cast::<u64>(((1 * 5) + i52))), Relaxed);
    });
    let mut t13 = shared::<f32>([BM + 1, BM + 1]);
    copy(x1.at((span((n10 * BN), BM + 1), span((d4 * BM), BM + 1))), &mut t13);
    let mut t14 = fragment::<f32>([BM + 1]);
    reduce_var(&t13, &mut t14, 0);
    copy(&t14, y2.at_mut([(b5 * (BM + 1))]));
    parallel!((BM + 1), |i53| {
        let mut s54: F8E4M3 = 0.0;
        for k55 in 0..1 {
            #[expect(non_snake_case)]
            s54 += { let assignedRenamed: F8E4M3 = ((if t11[11] { cast::<F8E4M3>(x1[[k55, b5]]) } else { cast::<F8E4M3>(x1[[_q7, i53]]) }) / 1.75); assignedRenamed };
        }
        y3[((b5 * (BM + 1)) + i53)] = s54;
    });
}

pub fn all() -> Vec<(u64, Box<dyn Kernel>)> {
    vec![
        (1340, Box::new(random_1340::<1>())),
        (1341, Box::new(random_1341::<bf16, 1>())),
        (1342, Box::new(random_1342::<5>())),
        (1343, Box::new(random_1343::<f32, 17, 3>())),
        (1344, Box::new(random_1344::<u8>())),
        (1345, Box::new(random_1345::<u32, 17>())),
        (1346, Box::new(random_1346())),
        (1347, Box::new(random_1347::<i32, 16, false>())),
        (1348, Box::new(random_1348::<17, 3>())),
        (1349, Box::new(random_1349::<16, 1>())),
        (1350, Box::new(random_1350::<u8>())),
        (1351, Box::new(random_1351::<i8>())),
        (1352, Box::new(random_1352::<u16, 17>())),
        (1353, Box::new(random_1353::<false>())),
        (1354, Box::new(random_1354::<2, 16, 17>())),
        (1355, Box::new(random_1355::<2, 3, false>())),
        (1356, Box::new(random_1356::<f32, 4>())),
        (1357, Box::new(random_1357::<i32, 33, 2, 1>())),
        (1358, Box::new(random_1358::<i32, 2>())),
        (1359, Box::new(random_1359::<3, 33, 16>())),
        (1360, Box::new(random_1360::<17, 17, false>())),
        (1361, Box::new(random_1361::<4>())),
        (1362, Box::new(random_1362::<u8, 17, 1, 16>())),
        (1363, Box::new(random_1363())),
        (1364, Box::new(random_1364::<bf16, 33, 1>())),
        (1365, Box::new(random_1365::<33, 33, 1>())),
        (1366, Box::new(random_1366())),
        (1367, Box::new(random_1367::<f64, 16, 17>())),
        (1368, Box::new(random_1368::<17, 1, 2>())),
        (1369, Box::new(random_1369::<33, 1, true>())),
        (1370, Box::new(random_1370::<bf16, 5>())),
        (1371, Box::new(random_1371())),
        (1372, Box::new(random_1372())),
        (1373, Box::new(random_1373::<33>())),
        (1374, Box::new(random_1374::<2, 33, true>())),
        (1375, Box::new(random_1375::<4, 33, 4>())),
        (1376, Box::new(random_1376::<true>())),
        (1377, Box::new(random_1377::<33, 1, false>())),
        (1378, Box::new(random_1378::<true>())),
        (1379, Box::new(random_1379::<8>())),
        (1380, Box::new(random_1380::<16, 8, 8>())),
        (1381, Box::new(random_1381())),
        (1382, Box::new(random_1382::<2, 16, 17>())),
        (1383, Box::new(random_1383::<4, 4, 1>())),
        (1384, Box::new(random_1384::<i64>())),
        (1385, Box::new(random_1385::<i8>())),
        (1386, Box::new(random_1386::<u16>())),
        (1387, Box::new(random_1387::<i8>())),
        (1388, Box::new(random_1388())),
        (1389, Box::new(random_1389::<4, 2>())),
        (1390, Box::new(random_1390::<8, 16, 3>())),
        (1391, Box::new(random_1391())),
        (1392, Box::new(random_1392::<2>())),
        (1393, Box::new(random_1393::<f32, 2>())),
        (1394, Box::new(random_1394::<f16, 1, 4>())),
        (1395, Box::new(random_1395::<1, 3, 2>())),
        (1396, Box::new(random_1396::<8>())),
        (1397, Box::new(random_1397::<2, 33, 3>())),
        (1398, Box::new(random_1398::<i8, 16, 4, 33>())),
        (1399, Box::new(random_1399::<i32, 1, 2, 2>())),
    ]
}
