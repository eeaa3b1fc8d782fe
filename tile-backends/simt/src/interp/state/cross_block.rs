//! Global memory that notices what blocks do to each other's elements.
//!
//! Blocks run in any order and at the same time, so an element that one of them
//! writes is no other's to read or to write, unless with the value that is there.
//! Atomics of several blocks on one element are in order among themselves, reads and
//! writes beside them are not. Here blocks follow one another, whichever way: each
//! element keeps who touched it last, and who comes from another block is a fault.
//!
//! Blocks that wait for each other, or whose atomics order other accesses, have an
//! order that this does not see; of such kernels nothing is said. Of a persistent
//! kernel's tiles, those that one block takes are in order.

use super::global::Access;
use crate::ir::{Home, Kernel, Op};
use tile_core::ir::Order;

/// Blocks that did something to an element.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Who {
    #[default]
    Nobody,
    One(u32),
    Several,
}

impl Who {
    fn and(self, block: u32) -> Who {
        match self {
            Who::Nobody => Who::One(block),
            who if who == Who::One(block) => who,
            _ => Who::Several,
        }
    }

    /// Another than a block.
    fn other(self, block: u32) -> Option<Who> {
        Some(self).filter(|&who| who != Who::Nobody && who != Who::One(block))
    }
}

/// What happened to an element.
#[derive(Clone, Copy, Default)]
struct Touched {
    written: Who,
    updated: Who,
    read: Who,
}

/// Accesses of all blocks of a launch to tensors and workspaces that are written.
pub(in crate::interp) struct Between {
    /// By global buffer, by the byte where an element begins; empty for those that are
    /// not looked at.
    touched: Vec<Vec<Touched>>,
}

impl Between {
    pub(in crate::interp) fn new(kernel: &Kernel, globals: &[Vec<u8>]) -> Between {
        let waits = kernel.waits() || kernel.waits_for_ranks();
        let ordered = waits || kernel.has(|op| matches!(op, Op::Atomic { order, .. } if *order != Order::Relaxed));
        let homes = kernel.bufs.values().filter(|buf| !buf.is_shared()).map(|buf| buf.home);
        let looked_at = |home| !ordered && matches!(home, Home::Global { writable: true, .. });
        let touched = homes.zip(globals).map(|(home, bytes)| match looked_at(home) {
            true => vec![Touched::default(); bytes.len()],
            false => Vec::new(),
        });
        Between { touched: touched.collect() }
    }

    /// Notes what a block does to the element at a byte of a global buffer, after the
    /// check that no other has a part in it.
    pub(in crate::interp) fn note(
        &mut self,
        block: u32,
        (number, at): (usize, usize),
        access: Access,
    ) -> Result<(), String> {
        let touched = self.touched.get_mut(number).and_then(|touched| touched.get_mut(at));
        let Some(touched) = touched else { return Ok(()) };
        let before = match access {
            Access::Read => touched.written.other(block).or(touched.updated.other(block)),
            Access::Update => touched.written.other(block).or(touched.read.other(block)),
            Access::Write { same: true } => touched.updated.other(block),
            Access::Write { same: false } => {
                touched.written.other(block).or(touched.updated.other(block)).or(touched.read.other(block))
            }
        };
        if let Some(before) = before {
            let other = match before {
                Who::One(other) => format!("block {other}"),
                Who::Nobody | Who::Several => "other blocks".to_owned(),
            };
            return Err(format!("block {block} and {other} access byte {at} of global memory in no order"));
        }
        let who = match access {
            Access::Read => &mut touched.read,
            Access::Update => &mut touched.updated,
            Access::Write { .. } => &mut touched.written,
        };
        *who = who.and(block);
        Ok(())
    }
}
