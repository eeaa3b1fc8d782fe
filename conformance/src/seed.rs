//! Seeds of test programs.

use tile_kernels::testing::Random;

/// The seed of a test: that of the variable `TILE_SEED`, or else a given one, or else a new one.
/// It is printed, so that a failure can be repeated.
///
/// # Panics
/// Where the variable is no number.
pub fn test_seed(otherwise: Option<u64>) -> u64 {
    let seed = match std::env::var("TILE_SEED") {
        Ok(seed) => seed.parse().expect("TILE_SEED is a number"),
        Err(_) => otherwise.unwrap_or_else(Random::fresh_seed),
    };
    println!("TILE_SEED={seed}");
    seed
}
