//! Tests of WGSL as text: goldens, lanes that share loads, and limits.

#[cfg(feature = "spirv")]
mod filetests;
mod lanes;
mod limits;
