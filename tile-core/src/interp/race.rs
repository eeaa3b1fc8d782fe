//! Data-race detection between iterations of `parallel`, and between blocks.
//!
//! The macro rejects what it cannot prove free of races; this check looks at the
//! elements that an execution really accesses. So it finds overlap from strides or from
//! indices in memory, and overlap that a kernel denies with `disjoint`. An element that
//! one stores may not be loaded or stored by another, unless an order is between them.
//! Unordered stores to one element are no race, and neither are atomics.
//!
//! * *Iterations* of one execution of a `parallel`, in any memory but their own.
//!   A `parallel` inside another counts as part of the outer iteration. Atomics
//!   are not looked at.
//! * *Threads* of one `threads`, from one barrier to the next, in any memory but
//!   their own. Atomics race with other accesses. A barrier of a group orders what its own threads
//!   do ([`Groups`]).
//! * *Blocks*, in tensors and workspaces that the kernel may write. Where its
//!   atomics release and acquire, what a block did before it released is in
//!   order with what another does after it acquired ([`Ordered`]).

use super::ordered::{Groups, Ordered};
use super::shadow::{Element, Shadow, Touch};

/// What iterations of the running `parallel` have touched.
#[derive(Debug, Default)]
pub(super) struct Iterations {
    shadow: Shadow,
    /// The actor that the first iteration is; none outside of `parallel`.
    first: Option<u64>,
    /// The numbers of the iterations, in the order in which they run.
    ran: Vec<i64>,
}

impl Iterations {
    /// Whether a `parallel` runs.
    pub(super) fn are_running(&self) -> bool {
        self.first.is_some()
    }

    /// A `parallel` begins.
    pub(super) fn begin(&mut self) {
        self.shadow.forget();
        self.first = Some(self.shadow.now() + 1);
        self.ran.clear();
    }

    /// The next iteration runs.
    pub(super) fn next(&mut self, iteration: i64) {
        self.shadow.next();
        self.ran.push(iteration);
    }

    /// The `parallel` ends.
    pub(super) fn end(&mut self) {
        self.first = None;
    }

    /// Notes a touch of the running iteration; gives it, and another with which it
    /// races.
    pub(super) fn touch(&mut self, element: Element, touch: Touch) -> Option<(i64, i64)> {
        let first = self.first.filter(|_| touch != Touch::Atomic)?;
        let other = self.shadow.touch(element, touch)?;
        Some((self.ran[(other - first) as usize], *self.ran.last()?))
    }
}

/// What threads of the running `threads` have touched since they met.
#[derive(Debug, Default)]
pub(super) struct Team {
    shadow: Shadow,
    /// The actor that the first thread is since then; none outside of `threads`.
    first: Option<u64>,
    count: u64,
    /// Where groups of threads meet.
    groups: Option<Groups>,
}

impl Team {
    /// A `threads` of so many begins, in which groups of them may meet.
    pub(super) fn begin(&mut self, count: u64, groups: bool) {
        self.shadow.forget();
        (self.first, self.count) = (Some(self.shadow.now() + 1), count);
        self.groups = groups.then(|| Groups::new(count as usize));
    }

    /// A thread runs on.
    pub(super) fn run(&mut self, thread: u64) {
        if let Some(first) = self.first {
            self.shadow.act(first + thread);
        }
    }

    /// All threads meet.
    pub(super) fn meet(&mut self) {
        if let Some(first) = self.first {
            self.shadow.act(first + self.count);
            self.begin(self.count, self.groups.is_some());
        }
    }

    /// The threads of a group meet.
    pub(super) fn meet_in_group(&mut self, members: &[bool]) {
        if let Some(groups) = &mut self.groups {
            groups.meet(members);
        }
    }

    /// The `threads` ends.
    pub(super) fn end(&mut self) {
        self.meet();
        self.first = None;
    }

    /// Notes a touch of the running thread; gives another with which it races, and it.
    pub(super) fn touch(&mut self, element: Element, touch: Touch) -> Option<(u64, u64)> {
        let first = self.first?;
        let now = self.shadow.now() - first;
        let other = match &mut self.groups {
            None => self.shadow.touch(element, touch)? - first,
            Some(groups) => groups.touch(now as usize, element, touch)? as u64,
        };
        Some((other, now))
    }
}

/// What blocks have touched.
#[derive(Debug)]
pub(super) enum Blocks {
    /// Of a kernel whose atomics order nothing.
    Unordered(Shadow),
    /// Of one whose atomics may.
    Ordered(Ordered),
}

impl Blocks {
    /// Nothing yet.
    pub(super) fn new(ordered: bool) -> Blocks {
        if ordered { Blocks::Ordered(Ordered::default()) } else { Blocks::Unordered(Shadow::default()) }
    }

    /// The next block runs.
    pub(super) fn next(&mut self) {
        match self {
            Blocks::Unordered(shadow) => shadow.next(),
            Blocks::Ordered(ordered) => ordered.next(),
        }
    }

    /// Notes a touch of the running block; gives the place in the order of blocks
    /// of another with which it races.
    pub(super) fn touch(&mut self, element: Element, touch: Touch) -> Option<u64> {
        match self {
            Blocks::Unordered(shadow) => shadow.touch(element, touch).map(|actor| actor - 1),
            Blocks::Ordered(ordered) => ordered.touch(element, touch),
        }
    }

    /// The running block learns what was told through an element.
    pub(super) fn acquire(&mut self, element: Element) {
        if let Blocks::Ordered(ordered) = self {
            ordered.acquire(element);
        }
    }

    /// The running block tells through an element what it knows and has done.
    pub(super) fn release(&mut self, element: Element) {
        if let Blocks::Ordered(ordered) = self {
            ordered.release(element);
        }
    }
}
