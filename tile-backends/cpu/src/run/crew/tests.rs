//! Calls of crews: one after the other, at once, nested, late, and those that unwind.

use super::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::thread::ThreadId;
use std::time::Instant;

/// Longer than a test takes.
const LONG: Duration = Duration::from_secs(100);

/// Waits until something is so, which it has to be.
fn until(what: impl Fn() -> bool) {
    let begin = Instant::now();
    while !what() {
        assert!(begin.elapsed() < LONG, "it never came");
        std::thread::yield_now();
    }
}

fn states(crew: &Crew) -> Vec<State> {
    crew.members.iter().map(|member| member.seat.state()).collect()
}

/// A crew that lingers on any machine.
fn crew(threads: usize) -> Crew {
    let mut crew = Crew::start(threads);
    crew.has_cpus = true;
    crew
}

/// A call in which `helpers` threads have been at one time, by name.
fn all_at_once(crew: &Crew, helpers: usize, linger: Duration) -> Vec<ThreadId> {
    let helping = Mutex::new(Vec::new());
    let number = || helping.lock().unwrap().len();
    let help = || {
        helping.lock().unwrap().push(std::thread::current().id());
        until(|| number() == helpers);
    };
    crew.with_help(helpers, linger, &help, |more| {
        until(|| {
            more();
            number() == helpers
        });
    });
    helping.into_inner().unwrap()
}

#[test]
fn all_come_and_come_again() {
    for linger in [Duration::ZERO, Duration::from_micros(100), LONG] {
        let crew = crew(3);
        for helpers in [3, 1, 2, 3] {
            let mut threads = all_at_once(&crew, helpers, linger);
            threads.sort_by_key(|id| format!("{id:?}"));
            threads.dedup();
            assert_eq!(threads.len(), helpers);
            assert!(!threads.contains(&std::thread::current().id()));
        }
    }
}

#[test]
fn they_linger_and_then_sleep() {
    let crew = crew(2);
    all_at_once(&crew, 2, LONG);
    assert!(crew.is_awake() && states(&crew) == [State::Waiting; 2]);
    // What the last call says counts.
    all_at_once(&crew, 2, Duration::ZERO);
    until(|| states(&crew) == [State::Parked; 2]);
    assert!(!crew.is_awake());
    let mut crowd = Crew::start(2);
    crowd.has_cpus = false;
    all_at_once(&crowd, 2, LONG);
    until(|| states(&crowd) == [State::Parked; 2]);
}

/// A thread that does not come is not waited for, nor does it come later.
#[test]
fn a_call_that_is_over_is_taken_back() {
    let mut crew = crew(1);
    // A member that has no thread.
    crew.members.push(Member { seat: Arc::new(Seat::new()), thread: std::thread::current() });
    let calls = AtomicUsize::new(0);
    for _ in 0..50 {
        let help = || {
            calls.fetch_add(1, Ordering::Relaxed);
        };
        crew.with_help(2, Duration::ZERO, &help, |_| ());
        assert!(!matches!(states(&crew)[1], State::Called(_) | State::Asleep(_)));
    }
    assert!(calls.load(Ordering::Relaxed) <= 50);
}

/// The launching thread waits for those who have begun, and sleeps meanwhile.
#[test]
fn those_who_have_begun_are_waited_for() {
    let crew = crew(2);
    let (begun, ended) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let help = || {
        begun.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(20));
        ended.fetch_add(1, Ordering::Relaxed);
    };
    crew.with_help(2, Duration::ZERO, &help, |_| until(|| begun.load(Ordering::Relaxed) == 2));
    assert_eq!(ended.load(Ordering::Relaxed), 2);
}

#[test]
fn an_owner_that_unwinds_waits_too() {
    let crew = crew(1);
    let (begun, ended) = (AtomicBool::new(false), AtomicBool::new(false));
    let help = || {
        begun.store(true, Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(5));
        ended.store(true, Ordering::Relaxed);
    };
    let own = |_: &dyn Fn()| {
        until(|| begun.load(Ordering::Relaxed));
        panic!("own");
    };
    let call = || crew.with_help(1, Duration::ZERO, &help, own);
    assert!(catch_unwind(AssertUnwindSafe(call)).is_err());
    assert!(ended.load(Ordering::Relaxed));
    assert_eq!(all_at_once(&crew, 1, Duration::ZERO).len(), 1);
}

/// Launches at the same time share the threads; who finds none works alone, until some are free.
#[test]
fn calls_at_once_and_inside_each_other() {
    let crew = crew(3);
    let work = AtomicUsize::new(0);
    let repeat = if cfg!(miri) { 3 } else { 300 };
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                for linger in [Duration::ZERO, Duration::from_micros(20)].into_iter().cycle().take(repeat) {
                    let one = || {
                        work.fetch_add(1, Ordering::Relaxed);
                    };
                    let help = || crew.with_help(1, linger, &one, |_| one());
                    let before = work.load(Ordering::Relaxed);
                    crew.with_help(2, linger, &help, |more| {
                        more();
                        one();
                    });
                    assert!(work.load(Ordering::Relaxed) > before);
                }
            });
        }
    });
    assert!(work.load(Ordering::Relaxed) >= 3 * repeat);
    until(|| states(&crew) == [State::Parked; 3]);
}

#[test]
fn threads_end_with_their_crew() {
    let crew = crew(2);
    all_at_once(&crew, 2, LONG);
    let seats: Vec<Arc<Seat>> = crew.members.iter().map(|member| Arc::clone(&member.seat)).collect();
    drop(crew);
    // A thread that has ended has dropped its seat.
    until(|| seats.iter().all(|seat| Arc::strong_count(seat) == 1));
}
