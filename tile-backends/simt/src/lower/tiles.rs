//! Storage of tiles.

use super::copy_elision::is_in_place;
use super::gemm_operands::Product;
use super::lin::Lin;
use super::shapes::Rows;
use super::stated_layouts::stated;
use super::target::Target;
use super::transposed_shared::is_transposed;
use super::view::{Root, View};
use super::{Held, Item, Lower, Lowered};
use crate::layout::{Fragment, Order, Place, SharedLayout, Tile};
use tile_core::elem::DType;
use tile_core::ir::schedule::TileLayout;
use tile_core::ir::{Func, Inst, Op, Space, Value};

/// Bytes between the ends of neighbouring rows, so that a column of rows does
/// not fall on one bank of shared memory.
const PAD: u32 = 16;

impl Lower<'_> {
    /// New storage.
    pub(super) fn alloc(&mut self, inst: &Inst) -> Lowered<()> {
        let func = self.func;
        let result = inst.result.expect("an allocation has a result");
        if let Some(view) = self.variable(result)? {
            self.items.insert(result, Item::View(view));
            return Ok(());
        }
        if let Some(view) = self.pipeline_tile(result) {
            self.note(result, &view);
            self.items.insert(result, Item::View(view));
            return Ok(());
        }
        if let Some(view) = self.made_tile(result) {
            let view = view?;
            self.note(result, &view);
            self.items.insert(result, Item::View(view));
            return Ok(());
        }
        if is_in_place(func, self.target, result) {
            let view = self.unplaced(result)?;
            self.items.insert(result, Item::View(view));
            return Ok(());
        }
        let mem = func.ty(result).mem().expect("an allocation makes memory");
        let Some(elem) = mem.elem.dtype() else { return self.error("a tile has no concrete type") };
        let Some(extents) = super::shapes::extents(func, result) else {
            return self.error("the extents of a tile are not known");
        };
        let name = func.values[result].name.clone().unwrap_or_else(|| "tile".to_owned());
        let view = match mem.space {
            Space::Shared => {
                let stages = self.pipelines.stages.get(&result).copied().unwrap_or(1);
                let swizzled = super::swizzle::swizzled(func, self.target, result);
                let rows = match swizzled.is_some() || self.reshaped(result) {
                    true => Rows::Packed,
                    false => rows(func, result),
                };
                let view = match is_transposed(func, self.target, result) {
                    true => {
                        let outer: Vec<u32> = extents.iter().rev().copied().collect();
                        self.multistage_tile(&name, elem, &outer, rows, stages).transposed()
                    }
                    false => self.multistage_tile(&name, elem, &extents, rows, stages),
                };
                if let (Root::Memory(buf), Some(swizzled)) = (view.root, swizzled) {
                    self.swizzled.insert(buf, swizzled);
                }
                view
            }
            Space::Fragment => {
                let Some(layout) = self.layouts.get(&result).cloned() else {
                    return self.error("a fragment has no layout");
                };
                let pairs = self.keeps_pairs(result, &layout, elem);
                self.held(name, elem, layout, extents, pairs)
            }
            space => return self.error(format!("no storage is made in {} memory here", space.name())),
        };
        self.note(result, &view);
        self.items.insert(result, Item::View(view));
        Ok(())
    }

    /// Notes where a tile is, for people to look at.
    fn note(&mut self, tile: Value, view: &View) {
        let func = self.func;
        let Some(mut extents) = super::shapes::extents(func, tile) else { return };
        if self.tiles.iter().any(|(known, _)| *known == tile) {
            return;
        }
        let place = match view.root {
            Root::Variable(_) => return,
            Root::Fragment(number) => {
                let held = &self.fragments[number];
                Place::Fragment { layout: held.layout.clone(), pairs: held.pairs }
            }
            Root::Memory(buf) => {
                let stride = |axis: usize| view.axes.get(axis).and_then(|axis| axis.stride.as_int());
                let transposed = is_transposed(func, self.target, tile);
                if transposed {
                    // As it lies.
                    extents.reverse();
                }
                let pitch = extents.len().checked_sub(2).map(|axis| if transposed { axis + 1 } else { axis });
                let pitch = pitch.and_then(stride).and_then(|pitch| u32::try_from(pitch).ok());
                let mut pitch = pitch.or(extents.last().copied()).unwrap_or(1);
                let mut order = self.swizzled.get(&buf).map_or(Order::Rows, |swizzled| swizzled.order());
                if let Some(format) = self.format_of(view) {
                    // As products see it.
                    extents = vec![format.rows, format.columns];
                    (pitch, order) = (format.columns, format.swizzle.map_or(Order::Rows, Order::Panels));
                }
                let rows: u32 = extents.split_last().map_or(1, |(_, outer)| outer.iter().product());
                let cells = self.specialized.formats.get(&buf).map_or(rows * pitch, |format| format.pitch());
                let stages = self.b.kernel().bufs[buf].len / cells.max(1);
                let layout = SharedLayout { elem: view.elem, extents: extents.clone(), pitch, order };
                Place::Shared { buf, layout, stages: stages.max(1) }
            }
        };
        let name = func.values[tile].name.clone().unwrap_or_else(|| "tile".to_owned());
        self.tiles.push((tile, Tile { name, elem: view.elem, extents, place, span: self.b.span }));
    }

    /// A fragment, and the view of all of it.
    pub(super) fn fragment(&mut self, name: String, elem: DType, layout: Fragment, extents: Vec<u32>) -> View {
        self.held(name, elem, layout, extents, false)
    }

    fn held(&mut self, name: String, elem: DType, layout: Fragment, extents: Vec<u32>, pairs: bool) -> View {
        let registers = layout.registers();
        let var = if pairs { self.b.var(name, DType::U32, registers / 2) } else { self.b.var(name, elem, registers) };
        let axes = View::row_major(&extents);
        self.fragments.push(Held { layout, extents, elem, var, pairs, home: None, spilled: false });
        View::whole(Root::Fragment(self.fragments.len() - 1), elem, axes.into_iter())
    }

    /// Whether a tile's cells are read in another order than that of its rows.
    fn reshaped(&self, root: Value) -> bool {
        let func = self.func;
        let mut found = false;
        func.walk(func.body, &mut |_, inst| {
            found |= matches!(inst.op, Op::Reshape {}) && func.root(inst.args[0]) == root;
        });
        found
    }

    /// A shared buffer, and the view of all of it.
    pub(super) fn shared_tile(&mut self, name: &str, elem: DType, extents: &[u32], rows: Rows) -> View {
        self.multistage_tile(name, elem, extents, rows, 1)
    }

    /// The view of one of the stages that a tile's memory consists of.
    pub(super) fn stage_view(&mut self, whole: View, stage: &Lin, stages: u32) -> Lowered<View> {
        let Root::Memory(buf) = whole.root else { return self.error("a tile with stages is no memory") };
        let len = i64::from(self.b.kernel().bufs[buf].len / stages);
        let base = stage.scale(len);
        // One register for the start of the stage, shared by all accesses.
        let base = match base.as_int() {
            Some(_) => base,
            None => {
                let range = self.known.range(&base);
                let val = self.known.register(&mut self.b, &base, DType::I32);
                self.known.state(val, range, len);
                self.b.known(val).map_or_else(|| Lin::val(val), Lin::int)
            }
        };
        Ok(View { base: whole.base.add(&base), ..whole })
    }

    /// A shared buffer with room for several tiles, and the view of the first.
    fn multistage_tile(&mut self, name: &str, elem: DType, extents: &[u32], rows: Rows, stages: u32) -> View {
        let pitches = pitches(extents, elem, rows);
        let width = elem.bytes() as u32;
        // Every stage starts at a multiple of the widest access.
        let len = (pitches.iter().product::<u32>().max(1) * width).next_multiple_of(PAD) / width;
        let len = if stages > 1 { len } else { pitches.iter().product::<u32>().max(1) };
        let buf = self.b.shared(name, elem, len * stages);
        let strides = View::row_major(&pitches).into_iter().map(|(_, stride)| stride);
        let axes = extents.iter().map(|&extent| Lin::int(extent.into())).zip(strides);
        View::whole(Root::Memory(buf), elem, axes)
    }
}

/// How rows of a tile follow each other, if nothing reads them in another order.
pub(super) fn rows(func: &Func, tile: Value) -> Rows {
    match stated(func, tile) {
        None => {}
        Some(TileLayout::Padded) => return Rows::Padded,
        Some(_) => return Rows::Packed,
    }
    let mut multiplied = false;
    func.walk(func.body, &mut |_, inst| {
        multiplied |= Product::of(inst).is_some_and(|it| it.factors.iter().any(|&arg| func.root(arg) == tile));
    });
    if multiplied { Rows::Matrices } else { Rows::Spread }
}

/// The extents of a tile's rows in memory.
fn pitches(extents: &[u32], elem: DType, rows: Rows) -> Vec<u32> {
    let mut pitches = extents.to_vec();
    // Rows of other lengths spread over the banks as they are: an odd number of
    // 16 bytes takes eight rows to eight different places of 128 bytes.
    let even = match rows {
        Rows::Packed => return pitches,
        Rows::Spread => 4 * PAD,
        Rows::Matrices => 2 * PAD,
        Rows::Padded => 1,
    };
    if let (Some(row), true) = (pitches.last_mut(), extents.len() > 1) {
        let width = elem.bytes() as u32;
        if (*row * width).is_multiple_of(even) {
            *row += PAD / width;
        }
    }
    pitches
}

/// The bytes of a shared tile, at most; none where it is part of a tensor.
pub(super) fn padded_bytes(func: &Func, target: &Target, tile: Value) -> u64 {
    if is_in_place(func, target, tile) {
        return 0;
    }
    let mut extents = super::shapes::extents(func, tile).unwrap_or_default();
    if is_transposed(func, target, tile) {
        extents.reverse();
    }
    let elem = func.ty(tile).elem().dtype().unwrap_or(DType::U8);
    let rows = match super::swizzle::swizzled(func, target, tile) {
        Some(_) => Rows::Packed,
        None => rows(func, tile),
    };
    tile_bytes(&extents, elem, rows)
}

/// The bytes of a tile with these rows, at most.
pub(super) fn tile_bytes(extents: &[u32], elem: DType, rows: Rows) -> u64 {
    let cells: u64 = pitches(extents, elem, rows).iter().map(|&extent| u64::from(extent)).product();
    cells * elem.bytes() as u64 + u64::from(PAD)
}
