//! Drawings of layouts.
//!
//! Each tile is a table of its elements. An element of a fragment shows the
//! thread and the register that hold it, coloured by the thread; one in shared
//! memory the bank it begins in, coloured by the bank.

use super::{BANKS, Layouts, Place, Tile};
use std::fmt::Write;

/// Elements of an axis that are drawn.
const MOST: u32 = 64;
/// Elements to a line of a tile of one axis.
const LINE: u32 = 32;

const HEIGHT: u32 = 16;
const MARGIN: u32 = 16;
/// Width of the rows' numbers.
const LABEL: u32 = 28;

/// An element's text and what decides its colour, a number of so many.
struct Cell {
    text: String,
    hue: u32,
    hues: u32,
    /// Darker for later warps.
    shade: u32,
}

/// Where the elements of a tile are drawn.
struct Table {
    rows: u32,
    columns: u32,
    /// Whether lines are pieces of one axis.
    wraps: bool,
    rank: usize,
}

impl Table {
    fn new(tile: &Tile) -> Table {
        match tile.extents[..] {
            [] => Table { rows: 1, columns: 1, wraps: false, rank: 0 },
            [n] => Table { rows: n.div_ceil(LINE).min(MOST), columns: n.min(LINE), wraps: true, rank: 1 },
            [.., m, n] => Table { rows: m.min(MOST), columns: n.min(MOST), wraps: false, rank: tile.extents.len() },
        }
    }

    /// The index of the element at a place; all axes but the last two are at 0.
    fn index(&self, row: u32, column: u32) -> Vec<u32> {
        let mut index = vec![0; self.rank];
        match &mut index[..] {
            [] => {}
            [at] => *at = row * LINE + column,
            [.., y, x] => (*y, *x) = (row, column),
        }
        index
    }
}

impl Layouts {
    /// A drawing of every tile, as SVG.
    pub fn svg(&self) -> String {
        let (mut body, mut top, mut right) = (String::new(), MARGIN, 0);
        for tile in &self.tiles {
            let (width, height) = draw(&mut body, tile, top);
            top += height + MARGIN;
            right = right.max(width);
        }
        let fragment = |tile: &Tile| matches!(tile.place, Place::Fragment { .. });
        let shown = [self.tiles.iter().any(fragment), !self.tiles.iter().all(fragment)];
        for (what, _) in LEGENDS.into_iter().zip(shown).filter(|(_, shown)| *shown) {
            right = right.max(legend(&mut body, what, top));
            top += 2 * HEIGHT;
        }
        let (width, height) = (right + MARGIN, top.max(2 * MARGIN));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"monospace\" font-size=\"9\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{body}</svg>\n"
        )
    }
}

/// What colours of fragments and of shared tiles mean.
const LEGENDS: [&str; 2] =
    ["lane of the warp that holds it; darker: a later warp", "bank of shared memory, 4 bytes wide, that it begins in"];

/// Draws the colours of 32 lanes or banks; gives where that ends to the right.
fn legend(out: &mut String, what: &str, top: u32) -> u32 {
    const WIDTH: u32 = 14;
    for number in 0..BANKS {
        let (x, hue) = (MARGIN + number * WIDTH, number * 360 / BANKS);
        line(
            out,
            format_args!(
                "<rect x=\"{x}\" y=\"{top}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"hsl({hue},70%,86%)\"/>\
                 <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{number}</text>",
                x + WIDTH / 2,
                top + 11
            ),
        );
    }
    let (x, y) = (MARGIN + BANKS * WIDTH + 8, top + 11);
    line(out, format_args!("<text x=\"{x}\" y=\"{y}\">{what}</text>"));
    x + 6 * what.len() as u32
}

/// Draws a tile from a height on; gives where it ends to the right, and its
/// height.
fn draw(out: &mut String, tile: &Tile, top: u32) -> (u32, u32) {
    let table = Table::new(tile);
    let (what, width) = match &tile.place {
        Place::Fragment { layout, .. } => {
            let replicas = layout.replicas();
            let alike = match replicas {
                1 => String::new(),
                _ => format!(", each held by {replicas} threads, of which the first is shown"),
            };
            (format!("thread.register of {} threads{alike}", layout.threads()), 38)
        }
        Place::Shared { .. } => ("bank".to_owned(), 22),
    };
    let whole = tile.extents.iter().product::<u32>() <= table.rows * table.columns;
    let part = if whole { String::new() } else { format!(", the first {}×{}", table.rows, table.columns) };
    let title = escaped(&format!("{}: {}{:?}{part}: {what}", tile.name, tile.elem, tile.extents));
    line(out, format_args!("<text x=\"{MARGIN}\" y=\"{}\" font-size=\"13\">{title}</text>", top + 10));
    let (left, first) = (MARGIN + LABEL, top + 2 * HEIGHT);
    for column in 0..table.columns {
        let x = left + column * width + width / 2;
        line(
            out,
            format_args!("<text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" fill=\"gray\">{column}</text>", first - 4),
        );
    }
    for row in 0..table.rows {
        let y = first + row * HEIGHT;
        let label = if table.wraps { row * LINE } else { row };
        line(
            out,
            format_args!("<text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"gray\">{label}</text>", left - 4, y + 11),
        );
        for column in 0..table.columns {
            let index = table.index(row, column);
            if index.iter().zip(&tile.extents).any(|(at, extent)| at >= extent) {
                continue;
            }
            let (x, cell) = (left + column * width, cell(&tile.place, &index));
            let (hue, light) = (cell.hue * 360 / cell.hues, 86 - cell.shade % 4 * 9);
            line(
                out,
                format_args!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{HEIGHT}\" fill=\"hsl({hue},70%,{light}%)\" stroke=\"white\"/>\
                     <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                    x + width / 2,
                    y + 11,
                    cell.text
                ),
            );
        }
    }
    // Letters of the title are 8 wide.
    let right = (left + table.columns * width).max(MARGIN + title.chars().count() as u32 * 8);
    (right, (table.rows + 2) * HEIGHT)
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("writing to a string succeeds");
    out.push('\n');
}

fn cell(place: &Place, index: &[u32]) -> Cell {
    match place {
        Place::Fragment { layout, .. } => {
            let (thread, register) = layout.holder(index);
            Cell { text: format!("{thread}.{register}"), hue: thread % 32, hues: 32, shade: thread / 32 }
        }
        Place::Shared { layout, .. } => {
            let bank = layout.bank(index);
            Cell { text: bank.to_string(), hue: bank, hues: BANKS, shade: 0 }
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
