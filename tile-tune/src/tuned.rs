//! A device that answers open parameters: from the cache, from a shipped table, by a search, or as
//! the device itself does.

use crate::cache::Found;
use crate::key::{KernelKey, const_names, numbers_of};
use crate::{Cache, Choice, Compiled, Key, Table, Tuner, numbers};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::{Mutex, PoisonError, RwLock};
use tile_core::ir::Note;
use tile_core::launch::{Arg, Device, Hook, Hooked, Instance, InstanceKey, LaunchError, Overrides, Remark, Remarks};

/// What happens to parameters that an instance leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tuning {
    /// The device chooses, as it does without this crate.
    Off,
    /// An answer of the user's cache, else of the shipped tables, else the device chooses.
    #[default]
    Cached,
    /// As `Cached`; where neither the cache nor a table has measured these extents, the first launch
    /// searches.
    Search,
}

/// A device whose launches take tuned instances where they leave parameters open. Parameters that
/// an instance states are never replaced.
///
/// ```
/// use tile_kernel::prelude::*;
/// use tile_tune::{Tuned, Tuning, compiled};
///
/// #[tile_kernel(default(N = 16), tune(N = [16, 64]))]
/// fn twice<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
///     dims!(x = [n], y = [n]);
///     let [i] = blocks([n.div_ceil(N)]);
///     parallel!(N, |j| {
///         y[i * N + j] = x[i * N + j] * 2.0;
///     });
/// }
///
/// let cpu = Cpu::new();
/// let device = Tuned::on(&cpu, Tuning::Search).compiled(compiled![twice::<64>()]).into_device();
/// let (x, mut y) = (Tensor::from_fn([100], |[i]| i as f32), Tensor::zeros([100]));
/// twice::default().launch(&device, &x, &mut y)?;
/// assert_eq!(y[[9]], 18.0);
/// # Ok::<(), LaunchError>(())
/// ```
pub struct Tuned<'t, D: ?Sized> {
    device: &'t D,
    answers: Answers<'t>,
}

/// The hook of a [`Tuned`] device. On its own it serves whoever has a device for the time of a launch.
pub struct Answers<'t> {
    tuning: Tuning,
    cache: Option<Cache>,
    tables: &'t [Table],
    compiled: Compiled<'t>,
    tuner: Tuner<'t>,
    /// What was answered, by [`fingerprint`].
    known: RwLock<HashMap<u64, Vec<Known>>>,
    /// Held while a search runs: others wait for its answer.
    searching: Mutex<()>,
    remarks: Remarks,
}

struct Known {
    instance: InstanceKey,
    numbers: Vec<i64>,
    choice: Option<Choice>,
}

impl<'t, D: Device + ?Sized> Tuned<'t, D> {
    /// On a device. Answers are of the user's cache, if there is one.
    pub fn on(device: &'t D, tuning: Tuning) -> Tuned<'t, D> {
        Tuned { device, answers: Answers::new(tuning, Cache::user(), &[]) }
    }

    /// With another cache, or none.
    #[must_use]
    pub fn cache(mut self, cache: Option<Cache>) -> Self {
        self.answers.cache = cache;
        self
    }

    /// With shipped tables; see [`tables!`](crate::tables).
    #[must_use]
    pub fn tables(mut self, tables: &'t [Table]) -> Self {
        self.answers.tables = tables;
        self
    }

    /// With instances for devices that compile nothing.
    #[must_use]
    pub fn compiled(mut self, compiled: Compiled<'t>) -> Self {
        self.answers.compiled = compiled;
        self
    }

    /// With another budget of searches; its cache and instances are this device's.
    #[must_use]
    pub fn tuner(mut self, tuner: Tuner<'t>) -> Self {
        self.answers.tuner = tuner;
        self
    }

    /// The device to launch on.
    pub fn into_device(self) -> Hooked<'t, D, Answers<'t>> {
        Hooked::new(self.device, self.answers)
    }
}

impl<'t> Answers<'t> {
    /// Of a cache, if there is one, and of shipped tables.
    pub fn new(tuning: Tuning, cache: Option<Cache>, tables: &'t [Table]) -> Answers<'t> {
        Answers {
            tuning,
            cache,
            tables,
            compiled: Compiled::default(),
            tuner: Tuner::new(),
            known: RwLock::default(),
            searching: Mutex::new(()),
            remarks: Remarks::default(),
        }
    }

    /// What was ignored or could not be done, by kernel.
    pub fn remarks(&self) -> Vec<Remark> {
        self.remarks.all()
    }

    /// What is known of a launch: nothing, or that the device chooses, or a choice.
    fn recall<R>(&self, instance: &Instance<'_>, args: &[Arg<'_>], f: impl FnOnce(Option<&Choice>) -> R) -> Option<R> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let all = known.get(&fingerprint(instance, args))?;
        let is = |known: &&Known| known.instance.is(instance) && numbers_of(args).eq(known.numbers.iter().copied());
        all.iter().find(is).map(|known| f(known.choice.as_ref()))
    }

    /// The cache's answer for these numbers, or a table's.
    fn look_up<D: Device + ?Sized>(&self, device: &D, instance: &Instance<'_>, args: &[Arg<'_>]) -> Answer {
        let (numbers, names) = (numbers(args), const_names(instance.def()));
        let choice = |consts: &BTreeMap<String, i64>, plan: &Overrides| {
            let point: Vec<i64> = names.iter().map(|name| consts.get(name).copied()).collect::<Option<_>>()?;
            self.compiled.has(device, instance, &point).then(|| Choice { point, plan: plan.clone() })
        };
        if let Some(cache) = &self.cache {
            let Found { entries, remark } = cache.load(&Key::of(instance, device));
            if let Some(remark) = remark {
                self.remarks.note(instance.def(), Note::of_all(remark));
            }
            let entry = entries.iter().find(|entry| entry.numbers == numbers);
            if let Some(choice) = entry.and_then(|entry| choice(&entry.consts, &entry.plan)) {
                return Answer { measured: true, choice: Some(choice) };
            }
        }
        let key = KernelKey::of(instance);
        let architecture = device.identity().architecture;
        let tables = self.tables.iter().filter(|table| table.architecture == architecture);
        let found = tables.filter_map(|table| table.nearest(&key, &numbers)).next();
        let Some(nearest) = found else { return Answer { measured: false, choice: None } };
        let measured = nearest.numbers == numbers && !nearest.expected;
        let answer = choice(&nearest.consts, &nearest.plan);
        // Far from what was measured, a cost model knows more than the table.
        let has_model = |choice: &Choice| device.expected(&instance.with_consts(&choice.point), args).is_some();
        let answer = answer.filter(|choice| nearest.is_near(&numbers) || !has_model(choice));
        Answer { measured, choice: answer }
    }

    fn remember(&self, instance: &Instance<'_>, args: &[Arg<'_>], choice: Option<Choice>) {
        let known = Known { instance: InstanceKey::of(instance), numbers: numbers(args), choice };
        let mut all = self.known.write().unwrap_or_else(PoisonError::into_inner);
        all.entry(fingerprint(instance, args)).or_default().push(known);
    }
}

impl fmt::Debug for Answers<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tuning, tables) = (self.tuning, self.tables.len());
        f.debug_struct("Answers").field("tuning", &tuning).field("tables", &tables).finish_non_exhaustive()
    }
}

/// What the cache or a table says.
struct Answer {
    /// Whether these very extents were measured.
    measured: bool,
    choice: Option<Choice>,
}

/// A number that launches of other kernels or with other [`numbers`] rarely share.
fn fingerprint(instance: &Instance<'_>, args: &[Arg<'_>]) -> u64 {
    let kernel = std::ptr::from_ref(instance.def()).addr() as u64;
    numbers_of(args)
        .fold(kernel, |hash, number| (hash.rotate_left(5) ^ number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

impl<D: Device + ?Sized> Hook<D> for Answers<'_> {
    fn launch(&self, device: &D, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        if self.tuning == Tuning::Off || instance.tuning().is_empty() {
            return device.launch(instance, args);
        }
        let run = |choice: Option<&Choice>, args: &mut [Arg<'_>]| match choice {
            Some(choice) => self.compiled.launch(device, &instance.with_overrides(&choice.plan), &choice.point, args),
            None => device.launch(instance, args),
        };
        if let Some(choice) = self.recall(instance, args, |choice| choice.cloned()) {
            return run(choice.as_ref(), args);
        }
        let answer = self.look_up(device, instance, args);
        if self.tuning == Tuning::Search && !answer.measured {
            let _one = self.searching.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(choice) = self.recall(instance, args, |choice| choice.cloned()) {
                return run(choice.as_ref(), args);
            }
            return self.search(device, instance, args);
        }
        self.remember(instance, args, answer.choice.clone());
        run(answer.choice.as_ref(), args)
    }
}

impl Answers<'_> {
    /// Searches; where there is nothing to choose, the device does.
    fn search<D: Device + ?Sized>(
        &self,
        device: &D,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
    ) -> Result<(), LaunchError> {
        let mut tuner = self.tuner.clone().compiled(self.compiled);
        tuner.cache = self.cache.clone();
        match crate::search::search(&tuner, device, instance, args) {
            Ok(report) => {
                report.remarks.into_iter().for_each(|remark| self.remarks.note(instance.def(), Note::of_all(remark)));
                let choice = Choice { point: report.best, plan: report.plan };
                self.remember(instance, args, Some(choice));
                Ok(())
            }
            Err(crate::TuneError::Launch(error)) => Err(error),
            Err(error) => {
                self.remarks.note(instance.def(), Note::of_all(error.to_string()));
                self.remember(instance, args, None);
                device.launch(instance, args)
            }
        }
    }
}
