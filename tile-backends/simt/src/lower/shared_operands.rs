//! Operands of `wgmma` that warpgroups pass through shared memory.
//!
//! ```text
//! copy s → p                  copy s → p
//! gemm p, b, acc        ──►   copy p → t          t = alloc : shared
//!                             gemm t, b, acc
//! ```
//!
//! Instructions take a left operand from the registers of a warpgroup that holds
//! its rows. A product of no more rows than an instruction has is one
//! warpgroup's, then. Where its sum is too large for the registers of one,
//! several share its columns, and each needs all of the left operand, of which
//! it has made a part: it goes through shared memory, where all find it. What a
//! kernel copies to a shared tile itself is found there.
//!
//! The rewrite is one of tile IR, for functions that are not divided as they are;
//! whether it is taken is decided by what becomes of it. Where registers hold an
//! operand they are better for it: reading ds of the gradients of attention from
//! shared memory, which has it anyway, made heads of 128 2 to 4 % slower by itself.
//! But where the registers that it frees let products be begun an iteration ahead
//! ([`ahead`](super::warp_specialize)), as they do there, that is worth more.

use super::gemm_operands::Product;
use super::uses::is_fragment;
use tile_core::ir::{Builder, CopyHints, Func, Inst, InstId, MemTy, Op, RegionId, Space, Type, Value};

/// What is done to one operand.
struct SharedOperand {
    region: RegionId,
    fragment: Value,
    /// The statement that makes it.
    made: InstId,
    /// A shared tile with a copy of it, if there is one.
    tile: Option<Value>,
    gemms: Vec<InstId>,
}

/// The function with the left operands that are fragments in shared tiles, if
/// it has any and all can be.
pub(super) fn operands_in_shared(func: &Func) -> Option<Func> {
    let operands: Option<Vec<SharedOperand>> =
        held_operands(func).into_iter().map(|fragment| shared_operand(func, fragment)).collect();
    rewritten(func, &operands?)
}

/// The function with those left operands in shared tiles of which it has copies
/// there itself, if there are any.
pub(super) fn operands_with_copies(func: &Func) -> Option<Func> {
    let all = held_operands(func).into_iter().filter_map(|fragment| shared_operand(func, fragment));
    let found: Vec<SharedOperand> = all.filter(|operand| operand.tile.is_some()).collect();
    rewritten(func, &found)
}

fn rewritten(func: &Func, operands: &[SharedOperand]) -> Option<Func> {
    let mut rewritten = func.clone();
    operands.iter().for_each(|operand| apply(&mut rewritten, operand));
    (!operands.is_empty()).then_some(rewritten)
}

/// The fragments that products multiply.
fn held_operands(func: &Func) -> Vec<Value> {
    let mut fragments: Vec<Value> = Vec::new();
    func.walk(func.body, &mut |_, inst| {
        let operands = Product::of(inst).into_iter().flat_map(|product| product.factors);
        for fragment in operands.map(|operand| func.root(operand)).filter(|&root| is_fragment(func, root)) {
            if !fragments.contains(&fragment) {
                fragments.push(fragment);
            }
        }
    });
    fragments
}

/// How an operand is exchanged: one statement of a region makes it, which its
/// products follow there.
fn shared_operand(func: &Func, fragment: Value) -> Option<SharedOperand> {
    let multiplies = |id: InstId| Product::of(&func.insts[id]).is_some_and(|it| it.factors[0] == fragment);
    let (region, _) = func.regions.iter().find(|(_, region)| region.insts.iter().any(|&id| multiplies(id)))?;
    let insts = &func.regions[region].insts;
    let at = insts.iter().position(|&id| writes(func, &func.insts[id], fragment) > 0)?;
    let made = insts[at];
    let after = || insts[at + 1..].iter().copied();
    let gemms: Vec<InstId> = after().filter(|&id| multiplies(id)).collect();
    let first = *gemms.first()?;
    let tile = after().take_while(|&id| id != first).find_map(|id| copied(func, id, fragment));
    let mut operands = 0;
    func.walk(func.body, &mut |_, inst| {
        let factors = Product::of(inst).into_iter().flat_map(|it| it.factors);
        operands += factors.filter(|&factor| func.root(factor) == fragment).count();
    });
    let alone = writes(func, &func.insts[made], fragment) == all_writes(func, func.body, fragment);
    (alone && operands == gemms.len()).then_some(SharedOperand { region, fragment, made, tile, gemms })
}

/// How often a statement, and those inside of it, write to memory.
fn writes(func: &Func, inst: &Inst, memory: Value) -> usize {
    let own = usize::from(writes_itself(func, inst, memory));
    own + inst.regions.iter().map(|&region| all_writes(func, region, memory)).sum::<usize>()
}

/// How often the statements of a region, and those inside of them, do.
fn all_writes(func: &Func, region: RegionId, memory: Value) -> usize {
    let mut count = 0;
    func.walk(region, &mut |_, inst| count += usize::from(writes_itself(func, inst, memory)));
    count
}

/// Whether a statement itself writes to memory, through whatever view.
fn writes_itself(func: &Func, inst: &Inst, memory: Value) -> bool {
    inst.written().is_some_and(|to| func.root(to) == memory)
}

/// The shared tile that a statement copies all of a fragment to, if nothing else
/// writes there.
fn copied(func: &Func, id: InstId, fragment: Value) -> Option<Value> {
    let inst = &func.insts[id];
    let (&Op::Copy { .. }, &[from, tile]) = (&inst.op, &inst.args[..]) else { return None };
    let [Some(from_ty), Some(ty)] = [from, tile].map(|memory| func.ty(memory).mem()) else { return None };
    let alike = ty.space == Space::Shared && (ty.elem, &ty.shape) == (from_ty.elem, &from_ty.shape);
    (from == fragment && func.root(tile) == tile && alike && all_writes(func, func.body, tile) == 1).then_some(tile)
}

/// Lets the products of an operand find it in memory.
fn apply(func: &mut Func, operand: &SharedOperand) {
    let &SharedOperand { region, fragment, made, .. } = operand;
    let tile = operand.tile.unwrap_or_else(|| {
        let ty = func.ty(fragment).mem().expect("a fragment is memory").clone();
        let span = func.insts[made].span;
        let body = func.body;
        let mut b = Builder::at(func, body);
        b.span = span;
        let tile = b.value(Op::Alloc {}, &[], &[], Type::Mem(MemTy { space: Space::Shared, ..ty }));
        b.name(tile, "exchanged");
        b.region = region;
        b.effect(Op::Copy { hints: CopyHints::default(), asynchronous: false }, &[fragment, tile], &[]);
        // Tiles are made where the block begins, as users do.
        let copy = func.regions[region].insts.pop().expect("it was just added");
        let alloc = func.regions[body].insts.pop().expect("it was just added");
        let insts = &mut func.regions[region].insts;
        let at = insts.iter().position(|&id| id == made).expect("the statement is in its region");
        insts.insert(at + 1, copy);
        func.regions[body].insts.insert(0, alloc);
        tile
    });
    for &product in &operand.gemms {
        for arg in &mut func.insts[product].args {
            if *arg == fragment {
                *arg = tile;
            }
        }
    }
}
