//! Kernels as Ascend C on the twin, as a device: compiled, and run in several orders
//! of the pipes, which have to agree.

use crate::clang::compiler;
use crate::twin::{Given, Packed, Task, Twin};
use tile_ascend::Chip;
use tile_ascend::ascendc::Task as Cores;
use tile_ascend::binding::Binding;
use tile_ascend::compile::{compile, emitted, facts_of};
use tile_core::interp::{Origin, Prologue};
use tile_core::launch::check_host_args;
use tile_core::passes::instantiate;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};

/// The most AI cores of a launch, so that some run several blocks.
const CORES: i64 = 3;

/// Ascend C on the twin.
#[derive(Debug)]
pub(crate) struct OnTwin {
    pub(crate) chip: Chip,
    /// In how many orders.
    pub(crate) seeds: u64,
    /// Whether it runs what it emits; else launches do nothing.
    pub(crate) runs: bool,
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

impl Device for OnTwin {
    fn target(&self) -> &'static str {
        "twin"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let func = instantiate(instance)?;
        let prologue = Prologue::new(&func)?;
        let plan = prologue.plan(args)?;
        let facts = facts_of(func.params.iter().map(|param| param.name.as_str()), args)?;
        let program = compile(&func, &facts, self.chip)?;
        let source = emitted(&func, &program)?;
        let binding = Binding::new(&func, &program, &prologue)?;
        let blocks = plan.blocks().unwrap_or(CORES).min(CORES) as u32;
        if blocks == 0 || !self.runs {
            return Ok(());
        }
        let clang = compiler().expect("the test looked for it");
        let kernel = Twin::compile(clang, &source.text, &source.entry)
            .unwrap_or_else(|error| panic!("{error}\n{}", source.text));
        let task = match source.task {
            Cores::Vector => Task::Vector,
            Cores::Cube => Task::Cube,
            Cores::Mix(1) => Task::Mix,
            Cores::Mix(_) => Task::Both,
        };
        let mut first: Option<Vec<Option<Vec<u8>>>> = None;
        for seed in 0..self.seeds {
            let mut tensors: Vec<Option<Piece>> = Vec::new();
            for arg in args.iter() {
                tensors.push(match arg {
                    Arg::Tensor(tensor) => {
                        let bytes = tensor.span();
                        let mut piece = Piece::new(bytes);
                        if bytes > 0 {
                            // SAFETY: the argument's elements span so many bytes,
                            // which nothing writes meanwhile.
                            piece.get().copy_from_slice(unsafe { std::slice::from_raw_parts(tensor.address, bytes) });
                        }
                        Some(piece)
                    }
                    Arg::Scalar(_) => None,
                });
            }
            let mut spaces: Vec<Piece> = plan.workspaces.iter().map(|&bytes| Piece::new(bytes)).collect();
            let mut between = Piece::filled(0xff, (source.workspace * u64::from(blocks)) as usize);
            let mut packed = Packed::default();
            for source in binding.sources() {
                let address = match *source {
                    Origin::Argument(i) => tensors[i].as_ref().map_or(0, Piece::address),
                    Origin::Workspace(i) => spaces[i].address(),
                };
                packed.push(&address.to_le_bytes());
            }
            for scalar in binding.scalars(&plan) {
                packed.push(&scalar.bits.to_le_bytes()[..scalar.dtype.bytes()]);
            }
            if source.task.is_mixed() {
                packed.push(&between.address().to_le_bytes());
                packed.push(&0_u64.to_le_bytes());
            }
            let mut given: Vec<Given<'_>> = Vec::new();
            for piece in tensors.iter_mut().flatten().filter(|piece| piece.bytes > 0) {
                given.push(Given { bytes: piece.get(), workspace: false });
            }
            for piece in spaces.iter_mut().filter(|piece| piece.bytes > 0) {
                given.push(Given { bytes: piece.get(), workspace: false });
            }
            given.push(Given { bytes: between.get(), workspace: true });
            if let Err(fault) = kernel.run(&self.chip, task, blocks, seed, &mut given, &packed.0) {
                panic!("{} in order {seed}: {fault}\n{}", func.name, numbered(&source.text));
            }
            drop(given);
            let found: Vec<Option<Vec<u8>>> =
                tensors.iter_mut().map(|piece| piece.as_mut().map(|piece| piece.get().to_vec())).collect();
            let expected = first.get_or_insert_with(|| found.clone());
            assert!(*expected == found, "{} computes something else in order {seed}", func.name);
        }
        for (arg, found) in args.iter_mut().zip(first.into_iter().flatten()) {
            if let (Arg::Tensor(tensor), Some(found)) = (arg, found)
                && tensor.mutable
                && !found.is_empty()
            {
                // SAFETY: as above; the argument is mutable.
                unsafe { std::ptr::copy_nonoverlapping(found.as_ptr(), tensor.address, found.len()) };
            }
        }
        Ok(())
    }
}

fn numbered(text: &str) -> String {
    text.lines().enumerate().map(|(i, line)| format!("{:4} {line}\n", i + 1)).collect()
}
