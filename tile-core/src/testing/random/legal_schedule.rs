//! Random pipeline schedules that are legal: `order` and `stage` that can be followed.

use super::Rng;
use super::ast::{Ast, Stages, Stmt};
use super::to_ir;
use crate::ir::{LoopKind, Op};
use crate::pipeline::plan;

/// How many other ones are tried in the place of those that cannot be.
const TRIES: usize = 8;

/// The kernel, with other orders and stages where those that it was made with would
/// change what it means: these are any.
pub(super) fn legal(mut ast: Ast) -> Ast {
    for left in (0..=TRIES).rev() {
        let func = to_ir::function(&ast);
        let mut broken = Vec::new();
        func.walk(func.body, &mut |_, inst| {
            if let Op::For { kind: LoopKind::Pipelined { .. } } = inst.op {
                broken.push(plan(&func, inst).is_err());
            }
        });
        if !broken.contains(&true) {
            break;
        }
        let mut broken = broken.into_iter();
        each(&mut ast.body, &mut |stages| {
            if broken.next() == Some(true) {
                change(stages, left);
            }
        });
    }
    ast
}

/// Others, nearer to the serial loop the fewer tries are left: in the end that.
fn change(stages: &mut Stages, left: usize) {
    let count = stages.order.len().max(stages.stage.len());
    let mut rng = Rng::new((left + (count << 4)) as u64);
    if !stages.order.is_empty() {
        stages.order = (0..count as u32).collect();
        for _ in 1..left {
            let at = rng.below(count);
            stages.order.swap(at, (at + 1) % count);
        }
    }
    for stage in &mut stages.stage {
        *stage = u32::from(left > 1 && rng.chance(20));
    }
}

/// Visits how loops are pipelined, outer ones first.
fn each(stmts: &mut [Stmt], visit: &mut dyn FnMut(&mut Stages)) {
    for stmt in stmts {
        match stmt {
            Stmt::For { stages, body, .. } => {
                if let Some(stages) = stages {
                    visit(stages);
                }
                each(body, visit);
            }
            Stmt::Parallel { body, .. } | Stmt::Threads { body, .. } | Stmt::Group { body, .. } => each(body, visit),
            Stmt::If { then, otherwise, .. } => {
                each(then, visit);
                each(otherwise, visit);
            }
            _ => {}
        }
    }
}
