//! The kernels of several ranks on CPUs: the cases of `conformance/tests/ranks` by native code at every
//! level, larger extents, and launches that must fail on every rank.

#[path = "../ranks/cases/mod.rs"]
mod cases;
mod failures;
mod large;
mod support;
