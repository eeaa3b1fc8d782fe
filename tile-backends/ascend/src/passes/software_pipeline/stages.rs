//! Which statements of a loop belong to its second stage.
//!
//! Statements that depend on each other from one iteration to the next are of one
//! stage, and what depends on a statement is not of an earlier one. Apart from
//! that, a statement's stage is how often its kind of core has been visited before
//! on the way to it: from the cube to the vectors and back is one more. A `move` is
//! two statements, giving and taking.

use super::rotate::{MOST, lag};
use crate::ir::live::{Cell, Cells, written};
use crate::ir::{Block, Inst, Level, Op, Plan, Program, Tensor, Tile, Val};
use std::collections::{BTreeSet, HashMap};

/// What to do with the statements of a loop.
pub(super) struct Stages {
    /// Of each instruction whether it is of the second stage; of a `move`, of
    /// giving and taking.
    pub(super) second: Vec<(bool, bool)>,
    /// Tiles in the vector memory that go to the second stage as copies.
    pub(super) copied: Vec<Tile>,
    /// Loads of the first stage that the second repeats.
    pub(super) repeated: Vec<usize>,
    /// How many turns the second stage is behind the first.
    pub(super) turns: u32,
    /// Whether the second stage comes first in a turn.
    pub(super) late_first: bool,
}

/// One statement, or one half of a `move`.
struct Node {
    inst: usize,
    take: bool,
    reads: BTreeSet<Cell>,
    writes: BTreeSet<Cell>,
    tensors: BTreeSet<(Tensor, bool)>,
    scalars: BTreeSet<Val>,
}

/// Scalars that may be computed once for each stage.
pub(super) fn is_pure(program: &Program, op: &Op) -> bool {
    match op {
        Op::Scalar { .. } => true,
        Op::Read { tensor, .. } => !program.tensors[*tensor].writable,
        _ => false,
    }
}

/// The stages of a loop's body, if there are two; `carried` is what is read from
/// the start of an iteration on. The user's plan says which are of the first.
pub(super) fn of(program: &Program, body: &Block, carried: &Cells, depth: u32, plan: Option<&Plan>) -> Option<Stages> {
    let turns = plan.map_or(lag(depth), |plan| plan.turns);
    if turns > MOST {
        return None;
    }
    let nested = |inst: &Inst| inst.op.blocks().iter().any(|block| has_moves(block));
    let begins = |op: &Op| matches!(op, Op::Mmad(mmad) if program.int(mmad.init) != Some(1));
    let mut begun = false;
    body.walk(&mut |inst| begun |= begins(&inst.op));
    // Sums that begin in the loop have their zeros behind it, by its first iteration.
    if begun || body.insts.iter().any(nested) || plan.is_none() && !has_moves(body) || meets(body) {
        return None;
    }
    let nodes = nodes(program, body);
    let changed = written(body);
    let carried: Cells = carried.intersection(&changed).copied().collect();
    let mut edges = edges(program, &nodes, &carried, body);
    loop {
        let mut second = match plan {
            Some(plan) => stated(&nodes, &edges, body, plan)?,
            None => second(&nodes, &edges)?,
        };
        late_loads(body, &nodes, &carried, &mut second);
        if second.iter().all(|&second| second) || !second.contains(&true) {
            return None;
        }
        let (mut copied, mut repeated, mut tied) = (Vec::new(), Vec::new(), Vec::new());
        let tiles: BTreeSet<Tile> = nodes.iter().flat_map(|node| node.writes.iter().filter_map(tile)).collect();
        for tile in tiles {
            let cell = Cell::Tile(tile);
            let of = |stage: bool, has: &dyn Fn(&Node) -> bool| -> Vec<usize> {
                (0..nodes.len()).filter(|&i| second[i] == stage && has(&nodes[i])).collect()
            };
            let makes = |node: &Node| node.writes.contains(&cell);
            let early = of(false, &makes);
            let late = of(true, &|node| node.reads.contains(&cell) || makes(node));
            let (Some(&first), Some(&other)) = (early.first(), late.first()) else { continue };
            let load = matches!(body.insts[nodes[first].inst].op, Op::Load { .. }) && early.len() == 1;
            if !of(true, &makes).is_empty() {
                tied.push((first, other));
            } else if load && !stored(&nodes, &nodes[first]) {
                repeated.push(nodes[first].inst);
            } else if program.tiles[tile].level == Level::Ub {
                copied.push(tile);
            } else {
                tied.push((first, other));
            }
        }
        if tied.is_empty() {
            let mut stages = vec![(false, false); body.insts.len()];
            for (node, second) in nodes.iter().zip(second) {
                let halves = &mut stages[node.inst];
                halves.1 = second;
                if !node.take {
                    halves.0 = second;
                }
            }
            let late_first = plan.is_some_and(|plan| plan.late_first);
            return Some(Stages { second: stages, copied, repeated, turns, late_first });
        }
        edges.extend(tied.iter().flat_map(|&(a, b)| [(a, b), (b, a)]));
    }
}

fn tile(cell: &Cell) -> Option<Tile> {
    match cell {
        Cell::Tile(tile) => Some(*tile),
        Cell::Var(_) => None,
    }
}

fn has_moves(block: &Block) -> bool {
    let mut found = false;
    block.walk(&mut |inst| found |= matches!(inst.op, Op::Move { .. }));
    found
}

/// Whether vector units wait for each other, which keeps statements where they are.
fn meets(block: &Block) -> bool {
    let mut found = false;
    block.walk(&mut |inst| found |= matches!(inst.op, Op::Sync(_)));
    found
}

/// Whether what a statement reads of tensors is written in the loop.
fn stored(nodes: &[Node], by: &Node) -> bool {
    by.tensors.iter().any(|(tensor, _)| nodes.iter().any(|node| node.tensors.contains(&(*tensor, true))))
}

fn nodes(program: &Program, body: &Block) -> Vec<Node> {
    let mut nodes = Vec::new();
    for (inst, Inst { op, .. }) in body.insts.iter().enumerate().filter(|(_, inst)| !is_pure(program, &inst.op)) {
        let mut node = Node {
            inst,
            take: false,
            reads: BTreeSet::new(),
            writes: BTreeSet::new(),
            tensors: BTreeSet::new(),
            scalars: BTreeSet::new(),
        };
        let mut touch = |op: &Op| {
            node.scalars.extend(op.scalars());
            node.reads.extend(op.read(program).into_iter().map(Cell::Tile));
            node.writes.extend(op.written().into_iter().flatten().map(Cell::Tile));
            match op {
                Op::Get { var, .. } => drop(node.reads.insert(Cell::Var(*var))),
                Op::Set { var, .. } => drop(node.writes.insert(Cell::Var(*var))),
                Op::Load { window, .. } => drop(node.tensors.insert((window.tensor, false))),
                Op::Store { window, .. } => drop(node.tensors.insert((window.tensor, true))),
                Op::Read { tensor, .. } => drop(node.tensors.insert((*tensor, false))),
                _ => {}
            }
        };
        touch(op);
        for inner in op.blocks() {
            inner.walk(&mut |inst| touch(&inst.op));
        }
        if let Op::Move { .. } = op {
            let none = BTreeSet::new();
            let writes = std::mem::take(&mut node.writes);
            let take =
                Node { inst, take: true, reads: none, writes, tensors: BTreeSet::new(), scalars: BTreeSet::new() };
            nodes.extend([node, take]);
        } else {
            nodes.push(node);
        }
    }
    nodes
}

/// Pairs of statements of which the second is not of an earlier stage.
fn edges(program: &Program, nodes: &[Node], carried: &Cells, body: &Block) -> Vec<(usize, usize)> {
    let mut edges = Vec::new();
    let mut tie = |a: usize, b: usize| edges.extend([(a, b), (b, a)]);
    // Scalars that are computed once, and what follows from them.
    let mut from: HashMap<Val, BTreeSet<usize>> = HashMap::new();
    for (number, Inst { op, .. }) in body.insts.iter().enumerate() {
        let mut roots: BTreeSet<usize> =
            op.scalars().iter().filter_map(|val| from.get(val)).flatten().copied().collect();
        if !is_pure(program, op) {
            roots.extend(nodes.iter().position(|node| node.inst == number && !node.take));
        }
        if let (Some(result), false) = (op.result(), roots.is_empty()) {
            from.insert(result, roots);
        }
    }
    for (i, node) in nodes.iter().enumerate() {
        for root in node.scalars.iter().filter_map(|val| from.get(val)).flatten() {
            tie(i, *root);
        }
        for (j, other) in nodes.iter().enumerate().take(i) {
            let shared = |cell: &Cell| other.reads.contains(cell) || other.writes.contains(cell);
            let met: Vec<&Cell> = (node.writes.iter().filter(|cell| shared(cell)))
                .chain(node.reads.iter().filter(|cell| other.writes.contains(cell)))
                .collect();
            let of_many = |cell: &&Cell| carried.contains(cell) || matches!(cell, Cell::Var(_));
            let tensors = node.tensors.iter().any(|&(tensor, writes)| {
                other.tensors.contains(&(tensor, true)) || writes && other.tensors.contains(&(tensor, false))
            });
            if tensors || met.iter().any(of_many) {
                tie(i, j);
            }
        }
    }
    // Whoever touches what goes on into the next iteration.
    for cell in carried {
        let touch: Vec<usize> =
            (0..nodes.len()).filter(|&i| nodes[i].reads.contains(cell) || nodes[i].writes.contains(cell)).collect();
        touch.windows(2).for_each(|pair| tie(pair[0], pair[1]));
    }
    for (i, node) in nodes.iter().enumerate() {
        for (j, other) in nodes.iter().enumerate().take(i) {
            let flows = other.writes.iter().any(|cell| node.reads.contains(cell) || node.writes.contains(cell))
                || other.reads.iter().any(|cell| node.writes.contains(cell));
            if flows || node.take && node.inst == other.inst {
                edges.push((j, i));
            }
        }
    }
    edges
}

/// Whether statements are of the second stage; nothing if the cores depend on each
/// other from one iteration to the next.
fn second(nodes: &[Node], edges: &[(usize, usize)]) -> Option<Vec<bool>> {
    let mut crossings = vec![0_usize; nodes.len()];
    let most = nodes.iter().filter(|node| node.take).count();
    loop {
        let mut changed = false;
        for &(from, to) in edges {
            let crosses = nodes[to].take && nodes[to].inst == nodes[from].inst;
            let least = crossings[from] + usize::from(crosses);
            if crossings[to] < least {
                crossings[to] = least;
                changed = true;
                if least > most {
                    return None;
                }
            }
        }
        if !changed {
            break;
        }
    }
    Some(crossings.into_iter().map(|crossings| crossings >= 2).collect())
}

/// Whether statements are of the second stage, as the user has it; nothing if one that
/// is to be of the first depends on one of the second. What is loaded, and what leaves
/// one kind of core for the other, is of the stage of what it is for, or comes from.
fn stated(nodes: &[Node], edges: &[(usize, usize)], body: &Block, plan: &Plan) -> Option<Vec<bool>> {
    let inst = |node: &Node| &body.insts[node.inst];
    let free = |node: &Node| !node.take && matches!(inst(node).op, Op::Load { .. } | Op::Move { .. });
    let ahead = |node: &Node| plan.is_ahead(inst(node).span);
    let mut second: Vec<bool> = nodes.iter().map(|node| !free(node) && !ahead(node)).collect();
    loop {
        let before = second.clone();
        edges.iter().for_each(|&(from, to)| second[to] |= second[from]);
        if second == before {
            break;
        }
    }
    let broken = nodes.iter().zip(&second).any(|(node, &second)| second && !free(node) && ahead(node));
    if broken { None } else { Some(second) }
}

/// What is loaded for the second stage alone is loaded there.
fn late_loads(body: &Block, nodes: &[Node], carried: &Cells, second: &mut [bool]) {
    for i in 0..nodes.len() {
        let Op::Load { dst, .. } = body.insts[nodes[i].inst].op else { continue };
        let cell = Cell::Tile(dst);
        let touches = |node: &Node| node.reads.contains(&cell) || node.writes.contains(&cell);
        let others = (0..nodes.len()).filter(|&j| j != i && touches(&nodes[j]));
        let late = others.map(|j| second[j]).collect::<Vec<bool>>();
        let own = !carried.contains(&cell) && !stored(nodes, &nodes[i]);
        if own && !late.is_empty() && late.iter().all(|&late| late) {
            second[i] = true;
        }
    }
}
