//! Products by FMA, for any types and extents; of bytes, four at a
//! time where the target has an instruction for that.
//!
//! A thread computes a small matrix of elements: columns in runs of four, and rows in
//! runs of four where the left operand lies so, so that lanes read neighbouring runs;
//! otherwise rows are apart by the number of threads in a column, so that lanes read
//! few of them.

use super::{Size, plus};
use crate::ir::{Op as Thread, Val};
use crate::layout::{Fragment, Mode};
use crate::lower::lin::Lin;
use crate::lower::view::View;
use crate::lower::{Lower, Lowered};
use tile_core::elem::DType;
use tile_core::ir::BinOp;

/// Neighbouring columns of a thread.
const RUN: u32 = 4;
/// Steps of `k` between two tests of the loop.
const UNROLLED: u32 = 4;
/// The same where operands of the next tile are on their way meanwhile: nothing but
/// reads of this one is waited for then, and more of these are begun together.
const UNROLLED_AHEAD: u32 = 16;
/// The same where, besides, operands are held for one step alone.
const UNROLLED_BY_STEP: u32 = 32;
/// Bytes that one instruction multiplies and adds.
const BYTES: usize = 4;

pub(super) fn layout(size: Size, threads: u32, runs_down: bool) -> Fragment {
    let mut run = RUN;
    while !size.n.is_multiple_of(run) {
        run /= 2;
    }
    let mut high = if runs_down { RUN } else { 1 };
    while !size.m.is_multiple_of(high) {
        high /= 2;
    }
    let (mut best, mut cost) = ((1, 1), u32::MAX);
    let mut across = 1;
    while across <= threads.min((size.n / run).max(1).next_power_of_two()) {
        let down = (threads / across).min((size.m / high).max(1).next_power_of_two());
        let (rows, columns) = ((size.m / high).div_ceil(down) * high, (size.n / run).div_ceil(across) * run);
        // Products first, then the elements that a thread reads.
        let price = rows * columns * 16 + rows + columns;
        if price < cost {
            (best, cost) = ((down, across), price);
        }
        across *= 2;
    }
    let (down, across) = best;
    let spare = Mode::replicate(threads / (down * across));
    let threads = vec![Mode::along(1, across, run), Mode::along(0, down, high), spare];
    let registers = vec![
        Mode::along(1, run, 1),
        Mode::along(1, (size.n / run).div_ceil(across), run * across),
        Mode::along(0, high, 1),
        Mode::along(0, (size.m / high).div_ceil(down), high * down),
    ];
    Fragment::new(2, threads, registers)
}

impl Lower<'_> {
    /// Adds the product to the accumulator.
    pub(super) fn fma(&mut self, a: &View, b: &View, number: usize, layout: &Fragment) -> Lowered<()> {
        let base = self.base(layout);
        let depth = a.axes[1].extent.as_int().and_then(|k| u32::try_from(k).ok()).unwrap_or(0);
        // Bytes are multiplied four at a time.
        let packed = self.target.dot4.contains(&(a.elem, b.elem));
        // Where operands lie so, they are held for one step at a time.
        let across = a.axes[0].stride.as_int() == Some(1) && b.axes[1].stride.as_int() == Some(1);
        let by_step = across && !packed && !self.target.copy_async;
        let mut unrolled = match by_step {
            _ if packed || !self.prefetching => UNROLLED,
            true => UNROLLED_BY_STEP,
            false => UNROLLED_AHEAD,
        };
        while !depth.is_multiple_of(unrolled) {
            unrolled /= 2;
        }
        if depth == 0 {
            return Ok(());
        }
        let (lo, hi, step) = (Lin::int(0), Lin::int(depth.into()), Lin::int(unrolled.into()));
        self.loop_over(&lo, &hi, &step, |lower, k| {
            let steps: Vec<Lin> = (0..unrolled).map(|i| plus(&k, i)).collect();
            let held = if by_step { 1 } else { steps.len() };
            steps.chunks(held).try_for_each(|steps| lower.fma_steps(a, b, number, layout, &base, steps))
        })
    }

    fn fma_steps(
        &mut self,
        a: &View,
        b: &View,
        number: usize,
        layout: &Fragment,
        base: &[Lin],
        steps: &[Lin],
    ) -> Lowered<()> {
        let held = self.fragments[number].clone();
        let mut rows: Vec<u32> = Vec::new();
        let mut columns: Vec<u32> = Vec::new();
        for register in 0..layout.registers() {
            let offset = layout.offset(register);
            if !rows.contains(&offset[0]) {
                rows.push(offset[0]);
            }
            if !columns.contains(&offset[1]) {
                columns.push(offset[1]);
            }
        }
        rows.sort_unstable();
        columns.sort_unstable();
        // Along k where that is how the operand lies, so that loads are wide.
        let mut left: Vec<Vec<Val>> = vec![Vec::new(); rows.len()];
        if steps.len() == 1 && a.axes[0].stride.as_int() == Some(1) {
            for k in steps {
                let at: Vec<Vec<Lin>> = rows.iter().map(|&row| vec![plus(&base[0], row), k.clone()]).collect();
                for (out, value) in left.iter_mut().zip(self.load(a, &at)?) {
                    out.push(value);
                }
            }
        } else {
            for (&row, out) in rows.iter().zip(&mut left) {
                let at: Vec<Vec<Lin>> = steps.iter().map(|k| vec![plus(&base[0], row), k.clone()]).collect();
                *out = self.load(a, &at)?;
            }
        }
        let mut right: Vec<Vec<Val>> = vec![Vec::new(); columns.len()];
        if b.axes[0].stride.as_int() == Some(1) {
            for (&column, out) in columns.iter().zip(&mut right) {
                let at: Vec<Vec<Lin>> = steps.iter().map(|k| vec![k.clone(), plus(&base[1], column)]).collect();
                *out = self.load(b, &at)?;
            }
        } else {
            for k in steps {
                let at: Vec<Vec<Lin>> = columns.iter().map(|&column| vec![k.clone(), plus(&base[1], column)]).collect();
                for (out, value) in right.iter_mut().zip(self.load(b, &at)?) {
                    out.push(value);
                }
            }
        }
        let types = (a.elem, b.elem);
        let packed = steps.len() == BYTES && held.elem == DType::I32 && self.target.dot4.contains(&types);
        let [left, right] = [left, right].map(|lines| {
            lines.into_iter().map(|values| self.factors(values, packed, held.elem)).collect::<Vec<Vec<Val>>>()
        });
        for (i, &row) in rows.iter().enumerate() {
            for (j, &column) in columns.iter().enumerate() {
                let register = self.sum_register(layout, row, column)?;
                let mut sum = self.b.get(held.var, register);
                for (&x, &y) in left[i].iter().zip(&right[j]) {
                    sum = match packed {
                        true => self.b.value(Thread::Dot4 { a: types.0, b: types.1 }, &[x, y, sum], DType::I32),
                        false => self.multiply_add(x, y, sum),
                    };
                }
                self.b.set(held.var, register, sum);
            }
        }
        Ok(())
    }

    /// Neighbours along k as they are multiplied: four bytes in a word, or each
    /// as an element of the sum.
    fn factors(&mut self, values: Vec<Val>, packed: bool, ty: DType) -> Vec<Val> {
        if packed {
            return vec![self.b.value(Thread::Pack {}, &values, DType::U32)];
        }
        values.into_iter().map(|value| self.b.cast(value, ty)).collect()
    }

    pub(super) fn multiply_add(&mut self, x: Val, y: Val, z: Val) -> Val {
        let ty = self.b.ty(z);
        if self.target.fma.contains(&ty) {
            return self.b.value(Thread::Fma {}, &[x, y, z], ty);
        }
        let product = self.b.bin(BinOp::Mul, x, y);
        self.b.bin(BinOp::Add, product, z)
    }
}
