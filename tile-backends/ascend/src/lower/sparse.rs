//! Lowers sparse GEMM: vector units expand the 2:4 sparse operand, and the cube runs a dense GEMM.
//!
//! The cube skips no zeros. Of four adjacent elements along k two are kept, and a nibble of
//! metadata says which; a byte of metadata covers eight elements, of which four are kept.
//!
//! Along rows the expansion would move elements within a vector instruction's lanes. So the
//! operand is transposed first: k then runs over rows, and each of four rows is selected from two
//! rows of kept elements by comparisons of whole rows,
//!
//! ```text
//! dense[4g + p] = first[g] == p ? kept[2g] : second[g] == p ? kept[2g + 1] : 0
//! ```
//!
//! and the cube takes the operand transposed. That costs some five vector operations for each
//! element of the dense operand, which the performance model counts. Of the gains of hardware
//! that skips zeros only the traffic remains.

use super::gemm::Factor;
use super::operand::Form;
use super::{Lower, Lowered};
use crate::ir::{Op as Npu, Operand, Tile};
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Inst, Value};

impl Lower<'_> {
    pub(super) fn gemm_sp(&mut self, inst: &Inst) -> Lowered<()> {
        let [a, places, b, acc] = inst.args[..] else { return self.defect("a sparse GEMM of other operands") };
        let forms = self.forms(a, b, acc)?;
        let view = self.accumulator_of(acc)?;
        let a = self.dense_operand(a, places, forms[0])?;
        let b = self.factors(b, forms[1])?;
        self.multiply(&view, &a, &b, true)
    }

    /// The dense operand, with k along its rows.
    fn dense_operand(&mut self, kept: Value, places: Value, form: Form) -> Lowered<Vec<Factor>> {
        let elem = self.view(kept)?.elem;
        let kept = self.transposed(kept)?;
        let kept = match elem {
            DType::BF16 => self.bits(kept, DType::F16),
            _ => kept,
        };
        let places = self.transposed(places)?;
        let [bytes, m] = self.b.shape(places)[..] else { return self.defect("metadata with other axes") };
        // A group is four adjacent elements along k.
        let groups = 2 * bytes;
        let kept = self.reshaped(kept, &[groups, 2, m]);
        let [x, y] = [0, 1].map(|next| [0, next, 0].map(|at| self.b.int(at)));
        let x = self.slice(kept, &x, &[groups, 1, m])?;
        let y = self.slice(kept, &y, &[groups, 1, m])?;
        let nibbles = self.nibbles(places);
        let nibbles = self.reshaped(nibbles, &[groups, 1, m]);
        let [first, second] = self.pair(nibbles);
        let dense = self.b.tile(self.b.elem(kept), &[groups, 4, m]);
        // Every row is overwritten.
        self.b.push(Npu::Undef { dst: dense });
        for place in 0..4 {
            let here = self.number(f64::from(place), DType::F16);
            let nothing = self.zero(self.b.elem(kept));
            let nothing = self.splat(nothing, 3);
            let is_second = self.compare(CmpOp::Eq, second, Operand::Scalar(here));
            let other = self.choice(is_second, y, nothing);
            let is_first = self.compare(CmpOp::Eq, first, Operand::Scalar(here));
            let src = self.choice(is_first, x, other);
            let at = [0, i64::from(place), 0].map(|at| self.b.int(at)).to_vec();
            self.b.push(Npu::Insert { dst: dense, src, at });
        }
        let dense = self.reshaped(dense, &[4 * groups, m]);
        let dense = match (form, elem) {
            (Form::Direct, DType::I8) => self.exact(dense, DType::I8),
            (Form::Direct, DType::BF16) => self.bits(dense, DType::BF16),
            _ => dense,
        };
        Ok(self.converted_factors(dense, elem, form, true))
    }

    /// An operand transposed, with k along its rows; bytes become numbers of 16 bits: those of
    /// floats by their codes.
    fn transposed(&mut self, operand: Value) -> Lowered<Tile> {
        let view = self.view(operand)?;
        let lies_so = view.axes.len() == 2 && view.axes[0] > view.axes[1];
        let (straight, extents) = self.untransposed(view)?;
        let tile = self.read_view(&straight, &extents)?;
        let tile = if self.b.elem(tile).bits() == 8 { self.exact(tile, DType::F16) } else { tile };
        if lies_so {
            return Ok(tile);
        }
        let dst = self.b.tile(self.b.elem(tile), &[extents[1], extents[0]]);
        self.b.push(Npu::Transpose { dst, src: tile, axes: vec![1, 0] });
        Ok(dst)
    }

    /// The nibbles of bytes, the low one first.
    fn nibbles(&mut self, bytes: Tile) -> Tile {
        let high = self.quotient(bytes, 16.0);
        let low = self.remainder(bytes, high, 16.0);
        let [rows, m] = [0, 1].map(|axis| self.b.shape(bytes)[axis]);
        let both = self.b.tile(DType::F16, &[rows, 2, m]);
        // Every row is overwritten.
        self.b.push(Npu::Undef { dst: both });
        for (half, part) in [low, high].into_iter().enumerate() {
            let src = self.reshaped(part, &[rows, 1, m]);
            let at = [0, half as i64, 0].map(|at| self.b.int(at)).to_vec();
            self.b.push(Npu::Insert { dst: both, src, at });
        }
        both
    }

    /// The positions of a nibble's two kept elements; zero stands for positions 0 and 1.
    fn pair(&mut self, nibble: Tile) -> [Tile; 2] {
        let none = self.zero(DType::F16);
        let none = self.compare(CmpOp::Eq, nibble, Operand::Scalar(none));
        let first_two = self.number(4.0, DType::F16);
        let first_two = self.splat(first_two, self.b.shape(nibble).len());
        let nibble = self.choice(none, first_two, nibble);
        let second = self.quotient(nibble, 4.0);
        [self.remainder(nibble, second, 4.0), second]
    }
}
