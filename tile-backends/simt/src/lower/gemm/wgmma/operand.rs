//! Operands of `wgmma`: descriptors of tiles in shared memory, and words of registers.

use super::{COLUMNS, PANEL};
use crate::ir::{Buf, MATRIX_LANES, Matrix, Op, Swizzle, Val};
use crate::layout::Fragment;
use crate::lower::lin::Lin;
use crate::lower::view::{Root, View};
use crate::lower::{Lower, Lowered};
use tile_core::elem::DType;
use tile_core::ir::BinOp;

/// The columns of an instruction: all, or as many as divide them and are whole
/// panels.
pub(super) fn instruction_columns(n: u32, panel: u32) -> u32 {
    (1..=n.min(COLUMNS))
        .rev()
        .find(|c| n.is_multiple_of(*c) && (*c == n || c.is_multiple_of(panel.max(8))))
        .unwrap_or(8)
}

/// A tile as an operand.
pub(super) struct Operand {
    buf: Buf,
    swizzle: Swizzle,
    /// Rows of the tile.
    rows: u32,
    /// Columns of a panel.
    pub(super) panel: u32,
    /// Whether m or n lies along rows.
    pub(super) transposed: bool,
    base: Lin,
}

impl Operand {
    /// The matrix from this element of m or n and this k on.
    pub(super) fn matrix(&self, other: u32, k: u32) -> Matrix {
        let (along, down) = if self.transposed { (other, k) } else { (k, other) };
        let offset = along / self.panel * self.panel * self.rows + down * self.panel + along % self.panel;
        let leading = if self.transposed { self.rows * self.swizzle.span() } else { 0 };
        Matrix {
            buf: self.buf,
            offset: offset.into(),
            swizzle: self.swizzle,
            leading,
            stride: self.swizzle.period(),
            transposed: self.transposed,
        }
    }

    /// The index of an operand that starts so many times `step` elements of m
    /// or n on.
    pub(super) fn index(&self, times: &Lin, step: u32) -> Lin {
        let far = match self.transposed {
            true if step < self.panel => step,
            true => step * self.rows,
            false => step * self.panel,
        };
        self.base.add(&times.scale(far.into()))
    }
}

impl Lower<'_> {
    /// A tile as an operand, m or n along its rows if it is transposed.
    pub(super) fn tile_operand(&mut self, view: &View, transposed: bool) -> Lowered<Operand> {
        let Root::Memory(buf) = view.root else { return self.error("a warpgroup's operand is no memory") };
        let format = self.specialized.formats.get(&buf);
        let Some((format, swizzle)) = format.and_then(|format| Some((*format, format.swizzle?))) else {
            return self.error("a warpgroup's operand is not permuted");
        };
        Ok(Operand { buf, swizzle, rows: format.rows, panel: format.panel(), transposed, base: view.base.clone() })
    }

    /// For each word of a left operand that has k down its rows, where a thread
    /// finds the first: in rows of 32 words, whose chunks are permuted by their
    /// number.
    pub(super) fn gathered_places(&mut self, left: &Operand, group: &Lin, own: u32) -> [Val; 4] {
        let panel = i64::from(PANEL * left.rows);
        let (g, c) = (self.digit(4, 8), self.digit(1, 4));
        let (odd, pair) = (self.digit(MATRIX_LANES, 2), self.digit(2 * MATRIX_LANES, 2));
        let far = group.scale(i64::from(own / PANEL) * panel).add(&pair.scale(panel)).add(&c.scale(PANEL.into()));
        let far = self.known.register(&mut self.b, &left.base.add(&far), DType::I32);
        let straight = self.known.register(&mut self.b, &odd.scale(16).add(&g), DType::I32);
        let by = self.known.register(&mut self.b, &c.scale(4), DType::I32);
        let within = self.b.bin(BinOp::Xor, straight, by);
        // Eight rows of the operand further on, and four of k.
        [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(down, on)| {
            let by = self.b.int(8 * down + 16 * on, DType::I32);
            let word = self.b.bin(BinOp::Xor, within, by);
            let far = self.b.add_int(far, 4 * on * i64::from(PANEL));
            self.b.add(word, far)
        })
    }

    pub(super) fn gathered_words(
        &mut self,
        left: &Operand,
        elem: DType,
        places: [Val; 4],
        row: u32,
        k: u32,
    ) -> Vec<Val> {
        let offset = i64::from(row / PANEL * PANEL * left.rows + k * PANEL);
        let load = Op::Load { buf: left.buf, offset, guarded: false };
        let word = |place: Val| {
            let x = self.b.values(load.clone(), &[place], elem, 1)[0];
            self.b.value(Op::Bits {}, &[x], DType::U32)
        };
        places.map(word).to_vec()
    }

    /// Four registers of a left operand: two rows, eight apart, and two pairs of
    /// columns.
    pub(super) fn left_words(&mut self, a: &View, sum: &Fragment, row: u32, k: u32) -> Lowered<Vec<Val>> {
        let Root::Fragment(number) = a.root else { return self.error("a left operand is no fragment") };
        let held = self.fragments[number].layout.select(&[Some(0)]);
        if !held.same_threads(&sum.select(&[Some(0)])) {
            return self.error("a warpgroup's left operand has another layout");
        }
        let inner = self.fragments[number].extents[1..].to_vec();
        let at = |row: u32, mut k: u32| {
            let mut at = vec![row; inner.len() + 1];
            for (axis, extent) in inner.iter().enumerate().rev() {
                at[axis + 1] = k % extent;
                k /= extent;
            }
            at
        };
        [(0, 0), (8, 0), (0, 8), (8, 8)]
            .iter()
            .map(|(down, right)| self.pair_word(number, &at(row + down, k + right)))
            .collect()
    }
}
