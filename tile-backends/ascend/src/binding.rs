//! What a launch passes to an entry.
//!
//! A program lists its tensors and scalars by what they are in the tile function.
//! Here that is resolved to positions in a launch's arguments and in the plan that
//! its prologue computes, once for each program.

use crate::ir::{Program, Source};
use tile_core::elem::DType;
use tile_core::interp::{Plan, Prologue, Slot};
use tile_core::ir::{Func, Value};
use tile_core::launch::{Arg, LaunchError, Scalar};

/// What a pointer of an entry points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Address {
    /// The tensor that is this argument.
    Argument(usize),
    /// This workspace.
    Workspace(usize),
}

/// Where the parameters of an entry come from, in order.
#[derive(PartialEq, Eq, Debug)]
pub struct Binding {
    addresses: Vec<Address>,
    values: Vec<(DType, Slot)>,
}

impl Binding {
    /// Of a program of a function.
    ///
    /// # Errors
    /// An instance error when the program asks for what no launch has, which is a
    /// defect of the lowering.
    pub fn new(func: &Func, program: &Program, prologue: &Prologue) -> Result<Binding, LaunchError> {
        let missing = |what: &str| LaunchError::Instance {
            kernel: func.name.clone(),
            reason: format!("its program asks for {what}, which launches do not have"),
        };
        let address = |of: Value| {
            let argument = func.params.iter().position(|param| param.value == of).map(Address::Argument);
            let workspace = || prologue.workspaces().iter().position(|workspace| workspace.value == of);
            argument.or_else(|| workspace().map(Address::Workspace))
        };
        let mut addresses = Vec::new();
        for (_, tensor) in program.tensors.iter() {
            addresses.push(address(tensor.of).ok_or_else(|| missing(&format!("memory `{}`", tensor.name)))?);
        }
        let mut values = Vec::new();
        for param in &program.params {
            let slot = match param.source {
                Source::Host(value) => prologue.scalar(value),
                Source::Extent(value, axis) => prologue.extent(value, axis as usize),
                Source::Stride(value, axis) => prologue.stride(value, axis as usize),
            };
            let elem = program.vals[param.val].elem;
            values.push((elem, slot.ok_or_else(|| missing("a scalar"))?));
        }
        Ok(Binding { addresses, values })
    }

    /// The address of each tensor of the entry, in order.
    pub fn addresses(&self, args: &[Arg<'_>], workspaces: &[u64]) -> Vec<u64> {
        let address = |address: &Address| match *address {
            Address::Argument(position) => match &args[position] {
                Arg::Tensor(tensor) => tensor.address.addr() as u64,
                Arg::Scalar(_) => 0,
            },
            Address::Workspace(position) => workspaces[position],
        };
        self.addresses.iter().map(address).collect()
    }

    /// The scalars of the entry, in order.
    pub fn scalars(&self, plan: &Plan) -> Vec<Scalar> {
        self.values.iter().map(|&(dtype, slot)| Scalar { dtype, bits: plan.get(slot) }).collect()
    }
}
