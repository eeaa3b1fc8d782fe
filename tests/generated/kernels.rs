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

const SCALE_18919: f32 = 7.0;
#[tile_kernel]
pub fn random_18919<T: Float>(
    x0: &Tensor<T, 1>,
    x1: &Tensor<T::Acc, 3>,
    x2: &Tensor<F8E5M2, 2>,
    y3: &mut Tensor<T::Acc, 1>,
    y4: &mut Tensor<T::Acc, 1>,
    _p6: T,
    _p7: T,
    _q8: usize,
) {
    #[cfg(all())]
    dims!(x0 = [d0], x1 = [d1, d2, d3], x2 = [6, d2], y3 = [d4], y4 = [d4]);
    let n9: usize = d4.div_ceil(4);
    let [b5] = blocks([d4.div_ceil(4)]);
    #[allow(non_snake_case)]
    let mut t5Renamed = shared::<T::Acc>([4]);
    copy(y3.at([(b5 * 4)]), &mut t5Renamed);
    let mut t6 = shared::<T::Acc>([4, 4]);
    #[cfg_attr(all(), cfg(not(all())))]
    { assert!(false, "kept"); }
    let t6_arrived = copy_async(x2.at([(n9 * 1), d3]), &mut t6);
    let mut t7 = fragment::<T::Acc>([6, 6]);
    clear(&mut t7);
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t8 = shared::<T::Acc>([6, 6]);
    let mut t9 = fragment::<T::Acc>([6, 6]);
    #[cfg(not(all()))]
    assert!(false, "kept");
    pipelined!(0..1, stages = 2, |k10| {
        copy(x1.at([0, d3, (k10 * 6)]), &mut t8);
        #[cfg(not(all()))]
        assert!(false, "kept");
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x1.at([n9, (k10 * 6), d0]), &mut t9);
        gemm(&t8, &t9, &mut t7);
    });
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    t6_arrived.wait();
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = fragment::<T>([6, 4, 4, 4, 1]);
    #[cfg(all())]
    parallel!((6, 4, 4, 4, 1), |i11, i12, i13, i14, i15| {
        t10[[i11, i12, i13, i14, i15]] = (if ((cast::<u64>((i12 - 3)) > cast::<u64>(2usize)) ^ (cast::<i32>((i11 - 9)) > cast::<i32>(3usize))) { cast::<T>(t7[[i12, i14]]).max(cast::<T>(t5Renamed[i14])) } else { cast::<T>(t5Renamed[i12]) }).min(cast::<T>(x1[[i13, (n9 % 8), (i12 / 4)]]));
    });
    if (!(n9 != d0)) {
        let mut t11 = shared::<F8E5M2>([64]);
        #[cfg(all())]
        threads!(64, |thread16| {
            #[allow(non_snake_case)]
            let i17Renamed: usize = thread16.index();
            let i18: usize = thread16.lane();
            #[cfg_attr(all(), allow(non_snake_case))]
            let w19Renamed: usize = thread16.warp();
            let i20: usize = (i17Renamed % 4);
            let v21: F8E4M3 = -1.0;
            let v22: F8E5M2 = cast::<F8E5M2>(t5Renamed[_q8]);
            let mut v23: F8E5M2 = v22;
            if (d3 >= 2) {
                t11[i17Renamed] = v22;
                #[cfg(all())]
                thread16.barrier();
                #[cfg(not(all()))]
                assert!(false, "kept");
                let v24: F8E5M2 = t11[w19Renamed];
                thread16.barrier();
                #[expect(unused_doc_comments)]
                #[doc = ""]
                v23 = v24;
            }
            #[cfg_attr(all(), allow(non_snake_case))]
            let v25Renamed: F8E5M2 = v23;
            let v26: F8E5M2 = thread16.shuffle_xor(v25Renamed, _q8);
            #[cfg_attr(not(all()), cfg(not(all())))]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let v27: u32 = thread16.ballot((cast::<u16>((n9 - 3)) <= cast::<u16>((((x1.dim(2) * 4) + i20) / 4))));
            let v28: bool = thread16.any(((i20 == i20) && (d3 <= n9)));
            let v29: F8E5M2 = select(v28, cast::<F8E5M2>(v27.count_ones()), v26);
            t11[i17Renamed] = v29;
        });
        parallel!((1, 4, 4, n9.min(4), n9.min(6)), |i30, i31, i32, i33, i34| {
            let v35: T = (x0[b5] * cast::<T>(t5Renamed[i30])).max(cast::<T>(2).abs());
            let mut s36: T = 0.0;
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            for k37 in 0..4 {
                s36 += (cast_with::<T>(x2[[(i33 % 4), _q8]], Round::NearestEven) * (cast_with::<T>(x1[[i34, i34, i32]], Round::Down) * -2.75));
            }
            #[cfg(not(all()))]
            { assert!(false, "kept"); }
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            if ((5 != i33) || (6 == x2.dim(1))) {
                t10[[i34, i33, (i32 + 2), (i31 + 2), (i30 + 2)]] = s36;
            }
        });
        let mut t12 = fragment::<bool>([6, 4, 6]);
        #[cfg(not(all()))]
        let kept = undefined;
        copy(t10.at([(d3 - 3), d0, (d0 - 2), d0, x2.dim(1)]).or(cast::<T>(x1[[b5, d0, 2]])), &mut t12);
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        let mut t13 = shared::<bool>([6, 1, 6]);
        let v38: bool = (d3 != d3);
        fill(&mut t13, v38);
        reduce_any_into(&t12, &mut t13, 1);
    }
    #[cfg_attr(not(all()), cfg(not(all())))]
    pipelined!(0..2, stages = 2, order = [4, 0, 1, 2, 3], |k39| {
        let mut t14 = fragment::<F8E5M2>([4, 4, 6, 4, 1]);
        copy(t10.reshape([4, 4, 6, 4, 1]), &mut t14);
        parallel!(4, |i40| {
            #[cfg(not(all()))]
            for _ in 0..1 { assert!(false, "kept"); }
            t5Renamed[(i40 + 3)] = (if (((d0 - 0) % (i40 - 4)) > i40) { t5Renamed[(i40 + 3)] } else { t5Renamed[(i40 + 3)].max(t6[[i40, _q8]]) }).floor();
        });
        let mut t15 = shared::<F8E5M2>([6, 6]);
        copy(&t7, &mut t15);
    });
    let mut t16 = fragment::<T::Acc>([6, 6]);
    #[cfg(all())]
    cummin_rev(&t7, &mut t16, 1);
    let mut v41: T::Acc = 2.0;
    for k42 in 0..2 {
        v41 += x1[[n9, d3, _q8]].round().max(x1[[d3, _q8, _q8]].min_nan(t7[[d3, k42]]));
    }
    let mut t17 = fragment::<T::Acc>([4, 4]);
    cummax_rev(&t6, &mut t17, 0);
    parallel!(4, |i43| {
        y3[((b5 * 4) + i43)] = select((i43 != 4), (select((x2[[i43, 7]] > x2[[i43, _q8]]), x1[[i43, 16, i43]], -1.0).abs() * 0.5).cosh(), select(((x2[[i43, i43]] != -4.0) && (_q8 == i43)), (x1[[d0, (i43 + 3), (i43 / 1)]] * 0.5).atan2(cast::<T::Acc>(0).mul_add(0.0, -1.0)), select(((i43 - 1) <= i43), (x1[[b5, ((i43 - 7) % (_q8 - 2)), 1]] * 0.5).copysign(1.0), ((x1[[i43, i43, i43]] * x1[[5, _q8, i43]]).max(x1[[i43, 14, 1]].max(x1[[_q8, i43, i43]])) * 0.5).log10())));
    });
    let mut t18 = shared::<T::Acc>([4, 4]);
    parallel!((4, 4), |i44, i45| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        t18[[i44, i45]] = cast::<T::Acc>(0).mul_add(-1.0, 0.0);
    });
    let mut t19 = fragment::<T::Acc>([4]);
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    reduce_norm2(&t18, &mut t19, 1);
    #[cfg_attr(not(all()), cfg(not(all())))]
    copy(&t19, y4.at_mut([(b5 * 4)]));
}

const SCALE_18920: f64 = 8.0;
#[tile_fn]
pub fn function_18920(_v0: u8, _v1: u8) -> u8 {
    (_v0 * (((if (0usize < 0) { cast::<u8>(((0usize * 3) % 3)) } else { 4 }) << cast::<u8>((3usize + 1))) | cast::<u8>((0usize + 1))))
}
#[tile_kernel]
pub fn random_18920(
    x0: &Tensor<u64, 2>,
    y1: &mut Tensor<F8E5M2, 1>,
    y2: &mut Tensor<u64, 1>,
    h3: &mut Tensor<u64, 1>,
    _q4: usize,
) {
    dims!(x0 = [8, d2], y1 = [d2], y2 = [d2], h3 = [7]);
    let [b3] = blocks([d2.div_ceil(8)]);
    let mut t4 = shared::<F8E5M2>([8]);
    copy(y1.at([(b3 * 8)]), &mut t4);
    let mut t5 = fragment::<u8>([8, 6, 3]);
    parallel!((3, 6, 8), |i5, i6, i7| {
        t5[[i7, i6, i5]] = ((((select((cast::<i8>((i5 - 5)) < cast::<i8>(i6)), 0, cast_with::<u8>(t4[b3], Round::Down)) * 6) + cast::<u8>((cast::<usize>(x0[[d2, b3]]) + 1))) % 6) % cast::<u8>((b3 + 1)));
    });
    let mut t6 = fragment::<u64>([6, 6, 3]);
    copy(t5.at([(b3 * 3), (b3 * 3), (d2 * 8)]), &mut t6);
    let n8: usize = (x0.dim(0) % 2).max(0);
    let mut t7 = shared::<i32>([1, 6, 3]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_argmax(&t6, &mut t7, 0);
    let mut t8 = fragment::<f64>([3, 8]);
    parallel!((3, 8), |i9, i10| {
        t8[[i9, i10]] = (if ((1usize == 1) | (cast::<u8>((i9 - 2)) == cast::<u8>(x0.dim(0)))) { cast::<f64>(t4[i9]) } else { cast::<f64>(b3) });
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t9 = shared::<f64>([6, 8]);
    parallel!((6, 8), |i11, i12| {
        t9[[i11, i12]] = (cast::<f64>(t4[i12.max(i12)]) + cast::<f64>(t4[3]).round());
    });
    let mut t10 = shared::<f64>([3, 6]);
    clear(&mut t10);
    gemm(&t8, t9.t(), &mut t10);
    #[allow(non_snake_case)]
    parallel!(8, |i13Renamed| {
        h3.atomic_add([(((1 * 5) + i13Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i13Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i13Renamed))), SeqCst);
    });
    parallel!((8, 6, 3), |i14, i15, i16| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t5[[i14, i15, i16]]) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((6, 6, 3), |i17Renamed, i18Renamed, i19Renamed| {
        h3.atomic_add([(((((((1 * 5) + i17Renamed) * 5) + i18Renamed) * 5) + i19Renamed) % 7)], (cast::<u64>(t6[[i17Renamed, i18Renamed, i19Renamed]]) * cast::<u64>(((((((1 * 5) + i17Renamed) * 5) + i18Renamed) * 5) + i19Renamed))), Relaxed);
    });
    parallel!((1, 6, 3), |i20, i21, i22| {
        h3.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t7[[i20, i21, i22]]) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Release);
    });
    parallel!((3, 6), |i23, i24| {
        h3.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!(8, |i25| {
        #[allow(non_snake_case)]
        y1[((b3 * 8) + i25)] = { let assignedRenamed: F8E5M2 = cast::<F8E5M2>(t5[[i25.max(x0.dim(0)), d2, n8]]).min(cast_with::<F8E5M2>(t4[i25], Round::NearestEven)); assignedRenamed };
    });
    copy(&t4, y2.at_mut([(b3 * 8)]));
}

#[tile_kernel]
pub fn random_18921<const BM: usize, const BN: usize>(
    x0: &Tensor<i32, 1>,
    x1: &Tensor<f64, 4>,
    y2: &mut Tensor<i32, 1>,
    y3: &mut Tensor<i8, 1>,
    h4: &mut Tensor<u64, 1>,
    _p3: u64,
    _p4: i32,
    _q5: usize,
) {
    dims!(x0 = [d0], x1 = [BN, BM, BM, BM], y2 = [d1], y3 = [d1], h4 = [7]);
    let [b2] = blocks([d1.div_ceil(BM)]);
    let mut t5 = fragment::<f64>([BN + 1]);
    parallel!((BN + 1), |i6| {
        #[expect(non_snake_case)]
        let mut s7Renamed: f64 = 0.0;
        #[allow(non_snake_case)]
        for k8Renamed in 0..4 {
            s7Renamed += x1[[(k8Renamed - 3), (d1 - 8).div_ceil(3), k8Renamed, cast::<usize>(x0[11])]];
        }
        t5[i6] = s7Renamed;
    });
    #[allow(non_snake_case)]
    let mut t6Renamed = fragment::<i8>([BN + 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BN + 1), |i9| {
        #[expect(non_snake_case)]
        t6Renamed[i9] = { let assignedRenamed: i8 = (-(if (!(b2 <= d1)) { (if (t5[i9] >= t5[i9]) { cast_with::<i8>(t5[4], Round::NearestEven) } else { cast::<i8>(x1[[d0, i9, x1.dim(2), d0]]) }) } else { (4 ^ cast::<i8>((x0.dim(0) + 1))) })); assignedRenamed };
    });
    parallel!((BN + 1), |i10| {
        t6Renamed[i10] = ((cast::<i8>(x1[[d0, x1.dim(3), _q5, (_q5 % 2)]]) + select((i10 != x0.dim(0)), 1, cast::<i8>(x1[[d1, d0, d1, i10]]))) - cast::<i8>(x1[[d0, d0, x0.dim(0), i10]]));
    });
    let mut t7 = fragment::<f64>([BM, BN]);
    clear(&mut t7);
    let mut t8 = fragment::<f64>([BM, BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9 = fragment::<f64>([BM, BN]);
    pipelined!(0..2, stages = 2, |k11| {
        copy(x1.at([d1, b2, b2, (k11 * BM)]), &mut t8);
        copy(x1.at([b2, d1, (k11 * BM), cast::<usize>(cast::<i8>((b2 - 1)))]), &mut t9);
        gemm(&t8, &t9, &mut t7);
    });
    #[expect(non_snake_case)]
    let mut t10Renamed = shared::<f64>([1]);
    fill(&mut t10Renamed, 1.0);
    reduce_min_into(&t5, &mut t10Renamed, 0);
    let mut t11 = fragment::<i8>([BM, 4]);
    parallel!((BM, 4), |i12, i13| {
        t11[[i12, i13]] = cast::<i8>(x1[[(i13 - _q5), cast::<usize>(cast::<i32>((i12 - 8))), cast::<usize>(t6Renamed[i13]), 0]]);
    });
    #[expect(non_snake_case)]
    let mut t12Renamed = fragment::<i8>([BM, 8]);
    copy(x1.at([(b2 * BM), (((1 * BM) + d0) / BM), (d1 - 2), x0.dim(0)]), &mut t12Renamed);
    let mut t13 = fragment::<i32>([BM, BM]);
    clear(&mut t13);
    let mut t14 = fragment::<u8>([BM, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t14, 212);
    gemm_sp(&t11, &t14, t12Renamed.t(), &mut t13);
    let mut t15 = fragment::<f64>([BN, BN]);
    clear(&mut t15);
    let mut t16 = fragment::<f64>([BN, 1]);
    #[allow(non_snake_case)]
    let mut t17Renamed = shared::<f64>([1, BN]);
    for k14 in 0..1 {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(x1.at([b2, 1, 0, (k14 * 1)]), &mut t16);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x1.at([x1.dim(1), b2, (k14 * 1), d0]), &mut t17Renamed);
        gemm(&t16, &t17Renamed, &mut t15);
    }
    #[allow(non_snake_case)]
    parallel!((BN + 1), |i15Renamed| {
        h4.atomic_add([(((1 * 5) + i15Renamed) % 7)], (cast::<u64>(t6Renamed[i15Renamed]) * cast::<u64>(((1 * 5) + i15Renamed))), Relaxed);
    });
    parallel!((BM, BN), |i16, i17| {
        h4.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Release);
    });
    parallel!(1, |i18| {
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), AcqRel);
    });
    parallel!((BM, BM), |i19, i20| {
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t13[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Acquire);
    });
    parallel!((BN, BN), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(BM, |i23| {
        #[expect(non_snake_case)]
        let v24Renamed: f64 = ((-1.0 - -1.0) + 2.0);
        y2[((b2 * BM) + i23)] = (if (0 >= b2) { _p4 } else { (cast::<i32>(((i23 - 7) / (b2 - 2))) & t13[[i23, i23]]) }).dot4_u8(t13[[i23, i23]]);
    });
    #[allow(non_snake_case)]
    parallel!(BM, |i25Renamed| {
        let mut s26: i8 = 0;
        for k27 in 0..3 {
            s26 += ((t6Renamed[cast::<usize>(x0[cast::<usize>(t13[[x1.dim(1), i25Renamed]])])] % t6Renamed[i25Renamed]) << 1);
        }
        y3[((b2 * BM) + i25Renamed)] = s26;
    });
}

const ROWS_18922: usize = 6;
#[tile_fn]
pub fn function_18922(_v0: i8, _v1: i8) -> i8 {
    (_v0 * 2i8.min((3 + -4)))
}
#[tile_kernel]
pub fn random_18922<const BM: usize>(
    x0: &Tensor<F8E4M3, 3>,
    x1: &Tensor<i8, 3>,
    y2: &mut Tensor<i8, 1>,
    y3: &mut Tensor<i8, 2>,
    a4: &mut Tensor<u32, 1>,
    _p9: i8,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d2, d3, d3], x1 = [d4, d5, d6], y2 = [d7], y3 = [d7, BM], a4 = [d4]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    require!((d5 < 100), "extents are below 100");
    let n10: usize = d7.div_ceil(ROWS_18922);
    let [b8] = blocks([d7.div_ceil(ROWS_18922)]);
    let mut t5 = shared::<F8E4M3>([2, ROWS_18922, BM]);
    copy(x1.at((span((b8 * BM), 2), span(n10, ROWS_18922), span((d2 + 2), BM))).or(_p9), &mut t5);
    let mut t6 = fragment::<F8E4M3>([ROWS_18922, ROWS_18922, ROWS_18922, 1, 1]);
    let v11: F8E4M3 = (if (cast::<i16>((b8 - 3)) >= cast::<i16>(5usize)) { cast::<F8E4M3>((b8 - 3).div_ceil(1)) } else { cast::<F8E4M3>(-4).abs() });
    fill(&mut t6, v11);
    parallel!((BM, ROWS_18922, 2), |i12, i13, i14| {
        #[expect(non_snake_case)]
        t5[[i14, i13, (BM - i12)]] = { let assignedRenamed: F8E4M3 = select((5 >= ((d5 - 8) / (n10 - 4))), (cast::<F8E4M3>(-2).abs() * (if (t5[[i14, i13, (BM - i12)]] > cast_with::<F8E4M3>(t5[[i14, i13, (BM - i12)]], Round::Up)) { cast::<F8E4M3>(3usize) } else { 4.0 })), x0[[1, i12, i12]].max_nan(cast_with::<F8E4M3>(t5[[i14, i13, (BM - i12)]], Round::NearestEven)).mul_add(select((3 >= i12), t5[[i14, i13, (BM - i12)]], t6[[i13, b8, cast::<usize>(x1[[cast::<usize>(x1[[i13, i12, i13]]), 0, i14]]), d7, d6]]), (x0[[4, cast::<usize>(x1[[i12, i12, i14]]), 9]] + cast::<F8E4M3>(t5[[i14, i13, (BM - i12)]])))); assignedRenamed };
    });
    let mut t7 = shared::<u32>([2]);
    let v15: u32 = (cast::<u32>(t5[[b8, n10, cast::<usize>(x1[[d7, n10, 14]])]]) << cast::<u32>((d5 + 1))).min((0 & cast::<u32>((0usize + 1))));
    fill(&mut t7, v15);
    atomic_max(&t7, a4.at_mut([n10]), Acquire);
    parallel!(ROWS_18922, |i16| {
        let v17: F8E4M3 = (x0[[d7, d5, i16]] - (-cast::<F8E4M3>(i16)));
        y2[((b8 * ROWS_18922) + i16)] = (cast::<i8>((if true { function_18922(x1[[i16, b8, d5]], x1[[i16, d6, i16]]) } else { 0i8 }).leading_zeros()) << 4);
    });
    #[expect(non_snake_case)]
    parallel!((ROWS_18922, BM), |i18Renamed, i19Renamed| {
        let v20: i8 = x1[[i18Renamed, (i19Renamed + 2), (i18Renamed / 2)]].max((1 * cast::<i8>(b8)));
        let mut s21: i8 = 0;
        #[expect(non_snake_case)]
        for k22Renamed in 0..6 {
            s21 += x1[[((i19Renamed - 8) >> 4), cast::<usize>(x1[[2, i19Renamed, i18Renamed]]), d7]];
        }
        y3[[((b8 * ROWS_18922) + i18Renamed), (0 + i19Renamed)]] = s21;
    });
}

const SCALE_18923: u8 = 1;
#[tile_fn]
pub fn function_18923(_v0: f32, _v1: f32) -> f32 {
    (_v0 + f32::from_bits((2.0f32.round().max_nan(-0.375).to_bits() | 2147483648)))
}
#[tile_kernel]
pub fn random_18923<const BM: usize>(
    x0: &Tensor<f32, 1>,
    y1: &mut Tensor<i64, 2>,
    y2: &mut Tensor<f32, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    #[cfg_attr(not(false), cfg(false))]
    let kept = undefined;
    dims!(x0 = [d2], y1 = [d2, d3], y2 = [d2, d3], h3 = [7]);
    let mut w4 = workspace::<f32>([d2, d3]);
    #[cfg_attr(not(false), cfg(false))]
    dims!(undefined = [1]);
    #[cfg(not(false))]
    let [b4, b5] = blocks([d2.div_ceil(BM), d3.div_ceil(8)]);
    let mut t5 = shared::<f32>([1, 1, 8]);
    let v6: f32 = function_18923(x0[b5], (0.0f32 / 5.75));
    fill(&mut t5, v6);
    let mut t6 = shared::<f32>([8, 8]);
    #[cfg_attr(false, cfg(false))]
    parallel!((8, 8), |i7, i8| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t6[[i8, i7]] = 1.0;
    });
    #[cfg(false)]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t7 = fragment::<i64>([8, 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t5.at([(d2 * 8), (b4 * 1), b4]), &mut t7);
    #[cfg(not(false))]
    let mut t8 = shared::<f32>([BM, 8]);
    parallel!((8, BM), |i9, i10| {
        #[cfg_attr(not(false), allow(non_snake_case))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t8[[i10, i9]] = { let assignedRenamed: f32 = f32::from_bits(((-t5[[x0.dim(0), cast::<usize>(t7[[i9, i10]]), i9]].floor()).to_bits() & 2147483647)); assignedRenamed };
    });
    #[cfg(not(false))]
    let mut t9 = shared::<f32>([BM, 8]);
    copy(&t8, w4.at_mut([(b4 * BM), (b5 * 8)]));
    copy(w4.at([(b4 * BM), (b5 * 8)]), &mut t9);
    parallel!((1, 1, 8), |i11, i12, i13| {
        h3.atomic_add([(((((((1 * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i11, i12, i13]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i11) * 5) + i12) * 5) + i13))), Relaxed);
    });
    #[cfg(not(false))]
    #[allow(non_snake_case)]
    parallel!((8, 8), |i14Renamed, i15Renamed| {
        h3.atomic_add([(((((1 * 5) + i14Renamed) * 5) + i15Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i14Renamed, i15Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14Renamed) * 5) + i15Renamed))), Relaxed);
    });
    parallel!((8, 1), |i16, i17| {
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t7[[i16, i17]]) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    #[cfg_attr(not(false), cfg(false))]
    assert!(false, "kept");
    #[cfg(not(false))]
    #[expect(non_snake_case)]
    parallel!((BM, 8), |i18Renamed, i19Renamed| {
        h3.atomic_add([(((((1 * 5) + i18Renamed) * 5) + i19Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i18Renamed, i19Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18Renamed) * 5) + i19Renamed))), Relaxed);
    });
    parallel!((BM, 8), |i20, i21| {
        h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Acquire);
    });
    #[expect(non_snake_case)]
    parallel!((BM, 8), |i22Renamed, i23Renamed| {
        y1[[((b4 * BM) + i22Renamed), ((b5 * 8) + i23Renamed)]] = (select((cast::<usize>(t7[[i23Renamed, i23Renamed]]) == i23Renamed), 1, (-2)) + 1);
    });
    parallel!((BM, 8), |i24, i25| {
        #[cfg_attr(not(false), cfg(false))]
        { assert!(false, "kept"); }
        #[cfg_attr(false, cfg(false))]
        y2[[((b4 * BM) + i24), ((b5 * 8) + i25)]] = select(((d2 - 9).div_ceil((x0.dim(0) - 1)) < cast::<usize>(cast::<u16>((cast::<usize>(t7[[b4, i25]]) - 5)))), ((-4.0f32) * 0.5).expm1(), select(((i25 >= i25) || (i25 < 3)), ((t6[[b5, i25]].min(t6[[i25, 1]]) - 4.0) * 0.5).erf(), select((!t5[[b5, d3, i25]].is_nan()), (t6[[((i25 - 7) / (i25 - 2)), cast::<usize>(cast::<i8>((i25 - 1)))]].max(cast::<f32>(b4).round_ties_even()) * 0.5).log10(), (cast::<f32>(d3) * 0.5).ln())));
    });
}

#[tile_kernel]
pub fn random_18924<const BM: usize, const BN: usize>(
    x0: &Tensor<i64, 1>,
    x1: &Tensor<u16, 1>,
    x2: &Tensor<u16, 3>,
    y3: &mut Tensor<u16, 2>,
    h4: &mut Tensor<u64, 1>,
    _q6: usize,
) {
    dims!(x0 = [2], x1 = [d0], x2 = [d0, d1, d0], y3 = [d2, d3], h4 = [7]);
    #[allow(non_snake_case)]
    let n7Renamed: usize = d2.div_ceil(2);
    #[expect(non_snake_case)]
    let mut w5Renamed = workspace::<u16>([d2, d3]);
    let [b4, b5] = blocks([d2.div_ceil(2), d3.div_ceil(BN)]);
    let mut t6 = fragment::<u16>([2, 2, BM, 2]);
    parallel!((2, 2, BM, 2), |i8, i9, i10, i11| {
        t6[[i8, i9, i10, i11]] = x1[d3];
    });
    #[allow(non_snake_case)]
    let mut t7Renamed = shared::<u16>([BM, 2]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t6.at([(b5 * BN), (b5 * 4), (b5 * BM), (b5 * 2)]), &mut t7Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = fragment::<u16>([BN, 2, 2]);
    copy(x2.at((span((b5 * 2), 2), span((b5 * BM), BN), span((n7Renamed % 3), 2))).or(2).permute([1, 2, 0]), &mut t8);
    let mut t9 = shared::<u16>([BN, 1, 2]);
    reduce_max(&t8, &mut t9, 1);
    clear(&mut t6);
    if (((d2 - 9) << 2) <= n7Renamed) {
        if ((d2 - 2).div_ceil(3) != cast::<usize>(cast::<u8>((n7Renamed - 3)))) {
            let v12: u16 = (if (x0[cast::<usize>(x2[[n7Renamed, d2, b4]])] != x0[b5]) { ((x1[n7Renamed] * 2) / 2) } else { cast::<u16>(cast::<u16>(t6[[cast::<usize>(x1[16]), cast::<usize>(x2[[n7Renamed, d2, d3]]), d1, b5]]).count_ones()) });
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let mut t10 = shared::<bool>([BN, 2, 2, 2, 1]);
            let v13: bool = ((cast::<u16>((b5 - 8)) != cast::<u16>(n7Renamed)) | (cast::<i16>((d2 - 9)) != cast::<i16>(d3)));
            fill(&mut t10, v13);
            let mut t11 = fragment::<bool>([BN, 2, 2, 1]);
            let v14: bool = t10[[b5, d0, b5, _q6, b5]];
            fill(&mut t11, v14);
            reduce_any_into(&t10, &mut t11, 3);
            let mut t12 = shared::<u16>([BN, 2, 1]);
            reduce_abs_sum(&t8, &mut t12, 2);
            parallel!((BN, 2, 2, 1), |i15, i16, i17, i18| {
                h4.atomic_add([(((((((((1 * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t11[[i15, i16, i17, i18]]) * cast::<u64>(((((((((1 * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18))), Acquire);
            });
            parallel!((BN, 2, 1), |i19, i20, i21| {
                h4.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t12[[i19, i20, i21]]) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
            });
        } else {
            let mut t13 = fragment::<u16>([BM, 1]);
            parallel!((BM, 1), |i22, i23| {
                t13[[i22, i23]] = (cast::<u16>(i23) * t6[[b5, i23, d2, i23]]);
            });
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let mut t14 = fragment::<u16>([BM, 1]);
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            parallel!((BM, 1), |i24, i25| {
                t14[[i24, i25]] = t6[[i25, cast::<usize>(t9[[i25, i25, _q6]]), cast::<usize>(x0[0]), i25]];
            });
            let mut t15 = fragment::<u16>([BM, BM]);
            gemm_set(&t13, t14.t(), &mut t15);
            let mut t16 = fragment::<u16>([2, BM]);
            parallel!((2, BM), |i26, i27| {
                #[expect(unused_doc_comments)]
                /// Said of a statement.
                t16[[i26, i27]] = t15[[cast::<usize>(t15[[0, b5]]), d3]];
            });
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t17 = shared::<u16>([2, 2, BM, 2]);
        cumsum(&t6, &mut t17, 3);
        parallel!((BN, 1, 2), |i28, i29, i30| {
            h4.atomic_add([(((((((1 * 5) + i28) * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t9[[i28, i29, i30]]) * cast::<u64>(((((((1 * 5) + i28) * 5) + i29) * 5) + i30))), Acquire);
        });
        #[allow(non_snake_case)]
        parallel!((2, 2, BM, 2), |i31Renamed, i32Renamed, i33Renamed, i34Renamed| {
            h4.atomic_add([(((((((((1 * 5) + i31Renamed) * 5) + i32Renamed) * 5) + i33Renamed) * 5) + i34Renamed) % 7)], (cast::<u64>(t17[[i31Renamed, i32Renamed, i33Renamed, i34Renamed]]) * cast::<u64>(((((((((1 * 5) + i31Renamed) * 5) + i32Renamed) * 5) + i33Renamed) * 5) + i34Renamed))), Relaxed);
        });
    }
    copy(t9.at((span((b5 * 2), 2), span((b5 * 2), BN), span(b5, 2))).permute([1, 2, 0]), &mut t8);
    let mut t18 = fragment::<u16>([2, BN]);
    parallel!((BN, 2), |i35, i36| {
        t18[[i36, i35]] = select((t9[[(i35 + 4), b5, i36]] != ((cast::<u16>(t8[[cast::<usize>(x2[[b4, d1, cast::<usize>(t7Renamed[[i36, i36]])]]), i36, _q6]]) * 3) % 3)), cast::<u16>((cast::<u16>(t9[[i36, d2, i36]]) % t9[[cast::<usize>(x2[[i36, i36, i36]]), b4, i36]]).count_ones()), (((cast::<u16>(t8[[16, i36, i36]]) * 2) / 2) / x1[((((cast::<usize>(t8[[b4, i36, b5]]) - 1) * BM) + _q6) / BM)]));
    });
    let mut t19 = shared::<u16>([2, BN]);
    copy(&t18, w5Renamed.at_mut([(b4 * 2), (b5 * BN)]));
    copy(w5Renamed.at([(b4 * 2), (b5 * BN)]), &mut t19);
    parallel!((BM, 2), |i37, i38| {
        h4.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t7Renamed[[i37, i38]]) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), Release);
    });
    parallel!((BN, 2, 2), |i39, i40, i41| {
        h4.atomic_add([(((((((1 * 5) + i39) * 5) + i40) * 5) + i41) % 7)], (cast::<u64>(t8[[i39, i40, i41]]) * cast::<u64>(((((((1 * 5) + i39) * 5) + i40) * 5) + i41))), Relaxed);
    });
    parallel!((BN, 1, 2), |i42, i43, i44| {
        h4.atomic_add([(((((((1 * 5) + i42) * 5) + i43) * 5) + i44) % 7)], (cast::<u64>(t9[[i42, i43, i44]]) * cast::<u64>(((((((1 * 5) + i42) * 5) + i43) * 5) + i44))), Relaxed);
    });
    parallel!((2, BN), |i45, i46| {
        h4.atomic_add([(((((1 * 5) + i45) * 5) + i46) % 7)], (cast::<u64>(t18[[i45, i46]]) * cast::<u64>(((((1 * 5) + i45) * 5) + i46))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((2, BN), |i47Renamed, i48Renamed| {
        h4.atomic_add([(((((1 * 5) + i47Renamed) * 5) + i48Renamed) % 7)], (cast::<u64>(t19[[i47Renamed, i48Renamed]]) * cast::<u64>(((((1 * 5) + i47Renamed) * 5) + i48Renamed))), Acquire);
    });
    parallel!((2, BN), |i49, i50| {
        let mut l20 = local::<u16>([2]);
        for k51 in 0..2 {
            l20[k51] = t6[[k51, (cast::<usize>(x2[[8, 9, k51]]) * 1), n7Renamed, ((k51 - 8) % 3)]];
        }
        y3[[((b4 * 2) + i49), ((b5 * BN) + i50)]] = l20[cast::<usize>(t7Renamed[[i50, cast::<usize>(x0[i49])]])];
    });
}

#[tile_kernel(fast_math)]
pub fn random_18925<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u32, 3>,
    y1: &mut Tensor<i16, 1>,
    y2: &mut Tensor<T::Acc, 1>,
    a3: &mut Tensor<u64, 1>,
    _p5: i16,
    _q6: usize,
) {
    dims!(x0 = [d0, d1, d2], y1 = [d1], y2 = [d1], a3 = [d4]);
    require!((d4 < 100), "extents are below 100");
    let mut w4 = workspace::<u32>([d1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b3] = blocks([d1.div_ceil(BN)]);
    let mut t5 = fragment::<T>([BN + 1]);
    parallel!((BN + 1), |i7| {
        t5[i7] = -1;
    });
    #[expect(non_snake_case)]
    let mut t6Renamed = shared::<i16>([BN]);
    parallel!(BN, |i8| {
        let v9: u32 = select((cast::<u32>((cast::<usize>(cast::<i16>((cast::<usize>(x0[[i8, cast::<usize>(x0[[i8, _q6, 0]]), d2]]) - 7))) - 8)) != cast::<u32>(i8)), x0[[_q6, i8, d2]].dot4_u8(x0[[i8, i8, i8]]), x0[[i8, (_q6 - i8), (((_q6 * (2*BN)) + i8) % (2*BN))]]);
        #[expect(non_snake_case)]
        let mut s10Renamed: i16 = 0;
        for k11 in 0..1 {
            s10Renamed += (((cast::<i16>(x0[[i8, 9, k11]]) * 6) / 6) << cast::<i16>((k11 + 1)));
        }
        t6Renamed[i8] = s10Renamed;
    });
    let mut t7 = fragment::<i32>([1]);
    reduce_argmin(&t6Renamed, &mut t7, 0);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = shared::<u32>([BK]);
    parallel!(BK, |i12| {
        #[expect(non_snake_case)]
        t8[i12] = { let assignedRenamed: u32 = x0[[d0, d2, d2]]; assignedRenamed };
    });
    let mut t9 = fragment::<u32>([BN]);
    copy(t8.at([(((_q6 * BM) + cast::<usize>(t8[_q6])) / BM)]), &mut t9);
    let mut t10 = fragment::<u32>([BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t9, w4.at_mut([(b3 * BN)]));
    copy(w4.at([(b3 * BN)]), &mut t10);
    parallel!(BM, |i13| {
        a3.atomic_and([i13], (((2u64.min(cast::<u64>(t10[d4])) * 6) + cast::<u64>((x0.dim(2) + 1))) % 6), Relaxed);
    });
    let mut t11 = shared::<i16>([BN]);
    parallel!(BN, |i14| {
        #[expect(non_snake_case)]
        t11[i14] = { let assignedRenamed: i16 = cast::<i16>(x0[[_q6, d0.max(i14), 1]]); assignedRenamed };
    });
    copy(&t11, y1.at_mut([(b3 * BN)]));
    let mut t12 = shared::<T::Acc>([BN]);
    parallel!(BN, |i15| {
        t12[i15] = (cast::<T::Acc>(t9[1]) + cast::<T::Acc>(t10[1]));
    });
    copy(&t12, y2.at_mut([(b3 * BN)]));
}

#[tile_kernel]
pub fn random_18926<const BM: usize, const BN: usize>(
    x0: &Tensor<u16, 2>,
    x1: &Tensor<f32, 1>,
    y2: &mut Tensor<f32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p4: usize,
    _p5: u16,
    _q6: usize,
) {
    dims!(x0 = [d0, d0], x1 = [d0], y2 = [d0, d1, BN], h3 = [7]);
    let n7: usize = d0.div_ceil(BM);
    let mut w4 = workspace::<u16>([d0, d1]);
    #[cfg(not(false))]
    let [b2, b3] = blocks([d0.div_ceil(BM), d1.div_ceil((BN + 1))]);
    #[cfg(not(false))]
    let mut t5 = fragment::<u16>([BM, BN + 1]);
    parallel!((BM, (BN + 1)), |i8, i9| {
        t5[[i8, i9]] = _p5;
    });
    let mut t6 = shared::<u16>([BM, BM, BN]);
    #[cfg(false)]
    { assert!(false, "kept"); }
    clear(&mut t6);
    let mut t7 = fragment::<u16>([BM, BM, BN]);
    cumsum_rev(&t6, &mut t7, 2);
    if ((b3 >= _p4) ^ ((cast::<usize>(t7[[_p4, 1, _q6]]) == d0) || (cast::<u8>((2usize - 6)) < cast::<u8>(b3)))) {
        let mut t8 = fragment::<f32>([BN + 1, BN + 1]);
        parallel!(((BN + 1), (BN + 1)), |i10, i11| {
            #[cfg(not(false))]
            let v12: u16 = select((t5[[i10, b3]] <= t5[[i10, i10]]), ((2 * 2) % 2), (0 / t5[[i11, _q6]]));
            #[expect(unused_doc_comments)]
            #[doc = ""]
            t8[[i10, i11]] = cast::<f32>(t5[[cast::<usize>(t5[[cast::<usize>(t7[[i11, i10, d1]]), 0]]), (b3 * 4)]]);
        });
        copy(t6.at([(d0 * (BN + 1)), (b2 * BM), ((x0.dim(0) - 1) << 2)]), &mut t7);
        parallel!((BM, BM, BN), |i13, i14, i15| {
            #[cfg_attr(false, cfg(false))]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h3.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(t7[[i13, i14, i15]]) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), Acquire);
        });
        parallel!(((BN + 1), (BN + 1)), |i16, i17| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
        });
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    if (_p4 >= cast::<usize>(t5[[b2, b2]])) {
        if (!(x0[[b3, (_p4 - 9).div_ceil((b2 - 3))]] > x0[[_p4, d0]])) {
            copy(t7.at([(b2 * BM), (_p4 * (BN + 1)), (b2 * BN)]).or(t7[[b2, 1, 1]]), &mut t6);
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v18: u16 = (((cast_with::<u16>(x1[_q6], Round::TowardZero) * 5) + t5[[b3, cast::<usize>(t5[[_p4, 0]])]]) % 5);
            fill(t6.at_mut((span((_p4 * BM), BM), span((_p4 * BM), BM), span((b2 * BN), BN))), v18);
            #[cfg(not(false))]
            #[allow(non_snake_case)]
            parallel!((BN, BM, BM), |i19Renamed, i20Renamed, i21Renamed| {
                t7[[i21Renamed, i20Renamed, (BN - i19Renamed)]] = 3;
            });
            #[cfg_attr(not(false), cfg(false))]
            for _ in 0..1 { assert!(false, "kept"); }
            #[cfg(not(false))]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let mut t9 = fragment::<f32>([BN + 1, 4]);
            copy(t5.at([(b3 * (BN + 1)), (_p4 * BM)]), &mut t9);
            #[cfg(false)]
            assert!(false, "kept");
            let mut t10 = fragment::<f32>([BM, 8]);
            parallel!((BM, 8), |i22, i23| {
                #[allow(non_snake_case)]
                t10[[i22, i23]] = { let assignedRenamed: f32 = (1.0 * -1.0); assignedRenamed };
            });
            #[cfg(false)]
            { assert!(false, "kept"); }
            let mut t11 = shared::<f32>([BN + 1, BM]);
            clear(&mut t11);
            let mut t12 = shared::<u8>([BN + 1, 1]);
            fill(&mut t12, 144);
            #[cfg(not(false))]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            gemm_sp(&t9, &t12, t10.t(), &mut t11);
            parallel!((BM, 8), |i24, i25| {
                #[expect(unused_doc_comments)]
                /// Said of a statement.
                h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
            });
            #[expect(unused_doc_comments)]
            #[doc = ""]
            parallel!(((BN + 1), BM), |i26, i27| {
                #[cfg(false)]
                undefined!();
                h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), SeqCst);
            });
        }
        let mut t13 = shared::<i32>([BM, BM]);
        reduce_argmin(&t6, &mut t13, 2);
        let mut t14 = shared::<f32>([BM, BM]);
        #[cfg(not(false))]
        parallel!((BM, BM), |i28, i29| {
            #[cfg_attr(false, cfg(false))]
            t14[[i28, i29]] = f32::from_bits((cast::<f32>((((i29 * BM) + i28) / BM)).to_bits() & 2147483647)).min(2.25f32.max(cast::<f32>(t5[[i29, _p4]]))).abs();
        });
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((BM, BM), |i30, i31| {
            h3.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t13[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
        });
        parallel!((BM, BM), |i32, i33| {
            h3.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i32, i33]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
        });
    }
    let mut t15 = fragment::<u16>([BN + 1]);
    copy(t5.at([b2, n7]), &mut t15);
    let mut t16 = shared::<u16>([BM, BN + 1]);
    #[cfg_attr(false, cfg(false))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let t16_arrived = copy_async(x0.at((span(b3, BM), span((n7 * BN), BN + 1))), &mut t16);
    t16_arrived.wait();
    #[expect(non_snake_case)]
    let mut t17Renamed = fragment::<u16>([BM, BN + 1]);
    copy(&t16, w4.at_mut([(b2 * BM), (b3 * (BN + 1))]));
    copy(w4.at([(b2 * BM), (b3 * (BN + 1))]), &mut t17Renamed);
    parallel!((BM, BM, BN), |i34, i35, i36| {
        h3.atomic_add([(((((((1 * 5) + i34) * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t6[[i34, i35, i36]]) * cast::<u64>(((((((1 * 5) + i34) * 5) + i35) * 5) + i36))), Relaxed);
    });
    parallel!((BM, BM, BN), |i37, i38, i39| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((((1 * 5) + i37) * 5) + i38) * 5) + i39) % 7)], (cast::<u64>(t7[[i37, i38, i39]]) * cast::<u64>(((((((1 * 5) + i37) * 5) + i38) * 5) + i39))), Relaxed);
    });
    #[cfg_attr(not(false), allow(non_snake_case))]
    parallel!((BN + 1), |i40Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((1 * 5) + i40Renamed) % 7)], (cast::<u64>(t15[i40Renamed]) * cast::<u64>(((1 * 5) + i40Renamed))), Relaxed);
    });
    #[cfg_attr(not(false), expect(non_snake_case))]
    parallel!((BM, (BN + 1)), |i41Renamed, i42Renamed| {
        h3.atomic_add([(((((1 * 5) + i41Renamed) * 5) + i42Renamed) % 7)], (cast::<u64>(t16[[i41Renamed, i42Renamed]]) * cast::<u64>(((((1 * 5) + i41Renamed) * 5) + i42Renamed))), Relaxed);
    });
    parallel!((BM, (BN + 1)), |i43, i44| {
        h3.atomic_add([(((((1 * 5) + i43) * 5) + i44) % 7)], (cast::<u64>(t17Renamed[[i43, i44]]) * cast::<u64>(((((1 * 5) + i43) * 5) + i44))), Relaxed);
    });
    let mut t18 = fragment::<f32>([BM, BN, BN + 1, BN]);
    parallel!((BM, BN, (BN + 1), BN), |i45, i46, i47, i48| {
        #[cfg(not(false))]
        t18[[i45, i46, i47, i48]] = (0.0 + cast::<f32>(b2));
    });
    #[cfg_attr(false, cfg(false))]
    let mut t19 = shared::<f32>([BM, BN + 1, BN]);
    #[cfg_attr(not(false), cfg(false))]
    for _ in 0..1 { assert!(false, "kept"); }
    fill(&mut t19, 1.0);
    reduce_logsumexp_into(&t18, &mut t19, 1);
    copy(&t19, y2.at_mut([(b2 * BM), (b3 * (BN + 1)), 0]));
}

#[tile_fn]
pub fn function_18927(_v0: i16) -> i16 {
    (_v0 * ((select((0usize > 0), 2, -3) >> cast::<i16>((1usize + 1))) >> 14))
}
#[tile_kernel]
pub fn random_18927<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<i16, 1>,
    y2: &mut Tensor<f32, 1>,
    y3: &mut Tensor<f32, 1>,
    a4: &mut Tensor<i64, 1>,
    h5: &mut Tensor<u64, 1>,
    _p7: f32,
) {
    dims!(x0 = [d1, d2, d3], x1 = [d3], y2 = [d4], y3 = [d4], a4 = [d6], h5 = [7]);
    require!((d2 < 100), "extents are below 100");
    let n8: usize = d4.div_ceil(BM);
    let [b5] = blocks([d4.div_ceil(BM)]);
    let mut t6 = fragment::<i16>([BM, 2*BN, BK]);
    let v9: i16 = ((1 - 0) - (1 + -1));
    fill(&mut t6, v9);
    let mut t7 = fragment::<f32>([2*BN, BN, 2*BN]);
    copy(t6.at((span((d2 * BM), 2*BN), span(cast::<usize>(x1[cast::<usize>(t6[[2, d2, d2]])]), BN), span(0, 2*BN))).or(cast::<i16>(d2)), &mut t7);
    let v10: f32 = (0.0 * 2.0);
    let mut t8 = shared::<f32>([1, BN, 2*BN]);
    fill(&mut t8, 1.0);
    reduce_abs_max_into(&t7, &mut t8, 0);
    #[allow(non_snake_case)]
    let mut t9Renamed = shared::<f32>([BM, 4]);
    copy(t6.at([d1, b5, cast::<usize>(cast::<u32>((d1 - 8)))]), &mut t9Renamed);
    let mut t10 = fragment::<f32>([8, BK]);
    parallel!((8, BK), |i11, i12| {
        t10[[i11, i12]] = t7[[b5, cast::<usize>(t6[[2, d1, d2]]), (i12 * 2)]];
    });
    let mut t11 = shared::<f32>([BM, BK]);
    let v13: f32 = t8[[d6, d2, (d2 / 4)]];
    fill(&mut t11, v13);
    let mut t12 = fragment::<u8>([BM, 1]);
    fill(&mut t12, 68);
    gemm_sp(&t9Renamed, &t12, &t10, &mut t11);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((1, BN, (2*BN)), |i14, i15, i16| {
        t8.atomic_cas([i14, i15, i16], (-1.0f32).floor(), t11[[d3, i15]].mul_add(t11[[cast::<usize>(t6[[i14, b5, i15]]), i15]].ceil(), t11[[0, i15]].round()), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t13 = shared::<i16>([BM, 2*BN, BK]);
    cumprod_rev(&t6, &mut t13, 2);
    parallel!((2*BK), |i17| {
        a4.atomic_min([i17], ((((cast::<i64>(t6[[2, x1.dim(0), n8]]) & cast::<i64>((0usize + 1))) * 5) + cast::<i64>((d3 + 1))) % 5), Release);
    });
    parallel!((BM, (2*BN), BK), |i18, i19, i20| {
        h5.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t6[[i18, i19, i20]]) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!(((2*BN), BN, (2*BN)), |i21, i22, i23| {
        h5.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i21, i22, i23]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((1, BN, (2*BN)), |i24, i25, i26| {
        h5.atomic_add([(((((((1 * 5) + i24) * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i24, i25, i26]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i24) * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!((BM, BK), |i27, i28| {
        h5.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Acquire);
    });
    parallel!((BM, (2*BN), BK), |i29, i30, i31| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((((((1 * 5) + i29) * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t13[[i29, i30, i31]]) * cast::<u64>(((((((1 * 5) + i29) * 5) + i30) * 5) + i31))), Relaxed);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BM, |i32Renamed| {
        y2[((b5 * BM) + i32Renamed)] = select((i32Renamed != 3), (1.0f32 * 0.5).log1p(), select(((i32Renamed <= i32Renamed) && (i32Renamed <= b5)), (4.0f32 * 0.5).erf(), select((t11[[cast::<usize>(t6[[d3, i32Renamed, i32Renamed]]), i32Renamed]] != t7[[i32Renamed, cast::<usize>(t6[[i32Renamed, cast::<usize>(x1[d3]), i32Renamed]]), i32Renamed]]), (4.0f32 * 0.5).tanh(), ((x0[[cast::<usize>(x1[1]), x1.dim(0), d6]] + x0[[x0.dim(0), cast::<usize>(t6[[n8, 4, i32Renamed]]), b5]]).round_ties_even() * 0.5).atan())));
    });
    let mut t14 = fragment::<f32>([BM, BM]);
    copy(t7.at((span(d3, BM), span(0, BM), (d3 * (2*BM)))), &mut t14);
    let mut t15 = fragment::<f32>([BM]);
    reduce_logsumexp(&t14, &mut t15, 0);
    copy(&t15, y3.at_mut([(b5 * BM)]));
}

#[tile_fn]
pub fn function_18928(_v0: u8) -> u8 {
    _v0.max((((0 >> cast::<u8>((0usize + 1))) >> cast::<u8>((0usize + 1))) | cast::<u8>((0usize + 1))))
}
#[tile_kernel]
pub fn random_18928(
    x0: &Tensor<i32, 5>,
    y1: &mut Tensor<f32, 2>,
    y2: &mut Tensor<f32, 3>,
    h3: &mut Tensor<u64, 1>,
    _p5: usize,
) {
    dims!(x0 = [6, 4, 4, 4, 1], y1 = [d1, d2], y2 = [d1, d2, 6], h3 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    require!((d1 < 100), "extents are below 100");
    #[cfg(any())]
    dims!(undefined = [1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n6: usize = d1.div_ceil(4);
    let [b3, b4] = blocks([d1.div_ceil(4), d2.div_ceil(6)]);
    let mut t4 = shared::<i8>([6, 4]);
    copy(x0.at((span((b4 * 4), 6), span((b4 * 4), 4), (b4 + 4), (b4 * 4), (b3 * 4))), &mut t4);
    let mut t5 = fragment::<i32>([4, 6, 6]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(x0.at([(b4 * 4), (b4 * 4), 0, (b4 * 4), (x0.dim(4) - x0.dim(2))]).or(-4), &mut t5);
    for k7 in 0..3 {
        let mut t6 = shared::<i32>([6, 4, 6, 1]);
        parallel!((6, 4, 6, 1), |i8, i9, i10, i11| {
            assert!((i11 < 1), "an index is within its bounds");
            #[expect(non_snake_case)]
            t6[[i8, i9, i10, i11]] = { let assignedRenamed: i32 = -1; assignedRenamed };
        });
        #[cfg(any())]
        pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
        #[cfg(not(any()))]
        let mut t7 = fragment::<i8>([6, 6, 4]);
        parallel!((4, 6, 6), |i12, i13, i14| {
            #[cfg(not(any()))]
            let mut s15: i8 = 0;
            for k16 in 0..1 {
                s15 += cast::<i8>(i12);
            }
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t7[[i14, i13, i12]] = s15;
        });
        parallel!((6, 4, 6, 1), |i17, i18, i19, i20| {
            h3.atomic_add([(((((((((1 * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t6[[i17, i18, i19, i20]]) * cast::<u64>(((((((((1 * 5) + i17) * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
        });
        parallel!((6, 6, 4), |i21, i22, i23| {
            h3.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t7[[i21, i22, i23]]) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), AcqRel);
        });
    }
    #[cfg(not(any()))]
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t8Renamed = fragment::<bool>([4]);
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    parallel!(4, |i24| {
        t8Renamed[i24] = ((((i24 - 4) != (((i24 - 1) * 6) % 6)) && (i24 != i24)) || (b4 >= i24));
    });
    #[cfg_attr(any(), cfg(any()))]
    let mut t9 = fragment::<bool>([1]);
    reduce_any(&t8Renamed, &mut t9, 0);
    cumsum(&t5, &mut t5, 0);
    let v25: f32 = (-(-2.0));
    #[cfg(not(any()))]
    #[cfg_attr(not(any()), allow(non_snake_case))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10Renamed = shared::<bool>([6, 6, 4]);
    #[cfg(any())]
    assert!(false, "kept");
    copy(t5.at([b4, (b4 * 4), _p5]), &mut t10Renamed);
    #[cfg(not(any()))]
    let mut t11 = fragment::<bool>([6, 1, 4]);
    #[cfg_attr(any(), cfg(any()))]
    let v26: bool = ((b3 != b3) && (cast::<u16>((cast::<usize>(t4[[b4, b4]]) - 0)) < cast::<u16>(_p5)));
    fill(&mut t11, v26);
    reduce_any_into(&t10Renamed, &mut t11, 1);
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg(not(any()))]
    parallel!((4, 6, 6), |i27, i28, i29| {
        h3.atomic_add([(((((((1 * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t5[[i27, i28, i29]]) * cast::<u64>(((((((1 * 5) + i27) * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!(4, |i30| {
        h3.atomic_add([(((1 * 5) + i30) % 7)], (cast::<u64>(t8Renamed[i30]) * cast::<u64>(((1 * 5) + i30))), Relaxed);
    });
    parallel!(1, |i31| {
        h3.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(t9[i31]) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((6, 6, 4), |i32Renamed, i33Renamed, i34Renamed| {
        h3.atomic_add([(((((((1 * 5) + i32Renamed) * 5) + i33Renamed) * 5) + i34Renamed) % 7)], (cast::<u64>(t10Renamed[[i32Renamed, i33Renamed, i34Renamed]]) * cast::<u64>(((((((1 * 5) + i32Renamed) * 5) + i33Renamed) * 5) + i34Renamed))), Release);
    });
    parallel!((6, 1, 4), |i35, i36, i37| {
        h3.atomic_add([(((((((1 * 5) + i35) * 5) + i36) * 5) + i37) % 7)], (cast::<u64>(t11[[i35, i36, i37]]) * cast::<u64>(((((((1 * 5) + i35) * 5) + i36) * 5) + i37))), Relaxed);
    });
    #[cfg(any())]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t12 = shared::<f32>([4, 4, 6]);
    #[allow(non_snake_case)]
    parallel!((4, 4, 6), |i38Renamed, i39Renamed, i40Renamed| {
        t12[[i38Renamed, i39Renamed, i40Renamed]] = ((cast::<f32>(t9[b4]) + cast::<f32>(t11[[_p5, _p5, i39Renamed]])) - (-1.0 - cast::<f32>(t9[i39Renamed])));
    });
    #[cfg_attr(any(), cfg(any()))]
    #[cfg_attr(not(any()), expect(non_snake_case))]
    let mut t13Renamed = shared::<f32>([4, 6]);
    #[cfg_attr(not(any()), cfg(any()))]
    let kept = undefined;
    reduce_var(&t12, &mut t13Renamed, 0);
    #[cfg_attr(not(any()), cfg(any()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    copy(&t13Renamed, y1.at_mut([(b3 * 4), (b4 * 6)]));
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((4, 6, 6), |i41Renamed, i42Renamed, i43Renamed| {
        #[cfg(any())]
        { assert!(false, "kept"); }
        y2[[((b3 * 4) + i41Renamed), ((b4 * 6) + i42Renamed), (0 + i43Renamed)]] = select((d2 >= cast::<usize>(x0[[cast::<usize>(t5[[n6, 4, i41Renamed]]), i41Renamed, i41Renamed, i41Renamed, _p5]])), (cast::<f32>(t11[[4, b4, i41Renamed]]) * 0.5).sigmoid(), select(((cast::<usize>(t5[[i41Renamed, i43Renamed, cast::<usize>(t5[[b3, i41Renamed, i41Renamed]])]]) + 2) == i42Renamed), ((if ((i42Renamed > i41Renamed) & t9[d2]) { cast::<f32>(t9[0]) } else { cast::<f32>(t10Renamed[[(((i41Renamed * 6) + i43Renamed) % 6), i43Renamed, 2]]) }) * 0.5).log10(), select((t8Renamed[i41Renamed] ^ (x0[[i43Renamed, i41Renamed, i41Renamed, 3, cast::<usize>(x0[[i41Renamed, i41Renamed, b4, i41Renamed, d2]])]] == cast::<i32>(t11[[i41Renamed, 0, i41Renamed]]))), (cast::<f32>(t9[d1]).mul_add((0.0 - cast::<f32>(t10Renamed[[cast::<usize>(x0[[i41Renamed, i41Renamed, i41Renamed, i41Renamed, i43Renamed]]), i43Renamed, i42Renamed]])), cast::<f32>(t10Renamed[[cast::<usize>(cast::<u16>((cast::<usize>(t5[[i41Renamed, 4, i43Renamed]]) - 2))), 5, (b3 / 4)]])) * 0.5).sinh(), (cast::<f32>(t8Renamed[i41Renamed]) * 0.5).log1p())));
    });
}

#[tile_kernel]
pub fn random_18929<const BM: usize>(
    x0: &Tensor<u16, 2>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<i64, 3>,
    y3: &mut Tensor<u16, 2>,
    y4: &mut Tensor<f32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p8: f32,
    _p9: usize,
) {
    dims!(x0 = [d0, d1], x1 = [d1, d2], x2 = [BM, d0, d3], y3 = [d4, d5], y4 = [d4, d5], h5 = [7]);
    require!((d1 < 100), "extents are below 100");
    let [b6, b7] = blocks([d4.div_ceil(BM), d5.div_ceil(8)]);
    let mut t6 = fragment::<u16>([BM, 8]);
    copy(y3.at([(b6 * BM), (b7 * 8)]), &mut t6);
    let mut t7 = shared::<i32>([8]);
    parallel!(8, |i10| {
        t7[i10] = (cast::<i32>(x0[[d0, i10]]) * cast::<i32>(x1[[i10, i10]]));
    });
    let mut t8 = fragment::<f32>([BM, 8]);
    parallel!((8, BM), |i11, i12| {
        t8[[i12, i11]] = cast::<f32>(t6[[i12, i12]]);
    });
    if (cast::<u32>((2usize - 8)) < cast::<u32>(b7)) {
        let mut t9 = fragment::<f32>([8]);
        copy(&t7, &mut t9);
        parallel!((BM, 8), |i13, i14| {
            h5.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Release);
        });
        parallel!(8, |i15| {
            h5.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Relaxed);
        });
    } else {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t10Renamed = fragment::<i32>([1]);
        fill(&mut t10Renamed, 1);
        reduce_product_into(&t7, &mut t10Renamed, 0);
    }
    let mut t11 = shared::<f32>([2*BM, 8]);
    clear(&mut t11);
    let mut t12 = shared::<f32>([2*BM, 1]);
    let mut t13 = shared::<f32>([1, 8]);
    pipelined!(0..1, stages = 1, order = [1, 0, 2], stage = [0, 0, 1], |k16| {
        copy(x1.at([(d3 * 8), (k16 * 1)]), &mut t12);
        copy(x1.at([(k16 * 1), (d5 - 2)]), &mut t13);
        gemm(&t12, &t13, &mut t11);
    });
    let mut t14 = shared::<i32>([2*BM]);
    parallel!((2*BM), |i17| {
        t14[i17] = ((cast::<i32>(i17) * 3) + 2);
    });
    let mut t15 = fragment::<i32>([2*BM]);
    copy(t11.at((span((b7 * (2*BM)), 2*BM), 1)).or(x1[[_p9, 6]]), &mut t15);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    scatter(&t15, &t14, &mut t7);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t16 = shared::<i64>([8]);
    copy(t15.at([(_p9 * 8)]), &mut t16);
    let mut t17 = shared::<f32>([BM]);
    let t17_arrived = copy_async(x0.at(((_p9 * BM), span(((b6 - 5) >> (d0 - 4)), BM))).or(cast::<u16>(b7)), &mut t17);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t18 = shared::<f32>([8, 1]);
    parallel!((8, 1), |i18, i19| {
        t18[[i18, i19]] = _p8;
    });
    let mut t19 = shared::<f32>([2*BM, 1]);
    copy(x0.at([(b6 * 8), (d0 * BM)]), &mut t19);
    let mut t20 = shared::<f32>([8, 2*BM]);
    let v20: f32 = f32::from_bits((_p8.abs().to_bits() & 2147483647));
    fill(&mut t20, v20);
    clear(&mut t20);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm(&t18, t19.t(), &mut t20);
    t17_arrived.wait();
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t17, t8.at_mut([(b7 * 8), (_p9 * 8)]));
    #[expect(non_snake_case)]
    parallel!((2*BM), |i21Renamed| {
        h5.atomic_add([(((1 * 5) + i21Renamed) % 7)], (cast::<u64>(t14[i21Renamed]) * cast::<u64>(((1 * 5) + i21Renamed))), Relaxed);
    });
    parallel!((2*BM), |i22| {
        h5.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t15[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(8, |i23| {
        h5.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t16[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((8, (2*BM)), |i24, i25| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t20[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Acquire);
    });
    parallel!(BM, |i26| {
        h5.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t17[i26]) * 16.0))) * cast::<u64>(((1 * 5) + i26))), Acquire);
    });
    copy(&t6, y3.at_mut([(b6 * BM), (b7 * 8)]));
    parallel!((BM, 8), |i27, i28| {
        #[allow(non_snake_case)]
        y4[[((b6 * BM) + i27), ((b7 * 8) + i28)]] = { let assignedRenamed: f32 = select((!(cast::<i8>((i28 - 4)) <= cast::<i8>(cast::<usize>(t16[7])))), (t20[[i28, (_p9 - 2)]] * 0.5).atan(), select((t6[[cast::<usize>(t14[i27]), i27]] > t6[[i27, i27]]), (cast::<f32>(t6[[i28, 0]]).floor().mul_add((-(-2.0)), (t8[[i27, i27]] - t8[[cast::<usize>(t16[i28]), cast::<usize>(t15[d0])]])) * 0.5).expm1(), select((i28 <= i28), (cast::<f32>(t6[[i27, cast::<usize>(t7[d2])]]).mul_add((cast::<f32>(t6[[b6, i28]]) + cast::<f32>(t6[[cast::<usize>(t15[i27]), i28]])), (-3.0 - x1[[i28, i27]])) * 0.5).expm1(), ((-4.0f32) * 0.5).asin()))); assignedRenamed };
    });
}

const SCALE_18930: f64 = 3.0;
#[tile_kernel]
pub fn random_18930<T: Element, const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<T, 3>,
    y2: &mut Tensor<T, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [BM + 1, d0], x1 = [d1, d2, d0], y2 = [d3, d1], h3 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b4, b5] = blocks([d3.div_ceil(BN), d1.div_ceil(BM)]);
    let mut t4 = shared::<T>([BN]);
    #[expect(non_snake_case)]
    parallel!(BN, |i6Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        assert!((b4 < 16), "an index is within its bounds");
        #[allow(non_snake_case)]
        t4[i6Renamed] = { let assignedRenamed: T = cast::<T>((x0[[4, i6Renamed]].min(-2.0) - (x0[[d2, i6Renamed]] - (-1.0f32).mul_add(0.0, -2.0)))); assignedRenamed };
    });
    let mut t5 = shared::<f64>([BM + 1, BM, BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let t5_arrived = copy_async(x1.at((span((d1 * (BM + 1)), BM + 1), span((b5 * BN), BM), span((b4 / 4), BN))), &mut t5);
    t5_arrived.wait();
    cumsum(&t5, &mut t5, 0);
    for k7 in 0..b5 {
        let mut t6 = shared::<f32>([BM, BM + 1]);
        parallel!((BM, (BM + 1)), |i8, i9| {
            t6[[i8, i9]] = (0.0 + ((-1.0 + x0[[i9, i8]]) - (x0[[b5, 4]] + x0[[d0, d2]])));
        });
        let mut t7 = fragment::<f64>([BM + 1, BN]);
        copy(x1.at(((k7 * BM), span(1, BN), span((b5 * BN), BM + 1))).t(), &mut t7);
        let mut t8 = fragment::<f64>([BM, BM + 1]);
        copy(x0.at((span((b5 + 3), BM), span(k7, BM + 1))), &mut t8);
        let mut t9 = fragment::<f64>([BN, BM]);
        gemm_set(t7.t(), t8.t(), &mut t9);
        let mut t10 = fragment::<f64>([BM + 1, BN]);
        fill(&mut t10, 1.0);
        reduce_max_into(&t5, &mut t10, 1);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((BN, BM), |i10, i11| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h3.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i10, i11]]) * 16.0))) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), Relaxed);
        });
        parallel!(((BM + 1), BN), |i12, i13| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h3.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i12, i13]]) * 16.0))) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), Relaxed);
        });
    }
    let mut t11 = shared::<T>([BM + 1, 12]);
    copy(x0.at([(b5 * BN), (b5 * BN)]), &mut t11);
    let mut t12 = shared::<T>([BM, 24]);
    #[allow(non_snake_case)]
    parallel!((BM, 24), |i14Renamed, i15Renamed| {
        t12[[i14Renamed, i15Renamed]] = cast::<T>(((-1.0f32).round_ties_even() * 0.0f32.trunc()));
    });
    let mut t13 = fragment::<T::Acc>([BM + 1, BM]);
    let v16: T::Acc = cast::<T::Acc>(0.0f32);
    fill(&mut t13, v16);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t14 = fragment::<u8>([BM + 1, 3]);
    fill(&mut t14, 237);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm_sp(&t11, &t14, t12.t(), &mut t13);
    let mut t15 = fragment::<bool>([BM]);
    parallel!(BM, |i17| {
        let mut l16 = local::<bool>([1]);
        for k18 in 0..1 {
            l16[k18] = (4 == b5);
        }
        #[allow(non_snake_case)]
        t15[i17] = { let assignedRenamed: bool = l16[d0]; assignedRenamed };
    });
    let mut t17 = shared::<bool>([1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_all(&t15, &mut t17, 0);
    let mut t18 = shared::<u8>([BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BN, |i19| {
        t18[i19] = (cast::<u8>(t17[i19]) * 2);
    });
    let mut t19 = shared::<T::Acc>([BN, BM]);
    gather(&t13, &t18, &mut t19);
    let mut v20: f64 = 0.0;
    for k21 in 0..4 {
        v20 += t5[[cast::<usize>(cast::<u32>((d2 - 1))), k21, 0]];
    }
    let mut t20 = shared::<bool>([BN, BM, BM + 1]);
    copy(t5.at((span(d1, BM + 1), span((((d0 * BN) + d1) / BN), BN), span((d0 * BN), BM))).permute([1, 2, 0]), &mut t20);
    let mut t21 = fragment::<bool>([BN, BM]);
    reduce_all(&t20, &mut t21, 2);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t22 = shared::<bool>([1]);
    let v22: bool = t17[x1.dim(2)];
    fill(&mut t22, v22);
    reduce_all_into(&t17, &mut t22, 0);
    parallel!(BN, |i23| {
        h3.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t18[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((BN, BM), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((BN, BM, (BM + 1)), |i26, i27, i28| {
        h3.atomic_add([(((((((1 * 5) + i26) * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(t20[[i26, i27, i28]]) * cast::<u64>(((((((1 * 5) + i26) * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((BN, BM), |i29, i30| {
        h3.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(t21[[i29, i30]]) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!(1, |i31| {
        h3.atomic_add([(((1 * 5) + i31) % 7)], (cast::<u64>(t22[i31]) * cast::<u64>(((1 * 5) + i31))), Relaxed);
    });
    copy(&t19, y2.at_mut([(b4 * BN), (b5 * BM)]));
}

const SCALE_18931: u8 = 2;
#[tile_kernel]
pub fn random_18931<T: Element, const BM: usize, const BN: usize>(
    x0: &Tensor<u32, 5>,
    y1: &mut Tensor<u32, 2>,
    a2: &mut Tensor<u64, 1>,
    _p4: usize,
    _p5: i16,
) {
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [BN, BN, BN, BN, BM], y1 = [d0, d0], a2 = [d3]);
    require!((d3 < 100), "extents are below 100");
    #[cfg_attr(all(), cfg(not(all())))]
    dims!(undefined = [1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b1, b2] = blocks([d0.div_ceil(BM), d0.div_ceil((BN + 1))]);
    let mut t3 = fragment::<T>([BM, BM, 1, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BM, BM, 1, 1), |i6, i7, i8, i9| {
        let v10: F8E4M3 = cast::<F8E4M3>(x0[[i8, 0, 0, i8, (i6 % 1)]]);
        #[cfg(all())]
        t3[[i6, i7, i8, i9]] = cast::<T>(x0[[(i9 - 3), (i9 / 1), i8, (b1 - 1), i8]]);
    });
    #[cfg_attr(all(), cfg(not(all())))]
    for _ in 0..1 { assert!(false, "kept"); }
    let mut t4 = shared::<f16>([BN + 1]);
    copy(t3.at((d0, (b2 * (BN + 1)), (((cast::<usize>(t3[[cast::<usize>(x0[[cast::<usize>(x0[[b1, b1, b1, 0, 0]]), b1, b1, 0, 11]]), _p4, b2, b1]]) - 2) * (BN + 1)) % (BN + 1)), span(b1.max(b1), BN + 1))), &mut t4);
    #[cfg(not(all()))]
    for _ in 0..1 { assert!(false, "kept"); }
    copy(x0.at((span((b1 * BN), BM), span(cast::<usize>(t3[[_p4, _p4, b1, cast::<usize>(x0[[b1, 0, b1, b1, b1]])]]), BM), span(b1, 1), (d3 * (BN + 1)), span(d3, 1))), &mut t3);
    #[cfg_attr(all(), expect(non_snake_case))]
    let v11Renamed: T = cast::<T>((-1.0f32));
    fill(t3.at_mut((span((b1 * BM), BM), span((b1 * BN), BM), span(b1, 1), span((b1 * BM), 1))), v11Renamed);
    let n12: usize = (cast::<usize>(t3[[b1, b1, b1, b2]]) % 5).max(0);
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[expect(non_snake_case)]
    let mut t5Renamed = fragment::<u32>([BM, BM]);
    #[cfg(all())]
    clear(&mut t5Renamed);
    pipelined!(0..1, stages = 2, order = [4, 2, 1, 0, 3], stage = [0, 0, 0, 0, 0], |k13| {
        let mut t6 = shared::<u32>([BM, 1]);
        let mut t7 = shared::<u32>([1, BM]);
        #[cfg(not(all()))]
        assert!(false, "kept");
        #[cfg(all())]
        copy(x0.at([cast::<usize>(x0[[b1, b1, b1, b1, b1]]), 0, b1, x0.dim(3).min(0), (k13 * 1)]), &mut t6);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x0.at([0, b1, b1, (k13 * 1), (b1 * BM)]), &mut t7);
        #[cfg_attr(all(), cfg(not(all())))]
        fill(&mut undefined, 1);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        gemm(&t6, &t7, &mut t5Renamed);
    });
    #[cfg(not(all()))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[expect(non_snake_case)]
    let mut v14Renamed: i16 = 4;
    #[cfg(not(all()))]
    if true { assert!(false, "kept"); }
    for k15 in 0..3 {
        v14Renamed += (((cast::<i16>(t3[[k15, _p4, b1, b1]]) ^ cast::<i16>((b1 + 1))) * 2) % 2);
    }
    #[cfg(all())]
    #[expect(non_snake_case)]
    let mut t8Renamed = fragment::<F8E4M3>([BM, BM]);
    #[cfg(not(all()))]
    let kept = undefined;
    copy(t5Renamed.at((span(b1, BM), span((((x0.dim(0) * BM) + n12) / BM), BM))).t(), &mut t8Renamed);
    let mut t9 = fragment::<bool>([BN, BN, BM]);
    let v16: bool = (t8Renamed[[n12, cast::<usize>(x0[[b1, 1, b1, b1, b2]])]] >= F8E4M3::from_bits((t8Renamed[[_p4, cast::<usize>(t5Renamed[[b1, 7]])]].to_bits() | 128)));
    fill(&mut t9, v16);
    let mut t10 = shared::<bool>([BN, BN]);
    let v17: bool = (cast::<i16>((cast::<usize>(t5Renamed[[b1, d0]]) - 3)) > cast::<i16>((b1 + 3)));
    fill(&mut t10, v17);
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    #[cfg_attr(not(all()), cfg(not(all())))]
    reduce_any_into(&t9, &mut t10, 2);
    parallel!((BN + 1), |i18| {
        a2.atomic_and([(i18 + 1)], select(((x0[[b1, cast::<usize>(t5Renamed[[b1, d3]]), b1, _p4, cast::<usize>(t5Renamed[[i18, i18]])]] != t5Renamed[[i18, b2]]) ^ (i18 == _p4)), (cast::<u64>(t5Renamed[[i18, i18]]) % cast::<u64>((i18 + 1))), cast::<u64>(t5Renamed[[i18, i18]]).abs()), Relaxed);
    });
    parallel!((BM, (BN + 1)), |i19, i20| {
        #[cfg(all())]
        let v21: F8E4M3 = (-t8Renamed[[i19, i20]]).min(cast::<F8E4M3>(3.125).min_nan(cast_with::<F8E4M3>(t8Renamed[[i20, 1]], Round::Down)));
        #[cfg_attr(not(all()), cfg(not(all())))]
        y1[[((b1 * BM) + i19), ((b2 * (BN + 1)) + i20)]] = ((t5Renamed[[i20, i20]] << 18).dot4_i8(x0[[d0, cast::<usize>(cast::<i64>((b2 - 7))), 1, _p4, i19]]) % x0[[cast::<usize>(t3[[i20, d3, d0, x0.dim(4)]]), b1, d0, b1, (i19 * 2)]]);
    });
}

#[tile_kernel]
pub fn random_18932<T: Element, const _FLAG: bool>(
    x0: &Tensor<T, 2>,
    y1: &mut Tensor<f32, 1>,
    h2: &mut Tensor<u64, 1>,
    _p3: usize,
) {
    dims!(x0 = [d0, d0], y1 = [d1], h2 = [7]);
    require!((d1 < 100), "extents are below 100");
    let [b2] = blocks([d1.div_ceil(4)]);
    let mut t3 = fragment::<u8>([4, 2, 2, 1]);
    #[allow(non_snake_case)]
    parallel!((1, 2, 2, 4), |i4Renamed, i5Renamed, i6Renamed, i7Renamed| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v8: u8 = ((!4) << cast::<u8>((0usize + 1)));
        t3[[i7Renamed, i6Renamed, i5Renamed, i4Renamed]] = (3 + (cast::<u8>(i5Renamed) * 0));
    });
    let mut t4 = shared::<f32>([1, 4]);
    parallel!((1, 4), |i9, i10| {
        t4[[i9, i10]] = (if ((i9 <= ((i10 - 1) % 2)) ^ (t3[[(i10 / 4), d0, x0.dim(0), cast::<usize>(t3[[b2, i9, i9, i9]])]] < t3[[cast::<usize>(t3[[i9, b2, i9, 0]]), 0, 0, i9]])) { (cast::<f32>(t3[[b2, i9, 1, d1]]) / -6.0).mul_add(cast::<f32>((((i9 * 2) + i9) % 2)), (-3.0f32).min_nan(0.0)) } else { select((t3[[i9, i9, (i9 - 2), i9]] > cast_with::<u8>(x0[[i10, i10]], Round::Down)), cast::<f32>(t3[[b2, i9, i9, i9]]), cast::<f32>(t3[[1, i9, 0, cast::<usize>(t3[[i10, i9, i9, i9]])]]).min_nan(-0.75)) });
    });
    #[allow(non_snake_case)]
    let v11Renamed: T::Acc = cast::<T::Acc>((-1.0f32));
    let mut t5 = fragment::<u8>([1, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v12: u8 = (((4 * 7) % 7) << t3[[_p3, cast::<usize>(t3[[b2, 1, x0.dim(0), d1]]), d0, (b2 % 1)]]);
    fill(&mut t5, v12);
    let mut t6 = shared::<i32>([1]);
    #[allow(non_snake_case)]
    parallel!(1, |i13Renamed| {
        t6[i13Renamed] = ((cast::<i32>(i13Renamed) * 1) + -1);
    });
    let mut t7 = shared::<u8>([1, 1]);
    copy(&t5, &mut t7);
    scatter(&t7, &t6, &mut t5);
    let mut t8 = fragment::<f32>([4, 2]);
    #[expect(non_snake_case)]
    parallel!((4, 2), |i14Renamed, i15Renamed| {
        t8[[i14Renamed, i15Renamed]] = 1.0f32.mul_add(0.0, (1.0 + -1.0));
    });
    #[allow(non_snake_case)]
    let mut t9Renamed = fragment::<f32>([1, 2]);
    #[expect(non_snake_case)]
    parallel!((1, 2), |i16Renamed, i17Renamed| {
        t9Renamed[[i16Renamed, i17Renamed]] = ((cast::<f32>(i16Renamed) * 1.0) * -1.0);
    });
    let mut t10 = shared::<f32>([4, 1]);
    gemm_set(&t8, t9Renamed.t(), &mut t10);
    let mut t11 = fragment::<i32>([4]);
    parallel!(4, |i18| {
        t11[i18] = ((cast::<i32>(i18) * 1) + 1);
    });
    let mut t12 = fragment::<f32>([4, 1]);
    copy(t4.reshape([4, 1]), &mut t12);
    scatter(&t12, &t11, &mut t10);
    #[allow(non_snake_case)]
    parallel!(1, |i19Renamed| {
        h2.atomic_add([(((1 * 5) + i19Renamed) % 7)], (cast::<u64>(t6[i19Renamed]) * cast::<u64>(((1 * 5) + i19Renamed))), Relaxed);
    });
    parallel!((1, 1), |i20, i21| {
        h2.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t7[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((4, 1), |i22, i23| {
        h2.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!(4, |i24| {
        h2.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(t11[i24]) * cast::<u64>(((1 * 5) + i24))), Acquire);
    });
    parallel!((4, 1), |i25, i26| {
        h2.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Relaxed);
    });
    let mut t13 = fragment::<f32>([4, 4]);
    parallel!((4, 4), |i27, i28| {
        t13[[i27, i28]] = ((1.0 * 0.0) - 0.0);
    });
    let mut t14 = shared::<f32>([4]);
    fill(&mut t14, 1.0);
    reduce_logsumexp_into(&t13, &mut t14, 1);
    copy(&t14, y1.at_mut([(b2 * 4)]));
}

#[tile_fn]
pub fn function_18933(_v0: f32) -> f32 {
    _v0.max(cast::<f32>((((0usize * 3) + 0) / 3)).min(_v0.abs().sqrt()).abs())
}
#[tile_kernel]
pub fn random_18933<T: Int, const BM: usize, const BN: usize>(
    x0: &Tensor<T::Acc, 3>,
    x1: &Tensor<T::Acc, 1>,
    x2: &Tensor<F8E4M3, 1>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2, d2], x1 = [d2], x2 = [d3], y3 = [d2, d3], h4 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let n6: usize = d2.div_ceil(BM);
    let [b4, b5] = blocks([d2.div_ceil(BM), d3.div_ceil(BM)]);
    let mut t5 = shared::<F8E4M3>([BM, 2*BN, BN]);
    copy(x0.at((span(b5, BN), span((b4 * (2*BN)), BM), span((b4 * BM), 2*BN))).or(x0[[d2, b4, x2.dim(0)]]).permute([1, 2, 0]), &mut t5);
    #[expect(non_snake_case)]
    let mut t6Renamed = fragment::<f32>([BM, BN, BN, BN]);
    #[allow(non_snake_case)]
    parallel!((BM, BN, BN, BN), |i7Renamed, i8Renamed, i9Renamed, i10Renamed| {
        t6Renamed[[i7Renamed, i8Renamed, i9Renamed, i10Renamed]] = cast::<f32>(t5[[i10Renamed, cast::<usize>(x1[b4]), i10Renamed]]);
    });
    let v11: f32 = (if true { function_18933(t6Renamed[[d3, b4, d2, b5]]) } else { 0.0f32 }).min(t6Renamed[[d2, d2, d2, b4]].max_nan(t6Renamed[[d3, d2, n6, n6]]));
    fill(&mut t6Renamed, v11);
    #[expect(non_snake_case)]
    let mut t7Renamed = shared::<T::Acc>([7]);
    threads!(7, |thread12| {
        let i13: usize = thread12.index();
        #[expect(non_snake_case)]
        let i14Renamed: usize = thread12.lane();
        let w15: usize = thread12.warp();
        let i16: usize = (i13 % 6);
        #[expect(non_snake_case)]
        let v17Renamed: T::Acc = (if ((((i16 * BN) + cast::<usize>(x1[i13])) % BN) < (((2 * BN) + b5) / BN)) { ((!1) ^ x1[(cast::<usize>(x0[[4, i14Renamed, b4]]) - x0.dim(1))]) } else { cast::<T::Acc>(x1[cast::<usize>(cast::<u32>((b4 - 2)))]) });
        let mut v18: T::Acc = v17Renamed;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        for k19 in 0..3 {
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v20Renamed: T::Acc = v18;
            #[expect(non_snake_case)]
            let v21Renamed: T::Acc = thread12.shuffle_xor(v20Renamed, 35);
            v18 = v18.max(v21Renamed);
        }
        let v22: T::Acc = v18;
        let v23: bool = thread12.any((x2[b4] != t5[[i16, cast::<usize>(x0[[i13, cast::<usize>(x1[b5]), b4]]), cast::<usize>(x0[[cast::<usize>(x1[n6]), d2, x0.dim(1)]])]]));
        let mut v24: T::Acc = v22;
        if v23 {
            let v25: T::Acc = thread12.shuffle_xor(v22, 9);
            v24 = v25;
        }
        let v26: T::Acc = v24;
        t7Renamed[i13] = v26;
    });
    parallel!((BM, (2*BN), BN), |i27, i28, i29| {
        h4.atomic_add([(((((((1 * 5) + i27) * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i27, i28, i29]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i27) * 5) + i28) * 5) + i29))), Release);
    });
    #[expect(non_snake_case)]
    parallel!((BM, BN, BN, BN), |i30Renamed, i31Renamed, i32Renamed, i33Renamed| {
        h4.atomic_add([(((((((((1 * 5) + i30Renamed) * 5) + i31Renamed) * 5) + i32Renamed) * 5) + i33Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6Renamed[[i30Renamed, i31Renamed, i32Renamed, i33Renamed]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i30Renamed) * 5) + i31Renamed) * 5) + i32Renamed) * 5) + i33Renamed))), AcqRel);
    });
    parallel!(7, |i34| {
        h4.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(t7Renamed[i34]) * cast::<u64>(((1 * 5) + i34))), Relaxed);
    });
    parallel!((BM, BM), |i35, i36| {
        y3[[((b4 * BM) + i35), ((b5 * BM) + i36)]] = select(((t6Renamed[[i36, d2, i35, n6]] >= t6Renamed[[i36, d1, 1, d2]]) ^ t6Renamed[[d3, n6, cast::<usize>(x0[[d2, 0, 0]]), b5]].is_finite()), ((cast::<f32>(x0[[b4, d1, d2]]) + (0.0 * cast::<f32>(n6))) * 0.5).abs().log2(), select((!(x2[b4] < t5[[b4, d3, b4]])), ((((1.0 + 2.0) * cast::<f32>(x0[[((i36 * (2*BN)) % (2*BN)), i36, cast::<usize>(t7Renamed[d2])]])) * 0.5).abs() + 1.0).recip(), select((x2[9] > 0.25), (cast::<f32>(t5[[cast::<usize>(x1[cast::<usize>(x1[d2])]), b4, 1]]).min(cast::<f32>(x0[[d2, d2, 0]])).abs() * 0.5).exp2(), ((-1.0f32).mul_add(0.0, cast::<f32>(x0[[x0.dim(2), b5, 0]])).min(cast::<f32>(t5[[(i36 - 5).div_ceil((d1 - 4)), cast::<usize>(cast::<i32>((b5 - 0))), d1]])) * 0.5).asin())));
    });
}

#[tile_kernel]
pub fn random_18934<T: Int, const BM: usize>(
    x0: &Tensor<T, 1>,
    x1: &Tensor<f16, 1>,
    x2: &Tensor<u8, 3>,
    y3: &mut Tensor<T::Acc, 1>,
    y4: &mut Tensor<f32, 1>,
    h5: &mut Tensor<u64, 1>,
    _p5: f32,
    _p6: usize,
) {
    dims!(x0 = [d0], x1 = [d0], x2 = [d1, d2, d1], y3 = [d3], y4 = [d3], h5 = [7]);
    let n7: usize = d3.div_ceil(BM);
    let mut w6 = workspace::<f32>([d3]);
    let [b4] = blocks([d3.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = shared::<T::Acc>([BM]);
    copy(y3.at([(b4 * BM)]), &mut t7);
    let mut t8 = shared::<u8>([BM + 1, BM, 1]);
    copy(x2.at((span((b4 * (BM + 1)), BM + 1), span((b4 * BM), BM), span((b4 * 8), 1))), &mut t8);
    let mut t9 = shared::<T>([8, 8]);
    copy(t8.at([(d1 * 8), (((d0 * 8) + b4) % 8), (b4 * 8)]), &mut t9);
    copy(x1.at((span((_p6 * (BM + 1)), BM),)), &mut t7);
    #[allow(non_snake_case)]
    let mut t10Renamed = shared::<f32>([1, BM + 1]);
    copy(t8.at([cast::<usize>(cast::<i64>((cast::<usize>(t8[[d0, _p6, b4]]) - 8))), (b4 * BM), (_p6 * 8)]), &mut t10Renamed);
    let mut t11 = shared::<f32>([1, 8]);
    copy(x2.at((span((b4 * 8), 8), (b4 * 8), span(n7, 1))).or(2).t(), &mut t11);
    #[allow(non_snake_case)]
    let mut t12Renamed = shared::<f32>([BM + 1, 8]);
    let v8: f32 = (1.0f32 + 0.0).mul_add((0.0 - cast::<f32>(b4)), 0.0f32.mul_add(-1.0, -2.0));
    fill(&mut t12Renamed, v8);
    gemm(t10Renamed.t(), &t11, &mut t12Renamed);
    for k9 in (0.._p6).step_by(2) {
        parallel!((8, 8), |i10, i11| {
            assert!((d0 < 17), "an index is within its bounds");
            let v12: T = cast::<T>((!x0[i11]).leading_zeros());
            t9[[(8 - i11), i10]] = ((if ((cast::<i32>((b4 - 4)) <= cast::<i32>(3usize)) ^ (x2[[1, d1, cast::<usize>(x0[d3])]] == x2[[b4, b4, b4]])) { (if (t12Renamed[[i11, cast::<usize>(t7[i10])]] != t12Renamed[[n7, _p6]]) { cast::<T>(t9[[(8 - i11), i10]]) } else { cast::<T>(x0[i11]) }) } else { (t9[[(8 - i11), i10]] ^ x0[i11]) }) * cast::<T>((((t9[[(8 - i11), i10]] * 8) + x0[cast::<usize>(t9[[(8 - i11), i10]])]) / 8).leading_zeros()));
        });
        parallel!((8, 8), |i13, i14| {
            h5.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t9[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), AcqRel);
        });
        parallel!(((BM + 1), 8), |i15, i16| {
            h5.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12Renamed[[i15, i16]]) * 16.0))) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Acquire);
        });
    }
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t13Renamed = shared::<u8>([BM + 1]);
    copy(t12Renamed.at(((b4 * BM), span(7, BM + 1))), &mut t13Renamed);
    parallel!(((BM + 1), 8), |i17, i18| {
        t12Renamed.atomic_exchange([i17, i18], cast::<f32>(x2[[b4, i17, _p6]]).ceil().trunc(), Relaxed);
    });
    let mut t14 = shared::<f32>([BM]);
    clear(&mut t14);
    #[allow(non_snake_case)]
    let mut t15Renamed = shared::<f32>([BM]);
    copy(&t14, w6.at_mut([(b4 * BM)]));
    copy(w6.at([(b4 * BM)]), &mut t15Renamed);
    #[expect(non_snake_case)]
    parallel!((8, 8), |i19Renamed, i20Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((((1 * 5) + i19Renamed) * 5) + i20Renamed) % 7)], (cast::<u64>(t9[[i19Renamed, i20Renamed]]) * cast::<u64>(((((1 * 5) + i19Renamed) * 5) + i20Renamed))), Acquire);
    });
    parallel!(((BM + 1), 8), |i21, i22| {
        h5.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12Renamed[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((BM + 1), |i23| {
        h5.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t13Renamed[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i24| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h5.atomic_add([(((1 * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i24]) * 16.0))) * cast::<u64>(((1 * 5) + i24))), AcqRel);
    });
    parallel!(BM, |i25| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h5.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15Renamed[i25]) * 16.0))) * cast::<u64>(((1 * 5) + i25))), AcqRel);
    });
    copy(&t7, y3.at_mut([(b4 * BM)]));
    parallel!(BM, |i26| {
        #[expect(non_snake_case)]
        y4[((b4 * BM) + i26)] = { let assignedRenamed: f32 = select(((_p6 * 3) != x0.dim(0)), (t15Renamed[i26].round_ties_even() * 0.5).acos(), select((t15Renamed[(i26 * 4)] != t15Renamed[i26]), (t14[i26] * 0.5).tanh(), select(((cast::<usize>(t8[[i26, _p6, i26]]) <= 2) & (d1 <= d2)), (t15Renamed[(((i26 * 8) + b4) % 8)] * 0.5).erf(), ((-t15Renamed[b4].round()) * 0.5).acos()))); assignedRenamed };
    });
}

const SCALE_18935: f32 = 6.0;
#[tile_kernel]
pub fn random_18935<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i16, 3>,
    x1: &Tensor<i16, 2>,
    x2: &Tensor<i16, 1>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<f32, 3>,
    a5: &mut Tensor<i64, 1>,
    h6: &mut Tensor<u64, 1>,
) {
    #[cfg(false)]
    require!(false, "kept");
    dims!(x0 = [d0, d1, d0], x1 = [d1, d2], x2 = [d3], y3 = [d3, d4], y4 = [d3, d4, BK], a5 = [d7], h6 = [7]);
    #[cfg_attr(not(false), cfg(false))]
    require!(false, "kept");
    require!((d2 < 100), "extents are below 100");
    let [b5, b6] = blocks([d3.div_ceil(BK), d4.div_ceil((2*BM))]);
    let mut t7 = fragment::<i16>([BK, BN, BK]);
    #[allow(non_snake_case)]
    parallel!((BK, BN, BK), |i8Renamed, i9Renamed, i10Renamed| {
        #[cfg(not(false))]
        #[expect(non_snake_case)]
        t7[[i10Renamed, i9Renamed, i8Renamed]] = { let assignedRenamed: i16 = x0[[b6, i8Renamed, (i8Renamed - 4)]]; assignedRenamed };
    });
    let mut t8 = fragment::<f32>([2*BM]);
    parallel!((2*BM), |i11| {
        assert!((d4 < 7), "an index is within its bounds");
        #[cfg(not(false))]
        t8[i11] = (-cast::<f32>(x0[[b6, b5, d2]]));
    });
    for k12 in 0..b6 {
        #[cfg_attr(not(false), cfg(false))]
        let kept = undefined;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!((2*BM), |i13| {
            let v14: f32 = SCALE_18935;
            #[expect(non_snake_case)]
            t8[((2*BM) - i13)] = { let assignedRenamed: f32 = (if (cast::<u16>((3usize - 6)) < cast::<u16>(x0.dim(1))) { (-SCALE_18935).max(f32::from_bits((cast::<f32>(i13).to_bits() | 2147483648))) } else { (-cast::<f32>((((cast::<usize>(x1[[x0.dim(2), i13]]) * (2*BM)) + i13) % (2*BM)))) }); assignedRenamed };
        });
        #[cfg_attr(not(false), allow(non_snake_case))]
        parallel!((BK, BN, BK), |i15Renamed, i16Renamed, i17Renamed| {
            h6.atomic_add([(((((((1 * 5) + i15Renamed) * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(t7[[i15Renamed, i16Renamed, i17Renamed]]) * cast::<u64>(((((((1 * 5) + i15Renamed) * 5) + i16Renamed) * 5) + i17Renamed))), Relaxed);
        });
        #[cfg_attr(not(false), allow(non_snake_case))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!((2*BM), |i18Renamed| {
            h6.atomic_add([(((1 * 5) + i18Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i18Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i18Renamed))), Relaxed);
        });
    }
    let mut t9 = fragment::<i64>([BM]);
    #[cfg_attr(not(false), allow(non_snake_case))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i19Renamed| {
        #[cfg(false)]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg(not(false))]
        let mut s20: i64 = 0;
        #[cfg(not(false))]
        for k21 in 0..3 {
            s20 += (((cast::<i64>(x0[[((b6 - 9) >> 3), (i19Renamed % 1), d1]]) * 2) + cast::<i64>((cast::<usize>(x0[[k21, i19Renamed, d7]]) + 1))) / 2);
        }
        #[cfg(false)]
        { assert!(false, "kept"); }
        t9[i19Renamed] = s20;
    });
    atomic_max(&t9, a5.at_mut([d3]), Relaxed);
    #[cfg_attr(false, cfg(false))]
    parallel!((BK, BN, BK), |i22, i23, i24| {
        h6.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t7[[i22, i23, i24]]) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), SeqCst);
    });
    #[cfg_attr(not(false), expect(non_snake_case))]
    parallel!((2*BM), |i25Renamed| {
        h6.atomic_add([(((1 * 5) + i25Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i25Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i25Renamed))), Relaxed);
    });
    #[cfg_attr(false, cfg(false))]
    parallel!((BK, (2*BM)), |i26, i27| {
        y3[[((b5 * BK) + i26), ((b6 * (2*BM)) + i27)]] = select((!(cast::<u8>((i27 - 2)) > cast::<u8>(i26))), (cast::<f32>(x0[[cast::<usize>(t7[[1, 2, d7]]), i26, b6]]) * 0.5).log10(), select((t7[[i26, (cast::<usize>(t7[[i26, cast::<usize>(x1[[i26, i27]]), i26]]) + 3), 3]] != cast::<i16>((((i26 * (2*BM)) + i27) / (2*BM)))), ((if ((d4 - 2).div_ceil((i26 - 3)) <= i26) { (-cast::<f32>(x0[[i26, cast::<usize>(x1[[i26, i26]]), cast::<usize>(x2[cast::<usize>(t7[[d0, cast::<usize>(x1[[i26, 13]]), i26]])])]])) } else { 4.0 }) * 0.5).atan(), select((cast::<u16>((d0 - 1)) <= cast::<u16>(6usize)), ((if (t7[[i26, ((i27 * BN) / BN), i26]] <= x0[[d2, 3, 0]]) { cast::<f32>(x0[[d3, (i26 * 4), d2]]) } else { (cast::<f32>(x0[[d3, cast::<usize>(x1[[d4, i27]]), d2]]) * cast::<f32>(x0[[x2.dim(0), i26, d1]])) }) * 0.5).atan2((0.0 * 0.0)), ((-2.0 + (cast::<f32>(x0[[b5, i26, b6]]) + cast::<f32>(x0[[0, i26, cast::<usize>(x1[[d3, i27]])]]))) * 0.5).atan())));
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BK, (2*BM), BK), |i28, i29, i30| {
        let mut l10 = local::<f32>([1]);
        for k31 in 0..1 {
            l10[k31] = 0.0;
        }
        #[cfg(not(false))]
        y4[[((b5 * BK) + i28), ((b6 * (2*BM)) + i29), (0 + i30)]] = l10[((d1 - 9) >> 1)];
    });
}

const SCALE_18936: u8 = 7;
#[tile_kernel]
pub fn random_18936<const BM: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<u64, 4>,
    y2: &mut Tensor<f32, 2>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p3: bool,
    _p4: usize,
) {
    dims!(x0 = [d0, d0, 2], x1 = [2, 4, 4, 2], y2 = [d0, d0], a3 = [d0], h4 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b1, b2] = blocks([d0.div_ceil(BM), d0.div_ceil(BM)]);
    let mut t5 = shared::<f32>([2, BM]);
    copy(x1.at([b1, b2, b2, b2]), &mut t5);
    let mut t6 = fragment::<f32>([4]);
    copy(t5.at([(b1 * 2), (b1 * 4)]).or(cast::<f32>(b1)), &mut t6);
    if ((cast::<u16>((b2 - 3)) <= cast::<u16>(b1)) || t5[[b1, b1]].is_nan()) {
        #[allow(non_snake_case)]
        let mut t7Renamed = fragment::<f32>([2, 2, 2, 4]);
        parallel!((2, 2, 2, 4), |i5, i6, i7, i8| {
            t7Renamed[[i5, i6, i7, i8]] = f32::from_bits(((-(-2.0f32)).to_bits() | 2147483648)).abs();
        });
        parallel!(4, |i9| {
            h4.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i9]) * 16.0))) * cast::<u64>(((1 * 5) + i9))), Relaxed);
        });
        parallel!((2, 2, 2, 4), |i10, i11, i12, i13| {
            h4.atomic_add([(((((((((1 * 5) + i10) * 5) + i11) * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7Renamed[[i10, i11, i12, i13]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i10) * 5) + i11) * 5) + i12) * 5) + i13))), Relaxed);
        });
    } else {
        let mut v14: f32 = 3.0;
        for k15 in 0..1 {
            v14 += x0[[cast::<usize>(cast::<i32>((k15 - 3))), _p4, k15]].mul_add(x0[[5, 10, k15]].mul_add(t5[[b1, b1]], t5[[b1, 5]]), (t6[3] / 2.25));
        }
        let mut t8 = fragment::<f32>([2, BM]);
        clear(&mut t8);
        let mut t9 = shared::<f32>([2, 2]);
        let mut t10 = fragment::<f32>([2, BM]);
        pipelined!(0..3, stages = 2, |k16| {
            copy(x0.at([cast::<usize>(x1[[b1, b2, 0, 1]]), b1, (k16 * 2)]), &mut t9);
            copy(x1.at([0, b1, (k16 * 2), b2]), &mut t10);
            gemm(&t9, &t10, &mut t8);
        });
    }
    if (((b1 * 2) != b2) ^ (cast::<i8>((b1 - 8)) <= cast::<i8>((((7 * 2) + b2) % 2)))) {
        pipelined!(0..3, stages = 4, |k17| {
            let mut t11 = fragment::<f32>([2, BM]);
            cummax(&t5, &mut t11, 0);
            let mut t12 = fragment::<bool>([2, 4]);
            #[allow(non_snake_case)]
            let v18Renamed: bool = (x0[[k17, x0.dim(0), b1]].is_finite() ^ (k17 <= (b1 * 4)));
            fill(&mut t12, v18Renamed);
            let mut t13 = fragment::<f32>([2, BM, 4]);
            #[expect(unused_doc_comments)]
            #[doc = ""]
            copy(x1.at([(b2 * 2), b2, (b2 * 4), (b1 * BM)]), &mut t13);
            #[expect(non_snake_case)]
            let mut t14Renamed = fragment::<u64>([BM, 2, 4, 2, 2]);
            parallel!((BM, 2, 4, 2, 2), |i19, i20, i21, i22, i23| {
                t14Renamed[[i19, i20, i21, i22, i23]] = cast_with::<u64>(t6[i23], Round::NearestEven);
            });
            #[expect(non_snake_case)]
            parallel!((2, BM, 4), |i24Renamed, i25Renamed, i26Renamed| {
                h4.atomic_add([(((((((1 * 5) + i24Renamed) * 5) + i25Renamed) * 5) + i26Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i24Renamed, i25Renamed, i26Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i24Renamed) * 5) + i25Renamed) * 5) + i26Renamed))), Relaxed);
            });
            #[allow(non_snake_case)]
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            parallel!((BM, 2, 4, 2, 2), |i27Renamed, i28Renamed, i29Renamed, i30Renamed, i31Renamed| {
                h4.atomic_add([(((((((((((1 * 5) + i27Renamed) * 5) + i28Renamed) * 5) + i29Renamed) * 5) + i30Renamed) * 5) + i31Renamed) % 7)], (cast::<u64>(t14Renamed[[i27Renamed, i28Renamed, i29Renamed, i30Renamed, i31Renamed]]) * cast::<u64>(((((((((((1 * 5) + i27Renamed) * 5) + i28Renamed) * 5) + i29Renamed) * 5) + i30Renamed) * 5) + i31Renamed))), AcqRel);
            });
        });
        let mut t15 = shared::<bool>([64]);
        #[expect(non_snake_case)]
        threads!(64, |thread32Renamed| {
            #[expect(non_snake_case)]
            let i33Renamed: usize = thread32Renamed.index();
            let i34: usize = thread32Renamed.lane();
            let w35: usize = thread32Renamed.warp();
            let i36: usize = (i33Renamed % 3);
            let v37: bool = (cast::<i32>((i36 - 2)) != cast::<i32>(i36));
            let v38: bool = thread32Renamed.shuffle_xor(v37, 29);
            t15[i33Renamed] = v38;
            thread32Renamed.barrier();
            let v39: bool = t15[((i33Renamed + 29) % 64)];
            thread32Renamed.barrier();
            let v40: bool = v39;
            t15[i33Renamed] = v40;
            thread32Renamed.barrier();
            let v41: bool = t15[((i33Renamed + 37) % 64)];
            thread32Renamed.barrier();
            let v42: bool = v41;
            t15[i33Renamed] = v42;
        });
        #[expect(non_snake_case)]
        parallel!(4, |i43Renamed| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h4.atomic_add([(((1 * 5) + i43Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i43Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i43Renamed))), Relaxed);
        });
        parallel!(64, |i44| {
            h4.atomic_add([(((1 * 5) + i44) % 7)], (cast::<u64>(t15[i44]) * cast::<u64>(((1 * 5) + i44))), Relaxed);
        });
    }
    let mut t16 = shared::<u32>([BM]);
    copy(x1.at([(b1 * 2), 2, b1, 0]), &mut t16);
    atomic_min(&t16, a3.at_mut([_p4]), Relaxed);
    parallel!((2, BM), |i45, i46| {
        h4.atomic_add([(((((1 * 5) + i45) * 5) + i46) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i45, i46]]) * 16.0))) * cast::<u64>(((((1 * 5) + i45) * 5) + i46))), Relaxed);
    });
    parallel!(4, |i47| {
        h4.atomic_add([(((1 * 5) + i47) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i47]) * 16.0))) * cast::<u64>(((1 * 5) + i47))), Acquire);
    });
    let mut t17 = shared::<f32>([BM, BM, 2]);
    copy(x0.at((span(_p4, 2), span((b1 * 2), BM), span(b2, BM))).permute([1, 2, 0]), &mut t17);
    let mut t18 = shared::<f32>([BM, BM]);
    reduce_mean(&t17, &mut t18, 2);
    copy(&t18, y2.at_mut([(b1 * BM), (b2 * BM)]));
}

const SCALE_18937: u8 = 1;
#[tile_kernel]
pub fn random_18937<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<i32, 2>,
    y1: &mut Tensor<T::Acc, 3>,
    a2: &mut Tensor<i32, 1>,
    h3: &mut Tensor<u64, 1>,
    _p5: usize,
) {
    #[cfg(false)]
    dims!(undefined = [1]);
    dims!(x0 = [d0, d0], y1 = [d1, d1, BN], a2 = [d4], h3 = [7]);
    #[cfg(false)]
    require!(false, "kept");
    #[cfg_attr(false, cfg(false))]
    let [b2, b3] = blocks([d1.div_ceil((2*BM)), d1.div_ceil((BK + 1))]);
    let mut t4 = fragment::<i8>([BN + 1, BN + 1]);
    #[cfg_attr(not(false), cfg(false))]
    undefined!();
    copy(x0.at((span((_p5 * BN), BN + 1), span((d4 * BM), BN + 1))), &mut t4);
    #[cfg(false)]
    parallel!(1, |i| { undefined[i] = 1; });
    let mut t5 = shared::<f32>([BM]);
    parallel!(BM, |i6| {
        t5[i6] = f32::from_bits(((-1.125f32).mul_add(cast::<f32>(x0[[cast::<usize>(x0[[i6, cast::<usize>(t4[[i6, d4]])]]), i6]]), 0.25).to_bits() & 2147483647)).max((cast::<f32>(t4[[i6, i6]]) / 5.75).abs());
    });
    #[cfg(false)]
    if true { assert!(false, "kept"); }
    #[cfg(not(false))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = shared::<i8>([BN + 1]);
    reduce_product(&t4, &mut t6, 1);
    let mut t7 = fragment::<i8>([BN + 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    clear(&mut t7);
    atomic_min(&t7, &mut t6, Relaxed);
    #[cfg(false)]
    undefined!();
    let mut t8 = fragment::<i32>([1]);
    reduce_argmax(&t7, &mut t8, 0);
    let mut t9 = shared::<f32>([BN + 1]);
    copy(t5.at([(_p5 % 1)]), &mut t9);
    parallel!((BK + 1), |i7| {
        a2.atomic_or([(i7 - 2)], (if ((cast::<u64>((i7 - 5)) < cast::<u64>(4usize)) | (i7 != 2)) { t8[_p5].dot4_i8(t8[x0.dim(0)]) } else { x0[[cast::<usize>(x0[[i7, d1]]), d0]].dot4_u8(x0[[d0, _p5]]) }), Relaxed);
    });
    parallel!(BM, |i8| {
        h3.atomic_add([(((1 * 5) + i8) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i8]) * 16.0))) * cast::<u64>(((1 * 5) + i8))), Relaxed);
    });
    parallel!((BN + 1), |i9| {
        #[cfg(false)]
        let kept = undefined;
        h3.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(t6[i9]) * cast::<u64>(((1 * 5) + i9))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((BN + 1), |i10Renamed| {
        h3.atomic_add([(((1 * 5) + i10Renamed) % 7)], (cast::<u64>(t7[i10Renamed]) * cast::<u64>(((1 * 5) + i10Renamed))), SeqCst);
    });
    parallel!(1, |i11| {
        h3.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(t8[i11]) * cast::<u64>(((1 * 5) + i11))), Release);
    });
    #[cfg(not(false))]
    #[allow(non_snake_case)]
    parallel!((BN + 1), |i12Renamed| {
        h3.atomic_add([(((1 * 5) + i12Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i12Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i12Renamed))), SeqCst);
    });
    parallel!(((2*BM), (BK + 1), BN), |i13, i14, i15| {
        #[cfg(not(false))]
        y1[[((b2 * (2*BM)) + i13), ((b3 * (BK + 1)) + i14), (0 + i15)]] = -3;
    });
}

#[tile_fn]
pub fn function_18938(_v0: u8) -> u8 {
    (_v0 * ((if (cast::<u8>((7usize - 1)) >= cast::<u8>((((2usize * 3) + 0) / 3))) { 0u8.abs() } else { (2 & cast::<u8>((0usize + 1))) }) / cast::<u8>((0usize + 1))))
}
#[tile_kernel]
pub fn random_18938(
    x0: &Tensor<i16, 1>,
    x1: &Tensor<u8, 3>,
    y2: &mut Tensor<u8, 1>,
    a3: &mut Tensor<i64, 1>,
    h4: &mut Tensor<u64, 1>,
    _p6: u8,
    _p7: u8,
) {
    dims!(x0 = [d1], x1 = [d2, d3, 1], y2 = [d4], a3 = [d1], h4 = [7]);
    #[expect(non_snake_case)]
    let n8Renamed: usize = d4.div_ceil(8);
    let [b5] = blocks([d4.div_ceil(8)]);
    let mut t5 = fragment::<u8>([8]);
    copy(y2.at([(b5 * 8)]), &mut t5);
    let mut t6 = fragment::<i64>([8, 1]);
    parallel!((8, 1), |i9, i10| {
        t6[[i9, i10]] = (!((cast::<i64>(t5[3]) << cast::<i64>((1usize + 1))) >> 46));
    });
    #[allow(non_snake_case)]
    let mut t7Renamed = fragment::<u8>([8, 3]);
    copy(x1.at([12, (b5 * 1), d3]), &mut t7Renamed);
    let mut t8 = fragment::<u8>([8]);
    parallel!(8, |i11| {
        #[expect(non_snake_case)]
        t8[i11] = { let assignedRenamed: u8 = t5[x0.dim(0)]; assignedRenamed };
    });
    let mut t9 = shared::<u8>([8]);
    gather(&t5, &t8, &mut t9);
    let n12: usize = (b5 % 4).max(0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(1, |i13| {
        t9.atomic_or([i13], _p7, Acquire);
    });
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<i16>([8, 1, 1]);
    copy(t9.reshape([8, 1, 1]), &mut t10Renamed);
    parallel!(1, |i14| {
        a3.atomic_and([i14], ((t6[[7, cast::<usize>(t10Renamed[[i14, i14, i14]])]] | t6[[i14, i14]]) & t6[[i14, cast::<usize>(t6[[i14, 0]])]]), Release);
    });
    #[expect(non_snake_case)]
    parallel!((8, 1), |i15Renamed, i16Renamed| {
        h4.atomic_add([(((((1 * 5) + i15Renamed) * 5) + i16Renamed) % 7)], (cast::<u64>(t6[[i15Renamed, i16Renamed]]) * cast::<u64>(((((1 * 5) + i15Renamed) * 5) + i16Renamed))), Release);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((8, 3), |i17, i18| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t7Renamed[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Acquire);
    });
    parallel!(8, |i19| {
        h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t8[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(8, |i20| {
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t9[i20]) * cast::<u64>(((1 * 5) + i20))), Release);
    });
    parallel!((8, 1, 1), |i21, i22, i23| {
        h4.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(t10Renamed[[i21, i22, i23]]) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Relaxed);
    });
    copy(&t5, y2.at_mut([(b5 * 8)]));
}

#[tile_fn]
pub fn function_18939(_v0: f16, _v1: f16) -> f16 {
    _v0.max(f16::from_bits(((cast::<f16>(3) - 4.0).to_bits() | 32768)))
}
#[tile_kernel]
pub fn random_18939<const BM: usize>(
    x0: &Tensor<f16, 3>,
    y1: &mut Tensor<f32, 2>,
    a2: &mut Tensor<i32, 1>,
    h3: &mut Tensor<u64, 1>,
    _p7: f32,
    _p8: usize,
) {
    dims!(x0 = [d2, d3, d2], y1 = [d4, 4], a2 = [d6], h3 = [7]);
    let n9: usize = d4.div_ceil(2);
    let [b5] = blocks([d4.div_ceil(2)]);
    #[cfg_attr(not(false), allow(non_snake_case))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t4Renamed = shared::<f32>([2, 4]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(y1.at([(b5 * 2), 0]), &mut t4Renamed);
    let mut t5 = fragment::<f16>([BM, 2]);
    #[cfg(not(false))]
    copy(x0.at([b5, (d4 * 2), d4]).or(-2.0), &mut t5);
    let mut t6 = shared::<f16>([BM]);
    copy(x0.at([d4, d6, (d3 * 2)]), &mut t6);
    #[cfg_attr(false, cfg(false))]
    for k10 in (0..1).step_by(2) {
        let v11: f32 = cast::<f32>(b5).trunc().mul_add((t4Renamed[[0, b5]] * cast::<f32>(k10)), t4Renamed[[k10, b5]]);
        parallel!((BM, 2), |i12, i13| {
            h3.atomic_add([(((((1 * 5) + i12) * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i12, i13]]) * 16.0))) * cast::<u64>(((((1 * 5) + i12) * 5) + i13))), Relaxed);
        });
        parallel!(BM, |i14| {
            h3.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i14]) * 16.0))) * cast::<u64>(((1 * 5) + i14))), Relaxed);
        });
    }
    #[cfg_attr(false, cfg(false))]
    let mut t7 = fragment::<f16>([4, 2, 4, 4, 2]);
    clear(&mut t7);
    parallel!(4, |i15| {
        #[cfg(not(false))]
        a2.atomic_max([i15], select((t4Renamed[[(x0.dim(1) - 9).div_ceil((i15 - 5)), (((d6 - 2) * BM) / BM)]] <= cast::<f32>(x0[[i15, d4, i15]])), (!cast::<i32>(x0[[i15, i15, i15]])), (cast::<i32>(t7[[i15, i15, i15, 0, x0.dim(1)]]) / cast::<i32>((2usize + 1)))), Relaxed);
    });
    parallel!((2, 4), |i16, i17| {
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4Renamed[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), AcqRel);
    });
    #[allow(non_snake_case)]
    parallel!((BM, 2), |i18Renamed, i19Renamed| {
        #[cfg(false)]
        undefined!();
        h3.atomic_add([(((((1 * 5) + i18Renamed) * 5) + i19Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i18Renamed, i19Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18Renamed) * 5) + i19Renamed))), Relaxed);
    });
    #[cfg_attr(false, cfg(false))]
    parallel!(BM, |i20| {
        #[cfg(not(false))]
        h3.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((4, 2, 4, 4, 2), |i21, i22, i23, i24, i25| {
        #[cfg_attr(not(false), cfg(false))]
        assert!(false, "kept");
        #[cfg(not(false))]
        h3.atomic_add([(((((((((((1 * 5) + i21) * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i21, i22, i23, i24, i25]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i21) * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25))), AcqRel);
    });
    #[cfg(false)]
    if true { assert!(false, "kept"); }
    copy(&t4Renamed, y1.at_mut([(b5 * 2), 0]));
}

#[tile_kernel]
pub fn random_18940<const BM: usize, const BN: usize>(
    x0: &Tensor<u32, 1>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<f32, 1>,
    y3: &mut Tensor<f32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p2: f32,
    _p3: usize,
) {
    dims!(x0 = [d0], x1 = [BM, BM + 1], y2 = [d0], y3 = [d0], h4 = [7]);
    let [b1] = blocks([d0.div_ceil((BM + 1))]);
    let mut t5 = shared::<f32>([BN + 1, BM]);
    copy(x1.at((span((b1 - 2), BN + 1), span((b1 * (BM + 1)), BM))), &mut t5);
    let mut t6 = fragment::<f32>([BM, BM, BM]);
    parallel!((BM, BM, BM), |i4, i5, i6| {
        t6[[i4, i5, i6]] = cast_with::<f32>(x1[[i5, ((i5 * BM) % BM)]], Round::Up);
    });
    pipelined!(0..b1, stages = 4, stage = [0, 0, 0, 0, 0, 0], |k7| {
        let mut t7 = shared::<f32>([BN + 1, BN + 1, 1]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(t6.at([(k7 * BM), (b1 * BM), _p3]), &mut t7);
        copy(&t7, t6.at_mut((span((k7 * BM), BN + 1), span((b1 * BM), BN + 1), span(b1, 1))));
        parallel!((1, _p3.min((BN + 1)), (BN + 1)), |i8, i9, i10| {
            let mut s11: f32 = 0.0;
            for k12 in 0..2 {
                s11 += t6[[(k12 - 5).div_ceil(1), (i8 % 1), cast::<usize>(x0[i8])]];
            }
            t7[[i10, i9, i8]] = s11;
        });
        parallel!((BM, BM, BM), |i13, i14, i15| {
            h4.atomic_add([(((((((1 * 5) + i13) * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i13, i14, i15]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i13) * 5) + i14) * 5) + i15))), SeqCst);
        });
        parallel!(((BN + 1), (BN + 1), 1), |i16, i17, i18| {
            h4.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
        });
    });
    parallel!(((BN + 1), BM), |i19, i20| {
        h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), AcqRel);
    });
    parallel!((BM, BM, BM), |i21, i22, i23| {
        h4.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i21, i22, i23]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Relaxed);
    });
    let mut t8 = fragment::<f32>([BM + 1]);
    parallel!((BM + 1), |i24| {
        t8[i24] = cast::<f32>(_p3).min((if (t5[[i24, 3]].is_nan() | (cast::<i8>((i24 - 1)) > cast::<i8>(b1))) { (2.0 + -2.0) } else { select((i24 >= i24), x1[[_p3, i24]], x1[[i24, cast::<usize>(x0[i24])]]) }));
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t8, y2.at_mut([(b1 * (BM + 1))]));
    parallel!((BM + 1), |i25| {
        y3[((b1 * (BM + 1)) + i25)] = select((7 == i25), (t5[[i25, ((d0 - 0) >> 3)]] * 0.5).sinh(), select((i25 != i25), (t5[[i25, b1]] * 0.5).sinh(), select(t6[[d0, (((b1 - 1) * (BM + 1)) / (BM + 1)), _p3]].is_finite(), ((x1[[3, _p3]] + x1[[i25, i25]].max(t5[[i25, x0.dim(0)]])) * 0.5).log1p(), (t5[[i25, _p3]] * 0.5).exp())));
    });
}

const SCALE_18941: u8 = 9;
#[tile_fn]
pub fn function_18941(_v0: i64) -> i64 {
    (_v0 * cast::<i64>(((-1i64) + -3).leading_zeros()))
}
#[tile_kernel]
pub fn random_18941<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<i64, 1>,
    y2: &mut Tensor<i32, 2>,
    a3: &mut Tensor<u64, 1>,
    h4: &mut Tensor<u64, 1>,
    _q4: usize,
) {
    dims!(x0 = [d1], x1 = [d1], y2 = [d1, BN], a3 = [d3], h4 = [7]);
    let n5: usize = d1.div_ceil((2*BM));
    let mut w5 = workspace::<i32>([d1]);
    let [b2] = blocks([d1.div_ceil((2*BM))]);
    let mut t6 = shared::<i32>([2*BM, BN, 2*BM]);
    #[allow(non_snake_case)]
    let v6Renamed: i32 = cast::<i32>(x1[(n5 - 2).div_ceil(1)]);
    fill(&mut t6, v6Renamed);
    let mut t7 = fragment::<f32>([BN, BM, 2*BM]);
    parallel!((BN, BM, (2*BM)), |i7, i8, i9| {
        t7[[i7, i8, i9]] = cast::<f32>(t6[[cast::<usize>(x1[i8]), i7, i8]]).abs().min_nan((-0.5f32).min_nan(cast::<f32>(t6[[_q4, i8, 1]]))).min_nan(x0[i8].min_nan(x0[((_q4 * (2*BM)) % (2*BM))]));
    });
    #[expect(non_snake_case)]
    parallel!(((2*BM), BN, (2*BM)), |i10Renamed, i11Renamed, i12Renamed| {
        let mut l8 = local::<i32>([3]);
        for k13 in 0..3 {
            #[allow(non_snake_case)]
            l8[k13] = { let assignedRenamed: i32 = (if (n5 != cast::<usize>(t6[[i10Renamed, i11Renamed, i12Renamed]])) { select((cast::<u32>((_q4 - 4)) >= cast::<u32>(_q4)), t6[[i10Renamed, i11Renamed, i12Renamed]], cast::<i32>(x1[i12Renamed])) } else { select((x0[i12Renamed] >= cast::<f32>(t6[[i10Renamed, i11Renamed, i12Renamed]])), cast::<i32>(n5), 0) }); assignedRenamed };
        }
        if (i10Renamed <= i12Renamed) {
            t6[[i10Renamed, i11Renamed, i12Renamed]] = l8[(i12Renamed % 3)];
        }
    });
    let mut t9 = shared::<i32>([2*BM]);
    copy(x1.at([(n5 * (2*BM))]), &mut t9);
    let mut t10 = shared::<i32>([2*BM]);
    copy(&t9, w5.at_mut([(b2 * (2*BM))]));
    copy(w5.at([(b2 * (2*BM))]), &mut t10);
    #[allow(non_snake_case)]
    parallel!(BM, |i14Renamed| {
        a3.atomic_or([(i14Renamed - 4)], ((4u64 * 9) / 9).max(4), Relaxed);
    });
    parallel!(((2*BM), BN, (2*BM)), |i15, i16, i17| {
        h4.atomic_add([(((((((1 * 5) + i15) * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(t6[[i15, i16, i17]]) * cast::<u64>(((((((1 * 5) + i15) * 5) + i16) * 5) + i17))), Relaxed);
    });
    parallel!((BN, BM, (2*BM)), |i18, i19, i20| {
        h4.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i18, i19, i20]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), SeqCst);
    });
    parallel!((2*BM), |i21| {
        h4.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(t9[i21]) * cast::<u64>(((1 * 5) + i21))), Relaxed);
    });
    parallel!((2*BM), |i22| {
        h4.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t10[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
    });
    parallel!(((2*BM), BN), |i23, i24| {
        y2[[((b2 * (2*BM)) + i23), (0 + i24)]] = (t9[i23] & t10[((((cast::<usize>(x1[i23]) - 5) * BM) + _q4) % BM)]);
    });
}

const SCALE_18942: u8 = 7;
#[tile_fn]
pub fn function_18942(_v0: u16) -> u16 {
    (_v0 * (!select((0usize < 0), (1 >> cast::<u16>((0usize + 1))), 3u16.min(1))))
}
#[tile_kernel]
pub fn random_18942<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<F8E4M3, 1>,
    y2: &mut Tensor<u16, 2>,
    y3: &mut Tensor<f32, 2>,
    h4: &mut Tensor<u64, 1>,
    _p4: f32,
    _p5: f32,
    _q6: usize,
) {
    dims!(x0 = [d1], x1 = [BM], y2 = [d1, d1], y3 = [d1, d1], h4 = [7]);
    require!((d1 < 100), "extents are below 100");
    let n7: usize = d1.div_ceil(BN);
    let [b2, b3] = blocks([d1.div_ceil(BN), d1.div_ceil((2*BN))]);
    let mut t5 = shared::<f32>([2*BN, BN, BM]);
    parallel!((BM, BN, (2*BN)), |i8, i9, i10| {
        t5[[i10, i9, i8]] = (x0[i8].ceil() / 1.5).mul_add((cast::<f32>(d1) / 2.75).max_nan(x0[1].max(x0[3])), (_p4 - x0[2]).abs());
    });
    let mut t6 = shared::<f32>([BN, BM, BM]);
    copy(t5.at((span((n7 * BN), BN), span((b3 * (2*BN)), BM), span((b3 * BN), BM))), &mut t6);
    if (n7 <= _q6) {
        let mut v11: u16 = 1;
        for k12 in 0..4 {
            v11 += ((cast_with::<u16>(t5[[b2, b2, b3]], Round::Up) % cast::<u16>((k12 + 1))) & cast::<u16>((_q6 + 1)));
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t7 = fragment::<f32>([BM, BN]);
        parallel!((BM, BN), |i13, i14| {
            t7[[i13, i14]] = x0[b2];
        });
        let mut t8 = shared::<f32>([BM, BM + 1]);
        parallel!((BM, (BM + 1)), |i15, i16| {
            t8[[i15, i16]] = x0[((_q6 * BN) % BN)];
        });
        let mut t9 = shared::<f32>([BN, BM + 1]);
        clear(&mut t9);
        gemm(t7.t(), &t8, &mut t9);
        parallel!((BM, (BM + 1)), |i17, i18| {
            h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
        });
        parallel!((BN, (BM + 1)), |i19, i20| {
            h4.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
        });
    } else {
        let mut t10 = shared::<i32>([BN, BM]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        reduce_argmax(&t5, &mut t10, 0);
        let mut t11 = shared::<i32>([BM + 1]);
        parallel!((BM + 1), |i21| {
            t11[i21] = ((cast::<i32>(i21) * 3) + 2);
        });
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t12 = shared::<i32>([BM + 1, BM]);
        copy(t5.at([cast::<usize>(cast::<u16>((_q6 - 0))), (b3 * BN), (b2 * BN)]).or(x0[b2]), &mut t12);
        scatter(&t12, &t11, &mut t10);
    }
    let mut t13 = fragment::<f32>([2*BN, BM + 1, BN]);
    copy(t6.at((span((b3 * (2*BN)), 2*BN), span((b2 * (BM + 1)), BM + 1), span((b2 * (2*BN)), BN))), &mut t13);
    parallel!((BM, BM, BN), |i22, i23, i24| {
        t6[[i24, (i23 + 3), i22]] = t13[[((_q6 * BN) / BN), i22, _q6]];
    });
    let mut t14 = shared::<f32>([BM + 1]);
    threads!(BM + 1, |thread25| {
        #[expect(non_snake_case)]
        let i26Renamed: usize = thread25.index();
        let i27: usize = thread25.lane();
        #[allow(non_snake_case)]
        let w28Renamed: usize = thread25.warp();
        let i29: usize = (i26Renamed % 5);
        let v30: f32 = 1.0;
        let v31: u32 = thread25.ballot((cast::<u64>((d1 - 2)) == cast::<u64>(i29)));
        let v32: bool = thread25.all((w28Renamed <= (d1 - 9).div_ceil((i26Renamed - 5))));
        let v33: f32 = select(v32, cast::<f32>(v31.count_ones()), v30);
        let v34: bool = thread25.any(((((_q6 * BM) + b3) % BM) > i29));
        let mut v35: f32 = v33;
        if v34 {
            let v36: f32 = thread25.shuffle_idx(v33, 28);
            v35 = v36;
        }
        #[expect(non_snake_case)]
        let v37Renamed: f32 = v35;
        let v38: u32 = thread25.ballot(((x0[i26Renamed] > x0[0]) || (i26Renamed <= _q6)));
        let v39: bool = thread25.all((t5[[cast::<usize>(cast::<i64>((i29 - 8))), n7, 0]] == cast::<f32>((((b3 * BM) + x0.dim(0)) % BM))));
        let v40: f32 = select(v39, cast::<f32>(v38.count_ones()), v37Renamed);
        let mut v41: f32 = v40;
        if (b2 >= 2) {
            t14[i26Renamed] = v40;
            thread25.barrier();
            let v42: f32 = t14[((i26Renamed + 13) % 2)];
            thread25.barrier();
            v41 = v42;
        }
        #[expect(non_snake_case)]
        let v43Renamed: f32 = v41;
        t14[i26Renamed] = v43Renamed;
    });
    #[allow(non_snake_case)]
    let mut t15Renamed = shared::<u16>([BN, 8]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, 8), |i44, i45| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t15Renamed[[i44, i45]] = 1;
    });
    let mut t16 = fragment::<u16>([2*BN, 16]);
    parallel!(((2*BN), 16), |i46, i47| {
        t16[[i46, i47]] = (0 * 0);
    });
    let mut t17 = shared::<u16>([BN, 2*BN]);
    fill(&mut t17, 4);
    let mut t18 = shared::<u8>([BN, 2]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t18, 14);
    gemm_sp(&t15Renamed, &t18, t16.t(), &mut t17);
    let mut t19 = fragment::<F8E4M3>([BM + 1, 2*BN, BN]);
    copy(t6.at([(b3 * BN), (b3 * BM), b3]).or(x0[cast::<usize>(t17[[n7, _q6]])]), &mut t19);
    parallel!((BM + 1), |i48| {
        h4.atomic_add([(((1 * 5) + i48) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[i48]) * 16.0))) * cast::<u64>(((1 * 5) + i48))), Relaxed);
    });
    parallel!((BN, 8), |i49, i50| {
        h4.atomic_add([(((((1 * 5) + i49) * 5) + i50) % 7)], (cast::<u64>(t15Renamed[[i49, i50]]) * cast::<u64>(((((1 * 5) + i49) * 5) + i50))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(((2*BN), 16), |i51Renamed, i52Renamed| {
        h4.atomic_add([(((((1 * 5) + i51Renamed) * 5) + i52Renamed) % 7)], (cast::<u64>(t16[[i51Renamed, i52Renamed]]) * cast::<u64>(((((1 * 5) + i51Renamed) * 5) + i52Renamed))), Release);
    });
    parallel!((BN, (2*BN)), |i53, i54| {
        h4.atomic_add([(((((1 * 5) + i53) * 5) + i54) % 7)], (cast::<u64>(t17[[i53, i54]]) * cast::<u64>(((((1 * 5) + i53) * 5) + i54))), Relaxed);
    });
    parallel!(((BM + 1), (2*BN), BN), |i55, i56, i57| {
        h4.atomic_add([(((((((1 * 5) + i55) * 5) + i56) * 5) + i57) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19[[i55, i56, i57]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i55) * 5) + i56) * 5) + i57))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t17, y2.at_mut([(b2 * BN), (b3 * (2*BN))]));
    parallel!((BN, (2*BN)), |i58, i59| {
        y3[[((b2 * BN) + i58), ((b3 * (2*BN)) + i59)]] = select((cast::<usize>(cast::<u16>((i58 - 2))) > n7), (x0[i59] * 0.5).expm1(), select((b3 == (((i58 - 4) * (BM + 1)) % (BM + 1))), (cast::<f32>(d1) * 0.5).erf(), select((6 > i58), (x0[b2] * 0.5).cosh(), ((select((cast::<u8>((cast::<usize>(cast::<i8>((i58 - 1))) - 9)) > cast::<u8>(i58)), (1.0 * x0[b3]), x0[b3].abs()) * 0.5).abs() + 1.0).recip())));
    });
}

const ROWS_18943: usize = 6;
#[tile_kernel]
pub fn random_18943<const BM: usize, const BN: usize>(
    x0: &Tensor<i32, 3>,
    x1: &Tensor<F8E4M3, 2>,
    x2: &Tensor<F8E4M3, 1>,
    y3: &mut Tensor<u64, 2>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d0, 2*BM], x1 = [d0, d0], x2 = [BN], y3 = [d1, BM + 1], h4 = [7]);
    #[cfg_attr(all(), cfg(not(all())))]
    require!(false, "kept");
    let [b2] = blocks([d1.div_ceil(BM)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = shared::<u64>([BM, BM + 1]);
    copy(y3.at([(b2 * BM), 0]), &mut t5);
    let mut t6 = shared::<i16>([BM]);
    #[cfg_attr(all(), cfg(not(all())))]
    fill(&mut undefined, 1);
    #[cfg(all())]
    copy(x0.at(((b2 * BN), (b2 * BN), span(b2, BM))).or(cast::<i32>(x1[[8, b2]])), &mut t6);
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t7Renamed = fragment::<u64>([BM, BM, ROWS_18943]);
    copy(x0.at((span((b2 * (2*BM)), BM), span(cast::<usize>(t5[[x0.dim(1), b2]]), BM), span(b2, ROWS_18943))), &mut t7Renamed);
    if (t5[[x2.dim(0), (cast::<usize>(t7Renamed[[d1, d0, d1]]) * 3)]] > (t5[[d1, b2]] * cast::<u64>(x0[[b2, 15, cast::<usize>(t6[d0])]]))) {
        #[cfg(not(all()))]
        fill(&mut undefined, 1);
        copy(t5.at((span(d0, BM), (b2 - 5).div_ceil((b2 - 5)))), &mut t6);
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut t8Renamed = shared::<i16>([1]);
        #[cfg_attr(not(all()), cfg(not(all())))]
        reduce_max(&t6, &mut t8Renamed, 0);
        let mut t9 = fragment::<i32>([BM + 1, 2*BM, BM + 1]);
        #[cfg(all())]
        copy(x0.at((span((b2 * BN), BM + 1), span((b2 * BM), 2*BM), span(b2, BM + 1))).or(cast::<i32>(t8Renamed[d0])), &mut t9);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!(1, |i3| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            h4.atomic_add([(((1 * 5) + i3) % 7)], (cast::<u64>(t8Renamed[i3]) * cast::<u64>(((1 * 5) + i3))), AcqRel);
        });
        parallel!(((BM + 1), (2*BM), (BM + 1)), |i4, i5, i6| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h4.atomic_add([(((((((1 * 5) + i4) * 5) + i5) * 5) + i6) % 7)], (cast::<u64>(t9[[i4, i5, i6]]) * cast::<u64>(((((((1 * 5) + i4) * 5) + i5) * 5) + i6))), Relaxed);
        });
    }
    let mut t10 = shared::<u64>([BM, 12]);
    parallel!((BM, 12), |i7, i8| {
        t10[[i7, i8]] = t5[[i7, 2]];
    });
    #[cfg(not(all()))]
    parallel!(1, |i| { undefined[i] = 1; });
    #[cfg(all())]
    let mut t11 = shared::<u64>([BM + 1, 24]);
    parallel!(((BM + 1), 24), |i9, i10| {
        t11[[i9, i10]] = 3;
    });
    #[cfg(all())]
    let mut t12 = fragment::<u64>([BM, BM + 1]);
    #[cfg_attr(all(), expect(non_snake_case))]
    let v11Renamed: u64 = cast::<u64>(b2);
    fill(&mut t12, v11Renamed);
    let mut t13 = fragment::<u8>([BM, 3]);
    fill(&mut t13, 68);
    gemm_sp(&t10, &t13, t11.t(), &mut t12);
    #[cfg_attr(all(), expect(non_snake_case))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut v12Renamed: i32 = 4;
    #[expect(unused_doc_comments)]
    #[doc = ""]
    for k13 in 0..2 {
        v12Renamed += cast::<i32>(t5[[k13, b2]]);
    }
    #[cfg_attr(all(), cfg(not(all())))]
    { assert!(false, "kept"); }
    copy(t5.at([(x2.dim(0) * 1), b2]), &mut t6);
    let v14: i16 = t6[d1].min(cast::<i16>(t12[[cast::<usize>(t5[[d1, b2]]), b2]]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(t6.at_mut((span(d0, BM),)), v14);
    let mut t14 = fragment::<i16>([BM]);
    cumsum_rev(&t6, &mut t14, 0);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t15 = shared::<f32>([2*BM, BM + 1]);
    clear(&mut t15);
    #[cfg(not(all()))]
    { assert!(false, "kept"); }
    let mut t16 = fragment::<F8E4M3>([2*BM, BN]);
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t17Renamed = fragment::<F8E4M3>([BN, BM + 1]);
    pipelined!(0..4, stages = 3, stage = [0, 0, 0], |k15| {
        copy(x1.at([(b2 * BM), (k15 * BN)]), &mut t16);
        copy(x1.at([(k15 * BN), b2]), &mut t17Renamed);
        #[cfg(all())]
        gemm(&t16, &t17Renamed, &mut t15);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t18 = shared::<i16>([BN]);
    #[cfg_attr(all(), allow(non_snake_case))]
    parallel!(BN, |i16Renamed| {
        t18[i16Renamed] = cast::<i16>(t5[[cast::<usize>(t5[[i16Renamed, 0]]), cast::<usize>(t12[[b2, i16Renamed]])]]);
    });
    #[expect(non_snake_case)]
    let mut t19Renamed = fragment::<F8E4M3>([BN]);
    gather(x2, &t18, &mut t19Renamed);
    parallel!((BM, (BM + 1)), |i17, i18| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t12[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    #[allow(non_snake_case)]
    parallel!(BM, |i19Renamed| {
        h4.atomic_add([(((1 * 5) + i19Renamed) % 7)], (cast::<u64>(t14[i19Renamed]) * cast::<u64>(((1 * 5) + i19Renamed))), Relaxed);
    });
    parallel!(((2*BM), (BM + 1)), |i20, i21| {
        h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!(BN, |i22| {
        h4.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t18[i22]) * cast::<u64>(((1 * 5) + i22))), AcqRel);
    });
    parallel!(BN, |i23| {
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t19Renamed[i23]) * 16.0))) * cast::<u64>(((1 * 5) + i23))), Acquire);
    });
    #[allow(non_snake_case)]
    let mut t20Renamed = shared::<u64>([BM, BM + 1]);
    copy(&t12, &mut t20Renamed);
    copy(&t20Renamed, y3.at_mut([(b2 * BM), 0]));
}

#[tile_fn]
pub fn function_18944(_v0: i16, _v1: i16) -> i16 {
    _v0.max(((-3 - -3) % cast::<i16>((0usize + 1))).min((cast::<i16>(4usize).abs() ^ cast::<i16>((0usize + 1)))))
}
#[tile_kernel]
pub fn random_18944(
    x0: &Tensor<i32, 2>,
    x1: &Tensor<F8E5M2, 1>,
    x2: &Tensor<i16, 1>,
    y3: &mut Tensor<i32, 3>,
    h4: &mut Tensor<u64, 1>,
    _p10: i32,
    _p11: i32,
) {
    #[cfg_attr(not(any()), cfg(any()))]
    let kept = undefined;
    dims!(x0 = [d2, d3], x1 = [d4], x2 = [d5], y3 = [d6, d7, 2], h4 = [7]);
    let n12: usize = d6.div_ceil(3);
    let [b8, b9] = blocks([d6.div_ceil(3), d7.div_ceil(4)]);
    #[cfg_attr(any(), cfg(any()))]
    let mut t5 = shared::<F8E5M2>([3, 2, 2]);
    #[allow(non_snake_case)]
    parallel!((3, 2, 2), |i13Renamed, i14Renamed, i15Renamed| {
        #[cfg(not(any()))]
        let mut s16: F8E5M2 = 0.0;
        #[cfg(not(any()))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k17 in 0..1 {
            s16 += cast::<F8E5M2>(x0[[(i13Renamed % 1), i13Renamed]]);
        }
        #[cfg(not(any()))]
        t5[[i13Renamed, i14Renamed, i15Renamed]] = s16;
    });
    let mut t6 = fragment::<i32>([4, 4]);
    #[cfg(not(any()))]
    copy(x0.at([(d7 * 2), (d4 / 4)]).or(x0[[d5, b8]]), &mut t6);
    #[cfg(not(any()))]
    if (!(b9 < b9)) {
        if ((x2[0] > cast_with::<i16>(t5[[b8, b9, 0]], Round::Down)) ^ (d7 <= n12)) {
            #[cfg(not(any()))]
            assert!((n12 < 6), "an index is within its bounds");
            copy(t5.at([d5.max(d5), (b9 * 3), b8]), &mut t6);
            copy(t5.at((span((b9 * 2), 4), x2.dim(0), span((b9 * 3), 4))).t(), &mut t6);
            fill(t6.at_mut((span((d4 * 4), 4), span((d5 + 1), 4))), -1);
            #[cfg(any())]
            undefined!();
            #[expect(unused_doc_comments)]
            #[doc = ""]
            parallel!((3, 2, 2), |i18, i19, i20| {
                h4.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i18, i19, i20]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
            });
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            parallel!((4, 4), |i21, i22| {
                #[cfg(any())]
                undefined!();
                h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t6[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
            });
        }
        let mut t7 = shared::<i32>([4, 4]);
        cummin(&t6, &mut t7, 0);
        copy(t6.at((span(b9, 4), span((d3 * 4), 4))).t(), &mut t7);
        let v23: i32 = t6[[b9, d5]].dot4_i8(x0[[b9, b9]]);
        fill(t7.at_mut((span((b9 * 4), 4), span((d5 * 2), 4))), v23);
        parallel!((4, 4), |i24, i25| {
            #[cfg(any())]
            { assert!(false, "kept"); }
            h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t6[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Release);
        });
        #[expect(non_snake_case)]
        parallel!((4, 4), |i26Renamed, i27Renamed| {
            h4.atomic_add([(((((1 * 5) + i26Renamed) * 5) + i27Renamed) % 7)], (cast::<u64>(t7[[i26Renamed, i27Renamed]]) * cast::<u64>(((((1 * 5) + i26Renamed) * 5) + i27Renamed))), Relaxed);
        });
    } else {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t8 = shared::<F8E5M2>([7]);
        threads!(7, |thread28| {
            #[cfg(any())]
            { assert!(false, "kept"); }
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            let i29: usize = thread28.index();
            let i30: usize = thread28.lane();
            let w31: usize = thread28.warp();
            #[cfg_attr(not(any()), cfg(any()))]
            for _ in 0..1 { assert!(false, "kept"); }
            let i32: usize = (i29 % 4);
            #[cfg(not(any()))]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v33: F8E5M2 = x1[i32];
            #[cfg_attr(not(any()), expect(non_snake_case))]
            let mut s34Renamed: F8E5M2 = 0.0;
            for k35 in 0..6 {
                s34Renamed += select((cast::<u8>((i29 - 8)) != cast::<u8>(2usize)), (t5[[0, b9, 0]] / 1.25), cast::<F8E5M2>(4).mul_add(t5[[0, x1.dim(0), n12]], x1[3]));
            }
            #[expect(non_snake_case)]
            let v36Renamed: F8E5M2 = s34Renamed;
            #[cfg_attr(not(any()), expect(non_snake_case))]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let mut v37Renamed: F8E5M2 = v36Renamed;
            #[cfg(any())]
            assert!(false, "kept");
            if (b8 >= 2) {
                t8[i29] = v36Renamed;
                thread28.barrier();
                #[cfg(any())]
                { assert!(false, "kept"); }
                let v38: F8E5M2 = t8[i32];
                #[cfg_attr(any(), cfg(any()))]
                thread28.barrier();
                v37Renamed = v38;
            }
            let v39: F8E5M2 = v37Renamed;
            let v40: F8E5M2 = thread28.shuffle_idx(v39, 1);
            #[cfg_attr(not(any()), cfg(any()))]
            undefined!();
            let mut v41: F8E5M2 = v40;
            #[cfg_attr(not(any()), allow(non_snake_case))]
            for k42Renamed in 0..4 {
                let v43: F8E5M2 = v41;
                t8[i29] = v43;
                thread28.barrier();
                let v44: F8E5M2 = t8[((i29 + 8) % 7)];
                thread28.barrier();
                let v45: F8E5M2 = v44;
                v41 = v41.min(v45);
            }
            let v46: F8E5M2 = v41;
            t8[i29] = v46;
            thread28.barrier();
            let v47: F8E5M2 = t8[((i29 + 11) % 7)];
            thread28.barrier();
            let v48: F8E5M2 = v47;
            #[cfg_attr(not(any()), expect(non_snake_case))]
            t8[i29] = { let assignedRenamed: F8E5M2 = v48; assignedRenamed };
        });
    }
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    copy(t5.at([(b9 * 3), (d5 * 2), ((b9 * 3) / 3)]), &mut t6);
    #[cfg_attr(not(any()), cfg(any()))]
    undefined!();
    let mut t9 = shared::<i32>([3, 3, 4]);
    copy(t5.at((span((b9 - 7).div_ceil(3), 3), span((b9 * 3), 3), span(b9, 4))).or(x1[d5]), &mut t9);
    #[cfg_attr(any(), cfg(any()))]
    copy(&t9, t5.at_mut([(b9 * 2), (b9 * 4), (d5 * 3)]));
    #[cfg_attr(not(any()), cfg(any()))]
    if true { assert!(false, "kept"); }
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let v49Renamed: i16 = (select((b9 != cast::<usize>(t9[[b9, cast::<usize>(t6[[d5, b9]]), d5]])), x2[cast::<usize>(t9[[b9, b9, cast::<usize>(t9[[b9, b9, d5]])]])], x2[b9]) % x2[b9]);
    #[cfg(not(any()))]
    #[expect(non_snake_case)]
    let v50Renamed: F8E5M2 = ((if (6 >= d7) { 1.0 } else { cast::<F8E5M2>(t6[[b9, b9]]) }) / 6.0);
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t5, v50Renamed);
    #[cfg_attr(not(any()), cfg(any()))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    fill(t5.at_mut((span((b9 * 2), 3), span((b9 * 4), 2), span((b9 * 4), 2))), 1.0);
    parallel!((3, 2, 2), |i51, i52, i53| {
        h4.atomic_add([(((((((1 * 5) + i51) * 5) + i52) * 5) + i53) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i51, i52, i53]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i51) * 5) + i52) * 5) + i53))), Relaxed);
    });
    parallel!((4, 4), |i54, i55| {
        #[cfg(not(any()))]
        h4.atomic_add([(((((1 * 5) + i54) * 5) + i55) % 7)], (cast::<u64>(t6[[i54, i55]]) * cast::<u64>(((((1 * 5) + i54) * 5) + i55))), SeqCst);
    });
    parallel!((3, 3, 4), |i56, i57, i58| {
        #[cfg(not(any()))]
        h4.atomic_add([(((((((1 * 5) + i56) * 5) + i57) * 5) + i58) % 7)], (cast::<u64>(t9[[i56, i57, i58]]) * cast::<u64>(((((((1 * 5) + i56) * 5) + i57) * 5) + i58))), Release);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((3, 4, 2), |i59, i60, i61| {
        #[cfg_attr(not(any()), cfg(any()))]
        assert!(false, "kept");
        let mut s62: i32 = 0;
        for k63 in 0..2 {
            s62 += (if (cast::<i16>(((cast::<usize>(t6[[1, x1.dim(0)]]) - 1) - 3)) > cast::<i16>(i60)) { cast::<i32>(k63) } else { cast_with::<i32>(t5[[b9, i61, d5]], Round::NearestEven).dot4_i8(t9[[k63, i59, i61]]) });
        }
        y3[[((b8 * 3) + i59), ((b9 * 4) + i60), (0 + i61)]] = s62;
    });
}

#[tile_kernel]
pub fn random_18945<T: Num, const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<f16, 1>,
    x1: &Tensor<T::Acc, 3>,
    y2: &mut Tensor<f16, 2>,
    y3: &mut Tensor<f16, 2>,
    h4: &mut Tensor<u64, 1>,
    _p6: f32,
    _p7: f32,
) {
    dims!(x0 = [d0], x1 = [d1, d1, d2], y2 = [d3, d3], y3 = [d3, d3], h4 = [7]);
    let mut w5 = workspace::<f32>([d3, d3]);
    let [b4, b5] = blocks([d3.div_ceil((BM + 1)), d3.div_ceil(BK)]);
    let mut t6 = shared::<T::Acc>([BM + 1]);
    #[cfg_attr(any(), cfg(any()))]
    parallel!((BM + 1), |i8| {
        t6[i8] = x1[[i8, (i8 - 7).div_ceil(2), (d2 - 1)]];
    });
    let mut t7 = fragment::<f32>([2*BK, 2*BK, BN]);
    parallel!((BN, (2*BK), (2*BK)), |i9, i10, i11| {
        t7[[i11, i10, i9]] = cast::<f32>(t6[i9]);
    });
    #[cfg_attr(any(), cfg(any()))]
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t8Renamed = fragment::<i32>([1]);
    #[cfg(not(any()))]
    reduce_argmax(&t6, &mut t8Renamed, 0);
    let mut t9 = shared::<f32>([BN, BK, BM]);
    copy(t7.at([(b5 * BK), (b5 * BM), (b4 * BM)]).or(cast::<f32>(x0[x0.dim(0)])), &mut t9);
    let mut t10 = shared::<f32>([BM + 1, BK]);
    parallel!(((BM + 1), BK), |i12, i13| {
        #[cfg(any())]
        { assert!(false, "kept"); }
        let v14: f32 = ((cast::<f32>(x1[[3, d2, 3]]) + cast::<f32>((((i12 * (2*BK)) + i13) / (2*BK)))) / 4.75);
        t10[[i12, i13]] = select((cast::<u8>((cast::<usize>(t8Renamed[b4]) - 8)) >= cast::<u8>(d2)), -2.0, cast::<f32>(x0[i12]));
    });
    let mut t11 = shared::<f32>([BM + 1, BK]);
    copy(&t10, w5.at_mut([(b4 * (BM + 1)), (b5 * BK)]));
    copy(w5.at([(b4 * (BM + 1)), (b5 * BK)]), &mut t11);
    #[expect(non_snake_case)]
    parallel!(((2*BK), (2*BK), BN), |i15Renamed, i16Renamed, i17Renamed| {
        #[cfg(any())]
        let kept = undefined;
        h4.atomic_add([(((((((1 * 5) + i15Renamed) * 5) + i16Renamed) * 5) + i17Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i15Renamed, i16Renamed, i17Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i15Renamed) * 5) + i16Renamed) * 5) + i17Renamed))), Acquire);
    });
    #[cfg(not(any()))]
    parallel!(1, |i18| {
        h4.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(t8Renamed[i18]) * cast::<u64>(((1 * 5) + i18))), Relaxed);
    });
    #[cfg(not(any()))]
    parallel!((BN, BK, BM), |i19, i20, i21| {
        h4.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i19, i20, i21]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), AcqRel);
    });
    parallel!(((BM + 1), BK), |i22, i23| {
        h4.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Acquire);
    });
    #[cfg_attr(not(any()), cfg(any()))]
    fill(&mut undefined, 1);
    #[allow(non_snake_case)]
    parallel!(((BM + 1), BK), |i24Renamed, i25Renamed| {
        h4.atomic_add([(((((1 * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i24Renamed, i25Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24Renamed) * 5) + i25Renamed))), SeqCst);
    });
    #[cfg_attr(not(any()), allow(non_snake_case))]
    parallel!(((BM + 1), BK), |i26Renamed, i27Renamed| {
        #[cfg_attr(not(any()), cfg(any()))]
        for _ in 0..1 { assert!(false, "kept"); }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y2[[((b4 * (BM + 1)) + i26Renamed), ((b5 * BK) + i27Renamed)]] = select((!(i27Renamed == i26Renamed)), (x0[i27Renamed] * 0.5).exp2(), select((!(cast::<usize>(t8Renamed[d2]) == i27Renamed)), ((-x0[i27Renamed].round()) * 0.5).log1p(), select((i26Renamed == i27Renamed), ((x0[11].abs() * 0.5).abs() + 1.0).powf(cast::<f16>(3).max(0.0)), ((cast::<f16>(i26Renamed) * 0.5).abs() + 1.0).recip())));
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(((BM + 1), BK), |i28, i29| {
        y3[[((b4 * (BM + 1)) + i28), ((b5 * BK) + i29)]] = x0[(((i28 + (i29 - 2)) * (BM + 1)) % (BM + 1))];
    });
}

const SCALE_18946: u8 = 1;
#[tile_kernel]
pub fn random_18946<T: Num, const BM: usize, const BN: usize>(
    x0: &Tensor<F8E4M3, 1>,
    x1: &Tensor<F8E4M3, 1>,
    y2: &mut Tensor<i64, 3>,
    y3: &mut Tensor<T::Acc, 4>,
    a4: &mut Tensor<u32, 1>,
    h5: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0], x1 = [d0], y2 = [d0, d0, d0], y3 = [d0, d0, d0, BM], a4 = [d4], h5 = [7]);
    require!((d0 < 100), "extents are below 100");
    let n5: usize = d0.div_ceil(BM);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b1, b2, b3] = blocks([d0.div_ceil(BM), d0.div_ceil(1), d0.div_ceil(BN)]);
    let mut t6 = fragment::<T::Acc>([BN, BN, 1]);
    parallel!((BN, BN, 1), |i6, i7, i8| {
        let mut s9: T::Acc = 0;
        for k10 in 0..6 {
            s9 += (select(x1[i6].is_nan(), -2, cast_with::<T::Acc>(x1[i8], Round::Up)) * (if (k10 != 0) { cast::<T::Acc>(k10) } else { -3 }));
        }
        t6[[i6, i7, i8]] = s9;
    });
    let mut t7 = shared::<T::Acc>([1]);
    parallel!(1, |i11| {
        t7[i11] = -1;
    });
    let mut t8 = fragment::<i64>([1, 1]);
    parallel!((1, 1), |i12, i13| {
        t8[[i12, i13]] = ((if (x0[i13] >= cast::<F8E4M3>(x1[5])) { cast::<i64>(t7[0]) } else { 0 }) * cast::<i64>(t7[i13]).abs());
    });
    let mut t9 = shared::<i64>([1, BM]);
    parallel!((1, BM), |i14, i15| {
        t9[[i14, i15]] = 1i64.abs();
    });
    #[expect(non_snake_case)]
    let mut t10Renamed = shared::<i64>([1, BM]);
    gemm_set(&t8, &t9, &mut t10Renamed);
    parallel!((1, BM), |i16, i17| {
        t10Renamed.atomic_exchange([i16, i17], cast::<i64>(t7[i16]), AcqRel);
    });
    let mut t11 = shared::<T::Acc>([1, 4]);
    parallel!((1, 4), |i18, i19| {
        t11[[i18, i19]] = ((t7[i18] - t7[0]) * t7[0]);
    });
    let mut t12 = fragment::<T::Acc>([8, 1]);
    parallel!((8, 1), |i20, i21| {
        t12[[i20, i21]] = cast::<T::Acc>(-3).abs();
    });
    #[expect(non_snake_case)]
    let mut t13Renamed = fragment::<T::Acc>([1, 1]);
    let v22: T::Acc = ((-4 + t6[[x0.dim(0), b3, d0]]) / 2);
    fill(&mut t13Renamed, v22);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    clear(&mut t13Renamed);
    let mut t14 = shared::<u8>([1, 1]);
    fill(&mut t14, 237);
    gemm_sp(&t11, &t14, &t12, &mut t13Renamed);
    parallel!(BM, |i23| {
        a4.atomic_and([(cast::<usize>(t10Renamed[[i23, i23]]) % 4)], (0 / 1), Release);
    });
    parallel!((BN, BN, 1), |i24, i25, i26| {
        h5.atomic_add([(((((((1 * 5) + i24) * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i24, i25, i26]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i24) * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!(1, |i27| {
        h5.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i27]) * 16.0))) * cast::<u64>(((1 * 5) + i27))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((1, BM), |i28, i29| {
        h5.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(t10Renamed[[i28, i29]]) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    parallel!((1, 1), |i30, i31| {
        h5.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13Renamed[[i30, i31]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), SeqCst);
    });
    let mut t15 = shared::<i64>([BM, 1, BN]);
    copy(t6.at([(b3 * 1), (b1 * BM), (b3 * BM)]), &mut t15);
    copy(&t15, y2.at_mut([(b1 * BM), (b2 * 1), (b3 * BN)]));
    parallel!((BM, 1, BN, BM), |i32, i33, i34, i35| {
        y3[[((b1 * BM) + i32), ((b2 * 1) + i33), ((b3 * BN) + i34), (0 + i35)]] = cast::<T::Acc>(b3);
    });
}

const ROWS_18947: usize = 5;
const SCALE_18947: f32 = 3.0;
#[tile_kernel]
pub fn random_18947(
    x0: &Tensor<u8, 1>,
    x1: &Tensor<f32, 1>,
    x2: &Tensor<u8, 1>,
    y3: &mut Tensor<f32, 2>,
    y4: &mut Tensor<u8, 2>,
    a5: &mut Tensor<u64, 1>,
    _p7: usize,
) {
    dims!(x0 = [d0], x1 = [d1], x2 = [3], y3 = [d2, d3], y4 = [d2, d3], a5 = [d6]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let n8: usize = d2.div_ceil(3);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let [b4, b5] = blocks([d2.div_ceil(3), d3.div_ceil(ROWS_18947)]);
    let mut t6 = fragment::<f32>([3, ROWS_18947]);
    copy(y3.at([(b4 * 3), (b5 * ROWS_18947)]), &mut t6);
    let mut t7 = fragment::<f32>([1]);
    parallel!(1, |i9| {
        t7[i9] = 1.0;
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = fragment::<f32>([3, 1, ROWS_18947]);
    let v10: f32 = t6[[2, d3]];
    fill(&mut t8, v10);
    let mut t9 = fragment::<u8>([1, 3]);
    copy(t6.at((span(d0, 1), span((d1 % 3), 3))), &mut t9);
    let mut t10 = shared::<bool>([3, 3, ROWS_18947]);
    #[allow(non_snake_case)]
    parallel!((ROWS_18947, 3, 3), |i11Renamed, i12Renamed, i13Renamed| {
        t10[[i13Renamed, i12Renamed, i11Renamed]] = (cast::<usize>(x2[2]) > _p7);
    });
    let mut t11 = shared::<bool>([3, 3]);
    let v14: bool = (cast::<u8>(((n8 + 3) - 1)) > cast::<u8>(3usize));
    fill(&mut t11, v14);
    reduce_any_into(&t10, &mut t11, 2);
    copy(t10.at([0, d1, (d1 * 3)]).or(t11[[b5, b5]]), &mut t8);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v15: f32 = (if (4 < _p7) { -4.875 } else { x1[b5] });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(t8.at_mut((span(cast::<usize>(x2[b5]), 3), span((b5 * 3), 1), span((b5 * ROWS_18947), ROWS_18947))), v15);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = shared::<f32>([1, ROWS_18947]);
    copy(t10.at((span(d1, 1), span(d1, ROWS_18947), (((_p7 * 3) + b5) / 3))), &mut t12);
    let mut t13 = shared::<f32>([1, 3]);
    parallel!((1, 3), |i16, i17| {
        t13[[i16, i17]] = ((t6[[_p7, 2]] * t6[[i16, 3]]) + 0.0);
    });
    let mut t14 = shared::<f32>([ROWS_18947, 3]);
    gemm_set(t12.t(), &t13, &mut t14);
    parallel!(3, |i18| {
        a5.atomic_xor([i18], cast::<u64>(t14[[(i18 - 2), b5]]), Acquire);
    });
    parallel!((3, ROWS_18947), |i19, i20| {
        y3[[((b4 * 3) + i19), ((b5 * ROWS_18947) + i20)]] = select((t9[[d1, (i19 % 1)]] > cast::<u8>(t6[[cast::<usize>(x0[i20]), 2]])), (t7[b5] * 0.5).exp2(), select(t11[[i19, i19]], (t14[[i20, 0]].floor().min((-2.0 + cast::<f32>(b5))) * 0.5).atan(), select(((b4 <= i20) | (i19 <= i20)), (cast::<f32>(d3) * 0.5).abs().log2(), (((if (t6[[(d1 + 4), cast::<usize>(x0[i19])]] != cast::<f32>(t7[d3])) { t6[[1, 1]].abs() } else { 1.0 }) * 0.5).abs() + 1.0).recip())));
    });
    copy(&t6, y4.at_mut([(b4 * 3), (b5 * ROWS_18947)]));
}

#[tile_kernel]
pub fn random_18948<T: Element, const BM: usize, const BN: usize>(
    x0: &Tensor<u8, 2>,
    y1: &mut Tensor<T::Acc, 2>,
    h2: &mut Tensor<u64, 1>,
    _p3: usize,
    _p4: f32,
) {
    dims!(x0 = [BM, d0], y1 = [d0, d0], h2 = [7]);
    let [b1, b2] = blocks([d0.div_ceil(6), d0.div_ceil(6)]);
    let mut t3 = fragment::<T::Acc>([6, BM, BN, BM, BM]);
    clear(&mut t3);
    #[allow(non_snake_case)]
    let mut t4Renamed = shared::<F8E5M2>([6, BM]);
    copy(t3.at(((b1 * 6), span((b2 * BN), 6), (b1 * BN), span((_p3 * BN), BM), (_p3 * BN))).or(cast::<T::Acc>(cast::<f32>(t3[[b1, b1, _p3, cast::<usize>(x0[[1, _p3]]), b1]]))), &mut t4Renamed);
    pipelined!(0..1, stages = 2, stage = [0, 0, 0, 0, 0, 0, 0], |k5| {
        let mut t5 = fragment::<T>([BM, BN, BN]);
        clear(&mut t5);
        let mut t6 = shared::<i32>([BM, 6]);
        clear(&mut t6);
        for k6 in 0..4 {
            let mut t7 = shared::<u8>([BM, BM]);
            let mut t8 = shared::<u8>([BM, 6]);
            copy(x0.at([(_p3 * 6), (k6 * BM)]), &mut t7);
            copy(x0.at([(k6 * BM), b1]), &mut t8);
            gemm(&t7, &t8, &mut t6);
        }
        #[allow(non_snake_case)]
        parallel!((BM, BN, BN), |i7Renamed, i8Renamed, i9Renamed| {
            h2.atomic_add([(((((((1 * 5) + i7Renamed) * 5) + i8Renamed) * 5) + i9Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i7Renamed, i8Renamed, i9Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i7Renamed) * 5) + i8Renamed) * 5) + i9Renamed))), Relaxed);
        });
        parallel!((BM, 6), |i10, i11| {
            h2.atomic_add([(((((1 * 5) + i10) * 5) + i11) % 7)], (cast::<u64>(t6[[i10, i11]]) * cast::<u64>(((((1 * 5) + i10) * 5) + i11))), SeqCst);
        });
    });
    for k12 in 0..b1 {
        #[allow(non_snake_case)]
        let mut t9Renamed = shared::<F8E5M2>([BM]);
        reduce_max(&t4Renamed, &mut t9Renamed, 0);
        parallel!((6, BM), |i13, i14| {
            h2.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4Renamed[[i13, i14]]) * 16.0))) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), AcqRel);
        });
        parallel!(BM, |i15| {
            h2.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[i15]) * 16.0))) * cast::<u64>(((1 * 5) + i15))), Relaxed);
        });
    }
    #[expect(non_snake_case)]
    let mut t10Renamed = shared::<u8>([6, 6]);
    copy(x0.at([cast::<usize>(x0[[_p3, 0]]), (b2 - 6).div_ceil(3)]), &mut t10Renamed);
    let mut t11 = fragment::<F8E5M2>([6, BN, BN]);
    clear(&mut t11);
    #[allow(non_snake_case)]
    let mut t12Renamed = shared::<T>([BM, 6]);
    parallel!((BM, 6), |i16, i17| {
        t12Renamed[[i16, i17]] = cast::<T>(cast::<f32>(t10Renamed[[((i17 - 8) % 2), (b1 - 4)]]));
    });
    let mut t13 = fragment::<T>([6, BM]);
    copy(t10Renamed.at([(_p3 * 6), (_p3 * BM)]), &mut t13);
    let mut t14 = fragment::<T::Acc>([6, 6]);
    gemm_set(t12Renamed.t(), t13.t(), &mut t14);
    parallel!((6, 6), |i18, i19| {
        h2.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t10Renamed[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!((6, BN, BN), |i20Renamed, i21Renamed, i22Renamed| {
        h2.atomic_add([(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i20Renamed, i21Renamed, i22Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20Renamed) * 5) + i21Renamed) * 5) + i22Renamed))), Relaxed);
    });
    parallel!((BM, 6), |i23, i24| {
        h2.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12Renamed[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Release);
    });
    parallel!((6, BM), |i25, i26| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h2.atomic_add([(((((1 * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i25, i26]]) * 16.0))) * cast::<u64>(((((1 * 5) + i25) * 5) + i26))), Release);
    });
    parallel!((6, 6), |i27, i28| {
        h2.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    copy(&t10Renamed, y1.at_mut([(b1 * 6), (b2 * 6)]));
}

#[tile_fn]
pub fn function_18949(_v0: u64) -> u64 {
    (_v0 + (if (0usize == (0 * 3)) { select((0usize != (0 - 0)), (0 >> cast::<u64>((0usize + 1))), 2u64.abs()) } else { (if ((0usize % 5) > 0) { (3 + cast::<u64>(((((0usize - 2) * 3) + 0) / 3))) } else { (0 ^ cast::<u64>((0usize + 1))) }) }))
}
#[tile_kernel]
pub fn random_18949<const _FLAG: bool>(
    x0: &Tensor<f32, 4>,
    x1: &Tensor<bf16, 3>,
    y2: &mut Tensor<f32, 2>,
    y3: &mut Tensor<bf16, 1>,
    _p3: usize,
    _p4: u64,
    _q5: usize,
) {
    dims!(x0 = [2, 6, 2, 2], x1 = [8, d1, d1], y2 = [d1, 8], y3 = [d1]);
    require!((d1 < 100), "extents are below 100");
    let n6: usize = d1.div_ceil(8);
    let [b2] = blocks([d1.div_ceil(8)]);
    #[allow(non_snake_case)]
    let mut t4Renamed = shared::<f32>([2, 8, 8]);
    parallel!((2, 8, 8), |i7, i8, i9| {
        let mut s10: f32 = 0.0;
        for k11 in 0..5 {
            #[expect(non_snake_case)]
            s10 += { let assignedRenamed: f32 = cast_with::<f32>(x1[[3, (k11 * 3), (((k11 * 2) + i7) % 2)]], Round::Up).mul_add(x0[[i7, 0, i7, 1]].abs().sqrt(), cast_with::<f32>(x0[[i7, _p3, i7, i7]], Round::TowardZero).trunc()); assignedRenamed };
        }
        t4Renamed[[i7, i8, i9]] = s10;
    });
    let mut t5 = fragment::<u64>([2, 8, 6]);
    copy(x1.at((span((_p3 * 8), 6), span((b2 * 2), 2), span((b2 * 8), 8))).permute([1, 2, 0]), &mut t5);
    parallel!((b2.min(2), 8, 8), |i12, i13, i14| {
        t4Renamed[[(i12 * 2), (i13 + 2), i14]] = (-cast::<f32>(d1));
    });
    let mut t6 = shared::<f32>([6, 6]);
    clear(&mut t6);
    let mut v15: f32 = 3.0;
    for k16 in 0..1 {
        v15 += t6[[_q5, 3]];
    }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    if (_p3 >= b2) {
        let mut v17: f32 = 3.0;
        for k18 in 0..1 {
            #[allow(non_snake_case)]
            v17 += { let assignedRenamed: f32 = cast::<f32>(n6); assignedRenamed };
        }
    }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t7 = fragment::<f32>([6]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(t6.at([_p3, (b2 * 6)]), &mut t7);
    let mut t8 = shared::<f32>([8, 6, 8]);
    #[allow(non_snake_case)]
    parallel!((8, 6, 8), |i19Renamed, i20Renamed, i21Renamed| {
        t8[[i19Renamed, i20Renamed, i21Renamed]] = 0.0;
    });
    let mut t9 = fragment::<f32>([8, 8]);
    fill(&mut t9, 1.0);
    reduce_norm2_into(&t8, &mut t9, 1);
    copy(&t9, y2.at_mut([(b2 * 8), 0]));
    parallel!(8, |i22| {
        #[allow(non_snake_case)]
        y3[((b2 * 8) + i22)] = { let assignedRenamed: bf16 = select(((cast::<usize>(t5[[_p3, i22, x0.dim(1)]]) <= _p3) & (cast::<i32>((_p3 - 9)) == cast::<i32>(i22))), ((x1[[i22, (i22 - 4), i22]] * 0.5).abs() + 1.0).powf((0.0 * 0.0)), select(((b2 == cast::<usize>(t5[[d1, cast::<usize>(t5[[d1, i22, cast::<usize>(t5[[cast::<usize>(t5[[_p3, i22, _q5]]), cast::<usize>(t5[[_p3, i22, d1]]), d1]])]]), 5]])) ^ x1[[1, i22, i22]].is_finite()), ((cast::<bf16>(1) * 2.0).trunc() * 0.5).cos(), select((cast::<i32>((i22 - 3)) > cast::<i32>(i22)), (x1[[0, (n6 * 4), i22]] * 0.5).atan2((-1.0 + 0.0)), (cast::<bf16>(t7[5]).mul_add(cast::<bf16>(1).abs(), (x1[[i22, i22, i22]] + x1[[_q5, i22, 14]])) * 0.5).sinh()))); assignedRenamed };
    });
}

const ROWS_18950: usize = 5;
const SCALE_18950: f32 = 7.0;
#[tile_kernel]
pub fn random_18950<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<F8E4M3, 2>,
    x1: &Tensor<u8, 1>,
    x2: &Tensor<F8E4M3, 1>,
    y3: &mut Tensor<u8, 2>,
    y4: &mut Tensor<u8, 2>,
    a5: &mut Tensor<i32, 1>,
    h6: &mut Tensor<u64, 1>,
    _p4: u8,
    _p5: u8,
) {
    dims!(x0 = [d0, d0], x1 = [d0], x2 = [d0], y3 = [d0, d1], y4 = [d0, d1], a5 = [d1], h6 = [7]);
    let [b2, b3] = blocks([d0.div_ceil((2*BM)), d1.div_ceil(BK)]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = shared::<u8>([BK + 1, BK, BK + 1]);
    parallel!(((BK + 1), BK, (BK + 1)), |i6, i7, i8| {
        let v9: u8 = 3;
        t7[[i8, i7, i6]] = x1[i7];
    });
    let mut t8 = fragment::<u8>([ROWS_18950, BK, BK + 1]);
    parallel!((ROWS_18950, BK, (BK + 1)), |i10, i11, i12| {
        t8[[i10, i11, i12]] = t7[[b2, (cast::<usize>(x1[0]) % 5), i12]];
    });
    let mut t9 = fragment::<u8>([ROWS_18950, 2*BK, ROWS_18950]);
    parallel!((ROWS_18950, (2*BK), ROWS_18950), |i13, i14, i15| {
        let mut s16: u8 = 0;
        for k17 in 0..6 {
            s16 += 1;
        }
        t9[[i13, i14, i15]] = s16;
    });
    copy(&t9, t8.at_mut((span((b3 / 1), ROWS_18950), span(((b3 - 1) << 4), 2*BK), span((b3 * BM), ROWS_18950))));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    for k18 in 0..b2 {
        let mut t10 = fragment::<F8E4M3>([BN, 2*BK]);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x0.at([k18, (b2 * BM)]), &mut t10);
        let mut t11 = shared::<F8E4M3>([2*BK, ROWS_18950]);
        #[allow(non_snake_case)]
        parallel!(((2*BK), ROWS_18950), |i19Renamed, i20Renamed| {
            t11[[i19Renamed, i20Renamed]] = (0.0 + 0.0);
        });
        let mut t12 = shared::<f32>([BN, ROWS_18950]);
        gemm_set(&t10, &t11, &mut t12);
        if ((k18 >= (b3 * 1)) ^ (cast::<i8>(((((b3 * BM) + b2) / BM) - 9)) >= cast::<i8>(b3))) {
            let mut t13 = shared::<F8E4M3>([BN, BN, BK + 1]);
            copy(t9.at((span((b3 * ROWS_18950), BN), span((b3 * (2*BK)), BN), span(cast::<usize>(cast::<u16>((cast::<usize>(t8[[4, k18, k18]]) - 2))), BK + 1))), &mut t13);
            let mut t14 = shared::<i32>([ROWS_18950]);
            parallel!(ROWS_18950, |i21| {
                t14[i21] = ((1 * -1) * cast::<i32>(x0[[d1, (cast::<usize>(t7[[i21, k18, i21]]) % 4)]]));
            });
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let mut t15 = fragment::<u8>([ROWS_18950]);
            #[expect(unused_doc_comments)]
            #[doc = ""]
            gather(x1, &t14, &mut t15);
            parallel!(ROWS_18950, |i22| {
                h6.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t14[i22]) * cast::<u64>(((1 * 5) + i22))), Relaxed);
            });
            #[expect(non_snake_case)]
            parallel!(ROWS_18950, |i23Renamed| {
                h6.atomic_add([(((1 * 5) + i23Renamed) % 7)], (cast::<u64>(t15[i23Renamed]) * cast::<u64>(((1 * 5) + i23Renamed))), Relaxed);
            });
        } else {
            let mut t16 = fragment::<F8E4M3>([2*BM, BK]);
            copy(x0.at((span((b3 * ROWS_18950), 2*BM), span(b3, BK))), &mut t16);
            let mut t17 = fragment::<F8E5M2>([2*BK, BK]);
            parallel!(((2*BK), BK), |i24, i25| {
                t17[[i24, i25]] = 2.0;
            });
            let mut t18 = shared::<f32>([2*BM, 2*BK]);
            gemm_set(&t16, t17.t(), &mut t18);
        }
        let mut t19 = shared::<u8>([ROWS_18950]);
        parallel!(ROWS_18950, |i26| {
            t19[i26] = t9[[i26, i26, i26]];
        });
        let mut t20 = shared::<u8>([ROWS_18950]);
        gather(x1, &t19, &mut t20);
        parallel!(ROWS_18950, |i27| {
            h6.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t19[i27]) * cast::<u64>(((1 * 5) + i27))), Relaxed);
        });
        parallel!(ROWS_18950, |i28| {
            h6.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t20[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
        });
    }
    let mut t21 = fragment::<i32>([2*BM]);
    parallel!((2*BM), |i29| {
        #[expect(non_snake_case)]
        t21[i29] = { let assignedRenamed: i32 = cast::<i32>(x1[(i29 + 2)]); assignedRenamed };
    });
    atomic_min(&t21, a5.at_mut([b2]), Release);
    #[allow(non_snake_case)]
    parallel!(((BK + 1), BK, (BK + 1)), |i30Renamed, i31Renamed, i32Renamed| {
        h6.atomic_add([(((((((1 * 5) + i30Renamed) * 5) + i31Renamed) * 5) + i32Renamed) % 7)], (cast::<u64>(t7[[i30Renamed, i31Renamed, i32Renamed]]) * cast::<u64>(((((((1 * 5) + i30Renamed) * 5) + i31Renamed) * 5) + i32Renamed))), Relaxed);
    });
    parallel!((ROWS_18950, BK, (BK + 1)), |i33, i34, i35| {
        h6.atomic_add([(((((((1 * 5) + i33) * 5) + i34) * 5) + i35) % 7)], (cast::<u64>(t8[[i33, i34, i35]]) * cast::<u64>(((((((1 * 5) + i33) * 5) + i34) * 5) + i35))), Relaxed);
    });
    parallel!((ROWS_18950, (2*BK), ROWS_18950), |i36, i37, i38| {
        h6.atomic_add([(((((((1 * 5) + i36) * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t9[[i36, i37, i38]]) * cast::<u64>(((((((1 * 5) + i36) * 5) + i37) * 5) + i38))), Relaxed);
    });
    parallel!(((2*BM), BK), |i39, i40| {
        let mut s41: u8 = 0;
        for k42 in 0..3 {
            s41 += ((_p5 * cast::<u8>(6usize)) * cast::<u8>(x2[k42]));
        }
        y3[[((b2 * (2*BM)) + i39), ((b3 * BK) + i40)]] = s41;
    });
    parallel!(((2*BM), BK), |i43, i44| {
        let v45: u8 = x1[1];
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        y4[[((b2 * (2*BM)) + i43), ((b3 * BK) + i44)]] = 0;
    });
}

#[tile_kernel]
pub fn random_18951<T: Element, const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<T, 2>,
    x1: &Tensor<f64, 3>,
    x2: &Tensor<f64, 3>,
    y3: &mut Tensor<T::Acc, 1>,
    y4: &mut Tensor<f64, 1>,
    a5: &mut Tensor<i64, 1>,
    h6: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d0], x1 = [d0, d1, d1], x2 = [d0, d2, d3], y3 = [d4], y4 = [d4], a5 = [d3], h6 = [7]);
    require!((d2 < 100), "extents are below 100");
    let n6: usize = d4.div_ceil(BM);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b5] = blocks([d4.div_ceil(BM)]);
    let mut t7 = fragment::<u64>([2*BM, BN]);
    copy(x1.at((span((d3 * BM), 2*BM), span((((d0 * (BK + 1)) + n6) % (BK + 1)), BN), (b5 * (2*BM)))), &mut t7);
    let mut t8 = shared::<u64>([2*BM, BM, BK]);
    parallel!(((2*BM), BM, BK), |i7, i8, i9| {
        #[expect(non_snake_case)]
        t8[[i7, i8, i9]] = { let assignedRenamed: u64 = 4; assignedRenamed };
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t9 = fragment::<f64>([BK + 1, 2*BM]);
    parallel!(((BK + 1), (2*BM)), |i10, i11| {
        t9[[i10, i11]] = (cast::<f64>(i11) * cast::<f64>(i11)).round_ties_even();
    });
    let mut t10 = fragment::<f64>([2*BM, BM]);
    parallel!(((2*BM), BM), |i12, i13| {
        #[expect(non_snake_case)]
        t10[[i12, i13]] = { let assignedRenamed: f64 = x1[[i13, d0, i12]].round_ties_even().trunc(); assignedRenamed };
    });
    let mut t11 = shared::<f64>([BK + 1, BM]);
    clear(&mut t11);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    gemm(&t9, &t10, &mut t11);
    parallel!(((2*BM), BM, BK), |i14, i15, i16| {
        t8.atomic_exchange([i14, i15, i16], 4, Relaxed);
    });
    parallel!(((2*BM), BM, BK), |i17, i18, i19| {
        t8.atomic_exchange([i17, i18, i19], t7[[i18, i18]].max(t7[[i17, (i18 / 4)]]), Relaxed);
    });
    #[allow(non_snake_case)]
    let mut t12Renamed = fragment::<T>([BN]);
    #[expect(non_snake_case)]
    parallel!(BN, |i20Renamed| {
        t12Renamed[i20Renamed] = cast::<T>(t8[[(d4 * 4), (x2.dim(0) * 3), (i20Renamed - 4).div_ceil((i20Renamed - 4))]]);
    });
    copy(&t12Renamed, t11.at_mut(((d4 * (2*BM)), span(d4, BN))));
    let mut t13 = shared::<f64>([BK + 1, 2*BM]);
    cummin(&t9, &mut t13, 1);
    let mut t14 = fragment::<f64>([BK + 1, BK + 1]);
    copy(t11.at((span((b5 * (BK + 1)), BK + 1), span(d0, BK + 1))).t(), &mut t14);
    parallel!((BK + 1), |i21| {
        a5.atomic_and([d3], (cast::<i64>(t10[[i21, b5]]) ^ cast::<i64>((n6 + 1))), Acquire);
    });
    parallel!(((2*BM), BM), |i22, i23| {
        h6.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), AcqRel);
    });
    #[expect(non_snake_case)]
    parallel!(((BK + 1), BM), |i24Renamed, i25Renamed| {
        h6.atomic_add([(((((1 * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i24Renamed, i25Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24Renamed) * 5) + i25Renamed))), Relaxed);
    });
    parallel!(BN, |i26| {
        h6.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12Renamed[i26]) * 16.0))) * cast::<u64>(((1 * 5) + i26))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(((BK + 1), (2*BM)), |i27Renamed, i28Renamed| {
        h6.atomic_add([(((((1 * 5) + i27Renamed) * 5) + i28Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i27Renamed, i28Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27Renamed) * 5) + i28Renamed))), Release);
    });
    parallel!(((BK + 1), (BK + 1)), |i29, i30| {
        h6.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Relaxed);
    });
    parallel!(BM, |i31| {
        let v32: f32 = (-(-cast::<f32>(x0[[d2, d2]])));
        y3[((b5 * BM) + i31)] = cast::<T::Acc>((((-1.0f32) * 0.0) - select((cast::<usize>(t8[[cast::<usize>(t8[[1, i31, 5]]), cast::<usize>(t8[[i31, i31, d3]]), i31]]) >= n6), 0.0f32.min(-1.0), 1.0)));
    });
    parallel!(BM, |i33| {
        y4[((b5 * BM) + i33)] = select(((t10[[i33, i33]] <= cast_with::<f64>(t10[[0, i33]], Round::Down)) ^ (cast::<u32>((i33 - 6)) != cast::<u32>(i33))), (x1[[b5, (cast::<usize>(t7[[i33, i33]]) / 3), i33]].min(1.0f64.mul_add(-2.0, x1[[d2, d0, d1]])) * 0.5).tan(), select((cast::<i32>(((i33 - 1) - 8)) >= cast::<i32>(i33)), (((t9[[i33, i33]] + t10[[i33, i33]]) - t13[[i33, (cast::<usize>(t8[[i33, i33, d2]]) / 4)]]) * 0.5).sinh(), select((cast::<i8>((3usize - 9)) == cast::<i8>((cast::<usize>(t8[[i33, i33, i33]]) / 3))), (cast::<f64>(b5).min(cast::<f64>(i33).mul_add(-1.0, x1[[i33, i33, i33]])) * 0.5).sinh(), ((t13[[i33, i33]] + t9[[cast::<usize>(t8[[i33, cast::<usize>(t8[[i33, 0, 0]]), i33]]), i33]]).abs() * 0.5).acos())));
    });
}

#[tile_fn]
pub fn function_18952(_v0: bf16, _v1: bf16) -> bf16 {
    _v0.max((if (cast::<u64>((0usize - 5)) > cast::<u64>(0usize)) { cast::<bf16>(-3) } else { -4.0 }).max_nan(cast::<bf16>(-1.875).max((-3.125))))
}
#[tile_kernel]
pub fn random_18952<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<bf16, 2>,
    h3: &mut Tensor<u64, 1>,
    _p9: f32,
    _p10: usize,
) {
    dims!(x0 = [BM, d2], x1 = [d3, d4, d2], y2 = [d5, d6], h3 = [7]);
    let [b7, b8] = blocks([d5.div_ceil(BM), d6.div_ceil(BN)]);
    let mut t4 = fragment::<bf16>([BM]);
    parallel!(BM, |i11| {
        let v12: f32 = cast_with::<f32>(x0[[d2, d4]], Round::Down);
        t4[i11] = 0.0;
    });
    let mut t5 = shared::<f32>([BM, BN, 1]);
    parallel!((BM, BN, 1), |i13, i14, i15| {
        let mut l6 = local::<f32>([4]);
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k16Renamed in 0..4 {
            l6[k16Renamed] = x1[[(k16Renamed - 2), 11, b8]];
        }
        t5[[i13, i14, i15]] = l6[i15];
    });
    let mut t7 = fragment::<bf16>([8, BM]);
    parallel!((BM, 8), |i17, i18| {
        t7[[i18, i17]] = bf16::from_bits((cast::<bf16>(t4[d3]).to_bits() & 32767)).abs().round();
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = fragment::<f32>([BN]);
    copy(t4.at([(b8 * 8)]), &mut t8);
    let mut t9 = shared::<f32>([1]);
    reduce_min(&t8, &mut t9, 0);
    #[expect(non_snake_case)]
    let mut t10Renamed = fragment::<i32>([1]);
    reduce_argmin(&t8, &mut t10Renamed, 0);
    #[allow(non_snake_case)]
    let mut t11Renamed = shared::<bf16>([1, 8]);
    copy(t5.at((span((_p10 * BN), 1), (b8 * BN), span((b7 * 8), 8))), &mut t11Renamed);
    let mut t12 = fragment::<bf16>([1, BN]);
    copy(t5.at([(b7 * BN), d3, b7]).or(x1[[b8, b8, x1.dim(1)]]), &mut t12);
    let mut t13 = shared::<f32>([8, BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    gemm_set(t11Renamed.t(), &t12, &mut t13);
    let mut v19: bf16 = 4.0;
    for k20 in 0..2 {
        v19 += ((if (cast::<usize>(t10Renamed[b7]) < d6) { t7[[b7, b8]] } else { cast::<bf16>((((d3 * BN) + _p10) / BN)) }) / 6.0);
    }
    let v21: bf16 = cast_with::<bf16>(t9[b7], Round::Up);
    clear(&mut t5);
    parallel!((8, BM), |i22, i23| {
        h3.atomic_add([(((((1 * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i22, i23]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22) * 5) + i23))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(BN, |i24Renamed| {
        h3.atomic_add([(((1 * 5) + i24Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[i24Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i24Renamed))), SeqCst);
    });
    parallel!(1, |i25| {
        h3.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[i25]) * 16.0))) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    parallel!(1, |i26| {
        h3.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(t10Renamed[i26]) * cast::<u64>(((1 * 5) + i26))), AcqRel);
    });
    parallel!((8, BN), |i27, i28| {
        h3.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((BM, BN), |i29, i30| {
        y2[[((b7 * BM) + i29), ((b8 * BN) + i30)]] = select(t9[(x1.dim(1) % 1)].is_nan(), ((cast::<bf16>(b7) + cast::<bf16>(i30)) * 0.5).tanh(), select(((t4[i30] >= cast::<bf16>(t5[[b7, 6, i30]])) | (i30 >= 1)), (((t4[i29] * t4[i29]) + t4[i29]) * 0.5).hypot(cast::<bf16>(-3).abs()), select((i30 != b8), (cast::<bf16>(3) * 0.5).acos(), (t4[14] * 0.5).expm1())));
    });
}

const ROWS_18953: usize = 4;
#[tile_fn]
pub fn function_18953(_v0: f32) -> f32 {
    _v0.max(((-2.0f32) * 0.0).mul_add((0.0 / -7.0), 4.875f32.max_nan(-3.0)).abs())
}
#[tile_kernel]
pub fn random_18953(
    x0: &Tensor<f16, 1>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<f16, 3>,
    y4: &mut Tensor<f32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p10: usize,
    _q11: usize,
) {
    dims!(x0 = [d1], x1 = [d2, d3], x2 = [d4, d5], y3 = [d6, d7, 1], y4 = [d6, d7], h5 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let n12: usize = d6.div_ceil(ROWS_18953);
    let [b8, b9] = blocks([d6.div_ceil(ROWS_18953), d7.div_ceil(ROWS_18953)]);
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6 = fragment::<f32>([ROWS_18953]);
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let t6_arrived = copy_async(x1.at((span((d5 * 1), ROWS_18953), (d1 * 1))), &mut t6);
    #[cfg(not(any()))]
    let mut t7 = fragment::<f32>([ROWS_18953, 4]);
    clear(&mut t7);
    #[cfg(not(any()))]
    let mut t8 = fragment::<f32>([ROWS_18953, ROWS_18953]);
    let mut t9 = shared::<f32>([ROWS_18953, 4]);
    #[cfg_attr(any(), cfg(any()))]
    pipelined!(0..4, stages = 3, |k13| {
        copy(x2.at([d2, (k13 * ROWS_18953)]), &mut t8);
        #[cfg(not(any()))]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x1.at([(k13 * ROWS_18953), (b9 * 4)]), &mut t9);
        gemm(&t8, &t9, &mut t7);
    });
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    t6_arrived.wait();
    #[cfg_attr(not(any()), cfg(any()))]
    undefined!();
    let mut t10 = shared::<f32>([1, ROWS_18953]);
    #[cfg(not(any()))]
    copy(x1.at((span((d2 * 1), ROWS_18953), span((d3 * 1), 1))).or(0.0).t(), &mut t10);
    #[cfg(not(any()))]
    for k14 in 0..2 {
        let mut t11 = shared::<f32>([4, 4]);
        clear(&mut t11);
        #[cfg_attr(not(any()), expect(non_snake_case))]
        for k15Renamed in 0..2 {
            #[cfg(not(any()))]
            let mut t12 = fragment::<f32>([4, 1]);
            let mut t13 = fragment::<f32>([1, 4]);
            copy(x1.at([n12, (k15Renamed * 1)]), &mut t12);
            copy(x2.at([(k15Renamed * 1), (d4 * 3)]), &mut t13);
            #[cfg_attr(not(any()), cfg(any()))]
            parallel!(1, |i| { undefined[i] = 1; });
            gemm(&t12, &t13, &mut t11);
        }
        parallel!((1, ROWS_18953), |i16, i17| {
            #[cfg_attr(not(any()), cfg(any()))]
            let kept = undefined;
            #[cfg(not(any()))]
            h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
        });
        #[cfg(not(any()))]
        parallel!((4, 4), |i18, i19| {
            #[cfg(any())]
            let kept = undefined;
            #[cfg(not(any()))]
            h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
        });
    }
    let mut t14 = shared::<f16>([ROWS_18953, 1]);
    copy(t10.at((span(x2.dim(1), ROWS_18953), span(3, 1))), &mut t14);
    let mut t15 = fragment::<f16>([ROWS_18953, 4]);
    parallel!((ROWS_18953, 4), |i20, i21| {
        t15[[i20, i21]] = x0[_p10];
    });
    #[cfg_attr(not(any()), cfg(any()))]
    fill(&mut undefined, 1);
    let mut t16 = fragment::<f32>([1, 4]);
    #[cfg_attr(any(), cfg(any()))]
    let v22: f32 = select((b9 != (b8 * 2)), t7[[b9, d7]].max_nan(cast::<f32>(3usize)), function_18953(cast_with::<f32>(t7[[d4, n12]], Round::Down)));
    fill(&mut t16, v22);
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[cfg(not(any()))]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    clear(&mut t16);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    gemm(t14.t(), &t15, &mut t16);
    parallel!(ROWS_18953, |i23| {
        h5.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i23]) * 16.0))) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    parallel!((1, ROWS_18953), |i24, i25| {
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        h5.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    #[cfg(any())]
    fill(&mut undefined, 1);
    parallel!((ROWS_18953, 1), |i26, i27| {
        #[cfg(any())]
        { assert!(false, "kept"); }
        #[cfg(not(any()))]
        h5.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i26, i27]]) * 16.0))) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    parallel!((ROWS_18953, 4), |i28, i29| {
        #[cfg(any())]
        if true { assert!(false, "kept"); }
        h5.atomic_add([(((((1 * 5) + i28) * 5) + i29) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[[i28, i29]]) * 16.0))) * cast::<u64>(((((1 * 5) + i28) * 5) + i29))), Relaxed);
    });
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((1, 4), |i30, i31| {
        h5.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i30, i31]]) * 16.0))) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    parallel!((ROWS_18953, ROWS_18953, 1), |i32, i33, i34| {
        #[cfg(not(any()))]
        y3[[((b8 * ROWS_18953) + i32), ((b9 * ROWS_18953) + i33), (0 + i34)]] = cast::<f16>(((((_q11 - 1) << 2) * 4) / 4)).abs();
    });
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    #[allow(non_snake_case)]
    parallel!((ROWS_18953, ROWS_18953), |i35Renamed, i36Renamed| {
        y4[[((b8 * ROWS_18953) + i35Renamed), ((b9 * ROWS_18953) + i36Renamed)]] = select((i36Renamed == 6), ((x1[[(i35Renamed + 3), i36Renamed]] * 0.5).abs() + 1.0).powf((0.0 - -1.0)), select((cast::<usize>(cast::<u32>((i35Renamed - 6))) < i36Renamed), (t6[i35Renamed] * 0.5).sin(), select(((cast::<u16>((d1 - 4)) != cast::<u16>(6usize)) && (3 <= i35Renamed)), ((-1.0f32) * 0.5).hypot(3.0), (0.0f32 * 0.5).tan())));
    });
}

const ROWS_18954: usize = 2;
#[tile_kernel]
pub fn random_18954<T: Int, const BM: usize>(
    x0: &Tensor<f32, 3>,
    y1: &mut Tensor<f32, 1>,
    _p4: usize,
    _q5: usize,
) {
    #[cfg(not(false))]
    dims!(x0 = [BM, d0, d1], y1 = [d2]);
    let [b3] = blocks([d2.div_ceil(ROWS_18954)]);
    let mut t2 = shared::<f32>([ROWS_18954]);
    copy(x0.at([_p4, b3, (d0 * 2)]), &mut t2);
    let mut t3 = shared::<T>([2]);
    copy(t2.at([d0]), &mut t3);
    let mut t4 = shared::<T>([2, ROWS_18954]);
    parallel!((2, ROWS_18954), |i6, i7| {
        t4[[i6, i7]] = 1;
    });
    let mut t5 = fragment::<T>([2, ROWS_18954]);
    parallel!((2, ROWS_18954), |i8, i9| {
        t5[[i8, i9]] = select((t2[i8] == x0[[2, _p4, 3]]), 4, 4);
    });
    let mut t6 = shared::<T::Acc>([2, 2]);
    fill(&mut t6, 0);
    #[cfg(false)]
    undefined!();
    gemm(&t4, t5.t(), &mut t6);
    let mut t7 = shared::<T::Acc>([ROWS_18954, 2, BM, 2, ROWS_18954]);
    fill(&mut t7, 0);
    #[cfg(not(false))]
    let n10: usize = ((((b3 * 2) + cast::<usize>(t7[[d0, cast::<usize>(t3[d1]), 4, d2, 0]])) % 2) % 6).max(0);
    #[cfg(not(false))]
    let mut t8 = fragment::<f32>([1]);
    fill(&mut t8, 1.0);
    reduce_min_nan_into(&t2, &mut t8, 0);
    let mut t9 = shared::<T::Acc>([2, 12]);
    #[cfg(not(false))]
    parallel!((2, 12), |i11, i12| {
        t9[[i11, i12]] = 1;
    });
    let mut t10 = shared::<T::Acc>([24, BM]);
    #[cfg_attr(not(false), cfg(false))]
    { assert!(false, "kept"); }
    parallel!((24, BM), |i13, i14| {
        t10[[i13, i14]] = (t7[[_q5, d0, 8, b3, d0]] * 0);
    });
    let mut t11 = shared::<T::Acc>([2, BM]);
    #[expect(non_snake_case)]
    let v15Renamed: T::Acc = (!t7[[b3, cast::<usize>(t7[[b3, b3, 9, x0.dim(2), 0]]), _p4, d0, x0.dim(1)]]).abs();
    fill(&mut t11, v15Renamed);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    clear(&mut t11);
    let mut t12 = shared::<u8>([2, 3]);
    fill(&mut t12, 212);
    gemm_sp(&t9, &t12, &t10, &mut t11);
    if ((x0[[n10, 0, 6]].is_nan() || (cast::<usize>(t7[[d1, d2, n10, d0, 1]]) < n10)) | ((cast::<u32>((b3 - 5)) <= cast::<u32>(n10)) ^ (d0 != d0))) {
        let mut v16: T = 4;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        for k17 in 0..4 {
            #[cfg(false)]
            if true { assert!(false, "kept"); }
            #[cfg(not(false))]
            v16 += select((!(k17 == d0)), (cast::<T>(k17) << t3[b3]), (((t3[x0.dim(2)] * 4) + t3[b3]) % 4));
        }
        let mut t13 = shared::<T::Acc>([2]);
        fill(&mut t13, 1);
        #[cfg(not(false))]
        reduce_abs_max_into(&t9, &mut t13, 1);
        copy(x0.at((span((n10 * ROWS_18954), 24), span(_p4, BM), (_p4 * ROWS_18954))), &mut t10);
        #[allow(non_snake_case)]
        let v18Renamed: T::Acc = (t13[0] / t11[[0, 9]]);
        fill(t10.at_mut((span((b3 * 2), 24), span(d0, BM))), v18Renamed);
    } else {
        let mut t14 = fragment::<T::Acc>([2, BM]);
        cumprod(&t11, &mut t14, 0);
        parallel!(1, |i19| {
            #[expect(unused_doc_comments)]
            /// Said of a statement.
            t8[i19] = cast::<f32>(t7[[1, cast::<usize>(t6[[i19, 0]]), i19.max(4), ((i19 - 0) / 4), i19]]);
        });
    }
    let mut t15 = fragment::<bool>([ROWS_18954, ROWS_18954, 2, 2, ROWS_18954]);
    copy(t7.at([(_p4 % 2), _p4, n10, cast::<usize>(t11[[_p4, b3]]), d2]).or(t7[[d0, d2, cast::<usize>(t7[[d0, 0, d0, _q5, d0]]), d2, d2]]), &mut t15);
    #[cfg(not(false))]
    let mut t16 = shared::<bool>([ROWS_18954, ROWS_18954, 1, 2, ROWS_18954]);
    reduce_any(&t15, &mut t16, 2);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t2, y1.at_mut([(b3 * ROWS_18954)]));
}

#[tile_kernel(fast_math)]
pub fn random_18955<_T: Num, const BM: usize, const BN: usize>(
    x0: &Tensor<bool, 3>,
    x1: &Tensor<f32, 2>,
    y2: &mut Tensor<u8, 2>,
    a3: &mut Tensor<u32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p6: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d0, d1, 4], x1 = [d0, d1], y2 = [d1, d2], a3 = [d5], h4 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b3, b4] = blocks([d1.div_ceil(4), d2.div_ceil(BN)]);
    #[allow(non_snake_case)]
    let mut t5Renamed = shared::<f32>([4, BM, 4]);
    copy(x0.at((span((b3 * BM), 4), span((b4 - _p6), BM), span(0, 4))), &mut t5Renamed);
    let mut t6 = shared::<u8>([BM]);
    copy(x1.at([b3, (b4 * 4)]), &mut t6);
    if (t6[_p6] != (t6[d2] | t6[b3])) {
        let mut t7 = shared::<u8>([4]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(t6.at([(b4 * 4)]), &mut t7);
        let mut t8 = shared::<f32>([4, BM, 4, 1]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        parallel!((1, 4, BM, 4), |i7, i8, i9, i10| {
            let mut s11: f32 = 0.0;
            for k12 in 0..5 {
                s11 += (t5Renamed[[i7, i10, 2]] * 0.0).mul_add(-2.0, (t5Renamed[[i10, i7, d5]] + t5Renamed[[cast::<usize>(t7[1]), i9, _p6]]));
            }
            t8[[i10, i9, i8, i7]] = s11;
        });
        parallel!(BM, |i13| {
            t6[(i13 * 2)] = t6[(i13 * 2)];
        });
        parallel!(4, |i14| {
            h4.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t7[i14]) * cast::<u64>(((1 * 5) + i14))), Relaxed);
        });
        parallel!((4, BM, 4, 1), |i15, i16, i17, i18| {
            h4.atomic_add([(((((((((1 * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i15, i16, i17, i18]]) * 16.0))) * cast::<u64>(((((((((1 * 5) + i15) * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
        });
    } else {
        let mut t9 = shared::<f32>([4, 1, 4]);
        reduce_abs_max(&t5Renamed, &mut t9, 1);
        let mut t10 = fragment::<f32>([1, BM, 4]);
        reduce_abs_sum(&t5Renamed, &mut t10, 0);
    }
    if x0[[b3, ((_p6 - 4) >> 1), b3]] {
        let mut t11 = shared::<f32>([BM, 4]);
        copy(x0.at((d1, span((b4 * BN), BM), span(b3, 4))), &mut t11);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!(BM, |i19| {
            h4.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t6[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
        });
        parallel!((BM, 4), |i20, i21| {
            h4.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), SeqCst);
        });
    } else {
        let mut t12 = shared::<i64>([4]);
        parallel!(4, |i22| {
            t12[i22] = cast::<i64>(t5Renamed[[1, i22, (i22 + 4)]]);
        });
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut t13Renamed = shared::<f32>([4, BM]);
        gather(x1.at((.., span(0, BM))), &t12, &mut t13Renamed);
    }
    parallel!((4, d1.min(BM), d1.min(4)), |i23, i24, i25| {
        let v26: u8 = cast::<u8>(x0[[cast::<usize>(t6[cast::<usize>(t6[15])]), _p6, i23]]);
        t5Renamed[[(i23 + 2), (BM - i24), i25]] = x1[[(i25 % 6), (i25 * 4)]].abs();
    });
    parallel!(BN, |i27| {
        t6.atomic_or([((_p6 * BN) % BN)], ((cast::<u8>(x0[[b4, i27, d2]]) * cast::<u8>(x0[[d1, i27, d0]])) % cast::<u8>((x0.dim(1) + 1))), Relaxed);
    });
    let v28: u8 = ((cast::<u8>(x0[[_p6, _p6, b4]]) + cast::<u8>(x0[[b3, d0, b3]])) * 2);
    fill(&mut t6, v28);
    parallel!(4, |i29| {
        a3.atomic_min([(i29 - 4)], 0u32.dot4_i8(cast::<u32>((cast::<usize>(t6[i29]) + 1))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((4, BM, 4), |i30Renamed, i31Renamed, i32Renamed| {
        h4.atomic_add([(((((((1 * 5) + i30Renamed) * 5) + i31Renamed) * 5) + i32Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5Renamed[[i30Renamed, i31Renamed, i32Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i30Renamed) * 5) + i31Renamed) * 5) + i32Renamed))), Relaxed);
    });
    parallel!(BM, |i33| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((1 * 5) + i33) % 7)], (cast::<u64>(t6[i33]) * cast::<u64>(((1 * 5) + i33))), Acquire);
    });
    let mut t14 = fragment::<u8>([4, BN]);
    copy(x1.at((span((b4 + 4), BN), span((b3 * BN), 4))).or(t5Renamed[[1, d1, b4]]).t(), &mut t14);
    copy(&t14, y2.at_mut([(b3 * 4), (b4 * BN)]));
}

#[tile_fn]
pub fn function_18956(_v0: i16) -> i16 {
    (_v0 * (_v0 % cast::<i16>((0usize + 1))))
}
#[tile_kernel]
pub fn random_18956<const BM: usize, const BN: usize>(
    x0: &Tensor<i16, 4>,
    x1: &Tensor<i8, 3>,
    y2: &mut Tensor<bf16, 3>,
    y3: &mut Tensor<i8, 3>,
    h4: &mut Tensor<u64, 1>,
    _p8: i16,
    _q9: usize,
) {
    #[cfg_attr(not(any()), cfg(any()))]
    require!(false, "kept");
    #[cfg_attr(any(), cfg(any()))]
    dims!(x0 = [BN, 4, BN, BM], x1 = [d1, d2, d3], y2 = [d4, d4, d1], y3 = [d4, d4, d1], h4 = [7]);
    let [b5, b6, b7] = blocks([d4.div_ceil(BM), d4.div_ceil(BN), d1.div_ceil(BM)]);
    #[cfg_attr(not(any()), expect(non_snake_case))]
    let mut t5Renamed = shared::<bf16>([BM, BN, BM]);
    #[cfg_attr(any(), cfg(any()))]
    copy(y2.at([(b5 * BM), (b6 * BN), (b7 * BM)]), &mut t5Renamed);
    let mut t6 = shared::<bf16>([BN]);
    #[cfg(any())]
    { assert!(false, "kept"); }
    copy(x1.at([b5, d3, (d1 * BN)]), &mut t6);
    let mut t7 = fragment::<i8>([BN, 4, BN]);
    parallel!((BN, 4, BN), |i10, i11, i12| {
        #[cfg_attr(not(any()), cfg(any()))]
        for _ in 0..1 { assert!(false, "kept"); }
        t7[[i10, i11, i12]] = select((((cast::<usize>(x1[[b5, i12, i10]]) - 0) >> (cast::<usize>(x0[[i12, i10, 0, i12]]) - 3)) == i11), ((cast::<i8>(t5Renamed[[i10, i12, i11]]) % x1[[i12, 12, i10]]) >> x1[[cast::<usize>(cast::<i32>((cast::<usize>(x1[[d1, i12, 1]]) - 9))), (d2 + 3), (i11 + i11)]]), (4 * cast::<i8>(x0[[i10, i12, i12, i10]])));
    });
    let mut t8 = fragment::<bf16>([BN]);
    #[cfg_attr(any(), cfg(any()))]
    cummax(&t6, &mut t8, 0);
    let mut t9 = fragment::<i32>([BM]);
    parallel!(BM, |i13| {
        t9[i13] = ((cast::<i32>(i13) * 2) + 0);
    });
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t10 = fragment::<bf16>([BM]);
    #[cfg(not(any()))]
    let v14: bf16 = t5Renamed[[((b7 - 4) / 1), cast::<usize>(cast::<i32>((b7 - 8))), d4]].min(t5Renamed[[0, cast::<usize>(t7[[b7, b7, cast::<usize>(x1[[b6, d1, b6]])]]), b7]]);
    #[cfg_attr(any(), cfg(any()))]
    fill(&mut t10, v14);
    scatter(&t10, &t9, &mut t6);
    #[allow(non_snake_case)]
    let mut t11Renamed = shared::<i16>([BM]);
    threads!(BM, |thread15| {
        let i16: usize = thread15.index();
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let i17Renamed: usize = thread15.lane();
        let w18: usize = thread15.warp();
        let i19: usize = (i16 % 3);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v20: i16 = _p8;
        #[cfg_attr(not(any()), cfg(any()))]
        { assert!(false, "kept"); }
        #[cfg(not(any()))]
        let mut v21: i16 = v20;
        if (d2 >= 2) {
            t11Renamed[i16] = v20;
            thread15.barrier();
            let v22: i16 = t11Renamed[i19];
            thread15.barrier();
            v21 = v22;
        }
        #[cfg_attr(not(any()), expect(non_snake_case))]
        let v23Renamed: i16 = v21;
        t11Renamed[i16] = v23Renamed;
        thread15.barrier();
        let v24: i16 = t11Renamed[((i16 + 8) % 4)];
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        thread15.barrier();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v25: i16 = v24;
        #[cfg(any())]
        assert!(false, "kept");
        t11Renamed[i16] = v25;
    });
    #[cfg_attr(not(any()), cfg(any()))]
    if true { assert!(false, "kept"); }
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = shared::<i32>([BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BM, |i26| {
        t12[i26] = ((cast::<i32>(i26) * 1) + 1);
    });
    let mut t13 = fragment::<i32>([BM]);
    #[cfg(not(any()))]
    copy(&t9, &mut t13);
    #[cfg_attr(any(), cfg(any()))]
    scatter(&t13, &t12, &mut t9);
    #[allow(non_snake_case)]
    let mut t14Renamed = shared::<bf16>([BN, BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_abs_max(&t5Renamed, &mut t14Renamed, 0);
    let mut t15 = shared::<bf16>([7]);
    threads!(7, |thread27| {
        #[cfg(not(any()))]
        let i28: usize = thread27.index();
        let i29: usize = thread27.lane();
        let w30: usize = thread27.warp();
        let i31: usize = (i28 % 5);
        #[cfg(not(any()))]
        let v32: bf16 = select(((cast::<usize>(t11Renamed[d3]) >= d4) & (cast::<u64>(((((_q9 * BM) + cast::<usize>(x0[[i28, b5, d2, 1]])) % BM) - 5)) >= cast::<u64>(i31))), (t5Renamed[[d3, b5, 1]].abs() / 2.5), ((-t6[_q9]) / 0.75));
        let v33: u32 = thread27.ballot((cast::<i8>(((i31 + 4) - 8)) <= cast::<i8>(cast::<usize>(cast::<i16>((i28 - 3))))));
        let v34: bool = thread27.all((cast::<usize>(x1[[i28, i28, 6]]) != i31));
        #[cfg_attr(any(), cfg(any()))]
        let v35: bf16 = select(v34, cast::<bf16>(v33.count_ones()), v32);
        t15[i28] = v35;
        #[cfg(not(any()))]
        thread27.barrier();
        let v36: bf16 = t15[((i28 + 33) % 7)];
        thread27.barrier();
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let v37: bf16 = v36;
        #[expect(non_snake_case)]
        let mut v38Renamed: bf16 = v37;
        if (d4 >= 3) {
            #[allow(non_snake_case)]
            t15[i28] = { let assignedRenamed: bf16 = v37; assignedRenamed };
            #[cfg(any())]
            if true { assert!(false, "kept"); }
            #[cfg(not(any()))]
            thread27.barrier();
            let v39: bf16 = t15[((i28 + 18) % 7)];
            thread27.barrier();
            #[cfg_attr(not(any()), cfg(any()))]
            undefined!();
            v38Renamed = v39;
        }
        let v40: bf16 = v38Renamed;
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut v41: bf16 = v40;
        if (w30 < 1) {
            #[cfg_attr(any(), cfg(any()))]
            #[expect(unused_doc_comments)]
            #[doc = ""]
            let v42: bf16 = thread27.shuffle_down(v40, 17);
            v41 = v42;
        }
        let v43: bf16 = v41;
        t15[i28] = v43;
    });
    parallel!(BM, |i44| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h4.atomic_add([(((1 * 5) + i44) % 7)], (cast::<u64>(t11Renamed[i44]) * cast::<u64>(((1 * 5) + i44))), Relaxed);
    });
    parallel!(BM, |i45| {
        h4.atomic_add([(((1 * 5) + i45) % 7)], (cast::<u64>(t12[i45]) * cast::<u64>(((1 * 5) + i45))), Release);
    });
    parallel!(BM, |i46| {
        h4.atomic_add([(((1 * 5) + i46) % 7)], (cast::<u64>(t13[i46]) * cast::<u64>(((1 * 5) + i46))), Relaxed);
    });
    parallel!((BN, BM), |i47, i48| {
        #[cfg_attr(not(any()), cfg(any()))]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg(not(any()))]
        h4.atomic_add([(((((1 * 5) + i47) * 5) + i48) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14Renamed[[i47, i48]]) * 16.0))) * cast::<u64>(((((1 * 5) + i47) * 5) + i48))), SeqCst);
    });
    #[allow(non_snake_case)]
    parallel!(7, |i49Renamed| {
        h4.atomic_add([(((1 * 5) + i49Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t15[i49Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i49Renamed))), Acquire);
    });
    parallel!((BM, BN, BM), |i50, i51, i52| {
        y2[[((b5 * BM) + i50), ((b6 * BN) + i51), ((b7 * BM) + i52)]] = select((t13[_q9] == cast::<i32>(t11Renamed[i50])), ((-t10[i52]).abs() * 0.5).erf(), select(((t7[[1, 2, i51]] > x1[[i50, 3, i51]]) ^ (i51 > x1.dim(2))), ((t10[i51].abs() + t5Renamed[[i52, i51, b7]].round()) * 0.5).sin(), select((cast::<i8>((((i50 * BN) % BN) - 0)) > cast::<i8>(d1)), (-((if (cast::<usize>(t9[_q9]) <= i52) { (t10[i52] - -4.0) } else { (4.0 + t10[i52]) }) * 0.5).softplus()), ((cast::<bf16>(-1) * 0.5).abs() + 1.0).powf(t14Renamed[[i51, i52]]))));
    });
    copy(&t5Renamed, y3.at_mut([(b5 * BM), (b6 * BN), (b7 * BM)]));
}

const ROWS_18957: usize = 3;
#[tile_kernel]
pub fn random_18957<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<f32, 1>,
    h2: &mut Tensor<u64, 1>,
    _p2: f32,
    _q3: usize,
) {
    dims!(x0 = [d0, d0], y1 = [d0], h2 = [7]);
    require!((d0 < 100), "extents are below 100");
    let [b1] = blocks([d0.div_ceil(ROWS_18957)]);
    let mut t3 = shared::<f32>([BN, 2*BK]);
    copy(x0.at((span((b1 % 3), 2*BK), span(x0.dim(1), BN))).t(), &mut t3);
    let mut t4 = fragment::<f32>([2*BK]);
    copy(x0.at((span(b1, 2*BK), (b1 * (2*BN)))), &mut t4);
    parallel!(((2*BK), d0.min(BN)), |i4, i5| {
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let v6Renamed: f32 = x0[[i5, (i5 / 1)]];
        let mut s7: f32 = 0.0;
        for k8 in 0..1 {
            s7 += (t3[[i5, (i4 * 2)]] + t4[i5]).abs();
        }
        t3[[i5, (i4 * 2)]] = s7;
    });
    let mut t5 = shared::<f32>([2*BN, 1]);
    parallel!(((2*BN), 1), |i9, i10| {
        t5[[i9, i10]] = ((0.0 * cast::<f32>(i10)) * (cast::<f32>(i10) - 0.0));
    });
    let mut t6 = fragment::<f32>([1, BM]);
    copy(x0.at([cast::<usize>(cast::<u8>((b1 - 6))), b1]), &mut t6);
    let mut t7 = shared::<f32>([2*BN, BM]);
    gemm_set(&t5, &t6, &mut t7);
    let mut t8 = shared::<f32>([BM, 2*BN]);
    parallel!(((2*BN), BM), |i11, i12| {
        #[allow(non_snake_case)]
        let mut s13Renamed: f32 = 0.0;
        for k14 in 0..3 {
            #[expect(non_snake_case)]
            s13Renamed += { let assignedRenamed: f32 = t4[cast::<usize>(cast::<i32>((i12 - 8)))]; assignedRenamed };
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t8[[i12, i11]] = s13Renamed;
    });
    let mut v15: f32 = 4.0;
    for k16 in 0..3 {
        #[expect(non_snake_case)]
        v15 += { let assignedRenamed: f32 = t4[b1].round_ties_even().max_nan(x0[[_q3, k16]].max_nan(t7[[b1, d0]])); assignedRenamed };
    }
    let mut t9 = shared::<bool>([BM, 2*BN]);
    copy(t8.at((span(b1, BM), span((b1 + 3), 2*BN))), &mut t9);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<bool>([2*BN]);
    let v17: bool = (b1 <= ((b1 * BK) % BK));
    fill(&mut t10, v17);
    reduce_any_into(&t9, &mut t10, 0);
    parallel!((2*BK), |i18| {
        h2.atomic_add([(((1 * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i18]) * 16.0))) * cast::<u64>(((1 * 5) + i18))), Acquire);
    });
    #[allow(non_snake_case)]
    parallel!(((2*BN), BM), |i19Renamed, i20Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h2.atomic_add([(((((1 * 5) + i19Renamed) * 5) + i20Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i19Renamed, i20Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19Renamed) * 5) + i20Renamed))), Release);
    });
    parallel!((BM, (2*BN)), |i21, i22| {
        h2.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!((BM, (2*BN)), |i23, i24| {
        h2.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(t9[[i23, i24]]) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Relaxed);
    });
    parallel!((2*BN), |i25| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h2.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t10[i25]) * cast::<u64>(((1 * 5) + i25))), Release);
    });
    parallel!(ROWS_18957, |i26| {
        y1[((b1 * ROWS_18957) + i26)] = (if (((cast::<u64>((i26 - 8)) != cast::<u64>(i26)) || t10[5]) && t10[8]) { (t7[[6, i26]] / 1.5).abs() } else { (-(-2.0f32)).abs() });
    });
}

#[tile_fn]
pub fn function_18958(_v0: bf16) -> bf16 {
    _v0.max((bf16::from_bits((cast::<bf16>(-3).to_bits() & 32767)) / 2.75))
}
#[tile_kernel]
pub fn random_18958<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<i32, 1>,
    y2: &mut Tensor<i32, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2], y1 = [d3], y2 = [d3, BM + 1], h3 = [7]);
    let n5: usize = d3.div_ceil((BM + 1));
    let [b4] = blocks([d3.div_ceil((BM + 1))]);
    let mut t4 = shared::<i32>([BM + 1]);
    copy(y1.at([(b4 * (BM + 1))]), &mut t4);
    let mut t5 = shared::<f32>([BN]);
    copy(t4.at((span(d1, BN),)).or(t4[n5]), &mut t5);
    let mut t6 = fragment::<f32>([BM + 1, 2*BN, BM + 1]);
    clear(&mut t6);
    let mut t7 = shared::<i32>([7]);
    #[expect(non_snake_case)]
    threads!(7, |thread6Renamed| {
        #[expect(non_snake_case)]
        let i7Renamed: usize = thread6Renamed.index();
        let i8: usize = thread6Renamed.lane();
        let w9: usize = thread6Renamed.warp();
        let i10: usize = (i7Renamed % 7);
        let mut l8 = local::<i32>([2]);
        for k11 in 0..2 {
            l8[k11] = select((i7Renamed >= i10), cast::<i32>(x0[[d2, w9]]), cast_with::<i32>(x0[[i10, cast::<usize>(t4[k11])]], Round::Down)).dot4_u8(t4[k11]);
        }
        #[allow(non_snake_case)]
        let v12Renamed: i32 = l8[d2];
        let v13: i32 = v12Renamed;
        t7[i7Renamed] = v13;
    });
    let mut t9 = shared::<f32>([BM + 1, BM + 1]);
    copy(x0.at([cast::<usize>(t4[d1]), (d1 * BN)]), &mut t9);
    let mut t10 = shared::<f32>([BN]);
    copy(x0.at([n5, n5]), &mut t10);
    let mut t11 = shared::<f32>([BM + 1, BM + 1]);
    copy(t9.at((span((d1 * (BM + 1)), BM + 1), span((d1 * BN), BM + 1))), &mut t11);
    let mut t12 = fragment::<f32>([BM + 1, BM]);
    copy(t9.at([(d1 * BM), (d2 * (BM + 1))]).or(2.0), &mut t12);
    let mut t13 = shared::<f32>([BM + 1, BM]);
    gemm_set(&t11, &t12, &mut t13);
    cumsum(&t5, &mut t5, 0);
    let mut t14 = shared::<bf16>([2*BN, BN, BM + 1]);
    parallel!(((2*BN), BN, (BM + 1)), |i14, i15, i16| {
        let v17: bf16 = (cast::<bf16>(t4[i16]).min(cast::<bf16>(t6[[cast::<usize>(t7[i16]), 3, cast::<usize>(t7[i16])]])) + -1.0);
        t14[[i14, i15, i16]] = select((!((i15 >= 4) ^ (cast::<i16>((i15 - 4)) >= cast::<i16>(n5)))), cast::<bf16>(t4[i16]).min_nan(v17).floor(), function_18958(cast::<bf16>(-4.875).mul_add(v17, cast_with::<bf16>(t9[[i16, i16]], Round::Up))));
    });
    let mut t15 = shared::<i32>([BM, 8]);
    copy(x0.at([x0.dim(0), d1]), &mut t15);
    #[allow(non_snake_case)]
    let mut t16Renamed = fragment::<i32>([16, BN]);
    copy(t6.at((span(d1, 16), span((d1 * (BM + 1)), BN), (d1 * (BM + 1)))), &mut t16Renamed);
    #[expect(non_snake_case)]
    let mut t17Renamed = fragment::<i32>([BM, BN]);
    let v18: i32 = (t7[d1] << t7[2]).dot4_i8(t7[d1]);
    fill(&mut t17Renamed, v18);
    clear(&mut t17Renamed);
    let mut t18 = shared::<u8>([BM, 2]);
    fill(&mut t18, 68);
    gemm_sp(&t15, &t18, &t16Renamed, &mut t17Renamed);
    parallel!(((BM + 1), BM), |i19, i20| {
        h3.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!(((2*BN), BN, (BM + 1)), |i21, i22, i23| {
        h3.atomic_add([(((((((1 * 5) + i21) * 5) + i22) * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t14[[i21, i22, i23]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i21) * 5) + i22) * 5) + i23))), Relaxed);
    });
    parallel!((BM, 8), |i24, i25| {
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t15[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Acquire);
    });
    parallel!((16, BN), |i26, i27| {
        h3.atomic_add([(((((1 * 5) + i26) * 5) + i27) % 7)], (cast::<u64>(t16Renamed[[i26, i27]]) * cast::<u64>(((((1 * 5) + i26) * 5) + i27))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BM, BN), |i28Renamed, i29Renamed| {
        h3.atomic_add([(((((1 * 5) + i28Renamed) * 5) + i29Renamed) % 7)], (cast::<u64>(t17Renamed[[i28Renamed, i29Renamed]]) * cast::<u64>(((((1 * 5) + i28Renamed) * 5) + i29Renamed))), SeqCst);
    });
    copy(&t4, y1.at_mut([(b4 * (BM + 1))]));
    parallel!(((BM + 1), (BM + 1)), |i30, i31| {
        let v32: i32 = t17Renamed[[cast::<usize>(t7[5]), (i31 * 2)]];
        let mut l19 = local::<i32>([2]);
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k33Renamed in 0..2 {
            l19[k33Renamed] = t15[[cast::<usize>(cast::<i64>((k33Renamed - 4))), (((i31 - 2).div_ceil(4) * BM) / BM)]];
        }
        y2[[((b4 * (BM + 1)) + i30), (0 + i31)]] = l19[(b4 % 2)];
    });
}

const SCALE_18959: i32 = 2;
#[tile_kernel]
pub fn random_18959<T: Element, const BM: usize>(
    x0: &Tensor<bool, 1>,
    y1: &mut Tensor<T, 1>,
    y2: &mut Tensor<T::Acc, 1>,
    h3: &mut Tensor<u64, 1>,
    _p2: f32,
    _p3: T,
    _q4: usize,
) {
    dims!(x0 = [4], y1 = [d0], y2 = [d0], h3 = [7]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    require!((d0 < 100), "extents are below 100");
    let [b1] = blocks([d0.div_ceil((2*BM))]);
    let mut t4 = fragment::<T>([2*BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(y1.at([(b1 * (2*BM))]), &mut t4);
    let mut t5 = fragment::<bool>([2*BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((2*BM), |i5| {
        t5[i5] = (((_q4 != i5) ^ (cast::<i8>((i5 - 9)) != cast::<i8>(i5))) && (!(!x0[0])));
    });
    let mut t6 = fragment::<bool>([4]);
    copy(t5.at([((_q4 * 4) % 4)]).or((cast::<i8>((2usize - 6)) != cast::<i8>(b1))), &mut t6);
    let v6: bool = (cast::<i16>((d0 - 7)) > cast::<i16>(d0));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    fill(&mut t5, v6);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v7: bool = ((d0 == d0) && (7 <= d0));
    fill(t5.at_mut((span(1, 2*BM),)), v7);
    parallel!((2*BM), |i8| {
        let mut l7 = local::<bool>([1]);
        for k9 in 0..1 {
            l7[k9] = ((i8 > i8) | (cast::<u32>((k9 - 4)) >= cast::<u32>(i8)));
        }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t5[((2*BM) - i8)] = l7[i8];
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v10: T::Acc = cast::<T::Acc>(_p2);
    let mut t8 = shared::<bool>([1]);
    reduce_any(&t6, &mut t8, 0);
    parallel!((2*BM), |i11| {
        h3.atomic_add([(((1 * 5) + i11) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i11]) * 16.0))) * cast::<u64>(((1 * 5) + i11))), Acquire);
    });
    parallel!((2*BM), |i12| {
        h3.atomic_add([(((1 * 5) + i12) % 7)], (cast::<u64>(t5[i12]) * cast::<u64>(((1 * 5) + i12))), Relaxed);
    });
    parallel!(4, |i13| {
        h3.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(t6[i13]) * cast::<u64>(((1 * 5) + i13))), Acquire);
    });
    parallel!(1, |i14| {
        h3.atomic_add([(((1 * 5) + i14) % 7)], (cast::<u64>(t8[i14]) * cast::<u64>(((1 * 5) + i14))), Release);
    });
    let mut t9 = fragment::<T>([2*BM]);
    copy(&t4, &mut t9);
    copy(&t9, y1.at_mut([(b1 * (2*BM))]));
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t4, y2.at_mut([(b1 * (2*BM))]));
}

const SCALE_18960: f64 = 3.0;
#[tile_kernel]
pub fn random_18960<const BM: usize, const BN: usize>(
    x0: &Tensor<i64, 3>,
    x1: &Tensor<i64, 3>,
    x2: &Tensor<F8E5M2, 2>,
    y3: &mut Tensor<i64, 1>,
    a4: &mut Tensor<u64, 1>,
    h5: &mut Tensor<u64, 1>,
    _p10: usize,
) {
    dims!(x0 = [d0, d1, d2], x1 = [BN, d3, d4], x2 = [d5, d6], y3 = [d7], a4 = [d9], h5 = [7]);
    require!((d4 < 100), "extents are below 100");
    let [b8] = blocks([d7.div_ceil(BN)]);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t6Renamed = fragment::<F8E5M2>([BM, BN, BN]);
    copy(x0.at([(d1 * BN), (_p10 * BM), b8]), &mut t6Renamed);
    let mut t7 = fragment::<F8E5M2>([BN]);
    #[expect(non_snake_case)]
    parallel!(BN, |i11Renamed| {
        assert!((_p10 < 1), "an index is within its bounds");
        t7[i11Renamed] = cast::<F8E5M2>(((2 * (2*BN)) / (2*BN))).abs().min_nan(cast::<F8E5M2>(-2).mul_add(4.875, x2[[d3, i11Renamed]])).mul_add((select((i11Renamed != 2), x2[[i11Renamed, i11Renamed]], cast_with::<F8E5M2>(x2[[d3, i11Renamed]], Round::TowardZero)) * x2[[i11Renamed, i11Renamed]].min(x2[[1, cast::<usize>(x0[[i11Renamed, i11Renamed, cast::<usize>(x1[[0, i11Renamed, i11Renamed]])]])]])), t6Renamed[[(i11Renamed - 1), i11Renamed, i11Renamed]].max(select((b8 <= 5), t6Renamed[[i11Renamed, 0, i11Renamed]], t6Renamed[[i11Renamed, 0, i11Renamed]])));
    });
    let mut t8 = shared::<i64>([2*BN]);
    parallel!((2*BN), |i12| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t8[i12] = 3i64.abs();
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t9Renamed = fragment::<F8E5M2>([2*BN, BN]);
    gather(x2.at((.., span((d5 * (2*BN)), BN))), &t8, &mut t9Renamed);
    parallel!((2*BN), |i13| {
        let v14: F8E5M2 = t9Renamed[[i13, x0.dim(0)]].abs().min_nan(x2[[i13, i13]].abs().sqrt());
        t8[i13] = cast::<i64>(d5);
    });
    let mut t10 = fragment::<i32>([BM]);
    parallel!(BM, |i15| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t10[i15] = ((cast::<i32>(i15) * 2) + -2);
    });
    let mut t11 = shared::<F8E5M2>([BM]);
    copy(x1.at([(_p10 * (2*BN)), _p10, (d3 % 6)]).or(cast::<i64>(x2[[cast::<usize>(x0[[12, d7, d0]]), d5]])), &mut t11);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    scatter(&t11, &t10, &mut t7);
    let mut t12 = shared::<i64>([2*BN]);
    parallel!((2*BN), |i16| {
        let v17: i64 = cast::<i64>(x2[[i16, (i16 - 6).div_ceil(1)]]);
        let mut s18: i64 = 0;
        for k19 in 0..2 {
            s18 += ((if (i16 > i16) { cast::<i64>(t9Renamed[[i16, x1.dim(2)]]) } else { cast::<i64>(t8[i16]) }) ^ t8[(k19 + 2)]);
        }
        t12[i16] = s18;
    });
    atomic_max(&t12, &mut t8, Release);
    let v20: F8E5M2 = (-(t9Renamed[[_p10, 0]] + t9Renamed[[d5, cast::<usize>(t12[1])]]));
    let mut t13 = shared::<i64>([1]);
    reduce_sum(&t12, &mut t13, 0);
    clear(&mut t11);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v21: F8E5M2 = t11[(_p10 * 1)];
    fill(t11.at_mut((span((d4 / 3), BM),)), v21);
    parallel!((2*BN), |i22| {
        a4.atomic_xor([i22], (0 * 4), Release);
    });
    parallel!(((2*BN), BN), |i23, i24| {
        h5.atomic_add([(((((1 * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[[i23, i24]]) * 16.0))) * cast::<u64>(((((1 * 5) + i23) * 5) + i24))), Release);
    });
    parallel!(BM, |i25| {
        h5.atomic_add([(((1 * 5) + i25) % 7)], (cast::<u64>(t10[i25]) * cast::<u64>(((1 * 5) + i25))), Relaxed);
    });
    parallel!(BM, |i26| {
        h5.atomic_add([(((1 * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[i26]) * 16.0))) * cast::<u64>(((1 * 5) + i26))), Acquire);
    });
    parallel!((2*BN), |i27| {
        h5.atomic_add([(((1 * 5) + i27) % 7)], (cast::<u64>(t12[i27]) * cast::<u64>(((1 * 5) + i27))), SeqCst);
    });
    parallel!(1, |i28| {
        h5.atomic_add([(((1 * 5) + i28) % 7)], (cast::<u64>(t13[i28]) * cast::<u64>(((1 * 5) + i28))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t14 = fragment::<i64>([BN]);
    copy(&t7, &mut t14);
    copy(&t14, y3.at_mut([(b8 * BN)]));
}

const ROWS_18961: usize = 5;
const SCALE_18961: f64 = 7.0;
#[tile_fn]
pub fn function_18961(_v0: F8E5M2, _v1: F8E5M2) -> F8E5M2 {
    _v0.max(F8E5M2::from_bits(((cast::<F8E5M2>(2) / 5.75).ceil().to_bits() & 127)))
}
#[tile_kernel]
pub fn random_18961<T: Float>(
    x0: &Tensor<T, 3>,
    x1: &Tensor<F8E5M2, 5>,
    x2: &Tensor<f32, 1>,
    y3: &mut Tensor<T, 1>,
    _p8: usize,
    _p9: usize,
) {
    dims!(x0 = [d2, d3, d4], x1 = [2, 2, 6, ROWS_18961, 2], x2 = [d5], y3 = [d6]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    require!((d2 < 100), "extents are below 100");
    let mut w4 = workspace::<T::Acc>([d6]);
    let [b7] = blocks([d6.div_ceil(2)]);
    let mut t5 = shared::<T>([2]);
    copy(x2.at((span(d4, 2),)), &mut t5);
    let mut t6 = shared::<T::Acc>([6, 6, 2]);
    parallel!((6, 6, 2), |i10, i11, i12| {
        #[expect(non_snake_case)]
        let v13Renamed: i8 = cast::<i8>(i11);
        t6[[i10, i11, i12]] = (if (i12 >= i11) { ((cast::<T::Acc>(x2[d6]) * cast::<T::Acc>(x0[[i12, i12, i11]])) + (cast::<T::Acc>(x2[i12]) / 1.0)) } else { cast::<T::Acc>(x1[[i12, (((i12 * 6) + i10) % 6), (i11 % 3), i12, d4]]) });
    });
    let mut t7 = fragment::<i32>([6, 1, 2]);
    reduce_argmin(&t6, &mut t7, 1);
    #[allow(non_snake_case)]
    let mut t8Renamed = fragment::<T::Acc>([2]);
    copy(&t5, &mut t8Renamed);
    let mut t9 = shared::<T::Acc>([2]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t8Renamed, w4.at_mut([(b7 * 2)]));
    copy(w4.at([(b7 * 2)]), &mut t9);
    let mut t10 = fragment::<T>([2, 2]);
    parallel!((2, 2), |i14, i15| {
        t10[[i14, i15]] = (cast::<T>(-1) + -1.0).abs();
    });
    let mut t11 = fragment::<T>([2]);
    reduce_var(&t10, &mut t11, 1);
    copy(&t11, y3.at_mut([(b7 * 2)]));
}

const SCALE_18962: f32 = 9.0;
#[tile_kernel]
pub fn random_18962<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<f32, 2>,
    h2: &mut Tensor<u64, 1>,
    _p4: f32,
) {
    dims!(x0 = [d0, d0], y1 = [d1, d1], h2 = [7]);
    let [b2, b3] = blocks([d1.div_ceil(BN), d1.div_ceil(BM)]);
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t3Renamed = shared::<f32>([BN, BM, 1]);
    parallel!((BN, BM, 1), |i5, i6, i7| {
        t3Renamed[[i5, i6, i7]] = cast::<f32>(b3);
    });
    let mut t4 = fragment::<f32>([2*BN, BN + 1, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(((2*BN), (BN + 1), 1), |i8, i9, i10| {
        let mut l5 = local::<f32>([3]);
        for k11 in 0..3 {
            l5[k11] = -1.0;
        }
        #[expect(non_snake_case)]
        t4[[i8, i9, i10]] = { let assignedRenamed: f32 = l5[i10]; assignedRenamed };
    });
    parallel!((1, BM, BN), |i12, i13, i14| {
        #[allow(non_snake_case)]
        let mut s15Renamed: f32 = 0.0;
        #[allow(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        for k16Renamed in 0..2 {
            s15Renamed += _p4;
        }
        #[cfg_attr(not(any()), cfg(any()))]
        for _ in 0..1 { assert!(false, "kept"); }
        t3Renamed[[(i14 + 3), i13, (i12 * 2)]] = s15Renamed;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = fragment::<f32>([2*BN, 1, 1]);
    #[cfg(any())]
    let kept = undefined;
    reduce_max(&t4, &mut t6, 1);
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    let mut t7 = fragment::<f32>([BM, 2*BN]);
    #[cfg(any())]
    fill(&mut undefined, 1);
    clear(&mut t7);
    for k17 in 0..3 {
        #[cfg_attr(not(any()), expect(non_snake_case))]
        let mut t8Renamed = shared::<f32>([BM, 1]);
        let mut t9 = shared::<f32>([1, 2*BN]);
        #[cfg(any())]
        { assert!(false, "kept"); }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(x0.at([(b3 * BN), (k17 * 1)]), &mut t8Renamed);
        copy(x0.at([(k17 * 1), b2]), &mut t9);
        gemm(&t8Renamed, &t9, &mut t7);
    }
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t10 = shared::<f32>([BN, BM]);
    clear(&mut t10);
    #[cfg(any())]
    let kept = undefined;
    pipelined!(0..3, stages = 4, |k18| {
        let mut t11 = fragment::<f32>([BN, 1]);
        let mut t12 = fragment::<f32>([1, BM]);
        #[cfg(any())]
        if true { assert!(false, "kept"); }
        copy(x0.at([d1, (k18 * 1)]), &mut t11);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        copy(x0.at([(k18 * 1), (b2 * (2*BN))]), &mut t12);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        gemm(&t11, &t12, &mut t10);
    });
    let v19: f32 = t6[[b3, b3, b3]].max(cast::<f32>(b3));
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BN, BM, 1), |i20, i21, i22| {
        #[cfg(not(any()))]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h2.atomic_add([(((((((1 * 5) + i20) * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3Renamed[[i20, i21, i22]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i20) * 5) + i21) * 5) + i22))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(((2*BN), (BN + 1), 1), |i23Renamed, i24Renamed, i25Renamed| {
        h2.atomic_add([(((((((1 * 5) + i23Renamed) * 5) + i24Renamed) * 5) + i25Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i23Renamed, i24Renamed, i25Renamed]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i23Renamed) * 5) + i24Renamed) * 5) + i25Renamed))), Relaxed);
    });
    parallel!(((2*BN), 1, 1), |i26, i27, i28| {
        #[cfg(not(any()))]
        h2.atomic_add([(((((((1 * 5) + i26) * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i26, i27, i28]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i26) * 5) + i27) * 5) + i28))), Relaxed);
    });
    parallel!((BM, (2*BN)), |i29, i30| {
        h2.atomic_add([(((((1 * 5) + i29) * 5) + i30) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i29, i30]]) * 16.0))) * cast::<u64>(((((1 * 5) + i29) * 5) + i30))), Release);
    });
    parallel!((BN, BM), |i31, i32| {
        h2.atomic_add([(((((1 * 5) + i31) * 5) + i32) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i31, i32]]) * 16.0))) * cast::<u64>(((((1 * 5) + i31) * 5) + i32))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BN, BM), |i33Renamed, i34Renamed| {
        y1[[((b2 * BN) + i33Renamed), ((b3 * BM) + i34Renamed)]] = t6[[i34Renamed, 0, b3]];
    });
}

const ROWS_18963: usize = 4;
#[tile_kernel]
pub fn random_18963<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f16, 1>,
    x1: &Tensor<f64, 1>,
    x2: &Tensor<i32, 2>,
    y3: &mut Tensor<i32, 2>,
    y4: &mut Tensor<f64, 1>,
) {
    dims!(x0 = [d0], x1 = [d0], x2 = [2*BK, d1], y3 = [d2, BM], y4 = [d2]);
    require!((d2 < 100), "extents are below 100");
    #[cfg(any())]
    require!(false, "kept");
    let [b3] = blocks([d2.div_ceil((BM + 1))]);
    let mut t5 = fragment::<f16>([BM]);
    #[cfg_attr(any(), cfg(any()))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x2.at((span((b3 * (2*BK)), BM), (b3 * (2*BN)))), &mut t5);
    let mut t6 = fragment::<f16>([2*BN]);
    copy(x2.at([(b3 * ROWS_18963), b3]), &mut t6);
    let mut t7 = fragment::<u8>([BM]);
    #[cfg_attr(any(), cfg(any()))]
    parallel!(BM, |i4| {
        #[cfg(not(any()))]
        t7[i4] = (0 * 1);
    });
    let mut t8 = fragment::<i32>([BM, BK]);
    gather(x2.at((.., span((d2 * ROWS_18963), BK))), &t7, &mut t8);
    let mut t9 = fragment::<f16>([ROWS_18963]);
    parallel!(ROWS_18963, |i5| {
        let mut s6: f16 = 0.0;
        for k7 in 0..3 {
            s6 += 0.0;
        }
        t9[i5] = s6;
    });
    copy(&t9, t8.at_mut([(b3 * ROWS_18963), ((b3 * BK) / BK)]));
    let mut t10 = shared::<u8>([BK]);
    #[cfg_attr(any(), cfg(any()))]
    parallel!(BK, |i8| {
        t10[i8] = 2;
    });
    let mut t11 = fragment::<i32>([BK, BK]);
    gather(&t8, &t10, &mut t11);
    #[cfg(not(any()))]
    parallel!(((BM + 1), BM), |i9, i10| {
        #[cfg_attr(not(any()), cfg(any()))]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg(not(any()))]
        let v11: i32 = x2[[i10, b3]];
        let mut l12 = local::<i32>([3]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        for k12 in 0..3 {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            l12[k12] = select(((cast::<usize>(t11[[i10, i10]]) - 1) > k12), (if (i9 < 6) { 1 } else { cast::<i32>(i10) }), ((cast::<i32>(t6[i10]) * 9) % 9));
        }
        y3[[((b3 * (BM + 1)) + i9), (0 + i10)]] = l12[(i10 - 2)];
    });
    #[cfg_attr(any(), cfg(any()))]
    parallel!((BM + 1), |i13| {
        y4[((b3 * (BM + 1)) + i13)] = select((((i13 - 5) % 3) == i13), ((cast::<f64>(x0[(i13 * 2)]) + cast::<f64>(t11[[i13, i13]])) * 0.5).atan2((cast::<f64>(b3) - -1.0)), select((((x0.dim(0) - 1) % 3) == 0), ((((cast::<f64>(t10[cast::<usize>(t8[[d2, i13]])]) * 0.0) - (-3.0 - cast::<f64>(t10[i13]))) * 0.5).abs() + 1.0).powf(cast::<f64>(t10[d2])), select((cast::<usize>(cast::<i32>((i13 - 3))) <= b3), ((1.0f64.mul_add(-1.0, cast::<f64>(t10[cast::<usize>(t8[[d0, 0]])])) * cast::<f64>(t5[b3])) * 0.5).acos(), ((0.0f64.mul_add(0.0, cast::<f64>(b3)).mul_add(0.0f64.min(cast::<f64>(t10[i13])), cast::<f64>(t9[i13])) * 0.5).abs() + 1.0).rsqrt())));
    });
}

#[tile_kernel]
pub fn random_18964<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<F8E4M3, 2>,
    x1: &Tensor<F8E4M3, 3>,
    y2: &mut Tensor<F8E4M3, 2>,
    h3: &mut Tensor<u64, 1>,
    _p7: i16,
    _p8: i32,
    _q9: usize,
) {
    dims!(x0 = [d0, d1], x1 = [d2, d3, d3], y2 = [d4, d4], h3 = [7]);
    require!((d3 < 100), "extents are below 100");
    #[expect(non_snake_case)]
    let n10Renamed: usize = d4.div_ceil(BN);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut w4 = workspace::<i32>([d4, d4]);
    let [b5, b6] = blocks([d4.div_ceil(BN), d4.div_ceil(BM)]);
    let mut t5 = fragment::<F8E4M3>([BN, BM]);
    copy(y2.at([(b5 * BN), (b6 * BM)]), &mut t5);
    let mut t6 = shared::<i32>([BM, BK, 1]);
    copy(x1.at((span((d1 % 1), BM), span((b6 * BN), BK), span((b5 * BK), 1))), &mut t6);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = fragment::<i32>([BK]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!(BK, |i11| {
        t7[i11] = (cast::<i32>(t5[[cast::<usize>(t6[[4, cast::<usize>(t6[[d1, i11, cast::<usize>(t6[[d1, i11, 0]])]]), x0.dim(1)]]), d1]]) * (cast::<i32>(x0[[16, cast::<usize>(t6[[d1, i11, d3]])]]) >> t6[[_q9, i11, cast::<usize>(t6[[cast::<usize>(t6[[d4, i11, _q9]]), d1, cast::<usize>(t6[[n10Renamed, _q9, b6]])]])]]));
    });
    parallel!(BM, |i12| {
        t6.atomic_max([i12, i12, b5], t7[10], Relaxed);
    });
    let mut t8 = fragment::<F8E4M3>([BN, BM]);
    cummin(&t5, &mut t8, 1);
    let mut t9 = fragment::<i32>([BM, BK, 1]);
    copy(t6.at([7, (b5 * BN), b5]), &mut t9);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<i32>([BN, BM]);
    copy(&t8, &mut t10);
    let mut t11 = fragment::<i32>([BN, BM]);
    copy(&t10, w4.at_mut([(b5 * BN), (b6 * BM)]));
    copy(w4.at([(b5 * BN), (b6 * BM)]), &mut t11);
    #[expect(non_snake_case)]
    parallel!(BK, |i13Renamed| {
        h3.atomic_add([(((1 * 5) + i13Renamed) % 7)], (cast::<u64>(t7[i13Renamed]) * cast::<u64>(((1 * 5) + i13Renamed))), Acquire);
    });
    parallel!((BN, BM), |i14, i15| {
        h3.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((BM, BK, 1), |i16, i17, i18| {
        h3.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t9[[i16, i17, i18]]) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((BN, BM), |i19, i20| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h3.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t10[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((BN, BM), |i21Renamed, i22Renamed| {
        h3.atomic_add([(((((1 * 5) + i21Renamed) * 5) + i22Renamed) % 7)], (cast::<u64>(t11[[i21Renamed, i22Renamed]]) * cast::<u64>(((((1 * 5) + i21Renamed) * 5) + i22Renamed))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(&t5, y2.at_mut([(b5 * BN), (b6 * BM)]));
}

const ROWS_18965: usize = 5;
#[tile_kernel(fast_math)]
pub fn random_18965<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 1>,
    y1: &mut Tensor<f32, 1>,
    h2: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0], y1 = [d1], h2 = [7]);
    require!((d1 < 100), "extents are below 100");
    let [b2] = blocks([d1.div_ceil((BM + 1))]);
    let mut t3 = fragment::<f32>([BM]);
    clear(&mut t3);
    let mut t4 = shared::<f32>([BN, BK]);
    #[allow(non_snake_case)]
    let v3Renamed: f32 = cast::<f32>(d1);
    fill(&mut t4, v3Renamed);
    let mut t5 = fragment::<f32>([BK]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_min_nan(&t4, &mut t5, 0);
    let v4: f32 = (x0[b2] * x0[b2]);
    fill(&mut t3, v4);
    fill(t3.at_mut((span((b2 * ROWS_18965), BM),)), -1.0);
    let mut t6 = shared::<f32>([128]);
    #[expect(non_snake_case)]
    threads!(128, |thread5Renamed| {
        let i6: usize = thread5Renamed.index();
        let i7: usize = thread5Renamed.lane();
        let w8: usize = thread5Renamed.warp();
        let i9: usize = (i6 % 8);
        let v10: f32 = cast::<f32>(((((i9 - 5) * (2*BN)) + b2) / (2*BN)));
        let mut v11: f32 = v10;
        thread5Renamed.group(64..128, |g12| {
            for k14 in 0..1 {
                t6[i6] = v11;
                g12.barrier();
                let v13: f32 = t6[(((i6 + 32) % 64) + 64)];
                g12.barrier();
                v11 = v13;
            }
        });
        let v15: f32 = v11;
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t6[i6] = { let assignedRenamed: f32 = v15; assignedRenamed };
    });
    parallel!(BM, |i16| {
        h2.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t3[i16]) * 16.0))) * cast::<u64>(((1 * 5) + i16))), AcqRel);
    });
    parallel!((BN, BK), |i17, i18| {
        h2.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Release);
    });
    parallel!(BK, |i19| {
        h2.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[i19]) * 16.0))) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!(128, |i20| {
        h2.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[i20]) * 16.0))) * cast::<u64>(((1 * 5) + i20))), SeqCst);
    });
    parallel!((BM + 1), |i21| {
        y1[((b2 * (BM + 1)) + i21)] = select((!(d1 != d1)), (x0[x0.dim(0)] * 0.5).exp(), select(((b2 >= 7) & (t4[[d0, x0.dim(0)]] == t4[[b2, d0]])), ((x0[i21] + x0[b2]) * 0.5).tanh(), select((cast::<i8>((b2 - 5)) < cast::<i8>(d1)), (-(x0[b2] * 0.5).softplus()), (x0[b2].round_ties_even() * 0.5).tanh())));
    });
}

#[tile_fn]
pub fn function_18966(_v0: u32) -> u32 {
    _v0.max((select((cast::<i8>((5usize - 7)) <= cast::<i8>((((0usize * 3) + 0) / 3))), cast::<u32>(0usize), (-2i8).leading_zeros()) / cast::<u32>((0usize + 1))))
}
#[tile_kernel]
pub fn random_18966<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<u32, 1>,
    y1: &mut Tensor<u64, 3>,
    h2: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1], y1 = [d1, d2, BK], h2 = [7]);
    let [b3, b4] = blocks([d1.div_ceil(BK), d2.div_ceil(BN)]);
    let mut t3 = fragment::<u64>([BK, BN, BK]);
    copy(y1.at([(b3 * BK), (b4 * BN), 0]), &mut t3);
    let mut t4 = fragment::<f16>([2*BK, 2*BM]);
    copy(t3.at([(b4 * BN), (b4 * (2*BK)), (b4 * (2*BK))]), &mut t4);
    let mut t5 = shared::<u32>([BK, BK, BM]);
    copy(t3.at([(b4 * BM), b4, d2]).or(3), &mut t5);
    let mut t6 = fragment::<i32>([BK]);
    parallel!(BK, |i5| {
        t6[i5] = ((cast::<i32>(i5) * 1) + -2);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t7 = fragment::<f16>([BK, 2*BM]);
    copy(t4.at([3, (d2 * BM)]), &mut t7);
    scatter(&t7, &t6, &mut t4);
    pipelined!(0..d2, stages = 2, stage = [1, 1, 0, 0, 0, 0, 0, 0], |k6| {
        let v7: u32 = x0[((k6 - 3) << (b4 - 3))];
        fill(&mut t5, v7);
        let mut t8 = shared::<i32>([BM]);
        parallel!(BM, |i8| {
            #[allow(non_snake_case)]
            t8[i8] = { let assignedRenamed: i32 = cast::<i32>(d2); assignedRenamed };
        });
        let mut t9 = shared::<i32>([BM]);
        gather(&t6, &t8, &mut t9);
        parallel!(BM, |i9| {
            h2.atomic_add([(((1 * 5) + i9) % 7)], (cast::<u64>(t8[i9]) * cast::<u64>(((1 * 5) + i9))), Relaxed);
        });
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        parallel!(BM, |i10| {
            h2.atomic_add([(((1 * 5) + i10) % 7)], (cast::<u64>(t9[i10]) * cast::<u64>(((1 * 5) + i10))), Relaxed);
        });
    });
    #[allow(non_snake_case)]
    let mut t10Renamed = shared::<f16>([BN, 2*BM, 2*BM]);
    copy(t5.at((span((b4 * BM), BN), span((b4 * (2*BK)), 2*BM), span(x0.dim(0), 2*BM))), &mut t10Renamed);
    #[allow(non_snake_case)]
    parallel!((BK, (2*BM)), |i11Renamed, i12Renamed| {
        let v13: u64 = t3[[d2, i12Renamed, (i11Renamed % 1)]];
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        if ((i11Renamed != b3) || (2 != cast::<usize>(t3[[i12Renamed, i12Renamed, i11Renamed]]))) {
            #[allow(non_snake_case)]
            t7[[i11Renamed, (i12Renamed * 2)]] = { let assignedRenamed: f16 = (-select(((i11Renamed > i11Renamed) | (t5[[cast::<usize>(x0[i11Renamed]), i11Renamed, b4]] != cast::<u32>((((i12Renamed - 4) * BM) / BM)))), t4[[i11Renamed, i12Renamed]], select((i12Renamed >= i12Renamed), t4[[5, 1]], -1.0))); assignedRenamed };
        }
    });
    parallel!(((2*BK), (2*BM)), |i14, i15| {
        h2.atomic_add([(((((1 * 5) + i14) * 5) + i15) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[[i14, i15]]) * 16.0))) * cast::<u64>(((((1 * 5) + i14) * 5) + i15))), Relaxed);
    });
    parallel!((BK, BK, BM), |i16, i17, i18| {
        h2.atomic_add([(((((((1 * 5) + i16) * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t5[[i16, i17, i18]]) * cast::<u64>(((((((1 * 5) + i16) * 5) + i17) * 5) + i18))), AcqRel);
    });
    parallel!(BK, |i19| {
        h2.atomic_add([(((1 * 5) + i19) % 7)], (cast::<u64>(t6[i19]) * cast::<u64>(((1 * 5) + i19))), Relaxed);
    });
    parallel!((BK, (2*BM)), |i20, i21| {
        h2.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((BN, (2*BM), (2*BM)), |i22, i23, i24| {
        h2.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10Renamed[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t3, y1.at_mut([(b3 * BK), (b4 * BN), 0]));
}

#[tile_fn]
pub fn function_18967(_v0: f32, _v1: f32) -> f32 {
    (_v0 * (4.0f32 / -5.0).round_ties_even())
}
#[tile_kernel]
pub fn random_18967<const BM: usize, const BN: usize, const BK: usize>(
    x0: &Tensor<f32, 4>,
    x1: &Tensor<f32, 3>,
    y2: &mut Tensor<i8, 1>,
    a3: &mut Tensor<u64, 1>,
    h4: &mut Tensor<u64, 1>,
    _p5: u8,
    _p6: usize,
) {
    dims!(x0 = [2*BN, 2*BN, BN, BM], x1 = [d2, d3, d3], y2 = [d3], a3 = [d2], h4 = [7]);
    let [b4] = blocks([d3.div_ceil((BK + 1))]);
    let mut t5 = fragment::<i8>([BK + 1]);
    copy(y2.at([(b4 * (BK + 1))]), &mut t5);
    #[expect(non_snake_case)]
    let mut t6Renamed = shared::<f32>([BK + 1]);
    copy(t5.at([(b4 * BK)]), &mut t6Renamed);
    let mut t7 = shared::<f32>([BM, BK, BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(x0.at([b4, (b4 * BK), (b4 * BN), d3]).or(0.0), &mut t7);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8 = fragment::<f32>([BN, BK + 1, BK + 1]);
    let t8_arrived = copy_async(x1.at((span((b4 * BN), BN), span((_p6 * BN), BK + 1), span((d2 * BM), BK + 1))), &mut t8);
    #[expect(non_snake_case)]
    let mut t9Renamed = shared::<f32>([BK + 1, 2*BN]);
    clear(&mut t9Renamed);
    let mut t10 = fragment::<f32>([BK + 1, BM]);
    let mut t11 = fragment::<f32>([BM, 2*BN]);
    #[expect(non_snake_case)]
    pipelined!(0..2, stages = 3, order = [0, 1, 2], stage = [0, 0, 0], |k7Renamed| {
        copy(x0.at([b4, b4, (_p6 * 2), (k7Renamed * BM)]), &mut t10);
        copy(x0.at([b4, b4, (k7Renamed * BM), d2]), &mut t11);
        gemm(&t10, &t11, &mut t9Renamed);
    });
    t8_arrived.wait();
    let mut t12 = shared::<f32>([BN, BK, BN, BK + 1, BM]);
    #[allow(non_snake_case)]
    parallel!((BN, BK, BN, (BK + 1), BM), |i8Renamed, i9Renamed, i10Renamed, i11Renamed, i12Renamed| {
        let v13: f32 = t6Renamed[i8Renamed];
        t12[[i8Renamed, i9Renamed, i10Renamed, i11Renamed, i12Renamed]] = (v13 + t6Renamed[i11Renamed]);
    });
    let mut t13 = fragment::<f32>([2*BN, BK + 1, BK]);
    let t13_arrived = copy_async(x1.at((span(4, 2*BN), span((b4 * BK), BK + 1), span((d3 * BM), BK))).or(t6Renamed[b4]), &mut t13);
    let mut t14 = shared::<f32>([BK + 1, 8]);
    copy(x1.at((((_p6 - 8) << 1), span(d2, 8), span((_p6 * BK), BK + 1))).t(), &mut t14);
    #[allow(non_snake_case)]
    let mut t15Renamed = shared::<f32>([BN, 16]);
    parallel!((BN, 16), |i14, i15| {
        t15Renamed[[i14, i15]] = cast::<f32>(_p6).max((t12[[cast::<usize>(t5[i14]), i14, i14, i14, i14]] * cast::<f32>(b4)));
    });
    let mut t16 = shared::<f32>([BK + 1, BN]);
    fill(&mut t16, 1.0);
    let mut t17 = shared::<u8>([BK + 1, 2]);
    fill(&mut t17, 140);
    gemm_sp(&t14, &t17, t15Renamed.t(), &mut t16);
    t13_arrived.wait();
    parallel!((2*BN), |i16| {
        a3.atomic_xor([cast::<usize>(t5[x1.dim(2)])], select(((i16 < i16) ^ (i16 < d2)), (cast::<u64>((((i16 * BN) + x0.dim(0)) / BN)) * 0), (((2 * 5) + cast::<u64>((b4 + 1))) % 5)), Relaxed);
    });
    parallel!(((BK + 1), (2*BN)), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9Renamed[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((BN, (BK + 1), (BK + 1)), |i19, i20, i21| {
        h4.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8[[i19, i20, i21]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!((BN, BK, BN, (BK + 1), BM), |i22, i23, i24, i25, i26| {
        h4.atomic_add([(((((((((((1 * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25) * 5) + i26) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i22, i23, i24, i25, i26]]) * 16.0))) * cast::<u64>(((((((((((1 * 5) + i22) * 5) + i23) * 5) + i24) * 5) + i25) * 5) + i26))), Relaxed);
    });
    parallel!(((BK + 1), BN), |i27, i28| {
        h4.atomic_add([(((((1 * 5) + i27) * 5) + i28) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t16[[i27, i28]]) * 16.0))) * cast::<u64>(((((1 * 5) + i27) * 5) + i28))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(((2*BN), (BK + 1), BK), |i29, i30, i31| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        h4.atomic_add([(((((((1 * 5) + i29) * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[[i29, i30, i31]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i29) * 5) + i30) * 5) + i31))), Relaxed);
    });
    let mut t18 = fragment::<i8>([BK + 1]);
    copy(&t6Renamed, &mut t18);
    copy(&t18, y2.at_mut([(b4 * (BK + 1))]));
}

#[tile_fn]
pub fn function_18968(_v0: f64) -> f64 {
    (_v0 + cast::<f64>(0usize).abs())
}
#[tile_kernel]
pub fn random_18968<T: Int, const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<T::Acc, 3>,
    y1: &mut Tensor<u16, 1>,
    y2: &mut Tensor<u16, 1>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d2, d3], y1 = [d4], y2 = [d4], h3 = [7]);
    let [b5] = blocks([d4.div_ceil((BM + 1))]);
    #[cfg_attr(not(false), allow(non_snake_case))]
    let mut t4Renamed = shared::<T::Acc>([BM, BM + 1]);
    let t4_arrived = copy_async(x0.at((span(b5, BM), d3, span(d1, BM + 1))), &mut t4Renamed);
    #[cfg_attr(not(false), cfg(false))]
    if true { assert!(false, "kept"); }
    let mut t5 = fragment::<T::Acc>([BM + 1, BM + 1]);
    #[cfg(false)]
    { assert!(false, "kept"); }
    #[cfg(not(false))]
    clear(&mut t5);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t6 = shared::<T::Acc>([BM + 1, BM]);
    #[cfg_attr(not(false), expect(non_snake_case))]
    let mut t7Renamed = shared::<T::Acc>([BM, BM + 1]);
    #[cfg(false)]
    parallel!(1, |i| { undefined[i] = 1; });
    pipelined!(0..3, stages = 3, |k6| {
        copy(x0.at([d2, d2, (k6 * BM)]), &mut t6);
        copy(x0.at([d1, (k6 * BM), (b5 * BM)]), &mut t7Renamed);
        #[cfg(not(false))]
        gemm(&t6, &t7Renamed, &mut t5);
    });
    t4_arrived.wait();
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t8 = fragment::<T::Acc>([BM + 1, BM + 1, BM]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((BM, (BM + 1), (BM + 1)), |i7, i8, i9| {
        t8[[i9, i8, i7]] = 1;
    });
    #[expect(non_snake_case)]
    let mut t9Renamed = fragment::<i32>([BM + 1]);
    reduce_argmin(&t5, &mut t9Renamed, 0);
    let mut t10 = fragment::<T::Acc>([BM + 1]);
    #[cfg(false)]
    if true { assert!(false, "kept"); }
    reduce_min(&t4Renamed, &mut t10, 0);
    let mut t11 = fragment::<T::Acc>([BK, BK]);
    clear(&mut t11);
    #[cfg(false)]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg(not(false))]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t12 = fragment::<T::Acc>([BK, BM + 1]);
    #[cfg(false)]
    let kept = undefined;
    #[expect(non_snake_case)]
    let mut t13Renamed = shared::<T::Acc>([BM + 1, BK]);
    for k10 in 0..2 {
        copy(x0.at([d2, (d2 * BK), (k10 * (BM + 1))]), &mut t12);
        copy(x0.at([x0.dim(0), (k10 * (BM + 1)), (d2 * BN)]), &mut t13Renamed);
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        gemm(&t12, &t13Renamed, &mut t11);
    }
    let mut t14 = fragment::<T::Acc>([BM + 1, BM]);
    reduce_sum(&t8, &mut t14, 1);
    let mut v11: u16 = 0;
    for k12 in 0..1 {
        #[allow(non_snake_case)]
        v11 += { let assignedRenamed: u16 = ((cast::<u16>(t10[cast::<usize>(x0[[d2, k12, d1]])]) + cast::<u16>(b5)) | cast::<u16>((d2 + 1))); assignedRenamed };
    }
    let mut t15 = shared::<T::Acc>([BM + 1, BM]);
    copy(&t14, &mut t15);
    let mut t16 = fragment::<T::Acc>([BK, BM + 1]);
    parallel!((BK, (BM + 1)), |i13, i14| {
        t16[[i13, i14]] = (1 * -1);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    let mut t17 = shared::<T::Acc>([BM, BK]);
    #[allow(non_snake_case)]
    let v15Renamed: T::Acc = t8[[d2, d2, cast::<usize>(t14[[d2, d2]])]];
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    fill(&mut t17, v15Renamed);
    gemm(t15.t(), t16.t(), &mut t17);
    let mut t18 = fragment::<i32>([BM + 1]);
    parallel!((BM + 1), |i16| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t18[i16] = ((cast::<i32>(i16) * 3) + -2);
    });
    #[cfg_attr(not(false), cfg(false))]
    { assert!(false, "kept"); }
    let mut t19 = shared::<T::Acc>([BM + 1, BK]);
    copy(t11.at([d2, (d2 * BK)]), &mut t19);
    #[cfg_attr(false, cfg(false))]
    scatter(&t19, &t18, &mut t11);
    #[cfg_attr(not(false), allow(non_snake_case))]
    parallel!((BK, BK), |i17Renamed, i18Renamed| {
        h3.atomic_add([(((((1 * 5) + i17Renamed) * 5) + i18Renamed) % 7)], (cast::<u64>(t11[[i17Renamed, i18Renamed]]) * cast::<u64>(((((1 * 5) + i17Renamed) * 5) + i18Renamed))), Relaxed);
    });
    parallel!(((BM + 1), BM), |i19, i20| {
        #[cfg_attr(false, cfg(false))]
        h3.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t14[[i19, i20]]) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), Relaxed);
    });
    #[cfg(not(false))]
    parallel!((BM, BK), |i21, i22| {
        #[cfg_attr(not(false), cfg(false))]
        assert!(false, "kept");
        h3.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(t17[[i21, i22]]) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Release);
    });
    parallel!((BM + 1), |i23| {
        h3.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(t18[i23]) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    #[cfg(false)]
    assert!(false, "kept");
    #[cfg(not(false))]
    parallel!(((BM + 1), BK), |i24, i25| {
        #[cfg_attr(not(false), cfg(false))]
        { assert!(false, "kept"); }
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(t19[[i24, i25]]) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), Relaxed);
    });
    parallel!((BM + 1), |i26| {
        y1[((b5 * (BM + 1)) + i26)] = (cast::<u16>(d2) * 3);
    });
    let mut t20 = shared::<u16>([BM + 1]);
    #[cfg_attr(not(false), cfg(false))]
    { assert!(false, "kept"); }
    copy(&t18, &mut t20);
    copy(&t20, y2.at_mut([(b5 * (BM + 1))]));
}

#[tile_kernel]
pub fn random_18969<T: Num>(
    x0: &Tensor<T, 1>,
    x1: &Tensor<u32, 1>,
    y2: &mut Tensor<T::Acc, 3>,
    a3: &mut Tensor<i32, 1>,
    h4: &mut Tensor<u64, 1>,
    _p5: usize,
    _p6: i8,
) {
    dims!(x0 = [1], x1 = [d0], y2 = [d1, d0, 4], a3 = [d4], h4 = [7]);
    let [b2, b3] = blocks([d1.div_ceil(4), d0.div_ceil(1)]);
    let mut t5 = shared::<u32>([1, 4, 2]);
    parallel!((1, 4, 2), |i7, i8, i9| {
        let mut s10: u32 = 0;
        for k11 in 0..2 {
            #[allow(non_snake_case)]
            s10 += { let assignedRenamed: u32 = ((((4 >> x1[cast::<usize>(x1[i8])]) * 9) + x1[b3]) / 9); assignedRenamed };
        }
        t5[[i7, i8, i9]] = s10;
    });
    let mut t6 = shared::<F8E4M3>([4, 2]);
    parallel!((2, 4), |i12, i13| {
        let v14: u32 = (((cast::<u32>(((((i13 - 5) * 2) + b2) / 2)).dot4_u8_i8(x1[i13]) * 7) + x1[(i12 + 3)]) % 7);
        #[allow(non_snake_case)]
        t6[[i13, i12]] = { let assignedRenamed: F8E4M3 = select((cast::<u64>((((((i12 - 5) * 2) + i12) % 2) - 6)) > cast::<u64>(cast::<usize>(x1[i13]))), (if (t5[[0, i12, 1]] == 0) { -3.0 } else { 1.0 }), F8E4M3::from_bits(((cast::<F8E4M3>(-3) - 4.0).to_bits() & 127))); assignedRenamed };
    });
    let mut t7 = shared::<F8E4M3>([2]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(2, |i15| {
        let mut l8 = local::<F8E4M3>([3]);
        #[allow(non_snake_case)]
        for k16Renamed in 0..3 {
            l8[k16Renamed] = (cast::<F8E4M3>(-1).mul_add(-1.0, -1.0) * (if (k16Renamed >= k16Renamed) { cast::<F8E4M3>(k16Renamed) } else { 3.0 }));
        }
        t7[i15] = l8[i15];
    });
    copy(&t7, t6.at_mut((span((b2 + 3), 2), (_p5 * 2))));
    let mut t9 = shared::<T>([1, 4]);
    copy(t5.at([cast::<usize>(cast::<i64>((b3 - 9))), (_p5 * 1), 1]).or(1), &mut t9);
    parallel!(2, |i17| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        a3.atomic_and([i17], ((cast::<i32>(t7[i17]) >> cast::<i32>((1usize + 1))) + cast::<i32>((-3i32).count_ones())), SeqCst);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((1, 4, 2), |i18, i19, i20| {
        h4.atomic_add([(((((((1 * 5) + i18) * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(t5[[i18, i19, i20]]) * cast::<u64>(((((((1 * 5) + i18) * 5) + i19) * 5) + i20))), Relaxed);
    });
    parallel!((4, 2), |i21, i22| {
        h4.atomic_add([(((((1 * 5) + i21) * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t6[[i21, i22]]) * 16.0))) * cast::<u64>(((((1 * 5) + i21) * 5) + i22))), Relaxed);
    });
    parallel!(2, |i23| {
        h4.atomic_add([(((1 * 5) + i23) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i23]) * 16.0))) * cast::<u64>(((1 * 5) + i23))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((1, 4), |i24, i25| {
        h4.atomic_add([(((((1 * 5) + i24) * 5) + i25) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i24, i25]]) * 16.0))) * cast::<u64>(((((1 * 5) + i24) * 5) + i25))), SeqCst);
    });
    parallel!((4, 1, 4), |i26, i27, i28| {
        let v29: T = ((cast::<T>(t7[i27]) * cast::<T>(t7[i27])) + cast::<T>(i28));
        #[allow(non_snake_case)]
        let mut s30Renamed: T::Acc = 0;
        for k31 in 0..6 {
            s30Renamed += (cast::<T::Acc>(t7[0]).abs() * select((i26 <= cast::<usize>(x1[k31])), cast::<T::Acc>(t7[i27]), -3));
        }
        y2[[((b2 * 4) + i26), ((b3 * 1) + i27), (0 + i28)]] = s30Renamed;
    });
}

const ROWS_18970: usize = 2;
const SCALE_18970: f32 = 2.0;
#[tile_kernel(fast_math)]
pub fn random_18970<const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 2>,
    x1: &Tensor<bool, 2>,
    x2: &Tensor<f32, 5>,
    y3: &mut Tensor<i64, 2>,
    y4: &mut Tensor<f32, 2>,
    h5: &mut Tensor<u64, 1>,
    _p5: f32,
) {
    dims!(x0 = [d0, d0], x1 = [d0, d1], x2 = [BM, BN, 2*BN, BN, BM], y3 = [d2, d0], y4 = [d2, d0], h5 = [7]);
    #[cfg_attr(not(any()), cfg(any()))]
    dims!(undefined = [1]);
    require!((d2 < 100), "extents are below 100");
    let [b3, b4] = blocks([d2.div_ceil(BM), d0.div_ceil(BN)]);
    #[allow(non_snake_case)]
    let mut t6Renamed = shared::<i64>([BM, BN]);
    copy(y3.at([(b3 * BM), (b4 * BN)]), &mut t6Renamed);
    let mut t7 = shared::<f32>([BN + 1, BM, BN + 1]);
    #[cfg(any())]
    fill(&mut undefined, 1);
    copy(x2.at((span((d0 * (2*BN)), BN + 1), 0, (d0 * BM), span(d1, BM), span((d1 * (BN + 1)), BN + 1))), &mut t7);
    #[cfg_attr(not(any()), allow(non_snake_case))]
    let mut t8Renamed = shared::<i64>([2*BN, 2*BN, BN]);
    parallel!((BN, (2*BN), (2*BN)), |i6, i7, i8| {
        t8Renamed[[i8, i7, i6]] = ((cast::<i64>(cast_with::<i64>(t7[[i6, i6, i6]], Round::TowardZero).leading_zeros()) >> t6Renamed[[(i6 % 5), i8]]) | t6Renamed[[i8, ((d1 - 2) >> (cast::<usize>(t6Renamed[[i8, i6]]) - 4))]]);
    });
    let mut t9 = fragment::<f32>([BN + 1, BM]);
    reduce_sum(&t7, &mut t9, 2);
    let mut t10 = shared::<i64>([2*BN, BN]);
    #[cfg(any())]
    let kept = undefined;
    reduce_max(&t8Renamed, &mut t10, 1);
    let mut t11 = shared::<f32>([BN + 1, BN + 1]);
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    clear(&mut t11);
    let mut t12 = shared::<f32>([BN + 1, 2*BN]);
    let mut t13 = shared::<f32>([2*BN, BN + 1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    for k9 in 0..1 {
        copy(x2.at([1, 0, d1, d1, (k9 * (2*BN))]), &mut t12);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(x2.at([d1, d1, cast::<usize>(t8Renamed[[b4, b4, d1]]), (k9 * (2*BN)), (d1 * ROWS_18970)]), &mut t13);
        gemm(&t12, &t13, &mut t11);
    }
    #[cfg(any())]
    { assert!(false, "kept"); }
    parallel!(ROWS_18970, |i10| {
        t6Renamed.atomic_and([i10, i10], ((cast::<i64>(t8Renamed[[cast::<usize>(t10[[i10, cast::<usize>(t8Renamed[[b4, cast::<usize>(t10[[2, i10]]), d1]])]]), i10, d1]]) << 36) / 2), Relaxed);
    });
    parallel!((BN, BM), |i11, i12| {
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        #[cfg_attr(not(any()), expect(non_snake_case))]
        t6Renamed[[(BM - i12), (i11 * 2)]] = { let assignedRenamed: i64 = (((((((cast::<i64>((((b4 * BN) + x2.dim(3)) % BN)) * 3) + t10[[i11, i11]]) / 3) * 3) + t8Renamed[[2, cast::<usize>(t8Renamed[[3, d1, d1]]), cast::<usize>(t6Renamed[[(BM - i12), (i11 * 2)]])]]) % 3) / t10[[1, i11.min(((i11 * (2*BN)) % (2*BN)))]]); assignedRenamed };
    });
    if ((cast::<u32>((b3 - 5)) <= cast::<u32>(d1)) || x1[[(b4 + 3), (d1 - 3)]]) {
        for k13 in (0..b3).step_by(3) {
            #[cfg_attr(not(any()), cfg(any()))]
            let kept = undefined;
            #[cfg(not(any()))]
            let mut t14 = fragment::<i64>([1, BN]);
            #[cfg_attr(not(any()), cfg(any()))]
            for _ in 0..1 { assert!(false, "kept"); }
            reduce_min(&t10, &mut t14, 0);
            #[cfg(any())]
            for _ in 0..1 { assert!(false, "kept"); }
            let mut v14: f32 = 3.0;
            for k15 in 0..3 {
                #[cfg_attr(not(any()), cfg(any()))]
                fill(&mut undefined, 1);
                v14 += t7[[k15, k13, k15]];
            }
            #[cfg(not(any()))]
            parallel!(((BN + 1), (BN + 1)), |i16, i17| {
                h5.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), AcqRel);
            });
            parallel!((1, BN), |i18, i19| {
                #[expect(unused_doc_comments)]
                /// Said of a statement.
                h5.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(t14[[i18, i19]]) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), SeqCst);
            });
        }
        parallel!(((2*BN), BN), |i20, i21| {
            #[cfg(any())]
            for _ in 0..1 { assert!(false, "kept"); }
            #[cfg(not(any()))]
            h5.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t10[[i20, i21]]) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), SeqCst);
        });
        #[expect(non_snake_case)]
        parallel!(((BN + 1), (BN + 1)), |i22Renamed, i23Renamed| {
            h5.atomic_add([(((((1 * 5) + i22Renamed) * 5) + i23Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i22Renamed, i23Renamed]]) * 16.0))) * cast::<u64>(((((1 * 5) + i22Renamed) * 5) + i23Renamed))), Acquire);
        });
    }
    #[allow(non_snake_case)]
    let mut t15Renamed = fragment::<i32>([BM]);
    parallel!(BM, |i24| {
        t15Renamed[i24] = ((cast::<i32>(i24) * 2) + 1);
    });
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t16Renamed = fragment::<i64>([BM, BN]);
    parallel!((BM, BN), |i25, i26| {
        #[cfg_attr(not(any()), allow(non_snake_case))]
        t16Renamed[[i25, i26]] = { let assignedRenamed: i64 = ((cast::<i64>(x1[[i26, 0]]) * -2) - (-cast::<i64>(x2[[i25.max(i26), i26, i26, d2, i25]]))); assignedRenamed };
    });
    scatter(&t16Renamed, &t15Renamed, &mut t6Renamed);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t17 = fragment::<i64>([2*BN, BN]);
    parallel!((BN, (2*BN)), |i27, i28| {
        let v29: bool = ((x1[[b4, x1.dim(1)]] | x1[[i27, 0]]) || (i27 > cast::<usize>(t8Renamed[[cast::<usize>(t16Renamed[[d1, i27]]), cast::<usize>(t8Renamed[[cast::<usize>(t16Renamed[[d1, i27]]), i27, i27]]), i27]])));
        t17[[i28, i27]] = t16Renamed[[b4, cast::<usize>(t15Renamed[d1])]];
    });
    atomic_max(&t17, &mut t10, AcqRel);
    parallel!(((2*BN), BN), |i30, i31| {
        #[cfg(not(any()))]
        h5.atomic_add([(((((1 * 5) + i30) * 5) + i31) % 7)], (cast::<u64>(t10[[i30, i31]]) * cast::<u64>(((((1 * 5) + i30) * 5) + i31))), Relaxed);
    });
    parallel!(((BN + 1), (BN + 1)), |i32, i33| {
        h5.atomic_add([(((((1 * 5) + i32) * 5) + i33) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i32, i33]]) * 16.0))) * cast::<u64>(((((1 * 5) + i32) * 5) + i33))), Relaxed);
    });
    parallel!(BM, |i34| {
        #[cfg(any())]
        for _ in 0..1 { assert!(false, "kept"); }
        h5.atomic_add([(((1 * 5) + i34) % 7)], (cast::<u64>(t15Renamed[i34]) * cast::<u64>(((1 * 5) + i34))), Relaxed);
    });
    parallel!((BM, BN), |i35, i36| {
        h5.atomic_add([(((((1 * 5) + i35) * 5) + i36) % 7)], (cast::<u64>(t16Renamed[[i35, i36]]) * cast::<u64>(((((1 * 5) + i35) * 5) + i36))), SeqCst);
    });
    #[cfg_attr(any(), cfg(any()))]
    parallel!(((2*BN), BN), |i37, i38| {
        h5.atomic_add([(((((1 * 5) + i37) * 5) + i38) % 7)], (cast::<u64>(t17[[i37, i38]]) * cast::<u64>(((((1 * 5) + i37) * 5) + i38))), SeqCst);
    });
    #[cfg(any())]
    parallel!(1, |i| { undefined[i] = 1; });
    copy(&t6Renamed, y3.at_mut([(b3 * BM), (b4 * BN)]));
    parallel!((BM, BN), |i39, i40| {
        #[cfg(not(any()))]
        let mut l18 = local::<f32>([4]);
        #[cfg(any())]
        let kept = undefined;
        #[allow(non_snake_case)]
        for k41Renamed in 0..4 {
            l18[k41Renamed] = _p5;
        }
        y4[[((b3 * BM) + i39), ((b4 * BN) + i40)]] = l18[cast::<usize>(t15Renamed[i40])];
    });
}

#[tile_fn]
pub fn function_18971(_v0: f32) -> f32 {
    _v0.max((if ((cast::<i8>((0usize - 5)) < cast::<i8>(0usize)) | (cast::<u32>((0usize - 2)) <= cast::<u32>(0usize))) { (4.0f32 + -1.0) } else { (-2.0 + 2.0) }).abs())
}
#[tile_kernel]
pub fn random_18971(
    x0: &Tensor<f32, 2>,
    y1: &mut Tensor<u32, 1>,
    a2: &mut Tensor<i32, 1>,
    h3: &mut Tensor<u64, 1>,
    _p5: u32,
    _p6: usize,
    _q7: usize,
) {
    dims!(x0 = [d1, d2], y1 = [d2], a2 = [d4], h3 = [7]);
    let n8: usize = d2.div_ceil(1);
    let mut w4 = workspace::<f32>([d2]);
    let [b3] = blocks([d2.div_ceil(1)]);
    #[expect(non_snake_case)]
    let mut t5Renamed = fragment::<f32>([6]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let t5_arrived = copy_async(x0.at([(b3 * 6), (_p6 - 2)]).or(-4.0), &mut t5Renamed);
    t5_arrived.wait();
    let mut t6 = shared::<u32>([1]);
    let v9: u32 = ((!cast_with::<u32>(t5Renamed[d4], Round::Down)) | cast::<u32>((d4 + 1)));
    fill(&mut t6, v9);
    parallel!(1, |i10| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        t6.atomic_cas([i10], 0, cast::<u32>(i10), Relaxed);
    });
    let mut t7 = shared::<f32>([6]);
    copy(&t5Renamed, &mut t7);
    copy(&t7, t5Renamed.at_mut([_p6]));
    let mut t8 = shared::<f32>([6, 6]);
    copy(x0.at((span(_p6, 6), span((n8 * 6), 6))), &mut t8);
    let mut t9 = fragment::<f32>([6, 6]);
    copy(x0.at([(d4 * 1), (d1 * 6)]).or(x0[[cast::<usize>(t6[cast::<usize>(t6[b3])]), b3]]), &mut t9);
    let mut t10 = shared::<f32>([6, 6]);
    clear(&mut t10);
    gemm(&t8, &t9, &mut t10);
    let mut t11 = fragment::<f32>([1, 6]);
    parallel!((6, 1), |i11, i12| {
        #[expect(non_snake_case)]
        t11[[i12, i11]] = { let assignedRenamed: f32 = t10[[i11, i12]]; assignedRenamed };
    });
    let mut t12 = fragment::<f32>([1]);
    parallel!(1, |i13| {
        assert!((d2 < 6), "an index is within its bounds");
        #[allow(non_snake_case)]
        let mut s14Renamed: f32 = 0.0;
        for k15 in 0..3 {
            s14Renamed += ((-(-1.0)) - cast::<f32>(b3).min(x0[[cast::<usize>(t6[_q7]), 2]]));
        }
        t12[i13] = s14Renamed;
    });
    let mut t13 = fragment::<f32>([1]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t12, w4.at_mut([(b3 * 1)]));
    copy(w4.at([(b3 * 1)]), &mut t13);
    let mut t14 = fragment::<i32>([6]);
    clear(&mut t14);
    atomic_add(&t14, a2.at_mut([0]), Acquire);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((6, 6), |i16, i17| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((((1 * 5) + i16) * 5) + i17) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i16, i17]]) * 16.0))) * cast::<u64>(((((1 * 5) + i16) * 5) + i17))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((6, 6), |i18, i19| {
        h3.atomic_add([(((((1 * 5) + i18) * 5) + i19) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t10[[i18, i19]]) * 16.0))) * cast::<u64>(((((1 * 5) + i18) * 5) + i19))), Relaxed);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((1, 6), |i20, i21| {
        h3.atomic_add([(((((1 * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t11[[i20, i21]]) * 16.0))) * cast::<u64>(((((1 * 5) + i20) * 5) + i21))), Acquire);
    });
    parallel!(1, |i22| {
        h3.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[i22]) * 16.0))) * cast::<u64>(((1 * 5) + i22))), Acquire);
    });
    #[allow(non_snake_case)]
    parallel!(1, |i23Renamed| {
        h3.atomic_add([(((1 * 5) + i23Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t13[i23Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i23Renamed))), AcqRel);
    });
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(&t6, y1.at_mut([(b3 * 1)]));
}

const SCALE_18972: f64 = 6.0;
#[tile_kernel]
pub fn random_18972(
    x0: &Tensor<f32, 1>,
    x1: &Tensor<u64, 3>,
    x2: &Tensor<f32, 2>,
    y3: &mut Tensor<u16, 1>,
    h4: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0], x1 = [d1, d2, d0], x2 = [d0, d3], y3 = [d2], h4 = [7]);
    let [b4] = blocks([d2.div_ceil(3)]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t5 = shared::<u16>([3]);
    copy(y3.at([(b4 * 3)]), &mut t5);
    let mut t6 = shared::<f32>([3, 8, 3]);
    parallel!((3, 8, 3), |i5, i6, i7| {
        t6[[i5, i6, i7]] = x2[[((i6 * 3) / 3), i6]];
    });
    let mut t7 = fragment::<u64>([3, 8, 6]);
    parallel!((3, 8, 6), |i8, i9, i10| {
        t7[[i8, i9, i10]] = cast::<u64>((if (6 == i9) { (x1[[i8, i8, b4]] % x1[[i10, i8, i10]]) } else { (!cast::<u64>(x1[[i8, 7, d2]])) }).count_ones());
    });
    let mut t8 = fragment::<u64>([6]);
    copy(t5.at([2]).or(cast::<u16>(b4)), &mut t8);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let v11: f32 = cast::<f32>(x1[[(d0 - 8).div_ceil(1), b4, 3]]).abs();
    let mut t9 = fragment::<u64>([3, 8]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    clear(&mut t9);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    pipelined!(0..3, stages = 4, |k12| {
        let mut t10 = shared::<u64>([3, 6]);
        let mut t11 = shared::<u64>([6, 8]);
        copy(x1.at([cast::<usize>(t7[[0, cast::<usize>(x1[[d0, x2.dim(1), d2]]), b4]]), b4, (k12 * 6)]), &mut t10);
        copy(x1.at([1, (k12 * 6), (b4 * 3)]), &mut t11);
        gemm(&t10, &t11, &mut t9);
    });
    let mut t12 = fragment::<u64>([3, 1, 6]);
    reduce_abs_sum(&t7, &mut t12, 1);
    let v13: f32 = cast::<f32>(x1[[b4, b4, d2]]);
    #[expect(non_snake_case)]
    let mut t13Renamed = fragment::<u16>([3]);
    parallel!(3, |i14| {
        assert!((b4 < 4), "an index is within its bounds");
        let v15: u64 = ((cast_with::<u64>(x2[[b4, i14]], Round::TowardZero) >> t9[[i14, cast::<usize>(t12[[i14, d2, 2]])]]) << t8[1]);
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t13Renamed[i14] = t5[cast::<usize>(t9[[1, i14]])];
    });
    atomic_min(&t13Renamed, &mut t5, Relaxed);
    let mut t14 = fragment::<u64>([1, 8]);
    reduce_abs_max(&t9, &mut t14, 0);
    copy(t6.at([0, (b4 / 1), d2]).or(x2[[d2, d2]]), &mut t12);
    parallel!(6, |i16| {
        h4.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t8[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
    });
    #[allow(non_snake_case)]
    parallel!((3, 8), |i17Renamed, i18Renamed| {
        h4.atomic_add([(((((1 * 5) + i17Renamed) * 5) + i18Renamed) % 7)], (cast::<u64>(t9[[i17Renamed, i18Renamed]]) * cast::<u64>(((((1 * 5) + i17Renamed) * 5) + i18Renamed))), AcqRel);
    });
    parallel!((3, 1, 6), |i19, i20, i21| {
        h4.atomic_add([(((((((1 * 5) + i19) * 5) + i20) * 5) + i21) % 7)], (cast::<u64>(t12[[i19, i20, i21]]) * cast::<u64>(((((((1 * 5) + i19) * 5) + i20) * 5) + i21))), Relaxed);
    });
    parallel!(3, |i22| {
        h4.atomic_add([(((1 * 5) + i22) % 7)], (cast::<u64>(t13Renamed[i22]) * cast::<u64>(((1 * 5) + i22))), SeqCst);
    });
    #[expect(non_snake_case)]
    parallel!((1, 8), |i23Renamed, i24Renamed| {
        h4.atomic_add([(((((1 * 5) + i23Renamed) * 5) + i24Renamed) % 7)], (cast::<u64>(t14[[i23Renamed, i24Renamed]]) * cast::<u64>(((((1 * 5) + i23Renamed) * 5) + i24Renamed))), Relaxed);
    });
    copy(&t5, y3.at_mut([(b4 * 3)]));
}

const ROWS_18973: usize = 2;
#[tile_fn]
pub fn function_18973(_v0: F8E5M2) -> F8E5M2 {
    _v0.max(cast::<F8E5M2>(-3.75).mul_add(cast::<F8E5M2>(1).abs().abs(), cast::<F8E5M2>(((0usize * 3) / 3)).min_nan(-4.0).min(cast::<F8E5M2>(-4).mul_add(-2.0, 1.0))))
}
#[tile_kernel]
pub fn random_18973<const BM: usize, const BN: usize>(
    x0: &Tensor<i64, 3>,
    y1: &mut Tensor<f32, 2>,
    y2: &mut Tensor<i64, 2>,
    h3: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d1, d1, d1], y1 = [d2, d3], y2 = [d2, d3], h3 = [7]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b4, b5] = blocks([d2.div_ceil((2*BN)), d3.div_ceil(BN)]);
    let mut t4 = shared::<f32>([2*BN]);
    let v6: f32 = cast::<f32>(x0[[b5, d1, (d3 + 1)]]);
    fill(&mut t4, v6);
    let mut t5 = fragment::<f32>([BM, 2*BM, 2*BM]);
    #[cfg_attr(all(), cfg(not(all())))]
    fill(&mut undefined, 1);
    copy(x0.at([b5, b4, 2]), &mut t5);
    #[cfg_attr(all(), expect(non_snake_case))]
    let mut t6Renamed = fragment::<i32>([BN]);
    parallel!(BN, |i7| {
        #[cfg_attr(not(all()), cfg(not(all())))]
        t6Renamed[i7] = ((cast::<i32>(i7) * 1) + 1);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t7 = shared::<f32>([BN]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    copy(t5.at([(b5 * BM), b4, (b5 * BN)]), &mut t7);
    scatter(&t7, &t6Renamed, &mut t4);
    let n8: usize = ((((cast::<usize>(t6Renamed[b5]) - 3) * (2*BN)) % (2*BN)) % 5).max(0);
    for k9 in 0..b4 {
        let mut t8 = fragment::<i32>([1]);
        reduce_abs_max(&t6Renamed, &mut t8, 0);
        let mut v10: i64 = 1;
        #[cfg_attr(all(), cfg(not(all())))]
        { assert!(false, "kept"); }
        for k11 in 0..2 {
            v10 += (if (cast::<usize>(t6Renamed[b4]) > x0.dim(0)) { (cast::<i64>(x0[[cast::<usize>(x0[[n8, 7, 0]]), n8, x0.dim(2)]]) * cast::<i64>(t8[b5])) } else { select((k11 >= k11), cast_with::<i64>(t7[d2], Round::NearestEven), x0[[n8, k9, d2]]) });
        }
        if ((k9 - 9).div_ceil(1) > n8) {
            let mut t9 = fragment::<i64>([ROWS_18973]);
            copy(t8.at((span((b5 * (2*BM)), ROWS_18973),)), &mut t9);
            copy(&t9, t8.at_mut([0]));
            #[cfg(not(all()))]
            for _ in 0..1 { assert!(false, "kept"); }
            let mut t10 = shared::<i64>([BN]);
            parallel!(BN, |i12| {
                #[cfg_attr(all(), cfg(not(all())))]
                let kept = undefined;
                #[expect(unused_doc_comments)]
                #[doc = ""]
                let mut l11 = local::<i64>([2]);
                for k13 in 0..2 {
                    l11[k13] = (select((i12 < k13), t9[k13], cast::<i64>(t6Renamed[3])) % t9[(k13 - 3)]);
                }
                t10[i12] = l11[(d2 / 1)];
            });
            #[cfg_attr(all(), allow(non_snake_case))]
            let mut t12Renamed = shared::<i32>([ROWS_18973]);
            parallel!(ROWS_18973, |i14| {
                t12Renamed[i14] = ((cast::<i32>(i14) * 2) + 2);
            });
            let mut t13 = fragment::<i64>([ROWS_18973]);
            copy(t9.at((span(n8, ROWS_18973),)).or(2), &mut t13);
            scatter(&t13, &t12Renamed, &mut t10);
            parallel!(ROWS_18973, |i15| {
                #[expect(unused_doc_comments)]
                /// Said of a statement.
                h3.atomic_add([(((1 * 5) + i15) % 7)], (cast::<u64>(t12Renamed[i15]) * cast::<u64>(((1 * 5) + i15))), Relaxed);
            });
            parallel!(ROWS_18973, |i16| {
                h3.atomic_add([(((1 * 5) + i16) % 7)], (cast::<u64>(t13[i16]) * cast::<u64>(((1 * 5) + i16))), Relaxed);
            });
        } else {
            let mut t14 = shared::<i32>([1]);
            #[cfg(all())]
            fill(&mut t14, 1);
            #[cfg(not(all()))]
            let kept = undefined;
            reduce_min_into(&t6Renamed, &mut t14, 0);
            parallel!(1, |i17| {
                if (i17 <= cast::<usize>(t8[i17])) {
                    t8[i17] = (((((t8[i17] | t6Renamed[i17]) ^ t6Renamed[i17]) * 4) + t6Renamed[cast::<usize>(cast::<i32>((i17 - 1)))]) / 4);
                }
            });
        }
        #[cfg_attr(all(), expect(non_snake_case))]
        let v18Renamed: i32 = t6Renamed[b4];
        fill(&mut t8, v18Renamed);
        #[cfg_attr(not(all()), cfg(not(all())))]
        #[cfg_attr(all(), allow(non_snake_case))]
        parallel!(BN, |i19Renamed| {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            h3.atomic_add([(((1 * 5) + i19Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i19Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i19Renamed))), Relaxed);
        });
        #[cfg_attr(all(), expect(non_snake_case))]
        parallel!(1, |i20Renamed| {
            #[cfg(not(all()))]
            assert!(false, "kept");
            h3.atomic_add([(((1 * 5) + i20Renamed) % 7)], (cast::<u64>(t8[i20Renamed]) * cast::<u64>(((1 * 5) + i20Renamed))), Release);
        });
    }
    #[cfg(all())]
    parallel!((2*BN), |i21| {
        h3.atomic_add([(((1 * 5) + i21) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t4[i21]) * 16.0))) * cast::<u64>(((1 * 5) + i21))), SeqCst);
    });
    #[cfg(not(all()))]
    let kept = undefined;
    parallel!((BM, (2*BM), (2*BM)), |i22, i23, i24| {
        h3.atomic_add([(((((((1 * 5) + i22) * 5) + i23) * 5) + i24) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t5[[i22, i23, i24]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i22) * 5) + i23) * 5) + i24))), Release);
    });
    #[expect(non_snake_case)]
    parallel!(BN, |i25Renamed| {
        h3.atomic_add([(((1 * 5) + i25Renamed) % 7)], (cast::<u64>(t6Renamed[i25Renamed]) * cast::<u64>(((1 * 5) + i25Renamed))), Relaxed);
    });
    #[cfg_attr(all(), expect(non_snake_case))]
    parallel!(BN, |i26Renamed| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h3.atomic_add([(((1 * 5) + i26Renamed) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i26Renamed]) * 16.0))) * cast::<u64>(((1 * 5) + i26Renamed))), Relaxed);
    });
    parallel!(((2*BN), BN), |i27, i28| {
        y1[[((b4 * (2*BN)) + i27), ((b5 * BN) + i28)]] = select(((t6Renamed[b5] == t6Renamed[n8]) && t4[i28].is_nan()), (-(((-2.0 * 0.0) * (cast::<f32>(b5) - 0.0)) * 0.5).softplus()), select(((i28 < i28) & (cast::<i32>((7usize - 2)) == cast::<i32>(i28))), (0.0f32.mul_add(0.0, t7[b4]).abs() * 0.5).acos(), select((i28 > b5), (1.0f32.mul_add(0.0, (t5[[cast::<usize>(t6Renamed[cast::<usize>(t6Renamed[i28])]), b5, n8]] + t4[d3])) * 0.5).tan(), ((((if (i28 >= i28) { t7[i28] } else { t7[i28] }) - (t7[i28] + t5[[x0.dim(1), b5, n8]])) * 0.5).abs() + 1.0).recip())));
    });
    #[cfg_attr(all(), cfg(not(all())))]
    undefined!();
    parallel!(((2*BN), BN), |i29, i30| {
        let mut l15 = local::<i64>([3]);
        for k31 in 0..3 {
            #[cfg(not(all()))]
            assert!(false, "kept");
            l15[k31] = cast::<i64>(b4);
        }
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        #[cfg_attr(all(), allow(non_snake_case))]
        y2[[((b4 * (2*BN)) + i29), ((b5 * BN) + i30)]] = { let assignedRenamed: i64 = l15[b5]; assignedRenamed };
    });
}

#[tile_kernel]
pub fn random_18974<T: Float, const BM: usize, const BN: usize>(
    x0: &Tensor<f32, 3>,
    x1: &Tensor<f32, 2>,
    x2: &Tensor<f32, 5>,
    y3: &mut Tensor<T::Acc, 1>,
    y4: &mut Tensor<u64, 2>,
    a5: &mut Tensor<u32, 1>,
    h6: &mut Tensor<u64, 1>,
) {
    dims!(x0 = [d0, d1, d2], x1 = [d3, BM], x2 = [6, BM, 1, 1, 1], y3 = [d0], y4 = [d0, BM], a5 = [d5], h6 = [7]);
    require!((d1 < 100), "extents are below 100");
    let [b4] = blocks([d0.div_ceil(BN)]);
    let mut t7 = shared::<T::Acc>([BN]);
    copy(y3.at([(b4 * BN)]), &mut t7);
    #[expect(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t8Renamed = shared::<T>([BM, BM, 1]);
    copy(x2.at((span((b4 * 6), 1), span((d3 * BN), BM), d1, span(b4, BM), (((d3 * 6) + b4) / 6))).permute([1, 2, 0]), &mut t8Renamed);
    let mut t9 = shared::<T::Acc>([BN, BN]);
    parallel!((BN, BN), |i6, i7| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        let mut s8: T::Acc = 0.0;
        #[expect(non_snake_case)]
        for k9Renamed in 0..4 {
            #[expect(unused_doc_comments)]
            #[doc = ""]
            s8 += t7[1];
        }
        t9[[i6, i7]] = s8;
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t10 = shared::<T>([6, 6]);
    copy(t8Renamed.at(((d1 * 6), span((d5 * 6), 6), span((d5 * BN), 6))).t(), &mut t10);
    let mut t11 = fragment::<T>([6, BN]);
    parallel!((6, BN), |i10, i11| {
        t11[[i10, i11]] = (-0.0);
    });
    let mut t12 = fragment::<T::Acc>([6, BN]);
    gemm_set(t10.t(), &t11, &mut t12);
    let mut t13 = shared::<u32>([6]);
    let v12: u32 = select(((d1 >= d2) && (d5 <= 0)), cast::<u32>(b4).dot4_u8_i8(cast::<u32>((d5 + 1))), (2 / 7));
    fill(&mut t13, v12);
    atomic_max(&t13, a5.at_mut([d5]), Release);
    parallel!(BN, |i13| {
        h6.atomic_add([(((1 * 5) + i13) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t7[i13]) * 16.0))) * cast::<u64>(((1 * 5) + i13))), Release);
    });
    parallel!((BM, BM, 1), |i14, i15, i16| {
        h6.atomic_add([(((((((1 * 5) + i14) * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t8Renamed[[i14, i15, i16]]) * 16.0))) * cast::<u64>(((((((1 * 5) + i14) * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!((BN, BN), |i17, i18| {
        h6.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t9[[i17, i18]]) * 16.0))) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    parallel!((6, BN), |i19, i20| {
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        h6.atomic_add([(((((1 * 5) + i19) * 5) + i20) % 7)], (cast::<u64>(cast::<i64>((cast::<f32>(t12[[i19, i20]]) * 16.0))) * cast::<u64>(((((1 * 5) + i19) * 5) + i20))), SeqCst);
    });
    parallel!(BN, |i21| {
        y3[((b4 * BN) + i21)] = select(((i21 <= i21) && x1[[b4, d5]].is_nan()), (t7[i21] * 0.5).tan(), select((cast::<u16>((d5 - 0)) < cast::<u16>((d2 / 2))), (t7[((((0 * BM) % BM) * 6) % 6)] * 0.5).abs().log2(), select((d1 < i21), (((t7[i21] - t7[i21]) * (t7[i21] + t7[2])) * 0.5).sinh(), (t7[2] * 0.5).copysign(t7[i21].round()))));
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t14 = fragment::<u64>([BN, BM]);
    copy(t12.at([(b4 * BN), (d5 / 1)]), &mut t14);
    copy(&t14, y4.at_mut([(b4 * BN), 0]));
}

#[tile_kernel]
pub fn random_18975<T: Element>(
    x0: &Tensor<bool, 5>,
    x1: &Tensor<u8, 2>,
    y2: &mut Tensor<f32, 1>,
    y3: &mut Tensor<bool, 2>,
    h4: &mut Tensor<u64, 1>,
    _q4: usize,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [3, 3, 3, 6, 1], x1 = [d0, d1], y2 = [d2], y3 = [d2, 3], h4 = [7]);
    require!((d1 < 100), "extents are below 100");
    #[cfg_attr(not(any()), cfg(any()))]
    dims!(undefined = [1]);
    let n5: usize = d2.div_ceil(6);
    #[cfg(not(any()))]
    let mut w5 = workspace::<bool>([d2]);
    #[cfg(any())]
    let kept = undefined;
    #[cfg(not(any()))]
    let [b3] = blocks([d2.div_ceil(6)]);
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    let mut t6 = fragment::<T::Acc>([3, 3]);
    #[cfg(not(any()))]
    copy(x1.at([(b3 * 3), (d1 * 3)]), &mut t6);
    let mut t7 = shared::<bool>([3, 6, 6]);
    copy(x0.at(((d0 * 3), (d2 * 3), span((b3 * 6), 6), span(b3, 3), span((b3 * 6), 6))).or((x1[[d2, 1]] >= x1[[cast::<usize>(x1[[cast::<usize>(x1[[b3, d2]]), d0]]), d0]])).permute([1, 2, 0]), &mut t7);
    let mut t8 = shared::<T>([6, 6]);
    #[cfg_attr(not(any()), cfg(any()))]
    assert!(false, "kept");
    let t8_arrived = copy_async(x1.at([b3, (b3 * 6)]), &mut t8);
    #[cfg(not(any()))]
    let mut t9 = shared::<f32>([6, 3]);
    copy(x1.at((span(((((n5 - 4) * 3) + cast::<usize>(t6[[n5, cast::<usize>(x1[[b3, _q4]])]])) % 3), 6), span((d2 * 3), 3))), &mut t9);
    let mut t10 = shared::<f32>([3, 6]);
    copy(x1.at([(b3 * 3), (d2 * 3)]), &mut t10);
    let mut t11 = fragment::<f32>([3, 3]);
    #[cfg_attr(not(any()), cfg(any()))]
    let kept = undefined;
    clear(&mut t11);
    #[cfg(any())]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    gemm(t9.t(), t10.t(), &mut t11);
    #[cfg(not(any()))]
    t8_arrived.wait();
    #[cfg(not(any()))]
    let mut t12 = fragment::<f32>([3, 3]);
    copy(t7.at((span((b3 * 6), 3), span((b3 * 3), 3), (b3 * 3))).t(), &mut t12);
    let mut t13 = shared::<f32>([3, 3]);
    #[cfg_attr(not(any()), cfg(any()))]
    let kept = undefined;
    #[cfg(not(any()))]
    copy(t9.at([(n5 * 3), (b3 / 4)]), &mut t13);
    #[cfg(any())]
    { assert!(false, "kept"); }
    #[cfg(not(any()))]
    let mut t14 = fragment::<f32>([3, 3]);
    gemm_set(&t12, &t13, &mut t14);
    let mut t15 = shared::<u8>([6, 12]);
    #[cfg(not(any()))]
    parallel!((6, 12), |i6, i7| {
        #[cfg(not(any()))]
        t15[[i6, i7]] = (cast::<u8>(t7[[cast::<usize>(t6[[i6, i6]]), i6, cast::<usize>(x1[[b3, i6]])]]) + 2);
    });
    let mut t16 = fragment::<u8>([3, 24]);
    parallel!((3, 24), |i8, i9| {
        #[expect(non_snake_case)]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t16[[i8, i9]] = { let assignedRenamed: u8 = (1 * 1); assignedRenamed };
    });
    let mut t17 = fragment::<i32>([6, 3]);
    #[cfg(any())]
    { assert!(false, "kept"); }
    let v10: i32 = (select((d0 <= b3), cast::<i32>(d1), cast::<i32>(t8[[b3, 0]])) << cast::<i32>((n5 + 1)));
    fill(&mut t17, v10);
    #[cfg(any())]
    { assert!(false, "kept"); }
    clear(&mut t17);
    let mut t18 = shared::<u8>([6, 3]);
    #[cfg(not(any()))]
    fill(&mut t18, 68);
    gemm_sp(&t15, &t18, t16.t(), &mut t17);
    let mut t19 = fragment::<u8>([6, 12]);
    cummin_rev(&t15, &mut t19, 0);
    parallel!((6, 12), |i11, i12| {
        #[cfg(not(any()))]
        t15.atomic_cas([i11, i12], (0 * cast::<u8>(t7[[1, i11, i11]])), (t16[[d0, i12]].abs() / 4), Release);
    });
    #[cfg(not(any()))]
    let mut t20 = fragment::<bool>([6]);
    #[cfg(not(any()))]
    clear(&mut t20);
    #[allow(non_snake_case)]
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t21Renamed = shared::<bool>([6]);
    copy(&t20, w5.at_mut([(b3 * 6)]));
    copy(w5.at([(b3 * 6)]), &mut t21Renamed);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!((3, 24), |i13, i14| {
        h4.atomic_add([(((((1 * 5) + i13) * 5) + i14) % 7)], (cast::<u64>(t16[[i13, i14]]) * cast::<u64>(((((1 * 5) + i13) * 5) + i14))), Relaxed);
    });
    #[cfg_attr(not(any()), cfg(any()))]
    undefined!();
    parallel!((6, 3), |i15, i16| {
        h4.atomic_add([(((((1 * 5) + i15) * 5) + i16) % 7)], (cast::<u64>(t17[[i15, i16]]) * cast::<u64>(((((1 * 5) + i15) * 5) + i16))), Relaxed);
    });
    parallel!((6, 12), |i17, i18| {
        h4.atomic_add([(((((1 * 5) + i17) * 5) + i18) % 7)], (cast::<u64>(t19[[i17, i18]]) * cast::<u64>(((((1 * 5) + i17) * 5) + i18))), Relaxed);
    });
    #[expect(non_snake_case)]
    parallel!(6, |i19Renamed| {
        h4.atomic_add([(((1 * 5) + i19Renamed) % 7)], (cast::<u64>(t20[i19Renamed]) * cast::<u64>(((1 * 5) + i19Renamed))), Acquire);
    });
    parallel!(6, |i20| {
        #[cfg_attr(not(any()), cfg(any()))]
        for _ in 0..1 { assert!(false, "kept"); }
        h4.atomic_add([(((1 * 5) + i20) % 7)], (cast::<u64>(t21Renamed[i20]) * cast::<u64>(((1 * 5) + i20))), Relaxed);
    });
    #[cfg_attr(not(any()), cfg(any()))]
    fill(&mut undefined, 1);
    parallel!(6, |i21| {
        y2[((b3 * 6) + i21)] = select((cast::<u64>(((i21 % 1) - 7)) != cast::<u64>(1usize)), (((-3.0 * t9[[i21, i21]].max(t9[[4, n5]])) * 0.5).abs() + 1.0).rsqrt(), select((t15[[cast::<usize>(cast::<i16>((i21 - 3))), cast::<usize>(cast::<u16>((i21 - 8)))]] == x1[[11, i21]]), (3.0f32 * 0.5).sigmoid(), select((cast::<u64>(((((_q4 * 6) + _q4) / 6) - 3)) == cast::<u64>(0usize)), (t9[[(i21 * 3), ((b3 - 8) >> 3)]] * 0.5).log1p(), ((t10[[d1, i21]] - t13[[d1, d2]]).max(t12[[i21, b3]]) * 0.5).exp2())));
    });
    #[cfg(any())]
    if true { assert!(false, "kept"); }
    let mut t22 = fragment::<bool>([6, 3]);
    copy(t9.at((span((n5 * 6), 6), span((b3 * 6), 3))), &mut t22);
    copy(&t22, y3.at_mut([(b3 * 6), 0]));
}

#[tile_fn]
pub fn function_18976(_v0: u16) -> u16 {
    _v0.max(((((3 * 1) * 7) / 7) ^ cast::<u16>((0usize + 1))))
}
#[tile_kernel]
pub fn random_18976<const BM: usize, const BN: usize>(
    x0: &Tensor<u16, 4>,
    x1: &Tensor<u16, 1>,
    y2: &mut Tensor<u16, 2>,
) {
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    dims!(x0 = [BM, BN, 1, 1], x1 = [d1], y2 = [d1, d1]);
    let [b2, b3] = blocks([d1.div_ceil(8), d1.div_ceil(8)]);
    let mut t3 = fragment::<f32>([8, BN]);
    copy(x0.at(((b2 * BN), span((b3 * BN), 8), x0.dim(0), span(b3, BN))), &mut t3);
    #[allow(non_snake_case)]
    let mut t4Renamed = fragment::<f32>([8, BN]);
    copy(t3.at([(d1 * BM), ((b3 - 8) % 3)]), &mut t4Renamed);
    let mut t5 = fragment::<f32>([BN, 1]);
    copy(t4Renamed.at([(b3 * 8), ((b2 - 7) / 1)]).or(t4Renamed[[b3, b2]]), &mut t5);
    let mut t6 = shared::<f32>([1, BN]);
    copy(t3.at([(b3 * 8), (b2 - 4)]).or(t3[[b3, b3]]), &mut t6);
    let mut t7 = fragment::<f32>([BN, BN]);
    let v4: f32 = select((cast::<u16>((((b2 * 8) / 8) - 6)) != cast::<u16>(b3)), cast::<f32>(7usize).min_nan(t4Renamed[[b3, cast::<usize>(x1[b2])]]), (-t3[[b3, b3]]));
    fill(&mut t7, v4);
    clear(&mut t7);
    gemm(&t5, &t6, &mut t7);
    #[allow(non_snake_case)]
    let mut v5Renamed: u16 = 1;
    for k6 in 0..5 {
        v5Renamed += cast::<u16>((x1[b2] / 7).count_ones());
    }
    let mut t8 = shared::<u16>([BN]);
    copy(t4Renamed.at(((d1 * BM), span(b2, BN))), &mut t8);
    copy(&t8, t7.at_mut((1, span((b3 * 8), BN))));
    let mut t9 = shared::<f32>([BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    reduce_max_nan(&t7, &mut t9, 0);
    let mut t10 = shared::<u16>([BN, BM]);
    copy(t5.at((span((b3 * BN), BM), span(((b3 - 4) << (b2 - 1)), BN))).t(), &mut t10);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t11 = fragment::<i32>([8]);
    parallel!(8, |i7| {
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t11[i7] = ((cast::<i32>(i7) * 2) + 0);
    });
    let mut t12 = shared::<u16>([8, BM]);
    copy(t5.at((span(b3, 8), span(b2, BM))), &mut t12);
    scatter(&t12, &t11, &mut t10);
    parallel!((8, 8), |i8, i9| {
        #[expect(non_snake_case)]
        y2[[((b2 * 8) + i8), ((b3 * 8) + i9)]] = { let assignedRenamed: u16 = (!x0[[i8, 2, (d1 + i9), cast::<usize>(t11[5])]]).max((t8[i8] & t10[[(i8 + 1), i8]])); assignedRenamed };
    });
}

#[tile_kernel(fast_math)]
pub fn random_18977<T: Int, const BM: usize, const BN: usize, const BK: usize, const _FLAG: bool>(
    x0: &Tensor<i16, 2>,
    x1: &Tensor<i64, 2>,
    y2: &mut Tensor<i16, 1>,
    a3: &mut Tensor<u32, 1>,
    _p5: i16,
    _q6: usize,
) {
    #[expect(unused_doc_comments)]
    #[doc = ""]
    dims!(x0 = [d0, d1], x1 = [d0, d0], y2 = [d2], a3 = [d4]);
    #[allow(non_snake_case)]
    let n7Renamed: usize = d2.div_ceil(BN);
    let mut w4 = workspace::<T::Acc>([d2]);
    let [b3] = blocks([d2.div_ceil(BN)]);
    let mut t5 = shared::<i16>([BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    copy(y2.at([(b3 * BN)]), &mut t5);
    let mut t6 = fragment::<i16>([BK, 2*BM, 2*BM]);
    #[expect(non_snake_case)]
    parallel!(((2*BM), (2*BM), BK), |i8Renamed, i9Renamed, i10Renamed| {
        t6[[i10Renamed, i9Renamed, i8Renamed]] = select(((cast::<usize>(x0[[i8Renamed, i8Renamed]]) < ((((cast::<usize>(x1[[x0.dim(0), i8Renamed]]) - 5) * BK) + n7Renamed) % BK)) | (i8Renamed < (d1 - 1))), ((t5[i8Renamed] & t5[2]) >> t5[(d2 - 2)]), cast::<i16>(x0[[i8Renamed, i9Renamed]]));
    });
    let mut t7 = fragment::<T::Acc>([BN]);
    parallel!(BN, |i11| {
        #[expect(non_snake_case)]
        t7[i11] = { let assignedRenamed: T::Acc = (if ((i11 != cast::<usize>(x0[[n7Renamed, i11]])) ^ (i11 < i11)) { cast::<T::Acc>(t5[d1]) } else { (cast::<T::Acc>(t5[i11]).abs() >> cast::<T::Acc>((cast::<usize>(t6[[i11, x1.dim(1), _q6]]) + 1))) }); assignedRenamed };
    });
    let mut t8 = shared::<i16>([BN]);
    cummax_rev(&t5, &mut t8, 0);
    let mut t9 = fragment::<i16>([BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    cumprod(&t5, &mut t9, 0);
    let mut t10 = shared::<T::Acc>([BN]);
    #[expect(unused_doc_comments)]
    /// Said of a statement.
    parallel!(BN, |i12| {
        let mut l11 = local::<T::Acc>([3]);
        #[expect(non_snake_case)]
        for k13Renamed in 0..3 {
            #[allow(non_snake_case)]
            l11[k13Renamed] = { let assignedRenamed: T::Acc = ((((t7[k13Renamed] * 2) + t7[k13Renamed]) % 2) << 36); assignedRenamed };
        }
        t10[i12] = l11[d4];
    });
    let mut t12 = shared::<T::Acc>([BN]);
    copy(&t10, w4.at_mut([(b3 * BN)]));
    copy(w4.at([(b3 * BN)]), &mut t12);
    #[expect(non_snake_case)]
    parallel!(BN, |i14Renamed| {
        a3.atomic_or([2], 2, Relaxed);
    });
    copy(&t5, y2.at_mut([(b3 * BN)]));
}

#[tile_kernel]
pub fn random_18978<T: Float>(
    x0: &Tensor<u8, 1>,
    x1: &Tensor<T, 3>,
    x2: &Tensor<f64, 1>,
    y3: &mut Tensor<f64, 2>,
    _p9: usize,
    _q10: usize,
) {
    dims!(x0 = [d0], x1 = [d1, d2, d3], x2 = [d4], y3 = [d5, d6]);
    #[cfg_attr(all(), allow(non_snake_case))]
    let n11Renamed: usize = d5.div_ceil(6);
    let mut w4 = workspace::<f32>([d5, d6]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let [b7, b8] = blocks([d5.div_ceil(6), d6.div_ceil(1)]);
    let mut t5 = fragment::<u8>([6]);
    copy(x0.at((span((n11Renamed * 3), 6),)), &mut t5);
    let mut t6 = fragment::<T::Acc>([6]);
    parallel!(6, |i12| {
        let v13: T::Acc = (if ((i12 > i12) & (t5[_p9] > 0)) { cast::<T::Acc>(x0[_q10]).abs().sqrt() } else { cast::<T::Acc>(x2[_q10]).abs().sqrt() });
        #[cfg(not(all()))]
        for _ in 0..1 { assert!(false, "kept"); }
        t6[i12] = cast::<T::Acc>(x2[i12]);
    });
    #[cfg_attr(all(), cfg(not(all())))]
    if true { assert!(false, "kept"); }
    parallel!(6, |i14| {
        let mut s15: T::Acc = 0.0;
        #[cfg_attr(not(all()), cfg(not(all())))]
        for k16 in 0..2 {
            s15 += t6[(i14 + 3)].abs().abs().sqrt();
        }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t6[(i14 + 3)] = s15;
    });
    for k17 in 0..b8 {
        let mut t7 = fragment::<f64>([6, 3, 1]);
        parallel!((6, 3, 1), |i18, i19, i20| {
            #[cfg_attr(all(), cfg(not(all())))]
            let kept = undefined;
            let v21: T::Acc = cast::<T::Acc>(k17);
            t7[[i18, i19, i20]] = cast::<f64>(b7);
        });
        let mut t8 = fragment::<T::Acc>([1, 3]);
        #[cfg(not(all()))]
        if true { assert!(false, "kept"); }
        #[expect(unused_doc_comments)]
        #[doc = ""]
        copy(t7.at([_p9, (b7 * 6), b8]), &mut t8);
        #[cfg(not(all()))]
        { assert!(false, "kept"); }
        let mut t9 = fragment::<T::Acc>([1, 1]);
        parallel!((1, 1), |i22, i23| {
            t9[[i22, i23]] = (2.0 + cast::<T::Acc>(_p9)).abs();
        });
        let mut t10 = fragment::<T::Acc>([3, 1]);
        let v24: T::Acc = select((x0[cast::<usize>(x0[cast::<usize>(x0[cast::<usize>(t5[k17])])])] == 3), cast::<T::Acc>(x2[_q10]), cast::<T::Acc>(t7[[k17, _p9, 0]])).abs();
        fill(&mut t10, v24);
        #[cfg(not(all()))]
        undefined!();
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        gemm(t8.t(), t9.t(), &mut t10);
        let v25: f64 = (x2[b7] + t7[[d2, n11Renamed, b7]].abs());
        fill(&mut t7, v25);
    }
    #[cfg_attr(all(), cfg(not(all())))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg(all())]
    let mut t11 = fragment::<T::Acc>([3, 3, 3]);
    let t11_arrived = copy_async(x1.at([(b8 * 1), (n11Renamed * 1), (n11Renamed * 6)]), &mut t11);
    #[cfg_attr(all(), cfg(not(all())))]
    pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
    let mut t12 = shared::<i32>([1]);
    fill(&mut t12, 1);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    reduce_product_into(&t5, &mut t12, 0);
    t11_arrived.wait();
    #[cfg_attr(all(), cfg(not(all())))]
    for _ in 0..1 { assert!(false, "kept"); }
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t13Renamed = shared::<i32>([6]);
    #[allow(non_snake_case)]
    parallel!(6, |i26Renamed| {
        t13Renamed[i26Renamed] = ((cast::<i32>(i26Renamed) * 1) + 0);
    });
    #[cfg_attr(not(all()), cfg(not(all())))]
    let mut t14 = fragment::<i32>([6]);
    #[cfg(all())]
    copy(x2.at((span(b8, 6),)), &mut t14);
    scatter(&t14, &t13Renamed, &mut t12);
    #[cfg_attr(all(), cfg(not(all())))]
    { assert!(false, "kept"); }
    let mut t15 = fragment::<f64>([1, 12]);
    parallel!((1, 12), |i27, i28| {
        t15[[i27, i28]] = x2[(d0 + 1)];
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t16 = shared::<f64>([1, 24]);
    parallel!((1, 24), |i29, i30| {
        t16[[i29, i30]] = x2[i29];
    });
    #[expect(unused_doc_comments)]
    #[doc = ""]
    let mut t17 = fragment::<f64>([1, 1]);
    #[cfg(not(all()))]
    let kept = undefined;
    #[expect(non_snake_case)]
    let v31Renamed: f64 = (if (!(cast::<u64>((_p9 - 2)) != cast::<u64>(4usize))) { select((_p9 < n11Renamed), x2[_p9], -2.25) } else { x2[d5].abs() });
    #[cfg_attr(all(), cfg(not(all())))]
    for _ in 0..1 { assert!(false, "kept"); }
    fill(&mut t17, v31Renamed);
    #[cfg(all())]
    clear(&mut t17);
    let mut t18 = fragment::<u8>([1, 3]);
    #[cfg(all())]
    fill(&mut t18, 237);
    gemm_sp(&t15, &t18, t16.t(), &mut t17);
    let mut t19 = shared::<f32>([6, 1]);
    #[expect(unused_doc_comments)]
    #[doc = ""]
    parallel!((6, 1), |i32, i33| {
        #[cfg(all())]
        t19[[i32, i33]] = 2.0;
    });
    #[expect(non_snake_case)]
    let mut t20Renamed = fragment::<f32>([3, 1]);
    #[cfg_attr(all(), cfg(not(all())))]
    { assert!(false, "kept"); }
    #[expect(non_snake_case)]
    parallel!((3, 1), |i34Renamed, i35Renamed| {
        #[cfg(all())]
        t20Renamed[[i34Renamed, i35Renamed]] = cast::<f32>(x2[i34Renamed]);
    });
    let mut t21 = shared::<f32>([6, 3]);
    #[cfg_attr(all(), cfg(not(all())))]
    parallel!(1, |i| { undefined[i] = 1; });
    let v36: f32 = cast::<f32>((((_q10 * 6) + d2) / 6));
    fill(&mut t21, v36);
    #[cfg_attr(not(all()), cfg(not(all())))]
    clear(&mut t21);
    gemm(&t19, t20Renamed.t(), &mut t21);
    #[cfg(not(all()))]
    fill(&mut undefined, 1);
    if ((d2 == d2) ^ (((_q10 - 6) >> 1) >= (((n11Renamed - 1) * 3) % 3))) {
        #[cfg(not(all()))]
        pipelined!(0..1, stages = 1, |k| { assert!(false, "kept"); });
        let mut t22 = shared::<T>([6]);
        parallel!(6, |i37| {
            assert!((_p9 < 2), "an index is within its bounds");
            t22[i37] = cast::<T>(x2[i37]);
        });
        #[cfg_attr(not(all()), cfg(not(all())))]
        copy(&t22, t17.at_mut([b7.max(b7), 0]));
        #[expect(unused_doc_comments)]
        /// Said of a statement.
        let mut v38: f32 = 4.0;
        for k39 in 0..5 {
            v38 += ((4.875 * t21[[b8, 1]]) / 5.0);
        }
    }
    let mut t23 = fragment::<f32>([6, 1]);
    #[cfg_attr(all(), cfg(not(all())))]
    assert!(false, "kept");
    parallel!((1, 6), |i40, i41| {
        let mut s42: f32 = 0.0;
        for k43 in 0..4 {
            #[cfg(not(all()))]
            undefined!();
            s42 += t21[[cast::<usize>(t13Renamed[i40]), i40]].max(t21[[i41, i40]]).ceil();
        }
        #[cfg(not(all()))]
        assert!(false, "kept");
        #[cfg(all())]
        #[expect(unused_doc_comments)]
        #[doc = ""]
        t23[[i41, i40]] = s42;
    });
    #[cfg(all())]
    #[cfg_attr(all(), allow(non_snake_case))]
    let mut t24Renamed = fragment::<f32>([6, 1]);
    copy(&t23, w4.at_mut([(b7 * 6), (b8 * 1)]));
    copy(w4.at([(b7 * 6), (b8 * 1)]), &mut t24Renamed);
    copy(&t23, y3.at_mut([(b7 * 6), (b8 * 1)]));
}

pub fn all() -> Vec<(u64, Box<dyn Kernel>)> {
    vec![
        (18919, Box::new(random_18919::<f16>())),
        (18920, Box::new(random_18920())),
        (18921, Box::new(random_18921::<2, 17>())),
        (18922, Box::new(random_18922::<2>())),
        (18923, Box::new(random_18923::<33>())),
        (18924, Box::new(random_18924::<17, 33>())),
        (18925, Box::new(random_18925::<f32, 5, 8, 33>())),
        (18926, Box::new(random_18926::<5, 3>())),
        (18927, Box::new(random_18927::<4, 3, 4>())),
        (18928, Box::new(random_18928())),
        (18929, Box::new(random_18929::<8>())),
        (18930, Box::new(random_18930::<f32, 8, 1>())),
        (18931, Box::new(random_18931::<i32, 16, 2>())),
        (18932, Box::new(random_18932::<f32, true>())),
        (18933, Box::new(random_18933::<u64, 33, 2>())),
        (18934, Box::new(random_18934::<i32, 17>())),
        (18935, Box::new(random_18935::<8, 17, 4>())),
        (18936, Box::new(random_18936::<8>())),
        (18937, Box::new(random_18937::<f16, 1, 16, 3>())),
        (18938, Box::new(random_18938())),
        (18939, Box::new(random_18939::<5>())),
        (18940, Box::new(random_18940::<4, 17>())),
        (18941, Box::new(random_18941::<2, 17>())),
        (18942, Box::new(random_18942::<1, 8>())),
        (18943, Box::new(random_18943::<3, 2>())),
        (18944, Box::new(random_18944())),
        (18945, Box::new(random_18945::<f32, 5, 2, 5, true>())),
        (18946, Box::new(random_18946::<f32, 1, 16>())),
        (18947, Box::new(random_18947())),
        (18948, Box::new(random_18948::<F8E4M3, 4, 1>())),
        (18949, Box::new(random_18949::<true>())),
        (18950, Box::new(random_18950::<3, 1, 5>())),
        (18951, Box::new(random_18951::<f32, 1, 4, 16, false>())),
        (18952, Box::new(random_18952::<17, 8>())),
        (18953, Box::new(random_18953())),
        (18954, Box::new(random_18954::<u64, 17>())),
        (18955, Box::new(random_18955::<i8, 16, 8>())),
        (18956, Box::new(random_18956::<4, 3>())),
        (18957, Box::new(random_18957::<17, 5, 3>())),
        (18958, Box::new(random_18958::<2, 8>())),
        (18959, Box::new(random_18959::<f32, 1>())),
        (18960, Box::new(random_18960::<33, 1>())),
        (18961, Box::new(random_18961::<f64>())),
        (18962, Box::new(random_18962::<16, 8>())),
        (18963, Box::new(random_18963::<2, 5, 3>())),
        (18964, Box::new(random_18964::<8, 16, 16>())),
        (18965, Box::new(random_18965::<16, 2, 5>())),
        (18966, Box::new(random_18966::<2, 5, 4>())),
        (18967, Box::new(random_18967::<1, 4, 4>())),
        (18968, Box::new(random_18968::<i64, 2, 17, 3, true>())),
        (18969, Box::new(random_18969::<f16>())),
        (18970, Box::new(random_18970::<5, 2>())),
        (18971, Box::new(random_18971())),
        (18972, Box::new(random_18972())),
        (18973, Box::new(random_18973::<3, 8>())),
        (18974, Box::new(random_18974::<F8E4M3, 17, 5>())),
        (18975, Box::new(random_18975::<i8>())),
        (18976, Box::new(random_18976::<17, 8>())),
        (18977, Box::new(random_18977::<i64, 1, 5, 16, false>())),
        (18978, Box::new(random_18978::<f16>())),
    ]
}
