//! A search for redundant barriers.
//!
//! Small launches of each kernel run again without one of their barriers at a time. Where that is
//! no race and results are the same, the barrier is redundant, at least with these extents. The
//! number of them is listed for each kernel, so that it does not grow. Small tiles have one
//! program for all architectures; of large ones, the programs for Hopper are checked.

use crate::common::run_kernel_with;
use crate::support;
use std::cell::RefCell;
use std::collections::BTreeMap;
use tile_conformance::cases;
use tile_core::ir::Func;
use tile_cuda::ptx::Arch;
use tile_kernel::launch::Arg;
use tile_simt::interp::Options;
use tile_simt::ir::{Block, Kernel, Op};

/// Barriers that are not missed, on Ampere and on Hopper, in the launch that misses most
/// of its own; none in kernels that are not listed. Most stand around loops, between
/// uses of memory that these extents do not have.
const UNNEEDED: &[(&str, [usize; 2])] = &[
    ("attention_backward_fused", [6, 0]),
    ("attention_backward_kv", [5, 0]),
    ("attention_backward_q", [4, 0]),
    ("below_greatest", [1, 0]),
    ("block_sums", [1, 0]),
    ("brought_ahead", [1, 0]),
    ("compacted", [2, 0]),
    ("conv2d", [2, 0]),
    ("double_buffered", [2, 0]),
    ("exchanged", [2, 0]),
    ("exchanged_by", [7, 0]),
    ("flash_attention", [1, 0]),
    ("flash_attention_varlen", [2, 0]),
    ("flash_decoding", [2, 0]),
    ("gemv", [2, 0]),
    ("gemv_int4", [3, 0]),
    ("gemv_int8", [3, 0]),
    ("gemv_q4_k", [1, 0]),
    ("gemv_q4_k_dynamic", [3, 0]),
    ("gemv_q6_k", [3, 0]),
    ("gemv_q6_k_dynamic", [3, 0]),
    ("gemv_q8_0", [2, 0]),
    ("gemv_q8_0_dynamic", [3, 0]),
    ("gemv_table4", [3, 0]),
    ("hadamard", [4, 0]),
    ("histogram", [2, 0]),
    ("in_turn", [0, 1]),
    ("linear", [2, 0]),
    ("linear_attention", [2, 0]),
    ("linear_gelu", [2, 0]),
    ("linear_residual", [2, 0]),
    ("documents", [2, 0]),
    ("masked", [2, 0]),
    ("matmul", [2, 0]),
    ("matmul_batched", [2, 0]),
    ("matmul_block_scaled", [2, 8]),
    ("matmul_e5m2_e4m3", [3, 0]),
    ("matmul_in_order", [4, 2]),
    ("matmul_int4", [2, 0]),
    ("matmul_int4_dynamic", [2, 0]),
    ("matmul_int4_split_k", [4, 0]),
    ("matmul_int4_words", [2, 0]),
    ("matmul_int8", [2, 0]),
    ("matmul_int8_dynamic", [1, 0]),
    ("matmul_nt", [2, 0]),
    ("matmul_nt_tf32", [1, 2]),
    ("matmul_q4_k", [2, 0]),
    ("matmul_q4_k_dynamic", [2, 0]),
    ("matmul_q6_k", [3, 0]),
    ("matmul_q6_k_dynamic", [3, 0]),
    ("matmul_q8_0", [2, 0]),
    ("matmul_q8_0_dynamic", [3, 0]),
    ("matmul_relu", [1, 0]),
    ("matmul_residual", [4, 0]),
    ("matmul_scaled", [1, 0]),
    ("matmul_sparse24", [3, 0]),
    ("matmul_table4", [3, 0]),
    ("matmul_tf32", [1, 2]),
    ("matmul_tn", [2, 0]),
    ("matmul_tt", [2, 0]),
    ("matmul_u8_i8", [3, 0]),
    ("mla_decode", [1, 0]),
    ("moe_matmul", [6, 0]),
    ("moe_plan", [3, 0]),
    ("quantize_rows", [1, 0]),
    ("rotated_transpose", [1, 0]),
    ("sample_top_p", [4, 0]),
    ("shared_counts", [3, 0]),
    ("side_by_side", [1, 0]),
    ("softmax_as_formula", [11, 0]),
    ("thread_arrays", [2, 0]),
    ("through_memory", [4, 0]),
    ("top_k", [1, 0]),
    ("turned", [3, 0]),
    ("warp_scans", [1, 0]),
    ("windowed", [2, 0]),
    ("softmax_by_threads", [1, 0]),
    ("widths", [2, 0]),
];

/// Launches of a kernel that are looked at: the first ones, which are small.
const LAUNCHES: usize = 3;

/// Cases of small tiles that take too long.
const LONG: &[&str] = &["attention_gradients", "attention_of_packed_sequences", "split_k"];

/// Cases of warpgroups' tiles that do not.
const LARGE: &[&str] = &[
    "warpgroups::tiles_taken_in_turn",
    "warpgroups::large_tiles_that_may_round",
    "warpgroups::large_tiles_in_a_stated_order",
    "warpgroups::scales_of_large_blocks",
];

/// What is looked for.
struct Search {
    arch: Arch,
    /// By kernel.
    found: BTreeMap<String, Found>,
}

/// What is known of a kernel.
#[derive(Default)]
struct Found {
    launches: usize,
    /// The fewest barriers that a launch does not miss.
    unneeded: Option<usize>,
}

thread_local! {
    /// In the test that looks for them.
    static SEARCH: RefCell<Option<Search>> = const { RefCell::new(None) };
}

/// Whether launches are made to find such barriers, and what they compute is not looked at.
pub(crate) fn is_looked_for() -> bool {
    SEARCH.with_borrow(Option::is_some)
}

/// Whether another launch of a kernel is to be looked at.
pub(crate) fn is_wanted(kernel: &str, arch: Arch) -> bool {
    SEARCH.with_borrow(|search| {
        let Some(search) = search.as_ref().filter(|search| search.arch == arch) else { return false };
        let known = search.found.get(kernel);
        known.is_none_or(|known| known.launches < LAUNCHES && known.unneeded != Some(0))
    })
}

/// The bytes of a launch's outputs.
pub(crate) fn outputs(args: &[Arg<'_>]) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for arg in args {
        if let Arg::Tensor(tensor) = arg
            && tensor.mutable
        {
            // SAFETY: the argument's elements span so many bytes, which nothing writes
            // meanwhile.
            all.push(unsafe { std::slice::from_raw_parts(tensor.address, tensor.span()) }.to_vec());
        }
    }
    all
}

/// Makes outputs what they were.
fn restore(args: &mut [Arg<'_>], outputs: &[Vec<u8>]) {
    let mut outputs = outputs.iter();
    for arg in args {
        if let Arg::Tensor(tensor) = arg
            && tensor.mutable
        {
            let bytes = outputs.next().expect("there are as many");
            // SAFETY: as above; the argument is mutable.
            unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), tensor.address, bytes.len()) };
        }
    }
}

/// Leaves out a barrier of a block, by its number; how many are in front of its end.
fn leave_out(block: &mut Block, number: usize) -> usize {
    let mut seen = 0;
    for inst in &mut block.insts {
        if matches!(inst.op, Op::Barrier {} | Op::GroupBarrier {} | Op::NamedBarrier { .. } | Op::WarpBarrier {}) {
            if seen == number {
                inst.op = Op::Phase {};
            }
            seen += 1;
        }
        for block in &mut inst.blocks {
            seen += leave_out(block, number.wrapping_sub(seen));
        }
    }
    seen
}

/// Looks for barriers that a launch does not miss. It has been done, from outputs as they
/// were before.
pub(crate) fn look(func: &Func, kernel: &Kernel, args: &mut [Arg<'_>], before: &[Vec<u8>]) {
    let after = outputs(args);
    let barriers = leave_out(&mut kernel.clone().body, usize::MAX);
    let mut unneeded = 0;
    for number in 0..barriers {
        let mut faulty = kernel.clone();
        leave_out(&mut faulty.body, number);
        let missed = (0..2).any(|seed| {
            restore(args, before);
            let options = Options { seed, ..Options::default() };
            run_kernel_with(func, &faulty, args, &options).is_err() || outputs(args) != after
        });
        unneeded += usize::from(!missed);
    }
    restore(args, &after);
    SEARCH.with_borrow_mut(|search| {
        let search = search.as_mut().expect("a search is going on");
        let known = search.found.entry(func.name.clone()).or_default();
        known.launches += 1;
        known.unneeded = Some(known.unneeded.map_or(unneeded, |fewest| fewest.min(unneeded)));
    });
}

/// The barriers that cases do not miss, by kernel.
fn unneeded(arch: Arch, cases: impl Iterator<Item = &'static str>) -> BTreeMap<String, usize> {
    SEARCH.set(Some(Search { arch, found: BTreeMap::new() }));
    cases.for_each(support::run);
    let found = SEARCH.take().expect("it was set").found;
    found.into_iter().map(|(kernel, found)| (kernel, found.unneeded.unwrap_or(0))).collect()
}

#[test]
fn each_barrier_is_needed() {
    let small = cases().filter(|case| !case.large && !LONG.contains(&case.function())).map(|case| case.name);
    let found = [unneeded(Arch::Sm80, small), unneeded(Arch::Sm90a, LARGE.iter().copied())];
    let mut more = Vec::new();
    for (on, (found, arch)) in found.iter().zip([Arch::Sm80, Arch::Sm90a]).enumerate() {
        for (kernel, &unneeded) in found {
            let most = UNNEEDED.iter().find(|(name, _)| name == kernel).map_or(0, |(_, most)| most[on]);
            if unneeded > most {
                more.push(format!("{kernel} for {arch}: {unneeded} barriers are not missed, expected at most {most}"));
            }
        }
    }
    assert!(more.is_empty(), "{}", more.join("\n"));
    assert!(found[0].len() > 50 && found[1].len() > 3, "{:?} kernels", found.map(|found| found.len()));
}
