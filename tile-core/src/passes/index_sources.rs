//! Where integers come from: whether a value was read from memory, and whether it is another one in
//! each iteration of a `parallel`.
//!
//! ```text
//! parallel %n (%i) {
//!   %p = load %table, %i         from memory
//!   %q = bin.mul %p, %c          from memory
//!   %j = bin.add %q, %i          of an iteration
//!   %k = bin.add %b, %i          of an iteration
//! }
//! ```
//!
//! What iterations make of their indices hangs over edges on purpose: the language masks it. An
//! index from memory does not.

use crate::ir::{Effect, Func, Literal, Op, RegionId, Value};

/// Where a value comes from. Of two operands the later one in this list decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Source {
    /// Arguments, block indices, counters of loops.
    Launch,
    /// Read from memory, or computed from what was.
    Memory,
    /// Computed from an index of `parallel` that has several values, or from a counter between bounds from memory.
    Iteration,
}

/// The source of each value of a function, by number. A variable has that of what is stored to it.
pub(super) fn sources(func: &Func) -> Vec<Source> {
    let mut sources = Sources { func, of: vec![Source::Launch; func.values.len()], changed: true };
    while std::mem::take(&mut sources.changed) {
        sources.region(func.body);
    }
    sources.of
}

/// Whether a value is the constant 1.
fn is_one(func: &Func, value: Value) -> bool {
    match func.def(value).map(|inst| &inst.op) {
        Some(Op::Const { value: Literal::Int(number) }) => *number == 1,
        Some(Op::Dim { dim }) => dim.as_int() == Some(1),
        _ => false,
    }
}

struct Sources<'f> {
    func: &'f Func,
    of: Vec<Source>,
    changed: bool,
}

impl Sources<'_> {
    fn join(&mut self, value: Value, source: Source) {
        let known = &mut self.of[value.index()];
        self.changed |= *known < source;
        *known = source.max(*known);
    }

    fn all(&self, values: &[Value]) -> Source {
        values.iter().map(|value| self.of[value.index()]).max().unwrap_or(Source::Launch)
    }

    fn is_variable(&self, memory: Value) -> bool {
        self.func.ty(memory).mem().is_some_and(|mem| mem.rank() == 0)
    }

    fn region(&mut self, region: RegionId) {
        let func = self.func;
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            match &inst.op {
                Op::Parallel {} | Op::Threads {} => {
                    let args = func.regions[inst.regions[0]].args.iter().zip(&inst.args);
                    let many = args.filter(|&(_, &extent)| !is_one(func, extent));
                    many.for_each(|(&arg, _)| self.join(arg, Source::Iteration));
                }
                Op::For { .. } if self.all(&inst.args) > Source::Launch => {
                    func.regions[inst.regions[0]].args.iter().for_each(|&arg| self.join(arg, Source::Iteration));
                }
                Op::Store { .. } if self.is_variable(inst.args[1]) => {
                    self.join(inst.args[1], self.of[inst.args[0].index()]);
                }
                _ => {}
            }
            inst.regions.iter().for_each(|&inner| self.region(inner));
            let Some(result) = inst.result else { continue };
            let source = match &inst.op {
                Op::Load {} if self.is_variable(inst.args[0]) => self.of[inst.args[0].index()],
                Op::Load {} | Op::Atomic { .. } => Source::Memory,
                // Which of two it is does not matter.
                Op::Select {} => self.all(&inst.args[1..]),
                Op::If {} => {
                    let results = inst.regions.iter().filter_map(|&inner| func.regions[inner].result);
                    self.all(&results.collect::<Vec<_>>())
                }
                op if matches!(op.effect(), Effect::Pure | Effect::Meet) => self.all(&inst.args),
                _ => Source::Launch,
            };
            self.join(result, source);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse;

    #[test]
    fn values_from_memory_and_of_iterations_are_told_apart() {
        let text = "kernel k(%x x: global<i32, [?]>, %c c: index, %h h: bool)
            host { %4 = const 4 : index } grid %4
            body (%b b: index) {
              %1 = const 1 : index
              %read = load %x, %b : i32
              %m m = cast %read : index
              %plain plain = bin.mul %b, %c : index
              %sum sum = bin.add %m, %plain : index
              %variable variable = alloc : local<index, []>
              store %1, %variable
              parallel %4 (%i i: index) {
                store %sum, %variable
                %late late = load %variable : index
                %own own = bin.add %late, %i : index
                %of = load %x, %own : i32
                %row row = cast %of : index
                %either either = if %h : index { yield %row } else { yield %1 }
              }
              parallel %1 (%one one: index) {
                %first first = bin.add %m, %one : index
              }
              for %1, %m, %1 (%k k: index) {
                %tail tail = bin.add %m, %k : index
              }
              for %1, %c, %1 (%l l: index) {
                %page page = bin.add %m, %l : index
                %least least = select %h, %l, %b : index
              }
            }";
        let func = parse(text).unwrap_or_else(|error| panic!("{error}"));
        let sources = sources(&func);
        let named = |source: Source| {
            let all = func.values.iter().filter(|(value, _)| sources[value.index()] == source);
            all.filter_map(|(_, data)| data.name.clone()).collect::<Vec<_>>()
        };
        assert_eq!(named(Source::Memory), ["m", "sum", "variable", "late", "row", "either", "first", "page"]);
        assert_eq!(named(Source::Iteration), ["i", "own", "k", "tail"]);
        assert_eq!(named(Source::Launch), ["x", "c", "h", "b", "plain", "one", "l", "least"]);
    }
}
