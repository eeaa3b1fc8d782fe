//! Products by the matrix instructions of a warpgroup.
//!
//! Each warpgroup has the same number of rows, 64 to an instruction, or, where
//! there are too few, of columns; operands are read from shared memory, the left
//! one from registers if it is a fragment. Layouts of registers and of shared
//! memory: PTX ISA, "Asynchronous warpgroup level matrix instructions".
//!
//! ```text
//! a tile in memory: [rows][columns], cut into slabs as wide as a swizzle's rows
//!
//!   k along its rows      a step of k moves inside of a slab, then to the next;
//!                         64 rows of m, or n, are eight atoms of eight rows
//!   m or n along its rows a step of k moves down 16 rows of all slabs
//! ```
//!
//! An instruction has 64 rows and as few as eight columns. A product of few rows
//! is multiplied as its transpose, Cᵀ = Bᵀ·Aᵀ: then the instruction's rows are
//! the product's columns, and none are wasted.
//!
//! So is a product whose right operand is a fragment: instructions take the left
//! one alone from registers.
//!
//! The user may have other products multiplied so, or none (`cuda(swap)`).
//!
//! Only operands of 16 bits may have m or n along their rows. Threads can load
//! one of 32 bits that has, an element for each word, if it is the left one: so
//! a product whose right operand has is multiplied as its transpose, too.

use super::{Size, extents};
use crate::ir::{Buf, Left, MATRIX_LANES, Matrix, Op, Special, Val, Wgmma};
use crate::layout::{Fragment, Mode};
use crate::lower::gemm_operands::Product;
use crate::lower::lin::{Lin, Range};
use crate::lower::target::Target;
use crate::lower::uses::is_fragment;
use crate::lower::view::{Root, View};
use crate::lower::warp_specialize::Words;
use crate::lower::{Lane, Lower, Lowered};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Func, Inst, InstId, Literal, Op as Tile, Value};

/// Rows of an instruction.
const ROWS: u32 = 64;

/// Bytes of k of an instruction.
const DEPTH: u32 = 32;

/// Words of a row of the widest permutation.
const SLAB: u32 = 32;

/// The most columns of an instruction.
const COLUMNS: u32 = 256;

/// How many warpgroups are beside each other along rows and along columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower) struct Split {
    pub(in crate::lower) down: u32,
    pub(in crate::lower) across: u32,
}

/// The accumulator, or a left operand of 16 bits: whole rows to each warp.
pub(in crate::lower) fn layout(rows: u32, columns: u32, groups: u32) -> Fragment {
    split_layout(rows, columns, Split { down: groups, across: 1 })
}

fn split_layout(rows: u32, columns: u32, Split { down, across }: Split) -> Fragment {
    let (high, wide) = (rows / down, columns / across);
    let threads = vec![
        Mode::along(1, 4, 2),
        Mode::along(0, 8, 1),
        Mode::along(0, 4, 16),
        Mode::along(1, across, wide),
        Mode::along(0, down, high),
    ];
    let registers = vec![
        Mode::along(1, 2, 1),
        Mode::along(0, 2, 8),
        Mode::along(1, wide / 8, 8),
        Mode::along(0, high / ROWS, ROWS),
    ];
    Fragment::new(2, threads, registers)
}

fn size(func: &Func, product: &Product) -> Option<Size> {
    let [acc, b] = [product.acc, product.factors[1]].map(|value| extents(func, value));
    let ([m, n], [k, _]) = (<[u32; 2]>::try_from(acc?).ok()?, <[u32; 2]>::try_from(b?).ok()?);
    Some(Size { m, n, k })
}

/// A product, and its extents where they are known.
fn sized(func: &Func, gemm: &Inst) -> Option<(Product, Size)> {
    let product = Product::of(gemm)?;
    Some((product, size(func, &product)?))
}

/// How warpgroups share a sum that lies as instructions leave it, not as its
/// transpose, and that so many hold alike.
pub(in crate::lower) fn split_of(sum: &Fragment, rows: u32, columns: u32, groups: u32, alike: u32) -> Option<Split> {
    let whole = |Split { down, across }: &Split| rows.is_multiple_of(ROWS * down) && columns.is_multiple_of(8 * across);
    let splits = (1..=groups).filter(|down| groups.is_multiple_of(*down));
    let mut splits = splits.map(|down| Split { down, across: groups / down }).filter(whole);
    splits.find(|&split| split_layout(rows, columns, split).repeated(alike) == *sum)
}

/// Whether a value's axes are those of its tile in the other order.
fn is_turned(func: &Func, mut value: Value) -> bool {
    let mut turned = false;
    while let Some(inst) = func.def(value) {
        let Tile::Permute { axes } = &inst.op else { break };
        turned ^= axes.first() == Some(&1);
        value = inst.args[0];
    }
    turned
}

/// Whether an operand of 32 bits has m or n along its rows.
fn lies_across(func: &Func, product: &Product, operand: usize) -> bool {
    let value = product.factors[operand];
    func.ty(value).elem().dtype().is_some_and(|ty| ty.bits() == 32) && is_turned(func, value) != (operand == 1)
}

/// Whether threads load a product's left operand from a tile.
pub(in crate::lower) fn gathers(func: &Func, gemm: &Inst) -> bool {
    Product::of(gemm).is_some_and(|it| lies_across(func, &it, 0) || lies_across(func, &it, 1))
}

/// Whether an operand is all of a fragment whose first axis is m or n and whose
/// others are k, in order.
fn is_held(func: &Func, product: &Product, operand: usize) -> bool {
    let mut value = product.factors[operand];
    if !is_fragment(func, value) || is_turned(func, value) != (operand == 1) {
        return false;
    }
    while let Some(Tile::Permute { .. }) = func.def(value).map(|inst| &inst.op) {
        value = func.def(value).expect("it was just looked at").args[0];
    }
    let root = func.root(value);
    let regrouped = func.def(value).is_some_and(|inst| matches!(inst.op, Tile::Reshape {}) && inst.args[0] == root);
    let [Some(seen), Some(held)] = [value, root].map(|value| extents(func, value)) else { return false };
    (value == root || regrouped) && seen.len() == 2 && held.len() >= 2 && seen[0] == held[0]
}

/// Whether a product's instructions take an operand from registers.
pub(in crate::lower) fn takes_registers(func: &Func, gemm: &Inst) -> bool {
    Product::of(gemm).is_some_and(|it| it.factors.iter().any(|&factor| is_fragment(func, factor)))
}

/// Whether an instruction is a product that takes a fragment from registers.
pub(in crate::lower) fn takes(func: &Func, inst: &Inst, fragment: Value) -> bool {
    Product::of(inst).is_some_and(|it| (0..2).any(|i| func.root(it.factors[i]) == fragment && is_held(func, &it, i)))
}

/// Whether some product takes a fragment from registers.
pub(in crate::lower) fn is_taken(func: &Func, fragment: Value) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| found |= takes(func, inst, fragment));
    found
}

/// Whether a product is multiplied as its transpose: where it has to be, and the user
/// does not say otherwise, or where it may be and the user says so.
fn is_swapped(func: &Func, product: &Product, size: Size) -> bool {
    let held = |operand: usize| is_fragment(func, product.factors[operand]);
    let must = !size.m.is_multiple_of(ROWS) || held(1) || lies_across(func, product, 1);
    let may = || size.n.is_multiple_of(ROWS) && !held(0) && !lies_across(func, product, 0);
    // Only a left operand is sparse.
    product.places.is_none()
        && match func.schedule.cuda.swap {
            None => must,
            Some(swap) => swap && (must || may()),
        }
}

/// Rows and columns as the instructions see them.
fn face(size: Size, swapped: bool) -> (u32, u32) {
    if swapped { (size.n, size.m) } else { (size.m, size.n) }
}

/// As many warpgroups to rows as have instructions there, the others to columns.
fn split(rows: u32, groups: u32) -> Split {
    let down = (1..=groups).rev().find(|down| groups.is_multiple_of(*down) && rows.is_multiple_of(ROWS * down));
    let down = down.unwrap_or(1);
    Split { down, across: groups / down }
}

/// The layout of a product's sum.
fn sum_layout(size: Size, swapped: bool, groups: u32) -> Fragment {
    let (rows, columns) = face(size, swapped);
    let layout = split_layout(rows, columns, split(rows, groups));
    if swapped { layout.select(&[Some(1), Some(0)]) } else { layout }
}

/// Whether there are instructions for a product; `in_place` says whether a
/// value is a tile that lies as the instructions want it.
pub(in crate::lower) fn suits(func: &Func, target: &Target, gemm: &Inst, in_place: &dyn Fn(Value) -> bool) -> bool {
    let Some(product) = Product::of(gemm) else { return false };
    let Product { factors: [a, b], places, acc, .. } = product;
    let [Some(ty_a), Some(ty_b), Some(ty_acc)] = [a, b, acc].map(|value| func.ty(value).elem().dtype()) else {
        return false;
    };
    let Some(size) = size(func, &product) else { return false };
    let width = ty_a.bytes() as u32;
    let swapped = is_swapped(func, &product, size);
    let (rows, columns) = face(size, swapped);
    let (left, right) = if swapped { (1, 0) } else { (0, 1) };
    let by_registers = width == 2 && is_held(func, &product, left);
    // Only operands of 16 bits may have m or n along their rows, and a left one
    // that threads load from slabs of the widest permutation.
    let lies_along_k = |operand: usize| is_turned(func, product.factors[operand]) == (operand == 1);
    let along_k = |operand: usize| lies_along_k(operand) || width == 2;
    // Threads read the places; the elements that are kept lie along k.
    let sparse = places.is_none_or(|places| {
        width <= 2 && !by_registers && lies_along_k(0) && extents(func, places).is_some_and(|it| it.len() == 2)
    });
    let gathered = lies_across(func, &product, left) && rows.is_multiple_of(SLAB);
    let whole_sum = func.root(acc) == acc && is_fragment(func, acc);
    super::are_factors(ty_a, ty_b)
        && target.wgmma.contains(&(ty_a, ty_acc))
        && super::may_round(func, ty_a)
        && sparse
        && whole_sum
        && (by_registers || in_place(product.factors[left]) && (along_k(left) || gathered))
        && in_place(product.factors[right])
        && along_k(right)
        && rows.is_multiple_of(ROWS)
        && size.k.is_multiple_of(product.spread() * DEPTH / width)
        && columns.is_multiple_of(if ty_acc == DType::I32 { 16 } else { 8 })
        && size.m * size.n * size.k > 0
}

/// The most columns of one instruction of a product, if one warpgroup makes it.
pub(in crate::lower) fn most_columns(func: &Func, gemm: &Inst) -> u32 {
    let Some(product) = Product::of(gemm) else { return 0 };
    size(func, &product).map_or(0, |size| face(size, is_swapped(func, &product, size)).1.min(COLUMNS))
}

/// Whether so many warpgroups can share a product's rows.
pub(in crate::lower) fn divides(func: &Func, gemm: &Inst, groups: u32) -> bool {
    let Some(product) = Product::of(gemm) else { return false };
    size(func, &product).is_some_and(|size| split(face(size, is_swapped(func, &product, size)).0, groups).across == 1)
}

/// Whether so many warpgroups can share a product, its columns as well. Columns
/// of an operand that lie along its rows are shared by whole slabs, or all lie in
/// one.
pub(in crate::lower) fn divides_columns(func: &Func, gemm: &Inst, groups: u32) -> bool {
    let Some(product) = Product::of(gemm) else { return false };
    let Some(size) = size(func, &product) else { return false };
    let swapped = is_swapped(func, &product, size);
    let (rows, columns) = face(size, swapped);
    let across = split(rows, groups).across;
    let right = usize::from(!swapped);
    let width = func.ty(product.factors[right]).elem().dtype().map_or(1, |ty| ty.bytes() as u32);
    let along_k = is_turned(func, product.factors[right]) == (right == 1);
    let slab = 4 * SLAB / width;
    let step = if along_k || columns <= slab { 16 } else { slab };
    across == 1 || !takes_registers(func, gemm) && columns.is_multiple_of(across * step)
}

/// Whether a product is multiplied as it is, from shared memory.
pub(in crate::lower) fn is_straight(func: &Func, gemm: &Inst) -> bool {
    sized(func, gemm).is_some_and(|(product, size)| !is_swapped(func, &product, size)) && !gathers(func, gemm)
}

/// Whether a product reads its right operand along the tile's rows.
pub(in crate::lower) fn reads_rows(func: &Func, gemm: &Inst) -> bool {
    Product::of(gemm).is_some_and(|it| is_turned(func, it.factors[1]))
}

/// Whether so many warpgroups share a product by columns alone.
pub(in crate::lower) fn shares_columns(func: &Func, gemm: &Inst, groups: u32) -> bool {
    let size = Product::of(gemm).and_then(|it| size(func, &it));
    is_straight(func, gemm) && size.is_some_and(|size| split(size.m, groups).across == groups)
}

/// The layout of a product's sum of which each warpgroup holds all.
fn alone_layout(size: Size, groups: u32) -> Fragment {
    split_layout(size.m, size.n, Split { down: 1, across: 1 }).repeated(groups)
}

/// The fragments of a product with the layouts that its instructions want; each
/// warpgroup holds all of the sum if it multiplies `alone`.
pub(in crate::lower) fn layouts(func: &Func, gemm: &Inst, groups: u32, alone: bool) -> Vec<(Value, Fragment)> {
    let Some(product) = Product::of(gemm) else { return Vec::new() };
    let Some(size) = size(func, &product) else { return Vec::new() };
    if alone {
        return vec![(product.acc, alone_layout(size, groups))];
    }
    let swapped = is_swapped(func, &product, size);
    let mut found = vec![(product.acc, sum_layout(size, swapped, groups))];
    let left = product.factors[usize::from(swapped)];
    let root = func.root(left);
    if let Some(extents) = extents(func, root).filter(|_| is_fragment(func, left))
        && let Some(layout) = layout(face(size, swapped).0, size.k, groups).regrouped(&extents[1..])
    {
        found.push((root, layout));
    }
    found
}

/// The columns of an instruction: all, or as many as divide them and are whole
/// slabs.
fn instruction_columns(n: u32, slab: u32) -> u32 {
    (1..=n.min(COLUMNS)).rev().find(|c| n.is_multiple_of(*c) && (*c == n || c.is_multiple_of(slab.max(8)))).unwrap_or(8)
}

/// A tile as an operand.
struct Operand {
    buf: Buf,
    swizzle: crate::ir::Swizzle,
    /// Rows of the tile.
    rows: u32,
    /// Columns of a slab.
    slab: u32,
    /// Whether m or n lies along rows.
    transposed: bool,
    base: Lin,
}

impl Operand {
    /// The matrix from this element of m or n and this k on.
    fn matrix(&self, other: u32, k: u32) -> Matrix {
        let (along, down) = if self.transposed { (other, k) } else { (k, other) };
        let offset = along / self.slab * self.slab * self.rows + down * self.slab + along % self.slab;
        let leading = if self.transposed { self.rows * self.swizzle.span() } else { 0 };
        Matrix {
            buf: self.buf,
            offset: offset.into(),
            swizzle: self.swizzle,
            leading,
            stride: self.swizzle.period(),
            transposed: self.transposed,
        }
    }

    /// The index of an operand that starts so many times `step` elements of m
    /// or n on.
    fn index(&self, times: &Lin, step: u32) -> Lin {
        let far = match self.transposed {
            true if step < self.slab => step,
            true => step * self.rows,
            false => step * self.slab,
        };
        self.base.add(&times.scale(far.into()))
    }
}

impl Lower<'_> {
    /// The number of a consumer warpgroup among those that share a tile.
    pub(in crate::lower) fn warpgroup(&mut self) -> Lin {
        let groups = self.specialized.roles.sharing();
        if groups == 1 {
            return Lin::default();
        }
        let group = self.b.special(Special::Warpgroup);
        self.known.state(group, Range::below(groups.into()), 1);
        Lin::val(group)
    }

    /// Begins a product, a group of its own that someone else waits for.
    pub(in crate::lower) fn begin(&mut self, id: InstId) -> Lowered<()> {
        self.begin_part(id, 0, 1)
    }

    /// The words of places that a product's instructions take: none, if it is not
    /// sparse.
    pub(in crate::lower) fn product_places(&mut self, id: InstId) -> Lowered<Words> {
        let Some((product, size)) = sized(self.func, &self.func.insts[id]) else { return Ok(Words::new()) };
        let Some(tile) = product.places else { return Ok(Words::new()) };
        let elem = self.view(&Lane::default(), product.factors[0])?.elem;
        let tile = self.view(&Lane::default(), tile)?;
        let split = split(size.m, self.sharers(id));
        let own = size.m / split.down;
        let [group, _] = self.place_among(id, split);
        let first = group.scale(own.into()).add(&self.digit(MATRIX_LANES, 4).scale(16));
        let rows = (0..own).step_by(ROWS as usize).map(|row| first.add_int(row.into()));
        rows.map(|row| self.places_words(&tile, elem, &row, &Lin::default(), size.k)).collect()
    }

    /// The first word of a product's sum.
    pub(in crate::lower) fn sum_word(&mut self, id: InstId) -> Lowered<Val> {
        let acc = Product::of(&self.func.insts[id]).map(|product| self.view(&Lane::default(), product.acc));
        let Some(Root::Fragment(number)) = acc.transpose()?.map(|acc| acc.root) else {
            return self.error("a warpgroup's sum is no fragment");
        };
        let word = self.b.get(self.fragments[number].var, 0);
        Ok(self.b.value(Op::Bits {}, &[word], DType::U32))
    }

    /// The own place among the warpgroups that share a product, along rows and along
    /// columns.
    fn place_among(&mut self, id: InstId, split: Split) -> [Lin; 2] {
        let group = if self.specialized.roles.is_alone(id) { Lin::default() } else { self.warpgroup() };
        let across = Lin::int(split.across.into());
        [BinOp::Div, BinOp::Rem].map(|op| self.known.bin(&mut self.b, op, &group, &across))
    }

    /// How many warpgroups share a product.
    fn sharers(&self, id: InstId) -> u32 {
        let roles = &self.specialized.roles;
        if roles.is_alone(id) { 1 } else { roles.sharing() }
    }

    /// Begins one of so many equal parts of a product's k, a group of its own. The
    /// first part decides whether the sum is set.
    pub(in crate::lower) fn begin_part(&mut self, id: InstId, part: u32, parts: u32) -> Lowered<()> {
        let places = self.product_places(id)?;
        self.begin_part_with(id, part, parts, &places)
    }

    /// Begins a product whose places are in registers.
    pub(in crate::lower) fn begin_with_places(&mut self, id: InstId, places: &Words) -> Lowered<()> {
        self.begin_part_with(id, 0, 1, places)
    }

    fn begin_part_with(&mut self, id: InstId, part: u32, parts: u32, places: &Words) -> Lowered<()> {
        let inst = &self.func.insts[id];
        let Some((product, size)) = sized(self.func, &self.func.insts[id]) else {
            return self.error("the extents of a matrix product are not known");
        };
        let accumulate = product.accumulate && !self.specialized.roles.is_cleared(id);
        let [a, b] = product.factors.map(|factor| self.view(&Lane::default(), factor));
        let (a, b, acc) = (&a?, &b?, self.view(&Lane::default(), product.acc)?);
        let all = self.specialized.roles.groups;
        let alone = self.specialized.roles.is_alone(id);
        let groups = self.sharers(id);
        // Those who do not share the product hold its sum alike.
        let alike = if alone { 1 } else { all / groups };
        let swapped = is_swapped(self.func, &product, size);
        let (rows, columns) = face(size, swapped);
        let split = split(rows, groups);
        let wanted = split_layout(rows, columns, split).repeated(alike);
        let Root::Fragment(number) = acc.root else { return self.error("a warpgroup's sum is no fragment") };
        let held = if alone { alone_layout(size, all) } else { sum_layout(size, swapped, groups).repeated(alike) };
        if self.fragments[number].layout != held {
            return self.error("a warpgroup's sum has another layout");
        }
        let sum = self.fragments[number].var;
        let (own, wide) = (rows / split.down, columns / split.across);
        let [row_group, column_group] = self.place_among(id, split);
        let turned = |i: usize| is_turned(self.func, product.factors[i]);
        let (turned_a, turned_b) = (turned(0), !turned(1));
        let right = if swapped { self.tile_operand(a, turned_a)? } else { self.tile_operand(b, turned_b)? };
        let (first, turned) = if swapped { (b, turned_b) } else { (a, turned_a) };
        let second = if swapped { a } else { b };
        let left = match first.root {
            Root::Fragment(_) => None,
            _ => Some(self.tile_operand(first, turned)?),
        };
        let right_index = right.index(&column_group, wide);
        let right_index = self.known.register(&mut self.b, &right_index, DType::I32);
        let gathered = left.as_ref().filter(|_| gathers(self.func, inst));
        let left_index = left.as_ref().filter(|_| gathered.is_none()).map(|left| {
            let index = left.index(&row_group, own);
            self.known.register(&mut self.b, &index, DType::I32)
        });
        let spread = product.spread();
        let step = spread * DEPTH / a.elem.bytes() as u32;
        let (from, to) = (size.k / parts * part, size.k / parts * (part + 1));
        let steps = || (from..to).step_by(step as usize);
        let n = instruction_columns(wide, if right.transposed { right.slab } else { 8 });
        let shape =
            Wgmma { n: n as u16, a: first.elem, b: second.elem, acc: acc.elem, sparse: product.places.is_some() };
        // Registers are read before the instructions are in flight.
        let mut words = Vec::new();
        if let Some(left) = gathered {
            let places = self.gathered_places(left, &row_group, own);
            for k in steps() {
                for row in (0..own).step_by(ROWS as usize) {
                    words.push(self.gathered_words(left, first.elem, places, row, k));
                }
            }
        } else if left.is_none() {
            for k in steps() {
                for row in (0..own).step_by(ROWS as usize) {
                    words.push(self.left_words(first, &wanted, row, k)?);
                }
            }
        }
        let mut words = words.into_iter();
        let streaming = self.specialized.streaming.filter(|streaming| streaming.product == id && streaming.sets);
        let adds = match streaming {
            Some(streaming) => Some(streaming.later),
            None => (!accumulate).then(|| self.b.constant(Literal::Bool(false), DType::Bool)),
        };
        self.b.effect(Op::WgmmaFence {}, &[]);
        for k in steps() {
            for row in (0..own).step_by(ROWS as usize) {
                let (left_from, operand) = match (&left, left_index) {
                    (Some(left), Some(index)) => (Left::Shared(left.matrix(row, k / spread)), vec![index]),
                    _ => (Left::Registers, words.next().expect("words of every step")),
                };
                for column in (0..wide).step_by(n as usize) {
                    let Some(at) = wanted.register(&[row, column]) else {
                        return self.error("a sum has no such register");
                    };
                    let conditional = adds.filter(|_| k == 0);
                    let word = places.get((row / ROWS) as usize).map(|words| words[(k / step) as usize]);
                    let operands = operand.iter().copied().chain([right_index]).chain(word);
                    let args: Vec<Val> = conditional.into_iter().chain(operands).collect();
                    let right = right.matrix(column, k);
                    let conditional = conditional.is_some();
                    self.b.effect(Op::Wgmma { shape, sum, at, left: left_from, right, conditional }, &args);
                }
            }
        }
        self.b.effect(Op::WgmmaCommit {}, &[]);
        Ok(())
    }

    /// A tile as an operand, m or n along its rows if it is transposed.
    fn tile_operand(&mut self, view: &View, transposed: bool) -> Lowered<Operand> {
        let Root::Memory(buf) = view.root else { return self.error("a warpgroup's operand is no memory") };
        let format = self.specialized.formats.get(&buf);
        let Some((format, swizzle)) = format.and_then(|format| Some((*format, format.swizzle?))) else {
            return self.error("a warpgroup's operand is not permuted");
        };
        Ok(Operand { buf, swizzle, rows: format.rows, slab: format.slab(), transposed, base: view.base.clone() })
    }

    /// For each word of a left operand that has k down its rows, where a thread
    /// finds the first: in rows of 32 words, whose chunks are permuted by their
    /// number.
    fn gathered_places(&mut self, left: &Operand, group: &Lin, own: u32) -> [Val; 4] {
        let slab = i64::from(SLAB * left.rows);
        let (g, c) = (self.digit(4, 8), self.digit(1, 4));
        let (odd, pair) = (self.digit(MATRIX_LANES, 2), self.digit(2 * MATRIX_LANES, 2));
        let far = group.scale(i64::from(own / SLAB) * slab).add(&pair.scale(slab)).add(&c.scale(SLAB.into()));
        let far = self.known.register(&mut self.b, &left.base.add(&far), DType::I32);
        let straight = self.known.register(&mut self.b, &odd.scale(16).add(&g), DType::I32);
        let by = self.known.register(&mut self.b, &c.scale(4), DType::I32);
        let within = self.b.bin(BinOp::Xor, straight, by);
        // Eight rows of the operand further on, and four of k.
        [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(down, on)| {
            let by = self.b.int(8 * down + 16 * on, DType::I32);
            let word = self.b.bin(BinOp::Xor, within, by);
            let far = self.b.add_int(far, 4 * on * i64::from(SLAB));
            self.b.add(word, far)
        })
    }

    fn gathered_words(&mut self, left: &Operand, elem: DType, places: [Val; 4], row: u32, k: u32) -> Vec<Val> {
        let offset = i64::from(row / SLAB * SLAB * left.rows + k * SLAB);
        let load = Op::Load { buf: left.buf, offset, guarded: false };
        let word = |place: Val| {
            let x = self.b.values(load.clone(), &[place], elem, 1)[0];
            self.b.value(Op::Bits {}, &[x], DType::U32)
        };
        places.map(word).to_vec()
    }

    /// Four registers of a left operand: two rows, eight apart, and two pairs of
    /// columns.
    fn left_words(&mut self, a: &View, sum: &Fragment, row: u32, k: u32) -> Lowered<Vec<Val>> {
        let Root::Fragment(number) = a.root else { return self.error("a left operand is no fragment") };
        let held = self.fragments[number].layout.select(&[Some(0)]);
        if !held.same_threads(&sum.select(&[Some(0)])) {
            return self.error("a warpgroup's left operand has another layout");
        }
        let inner = self.fragments[number].extents[1..].to_vec();
        let at = |row: u32, mut k: u32| {
            let mut at = vec![row; inner.len() + 1];
            for (axis, extent) in inner.iter().enumerate().rev() {
                at[axis + 1] = k % extent;
                k /= extent;
            }
            at
        };
        [(0, 0), (8, 0), (0, 8), (8, 8)]
            .iter()
            .map(|(down, right)| self.pair_word(number, &at(row + down, k + right)))
            .collect()
    }
}
