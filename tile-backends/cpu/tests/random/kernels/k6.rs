// Emitted from the random kernel of seed 6.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl __Kernel {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>, R1: __cpu::row::Row<i16>, R2: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        x1_row: R1,
        x1_row_2: R2,
        v2: bool,
        v3: bool,
        v6: f32,
        v8: f32,
        v4: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                if v2 {
                    let v9 = t6_row.get(lane);
                    let v10 = t6_row.get(lane);
                    let v11 = __Elem::select(v3, v9, v10);
                    let v12 = x1_row.get(lane);
                    let v13 = x1_row_2.get(lane);
                    let v14 = __Elem::select(v4, __Elem::fma::<L>(v6, v8, __Elem::to::<f32>(v12)), __Elem::abs(__Elem::to::<f32>(v13)));
                    t6_row.set(lane, __Elem::max_nan(__Elem::abs(v11), v14));
                }
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<i16>, R1: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        mut t8_row: R1,
        x1: __cpu::View<i16, 3>,
        d0: i64,
        v15: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v16 = t7_row.get(lane);
                let v17 = t7_row.get(lane);
                let v18 = x1.load([d0, __Elem::to::<i64>(v17), v15], <i16 as __Elem>::ZERO);
                let v19 = __Elem::div(__Elem::shl(__Elem::shl(v16, 13_i16), v18), 4_i16);
                t8_row.set(lane, v19);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v21: i64,
        v23: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v24 = t6_row_2.get(lane);
                let v25 = __Elem::to::<u64>(__Elem::to::<i64>(v24 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i16)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i16), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
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
                let i17 = start + lane as i64;
                let v28 = t7_row_2.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i17)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v26.wrapping_add(i17), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        v30: i64,
        v31: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v32 = t8_row_2.get(lane);
                let v33 = __Elem::to::<u64>(v32).wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i19)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i19), 7_i64)], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v34: i64,
        v35: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v36 = t9_row.get(lane);
                let v37 = __Elem::to::<u64>(v36).wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i21), 7_i64)], v37, __cpu::Order::Relaxed);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_6", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(0, 1);
        let d2 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, 3)?;
        plan.expect("x1", 1, 1, 8)?;
        let d3 = plan.extent(1, 2);
        let d4 = plan.extent(2, 0);
        let d5 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d4)?;
        plan.expect("y3", 3, 1, d5)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d4.wrapping_add(6);
        let v1 = v0.wrapping_sub(1);
        let n8 = __Elem::div(v1, 6_i64);
        plan.workspace::<i16, 2>([d4, d5])?;
        let v2 = d4.wrapping_add(6);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, 6_i64);
        let v5 = d5.wrapping_add(6);
        let v6 = v5.wrapping_sub(1);
        let v7 = __Elem::div(v6, 6_i64);
        plan.value(d4);
        plan.value(d5);
        plan.value(d1);
        plan.value(n8);
        plan.value(d0);
        plan.finish([1, v4, v7])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 3>([3, 8, 6]);
        size.tile::<i16, 1>([8]);
        size.tile::<i16, 2>([6, 6]);
        size.tile::<i16, 2>([6, 6]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<i16, 3>(call, 0);
            let x1 = __cpu::tensor::<i16, 3>(call, 1);
            let y2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3 = __cpu::tensor::<bool, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let w5 = __cpu::workspace::<i16, 2>(call, 0, 0);
            let d4 = __cpu::value::<i64>(call, 0);
            let d5 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            let n8 = __cpu::value::<i64>(call, 3);
            let d0 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, b6, b7] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f32, 3>([3, 8, 6]);
                let x0_at = x0.window([d5, b7, d4.wrapping_mul(3)], [3, 8, 6]);
                __cpu::copy::<L, _, _, _>(x0_at, t6, <f32 as __Elem>::ZERO);
                let t7 = scratch.tile::<i16, 1>([8]);
                let v0 = x0.load([d1, b7, 8], <i16 as __Elem>::ZERO);
                let v1 = x1.load([n8, __Elem::to::<i64>(v0), d5], <i16 as __Elem>::ZERO);
                let x1_at = x1.window([d4, d1.wrapping_mul(3), d1.wrapping_mul(6)], [1, 1, 8]);
                __cpu::copy::<L, _, _, _>(x1_at.squeeze([2]), t7, v1);
                for i9 in 0_i64..3 {
                    for i10 in 0_i64..8 {
                        let v2 = d4 == b6;
                        let v3 = i10 == i9;
                        let v4 = i9 >= b7;
                        let v5 = t7.load([b6], <i16 as __Elem>::ZERO);
                        let v6 = __Elem::to::<f32>(v5);
                        let v7 = x1.load([b6, 6, i9], <i16 as __Elem>::ZERO);
                        let v8 = __Elem::to::<f32>(v7);
                        let t6_row = t6.row(2, [i9, i10, 0], 6);
                        let x1_row = x1.row(1, [0, 0, d4], 6);
                        let x1_row_2 = x1.row(0, [0, i9, i9], 6);
                        let (from, to) = __cpu::common(6, [x1_row.span(), x1_row_2.span()]);
                        Self::parallel::<L, _, _, _>(level, from, to - from, t6_row.slice_mut(from, to - from), x1_row.strided(from), x1_row_2.strided(from), v2, v3, v6, v8, v4);
                        for (start, end) in [(0, from), (to, 6)] {
                            Self::parallel::<L, _, _, _>(level, start, end - start, t6_row.slice_mut(start, end - start), x1_row.guarded(start, <i16 as __Elem>::ZERO), x1_row_2.guarded(start, <i16 as __Elem>::ZERO), v2, v3, v6, v8, v4);
                        }
                    }
                }
                let t8 = scratch.tile::<i16, 2>([6, 6]);
                for i12 in 0_i64..6 {
                    let v15 = __Elem::div(i12, 1_i64);
                    let t7_row = t7.row(0, [0], 6);
                    let t8_row = t8.row(0, [0, i12], 6);
                    Self::parallel_2::<L, _, _>(level, 0, 6, t7_row.slice(0, 6), t8_row.strided(0), x1, d0, v15);
                }
                let t9 = scratch.tile::<i16, 2>([6, 6]);
                let w5_at = w5.window([b6.wrapping_mul(6), b7.wrapping_mul(6)], [6, 6]);
                __cpu::copy::<L, _, _, _>(t8, w5_at, <i16 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b6.wrapping_mul(6), b7.wrapping_mul(6)], [6, 6]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t9, <i16 as __Elem>::ZERO);
                for i14 in 0_i64..3 {
                    for i15 in 0_i64..8 {
                        let v20 = 1_i64.wrapping_mul(5).wrapping_add(i14).wrapping_mul(5).wrapping_add(i15);
                        let v21 = v20.wrapping_mul(5);
                        let v22 = 1_i64.wrapping_mul(5).wrapping_add(i14).wrapping_mul(5).wrapping_add(i15);
                        let v23 = v22.wrapping_mul(5);
                        let t6_row_2 = t6.row(2, [i14, i15, 0], 6);
                        Self::parallel_3::<L, _>(level, 0, 6, t6_row_2.slice(0, 6), v21, v23, h4);
                    }
                }
                let v26 = 1_i64.wrapping_mul(5);
                let v27 = 1_i64.wrapping_mul(5);
                let t7_row_2 = t7.row(0, [0], 8);
                Self::parallel_4::<L, _>(level, 0, 8, t7_row_2.slice(0, 8), v26, v27, h4);
                for i18 in 0_i64..6 {
                    let v30 = 1_i64.wrapping_mul(5).wrapping_add(i18).wrapping_mul(5);
                    let v31 = 1_i64.wrapping_mul(5).wrapping_add(i18).wrapping_mul(5);
                    let t8_row_2 = t8.row(1, [i18, 0], 6);
                    Self::parallel_5::<L, _>(level, 0, 6, t8_row_2.slice(0, 6), v30, v31, h4);
                }
                for i20 in 0_i64..6 {
                    let v34 = 1_i64.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                    let v35 = 1_i64.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                    let t9_row = t9.row(1, [i20, 0], 6);
                    Self::parallel_6::<L, _>(level, 0, 6, t9_row.slice(0, 6), v34, v35, h4);
                }
                let y2_at = y2.window([b6.wrapping_mul(6), b7.wrapping_mul(6)], [6, 6]);
                __cpu::copy::<L, _, _, _>(t8, y2_at, <f32 as __Elem>::ZERO);
                let y3_at = y3.window([b6.wrapping_mul(6), b7.wrapping_mul(6)], [6, 6]);
                __cpu::copy::<L, _, _, _>(t8, y3_at, <bool as __Elem>::ZERO);
            }
        }
    }
}
