//! What a producer's loop has in common in all its iterations is computed in
//! front of it.
//!
//! ```text
//! for k {                                    y1 = y * w
//!   copy t[(y + r(k)) * w + x(k)]    ──►     for k {
//!     if 0 <= y + r(k) < h                     copy t[y1 + (r(k) * w + x(k))]
//! }                                              if -r(k) <= y < h - r(k)
//!                                            }
//! ```
//!
//! Indices are sums, and so are the places they lead to. The part that stands is
//! one register for each row of a thread; what moves, and the bounds that move with
//! it, are the same for all rows, most of it for all threads. Bounds that stand are
//! bits of one register.

use super::super::{Item, Lane, Lower, Lowered};
use crate::ir::{Op, Val, Var};
use crate::lower::access::Place;
use crate::lower::lin::{Lin, Range};
use crate::lower::view::{Root, View};
use rustc_hash::FxHashSet;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Id, Inst, Value};

/// The innermost loop around gathers and windows.
#[derive(Clone, Debug)]
pub(in crate::lower) struct Hoisting {
    /// How many blocks are open around it.
    depth: usize,
    /// Values before this number are known there.
    before: usize,
    /// So are these.
    hoisted: FxHashSet<Val>,
    /// Fragments that are made inside.
    inside: FxHashSet<Value>,
    /// Conditions that hold in all iterations, or in none, and how many there are.
    mask: Option<Var>,
    bits: u32,
    /// What is kept from one iteration to the next.
    digits: FxHashSet<Value>,
}

impl<'f> Lower<'f> {
    /// A loop of the producer.
    pub(super) fn produce_loop(&mut self, inst: &Inst) -> Lowered<()> {
        if let Some(done) = self.produce_planned(inst) {
            return done;
        }
        if !self.specialized.roles.has_gathers() && !self.specialized.roles.has_im2col() {
            return self.serial(inst, Self::produce);
        }
        let outer = self.specialized.hoisting.take();
        let [lo, _, step] = self.bounds(inst)?;
        let digits = self.begin_digits(inst.regions[0], &lo, &step);
        let result = self.serial(inst, |lower, region| {
            // All but the counter.
            let before = lower.b.kernel().vals.len() - 1;
            let (hoisted, inside) = (FxHashSet::default(), FxHashSet::default());
            let depth = lower.b.depth() - 1;
            lower.specialized.hoisting =
                Some(Hoisting { depth, before, hoisted, inside, mask: None, bits: 0, digits: FxHashSet::default() });
            let shown = lower.show_digits(region, &digits);
            if let Some(hoisting) = &mut lower.specialized.hoisting {
                hoisting.digits = shown;
            }
            lower.produce(region)?;
            lower.move_digits(&digits)
        });
        self.specialized.hoisting = outer;
        result
    }

    /// What a statement sets is not the same in all iterations.
    pub(super) fn note_inside(&mut self, inst: &Inst) {
        let func = self.func;
        let Some(hoisting) = &mut self.specialized.hoisting else { return };
        func.walk_inst(inst, &mut |inst| hoisting.inside.extend(inst.written().map(|memory| func.root(memory))));
    }

    /// Whether an instruction's result is kept from one iteration to the next.
    pub(super) fn is_digit(&self, inst: &Inst) -> bool {
        let digits = self.specialized.hoisting.as_ref().map(|hoisting| &hoisting.digits);
        digits.is_some_and(|digits| inst.result.is_some_and(|result| digits.contains(&result)))
    }

    /// Whether a value is known in front of the loop.
    pub(super) fn is_outer(&self, val: Val) -> bool {
        let known = |hoisting: &Hoisting| val.index() < hoisting.before || hoisting.hoisted.contains(&val);
        self.specialized.hoisting.as_ref().is_none_or(known)
    }

    pub(super) fn are_outer(&self, lin: &Lin) -> bool {
        lin.registers().all(|val| self.is_outer(val))
    }

    /// Does something in front of the loop.
    pub(super) fn in_front<T>(&mut self, body: impl FnOnce(&mut Lower<'f>) -> T) -> T {
        let Some(depth) = self.specialized.hoisting.as_ref().map(|hoisting| hoisting.depth) else { return body(self) };
        let left = self.b.leave(depth);
        let from = self.b.kernel().vals.len();
        let result = body(self);
        let to = self.b.kernel().vals.len();
        let made: Vec<Val> = self.b.kernel().vals.iter().skip(from).take(to - from).map(|(val, _)| val).collect();
        if let Some(hoisting) = &mut self.specialized.hoisting {
            hoisting.hoisted.extend(made);
        }
        self.b.reenter(left);
        result
    }

    /// Whether what a memory holds, and where it is, is the same in all iterations.
    pub(super) fn is_still(&self, view: &View, value: Value) -> bool {
        let root = self.func.root(value);
        let inside = self.specialized.hoisting.as_ref().is_some_and(|hoisting| hoisting.inside.contains(&root));
        let pair = |(x, end): &(Lin, Lin)| self.are_outer(x) && self.are_outer(end);
        !inside
            && self.are_outer(&view.base)
            && view.checks.iter().all(pair)
            && view.axes.iter().all(|axis| self.are_outer(&axis.stride) && axis.bounds.iter().all(pair))
    }

    /// Whether an instruction gives the same in all iterations.
    pub(super) fn is_step_still(&self, inst: &Inst, lanes: &[Lane]) -> bool {
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
    pub(super) fn fetched_place(&mut self, view: &View, index: &[Lin]) -> Lowered<Place> {
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

    /// The same condition, kept in front of the loop as a bit of a register that
    /// others share: predicates are few, and registers, too.
    pub(super) fn bit(&mut self, holds: Val) -> Val {
        let Some(hoisting) = &self.specialized.hoisting else { return holds };
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
        if let Some(hoisting) = &mut self.specialized.hoisting {
            (hoisting.mask, hoisting.bits) = (Some(mask), bits + 1);
        }
        let (all, bit) = (self.b.get(mask, 0), self.b.int(of, DType::I32));
        let bit = self.b.bin(BinOp::And, all, bit);
        self.b.cmp(CmpOp::Ne, bit, zero)
    }

    /// Whether `0 <= x < end`; nothing when that is certain. Where a part of `x` is
    /// the same in all iterations, that is compared, with bounds that move.
    pub(super) fn moving_inside(&mut self, x: &Lin, end: &Lin) -> Option<Val> {
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
