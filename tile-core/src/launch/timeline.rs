//! Timelines: what happened when inside a launch, as a device recorded it, whatever the device.

use crate::ir::Span;
use std::collections::BTreeMap;

/// What happened inside a launch: see [`Device::timeline`](super::Device::timeline).
#[derive(Clone, PartialEq, Debug)]
pub struct LaunchTimeline {
    /// The kernel's name.
    pub kernel: String,
    /// What ran side by side, each with its events.
    pub lanes: Vec<Lane>,
    /// How it was recorded, and what is missing.
    pub remarks: Vec<String>,
}

/// What runs one thing after the other: a thread of the CPU, a warpgroup of a GPU's block.
#[derive(Clone, PartialEq, Debug)]
pub struct Lane {
    /// What it is part of, such as a block on a multiprocessor.
    pub place: String,
    /// What it is called there.
    pub name: String,
    /// What it does in the kernel's schedule, such as `producer`; empty where all lanes do the same.
    pub role: String,
    /// From when to when it ran, in nanoseconds since the launch's first event.
    pub ran: [f64; 2],
    /// In the order of their beginnings.
    pub events: Vec<LaneEvent>,
}

/// What a lane did, or waited for.
#[derive(Clone, PartialEq, Debug)]
pub struct LaneEvent {
    /// What it was, in words that many events share.
    pub name: &'static str,
    /// Which one it was; empty where the name says all.
    pub detail: String,
    /// Where the user wrote what it comes from; line 0 where that is the whole kernel.
    pub at: Span,
    /// When it began, in nanoseconds since the launch's first event.
    pub from: f64,
    /// When it ended; none of a moment.
    pub to: Option<f64>,
}

/// Events of a name and place, of all lanes with a role.
#[derive(Clone, PartialEq, Debug)]
pub struct EventTotal {
    /// The role.
    pub role: String,
    /// The name.
    pub name: &'static str,
    /// The place in the source.
    pub at: Span,
    /// How often in a lane, in the mean.
    pub count: f64,
    /// Nanoseconds of an event, in the mean.
    pub mean: f64,
    /// The part of the lanes' time, from 0 to 1.
    pub share: f64,
}

impl LaunchTimeline {
    /// From the first event to the end of the last lane, in nanoseconds.
    pub fn nanoseconds(&self) -> f64 {
        self.lanes.iter().map(|lane| lane.ran[1]).fold(0.0, f64::max)
    }

    /// Events that take time, by role, those that take most of it first.
    pub fn totals(&self) -> Vec<EventTotal> {
        let mut roles: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
        let mut sums: BTreeMap<(&str, &'static str, u32, u32), (f64, f64)> = BTreeMap::new();
        for lane in &self.lanes {
            let role = roles.entry(&lane.role).or_default();
            *role = (role.0 + lane.ran[1] - lane.ran[0], role.1 + 1.0);
            for event in &lane.events {
                let Some(to) = event.to else { continue };
                let sum = sums.entry((&lane.role, event.name, event.at.line, event.at.column)).or_default();
                *sum = (sum.0 + 1.0, sum.1 + to - event.from);
            }
        }
        let total = |((role, name, line, column), (count, time)): ((&str, _, _, _), (f64, f64))| {
            let (all, lanes) = roles[role];
            EventTotal {
                role: role.to_owned(),
                name,
                at: Span { line, column },
                count: count / lanes,
                mean: time / count,
                share: time / all.max(f64::MIN_POSITIVE),
            }
        };
        let mut totals: Vec<EventTotal> = sums.into_iter().map(total).collect();
        totals.sort_by(|x, y| x.role.cmp(&y.role).then(y.share.total_cmp(&x.share)));
        totals
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lane(role: &str, ran: [f64; 2], events: &[(&'static str, f64, Option<f64>)]) -> Lane {
        let at = Span { line: 3, column: 5 };
        let event = |&(name, from, to): &(&'static str, f64, Option<f64>)| LaneEvent {
            name,
            detail: String::new(),
            at,
            from,
            to,
        };
        let (place, name) = ("block 0".to_owned(), "warpgroup".to_owned());
        Lane { place, name, role: role.to_owned(), ran, events: events.iter().map(event).collect() }
    }

    #[test]
    fn totals_are_by_role_and_name() {
        let consumer = lane("consumer", [0.0, 100.0], &[("wait", 0.0, Some(20.0)), ("wait", 50.0, Some(60.0))]);
        let other = lane("consumer", [0.0, 200.0], &[("issue", 5.0, None), ("wait", 10.0, Some(40.0))]);
        let producer = lane("producer", [10.0, 50.0], &[("wait", 10.0, Some(20.0)), ("free", 20.0, Some(50.0))]);
        let timeline =
            LaunchTimeline { kernel: "k".to_owned(), lanes: vec![consumer, other, producer], remarks: Vec::new() };
        assert_eq!(timeline.nanoseconds(), 200.0);
        let totals = timeline.totals();
        let told: Vec<_> = totals.iter().map(|it| (&*it.role, it.name, it.count, it.mean, it.share)).collect();
        let expected = [
            ("consumer", "wait", 1.5, 20.0, 0.2),
            ("producer", "free", 1.0, 30.0, 0.75),
            ("producer", "wait", 1.0, 10.0, 0.25),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn nothing_ran() {
        let timeline = LaunchTimeline { kernel: "k".to_owned(), lanes: Vec::new(), remarks: Vec::new() };
        assert_eq!((timeline.nanoseconds(), timeline.totals().len()), (0.0, 0));
    }
}
