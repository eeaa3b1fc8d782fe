//! Products by matrices that lanes hold together.
//!
//! ```text
//! for k { copy …; gemm %a, %b, %acc }   ──►   sums = 0
//!                                             for k { copy …; sums += left · right }
//!                                             matrices of the sums → shared memory; barrier
//!                                             %acc += what each thread holds of them
//! ```
//!
//! Nobody knows which lane holds which element of a cooperative matrix, so sums are
//! of no use to anything but products. An accumulator is therefore an ordinary
//! fragment, in a layout in which the lanes of a group hold what the group's
//! matrices cover; products add up in matrices that start from zero, and what they
//! come to is added to the fragment by way of shared memory: behind the product, or
//! behind the outermost loop that does nothing with the accumulator but multiply.
//!
//! Operands are read from shared memory, as they lie there or transposed; what
//! lies otherwise is copied first.

use super::{Partition, Product, Size, plus, shape, split};
use crate::ir::{Buf, Cooperative, Op as Thread, Role, Var};
use crate::layout::{Fragment, Mode};
use crate::lower::lin::Lin;
use crate::lower::shapes::Rows;
use crate::lower::uses::touches;
use crate::lower::view::{Root, View};
use crate::lower::{Item, Lower, Lowered, Target};
use tile_core::elem::DType;
use tile_core::ir::schedule::MmaChoice;
use tile_core::ir::{BinOp, Func, Inst, Op, RegionId, Value};

/// Steps of `k` that are written out.
const UNROLLED: u32 = 8;
/// Bytes at whose multiples lines of a matrix begin.
const ALIGN: i64 = 16;
/// The part of shared memory in which sums are exchanged.
const EXCHANGED: u32 = 4;

/// How groups of lanes divide a product among their matrices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower) struct Tiling {
    /// Rows and columns of a sum, and its depth.
    m: u32,
    n: u32,
    k: u32,
    /// Lanes of a group, and groups.
    lanes: u32,
    groups: u32,
    /// Groups down the rows and across the columns.
    down: u32,
    across: u32,
    /// Rows and columns of a group.
    rows: u32,
    columns: u32,
    /// Columns of the left operand.
    depth: u32,
    operand: DType,
    sum: DType,
}

/// Sums of a fragment that are in matrices.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Sums {
    var: Var,
    tiling: Tiling,
}

/// The shape of matrices for a product, if the target has them.
fn matrices(target: &Target, product: &Product, [a, b, acc]: [DType; 3], size: Size) -> Option<[u32; 3]> {
    let lanes = u32::from(target.cooperating);
    // Matrices side by side begin where lines may.
    let width = a.bytes() as u32;
    let fits = |&[m, n, k]: &[u32; 3]| {
        let whole = size.m.is_multiple_of(m) && size.n.is_multiple_of(n) && size.k.is_multiple_of(k);
        let aligned = [m, n, k].iter().all(|extent| (extent * width).is_multiple_of(ALIGN as u32));
        let asked = product.may_be(MmaChoice::Cooperative, Some([m, n, k].map(|extent| extent as u16)));
        asked && whole && aligned && size.m * size.n * size.k > 0 && (m * n).is_multiple_of(lanes)
    };
    let known = target.cooperative.iter().filter(|&&(ab, sum, _)| ab == a && ab == b && sum == acc);
    known.map(|&(_, _, shape)| shape.map(u32::from)).find(fits)
}

/// What keeps a product out of the matrices that the target has for its types; nothing
/// where it has none.
pub(super) fn obstacle(target: &Target, [a, b, acc]: [DType; 3], size: Size, threads: u32) -> Option<String> {
    let mut known = target.cooperative.iter().filter(|&&(ab, sum, _)| ab == a && ab == b && sum == acc);
    let &(.., shape) = known.next()?;
    let axes = [(size.m, "rows"), (size.n, "columns"), (size.k, "steps of k")];
    let uneven = axes.iter().zip(shape).find(|&(&(extent, _), part)| !extent.is_multiple_of(part.into()));
    Some(match uneven {
        Some(((extent, name), part)) => format!("{extent} {name} are no multiple of {part}"),
        None if !threads.is_multiple_of(target.cooperating.into()) => {
            format!("{threads} threads are no multiple of the {} that hold a matrix", target.cooperating)
        }
        None => format!("lines of its matrices are no multiple of {ALIGN} bytes"),
    })
}

/// Whether a product is one of cooperative matrices.
pub(in crate::lower) fn is_cooperative(func: &Func, target: &Target, inst: &Inst) -> bool {
    let dense = Product::of(inst).filter(|product| product.places.is_none());
    let sized = dense.and_then(|product| Some((product, shape(func, &product)?)));
    sized.is_some_and(|(product, (types, size))| matrices(target, &product, types, size).is_some())
}

/// Whether a function has products of cooperative matrices.
pub(in crate::lower) fn has_matrices(func: &Func, target: &Target) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| found |= is_cooperative(func, target, inst));
    found
}

impl Tiling {
    pub(super) fn new(
        func: &Func,
        target: &Target,
        product: &Product,
        types: [DType; 3],
        size: Size,
        threads: u32,
    ) -> Option<Tiling> {
        let [m, n, k] = matrices(target, product, types, size)?;
        let lanes = u32::from(target.cooperating);
        if !threads.is_multiple_of(lanes) {
            return None;
        }
        let groups = threads / lanes;
        let (down, across) = split(groups, size, [m, n], Partition::of(func, product));
        let (rows, columns) = (size.m / down, size.n / across);
        let [operand, _, sum] = types;
        Some(Tiling { m, n, k, lanes, groups, down, across, rows, columns, depth: size.k, operand, sum })
    }

    /// How many groups lie beside each other along rows and along columns.
    pub(super) fn groups(&self) -> [u32; 2] {
        [self.down, self.across]
    }

    /// How lanes hold a matrix that they read: neighbours along rows, as many as an
    /// access takes.
    fn held(&self) -> [Vec<Mode>; 2] {
        let each = self.m * self.n / self.lanes;
        let run = each.min(self.n).min(ALIGN as u32 / self.sum.bytes() as u32 * 2);
        let across = (self.n / run).min(self.lanes);
        let down = self.lanes / across;
        let lanes = vec![Mode::along(1, across, run), Mode::along(0, down, 1)];
        let registers = vec![
            Mode::along(1, run, 1),
            Mode::along(1, self.n / (run * across), run * across),
            Mode::along(0, self.m / down, down),
        ];
        [lanes, registers]
    }

    /// The layout of one matrix of each group.
    fn single(&self) -> Fragment {
        let [mut lanes, registers] = self.held();
        lanes.push(Mode::replicate(self.groups));
        Fragment::new(2, lanes, registers)
    }

    /// The layout of the accumulator.
    pub(super) fn layout(&self) -> Fragment {
        let [mut lanes, mut registers] = self.held();
        lanes.extend([
            Mode::along(0, self.down, self.rows),
            Mode::along(1, self.across, self.columns),
            Mode::replicate(self.groups / (self.down * self.across)),
        ]);
        let [down, across] = self.counts();
        registers.extend([Mode::along(1, across, self.n), Mode::along(0, down, self.m)]);
        Fragment::new(2, lanes, registers)
    }

    /// Matrices of a group down and across.
    fn counts(&self) -> [u32; 2] {
        [self.rows / self.m, self.columns / self.n]
    }

    fn matrix(&self, role: Role) -> Cooperative {
        let (rows, columns) = match role {
            Role::Left => (self.m, self.k),
            Role::Right => (self.k, self.n),
            Role::Sum => (self.m, self.n),
        };
        Cooperative { role, rows: rows as u8, columns: columns as u8, lanes: self.lanes as u8 }
    }
}

/// An operand in shared memory.
struct Operand {
    buf: Buf,
    base: Lin,
    /// Elements between neighbours on each axis, one of which is 1.
    strides: [i64; 2],
}

impl Operand {
    /// Elements between lines, and whether these are columns.
    fn lines(&self) -> (u32, bool) {
        let transposed = self.strides[1] != 1;
        (self.strides[usize::from(transposed)] as u32, transposed)
    }
}

/// The matrices of a step.
struct Step {
    var: Var,
    count: u32,
}

impl Lower<'_> {
    /// A product in matrices.
    pub(super) fn gemm_in_matrices(
        &mut self,
        [a, b]: [View; 2],
        acc: &View,
        accumulate: bool,
        tiling: &Tiling,
    ) -> Lowered<()> {
        let (a, b) = (self.operand(a, "left")?, self.operand(b, "right")?);
        let (number, temporary) = self.sum(acc, &tiling.layout(), accumulate)?;
        let held = self.cooperative.get(&number).map(|sums| sums.var);
        let var = match held {
            Some(var) if accumulate => var,
            Some(var) => self.cleared(var, tiling),
            None => self.new_sums(tiling),
        };
        self.phase();
        self.multiply_matrices([&a, &b], var, tiling)?;
        if held.is_none() {
            self.add_sums(number, Sums { var, tiling: *tiling })?;
        }
        match temporary {
            Some(sum) => self.copy_views(&sum, acc),
            None => Ok(()),
        }
    }

    /// Lets the sums of a loop's products stay in matrices; gives the fragments whose
    /// they are.
    pub(in crate::lower) fn hold_sums(&mut self, region: RegionId) -> Vec<usize> {
        let mut accumulators: Vec<Value> = Vec::new();
        if !self.target.cooperative.is_empty() {
            self.func.walk(region, &mut |_, inst| {
                let acc = Product::of(inst).map(|product| product.acc);
                accumulators.extend(acc.filter(|acc| !accumulators.contains(acc)));
            });
        }
        let mut held = Vec::new();
        for acc in accumulators {
            let Some(Item::View(view)) = self.items.get(&acc).cloned() else { continue };
            let (Some(number), Some(tiling)) = (self.whole_fragment(&view), self.only_tiling(region, acc)) else {
                continue;
            };
            let lies = self.fragments[number].layout == tiling.layout() && !self.fragments[number].spilled;
            if lies && !self.cooperative.contains_key(&number) {
                let var = self.new_sums(&tiling);
                self.cooperative.insert(number, Sums { var, tiling });
                held.push(number);
            }
        }
        held
    }

    /// Adds sums that stayed in matrices to their fragments.
    pub(in crate::lower) fn release_sums(&mut self, held: Vec<usize>) -> Lowered<()> {
        for number in held {
            if let Some(sums) = self.cooperative.remove(&number) {
                self.add_sums(number, sums)?;
            }
        }
        Ok(())
    }

    /// How all that touches an accumulator in a region divides it, if these are
    /// products alone.
    fn only_tiling(&self, region: RegionId, acc: Value) -> Option<Tiling> {
        let (func, threads) = (self.func, self.threads());
        let (mut found, mut other) = (None, false);
        func.walk(region, &mut |_, inst| {
            if !touches(func, inst, acc) {
                return;
            }
            let product = Product::of(inst).filter(|product| {
                let multiplied = product.factors.iter().any(|&factor| func.root(factor) == acc);
                product.acc == acc && !multiplied && matches!(inst.op, Op::Gemm { .. })
            });
            let tiling = product.and_then(|product| {
                let (types, size) = shape(func, &product)?;
                Tiling::new(func, self.target, &product, types, size, threads)
            });
            // Steps of another depth would be of the same sums.
            let same = |known: &Tiling| tiling.is_some_and(|tiling| tiling.layout() == known.layout());
            other |= tiling.is_none() || found.as_ref().is_some_and(|known| !same(known));
            found = found.or(tiling);
        });
        found.filter(|_| !other)
    }

    fn new_sums(&mut self, tiling: &Tiling) -> Var {
        let [down, across] = tiling.counts();
        let var = self.b.matrices("sums", tiling.sum, tiling.matrix(Role::Sum), down * across);
        self.cleared(var, tiling)
    }

    fn cleared(&mut self, var: Var, tiling: &Tiling) -> Var {
        let [down, across] = tiling.counts();
        (0..down * across).for_each(|at| self.b.effect(Thread::CoopClear { var, at }, &[]));
        var
    }

    /// An operand where matrices can be read: in shared memory, in lines.
    fn operand(&mut self, view: View, name: &str) -> Lowered<Operand> {
        if let Some(operand) = self.in_lines(&view) {
            return Ok(operand);
        }
        let tile = self.copied(&view, name)?;
        match self.in_lines(&tile) {
            Some(operand) => Ok(operand),
            None => self.error("an operand does not lie in lines"),
        }
    }

    fn in_lines(&mut self, view: &View) -> Option<Operand> {
        let Root::Memory(buf) = view.root else { return None };
        let data = &self.b.kernel().bufs[buf];
        let stored = data.is_shared() && data.elem == view.elem;
        let plain = view.checks.is_empty() && view.fill.is_none() && self.active.is_none();
        if !stored || !plain || self.swizzle_of(view).is_some() || self.format_of(view).is_some() {
            return None;
        }
        let inside = view.axes.iter().all(|axis| {
            let Some(extent) = axis.extent.as_int() else { return false };
            axis.bounds.iter().all(|(shift, end)| {
                self.known.range(shift).lo >= 0 && self.known.is_inside(&shift.add_int(extent - 1), end)
            })
        });
        let strides = [view.axes[0].stride.as_int()?, view.axes[1].stride.as_int()?];
        let width = view.elem.bytes() as i64;
        let operand = Operand { buf, base: view.base.clone(), strides };
        let (pitch, _) = operand.lines();
        let aligned = |elements: i64| elements * width % ALIGN == 0;
        let lines = strides.contains(&1) && strides.iter().all(|&stride| stride > 0) && aligned(pitch.into());
        let line = view.axes[usize::from(strides[1] == 1)].extent.as_int()?;
        let lies = lines && i64::from(pitch) >= line && aligned(self.known.divisor(&view.base));
        (inside && lies).then_some(operand)
    }

    fn multiply_matrices(&mut self, [a, b]: [&Operand; 2], sums: Var, tiling: &Tiling) -> Lowered<()> {
        let &Tiling { k, lanes, down, across, rows, columns, operand, .. } = tiling;
        let row = self.digit(lanes, down).scale(rows.into());
        let column = self.digit(lanes * down, across).scale(columns.into());
        let [i, j] = tiling.counts();
        let left = Step { var: self.b.matrices("left", operand, tiling.matrix(Role::Left), i), count: i };
        let right = Step { var: self.b.matrices("right", operand, tiling.matrix(Role::Right), j), count: j };
        let step = |lower: &mut Self, at: &Lin| {
            (0..left.count).for_each(|i| lower.load_matrix(a, &left, i, [&plus(&row, i * tiling.m), at]));
            (0..right.count).for_each(|j| lower.load_matrix(b, &right, j, [at, &plus(&column, j * tiling.n)]));
            for left_at in 0..left.count {
                for right_at in 0..right.count {
                    let at = left_at * right.count + right_at;
                    let (left, right) = (left.var, right.var);
                    lower.b.effect(Thread::CoopMultiply { left, left_at, right, right_at, sum: sums, at }, &[]);
                }
            }
        };
        let steps = tiling.depth / k;
        if steps <= UNROLLED {
            (0..steps).for_each(|number| step(self, &Lin::int((number * k).into())));
            return Ok(());
        }
        let mut unrolled = UNROLLED / 2;
        while !steps.is_multiple_of(unrolled) {
            unrolled /= 2;
        }
        let (end, by) = (Lin::int(tiling.depth.into()), Lin::int((k * unrolled).into()));
        self.loop_over(&Lin::int(0), &end, &by, |lower, at| {
            (0..unrolled).for_each(|number| step(lower, &plus(&at, number * k)));
            Ok(())
        })
    }

    fn load_matrix(&mut self, operand: &Operand, to: &Step, at: u32, [row, column]: [&Lin; 2]) {
        let [down, across] = operand.strides;
        let index = operand.base.add(&row.scale(down)).add(&column.scale(across));
        let (offset, (pitch, transposed)) = (index.constant, operand.lines());
        let index = self.known.register(&mut self.b, &index.terms(), DType::I32);
        let load = Thread::CoopLoad { var: to.var, at, buf: operand.buf, offset, pitch, transposed };
        self.b.effect(load, &[index]);
    }

    /// Adds the sums in matrices to a fragment: as many at a time as there is room
    /// for, in memory of each group's own.
    fn add_sums(&mut self, number: usize, Sums { var, tiling }: Sums) -> Lowered<()> {
        let Tiling { m, n, groups, lanes, .. } = tiling;
        let [down, across] = tiling.counts();
        let room = self.target.max_shared / EXCHANGED;
        let each = groups * m * (n * tiling.sum.bytes() as u32 + ALIGN as u32);
        let together = if self.narrow_exchange { 1 } else { (room / each).clamp(1, down * across) };
        let tile = self.shared_tile("exchange", tiling.sum, &[groups * together * m, n], Rows::Matrices);
        let Root::Memory(buf) = tile.root else { return self.error("a tile is no memory") };
        let Some(pitch) = tile.axes[0].stride.as_int() else { return self.error("a tile has no rows") };
        let first = self.digit(lanes, groups).scale((together * m).into());
        let index = self.known.register(&mut self.b, &first.scale(pitch), DType::I32);
        let single = tiling.single();
        let base = self.base(&single);
        let (held, layout) = (self.fragments[number].clone(), tiling.layout());
        let all: Vec<u32> = (0..down * across).collect();
        for batch in all.chunks(together as usize) {
            self.phase();
            for (place, &at) in (0..).zip(batch) {
                let (offset, pitch) = (i64::from(place * m) * pitch, pitch as u32);
                let store = Thread::CoopStore { var, at, buf, offset, pitch, transposed: false };
                self.b.effect(store, &[index]);
            }
            self.phase();
            for (place, &at) in (0..).zip(batch) {
                let [row, column] = [at / across * m, at % across * n];
                for run in runs(&single) {
                    let indices: Vec<Vec<Lin>> = run
                        .iter()
                        .map(|offset| {
                            let row = plus(&first.add(&base[0]), place * m + offset[0]);
                            vec![row, plus(&base[1], offset[1])]
                        })
                        .collect();
                    let values = self.load(&tile, &indices)?;
                    for (offset, value) in run.iter().zip(values) {
                        let register = self.sum_register(&layout, row + offset[0], column + offset[1])?;
                        let before = self.b.get(held.var, register);
                        let sum = self.b.bin(BinOp::Add, before, value);
                        self.b.set(held.var, register, sum);
                    }
                }
            }
        }
        Ok(())
    }
}

/// The offsets of a layout's registers, in runs of neighbours.
fn runs(layout: &Fragment) -> Vec<Vec<Vec<u32>>> {
    let offsets: Vec<Vec<u32>> = (0..layout.registers()).map(|register| layout.offset(register)).collect();
    offsets.chunks(layout.vector().max(1) as usize).map(<[Vec<u32>]>::to_vec).collect()
}
