//! Block log: when each block of a launch ran, and on which thread.
//!
//! A launch that is logged reads the clock before and behind each block, and runs blocks one at a
//! time that it would otherwise run several in a call. The order of blocks stays as it is.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};
use std::time::Instant;
use tile_core::ir::Span;
use tile_core::launch::{Lane, LaneEvent, LaunchTimeline};

/// Blocks of a thread that are kept.
const MOST: usize = 1 << 14;

/// When blocks of a launch ran.
#[derive(Debug)]
pub(crate) struct BlockLog {
    began: Instant,
    threads: Mutex<Vec<(ThreadId, ThreadLog)>>,
}

/// The blocks of a thread.
#[derive(Debug, Default)]
pub(super) struct ThreadLog {
    blocks: Vec<(i64, [f64; 2])>,
    /// How many there was no room for.
    dropped: usize,
}

impl BlockLog {
    /// Of a launch that begins now.
    pub(crate) fn new() -> BlockLog {
        BlockLog { began: Instant::now(), threads: Mutex::default() }
    }

    fn now(&self) -> f64 {
        self.began.elapsed().as_nanos() as f64
    }

    /// Runs blocks one by one on this thread.
    pub(super) fn each(&self, log: &mut ThreadLog, blocks: Range<i64>, run: &mut dyn FnMut(Range<i64>)) {
        for block in blocks {
            let from = self.now();
            run(block..block + 1);
            match log.blocks.len() < MOST {
                true => log.blocks.push((block, [from, self.now()])),
                false => log.dropped += 1,
            }
        }
    }

    /// Takes what this thread has logged.
    pub(super) fn put(&self, log: ThreadLog) {
        self.put_of(thread::current().id(), log);
    }

    fn put_of(&self, thread: ThreadId, log: ThreadLog) {
        let mut threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner);
        match threads.iter_mut().find(|(known, _)| *known == thread) {
            Some((_, known)) => {
                known.blocks.extend(log.blocks);
                known.dropped += log.dropped;
            }
            None if log.blocks.is_empty() => {}
            None => threads.push((thread, log)),
        }
    }

    /// The timeline of the launch of a kernel with this grid: a lane for each thread that had blocks.
    pub(crate) fn timeline(self, kernel: &str, [_, y, x]: [i64; 3]) -> LaunchTimeline {
        let mut threads = self.threads.into_inner().unwrap_or_else(PoisonError::into_inner);
        let began = |(_, log): &(ThreadId, ThreadLog)| log.blocks.first().map_or(0.0, |(_, [from, _])| *from);
        threads.sort_by(|one, other| began(one).total_cmp(&began(other)));
        let first = threads.first().map_or(0.0, began);
        let dropped: usize = threads.iter().map(|(_, log)| log.dropped).sum();
        let lanes = threads.into_iter().enumerate().map(|(number, (_, log))| {
            let event = |&(block, [from, to]): &(i64, [f64; 2])| LaneEvent {
                name: "block",
                detail: format!("[{}, {}, {}]", block / (y * x), block / x % y, block % x),
                at: Span::default(),
                from: from - first,
                to: Some(to - first),
            };
            let events: Vec<LaneEvent> = log.blocks.iter().map(event).collect();
            let end = events.last().and_then(|last| last.to).unwrap_or(0.0);
            Lane {
                place: "CPU".to_owned(),
                name: format!("thread {number}"),
                role: String::new(),
                ran: [events.first().map_or(0.0, |first| first.from), end],
                events,
            }
        });
        let mut remarks = vec![
            "recording reads the clock twice a block, and runs blocks one at a time; stages inside a block are not told \
             apart"
                .to_owned(),
        ];
        if dropped > 0 {
            remarks.push(format!("the first {MOST} blocks of each thread are kept, {dropped} are left out"));
        }
        LaunchTimeline { kernel: kernel.to_owned(), lanes: lanes.collect(), remarks }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_lanes() {
        let log = BlockLog::new();
        let mut ran = Vec::new();
        for blocks in [0..7, 7..12] {
            let mut thread = ThreadLog::default();
            log.each(&mut thread, blocks, &mut |block| ran.push(block));
            let other = thread::spawn(|| thread::current().id()).join().unwrap();
            log.put_of(other, thread);
        }
        log.put(ThreadLog::default());
        assert_eq!((ran.len(), ran[11].clone()), (12, 11..12));
        let timeline = log.timeline("k", [2, 2, 3]);
        let [first, second] = &timeline.lanes[..] else { panic!("two threads had blocks: {timeline:?}") };
        assert_eq!((first.events.len(), first.ran[0]), (7, 0.0));
        assert_eq!((&*first.events[4].detail, &*second.events[4].detail), ("[0, 1, 1]", "[1, 1, 2]"));
        assert!(second.events.windows(2).all(|pair| pair[0].to.unwrap() <= pair[1].from));
        assert_eq!(timeline.remarks.len(), 1);
    }

    #[test]
    fn long_launches_are_cut_off() {
        let (log, mut thread) = (BlockLog::new(), ThreadLog::default());
        log.each(&mut thread, 0..MOST as i64 + 3, &mut |_| ());
        log.put(thread);
        let timeline = log.timeline("k", [1, 1, 1 << 20]);
        assert_eq!(timeline.lanes[0].events.len(), MOST);
        assert!(timeline.remarks[1].ends_with("3 are left out"), "{:?}", timeline.remarks);
    }
}
