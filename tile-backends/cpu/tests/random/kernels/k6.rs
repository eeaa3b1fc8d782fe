// Emitted from the random kernel of seed 6.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const ROWS_6: usize = 4_u64 as usize;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl __Kernel {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t4_row: R0,
        v0: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                if !v0 {
                    __cpu::fail(block, concat!(file!(), ":4:5"), format_args!("an index is within its bounds"));
                }
                t4_row.set(lane, 1 <= i10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_2: R0,
        v2: i64,
        v4: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v5 = t4_row_2.get(lane);
                let v6 = __Elem::to::<u64>(v5).wrapping_mul(__Elem::to::<u64>(v4.wrapping_add(i13)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v2.wrapping_add(i13), 7_i64)], v6, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        v7: i64,
        v8: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v9 = t5_row.get(lane);
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v7.wrapping_add(i15), 7_i64)], v9.wrapping_mul(__Elem::to::<u64>(v8.wrapping_add(i15))), __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
        v10: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                if !v10 {
                    __cpu::fail(block, concat!(file!(), ":4:5"), format_args!("an index is within its bounds"));
                }
                t4_2_row.set(lane, 1 <= i10_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_2: R0,
        v12: i64,
        v14: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v15 = t4_2_row_2.get(lane);
                let v16 = __Elem::to::<u64>(v15).wrapping_mul(__Elem::to::<u64>(v14.wrapping_add(i13_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v12.wrapping_add(i13_2), 7_i64)], v16);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        v17: i64,
        v18: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v19 = t5_2_row.get(lane);
                let v20 = v19.wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i15_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v17.wrapping_add(i15_2), 7_i64)], v20);
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
        plan.expect("x0", 0, 1, d0)?;
        plan.expect("x1", 1, 0, d0)?;
        plan.expect("x1", 1, 1, 6)?;
        let d1 = plan.extent(1, 2);
        let d2 = plan.extent(2, 0);
        plan.expect("y2", 2, 1, d2)?;
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d2 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d2.wrapping_add(5);
        let v2 = __Elem::div(v1, 6_i64);
        let v3 = d2.wrapping_add(ROWS_6 as i64 - 1);
        let v4 = __Elem::div(v3, ROWS_6 as i64);
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
        size.tile::<u64, 2>([6, ROWS_6 as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u64, 2>(call, 0);
            let x1 = __cpu::tensor::<bool, 3>(call, 1);
            let y2 = __cpu::tensor::<u64, 2>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b3, b4] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
                for i8 in 0_i64..8 {
                    for i9 in 0_i64..8 {
                        let v0 = i9 < 8;
                        let t4_row = t4.row(2, [i8, i9, 0], ROWS_6 as i64);
                        Self::parallel::<L, _>(
                            level,
                            &block.with(scratch),
                            0,
                            ROWS_6 as i64,
                            t4_row.slice_mut(0, ROWS_6 as i64),
                            v0,
                        );
                    }
                }
                let t5 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                let x1_at = x1.window([x0.extent[1], b3, b3.wrapping_mul(ROWS_6 as i64)], [6, 1, ROWS_6 as i64]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_at, t5, <u64 as __Elem>::ZERO);
                for i11 in 0_i64..8 {
                    for i12 in 0_i64..8 {
                        let v1 = 5_i64.wrapping_add(i11).wrapping_mul(5).wrapping_add(i12);
                        let v2 = v1.wrapping_mul(5);
                        let v3 = 5_i64.wrapping_add(i11).wrapping_mul(5).wrapping_add(i12);
                        let v4 = v3.wrapping_mul(5);
                        let t4_row_2 = t4.row(2, [i11, i12, 0], ROWS_6 as i64);
                        Self::parallel_2::<L, _>(
                            level,
                            0,
                            ROWS_6 as i64,
                            t4_row_2.slice(0, ROWS_6 as i64),
                            v2,
                            v4,
                            h3,
                        );
                    }
                }
                for i14 in 0_i64..6 {
                    let v7 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                    let v8 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                    let t5_row = t5.row(1, [i14, 0], ROWS_6 as i64);
                    Self::parallel_3::<L, _>(level, 0, ROWS_6 as i64, t5_row.slice(0, ROWS_6 as i64), v7, v8, h3);
                }
                let y2_at = y2.window([b3.wrapping_mul(6), b4.wrapping_mul(ROWS_6 as i64)], [6, ROWS_6 as i64]);
                __cpu::copy_out::<L, _, _, _>(t5, y2_at, <u64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2), __cpu::PacedPrefetch::none());
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<u64, 2>(call, 0);
            let x1_2 = __cpu::tensor::<bool, 3>(call, 1);
            let y2_2 = __cpu::tensor::<u64, 2>(call, 2);
            let h3_2 = __cpu::tensor::<u64, 1>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b3_2, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
                for i8_2 in 0_i64..8 {
                    for i9_2 in 0_i64..8 {
                        let v10 = i9_2 < 8;
                        let t4_2_row = t4_2.row(2, [i8_2, i9_2, 0], ROWS_6 as i64);
                        Self::parallel_4::<L, _>(
                            level,
                            &block.with(scratch),
                            0,
                            ROWS_6 as i64,
                            t4_2_row.slice_mut(0, ROWS_6 as i64),
                            v10,
                        );
                    }
                }
                let t5_2 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                let x1_2_at = x1_2.window([x0_2.extent[1], b3_2, b3_2.wrapping_mul(ROWS_6 as i64)], [6, 1, ROWS_6 as i64]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t5_2, <u64 as __Elem>::ZERO);
                for i11_2 in 0_i64..8 {
                    for i12_2 in 0_i64..8 {
                        let v11 = 5_i64.wrapping_add(i11_2).wrapping_mul(5).wrapping_add(i12_2);
                        let v12 = v11.wrapping_mul(5);
                        let v13 = 5_i64.wrapping_add(i11_2).wrapping_mul(5).wrapping_add(i12_2);
                        let v14 = v13.wrapping_mul(5);
                        let t4_2_row_2 = t4_2.row(2, [i11_2, i12_2, 0], ROWS_6 as i64);
                        Self::parallel_5::<L, _>(
                            level,
                            0,
                            ROWS_6 as i64,
                            t4_2_row_2.slice(0, ROWS_6 as i64),
                            v12,
                            v14,
                            h3_2,
                        );
                    }
                }
                for i14_2 in 0_i64..6 {
                    let v17 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                    let v18 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                    let t5_2_row = t5_2.row(1, [i14_2, 0], ROWS_6 as i64);
                    Self::parallel_6::<L, _>(
                        level,
                        0,
                        ROWS_6 as i64,
                        t5_2_row.slice(0, ROWS_6 as i64),
                        v17,
                        v18,
                        h3_2,
                    );
                }
                let y2_2_at = y2_2.window([b3_2.wrapping_mul(6), b4_2.wrapping_mul(ROWS_6 as i64)], [6, ROWS_6 as i64]);
                __cpu::copy_out::<L, _, _, _>(t5_2, y2_2_at, <u64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
