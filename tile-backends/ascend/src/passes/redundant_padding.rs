//! Removes tail padding that no operation can observe.
//!
//! ```text
//! t0 = move acc
//! t1 = pad_tail t0 to [%m, 128] else 0.0     t1 = copy t0
//! t2 = exp t1                           ──►  t2 = exp t1
//! store c at %o [… to %m, …] <- t2           store c at %o [… to %m, …] <- t2
//! ```
//!
//! Elements beyond an end on an axis stay there under element-wise operations. They are observed
//! by operations that combine elements along that axis, read them by index, or store more than
//! the end. So each axis of each padding is followed through all tiles that it reaches, in
//! whatever order the program runs. A matrix multiplication that contracts no more than the end
//! does not observe it either.

use crate::ir::{Block, Mmad, Op, Operand, Program, Tile, Val};
use std::collections::HashSet;

pub(crate) fn run(program: &mut Program) {
    let mut trims = Vec::new();
    program.walk(&mut |inst| {
        if let Op::PadTail { dst, ends, .. } = &inst.op {
            trims.push((*dst, ends.clone()));
        }
    });
    let mut unseen = HashSet::new();
    for (tile, ends) in trims {
        for (axis, &end) in ends.iter().enumerate() {
            if !observed(program, tile, axis, end) {
                unseen.insert((tile, axis));
            }
        }
    }
    let mut body = std::mem::take(&mut program.body);
    rewrite(&mut body, program, &unseen);
    program.body = body;
}

fn rewrite(block: &mut Block, program: &mut Program, unseen: &HashSet<(Tile, usize)>) {
    for inst in &mut block.insts {
        if let Op::PadTail { dst, src, ends, .. } = &mut inst.op {
            let shape = program.tiles[*dst].shape.clone();
            for (axis, end) in ends.iter_mut().enumerate() {
                if unseen.contains(&(*dst, axis)) {
                    *end = whole(program, shape[axis]);
                }
            }
            let all = ends.iter().zip(&shape).all(|(&end, &extent)| program.int(end) == Some(extent.into()));
            if all {
                inst.op = Op::Copy { dst: *dst, src: *src };
            }
        }
        for inner in inst.op.blocks_mut() {
            rewrite(inner, program, unseen);
        }
    }
}

/// The constant index of an extent.
fn whole(program: &mut Program, extent: u32) -> Val {
    use crate::ir::ValData;
    use tile_core::elem::DType;
    use tile_core::ir::Literal;
    let literal = Literal::Int(extent.into());
    let known =
        program.vals.iter().find(|(_, data)| data.elem == DType::Index && data.constant == Some(literal)).map(|x| x.0);
    known.unwrap_or_else(|| program.vals.push(ValData { name: None, elem: DType::Index, constant: Some(literal) }))
}

/// Whether something depends on the elements of a tile from `end` on along an axis.
fn observed(program: &Program, tile: Tile, axis: usize, end: Val) -> bool {
    let mut reached = HashSet::from([(tile, axis)]);
    loop {
        let before = reached.len();
        let mut seen = false;
        program.walk(&mut |inst| {
            if !seen {
                seen = !follow(program, &inst.op, end, &mut reached);
            }
        });
        if seen {
            return true;
        }
        if reached.len() == before {
            return false;
        }
    }
}

/// Follows the axis through one operation; `false` if the operation observes the padding.
fn follow(program: &Program, op: &Op, end: Val, reached: &mut HashSet<(Tile, usize)>) -> bool {
    let read: Vec<(Tile, usize)> = op
        .read(program)
        .into_iter()
        .flat_map(|tile| (0..program.tiles[tile].shape.len()).map(move |axis| (tile, axis)))
        .filter(|place| reached.contains(place))
        .collect();
    if read.is_empty() {
        return true;
    }
    let mut along = |dst: Tile| reached.extend(read.iter().map(|&(_, axis)| (dst, axis)));
    match op {
        Op::Unary { dst, .. }
        | Op::Cast { dst, .. }
        | Op::Round { dst, .. }
        | Op::Move { dst, .. }
        | Op::Bitcast { dst, .. }
        | Op::Copy { dst, .. }
        | Op::Select { dst, .. } => {
            along(*dst);
            true
        }
        Op::Binary { dst, b, .. } | Op::Compare { dst, b, .. } => {
            debug_assert!(matches!(b, Operand::Tile(_) | Operand::Scalar(_)));
            along(*dst);
            true
        }
        Op::PadTail { dst, ends, .. } => {
            let cut = |axis: usize| ends[axis] == end;
            reached.extend(read.iter().filter(|place| !cut(place.1)).map(|&(_, axis)| (*dst, axis)));
            true
        }
        Op::Reduce { dst, index, axis, .. } => {
            if read.iter().any(|place| place.1 == *axis as usize) {
                return false;
            }
            along(*dst);
            if let Some(index) = index {
                along(*index);
            }
            true
        }
        Op::Scan { dst, axis, reverse, .. } => {
            if *reverse && read.iter().any(|place| place.1 == *axis as usize) {
                return false;
            }
            along(*dst);
            true
        }
        Op::Transpose { dst, axes, .. } => {
            for &(_, from) in &read {
                let to = axes.iter().position(|&axis| axis as usize == from);
                reached.extend(to.map(|to| (*dst, to)));
            }
            true
        }
        Op::Reshape { dst, src } => follow_reshape(program, [*dst, *src], &read, reached),
        Op::Store { subview, .. } => read.iter().all(|&(_, axis)| subview.axes[axis].end == end),
        Op::Mmad(mmad) => follow_mmad(mmad, end, &read, reached),
        _ => false,
    }
}

/// Axes of extent 1 may be added or dropped; others keep their order.
fn follow_reshape(
    program: &Program,
    [dst, src]: [Tile; 2],
    read: &[(Tile, usize)],
    reached: &mut HashSet<(Tile, usize)>,
) -> bool {
    let shape = |tile: Tile| &program.tiles[tile].shape;
    let long = |shape: &[u32]| (0..shape.len()).filter(|&axis| shape[axis] > 1).collect::<Vec<usize>>();
    let (from, to) = (long(shape(src)), long(shape(dst)));
    let extents = |tile: Tile, axes: &[usize]| axes.iter().map(|&axis| shape(tile)[axis]).collect::<Vec<u32>>();
    if extents(src, &from) != extents(dst, &to) {
        return false;
    }
    for &(_, axis) in read {
        let Some(number) = from.iter().position(|&of| of == axis) else { return false };
        reached.insert((dst, to[number]));
    }
    true
}

/// A GEMM observes what it contracts beyond the end.
fn follow_mmad(mmad: &Mmad, end: Val, read: &[(Tile, usize)], reached: &mut HashSet<(Tile, usize)>) -> bool {
    let Mmad { dst, a, b, a_transposed, b_transposed, k, .. } = mmad;
    for &(tile, axis) in read {
        let sums = [(*a, *a_transposed, 1), (*b, *b_transposed, 0)]
            .into_iter()
            .any(|(operand, transposed, sum)| operand == tile && axis == if transposed { 1 - sum } else { sum });
        if sums && *k != end {
            return false;
        }
        if tile == *a && !sums {
            reached.insert((*dst, 0));
        }
        if tile == *b && !sums {
            reached.insert((*dst, 1));
        }
        if tile == *dst {
            reached.insert((*dst, axis));
        }
    }
    true
}
