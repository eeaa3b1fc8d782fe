//! The copy that gives the rows of a tensor aligned starts.
//!
//! A row of the source starts at any byte, a row of the copy at a multiple of
//! 16. The program moves words of 32 bits and knows nothing of elements: a lane
//! loads the two aligned words that hold the bytes of one word of the copy, and
//! shifts. Neighbouring lanes have neighbouring words, so the second load finds
//! in the first-level cache what the first of the next lane brought. A warp
//! copies a piece of one row, all loads before the stores, which keeps enough
//! bytes on their way for the memory's speed.
//!
//! ```text
//! x   row of the last axis but one, a warp each
//! y   pieces of a row, in turn if there are more than a grid has blocks
//! z   all outer axes, in turn likewise
//! ```
//! Words that hold a byte of the tensor are read whole; no allocation ends
//! within one. The last word of a row of the copy has leftovers, which nothing
//! reads: extents end before them.

use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Value};
use tile_simt::ir::{Block, BufData, Builder, Home, Kernel, Op, Source, Special, Val};

/// Rows, and so warps, of a block.
const ROWS: i64 = 8;
/// Words of a lane in a piece.
const UNROLL: i64 = 8;
/// Words of a piece.
const PIECE: i64 = 32 * UNROLL;
/// The most blocks on the last two axes of the driver's grids.
const MAX_BLOCKS: i64 = u16::MAX as i64;

/// The most axes of a tensor.
const RANK: usize = 5;

/// A tensor to be copied, all in bytes: axes but the last have an extent and a
/// distance between neighbours, which is not negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Copy {
    pub(crate) from: u64,
    /// A multiple of 16.
    pub(crate) to: u64,
    /// Of a row.
    pub(crate) bytes: i64,
    /// Between rows of the copy, which lie in row-major order; a multiple of 16.
    pub(crate) pitch: i64,
    /// Slowest axis first.
    pub(crate) axes: [(i64, i64); RANK - 1],
}

impl Copy {
    /// Extents of the grid, fastest axis first.
    pub(crate) fn grid(&self) -> [u32; 3] {
        let [.., (rows, _)] = self.axes;
        let (groups, pieces) = ((rows + ROWS - 1) / ROWS, (self.words() + PIECE - 1) / PIECE);
        [groups, pieces.min(MAX_BLOCKS), self.outer().min(MAX_BLOCKS)].map(|extent| extent as u32)
    }

    /// The parameters of the program, in order. One narrower than 64 bits is the
    /// low part.
    pub(crate) fn params(&self) -> [u64; 15] {
        let [(_, far), (inner_1, stride_1), (inner_2, stride_2), (rows, stride)] = self.axes;
        let [_, y, z] = self.grid();
        let first = (self.from % 4) as i64;
        let params = [
            first,
            self.bytes,
            rows,
            stride,
            self.outer(),
            inner_1,
            inner_2,
            far,
            stride_1,
            stride_2,
            self.pitch / 4,
            i64::from(y) * PIECE,
            i64::from(z),
        ];
        let mut words = [0; 15];
        (words[0], words[1]) = (self.from - self.from % 4, self.to);
        words[2..].iter_mut().zip(params).for_each(|(word, param)| *word = param as u64);
        words
    }

    fn words(&self) -> i64 {
        (self.bytes + 3) / 4
    }

    fn outer(&self) -> i64 {
        let [outer @ .., _] = &self.axes;
        outer.iter().map(|&(extent, _)| extent).product()
    }
}

/// The program, which [`Copy::params`] and [`Copy::grid`] launch.
pub(crate) fn kernel() -> Kernel {
    let mut b = Builder::new("align_rows", 32 * ROWS as u32);
    b.kernel().grid = 3;
    let buf = |of, name: &str, writable| {
        let home = Home::Global { of: Value::new(of), writable };
        BufData { name: name.to_owned(), elem: DType::U32, len: 0, home }
    };
    let (from, to) = (b.buf(buf(0, "from", false)), b.buf(buf(1, "to", true)));
    let mut number = 1;
    let mut param = |b: &mut Builder, ty| {
        number += 1;
        b.param(Source::Host(Value::new(number)), ty)
    };
    let [first, bytes, rows, stride] = [(); 4].map(|()| param(&mut b, DType::Index));
    let [outer, inner_1, inner_2] = [(); 3].map(|()| param(&mut b, DType::Index));
    let [far, stride_1, stride_2] = [(); 3].map(|()| param(&mut b, DType::Index));
    let [pitch, word_step, outer_step] = [(); 3].map(|()| param(&mut b, DType::Index));

    let [z, y, x] = [0, 1, 2].map(|axis| b.special(Special::Block(axis)));
    let thread = b.special(Special::Thread);
    let (lane, warp) = (b.rem_int(thread, 32), b.div_int(thread, 32));
    let [lane, warp] = [lane, warp].map(|val| b.cast(val, DType::Index));
    let row = b.mul_int(x, ROWS);
    let row = b.add(row, warp);
    let there = b.cmp(CmpOp::Lt, row, rows);

    b.open(None);
    let start = b.mul(row, stride);
    let start = b.add(start, first);
    let at = b.var("at", DType::Index, 1);
    let up = b.add_int(bytes, 3);
    let words = b.div_int(up, 4);
    let begin = b.mul_int(y, PIECE);
    let block = b.open(Some(DType::Index)).expect("a loop has a counter");
    b.set(at, 0, start);
    // Dividing takes long, and mostly there is nothing to divide.
    let one = b.int(1, DType::Index);
    let many = b.cmp(CmpOp::Gt, outer, one);
    b.open(None);
    let (rest, i2) = (b.bin(BinOp::Div, block, inner_2), b.bin(BinOp::Rem, block, inner_2));
    let (i0, i1) = (b.bin(BinOp::Div, rest, inner_1), b.bin(BinOp::Rem, rest, inner_1));
    let mut place = start;
    for (i, stride) in [(i0, far), (i1, stride_1), (i2, stride_2)] {
        let by = b.mul(i, stride);
        place = b.add(place, by);
    }
    b.set(at, 0, place);
    let then = b.close();
    b.branch(many, then, Block::default());
    let at = b.get(at, 0);
    let piece = Piece {
        shift: {
            let low = b.rem_int(at, 4);
            b.mul_int(low, 8)
        },
        word: b.div_int(at, 4),
        last: {
            let end = b.add(at, bytes);
            let end = b.add_int(end, -1);
            b.div_int(end, 4)
        },
        words,
        to: {
            let above = b.mul(block, rows);
            let above = b.add(above, row);
            b.mul(above, pitch)
        },
    };
    let index = b.open(Some(DType::Index)).expect("a loop has a counter");
    let index = b.add(index, lane);
    piece.copy(&mut b, from, to, index);
    let body = b.close();
    b.repeat(begin, words, word_step, body);
    let body = b.close();
    b.repeat(z, outer, outer_step, body);
    let then = b.close();
    b.branch(there, then, Block::default());
    b.finish()
}

/// A row.
struct Piece {
    /// Bits from the start of the first word to the row.
    shift: Val,
    /// The first and the last word that have a byte of the row.
    word: Val,
    last: Val,
    /// How many words the copy has, and where it starts.
    words: Val,
    to: Val,
}

impl Piece {
    /// Copies a word of a lane, and those a warp's words further.
    fn copy(&self, b: &mut Builder, from: tile_simt::ir::Buf, to: tile_simt::ir::Buf, index: Val) {
        let source = b.add(self.word, index);
        let target = b.add(self.to, index);
        let loaded: Vec<(Val, Val, Val)> = (0..UNROLL)
            .map(|i| {
                let i = 32 * i;
                let index = b.add_int(index, i);
                let inside = b.cmp(CmpOp::Lt, index, self.words);
                let next = b.add_int(source, i + 1);
                let more = b.cmp(CmpOp::Le, next, self.last);
                let load = |offset| Op::Load { buf: from, offset, guarded: true };
                let low = b.value(load(i), &[inside, source], DType::U32);
                let high = b.value(load(i + 1), &[more, source], DType::U32);
                (inside, low, high)
            })
            .collect();
        let half = b.int(32, DType::U64);
        let shift = b.cast(self.shift, DType::U64);
        for (i, (inside, low, high)) in loaded.into_iter().enumerate() {
            let [low, high] = [low, high].map(|word| b.cast(word, DType::U64));
            let high = b.bin(BinOp::Shl, high, half);
            let both = b.bin(BinOp::Or, high, low);
            let word = b.bin(BinOp::Shr, both, shift);
            let word = b.cast(word, DType::U32);
            b.effect(Op::Store { buf: to, offset: 32 * i as i64, guarded: true }, &[inside, target, word]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ptx::{Arch, emit};
    use crate::ptxas::Ptxas;
    use tile_simt::interp::{Options, run};
    use tile_simt::ir::{print_errors, verify};

    /// The source, whose byte `i` is a mix of `i`, ends at a word's end.
    fn source(len: usize) -> Vec<u8> {
        (0..len.next_multiple_of(4)).map(|i| (i as u32).wrapping_mul(0x9e37_79b1).to_be_bytes()[0]).collect()
    }

    fn check(first: u64, bytes: i64, axes: [(i64, i64); 4]) {
        let rows: i64 = axes.iter().map(|&(extent, _)| extent).product();
        let far: i64 = axes.iter().map(|&(extent, stride)| (extent - 1) * stride).sum();
        let pitch = (bytes + 15) / 16 * 16;
        let copy = Copy { from: first, to: 0, bytes, pitch, axes };
        let bytes = bytes as usize;
        let source = source(first as usize + far as usize + bytes);
        let mut globals = [source.clone(), vec![0xaa; (rows * pitch) as usize]];
        let params = copy.params();
        let host = |of| match of {
            Source::Host(value) => params[tile_core::ir::Id::index(value)],
            other => panic!("{other:?} is no parameter"),
        };
        let grid: Vec<i64> = copy.grid().iter().rev().map(|&extent| extent.into()).collect();
        run(&kernel(), &grid, &Options::default(), &host, &mut globals, &mut |_| {}).unwrap_or_else(|e| panic!("{e}"));
        for row in 0..rows {
            let mut rest = row;
            let mut start = first as i64;
            for &(extent, stride) in axes.iter().rev() {
                start += rest % extent * stride;
                rest /= extent;
            }
            let (found, start) = (&globals[1][(row * pitch) as usize..][..pitch as usize], start as usize);
            assert_eq!(found[..bytes], source[start..start + bytes], "row {row} of {copy:?}");
            let words = bytes.next_multiple_of(4);
            assert!(found[words..].iter().all(|&byte| byte == 0xaa), "after row {row} of {copy:?}");
        }
    }

    #[test]
    fn rows_start_anywhere() {
        for first in 0..4 {
            for bytes in [1, 2, 3, 4, 7, 18] {
                check(first, bytes, [(1, 0), (1, 0), (1, 0), (9, bytes + 1)]);
            }
        }
        // More than a piece, more rows than a block has.
        check(2, 4 * PIECE + 2, [(1, 7), (1, 0), (1, 0), (17, 4 * PIECE + 2)]);
        check(1, 8 * PIECE - 1, [(1, 0); 4]);
        // Elements of whole words.
        check(0, 36, [(1, 0), (1, 0), (1, 0), (3, 36)]);
    }

    #[test]
    fn outer_axes_are_rows_too() {
        check(2, 6, [(2, 500), (3, 2), (2, 170), (5, 34)]);
        // A row again and again.
        check(3, 5, [(1, 0), (4, 0), (2, 9), (3, 0)]);
    }

    /// Blocks take turns where a grid would have too many.
    #[test]
    fn long_rows_and_many_rows() {
        let copy =
            Copy { from: 6, to: 0, bytes: 1 << 33, pitch: 1 << 33, axes: [(1 << 17, 0), (1, 0), (1, 0), (4, 0)] };
        assert_eq!(copy.grid(), [1, 65_535, 65_535]);
        let params = copy.params();
        assert_eq!((params[0], params[2], params[13], params[14]), (4, 2, 65_535 * PIECE as u64, 65_535));
        let kernel = kernel();
        // Turns, with a grid of one block.
        let copy = Copy {
            from: 1,
            to: 0,
            bytes: 4 * PIECE + 9,
            pitch: 4 * PIECE + 16,
            axes: [(3, 2), (1, 0), (1, 0), (1, 0)],
        };
        let mut params = copy.params();
        (params[13], params[14]) = (PIECE as u64, 1);
        let len = copy.bytes as usize;
        let source = source(len + 8);
        let mut globals = [source.clone(), vec![0; 3 * copy.pitch as usize]];
        let host = |of| match of {
            Source::Host(value) => params[tile_core::ir::Id::index(value)],
            other => panic!("{other:?} is no parameter"),
        };
        run(&kernel, &[1, 1, 1], &Options::default(), &host, &mut globals, &mut |_| {})
            .unwrap_or_else(|e| panic!("{e}"));
        for row in 0..3 {
            assert_eq!(globals[1][row * copy.pitch as usize..][..len], source[1 + 2 * row..][..len]);
        }
    }

    #[test]
    fn it_is_well_formed_and_assembles() {
        let kernel = kernel();
        verify(&kernel).unwrap_or_else(|errors| panic!("{}", print_errors(&kernel, &errors)));
        let Some(ptxas) = Ptxas::find() else {
            eprintln!("{}", Ptxas::missing());
            return;
        };
        for &arch in Arch::ALL {
            let emitted = emit(&kernel, arch).unwrap_or_else(|e| panic!("{e}"));
            ptxas.assemble(&emitted.text, arch).unwrap_or_else(|e| panic!("{e}"));
        }
    }
}
