//! The list of all kernels of this crate by name, each in its default instance, for tools that
//! take a kernel by name.

use tile_kernel::launch::{Definition, Instance, Tunable};

/// The function that a tool applies to the default instance of a kernel.
pub type Visit<'a> = dyn FnMut(&dyn Definition) + 'a;

/// A row of [`KERNELS`]: a kernel with its default parameters.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The name of the kernel function.
    pub name: &'static str,
    /// Calls its argument with the default instance.
    pub with: fn(&mut Visit<'_>),
}

macro_rules! entries {
    ($($module:ident :: $name:ident,)*) => {
        /// Every kernel of one device, in the order of the files; those of [ranks](crate::ranks) need several.
        pub const KERNELS: &[Entry] = &[$(Entry {
            name: stringify!($name),
            with: |f| f(&<crate::$module::$name>::default()),
        },)*];
    };
}

entries! {
    attention::flash_attention,
    attention::flash_attention_varlen,
    attention_backward::attention_delta,
    attention_backward::attention_backward_kv,
    attention_backward::attention_backward_q,
    attention_backward::attention_backward_fused,
    block_sparse::block_sparse_matmul,
    block_sparse::block_sparse_attention,
    conv::conv2d,
    decoding::flash_decoding,
    decoding::combine_splits,
    decoding::append_to_pages,
    dynamic::quantize_rows,
    dynamic::matmul_int4_dynamic,
    dynamic::matmul_int8_dynamic,
    elementwise::add,
    elementwise::gelu,
    elementwise::gelu_tanh,
    elementwise::silu_mul,
    elementwise::silu_mul_backward,
    embedding::embedding,
    embedding::embedding_backward,
    embedding::mean_pool,
    gemv::gemv,
    gemv::gemv_int4,
    gemv::gemv_table4,
    gemv::gemv_int8,
    hadamard::hadamard,
    kquants::matmul_q8_0,
    kquants::matmul_q4_k,
    kquants::matmul_q6_k,
    kquants::gemv_q8_0,
    kquants::gemv_q4_k,
    kquants::gemv_q6_k,
    kquants::matmul_q8_0_dynamic,
    kquants::matmul_q4_k_dynamic,
    kquants::matmul_q6_k_dynamic,
    kquants::gemv_q8_0_dynamic,
    kquants::gemv_q4_k_dynamic,
    kquants::gemv_q6_k_dynamic,
    linear::linear,
    linear::linear_residual,
    linear_attention::linear_attention,
    mamba2::mamba2_chunk_state,
    mamba2::mamba2_pass_states,
    mamba2::mamba2_chunk_scan,
    matmul::matmul,
    matmul::matmul_nt,
    matmul::matmul_tn,
    matmul::matmul_tt,
    matmul::linear_gelu,
    matmul::matmul_batched,
    matmul::matmul_u8_i8,
    matmul::matmul_e5m2_e4m3,
    matmul::matmul_tf32,
    matmul::matmul_nt_tf32,
    matmul::matmul_split_k,
    mla::mla_decode,
    moe::moe_route,
    moe::moe_plan,
    moe::moe_matmul,
    moe::moe_combine,
    norm::layer_norm,
    norm::rms_norm,
    norm::layer_norm_residual,
    norm::rms_norm_residual,
    norm_backward::rms_norm_backward,
    norm_backward::layer_norm_backward,
    quant::matmul_int4,
    quant::matmul_int4_split_k,
    quant::matmul_table4,
    quant::matmul_int8,
    quant_words::repack_int4,
    quant_words::matmul_int4_words,
    rope::rope,
    rows::transpose,
    rows::row_cumsum,
    rows::row_sum,
    rows::row_max,
    sampling::argmax,
    sampling::sample_top_p,
    scaled::matmul_block_scaled,
    select::top_k,
    select::histogram,
    softmax::softmax,
    softmax::online_softmax,
    softmax::cross_entropy,
    softmax::softmax_backward,
    softmax::cross_entropy_backward,
    sparse24::matmul_sparse24,
}

/// Calls a function with the name and the default instance of every kernel, in order.
pub fn each_default(f: &mut dyn FnMut(&'static str, &Instance<'_>)) {
    for entry in KERNELS {
        (entry.with)(&mut |kernel| kernel.with_definition(&mut |instance| f(entry.name, instance)));
    }
}

/// The entry of the kernel of that name, if there is one.
pub fn find(name: &str) -> Option<Entry> {
    KERNELS.iter().copied().find(|entry| entry.name == name)
}

/// The instance with permission to take other tile sizes of the kernel's `tune(…)` list: those that
/// the device expects to be fastest, or the first that fit in its memory.
///
/// Instances of kernels outside this crate are returned unchanged.
pub fn fitted<'a>(instance: &Instance<'a>) -> Instance<'a> {
    let mut tuning: &'static [Tunable] = &[];
    if let Some(entry) = find(instance.def().name) {
        (entry.with)(&mut |kernel| {
            if std::ptr::eq(kernel.def(), instance.def()) {
                tuning = kernel.tuning();
            }
        });
    }
    instance.fitted(tuning)
}
