//! Loops that do nothing but multiply: products of an iteration may run on while
//! the next one is begun.
//!
//! ```text
//! clear acc                            for k {
//! for k {                                wait full[slot]
//!   copy a[k] → s          ──►           acc = s · t + (k is the first ? 0 : acc)
//!   copy b[k] → t                        wait for all products but this one
//!   gemm s, t, acc                       give back the slot of the iteration before
//! }                                    }
//!                                      wait for all products; give back the last slot
//! ```
//!
//! That holds where the accumulator is the business of one product in the loop
//! and nothing else there looks at it. If it was cleared just before, the first
//! product sets it, and only a loop without iterations clears it.

use super::super::{Item, Lane, Lower, Lowered};
use super::skew::is_load;
use crate::ir::{Op, Val};
use crate::lower::view::Root;
use std::collections::{HashMap, HashSet};
use tile_core::ir::{CmpOp, Func, Inst, InstId, Literal, Op as Tile, RegionId, Value};

/// A loop's product.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stream {
    pub(super) product: InstId,
    /// What clears the accumulator just before.
    pub(super) clear: Option<InstId>,
}

/// What is known while such a loop is lowered.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Streaming {
    pub(in crate::lower) product: InstId,
    /// Whether the iteration is not the first.
    pub(in crate::lower) later: Val,
    /// Whether the first iteration sets the accumulator.
    pub(in crate::lower) sets: bool,
}

/// The loops that stream, by their bodies.
pub(super) fn streams(func: &Func, products: &HashSet<InstId>, copies: &HashSet<InstId>) -> HashMap<RegionId, Stream> {
    let mut found = HashMap::new();
    each_region(func, func.body, &mut |region| {
        let insts = &func.regions[region].insts;
        for (position, &id) in insts.iter().enumerate() {
            let inst = &func.insts[id];
            let Tile::For { .. } = inst.op else { continue };
            let body = inst.regions[0];
            let inside: Vec<InstId> =
                func.regions[body].insts.iter().copied().filter(|id| products.contains(id)).collect();
            let [product] = inside[..] else { continue };
            // Other copies may make a pipeline of their own of the loop.
            if func.regions[body].insts.iter().any(|&id| is_load(func, id) && !copies.contains(&id)) {
                continue;
            }
            let gemm = &func.insts[product];
            let acc = gemm.args[2];
            let adds = matches!(gemm.op, Tile::Gemm { accumulate: true });
            if is_rising(func, inst) && adds && uses(func, body, acc) == 1 {
                found.insert(body, Stream { product, clear: cleared(func, &insts[..position], acc) });
            }
        }
    });
    found
}

/// Whether a loop's step is known to be positive.
pub(super) fn is_rising(func: &Func, inst: &Inst) -> bool {
    func.def(inst.args[2]).is_some_and(|step| match step.op {
        Tile::Const { value: Literal::Int(step) } => step >= 1,
        _ => false,
    })
}

pub(super) fn each_region(func: &Func, region: RegionId, visit: &mut dyn FnMut(RegionId)) {
    visit(region);
    for &id in &func.regions[region].insts {
        for &inner in &func.insts[id].regions {
            each_region(func, inner, visit);
        }
    }
}

pub(super) fn touches(func: &Func, inst: &Inst, memory: Value) -> bool {
    inst.args.iter().any(|&arg| func.ty(arg).mem().is_some() && func.root(arg) == memory)
}

/// Whether a statement, or what is inside of it, touches memory.
pub(super) fn touches_within(func: &Func, inst: &Inst, memory: Value) -> bool {
    touches(func, inst, memory) || inst.regions.iter().any(|&region| uses(func, region, memory) > 0)
}

pub(super) fn uses(func: &Func, region: RegionId, memory: Value) -> usize {
    let mut count = 0;
    func.walk(region, &mut |_, inst| count += usize::from(touches(func, inst, memory)));
    count
}

/// The statement that clears a fragment, if nothing looks at it after.
pub(super) fn cleared(func: &Func, before: &[InstId], memory: Value) -> Option<InstId> {
    let last = before.iter().rev().find(|&&id| touches_within(func, &func.insts[id], memory))?;
    let inst = &func.insts[*last];
    let zero = |value: Value| {
        func.def(value).is_some_and(|inst| match inst.op {
            Tile::Const { value: Literal::Int(x) } => x == 0,
            Tile::Const { value: Literal::Float(x) } => x.to_bits() == 0,
            _ => false,
        })
    };
    (matches!(inst.op, Tile::Fill {}) && inst.args[0] == memory && zero(inst.args[1])).then_some(*last)
}

impl Lower<'_> {
    /// Whether a statement is left to the loop after it.
    pub(in crate::lower) fn is_streamed_clear(&self, id: InstId) -> bool {
        let roles = &self.teams.roles;
        roles.streams.values().any(|stream| stream.clear == Some(id))
            || roles.promotions.values().any(|promotion| promotion.clear == Some(id))
    }

    /// A loop that streams; `None` if this one does not.
    pub(in crate::lower) fn stream(&mut self, inst: &Inst) -> Option<Lowered<()>> {
        let stream = *self.teams.roles.streams.get(&inst.regions[0])?;
        Some(self.stream_loop(inst, stream))
    }

    fn stream_loop(&mut self, inst: &Inst, stream: Stream) -> Lowered<()> {
        let [lo, hi, step] = self.bounds(inst)?;
        let (first, end) = self.known.pair(&mut self.b, &lo, &hi);
        let runs = self.b.cmp(CmpOp::Lt, first, end);
        let outer = self.teams.streaming;
        let result = self.loop_over(&lo, &hi, &step, |lower, counter| {
            let region = inst.regions[0];
            let arg = lower.func.regions[region].args[0];
            let (at, from) = lower.known.pair(&mut lower.b, &counter, &lo);
            let later = lower.b.cmp(CmpOp::Ne, at, from);
            lower.items.insert(arg, Item::Int(counter));
            let sets = stream.clear.is_some();
            lower.teams.streaming = Some(Streaming { product: stream.product, later, sets });
            lower.block(region)
        });
        self.teams.streaming = outer;
        self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
        self.b.open(None);
        for (number, _) in self.rings_where(|ring| ring.last == stream.product && ring.stages >= super::DEEP) {
            self.release_before(number);
        }
        let drain = self.b.close();
        // Once nothing is pending: the assembler lets nothing else write to
        // registers that products work on.
        self.b.open(None);
        if stream.clear.is_some() {
            let acc = self.view(&Lane::default(), self.func.insts[stream.product].args[2])?;
            let Root::Fragment(number) = acc.root else { return self.error("a sum is no fragment") };
            self.clear(number);
        }
        let clear = self.b.close();
        self.b.branch(runs, drain, clear);
        result
    }
}
