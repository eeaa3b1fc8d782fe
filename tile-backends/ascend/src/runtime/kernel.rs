//! Loads binaries, finds their functions, and launches these.

use super::abi::Packed;
use super::api::{call, driver};
use super::binary::{Entry, Module};
use super::context::Context;
use super::device::Ascend;
use super::memory::Queue;
use super::stream::Scratch;
use ascend_sys::acl;
use std::ffi::{CString, c_void};
use std::fmt;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::ptr::{null, null_mut};
use std::sync::{Arc, PoisonError};
use tile_core::launch::{Arg, LaunchError};

/// A kernel of a [`Module`].
#[derive(Clone)]
pub struct Function {
    entry: Entry,
    // Keeps the code loaded.
    context: Arc<Context>,
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Function").field("name", &self.entry.name).finish_non_exhaustive()
    }
}

impl Ascend {
    /// Loads a binary from a file.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn load_file(&self, path: &Path) -> Result<Arc<Module>, LaunchError> {
        let action = format!("loading {}", path.display());
        let Ok(name) = CString::new(path.as_os_str().as_bytes()) else {
            return Err(driver(action, "the path has a zero byte"));
        };
        let context = self.context();
        context.bind()?;
        let mut handle = null_mut();
        // SAFETY: a C string; without options; the call writes a handle.
        unsafe { call!(context.api, &action, aclrtBinaryLoadFromFile(name.as_ptr(), null_mut(), &raw mut handle)) }?;
        Ok(self.keep(handle))
    }

    /// Loads a binary from memory.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn load_data(&self, binary: &[u8]) -> Result<Arc<Module>, LaunchError> {
        let context = self.context();
        context.bind()?;
        let mut handle = null_mut();
        let (data, length) = (binary.as_ptr().cast(), binary.len());
        let action = "loading a binary";
        // SAFETY: the bytes are borrowed for the call, which writes a handle.
        unsafe { call!(context.api, action, aclrtBinaryLoadFromData(data, length, null(), &raw mut handle)) }?;
        Ok(self.keep(handle))
    }

    fn keep(&self, handle: acl::aclrtBinHandle) -> Arc<Module> {
        let context = self.context();
        let module = Arc::new(Module { handle });
        context.modules.lock().unwrap_or_else(PoisonError::into_inner).push(module.clone());
        module
    }

    /// A kernel of a binary.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] if it has none of this name;
    /// [`LaunchError::Device`] if the binary is another context's.
    pub fn function(&self, module: &Arc<Module>, name: &str) -> Result<Function, LaunchError> {
        let context = self.context();
        let own = context.modules.lock().unwrap_or_else(PoisonError::into_inner).iter().any(|m| Arc::ptr_eq(m, module));
        if !own {
            return Err(driver(looking(name), "the binary was loaded into another context"));
        }
        Ok(Function { entry: self.entry(module, name)?, context: context.clone() })
    }

    /// The same of a binary of this context.
    pub(super) fn entry(&self, module: &Module, name: &str) -> Result<Entry, LaunchError> {
        let (context, action) = (self.context(), looking(name));
        let Ok(text) = CString::new(name) else { return Err(driver(action, "the name has a zero byte")) };
        context.bind()?;
        let mut handle = null_mut();
        // SAFETY: the binary is loaded, the name is a C string, and the call writes a
        // handle.
        unsafe { call!(context.api, &action, aclrtBinaryGetFunction(module.handle, text.as_ptr(), &raw mut handle)) }?;
        Ok(Entry { name: name.to_owned(), handle })
    }

    /// The address of the cross-core flags of an AI core.
    ///
    /// # Errors
    /// [`LaunchError::Driver`].
    pub fn flags_address(&self) -> Result<u64, LaunchError> {
        let context = self.context();
        context.bind()?;
        let mut address = null_mut();
        let action = "asking for the flags between cores";
        // SAFETY: the call writes an address.
        unsafe { call!(context.api, action, aclrtGetHardwareSyncAddr(&raw mut address)) }?;
        Ok(address.addr() as u64)
    }

    /// Queues a kernel with arguments that are packed already, ordered by the holders of
    /// `tensors`. `scratch` is memory of the launch's own; `pack` gets its address.
    ///
    /// # Safety
    /// The kernel takes these arguments, and touches no memory but that of
    /// `tensors` (and writes none but those that are mutable) and its workspace.
    ///
    /// # Errors
    /// [`LaunchError::Driver`], also of work that was queued before.
    pub unsafe fn launch_packed(
        &self,
        function: &Function,
        blocks: u32,
        tensors: &mut [Arg<'_>],
        scratch: Scratch,
        pack: &dyn Fn(u64) -> Packed,
    ) -> Result<(), LaunchError> {
        if !Arc::ptr_eq(self.context(), &function.context) {
            return Err(driver(function.entry.launching(), "it is loaded into another context"));
        }
        // SAFETY: the caller's promise.
        unsafe { self.launch_entry(&function.entry, blocks, tensors, scratch, pack) }
    }

    /// The same of an entry of this context.
    ///
    /// # Safety
    /// As for [`launch_packed`](Ascend::launch_packed).
    pub(super) unsafe fn launch_entry(
        &self,
        entry: &Entry,
        blocks: u32,
        tensors: &mut [Arg<'_>],
        scratch: Scratch,
        pack: &dyn Fn(u64) -> Packed,
    ) -> Result<(), LaunchError> {
        if blocks == 0 {
            return Ok(());
        }
        self.context().bind()?;
        self.stream.with_scratch(scratch, |workspace| {
            let packed = pack(workspace);
            let order = Queue::new(self.stream.clone());
            let mut result = None;
            queue(tensors, &order, &mut || {
                // SAFETY: the caller's promise.
                result = Some(unsafe { self.enqueue(entry, blocks, &packed) });
            });
            let placed = order.into_result();
            match result {
                Some(result) => result.and(placed),
                None => Err(placed
                    .err()
                    .unwrap_or_else(|| driver(entry.launching(), "the holder of a tensor did not queue the work"))),
            }
        })
    }

    /// # Safety
    /// As for [`launch_packed`](Ascend::launch_packed).
    unsafe fn enqueue(&self, entry: &Entry, blocks: u32, packed: &Packed) -> Result<(), LaunchError> {
        let (context, action) = (self.context(), entry.launching());
        let mut bytes = packed.bytes().to_vec();
        // SAFETY: the caller's promise; the library copies the arguments.
        unsafe {
            let (data, length): (*mut c_void, usize) = (bytes.as_mut_ptr().cast(), bytes.len());
            let stream = self.stream.handle;
            let kernel = entry.handle;
            call!(
                context.api,
                &action,
                aclrtLaunchKernelWithHostArgs(kernel, blocks, stream, null_mut(), data, length, null_mut(), 0)
            )
        }
    }
}

/// What a search for a kernel is, in errors.
fn looking(name: &str) -> String {
    format!("looking for kernel `{name}`")
}

/// Calls `launch` inside the holders of all arguments.
fn queue(args: &mut [Arg<'_>], order: &Queue, launch: &mut dyn FnMut()) {
    match args {
        [] => launch(),
        [Arg::Tensor(tensor), rest @ ..] => match tensor.hold() {
            Some(hold) => hold.queue(order, &mut || queue(rest, order, launch)),
            None => queue(rest, order, launch),
        },
        [Arg::Scalar(_), rest @ ..] => queue(rest, order, launch),
    }
}
