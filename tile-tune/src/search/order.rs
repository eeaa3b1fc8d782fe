//! The order in which candidates are tried: instances, as the device plans them, by its cost model;
//! then the other schedules of those that were fastest.

use super::Run;
use crate::ahead::Ahead;
use crate::progress::Progress;
use crate::{Choice, Point, Stopped, TuneError};
use std::cmp::Ordering;
use std::thread;
use tile_core::launch::{Arg, Device};

/// So many of a search's trials are kept for other schedules than the device's own, where there are
/// more instances than the rest: one in four.
pub const fn kept_for_plans(trials: usize) -> usize {
    trials / 4
}

/// How many times the best median an instance may take for its other schedules to be tried.
const NEAR: f64 = 1.1;

/// Which of two candidates is expected to be faster; those that nothing is known of come last.
pub(super) fn by_seconds(x: Option<f64>, y: Option<f64>) -> Ordering {
    let seconds = |expected: Option<f64>| expected.unwrap_or(f64::INFINITY);
    seconds(x).total_cmp(&seconds(y))
}

/// A candidate, and the seconds that the device expects of it.
pub(super) type Ranked = (Option<f64>, Choice);

impl<'a, D: Device + ?Sized> Run<'a, D> {
    /// Tries all candidates, as far as the budget goes, then measures those that are left.
    pub(super) fn all(&mut self, args: &mut [Arg<'_>]) -> Result<Stopped, TuneError> {
        let instances = self.ranked(args);
        let (count, trials) = (instances.len(), self.tuner.trials);
        let kept = kept_for_plans(trials);
        let kept = if count > trials - kept && self.has_plans(args) { kept } else { 0 };
        let bound = self.bound.map(|bound| bound.as_secs_f64());
        let progress = Progress::new(self.tuner.progress, count.min(trials), bound);
        let mut stopped = self.batch(instances, trials - kept, args, &progress)?;
        if matches!(stopped, None | Some(Stopped::Trials)) && self.tuner.plans {
            let later = self.other_plans(args, &progress)?;
            stopped = later.or(stopped);
        }
        match stopped {
            Some(stopped @ (Stopped::Bound | Stopped::Device)) => Ok(stopped),
            stopped => Ok(self.rounds(args, stopped.unwrap_or(Stopped::Done))),
        }
    }

    /// Whether the device has other schedules of the stated instance.
    fn has_plans(&self, args: &[Arg<'_>]) -> bool {
        self.tuner.plans && !self.device.plans(&self.instance.with_consts(&self.space.points[0]), args).is_empty()
    }

    /// Tries the other schedules of the instances that were about as fast as the best.
    fn other_plans(&mut self, args: &mut [Arg<'_>], progress: &Progress) -> Result<Option<Stopped>, TuneError> {
        let Some(best) = self.best().map(|best| best.median()) else { return Ok(None) };
        let near = self.trials.iter().filter(|trial| trial.lives() && trial.median() <= NEAR * best);
        let mut near: Vec<(f64, Point)> = near.map(|trial| (trial.median(), trial.point.clone())).collect();
        near.sort_by(|x, y| x.0.total_cmp(&y.0));
        for (_, point) in near {
            let plans = self.device.plans(&self.instance.with_consts(&point), args).into_iter();
            let of = |plan: tile_core::launch::Planned| {
                (plan.seconds, Choice { point: point.clone(), plan: plan.overrides })
            };
            let ranked: Vec<Ranked> = plans.map(of).collect();
            self.space.plans.extend(ranked.iter().map(|(_, choice)| choice.clone()));
            if let Some(stopped) = self.batch(ranked, self.tuner.trials, args, progress)? {
                return Ok(Some(stopped));
            }
        }
        Ok(None)
    }

    /// Tries candidates in order, while others are compiled, until there are so many trials.
    fn batch(
        &mut self,
        ranked: Vec<Ranked>,
        most: usize,
        args: &mut [Arg<'_>],
        progress: &Progress,
    ) -> Result<Option<Stopped>, TuneError> {
        let ahead = self.ahead(&ranked, most, args);
        thread::scope(|scope| {
            ahead.start(scope);
            let stopped = self.measured(ranked, most, args, progress);
            ahead.stop();
            stopped
        })
    }

    /// The compilation of candidates but the first, which is measured at once. Not where the journal
    /// tells of an earlier process: who ended it is found one by one.
    fn ahead(&self, ranked: &[Ranked], most: usize, args: &[Arg<'_>]) -> Ahead<'a> {
        let alone = !self.known.is_empty() || !self.device.compiles();
        let count = if alone { 0 } else { most.saturating_sub(self.trials.len()).min(ranked.len()) };
        let (device, instance) = (self.device, self.instance);
        let of = |(_, choice): &Ranked| {
            device.prepare(&instance.with_consts(&choice.point).with_overrides(&choice.plan), args)
        };
        Ahead::new(ranked[..count].iter().skip(1).filter_map(of))
    }

    /// Instances with the seconds that the device expects of them, the stated one first, then those
    /// that it expects to be fastest.
    fn ranked(&mut self, args: &[Arg<'_>]) -> Vec<Ranked> {
        let has = |point: &&Point| self.tuner.compiled.has(self.device, self.instance, point);
        let all: Vec<&Point> = self.space.points.iter().filter(has).collect();
        let missing = self.space.points.len() - all.len();
        if missing > 0 {
            self.remarks.push(format!(
                "{missing} of {} candidates are left out: the program was compiled without them",
                self.space.points.len()
            ));
        }
        let expected = |point: &Point| self.device.expected(&self.instance.with_consts(point), args);
        let mut ranked: Vec<Ranked> =
            all.into_iter().map(|point| (expected(point), Choice::own(point.clone()))).collect();
        // Sorting is stable: without a model, the list's order stays.
        ranked[1..].sort_by(|x, y| by_seconds(x.0, y.0));
        ranked
    }
}
