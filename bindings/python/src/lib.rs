//! The library in the Python package `tile-kernel`: every kernel of `tile-kernels`.

use tile_kernels::registry::KERNELS;

tile_capi::export!(|kernels| {
    for entry in KERNELS {
        (entry.with)(&mut |kernel| kernels.add(kernel));
    }
});
tile_capi::python_module!();
