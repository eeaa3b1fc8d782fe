// Emitted from the random kernel of seed 4.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_4: i32 = 2_u64 as i32;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl __Kernel {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t7_row: R1,
        v6: f64,
        v5: f64,
        _q8: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l8_cells = [<f64 as __Elem>::ZERO; 3];
                let l8 = __cpu::View::packed(l8_cells.as_mut_ptr(), [3]);
                for k14 in 0_i64..3 {
                    let v7 = x1_row.get(lane);
                    l8.store([k14], v5 + __Elem::min_nan(v6, v7));
                }
                let v8 = l8.load([_q8], <f64 as __Elem>::ZERO);
                t7_row.set(lane, v8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        v7: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_row.set(lane, v7);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
        v8: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_row.set(lane, v8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v12: i64,
        v15: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v16 = t9_row.get(lane);
                let v17 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v16) * 16.0_f32));
                let v18 = v17.wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i23)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v12.wrapping_add(i23), 7_i64)], v18, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v19: i64,
        v20: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v21 = t12_row.get(lane);
                let v22 = __Elem::to::<u64>(v21).wrapping_mul(__Elem::to::<u64>(v20.wrapping_add(i25)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v19.wrapping_add(i25), 7_i64)], v22, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v24: i64,
        v26: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v27 = t13_row.get(lane);
                let v28 = __Elem::to::<u64>(__Elem::to::<i64>(v27 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v26.wrapping_add(i28)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v24.wrapping_add(i28), 7_i64)], v28, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v29 = t14_row.get(lane);
                let v30 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v29) * 16.0_f32));
                let v31 = v30.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i29)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i29), 7_i64)], v31, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v32 = t15_row.get(lane);
                let v33 = __Elem::to::<u64>(v32).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i30)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i30), 7_i64)], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<
        L: __cpu::Level,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<u32>,
        R2: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        t12_row_2: R1,
        mut y4_row: R2,
        t12: __cpu::View<u32, 2>,
        x0: __cpu::View<u32, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v34 = t12.load_inside([i31, i31]);
                let v35 = t12.load_inside([i31, i31]);
                let v36 = t6_row.get(lane);
                let v37 = __Elem::to_round::<L, u32>(v36, __cpu::Round::TowardZero);
                let v38 = t12_row_2.get(lane);
                let v39 = __Elem::max(__Elem::min(v34, v35), __Elem::shl(v37, v38));
                let v40 = t12.load_inside([i31, i31]);
                let v41 = x0.load([i31, 6, __Elem::to::<i64>(v40)], <u32 as __Elem>::ZERO);
                let v42 = __Elem::rem(v39.wrapping_mul(3_u32).wrapping_add(v41), 3_u32);
                y4_row.set(lane, v42);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_2_row: R0,
        mut t7_2_row: R1,
        v49: f64,
        v48: f64,
        _q8_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l8_cells = [<f64 as __Elem>::ZERO; 3];
                let l8 = __cpu::View::packed(l8_cells.as_mut_ptr(), [3]);
                for k14 in 0_i64..3 {
                    let v50 = x1_2_row.get(lane);
                    l8.store([k14], v48 + __Elem::min_nan(v49, v50));
                }
                let v51 = l8.load([_q8_2], <f64 as __Elem>::ZERO);
                t7_2_row.set(lane, v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        v50: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_2_row.set(lane, v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
        v51: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_2_row.set(lane, v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v55: i64,
        v58: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v59 = t9_2_row.get(lane);
                let v60 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v59) * 16.0_f32));
                let v61 = v60.wrapping_mul(__Elem::to::<u64>(v58.wrapping_add(i23_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v55.wrapping_add(i23_2), 7_i64)], v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v62: i64,
        v63: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v64 = t12_2_row.get(lane);
                let v65 = __Elem::to::<u64>(v64).wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i25_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v62.wrapping_add(i25_2), 7_i64)], v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v67: i64,
        v69: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v70 = t13_2_row.get(lane);
                let v71 = __Elem::to::<u64>(__Elem::to::<i64>(v70 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i28_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v67.wrapping_add(i28_2), 7_i64)], v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v72 = t14_2_row.get(lane);
                let v73 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v72) * 16.0_f32));
                let v74 = v73.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i29_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i29_2), 7_i64)], v74);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v75 = t15_2_row.get(lane);
                let v76 = __Elem::to::<u64>(v75).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i30_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i30_2), 7_i64)], v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<
        L: __cpu::Level,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<u32>,
        R2: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        t12_2_row_2: R1,
        mut y4_2_row: R2,
        t12_2: __cpu::View<u32, 2>,
        x0_2: __cpu::View<u32, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v77 = t12_2.load_inside([i31_2, i31_2]);
                let v78 = t12_2.load_inside([i31_2, i31_2]);
                let v79 = t6_2_row.get(lane);
                let v80 = __Elem::to_round::<L, u32>(v79, __cpu::Round::TowardZero);
                let v81 = t12_2_row_2.get(lane);
                let v82 = __Elem::max(__Elem::min(v77, v78), __Elem::shl(v80, v81));
                let v83 = t12_2.load_inside([i31_2, i31_2]);
                let v84 = x0_2.load([i31_2, 6, __Elem::to::<i64>(v83)], <u32 as __Elem>::ZERO);
                let v85 = __Elem::rem(v82.wrapping_mul(3_u32).wrapping_add(v84), 3_u32);
                y4_2_row.set(lane, v85);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_4", args);
        let d1 = plan.extent(0, 0);
        let d2 = plan.extent(0, 1);
        let d3 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, d3)?;
        plan.expect("x1", 1, 1, d1)?;
        let d4 = plan.extent(1, 2);
        let d5 = plan.extent(2, 0);
        let d6 = plan.extent(3, 0);
        plan.expect("y3", 3, 1, 4)?;
        plan.expect("y4", 4, 0, d6)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d6.wrapping_add(0);
        let v1 = __Elem::div(v0, 1_i64);
        plan.value(d3);
        plan.value(d6);
        plan.value(d4);
        plan.value(d1);
        plan.value(d5);
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([4, 3]);
        size.tile::<f64, 5>([3, 3, 3, 1, 3]);
        size.tile::<f64, 5>([3, 3, 3, 1, 3]);
        size.tile::<u32, 2>([4, 1]);
        size.tile::<u32, 2>([4, 4]);
        size.tile::<u32, 2>([1, 4]);
        size.gemm::<L, u32, u32, u32>(1, 4, 4);
        size.tile::<f32, 3>([3, 3, 4]);
        size.tile::<f64, 1>([4]);
        size.tile::<i32, 1>([3]);
        size.tile::<u32, 2>([1, 4]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u32, 3>(call, 0);
            let x1 = __cpu::tensor::<f64, 3>(call, 1);
            let x2 = __cpu::tensor::<f32, 1>(call, 2);
            let y3 = __cpu::tensor::<u32, 2>(call, 3);
            let y4 = __cpu::tensor::<u32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let _q8 = __cpu::scalar::<i64>(call.args, 6);
            let d3 = __cpu::value::<i64>(call, 0);
            let d6 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let d1 = __cpu::value::<i64>(call, 3);
            let d5 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f64, 2>([4, 3]);
                let v0 = x0.load([4, d6, d4], <u32 as __Elem>::ZERO);
                let v1 = x0.load([__Elem::to::<i64>(v0), b7, d6], <u32 as __Elem>::ZERO);
                let v2 = __Elem::shr(__Elem::to::<i64>(v1).wrapping_sub(4), d4.wrapping_sub(4));
                let x0_at = x0.window([d3.wrapping_mul(1), v2, b7.wrapping_mul(4)], [1, 4, 3]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1, 2]), t6, <f64 as __Elem>::ZERO);
                let t7 = scratch.tile::<f64, 5>([3, 3, 3, 1, 3]);
                let whole = x1.has([_q8, 0, 0], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 1, 0, 0]], [3, 1, 3, 3, 3]);
                if whole {
                    for i9 in 0_i64..3 {
                        for i10 in 0_i64..1 {
                            for i11 in 0_i64..3 {
                                for i12 in 0_i64..3 {
                                    let v3 = x2.load([i10], <f32 as __Elem>::ZERO);
                                    let v4 = x1.load([i10, i12, i9], <f64 as __Elem>::ZERO);
                                    let v5 = __Elem::min_nan(__Elem::to_round::<L, f64>(v3, __cpu::Round::Down), v4);
                                    let v6 = t6.load_inside([i9, i9]);
                                    let x1_row = x1.whole_row(1, [_q8, 0, i11], 3, 1);
                                    let t7_row = t7.row(0, [0, i12, i11, i10, i9], 3);
                                    Self::parallel::<L, true, _, _>(
                                        level,
                                        0,
                                        3,
                                        x1_row.strided(0),
                                        t7_row.strided(0),
                                        v6,
                                        v5,
                                        _q8,
                                    );
                                }
                            }
                        }
                    }
                } else {
                    for i9 in 0_i64..3 {
                        for i10 in 0_i64..1 {
                            for i11 in 0_i64..3 {
                                for i12 in 0_i64..3 {
                                    let v3 = x2.load([i10], <f32 as __Elem>::ZERO);
                                    let v4 = x1.load([i10, i12, i9], <f64 as __Elem>::ZERO);
                                    let v5 = __Elem::min_nan(__Elem::to_round::<L, f64>(v3, __cpu::Round::Down), v4);
                                    let v6 = t6.load_inside([i9, i9]);
                                    let x1_row = x1.row(1, [_q8, 0, i11], 3);
                                    let t7_row = t7.row(0, [0, i12, i11, i10, i9], 3);
                                    let (from, to) = __cpu::common(3, [x1_row.span()]);
                                    Self::parallel::<L, false, _, _>(
                                        level,
                                        from,
                                        to - from,
                                        x1_row.strided(from),
                                        t7_row.strided(from),
                                        v6,
                                        v5,
                                        _q8,
                                    );
                                    if to - from < 3 {
                                        for (start, end) in [(0, from), (to, 3)] {
                                            Self::parallel::<L, false, _, _>(
                                                level,
                                                start,
                                                end - start,
                                                x1_row.guarded(start, <f64 as __Elem>::ZERO),
                                                t7_row.strided(start),
                                                v6,
                                                v5,
                                                _q8,
                                            );
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
                let t9 = scratch.tile::<f64, 5>([3, 3, 3, 1, 3]);
                __cpu::scan::<L, __cpu::reduce::Min, _, _, _>(t7, 2, t9, false, <f64 as __Elem>::ZERO);
                let t10 = scratch.tile::<u32, 2>([4, 1]);
                for i15 in 0_i64..4 {
                    let v7 = 0_u32.wrapping_mul(1_u32);
                    let t10_row = t10.row(1, [i15, 0], 1);
                    Self::parallel_2::<L, _>(level, 0, 1, t10_row.slice_mut(0, 1), v7);
                }
                let t11 = scratch.tile::<u32, 2>([4, 4]);
                for i17 in 0_i64..4 {
                    let v8 = 0_u32.wrapping_mul(0_u32).wrapping_add(1_u32);
                    let t11_row = t11.row(1, [i17, 0], 4);
                    Self::parallel_3::<L, _>(level, 0, 4, t11_row.slice_mut(0, 4), v8);
                }
                let t12 = scratch.tile::<u32, 2>([1, 4]);
                __cpu::fill::<L, _, _>(t12, 0_u32);
                let t10_at = t10.permute([1, 0]);
                let t11_at = t11.permute([1, 0]);
                __cpu::sized!(true, gemm::<L, u32, u32, u32>(t10_at, t11_at, t12, true, scratch.rest()));
                let t13 = scratch.tile::<f32, 3>([3, 3, 4]);
                let x0_at_2 = x0.window([d6, d6, 3], [3, 3, 4]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t13, <f32 as __Elem>::ZERO);
                let t14 = scratch.tile::<f64, 1>([4]);
                let v9 = x2.load([d1], <f32 as __Elem>::ZERO);
                let x2_at = x2.window([d6], [4]);
                __cpu::copy::<L, _, _, _>(x2_at, t14, __Elem::to::<f64>(v9));
                let t15 = scratch.tile::<i32, 1>([3]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t6, 0, __cpu::insert_axis(t15, 0), <f64 as __Elem>::ZERO);
                for i19 in 0_i64..3 {
                    for i20 in 0_i64..3 {
                        for i21 in 0_i64..3 {
                            for i22 in 0_i64..1 {
                                let v10 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                                let v11 = v10.wrapping_mul(5).wrapping_add(i21).wrapping_mul(5).wrapping_add(i22);
                                let v12 = v11.wrapping_mul(5);
                                let v13 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                                let v14 = v13.wrapping_mul(5).wrapping_add(i21).wrapping_mul(5).wrapping_add(i22);
                                let v15 = v14.wrapping_mul(5);
                                let t9_row = t9.row(4, [i19, i20, i21, i22, 0], 3);
                                Self::parallel_4::<L, _>(level, 0, 3, t9_row.slice(0, 3), v12, v15, h5);
                            }
                        }
                    }
                }
                for i24 in 0_i64..1 {
                    let v19 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let v20 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let t12_row = t12.row(1, [i24, 0], 4);
                    Self::parallel_5::<L, _>(level, 0, 4, t12_row.slice(0, 4), v19, v20, h5);
                }
                for i26 in 0_i64..3 {
                    for i27 in 0_i64..3 {
                        let v23 = 5_i64.wrapping_add(i26).wrapping_mul(5).wrapping_add(i27);
                        let v24 = v23.wrapping_mul(5);
                        let v25 = 5_i64.wrapping_add(i26).wrapping_mul(5).wrapping_add(i27);
                        let v26 = v25.wrapping_mul(5);
                        let t13_row = t13.row(2, [i26, i27, 0], 4);
                        Self::parallel_6::<L, _>(level, 0, 4, t13_row.slice(0, 4), v24, v26, h5);
                    }
                }
                let t14_row = t14.row(0, [0], 4);
                Self::parallel_7::<L, _>(level, 0, 4, t14_row.slice(0, 4), h5);
                let t15_row = t15.row(0, [0], 3);
                Self::parallel_8::<L, _>(level, 0, 3, t15_row.slice(0, 3), h5);
                let t16 = scratch.tile::<u32, 2>([1, 4]);
                let t9_at = t9.window([b7.wrapping_mul(1), d5.wrapping_mul(3), d5, 0, d5.wrapping_sub(1)], [1, 4, 1, 1, 1]).squeeze([1, 4]);
                let t9_at_at = t9_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t9_at_at, t16, <u32 as __Elem>::ZERO);
                let y3_at = y3.window([b7.wrapping_mul(1), 0], [1, 4]);
                __cpu::copy_out::<L, _, _, _>(t16, y3_at, <u32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3), __cpu::PacedPrefetch::none());
                let t6_row = t6.row(0, [0, _q8], 1);
                let t12_row_2 = t12.row(0, [0, 1], 1);
                let y4_row = y4.row(0, [b7.wrapping_mul(1)], 1);
                let (from, to) = __cpu::common(1, [t6_row.span(), y4_row.unit_span()]);
                let mut staging = __cpu::StagingBuffer::new();
                let mut chunks = __cpu::StreamingRow::new(y4_row, from, to - from, __cpu::is_non_temporal(call, &y4), &mut staging);
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_9::<L, _, _, _>(
                        level,
                        start,
                        count,
                        t6_row.strided(start),
                        t12_row_2.strided(start),
                        chunks.slice_mut(),
                        t12,
                        x0,
                    );
                    chunks.store();
                }
                if to - from < 1 {
                    for (start, end) in [(0, from), (to, 1)] {
                        Self::parallel_9::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t6_row.guarded(start, <f64 as __Elem>::ZERO),
                            t12_row_2.strided(start),
                            y4_row.guarded(start, <u32 as __Elem>::ZERO),
                            t12,
                            x0,
                        );
                    }
                }
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<u32, 3>(call, 0);
            let x1_2 = __cpu::tensor::<f64, 3>(call, 1);
            let x2_2 = __cpu::tensor::<f32, 1>(call, 2);
            let y3_2 = __cpu::tensor::<u32, 2>(call, 3);
            let y4_2 = __cpu::tensor::<u32, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _q8_2 = __cpu::scalar::<i64>(call.args, 6);
            let d3_2 = __cpu::value::<i64>(call, 0);
            let d6_2 = __cpu::value::<i64>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 2);
            let d1_2 = __cpu::value::<i64>(call, 3);
            let d5_2 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f64, 2>([4, 3]);
                let v43 = x0_2.load([4, d6_2, d4_2], <u32 as __Elem>::ZERO);
                let v44 = x0_2.load([__Elem::to::<i64>(v43), b7_2, d6_2], <u32 as __Elem>::ZERO);
                let v45 = __Elem::shr(__Elem::to::<i64>(v44).wrapping_sub(4), d4_2.wrapping_sub(4));
                let x0_2_at = x0_2.window([d3_2.wrapping_mul(1), v45, b7_2.wrapping_mul(4)], [1, 4, 3]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1, 2]), t6_2, <f64 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f64, 5>([3, 3, 3, 1, 3]);
                let whole_2 = x1_2.has([_q8_2, 0, 0], [[0, 0, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 1, 0, 0]], [3, 1, 3, 3, 3]);
                if whole_2 {
                    for i9_2 in 0_i64..3 {
                        for i10_2 in 0_i64..1 {
                            for i11_2 in 0_i64..3 {
                                for i12_2 in 0_i64..3 {
                                    let v46 = x2_2.load([i10_2], <f32 as __Elem>::ZERO);
                                    let v47 = x1_2.load([i10_2, i12_2, i9_2], <f64 as __Elem>::ZERO);
                                    let v48 = __Elem::min_nan(__Elem::to_round::<L, f64>(v46, __cpu::Round::Down), v47);
                                    let v49 = t6_2.load_inside([i9_2, i9_2]);
                                    let x1_2_row = x1_2.whole_row(1, [_q8_2, 0, i11_2], 3, 1);
                                    let t7_2_row = t7_2.row(0, [0, i12_2, i11_2, i10_2, i9_2], 3);
                                    Self::parallel_10::<L, true, _, _>(
                                        level,
                                        0,
                                        3,
                                        x1_2_row.strided(0),
                                        t7_2_row.strided(0),
                                        v49,
                                        v48,
                                        _q8_2,
                                    );
                                }
                            }
                        }
                    }
                } else {
                    for i9_2 in 0_i64..3 {
                        for i10_2 in 0_i64..1 {
                            for i11_2 in 0_i64..3 {
                                for i12_2 in 0_i64..3 {
                                    let v46 = x2_2.load([i10_2], <f32 as __Elem>::ZERO);
                                    let v47 = x1_2.load([i10_2, i12_2, i9_2], <f64 as __Elem>::ZERO);
                                    let v48 = __Elem::min_nan(__Elem::to_round::<L, f64>(v46, __cpu::Round::Down), v47);
                                    let v49 = t6_2.load_inside([i9_2, i9_2]);
                                    let x1_2_row = x1_2.row(1, [_q8_2, 0, i11_2], 3);
                                    let t7_2_row = t7_2.row(0, [0, i12_2, i11_2, i10_2, i9_2], 3);
                                    let (from, to) = __cpu::common(3, [x1_2_row.span()]);
                                    Self::parallel_10::<L, false, _, _>(
                                        level,
                                        from,
                                        to - from,
                                        x1_2_row.strided(from),
                                        t7_2_row.strided(from),
                                        v49,
                                        v48,
                                        _q8_2,
                                    );
                                    if to - from < 3 {
                                        for (start, end) in [(0, from), (to, 3)] {
                                            Self::parallel_10::<L, false, _, _>(
                                                level,
                                                start,
                                                end - start,
                                                x1_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                                t7_2_row.strided(start),
                                                v49,
                                                v48,
                                                _q8_2,
                                            );
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
                let t9_2 = scratch.tile::<f64, 5>([3, 3, 3, 1, 3]);
                __cpu::scan::<L, __cpu::reduce::Min, _, _, _>(t7_2, 2, t9_2, false, <f64 as __Elem>::ZERO);
                let t10_2 = scratch.tile::<u32, 2>([4, 1]);
                for i15_2 in 0_i64..4 {
                    let v50 = 0_u32.wrapping_mul(1_u32);
                    let t10_2_row = t10_2.row(1, [i15_2, 0], 1);
                    Self::parallel_11::<L, _>(level, 0, 1, t10_2_row.slice_mut(0, 1), v50);
                }
                let t11_2 = scratch.tile::<u32, 2>([4, 4]);
                for i17_2 in 0_i64..4 {
                    let v51 = 0_u32.wrapping_mul(0_u32).wrapping_add(1_u32);
                    let t11_2_row = t11_2.row(1, [i17_2, 0], 4);
                    Self::parallel_12::<L, _>(level, 0, 4, t11_2_row.slice_mut(0, 4), v51);
                }
                let t12_2 = scratch.tile::<u32, 2>([1, 4]);
                __cpu::fill::<L, _, _>(t12_2, 0_u32);
                let t10_2_at = t10_2.permute([1, 0]);
                let t11_2_at = t11_2.permute([1, 0]);
                __cpu::sized!(true, gemm::<L, u32, u32, u32>(t10_2_at, t11_2_at, t12_2, true, scratch.rest()));
                let t13_2 = scratch.tile::<f32, 3>([3, 3, 4]);
                let x0_2_at_2 = x0_2.window([d6_2, d6_2, 3], [3, 3, 4]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2, t13_2, <f32 as __Elem>::ZERO);
                let t14_2 = scratch.tile::<f64, 1>([4]);
                let v52 = x2_2.load([d1_2], <f32 as __Elem>::ZERO);
                let x2_2_at = x2_2.window([d6_2], [4]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t14_2, __Elem::to::<f64>(v52));
                let t15_2 = scratch.tile::<i32, 1>([3]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t6_2, 0, __cpu::insert_axis(t15_2, 0), <f64 as __Elem>::ZERO);
                for i19_2 in 0_i64..3 {
                    for i20_2 in 0_i64..3 {
                        for i21_2 in 0_i64..3 {
                            for i22_2 in 0_i64..1 {
                                let v53 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                                let v54 = v53.wrapping_mul(5).wrapping_add(i21_2).wrapping_mul(5).wrapping_add(i22_2);
                                let v55 = v54.wrapping_mul(5);
                                let v56 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                                let v57 = v56.wrapping_mul(5).wrapping_add(i21_2).wrapping_mul(5).wrapping_add(i22_2);
                                let v58 = v57.wrapping_mul(5);
                                let t9_2_row = t9_2.row(4, [i19_2, i20_2, i21_2, i22_2, 0], 3);
                                Self::parallel_13::<L, _>(level, 0, 3, t9_2_row.slice(0, 3), v55, v58, h5_2);
                            }
                        }
                    }
                }
                for i24_2 in 0_i64..1 {
                    let v62 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let v63 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i24_2, 0], 4);
                    Self::parallel_14::<L, _>(level, 0, 4, t12_2_row.slice(0, 4), v62, v63, h5_2);
                }
                for i26_2 in 0_i64..3 {
                    for i27_2 in 0_i64..3 {
                        let v66 = 5_i64.wrapping_add(i26_2).wrapping_mul(5).wrapping_add(i27_2);
                        let v67 = v66.wrapping_mul(5);
                        let v68 = 5_i64.wrapping_add(i26_2).wrapping_mul(5).wrapping_add(i27_2);
                        let v69 = v68.wrapping_mul(5);
                        let t13_2_row = t13_2.row(2, [i26_2, i27_2, 0], 4);
                        Self::parallel_15::<L, _>(level, 0, 4, t13_2_row.slice(0, 4), v67, v69, h5_2);
                    }
                }
                let t14_2_row = t14_2.row(0, [0], 4);
                Self::parallel_16::<L, _>(level, 0, 4, t14_2_row.slice(0, 4), h5_2);
                let t15_2_row = t15_2.row(0, [0], 3);
                Self::parallel_17::<L, _>(level, 0, 3, t15_2_row.slice(0, 3), h5_2);
                let t16_2 = scratch.tile::<u32, 2>([1, 4]);
                let t9_2_at = t9_2.window([b7_2.wrapping_mul(1), d5_2.wrapping_mul(3), d5_2, 0, d5_2.wrapping_sub(1)], [1, 4, 1, 1, 1]).squeeze([1, 4]);
                let t9_2_at_at = t9_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t9_2_at_at, t16_2, <u32 as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b7_2.wrapping_mul(1), 0], [1, 4]);
                __cpu::copy_out::<L, _, _, _>(t16_2, y3_2_at, <u32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
                let t6_2_row = t6_2.row(0, [0, _q8_2], 1);
                let t12_2_row_2 = t12_2.row(0, [0, 1], 1);
                let y4_2_row = y4_2.row(0, [b7_2.wrapping_mul(1)], 1);
                let (from, to) = __cpu::common(1, [t6_2_row.span(), y4_2_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y4_2_row, from, to - from, __cpu::is_non_temporal(call, &y4_2), &mut staging_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_18::<L, _, _, _>(
                        level,
                        start,
                        count,
                        t6_2_row.strided(start),
                        t12_2_row_2.strided(start),
                        chunks_2.slice_mut(),
                        t12_2,
                        x0_2,
                    );
                    chunks_2.store();
                }
                if to - from < 1 {
                    for (start, end) in [(0, from), (to, 1)] {
                        Self::parallel_18::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t6_2_row.guarded(start, <f64 as __Elem>::ZERO),
                            t12_2_row_2.strided(start),
                            y4_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            t12_2,
                            x0_2,
                        );
                    }
                }
            }
        }
    }
}
