//! The bodies of the functions in `tile_kernel.h`.
//!
//! Each takes what C passes, turns it into what Rust means, and gives a status
//! and a message. A panic is caught here: unwinding into C is undefined. What
//! the pointers must be is said in the header; nulls are looked for wherever
//! one would be read.

use crate::device::Device;
use crate::instance::Prepared;
use crate::kernels::Kernels;
use crate::scalar::TileScalar;
use crate::status::{Failure, Status, write_text};
use crate::tensor::DLTensor;
use crate::{rounding, tune};
use std::ffi::{CStr, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::LazyLock;

/// The kernels of the library, listed at the first call.
pub type List = LazyLock<Kernels>;

/// `tile_kernel_catalogue`.
pub fn catalogue(kernels: &'static List) -> *const c_char {
    catch_unwind(AssertUnwindSafe(|| kernels.catalogue().as_ptr())).unwrap_or(ptr::null())
}

/// `tile_kernel_open`.
///
/// # Safety
/// As the header says.
pub unsafe fn open(
    target: *const c_char,
    ordinal: i32,
    device: *mut *mut Device,
    message: *mut c_char,
    capacity: usize,
) -> i32 {
    let call = || {
        // SAFETY: the caller's promise.
        let target = unsafe { text("target", target) }?;
        // SAFETY: as above.
        unsafe { give("device", device, || Device::open(target, ordinal)) }
    };
    // SAFETY: as above.
    unsafe { guarded(message, capacity, call) }
}

/// `tile_kernel_close`.
///
/// # Safety
/// As the header says.
pub unsafe fn close(device: *mut Device) {
    // SAFETY: the caller's promise.
    unsafe { free(device) }
}

/// `tile_kernel_prepare`.
///
/// # Safety
/// As the header says.
#[allow(clippy::too_many_arguments, reason = "as many as the C function has")]
pub unsafe fn prepare(
    kernels: &List,
    device: *const Device,
    name: *const c_char,
    types: *const *const c_char,
    type_count: usize,
    consts: *const i64,
    const_count: usize,
    kernel: *mut *mut Prepared,
    message: *mut c_char,
    capacity: usize,
) -> i32 {
    let call = || {
        // SAFETY: the caller's promise.
        let device = unsafe { device.as_ref() }.ok_or_else(|| null("device"))?;
        // SAFETY: as above.
        let name = unsafe { text("name", name) }?;
        // SAFETY: as above.
        let (types, consts) = unsafe { (list("types", types, type_count)?, list("consts", consts, const_count)?) };
        // SAFETY: as above.
        let types: Vec<&str> = types.iter().map(|&ty| unsafe { text("types", ty) }).collect::<Result<_, _>>()?;
        // SAFETY: as above.
        unsafe { give("kernel", kernel, || Prepared::new(device, kernels, name, &types, consts)) }
    };
    // SAFETY: as above.
    unsafe { guarded(message, capacity, call) }
}

/// `tile_kernel_release`.
///
/// # Safety
/// As the header says.
pub unsafe fn release(kernel: *mut Prepared) {
    // SAFETY: the caller's promise.
    unsafe { free(kernel) }
}

/// `tile_kernel_launch`.
///
/// # Safety
/// As the header says.
#[allow(clippy::too_many_arguments, reason = "as many as the C function has")]
pub unsafe fn launch(
    kernel: *const Prepared,
    tensors: *const *const DLTensor,
    tensor_count: usize,
    scalars: *const TileScalar,
    scalar_count: usize,
    stream: *mut c_void,
    message: *mut c_char,
    capacity: usize,
) -> i32 {
    let call = || {
        // SAFETY: the caller's promise.
        let kernel = unsafe { kernel.as_ref() }.ok_or_else(|| null("kernel"))?;
        // SAFETY: as above.
        let tensors = unsafe { list("tensors", tensors, tensor_count) }?;
        // SAFETY: as above.
        let scalars = unsafe { list("scalars", scalars, scalar_count) }?;
        // SAFETY: as above.
        unsafe { kernel.launch(tensors, scalars, stream) }
    };
    // SAFETY: as above.
    unsafe { guarded(message, capacity, call) }
}

/// `tile_kernel_shapes`.
///
/// # Safety
/// As the header says.
pub unsafe fn shapes(
    kernel: *const Prepared,
    shapes: *const *mut i64,
    tensor_count: usize,
    scalars: *const TileScalar,
    scalar_count: usize,
    message: *mut c_char,
    capacity: usize,
) -> i32 {
    let call = || {
        // SAFETY: the caller's promise.
        let kernel = unsafe { kernel.as_ref() }.ok_or_else(|| null("kernel"))?;
        // SAFETY: as above.
        let shapes = unsafe { list("shapes", shapes, tensor_count) }?;
        // SAFETY: as above.
        let scalars = unsafe { list("scalars", scalars, scalar_count) }?;
        // SAFETY: as above.
        unsafe { kernel.shapes(shapes, scalars) }
    };
    // SAFETY: as above.
    unsafe { guarded(message, capacity, call) }
}

/// `tile_kernel_tune`.
///
/// # Safety
/// As the header says.
#[allow(clippy::too_many_arguments, reason = "as many as the C function has")]
pub unsafe fn tune(
    kernel: *const Prepared,
    tensors: *const *const DLTensor,
    tensor_count: usize,
    scalars: *const TileScalar,
    scalar_count: usize,
    options: *const c_char,
    stream: *mut c_void,
    report: *mut c_char,
    room: usize,
    message: *mut c_char,
    capacity: usize,
) -> i32 {
    let call = || {
        // SAFETY: the caller's promise.
        let kernel = unsafe { kernel.as_ref() }.ok_or_else(|| null("kernel"))?;
        // SAFETY: as above.
        let tensors = unsafe { list("tensors", tensors, tensor_count) }?;
        // SAFETY: as above.
        let scalars = unsafe { list("scalars", scalars, scalar_count) }?;
        // SAFETY: as above.
        let options = if options.is_null() { "{}" } else { unsafe { text("options", options) }? };
        // SAFETY: as above.
        let found = unsafe { tune::run(kernel, tensors, scalars, options, stream) }?;
        // SAFETY: as above.
        unsafe { hand("report", &found, report, room) }
    };
    // SAFETY: as above.
    unsafe { guarded(message, capacity, call) }
}

/// `tile_kernel_rounding`.
///
/// # Safety
/// As the header says.
#[allow(clippy::too_many_arguments, reason = "as many as the C function has")]
pub unsafe fn rounding(
    kernel: *const Prepared,
    tensors: *const *const DLTensor,
    tensor_count: usize,
    scalars: *const TileScalar,
    scalar_count: usize,
    report: *mut c_char,
    room: usize,
    message: *mut c_char,
    capacity: usize,
) -> i32 {
    let call = || {
        // SAFETY: the caller's promise.
        let kernel = unsafe { kernel.as_ref() }.ok_or_else(|| null("kernel"))?;
        // SAFETY: as above.
        let tensors = unsafe { list("tensors", tensors, tensor_count) }?;
        // SAFETY: as above.
        let scalars = unsafe { list("scalars", scalars, scalar_count) }?;
        // SAFETY: as above.
        let found = unsafe { rounding::of(kernel, tensors, scalars) }?;
        // SAFETY: as above.
        unsafe { hand("report", &found, report, room) }
    };
    // SAFETY: as above.
    unsafe { guarded(message, capacity, call) }
}

/// `tile_kernel_remarks`.
///
/// # Safety
/// As the header says.
pub unsafe fn remarks(
    device: *const Device,
    report: *mut c_char,
    room: usize,
    message: *mut c_char,
    capacity: usize,
) -> i32 {
    let call = || {
        // SAFETY: the caller's promise.
        let device = unsafe { device.as_ref() }.ok_or_else(|| null("device"))?;
        // SAFETY: as above.
        unsafe { hand("report", &crate::catalogue::remarks(&device.remarks()), report, room) }
    };
    // SAFETY: as above.
    unsafe { guarded(message, capacity, call) }
}

/// Writes a text to the caller's memory, with a zero at its end.
///
/// # Safety
/// `place` is null or valid for writes of `room` bytes.
unsafe fn hand(what: &str, found: &str, place: *mut c_char, room: usize) -> Result<(), Failure> {
    if place.is_null() || found.len() >= room {
        let reason = format!("`{what}` has room for {room} bytes, expected {}", found.len() + 1);
        return Err(Failure::call(reason));
    }
    // SAFETY: the caller's promise.
    unsafe { write_text(found, place, room) };
    Ok(())
}

/// Runs a call, and writes its message: empty when all is well.
///
/// # Safety
/// `message` is null or valid for writes of `capacity` bytes.
unsafe fn guarded(message: *mut c_char, capacity: usize, call: impl FnOnce() -> Result<(), Failure>) -> i32 {
    let outcome = catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|panic| Err(Failure::defect(&*panic)));
    let (status, text) = match outcome {
        Ok(()) => (Status::Ok, String::new()),
        Err(failure) => (failure.status(), failure.to_string()),
    };
    // SAFETY: the caller's promise.
    unsafe { write_text(&text, message, capacity) };
    status as i32
}

/// Hands an object to the caller; null where there is none.
///
/// # Safety
/// `place` is null or valid for a write.
unsafe fn give<T>(what: &str, place: *mut *mut T, make: impl FnOnce() -> Result<T, Failure>) -> Result<(), Failure> {
    if place.is_null() {
        return Err(null(what));
    }
    // SAFETY: the caller's promise.
    unsafe { place.write(ptr::null_mut()) };
    let made = Box::into_raw(Box::new(make()?));
    // SAFETY: as above.
    unsafe { place.write(made) };
    Ok(())
}

/// Frees what [`give`] gave; null is nothing.
///
/// # Safety
/// `object` is null or came from `give`, and is used no more.
unsafe fn free<T>(object: *mut T) {
    if !object.is_null() {
        // There is nobody to tell of a panic.
        // SAFETY: the caller's promise.
        let _ = catch_unwind(AssertUnwindSafe(|| drop(unsafe { Box::from_raw(object) })));
    }
}

/// Text that ends with a zero.
///
/// # Safety
/// `text` is null or ends with a zero, and is not written during `'a`.
unsafe fn text<'a>(what: &str, text: *const c_char) -> Result<&'a str, Failure> {
    if text.is_null() {
        return Err(null(what));
    }
    // SAFETY: the caller's promise.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map_err(|_| Failure::call(format!("`{what}` is not UTF-8")))
}

/// A list of so many elements; it may be null when there are none.
///
/// # Safety
/// `list` is null or valid for `count` reads during `'a`.
unsafe fn list<'a, T>(what: &str, list: *const T, count: usize) -> Result<&'a [T], Failure> {
    if count == 0 {
        return Ok(&[]);
    }
    if list.is_null() {
        return Err(null(what));
    }
    // SAFETY: the caller's promise.
    Ok(unsafe { std::slice::from_raw_parts(list, count) })
}

fn null(what: &str) -> Failure {
    Failure::call(format!("`{what}` is null"))
}
