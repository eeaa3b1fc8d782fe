// Emitted from the random kernel of seed 3.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize, const BN: usize, const BK: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const BN: usize, const BK: usize> __Kernel<T, BM, BN, BK> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v3: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row_2: R0,
        v6: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v7 = t7_row_2.get(lane);
                t7_row_2.set(lane, v6.wrapping_mul(!__Elem::shr(3_u16, v7)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t7: __cpu::View<u16, 5>,
        _q13: i64,
        d1: i64,
        t9: __cpu::View<bool, 3>,
        x1: __cpu::View<i64, 3>,
        t8: __cpu::View<bool, 4>,
        v10: u32,
        a4: __cpu::View<u32, 1>,
        v9: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v11 = t7.load([i27, 1, i27, _q13, d1], <u16 as __Elem>::ZERO);
                let v12 = t9.load([i27, i27, 0], <bool as __Elem>::ZERO);
                let v13 = x1.load([5, i27, i27], <i64 as __Elem>::ZERO);
                let v14 = t8.load([i27, i27, __Elem::to::<i64>(v13), i27], <bool as __Elem>::ZERO);
                let v15 = __Elem::select(v11 == __Elem::to::<u16>(v12), v10, __Elem::to::<u32>(v14));
                a4.atomic(__cpu::AtomicOp::And, [v9], !v15, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v17: i64,
        v19: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v20 = t6_row.get(lane);
                let v21 = v20.wrapping_mul(__Elem::to::<u64>(v19.wrapping_add(i30)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v17.wrapping_add(i30), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        v24: i64,
        v27: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v28 = t7_row_3.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i35)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v24.wrapping_add(i35), 7_i64)], v29, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v31: i64,
        v33: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39 = start + lane as i64;
                let v34 = t8_row.get(lane);
                let v35 = __Elem::to::<u64>(v34).wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i39)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v31.wrapping_add(i39), 7_i64)], v35, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v37: i64,
        v39: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i42 = start + lane as i64;
                let v40 = t9_row.get(lane);
                let v41 = __Elem::to::<u64>(v40).wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i42)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v37.wrapping_add(i42), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v45: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row_2: R0,
        v48: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v49 = t7_2_row_2.get(lane);
                t7_2_row_2.set(lane, v48.wrapping_mul(!__Elem::shr(3_u16, v49)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t7_2: __cpu::View<u16, 5>,
        _q13_2: i64,
        d1_2: i64,
        t9_2: __cpu::View<bool, 3>,
        x1_2: __cpu::View<i64, 3>,
        t8_2: __cpu::View<bool, 4>,
        v52: u32,
        a4_2: __cpu::View<u32, 1>,
        v51: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v53 = t7_2.load([i27_2, 1, i27_2, _q13_2, d1_2], <u16 as __Elem>::ZERO);
                let v54 = t9_2.load([i27_2, i27_2, 0], <bool as __Elem>::ZERO);
                let v55 = x1_2.load([5, i27_2, i27_2], <i64 as __Elem>::ZERO);
                let v56 = t8_2.load([i27_2, i27_2, __Elem::to::<i64>(v55), i27_2], <bool as __Elem>::ZERO);
                let v57 = __Elem::select(v53 == __Elem::to::<u16>(v54), v52, __Elem::to::<u32>(v56));
                a4_2.update(__cpu::AtomicOp::And, [v51], !v57);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v59: i64,
        v61: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v62 = t6_2_row.get(lane);
                let v63 = v62.wrapping_mul(__Elem::to::<u64>(v61.wrapping_add(i30_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v59.wrapping_add(i30_2), 7_i64)], v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        v66: i64,
        v69: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v70 = t7_2_row_3.get(lane);
                let v71 = __Elem::to::<u64>(v70).wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i35_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v66.wrapping_add(i35_2), 7_i64)], v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v73: i64,
        v75: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39_2 = start + lane as i64;
                let v76 = t8_2_row.get(lane);
                let v77 = __Elem::to::<u64>(v76).wrapping_mul(__Elem::to::<u64>(v75.wrapping_add(i39_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v73.wrapping_add(i39_2), 7_i64)], v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v79: i64,
        v81: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i42_2 = start + lane as i64;
                let v82 = t9_2_row.get(lane);
                let v83 = __Elem::to::<u64>(v82).wrapping_mul(__Elem::to::<u64>(v81.wrapping_add(i42_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v79.wrapping_add(i42_2), 7_i64)], v83);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<T, BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_3", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(0, 1);
        plan.expect("x0", 0, 2, BN as i64)?;
        plan.expect("x1", 1, 0, d0)?;
        let d2 = plan.extent(1, 1);
        let d3 = plan.extent(1, 2);
        let d4 = plan.extent(2, 0);
        plan.expect("x2", 2, 1, BK as i64)?;
        let d5 = plan.extent(2, 2);
        let d6 = plan.extent(3, 0);
        let d7 = plan.extent(3, 1);
        let d8 = plan.extent(3, 2);
        let d12 = plan.extent(4, 0);
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d6.wrapping_add(BN as i64);
        let v1 = v0.wrapping_sub(1);
        let n14 = __Elem::div(v1, BN as i64);
        let v2 = d6.wrapping_add(BN as i64);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, BN as i64);
        let v5 = d7.wrapping_add(BM as i64);
        let v6 = v5.wrapping_sub(1);
        let v7 = __Elem::div(v6, BM as i64);
        let v8 = d8.wrapping_add(BK as i64);
        let v9 = v8.wrapping_sub(1);
        let v10 = __Elem::div(v9, BK as i64);
        plan.value(d4);
        plan.value(d2);
        plan.value(d5);
        plan.value(d12);
        plan.value(d1);
        plan.value(n14);
        plan.value(d7);
        plan.finish([v4, v7, v10])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
        size.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
        size.tile::<bool, 4>([BK as i64, BM as i64, BK as i64, BK as i64]);
        size.tile::<bool, 3>([BK as i64, BM as i64, BK as i64]);
        size.tile::<u64, 3>([BN as i64, BM as i64, BK as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1 = __cpu::tensor::<i64, 3>(call, 1);
            let x2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 2);
            let y3 = __cpu::tensor::<u64, 3>(call, 3);
            let a4 = __cpu::tensor::<u32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let _q13 = __cpu::scalar::<i64>(call.args, 6);
            let d4 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d5 = __cpu::value::<i64>(call, 2);
            let d12 = __cpu::value::<i64>(call, 3);
            let d1 = __cpu::value::<i64>(call, 4);
            let n14 = __cpu::value::<i64>(call, 5);
            let d7 = __cpu::value::<i64>(call, 6);
            for block in __cpu::Blocks::new(call) {
                let [b9, b10, b11] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
                let v0 = x1.load([d4, b9, b10], <i64 as __Elem>::ZERO);
                let x2_at = x2.window([b10.wrapping_mul(BN as i64), b9.wrapping_mul(BN as i64), x0.extent[1]], [BK as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x2_at, t6, __Elem::to::<u64>(__Elem::to::<<T as __Elem>::Accum>(v0)));
                let t7 = scratch.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
                for i15 in 0_i64..(BN as i64) {
                    for i16 in 0_i64..(BK as i64) {
                        for i17 in 0_i64..(BK as i64) {
                            for i18 in 0_i64..(BK as i64) {
                                let v1 = 3_u16.wrapping_add(__Elem::to::<u16>(__Elem::div(i15, 1_i64)));
                                let v2 = __Elem::to::<u16>(__Elem::count_ones(0_u16)).wrapping_mul(v1);
                                let v3 = __Elem::to::<u16>(__Elem::leading_zeros(v2));
                                let t7_row = t7.row(4, [i15, i16, i17, i18, 0], BK as i64);
                                Self::parallel::<L, _>(level, 0, BK as i64, t7_row.slice_mut(0, BK as i64), v3);
                            }
                        }
                    }
                }
                let n21 = __Elem::max(__Elem::rem(d4.wrapping_mul(2), 2_i64), 0_i64);
                let t8 = scratch.tile::<bool, 4>([BK as i64, BM as i64, BK as i64, BK as i64]);
                __cpu::fill::<L, _, _>(t8, false);
                let t9 = scratch.tile::<bool, 3>([BK as i64, BM as i64, BK as i64]);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 4>(t8, 3, __cpu::insert_axis(t9, 3), false, <bool as __Elem>::ZERO);
                for i22 in 0_i64..(BN as i64) {
                    for i23 in 0_i64..(BK as i64) {
                        for i24 in 0_i64..(BK as i64) {
                            for i25 in 0_i64..__Elem::min(d2, BK as i64) {
                                let v4 = t8.load([i25, d5, b10, _q13], <bool as __Elem>::ZERO);
                                let v5 = __Elem::shr(__Elem::to::<u16>(v4), __Elem::to::<u16>(3_i64));
                                let v6 = v5 & __Elem::to::<u16>(i24.wrapping_add(1));
                                let t7_row_2 = t7.row(4, [(BN as i64).wrapping_sub(i22), i23, i24.wrapping_add(1), i25, 3], __Elem::min(n21, BK as i64));
                                let (from, to) = __cpu::common(__Elem::min(n21, BK as i64), [t7_row_2.unit_span()]);
                                Self::parallel_2::<L, _>(
                                    level,
                                    from,
                                    to - from,
                                    t7_row_2.slice_mut(from, to - from),
                                    v6,
                                );
                                if to - from < __Elem::min(n21, BK as i64) {
                                    for (start, end) in [(0, from), (to, __Elem::min(n21, BK as i64))] {
                                        Self::parallel_2::<L, _>(
                                            level,
                                            start,
                                            end - start,
                                            t7_row_2.guarded(start, <u16 as __Elem>::ZERO),
                                            v6,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
                let v8 = t6.load([1, 1, d12], <u64 as __Elem>::ZERO);
                let v9 = __Elem::to::<i64>(v8);
                let v10 = __Elem::to::<u32>(n14);
                Self::parallel_3::<L>(level, 0, BK as i64, t7, _q13, d1, t9, x1, t8, v10, a4, v9);
                for i28 in 0_i64..(BK as i64) {
                    for i29 in 0_i64..(BK as i64) {
                        let v16 = 5_i64.wrapping_add(i28).wrapping_mul(5).wrapping_add(i29);
                        let v17 = v16.wrapping_mul(5);
                        let v18 = 5_i64.wrapping_add(i28).wrapping_mul(5).wrapping_add(i29);
                        let v19 = v18.wrapping_mul(5);
                        let t6_row = t6.row(2, [i28, i29, 0], BM as i64);
                        Self::parallel_4::<L, _>(level, 0, BM as i64, t6_row.slice(0, BM as i64), v17, v19, h5);
                    }
                }
                for i31 in 0_i64..(BN as i64) {
                    for i32 in 0_i64..(BK as i64) {
                        for i33 in 0_i64..(BK as i64) {
                            for i34 in 0_i64..(BK as i64) {
                                let v22 = 5_i64.wrapping_add(i31).wrapping_mul(5).wrapping_add(i32);
                                let v23 = v22.wrapping_mul(5).wrapping_add(i33).wrapping_mul(5).wrapping_add(i34);
                                let v24 = v23.wrapping_mul(5);
                                let v25 = 5_i64.wrapping_add(i31).wrapping_mul(5).wrapping_add(i32);
                                let v26 = v25.wrapping_mul(5).wrapping_add(i33).wrapping_mul(5).wrapping_add(i34);
                                let v27 = v26.wrapping_mul(5);
                                let t7_row_3 = t7.row(4, [i31, i32, i33, i34, 0], BK as i64);
                                Self::parallel_5::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t7_row_3.slice(0, BK as i64),
                                    v24,
                                    v27,
                                    h5,
                                );
                            }
                        }
                    }
                }
                for i36 in 0_i64..(BK as i64) {
                    for i37 in 0_i64..(BM as i64) {
                        for i38 in 0_i64..(BK as i64) {
                            let v30 = 5_i64.wrapping_add(i36).wrapping_mul(5).wrapping_add(i37);
                            let v31 = v30.wrapping_mul(5).wrapping_add(i38).wrapping_mul(5);
                            let v32 = 5_i64.wrapping_add(i36).wrapping_mul(5).wrapping_add(i37);
                            let v33 = v32.wrapping_mul(5).wrapping_add(i38).wrapping_mul(5);
                            let t8_row = t8.row(3, [i36, i37, i38, 0], BK as i64);
                            Self::parallel_6::<L, _>(level, 0, BK as i64, t8_row.slice(0, BK as i64), v31, v33, h5);
                        }
                    }
                }
                for i40 in 0_i64..(BK as i64) {
                    for i41 in 0_i64..(BM as i64) {
                        let v36 = 5_i64.wrapping_add(i40).wrapping_mul(5).wrapping_add(i41);
                        let v37 = v36.wrapping_mul(5);
                        let v38 = 5_i64.wrapping_add(i40).wrapping_mul(5).wrapping_add(i41);
                        let v39 = v38.wrapping_mul(5);
                        let t9_row = t9.row(2, [i40, i41, 0], BK as i64);
                        Self::parallel_7::<L, _>(level, 0, BK as i64, t9_row.slice(0, BK as i64), v37, v39, h5);
                    }
                }
                let t10 = scratch.tile::<u64, 3>([BN as i64, BM as i64, BK as i64]);
                let x1_at = x1.window([b10.wrapping_mul(BN as i64), d7.wrapping_mul(BK as i64), d12], [BK as i64, BN as i64, BM as i64]);
                let x1_at_at = x1_at.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t10, <u64 as __Elem>::ZERO);
                let y3_at = y3.window([b9.wrapping_mul(BN as i64), b10.wrapping_mul(BM as i64), b11.wrapping_mul(BK as i64)], [BN as i64, BM as i64, BK as i64]);
                __cpu::copy_out::<L, _, _, _>(t10, y3_at, <u64 as __Elem>::ZERO, __cpu::is_far(call, &y3), __cpu::Coming::nothing());
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1_2 = __cpu::tensor::<i64, 3>(call, 1);
            let x2_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 2);
            let y3_2 = __cpu::tensor::<u64, 3>(call, 3);
            let a4_2 = __cpu::tensor::<u32, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _q13_2 = __cpu::scalar::<i64>(call.args, 6);
            let d4_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let d5_2 = __cpu::value::<i64>(call, 2);
            let d12_2 = __cpu::value::<i64>(call, 3);
            let d1_2 = __cpu::value::<i64>(call, 4);
            let n14_2 = __cpu::value::<i64>(call, 5);
            let d7_2 = __cpu::value::<i64>(call, 6);
            for block in __cpu::Blocks::new(call) {
                let [b9_2, b10_2, b11_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
                let v42 = x1_2.load([d4_2, b9_2, b10_2], <i64 as __Elem>::ZERO);
                let x2_2_at = x2_2.window([b10_2.wrapping_mul(BN as i64), b9_2.wrapping_mul(BN as i64), x0_2.extent[1]], [BK as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t6_2, __Elem::to::<u64>(__Elem::to::<<T as __Elem>::Accum>(v42)));
                let t7_2 = scratch.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
                for i15_2 in 0_i64..(BN as i64) {
                    for i16_2 in 0_i64..(BK as i64) {
                        for i17_2 in 0_i64..(BK as i64) {
                            for i18_2 in 0_i64..(BK as i64) {
                                let v43 = 3_u16.wrapping_add(__Elem::to::<u16>(__Elem::div(i15_2, 1_i64)));
                                let v44 = __Elem::to::<u16>(__Elem::count_ones(0_u16)).wrapping_mul(v43);
                                let v45 = __Elem::to::<u16>(__Elem::leading_zeros(v44));
                                let t7_2_row = t7_2.row(4, [i15_2, i16_2, i17_2, i18_2, 0], BK as i64);
                                Self::parallel_8::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t7_2_row.slice_mut(0, BK as i64),
                                    v45,
                                );
                            }
                        }
                    }
                }
                let n21_2 = __Elem::max(__Elem::rem(d4_2.wrapping_mul(2), 2_i64), 0_i64);
                let t8_2 = scratch.tile::<bool, 4>([BK as i64, BM as i64, BK as i64, BK as i64]);
                __cpu::fill::<L, _, _>(t8_2, false);
                let t9_2 = scratch.tile::<bool, 3>([BK as i64, BM as i64, BK as i64]);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 4>(t8_2, 3, __cpu::insert_axis(t9_2, 3), false, <bool as __Elem>::ZERO);
                for i22_2 in 0_i64..(BN as i64) {
                    for i23_2 in 0_i64..(BK as i64) {
                        for i24_2 in 0_i64..(BK as i64) {
                            for i25_2 in 0_i64..__Elem::min(d2_2, BK as i64) {
                                let v46 = t8_2.load([i25_2, d5_2, b10_2, _q13_2], <bool as __Elem>::ZERO);
                                let v47 = __Elem::shr(__Elem::to::<u16>(v46), __Elem::to::<u16>(3_i64));
                                let v48 = v47 & __Elem::to::<u16>(i24_2.wrapping_add(1));
                                let t7_2_row_2 = t7_2.row(4, [(BN as i64).wrapping_sub(i22_2), i23_2, i24_2.wrapping_add(1), i25_2, 3], __Elem::min(n21_2, BK as i64));
                                let (from, to) = __cpu::common(__Elem::min(n21_2, BK as i64), [t7_2_row_2.unit_span()]);
                                Self::parallel_9::<L, _>(
                                    level,
                                    from,
                                    to - from,
                                    t7_2_row_2.slice_mut(from, to - from),
                                    v48,
                                );
                                if to - from < __Elem::min(n21_2, BK as i64) {
                                    for (start, end) in [(0, from), (to, __Elem::min(n21_2, BK as i64))] {
                                        Self::parallel_9::<L, _>(
                                            level,
                                            start,
                                            end - start,
                                            t7_2_row_2.guarded(start, <u16 as __Elem>::ZERO),
                                            v48,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
                let v50 = t6_2.load([1, 1, d12_2], <u64 as __Elem>::ZERO);
                let v51 = __Elem::to::<i64>(v50);
                let v52 = __Elem::to::<u32>(n14_2);
                Self::parallel_10::<L>(level, 0, BK as i64, t7_2, _q13_2, d1_2, t9_2, x1_2, t8_2, v52, a4_2, v51);
                for i28_2 in 0_i64..(BK as i64) {
                    for i29_2 in 0_i64..(BK as i64) {
                        let v58 = 5_i64.wrapping_add(i28_2).wrapping_mul(5).wrapping_add(i29_2);
                        let v59 = v58.wrapping_mul(5);
                        let v60 = 5_i64.wrapping_add(i28_2).wrapping_mul(5).wrapping_add(i29_2);
                        let v61 = v60.wrapping_mul(5);
                        let t6_2_row = t6_2.row(2, [i28_2, i29_2, 0], BM as i64);
                        Self::parallel_11::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t6_2_row.slice(0, BM as i64),
                            v59,
                            v61,
                            h5_2,
                        );
                    }
                }
                for i31_2 in 0_i64..(BN as i64) {
                    for i32_2 in 0_i64..(BK as i64) {
                        for i33_2 in 0_i64..(BK as i64) {
                            for i34_2 in 0_i64..(BK as i64) {
                                let v64 = 5_i64.wrapping_add(i31_2).wrapping_mul(5).wrapping_add(i32_2);
                                let v65 = v64.wrapping_mul(5).wrapping_add(i33_2).wrapping_mul(5).wrapping_add(i34_2);
                                let v66 = v65.wrapping_mul(5);
                                let v67 = 5_i64.wrapping_add(i31_2).wrapping_mul(5).wrapping_add(i32_2);
                                let v68 = v67.wrapping_mul(5).wrapping_add(i33_2).wrapping_mul(5).wrapping_add(i34_2);
                                let v69 = v68.wrapping_mul(5);
                                let t7_2_row_3 = t7_2.row(4, [i31_2, i32_2, i33_2, i34_2, 0], BK as i64);
                                Self::parallel_12::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t7_2_row_3.slice(0, BK as i64),
                                    v66,
                                    v69,
                                    h5_2,
                                );
                            }
                        }
                    }
                }
                for i36_2 in 0_i64..(BK as i64) {
                    for i37_2 in 0_i64..(BM as i64) {
                        for i38_2 in 0_i64..(BK as i64) {
                            let v72 = 5_i64.wrapping_add(i36_2).wrapping_mul(5).wrapping_add(i37_2);
                            let v73 = v72.wrapping_mul(5).wrapping_add(i38_2).wrapping_mul(5);
                            let v74 = 5_i64.wrapping_add(i36_2).wrapping_mul(5).wrapping_add(i37_2);
                            let v75 = v74.wrapping_mul(5).wrapping_add(i38_2).wrapping_mul(5);
                            let t8_2_row = t8_2.row(3, [i36_2, i37_2, i38_2, 0], BK as i64);
                            Self::parallel_13::<L, _>(
                                level,
                                0,
                                BK as i64,
                                t8_2_row.slice(0, BK as i64),
                                v73,
                                v75,
                                h5_2,
                            );
                        }
                    }
                }
                for i40_2 in 0_i64..(BK as i64) {
                    for i41_2 in 0_i64..(BM as i64) {
                        let v78 = 5_i64.wrapping_add(i40_2).wrapping_mul(5).wrapping_add(i41_2);
                        let v79 = v78.wrapping_mul(5);
                        let v80 = 5_i64.wrapping_add(i40_2).wrapping_mul(5).wrapping_add(i41_2);
                        let v81 = v80.wrapping_mul(5);
                        let t9_2_row = t9_2.row(2, [i40_2, i41_2, 0], BK as i64);
                        Self::parallel_14::<L, _>(
                            level,
                            0,
                            BK as i64,
                            t9_2_row.slice(0, BK as i64),
                            v79,
                            v81,
                            h5_2,
                        );
                    }
                }
                let t10_2 = scratch.tile::<u64, 3>([BN as i64, BM as i64, BK as i64]);
                let x1_2_at = x1_2.window([b10_2.wrapping_mul(BN as i64), d7_2.wrapping_mul(BK as i64), d12_2], [BK as i64, BN as i64, BM as i64]);
                let x1_2_at_at = x1_2_at.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(x1_2_at_at, t10_2, <u64 as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b9_2.wrapping_mul(BN as i64), b10_2.wrapping_mul(BM as i64), b11_2.wrapping_mul(BK as i64)], [BN as i64, BM as i64, BK as i64]);
                __cpu::copy_out::<L, _, _, _>(t10_2, y3_2_at, <u64 as __Elem>::ZERO, __cpu::is_far(call, &y3_2), __cpu::Coming::nothing());
            }
        }
    }
}
