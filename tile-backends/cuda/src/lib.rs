//! NVIDIA GPUs: thread IR to PTX.
//!
//! [`ptx`] writes the text; nothing in it needs a driver or a device.

pub mod ptx;
