//! Reductions along an axis.
//!
//! Each thread combines what it holds, in the order of its registers; then
//! lanes that have shuffles exchange partial results by them, in a butterfly, so
//! that all of them end with the same bits; then groups of such lanes exchange
//! theirs through shared memory and combine them in order of groups. The order
//! depends on the layout and on how many lanes have shuffles.
//!
//! Where few lanes have shuffles, or none, the third step goes in rounds: each
//! thread reads the parts of a few groups, and what these have together goes on
//! to the next round.

use super::copy::Part;
use super::lin::Lin;
use super::shapes::free_layout;
use super::view::{Root, View};
use super::{Lane, Lower, Lowered};
use crate::ir::{Op as Thread, ShuffleMode, Val, Var};
use crate::layout::{Fragment, Mode};
use tile_core::elem::DType;
use tile_core::ir::reductions::{Fold, Init};
use tile_core::ir::{BinOp, CmpOp, Inst, Literal, ReduceOp, UnOp};

/// How elements combine.
#[derive(Clone, Copy)]
pub(super) struct Combine {
    /// In which type.
    pub(super) ty: DType,
    pub(super) op: BinOp,
    pub(super) start: Literal,
    /// Whether magnitudes are combined.
    magnitude: bool,
}

impl Combine {
    pub(super) fn new(fold: Fold, ty: DType) -> Combine {
        let ty = if fold.wide { ty.acc() } else { ty };
        let start = match fold.init {
            Init::Zero if ty == DType::Bool => Literal::Bool(false),
            Init::One if ty == DType::Bool => Literal::Bool(true),
            Init::Zero => Literal::Int(0),
            Init::One => Literal::Int(1),
            Init::Lowest if ty.is_float() => Literal::Float(f64::NEG_INFINITY),
            Init::Highest if ty.is_float() => Literal::Float(f64::INFINITY),
            Init::Lowest => Literal::Int(least(ty)),
            Init::Highest => Literal::Int(most(ty)),
        };
        Combine { ty, op: fold.combine, start, magnitude: fold.magnitude }
    }
}

fn least(ty: DType) -> i128 {
    match ty.kind() {
        tile_core::elem::Kind::Int => -(1 << (ty.bits() - 1)),
        _ => 0,
    }
}

fn most(ty: DType) -> i128 {
    match ty.kind() {
        tile_core::elem::Kind::Int => (1 << (ty.bits() - 1)) - 1,
        tile_core::elem::Kind::Bool => 1,
        _ => (1 << ty.bits()) - 1,
    }
}

/// A thread's partial results: for each register of the result one or, for
/// the place of an extreme, the extreme and its index.
struct Partial {
    layout: Fragment,
    vars: Vec<Var>,
}

/// Parts that a thread combines in a round, where there are more than it may
/// combine at once.
const ROUND: u32 = 16;
/// Parts that a thread combines at once, where lanes have shuffles: as many as loads of
/// them cost less than another round with its barriers. A block of 1024 threads in warps of
/// 32 has no more.
const AT_ONCE: u32 = 32;

/// Digits of the thread's number, each the number of threads below it and its
/// extent.
#[derive(Clone, Debug, Default)]
struct Digits {
    /// Threads that have combined.
    lanes: Vec<(u32, u32)>,
    /// Those that do so now.
    warps: Vec<(u32, u32)>,
    /// Threads that do not.
    others: Vec<(u32, u32)>,
}

/// Digits cut into such as a round combines.
fn in_rounds(digits: &[(u32, u32)]) -> Vec<(u32, u32)> {
    let mut cut = Vec::new();
    for &(below, extent) in digits {
        let mut rest = extent;
        while rest > 1 {
            let part = rest.min(ROUND);
            cut.push((below * (extent / rest), part));
            rest /= part;
        }
    }
    cut
}

impl Lower<'_> {
    pub(super) fn reduce(&mut self, inst: &Inst, op: ReduceOp, axis: usize, accumulate: bool) -> Lowered<()> {
        let lane = Lane::default();
        let (src, dst) = (self.view(&lane, inst.args[0])?, self.view(&lane, inst.args[1])?);
        let Some(extents) = src.extents() else { return self.error("the extents of a reduced tile are not known") };
        let (layout, spilled) = self.source_layout(&src, &extents)?;
        let partial = match op.row().fold.map(|fold| Combine::new(fold, src.elem)) {
            Some(combine) => self.combine_elements(&src, &extents, axis, &layout, combine)?,
            None => self.find_extreme(&src, &extents, axis, &layout, op)?,
        };
        if spilled {
            self.unspill_view(&src, false)?;
        }
        self.combine_threads(&partial, &layout, axis, op, src.elem)?;
        self.finish(inst, &partial, &extents, axis, op, &src, &dst, accumulate)
    }

    /// The distribution in which a tile's elements are visited. A fragment's
    /// own, if the view shows all of it; else the view's memory is used.
    fn source_layout(&mut self, src: &View, extents: &[u32]) -> Lowered<(Fragment, bool)> {
        self.phase();
        if let Some(number) = self.whole_fragment(src) {
            return Ok((self.fragments[number].layout.clone(), false));
        }
        if let Root::Fragment(number) = src.root {
            self.spill(number, true)?;
        }
        let threads = self.threads();
        let layout = free_layout(extents, threads, src.elem.bytes() as u32);
        Ok((layout, matches!(src.root, Root::Fragment(_))))
    }

    /// The register of a result for the coordinates of an element.
    fn result_register(&mut self, layout: &Fragment, at: &[Lin], axis: usize) -> Lowered<u32> {
        let base = self.base(layout);
        let rest: Vec<&Lin> = at.iter().enumerate().filter(|(i, _)| *i != axis).map(|(_, lin)| lin).collect();
        let offset: Option<Vec<u32>> =
            rest.iter().zip(&base).map(|(at, base)| u32::try_from(at.sub(base).as_int()?).ok()).collect();
        match offset.and_then(|offset| layout.register(&offset)) {
            Some(register) => Ok(register),
            None => self.error("a reduction's layout does not project"),
        }
    }

    fn combine_elements(
        &mut self,
        src: &View,
        extents: &[u32],
        axis: usize,
        layout: &Fragment,
        combine: Combine,
    ) -> Lowered<Partial> {
        let result = layout.without(axis);
        let var = self.b.var("partial", combine.ty, result.registers());
        let start = self.b.constant(combine.start, combine.ty);
        for register in 0..result.registers() {
            self.b.set(var, register, start);
        }
        let ends: Vec<Lin> = extents.iter().map(|&e| Lin::int(e.into())).collect();
        let vector = self.vector(layout, extents, src.elem.bytes());
        let looped = self.may_loop(src, layout, axis);
        self.sweep(layout, &ends, vector, looped, &mut |lower, run| {
            let mut met: Vec<(u32, Vec<Val>)> = Vec::new();
            for (value, at) in lower.load(src, run)?.into_iter().zip(run) {
                // The least integer has a magnitude in wider types alone.
                let value = lower.b.cast(value, combine.ty);
                let value = if combine.magnitude { lower.b.un(UnOp::Abs, value) } else { value };
                let register = lower.result_register(&result, at, axis)?;
                match met.iter_mut().find(|(known, _)| *known == register) {
                    Some((_, values)) => values.push(value),
                    None => met.push((register, vec![value])),
                }
            }
            for (register, values) in met {
                let value = lower.in_pairs(combine.op, values);
                let old = lower.b.get(var, register);
                let new = lower.b.bin(combine.op, old, value);
                lower.b.set(var, register, new);
            }
            Ok(())
        })?;
        Ok(Partial { layout: result, vars: vec![var] })
    }

    /// A sweep may loop over registers that all go to one result, if the
    /// elements are in memory.
    fn may_loop(&self, src: &View, layout: &Fragment, axis: usize) -> bool {
        let outer = layout.register_modes().last();
        let in_registers = matches!(src.root, Root::Fragment(number) if !self.fragments[number].spilled);
        !in_registers && outer.is_some_and(|mode| mode.axis == Some(axis as u8))
    }

    fn find_extreme(
        &mut self,
        src: &View,
        extents: &[u32],
        axis: usize,
        layout: &Fragment,
        op: ReduceOp,
    ) -> Lowered<Partial> {
        let result = layout.without(axis);
        let best = self.b.var("best", src.elem, result.registers());
        let place = self.b.var("place", DType::I32, result.registers());
        // Index −1: none yet.
        let none = self.b.int(-1, DType::I32);
        let zero = self.zero(src.elem);
        for register in 0..result.registers() {
            self.b.set(best, register, zero);
            self.b.set(place, register, none);
        }
        let ends: Vec<Lin> = extents.iter().map(|&e| Lin::int(e.into())).collect();
        let vector = self.vector(layout, extents, src.elem.bytes());
        let looped = self.may_loop(src, layout, axis);
        self.sweep(layout, &ends, vector, looped, &mut |lower, run| {
            for (value, at) in lower.load(src, run)?.into_iter().zip(run) {
                let register = lower.result_register(&result, at, axis)?;
                let index = lower.known.register(&mut lower.b, &at[axis], DType::I32);
                let number = lower.b.cmp(CmpOp::Eq, value, value);
                let index = lower.b.select(number, index, none);
                let (old, at) = (lower.b.get(best, register), lower.b.get(place, register));
                let (new, at) = lower.better(op, (old, at), (value, index));
                lower.b.set(best, register, new);
                lower.b.set(place, register, at);
            }
            Ok(())
        })?;
        Ok(Partial { layout: result, vars: vec![best, place] })
    }

    /// The better of two elements with their indices; the lower index of equal
    /// ones; one that is there over one that is not.
    fn better(&mut self, op: ReduceOp, x: (Val, Val), y: (Val, Val)) -> (Val, Val) {
        let compare = if op == ReduceOp::ArgMax { CmpOp::Gt } else { CmpOp::Lt };
        let zero = self.b.int(0, DType::I32);
        let before = self.b.cmp(compare, y.0, x.0);
        let equal = self.b.cmp(CmpOp::Eq, y.0, x.0);
        let lower = self.b.cmp(CmpOp::Lt, y.1, x.1);
        let tie = self.b.bin(BinOp::And, equal, lower);
        let wins = self.b.bin(BinOp::Or, before, tie);
        let missing = self.b.cmp(CmpOp::Lt, x.1, zero);
        let wins = self.b.bin(BinOp::Or, wins, missing);
        let there = self.b.cmp(CmpOp::Ge, y.1, zero);
        let wins = self.b.bin(BinOp::And, wins, there);
        (self.b.select(wins, y.0, x.0), self.b.select(wins, y.1, x.1))
    }

    fn combine_pair(&mut self, op: ReduceOp, elem: DType, x: &[Val], y: &[Val]) -> Vec<Val> {
        match op.row().fold.map(|fold| Combine::new(fold, elem)) {
            Some(combine) => vec![self.b.bin(combine.op, x[0], y[0])],
            None => {
                let (value, at) = self.better(op, (x[0], x[1]), (y[0], y[1]));
                vec![value, at]
            }
        }
    }

    /// Combines the partial results of the threads that differ along the axis.
    fn combine_threads(
        &mut self,
        partial: &Partial,
        layout: &Fragment,
        axis: usize,
        op: ReduceOp,
        elem: DType,
    ) -> Lowered<()> {
        let lanes = self.target.shuffles;
        let mut below = 1;
        let mut digits = Digits::default();
        let mut waiting = Vec::new();
        for mode in layout.thread_modes().to_vec() {
            if mode.axis == Some(axis as u8) {
                let inside = if below >= lanes { 1 } else { mode.extent.min(lanes / below) };
                let mut step = 1;
                while step < inside {
                    self.butterfly(partial, below * step, op, elem);
                    step *= 2;
                }
                digits.lanes.push((below, inside));
                if inside < mode.extent {
                    waiting.push((below * inside, mode.extent / inside));
                }
            } else {
                digits.others.push((below, mode.extent));
            }
            below *= mode.extent;
        }
        let parts: u32 = waiting.iter().map(|&(_, extent)| extent).product();
        if waiting.is_empty() {
            return Ok(());
        }
        if lanes > 1 && parts <= AT_ONCE {
            digits.warps = waiting;
            return self.combine_warps(partial, &digits, op, elem);
        }
        let mut waiting = in_rounds(&waiting);
        while let Some(digit) = waiting.pop() {
            // Threads that differ in what is to come have parts of their own.
            let mut round = digits.clone();
            round.others.extend(&waiting);
            round.warps.push(digit);
            self.combine_warps(partial, &round, op, elem)?;
            digits.lanes.push(digit);
        }
        Ok(())
    }

    /// Combines registers of all threads, which take the results from memory: then they are known to
    /// be the same for all.
    pub(super) fn combine_block<const N: usize>(&mut self, parts: [(Var, ReduceOp); N]) -> Lowered<[Val; N]> {
        let layout = Fragment::blocked(&[self.threads()], self.threads(), 1);
        let zero = self.b.int(0, DType::I32);
        let mut slots = Vec::new();
        self.phase();
        for (var, op) in parts {
            let elem = self.b.kernel().vars[var].elem;
            let partial = Partial { layout: layout.without(0), vars: vec![var] };
            self.combine_threads(&partial, &layout, 0, op, elem)?;
            slots.push(self.b.shared("combined", elem, 1));
        }
        self.by_first_thread(&mut |lower| {
            for ((var, _), &buf) in parts.iter().zip(&slots) {
                let value = lower.b.get(*var, 0);
                lower.b.effect(Thread::Store { buf, offset: 0, guarded: false }, &[zero, value]);
            }
            Ok(())
        })?;
        self.phase();
        let mut slots = slots.into_iter();
        let results = parts.map(|(var, _)| {
            let elem = self.b.kernel().vars[var].elem;
            let buf = slots.next().expect("a slot for each part");
            self.b.values(Thread::Load { buf, offset: 0, guarded: false }, &[zero], elem, 1)[0]
        });
        self.phase();
        Ok(results)
    }

    fn butterfly(&mut self, partial: &Partial, lanes: u32, op: ReduceOp, elem: DType) {
        for register in 0..partial.layout.registers() {
            let mine: Vec<Val> = partial.vars.iter().map(|&var| self.b.get(var, register)).collect();
            let theirs: Vec<Val> = mine.iter().map(|&x| self.b.shuffle(ShuffleMode::Xor, lanes, x)).collect();
            let both = self.combine_pair(op, elem, &mine, &theirs);
            for (&var, value) in partial.vars.iter().zip(both) {
                self.b.set(var, register, value);
            }
        }
    }

    /// Digits of the thread's number as a number of their own, and how many
    /// values that has.
    fn numbered(&mut self, digits: &[(u32, u32)]) -> (Lin, u32) {
        digits.iter().fold((Lin::default(), 1), |(number, count), &(below, extent)| {
            let digit = self.digit(below, extent).scale(count.into());
            (number.add(&digit), count * extent)
        })
    }

    /// Through shared memory: one lane of each warp leaves what its warp has,
    /// next to that of the others that combine with it.
    fn combine_warps(&mut self, partial: &Partial, digits: &Digits, op: ReduceOp, elem: DType) -> Lowered<()> {
        let (number, count) = self.numbered(&digits.warps);
        let (group, groups) = self.numbered(&digits.others);
        let first = group.scale(count.into());
        let registers = partial.layout.registers();
        let mut bufs = Vec::new();
        for &var in &partial.vars {
            let elem = self.b.kernel().vars[var].elem;
            bufs.push(self.b.shared("exchange", elem, registers * groups * count));
        }
        self.phase();
        let (lane, lanes) = self.numbered(&digits.lanes);
        let leaves = if lanes > 1 { Some(self.is_zero(&lane)) } else { None };
        let place = self.known.register(&mut self.b, &first.add(&number), DType::I32);
        for register in 0..registers {
            for (&var, &buf) in partial.vars.iter().zip(&bufs) {
                let value = self.b.get(var, register);
                let offset = i64::from(register * groups * count);
                let args: Vec<Val> = leaves.into_iter().chain([place, value]).collect();
                self.b.effect(Thread::Store { buf, offset, guarded: leaves.is_some() }, &args);
            }
        }
        self.phase();
        let first = self.known.register(&mut self.b, &first, DType::I32);
        for register in 0..registers {
            let mut theirs: Vec<Vec<Val>> = Vec::new();
            for &buf in &bufs {
                let ty = self.b.kernel().bufs[buf].elem;
                let run = count.min(16 / ty.bytes() as u32);
                let mut all = Vec::new();
                for start in (0..count).step_by(run as usize) {
                    let offset = i64::from(register * groups * count + start);
                    let op = Thread::Load { buf, offset, guarded: false };
                    all.extend(self.b.values(op, &[first], ty, run as usize));
                }
                theirs.push(all);
            }
            let warp = |number: usize| -> Vec<Val> { theirs.iter().map(|all| all[number]).collect() };
            let mut sum = warp(0);
            for number in 1..count as usize {
                sum = self.combine_pair(op, elem, &sum, &warp(number));
            }
            for (&var, value) in partial.vars.iter().zip(sum) {
                self.b.set(var, register, value);
            }
        }
        self.phase();
        Ok(())
    }

    /// Moves the results to where they are wanted.
    #[expect(clippy::too_many_arguments, reason = "the parts of one statement")]
    fn finish(
        &mut self,
        inst: &Inst,
        partial: &Partial,
        extents: &[u32],
        axis: usize,
        op: ReduceOp,
        src: &View,
        dst: &View,
        accumulate: bool,
    ) -> Lowered<()> {
        self.at_statement(inst);
        let var = *partial.vars.last().expect("a reduction has results");
        let ty = self.b.kernel().vars[var].elem;
        let mut rest: Vec<u32> = extents.to_vec();
        rest.remove(axis);
        // The axis may be kept with one index.
        let kept = dst.axes.len() == extents.len();
        let (layout, shape) = if kept {
            let axes: Vec<Option<usize>> = (0..extents.len())
                .map(|i| match i.cmp(&axis) {
                    std::cmp::Ordering::Less => Some(i),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(i - 1),
                })
                .collect();
            let mut shape = rest.clone();
            shape.insert(axis, 1);
            (partial.layout.select(&axes), shape)
        } else if rest.is_empty() {
            (Fragment::new(0, vec![Mode::replicate(self.threads())], Vec::new()), rest)
        } else {
            (partial.layout.clone(), rest)
        };
        let result = View::whole(Root::Fragment(self.fragments.len()), ty, View::row_major(&shape).into_iter());
        self.fragments.push(super::Held {
            layout,
            extents: shape,
            elem: ty,
            var,
            pairs: false,
            home: None,
            spilled: false,
        });
        let combine = op.row().fold.map(|fold| Combine::new(fold, src.elem));
        if combine.is_none() {
            // None found is index 0.
            for register in 0..partial.layout.registers() {
                let zero = self.b.int(0, DType::I32);
                let at = self.b.get(var, register);
                let at = self.b.bin(BinOp::Max, at, zero);
                self.b.set(var, register, at);
            }
        }
        let axes: Vec<usize> = (0..dst.axes.len()).collect();
        let parts =
            [Part { view: dst, axes: axes.clone(), written: true }, Part { view: &result, axes, written: false }];
        let ends: Vec<Lin> = dst.axes.iter().map(|axis| axis.extent.clone()).collect();
        self.elementwise(&ends, &parts, accumulate, &mut |lower, run| {
            let mut values = lower.load(&result, run)?;
            if let (Some(combine), true) = (combine, accumulate) {
                for (value, old) in values.iter_mut().zip(lower.load(dst, run)?) {
                    let old = lower.b.cast(old, combine.ty);
                    *value = lower.b.bin(combine.op, old, *value);
                }
            }
            for value in &mut values {
                *value = lower.b.cast(*value, dst.elem);
            }
            lower.store(dst, run, &values)
        })
    }
}
