//! Products by FMA where a software GPU executes threads as lanes of vectors.
//!
//! An access to memory is one for each lane there, whether lanes want the same element
//! or not, and costs as much as tens of FMAs; that a lane hands its element to
//! all others is one instruction. So lanes lie along one axis of the sum, and of the
//! operand that has not this axis, which all of them want, each lane reads another
//! element:
//!
//! ```text
//! lanes along n:  a[i, k + lane] ─► a[i, k], a[i, k + 1], …    one access for all
//!                 b[k, j]                                      one access for each
//! ```
//!
//! Where rows are looked at as a whole, a lane has whole rows: what is done along a row
//! is then one lane's, and a fragment that is a left operand is multiplied out of the
//! registers that it is in.

use super::{Product, Size, lanes_take, plus, shape};
use crate::ir::{Op as Thread, ShuffleMode, Val};
use crate::layout::{Fragment, Mode};
use crate::lower::lin::Lin;
use crate::lower::target::Target;
use crate::lower::uses::is_fragment;
use crate::lower::view::{Root, View};
use crate::lower::{Lower, Lowered};
use tile_core::elem::DType;
use tile_core::ir::Func;

/// Neighbouring columns of a lane.
const RUN: u32 = 4;
/// What an element that each lane reads for itself costs, in FMAs.
const ACCESS: u32 = 28;
/// Steps of `k` between which a sum is in a register.
const STEPS: u32 = 8;
/// Bytes that an access takes at most: lanes cost more than their bytes.
const WIDEST: u32 = 16;
/// Elements that lanes are handed in a program, each by an instruction of its own, up to
/// which what compiles it is done in seconds. It takes more than in proportion: LLVM
/// seven times as long for four times as many (docs/decisions/0019-software-gpu-lanes.md).
const WRITTEN: u64 = 4096;

/// Whether a product with such element types is made so.
pub(super) fn takes(target: &Target, [a, b, acc]: [DType; 3]) -> bool {
    target.vector().is_some() && acc.bits() == 32 && !target.dot4.contains(&(a, b))
}

/// Whether a kernel is faster with lanes that share operand loads by more than what
/// compiles it takes longer. That is so where it multiplies: a product reads elements
/// again and again. What multiplies nothing reads each once, by as many accesses with
/// lanes as without, and has a part for each lane that is larger and compiled for longer.
/// A product whose left operand is in registers is written out, and too many of these in
/// one kernel do not pay.
pub(super) fn pay(func: &Func, target: &Target) -> bool {
    let (mut multiplies, mut written) = (false, 0_u64);
    func.walk(func.body, &mut |_, inst| {
        let Some(product) = Product::of(inst).filter(|_| lanes_take(func, target, inst)) else { return };
        multiplies = true;
        if let Some((_, size)) = shape(func, &product).filter(|_| is_fragment(func, product.factors[0])) {
            written = written.saturating_add(u64::from(size.n) * u64::from(size.k));
        }
    });
    multiplies && written <= WRITTEN
}

/// The sum's layout; nothing where the sum has too few elements along both axes.
pub(super) fn layout(size: Size, threads: u32, lanes: u32, by_rows: bool) -> Option<Fragment> {
    if by_rows && size.m.is_multiple_of(threads) {
        return Some(rows([size.m, size.n], threads));
    }
    let mut best: Option<(u32, Fragment)> = None;
    let mut across = 1;
    while across <= threads {
        let down = threads / across;
        if across <= size.n.next_power_of_two() && down <= size.m.next_power_of_two() {
            let (rows, columns) = (size.m.div_ceil(down), size.n.div_ceil(across));
            // What lanes share is read once for all of them.
            let price = |own: u32, shared: u32| own * ACCESS + shared * (ACCESS / lanes + 1) + rows * columns;
            let mut consider = |price: u32, layout: Fragment| {
                if best.as_ref().is_none_or(|(least, _)| price < *least) {
                    best = Some((price, layout));
                }
            };
            if across >= lanes {
                consider(price(columns, rows), along_rows(size, across, down));
            }
            if down >= lanes {
                consider(price(rows, columns), down_columns(size, across, down));
            }
        }
        across *= 2;
    }
    best.map(|(_, layout)| layout)
}

/// Whole rows in each thread.
pub(super) fn rows([m, n]: [u32; 2], threads: u32) -> Fragment {
    let registers = vec![Mode::along(1, n, 1), Mode::along(0, m / threads, threads)];
    Fragment::new(2, vec![Mode::along(0, threads, 1)], registers)
}

/// Neighbouring lanes beside each other.
fn along_rows(size: Size, across: u32, down: u32) -> Fragment {
    let mut run = RUN;
    while !size.n.is_multiple_of(run * across) && run > 1 {
        run /= 2;
    }
    let threads = vec![Mode::along(1, across, run), Mode::along(0, down, 1)];
    let registers = vec![
        Mode::along(1, run, 1),
        Mode::along(1, size.n.div_ceil(run * across), run * across),
        Mode::along(0, size.m.div_ceil(down), down),
    ];
    Fragment::new(2, threads, registers)
}

/// Neighbouring lanes below each other.
fn down_columns(size: Size, across: u32, down: u32) -> Fragment {
    let columns = size.n.div_ceil(across);
    let threads = vec![Mode::along(0, down, 1), Mode::along(1, across, columns)];
    let registers = vec![Mode::along(1, columns, 1), Mode::along(0, size.m.div_ceil(down), down)];
    Fragment::new(2, threads, registers)
}

/// Lanes that share an operand.
#[derive(Clone, Copy)]
pub(super) struct LaneBroadcast {
    lanes: u32,
    /// The axis of the sum along which they lie.
    axis: usize,
}

/// The lanes that share an operand of a product with a sum that lies so, if some do.
pub(super) fn broadcast(target: &Target, types: [DType; 3], layout: &Fragment) -> Option<LaneBroadcast> {
    let lanes = target.vector().filter(|_| takes(target, types))?;
    let first = layout.thread_modes().first().filter(|mode| mode.extent.is_multiple_of(lanes))?;
    Some(LaneBroadcast { lanes, axis: first.axis?.into() })
}

/// Elements of an operand, by lines and steps: a register, and the lane that has the
/// element where each has another.
type Elements = Vec<Vec<(Val, Option<u32>)>>;

/// An operand at hand: its number, its lines, and the first of them.
struct Operand<'v> {
    view: &'v View,
    /// Its axis that is not `k`.
    axis: usize,
    lines: Vec<u32>,
    base: Lin,
}

impl Operand<'_> {
    fn at(&self, line: &Lin, k: &Lin) -> Vec<Lin> {
        if self.axis == 0 { vec![line.clone(), k.clone()] } else { vec![k.clone(), line.clone()] }
    }

    fn steps_by_one(&self, axis: usize) -> bool {
        self.view.axes[axis].stride.as_int() == Some(1)
    }

    /// How many neighbours along its lines each lane reads for all, where lines are
    /// neighbours in memory.
    fn along_lines(&self, lanes: u32) -> Option<u32> {
        if !self.steps_by_one(self.axis) {
            return None;
        }
        let mut width = WIDEST / self.view.elem.bytes() as u32;
        let adjoin = |group: u32| {
            let each = |lines: &[u32]| lines.len() == group as usize && lines[lines.len() - 1] - lines[0] == group - 1;
            self.lines.chunks(group as usize).all(each)
        };
        while width > 1 && !adjoin(lanes * width) {
            width /= 2;
        }
        adjoin(lanes * width).then_some(width)
    }
}

impl Lower<'_> {
    /// Whether a fragment that is a left operand is multiplied out of its registers.
    pub(super) fn holds_left(&self, a: &View, wanted: &Fragment) -> bool {
        let Root::Fragment(number) = a.root else { return false };
        let held = &self.fragments[number];
        let whole = |layout: &Fragment| layout.thread_modes().iter().all(|mode| mode.axis == Some(0));
        a.is_in_place() && whole(&held.layout) && whole(wanted) && held.layout.thread_modes() == wanted.thread_modes()
    }

    /// Adds the product to the accumulator.
    pub(super) fn multiply_by_lanes(
        &mut self,
        [a, b]: [&View; 2],
        number: usize,
        layout: &Fragment,
        LaneBroadcast { lanes, axis }: LaneBroadcast,
    ) -> Lowered<()> {
        let base = self.base(layout);
        let depth = a.axes[1].extent.as_int().and_then(|k| u32::try_from(k).ok()).unwrap_or(0);
        let lines = |axis: usize| {
            let mut lines: Vec<u32> = (0..layout.registers()).map(|register| layout.offset(register)[axis]).collect();
            lines.sort_unstable();
            lines.dedup();
            lines
        };
        let operands =
            [(a, 0), (b, 1)].map(|(view, axis)| Operand { view, axis, lines: lines(axis), base: base[axis].clone() });
        let shared = &operands[1 - axis];
        let mut steps = match shared.along_lines(lanes) {
            Some(_) => STEPS,
            None => (lanes * WIDEST / shared.view.elem.bytes() as u32).max(STEPS),
        };
        while !depth.is_multiple_of(steps) {
            steps /= 2;
        }
        if depth == 0 {
            return Ok(());
        }
        let held = matches!(self.root(a), Root::Fragment(_));
        if held {
            // Registers have names, not numbers.
            for first in (0..depth).step_by(steps as usize) {
                self.lane_steps(&operands, axis, number, layout, lanes, &Lin::int(first.into()), steps)?;
            }
            return Ok(());
        }
        let (lo, hi, step) = (Lin::int(0), Lin::int(depth.into()), Lin::int(steps.into()));
        self.loop_over(&lo, &hi, &step, |lower, k| lower.lane_steps(&operands, axis, number, layout, lanes, &k, steps))
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one product")]
    fn lane_steps(
        &mut self,
        operands: &[Operand<'_>; 2],
        axis: usize,
        number: usize,
        layout: &Fragment,
        lanes: u32,
        k: &Lin,
        steps: u32,
    ) -> Lowered<()> {
        let var = self.fragments[number].var;
        let ty = self.fragments[number].elem;
        let steps: Vec<Lin> = (0..steps).map(|i| plus(k, i)).collect();
        let (own, shared) = (&operands[axis], &operands[1 - axis]);
        let theirs = self.own_elements(own, &steps, ty)?;
        let ours = self.shared_elements(shared, &steps, lanes, ty)?;
        for (line, elements) in shared.lines.iter().zip(&ours) {
            let elements: Vec<Val> = elements.iter().map(|&element| self.handed(element, lanes)).collect();
            for (other, factors) in own.lines.iter().zip(&theirs) {
                let (row, column) = if axis == 1 { (*line, *other) } else { (*other, *line) };
                let register = self.sum_register(layout, row, column)?;
                let mut sum = self.b.get(var, register);
                for (&x, &y) in factors.iter().zip(&elements) {
                    let (x, y) = if axis == 1 { (y, x) } else { (x, y) };
                    sum = self.multiply_add(x, y, sum);
                }
                self.b.set(var, register, sum);
            }
        }
        Ok(())
    }

    /// Elements that each lane has for itself, of each line those of all steps.
    fn own_elements(&mut self, own: &Operand<'_>, steps: &[Lin], ty: DType) -> Lowered<Vec<Vec<Val>>> {
        let mut out = vec![Vec::with_capacity(steps.len()); own.lines.len()];
        let lines: Vec<Lin> = own.lines.iter().map(|&line| plus(&own.base, line)).collect();
        if own.steps_by_one(own.axis) {
            for k in steps {
                let at: Vec<Vec<Lin>> = lines.iter().map(|line| own.at(line, k)).collect();
                for (out, value) in out.iter_mut().zip(self.load(own.view, &at)?) {
                    out.push(self.b.cast(value, ty));
                }
            }
        } else {
            for (out, line) in out.iter_mut().zip(&lines) {
                let at: Vec<Vec<Lin>> = steps.iter().map(|k| own.at(line, k)).collect();
                for value in self.load(own.view, &at)? {
                    out.push(self.b.cast(value, ty));
                }
            }
        }
        Ok(out)
    }

    /// Elements that all lanes want, of each line those of all steps: as many are read
    /// at once as there are lanes, along the axis on which they are neighbours.
    fn shared_elements(&mut self, shared: &Operand<'_>, steps: &[Lin], lanes: u32, ty: DType) -> Lowered<Elements> {
        let lane = self.digit(1, lanes);
        let lines: Vec<Lin> = shared.lines.iter().map(|&line| plus(&shared.base, line)).collect();
        let mut out: Elements = vec![Vec::with_capacity(steps.len()); lines.len()];
        if let Some(width) = shared.along_lines(lanes) {
            let group = (lanes * width) as usize;
            for (out, lines) in out.chunks_mut(group).zip(lines.chunks(group)) {
                let first = lines[0].add(&lane.scale(width.into()));
                for k in steps {
                    let at: Vec<Vec<Lin>> = (0..width).map(|i| shared.at(&plus(&first, i), k)).collect();
                    let values = self.load_as(shared.view, &at, ty)?;
                    let elements = (0..lanes).flat_map(|lane| values.iter().map(move |&value| (value, Some(lane))));
                    out.iter_mut().zip(elements).for_each(|(out, element)| out.push(element));
                }
            }
            return Ok(out);
        }
        let width = steps.len() as u32 / lanes;
        let whole = width > 0 && steps.len() as u32 == width * lanes;
        for (out, line) in out.iter_mut().zip(&lines) {
            if whole {
                let first = steps[0].add(&lane.scale(width.into()));
                let at: Vec<Vec<Lin>> = (0..width).map(|i| shared.at(line, &plus(&first, i))).collect();
                let values = self.load_as(shared.view, &at, ty)?;
                out.extend((0..lanes).flat_map(|lane| values.iter().map(move |&value| (value, Some(lane)))));
                continue;
            }
            for k in steps {
                out.push((self.load_as(shared.view, &[shared.at(line, k)], ty)?[0], None));
            }
        }
        Ok(out)
    }

    /// Elements as the sum's type.
    fn load_as(&mut self, view: &View, at: &[Vec<Lin>], ty: DType) -> Lowered<Vec<Val>> {
        let values = self.load(view, at)?;
        Ok(values.into_iter().map(|value| self.b.cast(value, ty)).collect())
    }

    /// An element in all lanes.
    fn handed(&mut self, (value, lane): (Val, Option<u32>), lanes: u32) -> Val {
        let Some(lane) = lane else { return value };
        let ty = self.b.ty(value);
        self.b.value(Thread::Shuffle { mode: ShuffleMode::Index, lane, width: lanes }, &[value], ty)
    }
}
