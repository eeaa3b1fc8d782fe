//! Stage assignment: which statements of a loop belong to its second stage.
//!
//! - Statements of one loop-carried dependence cycle are of one stage.
//! - What depends on a statement is not of an earlier stage.
//! - Apart from that, a statement's stage is how often its kind of core has been visited before
//!   on the way to it: from the cube to the vector units and back is one more.
//!
//! A `move` is two statements, send and receive.

use crate::ir::live::{Cell, Cells, written};
use crate::ir::{Block, Inst, Level, Op, PipelinePlan, Program, Tensor, Tile, Val};
use std::collections::{BTreeSet, HashMap};

/// The assignment of a loop's statements.
pub(super) struct Stages {
    /// For each instruction, whether it is of the second stage; for a `move`, its send and its
    /// receive.
    pub(super) second: Vec<(bool, bool)>,
    /// Tiles in the vector memory that are copied for the second stage.
    pub(super) copied: Vec<Tile>,
    /// Loads of the first stage that the second repeats.
    pub(super) repeated: Vec<usize>,
    /// The distance between the stages, in iterations.
    pub(super) distance: u32,
    /// Whether the second stage comes first within an iteration.
    pub(super) second_first: bool,
}

/// The distance between the stages of a loop with this many in the kernel.
pub(crate) fn stage_distance(stages: u32) -> u32 {
    stages.min(MOST)
}

/// The largest distance: more hides no further latency.
const MOST: u32 = 3;

/// One statement, or one half of a `move`.
struct Node {
    inst: usize,
    take: bool,
    reads: BTreeSet<Cell>,
    writes: BTreeSet<Cell>,
    tensors: BTreeSet<(Tensor, bool)>,
    scalars: BTreeSet<Val>,
}

/// Whether a scalar may be recomputed in each stage.
pub(super) fn is_pure(program: &Program, op: &Op) -> bool {
    match op {
        Op::Scalar { .. } => true,
        Op::Read { tensor, .. } => !program.tensors[*tensor].writable,
        _ => false,
    }
}

/// The stages of a loop's body, if there are two; `carried` are the locations that are live at
/// the start of an iteration. The user's pipeline says which statements are of the first.
pub(super) fn of(
    program: &Program,
    body: &Block,
    carried: &Cells,
    depth: u32,
    plan: Option<&PipelinePlan>,
) -> Option<Stages> {
    let distance = plan.map_or(stage_distance(depth), |plan| plan.distance);
    if distance > MOST {
        return None;
    }
    let nested = |inst: &Inst| inst.op.blocks().iter().any(|block| has_moves(block));
    let begins = |op: &Op| matches!(op, Op::Mmad(mmad) if program.int(mmad.init) != Some(1));
    let mut begun = false;
    body.walk(&mut |inst| begun |= begins(&inst.op));
    // Accumulators that begin in the loop get their zeros behind it, by its first iteration.
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
            let second_first = plan.is_some_and(|plan| plan.second_first);
            return Some(Stages { second: stages, copied, repeated, distance, second_first });
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

/// Whether there are barriers of vector units, which keep statements in their place.
fn meets(block: &Block) -> bool {
    let mut found = false;
    block.walk(&mut |inst| found |= matches!(inst.op, Op::Sync(_)));
    found
}

/// Whether the loop writes a tensor that a statement reads.
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
                Op::Load { subview, .. } => drop(node.tensors.insert((subview.tensor, false))),
                Op::Store { subview, .. } => drop(node.tensors.insert((subview.tensor, true))),
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

/// Dependence edges: the target is not of an earlier stage than the source.
fn edges(program: &Program, nodes: &[Node], carried: &Cells, body: &Block) -> Vec<(usize, usize)> {
    let mut edges = Vec::new();
    let mut tie = |a: usize, b: usize| edges.extend([(a, b), (b, a)]);
    // Recomputable scalars, and what depends on them.
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
    // Statements that touch loop-carried locations.
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

/// Whether each statement is of the second stage; `None` if the cores depend on each other from
/// one iteration to the next.
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

/// The user's assignment of statements to stages; `None` if one of the first stage depends on one
/// of the second. Loads, and transfers to the other kind of core, are of the stage of their
/// consumer or producer.
fn stated(nodes: &[Node], edges: &[(usize, usize)], body: &Block, plan: &PipelinePlan) -> Option<Vec<bool>> {
    let inst = |node: &Node| &body.insts[node.inst];
    let free = |node: &Node| !node.take && matches!(inst(node).op, Op::Load { .. } | Op::Move { .. });
    let ahead = |node: &Node| plan.is_first_stage(inst(node).span);
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

/// Loads for the second stage alone are moved into it.
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
