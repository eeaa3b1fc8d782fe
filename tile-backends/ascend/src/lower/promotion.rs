//! Promotion: keeps workspaces in on-chip memory if one core alone uses each part.
//!
//! Where blocks are partitioned by the elements of their atomics
//! ([`partition`](super::partition)), a core runs all blocks of an element in sequence. If every
//! access of a block to a workspace has the same address, given by those indices, then that core
//! alone touches it, from the launch's zeros to the last of those blocks, and nothing reads it
//! afterwards. So the core's part becomes a variable, or a tile of the vector memory:
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
//! The part of a tile that reaches over the workspace's end reads as its fill, as before.

use super::access::Steps;
use super::element_types::computed;
use super::view::{Root, View};
use super::{Lower, Lowered};
use crate::ir::{BinaryOp, Level, Op as Npu, Operand, Tile, Val, Var};
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{AtomicOp, BinOp, Func, Inst, Literal, Op, RegionId, Type, Value};

/// The on-chip form of a workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Form {
    /// One element.
    Element,
    /// A tile of these extents.
    Tile(Vec<u32>),
}

/// The on-chip storage of a workspace.
#[derive(Clone, Copy, Debug)]
pub(super) enum Promoted {
    /// One element.
    Var(Var),
    /// A tile.
    Tile(Tile),
}

/// One index of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    Known(i64),
    /// The block's index on a grid axis, times a constant.
    Grid(usize, i64),
}

/// The address that all accesses of a workspace share.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Address {
    at: Vec<At>,
    form: Form,
}

/// How a workspace is used.
enum Uses {
    None,
    At(Address),
    /// In several or unknown ways.
    Others,
}

impl Uses {
    fn add(&mut self, place: Option<Address>) {
        *self = match (std::mem::replace(self, Uses::Others), place) {
            (Uses::None, Some(place)) => Uses::At(place),
            (Uses::At(before), Some(place)) if before == place => Uses::At(before),
            _ => Uses::Others,
        };
    }
}

/// The workspaces of a function that can be promoted, if blocks are partitioned by these grid
/// axes.
fn promotable(func: &Func, partition_axes: &[usize]) -> Vec<(Value, Form)> {
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
            Uses::At(place) if is_own(&place, partition_axes) => Some((value, place.form)),
            _ => None,
        })
        .collect();
    kept.sort_by_key(|(value, _)| *value);
    kept
}

/// Whether an address differs between blocks of different partitions, and is the same within one.
fn is_own(place: &Address, partition_axes: &[usize]) -> bool {
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
        At::Grid(of, _) => partition_axes.contains(of),
    };
    partition_axes.iter().all(apart) && place.at.iter().all(named)
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
                // The uses of the region itself count.
                Op::Region { .. } if func.root(arg) == arg => {}
                Op::Extent { .. } => {}
                Op::Atomic { op, .. } if op.combines().is_some() && !in_parallel && func.root(arg) == arg => {
                    uses.add(element(func, inst, arg));
                }
                Op::Copy { .. } if !in_parallel => uses.add(part(func, arg, inst.args[1 - number])),
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

/// The address of an atomic on one element.
fn element(func: &Func, inst: &Inst, workspace: Value) -> Option<Address> {
    let rank = func.ty(workspace).mem()?.rank();
    let at = inst.args[1..=rank].iter().map(|&index| index_of(func, index)).collect::<Option<Vec<At>>>()?;
    Some(Address { at, form: Form::Element })
}

/// The address of a region of a workspace that a tile is copied from or to.
fn part(func: &Func, region: Value, tile: Value) -> Option<Address> {
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
    Some(Address { at, form: Form::Tile(shape.collect::<Option<Vec<u32>>>()?) })
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
    /// Allocates the promoted workspaces for the blocks of one partition.
    pub(super) fn promote_workspaces(&mut self, partition_axes: &[usize]) -> Lowered<()> {
        for (value, form) in promotable(self.func, partition_axes) {
            let Type::Mem(ty) = self.func.ty(value) else { continue };
            let (elem, name) = (self.dtype(ty.elem)?, self.func.values[value].name.clone());
            let place = match form {
                Form::Element => {
                    let var = self.b.var(elem, name.as_deref());
                    let value = self.literal(Literal::Int(0), elem);
                    self.b.push(Npu::Set { var, value });
                    Promoted::Var(var)
                }
                Form::Tile(shape) => {
                    let dst = self.b.named_tile(name.as_deref(), Level::Ub, elem, &shape);
                    let value = self.zero(elem);
                    self.b.push(Npu::Fill { dst, value });
                    Promoted::Tile(dst)
                }
            };
            self.promoted.insert(value, place);
        }
        Ok(())
    }

    /// The promoted tile behind a view.
    pub(super) fn promoted_tile(&self, view: &View) -> Option<Tile> {
        let Root::Tensor(_, value) = view.root else { return None };
        match self.promoted.get(&value)? {
            Promoted::Tile(tile) => Some(*tile),
            Promoted::Var(_) => None,
        }
    }

    /// Reads a promoted workspace through a view.
    pub(super) fn read_promoted(&mut self, view: &View, src: Tile) -> Lowered<Tile> {
        let shape = self.b.shape(src);
        let steps: Vec<Steps> = view
            .axes
            .iter()
            .zip(&shape)
            .map(|(&axis, &extent)| Steps { on: vec![(axis, 1)], extent, limit: None })
            .collect();
        let subview = self.subview(view.root, &view.origin, &steps)?;
        let value = self.fill_of(view)?;
        let dst = self.b.tile(self.b.elem(src), &shape);
        let ends = subview.axes.iter().map(|axis| axis.end).collect();
        self.b.push(Npu::PadTail { dst, src, ends, value });
        Ok(dst)
    }

    /// Adds a tile to a promoted workspace.
    pub(super) fn add_promoted(&mut self, dst: Tile, src: Tile) {
        self.b.push(Npu::Binary { op: BinaryOp::Add, dst, a: dst, b: Operand::Tile(src) });
    }

    /// An atomic on a promoted element; returns the old value.
    pub(super) fn promoted_atomic(&mut self, var: Var, at: &[Val], extents: &[Val], op: BinOp, value: Val) -> Val {
        let old = self.b.val(self.b.ty(value), None);
        self.b.push(Npu::Get { dst: old, var });
        let next = self.b.bin(op, old, value);
        match self.inside(at, extents) {
            None => {
                self.b.push(Npu::Set { var, value: next });
                old
            }
            // An access out of bounds has no effect.
            Some(inside) => {
                let next = self.b.choose(inside, next, old);
                self.b.push(Npu::Set { var, value: next });
                let zero = self.literal(Literal::Int(0), self.b.ty(old));
                self.b.choose(inside, old, zero)
            }
        }
    }
}
