// Emitted from the random kernel of seed 10.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_10: u8 = 2_u64 as u8;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const BK: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const BK: usize> __Kernel<BM, BN, BK> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<i8>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        mut t6_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v4 = t5_row.get(lane);
                t6_row.set(lane, __Elem::to::<i32>(v4));
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, 1_u64);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8 = start + lane as i64;
                let v5 = __Elem::to::<i32>(i8).wrapping_mul(2_i32).wrapping_add(2_i32);
                t10_row.set(lane, v5);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<i32>, R1: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        t10_row_2: R1,
        b4: i64,
        t8: __cpu::View<i8, 2>,
        d1: i64,
        x1: __cpu::View<i8, 3>,
        v7: i32,
        v8: i32,
        v9: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                if b4 > i9 {
                    let v10 = t9_row.get(lane);
                    let v11 = t8.load([d1, __Elem::to::<i64>(v10)], <i8 as __Elem>::ZERO);
                    let v12 = x1.load([i9, i9, i9], <i8 as __Elem>::ZERO);
                    let v13 = t9_row.get(lane);
                    let v14 = t8.load([b4, __Elem::to::<i64>(v13)], <i8 as __Elem>::ZERO);
                    let v15 = t8.load_inside([i9, i9]);
                    let v16 = __Elem::select(__Elem::to::<i64>(v15) < i9, v7, v8);
                    let v17 = t9_row.get(lane);
                    let v18 = t10_row_2.get(lane);
                    let v19 = __Elem::select(v11 < (v12 & v14), __Elem::shl(v16, v17), v18 | v9);
                    t9_row.set(lane, v19);
                }
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::Row<i8>, R2: __cpu::row::RowMut<i8>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        t12_row: R1,
        mut y2_row: R2,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v20 = t12_row.get(lane);
                y2_row.set(lane, v20);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_10", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(0, 1);
        let d2 = plan.extent(1, 0);
        plan.expect("x1", 1, 1, BN as i64)?;
        plan.expect("x1", 1, 2, d0)?;
        let d3 = plan.extent(2, 0);
        plan.workspace::<i8, 1>([d3])?;
        let v0 = d3.wrapping_add(BN as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BN as i64);
        plan.value(d0);
        plan.value(d2);
        plan.value(d1);
        plan.value(d3);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u64, 3>([BN as i64, BM as i64, 1]);
        size.tile::<i8, 1>([BM as i64]);
        size.tile::<i32, 1>([BK as i64]);
        size.tile::<u64, 2>([BK as i64, 2 * BK as i64]);
        size.tile::<i8, 2>([2 * BK as i64, BN as i64]);
        size.tile::<i32, 1>([1]);
        size.tile::<i32, 1>([2 * BK as i64]);
        size.tile::<i32, 1>([2 * BK as i64]);
        size.tile::<i8, 1>([BN as i64]);
        size.tile::<i8, 1>([BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u64, 2>(call, 0);
            let x1 = __cpu::tensor::<i8, 3>(call, 1);
            let y2 = __cpu::tensor::<i8, 1>(call, 2);
            let w3 = __cpu::workspace::<i8, 1>(call, 0, 0);
            let d0 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            let d3 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<u64, 3>([BN as i64, BM as i64, 1]);
                let v0 = __Elem::rem(d1.wrapping_mul(BK as i64).wrapping_add(d1), BK as i64);
                let x1_at = x1.window([__Elem::min(d0, d2), v0, d2.wrapping_mul(BN as i64)], [BN as i64, BM as i64, 1]);
                __cpu::copy::<L, _, _, _>(x1_at, t4, __Elem::to::<u64>(3_i8));
                let t5 = scratch.tile::<i8, 1>([BM as i64]);
                let v1 = x0.load([1, b4], <u64 as __Elem>::ZERO);
                let v2 = x1.load([d3, 4, 1], <i8 as __Elem>::ZERO);
                let v3 = x1.load([__Elem::to::<i64>(v1), 4, __Elem::to::<i64>(v2).wrapping_add(1)], <i8 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t5, v3);
                let t6 = scratch.tile::<i32, 1>([BK as i64]);
                let t5_row = t5.row(0, [0], BK as i64);
                let t6_row = t6.row(0, [0], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [t5_row.unit_span()]);
                Self::parallel::<L, _, _>(level, from, to - from, t5_row.slice(from, to - from), t6_row.slice_mut(from, to - from));
                for (start, end) in [(0, from), (to, BK as i64)] {
                    Self::parallel::<L, _, _>(level, start, end - start, t5_row.guarded(start, <i8 as __Elem>::ZERO), t6_row.slice_mut(start, end - start));
                }
                let t7 = scratch.tile::<u64, 2>([BK as i64, 2 * BK as i64]);
                let x0_at = x0.window([0, __Elem::rem(b4, 1_i64)], [x0.extent[0], 2 * BK as i64]);
                __cpu::gather::<L, _, _, _, _>(x0_at, t6, t7, <u64 as __Elem>::ZERO);
                let t8 = scratch.tile::<i8, 2>([2 * BK as i64, BN as i64]);
                let x0_at_2 = x0.window([b4.wrapping_mul(BK as i64), d0], [2 * BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t8, <i8 as __Elem>::ZERO);
                for i6 in 0_i64..(2 * BK as i64) {
                    let t7_row = t7.row(0, [0, (2 * BK as i64).wrapping_sub(i6)], BK as i64);
                    let (from, to) = __cpu::common(BK as i64, [t7_row.span()]);
                    Self::parallel_2::<L, _>(level, from, to - from, t7_row.strided(from));
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_2::<L, _>(level, start, end - start, t7_row.guarded(start, <u64 as __Elem>::ZERO));
                    }
                }
                let t9 = scratch.tile::<i32, 1>([1]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 1>(t5, 0, t9, <i8 as __Elem>::ZERO);
                let t10 = scratch.tile::<i32, 1>([2 * BK as i64]);
                let t10_row = t10.row(0, [0], 2 * BK as i64);
                Self::parallel_3::<L, _>(level, 0, 2 * BK as i64, t10_row.slice_mut(0, 2 * BK as i64));
                let t11 = scratch.tile::<i32, 1>([2 * BK as i64]);
                let t5_at = t5.window([d1.wrapping_mul(BK as i64)], [2 * BK as i64]);
                __cpu::copy::<L, _, _, _>(t5_at, t11, <i32 as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t11, t10, t9, <i32 as __Elem>::ZERO);
                let v6 = t6.load([3], <i32 as __Elem>::ZERO);
                let v7 = v6;
                let v8 = t6.load([b4], <i32 as __Elem>::ZERO);
                let v9 = t10.load([2], <i32 as __Elem>::ZERO);
                let t9_row = t9.row_by(0, [0], 1, 2);
                let t10_row_2 = t10.row(0, [0], 1);
                Self::parallel_4::<L, _, _>(level, 0, 1, t9_row.strided(0), t10_row_2.slice(0, 1), b4, t8, d1, x1, v7, v8, v9);
                let t12 = scratch.tile::<i8, 1>([BN as i64]);
                let t7_at = t7.window([b4.wrapping_mul(BN as i64), b4.wrapping_mul(2 * BK as i64)], [1, BN as i64]).squeeze([1]);
                __cpu::copy::<L, _, _, _>(t7_at, t12, <i8 as __Elem>::ZERO);
                let t13 = scratch.tile::<i8, 1>([BN as i64]);
                let w3_at = w3.window([b4.wrapping_mul(BN as i64)], [BN as i64]);
                __cpu::copy::<L, _, _, _>(t12, w3_at, <i8 as __Elem>::ZERO);
                let w3_at_2 = w3.window([b4.wrapping_mul(BN as i64)], [BN as i64]);
                __cpu::copy::<L, _, _, _>(w3_at_2, t13, <i8 as __Elem>::ZERO);
                let x0_row = x0.row(0, [0, d3], BN as i64);
                let t12_row = t12.row(0, [0], BN as i64);
                let y2_row = y2.row(0, [b4.wrapping_mul(BN as i64)], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [x0_row.span(), y2_row.unit_span()]);
                Self::parallel_5::<L, _, _, _>(level, from, to - from, x0_row.strided(from), t12_row.slice(from, to - from), y2_row.slice_mut(from, to - from));
                for (start, end) in [(0, from), (to, BN as i64)] {
                    Self::parallel_5::<L, _, _, _>(level, start, end - start, x0_row.guarded(start, <u64 as __Elem>::ZERO), t12_row.slice(start, end - start), y2_row.guarded(start, <i8 as __Elem>::ZERO));
                }
            }
        }
    }
}
