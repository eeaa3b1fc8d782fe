//! The search itself: ranks, measures round by round, eliminates.

mod measure;
mod modelled;
mod order;

use crate::cache::{Entry, now};
use crate::journal::Writer;
use crate::outputs::Outputs;
use crate::progress::Progress;
use crate::roofs::measured_bound;
use crate::{Cache, Caches, Choice, Key, Outcome, Report, Space, Stopped, Trial, TuneError, Tuner, numbers};
use measure::repeats;
use modelled::modelled;
use order::Ranked;
pub use order::kept_for_plans;
use std::io;
use std::time::{Duration, Instant};
use tile_core::launch::{Arg, Device, Instance, Staged};

/// A candidate whose first sample is so many times the best median is measured no more.
const HOPELESS: f64 = 2.0;

/// The part by which a candidate's fastest quarter may be above the best median.
const MARGIN: f64 = 1.03;

/// How near to the bound a launch is at it.
const AT_BOUND: f64 = 1.02;

/// The part by which another instance is faster than the stated one, or that one stays.
const GAIN: f64 = 0.99;

/// Rounds after the first, each with twice the samples of the one before.
const ROUNDS: u32 = 4;

/// Searches, and leaves in `args` what the fastest instance gives.
pub(crate) fn search<D: Device + ?Sized>(
    tuner: &Tuner<'_>,
    device: &D,
    instance: &Instance<'_>,
    args: &mut [Arg<'_>],
) -> Result<Report, TuneError> {
    if tuner.modelled {
        return modelled(tuner, device, instance, args);
    }
    let space = Space::of(instance)?;
    let (key, numbers, mut remarks) = (Key::of(instance, device), numbers(args), Vec::new());
    let caches = if !tuner.hot && device.evict(args)? { Caches::Cold } else { Caches::Hot };
    let bound = bound(tuner, device, caches, instance, args, &mut remarks);
    // Another process may search for the same; its answer is there when the lock is.
    let lock = tuner.cache.as_ref().map(|cache| cache.lock(&key)).transpose();
    let lock = lock.unwrap_or_else(|error| {
        remarks.push(format!("the cache cannot be written: {error}"));
        None
    });
    if let Some(cache) = tuner.cache.as_ref().filter(|_| !tuner.again) {
        let found = cache.load(&key);
        remarks.extend(found.remark);
        let is = |entry: &Entry| {
            let fits = entry.numbers == numbers && entry.complete && entry.caches == caches;
            fits && (tuner.plans || entry.plan.is_empty())
        };
        let entry = found.entries.into_iter().find(is);
        if let Some((entry, best)) = entry.and_then(|entry| Some((choice(&space, &entry)?, entry))).map(|(p, e)| (e, p))
            && tuner.compiled.has(device, instance, &best.point)
        {
            tuner.compiled.launch(device, &instance.with_overrides(&best.plan), &best.point, args)?;
            return Ok(Report {
                kernel: key.kernel.kernel,
                space,
                trials: Vec::new(),
                best: best.point,
                plan: best.plan,
                seconds: entry.seconds,
                stated_seconds: entry.default_seconds,
                caches,
                bound,
                stopped: Stopped::Cached,
                remarks,
            });
        }
    }
    let resumed = tuner.journal.as_ref().map(|journal| journal.resume(&key, &numbers, caches)).transpose();
    let resumed = resumed.unwrap_or_else(|error| {
        remarks.push(format!("the journal cannot be written: {error}"));
        None
    });
    let (known, journal) = resumed.map_or((Vec::new(), None), |(known, journal)| (known, Some(journal)));
    let keeper = Keeper { cache: tuner.cache.as_ref().filter(|_| lock.is_some()), key: &key, numbers };
    let staged = device.stage(instance, args)?;
    let before = Outputs::of(device, args)?;
    if before.is_none() {
        let reason = "an output has no contents yet, or is in memory that cannot be read, or there with gaps";
        remarks.push(format!("results were not compared: {reason}"));
    }
    let (start, trials, reference) = (Instant::now(), Vec::new(), None);
    let mut run = Run {
        tuner,
        device,
        instance,
        caches,
        bound,
        staged,
        space,
        before,
        reference,
        known,
        journal,
        trials,
        keeper,
        start,
        remarks,
    };
    let stopped = run.all(args)?;
    run.finish(args, stopped)
}

/// The least time of a launch: as stated, or by what the cache knows of the device.
fn bound<D: Device + ?Sized>(
    tuner: &Tuner<'_>,
    device: &D,
    caches: Caches,
    instance: &Instance<'_>,
    args: &[Arg<'_>],
    remarks: &mut Vec<String>,
) -> Option<Duration> {
    tuner.bound.or_else(|| match tuner.cache.as_ref()?.roofs(device) {
        Ok(roofs) => measured_bound(&roofs?, caches, instance, args),
        Err(ignored) => {
            remarks.push(ignored);
            None
        }
    })
}

/// A candidate of a space that an entry names.
fn choice(space: &Space, entry: &Entry) -> Option<Choice> {
    let point: Vec<i64> = space.names.iter().map(|name| entry.consts.get(name).copied()).collect::<Option<_>>()?;
    space.points.contains(&point).then(|| Choice { point, plan: entry.plan.clone() })
}

/// Where answers are kept while a search goes on.
struct Keeper<'a> {
    cache: Option<&'a Cache>,
    key: &'a Key,
    numbers: Vec<i64>,
}

struct Run<'a, D: ?Sized> {
    tuner: &'a Tuner<'a>,
    device: &'a D,
    instance: &'a Instance<'a>,
    caches: Caches,
    /// The least time of a launch, if that is known.
    bound: Option<Duration>,
    /// Host tensors in the device's memory, where it copies them.
    staged: Option<Box<dyn Staged + 'a>>,
    space: Space,
    /// Outputs before the first launch, and behind one of the stated instance.
    before: Option<Outputs>,
    reference: Option<Outputs>,
    /// What the journal says of candidates, and where more is written; none once that fails.
    known: Vec<Trial>,
    journal: Option<Writer>,
    trials: Vec<Trial>,
    keeper: Keeper<'a>,
    start: Instant,
    remarks: Vec<String>,
}

impl<'a, D: Device + ?Sized> Run<'a, D> {
    /// Measures candidates one after the other, until there are so many trials; why it ended before
    /// the last.
    fn measured(
        &mut self,
        ranked: Vec<Ranked>,
        most: usize,
        args: &mut [Arg<'_>],
        progress: &Progress,
    ) -> Result<Option<Stopped>, TuneError> {
        for (expected, choice) in ranked {
            let is_stated = self.trials.is_empty();
            match () {
                () if is_stated => {}
                () if self.trials.len() >= most => return Ok(Some(Stopped::Trials)),
                () if self.start.elapsed() >= self.tuner.time => return Ok(Some(Stopped::Time)),
                () => {}
            }
            let known = self.known.iter().position(|known| known.is_of(&choice));
            let (trial, is_new) = match known.map(|at| self.known.swap_remove(at)) {
                Some(known) => (self.again(Trial { expected, ..known }, is_stated, args)?, false),
                None => {
                    self.note(|journal| journal.begin(&choice));
                    let trial = self.first(choice, expected, args);
                    self.note(|journal| journal.ran(&trial));
                    (trial, true)
                }
            };
            let failure = match &trial.outcome {
                Outcome::Failed(reason) if is_new => Some(reason.clone()),
                _ => None,
            };
            let improves = trial.lives() && trial.median() < self.best().map_or(f64::INFINITY, |best| best.median());
            self.trials.push(trial);
            progress.step(self.best().map(Trial::median));
            if is_stated && let Some(reason) = failure {
                // Without it there is nothing to compare with; launching it says why.
                let point = self.space.points[0].clone();
                self.tuner.compiled.launch(self.device, self.instance, &point, args)?;
                self.remarks.push(format!("the stated instance failed once: {reason}"));
            } else if failure.is_some() && !self.device_lives(args) {
                self.remarks.push("the device runs no launches any more; what was measured before counts".to_owned());
                return Ok(Some(Stopped::Device));
            }
            if improves {
                self.keep(false);
            }
            if self.is_at_bound() {
                return Ok(Some(Stopped::Bound));
            }
        }
        Ok(None)
    }

    /// A candidate that the journal knows. The result of the stated one is what others are compared
    /// with.
    fn again(&mut self, trial: Trial, is_stated: bool, args: &mut [Arg<'_>]) -> Result<Trial, TuneError> {
        if !is_stated {
            return Ok(trial);
        }
        if let Outcome::Failed(reason) = &trial.outcome {
            let kernel = self.instance.def().name.to_owned();
            return Err(TuneError::Stated { kernel, reason: reason.clone() });
        }
        self.launch(&trial.choice(), args, 1)?;
        self.fetch(args)?;
        if self.before.is_some() {
            self.reference = Outputs::of(self.device, args)?;
        }
        Ok(trial)
    }

    /// Writes to the journal, and to none any more once that fails.
    fn note(&mut self, write: impl FnOnce(&mut Writer) -> io::Result<()>) {
        if let Some(Err(error)) = self.journal.as_mut().map(write) {
            self.remarks.push(format!("the journal cannot be written any more: {error}"));
            self.journal = None;
        }
    }

    /// Launches a candidate for the first time, looks at its result, and takes a sample.
    fn first(&mut self, choice: Choice, expected: Option<f64>, args: &mut [Arg<'_>]) -> Trial {
        let mut trial = Trial::new(choice.clone(), expected);
        let found = match self.once(&choice, args) {
            Ok(found) => found,
            Err(error) => {
                trial.outcome = Outcome::Failed(error.to_string());
                return trial;
            }
        };
        match (&self.reference, found) {
            (None, found) => self.reference = found,
            (Some(reference), Some(found)) => {
                if let Err(difference) = reference.compare(&found, self.tuner.tolerance) {
                    trial.outcome = Outcome::Wrong(difference);
                    return trial;
                }
            }
            (Some(_), None) => {}
        }
        // The first launch may have compiled the kernel, so it says nothing of the time.
        match self.undisturbed(&choice, args) {
            Ok(sample) => trial.samples.push(sample),
            Err(error) => trial.outcome = Outcome::Failed(error.to_string()),
        }
        if trial.lives() && self.best().is_some_and(|best| trial.median() > HOPELESS * best.median()) {
            trial.outcome = Outcome::Slower;
        }
        trial
    }

    /// Measures those that are left, one sample of each after the other, until one is left.
    fn rounds(&mut self, args: &mut [Arg<'_>], stopped: Stopped) -> Stopped {
        for round in 0..ROUNDS {
            for _ in 0..1 << round {
                for at in 0..self.trials.len() {
                    if !self.trials[at].lives() {
                        continue;
                    }
                    if self.start.elapsed() >= self.tuner.time {
                        return Stopped::Time;
                    }
                    let choice = self.trials[at].choice();
                    let last = self.trials[at].samples.last().copied().unwrap_or_default();
                    self.note(|journal| journal.begin(&choice));
                    match self.sample(&choice, args, repeats(last)) {
                        Ok(sample) => self.trials[at].samples.push(sample),
                        Err(error) => self.trials[at].outcome = Outcome::Failed(error.to_string()),
                    }
                    let trial = self.trials[at].clone();
                    self.note(|journal| journal.ran(&trial));
                }
            }
            let Some(best) = self.best().map(Trial::median) else { return stopped };
            for trial in self.trials.iter_mut().filter(|trial| trial.lives()) {
                let fast = trial.samples.iter().min().map_or(f64::INFINITY, Duration::as_secs_f64);
                if fast > MARGIN * best {
                    trial.outcome = Outcome::Slower;
                }
            }
            if self.is_at_bound() {
                return Stopped::Bound;
            }
            if self.trials.iter().filter(|trial| trial.lives()).count() <= 1 {
                break;
            }
        }
        stopped
    }

    /// The fastest so far; the stated one, where no other is clearly faster.
    fn best(&self) -> Option<&Trial> {
        let lives = self.trials.iter().filter(|trial| trial.lives());
        let fastest = lives.min_by(|x, y| x.median().total_cmp(&y.median()))?;
        let stated = self.trials.first().filter(|stated| !stated.samples.is_empty());
        Some(stated.filter(|stated| stated.median() * GAIN <= fastest.median()).unwrap_or(fastest))
    }

    fn is_at_bound(&self) -> bool {
        let Some(bound) = self.bound else { return false };
        self.best().is_some_and(|best| best.median() <= AT_BOUND * bound.as_secs_f64())
    }

    /// Whether the stated instance still runs, after another failed.
    fn device_lives(&mut self, args: &mut [Arg<'_>]) -> bool {
        let stated = Choice::own(self.space.points[0].clone());
        self.launch(&stated, args, 1).is_ok()
    }

    /// The cache's answer by a schedule that this search does not try, where it is faster.
    fn faster_by_schedule(&self, cache: &Cache, seconds: f64) -> Option<Entry> {
        if self.tuner.plans {
            return None;
        }
        let is = |entry: &Entry| entry.numbers == self.keeper.numbers && entry.caches == self.caches;
        let found = cache.load(self.keeper.key).entries.into_iter().find(is);
        found.filter(|known| !known.plan.is_empty() && known.seconds < seconds)
    }

    /// Keeps the best so far: a search that is broken off loses nothing.
    fn keep(&mut self, complete: bool) {
        let (Some(cache), Some(best)) = (self.keeper.cache, self.best()) else { return };
        if let Some(known) = self.faster_by_schedule(cache, best.median()) {
            if complete {
                let (plan, seconds) = (&known.plan, known.seconds * 1e6);
                self.remarks.push(format!("the answer was not kept: the cache has {seconds:.1} µs by {plan}"));
            }
            return;
        }
        let stated = self.trials.first().map(Trial::median).filter(|median| median.is_finite());
        let entry = Entry {
            numbers: self.keeper.numbers.clone(),
            consts: self.space.named(&best.point),
            plan: best.plan.clone(),
            seconds: best.median(),
            default_seconds: stated,
            spread: best.spread(),
            caches: self.caches,
            trials: self.trials.len(),
            measured_at: now(),
            complete,
        };
        if let Err(error) = cache.store(self.keeper.key, entry) {
            self.remarks.push(format!("the answer was not kept: {error}"));
        }
    }

    /// The report, with outputs of the fastest instance.
    fn finish(mut self, args: &mut [Arg<'_>], stopped: Stopped) -> Result<Report, TuneError> {
        let Some(best) = self.best() else {
            self.tuner.compiled.launch(self.device, self.instance, &self.space.points[0], args)?;
            let reason = "no candidate could be measured".to_owned();
            return Err(TuneError::Space { kernel: self.instance.def().name.to_owned(), reason });
        };
        let (best, seconds) = (best.choice(), best.median());
        // What the device did not run for another's fault may be tried again.
        self.keep(stopped != Stopped::Device);
        if stopped != Stopped::Device {
            self.restore(args)?;
            self.launch(&best, args, 1)?;
            self.fetch(args)?;
        }
        let stated = self.trials.first().map(Trial::median).filter(|median| median.is_finite());
        Ok(Report {
            kernel: self.instance.def().name.to_owned(),
            space: self.space,
            trials: self.trials,
            best: best.point,
            plan: best.plan,
            seconds,
            stated_seconds: stated,
            caches: self.caches,
            bound: self.bound,
            stopped,
            remarks: self.remarks,
        })
    }
}
