//! Suggestions for names of other kernel languages and array libraries: CUDA, Triton,
//! TileLang, CubeCL, WGSL, NumPy, PyTorch.

/// A word and what to write.
struct Word {
    name: &'static str,
    help: &'static str,
}

/// The modules that such words stand in.
pub(super) const MODULES: &[&str] = &[
    "tl",
    "triton",
    "libdevice",
    "T",
    "tilelang",
    "tir",
    "np",
    "numpy",
    "jnp",
    "torch",
    "F",
    "nn",
    "cp",
    "cuda",
    "cute",
    "cooperative_groups",
    "cubecl",
    "cube",
    "math",
];

/// What to write instead of a word; `None` for words that are none of theirs.
pub(super) fn instead(name: &str) -> Option<&'static str> {
    let plain = name.trim_start_matches('_');
    WORDS.iter().find(|word| word.name == plain).map(|word| word.help)
}

/// What to write instead of another language's item of an attribute or a launch.
pub(super) fn item_instead(name: &str) -> Option<&'static str> {
    Some(match name {
        "num_warps" | "num_threads" | "block_size" | "block_dim" | "launch_bounds" | "workgroup_size" | "cube_dim" => {
            "write `gpu(threads = 128)`: the threads of a block, 32 for each warp"
        }
        "num_stages" | "stages" => "write it where the loop is: `pipelined!(0..n, stages = 3, |k| { … });`",
        "num_ctas" | "cluster_dims" => "write `cuda(clusters = 2)`",
        "maxnreg" | "num_regs" => "write `cuda(registers = [40, 232])`",
        "grid" | "grid_dim" | "cube_count" => "write `let [y, x] = blocks([rows, columns]);` in the body",
        "configs" | "autotune" | "key" => "write `tune(N = [64, 128])`",
        "jit" | "launch" | "launch_unchecked" | "debug" | "target" => "remove it: a launch compiles for its device",
        _ => return None,
    })
}

/// The element type that a type's name in another language stands for.
pub(super) fn element(name: &str) -> Option<&'static str> {
    TYPES.iter().find(|(theirs, _)| *theirs == name).map(|(_, ours)| *ours)
}

/// Whether nobody calls a function of their own so.
pub(super) fn is_certain(name: &str) -> bool {
    name.starts_with("__") || CERTAIN.contains(&name)
}

const CERTAIN: &[&str] = &[
    "syncthreads",
    "syncwarp",
    "program_id",
    "num_programs",
    "get_program_id",
    "alloc_fragment",
    "alloc_shared",
    "alloc_local",
    "sync_cube",
    "sync_units",
    "sync_plane",
    "workgroupBarrier",
    "storageBarrier",
    "debug_barrier",
    "make_block_ptr",
    "atomicAdd",
    "atomicMax",
    "atomicMin",
    "atomicCAS",
    "atomicExch",
];

const SYNC: &str = "remove it: synchronisation is inferred from what is read and written";
const BLOCK: &str = "write `let [i] = blocks([n.div_ceil(N)]);`: it names the indices of the block";
const INDEX: &str = "write `parallel!(N, |i| { … })`: its index is the element, and threads are the compiler's";
const EXTENT: &str = "tiles have the extents that you give them: use the const parameter, or `t.dim(0)`";
const LANES: &str = "write a reduction: `reduce_sum(&t, &mut s, 0)`; lanes are the compiler's";
const COPY_IN: &str = "write `copy(x.at([i * N]), &mut tile)`; outside the tensor it reads zeros";
const COPY_OUT: &str = "write `copy(&tile, y.at_mut([i * N]))`; outside the tensor nothing is written";
const GEMM: &str = "write `gemm(&a, &b, &mut acc)` after `clear(&mut acc)`";
const FRAGMENT: &str = "write `let mut t = fragment::<f32>([M, N]);`";
const SHARED: &str = "write `let mut t = shared::<f32>([M, N]);`";
const LOCAL: &str = "write `let mut v = 0.0;`, or `local::<f32>([N])` inside `parallel!`";
const ZEROS: &str = "write `let mut t = fragment::<f32>([M, N]);` and `clear(&mut t);`";
const FULL: &str = "write `let mut t = fragment::<f32>([M, N]);` and `fill(&mut t, value);`";
const SELECT: &str = "write `select(condition, a, b)` for each element in `parallel!`";
const ELEMENTS: &str = "write it for each element: `parallel!((M, N), |i, j| t[[i, j]] = …)`";
const TRANSPOSE: &str = "write `t.t()`, or `t.permute([1, 0, 2])`";
const RESHAPE: &str = "write `t.reshape([A, B])` for a tile";
const BROADCAST: &str = "index the smaller tile by fewer indices in `parallel!`: `t[[i, j]] * s[i]`";
const SUM: &str = "write `reduce_sum(&t, &mut s, 1)`";
const MAX: &str = "write `reduce_max(&t, &mut s, 1)`, or `a.max(b)` of two scalars";
const MIN: &str = "write `reduce_min(&t, &mut s, 1)`, or `a.min(b)` of two scalars";
const BITS: &str = "reductions are `reduce_sum`, `reduce_product`, `reduce_max`, `reduce_min`, `reduce_any`, `reduce_all`; \
    combine bits in a `for` loop in `parallel!`";
const SCANS: &str = "scans are `cumsum`, `cumprod`, `cummax`, `cummin`, and each with `_rev`; write others as a `for` loop in `parallel!`";
const ATOMIC: &str =
    "write `y.atomic_add([i], value, Relaxed)` for an element, `atomic_add(&tile, y.at_mut([…]))` for a tile";
const CONVERT: &str = "write `cast::<f32>(x)`, or `copy` to a tile of the wanted type";
const SOFTMAX: &str = "write it out: `reduce_max`, `exp` of the differences, `reduce_sum`, a division";
const TILE_FN: &str = "write a `#[tile_fn]` of that name, or the expression itself";
const SERIAL: &str = "write `for i in 0..n { … }`";
const PARALLEL: &str = "write `parallel!((M, N), |i, j| { … })`";
const PIPELINED: &str = "write `pipelined!(0..n, stages = 3, |k| { … })`";
const CLAMP: &str = "write `x.clamp(lo, hi)`";
const FMA: &str = "write `a.mul_add(b, c)`";
const PRINT: &str = "write `println!(\"{x}\")`";
const ASSERT: &str = "write `assert!(condition, \"message\")`, or `require!` before the launch";
const CONSTANT: &str = "make it a const parameter `const N: usize`, or a constant";
const REMOVE: &str = "remove it: layouts and alignment are inferred";
const SORT: &str = "there is no sort; write a `for` loop of `reduce_argmax`";
const RANDOM: &str = "pass random numbers in a tensor, or compute them from the index with integer arithmetic";
const STACK: &str = "write each part to its place: `copy(&a, t.at_mut((span(0, M), ..)))`";

macro_rules! words {
    ($($help:expr => $($name:literal)*;)*) => {
        const WORDS: &[Word] = &[$($(Word { name: $name, help: $help },)*)*];
    };
}

words! {
    SYNC => "syncthreads" "syncwarp" "threadfence" "threadfence_block" "debug_barrier" "sync_cube" "sync_units" "sync_plane"
        "sync_threads" "sync_storage" "workgroupBarrier" "storageBarrier" "barrier" "cp_async_commit" "cp_async_wait";
    BLOCK => "program_id" "get_program_id" "blockIdx" "block_idx" "block_id" "workgroup_id" "CUBE_POS" "CUBE_POS_X"
        "CUBE_POS_Y" "CUBE_POS_Z";
    "it is the number of blocks: `n.div_ceil(N)`, as `blocks` is given it" => "num_programs" "gridDim" "grid_dim" "CUBE_COUNT"
        "CUBE_COUNT_X" "CUBE_COUNT_Y" "num_workgroups";
    INDEX => "threadIdx" "thread_idx" "thread_id" "get_thread_binding" "arange" "local_invocation_id" "global_invocation_id"
        "get_global_id" "get_local_id" "UNIT_POS" "UNIT_POS_X" "UNIT_POS_Y" "UNIT_POS_Z" "ABSOLUTE_POS" "ABSOLUTE_POS_X"
        "ABSOLUTE_POS_Y" "ABSOLUTE_POS_Z" "laneid" "lane_id";
    EXTENT => "blockDim" "block_dim" "warpSize" "CUBE_DIM" "CUBE_DIM_X" "CUBE_DIM_Y" "CUBE_DIM_Z" "PLANE_DIM" "BLOCK_SIZE"
        "next_power_of_2";
    LANES => "shfl_sync" "shfl_down_sync" "shfl_up_sync" "shfl_xor_sync" "ballot_sync" "any_sync" "all_sync" "plane_sum"
        "plane_max" "plane_min" "plane_prod" "plane_broadcast" "plane_shuffle" "subgroupAdd" "warp_reduce" "reduce_add_sync";
    COPY_IN => "load" "ldg" "load_matrix_sync" "memcpy_async" "cp_async" "make_block_ptr" "advance" "make_tensor_descriptor"
        "block_ptr";
    COPY_OUT => "store" "store_matrix_sync" "stcs" "st";
    GEMM => "dot" "matmul" "mm" "bmm" "einsum" "mma_sync" "wmma" "dot_scaled" "addmm" "inner" "matvec" "gemv";
    FRAGMENT => "alloc_fragment";
    SHARED => "alloc_shared" "SharedMemory" "shared_memory";
    LOCAL => "alloc_local" "alloc_var";
    ZEROS => "zeros" "zeros_like" "fill_fragment" "empty" "empty_like";
    FULL => "full" "full_like" "ones" "ones_like";
    SELECT => "where" "where_" "if_then_else" "masked_fill" "Select";
    ELEMENTS => "add" "sub" "subtract" "mul" "multiply" "div" "divide" "neg" "negative" "logical_and" "logical_or" "logical_not"
        "map" "apply";
    TRANSPOSE => "trans" "transpose" "swapaxes" "permute" "movedim";
    RESHAPE => "reshape" "view" "flatten" "ravel";
    BROADCAST => "broadcast" "broadcast_to" "expand_dims" "unsqueeze" "squeeze" "expand" "repeat" "tile";
    "write `reduce_mean(&t, &mut s, 1)`" => "mean" "average" "reduce_avg";
    "write `reduce_var(&t, &mut s, 1)`" => "var" "variance" "reduce_variance";
    "write `reduce_var(&t, &mut s, 1)`, and `sqrt` of it in `parallel!`" => "std" "reduce_std" "stddev";
    "write `reduce_norm2(&t, &mut s, 1)`" => "norm" "reduce_norm" "reduce_l2" "l2_norm";
    "write `reduce_logsumexp(&t, &mut s, 1)`" => "logsumexp" "log_sum_exp" "lse";
    SUM => "sum" "reduce" "reduce_add";
    MAX => "amax" "reduce_maximum" "maximum" "fmaxf" "fmax";
    MIN => "amin" "reduce_minimum" "minimum" "fminf" "fmin";
    "write `reduce_argmax(&t, &mut places, 1)`" => "argmax" "arg_max";
    "write `reduce_argmin(&t, &mut places, 1)`" => "argmin" "arg_min";
    "write `reduce_product(&t, &mut s, 1)`" => "prod" "reduce_prod" "reduce_mul";
    "write `reduce_abs_max(&t, &mut s, 1)`" => "reduce_absmax" "absmax";
    "write `reduce_abs_sum(&t, &mut s, 1)`" => "reduce_abssum";
    BITS => "reduce_and" "reduce_or" "reduce_xor" "reduce_bitand" "reduce_bitor" "reduce_bitxor";
    SCANS => "scan" "associative_scan" "inclusive_scan" "exclusive_scan" "prefix_sum" "logcumsumexp";
    ATOMIC => "atomicAdd" "atomicMax" "atomicMin" "atomicAnd" "atomicOr" "atomicXor" "atomicCAS" "atomicExch" "atomicSub" "atomic_sub"
        "atomic_addx2" "atomic_cas" "atomic_xchg" "atomic_exchange" "atomic_and" "atomic_or" "atomic_xor";
    CONVERT => "to" "astype" "half2float" "float2half" "float2int" "int2float" "float2bfloat16" "bfloat162float" "Cast" "convert"
        "float" "int" "as_tensor";
    SOFTMAX => "softmax" "log_softmax" "layer_norm" "rms_norm";
    TILE_FN => "relu" "gelu" "silu" "swish" "elu" "leaky_relu" "hardtanh" "lerp";
    SERIAL => "range" "static_range" "serial" "Serial" "unroll" "Unroll" "vectorized" "grid_stride" "range_stepped";
    PARALLEL => "Parallel" "Vectorized";
    PIPELINED => "Pipelined";
    CLAMP => "clip" "saturate" "saturatef";
    FMA => "fma" "fmaf" "fma_rn" "fmaf_rn";
    "write `x.exp()`" => "expf" "fast_expf";
    "write `x.ln()`" => "log" "logf" "log_";
    "write `x.log1p()`" => "log1pf" "ln_1p";
    "write `x.expm1()`" => "expm1f" "exp_m1";
    "write `x.tan()`" => "tanf";
    "write `x.copysign(y)`" => "copysignf";
    "write `x.hypot(y)`" => "hypotf";
    "write `y.atan2(x)`" => "atan2f";
    "write `x.sqrt()`" => "sqrtf" "fsqrt_rn" "sqrt_rn";
    "write `x.rsqrt()`" => "rsqrtf" "inverse_sqrt";
    "write `x.tanh()`" => "tanhf";
    "write `x.sin()`" => "sinf";
    "write `x.cos()`" => "cosf";
    "write `x.abs()`" => "fabs" "fabsf" "absolute";
    "write `x.powf(y)`, or the product" => "pow" "power";
    "write `x.recip()`" => "reciprocal" "rcp";
    "write `x.round_ties_even()`" => "rint" "rintf" "nearbyint";
    "write `x.count_ones()`" => "popc" "popcount";
    "write `x.leading_zeros()`" => "clz" "countl_zero";
    "write `a.div_ceil(b)`" => "cdiv" "ceildiv" "ceil_div";
    "write `a / b`, and `a % b`" => "floordiv" "floor_divide" "floormod" "fdiv" "remainder" "fmod" "fmodf" "divmod";
    "write `x.is_nan()`" => "isnan";
    "write `!x.is_finite() && !x.is_nan()`" => "isinf" "is_infinite";
    "write `x.is_finite()`" => "isfinite";
    "write `x.to_bits()`, or `f32::from_bits(u)`" => "float_as_int" "float_as_uint" "int_as_float" "uint_as_float" "reinterpret" "bitcast";
    "write `T::INFINITY`, `f32::MAX` or `f32::NEG_INFINITY`" => "inf" "infinity" "INFINITY" "FLT_MAX" "FLT_MIN" "max_value" "min_value";
    PRINT => "printf" "device_print" "print" "debug_print";
    ASSERT => "device_assert" "static_assert" "trap";
    CONSTANT => "constexpr" "comptime";
    REMOVE => "multiple_of" "max_contiguous" "max_constancy" "assume" "annotate_layout" "use_swizzle" "annotate_safe_value"
        "prefetch" "disable_warp_group_reg_alloc" "set_max_nreg";
    SORT => "sort" "topk" "argsort" "bitonic_sort" "median" "reduce_median";
    RANDOM => "rand" "randn" "randint" "philox" "dropout" "curand";
    STACK => "cat" "concat" "concatenate" "join" "stack" "split" "chunk" "hstack" "vstack" "pad";
    "write `gather(x, &indices, &mut tile)`" => "take" "index_select" "gather_nd";
    "write `scatter(&tile, &indices, y)`" => "scatter_add" "index_add" "index_put";
    "write `x.dim(0)`, or bind extents: `dims!(x = [n]);`" => "len" "size" "numel" "ndim" "shape_of";
}

const TYPES: &[(&str, &str)] = &[
    ("float", "f32"),
    ("double", "f64"),
    ("half", "f16"),
    ("int", "i32"),
    ("uint", "u32"),
    ("long", "i64"),
    ("short", "i16"),
    ("char", "i8"),
    ("uchar", "u8"),
    ("boolean", "bool"),
    ("float16", "f16"),
    ("float32", "f32"),
    ("float64", "f64"),
    ("bfloat16", "bf16"),
    ("fp16", "f16"),
    ("fp32", "f32"),
    ("fp64", "f64"),
    ("int8", "i8"),
    ("int16", "i16"),
    ("int32", "i32"),
    ("int64", "i64"),
    ("uint8", "u8"),
    ("uint16", "u16"),
    ("uint32", "u32"),
    ("uint64", "u64"),
    ("float8_e4m3fn", "F8E4M3"),
    ("float8_e4m3", "F8E4M3"),
    ("float8_e5m2", "F8E5M2"),
    ("f8e4m3", "F8E4M3"),
    ("f8e5m2", "F8E5M2"),
    ("e4m3", "F8E4M3"),
    ("e5m2", "F8E5M2"),
    ("isize", "i64"),
    ("u128", "u64"),
    ("i128", "i64"),
    ("f128", "f64"),
];

#[cfg(test)]
mod tests {
    use super::{WORDS, instead};
    use std::collections::BTreeSet;

    #[test]
    fn words_are_many_and_of_others_alone() {
        assert!(WORDS.len() >= 80, "{}", WORDS.len());
        let names: BTreeSet<&str> = WORDS.iter().map(|word| word.name).collect();
        assert_eq!(names.len(), WORDS.len(), "a word is there twice");
        for word in WORDS {
            assert!(!crate::front::lower::is_word(word.name), "`{}` is a word of the language", word.name);
        }
    }

    /// Help names words that there are.
    #[test]
    fn help_calls_what_exists() {
        for word in WORDS {
            for code in word.help.split('`').skip(1).step_by(2) {
                let name: String = code.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                if code[name.len()..].starts_with(['(', ':']) && name.starts_with(|c: char| c.is_lowercase()) {
                    let known = crate::front::lower::is_word(&name) || ["blocks", "f32"].contains(&name.as_str());
                    assert!(known, "`{}`: {}", word.name, word.help);
                }
            }
        }
        assert!(instead("__syncthreads").is_some_and(|help| help.contains("inferred")));
        assert_eq!(instead("copy"), None);
    }
}
