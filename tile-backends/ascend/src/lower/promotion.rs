//! Workspaces of which a core alone uses each part, kept on chip.
//!
//! Where blocks are dealt by the elements that their atomics share ([`partition`]), a core
//! runs all blocks of an element in turn. A workspace whose every access in a block is
//! at one place, which those indices name, is then touched by that core alone, from the
//! zeros of the launch to the last of those blocks, and nobody sees it after. So its
//! place of a core's blocks is a variable, or a tile of the vector memory:
//!
//! ```text
//! for (by, bx) of this core {                  for (by, bx) of this core {
//!                                                sum = 0; arrived = 0
//!   for z {                                      for z {
//!     atomic_add(acc, sum.at(…))        ──►        sum += acc
//!     old = arrived[by, bx] += 1                   old = arrived; arrived += 1
//!     if old == last { c = sum.at(…) }             if old == last { c = sum }
//! ```
//!
//! What of a tile reaches over the workspace's end reads as before, as its fill.
//!
//! [`partition`]: super::partition

use super::access::Steps;
use super::element_types::computed;
use super::view::{Root, View};
use super::{Lower, Lowered};
use crate::ir::{BinaryOp, Level, Op as Npu, Operand, Tile, Val, Var};
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, BinOp, Func, Inst, Literal, Op, RegionId, Type, Value};

/// What a workspace is on chip.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Form {
    /// One element.
    Element,
    /// A tile of these extents.
    Tile(Vec<u32>),
}

/// Where it is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kept {
    /// One element.
    Var(Var),
    /// A tile.
    Tile(Tile),
}

/// An index of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    Known(i64),
    /// The block's index on an axis of the grid, so many times.
    Grid(usize, i64),
}

/// What accesses of a workspace have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    at: Vec<At>,
    form: Form,
}

/// How a workspace is used.
enum Uses {
    None,
    At(Place),
    /// In ways that differ, or that are not known here.
    Others,
}

impl Uses {
    fn add(&mut self, place: Option<Place>) {
        *self = match (std::mem::replace(self, Uses::Others), place) {
            (Uses::None, Some(place)) => Uses::At(place),
            (Uses::At(before), Some(place)) if before == place => Uses::At(before),
            _ => Uses::Others,
        };
    }
}

/// The workspaces of a function that are kept on chip, if blocks are dealt by these
/// axes of the grid.
fn kept(func: &Func, dealt: &[usize]) -> Vec<(Value, Form)> {
    let mut uses: HashMap<Value, Uses> = HashMap::new();
    for &id in &func.regions[func.host].insts {
        if let (Op::Alloc {}, Some(value)) = (&func.insts[id].op, func.insts[id].result) {
            uses.insert(value, Uses::None);
        }
    }
    collect(func, func.body, false, &mut uses);
    let mut kept: Vec<(Value, Form)> = uses
        .into_iter()
        .filter_map(|(value, uses)| match uses {
            Uses::At(place) if is_own(&place, dealt) => Some((value, place.form)),
            _ => None,
        })
        .collect();
    kept.sort_by_key(|(value, _)| *value);
    kept
}

/// Whether blocks that differ in the axes by which they are dealt have other places,
/// and all others the same.
fn is_own(place: &Place, dealt: &[usize]) -> bool {
    let extents = match &place.form {
        Form::Element => vec![1; place.at.len()],
        Form::Tile(shape) => shape.clone(),
    };
    let apart = |axis: &usize| {
        let mut pairs = place.at.iter().zip(&extents);
        pairs.any(|(at, &extent)| matches!(at, At::Grid(of, by) if of == axis && *by >= i64::from(extent)))
    };
    let named = |at: &At| match at {
        At::Known(_) => true,
        At::Grid(of, _) => dealt.contains(of),
    };
    dealt.iter().all(apart) && place.at.iter().all(named)
}

fn collect(func: &Func, region: RegionId, in_parallel: bool, uses: &mut HashMap<Value, Uses>) {
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        for (number, &arg) in inst.args.iter().enumerate() {
            if func.ty(arg).mem().is_none() {
                continue;
            }
            let Some(uses) = uses.get_mut(&func.root(arg)) else { continue };
            match inst.op {
                // Its own uses count.
                Op::Region { .. } if func.root(arg) == arg => {}
                Op::Extent { .. } => {}
                Op::Atomic { op, .. } if op.combines().is_some() && !in_parallel && func.root(arg) == arg => {
                    uses.add(element(func, inst, arg));
                }
                Op::Copy {} if !in_parallel => uses.add(part(func, arg, inst.args[1 - number])),
                Op::AtomicTile { op: AtomicOp::Add, .. } if !in_parallel && number == 1 => {
                    uses.add(part(func, arg, inst.args[0]));
                }
                _ => uses.add(None),
            }
        }
        for &inner in &inst.regions {
            collect(func, inner, in_parallel || matches!(inst.op, Op::Parallel {}), uses);
        }
    }
}

/// The place of an atomic on one element.
fn element(func: &Func, inst: &Inst, workspace: Value) -> Option<Place> {
    let rank = func.ty(workspace).mem()?.rank();
    let at = inst.args[1..=rank].iter().map(|&index| index_of(func, index)).collect::<Option<Vec<At>>>()?;
    Some(Place { at, form: Form::Element })
}

/// The place of a region of a workspace that a tile is copied from or to.
fn part(func: &Func, region: Value, tile: Value) -> Option<Place> {
    let def = func.def(region)?;
    let Op::Region { axes, .. } = &def.op else { return None };
    let workspace = func.ty(def.args[0]).mem()?;
    let (tile, whole) = (func.ty(tile).mem()?, def.args[0] == func.root(region));
    let elem = workspace.elem.dtype()?;
    let kept = axes.iter().all(|axis| matches!(axis, tile_core::ir::Axis::Keep(_)));
    if !whole || !kept || tile.rank() != axes.len() || computed(elem) != Some(elem) || elem == DType::Bool {
        return None;
    }
    let at = def.args[1..=axes.len()].iter().map(|&index| index_of(func, index)).collect::<Option<Vec<At>>>()?;
    let shape = tile.shape.iter().map(|extent| u32::try_from(extent.dim()?.as_int()?).ok());
    Some(Place { at, form: Form::Tile(shape.collect::<Option<Vec<u32>>>()?) })
}

fn index_of(func: &Func, value: Value) -> Option<At> {
    if let Some(axis) = func.regions[func.body].args.iter().position(|&arg| arg == value) {
        return Some(At::Grid(axis, 1));
    }
    let def = func.def(value)?;
    match &def.op {
        Op::Const { value: Literal::Int(x) } => i64::try_from(*x).ok().map(At::Known),
        Op::Dim { dim } => dim.as_int().map(At::Known),
        Op::Bin { op: BinOp::Mul } => match (index_of(func, def.args[0])?, index_of(func, def.args[1])?) {
            (At::Grid(axis, by), At::Known(factor)) | (At::Known(factor), At::Grid(axis, by)) => {
                Some(At::Grid(axis, by.checked_mul(factor)?))
            }
            (At::Known(a), At::Known(b)) => a.checked_mul(b).map(At::Known),
            (At::Grid(..), At::Grid(..)) => None,
        },
        _ => None,
    }
}

impl Lower<'_> {
    /// Makes places for what stays on chip while a core runs the blocks of its elements.
    pub(super) fn keep_workspaces(&mut self, dealt: &[usize]) -> Lowered<()> {
        for (value, form) in kept(self.func, dealt) {
            let Type::Mem(ty) = self.func.ty(value) else { continue };
            let (elem, name) = (self.dtype(ty.elem)?, self.func.values[value].name.clone());
            let place = match form {
                Form::Element => {
                    let var = self.b.var(elem, name.as_deref());
                    let value = self.literal(Literal::Int(0), elem);
                    self.b.push(Npu::Set { var, value });
                    Kept::Var(var)
                }
                Form::Tile(shape) => {
                    let dst = self.b.named_tile(name.as_deref(), Level::Ub, elem, &shape);
                    let value = self.zero(elem);
                    self.b.push(Npu::Fill { dst, value });
                    Kept::Tile(dst)
                }
            };
            self.kept.insert(value, place);
        }
        Ok(())
    }

    /// The tile that a view is a part of on chip.
    pub(super) fn kept_tile(&self, view: &View) -> Option<Tile> {
        let Root::Tensor(_, value) = view.root else { return None };
        match self.kept.get(&value)? {
            Kept::Tile(tile) => Some(*tile),
            Kept::Var(_) => None,
        }
    }

    /// What a view of a workspace on chip reads as.
    pub(super) fn read_kept(&mut self, view: &View, src: Tile) -> Lowered<Tile> {
        let shape = self.b.shape(src);
        let steps: Vec<Steps> = view
            .axes
            .iter()
            .zip(&shape)
            .map(|(&axis, &extent)| Steps { on: vec![(axis, 1)], extent, limit: None })
            .collect();
        let window = self.window(view.root, &view.origin, &steps)?;
        let value = self.fill_of(view)?;
        let dst = self.b.tile(self.b.elem(src), &shape);
        let ends = window.axes.iter().map(|axis| axis.end).collect();
        self.b.push(Npu::Trim { dst, src, ends, value });
        Ok(dst)
    }

    /// Adds a tile to a workspace on chip.
    pub(super) fn add_kept(&mut self, dst: Tile, src: Tile) {
        self.b.push(Npu::Binary { op: BinaryOp::Add, dst, a: dst, b: Operand::Tile(src) });
    }

    /// An atomic on an element that is a variable; gives the old value.
    pub(super) fn kept_atomic(&mut self, var: Var, at: &[Val], extents: &[Val], op: BinOp, value: Val) -> Val {
        let old = self.b.val(self.b.ty(value), None);
        self.b.push(Npu::Get { dst: old, var });
        let next = self.b.bin(op, old, value);
        match self.inside(at, extents) {
            None => {
                self.b.push(Npu::Set { var, value: next });
                old
            }
            // Outside of the workspace there is nothing.
            Some(inside) => {
                let next = self.b.choose(inside, next, old);
                self.b.push(Npu::Set { var, value: next });
                let zero = self.literal(Literal::Int(0), self.b.ty(old));
                self.b.choose(inside, old, zero)
            }
        }
    }
}
