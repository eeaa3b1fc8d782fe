//! Several sends and receives that do not wait for each other.

use crate::call::tensor;
use crate::error::DistError;
use crate::transport::{Message, Transport};
use std::marker::PhantomData;
use tile_core::launch::{Arg, Device, Input, Output};
use tile_core::num::Element;

/// Several sends and receives that do not wait for each other; see
/// [`World::group`](crate::World::group).
#[must_use = "nothing is sent before `run`"]
pub struct Group<'w, 't, D> {
    transport: &'w dyn Transport,
    parts: Vec<(Way, Box<dyn Part + 't>)>,
    device: PhantomData<fn(D)>,
}

#[derive(Clone, Copy)]
enum Way {
    To(usize),
    From(usize),
}

/// An argument whose type is not known any more.
trait Part {
    fn erased(&mut self) -> Arg<'_>;
}

struct Sent<X, D, T, const R: usize>(X, PhantomData<fn(D, T)>);
struct Received<X, D, T, const R: usize>(X, PhantomData<fn(D, T)>);

impl<D: Device, T: Element, const R: usize, X: Input<D, T, R>> Part for Sent<X, D, T, R> {
    fn erased(&mut self) -> Arg<'_> {
        self.0.arg()
    }
}

impl<D: Device, T: Element, const R: usize, X: Output<D, T, R>> Part for Received<X, D, T, R> {
    fn erased(&mut self) -> Arg<'_> {
        self.0.arg_mut()
    }
}

impl<'w, 't, D: Device + 't> Group<'w, 't, D> {
    pub(crate) fn new(transport: &'w dyn Transport) -> Self {
        Group { transport, parts: Vec::new(), device: PhantomData }
    }

    /// Sends a tensor to a rank.
    pub fn send<T: Element, const R: usize>(mut self, to: usize, input: impl Input<D, T, R> + 't) -> Self {
        self.parts.push((Way::To(to), Box::new(Sent::<_, D, T, R>(input, PhantomData))));
        self
    }

    /// Receives the next tensor of a rank.
    pub fn recv<T: Element, const R: usize>(mut self, from: usize, output: impl Output<D, T, R> + 't) -> Self {
        self.parts.push((Way::From(from), Box::new(Received::<_, D, T, R>(output, PhantomData))));
        self
    }

    /// Does it all.
    ///
    /// # Errors
    /// See [`DistError`].
    pub fn run(mut self) -> Result<(), DistError> {
        let tensors = self.parts.iter_mut().filter_map(|(way, part)| Some((*way, tensor(part.erased())?)));
        let mut tensors: Vec<_> = tensors.collect();
        let messages = tensors.iter_mut().map(|(way, tensor)| match way {
            Way::To(rank) => Message::Send(*rank, tensor),
            Way::From(rank) => Message::Recv(*rank, tensor),
        });
        let mut messages: Vec<_> = messages.collect();
        self.transport.messages(&mut messages)
    }
}
