//! Shared tiles that a warpgroup's products multiply, or that TMA copies fill,
//! and how they lie.
//!
//! ```text
//! brought    a TMA copy writes it, products and the consumers' threads read it
//! made       the consumers' threads write it, products read it:
//!
//!              store to the tile; fence; barrier; begin the product; wait
//! ```
//!
//! Matrix instructions read rows of 32 to 128 bytes, permuted, in panels as wide
//! as such a row ([`Swizzle`]). Threads find an element of a tile that lies so
//! by its number in row-major order (`formatted_index`), under whatever extents
//! they see the tile. Instructions read shared memory past what orders threads
//! among themselves, so who wrote to a tile fences before the barrier.

use super::super::lin::Lin;
use super::super::{Lower, Lowered};
use super::positions::is_of_shape;
use crate::ir::{BufData, Home, Op as Thread, Swizzle};
use crate::lower::gemm::wgmma;
use crate::lower::gemm_operands::{Product, is_product};
use crate::lower::shapes::extents;
use crate::lower::stated_layouts::{self, stated};
use crate::lower::swizzle::Swizzled;
use crate::lower::uses::touches;
use crate::lower::view::{Root, View};
use tile_core::elem::DType;
use tile_core::ir::schedule::TileLayout;
use tile_core::ir::{BinOp, Func, Inst, InstId, Op, Space, Value};

/// Bytes of what is permuted as one.
const CHUNK: u32 = 16;

/// Bytes of all banks of shared memory, to which unpermuted tiles are aligned.
const LINE: u32 = 128;

/// The most elements of a box on an axis.
pub(super) const BOX: u32 = 256;

/// How a tile lies in shared memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower) struct Format {
    /// How panels are permuted; in row-major order, if it is nothing.
    pub(in crate::lower) swizzle: Option<Swizzle>,
    pub(in crate::lower) rows: u32,
    pub(in crate::lower) columns: u32,
    /// Elements from a row to the next, if it is not permuted: rows of fewer
    /// bytes than TMA copies bring have those of their neighbours beside them.
    pub(in crate::lower) stride: u32,
    /// Bytes of an element.
    width: u32,
    /// Whether TMA copies round its elements to what products see of them.
    pub(super) tf32: bool,
}

impl Format {
    pub(super) fn bytes(&self) -> u32 {
        self.rows * self.stride * self.width
    }

    /// Whether a row is less than what TMA copies bring of one.
    pub(super) fn is_short(&self) -> bool {
        self.stride != self.columns
    }

    /// Elements from a stage's start to that of the next, which is aligned.
    pub(in crate::lower) fn pitch(&self) -> u32 {
        self.bytes().next_multiple_of(LINE) / self.width
    }

    /// The same in bytes.
    pub(super) fn pitch_bytes(&self) -> u64 {
        (self.pitch() * self.width).into()
    }

    /// Whether boxes of a tensor can fill a tile of these extents: its rows as
    /// products see them, or boxes that follow each other where it is not
    /// permuted.
    pub(super) fn is_of_tma_tiles(&self, extents: &[u32]) -> bool {
        if self.swizzle.is_some() {
            let outer = extents.len().saturating_sub(2);
            return extents[outer..] == [self.rows, self.columns] && extents[..outer].iter().all(|&extent| extent == 1);
        }
        let [first, rest @ ..] = extents else { return false };
        let piece = piece(*first);
        let below = if self.is_short() { self.stride } else { rest.iter().product() };
        let bytes = piece * below * self.width;
        rest.iter().all(|&extent| extent <= BOX) && (piece == *first || bytes.is_multiple_of(LINE))
    }

    /// Where the tile may start.
    fn align(&self) -> u32 {
        self.swizzle.map_or(LINE, Swizzle::period)
    }

    /// Columns that lie together.
    pub(in crate::lower) fn panel(&self) -> u32 {
        self.swizzle.map_or(self.stride, |swizzle| swizzle.span() / self.width)
    }

    /// How far from the start of its row in memory a row begins, where its first
    /// column is that of a tensor: what TMA copies bring begins at a multiple of
    /// 16 bytes.
    fn shift(&self, lower: &mut Lower<'_>, start: &Lin) -> Lowered<Lin> {
        let by = i64::from(self.columns);
        if lower.known.divisor(start) % by != 0 || lower.known.range(start).lo < 0 {
            return lower.error("a box may begin inside of a row of a tile");
        }
        let number = lower.known.bin(&mut lower.b, BinOp::Div, start, &Lin::int(by));
        let apart = Lin::int(i64::from(self.stride) / by);
        Ok(lower.known.bin(&mut lower.b, BinOp::Rem, &number, &apart).scale(by))
    }
}

/// The most elements that divide an axis into boxes.
pub(super) fn piece(extent: u32) -> u32 {
    (1..=extent.min(BOX)).rev().find(|piece| extent.is_multiple_of(*piece)).unwrap_or(1)
}

/// A tile's extents as products see it: it, or other extents of it, the axes in
/// any order.
fn matrix(func: &Func, mut value: Value) -> Option<[u32; 2]> {
    while let Some(inst) = func.def(value)
        && let Op::Permute { .. } = inst.op
    {
        value = inst.args[0];
    }
    let inst = func.def(value)?;
    let whole = match inst.op {
        Op::Reshape {} => func.root(value) == inst.args[0],
        Op::Alloc {} => true,
        _ => false,
    };
    let shape = <[u32; 2]>::try_from(extents(func, value)?).ok()?;
    whole.then_some(shape)
}

/// Whether a value is a tile as it was made, its axes in any order.
fn is_plain(func: &Func, value: Value) -> bool {
    func.def(value).is_some_and(|inst| match inst.op {
        Op::Permute { .. } => is_plain(func, inst.args[0]),
        Op::Alloc {} => true,
        _ => false,
    })
}

/// How a tile would lie: as the instructions of all products want it that
/// multiply it, or in rows if there are none; nothing where it is used in a way
/// that does not find its elements.
pub(super) fn format(func: &Func, tile: Value) -> Option<Format> {
    let mem = func.ty(tile).mem().filter(|mem| mem.space == Space::Shared)?;
    let width = mem.elem.dtype()?.bytes() as u32;
    let (mut faces, mut ok) = (Vec::new(), true);
    func.walk(func.body, &mut |_, inst| {
        for &arg in inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some() && func.root(arg) == tile) {
            match inst.op {
                Op::Gemm { .. } => faces.push(matrix(func, arg)),
                Op::GemmSp {} if Product::of(inst).is_some_and(|it| it.places != Some(arg)) => {
                    faces.push(matrix(func, arg));
                }
                Op::Permute { .. } | Op::Extent { .. } => {}
                Op::Reshape {} => ok &= arg == tile,
                _ => ok &= is_plain(func, arg),
            }
        }
    });
    let shape = match faces.first() {
        Some(&first) => first.filter(|_| faces.iter().all(|&face| face == first))?,
        None => {
            let extents = extents(func, tile)?;
            let (&columns, outer) = extents.split_last()?;
            [outer.iter().product(), columns]
        }
    };
    let [rows, columns] = shape;
    let row = columns * width;
    let layout = stated(func, tile);
    let asked = layout.and_then(stated_layouts::swizzle).filter(|swizzle| row.is_multiple_of(swizzle.span()));
    let swizzle = match faces.is_empty() {
        _ if asked.is_some() && rows.is_multiple_of(8) => asked,
        // Boxes fill whole rows, and permute none.
        true if layout == Some(TileLayout::Padded) => return None,
        true if layout.is_some() => None,
        // Who reads pieces of eight rows at once finds them in different banks.
        true => Swizzle::of_rows(row).filter(|_| rows.is_multiple_of(8) && is_unpacked(func, tile)),
        false => Some(Swizzle::of_rows(row)?),
    };
    // Rows of 16 bytes hold several of some tensor's, of which one counts.
    let short = is_places(func, tile) && CHUNK.is_multiple_of(row);
    let stride = if short { CHUNK / width } else { columns };
    let tf32 = swizzle.is_some() && mem.elem.dtype() == Some(DType::F32) && !is_read(func, tile);
    let format = Format { swizzle, rows, columns, stride, width, tf32 };
    let fits = match swizzle {
        Some(_) => rows.is_multiple_of(8),
        None => (stride * width).is_multiple_of(CHUNK),
    };
    (ok && fits && format.bytes() > 0).then_some(format)
}

/// Whether threads compute operands in registers from a matrix: of each eight
/// rows, which instructions want in the lanes of a warp, a few bytes.
fn is_unpacked(func: &Func, tile: Value) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| {
        if let Op::Parallel {} = inst.op {
            let (mut reads, mut makes) = (false, false);
            func.walk(inst.regions[0], &mut |_, inst| match inst.op {
                Op::Load {} => reads |= func.root(inst.args[0]) == tile,
                Op::Store { .. } => makes |= wgmma::is_taken(func, func.root(inst.args[1])),
                _ => {}
            });
            found |= reads && makes;
        }
    });
    found && func.ty(tile).mem().is_some_and(|mem| mem.rank() == 2)
}

/// Whether a tile says where elements of sparse operands belong.
fn is_places(func: &Func, tile: Value) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| {
        found |= Product::of(inst).and_then(|it| it.places).is_some_and(|places| func.root(places) == tile);
    });
    found
}

/// Whether one statement alone writes to a tile.
pub(super) fn has_one_writer(func: &Func, tile: Value) -> bool {
    let mut writers = 0;
    func.walk(func.body, &mut |_, inst| {
        writers += usize::from(inst.written().is_some_and(|memory| func.root(memory) == tile));
    });
    writers == 1
}

/// The products that multiply a tile.
pub(super) fn multiplied_by(func: &Func, tile: Value) -> Vec<InstId> {
    let mut found = Vec::new();
    func.walk(func.body, &mut |id, inst| {
        if is_product(inst) && touches(func, inst, tile) {
            found.push(id);
        }
    });
    found
}

/// Whether anything but products reads a tile.
pub(super) fn is_read(func: &Func, tile: Value) -> bool {
    let mut found = false;
    func.walk(func.body, &mut |_, inst| {
        let reads =
            |&arg: &Value| func.ty(arg).mem().is_some() && func.root(arg) == tile && inst.written() != Some(arg);
        let places = Product::of(inst).and_then(|it| it.places);
        let by_threads = !is_product(inst) && inst.args.iter().any(reads);
        found |= !is_of_shape(inst) && (by_threads || places.is_some_and(|places| func.root(places) == tile));
    });
    found
}

impl Lower<'_> {
    /// Memory for so many tiles that lie in this way, and the view of the first.
    pub(super) fn formatted(&mut self, tile: Value, format: Format, stages: u32) -> Lowered<View> {
        let func = self.func;
        let (Some(elem), Some(extents)) = (func.ty(tile).elem().dtype(), extents(func, tile)) else {
            return self.error("a tile's type and extents are not known");
        };
        let name = func.values[tile].name.clone().unwrap_or_else(|| "tile".to_owned());
        let len = format.pitch() * stages;
        let home = Home::Shared { start: None, align: format.align() };
        let buf = self.b.buf(BufData { name, elem, len, home });
        self.specialized.formats.insert(buf, format);
        let mut pitches = extents.clone();
        if let Some(last) = pitches.last_mut().filter(|_| format.is_short()) {
            *last = format.stride;
        }
        let strides = View::row_major(&pitches).into_iter().map(|(_, stride)| stride);
        let axes = extents.iter().map(|&extent| Lin::int(extent.into())).zip(strides);
        Ok(View::whole(Root::Memory(buf), elem, axes))
    }

    /// How far behind the start of their rows in memory the elements of a tile
    /// begin that a TMA copy brings from a view of a tensor.
    pub(super) fn brought_shift(&mut self, tile: &View, src: &View) -> Lowered<Lin> {
        let Root::Memory(buf) = tile.root else { return self.error("a TMA copy to registers") };
        let Some(format) = self.specialized.formats.get(&buf).copied().filter(Format::is_short) else {
            return Ok(Lin::default());
        };
        match src.axes.last().and_then(|axis| axis.home.clone()) {
            Some((_, start)) => format.shift(self, &start),
            None => self.error("a box of a regrouped tensor"),
        }
    }

    /// Memory of a tile that consumers write for their products, if it is one.
    pub(in crate::lower) fn made_tile(&mut self, tile: Value) -> Option<Lowered<View>> {
        let format = *self.specialized.roles.made.get(&tile)?;
        let own = self.specialized.roles.stages(tile);
        let stages = own.max(self.pipelines.stages.get(&tile).copied().unwrap_or(1));
        let view = self.formatted(tile, format, stages);
        let handed = self.specialized.roles.is_token(tile);
        if let (Ok(View { root: Root::Memory(buf), .. }), true) = (&view, own > 1 || handed) {
            self.b.kernel().pipelined.insert(*buf);
        }
        Some(view)
    }

    /// How the memory behind a view lies, if it is permuted for products.
    pub(in crate::lower) fn format_of(&self, view: &View) -> Option<Format> {
        match view.root {
            Root::Memory(buf) => self.specialized.formats.get(&buf).copied().filter(|format| format.swizzle.is_some()),
            Root::Fragment(_) | Root::Variable(_) => None,
        }
    }

    /// Where the element lies that has a number in row-major order, in a tile from
    /// `base` on.
    pub(in crate::lower) fn formatted_index(&mut self, format: Format, base: &Lin, number: &Lin) -> Lin {
        let Some(swizzle) = format.swizzle else { return base.add(number) };
        let int = |x: u32| Lin::int(x.into());
        let (panel, chunk) = (format.panel(), CHUNK / format.width);
        let mut parts = |x: &Lin, by: u32| {
            let high = self.known.bin(&mut self.b, BinOp::Div, x, &int(by));
            (high.clone(), x.sub(&high.scale(by.into())))
        };
        let (row, column) = parts(number, format.columns);
        let (panels, within) = parts(&column, panel);
        let (chunks, rest) = parts(&within, chunk);
        let start = base.add(&panels.scale((panel * format.rows).into())).add(&row.scale(panel.into()));
        let (rows, groups) = (LINE / swizzle.span(), swizzle.span() / CHUNK);
        self.swizzled_place(Swizzled { pitch: panel, chunk, rows, groups }, &row, [&start, &chunks, &rest])
    }

    /// Lets the products of a statement see what threads wrote to their operands.
    pub(in crate::lower) fn publish(&mut self, gemm: &Inst) {
        let made = |&arg: &Value| {
            let root = self.func.root(arg);
            self.specialized.roles.made.contains_key(&root).then_some(root)
        };
        let Some(product) = Product::of(gemm) else { return };
        let operands: Vec<Value> = product.factors.iter().filter_map(made).collect();
        let written = product.places.is_some_and(|places| !self.specialized.roles.has_tile(self.func.root(places)));
        if !operands.is_empty() || written {
            // Nothing can be begun until the threads have met, and what is in flight may
            // have registers for operands. Where they have met for another product of
            // the operand, that one is waited for all the same: of the gradients of
            // attention dQ, which is written out, would share tensor cores with dK then,
            // and an iteration took a tenth longer.
            self.await_all_products();
        }
        let (transposed, others): (Vec<Value>, Vec<Value>) =
            operands.iter().partition(|tile| self.specialized.double_buffers.contains_key(tile));
        let fresh = self.publish_double_buffers(&transposed);
        if fresh || others.iter().any(|tile| !self.pipelines.stages.contains_key(tile)) {
            self.b.effect(Thread::ProxyFence {}, &[]);
        }
        if fresh || others.iter().any(|&tile| is_read(self.func, tile)) {
            // Threads that read it may have met already, before the fence.
            self.b.effect(Thread::Barrier {}, &[]);
        } else if !others.is_empty() || written {
            self.phase();
        }
    }
}
