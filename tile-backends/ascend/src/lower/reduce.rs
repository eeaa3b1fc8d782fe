//! Lowers reductions and scans of tiles.

use super::access::storage;
use super::{Code, Lower, Lowered};
use crate::ir::{BinaryOp, Op as Npu, Operand, ReduceOp, Tile, UnaryOp, Val};
use tile_core::elem::DType;
use tile_core::ir::{self, CmpOp, Inst, Literal, ScanOp};

impl Lower<'_> {
    pub(super) fn reduce(&mut self, inst: &Inst, op: ir::ReduceOp, axis: u32, accumulate: bool) -> Lowered<()> {
        let (src, dst) = (self.view(inst.args[0])?, self.view(inst.args[1])?);
        let Some(extents) = self.static_extents(&src)? else {
            return self.error(Code::Extent, "a reduction of extents that are known at launch alone");
        };
        let Some(dst_extents) = self.static_extents(&dst)? else {
            return self.error(Code::Extent, "a reduction to extents that are known at launch alone");
        };
        let stored = self.read_view(&src, &extents)?;
        let tile = self.widened(stored, src.elem)?;
        let mut reduced = extents.clone();
        reduced[axis as usize] = 1;
        // In the storage type and final extents from the start: a column of bytes takes as much
        // memory as rows of 32.
        let bytes = storage(dst.elem).bytes() == 1;
        let ends = if bytes { dst_extents.clone() } else { reduced.clone() };
        let result = match op {
            ir::ReduceOp::ArgMax | ir::ReduceOp::ArgMin => {
                let tile = match self.b.elem(tile) {
                    DType::F32 | DType::F16 => tile,
                    _ => return self.error(Code::Element, format!("argmax and argmin of {}", src.elem)),
                };
                let npu = if op == ir::ReduceOp::ArgMax { ReduceOp::ArgMax } else { ReduceOp::ArgMin };
                let (best, index) = (self.b.tile(self.b.elem(tile), &reduced), self.b.tile(DType::I32, &reduced));
                self.b.push(Npu::Reduce { op: npu, dst: best, index: Some(index), src: tile, axis });
                let places = self.convert_tile(index, DType::I32, dst.elem, None)?;
                let places = self.narrowed(places, storage(dst.elem))?;
                return self.write_view(&dst, places, &dst_extents, None);
            }
            ir::ReduceOp::Any | ir::ReduceOp::All => {
                // `any` and `all` are the maximum and minimum of one and zero.
                let number = self.convert_tile(tile, DType::Bool, DType::F32, None)?;
                let npu = if op == ir::ReduceOp::Any { ReduceOp::Max } else { ReduceOp::Min };
                let best = self.b.tile(DType::F32, &reduced);
                self.b.reduce(npu, best, number, axis);
                let best = self.reshaped(best, &ends);
                let mut truth = self.convert_tile(best, DType::F32, DType::Bool, None)?;
                if accumulate {
                    let old = self.read_view(&dst, &dst_extents)?;
                    let old = self.reshaped(old, &ends);
                    let old = self.widened(old, dst.elem)?;
                    let op = if op == ir::ReduceOp::Any { BinaryOp::Or } else { BinaryOp::And };
                    truth = self.both(op, truth, old);
                }
                let stored = self.narrowed(truth, DType::Bool)?;
                return self.write_view(&dst, stored, &dst_extents, None);
            }
            _ => {
                let tile = match op {
                    ir::ReduceOp::AbsMax | ir::ReduceOp::AbsSum => self.magnitude(tile, src.elem),
                    _ => tile,
                };
                let sums = matches!(op, ir::ReduceOp::Sum | ir::ReduceOp::AbsSum | ir::ReduceOp::Product);
                let wide = sums && self.b.elem(tile) == DType::F16;
                let tile = if wide { self.convert_tile(tile, DType::F16, DType::F32, None)? } else { tile };
                let best = self.b.tile(self.b.elem(tile), &reduced);
                self.b.reduce(along(op), best, tile, axis);
                // The magnitude of the least integer wraps; the maximum starts from zero.
                let wraps = matches!(src.elem, DType::I8 | DType::I16 | DType::I32);
                let best = if op == ir::ReduceOp::AbsMax && wraps { self.with(BinaryOp::Max, best, 0.0) } else { best };
                self.reshaped(best, &ends)
            }
        };
        // Sums of narrow floats are rounded once, at the end.
        let elem = self.b.elem(result);
        let result = if accumulate {
            let old = self.read_view(&dst, &dst_extents)?;
            let old = self.reshaped(old, &ends);
            let old = self.widened(old, dst.elem)?;
            let old = if self.b.elem(old) == DType::F16 && elem == DType::F32 {
                self.convert_tile(old, DType::F16, DType::F32, None)?
            } else {
                old
            };
            let combine = match along(op) {
                ReduceOp::Sum => BinaryOp::Add,
                ReduceOp::Product => BinaryOp::Mul,
                ReduceOp::Min | ReduceOp::ArgMin => BinaryOp::Min,
                ReduceOp::Max | ReduceOp::ArgMax => BinaryOp::Max,
            };
            self.both(combine, old, result)
        } else {
            result
        };
        let stored = if elem == DType::F32 && dst.elem == DType::F16 {
            self.cast_tile(result, DType::F32, DType::F16, None)?
        } else {
            let exact = self.rounded(result, if dst.elem == DType::BF16 { DType::F32 } else { dst.elem });
            self.narrowed(exact, dst.elem)?
        };
        self.write_view(&dst, stored, &dst_extents, None)
    }

    fn magnitude(&mut self, tile: Tile, elem: DType) -> Tile {
        match self.b.elem(tile) {
            DType::I32 => {
                let minus = self.with(BinaryOp::Mul, tile, -1.0);
                let magnitude = self.both(BinaryOp::Max, tile, minus);
                if matches!(elem, DType::I8 | DType::I16) { self.rounded(magnitude, elem) } else { magnitude }
            }
            _ => self.unary(UnaryOp::Abs, tile),
        }
    }

    pub(super) fn scan(&mut self, inst: &Inst, op: ScanOp, axis: u32, reverse: bool) -> Lowered<()> {
        let (src, dst) = (self.view(inst.args[0])?, self.view(inst.args[1])?);
        let Some(extents) = self.static_extents(&src)? else {
            return self.error(Code::Extent, "a scan of extents that are known at launch alone");
        };
        let stored = self.read_view(&src, &extents)?;
        let mut tile = self.widened(stored, src.elem)?;
        if self.b.elem(tile) == DType::F16 {
            tile = self.convert_tile(tile, DType::F16, DType::F32, None)?;
        }
        let result = match op {
            ScanOp::Sum => self.running_sum(tile, axis, reverse),
            ScanOp::Product => self.running(BinaryOp::Mul, tile, axis as usize, reverse),
            ScanOp::Max => self.running(BinaryOp::Max, tile, axis as usize, reverse),
            ScanOp::Min => self.running(BinaryOp::Min, tile, axis as usize, reverse),
        };
        let stored = if self.b.elem(result) == DType::F32 && dst.elem == DType::F16 {
            self.cast_tile(result, DType::F32, DType::F16, None)?
        } else {
            let exact = self.rounded(result, if dst.elem == DType::BF16 { DType::F32 } else { dst.elem });
            self.narrowed(exact, dst.elem)?
        };
        self.write_view(&dst, stored, &extents, None)
    }

    /// A prefix sum along an axis. A long row is scanned in pieces side by side, to which the
    /// sums of earlier pieces are added: the hardware scans along rows of transposed tiles, which
    /// are wide if they have few columns.
    fn running_sum(&mut self, tile: Tile, axis: u32, reverse: bool) -> Tile {
        const PIECE: u32 = 32;
        let shape = self.b.shape(tile);
        let elem = self.b.elem(tile);
        let extent = shape[axis as usize];
        if axis as usize + 1 != shape.len() || !extent.is_multiple_of(PIECE) || extent <= 2 * PIECE {
            let sums = self.like(tile, elem);
            self.b.push(Npu::Scan { op: ScanOp::Sum, dst: sums, src: tile, axis, reverse });
            return sums;
        }
        let rows: u32 = shape.iter().rev().skip(1).product();
        let pieces = extent / PIECE;
        let narrow = self.reshaped(tile, &[rows * pieces, PIECE]);
        let sums = self.like(narrow, elem);
        self.b.push(Npu::Scan { op: ScanOp::Sum, dst: sums, src: narrow, axis: 1, reverse });
        let last = self.b.int(if reverse { 0 } else { i64::from(PIECE) - 1 });
        let zero = self.b.int(0);
        let totals = self.b.tile(elem, &[rows * pieces, 1]);
        self.b.push(Npu::Slice { dst: totals, src: sums, at: vec![zero, last] });
        let totals = self.reshaped(totals, &[rows, pieces]);
        let through = self.running_sum(totals, 1, reverse);
        let front = self.both(BinaryOp::Sub, through, totals);
        let front = self.reshaped(front, &[rows * pieces, 1]);
        let all = self.both(BinaryOp::Add, sums, front);
        self.reshaped(all, &shape)
    }

    /// A scan by doubling: repeatedly combined with itself shifted by 1, 2, 4, … elements.
    fn running(&mut self, op: BinaryOp, tile: Tile, axis: usize, reverse: bool) -> Tile {
        let shape = self.b.shape(tile);
        let elem = self.b.elem(tile);
        let start = match op {
            BinaryOp::Max => Some(f64::NEG_INFINITY),
            BinaryOp::Min => Some(f64::INFINITY),
            _ => None,
        };
        let now = match start {
            // Extremes ignore NaN, vector instructions do not.
            Some(start) if elem == DType::F32 => {
                let is_number = self.compare(CmpOp::Eq, tile, Operand::Tile(tile));
                let start = self.b.literal(Literal::Float(start), elem);
                let start = self.splat(start, shape.len());
                self.choice(is_number, tile, start)
            }
            _ => {
                let now = self.b.tile(elem, &shape);
                self.b.push(Npu::Copy { dst: now, src: tile });
                now
            }
        };
        let mut distance = 1;
        while distance < shape[axis] {
            let mut part = shape.clone();
            part[axis] -= distance;
            let place = |lower: &mut Self, far: bool| -> Vec<Val> {
                (0..shape.len()).map(|i| lower.b.int(if i == axis && far { distance.into() } else { 0 })).collect()
            };
            let (low, high) = (place(self, false), place(self, true));
            let (a, b) = (self.b.tile(elem, &part), self.b.tile(elem, &part));
            self.b.push(Npu::Slice { dst: a, src: now, at: low.clone() });
            self.b.push(Npu::Slice { dst: b, src: now, at: high.clone() });
            let best = self.b.tile(elem, &part);
            self.b.push(Npu::Binary { op, dst: best, a, b: Operand::Tile(b) });
            self.b.push(Npu::Insert { dst: now, src: best, at: if reverse { low } else { high } });
            distance *= 2;
        }
        now
    }
}

fn along(op: ir::ReduceOp) -> ReduceOp {
    match op {
        ir::ReduceOp::Sum | ir::ReduceOp::AbsSum => ReduceOp::Sum,
        ir::ReduceOp::Product => ReduceOp::Product,
        ir::ReduceOp::Min => ReduceOp::Min,
        ir::ReduceOp::ArgMin => ReduceOp::ArgMin,
        ir::ReduceOp::ArgMax => ReduceOp::ArgMax,
        ir::ReduceOp::Max | ir::ReduceOp::AbsMax | ir::ReduceOp::Any | ir::ReduceOp::All => ReduceOp::Max,
        ir::ReduceOp::MaxNan
        | ir::ReduceOp::MinNan
        | ir::ReduceOp::Norm2
        | ir::ReduceOp::Mean
        | ir::ReduceOp::Var
        | ir::ReduceOp::LogSumExp => unreachable!("derived reductions are replaced before"),
    }
}
