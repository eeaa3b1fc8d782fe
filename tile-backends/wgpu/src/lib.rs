//! GPUs through WebGPU: thread IR to WGSL, and launches through [`wgpu`].
//!
//! [`wgsl`] writes the text, and [`spirv`] makes what Vulkan takes of it where WGSL
//! cannot say all; nothing in them needs a driver or a device. The rest
//! runs kernels wherever there is a driver for Vulkan, Metal or DirectX 12:
//! [`Wgpu`] is a device to launch on, [`WgpuTensor`] and its views are what
//! launches take. A program that chooses adapters itself passes one
//! ([`Wgpu::from_adapter`]); one that draws, or that computes with another library
//! over wgpu, passes the device that it has ([`Wgpu::from_wgpu`]).
//!
//! # What it has
//! Kernels run on any device of WebGPU, with the core of WGSL alone where need be.
//! Where a device has subgroups, lanes exchange values through them
//! ([`Extensions`]), and where its adapter reports cooperative matrices, products are
//! made of them. Narrow floats and integers of 64 bits are computed with in
//! words; what WGSL cannot say is an error that names it before anything runs:
//! `f64`, atomics of 64 bits, and atomics that order other accesses.

pub mod compile;
#[cfg(feature = "runtime")]
mod runtime;
#[cfg(all(feature = "spirv", not(target_family = "wasm")))]
pub mod spirv;
pub mod wgsl;

#[cfg(feature = "runtime")]
pub use runtime::{
    AdapterInfo, Compilation, Extensions, HostAdapter, Wgpu, WgpuTensor, WgpuTensorView, WgpuTensorViewMut, adapters,
};
#[cfg(feature = "runtime")]
pub use wgpu;
