//! Fragments that pass through shared memory for one statement, because it
//! accesses them across threads.

use super::lin::Lin;
use super::view::{Root, View};
use super::{Lower, Lowered};

impl Lower<'_> {
    /// Lets accesses to a fragment go to shared memory, which holds its
    /// contents if they are wanted.
    pub(super) fn spill(&mut self, number: usize, contents: bool) -> Lowered<()> {
        if self.fragments[number].spilled {
            return Ok(());
        }
        let held = self.fragments[number].clone();
        if held.home.is_none() {
            let name = format!("{}_home", self.b.kernel().vars[held.var].name);
            let len = held.extents.iter().product::<u32>().max(1);
            self.fragments[number].home = Some(self.b.shared(name, held.elem, len));
        }
        self.phase();
        if contents {
            self.transfer(number, true)?;
            self.phase();
        }
        self.fragments[number].spilled = true;
        Ok(())
    }

    /// Lets accesses go to registers again, after reading them back if they
    /// were written.
    pub(super) fn unspill(&mut self, number: usize, written: bool) -> Lowered<()> {
        if !std::mem::take(&mut self.fragments[number].spilled) {
            return Ok(());
        }
        self.phase();
        if written {
            self.transfer(number, false)?;
            self.phase();
        }
        Ok(())
    }

    /// [`Lower::spill`] of the fragment behind a view, if it is one.
    pub(super) fn spill_view(&mut self, view: &View, contents: bool) -> Lowered<()> {
        match view.root {
            Root::Fragment(number) => self.spill(number, contents),
            Root::Memory(_) | Root::Variable(_) => Ok(()),
        }
    }

    /// [`Lower::unspill`] of the fragment behind a view, if it is one.
    pub(super) fn unspill_view(&mut self, view: &View, written: bool) -> Lowered<()> {
        match view.root {
            Root::Fragment(number) => self.unspill(number, written),
            Root::Memory(_) | Root::Variable(_) => Ok(()),
        }
    }

    fn transfer(&mut self, number: usize, out: bool) -> Lowered<()> {
        let held = self.fragments[number].clone();
        let Some(home) = held.home else { return self.error("a fragment has no shared memory") };
        let axes = View::row_major(&held.extents);
        let memory = View::whole(Root::Memory(home), held.elem, axes.clone().into_iter());
        let registers = View::whole(Root::Fragment(number), held.elem, axes.into_iter());
        let ends: Vec<Lin> = held.extents.iter().map(|&extent| Lin::int(extent.into())).collect();
        let vector = self.vector(&held.layout, &held.extents, held.elem.bytes());
        self.sweep(&held.layout, &ends, vector, false, &mut |lower, run| {
            let (from, to) = if out { (&registers, &memory) } else { (&memory, &registers) };
            let values = lower.load(from, run)?;
            lower.store(to, run, &values)
        })
    }
}
