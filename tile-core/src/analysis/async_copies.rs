//! Asynchronous copies: each is waited for once, and nothing touches its memory in between.
//!
//! ```text
//! copy %x, %t, asynchronous
//! …                             not %t; no write to %x
//! copy_wait %t
//! ```
//!
//! Both stand in one list of statements, so that every path to the one goes through the other and
//! none passes it twice. Copies are told apart by the storage of their destinations.

use crate::ir::{Effect, Func, InstId, Op, RegionId, Value};
use crate::pipeline::is_planned;

/// What is wrong with an asynchronous copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// Nothing in its list of statements waits for it.
    Unfinished,
    /// Nothing has begun that is waited for, or it has been waited for before.
    NotBegun,
    /// Its destination is read before the wait.
    Read,
    /// Its destination is written before the wait.
    Written,
    /// Its source is written before the wait.
    SourceWritten,
    /// It stands in a loop with an order of its own, which says when copies run.
    Ordered,
}

impl FaultKind {
    /// The words of the verifier.
    pub fn message(self) -> &'static str {
        match self {
            FaultKind::Unfinished => "nothing in its region waits for the asynchronous copy",
            FaultKind::NotBegun => "no asynchronous copy to the tile has begun in the region",
            FaultKind::Read => "reads a tile before the wait for the asynchronous copy to it",
            FaultKind::Written => "writes a tile before the wait for the asynchronous copy to it",
            FaultKind::SourceWritten => "writes what an asynchronous copy reads, before the wait for it",
            FaultKind::Ordered => "an asynchronous copy in a pipelined loop that states an order or stages",
        }
    }
}

/// A fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The instruction that is wrong.
    pub inst: InstId,
    /// The copy, where one has begun.
    pub copy: Option<InstId>,
    /// Why.
    pub kind: FaultKind,
}

/// The faults of a function, in program order. `writes` tells whether a call may write the memory
/// that it is passed.
pub fn faults(func: &Func, writes: &dyn Fn(InstId, Value) -> bool) -> Vec<Fault> {
    let mut search = Search { func, writes, found: Vec::new() };
    search.region(func.body);
    search.found
}

struct Search<'a> {
    func: &'a Func,
    writes: &'a dyn Fn(InstId, Value) -> bool,
    found: Vec<Fault>,
}

impl Search<'_> {
    fn region(&mut self, region: RegionId) {
        let func = self.func;
        let mut open: Vec<InstId> = Vec::new();
        for &id in &func.regions[region].insts {
            let inst = &func.insts[id];
            if let Op::CopyWait {} = inst.op {
                let tile = func.root(inst.args[0]);
                match open.iter().position(|&copy| func.root(func.insts[copy].args[1]) == tile) {
                    Some(at) => _ = open.remove(at),
                    None => self.found.push(Fault { inst: id, copy: None, kind: FaultKind::NotBegun }),
                }
                continue;
            }
            for &copy in &open {
                self.touches(id, copy);
            }
            if let Op::Copy { asynchronous: true, .. } = inst.op {
                open.push(id);
            }
            for &inner in &inst.regions {
                if is_planned(inst) {
                    self.ordered(inner);
                }
                self.region(inner);
            }
        }
        self.found.extend(open.into_iter().map(|copy| Fault { inst: copy, copy: None, kind: FaultKind::Unfinished }));
    }

    /// Reports asynchronous copies that are statements of a loop with an order of its own.
    fn ordered(&mut self, body: RegionId) {
        for &id in &self.func.regions[body].insts {
            if let Op::Copy { asynchronous: true, .. } = self.func.insts[id].op {
                self.found.push(Fault { inst: id, copy: None, kind: FaultKind::Ordered });
            }
        }
    }

    /// Looks for the first access in a statement, or inside of it, that a copy in flight does not allow.
    fn touches(&mut self, id: InstId, copy: InstId) {
        let func = self.func;
        let mut first = self.touch(id, copy).map(|kind| (id, kind));
        for &inner in &func.insts[id].regions {
            func.walk(inner, &mut |id, _| first = first.or_else(|| self.touch(id, copy).map(|kind| (id, kind))));
        }
        self.found.extend(first.map(|(inst, kind)| Fault { inst, copy: Some(copy), kind }));
    }

    fn touch(&self, id: InstId, copy: InstId) -> Option<FaultKind> {
        let func = self.func;
        let inst = &func.insts[id];
        // A view is no access, nor is a question about a shape.
        if matches!(inst.op.effect(), Effect::Pure | Effect::Alloc) {
            return None;
        }
        let [src, dst] = [0, 1].map(|at| func.root(func.insts[copy].args[at]));
        let is_written = |&arg: &Value| {
            let call = matches!(inst.op, Op::Call { .. }) && (self.writes)(id, arg);
            call || inst.written() == Some(arg)
        };
        let mut kind = None;
        for arg in inst.args.iter().filter(|&&arg| func.ty(arg).mem().is_some()) {
            let root = func.root(*arg);
            kind = kind.or(match (root == dst, root == src, is_written(arg)) {
                (true, _, true) => Some(FaultKind::Written),
                (true, _, false) => Some(FaultKind::Read),
                (_, true, true) => Some(FaultKind::SourceWritten),
                _ => None,
            });
        }
        kind
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse;

    /// The faults of a body with an input `%x`, an output `%y`, and tiles `%s` and `%t`.
    fn found(body: &str) -> Vec<FaultKind> {
        let text = format!(
            "kernel k(%x x: global<f32, [8]>, %y y: mut global<f32, [8]>)
             body {{
               %zero = const 0 : index  %two = const 2 : index  %one = const 1 : index  %yes = const 1 : bool
               %n = const 1.0 : f32
               %s = alloc : shared<f32, [8]>
               %t = alloc : shared<f32, [8]>
               fill %t, %n
               {body}
             }}"
        );
        let func = parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        faults(&func, &|_, _| true).into_iter().map(|fault| fault.kind).collect()
    }

    #[test]
    fn copies_that_are_waited_for_once_are_right() {
        for body in [
            "copy %x, %s, asynchronous copy %t, %y copy_wait %s copy %s, %y",
            "copy %x, %s, asynchronous copy %x, %t, asynchronous copy_wait %t copy_wait %s",
            "for %zero, %two, %one (%k: index) { copy %x, %s, asynchronous copy_wait %s copy %s, %y }",
            "copy %y, %s, asynchronous copy %y, %t copy_wait %s fill %s, %n copy %s, %y",
        ] {
            assert_eq!(found(body), [], "{body}");
        }
    }

    #[test]
    fn what_comes_in_between_is_found() {
        use FaultKind::{NotBegun, Ordered, Read, SourceWritten, Unfinished, Written};
        let cases: [(&str, &[FaultKind]); 11] = [
            ("copy %x, %s, asynchronous", &[Unfinished]),
            ("copy_wait %s", &[NotBegun]),
            ("copy %x, %s, asynchronous copy_wait %s copy_wait %s", &[NotBegun]),
            ("copy %x, %s, asynchronous copy %s, %y copy_wait %s", &[Read]),
            ("copy %x, %s, asynchronous fill %s, %n copy_wait %s", &[Written]),
            ("copy %x, %s, asynchronous copy %x, %s copy_wait %s", &[Written]),
            ("copy %y, %s, asynchronous copy %t, %y copy_wait %s", &[SourceWritten]),
            ("copy %x, %s, asynchronous if %yes { copy_wait %s }", &[Written, NotBegun, Unfinished]),
            ("for %zero, %two, %one (%k: index) { copy %x, %s, asynchronous } copy_wait %s", &[Unfinished, NotBegun]),
            ("copy %x, %s, asynchronous parallel %two (%i: index) { %v = load %s, %i : f32 } copy_wait %s", &[Read]),
            (
                "for %zero, %two, %one, kind = pipelined(2, order = [1, 0]) (%k: index) { copy %x, %s, asynchronous copy_wait %s }",
                &[Ordered],
            ),
        ];
        for (body, kinds) in cases {
            assert_eq!(found(body), kinds, "{body}");
        }
    }
}
