//! Lowers matrix multiplications of tiles.

use super::memory_space::{Init, Location};
use super::view::{Root, View};
use super::{Code, Lower, Lowered};
use crate::ir::{BinaryOp, Level, Mmad, Op as Npu, Operand, Tile, TransferHalf, Val};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Inst, Value};

/// An operand in L1: the tile, how much of its rows and columns exists, and whether it is
/// transposed.
#[derive(Clone, Copy)]
pub(super) struct Factor {
    pub(super) tile: Tile,
    pub(super) ends: [Val; 2],
    pub(super) transposed: bool,
}

impl Factor {
    /// Rows and columns of the operand, as multiplied.
    fn oriented(&self) -> [Val; 2] {
        let [rows, columns] = self.ends;
        if self.transposed { [columns, rows] } else { [rows, columns] }
    }
}

impl Lower<'_> {
    pub(super) fn gemm(&mut self, inst: &Inst, accumulate: bool) -> Lowered<()> {
        let [a, b, acc] = inst.args[..] else { return self.defect("a GEMM of other operands") };
        let forms = self.forms(a, b, acc)?;
        let view = self.accumulator_of(acc)?;
        let a = self.factors(a, forms[0])?;
        let b = self.factors(b, forms[1])?;
        self.multiply(&view, &a, &b, accumulate)
    }

    /// The whole tile that is the accumulator.
    pub(super) fn accumulator_of(&mut self, acc: Value) -> Lowered<View> {
        let view = self.view(acc)?;
        if !self.is_whole(&view)? {
            return self.error(Code::Product, "the accumulator of a GEMM is a whole tile");
        }
        Ok(view)
    }

    /// Multiplies each part of one operand by each part of the other, all of the same extents,
    /// and accumulates.
    pub(super) fn multiply(&mut self, view: &View, a: &[Factor], b: &[Factor], accumulate: bool) -> Lowered<()> {
        let (Root::Tile(value), [first, ..], [second, ..]) = (view.root, a, b) else {
            return self.defect("a GEMM without operands or accumulator");
        };
        let ([m, columns], [rows, n]) = (first.oriented(), second.oriented());
        let k = self.b.bin(BinOp::Min, columns, rows);
        let place = self.home(value).place;
        let elem = view.elem;
        let tf32 = self.func.schedule.tf32;
        let multiply = |lower: &mut Self, dst: Tile, mut init: Val| {
            for (a, b) in a.iter().flat_map(|a| b.iter().map(move |b| (a, b))) {
                let (a_transposed, b_transposed) = (a.transposed, b.transposed);
                let of = Mmad { dst, a: a.tile, b: b.tile, a_transposed, b_transposed, init, m, k, n, tf32 };
                lower.b.push(Npu::Mmad(of));
                init = lower.b.truth(false);
            }
        };
        let truth = self.b.truth(true);
        let vectors = self.is_on_vector_units(value);
        if accumulate && place == Location::Vector || vectors {
            // The accumulator is not where the cube can add to it, or uninitialised.
            let adds = accumulate && place != Location::Nothing;
            let shape = view.shape.clone();
            let product = self.b.named_tile(None, Level::L0C, elem, &shape);
            multiply(self, product, truth);
            let m = self.rows_unless_empty(columns, k, m);
            self.home(value).valid = Some((m, n));
            let dst = self.vector_buffer(value)?;
            if adds {
                let part = self.b.tile(elem, &shape);
                self.move_out_of_cube(part, product, value);
                self.b.push(Npu::Binary { op: BinaryOp::Add, dst, a: dst, b: Operand::Tile(part) });
            } else {
                self.move_out_of_cube(dst, product, value);
            }
            self.written(value);
            return Ok(());
        }
        let dst = self.accumulator_buffer(value)?;
        let overwrites = !accumulate || matches!(place, Location::Zero | Location::Nothing);
        self.guard_initialisation(value, columns, overwrites);
        let init = self.home(value).init;
        let init = match (accumulate, place, init) {
            (false, ..) | (true, Location::Zero | Location::Nothing, _) => truth,
            (true, _, Init::Never) => self.b.truth(false),
            (true, _, Init::If(condition)) => condition,
            (true, _, Init::Var(var)) => {
                let fresh = self.b.val(DType::Bool, None);
                self.b.push(Npu::Get { dst: fresh, var });
                fresh
            }
        };
        multiply(self, dst, init);
        if let Init::Var(var) = self.home(value).init {
            // An MMA without columns leaves its accumulator as it is.
            let one = self.b.int(1);
            let none = self.b.cmp(CmpOp::Lt, k, one);
            let fresh = self.b.bin(BinOp::And, init, none);
            self.b.push(Npu::Set { var, value: fresh });
        }
        let home = self.home(value);
        home.place = Location::Cube;
        home.valid = Some((m, n));
        home.operand = None;
        Ok(())
    }

    /// Whether a view covers all of a tile, its axes in any order.
    pub(super) fn is_whole(&mut self, view: &View) -> Lowered<bool> {
        if view.axes.len() != view.shape.len() || !matches!(view.root, Root::Tile(_)) {
            return Ok(false);
        }
        let zero = view.origin.iter().all(|&at| self.b.known_int(at) == Some(0));
        let extents = self.static_extents(view)?;
        let of_root: Vec<u32> = view.axes.iter().map(|&axis| view.shape[axis]).collect();
        Ok(zero && extents == Some(of_root))
    }

    /// An operand as it lies in memory, whether its axes are exchanged, and its extents.
    pub(super) fn untransposed(&mut self, mut view: View) -> Lowered<(View, Vec<u32>)> {
        if view.axes.len() == 2 && view.axes[0] > view.axes[1] {
            view.axes.reverse();
            view.extents.reverse();
        }
        match self.static_extents(&view)? {
            Some(extents) if extents.len() == 2 => Ok((view, extents)),
            Some(_) => self.error(Code::Product, "an operand of a GEMM has two axes"),
            None => self.error(Code::Extent, "an operand of a GEMM has extents that are not known before the launch"),
        }
    }

    /// A whole tile of the vector memory, moved to L1 as an operand.
    pub(super) fn moved(&mut self, src: Tile, transposed: bool) -> Factor {
        let (elem, extents) = (self.b.elem(src), self.b.shape(src));
        let tile = self.b.named_tile(None, Level::L1, elem, &extents);
        self.b.push(Npu::Move { dst: tile, src, half: TransferHalf::Both });
        let ends = [0, 1].map(|axis| self.b.int(extents[axis].into()));
        Factor { tile, ends, transposed }
    }

    /// An operand, loaded to L1 if it is not there.
    pub(super) fn factor(&mut self, operand: Value) -> Lowered<Factor> {
        let view = self.view(operand)?;
        let transposed = view.axes.len() == 2 && view.axes[0] > view.axes[1];
        if let Root::Tile(value) = view.root {
            let shape = self.home(value).shape.clone();
            let place = self.home(value).operand.clone();
            if let Some((tile, ends)) = place
                && view.shape == shape
                && shape.len() == 2
                && self.is_whole(&view)?
            {
                return Ok(Factor { tile, ends: [ends[0], ends[1]], transposed });
            }
        }
        let (straight, extents) = self.untransposed(view)?;
        if let Root::Tensor(..) = straight.root {
            let tile = self.b.named_tile(None, Level::L1, straight.elem, &extents);
            let pad = self.zero(straight.elem);
            let ends = self.load_subview(&straight, tile, Some(pad))?;
            return Ok(Factor { tile, ends: [ends[0], ends[1]], transposed });
        }
        let src = self.read_view(&straight, &extents)?;
        let factor = self.moved(src, transposed);
        // The copy in L1 stays valid until the tile is written.
        if let Root::Tile(value) = straight.root
            && self.home(value).shape == extents
            && self.is_whole(&straight)?
        {
            self.home(value).operand = Some((factor.tile, factor.ends.to_vec()));
        }
        Ok(factor)
    }
}
