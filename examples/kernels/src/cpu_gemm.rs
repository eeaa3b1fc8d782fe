//! GEMM on the CPU with tile sizes chosen from the sizes of its caches.
//!
//! The tile of a kernel is fixed when it is compiled. These functions hold a kernel in several
//! tile sizes and launch the one that a model of the caches names:
//!
//! - A block multiplies `BM` rows of A, which stay in L2, with packed panels of B of 32 columns or
//!   so, one after the other. An accumulator is in registers for the `BK` steps of a tile; it is
//!   stored and loaded again for the next ones. So a tile goes through all of k where that leaves
//!   half of L2 free, with fewer rows if need be; through 128 steps otherwise.
//! - Tile registers of AMX multiply so fast that storing accumulators counts: tiles then have 512
//!   steps or more.
//! - Where threads would be without a tile, tiles are small.
//! - GEMMs of few rows are bound by reading B, which is best read in the order in which it lies:
//!   many columns of 64 steps where columns are adjacent, unless threads would be without a tile,
//!   and all steps of a few columns where steps are. Accumulators are loaded and stored once for these 64 steps; rows of more steps that are
//!   a power of two apart do not stay in L2 together.
//! - GEMMs of few rows with weights that stay packed read them from end to end, all steps of a few
//!   columns: panels lie in this order.
//!
//! Tiles are larger than small matrices: what a tile has beyond the edge of a matrix costs
//! nothing.

use crate::matmul::{matmul, matmul_nt, matmul_tn};
use tile_kernel::LevelId;
use tile_kernel::elem::DType;
use tile_kernel::prelude::*;

/// The most rows of a GEMM that is bound by reading B.
const FEW: usize = 16;

/// The tile sizes to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tile {
    /// For a few rows.
    Flat,
    /// For a few rows and many threads: 256 columns of 256 steps.
    FlatNarrow,
    /// 256 rows and 512 steps.
    Deep,
    /// 128 rows and 1024 steps.
    Deeper,
    /// 256 rows and 128 steps.
    Wide,
    /// 128 rows and 128 steps.
    Small,
    /// 256 rows and 1024 steps.
    WideDeeper,
    /// 128 rows, 128 columns and 512 steps.
    SmallDeep,
}

impl Tile {
    /// The tile for a GEMM of `[m, n, k]` with elements of a type on `device`, by the model of the
    /// [module](self).
    pub fn new(device: &Cpu, [m, n, k]: [usize; 3], elements: DType) -> Tile {
        let fits = |rows: usize| rows * k * elements.bytes() <= device.caches().second / 2;
        let large = m.div_ceil(256) * n.div_ceil(256) >= device.threads();
        let amx = uses_amx(device, elements);
        match m {
            ..=FEW if n < 2048 * device.threads() => Tile::FlatNarrow,
            ..=FEW => Tile::Flat,
            _ if amx && !large => Tile::SmallDeep,
            _ if amx && k > 1024 => Tile::WideDeeper,
            _ if amx => Tile::Deep,
            _ if !large => Tile::Small,
            _ if k <= 512 && fits(256) => Tile::Deep,
            _ if k <= 1024 && fits(128) => Tile::Deeper,
            _ => Tile::Wide,
        }
    }
}

/// Whether the device multiplies such elements in tile registers.
fn uses_amx(device: &Cpu, elements: DType) -> bool {
    device.level() == LevelId::Amx && matches!(elements, DType::BF16 | DType::I8 | DType::U8)
}

/// C = A·B in the tile that suits the device; shapes as in [`matmul`](crate::matmul).
///
/// # Errors
/// Those of the launch.
pub fn nn<T: Num, O: Num>(
    device: &Cpu,
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) -> Result<(), LaunchError> {
    let ([m, n], [_, k]) = (c.shape(), a.shape());
    match Tile::new(device, [m, n, k], T::DTYPE) {
        Tile::Flat => matmul::<T, O, 16, 2048, 64>().launch(device, a, b, c),
        Tile::FlatNarrow => matmul::<T, O, 16, 256, 256>().launch(device, a, b, c),
        Tile::Deep => matmul::<T, O, 256, 256, 512>().launch(device, a, b, c),
        Tile::Deeper => matmul::<T, O, 128, 256, 1024>().launch(device, a, b, c),
        Tile::Wide => matmul::<T, O, 256, 256, 128>().launch(device, a, b, c),
        Tile::Small => matmul::<T, O, 128, 128, 128>().launch(device, a, b, c),
        Tile::WideDeeper => matmul::<T, O, 256, 256, 1024>().launch(device, a, b, c),
        Tile::SmallDeep => matmul::<T, O, 128, 128, 512>().launch(device, a, b, c),
    }
}

/// C = A·Bᵀ in the tile that suits the device; shapes as in [`matmul`](crate::matmul).
///
/// # Errors
/// Those of the launch.
pub fn nt<T: Num, O: Num>(
    device: &Cpu,
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) -> Result<(), LaunchError> {
    let ([m, n], [_, k]) = (c.shape(), a.shape());
    match Tile::new(device, [m, n, k], T::DTYPE) {
        Tile::Flat | Tile::FlatNarrow => matmul_nt::<T, O, 16, 64, 4096>().launch(device, a, b, c),
        Tile::Deep => matmul_nt::<T, O, 256, 256, 512>().launch(device, a, b, c),
        Tile::Deeper => matmul_nt::<T, O, 128, 256, 1024>().launch(device, a, b, c),
        Tile::Wide => matmul_nt::<T, O, 256, 256, 128>().launch(device, a, b, c),
        Tile::Small => matmul_nt::<T, O, 128, 128, 128>().launch(device, a, b, c),
        Tile::WideDeeper => matmul_nt::<T, O, 256, 256, 1024>().launch(device, a, b, c),
        Tile::SmallDeep => matmul_nt::<T, O, 128, 128, 512>().launch(device, a, b, c),
    }
}

/// C = Aᵀ·B in the tile that suits the device; shapes as in [`matmul`](crate::matmul).
///
/// # Errors
/// Those of the launch.
pub fn tn<T: Num, O: Num>(
    device: &Cpu,
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<O, 2>,
) -> Result<(), LaunchError> {
    let ([m, n], [k, _]) = (c.shape(), a.shape());
    match Tile::new(device, [m, n, k], T::DTYPE) {
        Tile::Flat => matmul_tn::<T, O, 16, 2048, 64>().launch(device, a, b, c),
        Tile::FlatNarrow => matmul_tn::<T, O, 16, 256, 256>().launch(device, a, b, c),
        Tile::Deep => matmul_tn::<T, O, 256, 256, 512>().launch(device, a, b, c),
        Tile::Deeper => matmul_tn::<T, O, 128, 256, 1024>().launch(device, a, b, c),
        Tile::Wide => matmul_tn::<T, O, 256, 256, 128>().launch(device, a, b, c),
        Tile::Small => matmul_tn::<T, O, 128, 128, 128>().launch(device, a, b, c),
        Tile::WideDeeper => matmul_tn::<T, O, 256, 256, 1024>().launch(device, a, b, c),
        Tile::SmallDeep => matmul_tn::<T, O, 128, 128, 512>().launch(device, a, b, c),
    }
}

/// C = A·B for constant weights B, which are packed once in the tile that suits the device; shapes
/// as in [`matmul`](crate::matmul).
///
/// # Errors
/// Those of the launch.
pub fn nn_constant<T: Num, O: Num>(
    device: &Cpu,
    a: &Tensor<T, 2>,
    b: &Constant<T, 2>,
    c: &mut Tensor<O, 2>,
) -> Result<(), LaunchError> {
    match a.shape()[0] {
        ..=FEW => matmul::<T, O, 16, 64, 4096>().launch(device, a, b, c),
        _ if uses_amx(device, T::DTYPE) => matmul::<T, O, 256, 256, 512>().launch(device, a, b, c),
        _ => matmul::<T, O, 256, 256, 128>().launch(device, a, b, c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_kernel::Caches;

    #[test]
    fn tiles_follow_the_caches() {
        let caches = |second| Caches { first: 48 << 10, second, third: 32 << 20 };
        let device = Cpu::new().with_threads(1).with_caches(caches(1 << 20));
        let tile = |size, elements| Tile::new(&device, size, elements);
        assert_eq!(tile([16, 4096, 4096], DType::F32), Tile::Flat);
        assert_eq!(tile([512; 3], DType::F32), Tile::Deep);
        assert_eq!(tile([512; 3], DType::F64), Tile::Deeper);
        assert_eq!(tile([1024; 3], DType::F64), Tile::Wide);
        assert_eq!(tile([1024; 3], DType::F32), Tile::Deeper);
        assert_eq!(tile([2048; 3], DType::F32), Tile::Wide);
        let small = device.clone().with_caches(caches(256 << 10));
        assert_eq!(Tile::new(&small, [512; 3], DType::F32), Tile::Wide);
        let many = device.clone().with_threads(64);
        assert_eq!(Tile::new(&many, [512; 3], DType::F32), Tile::Small);
        assert_eq!(Tile::new(&many, [16, 4096, 4096], DType::F32), Tile::FlatNarrow);
        // Where this machine has the level.
        if let Ok(amx) = device.with_level(LevelId::Amx) {
            assert_eq!(Tile::new(&amx, [4096; 3], DType::BF16), Tile::WideDeeper);
            assert_eq!(Tile::new(&amx, [4096; 3], DType::F32), Tile::Wide);
        }
    }
}
