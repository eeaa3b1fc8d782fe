//! Ranks of the interpreter, in several interleavings, for the cases.

use crate::faults::Fault;
use tile_core::interp::Order;
use tile_core::interp::ranks::{Rank, Ranks};
pub(crate) use tile_core::interp::ranks::{Signals, Symmetric};
use tile_core::launch::{self, Arg, HostDevice, Instance, LaunchError, PeersInput, PeersOutput, SignalsInput};
use tile_core::num::Element;

/// A rank, whose launches of one kernel may have a fault sown into them.
pub(crate) struct Device<'r> {
    rank: &'r Rank,
    fault: Option<&'r Fault>,
}

impl Device<'_> {
    pub(crate) fn number(&self) -> usize {
        self.rank.number()
    }

    pub(crate) fn size(&self) -> usize {
        self.rank.size()
    }

    pub(crate) fn symmetric<T: Element, const R: usize>(
        &self,
        shape: [usize; R],
    ) -> Result<Symmetric<T, R>, LaunchError> {
        self.rank.symmetric(shape)
    }

    pub(crate) fn signals(&self, words: usize) -> Result<Signals, LaunchError> {
        self.rank.signals(words)
    }
}

impl launch::Device for Device<'_> {
    fn target(&self) -> &'static str {
        self.rank.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        match self.fault.and_then(|fault| fault.definition(instance)) {
            Some(def) => {
                let faulty = Instance::new(def, instance.elems(), instance.consts(), instance.externs());
                self.rank.launch(&faulty, args)
            }
            None => self.rank.launch(instance, args),
        }
    }
}

impl HostDevice for Device<'_> {}

impl<'r, T: Element, const R: usize> PeersInput<Device<'r>, T, R> for &Symmetric<T, R> {
    fn arg(&self) -> Arg<'_> {
        PeersInput::<Rank, T, R>::arg(self)
    }
}

impl<'r, T: Element, const R: usize> PeersOutput<Device<'r>, T, R> for &mut Symmetric<T, R> {
    fn arg_mut(&mut self) -> Arg<'_> {
        PeersOutput::<Rank, T, R>::arg_mut(self)
    }
}

impl<'r> SignalsInput<Device<'r>> for &Signals {
    fn arg(&self) -> Arg<'_> {
        SignalsInput::<Rank>::arg(self)
    }
}

/// The natural order, and so many by seed.
pub(crate) fn orders(seeds: u64) -> impl Iterator<Item = Order> {
    std::iter::once(Order::Natural).chain((0..seeds).map(Order::Shuffled))
}

/// Runs a program as so many ranks in one order.
pub(crate) fn run<X: Send>(
    ranks: usize,
    order: Order,
    fault: Option<&Fault>,
    program: impl Fn(&Device<'_>) -> Result<X, LaunchError> + Sync,
) -> Result<Vec<X>, LaunchError> {
    Ranks::new(ranks, order).run(|rank| program(&Device { rank, fault }))
}

/// Runs a program as each of these numbers of ranks, in several orders, and checks what all ranks
/// give.
pub(crate) fn each<X: Send>(
    numbers: &[usize],
    program: impl Fn(&Device<'_>) -> Result<X, LaunchError> + Sync,
    check: impl Fn(&[X]),
) {
    for &ranks in numbers {
        // The more ranks, the longer a run takes.
        for order in orders(12 / ranks as u64 + 2) {
            println!("{ranks} ranks, {order:?}");
            let results = run(ranks, order, None, &program).unwrap_or_else(|error| panic!("{error}"));
            check(&results);
        }
    }
}
