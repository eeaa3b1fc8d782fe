// Emitted from the random kernel of seed 12.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const BK: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const BK: usize> __Kernel<BM, BN, BK> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v0: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v0);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v1: i64,
        v2: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v3 = t6_row.get(lane);
                let v4 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v3) * 16.0_f32));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v1.wrapping_add(i15), 7_i64)], v4.wrapping_mul(__Elem::to::<u64>(v2.wrapping_add(i15))), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v6: i64,
        v8: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v9 = t7_row_2.get(lane);
                let v11 = __Elem::to::<u64>(__Elem::to::<i64>(v9 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v8.wrapping_add(i18)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v6.wrapping_add(i18), 7_i64)], v11, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v13: i64,
        v15: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v16 = t8_row.get(lane);
                let v17 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v16) * 16.0_f32));
                let v18 = v17.wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i21)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v13.wrapping_add(i21), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v19 = t9_row.get(lane);
                let v20 = __Elem::to::<u64>(__Elem::to::<i64>(v19 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i22)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i22), 7_i64)], v20, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut y3_row: R1,
        i23: i64,
        v23: f32,
        v21: f32,
        v22: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v24 = x0_row.get(lane);
                let v25 = __Elem::select(i23 >= __Elem::to::<i64>(v24), -4.0_f32, v23);
                let v26 = __Elem::ln::<L, false>(__Elem::fma::<L>(v21, v22, v25) * 0.5_f32);
                y3_row.set(lane, v26);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        x2: __cpu::View<i32, 3>,
        v27: i32,
        v26: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v28 = x2.load([i27, i27, 2], <i32 as __Elem>::ZERO);
                t10_row.set(lane, v26.wrapping_mul(__Elem::shr(v27, v28)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v29: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v29);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v30: i64,
        v31: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v32 = t6_2_row.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v32) * 16.0_f32));
                let v34 = v33.wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i15_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i15_2), 7_i64)], v34);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v36: i64,
        v38: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v39 = t7_2_row_2.get(lane);
                let v40 = __Elem::to::<u64>(__Elem::to::<i64>(v39 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v38.wrapping_add(i18_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i18_2), 7_i64)], v40);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v42: i64,
        v44: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v45 = t8_2_row.get(lane);
                let v46 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v45) * 16.0_f32));
                let v47 = v46.wrapping_mul(__Elem::to::<u64>(v44.wrapping_add(i21_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i21_2), 7_i64)], v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v48 = t9_2_row.get(lane);
                let v49 = __Elem::to::<u64>(__Elem::to::<i64>(v48 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i22_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i22_2), 7_i64)], v49);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut y3_2_row: R1,
        i23_2: i64,
        v52: f32,
        v50: f32,
        v51: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v53 = x0_2_row.get(lane);
                let v54 = __Elem::select(i23_2 >= __Elem::to::<i64>(v53), -4.0_f32, v52);
                let v55 = __Elem::ln::<L, false>(__Elem::fma::<L>(v50, v51, v54) * 0.5_f32);
                y3_2_row.set(lane, v55);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        x2_2: __cpu::View<i32, 3>,
        v56: i32,
        v55: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v57 = x2_2.load([i27_2, i27_2, 2], <i32 as __Elem>::ZERO);
                t10_2_row.set(lane, v55.wrapping_mul(__Elem::shr(v56, v57)));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_12", args);
        let d1 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d1)?;
        plan.expect("x0", 0, 2, BK as i64)?;
        let d2 = plan.extent(1, 0);
        plan.expect("x1", 1, 1, d2)?;
        plan.expect("x1", 1, 2, BK as i64)?;
        let d3 = plan.extent(2, 0);
        let d4 = plan.extent(2, 1);
        let d5 = plan.extent(2, 2);
        plan.expect("y3", 3, 0, d3)?;
        plan.expect("y3", 3, 1, d1)?;
        plan.expect("y3", 3, 2, BN as i64)?;
        plan.expect("y4", 4, 0, d3)?;
        plan.expect("y4", 4, 1, d1)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d3.wrapping_add(BK as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BK as i64);
        let v3 = d1.wrapping_add(BK as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BK as i64);
        plan.value(d5);
        plan.value(d3);
        plan.value(d2);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([BK as i64, BM as i64]);
        size.tile::<f32, 3>([2 * BM as i64, BK as i64, BM as i64]);
        size.tile::<__cpu::bf16, 3>([BN as i64, BN as i64, 1]);
        size.tile::<f32, 1>([2 * BM as i64]);
        size.tile::<i32, 2>([BK as i64, BK as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<i32, 3>(call, 0);
            let x1 = __cpu::tensor::<f32, 3>(call, 1);
            let x2 = __cpu::tensor::<i32, 3>(call, 2);
            let y3 = __cpu::tensor::<f32, 3>(call, 3);
            let y4 = __cpu::tensor::<i32, 2>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let d5 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b6, b7] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<__cpu::bf16, 2>([BK as i64, BM as i64]);
                let v10 = __Elem::round_ties_even::<L, false>(__Elem::abs(<__cpu::bf16 as __Elem>::of_f64(-3.125_f64)));
                __cpu::fill::<L, _, _>(t6, v10);
                let t7 = scratch.tile::<f32, 3>([2 * BM as i64, BK as i64, BM as i64]);
                for i11 in 0_i64..(2 * BM as i64) {
                    for i12 in 0_i64..(BK as i64) {
                        let v0 = x1.load([d5, __Elem::div(b7, 2_i64), i12], <f32 as __Elem>::ZERO);
                        let t7_row = t7.row(2, [i11, i12, 0], BM as i64);
                        Self::parallel::<L, _>(level, 0, BM as i64, t7_row.slice_mut(0, BM as i64), v0);
                    }
                }
                let x0_at = x0.window([b6.wrapping_mul(2 * BM as i64), b6.wrapping_mul(BK as i64), b6.wrapping_mul(BK as i64)], [2 * BM as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t7, <f32 as __Elem>::ZERO);
                let t7_at = t7.window([b7, 0, d3], [2 * BM as i64, BK as i64, BM as i64]);
                __cpu::fill::<L, _, _>(t7_at, 2.0_f32);
                let t8 = scratch.tile::<__cpu::bf16, 3>([BN as i64, BN as i64, 1]);
                let t7_at_2 = t7.window([b6.wrapping_mul(2 * BM as i64), b6.wrapping_mul(BK as i64), b6.wrapping_mul(BM as i64)], [1, BN as i64, BN as i64]);
                let t7_at_2_at = t7_at_2.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(t7_at_2_at, t8, <__cpu::bf16 as __Elem>::ZERO);
                let x1_at = x1.window([d3, d3.wrapping_mul(BM as i64), d3.wrapping_mul(2 * BM as i64)], [2 * BM as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_at, t7, <f32 as __Elem>::ZERO);
                let t9 = scratch.tile::<f32, 1>([2 * BM as i64]);
                let x2_at = x2.window([0, b6.wrapping_mul(2 * BM as i64), d5.wrapping_mul(BK as i64)], [1, 1, 2 * BM as i64]).squeeze([2]);
                __cpu::copy::<L, _, _, _>(x2_at, t9, <f32 as __Elem>::ZERO);
                for i14 in 0_i64..(BK as i64) {
                    let v1 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                    let v2 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                    let t6_row = t6.row(1, [i14, 0], BM as i64);
                    Self::parallel_2::<L, _>(level, 0, BM as i64, t6_row.slice(0, BM as i64), v1, v2, h5);
                }
                for i16 in 0_i64..(2 * BM as i64) {
                    for i17 in 0_i64..(BK as i64) {
                        let v5 = 5_i64.wrapping_add(i16).wrapping_mul(5).wrapping_add(i17);
                        let v6 = v5.wrapping_mul(5);
                        let v7 = 5_i64.wrapping_add(i16).wrapping_mul(5).wrapping_add(i17);
                        let v8 = v7.wrapping_mul(5);
                        let t7_row_2 = t7.row(2, [i16, i17, 0], BM as i64);
                        Self::parallel_3::<L, _>(level, 0, BM as i64, t7_row_2.slice(0, BM as i64), v6, v8, h5);
                    }
                }
                for i19 in 0_i64..(BN as i64) {
                    for i20 in 0_i64..(BN as i64) {
                        let v12 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                        let v13 = v12.wrapping_mul(5);
                        let v14 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                        let v15 = v14.wrapping_mul(5);
                        let t8_row = t8.row(2, [i19, i20, 0], 1);
                        Self::parallel_4::<L, _>(level, 0, 1, t8_row.slice(0, 1), v13, v15, h5);
                    }
                }
                let t9_row = t9.row(0, [0], 2 * BM as i64);
                Self::parallel_5::<L, _>(level, 0, 2 * BM as i64, t9_row.slice(0, 2 * BM as i64), h5);
                let whole = x0.has([0, d2, 0], [[0, 0, 1], [0, 0, 0], [1, 0, 0]], [BK as i64, BK as i64, BN as i64]) && y3.has_rows(2, [b6.wrapping_mul(BK as i64), b7.wrapping_mul(BK as i64), 0], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [BK as i64, BK as i64, BN as i64]);
                if whole {
                    for i23 in 0_i64..(BK as i64) {
                        for i24 in 0_i64..(BK as i64) {
                            let v21 = __Elem::max(2.0_f32, __Elem::to::<f32>(b6));
                            let v22 = (-1.0_f32) - 0.0_f32;
                            let v23 = t9.load([i23], <f32 as __Elem>::ZERO);
                            let x0_row = x0.whole_row(0, [0, d2, i23], BN as i64, 1);
                            let y3_row = y3.whole_row(2, [b6.wrapping_mul(BK as i64).wrapping_add(i23), b7.wrapping_mul(BK as i64).wrapping_add(i24), 0], BN as i64, 1);
                            Self::parallel_6::<L, true, _, _>(
                                level,
                                0,
                                BN as i64,
                                x0_row.strided(0),
                                y3_row.slice_mut(0, BN as i64),
                                i23,
                                v23,
                                v21,
                                v22,
                            );
                        }
                    }
                } else {
                    for i23 in 0_i64..(BK as i64) {
                        for i24 in 0_i64..(BK as i64) {
                            let v21 = __Elem::max(2.0_f32, __Elem::to::<f32>(b6));
                            let v22 = (-1.0_f32) - 0.0_f32;
                            let v23 = t9.load([i23], <f32 as __Elem>::ZERO);
                            let x0_row = x0.row(0, [0, d2, i23], BN as i64);
                            let y3_row = y3.row(2, [b6.wrapping_mul(BK as i64).wrapping_add(i23), b7.wrapping_mul(BK as i64).wrapping_add(i24), 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [x0_row.span(), y3_row.unit_span()]);
                            Self::parallel_6::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x0_row.strided(from),
                                y3_row.slice_mut(from, to - from),
                                i23,
                                v23,
                                v21,
                                v22,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_6::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x0_row.guarded(start, <i32 as __Elem>::ZERO),
                                        y3_row.guarded(start, <f32 as __Elem>::ZERO),
                                        i23,
                                        v23,
                                        v21,
                                        v22,
                                    );
                                }
                            }
                        }
                    }
                }
                let t10 = scratch.tile::<i32, 2>([BK as i64, BK as i64]);
                for i26 in 0_i64..(BK as i64) {
                    let v24 = t9.load([i26], <f32 as __Elem>::ZERO);
                    let v25 = __Elem::min(__Elem::to::<i32>(b6), __Elem::to_round::<L, i32>(v24, __cpu::Round::Down));
                    let v26 = v25.wrapping_neg();
                    let v27 = __Elem::to::<i32>(d5);
                    let t10_row = t10.row(1, [i26, 0], BK as i64);
                    Self::parallel_7::<L, _>(level, 0, BK as i64, t10_row.slice_mut(0, BK as i64), x2, v27, v26);
                }
                let y4_at = y4.window([b6.wrapping_mul(BK as i64), b7.wrapping_mul(BK as i64)], [BK as i64, BK as i64]);
                __cpu::copy::<L, _, _, _>(t10, y4_at, <i32 as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<i32, 3>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 3>(call, 1);
            let x2_2 = __cpu::tensor::<i32, 3>(call, 2);
            let y3_2 = __cpu::tensor::<f32, 3>(call, 3);
            let y4_2 = __cpu::tensor::<i32, 2>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let d5_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d2_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b6_2, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<__cpu::bf16, 2>([BK as i64, BM as i64]);
                let v10_2 = __Elem::round_ties_even::<L, false>(__Elem::abs(<__cpu::bf16 as __Elem>::of_f64(-3.125_f64)));
                __cpu::fill::<L, _, _>(t6_2, v10_2);
                let t7_2 = scratch.tile::<f32, 3>([2 * BM as i64, BK as i64, BM as i64]);
                for i11_2 in 0_i64..(2 * BM as i64) {
                    for i12_2 in 0_i64..(BK as i64) {
                        let v29 = x1_2.load([d5_2, __Elem::div(b7_2, 2_i64), i12_2], <f32 as __Elem>::ZERO);
                        let t7_2_row = t7_2.row(2, [i11_2, i12_2, 0], BM as i64);
                        Self::parallel_8::<L, _>(level, 0, BM as i64, t7_2_row.slice_mut(0, BM as i64), v29);
                    }
                }
                let x0_2_at = x0_2.window([b6_2.wrapping_mul(2 * BM as i64), b6_2.wrapping_mul(BK as i64), b6_2.wrapping_mul(BK as i64)], [2 * BM as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t7_2, <f32 as __Elem>::ZERO);
                let t7_2_at = t7_2.window([b7_2, 0, d3_2], [2 * BM as i64, BK as i64, BM as i64]);
                __cpu::fill::<L, _, _>(t7_2_at, 2.0_f32);
                let t8_2 = scratch.tile::<__cpu::bf16, 3>([BN as i64, BN as i64, 1]);
                let t7_2_at_2 = t7_2.window([b6_2.wrapping_mul(2 * BM as i64), b6_2.wrapping_mul(BK as i64), b6_2.wrapping_mul(BM as i64)], [1, BN as i64, BN as i64]);
                let t7_2_at_2_at = t7_2_at_2.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(t7_2_at_2_at, t8_2, <__cpu::bf16 as __Elem>::ZERO);
                let x1_2_at = x1_2.window([d3_2, d3_2.wrapping_mul(BM as i64), d3_2.wrapping_mul(2 * BM as i64)], [2 * BM as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t7_2, <f32 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<f32, 1>([2 * BM as i64]);
                let x2_2_at = x2_2.window([0, b6_2.wrapping_mul(2 * BM as i64), d5_2.wrapping_mul(BK as i64)], [1, 1, 2 * BM as i64]).squeeze([2]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t9_2, <f32 as __Elem>::ZERO);
                for i14_2 in 0_i64..(BK as i64) {
                    let v30 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                    let t6_2_row = t6_2.row(1, [i14_2, 0], BM as i64);
                    Self::parallel_9::<L, _>(level, 0, BM as i64, t6_2_row.slice(0, BM as i64), v30, v31, h5_2);
                }
                for i16_2 in 0_i64..(2 * BM as i64) {
                    for i17_2 in 0_i64..(BK as i64) {
                        let v35 = 5_i64.wrapping_add(i16_2).wrapping_mul(5).wrapping_add(i17_2);
                        let v36 = v35.wrapping_mul(5);
                        let v37 = 5_i64.wrapping_add(i16_2).wrapping_mul(5).wrapping_add(i17_2);
                        let v38 = v37.wrapping_mul(5);
                        let t7_2_row_2 = t7_2.row(2, [i16_2, i17_2, 0], BM as i64);
                        Self::parallel_10::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t7_2_row_2.slice(0, BM as i64),
                            v36,
                            v38,
                            h5_2,
                        );
                    }
                }
                for i19_2 in 0_i64..(BN as i64) {
                    for i20_2 in 0_i64..(BN as i64) {
                        let v41 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                        let v42 = v41.wrapping_mul(5);
                        let v43 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                        let v44 = v43.wrapping_mul(5);
                        let t8_2_row = t8_2.row(2, [i19_2, i20_2, 0], 1);
                        Self::parallel_11::<L, _>(level, 0, 1, t8_2_row.slice(0, 1), v42, v44, h5_2);
                    }
                }
                let t9_2_row = t9_2.row(0, [0], 2 * BM as i64);
                Self::parallel_12::<L, _>(level, 0, 2 * BM as i64, t9_2_row.slice(0, 2 * BM as i64), h5_2);
                let whole_2 = x0_2.has([0, d2_2, 0], [[0, 0, 1], [0, 0, 0], [1, 0, 0]], [BK as i64, BK as i64, BN as i64]) && y3_2.has_rows(2, [b6_2.wrapping_mul(BK as i64), b7_2.wrapping_mul(BK as i64), 0], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [BK as i64, BK as i64, BN as i64]);
                if whole_2 {
                    for i23_2 in 0_i64..(BK as i64) {
                        for i24_2 in 0_i64..(BK as i64) {
                            let v50 = __Elem::max(2.0_f32, __Elem::to::<f32>(b6_2));
                            let v51 = (-1.0_f32) - 0.0_f32;
                            let v52 = t9_2.load([i23_2], <f32 as __Elem>::ZERO);
                            let x0_2_row = x0_2.whole_row(0, [0, d2_2, i23_2], BN as i64, 1);
                            let y3_2_row = y3_2.whole_row(2, [b6_2.wrapping_mul(BK as i64).wrapping_add(i23_2), b7_2.wrapping_mul(BK as i64).wrapping_add(i24_2), 0], BN as i64, 1);
                            Self::parallel_13::<L, true, _, _>(
                                level,
                                0,
                                BN as i64,
                                x0_2_row.strided(0),
                                y3_2_row.slice_mut(0, BN as i64),
                                i23_2,
                                v52,
                                v50,
                                v51,
                            );
                        }
                    }
                } else {
                    for i23_2 in 0_i64..(BK as i64) {
                        for i24_2 in 0_i64..(BK as i64) {
                            let v50 = __Elem::max(2.0_f32, __Elem::to::<f32>(b6_2));
                            let v51 = (-1.0_f32) - 0.0_f32;
                            let v52 = t9_2.load([i23_2], <f32 as __Elem>::ZERO);
                            let x0_2_row = x0_2.row(0, [0, d2_2, i23_2], BN as i64);
                            let y3_2_row = y3_2.row(2, [b6_2.wrapping_mul(BK as i64).wrapping_add(i23_2), b7_2.wrapping_mul(BK as i64).wrapping_add(i24_2), 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [x0_2_row.span(), y3_2_row.unit_span()]);
                            Self::parallel_13::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x0_2_row.strided(from),
                                y3_2_row.slice_mut(from, to - from),
                                i23_2,
                                v52,
                                v50,
                                v51,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_13::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x0_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                        y3_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                        i23_2,
                                        v52,
                                        v50,
                                        v51,
                                    );
                                }
                            }
                        }
                    }
                }
                let t10_2 = scratch.tile::<i32, 2>([BK as i64, BK as i64]);
                for i26_2 in 0_i64..(BK as i64) {
                    let v53 = t9_2.load([i26_2], <f32 as __Elem>::ZERO);
                    let v54 = __Elem::min(__Elem::to::<i32>(b6_2), __Elem::to_round::<L, i32>(v53, __cpu::Round::Down));
                    let v55 = v54.wrapping_neg();
                    let v56 = __Elem::to::<i32>(d5_2);
                    let t10_2_row = t10_2.row(1, [i26_2, 0], BK as i64);
                    Self::parallel_14::<L, _>(
                        level,
                        0,
                        BK as i64,
                        t10_2_row.slice_mut(0, BK as i64),
                        x2_2,
                        v56,
                        v55,
                    );
                }
                let y4_2_at = y4_2.window([b6_2.wrapping_mul(BK as i64), b7_2.wrapping_mul(BK as i64)], [BK as i64, BK as i64]);
                __cpu::copy::<L, _, _, _>(t10_2, y4_2_at, <i32 as __Elem>::ZERO);
            }
        }
    }
}
