//! Loops of a sparse product, whose instructions take the places of elements from
//! registers: those of an iteration are read in the one before.
//!
//! ```text
//! for k {                            w = places of p[0]
//!   copy a[k] → s                    for k {
//!   copy places[k] → p                 begin acc += s · t by w
//!   copy b[k] → t             ──►      w' = places of p[min(k + 1, end − 1)]
//!   gemm_sp s, p, t, acc               wait for the product, until then keep w
//! }                                    give back the stage; w = w'
//!                                    }
//! ```
//!
//! Places are bytes in shared memory. To wait for a stage, to load them and to put
//! them in order takes as long as a product of the other warpgroup does, and longer;
//! it is done while the own product is in flight.
//!
//! That product reads its registers as it goes on. The assembler takes them for free
//! once it has begun, so they are named again behind the wait ([`Op::Keep`]).
//!
//! The last iteration reads places of its own tile again, and nobody looks at them:
//! registers that were set under a condition only would have the assembler wait for
//! products.

use super::super::{Item, Lower, Lowered};
use super::loops::factors;
use super::loops::has_effect;
use super::loops::{of_rising_loops, steps_by_one};
use super::specialization::{Pipeline, WarpSpecialization};
use crate::ir::{Op, Val, Var};
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::{Product, products_within};
use crate::lower::lin::Lin;
use rustc_hash::FxHashMap;
use tile_core::elem::DType;
use tile_core::ir::{CmpOp, Func, Inst, InstId, RegionId};

/// Words of places, by 64 rows, and there by instruction along k.
pub(in crate::lower) type Words = Vec<Vec<Val>>;

/// The loops of a sparse product, by their bodies.
pub(super) fn metadata_prefetches(func: &Func, roles: &WarpSpecialization) -> FxHashMap<RegionId, InstId> {
    of_rising_loops(func, |inst| product_of(func, inst, roles))
}

/// The product of a loop that does nothing else.
fn product_of(func: &Func, inst: &Inst, roles: &WarpSpecialization) -> Option<InstId> {
    let body = inst.regions[0];
    let insts = &func.regions[body].insts;
    let mut gemms = insts.iter().copied().filter(|id| roles.gemms.contains(id));
    let (Some(product), None) = (gemms.next(), gemms.next()) else { return None };
    let places = func.root(Product::of(&func.insts[product])?.places?);
    let mut tiles = factors(func, product).into_iter().chain([places]);
    // Stages are waited for by this product and given back behind it. One is filled
    // while another is in use, or nobody could wait for the next.
    let mut own = roles.pipelines.iter().filter(|pipeline| pipeline.region == body);
    let holds = tiles.all(|tile| roles.has_tile(tile))
        && own.all(|pipeline| pipeline.first == product && pipeline.last == product && pipeline.stages >= 2)
        && roles.pipelines.iter().all(|pipeline| pipeline.first != product || pipeline.region == body)
        && insts.iter().all(|id| *id == product || roles.copies.contains(id) || !has_effect(func, *id))
        && products_within(func, body) == 1
        && steps_by_one(func, inst)
        && !wgmma::gathers(func, &func.insts[product])
        && !roles.alternates();
    holds.then_some(product)
}

impl Lower<'_> {
    /// A loop of a sparse product; `None` if this is none.
    pub(in crate::lower) fn metadata_prefetch(&mut self, inst: &Inst) -> Option<Lowered<()>> {
        let product = *self.specialized.roles.metadata_prefetches.get(&inst.regions[0])?;
        Some(self.metadata_prefetch_loop(inst, product))
    }

    fn metadata_prefetch_loop(&mut self, inst: &Inst, product: InstId) -> Lowered<()> {
        let [lo, hi, _] = self.bounds(inst)?;
        let (first, end) = self.known.pair(&mut self.b, &lo, &hi);
        let runs = self.b.cmp(CmpOp::Lt, first, end);
        let last = hi.add_int(-1);
        self.guarded(Some(runs), &mut |lower| {
            lower.enter_iteration(inst, product, lo.clone())?;
            lower.await_tiles(product)?;
            let words = lower.product_places(product)?;
            let places = lower.b.var("places", DType::U32, words.iter().map(|row| row.len() as u32).sum());
            lower.set_words(places, &words);
            lower.loop_over(&lo, &hi, &Lin::int(1), |lower, counter| {
                let held = lower.get_words(places, &words);
                let next = lower.metadata_prefetch_iteration(inst, product, &held, counter, &last)?;
                lower.set_words(places, &next);
                Ok(())
            })
        })
    }

    /// An iteration with these places; gives those of the next.
    fn metadata_prefetch_iteration(
        &mut self,
        inst: &Inst,
        product: InstId,
        held: &Words,
        counter: Lin,
        last: &Lin,
    ) -> Lowered<Words> {
        let (now, end) = self.known.pair(&mut self.b, &counter, last);
        let more = self.b.cmp(CmpOp::Lt, now, end);
        self.enter_iteration(inst, product, counter.clone())?;
        let pipelines = self.show_present(product)?;
        self.begin_with_places(product, held)?;
        let after = self.b.add_int(now, 1);
        let after = self.b.select(more, after, now);
        self.known.state(after, self.known.range(&counter), 1);
        self.enter_iteration(inst, product, Lin::val(after))?;
        for (number, pipeline, _) in &pipelines {
            self.advance(*number, pipeline.stages);
        }
        self.show_next(&pipelines, more)?;
        let next = self.product_places(product)?;
        self.b.effect(Op::WgmmaWait { pending: 0 }, &[]);
        self.keep(product, held)?;
        for (number, pipeline, stage) in pipelines {
            self.release_read(number, &pipeline, stage);
        }
        Ok(next)
    }

    /// Makes what a loop's statements but its product stand for in an iteration.
    fn enter_iteration(&mut self, inst: &Inst, product: InstId, counter: Lin) -> Lowered<()> {
        let region = inst.regions[0];
        self.items.insert(self.func.regions[region].args[0], Item::Int(counter));
        self.statements(region, &|id| id == product)
    }

    /// Gives back a stage that threads may have read.
    fn release_read(&mut self, number: usize, pipeline: &Pipeline, stage: Val) {
        if pipeline.read {
            self.b.effect(Op::WarpBarrier {}, &[]);
        }
        self.release(number, stage);
    }

    /// Keeps words in registers until a product is over.
    fn keep(&mut self, product: InstId, words: &Words) -> Lowered<()> {
        let sum = self.sum_word(product)?;
        let buf = self.anchor_word();
        let zero = self.b.int(0, DType::I32);
        let args: Vec<Val> = [zero, sum].into_iter().chain(words.iter().flatten().copied()).collect();
        self.b.effect(Op::Keep { buf }, &args);
        Ok(())
    }

    fn set_words(&mut self, places: Var, words: &Words) {
        for (at, &word) in words.iter().flatten().enumerate() {
            self.b.set(places, at as u32, word);
        }
    }

    /// Words that were set, in rows as long as those of `like`.
    fn get_words(&mut self, places: Var, like: &Words) -> Words {
        let mut at = 0..;
        let mut row = |row: &Vec<Val>| {
            let words = row.iter().zip(&mut at);
            words.map(|(_, at)| self.b.get(places, at)).collect()
        };
        like.iter().map(&mut row).collect()
    }
}
