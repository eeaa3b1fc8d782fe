//! Tiles are written before they are read.
//!
//! A read is reported when no write to the tile comes before it on any path.
//! In a loop the first iteration decides, except under an `if`: `if k > 0 {
//! … }` may well read what an earlier iteration wrote.

use super::Checked;
use crate::diag::Code;
use std::collections::HashSet;
use tile_core::ir::{InstId, Op, RegionId, Space, Value};

struct State<'a, 'c> {
    checked: &'a Checked<'c>,
    written: HashSet<Value>,
    reported: HashSet<Value>,
}

pub(super) fn check(checked: &Checked<'_>) {
    let mut state = State { checked, written: HashSet::new(), reported: HashSet::new() };
    let none = HashSet::new();
    state.region(checked.func.body, &none, &none);
}

impl State<'_, '_> {
    /// `loops` is what enclosing loops write anywhere, `earlier` what earlier
    /// iterations may have written.
    fn region(&mut self, region: RegionId, loops: &HashSet<Value>, earlier: &HashSet<Value>) {
        for &id in &self.checked.func.regions[region].insts {
            self.inst(id, loops, earlier);
        }
    }

    fn inst(&mut self, id: InstId, loops: &HashSet<Value>, earlier: &HashSet<Value>) {
        let func = self.checked.func;
        let inst = &func.insts[id];
        let access = self.checked.access(id);
        for root in access.reads {
            if self.tracked(root) && !self.written.contains(&root) && !earlier.contains(&root) {
                self.unwritten(id, root);
            }
        }
        self.written.extend(access.writes);
        match &inst.op {
            Op::For { .. } => {
                for &body in &inst.regions {
                    let mut all = loops.clone();
                    all.extend(self.checked.written(body));
                    self.region(body, &all, earlier);
                }
            }
            Op::If {} => {
                let before = self.written.clone();
                let mut after = before.clone();
                for &branch in &inst.regions {
                    self.written.clone_from(&before);
                    self.region(branch, loops, loops);
                    after.extend(self.written.iter().copied());
                }
                self.written = after;
            }
            _ => {
                for &body in &inst.regions {
                    self.region(body, loops, earlier);
                }
            }
        }
    }

    /// Tiles start without contents; parameters and workspaces do not, and a
    /// variable is made with its value.
    fn tracked(&self, root: Value) -> bool {
        let func = self.checked.func;
        let alloc = func.def(root).is_some_and(|inst| matches!(inst.op, Op::Alloc {}));
        alloc && func.ty(root).mem().is_some_and(|mem| mem.space != Space::Global && mem.rank() > 0)
    }

    fn unwritten(&mut self, id: InstId, root: Value) {
        if !self.reported.insert(root) {
            return;
        }
        let name = self.checked.name(root);
        let help = match &self.checked.func.insts[id].op {
            Op::Gemm { .. } if self.is_last(id, root) => {
                format!("write `clear(&mut {name})` before the loop, or `gemm_set` for the first product")
            }
            Op::GemmSp {} if self.is_last(id, root) => format!("write `clear(&mut {name})` before the loop"),
            Op::Reduce { .. } if self.is_last(id, root) => {
                format!("write `fill(&mut {name}, …)` first, or the reduction without `_into`")
            }
            _ => format!("write it first: `clear(&mut {name})`, `fill`, `copy`, or a store to each element"),
        };
        let message = format!("`{name}` is read before it is written");
        self.checked.errors.report(Code::Uninitialised, self.checked.loc(id), message, help);
    }

    /// Whether the root is that of the destination.
    fn is_last(&self, id: InstId, root: Value) -> bool {
        let func = self.checked.func;
        func.insts[id].args.last().is_some_and(|&value| func.root(value) == root)
    }
}
