//! Matrix instructions of a warpgroup in flight, and who else touches their registers.

use super::clocks::Actor;
use crate::interp::Outcome;
use crate::interp::operands::{DEPTH, Face, ROWS};
use crate::ir::{Inst, Kernel, Left, Matrix, Op, Val, Var, Wgmma};
use std::collections::VecDeque;
use tile_core::elem::DType;
use tile_core::ir::Id;

/// Threads of a warpgroup.
pub(in crate::interp) const WARPGROUP: usize = 128;

/// Where the left operand is.
pub(in crate::interp) enum A {
    /// For each of four registers, each thread's.
    Registers(Vec<Vec<u64>>),
    /// From this byte.
    Shared(usize),
}

/// An instruction in flight.
pub(in crate::interp) struct Product<'k> {
    pub(in crate::interp) inst: &'k Inst,
    pub(in crate::interp) group: u32,
    /// Whether it adds to what is in its registers.
    pub(in crate::interp) accumulate: bool,
    pub(in crate::interp) a: A,
    pub(in crate::interp) b: usize,
    /// Each thread's word of places of a sparse instruction.
    pub(in crate::interp) places: Option<Vec<u64>>,
    pub(in crate::interp) executed: bool,
}

/// What an instruction is, from its operation.
pub(in crate::interp) struct Parts<'k> {
    pub(in crate::interp) shape: Wgmma,
    pub(in crate::interp) sum: Var,
    pub(in crate::interp) at: u32,
    pub(in crate::interp) left: &'k Left,
    pub(in crate::interp) right: &'k Matrix,
    pub(in crate::interp) conditional: bool,
}

impl Parts<'_> {
    pub(in crate::interp) fn of(inst: &Inst) -> Parts<'_> {
        let Op::Wgmma { shape, sum, at, left, right, conditional } = &inst.op else {
            unreachable!("a matrix instruction")
        };
        Parts { shape: *shape, sum: *sum, at: *at, left, right, conditional: *conditional }
    }

    pub(in crate::interp) fn registers(&self) -> std::ops::Range<u32> {
        self.at..self.at + u32::from(self.shape.n) / 2
    }

    pub(in crate::interp) fn left_face(&self) -> Face {
        Face { rows: ROWS, depth: DEPTH, width: self.shape.a.bytes() }
    }

    pub(in crate::interp) fn right_face(&self) -> Face {
        Face { rows: self.shape.n.into(), depth: self.shape.depth() as usize, width: self.shape.b.bytes() }
    }
}

/// A warpgroup's instructions in flight, and who else touched registers.
pub(in crate::interp) struct Products<'k> {
    /// Not kept where there are no such instructions.
    enabled: bool,
    /// Their clock is the number of groups that are done.
    pub(in crate::interp) actor: Option<Actor>,
    /// The number of the open group, from one.
    pub(in crate::interp) open: u32,
    pub(in crate::interp) queue: VecDeque<Product<'k>>,
    /// How many fences there were.
    pub(in crate::interp) fences: u32,
    /// The same when a register was last touched, for each variable.
    touched: Vec<Vec<u32>>,
    /// The same when a value was last computed.
    defined: Vec<u32>,
}

impl<'k> Products<'k> {
    pub(in crate::interp) fn new(kernel: &Kernel, exact: bool) -> Products<'k> {
        let touched = kernel.vars.values().map(|var| vec![0; var.len as usize]).collect();
        let defined = vec![0; kernel.vals.len()];
        let queue = VecDeque::new();
        Products { enabled: exact, actor: None, open: 1, queue, fences: 0, touched, defined }
    }

    /// An ordinary instruction computes values.
    pub(in crate::interp) fn define(&mut self, vals: &[Val]) -> Outcome {
        if !self.enabled {
            return Ok(());
        }
        for val in vals {
            self.defined[val.index()] = self.fences;
            let held = |product: &Product<'_>| {
                matches!(product.a, A::Registers(_))
                    && product.inst.args[usize::from(Parts::of(product.inst).conditional)..][..4].contains(val)
            };
            if self.queue.iter().any(held) {
                return Err(format!("{val} changes while a matrix instruction reads it"));
            }
        }
        Ok(())
    }

    /// An ordinary instruction reads or writes a register.
    pub(in crate::interp) fn touch(&mut self, var: Var, at: u32) -> Outcome {
        if !self.enabled {
            return Ok(());
        }
        self.touched[var.index()][at as usize] = self.fences;
        let held = |product: &Product<'_>| {
            let parts = Parts::of(product.inst);
            parts.sum == var && parts.registers().contains(&at)
        };
        match self.queue.iter().any(held) {
            true => Err(format!("a matrix instruction that changes register {at} of {var} is not waited for")),
            false => Ok(()),
        }
    }

    /// Whether all instructions were waited for.
    pub(in crate::interp) fn are_done(&self) -> bool {
        self.queue.is_empty()
    }

    /// Whether a fence was made after the registers of an instruction were
    /// touched.
    pub(in crate::interp) fn check_registers(&self, kernel: &Kernel, inst: &Inst) -> Outcome {
        let parts = Parts::of(inst);
        let touched = &self.touched[parts.sum.index()];
        if let Some(at) = parts.registers().find(|&at| touched[at as usize] >= self.fences) {
            return Err(format!("register {at} of {} was touched after the last fence", parts.sum));
        }
        if matches!(parts.left, Left::Registers) || parts.shape.sparse {
            let words =
                inst.args[usize::from(parts.conditional)..].iter().filter(|&&val| kernel.vals[val] == DType::U32);
            if let Some(val) = words.into_iter().find(|val| self.defined[val.index()] >= self.fences) {
                return Err(format!("{val} was computed after the last fence"));
            }
        }
        let clash = |other: &Parts<'_>| {
            let (mine, theirs) = (parts.registers(), other.registers());
            other.sum == parts.sum && mine != theirs && mine.start < theirs.end && theirs.start < mine.end
        };
        match self.queue.iter().any(|product| clash(&Parts::of(product.inst))) {
            true => Err("an instruction of another shape works on the same registers".to_owned()),
            false => Ok(()),
        }
    }
}
