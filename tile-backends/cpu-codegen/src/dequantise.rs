//! Dequantisation fusion: a GEMM that reads packed 4-bit weights directly.
//!
//! ```text
//! copy(packed.at(…), &mut q)
//! parallel (N, P) |j, p| { w[j, 0, p] = q[j, p] & 15; w[j, 1, p] = q[j, p] >> 4 }
//! gemm(a, w.reshape([N, 2·P]).t(), c)
//! ```
//!
//! Where nothing else uses `q` and `w`, and the machine has byte dot-product
//! instructions, the GEMM takes the bytes of `q` instead of `w`: the copy packs the
//! bytes, the micro-kernel unpacks them in registers, and the loop is dropped.
//!
//! `w` may also be `[N, 2·P]`, with the low nibble of byte `p` at `p` and the high one
//! at `P + p`. Elements of `q` and `w` are `u8`, those of `a` are `i8`.

use crate::facts::Facts;
use crate::panels::{Panel, Side};
use std::collections::BTreeMap;
use tile_core::analysis::Affine;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{BinOp, Dim, Effect, Extent, Func, FuncKind, Inst, InstId, Literal, Op, RegionId, Space, Value};

/// The packed 4-bit operand B of a GEMM.
#[derive(Clone, Copy, Debug)]
pub(crate) struct U4Operand {
    /// Copies the bytes, in front of the loop.
    pub(crate) copy: InstId,
    /// The tile of bytes.
    pub(crate) bytes: Value,
    /// The `parallel` that unpacks them.
    pub(crate) nest: InstId,
}

/// Element types of a GEMM that supports a packed 4-bit B.
const ELEMS: [Elem; 3] = [Elem::Is(DType::I8), Elem::Is(DType::U8), Elem::Is(DType::I32)];

impl U4Operand {
    /// How the bytes are packed.
    pub(crate) const PANEL: Panel = Panel { side: Side::B, transposed: true, elems: ELEMS };
}

/// Finds the GEMMs whose operand B is packed 4-bit data.
pub(crate) fn find(facts: &Facts<'_>, panels: &BTreeMap<Value, Panel>) -> BTreeMap<InstId, U4Operand> {
    let mut found = BTreeMap::new();
    let func = facts.func;
    if func.kind == FuncKind::Kernel {
        regions(func, func.body, &mut |region| {
            let insts = &func.regions[region].insts;
            for (at, &gemm) in insts.iter().enumerate() {
                if let Some(u4) = (Finder { facts, panels, before: &insts[..at], gemm }).u4() {
                    found.insert(gemm, u4);
                }
            }
        });
    }
    found
}

fn regions(func: &Func, region: RegionId, visit: &mut dyn FnMut(RegionId)) {
    visit(region);
    for &id in &func.regions[region].insts {
        for &inner in &func.insts[id].regions {
            regions(func, inner, visit);
        }
    }
}

/// Which nibble of a byte.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Low,
    High,
}

struct Finder<'a, 'f> {
    facts: &'a Facts<'f>,
    panels: &'a BTreeMap<Value, Panel>,
    /// Instructions before the GEMM in its region.
    before: &'a [InstId],
    gemm: InstId,
}

impl Finder<'_, '_> {
    fn u4(&self) -> Option<U4Operand> {
        let func = self.facts.func;
        let gemm = &func.insts[self.gemm];
        let (Op::Gemm { .. }, [a, b, _]) = (&gemm.op, gemm.args.as_slice()) else { return None };
        let elems = [0, 1, 2].map(|i| func.ty(gemm.args[i]).elem());
        let whole = gemm.args.iter().all(|&arg| self.facts.is_whole_tile(arg));
        if elems != ELEMS || !whole || !self.panels.contains_key(&func.root(*a)) {
            return None;
        }
        let (tile, columns) = self.operand(*b)?;
        // The loop writes the tile, and only the GEMM reads it.
        let users = self.users(tile);
        let [low, high] =
            <[InstId; 2]>::try_from(users.iter().copied().filter(|&id| id != self.gemm).collect::<Vec<_>>()).ok()?;
        let nest = self.nest_of(low)?;
        let stores = &func.regions[func.insts[nest].regions[0]].insts;
        let writes = stores.iter().filter(|&&id| !matches!(func.insts[id].op.effect(), Effect::Pure | Effect::Read));
        if !writes.eq([&low, &high]) || users.len() != 3 {
            return None;
        }
        let ((bytes, first), (again, second)) = (self.store(low, nest)?, self.store(high, nest)?);
        let ty = func.ty(bytes).mem()?;
        if first == second || bytes != again || *ty.shape.first()?.dim()? != columns {
            return None;
        }
        // The copy alone writes the bytes, all of them, and the loop alone reads them.
        let in_nest = |id: &InstId| stores.contains(id);
        let (_, outside): (Vec<_>, Vec<_>) = self.users(bytes).into_iter().partition(in_nest);
        let [copy] = outside[..] else { return None };
        let is_copy = matches!(func.insts[copy].op, Op::Copy { .. }) && func.insts[copy].args[1] == bytes;
        let source = func.insts[copy].args[0];
        let good = is_copy
            && self.before.iter().find(|&&id| id == copy || id == nest) == Some(&copy)
            && func.is_input(source)
            && func.ty(source).elem() == ELEMS[1];
        good.then_some(U4Operand { copy, bytes, nest })
    }

    /// The tile that a right operand with K along its rows is a view of, and the
    /// operand's columns.
    fn operand(&self, b: Value) -> Option<(Value, Dim)> {
        let func = self.facts.func;
        let Inst { op: Op::Permute { axes }, args, .. } = func.def(b)? else { return None };
        let rows = args[0];
        let tile = match func.def(rows)? {
            Inst { op: Op::Reshape {}, args, .. } => args[0],
            _ => rows,
        };
        let shape = &func.ty(rows).mem()?.shape;
        (*axes == [1, 0] && shape.len() == 2 && is_tile(func, tile)).then_some((tile, shape[0].dim()?.clone()))
    }

    /// The `parallel` in front of the GEMM that has an instruction in its body.
    fn nest_of(&self, inner: InstId) -> Option<InstId> {
        let func = self.facts.func;
        let is_nest = |id: &&InstId| match func.insts[**id].op {
            Op::Parallel {} => func.regions[func.insts[**id].regions[0]].insts.contains(&inner),
            _ => false,
        };
        self.before.iter().find(is_nest).copied()
    }

    /// The bytes that a store unpacks, and which nibble of them, if it stores to the matching
    /// index and the nest covers all bytes.
    fn store(&self, store: InstId, nest: InstId) -> Option<(Value, Half)> {
        let (func, facts) = (self.facts.func, self.facts);
        let (inst, nest) = (&func.insts[store], &func.insts[nest]);
        let (Op::Store { .. }, [value, tile, index @ ..]) = (&inst.op, inst.args.as_slice()) else { return None };
        let [j, p] = func.regions[nest.regions[0]].args[..] else { return None };
        let (load, half) = code(func, *value)?;
        let bytes = load.args[0];
        let ty = func.ty(bytes).mem()?;
        let [columns, steps] = &ty.shape[..] else { return None };
        let (columns, steps) = (columns.dim()?, steps.dim()?);
        let is = |value: Value, form: &Affine| facts.affine(value) == *form;
        let (at_j, at_p) = (Affine::leaf(j), Affine::leaf(p));
        let reads = is_tile(func, bytes) && is(load.args[1], &at_j) && is(load.args[2], &at_p);
        let covers =
            is(nest.args[0], &Affine::constant(columns.clone())) && is(nest.args[1], &Affine::constant(steps.clone()));
        let shape = &func.ty(*tile).mem()?.shape;
        let extent = |axis: usize| shape[axis].dim();
        let number = i64::from(half == Half::High);
        let writes = match index {
            [x, h, y] => {
                is(*x, &at_j)
                    && is(*h, &Affine::constant(Dim::int(number)))
                    && is(*y, &at_p)
                    && [extent(0), extent(2)] == [Some(columns), Some(steps)]
                    && extent(1) == Some(&Dim::int(2))
            }
            [x, y] => {
                is(*x, &at_j)
                    && is(*y, &at_p.add(&Affine::constant(steps.mul(&Dim::int(number)))))
                    && extent(0) == Some(columns)
                    && extent(1) == Some(&steps.mul(&Dim::int(2)))
            }
            _ => false,
        };
        (reads && covers && writes && ty.elem == ELEMS[1]).then_some((bytes, half))
    }

    /// What uses memory, other than to name parts of it.
    fn users(&self, root: Value) -> Vec<InstId> {
        let func = self.facts.func;
        let mut users = Vec::new();
        func.walk(func.body, &mut |id, inst| {
            let uses = |&arg: &Value| func.ty(arg).mem().is_some() && func.root(arg) == root;
            if inst.op.effect() != Effect::Alloc && inst.args.iter().any(uses) {
                users.push(id);
            }
        });
        users
    }
}

/// The load of a byte, and which of its nibbles a value is.
fn code(func: &Func, value: Value) -> Option<(&Inst, Half)> {
    let inst = func.def(value)?;
    match &inst.op {
        Op::Bin { op: BinOp::And } => {
            let masked = [[0, 1], [1, 0]].into_iter().find(|[_, mask]| is_number(func, inst.args[*mask], 15))?[0];
            let inner = func.def(inst.args[masked])?;
            match inner.op {
                Op::Load {} => Some((inner, Half::Low)),
                Op::Bin { op: BinOp::Shr } => code(func, inst.args[masked]),
                _ => None,
            }
        }
        Op::Bin { op: BinOp::Shr } if is_number(func, inst.args[1], 4) => {
            let inner = func.def(inst.args[0])?;
            matches!(inner.op, Op::Load {}).then_some((inner, Half::High))
        }
        _ => None,
    }
}

fn is_number(func: &Func, value: Value, number: i128) -> bool {
    matches!(func.def(value), Some(Inst { op: Op::Const { value: Literal::Int(x) }, .. }) if *x == number)
}

fn is_tile(func: &Func, memory: Value) -> bool {
    func.def(memory).is_some_and(|inst| matches!(inst.op, Op::Alloc {}))
        && func.ty(memory).mem().is_some_and(|mem| {
            mem.space != Space::Local && mem.shape.iter().all(|extent| matches!(extent, Extent::Static(_)))
        })
}

#[cfg(test)]
mod tests;
