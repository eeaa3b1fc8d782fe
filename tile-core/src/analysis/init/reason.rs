//! Explanations for messages: on which path memory is unwritten.

use super::known::{Known, Pred};
use super::part::{Axis, Base, Cause, Part};
use super::{Path, Piece};
use crate::ir::Op;

/// Why parts do not cover a read.
pub(super) fn of(known: &mut Known<'_>, parts: &[Part], base: &Base, axes: &[Axis]) -> Path {
    let mut partial = None;
    let mut later = None;
    for part in parts.iter().rev() {
        if known.missing(part, base, axes).is_empty() || part.guards.iter().any(|guard| guard.pred == Pred::Unknown) {
            let open = part.guards.iter().find(|guard| !known.implied(&guard.pred));
            match open.map(|guard| guard.cause) {
                Some(Cause::Runs(inst)) => return Path::Empty(inst),
                Some(Cause::Taken(inst, then)) => {
                    let condition = known.forms.func.insts[inst].args[0];
                    let form = known.forms.of(condition);
                    return Path::Branch { inst, condition: known.forms.text(&form), then };
                }
                Some(Cause::Later(inst)) => later = Some(inst),
                Some(Cause::Elements | Cause::Called(..)) | None => {
                    partial.get_or_insert(Path::Elements(part.by));
                }
            }
        } else if part.guards.iter().all(|guard| !matches!(guard.cause, Cause::Later(_))) {
            partial.get_or_insert(piece(known, part));
        }
    }
    match (later, partial) {
        (Some(inst), _) => Path::First(inst),
        (None, Some(path)) => path,
        (None, None) => Path::Never,
    }
}

/// How much of the memory a part is.
fn piece(known: &mut Known<'_>, part: &Part) -> Path {
    let (mut sizes, mut extents) = (Vec::new(), Vec::new());
    for (axis, Axis { lo, hi }) in part.axes.iter().enumerate() {
        let end = known.end(&part.base, axis);
        let ([lo], [hi]) = (lo.as_slice(), hi.as_slice()) else { return Path::Elements(part.by) };
        let (Some(size), Some(extent)) = (known.forms.text(&hi.sub(lo)), known.forms.text(&end)) else {
            return Path::Elements(part.by);
        };
        sizes.push(size);
        extents.push(extent);
    }
    match sizes == extents {
        true => Path::Elements(part.by),
        false => Path::Part(Piece { by: part.by, sizes, extents }),
    }
}

/// The word of the language for what writes.
pub(super) fn word(op: &Op) -> &'static str {
    match op {
        Op::Parallel {} => "`parallel!`",
        Op::Threads {} => "`threads!`",
        Op::Copy { .. } => "`copy`",
        Op::Fill {} => "`fill`",
        Op::Gather {} => "`gather`",
        Op::Scatter {} => "`scatter`",
        Op::Gemm { .. } | Op::GemmSp {} => "the product",
        Op::Reduce { .. } => "the reduction",
        Op::Scan { .. } => "the scan",
        Op::Call { .. } => "the call",
        _ => "a store",
    }
}
