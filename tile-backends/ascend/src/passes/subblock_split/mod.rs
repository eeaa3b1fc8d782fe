//! Sub-block split: divides vector work between the two vector units of an AI core.
//!
//! A program that uses the cube and the vector units runs on one cube and both of its vector
//! units. Each unit takes half of the rows of every tile that allows it: a half of the first
//! axis that has more than one index. Row-wise statements are then the same on a tile of half
//! the rows. Loads, stores and `iota` get the unit's own offset.
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
//! A tile that a statement needs whole ([`rows`]) stays whole on both units, which then compute
//! the same; the first of them stores it. Scalars are the same on both, so both take the same
//! control flow and synchronise with the cube equally often. If no tile that is stored or
//! transferred can be split, or if one unit might read what the other writes, one unit does
//! everything, and the program says why.
//!
//! A kernel may request one unit, or both (`ascend(vectors = 2)`). If then one unit might read what the
//! other writes, the units meet at a barrier
//! ([`Sync::VectorBarrier`](crate::ir::Sync::VectorBarrier)) in front of every access to such a
//! tensor, so that accesses keep the order of the kernel. The barriers cost overlap, so they are
//! never inserted unasked. Where nothing can be split, a request for both units is an error.

mod rewrite;
mod rows;

use crate::ir::{Level, Op, Program, ScalarOp, Tensor, Tile, Vectors};
use rows::Rows;
use std::collections::{HashMap, HashSet};

/// Splits the vector work of a program that also uses the cube; an error says why it cannot be
/// split although the kernel requests it.
pub(crate) fn run(program: &mut Program) -> Result<(), String> {
    let disputed = disputed(program);
    let found = match (&program.vectors, disputed.first()) {
        (Vectors::Requested(1), _) => Err("the kernel asks for it".to_owned()),
        (Vectors::Requested(_), _) => Ok(splittable(program)?),
        (_, Some((_, reason))) => Err(reason.clone()),
        (_, None) => splittable(program),
    };
    match found {
        Ok(rows) => {
            let mut split = program.clone();
            rewrite::halve(&mut split, &rows, disputed.iter().map(|(tensor, _)| *tensor).collect());
            *program = split;
        }
        Err(reason) => program.vectors = Vectors::One(reason),
    }
    Ok(())
}

/// Which tiles are split, or why one unit is used.
fn splittable(program: &Program) -> Result<Rows<'_>, String> {
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

/// Tensors whose accesses have an order that nothing keeps between two units, and why.
fn disputed(program: &Program) -> Vec<(Tensor, String)> {
    let (mut read, mut stored): (HashSet<Tensor>, HashMap<Tensor, u32>) = Default::default();
    let mut moving: HashSet<Tensor> = HashSet::new();
    // Values that loops change, but for the loop over blocks, which are unordered.
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
        Op::Load { subview, .. } => {
            read.insert(subview.tensor);
        }
        Op::Store { subview, src, atomic, .. } if program.tiles[*src].level == Level::Ub => {
            *stored.entry(subview.tensor).or_default() += u32::from(atomic.is_none());
            if atomic.is_none() && inst.op.scalars().iter().any(|val| inner.contains(val)) {
                moving.insert(subview.tensor);
            }
        }
        Op::Store { subview, .. } => {
            stored.entry(subview.tensor).or_default();
        }
        _ => {}
    });
    let mut stored: Vec<(Tensor, u32)> = stored.into_iter().collect();
    stored.sort_unstable();
    let reason = |(tensor, times): (Tensor, u32)| {
        let name = &program.tensors[tensor].name;
        let reason = if read.contains(&tensor) {
            format!("`{name}` is written and read")
        } else if times > 1 {
            format!("`{name}` is written by {times} statements")
        } else if moving.contains(&tensor) {
            format!("iterations of a loop write parts of `{name}`")
        } else {
            return None;
        };
        Some((tensor, reason))
    };
    stored.into_iter().filter_map(reason).collect()
}

/// The name of a tile in a reason.
fn called(program: &Program, tile: Tile) -> String {
    let data = &program.tiles[tile];
    let shape: Vec<String> = data.shape.iter().map(u32::to_string).collect();
    match &data.name {
        Some(name) => format!("`{name}`"),
        None => format!("a tile [{}] of {}", shape.join(", "), data.elem),
    }
}
