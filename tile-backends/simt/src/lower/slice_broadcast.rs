//! Fragments of which a statement reads one index of an axis.
//!
//! `carry[i] = s[[i, BN - 1]]` wants one column of a tile that other threads
//! hold. Only that column goes through shared memory, not the tile.

use super::lin::Lin;
use super::uses::constant;
use super::view::{Root, View};
use super::{Item, Lower, Lowered};
use rustc_hash::FxHashSet;
use tile_core::ir::{Func, Op, RegionId, Value};

/// What is read of a fragment: one index of an axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Slice {
    axis: usize,
    at: i64,
}

/// The slice that holds all that a region reads of a fragment, if it only reads.
fn slice(func: &Func, region: RegionId, fragment: Value) -> Option<Slice> {
    let (mut reads, mut other): (Vec<Vec<Value>>, bool) = (Vec::new(), false);
    func.walk(region, &mut |_, inst| {
        let of = inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some() && func.root(arg) == fragment).count();
        match &inst.op {
            Op::Load {} if inst.args[0] == fragment => reads.push(inst.args[1..].to_vec()),
            _ => other |= of > 0,
        }
    });
    let (first, rest) = reads.split_first()?;
    if other || first.len() < 2 {
        return None;
    }
    let extents = super::shapes::extents(func, fragment)?;
    (0..first.len()).find_map(|axis| {
        let at = constant(func, first[axis])?;
        let same = rest.iter().all(|indices| constant(func, indices[axis]) == Some(at));
        (same && (0..i64::from(extents[axis])).contains(&at)).then_some(Slice { axis, at })
    })
}

impl Lower<'_> {
    /// Lets a region read slices of fragments from shared memory; gives what
    /// these fragments are elsewhere.
    pub(super) fn enter_slices(&mut self, region: RegionId, of: &FxHashSet<Value>) -> Lowered<Vec<(Value, Item)>> {
        let mut fragments: Vec<Value> = of.iter().copied().collect();
        fragments.sort();
        let mut before = Vec::new();
        for fragment in fragments {
            if let Some(slice) = slice(self.func, region, fragment) {
                let view = self.view(&super::Lane::default(), fragment)?;
                let shown = self.write_slice(&view, slice)?;
                before.push((fragment, Item::View(view)));
                self.items.insert(fragment, Item::View(shown));
            }
        }
        Ok(before)
    }

    /// Puts a slice of a fragment into shared memory; gives a view of it that is
    /// indexed as the fragment is.
    fn write_slice(&mut self, fragment: &View, slice: Slice) -> Lowered<View> {
        let Root::Fragment(number) = fragment.root else { return self.error("a slice of memory") };
        let held = self.fragments[number].clone();
        let mut extents = held.extents.clone();
        extents[slice.axis] = 1;
        let name = format!("{}_slice", self.b.kernel().vars[held.var].name);
        let buf = self.b.shared(name, held.elem, extents.iter().product());
        let mut axes = View::row_major(&extents);
        axes[slice.axis] = (Lin::int(held.extents[slice.axis].into()), Lin::default());
        let shown = View::whole(Root::Memory(buf), held.elem, axes.into_iter());
        let ends: Vec<Lin> = held.extents.iter().map(|&extent| Lin::int(extent.into())).collect();
        self.phase();
        self.sweep(&held.layout, &ends, 1, false, &mut |lower, run| {
            let away = run[0][slice.axis].add_int(-slice.at);
            let range = lower.known.range(&away);
            if range.lo > 0 || range.hi < 0 {
                return Ok(());
            }
            let holds = if away.as_int().is_some() { None } else { Some(lower.is_zero(&away)) };
            let mut at = run[0].clone();
            at[slice.axis] = Lin::int(slice.at);
            lower.guarded(holds, &mut |lower| {
                let values = lower.load(fragment, run)?;
                lower.store(&shown, std::slice::from_ref(&at), &values)
            })
        })?;
        self.phase();
        Ok(shown)
    }
}
