//! A C library of the kernels of `examples/kernels`, which `bench.py` loads into the process of
//! the libraries that it compares them with.

mod formulas;
mod fusions;
mod serving;
mod variants;

use tile_kernels::registry::KERNELS;

tile_capi::export!(|kernels| {
    for entry in KERNELS {
        (entry.with)(&mut |kernel| kernels.add(kernel));
    }
    kernels.add(&<variants::attention_variant>::default());
    kernels.add(&<fusions::linear_row_squares>::default());
    kernels.add(&<fusions::linear_rope>::default());
    kernels.add(&<fusions::linear_qkv>::default());
    kernels.add(&<fusions::head_statistics>::default());
    kernels.add(&<fusions::cross_entropy_of_tiles>::default());
    kernels.add(&<fusions::route>::default());
    kernels.add(&<fusions::norm_linear>::default());
    kernels.add(&<fusions::gated_linear>::default());
    kernels.add(&<fusions::linear_lora>::default());
    kernels.add(&<fusions::linear_quantised>::default());
    kernels.add(&<serving::matmul_w8a8>::default());
    kernels.add(&<serving::attention_capped>::default());
    kernels.add(&<formulas::gated_norm>::default());
    kernels.add(&<formulas::residual_norm>::default());
    kernels.add(&<formulas::biased_scores>::default());
    kernels.add(&<formulas::cross_entropy_loss>::default());
    kernels.add(&<formulas::activated_layer>::default());
    kernels.add(&<formulas::swiglu_layer>::default());
    kernels.add(&<formulas::alibi_attention>::default());
    kernels.add(&<formulas::capped_attention>::default());
    kernels.add(&<formulas::bag_of_embeddings>::default());
    kernels.add(&<formulas::activated_columns>::default());
});
