//! Threads of the producer that gather operands ([`gather`](super::gather)).
//!
//! The producer is a whole warpgroup then: its threads wait for the slot, start
//! copies of 16 bytes each to where the instructions want them, and arrive at the
//! slot's barrier when theirs have landed. One lane starts the boxes of the same
//! slot.
//!
//! Indices are sums, and so are the places they lead to: what a sum has in common
//! in all iterations of the loop is computed in front of it, in one register for
//! each row of a thread, and a bound on a sum becomes one on that register, which
//! moves with the iteration and is the same in all threads.

use super::super::{Item, Lane, Lower, Lowered};
use super::GROUP;
use super::gather::{Move, tile_of};
use super::plan::Ring;
use crate::ir::{Op, Val, Var};
use crate::layout::{Fragment, Mode};
use crate::lower::access::Place;
use crate::lower::infer::{accesses, extents, free_layout, propagate};
use crate::lower::lin::{Lin, Range, gcd};
use crate::lower::view::{Root, View};
use std::collections::{HashMap, HashSet};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Id, Inst, InstId, Op as Tile, Value};

/// Bytes of a copy.
const CHUNK: u32 = 16;

/// The least bytes of a row that neighbouring threads copy together: what memory
/// hands out at a time.
const SECTOR: u32 = 32;

/// Rows of a thread, each of which has registers of its own.
const ROWS: u32 = 8;

/// The innermost loop around gathers.
#[derive(Clone, Debug)]
pub(in crate::lower) struct Hoisting {
    /// How many blocks are open around it.
    depth: usize,
    /// Values before this number are known there.
    before: usize,
    /// So are these.
    hoisted: HashSet<Val>,
    /// Fragments that are made inside.
    inside: HashSet<Value>,
    /// Conditions that hold in all iterations, or in none, and how many there are.
    mask: Option<Var>,
    bits: u32,
    /// What is kept from one iteration to the next.
    digits: HashSet<Value>,
}

impl<'f> Lower<'f> {
    /// How many arrivals fill a slot.
    pub(super) fn fillers(&self, ring: &Ring) -> u32 {
        let boxes = ring.copies.iter().any(|&copy| !self.teams.roles.gathers.has(copy));
        u32::from(boxes) + if self.gathers_in(ring) { GROUP } else { 0 }
    }

    pub(super) fn gathers_in(&self, ring: &Ring) -> bool {
        ring.copies.iter().any(|&copy| self.teams.roles.gathers.has(copy))
    }

    /// A producer of which all threads go through the body.
    pub(super) fn gathering_producer(&mut self) -> Lowered<()> {
        let layouts = self.gather_layouts()?;
        let consumers = std::mem::replace(&mut self.threads, GROUP);
        self.first_thread = consumers;
        let layouts = std::mem::replace(&mut self.layouts, layouts);
        // What depends on the thread alone is computed once.
        for copy in self.all_gathers() {
            let layout = self.fetch_layout(copy)?;
            self.base(&layout);
        }
        self.leader();
        let result = self.each_tile(&mut |lower| lower.produce(lower.func.body));
        self.threads = consumers;
        self.first_thread = 0;
        self.layouts = layouts;
        result
    }

    fn all_gathers(&self) -> Vec<InstId> {
        let roles = &self.teams.roles;
        roles.rings.iter().flat_map(|ring| &ring.copies).copied().filter(|&copy| roles.gathers.has(copy)).collect()
    }

    /// Whether the thread is of the producer's first warp.
    fn leader(&mut self) -> Val {
        let thread = self.thread();
        // From a shuffle, the assembler knows that all lanes agree.
        let first = self.b.shuffle(crate::ir::ShuffleMode::Index, 0, thread);
        self.b.below(first, 32)
    }

    /// Does something in one thread of the producer.
    pub(super) fn by_leader(&mut self, body: &mut dyn FnMut(&mut Lower<'f>) -> Lowered<()>) -> Lowered<()> {
        if !self.teams.roles.has_gathers() {
            // That is the only thread here.
            return body(self);
        }
        let warp = self.leader();
        self.guarded(Some(warp), &mut |lower| {
            let lane = lower.b.value(Op::Elect {}, &[], DType::Bool);
            lower.guarded(Some(lane), body)
        })
    }

    /// Which thread copies what of a gather's tile.
    fn fetch_layout(&self, copy: InstId) -> Lowered<Fragment> {
        let tile = tile_of(self.func, copy);
        let (Some(extents), Some(elem)) = (extents(self.func, tile), self.func.ty(tile).elem().dtype()) else {
            return self.error("a tile's type and extents are not known");
        };
        Ok(fetch_layout(&extents, elem.bytes() as u32))
    }

    /// The layouts of the fragments that the producer makes again.
    fn gather_layouts(&self) -> Lowered<HashMap<Value, Fragment>> {
        let func = self.func;
        let fragments: HashMap<Value, Vec<u32>> = self
            .teams
            .roles
            .gathers
            .fragments()
            .iter()
            .filter_map(|&fragment| Some((fragment, extents(func, fragment)?)))
            .collect();
        let mut layouts = HashMap::new();
        for copy in self.all_gathers() {
            let (inst, layout) = (&func.insts[copy], self.fetch_layout(copy)?);
            if let Tile::Gather {} = inst.op {
                layouts.entry(inst.args[1]).or_insert_with(|| layout.select(&[Some(0)]));
                continue;
            }
            for access in accesses(func, inst) {
                if let Some(select) = access.select() {
                    layouts.entry(access.root).or_insert_with(|| layout.select(&select));
                }
            }
        }
        propagate(func, &fragments, &mut layouts);
        for (fragment, extents) in fragments {
            layouts.entry(fragment).or_insert_with(|| free_layout(&extents, GROUP, 4));
        }
        Ok(layouts)
    }

    /// Whether the producer makes a fragment, or sets it, as the consumers do.
    pub(super) fn is_repeated(&self, id: InstId) -> bool {
        let gathers = &self.teams.roles.gathers;
        let inst = &self.func.insts[id];
        let makes = || {
            matches!(inst.op, Tile::Alloc {}) && inst.result.is_some_and(|value| gathers.fragments().contains(&value))
        };
        gathers.repeats(id) || makes()
    }

    pub(super) fn repeat_statement(&mut self, id: InstId) -> Lowered<()> {
        let func = self.func;
        let inst = &func.insts[id];
        match inst.op {
            Tile::Alloc {} => return self.alloc(inst),
            Tile::Parallel {} => self.parallel(inst)?,
            _ => self.copy(id)?,
        }
        if let Some(hoisting) = &mut self.teams.hoisting {
            let fragments = self.teams.roles.gathers.fragments().iter().copied();
            let mut touched = HashSet::new();
            let mut visit =
                |inst: &Inst| touched.extend(crate::lower::uses::written(inst).map(|memory| func.root(memory)));
            visit(inst);
            inst.regions.iter().for_each(|&region| func.walk(region, &mut |_, inst| visit(inst)));
            hoisting.inside.extend(fragments.filter(|fragment| touched.contains(fragment)));
        }
        Ok(())
    }

    /// A loop of the producer.
    pub(super) fn produce_loop(&mut self, inst: &Inst) -> Lowered<()> {
        if !self.teams.roles.has_gathers() {
            return self.serial(inst, Self::produce);
        }
        let outer = self.teams.hoisting.take();
        let [lo, _, step] = self.bounds(inst)?;
        let digits = self.begin_digits(inst.regions[0], &lo, &step);
        let result = self.serial(inst, |lower, region| {
            // All but the counter.
            let before = lower.b.kernel().vals.len() - 1;
            let (hoisted, inside) = (HashSet::new(), HashSet::new());
            let depth = lower.b.depth() - 1;
            lower.teams.hoisting =
                Some(Hoisting { depth, before, hoisted, inside, mask: None, bits: 0, digits: HashSet::new() });
            let shown = lower.show_digits(region, &digits);
            if let Some(hoisting) = &mut lower.teams.hoisting {
                hoisting.digits = shown;
            }
            lower.produce(region)?;
            lower.move_digits(&digits)
        });
        self.teams.hoisting = outer;
        result
    }

    /// Whether an instruction's result is kept from one iteration to the next.
    pub(super) fn is_digit(&self, inst: &Inst) -> bool {
        let digits = self.teams.hoisting.as_ref().map(|hoisting| &hoisting.digits);
        digits.is_some_and(|digits| inst.result.is_some_and(|result| digits.contains(&result)))
    }

    /// Whether a value is known in front of the loop.
    fn is_outer(&self, val: Val) -> bool {
        let known = |hoisting: &Hoisting| val.index() < hoisting.before || hoisting.hoisted.contains(&val);
        self.teams.hoisting.as_ref().is_none_or(known)
    }

    fn are_outer(&self, lin: &Lin) -> bool {
        lin.registers().all(|val| self.is_outer(val))
    }

    /// Does something in front of the loop.
    fn in_front<T>(&mut self, body: impl FnOnce(&mut Lower<'f>) -> T) -> T {
        let Some(depth) = self.teams.hoisting.as_ref().map(|hoisting| hoisting.depth) else { return body(self) };
        let left = self.b.leave(depth);
        let from = self.b.kernel().vals.len();
        let result = body(self);
        let to = self.b.kernel().vals.len();
        let made: Vec<Val> = self.b.kernel().vals.iter().skip(from).take(to - from).map(|(val, _)| val).collect();
        if let Some(hoisting) = &mut self.teams.hoisting {
            hoisting.hoisted.extend(made);
        }
        self.b.reenter(left);
        result
    }

    /// Starts the copies of a gather.
    pub(super) fn fetch(&mut self, id: InstId, dst: &View) -> Lowered<()> {
        let layout = self.fetch_layout(id)?;
        let Some(extents) = dst.extents() else { return self.error("a gathered tile's extents are not known") };
        let ends: Vec<Lin> = extents.iter().map(|&extent| Lin::int(extent.into())).collect();
        let vector = CHUNK / dst.elem.bytes() as u32;
        let once = self.first_replica(&layout);
        self.guarded(once, &mut |lower| {
            lower.sweep(&layout, &ends, vector, false, &mut |lower, run| lower.fetch_run(id, dst, run))
        })
    }

    /// Copies a run of neighbours.
    fn fetch_run(&mut self, id: InstId, dst: &View, run: &[Vec<Lin>]) -> Lowered<()> {
        let (src, indices, condition) = match self.func.insts[id].op {
            Tile::Gather {} => self.named_rows(id, run)?,
            _ => self.moved(id, run)?,
        };
        let (Root::Memory(from), Root::Memory(to)) = (src.root, dst.root) else {
            return self.error("a gather of registers");
        };
        let mut places = Vec::with_capacity(run.len());
        for index in &indices {
            places.push(self.fetched_place(&src, index)?);
        }
        if self.run(from, &places) != run.len() {
            return self.error("a gather's runs are not known to be aligned");
        }
        let target = self.slot_place(dst, &run[0])?;
        let mut guard = condition;
        // What holds in all iterations, or in none, is a bit.
        let mut always = None;
        for (x, end) in places[0].bounds().to_vec() {
            if self.are_outer(&x) && self.are_outer(&end) {
                always = self.in_front(|lower| {
                    let inside = lower.inside(&x, &end);
                    lower.b.and(always, inside)
                });
                continue;
            }
            let inside = self.moving_inside(&x, &end);
            guard = self.b.and(inside, guard);
        }
        if let Some(holds) = always {
            let holds = self.bit(holds);
            guard = self.b.and(Some(holds), guard);
        }
        let (from_index, src_offset) = self.place_register(from, places[0].index());
        let (to_index, dst_offset) = self.place_register(to, &target);
        let guarded = guard.is_some();
        let op = Op::CopyAsync { src: from, src_offset, dst: to, dst_offset, bytes: CHUNK, guarded };
        let args: Vec<Val> = guard.into_iter().chain([from_index, to_index]).collect();
        self.b.effect(op, &args);
        Ok(())
    }

    /// Where the elements of a run are in the rows that a gather names.
    fn named_rows(&mut self, id: InstId, run: &[Vec<Lin>]) -> Lowered<(View, Vec<Vec<Lin>>, Option<Val>)> {
        let lane = Lane::default();
        let [src, rows] = [0, 1].map(|i| self.view(&lane, self.func.insts[id].args[i]));
        let (src, rows) = (src?, rows?);
        let outer =
            self.is_still(&rows, self.func.insts[id].args[1]) && run[0][..1].iter().all(|index| self.are_outer(index));
        let name = |lower: &mut Lower<'f>| -> Lowered<Lin> {
            let row = lower.load(&rows, &[run[0][..1].to_vec()])?[0];
            let from = lower.b.ty(row);
            let row = lower.b.cast(row, DType::Index);
            lower.known.state(row, super::super::scalar::integers(from), 1);
            Ok(Lin::val(row))
        };
        let row = if outer { self.in_front(name)? } else { name(self)? };
        let indices = run.iter().map(|index| [std::slice::from_ref(&row), &index[1..]].concat()).collect();
        Ok((src, indices, None))
    }

    /// Where the elements of a run are that a `parallel!` moves, and whether they
    /// are wanted.
    fn moved(&mut self, id: InstId, run: &[Vec<Lin>]) -> Lowered<(View, Vec<Vec<Lin>>, Option<Val>)> {
        let func = self.func;
        let inst = &func.insts[id];
        let Some(moved) = Move::of(func, inst) else { return self.error("a gather does more than to move elements") };
        let region = &func.regions[inst.regions[0]];
        let lane = |index: &Vec<Lin>| Lane {
            items: region.args.iter().copied().zip(index.iter().cloned().map(Item::Int)).collect(),
        };
        let mut lanes: Vec<Lane> = run.iter().map(lane).collect();
        let chosen = func.insts[moved.store].args[0];
        for &inner in &region.insts {
            let step = &func.insts[inner];
            if inner == moved.load || inner == moved.store || step.result == Some(chosen) {
                continue;
            }
            if self.is_step_still(step, &lanes) {
                self.in_front(|lower| lower.step(step, &mut lanes))?;
            } else {
                self.step(step, &mut lanes)?;
            }
        }
        let load = &func.insts[moved.load];
        let src = self.view(&lanes[0], load.args[0])?;
        if lanes.iter().any(|lane| lane.items.contains_key(&load.args[0])) {
            return self.error("a gather's tensor is another for each element");
        }
        let mut indices = Vec::with_capacity(run.len());
        for lane in &lanes {
            indices.push(load.args[1..].iter().map(|&i| self.index(lane, i)).collect::<Lowered<Vec<Lin>>>()?);
        }
        let mut condition = None;
        if let Some((value, wanted)) = moved.condition {
            let first = self.scalar(&lanes[0], value)?;
            for lane in &lanes {
                if self.scalar(lane, value)? != first {
                    return self.error("a gather's condition is another for each element");
                }
            }
            condition = Some(if wanted { first } else { self.b.un(tile_core::ir::UnOp::Not, first) });
        }
        Ok((src, indices, condition))
    }

    /// Whether what a memory holds, and where it is, is the same in all iterations.
    fn is_still(&self, view: &View, value: Value) -> bool {
        let root = self.func.root(value);
        let inside = self.teams.hoisting.as_ref().is_some_and(|hoisting| hoisting.inside.contains(&root));
        let pair = |(x, end): &(Lin, Lin)| self.are_outer(x) && self.are_outer(end);
        !inside
            && self.are_outer(&view.base)
            && view.checks.iter().all(pair)
            && view.axes.iter().all(|axis| self.are_outer(&axis.stride) && axis.bounds.iter().all(pair))
    }

    /// Whether an instruction gives the same in all iterations.
    fn is_step_still(&self, inst: &Inst, lanes: &[Lane]) -> bool {
        lanes.iter().all(|lane| {
            inst.args.iter().all(|&arg| match self.item(lane, arg) {
                Ok(Item::Int(lin)) => self.are_outer(&lin),
                Ok(Item::Val(val)) => self.is_outer(val),
                Ok(Item::View(view)) => self.is_still(&view, arg),
                Err(_) => false,
            })
        })
    }

    /// Where an element of a tensor is: what is the same in all iterations is in
    /// one register.
    fn fetched_place(&mut self, view: &View, index: &[Lin]) -> Lowered<Place> {
        let Root::Memory(buf) = view.root else { return self.error("a gather of registers") };
        let ty = self.place_type(buf);
        let mut bounds = view.checks.clone();
        let mut sum = view.base.clone();
        for (axis, index) in view.axes.iter().zip(index) {
            let step = self.spread(index, &axis.stride, ty);
            sum = sum.add(&step);
            bounds.extend(axis.bounds.iter().map(|(shift, end)| (index.add(shift), end.clone())));
        }
        let (still, moving) = sum.split(|val| self.is_outer(val));
        let still = if still.registers().count() > 1 {
            let divisor = self.known.divisor(&still);
            let val = self.in_front(|lower| lower.known.register(&mut lower.b, &still, ty));
            self.known.state(val, Range::ALL, power_of_two(divisor));
            Lin::val(val)
        } else {
            still
        };
        Ok(Place::new(still.add(&moving), bounds))
    }

    /// The product of an index and a stride, each term by itself: in 32 bits,
    /// modulo 2³².
    fn spread(&mut self, index: &Lin, stride: &Lin, ty: DType) -> Lin {
        if let Some(by) = stride.as_int() {
            return index.scale(by);
        }
        let mut sum = stride.scale(index.constant);
        for (val, by) in index.each_term().collect::<Vec<_>>() {
            let product = match self.is_outer(val) && self.are_outer(stride) {
                true => self.in_front(|lower| lower.times(val, stride, ty)),
                false => self.times(val, stride, ty),
            };
            sum = sum.add(&product.scale(by));
        }
        sum
    }

    fn times(&mut self, val: Val, stride: &Lin, ty: DType) -> Lin {
        let index = Lin::val(val);
        if ty != DType::I32 {
            return self.known.mul(&mut self.b, &index, stride);
        }
        let divisor = self.known.divisor(&index).checked_mul(self.known.divisor(stride)).unwrap_or(1);
        let [x, y] = [&index, stride].map(|lin| self.known.register(&mut self.b, lin, ty));
        let product = self.b.mul(x, y);
        let range = Range { lo: i32::MIN.into(), hi: i32::MAX.into() };
        self.known.state(product, range, power_of_two(divisor));
        Lin::val(product)
    }

    /// Where an element of a slot is: its place in the slot is computed once.
    fn slot_place(&mut self, dst: &View, index: &[Lin]) -> Lowered<Lin> {
        let Some(format) = self.format_of(dst) else { return self.error("a gathered tile lies in rows") };
        let number = dst.axes.iter().zip(index).fold(Lin::default(), |sum, (axis, index)| match axis.stride.as_int() {
            Some(stride) => sum.add(&index.scale(stride)),
            None => sum,
        });
        if !self.are_outer(&number) {
            return self.error("a gathered tile's threads are not known in front of the loop");
        }
        let place = self.in_front(|lower| {
            let place = lower.formatted_index(format, &number);
            let sum = lower.known.register(&mut lower.b, &place.terms(), DType::I32);
            if place.as_int().is_some() { place } else { Lin::val(sum).add_int(place.constant) }
        });
        Ok(dst.base.add(&place))
    }

    /// The same condition, kept in front of the loop as a bit of a register that
    /// others share: predicates are few, and registers, too.
    fn bit(&mut self, holds: Val) -> Val {
        let Some(hoisting) = &self.teams.hoisting else { return holds };
        let (mask, bits) = (hoisting.mask, hoisting.bits);
        let number = bits % 32;
        let zero = self.b.int(0, DType::I32);
        let mask = match mask.filter(|_| number > 0) {
            Some(mask) => mask,
            None => {
                let mask = self.b.var("inside", DType::I32, 1);
                self.in_front(|lower| {
                    let zero = lower.b.int(0, DType::I32);
                    lower.b.set(mask, 0, zero);
                });
                mask
            }
        };
        let of = i64::from(1_i32.rotate_left(number));
        self.in_front(|lower| {
            let (bit, zero) = (lower.b.int(of, DType::I32), lower.b.int(0, DType::I32));
            let (before, bit) = (lower.b.get(mask, 0), lower.b.select(holds, bit, zero));
            let after = lower.b.bin(BinOp::Or, before, bit);
            lower.b.set(mask, 0, after);
        });
        if let Some(hoisting) = &mut self.teams.hoisting {
            (hoisting.mask, hoisting.bits) = (Some(mask), bits + 1);
        }
        let (all, bit) = (self.b.get(mask, 0), self.b.int(of, DType::I32));
        let bit = self.b.bin(BinOp::And, all, bit);
        self.b.cmp(CmpOp::Ne, bit, zero)
    }

    /// Whether `0 <= x < end`; nothing when that is certain. Where a part of `x` is
    /// the same in all iterations, that is compared, with bounds that move.
    fn moving_inside(&mut self, x: &Lin, end: &Lin) -> Option<Val> {
        let (still, moving) = x.split(|val| self.is_outer(val));
        let fits = self.known.range(&still).fits_i32();
        if still.as_int().is_some() || !fits || self.known.range(x).lo >= 0 && self.known.range(x).fits_i32() {
            return self.inside(x, end);
        }
        let still = self.in_front(|lower| lower.known.register(&mut lower.b, &still, DType::I32));
        // still + moving in 0..end: still in -moving ..= end - moving - 1.
        let (lo, hi) = (moving.scale(-1), end.sub(&moving).add_int(-1));
        let [least, most] = [i32::MIN, i32::MAX].map(|x| Lin::int(x.into()));
        let mut some = None;
        for (op, x, y) in [(CmpOp::Le, &lo, &most), (CmpOp::Ge, &hi, &least), (CmpOp::Le, &lo, &hi)] {
            let (x, y) = self.known.pair(&mut self.b, x, y);
            let holds = self.b.cmp(op, x, y);
            some = self.b.and(some, Some(holds));
        }
        let [lo, hi] = [lo, hi].map(|bound| {
            let above = self.known.bin(&mut self.b, BinOp::Max, &bound, &least);
            let within = self.known.bin(&mut self.b, BinOp::Min, &above, &most);
            self.known.register(&mut self.b, &within, DType::I32)
        });
        let [above, span] = [still, hi].map(|val| self.b.bin(BinOp::Sub, val, lo));
        let [above, span] = [above, span].map(|val| self.b.value(Op::Bits {}, &[val], DType::U32));
        let within = self.b.cmp(CmpOp::Le, above, span);
        self.b.and(some, Some(within))
    }
}

/// The largest power of two that divides a number; what is multiplied modulo a
/// power of two keeps no other divisor.
fn power_of_two(divisor: i64) -> i64 {
    if divisor == 0 { 1 << 20 } else { 1 << divisor.trailing_zeros().min(20) }
}

/// Which of the producer's threads copies what: neighbours the chunks of a row, so
/// many that no thread has many rows.
fn fetch_layout(extents: &[u32], width: u32) -> Fragment {
    let vector = CHUNK / width;
    if let &[rows, columns] = extents {
        let chunks = columns / vector;
        let mut across = gcd(chunks.into(), GROUP.into()) as u32;
        while rows / (GROUP / across) > ROWS && across * CHUNK > SECTOR {
            across /= 2;
        }
        let down = GROUP / across;
        if columns.is_multiple_of(vector) && chunks.is_multiple_of(across) && rows.is_multiple_of(down) {
            let threads = vec![Mode::along(1, across, vector), Mode::along(0, down, 1)];
            let registers = vec![
                Mode::along(1, vector, 1),
                Mode::along(1, chunks / across, across * vector),
                Mode::along(0, rows / down, down),
            ];
            return Fragment::new(2, threads, registers);
        }
    }
    free_layout(extents, GROUP, width)
}
