//! Parts: hyperrectangles of memory that something has written, and on which paths.

use super::form::{Atom, Form};
use super::known::Pred;
use crate::ir::{Extent, InstId, Value};
use std::collections::HashMap;
use std::rc::Rc;

/// Indices of one axis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Axis {
    /// They are at least each of these.
    pub(super) lo: Vec<Form>,
    /// They are below each of these.
    pub(super) hi: Vec<Form>,
}

impl Axis {
    pub(super) fn new(lo: Form, hi: Form) -> Axis {
        Axis { lo: vec![lo], hi: vec![hi] }
    }

    pub(super) fn forms(&self) -> impl Iterator<Item = &Form> {
        self.lo.iter().chain(&self.hi)
    }
}

/// Memory by its axes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Base {
    pub(super) root: Value,
    /// The extents of a `reshape`, if it is seen through one.
    pub(super) shape: Option<Vec<Extent>>,
}

/// Why a part is written on some paths alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// A loop runs.
    Runs(InstId),
    /// An iteration is not the first of a loop.
    Later(InstId),
    /// A branch is taken, the first or the second.
    Taken(InstId, bool),
    /// A function writes all of an argument.
    Called(InstId, usize),
    /// Iterations write elements of which no hyperrectangle is known.
    Elements,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Guard {
    pub(super) pred: Pred,
    pub(super) cause: Cause,
}

/// A hyperrectangle that something has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    pub(super) base: Base,
    pub(super) axes: Vec<Axis>,
    pub(super) guards: Vec<Guard>,
    /// What wrote it: an operation, or the `parallel` that is done with it.
    pub(super) by: InstId,
}

/// What a region makes, and what memory holds in it.
#[derive(Clone, Debug)]
pub(super) struct Inside {
    /// For each value its place in a walk.
    pub(super) places: Rc<HashMap<Value, usize>>,
    /// Places in the region.
    pub(super) span: (usize, usize),
    /// The latest version of memory in front of it.
    pub(super) version: u32,
    /// Counters of the region that keep their values.
    pub(super) still: Vec<Atom>,
}

impl Inside {
    pub(super) fn makes(&self, value: Value) -> bool {
        self.places.get(&value).is_some_and(|place| (self.span.0..self.span.1).contains(place))
    }
}

/// What changes from one iteration to the next.
#[derive(Clone, Debug)]
pub(super) enum Changing {
    Inside(Inside),
    /// One atom.
    Only(Atom),
}

/// A counter and its range.
#[derive(Clone, Debug)]
pub(super) struct Counter {
    pub(super) atom: Atom,
    pub(super) lo: Form,
    pub(super) hi: Form,
    pub(super) step: Form,
    /// The loop.
    pub(super) inst: InstId,
    pub(super) changing: Changing,
}
