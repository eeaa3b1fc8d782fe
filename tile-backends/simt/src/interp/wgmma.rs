//! Matrix instructions of a warpgroup.
//!
//! They work on their own: what they read in shared memory they read until they
//! are waited for, and their registers are nobody else's from the fence before
//! them to the wait after them.

use super::clocks::{Actor, Engine, Stamp};
use super::fiber::{Fiber, Mask};
use super::machine::{Machine, Outcome};
use super::operands::{DEPTH, Face, ROWS, chunks, dot, expand, place, unpack};
use crate::ir::{Inst, Kernel, Left, Matrix, Op, Val, Var, Wgmma};
use std::collections::VecDeque;
use tile_core::elem::DType;
use tile_core::interp::scalar::{Cast, Number};
use tile_core::ir::Id;

pub(super) const WARPGROUP: usize = 128;

/// Where the left operand is.
enum A {
    /// For each of four registers, each thread's.
    Registers(Vec<Vec<u64>>),
    /// From this byte.
    Shared(usize),
}

/// An instruction in flight.
struct Product<'k> {
    inst: &'k Inst,
    group: u32,
    /// Whether it adds to what is in its registers.
    accumulate: bool,
    a: A,
    b: usize,
    /// Each thread's word of places of a sparse instruction.
    places: Option<Vec<u64>>,
    executed: bool,
}

/// What an instruction is, from its operation.
struct Parts<'k> {
    shape: Wgmma,
    sum: Var,
    at: u32,
    left: &'k Left,
    right: &'k Matrix,
    conditional: bool,
}

impl Parts<'_> {
    fn of(inst: &Inst) -> Parts<'_> {
        let Op::Wgmma { shape, sum, at, left, right, conditional } = &inst.op else {
            unreachable!("a matrix instruction")
        };
        Parts { shape: *shape, sum: *sum, at: *at, left, right, conditional: *conditional }
    }

    fn registers(&self) -> std::ops::Range<u32> {
        self.at..self.at + u32::from(self.shape.n) / 2
    }

    fn left_face(&self) -> Face {
        Face { rows: ROWS, depth: DEPTH, width: self.shape.a.bytes() }
    }

    fn right_face(&self) -> Face {
        Face { rows: self.shape.n.into(), depth: self.shape.depth() as usize, width: self.shape.b.bytes() }
    }
}

/// A warpgroup's instructions in flight, and who else touched registers.
pub(super) struct Products<'k> {
    /// Not kept where there are no such instructions.
    enabled: bool,
    /// Their clock is the number of groups that are done.
    actor: Option<Actor>,
    /// The number of the open group, from one.
    open: u32,
    queue: VecDeque<Product<'k>>,
    /// How many fences there were.
    fences: u32,
    /// The same when a register was last touched, for each variable.
    touched: Vec<Vec<u32>>,
    /// The same when a value was last computed.
    defined: Vec<u32>,
}

impl<'k> Products<'k> {
    pub(super) fn new(kernel: &Kernel, exact: bool) -> Products<'k> {
        let touched = kernel.vars.values().map(|var| vec![0; var.len as usize]).collect();
        let defined = vec![0; kernel.vals.len()];
        let queue = VecDeque::new();
        Products { enabled: exact, actor: None, open: 1, queue, fences: 0, touched, defined }
    }

    /// An ordinary instruction computes values.
    pub(super) fn define(&mut self, vals: &[Val]) -> Outcome {
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
    pub(super) fn touch(&mut self, var: Var, at: u32) -> Outcome {
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
    pub(super) fn are_done(&self) -> bool {
        self.queue.is_empty()
    }

    /// Whether a fence was made after the registers of an instruction were
    /// touched.
    fn check_registers(&self, kernel: &Kernel, inst: &Inst) -> Outcome {
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

impl<'k> Fiber<'k> {
    fn whole(&self, mask: &Mask) -> Outcome {
        if self.threads == WARPGROUP && !mask.contains(&false) {
            return Ok(());
        }
        Err("some threads of a warpgroup are elsewhere".to_owned())
    }

    pub(super) fn wgmma_fence(&mut self, mask: &Mask) -> Outcome {
        self.products.fences += 1;
        self.whole(mask)
    }

    pub(super) fn wgmma_commit(&mut self, mask: &Mask) -> Outcome {
        self.products.open += 1;
        self.whole(mask)
    }

    pub(super) fn wgmma_wait(&mut self, machine: &mut Machine<'k>, mask: &Mask, pending: u32) -> Outcome {
        self.whole(mask)?;
        let done = (self.products.open - 1).saturating_sub(pending);
        while self.products.queue.front().is_some_and(|product| product.group <= done) {
            let product = self.products.queue.pop_front().expect("it was there");
            if !product.executed {
                self.execute(machine, &product)?;
            }
        }
        if let Some(actor) = self.products.actor {
            machine.clocks.learn(self.actors(), Stamp { actor, clock: done });
        }
        Ok(())
    }

    pub(super) fn wgmma(&mut self, machine: &mut Machine<'k>, inst: &'k Inst, mask: &Mask) -> Outcome {
        self.whole(mask)?;
        self.products.check_registers(machine.kernel, inst)?;
        let parts = Parts::of(inst);
        let accumulate = !parts.conditional || self.uniform(inst.args[0])? != 0;
        let operands = &inst.args[usize::from(parts.conditional)..];
        let (operands, places) = match parts.shape.sparse {
            true => operands.split_last().map(|(&places, rest)| (rest, Some(self.operand(places).clone()))),
            false => Some((operands, None)),
        }
        .expect("operands");
        let right = self.uniform(*operands.last().expect("operands"))?;
        let b = machine.matrix_at(parts.right, right, parts.right_face())?;
        let mut reads = vec![chunks(parts.right, b, parts.right_face())];
        let a = match parts.left {
            Left::Registers => A::Registers(operands[..4].iter().map(|&val| self.operand(val).clone()).collect()),
            Left::Shared(matrix) => {
                let left = self.uniform(operands[0])?;
                let at = machine.matrix_at(matrix, left, parts.left_face())?;
                reads.push(chunks(matrix, at, parts.left_face()));
                A::Shared(at)
            }
        };
        let actor = *self.products.actor.get_or_insert_with(|| machine.clocks.engine(Engine::Products));
        let reader = Stamp { actor, clock: self.products.open };
        let known = machine.clocks.common(self.actors());
        let view = machine.clocks.view_of([&known[0], &known[1]]);
        for &(at, ..) in reads.iter().flatten() {
            machine.blocks[self.rank].shared.begin_read(&machine.clocks, view, at..at + 16, reader)?;
        }
        let group = self.products.open;
        self.products.queue.push_back(Product { inst, group, accumulate, a, b, places, executed: false });
        if machine.choice.is_early() {
            let mut queue = std::mem::take(&mut self.products.queue);
            for product in queue.iter_mut().filter(|product| !product.executed) {
                self.execute(machine, product)?;
                product.executed = true;
            }
            self.products.queue = queue;
        }
        Ok(())
    }

    /// Products are exact, and so is their sum before it is rounded into the
    /// accumulator.
    fn execute(&mut self, machine: &Machine<'k>, product: &Product<'k>) -> Outcome {
        let parts = Parts::of(product.inst);
        let Wgmma { a, b, acc, .. } = parts.shape;
        let left = match (&product.a, parts.left) {
            (A::Registers(words), _) => unpack(words, a),
            (A::Shared(at), Left::Shared(matrix)) => machine.elements(self.rank, matrix, *at, parts.left_face(), a),
            (A::Shared(_), Left::Registers) => unreachable!("operands of registers are kept as such"),
        };
        let left = match &product.places {
            Some(places) => expand(&left, places, a)?,
            None => left,
        };
        let right = machine.elements(self.rank, parts.right, product.b, parts.right_face(), b);
        let round = Cast::new(DType::F64, acc, None);
        for (register, sums) in parts.registers().enumerate() {
            let sums_of = &mut self.vars[parts.sum.index()][sums as usize];
            for (thread, sum) in sums_of.iter_mut().enumerate() {
                let (row, column) = place(thread, register);
                let before = if product.accumulate { *sum } else { 0 };
                *sum = match Number::decode(acc, before) {
                    Number::Float(before) => {
                        round.apply((before + dot(left.floats(row), right.floats(column))).to_bits())
                    }
                    Number::Int(before) => {
                        let sum = (before as i64).wrapping_add(dot(left.ints(row), right.ints(column)));
                        sum as u64 & (u64::MAX >> (64 - acc.bits()))
                    }
                };
            }
        }
        Ok(())
    }
}
