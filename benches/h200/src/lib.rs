//! A C library of the kernels of `examples/kernels`, which `bench.py` loads into the process of
//! the libraries that it compares them with.

mod serving;
mod variants;

use tile_kernels::registry::KERNELS;

tile_capi::export!(|kernels| {
    for entry in KERNELS {
        (entry.with)(&mut |kernel| kernels.add(kernel));
    }
    kernels.add(&<variants::attention_variant>::default());
    kernels.add(&<serving::matmul_w8a8>::default());
    kernels.add(&<serving::attention_capped>::default());
});
