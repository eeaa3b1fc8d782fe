//! Words of four neighbouring bytes: which integers a vector loop reads by one load.
//!
//! A kernel puts `u32`s together from bytes. LLVM's vectoriser sees four rows of bytes and
//! takes vectors of them apart; so a word is read from the row of its first byte,
//! where the bytes are neighbours in memory, which is asked in front of the loop (`Row::has_words`).
//!
//! Before:
//! ```text
//! let w = a.wrapping_or(b << 8 | c << 16 | d << 24);
//! ```
//! After:
//! ```text
//! let w = q_row.word(lane);
//! ```

use crate::facts::Facts;
use crate::parallel::{Access, Row, RowKind};
use std::collections::BTreeMap;
use tile_core::elem::{DType, Elem};
use tile_core::ir::{BinOp, Dim, Func, InstId, Literal, Op, RegionId, Value};

/// The words of a vector loop, and the number of the row of the first byte of each.
pub(crate) fn find(
    facts: &Facts<'_>,
    body: RegionId,
    rows: &[Row],
    accesses: &BTreeMap<InstId, Access>,
) -> BTreeMap<Value, usize> {
    let func = facts.func;
    let mut found = BTreeMap::new();
    func.walk(body, &mut |_, inst| {
        let Some(value) = inst.result.filter(|&value| func.ty(value).scalar() == Some(Elem::Is(DType::U32))) else {
            return;
        };
        let mut bytes = [None; 4];
        if matches!(inst.op, Op::Bin { op: BinOp::Or })
            && collect(func, value, 0, &mut bytes)
            && let [Some(a), Some(b), Some(c), Some(d)] = bytes
            && let Some(row) = neighbours(facts, [a, b, c, d], rows, accesses)
        {
            found.insert(value, row);
        }
    });
    found
}

/// Finds the loads of the bytes of a word, shifted by `at` bytes.
fn collect(func: &Func, value: Value, at: usize, bytes: &mut [Option<InstId>; 4]) -> bool {
    let Some(id) = definition(func, value) else { return false };
    let inst = &func.insts[id];
    match inst.op {
        Op::Bin { op: BinOp::Or } => inst.args.iter().all(|&arg| collect(func, arg, at, bytes)),
        Op::Bin { op: BinOp::Shl } => match func.def(inst.args[1]).map(|by| &by.op) {
            Some(Op::Const { value: Literal::Int(by @ (8 | 16 | 24)) }) if at == 0 => {
                collect(func, inst.args[0], *by as usize / 8, bytes)
            }
            _ => false,
        },
        Op::Cast { round: None } if func.ty(inst.args[0]).elem() == Elem::Is(DType::U8) => {
            let load = byte_load(func, inst.args[0]);
            load.is_some_and(|load| bytes[at].replace(load).is_none())
        }
        _ => false,
    }
}

/// The load of a byte, of type `u8` or converted to it from `i8`.
fn byte_load(func: &Func, value: Value) -> Option<InstId> {
    let id = definition(func, value)?;
    let inst = &func.insts[id];
    match inst.op {
        Op::Load {} => Some(id),
        Op::Cast { round: None } if func.ty(inst.args[0]).elem() == Elem::Is(DType::I8) => {
            byte_load(func, inst.args[0])
        }
        _ => None,
    }
}

fn definition(func: &Func, value: Value) -> Option<InstId> {
    match func.values[value].def {
        tile_core::ir::ValueDef::Inst(id) => Some(id),
        _ => None,
    }
}

/// The number of the row of the first of four bytes that lie behind each other.
fn neighbours(
    facts: &Facts<'_>,
    loads: [InstId; 4],
    rows: &[Row],
    accesses: &BTreeMap<InstId, Access>,
) -> Option<usize> {
    let insts = loads.map(|id| &facts.func.insts[id]);
    let mut first = None;
    for (at, (id, inst)) in loads.iter().zip(insts).enumerate() {
        let Some(&Access::Row(number)) = accesses.get(id) else { return None };
        let row = &rows[number];
        let memory = facts.canonical(inst.args[0]);
        let alike = row.kind == RowKind::Strided
            && !row.written
            && memory == facts.canonical(insts[0].args[0])
            && facts.unit_axis(inst.args[0]) == Some(row.axis)
            && inst.args[1..].iter().zip(&insts[0].args[1..]).enumerate().all(|(axis, (&index, &base))| {
                let distance = facts.affine(index).add(&facts.affine(base).scale(&Dim::int(-1)));
                let expected = if axis == row.axis { at as i64 } else { 0 };
                distance.as_constant() == Some(&Dim::int(expected))
            });
        if !alike {
            return None;
        }
        first.get_or_insert(number);
    }
    first
}
