//! Where the elements of a sparse left operand belong: the words that matrix
//! instructions take.
//!
//! A row of a tile of places has a nibble for each four elements of k, so a
//! word covers 32 of them. With lane = 4·g + c, an instruction takes (PTX ISA,
//! "Matrix fragments" of `mma.sp` and of sparse `wgmma`)
//!
//! ```text
//! elements of 16 bits   from c = 0 the first halves of the words of the rows g
//!                       and g + 8, from c = 1 the second ones; c = 2 and c = 3
//!                       have the same, and nobody looks
//! elements of 8 bits    from c the word c / 2 of row g + 8 · (c mod 2)
//! ```

use crate::ir::{Op, Val};
use crate::lower::lin::Lin;
use crate::lower::view::View;
use crate::lower::{Lower, Lowered};
use tile_core::elem::DType;
use tile_core::ir::BinOp;
use tile_core::ir::sparse::PER_BYTE;

/// Bytes of a word.
const WORD: u32 = 4;

/// The lower bit of each nibble's second place.
const SECONDS: i64 = 0x4444_4444;

/// `x | (!y & z)`.
const OR_NEITHER: u8 = 0xf2;

/// The lower halves of two words.
const FIRST_HALVES: u16 = 0x5410;

impl Lower<'_> {
    /// The words of 16 rows, the first of which is `row`, for the instructions
    /// along `k` elements from `from` on.
    pub(super) fn places_words(
        &mut self,
        places: &View,
        elem: DType,
        row: &Lin,
        from: &Lin,
        k: u32,
    ) -> Lowered<Vec<Val>> {
        let row = row.add(&self.digit(4, 8));
        let column = self.known.bin(&mut self.b, BinOp::Div, from, &Lin::int(PER_BYTE));
        let bytes = k / PER_BYTE as u32;
        let words = match elem.bits() {
            16 => {
                let upper = self.row_words(places, &row, &column, bytes)?;
                let lower = self.row_words(places, &row.add_int(8), &column, bytes)?;
                let half = self.digit(1, 2).scale(16);
                let half = self.known.register(&mut self.b, &half, DType::I32);
                let half = self.b.cast(half, DType::U32);
                upper.into_iter().zip(lower).map(|(upper, lower)| self.halves(upper, lower, half)).collect()
            }
            _ => {
                let row = row.add(&self.digit(1, 2).scale(8));
                let column = column.add(&self.digit(2, 2).scale(WORD.into()));
                let mut words = Vec::new();
                for byte in (0..bytes).step_by(2 * WORD as usize) {
                    words.extend(self.row_words(places, &row, &column.add_int(byte.into()), WORD)?);
                }
                words
            }
        };
        Ok(words.into_iter().map(|word| self.stated_places(word)).collect())
    }

    /// The words of so many bytes of a row.
    fn row_words(&mut self, places: &View, row: &Lin, column: &Lin, bytes: u32) -> Lowered<Vec<Val>> {
        let at: Vec<Vec<Lin>> = (0..bytes).map(|byte| vec![row.clone(), column.add_int(byte.into())]).collect();
        let bytes = self.load(places, &at)?;
        Ok(bytes.chunks(WORD as usize).map(|bytes| self.b.value(Op::Pack {}, bytes, DType::U32)).collect())
    }

    /// The first or the second halves of two words, as `half` bits say.
    fn halves(&mut self, upper: Val, lower: Val, half: Val) -> Val {
        let [upper, lower] = [upper, lower].map(|word| self.b.bin(BinOp::Shr, word, half));
        self.b.value(Op::Bytes { select: FIRST_HALVES }, &[upper, lower], DType::U32)
    }

    /// The places with 0 and 1 for nibbles of zero, which instructions do not
    /// define. Of all others that are defined the second place is not 0: one of the
    /// upper two bits is set.
    fn stated_places(&mut self, word: Val) -> Val {
        let (one, seconds) = (self.b.int(1, DType::U32), self.b.int(SECONDS, DType::U32));
        let upper = self.b.bin(BinOp::Shr, word, one);
        self.b.value(Op::Logic { table: OR_NEITHER }, &[word, upper, seconds], DType::U32)
    }
}
