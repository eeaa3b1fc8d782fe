//! Tiles that are accessed in eights of rows, or along rows and along columns.
//!
//! A load of matrices reads eight rows, sixteen bytes of each, at a time: in
//! row-major order they lie on few banks of shared memory. Space between rows
//! would spread them, but takes room that stages for later iterations need. So
//! the 16-byte chunks of a row are permuted by an XOR with bits of the row's
//! number, as TMA copies do it:
//!
//! ```text
//! rows of 128 bytes (or multiples)   chunk ^ row % 8
//! rows of 64 bytes                   chunk ^ row / 2 % 4    two rows fill the banks
//! rows of 32 bytes                   chunk ^ row / 4 % 2
//! ```
//!
//! Whoever writes a row in chunks, copies of 16 bytes above all, meets the banks
//! as before.
//!
//! A transposition writes a shared tile by rows, sixteen bytes at a time, and
//! reads it by columns. There, padding cannot help both: rows must stay aligned
//! for the wide accesses. The rows that neighbouring lanes read at a time, one
//! chunk's elements apart, are put on different banks.
//!
//! The row's bits are often the lane's alone, and accesses differ in the chunk by a
//! constant. They then share a register, and each constant costs one more XOR of
//! it: where everything else of the address is a multiple of what is permuted,
//! `x + ((c ^ row) << 4)` is `(x + (row << 4)) ^ (c << 4)`.

use super::gemm;
use super::lin::{Lin, Range, gcd};
use super::target::Target;
use super::view::{Root, View};
use super::{Lower, gemm_operands::Product, stated_layouts};
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
    pub(super) pitch: u32,
    /// Elements of a chunk.
    pub(super) chunk: u32,
    /// The number of so many rows, modulo `groups`, is XORed; a power of two that
    /// divides the chunks of a row.
    pub(super) rows: u32,
    pub(super) groups: u32,
}

impl Swizzled {
    /// For people to look at.
    pub(super) fn order(self) -> Order {
        Order::Permuted { groups: self.groups, rows: self.rows }
    }

    /// Elements that are permuted among each other.
    fn span(self) -> i64 {
        (self.groups * self.chunk).into()
    }
}

/// How a shared tile is permuted, if it is: where all that uses it goes by
/// elements or by matrices, and matrices of it are loaded, or some of it is
/// transposed and some is not.
pub(super) fn swizzled(func: &Func, target: &Target, tile: Value) -> Option<Swizzled> {
    let (extents, elem) = (super::shapes::extents(func, tile)?, func.ty(tile).elem().dtype()?);
    let [_, pitch] = extents[..] else { return None };
    if let Some(layout) = stated_layouts::stated(func, tile) {
        return stated_layouts::swizzled(func, tile, layout);
    }
    let uses = Uses::of(func, target, tile);
    let chunk = CHUNK / elem.bytes() as u32;
    if uses.other || !pitch.is_multiple_of(chunk) {
        return None;
    }
    let chunks = pitch / chunk;
    if uses.matrices {
        // As many as a row is a multiple of; the rows that fill the banks together
        // are permuted alike.
        let groups = 1 << chunks.trailing_zeros().min(CHUNKS.trailing_zeros());
        return (groups > 1).then_some(Swizzled { pitch, chunk, rows: CHUNKS / groups, groups });
    }
    let both = uses.plain && uses.turned && chunks.is_power_of_two() && chunks >= CHUNKS;
    both.then_some(Swizzled { pitch, chunk, rows: chunk, groups: CHUNKS })
}

/// How a tile is used.
#[derive(Default)]
struct Uses {
    /// Element by element, as it is and transposed.
    plain: bool,
    turned: bool,
    /// By products that load matrices of it.
    matrices: bool,
    other: bool,
}

impl Uses {
    fn of(func: &Func, target: &Target, tile: Value) -> Uses {
        let mut uses = Uses::default();
        func.walk(func.body, &mut |_, inst| {
            for &arg in &inst.args {
                if func.ty(arg).mem().is_none() || func.root(arg) != tile {
                    continue;
                }
                let permuted = match func.def(arg).map(|inst| &inst.op) {
                    Some(Op::Alloc {}) => false,
                    Some(Op::Permute { .. }) => true,
                    _ => {
                        uses.other = true;
                        false
                    }
                };
                match inst.op {
                    Op::Copy { .. } | Op::Load {} | Op::Store { .. } | Op::Fill {} => {
                        uses.plain |= !permuted;
                        uses.turned |= permuted;
                    }
                    Op::Permute { .. } if !permuted => {}
                    Op::CopyWait {} => {}
                    _ if Product::of(inst).is_some_and(|it| it.factors.contains(&arg))
                        && gemm::loads_matrices(func, target, inst, arg, permuted) =>
                    {
                        uses.matrices = true;
                    }
                    _ => uses.other = true,
                }
            }
        });
        uses
    }
}

impl Lower<'_> {
    /// Where an element of a permuted tile is.
    pub(super) fn swizzled_index(&mut self, tile: Swizzled, view: &View, index: &[Lin]) -> Lin {
        let at = view.coordinates(index, 2);
        let (row, column) = (&at[0], &at[1]);
        let int = |x: u32| Lin::int(x.into());
        // Neighbours of a run, as wide as its start allows, share their chunk.
        let run = gcd(self.known.divisor(&column.terms()), tile.chunk.into());
        let start = column.add_int(-column.constant.rem_euclid(run));
        let chunk = self.known.bin(&mut self.b, BinOp::Div, &start, &int(tile.chunk));
        let within = column.sub(&chunk.scale(tile.chunk.into()));
        let span = self.known.bin(&mut self.b, BinOp::Div, &chunk, &int(tile.groups));
        let low = chunk.sub(&span.scale(tile.groups.into()));
        let around = view.base.add(&row.scale(tile.pitch.into())).add(&span.scale(tile.span()));
        self.swizzled_place(tile, row, [&around, &low, &within])
    }

    /// Where an element is in a row whose chunks begin `around`: in the chunk of the
    /// number `low`, so far within.
    pub(super) fn swizzled_place(&mut self, tile: Swizzled, row: &Lin, [around, low, within]: [&Lin; 3]) -> Lin {
        let int = |x: u32| Lin::int(x.into());
        // Rows that lie alike share the arithmetic.
        let of_group = self.known.residue(row, (tile.rows * tile.groups).into());
        let group = self.known.bin(&mut self.b, BinOp::Div, &of_group, &int(tile.rows));
        let group = self.known.bin(&mut self.b, BinOp::Rem, &group, &int(tile.groups));
        let (moving, fixed) = (low.terms(), low.constant);
        if fixed == 0 || moving.as_int() == Some(0) && group.as_int().is_some() || !self.lies_apart(tile, around, low) {
            let place = self.exclusive_or(low, &group, tile.groups);
            return around.add(&place.scale(tile.chunk.into())).add(within);
        }
        let place = self.exclusive_or(&moving, &group, tile.groups);
        let whole = around.terms().add(&place.scale(tile.chunk.into()));
        // What stays inside of a chunk may as well be there already.
        let inner = within.terms();
        let range = self.known.range(&inner);
        let (inner, outer) = match range.lo >= 0 && range.hi < tile.chunk.into() {
            true => (inner, Lin::int(within.constant)),
            false => (Lin::default(), within.clone()),
        };
        let turned = self.turn(tile, &whole.add(&inner), fixed);
        turned.add_int(around.constant).add(&outer)
    }

    /// Whether the constant of a chunk's number has bits of its own, and nothing
    /// around reaches into what is permuted.
    fn lies_apart(&self, tile: Swizzled, around: &Lin, low: &Lin) -> bool {
        let moving = self.known.range(&low.terms());
        let apart = moving.lo >= 0 && moving.hi < 1 << low.constant.trailing_zeros().min(31);
        apart && low.constant > 0 && self.known.divisor(around) % tile.span() == 0
    }

    /// A place in a tile with its chunk's number XORed with a constant.
    fn turn(&mut self, tile: Swizzled, whole: &Lin, by: i64) -> Lin {
        let (range, divisor) = (self.known.range(whole), self.known.divisor(whole));
        let x = self.known.register(&mut self.b, whole, DType::I32);
        let by = by * i64::from(tile.chunk);
        let constant = self.b.int(by, DType::I32);
        let turned = self.b.bin(BinOp::Xor, x, constant);
        let last = tile.span() - 1;
        let range = if range == Range::ALL { range } else { Range { lo: range.lo & !last, hi: range.hi | last } };
        self.known.state(turned, range, gcd(divisor, by));
        Lin::val(turned)
    }

    /// A number below a power of two, its bits turned where those of another,
    /// taken modulo that power, are set.
    pub(super) fn exclusive_or(&mut self, x: &Lin, by: &Lin, below: u32) -> Lin {
        let by = self.known.bin(&mut self.b, BinOp::Rem, by, &Lin::int(below.into()));
        match (x.as_int(), by.as_int()) {
            (Some(x), Some(by)) => Lin::int(x ^ by),
            (_, Some(0)) => x.clone(),
            (Some(0), _) => by,
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
