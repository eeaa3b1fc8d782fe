// Emitted from the random kernel of seed 8.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const BK: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const BK: usize> __Kernel<BM, BN, BK> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, 1.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        mut t9_row: R1,
        t6: __cpu::View<f64, 2>,
        v3: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v4 = t6.load_inside([i10, i10]);
                t9_row.set(lane, v4 * v3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        a4: __cpu::View<u32, 1>,
        v4: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a4.atomic(__cpu::AtomicOp::Min, [v4], 1_u32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v5: i64,
        v6: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v7 = t6_row_2.get(lane);
                let v9 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v7) * 16.0_f32));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v5.wrapping_add(i14), 7_i64)], v9.wrapping_mul(__Elem::to::<u64>(v6.wrapping_add(i14))), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v11: i64,
        v13: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v14 = t7_row_2.get(lane);
                let v15 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v14) * 16.0_f32));
                let v16 = v15.wrapping_mul(__Elem::to::<u64>(v13.wrapping_add(i17)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v11.wrapping_add(i17), 7_i64)], v16, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v17: i64,
        v18: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v19 = t8_row.get(lane);
                let v20 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v19) * 16.0_f32));
                let v21 = v20.wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i19)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v17.wrapping_add(i19), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v22: i64,
        v23: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v24 = t9_row_2.get(lane);
                let v25 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v24) * 16.0_f32));
                let v26 = v25.wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i21)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i21), 7_i64)], v26, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        v27: u16,
        v29: bool,
        v30: f64,
        x0: __cpu::View<f32, 3>,
        v31: i64,
        v32: f64,
        v33: f64,
        v28: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v34 = __Elem::to::<u16>(i23.wrapping_sub(3).wrapping_sub(2)) == v27;
                let v35 = __Elem::select(v29, -4.0_f64, -1.0_f64);
                let v36 = __Elem::log2::<L, false>(__Elem::abs(__Elem::min(v35, v30) * 0.5_f64));
                let v37 = x0.load([1, v31, __Elem::div(i23, 2_i64)], <f32 as __Elem>::ZERO);
                let v38 = __Elem::select(i23 == 5, v36, __Elem::select(__Elem::is_finite(v37), v32, v33));
                y2_row.set(lane, __Elem::select(v34, v28, v38));
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        x1: __cpu::View<f64, 3>,
        d4: i64,
        d2: i64,
        v34: f64,
        v35: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v36 = x1.load([d4, d2, __Elem::rem(i25.wrapping_mul(BN as i64), BN as i64)], <f64 as __Elem>::ZERO);
                let v37 = __Elem::select(v36 == (-0.375_f64), v34, v35);
                t10_row.set(lane, v37);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut v38_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v39 = v38_row.get(lane);
                v38_row.set(lane, __Elem::select(__Elem::is_finite(v39), v39, 0.0_f64));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t10_row_2: R0,
        mut v40_row: R1,
        v42: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v43 = t10_row_2.get(lane);
                v40_row.set(lane, __Elem::exp::<L, false>(v43 - v42));
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<
        L: __cpu::Level,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        v44_row: R0,
        v38_row_2: R1,
        mut t11_row: R2,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v45 = v44_row.get(lane);
                let v46 = v38_row_2.get(lane);
                t11_row.set(lane, __Elem::ln::<L, false>(v45) + v46);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_2_row.set(lane, 1.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        mut t9_2_row: R1,
        t6_2: __cpu::View<f64, 2>,
        v50: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v51 = t6_2.load_inside([i10, i10]);
                t9_2_row.set(lane, v51 * v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        a4_2: __cpu::View<u32, 1>,
        v51: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a4_2.update(__cpu::AtomicOp::Min, [v51], 1_u32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v52: i64,
        v53: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v54 = t6_2_row_2.get(lane);
                let v55 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v54) * 16.0_f32));
                let v56 = v55.wrapping_mul(__Elem::to::<u64>(v53.wrapping_add(i14_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v52.wrapping_add(i14_2), 7_i64)], v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v58: i64,
        v60: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v61 = t7_2_row_2.get(lane);
                let v62 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v61) * 16.0_f32));
                let v63 = v62.wrapping_mul(__Elem::to::<u64>(v60.wrapping_add(i17_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v58.wrapping_add(i17_2), 7_i64)], v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v64: i64,
        v65: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v66 = t8_2_row.get(lane);
                let v67 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v66) * 16.0_f32));
                let v68 = v67.wrapping_mul(__Elem::to::<u64>(v65.wrapping_add(i19_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v64.wrapping_add(i19_2), 7_i64)], v68);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v69: i64,
        v70: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v71 = t9_2_row_2.get(lane);
                let v72 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v71) * 16.0_f32));
                let v73 = v72.wrapping_mul(__Elem::to::<u64>(v70.wrapping_add(i21_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v69.wrapping_add(i21_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        v74: u16,
        v76: bool,
        v77: f64,
        x0_2: __cpu::View<f32, 3>,
        v78: i64,
        v79: f64,
        v80: f64,
        v75: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v81 = __Elem::to::<u16>(i23.wrapping_sub(3).wrapping_sub(2)) == v74;
                let v82 = __Elem::select(v76, -4.0_f64, -1.0_f64);
                let v83 = __Elem::log2::<L, false>(__Elem::abs(__Elem::min(v82, v77) * 0.5_f64));
                let v84 = x0_2.load([1, v78, __Elem::div(i23, 2_i64)], <f32 as __Elem>::ZERO);
                let v85 = __Elem::select(i23 == 5, v83, __Elem::select(__Elem::is_finite(v84), v79, v80));
                y2_2_row.set(lane, __Elem::select(v81, v75, v85));
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        x1_2: __cpu::View<f64, 3>,
        d4_2: i64,
        d2_2: i64,
        v81: f64,
        v82: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v83 = x1_2.load([d4_2, d2_2, __Elem::rem(i25_2.wrapping_mul(BN as i64), BN as i64)], <f64 as __Elem>::ZERO);
                let v84 = __Elem::select(v83 == (-0.375_f64), v81, v82);
                t10_2_row.set(lane, v84);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut v85_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v86 = v85_row.get(lane);
                v85_row.set(lane, __Elem::select(__Elem::is_finite(v86), v86, 0.0_f64));
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row_2: R0,
        mut v87_row: R1,
        v89: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v90 = t10_2_row_2.get(lane);
                v87_row.set(lane, __Elem::exp::<L, false>(v90 - v89));
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<
        L: __cpu::Level,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        v91_row: R0,
        v85_row_2: R1,
        mut t11_2_row: R2,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v92 = v91_row.get(lane);
                let v93 = v85_row_2.get(lane);
                t11_2_row.set(lane, __Elem::ln::<L, false>(v92) + v93);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_8", args);
        let d1 = plan.extent(0, 0);
        let d2 = plan.extent(0, 1);
        plan.expect("x0", 0, 2, d1)?;
        plan.expect("x1", 1, 0, d2)?;
        plan.expect("x1", 1, 1, d1)?;
        plan.expect("x1", 1, 2, d2)?;
        plan.expect("y2", 2, 0, d2)?;
        plan.expect("y2", 2, 1, BK as i64)?;
        plan.expect("y3", 3, 0, d2)?;
        let d4 = plan.extent(4, 0);
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d2.wrapping_add(BK as i64 - 1);
        let n5 = __Elem::div(v0, BK as i64);
        let v1 = d2.wrapping_add(BK as i64 - 1);
        let v2 = __Elem::div(v1, BK as i64);
        plan.value(n5);
        plan.value(d1);
        plan.value(d4);
        plan.value(d2);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([2 * BM as i64, BM as i64]);
        size.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, BK as i64]);
        size.tile::<f64, 2>([BN as i64, BM as i64]);
        size.tile::<f64, 2>([2 * BN as i64, BM as i64]);
        size.tile::<f64, 2>([BK as i64, 2 * BN as i64]);
        size.tile::<f64, 1>([BK as i64]);
        size.tile::<f64, 1>([BK as i64]);
        size.tile::<f64, 2>([BK as i64, 2 * BN as i64]);
        size.tile::<f64, 1>([BK as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 3>(call, 0);
            let x1 = __cpu::tensor::<f64, 3>(call, 1);
            let y2 = __cpu::tensor::<f64, 2>(call, 2);
            let y3 = __cpu::tensor::<f64, 1>(call, 3);
            let a4 = __cpu::tensor::<u32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let n5 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let d2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f64, 2>([2 * BM as i64, BM as i64]);
                for i6 in 0_i64..(2 * BM as i64) {
                    let t6_row = t6.row(1, [i6, 0], BM as i64);
                    Self::parallel::<L, _>(level, 0, BM as i64, t6_row.slice_mut(0, BM as i64));
                }
                let t7 = scratch.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, BK as i64]);
                let v0 = t6.load([2, n5], <f64 as __Elem>::ZERO);
                let x0_at = x0.window([n5, n5.wrapping_mul(BN as i64), d1.wrapping_mul(BM as i64)], [BM as i64, BN as i64 + 1, BK as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t7, __Elem::to::<__cpu::f16>(__Elem::to::<f32>(v0)));
                let t8 = scratch.tile::<f64, 2>([BN as i64, BM as i64]);
                let v1 = x1.load([d4, b3, d4], <f64 as __Elem>::ZERO);
                let v8 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::abs(v1)));
                __cpu::fill::<L, _, _>(t8, v8);
                let t9 = scratch.tile::<f64, 2>([2 * BN as i64, BM as i64]);
                let whole = t7.has([2, 0, 0], [[0, 0], [0, 1], [1, 0]], [2 * BN as i64, BM as i64]);
                if whole {
                    for i9 in 0_i64..(2 * BN as i64) {
                        let v2 = t8.load([b3, 2], <f64 as __Elem>::ZERO);
                        let v3 = __Elem::abs(__Elem::abs(v2));
                        let t7_row = t7.whole_row(1, [2, 0, i9], BM as i64, 1);
                        let t9_row = t9.row(1, [i9, 0], BM as i64);
                        Self::parallel_2::<L, true, _, _>(
                            level,
                            0,
                            BM as i64,
                            t7_row.strided(0),
                            t9_row.slice_mut(0, BM as i64),
                            t6,
                            v3,
                        );
                    }
                } else {
                    for i9 in 0_i64..(2 * BN as i64) {
                        let v2 = t8.load([b3, 2], <f64 as __Elem>::ZERO);
                        let v3 = __Elem::abs(__Elem::abs(v2));
                        let t7_row = t7.row(1, [2, 0, i9], BM as i64);
                        let t9_row = t9.row(1, [i9, 0], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [t7_row.span()]);
                        Self::parallel_2::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t7_row.strided(from),
                            t9_row.slice_mut(from, to - from),
                            t6,
                            v3,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_2::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t7_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                    t9_row.slice_mut(start, end - start),
                                    t6,
                                    v3,
                                );
                            }
                        }
                    }
                }
                let t6_at = t6.window([d2.wrapping_mul(BM as i64), b3.wrapping_mul(2 * BM as i64)], [BM as i64, 2 * BN as i64]);
                let t6_at_at = t6_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t9, t6_at_at, <f64 as __Elem>::ZERO);
                let v4 = n5.wrapping_add(4);
                Self::parallel_3::<L>(level, 0, BM as i64, a4, v4);
                for i13 in 0_i64..(2 * BM as i64) {
                    let v5 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                    let v6 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                    let t6_row_2 = t6.row(1, [i13, 0], BM as i64);
                    Self::parallel_4::<L, _>(level, 0, BM as i64, t6_row_2.slice(0, BM as i64), v5, v6, h5);
                }
                for i15 in 0_i64..(BM as i64) {
                    for i16 in 0_i64..(BN as i64 + 1) {
                        let v10 = 5_i64.wrapping_add(i15).wrapping_mul(5).wrapping_add(i16);
                        let v11 = v10.wrapping_mul(5);
                        let v12 = 5_i64.wrapping_add(i15).wrapping_mul(5).wrapping_add(i16);
                        let v13 = v12.wrapping_mul(5);
                        let t7_row_2 = t7.row(2, [i15, i16, 0], BK as i64);
                        Self::parallel_5::<L, _>(level, 0, BK as i64, t7_row_2.slice(0, BK as i64), v11, v13, h5);
                    }
                }
                for i18 in 0_i64..(BN as i64) {
                    let v17 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                    let v18 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                    let t8_row = t8.row(1, [i18, 0], BM as i64);
                    Self::parallel_6::<L, _>(level, 0, BM as i64, t8_row.slice(0, BM as i64), v17, v18, h5);
                }
                for i20 in 0_i64..(2 * BN as i64) {
                    let v22 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let v23 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let t9_row_2 = t9.row(1, [i20, 0], BM as i64);
                    Self::parallel_7::<L, _>(level, 0, BM as i64, t9_row_2.slice(0, BM as i64), v22, v23, h5);
                }
                let whole_2 = y2.has_rows(1, [b3.wrapping_mul(BK as i64), 0], [[1, 0], [0, 1]], [BK as i64, BK as i64]);
                if whole_2 {
                    for i22 in 0_i64..(BK as i64) {
                        let v27 = __Elem::to::<u16>(d4);
                        let v28 = __Elem::tan::<L, false>(((-3.0_f64) + 1.0_f64) * 0.5_f64);
                        let v29 = b3 > 3;
                        let v30 = __Elem::select(n5 > d1, 3.0_f64, __Elem::to::<f64>(n5));
                        let v31 = x1.extent[0];
                        let v32 = __Elem::recip::<L, false>(__Elem::abs(0.0_f64 * 0.5_f64) + 1.0_f64);
                        let v33 = __Elem::log1p::<L, false>((-2.0_f64) * 0.5_f64);
                        let y2_row = y2.whole_row(1, [b3.wrapping_mul(BK as i64).wrapping_add(i22), 0], BK as i64, 1);
                        Self::parallel_8::<L, true, _>(
                            level,
                            0,
                            BK as i64,
                            y2_row.slice_mut(0, BK as i64),
                            v27,
                            v29,
                            v30,
                            x0,
                            v31,
                            v32,
                            v33,
                            v28,
                        );
                    }
                } else {
                    for i22 in 0_i64..(BK as i64) {
                        let v27 = __Elem::to::<u16>(d4);
                        let v28 = __Elem::tan::<L, false>(((-3.0_f64) + 1.0_f64) * 0.5_f64);
                        let v29 = b3 > 3;
                        let v30 = __Elem::select(n5 > d1, 3.0_f64, __Elem::to::<f64>(n5));
                        let v31 = x1.extent[0];
                        let v32 = __Elem::recip::<L, false>(__Elem::abs(0.0_f64 * 0.5_f64) + 1.0_f64);
                        let v33 = __Elem::log1p::<L, false>((-2.0_f64) * 0.5_f64);
                        let y2_row = y2.row(1, [b3.wrapping_mul(BK as i64).wrapping_add(i22), 0], BK as i64);
                        let (from, to) = __cpu::common(BK as i64, [y2_row.unit_span()]);
                        Self::parallel_8::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_row.slice_mut(from, to - from),
                            v27,
                            v29,
                            v30,
                            x0,
                            v31,
                            v32,
                            v33,
                            v28,
                        );
                        if to - from < BK as i64 {
                            for (start, end) in [(0, from), (to, BK as i64)] {
                                Self::parallel_8::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v27,
                                    v29,
                                    v30,
                                    x0,
                                    v31,
                                    v32,
                                    v33,
                                    v28,
                                );
                            }
                        }
                    }
                }
                let t10 = scratch.tile::<f64, 2>([BK as i64, 2 * BN as i64]);
                for i24 in 0_i64..(BK as i64) {
                    let v34 = __Elem::fma::<L>(0.0_f64, -1.0_f64, 1.0_f64);
                    let v35 = __Elem::to::<f64>(n5);
                    let t10_row = t10.row(1, [i24, 0], 2 * BN as i64);
                    Self::parallel_9::<L, _>(
                        level,
                        0,
                        2 * BN as i64,
                        t10_row.slice_mut(0, 2 * BN as i64),
                        x1,
                        d4,
                        d2,
                        v34,
                        v35,
                    );
                }
                let t11 = scratch.tile::<f64, 1>([BK as i64]);
                let v38 = scratch.tile::<f64, 1>([BK as i64]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t10, 1, __cpu::insert_axis(v38, 1), false, <f64 as __Elem>::ZERO);
                let v38_row = v38.row(0, [0], BK as i64);
                Self::parallel_10::<L, _>(level, 0, BK as i64, v38_row.slice_mut(0, BK as i64));
                let v40 = scratch.tile::<f64, 2>([BK as i64, 2 * BN as i64]);
                for v41 in 0_i64..(BK as i64) {
                    let v42 = v38.load_inside([v41]);
                    let t10_row_2 = t10.row(1, [v41, 0], 2 * BN as i64);
                    let v40_row = v40.row(1, [v41, 0], 2 * BN as i64);
                    Self::parallel_11::<L, _, _>(
                        level,
                        0,
                        2 * BN as i64,
                        t10_row_2.slice(0, 2 * BN as i64),
                        v40_row.slice_mut(0, 2 * BN as i64),
                        v42,
                    );
                }
                let v44 = scratch.tile::<f64, 1>([BK as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(v40, 1, __cpu::insert_axis(v44, 1), false, <f64 as __Elem>::ZERO);
                let y3_at = y3.window([b3.wrapping_mul(BK as i64)], [BK as i64]);
                let mut copy_out = __cpu::FusedCopyOut::new(t11, y3_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3));
                let v44_row = v44.row(0, [0], BK as i64);
                let v38_row_2 = v38.row(0, [0], BK as i64);
                let t11_row = t11.row(0, [0], BK as i64);
                let mut chunks = copy_out.chunks([0], 0, BK as i64, &__cpu::PacedPrefetch::none());
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_12::<L, _, _, _>(
                        level,
                        start,
                        count,
                        v44_row.slice(start, count),
                        v38_row_2.slice(start, count),
                        t11_row.slice_mut(start, count),
                    );
                    copy_out.store::<L>([0], start, count);
                }
                copy_out.finish::<L>();
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f32, 3>(call, 0);
            let x1_2 = __cpu::tensor::<f64, 3>(call, 1);
            let y2_2 = __cpu::tensor::<f64, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f64, 1>(call, 3);
            let a4_2 = __cpu::tensor::<u32, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let n5_2 = __cpu::value::<i64>(call, 0);
            let d1_2 = __cpu::value::<i64>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 2);
            let d2_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f64, 2>([2 * BM as i64, BM as i64]);
                for i6_2 in 0_i64..(2 * BM as i64) {
                    let t6_2_row = t6_2.row(1, [i6_2, 0], BM as i64);
                    Self::parallel_13::<L, _>(level, 0, BM as i64, t6_2_row.slice_mut(0, BM as i64));
                }
                let t7_2 = scratch.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, BK as i64]);
                let v47 = t6_2.load([2, n5_2], <f64 as __Elem>::ZERO);
                let x0_2_at = x0_2.window([n5_2, n5_2.wrapping_mul(BN as i64), d1_2.wrapping_mul(BM as i64)], [BM as i64, BN as i64 + 1, BK as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t7_2, __Elem::to::<__cpu::f16>(__Elem::to::<f32>(v47)));
                let t8_2 = scratch.tile::<f64, 2>([BN as i64, BM as i64]);
                let v48 = x1_2.load([d4_2, b3_2, d4_2], <f64 as __Elem>::ZERO);
                let v8_2 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::abs(v48)));
                __cpu::fill::<L, _, _>(t8_2, v8_2);
                let t9_2 = scratch.tile::<f64, 2>([2 * BN as i64, BM as i64]);
                let whole_3 = t7_2.has([2, 0, 0], [[0, 0], [0, 1], [1, 0]], [2 * BN as i64, BM as i64]);
                if whole_3 {
                    for i9_2 in 0_i64..(2 * BN as i64) {
                        let v49 = t8_2.load([b3_2, 2], <f64 as __Elem>::ZERO);
                        let v50 = __Elem::abs(__Elem::abs(v49));
                        let t7_2_row = t7_2.whole_row(1, [2, 0, i9_2], BM as i64, 1);
                        let t9_2_row = t9_2.row(1, [i9_2, 0], BM as i64);
                        Self::parallel_14::<L, true, _, _>(
                            level,
                            0,
                            BM as i64,
                            t7_2_row.strided(0),
                            t9_2_row.slice_mut(0, BM as i64),
                            t6_2,
                            v50,
                        );
                    }
                } else {
                    for i9_2 in 0_i64..(2 * BN as i64) {
                        let v49 = t8_2.load([b3_2, 2], <f64 as __Elem>::ZERO);
                        let v50 = __Elem::abs(__Elem::abs(v49));
                        let t7_2_row = t7_2.row(1, [2, 0, i9_2], BM as i64);
                        let t9_2_row = t9_2.row(1, [i9_2, 0], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [t7_2_row.span()]);
                        Self::parallel_14::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t7_2_row.strided(from),
                            t9_2_row.slice_mut(from, to - from),
                            t6_2,
                            v50,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_14::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t7_2_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                    t9_2_row.slice_mut(start, end - start),
                                    t6_2,
                                    v50,
                                );
                            }
                        }
                    }
                }
                let t6_2_at = t6_2.window([d2_2.wrapping_mul(BM as i64), b3_2.wrapping_mul(2 * BM as i64)], [BM as i64, 2 * BN as i64]);
                let t6_2_at_at = t6_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t9_2, t6_2_at_at, <f64 as __Elem>::ZERO);
                let v51 = n5_2.wrapping_add(4);
                Self::parallel_15::<L>(level, 0, BM as i64, a4_2, v51);
                for i13_2 in 0_i64..(2 * BM as i64) {
                    let v52 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let v53 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let t6_2_row_2 = t6_2.row(1, [i13_2, 0], BM as i64);
                    Self::parallel_16::<L, _>(level, 0, BM as i64, t6_2_row_2.slice(0, BM as i64), v52, v53, h5_2);
                }
                for i15_2 in 0_i64..(BM as i64) {
                    for i16_2 in 0_i64..(BN as i64 + 1) {
                        let v57 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                        let v58 = v57.wrapping_mul(5);
                        let v59 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                        let v60 = v59.wrapping_mul(5);
                        let t7_2_row_2 = t7_2.row(2, [i15_2, i16_2, 0], BK as i64);
                        Self::parallel_17::<L, _>(
                            level,
                            0,
                            BK as i64,
                            t7_2_row_2.slice(0, BK as i64),
                            v58,
                            v60,
                            h5_2,
                        );
                    }
                }
                for i18_2 in 0_i64..(BN as i64) {
                    let v64 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                    let v65 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i18_2, 0], BM as i64);
                    Self::parallel_18::<L, _>(level, 0, BM as i64, t8_2_row.slice(0, BM as i64), v64, v65, h5_2);
                }
                for i20_2 in 0_i64..(2 * BN as i64) {
                    let v69 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let v70 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let t9_2_row_2 = t9_2.row(1, [i20_2, 0], BM as i64);
                    Self::parallel_19::<L, _>(level, 0, BM as i64, t9_2_row_2.slice(0, BM as i64), v69, v70, h5_2);
                }
                let whole_4 = y2_2.has_rows(1, [b3_2.wrapping_mul(BK as i64), 0], [[1, 0], [0, 1]], [BK as i64, BK as i64]);
                if whole_4 {
                    for i22_2 in 0_i64..(BK as i64) {
                        let v74 = __Elem::to::<u16>(d4_2);
                        let v75 = __Elem::tan::<L, false>(((-3.0_f64) + 1.0_f64) * 0.5_f64);
                        let v76 = b3_2 > 3;
                        let v77 = __Elem::select(n5_2 > d1_2, 3.0_f64, __Elem::to::<f64>(n5_2));
                        let v78 = x1_2.extent[0];
                        let v79 = __Elem::recip::<L, false>(__Elem::abs(0.0_f64 * 0.5_f64) + 1.0_f64);
                        let v80 = __Elem::log1p::<L, false>((-2.0_f64) * 0.5_f64);
                        let y2_2_row = y2_2.whole_row(1, [b3_2.wrapping_mul(BK as i64).wrapping_add(i22_2), 0], BK as i64, 1);
                        Self::parallel_20::<L, true, _>(
                            level,
                            0,
                            BK as i64,
                            y2_2_row.slice_mut(0, BK as i64),
                            v74,
                            v76,
                            v77,
                            x0_2,
                            v78,
                            v79,
                            v80,
                            v75,
                        );
                    }
                } else {
                    for i22_2 in 0_i64..(BK as i64) {
                        let v74 = __Elem::to::<u16>(d4_2);
                        let v75 = __Elem::tan::<L, false>(((-3.0_f64) + 1.0_f64) * 0.5_f64);
                        let v76 = b3_2 > 3;
                        let v77 = __Elem::select(n5_2 > d1_2, 3.0_f64, __Elem::to::<f64>(n5_2));
                        let v78 = x1_2.extent[0];
                        let v79 = __Elem::recip::<L, false>(__Elem::abs(0.0_f64 * 0.5_f64) + 1.0_f64);
                        let v80 = __Elem::log1p::<L, false>((-2.0_f64) * 0.5_f64);
                        let y2_2_row = y2_2.row(1, [b3_2.wrapping_mul(BK as i64).wrapping_add(i22_2), 0], BK as i64);
                        let (from, to) = __cpu::common(BK as i64, [y2_2_row.unit_span()]);
                        Self::parallel_20::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_2_row.slice_mut(from, to - from),
                            v74,
                            v76,
                            v77,
                            x0_2,
                            v78,
                            v79,
                            v80,
                            v75,
                        );
                        if to - from < BK as i64 {
                            for (start, end) in [(0, from), (to, BK as i64)] {
                                Self::parallel_20::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v74,
                                    v76,
                                    v77,
                                    x0_2,
                                    v78,
                                    v79,
                                    v80,
                                    v75,
                                );
                            }
                        }
                    }
                }
                let t10_2 = scratch.tile::<f64, 2>([BK as i64, 2 * BN as i64]);
                for i24_2 in 0_i64..(BK as i64) {
                    let v81 = __Elem::fma::<L>(0.0_f64, -1.0_f64, 1.0_f64);
                    let v82 = __Elem::to::<f64>(n5_2);
                    let t10_2_row = t10_2.row(1, [i24_2, 0], 2 * BN as i64);
                    Self::parallel_21::<L, _>(
                        level,
                        0,
                        2 * BN as i64,
                        t10_2_row.slice_mut(0, 2 * BN as i64),
                        x1_2,
                        d4_2,
                        d2_2,
                        v81,
                        v82,
                    );
                }
                let t11_2 = scratch.tile::<f64, 1>([BK as i64]);
                let v85 = scratch.tile::<f64, 1>([BK as i64]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t10_2, 1, __cpu::insert_axis(v85, 1), false, <f64 as __Elem>::ZERO);
                let v85_row = v85.row(0, [0], BK as i64);
                Self::parallel_22::<L, _>(level, 0, BK as i64, v85_row.slice_mut(0, BK as i64));
                let v87 = scratch.tile::<f64, 2>([BK as i64, 2 * BN as i64]);
                for v88 in 0_i64..(BK as i64) {
                    let v89 = v85.load_inside([v88]);
                    let t10_2_row_2 = t10_2.row(1, [v88, 0], 2 * BN as i64);
                    let v87_row = v87.row(1, [v88, 0], 2 * BN as i64);
                    Self::parallel_23::<L, _, _>(
                        level,
                        0,
                        2 * BN as i64,
                        t10_2_row_2.slice(0, 2 * BN as i64),
                        v87_row.slice_mut(0, 2 * BN as i64),
                        v89,
                    );
                }
                let v91 = scratch.tile::<f64, 1>([BK as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(v87, 1, __cpu::insert_axis(v91, 1), false, <f64 as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b3_2.wrapping_mul(BK as i64)], [BK as i64]);
                let mut copy_out_2 = __cpu::FusedCopyOut::new(t11_2, y3_2_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2));
                let v91_row = v91.row(0, [0], BK as i64);
                let v85_row_2 = v85.row(0, [0], BK as i64);
                let t11_2_row = t11_2.row(0, [0], BK as i64);
                let mut chunks_2 = copy_out_2.chunks([0], 0, BK as i64, &__cpu::PacedPrefetch::none());
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_24::<L, _, _, _>(
                        level,
                        start,
                        count,
                        v91_row.slice(start, count),
                        v85_row_2.slice(start, count),
                        t11_2_row.slice_mut(start, count),
                    );
                    copy_out_2.store::<L>([0], start, count);
                }
                copy_out_2.finish::<L>();
            }
        }
    }
}
