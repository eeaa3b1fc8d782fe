// Emitted from cube.tile.
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

pub struct cube;

impl cube {
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
        let [] = __cpu::const_arguments(consts);
        let (arg0, args) = __cpu::Arguments::split(args);
        R::value(Self::body::<L, <<A as __cpu::Arguments>::First as __cpu::Passed>::Elem>(level, block, __cpu::Passed::scalar(arg0)))
    }
}

/// Bytes of scratch memory that `host` needs.
#[doc(hidden)]
#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub fn host_scratch<L: __cpu::Level, A: __cpu::Arguments, R: __cpu::Returned>(consts: &[i64]) -> usize {
    let [] = __cpu::const_arguments(consts);
    Self::body_scratch::<L, <<A as __cpu::Arguments>::First as __cpu::Passed>::Elem>()
}

#[allow(unused, non_snake_case, reason = "written by the compiler")]
#[inline(always)]
unsafe fn body<L: __cpu::Level, T: __Elem>(level: L, block: &__cpu::Block<'_>, x: T) -> T {
    unsafe {
        let mut scratch = block.scratch;
        __Elem::mul(__Elem::mul(x, x), x)
    }
}

#[allow(unused, non_snake_case, reason = "written by the compiler")]
fn body_scratch<L: __cpu::Level, T: __Elem>() -> usize {
    let mut size = __cpu::ScratchSize::new();
    size.bytes()
}
}
