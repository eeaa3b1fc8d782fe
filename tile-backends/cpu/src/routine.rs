//! Routines: operations on whole tiles, compiled as functions of their own for each
//! [`Level`] and combination of element types.
//!
//! A kernel is compiled at three levels, and anew for every choice of its tile sizes.
//! An operation that is inlined is compiled as often, and LLVM takes most of a release
//! build for it. So emitted code calls an operation on a tile as a function, which
//! takes the extents at run time, carries the target features of the level, and is
//! compiled once for its element types.
//!
//! Two things are inlined in spite of that, but for builds with `debug_assertions`, which
//! are repeated after every change:
//!
//! - the *fast path* of an operation: loops over contiguous rows of whole tiles. Most
//!   tiles have constant extents, with which such a loop is a few vector instructions;
//! - a small GEMM ([`sized!`](crate::sized)), which takes no longer than a call.
//!
//! The target features stand in provided methods because rustc compiles those with
//! the module of their `Self`. Each routine's arguments are a type in a module
//! of its own, so the first use of one does not recompile the others. See
//! `docs/decisions/0004-routines.md`. Those of the operations in [`block`](crate::block) stand there.

use crate::gemm::PacedPrefetch;
use crate::level::{Level, Routine};
use crate::reduce::{ArgOp, ReduceOp};
use crate::scalar::CpuElem;
use crate::view::View;
use std::marker::PhantomData;

/// Whether fast paths and small operations are inlined in this build.
pub const INLINES: bool = !cfg!(debug_assertions);

/// `sized!(small, name::<..>(..))` calls a routine as a function or, if the constant
/// expression `small` holds, inlines it. A constant, so that what is not chosen is never
/// compiled.
#[macro_export]
macro_rules! sized {
    ($small:expr, $name:ident $($call:tt)*) => {
        if const { $crate::routine::INLINES && $small } {
            $crate::inlined::$name $($call)*
        } else {
            $crate::$name $($call)*
        }
    };
}

/// The fast path of a routine, if it has one.
macro_rules! fast {
    ([] [$($generics:tt)*] ($($args:tt)*)) => { false };
    ([$($path:tt)+] [$($generics:tt)*] ($($args:tt)*)) => { unsafe { $($path)+::<$($generics)*>($($args)*) } };
}

/// Makes routines of inlined functions that are generic over the level. A `fast` path
/// does what the function does and returns true, or does nothing and returns false.
macro_rules! routines {
    ($(
        $(#[$doc:meta])*
        fn $name:ident<$($t:ident: $bound:ident),* $(; const $c:ident: usize)?>($($arg:ident: $ty:ty),* $(,)?) = $($code:ident)::+
        $(, fast $($fast:ident)::+)?;
    )*) => {$(
        mod $name {
            use super::*;

            pub(super) struct Arguments<$($t: $bound,)* $(const $c: usize)?> {
                $(pub(super) $arg: $ty,)*
                pub(super) types: PhantomData<($($t,)*)>,
            }

            impl<$($t: $bound,)* $(const $c: usize)?> Routine for Arguments<$($t,)* $($c)?> {
                #[inline(always)]
                unsafe fn run<L: Level>(self) {
                    // SAFETY: the caller's promise.
                    unsafe { $($code)::+::<L, $($t,)* $($c)?>($(self.$arg),*) }
                }
            }
        }

        $(#[$doc])*
        #[inline(always)]
        pub unsafe fn $name<L: Level, $($t: $bound,)* $(const $c: usize)?>($($arg: $ty),*) {
            // SAFETY: the caller's promise.
            if INLINES && fast!([$($($fast)::+)?] [L, $($t,)* $($c)?] ($($arg),*)) {
                return;
            }
            let arguments = $name::Arguments::<$($t,)* $($c)?> { $($arg,)* types: PhantomData };
            // SAFETY: the caller's promise.
            unsafe { L::call(arguments) }
        }
    )*};
}
pub(crate) use {fast, routines};

routines! {
    /// [`copy::copy`](crate::copy::copy).
    ///
    /// # Safety
    /// As there.
    fn copy<S: CpuElem, D: CpuElem; const R: usize>(src: View<S, R>, dst: View<D, R>, fill: D)
        = crate::copy::copy, fast crate::copy::copy_from_start;

    /// [`copy::copy_out`](crate::copy::copy_out).
    ///
    /// # Safety
    /// As there.
    fn copy_out<S: CpuElem, D: CpuElem; const R: usize>(
        src: View<S, R>,
        dst: View<D, R>,
        fill: D,
        non_temporal: bool,
        prefetch: PacedPrefetch,
    ) = crate::copy::copy_out, fast crate::copy::copy_out_from_start;

    /// [`copy::fill`](crate::copy::fill).
    ///
    /// # Safety
    /// As there.
    fn fill<T: CpuElem; const R: usize>(dst: View<T, R>, value: T)
        = crate::copy::fill, fast crate::copy::fill_whole;

    /// [`gather::gather`](crate::gather::gather).
    ///
    /// # Safety
    /// As there.
    fn gather<S: CpuElem, I: CpuElem, D: CpuElem; const R: usize>(
        src: View<S, R>,
        index: View<I, 1>,
        dst: View<D, R>,
        fill: D,
    ) = crate::gather::gather;

    /// [`gather::scatter`](crate::gather::scatter).
    ///
    /// # Safety
    /// As there.
    fn scatter<S: CpuElem, I: CpuElem, D: CpuElem; const R: usize>(
        src: View<S, R>,
        index: View<I, 1>,
        dst: View<D, R>,
        fill: D,
    ) = crate::gather::scatter;

    /// [`reduce::reduce`](crate::reduce::reduce).
    ///
    /// # Safety
    /// As there.
    fn reduce<O: ReduceOp, S: CpuElem, D: CpuElem; const R: usize>(
        src: View<S, R>,
        axis: usize,
        dst: View<D, R>,
        accumulate: bool,
        fill: S,
    ) = crate::reduce::reduce, fast crate::reduce::reduce_whole;

    /// [`reduce::arg_reduce`](crate::reduce::arg_reduce).
    ///
    /// # Safety
    /// As there.
    fn arg_reduce<O: ArgOp, S: CpuElem, D: CpuElem; const R: usize>(
        src: View<S, R>,
        axis: usize,
        dst: View<D, R>,
        fill: S,
    ) = crate::reduce::arg_reduce, fast crate::reduce::arg_reduce_whole;

    /// [`scan::scan`](crate::scan::scan).
    ///
    /// # Safety
    /// As there.
    fn scan<O: ReduceOp, S: CpuElem, D: CpuElem; const R: usize>(
        src: View<S, R>,
        axis: usize,
        dst: View<D, R>,
        reverse: bool,
        fill: S,
    ) = crate::scan::scan;

    /// [`gemm::pack_a`](crate::gemm::pack_a).
    ///
    /// # Safety
    /// As there.
    fn pack_a<S: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(src: View<S, 2>, fill: A, dst: *mut u8)
        = crate::gemm::pack_a;

    /// [`gemm::pack_b`](crate::gemm::pack_b).
    ///
    /// # Safety
    /// As there.
    fn pack_b<S: CpuElem, A: CpuElem, B: CpuElem, C: CpuElem>(src: View<S, 2>, fill: B, dst: *mut u8)
        = crate::gemm::pack_b;

    /// [`gemm::gemm`](crate::gemm::gemm).
    ///
    /// # Safety
    /// As there.
    fn gemm<A: CpuElem, B: CpuElem, C: CpuElem>(
        a: View<A, 2>,
        b: View<B, 2>,
        c: View<C, 2>,
        accumulate: bool,
        scratch: *mut u8,
    ) = crate::gemm::gemm;

    /// [`gemm::gemm_packed_b`](crate::gemm::gemm_packed_b).
    ///
    /// # Safety
    /// As there.
    fn gemm_packed_b<A: CpuElem, B: CpuElem, C: CpuElem>(
        a: View<A, 2>,
        b: *const u8,
        c: View<C, 2>,
        accumulate: bool,
        scratch: *mut u8,
    ) = crate::gemm::gemm_packed_b;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::copy::{copy_from_start, copy_out_from_start, fill_whole};
    use crate::level::Baseline;
    use crate::reduce::{ArgMax, Max, Sum, arg_reduce_whole, reduce_whole};
    use tile_core::num::f16;

    /// `view`, of which the last `absent` columns do not exist.
    fn without<T>(view: View<T, 2>, absent: i64) -> View<T, 2> {
        View { hi: [view.hi[0], view.hi[1] - absent], ..view }
    }

    /// A view of `rows` by `columns` elements in rows of `step`, of which the last
    /// `missing` rows do not exist.
    fn view<T>(memory: &mut [T], [rows, columns]: [i64; 2], step: i64, missing: i64) -> View<T, 2> {
        assert!((rows * step) as usize <= memory.len());
        let whole = View::whole(memory.as_mut_ptr(), [rows, columns], [step, 1]);
        View { hi: [rows - missing, columns], ..whole }
    }

    fn numbers() -> Vec<f32> {
        (0..4000).map(|i| ((i * 37) % 101) as f32 - 50.0).collect()
    }

    /// What a fast path leaves behind, beside what the function does.
    fn both<D: CpuElem>(
        fast: impl Fn(View<D, 2>) -> bool,
        function: impl Fn(View<D, 2>),
        (extent, step, missing): ([i64; 2], i64, i64),
    ) {
        let mut memory = [vec![D::ONE; 4000], vec![D::ONE; 4000]];
        let done = fast(view(&mut memory[0], extent, step, missing));
        assert_eq!(done, missing == 0, "{extent:?} {step} {missing}");
        if !done {
            assert!(memory[0].iter().all(|x| x.to_bits() == D::ONE.to_bits()), "a path that is not taken does nothing");
            return;
        }
        function(view(&mut memory[1], extent, step, missing));
        assert!(memory[0].iter().zip(&memory[1]).all(|(x, y)| x.to_bits() == y.to_bits()), "{extent:?} {step}");
    }

    fn copies<D: CpuElem>() {
        for extent in [[1, 1], [3, 7], [8, 64], [5, 100], [2, 513]] {
            for (from, to) in [(extent[1], extent[1]), (extent[1] + 3, extent[1]), (extent[1], extent[1] + 5)] {
                for missing in [0, 1] {
                    let mut source = numbers();
                    let src = view(&mut source, extent, from, 0);
                    let fill = D::of_i32(7);
                    for (short, narrow) in [(0, 0), (1, 0), (extent[1] / 2, 1), (1, extent[1] / 2), (extent[1], 0)] {
                        let (src, none) = (without(src, short), PacedPrefetch::none());
                        // SAFETY: the views are of two allocations and all of their elements exist.
                        unsafe {
                            both::<D>(
                                |dst| copy_from_start::<Baseline, f32, D, 2>(src, without(dst, narrow), fill),
                                |dst| crate::copy::copy::<Baseline, f32, D, 2>(src, without(dst, narrow), fill),
                                (extent, to, missing),
                            );
                            both::<D>(
                                |dst| copy_out_from_start::<Baseline, f32, D, 2>(src, dst, fill, false, none),
                                |dst| crate::copy::copy_out::<Baseline, f32, D, 2>(src, dst, fill, false, none),
                                (extent, to, missing),
                            );
                        }
                    }
                    // SAFETY: as above.
                    unsafe {
                        both::<D>(
                            |dst| fill_whole::<Baseline, D, 2>(dst, D::ZERO),
                            |dst| crate::copy::fill::<Baseline, D, 2>(dst, D::ZERO),
                            (extent, to, missing),
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn fast_copies_and_fills_are_those_of_the_functions() {
        copies::<f32>();
        copies::<f16>();
        copies::<i32>();
    }

    #[test]
    fn fast_reductions_are_those_of_the_functions() {
        for extent in [[1, 1], [3, 7], [8, 64], [5, 100], [2, 513]] {
            for (step, missing) in [(extent[1], 0), (extent[1] + 3, 0), (extent[1], 1)] {
                let mut source = numbers();
                let src = view(&mut source, extent, step, 0);
                for accumulate in [false, true] {
                    // SAFETY: as above.
                    unsafe {
                        both::<f32>(
                            |dst| reduce_whole::<Baseline, Sum, f32, f32, 2>(src, 1, dst, accumulate, 0.0),
                            |dst| crate::reduce::reduce::<Baseline, Sum, f32, f32, 2>(src, 1, dst, accumulate, 0.0),
                            ([extent[0], 1], 1, missing),
                        );
                        both::<f16>(
                            |dst| reduce_whole::<Baseline, Max, f32, f16, 2>(src, 1, dst, accumulate, 0.0),
                            |dst| crate::reduce::reduce::<Baseline, Max, f32, f16, 2>(src, 1, dst, accumulate, 0.0),
                            ([extent[0], 1], 1, missing),
                        );
                    }
                }
                // SAFETY: as above.
                unsafe {
                    both::<i32>(
                        |dst| arg_reduce_whole::<Baseline, ArgMax, f32, i32, 2>(src, 1, dst, 0.0),
                        |dst| crate::reduce::arg_reduce::<Baseline, ArgMax, f32, i32, 2>(src, 1, dst, 0.0),
                        ([extent[0], 1], 1, missing),
                    );
                    // Columns are the functions' alone.
                    let turned = src.permute([1, 0]);
                    let mut sums = vec![1.0_f32; 4000];
                    let dst = view(&mut sums, [extent[1], 1], 1, 0);
                    let done = reduce_whole::<Baseline, Sum, f32, f32, 2>(turned, 1, dst, false, 0.0);
                    assert_eq!(done, step == 1, "{extent:?} {step}");
                }
            }
        }
    }
}
