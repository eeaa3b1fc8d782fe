//! Answers that the crate ships: the fastest instances that were measured of its kernels, by
//! architecture.
//!
//! ```
//! use tile_kernel::prelude::*;
//! use tile_tune::{Tuned, Tuning};
//!
//! let cpu = Cpu::new();
//! let device = Tuned::on(&cpu, Tuning::Cached).tables(tile_kernels::tuning::tables()).into_device();
//! let (x, mut y) = (Tensor::from_fn([2, 3], |[i, j]| (i + j) as f32), Tensor::zeros([2, 3]));
//! tile_kernels::softmax::softmax::<f32, 1, 4096>().launch(&device, &x, &mut y)?;
//! # Ok::<(), LaunchError>(())
//! ```

use tile_tune::Table;

/// The tables, one for each architecture that was measured.
///
/// A device takes them by [`Tuned::tables`](tile_tune::Tuned::tables): its launches take the
/// parameters that an instance states, else the answer of the user's cache, else that of the table at
/// the nearest measured extents, else the device chooses.
pub fn tables() -> &'static [Table] {
    tile_tune::tables!("tuning")
}
