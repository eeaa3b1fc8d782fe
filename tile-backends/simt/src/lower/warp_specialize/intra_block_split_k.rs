//! Loops whose iterations warpgroups take alternately.
//!
//! ```text
//! for k in 0..n {                 for k in g, g + 3, … below n {     (warpgroup g of 3)
//!   copy b[k] → t                   wait full[slot]
//!   w = f(t)             ──►        w = f(t[slot]); acc += a · w; wait
//!   gemm a, w, acc                  give back the slot; go three slots on
//! }                               }
//!                                 acc = the sum of all warpgroups' acc
//! ```
//!
//! A warpgroup that computes an operand in its registers does not multiply meanwhile. If it has
//! the rows of an instruction and no more, there is nothing to divide but k. So several
//! warpgroups have each an accumulator of their own, and one multiplies while others compute,
//! without a word between them: a slot is one warpgroup's alone.
//!
//! So slots are a multiple of the warpgroups. If one changed hands in the loop, its new owner
//! would not know whether what it held last has landed: TMA copies land in any order, and by
//! parities a phase is like the one before the last.
//!
//! What they hold is added once, in shared memory, after the loop, in the order of
//! their numbers; from there on all hold the sum, and know that all has landed.
//!
//! That is for a kernel with one product whose sum is cleared in front of the
//! loop, and a loop that does nothing else.

use super::super::{Lower, Lowered};
use super::GROUP;
use super::gemm_overlap::has_effect;
use super::mainloop::{Stream, Streaming};
use super::plan::{WarpSpecialization, most_held};
use super::register_pressure::words;
use crate::ir::{BufData, Home, Op, ShuffleMode, Val};
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::Product;
use crate::lower::lin::{Lin, Range};
use crate::lower::view::Root;
use crate::lower::{Item, Lane};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Func, Inst, InstId, Op as Tile, RegionId};

/// Warpgroups that take turns.
const GROUPS: u32 = 3;

/// The most words of an accumulator that threads are to exchange.
const MOST: u64 = 32;

/// Words of an accumulator of which all parts are exchanged at once.
const SMALL: u32 = 8;

/// Lets warpgroups take turns where one alone would do everything.
pub(super) fn alternate(func: &Func, roles: &mut WarpSpecialization) {
    let alone =
        roles.groups == 1 && roles.turns == 1 && roles.products.len() == 1 && func.schedule.gpu.threads.is_none();
    let streams: Vec<(RegionId, Stream)> = roles.streams.iter().map(|(&body, &stream)| (body, stream)).collect();
    let ([(body, stream)], true) = (&streams[..], alone) else { return };
    let inst = &func.insts[stream.product];
    let few = Product::of(inst).is_some_and(|it| words(func, it.acc) / u64::from(GROUP) <= MOST);
    let free = roles.rings.iter().all(|ring| ring.region != *body || !ring.stated);
    let several = roles.rings.iter().all(|ring| ring.region != *body || ring.stages > 1);
    let fits = roles.held / u64::from(GROUP) <= most_held(GROUPS) && few && !roles.has_gathers();
    if fits
        && free
        && several
        && stream.clear.is_some()
        && wgmma::takes_registers(func, inst)
        && does_nothing_else(func, roles, *body)
    {
        (roles.groups, roles.alternating) = (GROUPS, Some(*body));
    }
}

/// Whether a loop multiplies, and sets fragments that are multiplied, and that is
/// all.
fn does_nothing_else(func: &Func, roles: &WarpSpecialization, body: RegionId) -> bool {
    func.regions[body].insts.iter().all(|&id| match func.insts[id].op {
        _ if roles.copies.contains(&id) || roles.products.contains(&id) => true,
        Tile::Parallel {} => sets_operands(func, roles, id),
        _ => !has_effect(func, id),
    })
}

fn sets_operands(func: &Func, roles: &WarpSpecialization, parallel: InstId) -> bool {
    let mut ok = true;
    func.walk(func.insts[parallel].regions[0], &mut |_, inst| {
        let operand = |memory| {
            let root = func.root(memory);
            roles.products.iter().any(|&id| wgmma::takes(func, &func.insts[id], root))
        };
        ok &= inst.written().is_none_or(operand) && !matches!(inst.op, Tile::Atomic { .. });
    });
    ok
}

impl Lower<'_> {
    /// A loop whose iterations warpgroups take alternately.
    pub(super) fn alternating_loop(&mut self, inst: &Inst, stream: Stream) -> Lowered<()> {
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
        let rings = self.rings_where(|ring| ring.region == region);
        let now = |lower: &mut Self, number: usize| {
            let turn = lower.specialized.turns[number];
            [turn.slot, turn.phase].map(|var| lower.b.get(var, 0))
        };
        let before: Vec<[Val; 2]> = rings.iter().map(|&(number, _)| now(self, number)).collect();
        let outer = self.specialized.streaming;
        // Each has a loop of its own: what it starts from is then the same in all
        // threads for certain, which addresses of matrices are to be.
        for own in 0..groups {
            let own_group = self.b.int(own.into(), DType::I32);
            let is = self.b.cmp(CmpOp::Eq, group, own_group);
            let first = lo.add_int(i64::from(own) * by);
            let result = self.guarded(Some(is), &mut |lower| {
                rings.iter().for_each(|(number, ring)| lower.pass_turns(*number, ring.stages, own));
                lower.loop_over(&first, &hi, &step.scale(groups.into()), |lower, counter| {
                    let (at, from) = lower.known.pair(&mut lower.b, &counter, &first);
                    let later = lower.b.cmp(CmpOp::Ne, at, from);
                    lower.items.insert(lower.func.regions[region].args[0], Item::Int(counter));
                    let (product, sets, deep, turns) = (stream.product, stream.clear.is_some(), u32::MAX, false);
                    lower.specialized.streaming = Some(Streaming { product, later, sets, deep, turns });
                    lower.block(region)?;
                    rings.iter().for_each(|(number, ring)| lower.pass_turns(*number, ring.stages, groups));
                    Ok(())
                })
            });
            self.specialized.streaming = outer;
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
        for ((number, ring), [slot, phase]) in rings.iter().zip(before) {
            let turn = self.specialized.turns[*number];
            let place = self.b.add(slot, count);
            let rounds = self.b.div_int(place, ring.stages.into());
            let slot = self.b.rem_int(place, ring.stages.into());
            let one = self.b.int(1, DType::I32);
            let odd = self.b.bin(BinOp::And, rounds, one);
            let phase = self.b.bin(BinOp::Xor, phase, odd);
            self.b.set(turn.slot, 0, slot);
            self.b.set(turn.phase, 0, phase);
        }
        self.add_up(stream, group, idle)
    }

    /// Goes so many slots on.
    fn pass_turns(&mut self, ring: usize, stages: u32, by: u32) {
        let turn = self.specialized.turns[ring];
        let one = self.b.int(1, DType::I32);
        let phase = self.b.get(turn.phase, 0);
        let flipped = self.b.bin(BinOp::Xor, phase, one);
        let (rounds, by) = (by / stages, by % stages);
        let [stays, wraps] = if rounds % 2 == 0 { [phase, flipped] } else { [flipped, phase] };
        let slot = self.b.get(turn.slot, 0);
        let next = self.b.add_int(slot, by.into());
        let end = self.b.int(stages.into(), DType::I32);
        let inside = self.b.cmp(CmpOp::Lt, next, end);
        let wrapped = self.b.add_int(next, -i64::from(stages));
        let next = self.b.select(inside, next, wrapped);
        let phase = self.b.select(inside, stays, wraps);
        self.b.set(turn.slot, 0, next);
        self.b.set(turn.phase, 0, phase);
    }

    /// Adds what warpgroups hold, so that all hold the sum. The idle ones hold
    /// anything.
    fn add_up(&mut self, stream: Stream, group: Val, idle: Val) -> Lowered<()> {
        let product = Product::of(&self.func.insts[stream.product]);
        let acc = product.map(|it| self.view(&Lane::default(), it.acc)).transpose()?;
        let Some(Root::Fragment(number)) = acc.map(|acc| acc.root) else {
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
        // for their memory in slots of the loop.
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
