//! What expansions name. No part of the public interface: versions of the
//! macro and of this crate belong together.

pub use tile_core::elem::{DType, Elem};
pub use tile_core::ir::{DemandKind, Span};
pub use tile_core::lang::outside;
pub use tile_core::launch::{
    Arg, Candidate, Definition, Device, FnDef, Given, Input, Instance, Kernel, KernelDef, LaunchError, NativeCode,
    Output, ParamDef, PeersInput, PeersOutput, Registered, Scalar, Side, SignalsInput, TileFn, Tunable, WritesAll,
    check_condition, check_demand, with_given,
};
pub use tile_core::num::{Element, F8E4M3, F8E5M2, bf16, f16};

/// The arguments of a launch some of whose inputs may not be given.
pub type Arguments<'a> = Vec<Arg<'a>>;

#[cfg(feature = "cpu")]
pub use tile_cpu as cpu;

#[cfg(feature = "registry")]
pub use inventory;

/// What `inventory` collects: it takes types of the crate that asks for them.
#[cfg(feature = "registry")]
pub struct Row(pub Registered);

#[cfg(feature = "registry")]
inventory::collect!(Row);
