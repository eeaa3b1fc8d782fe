//! Emits the mainloop of a GEMM whose accumulators go to an output: its first step starts from zeros, and its
//! last one stores.

use super::{Emitter, Step};
use crate::accumulators::{AccumulatorLoop, End};
use tile_core::ir::{InstId, RegionId};

/// A loop of a mainloop that is yet to be emitted, and what is known of the loops around it.
pub(super) struct Level {
    plan: AccumulatorLoop,
    /// Whether each loop around this one is in its first iteration, and in its last.
    ends: [Vec<String>; 2],
    /// The output region, or the fused epilogue.
    to: String,
    /// A variable that says whether a step ran, where loops are nested.
    begun: Option<String>,
}

impl Emitter<'_, '_> {
    /// The mainloop whose outermost loop is `id`.
    pub(super) fn mainloop(&mut self, home: RegionId, id: InstId, plan: &AccumulatorLoop) {
        let func = self.func;
        for &id in &plan.place {
            self.inst(home, id, &func.insts[id]);
            self.done.insert(id);
        }
        let [lo, hi] = self.bounds(id);
        let acc = func.insts[plan.gemm].args[2];
        let to = match &plan.end {
            End::Copy(copy) => self.value(func.insts[*copy].args[1]).text,
            End::Epilogue(epilogue) => self.epilogue(epilogue, acc),
        };
        let begun = (!plan.inner.is_empty()).then(|| self.names.fresh(Some("begun")));
        if let Some(begun) = &begun {
            self.out.line(format!("let mut {begun} = false;"));
        }
        let never = begun.as_ref().map_or_else(|| format!("{lo} >= {hi}"), |begun| format!("!{begun}"));
        let level = Level { plan: plan.clone(), ends: [Vec::new(), Vec::new()], to: to.clone(), begun };
        self.loop_between(id, level, [lo, hi]);
        self.out.open(format!("if {never} {{"));
        self.tile_op(plan.clear, &func.insts[plan.clear]);
        match &plan.end {
            End::Copy(copy) => self.tile_op(*copy, &func.insts[*copy]),
            End::Epilogue(_) => {
                let acc = self.value(acc).text;
                self.out.line(format!("__cpu::run_epilogue::<L, _>({acc}, {to}.erased::<L>());"));
            }
        }
        self.out.close("}");
    }

    /// An inner loop of a mainloop.
    pub(super) fn mainloop_level(&mut self, id: InstId, level: Level) {
        let bounds = self.bounds(id);
        self.loop_between(id, level, bounds);
    }

    /// The names of a loop's bounds.
    fn bounds(&mut self, id: InstId) -> [String; 2] {
        let inst = &self.func.insts[id];
        [0, 1].map(|i| {
            let text = self.value(inst.args[i]).receiver();
            if text.chars().all(|c| c.is_alphanumeric() || c == '_') {
                return text;
            }
            let name = self.names.fresh(Some(["first", "end"][i]));
            self.out.line(format!("let {name} = {text};"));
            name
        })
    }

    fn loop_between(&mut self, id: InstId, mut level: Level, [lo, hi]: [String; 2]) {
        let region = self.func.insts[id].regions[0];
        let counter = self.name(self.func.regions[region].args[0]);
        level.ends[0].push(format!("{counter} == {lo}"));
        level.ends[1].push(format!("{counter} + 1 == {hi}"));
        self.out.open(format!("for {counter} in {lo}..{hi} {{"));
        match level.plan.inner.get(level.ends[0].len() - 1) {
            Some(&inner) => {
                self.mainloop_levels.insert(inner, level);
                self.scope(region);
            }
            None => {
                let ends = level.ends.map(|ends| ends.join(" && "));
                let has_epilogue = level.plan.epilogue().is_some();
                self.steps.insert(level.plan.gemm, Step { ends, to: level.to, has_epilogue });
                self.scope(region);
                if let Some(begun) = level.begun {
                    self.out.line(format!("{begun} = true;"));
                }
            }
        }
        self.out.close("}");
    }
}
