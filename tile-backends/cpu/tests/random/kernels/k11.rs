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
        i10: i64,
        x1: __cpu::View<f64, 2>,
        v0: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v1 = x1.load([3, __Elem::min(i10, i12)], <f64 as __Elem>::ZERO);
                t7_row.set(lane, __Elem::abs(v1) + v0);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v2: i64,
        v3: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v4 = t5_row_2.get(lane);
                let v5 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v4) * 16.0_f32));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v2.wrapping_add(i14), 7_i64)], v5.wrapping_mul(__Elem::to::<u64>(v3.wrapping_add(i14))), __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v7: i64,
        v9: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v10 = t6_row_2.get(lane);
                let v11 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v10) * 16.0_f32));
                let v12 = v11.wrapping_mul(__Elem::to::<u64>(v9.wrapping_add(i17)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v7.wrapping_add(i17), 7_i64)], v12, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v14: i64,
        v16: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v17 = t7_row_2.get(lane);
                let v18 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v17) * 16.0_f32));
                let v19 = v18.wrapping_mul(__Elem::to::<u64>(v16.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i21), 7_i64)], v19, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v20: i64,
        v21: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v22 = t8_row.get(lane);
                let v23 = __Elem::to::<u64>(v22).wrapping_mul(__Elem::to::<u64>(v21.wrapping_add(i23)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v20.wrapping_add(i23), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::Row<f64>,
        R3: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        t5_row_3: R1,
        x1_row_2: R2,
        mut y2_row: R3,
        v24: f64,
        v29: i64,
        v30: f64,
        v25: bool,
        v27: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v31 = x0_row.get(lane);
                let v32 = t5_row_3.get(lane);
                let v33 = x1_row_2.get(lane);
                let v34 = __Elem::select(!(i25 >= v29), v30, __Elem::ln::<L, true>(v33 * 0.5_f64));
                let v35 = __Elem::select(!(v31 <= v24), __Elem::tanh::<L, true>(v32 * 0.5_f64), __Elem::select(v25, v27, v34));
                y2_row.set(lane, v35);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<f64>,
        R3: __cpu::row::Row<i32>,
        R4: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        t8_row_3: R1,
        x1_row_3: R2,
        t8_row_4: R3,
        mut y3_row: R4,
        t8: __cpu::View<i32, 2>,
        t5: __cpu::View<f64, 2>,
        v35: bool,
        v36: f64,
        v32: bool,
        v34: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v37 = t8_row_2.get(lane);
                let v38 = t8_row_3.get(lane);
                let v39 = x1_row_3.get(lane);
                let v40 = t8_row_4.get(lane);
                let v41 = t8.load([__Elem::to::<i64>(v40), 0], <i32 as __Elem>::ZERO);
                let v42 = t8.load([i28, __Elem::to::<i64>(v41)], <i32 as __Elem>::ZERO);
                let v43 = t5.load([0, __Elem::to::<i64>(v42)], <f64 as __Elem>::ZERO);
                let v44 = __Elem::select(v35, v36, __Elem::log2::<L, true>(__Elem::abs(v43 * 0.5_f64)));
                let v45 = __Elem::select(v37 < v38, __Elem::exp::<L, true>(v39 * 0.5_f64), __Elem::select(v32, v34, v44));
                y3_row.set(lane, v45);
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
        t5_2_row: R0,
        x1_2_row: R1,
        mut t6_2_row: R2,
        t5_2: __cpu::View<f64, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7 = start + lane as i64;
                let v46 = t5_2_row.get(lane);
                let v47 = t5_2.load([i7, i7], <f64 as __Elem>::ZERO);
                let v48 = t5_2.load([i7, i7], <f64 as __Elem>::ZERO);
                t6_2_row.set(lane, __Elem::abs(v46) * (v47 * __Elem::abs(v48)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        i10_2: i64,
        x1_2: __cpu::View<f64, 2>,
        v46: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v47 = x1_2.load([3, __Elem::min(i10_2, i12_2)], <f64 as __Elem>::ZERO);
                t7_2_row.set(lane, __Elem::abs(v47) + v46);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v48: i64,
        v49: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v50 = t5_2_row_2.get(lane);
                let v51 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v50) * 16.0_f32));
                let v52 = v51.wrapping_mul(__Elem::to::<u64>(v49.wrapping_add(i14_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v48.wrapping_add(i14_2), 7_i64)], v52);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v54: i64,
        v56: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v57 = t6_2_row_2.get(lane);
                let v58 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v57) * 16.0_f32));
                let v59 = v58.wrapping_mul(__Elem::to::<u64>(v56.wrapping_add(i17_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v54.wrapping_add(i17_2), 7_i64)], v59);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v61: i64,
        v63: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v64 = t7_2_row_2.get(lane);
                let v65 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v64) * 16.0_f32));
                let v66 = v65.wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v61.wrapping_add(i21_2), 7_i64)], v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v67: i64,
        v68: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v69 = t8_2_row.get(lane);
                let v70 = __Elem::to::<u64>(v69).wrapping_mul(__Elem::to::<u64>(v68.wrapping_add(i23_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v67.wrapping_add(i23_2), 7_i64)], v70);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::Row<f64>,
        R3: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        t5_2_row_3: R1,
        x1_2_row_2: R2,
        mut y2_2_row: R3,
        v71: f64,
        v76: i64,
        v77: f64,
        v72: bool,
        v74: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v78 = x0_2_row.get(lane);
                let v79 = t5_2_row_3.get(lane);
                let v80 = x1_2_row_2.get(lane);
                let v81 = __Elem::select(!(i25 >= v76), v77, __Elem::ln::<L, true>(v80 * 0.5_f64));
                let v82 = __Elem::select(!(v78 <= v71), __Elem::tanh::<L, true>(v79 * 0.5_f64), __Elem::select(v72, v74, v81));
                y2_2_row.set(lane, v82);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<f64>,
        R3: __cpu::row::Row<i32>,
        R4: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        t8_2_row_3: R1,
        x1_2_row_3: R2,
        t8_2_row_4: R3,
        mut y3_2_row: R4,
        t8_2: __cpu::View<i32, 2>,
        t5_2: __cpu::View<f64, 2>,
        v82: bool,
        v83: f64,
        v79: bool,
        v81: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v84 = t8_2_row_2.get(lane);
                let v85 = t8_2_row_3.get(lane);
                let v86 = x1_2_row_3.get(lane);
                let v87 = t8_2_row_4.get(lane);
                let v88 = t8_2.load([__Elem::to::<i64>(v87), 0], <i32 as __Elem>::ZERO);
                let v89 = t8_2.load([i28_2, __Elem::to::<i64>(v88)], <i32 as __Elem>::ZERO);
                let v90 = t5_2.load([0, __Elem::to::<i64>(v89)], <f64 as __Elem>::ZERO);
                let v91 = __Elem::select(v82, v83, __Elem::log2::<L, true>(__Elem::abs(v90 * 0.5_f64)));
                let v92 = __Elem::select(v84 < v85, __Elem::exp::<L, true>(v86 * 0.5_f64), __Elem::select(v79, v81, v91));
                y3_2_row.set(lane, v92);
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
        let v0 = d1.wrapping_add(BN as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BN as i64);
        let v3 = d1.wrapping_add(2);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, 2_i64);
        plan.value(d0);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([BN as i64, 2]);
        size.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
        size.tile::<f64, 4>([BN as i64, 2, BM as i64, BN as i64]);
        size.tile::<i32, 2>([BM as i64, BN as i64]);
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
            let d0 = __cpu::value::<i64>(call, 0);
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
                            let v0 = x1.load([__Elem::rem(i10, 4_i64), i11], <f64 as __Elem>::ZERO);
                            let t7_row = t7.row(3, [i9, i10, i11, 0], BN as i64);
                            Self::parallel_2::<L, _>(
                                level,
                                0,
                                BN as i64,
                                t7_row.slice_mut(0, BN as i64),
                                i10,
                                x1,
                                v0,
                            );
                        }
                    }
                }
                let t8 = scratch.tile::<i32, 2>([BM as i64, BN as i64]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 3>(t6, 0, __cpu::insert_axis(t8, 0), <f64 as __Elem>::ZERO);
                for i13 in 0_i64..(BN as i64) {
                    let v2 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                    let v3 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                    let t5_row_2 = t5.row(1, [i13, 0], 2);
                    Self::parallel_3::<L, _>(level, 0, 2, t5_row_2.slice(0, 2), v2, v3, h4);
                }
                for i15 in 0_i64..(BM as i64) {
                    for i16 in 0_i64..(BM as i64) {
                        let v6 = 5_i64.wrapping_add(i15).wrapping_mul(5).wrapping_add(i16);
                        let v7 = v6.wrapping_mul(5);
                        let v8 = 5_i64.wrapping_add(i15).wrapping_mul(5).wrapping_add(i16);
                        let v9 = v8.wrapping_mul(5);
                        let t6_row_2 = t6.row(2, [i15, i16, 0], BN as i64);
                        Self::parallel_4::<L, _>(level, 0, BN as i64, t6_row_2.slice(0, BN as i64), v7, v9, h4);
                    }
                }
                for i18 in 0_i64..(BN as i64) {
                    for i19 in 0_i64..2 {
                        for i20 in 0_i64..(BM as i64) {
                            let v13 = 5_i64.wrapping_add(i18).wrapping_mul(5).wrapping_add(i19);
                            let v14 = v13.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                            let v15 = 5_i64.wrapping_add(i18).wrapping_mul(5).wrapping_add(i19);
                            let v16 = v15.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                            let t7_row_2 = t7.row(3, [i18, i19, i20, 0], BN as i64);
                            Self::parallel_5::<L, _>(
                                level,
                                0,
                                BN as i64,
                                t7_row_2.slice(0, BN as i64),
                                v14,
                                v16,
                                h4,
                            );
                        }
                    }
                }
                for i22 in 0_i64..(BM as i64) {
                    let v20 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v21 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t8_row = t8.row(1, [i22, 0], BN as i64);
                    Self::parallel_6::<L, _>(level, 0, BN as i64, t8_row.slice(0, BN as i64), v20, v21, h4);
                }
                let whole_2 = x0.has([0, 0], [[0, 1], [1, 0]], [BN as i64, 2]) && t5.has([0, 0], [[1, 0], [0, 4]], [BN as i64, 2]) && x1.has_rows(1, [d0, 0], [[0, 0], [0, 1]], [BN as i64, 2]) && y2.has_rows(1, [b2.wrapping_mul(BN as i64), b3.wrapping_mul(2)], [[1, 0], [0, 1]], [BN as i64, 2]);
                if whole_2 {
                    for i24 in 0_i64..(BN as i64) {
                        let v24 = t5.load([i24, i24], <f64 as __Elem>::ZERO);
                        let v25 = d0 == 5;
                        let v26 = x1.load([i24, 3], <f64 as __Elem>::ZERO);
                        let v27 = __Elem::log10::<L, true>(v26 * 0.5_f64);
                        let v28 = t8.load([i24, i24], <i32 as __Elem>::ZERO);
                        let v29 = __Elem::to::<i64>(v28);
                        let v30 = __Elem::recip::<L, true>(__Elem::abs((-1.0_f64) * 0.5_f64) + 1.0_f64);
                        let x0_row = x0.whole_row(0, [0, i24], 2, 1);
                        let t5_row_3 = t5.whole_row(1, [i24, 0], 2, 4);
                        let x1_row_2 = x1.whole_row(1, [d0, 0], 2, 1);
                        let y2_row = y2.whole_row(1, [b2.wrapping_mul(BN as i64).wrapping_add(i24), b3.wrapping_mul(2)], 2, 1);
                        Self::parallel_7::<L, true, _, _, _, _>(
                            level,
                            0,
                            2,
                            x0_row.strided(0),
                            t5_row_3.strided(0),
                            x1_row_2.slice(0, 2),
                            y2_row.slice_mut(0, 2),
                            v24,
                            v29,
                            v30,
                            v25,
                            v27,
                        );
                    }
                } else {
                    for i24 in 0_i64..(BN as i64) {
                        let v24 = t5.load([i24, i24], <f64 as __Elem>::ZERO);
                        let v25 = d0 == 5;
                        let v26 = x1.load([i24, 3], <f64 as __Elem>::ZERO);
                        let v27 = __Elem::log10::<L, true>(v26 * 0.5_f64);
                        let v28 = t8.load([i24, i24], <i32 as __Elem>::ZERO);
                        let v29 = __Elem::to::<i64>(v28);
                        let v30 = __Elem::recip::<L, true>(__Elem::abs((-1.0_f64) * 0.5_f64) + 1.0_f64);
                        let x0_row = x0.row(0, [0, i24], 2);
                        let t5_row_3 = t5.row_by(1, [i24, 0], 2, 4);
                        let x1_row_2 = x1.row(1, [d0, 0], 2);
                        let y2_row = y2.row(1, [b2.wrapping_mul(BN as i64).wrapping_add(i24), b3.wrapping_mul(2)], 2);
                        let (from, to) = __cpu::common(2, [x0_row.span(), t5_row_3.span(), x1_row_2.unit_span(), y2_row.unit_span()]);
                        Self::parallel_7::<L, false, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            x0_row.strided(from),
                            t5_row_3.strided(from),
                            x1_row_2.slice(from, to - from),
                            y2_row.slice_mut(from, to - from),
                            v24,
                            v29,
                            v30,
                            v25,
                            v27,
                        );
                        if to - from < 2 {
                            for (start, end) in [(0, from), (to, 2)] {
                                Self::parallel_7::<L, false, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_row.guarded(start, <f64 as __Elem>::ZERO),
                                    t5_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                    x1_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    y2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v24,
                                    v29,
                                    v30,
                                    v25,
                                    v27,
                                );
                            }
                        }
                    }
                }
                for i26 in 0_i64..(BN as i64) {
                    for i27 in 0_i64..2 {
                        let v31 = x0.load([i27, 0], <f64 as __Elem>::ZERO);
                        let v32 = v31 < __Elem::to::<f64>(b2);
                        let v33 = x1.load([i27, b3], <f64 as __Elem>::ZERO);
                        let v34 = __Elem::exp2::<L, true>(v33 * 0.5_f64);
                        let v35 = i27 <= _q4;
                        let v36 = __Elem::sigmoid::<L, true>(2.0_f64 * 0.5_f64);
                        let t8_row_2 = t8.row(1, [1, 4_i64.wrapping_neg()], BN as i64);
                        let t8_row_3 = t8.row(1, [i26, 0], BN as i64);
                        let x1_row_3 = x1.row(1, [b3, 0], BN as i64);
                        let t8_row_4 = t8.row(0, [0, x0.extent[1]], BN as i64);
                        let y3_row = y3.row(2, [b2.wrapping_mul(BN as i64).wrapping_add(i26), b3.wrapping_mul(2).wrapping_add(i27), 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t8_row_2.unit_span(), t8_row_3.unit_span(), x1_row_3.unit_span(), t8_row_4.span(), y3_row.unit_span()]);
                        Self::parallel_8::<L, _, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            t8_row_2.slice(from, to - from),
                            t8_row_3.slice(from, to - from),
                            x1_row_3.slice(from, to - from),
                            t8_row_4.strided(from),
                            y3_row.slice_mut(from, to - from),
                            t8,
                            t5,
                            v35,
                            v36,
                            v32,
                            v34,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_8::<L, _, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                    t8_row_3.guarded(start, <i32 as __Elem>::ZERO),
                                    x1_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                    t8_row_4.guarded(start, <i32 as __Elem>::ZERO),
                                    y3_row.guarded(start, <f64 as __Elem>::ZERO),
                                    t8,
                                    t5,
                                    v35,
                                    v36,
                                    v32,
                                    v34,
                                );
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
            let x0_2 = __cpu::tensor::<f64, 2>(call, 0);
            let x1_2 = __cpu::tensor::<f64, 2>(call, 1);
            let y2_2 = __cpu::tensor::<f64, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f64, 3>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _q4_2 = __cpu::scalar::<i64>(call.args, 5);
            let d0_2 = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, b2_2, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<f64, 2>([BN as i64, 2]);
                let y2_2_at = y2_2.window([b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2)], [BN as i64, 2]);
                __cpu::copy::<L, _, _, _>(y2_2_at, t5_2, <f64 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
                let whole_3 = t5_2.has_rows(1, [0, 0], [[0, 0, 0], [0, 0, 1]], [BM as i64, BM as i64, BN as i64]) && x1_2.has([0, b3_2], [[0, 0, 1], [0, 0, 0]], [BM as i64, BM as i64, BN as i64]);
                if whole_3 {
                    for i5_2 in 0_i64..(BM as i64) {
                        for i6_2 in 0_i64..(BM as i64) {
                            let t5_2_row = t5_2.whole_row(1, [0, 0], BN as i64, 1);
                            let x1_2_row = x1_2.whole_row(0, [0, b3_2], BN as i64, 1);
                            let t6_2_row = t6_2.row(2, [i5_2, i6_2, 0], BN as i64);
                            Self::parallel_9::<L, true, _, _, _>(
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
                            Self::parallel_9::<L, false, _, _, _>(
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
                                    Self::parallel_9::<L, false, _, _, _>(
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
                            let v46 = x1_2.load([__Elem::rem(i10_2, 4_i64), i11_2], <f64 as __Elem>::ZERO);
                            let t7_2_row = t7_2.row(3, [i9_2, i10_2, i11_2, 0], BN as i64);
                            Self::parallel_10::<L, _>(
                                level,
                                0,
                                BN as i64,
                                t7_2_row.slice_mut(0, BN as i64),
                                i10_2,
                                x1_2,
                                v46,
                            );
                        }
                    }
                }
                let t8_2 = scratch.tile::<i32, 2>([BM as i64, BN as i64]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 3>(t6_2, 0, __cpu::insert_axis(t8_2, 0), <f64 as __Elem>::ZERO);
                for i13_2 in 0_i64..(BN as i64) {
                    let v48 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let v49 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let t5_2_row_2 = t5_2.row(1, [i13_2, 0], 2);
                    Self::parallel_11::<L, _>(level, 0, 2, t5_2_row_2.slice(0, 2), v48, v49, h4_2);
                }
                for i15_2 in 0_i64..(BM as i64) {
                    for i16_2 in 0_i64..(BM as i64) {
                        let v53 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                        let v54 = v53.wrapping_mul(5);
                        let v55 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                        let v56 = v55.wrapping_mul(5);
                        let t6_2_row_2 = t6_2.row(2, [i15_2, i16_2, 0], BN as i64);
                        Self::parallel_12::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t6_2_row_2.slice(0, BN as i64),
                            v54,
                            v56,
                            h4_2,
                        );
                    }
                }
                for i18_2 in 0_i64..(BN as i64) {
                    for i19_2 in 0_i64..2 {
                        for i20_2 in 0_i64..(BM as i64) {
                            let v60 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                            let v61 = v60.wrapping_mul(5).wrapping_add(i20_2).wrapping_mul(5);
                            let v62 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                            let v63 = v62.wrapping_mul(5).wrapping_add(i20_2).wrapping_mul(5);
                            let t7_2_row_2 = t7_2.row(3, [i18_2, i19_2, i20_2, 0], BN as i64);
                            Self::parallel_13::<L, _>(
                                level,
                                0,
                                BN as i64,
                                t7_2_row_2.slice(0, BN as i64),
                                v61,
                                v63,
                                h4_2,
                            );
                        }
                    }
                }
                for i22_2 in 0_i64..(BM as i64) {
                    let v67 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v68 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i22_2, 0], BN as i64);
                    Self::parallel_14::<L, _>(level, 0, BN as i64, t8_2_row.slice(0, BN as i64), v67, v68, h4_2);
                }
                let whole_4 = x0_2.has([0, 0], [[0, 1], [1, 0]], [BN as i64, 2]) && t5_2.has([0, 0], [[1, 0], [0, 4]], [BN as i64, 2]) && x1_2.has_rows(1, [d0_2, 0], [[0, 0], [0, 1]], [BN as i64, 2]) && y2_2.has_rows(1, [b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2)], [[1, 0], [0, 1]], [BN as i64, 2]);
                if whole_4 {
                    for i24_2 in 0_i64..(BN as i64) {
                        let v71 = t5_2.load([i24_2, i24_2], <f64 as __Elem>::ZERO);
                        let v72 = d0_2 == 5;
                        let v73 = x1_2.load([i24_2, 3], <f64 as __Elem>::ZERO);
                        let v74 = __Elem::log10::<L, true>(v73 * 0.5_f64);
                        let v75 = t8_2.load([i24_2, i24_2], <i32 as __Elem>::ZERO);
                        let v76 = __Elem::to::<i64>(v75);
                        let v77 = __Elem::recip::<L, true>(__Elem::abs((-1.0_f64) * 0.5_f64) + 1.0_f64);
                        let x0_2_row = x0_2.whole_row(0, [0, i24_2], 2, 1);
                        let t5_2_row_3 = t5_2.whole_row(1, [i24_2, 0], 2, 4);
                        let x1_2_row_2 = x1_2.whole_row(1, [d0_2, 0], 2, 1);
                        let y2_2_row = y2_2.whole_row(1, [b2_2.wrapping_mul(BN as i64).wrapping_add(i24_2), b3_2.wrapping_mul(2)], 2, 1);
                        Self::parallel_15::<L, true, _, _, _, _>(
                            level,
                            0,
                            2,
                            x0_2_row.strided(0),
                            t5_2_row_3.strided(0),
                            x1_2_row_2.slice(0, 2),
                            y2_2_row.slice_mut(0, 2),
                            v71,
                            v76,
                            v77,
                            v72,
                            v74,
                        );
                    }
                } else {
                    for i24_2 in 0_i64..(BN as i64) {
                        let v71 = t5_2.load([i24_2, i24_2], <f64 as __Elem>::ZERO);
                        let v72 = d0_2 == 5;
                        let v73 = x1_2.load([i24_2, 3], <f64 as __Elem>::ZERO);
                        let v74 = __Elem::log10::<L, true>(v73 * 0.5_f64);
                        let v75 = t8_2.load([i24_2, i24_2], <i32 as __Elem>::ZERO);
                        let v76 = __Elem::to::<i64>(v75);
                        let v77 = __Elem::recip::<L, true>(__Elem::abs((-1.0_f64) * 0.5_f64) + 1.0_f64);
                        let x0_2_row = x0_2.row(0, [0, i24_2], 2);
                        let t5_2_row_3 = t5_2.row_by(1, [i24_2, 0], 2, 4);
                        let x1_2_row_2 = x1_2.row(1, [d0_2, 0], 2);
                        let y2_2_row = y2_2.row(1, [b2_2.wrapping_mul(BN as i64).wrapping_add(i24_2), b3_2.wrapping_mul(2)], 2);
                        let (from, to) = __cpu::common(2, [x0_2_row.span(), t5_2_row_3.span(), x1_2_row_2.unit_span(), y2_2_row.unit_span()]);
                        Self::parallel_15::<L, false, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            x0_2_row.strided(from),
                            t5_2_row_3.strided(from),
                            x1_2_row_2.slice(from, to - from),
                            y2_2_row.slice_mut(from, to - from),
                            v71,
                            v76,
                            v77,
                            v72,
                            v74,
                        );
                        if to - from < 2 {
                            for (start, end) in [(0, from), (to, 2)] {
                                Self::parallel_15::<L, false, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    t5_2_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                    x1_2_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    y2_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v71,
                                    v76,
                                    v77,
                                    v72,
                                    v74,
                                );
                            }
                        }
                    }
                }
                for i26_2 in 0_i64..(BN as i64) {
                    for i27_2 in 0_i64..2 {
                        let v78 = x0_2.load([i27_2, 0], <f64 as __Elem>::ZERO);
                        let v79 = v78 < __Elem::to::<f64>(b2_2);
                        let v80 = x1_2.load([i27_2, b3_2], <f64 as __Elem>::ZERO);
                        let v81 = __Elem::exp2::<L, true>(v80 * 0.5_f64);
                        let v82 = i27_2 <= _q4_2;
                        let v83 = __Elem::sigmoid::<L, true>(2.0_f64 * 0.5_f64);
                        let t8_2_row_2 = t8_2.row(1, [1, 4_i64.wrapping_neg()], BN as i64);
                        let t8_2_row_3 = t8_2.row(1, [i26_2, 0], BN as i64);
                        let x1_2_row_3 = x1_2.row(1, [b3_2, 0], BN as i64);
                        let t8_2_row_4 = t8_2.row(0, [0, x0_2.extent[1]], BN as i64);
                        let y3_2_row = y3_2.row(2, [b2_2.wrapping_mul(BN as i64).wrapping_add(i26_2), b3_2.wrapping_mul(2).wrapping_add(i27_2), 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t8_2_row_2.unit_span(), t8_2_row_3.unit_span(), x1_2_row_3.unit_span(), t8_2_row_4.span(), y3_2_row.unit_span()]);
                        Self::parallel_16::<L, _, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            t8_2_row_2.slice(from, to - from),
                            t8_2_row_3.slice(from, to - from),
                            x1_2_row_3.slice(from, to - from),
                            t8_2_row_4.strided(from),
                            y3_2_row.slice_mut(from, to - from),
                            t8_2,
                            t5_2,
                            v82,
                            v83,
                            v79,
                            v81,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_16::<L, _, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                    t8_2_row_3.guarded(start, <i32 as __Elem>::ZERO),
                                    x1_2_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                    t8_2_row_4.guarded(start, <i32 as __Elem>::ZERO),
                                    y3_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    t8_2,
                                    t5_2,
                                    v82,
                                    v83,
                                    v79,
                                    v81,
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
