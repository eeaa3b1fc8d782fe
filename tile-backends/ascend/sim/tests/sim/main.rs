//! Tests of the simulator: programs of the vendor's compiler, run on the model of a core.

mod casts;
mod common;
mod faults;
mod kernels;
mod layout;
mod vector;
mod versions;
