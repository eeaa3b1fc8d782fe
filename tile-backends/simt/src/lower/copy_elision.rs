//! Tiles that a software GPU does not copy.
//!
//! ```text
//! copy a[k] → t                 t = a[k]
//! gemm t, u, acc        ──►     gemm t, u, acc
//! ```
//!
//! A software GPU has caches for what is read often, and none of the memory that a block shares: a
//! tile there is a copy that costs an access for each of its elements in and another one out.
//! Where lanes share what they read ([`lanes`](super::gemm)), a block reads an element of an
//! operand once or a few times.
//!
//! So a tile that is only copied from a tensor which the kernel does not write, and only
//! multiplied, is the part of the tensor that it is copied from; reads outside give what the
//! copy would give.
//!
//! A left operand that a loop multiplies again and again, in rows that are a thread's
//! own, is kept in registers instead ([`held`]).

use super::gemm::selection::lanes_take;
use super::gemm_operands::Product;
use super::lin::Lin;
use super::shapes::extents;
use super::target::Target;
use super::uses::touches;
use super::view::View;
use super::{Item, Lane, Lower, Lowered};
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use tile_core::ir::{Func, Inst, InstId, Op, RegionId, Space, Type, Value};
use tile_core::pipeline::is_planned;

/// Whether a tile is the part of a tensor that it is copied from.
pub(super) fn is_in_place(func: &Func, target: &Target, tile: Value) -> bool {
    target.vector().is_some() && only_multiplied(func, target, tile).is_some()
}

/// The region in which a tile is copied from a tensor, if products are all else that
/// touches it, behind the copy; views may be made before.
fn only_multiplied(func: &Func, target: &Target, tile: Value) -> Option<RegionId> {
    let mem = func.ty(tile).mem().filter(|mem| mem.space == Space::Shared && mem.rank() == 2)?;
    extents(func, tile)?;
    let (mut copies, mut products, mut other) = (Vec::new(), 0, false);
    func.walk(func.body, &mut |id, inst| {
        if !touches(func, inst, tile) {
            return;
        }
        match inst.op {
            Op::Copy { .. } if inst.args[1] == tile => copies.push(id),
            Op::Permute { .. } if inst.args[0] == tile => {}
            _ if is_factor(func, target, inst, tile) => products += 1,
            _ => other = true,
        }
    });
    let &[copy] = &copies[..] else { return None };
    let src = func.insts[copy].args[0];
    let alike = func.ty(src).mem().is_some_and(|from| from.elem == mem.elem);
    let (region, data) = func.regions.iter().find(|(_, data)| data.insts.contains(&copy))?;
    // Where the user says what is ahead, a copy may be of another iteration than products.
    let mut planned = false;
    func.walk(func.body, &mut |_, inst| planned |= is_planned(inst) && inst.regions.contains(&region));
    if planned {
        return None;
    }
    let mut behind = 0;
    for &id in data.insts.iter().skip_while(|&&id| id != copy) {
        func.walk_inst(&func.insts[id], &mut |inst| behind += usize::from(is_factor(func, target, inst, tile)));
    }
    (!other && alike && func.is_input(src) && behind == products).then_some(region)
}

/// Whether a statement multiplies a tile by FMAs, and does nothing else with it.
fn is_factor(func: &Func, target: &Target, inst: &Inst, tile: Value) -> bool {
    let Some(product) = Product::of(inst).filter(|_| lanes_take(func, target, inst)) else { return false };
    let of = |value: Value| func.root(value) == tile;
    product.factors.into_iter().any(of) && !of(product.acc)
}

/// The function with left operands in fragments that loops multiply again and again.
pub(super) fn held<'f>(func: &'f Func, target: &Target) -> Cow<'f, Func> {
    if target.vector().is_none() || !super::gemm_operands::by_rows(func) {
        return Cow::Borrowed(func);
    }
    let mut tiles: FxHashSet<Value> = FxHashSet::default();
    func.walk(func.body, &mut |_, inst| {
        if let (Op::Alloc {}, Some(tile)) = (&inst.op, inst.result)
            && only_multiplied(func, target, tile).is_some_and(|region| is_reused(func, region, tile))
        {
            tiles.insert(tile);
        }
    });
    if tiles.is_empty() {
        return Cow::Borrowed(func);
    }
    let mut held = func.clone();
    for (value, data) in func.values.iter() {
        if let Type::Mem(mem) = &data.ty
            && mem.space == Space::Shared
            && tiles.contains(&func.root(value))
            && let Type::Mem(mem) = &mut held.values[value].ty
        {
            mem.space = Space::Fragment;
        }
    }
    Cow::Owned(held)
}

/// Whether all products of a tile multiply all of it from the left, in loops of the
/// region that it is copied in.
fn is_reused(func: &Func, region: RegionId, tile: Value) -> bool {
    let (mut inside, mut all) = (0, 0);
    let left = |inst: &Inst| Product::of(inst).is_some_and(|it| it.factors[0] == tile && it.places.is_none());
    func.walk(region, &mut |_, inst| all += usize::from(!inst.op.is_view() && touches(func, inst, tile)));
    for &id in &func.regions[region].insts {
        let inst = &func.insts[id];
        if let Op::For { .. } = inst.op {
            func.walk_inst(inst, &mut |inner| inside += usize::from(left(inner)));
        }
    }
    // The copy besides.
    inside > 0 && inside + 1 == all
}

impl Lower<'_> {
    /// What a tile is before it is the part of a tensor: views of it may be made, and
    /// nothing else.
    pub(super) fn unplaced(&mut self, tile: Value) -> Lowered<View> {
        let (func, mut tensor) = (self.func, None);
        func.walk(func.body, &mut |_, inst| {
            if let (Op::Copy { .. }, &[src, dst]) = (&inst.op, &inst.args[..])
                && dst == tile
            {
                tensor = Some(func.root(src));
            }
        });
        let (Some(tensor), Some(extents)) = (tensor, extents(func, tile)) else {
            return self.error("a tile in place is copied from nowhere");
        };
        let tensor = self.view(&Lane::default(), tensor)?;
        Ok(View::whole(tensor.root, tensor.elem, View::row_major(&extents).into_iter()))
    }

    /// Lets a tile be the part of a tensor that it is copied from; false where it is
    /// copied.
    pub(super) fn leave_in_place(&mut self, copy: InstId) -> Lowered<bool> {
        let (func, lane) = (self.func, Lane::default());
        let &[src, tile] = &func.insts[copy].args[..] else { return self.error("a copy of one view") };
        if !is_in_place(func, self.target, tile) {
            return Ok(false);
        }
        let extents = extents(func, tile).unwrap_or_default();
        let mut view: View = self.view(&lane, src)?.with_rank(extents.len());
        for (axis, &extent) in view.axes.iter_mut().zip(&extents) {
            axis.extent = Lin::int(extent.into());
        }
        self.items.insert(tile, Item::View(view));
        // Those that were made before are of the tile's memory, which nothing is in.
        let mut views = Vec::new();
        func.walk(func.body, &mut |id, inst| {
            if inst.op.is_view() && inst.args[0] == tile {
                views.push(id);
            }
        });
        for id in views {
            let inst = &func.insts[id];
            if let (Some(item), Some(result)) = (self.pure(&lane, inst)?, inst.result) {
                self.items.insert(result, item);
            }
        }
        Ok(true)
    }
}
