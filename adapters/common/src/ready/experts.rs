//! A mixture of experts: routing, grouping of tokens by expert, and grouped GEMM.

use super::{Floats, Ready, of_dtype, refused};
use tile_kernel::launch::LaunchError;
use tile_kernels::moe;

/// The plan of a grouped GEMM: the kernel, and the sizes of its tiles.
#[derive(Clone, Debug)]
pub struct Grouping {
    /// The kernel `moe_plan`, without the extent of `tile_expert`, which is `tiles`.
    pub plan: Ready,
    /// The number of tiles.
    pub tiles: usize,
    /// Rows of a tile.
    pub rows: usize,
}

/// The numbers of experts that there are kernels for: the others are padded.
fn padded(op: &str, experts: usize) -> Result<usize, LaunchError> {
    match experts {
        1..=16 => Ok(16),
        17..=64 => Ok(64),
        65..=256 => Ok(256),
        _ => Err(refused(op, format!("{experts} experts, expected 1 to 256"))),
    }
}

/// The routing kernel for `top` of `experts`, and the number of experts that it takes: logits are
/// padded to it with −∞.
///
/// # Errors
/// For more than 256 experts, and unless `top` is 1, 2, 4, 6 or 8 and at most `experts`.
pub fn experts_route(experts: usize, top: usize) -> Result<(Ready, usize), LaunchError> {
    const OP: &str = "moe_route";
    let padded = padded(OP, experts)?;
    if top > experts {
        return Err(refused(OP, format!("`top` is {top}, expected at most {experts}, the number of experts")));
    }
    macro_rules! with {
        ($top:literal) => {
            match padded {
                16 => Ready::new(moe::moe_route::<f32, 8, 16, $top>()),
                64 => Ready::new(moe::moe_route::<f32, 8, 64, $top>()),
                _ => Ready::new(moe::moe_route::<f32, 8, 256, $top>()),
            }
        };
    }
    let kernel = match top {
        1 => with!(1),
        2 => with!(2),
        4 => with!(4),
        6 => with!(6),
        8 => with!(8),
        _ => return Err(refused(OP, format!("`top` is {top}, expected 1, 2, 4, 6 or 8"))),
    };
    Ok((kernel, padded))
}

impl Grouping {
    /// The plan for `slots` pairs of a token and one of its experts.
    ///
    /// # Errors
    /// For more than 256 experts.
    pub fn new(slots: usize, experts: usize) -> Result<Grouping, LaunchError> {
        let padded = padded("moe_plan", experts)?;
        // Tiles that are mostly padding are work for nothing.
        let rows = if slots < 32 * experts { 16 } else { 64 };
        macro_rules! with {
            ($experts:literal) => {
                match rows {
                    16 => Ready::new(moe::moe_plan::<$experts, 16>()),
                    _ => Ready::new(moe::moe_plan::<$experts, 64>()),
                }
            };
        }
        let plan = match padded {
            16 => with!(16),
            64 => with!(64),
            _ => with!(256),
        };
        Ok(Grouping { plan, tiles: (slots + padded * (rows - 1)).div_ceil(rows), rows })
    }
}

/// The grouped GEMM with tiles of `rows` rows, of a [`Grouping`]: a row of `x` for each slot.
pub fn experts_matmul(dtype: Floats, rows: usize) -> Ready {
    of_dtype!(dtype, T => match rows {
        16 => Ready::new(moe::moe_matmul::<T, 16, 128, 64, 1>().fitted()),
        _ => Ready::new(moe::moe_matmul::<T, 64, 128, 64, 1>().fitted()),
    })
}

/// The weighted sum over the experts of a token.
pub fn experts_combine(dtype: Floats) -> Ready {
    of_dtype!(dtype, T => Ready::new(moe::moe_combine::<T, 1024>()))
}
