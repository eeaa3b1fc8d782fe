//! Tests of the machine code (SASS) of the configurations with which kernels are fast on Hopper.
//!
//! GEMMs use warpgroup MMA on tiles that TMA loads, one after the other without waits in between,
//! and their main loops spill no registers; kernels that memory binds spill nothing at all. A run
//! takes one of three slices of them.

use crate::{SLICES, with_constants};
use std::ops::RangeInclusive;
use tile_core::elem::DType::{self, BF16, E4M3, F16, I8, I32};
use tile_core::passes::instantiate;
use tile_cuda::compile::{LaunchFacts, compile_early};
use tile_cuda::nvdisasm::{Listing, Nvdisasm};
use tile_cuda::ptx::Arch;
use tile_cuda::ptxas::Ptxas;
use tile_golden::slice::Slices;
use tile_kernel::launch::Instance;
use tile_kernels::registry::find;

/// A kernel with parameters.
struct Tuned {
    kernel: &'static str,
    elems: Vec<DType>,
    consts: Vec<i64>,
    /// Its matrix instruction, if it has one.
    mma: Option<&'static str>,
}

/// Configurations that spill registers outside of the main loop, and the most bytes that
/// they spill. Others spill nothing.
const SPILLS: &[(&str, &[i64], u32)] = &[
    // Accumulators and scores take what registers there are; with heads of 128 the first is the
    // faster one.
    ("attention_backward_fused", &[64, 128, 128, 0], 176),
    ("attention_backward_fused", &[64, 128, 128, 1], 176),
    ("attention_backward_kv", &[64, 128, 128, 1], 128),
    ("attention_backward_kv", &[112, 128, 64, 1], 24),
    // Three warpgroups of 160 registers have none left for the mask.
    ("flash_attention", &[192, 128, 64, 1], 128),
];

/// What `benches/h200` found to be fast, and what comes near it.
fn tuned() -> Vec<Tuned> {
    let of = |kernel, elems: &[DType], consts: &[i64], mma| Tuned {
        kernel,
        elems: elems.to_vec(),
        consts: consts.to_vec(),
        mma,
    };
    let of_bf16 = |kernel, consts: &[i64]| of(kernel, &[BF16], consts, Some("HGMMA"));
    let mut all = Vec::new();
    for tile in [[128, 256, 64], [256, 128, 64], [128, 128, 64], [128, 192, 64], [192, 128, 64], [64, 256, 64]] {
        all.extend(["matmul", "matmul_nt"].map(|kernel| of(kernel, &[BF16; 2], &tile, Some("HGMMA"))));
    }
    all.push(of("matmul", &[F16; 2], &[128, 256, 64], Some("HGMMA")));
    // Few rows.
    all.push(of("matmul_nt", &[BF16; 2], &[16, 64, 128], Some("HGMMA")));
    for tile in [[128, 256, 128], [128, 192, 128], [192, 128, 128], [128, 128, 128]] {
        all.push(of("matmul_nt", &[E4M3, BF16], &tile, Some("QGMMA")));
        all.push(of("matmul_nt", &[I8, I32], &tile, Some("IGMMA")));
    }
    all.extend(["matmul_tf32", "matmul_nt_tf32"].map(|kernel| of(kernel, &[], &[128, 128, 32], Some("HGMMA"))));
    all.push(of("matmul_sparse24", &[BF16; 2], &[256, 192, 64], Some("HGMMA")));
    // Weights of four bits, for few rows and many.
    all.extend([[16, 64], [64, 64], [192, 128]].map(|[m, n]| of_bf16("matmul_int4", &[m, n, 128, 1])));
    // TMA loads one operand by im2col and tiles of the other.
    all.extend([[128, 256, 64], [256, 128, 64], [128, 128, 64]].map(|tile| of_bf16("conv2d", &tile)));
    let tiles: [([i64; 2], i64); 8] = [
        ([128, 128], 64),
        ([192, 128], 64),
        ([192, 112], 64),
        ([128, 192], 64),
        ([128, 128], 128),
        ([128, 176], 128),
        ([128, 64], 256),
        ([128, 80], 256),
    ];
    for causal in [0, 1] {
        all.extend(tiles.map(|([m, n], d)| of_bf16("flash_attention", &[m, n, d, causal])));
        for d in [64, 128] {
            let kernels = ["attention_backward_kv", "attention_backward_fused"];
            all.extend(kernels.map(|kernel| of_bf16(kernel, &[64, 128, d, causal])));
        }
        all.extend([64, 256].map(|d| of_bf16("attention_backward_fused", &[64, 64, d, causal])));
        all.push(of_bf16("attention_backward_kv", &[112, 128, 64, causal]));
        all.extend([[112, 64], [64, 128]].map(|[n, d]| of_bf16("attention_backward_q", &[128, n, d, causal])));
    }
    all.push(of("matmul_block_scaled", &[BF16], &[128, 128, 128], Some("QGMMA")));
    // An instruction of all columns needs more registers than two blocks leave.
    all.push(of_bf16("mla_decode", &[64, 32, 256, 32]));
    // Kernels that memory binds.
    all.push(of("gemv_int4", &[BF16], &[16, 128, 8], None));
    all.extend(["softmax", "rms_norm", "layer_norm"].map(|kernel| of(kernel, &[BF16], &[1, 8192], None)));
    all.extend(["online_softmax", "row_cumsum"].map(|kernel| of(kernel, &[BF16], &[4, 1024], None)));
    all.extend(["add", "gelu"].map(|kernel| of(kernel, &[BF16], &[4096], None)));
    all.push(of("row_sum", &[BF16], &[8, 512], None));
    all.push(of("transpose", &[BF16], &[64, 64], None));
    all
}

#[test]
fn tuned_kernels_are_what_they_should_be() {
    let Some(ptxas) = Ptxas::find() else {
        println!("{}", Ptxas::missing());
        return;
    };
    let nvdisasm = Nvdisasm::find();
    if nvdisasm.is_none() {
        println!("{}", Nvdisasm::missing());
    }
    let all = tuned();
    let slices = Slices::of_environment();
    let taken = all.iter().enumerate().filter(|(number, _)| slices.takes(*number, SLICES));
    let mut faults: Vec<String> = taken.flat_map(|(_, tuned)| faults(tuned, &ptxas, nvdisasm.as_ref())).collect();
    let known = |kernel: &str, consts: &[i64]| all.iter().any(|tuned| tuned.kernel == kernel && tuned.consts == consts);
    let others = SPILLS.iter().filter(|(kernel, consts, _)| !known(kernel, consts));
    faults.extend(others.map(|(kernel, consts, _)| format!("{kernel} {consts:?} is not tuned, and may spill")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong with a configuration.
fn faults(tuned: &Tuned, ptxas: &Ptxas, nvdisasm: Option<&Nvdisasm>) -> Vec<String> {
    let name = format!("{} {:?} {:?}", tuned.kernel, tuned.elems, tuned.consts);
    let (mut text, mut constant) = (None, None);
    let entry = find(tuned.kernel).expect("a kernel of the list");
    (entry.with)(&mut |kernel| {
        kernel.with_definition(&mut |default| {
            let instance = Instance::new(default.def(), &tuned.elems, &tuned.consts, default.externs());
            let func = instantiate(&instance).expect("tuned instances are valid");
            let facts = LaunchFacts::strongest(&func);
            let text_of = |facts| compile_early(&func, &facts, Arch::Sm90a).expect("it compiles").emitted.text;
            constant = Some(text_of(with_constants(&func, facts.clone())));
            text = Some(text_of(facts));
        });
    });
    let text = text.expect("an entry calls its argument");
    let (report, code) = ptxas.machine_code(&text, Arch::Sm90a).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut faults = Vec::new();
    let mut expect = |holds: bool, what: String| {
        if !holds {
            faults.push(format!("{name}: {what}"));
        }
    };
    let listed = SPILLS.iter().find(|(kernel, consts, _)| *kernel == tuned.kernel && *consts == tuned.consts);
    let most = listed.map_or(0, |(_, _, bytes)| *bytes);
    expect(report.spills <= most, format!("{} bytes of spills, expected at most {most}", report.spills));
    expect(most == 0 || report.spills > 0, "no spills any more: take it out of the list".to_owned());
    // "Potential Performance Loss: wgmma.mma_async instructions are serialized", C7510 to C7519.
    expect(!report.text.contains("C75") && !report.text.contains("serialized"), report.text.clone());
    // Another lane that loads costs the others nothing.
    if let Some(constant) = constant.filter(|constant| *constant != text) {
        let (early, _) = ptxas.machine_code(&constant, Arch::Sm90a).unwrap_or_else(|error| panic!("{name}: {error}"));
        expect(early.spills <= report.spills, format!("{} bytes of spills with constants", early.spills));
        expect(!early.text.contains("C75") && !early.text.contains("serialized"), early.text);
    }
    let Some(nvdisasm) = nvdisasm else { return faults };
    let Listing { operations, loops } = nvdisasm.listing(&code).unwrap_or_else(|error| panic!("{name}: {error}"));
    let at = |prefix: &str| -> Vec<usize> {
        let found = operations.iter().enumerate().filter(|(_, operation)| operation.starts_with(prefix));
        found.map(|(at, _)| at).collect()
    };
    let local = || at("LDL").into_iter().chain(at("STL"));
    let Some(mma) = tuned.mma else {
        expect(local().next().is_none(), format!("{} accesses of local memory", local().count()));
        return faults;
    };
    let mmas = at(mma);
    expect(!mmas.is_empty(), format!("no {mma}"));
    expect(!at("UTMALDG").is_empty(), "no UTMALDG".to_owned());
    // The main loop: the shortest one with a good part of the MMAs, some of which
    // may be written out in front of it and behind. A wait's branch back from behind
    // the kernel's end is none, though all that is in between looks like a loop.
    let end = at("EXIT").last().copied().unwrap_or(operations.len());
    let inside = |range: &RangeInclusive<usize>| mmas.iter().filter(|&at| range.contains(at)).count();
    let main = loops.into_iter().filter(|range| *range.end() < end && 4 * inside(range) >= mmas.len());
    let Some(main) = main.min_by_key(|range| range.end() - range.start()) else {
        faults.push(format!("{name}: no loop of MMAs"));
        return faults;
    };
    let local = local().filter(|at| main.contains(at)).count();
    expect(local == 0, format!("{local} accesses of local memory in its main loop"));
    faults
}
