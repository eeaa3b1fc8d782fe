//! Searches on the CPU and the interpreter: candidates that are wrong, fail or are left out, budgets,
//! the cache, and the order of answers.

use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::ThreadId;
use std::time::Duration;
use tile_kernel::launch::{
    Arg, Device, Hook, Hooked, HostDevice, Instance, LaunchError, LaunchOutline, Overrides, Preparation,
};
use tile_kernel::prelude::*;
use tile_tune::{
    Cache, Caches, Journal, KernelKey, Key, Outcome, Row, Stopped, Table, TuneError, Tuned, Tuner, Tuning, compiled,
};

/// `y = 2·x`.
#[tile_kernel(default(N = 16), tune(N = [16, 32, 64, 128], where N != 128))]
fn twice<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [i] = blocks([n.div_ceil(N)]);
    parallel!(N, |j| {
        y[i * N + j] = x[i * N + j] * 2.0;
    });
}

/// A device that runs all instances in the interpreter, some of them badly.
#[derive(Default)]
struct Odd {
    inner: Interpreter,
    /// The const parameter of each launch.
    launches: Mutex<Vec<i64>>,
    /// That of each preparation, and its thread.
    prepared: Mutex<Vec<(i64, ThreadId)>>,
    /// An instance that fails, one that is slow, and one whose result is wrong.
    fails: i64,
    slow: i64,
    wrong: i64,
    /// An instance that panics.
    panics: i64,
    /// Whether nothing runs after a failure.
    fragile: bool,
    broken: std::sync::atomic::AtomicBool,
    /// Whether it expects nothing of instances.
    without_model: bool,
    /// Whether it empties caches, and what it did: the const parameters of launches, 0 for an eviction.
    evicts: bool,
    evicted: Mutex<Vec<i64>>,
}

impl HostDevice for Odd {}

impl Device for Odd {
    fn target(&self) -> &'static str {
        "odd"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let n = instance.consts()[0];
        self.launches.lock().unwrap().push(n);
        self.evicted.lock().unwrap().push(n);
        let driver = |reason: &str| LaunchError::Driver {
            target: "odd".to_owned(),
            action: "launching".to_owned(),
            reason: reason.to_owned(),
        };
        if self.broken.load(Ordering::Relaxed) {
            return Err(driver("the device is gone"));
        }
        assert!(n != self.panics, "it panics");
        if n == self.fails {
            self.broken.store(self.fragile, Ordering::Relaxed);
            return Err(driver("it fails"));
        }
        if n == self.slow {
            std::thread::sleep(Duration::from_millis(20));
        }
        self.inner.launch(instance, args)?;
        if n == self.wrong
            && let Arg::Tensor(y) = &mut args[1]
        {
            // SAFETY: an output of `f32`s with one element at least, borrowed for the launch.
            unsafe { y.address.cast::<f32>().write(-1.0) };
        }
        Ok(())
    }

    fn prepare(&self, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Preparation<'_>> {
        let outline = LaunchOutline::of(instance, args);
        Some(Box::new(move || {
            // SAFETY: extents alone are used.
            let n = unsafe { outline.with(|instance, _| instance.consts()[0]) };
            self.prepared.lock().unwrap().push((n, std::thread::current().id()));
        }))
    }

    fn evict(&self, args: &[Arg<'_>]) -> Result<bool, LaunchError> {
        assert_eq!(args.len(), 2);
        self.evicted.lock().unwrap().push(0);
        Ok(self.evicts)
    }

    fn expected(&self, instance: &Instance<'_>, _: &[Arg<'_>]) -> Option<f64> {
        // Large ones first.
        (!self.without_model).then(|| 1.0 / instance.consts()[0] as f64)
    }
}

fn input() -> Tensor<f32, 1> {
    Tensor::from_fn([100], |[i]| i as f32)
}

fn launches(device: &Odd, n: i64) -> usize {
    device.launches.lock().unwrap().iter().filter(|&&launched| launched == n).count()
}

/// A directory that is removed when the test ends.
struct Directory(PathBuf);

impl Directory {
    fn new(name: &str) -> Directory {
        Directory(std::env::temp_dir().join(format!("tile-tune-{name}-{}", std::process::id())))
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn outcome(report: &tile_tune::Report, n: i64) -> &Outcome {
    &report.trials.iter().find(|trial| trial.point == [n]).expect("it was tried").outcome
}

#[test]
fn bad_candidates_cost_themselves_alone() {
    let device = Odd { fails: 64, wrong: 32, ..Odd::default() };
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let report = Tuner::new().tune(&device, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    assert_eq!(report.space.points, [[16], [32], [64]], "the condition leaves 128 out");
    assert_eq!((report.best.as_slice(), report.stopped), (&[16][..], Stopped::Done));
    assert!(matches!(outcome(&report, 64), Outcome::Failed(reason) if reason.contains("it fails")));
    assert!(matches!(outcome(&report, 32), Outcome::Wrong(_)), "{report:?}");
    // The stated instance is first, then those that the model expects to be fastest.
    let order: Vec<i64> = report.trials.iter().map(|trial| trial.point[0]).collect();
    assert_eq!(order, [16, 64, 32]);
    assert!((0..100).all(|i| y[[i]] == 2.0 * i as f32), "outputs are the fastest's");
}

#[test]
fn slow_candidates_are_measured_no_more() {
    let device = Odd { slow: 16, ..Odd::default() };
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let report = Tuner::new().tune(&device, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    assert_ne!(report.best, [16]);
    assert!(report.stated_seconds.unwrap() > 4.0 * report.seconds, "{report}");
    assert!(launches(&device, 16) < 10, "{}", launches(&device, 16));
}

#[test]
fn caches_are_emptied_before_each_launch_that_is_timed() {
    let directory = Directory::new("cold");
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let mut tune = |device: &Odd, tuner: Tuner<'_>| {
        let tuner = tuner.cache(Cache::new(&directory.0));
        tuner.tune(device, |device| twice::default().launch(device, &x, &mut y)).unwrap()
    };
    let device = Odd { evicts: true, ..Odd::default() };
    let report = tune(&device, Tuner::new());
    assert_eq!((report.caches, report.stopped), (Caches::Cold, Stopped::Done));
    assert!(report.to_string().contains(", caches cold ("), "{report}");
    let done = device.evicted.into_inner().unwrap();
    // Others are the first launch of each candidate, the next to last of all, for outputs.
    let timed = done.windows(2).filter(|two| two[0] == 0 && two[1] != 0).count();
    let launched = done.iter().filter(|&&n| n != 0).count();
    assert_eq!(launched, timed + 3, "the stated instance's first launch follows the question whether: {done:?}");
    assert!(timed >= report.trials.iter().map(|trial| trial.samples.len()).sum());
    // The answer is of cold caches, so a search with hot ones does not take it.
    let hot = tune(&Odd { evicts: true, ..Odd::default() }, Tuner::new().hot());
    assert_eq!((hot.caches, hot.stopped), (Caches::Hot, Stopped::Done));
    let again = tune(&Odd { evicts: true, ..Odd::default() }, Tuner::new().hot());
    assert_eq!((again.caches, again.stopped), (Caches::Hot, Stopped::Cached));
    // A device that cannot empty caches has hot ones.
    let without = tune(&Odd::default(), Tuner::new());
    assert_eq!((without.caches, without.stopped), (Caches::Hot, Stopped::Cached));
}

#[test]
fn budgets_end_a_search() {
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let mut tune = |tuner: Tuner<'_>| {
        let report = tuner.tune(&Odd::default(), |device| twice::default().launch(device, &x, &mut y)).unwrap();
        (report.stopped, report.trials.len())
    };
    assert_eq!(tune(Tuner::new().trials(2)), (Stopped::Trials, 2));
    assert_eq!(tune(Tuner::new().time(Duration::ZERO)), (Stopped::Time, 1));
    assert_eq!(tune(Tuner::new().bound(Duration::from_secs(1))), (Stopped::Bound, 1));
}

#[test]
fn a_device_that_vanishes_loses_nothing() {
    let directory = Directory::new("vanishes");
    let device = Odd { fails: 32, fragile: true, ..Odd::default() };
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let tuner = Tuner::new().cache(Cache::new(&directory.0));
    let report = tuner.tune(&device, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    assert_eq!((report.stopped, report.trials.len()), (Stopped::Device, 3));
    assert!(report.remarks.iter().any(|remark| remark.contains("runs no launches any more")), "{report:?}");
    assert!(matches!(report.best[0], 16 | 64));
    let files = fs::read_dir(&directory.0)
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().path().extension().is_some_and(|e| e == "json"));
    assert_eq!(files.count(), 1, "the answer is kept");
}

#[test]
fn candidates_are_compiled_beside_the_measuring_of_others() {
    // Long enough for the other thread to have its turn.
    let device = Odd { slow: 16, ..Odd::default() };
    let (x, mut y) = (input(), Tensor::zeros([100]));
    Tuner::new().tune(&device, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    let prepared = device.prepared.into_inner().unwrap();
    if std::thread::available_parallelism().map_or(1, usize::from) == 1 {
        assert!(prepared.is_empty(), "the only CPU measures");
        return;
    }
    let mut found: Vec<i64> = prepared.iter().map(|(n, _)| *n).collect();
    found.sort_unstable();
    assert_eq!(found, [32, 64], "the stated instance is launched at once");
    assert!(prepared.iter().all(|(_, thread)| *thread != std::thread::current().id()));
}

#[test]
fn a_search_goes_on_where_it_was_broken_off() {
    let directory = Directory::new("journal");
    fs::create_dir_all(&directory.0).unwrap();
    let journal = Journal::new(directory.0.join("journal"));
    let tune = |device: &Odd| {
        let (x, mut y) = (input(), Tensor::zeros([100]));
        let tuner = Tuner::new().journal(journal.clone());
        let report = tuner.tune(device, |device| twice::default().launch(device, &x, &mut y))?;
        assert!((0..100).all(|i| y[[i]] == 2.0 * i as f32), "outputs are the fastest's");
        Ok::<_, TuneError>(report)
    };
    // The one that the model expects to be fastest takes the process with it.
    let breaks = Odd { panics: 64, ..Odd::default() };
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| tune(&breaks))).unwrap_err();
    assert!(journal.is_running());
    journal.ended("it was killed").unwrap();
    let again = Odd { panics: 64, wrong: 32, ..Odd::default() };
    let report = tune(&again).unwrap();
    assert_eq!(outcome(&report, 64), &Outcome::Failed("it was killed".to_owned()));
    assert!(matches!(outcome(&report, 32), Outcome::Wrong(_)), "there is something to compare with: {report:?}");
    assert_eq!((report.best.as_slice(), report.stopped, report.remarks.len()), (&[16][..], Stopped::Done, 0));
    assert!(again.prepared.lock().unwrap().is_empty(), "who ended the process is found one by one");
    // All is known now, and only the answer runs.
    let known = Odd::default();
    assert_eq!(tune(&known).unwrap().trials.len(), 3);
    assert_eq!((launches(&known, 32), launches(&known, 64)), (0, 0));
    // Another launch is another search.
    let (x, mut y) = (Tensor::from_fn([50], |[i]| i as f32), Tensor::zeros([50]));
    let tuner = Tuner::new().journal(journal.clone());
    let report = tuner.tune(&known, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    assert!(launches(&known, 64) > 0 && report.trials.len() == 3);
}

#[test]
fn a_stated_instance_that_ended_its_process_is_an_error() {
    let directory = Directory::new("stated");
    fs::create_dir_all(&directory.0).unwrap();
    let tuner = Tuner::new().journal(Journal::new(directory.0.join("journal")));
    let tune = |device: &Odd| {
        let (x, mut y) = (input(), Tensor::zeros([100]));
        tuner.tune(device, |device| twice::default().launch(device, &x, &mut y)).map(|report| report.trials.len())
    };
    let breaks = Odd { panics: 16, ..Odd::default() };
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| tune(&breaks))).unwrap_err();
    let error = tune(&Odd::default()).unwrap_err().to_string();
    assert_eq!(error, "kernel `twice` cannot be tuned: of the stated instance, the process ended while it ran");
}

#[test]
fn a_journal_that_cannot_be_written_is_a_remark() {
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let tuner = Tuner::new().journal(Journal::new(std::env::temp_dir()));
    let report = tuner.tune(&Odd::default(), |device| twice::default().launch(device, &x, &mut y)).unwrap();
    assert!(report.remarks.iter().any(|remark| remark.contains("the journal cannot be written")), "{report:?}");
    assert_eq!(report.trials.len(), 3);
}

#[test]
fn nothing_to_choose_is_an_error() {
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let error = Tuner::new().tune(&Odd::default(), |device| twice::<16>().launch(device, &x, &mut y)).unwrap_err();
    assert!(matches!(&error, TuneError::Space { kernel, .. } if kernel == "twice"), "{error}");
    let error = Tuner::new().tune(&Odd::default(), |_| Ok(())).unwrap_err();
    assert!(matches!(error, TuneError::NoLaunch));
    let short = Tensor::zeros([99]);
    let error =
        Tuner::new().tune(&Odd::default(), |device| twice::default().launch(device, &short, &mut y)).unwrap_err();
    assert_eq!(error.to_string(), "argument `y`: axis 0 has extent 100, expected 99");
}

#[test]
fn the_cpu_runs_what_was_compiled() {
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let compiled = Tuner::new().compiled(compiled![twice::<64>()]);
    let report = compiled.tune(&Cpu::new(), |device| twice::default().launch(device, &x, &mut y)).unwrap();
    let mut tried: Vec<i64> = report.trials.iter().map(|trial| trial.point[0]).collect();
    tried.sort_unstable();
    assert_eq!(tried, [16, 64]);
    assert!(report.remarks[0].starts_with("1 of 3 candidates are left out"), "{report:?}");
    assert_eq!(y[[99]], 198.0);
}

#[test]
fn answers_are_kept_and_taken() {
    let directory = Directory::new("kept");
    let cache = Cache::new(&directory.0);
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let device = Odd { slow: 16, ..Odd::default() };
    let tuner = Tuner::new().cache(cache.clone());
    let first = tuner.tune(&device, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    let before = launches(&device, 16);
    let second = tuner.tune(&device, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    assert_eq!((second.stopped, &second.best), (Stopped::Cached, &first.best));
    assert_eq!(launches(&device, 16), before, "nothing was measured again");

    // A device with answers takes them; parameters that are stated stay.
    let tuned = Tuned::on(&device, Tuning::Cached).cache(Some(cache.clone())).into_device();
    twice::default().launch(&tuned, &x, &mut y).unwrap();
    assert_eq!(launches(&device, 16), before);
    twice::<16>().launch(&tuned, &x, &mut y).unwrap();
    assert_eq!(launches(&device, 16), before + 1);
    // Other extents have no answer, and the device chooses: the stated instance.
    let (long, mut out) = (Tensor::zeros([200]), Tensor::zeros([200]));
    twice::default().launch(&tuned, &long, &mut out).unwrap();
    assert_eq!(launches(&device, 16), before + 2);
    let off = Tuned::on(&device, Tuning::Off).cache(Some(cache)).into_device();
    twice::default().launch(&off, &x, &mut y).unwrap();
    assert_eq!(launches(&device, 16), before + 3);
}

/// The key of `twice` on a device.
fn key(device: &Odd) -> Key {
    let mut key = None;
    use tile_kernel::launch::Definition;
    twice::default().with_definition(&mut |instance| key = Some(Key::of(instance, device)));
    key.expect("there is an instance")
}

#[test]
fn corrupt_and_foreign_files_are_ignored_with_a_remark() {
    let directory = Directory::new("corrupt");
    let cache = Cache::new(&directory.0);
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let device = Odd::default();
    let tuner = Tuner::new().cache(cache.clone());
    tuner.tune(&device, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    let file = || {
        let entries = fs::read_dir(&directory.0).unwrap().map(|entry| entry.unwrap().path());
        entries.into_iter().find(|path| path.extension().is_some_and(|e| e == "json")).unwrap()
    };
    let good = fs::read_to_string(file()).unwrap();
    assert_eq!(cache.load(&key(&device)).entries.len(), 1);
    for (text, reason) in [
        ("{", "is ignored: "),
        (&*good.replace("\"format\": 1", "\"format\": 9"), "it has form 9, expected 1"),
        (&*good.replace("\"target\": \"odd\"", "\"target\": \"even\""), "it is about another kernel or device"),
    ] {
        fs::write(file(), text).unwrap();
        let found = cache.load(&key(&device));
        assert!(found.entries.is_empty() && found.remark.as_ref().unwrap().contains(reason), "{found:?}");
        let tuned = Tuned::on(&device, Tuning::Cached).cache(Some(cache.clone())).into_device();
        twice::default().launch(&tuned, &x, &mut y).unwrap();
        assert_eq!(tuned.hook().remarks().len(), 1);
    }
    // A search puts a good one in its place.
    tuner.tune(&device, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    assert_eq!(cache.load(&key(&device)).remark, None);
    // A cache that cannot be written is a remark.
    let file = Tuner::new().cache(Cache::new(file()));
    let report = file.tune(&device, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    assert!(report.remarks.iter().any(|remark| remark.starts_with("the cache cannot be written")), "{report:?}");
}

#[test]
fn many_writers_lose_nothing() {
    let directory = Directory::new("writers");
    let cache = Cache::new(&directory.0);
    let device = Odd::default();
    let entry = |n: i64| tile_tune::Entry {
        numbers: vec![n],
        consts: [("N".to_owned(), 16)].into(),
        plan: Overrides::default(),
        seconds: 1.0,
        default_seconds: None,
        spread: 0.0,
        caches: Caches::Cold,
        trials: 1,
        measured_at: 0,
        complete: true,
    };
    std::thread::scope(|scope| {
        for n in 0..16 {
            let (cache, key) = (&cache, key(&device));
            scope.spawn(move || cache.store(&key, entry(n)).unwrap());
        }
    });
    assert_eq!(cache.load(&key(&device)).entries.len(), 16);
}

#[test]
fn shipped_tables_answer_behind_the_cache() {
    let device = Odd::default();
    let row = |n: i64, value: i64| {
        let consts = [("N".to_owned(), value)].into();
        Row {
            numbers: vec![n, n],
            consts,
            plan: Overrides::default(),
            seconds: 1.0,
            expected: false,
            caches: Caches::Cold,
        }
    };
    let mut kernel: Option<KernelKey> = None;
    use tile_kernel::launch::Definition;
    twice::default().with_definition(&mut |instance| kernel = Some(KernelKey::of(instance)));
    let mut table = Table::new("odd");
    table.add("a device", kernel.clone().unwrap(), row(100, 64));
    table.add("a device", kernel.unwrap(), row(10_000, 32));
    let (tables, other) = ([table], [Table::new("another")]);
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let tuned = Tuned::on(&device, Tuning::Cached).cache(None).tables(&tables).into_device();
    twice::default().launch(&tuned, &x, &mut y).unwrap();
    assert_eq!((launches(&device, 64), launches(&device, 16)), (1, 0));
    let (long, mut out) = (Tensor::zeros([5000]), Tensor::zeros([5000]));
    twice::default().launch(&tuned, &long, &mut out).unwrap();
    assert_eq!((launches(&device, 32), launches(&device, 16)), (1, 0));
    // Nothing near these extents was measured: the device chooses, if it has a model to choose by.
    let (far, mut out) = (Tensor::zeros([3000]), Tensor::zeros([3000]));
    twice::default().launch(&tuned, &far, &mut out).unwrap();
    assert_eq!((launches(&device, 32), launches(&device, 16)), (1, 1));
    let plain = Odd { without_model: true, ..Odd::default() };
    let device_without = Tuned::on(&plain, Tuning::Cached).cache(None).tables(&tables).into_device();
    twice::default().launch(&device_without, &far, &mut out).unwrap();
    assert_eq!((launches(&plain, 32), launches(&plain, 16)), (1, 0));
    let tuned = Tuned::on(&device, Tuning::Cached).cache(None).tables(&other).into_device();
    twice::default().launch(&tuned, &x, &mut y).unwrap();
    assert_eq!(launches(&device, 16), 2);
}

#[test]
fn a_device_that_searches_does_so_once() {
    let device = Odd { slow: 16, ..Odd::default() };
    let (x, mut y) = (input(), Tensor::zeros([100]));
    let tuned = Tuned::on(&device, Tuning::Search).cache(None).into_device();
    twice::default().launch(&tuned, &x, &mut y).unwrap();
    let after: usize = [16, 32, 64].iter().map(|&n| launches(&device, n)).sum();
    assert!(after > 3);
    twice::default().launch(&tuned, &x, &mut y).unwrap();
    assert_eq!([16, 32, 64].iter().map(|&n| launches(&device, n)).sum::<usize>(), after + 1);
}

/// Hooks go around each other.
#[test]
fn hooks_nest() {
    struct Count(AtomicUsize);
    impl<D: Device + ?Sized> Hook<D> for Count {
        fn launch(&self, device: &D, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
            self.0.fetch_add(1, Ordering::Relaxed);
            device.launch(instance, args)
        }
    }
    let interpreter = Interpreter::default();
    let inner = Hooked::new(&interpreter, Count(AtomicUsize::new(0)));
    let outer = Hooked::new(&inner, Count(AtomicUsize::new(0)));
    let (x, mut y) = (input(), Tensor::zeros([100]));
    twice::<16>().launch(&outer, &x, &mut y).unwrap();
    assert_eq!((inner.hook().0.load(Ordering::Relaxed), outer.hook().0.load(Ordering::Relaxed)), (1, 1));
    assert_eq!((outer.target(), y[[3]]), ("interpreter", 6.0));
}
