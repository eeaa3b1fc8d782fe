// Emitted from the random kernel of seed 4.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_4: u8 = 3_u64 as u8;

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
        x0: __cpu::View<u32, 2>,
        p4: i64,
        v4: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i6 = start + lane as i64;
                let v5 = x0.load([p4, i6.wrapping_sub(i6)], <u32 as __Elem>::ZERO);
                if v5 > 2_u32 {
                    t6_row.set(lane, v4);
                }
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8 = start + lane as i64;
                let v8 = __Elem::to::<i32>(i8).wrapping_mul(1_i32).wrapping_add(-1_i32);
                t9_row.set(lane, v8);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::Row<u32>, R2: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        t5_row: R1,
        mut t10_row: R2,
        v12: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s11 = <i32 as __Elem>::ZERO;
                s11 = 0_i32;
                for k12 in 0_i64..3 {
                    let v13 = s11;
                    s11 = v13.wrapping_add(v12);
                }
                let v14 = s11;
                t10_row.set(lane, v14);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t9: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v15 = t9.load([(BN as i64).wrapping_sub(i13)], <i32 as __Elem>::ZERO);
                t9.store([(BN as i64).wrapping_sub(i13)], v15);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        x0: __cpu::View<u32, 2>,
        t5: __cpu::View<u32, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v16 = x0.load([i15, i15], <u32 as __Elem>::ZERO);
                let v17 = x0.load([i15, i15], <u32 as __Elem>::ZERO);
                t5.atomic(__cpu::AtomicOp::Or, [i15, i15], __Elem::abs(v16) ^ v17, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v18: i64,
        v19: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v20 = t5_row_2.get(lane);
                let v21 = __Elem::to::<u64>(v20).wrapping_mul(__Elem::to::<u64>(v19.wrapping_add(i17)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v18.wrapping_add(i17), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v22: i64,
        v23: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v24 = t6_row_2.get(lane);
                let v25 = __Elem::to::<u64>(v24).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i18)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i18), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v26: i64,
        v27: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v28 = t7_row_2.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i19)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v26.wrapping_add(i19), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v30: i64,
        v31: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v32 = t8_row.get(lane);
                let v33 = __Elem::to::<u64>(v32).wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i20)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i20), 7_i64)], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v34: i64,
        v35: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v36 = t9_row_2.get(lane);
                let v37 = __Elem::to::<u64>(v36).wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i21), 7_i64)], v37, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row_2: R0,
        v38: i64,
        v39: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v40 = t10_row_2.get(lane);
                let v41 = __Elem::to::<u64>(v40).wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i22)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i22), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v42: i64,
        v43: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v44 = t11_row.get(lane);
                let v45 = __Elem::to::<u64>(v44).wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i23)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i23), 7_i64)], v45, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut y2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v46 = x0_row.get(lane);
                let v47 = __Elem::sub(__Elem::to::<__cpu::F8E4M3>(v46), <__cpu::F8E4M3 as __Elem>::of_i64(-2));
                let v48 = __Elem::mul(__Elem::trunc::<L, false>(v47), <__cpu::F8E4M3 as __Elem>::of_f64(0.5_f64));
                y2_row.set(lane, __Elem::exp2::<L, false>(v48));
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v50: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_row.set(lane, v50);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_4", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(1, 0);
        let d2 = plan.extent(1, 1);
        plan.expect("y2", 2, 0, d1)?;
        plan.expect("y2", 2, 1, BK as i64)?;
        plan.expect("y3", 3, 0, d1)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d1.wrapping_add(BM as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BM as i64);
        plan.value(d2);
        plan.value(d1);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u32, 2>([2 * BN as i64, BM as i64]);
        size.tile::<i32, 1>([BK as i64]);
        size.tile::<i32, 1>([1]);
        size.tile::<u32, 1>([2 * BN as i64]);
        size.tile::<i32, 1>([BN as i64]);
        size.tile::<i32, 1>([BN as i64]);
        size.tile::<u32, 1>([2 * BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u32, 2>(call, 0);
            let x1 = __cpu::tensor::<f64, 2>(call, 1);
            let y2 = __cpu::tensor::<__cpu::F8E4M3, 2>(call, 2);
            let y3 = __cpu::tensor::<i32, 1>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let p4 = __cpu::scalar::<i64>(call.args, 5);
            let q5 = __cpu::scalar::<i64>(call.args, 6);
            let d2 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<u32, 2>([2 * BN as i64, BM as i64]);
                let v0 = x0.load([d2, d1], <u32 as __Elem>::ZERO);
                let x1_at = x1.window([b3.wrapping_mul(BM as i64), __Elem::to::<i64>(v0)], [BM as i64, 2 * BN as i64]);
                let x1_at_at = x1_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t5, <u32 as __Elem>::ZERO);
                let t6 = scratch.tile::<i32, 1>([BK as i64]);
                let v1 = x0.load([3, p4], <u32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t6, __Elem::to::<i32>(v1));
                let t7 = scratch.tile::<i32, 1>([1]);
                __cpu::reduce::reduce::<L, __cpu::reduce::Sum, _, _, 1>(t6, 0, t7, false, <i32 as __Elem>::ZERO);
                let v2 = t7.load([d1], <i32 as __Elem>::ZERO);
                let v3 = t7.load([d1], <i32 as __Elem>::ZERO);
                let v4 = __Elem::rem(v2, v3);
                let t6_row = t6.row(0, [0], BK as i64);
                Self::parallel::<L, _>(level, 0, BK as i64, t6_row.slice_mut(0, BK as i64), x0, p4, v4);
                let t8 = scratch.tile::<u32, 1>([2 * BN as i64]);
                let v6 = x0.load([b3, b3], <u32 as __Elem>::ZERO);
                let v7 = x0.load([__Elem::to::<i64>(v6), p4], <u32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t8, v7);
                let t9 = scratch.tile::<i32, 1>([BN as i64]);
                let t9_row = t9.row(0, [0], BN as i64);
                Self::parallel_2::<L, _>(level, 0, BN as i64, t9_row.slice_mut(0, BN as i64));
                let t10 = scratch.tile::<i32, 1>([BN as i64]);
                let v9 = t7.load_inside([0]);
                let v10 = t7.load([p4], <i32 as __Elem>::ZERO);
                let v11 = t7.load([b3], <i32 as __Elem>::ZERO);
                let v12 = __Elem::div(__Elem::div(v9, v10), v11);
                let t7_row = t7.row(0, [0], BN as i64);
                let t5_row = t5.row(1, [b3, 0], BN as i64);
                let t10_row = t10.row(0, [0], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [t7_row.unit_span(), t5_row.unit_span()]);
                Self::parallel_3::<L, _, _, _>(level, from, to - from, t7_row.slice(from, to - from), t5_row.slice(from, to - from), t10_row.slice_mut(from, to - from), v12);
                for (start, end) in [(0, from), (to, BN as i64)] {
                    Self::parallel_3::<L, _, _, _>(level, start, end - start, t7_row.guarded(start, <i32 as __Elem>::ZERO), t5_row.guarded(start, <u32 as __Elem>::ZERO), t10_row.slice_mut(start, end - start), v12);
                }
                __cpu::scatter::<L, _, _, _, _>(t10, t9, t7, <i32 as __Elem>::ZERO);
                Self::parallel_4::<L>(level, 0, BN as i64, t9);
                Self::parallel_5::<L>(level, 0, BM as i64, x0, t5);
                let t11 = scratch.tile::<u32, 1>([2 * BN as i64]);
                __cpu::reduce::reduce::<L, __cpu::reduce::Max, _, _, 2>(t5, 1, __cpu::insert_axis(t11, 1), false, <u32 as __Elem>::ZERO);
                for i16 in 0_i64..(2 * BN as i64) {
                    let v18 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5);
                    let v19 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5);
                    let t5_row_2 = t5.row(1, [i16, 0], BM as i64);
                    Self::parallel_6::<L, _>(level, 0, BM as i64, t5_row_2.slice(0, BM as i64), v18, v19, h4);
                }
                let v22 = 1_i64.wrapping_mul(5);
                let v23 = 1_i64.wrapping_mul(5);
                let t6_row_2 = t6.row(0, [0], BK as i64);
                Self::parallel_7::<L, _>(level, 0, BK as i64, t6_row_2.slice(0, BK as i64), v22, v23, h4);
                let v26 = 1_i64.wrapping_mul(5);
                let v27 = 1_i64.wrapping_mul(5);
                let t7_row_2 = t7.row(0, [0], 1);
                Self::parallel_8::<L, _>(level, 0, 1, t7_row_2.slice(0, 1), v26, v27, h4);
                let v30 = 1_i64.wrapping_mul(5);
                let v31 = 1_i64.wrapping_mul(5);
                let t8_row = t8.row(0, [0], 2 * BN as i64);
                Self::parallel_9::<L, _>(level, 0, 2 * BN as i64, t8_row.slice(0, 2 * BN as i64), v30, v31, h4);
                let v34 = 1_i64.wrapping_mul(5);
                let v35 = 1_i64.wrapping_mul(5);
                let t9_row_2 = t9.row(0, [0], BN as i64);
                Self::parallel_10::<L, _>(level, 0, BN as i64, t9_row_2.slice(0, BN as i64), v34, v35, h4);
                let v38 = 1_i64.wrapping_mul(5);
                let v39 = 1_i64.wrapping_mul(5);
                let t10_row_2 = t10.row(0, [0], BN as i64);
                Self::parallel_11::<L, _>(level, 0, BN as i64, t10_row_2.slice(0, BN as i64), v38, v39, h4);
                let v42 = 1_i64.wrapping_mul(5);
                let v43 = 1_i64.wrapping_mul(5);
                let t11_row = t11.row(0, [0], 2 * BN as i64);
                Self::parallel_12::<L, _>(level, 0, 2 * BN as i64, t11_row.slice(0, 2 * BN as i64), v42, v43, h4);
                for i24 in 0_i64..(BM as i64) {
                    let x0_row = x0.row(0, [0, q5], BK as i64);
                    let y2_row = y2.row(1, [b3.wrapping_mul(BM as i64).wrapping_add(i24), 0], BK as i64);
                    let (from, to) = __cpu::common(BK as i64, [x0_row.span(), y2_row.unit_span()]);
                    Self::parallel_13::<L, _, _>(level, from, to - from, x0_row.strided(from), y2_row.slice_mut(from, to - from));
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_13::<L, _, _>(level, start, end - start, x0_row.guarded(start, <u32 as __Elem>::ZERO), y2_row.guarded(start, <__cpu::F8E4M3 as __Elem>::ZERO));
                    }
                }
                let v49 = t8.load([8], <u32 as __Elem>::ZERO);
                let v50 = __Elem::to::<i32>(v49);
                let y3_row = y3.row(0, [b3.wrapping_mul(BM as i64)], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [y3_row.unit_span()]);
                Self::parallel_14::<L, _>(level, from, to - from, y3_row.slice_mut(from, to - from), v50);
                for (start, end) in [(0, from), (to, BM as i64)] {
                    Self::parallel_14::<L, _>(level, start, end - start, y3_row.guarded(start, <i32 as __Elem>::ZERO), v50);
                }
            }
        }
    }
}
