// Emitted from triangle.tile.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(
    clippy::all,
    missing_docs,
    non_camel_case_types,
    unused_imports,
    unreachable_pub,
    reason = "emitted text"
)]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const FAR: bool>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const FAR: bool> __Kernel<BM, FAR> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>, R1: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t_row: R0,
        s_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v0 = t_row.get(lane);
                let v1 = s_row.get(lane);
                t_row.set(lane, v0 + v1);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t_row_2: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v2 = t_row_2.get(lane);
                t_row_2.set(lane, v2 * v2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t_row_3: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v4 = t_row_3.get(lane);
                t_row_3.set(lane, -v4);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const FAR: bool> __cpu::Kernel for __Kernel<BM, FAR> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("triangle", args);
        let n = plan.extent(0, 0);
        plan.expect("y", 2, 0, n)?;
        let v0 = n.wrapping_add(BM as i64 - 1);
        let v1 = __Elem::div(v0, BM as i64);
        let half = __Elem::div(v1, 2_i64);
        plan.value(half);
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x = __cpu::tensor::<f32, 1>(call, 0);
            let flags = __cpu::tensor::<i32, 1>(call, 1);
            let y = __cpu::tensor::<f32, 1>(call, 2);
            let half = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b] = block.index;
                let mut scratch = block.scratch;
                let t = scratch.tile::<f32, 1>([BM as i64]);
                let s = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::fill::<L, _, _>(t, 0.0_f32);
                let end_2: i64 = if FAR {
                    b.wrapping_add(1)
                } else {
                    __Elem::min(b, half)
                };
                for i in 0_i64..end_2 {
                    for j in i..b {
                        let x_at = x.window([j.wrapping_mul(BM as i64)], [BM as i64]);
                        __cpu::copy::<L, _, _, _>(x_at, s, <f32 as __Elem>::ZERO);
                        let t_row = t.row(0, [0], BM as i64);
                        let s_row = s.row(0, [0], BM as i64);
                        Self::parallel::<L, _, _>(
                            level,
                            0,
                            BM as i64,
                            t_row.slice_mut(0, BM as i64),
                            s_row.slice(0, BM as i64),
                        );
                    }
                }
                if b >= half {
                    let t_row_2 = t.row(0, [0], BM as i64);
                    Self::parallel_2::<L, _>(level, 0, BM as i64, t_row_2.slice_mut(0, BM as i64));
                }
                let v3 = flags.load([b], <i32 as __Elem>::ZERO);
                if v3 != 0_i32 {
                    let t_row_3 = t.row(0, [0], BM as i64);
                    Self::parallel_3::<L, _>(level, 0, BM as i64, t_row_3.slice_mut(0, BM as i64));
                } else {
                    __cpu::fill::<L, _, _>(s, 0.0_f32);
                }
                let y_at = y.window([b.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t, y_at, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y), __cpu::PacedPrefetch::none());
            }
        }
    }

    const COST: u8 = 0b100;

    fn cost(call: &__cpu::HostCall<'_>, place: [i64; 3]) -> f64 {
        let half = __cpu::value::<i64>(call, 0);
        let [_, _, b] = place;
        let mut cost = 0.0_f64;
        cost += __cpu::work(12, [BM as i64]);
        cost += __cpu::work(3120, []);
        let v0: i64 = b.wrapping_add(1);
        let v1: i64 = __Elem::min(b, half);
        let end_2: i64 = if FAR { v0 } else { v1 };
        {
            let i = __cpu::middle(0, end_2, 1);
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(32, []);
            {
                let mut cost_3 = 0.0_f64;
                cost_3 += __cpu::work(1064, []);
                cost_3 += __cpu::work(15, [BM as i64]);
                cost_2 += __cpu::trips(i, b, 1) * cost_3;
            }
            cost += __cpu::trips(0, end_2, 1) * cost_2;
        }
        let v2: bool = b >= half;
        if v2 {
            let mut cost_4 = 0.0_f64;
            cost_4 += __cpu::work(512, []);
            cost_4 += __cpu::work(5, [BM as i64]);
            cost += cost_4;
        }
        let side = {
            let mut cost_5 = 0.0_f64;
            cost_5 += __cpu::work(512, []);
            cost_5 += __cpu::work(5, [BM as i64]);
            cost_5
        };
        let side_2 = {
            let mut cost_6 = 0.0_f64;
            cost_6 += __cpu::work(4, [BM as i64]);
            cost_6 += __cpu::work(512, []);
            cost_6
        };
        cost += f64::max(side, side_2);
        cost
    }
}
