//! Products by the matrix instructions of a warpgroup.
//!
//! Each warpgroup has the same number of rows, 64 to an instruction, or, where
//! there are too few, of columns; operands are read from shared memory, the left
//! one from registers if it is a fragment. Layouts of registers and of shared
//! memory: PTX ISA, "Asynchronous warpgroup level matrix instructions".
//!
//! ```text
//! a tile in memory: [rows][columns], cut into panels as wide as a swizzle's rows
//!
//!   k along its rows      a step of k moves inside of a panel, then to the next;
//!                         64 rows of m, or n, are eight atoms of eight rows
//!   m or n along its rows a step of k moves down 16 rows of all panels
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

mod begin;
mod operand;

use super::{Size, extents};
use crate::layout::{Fragment, Mode};
use crate::lower::gemm_operands::Product;
use crate::lower::target::Target;
use crate::lower::uses::is_fragment;
use tile_core::elem::DType;
use tile_core::ir::schedule::{MmaChoice, WarpPolicy};
use tile_core::ir::{Func, Inst, Op as Tile, Value};

/// Rows of an instruction.
const ROWS: u32 = 64;

/// Bytes of k of an instruction.
const DEPTH: u32 = 32;

/// Words of a row of the widest permutation.
const PANEL: u32 = 32;

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
fn is_transposed(func: &Func, mut value: Value) -> bool {
    let mut transposed = false;
    while let Some(inst) = func.def(value) {
        let Tile::Permute { axes } = &inst.op else { break };
        transposed ^= axes.first() == Some(&1);
        value = inst.args[0];
    }
    transposed
}

/// Whether an operand of 32 bits has m or n along its rows.
fn lies_across(func: &Func, product: &Product, operand: usize) -> bool {
    let value = product.factors[operand];
    func.ty(value).elem().dtype().is_some_and(|ty| ty.bits() == 32) && is_transposed(func, value) != (operand == 1)
}

/// Whether threads load a product's left operand from a tile.
pub(in crate::lower) fn gathers(func: &Func, gemm: &Inst) -> bool {
    Product::of(gemm).is_some_and(|it| lies_across(func, &it, 0) || lies_across(func, &it, 1))
}

/// Whether an operand is all of a fragment whose first axis is m or n and whose
/// others are k, in order.
fn is_held(func: &Func, product: &Product, operand: usize) -> bool {
    let mut value = product.factors[operand];
    if !is_fragment(func, value) || is_transposed(func, value) != (operand == 1) {
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

/// As the user says how warpgroups divide a product; left out, as many to rows as have instructions
/// there, the others to columns.
fn split(product: &Product, size: Size, swapped: bool, groups: u32) -> Split {
    let (rows, columns) = face(size, swapped);
    let has_rows = |down: u32| groups.is_multiple_of(down) && rows.is_multiple_of(ROWS * down);
    let most = (1..=groups).rev().find(|&down| has_rows(down)).unwrap_or(1);
    let down = match stated(product, swapped) {
        None | Some(WarpPolicy::Rows) => most,
        Some(WarpPolicy::Columns) => 1,
        // The operands that a warpgroup reads; of equal ones, rows.
        Some(WarpPolicy::Square) => (1..=most)
            .rev()
            .filter(|&down| has_rows(down) && columns.is_multiple_of(8 * (groups / down)))
            .min_by_key(|down| rows / down + columns / (groups / down))
            .unwrap_or(most),
    };
    Split { down, across: groups / down }
}

/// What the user says of how warpgroups divide a product, as its instructions see it.
fn stated(product: &Product, swapped: bool) -> Option<WarpPolicy> {
    product.hints.policy.map(|policy| if swapped { policy.transposed() } else { policy })
}

/// How many warpgroups are beside each other along a product's rows and along its columns.
pub(in crate::lower) fn warpgroups(func: &Func, gemm: &Inst, groups: u32) -> Option<[u32; 2]> {
    let (product, size) = sized(func, gemm)?;
    let swapped = is_swapped(func, &product, size);
    let Split { down, across } = split(&product, size, swapped, groups);
    Some(if swapped { [across, down] } else { [down, across] })
}

/// Whether so many warpgroups can divide a product as the user says.
fn holds(product: &Product, swapped: bool, split: Split) -> bool {
    match stated(product, swapped) {
        None | Some(WarpPolicy::Square) => true,
        Some(WarpPolicy::Rows) => split.across == 1,
        Some(WarpPolicy::Columns) => split.down == 1,
    }
}

/// The columns of a product's instructions, where so many warpgroups divide it and columns of its right
/// operand come in panels of so many: what the user says, or as many as there are.
fn instruction_of(product: &Product, wide: u32, panel: u32) -> u32 {
    match product.hints.mma {
        Some(MmaChoice::Shape([_, n, _])) => n.into(),
        _ => operand::instruction_columns(wide, panel),
    }
}

/// Columns of a warpgroup's part of a product, and elements of k of an instruction.
pub(in crate::lower) fn part(func: &Func, gemm: &Inst, groups: u32) -> Option<[u32; 2]> {
    let (product, size) = sized(func, gemm)?;
    let swapped = is_swapped(func, &product, size);
    let width = func.ty(product.factors[0]).elem().dtype()?.bytes() as u32;
    let across = split(&product, size, swapped, groups).across;
    Some([face(size, swapped).1 / across, product.spread() * DEPTH / width])
}

/// The tile whose columns the instructions of a product take, and whether they lie along its rows.
pub(in crate::lower) fn right(func: &Func, gemm: &Inst) -> Option<(Value, bool)> {
    let (product, size) = sized(func, gemm)?;
    let right = if is_swapped(func, &product, size) { 0 } else { 1 };
    let along_k = is_transposed(func, product.factors[right]) == (right == 1);
    Some((func.root(product.factors[right]), !along_k))
}

/// The layout of a product's sum.
fn sum_layout(product: &Product, size: Size, swapped: bool, groups: u32) -> Fragment {
    let (rows, columns) = face(size, swapped);
    let layout = split_layout(rows, columns, split(product, size, swapped, groups));
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
    // that threads load from panels of the widest permutation.
    let lies_along_k = |operand: usize| is_transposed(func, product.factors[operand]) == (operand == 1);
    let along_k = |operand: usize| lies_along_k(operand) || width == 2;
    // Threads read the places; the elements that are kept lie along k.
    let sparse = places.is_none_or(|places| {
        width <= 2 && !by_registers && lies_along_k(0) && extents(func, places).is_some_and(|it| it.len() == 2)
    });
    let gathered = lies_across(func, &product, left) && rows.is_multiple_of(PANEL);
    let whole_sum = func.root(acc) == acc && is_fragment(func, acc);
    // One of another kind or depth is left to others, or is an error.
    let asked = product.hints.mma.is_none_or(|asked| match asked {
        MmaChoice::Shape([m, ..]) => u32::from(m) == ROWS,
        kind => kind == MmaChoice::Wgmma,
    });
    asked
        && super::are_factors(ty_a, ty_b)
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

/// What keeps a product from the instructions of a warpgroup.
pub(in crate::lower) fn obstacle(func: &Func, target: &Target, gemm: &Inst) -> String {
    let name = &target.name;
    if target.wgmma.is_empty() {
        return format!("{name} has no `wgmma`");
    }
    let known = Product::of(gemm).and_then(|product| Some((product, size(func, &product)?)));
    let Some((product, size)) = known else { return "its extents are not known".to_owned() };
    let types = [product.factors[0], product.acc].map(|value| func.ty(value).elem().dtype());
    let [Some(ty), Some(acc)] = types else { return "its types are not known".to_owned() };
    let swapped = is_swapped(func, &product, size);
    let (rows, columns) = face(size, swapped);
    let depth = DEPTH / ty.bytes() as u32;
    match () {
        () if !super::may_round(func, ty) => format!("`wgmma` multiplies {ty} as tf32, which `tf32` has to allow"),
        () if !target.wgmma.contains(&(ty, acc)) => format!("{name} has no `wgmma` of {ty} with {acc}"),
        () if !rows.is_multiple_of(ROWS) && swapped => {
            format!("neither its {} rows nor its {} columns are a multiple of {ROWS}", size.m, size.n)
        }
        () if !rows.is_multiple_of(ROWS) => format!("{rows} rows are no multiple of {ROWS}"),
        () if !columns.is_multiple_of(8) => format!("{columns} columns are no multiple of 8"),
        () if !size.k.is_multiple_of(depth) => format!("{} of k are no multiple of {depth}", size.k),
        () if func.root(product.acc) != product.acc || !is_fragment(func, product.acc) => {
            "its accumulator is no whole fragment".to_owned()
        }
        () => "its operands are no whole shared tiles that one copy or statement writes, or no number of warpgroups \
               (1 to 3 of 128 threads) fits the accumulator, `threads` and the policies"
            .to_owned(),
    }
}

/// The most columns of one instruction of a product, if one warpgroup makes it.
pub(in crate::lower) fn most_columns(func: &Func, gemm: &Inst) -> u32 {
    let Some(product) = Product::of(gemm) else { return 0 };
    size(func, &product).map_or(0, |size| face(size, is_swapped(func, &product, size)).1.min(COLUMNS))
}

/// Whether so many warpgroups can share a product's rows.
pub(in crate::lower) fn divides(func: &Func, gemm: &Inst, groups: u32) -> bool {
    sized(func, gemm).is_some_and(|(product, size)| {
        let swapped = is_swapped(func, &product, size);
        let split = split(&product, size, swapped, groups);
        split.across == 1 && holds(&product, swapped, split)
    })
}

/// Whether so many warpgroups can share a product, its columns as well. Columns
/// of an operand that lie along its rows are shared by whole panels, or all lie in
/// one.
pub(in crate::lower) fn divides_columns(func: &Func, gemm: &Inst, groups: u32) -> bool {
    let Some(product) = Product::of(gemm) else { return false };
    let Some(size) = size(func, &product) else { return false };
    let swapped = is_swapped(func, &product, size);
    let (_, columns) = face(size, swapped);
    let split = split(&product, size, swapped, groups);
    let across = split.across;
    let right = usize::from(!swapped);
    let width = func.ty(product.factors[right]).elem().dtype().map_or(1, |ty| ty.bytes() as u32);
    let along_k = is_transposed(func, product.factors[right]) == (right == 1);
    let panel = 4 * PANEL / width;
    let step = if along_k || columns <= panel { 16 } else { panel };
    let shares = across == 1 || !takes_registers(func, gemm) && columns.is_multiple_of(across * step);
    shares && holds(&product, swapped, split)
}

/// Whether instructions of a warpgroup multiply a product as its transpose.
pub(in crate::lower) fn multiplies_transpose(func: &Func, gemm: &Inst) -> bool {
    sized(func, gemm).is_some_and(|(product, size)| is_swapped(func, &product, size))
}

/// Whether a product is multiplied as it is, from shared memory.
pub(in crate::lower) fn is_straight(func: &Func, gemm: &Inst) -> bool {
    sized(func, gemm).is_some_and(|(product, size)| !is_swapped(func, &product, size)) && !gathers(func, gemm)
}

/// Whether a product reads its right operand along the tile's rows.
pub(in crate::lower) fn reads_rows(func: &Func, gemm: &Inst) -> bool {
    Product::of(gemm).is_some_and(|it| is_transposed(func, it.factors[1]))
}

/// Whether so many warpgroups share a product by columns alone.
pub(in crate::lower) fn shares_columns(func: &Func, gemm: &Inst, groups: u32) -> bool {
    let sized = sized(func, gemm);
    is_straight(func, gemm) && sized.is_some_and(|(it, size)| split(&it, size, false, groups).across == groups)
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
    let mut found = vec![(product.acc, sum_layout(&product, size, swapped, groups))];
    let left = product.factors[usize::from(swapped)];
    let root = func.root(left);
    if let Some(extents) = extents(func, root).filter(|_| is_fragment(func, left))
        && let Some(layout) = layout(face(size, swapped).0, size.k, groups).regrouped(&extents[1..])
    {
        found.push((root, layout));
    }
    found
}
