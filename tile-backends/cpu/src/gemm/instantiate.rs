//! Instantiation of the micro-kernels for a vector type at one level: a macro that declares them,
//! compiled with the level's target features, and their table.

/// Declares a module whose `KERNEL` holds the micro-kernels of a vector type for every height,
/// compiled with the given target features.
macro_rules! kernel {
    ($(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows $rows:tt) => {
        kernel! { @ $(#[$features])* $name, $vector, group $group, rows $rows, None, None, None, {} }
    };
    // The same with micro-kernels for few rows of A: dot products for a column-major B,
    // so many columns at once, and GEMV-like ones.
    ($(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows $rows:tt, dots $cols:literal) => {
        kernel! {
            @ $(#[$features])* $name, $vector, group $group, rows $rows, Some(&DOTS), Some(&GEMV), None, {
                $(#[$features])*
                unsafe fn dots<const H: usize>(call: &crate::gemm::kernel_table::Call) {
                    // SAFETY: the caller's contract is that of `dot::line`.
                    unsafe { crate::gemm::dot::line::<$vector, H, $cols, false>(call) }
                }
                $(#[$features])*
                unsafe fn gemv<const H: usize>(call: &crate::gemm::kernel_table::Call) {
                    // SAFETY: the caller's contract is that of `gemv::gemv`.
                    unsafe { crate::gemm::gemv::gemv::<$vector, crate::gemm::gemv::Units, H>(call) }
                }
                static GEMV: crate::gemm::kernel_table::GemvFns = [gemv::<1>, gemv::<2>, gemv::<3>, gemv::<4>];
                const LINES: crate::gemm::kernel_table::Lines = [dots::<1>, dots::<2>, dots::<3>, dots::<4>];
                // No scheme of this vector flips.
                static DOTS: crate::gemm::kernel_table::Dots = crate::gemm::kernel_table::Dots { plain: LINES, flipped: LINES };
            }
        }
    };
    // With dot products of bytes in every signedness, and nothing more.
    ($(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows $rows:tt, bytes $cols:literal) => {
        kernel! { $(#[$features])* $name, $vector, group $group, rows $rows, bytes $cols, None, {} }
    };
    // The same with micro-kernels for a packed 4-bit B.
    ($(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows [$($h:literal)*], u4 $cols:literal) => {
        kernel! {
            $(#[$features])* $name, $vector, group $group, rows [$($h)*], bytes $cols, Some(&U4), {
                use crate::gemm::dequantise;
                $(#[$features])*
                unsafe fn u4<const H: usize, const NV: usize, const PREFETCH_B: bool>(call: &crate::gemm::kernel_table::Call) {
                    // SAFETY: the caller's contract is that of `dequantise::tile`.
                    unsafe { dequantise::tile::<$vector, H, NV, PREFETCH_B>(call) }
                }
                $(#[$features])*
                unsafe fn u4_in_place<const H: usize, const NV: usize, const PREFETCH_B: bool>(
                    call: &crate::gemm::kernel_table::Call,
                ) {
                    // SAFETY: the caller's contract is that of `dequantise::tile_in_place`.
                    unsafe { dequantise::tile_in_place::<$vector, H, NV, PREFETCH_B>(call) }
                }
                $(#[$features])*
                unsafe fn u4_line<const H: usize, const IN_PLACE: bool>(call: &crate::gemm::kernel_table::Call) {
                    // SAFETY: the caller's contract is that of `dequantise::line`.
                    unsafe { dequantise::line::<$vector, H, IN_PLACE>(call) }
                }
                static U4: crate::gemm::kernel_table::U4Tiles = crate::gemm::kernel_table::U4Tiles {
                    lines: Some([
                        [u4_line::<1, false>, u4_line::<2, false>, u4_line::<3, false>, u4_line::<4, false>],
                        [u4_line::<1, true>, u4_line::<2, true>, u4_line::<3, true>, u4_line::<4, true>],
                    ]),
                    packed: [
                        &[$([u4::<$h, 1, false>, u4::<$h, 2, false>],)*],
                        &[$([u4::<$h, 1, true>, u4::<$h, 2, true>],)*],
                    ],
                    in_place: [
                        &[$([
                            u4_in_place::<{ in_place_height($h) }, 1, false>,
                            u4_in_place::<{ in_place_height($h) }, 2, false>,
                        ],)*],
                        &[$([
                            u4_in_place::<{ in_place_height($h) }, 1, true>,
                            u4_in_place::<{ in_place_height($h) }, 2, true>,
                        ],)*],
                    ],
                };
            }
        }
    };
    (
        $(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows $rows:tt, bytes $cols:literal,
        $u4:expr, { $($more:item)* }
    ) => {
        kernel! {
            @ $(#[$features])* $name, $vector, group $group, rows $rows, Some(&DOTS), None, $u4, {
                $($more)*
                $(#[$features])*
                unsafe fn dots<const H: usize, const FLIP: bool>(call: &crate::gemm::kernel_table::Call) {
                    // SAFETY: the caller's contract is that of `dot::line`.
                    unsafe { crate::gemm::dot::line::<$vector, H, $cols, FLIP>(call) }
                }
                static DOTS: crate::gemm::kernel_table::Dots = crate::gemm::kernel_table::Dots {
                    plain: [dots::<1, false>, dots::<2, false>, dots::<3, false>, dots::<4, false>],
                    flipped: [dots::<1, true>, dots::<2, true>, dots::<3, true>, dots::<4, true>],
                };
            }
        }
    };
    (
        @ $(#[$features:meta])* $name:ident, $vector:ty, group $group:literal, rows [$($h:literal)*], $dots:expr,
        $gemv_fns:expr, $u4:expr, { $($more:item)* }
    ) => {
        pub(in crate::gemm) mod $name {
            use super::*;
            use crate::gemm::kernel_table::in_place_height;
            $(#[$features])*
            unsafe fn run<const H: usize, const NV: usize>(call: &crate::gemm::kernel_table::Call) {
                // SAFETY: the caller's contract is that of `tile`.
                unsafe { crate::gemm::micro_kernel::tile::<$vector, H, NV>(call) }
            }
            $(#[$features])*
            unsafe fn run_in_place<const H: usize, const NV: usize>(call: &crate::gemm::kernel_table::Call) {
                // SAFETY: the caller's contract is that of `tile_in_place`.
                unsafe { crate::gemm::micro_kernel::tile_in_place::<$vector, H, NV>(call) }
            }
            $(#[$features])*
            unsafe fn prefetching_b<const H: usize>(call: &crate::gemm::kernel_table::Call) {
                // SAFETY: the caller's contract is that of `tile_prefetching_b`.
                unsafe { crate::gemm::micro_kernel::tile_prefetching_b::<$vector, H, 2>(call) }
            }
            $($more)*
            // Statics, so that the tiles are compiled in this crate.
            static TILES: &[[crate::gemm::kernel_table::MicroKernelFn; 2]] = &[$([run::<$h, 1>, run::<$h, 2>],)*];
            static IN_PLACE: &[[crate::gemm::kernel_table::MicroKernelFn; 2]] =
                &[$([run_in_place::<{ in_place_height($h) }, 1>, run_in_place::<{ in_place_height($h) }, 2>],)*];
            static NARROW: [crate::gemm::kernel_table::MicroKernelFn; crate::gemm::kernel_table::IN_PLACE_ROWS] = [
                run_in_place::<1, 1>, run_in_place::<2, 1>, run_in_place::<3, 1>, run_in_place::<4, 1>,
                run_in_place::<5, 1>, run_in_place::<6, 1>, run_in_place::<7, 1>, run_in_place::<8, 1>,
            ];
            static PREFETCH_B: &[crate::gemm::kernel_table::MicroKernelFn] = &[$(prefetching_b::<$h>,)*];
            const U4_TILES: Option<&crate::gemm::kernel_table::U4Tiles> = $u4;
            pub(in crate::gemm) const KERNEL: crate::gemm::kernel_table::MicroKernel = crate::gemm::kernel_table::MicroKernel {
                tiles: &TILES,
                in_place: &IN_PLACE,
                narrow: &NARROW,
                prefetching_b: &PREFETCH_B,
                dots: $dots,
                gemv_fns: $gemv_fns,
                u4: U4_TILES,
                shape: SHAPE,
            };
            pub(in crate::gemm) const SHAPE: crate::gemm::kernel_table::Shape = crate::gemm::kernel_table::Shape {
                u4: U4_TILES.is_some(),
                rows: [$($h),*].len(),
                row_granule: 1,
                row_units: 1,
                row_parts: 1,
                lanes: <$vector as crate::gemm::micro_kernel::Vector>::LANES,
                masks: <$vector as crate::gemm::micro_kernel::Vector>::MASKS,
                group: $group,
                unit: size_of::<<$vector as crate::gemm::micro_kernel::Vector>::Unit>(),
                elem: size_of::<<$vector as crate::gemm::micro_kernel::Vector>::Elem>(),
            };
        }
    };
}
pub(super) use kernel;
