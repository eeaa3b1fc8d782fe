//! Loops that do nothing but multiply: products of an iteration may run on while
//! the next one is begun.
//!
//! ```text
//! clear acc                            for k {
//! for k {                                wait full[stage]
//!   copy a[k] → s          ──►           acc = s · t + (k is the first ? 0 : acc)
//!   copy b[k] → t                        wait for all products but this one
//!   gemm s, t, acc                       give back the stage of the iteration before
//! }                                    }
//!                                      wait for all products; give back the last stage
//! ```
//!
//! That holds where the accumulator is the business of one product in the loop
//! and nothing else there looks at it. If it was cleared just before, the first
//! product sets it, and only a loop without iterations clears it.
//!
//! An operand that threads write has two stages then, if they write all of it in
//! each iteration: they write one while the other is multiplied.
//!
//! ```text
//! for k {                              for k {
//!   copy b[k] → t                        wait full[stage]
//!   w = f(t)               ──►           w[k mod 2] = f(t[stage])
//!   gemm s, w, acc                       wait for the product; fence; barrier
//! }                                      begin acc += s · w[k mod 2]
//!                                      }
//!                                      wait for the product; barrier
//! ```
//!
//! After the barrier all have waited for the product before, which read the stage
//! that is written next.
//!
//! An operand in registers is written when the product before is over: other
//! warpgroups multiply meanwhile. A product that threads add to the sum
//! ([`added_products`](super::added_products)) is over before they do; the sum is cleared then.

use super::super::uses::{is_zero, touches, touches_within, uses};
use super::super::{Item, Lane, Lower, Lowered};
use super::added_products::added_sum;
use super::gathered_operands::tile_of;
use super::loops::factors;
use super::loops::is_load;
use super::loops::{each_region, is_rising};
use super::operand::multiplied_by;
use super::positions::is_of_shape;
use super::specialization::Mainloop;
use super::specialization::{Pipeline, WarpSpecialization};
use crate::ir::{Op, Val};
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::Product;
use crate::lower::lin::{Lin, Range};
use crate::lower::view::Root;
use rustc_hash::FxHashMap;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Func, Inst, InstId, Op as Tile, RegionId, Value};

/// With so many stages one may be given back an iteration later: one is filled
/// while the products of two are in flight.
pub(super) const DEEP: u32 = 3;

/// The same where no more than one product is.
const DEEP_DOUBLE_BUFFERED: u32 = 2;

/// What is known while such a loop is lowered.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct InMainloop {
    pub(in crate::lower) product: InstId,
    /// Whether the iteration is not the first.
    pub(in crate::lower) later: Val,
    /// Whether the first iteration sets the accumulator.
    pub(in crate::lower) sets: bool,
    /// With so many stages one of a pipeline may be given back an iteration later.
    pub(super) deep: u32,
    /// Whether an operand has two stages.
    pub(super) double_buffered: bool,
}

/// The mainloops, by their bodies.
pub(super) fn mainloops(func: &Func, roles: &WarpSpecialization) -> FxHashMap<RegionId, Mainloop> {
    let mut found = FxHashMap::default();
    each_region(func, func.body, &mut |region| {
        let insts = &func.regions[region].insts;
        for (position, &id) in insts.iter().enumerate() {
            let inst = &func.insts[id];
            let Tile::For { .. } = inst.op else { continue };
            let body = inst.regions[0];
            let inside: Vec<InstId> =
                func.regions[body].insts.iter().copied().filter(|id| roles.gemms.contains(id)).collect();
            let [product] = inside[..] else { continue };
            // Other copies may make a pipeline of their own of the loop.
            if func.regions[body].insts.iter().any(|&id| is_load(func, id) && !roles.copies.contains(&id)) {
                continue;
            }
            // Nor may a stage be given back late that another pipeline's copy is held up by.
            if roles.pipelines.iter().any(|pipeline| pipeline.region == body && pipeline.stated && pipeline.stages == 1)
            {
                continue;
            }
            let Some(Product { acc, accumulate, places, .. }) = Product::of(&func.insts[product]) else { continue };
            let added = added_sum(func, body, product);
            let made: Vec<Value> =
                factors(func, product).into_iter().filter(|tile| roles.made.contains_key(tile)).collect();
            // What threads add without an operand of theirs, they add beside other products.
            let own = !made.is_empty() || wgmma::takes_registers(func, &func.insts[product]);
            let anew = made.into_iter().all(|tile| is_made_anew(func, body, product, tile));
            // A sparse product is over before the next one's places are read.
            let dense = places.is_none();
            let sum = match added.filter(|_| own) {
                None => (accumulate && uses(func, body, acc) == 1).then_some(acc),
                added => added,
            };
            if let Some(sum) = sum.filter(|_| is_rising(func, inst) && anew && dense) {
                let clear = cleared(func, &insts[..position], sum);
                found.insert(body, Mainloop { product, clear, sum, added: sum != acc });
            }
        }
    });
    found
}

/// Whether a tile is the business of a product and of statements before it in
/// its loop, which write to it in every iteration.
fn is_made_anew(func: &Func, body: RegionId, product: InstId, tile: Value) -> bool {
    let writes = |inst: &Inst| inst.written().is_some_and(|memory| func.root(memory) == tile);
    let insts = &func.regions[body].insts;
    let before = || insts.iter().take_while(|&&id| id != product).map(|&id| &func.insts[id]);
    let mut always = 0;
    for inst in before() {
        always += usize::from(writes(inst));
        if let Tile::Parallel {} = inst.op {
            let inside = &func.regions[inst.regions[0]].insts;
            always += inside.iter().filter(|&&id| writes(&func.insts[id])).count();
        }
    }
    // Views may be made anywhere.
    let (mut all, mut everywhere, mut here) = (0, 0, 0);
    let is_use = |inst: &Inst| usize::from(!is_of_shape(inst) && touches(func, inst, tile));
    func.walk(func.body, &mut |_, inst| {
        all += usize::from(writes(inst));
        everywhere += is_use(inst);
    });
    for inst in before() {
        func.walk_inst(inst, &mut |inst| here += is_use(inst));
    }
    always == all && multiplied_by(func, tile) == [product] && everywhere == here + 1
}

/// The statement that clears a fragment, if nothing looks at it after.
pub(super) fn cleared(func: &Func, before: &[InstId], memory: Value) -> Option<InstId> {
    let last = before.iter().rev().find(|&&id| touches_within(func, &func.insts[id], memory))?;
    let inst = &func.insts[*last];
    (matches!(inst.op, Tile::Fill {}) && inst.args[0] == memory && is_zero(func, inst.args[1])).then_some(*last)
}

impl Lower<'_> {
    /// Whether a statement is left to the loop after it.
    pub(in crate::lower) fn is_mainloop_clear(&self, id: InstId) -> bool {
        let roles = &self.specialized.roles;
        roles.mainloops.values().any(|mainloop| mainloop.sets() && mainloop.clear == Some(id))
            || roles.two_levels.values().any(|two_level| two_level.clear == Some(id))
    }

    /// A mainloop; `None` if this loop is none.
    pub(in crate::lower) fn mainloop(&mut self, inst: &Inst) -> Option<Lowered<()>> {
        let mainloop = *self.specialized.roles.mainloops.get(&inst.regions[0])?;
        Some(match self.specialized.roles.is_intra_block_split_k(inst.regions[0]) {
            true => self.intra_block_split_k_loop(inst, mainloop),
            false => self.lower_mainloop(inst, mainloop),
        })
    }

    /// Begins the product of a mainloop.
    pub(super) fn multiply_in_mainloop(&mut self, mainloop: InMainloop) -> Lowered<()> {
        let id = mainloop.product;
        // What others look at behind the product is given back there.
        let operands = factors(self.func, id);
        let read =
            |pipeline: &Pipeline| pipeline.copies.iter().any(|&copy| operands.contains(&tile_of(self.func, copy)));
        let pipelines = self.pipelines_where(|pipeline| pipeline.last == id || read(pipeline));
        let deep = pipelines.iter().all(|(_, pipeline)| pipeline.last == id && pipeline.stages >= mainloop.deep);
        // What threads load into registers of products in flight would wait.
        let deep = deep && !wgmma::gathers(self.func, &self.func.insts[id]);
        if mainloop.double_buffered {
            self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
            self.b.effect(Op::ProxyFence {}, &[]);
            self.b.effect(Op::Barrier {}, &[]);
        }
        self.begin(id)?;
        if !(mainloop.double_buffered && deep) {
            self.b.effect(Op::WgmmaWait { pending: u32::from(deep) }, &[]);
        }
        Ok(())
    }

    /// Lets the views of tiles show one of two stages.
    fn show_buffer(&mut self, tiles: &[Value], stage: Val) -> Lowered<()> {
        self.known.state(stage, Range::below(2), 1);
        for &tile in tiles {
            let whole = self.view(&Lane::default(), tile)?;
            let view = self.stage_view(whole, &Lin::val(stage), 2)?;
            self.items.insert(tile, Item::View(view));
            self.update_views(tile)?;
        }
        Ok(())
    }

    fn lower_mainloop(&mut self, inst: &Inst, mainloop: Mainloop) -> Lowered<()> {
        let [lo, hi, step] = self.bounds(inst)?;
        let operands = factors(self.func, mainloop.product).into_iter();
        let doubled: Vec<Value> =
            operands.filter(|tile| self.specialized.roles.double_buffered.contains(tile)).collect();
        let deep = match doubled.is_empty() {
            _ if mainloop.added || wgmma::takes_registers(self.func, &self.func.insts[mainloop.product]) => u32::MAX,
            true => DEEP,
            false => DEEP_DOUBLE_BUFFERED,
        };
        let before: Vec<(Value, Item)> =
            doubled.iter().filter_map(|tile| Some((*tile, self.items.get(tile)?.clone()))).collect();
        let current = (!doubled.is_empty()).then(|| {
            let current = self.b.var("current", DType::I32, 1);
            let zero = self.b.int(0, DType::I32);
            self.b.set(current, 0, zero);
            current
        });
        let (first, end) = self.known.pair(&mut self.b, &lo, &hi);
        let runs = self.b.cmp(CmpOp::Lt, first, end);
        let outer = self.specialized.mainloop;
        self.await_order(&lo, &hi);
        let result = self.loop_over(&lo, &hi, &step, |lower, counter| {
            let region = inst.regions[0];
            let arg = lower.func.regions[region].args[0];
            let (at, from) = lower.known.pair(&mut lower.b, &counter, &lo);
            let later = lower.b.cmp(CmpOp::Ne, at, from);
            lower.items.insert(arg, Item::Int(counter));
            let sets = mainloop.sets();
            let double_buffered = current.is_some();
            lower.specialized.mainloop =
                Some(InMainloop { product: mainloop.product, later, sets, deep, double_buffered });
            let Some(current) = current else { return lower.block(region) };
            let stage = lower.b.get(current, 0);
            lower.show_buffer(&doubled, stage)?;
            lower.block(region)?;
            let one = lower.b.int(1, DType::I32);
            let next = lower.b.bin(BinOp::Xor, stage, one);
            lower.b.set(current, 0, next);
            Ok(())
        });
        self.specialized.mainloop = outer;
        self.items.extend(before);
        self.pass_order();
        self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
        if current.is_some() {
            self.b.effect(Op::Barrier {}, &[]);
        }
        self.b.open(None);
        for (number, _) in self.pipelines_where(|pipeline| pipeline.last == mainloop.product && pipeline.stages >= deep)
        {
            self.release_before(number);
        }
        let drain = self.b.close();
        // Once nothing is pending: the assembler lets nothing else write to
        // registers that products work on.
        self.b.open(None);
        if mainloop.sets() {
            let Root::Fragment(number) = self.view(&Lane::default(), mainloop.sum)?.root else {
                return self.error("a sum is no fragment");
            };
            self.clear(number);
        }
        let clear = self.b.close();
        self.b.branch(runs, drain, clear);
        self.end_order(&lo, &hi);
        result
    }
}
