//! Matrix products.
//!
//! Operands are read from shared memory in whatever order they lie there; an
//! operand in global memory is brought to shared memory first, a fragment as
//! the left operand stays in registers where it lies as the matrix instruction
//! wants it. The accumulator is in registers.
//!
//! Where the target has a matrix instruction for the types and extents,
//! [`mma`] uses it, and where it has matrices that lanes hold together,
//! [`cooperative`] uses these; everything else is multiplied by [`fma`].
//! [`selection`] tells which.

pub(super) mod cooperative;
mod fma;
mod lane_broadcast;
pub(super) mod mma;
pub(super) mod selection;
mod sparse_metadata;
pub(super) mod wgmma;

use super::gemm_operands::{Product, by_rows};
use super::lin::Lin;
use super::shapes::Rows;
use super::shapes::extents;
use super::target::Target;
use super::transposed_shared::has_runs_down;
use super::uses::is_fragment;
use super::view::{Root, View};
use super::{Lane, Lower, Lowered};
use crate::ir::Mma;
use crate::layout::Fragment;
use cooperative::Tiling;
use selection::{are_factors, instruction, may_round, shape, shapes};
pub(super) use selection::{is_multiply_add, lanes_take, loads_matrices, takes_sparse};
use tile_core::elem::DType;
use tile_core::ir::schedule::{MmaChoice, WarpPolicy};
use tile_core::ir::{Func, InstId, Note};

/// The extents of a product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Size {
    m: u32,
    n: u32,
    k: u32,
}

/// What whole steps of a product's instruction leave of k.
#[derive(Clone, Copy)]
struct Tail {
    /// The shortest instruction of the same types that takes it at once.
    mma: Mma,
    k: u32,
}

impl Tail {
    fn new(func: &Func, target: &Target, mma: Mma, k: u32) -> Option<Tail> {
        let rest = k % u32::from(mma.k);
        if rest == 0 {
            return None;
        }
        let takes = |&[m, n, k]: &[u8; 3]| [m, n] == [mma.m, mma.n] && u32::from(k) >= rest;
        let known = shapes(func, target, [mma.a, mma.b, mma.acc], false).filter(takes);
        let k = known.map(|[.., k]| k).min()?;
        Some(Tail { mma: Mma { k, ..mma }, k: rest })
    }

    /// Whether the instruction takes more than there is.
    fn is_ragged(&self) -> bool {
        u32::from(self.mma.k) > self.k
    }
}

/// The layout that the accumulator of a product wants.
pub(super) fn accumulator(func: &Func, product: &Product, target: &Target, threads: u32) -> Option<Fragment> {
    let (types, size) = shape(func, product)?;
    let acc = product.acc;
    // A view of a larger accumulator leaves its layout to other statements.
    let whole = func.root(acc) == acc && is_fragment(func, acc);
    whole.then(|| layout(func, target, product, types, size, threads)).flatten()
}

/// Lanes of a warp that has matrix instructions.
pub(super) const LANES: u32 = 32;

/// The layout of a fragment of these extents that lies as an accumulator of warps' matrix instructions.
pub(super) fn of_warps(func: &Func, [m, n]: [u32; 2], warps: u32) -> Fragment {
    let (a, acc) = (DType::BF16, DType::F32);
    mma::layout(
        Mma { m: 16, n: 8, k: 16, a, b: a, acc, sparse: false },
        Size { m, n, k: 16 },
        warps,
        Partition::unstated(func),
    )
}

fn layout(
    func: &Func,
    target: &Target,
    product: &Product,
    types: [DType; 3],
    size: Size,
    threads: u32,
) -> Option<Fragment> {
    let sparse = product.places.is_some();
    if let Some(mma) = instruction(func, target, product, types, size) {
        return Some(mma::layout(mma, size, threads / target.warp, Partition::of(func, product)));
    }
    if sparse {
        return None;
    }
    if let Some(tiling) = Tiling::new(func, target, product, types, size, threads) {
        return Some(tiling.layout());
    }
    let lanes = target.vector().filter(|_| lane_broadcast::takes(target, types));
    let by_lanes = lanes.and_then(|lanes| lane_broadcast::layout(size, threads, lanes, by_rows(func)));
    Some(by_lanes.unwrap_or_else(|| fma::layout(size, threads, has_runs_down(func, target, product.acc))))
}

/// The layout of a left operand that threads multiply out of their registers: in whole
/// rows, as they have the sum.
pub(super) fn left_rows(func: &Func, target: &Target, product: &Product, threads: u32) -> Option<Fragment> {
    let (types, size) = shape(func, product)?;
    let left = product.factors[0];
    let multiplied = is_fragment(func, left) && func.root(left) == left && lane_broadcast::takes(target, types);
    (multiplied && size.m.is_multiple_of(threads)).then(|| lane_broadcast::rows([size.m, size.k], threads))
}

/// Whether lanes that share operand loads pay in a kernel.
pub(super) fn lanes_pay(func: &Func, target: &Target) -> bool {
    lane_broadcast::pay(func, target)
}

/// How warps divide a product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Partition {
    /// So that each reads few operands.
    Balanced,
    /// By rows as far as they go, since rows are looked at as a whole.
    ByRows,
    /// As the user says.
    Stated(WarpPolicy),
}

impl Partition {
    fn of(func: &Func, product: &Product) -> Partition {
        product.hints.policy.map_or_else(|| Partition::unstated(func), Partition::Stated)
    }

    fn unstated(func: &Func) -> Partition {
        if by_rows(func) { Partition::ByRows } else { Partition::Balanced }
    }

    /// Whether it lets so many warps lie beside each other along rows and along columns.
    fn admits(self, (down, across): (u32, u32)) -> bool {
        match self {
            Partition::Stated(WarpPolicy::Rows) => across == 1,
            Partition::Stated(WarpPolicy::Columns) => down == 1,
            Partition::Stated(WarpPolicy::Square) | Partition::Balanced | Partition::ByRows => true,
        }
    }
}

/// Splits warps over rows and columns of a product that instructions of `m` rows
/// and `n` columns make, each the same whole number of instructions.
fn split(warps: u32, size: Size, [m, n]: [u32; 2], partition: Partition) -> (u32, u32) {
    let shares =
        |warps: u32, all: u32| (1..=warps).filter(move |&by| warps.is_multiple_of(by) && all.is_multiple_of(by));
    let cost = |&(down, across): &(u32, u32)| {
        // Idle warps first, then the operands that a warp reads.
        let read = if partition == Partition::ByRows { across } else { 0 } * 1024 + size.m / down + size.n / across;
        (warps / (down * across), read)
    };
    let splits = shares(warps, size.m / m)
        .flat_map(|down| shares(warps / down, size.n / n).map(move |across| (down, across)))
        .filter(|&split| partition.admits(split));
    splits.min_by_key(cost).unwrap_or((1, 1))
}

/// How many warps, or groups of lanes that hold a matrix, lie beside each other along rows and along
/// columns of a product that instructions of a warp or cooperative matrices make, and how many of
/// them a block has.
pub(super) fn warps(func: &Func, target: &Target, product: &Product, threads: u32) -> Option<([u32; 2], u32)> {
    let (types, size) = shape(func, product)?;
    if let Some(mma) = instruction(func, target, product, types, size) {
        let warps = threads / target.warp;
        let (down, across) = split(warps, size, [mma.m, mma.n].map(u32::from), Partition::of(func, product));
        return Some(([down, across], warps));
    }
    let groups = threads / u32::from(target.cooperating).max(1);
    Tiling::new(func, target, product, types, size, threads).map(|tiling| (tiling.groups(), groups))
}

/// The types and extents of a product: rows, columns and k.
pub(super) fn sized(func: &Func, product: &Product) -> Option<([DType; 3], [u32; 3])> {
    shape(func, product).map(|(types, Size { m, n, k })| (types, [m, n, k]))
}

/// What keeps a product from instructions of warps, of a kind or shape that the user states.
pub(super) fn warp_obstacle(
    func: &Func,
    target: &Target,
    types: [DType; 3],
    [m, n]: [u32; 2],
    choice: MmaChoice,
) -> String {
    let ([a, _, acc], name) = (types, &target.name);
    let known: Vec<[u8; 3]> = shapes(func, target, types, false).collect();
    if known.is_empty() && !may_round(func, a) {
        return format!("{name} multiplies {a} in no instruction of a warp, and as tf32 only where `tf32` allows it");
    }
    if known.is_empty() {
        return format!("{name} has no instruction of a warp for {a} with {acc}");
    }
    let is_asked = |&[m, n, k]: &[u8; 3]| match choice {
        MmaChoice::Shape(shape) => shape == [m, n, k].map(u16::from),
        _ => true,
    };
    let Some([rows, columns, _]) = known.iter().copied().find(is_asked) else {
        let shapes: Vec<String> = known.iter().map(|[m, n, k]| format!("`m{m}n{n}k{k}`")).collect();
        return format!("{name} has {} for {a}", shapes.join(", "));
    };
    match m.is_multiple_of(rows.into()) {
        false => format!("{m} rows are no multiple of {rows}"),
        true => format!("{n} columns are no multiple of {columns}"),
    }
}

impl Lower<'_> {
    pub(super) fn gemm(&mut self, id: InstId, accumulate: bool) -> Lowered<()> {
        if self.specialized.roles.gemms.contains(&id) {
            return self.multiply(id);
        }
        let lane = Lane::default();
        let inst = &self.func.insts[id];
        let [a, b, acc] = [0, 1, 2].map(|i| self.view(&lane, inst.args[i]));
        let (a, b, acc) = (a?.with_rank(2), b?.with_rank(2), acc?.with_rank(2));
        let known = [&a, &b, &acc].map(View::extents);
        let [Some(left), Some(_), Some(product)] = known else {
            return self.error("the extents of a matrix product are not known");
        };
        let ([m, k], [_, n]) = ([left[0], left[1]], [product[0], product[1]]);
        let size = Size { m, n, k };
        if m == 0 || n == 0 {
            return Ok(());
        }
        let threads = self.threads();
        let types = [a.elem, b.elem, acc.elem];
        let Some(asked) = Product::of(inst) else { return self.error("a matrix product has no operands") };
        let mma = instruction(self.func, self.target, &asked, types, size);
        if mma.is_none()
            && let Some(tiling) = Tiling::new(self.func, self.target, &asked, types, size, threads)
        {
            return self.gemm_in_matrices([a, b], &acc, accumulate, &tiling);
        }
        let wanted = layout(self.func, self.target, &asked, types, size, threads);
        let Some(wanted) = wanted else { return self.error("a matrix product has no layout") };
        let ragged = mma.and_then(|mma| Tail::new(self.func, self.target, mma, k)).is_some_and(|tail| tail.is_ragged());
        let [a, b] = if ragged { [self.unfilled(a, "left")?, self.unfilled(b, "right")?] } else { [a, b] };
        let b = self.in_memory(b, "right")?;
        let (number, temporary) = self.sum(&acc, &wanted, accumulate)?;
        match mma {
            Some(mma) => {
                let (a, spilled) = self.left(a, &wanted, mma, ragged)?;
                self.phase();
                self.mma([&a, &b], None, number, &wanted, size, mma)?;
                self.unspill_left(&a, spilled)?;
            }
            None => {
                if asked.hints.mma.is_none() {
                    self.remark(id, types, size);
                }
                let a = self.in_memory(a, "left")?;
                let lanes = lane_broadcast::broadcast(self.target, types, &wanted);
                if lanes.is_none() || !self.holds_left(&a, &wanted) {
                    self.spill_view(&a, true)?;
                }
                self.phase();
                match lanes {
                    Some(lanes) => self.multiply_by_lanes([&a, &b], number, &wanted, lanes)?,
                    None => self.fma(&a, &b, number, &wanted)?,
                }
                self.unspill_view(&a, false)?;
            }
        }
        match temporary {
            Some(sum) => self.copy_views(&sum, &acc),
            None => Ok(()),
        }
    }

    /// A product by instructions of warps that adds to a fragment where it lies,
    /// with operands that were copied to shared memory.
    pub(super) fn rotated(&mut self, id: InstId) -> Option<mma::Rotated> {
        let inst = &self.func.insts[id];
        let product = Product::of(inst)?;
        if !product.accumulate || product.places.is_some() || self.specialized.roles.gemms.contains(&id) {
            return None;
        }
        let (types, size) = shape(self.func, &product)?;
        let acc = self.view(&Lane::default(), product.acc).ok()?;
        let wanted = layout(self.func, self.target, &product, types, size, self.threads())?;
        let mma = instruction(self.func, self.target, &product, types, size)?;
        let sum = self.whole_fragment(&acc).filter(|&number| self.fragments[number].layout == wanted)?;
        mma::Rotated::new(sum, wanted, mma, size)
    }

    /// A product whose left operand holds two of each four elements.
    pub(super) fn gemm_sp(&mut self, id: InstId) -> Lowered<()> {
        if self.specialized.roles.gemms.contains(&id) {
            return self.multiply(id);
        }
        let lane = Lane::default();
        let product = Product::of(&self.func.insts[id]);
        let Some((product, (types, size))) = product.and_then(|it| Some((it, shape(self.func, &it)?))) else {
            return self.error("the extents of a matrix product are not known");
        };
        let Product { factors, places: Some(places), acc, accumulate, .. } = product else {
            return self.error("a sparse product has no places");
        };
        if size.m * size.n == 0 {
            return Ok(());
        }
        let [a, b] = factors.map(|factor| self.view(&lane, factor));
        let (a, b, acc) = (a?.with_rank(2), b?.with_rank(2), self.view(&lane, acc)?.with_rank(2));
        let places = self.view(&lane, places)?.with_rank(2);
        let Some(mma) = instruction(self.func, self.target, &product, types, size) else {
            return self.error("no matrix instruction takes a sparse product");
        };
        let wanted = mma::layout(mma, size, self.threads() / self.target.warp, Partition::of(self.func, &product));
        let (a, b) = (self.in_shared(a, "left")?, self.in_shared(b, "right")?);
        let (number, temporary) = self.sum(&acc, &wanted, accumulate)?;
        self.phase();
        self.mma([&a, &b], Some(&places), number, &wanted, size, mma)?;
        match temporary {
            Some(sum) => self.copy_views(&sum, &acc),
            None => Ok(()),
        }
    }

    /// Says why matrix instructions, or cooperative matrices, of a product's types do not
    /// take it.
    fn remark(&mut self, id: InstId, types: [DType; 3], size: Size) {
        let Size { m, n, k } = size;
        let reason = match shapes(self.func, self.target, types, false).next() {
            Some([rows, ..]) if !m.is_multiple_of(rows.into()) => format!("{m} rows are no multiple of {rows}"),
            Some([_, columns, _]) => format!("{n} columns are no multiple of {columns}"),
            None => match cooperative::obstacle(self.target, types, size, self.threads()) {
                Some(reason) => reason,
                None => return,
            },
        };
        let of = types[0];
        let text = format!("product of {m}x{n}x{k} {of}: {reason}, so threads multiply it without matrix instructions");
        let inst = &self.func.insts[id];
        let remark = Note::at(inst.span, text).because_of(self.func, inst.args[2]);
        let remarks = &mut self.b.kernel().remarks;
        if !remarks.contains(&remark) {
            remarks.push(remark);
        }
    }

    fn unspill_left(&mut self, a: &View, spilled: bool) -> Lowered<()> {
        if spilled { self.unspill_view(a, false) } else { Ok(()) }
    }

    /// The operand where it is read: a software GPU reads tensors as they are.
    fn in_memory(&mut self, view: View, name: &str) -> Lowered<View> {
        match view.root {
            Root::Memory(_) if self.target.vector().is_some() => Ok(view),
            _ => self.in_shared(view, name),
        }
    }

    /// The operand in shared memory. Fragments are spilled by who reads them.
    fn in_shared(&mut self, view: View, name: &str) -> Lowered<View> {
        match view.root {
            Root::Memory(buf) if self.b.kernel().bufs[buf].is_shared() => Ok(view),
            Root::Fragment(_) if name == "left" => Ok(view),
            _ => self.copied(&view, name),
        }
    }

    /// The operand without anything behind its end that is read as something else than zero.
    fn unfilled(&mut self, view: View, name: &str) -> Lowered<View> {
        if view.fill.is_some() { self.copied(&view, name) } else { Ok(view) }
    }

    /// A copy of the operand in shared memory.
    fn copied(&mut self, view: &View, name: &str) -> Lowered<View> {
        let Some(extents) = view.extents() else { return self.error("an operand's extents are not known") };
        let tile = self.shared_tile(name, view.elem, &extents, Rows::Matrices);
        self.copy_views(view, &tile)?;
        Ok(tile)
    }

    /// The left operand of matrix instructions: registers, if they lie right and
    /// nothing behind their end is read.
    fn left(&mut self, a: View, wanted: &Fragment, mma: Mma, ragged: bool) -> Lowered<(View, bool)> {
        let Root::Fragment(number) = a.root else { return Ok((self.in_shared(a, "left")?, false)) };
        let in_place = a.axes.len() == 2 && a.is_in_place();
        let right = in_place && !ragged && mma::holds_left(&self.fragments[number].layout, wanted, mma);
        if !right {
            self.spill(number, true)?;
        }
        Ok((a, !right))
    }

    /// The accumulator in registers of the wanted layout, and its view if it
    /// must be copied back.
    fn sum(&mut self, acc: &View, wanted: &Fragment, accumulate: bool) -> Lowered<(usize, Option<View>)> {
        if let Some(number) = self.whole_fragment(acc)
            && self.fragments[number].layout == *wanted
        {
            if !accumulate {
                self.clear(number);
            }
            return Ok((number, None));
        }
        let Some(extents) = acc.extents() else { return self.error("an accumulator's extents are not known") };
        let view = self.fragment("sum".to_owned(), acc.elem, wanted.clone(), extents);
        let number = self.fragments.len() - 1;
        self.clear(number);
        if accumulate {
            self.copy_views(acc, &view)?;
        }
        Ok((number, Some(view)))
    }

    pub(super) fn clear(&mut self, number: usize) {
        let held = self.fragments[number].clone();
        let zero = self.zero(held.elem);
        for register in 0..held.layout.registers() {
            self.b.set(held.var, register, zero);
        }
    }

    /// The register of an accumulator so far from register 0.
    fn sum_register(&self, layout: &Fragment, row: u32, column: u32) -> Lowered<u32> {
        match layout.register(&[row, column]) {
            Some(register) => Ok(register),
            None => self.error("an accumulator has no such register"),
        }
    }
}

/// A sum plus a number.
fn plus(lin: &Lin, by: u32) -> Lin {
    lin.add_int(by.into())
}
