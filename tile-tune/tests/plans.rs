//! Schedules of instances in searches: tried, compared, kept, and run by at a launch.

use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError, Overrides, Planned};
use tile_kernel::prelude::*;
use tile_simt::interp::ThreadInterpreter;
use tile_tune::{Cache, Caches, KernelKey, Outcome, Report, Row, Stopped, Table, Tuned, Tuner, Tuning};

#[path = "../../tile-backends/simt/tests/simt/common/mod.rs"]
mod common;

/// `y = 2·x`.
#[tile_kernel(default(N = 16), tune(N = [16, 32, 64]))]
fn twice<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [i] = blocks([n.div_ceil(N)]);
    parallel!(N, |j| {
        y[i * N + j] = x[i * N + j] * 2.0;
    });
}

/// An interpreter that claims to have schedules.
#[derive(Default)]
struct Planning {
    inner: Interpreter,
    /// Those of every instance, the one that it expects most of first.
    plans: Vec<&'static str>,
    /// The schedule that is fast, if there is one, and one with a wrong result.
    fast: &'static str,
    wrong: &'static str,
    /// Seconds that it expects of const parameters.
    seconds: Vec<(i64, f64)>,
    /// Each launch: the const parameter and the schedule.
    launches: Mutex<Vec<(i64, String)>>,
}

impl HostDevice for Planning {}

impl Device for Planning {
    fn target(&self) -> &'static str {
        "planning"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let plan = instance.overrides().map(ToString::to_string).unwrap_or_default();
        self.launches.lock().unwrap().push((instance.consts()[0], plan.clone()));
        if plan != self.fast {
            std::thread::sleep(Duration::from_millis(3));
        }
        self.inner.launch(instance, args)?;
        if !self.wrong.is_empty()
            && plan == self.wrong
            && let Arg::Tensor(y) = &mut args[1]
        {
            // SAFETY: an output of `f32`s with one element at least, borrowed for the launch.
            unsafe { y.address.cast::<f32>().write(-1.0) };
        }
        Ok(())
    }

    fn expected(&self, instance: &Instance<'_>, _: &[Arg<'_>]) -> Option<f64> {
        self.seconds.iter().find(|known| known.0 == instance.consts()[0]).map(|known| known.1)
    }

    fn plans(&self, instance: &Instance<'_>, _: &[Arg<'_>]) -> Vec<Planned> {
        assert!(instance.tuning().is_empty(), "it is asked of exactly one instance");
        let plan = |text: &&str| Planned { overrides: text.parse().unwrap(), seconds: Some(1.0) };
        self.plans.iter().map(plan).collect()
    }
}

fn tune(device: &Planning, tuner: &Tuner<'_>) -> Report {
    let (x, mut y) = (Tensor::from_fn([100], |[i]| i as f32), Tensor::zeros([100]));
    let report = tuner.tune(device, |device| twice::default().launch(device, &x, &mut y)).unwrap();
    assert!((0..100).all(|i| y[[i]] == 2.0 * i as f32), "outputs are the fastest's");
    report
}

/// The trials, each with its schedule, in order.
fn tried(report: &Report) -> Vec<(i64, String)> {
    report.trials.iter().map(|trial| (trial.point[0], trial.plan.to_string())).collect()
}

#[test]
fn instances_come_first_then_schedules_of_the_fastest() {
    let plans = vec!["gpu(threads = 64)", "gpu(stages = 4)"];
    let device = Planning { plans, fast: "gpu(stages = 4)", ..Planning::default() };
    let report = tune(&device, &Tuner::new());
    let tried = tried(&report);
    assert_eq!(tried[..3], [16, 32, 64].map(|n| (n, String::new())));
    assert!(tried.len() > 4 && tried[3..].iter().all(|(_, plan)| !plan.is_empty()), "{tried:?}");
    assert_eq!(tried[3].0, tried[4].0, "those of one instance stand together");
    assert_eq!((report.plan.to_string(), report.stopped), ("gpu(stages = 4)".to_owned(), Stopped::Done));
    assert_eq!(report.space.candidates(), 3 + report.space.plans.len());
    assert!(report.to_string().contains(" by gpu(stages = 4) takes"), "{report}");
    // Nothing else is tried where that is asked for, or where the device has one schedule of each.
    let own = tune(&device, &Tuner::new().own_plans());
    let none = tune(&Planning::default(), &Tuner::new());
    assert!([own, none].iter().all(|report| report.trials.len() == 3 && report.plan.is_empty()));
}

#[test]
fn a_model_alone_answers_where_nothing_runs() {
    let device = Planning { plans: vec!["gpu(threads = 64)"], ..Planning::default() };
    let (x, mut y) = (Tensor::from_fn([100], |[i]| i as f32), Tensor::zeros([100]));
    let mut ask = |device: &Planning, tuner: Tuner<'_>| {
        tuner.by_model().tune(device, |device| twice::default().launch(device, &x, &mut y))
    };
    let error = ask(&device, Tuner::new()).unwrap_err().to_string();
    assert_eq!(
        error,
        "kernel `twice` cannot be tuned: planning has no cost model of it, and nothing is to be measured"
    );
    let device = Planning { seconds: vec![(16, 3.0), (64, 2.0)], ..device };
    let report = ask(&device, Tuner::new()).unwrap();
    assert_eq!((report.best.as_slice(), report.plan.to_string()), (&[64][..], "gpu(threads = 64)".to_owned()));
    assert_eq!((report.seconds, report.stated_seconds, report.stopped), (1.0, Some(3.0), Stopped::Model));
    let report = ask(&device, Tuner::new().own_plans()).unwrap();
    assert_eq!((report.best.as_slice(), report.seconds), (&[64][..], 2.0));
    let known = |trial: &tile_tune::Trial| trial.outcome == Outcome::Expected;
    assert_eq!(
        report.trials.iter().map(|trial| (trial.point[0], known(trial))).collect::<Vec<_>>(),
        [(64, true), (16, true), (32, false)]
    );
    assert!(report.to_string().ends_with("by the cost model alone (3 candidates)"), "{report}");
    assert!(device.launches.lock().unwrap().is_empty() && y.iter().all(|y| y == 0.0), "nothing runs");
}

#[test]
fn a_part_of_the_budget_is_kept_for_schedules() {
    let device = Planning { plans: vec!["gpu(threads = 64)"], fast: "gpu(threads = 64)", ..Planning::default() };
    let report = tune(&device, &Tuner::new().trials(4));
    let tried = tried(&report);
    assert_eq!(tried.len(), 4);
    assert_eq!(tried.iter().filter(|(_, plan)| plan.is_empty()).count(), 3);
    let device = Planning { plans: vec!["gpu(threads = 64)"], fast: "", ..Planning::default() };
    assert_eq!(tune(&device, &Tuner::new().trials(3)).trials.len(), 3);
}

#[test]
fn bad_schedules_cost_themselves_alone() {
    // The first needs a grid of two axes.
    let plans = vec!["cuda(raster = 4)", "gpu(threads = 32)", "gpu(threads = 64)"];
    let device = Planning { plans, fast: "gpu(threads = 64)", wrong: "gpu(threads = 32)", ..Planning::default() };
    let report = tune(&device, &Tuner::new());
    let outcomes = |plan: &str| {
        let plan: Overrides = plan.parse().unwrap();
        report.trials.iter().filter(move |trial| trial.plan == plan).map(|trial| &trial.outcome)
    };
    let fits =
        |outcome: &Outcome| matches!(outcome, Outcome::Failed(reason) if reason.contains("does not fit the kernel"));
    assert!(outcomes("cuda(raster = 4)").count() > 0 && outcomes("cuda(raster = 4)").all(fits), "{report:?}");
    assert!(outcomes("gpu(threads = 32)").all(|outcome| matches!(outcome, Outcome::Wrong(_))), "{report:?}");
    assert_eq!(report.plan.to_string(), "gpu(threads = 64)");
}

/// A directory that is removed when the test ends.
struct Directory(PathBuf);

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_answer_is_kept_with_its_schedule_and_launches_run_by_it() {
    let directory = Directory(std::env::temp_dir().join(format!("tile-tune-plans-{}", std::process::id())));
    let cache = Cache::new(&directory.0);
    let device = Planning { plans: vec!["gpu(stages = 4)"], fast: "gpu(stages = 4)", ..Planning::default() };
    let best = tune(&device, &Tuner::new().cache(cache.clone()));
    let again = tune(&device, &Tuner::new().cache(cache.clone()));
    assert_eq!((again.stopped, &again.best, &again.plan), (Stopped::Cached, &best.best, &best.plan));
    let last = |device: &Planning| device.launches.lock().unwrap().last().cloned().unwrap();
    assert_eq!(last(&device), (best.best[0], "gpu(stages = 4)".to_owned()));
    // A search of instances alone finds slower ones, and leaves the answer.
    let own = tune(&device, &Tuner::new().cache(cache.clone()).own_plans());
    assert!(own.stopped == Stopped::Done && own.plan.is_empty() && own.seconds > best.seconds, "{own:?}");
    assert!(own.remarks.iter().any(|remark| remark.ends_with("µs by gpu(stages = 4)")), "{own:?}");
    let still = tune(&device, &Tuner::new().cache(cache.clone()));
    assert_eq!((still.stopped, &still.plan, still.seconds), (Stopped::Cached, &best.plan, best.seconds));

    let launch = |tuned: Tuned<'_, Planning>| {
        let (x, mut y) = (Tensor::from_fn([100], |[i]| i as f32), Tensor::zeros([100]));
        let tuned = tuned.into_device();
        (0..2).for_each(|_| twice::default().launch(&tuned, &x, &mut y).unwrap());
        last(&device)
    };
    let cached = launch(Tuned::on(&device, Tuning::Cached).cache(Some(cache)));
    assert_eq!(cached, (best.best[0], "gpu(stages = 4)".to_owned()));

    let mut kernel = None;
    use tile_kernel::launch::Definition;
    twice::default().with_definition(&mut |instance| kernel = Some(KernelKey::of(instance)));
    let (consts, plan) = ([("N".to_owned(), 32)].into(), "gpu(threads = 64)".parse().unwrap());
    let row = Row { numbers: vec![100, 100], consts, plan, seconds: 1.0, expected: false, caches: Caches::Hot };
    let mut table = Table::new("planning");
    table.add("d", kernel.unwrap(), row);
    let tables = [Table::parse(&serde_json::to_string(&table).unwrap()).unwrap()];
    let shipped = launch(Tuned::on(&device, Tuning::Cached).cache(None).tables(&tables));
    assert_eq!(shipped, (32, "gpu(threads = 64)".to_owned()));
    assert_eq!(launch(Tuned::on(&device, Tuning::Off).cache(None).tables(&tables)), (16, String::new()));
}

/// `c = a·b`, in tiles that warpgroups multiply.
#[tile_kernel(default(BM = 64), tune(BM = [64, 128]))]
fn product<const BM: usize>(a: &Tensor<bf16, 2>, b: &Tensor<bf16, 2>, c: &mut Tensor<f32, 2>) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [y, x] = blocks([m.div_ceil(BM), n.div_ceil(64)]);
    let mut a_s = shared::<bf16>([BM, 64]);
    let mut b_s = shared::<bf16>([64, 64]);
    let mut acc = fragment::<f32>([BM, 64]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(64), stages = 2, |i| {
        copy(a.at([y * BM, i * 64]), &mut a_s);
        copy(b.at([i * 64, x * 64]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([y * BM, x * 64]));
}

#[test]
fn the_planners_schedules_are_searched_on_the_thread_interpreter() {
    let device = ThreadInterpreter::new("divided", common::divided());
    let a = Tensor::from_fn([128, 128], |[i, j]| bf16::from_f32((i + 2 * j) as f32 % 5.0 - 2.0));
    let b = Tensor::from_fn([128, 128], |[i, j]| bf16::from_f32((3 * i + j) as f32 % 7.0 - 3.0));
    let mut c = Tensor::zeros([128, 128]);
    // No time to measure twice: the interpreter takes long.
    let tuner = Tuner::new().hot().time(Duration::from_secs(3600)).trials(32).bound(Duration::from_nanos(1));
    let report = tuner.tune(&device, |device| product::default().launch(device, &a, &b, &mut c)).unwrap();
    let plans: Vec<String> = report.trials.iter().map(|trial| trial.plan.to_string()).collect();
    for space in ["raster", "split", "persistent", "stages"] {
        assert!(plans.iter().any(|plan| plan.contains(space)), "{space}: {plans:?}");
    }
    for trial in &report.trials {
        let ran = matches!(trial.outcome, Outcome::Measured | Outcome::Slower);
        assert!(ran, "{} {:?}: {:?}", trial.plan, trial.point, trial.outcome);
    }
    let of = |i: usize, j: usize| (0..128).map(|k| a[[i, k]].to_f32() * b[[k, j]].to_f32()).sum::<f32>();
    assert!([(0, 0), (5, 77), (127, 127)].iter().all(|&(i, j)| c[[i, j]] == of(i, j)));
}

/// The thread interpreter, whose launches follow a schedule.
struct By(ThreadInterpreter, Overrides);

impl HostDevice for By {}

impl Device for By {
    fn target(&self) -> &'static str {
        self.0.target()
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        // It is offered where the last axis of the grid has pairs of blocks, and right anywhere.
        let Arg::Tensor(c) = &args[2] else { panic!("the output is a tensor") };
        let offered = self.0.plans(instance, args).iter().any(|plan| plan.overrides == self.1);
        assert_eq!(offered, (c.shape[1] + 63) / 64 % 2 == 0, "{:?}", c.shape);
        self.0.launch(&instance.with_overrides(&self.1), args)
    }
}

#[test]
fn clusters_are_of_grids_that_have_pairs_of_blocks() {
    let device = By(ThreadInterpreter::new("divided", common::divided()), "cuda(clusters = 2)".parse().unwrap());
    for columns in [64, 128, 192, 256] {
        let a = Tensor::from_fn([64, 128], |[i, j]| bf16::from_f32((i + 2 * j) as f32 % 5.0 - 2.0));
        let b = Tensor::from_fn([128, columns], |[i, j]| bf16::from_f32((3 * i + j) as f32 % 7.0 - 3.0));
        let mut c = Tensor::zeros([64, columns]);
        product::<64>().launch(&device, &a, &b, &mut c).unwrap();
        let of = |i: usize, j: usize| (0..128).map(|k| a[[i, k]].to_f32() * b[[k, j]].to_f32()).sum::<f32>();
        let wrong = (0..64).flat_map(|i| (0..columns).map(move |j| (i, j))).find(|&(i, j)| c[[i, j]] != of(i, j));
        assert_eq!(wrong, None, "{columns} columns");
    }
}
