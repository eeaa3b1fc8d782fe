//! Asynchronous copies of the interpreter: what is copied is held back until the wait.
//!
//! Until then the destination has no contents, so that a read of it fails. At the wait it must have none
//! still, and the source must be as it was: a write to either is a fault, too.

use super::machine::{Machine, Outcome};
use super::program::Slot;
use super::scalar::Cast;
use crate::ir::Span;

/// A copy that nothing has waited for.
pub(super) struct InFlight {
    storage: usize,
    src: Slot,
    dst: Slot,
    /// What the source held, before it is converted.
    values: Vec<u64>,
    cast: Cast,
}

impl Machine<'_> {
    pub(super) fn begin_copy(&mut self, src: Slot, dst: Slot, cast: Cast, span: Span) -> Outcome {
        self.same_extents(src, dst, span)?;
        let values = self.read(src, span)?;
        let storage = self.views[dst].storage;
        if self.in_flight.iter().any(|copy| copy.storage == storage) {
            return Err(self.fault(span, format!("{} is copied to twice without a wait", self.name(dst))));
        }
        self.forget(dst);
        self.in_flight.push(InFlight { storage, src, dst, values, cast });
        Ok(())
    }

    pub(super) fn complete_copy(&mut self, dst: Slot, span: Span) -> Outcome {
        let storage = self.views[dst].storage;
        let Some(at) = self.in_flight.iter().position(|copy| copy.storage == storage) else {
            return Err(self.fault(span, format!("no asynchronous copy to {} has begun", self.name(dst))));
        };
        let InFlight { src, dst, mut values, cast, .. } = self.in_flight.swap_remove(at);
        if self.forget(dst) {
            let name = self.name(dst);
            return Err(self.fault(span, format!("{name} was written before the wait for the copy to it")));
        }
        if self.read(src, span)? != values {
            let name = self.name(src);
            return Err(self.fault(span, format!("{name} was written before the wait for the copy from it")));
        }
        values.iter_mut().for_each(|bits| *bits = cast.apply(*bits));
        self.write(dst, &values, span)
    }

    /// Takes the contents of a view's cells away; gives whether any had some.
    fn forget(&mut self, of: Slot) -> bool {
        let view = self.views[of].clone();
        let storage = &mut self.storages[view.storage];
        let mut any = false;
        let all: Result<(), std::convert::Infallible> = view.each(|_, cell| {
            any |= cell.is_some_and(|cell| storage.forget(cell));
            Ok(())
        });
        all.map_or_else(|never| match never {}, |()| any)
    }
}
