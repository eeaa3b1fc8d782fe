//! The work of vectors, divided between the two vector units of an AI core.
//!
//! A program that multiplies and computes on vectors runs on a cube and its vector
//! units together. Each unit takes half of the rows of every tile that allows it:
//! the halves of its first axis that has more than one index. What only goes along
//! rows is then the same statement on a tile of half the rows. Loads, stores and
//! places (`iota`) get the unit's own.
//!
//! ```text
//! ub s: f32[64, 32]                       ub s: f32[32, 32]
//! s = move t0                       ──►   s = move t0
//! s = mul s, 2.0                          s = mul s, 2.0
//! store y at %0 [64 step 32 to 64, …]     %unit = sub_block_idx
//!                                         %1 = mul %unit, 32
//!                                         %2 = mul %1, 32
//!                                         %3 = add %0, %2
//!                                         store y at %3 [32 step 32 to 32, …]
//! ```
//!
//! A tile that something needs whole ([`rows`]) stays whole on both units, which
//! then compute the same; the first of them stores it. Scalars are the same on
//! both, so they take the same way and meet the cube equally often. If no tile
//! that is stored or handed over can be divided, or if what one unit writes might
//! be the other's to read, one unit does everything, and the program says why.

mod rewrite;
mod rows;

use crate::ir::{Core, Level, Op, Program, ScalarOp, Tensor, Tile, Vectors};
use rows::Rows;
use std::collections::{HashMap, HashSet};

/// The program with its vector work divided, if it uses the cube, too.
pub(crate) fn divide(program: &Program) -> Program {
    let mut divided = program.clone();
    if is_mixed(program) {
        match divisible(program) {
            Ok(rows) => rewrite::halve(&mut divided, &rows),
            Err(reason) => divided.vectors = Vectors::One(reason),
        }
    }
    divided
}

fn is_mixed(program: &Program) -> bool {
    let (mut cube, mut vector) = (false, false);
    program.walk(&mut |inst| match inst.op.core(program) {
        Some(Core::Cube) => cube = true,
        Some(Core::Vector) => vector = true,
        None => {}
    });
    cube && vector
}

/// Which tiles have halves; or why one unit is used.
fn divisible(program: &Program) -> Result<Rows<'_>, String> {
    unordered(program)?;
    let rows = Rows::of(program)?;
    let mut whole = None;
    let mut found = false;
    program.walk(&mut |inst| {
        let tile = match &inst.op {
            Op::Store { src, .. } => *src,
            Op::Move { dst, src, .. } => {
                if program.tiles[*src].level == Level::Ub {
                    *src
                } else {
                    *dst
                }
            }
            _ => return,
        };
        if program.tiles[tile].level == Level::Ub {
            match rows.whole(tile) {
                Some(reason) => whole = whole.take().or_else(|| Some(reason.to_owned())),
                None => found = true,
            }
        }
    });
    match (found, whole) {
        (true, _) => Ok(rows),
        (false, Some(reason)) => Err(reason),
        (false, None) => Err("the vector units write nothing".to_owned()),
    }
}

/// Between two units nothing orders what they do to global memory.
fn unordered(program: &Program) -> Result<(), String> {
    let (mut read, mut stored): (HashSet<Tensor>, HashMap<Tensor, u32>) = Default::default();
    let mut moving: HashSet<Tensor> = HashSet::new();
    // What loops change, but for the loop over blocks, which have no order either.
    let (mut inner, mut first) = (HashSet::new(), HashSet::new());
    program.walk(&mut |inst| match &inst.op {
        Op::Scalar { dst, op: ScalarOp::BlockIdx, .. } => {
            first.insert(*dst);
        }
        Op::For { lo, body, .. } if !first.contains(lo) => {
            inner.extend(inst.op.result());
            body.walk(&mut |inst| inner.extend(inst.op.result()));
        }
        _ => {}
    });
    program.walk(&mut |inst| match &inst.op {
        Op::Read { tensor, .. } => {
            read.insert(*tensor);
        }
        Op::Load { window, .. } => {
            read.insert(window.tensor);
        }
        Op::Store { window, src, atomic } if program.tiles[*src].level == Level::Ub => {
            *stored.entry(window.tensor).or_default() += u32::from(atomic.is_none());
            if atomic.is_none() && inst.op.scalars().iter().any(|val| inner.contains(val)) {
                moving.insert(window.tensor);
            }
        }
        Op::Store { window, .. } => {
            stored.entry(window.tensor).or_default();
        }
        _ => {}
    });
    let mut stored: Vec<(Tensor, u32)> = stored.into_iter().collect();
    stored.sort_unstable();
    for (tensor, times) in stored {
        let name = &program.tensors[tensor].name;
        if read.contains(&tensor) {
            return Err(format!("`{name}` is written and read"));
        }
        if times > 1 {
            return Err(format!("`{name}` is written by {times} statements"));
        }
        if moving.contains(&tensor) {
            return Err(format!("iterations of a loop write parts of `{name}`"));
        }
    }
    Ok(())
}

/// What a tile is called in a reason.
fn called(program: &Program, tile: Tile) -> String {
    let data = &program.tiles[tile];
    let shape: Vec<String> = data.shape.iter().map(u32::to_string).collect();
    match &data.name {
        Some(name) => format!("`{name}`"),
        None => format!("a tile [{}] of {}", shape.join(", "), data.elem),
    }
}
