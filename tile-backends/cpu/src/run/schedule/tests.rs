//! Launches of code written by hand: each block marks its number in a shared
//! output and uses the scratch memory.

use super::*;
use crate::block::Kernel;
use crate::code::HostCost;
use tile_core::elem::DType;
use tile_core::launch::{LaunchError, Memory, Scalar, TensorArg, TensorParts};

/// Attention under a causal mask.
#[path = "../../../tests/emitted/causal.rs"]
mod causal;

/// Scratch memory of a block, in bytes.
const SCRATCH: usize = 256;

unsafe fn plan(_: &[Arg<'_>]) -> Result<HostPlan, LaunchError> {
    Ok(HostPlan::default())
}

fn scratch(_: u32) -> usize {
    SCRATCH
}

unsafe fn mark(_: u32, call: &HostCall<'_>) {
    let Arg::Tensor(output) = &call.args[0] else { unreachable!("the output") };
    for block in call.blocks.clone() {
        // SAFETY: the scratch memory is this call's, the element this block's.
        unsafe {
            call.scratch.add(block as usize % SCRATCH).write(block as u8);
            let element = output.address.cast::<i32>().add(block as usize);
            element.write(element.read() + i32::from(call.scratch.add(block as usize % SCRATCH).read()) + 1);
        }
    }
}

unsafe fn fail_at_seven(level: u32, call: &HostCall<'_>) {
    if call.blocks.contains(&7) {
        call.failure.report(LaunchError::Arguments { kernel: "k".to_owned(), reason: "seven".to_owned() });
        return;
    }
    // SAFETY: the caller's promise.
    unsafe { mark(level, call) }
}

unsafe fn panic_at_seven(_: u32, call: &HostCall<'_>) {
    assert!(!call.blocks.contains(&7), "seven");
}

type Run = unsafe fn(u32, &HostCall<'_>);

/// Runs blocks and gives what they marked, and the failure.
fn launch(run: Run, pool: &Pool, threads: usize, blocks: usize, how: [bool; 2]) -> (Vec<i32>, Option<LaunchError>) {
    // SAFETY: the code takes one output of an element for each block.
    prepare(run, None, blocks, how, |launch| assert!(unsafe { launch.execute(pool, threads) }))
}

/// Makes a launch, and gives what `with` did to it.
fn prepare(
    run: Run,
    cost: Option<HostCost>,
    blocks: usize,
    [serial, races]: [bool; 2],
    with: impl FnOnce(&Launch<'_>),
) -> (Vec<i32>, Option<LaunchError>) {
    let mut output = vec![0_i32; blocks];
    let shape = [blocks as i64];
    let parts = TensorParts {
        dtype: DType::I32,
        address: output.as_mut_ptr().cast(),
        memory: Memory::Host,
        shape: &shape,
        strides: &[1],
        mutable: true,
    };
    // SAFETY: the vector is borrowed until the launch is over.
    let args = [Arg::Tensor(unsafe { TensorArg::new(parts) })];
    let host_plan = HostPlan { serial, grid: [1, 1, blocks as i64], ..HostPlan::default() };
    let failure = HostFailure::default();
    let launch = Launch {
        kernel: "k",
        code: HostCode { plan, run, scratch, races, cost, ranks: None },
        level: 0,
        args: &args,
        plan: &host_plan,
        workspaces: &[],
        panels: &[],
        scratch: SCRATCH,
        blocks: blocks as i64,
        non_temporal: usize::MAX,
        failure: &failure,
        ranks: None,
        linger: Duration::ZERO,
        log: None,
    };
    with(&launch);
    (output, failure.into_error())
}

fn pools() -> Vec<(Pool, usize)> {
    vec![(Pool::of(1), 1), (Pool::of(3), 3)]
}

#[test]
fn every_block_runs_once() {
    for (pool, threads) in pools() {
        for blocks in [1, 2, 5, if cfg!(miri) { 30 } else { 1000 }] {
            // The second launch of racing blocks knows how long one takes.
            for how in [[false, false], [true, false], [false, true], [false, true]] {
                let (output, failure) = launch(mark, &pool, threads, blocks, how);
                assert!(output.iter().enumerate().all(|(i, &x)| x == i32::from(i as u8) + 1), "{output:?}");
                assert_eq!(failure, None);
            }
        }
    }
}

/// A user's pool: launches of several of its threads at a time, which take workers from the same
/// pool, from one of their own, or have none.
#[test]
fn launches_inside_a_pool() {
    for size in [1, 2] {
        let own = rayon::ThreadPoolBuilder::new().num_threads(size).build().unwrap();
        let pools = [Pool::Global, Pool::of(3), Pool::of(1)];
        own.scope(|scope| {
            for pool in pools.iter().cycle().take(if cfg!(miri) { 3 } else { 12 }) {
                scope.spawn(move |_| {
                    let (output, failure) = launch(mark, pool, 3, 40, [false, false]);
                    assert!(output.iter().enumerate().all(|(i, &x)| x == i32::from(i as u8) + 1), "{output:?}");
                    assert_eq!(failure, None);
                });
            }
        });
    }
}

/// A simulation: whichever thread is idle takes the next run. The share of the threads'
/// time that is work, for blocks of these costs.
fn busy(threads: i64, runs: impl Iterator<Item = Range<i64>>, cost: impl Fn(i64) -> f64) -> f64 {
    let mut free = vec![0.0_f64; threads as usize];
    let mut work = 0.0;
    for run in runs {
        let time: f64 = run.map(&cost).sum();
        work += time;
        *free.iter_mut().min_by(|a, b| a.total_cmp(b)).unwrap() += time;
    }
    work / (threads as f64 * free.into_iter().fold(0.0, f64::max))
}

/// Runs in the order of the grid.
fn in_grid_order(blocks: i64, threads: i64) -> impl Iterator<Item = Range<i64>> {
    let run = blocks_in_a_run(blocks, threads.min(blocks));
    (0..blocks).step_by(run as usize).map(move |first| first..(first + run).min(blocks))
}

/// What `docs/decisions/0021-cpu-block-order.md` says of sixty-four threads and blocks that are alike.
#[test]
fn sixty_four_threads_on_paper() {
    let equal = |blocks: i64| busy(64, in_grid_order(blocks, 64), |_| 1.0);
    // GEMMs: 512³ and 1024³ in tiles of 128×128, 2048³ and 4096³ of 256×256.
    assert_eq!([16, 64, 64, 256].map(equal), [0.25, 1.0, 1.0, 1.0]);
    // Rows of 4096×4096, transposed squares of it, elements in blocks of 4096.
    assert_eq!(equal(4096), 1.0);
    // Numbers that do not divide: at worst a run more than others have.
    let step = if cfg!(miri) { 997 } else { 31 };
    assert!((513..5000).step_by(step).all(|blocks| equal(blocks) > 0.85));
    assert!((65..5000).step_by(step).all(|blocks| equal(blocks) > 0.5));
}

/// A launch of attention under a causal mask, which is not for running: its
/// tensors are nowhere.
fn causal_attention<K: Kernel>(heads: i64, positions: i64, with: impl FnOnce(&Launch<'_>)) {
    let shape = [1, heads, positions, 64];
    let strides = [heads * positions * 64, positions * 64, 64, 1];
    let tensor = |rank: usize, mutable: bool| TensorParts {
        dtype: DType::F32,
        address: std::ptr::NonNull::<f32>::dangling().as_ptr().cast(),
        memory: Memory::Host,
        shape: &shape[..rank],
        strides: &strides[4 - rank..],
        mutable,
    };
    let tensors = [tensor(4, false), tensor(4, false), tensor(4, false), tensor(4, true), tensor(3, true)];
    // SAFETY: nothing looks at their elements.
    let mut args: Vec<Arg<'_>> =
        tensors.into_iter().map(|parts| Arg::Tensor(unsafe { TensorArg::new(parts) })).collect();
    args.push(Arg::Scalar(Scalar::new(0.125_f32)));
    let plan = K::plan(&args).unwrap();
    let code = HostCode {
        plan: self::plan,
        run: nothing,
        scratch,
        races: false,
        cost: Some(HostCost { axes: K::COST, of: K::cost }),
        ranks: None,
    };
    with(&Launch {
        kernel: "k",
        code,
        level: 0,
        args: &args,
        plan: &plan,
        workspaces: &[],
        panels: &[],
        scratch: SCRATCH,
        blocks: plan.grid.iter().product(),
        non_temporal: usize::MAX,
        failure: &HostFailure::default(),
        ranks: None,
        linger: Duration::ZERO,
        log: None,
    });
}

/// The shares of the threads' time that are work in the order of the grid and in
/// that of costs, and the most that any order of so many blocks could reach.
fn causal_shares<K: Kernel>(threads: i64, heads: i64, positions: i64) -> [f64; 3] {
    let mut shares = [0.0; 3];
    causal_attention::<K>(heads, positions, |launch| {
        let [_, _, x] = launch.plan.grid;
        let call = launch.call(0..0, false, std::ptr::null_mut());
        let cost = |block: i64| K::cost(&call, [0, block / x, block % x]);
        let order = launch.order(threads).unwrap();
        let ordered = (0..).map_while(|number| Some(order.run(number)?.0));
        let longest = (0..launch.blocks).map(cost).fold(0.0, f64::max);
        let work: f64 = (0..launch.blocks).map(cost).sum();
        shares = [
            busy(threads, in_grid_order(launch.blocks, threads), cost),
            busy(threads, ordered, cost),
            (work / (threads as f64 * longest)).min(1.0),
        ];
    });
    shares
}

/// What `docs/decisions/0021-cpu-block-order.md` says of attention under a causal mask, by what the
/// kernel says its blocks cost.
#[test]
fn causal_attention_on_paper() {
    type Tiles128 = causal::__Kernel<128, 64, 64>;
    type Tiles64 = causal::__Kernel<64, 64, 64>;
    let percent = |shares: [f64; 3]| shares.map(|share| (100.0 * share).round());
    // Eight heads in tiles of 128 rows. Of 1024 positions, each thread has one
    // block, and the longest ones decide.
    assert_eq!(percent(causal_shares::<Tiles128>(64, 8, 1024)), [57.0, 57.0, 57.0]);
    assert_eq!(percent(causal_shares::<Tiles128>(64, 8, 4096)), [77.0, 100.0, 100.0]);
    // In tiles of 64.
    assert_eq!(percent(causal_shares::<Tiles64>(64, 8, 1024)), [62.0, 100.0, 100.0]);
    assert_eq!(percent(causal_shares::<Tiles64>(64, 8, 4096)), [88.0, 98.0, 100.0]);
    // Any other number of threads, heads and positions, if blocks are many.
    let threads: &[i64] = if cfg!(miri) { &[16] } else { &[2, 3, 8, 16, 32, 64, 100] };
    let sizes = [(8, 4096), (5, 8192), (1, 32768), (100, 2048), (1000, 1024)];
    for &threads in threads {
        for &(heads, positions) in if cfg!(miri) { &sizes[..1] } else { &sizes } {
            let [_, ordered, bound] = causal_shares::<Tiles64>(threads, heads, positions);
            assert!(ordered > 0.94 * bound, "{threads} threads, {heads}×{positions}: {ordered} of {bound}");
        }
    }
}

fn all_alike(_: &HostCall<'_>, _: [i64; 3]) -> f64 {
    1.0
}

fn rising(_: &HostCall<'_>, [.., x]: [i64; 3]) -> f64 {
    (x * x) as f64
}

/// A launch in the order of costs, of which every block runs once.
fn launch_in_order(run: Run, cost: Option<HostCost>, blocks: usize, pool: &Pool, threads: usize) {
    let (output, failure) = prepare(run, cost, blocks, [false, false], |launch| {
        // SAFETY: the code takes one output of an element for each block.
        assert!(unsafe { launch.execute(pool, threads) });
    });
    assert!(output.iter().enumerate().all(|(i, &x)| x == i32::from(i as u8) + 1), "{output:?}");
    assert_eq!(failure, None);
}

/// Blocks that ran before workers joined do not run again, and the last block
/// goes first then.
#[test]
fn every_block_runs_once_in_the_order_of_costs() {
    for (pool, threads) in pools() {
        for of in [all_alike, rising] {
            for blocks in [1, 2, 7, if cfg!(miri) { 20 } else { 500 }] {
                // The first launch begins alone, the second is known to be long.
                for (run, most) in [(mark as Run, 1000), (tell_later, 20)] {
                    let blocks = blocks.min(most);
                    let cost = Some(HostCost { axes: 0b100, of });
                    for _ in 0..2 {
                        launch_in_order(run, cost, blocks, &pool, threads);
                    }
                }
            }
        }
    }
    let cost = Some(HostCost { axes: 0b100, of: rising });
    prepare(nothing, cost, 100, [false, false], |launch| {
        let next = AtomicI64::new(90);
        let mut work = Work { launch, next, run: 3, order: None, done: 0, timed: true, panic: Mutex::new(None) };
        let work = work.in_order(4);
        let blocks: Vec<Range<i64>> = std::iter::from_fn(|| Some(work.next()?.0)).collect();
        assert_eq!(blocks.iter().map(|blocks| blocks.end - blocks.start).sum::<i64>(), 10, "{blocks:?}");
        assert!(blocks.iter().all(|blocks| blocks.start >= 90 && blocks.end <= 100), "{blocks:?}");
    });
}

#[test]
fn a_failure_ends_the_launch() {
    for (pool, threads) in pools() {
        let (output, failure) = launch(fail_at_seven, &pool, threads, 40, [false, false]);
        assert_eq!(output[7], 0);
        assert!(matches!(failure, Some(LaunchError::Arguments { .. })), "{failure:?}");
    }
}

#[test]
fn a_panic_reaches_the_launching_thread() {
    for (pool, threads) in pools() {
        let result = catch_unwind(AssertUnwindSafe(|| launch(panic_at_seven, &pool, threads, 40, [false, false])));
        assert_eq!(result.unwrap_err().downcast_ref::<&str>(), Some(&"seven"));
        // The pool is as good as before.
        assert_eq!(launch(mark, &pool, threads, 9, [false, false]).1, None);
    }
}

unsafe fn nothing(_: u32, _: &HostCall<'_>) {}

unsafe fn from_the_first(level: u32, call: &HostCall<'_>) {
    let Arg::Tensor(output) = &call.args[0] else { unreachable!("the output") };
    // SAFETY: no other thread runs blocks of a serial launch.
    let before = (0..call.blocks.start).all(|block| unsafe { *output.address.cast::<i32>().add(block as usize) } > 0);
    assert!(before, "blocks of {:?} are early", call.blocks);
    // SAFETY: the caller's promise.
    unsafe { mark(level, call) }
}

/// One thread, and blocks that must run one after the other, keep the order of the
/// grid.
#[test]
fn the_order_of_the_grid_is_kept() {
    let cost = Some(HostCost { axes: 0b100, of: rising });
    for (pool, threads) in pools() {
        for (serial, threads) in [(true, threads), (false, 1)] {
            let (output, _) = prepare(from_the_first, cost, 60, [serial, false], |launch| {
                // SAFETY: the code takes one output of an element for each block.
                assert!(unsafe { launch.execute(&pool, threads) });
            });
            assert!(output.iter().all(|&x| x > 0));
        }
    }
}

#[test]
fn short_launches_stay_on_the_launching_thread() {
    prepare(nothing, None, 10, [false, false], |launch| {
        let alone = |short: Duration| launch.time_alone(2, short);
        assert_eq!(alone(SHORT), Some(Some(SHORT)), "not known yet");
        launch.key(true).record(10.0, SHORT / 2);
        assert_eq!(alone(SHORT), Some(Some(SHORT * 2)), "and should they take longer, others help");
        assert_eq!(alone(SHORT_AWAKE), None, "others are awake");
        launch.key(true).record(5.0, SHORT);
        assert_eq!(alone(SHORT), None);
    });
}

/// The threads that ran blocks of [`tell`] or [`tell_later`].
static THREADS: Mutex<Vec<std::thread::ThreadId>> = Mutex::new(Vec::new());

fn note() {
    let mut threads = THREADS.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let this = std::thread::current().id();
    if !threads.contains(&this) {
        threads.push(this);
    }
}

unsafe fn tell(level: u32, call: &HostCall<'_>) {
    note();
    // SAFETY: the caller's promise.
    unsafe { mark(level, call) }
}

unsafe fn tell_later(level: u32, call: &HostCall<'_>) {
    // Longer than a short launch, and as long as it takes threads to come.
    std::thread::sleep(Duration::from_millis(2));
    // SAFETY: the caller's promise.
    unsafe { tell(level, call) }
}

#[test]
fn the_pool_runs_no_job_of_a_short_launch() {
    let this = [std::thread::current().id()];
    let (pool, threads) = pools().swap_remove(1);
    let launched = |run: Run, blocks: usize| {
        THREADS.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clear();
        let (output, failure) = launch(run, &pool, threads, blocks, [false, false]);
        assert!(output.iter().enumerate().all(|(i, &x)| x == i32::from(i as u8) + 1) && failure.is_none());
        THREADS.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    };
    // Nothing is short by the clock of Miri, and on a busy machine not always.
    if !cfg!(miri) {
        let alone = (0..100).filter(|_| launched(tell, 12) == this).count();
        assert!(alone > 50, "{alone} of 100 launches");
    }
    // Where blocks take long, others come.
    let most = (0..5).map(|_| launched(tell_later, 24).len()).max();
    assert!(most > Some(1), "{most:?}");
}
