//! Loops whose iterations warpgroups take alternately.
//!
//! ```text
//! for k in 0..n {                 for k in g, g + 3, … below n {     (warpgroup g of 3)
//!   copy b[k] → t                   wait full[stage]
//!   w = f(t)             ──►        w = f(t[stage]); acc += a · w; wait
//!   gemm a, w, acc                  give back the stage; go three stages on
//! }                               }
//!                                 acc = the sum of all warpgroups' acc
//! ```
//!
//! A warpgroup that computes an operand in its registers does not multiply meanwhile. If it has
//! the rows of an instruction and no more, there is nothing to divide but k. So several
//! warpgroups have each an accumulator of their own, and one multiplies while others compute,
//! without a word between them: a stage is one warpgroup's alone.
//!
//! So stages are a multiple of the warpgroups, and a kernel that states another number is not divided so.
//! If a stage changed hands in the loop, its new owner
//! would not know whether what it held last has landed: TMA copies land in any order, and by
//! parities a phase is like the one before the last.
//!
//! What they hold is added once, in shared memory, after the loop, in the order of
//! their numbers; from there on all hold the sum, and know that all has landed.
//!
//! That is for a kernel with one product whose sum is cleared in front of the
//! loop, and a loop that does nothing else than to make operands and, where the product is set
//! anew, to add it to the sum ([`added_products`](super::added_products)).

use super::super::{Lower, Lowered};
use super::GROUP;
use super::loops::has_effect;
use super::loops::most_held;
use super::mainloop::InMainloop;
use super::register_pressure::words;
use super::specialization::Mainloop;
use super::specialization::WarpSpecialization;
use crate::ir::{BufData, Home, Op, ShuffleMode, Val};
use crate::lower::gemm::wgmma;
use crate::lower::lin::{Lin, Range};
use crate::lower::uses::touches_within;
use crate::lower::view::Root;
use crate::lower::{Item, Lane};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Func, Inst, InstId, Op as Tile, RegionId};

/// Warpgroups that take iterations alternately.
const GROUPS: u32 = 3;

/// The most words of an accumulator that threads are to exchange.
const MOST: u64 = 32;

/// Words of an accumulator of which all parts are exchanged at once.
const SMALL: u32 = 8;

/// Lets warpgroups take iterations alternately where one alone would do everything.
pub(super) fn intra_block_split_k(func: &Func, roles: &mut WarpSpecialization) {
    let alone =
        roles.groups == 1 && roles.consumers == 1 && roles.gemms.len() == 1 && func.schedule.gpu.threads.is_none();
    let mainloops: Vec<(RegionId, Mainloop)> =
        roles.mainloops.iter().map(|(&body, &mainloop)| (body, mainloop)).collect();
    let ([(body, mainloop)], true) = (&mainloops[..], alone) else { return };
    let inst = &func.insts[mainloop.product];
    let few = words(func, mainloop.sum) / u64::from(GROUP) <= MOST;
    let free = roles.pipelines.iter().all(|pipeline| pipeline.region != *body || !pipeline.stated)
        && func.schedule.gpu.stages.is_none_or(|stages| stages.is_multiple_of(GROUPS));
    let several = roles.pipelines.iter().all(|pipeline| pipeline.region != *body || pipeline.stages > 1);
    let fits = roles.held / u64::from(GROUP) <= most_held(GROUPS) && few && !roles.has_gathers();
    if fits
        && free
        && several
        && mainloop.clear.is_some()
        && wgmma::takes_registers(func, inst)
        && does_nothing_else(func, roles, *body, mainloop)
    {
        (roles.groups, roles.intra_block_split_k) = (GROUPS, Some(*body));
    }
}

/// Whether a loop multiplies, sets fragments that are multiplied, and adds the product to its sum,
/// and that is all.
fn does_nothing_else(func: &Func, roles: &WarpSpecialization, body: RegionId, mainloop: &Mainloop) -> bool {
    func.regions[body].insts.iter().all(|&id| match func.insts[id].op {
        _ if roles.copies.contains(&id) || roles.gemms.contains(&id) => true,
        Tile::Parallel {} if mainloop.added && touches_within(func, &func.insts[id], mainloop.sum) => true,
        Tile::Parallel {} => sets_operands(func, roles, id),
        _ => !has_effect(func, id),
    })
}

fn sets_operands(func: &Func, roles: &WarpSpecialization, parallel: InstId) -> bool {
    let mut ok = true;
    func.walk(func.insts[parallel].regions[0], &mut |_, inst| {
        let operand = |memory| {
            let root = func.root(memory);
            roles.gemms.iter().any(|&id| wgmma::takes(func, &func.insts[id], root))
        };
        ok &= inst.written().is_none_or(operand) && !matches!(inst.op, Tile::Atomic { .. });
    });
    ok
}

impl Lower<'_> {
    /// A loop whose iterations warpgroups take alternately.
    pub(super) fn intra_block_split_k_loop(&mut self, inst: &Inst, mainloop: Mainloop) -> Lowered<()> {
        let [lo, hi, step] = self.bounds(inst)?;
        let region = inst.regions[0];
        let groups = self.specialized.roles.groups;
        let Some(by) = step.as_int() else { return self.error("a loop's step is not known") };
        // What comes out of a shuffle of what differs is the same in a warp, and the
        // assembler knows it.
        let thread = self.thread();
        let thread = self.b.shuffle(ShuffleMode::Index, 0, thread);
        let group = self.b.div_int(thread, GROUP.into());
        self.known.state(group, Range::below(groups.into()), 1);
        let pipelines = self.pipelines_where(|pipeline| pipeline.region == region);
        let now = |lower: &mut Self, number: usize| {
            let state = lower.specialized.states[number];
            [state.stage, state.phase].map(|var| lower.b.get(var, 0))
        };
        let before: Vec<[Val; 2]> = pipelines.iter().map(|&(number, _)| now(self, number)).collect();
        let outer = self.specialized.mainloop;
        // Each has a loop of its own: what it starts from is then the same in all
        // threads for certain, which addresses of matrices are to be.
        for own in 0..groups {
            let own_group = self.b.int(own.into(), DType::I32);
            let is = self.b.cmp(CmpOp::Eq, group, own_group);
            let first = lo.add_int(i64::from(own) * by);
            let result = self.guarded(Some(is), &mut |lower| {
                pipelines.iter().for_each(|(number, pipeline)| lower.advance_by(*number, pipeline.stages, own));
                lower.loop_over(&first, &hi, &step.scale(groups.into()), |lower, counter| {
                    let (at, from) = lower.known.pair(&mut lower.b, &counter, &first);
                    let later = lower.b.cmp(CmpOp::Ne, at, from);
                    lower.items.insert(lower.func.regions[region].args[0], Item::Int(counter));
                    let (product, sets, deep, double_buffered) = (mainloop.product, mainloop.sets(), u32::MAX, false);
                    lower.specialized.mainloop = Some(InMainloop { product, later, sets, deep, double_buffered });
                    lower.block(region)?;
                    pipelines.iter().for_each(|(number, pipeline)| lower.advance_by(*number, pipeline.stages, groups));
                    Ok(())
                })
            });
            self.specialized.mainloop = outer;
            result?;
        }
        let first = lo.add(&Lin::val(group).scale(by));
        let (from, end) = self.known.pair(&mut self.b, &first, &hi);
        let idle = self.b.cmp(CmpOp::Ge, from, end);
        // All are where the loop has come to.
        let long = hi.sub(&lo).add_int(by - 1);
        let long = self.known.bin(&mut self.b, BinOp::Max, &long, &Lin::default());
        let count = self.known.bin(&mut self.b, BinOp::Div, &long, &Lin::int(by));
        let count = self.known.register(&mut self.b, &count, DType::Index);
        let count = self.b.cast(count, DType::I32);
        for ((number, pipeline), [stage, phase]) in pipelines.iter().zip(before) {
            let state = self.specialized.states[*number];
            let place = self.b.add(stage, count);
            let rounds = self.b.div_int(place, pipeline.stages.into());
            let stage = self.b.rem_int(place, pipeline.stages.into());
            let one = self.b.int(1, DType::I32);
            let odd = self.b.bin(BinOp::And, rounds, one);
            let phase = self.b.bin(BinOp::Xor, phase, odd);
            self.b.set(state.stage, 0, stage);
            self.b.set(state.phase, 0, phase);
        }
        self.add_up(mainloop, group, idle)
    }

    /// Goes so many stages on.
    fn advance_by(&mut self, pipeline: usize, stages: u32, by: u32) {
        let state = self.specialized.states[pipeline];
        let one = self.b.int(1, DType::I32);
        let phase = self.b.get(state.phase, 0);
        let flipped = self.b.bin(BinOp::Xor, phase, one);
        let (rounds, by) = (by / stages, by % stages);
        let [same, wraps] = if rounds % 2 == 0 { [phase, flipped] } else { [flipped, phase] };
        let stage = self.b.get(state.stage, 0);
        let next = self.b.add_int(stage, by.into());
        let end = self.b.int(stages.into(), DType::I32);
        let inside = self.b.cmp(CmpOp::Lt, next, end);
        let wrapped = self.b.add_int(next, -i64::from(stages));
        let next = self.b.select(inside, next, wrapped);
        let phase = self.b.select(inside, same, wraps);
        self.b.set(state.stage, 0, next);
        self.b.set(state.phase, 0, phase);
    }

    /// Adds what warpgroups hold, so that all hold the sum. The idle ones hold
    /// anything.
    fn add_up(&mut self, mainloop: Mainloop, group: Val, idle: Val) -> Lowered<()> {
        let Root::Fragment(number) = self.view(&Lane::default(), mainloop.sum)?.root else {
            return self.error("a sum is no fragment");
        };
        self.guarded(Some(idle), &mut |lower| {
            lower.clear(number);
            Ok(())
        })?;
        let held = self.fragments[number].clone();
        let (registers, groups) = (held.layout.registers(), self.specialized.roles.groups);
        let home = Home::Shared { start: None, align: 16 };
        let size = registers * GROUP;
        // Parts are on their way together only where they are small: there is more use
        // for their memory in stages of the loop.
        let together = if registers <= SMALL { groups - 1 } else { 1 };
        let name = "parts".to_owned();
        let buf = self.b.buf(BufData { name, elem: held.elem, len: together * size, home });
        let own = self.digit(1, GROUP);
        let own = self.known.register(&mut self.b, &own, DType::I32);
        let store = |lower: &mut Self, part: u32| {
            for register in 0..registers {
                let value = lower.b.get(held.var, register);
                let offset = (part * size + register * GROUP).into();
                lower.b.effect(Op::Store { buf, offset, guarded: false }, &[own, value]);
            }
        };
        let load = |lower: &mut Self, part: u32, register: u32| {
            let load = Op::Load { buf, offset: (part * size + register * GROUP).into(), guarded: false };
            lower.b.values(load, &[own], held.elem, 1)[0]
        };
        let is = |lower: &mut Self, what: CmpOp, number: u32| {
            let number = lower.b.int(number.into(), DType::I32);
            lower.b.cmp(what, group, number)
        };
        let first = is(self, CmpOp::Eq, 0);
        // The first warpgroup keeps its own part.
        let mut next = 1;
        while next < groups {
            let now = next..(next + together).min(groups);
            next = now.end;
            self.phase();
            for (part, number) in now.clone().enumerate() {
                let its = is(self, CmpOp::Eq, number);
                self.guarded(Some(its), &mut |lower| {
                    store(lower, part as u32);
                    Ok(())
                })?;
            }
            self.phase();
            self.guarded(Some(first), &mut |lower| {
                for register in 0..registers {
                    let mut sum = lower.b.get(held.var, register);
                    for part in 0..now.len() as u32 {
                        let value = load(lower, part, register);
                        sum = lower.b.bin(BinOp::Add, sum, value);
                    }
                    lower.b.set(held.var, register, sum);
                }
                if now.end == groups {
                    store(lower, 0);
                }
                Ok(())
            })?;
        }
        let others = is(self, CmpOp::Ne, 0);
        self.phase();
        self.guarded(Some(others), &mut |lower| {
            for register in 0..registers {
                let value = load(lower, 0, register);
                lower.b.set(held.var, register, value);
            }
            Ok(())
        })
    }
}
