//! Routines of the operations in this folder, and what release builds inline of them.

use super::{Operand, Scratch};
use crate::atomic::UpdateOp;
use crate::gemm::{Epilogue, PrefetchList};
use crate::level::{Level, Routine};
use crate::routine::{INLINES, fast, routines};
use crate::scalar::CpuElem;
use crate::view::View;
use std::marker::PhantomData;

/// The operations that [`sized!`](crate::sized) inlines.
pub mod inlined {
    pub use crate::block::{gemm_epilogue, gemm_packed, gemm_step};
    pub use crate::gemm::{gemm, gemm_packed_b};
}

routines! {
    /// [`block::update_tile`](crate::block::update_tile).
    ///
    /// # Safety
    /// As there.
    fn update_tile<O: UpdateOp, S: CpuElem, D: CpuElem; const R: usize>(
        src: View<S, R>,
        dst: View<D, R>,
        fill: S,
    ) = crate::block::update_tile;

    /// [`block::gemm_packed`](crate::block::gemm_packed).
    ///
    /// # Safety
    /// As there.
    fn gemm_packed<S: CpuElem, R: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(
        a: Operand<S, A>,
        b: Operand<R, B>,
        c: View<C, 2>,
        k: i64,
        accumulate: bool,
        prefetch: PrefetchList,
    ) = crate::block::gemm_packed;

    /// [`block::gemm_u4`](crate::block::gemm_u4).
    ///
    /// # Safety
    /// As there.
    fn gemm_u4<S: CpuElem>(
        a: Operand<S, i8>,
        codes: Operand<u8, u8>,
        apart: (View<u8, 2>, *mut u8),
        c: View<i32, 2>,
        k: i64,
        accumulate: bool,
        prefetch: PrefetchList,
    ) = crate::block::gemm_u4;

    /// [`block::gemm_step`](crate::block::gemm_step).
    ///
    /// # Safety
    /// As there.
    fn gemm_step<S: CpuElem, R: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem, D: CpuElem>(
        a: Operand<S, A>,
        b: Operand<R, B>,
        c: View<C, 2>,
        k: i64,
        ends: [bool; 2],
        out: View<D, 2>,
        prefetch: PrefetchList,
    ) = crate::block::gemm_step;

    /// [`block::gemm_epilogue`](crate::block::gemm_epilogue).
    ///
    /// # Safety
    /// As there.
    fn gemm_epilogue<S: CpuElem, R: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(
        a: Operand<S, A>,
        b: Operand<R, B>,
        c: View<C, 2>,
        k: i64,
        ends: [bool; 2],
        epilogue: Epilogue,
        prefetch: PrefetchList,
    ) = crate::block::gemm_epilogue;

    /// [`block::run_epilogue`](crate::block::run_epilogue).
    ///
    /// # Safety
    /// As there.
    fn run_epilogue<C: CpuElem>(c: View<C, 2>, epilogue: Epilogue) = crate::block::run_epilogue;

    /// [`block::gemm_regions`](crate::block::gemm_regions).
    ///
    /// # Safety
    /// As there.
    fn gemm_regions<A: CpuElem, B: CpuElem, C: CpuElem>(
        a: View<A, 2>,
        fill_a: A,
        b: View<B, 2>,
        fill_b: B,
        c: View<C, 2>,
        accumulate: bool,
        scratch: Scratch,
    ) = crate::block::gemm_regions;

    /// [`block::gemm_sp`](crate::block::gemm_sp).
    ///
    /// # Safety
    /// As there.
    fn gemm_sp<A: CpuElem, B: CpuElem, C: CpuElem>(
        a: (View<A, 2>, A),
        metadata: (View<u8, 2>, u8),
        b: (View<B, 2>, B),
        c: View<C, 2>,
        scratch: Scratch,
    ) = crate::block::gemm_sp;

    /// [`block::gemm_sp_packed`](crate::block::gemm_sp_packed).
    ///
    /// # Safety
    /// As there.
    fn gemm_sp_packed<A: CpuElem, B: CpuElem, C: CpuElem>(
        a: View<A, 2>,
        metadata: View<u8, 2>,
        b: *const u8,
        c: View<C, 2>,
        scratch: Scratch,
    ) = crate::block::gemm_sp_packed;
}
