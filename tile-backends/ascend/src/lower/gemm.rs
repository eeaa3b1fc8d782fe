//! Products of tiles.

use super::home::{Init, Place};
use super::view::{Root, View};
use super::{Code, Lower, Lowered};
use crate::chip::Generation;
use crate::ir::{BinaryOp, Handover, Level, Mmad, Op as Npu, Operand, Tile, Val};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Inst, Value};

/// An operand in L1: the tile, how much of its rows and columns exists, and
/// whether it is transposed.
struct Factor {
    tile: Tile,
    ends: [Val; 2],
    transposed: bool,
}

impl Factor {
    /// Rows and columns of the operand.
    fn oriented(&self) -> [Val; 2] {
        let [rows, columns] = self.ends;
        if self.transposed { [columns, rows] } else { [rows, columns] }
    }
}

impl Lower<'_> {
    pub(super) fn gemm(&mut self, inst: &Inst, accumulate: bool) -> Lowered<()> {
        let [a, b, acc] = inst.args[..] else { return self.defect("a product of other operands") };
        let view = self.view(acc)?;
        let (Root::Tile(value), true) = (view.root, self.is_whole(&view)?) else {
            return self.error(Code::Product, "sums of a product are a whole tile");
        };
        self.has_product(a, b, acc)?;
        let a = self.factor(a)?;
        let b = self.factor(b)?;
        let ([m, k], [k2, n]) = (a.oriented(), b.oriented());
        let k = self.b.bin(BinOp::Min, k, k2);
        let (place, init) = (self.home(value).place, self.home(value).init);
        let elem = view.elem;
        let tf32 = self.func.schedule.tf32;
        let mmad = |dst: Tile, init: Val| {
            let (a_transposed, b_transposed) = (a.transposed, b.transposed);
            Npu::Mmad(Mmad { dst, a: a.tile, b: b.tile, a_transposed, b_transposed, init, m, k, n, tf32 })
        };
        let truth = self.b.truth(true);
        if accumulate && place == Place::Vector {
            // The sum so far is where the cube cannot add to it.
            let shape = view.shape.clone();
            let product = self.b.named_tile(None, Level::L0C, elem, &shape);
            self.b.push(mmad(product, truth));
            self.home(value).valid = Some((m, n));
            let part = self.b.tile(elem, &shape);
            self.leave_cube(part, product, value);
            let dst = self.vector_home(value)?;
            self.b.push(Npu::Binary { op: BinaryOp::Add, dst, a: dst, b: Operand::Tile(part) });
            self.written(value);
            return Ok(());
        }
        let dst = self.sums_home(value)?;
        let init = match (accumulate, place, init) {
            (false, ..) | (true, Place::Zero | Place::Nothing, _) => truth,
            (true, _, Init::Never) => self.b.truth(false),
            (true, _, Init::If(condition)) => condition,
            (true, _, Init::Var(var)) => {
                let fresh = self.b.val(DType::Bool, None);
                self.b.push(Npu::Get { dst: fresh, var });
                fresh
            }
        };
        self.b.push(mmad(dst, init));
        if let Init::Var(var) = self.home(value).init {
            let done = self.b.truth(false);
            self.b.push(Npu::Set { var, value: done });
        }
        let home = self.home(value);
        home.place = Place::Cube;
        home.valid = Some((m, n));
        home.operand = None;
        Ok(())
    }

    fn has_product(&self, a: Value, b: Value, acc: Value) -> Lowered<()> {
        let types = [a, b, acc].map(|value| self.func.ty(value).elem().dtype());
        let [Some(a), Some(b), Some(acc)] = types else { return self.defect("an element type is not known") };
        match (a, b, acc) {
            (DType::F16 | DType::BF16 | DType::F32, _, DType::F32) if a == b => Ok(()),
            (DType::I8, DType::I8, DType::I32) => Ok(()),
            (DType::E4M3 | DType::E5M2, DType::E4M3 | DType::E5M2, _) if self.chip.generation == Generation::C310 => {
                self.error(Code::Product, format!("products of {a} and {b} are not lowered for this chip yet"))
            }
            _ => self.error(
                Code::Product,
                format!("the cube has no product of {a} and {b}; it multiplies f16, bf16, f32 and i8, both alike"),
            ),
        }
    }

    /// Whether a view is all of a tile, its axes in any order.
    pub(super) fn is_whole(&mut self, view: &View) -> Lowered<bool> {
        if view.axes.len() != view.shape.len() || !matches!(view.root, Root::Tile(_)) {
            return Ok(false);
        }
        let zero = view.origin.iter().all(|&at| self.b.known_int(at) == Some(0));
        let extents = self.static_extents(view)?;
        let of_root: Vec<u32> = view.axes.iter().map(|&axis| view.shape[axis]).collect();
        Ok(zero && extents == Some(of_root))
    }

    /// An operand, moved to L1 if it is not there.
    fn factor(&mut self, operand: Value) -> Lowered<Factor> {
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
        let mut straight = view.clone();
        if transposed {
            straight.axes.reverse();
            straight.extents.reverse();
        }
        let Some(extents) = self.static_extents(&straight)? else {
            return self.error(Code::Extent, "an operand of a product has extents that are known at launch alone");
        };
        if extents.len() != 2 {
            return self.error(Code::Product, "an operand of a product has two axes");
        }
        if let Root::Tensor(..) = straight.root {
            let tile = self.b.named_tile(None, Level::L1, straight.elem, &extents);
            let pad = self.zero(straight.elem);
            let ends = self.load_window(&straight, tile, Some(pad))?;
            return Ok(Factor { tile, ends: [ends[0], ends[1]], transposed });
        }
        let src = self.read_view(&straight, &extents)?;
        let tile = self.b.named_tile(None, Level::L1, straight.elem, &extents);
        self.b.push(Npu::Move { dst: tile, src, half: Handover::Whole });
        let ends = [0, 1].map(|axis| self.b.int(extents[axis].into()));
        // It stays there until the tile is written.
        if let Root::Tile(value) = straight.root
            && self.home(value).shape == extents
            && self.is_whole(&straight)?
        {
            self.home(value).operand = Some((tile, ends.to_vec()));
        }
        Ok(Factor { tile, ends, transposed })
    }
}
