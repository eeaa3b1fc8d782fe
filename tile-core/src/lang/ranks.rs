//! Memory of ranks and signals between them, as types that rustc checks.

use super::memory::Tensor;
use crate::num::Element;
use std::convert::Infallible;
use std::marker::PhantomData;

/// A tensor that every rank has, of rank `R`, of which a kernel reaches all parts:
/// `x.rank(r).at([i, j])`.
///
/// What other ranks wrote is visible after a wait for a signal that they gave after.
pub struct Peers<T, const R: usize> {
    never: Infallible,
    elem: PhantomData<T>,
}

impl<T: Element, const R: usize> Peers<T, R> {
    /// The part of a rank, to read. That of a rank that is not there has no elements.
    pub fn rank(&self, rank: usize) -> &Tensor<T, R> {
        let _ = rank;
        match self.never {}
    }

    /// The part of a rank, to write.
    pub fn rank_mut(&mut self, rank: usize) -> &mut Tensor<T, R> {
        let _ = rank;
        match self.never {}
    }

    /// How many ranks there are.
    pub fn ranks(&self) -> usize {
        match self.never {}
    }

    /// The extent of each axis of a part.
    pub fn shape(&self) -> [usize; R] {
        match self.never {}
    }

    /// The extent of one axis of a part.
    pub fn dim(&self, axis: usize) -> usize {
        let _ = axis;
        match self.never {}
    }
}

/// Words of every rank, of type `u32` and 0 at first, by which the blocks of ranks signal each
/// other: `s.rank(r).set(i, 1)`.
pub struct Signals {
    never: Infallible,
}

/// The signals of one rank.
pub struct RankSignals {
    never: Infallible,
}

impl Signals {
    /// The words of a rank.
    pub fn rank(&self, rank: usize) -> &RankSignals {
        let _ = rank;
        match self.never {}
    }

    /// How many ranks there are.
    pub fn ranks(&self) -> usize {
        match self.never {}
    }
}

impl RankSignals {
    /// Sets a word. Whoever waits for the value sees all that the block did before.
    pub fn set(&self, index: usize, value: u32) {
        let _ = (index, value);
        match self.never {}
    }

    /// Adds to a word. Whoever waits for the sum sees all that the block did before.
    pub fn add(&self, index: usize, value: u32) {
        let _ = (index, value);
        match self.never {}
    }

    /// Waits until a word is at least a value; sees all that was done before the signals that made
    /// it so.
    pub fn wait(&self, index: usize, at_least: u32) {
        let _ = (index, at_least);
        match self.never {}
    }
}
