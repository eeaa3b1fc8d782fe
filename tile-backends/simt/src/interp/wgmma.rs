//! Matrix instructions of a warpgroup.
//!
//! They work on their own: what they read in shared memory they read until they
//! are waited for, and their registers are nobody else's from the fence before
//! them to the wait after them.

use super::Outcome;
use super::fiber::{Fiber, Mask};
use super::machine::Machine;
use super::operands::{Elements, Face, chunks, dot, element, expand, place, unpack};
use super::state::clocks::{Engine, Stamp};
use super::state::products::{A, Parts, Product, WARPGROUP};
use crate::ir::{Inst, Left, Matrix, Wgmma};
use tile_core::elem::DType;
use tile_core::interp::scalar::{Cast, Number};
use tile_core::ir::Id;

impl<'k> Machine<'k> {
    /// Where an operand begins, if it may begin there.
    fn matrix_at(&self, matrix: &Matrix, index: i64, face: Face) -> Outcome<usize> {
        let at = self.shared_at(matrix.buf, index + matrix.offset, 1)?;
        let (span, period) = (matrix.swizzle.span() as usize, matrix.swizzle.period() as usize);
        let inside = at % period;
        if at % 16 != 0 || inside >= span {
            return Err(format!("an operand at byte {at} does not begin at rows that are aligned to {period}"));
        }
        // Whole rows of memory from their start on, or a part of one.
        let length = if matrix.transposed { face.rows * face.width } else { face.depth };
        if inside + length > span && (inside > 0 || !matrix.transposed) {
            return Err(format!("an operand at byte {at} does not lie in rows of {span} bytes"));
        }
        let data = &self.kernel.bufs[matrix.buf];
        let start = self.shared_at(matrix.buf, 0, 1)?;
        let end = start + data.bytes() as usize;
        let outside = |&(chunk, ..): &(usize, usize, usize)| chunk < start || chunk + 16 > end;
        match chunks(matrix, at, face).iter().any(outside) {
            true => Err(format!("an operand at byte {at} reaches out of `{}`", data.name)),
            false => Ok(at),
        }
    }

    fn elements(&self, rank: usize, matrix: &Matrix, base: usize, face: Face, ty: DType) -> Elements {
        let mut elements = Elements::new(ty, face.rows, face.depth);
        for (at, row, k) in chunks(matrix, base, face) {
            for (i, bytes) in self.blocks[rank].shared.bytes(at, 16).chunks(face.width).enumerate() {
                let mut bits = [0; 8];
                bits[..face.width].copy_from_slice(bytes);
                let (row, k) = if matrix.transposed { (row + i, k) } else { (row, k + i) };
                elements.set(row, k, element(ty, u64::from_le_bytes(bits)));
            }
        }
        elements
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
