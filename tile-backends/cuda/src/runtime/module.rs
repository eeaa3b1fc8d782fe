//! Assembly by the driver.

use super::disk::{self, Assembler};
use super::driver::{During, TARGET, failed};
use crate::ptx::Emitted;
use cudarc::driver::sys::{self, CUfunction_attribute, CUjit_option, CUstreamCaptureMode};
use cudarc::driver::{CudaContext, DriverError};
use std::ffi::{CString, c_void};
use std::ptr::{self, null_mut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tile_core::launch::LaunchError;

/// Shared memory that a block may have without asking for more.
const USUAL_SHARED: u32 = 48 << 10;
/// Bytes for each of the assembler's logs.
const LOG: usize = 16 << 10;

/// An entry of a loaded module.
#[derive(Debug)]
pub(super) struct Module {
    module: sys::CUmodule,
    function: sys::CUfunction,
    context: Arc<CudaContext>,
    /// Bytes of each thread that lie in memory.
    local_bytes: u32,
    /// Whether it stays loaded until the context ends.
    abandoned: AtomicBool,
}

// SAFETY: handles of the driver, which may be used by any thread that has
// bound the context.
unsafe impl Send for Module {}
// SAFETY: as above.
unsafe impl Sync for Module {}

impl Module {
    /// Assembles and loads a text. `kernel` names it in errors.
    pub(super) fn load(
        context: &Arc<CudaContext>,
        by: Assembler,
        kernel: &str,
        emitted: &Emitted,
    ) -> Result<Module, LaunchError> {
        context.bind_to_thread().during("choosing the context")?;
        let _relaxed = Relaxed::begin().during("preparing to load a kernel")?;
        let module = match disk::user().filter(|_| can_be_kept(&emitted.text)) {
            Some(disk) => match disk.load(by, &emitted.text).and_then(|code| load_code(&code).ok()) {
                Some(module) => module,
                None => {
                    let code = assemble(kernel, &emitted.text)?;
                    disk.store(by, &emitted.text, &code);
                    load_code(&code).during(&format!("loading kernel `{kernel}`"))?
                }
            },
            None => load_text(kernel, &emitted.text)?,
        };
        Module::of(module, context, kernel, emitted)
    }

    /// Loads code that another compiler has made. `kernel` names it in errors.
    pub(super) fn load_image(
        context: &Arc<CudaContext>,
        kernel: &str,
        image: &[u8],
        emitted: &Emitted,
    ) -> Result<Module, LaunchError> {
        context.bind_to_thread().during("choosing the context")?;
        let _relaxed = Relaxed::begin().during("preparing to load a kernel")?;
        let module = load_code(image).during(&format!("loading kernel `{kernel}`"))?;
        Module::of(module, context, kernel, emitted)
    }

    fn of(
        module: sys::CUmodule,
        context: &Arc<CudaContext>,
        kernel: &str,
        emitted: &Emitted,
    ) -> Result<Module, LaunchError> {
        let (context, abandoned) = (context.clone(), AtomicBool::new(false));
        let mut module = Module { module, function: null_mut(), context, local_bytes: 0, abandoned };
        module.find(kernel, emitted)?;
        Ok(module)
    }

    /// Finds the entry, allows it its shared memory, and asks what it has of other.
    fn find(&mut self, kernel: &str, emitted: &Emitted) -> Result<(), LaunchError> {
        let action = format!("loading kernel `{kernel}`");
        let entry = CString::new(emitted.entry.as_str()).expect("names of PTX have no zero bytes");
        // SAFETY: the module is loaded, the name is a C string, and the call
        // writes one handle.
        unsafe { sys::cuModuleGetFunction(&raw mut self.function, self.module, entry.as_ptr()) }
            .result()
            .during(&action)?;
        if emitted.shared_bytes > USUAL_SHARED {
            let attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
            // SAFETY: a function of a loaded module.
            unsafe { sys::cuFuncSetAttribute(self.function, attribute, emitted.shared_bytes as i32) }
                .result()
                .during(&action)?;
        }
        let (attribute, mut bytes) = (CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, 0);
        // SAFETY: as above, and the call writes one number.
        unsafe { sys::cuFuncGetAttribute(&raw mut bytes, attribute, self.function) }.result().during(&action)?;
        self.local_bytes = u32::try_from(bytes).unwrap_or(0);
        Ok(())
    }

    /// Bytes that each thread has in memory, because registers do not hold them.
    pub(super) fn local_bytes(&self) -> u32 {
        self.local_bytes
    }

    /// Leaves the module to the end of the context, as a launch may still run it.
    pub(super) fn abandon(&self) {
        self.abandoned.store(true, Ordering::Relaxed);
    }

    /// How many blocks a multiprocessor runs at once, at least 1.
    pub(super) fn blocks_at_once(&self, emitted: &Emitted) -> Result<u32, LaunchError> {
        let mut blocks = 0;
        // SAFETY: a function of a loaded module, and the call writes one
        // number.
        let result = unsafe {
            sys::cuOccupancyMaxActiveBlocksPerMultiprocessor(
                &raw mut blocks,
                self.function,
                emitted.threads as i32,
                emitted.shared_bytes as usize,
            )
        };
        result.result().during("asking how many blocks run at once")?;
        Ok(u32::try_from(blocks).unwrap_or(0).max(1))
    }

    /// How many clusters the device runs at once of an entry that has some.
    pub(super) fn clusters_at_once(&self, emitted: &Emitted) -> Result<u32, LaunchError> {
        let mut attribute = sys::CUlaunchAttribute {
            id: sys::CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
            pad: [0; 4],
            value: sys::CUlaunchAttributeValue {
                clusterDim: sys::CUlaunchAttributeValue_union__bindgen_ty_1 { x: emitted.cluster, y: 1, z: 1 },
            },
        };
        let config = sys::CUlaunchConfig {
            gridDimX: emitted.cluster,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: emitted.threads,
            blockDimY: 1,
            blockDimZ: 1,
            sharedMemBytes: emitted.shared_bytes,
            hStream: std::ptr::null_mut(),
            attrs: &raw mut attribute,
            numAttrs: 1,
        };
        let mut clusters = 0;
        // SAFETY: a function of a loaded module; configuration and attribute live
        // through the call, which writes one number.
        let result = unsafe { sys::cuOccupancyMaxActiveClusters(&raw mut clusters, self.function, &raw const config) };
        result.result().during("asking how many clusters run at once")?;
        Ok(u32::try_from(clusters).unwrap_or(0).max(1))
    }

    /// The entry. Valid as long as the module.
    pub(super) fn function(&self) -> sys::CUfunction {
        self.function
    }
}

impl Drop for Module {
    fn drop(&mut self) {
        if !self.abandoned.load(Ordering::Relaxed) && self.context.bind_to_thread().is_ok() {
            let _relaxed = Relaxed::begin();
            // SAFETY: loaded in this context; what used it has finished, as
            // `Shared` sees to. An error leaves it to the end of the context.
            let _ = unsafe { sys::cuModuleUnload(self.module) };
        }
    }
}

/// Allows this thread, while it lives, what may wait for streams behind the
/// scenes though one is captured: to load or unload code neither is work of a stream
/// nor waits for one that is captured.
struct Relaxed(CUstreamCaptureMode);

impl Relaxed {
    fn begin() -> Result<Relaxed, DriverError> {
        let mut mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;
        // SAFETY: the call reads a mode and writes the one before.
        unsafe { sys::cuThreadExchangeStreamCaptureMode(&raw mut mode) }.result()?;
        Ok(Relaxed(mode))
    }
}

impl Drop for Relaxed {
    fn drop(&mut self) {
        // SAFETY: as above. It fails for unknown modes alone.
        let _ = unsafe { sys::cuThreadExchangeStreamCaptureMode(&raw mut self.0) };
    }
}

/// The assembler's logs and the options that name them.
struct Logs {
    info: Vec<u8>,
    error: Vec<u8>,
}

impl Logs {
    fn new() -> Logs {
        Logs { info: vec![0; LOG], error: vec![0; LOG] }
    }

    /// Options and their values. A value is a number or an address, in the
    /// form of a pointer.
    fn options(&mut self) -> ([CUjit_option; 4], [*mut c_void; 4]) {
        let options = [
            CUjit_option::CU_JIT_INFO_LOG_BUFFER,
            CUjit_option::CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES,
            CUjit_option::CU_JIT_ERROR_LOG_BUFFER,
            CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
        ];
        let size = ptr::without_provenance_mut(LOG);
        (options, [self.info.as_mut_ptr().cast(), size, self.error.as_mut_ptr().cast(), size])
    }

    /// The error with what the assembler had to say.
    fn error(&self, kernel: &str, error: DriverError) -> LaunchError {
        let action = format!("assembling kernel `{kernel}`");
        let LaunchError::Driver { mut reason, .. } = failed("", error) else {
            unreachable!("`failed` makes errors of the driver")
        };
        for log in [&self.error, &self.info] {
            let text = log.split(|&byte| byte == 0).next().unwrap_or_default();
            let text = String::from_utf8_lossy(text);
            if !text.trim().is_empty() {
                reason.push('\n');
                reason.push_str(text.trim());
            }
        }
        LaunchError::Driver { target: TARGET.to_owned(), action, reason }
    }
}

/// Assembles and loads in one step.
fn load_text(kernel: &str, text: &str) -> Result<sys::CUmodule, LaunchError> {
    let text = CString::new(text).expect("PTX has no zero bytes");
    let mut logs = Logs::new();
    let (mut options, mut values) = logs.options();
    let mut module = null_mut();
    // SAFETY: a context is bound; text, options and the logs behind their
    // values live through the call, which writes one handle.
    let result = unsafe {
        sys::cuModuleLoadDataEx(
            &raw mut module,
            text.as_ptr().cast(),
            options.len() as u32,
            options.as_mut_ptr(),
            values.as_mut_ptr(),
        )
    };
    result.result().map(|()| module).map_err(|error| logs.error(kernel, error))
}

/// Whether code of a text that can be kept is as fast as code that is loaded at once. Code that the
/// linker has made leaves `setmaxnreg` out, so that what consumers hold lies in memory: GEMMs and
/// attention then take up to twenty times as long.
fn can_be_kept(text: &str) -> bool {
    !text.contains("setmaxnreg")
}

/// Assembles a text to code that can be kept.
fn assemble(kernel: &str, text: &str) -> Result<Vec<u8>, LaunchError> {
    struct Linker(sys::CUlinkState);
    impl Drop for Linker {
        fn drop(&mut self) {
            // SAFETY: made below and destroyed once. It only frees memory.
            let _ = unsafe { sys::cuLinkDestroy(self.0) };
        }
    }
    let text = CString::new(text).expect("PTX has no zero bytes");
    // Dropped after the linker, which writes the logs until it is destroyed.
    let mut logs = Logs::new();
    let (mut options, mut values) = logs.options();
    let (mut state, mut code, mut size) = (null_mut(), null_mut(), 0);
    // SAFETY: a context is bound; options, values, logs and text outlive the
    // linker; each call writes what its pointers name.
    let result = unsafe {
        sys::cuLinkCreate_v2(options.len() as u32, options.as_mut_ptr(), values.as_mut_ptr(), &raw mut state)
    };
    result.result().map_err(|error| logs.error(kernel, error))?;
    let linker = Linker(state);
    let bytes = text.as_bytes_with_nul();
    // SAFETY: as above.
    let result = unsafe {
        sys::cuLinkAddData_v2(
            linker.0,
            sys::CUjitInputType::CU_JIT_INPUT_PTX,
            bytes.as_ptr().cast_mut().cast(),
            bytes.len(),
            c"kernel".as_ptr(),
            0,
            null_mut(),
            null_mut(),
        )
    };
    result.result().map_err(|error| logs.error(kernel, error))?;
    // SAFETY: as above.
    let result = unsafe { sys::cuLinkComplete(linker.0, &raw mut code, &raw mut size) };
    result.result().map_err(|error| logs.error(kernel, error))?;
    // SAFETY: the linker owns `size` bytes of code until it is destroyed.
    Ok(unsafe { std::slice::from_raw_parts(code.cast::<u8>(), size) }.to_vec())
}

/// Loads assembled code.
fn load_code(code: &[u8]) -> Result<sys::CUmodule, DriverError> {
    let mut module = null_mut();
    // SAFETY: a context is bound; the code is what the driver made of a text,
    // and the driver checks its form.
    unsafe { sys::cuModuleLoadData(&raw mut module, code.as_ptr().cast()) }.result().map(|()| module)
}
