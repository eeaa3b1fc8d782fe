// Emitted from histogram.tile.
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
pub struct __Kernel<const BN: usize, const BINS: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BN: usize, const BINS: usize> __Kernel<BN, BINS> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        x_row: R0,
        v0: i64,
        n: i64,
        hist: __cpu::View<i32, 1>,
        seen: __cpu::View<i32, 1>,
        last: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i = start + lane as i64;
                let p = v0.wrapping_add(i);
                if p < n {
                    let b = x_row.get(lane);
                    if !(b >= 0_i32) {
                        __cpu::fail(block, concat!(file!(), ":7:9"), format_args!("x[{}] = {} is negative", p, b));
                    }
                    let slot = __Elem::to::<i64>(b);
                    hist.atomic(__cpu::AtomicOp::Add, [slot], 1_i32, __cpu::Order::Relaxed);
                    seen.atomic(__cpu::AtomicOp::Exchange, [slot], 1_i32, __cpu::Order::Relaxed);
                    let v2 = seen.load_relaxed([slot], <i32 as __Elem>::ZERO);
                    last.store_relaxed([slot], v2);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        x_2_row: R0,
        v3: i64,
        n_2: i64,
        hist_2: __cpu::View<i32, 1>,
        seen_2: __cpu::View<i32, 1>,
        last_2: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i_2 = start + lane as i64;
                let p_2 = v3.wrapping_add(i_2);
                if p_2 < n_2 {
                    let b_2 = x_2_row.get(lane);
                    if !(b_2 >= 0_i32) {
                        __cpu::fail(block, concat!(file!(), ":7:9"), format_args!("x[{}] = {} is negative", p_2, b_2));
                    }
                    let slot_2 = __Elem::to::<i64>(b_2);
                    hist_2.update(__cpu::AtomicOp::Add, [slot_2], 1_i32);
                    seen_2.update(__cpu::AtomicOp::Exchange, [slot_2], 1_i32);
                    let v5 = seen_2.load([slot_2], <i32 as __Elem>::ZERO);
                    last_2.store([slot_2], v5);
                }
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BN: usize, const BINS: usize> __cpu::Kernel for __Kernel<BN, BINS> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("histogram", args);
        let n = plan.extent(0, 0);
        plan.expect("hist", 1, 0, BINS as i64)?;
        plan.expect("last", 2, 0, BINS as i64)?;
        plan.workspace::<i32, 1>([BINS as i64])?;
        let v0 = n.wrapping_add(BN as i64 - 1);
        let v1 = __Elem::div(v0, BN as i64);
        plan.value(n);
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x = __cpu::tensor::<i32, 1>(call, 0);
            let hist = __cpu::tensor::<i32, 1>(call, 1);
            let last = __cpu::tensor::<i32, 1>(call, 2);
            let total = __cpu::tensor::<i64, 1>(call, 3);
            let seen = __cpu::workspace::<i32, 1>(call, 0, 0);
            let n = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, _, bx] = block.index;
                let mut scratch = block.scratch;
                let v0 = bx.wrapping_mul(BN as i64);
                let mut count_2 = <i64 as __Elem>::ZERO;
                count_2 = 0_i64;
                for k in 0_i64..(BN as i64) {
                    if v0.wrapping_add(k) < n {
                        let v1 = count_2;
                        count_2 = v1.wrapping_add(1_i64);
                    }
                }
                let c = count_2;
                total.atomic(__cpu::AtomicOp::Add, [0], c, __cpu::Order::Relaxed);
                let x_row = x.row(0, [v0], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [x_row.unit_span()]);
                Self::parallel::<L, _>(
                    level,
                    &block.with(scratch),
                    from,
                    to - from,
                    x_row.slice(from, to - from),
                    v0,
                    n,
                    hist,
                    seen,
                    last,
                );
                if to - from < BN as i64 {
                    for (start, end) in [(0, from), (to, BN as i64)] {
                        Self::parallel::<L, _>(
                            level,
                            &block.with(scratch),
                            start,
                            end - start,
                            x_row.guarded(start, <i32 as __Elem>::ZERO),
                            v0,
                            n,
                            hist,
                            seen,
                            last,
                        );
                    }
                }
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x_2 = __cpu::tensor::<i32, 1>(call, 0);
            let hist_2 = __cpu::tensor::<i32, 1>(call, 1);
            let last_2 = __cpu::tensor::<i32, 1>(call, 2);
            let total_2 = __cpu::tensor::<i64, 1>(call, 3);
            let seen_2 = __cpu::workspace::<i32, 1>(call, 0, 0);
            let n_2 = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, _, bx_2] = block.index;
                let mut scratch = block.scratch;
                let v3 = bx_2.wrapping_mul(BN as i64);
                let mut count_3 = <i64 as __Elem>::ZERO;
                count_3 = 0_i64;
                for k_2 in 0_i64..(BN as i64) {
                    if v3.wrapping_add(k_2) < n_2 {
                        let v4 = count_3;
                        count_3 = v4.wrapping_add(1_i64);
                    }
                }
                let c_2 = count_3;
                total_2.update(__cpu::AtomicOp::Add, [0], c_2);
                let x_2_row = x_2.row(0, [v3], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [x_2_row.unit_span()]);
                Self::parallel_2::<L, _>(
                    level,
                    &block.with(scratch),
                    from,
                    to - from,
                    x_2_row.slice(from, to - from),
                    v3,
                    n_2,
                    hist_2,
                    seen_2,
                    last_2,
                );
                if to - from < BN as i64 {
                    for (start, end) in [(0, from), (to, BN as i64)] {
                        Self::parallel_2::<L, _>(
                            level,
                            &block.with(scratch),
                            start,
                            end - start,
                            x_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            v3,
                            n_2,
                            hist_2,
                            seen_2,
                            last_2,
                        );
                    }
                }
            }
        }
    }
}
