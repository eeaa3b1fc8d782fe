//! Tests of the host API: kernel handles, launches, and everything that can go wrong in one.
//!
//! Each check runs on every host device.

mod devices;
mod extremes;
mod handles;
mod kernels;
#[cfg(feature = "cpu")]
mod large;
mod memory;
mod misuse;
mod paths;
mod threads;
mod uninit;
