//! The verifier of NPU IR: checks the invariants of every program.
//!
//! A violation is a defect of the compiler: user errors are found before, in tile IR, and what a
//! chip lacks is refused by the lowering.

use super::ids::{Tile, Val};
use super::ops::{Block, Fixpipe, Mmad, Op, Operand, ReduceOp, ScalarOp};
use super::print::{print_marked, val_name};
use super::program::{Level, Program, TileData, Vectors};
use super::subview::Subview;
use std::collections::HashSet;
use tile_core::elem::DType;
use tile_core::ir::verify::{Place, Position, print_errors_with};

/// A broken invariant: of the program's tables, or at an instruction.
pub type VerifyError = tile_core::ir::verify::VerifyError<Position>;

/// Checks a program.
///
/// # Errors
/// All broken rules in program order. An instruction reports its first fault only; a program with
/// malformed tiles is not read further.
pub fn verify(program: &Program) -> Result<(), Vec<VerifyError>> {
    let malformed = |tile: &&TileData| tile.shape.is_empty() || tile.shape.contains(&0) || tile.elem == DType::Index;
    let tiles = program.tiles.iter().map(|(_, tile)| tile).filter(malformed);
    let mut errors: Vec<VerifyError> =
        tiles.map(|tile| VerifyError { place: Place::Func, message: format!("a malformed tile {tile:?}") }).collect();
    if errors.is_empty() {
        let visible = program.params.iter().map(|param| param.val).collect();
        let mut verifier = Verifier { program, visible, next: Position::default(), errors };
        verifier.block(&program.body);
        errors = verifier.errors;
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// The text of the program with each error below its instruction, and those of its tables in
/// front.
pub fn print_errors(program: &Program, errors: &[VerifyError]) -> String {
    print_errors_with(errors, |marks| print_marked(program, marks))
}

struct Verifier<'a> {
    program: &'a Program,
    visible: HashSet<Val>,
    next: Position,
    errors: Vec<VerifyError>,
}

type Checked = Result<(), String>;

fn check(holds: bool, reason: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(reason()) }
}

impl Verifier<'_> {
    fn block(&mut self, block: &Block) {
        let mut made = Vec::new();
        for inst in &block.insts {
            let place = Place::Inst(self.next.step());
            if let Err(message) = self.inst(&inst.op) {
                self.errors.push(VerifyError { place, message });
            }
            made.extend(inst.op.result().filter(|&result| self.visible.insert(result)));
            for inner in inst.op.blocks() {
                self.block(inner);
            }
        }
        for val in made {
            self.visible.remove(&val);
        }
    }

    fn inst(&self, op: &Op) -> Checked {
        for val in op.scalars() {
            let known = self.visible.contains(&val) || self.program.vals[val].constant.is_some();
            check(known, || format!("{} is used before it is made", val_name(self.program, val)))?;
        }
        self.op(op)?;
        op.result().map_or(Ok(()), |result| {
            check(!self.visible.contains(&result), || format!("{} is made twice", val_name(self.program, result)))
        })
    }

    fn shape(&self, tile: Tile) -> &[u32] {
        &self.program.tiles[tile].shape
    }

    fn elem(&self, tile: Tile) -> DType {
        self.program.tiles[tile].elem
    }

    fn level(&self, tile: Tile) -> Level {
        self.program.tiles[tile].level
    }

    fn is(&self, val: Val, elem: DType) -> Checked {
        let found = self.program.vals[val].elem;
        check(found == elem, || format!("a scalar of {found} where {elem} is due"))
    }

    fn same_shape(&self, a: Tile, b: Tile) -> Checked {
        let (a, b) = (self.shape(a), self.shape(b));
        check(a == b, || format!("extents {a:?} and {b:?} differ"))
    }

    fn same_elem(&self, a: Tile, b: Tile) -> Checked {
        let (a, b) = (self.elem(a), self.elem(b));
        check(a == b, || format!("types {a} and {b} differ"))
    }

    /// `src` has the extents of `dst`, or 1.
    fn repeats(&self, src: Tile, dst: Tile) -> Checked {
        let (s, d) = (self.shape(src), self.shape(dst));
        let fits = s.len() == d.len() && s.iter().zip(d).all(|(s, d)| s == d || *s == 1);
        check(fits, || format!("extents {s:?} do not repeat to {d:?}"))
    }

    fn operand(&self, operand: Operand, elem: DType, dst: Tile) -> Checked {
        match operand {
            Operand::Tile(tile) => {
                self.repeats(tile, dst)?;
                check(self.elem(tile) == elem, || "operands of different types".to_owned())
            }
            Operand::Scalar(val) => self.is(val, elem),
        }
    }

    fn subview(&self, subview: &Subview, tile: Tile) -> Checked {
        let (rank, found) = (self.shape(tile).len(), subview.axes.len());
        check(rank == found, || format!("a subview of {found} axes for a tile of {rank}"))
    }

    fn axis(&self, axis: u32, tile: Tile) -> Checked {
        check((axis as usize) < self.shape(tile).len(), || format!("no axis {axis}"))
    }

    fn at(&self, at: &[Val], tile: Tile) -> Checked {
        check(at.len() == self.shape(tile).len(), || "indices of another rank".to_owned())
    }

    fn op(&self, op: &Op) -> Checked {
        let vector = |tile: Tile| self.level(tile) == Level::Ub;
        match op {
            Op::Scalar { dst, op, args } => {
                let count = match op {
                    ScalarOp::Un(_) | ScalarOp::Cast(_) => 1,
                    ScalarOp::Bin(_) | ScalarOp::Cmp(_) => 2,
                    ScalarOp::Select => 3,
                    ScalarOp::BlockIdx | ScalarOp::BlockNum | ScalarOp::SubBlockIdx | ScalarOp::SubBlockNum => 0,
                };
                check(args.len() == count, || format!("{} operands, expected {count}", args.len()))?;
                if let ScalarOp::Cmp(_) = op {
                    self.is(*dst, DType::Bool)?;
                }
                if let (ScalarOp::Bin(_) | ScalarOp::Cmp(_), [x, y]) = (op, &args[..]) {
                    let same = self.program.vals[*x].elem == self.program.vals[*y].elem;
                    check(same, || "operands of different types".to_owned())?;
                }
                Ok(())
            }
            Op::For { lo, hi, step, stages, .. } => {
                check(*stages > 0, || "a loop without stages".to_owned())?;
                [lo, hi, step].into_iter().try_for_each(|val| self.is(*val, DType::Index))
            }
            Op::If { condition, .. } => self.is(*condition, DType::Bool),
            Op::Load { dst, subview, pad } => {
                self.subview(subview, *dst)?;
                let (tile, tensor) = (self.elem(*dst), self.program.tensors[subview.tensor].elem);
                check(tile == tensor, || format!("a load of {tensor} into {tile}"))?;
                check(self.level(*dst) != Level::L0C, || "a load into L0C".to_owned())?;
                pad.map_or(Ok(()), |pad| self.is(pad, tile))
            }
            Op::Store { subview, src, fixpipe, .. } => {
                self.subview(subview, *src)?;
                let (tile, tensor) = (self.elem(*src), self.program.tensors[subview.tensor].elem);
                let cube = self.level(*src) == Level::L0C;
                check(cube || *fixpipe == Fixpipe::default(), || "a fixpipe of the vector memory".to_owned())?;
                check(fixpipe.scale.is_none() || tile == DType::I32, || format!("a scale of the accumulator {tile}"))?;
                check(self.level(*src) != Level::L1, || "a store from L1".to_owned())?;
                check(tile == tensor || self.level(*src) == Level::L0C, || format!("a store of {tile} to {tensor}"))
            }
            Op::Move { dst, src, .. } => {
                let halves = self.program.vectors == Vectors::Both && {
                    let [large, small] = match self.level(*src) {
                        Level::Ub => [*dst, *src],
                        _ => [*src, *dst],
                    };
                    let (large, small) = (self.shape(large), self.shape(small));
                    large.len() == small.len() && large[0] == 2 * small[0] && large[1..] == small[1..]
                };
                if !halves {
                    self.same_shape(*dst, *src)?;
                }
                self.same_elem(*dst, *src)?;
                let levels = (self.level(*src), self.level(*dst));
                check(matches!(levels, (Level::L0C, Level::Ub) | (Level::Ub | Level::L0C, Level::L1)), || {
                    format!("a move from {} to {}", levels.0.name(), levels.1.name())
                })
            }
            Op::Mmad(mmad) => self.mmad(mmad),
            Op::Peek { src, at, .. } => self.at(at, *src),
            Op::Poke { dst, at, value } => {
                self.at(at, *dst)?;
                self.is(*value, self.elem(*dst))
            }
            Op::Fill { dst, value } => self.is(*value, self.elem(*dst)),
            Op::Iota { dst, axis } => {
                check(self.elem(*dst) == DType::I32, || "indices are of i32".to_owned())?;
                self.axis(*axis, *dst)
            }
            Op::Copy { dst, src } => {
                self.same_elem(*dst, *src)?;
                self.repeats(*src, *dst)
            }
            Op::Unary { dst, src, .. } | Op::Scan { dst, src, .. } => {
                check(vector(*dst) && vector(*src), || "a vector operation elsewhere".to_owned())?;
                self.same_elem(*dst, *src)?;
                self.same_shape(*dst, *src)
            }
            Op::Binary { dst, a, b, .. } => {
                check(vector(*dst) && vector(*a), || "a vector operation elsewhere".to_owned())?;
                self.same_elem(*dst, *a)?;
                self.repeats(*a, *dst)?;
                self.operand(*b, self.elem(*dst), *dst)
            }
            Op::Cast { dst, src, .. } => {
                self.same_shape(*dst, *src)?;
                check(self.elem(*dst) != self.elem(*src), || "a conversion to the same type".to_owned())
            }
            Op::Round { dst, src, .. } => {
                self.same_shape(*dst, *src)?;
                check(self.elem(*dst) == DType::F32 && self.elem(*src) == DType::F32, || "rounding of f32".to_owned())
            }
            Op::Compare { dst, a, b, .. } => {
                check(self.elem(*dst) == DType::Bool, || "a comparison is of bool".to_owned())?;
                self.repeats(*a, *dst)?;
                self.operand(*b, self.elem(*a), *dst)
            }
            Op::Select { dst, condition, a, b } => {
                check(self.elem(*condition) == DType::Bool, || "a condition is of bool".to_owned())?;
                for tile in [a, b] {
                    self.same_elem(*dst, *tile)?;
                    self.repeats(*tile, *dst)?;
                }
                self.repeats(*condition, *dst)
            }
            Op::Reduce { op, dst, index, src, axis } => {
                self.axis(*axis, *src)?;
                let mut reduced = self.shape(*src).to_vec();
                reduced[*axis as usize] = 1;
                check(self.shape(*dst) == reduced, || format!("a result of {:?}", self.shape(*dst)))?;
                self.same_elem(*dst, *src)?;
                let places = matches!(op, ReduceOp::ArgMax | ReduceOp::ArgMin);
                check(places == index.is_some(), || "indices without argmax or argmin".to_owned())
            }
            Op::Transpose { dst, src, axes } => {
                self.same_elem(*dst, *src)?;
                let from = self.shape(*src);
                let permuted: Option<Vec<u32>> = axes.iter().map(|&axis| from.get(axis as usize).copied()).collect();
                check(permuted.as_deref() == Some(self.shape(*dst)), || "extents are not permuted".to_owned())
            }
            Op::Reshape { dst, src } => {
                self.same_elem(*dst, *src)?;
                let (a, b) = (self.program.tiles[*dst].elements(), self.program.tiles[*src].elements());
                check(a == b, || format!("{b} elements as {a}"))
            }
            Op::Bitcast { dst, src } => {
                self.same_shape(*dst, *src)?;
                check(self.elem(*dst).bits() == self.elem(*src).bits(), || "another width".to_owned())
            }
            Op::PadTail { dst, src, ends, value } => {
                self.same_shape(*dst, *src)?;
                self.same_elem(*dst, *src)?;
                self.at(ends, *src)?;
                self.is(*value, self.elem(*dst))
            }
            Op::Slice { dst: part, src: whole, at } | Op::Insert { dst: whole, src: part, at } => {
                self.same_elem(*part, *whole)?;
                self.at(at, *whole)?;
                let fits = self.shape(*part).len() == at.len();
                check(fits, || "a part of another rank".to_owned())
            }
            Op::Gather { dst, src, index } => {
                self.same_elem(*dst, *src)?;
                self.same_shape(*dst, *index)?;
                let ranks = [self.shape(*dst).len(), self.shape(*src).len()];
                check(ranks == [1, 1], || "a gather of more than one axis".to_owned())
            }
            Op::Undef { .. } | Op::Get { .. } | Op::Set { .. } | Op::Read { .. } | Op::Sync(_) => Ok(()),
        }
    }

    fn mmad(&self, mmad: &Mmad) -> Checked {
        let levels = [mmad.dst, mmad.a, mmad.b].map(|tile| self.level(tile));
        check(levels == [Level::L0C, Level::L1, Level::L1], || "operands at other levels".to_owned())?;
        let oriented = |tile: Tile, transposed: bool| match (self.shape(tile), transposed) {
            ([rows, columns], false) => Ok([*rows, *columns]),
            ([rows, columns], true) => Ok([*columns, *rows]),
            (shape, _) => Err(format!("an operand of extents {shape:?}")),
        };
        let [m, k] = oriented(mmad.a, mmad.a_transposed)?;
        let [k2, n] = oriented(mmad.b, mmad.b_transposed)?;
        let found = self.shape(mmad.dst);
        check(k == k2 && found == [m, n], || format!("{m}x{k} by {k2}x{n} to {found:?}"))?;
        self.is(mmad.init, DType::Bool)?;
        [mmad.m, mmad.k, mmad.n].into_iter().try_for_each(|val| self.is(val, DType::Index))
    }
}

#[cfg(test)]
mod tests;
