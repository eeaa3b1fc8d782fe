// Emitted from the random kernel of seed 11.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_11: i32 = 5_u64 as i32;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline]
    unsafe fn parallel<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        x1_row: R1,
        mut t6_row: R2,
        t5: __cpu::View<f64, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7 = start + lane as i64;
                let v0 = t5_row.get(lane);
                let v1 = t5.load([i7, i7], <f64 as __Elem>::ZERO);
                let v2 = t5.load([i7, i7], <f64 as __Elem>::ZERO);
                t6_row.set(lane, __Elem::abs(v0) * (v1 * __Elem::abs(v2)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v2: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v3: i64,
        v4: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v5 = t5_row_2.get(lane);
                let v6 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v5) * 16.0_f32));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v3.wrapping_add(i14), 7_i64)], v6.wrapping_mul(__Elem::to::<u64>(v4.wrapping_add(i14))), __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v8: i64,
        v10: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v11 = t6_row_2.get(lane);
                let v12 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v11) * 16.0_f32));
                let v13 = v12.wrapping_mul(__Elem::to::<u64>(v10.wrapping_add(i17)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v8.wrapping_add(i17), 7_i64)], v13, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v15: i64,
        v17: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v18 = t7_row_2.get(lane);
                let v19 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v18) * 16.0_f32));
                let v20 = v19.wrapping_mul(__Elem::to::<u64>(v17.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v15.wrapping_add(i21), 7_i64)], v20, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v21: i64,
        v22: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v23 = t8_row.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v23) * 16.0_f32));
                let v25 = v24.wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i23)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i23), 7_i64)], v25, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        x1_row_2: R0,
        mut t9_row: R1,
        v28: f64,
        v29: f64,
        v27: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v30 = x1_row_2.get(lane);
                let v31 = __Elem::select(v27, __Elem::min(v28, v30), v29);
                t9_row.set(lane, v31);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        v30_row: R0,
        mut t10_row: R1,
        v32: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v33 = v30_row.get(lane);
                t10_row.set(lane, v33 / v32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_row_3: R0,
        t5_row_3: R1,
        mut t11_row: R2,
        v34: f64,
        v35: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v36 = x1_row_3.get(lane);
                let v37 = t5_row_3.get(lane);
                let v38 = __Elem::select(v36 > v34, __Elem::to::<f64>(i30), v35) + v37;
                t11_row.set(lane, v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        v36_row: R0,
        mut t12_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v39 = v36_row.get(lane);
                t12_row.set(lane, v39 / 2.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        x1_2_row: R1,
        mut t6_2_row: R2,
        t5_2: __cpu::View<f64, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7 = start + lane as i64;
                let v40 = t5_2_row.get(lane);
                let v41 = t5_2.load([i7, i7], <f64 as __Elem>::ZERO);
                let v42 = t5_2.load([i7, i7], <f64 as __Elem>::ZERO);
                t6_2_row.set(lane, __Elem::abs(v40) * (v41 * __Elem::abs(v42)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v42: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v42);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v43: i64,
        v44: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v45 = t5_2_row_2.get(lane);
                let v46 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v45) * 16.0_f32));
                let v47 = v46.wrapping_mul(__Elem::to::<u64>(v44.wrapping_add(i14_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v43.wrapping_add(i14_2), 7_i64)], v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v49: i64,
        v51: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v52 = t6_2_row_2.get(lane);
                let v53 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v52) * 16.0_f32));
                let v54 = v53.wrapping_mul(__Elem::to::<u64>(v51.wrapping_add(i17_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v49.wrapping_add(i17_2), 7_i64)], v54);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v56: i64,
        v58: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v59 = t7_2_row_2.get(lane);
                let v60 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v59) * 16.0_f32));
                let v61 = v60.wrapping_mul(__Elem::to::<u64>(v58.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v56.wrapping_add(i21_2), 7_i64)], v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v62: i64,
        v63: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v64 = t8_2_row.get(lane);
                let v65 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v64) * 16.0_f32));
                let v66 = v65.wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i23_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v62.wrapping_add(i23_2), 7_i64)], v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_2: R0,
        mut t9_2_row: R1,
        v69: f64,
        v70: f64,
        v68: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v71 = x1_2_row_2.get(lane);
                let v72 = __Elem::select(v68, __Elem::min(v69, v71), v70);
                t9_2_row.set(lane, v72);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        v71_row: R0,
        mut t10_2_row: R1,
        v73: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v74 = v71_row.get(lane);
                t10_2_row.set(lane, v74 / v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_3: R0,
        t5_2_row_3: R1,
        mut t11_2_row: R2,
        v75: f64,
        v76: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v77 = x1_2_row_3.get(lane);
                let v78 = t5_2_row_3.get(lane);
                let v79 = __Elem::select(v77 > v75, __Elem::to::<f64>(i30), v76) + v78;
                t11_2_row.set(lane, v79);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        v77_row: R0,
        mut t12_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v80 = v77_row.get(lane);
                t12_2_row.set(lane, v80 / 2.0_f64);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_11", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, BN as i64)?;
        let d1 = plan.extent(1, 0);
        plan.expect("x1", 1, 1, d0)?;
        plan.expect("y2", 2, 0, d1)?;
        plan.expect("y2", 2, 1, d1)?;
        plan.expect("y3", 3, 0, d1)?;
        plan.expect("y3", 3, 1, d1)?;
        plan.expect("y3", 3, 2, BN as i64)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d1.wrapping_add(BN as i64 - 1);
        let v1 = __Elem::div(v0, BN as i64);
        let v2 = d1.wrapping_add(1);
        let v3 = __Elem::div(v2, 2_i64);
        plan.finish([1, v1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([BN as i64, 2]);
        size.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
        size.tile::<f64, 4>([BN as i64, 2, BM as i64, BN as i64]);
        size.tile::<f64, 2>([BM as i64, BN as i64]);
        size.tile::<f64, 3>([BM as i64, BN as i64, 2]);
        size.tile::<f64, 2>([BN as i64, 2]);
        size.tile::<f64, 2>([BN as i64, 2]);
        size.tile::<f64, 4>([BN as i64, 2, 2, BN as i64]);
        size.tile::<f64, 3>([BN as i64, 2, BN as i64]);
        size.tile::<f64, 3>([BN as i64, 2, BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f64, 2>(call, 0);
            let x1 = __cpu::tensor::<f64, 2>(call, 1);
            let y2 = __cpu::tensor::<f64, 2>(call, 2);
            let y3 = __cpu::tensor::<f64, 3>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _q4 = __cpu::scalar::<i64>(call.args, 5);
            for block in __cpu::Blocks::new(call) {
                let [_, b2, b3] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<f64, 2>([BN as i64, 2]);
                let y2_at = y2.window([b2.wrapping_mul(BN as i64), b3.wrapping_mul(2)], [BN as i64, 2]);
                __cpu::copy::<L, _, _, _>(y2_at, t5, <f64 as __Elem>::ZERO);
                let t6 = scratch.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
                let whole = t5.has_rows(1, [0, 0], [[0, 0, 0], [0, 0, 1]], [BM as i64, BM as i64, BN as i64]) && x1.has([0, b3], [[0, 0, 1], [0, 0, 0]], [BM as i64, BM as i64, BN as i64]);
                if whole {
                    for i5 in 0_i64..(BM as i64) {
                        for i6 in 0_i64..(BM as i64) {
                            let t5_row = t5.whole_row(1, [0, 0], BN as i64, 1);
                            let x1_row = x1.whole_row(0, [0, b3], BN as i64, 1);
                            let t6_row = t6.row(2, [i5, i6, 0], BN as i64);
                            Self::parallel::<L, true, _, _, _>(
                                level,
                                0,
                                BN as i64,
                                t5_row.slice(0, BN as i64),
                                x1_row.strided(0),
                                t6_row.slice_mut(0, BN as i64),
                                t5,
                            );
                        }
                    }
                } else {
                    for i5 in 0_i64..(BM as i64) {
                        for i6 in 0_i64..(BM as i64) {
                            let t5_row = t5.row(1, [0, 0], BN as i64);
                            let x1_row = x1.row(0, [0, b3], BN as i64);
                            let t6_row = t6.row(2, [i5, i6, 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [t5_row.unit_span(), x1_row.span()]);
                            Self::parallel::<L, false, _, _, _>(
                                level,
                                from,
                                to - from,
                                t5_row.slice(from, to - from),
                                x1_row.strided(from),
                                t6_row.slice_mut(from, to - from),
                                t5,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel::<L, false, _, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t5_row.guarded(start, <f64 as __Elem>::ZERO),
                                        x1_row.guarded(start, <f64 as __Elem>::ZERO),
                                        t6_row.slice_mut(start, end - start),
                                        t5,
                                    );
                                }
                            }
                        }
                    }
                }
                let t7 = scratch.tile::<f64, 4>([BN as i64, 2, BM as i64, BN as i64]);
                for i9 in 0_i64..(BN as i64) {
                    for i10 in 0_i64..2 {
                        for i11 in 0_i64..(BM as i64) {
                            let v0 = x1.load([3, i10.wrapping_add(1)], <f64 as __Elem>::ZERO);
                            let v1 = x1.load([i11, __Elem::min(i10, i10)], <f64 as __Elem>::ZERO);
                            let v2 = __Elem::abs(v0) + v1;
                            let t7_row = t7.row(3, [i9, i10, i11, 0], BN as i64);
                            Self::parallel_2::<L, _>(level, 0, BN as i64, t7_row.slice_mut(0, BN as i64), v2);
                        }
                    }
                }
                let t8 = scratch.tile::<f64, 2>([BM as i64, BN as i64]);
                __cpu::fill::<L, _, _>(t8, 1.0_f64);
                __cpu::reduce::<L, __cpu::reduce::MinNan, _, _, 3>(t6, 0, __cpu::insert_axis(t8, 0), true, <f64 as __Elem>::ZERO);
                for i13 in 0_i64..(BN as i64) {
                    let v3 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                    let v4 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                    let t5_row_2 = t5.row(1, [i13, 0], 2);
                    Self::parallel_3::<L, _>(level, 0, 2, t5_row_2.slice(0, 2), v3, v4, h4);
                }
                for i15 in 0_i64..(BM as i64) {
                    for i16 in 0_i64..(BM as i64) {
                        let v7 = 5_i64.wrapping_add(i15).wrapping_mul(5).wrapping_add(i16);
                        let v8 = v7.wrapping_mul(5);
                        let v9 = 5_i64.wrapping_add(i15).wrapping_mul(5).wrapping_add(i16);
                        let v10 = v9.wrapping_mul(5);
                        let t6_row_2 = t6.row(2, [i15, i16, 0], BN as i64);
                        Self::parallel_4::<L, _>(level, 0, BN as i64, t6_row_2.slice(0, BN as i64), v8, v10, h4);
                    }
                }
                for i18 in 0_i64..(BN as i64) {
                    for i19 in 0_i64..2 {
                        for i20 in 0_i64..(BM as i64) {
                            let v14 = 5_i64.wrapping_add(i18).wrapping_mul(5).wrapping_add(i19);
                            let v15 = v14.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                            let v16 = 5_i64.wrapping_add(i18).wrapping_mul(5).wrapping_add(i19);
                            let v17 = v16.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                            let t7_row_2 = t7.row(3, [i18, i19, i20, 0], BN as i64);
                            Self::parallel_5::<L, _>(
                                level,
                                0,
                                BN as i64,
                                t7_row_2.slice(0, BN as i64),
                                v15,
                                v17,
                                h4,
                            );
                        }
                    }
                }
                for i22 in 0_i64..(BM as i64) {
                    let v21 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v22 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t8_row = t8.row(1, [i22, 0], BN as i64);
                    Self::parallel_6::<L, _>(level, 0, BN as i64, t8_row.slice(0, BN as i64), v21, v22, h4);
                }
                let t9 = scratch.tile::<f64, 3>([BM as i64, BN as i64, 2]);
                let whole_2 = x1.has([0, 5], [[0, 0, 1], [0, 0, 0]], [BM as i64, BN as i64, 2]);
                if whole_2 {
                    for i24 in 0_i64..(BM as i64) {
                        for i25 in 0_i64..(BN as i64) {
                            let v26 = __Elem::to::<u64>(__Elem::div(_q4, 3_i64).wrapping_sub(5));
                            let v27 = v26 >= __Elem::to::<u64>(6_i64);
                            let v28 = t5.load([i25, i25], <f64 as __Elem>::ZERO);
                            let v29 = __Elem::abs(__Elem::to::<f64>(i25));
                            let x1_row_2 = x1.whole_row(0, [0, 5], 2, 1);
                            let t9_row = t9.row(2, [i24, i25, 0], 2);
                            Self::parallel_7::<L, true, _, _>(
                                level,
                                0,
                                2,
                                x1_row_2.strided(0),
                                t9_row.slice_mut(0, 2),
                                v28,
                                v29,
                                v27,
                            );
                        }
                    }
                } else {
                    for i24 in 0_i64..(BM as i64) {
                        for i25 in 0_i64..(BN as i64) {
                            let v26 = __Elem::to::<u64>(__Elem::div(_q4, 3_i64).wrapping_sub(5));
                            let v27 = v26 >= __Elem::to::<u64>(6_i64);
                            let v28 = t5.load([i25, i25], <f64 as __Elem>::ZERO);
                            let v29 = __Elem::abs(__Elem::to::<f64>(i25));
                            let x1_row_2 = x1.row(0, [0, 5], 2);
                            let t9_row = t9.row(2, [i24, i25, 0], 2);
                            let (from, to) = __cpu::common(2, [x1_row_2.span()]);
                            Self::parallel_7::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x1_row_2.strided(from),
                                t9_row.slice_mut(from, to - from),
                                v28,
                                v29,
                                v27,
                            );
                            if to - from < 2 {
                                for (start, end) in [(0, from), (to, 2)] {
                                    Self::parallel_7::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x1_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                        t9_row.slice_mut(start, end - start),
                                        v28,
                                        v29,
                                        v27,
                                    );
                                }
                            }
                        }
                    }
                }
                let t10 = scratch.tile::<f64, 2>([BN as i64, 2]);
                let v30 = scratch.tile::<f64, 2>([BN as i64, 2]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(t9, 0, __cpu::insert_axis(v30, 0), false, <f64 as __Elem>::ZERO);
                for v31 in 0_i64..(BN as i64) {
                    let v32 = __Elem::to::<f64>(BM as i64);
                    let v30_row = v30.row(1, [v31, 0], 2);
                    let t10_row = t10.row(1, [v31, 0], 2);
                    Self::parallel_8::<L, _, _>(level, 0, 2, v30_row.slice(0, 2), t10_row.slice_mut(0, 2), v32);
                }
                let y2_at_2 = y2.window([b2.wrapping_mul(BN as i64), b3.wrapping_mul(2)], [BN as i64, 2]);
                __cpu::copy::<L, _, _, _>(t10, y2_at_2, <f64 as __Elem>::ZERO);
                let t11 = scratch.tile::<f64, 4>([BN as i64, 2, 2, BN as i64]);
                let whole_3 = x1.has([0, 0], [[0, 0, 0, 1], [0, 0, 1, 0]], [BN as i64, 2, 2, BN as i64]) && t5.has_rows(1, [0, 0], [[1, 0, 0, 0], [0, 0, 0, 1]], [BN as i64, 2, 2, BN as i64]);
                if whole_3 {
                    for i27 in 0_i64..(BN as i64) {
                        for i28 in 0_i64..2 {
                            for i29 in 0_i64..2 {
                                let v34 = __Elem::to::<f64>(__Elem::rem(b3.wrapping_mul(2), 2_i64));
                                let v35 = t5.load([i27, i27], <f64 as __Elem>::ZERO);
                                let x1_row_3 = x1.whole_row(0, [0, i29], BN as i64, 1);
                                let t5_row_3 = t5.whole_row(1, [i27, 0], BN as i64, 1);
                                let t11_row = t11.row(3, [i27, i28, i29, 0], BN as i64);
                                Self::parallel_9::<L, true, _, _, _>(
                                    level,
                                    0,
                                    BN as i64,
                                    x1_row_3.strided(0),
                                    t5_row_3.slice(0, BN as i64),
                                    t11_row.slice_mut(0, BN as i64),
                                    v34,
                                    v35,
                                );
                            }
                        }
                    }
                } else {
                    for i27 in 0_i64..(BN as i64) {
                        for i28 in 0_i64..2 {
                            for i29 in 0_i64..2 {
                                let v34 = __Elem::to::<f64>(__Elem::rem(b3.wrapping_mul(2), 2_i64));
                                let v35 = t5.load([i27, i27], <f64 as __Elem>::ZERO);
                                let x1_row_3 = x1.row(0, [0, i29], BN as i64);
                                let t5_row_3 = t5.row(1, [i27, 0], BN as i64);
                                let t11_row = t11.row(3, [i27, i28, i29, 0], BN as i64);
                                let (from, to) = __cpu::common(BN as i64, [x1_row_3.span(), t5_row_3.unit_span()]);
                                Self::parallel_9::<L, false, _, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    x1_row_3.strided(from),
                                    t5_row_3.slice(from, to - from),
                                    t11_row.slice_mut(from, to - from),
                                    v34,
                                    v35,
                                );
                                if to - from < BN as i64 {
                                    for (start, end) in [(0, from), (to, BN as i64)] {
                                        Self::parallel_9::<L, false, _, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            x1_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                            t5_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                            t11_row.slice_mut(start, end - start),
                                            v34,
                                            v35,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
                let t12 = scratch.tile::<f64, 3>([BN as i64, 2, BN as i64]);
                let v36 = scratch.tile::<f64, 3>([BN as i64, 2, BN as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 4>(t11, 1, __cpu::insert_axis(v36, 1), false, <f64 as __Elem>::ZERO);
                let y3_at = y3.window([b2.wrapping_mul(BN as i64), b3.wrapping_mul(2), 0], [BN as i64, 2, BN as i64]);
                let mut copy_out = __cpu::FusedCopyOut::new(t12, y3_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3));
                for v37 in 0_i64..(BN as i64) {
                    for v38 in 0_i64..2 {
                        let v36_row = v36.row(2, [v37, v38, 0], BN as i64);
                        let t12_row = t12.row(2, [v37, v38, 0], BN as i64);
                        let mut chunks = copy_out.chunks([v37, v38, 0], 0, BN as i64, &__cpu::PacedPrefetch::none());
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_10::<L, _, _>(
                                level,
                                start,
                                count,
                                v36_row.slice(start, count),
                                t12_row.slice_mut(start, count),
                            );
                            copy_out.store::<L>([v37, v38, 0], start, count);
                        }
                    }
                }
                copy_out.finish::<L>();
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f64, 2>(call, 0);
            let x1_2 = __cpu::tensor::<f64, 2>(call, 1);
            let y2_2 = __cpu::tensor::<f64, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f64, 3>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _q4_2 = __cpu::scalar::<i64>(call.args, 5);
            for block in __cpu::Blocks::new(call) {
                let [_, b2_2, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<f64, 2>([BN as i64, 2]);
                let y2_2_at = y2_2.window([b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2)], [BN as i64, 2]);
                __cpu::copy::<L, _, _, _>(y2_2_at, t5_2, <f64 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
                let whole_4 = t5_2.has_rows(1, [0, 0], [[0, 0, 0], [0, 0, 1]], [BM as i64, BM as i64, BN as i64]) && x1_2.has([0, b3_2], [[0, 0, 1], [0, 0, 0]], [BM as i64, BM as i64, BN as i64]);
                if whole_4 {
                    for i5_2 in 0_i64..(BM as i64) {
                        for i6_2 in 0_i64..(BM as i64) {
                            let t5_2_row = t5_2.whole_row(1, [0, 0], BN as i64, 1);
                            let x1_2_row = x1_2.whole_row(0, [0, b3_2], BN as i64, 1);
                            let t6_2_row = t6_2.row(2, [i5_2, i6_2, 0], BN as i64);
                            Self::parallel_11::<L, true, _, _, _>(
                                level,
                                0,
                                BN as i64,
                                t5_2_row.slice(0, BN as i64),
                                x1_2_row.strided(0),
                                t6_2_row.slice_mut(0, BN as i64),
                                t5_2,
                            );
                        }
                    }
                } else {
                    for i5_2 in 0_i64..(BM as i64) {
                        for i6_2 in 0_i64..(BM as i64) {
                            let t5_2_row = t5_2.row(1, [0, 0], BN as i64);
                            let x1_2_row = x1_2.row(0, [0, b3_2], BN as i64);
                            let t6_2_row = t6_2.row(2, [i5_2, i6_2, 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [t5_2_row.unit_span(), x1_2_row.span()]);
                            Self::parallel_11::<L, false, _, _, _>(
                                level,
                                from,
                                to - from,
                                t5_2_row.slice(from, to - from),
                                x1_2_row.strided(from),
                                t6_2_row.slice_mut(from, to - from),
                                t5_2,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_11::<L, false, _, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t5_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                        x1_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                        t6_2_row.slice_mut(start, end - start),
                                        t5_2,
                                    );
                                }
                            }
                        }
                    }
                }
                let t7_2 = scratch.tile::<f64, 4>([BN as i64, 2, BM as i64, BN as i64]);
                for i9_2 in 0_i64..(BN as i64) {
                    for i10_2 in 0_i64..2 {
                        for i11_2 in 0_i64..(BM as i64) {
                            let v40 = x1_2.load([3, i10_2.wrapping_add(1)], <f64 as __Elem>::ZERO);
                            let v41 = x1_2.load([i11_2, __Elem::min(i10_2, i10_2)], <f64 as __Elem>::ZERO);
                            let v42 = __Elem::abs(v40) + v41;
                            let t7_2_row = t7_2.row(3, [i9_2, i10_2, i11_2, 0], BN as i64);
                            Self::parallel_12::<L, _>(level, 0, BN as i64, t7_2_row.slice_mut(0, BN as i64), v42);
                        }
                    }
                }
                let t8_2 = scratch.tile::<f64, 2>([BM as i64, BN as i64]);
                __cpu::fill::<L, _, _>(t8_2, 1.0_f64);
                __cpu::reduce::<L, __cpu::reduce::MinNan, _, _, 3>(t6_2, 0, __cpu::insert_axis(t8_2, 0), true, <f64 as __Elem>::ZERO);
                for i13_2 in 0_i64..(BN as i64) {
                    let v43 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let v44 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let t5_2_row_2 = t5_2.row(1, [i13_2, 0], 2);
                    Self::parallel_13::<L, _>(level, 0, 2, t5_2_row_2.slice(0, 2), v43, v44, h4_2);
                }
                for i15_2 in 0_i64..(BM as i64) {
                    for i16_2 in 0_i64..(BM as i64) {
                        let v48 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                        let v49 = v48.wrapping_mul(5);
                        let v50 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                        let v51 = v50.wrapping_mul(5);
                        let t6_2_row_2 = t6_2.row(2, [i15_2, i16_2, 0], BN as i64);
                        Self::parallel_14::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t6_2_row_2.slice(0, BN as i64),
                            v49,
                            v51,
                            h4_2,
                        );
                    }
                }
                for i18_2 in 0_i64..(BN as i64) {
                    for i19_2 in 0_i64..2 {
                        for i20_2 in 0_i64..(BM as i64) {
                            let v55 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                            let v56 = v55.wrapping_mul(5).wrapping_add(i20_2).wrapping_mul(5);
                            let v57 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                            let v58 = v57.wrapping_mul(5).wrapping_add(i20_2).wrapping_mul(5);
                            let t7_2_row_2 = t7_2.row(3, [i18_2, i19_2, i20_2, 0], BN as i64);
                            Self::parallel_15::<L, _>(
                                level,
                                0,
                                BN as i64,
                                t7_2_row_2.slice(0, BN as i64),
                                v56,
                                v58,
                                h4_2,
                            );
                        }
                    }
                }
                for i22_2 in 0_i64..(BM as i64) {
                    let v62 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v63 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i22_2, 0], BN as i64);
                    Self::parallel_16::<L, _>(level, 0, BN as i64, t8_2_row.slice(0, BN as i64), v62, v63, h4_2);
                }
                let t9_2 = scratch.tile::<f64, 3>([BM as i64, BN as i64, 2]);
                let whole_5 = x1_2.has([0, 5], [[0, 0, 1], [0, 0, 0]], [BM as i64, BN as i64, 2]);
                if whole_5 {
                    for i24_2 in 0_i64..(BM as i64) {
                        for i25_2 in 0_i64..(BN as i64) {
                            let v67 = __Elem::to::<u64>(__Elem::div(_q4_2, 3_i64).wrapping_sub(5));
                            let v68 = v67 >= __Elem::to::<u64>(6_i64);
                            let v69 = t5_2.load([i25_2, i25_2], <f64 as __Elem>::ZERO);
                            let v70 = __Elem::abs(__Elem::to::<f64>(i25_2));
                            let x1_2_row_2 = x1_2.whole_row(0, [0, 5], 2, 1);
                            let t9_2_row = t9_2.row(2, [i24_2, i25_2, 0], 2);
                            Self::parallel_17::<L, true, _, _>(
                                level,
                                0,
                                2,
                                x1_2_row_2.strided(0),
                                t9_2_row.slice_mut(0, 2),
                                v69,
                                v70,
                                v68,
                            );
                        }
                    }
                } else {
                    for i24_2 in 0_i64..(BM as i64) {
                        for i25_2 in 0_i64..(BN as i64) {
                            let v67 = __Elem::to::<u64>(__Elem::div(_q4_2, 3_i64).wrapping_sub(5));
                            let v68 = v67 >= __Elem::to::<u64>(6_i64);
                            let v69 = t5_2.load([i25_2, i25_2], <f64 as __Elem>::ZERO);
                            let v70 = __Elem::abs(__Elem::to::<f64>(i25_2));
                            let x1_2_row_2 = x1_2.row(0, [0, 5], 2);
                            let t9_2_row = t9_2.row(2, [i24_2, i25_2, 0], 2);
                            let (from, to) = __cpu::common(2, [x1_2_row_2.span()]);
                            Self::parallel_17::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x1_2_row_2.strided(from),
                                t9_2_row.slice_mut(from, to - from),
                                v69,
                                v70,
                                v68,
                            );
                            if to - from < 2 {
                                for (start, end) in [(0, from), (to, 2)] {
                                    Self::parallel_17::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x1_2_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                        t9_2_row.slice_mut(start, end - start),
                                        v69,
                                        v70,
                                        v68,
                                    );
                                }
                            }
                        }
                    }
                }
                let t10_2 = scratch.tile::<f64, 2>([BN as i64, 2]);
                let v71 = scratch.tile::<f64, 2>([BN as i64, 2]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(t9_2, 0, __cpu::insert_axis(v71, 0), false, <f64 as __Elem>::ZERO);
                for v72 in 0_i64..(BN as i64) {
                    let v73 = __Elem::to::<f64>(BM as i64);
                    let v71_row = v71.row(1, [v72, 0], 2);
                    let t10_2_row = t10_2.row(1, [v72, 0], 2);
                    Self::parallel_18::<L, _, _>(level, 0, 2, v71_row.slice(0, 2), t10_2_row.slice_mut(0, 2), v73);
                }
                let y2_2_at_2 = y2_2.window([b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2)], [BN as i64, 2]);
                __cpu::copy::<L, _, _, _>(t10_2, y2_2_at_2, <f64 as __Elem>::ZERO);
                let t11_2 = scratch.tile::<f64, 4>([BN as i64, 2, 2, BN as i64]);
                let whole_6 = x1_2.has([0, 0], [[0, 0, 0, 1], [0, 0, 1, 0]], [BN as i64, 2, 2, BN as i64]) && t5_2.has_rows(1, [0, 0], [[1, 0, 0, 0], [0, 0, 0, 1]], [BN as i64, 2, 2, BN as i64]);
                if whole_6 {
                    for i27_2 in 0_i64..(BN as i64) {
                        for i28_2 in 0_i64..2 {
                            for i29_2 in 0_i64..2 {
                                let v75 = __Elem::to::<f64>(__Elem::rem(b3_2.wrapping_mul(2), 2_i64));
                                let v76 = t5_2.load([i27_2, i27_2], <f64 as __Elem>::ZERO);
                                let x1_2_row_3 = x1_2.whole_row(0, [0, i29_2], BN as i64, 1);
                                let t5_2_row_3 = t5_2.whole_row(1, [i27_2, 0], BN as i64, 1);
                                let t11_2_row = t11_2.row(3, [i27_2, i28_2, i29_2, 0], BN as i64);
                                Self::parallel_19::<L, true, _, _, _>(
                                    level,
                                    0,
                                    BN as i64,
                                    x1_2_row_3.strided(0),
                                    t5_2_row_3.slice(0, BN as i64),
                                    t11_2_row.slice_mut(0, BN as i64),
                                    v75,
                                    v76,
                                );
                            }
                        }
                    }
                } else {
                    for i27_2 in 0_i64..(BN as i64) {
                        for i28_2 in 0_i64..2 {
                            for i29_2 in 0_i64..2 {
                                let v75 = __Elem::to::<f64>(__Elem::rem(b3_2.wrapping_mul(2), 2_i64));
                                let v76 = t5_2.load([i27_2, i27_2], <f64 as __Elem>::ZERO);
                                let x1_2_row_3 = x1_2.row(0, [0, i29_2], BN as i64);
                                let t5_2_row_3 = t5_2.row(1, [i27_2, 0], BN as i64);
                                let t11_2_row = t11_2.row(3, [i27_2, i28_2, i29_2, 0], BN as i64);
                                let (from, to) = __cpu::common(BN as i64, [x1_2_row_3.span(), t5_2_row_3.unit_span()]);
                                Self::parallel_19::<L, false, _, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    x1_2_row_3.strided(from),
                                    t5_2_row_3.slice(from, to - from),
                                    t11_2_row.slice_mut(from, to - from),
                                    v75,
                                    v76,
                                );
                                if to - from < BN as i64 {
                                    for (start, end) in [(0, from), (to, BN as i64)] {
                                        Self::parallel_19::<L, false, _, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            x1_2_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                            t5_2_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                            t11_2_row.slice_mut(start, end - start),
                                            v75,
                                            v76,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
                let t12_2 = scratch.tile::<f64, 3>([BN as i64, 2, BN as i64]);
                let v77 = scratch.tile::<f64, 3>([BN as i64, 2, BN as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 4>(t11_2, 1, __cpu::insert_axis(v77, 1), false, <f64 as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2), 0], [BN as i64, 2, BN as i64]);
                let mut copy_out_2 = __cpu::FusedCopyOut::new(t12_2, y3_2_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2));
                for v78 in 0_i64..(BN as i64) {
                    for v79 in 0_i64..2 {
                        let v77_row = v77.row(2, [v78, v79, 0], BN as i64);
                        let t12_2_row = t12_2.row(2, [v78, v79, 0], BN as i64);
                        let mut chunks_2 = copy_out_2.chunks([v78, v79, 0], 0, BN as i64, &__cpu::PacedPrefetch::none());
                        while chunks_2.advance() {
                            let (start, count) = chunks_2.chunk();
                            Self::parallel_20::<L, _, _>(
                                level,
                                start,
                                count,
                                v77_row.slice(start, count),
                                t12_2_row.slice_mut(start, count),
                            );
                            copy_out_2.store::<L>([v78, v79, 0], start, count);
                        }
                    }
                }
                copy_out_2.finish::<L>();
            }
        }
    }
}
