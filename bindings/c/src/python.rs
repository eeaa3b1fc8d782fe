//! A library of kernels as an extension module of Python.
//!
//! Packers take a library for a wheel of Python's stable ABI if it has the module's function. The
//! module has no contents: the functions of `tile_kernel.h` are called through `ctypes`.

use pyo3_ffi::{PyModuleDef, PyModuleDef_HEAD_INIT, PyModuleDef_Init, PyObject};
use std::cell::UnsafeCell;
use std::ptr;

struct Module(UnsafeCell<PyModuleDef>);

// SAFETY: only Python writes to it, in `init`, which it calls with its lock held.
unsafe impl Sync for Module {}

static MODULE: Module = Module(UnsafeCell::new(PyModuleDef {
    m_base: PyModuleDef_HEAD_INIT,
    m_name: c"_native".as_ptr(),
    m_doc: c"A library of tile kernels, which `tile_kernel.Library` loads.".as_ptr(),
    m_size: 0,
    m_methods: ptr::null_mut(),
    m_slots: ptr::null_mut(),
    m_traverse: None,
    m_clear: None,
    m_free: None,
}));

/// The definition of the module `_native`, for Python's import.
///
/// # Safety
/// Python calls it, with its lock held.
pub unsafe fn init() -> *mut PyObject {
    // SAFETY: the caller's promise; the definition lives as long as the program.
    unsafe { PyModuleDef_Init(MODULE.0.get()) }
}

/// Makes a library of kernels the extension module `_native` of a Python package, as well.
#[macro_export]
macro_rules! python_module {
    () => {
        const _: () = {
            #[unsafe(export_name = "PyInit__native")]
            unsafe extern "C" fn init() -> *mut ::core::ffi::c_void {
                // SAFETY: Python's promise.
                unsafe { $crate::python::init() }.cast()
            }
        };
    };
}
