//! Products that are in flight while other statements go on.
//!
//! ```text
//! gemm a, b → s           begin s; begin t
//! gemm c, d → t           wait until one is pending     (s is read)
//! u = f(s)          ──►   u = f(s)
//! v = g(t)                wait until none is            (t is read)
//!                         v = g(t)
//! ```
//!
//! A product is waited for by the first statement that touches its sum or
//! writes to its operands, or at the end of its block of statements; loops, and
//! branches with products or loops inside, wait for all. Products
//! end in the order in which they were begun. What a product is the last to use
//! is given back when it is waited for.
//!
//! A sparse product is waited for before anything else: while it is in flight it
//! reads the registers with the places of its elements, and the assembler takes those
//! for free. Sums of 192 and 256 columns were wrong on an H200 (CUDA 13.0) until
//! products were waited for. In loops they are kept instead ([`metadata_prefetch`](super::metadata_prefetch)).

use super::super::{Lower, Lowered};
use super::gathered_operands::tile_of;
use crate::ir::{Op as Thread, Val};
use crate::lower::gemm_operands::{Product, is_product};
use crate::lower::uses::{touches, touches_within};
use tile_core::ir::{Func, Inst, InstId, Op, Value};

/// Whether a branch begins products, or may do so more than once.
fn begins(func: &Func, inst: &Inst) -> bool {
    let mut found = false;
    let mut visit = |_, inst: &Inst| found |= is_product(inst) || matches!(inst.op, Op::For { .. });
    inst.regions.iter().for_each(|&region| func.walk(region, &mut visit));
    found
}

/// A product in flight.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    product: InstId,
    /// Pipelines and their stages that are given back after it.
    releases: Vec<(usize, Val)>,
}

impl Lower<'_> {
    /// Begins a product.
    pub(in crate::lower) fn multiply(&mut self, id: InstId) -> Lowered<()> {
        if let Some(mainloop) = self.specialized.mainloop.filter(|mainloop| mainloop.product == id) {
            return self.multiply_in_mainloop(mainloop);
        }
        self.publish(&self.func.insts[id]);
        self.begin(id)?;
        self.specialized.pending.push(Pending { product: id, releases: Vec::new() });
        Ok(())
    }

    /// Waits for the products that a statement cannot do without.
    pub(in crate::lower) fn await_products(&mut self, id: InstId) {
        let inst = &self.func.insts[id];
        let needs = |pending: &Pending| self.meets(&self.func.insts[pending.product], id, inst);
        if let Some(last) = self.specialized.pending.iter().rposition(needs) {
            self.end_products(last + 1);
        }
    }

    /// Waits for all products.
    pub(in crate::lower) fn await_all_products(&mut self) {
        self.end_products(self.specialized.pending.len());
    }

    /// Does something beside the products that are in flight, none of which it
    /// touches.
    pub(in crate::lower) fn beside_products<T>(&mut self, body: impl FnOnce(&mut Self) -> T) -> T {
        let pending = std::mem::take(&mut self.specialized.pending);
        let result = body(self);
        self.specialized.pending = pending;
        result
    }

    /// Waits for so many products, the first ones.
    fn end_products(&mut self, count: usize) {
        if count == 0 {
            return;
        }
        let pending = (self.specialized.pending.len() - count) as u32;
        self.b.effect(Thread::WgmmaWait { pending }, &[]);
        let ended: Vec<Pending> = self.specialized.pending.drain(..count).collect();
        for (pipeline, stage) in ended.into_iter().flat_map(|pending| pending.releases) {
            self.release(pipeline, stage);
        }
    }

    /// Whether a statement may not go on beside a product.
    pub(super) fn meets(&self, product: &Inst, id: InstId, inst: &Inst) -> bool {
        let func = self.func;
        if matches!(inst.op, Op::For { .. }) || matches!(inst.op, Op::If {}) && begins(func, inst) {
            return true;
        }
        let Some(product) = Product::of(product).filter(|product| product.places.is_none()) else { return true };
        let [left, right, sum] = [product.factors[0], product.factors[1], product.acc].map(|arg| func.root(arg));
        // Instructions that add to one sum do so one after the other.
        let adds = self.specialized.roles.gemms.contains(&id)
            && Product::of(inst).is_some_and(|it| it.accumulate && it.factors.iter().all(|&arg| func.root(arg) != sum));
        let mut writes = false;
        func.walk_inst(inst, &mut |inst| {
            let target = inst.written().map(|memory| func.root(memory));
            writes |= target.is_some_and(|memory| memory == left || memory == right);
        });
        writes || !adds && touches_within(func, inst, sum)
    }

    /// Lets all stages be given back after the last product in flight.
    pub(super) fn release_last(&mut self) {
        let all: Vec<(usize, Val)> =
            self.specialized.pending.iter_mut().flat_map(|pending| pending.releases.drain(..)).collect();
        self.specialized.pending.last_mut().expect("one is in flight").releases = all;
    }

    /// Gives back a stage, after the last product in flight that uses its tiles.
    pub(super) fn release_after(&mut self, pipeline: usize, stage: Val) {
        let func = self.func;
        let tiles: Vec<Value> =
            self.specialized.roles.pipelines[pipeline].copies.iter().map(|&copy| tile_of(func, copy)).collect();
        let uses = |pending: &&mut Pending| tiles.iter().any(|&tile| touches(func, &func.insts[pending.product], tile));
        match self.specialized.pending.iter_mut().rev().find(uses) {
            Some(pending) => pending.releases.push((pipeline, stage)),
            None => self.release(pipeline, stage),
        }
    }
}
