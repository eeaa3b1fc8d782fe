//! Ranks of the CPU for the cases: a thread of the process each, on memory that all of them allocate.

mod allocations;

use allocations::{Allocations, Made};
use tile_core::launch::{self, Arg, HostDevice, Instance, LaunchError, PeersInput, PeersOutput, SignalsInput};
use tile_core::num::Element;
use tile_kernel::{Cpu, CpuSignals, CpuSymmetric, LevelId};

/// A rank.
pub(crate) struct Device<'r> {
    cpu: &'r Cpu,
    number: usize,
    allocations: Allocations<'r>,
}

impl Device<'_> {
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    pub(crate) fn size(&self) -> usize {
        self.allocations.devices().len()
    }

    pub(crate) fn symmetric<T: Element, const R: usize>(
        &self,
        shape: [usize; R],
    ) -> Result<CpuSymmetric<T, R>, LaunchError> {
        self.allocations.take(self.number, |devices| CpuSymmetric::zeros(devices, shape))
    }

    pub(crate) fn signals(&self, words: usize) -> Result<CpuSignals, LaunchError> {
        self.allocations.take(self.number, |devices| CpuSignals::new(devices, words))
    }
}

impl launch::Device for Device<'_> {
    fn target(&self) -> &'static str {
        self.cpu.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        self.cpu.launch(instance, args)
    }
}

impl HostDevice for Device<'_> {}

impl<'r, T: Element, const R: usize> PeersInput<Device<'r>, T, R> for &CpuSymmetric<T, R> {
    fn arg(&self) -> Arg<'_> {
        PeersInput::<Cpu, T, R>::arg(self)
    }
}

impl<'r, T: Element, const R: usize> PeersOutput<Device<'r>, T, R> for &mut CpuSymmetric<T, R> {
    fn arg_mut(&mut self) -> Arg<'_> {
        PeersOutput::<Cpu, T, R>::arg_mut(self)
    }
}

impl<'r> SignalsInput<Device<'r>> for &CpuSignals {
    fn arg(&self) -> Arg<'_> {
        SignalsInput::<Cpu>::arg(self)
    }
}

/// Runs a program as a rank on each of these devices; gives what each rank gets.
pub(crate) fn run<X: Send>(
    devices: &[Cpu],
    program: impl Fn(&Device<'_>) -> Result<X, LaunchError> + Sync,
) -> Vec<Result<X, LaunchError>> {
    let made = Made::default();
    std::thread::scope(|scope| {
        let one = |(number, cpu)| {
            let (program, made) = (&program, &made);
            scope.spawn(move || program(&Device { cpu, number, allocations: Allocations::new(devices, made) }))
        };
        let threads: Vec<_> = devices.iter().enumerate().map(one).collect();
        let joined = threads.into_iter().map(|thread| thread.join());
        joined.map(|joined| joined.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

/// Runs a program as each of these numbers of ranks, at all levels, and checks what all ranks give.
pub(crate) fn each<X: Send>(
    numbers: &[usize],
    program: impl Fn(&Device<'_>) -> Result<X, LaunchError> + Sync,
    check: impl Fn(&[X]),
) {
    for &ranks in numbers {
        for level in LevelId::ALL.iter().copied().filter(|level| level.available()) {
            println!("{ranks} ranks, {}", level.name());
            let cpu = Cpu::new().with_level(level).expect("the level is available");
            let results: Result<Vec<X>, _> = run(&vec![cpu; ranks], &program).into_iter().collect();
            check(&results.unwrap_or_else(|error| panic!("{error}")));
        }
    }
}
