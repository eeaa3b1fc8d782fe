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
pub fn function_3888(_v0: u8) -> u8 {
    (_v0 + (((2 / cast::<u8>((0usize + 1))) | cast::<u8>((0usize + 1))) * 3))
}
#[tile_kernel]
pub fn random_3888<const _FLAG: bool>(
    x0: &Tensor<u8, 2>,
    x1: &Tensor<i64, 2>,
    x2: &Tensor<u8, 2>,
    y3: &mut Tensor<u8, 2>,
    _p8: u8,
    _p9: usize,
) {
    dims!(x0 = [d1, d1], x1 = [6, d2], x2 = [6, d3], y3 = [d4, d5]);
    require!((d3 < 100), "extents are below 100");
    let n10: usize = d4.div_ceil(6);
    let [b6, b7] = blocks([d4.div_ceil(6), d5.div_ceil(6)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = shared::<i64>([6, 6, 2]);
    parallel!((6, 6, 2), |i11, i12, i13| {
        let v14: i64 = select((_p9 > i13), cast::<i64>(d5), 1);
        t4[[i11, i12, i13]] = (-((x1[[cast::<usize>(x1[[d5, i13]]), i13]] - x1[[i13, 0]]) + (x1[[cast::<usize>(x0[[13, b6]]), i13]] * x1[[4, i13]])));
    });
    let mut t5 = fragment::<u8>([2, 2, 6]);
    copy(t4.at([(n10 * 6), (b7 * 2), (b6 * 6)]), &mut t5);
    if (b6 >= (d1 % 7)) {
        let n15: usize = (_p9 % 4).max(0);
    } else {
        let mut t6 = fragment::<u8>([2, 2]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        reduce_min(&t5, &mut t6, 2);
    }
    let mut t7 = fragment::<i32>([2]);
    parallel!(2, |i16| {
        t7[i16] = (cast::<i32>(b6) * -2);
    });
    #[expect(non_snake_case)]
    let mut t8Renamed = fragment::<u8>([2, 2]);
    gather(x2.at((.., span((_p9 * 6), 2))), &t7, &mut t8Renamed);
    let mut t9 = fragment::<i64>([6, 2, 6]);
    parallel!((6, 2, 6), |i17, i18, i19| {
        t9[[i17, i18, i19]] = (((x1[[i19, i18]] + cast::<i64>(d3)) + x1[[i17, i18]]) + x1[[i17, i18]]);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = shared::<i64>([6, 6, 2]);
    copy(t9.at([cast::<usize>(cast::<i16>((_p9 - 2))), b7, cast::<usize>(cast::<i32>((b7 - 0)))]), &mut t10);
    atomic_max(&t10, &mut t4, SeqCst);
    #[expect(non_snake_case)]
    let mut t11Renamed = fragment::<u8>([6, 12]);
    copy(x0.at([(d5 * 2), (cast::<usize>(t5[[b6, b7, b6]]) * 2)]), &mut t11Renamed);
    #[allow(non_snake_case)]
    let mut t12Renamed = shared::<u8>([24, 6]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((24, 6), |i20, i21| {
        #[expect(non_snake_case)]
        t12Renamed[[i20, i21]] = { let assignedRenamed: u8 = x2[[i21, ((((i21 + 2) * 6) + i21) / 6)]]; assignedRenamed };
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t13Renamed = fragment::<i32>([6, 6]);
    fill(&mut t13Renamed, -1);
    let mut t14 = shared::<u8>([6, 3]);
    fill(&mut t14, 237);
    gemm_sp(&t11Renamed, &t14, &t12Renamed, &mut t13Renamed);
    parallel!(2, |i22| {
        t7[i22] = (if (t7[i22] != cast::<i32>(t12Renamed[[i22, 3]]).max(t7[i22])) { t13Renamed[[i22, (d5 - 5).div_ceil((i22 - 2))]] } else { (t13Renamed[[n10, i22]] % t7[i22]) });
    });
    let mut t15 = shared::<i64>([6]);
    copy(t5.at(((d5 * 6), span((n10 * 2), 6), (d1 + 1))), &mut t15);
    let mut t16 = shared::<i64>([6, 6, 6]);
    copy(t9.at((span((b7 * 6), 6), span(b6, 6), span(5, 6))), &mut t16);
    copy(&t13Renamed, y3.at_mut([(b6 * 6), (b7 * 6)]));
}

#[tile_fn]
pub fn function_3889(_v0: u32) -> u32 {
    (_v0 * (2 + 1))
}
#[tile_kernel]
pub fn random_3889<const BM: usize, const BN: usize, const FLAG: bool>(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<u32, 2>,
    y2: &mut Tensor<u32, 2>,
    h3: &mut Tensor<u64, 1>,
    _p7: u32,
    _p8: usize,
) {
    dims!(x0 = [d1, d2, d3], y1 = [d4, d4], y2 = [d4, d4], h3 = [7]);
    let n9: usize = d4.div_ceil(BM);
    let mut w4 = workspace::<u32>([d4, d4]);
    let [b5, b6] = blocks([d4.div_ceil(BM), d4.div_ceil(BM)]);
    let mut t5 = fragment::<f32>([6, BN, 6]);
    parallel!((6, BN, 6), |i10, i11, i12| {
        t5[[i10, i11, i12]] = cast::<f32>(i10);
    });
    let mut t6 = shared::<f32>([BM, 6, BN]);
    copy(t5.at((span((b6 * BM), BN), span((b5 * 6), BM), span((b6 % 5), 6))).permute([1, 2, 0]), &mut t6);
    #[expect(non_snake_case)]
    let v13Renamed: f32 = (if FLAG { cast_with::<f32>(t5[[d2, 0, d1]], Round::NearestEven) } else { cast::<f32>(b6) }).abs();
    fill(&mut t6, v13Renamed);
    parallel!((BM, 6, BN), |i14, i15, i16| {
        t6.atomic_exchange([i14, i15, i16], (-(cast::<f32>(t5[[i15, d4, i16]]) / 5.75)), AcqRel);
    });
    let mut t7 = fragment::<u32>([BM, BM]);
    copy(t6.at([d1, (b5 * BM), 0]).or(1.0), &mut t7);
    let mut t8 = fragment::<u32>([BM, BM]);
    copy(&t7, w4.at_mut([(b5 * BM), (b6 * BM)]));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(w4.at([(b5 * BM), (b6 * BM)]), &mut t8);
    parallel!((6, BN, 6), |i17, i18, i19| {
        h3.atomic_add([(((((((1 * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i17, i18, i19]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i17) * 5) + i18) * 5) + i19))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BM, 6, BN), |i20Renamed, i21Renamed, i22Renamed| {
        h3.atomic_add([(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i20Renamed, i21Renamed, i22Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed))), Acquire);
    });
    parallel!((BM, BM), |i23, i24| {
        h3.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t7[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, BM), |i25, i26| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t8[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), AcqRel);
    });
    let mut t9 = shared::<u32>([BM, BM]);
    fill(&mut t9, 0);
    copy(&t9, y1.at_mut([(b5 * BM), (b6 * BM)]));
    parallel!((BM, BM), |i27, i28| {
        let v29: f32 = 3.0f32.min_nan(cast::<f32>(t7[[d2, i27]])).min_nan(cast::<f32>(_p8).max(cast::<f32>((((x0.dim(2) * BN) + x0.dim(0)) % BN))));
        y2[[((b5 * BM) + i27), ((b6 * BM) + i28)]] = (if (6usize < 0) { 2 } else { cast::<u32>(b5) });
    });
}

#[tile_fn]
pub fn function_3890(_v0: f64) -> f64 {
    (_v0 + (0.0 + 0.0))
}
#[tile_kernel]
pub fn random_3890<T: Num, const BM: usize, const BN: usize>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<f32, 5>,
    x2: &Tensor<T::Acc, 3>,
    y3: &mut Tensor<T::Acc, 1>,
    y4: &mut Tensor<f64, 1>,
    _p7: T,
    _p8: u8,
    _q9: usize,
) {
    dims!(x0 = [d1, d2], x1 = [2*BN, 2*BN, 2*BN, 1, 1], x2 = [d2, d3, d4], y3 = [d5], y4 = [d5]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n10: usize = d5.div_ceil((2*BN));
    let [b6] = blocks([d5.div_ceil((2*BN))]);
    #[allow(non_snake_case)]
    let mut t5Renamed = fragment::<f64>([BN]);
    parallel!(BN, |i11| {
        t5Renamed[i11] = (cast::<f64>(x1[[i11, b6, i11, d4, d2]]).max_nan(-2.875).abs().sqrt() + cast::<f64>(x1[[i11, i11, _q9, b6, 0]]).abs().sqrt().abs());
    });
    let mut t6 = fragment::<T::Acc>([BN, BM]);
    copy(x1.at(((b6 * (2*BN)), (d4 % 1), span(d4, BM), span((b6 * (2*BN)), BN), b6)).or(x1[[n10, 1, n10, d4, b6]]).t(), &mut t6);
    parallel!(d4.min(BN), |i12| {
        assert!((d3 < 11), "an index is within its bounds");
        t5Renamed[i12] = cast::<f64>(x1[[i12, cast::<usize>(cast::<i32>((_q9 - 1))), d3, x0.dim(0), d4]]);
    });
    let mut t7 = shared::<T::Acc>([BM, BN]);
    copy(t6.at([2, n10]), &mut t7);
    let mut t8 = fragment::<f32>([BN, BM]);
    clear(&mut t8);
    pipelined!(0..4, stages = 1, order = [4, 2, 1, 0, 3], stage = [0, 0, 0, 0, 0], |k13| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t9 = fragment::<f32>([BN, BM]);
        let mut t10 = shared::<f32>([BM, BM]);
        copy(x1.at([n10, b6, b6, (b6 * (2*BN)), (k13 * BM)]), &mut t9);
        copy(x1.at([n10, n10, n10, (k13 * BM), b6]), &mut t10);
        gemm(&t9, &t10, &mut t8);
    });
    let mut t11 = fragment::<i32>([BM]);
    reduce_argmin(&t8, &mut t11, 0);
    if ((d5 - 2) < cast::<usize>(t11[b6])) {
        parallel!((BN, d3.min(BM)), |i14, i15| {
            if ((cast::<u64>((i14 - 2)) <= cast::<u64>(i14)) || (0 > d2)) {
                t7[[(i15 * 2), i14]] = t7[[(i15 * 2), i14]];
            }
        });
        let v16: f32 = (if (b6 != _q9) { (t8[[b6, b6]] / 1.25) } else { cast::<f32>(3usize).abs() });
        fill(&mut t8, v16);
    } else {
        #[expect(non_snake_case)]
        let mut t12Renamed = shared::<T::Acc>([2*BN]);
        threads!(2*BN, |thread17| {
            let i18: usize = thread17.index();
            let i19: usize = thread17.lane();
            let w20: usize = thread17.warp();
            let i21: usize = (i18 % 3);
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v22: T::Acc = -3;
            let v23: bool = thread17.any(((x1[[i18, i18, i18, 0, b6]] != x1[[0, x1.dim(3), i18, w20, d5]]) || (i21 < i21)));
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let mut v24Renamed: T::Acc = v22;
            if v23 {
                let v25: T::Acc = thread17.shuffle_up(v22, 29);
                v24Renamed = v25;
            }
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v26: T::Acc = v24Renamed;
            t12Renamed[i18] = v26;
            thread17.barrier();
            let v27: T::Acc = t12Renamed[((i18 + 37) % 6)];
            thread17.barrier();
            let v28: T::Acc = v27;
            let mut v29: T::Acc = v28;
            if (d3 >= 3) {
                #[allow(non_snake_case)]
                t12Renamed[i18] = { let assignedRenamed: T::Acc = v28; assignedRenamed };
                thread17.barrier();
                let v30: T::Acc = t12Renamed[i19];
                thread17.barrier();
                v29 = v30;
            }
            #[allow(non_snake_case)]
            let v31Renamed: T::Acc = v29;
            t12Renamed[i18] = v31Renamed;
            thread17.barrier();
            let v32: T::Acc = t12Renamed[3];
            thread17.barrier();
            let v33: T::Acc = v32;
            #[allow(non_snake_case)]
            t12Renamed[i18] = { let assignedRenamed: T::Acc = v33; assignedRenamed };
        });
    }
    parallel!((2*BN), |i34| {
        let v35: T = cast::<T>(t7[[b6, x0.dim(1)]]);
        #[allow(non_snake_case)]
        let mut s36Renamed: T::Acc = 0;
        for k37 in 0..3 {
            s36Renamed += (cast_with::<T::Acc>(x1[[cast::<usize>(t11[cast::<usize>(t11[d2])]), k37, 3, d3, k37]], Round::NearestEven) / 2).min((t7[[d1, k37]] * cast::<T::Acc>(t11[x2.dim(0)])));
        }
        y3[((b6 * (2*BN)) + i34)] = s36Renamed;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2*BN), |i38| {
        #[expect(non_snake_case)]
        y4[((b6 * (2*BN)) + i38)] = { let assignedRenamed: f64 = select((((n10 * (2*BN)) % (2*BN)) == (d4 * 1)), (cast::<f64>(d1) * 0.5).log10(), select((i38 != (i38 % 4)), ((-(cast::<f64>(i38) + cast::<f64>(x1[[i38, i38, b6, _q9, b6]]))) * 0.5).tanh(), select(((_q9 < i38) & (i38 <= 4)), (1.0f64 * 0.5).atan2(2.0f64.round()), ((-cast::<f64>(t6[[2, cast::<usize>(cast::<i8>((_q9 - 3)))]])) * 0.5).atan()))); assignedRenamed };
    });
}

#[tile_fn]
pub fn function_3891(_v0: i8) -> i8 {
    (_v0 + (((1 / cast::<i8>((0usize + 1))) ^ cast::<i8>((0usize + 1))) * select((cast::<u8>((0usize - 3)) > cast::<u8>((0usize * 1))), (-4 % cast::<i8>((0usize + 1))), (((4 * 2) + cast::<i8>((0usize + 1))) % 2))))
}
#[tile_kernel]
pub fn random_3891(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 3>,
    y3: &mut Tensor<u16, 1>,
    h4: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [d1, d2, d3], x1 = [d1, d3], x2 = [d4, d1, d1], y3 = [d5], h4 = [7]);
    require!((d5 < 100), "extents are below 100");
    #[cfg(not(any()))]
    let mut w5 = workspace::<u16>([d5]);
    let [b6] = blocks([d5.div_ceil(8)]);
    let mut t6 = fragment::<f32>([2, 3]);
    let t6_arrived = copy_async(x2.at((span(d5, 2), span((b6 * 3), 3), (d5 * 2))), &mut t6);
    t6_arrived.wait();
    #[cfg(any())]
    { assert!(false, "kept"); }
    let mut t7 = fragment::<i8>([8, 2, 2, 2, 2]);
    let v8: i8 = cast::<i8>(x0[[d2, 1, d2]]);
    #[cfg_attr(any(), cfg(any()))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t7, v8);
    #[expect(non_snake_case)]
    let mut t8Renamed = fragment::<i8>([3, 2]);
    #[cfg_attr(not(any()), cfg(any()))]
    let kept = undefined;
    #[expect(non_snake_case)]
    parallel!((3, 2), |i9Renamed, i10Renamed| {
        t8Renamed[[i9Renamed, i10Renamed]] = (0 - -2);
    });
    let mut t9 = shared::<i8>([3, 3]);
    #[cfg_attr(not(any()), cfg(any()))]
    fill(&mut undefined, 1);
    copy(x0.at([(b6 * 8), b6, cast::<usize>(t7[[d1, b6, cast::<usize>(t7[[6, 1, b6, b6, _q7]]), b6, b6]])]), &mut t9);
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t10Renamed = fragment::<i32>([2, 3]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v11: i32 = (if (cast::<i32>((0usize - 8)) > cast::<i32>(cast::<usize>(t7[[d5, b6, b6, _q7, b6]]))) { select((d2 == 3), cast::<i32>(x0[[b6, b6, d5]]), cast::<i32>(x0[[b6, b6, d5]])) } else { (cast::<i32>(x1[[d2, cast::<usize>(t7[[d2, b6, _q7, b6, b6]])]]) + cast::<i32>(x1[[b6, 0]])) });
    fill(&mut t10Renamed, v11);
    gemm(t8Renamed.t(), t9.t(), &mut t10Renamed);
    #[allow(non_snake_case)]
    for k12Renamed in 0..4 {
        let mut t11 = fragment::<f32>([2, 3, 2]);
        #[cfg(not(any()))]
        #[cfg_attr(not(any()), expect(non_snake_case))]
        parallel!((2, 3, 2), |i13Renamed, i14Renamed, i15Renamed| {
            #[cfg(any())]
            for _ in 0..1 { assert!(false, "kept"); }
            t11[[i13Renamed, i14Renamed, i15Renamed]] = x1[[i15Renamed, i14Renamed]];
        });
        parallel!((2, 3), |i16, i17| {
            h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t10Renamed[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
        });
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!((2, 3, 2), |i18, i19, i20| {
            #[cfg(any())]
            assert!(false, "kept");
            h4.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i18, i19, i20]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
        });
    }
    parallel!((3, 3), |i21, i22| {
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        t9.atomic_cas([i21, i22], 2, ((t8Renamed[[_q7, i21]] | t7[[1, d4, d5, d5, 1]]) % t8Renamed[[1, b6]]), Acquire);
    });
    #[expect(non_snake_case)]
    let mut v23Renamed: u16 = 4;
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    for k24 in 0..2 {
        #[cfg(any())]
        assert!(false, "kept");
        v23Renamed += cast::<u16>(t8Renamed[[((((b6 - 6).div_ceil(4) * 2) + k24) % 2), b6]]);
    }
    parallel!((2, 3), |i25, i26| {
        if (!(i26 < i26)) {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t6[[i25, i26]] = ((x2[[i26, i25, i26]] + 4.875) / 5.0).abs();
        }
    });
    let mut t12 = shared::<f32>([8, 3]);
    clear(&mut t12);
    #[cfg(any())]
    assert!(false, "kept");
    let mut t13 = shared::<f32>([8, 3]);
    #[cfg(not(any()))]
    #[expect(non_snake_case)]
    let mut t14Renamed = fragment::<f32>([3, 3]);
    pipelined!(0..2, stages = 3, order = [1, 0, 2], |k27| {
        copy(x1.at([(b6 * 8), (k27 * 3)]), &mut t13);
        copy(x1.at([(k27 * 3), (b6 * 8)]), &mut t14Renamed);
        gemm(&t13, &t14Renamed, &mut t12);
    });
    let mut t15 = shared::<u16>([8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t9.at(((b6 * 3), span((b6 * 2), 8))), &mut t15);
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    let mut t16 = shared::<u16>([8]);
    #[cfg_attr(not(any()), cfg(any()))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg_attr(any(), cfg(any()))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t15, w5.at_mut([(b6 * 8)]));
    copy(w5.at([(b6 * 8)]), &mut t16);
    parallel!((3, 3), |i28, i29| {
        h4.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t9[[i28, i29]]) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((2, 3), |i30, i31| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t10Renamed[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    parallel!((8, 3), |i32, i33| {
        h4.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i32, i33]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(8, |i34Renamed| {
        h4.atomic_add([(((1 * 5) + i34Renamed) % 7)], (cast::<u64>(t15[i34Renamed]) * cast::<u64>(((1 * 5) + i34Renamed))), Relaxed);
    });
    parallel!(8, |i35| {
        h4.atomic_add([(((1 * 5) + i35) % 7)], (cast::<u64>(t16[i35]) * cast::<u64>(((1 * 5) + i35))), Relaxed);
    });
    let mut t17 = shared::<u16>([8]);
    #[cfg_attr(any(), cfg(any()))]
    clear(&mut t17);
    copy(&t17, y3.at_mut([(b6 * 8)]));
}

#[tile_fn]
pub fn function_3892(_v0: i32) -> i32 {
    (_v0 + cast::<i32>(4i32.count_ones()).dot4_i8(cast::<i32>((0usize + 1))))
}
#[tile_kernel]
pub fn random_3892<T: Num>(
    x0: &Tensor<i8, 2>,
    x1: &Tensor<i32, 3>,
    y2: &mut Tensor<T::Acc, 3>,
    y3: &mut Tensor<i32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p9: i8,
    _p10: i32,
) {
    dims!(x0 = [d1, d2], x1 = [d3, d4, d4], y2 = [d5, d6, 3], y3 = [d5, d6], h4 = [7]);
    require!((d4 < 100), "extents are below 100");
    let [b7, b8] = blocks([d5.div_ceil(1), d6.div_ceil(1)]);
    let mut t5 = fragment::<i8>([2, 3, 1]);
    let t5_arrived = copy_async(x1.at([(b8 * 3), (d6 * 1), (d4 * 1)]), &mut t5);
    let mut t6 = shared::<f32>([1, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((1, 1), |i11, i12| {
        t6[[i11, i12]] = (1.0 * cast::<f32>(b8));
    });
    #[expect(non_snake_case)]
    let mut t7Renamed = fragment::<f32>([2, 1]);
    parallel!((2, 1), |i13, i14| {
        t7Renamed[[i13, i14]] = (-cast::<f32>(b8));
    });
    let mut t8 = fragment::<f32>([1, 2]);
    clear(&mut t8);
    gemm(t6.t(), t7Renamed.t(), &mut t8);
    t5_arrived.wait();
    let mut t9 = fragment::<i32>([3]);
    let t9_arrived = copy_async(x0.at((span((b8 * 2), 3), (d6 * 2))), &mut t9);
    t9_arrived.wait();
    clear(&mut t8);
    let v15: f32 = f32::from_bits(((-3.0f32).to_bits() | 2147483648));
    fill(t8.at_mut((span(0, 2), span((b8 * 2), 1))).t(), v15);
    let mut t10 = shared::<i32>([1]);
    parallel!(1, |i16| {
        t10[i16] = ((cast::<i32>(i16) * 1) + 2);
    });
    let mut t11 = fragment::<f32>([1, 2]);
    copy(x1.at(((d5 * 1), span((d6 * 1), 1), span(b8, 2))), &mut t11);
    scatter(&t11, &t10, &mut t8);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    for k17 in 0..4 {
        #[allow(non_snake_case)]
        let mut t12Renamed = fragment::<i32>([3]);
        cummin(&t9, &mut t12Renamed, 0);
        #[allow(non_snake_case)]
        parallel!((1, 2), |i18Renamed, i19Renamed| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h4.atomic_add([(((((1 * 5) + i18Renamed) * 5) + i19Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i18Renamed, i19Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18Renamed) * 5) + i19Renamed))), Release);
        });
        parallel!(3, |i20| {
            h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t12Renamed[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
        });
    }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t13 = fragment::<i32>([2]);
    copy(x1.at(((d6 * 3), span(b8, 2), (b8 * 1))).or(3), &mut t13);
    copy(&t13, t9.at_mut([d6]));
    parallel!((2, 3, 1), |i21, i22, i23| {
        h4.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t5[[i21, i22, i23]]) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(3, |i24Renamed| {
        h4.atomic_add([(((1 * 5) + i24Renamed) % 7)], (cast::<u64>(t9[i24Renamed]) * cast::<u64>(((1 * 5) + i24Renamed))), Release);
    });
    parallel!(1, |i25| {
        h4.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t10[i25]) * cast::<u64>(((1 * 5) + i25))), SeqCst);
    });
    parallel!((1, 2), |i26, i27| {
        h4.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!(2, |i28| {
        h4.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t13[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    let mut t14 = shared::<T::Acc>([1, 1, 3]);
    parallel!((3, 1, 1), |i29, i30, i31| {
        t14[[i31, i30, i29]] = (cast::<T::Acc>(t10[i31]).min((if (t8[[i31, i31]] > 3.0) { 3 } else { cast::<T::Acc>(t13[i30]) })) / 6);
    });
    copy(&t14, y2.at_mut([(b7 * 1), (b8 * 1), 0]));
    parallel!((1, 1), |i32, i33| {
        y3[[((b7 * 1) + i32), ((b8 * 1) + i33)]] = (cast::<i32>((if true { function_3892(_p10) } else { 0i32 }).count_ones()) + ((if (cast::<usize>(t13[i32]) == i33) { x1[[i32, d6, 2]] } else { cast::<i32>(i33) }) % t9[i32]));
    });
}

const ROWS_3893: usize = 5;
#[tile_kernel]
pub fn random_3893<const BM: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<bf16, 2>,
    y3: &mut Tensor<u8, 1>,
    y4: &mut Tensor<bf16, 1>,
    _p3: usize,
    _p4: u8,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d0], x1 = [d0], x2 = [d0, d0], y3 = [d1], y4 = [d1]);
    let [b2] = blocks([d1.div_ceil(ROWS_3893)]);
    let mut t5 = fragment::<bf16>([ROWS_3893, BM]);
    #[cfg_attr(false, cfg(false))]
    copy(x2.at((span(_p3, ROWS_3893), span(_p3, BM))), &mut t5);
    #[cfg_attr(false, cfg(false))]
    let mut t6 = fragment::<f32>([ROWS_3893, BM + 1]);
    copy(t5.at((span((d1 * BM), BM + 1), span((_p3 * BM), ROWS_3893))).t(), &mut t6);
    if (_p3 >= (_p3 / 4)) {
        parallel!((BM, d1.min(ROWS_3893)), |i5, i6| {
            t5[[(i6 * 2), i5]] = 1.0;
        });
    }
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t7Renamed = fragment::<bf16>([BM, ROWS_3893]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t5.at([_p3, (d0 - 1)]), &mut t7Renamed);
    #[cfg_attr(not(false), cfg(false))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t8 = shared::<bf16>([BM + 1]);
    copy(t7Renamed.at([b2, d0]), &mut t8);
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg_attr(false, cfg(false))]
    parallel!(ROWS_3893, |i7| {
        #[cfg(false)]
        assert!(false, "kept");
        #[cfg_attr(not(false), expect(non_snake_case))]
        let v8Renamed: bf16 = t8[d0].mul_add(1.0, x2[[1, d0]]).abs();
        #[cfg(false)]
        if true { assert!(false, "kept"); }
        let mut s9: u8 = 0;
        #[cfg_attr(false, cfg(false))]
        for k10 in 0..5 {
            s9 += 0;
        }
        y3[((b2 * ROWS_3893) + i7)] = s9;
    });
    #[cfg_attr(false, cfg(false))]
    let mut t9 = shared::<bf16>([ROWS_3893]);
    let t9_arrived = copy_async(x2.at([(((_p3 * (2*BM)) + d0) % (2*BM)), _p3]), &mut t9);
    t9_arrived.wait();
    copy(&t9, y4.at_mut([(b2 * ROWS_3893)]));
}

const SCALE_3894: f64 = 9.0;
#[tile_kernel]
pub fn random_3894<const BM: usize>(
    x0: &Tensor<i8, 3>,
    x1: &Tensor<f64, 2>,
    y2: &mut Tensor<i8, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d0, d1], x1 = [d2, 4], y2 = [d3, d4], h3 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n7: usize = d3.div_ceil((2*BM));
    let [b5, b6] = blocks([d3.div_ceil((2*BM)), d4.div_ceil(4)]);
    #[cfg_attr(false, cfg(false))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = shared::<f32>([BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    clear(&mut t4);
    let mut t5 = fragment::<f64>([4, 2*BM, BM]);
    #[cfg(false)]
    { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at([(b5 * BM), d4, d4]).or(0), &mut t5);
    parallel!(BM, |i8| {
        t4.atomic_exchange([i8], ((cast::<f32>(x0[[13, i8, d2]]) + cast::<f32>(x1[[i8, d0]])) + (if (i8 != b6) { cast::<f32>(d0) } else { 1.0 })), Acquire);
    });
    #[cfg(false)]
    { assert!(false, "kept"); }
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t6Renamed = shared::<f32>([1]);
    reduce_min(&t4, &mut t6Renamed, 0);
    #[cfg_attr(false, cfg(false))]
    let mut t7 = shared::<f64>([2*BM, BM]);
    reduce_sum(&t5, &mut t7, 0);
    #[cfg(not(false))]
    copy(x0.at([(n7 * (2*BM)), (d0 * BM), d4]), &mut t5);
    if t6Renamed[b5].is_nan() {
        #[cfg_attr(not(false), expect(non_snake_case))]
        parallel!((BM, 4), |i10Renamed, i11Renamed| {
            store_unordered(&mut t4, [((i10Renamed * 4) + i11Renamed)], (t6Renamed[b6].min_nan(t6Renamed[d1]) / 4.0));
        });
        let mut t8 = fragment::<bool>([BM, 2*BM, BM]);
        clear(&mut t8);
        let mut t9 = shared::<bool>([2*BM, BM]);
        reduce_all(&t8, &mut t9, 0);
        parallel!((BM, (2*BM), BM), |i12, i13, i14| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h3.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t8[[i12, i13, i14]]) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), Relaxed);
        });
        #[cfg_attr(false, cfg(false))]
        parallel!(((2*BM), BM), |i15, i16| {
            h3.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t9[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
        });
    }
    parallel!(BM, |i17| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!((4, (2*BM), BM), |i18, i19, i20| {
        h3.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i18, i19, i20]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i21Renamed| {
        #[cfg_attr(not(false), cfg(false))]
        assert!(false, "kept");
        h3.atomic_add([(((1 * 5) + i21Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6Renamed[i21Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i21Renamed))), Relaxed);
    });
    #[cfg_attr(not(false), cfg(false))]
    parallel!(1, |i| { undefined[i] = 1; });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((2*BM), BM), |i22, i23| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), SeqCst);
    });
    #[cfg_attr(not(false), cfg(false))]
    { assert!(false, "kept"); }
    parallel!(((2*BM), 4), |i24, i25| {
        let v26: f32 = cast::<f32>(t5[[i25, i24, 0]]);
        #[cfg_attr(not(false), expect(non_snake_case))]
        let mut s27Renamed: i8 = 0;
        for k28 in 0..4 {
            s27Renamed += 1;
        }
        #[cfg(false)]
        let kept = undefined;
        y2[[((b5 * (2*BM)) + i24), ((b6 * 4) + i25)]] = s27Renamed;
    });
}

#[tile_kernel]
pub fn random_3895<const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<i32, 3>,
    y1: &mut Tensor<i32, 1>,
    h2: &mut Tensor<u64, 1>,
    _p4: i32,
) {
    dims!(x0 = [d0, d1, d2], y1 = [d0], h2 = [7]);
    require!((d0 < 100), "extents are below 100");
    let [b3] = blocks([d0.div_ceil((BK + 1))]);
    let mut t3 = shared::<i32>([BK + 1]);
    copy(x0.at([cast::<usize>(x0[[1, d0, b3]]), b3, (d0 * BK)]), &mut t3);
    let mut t4 = shared::<i32>([BK + 1, BM, BN]);
    copy(x0.at((span(b3, BK + 1), span((d2 * (2*BM)), BM), span((b3 * (2*BM)), BN))).or(cast::<i32>(b3)), &mut t4);
    parallel!((BK + 1), |i5| {
        assert!((d2 < 15), "an index is within its bounds");
        if (cast::<usize>(t3[i5]) > (d1 / 1)) {
            t3[i5] = cast::<i32>(t4[[10, 0, (cast::<usize>(t4[[15, d1, b3]]) + b3)]]);
        }
    });
    parallel!((BK + 1), |i6| {
        h2.atomic_add([(((1 * 5) + i6) % 7)], (cast::<u64>(t3[i6]) * cast::<u64>(((1 * 5) + i6))), Relaxed);
    });
    parallel!(((BK + 1), BM, BN), |i7, i8, i9| {
        h2.atomic_add([(((((((1 * 5) + i7) * 5) + i8) * 5) + i9) % 7)], (cast::<u64>(t4[[i7, i8, i9]]) * cast::<u64>(((((((1 * 5) + i7) * 5) + i8) * 5) + i9))), Acquire);
    });
    copy(&t3, y1.at_mut([(b3 * (BK + 1))]));
}

const SCALE_3896: i32 = 5;
#[tile_fn]
pub fn function_3896(_v0: f16) -> f16 {
    (_v0 + cast::<f16>(((((0usize - 2) * 3) + 0) % 3)))
}
#[tile_kernel]
pub fn random_3896<T: Int, const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<T::Acc, 3>,
    y1: &mut Tensor<u32, 3>,
    a2: &mut Tensor<u64, 1>,
    h3: &mut Tensor<u64, 1>,
    _p9: usize,
    _p10: T,
    _q11: usize,
) {
    dims!(x0 = [BN, BK, d1], y1 = [d2, d3, d4], a2 = [d8], h3 = [7]);
    require!((d3 < 100), "extents are below 100");
    let [b5, b6, b7] = blocks([d2.div_ceil(BK), d3.div_ceil(BM), d4.div_ceil(BK)]);
    let mut t4 = fragment::<u32>([BM, BN]);
    copy(x0.at([b6, (b6 * BM), (_p9 * BN)]).or(x0[[b6, _p9, b6]]), &mut t4);
    let mut t5 = shared::<f16>([BK, BM, 2*BK, BN, BN]);
    #[expect(non_snake_case)]
    parallel!((BK, BM, (2*BK), BN, BN), |i12Renamed, i13Renamed, i14Renamed, i15Renamed, i16Renamed| {
        t5[[i12Renamed, i13Renamed, i14Renamed, i15Renamed, i16Renamed]] = (cast::<f16>((((i16Renamed - 3) * BN) % BN)).abs().sqrt() * (3.5 / 6.0));
    });
    if (_p9 == cast::<usize>(cast::<i16>((b5 - 5)))) {
        #[cfg_attr(not(any()), cfg(any()))]
        parallel!(1, |i| { undefined[i] = 1; });
        #[cfg(not(any()))]
        let mut t6 = shared::<T>([2*BM, 12]);
        parallel!(((2*BM), 12), |i17, i18| {
            #[cfg_attr(not(any()), cfg(any()))]
            undefined!();
            t6[[i17, i18]] = cast::<T>(x0[[b5, _p9, i18]]);
        });
        let mut t7 = shared::<T>([24, BK]);
        #[cfg(any())]
        { assert!(false, "kept"); }
        parallel!((24, BK), |i19, i20| {
            t7[[i19, i20]] = cast::<T>(b7);
        });
        let mut t8 = fragment::<T::Acc>([2*BM, BK]);
        #[cfg_attr(any(), cfg(any()))]
        let v21: T::Acc = x0[[_q11, _p9, 0]];
        fill(&mut t8, v21);
        let mut t9 = fragment::<u8>([2*BM, 3]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        fill(&mut t9, 144);
        #[cfg(any())]
        let kept = undefined;
        gemm_sp(&t6, &t9, &t7, &mut t8);
        #[cfg(not(any()))]
        let mut t10 = shared::<u8>([BK, 2*BM]);
        copy(t5.at([b5, (b6 * (2*BM)), b7, (b6 * BK), (b6 - 1)]), &mut t10);
        copy(&t10, t6.at_mut((span((b6 * BK), 2*BM), span((d2 * (2*BK)), BK))).t());
        #[cfg(not(any()))]
        let mut t11 = fragment::<u8>([BK, 2*BM]);
        cumprod(&t10, &mut t11, 0);
        #[cfg(not(any()))]
        #[cfg_attr(not(any()), allow(non_snake_case))]
        parallel!((BK, (2*BM)), |i22Renamed, i23Renamed| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h3.atomic_add([(((((1 * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(t10[[i22Renamed, i23Renamed]]) * cast::<u64>(((((1 * 5) + i22Renamed) * 5) + i23Renamed))), Relaxed);
        });
        parallel!((BK, (2*BM)), |i24, i25| {
            #[cfg_attr(any(), cfg(any()))]
            h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t11[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
        });
    } else {
        let mut t12 = shared::<f16>([BK, BM, 2*BK, BN]);
        fill(&mut t12, 1.0);
        #[cfg(any())]
        fill(&mut undefined, 1);
        reduce_min_into(&t5, &mut t12, 3);
        let mut t13 = shared::<u8>([2*BK]);
        threads!(2*BK, |thread26| {
            let i27: usize = thread26.index();
            let i28: usize = thread26.lane();
            #[cfg_attr(not(any()), cfg(any()))]
            let kept = undefined;
            #[cfg_attr(not(any()), expect(non_snake_case))]
            let w29Renamed: usize = thread26.warp();
            let i30: usize = (i27 % 6);
            let mut l14 = local::<u8>([1]);
            #[cfg_attr(not(any()), expect(non_snake_case))]
            for k31Renamed in 0..1 {
                l14[k31Renamed] = 3;
            }
            let v32: u8 = l14[cast::<usize>(x0[[d3, b5, i30]])];
            #[cfg_attr(not(any()), cfg(any()))]
            assert!(false, "kept");
            let mut v33: u8 = v32;
            if (w29Renamed <= 2) {
                let v34: u8 = thread26.shuffle_idx(v32, (i30 + 1));
                v33 = v34;
            }
            #[cfg_attr(any(), cfg(any()))]
            #[cfg_attr(not(any()), allow(non_snake_case))]
            let v35Renamed: u8 = v33;
            #[cfg(any())]
            undefined!();
            let mut v36: u8 = v35Renamed;
            if (d8 >= 3) {
                #[cfg_attr(not(any()), allow(non_snake_case))]
                #[expect(unused_doc_comments)]
                #[doc = ""]
                t13[i27] = { let assignedRenamed: u8 = v35Renamed; assignedRenamed };
                #[cfg(not(any()))]
                thread26.barrier();
                let v37: u8 = t13[((i27 + 7) % 10)];
                thread26.barrier();
                #[cfg(not(any()))]
                v36 = v37;
            }
            let v38: u8 = v36;
            let v39: u8 = thread26.shuffle_xor(v38, 20);
            t13[i27] = v39;
        });
    }
    let v40: T::Acc = 1;
    let mut t15 = shared::<u64>([2*BK]);
    #[cfg(any())]
    fill(&mut undefined, 1);
    parallel!((2*BK), |i41| {
        t15[i41] = (cast::<u64>(b6) * 0).min(3);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    atomic_max(&t15, a2.at_mut([2]), Relaxed);
    parallel!((BM, BN), |i42, i43| {
        #[cfg_attr(any(), cfg(any()))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i42) * 5) + i43) % 7)], (cast::<u64>(t4[[i42, i43]]) * cast::<u64>(((((1 * 5) + i42) * 5) + i43))), Relaxed);
    });
    parallel!((BK, BM, (2*BK), BN, BN), |i44, i45, i46, i47, i48| {
        h3.atomic_add([(((((((((((1 * 5) + i44) * 5) + i45) * 5) + i46) * 5) + i47) * 5) + i48) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i44, i45, i46, i47, i48]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i44) * 5) + i45) * 5) + i46) * 5) + i47) * 5) + i48))), Acquire);
    });
    parallel!((BK, BM, BK), |i49, i50, i51| {
        let mut s52: u32 = 0;
        for k53 in 0..6 {
            s52 += (4u16.count_ones() % t4[[((i49 - 1) << 2), b6]]);
        }
        #[cfg_attr(not(any()), cfg(any()))]
        let kept = undefined;
        y1[[((b5 * BK) + i49), ((b6 * BM) + i50), ((b7 * BK) + i51)]] = s52;
    });
}

const ROWS_3897: usize = 3;
const SCALE_3897: f64 = 1.0;
#[tile_kernel]
pub fn random_3897(
    x0: &Tensor<f64, 2>,
    y1: &mut Tensor<f64, 1>,
    y2: &mut Tensor<F8E5M2, 1>,
    h3: &mut Tensor<u64, 1>,
    _p2: usize,
    _p3: usize,
) {
    dims!(x0 = [d0, d0], y1 = [d0], y2 = [d0], h3 = [7]);
    let [b1] = blocks([d0.div_ceil(ROWS_3897)]);
    #[expect(non_snake_case)]
    let mut t4Renamed = shared::<f64>([ROWS_3897]);
    #[cfg(false)]
    if true { assert!(false, "kept"); }
    #[cfg(not(false))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(ROWS_3897, |i4| {
        assert!((_p3 < 3), "an index is within its bounds");
        #[cfg_attr(not(false), expect(non_snake_case))]
        t4Renamed[i4] = { let assignedRenamed: f64 = f64::from_bits((x0[[i4, cast::<usize>(cast::<u8>((b1 - 0)))]].to_bits() & 9223372036854775807)).abs(); assignedRenamed };
    });
    #[cfg_attr(false, cfg(false))]
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t5Renamed = shared::<f64>([ROWS_3897]);
    parallel!(ROWS_3897, |i5| {
        #[allow(non_snake_case)]
        t5Renamed[i5] = { let assignedRenamed: f64 = select((cast::<u64>((i5 - 8)) > cast::<u64>(2usize)), t4Renamed[i5], x0[[b1, i5]]).max(select((i5 < i5), cast::<f64>(x0[[_p2, i5]]), t4Renamed[i5])).abs(); assignedRenamed };
    });
    for k6 in 0.._p2 {
        #[cfg(not(false))]
        copy(t5Renamed.at([_p3]), &mut t4Renamed);
        #[cfg(false)]
        let kept = undefined;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t6 = shared::<F8E5M2>([ROWS_3897, ROWS_3897]);
        copy(x0.at([(b1 * 4), (b1 / 3)]), &mut t6);
        #[allow(non_snake_case)]
        let mut t7Renamed = fragment::<F8E5M2>([ROWS_3897]);
        reduce_abs_sum(&t6, &mut t7Renamed, 0);
        #[cfg_attr(not(false), cfg(false))]
        if true { assert!(false, "kept"); }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t8 = fragment::<F8E5M2>([1]);
        fill(&mut t8, 1.0);
        reduce_min_nan_into(&t7Renamed, &mut t8, 0);
        parallel!(ROWS_3897, |i7| {
            h3.atomic_add([(((1 * 5) + i7) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[i7]) * 16.0))) * cast::<u64>(((1 * 5) + i7))), SeqCst);
        });
        parallel!(1, |i8| {
            h3.atomic_add([(((1 * 5) + i8) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i8]) * 16.0))) * cast::<u64>(((1 * 5) + i8))), SeqCst);
        });
    }
    copy(t5Renamed.at((span(((b1 - 5) << (b1 - 1)), ROWS_3897),)).or(x0[[b1, b1]]), &mut t4Renamed);
    #[expect(non_snake_case)]
    let mut t9Renamed = fragment::<f64>([2, 2]);
    clear(&mut t9Renamed);
    #[cfg(not(false))]
    let mut t10 = shared::<f64>([2, 4]);
    let mut t11 = shared::<f64>([4, 2]);
    #[allow(non_snake_case)]
    pipelined!(0..3, stages = 4, |k9Renamed| {
        #[cfg_attr(false, cfg(false))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(x0.at([(d0 * 4), (k9Renamed * 4)]), &mut t10);
        copy(x0.at([(k9Renamed * 4), (b1 * ROWS_3897)]), &mut t11);
        #[cfg(false)]
        parallel!(1, |i| { undefined[i] = 1; });
        gemm(&t10, &t11, &mut t9Renamed);
    });
    parallel!(ROWS_3897, |i10| {
        h3.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4Renamed[i10]) * 16.0))) * cast::<u64>(((1 * 5) + i10))), Relaxed);
    });
    parallel!(ROWS_3897, |i11| {
        #[cfg(not(false))]
        h3.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5Renamed[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), Relaxed);
    });
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    #[allow(non_snake_case)]
    parallel!((2, 2), |i12Renamed, i13Renamed| {
        h3.atomic_add([(((((1 * 5) + i12Renamed) * 5) + i13Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[[i12Renamed, i13Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i12Renamed) * 5) + i13Renamed))), Acquire);
    });
    parallel!(ROWS_3897, |i14| {
        #[cfg(false)]
        let kept = undefined;
        y1[((b1 * ROWS_3897) + i14)] = select((t5Renamed[i14] < x0[[x0.dim(0), i14]]), ((x0[[2, i14]].ceil() * 0.0f64.mul_add(1.0, 0.0)) * 0.5).sinh(), select((i14 < b1), (x0[[1, (((d0 * 2) + _p3) % 2)]] * 0.5).tan(), select(((b1 > i14) || x0[[i14, i14]].is_finite()), (((if (i14 < i14) { cast::<f64>(i14) } else { x0[[_p2, i14]] }) * 1.0f64.mul_add(0.0, 0.0)) * 0.5).atan2((-(-2.0))), (x0[[_p3, i14]].abs() * 0.5).tan())));
    });
    #[cfg(false)]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t12 = shared::<F8E5M2>([2, ROWS_3897]);
    #[cfg(false)]
    assert!(false, "kept");
    #[allow(non_snake_case)]
    parallel!((2, ROWS_3897), |i15Renamed, i16Renamed| {
        t12[[i15Renamed, i16Renamed]] = cast::<F8E5M2>(x0[[d0, i15Renamed]]);
    });
    let mut t13 = fragment::<F8E5M2>([ROWS_3897]);
    reduce_mean(&t12, &mut t13, 0);
    #[cfg(false)]
    { assert!(false, "kept"); }
    copy(&t13, y2.at_mut([(b1 * ROWS_3897)]));
}

const SCALE_3898: f64 = 5.0;
#[tile_kernel(fast_math)]
pub fn random_3898<const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<bf16, 3>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<bf16, 1>,
    y4: &mut Tensor<bf16, 1>,
    h5: &mut Tensor<u64, 1>,
    _p6: usize,
) {
    dims!(x0 = [d0, d0, d1], x1 = [d1, d2, d3], x2 = [d1], y3 = [d4], y4 = [d4], h5 = [7]);
    let n7: usize = d4.div_ceil((BM + 1));
    let [b5] = blocks([d4.div_ceil((BM + 1))]);
    let mut t6 = shared::<bf16>([BM, BN, BK]);
    copy(x0.at((span((_p6 % 2), BM), span(b5, BN), span(3, BK))).or(x0[[b5, b5, b5]]), &mut t6);
    let mut t7 = fragment::<bf16>([BK, 2*BM]);
    copy(x1.at((b5, span(d1, BK), span(_p6, 2*BM))), &mut t7);
    let mut t8 = fragment::<bf16>([BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t6.at((b5, b5, span((b5 / 2), BM))), &mut t8);
    let mut t9 = shared::<bf16>([BM]);
    cummin(&t8, &mut t9, 0);
    cumsum(&t6, &mut t6, 2);
    let n8: usize = (3usize % 1).max(0);
    parallel!((BM, BN, BK), |i9, i10, i11| {
        h5.atomic_add([(((((((1 * 5) + i9) * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i9, i10, i11]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i9) * 5) + i10) * 5) + i11))), Release);
    });
    parallel!((BK, (2*BM)), |i12, i13| {
        h5.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i12, i13]]) * 16.0))) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), Relaxed);
    });
    parallel!(BM, |i14| {
        h5.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i14]) * 16.0))) * cast::<u64>(((1 * 5) + i14))), Acquire);
    });
    parallel!(BM, |i15| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    let mut t10 = fragment::<bf16>([BM + 1, 2*BM]);
    copy(x0.at([n7, d3, b5]).or(-1.0), &mut t10);
    let mut t11 = fragment::<bf16>([BM + 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_logsumexp(&t10, &mut t11, 1);
    copy(&t11, y3.at_mut([(b5 * (BM + 1))]));
    parallel!((BM + 1), |i16| {
        let v17: bf16 = -1.0;
        let mut s18: bf16 = 0.0;
        for k19 in 0..6 {
            #[expect(non_snake_case)]
            s18 += { let assignedRenamed: bf16 = t7[[4, i16]]; assignedRenamed };
        }
        y4[((b5 * (BM + 1)) + i16)] = s18;
    });
}

#[tile_fn]
pub fn function_3899(_v0: i64) -> i64 {
    _v0.max((if (0usize > 0) { 0 } else { -1 }))
}
#[tile_kernel]
pub fn random_3899<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i64, 2>,
    y1: &mut Tensor<u64, 2>,
    y2: &mut Tensor<i64, 3>,
    a3: &mut Tensor<u64, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d1], y1 = [d2, d3], y2 = [d2, d3, BM], a3 = [d2], h4 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n6: usize = d2.div_ceil((2*BM));
    let [b4, b5] = blocks([d2.div_ceil((2*BM)), d3.div_ceil((BK + 1))]);
    let mut t5 = shared::<u64>([2*BM, BK + 1]);
    copy(y1.at([(b4 * (2*BM)), (b5 * (BK + 1))]), &mut t5);
    let mut t6 = shared::<i64>([BM]);
    let v7: i64 = (function_3899(cast::<i64>(x0[[b4, b4]])) >> x0[[b4, b4]]);
    fill(&mut t6, v7);
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<i64>([BK + 1, 2*BM]);
    let t7_arrived = copy_async(x0.at((span((b5 * BN), BK + 1), span((b5 * BK), 2*BM))).or(x0[[cast::<usize>(x0[[b5, b4]]), b5]]), &mut t7Renamed);
    t7_arrived.wait();
    #[expect(non_snake_case)]
    let mut t8Renamed = fragment::<i64>([1]);
    reduce_max(&t6, &mut t8Renamed, 0);
    #[allow(non_snake_case)]
    let mut t9Renamed = shared::<u64>([BN, BK + 1]);
    copy(x0.at((span(4, BK + 1), span((b5 * BK), BN))).t(), &mut t9Renamed);
    parallel!(BM, |i8| {
        t6.atomic_cas([i8], (cast::<i64>(t5[[i8, cast::<usize>(t9Renamed[[b5, b4]])]]) - cast::<i64>(t5[[i8, 7]])), cast::<i64>(t5[[((x0.dim(1) * BM) % BM), d1]]), Acquire);
    });
    let mut t10 = shared::<i32>([1]);
    reduce_argmax(&t6, &mut t10, 0);
    #[allow(non_snake_case)]
    let mut t11Renamed = fragment::<u64>([BK + 1]);
    #[expect(non_snake_case)]
    parallel!((BK + 1), |i9Renamed| {
        let mut s10: u64 = 0;
        for k11 in 0..3 {
            s10 += cast::<u64>(select((k11 >= k11), t5[[x0.dim(1), d2]], cast::<u64>(((((k11 - 1) * BK) + cast::<usize>(t7Renamed[[k11, b5]])) % BK))).count_ones());
        }
        t11Renamed[i9Renamed] = s10;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    atomic_add(&t11Renamed, a3.at_mut([d1]), AcqRel);
    #[allow(non_snake_case)]
    parallel!(BM, |i12Renamed| {
        h4.atomic_add([(((1 * 5) + i12Renamed) % 7)], (cast::<u64>(t6[i12Renamed]) * cast::<u64>(((1 * 5) + i12Renamed))), Acquire);
    });
    parallel!(((BK + 1), (2*BM)), |i13, i14| {
        h4.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t7Renamed[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i15Renamed| {
        h4.atomic_add([(((1 * 5) + i15Renamed) % 7)], (cast::<u64>(t8Renamed[i15Renamed]) * cast::<u64>(((1 * 5) + i15Renamed))), Relaxed);
    });
    parallel!((BN, (BK + 1)), |i16, i17| {
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t9Renamed[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i18Renamed| {
        h4.atomic_add([(((1 * 5) + i18Renamed) % 7)], (cast::<u64>(t10[i18Renamed]) * cast::<u64>(((1 * 5) + i18Renamed))), Relaxed);
    });
    copy(&t5, y1.at_mut([(b4 * (2*BM)), (b5 * (BK + 1))]));
    parallel!(((2*BM), (BK + 1), BM), |i19, i20, i21| {
        y2[[((b4 * (2*BM)) + i19), ((b5 * (BK + 1)) + i20), (0 + i21)]] = ((((!cast::<i64>(n6)) + t7Renamed[[d2, i19]]) * 3) / 3);
    });
}

#[tile_fn]
pub fn function_3900(_v0: f16) -> f16 {
    (_v0 + ((-cast::<f16>(-4.25)).abs() + ((_v0 / 4.25) + (0.0 / 3.75))))
}
#[tile_kernel]
pub fn random_3900<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f16, 2>,
    x1: &Tensor<F8E5M2, 3>,
    x2: &Tensor<f16, 1>,
    y3: &mut Tensor<F8E5M2, 2>,
    y4: &mut Tensor<F8E5M2, 2>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d1], x1 = [BM, d2, BM], x2 = [d2], y3 = [d3, d2], y4 = [d3, d2], h5 = [7]);
    let [b4, b5] = blocks([d3.div_ceil(BM), d2.div_ceil((2*BN))]);
    let mut t6 = fragment::<F8E5M2>([BK, BM]);
    #[cfg_attr(all(), cfg(not(all())))]
    fill(&mut undefined, 1);
    #[cfg(all())]
    parallel!((BK, BM), |i6, i7| {
        #[cfg(not(all()))]
        undefined!();
        let v8: F8E5M2 = select((x0[[i6, 0]] <= x2[i6]), x1[[i7, d3, i7]].trunc(), (if (i6 != b4) { x1[[i7, x1.dim(2), b4]] } else { x1[[12, i6, i7]] }));
        t6[[i6, i7]] = cast::<F8E5M2>(0).abs().max(-1.0);
    });
    let mut t7 = fragment::<F8E5M2>([BM, BK, BN]);
    #[cfg_attr(all(), cfg(not(all())))]
    if true { assert!(false, "kept"); }
    copy(x1.at([(b5 * (2*BN)), d1, (b4 * BM)]).or(x1[[3, d1, d2]]), &mut t7);
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut v9Renamed: F8E5M2 = 2.0;
    #[expect(non_snake_case)]
    for k10Renamed in 0..5 {
        v9Renamed += select(((t7[[4, b4, b4]] <= cast::<F8E5M2>(((((d1 - 4) * BN) + b5) % BN))) && (b5 < 2)), cast_with::<F8E5M2>(x0[[k10Renamed, b4]], Round::Down).round_ties_even(), (cast::<F8E5M2>(t6[[b4, k10Renamed]]) / 5.75));
    }
    #[cfg_attr(all(), cfg(not(all())))]
    for _ in 0..1 { assert!(false, "kept"); }
    parallel!((BK, BM), |i11, i12| {
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        h5.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i11, i12]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Acquire);
    });
    #[cfg(not(all()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[allow(non_snake_case)]
    parallel!((BM, BK, BN), |i13Renamed, i14Renamed, i15Renamed| {
        h5.atomic_add([(((((((1 * 5) + i13Renamed) * 5) + i14Renamed) * 5) + i15Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i13Renamed, i14Renamed, i15Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13Renamed) * 5) + i14Renamed) * 5) + i15Renamed))), Relaxed);
    });
    #[cfg(all())]
    parallel!((BM, (2*BN)), |i16, i17| {
        y3[[((b4 * BM) + i16), ((b5 * (2*BN)) + i17)]] = select((i17 >= i17), (t7[[i16, x2.dim(0), i17]] * 0.5).cos(), select(((cast::<u16>((i17 - 1)) <= cast::<u16>(i17)) ^ (cast::<i16>((i17 - 6)) != cast::<i16>(i17))), (t6[[b4, (i17 % 6)]] * 0.5).sinh(), select((x1[[i16, i17, (x0.dim(1) % 6)]] > cast_with::<F8E5M2>(x1[[i17, i17, 0]], Round::NearestEven)), (t6[[(b4 - 3).div_ceil((b5 - 4)), (i17 - i16)]] * 0.5).exp(), (((-1.0 * -1.0) + t6[[0, i16]].abs()) * 0.5).hypot(cast::<F8E5M2>(2).floor()))));
    });
    #[cfg_attr(all(), cfg(not(all())))]
    let kept = undefined;
    let mut t8 = fragment::<F8E5M2>([BM, 2*BN]);
    copy(x1.at((span(d3, 2*BN), d1, span((b4 * BM), BM))).t(), &mut t8);
    #[cfg_attr(all(), cfg(not(all())))]
    undefined!();
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t8, y4.at_mut([(b4 * BM), (b5 * (2*BN))]));
}

const SCALE_3901: u8 = 9;
#[tile_fn]
pub fn function_3901(_v0: i64) -> i64 {
    (_v0 + ((-4 ^ cast::<i64>((0usize + 1))).abs() >> cast::<i64>((0usize + 1))))
}
#[tile_kernel]
pub fn random_3901<T: Int, const BM: usize>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<i16, 4>,
    x2: &Tensor<i16, 3>,
    y3: &mut Tensor<i64, 3>,
    a4: &mut Tensor<i32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p9: usize,
) {
    dims!(x0 = [d1, d2], x1 = [4, 2, BM, 1], x2 = [d3, d4, d2], y3 = [d5, d2, 4], a4 = [d8], h5 = [7]);
    let [b6, b7] = blocks([d5.div_ceil(BM), d2.div_ceil(2)]);
    let mut t6 = shared::<i64>([4]);
    copy(x0.at([(d5 * 2), cast::<usize>(cast::<i16>((b7 - 9)))]), &mut t6);
    let mut t7 = shared::<f32>([4, 4, 4]);
    parallel!((4, 4, 4), |i10, i11, i12| {
        t7[[i10, i11, i12]] = select((cast::<u8>((i12 - 8)) != cast::<u8>(6usize)), select((2usize < 6), cast::<f32>(i11), cast::<f32>(t6[0])).floor(), -0.25);
    });
    copy(t7.at([3, cast::<usize>(x2[[x0.dim(0), 4, b6]]), (d4 * 2)]), &mut t6);
    cummax(&t6, &mut t6, 0);
    if (t6[d2] < (t6[1] >> t6[cast::<usize>(x2[[d8, d8, b7]])])) {
        let mut t8 = shared::<i32>([4]);
        #[allow(non_snake_case)]
        parallel!(4, |i13Renamed| {
            t8[i13Renamed] = ((cast::<i32>(i13Renamed) * 1) + -2);
        });
        let mut t9 = shared::<i64>([4]);
        parallel!(4, |i14| {
            let v15: T::Acc = (cast::<T::Acc>(x2[[i14, cast::<usize>(x0[[x2.dim(2), d1]]), b7]]).min(cast::<T::Acc>(x2[[cast::<usize>(x2[[d5, i14, 1]]), cast::<usize>(x2[[i14, cast::<usize>(t6[i14]), i14]]), x2.dim(1)]])) | cast::<T::Acc>((i14 + 1)));
            t9[i14] = cast::<i64>(x1[[i14, (d1 - 4), (x2.dim(1) / 1), (b6 / 1)]]);
        });
        scatter(&t9, &t8, &mut t6);
        parallel!(4, |i16| {
            h5.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t8[i16]) * cast::<u64>(((1 * 5) + i16))), SeqCst);
        });
        parallel!(4, |i17| {
            h5.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t9[i17]) * cast::<u64>(((1 * 5) + i17))), Relaxed);
        });
    }
    let mut t10 = fragment::<i32>([BM]);
    parallel!(BM, |i18| {
        t10[i18] = ((cast::<i32>(i18) * 2) + -2);
    });
    let mut t11 = shared::<i64>([BM]);
    copy(x0.at((span((_p9 * 2), BM), (b7 * 2))), &mut t11);
    scatter(&t11, &t10, &mut t6);
    let mut t12 = fragment::<bool>([BM]);
    parallel!(BM, |i19| {
        t12[i19] = ((x2[[d2, x2.dim(1), (x2.dim(1) * 1)]] == x1[[2, d8, _p9, x1.dim(1)]]) | (i19 <= (_p9 - 3)));
    });
    let mut t13 = shared::<bool>([1]);
    reduce_all(&t12, &mut t13, 0);
    parallel!(4, |i20| {
        t6[i20] = function_3901(select(((((_p9 * 2) + x0.dim(0)) / 2) <= i20), (if t13[_p9] { t11[i20] } else { t11[d4] }), select((cast::<u64>((7usize - 5)) != cast::<u64>(1usize)), -4, t11[i20])));
    });
    let mut t14 = shared::<i64>([BM]);
    copy(&t12, &mut t14);
    let mut t15 = fragment::<bool>([1]);
    reduce_all(&t13, &mut t15, 0);
    parallel!(4, |i21| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        a4.atomic_max([(((i21 * 2) + cast::<usize>(t10[_p9])) % 2)], (((select((i21 == 1), cast::<i32>(cast::<usize>(cast::<u32>((i21 - 2)))), t10[i21]) * 5) + t10[d2]) % 5), Release);
    });
    parallel!(BM, |i22| {
        h5.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t11[i22]) * cast::<u64>(((1 * 5) + i22))), SeqCst);
    });
    parallel!(BM, |i23| {
        h5.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t12[i23]) * cast::<u64>(((1 * 5) + i23))), Acquire);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i24Renamed| {
        h5.atomic_add([(((1 * 5) + i24Renamed) % 7)], (cast::<u64>(t13[i24Renamed]) * cast::<u64>(((1 * 5) + i24Renamed))), Relaxed);
    });
    parallel!(BM, |i25| {
        h5.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t14[i25]) * cast::<u64>(((1 * 5) + i25))), Acquire);
    });
    #[expect(non_snake_case)]
    parallel!(1, |i26Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((1 * 5) + i26Renamed) % 7)], (cast::<u64>(t15[i26Renamed]) * cast::<u64>(((1 * 5) + i26Renamed))), Relaxed);
    });
    let mut t16 = fragment::<i64>([BM, 2, 4]);
    parallel!((4, 2, BM), |i27, i28, i29| {
        t16[[i29, i28, i27]] = t14[14];
    });
    copy(&t16, y3.at_mut([(b6 * BM), (b7 * 2), 0]));
}

#[tile_fn]
pub fn function_3902(_v0: i64, _v1: i64) -> i64 {
    (_v0 + 0)
}
#[tile_kernel]
pub fn random_3902<const BM: usize, const BN: usize>(
    x0: &Tensor<i64, 1>,
    y1: &mut Tensor<f32, 1>,
    y2: &mut Tensor<i64, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2], y1 = [d2], y2 = [d2, BN], h3 = [7]);
    let mut w4 = workspace::<f32>([d2]);
    let [b3] = blocks([d2.div_ceil(BM)]);
    let mut t5 = shared::<f32>([BM]);
    copy(y1.at([(b3 * BM)]), &mut t5);
    let mut t6 = fragment::<i64>([BN, BM, BN]);
    #[expect(non_snake_case)]
    parallel!((BN, BM, BN), |i4Renamed, i5Renamed, i6Renamed| {
        let v7: f32 = t5[(((((i6Renamed - 0) >> 3) * BM) + i6Renamed) % BM)];
        t6[[i4Renamed, i5Renamed, i6Renamed]] = ((-(-3)) * (cast::<i64>(t5[i4Renamed]) + cast::<i64>(t5[2]))).abs();
    });
    let mut t7 = shared::<f32>([3, BN, BN, BM, 3]);
    parallel!((3, BM, BN, BN, 3), |i8, i9, i10, i11, i12| {
        let v13: f32 = (t5[i10] / 3.75);
        #[allow(non_snake_case)]
        let mut s14Renamed: f32 = 0.0;
        for k15 in 0..3 {
            s14Renamed += v13;
        }
        t7[[i12, i11, i10, i9, i8]] = s14Renamed;
    });
    let mut t8 = fragment::<i64>([BN, BM]);
    reduce_abs_max(&t6, &mut t8, 2);
    let mut t9 = fragment::<f32>([BM]);
    #[allow(non_snake_case)]
    parallel!(BM, |i16Renamed| {
        t9[i16Renamed] = t5[i16Renamed];
    });
    #[expect(non_snake_case)]
    let mut t10Renamed = shared::<f32>([BM]);
    copy(&t9, w4.at_mut([(b3 * BM)]));
    copy(w4.at([(b3 * BM)]), &mut t10Renamed);
    parallel!((BN, BM, BN), |i17, i18, i19| {
        h3.atomic_add([(((((((1 * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t6[[i17, i18, i19]]) * cast::<u64>(((((((1 * 5) + i17) * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((3, BN, BN, BM, 3), |i20, i21, i22, i23, i24| {
        h3.atomic_add([(((((((((((1 * 5) + i20) * 5) + i21) * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i20, i21, i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i20) * 5) + i21) * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((BN, BM), |i25, i26| {
        h3.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t8[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), SeqCst);
    });
    parallel!(BM, |i27| {
        h3.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i27]) * 16.0))) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    parallel!(BM, |i28| {
        h3.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[i28]) * 16.0))) * cast::<u64>(((1 * 5) + i28))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i29| {
        y1[((b3 * BM) + i29)] = t10Renamed[i29];
    });
    #[expect(non_snake_case)]
    parallel!((BM, BN), |i30Renamed, i31Renamed| {
        y2[[((b3 * BM) + i30Renamed), (0 + i31Renamed)]] = t8[[i31Renamed, i30Renamed]].abs();
    });
}

#[tile_kernel(fast_math)]
pub fn random_3903<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<F8E5M2, 3>,
    x1: &Tensor<T::Acc, 3>,
    x2: &Tensor<u16, 1>,
    y3: &mut Tensor<F8E5M2, 3>,
) {
    dims!(x0 = [1, d0, d0], x1 = [d1, d2, d2], x2 = [d3], y3 = [d1, d2, BM]);
    require!((d1 < 100), "extents are below 100");
    #[cfg_attr(all(), cfg(not(all())))]
    require!(false, "kept");
    let [b4, b5] = blocks([d1.div_ceil(BM), d2.div_ceil(1)]);
    let mut t4 = shared::<F8E5M2>([BM, 1, BM]);
    #[cfg(not(all()))]
    let kept = undefined;
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(y3.at([(b4 * BM), (b5 * 1), 0]), &mut t4);
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = shared::<bool>([BN]);
    copy(t4.at([(b5 * BM), cast::<usize>(x2[d1]), (d0 * BM)]), &mut t5);
    let mut t6 = shared::<T>([BM, BN]);
    copy(t4.at([(d2 * 1), (b5 * 1), (d2 * 1)]), &mut t6);
    let v6: F8E5M2 = t4[[(b5 % 2), x2.dim(0), 1]].mul_add(0.0, x0[[(cast::<usize>(x2[5]) % 1), b5, (d2 + 3)]]);
    let mut t7 = shared::<F8E5M2>([40]);
    #[cfg_attr(all(), cfg(not(all())))]
    assert!(false, "kept");
    threads!(40, |thread7| {
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        #[cfg(all())]
        #[cfg_attr(all(), allow(non_snake_case))]
        let i8Renamed: usize = thread7.index();
        #[cfg(not(all()))]
        assert!(false, "kept");
        let i9: usize = thread7.lane();
        let w10: usize = thread7.warp();
        let i11: usize = (i8Renamed % 6);
        #[cfg(all())]
        let v12: F8E5M2 = x0[[d0, cast::<usize>(x2[i11]), ((i11 - 3) / 2)]];
        let mut v13: F8E5M2 = v12;
        thread7.group(0..32, |g14| {
            for k16 in 0..3 {
                #[cfg(all())]
                t7[i8Renamed] = v13;
                #[expect(unused_doc_comments)]
                #[doc = ""]
                g14.barrier();
                let v15: F8E5M2 = t7[(((i8Renamed + 7) % 32) + 0)];
                #[cfg(not(all()))]
                if true { assert!(false, "kept"); }
                g14.barrier();
                #[allow(non_snake_case)]
                v13 = { let assignedRenamed: F8E5M2 = v15; assignedRenamed };
            }
        });
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v17Renamed: F8E5M2 = v13;
        #[cfg(not(all()))]
        let kept = undefined;
        #[cfg(all())]
        t7[i8Renamed] = v17Renamed;
    });
    parallel!((BM, d0.min(1), d2.min(BM)), |i18, i19, i20| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        t4[[i20, (i19 + 2), i18]] = (-t4[[i20, (i19 + 2), i18]]).abs().max((t4[[i20, (i19 + 2), i18]].round() * t4[[i20, (i19 + 2), i18]].abs()));
    });
    let mut t8 = fragment::<bool>([BM]);
    copy(x2.at([(d0 * 1)]), &mut t8);
    let mut t9 = fragment::<F8E5M2>([BN, 1]);
    copy(t6.at([(b5 * BM), (d1 * BM)]), &mut t9);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t10 = fragment::<F8E5M2>([1, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((1, 1), |i21, i22| {
        t10[[i21, i22]] = (cast::<F8E5M2>(i22) + cast::<F8E5M2>(t6[[cast::<usize>(x2[b4]), cast::<usize>(x2[i22])]])).round_ties_even();
    });
    let mut t11 = fragment::<f32>([BN, 1]);
    clear(&mut t11);
    gemm(&t9, &t10, &mut t11);
    #[cfg_attr(all(), cfg(not(all())))]
    parallel!(1, |i| { undefined[i] = 1; });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, 1, BM), |i23, i24, i25| {
        y3[[((b4 * BM) + i23), ((b5 * 1) + i24), (0 + i25)]] = select((i23 != i23), (((t9[[i25, i24]] + cast::<F8E5M2>(i23)) - (t9[[i23, i24]] + cast::<F8E5M2>(i24))) * 0.5).tanh(), select((3 >= i24), (t9[[x0.dim(1), cast::<usize>(x2[d1])]].mul_add(t9[[i23, i24]], (t9[[b5, i24]] + t9[[i24, i24]])) * 0.5).atan(), select(((i25 != i23) || (t4[[cast::<usize>(x2[i24]), i24, 0]] >= t10[[0, i24]])), (x0[[i24, i23, (d2 - (i25 / 4))]] * 0.5).erf(), ((cast::<F8E5M2>(0).round_ties_even() + cast::<F8E5M2>(i24).round()) * 0.5).hypot(t9[[d3, i24]]))));
    });
}

const SCALE_3904: i32 = 9;
#[tile_kernel]
pub fn random_3904(
    x0: &Tensor<u8, 3>,
    y1: &mut Tensor<u16, 3>,
    a2: &mut Tensor<u32, 1>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d1, 2], y1 = [d1, d2, 6], a2 = [d5], h3 = [7]);
    require!((d2 < 100), "extents are below 100");
    let [b3, b4] = blocks([d1.div_ceil(4), d2.div_ceil(4)]);
    let mut t4 = fragment::<u8>([2, 2]);
    let t4_arrived = copy_async(x0.at((b4, span(b4, 2), span((cast::<usize>(x0[[b4, d2, b3]]) / 1), 2))), &mut t4);
    t4_arrived.wait();
    let mut t5 = shared::<u16>([4, 2]);
    copy(t4.at([1, d5]), &mut t5);
    let mut v6: f32 = 1.0;
    for k7 in 0..5 {
        v6 += f32::from_bits((cast::<f32>(x0[[b4, d0, 0]]).to_bits() | 2147483648)).min(1.0f32.max(0.0));
    }
    let mut t6 = shared::<i64>([2]);
    parallel!(2, |i8| {
        t6[i8] = 0;
    });
    let mut t7 = fragment::<u16>([2, 2]);
    gather(&t5, &t6, &mut t7);
    #[expect(non_snake_case)]
    let mut t8Renamed = shared::<i16>([6]);
    parallel!(6, |i9| {
        #[allow(non_snake_case)]
        t8Renamed[i9] = { let assignedRenamed: i16 = (1 + 0); assignedRenamed };
    });
    let mut t9 = shared::<u8>([6, 2]);
    gather(&t4, &t8Renamed, &mut t9);
    let mut t10 = shared::<f32>([64]);
    threads!(64, |thread10| {
        let i11: usize = thread10.index();
        let i12: usize = thread10.lane();
        let w13: usize = thread10.warp();
        let i14: usize = (i11 % 4);
        let v15: u8 = (select((x0[[0, i14, i12]] == x0[[d1, i14, i11]]), 4, t9[[i14, i14]]) & x0[[cast::<usize>(t5[[i14, 0]]), i14, d1]]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut l11 = local::<f32>([2]);
        for k16 in 0..2 {
            l11[k16] = (if (x0.dim(0) == cast::<usize>(x0[[cast::<usize>(t8Renamed[3]), k16, k16]])) { (cast::<f32>(d5) * -3.0) } else { (cast::<f32>(t6[b3]) + cast::<f32>(t8Renamed[i14])) });
        }
        let v17: f32 = l11[x0.dim(2)];
        #[allow(non_snake_case)]
        let v18Renamed: u32 = thread10.ballot(((cast::<usize>(t9[[5, i11]]) + 1) == ((i14 - 6) % (d0 - 2))));
        let v19: bool = thread10.all(((cast::<u32>((d1 - 3)) == cast::<u32>(i14)) | (x0[[d2, i14, d0]] > t9[[1, cast::<usize>(t5[[i14, w13]])]])));
        let v20: f32 = select(v19, cast::<f32>(v18Renamed.count_ones()), v17);
        t10[i11] = v20;
        thread10.barrier();
        let v21: f32 = t10[d0];
        thread10.barrier();
        let v22: f32 = v21;
        let mut v23: f32 = v22;
        if (d0 >= 3) {
            t10[i11] = v22;
            thread10.barrier();
            let v24: f32 = t10[((i11 + 28) % 64)];
            thread10.barrier();
            v23 = v24;
        }
        let v25: f32 = v23;
        let mut v26: f32 = v25;
        if (d5 >= 2) {
            t10[i11] = v25;
            #[expect(unused_doc_comments)]
            #[doc = ""]
            thread10.barrier();
            let v27: f32 = t10[((i11 + 4) % 64)];
            thread10.barrier();
            v26 = v27;
        }
        let v28: f32 = v26;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t10[i11] = v28;
    });
    let mut t12 = shared::<i16>([4, 4]);
    #[allow(non_snake_case)]
    parallel!((4, 4), |i29Renamed, i30Renamed| {
        t12[[i29Renamed, i30Renamed]] = t8Renamed[(d0 % 6)];
    });
    let mut t13 = shared::<i16>([2, 8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((2, 8), |i31, i32| {
        t13[[i31, i32]] = t8Renamed[(b3 + 1)].min((2 - 1));
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t14 = shared::<i16>([4, 2]);
    let v33: i16 = t8Renamed[b4];
    fill(&mut t14, v33);
    let mut t15 = fragment::<u8>([4, 1]);
    fill(&mut t15, 144);
    gemm_sp(&t12, &t15, t13.t(), &mut t14);
    let mut t16 = fragment::<u16>([2, 4, 4, 4]);
    clear(&mut t16);
    let mut t17 = shared::<u16>([2]);
    reduce_product(&t7, &mut t17, 1);
    let mut t18 = shared::<i16>([6]);
    threads!(6, |thread34| {
        #[allow(non_snake_case)]
        let i35Renamed: usize = thread34.index();
        let i36: usize = thread34.lane();
        let w37: usize = thread34.warp();
        let i38: usize = (i35Renamed % 5);
        let v39: u8 = 1;
        let v40: i16 = t8Renamed[0];
        #[expect(non_snake_case)]
        t18[i35Renamed] = { let assignedRenamed: i16 = v40; assignedRenamed };
        thread34.barrier();
        let v41: i16 = t18[((i35Renamed + 4) % 6)];
        thread34.barrier();
        let v42: i16 = v41;
        let mut v43: i16 = v42;
        for k44 in 0..4 {
            let v45: i16 = v43;
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v46: i16 = thread34.shuffle_idx(v45, 18);
            #[expect(non_snake_case)]
            v43 = { let assignedRenamed: i16 = v43.min(v46); assignedRenamed };
        }
        let v47: i16 = v43;
        let v48: i16 = thread34.shuffle_idx(v47, 26);
        #[expect(non_snake_case)]
        t18[i35Renamed] = { let assignedRenamed: i16 = v48; assignedRenamed };
    });
    let mut t19 = fragment::<u32>([4]);
    copy(t16.at([d2, b4, (b3 * 4), 3]), &mut t19);
    atomic_add(&t19, a2.at_mut([((((b4 - 1) * 2) + d1) % 2)]), Relaxed);
    parallel!(64, |i49| {
        h3.atomic_add([(((1 * 5) + i49) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i49]) * 16.0))) * cast::<u64>(((1 * 5) + i49))), AcqRel);
    });
    parallel!((4, 2), |i50, i51| {
        h3.atomic_add([(((((1 * 5) + i50) * 5) + i51) % 7)], (cast::<u64>(t14[[i50, i51]]) * cast::<u64>(((((1 * 5) + i50) * 5) + i51))), Release);
    });
    parallel!((2, 4, 4, 4), |i52, i53, i54, i55| {
        h3.atomic_add([(((((((((1 * 5) + i52) * 5) + i53) * 5) + i54) * 5) + i55) % 7)], (cast::<u64>(t16[[i52, i53, i54, i55]]) * cast::<u64>(((((((((1 * 5) + i52) * 5) + i53) * 5) + i54) * 5) + i55))), Relaxed);
    });
    parallel!(2, |i56| {
        h3.atomic_add([(((1 * 5) + i56) % 7)], (cast::<u64>(t17[i56]) * cast::<u64>(((1 * 5) + i56))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!(6, |i57Renamed| {
        h3.atomic_add([(((1 * 5) + i57Renamed) % 7)], (cast::<u64>(t18[i57Renamed]) * cast::<u64>(((1 * 5) + i57Renamed))), Acquire);
    });
    parallel!((4, 4, 6), |i58, i59, i60| {
        #[expect(non_snake_case)]
        let v61Renamed: u8 = t4[[i60, 1]].min(cast::<u8>(t9[[cast::<usize>(t4[[d5, x0.dim(2)]]), cast::<usize>(t4[[d2, i59]])]])).max((x0[[b4, cast::<usize>(t14[[i58, b4]]), d2]] ^ t4[[cast::<usize>(t8Renamed[4]), d0]]));
        #[allow(non_snake_case)]
        let mut s62Renamed: u16 = 0;
        for k63 in 0..5 {
            s62Renamed += cast::<u16>(b3);
        }
        y1[[((b3 * 4) + i58), ((b4 * 4) + i59), (0 + i60)]] = s62Renamed;
    });
}

#[tile_kernel]
pub fn random_3905(
    x0: &Tensor<F8E5M2, 3>,
    y1: &mut Tensor<f32, 2>,
    y2: &mut Tensor<F8E4M3, 2>,
    _p3: f32,
    _p4: f32,
) {
    dims!(x0 = [d0, 4, d0], y1 = [d1, 4], y2 = [d1, 3]);
    let [b2] = blocks([d1.div_ceil(3)]);
    let mut t3 = shared::<F8E4M3>([3, 4, 3]);
    parallel!((3, 4, 3), |i5, i6, i7| {
        #[allow(non_snake_case)]
        let mut s8Renamed: F8E4M3 = 0.0;
        for k9 in 0..2 {
            s8Renamed += (cast::<F8E4M3>(x0[[0, i5, i7]]) - cast::<F8E4M3>(x0[[i6, i5, x0.dim(0)]]));
        }
        t3[[i5, i6, i7]] = s8Renamed;
    });
    let mut t4 = fragment::<F8E5M2>([4, 3, 4]);
    clear(&mut t4);
    let mut t5 = shared::<f32>([3]);
    copy(t3.at((span((d0 * 3), 3), (d0 * 4), (d0 * 3))).or(cast::<F8E4M3>(x0[[0, d0, b2]])), &mut t5);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = fragment::<F8E4M3>([4, 3]);
    copy(t3.at([(d0 * 3), (d0 * 4), d0]), &mut t6);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut v10: F8E5M2 = 3.0;
    for k11 in 0..5 {
        v10 += F8E5M2::from_bits(((if t3[[d0, d0, d0]].is_nan() { t4[[d0, 0, d0]] } else { x0[[d1, d0, x0.dim(0)]] }).to_bits() | 128));
    }
    parallel!((3, 4), |i12, i13| {
        #[allow(non_snake_case)]
        y1[[((b2 * 3) + i12), (0 + i13)]] = { let assignedRenamed: f32 = select((!(t6[[i12, d0]] != t3[[i12, x0.dim(0), i12]])), (-((-cast::<f32>(t4[[1, i12, d0]])).min(2.0) * 0.5).softplus()), select((i12 == i12), (select((i13 >= i12), cast::<f32>(x0[[i12, d0, x0.dim(1)]]).abs(), (_p3 * cast::<f32>(x0[[b2, i12, d0]]))) * 0.5).sinh(), select(((i12 - 1).div_ceil(1) == i13), (_p3 * 0.5).tanh(), (((-cast::<f32>(i12)) * (cast::<f32>(t4[[i12, i12, i13]]) * cast::<f32>(t4[[d0, i12, 1]]))) * 0.5).erf()))); assignedRenamed };
    });
    parallel!((3, 3), |i14, i15| {
        y2[[((b2 * 3) + i14), (0 + i15)]] = select((i15 <= (i14 + 2)), (cast::<F8E4M3>(1) * 0.5).acos(), select((cast::<u32>(((i14 / 1) - 0)) > cast::<u32>(4usize)), (cast::<F8E4M3>(x0[[x0.dim(1), i15, (d1 - 2)]]) * 0.5).sin(), select(((cast::<i8>((d0 - 7)) != cast::<i8>(6usize)) || (i15 == d1)), ((cast::<F8E4M3>(0).abs() - (cast::<F8E4M3>(t4[[i14, i15, i14]]) * cast::<F8E4M3>(t4[[i14, i14, i14]]))) * 0.5).ln(), (cast::<F8E4M3>(t4[[d1, i14, x0.dim(2)]]) * 0.5).atan2((0.0 * cast::<F8E4M3>(t4[[i15, i14, i15]]))))));
    });
}

const SCALE_3906: u8 = 3;
#[tile_kernel]
pub fn random_3906<const BM: usize, const BN: usize, const BK: usize, const FLAG: bool>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f64, 3>,
    y3: &mut Tensor<f64, 3>,
    h4: &mut Tensor<u64, 1>,
    _p6: f32,
) {
    dims!(x0 = [d0, d1, d2], x1 = [d1, d2], y2 = [d0, d0, d1], y3 = [d0, d0, d1], h4 = [7]);
    let mut w5 = workspace::<f64>([d0, d0, d1]);
    let [b3, b4, b5] = blocks([d0.div_ceil((2*BK)), d0.div_ceil(BK), d1.div_ceil(BM)]);
    let mut t6 = fragment::<f32>([BK]);
    parallel!(BK, |i7| {
        t6[i7] = ((f32::from_bits((x1[[i7, i7]].to_bits() & 2147483647)) * cast_with::<f32>(x0[[i7, b3, i7]], Round::TowardZero).trunc()) + (-(x0[[i7, 4, i7]] + x0[[d2, i7, b3]])));
    });
    let mut t7 = fragment::<f64>([BN + 1, BN + 1]);
    copy(x0.at(((b4 * BK), span((b5 * (2*BK)), BN + 1), span((b3 * BK), BN + 1))), &mut t7);
    let mut t8 = shared::<f64>([BK]);
    copy(&t6, &mut t8);
    let mut t9 = fragment::<f64>([2*BK, BK, BM]);
    copy(x0.at((span(((b5 * BM) / BM), 2*BK), span((b4 * (BN + 1)), BK), span((b3 * BM), BM))), &mut t9);
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<f64>([2*BK, BK, BM]);
    copy(&t9, w5.at_mut([(b3 * (2*BK)), (b4 * BK), (b5 * BM)]));
    copy(w5.at([(b3 * (2*BK)), (b4 * BK), (b5 * BM)]), &mut t10Renamed);
    #[allow(non_snake_case)]
    parallel!(BK, |i8Renamed| {
        h4.atomic_add([(((1 * 5) + i8Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i8Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i8Renamed))), Relaxed);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((BN + 1), (BN + 1)), |i9Renamed, i10Renamed| {
        h4.atomic_add([(((((1 * 5) + i9Renamed) * 5) + i10Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i9Renamed, i10Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i9Renamed) * 5) + i10Renamed))), Acquire);
    });
    parallel!(BK, |i11| {
        h4.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), Relaxed);
    });
    parallel!(((2*BK), BK, BM), |i12, i13, i14| {
        h4.atomic_add([(((((((1 * 5) + i12) * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i12, i13, i14]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i12) * 5) + i13) * 5) + i14))), SeqCst);
    });
    parallel!(((2*BK), BK, BM), |i15, i16, i17| {
        h4.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[[i15, i16, i17]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), SeqCst);
    });
    parallel!(((2*BK), BK, BM), |i18, i19, i20| {
        y2[[((b3 * (2*BK)) + i18), ((b4 * BK) + i19), ((b5 * BM) + i20)]] = select((!(cast::<u32>((2usize - 5)) == cast::<u32>(i19))), (((0.0 - 0.0) * (cast::<f64>(i19) * -1.0)) * 0.5).cos(), select((t9[[i19, i19, (b5 - 4)]] == t8[b5]), (t10Renamed[[3, i19, ((b5 * (BN + 1)) % (BN + 1))]] * 0.5).exp2(), select(FLAG, (t9[[i18, cast::<usize>(cast::<u32>((i19 - 9))), i18]] * 0.5).exp(), ((((1.0 + t9[[0, 0, i20]]) + (t7[[i18, i19]] - 1.0)) * 0.5).abs() + 1.0).recip())));
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t11Renamed = fragment::<f64>([2*BK, BK, BM]);
    copy(t10Renamed.at([(b4 * (2*BK)), b3, (b5 * (2*BK))]), &mut t11Renamed);
    copy(&t11Renamed, y3.at_mut([(b3 * (2*BK)), (b4 * BK), (b5 * BM)]));
}

const SCALE_3907: u8 = 4;
#[tile_fn]
pub fn function_3907(_v0: F8E4M3) -> F8E4M3 {
    (_v0 + (if (cast::<i32>((((0usize - 5) % (0 - 5)) - 3)) <= cast::<i32>(0usize)) { (cast::<F8E4M3>(4.25) * 4.0).max(cast::<F8E4M3>((((0usize * 3) + 0) % 3)).mul_add(-2.0, cast::<F8E4M3>(0usize))) } else { 3.0 }))
}
#[tile_kernel]
pub fn random_3907<T: Element, const BM: usize>(
    x0: &Tensor<F8E4M3, 3>,
    x1: &Tensor<F8E4M3, 3>,
    x2: &Tensor<f32, 3>,
    y3: &mut Tensor<T::Acc, 3>,
    y4: &mut Tensor<T::Acc, 3>,
    h5: &mut Tensor<u64, 1>,
    _p9: usize,
    _q10: usize,
) {
    dims!(x0 = [d1, d1, d2], x1 = [d1, d2, d2], x2 = [d2, d3, d3], y3 = [d4, d5, d5], y4 = [d4, d5, d5], h5 = [7]);
    let [b6, b7, b8] = blocks([d4.div_ceil((BM + 1)), d5.div_ceil(BM), d5.div_ceil(4)]);
    let mut t6 = fragment::<T>([BM, BM + 1, 1]);
    copy(x2.at([1, (_p9 * 4), (b7 * (BM + 1))]), &mut t6);
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<T::Acc>([4, BM]);
    clear(&mut t7Renamed);
    let mut t8 = shared::<i32>([BM + 1]);
    parallel!((BM + 1), |i11| {
        t8[i11] = ((cast::<i32>(i11) * 1) + 1);
    });
    let mut t9 = fragment::<T::Acc>([BM + 1, BM]);
    copy(t6.at((span((b7 * (BM + 1)), BM + 1), (_p9 * (BM + 1)), span(b6, BM))), &mut t9);
    scatter(&t9, &t8, &mut t7Renamed);
    copy(x0.at([(_p9 * 4), (b7 * 4), (b6 * (BM + 1))]), &mut t9);
    let mut t10 = shared::<i32>([BM]);
    parallel!(BM, |i12| {
        t10[i12] = ((cast::<i32>(i12) * 2) + 0);
    });
    let mut t11 = fragment::<T::Acc>([BM, BM]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x2.at([(b7 * (BM + 1)), ((cast::<usize>(t8[d4]) - 4) >> 1), (b7 * 4)]), &mut t11);
    scatter(&t11, &t10, &mut t7Renamed);
    #[expect(non_snake_case)]
    let mut v13Renamed: f32 = 0.0;
    for k14 in 0..4 {
        #[expect(non_snake_case)]
        v13Renamed += { let assignedRenamed: f32 = (-3.25f32.abs().sqrt()); assignedRenamed };
    }
    parallel!(4, |i15| {
        t8.atomic_and([d1], (t10[i15] / t10[i15]).dot4_u8_i8(t10[b7]), Relaxed);
    });
    parallel!((4, BM), |i16, i17| {
        h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Acquire);
    });
    parallel!((BM + 1), |i18| {
        h5.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t8[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    parallel!(((BM + 1), BM), |i19, i20| {
        h5.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!(BM, |i21| {
        h5.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t10[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!((BM, BM), |i22, i23| {
        h5.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Release);
    });
    parallel!(((BM + 1), BM, 4), |i24, i25, i26| {
        let v27: F8E4M3 = -1.0;
        y3[[((b6 * (BM + 1)) + i24), ((b7 * BM) + i25), ((b8 * 4) + i26)]] = cast::<T::Acc>((x2[[((cast::<usize>(t8[cast::<usize>(t10[b7])]) - 4) >> 1), b6, (i26 * 2)]] + (x2[[cast::<usize>(t8[d1]), _q10, (d5 + 3)]] * x2[[i26, 12, d1]])));
    });
    parallel!(((BM + 1), BM, 4), |i28, i29, i30| {
        let mut l12 = local::<T::Acc>([3]);
        for k31 in 0..3 {
            #[expect(non_snake_case)]
            l12[k31] = { let assignedRenamed: T::Acc = cast_with::<T::Acc>(t11[[(i30 / 3), d3]], Round::Up); assignedRenamed };
        }
        y4[[((b6 * (BM + 1)) + i28), ((b7 * BM) + i29), ((b8 * 4) + i30)]] = l12[(_p9 / 2)];
    });
}

#[tile_fn]
pub fn function_3908(_v0: u16) -> u16 {
    (_v0 + (((if (0usize >= 0) { 0 } else { 4 }) | cast::<u16>((0usize + 1))) * ((3 | cast::<u16>((0usize + 1))) | cast::<u16>((0usize + 1)))))
}
#[tile_kernel]
pub fn random_3908<T: Float>(
    x0: &Tensor<bf16, 2>,
    y1: &mut Tensor<bf16, 2>,
    y2: &mut Tensor<u16, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2], y1 = [d3, d4], y2 = [d3, d4], h3 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b5, b6] = blocks([d3.div_ceil(3), d4.div_ceil(1)]);
    let mut t4 = shared::<T>([3, 1]);
    let t4_arrived = copy_async(x0.at((span((d3 * 1), 3), span(d3, 1))), &mut t4);
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t5Renamed = shared::<bf16>([3, 1]);
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    copy(x0.at((span((d3 * 1), 3), span(d3, 1))), &mut t5Renamed);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t6 = shared::<bf16>([3, 1]);
    copy(x0.at((span((d3 * 1), 1), span((d4 * 1), 3))).t(), &mut t6);
    let mut t7 = fragment::<f32>([1, 1]);
    gemm_set(t5Renamed.t(), &t6, &mut t7);
    t4_arrived.wait();
    #[cfg(all())]
    let mut t8 = shared::<bf16>([1, 1]);
    #[cfg(all())]
    copy(t7.at((span(d4, 1), span((b5 * 1), 1))).t(), &mut t8);
    #[cfg(all())]
    let mut t9 = fragment::<f32>([1, 1, 3]);
    parallel!((3, 1, 1), |i7, i8, i9| {
        t9[[i9, i8, i7]] = (t7[[0, i9]].round().abs() / -7.0);
    });
    cummin(&t4, &mut t4, 0);
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(non_snake_case)]
    let mut t10Renamed = shared::<u16>([3, 1, 1]);
    parallel!((3, 1, 1), |i10, i11, i12| {
        #[cfg_attr(all(), expect(non_snake_case))]
        let mut s13Renamed: u16 = 0;
        for k14 in 0..4 {
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            s13Renamed += { let assignedRenamed: u16 = (if (t6[[i10, i11]] == cast::<bf16>(t4[[i11, i12]])) { (cast::<u16>((i11 + 2)) >> 14) } else { 4 }); assignedRenamed };
        }
        #[cfg(all())]
        t10Renamed[[i10, i11, i12]] = s13Renamed;
    });
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t11 = shared::<i32>([1]);
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(1, |i15| {
        #[cfg(all())]
        t11[i15] = ((cast::<i32>(i15) * 1) + 2);
    });
    let mut t12 = fragment::<T>([1, 1]);
    copy(t10Renamed.at([(b5 * 1), (b6 * 3), (b5 * 1)]), &mut t12);
    scatter(&t12, &t11, &mut t4);
    #[cfg_attr(all(), cfg(not(all())))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t13 = fragment::<i32>([1]);
    reduce_max(&t11, &mut t13, 0);
    let mut t14 = fragment::<i32>([1]);
    reduce_argmin(&t5Renamed, &mut t14, 0);
    #[cfg(not(all()))]
    let kept = undefined;
    parallel!((3, 1, 1), |i16, i17, i18| {
        h3.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t10Renamed[[i16, i17, i18]]) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!(1, |i19| {
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        h3.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t11[i19]) * cast::<u64>(((1 * 5) + i19))), SeqCst);
    });
    parallel!((1, 1), |i20, i21| {
        #[cfg_attr(all(), cfg(not(all())))]
        let kept = undefined;
        h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), AcqRel);
    });
    #[cfg_attr(all(), expect(non_snake_case))]
    parallel!(1, |i22Renamed| {
        h3.atomic_add([(((1 * 5) + i22Renamed) % 7)], (cast::<u64>(t13[i22Renamed]) * cast::<u64>(((1 * 5) + i22Renamed))), Relaxed);
    });
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(1, |i23| {
        h3.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t14[i23]) * cast::<u64>(((1 * 5) + i23))), Acquire);
    });
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t15Renamed = fragment::<bf16>([3, 1]);
    copy(t10Renamed.at([(b5 * 1), d4, cast::<usize>(t13[cast::<usize>(t11[cast::<usize>(t11[d4])])])]), &mut t15Renamed);
    copy(&t15Renamed, y1.at_mut([(b5 * 3), (b6 * 1)]));
    #[cfg(not(all()))]
    let kept = undefined;
    let mut t16 = fragment::<u16>([3, 1]);
    copy(&t5Renamed, &mut t16);
    copy(&t16, y2.at_mut([(b5 * 3), (b6 * 1)]));
}

const SCALE_3909: u8 = 7;
#[tile_fn]
pub fn function_3909(_v0: u16, _v1: u16) -> u16 {
    _v0.max(cast::<u16>((4u16.min(2) % cast::<u16>((2usize + 1))).leading_zeros()))
}
#[tile_kernel]
pub fn random_3909(
    x0: &Tensor<i64, 1>,
    y1: &mut Tensor<i64, 2>,
    y2: &mut Tensor<i64, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2], y1 = [d2, d3], y2 = [d2, d3], h3 = [7]);
    let [b4, b5] = blocks([d2.div_ceil(4), d3.div_ceil(8)]);
    let mut t4 = fragment::<u16>([3, 8, 8, 1, 1]);
    parallel!((3, 8, 8, 1, 1), |i6, i7, i8, i9, i10| {
        #[expect(non_snake_case)]
        t4[[i6, i7, i8, i9, i10]] = { let assignedRenamed: u16 = ((if (x0[((cast::<usize>(x0[cast::<usize>(x0[i8])]) - 4) >> 4)] < cast::<i64>((((i8 * 8) + i9) % 8))) { 4 } else { 4 }) + (0 * 4)); assignedRenamed };
    });
    let mut t5 = fragment::<i64>([4, 8, 8]);
    copy(t4.at([b5, (b4 * 8), (b5 * 4), (b5 * 3), (b5 * 8)]).or(1), &mut t5);
    parallel!((8, 8, 4), |i11, i12, i13| {
        assert!((i13 < 4), "an index is within its bounds");
        t5[[(i13 * 2), (i12 + 2), (i11 * 2)]] = (((cast::<i64>(((5usize * 3) % 3)) * x0[i11]) ^ x0[i13]) & x0[(i11 - 4)]);
    });
    let v14: u16 = (if (b4 == b5) { function_3909(t4[[b5, d3, b5, b5, cast::<usize>(t4[[cast::<usize>(t5[[b5, b5, b4]]), b4, 6, b5, b5]])]], t4[[b5, d3, d3, 0, cast::<usize>(t5[[b5, d3, b5]])]]) } else { ((t4[[2, cast::<usize>(t5[[b5, d3, d3]]), b4, b4, b5]] * 2) / 2) });
    clear(&mut t4);
    let v15: u16 = t4[[2, b4, 0, b5, b5]];
    fill(t4.at_mut((span(((b5 - 3) / 2), 1), span((b5 * 4), 3), span(b5, 8), span((b5 * 3), 8), span((b5 * 4), 1))).permute([1, 2, 3, 4, 0]), v15);
    parallel!((3, 8, 8, 1, 1), |i16, i17, i18, i19, i20| {
        h3.atomic_add([(((((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t4[[i16, i17, i18, i19, i20]]) * cast::<u64>(((((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((4, 8, 8), |i21, i22, i23| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t5[[i21, i22, i23]]) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Acquire);
    });
    let mut t6 = fragment::<i64>([4, 8]);
    copy(t4.at([b5, (b5 - 4), (b5 * 3), (d2 * 8), b5]).or(2), &mut t6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t6, y1.at_mut([(b4 * 4), (b5 * 8)]));
    #[expect(non_snake_case)]
    parallel!((4, 8), |i24Renamed, i25Renamed| {
        let mut s26: i64 = 0;
        for k27 in 0..3 {
            s26 += (if (cast::<u32>((cast::<usize>(t4[[k27, i25Renamed, k27, i24Renamed, b5]]) - 4)) < cast::<u32>((k27 - 3).div_ceil((k27 - 4)))) { t5[[k27, i25Renamed, ((cast::<usize>(x0[i24Renamed]) - 1) % 3)]] } else { (cast::<i64>(b5) >> 25) });
        }
        y2[[((b4 * 4) + i24Renamed), ((b5 * 8) + i25Renamed)]] = s26;
    });
}

#[tile_fn]
pub fn function_3910(_v0: F8E4M3, _v1: F8E4M3) -> F8E4M3 {
    _v0.max(_v1.mul_add(0.25, cast::<F8E4M3>((((3usize * 3) + 0) % 3))).abs().sqrt().max(select((0usize >= ((0 - 3) / 3)), (-(-0.625)), (_v1 + cast::<F8E4M3>((((0usize * 3) + 0) / 3))))))
}
#[tile_kernel]
pub fn random_3910<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<F8E4M3, 3>,
    x1: &Tensor<T, 2>,
    y2: &mut Tensor<T::Acc, 2>,
    a3: &mut Tensor<i32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p9: bool,
) {
    dims!(x0 = [d2, BN, d3], x1 = [d4, d4], y2 = [d5, d2], a3 = [d8], h4 = [7]);
    let n10: usize = d5.div_ceil(2);
    let [b6, b7] = blocks([d5.div_ceil(2), d2.div_ceil(BM)]);
    let mut t5 = fragment::<F8E4M3>([BM, BM, BM]);
    let t5_arrived = copy_async(x0.at([(d4 * BM), n10, (d5 * 2)]), &mut t5);
    t5_arrived.wait();
    let mut t6 = shared::<bool>([2, BM, BM]);
    parallel!((2, BM, BM), |i11, i12, i13| {
        #[allow(non_snake_case)]
        let mut l7Renamed = local::<bool>([1]);
        for k14 in 0..1 {
            #[expect(non_snake_case)]
            l7Renamed[k14] = { let assignedRenamed: bool = ((i13 + 4) > i13); assignedRenamed };
        }
        #[expect(non_snake_case)]
        t6[[i11, i12, i13]] = { let assignedRenamed: bool = l7Renamed[x1.dim(0)]; assignedRenamed };
    });
    for k15 in 0..b6 {
        let v16: i8 = (cast_with::<i8>(x1[[(b6 / 2), b6]], Round::Up) & cast::<i8>((b6 + 1)));
        cummin_rev(&t5, &mut t5, 1);
        #[allow(non_snake_case)]
        parallel!((BM, BM, BM), |i17Renamed, i18Renamed, i19Renamed| {
            h4.atomic_add([(((((((1 * 5) + i17Renamed) * 5) + i18Renamed) * 5) + i19Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i17Renamed, i18Renamed, i19Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i17Renamed) * 5) + i18Renamed) * 5) + i19Renamed))), Relaxed);
        });
        parallel!((2, BM, BM), |i20, i21, i22| {
            h4.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t6[[i20, i21, i22]]) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
        });
    }
    let mut v23: T = 2.0;
    for k24 in 0..3 {
        v23 += (cast::<T>(t6[[b6, k24, b6]]) / 2.0);
    }
    let mut t8 = fragment::<bool>([2, BM]);
    let v25: bool = ((n10 == b7) ^ x0[[10, d8, 4]].is_nan());
    fill(&mut t8, v25);
    reduce_any_into(&t6, &mut t8, 2);
    parallel!(BM, |i26| {
        a3.atomic_or([i26], cast::<i32>(x0[[(((i26 * 2) + x0.dim(0)) / 2), 6, i26]]), AcqRel);
    });
    parallel!((BM, BM, BM), |i27, i28, i29| {
        h4.atomic_add([(((((((1 * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i27, i28, i29]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i27) * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((2, BM, BM), |i30, i31, i32| {
        h4.atomic_add([(((((((1 * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t6[[i30, i31, i32]]) * cast::<u64>(((((((1 * 5) + i30) * 5) + i31) * 5) + i32))), Acquire);
    });
    parallel!((2, BM), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t8[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    parallel!((2, BM), |i35, i36| {
        let v37: T = x1[[i35, i35]].abs();
        let mut s38: T::Acc = 0.0;
        for k39 in 0..5 {
            #[allow(non_snake_case)]
            s38 += { let assignedRenamed: T::Acc = cast::<T::Acc>(x1[[b6.max(i35), i35]]); assignedRenamed };
        }
        y2[[((b6 * 2) + i35), ((b7 * BM) + i36)]] = s38;
    });
}

#[tile_kernel(fast_math)]
pub fn random_3911<T: Int, const BM: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<T::Acc, 2>,
    h2: &mut Tensor<u64, 1>,
    _q4: usize,
) {
    dims!(x0 = [d0, d1], y1 = [d2, 6], h2 = [7]);
    #[allow(non_snake_case)]
    let n5Renamed: usize = d2.div_ceil(6);
    let [b3] = blocks([d2.div_ceil(6)]);
    let mut t3 = shared::<f32>([BM + 1]);
    parallel!((BM + 1), |i6| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v7: i64 = cast::<i64>(x0[[0, _q4]]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t3[i6] = x0[[d1, x0.dim(0)]];
    });
    let mut t4 = fragment::<T::Acc>([6, BM]);
    copy(x0.at((span(b3, 6), span(12, BM))), &mut t4);
    let mut v8: T::Acc = 1;
    #[allow(non_snake_case)]
    for k9Renamed in 0..4 {
        v8 += (t4[[(k9Renamed + 2), d1]] >> t4[[k9Renamed, k9Renamed]]);
    }
    let mut t5 = fragment::<f32>([BM, 6]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    clear(&mut t5);
    for k10 in 0..3 {
        let mut t6 = fragment::<f32>([BM, 1]);
        let mut t7 = fragment::<f32>([1, 6]);
        copy(x0.at([(b3 * 2), (k10 * 1)]), &mut t6);
        copy(x0.at([(k10 * 1), (b3 % 8)]), &mut t7);
        gemm(&t6, &t7, &mut t5);
    }
    parallel!((BM + 1), |i11| {
        h2.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), Release);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((6, BM), |i12, i13| {
        h2.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(t4[[i12, i13]]) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), SeqCst);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, 6), |i14, i15| {
        h2.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), AcqRel);
    });
    let mut t8 = fragment::<T::Acc>([6, 6]);
    copy(x0.at([(((_q4 * (BM + 1)) + b3) % (BM + 1)), (b3 * 6)]), &mut t8);
    copy(&t8, y1.at_mut([(b3 * 6), 0]));
}

const SCALE_3912: i32 = 9;
#[tile_kernel]
pub fn random_3912<const BM: usize, const BN: usize>(
    x0: &Tensor<u64, 2>,
    y1: &mut Tensor<u64, 2>,
    y2: &mut Tensor<u64, 1>,
    a3: &mut Tensor<i64, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d1], y1 = [d2, 6], y2 = [d2], a3 = [d4], h4 = [7]);
    let n5: usize = d2.div_ceil(BM);
    let mut w5 = workspace::<f16>([d2]);
    let [b3] = blocks([d2.div_ceil(BM)]);
    let mut t6 = fragment::<u64>([BM, 6]);
    copy(y1.at([(b3 * BM), 0]), &mut t6);
    let mut t7 = shared::<u64>([BN, BN, 1, 1]);
    parallel!((BN, BN, 1, 1), |i6, i7, i8, i9| {
        let mut s10: u64 = 0;
        for k11 in 0..6 {
            s10 += t6[[i9, i9]];
        }
        t7[[i6, i7, i8, i9]] = s10;
    });
    let mut t8 = shared::<u64>([6, BM, 1]);
    copy(t7.at([d0, (b3 * BM), (b3 * BM), (b3 * BN)]).or(t6[[d2, cast::<usize>(x0[[1, n5]])]]), &mut t8);
    parallel!((BN, BN, 1, 1), |i12, i13, i14, i15| {
        t7.atomic_cas([i12, i13, i14, i15], t6[[i13, 0]], (t6[[cast::<usize>(t8[[d1, cast::<usize>(t8[[i15, cast::<usize>(t8[[i14, i14, cast::<usize>(t6[[x0.dim(0), i14]])]]), i14]]), i14]]), n5]] & x0[[3, i15]]).abs(), Relaxed);
    });
    let mut t9 = fragment::<u64>([BM, 6, 1]);
    copy(t7.at((span((b3 * BM), BM), span(d0, 6), ((((b3 - 3) * 6) + b3) % 6), span(cast::<usize>(x0[[n5, n5]]), 1))), &mut t9);
    cummin_rev(&t7, &mut t7, 1);
    let mut t10 = fragment::<u64>([BN, BN, 1, 1]);
    cummax_rev(&t7, &mut t10, 0);
    let mut t11 = shared::<u64>([6, BM, 1]);
    let v16: u64 = t6[[12, cast::<usize>(t10[[13, 12, 0, b3]])]];
    fill(&mut t11, v16);
    atomic_min(&t11, &mut t8, Release);
    let mut t12 = fragment::<f16>([BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t9.at((span(b3, BM), (((b3 * BM) + d1) / BM), b3)), &mut t12);
    let mut t13 = shared::<f16>([BM]);
    copy(&t12, w5.at_mut([(b3 * BM)]));
    copy(w5.at([(b3 * BM)]), &mut t13);
    parallel!(BN, |i17| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        a3.atomic_max([((d2 - 6) % (d0 - 1))], ((cast::<i64>(t11[[n5, b3, b3]]) % cast::<i64>((cast::<usize>(t6[[i17, n5]]) + 1))) | cast::<i64>((d1 + 1))), Release);
    });
    parallel!((BM, 6, 1), |i18, i19, i20| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t9[[i18, i19, i20]]) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((BN, BN, 1, 1), |i21, i22, i23, i24| {
        h4.atomic_add([(((((((((1 * 5) + i21) * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t10[[i21, i22, i23, i24]]) * cast::<u64>(((((((((1 * 5) + i21) * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((6, BM, 1), |i25Renamed, i26Renamed, i27Renamed| {
        h4.atomic_add([(((((((1 * 5) + i25Renamed) * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(t11[[i25Renamed, i26Renamed, i27Renamed]]) * cast::<u64>(((((((1 * 5) + i25Renamed) * 5) + i26Renamed) * 5) + i27Renamed))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i28| {
        h4.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i28]) * 16.0))) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(BM, |i29Renamed| {
        h4.atomic_add([(((1 * 5) + i29Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i29Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i29Renamed))), Relaxed);
    });
    parallel!((BM, 6), |i30, i31| {
        y1[[((b3 * BM) + i30), (0 + i31)]] = (((if (5 == i31) { cast::<u64>(i31) } else { t7[[i31, cast::<usize>(t7[[i31, cast::<usize>(t7[[cast::<usize>(t10[[12, d1, x0.dim(0), 0]]), 8, 0, d1]]), i30, i30]]), i30, 0]] }) << x0[[i31, ((d0 - 0) >> 1)]]) + ((cast::<u64>(((((i31 - 3) * BN) + i31) / BN)) >> t6[[i30, 1]]) >> t7[[i31, 10, d0, 0]]));
    });
    copy(&t12, y2.at_mut([(b3 * BM)]));
}

const SCALE_3913: i32 = 3;
#[tile_fn]
pub fn function_3913(_v0: bf16, _v1: bf16) -> bf16 {
    (_v0 * (cast::<bf16>(0usize) / 3.5))
}
#[tile_kernel]
pub fn random_3913(
    x0: &Tensor<F8E5M2, 1>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<bf16, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _q5: usize,
) {
    dims!(x0 = [d2], x1 = [8], x2 = [d2, d2], y3 = [d2, d2], h4 = [7]);
    require!((d2 < 100), "extents are below 100");
    let n6: usize = d2.div_ceil(4);
    let [b3, b4] = blocks([d2.div_ceil(4), d2.div_ceil(4)]);
    let mut t5 = fragment::<f32>([8, 4]);
    let t5_arrived = copy_async(x2.at([(n6 * 2), (b3 * 2)]).or(x2[[b4, b3]]), &mut t5);
    t5_arrived.wait();
    let mut t6 = shared::<F8E5M2>([2, 8, 4]);
    let v7: F8E5M2 = x0[1].abs().sqrt().round();
    fill(&mut t6, v7);
    let mut t7 = shared::<i32>([4]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(4, |i8| {
        t7[i8] = ((cast::<i32>(i8) * 1) + 2);
    });
    #[allow(non_snake_case)]
    let mut t8Renamed = fragment::<f32>([4, 4]);
    #[allow(non_snake_case)]
    parallel!((4, 4), |i9Renamed, i10Renamed| {
        #[allow(non_snake_case)]
        let v11Renamed: f32 = (cast::<f32>((i10Renamed * 1)) / 2.75).mul_add(f32::from_bits((cast_with::<f32>(t6[[x0.dim(0), i10Renamed, n6]], Round::Down).to_bits() & 2147483647)), cast::<f32>(t6[[0, i9Renamed, _q5]]));
        t8Renamed[[i10Renamed, i9Renamed]] = 1.0;
    });
    scatter(&t8Renamed, &t7, &mut t5);
    parallel!(8, |i12| {
        t7.atomic_min([n6], (if ((d2 % 8) <= i12) { cast::<i32>(t5[[n6, 0]]) } else { (if (_q5 >= i12) { cast::<i32>(t8Renamed[[_q5, 3]]) } else { SCALE_3913 }) }), Relaxed);
    });
    parallel!((8, 4), |i13, i14| {
        h4.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((2, 8, 4), |i15Renamed, i16Renamed, i17Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((((1 * 5) + i15Renamed) * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i15Renamed, i16Renamed, i17Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i15Renamed) * 5) + i16Renamed) * 5) + i17Renamed))), Relaxed);
    });
    parallel!(4, |i18| {
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t7[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    parallel!((4, 4), |i19, i20| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Acquire);
    });
    parallel!((4, 4), |i21, i22| {
        y3[[((b3 * 4) + i21), ((b4 * 4) + i22)]] = select((t8Renamed[[i21, cast::<usize>(t7[i21])]] != t8Renamed[[i22, i21]]), (t5[[i22, i21]] * 0.5).tanh(), select(((cast::<u64>((i22 - 7)) >= cast::<u64>(_q5)) ^ (i22 >= n6)), (((-t5[[(i22 - 4), 0]]) * 0.5).abs() + 1.0).recip(), select((6 < cast::<usize>(t7[3])), ((-(if (i22 == 7) { t5[[i22, cast::<usize>(t7[i22])]] } else { t8Renamed[[i21, b4]] })) * 0.5).exp2(), ((t8Renamed[[i22, (i22 + 4)]] + t5[[i21, i21]]) * 0.5).log1p())));
    });
}

const SCALE_3914: f64 = 7.0;
#[tile_kernel]
pub fn random_3914<T: Float>(
    x0: &Tensor<u64, 2>,
    x1: &Tensor<f32, 5>,
    x2: &Tensor<T::Acc, 1>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p3: usize,
) {
    dims!(x0 = [d0, d0], x1 = [6, 3, 3, 6, 1], x2 = [d0], y3 = [d1, 3], h4 = [7]);
    let [b2] = blocks([d1.div_ceil(6)]);
    let mut t5 = shared::<f32>([6, 3, 6, 3]);
    parallel!((6, 3, 6, 3), |i4, i5, i6, i7| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t5[[i4, i5, i6, i7]] = 0.0;
    });
    let mut t6 = shared::<u64>([6, 6]);
    copy(x1.at([(_p3 * 6), (b2 * 2), (_p3 * 3), 1, (_p3 * 2)]), &mut t6);
    let mut t7 = fragment::<f32>([6, 6, 3]);
    reduce_sum(&t5, &mut t7, 1);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((6, 3, 6, 3), |i8Renamed, i9Renamed, i10Renamed, i11Renamed| {
        h4.atomic_add([(((((((((1 * 5) + i8Renamed) * 5) + i9Renamed) * 5) + i10Renamed) * 5) + i11Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i8Renamed, i9Renamed, i10Renamed, i11Renamed]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i8Renamed) * 5) + i9Renamed) * 5) + i10Renamed) * 5) + i11Renamed))), AcqRel);
    });
    parallel!((6, 6), |i12, i13| {
        h4.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(t6[[i12, i13]]) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), Relaxed);
    });
    parallel!((6, 6, 3), |i14, i15, i16| {
        h4.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i14, i15, i16]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Release);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((6, 3), |i17, i18| {
        let v19: T = 1.0;
        y3[[((b2 * 6) + i17), (0 + i18)]] = ((t7[[i17, x1.dim(3), i18]] / 6.0) + x1[[i17, i18, i18, i17, x2.dim(0)]].abs().sqrt()).abs();
    });
}

const SCALE_3915: u8 = 5;
#[tile_fn]
pub fn function_3915(_v0: f32, _v1: f32) -> f32 {
    (_v0 * select((0usize > (0 % 8)), ((-4.0 / -3.0) / 2.0), _v0))
}
#[tile_kernel]
pub fn random_3915<T: Int, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<bool, 3>,
    x1: &Tensor<T::Acc, 1>,
    y2: &mut Tensor<f32, 1>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2, d2, d3], x1 = [d3], y2 = [d4], h3 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b5] = blocks([d4.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = fragment::<T>([BM, BN, BM, BM, BM]);
    fill(&mut t4, 1);
    let mut t5 = fragment::<T>([BM, BM, BK]);
    copy(t4.at((span((d2 * BN), BK), span(b5, BM), (b5 * BM), (((d4 - 3) * BM) / BM), span(0, BM))).or(t4[[b5, b5, b5, d3, b5]]).permute([1, 2, 0]), &mut t5);
    let mut t6 = shared::<T>([BM, BK]);
    copy(x0.at([b5, (b5 * BM), cast::<usize>(x1[d4])]).or((d4 >= b5)), &mut t6);
    let mut t7 = shared::<T>([BM, BM]);
    copy(x0.at([b5, (b5 * BN), d2]).or((cast::<u64>((d4 - 8)) < cast::<u64>(d2))), &mut t7);
    let mut t8 = shared::<T::Acc>([BK, BM]);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v6Renamed: T::Acc = select((!(5 > d3)), (if (d3 > 6) { x1[0] } else { x1[d4] }), cast::<T::Acc>(x1[0].count_ones()));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t8, v6Renamed);
    clear(&mut t8);
    gemm(t6.t(), &t7, &mut t8);
    #[expect(non_snake_case)]
    pipelined!(0..2, stages = 4, stage = [1, 1], |k7Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((BM, BM, BK), |i8, i9, i10| {
            h3.atomic_add([(((((((1 * 5) + i8) * 5) + i9) * 5) + i10) % 7)], (cast::<u64>(t5[[i8, i9, i10]]) * cast::<u64>(((((((1 * 5) + i8) * 5) + i9) * 5) + i10))), AcqRel);
        });
        parallel!((BK, BM), |i11, i12| {
            h3.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(t8[[i11, i12]]) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), Relaxed);
        });
    });
    let mut t9 = shared::<bool>([BM, BN, BK]);
    copy(t5.at([b5, 1, d2]), &mut t9);
    let mut t10 = shared::<bool>([BM, BK]);
    reduce_any(&t9, &mut t10, 1);
    let mut t11 = shared::<bool>([BM, BN, BK]);
    copy(&t9, &mut t11);
    parallel!((BK, d3.min(BN), BM), |i13, i14, i15| {
        if (i14 == cast::<usize>(x1[x1.dim(0)])) {
            t9[[(i15 + 2), (i14 * 2), i13]] = (1 >= i14);
        }
    });
    pipelined!(0..4, stages = 4, |k16| {
        parallel!((BM, BK), |i17, i18| {
            h3.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t10[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
        });
        parallel!((BM, BN, BK), |i19, i20, i21| {
            h3.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t11[[i19, i20, i21]]) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
        });
    });
    parallel!((BM, BM, BK), |i22, i23, i24| {
        h3.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t5[[i22, i23, i24]]) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((BK, BM), |i25, i26| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t8[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!((BM, BN, BK), |i27, i28, i29| {
        h3.atomic_add([(((((((1 * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t9[[i27, i28, i29]]) * cast::<u64>(((((((1 * 5) + i27) * 5) + i28) * 5) + i29))), SeqCst);
    });
    parallel!((BM, BK), |i30, i31| {
        h3.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t10[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), AcqRel);
    });
    parallel!((BM, BN, BK), |i32, i33, i34| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((((1 * 5) + i32) * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t11[[i32, i33, i34]]) * cast::<u64>(((((((1 * 5) + i32) * 5) + i33) * 5) + i34))), Acquire);
    });
    parallel!(BM, |i35| {
        y2[((b5 * BM) + i35)] = select((cast::<u16>((0usize - 2)) < cast::<u16>(4usize)), ((cast::<f32>(x0[[i35, (d3 + 2), d2]]) - cast::<f32>(t11[[i35, i35, i35]])) * 0.5).atan2(2.0), select(((cast::<i32>((i35 - 5)) == cast::<i32>(i35)) || (cast::<i8>((cast::<usize>(t4[[x1.dim(0), 2, i35, d4, i35]]) - 0)) > cast::<i8>(i35))), (((if (cast::<i32>((b5 - 7)) >= cast::<i32>(i35)) { (cast::<f32>(b5) * cast::<f32>(t9[[i35, i35, i35]])) } else { (-2.0) }) * 0.5).abs() + 1.0).rsqrt(), select(((i35 <= cast::<usize>(t8[[d2, x0.dim(1)]])) ^ (i35 >= i35)), (cast::<f32>(t10[[(d3 / 3), i35]]).mul_add(cast::<f32>(t11[[(i35 - 2).div_ceil((i35 - 4)), i35, b5]]), (0.0 * cast::<f32>(t10[[b5, cast::<usize>(t5[[2, i35, i35]])]]))) * 0.5).log1p(), (-(cast::<f32>(d2) * 0.5).softplus()))));
    });
}

const SCALE_3916: f64 = 1.0;
#[tile_kernel(fast_math)]
pub fn random_3916<T: Float>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<T, 2>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<T, 3>,
    h4: &mut Tensor<u64, 1>,
    _p7: usize,
    _p8: usize,
    _q9: usize,
) {
    dims!(x0 = [d0, d1], x1 = [d1, d1], x2 = [4, d2], y3 = [d3, d4, 1], h4 = [7]);
    let [b5, b6] = blocks([d3.div_ceil(1), d4.div_ceil(1)]);
    #[expect(non_snake_case)]
    let mut t5Renamed = fragment::<T>([4, 4, 1]);
    parallel!((4, 4, 1), |i10, i11, i12| {
        t5Renamed[[i10, i11, i12]] = 0.0;
    });
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6Renamed = shared::<T::Acc>([1, 1, 1]);
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    #[cfg(all())]
    copy(t5Renamed.at([_p8, (d3 * 1), (d0 * 1)]), &mut t6Renamed);
    #[cfg(all())]
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t7Renamed = shared::<T::Acc>([4, 1]);
    copy(t6Renamed.at((span((_p8 * 1), 4), span((d1 * 1), 1), (_p8 * 4))).or(t6Renamed[[_p8, _q9, _p8]]), &mut t7Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = shared::<u8>([4, 4]);
    parallel!((4, 4), |i13, i14| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t8[[i13, i14]] = 2;
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t9 = fragment::<u8>([4, 1]);
    #[cfg_attr(all(), allow(non_snake_case))]
    parallel!((4, 1), |i15Renamed, i16Renamed| {
        t9[[i15Renamed, i16Renamed]] = select(((i16Renamed > i16Renamed) & (x0[[i16Renamed, _q9]] > x0[[_p8, i16Renamed]])), (2 + 2), 3u8.max(4));
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t10Renamed = fragment::<i32>([4, 1]);
    clear(&mut t10Renamed);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    gemm(&t8, &t9, &mut t10Renamed);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t11 = fragment::<T>([1, 1, 4, 1]);
    let v17: T = (t5Renamed[[_p8.min(_p8), _p8, _p8]] * t5Renamed[[3, ((((_p8 - 3) * 1) + cast::<usize>(t10Renamed[[d1, _p8]])) / 1), _p8]]);
    fill(&mut t11, v17);
    let mut t12 = shared::<u8>([4, 4]);
    parallel!((4, 4), |i18, i19| {
        let v20: T::Acc = t7Renamed[[cast::<usize>(t10Renamed[[i18, _q9]]), cast::<usize>(t8[[i19, _p8]])]];
        #[cfg(not(all()))]
        assert!(false, "kept");
        #[cfg(all())]
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut l13Renamed = local::<u8>([2]);
        #[cfg(not(all()))]
        let kept = undefined;
        for k21 in 0..2 {
            l13Renamed[k21] = t9[[(((i18 * 1) + x1.dim(1)) % 1), (x2.dim(1) + 1)]];
        }
        #[cfg_attr(all(), cfg(not(all())))]
        for _ in 0..1 { assert!(false, "kept"); }
        t12[[i18, i19]] = l13Renamed[b5];
    });
    atomic_max(&t12, &mut t8, Release);
    let v22: T = t11[[_q9, (_p8 * 3), _p8, _p8]];
    parallel!((4, 4), |i23, i24| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t8[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((4, 1), |i25, i26| {
        #[cfg_attr(all(), cfg(not(all())))]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg(all())]
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(t9[[i25, i26]]) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!((4, 1), |i27, i28| {
        h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t10Renamed[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((1, 1, 4, 1), |i29, i30, i31, i32| {
        h4.atomic_add([(((((((((1 * 5) + i29) * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i29, i30, i31, i32]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i29) * 5) + i30) * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((4, 4), |i33, i34| {
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t12[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    copy(&t6Renamed, y3.at_mut([(b5 * 1), (b6 * 1), 0]));
}

#[tile_fn]
pub fn function_3917(_v0: i64) -> i64 {
    _v0.max((((3 * 1) / 5) / 6))
}
#[tile_kernel]
pub fn random_3917<const BM: usize, const BN: usize>(
    x0: &Tensor<i8, 5>,
    x1: &Tensor<i64, 2>,
    x2: &Tensor<i8, 2>,
    y3: &mut Tensor<i64, 1>,
    _q4: usize,
) {
    dims!(x0 = [BM + 1, BM, 1, 1, 1], x1 = [d1, d1], x2 = [BM + 1, d1], y3 = [d2]);
    let [b3] = blocks([d2.div_ceil(BN)]);
    let mut t4 = fragment::<i64>([BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(y3.at([(b3 * BN)]), &mut t4);
    let mut t5 = fragment::<i64>([BN]);
    parallel!(BN, |i5| {
        let v6: i64 = (-t4[i5].max(t4[i5]));
        t5[i5] = (t4[cast::<usize>(x0[[3, d2, d2, 0, 0]])] % t4[(d1 - 2)]);
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t6Renamed = fragment::<f16>([BN]);
    let t6_arrived = copy_async(x1.at([(b3 * BN), d1]).or(cast::<i64>(b3)), &mut t6Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<i64>([1]);
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    fill(&mut t7, 1);
    reduce_abs_sum_into(&t4, &mut t7, 0);
    t6_arrived.wait();
    clear(&mut t7);
    pipelined!(0..b3, stages = 2, stage = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0], |k7| {
        let mut t8 = fragment::<f32>([BN, BM + 1]);
        copy(x0.at([(b3 * (BN + 1)), d1, cast::<usize>(x2[[d1, k7]]), (k7 * (BM + 1)), (k7 * 2)]), &mut t8);
        let mut t9 = fragment::<f16>([BN + 1, BM, 1]);
        parallel!(((BN + 1), BM, 1), |i8, i9, i10| {
            #[allow(non_snake_case)]
            let v11Renamed: i8 = (x0[[(d1 * 1), i10, i10, cast::<usize>(x2[[5, i10]]), (i10 + 4)]] + (-x0[[i10, cast::<usize>(x2[[k7, cast::<usize>(t5[i10])]]), i10, i10, 0]]));
            t9[[i8, i9, i10]] = -0.375;
        });
        let mut t10 = fragment::<f32>([BN, 4]);
        parallel!((BN, 4), |i12, i13| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t10[[i12, i13]] = t8[[i13, i13]];
        });
        #[cfg(all())]
        let mut t11 = shared::<f32>([8, BM + 1]);
        parallel!((8, (BM + 1)), |i14, i15| {
            #[cfg(not(all()))]
            { assert!(false, "kept"); }
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t11[[i14, i15]] = 4.0;
        });
        let mut t12 = fragment::<f32>([BN, BM + 1]);
        #[cfg(all())]
        let v16: f32 = cast::<f32>(k7);
        fill(&mut t12, v16);
        clear(&mut t12);
        #[cfg(all())]
        let mut t13 = shared::<u8>([BN, 1]);
        fill(&mut t13, 14);
        gemm_sp(&t10, &t13, &t11, &mut t12);
    });
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t14Renamed = shared::<i64>([32]);
    threads!(32, |thread17| {
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        #[cfg_attr(not(all()), cfg(not(all())))]
        let i18: usize = thread17.index();
        let i19: usize = thread17.lane();
        let w20: usize = thread17.warp();
        #[cfg_attr(all(), cfg(not(all())))]
        let kept = undefined;
        let i21: usize = (i18 % 8);
        let v22: i64 = cast::<i64>(x2[[1, b3]]);
        t14Renamed[i18] = v22;
        thread17.barrier();
        #[cfg_attr(all(), cfg(not(all())))]
        { assert!(false, "kept"); }
        #[cfg(all())]
        #[expect(non_snake_case)]
        let v23Renamed: i64 = t14Renamed[((i18 + 34) % 32)];
        #[cfg(all())]
        thread17.barrier();
        #[cfg(all())]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v24: i64 = v23Renamed;
        let mut v25: i64 = v24;
        #[cfg(all())]
        thread17.group(0..32, |g26| {
            #[cfg_attr(all(), cfg(not(all())))]
            undefined!();
            t14Renamed[i18] = v25;
            g26.barrier();
            let v27: i64 = t14Renamed[(((i18 + 29) % 32) + 0)];
            g26.barrier();
            #[cfg(not(all()))]
            if true { assert!(false, "kept"); }
            v25 = v27;
        });
        let v28: i64 = v25;
        #[allow(non_snake_case)]
        t14Renamed[i18] = { let assignedRenamed: i64 = v28; assignedRenamed };
    });
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    if (_q4 >= d1) {
        let mut t15 = shared::<i8>([BM, 1]);
        parallel!((BM, 1), |i29, i30| {
            t15[[i29, i30]] = (cast::<i8>(t7[0]) + cast::<i8>(t7[(i30 - 3).div_ceil(3)]));
        });
        #[cfg_attr(all(), cfg(not(all())))]
        let kept = undefined;
        let mut t16 = fragment::<i8>([BN, 1]);
        parallel!((BN, 1), |i31, i32| {
            #[cfg(not(all()))]
            assert!(false, "kept");
            t16[[i31, i32]] = x2[[b3, i32]];
        });
        let mut t17 = shared::<i32>([BM, BN]);
        #[cfg_attr(all(), cfg(not(all())))]
        parallel!(1, |i| { undefined[i] = 1; });
        fill(&mut t17, 1);
        gemm(&t15, t16.t(), &mut t17);
    } else {
        let mut t18 = fragment::<f32>([BM + 1]);
        #[cfg(all())]
        parallel!((BM + 1), |i33| {
            assert!((i33 < 9), "an index is within its bounds");
            t18[i33] = cast::<f32>(t7[i33]).round_ties_even();
        });
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(&t18, t4.at_mut((span((b3 * BN), BM + 1),)));
    }
    let mut t19 = fragment::<i32>([BM, BN]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    clear(&mut t19);
    for k34 in 0..1 {
        #[cfg_attr(all(), expect(non_snake_case))]
        let mut t20Renamed = fragment::<i8>([BM, 1]);
        let mut t21 = fragment::<i8>([1, BN]);
        copy(x2.at([(b3 * (BM + 1)), (k34 * 1)]), &mut t20Renamed);
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        copy(x0.at([d2, b3, 1, (k34 * 1), b3.min(0)]), &mut t21);
        gemm(&t20Renamed, &t21, &mut t19);
    }
    #[cfg(not(all()))]
    undefined!();
    let mut t22 = shared::<i8>([BN]);
    threads!(BN, |thread35| {
        #[cfg_attr(all(), expect(non_snake_case))]
        let i36Renamed: usize = thread35.index();
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        let i37: usize = thread35.lane();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let w38: usize = thread35.warp();
        let i39: usize = (i36Renamed % 7);
        let mut s40: i8 = 0;
        for k41 in 0..2 {
            s40 += (if (i39 >= cast::<usize>(t14Renamed[w38])) { (if (k41 > k41) { x2[[6, b3]] } else { x2[[k41, k41]] }) } else { x0[[k41, 5, b3, k41, x0.dim(2)]] });
        }
        let v42: i8 = s40;
        #[cfg_attr(all(), allow(non_snake_case))]
        let mut v43Renamed: i8 = v42;
        if (d2 >= 3) {
            #[cfg_attr(all(), cfg(not(all())))]
            if true { assert!(false, "kept"); }
            t22[i36Renamed] = v42;
            thread35.barrier();
            #[cfg(all())]
            let v44: i8 = t22[i37];
            thread35.barrier();
            v43Renamed = v44;
        }
        #[cfg(not(all()))]
        let kept = undefined;
        let v45: i8 = v43Renamed;
        let mut v46: i8 = v45;
        for k47 in 0..1 {
            #[cfg_attr(not(all()), cfg(not(all())))]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v48: i8 = v46;
            t22[i36Renamed] = v48;
            thread35.barrier();
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v49Renamed: i8 = t22[((i36Renamed + 28) % 33)];
            thread35.barrier();
            let v50: i8 = v49Renamed;
            #[cfg_attr(all(), cfg(not(all())))]
            assert!(false, "kept");
            #[allow(non_snake_case)]
            v46 = { let assignedRenamed: i8 = v46.max(v50); assignedRenamed };
        }
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v51Renamed: i8 = v46;
        let v52: u32 = thread35.ballot((!(x1[[i39, 3]] >= cast::<i64>(t14Renamed[w38]))));
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v53: bool = thread35.all(((cast::<u16>((0usize - 7)) == cast::<u16>(5usize)) && (x2[[1, i39]] < x0[[i39, _q4, 0, 0, 0]])));
        #[cfg(all())]
        #[allow(non_snake_case)]
        let v54Renamed: i8 = select(v53, cast::<i8>(v52.count_ones()), v51Renamed);
        #[cfg_attr(not(all()), cfg(not(all())))]
        #[cfg_attr(all(), allow(non_snake_case))]
        t22[i36Renamed] = { let assignedRenamed: i8 = v54Renamed; assignedRenamed };
    });
    parallel!(BN, |i55| {
        let mut s56: i64 = 0;
        for k57 in 0..5 {
            s56 += -4;
        }
        y3[((b3 * BN) + i55)] = s56;
    });
}

const ROWS_3918: usize = 4;
#[tile_kernel]
pub fn random_3918(
    x0: &Tensor<i32, 2>,
    x1: &Tensor<f32, 4>,
    x2: &Tensor<i32, 3>,
    y3: &mut Tensor<f32, 2>,
    a4: &mut Tensor<u32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p7: f32,
) {
    dims!(x0 = [d0, d0], x1 = [ROWS_3918, ROWS_3918, 3, ROWS_3918], x2 = [d1, d2, d3], y3 = [d4, 3], a4 = [d6], h5 = [7]);
    #[cfg_attr(all(), cfg(not(all())))]
    require!(false, "kept");
    let [b5] = blocks([d4.div_ceil(3)]);
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t6Renamed = fragment::<i32>([ROWS_3918]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(x0.at([14, (d1 * 3)]), &mut t6Renamed);
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    let mut t7 = shared::<f32>([ROWS_3918, 6, ROWS_3918]);
    let v8: f32 = cast::<f32>(t6Renamed[b5]);
    fill(&mut t7, v8);
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = shared::<i32>([ROWS_3918]);
    #[expect(non_snake_case)]
    threads!(ROWS_3918, |thread9Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let i10: usize = thread9Renamed.index();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let i11: usize = thread9Renamed.lane();
        let w12: usize = thread9Renamed.warp();
        let i13: usize = (i10 % 3);
        #[cfg_attr(all(), allow(non_snake_case))]
        let mut s14Renamed: i32 = 0;
        #[cfg_attr(not(all()), cfg(not(all())))]
        for k15 in 0..1 {
            s14Renamed += (!cast::<i32>(x0[[k15, i13]].leading_zeros()));
        }
        let v16: i32 = s14Renamed;
        let v17: i32 = thread9Renamed.shuffle_idx(v16, 14);
        t8[i10] = v17;
    });
    #[cfg(not(all()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t9 = fragment::<f32>([1, 6, ROWS_3918]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t9, 1.0);
    #[cfg(all())]
    reduce_min_nan_into(&t7, &mut t9, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = shared::<i32>([ROWS_3918]);
    #[cfg(not(all()))]
    let kept = undefined;
    copy(&t6Renamed, &mut t10);
    parallel!(6, |i18| {
        a4.atomic_and([b5], ((((4 >> 11) * 6) + cast::<u32>((i18 + 1))) % 6), Release);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(ROWS_3918, |i19| {
        h5.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t6Renamed[i19]) * cast::<u64>(((1 * 5) + i19))), Acquire);
    });
    parallel!((ROWS_3918, 6, ROWS_3918), |i20, i21, i22| {
        h5.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Release);
    });
    parallel!(ROWS_3918, |i23| {
        h5.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t8[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((1, 6, ROWS_3918), |i24, i25, i26| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        h5.atomic_add([(((((((1 * 5) + i24) * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i24, i25, i26]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i24) * 5) + i25) * 5) + i26))), Relaxed);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!(ROWS_3918, |i27| {
        #[cfg_attr(all(), cfg(not(all())))]
        assert!(false, "kept");
        h5.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t10[i27]) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    let mut t11 = shared::<f32>([3, 3, 3]);
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    parallel!((3, 3, 3), |i28, i29, i30| {
        #[cfg(not(all()))]
        undefined!();
        t11[[i28, i29, i30]] = t7[[b5, (i29 + 4), b5]];
    });
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12Renamed = shared::<f32>([3, 3]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t12Renamed, 1.0);
    #[cfg(all())]
    reduce_logsumexp_into(&t11, &mut t12Renamed, 0);
    #[cfg(not(all()))]
    assert!(false, "kept");
    copy(&t12Renamed, y3.at_mut([(b5 * 3), 0]));
}

#[tile_kernel]
pub fn random_3919<const BM: usize>(
    x0: &Tensor<i64, 3>,
    x1: &Tensor<i64, 3>,
    y2: &mut Tensor<i64, 4>,
    h3: &mut Tensor<u64, 1>,
    _p9: usize,
    _p10: i64,
    _q11: usize,
) {
    dims!(x0 = [d0, 2, 8], x1 = [d0, d1, d2], y2 = [d3, d4, d5, 2], h3 = [7]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let n12: usize = d3.div_ceil(2);
    let [b6, b7, b8] = blocks([d3.div_ceil(2), d4.div_ceil(2), d5.div_ceil(BM)]);
    #[cfg_attr(all(), cfg(not(all())))]
    { assert!(false, "kept"); }
    let mut t4 = shared::<f32>([2, 2]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v13: f32 = cast::<f32>(x1[[d1, (b8 % 6), b7]]);
    #[cfg(all())]
    fill(&mut t4, v13);
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    let mut t5 = fragment::<i64>([BM, BM, 2, 8, 1]);
    parallel!((BM, BM, 2, 8, 1), |i14, i15, i16, i17, i18| {
        #[cfg(all())]
        let v19: f32 = ((cast::<f32>(x0[[i14, 1, i14]]) / 2.0) / 5.0);
        t5[[i14, i15, i16, i17, i18]] = ((-(if (i14 != _q11) { cast::<i64>((((i17 - 2) * 2) % 2)) } else { x1[[d1, i16, i15]] })) >> 9);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = fragment::<i64>([BM, BM]);
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    parallel!((BM, BM), |i20, i21| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t6[[i20, i21]] = x1[[n12, cast::<usize>(x0[[17, d2, i20]]), (i20 % 6)]];
    });
    #[cfg_attr(all(), cfg(not(all())))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t7 = shared::<i64>([8, BM]);
    parallel!((8, BM), |i22, i23| {
        t7[[i22, i23]] = x1[[((_p9 - 8) << (i23 - 4)), _q11, (i23 + 4)]];
    });
    let mut t8 = fragment::<i64>([BM, 8]);
    gemm_set(&t6, t7.t(), &mut t8);
    let mut t9 = fragment::<i64>([2, BM]);
    let t9_arrived = copy_async(x0.at((_q11, span(0, BM), span(d2, 2))).t(), &mut t9);
    #[cfg_attr(all(), cfg(not(all())))]
    undefined!();
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10Renamed = shared::<i64>([8, 2]);
    clear(&mut t10Renamed);
    #[cfg_attr(not(all()), cfg(not(all())))]
    pipelined!(0..2, stages = 2, order = [4, 0, 1, 2, 3], |k24| {
        let mut t11 = fragment::<i64>([8, 8]);
        let mut t12 = shared::<i64>([8, 2]);
        copy(x1.at([_q11, (b6 * 2), (k24 * 8)]), &mut t11);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x1.at([0, (k24 * 8), (n12 * BM)]), &mut t12);
        gemm(&t11, &t12, &mut t10Renamed);
    });
    t9_arrived.wait();
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    copy(&t9, t6.at_mut((span(2, BM), span(d1, 2))).t());
    if (_p9 >= (d2 - 3)) {
        let mut t13 = shared::<i64>([BM, 8, 8]);
        #[cfg(all())]
        copy(x0.at((span((d2 * 2), 8), span(x0.dim(0), BM), span(cast::<usize>(t10Renamed[[d2, d1]]), 8))).permute([1, 2, 0]), &mut t13);
        copy(&t13, t5.at_mut([d2, _p9, d0, b8, n12]));
        let mut v25: f32 = 4.0;
        #[cfg_attr(all(), expect(non_snake_case))]
        for k26Renamed in 0..4 {
            v25 += t4[[cast::<usize>(t10Renamed[[5, b6]]), d3.min(d1)]].max((if (d1 == 4) { cast::<f32>(t5[[_q11, k26Renamed, x0.dim(1), b8, b7]]) } else { cast::<f32>(t9[[1, k26Renamed]]) }));
        }
        #[cfg(all())]
        parallel!((2, BM), |i27, i28| {
            h3.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t9[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
        });
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((BM, 8, 8), |i29, i30, i31| {
            h3.atomic_add([(((((((1 * 5) + i29) * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t13[[i29, i30, i31]]) * cast::<u64>(((((((1 * 5) + i29) * 5) + i30) * 5) + i31))), Relaxed);
        });
    }
    let mut t14 = shared::<f32>([BM, 8]);
    #[cfg(not(all()))]
    undefined!();
    parallel!((BM, 8), |i32, i33| {
        t14[[i32, i33]] = (-1.0 + (0.0 - -1.0));
    });
    let mut t15 = fragment::<f32>([BM, 2]);
    copy(x1.at((span(n12, 2), b8, span((d5 * 8), BM))).t(), &mut t15);
    let mut t16 = shared::<f32>([8, 2]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let v34: f32 = ((-t4[[1, d1]]) + (t4[[d2, _p9]] / 2.75));
    fill(&mut t16, v34);
    clear(&mut t16);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm(t14.t(), &t15, &mut t16);
    #[cfg_attr(all(), cfg(not(all())))]
    fill(&mut undefined, 1);
    let mut t17 = shared::<f32>([8, BM, BM]);
    copy(x1.at((span((_p9 * BM), 8), span(b6, BM), span((d0 % 5), BM))), &mut t17);
    #[expect(non_snake_case)]
    let mut t18Renamed = shared::<i64>([BM, BM, 2, 8, 1]);
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    cumprod_rev(&t5, &mut t18Renamed, 2);
    #[cfg(all())]
    let mut t19 = fragment::<i64>([BM, 2, 8, 1]);
    reduce_min(&t5, &mut t19, 0);
    let mut t20 = fragment::<i64>([2, 4]);
    copy(t4.at([1, (d4 * 2)]), &mut t20);
    let mut t21 = fragment::<i64>([8, BM]);
    #[cfg_attr(not(all()), cfg(not(all())))]
    parallel!((8, BM), |i35, i36| {
        t21[[i35, i36]] = (1i64 + 2).min(t7[[i35, _q11]]);
    });
    #[cfg(all())]
    let mut t22 = shared::<i64>([2, BM]);
    let v37: i64 = (if (6 <= _q11) { (cast::<i64>(t7[[_q11, d2]]) >> t7[[6, x0.dim(1)]]) } else { x1[[7, (_q11 % 1), b7]] });
    fill(&mut t22, v37);
    #[cfg_attr(all(), cfg(not(all())))]
    fill(&mut undefined, 1);
    clear(&mut t22);
    #[cfg(all())]
    let mut t23 = fragment::<u8>([2, 1]);
    #[cfg(not(all()))]
    undefined!();
    #[cfg(all())]
    fill(&mut t23, 237);
    gemm_sp(&t20, &t23, &t21, &mut t22);
    parallel!((BM, BM, 2, 8, 1), |i38, i39, i40, i41, i42| {
        h3.atomic_add([(((((((((((1 * 5) + i38) * 5) + i39) * 5) + i40) * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(t18Renamed[[i38, i39, i40, i41, i42]]) * cast::<u64>(((((((((((1 * 5) + i38) * 5) + i39) * 5) + i40) * 5) + i41) * 5) + i42))), SeqCst);
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    parallel!((BM, 2, 8, 1), |i43Renamed, i44Renamed, i45Renamed, i46Renamed| {
        h3.atomic_add([(((((((((1 * 5) + i43Renamed) * 5) + i44Renamed) * 5) + i45Renamed) * 5) + i46Renamed) % 7)], (cast::<u64>(t19[[i43Renamed, i44Renamed, i45Renamed, i46Renamed]]) * cast::<u64>(((((((((1 * 5) + i43Renamed) * 5) + i44Renamed) * 5) + i45Renamed) * 5) + i46Renamed))), Release);
    });
    #[cfg(all())]
    #[expect(non_snake_case)]
    parallel!((2, 4), |i47Renamed, i48Renamed| {
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        h3.atomic_add([(((((1 * 5) + i47Renamed) * 5) + i48Renamed) % 7)], (cast::<u64>(t20[[i47Renamed, i48Renamed]]) * cast::<u64>(((((1 * 5) + i47Renamed) * 5) + i48Renamed))), SeqCst);
    });
    parallel!((8, BM), |i49, i50| {
        h3.atomic_add([(((((1 * 5) + i49) * 5) + i50) % 7)], (cast::<u64>(t21[[i49, i50]]) * cast::<u64>(((((1 * 5) + i49) * 5) + i50))), Relaxed);
    });
    parallel!((2, BM), |i51, i52| {
        h3.atomic_add([(((((1 * 5) + i51) * 5) + i52) % 7)], (cast::<u64>(t22[[i51, i52]]) * cast::<u64>(((((1 * 5) + i51) * 5) + i52))), Relaxed);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t24 = shared::<i64>([2, 2, BM, 2]);
    #[cfg(all())]
    copy(t19.at([d5, d3, b7, x0.dim(2)]), &mut t24);
    copy(&t24, y2.at_mut([(b6 * 2), (b7 * 2), (b8 * BM), 0]));
}

const SCALE_3920: u8 = 4;
#[tile_fn]
pub fn function_3920(_v0: i8, _v1: i8) -> i8 {
    _v0.max((!3))
}
#[tile_kernel]
pub fn random_3920<T: Int>(
    x0: &Tensor<u64, 1>,
    y1: &mut Tensor<i8, 2>,
    y2: &mut Tensor<f32, 1>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p6: usize,
    _q7: usize,
) {
    dims!(x0 = [d2], y1 = [d3, 2], y2 = [d3], a3 = [d5], h4 = [7]);
    let [b4] = blocks([d3.div_ceil(3)]);
    let mut t5 = shared::<T>([2, 4]);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((4, 2), |i8Renamed, i9Renamed| {
        #[expect(non_snake_case)]
        let v10Renamed: u64 = (!(if (_p6 != _q7) { x0[i8Renamed] } else { x0[i8Renamed] }));
        let mut l6 = local::<T>([1]);
        #[allow(non_snake_case)]
        for k11Renamed in 0..1 {
            l6[k11Renamed] = 4;
        }
        #[allow(non_snake_case)]
        t5[[i9Renamed, i8Renamed]] = { let assignedRenamed: T = l6[_p6]; assignedRenamed };
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = fragment::<f32>([4, 3]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t7, 1.0);
    if ((t7[[_p6, _p6]] > t7[[_p6, x0.dim(0)]]) ^ (!(d2 == b4))) {
        let v12: T = 0;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((2, 4), |i13, i14| {
            h4.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t5[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
        });
        parallel!((4, 3), |i15, i16| {
            h4.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
        });
    }
    let mut t8 = fragment::<i32>([2]);
    parallel!(2, |i17| {
        t8[i17] = cast::<i32>(t7[[i17.min((b4 * 3)), i17]]);
    });
    let mut t9 = shared::<f32>([2, 3]);
    gather(&t7, &t8, &mut t9);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(3, |i18| {
        t5.atomic_or([_p6, i18], cast::<T>(t7[[i18, cast::<usize>(x0[d3])]]), Release);
    });
    parallel!(4, |i19| {
        a3.atomic_max([i19], (cast::<i8>(t9[[0, _p6]]) & cast::<i8>((cast::<usize>(t5[[0, i19]]) + 1))).count_ones(), Acquire);
    });
    parallel!((2, 4), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t5[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((4, 3), |i22Renamed, i23Renamed| {
        h4.atomic_add([(((((1 * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i22Renamed, i23Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22Renamed) * 5) + i23Renamed))), Release);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(2, |i24| {
        h4.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t8[i24]) * cast::<u64>(((1 * 5) + i24))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((2, 3), |i25Renamed, i26Renamed| {
        h4.atomic_add([(((((1 * 5) + i25Renamed) * 5) + i26Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i25Renamed, i26Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25Renamed) * 5) + i26Renamed))), Relaxed);
    });
    parallel!((3, 2), |i27, i28| {
        y1[[((b4 * 3) + i27), (0 + i28)]] = select((x0.dim(0) == i27), (-cast::<i8>(t8[i28]).abs()), cast::<i8>(t7[[i28, i27]]).abs());
    });
    parallel!(3, |i29| {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        y2[((b4 * 3) + i29)] = { let assignedRenamed: f32 = select(((cast::<usize>(x0[3]) <= i29) & (x0[_q7] == x0[_p6])), (((-t7[[i29, i29]]) + (t9[[x0.dim(0), i29]] + t7[[0, i29]])) * 0.5).sinh(), select((i29 == b4), ((-t9[[d2, _p6]]) * 0.5).sinh(), select((cast::<u8>((i29 - 3)) < cast::<u8>((i29 % 3))), (t9[[i29, ((_q7 * 3) % 3)]] * 0.5).abs().log2(), (cast::<f32>(b4) * 0.5).sigmoid()))); assignedRenamed };
    });
}

const SCALE_3921: f64 = 5.0;
#[tile_fn]
pub fn function_3921(_v0: i8) -> i8 {
    (_v0 + cast::<i8>(((-4i8) - 0).leading_zeros()))
}
#[tile_kernel]
pub fn random_3921<const BM: usize>(
    x0: &Tensor<F8E4M3, 3>,
    x1: &Tensor<f32, 1>,
    y2: &mut Tensor<f32, 1>,
    y3: &mut Tensor<F8E4M3, 1>,
    a4: &mut Tensor<i32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p6: f32,
    _q7: usize,
) {
    #[cfg(all())]
    dims!(x0 = [BM, d1, d2], x1 = [d3], y2 = [d1], y3 = [d1], a4 = [d5], h5 = [7]);
    #[cfg(all())]
    #[expect(non_snake_case)]
    let n8Renamed: usize = d1.div_ceil(1);
    let [b4] = blocks([d1.div_ceil(1)]);
    #[cfg(not(all()))]
    undefined!();
    let mut t6 = shared::<F8E4M3>([BM + 1]);
    #[cfg(all())]
    #[expect(non_snake_case)]
    parallel!((BM + 1), |i9Renamed| {
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        t6[i9Renamed] = (if (d5 <= n8Renamed) { x0[[d2, n8Renamed, i9Renamed]].abs().sqrt() } else { cast_with::<F8E4M3>(x1[7], Round::Up).abs().sqrt() }).abs();
    });
    let mut t7 = fragment::<F8E4M3>([BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t6.at([d1]), &mut t7);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut v10: f32 = 0.0;
    #[cfg_attr(all(), expect(non_snake_case))]
    for k11Renamed in 0..5 {
        v10 += (-select((d2 != _q7), _p6, x1[15]));
    }
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t8 = fragment::<F8E4M3>([1]);
    fill(&mut t8, 1.0);
    reduce_abs_max_into(&t7, &mut t8, 0);
    #[cfg_attr(all(), cfg(not(all())))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg(all())]
    let mut t9 = fragment::<i32>([BM + 1]);
    #[cfg(all())]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM + 1), |i12| {
        #[cfg(all())]
        t9[i12] = ((cast::<i32>(i12) * 1) + 0);
    });
    #[cfg(not(all()))]
    undefined!();
    let mut t10 = fragment::<F8E4M3>([BM + 1]);
    copy(x0.at([b4, n8Renamed, (d2 / 1)]), &mut t10);
    #[cfg(all())]
    scatter(&t10, &t9, &mut t7);
    #[allow(non_snake_case)]
    parallel!((BM + 1), |i13Renamed| {
        a4.atomic_or([(i13Renamed + 3)], cast::<i32>(cast::<i32>(cast::<usize>(t9[12])).count_ones()), Relaxed);
    });
    parallel!((BM + 1), |i14| {
        h5.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i14]) * 16.0))) * cast::<u64>(((1 * 5) + i14))), Release);
    });
    parallel!(BM, |i15| {
        #[cfg(all())]
        h5.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), AcqRel);
    });
    #[cfg_attr(all(), cfg(not(all())))]
    { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(1, |i16| {
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        h5.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i16]) * 16.0))) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    parallel!((BM + 1), |i17| {
        h5.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t9[i17]) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    #[cfg(not(all()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    parallel!((BM + 1), |i18| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    copy(&t8, y2.at_mut([(b4 * 1)]));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t11 = shared::<F8E4M3>([1]);
    let v19: F8E4M3 = x0[[d1, b4, b4]];
    #[cfg(all())]
    fill(&mut t11, v19);
    copy(&t11, y3.at_mut([(b4 * 1)]));
}

#[tile_fn]
pub fn function_3922(_v0: i64, _v1: i64) -> i64 {
    _v0.max(select((0usize == 0), -2, 0))
}
#[tile_kernel]
pub fn random_3922<const BM: usize>(
    x0: &Tensor<i64, 1>,
    x1: &Tensor<i64, 1>,
    y2: &mut Tensor<i64, 2>,
    y3: &mut Tensor<i16, 2>,
    h4: &mut Tensor<u64, 1>,
    _p6: usize,
    _p7: i64,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d2], x1 = [d3], y2 = [d3, d2], y3 = [d3, d2], h4 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    require!((d2 < 100), "extents are below 100");
    let [b4, b5] = blocks([d3.div_ceil(6), d2.div_ceil(6)]);
    let mut t5 = fragment::<i64>([3, 6]);
    parallel!((3, 6), |i8, i9| {
        t5[[i8, i9]] = (((-cast::<i64>(i9)) + (-_p7)) * cast::<i64>(b4));
    });
    let mut t6 = fragment::<f16>([BM, BM]);
    parallel!((BM, BM), |i10, i11| {
        #[expect(non_snake_case)]
        t6[[i11, i10]] = { let assignedRenamed: f16 = (if ((i11 + 3) <= i10) { (-cast::<f16>(x1[b5]).mul_add(cast::<f16>(x1[d3]), 2.0)) } else { cast::<f16>(t5[[i11, i11]]).abs().sqrt().max_nan(cast::<f16>(-4).round_ties_even()) }); assignedRenamed };
    });
    for k12 in 0..d3 {
        let n13: usize = ((d2 % 4) % 1).max(0);
        let mut t7 = fragment::<f16>([3, 4]);
        parallel!((3, 4), |i14, i15| {
            t7[[i14, i15]] = (cast::<f16>(0).max(-2.0) * 0.0);
        });
        #[allow(non_snake_case)]
        let mut t8Renamed = fragment::<f16>([3, 8]);
        #[expect(non_snake_case)]
        parallel!((3, 8), |i16Renamed, i17Renamed| {
            t8Renamed[[i16Renamed, i17Renamed]] = cast::<f16>(x1[0]);
        });
        let mut t9 = shared::<f32>([3, 3]);
        clear(&mut t9);
        let mut t10 = fragment::<u8>([3, 1]);
        fill(&mut t10, 140);
        gemm_sp(&t7, &t10, t8Renamed.t(), &mut t9);
        parallel!((3, 8), |i18, i19| {
            h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
        });
        parallel!((3, 3), |i20, i21| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
        });
    }
    copy(t6.at((span((d3 + 1), 3), span(b5, 6))), &mut t5);
    for k22 in 0..d2 {
        copy(t5.at((span(b5, BM), span((k22 * 6), BM))).t(), &mut t6);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t11 = fragment::<i32>([BM]);
        parallel!(BM, |i23| {
            t11[i23] = ((cast::<i32>(i23) * 1) + -2);
        });
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t12 = fragment::<f16>([BM, BM]);
        let v24: f16 = cast::<f16>(b5);
        fill(&mut t12, v24);
        scatter(&t12, &t11, &mut t6);
        copy(t6.at((span((b4 * 3), BM), span((b5 * 6), BM))).or(t12[[b4, b5]]), &mut t12);
        let mut t13 = shared::<i64>([1, 6]);
        reduce_abs_sum(&t5, &mut t13, 0);
        parallel!((BM, BM), |i25, i26| {
            h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
        });
        parallel!((1, 6), |i27, i28| {
            h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t13[[i27, i28]]) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
        });
    }
    let mut t14 = shared::<f16>([BM]);
    parallel!(BM, |i29| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t14[i29] = (if (i29 != b4) { (f16::from_bits((t6[[cast::<usize>(t5[[i29, i29]]), b4]].to_bits() & 32767)) / 1.75) } else { t6[[i29, cast::<usize>(cast::<i16>((i29 - 9)))]] });
    });
    parallel!((3, 6), |i30, i31| {
        h4.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t5[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BM, BM), |i32Renamed, i33Renamed| {
        h4.atomic_add([(((((1 * 5) + i32Renamed) * 5) + i33Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i32Renamed, i33Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32Renamed) * 5) + i33Renamed))), Acquire);
    });
    parallel!(BM, |i34| {
        h4.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i34]) * 16.0))) * cast::<u64>(((1 * 5) + i34))), Acquire);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t15 = fragment::<i64>([6, 6]);
    copy(t6.at((span((b4 / 3), 6), span((b5 * 6), 6))), &mut t15);
    copy(&t15, y2.at_mut([(b4 * 6), (b5 * 6)]));
    parallel!((6, 6), |i35, i36| {
        let mut l16 = local::<i16>([4]);
        for k37 in 0..4 {
            l16[k37] = (cast::<i16>(x1[b4]) + 2);
        }
        y3[[((b4 * 6) + i35), ((b5 * 6) + i36)]] = l16[i35];
    });
}

const SCALE_3923: f32 = 2.0;
#[tile_fn]
pub fn function_3923(_v0: f32) -> f32 {
    _v0.max((if (cast::<u32>((0usize - 1)) != cast::<u32>(0usize)) { (0.0 * -4.0) } else { (-0.5f32).abs().abs() }))
}
#[tile_kernel]
pub fn random_3923<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<bf16, 3>,
    y3: &mut Tensor<f32, 3>,
    h4: &mut Tensor<u64, 1>,
    _p6: usize,
) {
    dims!(x0 = [BN, d1], x1 = [d2, d1, d3], y2 = [d1, d2, BN], y3 = [d1, d2, BK], h4 = [7]);
    require!((d2 < 100), "extents are below 100");
    let mut w5 = workspace::<f16>([d1, d2]);
    let [b4, b5] = blocks([d1.div_ceil(BK), d2.div_ceil(BM)]);
    let mut t6 = shared::<bf16>([BK, BM, BN]);
    copy(y2.at([(b4 * BK), (b5 * BM), 0]), &mut t6);
    let mut t7 = fragment::<f32>([2*BK, BN, BM]);
    copy(t6.at([b4, (b4 * BM), cast::<usize>(cast::<i8>((b4 - 3)))]).or(t6[[_p6, b4, 0]]), &mut t7);
    #[expect(non_snake_case)]
    let mut t8Renamed = shared::<bf16>([2*BK, BM]);
    copy(t6.at([(d1 * 3), (b4 * BM), (b4 * (2*BK))]).or(2.0), &mut t8Renamed);
    #[allow(non_snake_case)]
    let mut t9Renamed = shared::<f32>([BK, 2*BK, BN]);
    parallel!((BK, (2*BK), BN), |i7, i8, i9| {
        t9Renamed[[i7, i8, i9]] = cast::<f32>((((i7 * (2*BK)) + i7) % (2*BK)));
    });
    copy(&t9Renamed, t6.at_mut([(b4 * (2*BK)), b4, 2]));
    #[allow(non_snake_case)]
    let mut t10Renamed = shared::<bf16>([BK, BN]);
    reduce_min(&t6, &mut t10Renamed, 1);
    #[expect(non_snake_case)]
    let n10Renamed: usize = ((_p6 - 2).div_ceil((b4 - 3)) % 1).max(0);
    #[expect(non_snake_case)]
    let mut t11Renamed = shared::<f16>([BK, BM]);
    copy(t10Renamed.at([d3, (n10Renamed * BN)]), &mut t11Renamed);
    let mut t12 = shared::<f16>([BK, BM]);
    copy(&t11Renamed, w5.at_mut([(b4 * BK), (b5 * BM)]));
    copy(w5.at([(b4 * BK), (b5 * BM)]), &mut t12);
    parallel!(((2*BK), BM), |i11, i12| {
        h4.atomic_add([(((((1 * 5) + i11) * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i11, i12]]) * 16.0))) * cast::<u64>(((((1 * 5) + i11) * 5) + i12))), AcqRel);
    });
    #[expect(non_snake_case)]
    parallel!((BK, (2*BK), BN), |i13Renamed, i14Renamed, i15Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((((1 * 5) + i13Renamed) * 5) + i14Renamed) * 5) + i15Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[[i13Renamed, i14Renamed, i15Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13Renamed) * 5) + i14Renamed) * 5) + i15Renamed))), Relaxed);
    });
    parallel!((BK, BN), |i16, i17| {
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Release);
    });
    parallel!((BK, BM), |i18, i19| {
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11Renamed[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!((BK, BM), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    copy(&t6, y2.at_mut([(b4 * BK), (b5 * BM), 0]));
    #[allow(non_snake_case)]
    parallel!((BK, BM, BK), |i22Renamed, i23Renamed, i24Renamed| {
        #[allow(non_snake_case)]
        y3[[((b4 * BK) + i22Renamed), ((b5 * BM) + i23Renamed), (0 + i24Renamed)]] = { let assignedRenamed: f32 = select((i22Renamed != i24Renamed), ((if (cast::<u16>((i24Renamed - 4)) == cast::<u16>(4usize)) { (cast::<f32>(b4) * 1.0) } else { (-x0[[i23Renamed, n10Renamed]]) }) * 0.5).exp(), select(((i24Renamed == i22Renamed) ^ (t8Renamed[[i24Renamed, i23Renamed]] >= 1.75)), ((x0[[i23Renamed, i23Renamed]] * cast::<f32>(n10Renamed).mul_add(t7[[i23Renamed, i23Renamed, 0]], t7[[i23Renamed, i23Renamed, i23Renamed]])) * 0.5).cosh(), select(((t7[[i23Renamed, b4, i23Renamed]] > x0[[i23Renamed, i23Renamed]]) ^ (n10Renamed != i23Renamed)), (cast::<f32>(d2) * 0.5).expm1(), (-(1.0f32 * 0.5).softplus())))); assignedRenamed };
    });
}

#[tile_kernel]
pub fn random_3924<T: Num, const BM: usize>(
    x0: &Tensor<bool, 2>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<T, 3>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<T, 2>,
    a5: &mut Tensor<i64, 1>,
    h6: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [3, d0], x1 = [d0], x2 = [d1, d0, d2], y3 = [d3, d4], y4 = [d3, d4], a5 = [d3], h6 = [7]);
    let n8: usize = d3.div_ceil(3);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b5, b6] = blocks([d3.div_ceil(3), d4.div_ceil((BM + 1))]);
    let mut t7 = fragment::<f32>([3, BM + 1]);
    copy(y3.at([(b5 * 3), (b6 * (BM + 1))]), &mut t7);
    let mut t8 = shared::<i16>([BM, 3]);
    copy(t7.at((span((b6 * (BM + 1)), 3), span((d4 - 1), BM))).t(), &mut t8);
    let mut t9 = shared::<f32>([BM + 1, 3, 3]);
    let t9_arrived = copy_async(x2.at([(b6 * BM), (d2 - 8).div_ceil((d2 - 2)), (d3 * BM)]), &mut t9);
    t9_arrived.wait();
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<bool>([BM + 1, 3]);
    copy(t7.at((span((b6 * BM), 3), span((b5 * BM), BM + 1))).t(), &mut t10);
    let mut t11 = fragment::<bool>([1, 3]);
    #[allow(non_snake_case)]
    let v9Renamed: bool = (!(t9[[d3, b5, _q7]] > 2.25));
    fill(&mut t11, v9Renamed);
    reduce_any_into(&t10, &mut t11, 0);
    let mut t12 = shared::<i32>([3]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(3, |i10| {
        t12[i10] = ((cast::<i32>(i10) * 1) + 0);
    });
    let mut t13 = fragment::<bool>([3, 3]);
    parallel!((3, 3), |i11, i12| {
        let mut l14 = local::<bool>([4]);
        for k13 in 0..4 {
            #[allow(non_snake_case)]
            l14[k13] = { let assignedRenamed: bool = ((((k13 - 8) % (k13 - 1)) < i12) ^ ((b5 >= 6) | t9[[14, cast::<usize>(t8[[10, i11]]), 0]].is_nan())); assignedRenamed };
        }
        t13[[i11, i12]] = l14[i12];
    });
    scatter(&t13, &t12, &mut t10);
    parallel!((3, 3), |i14, i15| {
        t13[[i15, i14]] = (cast::<i32>(((i14 / 3) - 9)) < cast::<i32>(6usize));
    });
    #[expect(non_snake_case)]
    let mut t15Renamed = fragment::<i64>([3]);
    copy(&t12, &mut t15Renamed);
    atomic_add(&t15Renamed, a5.at_mut([b6]), Relaxed);
    parallel!(((BM + 1), 3, 3), |i16, i17, i18| {
        h6.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Acquire);
    });
    parallel!(((BM + 1), 3), |i19, i20| {
        h6.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t10[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Release);
    });
    parallel!((1, 3), |i21, i22| {
        h6.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t11[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(3, |i23| {
        h6.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t12[i23]) * cast::<u64>(((1 * 5) + i23))), Acquire);
    });
    #[allow(non_snake_case)]
    parallel!((3, 3), |i24Renamed, i25Renamed| {
        h6.atomic_add([(((((1 * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(t13[[i24Renamed, i25Renamed]]) * cast::<u64>(((((1 * 5) + i24Renamed) * 5) + i25Renamed))), Relaxed);
    });
    copy(&t7, y3.at_mut([(b5 * 3), (b6 * (BM + 1))]));
    parallel!((3, (BM + 1)), |i26, i27| {
        y4[[((b5 * 3) + i26), ((b6 * (BM + 1)) + i27)]] = ((if (!t13[[i26, b5]]) { x2[[0, i26, d4]].abs() } else { (cast::<T>(x0[[i26, b6]]) * cast::<T>(x0[[_q7, i26]])) }) + (x2[[d3, 1, d4]] / 1).min(cast::<T>(t13[[0, _q7]]).min(x2[[d4, cast::<usize>(t12[i26]), n8]])));
    });
}

#[tile_fn]
pub fn function_3925(_v0: u16) -> u16 {
    (_v0 * 3u16.abs())
}
#[tile_kernel(fast_math)]
pub fn random_3925<T: Int>(
    x0: &Tensor<T::Acc, 3>,
    x1: &Tensor<T, 1>,
    x2: &Tensor<f32, 3>,
    y3: &mut Tensor<u16, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2, d2], x1 = [d3], x2 = [d4, d5, d2], y3 = [d5, 6], h4 = [7]);
    let [b6] = blocks([d5.div_ceil(1)]);
    let mut t5 = shared::<u16>([1, 6]);
    copy(y3.at([(b6 * 1), 0]), &mut t5);
    #[allow(non_snake_case)]
    let mut t6Renamed = shared::<u16>([1, 6, 1, 1, 1]);
    #[expect(non_snake_case)]
    parallel!((1, 6, 1, 1, 1), |i7Renamed, i8Renamed, i9Renamed, i10Renamed, i11Renamed| {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut l7Renamed = local::<u16>([3]);
        for k12 in 0..3 {
            l7Renamed[k12] = t5[[i10Renamed, k12]];
        }
        t6Renamed[[i7Renamed, i8Renamed, i9Renamed, i10Renamed, i11Renamed]] = l7Renamed[i11Renamed];
    });
    let mut t8 = shared::<f32>([1]);
    copy(t5.at((b6, span(cast::<usize>(cast::<u32>((d5 - 5))), 1))), &mut t8);
    parallel!((6, d2.min(1)), |i13, i14| {
        if x2[[i13, d2, i13]].is_finite() {
            t5[[i14, i13]] = 3;
        }
    });
    let mut t9 = shared::<i64>([1]);
    parallel!(1, |i15| {
        t9[i15] = 1;
    });
    let mut t10 = fragment::<f32>([1]);
    gather(&t8, &t9, &mut t10);
    let mut t11 = fragment::<i64>([1]);
    copy(t8.at([(d5 * 1)]), &mut t11);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    atomic_min(&t11, &mut t9, Relaxed);
    let mut t12 = shared::<i32>([1]);
    parallel!(1, |i16| {
        t12[i16] = ((cast::<i32>(i16) * 2) + 1);
    });
    let mut t13 = shared::<f32>([1]);
    copy(x1.at((span((d2 - 3), 1),)), &mut t13);
    scatter(&t13, &t12, &mut t8);
    if (!(cast::<i8>((b6 - 8)) > cast::<i8>(7usize))) {
        let mut t14 = shared::<f32>([1, 1]);
        copy(t6Renamed.at([(d5 * 1), (d5 * 6), b6, (b6 * 6), b6]), &mut t14);
        let mut t15 = fragment::<f32>([1, 1]);
        parallel!((1, 1), |i17, i18| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t15[[i17, i18]] = (-t10[b6].floor());
        });
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t16Renamed = fragment::<f32>([1, 1]);
        gemm_set(&t14, &t15, &mut t16Renamed);
        if (!((b6 > b6) | (cast::<i32>((b6 - 4)) != cast::<i32>(d1)))) {
            let mut t17 = shared::<f32>([1, 1]);
            cumsum(&t15, &mut t17, 0);
            #[expect(non_snake_case)]
            parallel!(6, |i19Renamed| {
                t6Renamed.atomic_xor([0, i19Renamed.min(i19Renamed), d5, ((d4 - 4) << (i19Renamed - 3)), cast::<usize>(x1[i19Renamed])], t5[[x2.dim(0), i19Renamed]], Relaxed);
            });
            parallel!((1, 1), |i20, i21| {
                h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16Renamed[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Acquire);
            });
            parallel!((1, 1), |i22, i23| {
                h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), AcqRel);
            });
        }
        parallel!((1, 1), |i24, i25| {
            h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
        });
        #[expect(non_snake_case)]
        parallel!((1, 1), |i26Renamed, i27Renamed| {
            h4.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16Renamed[[i26Renamed, i27Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), SeqCst);
        });
    } else {
        #[allow(non_snake_case)]
        parallel!((1, 6, b6.min(1), 1, 1), |i28Renamed, i29Renamed, i30Renamed, i31Renamed, i32Renamed| {
            #[allow(non_snake_case)]
            let mut l18Renamed = local::<u16>([1]);
            for k33 in 0..1 {
                l18Renamed[k33] = (if (t6Renamed[[i28Renamed, i29Renamed, i30Renamed, (i31Renamed * 2), i32Renamed]] > t5[[i28Renamed, 2]]) { t5[[i31Renamed, 3]] } else { t5[[x2.dim(2), i28Renamed]] });
            }
            t6Renamed[[i28Renamed, i29Renamed, i30Renamed, (i31Renamed * 2), i32Renamed]] = l18Renamed[i32Renamed];
        });
    }
    let mut t19 = shared::<u16>([1, 6, 1, 1, 1]);
    cummax_rev(&t6Renamed, &mut t19, 1);
    let mut t20 = shared::<f32>([7]);
    threads!(7, |thread34| {
        let i35: usize = thread34.index();
        let i36: usize = thread34.lane();
        let w37: usize = thread34.warp();
        #[allow(non_snake_case)]
        let i38Renamed: usize = (i35 % 6);
        let v39: f32 = ((cast::<f32>(b6) * -1.0) * (1.0 * -1.0));
        let v40: bool = thread34.any((!(t12[d3] > cast::<i32>(t12[b6]))));
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut v41: f32 = v39;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        if v40 {
            let v42: f32 = thread34.shuffle_up(v39, cast::<usize>(x1[2]));
            v41 = v42;
        }
        let v43: f32 = v41;
        let v44: bool = thread34.any(((((i35 * 1) + cast::<usize>(x0[[i38Renamed, i38Renamed, i35]])) % 1) == d2));
        let mut v45: f32 = v43;
        if v44 {
            let v46: f32 = thread34.shuffle_down(v43, 29);
            v45 = v46;
        }
        let v47: f32 = v45;
        let v48: f32 = thread34.shuffle_idx(v47, 0);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t20[i35] = v48;
    });
    parallel!(1, |i49| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((1 * 5) + i49) % 7)], (cast::<u64>(t11[i49]) * cast::<u64>(((1 * 5) + i49))), Relaxed);
    });
    parallel!(1, |i50| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((1 * 5) + i50) % 7)], (cast::<u64>(t12[i50]) * cast::<u64>(((1 * 5) + i50))), Release);
    });
    #[expect(non_snake_case)]
    parallel!(1, |i51Renamed| {
        h4.atomic_add([(((1 * 5) + i51Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i51Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i51Renamed))), Relaxed);
    });
    parallel!((1, 6, 1, 1, 1), |i52, i53, i54, i55, i56| {
        h4.atomic_add([(((((((((((1 * 5) + i52) * 5) + i53) * 5) + i54) * 5) + i55) * 5) + i56) % 7)], (cast::<u64>(t19[[i52, i53, i54, i55, i56]]) * cast::<u64>(((((((((((1 * 5) + i52) * 5) + i53) * 5) + i54) * 5) + i55) * 5) + i56))), Relaxed);
    });
    parallel!(7, |i57| {
        h4.atomic_add([(((1 * 5) + i57) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[i57]) * 16.0))) * cast::<u64>(((1 * 5) + i57))), Relaxed);
    });
    let mut t21 = fragment::<u16>([1, 6]);
    copy(&t5, &mut t21);
    copy(&t21, y3.at_mut([(b6 * 1), 0]));
}

const ROWS_3926: usize = 5;
#[tile_fn]
pub fn function_3926(_v0: f32, _v1: f32) -> f32 {
    (_v0 * (select((cast::<u16>((0usize - 9)) == cast::<u16>(0usize)), 4.0, _v0) + (-(-2.0))).ceil())
}
#[tile_kernel]
pub fn random_3926<const BM: usize, const _BN: usize, const BK: usize>(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<f32, 2>,
    a2: &mut Tensor<i32, 1>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2, 2*BM, d2], y1 = [d3, d4], a2 = [d4], h3 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b5, b6] = blocks([d3.div_ceil(BM), d4.div_ceil((2*BM))]);
    let mut t4 = shared::<f32>([BK, BK, 1]);
    parallel!((BK, BK, 1), |i7, i8, i9| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t4[[i7, i8, i9]] = (x0[[i7, i9, 1]] / 5.0).max_nan((if (!(i9 > d3)) { cast::<f32>(x0[[i7, 2, i7]]).mul_add(cast_with::<f32>(x0[[12, i9, i7]], Round::Down), x0[[i8, i9, i8]]) } else { function_3926(cast::<f32>(x0[[i9, b6, i7]]), cast::<f32>(x0[[i8, i9, 4]])) }));
    });
    let mut t5 = fragment::<f32>([2*BM, 2*BM, ROWS_3926]);
    let t5_arrived = copy_async(x0.at([d3, (b6 * (2*BM)), b5]).or(-1.0), &mut t5);
    t5_arrived.wait();
    let mut t6 = fragment::<f32>([BK, BK]);
    reduce_max(&t4, &mut t6, 2);
    parallel!(BK, |i10| {
        a2.atomic_xor([x0.dim(0)], ((if (i10 <= x0.dim(2)) { 4 } else { 3 }) / cast::<i32>((b6 + 1))), Relaxed);
    });
    parallel!((BK, BK, 1), |i11, i12, i13| {
        h3.atomic_add([(((((((1 * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i11, i12, i13]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i11) * 5) + i12) * 5) + i13))), Relaxed);
    });
    parallel!(((2*BM), (2*BM), ROWS_3926), |i14, i15, i16| {
        h3.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i14, i15, i16]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Acquire);
    });
    parallel!((BK, BK), |i17, i18| {
        h3.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), SeqCst);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, (2*BM)), |i19, i20| {
        y1[[((b5 * BM) + i19), ((b6 * (2*BM)) + i20)]] = select(((cast::<u64>((0usize - 3)) <= cast::<u64>(i20)) | (i20 < 4)), ((((-2.0f32) * -1.0) + 4.0) * 0.5).asin(), select(((x0[[i19, i19, i20]] > t4[[i20, i20, b5]]) || (x0[[i19, i20, d4]] >= cast::<f32>(((i20 * BK) % BK)))), (-((-1.0f32) * 0.5).softplus()), select((cast::<u64>((d4 - 1)) <= cast::<u64>((i19 - 3))), (cast::<f32>(d4) * 0.5).tanh(), (((-3.0f32) * 0.5).abs() + 1.0).powf(2.0))));
    });
}

const SCALE_3927: i32 = 9;
#[tile_fn]
pub fn function_3927(_v0: i16) -> i16 {
    (_v0 + ((((((_v0 * 3) % 3) % cast::<i16>((0usize + 1))) * 5) + cast::<i16>((0usize + 1))) / 5))
}
#[tile_kernel]
pub fn random_3927<T: Int>(
    x0: &Tensor<F8E4M3, 3>,
    x1: &Tensor<T::Acc, 1>,
    x2: &Tensor<F8E4M3, 1>,
    y3: &mut Tensor<F8E4M3, 4>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2, d1], x1 = [d3], x2 = [d4], y3 = [d5, d4, d2, 6], h4 = [7]);
    let n9: usize = d5.div_ceil(2);
    let [b6, b7, b8] = blocks([d5.div_ceil(2), d4.div_ceil(2), d2.div_ceil(8)]);
    #[expect(non_snake_case)]
    let mut t5Renamed = shared::<f16>([8, 6, 8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x0.at([d5, (b8 * 2), d4]), &mut t5Renamed);
    let mut t6 = shared::<F8E4M3>([6, 8, 8]);
    let v10: F8E4M3 = cast::<F8E4M3>(-0.75).mul_add(cast_with::<F8E4M3>(t5Renamed[[n9, b7.max(cast::<usize>(x1[b8])), b6]], Round::TowardZero), (x2[b7] + x0[[n9, x0.dim(0), cast::<usize>(x1[n9])]]));
    fill(&mut t6, v10);
    parallel!((8, 6, b6.min(8)), |i11, i12, i13| {
        let v14: F8E4M3 = (-x0[[d5, 2, i11]]).round_ties_even();
        let mut s15: f16 = 0.0;
        for k16 in 0..6 {
            s15 += cast::<f16>(1).round().max(cast::<f16>(x0[[i13, b8, 9]]).min(1.0));
        }
        t5Renamed[[i13, i12, i11]] = s15;
    });
    if (cast::<usize>(x1[b7]) != ((d4 - 8) / 4)) {
        let mut t7 = shared::<F8E4M3>([8, 2]);
        copy(x0.at((b7, span((b7 * 2), 8), span(n9, 2))).or(x0[[d4, d4, b6]]), &mut t7);
        #[expect(non_snake_case)]
        let mut t8Renamed = fragment::<F8E5M2>([8, 8]);
        copy(x0.at((span(d4, 8), span((b8 * 2), 8), (b8 * 6))).or(4.0).t(), &mut t8Renamed);
        let mut t9 = fragment::<f32>([2, 8]);
        gemm_set(t7.t(), t8Renamed.t(), &mut t9);
        parallel!((6, 8, 8), |i17, i18, i19| {
            h4.atomic_add([(((((((1 * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i17, i18, i19]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i17) * 5) + i18) * 5) + i19))), Relaxed);
        });
        parallel!((2, 8), |i20, i21| {
            h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
        });
    }
    parallel!((8, 8, 6), |i22, i23, i24| {
        let mut s25: F8E4M3 = 0.0;
        for k26 in 0..4 {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            s25 += cast::<F8E4M3>(t6[[(i24 + 2), i23, (i22 + 2)]]).mul_add(cast_with::<F8E4M3>(t6[[(i24 + 2), i23, (i22 + 2)]], Round::TowardZero), x0[[i23, i22, d3]]).max(F8E4M3::from_bits((t6[[(i24 + 2), i23, (i22 + 2)]].to_bits() & 127)));
        }
        t6[[(i24 + 2), i23, (i22 + 2)]] = s25;
    });
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<f32>([2, 6]);
    clear(&mut t10Renamed);
    let mut t11 = shared::<F8E4M3>([2, 8]);
    let mut t12 = shared::<F8E4M3>([8, 6]);
    pipelined!(0..2, stages = 1, stage = [0, 0, 0], |k27| {
        copy(x0.at([b8, (b8 * 2), (k27 * 8)]), &mut t11);
        copy(x0.at([b8, (k27 * 8), (n9 - 1).div_ceil(1)]), &mut t12);
        gemm(&t11, &t12, &mut t10Renamed);
    });
    let mut t13 = shared::<T::Acc>([6]);
    threads!(6, |thread28| {
        let i29: usize = thread28.index();
        let i30: usize = thread28.lane();
        let w31: usize = thread28.warp();
        let i32: usize = (i29 % 6);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v33: T::Acc = x1[i29];
        let mut v34: T::Acc = v33;
        #[expect(non_snake_case)]
        for k35Renamed in 0..3 {
            let v36: T::Acc = v34;
            let v37: T::Acc = thread28.shuffle_xor(v36, i29);
            v34 = v34.min(v37);
        }
        #[allow(non_snake_case)]
        let v38Renamed: T::Acc = v34;
        t13[i29] = v38Renamed;
    });
    parallel!((8, 6, 8), |i39, i40, i41| {
        h4.atomic_add([(((((((1 * 5) + i39) * 5) + i40) * 5) + i41) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5Renamed[[i39, i40, i41]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i39) * 5) + i40) * 5) + i41))), Relaxed);
    });
    parallel!((6, 8, 8), |i42, i43, i44| {
        h4.atomic_add([(((((((1 * 5) + i42) * 5) + i43) * 5) + i44) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i42, i43, i44]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i42) * 5) + i43) * 5) + i44))), Release);
    });
    parallel!((2, 6), |i45, i46| {
        h4.atomic_add([(((((1 * 5) + i45) * 5) + i46) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[[i45, i46]]) * 16.0))) * cast::<u64>(((((1 * 5) + i45) * 5) + i46))), AcqRel);
    });
    parallel!(6, |i47| {
        h4.atomic_add([(((1 * 5) + i47) % 7)], (cast::<u64>(t13[i47]) * cast::<u64>(((1 * 5) + i47))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((2, 2, 8, 6), |i48Renamed, i49Renamed, i50Renamed, i51Renamed| {
        #[allow(non_snake_case)]
        y3[[((b6 * 2) + i48Renamed), ((b7 * 2) + i49Renamed), ((b8 * 8) + i50Renamed), (0 + i51Renamed)]] = { let assignedRenamed: F8E4M3 = select((cast::<usize>(x1[cast::<usize>(x1[cast::<usize>(t13[i49Renamed])])]) > cast::<usize>(t13[i48Renamed]).min(i50Renamed)), ((cast::<F8E4M3>(1) - -1.0).mul_add((-1.0 + -1.0), (x0[[i48Renamed, b7, d3]] - x0[[b6, i50Renamed, 1]])) * 0.5).hypot((0.0 * 1.0)), select((t5Renamed[[i50Renamed, i49Renamed, 7]] >= t5Renamed[[7, 0, i49Renamed]]), (x0[[d1, i48Renamed, i50Renamed]] * 0.5).log10(), select(x0[[d2, i48Renamed, i49Renamed]].is_nan(), ((x0[[i51Renamed, 1, (((i51Renamed - 1) * 6) / 6)]] * x0[[i49Renamed, 2, cast::<usize>(t13[x1.dim(0)])]]) * 0.5).sigmoid(), (x0[[i50Renamed, d3, i49Renamed]] * 0.5).cos()))); assignedRenamed };
    });
}

#[tile_kernel]
pub fn random_3928<const _FLAG: bool>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<f32, 3>,
    y2: &mut Tensor<f32, 2>,
    h3: &mut Tensor<u64, 1>,
    _p4: f32,
    _p5: usize,
) {
    dims!(x0 = [8, 1], y1 = [d0, d1, 8], y2 = [d0, d1], h3 = [7]);
    let n6: usize = d0.div_ceil(8);
    let [b2, b3] = blocks([d0.div_ceil(8), d1.div_ceil(1)]);
    let mut t4 = shared::<f32>([8, 1, 8]);
    copy(y1.at([(b2 * 8), (b3 * 1), 0]), &mut t4);
    let mut t5 = fragment::<u8>([8]);
    copy(t4.at((span(n6, 8), n6, (_p5 * 4))), &mut t5);
    let mut t6 = fragment::<f32>([4]);
    let t6_arrived = copy_async(x0.at((span((d0 * 4), 4), b2)).or(x0[[n6, 0]]), &mut t6);
    #[expect(non_snake_case)]
    let mut t7Renamed = fragment::<f32>([8, 1]);
    clear(&mut t7Renamed);
    let mut t8 = fragment::<f32>([8, 8]);
    let mut t9 = shared::<f32>([8, 1]);
    pipelined!(0..1, stages = 3, stage = [0, 0, 0], |k7| {
        copy(x0.at([(b3 * 8), (k7 * 8)]), &mut t8);
        copy(x0.at([(k7 * 8), 0]), &mut t9);
        gemm(&t8, &t9, &mut t7Renamed);
    });
    t6_arrived.wait();
    let n8: usize = (5usize % 6).max(0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut v9: u8 = 1;
    for k10 in 0..5 {
        v9 += ((t5[4] << t5[_p5]) / t5[n6]);
    }
    let mut t10 = fragment::<i32>([1]);
    reduce_argmin(&t6, &mut t10, 0);
    let mut t11 = fragment::<i32>([8]);
    parallel!(8, |i11| {
        t11[i11] = cast::<i32>(t6[cast::<usize>(t5[cast::<usize>(t10[b3])])]);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = shared::<f32>([8, 1]);
    gather(&t7Renamed, &t11, &mut t12);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t13Renamed = shared::<f32>([8, 1]);
    cumsum_rev(&t7Renamed, &mut t13Renamed, 0);
    parallel!(4, |i12| {
        h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i12]) * 16.0))) * cast::<u64>(((1 * 5) + i12))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i13Renamed| {
        h3.atomic_add([(((1 * 5) + i13Renamed) % 7)], (cast::<u64>(t10[i13Renamed]) * cast::<u64>(((1 * 5) + i13Renamed))), Relaxed);
    });
    parallel!(8, |i14| {
        h3.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t11[i14]) * cast::<u64>(((1 * 5) + i14))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((8, 1), |i15, i16| {
        h3.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((8, 1), |i17, i18| {
        h3.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13Renamed[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), SeqCst);
    });
    parallel!((8, 1, 8), |i19, i20, i21| {
        y1[[((b2 * 8) + i19), ((b3 * 1) + i20), (0 + i21)]] = select(((i21 < b3) ^ (n8 == i20)), (t6[i20] * 0.5).log10(), select((cast::<u32>((i19 - 5)) >= cast::<u32>(i20)), (t4[[(n6 / 2), (i20 - 2), i21]].max((-t4[[cast::<usize>(t11[b2]), i20, i21]])) * 0.5).log10(), select(((i19 == i21) ^ (cast::<u8>((i19 - 8)) == cast::<u8>(i19))), ((t6[1].min(t4[[_p5, i20, cast::<usize>(t5[b2])]]) - select((i21 >= i20), t4[[i21, i20, i20]], t4[[i21, i20, b3]])) * 0.5).exp2(), (_p4 * 0.5).tanh())));
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t14 = shared::<f32>([8, 1, 8]);
    copy(t4.at([x0.dim(1), cast::<usize>(t10[x0.dim(0)]), (_p5 * 1)]), &mut t14);
    let mut t15 = shared::<f32>([8, 1]);
    fill(&mut t15, 1.0);
    reduce_norm2_into(&t14, &mut t15, 2);
    copy(&t15, y2.at_mut([(b2 * 8), (b3 * 1)]));
}

const ROWS_3929: usize = 2;
const SCALE_3929: f32 = 8.0;
#[tile_kernel]
pub fn random_3929<const BM: usize, const BN: usize>(
    x0: &Tensor<i8, 2>,
    y1: &mut Tensor<bool, 2>,
    y2: &mut Tensor<bool, 2>,
    _p6: i8,
    _p7: usize,
    _q8: usize,
) {
    dims!(x0 = [d0, d1], y1 = [d2, d3], y2 = [d2, d3]);
    require!((d3 < 100), "extents are below 100");
    let n9: usize = d2.div_ceil(BN);
    let mut w3 = workspace::<bool>([d2, d3]);
    let [b4, b5] = blocks([d2.div_ceil(BN), d3.div_ceil(BM)]);
    let mut t4 = fragment::<bool>([BN]);
    copy(x0.at((span(n9, BN), (b5 * BM))), &mut t4);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = fragment::<bool>([BM]);
    copy(t4.at((span(b5, BM),)), &mut t5);
    let mut v10: i8 = 0;
    for k11 in 0..3 {
        #[allow(non_snake_case)]
        v10 += { let assignedRenamed: i8 = _p6; assignedRenamed };
    }
    #[allow(non_snake_case)]
    for k12Renamed in 0..3 {
        pipelined!(0..b5, stages = 2, |k13| {
            let mut t6 = fragment::<bool>([1]);
            reduce_any(&t4, &mut t6, 0);
            #[allow(non_snake_case)]
            let mut v14Renamed: i8 = 0;
            for k15 in 0..5 {
                v14Renamed += x0[[n9, 1]];
            }
        });
    }
    for k16 in 0..d1 {
        let mut t7 = fragment::<u8>([BN]);
        parallel!(BN, |i17| {
            t7[i17] = ((0 * cast::<u8>(t5[i17])) + cast::<u8>(t4[(cast::<usize>(x0[[_q8, b5]]) - 3)]));
        });
        let mut t8 = shared::<bool>([BN]);
        gather(&t5, &t7, &mut t8);
    }
    let v18: i8 = 4;
    let mut t9 = shared::<bool>([1]);
    reduce_any(&t5, &mut t9, 0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n19: usize = (d1 % 3).max(0);
    let mut t10 = fragment::<bool>([BN, BM]);
    parallel!((BM, BN), |i20, i21| {
        t10[[i21, i20]] = (x0.dim(0) <= i21);
    });
    let mut t11 = fragment::<bool>([BN, BM]);
    copy(&t10, w3.at_mut([(b4 * BN), (b5 * BM)]));
    copy(w3.at([(b4 * BN), (b5 * BM)]), &mut t11);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BM), |i22, i23| {
        #[expect(non_snake_case)]
        let mut l12Renamed = local::<bool>([4]);
        for k24 in 0..4 {
            l12Renamed[k24] = (!((cast::<usize>(x0[[cast::<usize>(x0[[i22, x0.dim(1)]]), x0.dim(1)]]) - 4) <= i22));
        }
        y1[[((b4 * BN) + i22), ((b5 * BM) + i23)]] = l12Renamed[i22];
    });
    parallel!((BN, BM), |i25, i26| {
        let v27: i8 = (select((i25 == i25), x0[[i25, n9]], x0[[d1, 1]]) << 3);
        y2[[((b4 * BN) + i25), ((b5 * BM) + i26)]] = t11[[i25, (_q8 - 1)]];
    });
}

const SCALE_3930: i32 = 6;
#[tile_fn]
pub fn function_3930(_v0: i32) -> i32 {
    (_v0 * (((-1i32) + -2).dot4_i8(cast::<i32>((0usize + 1))) & cast::<i32>((3usize + 1))))
}
#[tile_kernel]
pub fn random_3930<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f64, 3>,
    x1: &Tensor<i32, 1>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<i32, 2>,
    a5: &mut Tensor<i64, 1>,
    h6: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2, BM], x1 = [d3], x2 = [BM, d4], y3 = [d5, d1], y4 = [d5, d1], a5 = [d8], h6 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    require!((d3 < 100), "extents are below 100");
    let [b6, b7] = blocks([d5.div_ceil(BN), d1.div_ceil(BM)]);
    let mut t7 = shared::<i32>([BN]);
    parallel!(BN, |i9| {
        let v10: F8E5M2 = (0.0 + 0.0);
        t7[i9] = function_3930((!(((SCALE_3930 * 8) + x1[b7]) % 8)));
    });
    let mut t8 = shared::<f32>([BK, BK, BK, BK]);
    parallel!((BK, BK, BK, BK), |i11, i12, i13, i14| {
        t8[[i11, i12, i13, i14]] = ((x2[[i12, i14]] - x2[[i14, d2]]) / 4.5);
    });
    if (cast::<u8>((b6 - 8)) < cast::<u8>(d2)) {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut v15Renamed: f64 = 1.0;
        for k16 in 0..4 {
            v15Renamed += x0[[cast::<usize>(x1[b6]), cast::<usize>(t7[d8]), cast::<usize>(x1[d2])]].min_nan(cast::<f64>(t7[3])).min((if (b6 > b6) { cast::<f64>(((4 * (2*BM)) % (2*BM))) } else { x0[[15, k16, cast::<usize>(t7[b6])]] }));
        }
        parallel!(BN, |i17| {
            h6.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(t7[i17]) * cast::<u64>(((1 * 5) + i17))), Release);
        });
        parallel!((BK, BK, BK, BK), |i18, i19, i20, i21| {
            h6.atomic_add([(((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i18, i19, i20, i21]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21))), Acquire);
        });
    }
    for k22 in 0..2 {
        #[expect(non_snake_case)]
        let mut t9Renamed = fragment::<F8E5M2>([BK, 8]);
        copy(x0.at([(b6 * (2*BM)), d8, 1]), &mut t9Renamed);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t10 = shared::<F8E5M2>([16, BM]);
        copy(x2.at((span((k22 * BM), BM), span((b6 * BM), 16))).t(), &mut t10);
        let mut t11 = fragment::<f32>([BK, BM]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v23: f32 = (-(if (k22 >= b6) { x2[[0, b6]] } else { x2[[b6, d3]] }));
        #[expect(unused_doc_comments)]
        #[doc = ""]
        fill(&mut t11, v23);
        clear(&mut t11);
        let mut t12 = shared::<u8>([BK, 2]);
        fill(&mut t12, 14);
        gemm_sp(&t9Renamed, &t12, &t10, &mut t11);
        parallel!((2*BM), |i24| {
            t7.atomic_xor([i24], (((if (x0[[i24, d5, b7]] != cast_with::<f64>(x0[[b7, 10, b6]], Round::TowardZero)) { cast::<i32>((((i24 * BN) + d5) % BN)) } else { SCALE_3930 }) * 5) % 5), SeqCst);
        });
        cumsum(&t7, &mut t7, 0);
        parallel!((BK, BK, BK, BK), |i25, i26, i27, i28| {
            h6.atomic_add([(((((((((1 * 5) + i25) * 5) + i26) * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i25, i26, i27, i28]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i25) * 5) + i26) * 5) + i27) * 5) + i28))), Release);
        });
        parallel!((BK, BM), |i29, i30| {
            h6.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
        });
    }
    parallel!(BN, |i31| {
        a5.atomic_and([b6], ((cast_with::<i64>(t8[[cast::<usize>(x1[1]), b7, 0, d3]], Round::NearestEven) + cast::<i64>(x2[[0, d3]])) >> cast::<i64>((d8 + 1))), SeqCst);
    });
    parallel!(BN, |i32| {
        h6.atomic_add([(((1 * 5) + i32) % 7)], (cast::<u64>(t7[i32]) * cast::<u64>(((1 * 5) + i32))), Relaxed);
    });
    parallel!((BK, BK, BK, BK), |i33, i34, i35, i36| {
        h6.atomic_add([(((((((((1 * 5) + i33) * 5) + i34) * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i33, i34, i35, i36]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i33) * 5) + i34) * 5) + i35) * 5) + i36))), SeqCst);
    });
    parallel!((BN, BM), |i37, i38| {
        y3[[((b6 * BN) + i37), ((b7 * BM) + i38)]] = select(((d2 >= i38) & (b6 == i38)), (x2[[i38, 0]] * 0.5).expm1(), select((cast::<u16>((cast::<usize>(t7[i38]) - 9)) != cast::<u16>((i38 - 5).div_ceil((i38 - 5)))), (x2[[0, i38]] * 0.5).hypot(select((i38 > b6), -1.0, -2.0)), select((cast::<u8>(((i38 - 4) - 4)) >= cast::<u8>(i38)), ((x2[[i38, d2]].min(x2[[cast::<usize>(t7[i38]), i38]]) + 0.0) * 0.5).sigmoid(), (cast::<f32>(b6).min(x2[[i38, i38]]).ceil() * 0.5).copysign((cast::<f32>(b6) - -1.0)))));
    });
    let mut t13 = shared::<i32>([BN, BM]);
    parallel!((BN, BM), |i39, i40| {
        t13[[i39, i40]] = cast::<i32>(b6);
    });
    copy(&t13, y4.at_mut([(b6 * BN), (b7 * BM)]));
}

const SCALE_3931: u8 = 4;
#[tile_kernel]
pub fn random_3931<const BM: usize, const BN: usize>(
    x0: &Tensor<f64, 1>,
    x1: &Tensor<f64, 2>,
    y2: &mut Tensor<f64, 2>,
    y3: &mut Tensor<f64, 2>,
    a4: &mut Tensor<i64, 1>,
    _p6: f64,
    _p7: f64,
    _q8: usize,
) {
    dims!(x0 = [d0], x1 = [d1, d1], y2 = [d2, d3], y3 = [d2, d3], a4 = [d3]);
    let n9: usize = d2.div_ceil((2*BN));
    let [b4, b5] = blocks([d2.div_ceil((2*BN)), d3.div_ceil(BM)]);
    let mut t5 = fragment::<u16>([2*BN, BM]);
    copy(x1.at([(((d0 - 4) * (2*BN)) % (2*BN)), (b4 * BM)]), &mut t5);
    let mut t6 = fragment::<f64>([2*BN, BN, 1]);
    parallel!(((2*BN), BN, 1), |i10, i11, i12| {
        let v13: u16 = 0;
        let mut s14: f64 = 0.0;
        for k15 in 0..2 {
            s14 += (x1[[k15, k15]].mul_add(cast_with::<f64>(x1[[k15, 9]], Round::Up), cast::<f64>(t5[[k15, k15]])) + f64::from_bits((x0[14].to_bits() | 9223372036854775808)));
        }
        t6[[i10, i11, i12]] = s14;
    });
    if (d2 >= (n9 - 6)) {
        let mut t7 = shared::<f64>([BN, 2*BN]);
        copy(x1.at((span(d1, 2*BN), span((d2 * BM), BN))).or(x0[b4]).t(), &mut t7);
    } else {
        let mut t8 = fragment::<f64>([BM, BN]);
        copy(t5.at([(d2 * (2*BN)), n9]), &mut t8);
    }
    let mut t9 = fragment::<i32>([2*BN]);
    parallel!((2*BN), |i16| {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t9[i16] = { let assignedRenamed: i32 = ((cast::<i32>(i16) * 2) + -1); assignedRenamed };
    });
    let mut t10 = shared::<u16>([2*BN, BM]);
    parallel!(((2*BN), BM), |i17, i18| {
        let v19: f64 = (if (i18 <= i18) { x1[[cast::<usize>(t5[[i18, i18]]), i18]] } else { x0[0] }).mul_add((t6[[i18, cast::<usize>(t5[[_q8, i18]]), cast::<usize>(t5[[i18, d2]])]] / 1.0), (x1[[i17, i18]] + x1[[8, i17]]));
        let mut s20: u16 = 0;
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k21Renamed in 0..5 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            s20 += (((cast::<u16>(d0) << t5[[k21Renamed, cast::<usize>(t5[[i18, 3]])]]) * 7) / 7);
        }
        t10[[i17, i18]] = s20;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    scatter(&t10, &t9, &mut t5);
    let mut t11 = fragment::<f64>([BM, BM, 2*BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, BM, (2*BN)), |i22, i23, i24| {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut s25Renamed: f64 = 0.0;
        for k26 in 0..6 {
            s25Renamed += _p7.trunc();
        }
        t11[[i22, i23, i24]] = s25Renamed;
    });
    parallel!(BM, |i27| {
        a4.atomic_or([i27], ((cast_with::<i64>(t6[[i27, _q8, i27]], Round::Up) ^ cast::<i64>((i27 + 1))) >> cast::<i64>((n9 + 1))), SeqCst);
    });
    parallel!(((2*BN), BM), |i28, i29| {
        y2[[((b4 * (2*BN)) + i28), ((b5 * BM) + i29)]] = select((cast::<u8>((n9 - 1)) <= cast::<u8>((i29 % 2))), (cast::<f64>(i28) * 0.5).abs().log2(), select((!(cast::<i32>((i29 - 8)) > cast::<i32>(i29))), (x0[(i28 - 4)] * 0.5).sin(), select(((b4 >= i29) ^ (7 == i29)), (((1.0 - cast::<f64>(i29)) * 0.5).abs() + 1.0).powf((1.0 * 1.0)), (x0[i28] * 0.5).exp2())));
    });
    parallel!(((2*BN), BM), |i30, i31| {
        #[allow(non_snake_case)]
        y3[[((b4 * (2*BN)) + i30), ((b5 * BM) + i31)]] = { let assignedRenamed: f64 = cast_with::<f64>(x1[[i30, 3]], Round::NearestEven).max_nan((-(-cast::<f64>(t10[[cast::<usize>(t10[[i30, 3]]), n9]])))); assignedRenamed };
    });
}

#[tile_fn]
pub fn function_3932(_v0: u64, _v1: u64) -> u64 {
    (_v0 + (if (0usize <= 0) { cast::<u64>(_v0.count_ones()) } else { (((1 * 6) + cast::<u64>((0usize + 1))) / 6).max((2 << cast::<u64>((0usize + 1)))) }))
}
#[tile_kernel(fast_math)]
pub fn random_3932<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i64, 1>,
    y1: &mut Tensor<u64, 2>,
    a2: &mut Tensor<i64, 1>,
) {
    dims!(x0 = [d2], y1 = [d3, d4], a2 = [d3]);
    let [b5, b6] = blocks([d3.div_ceil(BN), d4.div_ceil(BK)]);
    let mut t3 = fragment::<i64>([BK]);
    clear(&mut t3);
    let mut t4 = shared::<i64>([BK, BK]);
    #[allow(non_snake_case)]
    parallel!((BK, BK), |i7Renamed, i8Renamed| {
        let mut s9: i64 = 0;
        for k10 in 0..3 {
            #[expect(non_snake_case)]
            s9 += { let assignedRenamed: i64 = (select((d4 <= i8Renamed), t3[i8Renamed], x0[k10]) | x0[0]); assignedRenamed };
        }
        t4[[i8Renamed, i7Renamed]] = s9;
    });
    let n11: usize = (b5 % 2).max(0);
    #[allow(non_snake_case)]
    parallel!((BK, BK), |i12Renamed, i13Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v14: i64 = ((if (b5 >= 6) { t3[i12Renamed] } else { t4[[(BK - i13Renamed), (i12Renamed * 2)]] }) >> x0[i12Renamed]);
        t4[[(BK - i13Renamed), (i12Renamed * 2)]] = (select((n11 == i12Renamed), t3[i12Renamed].min(cast::<i64>(x0[i12Renamed])), (v14 | x0[i12Renamed])) & t3[(i12Renamed % 1)]);
    });
    let mut t5 = fragment::<i64>([BM]);
    parallel!(BM, |i15| {
        t5[i15] = t3[(x0.dim(0) % 1)];
    });
    let mut t6 = fragment::<i64>([BM, BK]);
    gather(&t4, &t5, &mut t6);
    parallel!(BK, |i16| {
        a2.atomic_max([i16], ((x0[n11] * x0[0]) | t3[b5]), Relaxed);
    });
    parallel!((BN, BK), |i17, i18| {
        y1[[((b5 * BN) + i17), ((b6 * BK) + i18)]] = (1 + 2);
    });
}

const SCALE_3933: f32 = 7.0;
#[tile_kernel]
pub fn random_3933<T: Num, const BM: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<T, 3>,
    y2: &mut Tensor<f32, 3>,
    a3: &mut Tensor<i32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p7: f32,
    _q8: usize,
) {
    dims!(x0 = [d0], x1 = [d0, d1, d2], y2 = [d3, d4, BM + 1], a3 = [d2], h4 = [7]);
    let [b5, b6] = blocks([d3.div_ceil(BM), d4.div_ceil((BM + 1))]);
    let mut t5 = shared::<i32>([8, BM]);
    copy(x1.at([_q8, (cast::<usize>(x1[[x1.dim(0), d0, _q8]]) - 9).div_ceil(4), _q8]).or(x1[[1, cast::<usize>(x1[[d4, d0, d1]]), d1]]), &mut t5);
    #[allow(non_snake_case)]
    let mut t6Renamed = fragment::<u32>([BM + 1, BM + 1]);
    parallel!(((BM + 1), (BM + 1)), |i9, i10| {
        let mut s11: u32 = 0;
        for k12 in 0..1 {
            s11 += 1;
        }
        t6Renamed[[i9, i10]] = s11;
    });
    let mut t7 = fragment::<u32>([BM + 1, BM + 1]);
    cumsum(&t6Renamed, &mut t7, 1);
    #[allow(non_snake_case)]
    let mut t8Renamed = shared::<i32>([8, BM, BM + 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x1.at([0, 0, b5]).or(-4), &mut t8Renamed);
    if (!((4 == d0) | (d0 < b6))) {
        let mut v13: T = 3;
        for k14 in 0..5 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            v13 += (x1[[d1, b5, cast::<usize>(t7[[cast::<usize>(t6Renamed[[b5, b5]]), d0]])]] / 3).max((x1[[1, d0, d2]] + x1[[1, b5, cast::<usize>(t7[[x1.dim(0), cast::<usize>(t5[[b6, d0]])]])]]));
        }
        let mut t9 = shared::<T::Acc>([8]);
        copy(t5.at((span((d0 * (BM + 1)), 8), ((_q8 * 8) / 8))), &mut t9);
        copy(&t9, t8Renamed.at_mut([(d0 * BM), d0, (b5 / 2)]));
        parallel!((8, BM, (BM + 1)), |i15, i16, i17| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h4.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t8Renamed[[i15, i16, i17]]) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), SeqCst);
        });
        parallel!(8, |i18| {
            h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t9[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
        });
    } else {
        let mut t10 = fragment::<T::Acc>([BM + 1]);
        parallel!((BM + 1), |i19| {
            assert!((i19 < 4), "an index is within its bounds");
            #[allow(non_snake_case)]
            let mut l11Renamed = local::<T::Acc>([3]);
            for k20 in 0..3 {
                l11Renamed[k20] = (cast::<T::Acc>(t5[[k20, d0]]).abs() / 6);
            }
            t10[i19] = l11Renamed[cast::<usize>(t5[[i19, d2]])];
        });
    }
    let mut t12 = fragment::<i32>([8, 8]);
    copy(t6Renamed.at((span(d0, 8), span(b5, 8))), &mut t12);
    let mut t13 = fragment::<u32>([BM + 1, BM + 1]);
    cummin_rev(&t7, &mut t13, 1);
    #[allow(non_snake_case)]
    let mut t14Renamed = shared::<u32>([32]);
    #[allow(non_snake_case)]
    threads!(32, |thread21Renamed| {
        let i22: usize = thread21Renamed.index();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let i23: usize = thread21Renamed.lane();
        let w24: usize = thread21Renamed.warp();
        let i25: usize = (i22 % 8);
        #[allow(non_snake_case)]
        let v26Renamed: f32 = x0[1].abs();
        let v27: u32 = ((if x0[w24].is_nan() { (cast::<u32>((((i25 * 8) + i25) / 8)) >> 9) } else { cast::<u32>(x0[i25]).dot4_i8(cast::<u32>((d0 + 1))) }) ^ cast::<u32>((_q8 + 1)));
        let v28: u32 = thread21Renamed.ballot(((cast::<u16>((i25 - 8)) != cast::<u16>(cast::<usize>(x1[[i23, d1, i25]]))) ^ (t5[[i25, w24]] > t5[[i25, i25]])));
        let v29: bool = thread21Renamed.any((t5[[d1, 0]] > t5[[2, cast::<usize>(x1[[b5, i25, i25]])]]));
        let v30: u32 = select(v29, cast::<u32>(v28.count_ones()), v27);
        let mut v31: u32 = v30;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        if (b5 >= 0) {
            t14Renamed[i22] = v30;
            thread21Renamed.barrier();
            let v32: u32 = t14Renamed[((i22 + 17) % 32)];
            thread21Renamed.barrier();
            v31 = v32;
        }
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v33Renamed: u32 = v31;
        let v34: u32 = thread21Renamed.shuffle_idx(v33Renamed, (((_q8 * (BM + 1)) + x1.dim(1)) / (BM + 1)));
        t14Renamed[i22] = v34;
    });
    let mut t15 = fragment::<u32>([1]);
    reduce_min(&t14Renamed, &mut t15, 0);
    #[expect(non_snake_case)]
    parallel!(BM, |i35Renamed| {
        a3.atomic_max([3], ((cast::<i32>(t7[[i35Renamed, i35Renamed]]) >> 21) & t8Renamed[[i35Renamed, i35Renamed, i35Renamed]]), Relaxed);
    });
    parallel!((8, BM, (BM + 1)), |i36, i37, i38| {
        h4.atomic_add([(((((((1 * 5) + i36) * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t8Renamed[[i36, i37, i38]]) * cast::<u64>(((((((1 * 5) + i36) * 5) + i37) * 5) + i38))), AcqRel);
    });
    parallel!((8, 8), |i39, i40| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(t12[[i39, i40]]) * cast::<u64>(((((1 * 5) + i39) * 5) + i40))), SeqCst);
    });
    #[expect(non_snake_case)]
    parallel!(((BM + 1), (BM + 1)), |i41Renamed, i42Renamed| {
        h4.atomic_add([(((((1 * 5) + i41Renamed) * 5) + i42Renamed) % 7)], (cast::<u64>(t13[[i41Renamed, i42Renamed]]) * cast::<u64>(((((1 * 5) + i41Renamed) * 5) + i42Renamed))), AcqRel);
    });
    parallel!(32, |i43| {
        h4.atomic_add([(((1 * 5) + i43) % 7)], (cast::<u64>(t14Renamed[i43]) * cast::<u64>(((1 * 5) + i43))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(1, |i44Renamed| {
        h4.atomic_add([(((1 * 5) + i44Renamed) % 7)], (cast::<u64>(t15[i44Renamed]) * cast::<u64>(((1 * 5) + i44Renamed))), Relaxed);
    });
    let mut t16 = fragment::<f32>([BM, BM + 1, BM + 1, 8]);
    parallel!((BM, (BM + 1), (BM + 1), 8), |i45, i46, i47, i48| {
        t16[[i45, i46, i47, i48]] = cast::<f32>(t6Renamed[[cast::<usize>(cast::<u8>((i47 - 8))), (b5 - 4)]]).mul_add(-1.0, cast::<f32>(t12[[i47, d0]]));
    });
    let mut t17 = fragment::<f32>([BM, BM + 1, BM + 1]);
    reduce_var(&t16, &mut t17, 3);
    copy(&t17, y2.at_mut([(b5 * BM), (b6 * (BM + 1)), 0]));
}

#[tile_kernel]
pub fn random_3934<T: Int, const _FLAG: bool>(
    x0: &Tensor<u32, 1>,
    x1: &Tensor<T, 1>,
    x2: &Tensor<u32, 1>,
    y3: &mut Tensor<T::Acc, 1>,
    y4: &mut Tensor<u32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p4: u32,
    _p5: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [d0], x1 = [d1], x2 = [d0], y3 = [d2], y4 = [d2, 4], h5 = [7]);
    let n6: usize = d2.div_ceil(3);
    let [b3] = blocks([d2.div_ceil(3)]);
    let mut t6 = shared::<T::Acc>([3, 3, 3]);
    parallel!((3, 3, 3), |i7, i8, i9| {
        t6[[i7, i8, i9]] = cast::<T::Acc>((cast::<T::Acc>(x2[((i9 - 9) << 4)]) | cast::<T::Acc>((i9 + 1))).leading_zeros());
    });
    let mut t7 = shared::<T>([4]);
    clear(&mut t7);
    parallel!(4, |i10| {
        t7.atomic_cas([i10], 1, 0, Relaxed);
    });
    let n11: usize = (3usize % 3).max(0);
    let mut t8 = shared::<u32>([4]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x2.at([(d2 * 3)]), &mut t8);
    #[expect(non_snake_case)]
    parallel!((3, 3, 3), |i12Renamed, i13Renamed, i14Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((((((1 * 5) + i12Renamed) * 5) + i13Renamed) * 5) + i14Renamed) % 7)], (cast::<u64>(t6[[i12Renamed, i13Renamed, i14Renamed]]) * cast::<u64>(((((((1 * 5) + i12Renamed) * 5) + i13Renamed) * 5) + i14Renamed))), Release);
    });
    parallel!(4, |i15| {
        h5.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t7[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(4, |i16| {
        h5.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t8[i16]) * cast::<u64>(((1 * 5) + i16))), SeqCst);
    });
    let mut t9 = fragment::<T::Acc>([3]);
    copy(t8.at([(d2 * 3)]), &mut t9);
    copy(&t9, y3.at_mut([(b3 * 3)]));
    parallel!((3, 4), |i17, i18| {
        y4[[((b3 * 3) + i17), (0 + i18)]] = cast::<u32>((x2[i17] / x2[_p5]).dot4_i8(x2[i17]).leading_zeros());
    });
}

const SCALE_3935: u8 = 6;
#[tile_fn]
pub fn function_3935(_v0: f32, _v1: f32) -> f32 {
    _v0.max(3.5)
}
#[tile_kernel]
pub fn random_3935<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<f32, 2>,
    h2: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d2, d2, d2], y1 = [d3, BM], h2 = [7]);
    let n5: usize = d3.div_ceil(BN);
    let mut w3 = workspace::<f64>([d3]);
    let [b4] = blocks([d3.div_ceil(BN)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4 = shared::<f32>([BN]);
    let t4_arrived = copy_async(x0.at(((d2 % 4), b4, span(d3, BN))).or(x0[[1, d2, b4]]), &mut t4);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = shared::<f32>([2*BN, BM]);
    copy(x0.at([(d3 * (2*BN)), n5, 1]), &mut t5);
    let mut t6 = shared::<f32>([2*BN, 2*BN]);
    copy(x0.at([x0.dim(1), (d2 - 0), d3]), &mut t6);
    let mut t7 = shared::<f32>([BM, 2*BN]);
    gemm_set(t5.t(), t6.t(), &mut t7);
    t4_arrived.wait();
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = fragment::<f64>([BM, 2*BN, BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x0.at((span(d3, BM), span(x0.dim(1).max(3), 2*BN), span(b4, BN))), &mut t8);
    parallel!((BM, (2*BN)), |i6, i7| {
        t7.atomic_cas([i6, i7], -1.0, (-1.625f32).abs().sqrt().min(cast::<f32>((((i7 * BM) + i7) % BM))), Relaxed);
    });
    let mut t9 = shared::<f32>([BN]);
    copy(t8.at((d2, b4, span((n5 * BM), BN))), &mut t9);
    copy(&t9, t4.at_mut((span(b4, BN),)));
    if (((6 * (2*BN)) % (2*BN)) > d2) {
        let mut t10 = shared::<f32>([BN, BM]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!((BN, BM), |i8, i9| {
            t10[[i8, i9]] = (-(cast::<f32>(i8) - -2.0));
        });
        let mut t11 = shared::<f32>([2*BN, BM]);
        copy(t8.at((span((b4 * BN), 2*BN), (b4 + 2), span(b4, BM))), &mut t11);
        let mut t12 = shared::<f32>([BN, 2*BN]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v10: f32 = (-cast_with::<f32>(x0[[d3, ((b4 - 9) % 1), (d3 * 2)]], Round::Up));
        fill(&mut t12, v10);
        clear(&mut t12);
        gemm(&t10, t11.t(), &mut t12);
        parallel!(BN, |i11| {
            h2.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), Relaxed);
        });
        parallel!((BN, (2*BN)), |i12, i13| {
            h2.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i12, i13]]) * 16.0))) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), Relaxed);
        });
    }
    let mut t13 = shared::<f32>([2*BN]);
    reduce_min_nan(&t7, &mut t13, 0);
    let mut t14 = shared::<f64>([BN]);
    copy(&t9, &mut t14);
    let mut t15 = fragment::<f64>([BN]);
    copy(&t14, w3.at_mut([(b4 * BN)]));
    copy(w3.at([(b4 * BN)]), &mut t15);
    parallel!((BM, (2*BN), BN), |i14, i15, i16| {
        h2.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i14, i15, i16]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!(BN, |i17| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h2.atomic_add([(((1 * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i17]) * 16.0))) * cast::<u64>(((1 * 5) + i17))), Relaxed);
    });
    parallel!((2*BN), |i18| {
        h2.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    parallel!(BN, |i19| {
        h2.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), SeqCst);
    });
    parallel!(BN, |i20| {
        h2.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), SeqCst);
    });
    let mut t16 = fragment::<f32>([2*BN, BN, BM]);
    copy(t8.at((span(d2, 2*BN), span(x0.dim(0), BN), span(x0.dim(1), BM))), &mut t16);
    let mut t17 = fragment::<f32>([BN, BM]);
    reduce_var(&t16, &mut t17, 0);
    copy(&t17, y1.at_mut([(b4 * BN), 0]));
}

#[tile_fn]
pub fn function_3936(_v0: i32, _v1: i32) -> i32 {
    (_v0 + (0i32.dot4_i8(cast::<i32>((0usize + 1))).dot4_u8(cast::<i32>((0usize + 1))) << cast::<i32>((0usize + 1))))
}
#[tile_kernel(fast_math)]
pub fn random_3936(
    x0: &Tensor<F8E5M2, 5>,
    y1: &mut Tensor<F8E5M2, 2>,
    y2: &mut Tensor<F8E5M2, 3>,
    a3: &mut Tensor<i64, 1>,
    _q7: usize,
) {
    dims!(x0 = [6, 6, 2, 2, 2], y1 = [d2, d3], y2 = [d2, d3, 6], a3 = [d6]);
    let n8: usize = d2.div_ceil(2);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b4, b5] = blocks([d2.div_ceil(2), d3.div_ceil(2)]);
    let mut t4 = fragment::<F8E5M2>([2, 2]);
    copy(y1.at([(b4 * 2), (b5 * 2)]), &mut t4);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = fragment::<i32>([2, 6, 6]);
    #[expect(non_snake_case)]
    parallel!((2, 6, 6), |i9Renamed, i10Renamed, i11Renamed| {
        let v12: i32 = select((_q7 >= i11Renamed), (cast::<i32>(t4[[b4, 0]]) / 5), cast::<i32>(x0[[_q7, _q7, _q7, 0, i9Renamed]]).abs());
        #[expect(non_snake_case)]
        let mut l6Renamed = local::<i32>([2]);
        #[expect(non_snake_case)]
        for k13Renamed in 0..2 {
            l6Renamed[k13Renamed] = (-2 - (1 - cast::<i32>(x0[[i11Renamed, _q7, k13Renamed, i9Renamed, i9Renamed]])));
        }
        #[allow(non_snake_case)]
        t5[[i9Renamed, i10Renamed, i11Renamed]] = { let assignedRenamed: i32 = l6Renamed[((i9Renamed - 7) / 3)]; assignedRenamed };
    });
    let mut t7 = fragment::<i32>([6, 6]);
    copy(t5.at([d3, (b4 % 2), (b4 * 2)]), &mut t7);
    let mut t8 = shared::<F8E5M2>([40]);
    threads!(40, |thread14| {
        let i15: usize = thread14.index();
        let i16: usize = thread14.lane();
        #[allow(non_snake_case)]
        let w17Renamed: usize = thread14.warp();
        let i18: usize = (i15 % 4);
        #[expect(non_snake_case)]
        let v19Renamed: i32 = 4;
        let v20: F8E5M2 = ((-1.0 * 0.0) * (1.0 * 1.0));
        #[allow(non_snake_case)]
        let mut v21Renamed: F8E5M2 = v20;
        #[expect(non_snake_case)]
        for k22Renamed in 0..2 {
            let v23: F8E5M2 = v21Renamed;
            t8[i15] = v23;
            thread14.barrier();
            let v24: F8E5M2 = t8[((i15 + 30) % 40)];
            thread14.barrier();
            #[allow(non_snake_case)]
            let v25Renamed: F8E5M2 = v24;
            v21Renamed = v21Renamed.max(v25Renamed);
        }
        let v26: F8E5M2 = v21Renamed;
        let mut v27: F8E5M2 = v26;
        if (n8 >= 0) {
            t8[i15] = v26;
            #[expect(unused_doc_comments)]
            #[doc = ""]
            thread14.barrier();
            let v28: F8E5M2 = t8[((i15 + 37) % 40)];
            thread14.barrier();
            #[expect(non_snake_case)]
            v27 = { let assignedRenamed: F8E5M2 = v28; assignedRenamed };
        }
        let v29: F8E5M2 = v27;
        let v30: u32 = thread14.ballot(((d2 <= i18) & (i18 > i18)));
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v31Renamed: bool = thread14.any((cast::<i16>((i18 - 4)) == cast::<i16>(cast::<usize>(cast::<i16>((n8 - 0))))));
        #[expect(non_snake_case)]
        let v32Renamed: F8E5M2 = select(v31Renamed, cast::<F8E5M2>(v30.count_ones()), v29);
        t8[i15] = v32Renamed;
    });
    #[expect(non_snake_case)]
    let mut t9Renamed = fragment::<F8E5M2>([3, 2]);
    parallel!((3, 2), |i33, i34| {
        t9Renamed[[i33, i34]] = (2.0 - (t4[[0, i34]].floor() * cast::<F8E5M2>(0).mul_add(0.0, t4[[i34, i34]])));
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let v35: F8E5M2 = (t4[[b5, x0.dim(0)]] + (t4[[d2, 0]] * t4[[0, cast::<usize>(t7[[d6, b4]])]]));
    fill(&mut t8, v35);
    let mut t10 = fragment::<bool>([6, 2, 6, 3]);
    parallel!((3, 6, 2, 6), |i36, i37, i38, i39| {
        t10[[i39, i38, i37, i36]] = (5 >= i37);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t11 = shared::<bool>([6, 6, 3]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_any(&t10, &mut t11, 1);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t12Renamed = shared::<i64>([3]);
    clear(&mut t12Renamed);
    atomic_add(&t12Renamed, a3.at_mut([(b4 * 1)]), Relaxed);
    copy(&t4, y1.at_mut([(b4 * 2), (b5 * 2)]));
    parallel!((2, 2, 6), |i40, i41, i42| {
        y2[[((b4 * 2) + i40), ((b5 * 2) + i41), (0 + i42)]] = select(((((b5 * 3) + i40) % 3) != ((i40 - 3) % 3)), ((cast::<F8E5M2>(d6) * 0.5).abs() + 1.0).rsqrt(), select(t11[[i40, i42, i41]], (((x0[[i41, (i40 / 4), i40, x0.dim(0), i40]] + t8[cast::<usize>(t7[[_q7, i41]])]) * 0.5).abs() + 1.0).rsqrt(), select((((i40 - 5) % 3) == i41), (((t4[[i40, i40]] * 1.0) * (t4[[i41, _q7]] + t4[[cast::<usize>(t5[[i40, cast::<usize>(t5[[cast::<usize>(t5[[1, i41, i42]]), i42, i42]]), i42]]), i40]])) * 0.5).sinh(), ((t8[i41].floor() * t4[[(((i40 * 3) + i41) / 3), cast::<usize>(t5[[d2, i41, i42]])]]) * 0.5).ln())));
    });
}

#[tile_kernel]
pub fn random_3937(
    x0: &Tensor<F8E4M3, 3>,
    x1: &Tensor<f64, 4>,
    x2: &Tensor<f64, 1>,
    y3: &mut Tensor<f16, 2>,
    h4: &mut Tensor<u64, 1>,
    _p4: usize,
    _p5: f64,
    _q6: usize,
) {
    dims!(x0 = [d0, d1, d1], x1 = [3, 4, 3, 3], x2 = [d0], y3 = [d2, 1], h4 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b3] = blocks([d2.div_ceil(3)]);
    let mut t5 = fragment::<f64>([4]);
    parallel!(4, |i7| {
        t5[i7] = x1[[0, (b3 + 4), _q6, (((_q6 * 3) + x1.dim(1)) % 3)]].min(x1[[x0.dim(0), i7, x1.dim(0), _q6]]).round_ties_even();
    });
    #[expect(non_snake_case)]
    let mut t6Renamed = fragment::<f16>([4, 1, 3]);
    parallel!((4, 1, 3), |i8, i9, i10| {
        t6Renamed[[i8, i9, i10]] = (-cast::<f16>(x1[[i10, i8, i10, d2]])).mul_add(cast::<f16>(t5[(i10 - 3).div_ceil(1)]).min((-2.0 * -2.0)), (-cast::<f16>(x2[i9])).min(-1.0));
    });
    parallel!((4, 1, 3), |i11, i12, i13| {
        if ((3 > b3) || (4 != b3)) {
            #[expect(non_snake_case)]
            t6Renamed[[i11, i12, i13]] = { let assignedRenamed: f16 = f16::from_bits(((cast::<f16>(((_q6 * 1) / 1)) + cast::<f16>(t6Renamed[[i11, i12, i13]])).to_bits() | 32768)).min_nan(t6Renamed[[i11, i12, i13]].max_nan(0.5).abs().sqrt()); assignedRenamed };
        }
    });
    let mut t7 = fragment::<f64>([4, 4]);
    parallel!((4, 4), |i14, i15| {
        t7[[i14, i15]] = ((cast::<f64>(b3) * -1.0) - (0.0 - -1.0));
    });
    let mut t8 = fragment::<f64>([1, 4]);
    parallel!((1, 4), |i16, i17| {
        t8[[i16, i17]] = x1[[_q6, d2, d2, i16]];
    });
    let mut t9 = fragment::<f64>([4, 1]);
    fill(&mut t9, -4.0);
    gemm(&t7, t8.t(), &mut t9);
    parallel!((4, 1), |i18, i19| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut s20: f64 = 0.0;
        for k21 in 0..6 {
            s20 += f64::from_bits((t9[[i18, i19]].max(_p5).to_bits() | 9223372036854775808));
        }
        t9[[i18, i19]] = s20;
    });
    let mut t10 = shared::<F8E4M3>([4]);
    threads!(4, |thread22| {
        #[allow(non_snake_case)]
        let i23Renamed: usize = thread22.index();
        let i24: usize = thread22.lane();
        let w25: usize = thread22.warp();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let i26: usize = (i23Renamed % 7);
        let v27: f16 = 1.0;
        let v28: F8E4M3 = -1.0;
        #[expect(non_snake_case)]
        let v29Renamed: u32 = thread22.ballot((i26 < 5));
        let v30: bool = thread22.all(((i23Renamed > i23Renamed) & (d2 < d2)));
        let v31: F8E4M3 = select(v30, cast::<F8E4M3>(v29Renamed.count_ones()), v28);
        let mut v32: F8E4M3 = v31;
        if (d1 >= 0) {
            t10[i23Renamed] = v31;
            thread22.barrier();
            let v33: F8E4M3 = t10[_q6];
            thread22.barrier();
            #[expect(non_snake_case)]
            v32 = { let assignedRenamed: F8E4M3 = v33; assignedRenamed };
        }
        #[expect(non_snake_case)]
        let v34Renamed: F8E4M3 = v32;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t10[i23Renamed] = v34Renamed;
    });
    let mut t11 = shared::<f16>([4, 3]);
    parallel!((4, 3), |i35, i36| {
        let mut l12 = local::<f16>([2]);
        for k37 in 0..2 {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            l12[k37] = select((i36 == b3), t6Renamed[[_q6, b3, i36]], cast::<f16>(t10[k37])).min((t6Renamed[[i36, _p4, _p4]] / 3.0));
        }
        t11[[i35, i36]] = l12[d2];
    });
    let mut t13 = fragment::<f64>([4]);
    cummax_rev(&t5, &mut t13, 0);
    #[allow(non_snake_case)]
    let mut t14Renamed = shared::<f64>([3, 1]);
    copy(t9.at((span((((_q6 * 3) + b3) / 3), 3), span((b3 * 3), 1))).or(x2[_p4]), &mut t14Renamed);
    parallel!((4, 1), |i38, i39| {
        h4.atomic_add([(((((1 * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i38, i39]]) * 16.0))) * cast::<u64>(((((1 * 5) + i38) * 5) + i39))), Relaxed);
    });
    parallel!(4, |i40| {
        h4.atomic_add([(((1 * 5) + i40) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i40]) * 16.0))) * cast::<u64>(((1 * 5) + i40))), SeqCst);
    });
    parallel!((4, 3), |i41, i42| {
        h4.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i41, i42]]) * 16.0))) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), SeqCst);
    });
    parallel!(4, |i43| {
        h4.atomic_add([(((1 * 5) + i43) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i43]) * 16.0))) * cast::<u64>(((1 * 5) + i43))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((3, 1), |i44, i45| {
        h4.atomic_add([(((((1 * 5) + i44) * 5) + i45) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14Renamed[[i44, i45]]) * 16.0))) * cast::<u64>(((((1 * 5) + i44) * 5) + i45))), Relaxed);
    });
    let mut t15 = shared::<f16>([3, 1]);
    parallel!((1, 3), |i46, i47| {
        let v48: f64 = 0.0;
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t15[[i47, i46]] = { let assignedRenamed: f16 = cast::<f16>(b3); assignedRenamed };
    });
    copy(&t15, y3.at_mut([(b3 * 3), 0]));
}

#[tile_kernel]
pub fn random_3938<T: Num, const BM: usize>(
    x0: &Tensor<T::Acc, 2>,
    x1: &Tensor<i32, 1>,
    y2: &mut Tensor<i32, 2>,
    h3: &mut Tensor<u64, 1>,
    _p6: i32,
    _p7: i64,
) {
    dims!(x0 = [d0, d1], x1 = [d2], y2 = [d2, d3], h3 = [7]);
    #[expect(non_snake_case)]
    let mut w4Renamed = workspace::<bf16>([d2, d3]);
    let [b4, b5] = blocks([d2.div_ceil(8), d3.div_ceil(8)]);
    let mut t5 = shared::<i64>([8]);
    parallel!(8, |i8| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t5[i8] = (cast::<i64>(x0[[i8, d3]]) * cast::<i64>(b5).min(cast::<i64>(b4)).abs());
    });
    let mut t6 = fragment::<T>([6, 8, 8, 1, 1]);
    parallel!((6, 8, 8, 1, 1), |i9, i10, i11, i12, i13| {
        t6[[i9, i10, i11, i12, i13]] = (select(((i12 - i11) < i11), cast::<T>(x0[[i10, cast::<usize>(x1[d3])]]).abs(), (-1 * cast::<T>(t5[i12]))) * cast::<T>(x1[3]).max(cast::<T>(t5[2])).abs());
    });
    let mut t7 = shared::<i32>([6]);
    parallel!(6, |i14| {
        t7[i14] = ((cast::<i32>(i14) * 1) + 1);
    });
    let mut t8 = shared::<i64>([6]);
    parallel!(6, |i15| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut s16: i64 = 0;
        #[allow(non_snake_case)]
        for k17Renamed in 0..6 {
            s16 += (t5[cast::<usize>(x1[k17Renamed])] * t5[x1.dim(0)]);
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t8[i15] = s16;
    });
    scatter(&t8, &t7, &mut t5);
    let mut t9 = shared::<T::Acc>([8, 6]);
    parallel!((8, 6), |i18, i19| {
        t9[[i18, i19]] = (if (7 == i19) { x0[[i19, i19]] } else { x0[[i18, i18]] });
    });
    let mut t10 = shared::<T::Acc>([6, 8]);
    copy(x0.at([10, (b5 * 8)]), &mut t10);
    let mut t11 = fragment::<T::Acc>([8, 8]);
    fill(&mut t11, 0);
    gemm(&t9, &t10, &mut t11);
    #[allow(non_snake_case)]
    let mut t12Renamed = fragment::<i32>([BM]);
    copy(t5.at((span(b4, BM),)).or(cast::<i64>(x0[[cast::<usize>(t5[4]), x0.dim(1)]])), &mut t12Renamed);
    copy(&t12Renamed, t7.at_mut([d1]));
    let mut t13 = fragment::<T::Acc>([8, 8]);
    parallel!((8, 8), |i20, i21| {
        let mut s22: T::Acc = 0;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k23 in 0..1 {
            s22 += x0[[k23, i20]].abs().min(cast::<T::Acc>(2usize));
        }
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t13[[i20, i21]] = { let assignedRenamed: T::Acc = s22; assignedRenamed };
    });
    parallel!(BM, |i24| {
        t5.atomic_max([d1], cast::<i64>((t8[d1] >> t8[d1]).leading_zeros()), Relaxed);
    });
    let mut t14 = shared::<bf16>([8, 8]);
    let v25: bf16 = (if (!(b4 <= b4)) { cast::<bf16>(b5) } else { cast::<bf16>(3.0).abs().sqrt() });
    fill(&mut t14, v25);
    let mut t15 = fragment::<bf16>([8, 8]);
    copy(&t14, w4Renamed.at_mut([(b4 * 8), (b5 * 8)]));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(w4Renamed.at([(b4 * 8), (b5 * 8)]), &mut t15);
    parallel!((8, 8), |i26, i27| {
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t11[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), SeqCst);
    });
    parallel!(BM, |i28| {
        h3.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t12Renamed[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    parallel!((8, 8), |i29, i30| {
        h3.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t13[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!((8, 8), |i31, i32| {
        h3.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((8, 8), |i33, i34| {
        h3.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i33, i34]]) * 16.0))) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Acquire);
    });
    copy(&t11, y2.at_mut([(b4 * 8), (b5 * 8)]));
}

#[tile_fn]
pub fn function_3939(_v0: u16, _v1: u16) -> u16 {
    (_v0 + (4 & cast::<u16>((0usize + 1))))
}
#[tile_kernel]
pub fn random_3939<const _FLAG: bool>(
    x0: &Tensor<u8, 4>,
    x1: &Tensor<u16, 3>,
    x2: &Tensor<u8, 3>,
    y3: &mut Tensor<u8, 3>,
    h4: &mut Tensor<u64, 1>,
    _p11: u8,
    _p12: u8,
) {
    dims!(x0 = [1, 4, 3, 4], x1 = [d2, d3, d4], x2 = [d3, d5, d6], y3 = [d7, d8, 3], h4 = [7]);
    let [b9, b10] = blocks([d7.div_ceil(4), d8.div_ceil(1)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t5 = fragment::<u8>([1]);
    parallel!(1, |i13| {
        t5[i13] = ((((x2[[i13, i13, i13]] / 2) + (!x2[[b9, i13, i13]])) * 5) % 5);
    });
    let mut t6 = shared::<u8>([1, 3, 1]);
    copy(x1.at((span((b9 * 3), 1), span((d5 % 4), 3), span((d8 * 3), 1))), &mut t6);
    let mut t7 = shared::<u16>([1, 4]);
    copy(x2.at([(b9 + 3), (d7 - 4), (b9 * 3)]).or(t6[[d7, x1.dim(0), d3]]), &mut t7);
    let mut t8 = shared::<u16>([3, 1]);
    copy(t6.reshape([3, 1]), &mut t8);
    let mut t9 = fragment::<u16>([4, 3]);
    gemm_set(t7.t(), t8.t(), &mut t9);
    let mut t10 = fragment::<i32>([1]);
    parallel!(1, |i14| {
        t10[i14] = ((cast::<i32>(i14) * 1) + -1);
    });
    let mut t11 = shared::<u8>([1]);
    fill(&mut t11, 4);
    scatter(&t11, &t10, &mut t5);
    let mut t12 = shared::<u8>([4]);
    threads!(4, |thread15| {
        #[allow(non_snake_case)]
        let i16Renamed: usize = thread15.index();
        let i17: usize = thread15.lane();
        #[expect(non_snake_case)]
        let w18Renamed: usize = thread15.warp();
        let i19: usize = (i16Renamed % 2);
        #[allow(non_snake_case)]
        let v20Renamed: u8 = (if (i19 <= x0.dim(2)) { ((((_p12 * t6[[0, i19, i16Renamed]]) * 6) + t11[0]) / 6) } else { t6[[0, i19, d4]] });
        #[expect(non_snake_case)]
        let v21Renamed: u8 = thread15.shuffle_down(v20Renamed, 15);
        let v22: u32 = thread15.ballot(((i16Renamed * 3) <= i16Renamed));
        let v23: bool = thread15.any(((t11[d5] < x2[[i16Renamed, i19, 8]]) || (i19 >= cast::<usize>(x2[[i16Renamed, i19, d2]]))));
        #[expect(non_snake_case)]
        let v24Renamed: u8 = select(v23, cast::<u8>(v22.count_ones()), v21Renamed);
        let v25: u8 = thread15.shuffle_idx(v24Renamed, 28);
        let v26: u32 = thread15.ballot((t6[[d3, i19, b10]] != x2[[i19, i19, i16Renamed]]));
        let v27: bool = thread15.all((t11[0] >= t11[cast::<usize>(x2[[cast::<usize>(t11[cast::<usize>(t8[[i19, i19]])]), i19, i16Renamed]])]));
        let v28: u8 = select(v27, cast::<u8>(v26.count_ones()), v25);
        t12[i16Renamed] = v28;
    });
    let mut t13 = shared::<u16>([3]);
    copy(t6.reshape([3]), &mut t13);
    parallel!((b10.min(4), d7.min(1)), |i29, i30| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v31: u16 = 0;
        let mut l14 = local::<u16>([3]);
        for k32 in 0..3 {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            l14[k32] = function_3939(v31, (if true { function_3939(t13[k32], v31) } else { 0u16 }));
        }
        if (x0[[i30, 3, i30, i30]] <= cast::<u8>(t7[[i30, (4 - i29)]])) {
            t7[[i30, (4 - i29)]] = l14[2];
        }
    });
    parallel!((4, 3), |i33, i34| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t9[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i35Renamed| {
        h4.atomic_add([(((1 * 5) + i35Renamed) % 7)], (cast::<u64>(t10[i35Renamed]) * cast::<u64>(((1 * 5) + i35Renamed))), Relaxed);
    });
    parallel!(1, |i36| {
        h4.atomic_add([(((1 * 5) + i36) % 7)], (cast::<u64>(t11[i36]) * cast::<u64>(((1 * 5) + i36))), Relaxed);
    });
    parallel!(4, |i37| {
        h4.atomic_add([(((1 * 5) + i37) % 7)], (cast::<u64>(t12[i37]) * cast::<u64>(((1 * 5) + i37))), Relaxed);
    });
    parallel!(3, |i38| {
        h4.atomic_add([(((1 * 5) + i38) % 7)], (cast::<u64>(t13[i38]) * cast::<u64>(((1 * 5) + i38))), Relaxed);
    });
    let mut t15 = fragment::<u8>([4, 1, 3]);
    parallel!((4, 1, 3), |i39, i40, i41| {
        assert!((d6 < 20), "an index is within its bounds");
        t15[[i39, i40, i41]] = ((x0[[0, i40, i41, cast::<usize>(t13[d2])]] >> 2) ^ t6[[i40.max(i40), i40, i40]]).abs();
    });
    copy(&t15, y3.at_mut([(b9 * 4), (b10 * 1), 0]));
}

const ROWS_3940: usize = 5;
#[tile_kernel]
pub fn random_3940<T: Int, const BM: usize, const BN: usize>(
    x0: &Tensor<F8E5M2, 3>,
    x1: &Tensor<F8E5M2, 1>,
    x2: &Tensor<T::Acc, 3>,
    y3: &mut Tensor<T, 1>,
    h4: &mut Tensor<u64, 1>,
    _p5: u32,
    _p6: usize,
    _q7: usize,
) {
    dims!(x0 = [d0, d1, d1], x1 = [d2], x2 = [d3, BM, d1], y3 = [d3], h4 = [7]);
    let [b4] = blocks([d3.div_ceil(BM)]);
    let mut t5 = fragment::<u32>([BN, ROWS_3940, 1, 1, 1]);
    #[allow(non_snake_case)]
    parallel!((BN, ROWS_3940, 1, 1, 1), |i8Renamed, i9Renamed, i10Renamed, i11Renamed, i12Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v13: u32 = (if (cast::<i32>((cast::<usize>(cast::<i16>((cast::<usize>(x2[[1, i9Renamed, i12Renamed]]) - 1))) - 5)) == cast::<i32>(_q7)) { _p5.dot4_u8(cast::<u32>((i10Renamed + 1))) } else { (1 ^ cast::<u32>((_q7 + 1))) });
        t5[[i8Renamed, i9Renamed, i10Renamed, i11Renamed, i12Renamed]] = select((x1[((((_q7 - 4) * BM) + i10Renamed) / BM)] == (if (cast::<u16>((_p6 - 3)) == cast::<u16>(_p6)) { x1[i12Renamed] } else { x1[i12Renamed] })), ((1 * 2) + 4), 0);
    });
    let mut t6 = fragment::<F8E5M2>([ROWS_3940, BM, ROWS_3940, 1]);
    parallel!((ROWS_3940, BM, ROWS_3940, 1), |i14, i15, i16, i17| {
        t6[[i14, i15, i16, i17]] = (cast::<F8E5M2>(-2) * -2.0).abs().floor();
    });
    #[allow(non_snake_case)]
    let mut t7Renamed = fragment::<F8E5M2>([BN, 1]);
    parallel!((BN, 1), |i18, i19| {
        t7Renamed[[i18, i19]] = (cast::<F8E5M2>(0).mul_add(0.0, 0.0) * (-1.0 - 1.0));
    });
    let mut t8 = fragment::<F8E5M2>([ROWS_3940, 1]);
    copy(t6.at([(b4 * (BN + 1)), _p6, cast::<usize>(t5[[_p6, 3, b4, b4, b4]]), (d0 * BN)]), &mut t8);
    let mut t9 = shared::<f32>([BN, ROWS_3940]);
    fill(&mut t9, 1.0);
    gemm(&t7Renamed, t8.t(), &mut t9);
    #[allow(non_snake_case)]
    let mut t10Renamed = fragment::<u32>([1, BM]);
    parallel!((1, BM), |i20, i21| {
        #[expect(non_snake_case)]
        t10Renamed[[i20, i21]] = { let assignedRenamed: u32 = _p5; assignedRenamed };
    });
    let mut t11 = shared::<u32>([1, BM]);
    #[allow(non_snake_case)]
    parallel!((1, BM), |i22Renamed, i23Renamed| {
        t11[[i22Renamed, i23Renamed]] = 3;
    });
    let mut t12 = fragment::<u32>([BM, BM]);
    gemm_set(t10Renamed.t(), &t11, &mut t12);
    #[allow(non_snake_case)]
    let mut t13Renamed = shared::<T::Acc>([BM, 8]);
    parallel!((BM, 8), |i24, i25| {
        t13Renamed[[i24, i25]] = 1;
    });
    let mut t14 = shared::<T::Acc>([16, BM]);
    parallel!((16, BM), |i26, i27| {
        t14[[i26, i27]] = 3;
    });
    let mut t15 = fragment::<T::Acc>([BM, BM]);
    clear(&mut t15);
    #[expect(non_snake_case)]
    let mut t16Renamed = shared::<u8>([BM, 2]);
    fill(&mut t16Renamed, 140);
    gemm_sp(&t13Renamed, &t16Renamed, &t14, &mut t15);
    parallel!((BN, ROWS_3940, 1, 1, 1), |i28, i29, i30, i31, i32| {
        h4.atomic_add([(((((((((((1 * 5) + i28) * 5) + i29) * 5) + i30) * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(t5[[i28, i29, i30, i31, i32]]) * cast::<u64>(((((((((((1 * 5) + i28) * 5) + i29) * 5) + i30) * 5) + i31) * 5) + i32))), Relaxed);
    });
    parallel!((ROWS_3940, BM, ROWS_3940, 1), |i33, i34, i35, i36| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((((((((1 * 5) + i33) * 5) + i34) * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i33, i34, i35, i36]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i33) * 5) + i34) * 5) + i35) * 5) + i36))), Acquire);
    });
    parallel!((BN, ROWS_3940), |i37, i38| {
        h4.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i37, i38]]) * 16.0))) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), Relaxed);
    });
    parallel!((BM, BM), |i39, i40| {
        h4.atomic_add([(((((1 * 5) + i39) * 5) + i40) % 7)], (cast::<u64>(t12[[i39, i40]]) * cast::<u64>(((((1 * 5) + i39) * 5) + i40))), AcqRel);
    });
    parallel!((BM, BM), |i41, i42| {
        h4.atomic_add([(((((1 * 5) + i41) * 5) + i42) % 7)], (cast::<u64>(t15[[i41, i42]]) * cast::<u64>(((((1 * 5) + i41) * 5) + i42))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(BM, |i43Renamed| {
        y3[((b4 * BM) + i43Renamed)] = 3;
    });
}

#[tile_kernel]
pub fn random_3941<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<F8E5M2, 3>,
    x1: &Tensor<F8E5M2, 1>,
    x2: &Tensor<F8E4M3, 2>,
    y3: &mut Tensor<f32, 1>,
    y4: &mut Tensor<f32, 1>,
    h5: &mut Tensor<u64, 1>,
    _q7: usize,
) {
    dims!(x0 = [d0, d1, d2], x1 = [d3], x2 = [d4, d5], y3 = [d5], y4 = [d5], h5 = [7]);
    let mut w6 = workspace::<F8E5M2>([d5]);
    let [b6] = blocks([d5.div_ceil((2*BM))]);
    #[expect(non_snake_case)]
    let mut t7Renamed = fragment::<f32>([BM]);
    copy(x2.at([(d0 * (2*BM)), (d4 * BK)]), &mut t7Renamed);
    let mut t8 = fragment::<f32>([BK]);
    copy(x0.at([(b6 * BK), d5, (b6 * (BN + 1))]).or(cast::<F8E5M2>(x2[[b6, d4]])), &mut t8);
    let mut t9 = fragment::<i32>([1]);
    reduce_argmin(&t8, &mut t9, 0);
    let mut t10 = fragment::<F8E5M2>([2*BM]);
    clear(&mut t10);
    #[expect(non_snake_case)]
    let mut t11Renamed = shared::<F8E5M2>([2*BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t10, w6.at_mut([(b6 * (2*BM))]));
    copy(w6.at([(b6 * (2*BM))]), &mut t11Renamed);
    parallel!(BM, |i8| {
        h5.atomic_add([(((1 * 5) + i8) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[i8]) * 16.0))) * cast::<u64>(((1 * 5) + i8))), Relaxed);
    });
    parallel!(BK, |i9| {
        h5.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i9]) * 16.0))) * cast::<u64>(((1 * 5) + i9))), SeqCst);
    });
    parallel!(1, |i10| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(t9[i10]) * cast::<u64>(((1 * 5) + i10))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2*BM), |i11| {
        h5.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!((2*BM), |i12Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((1 * 5) + i12Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11Renamed[i12Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i12Renamed))), Relaxed);
    });
    copy(&t10, y3.at_mut([(b6 * (2*BM))]));
    parallel!((2*BM), |i13| {
        y4[((b6 * (2*BM)) + i13)] = select((i13 <= _q7), ((t7Renamed[d2].min(t7Renamed[cast::<usize>(t9[d5])].abs()) * 0.5).abs() + 1.0).powf(cast::<f32>(t10[i13])), select(((_q7 * 3) > cast::<usize>(cast::<i8>((i13 - 7)))), (t7Renamed[(i13 / 2)].abs() * 0.5).exp2(), select((2usize <= 2), ((-t7Renamed[x2.dim(1)]) * 0.5).expm1(), ((t7Renamed[x0.dim(1)].round() * 0.5).abs() + 1.0).rsqrt())));
    });
}

const SCALE_3942: u8 = 8;
#[tile_fn]
pub fn function_3942(_v0: f32) -> f32 {
    _v0.max(_v0.min((1.0f32.abs() + 4.5f32.min(2.0))))
}
#[tile_kernel]
pub fn random_3942<T: Int>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<T, 3>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<T::Acc, 2>,
    h4: &mut Tensor<u64, 1>,
    _p9: usize,
    _p10: T,
    _q11: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d1], x1 = [d2, d3, d4], x2 = [d5], y3 = [d6, d6], h4 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    require!((d3 < 100), "extents are below 100");
    let [b7, b8] = blocks([d6.div_ceil(8), d6.div_ceil(8)]);
    #[cfg_attr(not(any()), cfg(any()))]
    assert!(false, "kept");
    let mut t5 = shared::<f32>([8, 8]);
    let v12: f32 = x0[cast::<usize>(x1[[_p9, b7, d1]])];
    fill(&mut t5, v12);
    #[cfg(any())]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t6 = fragment::<T>([8, 1]);
    copy(t5.at([(d1 * 8), (b8 / 3)]), &mut t6);
    #[cfg(any())]
    fill(&mut undefined, 1);
    let mut t7 = shared::<f32>([128]);
    #[cfg(any())]
    { assert!(false, "kept"); }
    threads!(128, |thread13| {
        #[cfg_attr(not(any()), cfg(any()))]
        let kept = undefined;
        let i14: usize = thread13.index();
        let i15: usize = thread13.lane();
        #[cfg_attr(not(any()), allow(non_snake_case))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let w16Renamed: usize = thread13.warp();
        #[allow(non_snake_case)]
        let i17Renamed: usize = (i14 % 6);
        let v18: T = 1;
        #[cfg(any())]
        assert!(false, "kept");
        let v19: f32 = f32::from_bits((cast_with::<f32>(x2[i17Renamed], Round::NearestEven).to_bits() | 2147483648)).abs().min_nan(select((_q11 >= d3), -1.875, x2[i15]).mul_add((if x0[x1.dim(0)].is_finite() { cast_with::<f32>(x0[_q11], Round::Up) } else { x0[x1.dim(1)] }), (if (cast::<i16>((i17Renamed - 6)) > cast::<i16>(i17Renamed)) { t5[[i17Renamed, i17Renamed]] } else { t5[[cast::<usize>(x1[[d2, i17Renamed, x0.dim(0)]]), i17Renamed]] })));
        let v20: f32 = thread13.shuffle_xor(v19, 6);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v21: bool = thread13.any((i17Renamed != i17Renamed));
        #[allow(non_snake_case)]
        let mut v22Renamed: f32 = v20;
        if v21 {
            #[cfg(not(any()))]
            let v23: f32 = thread13.shuffle_down(v20, 31);
            v22Renamed = v23;
        }
        let v24: f32 = v22Renamed;
        #[expect(non_snake_case)]
        let v25Renamed: bool = thread13.any((cast::<i32>((i17Renamed - 0)) != cast::<i32>(2usize)));
        #[cfg(any())]
        assert!(false, "kept");
        let mut v26: f32 = v24;
        #[cfg_attr(not(any()), cfg(any()))]
        assert!(false, "kept");
        if v25Renamed {
            let v27: f32 = thread13.shuffle_xor(v24, 26);
            #[cfg_attr(any(), cfg(any()))]
            v26 = v27;
        }
        #[cfg_attr(not(any()), allow(non_snake_case))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v28Renamed: f32 = v26;
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        t7[i14] = v28Renamed;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = shared::<T::Acc>([8, 1, 1]);
    copy(x1.at([_p9, (_p9 / 1), (b7 * 8)]), &mut t8);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t9 = shared::<bool>([8, 8, 1]);
    parallel!((1, 8, 8), |i29, i30, i31| {
        #[cfg(any())]
        { assert!(false, "kept"); }
        assert!((i29 < 1), "an index is within its bounds");
        #[cfg_attr(not(any()), allow(non_snake_case))]
        let v32Renamed: T = (2 * 1);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t9[[i31, i30, i29]] = (((((i30 - 5) * 8) / 8) < (i29 % 7)) ^ (i30 >= (b8 + 2)));
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<bool>([8, 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_any(&t9, &mut t10, 0);
    parallel!((8, 1), |i33, i34| {
        #[cfg(any())]
        { assert!(false, "kept"); }
        #[cfg(not(any()))]
        h4.atomic_add([(((((1 * 5) + i33) * 5) + i34) % 7)], (cast::<u64>(t6[[i33, i34]]) * cast::<u64>(((((1 * 5) + i33) * 5) + i34))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(128, |i35| {
        h4.atomic_add([(((1 * 5) + i35) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i35]) * 16.0))) * cast::<u64>(((1 * 5) + i35))), SeqCst);
    });
    parallel!((8, 1, 1), |i36, i37, i38| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((((1 * 5) + i36) * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t8[[i36, i37, i38]]) * cast::<u64>(((((((1 * 5) + i36) * 5) + i37) * 5) + i38))), Relaxed);
    });
    #[cfg_attr(not(any()), expect(non_snake_case))]
    parallel!((8, 8, 1), |i39Renamed, i40Renamed, i41Renamed| {
        h4.atomic_add([(((((((1 * 5) + i39Renamed) * 5) + i40Renamed) * 5) + i41Renamed) % 7)], (cast::<u64>(t9[[i39Renamed, i40Renamed, i41Renamed]]) * cast::<u64>(((((((1 * 5) + i39Renamed) * 5) + i40Renamed) * 5) + i41Renamed))), Relaxed);
    });
    parallel!((8, 1), |i42, i43| {
        h4.atomic_add([(((((1 * 5) + i42) * 5) + i43) % 7)], (cast::<u64>(t10[[i42, i43]]) * cast::<u64>(((((1 * 5) + i42) * 5) + i43))), Relaxed);
    });
    copy(&t5, y3.at_mut([(b7 * 8), (b8 * 8)]));
}

const SCALE_3943: f64 = 4.0;
#[tile_fn]
pub fn function_3943(_v0: f32, _v1: f32) -> f32 {
    _v0.max((-select(((0usize >= 0) & (0usize >= 0)), (-1.0 / 5.75), (if (0usize != 0) { cast::<f32>(((0usize * 3) / 3)) } else { 2.0 }))))
}
#[tile_kernel]
pub fn random_3943<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<T, 1>,
    x1: &Tensor<T::Acc, 3>,
    y2: &mut Tensor<T, 1>,
    y3: &mut Tensor<i32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p6: i32,
    _p7: i32,
) {
    dims!(x0 = [d2], x1 = [d2, d2, d3], y2 = [d4], y3 = [d4], h4 = [7]);
    require!((d2 < 100), "extents are below 100");
    #[cfg_attr(not(all()), cfg(not(all())))]
    let [b5] = blocks([d4.div_ceil(BM)]);
    let mut t5 = shared::<T>([BN, BM + 1, 1]);
    parallel!((BN, (BM + 1), 1), |i8, i9, i10| {
        t5[[i8, i9, i10]] = (cast_with::<T>(x0[i10], Round::TowardZero).floor() + (cast::<T>(d3) + x0[b5])).abs();
    });
    let mut t6 = fragment::<bool>([BN, BN, 1, 1]);
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BN, 1, 1), |i11, i12, i13, i14| {
        #[cfg_attr(all(), cfg(not(all())))]
        let kept = undefined;
        let v15: T = ((2.0 / 6.0) / 3.25);
        #[cfg_attr(not(all()), cfg(not(all())))]
        let mut l7 = local::<bool>([4]);
        for k16 in 0..4 {
            #[cfg(not(all()))]
            if true { assert!(false, "kept"); }
            #[cfg_attr(all(), allow(non_snake_case))]
            l7[k16] = { let assignedRenamed: bool = (i13 == (i14 * 1)); assignedRenamed };
        }
        t6[[i11, i12, i13, i14]] = l7[i13];
    });
    let mut t8 = fragment::<T>([1, BM + 1]);
    copy(t6.at([(b5 * BM), (b5 * 4), b5, (b5 * (BM + 1))]).or((cast::<u8>((d2 - 6)) == cast::<u8>(b5))), &mut t8);
    let mut t9 = fragment::<T>([1, BN]);
    copy(t6.at((span(d2, BN), d3, span((b5 * BM), 1), (b5 * BM))).t(), &mut t9);
    #[cfg(all())]
    let mut t10 = fragment::<T::Acc>([BM + 1, BN]);
    #[cfg_attr(all(), cfg(not(all())))]
    undefined!();
    #[cfg(all())]
    gemm_set(t8.t(), &t9, &mut t10);
    let mut t11 = fragment::<i32>([BM]);
    parallel!(BM, |i17| {
        t11[i17] = ((cast::<i32>(t6[[b5, x1.dim(0), b5, x1.dim(2)]]) / cast::<i32>((x0.dim(0) + 1))).dot4_i8(cast::<i32>((b5 + 1))) ^ cast::<i32>((3usize + 1)));
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t12 = fragment::<T::Acc>([1, BM + 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t10.at([(d2 / 1), (b5 * BM)]), &mut t12);
    let mut t13 = shared::<T::Acc>([1, BN]);
    copy(x1.at([(b5 * BN), (b5 * BM), cast::<usize>(t11[10])]), &mut t13);
    let mut t14 = fragment::<T::Acc>([BM + 1, BN]);
    gemm_set(t12.t(), &t13, &mut t14);
    let mut t15 = fragment::<T::Acc>([BM + 1, BN]);
    cummin(&t14, &mut t15, 1);
    parallel!((BN, BN, 1, 1), |i18, i19, i20, i21| {
        h4.atomic_add([(((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t6[[i18, i19, i20, i21]]) * cast::<u64>(((((((((1 * 5) + i18) * 5) + i19) * 5) + i20) * 5) + i21))), AcqRel);
    });
    parallel!(((BM + 1), BN), |i22, i23| {
        h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Release);
    });
    #[cfg_attr(all(), allow(non_snake_case))]
    parallel!(BM, |i24Renamed| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        h4.atomic_add([(((1 * 5) + i24Renamed) % 7)], (cast::<u64>(t11[i24Renamed]) * cast::<u64>(((1 * 5) + i24Renamed))), Acquire);
    });
    parallel!(((BM + 1), BN), |i25, i26| {
        h4.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!(((BM + 1), BN), |i27, i28| {
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        #[cfg(all())]
        h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    #[cfg(all())]
    parallel!(BM, |i29| {
        #[cfg(all())]
        y2[((b5 * BM) + i29)] = select((t11[i29] <= _p6), ((cast::<T>(d2) + cast::<T>(t6[[d4, i29, d2, ((i29 * BN) % BN)]])) * 0.5).atan(), select((!t6[[i29, cast::<usize>(t11[i29]), cast::<usize>(t11[d3]), cast::<usize>(t11[x0.dim(0)])]]), (cast::<T>(t15[[1, ((((d2 - 1) * BM) + b5) % BM)]]) * 0.5).atan(), select(t6[[b5, x1.dim(1), d4, b5]], (cast::<T>(x1[[cast::<usize>(t11[14]), ((((d4 + 2) * BN) + d2) % BN), i29]]) * 0.5).cosh(), ((-(if (d3 < d4) { cast::<T>(t10[[d4, cast::<usize>(t11[d2])]]) } else { cast::<T>(t6[[d3, cast::<usize>(t11[i29]), x1.dim(2), x1.dim(1)]]) })) * 0.5).tan())));
    });
    copy(&t11, y3.at_mut([(b5 * BM)]));
}

const ROWS_3944: usize = 5;
#[tile_kernel]
pub fn random_3944<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f64, 1>,
    y1: &mut Tensor<f32, 2>,
    y2: &mut Tensor<f32, 1>,
    h3: &mut Tensor<u64, 1>,
    _p3: f64,
    _q4: usize,
) {
    dims!(x0 = [d0], y1 = [d1, BM], y2 = [d1], h3 = [7]);
    let [b2] = blocks([d1.div_ceil(BM)]);
    #[cfg(false)]
    assert!(false, "kept");
    let mut t4 = shared::<f32>([BM]);
    #[cfg(false)]
    if true { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at([(b2 * ROWS_3944)]), &mut t4);
    let mut t5 = fragment::<f32>([BK, BN]);
    #[cfg_attr(not(false), cfg(false))]
    { assert!(false, "kept"); }
    parallel!((BK, BN), |i5, i6| {
        #[cfg_attr(not(false), expect(non_snake_case))]
        let v7Renamed: f32 = (if (i6 >= 6) { (-3.0f32) } else { -3.0 }).abs();
        let mut l6 = local::<f32>([4]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        for k8 in 0..4 {
            #[cfg(not(false))]
            l6[k8] = -3.0;
        }
        #[cfg_attr(not(false), cfg(false))]
        if true { assert!(false, "kept"); }
        t5[[i5, i6]] = l6[i6];
    });
    let mut t7 = fragment::<f32>([BK]);
    reduce_min(&t5, &mut t7, 1);
    if (cast::<u32>((b2 - 8)) == cast::<u32>(b2)) {
        let mut v9: f32 = 1.0;
        for k10 in 0..1 {
            #[cfg(false)]
            for _ in 0..1 { assert!(false, "kept"); }
            v9 += (if (2 <= (b2 / 2)) { t7[d0].max_nan(t4[b2]) } else { cast_with::<f32>(t7[k10], Round::Down).abs() });
        }
        let mut t8 = shared::<i32>([1]);
        reduce_argmax(&t7, &mut t8, 0);
        #[cfg_attr(not(false), expect(non_snake_case))]
        let mut t9Renamed = fragment::<i32>([ROWS_3944]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!(ROWS_3944, |i11| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t9Renamed[i11] = cast::<i32>(t7[(cast::<usize>(t8[d1]) - 1)]);
        });
        #[allow(non_snake_case)]
        let mut t10Renamed = shared::<f32>([ROWS_3944]);
        gather(&t7, &t9Renamed, &mut t10Renamed);
        parallel!(ROWS_3944, |i12| {
            #[cfg(false)]
            undefined!();
            h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t9Renamed[i12]) * cast::<u64>(((1 * 5) + i12))), AcqRel);
        });
        #[expect(non_snake_case)]
        parallel!(ROWS_3944, |i13Renamed| {
            #[cfg_attr(not(false), cfg(false))]
            assert!(false, "kept");
            h3.atomic_add([(((1 * 5) + i13Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[i13Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i13Renamed))), AcqRel);
        });
    }
    #[allow(non_snake_case)]
    parallel!((BN, BK), |i14Renamed, i15Renamed| {
        let v16: f64 = 0.0f64.min(0.0).mul_add(cast::<f64>(i14Renamed), (cast::<f64>(d0) - cast::<f64>(b2)));
        t5[[(i15Renamed * 2), i14Renamed]] = (-1.0);
    });
    #[cfg(false)]
    fill(&mut undefined, 1);
    #[cfg(not(false))]
    let mut t11 = shared::<i32>([ROWS_3944]);
    parallel!(ROWS_3944, |i17| {
        #[cfg_attr(not(false), cfg(false))]
        if true { assert!(false, "kept"); }
        t11[i17] = ((cast::<i32>(i17) * 1) + 0);
    });
    let mut t12 = fragment::<f32>([ROWS_3944]);
    parallel!(ROWS_3944, |i18| {
        #[expect(non_snake_case)]
        let mut s19Renamed: f32 = 0.0;
        for k20 in 0..5 {
            #[cfg_attr(false, cfg(false))]
            s19Renamed += (cast::<f32>(((_q4 * ROWS_3944) / ROWS_3944)).abs() * t5[[x0.dim(0), b2]].abs());
        }
        #[cfg_attr(not(false), expect(non_snake_case))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t12[i18] = { let assignedRenamed: f32 = s19Renamed; assignedRenamed };
    });
    scatter(&t12, &t11, &mut t4);
    let mut t13 = fragment::<i32>([ROWS_3944]);
    parallel!(ROWS_3944, |i21| {
        t13[i21] = ((cast::<i32>(i21) * 1) + -1);
    });
    let mut t14 = shared::<f32>([ROWS_3944, BN]);
    parallel!((ROWS_3944, BN), |i22, i23| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v24: f64 = _p3;
        t14[[i22, i23]] = (if (cast::<i8>((6usize - 5)) <= cast::<i8>(_q4)) { t12[i22].ceil().max_nan((cast::<f32>((((i22 * BN) + x0.dim(0)) / BN)) + t5[[x0.dim(0), i23]])) } else { cast_with::<f32>(t5[[i22, i23]], Round::TowardZero).ceil().max(select((i22 == d1), -2.5, 4.0)) });
    });
    scatter(&t14, &t13, &mut t5);
    #[cfg(false)]
    assert!(false, "kept");
    let mut t15 = shared::<i32>([BN]);
    parallel!(BN, |i25| {
        #[cfg(false)]
        let kept = undefined;
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t15[i25] = ((cast::<i32>(i25) * 3) + 2);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t16 = shared::<f32>([BN, BN]);
    parallel!((BN, BN), |i26, i27| {
        #[cfg(false)]
        let kept = undefined;
        t16[[i27, i26]] = (-1.0f32).mul_add(-1.0, (1.0 * 1.0));
    });
    scatter(&t16, &t15, &mut t14);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t17 = shared::<f64>([BN, BM]);
    copy(t14.at((span((b2 * BK), BN), span((b2 * BN), BM))), &mut t17);
    #[cfg_attr(false, cfg(false))]
    if (!(cast::<usize>(cast::<u8>((d0 - 9))) != (d0 + 4))) {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((ROWS_3944, BN), |i28, i29| {
            t14.atomic_cas([i28, i29], t16[[d0, (i29 / 4)]], t5[[((i29 - 4) << (d0 - 3)), i29]], Acquire);
        });
        parallel!((BN, BN), |i30, i31| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h3.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i30, i31]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), SeqCst);
        });
        parallel!((BN, BM), |i32, i33| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h3.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i32, i33]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), SeqCst);
        });
    }
    #[cfg_attr(not(false), expect(non_snake_case))]
    parallel!(ROWS_3944, |i34Renamed| {
        #[cfg(false)]
        let kept = undefined;
        h3.atomic_add([(((1 * 5) + i34Renamed) % 7)], (cast::<u64>(t13[i34Renamed]) * cast::<u64>(((1 * 5) + i34Renamed))), SeqCst);
    });
    #[cfg(not(false))]
    parallel!((ROWS_3944, BN), |i35, i36| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i35, i36]]) * 16.0))) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), Relaxed);
    });
    #[cfg_attr(not(false), cfg(false))]
    undefined!();
    parallel!(BN, |i37| {
        #[cfg_attr(false, cfg(false))]
        h3.atomic_add([(((1 * 5) + i37) % 7)], (cast::<u64>(t15[i37]) * cast::<u64>(((1 * 5) + i37))), Relaxed);
    });
    parallel!((BN, BN), |i38, i39| {
        h3.atomic_add([(((((1 * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i38, i39]]) * 16.0))) * cast::<u64>(((((1 * 5) + i38) * 5) + i39))), Relaxed);
    });
    parallel!((BN, BM), |i40, i41| {
        #[cfg(false)]
        for _ in 0..1 { assert!(false, "kept"); }
        h3.atomic_add([(((((1 * 5) + i40) * 5) + i41) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[[i40, i41]]) * 16.0))) * cast::<u64>(((((1 * 5) + i40) * 5) + i41))), SeqCst);
    });
    parallel!((BM, BM), |i42, i43| {
        #[cfg(not(false))]
        y1[[((b2 * BM) + i42), (0 + i43)]] = select(((t15[b2] != t11[d0]) && (cast::<usize>(t15[x0.dim(0)]) >= i42)), ((if (3 <= cast::<usize>(t15[b2])) { 4.0 } else { t16[[i43, b2]] }).abs() * 0.5).sigmoid(), select(((7 != x0.dim(0)) && (b2 > cast::<usize>(t13[d0]))), ((((1.0 + t16[[0, d0]]) * (t16[[x0.dim(0), b2]] - t16[[cast::<usize>(t11[3]), _q4]])) * 0.5).abs() + 1.0).recip(), select((i42 >= x0.dim(0)), (((-4.0f32).abs() * (t16[[b2, d1]] - cast::<f32>(b2))) * 0.5).hypot(0.0f32.mul_add(0.0, -1.0)), ((t7[9] * t7[(i43 % 6)]) * 0.5).hypot((0.0 + -1.0)))));
    });
    #[cfg_attr(not(false), allow(non_snake_case))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BM, |i44Renamed| {
        #[cfg(not(false))]
        y2[((b2 * BM) + i44Renamed)] = select((cast::<u16>((cast::<usize>(t15[x0.dim(0)]) - 6)) >= cast::<u16>(7usize)), (t16[[1, cast::<usize>(cast::<u32>((b2 - 8)))]] * 0.5).exp(), select((cast::<u8>((b2 - 7)) <= cast::<u8>(b2)), (t7[i44Renamed] * 0.5).cosh(), select((d0 != ((b2 - 1) / (x0.dim(0) - 1))), (t16[[0, cast::<usize>(t15[d1])]].floor() * 0.5).atan(), (t16[[b2, i44Renamed]] * 0.5).exp2())));
    });
}

const ROWS_3945: usize = 6;
const SCALE_3945: f64 = 3.0;
#[tile_kernel]
pub fn random_3945<const BM: usize>(
    x0: &Tensor<bool, 3>,
    x1: &Tensor<f16, 3>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<bool, 2>,
    h4: &mut Tensor<u64, 1>,
    _p6: bool,
    _p7: usize,
) {
    dims!(x0 = [d0, d0, d1], x1 = [d2, d1, d0], x2 = [d0], y3 = [d2, d3], h4 = [7]);
    let n8: usize = d2.div_ceil(4);
    let [b4, b5] = blocks([d2.div_ceil(4), d3.div_ceil(BM)]);
    let mut t5 = shared::<bool>([4, BM]);
    copy(y3.at([(b4 * 4), (b5 * BM)]), &mut t5);
    let mut t6 = shared::<bool>([ROWS_3945]);
    copy(x1.at(((b4 * ROWS_3945), span((d3 * 4), ROWS_3945), b4)), &mut t6);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = shared::<f16>([ROWS_3945, BM]);
    copy(x0.at(((d3 * 4), span(_p7, ROWS_3945), span((d1 * BM), BM))).or((1 == d2)), &mut t7);
    let mut t8 = shared::<f32>([4, 4]);
    copy(x0.at(((d3 * 4), span((b5 * BM), 4), span((d2 - 2), 4))).or(t6[b5]).t(), &mut t8);
    let mut t9 = fragment::<f32>([4, BM]);
    copy(&t5, &mut t9);
    let mut t10 = shared::<f32>([4, BM]);
    gemm_set(&t8, &t9, &mut t10);
    copy(t9.at([(b5 * ROWS_3945), d3]), &mut t8);
    let mut t11 = shared::<f16>([BM, 4]);
    parallel!((4, BM), |i9, i10| {
        assert!((d2 < 4), "an index is within its bounds");
        t11[[i10, i9]] = select((d2 != i9), t7[[i9, i10]], t7[[4, i9]]).max(cast::<f16>(t5[[i9, i10]])).abs();
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t11, t8.at_mut([b5, (d2 % 3)]));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t12 = shared::<f16>([ROWS_3945, 4]);
    parallel!((ROWS_3945, 4), |i11, i12| {
        t12[[i11, i12]] = x1[[x1.dim(1), i12, i12]].floor();
    });
    let mut t13 = shared::<f16>([ROWS_3945, ROWS_3945]);
    copy(t7.at([(b5 * ROWS_3945), d0]), &mut t13);
    let mut t14 = fragment::<f32>([4, ROWS_3945]);
    let v13: f32 = (-(-cast::<f32>(_p7)));
    fill(&mut t14, v13);
    clear(&mut t14);
    gemm(t12.t(), &t13, &mut t14);
    parallel!((d1.min(4), BM), |i14, i15| {
        t11[[(i15 + 1), (i14 * 2)]] = f16::from_bits((select((i14 <= (i14 % 1)), f16::from_bits((t13[[i14, i14]].to_bits() | 32768)), t11[[(i15 + 1), (i14 * 2)]].abs()).to_bits() & 32767));
    });
    #[allow(non_snake_case)]
    let mut t15Renamed = fragment::<bool>([BM, 4]);
    let t15_arrived = copy_async(x1.at((span((b4 * ROWS_3945), 4), (b5 * 4), span((_p7 / 2), BM))).t(), &mut t15Renamed);
    let mut t16 = fragment::<i32>([BM]);
    reduce_argmin(&t9, &mut t16, 0);
    t15_arrived.wait();
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t17 = fragment::<f32>([ROWS_3945]);
    reduce_max_nan(&t14, &mut t17, 0);
    parallel!((ROWS_3945, ROWS_3945), |i16, i17| {
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((4, ROWS_3945), |i18, i19| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    parallel!(BM, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t16[i20]) * cast::<u64>(((1 * 5) + i20))), SeqCst);
    });
    parallel!((BM, 4), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t15Renamed[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(ROWS_3945, |i23| {
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[i23]) * 16.0))) * cast::<u64>(((1 * 5) + i23))), AcqRel);
    });
    let mut t18 = shared::<bool>([4, BM]);
    parallel!((BM, 4), |i24, i25| {
        t18[[i25, i24]] = (t16[((i24 - 9) / (b5 - 2))] != select((i25 < d3), cast::<i32>(t9[[3, i25]]), cast::<i32>(t17[i25])));
    });
    copy(&t18, y3.at_mut([(b4 * 4), (b5 * BM)]));
}

#[tile_kernel(fast_math)]
pub fn random_3946(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<f32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p5: usize,
    _p6: f32,
    _q7: usize,
) {
    dims!(x0 = [d0, d1], x1 = [8, d2, d0], y2 = [d3, 6], y3 = [d3], h4 = [7]);
    let mut w5 = workspace::<f32>([d3]);
    let [b4] = blocks([d3.div_ceil(3)]);
    let mut t6 = shared::<f32>([3, 6]);
    let v8: f32 = (cast::<f32>(b4) + x1[[_p5, d0, _p5]]).round();
    fill(&mut t6, v8);
    let mut t7 = fragment::<f32>([8, 3]);
    copy(t6.at([b4, (b4 * 3)]), &mut t7);
    let mut t8 = shared::<f32>([128]);
    threads!(128, |thread9| {
        #[expect(non_snake_case)]
        let i10Renamed: usize = thread9.index();
        let i11: usize = thread9.lane();
        let w12: usize = thread9.warp();
        let i13: usize = (i10Renamed % 4);
        let v14: f32 = 0.5;
        let v15: f32 = x1[[0, 12, ((((i13 + 2) * 8) + b4) / 8)]];
        #[expect(non_snake_case)]
        let mut v16Renamed: f32 = v15;
        if (d3 >= 0) {
            t8[i10Renamed] = v15;
            thread9.barrier();
            let v17: f32 = t8[((i10Renamed + 30) % 128)];
            thread9.barrier();
            v16Renamed = v17;
        }
        let v18: f32 = v16Renamed;
        let v19: f32 = thread9.shuffle_xor(v18, 19);
        let v20: f32 = thread9.shuffle_down(v19, 1);
        let mut v21: f32 = v20;
        if (w12 > 0) {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v22: f32 = thread9.shuffle_xor(v20, 11);
            v21 = v22;
        }
        let v23: f32 = v21;
        t8[i10Renamed] = v23;
    });
    let mut t9 = fragment::<i32>([3]);
    reduce_argmax(&t6, &mut t9, 1);
    let mut t10 = fragment::<f32>([3]);
    copy(&t9, &mut t10);
    let mut t11 = shared::<f32>([6]);
    copy(x1.at((_p5, ((_q7 * 8) / 8), span(7, 6))), &mut t11);
    copy(&t11, t8.at_mut((span(_p5, 6),)));
    let mut t12 = shared::<f32>([64]);
    threads!(64, |thread24| {
        let i25: usize = thread24.index();
        #[expect(non_snake_case)]
        let i26Renamed: usize = thread24.lane();
        let w27: usize = thread24.warp();
        #[expect(non_snake_case)]
        let i28Renamed: usize = (i25 % 5);
        let v29: f32 = ((if (t6[[i28Renamed, i28Renamed]] < cast::<f32>(w27)) { t8[4] } else { x1[[i28Renamed, i28Renamed, i28Renamed]] }) - _p6.round_ties_even()).min((3.0f32.min(x1[[i28Renamed, i28Renamed, i28Renamed]]) + t6[[_p5, d2]].abs()));
        let v30: f32 = thread24.shuffle_idx(v29, 24);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v31: bool = thread24.any((i28Renamed <= ((i28Renamed - 3) << (_p5 - 3))));
        let mut v32: f32 = v30;
        if v31 {
            #[expect(non_snake_case)]
            let v33Renamed: f32 = thread24.shuffle_down(v30, 3);
            v32 = v33Renamed;
        }
        #[expect(non_snake_case)]
        let v34Renamed: f32 = v32;
        #[allow(non_snake_case)]
        let v35Renamed: u32 = thread24.ballot((w27 > _q7));
        let v36: bool = thread24.all(((i28Renamed > i28Renamed) | (6 >= i28Renamed)));
        #[expect(non_snake_case)]
        let v37Renamed: f32 = select(v36, cast::<f32>(v35Renamed.count_ones()), v34Renamed);
        let mut v38: f32 = v37Renamed;
        if (w27 == 2) {
            #[expect(non_snake_case)]
            let v39Renamed: f32 = thread24.shuffle_down(v37Renamed, 26);
            v38 = v39Renamed;
        }
        let v40: f32 = v38;
        t12[i25] = v40;
    });
    let mut t13 = shared::<f32>([3]);
    copy(x0.at((span((_p5 * 8), 3), (_p5 * 6))).or(x1[[2, _q7, 5]]), &mut t13);
    let mut t14 = fragment::<f32>([3]);
    copy(&t13, w5.at_mut([(b4 * 3)]));
    copy(w5.at([(b4 * 3)]), &mut t14);
    parallel!(3, |i41| {
        h4.atomic_add([(((1 * 5) + i41) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[i41]) * 16.0))) * cast::<u64>(((1 * 5) + i41))), Relaxed);
    });
    parallel!(6, |i42| {
        h4.atomic_add([(((1 * 5) + i42) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i42]) * 16.0))) * cast::<u64>(((1 * 5) + i42))), Relaxed);
    });
    parallel!(64, |i43| {
        h4.atomic_add([(((1 * 5) + i43) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i43]) * 16.0))) * cast::<u64>(((1 * 5) + i43))), Relaxed);
    });
    parallel!(3, |i44| {
        h4.atomic_add([(((1 * 5) + i44) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i44]) * 16.0))) * cast::<u64>(((1 * 5) + i44))), Relaxed);
    });
    parallel!(3, |i45| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((1 * 5) + i45) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i45]) * 16.0))) * cast::<u64>(((1 * 5) + i45))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((3, 6), |i46, i47| {
        y2[[((b4 * 3) + i46), (0 + i47)]] = select((t9[(i46 / 2)] < t9[b4]), (t6[[(((_q7 * 6) + _p5) / 6), 3]].round() * 0.5).log1p(), select((d3 >= i46), ((t7[[_p5, 1]] + -2.0) * 0.5).atan2((-1.0 * -1.0)), select((i46 < i46), (-((t7[[i46, i46]] + (-1.0 * 1.0)) * 0.5).softplus()), (((x1[[(d1 + 1), b4, 5]] * (cast::<f32>(_p5) - -1.0)) * 0.5).abs() + 1.0).recip())));
    });
    #[expect(non_snake_case)]
    let mut t15Renamed = fragment::<f32>([3]);
    copy(t12.at([(_p5 * 6)]), &mut t15Renamed);
    copy(&t15Renamed, y3.at_mut([(b4 * 3)]));
}

#[tile_kernel]
pub fn random_3947<const BM: usize>(
    x0: &Tensor<bool, 2>,
    x1: &Tensor<u8, 1>,
    y2: &mut Tensor<bool, 1>,
    h3: &mut Tensor<u64, 1>,
    _p3: u8,
    _q4: usize,
) {
    dims!(x0 = [d0, BM], x1 = [BM], y2 = [d1], h3 = [7]);
    #[cfg(any())]
    require!(false, "kept");
    let [b2] = blocks([d1.div_ceil(4)]);
    let mut t4 = shared::<f16>([4]);
    parallel!(4, |i5| {
        assert!((i5 < 4), "an index is within its bounds");
        #[cfg_attr(not(any()), cfg(any()))]
        { assert!(false, "kept"); }
        let v6: u8 = (cast::<u8>(x0[[i5, 0]]) % x1[x1.dim(0)]).max((cast::<u8>(x1[x0.dim(0)]) / x1[b2]));
        let mut l5 = local::<f16>([4]);
        #[allow(non_snake_case)]
        for k7Renamed in 0..4 {
            l5[k7Renamed] = cast::<f16>(x1[k7Renamed]);
        }
        t4[i5] = l5[i5];
    });
    #[cfg_attr(any(), cfg(any()))]
    let mut t6 = shared::<i16>([BM + 1, BM + 1, BM, BM]);
    clear(&mut t6);
    if (d0 != cast::<usize>(t6[[d1, d1, cast::<usize>(x1[b2]), 0]])) {
        let mut t7 = shared::<i32>([BM + 1]);
        #[cfg(any())]
        undefined!();
        #[cfg_attr(any(), cfg(any()))]
        parallel!((BM + 1), |i8| {
            #[cfg(not(any()))]
            t7[i8] = ((cast::<i32>(i8) * 2) + -1);
        });
        #[cfg(not(any()))]
        let mut t8 = fragment::<f16>([BM + 1]);
        parallel!((BM + 1), |i9| {
            #[expect(non_snake_case)]
            t8[i9] = { let assignedRenamed: f16 = (t4[_q4] / 1.5); assignedRenamed };
        });
        #[cfg(not(any()))]
        scatter(&t8, &t7, &mut t4);
        parallel!(4, |i10| {
            t4[i10] = cast::<f16>(t6[[d0, i10, (d1 * 4), d1]]);
        });
        #[cfg_attr(not(any()), cfg(any()))]
        let kept = undefined;
        let mut t9 = fragment::<i32>([BM]);
        parallel!(BM, |i11| {
            #[cfg(any())]
            assert!(false, "kept");
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t9[i11] = ((cast::<i32>(i11) * 3) + 2);
        });
        #[allow(non_snake_case)]
        let mut t10Renamed = fragment::<f16>([BM]);
        copy(x1.at((span(0, BM),)).or(x1[0]), &mut t10Renamed);
        scatter(&t10Renamed, &t9, &mut t4);
        parallel!(BM, |i12| {
            h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t9[i12]) * cast::<u64>(((1 * 5) + i12))), Release);
        });
        #[cfg_attr(any(), cfg(any()))]
        parallel!(BM, |i13| {
            h3.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), SeqCst);
        });
    } else {
        let v14: i16 = (cast::<i16>(d0) * t6[[cast::<usize>(t6[[d0, d0, d0, d1]]), 1, b2, d0]]);
        #[cfg(any())]
        { assert!(false, "kept"); }
        fill(&mut t6, v14);
        fill(t6.at_mut((span(d0, BM + 1), span(((d0 - 4) % (cast::<usize>(t6[[d0, d0, x0.dim(1), d0]]) - 1)), BM + 1), span(0, BM), span(b2, BM))), -3);
        let mut t11 = fragment::<f16>([BM, BM, BM]);
        #[cfg_attr(not(any()), cfg(any()))]
        if true { assert!(false, "kept"); }
        copy(t6.at((span(x0.dim(0), BM), (d1 + d1), span(0, BM), span(d0, BM))).permute([1, 2, 0]), &mut t11);
        copy(&t11, t6.at_mut((span(d0, BM), span(1, BM), (d1 * 2), span(cast::<usize>(x1[_q4]), BM))).permute([1, 2, 0]));
    }
    let mut t12 = fragment::<f16>([4]);
    cummax(&t4, &mut t12, 0);
    #[cfg(any())]
    for _ in 0..1 { assert!(false, "kept"); }
    let mut t13 = fragment::<i32>([1]);
    reduce_argmax(&t12, &mut t13, 0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t14 = fragment::<f16>([1]);
    reduce_abs_max(&t12, &mut t14, 0);
    parallel!(4, |i15| {
        h3.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Acquire);
    });
    #[cfg(any())]
    fill(&mut undefined, 1);
    parallel!(((BM + 1), (BM + 1), BM, BM), |i16, i17, i18, i19| {
        h3.atomic_add([(((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t6[[i16, i17, i18, i19]]) * cast::<u64>(((((((((1 * 5) + i16) * 5) + i17) * 5) + i18) * 5) + i19))), Acquire);
    });
    #[cfg_attr(not(any()), cfg(any()))]
    if true { assert!(false, "kept"); }
    parallel!(4, |i20| {
        h3.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    parallel!(1, |i21| {
        h3.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t13[i21]) * cast::<u64>(((1 * 5) + i21))), Release);
    });
    parallel!(1, |i22| {
        #[cfg_attr(any(), cfg(any()))]
        h3.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!(4, |i23| {
        #[cfg(not(any()))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y2[((b2 * 4) + i23)] = (t14[d0] > cast::<f16>(x1[cast::<usize>(t13[cast::<usize>(t13[d0])])]).abs());
    });
}

pub fn all() -> Vec<(u64, Box<dyn Kernel>)> {
    vec![
        (3888, Box::new(random_3888::<true>())),
        (3889, Box::new(random_3889::<33, 2, false>())),
        (3890, Box::new(random_3890::<bf16, 2, 3>())),
        (3891, Box::new(random_3891())),
        (3892, Box::new(random_3892::<f16>())),
        (3893, Box::new(random_3893::<5>())),
        (3894, Box::new(random_3894::<5>())),
        (3895, Box::new(random_3895::<2, 4, 16, false>())),
        (3896, Box::new(random_3896::<i64, 8, 1, 5, true>())),
        (3897, Box::new(random_3897())),
        (3898, Box::new(random_3898::<4, 5, 5, false>())),
        (3899, Box::new(random_3899::<1, 2, 16>())),
        (3900, Box::new(random_3900::<16, 3, 1>())),
        (3901, Box::new(random_3901::<i32, 33>())),
        (3902, Box::new(random_3902::<4, 2>())),
        (3903, Box::new(random_3903::<F8E5M2, 2, 3>())),
        (3904, Box::new(random_3904())),
        (3905, Box::new(random_3905())),
        (3906, Box::new(random_3906::<33, 3, 2, true>())),
        (3907, Box::new(random_3907::<f32, 17>())),
        (3908, Box::new(random_3908::<bf16>())),
        (3909, Box::new(random_3909())),
        (3910, Box::new(random_3910::<F8E4M3, 4, 33>())),
        (3911, Box::new(random_3911::<u16, 33>())),
        (3912, Box::new(random_3912::<33, 17>())),
        (3913, Box::new(random_3913())),
        (3914, Box::new(random_3914::<bf16>())),
        (3915, Box::new(random_3915::<i64, 3, 4, 33>())),
        (3916, Box::new(random_3916::<f32>())),
        (3917, Box::new(random_3917::<8, 33>())),
        (3918, Box::new(random_3918())),
        (3919, Box::new(random_3919::<4>())),
        (3920, Box::new(random_3920::<u8>())),
        (3921, Box::new(random_3921::<16>())),
        (3922, Box::new(random_3922::<2>())),
        (3923, Box::new(random_3923::<1, 3, 8>())),
        (3924, Box::new(random_3924::<i32, 33>())),
        (3925, Box::new(random_3925::<u16>())),
        (3926, Box::new(random_3926::<3, 3, 16>())),
        (3927, Box::new(random_3927::<u64>())),
        (3928, Box::new(random_3928::<false>())),
        (3929, Box::new(random_3929::<33, 3>())),
        (3930, Box::new(random_3930::<2, 17, 1>())),
        (3931, Box::new(random_3931::<5, 8>())),
        (3932, Box::new(random_3932::<16, 3, 1>())),
        (3933, Box::new(random_3933::<i8, 3>())),
        (3934, Box::new(random_3934::<u16, true>())),
        (3935, Box::new(random_3935::<16, 2>())),
        (3936, Box::new(random_3936())),
        (3937, Box::new(random_3937())),
        (3938, Box::new(random_3938::<i32, 33>())),
        (3939, Box::new(random_3939::<true>())),
        (3940, Box::new(random_3940::<u16, 16, 33>())),
        (3941, Box::new(random_3941::<1, 5, 33>())),
        (3942, Box::new(random_3942::<u64>())),
        (3943, Box::new(random_3943::<bf16, 17, 16>())),
        (3944, Box::new(random_3944::<17, 2, 33>())),
        (3945, Box::new(random_3945::<17>())),
        (3946, Box::new(random_3946())),
        (3947, Box::new(random_3947::<1>())),
    ]
}
