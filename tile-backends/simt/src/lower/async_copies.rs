//! Asynchronous copies of the user: `copy_async` in a kernel, with the wait where it stands.
//!
//! ```text
//! copy %r, %r_s, asynchronous         barrier; cp.async …; commit
//! for … { … }                  ──►    for … { … }
//! copy_wait %r_s                      wait for the group; barrier
//! ```
//!
//! Groups complete in the order in which they begin, so a pipeline's waits stay right, and the first of
//! them waits for the copy, too. The wait here leaves as many groups pending as copies of the same list
//! of statements have begun behind its own.
//!
//! The barrier in front says that nobody uses the bytes any more that the copy overwrites, the one
//! behind that all threads see what the others have copied.
//!
//! What no instruction copies by itself is copied at once. Where warps are specialised, the copy stands
//! at its wait: if the producer makes it, it runs ahead as its other copies do.

use super::LowerError;
use super::pipeline::fills;
use super::plan::{AsyncCopy, AsyncPlace, name};
use super::target::Target;
use super::warp_specialize::WarpSpecialization;
use super::{Lane, Lower, Lowered};
use crate::ir::Op as Thread;
use std::rc::Rc;
use tile_core::ir::{Func, InstId, Note, Op, Space};
use tile_core::passes::{Completion, wait_of};

/// The asynchronous copies of a function in program order, as it is lowered without warp
/// specialisation.
pub(super) fn of(func: &Func, target: &Target) -> Vec<AsyncCopy> {
    all(func, |copy| match obstacle(func, target, copy) {
        Some(reason) => AsyncPlace::Start(reason),
        None => AsyncPlace::Between,
    })
}

/// The same, where warps are specialised.
pub(super) fn at_waits(func: &Func) -> Vec<AsyncCopy> {
    all(func, |copy| match func.is_input(func.insts[copy].args[0]) {
        true => AsyncPlace::Wait,
        false => AsyncPlace::Start(written(func, copy)),
    })
}

fn all(func: &Func, place: impl Fn(InstId) -> AsyncPlace) -> Vec<AsyncCopy> {
    let mut found = Vec::new();
    func.walk(func.body, &mut |id, inst| {
        if let Op::Copy { asynchronous: true, .. } = inst.op
            && let Some(wait) = wait_of(func, id)
        {
            let [from, to] = [0, 1].map(|at| name(func, inst.args[at]));
            found.push(AsyncCopy { span: inst.span, wait: func.insts[wait].span, from, to, place: place(id) });
        }
    });
    found
}

/// Which copies of a function without warp specialisation are completed where they begin.
pub(super) fn completion(func: &Func, target: &Target, copy: InstId) -> Completion {
    match obstacle(func, target, copy) {
        Some(_) => Completion::AtStart,
        None => Completion::Kept,
    }
}

/// Whether some of a function's are left.
pub(super) fn are_kept(func: &Func) -> bool {
    let mut kept = false;
    func.walk(func.body, &mut |_, inst| kept |= matches!(inst.op, Op::CopyWait {}));
    kept
}

/// The same copies, some of which the producer makes.
pub(super) fn brought(func: &Func, roles: &WarpSpecialization, copies: &[AsyncCopy]) -> Rc<[AsyncCopy]> {
    let names = |id: InstId| [0, 1].map(|at| name(func, func.insts[id].args[at]));
    let is = |id: InstId, copy: &AsyncCopy| {
        func.insts[id].span == copy.span && names(id) == [copy.from.as_str(), copy.to.as_str()]
    };
    let is_brought = |copy: &AsyncCopy| roles.copies.iter().any(|&id| is(id, copy));
    let told = |copy: &AsyncCopy| match copy.place {
        AsyncPlace::Wait if is_brought(copy) => AsyncCopy { place: AsyncPlace::Producer, ..copy.clone() },
        _ => copy.clone(),
    };
    copies.iter().map(told).collect()
}

/// Why no instruction makes a copy by itself.
fn obstacle(func: &Func, target: &Target, copy: InstId) -> Option<String> {
    let [src, dst] = [0, 1].map(|at| func.insts[copy].args[at]);
    let (from, to) = (func.ty(src).mem()?, func.ty(dst).mem()?);
    Some(match () {
        () if !target.copy_async => "the target has no asynchronous copies".to_owned(),
        () if to.space != Space::Shared => format!("`{}` is in registers", name(func, dst)),
        () if !func.is_input(src) => written(func, copy),
        () if from.elem != to.elem => {
            format!("it converts {} to {}", func.elem_text(from.elem), func.elem_text(to.elem))
        }
        () if fills(func, src) => "reads outside give another value than zero".to_owned(),
        () if func.root(dst) != dst => format!("it fills a part of `{}`", name(func, dst)),
        () => return None,
    })
}

fn written(func: &Func, copy: InstId) -> String {
    format!("the kernel writes `{}`", name(func, func.insts[copy].args[0]))
}

/// How many copies of the same statements have begun behind the one that is waited for.
fn begun_since(func: &Func, wait: InstId) -> Option<u32> {
    let (_, region) = func.regions.iter().find(|(_, region)| region.insts.contains(&wait))?;
    let tile = func.root(func.insts[wait].args[0]);
    let before = region.insts.iter().take_while(|&&id| id != wait).map(|&id| &func.insts[id]);
    let copies = before.filter(|inst| matches!(inst.op, Op::Copy { asynchronous: true, .. }));
    let tiles: Vec<_> = copies.map(|inst| func.root(inst.args[1])).collect();
    let own = tiles.iter().rposition(|&other| other == tile)?;
    u32::try_from(tiles.len() - own - 1).ok()
}

impl Lower<'_> {
    /// Begins a copy in a group of its own.
    pub(super) fn begin_copy(&mut self, id: InstId) -> Lowered<()> {
        let lane = Lane::default();
        let inst = &self.func.insts[id];
        let (src, dst) = (self.view(&lane, inst.args[0])?, self.view(&lane, inst.args[1])?);
        self.b.effect(Thread::Barrier {}, &[]);
        let all = self.copy_async(&src, &dst)?;
        self.b.effect(Thread::CopyCommit {}, &[]);
        if !all {
            self.remark_of_copy(id, "its rows do not begin at words, or end within one");
        }
        Ok(())
    }

    /// Waits for the group of a copy.
    pub(super) fn wait_for_copy(&mut self, id: InstId) -> Lowered<()> {
        let Some(pending) = begun_since(self.func, id) else {
            return Err(LowerError::IllFormed("a wait for a copy that has not begun".to_owned()));
        };
        self.b.effect(Thread::CopyWait { pending }, &[]);
        self.b.effect(Thread::Barrier {}, &[]);
        Ok(())
    }

    /// Says that threads make a copy at once that could run by itself.
    fn remark_of_copy(&mut self, id: InstId, reason: &str) {
        let inst = &self.func.insts[id];
        let [from, to] = [0, 1].map(|at| name(self.func, inst.args[at]));
        let remark = Note::at(inst.span, text(&from, &to, reason, ONCE));
        let remarks = &mut self.b.kernel().remarks;
        if !remarks.contains(&remark) {
            remarks.push(remark);
        }
    }

    /// Says of the copies that are made at one place why they are.
    pub(super) fn remark_of_copies(&mut self, copies: &[AsyncCopy]) {
        if !self.target.copy_async {
            return;
        }
        for AsyncCopy { span, from, to, place, .. } in copies {
            let text = match place {
                AsyncPlace::Between | AsyncPlace::Producer => continue,
                AsyncPlace::Start(reason) => text(from, to, reason, ONCE),
                AsyncPlace::Wait => text(from, to, "the producer cannot make it", "at the wait"),
            };
            self.b.kernel().remarks.push(Note::at(*span, text));
        }
    }
}

const ONCE: &str = "at once";

fn text(from: &str, to: &str, reason: &str, when: &str) -> String {
    format!("asynchronous copy of `{from}` to `{to}`: {reason}, so threads make it {when}")
}
