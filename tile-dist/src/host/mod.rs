//! Collectives in host memory, out of frames between each two ranks.
//!
//! Every collective begins with a handshake: each rank tells all others what it is about
//! to do, or why it refuses. All ranks see the same, so an error of arguments is one on
//! every rank, before an output is written.
//!
//! A reduction is done in the order of ranks, each part by one rank, and the result sent to
//! all: bits do not depend on timing, and all ranks have the same ones.

mod frame;
mod links;
mod memory;
mod reduce;
mod tcp;

use crate::call::{Call, Kind, ReduceOp, Signature};
use crate::error::DistError;
use crate::transport::{Message, Transport};
use frame::{Frame, Tag};
use links::Links;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tile_core::elem::DType;
use tile_core::launch::TensorArg;

#[cfg(feature = "cuda")]
pub(crate) use memory::is_contiguous;
pub(crate) use tcp::connect;

/// Ranks in host memory, seen from one of them.
pub(crate) struct Host {
    name: &'static str,
    rank: usize,
    size: usize,
    state: Mutex<State>,
    /// What moves frames, and is waited for at the end.
    wires: Option<tcp::Wires>,
}

struct State {
    /// `None` once the world has ended; the queues end with it.
    links: Option<Links>,
    /// Why.
    broken: Option<DistError>,
    /// Collectives so far.
    turn: u64,
}

/// The ranks of a world of threads.
pub(crate) fn threads(size: usize, timeout: Duration) -> Vec<Host> {
    Links::of_threads(size, timeout).into_iter().map(|links| Host::new("threads", links, None)).collect()
}

/// Runs a closure for each rank on a thread of its own; gives what each returns, by ranks.
///
/// # Panics
/// With the panic of a rank, once all have ended.
pub(crate) fn each<R: Send, T: Send>(ranks: impl IntoIterator<Item = R>, run: impl Fn(R) -> T + Sync) -> Vec<T> {
    let run = &run;
    std::thread::scope(|scope| {
        let threads: Vec<_> = ranks.into_iter().map(|rank| scope.spawn(move || run(rank))).collect();
        let ended: Vec<_> = threads.into_iter().map(|thread| thread.join()).collect();
        ended.into_iter().map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

impl Host {
    fn new(name: &'static str, links: Links, wires: Option<tcp::Wires>) -> Host {
        let (rank, size) = (links.rank, links.size);
        Host { name, rank, size, state: Mutex::new(State { links: Some(links), broken: None, turn: 0 }), wires }
    }

    /// Does something with the queues. An error after which ranks are out of step ends the
    /// world, and the others are told.
    fn step(&self, work: impl FnOnce(&Links, &mut u64) -> Result<(), DistError>) -> Result<(), DistError> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let State { links, broken, turn } = &mut *state;
        let Some(open) = links else {
            let reason = broken.as_ref().map(ToString::to_string).unwrap_or_default();
            return Err(DistError::Broken { reason });
        };
        let result = work(open, turn);
        if let Err(error) = &result
            && !error.is_recoverable()
        {
            open.abort(error);
            *broken = Some(error.clone());
            *links = None;
        }
        result
    }
}

#[cfg(feature = "cuda")]
impl Host {
    /// The handshake of a collective whose data goes another way.
    pub(crate) fn agree(&self, kind: Kind, own: Result<Signature, DistError>) -> Result<(), DistError> {
        self.step(|links, turn| {
            *turn += 1;
            let round = Round { links, deadline: links.deadline(), during: kind.to_string() };
            round.handshake(own, *turn).map(|_| ())
        })
    }

    /// Every rank gets the bytes of rank `root`.
    pub(crate) fn tell(&self, root: usize, bytes: Vec<u8>) -> Result<Vec<u8>, DistError> {
        self.step_giving(|links| {
            let round = Round { links, deadline: links.deadline(), during: "the first meeting".to_owned() };
            if links.rank != root {
                return round.data(root, bytes.len());
            }
            for to in round.others() {
                links.send(to, Frame::new(Tag::Data, "", bytes.clone()), &round.during)?;
            }
            Ok(bytes)
        })
    }

    fn step_giving<T>(&self, work: impl FnOnce(&Links) -> Result<T, DistError>) -> Result<T, DistError> {
        let mut given = None;
        self.step(|links, _| {
            given = Some(work(links)?);
            Ok(())
        })?;
        given.ok_or_else(|| DistError::Broken { reason: "nothing was given".to_owned() })
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // What was sent leaves before the process may end.
        self.state.get_mut().unwrap_or_else(PoisonError::into_inner).links = None;
        if let Some(wires) = self.wires.take() {
            wires.finish();
        }
    }
}

impl Transport for Host {
    fn name(&self) -> &'static str {
        self.name
    }

    fn rank(&self) -> usize {
        self.rank
    }

    fn size(&self) -> usize {
        self.size
    }

    fn set_timeout(&mut self, timeout: Duration) {
        if let Some(links) = &mut self.state.get_mut().unwrap_or_else(PoisonError::into_inner).links {
            links.timeout = timeout;
        }
    }

    fn collective(&self, call: &mut Call<'_, '_>) -> Result<(), DistError> {
        self.step(|links, turn| {
            *turn += 1;
            let round = Round { links, deadline: links.deadline(), during: call.kind.to_string() };
            let signature = round.handshake(call.check(links.size), *turn)?;
            round.run(call, &signature)
        })
    }

    fn messages(&self, messages: &mut [Message<'_, '_>]) -> Result<(), DistError> {
        self.step(|links, _| {
            for message in &*messages {
                check_message(message, links.size)?;
            }
            for message in &*messages {
                if let Message::Send(to, tensor) = message {
                    let frame = Frame::new(Tag::Tensor, frame::describe(tensor), memory::gather(tensor));
                    links.send(*to, frame, "send")?;
                }
            }
            let deadline = links.deadline();
            let mut differs = Ok(());
            for message in messages {
                if let Message::Recv(from, tensor) = message {
                    // All are received, whatever the first was, so that the next call finds its own.
                    let received = receive(links, deadline, *from, tensor);
                    match received {
                        Err(error) if !error.is_recoverable() => return Err(error),
                        Err(error) if differs.is_ok() => differs = Err(error),
                        _ => {}
                    }
                }
            }
            differs
        })
    }
}

pub(crate) fn check_message(message: &Message<'_, '_>, size: usize) -> Result<(), DistError> {
    let (name, rank) = match message {
        Message::Send(to, _) => ("to", *to),
        Message::Recv(from, _) => ("from", *from),
    };
    match rank < size {
        true => Ok(()),
        false => Err(DistError::argument(name, format!("a rank below {size}"), rank.to_string())),
    }
}

/// Receives a tensor into an output.
fn receive(links: &Links, deadline: Instant, from: usize, output: &mut TensorArg<'_>) -> Result<(), DistError> {
    let frame = links.receive(from, deadline, "recv")?;
    let expected = frame::describe(output);
    let differ = |argument: &str| DistError::Disagree {
        rank: from,
        argument: argument.to_owned(),
        expected: format!("a tensor {expected}"),
        found: frame.describe(),
    };
    if frame.tag != Tag::Tensor {
        return Err(out_of_step(from, &differ("call").to_string()));
    }
    if frame.text != expected {
        return Err(differ("message"));
    }
    memory::scatter(output, &[frame.bytes]);
    Ok(())
}

/// The error of a rank that sends what this one did not expect: nothing fits any more.
fn out_of_step(rank: usize, reason: &str) -> DistError {
    DistError::Aborted { rank, reason: format!("it is out of step: {reason}") }
}

/// One collective.
struct Round<'l> {
    links: &'l Links,
    deadline: Instant,
    during: String,
}

impl Round<'_> {
    fn others(&self) -> impl Iterator<Item = usize> + use<> {
        let own = self.links.rank;
        (0..self.links.size).filter(move |&rank| rank != own)
    }

    /// Tells all others what this rank does, and hears what they do.
    fn handshake(&self, own: Result<Signature, DistError>, turn: u64) -> Result<Signature, DistError> {
        let frame = match &own {
            Ok(signature) => Frame::new(Tag::Head, signature.text(turn), Vec::new()),
            Err(error) => Frame::new(Tag::Refusal, error.to_string(), Vec::new()),
        };
        for rank in self.others() {
            self.links.send(rank, frame.clone(), &self.during)?;
        }
        let mut verdict = own;
        for rank in self.others() {
            let frame = self.links.receive(rank, self.deadline, &self.during)?;
            let theirs = match frame.tag {
                Tag::Refusal => Err(DistError::Refused { rank, reason: frame.text }),
                Tag::Head => match Signature::parse(&frame.text) {
                    Some((at, theirs)) if at == turn => Ok(theirs),
                    _ => return Err(out_of_step(rank, &format!("collective {turn}, its is `{}`", frame.text))),
                },
                _ => return Err(out_of_step(rank, &format!("{}, it sent {}", self.during, frame.describe()))),
            };
            // The first that is wrong decides, but all are heard.
            verdict = verdict.and_then(|own| own.agrees(&theirs?, rank).map(|()| own));
        }
        verdict
    }

    /// Sends a part to each rank, and gives what each sent to this one.
    fn exchange(&self, mut parts: Vec<Vec<u8>>, expected: usize) -> Result<Vec<Vec<u8>>, DistError> {
        let own = std::mem::take(&mut parts[self.links.rank]);
        for rank in self.others() {
            self.links.send(rank, Frame::new(Tag::Data, "", std::mem::take(&mut parts[rank])), &self.during)?;
        }
        let mut got = Vec::with_capacity(self.links.size);
        let mut own = Some(own);
        for rank in 0..self.links.size {
            let part = match own.take_if(|_| rank == self.links.rank) {
                Some(own) => own,
                None => self.data(rank, expected)?,
            };
            got.push(part);
        }
        Ok(got)
    }

    /// Sends the same to all ranks; each rank's may have another length.
    fn share(&self, own: Vec<u8>, lengths: &[usize]) -> Result<Vec<Vec<u8>>, DistError> {
        for rank in self.others() {
            self.links.send(rank, Frame::new(Tag::Data, "", own.clone()), &self.during)?;
        }
        let mut all = Vec::with_capacity(self.links.size);
        let mut own = Some(own);
        for (rank, &expected) in lengths.iter().enumerate() {
            let bytes = match own.take_if(|_| rank == self.links.rank) {
                Some(own) => own,
                None => self.data(rank, expected)?,
            };
            all.push(bytes);
        }
        Ok(all)
    }

    /// The next part of a rank.
    fn data(&self, rank: usize, expected: usize) -> Result<Vec<u8>, DistError> {
        let frame = self.links.receive(rank, self.deadline, &self.during)?;
        match frame.tag == Tag::Data && frame.bytes.len() == expected {
            true => Ok(frame.bytes),
            false => {
                let (len, found) = (frame.bytes.len(), frame.describe());
                Err(out_of_step(rank, &format!("expected {expected} bytes, found {found} of {len}")))
            }
        }
    }

    /// Moves and reduces what the handshake agreed on.
    fn run(&self, call: &mut Call<'_, '_>, signature: &Signature) -> Result<(), DistError> {
        let (rank, size) = (self.links.rank, self.links.size);
        let Some(dtype) = signature.dtype else { return Ok(()) };
        let Some(read) = call.input.as_deref().or(call.output.as_deref()) else { return Ok(()) };
        let bytes = memory::gather(read);
        let parts = match call.kind {
            Kind::Barrier => return Ok(()),
            Kind::AllReduce(op) => {
                let cuts = even_cuts(bytes.len(), dtype.bytes(), size);
                let reduced = self.reduce(op, dtype, &bytes, &cuts)?;
                let lengths: Vec<usize> = cuts.iter().map(Range::len).collect();
                self.share(reduced, &lengths)?
            }
            Kind::ReduceScatter(op) => {
                vec![self.reduce(op, dtype, &bytes, &even_cuts(bytes.len(), bytes.len() / size, size))?]
            }
            Kind::AllGather => {
                let lengths = vec![bytes.len(); size];
                self.share(bytes, &lengths)?
            }
            Kind::AllToAll => {
                let part = bytes.len() / size;
                let cuts = (0..size).map(|to| bytes[to * part..(to + 1) * part].to_vec());
                self.exchange(cuts.collect(), part)?
            }
            Kind::Broadcast(root) if root == rank => {
                for to in self.others() {
                    self.links.send(to, Frame::new(Tag::Data, "", bytes.clone()), &self.during)?;
                }
                return Ok(());
            }
            Kind::Broadcast(root) => vec![self.data(root, bytes.len())?],
        };
        if let Some(output) = &mut call.output {
            memory::scatter(output, &parts);
        }
        Ok(())
    }

    /// This rank's part of the reduction: that of `cuts[rank]`.
    fn reduce(&self, op: ReduceOp, dtype: DType, bytes: &[u8], cuts: &[Range<usize>]) -> Result<Vec<u8>, DistError> {
        let parts = cuts.iter().map(|cut| bytes[cut.clone()].to_vec()).collect();
        let runs = self.exchange(parts, cuts[self.links.rank].len())?;
        reduce::reduce(dtype, op, &runs)
            .ok_or_else(|| DistError::argument("input", "an element type that is reduced among ranks", dtype.name()))
    }
}

/// As many ranges as ranks, of multiples of `unit`, whose lengths differ by one unit at most.
fn even_cuts(len: usize, unit: usize, ranks: usize) -> Vec<Range<usize>> {
    let units = len.checked_div(unit).unwrap_or(0);
    let at = |rank: usize| {
        let (each, more) = (units / ranks, units % ranks);
        (each * rank + more.min(rank)) * unit
    };
    (0..ranks).map(|rank| at(rank)..at(rank + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuts_are_even_and_cover_all() {
        assert_eq!(even_cuts(28, 4, 3), [0..12, 12..20, 20..28]);
        assert_eq!(even_cuts(4, 4, 3), [0..4, 4..4, 4..4]);
        assert_eq!(even_cuts(0, 0, 2), [0..0, 0..0]);
    }
}
