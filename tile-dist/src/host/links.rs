//! Ordered queues of frames between a rank and each other one.

use super::frame::{Frame, Tag};
use crate::error::DistError;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// A rank's queues: one to and one from each rank, itself among them.
///
/// Sending never waits. What was sent before a rank ended is received first.
pub(super) struct Links {
    pub(super) rank: usize,
    pub(super) size: usize,
    to: Vec<Sender<Frame>>,
    from: Vec<Receiver<Frame>>,
    pub(super) timeout: Duration,
}

impl Links {
    /// The queues of ranks that share memory.
    pub(super) fn of_threads(size: usize, timeout: Duration) -> Vec<Links> {
        let mut columns: Vec<Vec<Receiver<Frame>>> = (0..size).map(|_| Vec::new()).collect();
        let mut rows = Vec::new();
        for _ in 0..size {
            let (to, from): (Vec<_>, Vec<_>) = (0..size).map(|_| channel()).unzip();
            rows.push(to);
            columns.iter_mut().zip(from).for_each(|(column, from)| column.push(from));
        }
        let ranks = rows.into_iter().zip(columns).enumerate();
        ranks.map(|(rank, (to, from))| Links { rank, size, to, from, timeout }).collect()
    }

    /// Queues that something else moves between ranks.
    pub(super) fn new(rank: usize, to: Vec<Sender<Frame>>, from: Vec<Receiver<Frame>>, timeout: Duration) -> Links {
        Links { rank, size: to.len(), to, from, timeout }
    }

    /// Sends a frame to a rank.
    pub(super) fn send(&self, rank: usize, frame: Frame, during: &str) -> Result<(), DistError> {
        // Whoever has ended may have said why.
        self.to[rank].send(frame).map_err(|_| self.farewell(rank, during))
    }

    /// Receives the next frame of a rank before `deadline`.
    pub(super) fn receive(&self, rank: usize, deadline: Instant, during: &str) -> Result<Frame, DistError> {
        let left = deadline.saturating_duration_since(Instant::now());
        match self.from[rank].recv_timeout(left) {
            Ok(frame) if frame.tag == Tag::Abort => Err(aborted(rank, &frame)),
            Ok(frame) => Ok(frame),
            Err(RecvTimeoutError::Timeout) => {
                Err(DistError::Timeout { rank, during: during.to_owned(), waited: self.timeout })
            }
            Err(RecvTimeoutError::Disconnected) => Err(DistError::Lost { rank, during: during.to_owned() }),
        }
    }

    /// Why a rank that takes no frames any more has ended.
    fn farewell(&self, rank: usize, during: &str) -> DistError {
        let said = self.from[rank].try_iter().find(|frame| frame.tag == Tag::Abort);
        said.map_or_else(|| DistError::Lost { rank, during: during.to_owned() }, |frame| aborted(rank, &frame))
    }

    /// When what begins now must be over.
    pub(super) fn deadline(&self) -> Instant {
        let now = Instant::now();
        // A timeout beyond what clocks can say is a year.
        now.checked_add(self.timeout).unwrap_or(now + Duration::from_secs(365 * 86_400))
    }

    /// Tells all others that this rank gives up.
    pub(super) fn abort(&self, error: &DistError) {
        let culprit = match error {
            DistError::Aborted { rank, .. } => *rank,
            _ => self.rank,
        };
        let reason = match error {
            DistError::Aborted { reason, .. } => reason.clone(),
            other => other.to_string(),
        };
        for rank in (0..self.size).filter(|&rank| rank != self.rank) {
            // Whoever has ended needs no reason.
            let _ = self.to[rank].send(Frame::new(Tag::Abort, format!("{culprit} {reason}"), Vec::new()));
        }
    }
}

/// The error of a rank that gave up, which may have been told so by another one.
fn aborted(from: usize, frame: &Frame) -> DistError {
    let told = frame.text.split_once(' ').and_then(|(rank, reason)| Some((rank.parse().ok()?, reason)));
    let (rank, reason) = told.unwrap_or((from, &frame.text));
    DistError::Aborted { rank, reason: reason.to_owned() }
}
