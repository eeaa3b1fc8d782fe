//! Other compilers of thread programs, in the place of this crate's text and the driver's assembler.

use crate::ptx::Emitted;
use std::sync::{Arc, Mutex, PoisonError};
use tile_core::launch::LaunchError;
use tile_simt::ir::Kernel;

/// A compiler of thread programs, such as one that writes them in another language.
pub trait Compiler: Send + Sync {
    /// Makes code for a device of a compute capability, major and minor.
    ///
    /// `emitted` tells what a launch does: the entry takes the parameters that are told at
    /// [`ptx`](crate::ptx), and is run by so many threads with so much shared memory.
    ///
    /// # Errors
    /// [`LaunchError::Unsupported`] for a kernel that it does not compile, others as they come.
    fn compile(&self, kernel: &Kernel, emitted: &Emitted, capability: (u32, u32)) -> Result<Code, LaunchError>;
}

/// Code that the driver loads.
#[derive(Clone, Debug)]
pub struct Code {
    /// A cubin, or PTX that ends with a zero byte.
    pub image: Vec<u8>,
    /// The name of the entry in it.
    pub entry: String,
}

/// A compiler, and the number by which programs of a context are known to be its own.
#[derive(Clone)]
pub(super) struct Numbered {
    pub(super) number: u32,
    pub(super) compiler: Arc<dyn Compiler>,
}

/// The compilers of a context, in the order in which streams were given them.
#[derive(Default)]
pub(super) struct Compilers(Mutex<Vec<Arc<dyn Compiler>>>);

impl Compilers {
    /// The number of a compiler, from 1 on; the same one has the same.
    pub(super) fn number(&self, compiler: &Arc<dyn Compiler>) -> u32 {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = known.iter().position(|other| Arc::ptr_eq(other, compiler)).unwrap_or_else(|| {
            known.push(compiler.clone());
            known.len() - 1
        });
        at as u32 + 1
    }
}
