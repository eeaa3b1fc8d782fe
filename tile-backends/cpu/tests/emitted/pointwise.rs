// Emitted from pointwise.tile.
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
pub struct __Kernel<T: __Elem, const BM: usize, const BN: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const BN: usize> __Kernel<T, BM, BN> {
    #[inline]
    unsafe fn parallel<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<T>,
        R1: __cpu::row::Row<T>,
        R2: __cpu::row::Row<T>,
        R3: __cpu::row::Row<f32>,
        R4: __cpu::row::RowMut<T>,
    >(
        level: L,
        start: i64,
        count: i64,
        x_row: R0,
        x_row_2: R1,
        xt_row: R2,
        w_row: R3,
        mut y_row: R4,
        j0: i64,
        r: i64,
        bias: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let j = start + lane as i64;
                let c = j0.wrapping_add(j);
                let a = x_row.get(lane);
                let left = x_row_2.get(lane);
                let b = xt_row.get(lane);
                let f = w_row.get(lane);
                let s = __Elem::add(__Elem::add(a, left), __Elem::mul(b, __Elem::to::<T>(f)));
                let p = __Elem::select(c >= r, __Elem::add(s, bias), __Elem::sub(s, bias));
                y_row.set(lane, p);
                if __Elem::rem(c, 2_i64) == 1 {
                    let v0 = y_row.get(lane);
                    y_row.set(lane, __Elem::add(v0, v0));
                }
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<T, BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("pointwise", args);
        let m = plan.extent(3, 0);
        let n = plan.extent(3, 1);
        plan.expect("x", 0, 0, m)?;
        plan.expect("x", 0, 1, n)?;
        plan.expect("xt", 1, 0, n)?;
        plan.expect("xt", 1, 1, m)?;
        let v0 = m.wrapping_add(BM as i64 - 1);
        let v1 = n.wrapping_add(BN as i64 - 1);
        let v2 = __Elem::div(v0, BM as i64);
        let v3 = __Elem::div(v1, BN as i64);
        plan.finish([1, v2, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x = __cpu::tensor::<T, 2>(call, 0);
            let xt = __cpu::tensor::<T, 2>(call, 1);
            let w = __cpu::tensor::<f32, 1>(call, 2);
            let y = __cpu::tensor::<T, 2>(call, 3);
            let bias = __cpu::scalar::<T>(call.args, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, by, bx] = block.index;
                let mut scratch = block.scratch;
                let i0 = by.wrapping_mul(BM as i64);
                let j0 = bx.wrapping_mul(BN as i64);
                let whole = x.has_rows(1, [i0, j0], [[1, 0], [0, 1]], [BM as i64, BN as i64]) && x.has_rows(1, [i0, j0.wrapping_sub(1)], [[1, 0], [0, 1]], [BM as i64, BN as i64]) && xt.has([j0, i0], [[0, 1], [1, 0]], [BM as i64, BN as i64]) && w.has([j0.wrapping_mul(2)], [[0, 2]], [BM as i64, BN as i64]) && y.has_rows(1, [i0, j0], [[1, 0], [0, 1]], [BM as i64, BN as i64]);
                if whole {
                    for i in 0_i64..(BM as i64) {
                        let r = i0.wrapping_add(i);
                        let x_row = x.whole_row(1, [r, j0], BN as i64, 1);
                        let x_row_2 = x.whole_row(1, [r, j0.wrapping_sub(1)], BN as i64, 1);
                        let xt_row = xt.whole_row(0, [j0, r], BN as i64, 1);
                        let w_row = w.whole_row(0, [j0.wrapping_mul(2)], BN as i64, 2);
                        let y_row = y.whole_row(1, [r, j0], BN as i64, 1);
                        Self::parallel::<L, true, _, _, _, _, _>(
                            level,
                            0,
                            BN as i64,
                            x_row.slice(0, BN as i64),
                            x_row_2.slice(0, BN as i64),
                            xt_row.strided(0),
                            w_row.strided(0),
                            y_row.slice_mut(0, BN as i64),
                            j0,
                            r,
                            bias,
                        );
                    }
                } else {
                    for i in 0_i64..(BM as i64) {
                        let r = i0.wrapping_add(i);
                        let x_row = x.row(1, [r, j0], BN as i64);
                        let x_row_2 = x.row(1, [r, j0.wrapping_sub(1)], BN as i64);
                        let xt_row = xt.row(0, [j0, r], BN as i64);
                        let w_row = w.row_by(0, [j0.wrapping_mul(2)], BN as i64, 2);
                        let y_row = y.row(1, [r, j0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [x_row.unit_span(), x_row_2.unit_span(), xt_row.span(), w_row.span(), y_row.unit_span()]);
                        Self::parallel::<L, false, _, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            x_row.slice(from, to - from),
                            x_row_2.slice(from, to - from),
                            xt_row.strided(from),
                            w_row.strided(from),
                            y_row.slice_mut(from, to - from),
                            j0,
                            r,
                            bias,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel::<L, false, _, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x_row.guarded(start, <T as __Elem>::ZERO),
                                    x_row_2.guarded(start, <T as __Elem>::ZERO),
                                    xt_row.guarded(start, <T as __Elem>::ZERO),
                                    w_row.guarded(start, <f32 as __Elem>::ZERO),
                                    y_row.guarded(start, <T as __Elem>::ZERO),
                                    j0,
                                    r,
                                    bias,
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
