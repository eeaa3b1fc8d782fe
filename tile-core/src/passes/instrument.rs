//! Instrumentation of passes: the time that each takes, and the verifier after each on request.
//!
//! A compile goes through several crates, none of which should pass a clock to the next. So
//! [`instrument`] sets what is wanted for its thread while a closure runs, the driver of passes
//! asks for it, and stages that are no passes (lowering, emitters) call [`timed`] themselves.

use std::cell::RefCell;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// The time that a stage of a compile took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PassTime {
    /// What it works on: the name of an IR, or the language that an emitter writes.
    pub ir: &'static str,
    /// The name of the pass or stage.
    pub pass: &'static str,
    /// How many times it ran: several, where a compile tries several tiles or plans.
    pub runs: u32,
    /// All of them together, without the stages inside.
    pub time: Duration,
}

/// What is wanted while a closure runs, and what was measured.
struct Instrument {
    verify: bool,
    times: Vec<PassTime>,
    /// For each stage that has begun and not ended, the time of the stages inside.
    inside: Vec<Duration>,
}

thread_local! {
    static CURRENT: RefCell<Option<Instrument>> = const { RefCell::new(None) };
}

/// Puts an instrument aside while another is set, also where a panic ends the closure.
struct Aside(Option<Instrument>);

impl Drop for Aside {
    fn drop(&mut self) {
        CURRENT.replace(self.0.take());
    }
}

/// Runs a closure, and measures each stage of the compiles that it makes on this thread, in the
/// order in which stages first end. `verify` says whether the verifier runs after each pass, as it
/// does in debug builds where nothing is measured.
pub fn instrument<T>(verify: bool, compile: impl FnOnce() -> T) -> (T, Vec<PassTime>) {
    let instrument = Instrument { verify, times: Vec::new(), inside: Vec::new() };
    let aside = Aside(CURRENT.replace(Some(instrument)));
    let result = compile();
    let times = CURRENT.take().map_or(Vec::new(), |instrument| instrument.times);
    drop(aside);
    (result, times)
}

/// Whether the verifier runs after each pass: as [`instrument`] says, and else in debug builds.
pub(super) fn verifies() -> bool {
    CURRENT.with_borrow(|current| current.as_ref().map_or(cfg!(debug_assertions), |instrument| instrument.verify))
}

/// Runs a stage of a compile, whose time counts where [`instrument`] measures.
pub fn timed<T>(ir: &'static str, pass: &'static str, stage: impl FnOnce() -> T) -> T {
    let measures = CURRENT
        .with_borrow_mut(|current| current.as_mut().map(|instrument| instrument.inside.push(Duration::ZERO)).is_some());
    if !measures {
        return stage();
    }
    let start = Instant::now();
    let result = stage();
    let elapsed = start.elapsed();
    CURRENT.with_borrow_mut(|current| {
        let Some(instrument) = current else { return };
        let own = elapsed.saturating_sub(instrument.inside.pop().unwrap_or_default());
        if let Some(outer) = instrument.inside.last_mut() {
            *outer += elapsed;
        }
        match instrument.times.iter_mut().find(|time| (time.ir, time.pass) == (ir, pass)) {
            Some(time) => {
                time.runs += 1;
                time.time += own;
            }
            None => instrument.times.push(PassTime { ir, pass, runs: 1, time: own }),
        }
    });
    result
}

/// The table that `emit --time-passes` prints: a line for each stage, and the sum.
pub fn table(times: &[PassTime]) -> String {
    let all: Duration = times.iter().map(|time| time.time).sum();
    let mut text = String::new();
    let mut line = |ir: &str, pass: &str, runs: &str, time: Duration| {
        let share = 100.0 * time.as_secs_f64() / all.as_secs_f64().max(f64::MIN_POSITIVE);
        let time = time.as_secs_f64() * 1e3;
        let _ = writeln!(text, "{ir:<16} {pass:<20} {runs:>5} {time:>10.3} ms {share:>5.1} %");
    };
    for time in times {
        line(time.ir, time.pass, &time.runs.to_string(), time.time);
    }
    line("all", "", "", all);
    text
}

#[cfg(test)]
mod tests {
    use super::{PassTime, instrument, table, timed, verifies};
    use std::time::Duration;

    fn names(times: &[PassTime]) -> Vec<(&str, u32)> {
        times.iter().map(|time| (time.pass, time.runs)).collect()
    }

    #[test]
    fn stages_count_without_those_inside() {
        let wait = Duration::from_millis(20);
        let ((), times) = instrument(false, || {
            for _ in 0..2 {
                timed("tile IR", "outer", || timed("tile IR", "inner", || std::thread::sleep(wait)));
            }
        });
        assert_eq!(names(&times), [("inner", 2), ("outer", 2)]);
        assert!(times[0].time >= 2 * wait && times[1].time < wait, "{times:?}");
        let text = table(&times);
        assert_eq!(text.lines().count(), 3);
        assert!(text.starts_with("tile IR          inner                    2 "), "{text}");
    }

    #[test]
    fn one_instrument_within_another_does_not_disturb_it() {
        let (inner, outer) = instrument(true, || {
            timed("tile IR", "before", || ());
            assert!(verifies());
            let (_, inner) = instrument(false, || {
                assert!(!verifies());
                timed("tile IR", "within", || ());
            });
            assert!(verifies());
            inner
        });
        assert_eq!((names(&inner), names(&outer)), (vec![("within", 1)], vec![("before", 1)]));
        assert_eq!(verifies(), cfg!(debug_assertions), "it ends with the closure");
        assert_eq!(timed("tile IR", "unseen", || 3), 3);
    }

    #[test]
    fn a_panic_leaves_no_instrument() {
        let _ = std::panic::catch_unwind(|| instrument(true, || panic!("a stage fails")));
        assert_eq!(verifies(), cfg!(debug_assertions));
    }
}
