//! The memory of ranks among the arguments of a launch: checked, and opened for its blocks.

use super::memory::{Ended, Handle, PLACE, RankMemory};
use crate::code::HostRanks;
use std::mem::replace;
use std::ops::{Deref, DerefMut};
use std::time::Duration;
use tile_core::launch::{Arg, Instance, LaunchError, Memory, ParamDef, TensorArg, TensorParts};

/// The memory of ranks that a launch was given, by the number of the argument.
#[derive(Debug)]
pub struct RankArgs {
    handles: Vec<Option<Handle>>,
    params: &'static [ParamDef],
    /// How long a wait may take.
    pub(crate) timeout: Duration,
}

/// Arguments whose memory of ranks is host memory until this is dropped.
#[derive(Debug)]
pub(crate) struct Opened<'s, 'a> {
    args: &'s mut [Arg<'a>],
    closed: Vec<(usize, Arg<'a>)>,
}

impl RankArgs {
    /// That of the arguments that native code takes as such. All of it is seen from one rank.
    ///
    /// # Errors
    /// [`LaunchError::Device`] of other memory, or of memory of ranks where none is expected;
    /// [`LaunchError::Arguments`] where arguments are seen from different ranks, or of so many ranks;
    /// [`LaunchError::Fault`] of memory that a failed launch has ended.
    pub(crate) fn of(
        instance: &Instance<'_>,
        ranks: HostRanks,
        args: &mut [Arg<'_>],
        timeout: Duration,
    ) -> Result<RankArgs, LaunchError> {
        let def = instance.def();
        let mut handles: Vec<Option<Handle>> = Vec::new();
        let mut first: Option<(&str, [usize; 2])> = None;
        for (number, (param, arg)) in def.params.iter().zip(args).enumerate() {
            let (is_peers, is_signals) = (ranks.peers.contains(&number), ranks.signals.contains(&number));
            let handle = Handle::of(arg);
            let found = handle.as_ref().map(|handle| handle.memory.sleepers.is_some());
            if let Some(expected) = expected(is_peers, is_signals, found) {
                let (argument, expected) = (param.name.to_owned(), expected.to_owned());
                return Err(LaunchError::Device { argument, expected, found: place(arg, found) });
            }
            if let Some(Handle { memory, rank }) = &handle {
                let seen = [*rank, memory.shape()[0] as usize];
                let &mut (name, expected) = first.get_or_insert((param.name, seen));
                if seen != expected {
                    let ([rank, size], [expected, of]) = (seen, expected);
                    let reason = format!(
                        "argument `{}` is of rank {rank} of {size}, expected rank {expected} of {of} as `{name}`",
                        param.name
                    );
                    return Err(LaunchError::Arguments { kernel: def.name.to_owned(), reason });
                }
                if let Some(ended) = memory.ended() {
                    let reason = format!("argument `{}`: {}", param.name, ended.text());
                    return Err(LaunchError::Fault { location: "ranks".to_owned(), block: [0; 3], reason });
                }
            }
            handles.push(handle);
        }
        Ok(RankArgs { handles, params: def.params, timeout })
    }

    /// The arguments, with memory of ranks as host memory.
    ///
    /// # Safety
    /// Nothing but code that was emitted for memory of ranks accesses the elements of that memory.
    pub(crate) unsafe fn open<'s, 'a>(&self, args: &'s mut [Arg<'a>]) -> Opened<'s, 'a> {
        let mut opened = Opened { args, closed: Vec::new() };
        for (number, handle) in self.handles.iter().enumerate() {
            let (Some(Handle { memory, .. }), Arg::Tensor(tensor)) = (handle, &opened.args[number]) else { continue };
            let parts: TensorParts<'a> = **tensor;
            let parts = TensorParts { address: memory.start(), memory: Memory::Host, ..parts };
            // SAFETY: the elements are inside the allocation, which `self` keeps, and initialised. Other
            // ranks access them meanwhile, which the caller's code expects.
            let host = Arg::Tensor(unsafe { TensorArg::new(parts) });
            opened.closed.push((number, replace(&mut opened.args[number], host)));
        }
        opened
    }

    /// The memory and the name of argument number `arg`, which is signals.
    pub(crate) fn words(&self, arg: usize) -> (&RankMemory, &'static str) {
        let handle = self.handles[arg].as_ref().expect("the launch has checked that the argument is signals");
        (&handle.memory, self.params[arg].name)
    }

    /// Ends all of the memory, because a launch with it has failed.
    pub(crate) fn end(&self, reason: &str) {
        for Handle { memory, rank } in self.handles.iter().flatten() {
            memory.end(Ended { rank: *rank, reason: reason.to_owned() });
        }
    }
}

/// What an argument should be, if it is something else. `found` says of memory of ranks whether it
/// is signals.
fn expected(is_peers: bool, is_signals: bool, found: Option<bool>) -> Option<&'static str> {
    match (is_peers, is_signals, found) {
        (true, _, Some(false)) | (_, true, Some(true)) | (false, false, None) => None,
        (true, ..) => Some("symmetric memory, which all ranks allocate at once"),
        (_, true, _) => Some("signals, which all ranks allocate at once"),
        (false, false, Some(_)) => Some("memory of this rank alone"),
    }
}

/// Where an argument is.
fn place(arg: &Arg<'_>, found: Option<bool>) -> String {
    match (found, arg) {
        (Some(true), _) => "signals of ranks".to_owned(),
        (Some(false), _) => "symmetric memory of ranks".to_owned(),
        (None, Arg::Scalar(_)) => "no memory: it is a scalar".to_owned(),
        (None, Arg::Tensor(tensor)) => match tensor.memory {
            Memory::Host => "host memory".to_owned(),
            PLACE => "memory of ranks without a holder".to_owned(),
            Memory::Device(number) => format!("device {number}"),
        },
    }
}

impl Ended {
    /// Why ranks do not meet any more, as a sentence.
    pub(crate) fn text(&self) -> String {
        format!("a launch of rank {} failed: {}", self.rank, self.reason)
    }
}

impl<'a> Deref for Opened<'_, 'a> {
    type Target = [Arg<'a>];

    fn deref(&self) -> &[Arg<'a>] {
        self.args
    }
}

impl DerefMut for Opened<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.args
    }
}

impl Drop for Opened<'_, '_> {
    fn drop(&mut self) {
        for (number, arg) in self.closed.drain(..) {
            self.args[number] = arg;
        }
    }
}
