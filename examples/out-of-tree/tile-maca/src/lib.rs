//! MACA C++ for MetaX GPUs: a vendor's backend, on the published crates of tile-kernel alone.
//!
//! ```text
//! tile IR ── tile-simt ──► thread IR ── tile-cc ──► MACA C++ ──► mxcc ──► binary ── libmcruntime
//!               ▲                         ▲                                            ▲
//!        target: Target          dialect: Dialect, *.h                         runtime: Device
//! ```
//!
//! | module | what a vendor writes |
//! |---|---|
//! | [`target`] | what the lowering may use: lanes, shared memory, fragments, by subdevice |
//! | [`dialect`] | words of the language, and a library of functions in it |
//! | [`mxcc`] | the compiler, as a program |
//! | [`runtime`] | memory and launches by the vendor's library, which is opened at run time |
//!
//! [`register`] makes the targets `maca:c500` and `maca:c600` and the device `maca` known. A user's
//! crate names this one in its manifest, and `cargo tile` calls it:
//!
//! ```toml
//! [package.metadata.tile]
//! register = ["tile_maca"]
//! ```
//!
//! **No MetaX device has run any of it**, and `mxcc` has compiled none of it. Tests interpret the
//! thread programs with waves of 64 lanes, and run the C++ on a processor, under functions that stand
//! in for the vendor's. What is taken from MetaX' sources is said at [`target`] and [`dialect`].

pub mod dialect;
pub mod mxcc;
pub mod runtime;
pub mod target;

pub use runtime::{Maca, MacaTensor, MacaView, MacaViewMut};

use tile_core::launch::LaunchError;
use tile_device::Backend;

/// Makes the targets and the device known to the rest of the program.
///
/// # Errors
/// [`LaunchError::Unavailable`] when something else has one of their names.
pub fn register() -> Result<(), LaunchError> {
    dialect::ALL.iter().try_for_each(|dialect| tile_cc::register(dialect))?;
    tile_device::register(Backend {
        name: runtime::TARGET,
        about: "GPUs of MetaX through MACA (no device has run it)",
        open: |ordinal| Ok(Box::new(Maca::new(ordinal)?.host_adapter())),
    })
}
