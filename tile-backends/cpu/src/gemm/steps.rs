//! How many steps of k an iteration of a GEMM loop takes.
//!
//! A loop over k stores and loads its accumulators once for each iteration. Tiles that fill the shared memory of a
//! GPU have 16 to 64 steps, which are few for a core; longer ones are as its author wants them. Where a tile has
//! few rows, or many columns, the order in which B is read counts for more than its accumulators.

/// The most steps that a tile for a GPU has.
const FEW: i64 = 64;

/// The rows and columns of a tile whose loop is bound by arithmetic, not by reading an operand.
const LEAST: i64 = 32;
const MOST: i64 = 256;

/// The bytes of k that an iteration takes of each row, and the most steps: 128 rows of them take a quarter
/// of an L2 cache of 1 MiB.
const BYTES: i64 = 2048;
const STEPS: i64 = 512;

/// The steps of k that an iteration of a GEMM loop takes, a multiple of `steps`, where its tiles have extents
/// `[rows, columns, steps]` and operands of type `T`.
pub const fn gemm_steps<T>([rows, columns, steps]: [i64; 3]) -> usize {
    let is_square = rows >= LEAST && rows <= MOST && columns >= LEAST && columns <= MOST;
    if !is_square || steps < 1 || steps > FEW {
        return steps as usize;
    }
    let bytes = size_of::<T>() as i64;
    let most = if BYTES / bytes < STEPS { BYTES / bytes } else { STEPS };
    (steps * if most > steps { most / steps } else { 1 }) as usize
}

#[cfg(test)]
mod tests {
    use super::gemm_steps;

    #[test]
    fn short_tiles_are_lengthened() {
        assert_eq!(gemm_steps::<f32>([128, 128, 64]), 512);
        assert_eq!(gemm_steps::<f64>([128, 128, 64]), 256);
        assert_eq!(gemm_steps::<u8>([64, 256, 32]), 512);
        assert_eq!(gemm_steps::<f32>([64, 64, 48]), 480);
    }

    #[test]
    fn long_flat_and_empty_tiles_stay() {
        assert_eq!(gemm_steps::<f32>([128, 128, 128]), 128);
        assert_eq!(gemm_steps::<f32>([16, 2048, 64]), 64);
        assert_eq!(gemm_steps::<f32>([16, 64, 64]), 64);
        assert_eq!(gemm_steps::<f32>([128, 128, 0]), 0);
    }
}
