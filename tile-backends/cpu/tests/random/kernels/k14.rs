// Emitted from the random kernel of seed 14.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_14: u8 = 3_u64 as u8;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline]
    unsafe fn parallel<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<__cpu::F8E5M2>,
        R1: __cpu::row::RowMut<__cpu::F8E5M2>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t3_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v0 = x0_row.get(lane);
                t3_row.set(lane, v0);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v0 = __Elem::to::<i32>(i10).wrapping_mul(3_i32).wrapping_add(1_i32);
                t5_row.set(lane, v0);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_14", args);
        let d2 = plan.extent(0, 0);
        let d3 = plan.extent(0, 1);
        plan.expect("y1", 1, 0, d3)?;
        plan.expect("y1", 1, 1, d2)?;
        plan.workspace::<__cpu::F8E5M2, 2>([d3, d2])?;
        let v0 = d3.wrapping_add(2 * BN as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, 2 * BN as i64);
        let v3 = d2.wrapping_add(BM as i64 + 1);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BM as i64 + 1);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::F8E5M2, 3>([BM as i64 + 1, 2 * BN as i64, BM as i64]);
        size.tile::<__cpu::F8E5M2, 1>([BM as i64 + 1]);
        size.tile::<i32, 1>([2 * BN as i64]);
        size.tile::<__cpu::F8E5M2, 1>([2 * BN as i64]);
        size.tile::<__cpu::F8E5M2, 2>([2 * BN as i64, BM as i64 + 1]);
        size.tile::<__cpu::F8E5M2, 2>([2 * BN as i64, BM as i64 + 1]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::F8E5M2, 2>(call, 0);
            let y1 = __cpu::tensor::<__cpu::F8E5M2, 2>(call, 1);
            let _q6 = __cpu::scalar::<i64>(call.args, 2);
            let w2 = __cpu::workspace::<__cpu::F8E5M2, 2>(call, 0, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, b4, b5] = block.index;
                let mut scratch = block.scratch;
                let t3 = scratch.tile::<__cpu::F8E5M2, 3>([BM as i64 + 1, 2 * BN as i64, BM as i64]);
                let whole = x0.has_rows(1, [0, 0], [[1, 0, 0], [0, 0, 1]], [BM as i64, 2 * BN as i64, BM as i64 + 1]);
                if whole {
                    for i7 in 0_i64..(BM as i64) {
                        for i8 in 0_i64..(2 * BN as i64) {
                            let x0_row = x0.whole_row(1, [i7, 0], BM as i64 + 1, 1);
                            let t3_row = t3.row(0, [0, i8, i7], BM as i64 + 1);
                            Self::parallel::<L, true, _, _>(
                                level,
                                0,
                                BM as i64 + 1,
                                x0_row.slice(0, BM as i64 + 1),
                                t3_row.strided(0),
                            );
                        }
                    }
                } else {
                    for i7 in 0_i64..(BM as i64) {
                        for i8 in 0_i64..(2 * BN as i64) {
                            let x0_row = x0.row(1, [i7, 0], BM as i64 + 1);
                            let t3_row = t3.row(0, [0, i8, i7], BM as i64 + 1);
                            let (from, to) = __cpu::common(BM as i64 + 1, [x0_row.unit_span()]);
                            Self::parallel::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x0_row.slice(from, to - from),
                                t3_row.strided(from),
                            );
                            if to - from < BM as i64 + 1 {
                                for (start, end) in [(0, from), (to, BM as i64 + 1)] {
                                    Self::parallel::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x0_row.guarded(start, <__cpu::F8E5M2 as __Elem>::ZERO),
                                        t3_row.strided(start),
                                    );
                                }
                            }
                        }
                    }
                }
                let t4 = scratch.tile::<__cpu::F8E5M2, 1>([BM as i64 + 1]);
                let x0_at = x0.window([b4.wrapping_mul(BM as i64 + 1), b4.wrapping_mul(2 * BN as i64)], [1, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1]), t4, <__cpu::F8E5M2 as __Elem>::ZERO);
                let t5 = scratch.tile::<i32, 1>([2 * BN as i64]);
                let t5_row = t5.row(0, [0], 2 * BN as i64);
                Self::parallel_2::<L, _>(level, 0, 2 * BN as i64, t5_row.slice_mut(0, 2 * BN as i64));
                let t6 = scratch.tile::<__cpu::F8E5M2, 1>([2 * BN as i64]);
                let x0_at_2 = x0.window([__Elem::div(_q6.wrapping_mul(BN as i64), BN as i64), b4.wrapping_mul(BM as i64 + 1)], [2 * BN as i64, 1]).squeeze([0]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t6, <__cpu::F8E5M2 as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t6, t5, t4, <__cpu::F8E5M2 as __Elem>::ZERO);
                let t7 = scratch.tile::<__cpu::F8E5M2, 2>([2 * BN as i64, BM as i64 + 1]);
                let x0_at_3 = x0.window([_q6.wrapping_add(b4), b5], [2 * BN as i64, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x0_at_3, t7, <__cpu::F8E5M2 as __Elem>::ZERO);
                let t8 = scratch.tile::<__cpu::F8E5M2, 2>([2 * BN as i64, BM as i64 + 1]);
                let w2_at = w2.window([b4.wrapping_mul(2 * BN as i64), b5.wrapping_mul(BM as i64 + 1)], [2 * BN as i64, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(t7, w2_at, <__cpu::F8E5M2 as __Elem>::ZERO);
                let w2_at_2 = w2.window([b4.wrapping_mul(2 * BN as i64), b5.wrapping_mul(BM as i64 + 1)], [2 * BN as i64, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(w2_at_2, t8, <__cpu::F8E5M2 as __Elem>::ZERO);
                let y1_at = y1.window([b4.wrapping_mul(2 * BN as i64), b5.wrapping_mul(BM as i64 + 1)], [2 * BN as i64, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(t7, y1_at, <__cpu::F8E5M2 as __Elem>::ZERO);
            }
        }
    }
}
