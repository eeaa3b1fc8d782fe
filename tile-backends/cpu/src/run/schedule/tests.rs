//! Launches of code written by hand: each block marks its number in a shared
//! output and uses the scratch memory.

use super::*;
use tile_core::elem::DType;
use tile_core::launch::{LaunchError, Memory, TensorArg, TensorParts};

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
    prepare(run, blocks, how, |launch| assert!(unsafe { launch.execute(pool, threads) }))
}

/// Makes a launch, and gives what `with` did to it.
fn prepare(
    run: Run,
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
    let host_plan = HostPlan { serial, ..HostPlan::default() };
    let failure = HostFailure::default();
    let launch = Launch {
        code: HostCode { plan, run, scratch, races },
        level: 0,
        args: &args,
        plan: &host_plan,
        workspaces: &[],
        panels: &[],
        scratch: SCRATCH,
        blocks: blocks as i64,
        far: usize::MAX,
        failure: &failure,
    };
    with(&launch);
    (output, failure.into_error())
}

fn pools() -> Vec<(Pool, usize)> {
    let own = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    vec![(Pool::Own(None), 1), (Pool::Own(Some(Arc::new(own))), 3)]
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

/// A user's own pool: launches of several of its threads at a time, which take
/// helpers from the same pool, from the global one, or have none.
#[test]
fn launches_inside_a_pool() {
    for size in [1, 2] {
        let own = Arc::new(rayon::ThreadPoolBuilder::new().num_threads(size).build().unwrap());
        let pools = [Pool::Own(Some(Arc::clone(&own))), Pool::Global, Pool::Own(None)];
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

/// Sixty-four threads on paper: whoever is free takes the next run of blocks. The
/// share of the threads' time that is work, for blocks of these costs.
fn busy(blocks: i64, cost: impl Fn(i64) -> i64) -> f64 {
    const THREADS: i64 = 64;
    let threads = THREADS.min(blocks);
    let run = blocks_in_a_run(blocks, threads);
    let mut free = vec![0; THREADS as usize];
    let mut work = 0;
    for first in (0..blocks).step_by(run as usize) {
        let time: i64 = (first..(first + run).min(blocks)).map(&cost).sum();
        work += time;
        *free[..threads as usize].iter_mut().min().unwrap() += time;
    }
    work as f64 / (THREADS * free.iter().max().unwrap()) as f64
}

/// What `docs/performance.md` says of sixty-four threads.
#[test]
fn sixty_four_threads_on_paper() {
    let equal = |blocks: i64| (100.0 * busy(blocks, |_| 1)).round();
    // Products: 512³ and 1024³ in tiles of 128×128, 2048³ and 4096³ of 256×256.
    assert_eq!([16, 64, 64, 256].map(equal), [25.0, 100.0, 100.0, 100.0]);
    // Rows of 4096×4096, transposed squares of it, elements in blocks of 4096.
    assert_eq!(equal(4096), 100.0);
    // Numbers that do not divide: at worst a run more than others have.
    let step = if cfg!(miri) { 997 } else { 31 };
    assert!((513..5000).step_by(step).all(|blocks| busy(blocks, |_| 1) > 0.85));
    assert!((65..5000).step_by(step).all(|blocks| busy(blocks, |_| 1) > 0.5));
    // Attention of 8 heads under a causal mask, in tiles of 128 rows: of 1024, and
    // of 4096 positions.
    let causal = |rows: i64| (100.0 * busy(8 * rows, move |block| block % rows + 1)).round();
    assert_eq!([8, 32].map(causal), [56.0, 77.0]);
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

#[test]
fn short_launches_stay_on_the_launching_thread() {
    prepare(nothing, 10, [false, false], |launch| {
        assert_eq!(launch.time_alone(2), Some(Some(SHORT)), "not known yet");
        launch.key(true).record(10, SHORT / 2);
        assert_eq!(launch.time_alone(2), Some(Some(SHORT * 2)), "and should they take longer, others help");
        launch.key(true).record(5, SHORT);
        assert_eq!(launch.time_alone(2), None);
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
