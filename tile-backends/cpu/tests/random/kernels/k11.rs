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
    unsafe fn parallel_7<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
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
        x1_row_2: R0,
        t5_row_3: R1,
        x0_row: R2,
        t5_row_4: R3,
        x1_row_3: R4,
        t5_row_5: R5,
        mut y2_row: R6,
        i24: i64,
        v27: f64,
        v28: f64,
        v29: f64,
        v30: bool,
        v31: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v32 = x1_row_2.get(lane);
                let v33 = t5_row_3.get(lane);
                let v34 = __Elem::abs((v27 * __Elem::min(v32, v33)) * 0.5_f64) + 1.0_f64;
                let v35 = x0_row.get(lane);
                let v36 = t5_row_4.get(lane);
                let v37 = x1_row_3.get(lane);
                let v38 = t5_row_4.get(lane);
                let v39 = t5_row_3.get(lane);
                let v40 = t5_row_5.get(lane);
                let v41 = __Elem::log1p::<L, true>(((v38 * v39) + (v40 - v31)) * 0.5_f64);
                let v42 = __Elem::select((i24 == i25) & v30, __Elem::asin::<L, true>(v37 * 0.5_f64), v41);
                let v43 = __Elem::select(__Elem::is_nan(v35), __Elem::exp2::<L, true>(((v28 * v36) * v29) * 0.5_f64), v42);
                let v44 = __Elem::select(i24 != i25, __Elem::recip::<L, true>(v34), v43);
                y2_row.set(lane, v44);
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
                let v32 = t5_2_row.get(lane);
                let v33 = t5_2.load([i7, i7], <f64 as __Elem>::ZERO);
                let v34 = t5_2.load([i7, i7], <f64 as __Elem>::ZERO);
                t6_2_row.set(lane, __Elem::abs(v32) * (v33 * __Elem::abs(v34)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v34: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v34);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v35: i64,
        v36: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v37 = t5_2_row_2.get(lane);
                let v38 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v37) * 16.0_f32));
                let v39 = v38.wrapping_mul(__Elem::to::<u64>(v36.wrapping_add(i14_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v35.wrapping_add(i14_2), 7_i64)], v39);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v41: i64,
        v43: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v44 = t6_2_row_2.get(lane);
                let v45 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v44) * 16.0_f32));
                let v46 = v45.wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i17_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v41.wrapping_add(i17_2), 7_i64)], v46);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v48: i64,
        v50: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v51 = t7_2_row_2.get(lane);
                let v52 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v51) * 16.0_f32));
                let v53 = v52.wrapping_mul(__Elem::to::<u64>(v50.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v48.wrapping_add(i21_2), 7_i64)], v53);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v54: i64,
        v55: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v56 = t8_2_row.get(lane);
                let v57 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v56) * 16.0_f32));
                let v58 = v57.wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i23_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v54.wrapping_add(i23_2), 7_i64)], v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
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
        x1_2_row_2: R0,
        t5_2_row_3: R1,
        x0_2_row: R2,
        t5_2_row_4: R3,
        x1_2_row_3: R4,
        t5_2_row_5: R5,
        mut y2_2_row: R6,
        i24_2: i64,
        v60: f64,
        v61: f64,
        v62: f64,
        v63: bool,
        v64: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v65 = x1_2_row_2.get(lane);
                let v66 = t5_2_row_3.get(lane);
                let v67 = __Elem::abs((v60 * __Elem::min(v65, v66)) * 0.5_f64) + 1.0_f64;
                let v68 = x0_2_row.get(lane);
                let v69 = t5_2_row_4.get(lane);
                let v70 = x1_2_row_3.get(lane);
                let v71 = t5_2_row_4.get(lane);
                let v72 = t5_2_row_3.get(lane);
                let v73 = t5_2_row_5.get(lane);
                let v74 = __Elem::log1p::<L, true>(((v71 * v72) + (v73 - v64)) * 0.5_f64);
                let v75 = __Elem::select((i24_2 == i25) & v63, __Elem::asin::<L, true>(v70 * 0.5_f64), v74);
                let v76 = __Elem::select(__Elem::is_nan(v68), __Elem::exp2::<L, true>(((v61 * v69) * v62) * 0.5_f64), v75);
                let v77 = __Elem::select(i24_2 != i25, __Elem::recip::<L, true>(v67), v76);
                y2_2_row.set(lane, v77);
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
        plan.finish([1, v1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([BN as i64, 2]);
        size.tile::<f64, 3>([BM as i64, BM as i64, BN as i64]);
        size.tile::<f64, 4>([BN as i64, 2, BM as i64, BN as i64]);
        size.tile::<f64, 2>([BM as i64, BN as i64]);
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
                let whole_2 = x1.has_rows(1, [0, 0], [[1, 0], [0, 1]], [BN as i64, 2]) && x0.has([0, d1], [[0, 1], [0, 0]], [BN as i64, 2]) && x1.has_rows(1, [b2, 0], [[0, 0], [0, 1]], [BN as i64, 2]) && t5.has_rows(1, [_q4, 0], [[0, 0], [0, 1]], [BN as i64, 2]) && y2.has_rows(1, [b2.wrapping_mul(BN as i64), b3.wrapping_mul(2)], [[1, 0], [0, 1]], [BN as i64, 2]);
                if whole_2 {
                    for i24 in 0_i64..(BN as i64) {
                        let v26 = t5.load([0, i24], <f64 as __Elem>::ZERO);
                        let v27 = __Elem::to::<f64>(i24) + v26;
                        let v28 = __Elem::to::<f64>(i24);
                        let v29 = t5.load_inside([0, 1]);
                        let v30 = _q4 >= i24;
                        let v31 = t5.load([i24, i24], <f64 as __Elem>::ZERO);
                        let x1_row_2 = x1.whole_row(1, [i24, 0], 2, 1);
                        let t5_row_3 = t5.row(1, [0, 0], 2);
                        let x0_row = x0.whole_row(0, [0, d1], 2, 1);
                        let t5_row_4 = t5.row(1, [i24, 0], 2);
                        let x1_row_3 = x1.whole_row(1, [b2, 0], 2, 1);
                        let t5_row_5 = t5.whole_row(1, [_q4, 0], 2, 1);
                        let y2_row = y2.whole_row(1, [b2.wrapping_mul(BN as i64).wrapping_add(i24), b3.wrapping_mul(2)], 2, 1);
                        Self::parallel_7::<L, true, _, _, _, _, _, _, _>(
                            level,
                            0,
                            2,
                            x1_row_2.slice(0, 2),
                            t5_row_3.slice(0, 2),
                            x0_row.strided(0),
                            t5_row_4.slice(0, 2),
                            x1_row_3.slice(0, 2),
                            t5_row_5.slice(0, 2),
                            y2_row.slice_mut(0, 2),
                            i24,
                            v27,
                            v28,
                            v29,
                            v30,
                            v31,
                        );
                    }
                } else {
                    for i24 in 0_i64..(BN as i64) {
                        let v26 = t5.load([0, i24], <f64 as __Elem>::ZERO);
                        let v27 = __Elem::to::<f64>(i24) + v26;
                        let v28 = __Elem::to::<f64>(i24);
                        let v29 = t5.load_inside([0, 1]);
                        let v30 = _q4 >= i24;
                        let v31 = t5.load([i24, i24], <f64 as __Elem>::ZERO);
                        let x1_row_2 = x1.row(1, [i24, 0], 2);
                        let t5_row_3 = t5.row(1, [0, 0], 2);
                        let x0_row = x0.row(0, [0, d1], 2);
                        let t5_row_4 = t5.row(1, [i24, 0], 2);
                        let x1_row_3 = x1.row(1, [b2, 0], 2);
                        let t5_row_5 = t5.row(1, [_q4, 0], 2);
                        let y2_row = y2.row(1, [b2.wrapping_mul(BN as i64).wrapping_add(i24), b3.wrapping_mul(2)], 2);
                        let (from, to) = __cpu::common(2, [x1_row_2.unit_span(), x0_row.span(), x1_row_3.unit_span(), t5_row_5.unit_span(), y2_row.unit_span()]);
                        Self::parallel_7::<L, false, _, _, _, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            x1_row_2.slice(from, to - from),
                            t5_row_3.slice(from, to - from),
                            x0_row.strided(from),
                            t5_row_4.slice(from, to - from),
                            x1_row_3.slice(from, to - from),
                            t5_row_5.slice(from, to - from),
                            y2_row.slice_mut(from, to - from),
                            i24,
                            v27,
                            v28,
                            v29,
                            v30,
                            v31,
                        );
                        if to - from < 2 {
                            for (start, end) in [(0, from), (to, 2)] {
                                Self::parallel_7::<L, false, _, _, _, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x1_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    t5_row_3.slice(start, end - start),
                                    x0_row.guarded(start, <f64 as __Elem>::ZERO),
                                    t5_row_4.slice(start, end - start),
                                    x1_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                    t5_row_5.guarded(start, <f64 as __Elem>::ZERO),
                                    y2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    i24,
                                    v27,
                                    v28,
                                    v29,
                                    v30,
                                    v31,
                                );
                            }
                        }
                    }
                }
                let t9 = scratch.tile::<f64, 3>([BN as i64, 2, BN as i64]);
                let t6_at = t6.window([b3, b2, b3], [BN as i64, 2, BN as i64]);
                __cpu::copy::<L, _, _, _>(t6_at, t9, 2.0_f64);
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
                            let v32 = x1_2.load([3, i10_2.wrapping_add(1)], <f64 as __Elem>::ZERO);
                            let v33 = x1_2.load([i11_2, __Elem::min(i10_2, i10_2)], <f64 as __Elem>::ZERO);
                            let v34 = __Elem::abs(v32) + v33;
                            let t7_2_row = t7_2.row(3, [i9_2, i10_2, i11_2, 0], BN as i64);
                            Self::parallel_9::<L, _>(level, 0, BN as i64, t7_2_row.slice_mut(0, BN as i64), v34);
                        }
                    }
                }
                let t8_2 = scratch.tile::<f64, 2>([BM as i64, BN as i64]);
                __cpu::fill::<L, _, _>(t8_2, 1.0_f64);
                __cpu::reduce::<L, __cpu::reduce::MinNan, _, _, 3>(t6_2, 0, __cpu::insert_axis(t8_2, 0), true, <f64 as __Elem>::ZERO);
                for i13_2 in 0_i64..(BN as i64) {
                    let v35 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let v36 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let t5_2_row_2 = t5_2.row(1, [i13_2, 0], 2);
                    Self::parallel_10::<L, _>(level, 0, 2, t5_2_row_2.slice(0, 2), v35, v36, h4_2);
                }
                for i15_2 in 0_i64..(BM as i64) {
                    for i16_2 in 0_i64..(BM as i64) {
                        let v40 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                        let v41 = v40.wrapping_mul(5);
                        let v42 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                        let v43 = v42.wrapping_mul(5);
                        let t6_2_row_2 = t6_2.row(2, [i15_2, i16_2, 0], BN as i64);
                        Self::parallel_11::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t6_2_row_2.slice(0, BN as i64),
                            v41,
                            v43,
                            h4_2,
                        );
                    }
                }
                for i18_2 in 0_i64..(BN as i64) {
                    for i19_2 in 0_i64..2 {
                        for i20_2 in 0_i64..(BM as i64) {
                            let v47 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                            let v48 = v47.wrapping_mul(5).wrapping_add(i20_2).wrapping_mul(5);
                            let v49 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                            let v50 = v49.wrapping_mul(5).wrapping_add(i20_2).wrapping_mul(5);
                            let t7_2_row_2 = t7_2.row(3, [i18_2, i19_2, i20_2, 0], BN as i64);
                            Self::parallel_12::<L, _>(
                                level,
                                0,
                                BN as i64,
                                t7_2_row_2.slice(0, BN as i64),
                                v48,
                                v50,
                                h4_2,
                            );
                        }
                    }
                }
                for i22_2 in 0_i64..(BM as i64) {
                    let v54 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v55 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i22_2, 0], BN as i64);
                    Self::parallel_13::<L, _>(level, 0, BN as i64, t8_2_row.slice(0, BN as i64), v54, v55, h4_2);
                }
                let whole_4 = x1_2.has_rows(1, [0, 0], [[1, 0], [0, 1]], [BN as i64, 2]) && x0_2.has([0, d1_2], [[0, 1], [0, 0]], [BN as i64, 2]) && x1_2.has_rows(1, [b2_2, 0], [[0, 0], [0, 1]], [BN as i64, 2]) && t5_2.has_rows(1, [_q4_2, 0], [[0, 0], [0, 1]], [BN as i64, 2]) && y2_2.has_rows(1, [b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2)], [[1, 0], [0, 1]], [BN as i64, 2]);
                if whole_4 {
                    for i24_2 in 0_i64..(BN as i64) {
                        let v59 = t5_2.load([0, i24_2], <f64 as __Elem>::ZERO);
                        let v60 = __Elem::to::<f64>(i24_2) + v59;
                        let v61 = __Elem::to::<f64>(i24_2);
                        let v62 = t5_2.load_inside([0, 1]);
                        let v63 = _q4_2 >= i24_2;
                        let v64 = t5_2.load([i24_2, i24_2], <f64 as __Elem>::ZERO);
                        let x1_2_row_2 = x1_2.whole_row(1, [i24_2, 0], 2, 1);
                        let t5_2_row_3 = t5_2.row(1, [0, 0], 2);
                        let x0_2_row = x0_2.whole_row(0, [0, d1_2], 2, 1);
                        let t5_2_row_4 = t5_2.row(1, [i24_2, 0], 2);
                        let x1_2_row_3 = x1_2.whole_row(1, [b2_2, 0], 2, 1);
                        let t5_2_row_5 = t5_2.whole_row(1, [_q4_2, 0], 2, 1);
                        let y2_2_row = y2_2.whole_row(1, [b2_2.wrapping_mul(BN as i64).wrapping_add(i24_2), b3_2.wrapping_mul(2)], 2, 1);
                        Self::parallel_14::<L, true, _, _, _, _, _, _, _>(
                            level,
                            0,
                            2,
                            x1_2_row_2.slice(0, 2),
                            t5_2_row_3.slice(0, 2),
                            x0_2_row.strided(0),
                            t5_2_row_4.slice(0, 2),
                            x1_2_row_3.slice(0, 2),
                            t5_2_row_5.slice(0, 2),
                            y2_2_row.slice_mut(0, 2),
                            i24_2,
                            v60,
                            v61,
                            v62,
                            v63,
                            v64,
                        );
                    }
                } else {
                    for i24_2 in 0_i64..(BN as i64) {
                        let v59 = t5_2.load([0, i24_2], <f64 as __Elem>::ZERO);
                        let v60 = __Elem::to::<f64>(i24_2) + v59;
                        let v61 = __Elem::to::<f64>(i24_2);
                        let v62 = t5_2.load_inside([0, 1]);
                        let v63 = _q4_2 >= i24_2;
                        let v64 = t5_2.load([i24_2, i24_2], <f64 as __Elem>::ZERO);
                        let x1_2_row_2 = x1_2.row(1, [i24_2, 0], 2);
                        let t5_2_row_3 = t5_2.row(1, [0, 0], 2);
                        let x0_2_row = x0_2.row(0, [0, d1_2], 2);
                        let t5_2_row_4 = t5_2.row(1, [i24_2, 0], 2);
                        let x1_2_row_3 = x1_2.row(1, [b2_2, 0], 2);
                        let t5_2_row_5 = t5_2.row(1, [_q4_2, 0], 2);
                        let y2_2_row = y2_2.row(1, [b2_2.wrapping_mul(BN as i64).wrapping_add(i24_2), b3_2.wrapping_mul(2)], 2);
                        let (from, to) = __cpu::common(2, [x1_2_row_2.unit_span(), x0_2_row.span(), x1_2_row_3.unit_span(), t5_2_row_5.unit_span(), y2_2_row.unit_span()]);
                        Self::parallel_14::<L, false, _, _, _, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            x1_2_row_2.slice(from, to - from),
                            t5_2_row_3.slice(from, to - from),
                            x0_2_row.strided(from),
                            t5_2_row_4.slice(from, to - from),
                            x1_2_row_3.slice(from, to - from),
                            t5_2_row_5.slice(from, to - from),
                            y2_2_row.slice_mut(from, to - from),
                            i24_2,
                            v60,
                            v61,
                            v62,
                            v63,
                            v64,
                        );
                        if to - from < 2 {
                            for (start, end) in [(0, from), (to, 2)] {
                                Self::parallel_14::<L, false, _, _, _, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x1_2_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    t5_2_row_3.slice(start, end - start),
                                    x0_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    t5_2_row_4.slice(start, end - start),
                                    x1_2_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                    t5_2_row_5.guarded(start, <f64 as __Elem>::ZERO),
                                    y2_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    i24_2,
                                    v60,
                                    v61,
                                    v62,
                                    v63,
                                    v64,
                                );
                            }
                        }
                    }
                }
                let t9_2 = scratch.tile::<f64, 3>([BN as i64, 2, BN as i64]);
                let t6_2_at = t6_2.window([b3_2, b2_2, b3_2], [BN as i64, 2, BN as i64]);
                __cpu::copy::<L, _, _, _>(t6_2_at, t9_2, 2.0_f64);
                let y3_2_at = y3_2.window([b2_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(2), 0], [BN as i64, 2, BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t9_2, y3_2_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
