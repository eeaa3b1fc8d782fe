//! What the threads of a cluster share.

use super::Outcome;
use super::choice::Choice;
use super::state::banks::Traffic;
use super::state::block::BlockState;
use super::state::clocks::{Actor, Clocks, Stamp};
use super::state::copies::Flight;
use super::state::cross_block::Between;
use super::state::global::{Access, Traces};
use super::state::meeting::{Meeting, Scope};
use super::state::shared::Shared;
use super::state::stores::Stores;
use super::state::tensor::Tensor;
use crate::ir::{Buf, Home, Kernel, Op, Source};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::rc::Rc;
use tile_core::ir::{Id, Span};

/// Who launches a kernel.
pub(super) struct Rank<'m> {
    pub(super) host: &'m dyn Fn(Source) -> u64,
    /// For each global buffer of the kernel, which of all it is.
    pub(super) globals: Vec<usize>,
}

/// What is launched.
#[derive(Clone, Copy)]
pub(super) struct Launch<'m> {
    pub(super) kernel: &'m Kernel,
    /// Blocks, slowest axis first.
    pub(super) grid: &'m [i64],
    pub(super) seed: u64,
    pub(super) ranks: &'m [Rank<'m>],
}

pub(super) struct Machine<'m> {
    pub(super) kernel: &'m Kernel,
    pub(super) grid: Vec<i64>,
    /// Who launch the kernel beside each other: one, or all ranks.
    pub(super) ranks: &'m [Rank<'m>],
    pub(super) globals: &'m mut [Vec<u8>],
    pub(super) print: &'m mut dyn FnMut(String),
    /// The number among the global buffers of the kernel, for each buffer.
    numbers: Vec<usize>,
    pub(super) blocks: Vec<BlockState>,
    pub(super) clocks: Clocks,
    pub(super) choice: Choice,
    pub(super) meetings: FxHashMap<Scope, Meeting>,
    pub(super) tensors: FxHashMap<(usize, Buf), Rc<Tensor>>,
    /// Loads that have not landed, oldest first.
    pub(super) flights: Vec<Flight<'m>>,
    /// Copies of threads that arrive by themselves: for each thread their clock,
    /// and the time of the next.
    pub(super) copiers: BTreeMap<Actor, Stamp>,
    /// What each thread's TMA stores have not done yet.
    pub(super) stores: BTreeMap<Actor, Stores<'m>>,
    /// Counts what others may have waited for.
    pub(super) news: u64,
    /// Which threads know that the launches before are done, in a kernel that
    /// may start earlier.
    waited: Option<Vec<bool>>,
    /// Accesses of shared memory.
    pub(super) traffic: Traffic,
    /// The statement that is executed.
    pub(super) statement: Span,
    traces: Traces,
    between: &'m mut Between,
}

/// Whether warpgroups go each its own way.
fn is_asynchronous(kernel: &Kernel) -> bool {
    let is = |op: &Op| {
        matches!(
            op,
            Op::WarpSpecialize { .. }
                | Op::GroupBarrier {}
                | Op::NamedBarrier { .. }
                | Op::WarpBarrier {}
                | Op::ClusterBarrier {}
                | Op::MbarrierInit { .. }
                | Op::MbarrierFence {}
                | Op::TmaStore { .. }
                | Op::ProxyFence {}
                | Op::Wgmma { .. }
        )
    };
    kernel.cluster > 1 || kernel.has(is)
}

impl<'m> Machine<'m> {
    /// For blocks of a rank each.
    pub(super) fn new(
        Launch { kernel, grid, seed, ranks }: Launch<'m>,
        blocks: &[(usize, i64)],
        globals: &'m mut [Vec<u8>],
        between: &'m mut Between,
        print: &'m mut dyn FnMut(String),
    ) -> Machine<'m> {
        let mut count = 0;
        let numbers = kernel.bufs.values().map(|buf| {
            count += usize::from(!buf.is_shared());
            count.saturating_sub(1)
        });
        let coordinates = |mut rest: i64| {
            let mut block = vec![0; grid.len()];
            for (index, &extent) in block.iter_mut().zip(grid).rev() {
                *index = rest % extent;
                rest /= extent;
            }
            block
        };
        let state = |&(of, number): &(usize, i64)| BlockState {
            of,
            number: number as u32,
            coordinates: coordinates(number),
            shared: Shared::new(kernel.shared_bytes() as usize),
            barriers: BTreeMap::new(),
        };
        let waited = kernel.starts_early().then(|| vec![false; blocks.len() * kernel.threads as usize]);
        Machine {
            kernel,
            grid: grid.to_vec(),
            ranks,
            globals,
            print,
            numbers: numbers.collect(),
            clocks: Clocks::new(blocks.len(), kernel.threads as usize, is_asynchronous(kernel)),
            blocks: blocks.iter().map(state).collect(),
            choice: Choice::new(seed),
            meetings: FxHashMap::default(),
            tensors: FxHashMap::default(),
            flights: Vec::new(),
            copiers: BTreeMap::new(),
            stores: BTreeMap::new(),
            news: 0,
            waited,
            traffic: Traffic::default(),
            statement: Span::default(),
            traces: Traces::default(),
            between,
        }
    }

    /// The thread waits for the launches before, which are done here.
    pub(super) fn launches_are_done(&mut self, thread: Actor) {
        if let Some(waited) = &mut self.waited {
            waited[thread as usize] = true;
        }
    }

    /// Whether the thread may touch global memory.
    pub(super) fn may_touch_global(&self, thread: Actor) -> Outcome {
        match &self.waited {
            Some(waited) if !waited[thread as usize] => {
                Err("global memory is touched before the launches before are known to be done".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// The block of a thread.
    pub(super) fn rank(&self, thread: Actor) -> usize {
        if self.blocks.len() == 1 { 0 } else { (thread / self.kernel.threads) as usize }
    }

    /// What launched the block of a thread.
    fn of(&self, thread: Actor) -> &'m Rank<'m> {
        &self.ranks[self.blocks[self.rank(thread)].of]
    }

    /// The number of a global buffer of a rank, or none for shared memory, and the first
    /// byte of an element.
    fn place(&self, of: &Rank<'_>, buf: Buf, index: i64) -> Outcome<(Option<usize>, usize)> {
        let data = &self.kernel.bufs[buf];
        let width = data.elem.bytes();
        let outside = || format!("element {index} of `{}` does not exist", data.name);
        let at = usize::try_from(index).map_err(|_| outside())? * width;
        match data.home {
            Home::Global { .. } => {
                let number = of.globals[self.numbers[buf.index()]];
                if at + width > self.globals[number].len() {
                    return Err(outside());
                }
                Ok((Some(number), at))
            }
            Home::Shared { start, .. } => {
                if at + width > data.bytes() as usize {
                    return Err(outside());
                }
                Ok((None, start.ok_or("shared memory is not planned")? as usize + at))
            }
        }
    }

    /// The byte of shared memory where so many elements begin.
    pub(super) fn shared_at(&self, buf: Buf, index: i64, count: usize) -> Outcome<usize> {
        let any = &self.ranks[0];
        self.place(any, buf, index + count as i64 - 1)?;
        match self.place(any, buf, index)? {
            (None, at) => Ok(at),
            (Some(_), _) => Err(format!("`{}` is not in shared memory", self.kernel.bufs[buf].name)),
        }
    }

    /// The number of a global buffer of a rank.
    pub(super) fn number(&self, of: usize, buf: Buf) -> usize {
        self.ranks[of].globals[self.numbers[buf.index()]]
    }

    pub(super) fn read(&mut self, thread: Actor, buf: Buf, index: i64) -> Outcome<u64> {
        let width = self.kernel.bufs[buf].elem.bytes();
        let (global, at) = self.place(self.of(thread), buf, index)?;
        match global {
            None => {
                let rank = self.rank(thread);
                self.blocks[rank].shared.read(&self.clocks, thread, at, width)
            }
            Some(number) => {
                self.note(thread, buf, (number, at), Access::Read)?;
                let mut bytes = [0; 8];
                bytes[..width].copy_from_slice(&self.globals[number][at..at + width]);
                Ok(u64::from_le_bytes(bytes))
            }
        }
    }

    pub(super) fn write(&mut self, thread: Actor, buf: Buf, index: i64, bits: u64) -> Outcome {
        let width = self.kernel.bufs[buf].elem.bytes();
        let (global, at) = self.place(self.of(thread), buf, index)?;
        match global {
            None => {
                let rank = self.rank(thread);
                self.blocks[rank].shared.write(&self.clocks, thread, at, width, bits)
            }
            Some(number) => {
                let place = &self.globals[number][at..at + width];
                let same = *place == bits.to_le_bytes()[..width];
                self.note(thread, buf, (number, at), Access::Write { same })?;
                self.globals[number][at..at + width].copy_from_slice(&bits.to_le_bytes()[..width]);
                Ok(())
            }
        }
    }

    /// Replaces an element, indivisibly; gives what was there.
    pub(super) fn update(&mut self, thread: Actor, buf: Buf, index: i64, f: &dyn Fn(u64) -> u64) -> Outcome<u64> {
        let width = self.kernel.bufs[buf].elem.bytes();
        match self.place(self.of(thread), buf, index)? {
            (None, at) => {
                let rank = self.rank(thread);
                self.blocks[rank].shared.atomic(at, width, f)
            }
            (Some(number), at) => {
                self.note(thread, buf, (number, at), Access::Update)?;
                let mut bytes = [0; 8];
                let place = &mut self.globals[number][at..at + width];
                bytes[..width].copy_from_slice(place);
                let old = u64::from_le_bytes(bytes);
                let new = f(old);
                place.copy_from_slice(&new.to_le_bytes()[..width]);
                // Somebody may wait for it.
                self.news += u64::from(new != old);
                Ok(old)
            }
        }
    }

    /// Notes that a thread accesses an element of global memory.
    fn note(&mut self, thread: Actor, buf: Buf, (number, at): (usize, usize), access: Access) -> Outcome {
        self.may_touch_global(thread)?;
        if !matches!(self.kernel.bufs[buf].home, Home::Global { writable: true, .. }) {
            return Ok(());
        }
        let (rank, now) = (self.rank(thread), self.clocks.now(thread));
        self.traces.note(&self.clocks, (rank, number, at), (now, self.statement), access)?;
        self.note_between(rank, (number, at), access)
    }

    /// Notes that a block accesses an element of global memory.
    pub(super) fn note_between(&mut self, rank: usize, place: (usize, usize), access: Access) -> Outcome {
        self.between.note(self.blocks[rank].number, place, access)
    }
}
