//! The functions of `tile_kernel.h`, as a `cdylib` defines them.
//!
//! They are written out by a macro in the library's own crate, so that they
//! are its symbols, and call the bodies in [`abi`](crate::abi).

/// Makes a crate of type `cdylib` a library of kernels with the functions of
/// `tile_kernel.h`. The argument adds the kernels to a [`Kernels`](crate::Kernels).
#[macro_export]
macro_rules! export {
    ($list:expr) => {
        const _: () = {
            use ::core::ffi::{c_char, c_void};
            use $crate::{DLTensor, Device, Prepared, TileScalar, abi};

            static KERNELS: abi::List = abi::List::new(|| $crate::Kernels::new($list));

            #[unsafe(no_mangle)]
            extern "C" fn tile_kernel_abi() -> u32 {
                $crate::ABI
            }

            #[unsafe(no_mangle)]
            extern "C" fn tile_kernel_catalogue() -> *const c_char {
                abi::catalogue(&KERNELS)
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_open(
                target: *const c_char,
                ordinal: i32,
                device: *mut *mut Device,
                message: *mut c_char,
                capacity: usize,
            ) -> i32 {
                // SAFETY: the caller's promise.
                unsafe { abi::open(target, ordinal, device, message, capacity) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_close(device: *mut Device) {
                // SAFETY: the caller's promise.
                unsafe { abi::close(device) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_prepare(
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
                // SAFETY: the caller's promise.
                unsafe {
                    abi::prepare(
                        &KERNELS,
                        device,
                        name,
                        types,
                        type_count,
                        consts,
                        const_count,
                        kernel,
                        message,
                        capacity,
                    )
                }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_release(kernel: *mut Prepared) {
                // SAFETY: the caller's promise.
                unsafe { abi::release(kernel) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_launch(
                kernel: *const Prepared,
                tensors: *const *const DLTensor,
                tensor_count: usize,
                scalars: *const TileScalar,
                scalar_count: usize,
                stream: *mut c_void,
                message: *mut c_char,
                capacity: usize,
            ) -> i32 {
                // SAFETY: the caller's promise.
                unsafe { abi::launch(kernel, tensors, tensor_count, scalars, scalar_count, stream, message, capacity) }
            }
        };
    };
}
