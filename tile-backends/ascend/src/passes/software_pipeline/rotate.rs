//! Builds the pipelined loop: the second stage runs some iterations after the first.

use super::stages::{Stages, is_pure};
use crate::ir::{Block, Inst, Op, Program, ScalarOp, Tile, TransferHalf, Val, ValData};
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Literal, Span};

/// Appends the loop in its two stages.
pub(super) fn rotate(program: &mut Program, inst: Inst, stages: &Stages, out: &mut Vec<Inst>) {
    let span = inst.span;
    let Op::For { counter, lo, hi, step, stages: depth, body } = inst.op else { return };
    let bin = |op, a, b| (ScalarOp::Bin(op), a, b, DType::Index);
    let cmp = |op, a, b| (ScalarOp::Cmp(op), a, b, DType::Bool);
    let distance = stages.distance;
    let count = constant(program, distance.into());
    let (past, first) = scalar(program, bin(BinOp::Mul, step, count), span);
    out.push(first);
    let (end, first) = scalar(program, bin(BinOp::Add, hi, past), span);
    out.push(first);
    let mut whole = Vec::new();
    let mut make = |program: &mut Program, what| {
        let (val, inst) = scalar(program, what, span);
        whole.push(inst);
        val
    };
    let now = make(program, cmp(CmpOp::Lt, counter, hi));
    let before = make(program, bin(BinOp::Sub, counter, past));
    let late = make(program, cmp(CmpOp::Ge, before, lo));
    // Whether the second stage has reached its first iteration.
    let reached: Vec<Val> = (1..=distance)
        .map(|turn| match turn == distance {
            true => late,
            false => {
                let count = constant(program, turn.into());
                let back = make(program, bin(BinOp::Mul, step, count));
                let back = make(program, bin(BinOp::Sub, counter, back));
                make(program, cmp(CmpOp::Ge, back, lo))
            }
        })
        .collect();
    // The tiles of earlier iterations, oldest first.
    let mut old: HashMap<Tile, Tile> = HashMap::new();
    let mut copies: Vec<(Val, Inst)> = Vec::new();
    for &tile in &stages.copied {
        let chain: Vec<Tile> = std::iter::once(tile).chain((0..distance).map(|_| new_like(program, tile))).collect();
        for (turn, pair) in chain.windows(2).enumerate().rev() {
            let op = Op::Copy { dst: pair[1], src: pair[0] };
            copies.push((reached[turn], Inst { op, span }));
        }
        old.insert(tile, chain[distance as usize]);
    }
    let [one, two] = divide(program, body, stages, HashMap::from([(counter, before)]), old);
    let branch = |condition: Val, insts: Vec<Inst>| {
        let op = Op::If { condition, then: Block { insts }, otherwise: Block::default() };
        Inst { op, span }
    };
    for (condition, copy) in copies {
        whole.push(branch(condition, vec![copy]));
    }
    let in_turn = [branch(now, one), branch(late, two)];
    match stages.second_first {
        true => whole.extend(in_turn.into_iter().rev()),
        false => whole.extend(in_turn),
    }
    let op = Op::For { counter, lo, hi: end, step, stages: depth, body: Block { insts: whole } };
    out.push(Inst { op, span });
}

/// The instructions of each stage; the second one has scalars and copies of tiles of its own.
fn divide(
    program: &mut Program,
    body: Block,
    stages: &Stages,
    mut vals: HashMap<Val, Val>,
    mut old: HashMap<Tile, Tile>,
) -> [Vec<Inst>; 2] {
    let (mut one, mut two) = (Vec::new(), Vec::new());
    for (number, inst) in body.insts.into_iter().enumerate() {
        if is_pure(program, &inst.op) {
            let mut again = inst.clone();
            rename(&mut again.op, &vals, &old);
            if let Op::Scalar { dst, .. } | Op::Read { dst, .. } = &mut again.op {
                let data = program.vals[*dst].clone();
                let new = program.vals.push(data);
                vals.insert(*dst, new);
                *dst = new;
            }
            one.push(inst);
            two.push(again);
            continue;
        }
        if stages.repeated.contains(&number)
            && let Op::Load { dst, .. } = inst.op
        {
            let copy = new_like(program, dst);
            old.insert(dst, copy);
            let mut again = inst.clone();
            rename(&mut again.op, &vals, &old);
            if let Op::Load { dst, .. } = &mut again.op {
                *dst = copy;
            }
            two.push(again);
        }
        let mut inst = inst;
        match stages.second[number] {
            (false, false) => one.push(inst),
            (false, true) => {
                let mut taking = inst.clone();
                set_half(&mut inst.op, TransferHalf::Send);
                set_half(&mut taking.op, TransferHalf::Receive);
                one.push(inst);
                two.push(taking);
            }
            _ => {
                rename(&mut inst.op, &vals, &old);
                two.push(inst);
            }
        }
    }
    [one, two]
}

fn constant(program: &mut Program, value: i128) -> Val {
    let constant = Some(Literal::Int(value));
    program.vals.push(ValData { name: None, elem: DType::Index, constant })
}

fn scalar(program: &mut Program, (op, a, b, elem): (ScalarOp, Val, Val, DType), span: Span) -> (Val, Inst) {
    let dst = program.vals.push(ValData { name: None, elem, constant: None });
    (dst, Inst { op: Op::Scalar { dst, op, args: vec![a, b] }, span })
}

/// A new tile of the same shape, type and level.
fn new_like(program: &mut Program, tile: Tile) -> Tile {
    let data = program.tiles[tile].clone();
    program.tiles.push(data)
}

fn set_half(op: &mut Op, to: TransferHalf) {
    if let Op::Move { half, .. } = op {
        *half = to;
    }
}

/// Substitutes scalars, and tiles that are read.
fn rename(op: &mut Op, vals: &HashMap<Val, Val>, tiles: &HashMap<Tile, Tile>) {
    for val in op.scalars_mut() {
        if let Some(&new) = vals.get(val) {
            *val = new;
        }
    }
    for tile in op.read_mut() {
        if let Some(&new) = tiles.get(tile) {
            *tile = new;
        }
    }
    for block in op.blocks_mut() {
        block.insts.iter_mut().for_each(|inst| rename(&mut inst.op, vals, tiles));
    }
}
