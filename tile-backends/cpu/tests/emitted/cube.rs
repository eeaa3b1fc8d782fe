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
/// The function as the CPU backend calls it.
///
/// # Safety
/// For emitted code only.
#[doc(hidden)]
#[allow(unused, non_snake_case, reason = "written by the compiler")]
#[inline(always)]
pub unsafe fn host<L: __cpu::Level, T: __Elem>(level: L, block: &__cpu::Block<'_>, x: T) -> T {
    unsafe {
        let mut scratch = block.scratch;
        __Elem::mul(__Elem::mul(x, x), x)
    }
}

/// Bytes of scratch memory that `host` needs.
#[doc(hidden)]
#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub fn host_scratch<L: __cpu::Level, T: __Elem>(_: __cpu::TypeOf<L>, _: __cpu::TypeOf<T>) -> usize {
    let mut size = __cpu::ScratchSize::new();
    size.bytes()
}
}
