//! Timelines: when the warpgroups of a launch waited, for what, and when they issued what others
//! wait for.
//!
//! Runtimes make one of what a kernel with [marks](crate::ir::Op::Mark) recorded.
//! [`Timeline::chrome_trace`] is for Perfetto and `chrome://tracing`; printed, a timeline is a table
//! of the waits.

use crate::ir::Moment;
use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter, Write as _};
use tile_core::ir::Span;
use tile_core::launch::{Lane, LaneEvent, LaunchTimeline};

/// Threads of a warpgroup, of which one records.
pub const WARPGROUP: u32 = 128;

/// A place where a kernel records the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkSite {
    /// What happens there.
    pub moment: Moment,
    /// Where the user wrote what it comes from.
    pub span: Span,
    /// The number of the partition whose program it is in, where warps are specialised.
    pub partition: Option<u32>,
}

/// What the warpgroups of a launch recorded.
#[derive(Clone, PartialEq, Debug)]
pub struct Timeline {
    /// The kernel's name.
    pub kernel: String,
    /// Block by block.
    pub groups: Vec<Group>,
}

/// What a warpgroup recorded.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// The number of its block.
    pub block: u32,
    /// Its number in the block.
    pub warpgroup: u32,
    /// The partition that it belongs to, where warps are specialised: the last one is the producer.
    pub partition: Option<u32>,
    /// The multiprocessor that it ran on.
    pub multiprocessor: u32,
    /// In order.
    pub events: Vec<Event>,
    /// Whether there was no room for all events.
    pub full: bool,
}

/// A moment of a warpgroup.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Event {
    /// Nanoseconds since the launch's first event.
    pub at: f64,
    /// What happened.
    pub moment: Moment,
    /// Where the user wrote what it comes from.
    pub span: Span,
}

/// Waits of one kind, of all warpgroups with a role.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wait {
    /// The partition.
    pub partition: Option<u32>,
    /// What was waited for.
    pub moment: Moment,
    /// Where.
    pub span: Span,
    /// How often, by a warpgroup.
    pub count: f64,
    /// Nanoseconds of a wait, in the mean.
    pub mean: f64,
    /// The part of the role's time, from 0 to 1.
    pub share: f64,
}

impl Timeline {
    /// A timeline of groups whose events have any common beginning.
    pub fn new(kernel: &str, mut groups: Vec<Group>) -> Timeline {
        let events = || groups.iter().flat_map(|group| &group.events);
        let first = events().map(|event| event.at).fold(f64::INFINITY, f64::min);
        groups.iter_mut().flat_map(|group| &mut group.events).for_each(|event| event.at -= first);
        Timeline { kernel: kernel.to_owned(), groups }
    }

    /// The waits, by role, those that take most of its time first.
    pub fn waits(&self) -> Vec<Wait> {
        let mut totals: BTreeMap<Option<u32>, (f64, f64)> = BTreeMap::new();
        let mut sums = BTreeMap::new();
        for group in &self.groups {
            let total = totals.entry(group.partition).or_default();
            total.0 += group.nanoseconds();
            total.1 += 1.0;
            for (moment, span, [from, to]) in group.waits() {
                let sum: &mut (f64, f64) = sums.entry((group.partition, moment, span.line, span.column)).or_default();
                sum.0 += 1.0;
                sum.1 += to - from;
            }
        }
        let mut waits: Vec<Wait> = sums
            .into_iter()
            .map(|((partition, moment, line, column), (count, time))| {
                let (all, groups) = totals[&partition];
                let span = Span { line, column };
                Wait { partition, moment, span, count: count / groups, mean: time / count, share: time / all }
            })
            .collect();
        waits.sort_by(|a, b| a.partition.cmp(&b.partition).then(b.share.total_cmp(&a.share)));
        waits
    }

    /// The same in the form that all devices share: a lane for each warpgroup.
    pub fn lanes(&self) -> LaunchTimeline {
        let lanes = self.groups.iter().map(|group| {
            let event = |name, at, from, to| LaneEvent { name, detail: String::new(), at, from, to };
            let waits = group.waits().map(|(moment, span, [from, to])| event(told(moment), span, from, Some(to)));
            let moments = group.events.iter().filter(|event| !event.moment.waits() && event.moment != Moment::Ready);
            let moments = moments.map(|it| event(told(it.moment), it.span, it.at, None));
            let mut events: Vec<LaneEvent> = waits.chain(moments).collect();
            events.sort_by(|x, y| x.from.total_cmp(&y.from));
            let at = |event: Option<&Event>| event.map_or(0.0, |event| event.at);
            Lane {
                place: format!("block {} on multiprocessor {}", group.block, group.multiprocessor),
                name: format!("warpgroup {}", group.warpgroup),
                role: role(self, group.partition).trim_start_matches(", ").to_owned(),
                ran: [at(group.events.first()), at(group.events.last())],
                events,
            }
        });
        let full = self.groups.iter().any(|group| group.full);
        let remarks = full.then(|| "some warpgroups had no room for all events".to_owned());
        LaunchTimeline { kernel: self.kernel.clone(), lanes: lanes.collect(), remarks: remarks.into_iter().collect() }
    }

    /// The events as JSON in the Trace Event Format, a process for each block and a thread for each
    /// warpgroup.
    pub fn chrome_trace(&self) -> String {
        let mut out = String::from("{\"traceEvents\":[");
        let mut line = |text: fmt::Arguments<'_>| {
            let separator = if out.ends_with('[') { "\n" } else { ",\n" };
            write!(out, "{separator}{text}").expect("writing to a string succeeds");
        };
        for group in &self.groups {
            let Group { block, warpgroup, multiprocessor, .. } = group;
            let place = format!("\"pid\":{block},\"tid\":{warpgroup}");
            line(format_args!(
                "{{\"name\":\"process_name\",\"ph\":\"M\",{place},\"args\":{{\"name\":\"block {block} on multiprocessor {multiprocessor}\"}}}}"
            ));
            line(format_args!(
                "{{\"name\":\"thread_name\",\"ph\":\"M\",{place},\"args\":{{\"name\":\"warpgroup {warpgroup}{}\"}}}}",
                role(self, group.partition)
            ));
            for (moment, span, [from, to]) in group.waits() {
                line(format_args!(
                    "{{\"name\":\"{}\",\"ph\":\"X\",{place},\"ts\":{:.3},\"dur\":{:.3},\"args\":{{\"at\":\"{}:{}\"}}}}",
                    told(moment),
                    from / 1e3,
                    (to - from) / 1e3,
                    span.line,
                    span.column
                ));
            }
            for event in group.events.iter().filter(|event| !event.moment.waits() && event.moment != Moment::Ready) {
                line(format_args!(
                    "{{\"name\":\"{}\",\"ph\":\"i\",\"s\":\"t\",{place},\"ts\":{:.3},\"args\":{{\"at\":\"{}:{}\"}}}}",
                    told(event.moment),
                    event.at / 1e3,
                    event.span.line,
                    event.span.column
                ));
            }
        }
        out.push_str("\n]}\n");
        out
    }
}

impl Group {
    /// From its first to its last event.
    pub fn nanoseconds(&self) -> f64 {
        self.events.last().map_or(0.0, |last| last.at) - self.events.first().map_or(0.0, |first| first.at)
    }

    /// Its waits: for what, where, from when to when.
    pub fn waits(&self) -> impl Iterator<Item = (Moment, Span, [f64; 2])> {
        let pairs = self.events.windows(2).filter(|pair| pair[0].moment.waits() && pair[1].moment == Moment::Ready);
        pairs.map(|pair| (pair[0].moment, pair[0].span, [pair[0].at, pair[1].at]))
    }
}

/// What a role is called, where there are several: the last partition copies.
fn role(timeline: &Timeline, partition: Option<u32>) -> String {
    let last = timeline.groups.iter().filter_map(|group| group.partition).max();
    match partition {
        None => String::new(),
        Some(number) if Some(number) == last => ", producer".to_owned(),
        Some(_) if last == Some(1) => ", consumer".to_owned(),
        Some(number) => format!(", consumer {number}"),
    }
}

/// A moment in words.
fn told(moment: Moment) -> &'static str {
    match moment {
        Moment::Start => "start",
        Moment::Done => "end",
        Moment::WaitThreads => "wait for threads",
        Moment::WaitStage => "wait for a stage",
        Moment::WaitCopies => "wait for copies",
        Moment::WaitMma => "wait for MMAs",
        Moment::WaitStores => "wait for stores",
        Moment::WaitBlocks => "wait for blocks",
        Moment::Ready => "ready",
        Moment::Load => "issue of a load",
        Moment::Mma => "issue of MMAs",
        Moment::Store => "issue of a store",
    }
}

/// ```text
/// matmul: 396 warpgroups of 132 blocks, 181.2 µs
///   consumer
///     38.1 %   64.0 times  1.072 µs  wait for MMAs 14:9
///      4.0 %   64.0 times  0.112 µs  wait for a stage 12:9
/// ```
impl Display for Timeline {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let events = || self.groups.iter().flat_map(|group| &group.events);
        let end = events().map(|event| event.at).fold(0.0, f64::max);
        let blocks = self.groups.iter().map(|group| group.block).max().map_or(0, |last| last + 1);
        writeln!(f, "{}: {} warpgroups of {blocks} blocks, {:.1} µs", self.kernel, self.groups.len(), end / 1e3)?;
        let mut last = None;
        for wait in self.waits() {
            if last != Some(wait.partition) {
                last = Some(wait.partition);
                let role = role(self, wait.partition);
                writeln!(f, "  {}", if role.is_empty() { "all" } else { &role[2..] })?;
            }
            writeln!(
                f,
                "    {:5.1} % {:7.1} times {:7.3} µs  {} {}:{}",
                100.0 * wait.share,
                wait.count,
                wait.mean / 1e3,
                told(wait.moment),
                wait.span.line,
                wait.span.column
            )?;
        }
        if self.groups.iter().any(|group| group.full) {
            writeln!(f, "  some warpgroups had no room for all events")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timeline() -> Timeline {
        let span = Span { line: 4, column: 2 };
        let event = |at, moment| Event { at, moment, span };
        let group = |warpgroup, events| Group {
            block: 0,
            warpgroup,
            partition: Some(warpgroup),
            multiprocessor: 5,
            events,
            full: false,
        };
        let consumer = vec![
            event(1000.0, Moment::Start),
            event(1100.0, Moment::WaitStage),
            event(1400.0, Moment::Ready),
            event(1500.0, Moment::Mma),
            event(1600.0, Moment::WaitStage),
            event(1700.0, Moment::Ready),
            event(2000.0, Moment::Done),
        ];
        let producer = vec![event(1050.0, Moment::Start), event(1060.0, Moment::Load), event(1250.0, Moment::Done)];
        Timeline::new("k", vec![group(0, consumer), group(1, producer)])
    }

    #[test]
    fn waits_are_summed_by_role_and_place() {
        let waits = timeline().waits();
        let [wait] = waits[..] else { panic!("{waits:?}") };
        assert_eq!((wait.partition, wait.moment, wait.count), (Some(0), Moment::WaitStage, 2.0));
        assert_eq!((wait.mean, wait.share), (200.0, 0.4));
    }

    #[test]
    fn times_begin_with_the_first_event() {
        let text = timeline().to_string();
        assert_eq!(
            text,
            "k: 2 warpgroups of 1 blocks, 1.0 µs\n  consumer\n     40.0 %     2.0 times   0.200 µs  wait for a stage 4:2\n"
        );
    }

    #[test]
    fn traces_have_a_line_for_each_event() {
        let trace = timeline().chrome_trace();
        let lines: Vec<&str> = trace.lines().collect();
        assert_eq!((lines[0], lines[13]), ("{\"traceEvents\":[", "]}"));
        let wait = "{\"name\":\"wait for a stage\",\"ph\":\"X\",\"pid\":0,\"tid\":0,\"ts\":0.100,\"dur\":0.300,\"args\":{\"at\":\"4:2\"}},";
        assert_eq!(lines[3], wait);
        assert!(lines[1..12].iter().all(|line| line.ends_with("},")) && lines[12].ends_with("}}"), "{trace}");
        assert!(trace.contains("warpgroup 1, producer") && trace.contains("block 0 on multiprocessor 5"));
    }

    #[test]
    fn warpgroups_are_lanes() {
        let lanes = timeline().lanes().lanes;
        assert_eq!((&*lanes[0].role, &*lanes[1].role), ("consumer", "producer"));
        assert_eq!((&*lanes[1].place, lanes[1].ran), ("block 0 on multiprocessor 5", [50.0, 250.0]));
        let told: Vec<_> = lanes[0].events.iter().map(|event| (event.name, event.from, event.to)).collect();
        let wait = "wait for a stage";
        let expected = [
            ("start", 0.0, None),
            (wait, 100.0, Some(400.0)),
            ("issue of MMAs", 500.0, None),
            (wait, 600.0, Some(700.0)),
            ("end", 1000.0, None),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn nothing_was_recorded() {
        let timeline = Timeline::new("k", Vec::new());
        assert_eq!(timeline.to_string(), "k: 0 warpgroups of 0 blocks, 0.0 µs\n");
        assert_eq!(timeline.chrome_trace(), "{\"traceEvents\":[\n]}\n");
    }
}
