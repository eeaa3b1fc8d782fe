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
pub fn function_5064(_v0: f64) -> f64 {
    (_v0 * ((-4.0f64) * (0.0 - 2.0)).abs())
}
#[tile_kernel]
pub fn random_5064<T: Num, const BM: usize>(
    x0: &Tensor<i32, 3>,
    x1: &Tensor<u64, 1>,
    y2: &mut Tensor<T::Acc, 2>,
    a3: &mut Tensor<i32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p8: usize,
    _q9: usize,
) {
    dims!(x0 = [1, d1, d2], x1 = [d3], y2 = [d4, d2], a3 = [d7], h4 = [7]);
    let mut w5 = workspace::<T::Acc>([d4, d2]);
    let [b5, b6] = blocks([d4.div_ceil(1), d2.div_ceil(2)]);
    let mut t6 = shared::<u64>([2, BM, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at([(b5 * BM), _p8, (b5 * 2)]).or(cast::<i32>(x1[15])), &mut t6);
    let mut t7 = shared::<u64>([2, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, 2), |i10, i11| {
        t7[[i11, i10]] = x1[i11];
    });
    let mut t8 = shared::<u64>([BM]);
    threads!(BM, |thread12| {
        let i13: usize = thread12.index();
        #[allow(non_snake_case)]
        let i14Renamed: usize = thread12.lane();
        let w15: usize = thread12.warp();
        let i16: usize = (i13 % 2);
        let v17: u64 = 1;
        let v18: u64 = (select(((t6[[1, i13, b6]] == x1[d1]) && (i16 >= i16)), (((cast::<u64>(t7[[i16, i16]]) * 7) + x1[7]) / 7), (cast::<u64>(t7[[i16, i13]]) * t7[[i16, 10]])) & x1[(i16 + d1)]);
        let v19: u32 = thread12.ballot(((x1[i13] < 2) & (cast::<u64>((cast::<usize>(x1[i13]) - 9)) >= cast::<u64>(cast::<usize>(t7[[0, i16]])))));
        let v20: bool = thread12.all((i16 > i16));
        let v21: u64 = select(v20, cast::<u64>(v19.count_ones()), v18);
        t8[i13] = v21;
        thread12.barrier();
        let v22: u64 = t8[d4];
        thread12.barrier();
        #[expect(non_snake_case)]
        let v23Renamed: u64 = v22;
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t8[i13] = { let assignedRenamed: u64 = v23Renamed; assignedRenamed };
    });
    parallel!((2, BM, 1), |i24, i25, i26| {
        t6.atomic_exchange([i24, i25, i26], (x1[i26] >> t8[(i26 / 3)]), Acquire);
    });
    #[expect(non_snake_case)]
    let mut t9Renamed = fragment::<f32>([1]);
    #[allow(non_snake_case)]
    parallel!(1, |i27Renamed| {
        t9Renamed[i27Renamed] = -2.0;
    });
    if (x0[[0, (b5 - 4), (b5 - 8).div_ceil(3)]] <= (cast::<i32>(_p8) << x0[[b5, d4, 12]])) {
        parallel!((d3.min(2), BM), |i28, i29| {
            if (t7[[i28, (i29 * 2)]] == x1[i29]) {
                #[allow(non_snake_case)]
                t7[[i28, (i29 * 2)]] = { let assignedRenamed: u64 = ((select((cast::<usize>(t6[[_q9, i28, d4]]) > i28), x1[i28], cast::<u64>(i28)) / 7) % t7[[i28, (i29 * 2)]]); assignedRenamed };
            }
        });
        parallel!(BM, |i30| {
            h4.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t8[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
        });
        parallel!(1, |i31| {
            h4.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[i31]) * 16.0))) * cast::<u64>(((1 * 5) + i31))), Relaxed);
        });
    } else {
        let mut t10 = shared::<f64>([40]);
        threads!(40, |thread32| {
            let i33: usize = thread32.index();
            let i34: usize = thread32.lane();
            let w35: usize = thread32.warp();
            #[allow(non_snake_case)]
            let i36Renamed: usize = (i33 % 8);
            let v37: T::Acc = cast::<T::Acc>(x1[i36Renamed]);
            let mut l11 = local::<f64>([4]);
            for k38 in 0..4 {
                l11[k38] = (cast::<f64>((((k38 * 1) + cast::<usize>(x1[k38])) / 1)) / 2.0).floor();
            }
            let v39: f64 = l11[x1.dim(0)];
            let v40: u32 = thread32.ballot((x0[[(d3 / 1), cast::<usize>(x0[[0, d4, _q9]]), i36Renamed]] == cast::<i32>(x1[i36Renamed])));
            let v41: bool = thread32.any(((i36Renamed - 2) < (i36Renamed - i36Renamed)));
            let v42: f64 = select(v41, cast::<f64>(v40.count_ones()), v39);
            let mut v43: f64 = v42;
            for k44 in 0..3 {
                let v45: f64 = v43;
                let v46: f64 = thread32.shuffle_idx(v45, (d1 * 4));
                v43 = v43.max(v46);
            }
            let v47: f64 = v43;
            t10[i33] = v47;
        });
    }
    #[allow(non_snake_case)]
    parallel!((BM, 2), |i48Renamed, i49Renamed| {
        t7[[i49Renamed, i48Renamed]] = cast::<u64>(t7[[i49Renamed, i48Renamed]]);
    });
    let mut t12 = fragment::<T::Acc>([1, 2]);
    parallel!((1, 2), |i50, i51| {
        let mut s52: T::Acc = 0;
        for k53 in 0..2 {
            s52 += ((cast::<T::Acc>(t9Renamed[i50]) / 6) * cast::<T::Acc>(x1[k53]));
        }
        t12[[i50, i51]] = s52;
    });
    let mut t13 = shared::<T::Acc>([1, 2]);
    copy(&t12, w5.at_mut([(b5 * 1), (b6 * 2)]));
    copy(w5.at([(b5 * 1), (b6 * 2)]), &mut t13);
    #[allow(non_snake_case)]
    parallel!(1, |i54Renamed| {
        a3.atomic_or([i54Renamed], cast::<i32>((if (i54Renamed >= 3) { cast::<i32>(x0[[b5, i54Renamed, i54Renamed]]) } else { cast::<i32>(t6[[cast::<usize>(t8[14]), i54Renamed, _q9]]) }).leading_zeros()), Relaxed);
    });
    parallel!((2, BM), |i55, i56| {
        h4.atomic_add([(((((1 * 5) + i55) * 5) + i56) % 7)], (cast::<u64>(t7[[i55, i56]]) * cast::<u64>(((((1 * 5) + i55) * 5) + i56))), Relaxed);
    });
    parallel!(BM, |i57| {
        h4.atomic_add([(((1 * 5) + i57) % 7)], (cast::<u64>(t8[i57]) * cast::<u64>(((1 * 5) + i57))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(1, |i58Renamed| {
        h4.atomic_add([(((1 * 5) + i58Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[i58Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i58Renamed))), Relaxed);
    });
    parallel!((1, 2), |i59, i60| {
        h4.atomic_add([(((((1 * 5) + i59) * 5) + i60) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i59, i60]]) * 16.0))) * cast::<u64>(((((1 * 5) + i59) * 5) + i60))), Relaxed);
    });
    parallel!((1, 2), |i61, i62| {
        h4.atomic_add([(((((1 * 5) + i61) * 5) + i62) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i61, i62]]) * 16.0))) * cast::<u64>(((((1 * 5) + i61) * 5) + i62))), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!((1, 2), |i63Renamed, i64Renamed| {
        y2[[((b5 * 1) + i63Renamed), ((b6 * 2) + i64Renamed)]] = select(((x0[[i63Renamed, i64Renamed, cast::<usize>(t7[[b5, _q9]])]] >= x0[[0, i63Renamed, i64Renamed]]) & (2 > i63Renamed)), (cast::<T::Acc>(t9Renamed[_q9]) * cast::<T::Acc>(t9Renamed[i63Renamed])), (-2 * cast::<T::Acc>(i64Renamed))).max((cast::<T::Acc>(x1[i63Renamed]).max(2) + 3));
    });
}

#[tile_fn]
pub fn function_5065(_v0: u16, _v1: u16) -> u16 {
    _v0.max((((((3 * 4) + cast::<u16>((0usize + 1))) % 4) / 1) / cast::<u16>((0usize + 1))))
}
#[tile_kernel]
pub fn random_5065<T: Num, const BM: usize>(
    x0: &Tensor<T, 2>,
    y1: &mut Tensor<f32, 2>,
    a2: &mut Tensor<u64, 1>,
    h3: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [d2, d2], y1 = [d2, d3], a2 = [d6], h3 = [7]);
    let [b4, b5] = blocks([d2.div_ceil(8), d3.div_ceil(8)]);
    let mut t4 = fragment::<T::Acc>([BM, BM, 1]);
    parallel!((BM, BM, 1), |i8, i9, i10| {
        #[cfg_attr(not(any()), expect(non_snake_case))]
        let v11Renamed: f32 = 1.25;
        t4[[i8, i9, i10]] = (cast::<T::Acc>(x0[[i10, 0]]) + cast::<T::Acc>(x0[[7, i10]]));
    });
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    let mut t5 = fragment::<T::Acc>([4]);
    copy(x0.at((span((b5 * 4), 4), d3)), &mut t5);
    #[allow(non_snake_case)]
    let mut t6Renamed = shared::<bool>([8]);
    #[cfg_attr(any(), cfg(any()))]
    let v12: bool = (b5 <= _q7);
    #[cfg_attr(not(any()), cfg(any()))]
    assert!(false, "kept");
    fill(&mut t6Renamed, v12);
    let mut t7 = fragment::<bool>([1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v13: bool = ((b4 >= b4) && (d3 > b4));
    fill(&mut t7, v13);
    reduce_any_into(&t6Renamed, &mut t7, 0);
    let mut t8 = fragment::<u16>([1, BM]);
    #[cfg_attr(not(any()), cfg(any()))]
    if true { assert!(false, "kept"); }
    #[cfg_attr(not(any()), allow(non_snake_case))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((1, BM), |i14Renamed, i15Renamed| {
        t8[[i14Renamed, i15Renamed]] = (2 * (cast::<u16>(t6Renamed[i14Renamed]) + 1));
    });
    let mut t9 = fragment::<u16>([BM, 1]);
    parallel!((BM, 1), |i16, i17| {
        t9[[i16, i17]] = (cast::<u16>(t6Renamed[d3]) * 1);
    });
    #[cfg_attr(any(), cfg(any()))]
    #[allow(non_snake_case)]
    let mut t10Renamed = shared::<u16>([BM, BM]);
    let v18: u16 = (cast::<u16>(t7[b5]) + cast::<u16>(t7[b5]));
    #[cfg_attr(not(any()), cfg(any()))]
    parallel!(1, |i| { undefined[i] = 1; });
    fill(&mut t10Renamed, v18);
    gemm(t8.t(), t9.t(), &mut t10Renamed);
    let mut t11 = shared::<i32>([1]);
    reduce_argmax(&t8, &mut t11, 1);
    #[cfg_attr(not(any()), cfg(any()))]
    let kept = undefined;
    parallel!(BM, |i19| {
        a2.atomic_min([cast::<usize>(t9[[2, b4]])], (cast::<u64>((d3 * 4)).abs() >> cast::<u64>((x0.dim(0) + 1))), AcqRel);
    });
    parallel!(1, |i20| {
        h3.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t7[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    #[cfg(any())]
    for _ in 0..1 { assert!(false, "kept"); }
    parallel!((1, BM), |i21, i22| {
        h3.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t8[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    #[cfg(not(any()))]
    #[allow(non_snake_case)]
    parallel!((BM, 1), |i23Renamed, i24Renamed| {
        h3.atomic_add([(((((1 * 5) + i23Renamed) * 5) + i24Renamed) % 7)], (cast::<u64>(t9[[i23Renamed, i24Renamed]]) * cast::<u64>(((((1 * 5) + i23Renamed) * 5) + i24Renamed))), AcqRel);
    });
    parallel!((BM, BM), |i25, i26| {
        h3.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t10Renamed[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    #[cfg(not(any()))]
    parallel!(1, |i27| {
        h3.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t11[i27]) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((8, 8), |i28, i29| {
        #[cfg(not(any()))]
        #[cfg_attr(not(any()), expect(non_snake_case))]
        y1[[((b4 * 8) + i28), ((b5 * 8) + i29)]] = { let assignedRenamed: f32 = select((t10Renamed[[i28, i29]] != cast::<u16>(_q7)), (cast::<f32>(t6Renamed[_q7]) * 0.5).tanh(), select((cast::<u64>((i28 - 9)) <= cast::<u64>(cast::<usize>(t9[[i29, cast::<usize>(t10Renamed[[i28, 16]])]]))), ((-cast::<f32>(t9[[i28, x0.dim(0)]]).abs()) * 0.5).expm1(), select(((i28 == cast::<usize>(t10Renamed[[i28, b5]])) | t7[cast::<usize>(t9[[cast::<usize>(t9[[i28, b5]]), cast::<usize>(t9[[b5, d2]])]])]), (((-(-4.0f32)).abs() * 0.5).abs() + 1.0).rsqrt(), (cast::<f32>(t5[b4]).min((-1.0 + cast::<f32>(t5[b5]))) * 0.5).sinh()))); assignedRenamed };
    });
}

#[tile_kernel]
pub fn random_5066<T: Element, const BM: usize>(
    x0: &Tensor<f16, 2>,
    x1: &Tensor<T, 5>,
    y2: &mut Tensor<f16, 2>,
    y3: &mut Tensor<f16, 2>,
    h4: &mut Tensor<u64, 1>,
    _q5: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d0, d1], x1 = [BM, 8, BM, 1, 1], y2 = [d0, d2], y3 = [d0, d2], h4 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut w5 = workspace::<T>([d0, d2]);
    let [b3, b4] = blocks([d0.div_ceil(BM), d2.div_ceil((2*BM))]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = shared::<f16>([BM]);
    copy(x0.at((span(b3, BM), _q5.min(b3))), &mut t6);
    let mut t7 = fragment::<T::Acc>([BM, 2*BM, 8]);
    copy(x1.at([b4, (b4 * (2*BM)), (b4 * BM), (b4 * BM), (x0.dim(0) % 1)]), &mut t7);
    let mut t8 = fragment::<f16>([BM]);
    #[allow(non_snake_case)]
    parallel!(BM, |i6Renamed| {
        let mut s7: f16 = 0.0;
        for k8 in 0..4 {
            s7 += (cast::<f16>(t7[[b4, _q5, cast::<usize>(x1[[_q5, i6Renamed, cast::<usize>(x1[[k8, i6Renamed, i6Renamed, b4, b4]]), _q5, b4]])]]) - (-cast::<f16>(t7[[k8, i6Renamed, k8]])));
        }
        t8[i6Renamed] = s7;
    });
    copy(&t8, t7.at_mut([(b4 * 8), (b3 * BM), (b4 * 8)]));
    let mut t9 = fragment::<f16>([1]);
    reduce_abs_max(&t6, &mut t9, 0);
    let mut t10 = fragment::<T>([8, BM]);
    parallel!((8, BM), |i9, i10| {
        t10[[i9, i10]] = cast::<T>((if (cast::<usize>(t7[[b4, 2, i9]]) <= i9) { (2.0 * 2.0) } else { cast::<f32>(x1[[i10, i9, (i10 % 2), b4, 0]]) }));
    });
    let mut t11 = shared::<T>([BM, 8]);
    #[expect(non_snake_case)]
    parallel!((BM, 8), |i11Renamed, i12Renamed| {
        t11[[i11Renamed, i12Renamed]] = cast::<T>(cast::<f32>(x1[[(((_q5 * BM) + b3) % BM), i11Renamed, b3, i12Renamed, ((x0.dim(1) - 8) % 3)]]));
    });
    let mut t12 = fragment::<T::Acc>([8, 8]);
    let v13: T::Acc = cast::<T::Acc>((if (b4 != cast::<usize>(x1[[cast::<usize>(x1[[1, _q5, cast::<usize>(t7[[b4, b3, cast::<usize>(x1[[d2, b3, 3, b4, cast::<usize>(t7[[3, cast::<usize>(x1[[d2, cast::<usize>(x1[[_q5, 0, b3, b4, b4]]), d2, _q5, b4]]), d2]])]])]]), b4, b4]]), d1, d2, cast::<usize>(x1[[cast::<usize>(t7[[1, cast::<usize>(x1[[b4, b3, d2, b4, cast::<usize>(t7[[b3, d1, d1]])]]), d2]]), b4, b3, b4, b4]]), b4]])) { cast::<f32>(t7[[b4, 1, b4]]) } else { -3.0 }).abs());
    fill(&mut t12, v13);
    gemm(&t10, &t11, &mut t12);
    let mut t13 = shared::<f32>([7]);
    threads!(7, |thread14| {
        let i15: usize = thread14.index();
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let i16Renamed: usize = thread14.lane();
        let w17: usize = thread14.warp();
        let i18: usize = (i15 % 2);
        let v19: T::Acc = cast::<T::Acc>(cast::<f32>(t11[[i18, 2]]).abs());
        let mut s20: f32 = 0.0;
        for k21 in 0..4 {
            s20 += 0.0;
        }
        let v22: f32 = s20;
        let v23: f32 = thread14.shuffle_idx(v22, i15);
        let v24: u32 = thread14.ballot(x0[[i15, (cast::<usize>(t11[[b3, i15]]) / 3)]].is_nan());
        let v25: bool = thread14.any((x0[[8, _q5]] != 2.0));
        let v26: f32 = select(v25, cast::<f32>(v24.count_ones()), v23);
        let v27: f32 = thread14.shuffle_idx(v26, 28);
        t13[i15] = v27;
    });
    #[allow(non_snake_case)]
    let mut t14Renamed = fragment::<T>([BM, 2*BM]);
    copy(t7.at((span(_q5, BM), (b3 * BM), span((b4 * BM), 2*BM))), &mut t14Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t15 = shared::<T>([BM, 2*BM]);
    copy(&t14Renamed, w5.at_mut([(b3 * BM), (b4 * (2*BM))]));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(w5.at([(b3 * BM), (b4 * (2*BM))]), &mut t15);
    parallel!((BM, 8), |i28, i29| {
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t11[[i28, i29]]) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((8, 8), |i30, i31| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t12[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    parallel!(7, |i32| {
        h4.atomic_add([(((1 * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i32]) * 16.0))) * cast::<u64>(((1 * 5) + i32))), Relaxed);
    });
    parallel!((BM, (2*BM)), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t14Renamed[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BM, (2*BM)), |i35Renamed, i36Renamed| {
        h4.atomic_add([(((((1 * 5) + i35Renamed) * 5) + i36Renamed) % 7)], (cast::<u64>(t15[[i35Renamed, i36Renamed]]) * cast::<u64>(((((1 * 5) + i35Renamed) * 5) + i36Renamed))), Relaxed);
    });
    parallel!((BM, (2*BM)), |i37, i38| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y2[[((b3 * BM) + i37), ((b4 * (2*BM)) + i38)]] = select((cast::<u32>(((i38 - 4) - 2)) <= cast::<u32>((((i38 * 8) + i38) / 8))), ((if t13[x0.dim(1)].is_nan() { 2.0 } else { cast::<f16>(x1[[i37, d2, 0, d1, d1]]) }).ceil() * 0.5).sin(), select((_q5 >= 2), (((if (i37 != 2) { cast::<f16>(t10[[_q5, i37]]) } else { cast::<f16>(i37) }) * (0.0 + -2.0)) * 0.5).sin(), select((d2 == (x1.dim(3) - 1)), (cast::<f16>(x1[[cast::<usize>(t7[[cast::<usize>(t11[[i38, i38]]), 1, _q5]]), i37, d2, ((d0 - 2) / 3), ((((x1.dim(4) - 3) * 8) + cast::<usize>(t15[[b3, i38]])) / 8)]]).trunc() * 0.5).asin(), (cast::<f16>(d2) * 0.5).log10())));
    });
    parallel!((BM, (2*BM)), |i39, i40| {
        y3[[((b3 * BM) + i39), ((b4 * (2*BM)) + i40)]] = select((((i39 - 7) % (i39 - 5)) >= 7), (cast::<f16>(x1[[b4, d1, cast::<usize>(x1[[i39, cast::<usize>(t12[[i39, i39]]), 3, i40, _q5]]), d1, 0]]) * 0.5).erf(), select((i40 < cast::<usize>(t15[[2, i40]])), (select(((d2 % 2) >= d1.max(d2)), (cast::<f16>(x1[[i39, i39, i39, d1, 0]]) + cast::<f16>(x1[[i39, b3, cast::<usize>(t7[[2, b4, _q5]]), b4, b4]])), cast::<f16>(d2)) * 0.5).sinh(), select(((cast::<u16>((i39 - 0)) >= cast::<u16>(i39)) ^ (i39 > cast::<usize>(t14Renamed[[d2, i39]]))), (cast::<f16>(t11[[i39, i39]]) * 0.5).exp(), (cast::<f16>(t10[[i39, b4]]).max(cast::<f16>(t10[[x0.dim(1), 1]]).min(1.0)) * 0.5).sin())));
    });
}

#[tile_kernel]
pub fn random_5067<T: Int, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<T, 1>,
    x2: &Tensor<T, 4>,
    y3: &mut Tensor<f32, 3>,
    y4: &mut Tensor<T::Acc, 2>,
    h5: &mut Tensor<u64, 1>,
    _p4: T,
    _p5: T,
    _q6: usize,
) {
    dims!(x0 = [d0, d0], x1 = [BN], x2 = [2*BK, BM, BN, 1], y3 = [d1, d1, BN], y4 = [d1, d1], h5 = [7]);
    let [b2, b3] = blocks([d1.div_ceil(BM), d1.div_ceil(BN)]);
    let mut t6 = shared::<T>([BM, BK, BK]);
    copy(x2.at((span(b2, BK), span((b2 * BK), BM), span((b2 * (2*BK)), BK), b2)).permute([1, 2, 0]), &mut t6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<T::Acc>([BN, BK]);
    copy(x0.at([(b3 * (2*BK)), (b2 * (2*BK))]), &mut t7);
    for k7 in (0..4).step_by(3) {
        let v8: f64 = (-0.125 + cast::<f64>(x1[1])).abs();
        let mut t8 = fragment::<T::Acc>([2*BK, 8]);
        parallel!(((2*BK), 8), |i9, i10| {
            t8[[i9, i10]] = cast::<T::Acc>(2).min(cast::<T::Acc>(x1[d0]));
        });
        let mut t9 = shared::<T::Acc>([16, 2*BK]);
        #[cfg(not(false))]
        parallel!((16, (2*BK)), |i11, i12| {
            t9[[i11, i12]] = (if (i12 > k7) { cast::<T::Acc>(x1[0]) } else { cast::<T::Acc>(x1[0]) });
        });
        #[cfg(not(false))]
        let mut t10 = fragment::<T::Acc>([2*BK, 2*BK]);
        fill(&mut t10, 0);
        #[cfg(not(false))]
        let mut t11 = shared::<u8>([2*BK, 2]);
        fill(&mut t11, 237);
        gemm_sp(&t8, &t11, &t9, &mut t10);
        #[cfg_attr(not(false), cfg(false))]
        fill(&mut undefined, 1);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((16, (2*BK)), |i13, i14| {
            #[cfg_attr(false, cfg(false))]
            h5.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t9[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
        });
        #[cfg_attr(not(false), cfg(false))]
        fill(&mut undefined, 1);
        #[cfg_attr(false, cfg(false))]
        parallel!(((2*BK), (2*BK)), |i15, i16| {
            #[cfg(false)]
            assert!(false, "kept");
            h5.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t10[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), AcqRel);
        });
    }
    let mut t12 = shared::<T>([BM]);
    #[expect(non_snake_case)]
    threads!(BM, |thread17Renamed| {
        #[cfg(false)]
        undefined!();
        let i18: usize = thread17Renamed.index();
        #[cfg(not(false))]
        let i19: usize = thread17Renamed.lane();
        #[cfg(false)]
        let kept = undefined;
        let w20: usize = thread17Renamed.warp();
        let i21: usize = (i18 % 2);
        let v22: T = cast::<T>(x2[[(i21 * 3), b2, b2, (i19 % 1)]]);
        let mut v23: T = v22;
        for k24 in 0..1 {
            let v25: T = v23;
            let v26: T = thread17Renamed.shuffle_down(v25, 27);
            #[cfg(not(false))]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            v23 = v23.max(v26);
        }
        let v27: T = v23;
        #[cfg_attr(false, cfg(false))]
        #[allow(non_snake_case)]
        let mut v28Renamed: T = v27;
        #[cfg(not(false))]
        if (d0 >= 3) {
            t12[i18] = v27;
            #[expect(unused_doc_comments)]
            #[doc = ""]
            thread17Renamed.barrier();
            let v29: T = t12[3];
            thread17Renamed.barrier();
            v28Renamed = v29;
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v30: T = v28Renamed;
        #[cfg_attr(not(false), cfg(false))]
        { assert!(false, "kept"); }
        t12[i18] = v30;
        #[cfg_attr(not(false), cfg(false))]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg(not(false))]
        thread17Renamed.barrier();
        let v31: T = t12[cast::<usize>(x2[[cast::<usize>(x1[cast::<usize>(x0[[d0, w20]])]), 11, i21, 0]])];
        thread17Renamed.barrier();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v32: T = v31;
        t12[i18] = v32;
    });
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t13Renamed = shared::<f64>([BK]);
    #[cfg(not(false))]
    clear(&mut t13Renamed);
    #[cfg(not(false))]
    copy(&t13Renamed, t7.at_mut((cast::<usize>(x0[[4, cast::<usize>(x0[[cast::<usize>(x1[b2]), b3]])]]), span(2, BK))));
    let v33: T = (x0[[b3, b2]].abs() + cast::<T>(x0[[b2, (b3 * 3)]]));
    parallel!(b3.min(BK), |i34| {
        t13Renamed[(BK - i34)] = cast_with::<f64>(t13Renamed[(BK - i34)], Round::NearestEven);
    });
    #[cfg(false)]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    parallel!((BM, BK, BK), |i35, i36, i37| {
        h5.atomic_add([(((((((1 * 5) + i35) * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t6[[i35, i36, i37]]) * cast::<u64>(((((((1 * 5) + i35) * 5) + i36) * 5) + i37))), Relaxed);
    });
    parallel!((BN, BK), |i38, i39| {
        h5.atomic_add([(((((1 * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(t7[[i38, i39]]) * cast::<u64>(((((1 * 5) + i38) * 5) + i39))), SeqCst);
    });
    #[cfg_attr(false, cfg(false))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i40| {
        h5.atomic_add([(((1 * 5) + i40) % 7)], (cast::<u64>(t12[i40]) * cast::<u64>(((1 * 5) + i40))), Relaxed);
    });
    #[cfg(not(false))]
    parallel!(BK, |i41| {
        #[cfg_attr(not(false), cfg(false))]
        let kept = undefined;
        h5.atomic_add([(((1 * 5) + i41) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13Renamed[i41]) * 16.0))) * cast::<u64>(((1 * 5) + i41))), AcqRel);
    });
    #[cfg(false)]
    assert!(false, "kept");
    let mut t14 = shared::<f32>([BM, BN, BN]);
    let v42: f32 = ((cast::<f32>(x0[[b2, b3]]) / 2.25) / 3.25);
    #[cfg(false)]
    if true { assert!(false, "kept"); }
    fill(&mut t14, v42);
    copy(&t14, y3.at_mut([(b2 * BM), (b3 * BN), 0]));
    parallel!((BM, BN), |i43, i44| {
        #[cfg(not(false))]
        y4[[((b2 * BM) + i43), ((b3 * BN) + i44)]] = ((3 * (cast::<T::Acc>(x1[i44]) / 6)) << t7[[i44, ((((i44 % 1) * BN) + cast::<usize>(t7[[i44, i44]])) % BN)]]);
    });
}

#[tile_kernel]
pub fn random_5068<T: Element, const BM: usize>(
    x0: &Tensor<T::Acc, 2>,
    x1: &Tensor<f64, 1>,
    x2: &Tensor<T, 3>,
    y3: &mut Tensor<T, 4>,
    y4: &mut Tensor<f64, 3>,
    _q8: usize,
) {
    dims!(x0 = [d0, d0], x1 = [4], x2 = [d0, d1, BM + 1], y3 = [d2, d3, d4, 4], y4 = [d2, d3, d4]);
    let [b5, b6, b7] = blocks([d2.div_ceil((BM + 1)), d3.div_ceil(4), d4.div_ceil(4)]);
    let mut t5 = fragment::<T>([BM + 1, 4, 4, 4]);
    #[cfg(all())]
    copy(y3.at([(b5 * (BM + 1)), (b6 * 4), (b7 * 4), 0]), &mut t5);
    let mut t6 = shared::<T>([4, 4]);
    copy(x0.at((span(b5, 4), span((b5 + 2), 4))), &mut t6);
    let mut t7 = fragment::<T>([BM, 4, 4]);
    #[cfg(all())]
    parallel!((4, 4, BM), |i9, i10, i11| {
        t7[[i11, i10, i9]] = cast::<T>(cast::<f32>(b5));
    });
    let mut t8 = fragment::<bool>([4, 4]);
    let v12: bool = (b6 > d0);
    fill(&mut t8, v12);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9Renamed = fragment::<bool>([1, 4]);
    reduce_all(&t8, &mut t9Renamed, 0);
    if ((((b5 - 1) * 4) % 4) < b5) {
        pipelined!(0..b6, stages = 1, |k13| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let mut v14: f64 = 1.0;
            for k15 in 0..3 {
                v14 += (-(x1[b6] * x1[d2]));
            }
            #[cfg_attr(all(), expect(non_snake_case))]
            let mut t10Renamed = fragment::<f32>([BM, BM]);
            copy(t7.at([k13, (b5 * BM), (k13 * (BM + 1))]), &mut t10Renamed);
            let mut t11 = fragment::<f32>([BM, BM + 1]);
            #[cfg_attr(not(all()), cfg(not(all())))]
            copy(x2.at([(b5 * 4), (b5 * (BM + 1)), (d2 * (BM + 1))]), &mut t11);
            #[cfg_attr(all(), allow(non_snake_case))]
            let mut t12Renamed = fragment::<f32>([BM, BM + 1]);
            gemm_set(&t10Renamed, &t11, &mut t12Renamed);
            assert!((k13 < 3), "an index is within its bounds");
        });
    } else {
        parallel!((4, 1), |i16, i17| {
            t9Renamed[[(1 - i17), (i16 + 1)]] = (x1[(i16 / 4)] != cast_with::<f64>(x0[[i17, _q8]], Round::NearestEven).round_ties_even().mul_add(cast::<f64>(((i17 * (BM + 1)) % (BM + 1))).abs(), select((i17 <= _q8), x1[i16], x1[i16])));
        });
    }
    let mut t13 = shared::<T>([BM + 1, 4, 4, 4]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(t5.at((span(b6, BM + 1), span((b5 * BM), 4), span((b5 * BM), 4), span((b5 * (BM + 1)), 4))).or(cast::<T>(0.0f32)), &mut t13);
    #[cfg(not(all()))]
    assert!(false, "kept");
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t13, y3.at_mut([(b5 * (BM + 1)), (b6 * 4), (b7 * 4), 0]));
    parallel!(((BM + 1), 4, 4), |i18, i19, i20| {
        y4[[((b5 * (BM + 1)) + i18), ((b6 * 4) + i19), ((b7 * 4) + i20)]] = (f64::from_bits((cast::<f64>(x2[[i18, i18, i19]]).to_bits() & 9223372036854775807)) + x1[d2].abs()).ceil();
    });
}

#[tile_fn]
pub fn function_5069(_v0: f64) -> f64 {
    (_v0 + ((2.0 / 4.0) * f64::from_bits((2.5f64.to_bits() & 9223372036854775807))).abs())
}
#[tile_kernel]
pub fn random_5069<_T: Element, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i32, 1>,
    y1: &mut Tensor<F8E5M2, 2>,
    h2: &mut Tensor<u64, 1>,
    _p4: usize,
) {
    dims!(x0 = [d1], y1 = [d1, d1], h2 = [7]);
    let [b2, b3] = blocks([d1.div_ceil(BN), d1.div_ceil((2*BM))]);
    let mut t3 = fragment::<f32>([2*BM]);
    parallel!((2*BM), |i5| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut s6: f32 = 0.0;
        for k7 in 0..4 {
            s6 += select((x0[k7] > x0[i5]), (cast::<f32>(x0[1]) / -2.0), f32::from_bits((cast::<f32>(d1).to_bits() | 2147483648)));
        }
        t3[i5] = s6;
    });
    let mut t4 = fragment::<F8E5M2>([2*BM, 2*BM, BN]);
    parallel!(((2*BM), (2*BM), BN), |i8, i9, i10| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut l5 = local::<F8E5M2>([1]);
        for k11 in 0..1 {
            l5[k11] = (if (k11 <= (k11 + 3)) { cast::<F8E5M2>(-3).mul_add(-4.25, cast::<F8E5M2>(x0[b2])) } else { (if (cast::<i16>((k11 - 8)) >= cast::<i16>(d1)) { cast::<F8E5M2>(x0[11]) } else { cast::<F8E5M2>(x0[9]) }) });
        }
        #[allow(non_snake_case)]
        t4[[i8, i9, i10]] = { let assignedRenamed: F8E5M2 = l5[(i9 % 1)]; assignedRenamed };
    });
    let mut t6 = fragment::<i32>([BN + 1, BN]);
    copy(t4.at((span(cast::<usize>(x0[b3]), BN), span((b3 * BM), BN + 1), (b3 * BN))).t(), &mut t6);
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<i32>([BK]);
    parallel!(BK, |i12| {
        t7Renamed[i12] = (0 * -1);
    });
    let mut t8 = shared::<i32>([BK, BN]);
    gather(&t6, &t7Renamed, &mut t8);
    parallel!((BN, BK), |i13, i14| {
        let mut s15: i32 = 0;
        for k16 in 0..4 {
            s15 += (0 - x0[k16]);
        }
        if (cast::<u32>((i13 - 6)) == cast::<u32>(i13)) {
            #[allow(non_snake_case)]
            t8[[i14, i13]] = { let assignedRenamed: i32 = s15; assignedRenamed };
        }
    });
    let mut v17: i32 = 3;
    for k18 in 0..1 {
        v17 += (t7Renamed[(k18 - 3).div_ceil((_p4 - 2))] / t8[[b3, (k18 / 1)]]);
    }
    #[allow(non_snake_case)]
    parallel!((2*BM), |i19Renamed| {
        h2.atomic_add([(((1 * 5) + i19Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[i19Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i19Renamed))), Relaxed);
    });
    parallel!(((2*BM), (2*BM), BN), |i20, i21, i22| {
        h2.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(((BN + 1), BN), |i23, i24| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h2.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t6[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Acquire);
    });
    parallel!(BK, |i25| {
        h2.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t7Renamed[i25]) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    parallel!((BK, BN), |i26, i27| {
        h2.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t8[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), AcqRel);
    });
    #[allow(non_snake_case)]
    let mut t9Renamed = fragment::<F8E5M2>([BN, BN, 2*BM]);
    #[allow(non_snake_case)]
    parallel!((BN, BN, (2*BM)), |i28Renamed, i29Renamed, i30Renamed| {
        t9Renamed[[i28Renamed, i29Renamed, i30Renamed]] = cast::<F8E5M2>(t7Renamed[i28Renamed]);
    });
    let mut t10 = shared::<F8E5M2>([BN, 2*BM]);
    reduce_var(&t9Renamed, &mut t10, 1);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t10, y1.at_mut([(b2 * BN), (b3 * (2*BM))]));
}

#[tile_kernel]
pub fn random_5070<const BM: usize>(
    x0: &Tensor<i32, 3>,
    y1: &mut Tensor<i32, 2>,
    y2: &mut Tensor<f64, 2>,
    h3: &mut Tensor<u64, 1>,
    _p4: f64,
    _q5: usize,
) {
    #[cfg(all())]
    dims!(x0 = [d0, BM, d0], y1 = [d1, d0], y2 = [d1, d0], h3 = [7]);
    require!((d1 < 100), "extents are below 100");
    #[cfg(not(all()))]
    require!(false, "kept");
    let [b2, b3] = blocks([d1.div_ceil((BM + 1)), d0.div_ceil((BM + 1))]);
    #[cfg(not(all()))]
    for _ in 0..1 { assert!(false, "kept"); }
    let mut t4 = shared::<f64>([3]);
    copy(x0.at([(b2 * (BM + 1)), b3, cast::<usize>(x0[[b3, b2, _q5]])]), &mut t4);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t5 = fragment::<f64>([3, BM + 1, 3]);
    #[cfg(all())]
    parallel!((3, (BM + 1), 3), |i6, i7, i8| {
        #[cfg(not(all()))]
        let kept = undefined;
        let v9: i32 = ((x0[[cast::<usize>(x0[[b2, i6, 4]]), b2, _q5]] * 5) / 5);
        t5[[i8, i7, i6]] = t4[cast::<usize>(x0[[i7, i6, i6]])];
    });
    #[cfg(all())]
    let mut t6 = fragment::<i32>([3, BM]);
    clear(&mut t6);
    pipelined!(0..4, stages = 3, stage = [0, 0, 0, 0, 0], |k10| {
        let mut t7 = shared::<i32>([3, BM + 1]);
        #[cfg_attr(all(), cfg(not(all())))]
        undefined!();
        let mut t8 = fragment::<i32>([BM + 1, BM]);
        copy(x0.at([b3, (b3 - 2), (k10 * (BM + 1))]), &mut t7);
        copy(x0.at([x0.dim(1), (k10 * (BM + 1)), cast::<usize>(x0[[b3, b2, b3]])]), &mut t8);
        gemm(&t7, &t8, &mut t6);
    });
    let mut t9 = shared::<f64>([3, 12]);
    copy(t5.at([cast::<usize>(t6[[1, b2]]), (((_q5 * BM) + b3) / BM), 1]).or(_p4), &mut t9);
    let mut t10 = shared::<f64>([BM + 1, 24]);
    copy(x0.at([cast::<usize>(x0[[12, b2, b3]]), b2, b2]).or(1), &mut t10);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(non_snake_case)]
    let mut t11Renamed = fragment::<f64>([3, BM + 1]);
    #[cfg_attr(all(), allow(non_snake_case))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v11Renamed: f64 = (-(-t5[[0, b3, b3]]));
    fill(&mut t11Renamed, v11Renamed);
    clear(&mut t11Renamed);
    let mut t12 = shared::<u8>([3, 3]);
    fill(&mut t12, 68);
    gemm_sp(&t9, &t12, t10.t(), &mut t11Renamed);
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t13Renamed = shared::<f64>([BM, 3]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v12: f64 = (t11Renamed[[b2, 3]] / 2.5).round_ties_even();
    #[cfg_attr(not(all()), cfg(not(all())))]
    fill(&mut t13Renamed, v12);
    copy(&t13Renamed, t11Renamed.at_mut([b3, 3]));
    let mut t14 = shared::<i32>([BM]);
    parallel!(BM, |i13| {
        t14[i13] = ((cast::<i32>(i13) * 3) + 1);
    });
    let mut t15 = fragment::<f64>([BM]);
    copy(t11Renamed.at((b2, span(b3.max(3), BM))), &mut t15);
    #[cfg(all())]
    scatter(&t15, &t14, &mut t4);
    let mut t16 = shared::<f64>([1]);
    reduce_max_nan(&t4, &mut t16, 0);
    let mut t17 = fragment::<i32>([BM]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!(BM, |i14| {
        #[cfg(all())]
        #[allow(non_snake_case)]
        t17[i14] = { let assignedRenamed: i32 = ((cast::<i32>(i14) * 2) + 0); assignedRenamed };
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t18 = fragment::<i32>([BM, BM]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(t11Renamed.at((span((d0 * (BM + 1)), BM), span(b3, BM))).or(_p4).t(), &mut t18);
    #[cfg_attr(not(all()), cfg(not(all())))]
    scatter(&t18, &t17, &mut t6);
    #[cfg(not(all()))]
    assert!(false, "kept");
    parallel!(BM, |i15| {
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        h3.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t14[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    #[cfg(all())]
    parallel!(BM, |i16| {
        h3.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[i16]) * 16.0))) * cast::<u64>(((1 * 5) + i16))), Acquire);
    });
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    parallel!(1, |i17| {
        #[cfg(all())]
        h3.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!(BM, |i18| {
        h3.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t17[i18]) * cast::<u64>(((1 * 5) + i18))), Acquire);
    });
    parallel!((BM, BM), |i19, i20| {
        #[cfg(all())]
        h3.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t18[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t19Renamed = fragment::<i32>([BM + 1, BM + 1]);
    parallel!(((BM + 1), (BM + 1)), |i21, i22| {
        t19Renamed[[i21, i22]] = (-((-0) + (0 + -1)));
    });
    #[cfg(all())]
    copy(&t19Renamed, y1.at_mut([(b2 * (BM + 1)), (b3 * (BM + 1))]));
    #[cfg_attr(all(), allow(non_snake_case))]
    parallel!(((BM + 1), (BM + 1)), |i23Renamed, i24Renamed| {
        y2[[((b2 * (BM + 1)) + i23Renamed), ((b3 * (BM + 1)) + i24Renamed)]] = select(t5[[_q5, i24Renamed, x0.dim(0)]].is_nan(), (t5[[2, i24Renamed, d0]] * 0.5).tan(), select((i23Renamed < 0), (((t5[[b3, (i24Renamed * 2), (x0.dim(2) * 4)]] + t5[[((b3 * 3) % 3), (b3 * 3), b3]]) * 0.5).abs() + 1.0).rsqrt(), select((!(i23Renamed <= cast::<usize>(t14[d1]))), (t5[[b2, i24Renamed, x0.dim(0)]] * 0.5).copysign((-1.0 - 1.0)), ((cast::<f64>(b3) - t5[[b3, 4, x0.dim(2)]]).min((t5[[i24Renamed, i24Renamed, b3]] + _p4)) * 0.5).cosh())));
    });
}

#[tile_kernel]
pub fn random_5071(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<f32, 1>,
    y2: &mut Tensor<f32, 1>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d0, d0], y1 = [d1], y2 = [d1], h3 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b2] = blocks([d1.div_ceil(2)]);
    let mut t4 = fragment::<f32>([1, 2, 8]);
    copy(x0.at([b2, (d1 * 1), b2]), &mut t4);
    let mut t5 = fragment::<f32>([2, 8, 1]);
    parallel!((1, 8, 2), |i3, i4, i5| {
        let v6: f32 = 4.625;
        let mut s7: f32 = 0.0;
        for k8 in 0..4 {
            s7 += (x0[[k8, i3, d1]].max(x0[[d1, i3, i5]]) * (2.0 + 1.0));
        }
        t5[[i5, i4, i3]] = s7;
    });
    parallel!((d1.min(2), 8, 1), |i9, i10, i11| {
        let v12: f32 = t4[[i11, i9, i9]];
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t5[[i9, (i10 * 2), i11]] = t4[[i11, ((i9 - 0) >> (i11 - 1)), i11]];
    });
    parallel!((1, 2, 8), |i13, i14, i15| {
        assert!((i13 < 1), "an index is within its bounds");
        let v16: f32 = (if (i13 > i13) { f32::from_bits((t4[[i13, i14, i15]].to_bits() & 2147483647)) } else { cast::<f32>((((b2 * 2) + i13) / 2)).max_nan(cast::<f32>(i14)) });
        t4[[i13, i14, i15]] = t5[[i13, i13, ((i13 - 7) >> 4)]];
    });
    cumsum(&t5, &mut t5, 0);
    let mut t6 = fragment::<f32>([2, 1]);
    fill(&mut t6, 1.0);
    reduce_sum_into(&t5, &mut t6, 1);
    #[allow(non_snake_case)]
    let mut v17Renamed: f32 = 1.0;
    for k18 in 0..2 {
        v17Renamed += t5[[1, ((k18 - 6) << (b2 - 5)), 0]].round();
    }
    let mut t7 = shared::<f32>([2, 1]);
    reduce_min(&t6, &mut t7, 1);
    let mut t8 = fragment::<f32>([1, 1, 8]);
    fill(&mut t8, 1.0);
    reduce_min_nan_into(&t4, &mut t8, 1);
    parallel!((1, 2, 8), |i19, i20, i21| {
        h3.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i19, i20, i21]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((2, 8, 1), |i22, i23, i24| {
        h3.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), SeqCst);
    });
    parallel!((2, 1), |i25, i26| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Acquire);
    });
    parallel!((2, 1), |i27, i28| {
        h3.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((1, 1, 8), |i29, i30, i31| {
        h3.atomic_add([(((((((1 * 5) + i29) * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i29, i30, i31]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i29) * 5) + i30) * 5) + i31))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(2, |i32| {
        let v33: f32 = (cast::<f32>(((i32 * 8) % 8)).abs().sqrt() * (t6[[i32, d1]] / 6.0));
        y1[((b2 * 2) + i32)] = (if ((cast::<usize>(cast::<i8>((i32 - 2))) > b2) ^ (t6[[(((i32 * 2) + d0) % 2), b2]] != cast_with::<f32>(t5[[i32, 7, i32]], Round::Up))) { cast_with::<f32>(t8[[x0.dim(2), i32, (d0 / 3)]], Round::Down) } else { (-2.0f32).mul_add(v17Renamed, cast_with::<f32>(x0[[i32, b2, i32]], Round::NearestEven)).abs() });
    });
    let mut t9 = fragment::<f32>([2, 2]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at((d1, span(b2, 2), span(b2, 2))).t(), &mut t9);
    let mut t10 = shared::<f32>([2]);
    reduce_var(&t9, &mut t10, 0);
    copy(&t10, y2.at_mut([(b2 * 2)]));
}

#[tile_fn]
pub fn function_5072(_v0: f32) -> f32 {
    _v0.max(_v0)
}
#[tile_kernel]
pub fn random_5072<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u64, 1>,
    x1: &Tensor<i64, 2>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<u64, 1>,
    y4: &mut Tensor<u64, 1>,
    a5: &mut Tensor<u32, 1>,
    _p6: u64,
    _q7: usize,
) {
    dims!(x0 = [d1], x1 = [d2, 2*BK], x2 = [d3], y3 = [d1], y4 = [d1], a5 = [d5]);
    let n8: usize = d1.div_ceil(BK);
    let [b4] = blocks([d1.div_ceil(BK)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = shared::<u64>([2*BK, BK]);
    copy(x1.at([n8, (d3 * BM)]).or(-3), &mut t6);
    let mut t7 = shared::<f32>([2*BN, BM, BN]);
    parallel!(((2*BN), BM, BN), |i9, i10, i11| {
        let v12: f32 = (if ((((i9 - 2) * (2*BK)) % (2*BK)) == i11) { x2[i11].mul_add(x2[_q7], cast::<f32>(i11)) } else { f32::from_bits((x2[5].to_bits() | 2147483648)) });
        t7[[i9, i10, i11]] = select((i10 < (cast::<usize>(t6[[b4, i10]]) - i9)), (-x2[i11]).mul_add(select((cast::<usize>(t6[[d1, d1]]) <= cast::<usize>(x1[[i10, i10]])), 1.0, 2.0), function_5072(x2[i9])), x2[i9].round());
    });
    let mut t8 = shared::<f32>([BM + 1, 2*BK]);
    #[allow(non_snake_case)]
    let v13Renamed: f32 = (-(-1.0 * -1.0));
    fill(&mut t8, v13Renamed);
    copy(&t8, t7.at_mut([b4, (((n8 - 1) * BN) % BN), cast::<usize>(t6[[b4, cast::<usize>(x1[[b4, cast::<usize>(t6[[d5, cast::<usize>(x0[_q7])]])]])]])]));
    let mut t9 = shared::<i64>([BM + 1]);
    let v14: i64 = ((-1 + 0) * -1);
    fill(&mut t9, v14);
    copy(&t9, t8.at_mut([d5, n8]));
    let mut t10 = fragment::<f32>([BN, 8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, 8), |i15, i16| {
        t10[[i15, i16]] = 1.0f32.mul_add(0.0, (-1.0 * -1.0));
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t11 = fragment::<f32>([BN, 16]);
    parallel!((BN, 16), |i17, i18| {
        #[allow(non_snake_case)]
        t11[[i17, i18]] = { let assignedRenamed: f32 = (-2.0 + (-1.0 * 0.0)); assignedRenamed };
    });
    let mut t12 = shared::<f32>([BN, BN]);
    clear(&mut t12);
    let mut t13 = shared::<u8>([BN, 2]);
    fill(&mut t13, 14);
    gemm_sp(&t10, &t13, t11.t(), &mut t12);
    let mut t14 = shared::<u32>([2*BN]);
    fill(&mut t14, 3);
    atomic_add(&t14, a5.at_mut([b4]), Relaxed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t15 = fragment::<u64>([BK]);
    parallel!(BK, |i19| {
        let mut l16 = local::<u64>([3]);
        for k20 in 0..3 {
            l16[k20] = 2;
        }
        t15[i19] = l16[0];
    });
    copy(&t15, y3.at_mut([(b4 * BK)]));
    let mut t17 = fragment::<u64>([BK]);
    parallel!(BK, |i21| {
        let mut s22: u64 = 0;
        for k23 in 0..1 {
            #[allow(non_snake_case)]
            s22 += { let assignedRenamed: u64 = t6[[d5, k23]]; assignedRenamed };
        }
        t17[i21] = s22;
    });
    copy(&t17, y4.at_mut([(b4 * BK)]));
}

#[tile_fn]
pub fn function_5073(_v0: f32) -> f32 {
    (_v0 * 4.0f32.abs())
}
#[tile_kernel]
pub fn random_5073<const BM: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 3>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<f32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p8: f32,
    _p9: f32,
) {
    dims!(x0 = [d1, d2], x1 = [3, 3], x2 = [d3, d2, d4], y3 = [d5, d4], y4 = [d5, d4], h5 = [7]);
    #[allow(non_snake_case)]
    let n10Renamed: usize = d5.div_ceil((2*BM));
    let mut w6 = workspace::<f32>([d5, d4]);
    let [b6, b7] = blocks([d5.div_ceil((2*BM)), d4.div_ceil((2*BM))]);
    let mut t7 = fragment::<f32>([BM, 2*BM, 2*BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((2*BM), (2*BM), BM), |i11, i12, i13| {
        let mut s14: f32 = 0.0;
        #[expect(non_snake_case)]
        for k15Renamed in 0..2 {
            s14 += _p8;
        }
        t7[[i13, i12, i11]] = s14;
    });
    let mut t8 = fragment::<f32>([2*BM, 3, 3, 3, 1]);
    parallel!(((2*BM), 3, 3, 3, 1), |i16, i17, i18, i19, i20| {
        #[expect(non_snake_case)]
        t8[[i16, i17, i18, i19, i20]] = { let assignedRenamed: f32 = select((cast::<usize>(cast::<u32>((i17 - 4))) >= i18), x1[[(i20 - 4).div_ceil((i19 - 5)), i17]], t7[[i17, i17, 1]].abs().min_nan(cast::<f32>((((6 * BM) + i20) % BM)).abs())); assignedRenamed };
    });
    #[expect(non_snake_case)]
    for k21Renamed in (0..1).step_by(2) {
        let mut v22: f32 = 0.0;
        for k23 in 0..2 {
            v22 += x0[[9, k23]].mul_add(cast_with::<f32>(t8[[b6, 0, b7, 2, k21Renamed]], Round::NearestEven), x0[[d3, d4]]).round();
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((BM, (2*BM), (2*BM)), |i24, i25, i26| {
            h5.atomic_add([(((((((1 * 5) + i24) * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i24, i25, i26]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i24) * 5) + i25) * 5) + i26))), Relaxed);
        });
        parallel!(((2*BM), 3, 3, 3, 1), |i27, i28, i29, i30, i31| {
            h5.atomic_add([(((((((((((1 * 5) + i27) * 5) + i28) * 5) + i29) * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i27, i28, i29, i30, i31]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i27) * 5) + i28) * 5) + i29) * 5) + i30) * 5) + i31))), Relaxed);
        });
    }
    let mut t9 = fragment::<f32>([3]);
    #[allow(non_snake_case)]
    parallel!(3, |i32Renamed| {
        let v33: f32 = cast::<f32>(b6).min_nan(x2[[8, b6, i32Renamed]]).abs();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t9[i32Renamed] = cast::<f32>((((i32Renamed * 3) + d2) / 3));
    });
    copy(&t9, t8.at_mut([(n10Renamed * BM), 0, (b6 % 1), (b6 - 3), (d4 / 3)]));
    let mut t10 = shared::<f32>([2*BM, 12]);
    parallel!(((2*BM), 12), |i34, i35| {
        #[expect(non_snake_case)]
        t10[[i34, i35]] = { let assignedRenamed: f32 = (-_p9.max(x1[[1, b6]])); assignedRenamed };
    });
    let mut t11 = fragment::<f32>([BM, 24]);
    copy(x1.at([b6, (b7 * 3)]), &mut t11);
    let mut t12 = shared::<f32>([2*BM, BM]);
    clear(&mut t12);
    let mut t13 = fragment::<u8>([2*BM, 3]);
    fill(&mut t13, 68);
    gemm_sp(&t10, &t13, t11.t(), &mut t12);
    let v36: f32 = (x0[[d2, b7]].round() + f32::from_bits((cast_with::<f32>(t7[[0, n10Renamed, n10Renamed]], Round::Up).to_bits() & 2147483647)));
    fill(&mut t7, v36);
    let mut t14 = fragment::<i32>([BM]);
    parallel!(BM, |i37| {
        t14[i37] = ((cast::<i32>(i37) * 2) + -1);
    });
    let mut t15 = shared::<f32>([BM, BM]);
    copy(t8.at((span((n10Renamed * 4), BM), span(b6, BM), b7, (d3 * 3), d3)), &mut t15);
    scatter(&t15, &t14, &mut t12);
    let mut t16 = fragment::<f32>([BM, 4]);
    parallel!((BM, 4), |i38, i39| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t16[[i38, i39]] = x2[[i39, b7, i39]];
    });
    let mut t17 = shared::<f32>([8, 2*BM]);
    copy(x1.at((span(b6, 2*BM), span(cast::<usize>(cast::<i64>((b7 - 1))), 8))).t(), &mut t17);
    let mut t18 = shared::<f32>([BM, 2*BM]);
    let v40: f32 = (t12[[n10Renamed, 2]] + (-_p9));
    fill(&mut t18, v40);
    clear(&mut t18);
    let mut t19 = shared::<u8>([BM, 1]);
    fill(&mut t19, 212);
    gemm_sp(&t16, &t19, &t17, &mut t18);
    let mut t20 = fragment::<f32>([BM, 2*BM, 2*BM]);
    cummin(&t7, &mut t20, 1);
    #[allow(non_snake_case)]
    let mut t21Renamed = shared::<i32>([1]);
    reduce_sum(&t14, &mut t21Renamed, 0);
    let mut t22 = shared::<f32>([2*BM, 2*BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t8.at([b7, (b7 * 3), b6, (d5 * BM), (b7 * BM)]), &mut t22);
    let mut t23 = shared::<f32>([2*BM, 2*BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t22, w6.at_mut([(b6 * (2*BM)), (b7 * (2*BM))]));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(w6.at([(b6 * (2*BM)), (b7 * (2*BM))]), &mut t23);
    parallel!((BM, (2*BM)), |i41, i42| {
        h5.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t18[[i41, i42]]) * 16.0))) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), Relaxed);
    });
    parallel!((BM, (2*BM), (2*BM)), |i43, i44, i45| {
        h5.atomic_add([(((((((1 * 5) + i43) * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[[i43, i44, i45]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i43) * 5) + i44) * 5) + i45))), Relaxed);
    });
    parallel!(1, |i46| {
        h5.atomic_add([(((1 * 5) + i46) % 7)], (cast::<u64>(t21Renamed[i46]) * cast::<u64>(((1 * 5) + i46))), Relaxed);
    });
    parallel!(((2*BM), (2*BM)), |i47, i48| {
        h5.atomic_add([(((((1 * 5) + i47) * 5) + i48) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t22[[i47, i48]]) * 16.0))) * cast::<u64>(((((1 * 5) + i47) * 5) + i48))), Relaxed);
    });
    parallel!(((2*BM), (2*BM)), |i49, i50| {
        h5.atomic_add([(((((1 * 5) + i49) * 5) + i50) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t23[[i49, i50]]) * 16.0))) * cast::<u64>(((((1 * 5) + i49) * 5) + i50))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t24 = fragment::<f32>([2*BM, 2*BM, BM]);
    copy(x2.at((span((b6 * 3), 2*BM), span((b7 * (2*BM)), 2*BM), span((b7 + 4), BM))), &mut t24);
    let mut t25 = shared::<f32>([2*BM, 2*BM]);
    fill(&mut t25, 1.0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_logsumexp_into(&t24, &mut t25, 2);
    copy(&t25, y3.at_mut([(b6 * (2*BM)), (b7 * (2*BM))]));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t22, y4.at_mut([(b6 * (2*BM)), (b7 * (2*BM))]));
}

const SCALE_5074: f32 = 4.0;
#[tile_kernel]
pub fn random_5074<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<u16, 1>,
    y3: &mut Tensor<u16, 2>,
    y4: &mut Tensor<u16, 1>,
    h5: &mut Tensor<u64, 1>,
    _p7: u16,
    _q8: usize,
) {
    dims!(x0 = [d0, d1, d2], x1 = [d0, d2, d3], x2 = [d4], y3 = [d5, BK], y4 = [d5], h5 = [7]);
    let [b6] = blocks([d5.div_ceil(BN)]);
    let mut t6 = shared::<u16>([BN, BK]);
    copy(y3.at([(b6 * BN), 0]), &mut t6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = shared::<u16>([BN, BM]);
    copy(x0.at((span(cast::<usize>(x2[b6]), BM), d4, span(d1, BN))).t(), &mut t7);
    #[expect(non_snake_case)]
    let mut t8Renamed = shared::<f32>([BK]);
    copy(x0.at((span(cast::<usize>(t6[[d3, 1]]), BK), ((((b6 - 3) * BK) + b6) % BK), d1)).or(4.0), &mut t8Renamed);
    let v9: u16 = t6[[2, d0]];
    parallel!((BM, BK), |i11, i12| {
        store_unordered(&mut t8Renamed, [((i11 * BK) + i12)], (cast_with::<f32>(x1[[i12, i12, b6]], Round::Up) * x0[[x1.dim(1), i11, 6]]).abs());
    });
    parallel!((BN, BK), |i13, i14| {
        h5.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t6[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
    });
    parallel!((BN, BM), |i15, i16| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t7[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!(BK, |i17| {
        h5.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    copy(&t6, y3.at_mut([(b6 * BN), 0]));
    parallel!(BN, |i18| {
        let v19: u16 = (t6[[i18, 1]] + t6[[(i18 + 1), (d1 - 3)]]);
        let mut s20: u16 = 0;
        for k21 in 0..5 {
            s20 += t6[[3, d0]];
        }
        y4[((b6 * BN) + i18)] = s20;
    });
}

#[tile_kernel(fast_math)]
pub fn random_5075<const BM: usize, const BN: usize>(
    x0: &Tensor<u16, 4>,
    x1: &Tensor<u16, 3>,
    x2: &Tensor<f16, 1>,
    y3: &mut Tensor<u16, 3>,
    y4: &mut Tensor<F8E4M3, 4>,
    a5: &mut Tensor<u64, 1>,
    h6: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [BM, 6, BN, 6], x1 = [d0, BN, d1], x2 = [d2], y3 = [d3, d4, d5], y4 = [d3, d4, d5, BN], a5 = [d5], h6 = [7]);
    let n9: usize = d3.div_ceil(6);
    let mut w7 = workspace::<u16>([d3, d4, d5]);
    let [b6, b7, b8] = blocks([d3.div_ceil(6), d4.div_ceil(BN), d5.div_ceil(BN)]);
    let mut t8 = fragment::<f16>([6, BM]);
    copy(x1.at((span((n9 / 2), 6), (b6 * BM), span(9, BM))), &mut t8);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t9Renamed = fragment::<u16>([6, BN]);
    parallel!((6, BN), |i10, i11| {
        t9Renamed[[i10, i11]] = ((0 * 0) * (if (i10 <= (i11 - 4)) { x0[[b8, i10, i11, i10]].min(4) } else { 4 }));
    });
    let mut t10 = fragment::<u8>([BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BN, |i12| {
        #[allow(non_snake_case)]
        t10[i12] = { let assignedRenamed: u8 = 4; assignedRenamed };
    });
    let mut t11 = fragment::<f16>([BN]);
    gather(x2, &t10, &mut t11);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = fragment::<i16>([BN]);
    #[expect(non_snake_case)]
    parallel!(BN, |i13Renamed| {
        t12[i13Renamed] = 1;
    });
    let mut t13 = shared::<u8>([BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gather(&t10, &t12, &mut t13);
    let mut t14 = fragment::<i32>([6]);
    parallel!(6, |i14| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t14[i14] = ((cast::<i32>(i14) * 2) + 0);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t15 = shared::<u16>([6, BN]);
    copy(x0.at((span(d0, BN), n9, span((d2 * BM), 6), (b7 - 4).div_ceil(4))).t(), &mut t15);
    scatter(&t15, &t14, &mut t9Renamed);
    let mut v15: F8E4M3 = 0.0;
    for k16 in 0..3 {
        v15 += cast::<F8E4M3>(t11[2]);
    }
    let mut t16 = shared::<F8E4M3>([6]);
    parallel!(6, |i17| {
        t16[i17] = cast::<F8E4M3>(t15[[i17, (((i17 * BN) + b6) / BN)]]);
    });
    copy(&t16, t12.at_mut((span((b6 * 6), 6),)));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t17 = shared::<u16>([6, BN, BN]);
    copy(x1.at([(n9 * 6), n9, (n9 * BM)]).or(t15[[b6, b6]]), &mut t17);
    let mut t18 = fragment::<u16>([6, BN, BN]);
    copy(&t17, w7.at_mut([(b6 * 6), (b7 * BN), (b8 * BN)]));
    copy(w7.at([(b6 * 6), (b7 * BN), (b8 * BN)]), &mut t18);
    parallel!(BM, |i18| {
        a5.atomic_and([i18], cast::<u64>(x0[[cast::<usize>(t9Renamed[[5, i18]]), cast::<usize>(t18[[i18, i18, d4]]), i18, i18]]), Relaxed);
    });
    parallel!(6, |i19| {
        h6.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t14[i19]) * cast::<u64>(((1 * 5) + i19))), Release);
    });
    parallel!((6, BN), |i20, i21| {
        h6.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t15[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(6, |i22| {
        h6.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((6, BN, BN), |i23, i24, i25| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h6.atomic_add([(((((((1 * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t17[[i23, i24, i25]]) * cast::<u64>(((((((1 * 5) + i23) * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((6, BN, BN), |i26, i27, i28| {
        h6.atomic_add([(((((((1 * 5) + i26) * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t18[[i26, i27, i28]]) * cast::<u64>(((((((1 * 5) + i26) * 5) + i27) * 5) + i28))), AcqRel);
    });
    copy(&t17, y3.at_mut([(b6 * 6), (b7 * BN), (b8 * BN)]));
    let mut t19 = fragment::<F8E4M3>([6, BN, BN, BN]);
    copy(x0.at((span((b6 * 6), 6), span((b7 * BM), BN), span(b6, BN), span(b7, BN))), &mut t19);
    copy(&t19, y4.at_mut([(b6 * 6), (b7 * BN), (b8 * BN), 0]));
}

#[tile_kernel]
pub fn random_5076<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<T, 2>,
    y1: &mut Tensor<f16, 3>,
    h2: &mut Tensor<u64, 1>,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d0, d1], y1 = [d1, d0, d2], h2 = [7]);
    #[cfg(not(false))]
    require!((d1 < 100), "extents are below 100");
    let n6: usize = d1.div_ceil(BN);
    let [b3, b4, b5] = blocks([d1.div_ceil(BN), d0.div_ceil(BM), d2.div_ceil(BM)]);
    #[cfg(false)]
    { assert!(false, "kept"); }
    #[cfg(not(false))]
    let mut t3 = fragment::<T>([BM + 1, BM, BN]);
    parallel!(((BM + 1), BM, BN), |i7, i8, i9| {
        #[cfg_attr(not(false), expect(non_snake_case))]
        t3[[i7, i8, i9]] = { let assignedRenamed: T = (-cast::<T>(-0.375)).min((x0[[d1, 16]] * x0[[i8, b4]]).abs()); assignedRenamed };
    });
    let mut t4 = shared::<T>([BM + 1]);
    copy(x0.at([n6, (b5 * (BM + 1))]), &mut t4);
    #[cfg_attr(not(false), cfg(false))]
    { assert!(false, "kept"); }
    #[cfg(not(false))]
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t5Renamed = shared::<T>([BM + 1, BM, BN]);
    cummin_rev(&t3, &mut t5Renamed, 0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = shared::<f16>([7]);
    threads!(7, |thread10| {
        let i11: usize = thread10.index();
        #[expect(non_snake_case)]
        let i12Renamed: usize = thread10.lane();
        let w13: usize = thread10.warp();
        let i14: usize = (i11 % 4);
        let v15: f16 = select(((i14 - 2) >= (i14 / 2)), 4.125, -4.0);
        #[cfg_attr(not(false), allow(non_snake_case))]
        let v16Renamed: u32 = thread10.ballot((!(cast::<u8>((i14 - 1)) <= cast::<u8>(i14))));
        let v17: bool = thread10.all(((i14 != 3) && (cast::<u64>((6usize - 0)) == cast::<u64>(i11))));
        let v18: f16 = select(v17, cast::<f16>(v16Renamed.count_ones()), v15);
        let mut v19: f16 = v18;
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k20Renamed in 0..1 {
            #[cfg_attr(not(false), cfg(false))]
            { assert!(false, "kept"); }
            let v21: f16 = v19;
            t6[i11] = v21;
            #[expect(unused_doc_comments)]
            #[doc = ""]
            thread10.barrier();
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v22Renamed: f16 = t6[((i11 + 17) % 7)];
            thread10.barrier();
            #[cfg_attr(not(false), allow(non_snake_case))]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v23Renamed: f16 = v22Renamed;
            v19 = v19.min(v23Renamed);
        }
        let v24: f16 = v19;
        #[cfg_attr(not(false), allow(non_snake_case))]
        let mut v25Renamed: f16 = v24;
        #[cfg(not(false))]
        for k26 in 0..1 {
            let v27: f16 = v25Renamed;
            let v28: f16 = thread10.shuffle_up(v27, ((k26 - 5) >> 1));
            #[cfg_attr(false, cfg(false))]
            v25Renamed = v25Renamed.min(v28);
        }
        let v29: f16 = v25Renamed;
        t6[i11] = v29;
    });
    #[cfg_attr(not(false), cfg(false))]
    let kept = undefined;
    let mut t7 = shared::<T::Acc>([BM]);
    #[expect(non_snake_case)]
    threads!(BM, |thread30Renamed| {
        let i31: usize = thread30Renamed.index();
        #[cfg_attr(false, cfg(false))]
        let i32: usize = thread30Renamed.lane();
        #[cfg_attr(not(false), cfg(false))]
        undefined!();
        let w33: usize = thread30Renamed.warp();
        let i34: usize = (i31 % 7);
        let mut s35: T::Acc = 0.0;
        #[cfg(false)]
        assert!(false, "kept");
        for k36 in 0..6 {
            #[expect(non_snake_case)]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            s35 += { let assignedRenamed: T::Acc = (-(-3.0 + 3.0)); assignedRenamed };
        }
        let v37: T::Acc = s35;
        let v38: T::Acc = thread30Renamed.shuffle_xor(v37, 5);
        #[allow(non_snake_case)]
        let v39Renamed: bool = thread30Renamed.any((!(i34 > i34)));
        let mut v40: T::Acc = v38;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        if v39Renamed {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v41: T::Acc = thread30Renamed.shuffle_down(v38, i34);
            #[cfg_attr(not(false), allow(non_snake_case))]
            v40 = { let assignedRenamed: T::Acc = v41; assignedRenamed };
        }
        let v42: T::Acc = v40;
        t7[i31] = v42;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(((BM + 1), BM, BN), |i43, i44, i45| {
        h2.atomic_add([(((((((1 * 5) + i43) * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[[i43, i44, i45]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i43) * 5) + i44) * 5) + i45))), Release);
    });
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg_attr(not(false), allow(non_snake_case))]
    parallel!((BM + 1), |i46Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h2.atomic_add([(((1 * 5) + i46Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i46Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i46Renamed))), Relaxed);
    });
    parallel!(((BM + 1), BM, BN), |i47, i48, i49| {
        #[cfg(not(false))]
        h2.atomic_add([(((((((1 * 5) + i47) * 5) + i48) * 5) + i49) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5Renamed[[i47, i48, i49]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i47) * 5) + i48) * 5) + i49))), SeqCst);
    });
    parallel!(7, |i50| {
        h2.atomic_add([(((1 * 5) + i50) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i50]) * 16.0))) * cast::<u64>(((1 * 5) + i50))), AcqRel);
    });
    parallel!(BM, |i51| {
        h2.atomic_add([(((1 * 5) + i51) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i51]) * 16.0))) * cast::<u64>(((1 * 5) + i51))), SeqCst);
    });
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    let mut t8 = fragment::<f16>([BN, BM, BM]);
    #[cfg(false)]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    parallel!((BN, BM, BM), |i52, i53, i54| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t8[[i52, i53, i54]] = ((2.0 * 1.0) - -3.0);
    });
    copy(&t8, y1.at_mut([(b3 * BN), (b4 * BM), (b5 * BM)]));
}

#[tile_fn]
pub fn function_5077(_v0: f32, _v1: f32) -> f32 {
    _v0.max((0.0f32 * 3.0).max_nan((1.0 * _v1)).max_nan(select((cast::<i8>(((0usize - 0).div_ceil(3) - 6)) > cast::<i8>(0usize)), (_v1 / 7.0), select((0usize > 0), -4.0, -1.0))))
}
#[tile_kernel]
pub fn random_5077<T: Float, const BM: usize>(
    x0: &Tensor<T::Acc, 1>,
    x1: &Tensor<i8, 1>,
    y2: &mut Tensor<u16, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2], x1 = [6], y2 = [d3, d2], y3 = [d3, d2], h4 = [7]);
    let n6: usize = d3.div_ceil(6);
    let [b4, b5] = blocks([d3.div_ceil(6), d2.div_ceil(2)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = shared::<f32>([6, 2]);
    #[allow(non_snake_case)]
    let v7Renamed: f32 = (cast::<f32>(x0[d2]).round_ties_even() + cast::<f32>(x1[n6]).trunc());
    fill(&mut t5, v7Renamed);
    let mut t6 = fragment::<f32>([6]);
    copy(x1.at((span((n6 + 4), 6),)).or(x1[cast::<usize>(x1[0])]), &mut t6);
    let mut t7 = fragment::<f32>([2, BM]);
    fill(&mut t7, 0.0);
    copy(&t7, t5.at_mut((span(3, 2), span(b4, BM))));
    parallel!((6, 2), |i8, i9| {
        h4.atomic_add([(((((1 * 5) + i8) * 5) + i9) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i8, i9]]) * 16.0))) * cast::<u64>(((((1 * 5) + i8) * 5) + i9))), SeqCst);
    });
    #[expect(non_snake_case)]
    parallel!(6, |i10Renamed| {
        h4.atomic_add([(((1 * 5) + i10Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i10Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i10Renamed))), Relaxed);
    });
    parallel!((2, BM), |i11, i12| {
        h4.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i11, i12]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
    });
    copy(&t5, y2.at_mut([(b4 * 6), (b5 * 2)]));
    parallel!((6, 2), |i13, i14| {
        y3[[((b4 * 6) + i13), ((b5 * 2) + i14)]] = select((n6 > 7), (t6[i14] * 0.5).ln(), select(((cast::<u32>((i14 - 8)) != cast::<u32>(i13)) ^ (n6 == i13)), (((-1.0f32).floor() - (t7[[i14, i13]] * cast::<f32>(i14))) * 0.5).log10(), select(((x0.dim(0) == i14) || t7[[i14, i14]].is_nan()), (t6[i14] * 0.5).acos(), (t5[[i13, i14]] * 0.5).abs().log2())));
    });
}

#[tile_kernel]
pub fn random_5078<const BM: usize>(
    x0: &Tensor<f32, 4>,
    y1: &mut Tensor<i16, 2>,
    y2: &mut Tensor<i16, 1>,
    _q2: usize,
) {
    dims!(x0 = [BM, 8, BM, BM], y1 = [d0, 2*BM], y2 = [d0]);
    let n3: usize = d0.div_ceil(8);
    let [b1] = blocks([d0.div_ceil(8)]);
    #[expect(non_snake_case)]
    let mut t3Renamed = fragment::<F8E5M2>([BM, BM]);
    clear(&mut t3Renamed);
    let mut t4 = shared::<f32>([8]);
    let v4: f32 = cast::<f32>(t3Renamed[[b1, 0]]);
    fill(&mut t4, v4);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    for k5Renamed in 0..4 {
    }
    copy(x0.at([((b1 * BM) % BM), _q2, (d0 * BM), (b1 * (2*BM))]), &mut t3Renamed);
    fill(t3Renamed.at_mut((span((b1 * 8), BM), span((b1 * BM), BM))), -1.0);
    let mut t5 = fragment::<i32>([8]);
    parallel!(8, |i6| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t5[i6] = ((cast::<i32>(i6) * 3) + 0);
    });
    let mut t6 = fragment::<f32>([8]);
    let v7: f32 = t4[d0];
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t6, v7);
    scatter(&t6, &t5, &mut t4);
    parallel!((8, (2*BM)), |i8, i9| {
        y1[[((b1 * 8) + i8), (0 + i9)]] = (cast::<i16>((((i8 - 4) * 8) % 8)) >> cast::<i16>((cast::<usize>(t5[4]) + 1))).abs();
    });
    copy(&t4, y2.at_mut([(b1 * 8)]));
}

#[tile_kernel(fast_math)]
pub fn random_5079<const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<i8, 3>,
    x1: &Tensor<u64, 2>,
    y2: &mut Tensor<u64, 1>,
    y3: &mut Tensor<i8, 1>,
    _p6: u64,
    _p7: i8,
) {
    dims!(x0 = [d0, d1, d1], x1 = [d2, d3], y2 = [d4], y3 = [d4]);
    let [b5] = blocks([d4.div_ceil(1)]);
    let mut t4 = shared::<u64>([1]);
    copy(y2.at([(b5 * 1)]), &mut t4);
    #[expect(non_snake_case)]
    let mut t5Renamed = shared::<i8>([1]);
    parallel!(1, |i8| {
        t5Renamed[i8] = x0[[i8, 8, d4]];
    });
    let mut t6 = fragment::<i8>([1]);
    parallel!(1, |i9| {
        #[expect(non_snake_case)]
        t6[i9] = { let assignedRenamed: i8 = cast::<i8>(t4[(i9 + 2)]); assignedRenamed };
    });
    let mut t7 = shared::<i8>([BM, BN, 1, 1]);
    let v10: i8 = x0[[d4, d3, (d2 - 4)]];
    fill(&mut t7, v10);
    parallel!(BN, |i11| {
        t4.atomic_or([i11], (!x1[[i11, (((d1 - 1) * 1) / 1)]]), Relaxed);
    });
    let mut t8 = fragment::<u64>([1]);
    reduce_sum(&t4, &mut t8, 0);
    let mut t9 = fragment::<u64>([1]);
    parallel!(1, |i12| {
        assert!((d0 < 19), "an index is within its bounds");
        t9[i12] = ((1 * cast::<u64>(d2)) + cast::<u64>(b5));
    });
    atomic_max(&t9, &mut t4, Acquire);
    let mut t10 = fragment::<i8>([1, 12]);
    copy(x0.at(((d3 * BM), span((d3 * 1), 1), span(cast::<usize>(t7[[d3, d0, d4, d0]]), 12))), &mut t10);
    let mut t11 = fragment::<u8>([BN, 24]);
    parallel!((BN, 24), |i13, i14| {
        t11[[i13, i14]] = 2;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t12 = fragment::<i32>([1, BN]);
    #[expect(non_snake_case)]
    let v15Renamed: i32 = (cast::<i32>(t6[d2]).min(-1) + cast::<i32>(t6[0]));
    fill(&mut t12, v15Renamed);
    #[allow(non_snake_case)]
    let mut t13Renamed = fragment::<u8>([1, 3]);
    fill(&mut t13Renamed, 14);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    gemm_sp(&t10, &t13Renamed, t11.t(), &mut t12);
    let mut t14 = shared::<i8>([BN]);
    copy(t7.at((span(1, BN), d4, (d4 * BM), cast::<usize>(t11[[d1, x0.dim(1)]]).min(x0.dim(0)))), &mut t14);
    copy(&t14, t9.at_mut([d0]));
    parallel!(1, |i16| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t5Renamed.atomic_exchange([i16], t6[cast::<usize>(t10[[i16, i16]])], Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(BN, |i17Renamed| {
        t5Renamed.atomic_add([cast::<usize>(t9[i17Renamed])], x0[[cast::<usize>(t11[[i17Renamed, i17Renamed]]), 8, b5]].abs().max(cast::<i8>(t6[i17Renamed])), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i18Renamed| {
        let mut s19: u64 = 0;
        #[allow(non_snake_case)]
        for k20Renamed in 0..2 {
            s19 += (cast::<u64>(t11[[i18Renamed, 1]]) + cast::<u64>(t11[[0, cast::<usize>(t12[[0, i18Renamed]])]]));
        }
        y2[((b5 * 1) + i18Renamed)] = s19;
    });
    copy(&t4, y3.at_mut([(b5 * 1)]));
}

const SCALE_5080: u8 = 7;
#[tile_fn]
pub fn function_5080(_v0: bf16) -> bf16 {
    (_v0 * ((cast::<bf16>(-4.375).abs() / 4.75) / 5.0))
}
#[tile_kernel]
pub fn random_5080<const BM: usize, const BN: usize>(
    x0: &Tensor<i64, 2>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f32, 2>,
    h3: &mut Tensor<u64, 1>,
    _p5: usize,
    _p6: f32,
) {
    dims!(x0 = [d1, BM], x1 = [d2, d2], y2 = [d2, d1], h3 = [7]);
    let n7: usize = d2.div_ceil(BM);
    let [b3, b4] = blocks([d2.div_ceil(BM), d1.div_ceil(BM)]);
    let mut t4 = fragment::<f32>([BN, 1, 1]);
    fill(&mut t4, 0.0);
    #[allow(non_snake_case)]
    let mut t5Renamed = shared::<i64>([BN, BN]);
    copy(x0.at((span((_p5 * 1), BN), span(b4, BN))).or(cast::<i64>(x1[[14, 1]])), &mut t5Renamed);
    cummin(&t4, &mut t4, 0);
    let mut t6 = fragment::<f32>([BN, 1]);
    reduce_product(&t4, &mut t6, 1);
    let mut t7 = shared::<bf16>([BM]);
    threads!(BM, |thread8| {
        #[allow(non_snake_case)]
        let i9Renamed: usize = thread8.index();
        let i10: usize = thread8.lane();
        #[allow(non_snake_case)]
        let w11Renamed: usize = thread8.warp();
        let i12: usize = (i9Renamed % 3);
        let v13: bf16 = cast::<bf16>(1).max(cast::<bf16>(x1[[i9Renamed, _p5]])).trunc();
        let mut l8 = local::<bf16>([3]);
        for k14 in 0..3 {
            l8[k14] = cast::<bf16>(x1[[i12, 13]]);
        }
        #[allow(non_snake_case)]
        let v15Renamed: bf16 = l8[cast::<usize>(t5Renamed[[i9Renamed, i12]])];
        #[allow(non_snake_case)]
        let v16Renamed: bf16 = thread8.shuffle_down(v15Renamed, 20);
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v17Renamed: bf16 = thread8.shuffle_up(v16Renamed, i9Renamed);
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t7[i9Renamed] = { let assignedRenamed: bf16 = v17Renamed; assignedRenamed };
        thread8.barrier();
        #[expect(non_snake_case)]
        let v18Renamed: bf16 = t7[((i9Renamed + 26) % 1)];
        thread8.barrier();
        let v19: bf16 = v18Renamed;
        t7[i9Renamed] = v19;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t9 = shared::<f32>([BN, 1]);
    clear(&mut t9);
    pipelined!(0..2, stages = 4, stage = [0, 0, 0, 0, 0], |k20| {
        let mut t10 = fragment::<f32>([BN, BN]);
        let mut t11 = fragment::<f32>([BN, 1]);
        copy(x1.at([b3, (k20 * BN)]), &mut t10);
        copy(x1.at([(k20 * BN), (n7 * 1)]), &mut t11);
        gemm(&t10, &t11, &mut t9);
    });
    let v21: f32 = (x1[[b4, b3]] - x1[[d1, cast::<usize>(t5Renamed[[x1.dim(1), 3]])]]).max(x1[[1, d1]]);
    #[allow(non_snake_case)]
    parallel!(BM, |i22Renamed| {
        t5Renamed.atomic_xor([i22Renamed, (cast::<usize>(x0[[i22Renamed, i22Renamed]]) - 1).div_ceil(4)], (if (((i22Renamed - 3) << 1) >= i22Renamed) { (cast_with::<i64>(t7[i22Renamed], Round::Up) / x0[[i22Renamed, i22Renamed]]) } else { (cast::<i64>(((i22Renamed * 1) / 1)) >> x0[[x1.dim(0), i22Renamed]]) }), Relaxed);
    });
    parallel!((BN, 1, 1), |i23, i24, i25| {
        h3.atomic_add([(((((((1 * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i23, i24, i25]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i23) * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((BN, BN), |i26, i27| {
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t5Renamed[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((BN, 1), |i28, i29| {
        h3.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!(BM, |i30| {
        h3.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i30]) * 16.0))) * cast::<u64>(((1 * 5) + i30))), Relaxed);
    });
    parallel!((BN, 1), |i31, i32| {
        h3.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((BM, BM), |i33, i34| {
        y2[[((b3 * BM) + i33), ((b4 * BM) + i34)]] = select(((cast::<usize>(t5Renamed[[cast::<usize>(t5Renamed[[i33, i33]]), i34]]) < 0) ^ (i34 == i34)), (-((x1[[i34, cast::<usize>(x0[[i34, i34]])]].max(t6[[i34, i33]]) * t6[[(((i34 * BM) + i34) % BM), 0]]) * 0.5).softplus()), select((0 > i34), (t6[[i34, 0]] * 0.5).expm1(), select(((cast::<usize>(t5Renamed[[i34, i33]]) >= i34) | (b3 > cast::<usize>(x0[[i34, cast::<usize>(t5Renamed[[cast::<usize>(x0[[i34, i34]]), i33]])]]))), ((v21 + v21).round() * 0.5).asin(), (((-2.0 + t6[[i34, i34]]) * (-2.0 + t6[[2, i33]])) * 0.5).cosh())));
    });
}

const SCALE_5081: f64 = 6.0;
#[tile_kernel]
pub fn random_5081<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<i16, 1>,
    x2: &Tensor<u32, 2>,
    y3: &mut Tensor<f32, 3>,
    y4: &mut Tensor<u32, 3>,
    h5: &mut Tensor<u64, 1>,
    _p6: usize,
    _p7: usize,
    _q8: usize,
) {
    dims!(x0 = [d0, d1, d0], x1 = [d1], x2 = [d0, BK], y3 = [d0, d2, d1], y4 = [d0, d2, d1], h5 = [7]);
    require!((d1 < 100), "extents are below 100");
    let [b3, b4, b5] = blocks([d0.div_ceil((BK + 1)), d2.div_ceil(BK), d1.div_ceil((BK + 1))]);
    let mut t6 = shared::<f32>([BK + 1, BK, BK + 1]);
    copy(y3.at([(b3 * (BK + 1)), (b4 * BK), (b5 * (BK + 1))]), &mut t6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = shared::<u32>([BN]);
    copy(x2.at([cast::<usize>(x2[[_p7, _p6]]), 12]), &mut t7);
    let mut t8 = shared::<u32>([BK + 1]);
    parallel!((BK + 1), |i9| {
        assert!((_p7 < 1), "an index is within its bounds");
        #[expect(non_snake_case)]
        t8[i9] = { let assignedRenamed: u32 = 1; assignedRenamed };
    });
    let mut v10: i16 = 3;
    for k11 in 0..4 {
        v10 += ((x1[_p7] % x1[_p7]) ^ x1[b4]);
    }
    copy(x0.at([(b3 * BM), (b3 * (2*BM)), (b4 + _p6)]).or(x0[[b5, 5, 9]]), &mut t7);
    let mut t9 = shared::<bool>([2*BM, 2*BM, BM]);
    copy(x0.at([d1, _p6, (_p7 * BM)]), &mut t9);
    let mut t10 = fragment::<bool>([1, 2*BM, BM]);
    let v12: bool = (b3 == b3);
    fill(&mut t10, v12);
    reduce_any_into(&t9, &mut t10, 0);
    let mut t11 = shared::<f32>([BK + 1]);
    copy(t8.bitcast::<u32>(), &mut t11);
    parallel!(BM, |i13| {
        t8.atomic_min([_p6], ((cast::<u32>((x2.dim(1) % 8)) % t7[i13]) & t7[_q8]), Relaxed);
    });
    parallel!((BK + 1), |i14| {
        t11[i14] = (if t9[[_q8, (_p6 % 7), _p6]] { (t11[i14] + t11[i14]).abs().sqrt() } else { x0[[i14, _p6, 3]].abs().round_ties_even() });
    });
    let mut t12 = shared::<u32>([BK, 12]);
    copy(t10.at([(_p7 * BM), (b5 * (2*BM)), (d2 * (BK + 1))]).or((b3 != 0)), &mut t12);
    let mut t13 = shared::<u32>([BM, 24]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x2.at([(b3 * (BK + 1)), d2]), &mut t13);
    let mut t14 = fragment::<u32>([BK, BM]);
    let v15: u32 = (2 + 1);
    fill(&mut t14, v15);
    let mut t15 = fragment::<u8>([BK, 3]);
    fill(&mut t15, 14);
    gemm_sp(&t12, &t15, t13.t(), &mut t14);
    let mut t16 = fragment::<u32>([BK + 1]);
    cumsum(&t8, &mut t16, 0);
    #[allow(non_snake_case)]
    parallel!(((2*BM), (2*BM), BM), |i16Renamed, i17Renamed, i18Renamed| {
        h5.atomic_add([(((((((1 * 5) + i16Renamed) * 5) + i17Renamed) * 5) + i18Renamed) % 7)], (cast::<u64>(t9[[i16Renamed, i17Renamed, i18Renamed]]) * cast::<u64>(((((((1 * 5) + i16Renamed) * 5) + i17Renamed) * 5) + i18Renamed))), Relaxed);
    });
    parallel!((1, (2*BM), BM), |i19, i20, i21| {
        h5.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t10[[i19, i20, i21]]) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), SeqCst);
    });
    parallel!((BK + 1), |i22| {
        h5.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Release);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BK, BM), |i23, i24| {
        h5.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t14[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((BK + 1), |i25| {
        h5.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t16[i25]) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    parallel!(((BK + 1), BK, (BK + 1)), |i26, i27, i28| {
        #[allow(non_snake_case)]
        y3[[((b3 * (BK + 1)) + i26), ((b4 * BK) + i27), ((b5 * (BK + 1)) + i28)]] = { let assignedRenamed: f32 = select(t10[[_q8, 2, _q8]], ((-1.0f32) * 0.5).log10(), select((t7[(cast::<usize>(x1[cast::<usize>(t7[cast::<usize>(t8[i28])])]) + 1)] <= 1), ((-2.0f32).mul_add(t6[[i28, _p7, i26]], x0[[x2.dim(0), x0.dim(2), d1]]).trunc() * 0.5).cos(), select((x1[((b4 - 8) >> 3)] != cast::<i16>(t7[_p6])), ((-1.0f32) * 0.5).copysign(t6[[i28, cast::<usize>(t7[_p6]), i27]]), ((t6[[b4, (((_q8 * BN) + cast::<usize>(t7[d1])) / BN), cast::<usize>(t16[i27])]] * x0[[4, x0.dim(0), d0]]) * 0.5).sinh()))); assignedRenamed };
    });
    copy(&t6, y4.at_mut([(b3 * (BK + 1)), (b4 * BK), (b5 * (BK + 1))]));
}

#[tile_kernel]
pub fn random_5082<T: Element, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<bf16, 2>,
    y1: &mut Tensor<f32, 2>,
    y2: &mut Tensor<f32, 1>,
    h3: &mut Tensor<u64, 1>,
    _p3: f32,
    _p4: f32,
    _q5: usize,
) {
    dims!(x0 = [BN, d0], y1 = [d1, BN], y2 = [d1], h3 = [7]);
    let n6: usize = d1.div_ceil(BM);
    let [b2] = blocks([d1.div_ceil(BM)]);
    let mut t4 = shared::<T::Acc>([BN, BK]);
    parallel!((BN, BK), |i7, i8| {
        let v9: f32 = (-cast::<f32>(x0[[3, n6]])).abs();
        t4[[i7, i8]] = cast::<T::Acc>((i8 / 4));
    });
    let mut t5 = fragment::<bf16>([2*BK, BK, BK, BN]);
    parallel!((BN, BK, BK, (2*BK)), |i10, i11, i12, i13| {
        t5[[i13, i12, i11, i10]] = ((0.0 - -1.0) + (0.0 - 0.0));
    });
    let mut t6 = shared::<T::Acc>([BM]);
    threads!(BM, |thread14| {
        let i15: usize = thread14.index();
        let i16: usize = thread14.lane();
        let w17: usize = thread14.warp();
        let i18: usize = (i15 % 7);
        let mut l7 = local::<T::Acc>([1]);
        for k19 in 0..1 {
            l7[k19] = cast::<T::Acc>(0.0f32);
        }
        let v20: T::Acc = l7[(b2 - 5).div_ceil((i18 - 2))];
        t6[i15] = v20;
        thread14.barrier();
        let v21: T::Acc = t6[((i15 + 17) % 17)];
        thread14.barrier();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v22: T::Acc = v21;
        #[allow(non_snake_case)]
        t6[i15] = { let assignedRenamed: T::Acc = v22; assignedRenamed };
    });
    parallel!((BN, BK), |i23, i24| {
        assert!((d1 < 17), "an index is within its bounds");
        if (4 >= i24) {
            t4[[(BN - i23), (BK - i24)]] = cast::<T::Acc>((cast::<f32>(x0[[i24, _q5]]) - cast::<f32>(t5[[i24, i24, i24, i23]])));
        }
    });
    #[expect(non_snake_case)]
    let mut t8Renamed = shared::<T::Acc>([2*BK, BK, 2*BK]);
    copy(t5.at(((d0 * (2*BK)), span(_q5.min(0), 2*BK), span((b2 * BM), BK), span((b2 * (2*BK)), 2*BK))).or(t5[[b2, b2, b2, n6]]), &mut t8Renamed);
    copy(t5.at([(b2 * BN), (n6 * BK), b2, (b2 * BK)]), &mut t8Renamed);
    parallel!((n6.min((2*BK)), BK, BK, BN), |i25, i26, i27, i28| {
        t5[[(i25 * 2), i26, i27, (BN - i28)]] = x0[[13, i25]].max(x0[[10, 3]]).abs().sqrt().min(x0[[(i28 - 0).div_ceil((i26 - 1)), (i27 - 1)]]);
    });
    copy(x0.at((span((b2 * BN), BN), span(x0.dim(1), BK))).or(cast::<bf16>(b2)), &mut t4);
    let v29: T::Acc = cast::<T::Acc>((cast::<f32>(t8Renamed[[n6, d0, n6]]) + cast::<f32>(t6[b2])));
    fill(t4.at_mut((span((b2 * (2*BK)), BN), span(b2, BK))), v29);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    for k30 in 0..3 {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t9 = shared::<T::Acc>([128]);
        threads!(128, |thread31| {
            let i32: usize = thread31.index();
            let i33: usize = thread31.lane();
            let w34: usize = thread31.warp();
            let i35: usize = (i32 % 6);
            let v36: T::Acc = cast::<T::Acc>(t4[[(((i35 * BM) + i35) / BM), _q5]]);
            let mut v37: T::Acc = v36;
            if (n6 >= 2) {
                t9[i32] = v36;
                thread31.barrier();
                let v38: T::Acc = t9[((i32 + 31) % 128)];
                #[expect(unused_doc_comments)]
                #[doc = ""]
                thread31.barrier();
                v37 = v38;
            }
            let v39: T::Acc = v37;
            let mut v40: T::Acc = v39;
            for k41 in 0..1 {
                let v42: T::Acc = v40;
                t9[i32] = v42;
                #[expect(unused_doc_comments)]
                #[doc = ""]
                thread31.barrier();
                let v43: T::Acc = t9[((i32 + 9) % 128)];
                thread31.barrier();
                let v44: T::Acc = v43;
                #[expect(unused_doc_comments)]
                /// Said of a statement.
                v40 = v44;
            }
            let v45: T::Acc = v40;
            t9[i32] = v45;
        });
        let mut t10 = fragment::<bf16>([2*BK, BK, BK, BN]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        cummax_rev(&t5, &mut t10, 0);
        parallel!(128, |i46| {
            h3.atomic_add([(((1 * 5) + i46) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i46]) * 16.0))) * cast::<u64>(((1 * 5) + i46))), Relaxed);
        });
        parallel!(((2*BK), BK, BK, BN), |i47, i48, i49, i50| {
            h3.atomic_add([(((((((((1 * 5) + i47) * 5) + i48) * 5) + i49) * 5) + i50) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i47, i48, i49, i50]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i47) * 5) + i48) * 5) + i49) * 5) + i50))), Relaxed);
        });
    }
    parallel!((BN, BK), |i51, i52| {
        h3.atomic_add([(((((1 * 5) + i51) * 5) + i52) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i51, i52]]) * 16.0))) * cast::<u64>(((((1 * 5) + i51) * 5) + i52))), Release);
    });
    parallel!(((2*BK), BK, BK, BN), |i53, i54, i55, i56| {
        h3.atomic_add([(((((((((1 * 5) + i53) * 5) + i54) * 5) + i55) * 5) + i56) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i53, i54, i55, i56]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i53) * 5) + i54) * 5) + i55) * 5) + i56))), SeqCst);
    });
    parallel!(BM, |i57| {
        h3.atomic_add([(((1 * 5) + i57) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i57]) * 16.0))) * cast::<u64>(((1 * 5) + i57))), Release);
    });
    #[expect(non_snake_case)]
    parallel!(((2*BK), BK, (2*BK)), |i58Renamed, i59Renamed, i60Renamed| {
        h3.atomic_add([(((((((1 * 5) + i58Renamed) * 5) + i59Renamed) * 5) + i60Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i58Renamed, i59Renamed, i60Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i58Renamed) * 5) + i59Renamed) * 5) + i60Renamed))), AcqRel);
    });
    parallel!((BM, BN), |i61, i62| {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y1[[((b2 * BM) + i61), (0 + i62)]] = { let assignedRenamed: f32 = select((t5[[d0, x0.dim(1), i61, i62]] < cast_with::<bf16>(t8Renamed[[1, d1, b2]], Round::Down)), (cast::<f32>(t6[((((i61 - 5) * BN) + i62) % BN)]) * 0.5).log10(), select((d1 != n6), (cast::<f32>(x0[[i62, 5]]) * 0.5).cosh(), select((d0 == i61), (cast::<f32>(x0[[b2, i62]]).abs().abs() * 0.5).atan2(cast::<f32>(b2)), ((if (x0.dim(1) == i62) { cast::<f32>(t6[i62]) } else { (cast::<f32>(x0[[4, i62]]) * 1.0) }) * 0.5).tanh()))); assignedRenamed };
    });
    let mut t11 = fragment::<f32>([BM, BK]);
    parallel!((BM, BK), |i63, i64| {
        t11[[i63, i64]] = cast::<f32>(x0[[i64, i64]]);
    });
    let mut t12 = fragment::<f32>([BM]);
    reduce_norm2(&t11, &mut t12, 1);
    copy(&t12, y2.at_mut([(b2 * BM)]));
}

#[tile_kernel]
pub fn random_5083<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<bf16, 3>,
    y1: &mut Tensor<bf16, 3>,
    _q6: usize,
) {
    #[cfg(not(false))]
    dims!(x0 = [d0, d1, BK], y1 = [d1, d2, d0]);
    let [b3, b4, b5] = blocks([d1.div_ceil((BM + 1)), d2.div_ceil(BM), d0.div_ceil(BN)]);
    let mut t2 = fragment::<bf16>([BN, BK, 1, 1]);
    clear(&mut t2);
    let mut t3 = fragment::<i8>([BK]);
    clear(&mut t3);
    #[expect(non_snake_case)]
    let mut v7Renamed: bf16 = 4.0;
    for k8 in 0..3 {
        #[cfg_attr(not(false), cfg(false))]
        if true { assert!(false, "kept"); }
        #[expect(non_snake_case)]
        v7Renamed += { let assignedRenamed: bf16 = (cast::<bf16>(t3[7]).max(cast::<bf16>(t3[b4])) / 7.0); assignedRenamed };
    }
    #[cfg(not(false))]
    #[allow(non_snake_case)]
    let mut t4Renamed = fragment::<i8>([BK]);
    cumsum(&t3, &mut t4Renamed, 0);
    #[cfg(not(false))]
    parallel!((BN, BN), |i10, i11| {
        store_unordered(&mut t4Renamed, [((i10 * BN) + i11)], t3[((((i11 / 4) * BM) + b3) % BM)]);
    });
    let mut t5 = fragment::<i8>([BM + 1]);
    let v12: i8 = ((t4Renamed[b3] & t4Renamed[12]) >> t3[(b5 + 0)]);
    fill(&mut t5, v12);
    copy(&t5, t4Renamed.at_mut((span((d0 * BN), BM + 1),)));
    #[cfg_attr(not(false), cfg(false))]
    parallel!(1, |i| { undefined[i] = 1; });
    parallel!(((BM + 1), BM, BN), |i13, i14, i15| {
        #[cfg(false)]
        assert!(false, "kept");
        #[cfg_attr(not(false), expect(non_snake_case))]
        y1[[((b3 * (BM + 1)) + i13), ((b4 * BM) + i14), ((b5 * BN) + i15)]] = { let assignedRenamed: bf16 = select((cast::<i8>((x0.dim(1) - 7)) != cast::<i8>((((_q6 * (BM + 1)) + i13) % (BM + 1)))), (x0[[(i13 % 4), cast::<usize>(t5[d0]), (((i15 * (BM + 1)) + i13) % (BM + 1))]] * 0.5).tan(), select(x0[[i15, d1, i15]].is_nan(), (t2[[d0, b3, 0, d1]].ceil() * 0.5).cos(), select((cast::<usize>(t5[_q6]) > cast::<usize>(cast::<u32>((i15 - 4)))), ((select((d2 == x0.dim(2)), t2[[_q6, i15, cast::<usize>(t5[i15]), b3]], t2[[b3, cast::<usize>(t4Renamed[i15]), x0.dim(0), d2]]) * x0[[8, b5, i15]].floor()) * 0.5).atan2(select((x0.dim(2) < cast::<usize>(t5[cast::<usize>(t5[i15])])), t2[[i15, cast::<usize>(t3[cast::<usize>(t3[i15])]), d1, 0]], t2[[i15, i15, d1, d0]])), (t2[[i15, (((i15 * BM) + i14) / BM), b3, b5]] * 0.5).exp()))); assignedRenamed };
    });
}

#[tile_fn]
pub fn function_5084(_v0: i16) -> i16 {
    _v0.max((-(-(-2 % cast::<i16>((0usize + 1))))))
}
#[tile_kernel]
pub fn random_5084<T: Num, const BM: usize>(
    x0: &Tensor<T::Acc, 3>,
    x1: &Tensor<i16, 2>,
    x2: &Tensor<T, 1>,
    y3: &mut Tensor<u8, 2>,
    y4: &mut Tensor<i16, 2>,
    h5: &mut Tensor<u64, 1>,
    _p7: usize,
    _p8: u8,
) {
    dims!(x0 = [d1, 3, d1], x1 = [d1, d2], x2 = [d3], y3 = [d4, d1], y4 = [d4, d1], h5 = [7]);
    #[expect(non_snake_case)]
    let n9Renamed: usize = d4.div_ceil(BM);
    let [b5, b6] = blocks([d4.div_ceil(BM), d1.div_ceil(3)]);
    #[allow(non_snake_case)]
    let mut t6Renamed = fragment::<u8>([BM, 3]);
    clear(&mut t6Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<bf16>([BM, BM]);
    let v10: bf16 = (if (b5 <= n9Renamed) { 4.0 } else { cast::<bf16>(x1[[8, b5]]) }).abs().sqrt();
    fill(&mut t7, v10);
    #[expect(non_snake_case)]
    let mut t8Renamed = shared::<u8>([32]);
    threads!(32, |thread11| {
        let i12: usize = thread11.index();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let i13: usize = thread11.lane();
        let w14: usize = thread11.warp();
        #[expect(non_snake_case)]
        let i15Renamed: usize = (i12 % 5);
        let mut s16: u8 = 0;
        for k17 in 0..2 {
            s16 += (!2u8.max(2));
        }
        let v18: u8 = s16;
        let mut v19: u8 = v18;
        for k20 in 0..1 {
            let v21: u8 = v19;
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t8Renamed[i12] = v21;
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            thread11.barrier();
            let v22: u8 = t8Renamed[cast::<usize>(x2[i15Renamed])];
            thread11.barrier();
            let v23: u8 = v22;
            #[expect(unused_doc_comments)]
            #[doc = ""]
            v19 = v19.max(v23);
        }
        let v24: u8 = v19;
        let mut v25: u8 = v24;
        for k26 in 0..2 {
            #[expect(non_snake_case)]
            let v27Renamed: u8 = v25;
            t8Renamed[i12] = v27Renamed;
            thread11.barrier();
            #[expect(non_snake_case)]
            let v28Renamed: u8 = t8Renamed[((i12 + 35) % 32)];
            thread11.barrier();
            let v29: u8 = v28Renamed;
            v25 = v25.min(v29);
        }
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v30Renamed: u8 = v25;
        t8Renamed[i12] = v30Renamed;
    });
    parallel!((BM + 1), |i31| {
        t8Renamed.atomic_or([(cast::<usize>(x0[[x1.dim(0), i31, 2]]) % 3)], (((cast::<u8>(x1[[x0.dim(0), d3]]) * 5) % 5) % t6Renamed[[cast::<usize>(x0[[_p7, _p7, d2]]), d1]]), Release);
    });
    let mut t9 = fragment::<i32>([BM]);
    parallel!(BM, |i32| {
        t9[i32] = ((cast::<i32>(i32) * 1) + -2);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = shared::<u8>([BM]);
    copy(t7.at([12, b5]), &mut t10);
    scatter(&t10, &t9, &mut t8Renamed);
    parallel!((BM, 3), |i33, i34| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t6Renamed[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((BM, BM), |i35, i36| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i35, i36]]) * 16.0))) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), SeqCst);
    });
    parallel!(32, |i37| {
        h5.atomic_add([(((1 * 5) + i37) % 7)], (cast::<u64>(t8Renamed[i37]) * cast::<u64>(((1 * 5) + i37))), Relaxed);
    });
    parallel!(BM, |i38| {
        h5.atomic_add([(((1 * 5) + i38) % 7)], (cast::<u64>(t9[i38]) * cast::<u64>(((1 * 5) + i38))), Relaxed);
    });
    parallel!(BM, |i39| {
        h5.atomic_add([(((1 * 5) + i39) % 7)], (cast::<u64>(t10[i39]) * cast::<u64>(((1 * 5) + i39))), Release);
    });
    copy(&t6Renamed, y3.at_mut([(b5 * BM), (b6 * 3)]));
    copy(&t6Renamed, y4.at_mut([(b5 * BM), (b6 * 3)]));
}

#[tile_fn]
pub fn function_5085(_v0: f32) -> f32 {
    (_v0 + select((0usize != 4), (-2.0f32).min_nan(cast::<f32>((((0usize * 3) + 0) / 3)).round_ties_even()), 2.0f32.round_ties_even()))
}
#[tile_kernel]
pub fn random_5085<const BM: usize, const BN: usize>(
    x0: &Tensor<bf16, 2>,
    x1: &Tensor<bf16, 2>,
    x2: &Tensor<bf16, 1>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<f64, 2>,
    a5: &mut Tensor<i32, 1>,
    h6: &mut Tensor<u64, 1>,
    _p7: f64,
    _q8: usize,
) {
    #[cfg(false)]
    require!(false, "kept");
    dims!(x0 = [d1, d2], x1 = [d1, BM + 1], x2 = [d1], y3 = [d2, d3], y4 = [d2, d3], a5 = [d6], h6 = [7]);
    let [b4, b5] = blocks([d2.div_ceil((BM + 1)), d3.div_ceil(BN)]);
    #[cfg_attr(false, cfg(false))]
    let mut t7 = shared::<bf16>([BN]);
    copy(x0.at([5, ((b5 - 3) << 2)]).or(x1[[_q8, b4]]), &mut t7);
    #[allow(non_snake_case)]
    let mut t8Renamed = shared::<f64>([BM + 1, BN, BM + 1]);
    parallel!(((BM + 1), BN, (BM + 1)), |i9, i10, i11| {
        t8Renamed[[i9, i10, i11]] = cast::<f64>(x1[[(i11 - 3), 0]]);
    });
    let mut t9 = shared::<f32>([BN, BN, BN]);
    copy(t8Renamed.at([b5, (b5 * (BM + 1)), (b4 * BM)]).or(-1.0), &mut t9);
    #[cfg_attr(not(false), cfg(false))]
    if true { assert!(false, "kept"); }
    #[cfg(not(false))]
    copy(&t9, t8Renamed.at_mut((span(b5, BN), span((d3 * (BM + 1)), BN), span(cast::<usize>(cast::<i8>((b5 - 6))), BN))));
    let mut t10 = shared::<f64>([BM + 1, BN, BN]);
    copy(t9.at((span((d2 * BN), BN), span(x0.dim(0), BM + 1), span(3, BN))).or(t9[[b5, b5, 1]]).permute([1, 2, 0]), &mut t10);
    let mut t11 = fragment::<i16>([BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BN, |i12| {
        t11[i12] = cast::<i16>(t9[[b5, i12, b4]]);
    });
    #[cfg(false)]
    let kept = undefined;
    let mut t12 = shared::<bf16>([BN]);
    gather(x2, &t11, &mut t12);
    parallel!(BN, |i13| {
        a5.atomic_and([i13], select((i13 == (i13 - 4)), (cast_with::<i32>(x0[[i13, i13]], Round::TowardZero) * cast::<i32>(t10[[i13, cast::<usize>(t11[i13]), cast::<usize>(t11[0])]])), (4 ^ cast::<i32>((d3 + 1)))), Release);
    });
    parallel!(((BM + 1), BN, (BM + 1)), |i14, i15, i16| {
        #[cfg_attr(false, cfg(false))]
        h6.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i14, i15, i16]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!((BN, BN, BN), |i17, i18, i19| {
        #[cfg(false)]
        { assert!(false, "kept"); }
        h6.atomic_add([(((((((1 * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i17, i18, i19]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i17) * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!(((BM + 1), BN, BN), |i20, i21, i22| {
        h6.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Release);
    });
    parallel!(BN, |i23| {
        h6.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t11[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    #[cfg_attr(not(false), cfg(false))]
    undefined!();
    #[cfg(not(false))]
    #[cfg_attr(not(false), allow(non_snake_case))]
    parallel!(BN, |i24Renamed| {
        #[cfg(not(false))]
        h6.atomic_add([(((1 * 5) + i24Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i24Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i24Renamed))), Relaxed);
    });
    let mut t13 = fragment::<f32>([BM + 1, BN, BN]);
    #[cfg(false)]
    assert!(false, "kept");
    copy(t10.at([b5, (b4 * BM), (b4 * BM)]), &mut t13);
    let mut t14 = shared::<f32>([BM + 1, BN]);
    #[cfg(false)]
    fill(&mut undefined, 1);
    #[cfg(not(false))]
    reduce_mean(&t13, &mut t14, 1);
    copy(&t14, y3.at_mut([(b4 * (BM + 1)), (b5 * BN)]));
    parallel!(((BM + 1), BN), |i25, i26| {
        #[cfg(not(false))]
        #[cfg_attr(not(false), allow(non_snake_case))]
        let mut l15Renamed = local::<f64>([2]);
        for k27 in 0..2 {
            l15Renamed[k27] = (cast_with::<f64>(t10[[i26, i25, 4]], Round::Up).max(cast_with::<f64>(t8Renamed[[k27, i25, k27]], Round::TowardZero)) * t10[[i25, _q8, cast::<usize>(t11[i25])]].floor());
        }
        #[cfg_attr(false, cfg(false))]
        y4[[((b4 * (BM + 1)) + i25), ((b5 * BN) + i26)]] = l15Renamed[b4];
    });
}

const ROWS_5086: usize = 2;
#[tile_kernel]
pub fn random_5086<T: Int, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 1>,
    y1: &mut Tensor<T, 1>,
    h2: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0], y1 = [d1], h2 = [7]);
    let n3: usize = d1.div_ceil(BM);
    let [b2] = blocks([d1.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t3 = shared::<T>([BK, BM, ROWS_5086]);
    parallel!((ROWS_5086, BM, BK), |i4, i5, i6| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        assert!((i5 < 16), "an index is within its bounds");
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v7: u32 = (select((i6 < i4), 4, cast::<u32>((((d1 - 1) * (2*BN)) / (2*BN)))) ^ cast::<u32>((b2 + 1)));
        t3[[i6, i5, i4]] = ((1 + 0) * cast::<T>(b2).min(0));
    });
    #[allow(non_snake_case)]
    let mut t4Renamed = shared::<T>([2*BN, BM, ROWS_5086]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t3.at((span(n3, 2*BN), span((n3 - 4), BM), span(b2, ROWS_5086))), &mut t4Renamed);
    let mut t5 = fragment::<bool>([BK, BM, BN]);
    copy(t4Renamed.at((span(n3, BN), span((n3 / 4), BK), span(b2, BM))).permute([1, 2, 0]), &mut t5);
    copy(&t5, t3.at_mut([(n3 * ROWS_5086), d0, (cast::<usize>(t3[[n3, b2, 1]]) - cast::<usize>(t3[[n3, d0, cast::<usize>(t3[[d0, b2, b2]])]]))]));
    let mut t6 = fragment::<bool>([2*BK]);
    parallel!((2*BK), |i8| {
        t6[i8] = (!(((d0 - 0) << (b2 - 2)) > cast::<usize>(t3[[5, b2, b2]])));
    });
    let mut t7 = shared::<T>([BK, BM, ROWS_5086]);
    cumsum(&t3, &mut t7, 1);
    let mut t8 = fragment::<T::Acc>([BM]);
    clear(&mut t8);
    #[allow(non_snake_case)]
    let mut v9Renamed: f32 = 3.0;
    for k10 in 0..1 {
        v9Renamed += x0[n3].ceil().abs().sqrt();
    }
    parallel!((BK, BM, ROWS_5086), |i11, i12, i13| {
        let v14: f32 = (if ((i11 == i13) && t6[i13]) { f32::from_bits((x0[cast::<usize>(t8[cast::<usize>(t4Renamed[[cast::<usize>(t4Renamed[[i13, 9, b2]]), i13, i13]])])].to_bits() | 2147483648)) } else { (-x0[i13]) });
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t7[[(i11 + 2), (i12 * 2), i13]] = t3[[6, b2, n3]];
    });
    parallel!(((2*BN), BM, ROWS_5086), |i15, i16, i17| {
        h2.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t4Renamed[[i15, i16, i17]]) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((BK, BM, BN), |i18, i19, i20| {
        h2.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t5[[i18, i19, i20]]) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((2*BK), |i21| {
        h2.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t6[i21]) * cast::<u64>(((1 * 5) + i21))), Acquire);
    });
    parallel!((BK, BM, ROWS_5086), |i22, i23, i24| {
        h2.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t7[[i22, i23, i24]]) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Release);
    });
    parallel!(BM, |i25| {
        h2.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t8[i25]) * cast::<u64>(((1 * 5) + i25))), Release);
    });
    copy(&t8, y1.at_mut([(b2 * BM)]));
}

const ROWS_5087: usize = 6;
const SCALE_5087: f32 = 1.0;
#[tile_kernel]
pub fn random_5087<const BM: usize, const BN: usize>(
    x0: &Tensor<F8E4M3, 1>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<F8E4M3, 2>,
    y3: &mut Tensor<f32, 1>,
    a4: &mut Tensor<u32, 1>,
    h5: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [d0], x1 = [d0, d1], x2 = [d2, d3], y3 = [d4], a4 = [d6], h5 = [7]);
    let [b5] = blocks([d4.div_ceil(BM)]);
    let mut t6 = shared::<F8E4M3>([BM + 1]);
    copy(x2.at(((b5 * ROWS_5087), span((b5 * ROWS_5087), BM + 1))), &mut t6);
    let mut t7 = shared::<F8E4M3>([ROWS_5087]);
    parallel!(ROWS_5087, |i8| {
        #[allow(non_snake_case)]
        t7[i8] = { let assignedRenamed: F8E4M3 = x2[[i8, 4]]; assignedRenamed };
    });
    #[expect(non_snake_case)]
    let mut t8Renamed = fragment::<f32>([BN, 1]);
    parallel!((BN, 1), |i9, i10| {
        #[expect(non_snake_case)]
        t8Renamed[[i9, i10]] = { let assignedRenamed: f32 = ((-1.0f32) * 2.0).max(cast::<f32>(x0[i10]).max(cast::<f32>(b5))); assignedRenamed };
    });
    let mut t9 = fragment::<f32>([ROWS_5087, 1]);
    parallel!((ROWS_5087, 1), |i11, i12| {
        t9[[i11, i12]] = cast::<f32>(t6[i12]);
    });
    let mut t10 = fragment::<f32>([BN, ROWS_5087]);
    gemm_set(&t8Renamed, t9.t(), &mut t10);
    #[allow(non_snake_case)]
    let mut t11Renamed = fragment::<i32>([BM]);
    parallel!(BM, |i13| {
        t11Renamed[i13] = ((-1) + (0 - 0));
    });
    let mut t12 = fragment::<F8E4M3>([BM]);
    gather(x0, &t11Renamed, &mut t12);
    #[allow(non_snake_case)]
    let mut t13Renamed = fragment::<i32>([1]);
    reduce_argmax(&t12, &mut t13Renamed, 0);
    let mut t14 = fragment::<i32>([1]);
    reduce_argmax(&t12, &mut t14, 0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t7, 2.0);
    let v14: F8E4M3 = (0.5 * t6[d4]);
    fill(t7.at_mut((span(d3, ROWS_5087),)), v14);
    copy(&t12, &mut t11Renamed);
    let v15: i32 = (-4 * cast::<i32>(d0));
    fill(t11Renamed.at_mut((span((b5 * (BM + 1)), BM),)), v15);
    for k16 in 0..d3 {
        let mut v17: f32 = 1.0;
        for k18 in 0..3 {
            v17 += ((cast::<f32>((((d0 - 2) * BM) / BM)) + cast::<f32>(t10[[d0, d0]])) / 5.5);
        }
        parallel!(1, |i19| {
            h5.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t13Renamed[i19]) * cast::<u64>(((1 * 5) + i19))), Acquire);
        });
        parallel!(1, |i20| {
            h5.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t14[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
        });
    }
    let mut t15 = shared::<f32>([BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x2.at((d0, span((b5 * (BM + 1)), BM))), &mut t15);
    parallel!(BN, |i21| {
        a4.atomic_and([b5], (1 * 2), SeqCst);
    });
    parallel!(BM, |i22| {
        h5.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t11Renamed[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(BM, |i23Renamed| {
        h5.atomic_add([(((1 * 5) + i23Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i23Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i23Renamed))), SeqCst);
    });
    parallel!(1, |i24| {
        h5.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t13Renamed[i24]) * cast::<u64>(((1 * 5) + i24))), AcqRel);
    });
    parallel!(1, |i25| {
        h5.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t14[i25]) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    parallel!(BM, |i26| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[i26]) * 16.0))) * cast::<u64>(((1 * 5) + i26))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i27| {
        y3[((b5 * BM) + i27)] = select(((cast::<i16>((b5 - 4)) != cast::<i16>(d1)) ^ t6[cast::<usize>(t11Renamed[i27])].is_nan()), (t15[14].max((cast::<f32>(b5) * -2.0)) * 0.5).sigmoid(), select((0 >= b5), ((t15[d0] + t15[i27]).floor() * 0.5).tan(), select(((b5 >= d6) && (x1.dim(0) <= 0)), (cast::<f32>(d6) * 0.5).atan2((if (cast::<u32>((d0 - 9)) >= cast::<u32>(x0.dim(0))) { 3.0 } else { 2.0 })), (t15[i27] * 0.5).sin())));
    });
}

#[tile_kernel]
pub fn random_5088<T: Num, const BM: usize, const _FLAG: bool>(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<T, 1>,
    y2: &mut Tensor<f32, 2>,
    a3: &mut Tensor<i32, 1>,
    _p3: f32,
) {
    dims!(x0 = [d0, d0, d0], y1 = [d1], y2 = [d1, BM], a3 = [d0]);
    require!((d1 < 100), "extents are below 100");
    #[cfg(not(any()))]
    let [b2] = blocks([d1.div_ceil(2)]);
    let mut t4 = fragment::<T>([1, BM, 2]);
    let v4: T = ((cast::<T>(x0[[d1, d1, d1]]) / 1) / 6);
    fill(&mut t4, v4);
    let mut t5 = fragment::<T::Acc>([BM]);
    copy(x0.at((d1, span((b2 * 2), BM), (b2 * 1))), &mut t5);
    let mut t6 = fragment::<T::Acc>([1]);
    fill(&mut t6, 1);
    reduce_abs_sum_into(&t5, &mut t6, 0);
    parallel!(b2.min(BM), |i5| {
        #[cfg(any())]
        undefined!();
        t5[i5] = (t6[i5] / 4).min((4 * cast::<T::Acc>(t5[i5]))).abs();
    });
    let mut t7 = shared::<T::Acc>([1]);
    reduce_product(&t6, &mut t7, 0);
    #[cfg(any())]
    for _ in 0..1 { assert!(false, "kept"); }
    let mut t8 = shared::<i32>([2, 12]);
    parallel!((2, 12), |i6, i7| {
        t8[[i6, i7]] = (-(cast::<i32>(i6) - 2));
    });
    let mut t9 = fragment::<i32>([24, BM]);
    parallel!((24, BM), |i8, i9| {
        t9[[i8, i9]] = -3;
    });
    let mut t10 = fragment::<i32>([2, BM]);
    fill(&mut t10, 1);
    let mut t11 = shared::<u8>([2, 3]);
    fill(&mut t11, 68);
    gemm_sp(&t8, &t11, &t9, &mut t10);
    #[cfg(not(any()))]
    let v10: f32 = -1.0;
    let mut t12 = fragment::<u8>([BM]);
    parallel!(BM, |i11| {
        #[cfg_attr(not(any()), cfg(any()))]
        if true { assert!(false, "kept"); }
        t12[i11] = 1;
    });
    let mut t13 = shared::<i32>([BM, BM]);
    #[cfg(not(any()))]
    gather(&t10, &t12, &mut t13);
    let mut t14 = fragment::<T::Acc>([1]);
    #[cfg(any())]
    let kept = undefined;
    reduce_min(&t5, &mut t14, 0);
    let mut t15 = fragment::<f32>([1, 12]);
    parallel!((1, 12), |i12, i13| {
        t15[[i12, i13]] = (-(-4.0));
    });
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t16 = fragment::<f32>([24, BM]);
    #[cfg(not(any()))]
    parallel!((24, BM), |i14, i15| {
        #[cfg(any())]
        let kept = undefined;
        t16[[i14, i15]] = (v10 + cast::<f32>(t12[i15])).trunc();
    });
    #[cfg(not(any()))]
    let mut t17 = fragment::<f32>([1, BM]);
    fill(&mut t17, -5.0);
    clear(&mut t17);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t18 = fragment::<u8>([1, 3]);
    fill(&mut t18, 140);
    gemm_sp(&t15, &t18, &t16, &mut t17);
    parallel!(2, |i16| {
        a3.atomic_or([d0], (-t13[[(i16 / 1), i16]]), Release);
    });
    #[cfg_attr(not(any()), cfg(any()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    parallel!(2, |i17| {
        #[cfg_attr(not(any()), expect(non_snake_case))]
        let v18Renamed: T::Acc = (cast::<T::Acc>(t12[cast::<usize>(t6[cast::<usize>(t5[i17])])]) / 1).max(cast::<T::Acc>(d0).max(cast::<T::Acc>(cast::<usize>(cast::<u32>((b2 - 9))))));
        #[cfg(any())]
        { assert!(false, "kept"); }
        let mut s19: T = 0;
        #[expect(non_snake_case)]
        for k20Renamed in 0..2 {
            #[cfg_attr(not(any()), cfg(any()))]
            if true { assert!(false, "kept"); }
            #[cfg(not(any()))]
            #[cfg_attr(not(any()), allow(non_snake_case))]
            s19 += { let assignedRenamed: T = t4[[i17, (cast::<usize>(t13[[k20Renamed, 2]]) + 3), ((i17 - 2) / (i17 - 3))]].abs(); assignedRenamed };
        }
        y1[((b2 * 2) + i17)] = s19;
    });
    parallel!((2, BM), |i21, i22| {
        #[cfg(any())]
        { assert!(false, "kept"); }
        y2[[((b2 * 2) + i21), (0 + i22)]] = select((t13[[cast::<usize>(t5[i21]), i21]] == t10[[i21, i22]]), (0.0f32.mul_add(0.0, -1.0).mul_add(cast::<f32>(t12[3]), t16[[((d1 - 2) % 4), (((i21 * BM) + i21) / BM)]]) * 0.5).log10(), select((i21 == (i22 % 2)), ((_p3 * cast::<f32>(i21).min(t16[[i22, cast::<usize>(t13[[d0, i22]])]])) * 0.5).cos(), select((t10[[((((b2 - 5) * 1) + i22) % 1), i21]] > t13[[cast::<usize>(t13[[i22, 2]]), i21]]), ((t16[[i22, cast::<usize>(t12[i22])]] * 0.5).abs() + 1.0).rsqrt(), (t15[[i22, i21]] * 0.5).sinh())));
    });
}

const SCALE_5089: u8 = 9;
#[tile_kernel]
pub fn random_5089<const BM: usize>(
    x0: &Tensor<u16, 2>,
    x1: &Tensor<u16, 3>,
    y2: &mut Tensor<u16, 2>,
    h3: &mut Tensor<u64, 1>,
    _p4: usize,
    _p5: u16,
) {
    dims!(x0 = [d0, d0], x1 = [d1, BM, d2], y2 = [d0, 2], h3 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b3] = blocks([d0.div_ceil(2)]);
    #[expect(non_snake_case)]
    let mut t4Renamed = fragment::<u16>([BM + 1]);
    parallel!((BM + 1), |i6| {
        t4Renamed[i6] = x1[[b3, cast::<usize>(x0[[d0, 4]]), cast::<usize>(x1[[d2, 6, d0]])]];
    });
    let mut t5 = shared::<f32>([BM, 2, 2]);
    copy(x1.at((span(0, BM), span((_p4 % 7), 2), span(b3, 2))), &mut t5);
    parallel!((BM, 2, 2), |i7, i8, i9| {
        t5.atomic_cas([i7, i8, i9], 0.0f32.mul_add(0.0, 1.0), f32::from_bits((cast::<f32>(x1[[i8, i8, b3]]).max(cast::<f32>(t4Renamed[i9])).to_bits() & 2147483647)), Relaxed);
    });
    let mut t6 = fragment::<u16>([1]);
    reduce_product(&t4Renamed, &mut t6, 0);
    let mut t7 = shared::<f32>([2, BM + 1]);
    copy(x0.at((span((_p4 * (BM + 1)), 2), span((((b3 * 2) + d2) / 2), BM + 1))), &mut t7);
    parallel!((BM + 1), |i10| {
        h3.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(t4Renamed[i10]) * cast::<u64>(((1 * 5) + i10))), Relaxed);
    });
    parallel!((BM, 2, 2), |i11, i12, i13| {
        h3.atomic_add([(((((((1 * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i11, i12, i13]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i11) * 5) + i12) * 5) + i13))), Relaxed);
    });
    parallel!(1, |i14| {
        h3.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t6[i14]) * cast::<u64>(((1 * 5) + i14))), SeqCst);
    });
    parallel!((2, (BM + 1)), |i15, i16| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!((2, 2), |i17, i18| {
        y2[[((b3 * 2) + i17), (0 + i18)]] = ((((cast::<u16>(t7[[i17, i18]]).max(cast_with::<u16>(t5[[i17, i17, d2]], Round::Down)) << 14) * 4) + t4Renamed[i18]) / 4);
    });
}

const SCALE_5090: i32 = 6;
#[tile_fn]
pub fn function_5090(_v0: bf16) -> bf16 {
    (_v0 * ((1.0 + 2.0) / 3.0))
}
#[tile_kernel]
pub fn random_5090<const BM: usize>(
    x0: &Tensor<u32, 1>,
    x1: &Tensor<i64, 3>,
    x2: &Tensor<i64, 2>,
    y3: &mut Tensor<u32, 1>,
    a4: &mut Tensor<u64, 1>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1], x1 = [6, d2, d3], x2 = [d2, d2], y3 = [d3], a4 = [d3], h5 = [7]);
    #[allow(non_snake_case)]
    let n5Renamed: usize = d3.div_ceil(BM);
    let [b4] = blocks([d3.div_ceil(BM)]);
    let mut t6 = shared::<u32>([BM + 1]);
    let v6: u32 = ((cast::<u32>((((b4 * BM) + d2) % BM)) + x0[n5Renamed]) % x0[b4]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t6, v6);
    let mut t7 = shared::<f32>([BM + 1, BM + 1, 6]);
    copy(x1.at((span(b4, 6), span(d1, BM + 1), span((b4 * 6), BM + 1))).permute([1, 2, 0]), &mut t7);
    let mut t8 = fragment::<u32>([BM + 1]);
    copy(&t6, &mut t8);
    if (t6[(x0.dim(0) / 4)] >= (cast::<u32>((((b4 * 6) + n5Renamed) % 6)) >> x0[cast::<usize>(x0[b4])])) {
        let mut t9 = fragment::<i64>([BM, BM, BM + 1]);
        copy(x1.at([x1.dim(2), (b4 * (BM + 1)), (b4 * (BM + 1))]), &mut t9);
        copy(&t9, t7.at_mut((span(n5Renamed, BM), span(b4, BM), span(b4.min(b4), BM + 1))));
        let mut t10 = shared::<bf16>([BM, 6]);
        copy(t9.at([b4, (d1 * BM), n5Renamed]), &mut t10);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!((BM, BM, (BM + 1)), |i7, i8, i9| {
            h5.atomic_add([(((((((1 * 5) + i7) * 5) + i8) * 5) + i9) % 7)], (cast::<u64>(t9[[i7, i8, i9]]) * cast::<u64>(((((((1 * 5) + i7) * 5) + i8) * 5) + i9))), AcqRel);
        });
        parallel!((BM, 6), |i10, i11| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h5.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i10, i11]]) * 16.0))) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), Relaxed);
        });
    } else {
        let mut t11 = shared::<i64>([7]);
        #[allow(non_snake_case)]
        threads!(7, |thread12Renamed| {
            let i13: usize = thread12Renamed.index();
            let i14: usize = thread12Renamed.lane();
            let w15: usize = thread12Renamed.warp();
            #[expect(non_snake_case)]
            let i16Renamed: usize = (i13 % 7);
            #[allow(non_snake_case)]
            let mut s17Renamed: i64 = 0;
            for k18 in 0..1 {
                s17Renamed += 0;
            }
            let v19: i64 = s17Renamed;
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let mut v20: i64 = v19;
            if (d2 >= 3) {
                t11[i13] = v19;
                thread12Renamed.barrier();
                let v21: i64 = t11[((i13 + 26) % 7)];
                thread12Renamed.barrier();
                v20 = v21;
            }
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v22Renamed: i64 = v20;
            let v23: i64 = thread12Renamed.shuffle_xor(v22Renamed, 10);
            t11[i13] = v23;
        });
    }
    parallel!(6, |i24| {
        t6.atomic_and([i24], select((t7[[d2, i24, (i24 - 6).div_ceil(1)]] == cast::<f32>(d2)), (2 | t8[i24]), (t8[i24] * cast::<u32>((((b4 - 1) * BM) % BM)))), SeqCst);
    });
    let mut v25: f32 = 4.0;
    #[expect(unused_doc_comments)]
    #[doc = ""]
    for k26 in 0..4 {
        v25 += cast::<f32>(d1).abs();
    }
    let mut t12 = shared::<f32>([BM]);
    copy(x0.at((span(cast::<usize>(x2[[d1, d1]]), BM),)), &mut t12);
    let v27: bf16 = cast::<bf16>(x2[[b4, n5Renamed]]);
    let mut t13 = shared::<i16>([BM + 1]);
    parallel!((BM + 1), |i28| {
        t13[i28] = cast::<i16>(x2[[17, i28]]);
    });
    let mut t14 = shared::<i64>([BM + 1, BM]);
    gather(x2.at((.., span((b4 * BM), BM))), &t13, &mut t14);
    parallel!(6, |i29| {
        a4.atomic_and([7], cast::<u64>((i29 * 4)), Relaxed);
    });
    parallel!(((BM + 1), (BM + 1), 6), |i30, i31, i32| {
        h5.atomic_add([(((((((1 * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i30, i31, i32]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i30) * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((BM + 1), |i33| {
        h5.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t8[i33]) * cast::<u64>(((1 * 5) + i33))), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!(BM, |i34Renamed| {
        h5.atomic_add([(((1 * 5) + i34Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i34Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i34Renamed))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BM + 1), |i35Renamed| {
        h5.atomic_add([(((1 * 5) + i35Renamed) % 7)], (cast::<u64>(t13[i35Renamed]) * cast::<u64>(((1 * 5) + i35Renamed))), Relaxed);
    });
    parallel!(((BM + 1), BM), |i36, i37| {
        h5.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t14[[i36, i37]]) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), Relaxed);
    });
    copy(&t12, y3.at_mut([(b4 * BM)]));
}

#[tile_kernel]
pub fn random_5091<const BM: usize, const _FLAG: bool>(
    x0: &Tensor<f16, 2>,
    x1: &Tensor<f16, 1>,
    x2: &Tensor<f16, 3>,
    y3: &mut Tensor<f16, 2>,
    y4: &mut Tensor<u16, 2>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d0], x1 = [d1], x2 = [3, d2, d3], y3 = [d4, d5], y4 = [d4, d5], h5 = [7]);
    let n8: usize = d4.div_ceil(BM);
    let [b6, b7] = blocks([d4.div_ceil(BM), d5.div_ceil(BM)]);
    #[allow(non_snake_case)]
    let mut t6Renamed = fragment::<f16>([BM, 3, 3]);
    copy(x2.at((span(n8, 3), span((b6 * 3), BM), span((b6 - 4), 3))).or(x1[d3]).permute([1, 2, 0]), &mut t6Renamed);
    let mut t7 = fragment::<u16>([3]);
    copy(t6Renamed.at(((((d5 * BM) + d5) / BM), span((b7 * BM), 3), b7)), &mut t7);
    let mut t8 = shared::<f16>([6, 8]);
    parallel!((6, 8), |i9, i10| {
        #[allow(non_snake_case)]
        t8[[i9, i10]] = { let assignedRenamed: f16 = x1[i10]; assignedRenamed };
    });
    let mut t9 = shared::<f16>([BM, 16]);
    parallel!((BM, 16), |i11, i12| {
        t9[[i11, i12]] = (if ((cast::<usize>(t7[x0.dim(0)]) >= i12) | (0usize >= 2)) { x1[1] } else { (-1.0 + 0.0) });
    });
    let mut t10 = fragment::<f32>([6, BM]);
    clear(&mut t10);
    let mut t11 = shared::<u8>([6, 2]);
    fill(&mut t11, 68);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    gemm_sp(&t8, &t11, t9.t(), &mut t10);
    #[expect(non_snake_case)]
    let mut t12Renamed = shared::<f16>([BM, 12]);
    parallel!((BM, 12), |i13, i14| {
        #[allow(non_snake_case)]
        t12Renamed[[i13, i14]] = { let assignedRenamed: f16 = t8[[(d5 - 4), b7]]; assignedRenamed };
    });
    let mut t13 = shared::<f16>([24, 6]);
    copy(t8.at([(b7 * BM), d4]), &mut t13);
    let mut t14 = fragment::<f32>([BM, 6]);
    clear(&mut t14);
    let mut t15 = fragment::<u8>([BM, 3]);
    fill(&mut t15, 144);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm_sp(&t12Renamed, &t15, &t13, &mut t14);
    parallel!((6, BM), |i15, i16| {
        #[expect(non_snake_case)]
        let mut s17Renamed: f32 = 0.0;
        #[allow(non_snake_case)]
        for k18Renamed in 0..2 {
            s17Renamed += (t10[[i15, i16]] - t14[[i16, i15]].max(t14[[k18Renamed, i15]]));
        }
        t10[[i15, i16]] = s17Renamed;
    });
    let mut t16 = shared::<f16>([3, 3, 6]);
    copy(x2.at([(n8 * 3), (b6 * 6), d2]), &mut t16);
    copy(&t16, t6Renamed.at_mut((span((n8 * BM), 6), span((b6 * 6), 3), span(b7, 3))).permute([1, 2, 0]));
    let mut t17 = shared::<u16>([3]);
    threads!(3, |thread19| {
        let i20: usize = thread19.index();
        let i21: usize = thread19.lane();
        let w22: usize = thread19.warp();
        let i23: usize = (i20 % 2);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v24: u16 = (2 + 1u16.max(3));
        let v25: u16 = thread19.shuffle_xor(v24, 0);
        t17[i20] = v25;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n26: usize = (d0 % 5).max(0);
    #[expect(non_snake_case)]
    let mut t18Renamed = shared::<i32>([BM]);
    parallel!(BM, |i27| {
        #[expect(non_snake_case)]
        t18Renamed[i27] = { let assignedRenamed: i32 = ((cast::<i32>(i27) * 1) + 2); assignedRenamed };
    });
    let mut t19 = shared::<f16>([BM, 8]);
    copy(t8.at([(b7 * BM), (d2 * BM)]), &mut t19);
    scatter(&t19, &t18Renamed, &mut t8);
    parallel!((BM, 8), |i28, i29| {
        let v30: u16 = ((((t17[b6] * 9) + t7[x0.dim(0)]) / 9) / t7[2]);
        t19[[i28, (i29 + 3)]] = t19[[i28, (i29 + 3)]].max(cast_with::<f16>(t19[[i28, (i29 + 3)]], Round::Down).round_ties_even().ceil());
    });
    parallel!((BM, 6), |i31, i32| {
        h5.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Acquire);
    });
    parallel!((3, 3, 6), |i33, i34, i35| {
        h5.atomic_add([(((((((1 * 5) + i33) * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i33, i34, i35]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i33) * 5) + i34) * 5) + i35))), Relaxed);
    });
    parallel!(3, |i36| {
        h5.atomic_add([(((1 * 5) + i36) % 7)], (cast::<u64>(t17[i36]) * cast::<u64>(((1 * 5) + i36))), Relaxed);
    });
    parallel!(BM, |i37| {
        h5.atomic_add([(((1 * 5) + i37) % 7)], (cast::<u64>(t18Renamed[i37]) * cast::<u64>(((1 * 5) + i37))), Relaxed);
    });
    parallel!((BM, 8), |i38, i39| {
        h5.atomic_add([(((((1 * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[[i38, i39]]) * 16.0))) * cast::<u64>(((((1 * 5) + i38) * 5) + i39))), Release);
    });
    parallel!((BM, BM), |i40, i41| {
        y3[[((b6 * BM) + i40), ((b7 * BM) + i41)]] = select((1usize > 5), ((-t12Renamed[[i41, d2]]) * 0.5).tanh(), select((cast::<u64>((n8 - 5)) > cast::<u64>(d0)), (-(t13[[i41, 5]] * 0.5).softplus()), select(((b7 > b7) | (x2.dim(1) > x0.dim(0))), ((t9[[i41, cast::<usize>(cast::<i64>((d3 - 5)))]] + (-1.0 * 2.0)) * 0.5).log10(), (t9[[18, d1.max(cast::<usize>(t18Renamed[i40]))]] * 0.5).atan())));
    });
    parallel!((BM, BM), |i42, i43| {
        #[allow(non_snake_case)]
        let mut s44Renamed: u16 = 0;
        #[allow(non_snake_case)]
        for k45Renamed in 0..4 {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            s44Renamed += ((t7[b6] / 6) >> t17[b6]);
        }
        y4[[((b6 * BM) + i42), ((b7 * BM) + i43)]] = s44Renamed;
    });
}

#[tile_fn]
pub fn function_5092(_v0: f32) -> f32 {
    _v0.max((3.5f32.abs().min(2.0f32.abs().sqrt()) / 1.0))
}
#[tile_kernel]
pub fn random_5092<const BM: usize, const BN: usize>(
    x0: &Tensor<u64, 3>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<u64, 2>,
    y3: &mut Tensor<f32, 3>,
    h4: &mut Tensor<u64, 1>,
    _p11: u64,
    _q12: usize,
) {
    dims!(x0 = [d1, d1, d2], x1 = [d3, d3], x2 = [d4, d5], y3 = [d5, d6, d7], h4 = [7]);
    require!((d7 < 100), "extents are below 100");
    let n13: usize = d5.div_ceil((BN + 1));
    let [b8, b9, b10] = blocks([d5.div_ceil((BN + 1)), d6.div_ceil(BM), d7.div_ceil(BM)]);
    #[cfg(not(all()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[expect(non_snake_case)]
    let mut t5Renamed = fragment::<u64>([BM, BN + 1]);
    #[cfg_attr(all(), cfg(not(all())))]
    let kept = undefined;
    copy(x0.at(((b9 * BN), span((b9 * (BN + 1)), BN + 1), span((b9 * BM), BM))).or(x2[[cast::<usize>(x2[[b10, d3]]), d1]]).t(), &mut t5Renamed);
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t6Renamed = fragment::<u64>([BN, BM, 1]);
    parallel!((BN, BM, 1), |i14, i15, i16| {
        t6Renamed[[i14, i15, i16]] = x2[[x0.dim(1), (((_q12 * (BN + 1)) + i14) / (BN + 1))]];
    });
    let mut t7 = shared::<f32>([BM, 12]);
    #[cfg(not(all()))]
    let kept = undefined;
    copy(x1.at((span((d6 - b8), 12), span(((((cast::<usize>(x2[[x1.dim(1), d2]]) - 4) * BM) + cast::<usize>(x2[[n13, d7]])) / BM), BM))).t(), &mut t7);
    let mut t8 = fragment::<f32>([24, BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t6Renamed.at([(b9 * BN), (d1 - 0).div_ceil(4), (b10 * BN)]).or(4), &mut t8);
    let mut t9 = shared::<f32>([BM, BN]);
    #[cfg(all())]
    let v17: f32 = cast::<f32>(x0[[d7, ((cast::<usize>(t5Renamed[[2, b9]]) - 2) % 1), ((b8 - 1) / (n13 - 5))]]).mul_add(x1[[(((d7 * BN) + cast::<usize>(x2[[d7, cast::<usize>(x2[[d3, 4]])]])) % BN), (d7 / 3)]], function_5092(x1[[n13, d2]]));
    #[cfg(not(all()))]
    assert!(false, "kept");
    fill(&mut t9, v17);
    clear(&mut t9);
    #[cfg(all())]
    let mut t10 = shared::<u8>([BM, 3]);
    fill(&mut t10, 68);
    gemm_sp(&t7, &t10, &t8, &mut t9);
    #[expect(non_snake_case)]
    let mut t11Renamed = shared::<f32>([BN + 1]);
    copy(t6Renamed.at(((b10 * BN), span(((n13 - 2) >> (n13 - 3)), BN + 1), (b9 * BN))), &mut t11Renamed);
    #[allow(non_snake_case)]
    parallel!((BN + 1), |i18Renamed| {
        t11Renamed[i18Renamed] = (f32::from_bits((t11Renamed[i18Renamed].min(t11Renamed[i18Renamed]).to_bits() | 2147483648)) / 3.5);
    });
    let mut t12 = fragment::<f32>([BM]);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t9.at([(b10 * BN), d7]), &mut t12);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t13 = shared::<f32>([BN, 1]);
    #[cfg(all())]
    parallel!((BN, 1), |i19, i20| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        t13[[i19, i20]] = ((cast::<f32>(i20) - -1.0) * 1.0);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t14 = shared::<f32>([1, BN + 1]);
    parallel!((1, (BN + 1)), |i21, i22| {
        t14[[i21, i22]] = (-(cast::<f32>(i21) - -2.0));
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t15 = shared::<f32>([BN, BN + 1]);
    #[cfg_attr(all(), cfg(not(all())))]
    { assert!(false, "kept"); }
    gemm_set(&t13, &t14, &mut t15);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((24, BN), |i23, i24| {
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    #[cfg(not(all()))]
    let kept = undefined;
    parallel!((BM, BN), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Release);
    });
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    parallel!((BN + 1), |i27| {
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        h4.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11Renamed[i27]) * 16.0))) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(BM, |i28Renamed| {
        h4.atomic_add([(((1 * 5) + i28Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i28Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i28Renamed))), Relaxed);
    });
    parallel!((BN, (BN + 1)), |i29, i30| {
        h4.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), SeqCst);
    });
    #[cfg_attr(all(), cfg(not(all())))]
    undefined!();
    parallel!(((BN + 1), BM, BM), |i31, i32, i33| {
        y3[[((b8 * (BN + 1)) + i31), ((b9 * BM) + i32), ((b10 * BM) + i33)]] = select((t15[[((((i31 - 2) * BM) + b9) / BM), i31]] > t15[[d7, i31]]), (((-3.0f32) - 2.0).abs() * 0.5).exp2(), select(((x2.dim(1) + 3) != b9), ((-1.0f32).mul_add(cast::<f32>(b10), t8[[b10, b10]]).abs() * 0.5).tan(), select((!(d5 >= _q12)), ((x1[[cast::<usize>(t5Renamed[[x1.dim(1), d1]]), 3]] + (-2.0 * 1.0)) * 0.5).tan(), (t15[[i33, i31]] * 0.5).atan2(3.0f32.round_ties_even()))));
    });
}

const SCALE_5093: f32 = 9.0;
#[tile_fn]
pub fn function_5093(_v0: u32) -> u32 {
    _v0.max(2)
}
#[tile_kernel]
pub fn random_5093<const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<i8, 1>,
    y1: &mut Tensor<u32, 1>,
    h2: &mut Tensor<u64, 1>,
    _p4: u32,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d1], y1 = [d2], h2 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n5: usize = d2.div_ceil(BN);
    let [b3] = blocks([d2.div_ceil(BN)]);
    let mut t3 = shared::<i8>([BK]);
    copy(x0.at((span((b3 * BM), BK),)), &mut t3);
    let mut t4 = shared::<u32>([BN, BK, BN]);
    parallel!((BN, BK, BN), |i6, i7, i8| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t4[[i6, i7, i8]] = (((if (i6 > i6) { 0 } else { cast::<u32>(x0[i8]) }) >> 2) & cast::<u32>((i8 + 1)));
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = shared::<u32>([BM, BN]);
    copy(t4.at((span((((cast::<usize>(x0[b3]) * BN) + b3) % BN), BM), span(d1, BN), x0.dim(0))), &mut t5);
    let mut t6 = fragment::<i8>([BM]);
    parallel!(BM, |i9| {
        let v10: i8 = t3[((x0.dim(0) * BK) / BK)];
        #[expect(non_snake_case)]
        t6[i9] = { let assignedRenamed: i8 = ((cast::<i8>(b3) - 3) - t3[(d1 + 1)]); assignedRenamed };
    });
    let mut v11: i8 = 2;
    for k12 in 0..5 {
        v11 += t6[d2];
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = shared::<u32>([BN, BN]);
    reduce_abs_sum(&t4, &mut t7, 1);
    #[expect(non_snake_case)]
    parallel!(BK, |i13Renamed| {
        h2.atomic_add([(((1 * 5) + i13Renamed) % 7)], (cast::<u64>(t3[i13Renamed]) * cast::<u64>(((1 * 5) + i13Renamed))), Relaxed);
    });
    parallel!((BN, BK, BN), |i14, i15, i16| {
        h2.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t4[[i14, i15, i16]]) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, BN), |i17, i18| {
        h2.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t5[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), AcqRel);
    });
    parallel!(BM, |i19| {
        h2.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t6[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!((BN, BN), |i20, i21| {
        h2.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t7[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BN, |i22| {
        y1[((b3 * BN) + i22)] = ((if (t6[i22] != 0) { function_5093(cast::<u32>(t3[i22])) } else { (3 ^ t7[[i22, i22]]) }) & t5[[d2, (i22 % 2)]]);
    });
}

const ROWS_5094: usize = 5;
#[tile_fn]
pub fn function_5094(_v0: f32) -> f32 {
    _v0.max((-3.0f32).max_nan(_v0).abs().abs())
}
#[tile_kernel]
pub fn random_5094<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<F8E5M2, 2>,
    x1: &Tensor<F8E5M2, 1>,
    y2: &mut Tensor<f32, 2>,
    a3: &mut Tensor<u64, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d1], x1 = [d2], y2 = [d3, d3], a3 = [d3], h4 = [7]);
    let [b4, b5] = blocks([d3.div_ceil((2*BM)), d3.div_ceil(BK)]);
    #[expect(non_snake_case)]
    let mut t5Renamed = fragment::<f32>([BN, BK, 2*BM, BK]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BN, BK, (2*BM), BK), |i6, i7, i8, i9| {
        #[expect(non_snake_case)]
        t5Renamed[[i6, i7, i8, i9]] = { let assignedRenamed: f32 = -4.0; assignedRenamed };
    });
    let mut t6 = fragment::<F8E5M2>([BN, 2*BK, BM, BK, BK]);
    parallel!((BK, BK, BM, (2*BK), BN), |i10, i11, i12, i13, i14| {
        let v15: F8E5M2 = 2.0;
        let mut s16: F8E5M2 = 0.0;
        for k17 in 0..5 {
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            s16 += { let assignedRenamed: F8E5M2 = select((k17 == i13), x0[[k17, 15]].abs(), x0[[d2, i12]].max(x0[[i14, i12]])); assignedRenamed };
        }
        t6[[i14, i13, i12, i11, i10]] = s16;
    });
    let mut t7 = shared::<F8E5M2>([BN, 2*BK, BM, BK, BK]);
    cummin(&t6, &mut t7, 1);
    parallel!((2*BK), |i18| {
        a3.atomic_xor([4], ((((2 * 6) + cast::<u64>((3usize + 1))) / 6) % cast::<u64>((d2 + 1))), Release);
    });
    parallel!((BN, BK, (2*BM), BK), |i19, i20, i21, i22| {
        h4.atomic_add([(((((((((1 * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5Renamed[[i19, i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((BN, (2*BK), BM, BK, BK), |i23, i24, i25, i26, i27| {
        h4.atomic_add([(((((((((((1 * 5) + i23) * 5) + i24) * 5) + i25) * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i23, i24, i25, i26, i27]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i23) * 5) + i24) * 5) + i25) * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((BN, (2*BK), BM, BK, BK), |i28, i29, i30, i31, i32| {
        h4.atomic_add([(((((((((((1 * 5) + i28) * 5) + i29) * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i28, i29, i30, i31, i32]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i28) * 5) + i29) * 5) + i30) * 5) + i31) * 5) + i32))), Relaxed);
    });
    let mut t8 = fragment::<f32>([2*BM, ROWS_5094, BK]);
    parallel!(((2*BM), ROWS_5094, BK), |i33, i34, i35| {
        t8[[i33, i34, i35]] = t5Renamed[[i34, i35, i34, cast::<usize>(cast::<i64>((b4 - 0)))]];
    });
    #[allow(non_snake_case)]
    let mut t9Renamed = shared::<f32>([2*BM, BK]);
    reduce_norm2(&t8, &mut t9Renamed, 1);
    copy(&t9Renamed, y2.at_mut([(b4 * (2*BM)), (b5 * BK)]));
}

const ROWS_5095: usize = 2;
const SCALE_5095: u8 = 1;
#[tile_fn]
pub fn function_5095(_v0: f32) -> f32 {
    _v0.max((-4.0 * 2.0))
}
#[tile_kernel]
pub fn random_5095<const BM: usize, const BN: usize, const _BK: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<f32, 1>,
    h4: &mut Tensor<u64, 1>,
    _q4: usize,
) {
    dims!(x0 = [d1, BM], x1 = [d1, d1, BM], x2 = [BN + 1], y3 = [d2], h4 = [7]);
    let [b3] = blocks([d2.div_ceil(BM)]);
    #[expect(non_snake_case)]
    let mut t5Renamed = fragment::<f32>([ROWS_5095]);
    clear(&mut t5Renamed);
    let mut t6 = fragment::<f32>([BM, ROWS_5095]);
    copy(x1.at([d2, (b3 * (BM + 1)), (b3 * BM)]), &mut t6);
    let mut t7 = shared::<f32>([32]);
    #[allow(non_snake_case)]
    threads!(32, |thread5Renamed| {
        let i6: usize = thread5Renamed.index();
        let i7: usize = thread5Renamed.lane();
        let w8: usize = thread5Renamed.warp();
        let i9: usize = (i6 % 7);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v10: f32 = (((1.0 + 1.0) * cast::<f32>(b3).min(x2[w8])) * cast::<f32>(i9));
        #[expect(non_snake_case)]
        let v11Renamed: u32 = thread5Renamed.ballot((i9 < b3));
        let v12: bool = thread5Renamed.all((!(cast::<u64>((i9 - 3)) == cast::<u64>(i9))));
        let v13: f32 = select(v12, cast::<f32>(v11Renamed.count_ones()), v10);
        t7[i6] = v13;
    });
    let mut t8 = shared::<i32>([BM]);
    parallel!(BM, |i14| {
        t8[i14] = ((cast::<i32>(i14) * 1) + 1);
    });
    #[expect(non_snake_case)]
    let mut t9Renamed = fragment::<f32>([BM]);
    parallel!(BM, |i15| {
        t9Renamed[i15] = (cast::<f32>((((_q4 * (BM + 1)) + i15) % (BM + 1))) * cast::<f32>(d2));
    });
    scatter(&t9Renamed, &t8, &mut t7);
    let mut t10 = shared::<f32>([32]);
    threads!(32, |thread16| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let i17: usize = thread16.index();
        let i18: usize = thread16.lane();
        let w19: usize = thread16.warp();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let i20: usize = (i17 % 6);
        let v21: f32 = ((4.75f32 / 4.5).abs().sqrt() * function_5095((x2[cast::<usize>(t8[x0.dim(1)])] / 1.0)));
        let v22: f32 = thread16.shuffle_up(v21, 0);
        t10[i17] = v22;
        thread16.barrier();
        let v23: f32 = t10[((i17 + 22) % 32)];
        thread16.barrier();
        #[expect(non_snake_case)]
        let v24Renamed: f32 = v23;
        let v25: bool = thread16.any(((x1[[w19, d2, i17]] == v22) ^ (i20 < i20)));
        #[allow(non_snake_case)]
        let mut v26Renamed: f32 = v24Renamed;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        if v25 {
            let v27: f32 = thread16.shuffle_up(v24Renamed, 35);
            v26Renamed = v27;
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v28: f32 = v26Renamed;
        let v29: f32 = thread16.shuffle_down(v28, 5);
        t10[i17] = v29;
    });
    let mut t11 = shared::<f32>([BM]);
    threads!(BM, |thread30| {
        let i31: usize = thread30.index();
        let i32: usize = thread30.lane();
        let w33: usize = thread30.warp();
        let i34: usize = (i31 % 2);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v35: f32 = ((-x0[[i31, i34]].mul_add(x2[d1], x2[cast::<usize>(t8[i34])])) + (x2[i34].mul_add(x2[2], x0[[i31, i34]]) + x0[[d1, 0]].ceil()));
        let mut v36: f32 = v35;
        for k37 in 0..2 {
            let v38: f32 = v36;
            t11[i31] = v38;
            thread30.barrier();
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v39: f32 = t11[i34];
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            thread30.barrier();
            let v40: f32 = v39;
            v36 = v36.min(v40);
        }
        let v41: f32 = v36;
        let mut v42: f32 = v41;
        for k43 in 0..1 {
            #[expect(non_snake_case)]
            let v44Renamed: f32 = v42;
            t11[i31] = v44Renamed;
            thread30.barrier();
            let v45: f32 = t11[d1];
            thread30.barrier();
            let v46: f32 = v45;
            v42 = v42.max(v46);
        }
        #[expect(non_snake_case)]
        let v47Renamed: f32 = v42;
        #[expect(non_snake_case)]
        t11[i31] = { let assignedRenamed: f32 = v47Renamed; assignedRenamed };
    });
    copy(x1.at(((b3 * (BM + 1)), (b3 * ROWS_5095), span(cast::<usize>(t8[d1]), BM))).or(1.0), &mut t9Renamed);
    let v48: f32 = cast_with::<f32>(t7[d2], Round::NearestEven);
    fill(t9Renamed.at_mut((span(b3, BM),)), v48);
    let mut t12 = fragment::<f32>([BN + 1, 12]);
    #[allow(non_snake_case)]
    parallel!(((BN + 1), 12), |i49Renamed, i50Renamed| {
        #[expect(non_snake_case)]
        t12[[i49Renamed, i50Renamed]] = { let assignedRenamed: f32 = 1.0; assignedRenamed };
    });
    let mut t13 = shared::<f32>([24, ROWS_5095]);
    parallel!((24, ROWS_5095), |i51, i52| {
        t13[[i51, i52]] = cast::<f32>(i52);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t14 = fragment::<f32>([BN + 1, ROWS_5095]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v53: f32 = function_5095(cast_with::<f32>(t5Renamed[d2], Round::Down));
    fill(&mut t14, v53);
    clear(&mut t14);
    let mut t15 = fragment::<u8>([BN + 1, 3]);
    fill(&mut t15, 68);
    gemm_sp(&t12, &t15, &t13, &mut t14);
    parallel!(32, |i54| {
        h4.atomic_add([(((1 * 5) + i54) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i54]) * 16.0))) * cast::<u64>(((1 * 5) + i54))), SeqCst);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i55Renamed| {
        h4.atomic_add([(((1 * 5) + i55Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i55Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i55Renamed))), AcqRel);
    });
    parallel!(((BN + 1), 12), |i56, i57| {
        h4.atomic_add([(((((1 * 5) + i56) * 5) + i57) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i56, i57]]) * 16.0))) * cast::<u64>(((((1 * 5) + i56) * 5) + i57))), Relaxed);
    });
    parallel!((24, ROWS_5095), |i58, i59| {
        h4.atomic_add([(((((1 * 5) + i58) * 5) + i59) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i58, i59]]) * 16.0))) * cast::<u64>(((((1 * 5) + i58) * 5) + i59))), Acquire);
    });
    parallel!(((BN + 1), ROWS_5095), |i60, i61| {
        h4.atomic_add([(((((1 * 5) + i60) * 5) + i61) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i60, i61]]) * 16.0))) * cast::<u64>(((((1 * 5) + i60) * 5) + i61))), Relaxed);
    });
    let mut t16 = shared::<f32>([BM, BM]);
    copy(t12.at([(b3 * (BM + 1)), b3]), &mut t16);
    let mut t17 = fragment::<f32>([BM]);
    reduce_mean(&t16, &mut t17, 1);
    copy(&t17, y3.at_mut([(b3 * BM)]));
}

const SCALE_5096: f32 = 6.0;
#[tile_kernel]
pub fn random_5096(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<i8, 2>,
    y3: &mut Tensor<i64, 2>,
    _p5: i64,
    _p6: i8,
    _q7: usize,
) {
    dims!(x0 = [d0], x1 = [d0, d1, d0], y2 = [d1, d2], y3 = [d1, d2]);
    let [b3, b4] = blocks([d1.div_ceil(6), d2.div_ceil(6)]);
    let mut t4 = shared::<i64>([6]);
    copy(x0.at((span((b3 * 6), 6),)), &mut t4);
    let mut t5 = shared::<i8>([1, 6, 1]);
    parallel!((1, 6, 1), |i8, i9, i10| {
        let v11: F8E4M3 = 0.0;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t5[[i10, i9, i8]] = ((cast::<i8>(x1[[i8, i8, i10]]) - cast::<i8>(x1[[i10, i9, i9]])) >> cast::<i8>((i10 + 1)));
    });
    let mut t6 = shared::<F8E4M3>([6, 6, 1]);
    copy(x1.at((span(d2, 6), span((b3 * 1), 6), span(cast::<usize>(t4[cast::<usize>(t5[[0, b3, b4]])]), 1))), &mut t6);
    let mut t7 = shared::<f32>([6, 1]);
    clear(&mut t7);
    pipelined!(0..2, stages = 4, stage = [0, 0, 0, 0, 0], |k12| {
        let mut t8 = fragment::<f32>([6, 1]);
        let mut t9 = shared::<f32>([1, 1]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x1.at([0, (b4 * 1), (k12 * 1)]), &mut t8);
        copy(x1.at([cast::<usize>(t4[d2]), (k12 * 1), (b4 * 6)]), &mut t9);
        gemm(&t8, &t9, &mut t7);
    });
    parallel!((6, 6, d0.min(1)), |i13, i14, i15| {
        if ((i14 != _q7) && (d2 < i15)) {
            t6[[i13, i14, i15]] = 0.0;
        }
    });
    #[allow(non_snake_case)]
    let mut t10Renamed = fragment::<F8E4M3>([6, 1, 1]);
    fill(&mut t10Renamed, 1.0);
    reduce_max_into(&t6, &mut t10Renamed, 1);
    parallel!(6, |i16| {
        let v17: F8E4M3 = cast::<F8E4M3>(t5[[d1, i16, x0.dim(0)]]).abs().abs();
        t4[i16] = ((1 * (-1 - -1)) - select((d2 < i16), cast::<i64>(t10Renamed[[1, i16, d1]]), _p5));
    });
    let mut t11 = fragment::<i8>([1, 6]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((1, 6), |i18, i19| {
        #[expect(non_snake_case)]
        t11[[i18, i19]] = { let assignedRenamed: i8 = (cast::<i8>(i18) + (1 + 0)); assignedRenamed };
    });
    let mut t12 = shared::<i8>([1, 6]);
    copy(t6.at([d2, (b4 * 6), (b4 * 6)]), &mut t12);
    let mut t13 = shared::<i32>([1, 1]);
    clear(&mut t13);
    gemm(&t11, t12.t(), &mut t13);
    parallel!(6, |i20| {
        #[allow(non_snake_case)]
        let mut s21Renamed: i64 = 0;
        #[expect(non_snake_case)]
        for k22Renamed in 0..2 {
            s21Renamed += 0;
        }
        t4[(6 - i20)] = s21Renamed;
    });
    parallel!((6, 6), |i23, i24| {
        let v25: f32 = t7[[i24, i23]].max(-4.0);
        y2[[((b3 * 6) + i23), ((b4 * 6) + i24)]] = t12[[0, 0]].abs();
    });
    parallel!((6, 6), |i26, i27| {
        #[allow(non_snake_case)]
        y3[[((b3 * 6) + i26), ((b4 * 6) + i27)]] = { let assignedRenamed: i64 = t4[_q7]; assignedRenamed };
    });
}

#[tile_fn]
pub fn function_5097(_v0: f32) -> f32 {
    _v0.max(1.0f32.abs().sqrt())
}
#[tile_kernel]
pub fn random_5097(
    x0: &Tensor<bf16, 2>,
    y1: &mut Tensor<bf16, 1>,
    y2: &mut Tensor<f32, 1>,
) {
    dims!(x0 = [d1, d1], y1 = [d1], y2 = [d1]);
    #[cfg(false)]
    let kept = undefined;
    let mut w3 = workspace::<f32>([d1]);
    let [b2] = blocks([d1.div_ceil(2)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = fragment::<bf16>([2]);
    copy(y1.at([(b2 * 2)]), &mut t4);
    let mut t5 = fragment::<bf16>([2, 8]);
    #[cfg_attr(not(false), cfg(false))]
    { assert!(false, "kept"); }
    copy(x0.at([b2, (b2 + 4)]).or(-3.0), &mut t5);
    let mut t6 = fragment::<bf16>([2, 8, 3]);
    parallel!((2, 8, 3), |i3, i4, i5| {
        #[cfg(not(false))]
        assert!((i4 < 8), "an index is within its bounds");
        #[cfg(false)]
        for _ in 0..1 { assert!(false, "kept"); }
        let v6: f32 = ((0.0 - cast::<f32>(t4[i3])) * cast::<f32>(i3));
        #[cfg_attr(not(false), expect(non_snake_case))]
        t6[[i3, i4, i5]] = { let assignedRenamed: bf16 = t4[0]; assignedRenamed };
    });
    for k7 in 0..b2 {
    }
    let mut t7 = shared::<f32>([8, 8]);
    #[cfg(false)]
    undefined!();
    #[cfg(not(false))]
    clear(&mut t7);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    pipelined!(0..2, stages = 4, stage = [0, 0, 0, 0, 0], |k8| {
        #[cfg_attr(not(false), cfg(false))]
        { assert!(false, "kept"); }
        let mut t8 = fragment::<bf16>([8, 2]);
        #[cfg_attr(not(false), cfg(false))]
        pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
        let mut t9 = shared::<bf16>([2, 8]);
        #[cfg(not(false))]
        copy(x0.at([b2, (k8 * 2)]), &mut t8);
        #[cfg(not(false))]
        copy(x0.at([(k8 * 2), b2]), &mut t9);
        gemm(&t8, &t9, &mut t7);
    });
    let mut t10 = fragment::<f32>([3, 2]);
    parallel!((3, 2), |i9, i10| {
        #[cfg_attr(not(false), cfg(false))]
        undefined!();
        t10[[i9, i10]] = cast::<f32>(t4[i10]);
    });
    let mut t11 = shared::<f32>([3, 3]);
    #[cfg_attr(false, cfg(false))]
    parallel!((3, 3), |i11, i12| {
        t11[[i11, i12]] = (-cast::<f32>(t5[[i11, i12]]).abs());
    });
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t12Renamed = shared::<f32>([2, 3]);
    gemm_set(t10.t(), t11.t(), &mut t12Renamed);
    #[cfg_attr(not(false), cfg(false))]
    fill(&mut undefined, 1);
    #[allow(non_snake_case)]
    let mut t13Renamed = shared::<i32>([2]);
    parallel!(2, |i13| {
        #[cfg(false)]
        undefined!();
        t13Renamed[i13] = ((cast::<i32>(i13) * 1) + 1);
    });
    let mut t14 = fragment::<f32>([2, 8]);
    copy(&t5, &mut t14);
    #[cfg_attr(false, cfg(false))]
    scatter(&t14, &t13Renamed, &mut t7);
    #[cfg(not(false))]
    let mut t15 = shared::<i32>([2, 1, 3]);
    reduce_argmin(&t6, &mut t15, 1);
    let mut t16 = shared::<f32>([2]);
    reduce_max_nan(&t14, &mut t16, 1);
    parallel!(2, |i14| {
        #[cfg_attr(false, cfg(false))]
        let mut l17 = local::<f32>([4]);
        for k15 in 0..4 {
            l17[k15] = (t16[i14] * t16[i14]).max(t16[i14]);
        }
        t16[i14] = l17[i14];
    });
    #[cfg(not(false))]
    let mut t18 = shared::<f32>([2]);
    parallel!(2, |i16| {
        let v17: f32 = 4.0;
        #[cfg(false)]
        let kept = undefined;
        t18[i16] = ((cast::<f32>(t4[(i16 / 3)]) * cast::<f32>(t4[i16])) + (cast::<f32>(t4[d1]) * cast::<f32>(t4[0])).min((1.0 + cast::<f32>(t4[1]))));
    });
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t19Renamed = fragment::<f32>([2]);
    copy(&t18, w3.at_mut([(b2 * 2)]));
    copy(w3.at([(b2 * 2)]), &mut t19Renamed);
    #[expect(non_snake_case)]
    let mut t20Renamed = shared::<bf16>([2]);
    copy(x0.at([(b2 * 3), b2]), &mut t20Renamed);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t20Renamed, y1.at_mut([(b2 * 2)]));
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t21Renamed = shared::<f32>([8, 2]);
    parallel!((8, 2), |i18, i19| {
        t21Renamed[[i18, i19]] = cast::<f32>(i19);
    });
    #[allow(non_snake_case)]
    let mut t22Renamed = shared::<f32>([2]);
    fill(&mut t22Renamed, 1.0);
    reduce_logsumexp_into(&t21Renamed, &mut t22Renamed, 0);
    copy(&t22Renamed, y2.at_mut([(b2 * 2)]));
}

const SCALE_5098: f64 = 6.0;
#[tile_kernel]
pub fn random_5098<T: Int, const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<F8E5M2, 2>,
    y2: &mut Tensor<T::Acc, 1>,
    h3: &mut Tensor<u64, 1>,
    _p5: usize,
) {
    dims!(x0 = [d0, d1, d1], x1 = [d2, d3], y2 = [d0], h3 = [7]);
    #[cfg(any())]
    let kept = undefined;
    require!((d1 < 100), "extents are below 100");
    #[cfg(not(any()))]
    let [b4] = blocks([d0.div_ceil(BN)]);
    let mut t4 = fragment::<F8E5M2>([BM]);
    parallel!(BM, |i6| {
        #[cfg_attr(any(), cfg(any()))]
        t4[i6] = x1[[x1.dim(1), i6]];
    });
    let mut t5 = shared::<f32>([1, BN]);
    parallel!((BN, 1), |i7, i8| {
        #[cfg(any())]
        if true { assert!(false, "kept"); }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t5[[i8, i7]] = cast_with::<f32>(x0[[0, _p5, 8]], Round::NearestEven);
    });
    #[cfg(not(any()))]
    let mut t6 = fragment::<F8E5M2>([1, BM]);
    #[cfg(not(any()))]
    copy(x1.at([(d0 - 0).div_ceil(1), 2]).or(x1[[d3, b4]]), &mut t6);
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<F8E5M2>([1, 1]);
    parallel!((1, 1), |i9, i10| {
        #[cfg(any())]
        { assert!(false, "kept"); }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t7Renamed[[i9, i10]] = t4[i10].min(t4[17]).floor();
    });
    let mut t8 = fragment::<f32>([BM, 1]);
    #[cfg(any())]
    { assert!(false, "kept"); }
    let v11: f32 = x0[[d3, 8, 6]];
    fill(&mut t8, v11);
    clear(&mut t8);
    gemm(t6.t(), t7Renamed.t(), &mut t8);
    #[cfg(any())]
    undefined!();
    let mut t9 = fragment::<i16>([1]);
    parallel!(1, |i12| {
        t9[i12] = (cast::<i16>(x1[[i12, i12]]) * cast::<i16>(x1[[d1, i12]]));
    });
    let mut t10 = fragment::<F8E5M2>([1]);
    gather(&t4, &t9, &mut t10);
    #[cfg_attr(not(any()), expect(non_snake_case))]
    let mut t11Renamed = shared::<T::Acc>([BN, 1]);
    parallel!((BN, 1), |i13, i14| {
        #[cfg(any())]
        { assert!(false, "kept"); }
        t11Renamed[[i13, i14]] = cast::<T::Acc>(t4[((_p5 * 1) / 1)]);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t12 = fragment::<T::Acc>([1, BN]);
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((1, BN), |i15, i16| {
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        t12[[i15, i16]] = ((0 * -1) - -1);
    });
    let mut t13 = shared::<T::Acc>([BN, BN]);
    #[cfg_attr(not(any()), cfg(any()))]
    for _ in 0..1 { assert!(false, "kept"); }
    let v17: T::Acc = (cast::<T::Acc>(t10[(((0 * BM) + d0) % BM)]) - cast::<T::Acc>(x1[[18, cast::<usize>(t9[cast::<usize>(t9[b4])])]]));
    fill(&mut t13, v17);
    #[cfg(not(any()))]
    gemm(&t11Renamed, &t12, &mut t13);
    parallel!(1, |i18| {
        #[cfg_attr(not(any()), allow(non_snake_case))]
        t10[(i18 + 2)] = { let assignedRenamed: F8E5M2 = (-cast::<F8E5M2>(i18).mul_add(0.0, select(t5[[i18, 13]].is_finite(), t10[(i18 + 2)], cast::<F8E5M2>(d3)))); assignedRenamed };
    });
    let mut t14 = fragment::<bool>([BN, 1]);
    copy(x1.at([cast::<usize>(t11Renamed[[7, b4]]), (b4 * BN)]), &mut t14);
    #[cfg_attr(not(any()), cfg(any()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[expect(non_snake_case)]
    let mut t15Renamed = shared::<bool>([1]);
    let v19: bool = x0[[cast::<usize>(cast::<u16>((d3 - 2))), b4, (d3 * 2)]].is_nan();
    fill(&mut t15Renamed, v19);
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg(not(any()))]
    reduce_any_into(&t14, &mut t15Renamed, 0);
    #[cfg_attr(not(any()), expect(non_snake_case))]
    parallel!((BN, 1), |i20Renamed, i21Renamed| {
        h3.atomic_add([(((((1 * 5) + i20Renamed) * 5) + i21Renamed) % 7)], (cast::<u64>(t11Renamed[[i20Renamed, i21Renamed]]) * cast::<u64>(((((1 * 5) + i20Renamed) * 5) + i21Renamed))), Release);
    });
    #[allow(non_snake_case)]
    parallel!((1, BN), |i22Renamed, i23Renamed| {
        h3.atomic_add([(((((1 * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(t12[[i22Renamed, i23Renamed]]) * cast::<u64>(((((1 * 5) + i22Renamed) * 5) + i23Renamed))), Relaxed);
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BN), |i24Renamed, i25Renamed| {
        #[cfg(any())]
        if true { assert!(false, "kept"); }
        h3.atomic_add([(((((1 * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(t13[[i24Renamed, i25Renamed]]) * cast::<u64>(((((1 * 5) + i24Renamed) * 5) + i25Renamed))), Acquire);
    });
    parallel!((BN, 1), |i26, i27| {
        #[cfg(not(any()))]
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t14[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    #[cfg(any())]
    assert!(false, "kept");
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(1, |i28| {
        #[cfg(not(any()))]
        h3.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t15Renamed[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    let mut t16 = fragment::<T::Acc>([BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BN, |i29| {
        #[expect(non_snake_case)]
        t16[i29] = { let assignedRenamed: T::Acc = ((cast::<T::Acc>(t15Renamed[cast::<usize>(t11Renamed[[x1.dim(0), b4]])]).min(t11Renamed[[i29, 0]]) / 1) << 36); assignedRenamed };
    });
    #[cfg_attr(any(), cfg(any()))]
    copy(&t16, y2.at_mut([(b4 * BN)]));
}

#[tile_kernel]
pub fn random_5099<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i16, 2>,
    y1: &mut Tensor<f32, 1>,
    y2: &mut Tensor<i16, 2>,
    h3: &mut Tensor<u64, 1>,
    _p2: i16,
    _q3: usize,
) {
    dims!(x0 = [d0, d0], y1 = [d0], y2 = [d0, 2*BN], h3 = [7]);
    let [b1] = blocks([d0.div_ceil(BM)]);
    #[allow(non_snake_case)]
    let mut t4Renamed = shared::<i16>([BK, BN]);
    parallel!((BK, BN), |i4, i5| {
        #[allow(non_snake_case)]
        t4Renamed[[i4, i5]] = { let assignedRenamed: i16 = (2 + 1); assignedRenamed };
    });
    let mut t5 = shared::<f32>([2*BN, 2*BN, 2*BN]);
    #[expect(non_snake_case)]
    let v6Renamed: f32 = (1.875 + cast::<f32>((((cast::<usize>(x0[[b1, 14]]) * BM) + d0) % BM))).min(cast::<f32>(x0[[2, 12]]).abs().sqrt());
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t5, v6Renamed);
    #[expect(non_snake_case)]
    let mut t6Renamed = fragment::<i16>([BK]);
    parallel!(BK, |i7| {
        t6Renamed[i7] = (-(-t4Renamed[[b1, b1]]));
    });
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<i16>([BK, 2*BN]);
    gather(x0.at((.., span(d0, 2*BN))), &t6Renamed, &mut t7Renamed);
    parallel!(BN, |i8| {
        t7Renamed.atomic_xor([(((_q3 * (2*BN)) + i8) / (2*BN)), (i8 * 3)], (cast::<i16>(t4Renamed[[i8, i8]].count_ones()) | x0[[i8, ((i8 - 1) << 4)]]), Relaxed);
    });
    #[expect(non_snake_case)]
    let mut t8Renamed = fragment::<i16>([BN, BK]);
    clear(&mut t8Renamed);
    for k9 in 0..2 {
        let mut t9 = shared::<i16>([BN, BN]);
        let mut t10 = fragment::<i16>([BN, BK]);
        copy(x0.at([b1, (k9 * BN)]), &mut t9);
        copy(x0.at([(k9 * BN), (b1 * BN)]), &mut t10);
        gemm(&t9, &t10, &mut t8Renamed);
    }
    parallel!((BK, BN), |i10, i11| {
        h3.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t4Renamed[[i10, i11]]) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), Relaxed);
    });
    parallel!(((2*BN), (2*BN), (2*BN)), |i12, i13, i14| {
        h3.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i12, i13, i14]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), Relaxed);
    });
    parallel!(BK, |i15| {
        h3.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t6Renamed[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    parallel!((BK, (2*BN)), |i16, i17| {
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t7Renamed[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), AcqRel);
    });
    parallel!((BN, BK), |i18, i19| {
        h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t8Renamed[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!(BM, |i20| {
        #[expect(non_snake_case)]
        y1[((b1 * BM) + i20)] = { let assignedRenamed: f32 = select(((cast::<usize>(t4Renamed[[8, d0]]) == cast::<usize>(t7Renamed[[i20, i20]])) & (cast::<i8>((b1 - 8)) != cast::<i8>(i20))), ((-3.0f32) * 0.5).cos(), select((cast::<usize>(t4Renamed[[b1, d0]]) <= (_q3 % 3)), ((cast::<f32>(t6Renamed[i20]).min(cast::<f32>(t4Renamed[[i20, x0.dim(0)]])) - cast::<f32>(t6Renamed[i20])) * 0.5).sin(), select((cast::<u8>((i20 - 2)) > cast::<u8>(i20)), (cast::<f32>(b1) * 0.5).hypot((-0.0)), ((cast::<f32>(t4Renamed[[(i20 - 4), x0.dim(0)]]) * cast::<f32>(t6Renamed[i20]).ceil()) * 0.5).erf()))); assignedRenamed };
    });
    let mut t11 = fragment::<i16>([BM, 2*BN]);
    copy(t4Renamed.at([9, d0]), &mut t11);
    copy(&t11, y2.at_mut([(b1 * BM), 0]));
}

#[tile_kernel]
pub fn random_5100<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 4>,
    y1: &mut Tensor<f32, 2>,
    h2: &mut Tensor<u64, 1>,
    _p3: usize,
) {
    dims!(x0 = [BM, BN, BM, 1], y1 = [d0, d0], h2 = [7]);
    require!((d0 < 100), "extents are below 100");
    let [b1, b2] = blocks([d0.div_ceil(BN), d0.div_ceil(BN)]);
    let mut t3 = fragment::<f32>([BM, BN, BM, 1]);
    copy(x0.at((span((d0 * BK), BM), span((b2 * BN), BN), span(b1, BM), span((b1 * BM), 1))).or(-4.0), &mut t3);
    let mut t4 = fragment::<f32>([BN]);
    copy(x0.at((b2, _p3, span(b1, BN), (b2 * BN))), &mut t4);
    copy(x0.at([(b1 * BM), d0, (b2 * BK), b1]), &mut t3);
    let mut t5 = shared::<f32>([1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_max_nan(&t4, &mut t5, 0);
    parallel!((BM, BN, BM, 1), |i4, i5, i6, i7| {
        h2.atomic_add([(((((((((1 * 5) + i4) * 5) + i5) * 5) + i6) * 5) + i7) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[[i4, i5, i6, i7]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i4) * 5) + i5) * 5) + i6) * 5) + i7))), Acquire);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BN, |i8| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h2.atomic_add([(((1 * 5) + i8) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i8]) * 16.0))) * cast::<u64>(((1 * 5) + i8))), AcqRel);
    });
    parallel!(1, |i9| {
        h2.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i9]) * 16.0))) * cast::<u64>(((1 * 5) + i9))), Relaxed);
    });
    let mut t6 = shared::<f32>([BN, BN]);
    clear(&mut t6);
    copy(&t6, y1.at_mut([(b1 * BN), (b2 * BN)]));
}

#[tile_kernel]
pub fn random_5101<T: Float, const BM: usize>(
    x0: &Tensor<T::Acc, 2>,
    x1: &Tensor<f32, 5>,
    x2: &Tensor<f32, 5>,
    y3: &mut Tensor<u8, 3>,
    a4: &mut Tensor<i32, 1>,
    _p5: f32,
    _q6: usize,
) {
    #[cfg(any())]
    let kept = undefined;
    #[cfg(not(any()))]
    dims!(x0 = [d0, d1], x1 = [BM, 1, 1, 1, 1], x2 = [1, BM, BM, 4, 1], y3 = [d1, d2, 1], a4 = [d2]);
    #[cfg_attr(not(any()), cfg(any()))]
    dims!(undefined = [1]);
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut w5Renamed = workspace::<f32>([d1, d2]);
    #[cfg_attr(any(), cfg(any()))]
    let [b3, b4] = blocks([d1.div_ceil(4), d2.div_ceil(1)]);
    #[cfg_attr(any(), cfg(any()))]
    let mut t6 = shared::<f32>([4, 1, 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x2.at((span(cast::<usize>(cast::<i64>((b3 - 0))), 4), span((b3 * BM), 1), (d1 * 1), b3, span((b3 * 1), 1))), &mut t6);
    #[cfg(any())]
    fill(&mut undefined, 1);
    let mut t7 = fragment::<T>([4, 4, 1, 1, 1]);
    copy(x1.at([(d1 * BM), b3, b3, (b3 * 4), (b3 / 1)]), &mut t7);
    #[cfg(not(any()))]
    copy(x2.at([(d1 * 1), ((b3 * BM) % BM), (d1 * BM), (d1 * 1), (b3 * 1)]), &mut t6);
    if (b3 != b3) {
        let mut t8 = fragment::<i32>([4, 1]);
        reduce_argmax(&t6, &mut t8, 2);
    }
    #[cfg_attr(any(), cfg(any()))]
    parallel!((4, 1, 1), |i7, i8, i9| {
        #[cfg_attr(any(), cfg(any()))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t6.atomic_cas([i7, i8, i9], select((i9 != i7), 2.0, -2.0), (x1[[i8, i9, i9, (i9 - 0), i8]] / 5.0), Relaxed);
    });
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t9Renamed = shared::<f32>([4, 1]);
    copy(x0.at((span(b3, 1), span((((b3 - 1) * 4) % 4), 4))).t(), &mut t9Renamed);
    #[allow(non_snake_case)]
    let mut t10Renamed = fragment::<f32>([4, 1]);
    copy(&t9Renamed, w5Renamed.at_mut([(b3 * 4), (b4 * 1)]));
    copy(w5Renamed.at([(b3 * 4), (b4 * 1)]), &mut t10Renamed);
    #[cfg_attr(not(any()), cfg(any()))]
    if true { assert!(false, "kept"); }
    #[cfg(not(any()))]
    parallel!(1, |i10| {
        a4.atomic_and([d0], ((4 + -4) / 3), Relaxed);
    });
    copy(&t6, y3.at_mut([(b3 * 4), (b4 * 1), 0]));
}

const ROWS_5102: usize = 5;
#[tile_kernel]
pub fn random_5102<T: Num, const BM: usize, const BN: usize>(
    x0: &Tensor<T::Acc, 2>,
    y1: &mut Tensor<F8E5M2, 1>,
    y2: &mut Tensor<T::Acc, 2>,
    h3: &mut Tensor<u64, 1>,
    _p3: i16,
    _p4: u32,
) {
    dims!(x0 = [d0, BM], y1 = [d1], y2 = [d1, ROWS_5102], h3 = [7]);
    #[allow(non_snake_case)]
    let n5Renamed: usize = d1.div_ceil(ROWS_5102);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b2] = blocks([d1.div_ceil(ROWS_5102)]);
    let mut t4 = shared::<T>([ROWS_5102, BN, BM, BN, 1]);
    let v6: T = select(((n5Renamed == d0) | (b2 == 7)), cast::<T>(((n5Renamed * BN) / BN)).min(cast::<T>(x0[[n5Renamed, d1]])), cast::<T>(x0[[cast::<usize>(x0[[n5Renamed, cast::<usize>(x0[[d1, d0]])]]), b2]]).abs());
    fill(&mut t4, v6);
    let mut t5 = fragment::<u32>([BN]);
    parallel!(BN, |i7| {
        let v8: T::Acc = x0[[i7, d1]].min(x0[[b2, i7]]).min(x0[[i7, 12]].min(x0[[3, i7]]));
        t5[i7] = _p4;
    });
    let mut t6 = shared::<T>([128]);
    threads!(128, |thread9| {
        let i10: usize = thread9.index();
        let i11: usize = thread9.lane();
        let w12: usize = thread9.warp();
        #[expect(non_snake_case)]
        let i13Renamed: usize = (i10 % 5);
        #[expect(non_snake_case)]
        let v14Renamed: T = 0;
        let v15: T = thread9.shuffle_xor(v14Renamed, 25);
        let mut v16: T = v15;
        if (w12 < 1) {
            let v17: T = thread9.shuffle_idx(v15, 13);
            v16 = v17;
        }
        let v18: T = v16;
        let v19: bool = thread9.any(((cast::<i16>((i13Renamed - 9)) <= cast::<i16>(i13Renamed)) ^ (cast::<i16>((i13Renamed - 5)) <= cast::<i16>(x0.dim(0)))));
        let mut v20: T = v18;
        if v19 {
            #[allow(non_snake_case)]
            let v21Renamed: T = thread9.shuffle_xor(v18, 33);
            v20 = v21Renamed;
        }
        let v22: T = v20;
        let v23: T = thread9.shuffle_up(v22, 18);
        t6[i10] = v23;
    });
    let mut t7 = shared::<i16>([40]);
    threads!(40, |thread24| {
        let i25: usize = thread24.index();
        #[allow(non_snake_case)]
        let i26Renamed: usize = thread24.lane();
        let w27: usize = thread24.warp();
        let i28: usize = (i25 % 7);
        let v29: i16 = cast::<i16>(d1);
        #[expect(non_snake_case)]
        let v30Renamed: i16 = thread24.shuffle_down(v29, 3);
        t7[i25] = v30Renamed;
    });
    let mut t8 = fragment::<T>([128]);
    cummin_rev(&t6, &mut t8, 0);
    let mut t9 = fragment::<u32>([ROWS_5102, BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at((span((b2 * BM), BN), span((b2 * BM), ROWS_5102))).t(), &mut t9);
    parallel!(40, |i31| {
        t7.atomic_cas([i31], (cast::<i16>(t6[3]) + -1), cast::<i16>(x0[[x0.dim(0), d1]]), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(BN, |i32Renamed| {
        h3.atomic_add([(((1 * 5) + i32Renamed) % 7)], (cast::<u64>(t5[i32Renamed]) * cast::<u64>(((1 * 5) + i32Renamed))), Relaxed);
    });
    parallel!(128, |i33| {
        h3.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t6[i33]) * cast::<u64>(((1 * 5) + i33))), Acquire);
    });
    parallel!(40, |i34| {
        h3.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(t7[i34]) * cast::<u64>(((1 * 5) + i34))), Relaxed);
    });
    parallel!(128, |i35| {
        h3.atomic_add([(((1 * 5) + i35) % 7)], (cast::<u64>(t8[i35]) * cast::<u64>(((1 * 5) + i35))), Relaxed);
    });
    parallel!((ROWS_5102, BN), |i36, i37| {
        h3.atomic_add([(((((1 * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t9[[i36, i37]]) * cast::<u64>(((((1 * 5) + i36) * 5) + i37))), AcqRel);
    });
    #[expect(non_snake_case)]
    parallel!(ROWS_5102, |i38Renamed| {
        y1[((b2 * ROWS_5102) + i38Renamed)] = select((t7[i38Renamed] <= _p3), ((cast::<F8E5M2>(2) * 0.5).abs() + 1.0).powf(cast::<F8E5M2>(t8[n5Renamed]).max(2.0)), select((cast::<u64>((cast::<usize>(t6[cast::<usize>(x0[[i38Renamed, i38Renamed]])]) - 4)) > cast::<u64>(cast::<usize>(cast::<u16>((d0 - 4))))), ((cast::<F8E5M2>(t5[cast::<usize>(t5[cast::<usize>(x0[[i38Renamed, 1]])])]) * 0.5).abs() + 1.0).recip(), select((n5Renamed >= (i38Renamed - 4)), (cast::<F8E5M2>(t8[cast::<usize>(t5[b2])]) * 0.5).acos(), ((cast::<F8E5M2>(t6[3]) * (-1.0 - cast::<F8E5M2>(t6[i38Renamed]))) * 0.5).exp())));
    });
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<T::Acc>([ROWS_5102, ROWS_5102]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((ROWS_5102, ROWS_5102), |i39, i40| {
        let v41: T = (t6[11] / 6).abs();
        #[expect(non_snake_case)]
        t10Renamed[[i39, i40]] = { let assignedRenamed: T::Acc = (cast::<T::Acc>(t8[d1]) - cast::<T::Acc>(b2)); assignedRenamed };
    });
    copy(&t10Renamed, y2.at_mut([(b2 * ROWS_5102), 0]));
}

const ROWS_5103: usize = 3;
#[tile_kernel]
pub fn random_5103<const BM: usize>(
    x0: &Tensor<i32, 1>,
    y1: &mut Tensor<i32, 2>,
    h2: &mut Tensor<u64, 1>,
    _p5: i32,
    _p6: u64,
    _q7: usize,
) {
    dims!(x0 = [d0], y1 = [d1, d2], h2 = [7]);
    let [b3, b4] = blocks([d1.div_ceil(ROWS_5103), d2.div_ceil((2*BM))]);
    let mut t3 = fragment::<u64>([BM]);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BM, |i8Renamed| {
        t3[i8Renamed] = 0;
    });
    let mut t4 = fragment::<u64>([ROWS_5103, BM]);
    parallel!((ROWS_5103, BM), |i9, i10| {
        let v11: i32 = select((i9 >= x0.dim(0)), x0[8].min(x0[i10]), _p5);
        t4[[i9, i10]] = t3[1];
    });
    #[expect(non_snake_case)]
    let mut t5Renamed = shared::<u64>([BM, ROWS_5103]);
    clear(&mut t5Renamed);
    let mut t6 = fragment::<i32>([1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_argmax(&t3, &mut t6, 0);
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<i32>([2*BM, 2*BM]);
    copy(t5Renamed.at((span(b3, 2*BM), span(2, 2*BM))), &mut t7Renamed);
    let mut t8 = fragment::<i32>([BM, 2*BM]);
    copy(t4.at((span(d1, 2*BM), span((b3 * (2*BM)), BM))).t(), &mut t8);
    let mut t9 = shared::<i32>([2*BM, BM]);
    clear(&mut t9);
    gemm(&t7Renamed, t8.t(), &mut t9);
    cumprod_rev(&t9, &mut t9, 1);
    let mut t10 = fragment::<i32>([2*BM, 1]);
    reduce_sum(&t9, &mut t10, 1);
    parallel!((ROWS_5103, BM), |i12, i13| {
        h2.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(t4[[i12, i13]]) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), AcqRel);
    });
    parallel!((BM, ROWS_5103), |i14, i15| {
        h2.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t5Renamed[[i14, i15]]) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!(1, |i16| {
        h2.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t6[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    parallel!(((2*BM), BM), |i17, i18| {
        h2.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t9[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(((2*BM), 1), |i19Renamed, i20Renamed| {
        h2.atomic_add([(((((1 * 5) + i19Renamed) * 5) + i20Renamed) % 7)], (cast::<u64>(t10[[i19Renamed, i20Renamed]]) * cast::<u64>(((((1 * 5) + i19Renamed) * 5) + i20Renamed))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((ROWS_5103, (2*BM)), |i21Renamed, i22Renamed| {
        y1[[((b3 * ROWS_5103) + i21Renamed), ((b4 * (2*BM)) + i22Renamed)]] = t9[[i22Renamed, _q7]];
    });
}

#[tile_kernel]
pub fn random_5104<_T: Element, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<f16, 4>,
    y2: &mut Tensor<i16, 3>,
    h3: &mut Tensor<u64, 1>,
    _p7: f32,
    _p8: usize,
    _q9: usize,
) {
    dims!(x0 = [d0, BK, d0], y1 = [d1, d2, d3, BK], y2 = [d1, d2, d3], h3 = [7]);
    let n10: usize = d1.div_ceil(BM);
    let [b4, b5, b6] = blocks([d1.div_ceil(BM), d2.div_ceil(BK), d3.div_ceil((BM + 1))]);
    let mut t4 = fragment::<u64>([BN]);
    copy(x0.at(((b5 * BM), (_p8 * BN), span((_p8 * BK), BN))), &mut t4);
    let mut t5 = shared::<f16>([BN]);
    copy(x0.at([_q9, d2, b6]).or(x0[[3, _q9, x0.dim(1)]]), &mut t5);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6Renamed = fragment::<i16>([BK, BN, BM + 1]);
    parallel!((BK, BN, (BM + 1)), |i11, i12, i13| {
        t6Renamed[[i11, i12, i13]] = ((select((t4[i11] >= cast::<u64>(t4[d0])), -4, 0) * (-1 + -1)) * (cast::<i16>(x0[[((((_p8 - 3) * (BM + 1)) + i13) % (BM + 1)), ((_q9 * BK) / BK), ((x0.dim(2) - 3) << 2)]]) * cast::<i16>(x0[[6, i13, i12]]).max(cast::<i16>(i12))));
    });
    #[allow(non_snake_case)]
    parallel!(BN, |i14Renamed| {
        h3.atomic_add([(((1 * 5) + i14Renamed) % 7)], (cast::<u64>(t4[i14Renamed]) * cast::<u64>(((1 * 5) + i14Renamed))), Acquire);
    });
    #[expect(non_snake_case)]
    parallel!(BN, |i15Renamed| {
        h3.atomic_add([(((1 * 5) + i15Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i15Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i15Renamed))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!((BK, BN, (BM + 1)), |i16Renamed, i17Renamed, i18Renamed| {
        h3.atomic_add([(((((((1 * 5) + i16Renamed) * 5) + i17Renamed) * 5) + i18Renamed) % 7)], (cast::<u64>(t6Renamed[[i16Renamed, i17Renamed, i18Renamed]]) * cast::<u64>(((((((1 * 5) + i16Renamed) * 5) + i17Renamed) * 5) + i18Renamed))), Relaxed);
    });
    let mut t7 = fragment::<f16>([BM, BK, BM + 1, BK, BM]);
    parallel!((BM, BK, (BM + 1), BK, BM), |i19, i20, i21, i22, i23| {
        t7[[i19, i20, i21, i22, i23]] = t5[i19];
    });
    let mut t8 = fragment::<f16>([BM, BK, BM + 1, BK]);
    reduce_mean(&t7, &mut t8, 4);
    copy(&t8, y1.at_mut([(b4 * BM), (b5 * BK), (b6 * (BM + 1)), 0]));
    let mut t9 = fragment::<i16>([BM, BK, BM + 1]);
    parallel!(((BM + 1), BK, BM), |i24, i25, i26| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t9[[i26, i25, i24]] = 1;
    });
    copy(&t9, y2.at_mut([(b4 * BM), (b5 * BK), (b6 * (BM + 1))]));
}

const SCALE_5105: f64 = 3.0;
#[tile_kernel]
pub fn random_5105(
    x0: &Tensor<f16, 3>,
    x1: &Tensor<i64, 1>,
    y2: &mut Tensor<i8, 2>,
    a3: &mut Tensor<u32, 1>,
) {
    dims!(x0 = [d0, d1, d1], x1 = [d2], y2 = [d3, d4], a3 = [d7]);
    require!((d2 < 100), "extents are below 100");
    let [b5, b6] = blocks([d3.div_ceil(1), d4.div_ceil(2)]);
    let mut t4 = fragment::<i64>([3]);
    parallel!(3, |i8| {
        let v9: i64 = (if (cast::<usize>(x1[i8]) <= (cast::<usize>(x1[i8]) + 1)) { (if x0[[b6, 11, x0.dim(2)]].is_nan() { cast::<i64>(x0[[18, i8, cast::<usize>(x1[i8])]]) } else { cast::<i64>(x0[[cast::<usize>(x1[i8]), cast::<usize>(x1[i8]), d2]]) }) } else { cast::<i64>(i8) });
        t4[i8] = cast::<i64>(x0[[i8, i8, i8]]);
    });
    let mut t5 = shared::<i8>([3, 3, 3]);
    copy(x0.at([(d7 - cast::<usize>(t4[d7])), (d2 * 1), ((cast::<usize>(x1[d7]) - 4) << 4)]).or(0.0), &mut t5);
    pipelined!(0..3, stages = 4, order = [1, 0, 3, 2, 4, 6, 5], |k10| {
        let mut t6 = fragment::<f32>([2, 1]);
        clear(&mut t6);
        pipelined!(0..2, stages = 4, |k11| {
            let mut t7 = shared::<f16>([2, 1]);
            let mut t8 = fragment::<f16>([1, 1]);
            copy(x0.at([cast::<usize>(t4[d7]), (b6 * 2), (k11 * 1)]), &mut t7);
            copy(x0.at([d7, (k11 * 1), (k10 * 3)]), &mut t8);
            gemm(&t7, &t8, &mut t6);
        });
        let mut t9 = fragment::<f16>([2, 2, 2]);
        copy(t5.at((span(1, 2), span((d7 * 1), 2), span(d2, 2))), &mut t9);
        let mut t10 = fragment::<i64>([3]);
        cumsum(&t4, &mut t10, 0);
    });
    cummin_rev(&t4, &mut t4, 0);
    #[allow(non_snake_case)]
    let mut t11Renamed = fragment::<f16>([3, 1]);
    copy(x0.at([(d7 * 2), d2, (d7 * 2)]), &mut t11Renamed);
    let mut t12 = fragment::<f16>([1, 3]);
    copy(t5.at((span(1, 1), d7, span((d7 * 3), 3))), &mut t12);
    let mut t13 = shared::<f32>([1, 1]);
    #[expect(non_snake_case)]
    let v12Renamed: f32 = f32::from_bits(((0.75f32 + 2.75).to_bits() & 2147483647));
    fill(&mut t13, v12Renamed);
    clear(&mut t13);
    gemm(t11Renamed.t(), t12.t(), &mut t13);
    let mut t14 = fragment::<i64>([1]);
    reduce_sum(&t4, &mut t14, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    if ((d7 - 1) <= (d7 + 3)) {
        parallel!((1, 1), |i13, i14| {
            t13.atomic_exchange([i13, i14], 1.0, Relaxed);
        });
    }
    let mut t15 = shared::<f32>([1, 2]);
    clear(&mut t15);
    let mut t16 = shared::<f16>([1, 3]);
    let mut t17 = shared::<f16>([3, 2]);
    pipelined!(0..2, stages = 2, |k15| {
        copy(x0.at([d7, (d3 * 2), (k15 * 3)]), &mut t16);
        copy(x0.at([d7, (k15 * 3), d2]), &mut t17);
        gemm(&t16, &t17, &mut t15);
    });
    let v16: i64 = t4[d7];
    let mut t18 = shared::<u32>([3]);
    copy(t14.at((span(cast::<usize>(cast::<i8>((d2 - 2))), 3),)), &mut t18);
    atomic_min(&t18, a3.at_mut([d7]), Release);
    parallel!((1, 2), |i17, i18| {
        #[expect(non_snake_case)]
        y2[[((b5 * 1) + i17), ((b6 * 2) + i18)]] = { let assignedRenamed: i8 = t5[[i17, i18, 2]]; assignedRenamed };
    });
}

const SCALE_5106: f32 = 7.0;
#[tile_fn]
pub fn function_5106(_v0: u64, _v1: u64) -> u64 {
    (_v0 * 2u64.min(0))
}
#[tile_kernel]
pub fn random_5106<const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<bool, 2>,
    a4: &mut Tensor<i32, 1>,
) {
    dims!(x0 = [d2, d2, d3], x1 = [d3, d4, BM], y2 = [d5, d6], y3 = [d5, d6], a4 = [d6]);
    let [b7, b8] = blocks([d5.div_ceil(BM), d6.div_ceil(BN)]);
    let mut t5 = shared::<bool>([2*BM, 2*BM, BM]);
    copy(x0.at((span((b8 * BN), BM), span(b8, 2*BM), span(b8, 2*BM))).permute([1, 2, 0]), &mut t5);
    let mut t6 = fragment::<bool>([BM, 2*BM]);
    parallel!(((2*BM), BM), |i9, i10| {
        t6[[i10, i9]] = (!(((((i10 - 5) * (2*BM)) + i9) % (2*BM)) < i9));
    });
    let mut t7 = shared::<f32>([BM, BM]);
    copy(t5.at((span(d2, BM), span((b8 * BN), BM), (b8 * (2*BM)))), &mut t7);
    let mut t8 = shared::<f32>([BM, 2*BM]);
    copy(&t6, &mut t8);
    let mut t9 = fragment::<f32>([BM, 2*BM]);
    gemm_set(&t7, &t8, &mut t9);
    let mut t10 = shared::<u64>([7]);
    threads!(7, |thread11| {
        let i12: usize = thread11.index();
        let i13: usize = thread11.lane();
        #[expect(non_snake_case)]
        let w14Renamed: usize = thread11.warp();
        let i15: usize = (i12 % 2);
        let v16: u64 = function_5106(((cast::<u64>(t5[[i15, i15, i15]]) ^ cast::<u64>((i15 + 1))) >> cast::<u64>((2usize + 1))), ((cast::<u64>(t5[[3, i15, i15]]).max(cast::<u64>(t5[[i15, i15, i15]])) * 6) % 6));
        let mut v17: u64 = v16;
        if (b7 >= 1) {
            t10[i12] = v16;
            thread11.barrier();
            let v18: u64 = t10[b8];
            thread11.barrier();
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            v17 = v18;
        }
        #[expect(non_snake_case)]
        let v19Renamed: u64 = v17;
        t10[i12] = v19Renamed;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        thread11.barrier();
        let v20: u64 = t10[((i12 + 13) % 7)];
        #[expect(unused_doc_comments)]
        #[doc = ""]
        thread11.barrier();
        let v21: u64 = v20;
        let v22: u32 = thread11.ballot((i15 != i15));
        let v23: bool = thread11.all(t5[[i15, 3, 0]]);
        let v24: u64 = select(v23, cast::<u64>(v22.count_ones()), v21);
        #[allow(non_snake_case)]
        t10[i12] = { let assignedRenamed: u64 = v24; assignedRenamed };
    });
    let mut t11 = shared::<f32>([BM, 2*BM, BM]);
    copy(x0.at([(b8 * BM), (b8 * BN), (b8 * BM)]).or(t9[[cast::<usize>(t10[b8]), b8]]), &mut t11);
    let mut t12 = shared::<u64>([7]);
    cumprod(&t10, &mut t12, 0);
    let mut t13 = fragment::<bool>([2*BM]);
    copy(t12.at([b8]), &mut t13);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t14 = shared::<f32>([BM, BN]);
    clear(&mut t14);
    let mut t15 = shared::<f32>([BM, 2*BM]);
    let mut t16 = shared::<f32>([2*BM, BN]);
    for k25 in 0..2 {
        copy(x1.at([b8, (b8 * BM), (k25 * (2*BM))]), &mut t15);
        copy(x1.at([x1.dim(2), (k25 * (2*BM)), (b8 * (2*BM))]), &mut t16);
        gemm(&t15, &t16, &mut t14);
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t17 = shared::<bool>([BM, BM]);
    clear(&mut t17);
    if (t11[[b8, (cast::<usize>(t12[b7]) % 4), b8]] > f32::from_bits((cast::<f32>(((((d2 - 4) * BM) + b8) % BM)).to_bits() & 2147483647))) {
        let mut t18 = fragment::<f32>([BM, 2*BM, 1]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        reduce_min(&t11, &mut t18, 2);
        #[allow(non_snake_case)]
        let mut t19Renamed = fragment::<f32>([BM, 12]);
        copy(t6.at([(((d5 * BN) + d2) % BN), (b8 * (2*BM))]), &mut t19Renamed);
        let mut t20 = fragment::<f32>([24, BN]);
        copy(t6.at([(d5 * (2*BM)), (b8 * BM)]), &mut t20);
        let mut t21 = shared::<f32>([BM, BN]);
        #[allow(non_snake_case)]
        let v26Renamed: f32 = ((SCALE_5106 * cast::<f32>((((d4 * BN) + d4) / BN))) / 4.25);
        fill(&mut t21, v26Renamed);
        clear(&mut t21);
        #[expect(non_snake_case)]
        let mut t22Renamed = fragment::<u8>([BM, 3]);
        fill(&mut t22Renamed, 144);
        gemm_sp(&t19Renamed, &t22Renamed, &t20, &mut t21);
    }
    parallel!(BN, |i27| {
        a4.atomic_xor([d6], (((cast::<i32>(t17[[x1.dim(0), x0.dim(0)]]).abs() * 6) + cast::<i32>((i27 + 1))) % 6), Relaxed);
    });
    parallel!((BM, BN), |i28, i29| {
        y2[[((b7 * BM) + i28), ((b8 * BN) + i29)]] = select(((cast::<i8>((i28 - 9)) > cast::<i8>(i28)) | t6[[i28, i28]]), ((1.0 * cast::<f32>(t13[3])).mul_add((cast::<f32>(t17[[cast::<usize>(t10[i28]), 1]]) * cast::<f32>(t5[[i28, b8, i28]])), t9[[i28, cast::<usize>(t12[i28])]]) * 0.5).acos(), select((cast::<u16>(((d2 - 3).div_ceil((i28 - 1)) - 2)) > cast::<u16>(b7)), ((-4.0 + t9[[i28, 1]]).max((x1[[i28, i28, i28]] + -1.0)) * 0.5).expm1(), select((((i28 * BN) % BN) >= i28), (t9[[d6, b8]] * 0.5).acos(), ((x1[[((i28 - 6) << 1), i28, ((b7 * (2*BM)) % (2*BM))]] * 0.5).abs() + 1.0).powf(t9[[(((i28 * BN) + i28) / BN), (cast::<usize>(t12[0]) + 4)]]))));
    });
    copy(&t14, y3.at_mut([(b7 * BM), (b8 * BN)]));
}

#[tile_kernel]
pub fn random_5107<T: Float, const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<u16, 1>,
    y1: &mut Tensor<T, 1>,
    y2: &mut Tensor<u16, 2>,
    a3: &mut Tensor<i32, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0], y1 = [d0], y2 = [d0, BK], a3 = [d2], h4 = [7]);
    let n3: usize = d0.div_ceil(BN);
    let [b1] = blocks([d0.div_ceil(BN)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = shared::<u16>([BN + 1, BN, BM]);
    #[cfg(false)]
    assert!(false, "kept");
    parallel!((BM, BN, (BN + 1)), |i4, i5, i6| {
        let v7: T::Acc = (-(cast::<T::Acc>(x0[i5]) - cast::<T::Acc>(x0[i5])));
        #[expect(non_snake_case)]
        let mut s8Renamed: u16 = 0;
        #[cfg(false)]
        if true { assert!(false, "kept"); }
        for k9 in 0..2 {
            s8Renamed += (!x0[cast::<usize>(x0[i6])].max(x0[k9]));
        }
        t5[[i6, i5, i4]] = s8Renamed;
    });
    let mut t6 = fragment::<T::Acc>([BK, BK + 1]);
    copy(t5.at((span((b1 * BN), BK), span(b1, BK + 1), b1)).or(0), &mut t6);
    #[cfg_attr(false, cfg(false))]
    #[allow(non_snake_case)]
    let mut t7Renamed = fragment::<u16>([BN + 1, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t7Renamed, 1);
    reduce_max_into(&t5, &mut t7Renamed, 1);
    parallel!((BM, (BN + 1)), |i10, i11| {
        #[cfg(not(false))]
        if ((i11 - 3) <= b1) {
            t7Renamed[[i11, i10]] = (0 + (0 * select((t7Renamed[[i11, i10]] < x0[i11]), 1, 0)));
        }
    });
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    if (cast::<u16>((n3 - 0)) < cast::<u16>(3usize)) {
        let mut t8 = shared::<T::Acc>([BK]);
        reduce_max(&t6, &mut t8, 1);
        #[allow(non_snake_case)]
        let mut t9Renamed = fragment::<T::Acc>([BK + 1]);
        reduce_min(&t6, &mut t9Renamed, 0);
        parallel!(BK, |i12| {
            h4.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Relaxed);
        });
        parallel!((BK + 1), |i13| {
            h4.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Relaxed);
        });
    }
    let mut t10 = fragment::<i32>([BK + 1]);
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    #[expect(non_snake_case)]
    parallel!((BK + 1), |i14Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t10[i14Renamed] = cast::<i32>(x0[i14Renamed.max(cast::<usize>(t7Renamed[[i14Renamed, cast::<usize>(t7Renamed[[i14Renamed, x0.dim(0)]])]]))]);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t11 = shared::<u16>([BK + 1, BM]);
    gather(&t7Renamed, &t10, &mut t11);
    let mut t12 = shared::<i32>([BK]);
    reduce_argmax(&t6, &mut t12, 1);
    let mut t13 = fragment::<T>([BK + 1, BN + 1]);
    copy(t7Renamed.at([n3, 0]), &mut t13);
    copy(&t13, t5.at_mut([(n3 * BM), n3, d2]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut v15: T = 3.0;
    #[cfg(not(false))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    for k16 in 0..3 {
        #[cfg_attr(false, cfg(false))]
        v15 += cast::<T>(x0[(n3 - 6).div_ceil((x0.dim(0) - 1))]);
    }
    copy(t6.at([b1, (b1 * BN)]), &mut t7Renamed);
    #[cfg(false)]
    undefined!();
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i17Renamed| {
        a3.atomic_max([(((i17Renamed * BK) + cast::<usize>(t12[i17Renamed])) % BK)], ((t12[i17Renamed] % t12[n3]) / t12[i17Renamed]), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((BN + 1), BM), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t7Renamed[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    #[cfg(false)]
    let kept = undefined;
    parallel!((BK + 1), |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t10[i20]) * cast::<u64>(((1 * 5) + i20))), Acquire);
    });
    #[allow(non_snake_case)]
    parallel!(((BK + 1), BM), |i21Renamed, i22Renamed| {
        h4.atomic_add([(((((1 * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(t11[[i21Renamed, i22Renamed]]) * cast::<u64>(((((1 * 5) + i21Renamed) * 5) + i22Renamed))), Relaxed);
    });
    parallel!(BK, |i23| {
        #[cfg_attr(false, cfg(false))]
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t12[i23]) * cast::<u64>(((1 * 5) + i23))), Release);
    });
    parallel!(((BK + 1), (BN + 1)), |i24, i25| {
        #[cfg_attr(false, cfg(false))]
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!(BN, |i26| {
        #[expect(non_snake_case)]
        let v27Renamed: u16 = x0[n3];
        y1[((b1 * BN) + i26)] = (-2.0 * (0.0 + 1.0));
    });
    parallel!((BN, BK), |i28, i29| {
        let v30: T::Acc = (1.0 * 0.0);
        y2[[((b1 * BN) + i28), (0 + i29)]] = x0[i29];
    });
}

#[tile_fn]
pub fn function_5108(_v0: i16, _v1: i16) -> i16 {
    (_v0 + (((select(((cast::<u32>((0usize - 4)) < cast::<u32>(0usize)) & (0usize != 0)), (0 ^ cast::<i16>((0usize + 1))), cast::<i16>((-2i16).count_ones())) * 4) + cast::<i16>((0usize + 1))) % 4))
}
#[tile_kernel]
pub fn random_5108<const BM: usize>(
    x0: &Tensor<i16, 2>,
    x1: &Tensor<i16, 2>,
    x2: &Tensor<i16, 1>,
    y3: &mut Tensor<i16, 2>,
    y4: &mut Tensor<i16, 1>,
    _p6: i16,
    _p7: i16,
) {
    dims!(x0 = [d2, d3], x1 = [8, d4], x2 = [d4], y3 = [d4, BM], y4 = [d4]);
    #[cfg(not(false))]
    let [b5] = blocks([d4.div_ceil(BM)]);
    let mut t5 = shared::<i16>([BM, 8]);
    copy(x0.at([b5, x1.dim(1)]), &mut t5);
    #[cfg(false)]
    { assert!(false, "kept"); }
    #[allow(non_snake_case)]
    let mut t6Renamed = shared::<i16>([8, 8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at((span((b5 * BM), 8), span(d3, 8))), &mut t6Renamed);
    #[cfg(not(false))]
    let mut t7 = fragment::<bool>([8]);
    copy(x0.at([(d3 * BM), cast::<usize>(x0[[d3, d4]])]), &mut t7);
    #[cfg(false)]
    undefined!();
    #[cfg(not(false))]
    let mut t8 = fragment::<bool>([1]);
    reduce_any(&t7, &mut t8, 0);
    parallel!((d3.min(8), 8), |i8, i9| {
        t6Renamed[[(8 - i9), i8]] = (x0[[cast::<usize>(t6Renamed[[(8 - i9), i8]]), d3]] >> x2[(i8 - 4)]);
    });
    #[cfg(not(false))]
    pipelined!(0..d3, stages = 2, |k10| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t9 = fragment::<i16>([8, BM]);
        copy(x0.at([d2, b5]).or(0), &mut t9);
        let mut t10 = fragment::<i16>([BM, 8]);
        copy(&t5, &mut t10);
        let mut t11 = shared::<i16>([8, 8]);
        gemm_set(&t9, &t10, &mut t11);
        let mut t12 = shared::<i16>([8]);
        #[cfg(not(false))]
        #[cfg_attr(not(false), allow(non_snake_case))]
        parallel!(8, |i11Renamed| {
            #[cfg(not(false))]
            t12[i11Renamed] = cast::<i16>(t7[i11Renamed]);
        });
        #[cfg(not(false))]
        let mut t13 = fragment::<bool>([8]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        gather(&t8, &t12, &mut t13);
        #[cfg_attr(not(false), allow(non_snake_case))]
        parallel!(8, |i12Renamed| {
            t12.atomic_exchange([i12Renamed], x0[[(i12Renamed / 1), k10]], Relaxed);
        });
        #[cfg(false)]
        if true { assert!(false, "kept"); }
        let mut t14 = shared::<u8>([BM]);
        parallel!(BM, |i13| {
            t14[i13] = 0;
        });
        let mut t15 = shared::<i16>([BM, 8]);
        gather(x1.at((.., span(d3, 8))), &t14, &mut t15);
    });
    #[cfg(not(false))]
    parallel!((BM, BM), |i14, i15| {
        #[expect(non_snake_case)]
        let mut s16Renamed: i16 = 0;
        for k17 in 0..2 {
            #[cfg_attr(not(false), cfg(false))]
            undefined!();
            s16Renamed += t5[[k17, ((((cast::<usize>(t5[[k17, i14]]) + 3) * 8) + cast::<usize>(t5[[i14, i14]])) / 8)]];
        }
        y3[[((b5 * BM) + i14), (0 + i15)]] = s16Renamed;
    });
    parallel!(BM, |i18| {
        #[cfg(not(false))]
        let mut l16 = local::<i16>([1]);
        for k19 in 0..1 {
            l16[k19] = x2[((k19 - 0) % 1)];
        }
        #[cfg(not(false))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y4[((b5 * BM) + i18)] = l16[(d4 * 1)];
    });
}

const ROWS_5109: usize = 5;
#[tile_fn]
pub fn function_5109(_v0: bool, _v1: bool) -> bool {
    (((0usize > 0) && (0usize < 0)) && (0usize >= (0 * 2)))
}
#[tile_kernel]
pub fn random_5109<T: Num, const BM: usize>(
    x0: &Tensor<T, 4>,
    y1: &mut Tensor<T, 2>,
    h2: &mut Tensor<u64, 1>,
    _p5: T,
    _p6: T,
    _q7: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [ROWS_5109, ROWS_5109, 2*BM, BM], y1 = [d2, d2], h2 = [7]);
    require!((d2 < 100), "extents are below 100");
    let n8: usize = d2.div_ceil(BM);
    let [b3, b4] = blocks([d2.div_ceil(BM), d2.div_ceil(BM)]);
    let mut t3 = shared::<f64>([2*BM, ROWS_5109]);
    parallel!(((2*BM), ROWS_5109), |i9, i10| {
        let v11: T = 2;
        t3[[i9, i10]] = 0.0f64.mul_add(0.0, 0.0).mul_add(2.0, (-2.0f64).abs());
    });
    let mut t4 = fragment::<T>([BM, ROWS_5109, BM]);
    copy(x0.at([0, ((cast::<usize>(x0[[4, x0.dim(3), x0.dim(2), d2]]) * BM) / BM), n8, (b3 * (2*BM))]), &mut t4);
    #[expect(non_snake_case)]
    let mut t5Renamed = fragment::<T>([ROWS_5109, BM]);
    parallel!((ROWS_5109, BM), |i12, i13| {
        t5Renamed[[i12, i13]] = 0;
    });
    let mut t6 = shared::<T>([BM, BM]);
    parallel!((BM, BM), |i14, i15| {
        t6[[i14, i15]] = ((1 + 1) + 0);
    });
    let mut t7 = fragment::<T::Acc>([ROWS_5109, BM]);
    clear(&mut t7);
    gemm(&t5Renamed, t6.t(), &mut t7);
    #[allow(non_snake_case)]
    parallel!(((2*BM), ROWS_5109), |i16Renamed, i17Renamed| {
        h2.atomic_add([(((((1 * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[[i16Renamed, i17Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16Renamed) * 5) + i17Renamed))), Acquire);
    });
    #[expect(non_snake_case)]
    parallel!((BM, ROWS_5109, BM), |i18Renamed, i19Renamed, i20Renamed| {
        h2.atomic_add([(((((((1 * 5) + i18Renamed) * 5) + i19Renamed) * 5) + i20Renamed) % 7)], (cast::<u64>(t4[[i18Renamed, i19Renamed, i20Renamed]]) * cast::<u64>(((((((1 * 5) + i18Renamed) * 5) + i19Renamed) * 5) + i20Renamed))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((ROWS_5109, BM), |i21Renamed, i22Renamed| {
        h2.atomic_add([(((((1 * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(t5Renamed[[i21Renamed, i22Renamed]]) * cast::<u64>(((((1 * 5) + i21Renamed) * 5) + i22Renamed))), Relaxed);
    });
    parallel!((BM, BM), |i23, i24| {
        h2.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t6[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Acquire);
    });
    parallel!((ROWS_5109, BM), |i25, i26| {
        h2.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t7[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    copy(&t6, y1.at_mut([(b3 * BM), (b4 * BM)]));
}

#[tile_fn]
pub fn function_5110(_v0: i16) -> i16 {
    (_v0 + ((-(-1 / cast::<i16>((0usize + 1)))) & cast::<i16>((0usize + 1))))
}
#[tile_kernel]
pub fn random_5110<T: Element, const BM: usize, const BN: usize>(
    x0: &Tensor<u64, 4>,
    x1: &Tensor<u64, 3>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<i16, 1>,
    y4: &mut Tensor<i64, 1>,
    a5: &mut Tensor<u64, 1>,
    h6: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [BN + 1, BN + 1, 1, 1], x1 = [d1, d1, d2], x2 = [d3, d2], y3 = [d3], y4 = [d3], a5 = [d5], h6 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut w7 = workspace::<i64>([d3]);
    let [b4] = blocks([d3.div_ceil(BM)]);
    let mut t8 = fragment::<i16>([BM]);
    copy(y3.at([(b4 * BM)]), &mut t8);
    #[allow(non_snake_case)]
    let mut t9Renamed = fragment::<T>([BM + 1, BN]);
    copy(x2.at([b4, (b4 * BM)]), &mut t9Renamed);
    let mut t10 = fragment::<u64>([BM + 1, BM + 1]);
    copy(t9Renamed.at((span(cast::<usize>(t8[d3]), BM + 1), span((b4 * BN), BM + 1))), &mut t10);
    for k7 in 0..4 {
        parallel!(((BM + 1), (BM + 1)), |i8, i9| {
            if ((cast::<usize>(x1[[i8, i8, i9]]) - x0.dim(2)) >= cast::<usize>(t9Renamed[[b4, d5]])) {
                t10[[i8, ((BM + 1) - i9)]] = x1[[i8, i8, i9]];
            }
        });
        let mut t11 = fragment::<i16>([BM]);
        cummin(&t8, &mut t11, 0);
        parallel!(((BM + 1), (BM + 1)), |i10, i11| {
            h6.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t10[[i10, i11]]) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), Relaxed);
        });
        parallel!(BM, |i12| {
            h6.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t11[i12]) * cast::<u64>(((1 * 5) + i12))), Relaxed);
        });
    }
    #[allow(non_snake_case)]
    let mut t12Renamed = fragment::<i32>([BM]);
    parallel!(BM, |i13| {
        #[allow(non_snake_case)]
        t12Renamed[i13] = { let assignedRenamed: i32 = ((cast::<i32>(i13) * 1) + 2); assignedRenamed };
    });
    #[expect(non_snake_case)]
    let mut t13Renamed = shared::<T>([BM, BN]);
    copy(t10.at([(b4 * BN), (b4 * BM)]), &mut t13Renamed);
    scatter(&t13Renamed, &t12Renamed, &mut t9Renamed);
    let mut t14 = shared::<T>([BN + 1, BM + 1, 1]);
    clear(&mut t14);
    let mut t15 = shared::<i32>([BM]);
    cumsum_rev(&t12Renamed, &mut t15, 0);
    #[allow(non_snake_case)]
    let mut t16Renamed = fragment::<i64>([BM]);
    parallel!(BM, |i14| {
        t16Renamed[i14] = ((-select((b4 >= d2), cast::<i64>(t8[i14]), cast::<i64>(t8[i14]))) ^ cast::<i64>((0usize + 1)));
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t17Renamed = shared::<i64>([BM]);
    copy(&t16Renamed, w7.at_mut([(b4 * BM)]));
    copy(w7.at([(b4 * BM)]), &mut t17Renamed);
    parallel!((BN + 1), |i15| {
        a5.atomic_or([1], x0[[cast::<usize>(t10[[d3, _q6]]), 6, x0.dim(0), b4]], Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BM, BN), |i16Renamed, i17Renamed| {
        h6.atomic_add([(((((1 * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(t13Renamed[[i16Renamed, i17Renamed]]) * cast::<u64>(((((1 * 5) + i16Renamed) * 5) + i17Renamed))), Relaxed);
    });
    parallel!(((BN + 1), (BM + 1), 1), |i18, i19, i20| {
        h6.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t14[[i18, i19, i20]]) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), SeqCst);
    });
    parallel!(BM, |i21| {
        h6.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t15[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!(BM, |i22| {
        h6.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t16Renamed[i22]) * cast::<u64>(((1 * 5) + i22))), Release);
    });
    parallel!(BM, |i23| {
        h6.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t17Renamed[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    let mut t18 = fragment::<i16>([BM]);
    parallel!(BM, |i24| {
        let mut s25: i16 = 0;
        #[allow(non_snake_case)]
        for k26Renamed in 0..1 {
            s25 += cast::<i16>(t9Renamed[[k26Renamed, k26Renamed]]);
        }
        #[allow(non_snake_case)]
        t18[i24] = { let assignedRenamed: i16 = s25; assignedRenamed };
    });
    copy(&t18, y3.at_mut([(b4 * BM)]));
    parallel!(BM, |i27| {
        let v28: T = t14[[_q6, i27, cast::<usize>(t12Renamed[i27])]];
        y4[((b4 * BM) + i27)] = cast::<i64>(x1[[i27, cast::<usize>(x0[[d5, 16, cast::<usize>(x0[[cast::<usize>(x1[[x1.dim(2), i27, i27]]), _q6, b4, 0]]), 0]]), b4]]);
    });
}

const ROWS_5111: usize = 5;
#[tile_kernel]
pub fn random_5111<const BM: usize, const BN: usize>(
    x0: &Tensor<i8, 1>,
    y1: &mut Tensor<f16, 3>,
    y2: &mut Tensor<f16, 2>,
    h3: &mut Tensor<u64, 1>,
    _p4: usize,
    _q5: usize,
) {
    dims!(x0 = [BN], y1 = [d0, d1, BN], y2 = [d0, d1], h3 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b2, b3] = blocks([d0.div_ceil(ROWS_5111), d1.div_ceil(BM)]);
    let mut t4 = fragment::<i8>([BM, BM]);
    #[cfg(any())]
    { assert!(false, "kept"); }
    parallel!((BM, BM), |i6, i7| {
        let v8: i8 = cast::<i8>(x0[cast::<usize>(x0[d1])]);
        #[allow(non_snake_case)]
        t4[[i7, i6]] = { let assignedRenamed: i8 = (x0[i6] * (2 + 0)); assignedRenamed };
    });
    #[cfg(not(any()))]
    let mut t5 = fragment::<f16>([BN]);
    copy(t4.at([(b3 * ROWS_5111), ((((d1 - 2) * ROWS_5111) + _q5) % ROWS_5111)]), &mut t5);
    let mut t6 = fragment::<f16>([BN, BM, ROWS_5111]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BM, ROWS_5111), |i9, i10, i11| {
        t6[[i9, i10, i11]] = cast::<f16>(t4[[(((_q5 * BN) + _q5) % BN), ((i9 * BM) % BM)]]).mul_add(cast::<f16>(t4[[i10, i11]]).floor(), cast_with::<f16>(t5[i9], Round::Up).round()).mul_add((t5[b2] / 7.0).abs().sqrt(), cast::<f16>((i10 - 7).div_ceil(3)).abs().abs());
    });
    #[cfg(not(any()))]
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t7Renamed = fragment::<i32>([BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BN, |i12| {
        t7Renamed[i12] = -2;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = shared::<i8>([BN]);
    gather(x0, &t7Renamed, &mut t8);
    let mut t9 = shared::<f16>([BM, ROWS_5111]);
    parallel!((BM, ROWS_5111), |i13, i14| {
        t9[[i13, i14]] = cast::<f16>(t7Renamed[b2]);
    });
    let mut t10 = shared::<f16>([ROWS_5111, BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((ROWS_5111, BM), |i15, i16| {
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg(not(any()))]
        t10[[i15, i16]] = cast::<f16>(-4).abs().max(cast::<f16>(x0[1]).max(cast::<f16>(x0[1])));
    });
    let mut t11 = shared::<f32>([BM, BM]);
    gemm_set(&t9, &t10, &mut t11);
    let mut t12 = shared::<i8>([128]);
    threads!(128, |thread17| {
        #[cfg(any())]
        assert!(false, "kept");
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let i18: usize = thread17.index();
        let i19: usize = thread17.lane();
        let w20: usize = thread17.warp();
        #[cfg(any())]
        let kept = undefined;
        #[cfg(not(any()))]
        #[cfg_attr(not(any()), allow(non_snake_case))]
        let i21Renamed: usize = (i18 % 4);
        #[cfg(any())]
        if true { assert!(false, "kept"); }
        let v22: f16 = 0.0;
        let v23: i8 = ((((t8[i21Renamed] * 8) + x0[d0]) % 8).max((t8[cast::<usize>(t8[_p4])] % t8[_p4])) >> t8[i19]);
        #[allow(non_snake_case)]
        let v24Renamed: i8 = thread17.shuffle_up(v23, 21);
        #[cfg_attr(any(), cfg(any()))]
        t12[i18] = v24Renamed;
    });
    let mut t13 = shared::<bool>([BM, BN, BN, BN]);
    #[cfg(not(any()))]
    parallel!((BM, BN, BN, BN), |i25, i26, i27, i28| {
        #[cfg(not(any()))]
        #[allow(non_snake_case)]
        t13[[i25, i26, i27, i28]] = { let assignedRenamed: bool = (_q5 > i26); assignedRenamed };
    });
    let mut t14 = fragment::<bool>([BM, BN, BN]);
    #[cfg_attr(any(), cfg(any()))]
    reduce_all(&t13, &mut t14, 3);
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t15Renamed = shared::<i32>([ROWS_5111]);
    #[expect(non_snake_case)]
    parallel!(ROWS_5111, |i29Renamed| {
        #[cfg_attr(not(any()), cfg(any()))]
        if true { assert!(false, "kept"); }
        t15Renamed[i29Renamed] = ((cast::<i32>(i29Renamed) * 3) + 2);
    });
    let mut t16 = fragment::<i32>([ROWS_5111]);
    copy(t11.at([(b3 + 3), (_p4 * BN)]), &mut t16);
    scatter(&t16, &t15Renamed, &mut t7Renamed);
    parallel!(128, |i30| {
        h3.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t12[i30]) * cast::<u64>(((1 * 5) + i30))), Release);
    });
    parallel!((BM, BN, BN, BN), |i31, i32, i33, i34| {
        h3.atomic_add([(((((((((1 * 5) + i31) * 5) + i32) * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t13[[i31, i32, i33, i34]]) * cast::<u64>(((((((((1 * 5) + i31) * 5) + i32) * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((BM, BN, BN), |i35, i36, i37| {
        h3.atomic_add([(((((((1 * 5) + i35) * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t14[[i35, i36, i37]]) * cast::<u64>(((((((1 * 5) + i35) * 5) + i36) * 5) + i37))), Relaxed);
    });
    #[cfg(not(any()))]
    parallel!(ROWS_5111, |i38| {
        h3.atomic_add([(((1 * 5) + i38) % 7)], (cast::<u64>(t15Renamed[i38]) * cast::<u64>(((1 * 5) + i38))), Release);
    });
    #[cfg_attr(any(), cfg(any()))]
    parallel!(ROWS_5111, |i39| {
        h3.atomic_add([(((1 * 5) + i39) % 7)], (cast::<u64>(t16[i39]) * cast::<u64>(((1 * 5) + i39))), AcqRel);
    });
    parallel!((ROWS_5111, BM, BN), |i40, i41, i42| {
        y1[[((b2 * ROWS_5111) + i40), ((b3 * BM) + i41), (0 + i42)]] = select((i40 >= i42), ((-t5[i42]) * 0.5).atan2((-1.0 + 0.0)), select((cast::<usize>(x0[i42]) < i40), (((cast::<f16>(t14[[i42, _p4, i42]]) * cast::<f16>(t13[[1, _q5, i42, x0.dim(0)]])) * cast::<f16>(_p4)) * 0.5).tanh(), select((!(i41 >= i40)), (t5[i42] * 0.5).ln(), (cast::<f16>(2) * 0.5).sinh())));
    });
    parallel!((ROWS_5111, BM), |i43, i44| {
        y2[[((b2 * ROWS_5111) + i43), ((b3 * BM) + i44)]] = (-cast::<f16>(d0));
    });
}

#[tile_fn]
pub fn function_5112(_v0: i8) -> i8 {
    _v0.max((((4 ^ cast::<i8>((0usize + 1))) | cast::<i8>((0usize + 1))) & cast::<i8>((0usize + 1))))
}
#[tile_kernel]
pub fn random_5112<T: Num, const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<T::Acc, 1>,
    x1: &Tensor<T::Acc, 4>,
    y2: &mut Tensor<u32, 3>,
    _p7: i8,
) {
    dims!(x0 = [d1], x1 = [BN, BK + 1, BM + 1, BN], y2 = [d2, d3, d1]);
    require!((d2 < 100), "extents are below 100");
    let n8: usize = d2.div_ceil((BK + 1));
    let mut w3 = workspace::<i8>([d2, d3, d1]);
    let [b4, b5, b6] = blocks([d2.div_ceil((BK + 1)), d3.div_ceil((2*BM)), d1.div_ceil((BM + 1))]);
    let mut t4 = fragment::<T::Acc>([BM]);
    let v9: T::Acc = cast::<T::Acc>((((b6 * (BM + 1)) + n8) % (BM + 1))).abs();
    fill(&mut t4, v9);
    let mut t5 = shared::<i8>([2*BM]);
    copy(t4.at([(b5 * (2*BM))]), &mut t5);
    let mut t6 = shared::<T::Acc>([BM + 1, BM, BM + 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x1.at((span((b5 * (BK + 1)), BM + 1), (d1 * BN), span(((x0.dim(0) * (BK + 1)) / (BK + 1)), BM), span((b6 * (BK + 1)), BM + 1))).or(x1[[1, b4, n8, b5]]), &mut t6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    if (cast::<i8>((b4 - 5)) < cast::<i8>(b6)) {
        let mut t7 = shared::<T::Acc>([BM]);
        cummax_rev(&t4, &mut t7, 0);
    } else {
        #[expect(non_snake_case)]
        let mut t8Renamed = fragment::<i32>([1]);
        reduce_product(&t5, &mut t8Renamed, 0);
    }
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BM, |i10Renamed| {
        if ((t5[d3] == cast_with::<i8>(t4[i10Renamed], Round::Down)) && (cast::<i32>((i10Renamed - 7)) < cast::<i32>(i10Renamed))) {
            #[expect(non_snake_case)]
            t4[i10Renamed] = { let assignedRenamed: T::Acc = ((cast::<T::Acc>(d2) + t6[[4, i10Renamed, i10Renamed]]).min(t4[i10Renamed].min(cast::<T::Acc>((((0 * BK) + b6) % BK)))) / 4); assignedRenamed };
        }
    });
    let mut t9 = shared::<T::Acc>([BM + 1, BM]);
    clear(&mut t9);
    let mut t10 = shared::<T::Acc>([BM + 1, BM + 1]);
    let mut t11 = shared::<T::Acc>([BM + 1, BM]);
    pipelined!(0..3, stages = 4, order = [1, 0, 2], stage = [0, 0, 1], |k11| {
        copy(x1.at([b5, b5, (b5 * (BM + 1)), (k11 * (BM + 1))]), &mut t10);
        copy(x1.at([b5, b5, (k11 * (BM + 1)), (d1 * (BK + 1))]), &mut t11);
        gemm(&t10, &t11, &mut t9);
    });
    parallel!((2*BM), |i12| {
        t5[i12] = cast::<i8>(((((cast::<i8>((((cast::<usize>(t5[i12]) * (BM + 1)) + d3) / (BM + 1))) * 6) + cast::<i8>((d2 + 1))) % 6) << cast::<i8>((n8 + 1))).leading_zeros());
    });
    #[allow(non_snake_case)]
    let mut t12Renamed = shared::<i8>([40]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    threads!(40, |thread13| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let i14: usize = thread13.index();
        #[allow(non_snake_case)]
        let i15Renamed: usize = thread13.lane();
        let w16: usize = thread13.warp();
        let i17: usize = (i14 % 3);
        let v18: i8 = 4;
        let mut v19: i8 = v18;
        if (w16 != 1) {
            let v20: i8 = thread13.shuffle_xor(v18, i17);
            v19 = v20;
        }
        let v21: i8 = v19;
        let mut v22: i8 = v21;
        for k23 in 0..2 {
            let v24: i8 = v22;
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t12Renamed[i14] = v24;
            thread13.barrier();
            let v25: i8 = t12Renamed[((i14 + 18) % 40)];
            thread13.barrier();
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v26: i8 = v25;
            #[allow(non_snake_case)]
            v22 = { let assignedRenamed: i8 = v22.min(v26); assignedRenamed };
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v27: i8 = v22;
        let v28: i8 = thread13.shuffle_idx(v27, 16);
        t12Renamed[i14] = v28;
    });
    let mut t13 = shared::<i8>([BK + 1, 2*BM, BM + 1]);
    copy(t6.at([d3, ((n8 - 6) / 3), (b4 * (BK + 1))]), &mut t13);
    let mut t14 = shared::<i8>([BK + 1, 2*BM, BM + 1]);
    copy(&t13, w3.at_mut([(b4 * (BK + 1)), (b5 * (2*BM)), (b6 * (BM + 1))]));
    copy(w3.at([(b4 * (BK + 1)), (b5 * (2*BM)), (b6 * (BM + 1))]), &mut t14);
    parallel!(((BK + 1), (2*BM), (BM + 1)), |i29, i30, i31| {
        y2[[((b4 * (BK + 1)) + i29), ((b5 * (2*BM)) + i30), ((b6 * (BM + 1)) + i31)]] = (3 & cast::<u32>((b6 + 1)));
    });
}

const SCALE_5113: u8 = 7;
#[tile_fn]
pub fn function_5113(_v0: f32, _v1: f32) -> f32 {
    (_v0 * (cast::<f32>(((0usize * 3) % 3)) / 3.75))
}
#[tile_kernel]
pub fn random_5113<const BM: usize, const _FLAG: bool>(
    x0: &Tensor<f32, 4>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<f32, 1>,
    a3: &mut Tensor<u32, 1>,
    _p5: f32,
    _p6: f32,
    _q7: usize,
) {
    dims!(x0 = [BM, 8, BM, 1], x1 = [8, d2, d2], y2 = [d2], a3 = [d4]);
    require!((d4 < 100), "extents are below 100");
    let [b3] = blocks([d2.div_ceil(BM)]);
    let mut t4 = shared::<f32>([8]);
    copy(x1.at([(b3 * 8), cast::<usize>(cast::<u32>((b3 - 9))), (b3 % 4)]), &mut t4);
    let mut t5 = shared::<f32>([BM, 8]);
    clear(&mut t5);
    let mut t6 = shared::<f32>([64]);
    threads!(64, |thread8| {
        let i9: usize = thread8.index();
        #[allow(non_snake_case)]
        let i10Renamed: usize = thread8.lane();
        let w11: usize = thread8.warp();
        let i12: usize = (i9 % 7);
        let v13: f32 = x1[[i12, (i12 - 0).div_ceil((i9 - 4)), cast::<usize>(cast::<i8>((i12 - 3)))]].round_ties_even();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut v14: f32 = v13;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        if (b3 >= 2) {
            t6[i9] = v13;
            thread8.barrier();
            let v15: f32 = t6[((i9 + 25) % 64)];
            thread8.barrier();
            v14 = v15;
        }
        let v16: f32 = v14;
        #[allow(non_snake_case)]
        t6[i9] = { let assignedRenamed: f32 = v16; assignedRenamed };
    });
    #[expect(non_snake_case)]
    parallel!(8, |i17Renamed| {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t4[i17Renamed] = { let assignedRenamed: f32 = x0[[4, i17Renamed, i17Renamed, 0]]; assignedRenamed };
    });
    let mut t7 = fragment::<i32>([BM]);
    #[allow(non_snake_case)]
    parallel!(BM, |i18Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t7[i18Renamed] = ((cast::<i32>(i18Renamed) * 3) + 1);
    });
    let mut t8 = fragment::<f32>([BM, 8]);
    copy(x0.at((((b3 - 7) % 2), (d4 * 8), span((b3 - 3), BM), span(d2, 8))), &mut t8);
    scatter(&t8, &t7, &mut t5);
    let mut v19: f32 = 2.0;
    for k20 in 0..2 {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        v19 += { let assignedRenamed: f32 = ((t5[[cast::<usize>(t7[b3]), k20]] + t5[[k20, k20]]) / 7.0); assignedRenamed };
    }
    let mut t9 = shared::<i16>([BM]);
    parallel!(BM, |i21| {
        t9[i21] = cast::<i16>(t5[[(i21 + 1), b3]]);
    });
    let mut t10 = fragment::<f32>([BM, 8]);
    gather(&t8, &t9, &mut t10);
    let mut t11 = shared::<i32>([BM]);
    #[allow(non_snake_case)]
    parallel!(BM, |i22Renamed| {
        t11[i22Renamed] = ((cast::<i32>(i22Renamed) * 3) + 1);
    });
    let mut t12 = shared::<f32>([BM]);
    copy(t7.at((span(b3, BM),)), &mut t12);
    scatter(&t12, &t11, &mut t4);
    parallel!(BM, |i23| {
        let mut s24: f32 = 0.0;
        #[expect(non_snake_case)]
        for k25Renamed in 0..3 {
            s24 += function_5113(t12[i23], t5[[cast::<usize>(t7[k25Renamed]), cast::<usize>(t11[1])]].min(t12[i23]));
        }
        #[expect(non_snake_case)]
        t12[i23] = { let assignedRenamed: f32 = s24; assignedRenamed };
    });
    parallel!(BM, |i26| {
        a3.atomic_or([7], (cast_with::<u32>(t10[[cast::<usize>(cast::<i64>((i26 - 7))), i26]], Round::TowardZero) >> 7), Relaxed);
    });
    let mut t13 = fragment::<f32>([BM, BM]);
    copy(t8.at([(b3 % 2), (b3 * BM)]).or(t8[[b3, b3]]), &mut t13);
    let mut t14 = shared::<f32>([BM]);
    reduce_var(&t13, &mut t14, 0);
    copy(&t14, y2.at_mut([(b3 * BM)]));
}

#[tile_kernel]
pub fn random_5114<const BM: usize>(
    x0: &Tensor<f32, 4>,
    x1: &Tensor<f32, 3>,
    x2: &Tensor<f64, 2>,
    y3: &mut Tensor<f64, 2>,
    h4: &mut Tensor<u64, 1>,
    _p8: usize,
) {
    dims!(x0 = [BM, 6, 1, 1], x1 = [d0, d1, d2], x2 = [d1, d3], y3 = [d4, d5], h4 = [7]);
    require!((d0 < 100), "extents are below 100");
    let n9: usize = d4.div_ceil(8);
    let [b6, b7] = blocks([d4.div_ceil(8), d5.div_ceil(BM)]);
    let mut t5 = shared::<f64>([8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x0.at(((d2 / 2), n9, 0, span(b7, 8))), &mut t5);
    let mut t6 = fragment::<f64>([8]);
    fill(&mut t6, -1.0);
    for k10 in 0.._p8 {
        if (t5[(b6 % 5)] <= t6[b6].abs().sqrt()) {
            parallel!(8, |i11| {
                h4.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), Relaxed);
            });
            parallel!(8, |i12| {
                h4.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), Release);
            });
        } else {
            let mut t7 = shared::<bool>([BM, 6, 1, 1]);
            copy(x0.at([(_p8 * 6), ((((b6 - 5) * BM) + b6) % BM), 0, 0]).or(1.0), &mut t7);
            let mut t8 = shared::<bool>([BM, 6, 1]);
            reduce_any(&t7, &mut t8, 2);
        }
        parallel!(8, |i13| {
            h4.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Relaxed);
        });
        parallel!(8, |i14| {
            h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i14]) * 16.0))) * cast::<u64>(((1 * 5) + i14))), Relaxed);
        });
    }
    let mut t9 = shared::<f64>([8]);
    cummin_rev(&t5, &mut t9, 0);
    let mut t10 = shared::<f64>([1]);
    reduce_min(&t6, &mut t10, 0);
    let mut t11 = shared::<f32>([8, 8, 6]);
    parallel!((8, 8, 6), |i15, i16, i17| {
        assert!((d5 < 16), "an index is within its bounds");
        t11[[i15, i16, i17]] = cast::<f32>(1usize).abs();
    });
    parallel!(1, |i18| {
        #[allow(non_snake_case)]
        t10[(1 - i18)] = { let assignedRenamed: f64 = (if (((cast::<u16>((i18 - 0)) <= cast::<u16>(d4)) ^ (x1[[i18, 2, i18]] != x1[[b6, i18, i18]])) & (!(b7 == n9))) { (t6[d0] * t10[(1 - i18)]).abs() } else { t6[(n9 / 4)].trunc() }); assignedRenamed };
    });
    let mut t12 = shared::<f32>([8, 6]);
    fill(&mut t12, 1.0);
    reduce_abs_max_into(&t11, &mut t12, 0);
    parallel!(8, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(8, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i21Renamed| {
        h4.atomic_add([(((1 * 5) + i21Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i21Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i21Renamed))), Release);
    });
    parallel!((8, 8, 6), |i22, i23, i24| {
        h4.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), SeqCst);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((8, 6), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!((8, BM), |i27, i28| {
        y3[[((b6 * 8) + i27), ((b7 * BM) + i28)]] = select((x1[[(((x0.dim(0) * 8) + i27) / 8), (((i27 * 8) + i27) / 8), cast::<usize>(cast::<i16>((i27 - 9)))]] <= t12[[i27, i28]]), ((-t6[i27]) * 0.5).acos(), select((!(x0[[i27, x0.dim(0), d4, _p8]] != x1[[d0, i27, i27]])), (select((i27 >= d2), 3.0f64.min(1.0), t6[i27]) * 0.5).log10(), select(((i27 == 5) ^ (x2[[i27, 1]] < x2[[i27, 4]])), (-(select((4 >= i27), t6[((b6 - 0) << (b7 - 2))], t10[b7].max(t10[b6])) * 0.5).softplus()), ((-2.0f64) * 0.5).asin())));
    });
}

#[tile_fn]
pub fn function_5115(_v0: F8E5M2) -> F8E5M2 {
    _v0.max(select(((4usize < 0) && (0usize < 0)), F8E5M2::from_bits(((cast::<F8E5M2>(-4) / 5.0).to_bits() & 127)), cast::<F8E5M2>(4).abs().abs()))
}
#[tile_kernel]
pub fn random_5115<T: Int>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<u8, 2>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<u8, 1>,
    _p6: T,
) {
    dims!(x0 = [d1], x1 = [d2, d3], x2 = [d4, d3], y3 = [d3]);
    let n7: usize = d3.div_ceil(6);
    let mut w4 = workspace::<F8E5M2>([d3]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b5] = blocks([d3.div_ceil(6)]);
    let mut t5 = fragment::<F8E5M2>([3, 6, 3]);
    parallel!((3, 6, 3), |i8, i9, i10| {
        #[cfg_attr(not(any()), cfg(any()))]
        for _ in 0..1 { assert!(false, "kept"); }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v11: T = (3 >> 7);
        t5[[i8, i9, i10]] = -1.0;
    });
    let mut t6 = fragment::<F8E5M2>([4]);
    #[cfg_attr(any(), cfg(any()))]
    copy(t5.at((span(n7, 4), (b5 * 3), (d3 * 6))), &mut t6);
    let mut t7 = shared::<bool>([4, 4, 3, 4]);
    parallel!((4, 4, 3, 4), |i12, i13, i14, i15| {
        #[allow(non_snake_case)]
        let v16Renamed: f32 = x0[3];
        t7[[i12, i13, i14, i15]] = ((i13 <= i14) ^ (t6[i14] == function_5115(t5[[0, i13, i13]])));
    });
    let mut t8 = shared::<bool>([4, 4, 4]);
    let v17: bool = (t7[[cast::<usize>(x1[[n7, b5]]), b5, n7, b5]] | (b5 == d3));
    fill(&mut t8, v17);
    reduce_any_into(&t7, &mut t8, 2);
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t9Renamed = shared::<i32>([4]);
    parallel!(4, |i18| {
        t9Renamed[i18] = ((cast::<i32>(i18) * 3) + 0);
    });
    let mut t10 = fragment::<F8E5M2>([4]);
    copy(x2.at([n7, n7]), &mut t10);
    scatter(&t10, &t9Renamed, &mut t6);
    let mut t11 = shared::<f32>([6, 4, 4]);
    copy(t5.at([(b5 * 3), cast::<usize>(t9Renamed[b5]), d1]).or(t10[n7]), &mut t11);
    let mut t12 = shared::<u8>([3, 4, 6]);
    copy(t11.at((span(cast::<usize>(x1[[d3, d4]]), 6), span((((b5 * 4) + b5) % 4), 3), span(n7, 4))).or(-3.0).permute([1, 2, 0]), &mut t12);
    #[cfg(any())]
    { assert!(false, "kept"); }
    let v19: T = cast::<T>(t8[[cast::<usize>(t12[[n7, 0, cast::<usize>(t9Renamed[n7])]]), n7, n7]]);
    let mut t13 = fragment::<F8E5M2>([6]);
    parallel!(6, |i20| {
        t13[i20] = select(x2[[d2, 3]].is_finite(), t6[d4], t10[n7].max(cast_with::<F8E5M2>(x0[b5], Round::NearestEven))).abs().sqrt();
    });
    let mut t14 = shared::<F8E5M2>([6]);
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    copy(&t13, w4.at_mut([(b5 * 6)]));
    copy(w4.at([(b5 * 6)]), &mut t14);
    #[cfg(any())]
    assert!(false, "kept");
    #[expect(non_snake_case)]
    parallel!(6, |i21Renamed| {
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        let v22: T = (((cast::<T>(cast::<T>(t8[[b5, cast::<usize>(t9Renamed[0]), i21Renamed]]).leading_zeros()) * 3) + cast::<T>((d1 + 1))) % 3);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y3[((b5 * 6) + i21Renamed)] = (if (d4 < i21Renamed) { 4 } else { ((if (cast::<i8>((d2 - 5)) > cast::<i8>(cast::<usize>(t9Renamed[b5]))) { cast::<u8>(t7[[1, d4, d4, 3]]) } else { 3 }) * cast::<u8>(t8[[cast::<usize>(t12[[2, 1, i21Renamed]]), d4, 3]])) });
    });
}

const ROWS_5116: usize = 4;
#[tile_kernel]
pub fn random_5116<const BM: usize>(
    x0: &Tensor<f16, 1>,
    y1: &mut Tensor<f16, 3>,
    y2: &mut Tensor<f16, 3>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    #[cfg(all())]
    dims!(x0 = [d0], y1 = [d1, d2, d3], y2 = [d1, d2, d3], a3 = [d0], h4 = [7]);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let n8Renamed: usize = d1.div_ceil(1);
    #[cfg(not(all()))]
    require!(false, "kept");
    let [b4, b5, b6] = blocks([d1.div_ceil(1), d2.div_ceil(1), d3.div_ceil(BM)]);
    let mut t5 = fragment::<f16>([1, 1, BM]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(y1.at([(b4 * 1), (b5 * 1), (b6 * BM)]), &mut t5);
    let mut t6 = fragment::<f16>([ROWS_5116, ROWS_5116, 1]);
    copy(t5.at([(n8Renamed * 1), (b6 * BM), ((d3 - 7) << (d3 - 5))]), &mut t6);
    let mut t7 = shared::<f16>([1, 1, ROWS_5116]);
    #[expect(non_snake_case)]
    parallel!((1, 1, ROWS_5116), |i9Renamed, i10Renamed, i11Renamed| {
        t7[[i9Renamed, i10Renamed, i11Renamed]] = x0[i10Renamed];
    });
    #[cfg(not(all()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t8Renamed = fragment::<f32>([BM, BM, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, BM, 1), |i12, i13, i14| {
        let mut l9 = local::<f32>([1]);
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        #[cfg(all())]
        for k15 in 0..1 {
            l9[k15] = cast::<f32>(d3);
        }
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        t8Renamed[[i12, i13, i14]] = l9[(((i14 - 4) * BM) % BM)];
    });
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<f32>([1]);
    parallel!(1, |i16| {
        assert!((n8Renamed < 10), "an index is within its bounds");
        t10Renamed[i16] = ((cast::<f32>(t5[[i16, i16, i16]]) - cast::<f32>(t5[[0, 0, i16]])) + cast::<f32>(b6)).ceil();
    });
    let mut t11 = fragment::<f32>([1, 1]);
    copy(t10Renamed.reshape([1, 1]), &mut t11);
    let mut t12 = shared::<f32>([BM, 1]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!((BM, 1), |i17, i18| {
        t12[[i17, i18]] = (cast::<f32>(t5[[(i18 * 2), b6, d1]]) - (-1.0 * cast::<f32>(t5[[0, i18, i18]])));
    });
    let mut t13 = fragment::<f32>([1, BM]);
    #[cfg_attr(all(), cfg(not(all())))]
    assert!(false, "kept");
    gemm_set(&t11, t12.t(), &mut t13);
    let mut t14 = shared::<u32>([ROWS_5116]);
    parallel!(ROWS_5116, |i19| {
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        t14[i19] = (if ((i19 - 1) > i19) { (select((d0 == i19), 3, 2) * cast::<u32>(2u32.count_ones())) } else { ((if (2 >= i19) { 3 } else { 1 }) >> 0) });
    });
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    atomic_add(&t14, a3.at_mut([_q7]), Relaxed);
    parallel!((BM, BM, 1), |i20, i21, i22| {
        h4.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), AcqRel);
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    parallel!(1, |i23Renamed| {
        h4.atomic_add([(((1 * 5) + i23Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[i23Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i23Renamed))), Relaxed);
    });
    parallel!((1, 1), |i24, i25| {
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((BM, 1), |i26, i27| {
        #[cfg(not(all()))]
        undefined!();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Release);
    });
    parallel!((1, BM), |i28, i29| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Acquire);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t5, y1.at_mut([(b4 * 1), (b5 * 1), (b6 * BM)]));
    #[cfg_attr(all(), expect(non_snake_case))]
    parallel!((1, 1, BM), |i30Renamed, i31Renamed, i32Renamed| {
        y2[[((b4 * 1) + i30Renamed), ((b5 * 1) + i31Renamed), ((b6 * BM) + i32Renamed)]] = select(t13[[b6, d3]].is_nan(), ((select((7 != i31Renamed), 1.0, x0[i31Renamed]) + cast::<f16>(b6)) * 0.5).log1p(), select((t5[[0, b4, 1]].is_nan() | (i30Renamed > d0)), (t5[[i30Renamed, 0, (i30Renamed - 2)]] * 0.5).sin(), select(((i32Renamed == i32Renamed) ^ (cast::<i32>((i30Renamed - 8)) <= cast::<i32>(i32Renamed))), ((t6[[i31Renamed, i32Renamed, i31Renamed]].mul_add(t5[[0, i31Renamed, i32Renamed]], t7[[i30Renamed, i30Renamed, i30Renamed]]) + t6[[i31Renamed, b6, ((b5 - 4) << (i30Renamed - 3))]]) * 0.5).acos(), ((-x0[i31Renamed].abs()) * 0.5).exp())));
    });
}

const ROWS_5117: usize = 2;
const SCALE_5117: f32 = 9.0;
#[tile_fn]
pub fn function_5117(_v0: f16, _v1: f16) -> f16 {
    _v0.max(cast::<f16>(-1.0).abs().sqrt().mul_add((_v1.abs() / 5.0), (_v0 / 0.25).abs()))
}
#[tile_kernel]
pub fn random_5117<const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<bf16, 4>,
    y1: &mut Tensor<bf16, 2>,
    y2: &mut Tensor<f16, 2>,
    _p5: usize,
    _q6: usize,
) {
    dims!(x0 = [BM, BN, 1, 1], y1 = [d2, d2], y2 = [d2, d2]);
    let [b3, b4] = blocks([d2.div_ceil(BN), d2.div_ceil(BK)]);
    let mut t3 = shared::<bf16>([BN, ROWS_5117]);
    copy(x0.at([(b4 * BM), (b4 * BK), 0, (b3 * BM)]), &mut t3);
    let mut t4 = fragment::<f16>([BK, ROWS_5117, ROWS_5117]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at((span((b3 * BN), BK), span((b3 * (BN + 1)), ROWS_5117), b4.min(_q6), span(((b4 - 9) / (b3 - 5)), ROWS_5117))), &mut t4);
    #[allow(non_snake_case)]
    let mut t5Renamed = shared::<f16>([ROWS_5117, BK]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x0.at([(b4 * BK), (b3 * BN), (b4 * BM), x0.dim(2)]), &mut t5Renamed);
    #[expect(non_snake_case)]
    let mut t6Renamed = shared::<f16>([ROWS_5117, ROWS_5117]);
    copy(t3.at((span((b3 * (BN + 1)), ROWS_5117), span((b3 * BK), ROWS_5117))).or(t3[[_p5, b4]]), &mut t6Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<f32>([BK, ROWS_5117]);
    let v7: f32 = cast::<f32>(t4[[x0.dim(3), b4, _q6]]).trunc().max((2.0 * 1.0));
    fill(&mut t7, v7);
    gemm(t5Renamed.t(), &t6Renamed, &mut t7);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = shared::<bf16>([ROWS_5117]);
    reduce_min_nan(&t3, &mut t8, 0);
    let mut t9 = fragment::<f16>([BK, ROWS_5117, ROWS_5117]);
    cummax(&t4, &mut t9, 2);
    let mut t10 = fragment::<bf16>([ROWS_5117, ROWS_5117]);
    copy(t6Renamed.at([(_p5 * (BN + 1)), (b4 * BN)]), &mut t10);
    let mut t11 = shared::<f16>([1, BM]);
    copy(t10.at([b4, cast::<usize>(cast::<u32>((b3 - 1)))]), &mut t11);
    let mut t12 = shared::<f16>([1, BM]);
    copy(t3.at([_p5, (b3 * BK)]).or(t8[b4]), &mut t12);
    let mut t13 = fragment::<f32>([BM, BM]);
    clear(&mut t13);
    gemm(t11.t(), &t12, &mut t13);
    let mut t14 = fragment::<bf16>([ROWS_5117, BM, ROWS_5117]);
    copy(t9.at((span((b4 * (BN + 1)), ROWS_5117), span((b3 * BM), BM), span((b4 * BN), ROWS_5117))), &mut t14);
    copy(&t14, t9.at_mut([(_p5 * ROWS_5117), cast::<usize>(cast::<u16>((b4 - 1))), _q6]));
    let mut t15 = shared::<bf16>([BN + 1, BM]);
    copy(t7.at((span((b4 * ROWS_5117), BM), span((b3 * ROWS_5117), BN + 1))).t(), &mut t15);
    parallel!((BN, BK), |i8, i9| {
        y1[[((b3 * BN) + i8), ((b4 * BK) + i9)]] = select((!(1 >= i9)), (select((cast::<u64>((2usize - 0)) == cast::<u64>(_p5)), t14[[b3, 15, b4]].max(cast::<bf16>(b4)), x0[[i8, i8, x0.dim(2), 0]]) * 0.5).cosh(), select((x0.dim(3) == x0.dim(0)), (t10[[x0.dim(0), _q6]] * 0.5).sinh(), select((i8 > 0), (cast::<bf16>(_p5).abs().min(x0[[b3, i8, (((0 * BM) + i8) % BM), i8]]) * 0.5).exp(), ((t3[[i8, _p5]] * t8[b3.min(b3)]) * 0.5).cosh())));
    });
    parallel!((BN, BK), |i10, i11| {
        y2[[((b3 * BN) + i10), ((b4 * BK) + i11)]] = select((t13[[x0.dim(1).min(x0.dim(2)), ((d2 - 3) >> (b3 - 1))]] >= t7[[i10, b4]]), ((t6Renamed[[_q6, b4]] + (0.0 * 0.0)) * 0.5).acos(), select(((3 <= b4) & (b4 == _p5)), ((t9[[((i10 - 1) % 2), (b4 / 1), (b3 - 1)]] * 0.5).abs() + 1.0).rsqrt(), select((i10 > _p5), (t4[[i10, b3, x0.dim(3)]].min(3.0) * 0.5).cosh(), ((((0.0 * -1.0) + (-t6Renamed[[b3, d2]])) * 0.5).abs() + 1.0).recip())));
    });
}

#[tile_kernel]
pub fn random_5118<T: Num>(
    x0: &Tensor<T::Acc, 2>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<T::Acc, 3>,
    y3: &mut Tensor<T, 2>,
    h4: &mut Tensor<u64, 1>,
    _p7: usize,
) {
    dims!(x0 = [d0, d0], x1 = [d1], x2 = [d2, d1, d3], y3 = [d4, d3], h4 = [7]);
    let [b5, b6] = blocks([d4.div_ceil(2), d3.div_ceil(2)]);
    let mut t5 = shared::<u8>([2, 2]);
    copy(x0.at((span((d1 * 4), 2), span((_p7 * 2), 2))).t(), &mut t5);
    let mut t6 = shared::<f32>([4]);
    parallel!(4, |i8| {
        let mut s9: f32 = 0.0;
        for k10 in 0..3 {
            s9 += (cast::<f32>(x2[[b5, k10, x2.dim(0)]]) + (cast::<f32>(x2[[k10, 0, i8]]) - cast::<f32>(x2[[k10, k10, b6]])));
        }
        t6[i8] = s9;
    });
    #[expect(non_snake_case)]
    let mut t7Renamed = fragment::<T>([2, 2]);
    #[expect(non_snake_case)]
    parallel!((2, 2), |i11Renamed, i12Renamed| {
        t7Renamed[[i11Renamed, i12Renamed]] = cast::<T>(x2[[(i11Renamed + i12Renamed), (((i11Renamed * 3) * 2) / 2), x1.dim(0)]]);
    });
    let mut t8 = shared::<T>([2, 2]);
    parallel!((2, 2), |i13, i14| {
        t8[[i13, i14]] = 0;
    });
    let mut t9 = shared::<T::Acc>([2, 2]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm_set(&t7Renamed, t8.t(), &mut t9);
    let mut t10 = shared::<T::Acc>([2, 2]);
    cummin_rev(&t9, &mut t10, 0);
    parallel!(4, |i15| {
        h4.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    parallel!((2, 2), |i16, i17| {
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t7Renamed[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Release);
    });
    parallel!((2, 2), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t8[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((2, 2), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t9[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((2, 2), |i22, i23| {
        h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t10[[i22, i23]]) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    copy(&t5, y3.at_mut([(b5 * 2), (b6 * 2)]));
}

#[tile_kernel]
pub fn random_5119<const BM: usize, const BN: usize, const _FLAG: bool>(
    x0: &Tensor<f64, 2>,
    x1: &Tensor<F8E5M2, 1>,
    x2: &Tensor<F8E5M2, 1>,
    y3: &mut Tensor<f64, 3>,
    _q7: usize,
) {
    dims!(x0 = [d0, d0], x1 = [d1], x2 = [BM], y3 = [d1, d2, d3]);
    require!((d3 < 100), "extents are below 100");
    let [b4, b5, b6] = blocks([d1.div_ceil(BN), d2.div_ceil(BN), d3.div_ceil(BN)]);
    let mut t4 = shared::<F8E4M3>([BN + 1, BM, BM]);
    parallel!((BM, BM, (BN + 1)), |i8, i9, i10| {
        assert!((b4 < 1), "an index is within its bounds");
        let mut l5 = local::<F8E4M3>([3]);
        for k11 in 0..3 {
            #[allow(non_snake_case)]
            l5[k11] = { let assignedRenamed: F8E4M3 = (-cast::<F8E4M3>(x2[2])).abs().sqrt(); assignedRenamed };
        }
        #[allow(non_snake_case)]
        t4[[i10, i9, i8]] = { let assignedRenamed: F8E4M3 = l5[_q7]; assignedRenamed };
    });
    let mut t6 = fragment::<f64>([BN]);
    parallel!(BN, |i12| {
        let v13: F8E4M3 = cast::<F8E4M3>(x1[b4]).abs().mul_add(t4[[i12, b5, b6]].mul_add(-2.875, t4[[12, b4, _q7]]), (if (cast::<i32>((b6 - 3)) >= cast::<i32>(d1)) { cast::<F8E4M3>(x0[[x1.dim(0), b6]]) } else { cast::<F8E4M3>(x0[[d0, x2.dim(0)]]) }));
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut l7 = local::<f64>([4]);
        for k14 in 0..4 {
            l7[k14] = x0[[3, 4]];
        }
        t6[i12] = l7[(b5 - 2)];
    });
    let mut t8 = fragment::<F8E4M3>([BN + 1, BM, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    cummax_rev(&t4, &mut t8, 0);
    #[expect(non_snake_case)]
    let v15Renamed: F8E4M3 = (-3.0 * (cast::<F8E4M3>(b5) + -2.0));
    let mut v16: f64 = 4.0;
    for k17 in 0..4 {
        v16 += ((t6[x2.dim(0)] * cast::<f64>(((((b6 - 3) * (BN + 1)) + _q7) % (BN + 1)))) / 2.0);
    }
    let mut t9 = fragment::<i32>([2*BM]);
    parallel!((2*BM), |i18| {
        t9[i18] = ((cast::<i32>(i18) * 1) + -2);
    });
    let mut t10 = shared::<f64>([2*BM]);
    #[expect(non_snake_case)]
    parallel!((2*BM), |i19Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut l11 = local::<f64>([2]);
        for k20 in 0..2 {
            l11[k20] = cast::<f64>(i19Renamed).floor().min((x0[[b6, k20]] * t6[k20]));
        }
        t10[i19Renamed] = l11[b5];
    });
    scatter(&t10, &t9, &mut t6);
    let mut t12 = fragment::<i32>([1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_argmax(&t6, &mut t12, 0);
    parallel!((BN, BN, BN), |i21, i22, i23| {
        let v24: F8E5M2 = (x1[b5] / 5.0);
        y3[[((b4 * BN) + i21), ((b5 * BN) + i22), ((b6 * BN) + i23)]] = (if (b4 == d2) { x0[[3, _q7]].min(-2.0) } else { cast::<f64>(b5).mul_add(cast::<f64>(b6), 1.0) }).abs();
    });
}

const SCALE_5120: i32 = 1;
#[tile_fn]
pub fn function_5120(_v0: u16, _v1: u16) -> u16 {
    (_v0 * ((1u16.min(2) << 3) * 1))
}
#[tile_kernel]
pub fn random_5120<const BM: usize, const BN: usize>(
    x0: &Tensor<u16, 3>,
    x1: &Tensor<i64, 1>,
    x2: &Tensor<u16, 2>,
    y3: &mut Tensor<i64, 1>,
    a4: &mut Tensor<u64, 1>,
    h5: &mut Tensor<u64, 1>,
    _p7: i64,
    _q8: usize,
) {
    dims!(x0 = [d2, d2, BM], x1 = [d2], x2 = [d2, d3], y3 = [d4], a4 = [d6], h5 = [7]);
    #[expect(non_snake_case)]
    let n9Renamed: usize = d4.div_ceil(BM);
    let [b5] = blocks([d4.div_ceil(BM)]);
    let mut t6 = shared::<i64>([BM]);
    copy(y3.at([(b5 * BM)]), &mut t6);
    let mut t7 = fragment::<i64>([BN]);
    let v10: i64 = ((if (b5 < d2) { cast::<i64>(d4) } else { t6[b5] }) / 4);
    fill(&mut t7, v10);
    let mut t8 = fragment::<i64>([BN]);
    parallel!(BN, |i11| {
        let v12: i64 = cast::<i64>(((((i11 - 1) * BM) + _q8) / BM)).max((t6[cast::<usize>(x0[[i11, cast::<usize>(t6[d6]), b5]])] | x1[i11]));
        t8[i11] = ((if (i11 != 3) { x1[i11] } else { v12 }) + cast::<i64>(x0[[(((i11 - 5) * BN) / BN), i11, (((i11 * BM) + i11) / BM)]])).min(cast::<i64>(i11));
    });
    #[allow(non_snake_case)]
    let mut t9Renamed = fragment::<i32>([1]);
    reduce_argmin(&t6, &mut t9Renamed, 0);
    parallel!((2*BN), |i13| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        a4.atomic_or([b5], ((cast::<u64>(x1[cast::<usize>(t9Renamed[d3])]) % cast::<u64>((d6 + 1))) << cast::<u64>((x0.dim(0) + 1))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(BM, |i14Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((1 * 5) + i14Renamed) % 7)], (cast::<u64>(t6[i14Renamed]) * cast::<u64>(((1 * 5) + i14Renamed))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(BN, |i15Renamed| {
        h5.atomic_add([(((1 * 5) + i15Renamed) % 7)], (cast::<u64>(t7[i15Renamed]) * cast::<u64>(((1 * 5) + i15Renamed))), Relaxed);
    });
    parallel!(BN, |i16| {
        h5.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t8[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    parallel!(1, |i17| {
        h5.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t9Renamed[i17]) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    copy(&t6, y3.at_mut([(b5 * BM)]));
}

#[tile_fn]
pub fn function_5121(_v0: u8, _v1: u8) -> u8 {
    (_v0 + (((3 / 2) << cast::<u8>((0usize + 1))) + 0))
}
#[tile_kernel]
pub fn random_5121<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<bool, 2>,
    x1: &Tensor<i8, 1>,
    x2: &Tensor<u8, 5>,
    y3: &mut Tensor<bool, 1>,
    y4: &mut Tensor<i16, 1>,
    h5: &mut Tensor<u64, 1>,
    _p5: i16,
    _p6: usize,
) {
    dims!(x0 = [d2, d2], x1 = [d3], x2 = [BN + 1, BK, BM, BM, BM], y3 = [d2], y4 = [d2], h5 = [7]);
    let n7: usize = d2.div_ceil(BM);
    let mut w6 = workspace::<i16>([d2]);
    let [b4] = blocks([d2.div_ceil(BM)]);
    #[cfg(all())]
    let mut t7 = fragment::<u8>([BM, BN]);
    parallel!((BM, BN), |i8, i9| {
        t7[[i8, i9]] = select((((x2[[i9, i8, b4, i8, cast::<usize>(x1[i8])]] >= 1) || x0[[x0.dim(1), i9]]) & (x1[i8] >= x1[i8])), ((x2[[i8, i8, i8, i8, i8]] / x2[[2, d2, i8, 0, i8]]) & x2[[i8, d3, ((i8 - 1) >> (i8 - 4)), (i8 * 1), i8]]), (!(cast::<u8>(x0[[d3, cast::<usize>(x2[[i8, i8, i8, i8, i8]])]]) << x2[[i8, b4, i8, i8, 0]])));
    });
    let mut t8 = shared::<bool>([BK]);
    #[cfg(all())]
    copy(x1.at([(_p6 * BM)]).or(cast::<i8>(x0[[_p6, 6]])), &mut t8);
    let mut t9 = fragment::<bool>([BM, BN]);
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v10: bool = (x0[[d3, _p6]] & ((d3 / 2) >= _p6));
    fill(&mut t9, v10);
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(non_snake_case)]
    let mut t10Renamed = shared::<i16>([BM]);
    parallel!(BM, |i11| {
        let mut l11 = local::<i16>([3]);
        #[cfg_attr(all(), cfg(not(all())))]
        if true { assert!(false, "kept"); }
        for k12 in 0..3 {
            l11[k12] = cast::<i16>(x0[[cast::<usize>(cast::<i32>((i11 - 7))), 8]]);
        }
        #[cfg_attr(not(all()), cfg(not(all())))]
        t10Renamed[i11] = l11[(((i11 * BN) + i11) / BN)];
    });
    let mut t12 = fragment::<i16>([BM]);
    copy(&t10Renamed, w6.at_mut([(b4 * BM)]));
    copy(w6.at([(b4 * BM)]), &mut t12);
    parallel!((BM, BN), |i13, i14| {
        h5.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t7[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Release);
    });
    #[cfg_attr(all(), cfg(not(all())))]
    assert!(false, "kept");
    #[cfg(all())]
    parallel!(BK, |i15| {
        h5.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t8[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    parallel!((BM, BN), |i16, i17| {
        h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t9[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Acquire);
    });
    parallel!(BM, |i18| {
        #[cfg(all())]
        h5.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t10Renamed[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    #[cfg_attr(all(), expect(non_snake_case))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BM, |i19Renamed| {
        h5.atomic_add([(((1 * 5) + i19Renamed) % 7)], (cast::<u64>(t12[i19Renamed]) * cast::<u64>(((1 * 5) + i19Renamed))), Relaxed);
    });
    parallel!(BM, |i20| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y3[((b4 * BM) + i20)] = (i20 != cast::<usize>(x1[i20]));
    });
    #[cfg(not(all()))]
    assert!(false, "kept");
    let mut t13 = fragment::<i16>([BM]);
    #[cfg(all())]
    copy(t12.bitcast::<i16>(), &mut t13);
    copy(&t13, y4.at_mut([(b4 * BM)]));
}

#[tile_fn]
pub fn function_5122(_v0: u8, _v1: u8) -> u8 {
    (_v0 + 0)
}
#[tile_kernel]
pub fn random_5122<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<T, 3>,
    x1: &Tensor<T, 3>,
    x2: &Tensor<u8, 4>,
    y3: &mut Tensor<u8, 2>,
    y4: &mut Tensor<u64, 2>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2, d3, d4], x1 = [d5, d6, d7], x2 = [BK, BK, BM, BM], y3 = [d3, d8], y4 = [d3, d8], h5 = [7]);
    let [b9, b10] = blocks([d3.div_ceil(BK), d8.div_ceil(BN)]);
    let mut t6 = fragment::<u8>([BK, BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(y3.at([(b9 * BK), (b10 * BN)]), &mut t6);
    let mut t7 = fragment::<T::Acc>([BM, BK]);
    copy(x0.at([d3, b9, (d7 * BN)]), &mut t7);
    let mut t8 = fragment::<u64>([BN, BM, BK]);
    parallel!((BN, BM, BK), |i11, i12, i13| {
        t8[[i11, i12, i13]] = (cast::<u64>(t6[[b10, (((i11 * BN) + d4) % BN)]]) + (cast::<u64>(t6[[i13, b10]]) + cast::<u64>(t6[[i12, cast::<usize>(cast::<u16>((i12 - 7)))]])));
    });
    clear(&mut t7);
    let v14: T::Acc = (cast::<T::Acc>(t7[[d8, d6]]) / 4);
    fill(t7.at_mut((span(d7, BM), span((b9 * BN), BK))), v14);
    let mut v15: T = 3;
    for k16 in 0..3 {
        v15 += select((((d8 - 9) >> 4) <= cast::<usize>(x1[[d4, d7, d8]])), (cast::<T>(((d7 * BN) % BN)) / 3), cast::<T>(x0[[(d3 % 7), k16, b9]]));
    }
    parallel!((BN, BK), |i17, i18| {
        t6[[i18, i17]] = t6[[i18, i17]];
    });
    let mut t9 = shared::<u8>([7]);
    threads!(7, |thread19| {
        let i20: usize = thread19.index();
        let i21: usize = thread19.lane();
        let w22: usize = thread19.warp();
        let i23: usize = (i20 % 3);
        let v24: u8 = 1;
        let v25: u8 = thread19.shuffle_up(v24, i23);
        t9[i20] = v25;
    });
    #[expect(non_snake_case)]
    parallel!((BK, BN), |i26Renamed, i27Renamed| {
        h5.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(t6[[i26Renamed, i27Renamed]]) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), Acquire);
    });
    parallel!((BM, BK), |i28, i29| {
        h5.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t7[[i28, i29]]) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), AcqRel);
    });
    parallel!((BN, BM, BK), |i30, i31, i32| {
        h5.atomic_add([(((((((1 * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t8[[i30, i31, i32]]) * cast::<u64>(((((((1 * 5) + i30) * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!(7, |i33| {
        h5.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t9[i33]) * cast::<u64>(((1 * 5) + i33))), Relaxed);
    });
    parallel!((BK, BN), |i34, i35| {
        let mut l10 = local::<u8>([3]);
        for k36 in 0..3 {
            l10[k36] = (!(cast::<u8>(x1[[i34, 2, cast::<usize>(x0[[i34, cast::<usize>(t9[0]), k36]])]]) + t6[[cast::<usize>(x1[[4, 3, x2.dim(3)]]), cast::<usize>(x2[[b10, d6, d6, 1]])]]));
        }
        y3[[((b9 * BK) + i34), ((b10 * BN) + i35)]] = l10[((x1.dim(1) - 8) / (i34 - 4))];
    });
    copy(&t6, y4.at_mut([(b9 * BK), (b10 * BN)]));
}

#[tile_kernel(fast_math)]
pub fn random_5123<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<F8E4M3, 2>,
    x1: &Tensor<u32, 1>,
    x2: &Tensor<i8, 3>,
    y3: &mut Tensor<u32, 2>,
    y4: &mut Tensor<u32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p5: u32,
) {
    dims!(x0 = [d0, d0], x1 = [d1], x2 = [d0, d2, d0], y3 = [d3, BM + 1], y4 = [d3], h5 = [7]);
    let [b4] = blocks([d3.div_ceil(BK)]);
    let mut t6 = shared::<F8E4M3>([BK + 1, BK, 1, 1, 1]);
    parallel!((1, 1, 1, BK, (BK + 1)), |i6, i7, i8, i9, i10| {
        #[expect(non_snake_case)]
        t6[[i10, i9, i8, i7, i6]] = { let assignedRenamed: F8E4M3 = cast::<F8E4M3>(i8); assignedRenamed };
    });
    let mut t7 = shared::<u32>([BK, BK]);
    parallel!((BK, BK), |i11, i12| {
        t7[[i11, i12]] = 0;
    });
    parallel!((BK, BK), |i13, i14| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t7.atomic_cas([i13, i14], 0, x1[14], Release);
    });
    let mut t8 = fragment::<i32>([BK + 1, 1, 1, 1, 1]);
    reduce_argmax(&t6, &mut t8, 1);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9 = fragment::<u32>([BN, BN]);
    #[allow(non_snake_case)]
    parallel!((BN, BN), |i15Renamed, i16Renamed| {
        t9[[i15Renamed, i16Renamed]] = ((1 * 0) * 2);
    });
    let mut t10 = fragment::<u32>([BN, BM]);
    copy(t7.at([d2, cast::<usize>(x1[d2])]), &mut t10);
    let mut t11 = shared::<u32>([BN, BM]);
    clear(&mut t11);
    gemm(t9.t(), &t10, &mut t11);
    parallel!(BN, |i17| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t7.atomic_xor([i17, (i17 + 2)], (((x1[cast::<usize>(t11[[i17, i17]])] * 8) / 8) & x1[i17]), SeqCst);
    });
    let mut t12 = fragment::<i16>([BN]);
    copy(t8.at(((b4 * BN), span((d2 * (BM + 1)), BN), b4, (b4 * BK), b4)), &mut t12);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((BK + 1), 1, 1, 1, 1), |i18, i19, i20, i21, i22| {
        h5.atomic_add([(((((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t8[[i18, i19, i20, i21, i22]]) * cast::<u64>(((((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21) * 5) + i22))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BN, BN), |i23, i24| {
        h5.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t9[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((BN, BM), |i25, i26| {
        h5.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t10[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BN, BM), |i27, i28| {
        h5.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t11[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(BN, |i29Renamed| {
        h5.atomic_add([(((1 * 5) + i29Renamed) % 7)], (cast::<u64>(t12[i29Renamed]) * cast::<u64>(((1 * 5) + i29Renamed))), Relaxed);
    });
    let mut t13 = shared::<u32>([BK, BM + 1]);
    copy(x0.at((span(8, BK), span(d3, BM + 1))), &mut t13);
    copy(&t13, y3.at_mut([(b4 * BK), 0]));
    #[allow(non_snake_case)]
    let mut t14Renamed = fragment::<u32>([BK]);
    copy(t8.at((x2.dim(1), (b4 * BK), span(b4, BK), (b4 * BN), (b4 * BN))).or(cast::<i32>(x1[d2])), &mut t14Renamed);
    copy(&t14Renamed, y4.at_mut([(b4 * BK)]));
}

pub fn all() -> Vec<(u64, Box<dyn Kernel>)> {
    vec![
        (5064, Box::new(random_5064::<f32, 17>())),
        (5065, Box::new(random_5065::<bf16, 17>())),
        (5066, Box::new(random_5066::<i32, 4>())),
        (5067, Box::new(random_5067::<u16, 33, 2, 3>())),
        (5068, Box::new(random_5068::<f16, 5>())),
        (5069, Box::new(random_5069::<F8E4M3, 5, 2, 33>())),
        (5070, Box::new(random_5070::<4>())),
        (5071, Box::new(random_5071())),
        (5072, Box::new(random_5072::<4, 3, 2>())),
        (5073, Box::new(random_5073::<4>())),
        (5074, Box::new(random_5074::<8, 4, 3>())),
        (5075, Box::new(random_5075::<2, 3>())),
        (5076, Box::new(random_5076::<bf16, 5, 1>())),
        (5077, Box::new(random_5077::<bf16, 8>())),
        (5078, Box::new(random_5078::<1>())),
        (5079, Box::new(random_5079::<4, 1, false>())),
        (5080, Box::new(random_5080::<1, 4>())),
        (5081, Box::new(random_5081::<4, 16, 17>())),
        (5082, Box::new(random_5082::<F8E4M3, 17, 16, 1>())),
        (5083, Box::new(random_5083::<33, 17, 17>())),
        (5084, Box::new(random_5084::<i32, 16>())),
        (5085, Box::new(random_5085::<4, 5>())),
        (5086, Box::new(random_5086::<u8, 16, 3, 8>())),
        (5087, Box::new(random_5087::<17, 33>())),
        (5088, Box::new(random_5088::<u32, 5, false>())),
        (5089, Box::new(random_5089::<16>())),
        (5090, Box::new(random_5090::<5>())),
        (5091, Box::new(random_5091::<33, false>())),
        (5092, Box::new(random_5092::<16, 8>())),
        (5093, Box::new(random_5093::<17, 2, 16, false>())),
        (5094, Box::new(random_5094::<8, 17, 1>())),
        (5095, Box::new(random_5095::<3, 33, 17>())),
        (5096, Box::new(random_5096())),
        (5097, Box::new(random_5097())),
        (5098, Box::new(random_5098::<i64, 33, 17>())),
        (5099, Box::new(random_5099::<3, 2, 16>())),
        (5100, Box::new(random_5100::<4, 17, 33>())),
        (5101, Box::new(random_5101::<f64, 1>())),
        (5102, Box::new(random_5102::<i32, 17, 2>())),
        (5103, Box::new(random_5103::<2>())),
        (5104, Box::new(random_5104::<f32, 1, 5, 2>())),
        (5105, Box::new(random_5105())),
        (5106, Box::new(random_5106::<2, 33, false>())),
        (5107, Box::new(random_5107::<F8E5M2, 1, 5, 3, false>())),
        (5108, Box::new(random_5108::<2>())),
        (5109, Box::new(random_5109::<u32, 1>())),
        (5110, Box::new(random_5110::<i8, 16, 16>())),
        (5111, Box::new(random_5111::<5, 3>())),
        (5112, Box::new(random_5112::<bf16, 5, 3, 3, false>())),
        (5113, Box::new(random_5113::<5, false>())),
        (5114, Box::new(random_5114::<33>())),
        (5115, Box::new(random_5115::<u8>())),
        (5116, Box::new(random_5116::<3>())),
        (5117, Box::new(random_5117::<16, 17, 33, false>())),
        (5118, Box::new(random_5118::<u32>())),
        (5119, Box::new(random_5119::<3, 33, false>())),
        (5120, Box::new(random_5120::<4, 3>())),
        (5121, Box::new(random_5121::<1, 8, 17>())),
        (5122, Box::new(random_5122::<i8, 3, 17, 5>())),
        (5123, Box::new(random_5123::<16, 3, 17>())),
    ]
}
