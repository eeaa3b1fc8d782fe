//! What a lowering decided for each tile, for people to look at.

use super::{Fragment, Mode, Order, SharedLayout};
use crate::ir::{Buf, BufData};
use crate::ir::{Home, Kernel, Swizzle};
use std::fmt::{self, Display, Formatter};
use tile_core::elem::DType;
use tile_core::ir::Span;

/// A tile and where its elements are.
#[derive(Clone, PartialEq, Debug)]
pub struct Tile {
    /// The user's name of it.
    pub name: String,
    /// What its elements are.
    pub elem: DType,
    /// Its extents.
    pub extents: Vec<u32>,
    /// Where it is.
    pub place: Place,
    /// Where the user wrote it.
    pub span: Span,
}

/// Where a tile is.
#[derive(Clone, PartialEq, Debug)]
pub enum Place {
    /// In registers.
    Fragment {
        /// Who holds what.
        layout: Fragment,
        /// Whether two neighbours share a register.
        pairs: bool,
    },
    /// In shared memory.
    Shared {
        /// The memory of all stages.
        buf: Buf,
        /// How the tile lies in a stage.
        layout: SharedLayout,
        /// How many tiles the memory holds, one for each stage of a pipeline.
        stages: u32,
    },
}

/// The layouts of a kernel's tiles, in the order in which they are allocated.
#[derive(Clone, PartialEq, Debug)]
pub struct Layouts {
    /// Threads that compute.
    pub threads: u32,
    /// Tiles that the user wrote.
    pub tiles: Vec<Tile>,
    /// Shared memory of the block, tiles and what else the lowering needs,
    /// once placed.
    pub bufs: Vec<(Buf, BufData)>,
}

impl Layouts {
    /// The layouts of a lowered kernel.
    pub(crate) fn new(threads: u32, tiles: Vec<Tile>, kernel: &Kernel) -> Layouts {
        let bufs = kernel.bufs.iter().filter(|(_, data)| data.is_shared() && data.len > 0);
        Layouts { threads, tiles, bufs: bufs.map(|(buf, data)| (buf, data.clone())).collect() }
    }

    fn buf(&self, buf: Buf) -> Option<&BufData> {
        self.bufs.iter().find(|(id, _)| *id == buf).map(|(_, data)| data)
    }
}

/// ```text
/// 128 threads
///
/// fragment acc: f32[64, 8] @13:15
///   thread    4 along 1 by 2, 8 along 0 by 1, 4 along 0 by 16
///   register  2 along 1 by 1, 2 along 0 by 8
///   4 elements a thread, each in 1 thread
///
/// shared a_s: bf16[64, 64] @11:15
///   rows of 128 bytes in panels of 128, chunks permuted as b128
///   2 stages of 8192 bytes from byte 0 on, in @5
/// ```
impl Display for Layouts {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} threads", self.threads)?;
        for tile in &self.tiles {
            let kind = match tile.place {
                Place::Fragment { .. } => "fragment",
                Place::Shared { .. } => "shared",
            };
            write!(f, "\n{kind} {}: {}{:?}", tile.name, tile.elem, tile.extents)?;
            if tile.span != Span::default() {
                write!(f, " @{}:{}", tile.span.line, tile.span.column)?;
            }
            writeln!(f)?;
            match &tile.place {
                Place::Fragment { layout, pairs } => fragment(f, tile, layout, *pairs)?,
                Place::Shared { buf, layout, stages } => self.shared(f, *buf, layout, *stages)?,
            }
        }
        let of_tiles =
            |buf: Buf| self.tiles.iter().any(|tile| matches!(tile.place, Place::Shared { buf: b, .. } if b == buf));
        let others: Vec<_> = self.bufs.iter().filter(|(buf, _)| !of_tiles(*buf)).collect();
        if !others.is_empty() {
            writeln!(f, "\nother shared memory")?;
        }
        for (buf, data) in others {
            writeln!(f, "  {} bytes from byte {} on, in {buf} {}", data.bytes(), start(data), data.name)?;
        }
        Ok(())
    }
}

impl Layouts {
    fn shared(&self, f: &mut Formatter<'_>, buf: Buf, layout: &SharedLayout, stages: u32) -> fmt::Result {
        let width = layout.elem.bytes() as u32;
        write!(f, "  rows of {} bytes", layout.extents.last().copied().unwrap_or(1) * width)?;
        match layout.order {
            Order::Rows if layout.padding() > 0 => {
                writeln!(f, ", {} of padding between them", layout.padding() * width)?;
            }
            Order::Rows => writeln!(f)?,
            Order::Permuted { groups, rows } => {
                writeln!(f, ", chunks permuted by the number of {rows} rows modulo {groups}")?;
            }
            Order::Panels(swizzle) => {
                let name = match swizzle {
                    Swizzle::B32 => "b32",
                    Swizzle::B64 => "b64",
                    Swizzle::B128 => "b128",
                };
                writeln!(f, " in panels of {}, chunks permuted as {name}", swizzle.span())?;
            }
        }
        match self.buf(buf) {
            None => writeln!(f, "  never used, and not in memory"),
            Some(data) if stages == 1 => writeln!(f, "  {} bytes from byte {} on, in {buf}", data.bytes(), start(data)),
            Some(data) => {
                let (bytes, start) = (data.bytes() / stages, start(data));
                writeln!(f, "  {stages} stages of {bytes} bytes from byte {start} on, in {buf}")
            }
        }
    }
}

fn start(data: &BufData) -> u32 {
    match data.home {
        Home::Shared { start, .. } => start.unwrap_or(0),
        Home::Global { .. } => 0,
    }
}

fn fragment(f: &mut Formatter<'_>, tile: &Tile, layout: &Fragment, pairs: bool) -> fmt::Result {
    let modes = |modes: &[Mode]| {
        let mode = |mode: &Mode| match mode.axis {
            Some(axis) => format!("{} along {axis} by {}", mode.extent, mode.stride),
            None => format!("{} alike", mode.extent),
        };
        let text = modes.iter().map(mode).collect::<Vec<_>>().join(", ");
        if text.is_empty() { "none".to_owned() } else { text }
    };
    writeln!(f, "  thread    {}", modes(layout.thread_modes()))?;
    writeln!(f, "  register  {}", modes(layout.register_modes()))?;
    let covered: Vec<u32> = (0..layout.rank()).map(|axis| layout.extent(axis)).collect();
    if covered != tile.extents {
        writeln!(f, "  covers {covered:?}")?;
    }
    let (elements, replicas) = (layout.registers(), layout.replicas());
    let packed = if pairs { format!(" in {} words", elements / 2) } else { String::new() };
    let threads = if replicas == 1 { "1 thread".to_owned() } else { format!("{replicas} threads") };
    let many = if elements == 1 { "" } else { "s" };
    writeln!(f, "  {elements} element{many} a thread{packed}, each in {threads}")
}
