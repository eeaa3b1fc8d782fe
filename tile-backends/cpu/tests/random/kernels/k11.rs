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
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v3.wrapping_add(i14), 7_i64)], v6.wrapping_mul(__Elem::to::<u64>(v4.wrapping_add(i14))), __cpu::Order::SeqCst);
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
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v8.wrapping_add(i17), 7_i64)], v13, __cpu::Order::Release);
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
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
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
                let v24 = __Elem::to::<u64>(v23).wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i23)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i23), 7_i64)], v24, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::Row<f64>,
        R3: __cpu::row::Row<f64>,
        R4: __cpu::row::Row<f64>,
        R5: __cpu::row::Row<f64>,
        R6: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        t5_row_3: R1,
        t5_row_4: R2,
        x1_row_2: R3,
        x1_row_3: R4,
        x1_row_4: R5,
        mut y2_row: R6,
        i24: i64,
        t5: __cpu::View<f64, 2>,
        v25: i64,
        v35: f64,
        v37: i16,
        v38: u16,
        v42: bool,
        v41: f64,
        v34: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v43 = t8_row_2.get(lane);
                let v44 = t5.load([v25, __Elem::to::<i64>(v43)], <f64 as __Elem>::ZERO);
                let v45 = t5_row_3.get(lane);
                let v46 = t5_row_4.get(lane);
                let v47 = x1_row_2.get(lane);
                let v48 = t5_row_4.get(lane);
                let v49 = __Elem::powf::<L, true>(__Elem::abs(__Elem::min(v46, v47) * 0.5_f64) + 1.0_f64, __Elem::min(v35, v48));
                let v50 = (__Elem::to::<i16>(i25.wrapping_sub(5)) >= v37) | (v38 != __Elem::to::<u16>(i25));
                let v51 = x1_row_3.get(lane);
                let v52 = __Elem::select(v42, -1.0_f64, v51);
                let v53 = x1_row_4.get(lane);
                let v54 = __Elem::select(v50, __Elem::tanh::<L, true>((v41 - v52) * 0.5_f64), __Elem::ln::<L, true>(v53 * 0.5_f64));
                let v55 = __Elem::select(i24 > i25, __Elem::erf::<L, true>((v44 * v45) * 0.5_f64), __Elem::select(v34, v49, v54));
                y2_row.set(lane, v55);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<
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
                let v59 = t5_2_row.get(lane);
                let v60 = t5_2.load([i7, i7], <f64 as __Elem>::ZERO);
                let v61 = t5_2.load([i7, i7], <f64 as __Elem>::ZERO);
                t6_2_row.set(lane, __Elem::abs(v59) * (v60 * __Elem::abs(v61)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v61: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v62: i64,
        v63: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v64 = t5_2_row_2.get(lane);
                let v65 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v64) * 16.0_f32));
                let v66 = v65.wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i14_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v62.wrapping_add(i14_2), 7_i64)], v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v68: i64,
        v70: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v71 = t6_2_row_2.get(lane);
                let v72 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v71) * 16.0_f32));
                let v73 = v72.wrapping_mul(__Elem::to::<u64>(v70.wrapping_add(i17_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i17_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v75: i64,
        v77: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v78 = t7_2_row_2.get(lane);
                let v79 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v78) * 16.0_f32));
                let v80 = v79.wrapping_mul(__Elem::to::<u64>(v77.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v75.wrapping_add(i21_2), 7_i64)], v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v81: i64,
        v82: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v83 = t8_2_row.get(lane);
                let v84 = __Elem::to::<u64>(v83).wrapping_mul(__Elem::to::<u64>(v82.wrapping_add(i23_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v81.wrapping_add(i23_2), 7_i64)], v84);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::Row<f64>,
        R3: __cpu::row::Row<f64>,
        R4: __cpu::row::Row<f64>,
        R5: __cpu::row::Row<f64>,
        R6: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        t5_2_row_3: R1,
        t5_2_row_4: R2,
        x1_2_row_2: R3,
        x1_2_row_3: R4,
        x1_2_row_4: R5,
        mut y2_2_row: R6,
        i24_2: i64,
        t5_2: __cpu::View<f64, 2>,
        v85: i64,
        v95: f64,
        v97: i16,
        v98: u16,
        v102: bool,
        v101: f64,
        v94: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v103 = t8_2_row_2.get(lane);
                let v104 = t5_2.load([v85, __Elem::to::<i64>(v103)], <f64 as __Elem>::ZERO);
                let v105 = t5_2_row_3.get(lane);
                let v106 = t5_2_row_4.get(lane);
                let v107 = x1_2_row_2.get(lane);
                let v108 = t5_2_row_4.get(lane);
                let v109 = __Elem::powf::<L, true>(__Elem::abs(__Elem::min(v106, v107) * 0.5_f64) + 1.0_f64, __Elem::min(v95, v108));
                let v110 = (__Elem::to::<i16>(i25_2.wrapping_sub(5)) >= v97) | (v98 != __Elem::to::<u16>(i25_2));
                let v111 = x1_2_row_3.get(lane);
                let v112 = __Elem::select(v102, -1.0_f64, v111);
                let v113 = x1_2_row_4.get(lane);
                let v114 = __Elem::select(v110, __Elem::tanh::<L, true>((v101 - v112) * 0.5_f64), __Elem::ln::<L, true>(v113 * 0.5_f64));
                let v115 = __Elem::select(i24_2 > i25_2, __Elem::erf::<L, true>((v104 * v105) * 0.5_f64), __Elem::select(v94, v109, v114));
                y2_2_row.set(lane, v115);
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
        plan.value(d1);
        plan.value(d0);
        plan.finish([1, v1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([BN as i64, 2]);
        size.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
        size.tile::<f64, 4>([BN as i64, 2, BM as i64, BN as i64]);
        size.tile::<i32, 2>([BM as i64, BN as i64]);
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
            let d1 = __cpu::value::<i64>(call, 0);
            let d0 = __cpu::value::<i64>(call, 1);
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
                let t8 = scratch.tile::<i32, 2>([BM as i64, BN as i64]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 3>(t6, 0, __cpu::insert_axis(t8, 0), <f64 as __Elem>::ZERO);
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
                for i24 in 0_i64..(BN as i64) {
                    let v25 = __Elem::to::<i64>(__Elem::to::<u8>(i24.wrapping_sub(8)));
                    let v26 = t8.load([1, 0], <i32 as __Elem>::ZERO);
                    let v27 = t8.load([_q4, i24], <i32 as __Elem>::ZERO);
                    let v28 = t8.load([i24, i24], <i32 as __Elem>::ZERO);
                    let v29 = t8.load([__Elem::to::<i64>(v27), __Elem::to::<i64>(v28)], <i32 as __Elem>::ZERO);
                    let v30 = t8.load([__Elem::to::<i64>(v29), i24], <i32 as __Elem>::ZERO);
                    let v31 = t8.load([d1, i24], <i32 as __Elem>::ZERO);
                    let v32 = t6.load([i24, 2, d0], <f64 as __Elem>::ZERO);
                    let v33 = v31 == __Elem::to_round::<L, i32>(v32, __cpu::Round::Down);
                    let v34 = (v30 < (-2_i32)) | v33;
                    let v35 = t5.load_inside([i24, 1]);
                    let v36 = t8.load([i24, i24], <i32 as __Elem>::ZERO);
                    let v37 = __Elem::to::<i16>(__Elem::to::<i64>(v36));
                    let v38 = __Elem::to::<u16>(1_i64);
                    let v39 = t8.load([_q4, i24], <i32 as __Elem>::ZERO);
                    let v40 = t5.load([__Elem::to::<i64>(v39), _q4], <f64 as __Elem>::ZERO);
                    let v41 = __Elem::round::<L, true>(v40);
                    let v42 = d1 < 4;
                    let t8_row_2 = t8.row(0, [0, i24], 2);
                    let t5_row_3 = t5.row(0, [0, __Elem::to::<i64>(v26)], 2);
                    let t5_row_4 = t5.row(1, [i24, 0], 2);
                    let x1_row_2 = x1.row(1, [_q4, 0], 2);
                    let x1_row_3 = x1.row(0, [0, b3], 2);
                    let x1_row_4 = x1.row(1, [d0, 0], 2);
                    let y2_row = y2.row(1, [b2.wrapping_mul(BN as i64).wrapping_add(i24), b3.wrapping_mul(2)], 2);
                    let (from, to) = __cpu::common(2, [t8_row_2.span(), t5_row_3.span(), x1_row_2.unit_span(), x1_row_3.span(), x1_row_4.unit_span(), y2_row.unit_span()]);
                    Self::parallel_7::<L, _, _, _, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t8_row_2.strided(from),
                        t5_row_3.strided(from),
                        t5_row_4.slice(from, to - from),
                        x1_row_2.slice(from, to - from),
                        x1_row_3.strided(from),
                        x1_row_4.slice(from, to - from),
                        y2_row.slice_mut(from, to - from),
                        i24,
                        t5,
                        v25,
                        v35,
                        v37,
                        v38,
                        v42,
                        v41,
                        v34,
                    );
                    if to - from < 2 {
                        for (start, end) in [(0, from), (to, 2)] {
                            Self::parallel_7::<L, _, _, _, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t8_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                t5_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                t5_row_4.slice(start, end - start),
                                x1_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                x1_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                x1_row_4.guarded(start, <f64 as __Elem>::ZERO),
                                y2_row.guarded(start, <f64 as __Elem>::ZERO),
                                i24,
                                t5,
                                v25,
                                v35,
                                v37,
                                v38,
                                v42,
                                v41,
                                v34,
                            );
                        }
                    }
                }
                let t9 = scratch.tile::<f64, 3>([BN as i64, 2, BN as i64]);
                let v56 = t8.load([2, d1], <i32 as __Elem>::ZERO);
                let v57 = __Elem::rem(x1.extent[1].wrapping_mul(BM as i64).wrapping_add(d1), BM as i64);
                let v58 = t8.load([d1, 0], <i32 as __Elem>::ZERO);
                let t6_at = t6.window([__Elem::rem(__Elem::to::<i64>(v56), 2_i64), v57, __Elem::to::<i64>(v58)], [BN as i64, 2, BN as i64]);
                __cpu::copy::<L, _, _, _>(t6_at, t9, <f64 as __Elem>::ZERO);
                let y3_at = y3.window([b2.wrapping_mul(BN as i64), b3.wrapping_mul(2), 0], [BN as i64, 2, BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t9, y3_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3), __cpu::PacedPrefetch::none());
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
            let d1_2 = __cpu::value::<i64>(call, 0);
            let d0_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b2_2, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<f64, 2>([BN as i64, 2]);
                let y2_2_at = y2_2.window([b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2)], [BN as i64, 2]);
                __cpu::copy::<L, _, _, _>(y2_2_at, t5_2, <f64 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
                let whole_2 = t5_2.has_rows(1, [0, 0], [[0, 0, 0], [0, 0, 1]], [BM as i64, BM as i64, BN as i64]) && x1_2.has([0, b3_2], [[0, 0, 1], [0, 0, 0]], [BM as i64, BM as i64, BN as i64]);
                if whole_2 {
                    for i5_2 in 0_i64..(BM as i64) {
                        for i6_2 in 0_i64..(BM as i64) {
                            let t5_2_row = t5_2.whole_row(1, [0, 0], BN as i64, 1);
                            let x1_2_row = x1_2.whole_row(0, [0, b3_2], BN as i64, 1);
                            let t6_2_row = t6_2.row(2, [i5_2, i6_2, 0], BN as i64);
                            Self::parallel_8::<L, true, _, _, _>(
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
                            Self::parallel_8::<L, false, _, _, _>(
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
                                    Self::parallel_8::<L, false, _, _, _>(
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
                            let v59 = x1_2.load([3, i10_2.wrapping_add(1)], <f64 as __Elem>::ZERO);
                            let v60 = x1_2.load([i11_2, __Elem::min(i10_2, i10_2)], <f64 as __Elem>::ZERO);
                            let v61 = __Elem::abs(v59) + v60;
                            let t7_2_row = t7_2.row(3, [i9_2, i10_2, i11_2, 0], BN as i64);
                            Self::parallel_9::<L, _>(level, 0, BN as i64, t7_2_row.slice_mut(0, BN as i64), v61);
                        }
                    }
                }
                let t8_2 = scratch.tile::<i32, 2>([BM as i64, BN as i64]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 3>(t6_2, 0, __cpu::insert_axis(t8_2, 0), <f64 as __Elem>::ZERO);
                for i13_2 in 0_i64..(BN as i64) {
                    let v62 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let v63 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let t5_2_row_2 = t5_2.row(1, [i13_2, 0], 2);
                    Self::parallel_10::<L, _>(level, 0, 2, t5_2_row_2.slice(0, 2), v62, v63, h4_2);
                }
                for i15_2 in 0_i64..(BM as i64) {
                    for i16_2 in 0_i64..(BM as i64) {
                        let v67 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                        let v68 = v67.wrapping_mul(5);
                        let v69 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                        let v70 = v69.wrapping_mul(5);
                        let t6_2_row_2 = t6_2.row(2, [i15_2, i16_2, 0], BN as i64);
                        Self::parallel_11::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t6_2_row_2.slice(0, BN as i64),
                            v68,
                            v70,
                            h4_2,
                        );
                    }
                }
                for i18_2 in 0_i64..(BN as i64) {
                    for i19_2 in 0_i64..2 {
                        for i20_2 in 0_i64..(BM as i64) {
                            let v74 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                            let v75 = v74.wrapping_mul(5).wrapping_add(i20_2).wrapping_mul(5);
                            let v76 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                            let v77 = v76.wrapping_mul(5).wrapping_add(i20_2).wrapping_mul(5);
                            let t7_2_row_2 = t7_2.row(3, [i18_2, i19_2, i20_2, 0], BN as i64);
                            Self::parallel_12::<L, _>(
                                level,
                                0,
                                BN as i64,
                                t7_2_row_2.slice(0, BN as i64),
                                v75,
                                v77,
                                h4_2,
                            );
                        }
                    }
                }
                for i22_2 in 0_i64..(BM as i64) {
                    let v81 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v82 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i22_2, 0], BN as i64);
                    Self::parallel_13::<L, _>(level, 0, BN as i64, t8_2_row.slice(0, BN as i64), v81, v82, h4_2);
                }
                for i24_2 in 0_i64..(BN as i64) {
                    let v85 = __Elem::to::<i64>(__Elem::to::<u8>(i24_2.wrapping_sub(8)));
                    let v86 = t8_2.load([1, 0], <i32 as __Elem>::ZERO);
                    let v87 = t8_2.load([_q4_2, i24_2], <i32 as __Elem>::ZERO);
                    let v88 = t8_2.load([i24_2, i24_2], <i32 as __Elem>::ZERO);
                    let v89 = t8_2.load([__Elem::to::<i64>(v87), __Elem::to::<i64>(v88)], <i32 as __Elem>::ZERO);
                    let v90 = t8_2.load([__Elem::to::<i64>(v89), i24_2], <i32 as __Elem>::ZERO);
                    let v91 = t8_2.load([d1_2, i24_2], <i32 as __Elem>::ZERO);
                    let v92 = t6_2.load([i24_2, 2, d0_2], <f64 as __Elem>::ZERO);
                    let v93 = v91 == __Elem::to_round::<L, i32>(v92, __cpu::Round::Down);
                    let v94 = (v90 < (-2_i32)) | v93;
                    let v95 = t5_2.load_inside([i24_2, 1]);
                    let v96 = t8_2.load([i24_2, i24_2], <i32 as __Elem>::ZERO);
                    let v97 = __Elem::to::<i16>(__Elem::to::<i64>(v96));
                    let v98 = __Elem::to::<u16>(1_i64);
                    let v99 = t8_2.load([_q4_2, i24_2], <i32 as __Elem>::ZERO);
                    let v100 = t5_2.load([__Elem::to::<i64>(v99), _q4_2], <f64 as __Elem>::ZERO);
                    let v101 = __Elem::round::<L, true>(v100);
                    let v102 = d1_2 < 4;
                    let t8_2_row_2 = t8_2.row(0, [0, i24_2], 2);
                    let t5_2_row_3 = t5_2.row(0, [0, __Elem::to::<i64>(v86)], 2);
                    let t5_2_row_4 = t5_2.row(1, [i24_2, 0], 2);
                    let x1_2_row_2 = x1_2.row(1, [_q4_2, 0], 2);
                    let x1_2_row_3 = x1_2.row(0, [0, b3_2], 2);
                    let x1_2_row_4 = x1_2.row(1, [d0_2, 0], 2);
                    let y2_2_row = y2_2.row(1, [b2_2.wrapping_mul(BN as i64).wrapping_add(i24_2), b3_2.wrapping_mul(2)], 2);
                    let (from, to) = __cpu::common(2, [t8_2_row_2.span(), t5_2_row_3.span(), x1_2_row_2.unit_span(), x1_2_row_3.span(), x1_2_row_4.unit_span(), y2_2_row.unit_span()]);
                    Self::parallel_14::<L, _, _, _, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t8_2_row_2.strided(from),
                        t5_2_row_3.strided(from),
                        t5_2_row_4.slice(from, to - from),
                        x1_2_row_2.slice(from, to - from),
                        x1_2_row_3.strided(from),
                        x1_2_row_4.slice(from, to - from),
                        y2_2_row.slice_mut(from, to - from),
                        i24_2,
                        t5_2,
                        v85,
                        v95,
                        v97,
                        v98,
                        v102,
                        v101,
                        v94,
                    );
                    if to - from < 2 {
                        for (start, end) in [(0, from), (to, 2)] {
                            Self::parallel_14::<L, _, _, _, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t8_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                t5_2_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                t5_2_row_4.slice(start, end - start),
                                x1_2_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                x1_2_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                x1_2_row_4.guarded(start, <f64 as __Elem>::ZERO),
                                y2_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                i24_2,
                                t5_2,
                                v85,
                                v95,
                                v97,
                                v98,
                                v102,
                                v101,
                                v94,
                            );
                        }
                    }
                }
                let t9_2 = scratch.tile::<f64, 3>([BN as i64, 2, BN as i64]);
                let v116 = t8_2.load([2, d1_2], <i32 as __Elem>::ZERO);
                let v117 = x1_2.extent[1].wrapping_mul(BM as i64).wrapping_add(d1_2);
                let v118 = t8_2.load([d1_2, 0], <i32 as __Elem>::ZERO);
                let t6_2_at = t6_2.window([__Elem::rem(__Elem::to::<i64>(v116), 2_i64), __Elem::rem(v117, BM as i64), __Elem::to::<i64>(v118)], [BN as i64, 2, BN as i64]);
                __cpu::copy::<L, _, _, _>(t6_2_at, t9_2, <f64 as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2), 0], [BN as i64, 2, BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t9_2, y3_2_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
