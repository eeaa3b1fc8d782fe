//! A device that runs kernels as Ascend C on the twin: compiled, and run in several legal orders of
//! the pipes, whose results have to agree.

use crate::clang::compiler;
use crate::twin::{Given, Packed, Task, Twin};
use std::ops::Range;
use tile_ascend::Chip;
use tile_ascend::ascendc::{Source, Task as Cores};
use tile_ascend::binding::Binding;
use tile_ascend::compile::{compile, emitted, facts_of};
use tile_core::launch::check_host_args;
use tile_core::launch::prologue::{Origin, Plan, Prologue};
use tile_core::passes::instantiate;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};

/// The most AI cores of a launch, so that some run several blocks.
const CORES: i64 = 3;

/// Ascend C on the twin.
#[derive(Debug)]
pub(crate) struct OnTwin {
    pub(crate) chip: Chip,
    /// The seeds of the orders in which it runs; of none, launches do nothing but emit.
    pub(crate) orders: Range<u64>,
}

impl HostDevice for OnTwin {}

/// Memory of a tensor or workspace, aligned as a device's.
struct Piece {
    words: Vec<u64>,
    bytes: usize,
}

impl Piece {
    fn new(bytes: usize) -> Piece {
        Piece { words: vec![0; bytes.div_ceil(8)], bytes }
    }

    /// A copy of an argument.
    fn of(arg: &Arg<'_>) -> Option<Piece> {
        let Arg::Tensor(tensor) = arg else { return None };
        let bytes = tensor.span();
        let mut piece = Piece::new(bytes);
        if bytes > 0 {
            // SAFETY: the argument's elements span so many bytes, which nothing writes
            // meanwhile.
            piece.get().copy_from_slice(unsafe { std::slice::from_raw_parts(tensor.address, bytes) });
        }
        Some(piece)
    }

    fn filled(value: u8, bytes: usize) -> Piece {
        Piece { words: vec![u64::from_ne_bytes([value; 8]); bytes.div_ceil(8)], bytes }
    }

    fn address(&self) -> u64 {
        self.words.as_ptr().addr() as u64
    }

    fn get(&mut self) -> &mut [u8] {
        // SAFETY: words as bytes, of which there are as many.
        unsafe { std::slice::from_raw_parts_mut(self.words.as_mut_ptr().cast(), self.bytes) }
    }
}

/// What a kernel's tensors hold; nothing for scalars.
pub(crate) type Contents = Vec<Option<Vec<u8>>>;

/// A launch, to be run in any order.
pub(crate) struct Ready {
    pub(crate) source: Source,
    pub(crate) chip: Chip,
    binding: Binding,
    plan: Plan,
    /// On how many AI cores.
    pub(crate) blocks: u32,
}

impl Ready {
    /// The launch of an instance; nothing where there are no blocks.
    pub(crate) fn new(
        device: &dyn Device,
        chip: Chip,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
    ) -> Result<Option<Ready>, LaunchError> {
        check_host_args(instance, args, device.target())?;
        let func = instantiate(instance)?;
        let prologue = Prologue::new(&func)?;
        let plan = prologue.plan(args)?;
        let facts = facts_of(func.params.iter().map(|param| param.name.as_str()), args)?;
        let program = compile(&func, &facts, chip)?;
        let source = emitted(&func, &program)?;
        let binding = Binding::new(&func, &program, &prologue)?;
        let blocks = plan.blocks().unwrap_or(CORES).min(CORES) as u32;
        Ok((blocks > 0).then_some(Ready { source, chip, binding, plan, blocks }))
    }

    /// Runs a kernel on copies of the arguments: what they hold then, or what the twin
    /// found.
    pub(crate) fn run(&self, kernel: &Twin, args: &[Arg<'_>], seed: u64) -> Result<Contents, String> {
        let mut tensors: Vec<Option<Piece>> = args.iter().map(Piece::of).collect();
        let mut spaces: Vec<Piece> = self.plan.workspaces.iter().map(|&bytes| Piece::new(bytes)).collect();
        let mut between = Piece::filled(0xff, (self.source.workspace * u64::from(self.blocks)) as usize);
        let mut packed = Packed::default();
        for source in self.binding.sources() {
            let address = match *source {
                Origin::Argument(i) => tensors[i].as_ref().map_or(0, Piece::address),
                Origin::Workspace(i) => spaces[i].address(),
            };
            packed.push(&address.to_le_bytes());
        }
        for scalar in self.binding.scalars(&self.plan) {
            packed.push(&scalar.bits.to_le_bytes()[..scalar.dtype.bytes()]);
        }
        if self.source.task.is_mixed() {
            packed.push(&between.address().to_le_bytes());
            packed.push(&0_u64.to_le_bytes());
        }
        let mut given: Vec<Given<'_>> = Vec::new();
        for piece in tensors.iter_mut().flatten().chain(&mut spaces).filter(|piece| piece.bytes > 0) {
            given.push(Given { bytes: piece.get(), workspace: false });
        }
        given.push(Given { bytes: between.get(), workspace: true });
        let task = match self.source.task {
            Cores::Vector => Task::Vector,
            Cores::Cube => Task::Cube,
            Cores::Mix(1) => Task::Mix,
            Cores::Mix(_) => Task::Both,
        };
        kernel.run(&self.chip, task, self.blocks, seed, &mut given, &packed.0)?;
        drop(given);
        Ok(tensors.iter_mut().map(|piece| piece.as_mut().map(|piece| piece.get().to_vec())).collect())
    }
}

/// Writes to the arguments what a kernel has written to their copies.
pub(crate) fn hand_back(found: Contents, args: &mut [Arg<'_>]) {
    for (arg, found) in args.iter_mut().zip(found) {
        if let (Arg::Tensor(tensor), Some(found)) = (arg, found)
            && tensor.mutable
            && !found.is_empty()
        {
            // SAFETY: the argument's elements span so many bytes, and it is mutable.
            unsafe { std::ptr::copy_nonoverlapping(found.as_ptr(), tensor.address, found.len()) };
        }
    }
}

impl Device for OnTwin {
    fn target(&self) -> &'static str {
        "twin"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let Some(ready) = Ready::new(self, self.chip, instance, args)?.filter(|_| !self.orders.is_empty()) else {
            return Ok(());
        };
        let Source { text, entry, .. } = &ready.source;
        let clang = compiler().expect("the test looked for it");
        let kernel = Twin::compile(clang, text, entry).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let mut first: Option<Contents> = None;
        for seed in self.orders.clone() {
            let found = ready
                .run(&kernel, args, seed)
                .unwrap_or_else(|fault| panic!("{entry} in order {seed}: {fault}\n{}", numbered(text)));
            let expected = first.get_or_insert_with(|| found.clone());
            assert!(*expected == found, "{entry} computes something else in order {seed}");
        }
        hand_back(first.unwrap_or_default(), args);
        Ok(())
    }
}

fn numbered(text: &str) -> String {
    text.lines().enumerate().map(|(i, line)| format!("{:4} {line}\n", i + 1)).collect()
}
