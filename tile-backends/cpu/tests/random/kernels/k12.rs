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
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, 0_i32);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v1 = __Elem::to::<i32>(i13).wrapping_mul(1_i32).wrapping_add(-2_i32);
                t8_row.set(lane, v1);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v4: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v4);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        v5: i64,
        v6: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v7 = t5_row.get(lane);
                let v8 = __Elem::to::<u64>(__Elem::to::<i64>(v7 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v6.wrapping_add(i15)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v5.wrapping_add(i15), 7_i64)], v8, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v10: i64,
        v12: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v13 = t6_row_2.get(lane);
                let v14 = __Elem::to::<u64>(v13).wrapping_mul(__Elem::to::<u64>(v12.wrapping_add(i18)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v10.wrapping_add(i18), 7_i64)], v14, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v15: i64,
        v16: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v17 = t7_row_2.get(lane);
                let v18 = __Elem::to::<u64>(__Elem::to::<i64>(v17 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v16.wrapping_add(i19)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v15.wrapping_add(i19), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        v19: i64,
        v20: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v21 = t8_row_2.get(lane);
                let v22 = __Elem::to::<u64>(v21).wrapping_mul(__Elem::to::<u64>(v20.wrapping_add(i20)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v19.wrapping_add(i20), 7_i64)], v22, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v23: i64,
        v24: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v25 = t9_row.get(lane);
                let v26 = __Elem::to::<u64>(__Elem::to::<i64>(v25 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v24.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v23.wrapping_add(i21), 7_i64)], v26, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v28: i64,
        v30: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v31 = t10_row.get(lane);
                let v32 = __Elem::to::<u64>(v31).wrapping_mul(__Elem::to::<u64>(v30.wrapping_add(i24)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v28.wrapping_add(i24), 7_i64)], v32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v37: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_row.set(lane, v37);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_12", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(0, 1);
        plan.expect("x1", 1, 0, d0)?;
        let d2 = plan.extent(1, 1);
        let d3 = plan.extent(2, 0);
        let d4 = plan.extent(3, 0);
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d4.wrapping_add(BK as i64);
        let v1 = v0.wrapping_sub(1);
        let n8 = __Elem::div(v1, BK as i64);
        let v2 = d4.wrapping_add(BK as i64);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, BK as i64);
        plan.value(d3);
        plan.value(d0);
        plan.value(d4);
        plan.value(n8);
        plan.value(d1);
        plan.value(d2);
        plan.finish([1, 1, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 1>([2 * BM as i64]);
        size.tile::<i32, 3>([BM as i64, BM as i64, BN as i64]);
        size.tile::<f32, 1>([1]);
        size.tile::<i32, 1>([BN as i64]);
        size.tile::<f32, 1>([BN as i64]);
        size.tile::<i32, 3>([BM as i64, BM as i64, 1]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x1 = __cpu::tensor::<f32, 2>(call, 1);
            let y3 = __cpu::tensor::<f32, 1>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let d3 = __cpu::value::<i64>(call, 0);
            let d0 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let n8 = __cpu::value::<i64>(call, 3);
            let d1 = __cpu::value::<i64>(call, 4);
            let d2 = __cpu::value::<i64>(call, 5);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<f32, 1>([2 * BM as i64]);
                let v0 = x1.load([d3, b5], <f32 as __Elem>::ZERO);
                let x1_at = x1.window([b5.wrapping_mul(BM as i64), 9], [2 * BM as i64, 1]).squeeze([0]);
                __cpu::copy::<L, _, _, _>(x1_at, t5, v0);
                let t6 = scratch.tile::<i32, 3>([BM as i64, BM as i64, BN as i64]);
                __cpu::fill::<L, _, _>(t6, __Elem::to::<i32>(b5));
                for i10 in 0_i64..(BM as i64) {
                    for i11 in 0_i64..(BM as i64) {
                        let t6_row = t6.row(2, [i10, i11.wrapping_add(1), 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t6_row.unit_span()]);
                        Self::parallel::<L, _>(level, from, to - from, t6_row.slice_mut(from, to - from));
                        for (start, end) in [(0, from), (to, BN as i64)] {
                            Self::parallel::<L, _>(level, start, end - start, t6_row.guarded(start, <i32 as __Elem>::ZERO));
                        }
                    }
                }
                let t7 = scratch.tile::<f32, 1>([1]);
                __cpu::reduce::reduce::<L, __cpu::reduce::AbsMax, _, _, 1>(t5, 0, t7, false, <f32 as __Elem>::ZERO);
                let t8 = scratch.tile::<i32, 1>([BN as i64]);
                let t8_row = t8.row(0, [0], BN as i64);
                Self::parallel_2::<L, _>(level, 0, BN as i64, t8_row.slice_mut(0, BN as i64));
                let t9 = scratch.tile::<f32, 1>([BN as i64]);
                let v2 = t6.load([b5, n8, d1], <i32 as __Elem>::ZERO);
                let v3 = t5.load([__Elem::to::<i64>(v2)], <f32 as __Elem>::ZERO);
                let t7_at = t7.window([d4.wrapping_sub(2)], [BN as i64]);
                __cpu::copy::<L, _, _, _>(t7_at, t9, v3);
                __cpu::scatter::<L, _, _, _, _>(t9, t8, t7, <f32 as __Elem>::ZERO);
                let t10 = scratch.tile::<i32, 3>([BM as i64, BM as i64, 1]);
                __cpu::reduce::reduce::<L, __cpu::reduce::AbsSum, _, _, 3>(t6, 2, t10, false, <i32 as __Elem>::ZERO);
                let v4 = __Elem::min(-2.0_f32, 1.0_f32) + (-1.0_f32);
                let t7_row = t7.row(0, [0], 1);
                Self::parallel_3::<L, _>(level, 0, 1, t7_row.slice_mut(0, 1), v4);
                let v5 = 1_i64.wrapping_mul(5);
                let v6 = 1_i64.wrapping_mul(5);
                let t5_row = t5.row(0, [0], 2 * BM as i64);
                Self::parallel_4::<L, _>(level, 0, 2 * BM as i64, t5_row.slice(0, 2 * BM as i64), v5, v6, h4);
                for i16 in 0_i64..(BM as i64) {
                    for i17 in 0_i64..(BM as i64) {
                        let v9 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5).wrapping_add(i17);
                        let v10 = v9.wrapping_mul(5);
                        let v11 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5).wrapping_add(i17);
                        let v12 = v11.wrapping_mul(5);
                        let t6_row_2 = t6.row(2, [i16, i17, 0], BN as i64);
                        Self::parallel_5::<L, _>(level, 0, BN as i64, t6_row_2.slice(0, BN as i64), v10, v12, h4);
                    }
                }
                let v15 = 1_i64.wrapping_mul(5);
                let v16 = 1_i64.wrapping_mul(5);
                let t7_row_2 = t7.row(0, [0], 1);
                Self::parallel_6::<L, _>(level, 0, 1, t7_row_2.slice(0, 1), v15, v16, h4);
                let v19 = 1_i64.wrapping_mul(5);
                let v20 = 1_i64.wrapping_mul(5);
                let t8_row_2 = t8.row(0, [0], BN as i64);
                Self::parallel_7::<L, _>(level, 0, BN as i64, t8_row_2.slice(0, BN as i64), v19, v20, h4);
                let v23 = 1_i64.wrapping_mul(5);
                let v24 = 1_i64.wrapping_mul(5);
                let t9_row = t9.row(0, [0], BN as i64);
                Self::parallel_8::<L, _>(level, 0, BN as i64, t9_row.slice(0, BN as i64), v23, v24, h4);
                for i22 in 0_i64..(BM as i64) {
                    for i23 in 0_i64..(BM as i64) {
                        let v27 = 1_i64.wrapping_mul(5).wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                        let v28 = v27.wrapping_mul(5);
                        let v29 = 1_i64.wrapping_mul(5).wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                        let v30 = v29.wrapping_mul(5);
                        let t10_row = t10.row(2, [i22, i23, 0], 1);
                        Self::parallel_9::<L, _>(level, 0, 1, t10_row.slice(0, 1), v28, v30, h4);
                    }
                }
                let v33 = t8.load([d1], <i32 as __Elem>::ZERO);
                let v34 = t5.load([n8], <f32 as __Elem>::ZERO);
                let v35 = t7.load([d2], <f32 as __Elem>::ZERO);
                let v36 = __Elem::fma::<L>(__Elem::to::<f32>(v33), v34, v35) / 1.0_f32;
                let v37 = v36 / 2.0_f32;
                let y3_row = y3.row(0, [b5.wrapping_mul(BK as i64)], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [y3_row.unit_span()]);
                Self::parallel_10::<L, _>(level, from, to - from, y3_row.slice_mut(from, to - from), v37);
                for (start, end) in [(0, from), (to, BK as i64)] {
                    Self::parallel_10::<L, _>(level, start, end - start, y3_row.guarded(start, <f32 as __Elem>::ZERO), v37);
                }
            }
        }
    }
}
