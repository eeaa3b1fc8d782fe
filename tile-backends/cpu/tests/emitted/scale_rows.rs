// Emitted from scale_rows.tile.
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

pub struct scale_rows;

impl scale_rows {
/// Whether it only computes.
#[doc(hidden)]
#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub const SIDE_EFFECT_FREE: bool = true;

/// The function as the CPU backend calls it.
///
/// # Safety
/// For emitted code only.
#[doc(hidden)]
#[allow(unused, non_snake_case, reason = "written by the compiler")]
#[inline(always)]
pub unsafe fn host<L: __cpu::Level, A: __cpu::Arguments, R: __cpu::Returned>(level: L, block: &__cpu::Block<'_>, consts: &[i64], args: A) -> R {
    unsafe {
        let [M, N] = __cpu::const_arguments(consts);
        let (arg0, args) = __cpu::Arguments::split(args);
        let (arg1, args) = __cpu::Arguments::split(args);
        Self::body::<L, <<A as __cpu::Arguments>::First as __cpu::Passed>::Elem>(level, block, M, N, __cpu::Passed::view(arg0), __cpu::Passed::scalar(arg1));
        R::nothing()
    }
}

/// Bytes of scratch memory that `host` needs.
#[doc(hidden)]
#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub fn host_scratch<L: __cpu::Level, A: __cpu::Arguments, R: __cpu::Returned>(consts: &[i64]) -> usize {
    let [M, N] = __cpu::const_arguments(consts);
    Self::body_scratch::<L, <<A as __cpu::Arguments>::First as __cpu::Passed>::Elem>(M, N)
}

#[allow(unused, non_snake_case, reason = "written by the compiler")]
#[inline(always)]
unsafe fn body<L: __cpu::Level, T: __Elem>(level: L, block: &__cpu::Block<'_>, M: i64, N: i64, x: __cpu::View<T, 2>, f: T) {
    unsafe {
        let mut scratch = block.scratch;
        let t = scratch.tile::<T, 1>([M]);
        __cpu::fill::<L, _, _>(t, f);
        for i in 0_i64..M {
            let v0 = t.load_inside([i]);
            let x_row = x.row(1, [i, 0], N);
            Self::parallel::<L, T, _>(level, 0, N, x_row.slice_mut(0, N), M, N, v0);
        }
    }
}

#[allow(unused, non_snake_case, reason = "written by the compiler")]
fn body_scratch<L: __cpu::Level, T: __Elem>(M: i64, N: i64) -> usize {
    let mut size = __cpu::ScratchSize::new();
    size.tile::<T, 1>([M]);
    size.bytes()
}

#[allow(unused, non_snake_case, reason = "written by the compiler")]
#[inline(always)]
unsafe fn parallel<L: __cpu::Level, T: __Elem, R0: __cpu::row::RowMut<T>>(
    level: L,
    start: i64,
    count: i64,
    mut x_row: R0,
    M: i64,
    N: i64,
    v0: T,
) {
    unsafe {
        for lane in 0..__cpu::lanes(count) {
            let v1 = x_row.get(lane);
            x_row.set(lane, __Elem::mul(v1, v0));
        }
    }
}
}
