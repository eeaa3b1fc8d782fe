//! Scans along an axis.
//!
//! The elements are brought into a layout made for the scan: along the axis a few registers,
//! then the lanes of a warp, then further registers. Each lane scans its run, lanes exchange
//! the totals of their runs by shuffles (Hillis and Steele, "Data parallel algorithms", 1986),
//! and the total of all lanes is carried to the next run.
//!
//! Lanes of a scan that no shuffles connect leave their totals in shared memory, one for those
//! that have shuffles among themselves, and each adds up the totals of the lanes before it.

use super::reduce::Combine;
use super::view::{Root, View};
use super::{Lane, Lower, Lowered};
use crate::ir::{Op as Thread, ShuffleMode, Val, Var};
use crate::layout::{Fragment, Mode};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Inst, ScanOp};

/// Elements of a lane's run, where nothing else asks for another number.
const RUN: u32 = 4;

/// The shape of a scan along its axis.
#[derive(Clone, Copy)]
struct Shape {
    /// Elements of a lane's run.
    run: u32,
    /// Lanes.
    lanes: u32,
    /// Runs of all lanes, one after the other.
    rounds: u32,
}

impl Shape {
    fn new(extent: u32, run: u32, warp: u32) -> Shape {
        let run = extent.next_power_of_two().min(run);
        let lanes = extent.div_ceil(run).next_power_of_two().min(warp);
        Shape { run, lanes, rounds: extent.div_ceil(run * lanes) }
    }

    /// The distribution of a tile that is scanned in this shape.
    fn layout(self, extents: &[u32], axis: usize, threads: u32) -> Fragment {
        let mut free = threads / self.lanes;
        let a = axis as u8;
        let mut lanes = vec![Mode::along(a, self.lanes, self.run)];
        let mut registers = vec![Mode::along(a, self.run, 1), Mode::along(a, self.rounds, self.run * self.lanes)];
        for (other, &extent) in extents.iter().enumerate().rev() {
            if other != axis {
                let taken = free.min(extent.next_power_of_two());
                lanes.push(Mode::along(other as u8, taken, 1));
                registers.push(Mode::along(other as u8, extent.div_ceil(taken), taken));
                free /= taken;
            }
        }
        lanes.push(Mode::replicate(free));
        Fragment::new(extents.len(), lanes, registers)
    }
}

/// The distribution that a scan along an axis wants, with such runs where the
/// axis is the last.
pub(super) fn scanned(extents: &[u32], axis: usize, run: u32, threads: u32, warp: u32) -> Fragment {
    let run = if axis + 1 == extents.len() { run } else { RUN };
    Shape::new(extents[axis], run, warp).layout(extents, axis, threads)
}

impl Lower<'_> {
    pub(super) fn scan(&mut self, inst: &Inst, op: ScanOp, axis: usize, reverse: bool) -> Lowered<()> {
        let lane = Lane::default();
        let (src, dst) = (self.view(&lane, inst.args[0])?, self.view(&lane, inst.args[1])?);
        let Some(extents) = src.extents() else { return self.error("the extents of a scanned tile are not known") };
        let combine = Combine::new(op.fold(), src.elem);
        if extents.contains(&0) {
            return Ok(());
        }
        let (shape, layout) = self.scan_layout(&src, &extents, axis);
        let held = self.fragment("scanned".to_owned(), combine.ty, layout.clone(), extents.clone());
        let var = self.fragments.last().expect("the fragment just made").var;
        // Places beyond the extent take part as neutral elements.
        let start = self.b.constant(combine.start, combine.ty);
        for register in 0..layout.registers() {
            self.b.set(var, register, start);
        }
        self.copy_views(&src, &held)?;
        self.at_statement(inst);
        let mut outer = layout.without(axis);
        if outer.rank() == 0 {
            outer = Fragment::new(0, Vec::new(), Vec::new());
        }
        for line in 0..outer.registers() {
            self.scan_line(&layout, &outer.offset(line), axis, shape, var, combine, reverse)?;
        }
        self.copy_views(&held, &dst)
    }

    /// The shape and distribution in which a tile is scanned: its own, if it has
    /// one for scans.
    fn scan_layout(&mut self, src: &View, extents: &[u32], axis: usize) -> (Shape, Fragment) {
        let threads = self.threads();
        let warp = self.target.warp;
        let held = match src.root {
            Root::Fragment(number) => Some(&self.fragments[number].layout),
            Root::Memory(_) | Root::Variable(_) => None,
        };
        let shapes = [RUN, 1, 2, 8, 16].map(|run| Shape::new(extents[axis], run, warp));
        let fits = shapes.iter().find(|shape| held == Some(&shape.layout(extents, axis, threads)));
        let shape = *fits.unwrap_or(&shapes[0]);
        (shape, shape.layout(extents, axis, threads))
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one line")]
    fn scan_line(
        &mut self,
        layout: &Fragment,
        others: &[u32],
        axis: usize,
        shape: Shape,
        var: Var,
        combine: Combine,
        reverse: bool,
    ) -> Lowered<()> {
        let ordered = |n: u32| -> Vec<u32> { if reverse { (0..n).rev().collect() } else { (0..n).collect() } };
        let mut carry: Option<Val> = None;
        for round in ordered(shape.rounds) {
            let mut registers = Vec::new();
            for i in ordered(shape.run) {
                let mut at = others.to_vec();
                at.insert(axis, round * shape.run * shape.lanes + i);
                match layout.register(&at) {
                    Some(register) => registers.push(register),
                    None => return self.error("a scan's layout has no such register"),
                }
            }
            let mut running: Vec<Val> = Vec::new();
            for &register in &registers {
                let value = self.b.get(var, register);
                running.push(match running.last() {
                    // An extreme of NaN alone is the initial value, not NaN.
                    None if matches!(combine.op, BinOp::Max | BinOp::Min) && combine.ty.is_float() => {
                        let start = self.b.constant(combine.start, combine.ty);
                        self.b.bin(combine.op, start, value)
                    }
                    None => value,
                    Some(&before) => self.b.bin(combine.op, before, value),
                });
            }
            let total = *running.last().expect("a run has elements");
            let (before, all) = self.scan_lanes(total, shape, combine, reverse);
            let prefix = match (carry, before) {
                (Some(carry), Some(before)) => Some(self.b.bin(combine.op, carry, before)),
                (carry, before) => carry.or(before),
            };
            for (&register, &value) in registers.iter().zip(&running) {
                let value = match prefix {
                    None => value,
                    Some(prefix) => self.b.bin(combine.op, prefix, value),
                };
                self.b.set(var, register, value);
            }
            carry = Some(match carry {
                None => all,
                Some(carry) => self.b.bin(combine.op, carry, all),
            });
        }
        Ok(())
    }

    /// What the lanes before this one have in total, and all lanes.
    fn scan_lanes(&mut self, total: Val, shape: Shape, combine: Combine, reverse: bool) -> (Option<Val>, Val) {
        if shape.lanes == 1 {
            return (None, total);
        }
        let near = shape.lanes.min(self.target.shuffles);
        let (before, all) = match near {
            1 => (None, total),
            _ => self.scan_near(total, near, combine, reverse),
        };
        if near == shape.lanes {
            return (before, all);
        }
        let (earlier, total) = self.scan_totals(all, near, shape, combine, reverse);
        let before = match before {
            None => earlier,
            Some(before) => self.b.bin(combine.op, earlier, before),
        };
        (Some(before), total)
    }

    /// The same of `near` lanes, which have shuffles.
    fn scan_near(&mut self, total: Val, near: u32, combine: Combine, reverse: bool) -> (Option<Val>, Val) {
        let lane = self.digit(1, near);
        let lane = self.known.register(&mut self.b, &lane, DType::I32);
        let mode = if reverse { ShuffleMode::Down } else { ShuffleMode::Up };
        let shift = |lower: &mut Self, x: Val, by: u32, otherwise: Option<Val>| -> Val {
            let op = Thread::Shuffle { mode, lane: by, width: near };
            let ty = lower.b.ty(x);
            let other = lower.b.value(op, &[x], ty);
            // Lanes without a neighbour so far away.
            let edge = if reverse { near - by } else { by };
            let edge = lower.b.int(edge.into(), DType::I32);
            let compare = if reverse { CmpOp::Lt } else { CmpOp::Ge };
            let there = lower.b.cmp(compare, lane, edge);
            let both = match otherwise {
                None => lower.b.bin(combine.op, other, x),
                Some(_) => other,
            };
            lower.b.select(there, both, otherwise.unwrap_or(x))
        };
        let mut sum = total;
        let mut by = 1;
        while by < near {
            sum = shift(self, sum, by, None);
            by *= 2;
        }
        let neutral = self.b.constant(combine.start, combine.ty);
        let before = shift(self, sum, 1, Some(neutral));
        let last = if reverse { 0 } else { near - 1 };
        let op = Thread::Shuffle { mode: ShuffleMode::Index, lane: last, width: near };
        let all = self.b.value(op, &[sum], combine.ty);
        (Some(before), all)
    }

    /// What the groups of `near` lanes before this one have in total, and all
    /// lanes, through shared memory; each lane knows the total of its group.
    fn scan_totals(&mut self, total: Val, near: u32, shape: Shape, combine: Combine, reverse: bool) -> (Val, Val) {
        let (threads, groups) = (self.threads(), shape.lanes / near);
        let buf = self.b.shared("totals", combine.ty, threads / near);
        let group = self.digit(near, groups);
        let group = self.known.register(&mut self.b, &group, DType::I32);
        let leaves = if near > 1 {
            let lane = self.digit(1, near);
            Some(self.is_zero(&lane))
        } else {
            None
        };
        let thread = self.thread();
        let number = if near > 1 { self.b.div_int(thread, near.into()) } else { thread };
        self.phase();
        let args: Vec<Val> = leaves.into_iter().chain([number, total]).collect();
        self.b.effect(Thread::Store { buf, offset: 0, guarded: leaves.is_some() }, &args);
        self.phase();
        let first = self.b.bin(BinOp::Sub, number, group);
        let neutral = self.b.constant(combine.start, combine.ty);
        let (mut before, mut all) = (neutral, None);
        for step in 0..groups {
            let number = if reverse { groups - 1 - step } else { step };
            let op = Thread::Load { buf, offset: number.into(), guarded: false };
            let theirs = self.b.values(op, &[first], combine.ty, 1)[0];
            // What the lanes up to this one have is what those before the next
            // one have.
            let sum = match all {
                None => theirs,
                Some(all) => self.b.bin(combine.op, all, theirs),
            };
            all = Some(sum);
            let limit = self.b.int(number.into(), DType::I32);
            let compare = if reverse { CmpOp::Lt } else { CmpOp::Gt };
            let behind = self.b.cmp(compare, group, limit);
            before = self.b.select(behind, sum, before);
        }
        self.phase();
        (before, all.unwrap_or(total))
    }
}
