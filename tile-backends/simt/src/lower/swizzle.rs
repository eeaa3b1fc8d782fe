//! Tiles that are accessed along rows and along columns.
//!
//! A transposition writes a shared tile by rows, sixteen bytes at a time, and
//! reads it by columns. In row-major order a column's elements lie on few banks
//! of shared memory, and padding cannot help both: rows must stay aligned for
//! the wide accesses. So the 16-byte chunks of a row are permuted by an XOR with
//! bits of the row's number: the rows that neighbouring lanes read at a time,
//! one chunk's elements apart, are on different banks.

use super::Lower;
use super::lin::{Lin, Range};
use super::view::{Root, View};
use crate::layout::Order;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Func, Op, Value};

/// Bytes of a chunk, and how many of them make a pass over all banks.
const CHUNK: u32 = 16;
const CHUNKS: u32 = 8;

/// A tile whose chunks are permuted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Swizzled {
    /// Elements of a row.
    pitch: u32,
    /// Elements of a chunk.
    chunk: u32,
}

impl Swizzled {
    /// For people to look at.
    pub(super) fn order(self) -> Order {
        Order::Permuted { groups: CHUNKS, rows: self.chunk }
    }
}

/// How a shared tile is permuted, if it is: where all that uses it are copies,
/// and loads and stores of elements, and some of the tile, some of it
/// transposed.
pub(super) fn swizzled(func: &Func, tile: Value, extents: &[u32], elem: DType) -> Option<Swizzled> {
    let &[_, pitch] = extents else { return None };
    let chunk = CHUNK / elem.bytes() as u32;
    if !pitch.is_power_of_two() || pitch < chunk * CHUNKS {
        return None;
    }
    let (mut plain, mut turned, mut other) = (false, false, false);
    func.walk(func.body, &mut |_, inst| {
        for &arg in &inst.args {
            if func.ty(arg).mem().is_none() || func.root(arg) != tile {
                continue;
            }
            let permuted = match func.def(arg).map(|inst| &inst.op) {
                Some(Op::Alloc {}) => false,
                Some(Op::Permute { .. }) => true,
                _ => {
                    other = true;
                    false
                }
            };
            match inst.op {
                Op::Copy {} | Op::Load {} | Op::Store { .. } => {
                    plain |= !permuted;
                    turned |= permuted;
                }
                Op::Permute { .. } if !permuted => {}
                _ => other = true,
            }
        }
    });
    (plain && turned && !other).then_some(Swizzled { pitch, chunk })
}

impl Lower<'_> {
    /// Where an element of a permuted tile is.
    pub(super) fn swizzled_index(&mut self, tile: Swizzled, view: &View, index: &[Lin]) -> Lin {
        let at = view.coordinates(index, 2);
        let (row, column) = (&at[0], &at[1]);
        let int = |x: u32| Lin::int(x.into());
        let group = self.known.bin(&mut self.b, BinOp::Div, row, &int(tile.chunk));
        let group = self.known.bin(&mut self.b, BinOp::Rem, &group, &int(CHUNKS));
        let chunk = self.known.bin(&mut self.b, BinOp::Div, column, &int(tile.chunk));
        let within = column.sub(&chunk.scale(tile.chunk.into()));
        let place = self.exclusive_or(&chunk, &group, tile.pitch / tile.chunk);
        let inside = row.scale(tile.pitch.into()).add(&place.scale(tile.chunk.into())).add(&within);
        view.base.add(&inside)
    }

    /// A number below a power of two, its bits turned where those of another,
    /// taken modulo that power, are set.
    pub(super) fn exclusive_or(&mut self, x: &Lin, by: &Lin, below: u32) -> Lin {
        let by = self.known.bin(&mut self.b, BinOp::Rem, by, &Lin::int(below.into()));
        match (x.as_int(), by.as_int()) {
            (Some(x), Some(by)) => Lin::int(x ^ by),
            (_, Some(0)) => x.clone(),
            _ => {
                let (x, by) = self.known.pair(&mut self.b, x, &by);
                let turned = self.b.bin(BinOp::Xor, x, by);
                self.known.state(turned, Range::below(below.into()), 1);
                Lin::val(turned)
            }
        }
    }

    /// How the memory behind a view is permuted.
    pub(super) fn swizzle_of(&self, view: &View) -> Option<Swizzled> {
        match view.root {
            Root::Memory(buf) => self.swizzled.get(&buf).copied(),
            Root::Fragment(_) | Root::Variable(_) => None,
        }
    }
}
