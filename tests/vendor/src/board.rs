//! The board: compiles an instance once, and runs it on its own memory.

use crate::memory::{Base, Block, on_host};
use std::cell::Cell;
use std::ptr::null_mut;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tile_core::elem::DType;
use tile_core::interp::Interpreter;
use tile_core::ir::Func;
use tile_core::launch::{
    Arg, Device, Hold, Instance, LaunchError, Memory, TensorArg, TensorParts, check_args, mark_written,
};
use tile_core::passes::instantiate;
use tile_device::{DeviceMemory as _, HostAdapter, ProgramCache, Staging};

/// The name of this kind of device.
pub(crate) const TARGET: &str = "board";

/// How many boards this machine has.
const BOARDS: usize = 2;

/// What a memory is, for messages.
pub(crate) fn name(of: Memory) -> String {
    match of {
        Memory::Host => "host memory".to_owned(),
        Memory::Device(number) if number < BOARDS as u64 => format!("board {number}"),
        Memory::Device(_) => "another device".to_owned(),
    }
}

/// A kernel that was compiled: here its tile IR behind all passes.
struct Program {
    func: Arc<Func>,
}

/// A board. Clones are the same one.
#[derive(Clone)]
pub struct Board {
    ordinal: usize,
    programs: Arc<ProgramCache<Program>>,
    compiled: Arc<AtomicUsize>,
}

impl Board {
    /// The board of a number.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] when there is none.
    pub fn new(ordinal: usize) -> Result<Board, LaunchError> {
        if ordinal < BOARDS {
            return Ok(Board { ordinal, programs: Arc::default(), compiled: Arc::default() });
        }
        let reason = format!("there are {BOARDS} boards, numbered from 0");
        Err(LaunchError::Unavailable { target: TARGET.to_owned(), reason })
    }

    /// The number of the board.
    pub fn ordinal(&self) -> usize {
        self.ordinal
    }

    /// How many programs were compiled.
    pub fn compiled(&self) -> usize {
        self.compiled.load(Ordering::Relaxed)
    }

    /// The same board for launches on host tensors.
    pub fn host_adapter(&self) -> HostAdapter<Board> {
        HostAdapter::new(self.clone())
    }

    fn program(&self, instance: &Instance<'_>) -> Result<Arc<Program>, LaunchError> {
        self.programs.get(instance, &[], || {
            self.compiled.fetch_add(1, Ordering::Relaxed);
            Ok(Program { func: instantiate(instance)? })
        })
    }
}

/// Whether a launch has 64-bit floats.
fn is_wide(instance: &Instance<'_>, args: &[Arg<'_>]) -> bool {
    let of = |arg: &Arg<'_>| match arg {
        Arg::Tensor(tensor) => tensor.dtype,
        Arg::Scalar(scalar) => scalar.dtype,
    };
    instance.elems().iter().copied().chain(args.iter().map(of)).any(|dtype| dtype == DType::F64)
}

/// A tensor of the board as the processor has it.
fn local<'a>(tensor: &mut TensorArg<'a>) -> Arg<'a> {
    let base = Base(Cell::new(null_mut()));
    if let Some(hold) = tensor.hold() {
        hold.queue(&base, &mut || ());
    }
    let address = on_host(tensor.address, base.0.get());
    let parts = TensorParts { address, memory: Memory::Host, ..**tensor };
    // SAFETY: the elements are in the holder's block, which is borrowed for the launch.
    Arg::Tensor(unsafe { TensorArg::new(parts) })
}

impl Device for Board {
    fn target(&self) -> &'static str {
        TARGET
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_args(instance, args, Staging::memory(self), &name)?;
        if is_wide(instance, args) {
            let (kernel, target) = (instance.def().name.to_owned(), TARGET.to_owned());
            return Err(LaunchError::Unsupported { kernel, target, reason: "board: no 64-bit floats".to_owned() });
        }
        let program = self.program(instance)?;
        debug_assert_eq!(program.func.name, instance.def().name);
        let mut locals: Vec<Arg<'_>> = Vec::new();
        for arg in &mut *args {
            locals.push(match arg {
                Arg::Tensor(tensor) => local(tensor),
                Arg::Scalar(scalar) => Arg::Scalar(*scalar),
            });
        }
        Interpreter::default().launch(instance, &mut locals)?;
        drop(locals);
        // SAFETY: the arguments are checked, and all blocks have run.
        unsafe { mark_written(args) };
        Ok(())
    }
}

impl Staging for Board {
    type Buffer<'d> = Block;

    fn upload(&self, bytes: &[u8], _: &str) -> Result<Block, LaunchError> {
        let mut block = Block::new(self.ordinal, bytes.len());
        block.write(bytes);
        Ok(block)
    }

    fn address(&self, buffer: &Block) -> u64 {
        buffer.address()
    }

    fn memory(&self) -> Memory {
        Memory::Device(self.ordinal as u64)
    }

    fn hold<'b>(&self, buffer: &'b mut Block, mutable: bool) -> Option<Hold<'b>> {
        Some(if mutable { Hold::write(buffer) } else { Hold::read(buffer) })
    }

    fn time(&self, launch: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<Duration, LaunchError> {
        let start = Instant::now();
        launch()?;
        Ok(start.elapsed())
    }

    fn download(&self, buffer: &mut Block, bytes: &mut [u8]) -> Result<(), LaunchError> {
        buffer.read(bytes);
        Ok(())
    }
}
