//! The functions of `tile_kernel.h`, as a `cdylib` defines them.
//!
//! They are written out by a macro in the library's own crate, so that they
//! are its symbols, and call the bodies in [`abi`](crate::abi).

/// Makes a crate of type `cdylib` a library of kernels with the functions of
/// `tile_kernel.h`. The argument adds the kernels to a [`Kernels`](crate::Kernels). Without one, and
/// with the feature `registry`, the library has every kernel with a default instance that is linked
/// in.
#[macro_export]
macro_rules! export {
    () => {
        $crate::export!(|kernels| kernels.add_registered());
    };
    ($list:expr) => {
        const _: () = {
            // Full paths and an unusual name: the list is an expression of the
            // user's, and nothing here may capture its names.
            static __TILE_KERNELS: $crate::abi::List = $crate::abi::List::new(|| $crate::Kernels::new($list));

            #[unsafe(no_mangle)]
            extern "C" fn tile_kernel_abi() -> u32 {
                $crate::ABI
            }

            #[unsafe(no_mangle)]
            extern "C" fn tile_kernel_catalogue() -> *const ::core::ffi::c_char {
                $crate::abi::catalogue(&__TILE_KERNELS)
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_open(
                target: *const ::core::ffi::c_char,
                ordinal: i32,
                device: *mut *mut $crate::Device,
                message: *mut ::core::ffi::c_char,
                capacity: usize,
            ) -> i32 {
                // SAFETY: the caller's promise.
                unsafe { $crate::abi::open(target, ordinal, device, message, capacity) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_close(device: *mut $crate::Device) {
                // SAFETY: the caller's promise.
                unsafe { $crate::abi::close(device) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_prepare(
                device: *const $crate::Device,
                name: *const ::core::ffi::c_char,
                types: *const *const ::core::ffi::c_char,
                type_count: usize,
                consts: *const i64,
                const_count: usize,
                kernel: *mut *mut $crate::Prepared,
                message: *mut ::core::ffi::c_char,
                capacity: usize,
            ) -> i32 {
                // SAFETY: the caller's promise.
                unsafe {
                    $crate::abi::prepare(
                        &__TILE_KERNELS,
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
            unsafe extern "C" fn tile_kernel_release(kernel: *mut $crate::Prepared) {
                // SAFETY: the caller's promise.
                unsafe { $crate::abi::release(kernel) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_launch(
                kernel: *const $crate::Prepared,
                tensors: *const *const $crate::DLTensor,
                tensor_count: usize,
                scalars: *const $crate::TileScalar,
                scalar_count: usize,
                stream: *mut ::core::ffi::c_void,
                message: *mut ::core::ffi::c_char,
                capacity: usize,
            ) -> i32 {
                // SAFETY: the caller's promise.
                unsafe {
                    $crate::abi::launch(kernel, tensors, tensor_count, scalars, scalar_count, stream, message, capacity)
                }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_shapes(
                kernel: *const $crate::Prepared,
                shapes: *const *mut i64,
                tensor_count: usize,
                scalars: *const $crate::TileScalar,
                scalar_count: usize,
                message: *mut ::core::ffi::c_char,
                capacity: usize,
            ) -> i32 {
                // SAFETY: the caller's promise.
                unsafe { $crate::abi::shapes(kernel, shapes, tensor_count, scalars, scalar_count, message, capacity) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_tune(
                kernel: *const $crate::Prepared,
                tensors: *const *const $crate::DLTensor,
                tensor_count: usize,
                scalars: *const $crate::TileScalar,
                scalar_count: usize,
                options: *const ::core::ffi::c_char,
                stream: *mut ::core::ffi::c_void,
                report: *mut ::core::ffi::c_char,
                room: usize,
                message: *mut ::core::ffi::c_char,
                capacity: usize,
            ) -> i32 {
                // SAFETY: the caller's promise.
                unsafe {
                    $crate::abi::tune(
                        kernel,
                        tensors,
                        tensor_count,
                        scalars,
                        scalar_count,
                        options,
                        stream,
                        report,
                        room,
                        message,
                        capacity,
                    )
                }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_remarks(
                device: *const $crate::Device,
                report: *mut ::core::ffi::c_char,
                room: usize,
                message: *mut ::core::ffi::c_char,
                capacity: usize,
            ) -> i32 {
                // SAFETY: the caller's promise.
                unsafe { $crate::abi::remarks(device, report, room, message, capacity) }
            }

            #[unsafe(no_mangle)]
            unsafe extern "C" fn tile_kernel_rounding(
                kernel: *const $crate::Prepared,
                tensors: *const *const $crate::DLTensor,
                tensor_count: usize,
                scalars: *const $crate::TileScalar,
                scalar_count: usize,
                report: *mut ::core::ffi::c_char,
                room: usize,
                message: *mut ::core::ffi::c_char,
                capacity: usize,
            ) -> i32 {
                // SAFETY: the caller's promise.
                unsafe {
                    $crate::abi::rounding(
                        kernel,
                        tensors,
                        tensor_count,
                        scalars,
                        scalar_count,
                        report,
                        room,
                        message,
                        capacity,
                    )
                }
            }
        };
    };
}
