//! Initialisation check: reports reads of memory that may be unwritten, in the
//! language's terms.
//!
//! Which reads these are follows from [`tile_core::analysis::init`].

use super::Checked;
use crate::diag::Code;
use tile_core::analysis::init::{self, Contents, Passed, Path, Piece, Unwritten};
use tile_core::ir::{InstId, Op, Space, Value};

pub(super) fn check(checked: &Checked<'_>) -> Contents {
    let passed = |inst: InstId, arg: usize| {
        let value = checked.func.insts[inst].args[arg];
        if checked.call_writes.contains(&(inst, value)) { Passed::Mutable } else { Passed::Read }
    };
    let contents = init::contents(checked.func, &passed);
    contents.unwritten.iter().for_each(|read| explain(checked, read));
    contents
}

fn explain(checked: &Checked<'_>, read: &Unwritten) {
    let Unwritten { inst, root, path } = read;
    let func = checked.func;
    let name = checked.name(*root);
    // Tile operations stand outside of `parallel!`, where private arrays are not.
    let private = func.ty(*root).mem().is_some_and(|mem| mem.space == Space::Local);
    let first = match private {
        true => "store to each element first".to_owned(),
        false => format!("`clear(&mut {name})` first"),
    };
    let (message, help) = match path {
        Path::Never => (format!("`{name}` is read before it is written"), first_write(checked, *inst, *root, &name)),
        Path::First(at) => (
            format!("`{name}` is read before it is written, in the first iteration {}", over(checked, *at)),
            first_write(checked, *inst, *root, &name),
        ),
        Path::Empty(at) if matches!(func.insts[*at].op, Op::Parallel {} | Op::Threads {}) => (
            format!(
                "`{name}` may be read before it is written: nothing writes it when a `parallel!` has no iterations"
            ),
            first,
        ),
        Path::Empty(at) => (
            format!(
                "`{name}` may be read before it is written: nothing writes it when the loop {} runs zero times",
                over(checked, *at)
            ),
            format!("{first}, or `require!` what makes the loop run"),
        ),
        Path::Branch { inst: at, condition, then } => {
            let outcome = if *then { "false" } else { "true" };
            let help = format!("write it in the other branch, too, or {first}");
            let message = match condition {
                Some(condition) => format!(
                    "`{name}` may be read before it is written: nothing writes it when `{condition}` is {outcome}"
                ),
                None => format!(
                    "`{name}` may be read before it is written: nothing writes it when the condition in line {} is {outcome}",
                    func.insts[*at].span.line
                ),
            };
            (message, help)
        }
        Path::Part(piece) => (
            format!("`{name}` may be read before it is written: {}", part(checked, piece)),
            format!("write all of it, or {first}"),
        ),
        Path::Elements(by) => (
            format!(
                "`{name}` may be read before it is written: {} may leave out elements that are read here",
                init::word(func, *by)
            ),
            first,
        ),
    };
    checked.errors.report(Code::Uninitialised, checked.loc(*inst), message, help);
}

/// "over `k`"
fn over(checked: &Checked<'_>, at: InstId) -> String {
    let func = checked.func;
    let counter = func.insts[at].regions.first().and_then(|&body| func.regions[body].args.first());
    match counter.and_then(|&counter| func.values[counter].name.as_ref()) {
        Some(name) => format!("over `{name}`"),
        None => format!("in line {}", func.insts[at].span.line),
    }
}

/// "`parallel!` writes 32 of its 64 elements"
fn part(checked: &Checked<'_>, piece: &Piece) -> String {
    let Piece { by, sizes, extents } = piece;
    let word = init::word(checked.func, *by);
    match (sizes.as_slice(), extents.as_slice()) {
        ([size], [extent]) => format!("{word} writes {size} of its {extent} elements"),
        _ => format!("{word} writes [{}] of its [{}] elements", sizes.join(", "), extents.join(", ")),
    }
}

/// What to write where nothing is.
fn first_write(checked: &Checked<'_>, id: InstId, root: Value, name: &str) -> String {
    let func = checked.func;
    let inst = &func.insts[id];
    // Whether it is the destination.
    let last = inst.args.last().is_some_and(|&value| func.root(value) == root);
    match &inst.op {
        Op::Gemm { .. } if last => {
            format!("write `clear(&mut {name})` before the loop, or `gemm_set` for the first GEMM")
        }
        Op::GemmSp {} if last => format!("write `clear(&mut {name})` before the loop"),
        Op::Reduce { .. } if last => {
            format!("write `fill(&mut {name}, …)` first, or the reduction without `_into`")
        }
        _ => format!("write it first: `clear(&mut {name})`, `fill`, `copy`, or a store to each element"),
    }
}
