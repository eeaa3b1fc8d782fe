//! The tuner: what a search may cost, and what it returns.

use crate::search::search;
use crate::{Cache, Caches, Compiled, Journal, Point, Space, Trial, TuneError};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tile_core::launch::{Arg, Device, Hook, Hooked, Instance, LaunchError, Overrides};

/// Searches the `tune` list of a kernel for the instance that is fastest on a device, and the schedules
/// that the device offers of the fastest ones ([`Device::plans`]).
///
/// Candidates are ranked by the device's cost model, where it has one, and measured round by round,
/// one sample of each after the other; who is clearly slower than the best drops out. The result of
/// each is compared with that of the stated instance. A candidate that fails costs nothing but
/// itself.
#[derive(Clone, Debug)]
pub struct Tuner<'k> {
    pub(crate) time: Duration,
    pub(crate) trials: usize,
    pub(crate) bound: Option<Duration>,
    pub(crate) tolerance: f64,
    pub(crate) cache: Option<Cache>,
    pub(crate) journal: Option<Journal>,
    pub(crate) compiled: Compiled<'k>,
    pub(crate) again: bool,
    pub(crate) hot: bool,
    pub(crate) plans: bool,
    pub(crate) modelled: bool,
    pub(crate) progress: bool,
}

impl Default for Tuner<'_> {
    fn default() -> Self {
        Tuner::new()
    }
}

impl<'k> Tuner<'k> {
    /// With ten seconds, 64 candidates, and no cache.
    pub fn new() -> Tuner<'k> {
        Tuner {
            time: Duration::from_secs(10),
            trials: 64,
            bound: None,
            tolerance: 0.0,
            cache: None,
            journal: None,
            compiled: Compiled::default(),
            again: false,
            hot: false,
            plans: true,
            modelled: false,
            progress: false,
        }
    }

    /// Stops after so long; what was measured by then counts.
    #[must_use]
    pub fn time(self, time: Duration) -> Self {
        Tuner { time, ..self }
    }

    /// Measures so many candidates at most, the stated instance among them.
    #[must_use]
    pub fn trials(self, trials: usize) -> Self {
        Tuner { trials, ..self }
    }

    /// Stops at a launch that takes no more than 1.02 times this: the time that the device's memory
    /// or arithmetic needs at least. Without it, what the device was measured to do at most counts,
    /// where the cache has that ([`Cache::roofs`]).
    #[must_use]
    pub fn bound(self, bound: Duration) -> Self {
        Tuner { bound: Some(bound), ..self }
    }

    /// Lets results of floats differ from the stated instance's by such a part of their norm. What
    /// another order of sums changes in the element type is allowed anyway.
    #[must_use]
    pub fn tolerance(self, tolerance: f64) -> Self {
        Tuner { tolerance, ..self }
    }

    /// Keeps the answer here, and takes it from here where there is one for the same launch.
    #[must_use]
    pub fn cache(self, cache: Cache) -> Self {
        Tuner { cache: Some(cache), ..self }
    }

    /// Writes what is measured here, and goes on from what is written here of the same search.
    #[must_use]
    pub fn journal(self, journal: Journal) -> Self {
        Tuner { journal: Some(journal), ..self }
    }

    /// Has these instances for devices that compile nothing.
    #[must_use]
    pub fn compiled(self, compiled: Compiled<'k>) -> Self {
        Tuner { compiled, ..self }
    }

    /// Searches even where the cache has an answer.
    #[must_use]
    pub fn again(self) -> Self {
        Tuner { again: true, ..self }
    }

    /// Times launches one behind the other, which find in caches what fits there. Otherwise each is
    /// timed alone, with caches that hold nothing of its tensors, where the device can empty them.
    #[must_use]
    pub fn hot(self) -> Self {
        Tuner { hot: true, ..self }
    }

    /// Has each instance run as the device plans it: no other schedules are tried.
    #[must_use]
    pub fn own_plans(self) -> Self {
        Tuner { plans: false, ..self }
    }

    /// Tries the other schedules that the device offers, as a new tuner does.
    #[must_use]
    pub fn with_plans(self) -> Self {
        Tuner { plans: true, ..self }
    }

    /// Asks the device's cost model alone: nothing runs and nothing is kept, and outputs stay as they
    /// are. The device need not be there, as an Ascend chip that is a `tile_ascend::ChipModel`.
    #[must_use]
    pub fn by_model(self) -> Self {
        Tuner { modelled: true, ..self }
    }

    /// Shows a bar on the terminal while it searches, with the feature `progress`.
    #[must_use]
    pub fn progress(self) -> Self {
        Tuner { progress: true, ..self }
    }

    /// Searches for a launch, which is the first that `launch` makes on the device it is given.
    /// Outputs are those of the fastest instance afterwards.
    ///
    /// ```
    /// use tile_kernel::prelude::*;
    /// use tile_tune::{Tuner, compiled};
    ///
    /// #[tile_kernel(default(N = 16), tune(N = [16, 64, 256]))]
    /// fn twice<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    ///     dims!(x = [n], y = [n]);
    ///     let [i] = blocks([n.div_ceil(N)]);
    ///     parallel!(N, |j| {
    ///         y[i * N + j] = x[i * N + j] * 2.0;
    ///     });
    /// }
    ///
    /// let (x, mut y) = (Tensor::from_fn([1000], |[i]| i as f32), Tensor::zeros([1000]));
    /// let tuner = Tuner::new().compiled(compiled![twice::<64>(), twice::<256>()]);
    /// let report = tuner.tune(&Cpu::new(), |device| twice::default().launch(device, &x, &mut y))?;
    /// assert_eq!(report.trials.len(), 3);
    /// assert!([16, 64, 256].contains(&report.consts()["N"]));
    /// assert_eq!(y[[7]], 14.0);
    /// # Ok::<(), tile_tune::TuneError>(())
    /// ```
    ///
    /// # Errors
    /// [`TuneError::Space`] where there is nothing to choose, or no model to ask,
    /// [`TuneError::Launch`] where not even
    /// the stated instance runs, [`TuneError::Stated`] where the journal says that it ended its
    /// process.
    pub fn tune<D: Device + ?Sized>(
        &self,
        device: &D,
        launch: impl FnOnce(&Hooked<'_, D, Search<'_>>) -> Result<(), LaunchError>,
    ) -> Result<Report, TuneError> {
        let hooked = Hooked::new(device, Search { tuner: self, found: Mutex::new(None) });
        let launched = launch(&hooked);
        let found = hooked.into_hook().found.into_inner().unwrap_or_else(PoisonError::into_inner);
        match (found, launched) {
            (Some(found), _) => found,
            (None, Err(error)) => Err(error.into()),
            (None, Ok(())) => Err(TuneError::NoLaunch),
        }
    }
}

/// The hook of [`Tuner::tune`]: searches at the first launch.
#[derive(Debug)]
pub struct Search<'t> {
    tuner: &'t Tuner<'t>,
    found: Mutex<Option<Result<Report, TuneError>>>,
}

impl<D: Device + ?Sized> Hook<D> for Search<'_> {
    fn launch(&self, device: &D, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if found.is_some() {
            return device.launch(instance, args);
        }
        let report = search(self.tuner, device, instance, args);
        let result = match &report {
            Err(TuneError::Launch(error)) => Err(error.clone()),
            _ => Ok(()),
        };
        *found = Some(report);
        result
    }
}

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// Every candidate was measured, and one is the fastest.
    Done,
    /// The time is over.
    Time,
    /// So many candidates were measured as the budget has.
    Trials,
    /// The best is at the bound.
    Bound,
    /// The device runs nothing any more, not even the stated instance.
    Device,
    /// The cache had the answer.
    Cached,
    /// The cost model alone was asked: seconds are those that it expects.
    Model,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The kernel.
    pub kernel: String,
    /// What was searched.
    pub space: Space,
    /// The candidates that were tried, in that order; the stated instance is the first.
    pub trials: Vec<Trial>,
    /// The fastest.
    pub best: Point,
    /// The hints that it runs by in place of the kernel's own; none where the device plans by itself.
    pub plan: Overrides,
    /// The median time of a launch of it, in seconds; what the model expects where it was asked alone.
    pub seconds: f64,
    /// The same of the stated instance; none where the cache does not know it.
    pub stated_seconds: Option<f64>,
    /// What launches found in caches.
    pub caches: Caches,
    /// The least time that a launch takes on the device, where that is known.
    pub bound: Option<Duration>,
    /// Why the search ended.
    pub stopped: Stopped,
    /// What could not be done, and does not make the answer wrong.
    pub remarks: Vec<String>,
}

impl Report {
    /// The const parameters of the fastest, by name.
    pub fn consts(&self) -> BTreeMap<String, i64> {
        self.space.named(&self.best)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list: Vec<String> = self.consts().into_iter().map(|(name, value)| format!("{name} = {value}")).collect();
        write!(f, "{}: {}", self.kernel, list.join(", "))?;
        if !self.plan.is_empty() {
            write!(f, " by {}", self.plan)?;
        }
        write!(f, " takes {:.1} µs", self.seconds * 1e6)?;
        if let Some(stated) = self.stated_seconds {
            write!(f, ", {:.2} times as fast as the stated instance", stated / self.seconds)?;
        }
        if self.caches == Caches::Cold {
            f.write_str(", caches cold")?;
        }
        match self.stopped {
            Stopped::Cached => f.write_str(" (from the cache)"),
            Stopped::Model => write!(f, " by the cost model alone ({} candidates)", self.space.candidates()),
            _ => write!(f, " ({} of {} candidates tried)", self.trials.len(), self.space.candidates()),
        }
    }
}
