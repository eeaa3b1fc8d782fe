//! Random kernels that are wrong on purpose: blocks that race.

use super::ast::Var;
use super::ast::{Expr, Stmt, View, Window};
use super::kernel::Output;
use super::state::Gen;

/// What is wrong with a kernel's first output, on one axis of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Every block writes the same region.
    SameWindow,
    /// Blocks are closer by one than what they write.
    TooClose,
    /// A block reads the region that the next one writes.
    ReadsNext,
}

impl Fault {
    /// Every one.
    pub const ALL: &'static [Fault] = &[Fault::SameWindow, Fault::TooClose, Fault::ReadsNext];
}

impl Gen {
    /// Makes the kernel wrong, if it is to be.
    pub(super) fn seed_fault(&mut self, output: &mut Output, block: &[Var], body: &mut Vec<Stmt>) {
        let Some(fault) = self.fault else { return };
        let (offset, b) = (&mut output.offsets[0], Expr::Var(block[0]));
        match fault {
            Fault::SameWindow => *offset = Expr::index(0),
            Fault::TooClose => *offset = offset.clone().minus(b),
            Fault::ReadsNext => {
                let mut next = output.offsets.clone();
                next[0] = next[0].clone().plus(Expr::Dim(output.extents[0].0.clone()));
                let extents = output.extents.iter().map(|(dim, _)| dim.clone()).collect();
                let elem = self.elem_of(output.mem);
                let tile = self.tile(elem, &output.extents, body);
                body.push(Stmt::Copy(View::at(output.mem, Window::At(next, extents)), View::whole(tile.mem)));
            }
        }
    }
}
