// Emitted from the random kernel of seed 12.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const BK: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const BK: usize> __Kernel<BM, BN, BK> {
    #[inline(always)]
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

    #[inline(always)]
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

    #[inline(always)]
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

    #[inline(always)]
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

    #[inline(always)]
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

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<f32>>(
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

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        x2: __cpu::View<i32, 3>,
        v30: i32,
        v29: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v31 = x2.load([i27, i27, 2], <i32 as __Elem>::ZERO);
                t10_row.set(lane, v29.wrapping_mul(__Elem::shr(v30, v31)));
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
                for i23 in 0_i64..(BK as i64) {
                    for i24 in 0_i64..(BK as i64) {
                        let v21 = __Elem::max(2.0_f32, __Elem::to::<f32>(b6));
                        let v22 = (-1.0_f32) - 0.0_f32;
                        let v23 = t9.load([i23], <f32 as __Elem>::ZERO);
                        let x0_row = x0.row(0, [0, d2, i23], BN as i64);
                        let y3_row = y3.row(2, [b6.wrapping_mul(BK as i64).wrapping_add(i23), b7.wrapping_mul(BK as i64).wrapping_add(i24), 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [x0_row.span(), y3_row.unit_span()]);
                        Self::parallel_6::<L, _, _>(
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
                        for (start, end) in [(0, from), (to, BN as i64)] {
                            Self::parallel_6::<L, _, _>(
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
                let t10 = scratch.tile::<i32, 2>([BK as i64, BK as i64]);
                for i26 in 0_i64..(BK as i64) {
                    let v27 = t9.load([i26], <f32 as __Elem>::ZERO);
                    let v28 = __Elem::min(__Elem::to::<i32>(b6), __Elem::to_round::<L, i32>(v27, __cpu::Round::Down));
                    let v29 = v28.wrapping_neg();
                    let v30 = __Elem::to::<i32>(d5);
                    let t10_row = t10.row(1, [i26, 0], BK as i64);
                    Self::parallel_7::<L, _>(level, 0, BK as i64, t10_row.slice_mut(0, BK as i64), x2, v30, v29);
                }
                let y4_at = y4.window([b6.wrapping_mul(BK as i64), b7.wrapping_mul(BK as i64)], [BK as i64, BK as i64]);
                __cpu::copy::<L, _, _, _>(t10, y4_at, <i32 as __Elem>::ZERO);
            }
        }
    }
}
