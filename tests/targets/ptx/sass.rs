//! What the assembler makes of the configurations with which kernels are fast
//! on Hopper: products by warpgroups' matrix instructions on tiles that bulk
//! copies bring, one after the other without waiting in between, and nothing of
//! their loops in local memory.

use std::ops::RangeInclusive;
use tile_core::elem::DType::{self, BF16, E4M3, F16, I8, I32};
use tile_core::passes::instantiate;
use tile_cuda::compile::{LaunchFacts, compile};
use tile_cuda::nvdisasm::{Listing, Nvdisasm};
use tile_cuda::ptx::Arch;
use tile_cuda::ptxas::Ptxas;
use tile_kernel::launch::Instance;
use tile_kernels::registry::find;

/// A kernel with parameters.
struct Tuned {
    kernel: &'static str,
    elems: Vec<DType>,
    consts: Vec<i64>,
    /// Its matrix instruction.
    product: &'static str,
    /// Bytes that may be spilled, outside of the main loop.
    spills: u32,
}

fn tuned() -> Vec<Tuned> {
    let product = |kernel, elems: [DType; 2], tile: [i64; 3], product| Tuned {
        kernel,
        elems: elems.to_vec(),
        consts: tile.to_vec(),
        product,
        spills: 0,
    };
    let attention = |tile: [i64; 2], d: i64, causal: i64| Tuned {
        kernel: "flash_attention",
        elems: vec![BF16],
        consts: vec![tile[0], tile[1], d, causal],
        product: "HGMMA",
        spills: 0,
    };
    let mut all = Vec::new();
    for elem in [BF16, F16] {
        for tile in [[128, 256, 64], [256, 128, 64], [128, 128, 64]] {
            all.extend(["matmul", "matmul_nt"].map(|kernel| product(kernel, [elem; 2], tile, "HGMMA")));
        }
    }
    for tile in [[128, 256, 128], [128, 128, 128]] {
        all.push(product("matmul_nt", [E4M3, BF16], tile, "QGMMA"));
        all.push(product("matmul_nt", [I8, I32], tile, "IGMMA"));
    }
    // Bulk copies follow the windows of one operand and bring boxes of the other.
    for tile in [[128, 256, 64], [256, 128, 64], [128, 128, 64]] {
        all.push(Tuned { elems: vec![BF16], ..product("conv2d", [BF16; 2], tile, "HGMMA") });
    }
    let tiles =
        [([128, 128], 64), ([192, 128], 64), ([128, 128], 128), ([128, 176], 128), ([128, 64], 256), ([128, 80], 256)];
    for (tile, d) in tiles {
        all.extend([0, 1].map(|causal| attention(tile, d, causal)));
    }
    for (kernel, most) in [("attention_backward_kv", 128), ("attention_backward_fused", 176)] {
        for (d, causal) in [(64, 0), (64, 1), (128, 0), (128, 1)] {
            // Sums and scores take what registers there are; with heads of 128 the
            // first is the faster one.
            all.push(Tuned { kernel, spills: if d == 128 { most } else { 0 }, ..attention([64, 128], d, causal) });
        }
    }
    for causal in [0, 1] {
        let kernel = "attention_backward_fused";
        all.extend([64, 256].map(|d| Tuned { kernel, ..attention([64, 64], d, causal) }));
    }
    all.extend([0, 1].map(|causal| Tuned { kernel: "attention_backward_q", ..attention([128, 64], 128, causal) }));
    all.push(Tuned { elems: vec![BF16], ..product("matmul_block_scaled", [BF16; 2], [128, 128, 128], "QGMMA") });
    // An instruction of all columns needs more registers than two blocks leave.
    all.push(Tuned {
        kernel: "mla_decode",
        elems: vec![BF16],
        consts: vec![64, 32, 256, 32],
        ..attention([0; 2], 0, 0)
    });
    // Three warpgroups of 160 registers have none left for the mask.
    for tuned in all.iter_mut().filter(|tuned| tuned.consts == [192, 128, 64, 1]) {
        tuned.spills = 128;
    }
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
    let faults: Vec<String> = tuned().iter().flat_map(|tuned| faults(tuned, &ptxas, nvdisasm.as_ref())).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong with a configuration.
fn faults(tuned: &Tuned, ptxas: &Ptxas, nvdisasm: Option<&Nvdisasm>) -> Vec<String> {
    let name = format!("{} {:?} {:?}", tuned.kernel, tuned.elems, tuned.consts);
    let mut text = None;
    let entry = find(tuned.kernel).expect("a kernel of the list");
    (entry.with)(&mut |kernel| {
        kernel.with_definition(&mut |default| {
            let instance = Instance::new(default.def(), &tuned.elems, &tuned.consts, default.externs());
            let func = instantiate(&instance).expect("tuned instances are valid");
            let compiled = compile(&func, &LaunchFacts::strongest(&func), Arch::Sm90a).expect("it compiles");
            text = Some(compiled.emitted.text);
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
    expect(report.spills <= tuned.spills, format!("{} bytes of spills, expected {}", report.spills, tuned.spills));
    // "Potential Performance Loss: wgmma.mma_async instructions are serialized", C7510 to C7519.
    expect(!report.text.contains("C75") && !report.text.contains("serialized"), report.text.clone());
    let Some(nvdisasm) = nvdisasm else { return faults };
    let Listing { operations, loops } = nvdisasm.listing(&code).unwrap_or_else(|error| panic!("{name}: {error}"));
    let at = |prefix: &str| -> Vec<usize> {
        let found = operations.iter().enumerate().filter(|(_, operation)| operation.starts_with(prefix));
        found.map(|(at, _)| at).collect()
    };
    let products = at(tuned.product);
    expect(!products.is_empty(), format!("no {}", tuned.product));
    expect(!at("UTMALDG").is_empty(), "no UTMALDG".to_owned());
    // The main loop: the shortest one with a good part of the products, some of which
    // may be written out in front of it and behind. A wait's branch back from behind
    // the kernel's end is none, though all that is in between looks like a loop.
    let end = at("EXIT").last().copied().unwrap_or(operations.len());
    let inside = |range: &RangeInclusive<usize>| products.iter().filter(|&at| range.contains(at)).count();
    let main = loops.into_iter().filter(|range| *range.end() < end && 4 * inside(range) >= products.len());
    let Some(main) = main.min_by_key(|range| range.end() - range.start()) else {
        faults.push(format!("{name}: no loop of products"));
        return faults;
    };
    let local = at("LDL").into_iter().chain(at("STL")).filter(|at| main.contains(at)).count();
    expect(local == 0, format!("{local} accesses of local memory in its main loop"));
    faults
}
