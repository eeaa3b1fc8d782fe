//! Layouts of tiles that the kernel states (`gpu(layout)`), and what stands against them.
//!
//! A stated layout takes the place of the one that the lowering would choose, for every access:
//!
//! ```text
//! linear       rows behind each other             Rows::Packed
//! padded       16 bytes between rows              Rows::Padded
//! swizzleN     chunks of rows of N bytes permuted Swizzled, or a Format of TMA and wgmma
//! mma, wgmma   as accumulators, in registers      the Fragment of the instruction
//! rows         each row in a warp, in registers   that of scans
//! ```
//!
//! Before fragments have layouts, [`check`] looks at each tile beside the instructions that its
//! GEMMs take. A conflict is an error: nothing falls back to another instruction unasked.

use super::copy_elision::is_in_place;
use super::error::LowerError;
use super::gemm::{self, cooperative, wgmma};
use super::gemm_operands::Product;
use super::scan::scanned;
use super::shapes::extents;
use super::swizzle::Swizzled;
use super::target::Target;
use super::warp_specialize::{GROUP, WarpSpecialization};
use crate::ir::Swizzle;
use crate::layout::Fragment;
use tile_core::ir::schedule::TileLayout;
use tile_core::ir::{Func, Inst, InstId, Op, Space, Span, Value};

/// Bytes of a chunk, and how many of them make a pass over all banks.
const CHUNK: u32 = 16;
const CHUNKS: u32 = 8;

/// The layout that the kernel states for a shared tile.
pub(super) fn stated(func: &Func, tile: Value) -> Option<TileLayout> {
    of_space(func, tile, Space::Shared)
}

fn of_space(func: &Func, tile: Value, space: Space) -> Option<TileLayout> {
    func.ty(tile).mem().filter(|mem| mem.space == space)?;
    let layout = func.schedule.gpu.layout_of(func.values[tile].name.as_deref()?)?;
    TileLayout::WORDS.iter().any(|word| word.name == layout.name() && word.space == Some(space)).then_some(layout)
}

/// The layout that the kernel states for a fragment that no GEMM holds, in a block of so many threads.
///
/// # Errors
/// [`LowerError::Override`], where the fragment's extents or the threads do not go with it.
pub(super) fn fragment(
    func: &Func,
    target: &Target,
    tile: Value,
    threads: u32,
    run: u32,
) -> Result<Option<Fragment>, LowerError> {
    let stated = of_space(func, tile, Space::Fragment).filter(|_| held(func, tile).is_empty());
    let (Some(layout), Some(extents)) = (stated, extents(func, tile)) else { return Ok(None) };
    let refused = |why: String| {
        let name = super::plan::name(func, tile);
        Err(LowerError::Override { reason: format!("`layout({name} = {})`: {why}", layout.name()) })
    };
    if let (TileLayout::Rows, Some(last)) = (layout, extents.len().checked_sub(1)) {
        return Ok(Some(scanned(&extents, last, run, threads, target.warp)));
    }
    let &[rows, columns] = &extents[..] else {
        return refused(format!("it is for fragments of two axes, and this has {}", extents.len()));
    };
    let (high, lanes) = match layout {
        TileLayout::Wgmma => (64 * (threads / GROUP).max(1), GROUP),
        _ => (16, gemm::LANES),
    };
    if !rows.is_multiple_of(high) || !columns.is_multiple_of(8) {
        return refused(format!("{rows} rows and {columns} columns are no multiples of {high} and 8"));
    }
    if !threads.is_multiple_of(lanes) || target.warp != gemm::LANES {
        return refused(format!("it is for threads in groups of {lanes}, and a block has {threads}"));
    }
    Ok(Some(match layout {
        TileLayout::Wgmma => wgmma::layout(rows, columns, threads / GROUP),
        _ => gemm::of_warps(func, [rows, columns], threads / target.warp),
    }))
}

/// How chunks of a tile are permuted that is stated to be swizzled.
pub(super) fn swizzled(func: &Func, tile: Value, layout: TileLayout) -> Option<Swizzled> {
    let (extents, elem) = (extents(func, tile)?, func.ty(tile).elem().dtype()?);
    let ([_, pitch], span) = (<[u32; 2]>::try_from(extents).ok()?, layout.swizzled()?);
    let (chunk, groups) = (CHUNK / elem.bytes() as u32, span / CHUNK);
    // The rows that fill the banks together are permuted alike.
    pitch.is_multiple_of(chunk * groups).then_some(Swizzled { pitch, chunk, rows: CHUNKS / groups, groups })
}

/// The permutation of TMA copies and `wgmma` that a layout is.
pub(super) fn swizzle(layout: TileLayout) -> Option<Swizzle> {
    let all = [Swizzle::B32, Swizzle::B64, Swizzle::B128];
    layout.swizzled().and_then(|span| all.into_iter().find(|swizzle| swizzle.span() == span))
}

/// The tiles of which the kernel states a layout, with it and where they are made.
pub(super) fn tiles(func: &Func) -> Vec<(Value, TileLayout, Span)> {
    let mut found = Vec::new();
    if func.schedule.gpu.layout.is_some() {
        func.walk(func.body, &mut |_, inst| {
            if let (Op::Alloc {}, Some(tile)) = (&inst.op, inst.result) {
                let stated = stated(func, tile).or_else(|| of_space(func, tile, Space::Fragment));
                found.extend(stated.map(|layout| (tile, layout, inst.span)));
            }
        });
    }
    found
}

/// Whether a tile has the layout that is stated; not where it is a part of a tensor.
pub(super) fn holds(func: &Func, target: &Target, tile: Value) -> bool {
    !is_in_place(func, target, tile)
}

/// Looks for what stands against a stated layout.
///
/// # Errors
/// [`LowerError::Override`], which names the tile, the layout and what needs another.
pub(super) fn check(func: &Func, target: &Target, roles: &WarpSpecialization) -> Result<(), LowerError> {
    for (tile, layout, _) in tiles(func) {
        let reason = match conflict(func, target, roles, tile, layout) {
            Some(reason) if holds(func, target, tile) => reason,
            _ => continue,
        };
        let name = super::plan::name(func, tile);
        return Err(LowerError::Override { reason: format!("`layout({name} = {})`: {reason}", layout.name()) });
    }
    Ok(())
}

fn conflict(
    func: &Func,
    target: &Target,
    roles: &WarpSpecialization,
    tile: Value,
    layout: TileLayout,
) -> Option<String> {
    if func.ty(tile).mem().is_some_and(|mem| mem.space == Space::Fragment) {
        return held(func, tile).into_iter().find_map(|(id, gemm)| {
            let takes = instructions(func, target, roles, id, &gemm);
            (takes != Some(layout)).then(|| {
                let needs = match takes {
                    Some(takes) => format!("is `{0}`, whose accumulator and registers lie as `{0}`", takes.name()),
                    None => "has no instruction that a layout names".to_owned(),
                };
                format!("the GEMM{} {needs}; leave the layout to it", at(gemm.span))
            })
        });
    }
    let formatted = roles.format(tile);
    let gemms = gemms(func, tile);
    let warpgroups = gemms.iter().find(|(id, _)| roles.gemms.contains(id));
    if let Some(reason) = misfit(func, tile, layout) {
        return Some(reason);
    }
    match (layout.swizzled(), warpgroups) {
        (None, Some((_, gemm))) => {
            return Some(format!(
                "the GEMM{} is `wgmma`, whose operands are permuted; `swizzle128`, `swizzle64` or `swizzle32` suits it, \
                 or no stated layout",
                at(gemm.span)
            ));
        }
        (Some(span), Some((_, gemm))) if span < CHUNK * CHUNKS && wgmma::gathers(func, gemm) => {
            return Some(format!(
                "threads load an operand of the GEMM{} from rows of 128 permuted bytes; `swizzle128` suits it",
                at(gemm.span)
            ));
        }
        _ => {}
    }
    let by_rows = layout.swizzled().is_some() && formatted.is_none();
    let matrices = gemms.iter().find(|(_, gemm)| cooperative::is_cooperative(func, target, gemm));
    if let Some((_, gemm)) = matrices.filter(|_| by_rows) {
        let place = at(gemm.span);
        return Some(format!(
            "the GEMM{place} is of cooperative matrices, which are loaded from rows; `linear` or `padded` suits it"
        ));
    }
    let view = view(func, tile, layout).filter(|_| by_rows || layout == TileLayout::Padded)?;
    let place = at(view.span);
    Some(format!("the {}{place} finds elements by rows of no other length; `linear` suits it", view.op.name()))
}

/// Why a tile's extents do not go with a layout.
fn misfit(func: &Func, tile: Value, layout: TileLayout) -> Option<String> {
    let extents = extents(func, tile)?;
    let width = func.ty(tile).elem().dtype()?.bytes() as u32;
    let row = extents.last()? * width;
    match layout.swizzled() {
        Some(_) if extents.len() != 2 => Some(format!("it is for tiles of two axes, and this has {}", extents.len())),
        Some(span) if !row.is_multiple_of(span) => {
            Some(format!("a row of the tile has {row} bytes, which is no multiple of {span}"))
        }
        None if layout == TileLayout::Padded && extents.len() < 2 => Some("the tile has one row".to_owned()),
        _ => None,
    }
}

/// The GEMMs of which a fragment is the accumulator or an operand.
fn held(func: &Func, tile: Value) -> Vec<(InstId, Inst)> {
    let mut found = Vec::new();
    func.walk(func.body, &mut |id, inst| {
        let holds = |it: Product| it.factors.iter().chain([&it.acc]).any(|&value| func.root(value) == tile);
        if Product::of(inst).is_some_and(holds) {
            found.push((id, inst.clone()));
        }
    });
    found
}

/// The layout of what a GEMM's instructions hold, if a word names it.
fn instructions(
    func: &Func,
    target: &Target,
    roles: &WarpSpecialization,
    id: InstId,
    gemm: &Inst,
) -> Option<TileLayout> {
    if roles.gemms.contains(&id) {
        return Some(TileLayout::Wgmma);
    }
    let by_threads = cooperative::is_cooperative(func, target, gemm) || gemm::is_multiply_add(func, target, gemm);
    (!by_threads).then_some(TileLayout::Mma)
}

/// The GEMMs of which a tile is an operand.
fn gemms(func: &Func, tile: Value) -> Vec<(InstId, Inst)> {
    let mut found = Vec::new();
    func.walk(func.body, &mut |id, inst| {
        if Product::of(inst).is_some_and(|it| it.factors.iter().any(|&factor| func.root(factor) == tile)) {
            found.push((id, inst.clone()));
        }
    });
    found
}

/// A view of a tile that finds elements by rows as they were: of parts or other types where chunks are
/// permuted, of other extents where rows lie apart.
fn view(func: &Func, tile: Value, layout: TileLayout) -> Option<Inst> {
    let mut found = None;
    func.walk(func.body, &mut |_, inst| {
        let stands_against = match inst.op {
            Op::Reshape {} => true,
            Op::Region { .. } | Op::Bitcast {} => layout.swizzled().is_some(),
            _ => false,
        };
        if stands_against && func.root(inst.args[0]) == tile && found.is_none() {
            found = Some(inst.clone());
        }
    });
    found
}

/// Where the user wrote it, if that is known.
pub(super) fn at(span: Span) -> String {
    if span == Span::default() { String::new() } else { format!(" at {}:{}", span.line, span.column) }
}
