//! The library in the Python package `tile-kernel`: every kernel of `tile-kernels`, with the tuned
//! answers that it ships.

use tile_kernels::registry::KERNELS;

tile_capi::export!(|kernels| {
    for entry in KERNELS {
        (entry.with)(&mut |kernel| kernels.add(kernel));
    }
    kernels.tuned(tile_kernels::tuning::tables());
});
tile_capi::python_module!();
