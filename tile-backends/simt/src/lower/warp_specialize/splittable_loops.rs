//! Loops whose iterations blocks may divide among themselves: a kernel that clears one
//! sum, adds to it in one [mainloop](super::mainloop), and goes on.
//! Nothing in front of the loop has an effect, and all tiles that are brought are the
//! loop's, or what follows it reads them: those are brought by who does that.

use super::loops::steps_by_one;
use super::specialization::{Divisible, Pipeline};

use super::register_pressure::words;
use super::specialization::WarpSpecialization;
use crate::ir::{Buf, Op, Val};
use crate::lower::gemm_operands::{Product, products_within};
use crate::lower::lin::Lin;
use crate::lower::shapes::extents;
use crate::lower::view::Root;
use crate::lower::{Held, Lane, Lower, Lowered};
use tile_core::elem::DType;
use tile_core::ir::{Func, Inst, InstId, Op as Tile};

impl Divisible {
    /// What statements are before and in the loop, and behind it.
    pub(super) fn around(self, func: &Func) -> (&[InstId], &[InstId]) {
        let insts = &func.regions[func.body].insts;
        let end = insts.iter().position(|&id| id == self.inst).map_or(insts.len(), |at| at + 1);
        insts.split_at(end)
    }

    /// Products that an iteration multiplies, times the bytes of an operand: what tensor
    /// cores take time for.
    pub(super) fn work(self, func: &Func) -> Option<u64> {
        let product = Product::of(&func.insts[self.product])?;
        let k = u64::from(*extents(func, product.factors[0])?.last()?);
        Some(self.words(func) * k * func.ty(product.factors[0]).elem().dtype()?.bytes() as u64)
    }

    /// 32-bit words of the sum.
    pub(super) fn words(self, func: &Func) -> u64 {
        words(func, self.sum)
    }
}

/// The loop that blocks may divide, if there is one.
pub(super) fn divisible(func: &Func, roles: &WarpSpecialization) -> Option<Divisible> {
    let alone = roles.consumers == 1 && roles.imbalance.is_none() && !func.schedule.cuda.multicasts();
    if !alone || roles.has_warpgroup_pingpong() || roles.gemms.len() != 1 {
        return None;
    }
    let insts = &func.regions[func.body].insts;
    let position = insts.iter().position(|&id| matches!(func.insts[id].op, Tile::For { .. }))?;
    let inst = &func.insts[insts[position]];
    let body = inst.regions[0];
    let mainloop = roles.mainloops.get(&body)?;
    let clear = mainloop.clear?;
    let silent = insts[..position].iter().all(|&id| id == clear || !super::loops::has_effect(func, id));
    let behind = |id: &InstId| insts[position + 1..].contains(id);
    let its = |pipeline: &Pipeline| pipeline.region == body || pipeline.copies.iter().all(behind);
    let own = roles.pipelines.iter().all(its) && products_within(func, func.body) == 1;
    let wide = func.ty(mainloop.sum).elem().dtype().is_some_and(|elem| elem.bytes() == 4);
    let found = Divisible { inst: insts[position], body, product: mainloop.product, sum: mainloop.sum };
    (silent && own && wide && steps_by_one(func, inst)).then_some(found)
}

/// The registers of a sum, as what goes to other blocks: register by register, of all
/// threads, so that each finds what those with its own number have written and nobody
/// has to know how sums lie.
pub(super) struct Sum {
    pub(super) held: Held,
    pub(super) registers: u32,
    pub(super) threads: u32,
    /// Words that go at once.
    pub(super) width: u32,
    /// Where a thread's words are, of those that go at once.
    pub(super) own: Val,
}

impl Sum {
    /// The first of the registers that go at once.
    pub(super) fn runs(&self) -> impl Iterator<Item = u32> + use<> {
        (0..self.registers).step_by(self.width as usize)
    }
}

impl Lower<'_> {
    /// The bounds of the block's part of a loop, if it is divided.
    pub(in crate::lower) fn part_of(&mut self, inst: &Inst, bounds: [Lin; 3]) -> [Lin; 3] {
        let its = |divisible: Divisible| divisible.body == inst.regions[0];
        let roles = &self.specialized.roles;
        if let Some(split) = roles.split.filter(|split| its(split.divisible)) {
            return self.split_bounds(split, bounds);
        }
        match self.specialized.part.filter(|_| roles.stream_k.is_some_and(|mainloop| its(mainloop.divisible))) {
            Some(part) => part.bounds(bounds),
            None => bounds,
        }
    }

    /// The block's part of a tile.
    pub(super) fn consume_tile(&mut self) -> Lowered<()> {
        match (
            self.specialized.roles.split.zip(self.specialized.parts),
            self.specialized.roles.stream_k.zip(self.specialized.part),
        ) {
            (Some((split, parts)), _) => self.consume_shared(split, parts),
            (None, Some((mainloop, part))) => self.consume_part(mainloop, part),
            (None, None) => self.block(self.func.body),
        }
    }

    /// The producer's part of a tile.
    pub(super) fn produce_tile(&mut self) -> Lowered<()> {
        let (func, roles) = (self.func, &self.specialized.roles);
        let divisible = roles.split.map(|split| split.divisible).or(roles.stream_k.map(|stream| stream.divisible));
        let behind = divisible.map_or(&[][..], |divisible| divisible.around(func).1);
        if !behind.iter().any(|id| roles.copies.contains(id)) {
            return self.produce(func.body);
        }
        self.produce_some(func.body, &|id| !behind.contains(&id))?;
        let finishes = match self.specialized.part {
            Some(part) => part.is_end(&mut self.b),
            None => self.is_block(0),
        };
        self.guarded(Some(finishes), &mut |lower| lower.produce_some(func.body, &|id| behind.contains(&id)))
    }

    /// The sum of a loop, of which slices of so many registers go at once.
    pub(super) fn sum_of(&mut self, divisible: Divisible, slice: impl Fn(u32) -> u32) -> Lowered<Sum> {
        let Root::Fragment(number) = self.view(&Lane::default(), divisible.sum)?.root else {
            return self.error("a sum is no fragment");
        };
        let held = self.fragments[number].clone();
        let (registers, threads) = (held.layout.registers(), self.threads());
        let slice = slice(registers);
        let goes = |width: &u32| slice.is_multiple_of(*width) && registers.is_multiple_of(*width);
        let width = [4, 2].into_iter().find(goes).unwrap_or(1);
        let thread = self.thread();
        let own = Lin::val(thread).scale(width.into());
        let own = self.known.register(&mut self.b, &own, DType::I32);
        Ok(Sum { held, registers, threads, width, own })
    }

    /// What goes at once, from a register on.
    pub(super) fn registers_of(&mut self, sum: &Sum, from: u32) -> Vec<Val> {
        (from..from + sum.width).map(|at| self.b.get(sum.held.var, at)).collect()
    }

    /// The inverse of [`registers_of`](Self::registers_of).
    pub(super) fn set_registers(&mut self, sum: &Sum, from: u32, values: Vec<Val>) {
        for (at, value) in (from..).zip(values) {
            self.b.set(sum.held.var, at, value);
        }
    }

    /// What goes at once, loaded from where so many registers of all threads are in front
    /// of it.
    pub(super) fn loaded(&mut self, sum: &Sum, buf: Buf, offset: u32, index: Val) -> Vec<Val> {
        let op = Op::Load { buf, offset: (offset * sum.threads).into(), guarded: false };
        self.b.values(op, &[index], sum.held.elem, sum.width as usize)
    }
}
