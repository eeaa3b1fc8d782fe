//! Operands of FMAs that lie transposed in shared memory: k is the outer axis.
//!
//! ```text
//! a: [M, K]    k k k k | k k k k | …     as it is written
//!              m m m m | m m m m | …     as it lies: for each k, all of m
//! ```
//!
//! A step of k multiplies a few rows by a few columns. Where those are neighbours, a
//! thread reads four at once for one step, and holds them as long as that takes; along
//! k it would read four steps of each row, hold four times as much, and neighbouring
//! threads would read rows that begin in few banks. So a tile that is written by copies
//! and read by FMAs alone lies with k as its outer axis.
//!
//! Copies bring a block of four rows by up to four k to a thread: each row is loaded as
//! one run, and each k stored as one.
//!
//! ```text
//! lane        0  1  8 16 24 …     k  ──►     a run of the tensor for each row
//! lane        2  3
//! lane        4  5                                32 bytes of k and so many rows are
//! lane        6  7                                stored to all banks at a time
//!  m ▼
//! ```
//!
//! Targets whose copies run by themselves keep tiles as they are written: such a copy
//! moves what is neighbours on both sides, here four bytes. Elements are of 32 bits, four of
//! which are an access. Left operands are transposed only where threads may hold runs of a
//! sum's rows: nothing looks at whole rows, and all products of a sum agree.

use super::copy_elision::is_in_place;
use super::gemm::selection::is_multiply_add;
use super::gemm_operands::Product;
use super::gemm_operands::by_rows;
use super::lin::Lin;
use super::shapes::extents;
use super::stated_layouts::stated;
use super::target::Target;
use super::uses::is_fragment;
use super::view::View;
use super::{Lower, Lowered};
use crate::ir::Val;
use crate::layout::{Fragment, Mode};
use tile_core::ir::{Func, Inst, Op, Space, Value};

/// Bits of an element.
const BITS: u32 = 32;
/// Rows of a block: the elements of an access.
pub(super) const ROWS: u32 = 4;
/// Elements of a line of memory's smallest part, so that none is read twice.
const SECTOR: u32 = 8;

/// Whether a tile lies transposed.
pub(super) fn is_transposed(func: &Func, target: &Target, tile: Value) -> bool {
    if target.copy_async || is_in_place(func, target, tile) || stated(func, tile).is_some() {
        return false;
    }
    let Some([m, k]) = extents(func, tile).as_deref().and_then(|extents| <[u32; 2]>::try_from(extents).ok()) else {
        return false;
    };
    let shared = func.ty(tile).mem().is_some_and(|mem| mem.space == Space::Shared);
    let narrow = func.ty(tile).elem().dtype().is_none_or(|elem| elem.bits() != BITS);
    if !shared || narrow || m * k == 0 || !m.is_multiple_of(ROWS) || !k.is_multiple_of(ROWS) {
        return false;
    }
    let (mut multiplied, mut other) = (false, false);
    func.walk(func.body, &mut |_, inst| {
        for (at, &arg) in inst.args.iter().enumerate() {
            if func.ty(arg).mem().is_none() || func.root(arg) != tile {
                continue;
            }
            let copied =
                matches!(inst.op, Op::Copy { .. }) && at == 1 && arg == tile && !is_fragment(func, inst.args[0]);
            let viewed = matches!(inst.op, Op::Permute { .. }) && arg == tile;
            if !copied && !viewed {
                let factor = is_factor_along_k(func, target, inst, at);
                multiplied |= factor;
                other |= !factor || at == 0 && by_rows(func);
            }
        }
    });
    multiplied && !other
}

/// Whether an argument is a factor of FMAs whose root has k as its last axis.
fn is_factor_along_k(func: &Func, target: &Target, inst: &Inst, at: usize) -> bool {
    let along = match swapped(func, inst.args[at]) {
        Some(swapped) => at < 2 && swapped == (at == 1),
        None => false,
    };
    along && is_multiply_add(func, target, inst)
}

/// Whether a value is a whole tile with its axes swapped; nothing if it is another view.
fn swapped(func: &Func, value: Value) -> Option<bool> {
    match func.def(value).map(|inst| &inst.op) {
        Some(Op::Alloc {}) => Some(false),
        Some(Op::Permute { .. }) if func.def(value).is_some_and(|inst| inst.args[0] == func.root(value)) => Some(true),
        _ => None,
    }
}

/// Whether threads hold runs of a sum's rows: in all its products, neighbours down the
/// left operand are neighbours in memory.
pub(super) fn has_runs_down(func: &Func, target: &Target, acc: Value) -> bool {
    let sum = func.root(acc);
    let (mut found, mut other) = (false, target.copy_async || by_rows(func));
    func.walk(func.body, &mut |_, inst| {
        let Some(product) = Product::of(inst).filter(|product| func.root(product.acc) == sum) else { return };
        let left = product.factors[0];
        let shared = func.ty(left).mem().is_some_and(|mem| mem.space == Space::Shared);
        let lies = shared && swapped(func, left).is_some_and(|it| it != is_transposed(func, target, func.root(left)));
        found |= lies;
        other |= !lies;
    });
    found && !other
}

/// How threads share a tile `[m, k]` that is copied transposed: in blocks of four rows by so
/// many k, the second number.
pub(super) fn blocks([m, k]: [u32; 2], threads: u32) -> (Fragment, u32) {
    let each = m * k / threads / ROWS;
    let run = 1 << each.clamp(1, ROWS).ilog2();
    let (rows, columns) = (m / ROWS, k / run);
    let part = |extent: u32, most: u32| 1 << extent.trailing_zeros().min(most.max(1).ilog2());
    let inner = part(columns, SECTOR / run);
    let beside = part(rows, (SECTOR / inner).min(threads / inner));
    let further = part(columns / inner, threads / (inner * beside));
    let last = part(rows / beside, threads / (inner * beside * further));
    let (across, down) = (inner * further, beside * last);
    let lanes = vec![
        Mode::along(1, inner, run),
        Mode::along(0, beside, ROWS),
        Mode::along(1, further, inner * run),
        Mode::along(0, last, beside * ROWS),
        Mode::replicate(threads / (across * down)),
    ];
    let registers = vec![
        Mode::along(1, run, 1),
        Mode::along(0, ROWS, 1),
        Mode::along(1, columns / across, across * run),
        Mode::along(0, rows / down, down * ROWS),
    ];
    (Fragment::new(2, lanes, registers), run)
}

impl Lower<'_> {
    /// Loads a block, each row of it as a run.
    pub(super) fn load_block(&mut self, src: &View, block: &[Vec<Lin>]) -> Lowered<Vec<Val>> {
        let mut values = Vec::with_capacity(block.len());
        for run in block.chunks(block.len() / ROWS as usize) {
            values.extend(self.load(src, run)?);
        }
        Ok(values)
    }

    /// Stores a block to a transposed tile, each k of it as a run.
    pub(super) fn store_block(&mut self, dst: &View, block: &[Vec<Lin>], values: &[Val]) -> Lowered<()> {
        let steps = block.len() / ROWS as usize;
        for k in 0..steps {
            let of_k = |i: &usize| i % steps == k;
            let at: Vec<Vec<Lin>> = (0..block.len()).filter(of_k).map(|i| block[i].clone()).collect();
            let run: Vec<Val> = (0..block.len()).filter(of_k).map(|i| values[i]).collect();
            self.store(dst, &at, &run)?;
        }
        Ok(())
    }

    /// Copies to a transposed tile.
    pub(super) fn copy_transposed(&mut self, src: &View, dst: &View, [m, k]: [u32; 2]) -> Lowered<()> {
        let src = src.clone().with_rank(2);
        let (layout, run) = blocks([m, k], self.threads());
        let ends = [m, k].map(|extent| Lin::int(extent.into()));
        self.phase();
        let once = self.first_replica(&layout);
        self.guarded(once, &mut |lower| {
            lower.sweep(&layout, &ends, ROWS * run, true, &mut |lower, block| {
                let values = lower.load_block(&src, block)?;
                let values: Vec<Val> = values.into_iter().map(|value| lower.b.cast(value, dst.elem)).collect();
                lower.store_block(dst, block, &values)
            })
        })
    }
}
