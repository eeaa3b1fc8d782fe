// Emitted from the random kernel of seed 0.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const ROWS_0: usize = 5_u64 as usize;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize> __Kernel<T, BM> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, <T as __Elem>::ZERO);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v3: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v3);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v4: i64,
        v5: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v6 = t9_row_2.get(lane);
                let v7 = __Elem::to::<u64>(v6).wrapping_mul(__Elem::to::<u64>(v5.wrapping_add(i13)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v4.wrapping_add(i13), 7_i64)], v7, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v8: i64,
        v9: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v10 = t10_row.get(lane);
                let v11 = __Elem::to::<u64>(v10).wrapping_mul(__Elem::to::<u64>(v9.wrapping_add(i14)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v8.wrapping_add(i14), 7_i64)], v11, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v12: i64,
        v13: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v14 = t6_row_2.get(lane);
                let v15 = __Elem::to::<u64>(v14).wrapping_mul(__Elem::to::<u64>(v13.wrapping_add(i15)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v12.wrapping_add(i15), 7_i64)], v15, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v17: i64,
        v19: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v20 = t7_row.get(lane);
                let v21 = __Elem::to::<u64>(v20).wrapping_mul(__Elem::to::<u64>(v19.wrapping_add(i18)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v17.wrapping_add(i18), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut y4_row: R0,
        v22: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y4_row.set(lane, v22);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize> __cpu::Kernel for __Kernel<T, BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_0", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(0, 1);
        let d2 = plan.extent(0, 2);
        let d3 = plan.extent(1, 0);
        let d4 = plan.extent(1, 1);
        plan.expect("x1", 1, 2, d0)?;
        let d5 = plan.extent(2, 0);
        let d6 = plan.extent(3, 0);
        plan.expect("y4", 4, 0, d6)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d6.wrapping_add(ROWS_0 as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, ROWS_0 as i64);
        plan.value(d0);
        plan.value(d3);
        plan.value(d1);
        plan.value(d2);
        plan.value(d4);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 1>([ROWS_0 as i64]);
        size.tile::<<T as __Elem>::Accum, 3>([BM as i64, 8, 1]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<<T as __Elem>::Accum, 2>([BM as i64, BM as i64]);
            size.tile::<i16, 1>([BM as i64]);
            size.tile::<T, 1>([BM as i64]);
            outer.cover(size);
        }
        size.tile::<T, 1>([ROWS_0 as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u8, 3>(call, 0);
            let x1 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 1);
            let y3 = __cpu::tensor::<T, 1>(call, 3);
            let y4 = __cpu::tensor::<T, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let p9 = __cpu::scalar::<i64>(call.args, 7);
            let d0 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            let d2 = __cpu::value::<i64>(call, 3);
            let d4 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<T, 1>([ROWS_0 as i64]);
                let t6_row = t6.row(0, [0], ROWS_0 as i64);
                Self::parallel::<L, _>(level, 0, ROWS_0 as i64, t6_row.slice_mut(0, ROWS_0 as i64));
                let t7 = scratch.tile::<<T as __Elem>::Accum, 3>([BM as i64, 8, 1]);
                let v0 = t6.load([d3], <T as __Elem>::ZERO);
                let v1 = __Elem::div(d0.wrapping_mul(8).wrapping_add(__Elem::to::<i64>(v0)), 8_i64);
                let x1_at = x1.window([v1, d1.wrapping_mul(BM as i64), p9.wrapping_mul(1)], [BM as i64, 8, 1]);
                __cpu::copy::<L, _, _, _>(x1_at, t7, <<T as __Elem>::Accum as __Elem>::ZERO);
                for k11 in 0_i64..d1 {
                    let mut scratch = scratch;
                    let t8 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BM as i64]);
                    let v2 = t7.load([d1, 3, d2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let t7_at = t7.window([d3.wrapping_mul(BM as i64), d1, p9], [1, BM as i64, BM as i64]);
                    __cpu::copy::<L, _, _, _>(t7_at.squeeze([1, 2]), t8, v2);
                    let t9 = scratch.tile::<i16, 1>([BM as i64]);
                    let v3 = 0_i16.wrapping_mul(-1_i16).wrapping_add(0_i16.wrapping_add(0_i16));
                    let t9_row = t9.row(0, [0], BM as i64);
                    Self::parallel_2::<L, _>(level, 0, BM as i64, t9_row.slice_mut(0, BM as i64), v3);
                    let t10 = scratch.tile::<T, 1>([BM as i64]);
                    __cpu::gather::<L, _, _, _, _>(t6, t9, t10, <T as __Elem>::ZERO);
                    let v4 = 1_i64.wrapping_mul(5);
                    let v5 = 1_i64.wrapping_mul(5);
                    let t9_row_2 = t9.row(0, [0], BM as i64);
                    Self::parallel_3::<L, _>(level, 0, BM as i64, t9_row_2.slice(0, BM as i64), v4, v5, h5);
                    let v8 = 1_i64.wrapping_mul(5);
                    let v9 = 1_i64.wrapping_mul(5);
                    let t10_row = t10.row(0, [0], BM as i64);
                    Self::parallel_4::<L, _>(level, 0, BM as i64, t10_row.slice(0, BM as i64), v8, v9, h5);
                }
                let v12 = 1_i64.wrapping_mul(5);
                let v13 = 1_i64.wrapping_mul(5);
                let t6_row_2 = t6.row(0, [0], ROWS_0 as i64);
                Self::parallel_5::<L, _>(level, 0, ROWS_0 as i64, t6_row_2.slice(0, ROWS_0 as i64), v12, v13, h5);
                for i16 in 0_i64..(BM as i64) {
                    for i17 in 0_i64..8 {
                        let v16 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5).wrapping_add(i17);
                        let v17 = v16.wrapping_mul(5);
                        let v18 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5).wrapping_add(i17);
                        let v19 = v18.wrapping_mul(5);
                        let t7_row = t7.row(2, [i16, i17, 0], 1);
                        Self::parallel_6::<L, _>(level, 0, 1, t7_row.slice(0, 1), v17, v19, h5);
                    }
                }
                let t11 = scratch.tile::<T, 1>([ROWS_0 as i64]);
                let x1_at_2 = x1.window([d4, p9.wrapping_mul(8), d2], [1, ROWS_0 as i64, 1]).squeeze([1]);
                __cpu::copy::<L, _, _, _>(x1_at_2, t11, <T as __Elem>::ZERO);
                let y3_at = y3.window([b7.wrapping_mul(ROWS_0 as i64)], [ROWS_0 as i64]);
                __cpu::copy::<L, _, _, _>(t11, y3_at, <T as __Elem>::ZERO);
                let v22 = __Elem::to::<T>(p9);
                let y4_row = y4.row(0, [b7.wrapping_mul(ROWS_0 as i64)], ROWS_0 as i64);
                let (from, to) = __cpu::common(ROWS_0 as i64, [y4_row.unit_span()]);
                Self::parallel_7::<L, _>(level, from, to - from, y4_row.slice_mut(from, to - from), v22);
                for (start, end) in [(0, from), (to, ROWS_0 as i64)] {
                    Self::parallel_7::<L, _>(level, start, end - start, y4_row.guarded(start, <T as __Elem>::ZERO), v22);
                }
            }
        }
    }
}
