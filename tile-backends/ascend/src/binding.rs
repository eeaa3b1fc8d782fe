//! Argument binding: resolves the entry's parameters to a launch's arguments.
//!
//! A program lists its tensors and scalars by what they are in the tile function. Here they are
//! resolved, once for each program, to positions in a launch's arguments and in the plan that
//! its prologue computes.

use crate::ir::Program;
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::launch::prologue::{Origin, Plan, Prologue, Slot};
use tile_core::launch::{Arg, LaunchError, Scalar};

/// Where each parameter of an entry comes from, in order.
#[derive(PartialEq, Eq, Debug)]
pub struct Binding {
    memories: Vec<Origin>,
    values: Vec<(DType, Slot)>,
}

impl Binding {
    /// Binds the parameters of a program to those of its function.
    ///
    /// # Errors
    /// An instance error when the program needs a value that no launch provides, which is a
    /// defect of the lowering.
    pub fn new(func: &Func, program: &Program, prologue: &Prologue) -> Result<Binding, LaunchError> {
        let missing = |what: &str| LaunchError::Instance {
            kernel: func.name.clone(),
            reason: format!("its program asks for {what}, which launches do not have"),
        };
        let mut memories = Vec::new();
        for (_, tensor) in program.tensors.iter() {
            memories.push(prologue.origin(tensor.of).ok_or_else(|| missing(&format!("memory `{}`", tensor.name)))?);
        }
        let mut values = Vec::new();
        for param in &program.params {
            let slot = prologue.slot(param.source);
            let elem = program.vals[param.val].elem;
            values.push((elem, slot.ok_or_else(|| missing("a scalar"))?));
        }
        Ok(Binding { memories, values })
    }

    /// What each pointer of the entry points to, in order.
    pub fn sources(&self) -> &[Origin] {
        &self.memories
    }

    /// The address of each tensor of the entry, in order.
    pub fn addresses(&self, args: &[Arg<'_>], workspaces: &[u64]) -> Vec<u64> {
        self.memories.iter().map(|memory| memory.address(args, workspaces)).collect()
    }

    /// The scalars of the entry, in order.
    pub fn scalars(&self, plan: &Plan) -> Vec<Scalar> {
        self.values.iter().map(|&(dtype, slot)| Scalar { dtype, bits: plan.get(slot) }).collect()
    }
}
