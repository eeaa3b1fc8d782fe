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
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v11: u32,
        a4: __cpu::View<u32, 1>,
        d8: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v12 = t7_row_2.get(lane);
                let v13 = __Elem::shl(__Elem::to::<u32>(v12), 27_u32).wrapping_mul(4_u32);
                a4.atomic(__cpu::AtomicOp::And, [d8], __Elem::rem(v13.wrapping_add(v11), 4_u32), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v15: i64,
        v17: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v18 = t6_row.get(lane);
                let v19 = v18.wrapping_mul(__Elem::to::<u64>(v17.wrapping_add(i27)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v15.wrapping_add(i27), 7_i64)], v19, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
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
                let i32 = start + lane as i64;
                let v28 = t7_row_3.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i32)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v24.wrapping_add(i32), 7_i64)], v29, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
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
                let i35 = start + lane as i64;
                let v34 = t8_row.get(lane);
                let v35 = v34.wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i35)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v31.wrapping_add(i35), 7_i64)], v35, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v38: i64,
        v41: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40 = start + lane as i64;
                let v42 = t9_row.get(lane);
                let v43 = __Elem::to::<u64>(v42).wrapping_mul(__Elem::to::<u64>(v41.wrapping_add(i40)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i40), 7_i64)], v43, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        mut y3_row: R1,
        x1: __cpu::View<i64, 3>,
        n21: i64,
        v45: i64,
        t8: __cpu::View<u64, 3>,
        d7: i64,
        i42: i64,
        t7: __cpu::View<u16, 5>,
        n14: i64,
        v44: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43 = start + lane as i64;
                let mut s44 = <u64 as __Elem>::ZERO;
                s44 = 0_u64;
                for k45 in 0_i64..6 {
                    let v46 = s44;
                    let v47 = x1.load([n21, k45, v45], <i64 as __Elem>::ZERO);
                    let v48 = t6_row_2.get(lane);
                    let v49 = t8.load([n21, __Elem::to::<i64>(v47), __Elem::to::<i64>(v48)], <u64 as __Elem>::ZERO);
                    let v50 = t8.load([d7, __Elem::to::<i64>(v49), i42], <u64 as __Elem>::ZERO);
                    let v51 = t7.load([i43, 1, i43, __Elem::to::<i64>(v50), n14], <u16 as __Elem>::ZERO);
                    let v52 = __Elem::shr(__Elem::min(v44, __Elem::to::<u64>(v51)), 3_u64);
                    s44 = v46.wrapping_add(v52);
                }
                let v53 = s44;
                y3_row.set(lane, v53);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v49: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v49);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v57: u32,
        a4_2: __cpu::View<u32, 1>,
        d8_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v58 = t7_2_row_2.get(lane);
                let v59 = __Elem::shl(__Elem::to::<u32>(v58), 27_u32).wrapping_mul(4_u32);
                a4_2.update(__cpu::AtomicOp::And, [d8_2], __Elem::rem(v59.wrapping_add(v57), 4_u32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v61: i64,
        v63: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v64 = t6_2_row.get(lane);
                let v65 = v64.wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i27_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v61.wrapping_add(i27_2), 7_i64)], v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        v68: i64,
        v71: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v72 = t7_2_row_3.get(lane);
                let v73 = __Elem::to::<u64>(v72).wrapping_mul(__Elem::to::<u64>(v71.wrapping_add(i32_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i32_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v75: i64,
        v77: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v78 = t8_2_row.get(lane);
                let v79 = v78.wrapping_mul(__Elem::to::<u64>(v77.wrapping_add(i35_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v75.wrapping_add(i35_2), 7_i64)], v79);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v82: i64,
        v85: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40_2 = start + lane as i64;
                let v86 = t9_2_row.get(lane);
                let v87 = __Elem::to::<u64>(v86).wrapping_mul(__Elem::to::<u64>(v85.wrapping_add(i40_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v82.wrapping_add(i40_2), 7_i64)], v87);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u64>,
        R1: __cpu::row::RowMut<u64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        mut y3_2_row: R1,
        x1_2: __cpu::View<i64, 3>,
        n21_2: i64,
        v89: i64,
        t8_2: __cpu::View<u64, 3>,
        d7_2: i64,
        i42_2: i64,
        t7_2: __cpu::View<u16, 5>,
        n14_2: i64,
        v88: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43 = start + lane as i64;
                let mut s44 = <u64 as __Elem>::ZERO;
                s44 = 0_u64;
                for k45 in 0_i64..6 {
                    let v90 = s44;
                    let v91 = x1_2.load([n21_2, k45, v89], <i64 as __Elem>::ZERO);
                    let v92 = t6_2_row_2.get(lane);
                    let v93 = t8_2.load([n21_2, __Elem::to::<i64>(v91), __Elem::to::<i64>(v92)], <u64 as __Elem>::ZERO);
                    let v94 = t8_2.load([d7_2, __Elem::to::<i64>(v93), i42_2], <u64 as __Elem>::ZERO);
                    let v95 = t7_2.load([i43, 1, i43, __Elem::to::<i64>(v94), n14_2], <u16 as __Elem>::ZERO);
                    let v96 = __Elem::shr(__Elem::min(v88, __Elem::to::<u64>(v95)), 3_u64);
                    s44 = v90.wrapping_add(v96);
                }
                let v97 = s44;
                y3_2_row.set(lane, v97);
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
        let v0 = d6.wrapping_add(BN as i64 - 1);
        let n14 = __Elem::div(v0, BN as i64);
        let v1 = d6.wrapping_add(BN as i64 - 1);
        let v2 = __Elem::div(v1, BN as i64);
        let v3 = d7.wrapping_add(BM as i64 - 1);
        let v4 = __Elem::div(v3, BM as i64);
        let v5 = d8.wrapping_add(BK as i64 - 1);
        let v6 = __Elem::div(v5, BK as i64);
        plan.value(d4);
        plan.value(d7);
        plan.value(d6);
        plan.value(d1);
        plan.value(n14);
        plan.value(d3);
        plan.value(d8);
        plan.finish([v2, v4, v6])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
        size.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
        size.tile::<u64, 3>([1, BK as i64, BM as i64]);
        size.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
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
            let d7 = __cpu::value::<i64>(call, 1);
            let d6 = __cpu::value::<i64>(call, 2);
            let d1 = __cpu::value::<i64>(call, 3);
            let n14 = __cpu::value::<i64>(call, 4);
            let d3 = __cpu::value::<i64>(call, 5);
            let d8 = __cpu::value::<i64>(call, 6);
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
                                let v1 = 3_u16.wrapping_add(__Elem::to::<u16>(i15.wrapping_mul(1)));
                                let v2 = __Elem::to::<u16>(__Elem::count_ones(0_u16)).wrapping_mul(v1);
                                let v3 = __Elem::to::<u16>(__Elem::leading_zeros(v2));
                                let t7_row = t7.row(4, [i15, i16, i17, i18, 0], BK as i64);
                                Self::parallel::<L, _>(level, 0, BK as i64, t7_row.slice_mut(0, BK as i64), v3);
                            }
                        }
                    }
                }
                let v4 = b10.wrapping_sub(5);
                let v5 = d7.wrapping_sub(4);
                let v6 = __Elem::rem(v4, v5).wrapping_mul(__Elem::max(__Elem::min(v5, 1_i64), -1_i64));
                let v7 = __Elem::div(v4, v5).wrapping_add(__Elem::min(__Elem::max(v6, 0_i64), 1_i64));
                let n21 = __Elem::max(__Elem::rem(v7, 4_i64), 0_i64);
                let t8 = scratch.tile::<u64, 3>([1, BK as i64, BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Min, _, _, 3>(t6, 0, t8, false, <u64 as __Elem>::ZERO);
                let v22: u16 = if d6 >= b10 {
                    3_u16
                } else {
                    4_u16
                };
                __cpu::fill::<L, _, _>(t7, v22);
                let v23 = __Elem::to::<u16>(d1);
                let v8 = t7.load([d7, b9, _q13, b10, b10], <u16 as __Elem>::ZERO);
                let v9 = x1.load([__Elem::to::<i64>(v8), _q13, n14], <i64 as __Elem>::ZERO);
                let v10 = t6.load([n14, 1, __Elem::to::<i64>(v9)], <u64 as __Elem>::ZERO);
                let t7_at = t7.window([n14.wrapping_mul(BM as i64), __Elem::to::<i64>(v10), b10.wrapping_mul(BK as i64), n14, d3.wrapping_mul(BK as i64)], [BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
                __cpu::fill::<L, _, _>(t7_at, v23);
                let t9 = scratch.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
                __cpu::scan::<L, __cpu::reduce::Product, _, _, _>(t7, 2, t9, true, <u16 as __Elem>::ZERO);
                let v11 = __Elem::to::<u32>(4_i64);
                let t7_row_2 = t7.row(4, [15, b11, _q13, d8, 0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [t7_row_2.unit_span()]);
                Self::parallel_2::<L, _>(level, from, to - from, t7_row_2.slice(from, to - from), v11, a4, d8);
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_2::<L, _>(
                            level,
                            start,
                            end - start,
                            t7_row_2.guarded(start, <u16 as __Elem>::ZERO),
                            v11,
                            a4,
                            d8,
                        );
                    }
                }
                for i25 in 0_i64..(BK as i64) {
                    for i26 in 0_i64..(BK as i64) {
                        let v14 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                        let v15 = v14.wrapping_mul(5);
                        let v16 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                        let v17 = v16.wrapping_mul(5);
                        let t6_row = t6.row(2, [i25, i26, 0], BM as i64);
                        Self::parallel_3::<L, _>(level, 0, BM as i64, t6_row.slice(0, BM as i64), v15, v17, h5);
                    }
                }
                for i28 in 0_i64..(BN as i64) {
                    for i29 in 0_i64..(BK as i64) {
                        for i30 in 0_i64..(BK as i64) {
                            for i31 in 0_i64..(BK as i64) {
                                let v20 = 5_i64.wrapping_add(i28).wrapping_mul(5).wrapping_add(i29);
                                let v21 = v20.wrapping_mul(5).wrapping_add(i30).wrapping_mul(5).wrapping_add(i31);
                                let v24 = v21.wrapping_mul(5);
                                let v25 = 5_i64.wrapping_add(i28).wrapping_mul(5).wrapping_add(i29);
                                let v26 = v25.wrapping_mul(5).wrapping_add(i30).wrapping_mul(5).wrapping_add(i31);
                                let v27 = v26.wrapping_mul(5);
                                let t7_row_3 = t7.row(4, [i28, i29, i30, i31, 0], BK as i64);
                                Self::parallel_4::<L, _>(
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
                for i33 in 0_i64..1 {
                    for i34 in 0_i64..(BK as i64) {
                        let v30 = 5_i64.wrapping_add(i33).wrapping_mul(5).wrapping_add(i34);
                        let v31 = v30.wrapping_mul(5);
                        let v32 = 5_i64.wrapping_add(i33).wrapping_mul(5).wrapping_add(i34);
                        let v33 = v32.wrapping_mul(5);
                        let t8_row = t8.row(2, [i33, i34, 0], BM as i64);
                        Self::parallel_5::<L, _>(level, 0, BM as i64, t8_row.slice(0, BM as i64), v31, v33, h5);
                    }
                }
                for i36 in 0_i64..(BN as i64) {
                    for i37 in 0_i64..(BK as i64) {
                        for i38 in 0_i64..(BK as i64) {
                            for i39 in 0_i64..(BK as i64) {
                                let v36 = 5_i64.wrapping_add(i36).wrapping_mul(5).wrapping_add(i37);
                                let v37 = v36.wrapping_mul(5).wrapping_add(i38).wrapping_mul(5).wrapping_add(i39);
                                let v38 = v37.wrapping_mul(5);
                                let v39 = 5_i64.wrapping_add(i36).wrapping_mul(5).wrapping_add(i37);
                                let v40 = v39.wrapping_mul(5).wrapping_add(i38).wrapping_mul(5).wrapping_add(i39);
                                let v41 = v40.wrapping_mul(5);
                                let t9_row = t9.row(4, [i36, i37, i38, i39, 0], BK as i64);
                                Self::parallel_6::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t9_row.slice(0, BK as i64),
                                    v38,
                                    v41,
                                    h5,
                                );
                            }
                        }
                    }
                }
                let whole = t6.has([0, _q13, n14], [[0, 0, 1], [0, 0, 0], [0, 0, 0]], [BN as i64, BM as i64, BK as i64]) && y3.has_rows(2, [b9.wrapping_mul(BN as i64), b10.wrapping_mul(BM as i64), b11.wrapping_mul(BK as i64)], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [BN as i64, BM as i64, BK as i64]);
                if whole {
                    for i41 in 0_i64..(BN as i64) {
                        for i42 in 0_i64..(BM as i64) {
                            let v44 = t8.load([b10, n14, i41], <u64 as __Elem>::ZERO);
                            let v45 = x1.extent[1];
                            let t6_row_2 = t6.whole_row(0, [0, _q13, n14], BK as i64, 1);
                            let y3_row = y3.whole_row(2, [b9.wrapping_mul(BN as i64).wrapping_add(i41), b10.wrapping_mul(BM as i64).wrapping_add(i42), b11.wrapping_mul(BK as i64)], BK as i64, 1);
                            let mut staging = __cpu::StagingBuffer::new();
                            let mut chunks = __cpu::StreamingRow::new(y3_row, 0, BK as i64, __cpu::is_non_temporal(call, &y3), &mut staging);
                            while chunks.advance() {
                                let (start, count) = chunks.chunk();
                                Self::parallel_7::<L, true, _, _>(
                                    level,
                                    start,
                                    count,
                                    t6_row_2.strided(start),
                                    chunks.slice_mut(),
                                    x1,
                                    n21,
                                    v45,
                                    t8,
                                    d7,
                                    i42,
                                    t7,
                                    n14,
                                    v44,
                                );
                                chunks.store();
                            }
                        }
                    }
                } else {
                    for i41 in 0_i64..(BN as i64) {
                        for i42 in 0_i64..(BM as i64) {
                            let v44 = t8.load([b10, n14, i41], <u64 as __Elem>::ZERO);
                            let v45 = x1.extent[1];
                            let t6_row_2 = t6.row(0, [0, _q13, n14], BK as i64);
                            let y3_row = y3.row(2, [b9.wrapping_mul(BN as i64).wrapping_add(i41), b10.wrapping_mul(BM as i64).wrapping_add(i42), b11.wrapping_mul(BK as i64)], BK as i64);
                            let (from, to) = __cpu::common(BK as i64, [t6_row_2.span(), y3_row.unit_span()]);
                            let mut staging = __cpu::StagingBuffer::new();
                            let mut chunks = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                            while chunks.advance() {
                                let (start, count) = chunks.chunk();
                                Self::parallel_7::<L, false, _, _>(
                                    level,
                                    start,
                                    count,
                                    t6_row_2.strided(start),
                                    chunks.slice_mut(),
                                    x1,
                                    n21,
                                    v45,
                                    t8,
                                    d7,
                                    i42,
                                    t7,
                                    n14,
                                    v44,
                                );
                                chunks.store();
                            }
                            if to - from < BK as i64 {
                                for (start, end) in [(0, from), (to, BK as i64)] {
                                    Self::parallel_7::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t6_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                        y3_row.guarded(start, <u64 as __Elem>::ZERO),
                                        x1,
                                        n21,
                                        v45,
                                        t8,
                                        d7,
                                        i42,
                                        t7,
                                        n14,
                                        v44,
                                    );
                                }
                            }
                        }
                    }
                }
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
            let d7_2 = __cpu::value::<i64>(call, 1);
            let d6_2 = __cpu::value::<i64>(call, 2);
            let d1_2 = __cpu::value::<i64>(call, 3);
            let n14_2 = __cpu::value::<i64>(call, 4);
            let d3_2 = __cpu::value::<i64>(call, 5);
            let d8_2 = __cpu::value::<i64>(call, 6);
            for block in __cpu::Blocks::new(call) {
                let [b9_2, b10_2, b11_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
                let v46 = x1_2.load([d4_2, b9_2, b10_2], <i64 as __Elem>::ZERO);
                let x2_2_at = x2_2.window([b10_2.wrapping_mul(BN as i64), b9_2.wrapping_mul(BN as i64), x0_2.extent[1]], [BK as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t6_2, __Elem::to::<u64>(__Elem::to::<<T as __Elem>::Accum>(v46)));
                let t7_2 = scratch.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
                for i15_2 in 0_i64..(BN as i64) {
                    for i16_2 in 0_i64..(BK as i64) {
                        for i17_2 in 0_i64..(BK as i64) {
                            for i18_2 in 0_i64..(BK as i64) {
                                let v47 = 3_u16.wrapping_add(__Elem::to::<u16>(i15_2.wrapping_mul(1)));
                                let v48 = __Elem::to::<u16>(__Elem::count_ones(0_u16)).wrapping_mul(v47);
                                let v49 = __Elem::to::<u16>(__Elem::leading_zeros(v48));
                                let t7_2_row = t7_2.row(4, [i15_2, i16_2, i17_2, i18_2, 0], BK as i64);
                                Self::parallel_8::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t7_2_row.slice_mut(0, BK as i64),
                                    v49,
                                );
                            }
                        }
                    }
                }
                let v50 = b10_2.wrapping_sub(5);
                let v51 = d7_2.wrapping_sub(4);
                let v52 = __Elem::rem(v50, v51).wrapping_mul(__Elem::max(__Elem::min(v51, 1_i64), -1_i64));
                let v53 = __Elem::div(v50, v51).wrapping_add(__Elem::min(__Elem::max(v52, 0_i64), 1_i64));
                let n21_2 = __Elem::max(__Elem::rem(v53, 4_i64), 0_i64);
                let t8_2 = scratch.tile::<u64, 3>([1, BK as i64, BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Min, _, _, 3>(t6_2, 0, t8_2, false, <u64 as __Elem>::ZERO);
                let v22_2: u16 = if d6_2 >= b10_2 {
                    3_u16
                } else {
                    4_u16
                };
                __cpu::fill::<L, _, _>(t7_2, v22_2);
                let v23_2 = __Elem::to::<u16>(d1_2);
                let v54 = t7_2.load([d7_2, b9_2, _q13_2, b10_2, b10_2], <u16 as __Elem>::ZERO);
                let v55 = x1_2.load([__Elem::to::<i64>(v54), _q13_2, n14_2], <i64 as __Elem>::ZERO);
                let v56 = t6_2.load([n14_2, 1, __Elem::to::<i64>(v55)], <u64 as __Elem>::ZERO);
                let t7_2_at = t7_2.window([n14_2.wrapping_mul(BM as i64), __Elem::to::<i64>(v56), b10_2.wrapping_mul(BK as i64), n14_2, d3_2.wrapping_mul(BK as i64)], [BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
                __cpu::fill::<L, _, _>(t7_2_at, v23_2);
                let t9_2 = scratch.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
                __cpu::scan::<L, __cpu::reduce::Product, _, _, _>(t7_2, 2, t9_2, true, <u16 as __Elem>::ZERO);
                let v57 = __Elem::to::<u32>(4_i64);
                let t7_2_row_2 = t7_2.row(4, [15, b11_2, _q13_2, d8_2, 0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [t7_2_row_2.unit_span()]);
                Self::parallel_9::<L, _>(
                    level,
                    from,
                    to - from,
                    t7_2_row_2.slice(from, to - from),
                    v57,
                    a4_2,
                    d8_2,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_9::<L, _>(
                            level,
                            start,
                            end - start,
                            t7_2_row_2.guarded(start, <u16 as __Elem>::ZERO),
                            v57,
                            a4_2,
                            d8_2,
                        );
                    }
                }
                for i25_2 in 0_i64..(BK as i64) {
                    for i26_2 in 0_i64..(BK as i64) {
                        let v60 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                        let v61 = v60.wrapping_mul(5);
                        let v62 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                        let v63 = v62.wrapping_mul(5);
                        let t6_2_row = t6_2.row(2, [i25_2, i26_2, 0], BM as i64);
                        Self::parallel_10::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t6_2_row.slice(0, BM as i64),
                            v61,
                            v63,
                            h5_2,
                        );
                    }
                }
                for i28_2 in 0_i64..(BN as i64) {
                    for i29_2 in 0_i64..(BK as i64) {
                        for i30_2 in 0_i64..(BK as i64) {
                            for i31_2 in 0_i64..(BK as i64) {
                                let v66 = 5_i64.wrapping_add(i28_2).wrapping_mul(5).wrapping_add(i29_2);
                                let v67 = v66.wrapping_mul(5).wrapping_add(i30_2).wrapping_mul(5).wrapping_add(i31_2);
                                let v68 = v67.wrapping_mul(5);
                                let v69 = 5_i64.wrapping_add(i28_2).wrapping_mul(5).wrapping_add(i29_2);
                                let v70 = v69.wrapping_mul(5).wrapping_add(i30_2).wrapping_mul(5).wrapping_add(i31_2);
                                let v71 = v70.wrapping_mul(5);
                                let t7_2_row_3 = t7_2.row(4, [i28_2, i29_2, i30_2, i31_2, 0], BK as i64);
                                Self::parallel_11::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t7_2_row_3.slice(0, BK as i64),
                                    v68,
                                    v71,
                                    h5_2,
                                );
                            }
                        }
                    }
                }
                for i33_2 in 0_i64..1 {
                    for i34_2 in 0_i64..(BK as i64) {
                        let v74 = 5_i64.wrapping_add(i33_2).wrapping_mul(5).wrapping_add(i34_2);
                        let v75 = v74.wrapping_mul(5);
                        let v76 = 5_i64.wrapping_add(i33_2).wrapping_mul(5).wrapping_add(i34_2);
                        let v77 = v76.wrapping_mul(5);
                        let t8_2_row = t8_2.row(2, [i33_2, i34_2, 0], BM as i64);
                        Self::parallel_12::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t8_2_row.slice(0, BM as i64),
                            v75,
                            v77,
                            h5_2,
                        );
                    }
                }
                for i36_2 in 0_i64..(BN as i64) {
                    for i37_2 in 0_i64..(BK as i64) {
                        for i38_2 in 0_i64..(BK as i64) {
                            for i39_2 in 0_i64..(BK as i64) {
                                let v80 = 5_i64.wrapping_add(i36_2).wrapping_mul(5).wrapping_add(i37_2);
                                let v81 = v80.wrapping_mul(5).wrapping_add(i38_2).wrapping_mul(5).wrapping_add(i39_2);
                                let v82 = v81.wrapping_mul(5);
                                let v83 = 5_i64.wrapping_add(i36_2).wrapping_mul(5).wrapping_add(i37_2);
                                let v84 = v83.wrapping_mul(5).wrapping_add(i38_2).wrapping_mul(5).wrapping_add(i39_2);
                                let v85 = v84.wrapping_mul(5);
                                let t9_2_row = t9_2.row(4, [i36_2, i37_2, i38_2, i39_2, 0], BK as i64);
                                Self::parallel_13::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t9_2_row.slice(0, BK as i64),
                                    v82,
                                    v85,
                                    h5_2,
                                );
                            }
                        }
                    }
                }
                let whole_2 = t6_2.has([0, _q13_2, n14_2], [[0, 0, 1], [0, 0, 0], [0, 0, 0]], [BN as i64, BM as i64, BK as i64]) && y3_2.has_rows(2, [b9_2.wrapping_mul(BN as i64), b10_2.wrapping_mul(BM as i64), b11_2.wrapping_mul(BK as i64)], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [BN as i64, BM as i64, BK as i64]);
                if whole_2 {
                    for i41_2 in 0_i64..(BN as i64) {
                        for i42_2 in 0_i64..(BM as i64) {
                            let v88 = t8_2.load([b10_2, n14_2, i41_2], <u64 as __Elem>::ZERO);
                            let v89 = x1_2.extent[1];
                            let t6_2_row_2 = t6_2.whole_row(0, [0, _q13_2, n14_2], BK as i64, 1);
                            let y3_2_row = y3_2.whole_row(2, [b9_2.wrapping_mul(BN as i64).wrapping_add(i41_2), b10_2.wrapping_mul(BM as i64).wrapping_add(i42_2), b11_2.wrapping_mul(BK as i64)], BK as i64, 1);
                            let mut staging_2 = __cpu::StagingBuffer::new();
                            let mut chunks_2 = __cpu::StreamingRow::new(y3_2_row, 0, BK as i64, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                            while chunks_2.advance() {
                                let (start, count) = chunks_2.chunk();
                                Self::parallel_14::<L, true, _, _>(
                                    level,
                                    start,
                                    count,
                                    t6_2_row_2.strided(start),
                                    chunks_2.slice_mut(),
                                    x1_2,
                                    n21_2,
                                    v89,
                                    t8_2,
                                    d7_2,
                                    i42_2,
                                    t7_2,
                                    n14_2,
                                    v88,
                                );
                                chunks_2.store();
                            }
                        }
                    }
                } else {
                    for i41_2 in 0_i64..(BN as i64) {
                        for i42_2 in 0_i64..(BM as i64) {
                            let v88 = t8_2.load([b10_2, n14_2, i41_2], <u64 as __Elem>::ZERO);
                            let v89 = x1_2.extent[1];
                            let t6_2_row_2 = t6_2.row(0, [0, _q13_2, n14_2], BK as i64);
                            let y3_2_row = y3_2.row(2, [b9_2.wrapping_mul(BN as i64).wrapping_add(i41_2), b10_2.wrapping_mul(BM as i64).wrapping_add(i42_2), b11_2.wrapping_mul(BK as i64)], BK as i64);
                            let (from, to) = __cpu::common(BK as i64, [t6_2_row_2.span(), y3_2_row.unit_span()]);
                            let mut staging_2 = __cpu::StagingBuffer::new();
                            let mut chunks_2 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                            while chunks_2.advance() {
                                let (start, count) = chunks_2.chunk();
                                Self::parallel_14::<L, false, _, _>(
                                    level,
                                    start,
                                    count,
                                    t6_2_row_2.strided(start),
                                    chunks_2.slice_mut(),
                                    x1_2,
                                    n21_2,
                                    v89,
                                    t8_2,
                                    d7_2,
                                    i42_2,
                                    t7_2,
                                    n14_2,
                                    v88,
                                );
                                chunks_2.store();
                            }
                            if to - from < BK as i64 {
                                for (start, end) in [(0, from), (to, BK as i64)] {
                                    Self::parallel_14::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t6_2_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                        y3_2_row.guarded(start, <u64 as __Elem>::ZERO),
                                        x1_2,
                                        n21_2,
                                        v89,
                                        t8_2,
                                        d7_2,
                                        i42_2,
                                        t7_2,
                                        n14_2,
                                        v88,
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
