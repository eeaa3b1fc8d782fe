//! Cooperative matrices.
//!
//! Which lane holds which element is the machine's to choose. Here elements are
//! strewn over lanes and registers, so that what counts on an order, or leaves
//! out a barrier between lanes, is found.

use super::Outcome;
use super::fiber::{Fiber, Mask};
use super::machine::Machine;
use crate::ir::{Buf, Cooperative, Inst, Op, Var};
use tile_core::elem::DType;
use tile_core::interp::scalar::{Cast, Number};
use tile_core::ir::Id;

/// Strews: odd, and no other factor of a number of elements.
const STEP: usize = 37;

/// Rows and columns in memory.
#[derive(Clone, Copy)]
struct Lines {
    buf: Buf,
    offset: i64,
    pitch: i64,
    transposed: bool,
}

impl Lines {
    /// Where an element is, for a matrix that begins at an index.
    fn at(self, first: i64, row: usize, column: usize) -> i64 {
        let (line, within) = if self.transposed { (column, row) } else { (row, column) };
        first + self.offset + line as i64 * self.pitch + within as i64
    }
}

/// The lane that holds an element, and which of its registers.
fn holder(matrix: Cooperative, row: usize, column: usize) -> (usize, usize) {
    let number = row * usize::from(matrix.columns) + column;
    let number = number * STEP % matrix.elements() as usize;
    (number % usize::from(matrix.lanes), number / usize::from(matrix.lanes))
}

/// Every element of a matrix.
fn elements(matrix: Cooperative) -> impl Iterator<Item = (usize, usize)> {
    let (rows, columns) = (usize::from(matrix.rows), usize::from(matrix.columns));
    (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)))
}

impl<'k> Fiber<'k> {
    fn matrix(&self, var: Var) -> Outcome<Cooperative> {
        self.kernel.vars[var].matrix.ok_or_else(|| format!("{var} holds no cooperative matrices"))
    }

    /// The first lanes of the groups that execute an instruction: whole ones.
    fn groups(&self, matrix: Cooperative, mask: &Mask) -> Outcome<Vec<usize>> {
        let lanes = usize::from(matrix.lanes);
        let mut groups = Vec::new();
        for (number, group) in mask.chunks(lanes).enumerate() {
            match group.iter().filter(|&&on| on).count() {
                0 => {}
                all if all == lanes => groups.push(number * lanes),
                _ => return Err("some lanes of a cooperative matrix are elsewhere".to_owned()),
            }
        }
        Ok(groups)
    }

    /// Where the element of a group's matrix is.
    fn coop_place(&mut self, var: Var, at: u32, first: usize, (row, column): (usize, usize)) -> Outcome<&mut u64> {
        let matrix = self.matrix(var)?;
        let (lane, register) = holder(matrix, row, column);
        Ok(&mut self.vars[var.index()][(at * matrix.held()) as usize + register][first + lane])
    }

    pub(super) fn coop_clear(&mut self, mask: &Mask, var: Var, at: u32) -> Outcome {
        let matrix = self.matrix(var)?;
        for first in self.groups(matrix, mask)? {
            for element in elements(matrix) {
                *self.coop_place(var, at, first, element)? = 0;
            }
        }
        Ok(())
    }

    /// Where the matrix of each group begins, which is the same in all its lanes
    /// and aligned.
    fn coop_index(&self, inst: &Inst, matrix: Cooperative, groups: &[usize], lines: Lines) -> Outcome<Vec<i64>> {
        let index = self.indices(inst.args[0]);
        let per = Self::per(self.kernel.bufs[lines.buf].elem, 16) as i64;
        let one = |&first: &usize| {
            let lanes = &index[first..first + usize::from(matrix.lanes)];
            if lanes.iter().any(|&other| other != lanes[0]) {
                return Err("the lanes of a cooperative matrix name several places".to_owned());
            }
            if (lanes[0] + lines.offset) % per != 0 || lines.pitch % per != 0 {
                return Err("a cooperative matrix is not aligned".to_owned());
            }
            Ok(lanes[0])
        };
        groups.iter().map(one).collect()
    }

    /// Each element of the matrices that an instruction reads or writes: its group's
    /// first lane, its row and column, and where it is in memory.
    fn coop_elements(
        &self,
        inst: &Inst,
        mask: &Mask,
        matrix: Cooperative,
        lines: Lines,
    ) -> Outcome<impl Iterator<Item = (usize, (usize, usize), i64)> + use<>> {
        let groups = self.groups(matrix, mask)?;
        let starts = self.coop_index(inst, matrix, &groups, lines)?;
        Ok(groups.into_iter().zip(starts).flat_map(move |(first, start)| {
            elements(matrix).map(move |(row, column)| (first, (row, column), lines.at(start, row, column)))
        }))
    }

    pub(super) fn coop_load(&mut self, machine: &mut Machine<'k>, inst: &Inst, mask: &Mask) -> Outcome {
        let Op::CoopLoad { var, at, buf, offset, pitch, transposed } = inst.op else {
            unreachable!("`step` passes loads of cooperative matrices")
        };
        let (matrix, lines) = (self.matrix(var)?, Lines { buf, offset, pitch: pitch.into(), transposed });
        for (first, (row, column), place) in self.coop_elements(inst, mask, matrix, lines)? {
            let actor = self.actor(first + holder(matrix, row, column).0);
            let bits = machine.read(actor, buf, place)?;
            *self.coop_place(var, at, first, (row, column))? = bits;
        }
        Ok(())
    }

    pub(super) fn coop_store(&mut self, machine: &mut Machine<'k>, inst: &Inst, mask: &Mask) -> Outcome {
        let Op::CoopStore { var, at, buf, offset, pitch, transposed } = inst.op else {
            unreachable!("`step` passes stores of cooperative matrices")
        };
        let (matrix, lines) = (self.matrix(var)?, Lines { buf, offset, pitch: pitch.into(), transposed });
        for (first, (row, column), place) in self.coop_elements(inst, mask, matrix, lines)? {
            let bits = *self.coop_place(var, at, first, (row, column))?;
            let actor = self.actor(first + holder(matrix, row, column).0);
            machine.write(actor, buf, place, bits)?;
        }
        Ok(())
    }

    pub(super) fn coop_multiply(&mut self, inst: &Inst, mask: &Mask) -> Outcome {
        let Op::CoopMultiply { left, left_at, right, right_at, sum, at } = inst.op else {
            unreachable!("`step` passes products of cooperative matrices")
        };
        let [a, c] = [left, sum].map(|var| self.matrix(var));
        let (a, c) = (a?, c?);
        let [ty, acc] = [left, sum].map(|var| self.kernel.vars[var].elem);
        for first in self.groups(c, mask)? {
            for (row, column) in elements(c) {
                let mut products = Vec::with_capacity(usize::from(a.columns));
                for k in 0..usize::from(a.columns) {
                    let x = *self.coop_place(left, left_at, first, (row, k))?;
                    let y = *self.coop_place(right, right_at, first, (k, column))?;
                    products.push([x, y].map(|bits| Number::decode(ty, bits)));
                }
                let place = self.coop_place(sum, at, first, (row, column))?;
                *place = total(acc, *place, &products)?;
            }
        }
        Ok(())
    }
}

/// The encoding of a number plus products: of floats rounded once, of integers as far
/// as their type goes.
fn total(acc: DType, before: u64, products: &[[Number; 2]]) -> Outcome<u64> {
    let mixed = || "a cooperative matrix is of floats, the other of integers".to_owned();
    match Number::decode(acc, before) {
        Number::Float(before) => {
            let floats = products.iter().map(|pair| match pair {
                [Number::Float(x), Number::Float(y)] => Ok(x * y),
                _ => Err(mixed()),
            });
            let exact = floats.sum::<Outcome<f64>>()? + before;
            Ok(Cast::new(DType::F64, acc, None).apply(exact.to_bits()))
        }
        Number::Int(before) => {
            let integers = products.iter().map(|pair| match pair {
                [Number::Int(x), Number::Int(y)] => Ok(x * y),
                _ => Err(mixed()),
            });
            let exact = integers.sum::<Outcome<i128>>()? + before;
            Ok(Cast::new(DType::I64, acc, None).apply(exact as i64 as u64))
        }
    }
}
