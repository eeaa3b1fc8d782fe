//! Bank conflicts of a kernel in shared memory: a small launch is interpreted, thread by thread.

use super::Arguments;
use crate::Failure;
use crate::launches::{Argument, with_args};
use tile_core::ir::{Func, Note, Op, Value};
use tile_core::launch::prologue::{Plan, Prologue};
use tile_kernel::cuda::compile::compile;
use tile_kernel::cuda::ptx::Arch;
use tile_kernel::launch::{Arg, LaunchError};
use tile_simt::interp::{Options, Report, lowered_for, run};
use tile_simt::ir::{Home, Kernel, Source};
use tile_simt::lower::blocks_of_a_tile;

/// Extents that nobody states: a few tiles.
const SMALL: i64 = 256;

/// A remark for each statement whose accesses of shared memory meet in banks.
pub(super) fn conflicts(func: &Func, arch: Arch, arguments: &Arguments<'_>) -> Result<Vec<Note>, Failure> {
    let arguments = arguments(func, SMALL)?;
    let report = with_args(&arguments, |args| interpreted(func, arch, &arguments, args))?;
    let slow = report.shared.iter().filter(|access| access.excess() > 0);
    let remark = |access: &tile_simt::interp::SharedAccess| {
        let share = access.wavefronts as f64 / access.least.max(1) as f64;
        let (buf, op) = (&access.buf, access.op);
        let note =
            Note::at(access.span, format!("bank conflicts: `{op}` of `{buf}` takes {share:.1} times the wavefronts"));
        match tile(func, buf) {
            Some(tile) => note.because_of(func, tile),
            None => note,
        }
    };
    Ok(slow.map(remark).collect())
}

/// The tile that a buffer of this name holds.
fn tile(func: &Func, name: &str) -> Option<Value> {
    let mut found = None;
    func.walk(func.body, &mut |_, inst| {
        let of = inst.result.filter(|&value| func.values[value].name.as_deref() == Some(name));
        found = found.or(of.filter(|_| inst.op == Op::Alloc {}));
    });
    found
}

fn interpreted(func: &Func, arch: Arch, arguments: &[Argument], args: &[Arg<'_>]) -> Result<Report, Failure> {
    let prologue = Prologue::new(func)?;
    let plan = prologue.plan(args)?;
    let passed = |source: Source| prologue.slot(source).map_or(0, |slot| plan.get(slot));
    let kernel = lowered_for(func, args, |facts| Ok::<_, LaunchError>(compile(func, facts, arch)?.kernel))?;
    let mut globals = globals(func, &kernel, &prologue, &plan, arguments)?;
    let grid = grid(func, &kernel, &plan);
    run(&kernel, &grid, &Options::default(), &passed, &mut globals, &mut |_| {})
        .map_err(|fault| Failure::Failed(format!("interpreting a launch: {fault}")))
}

/// Zeros for every buffer in global memory.
fn globals(
    func: &Func,
    kernel: &Kernel,
    prologue: &Prologue,
    plan: &Plan,
    arguments: &[Argument],
) -> Result<Vec<Vec<u8>>, Failure> {
    let position = |value: Value| func.params.iter().position(|param| param.value == value);
    let mut globals = Vec::new();
    for buf in kernel.bufs.values() {
        let Home::Global { of, .. } = buf.home else { continue };
        let bytes = match position(of).map(|at| &arguments[at]) {
            Some(Argument::Tensor { dtype, shape, .. }) => shape.iter().product::<i64>() as usize * dtype.bytes(),
            _ => {
                let number = prologue.workspaces().iter().position(|workspace| workspace.value == of);
                let number = number.ok_or_else(|| Failure::Failed("a buffer belongs to nothing".to_owned()))?;
                plan.workspaces[number]
            }
        };
        globals.push(vec![0; bytes]);
    }
    Ok(globals)
}

fn grid(func: &Func, kernel: &Kernel, plan: &Plan) -> Vec<i64> {
    let axes = func.regions[func.body].args.len().min(3);
    let mut grid = match kernel.grid as usize == axes {
        true => plan.grid[3 - axes..].to_vec(),
        false => vec![plan.blocks().unwrap_or(i64::MAX)],
    };
    if let Some(last) = grid.last_mut() {
        *last *= i64::from(blocks_of_a_tile(func, kernel));
    }
    grid
}
