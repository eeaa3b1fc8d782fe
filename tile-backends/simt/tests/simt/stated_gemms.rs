//! Instructions and partitions of GEMMs that a kernel states: that they hold, that results are the same,
//! and what stands against them.

use crate::common::gemm::Case;
use crate::common::{cooperative, divided, plain, target};
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::{LowerError, Lowering, Target, lower, lower_observed};

const HALF: [DType; 2] = [DType::BF16, DType::F32];

/// What a GEMM says on a machine, of which types, its instructions, and what the plan calls them.
type Kind<'a> = (&'a str, Target, [DType; 2], &'a [&'a str], &'a str);
/// What a GEMM says on a machine, of which types and in which tile, and what stands against it.
type Refused<'a> = (&'a str, Target, [DType; 2], [u32; 3], &'a str);

/// A product in such tiles, whose GEMM says so of itself; its right operand may lie along n.
fn product([ty, acc]: [DType; 2], [m, n, k]: [u32; 3], items: &str, hints: &str, along_n: bool) -> Func {
    let (right, at, turned, used) = match along_n {
        true => (format!("{k}, {n}"), "%at, %col", String::new(), "%bs"),
        false => (
            format!("{n}, {k}"),
            "%col, %at",
            format!("%bt = permute %bs, axes = [1, 0] : shared<{ty}, [{k}, {n}]>"),
            "%bt",
        ),
    };
    let schedule = if items.is_empty() { String::new() } else { format!("schedule {items}") };
    let hints = if hints.is_empty() { String::new() } else { format!(", hints = gpu({hints})") };
    let text = format!(
        "kernel product(%a a: global<{ty}, [?, ?]>, %b b: global<{ty}, [?, ?]>, %c c: mut global<{acc}, [?, ?]>)
        {schedule}
        host {{
          %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index  %k = extent %a, axis = 1 : index
          %tm = const {m} : index  %tn = const {n} : index  %tk = const {k} : index  %one = const 1 : index
          %um = bin.sub %tm, %one : index  %un = bin.sub %tn, %one : index  %uk = bin.sub %tk, %one : index
          %m1 = bin.add %m, %um : index  %gm = bin.div %m1, %tm : index
          %n1 = bin.add %n, %un : index  %gn = bin.div %n1, %tn : index
          %k1 = bin.add %k, %uk : index  %steps = bin.div %k1, %tk : index
        }}
        grid %gm, %gn
        body (%y: index, %x: index) {{
          %as = alloc : shared<{ty}, [{m}, {k}]>  %bs = alloc : shared<{ty}, [{right}]>
          %acc = alloc : fragment<{acc}, [{m}, {n}]>
          %z = const 0 : {acc}  fill %acc, %z
          %zero = const 0 : index  %d = const {k} : index  %i1 = const 1 : index
          %hm = const {m} : index  %hn = const {n} : index
          %row = bin.mul %y, %hm : index  %col = bin.mul %x, %hn : index
          for %zero, %steps, %i1, kind = pipelined(2) (%i: index) {{
            %at = bin.mul %i, %d : index
            %ra = region %a, %row, %at, axes = [{m}, {k}] : global<{ty}, [{m}, {k}]>
            copy %ra, %as
            %rb = region %b, {at}, axes = [{right}] : global<{ty}, [{right}]>
            copy %rb, %bs
            {turned}
            gemm %as, {used}, %acc, accumulate{hints}
          }}
          %rc = region %c, %row, %col, axes = [{m}, {n}] : global<{acc}, [{m}, {n}]>
          copy %acc, %rc
        }}"
    );
    parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// A case of it, whose extents are no multiples of the tile's.
fn case(types: [DType; 2], tile: [u32; 3], items: &str, hints: &str, along_n: bool) -> Case {
    let extents = tile.map(|extent| i64::from(extent) + 8);
    Case::new(product(types, tile, items, hints, along_n), 5, types, extents, [false, !along_n])
}

fn lowered(case: &Case, target: &Target) -> Lowering {
    lower_observed(&case.func, &case.facts(), target, &mut |_, _| {}).unwrap_or_else(|e| panic!("{e}"))
}

/// The lines of the plan that a GEMM has.
fn plan(lowering: &Lowering) -> Vec<String> {
    let text = lowering.decisions().expect("a plan was taken").to_string();
    text.lines().filter(|line| line.trim_start().starts_with("gemm")).map(|line| line.trim().to_owned()).collect()
}

/// That it runs in several orders of threads, with the results of the interpreter.
fn agrees(case: &Case, kernel: &Kernel, what: &str) {
    for seed in 0..2 {
        case.attempt(&case.func, kernel, &Order { workers: 2, seed }).unwrap_or_else(|e| panic!("{what}: {e}"));
    }
}

fn refusal(case: &Case, target: &Target) -> String {
    match lower(&case.func, &case.facts(), target) {
        Err(LowerError::Override { reason }) => reason,
        other => panic!("{other:?}"),
    }
}

/// The columns of each `wgmma`, or what it is instead.
fn instructions(kernel: &Kernel) -> Vec<String> {
    let mut found = Vec::new();
    kernel.walk(&mut |inst| {
        found.extend(match &inst.op {
            Op::Wgmma { shape, .. } => Some(format!("wgmma n{}", shape.n)),
            Op::Mma { mma } => Some(format!("mma m{}n{}k{}", mma.m, mma.n, mma.k)),
            Op::CoopMultiply { .. } => Some("cooperative".to_owned()),
            _ => None,
        });
    });
    found.sort();
    found.dedup();
    found
}

#[test]
fn each_kind_of_instruction_is_the_one_that_is_stated() {
    let kinds: [Kind<'_>; 9] = [
        ("mma = wgmma", divided(), HALF, &["wgmma n64"], "tensor cores, of a warpgroup"),
        ("mma = m64n32k16", divided(), HALF, &["wgmma n32"], "tensor cores, of a warpgroup"),
        ("mma = mma", divided(), HALF, &["mma m16n8k16"], "tensor cores, of a warp"),
        ("mma = m16n8k8", divided(), HALF, &["mma m16n8k8"], "tensor cores, of a warp"),
        ("mma = fma", divided(), HALF, &[], "FMAs"),
        ("mma = fma", target(), [DType::I8, DType::I32], &[], "FMAs"),
        ("mma = m16n8k16", target(), [DType::I8, DType::I32], &["mma m16n8k16"], "tensor cores, of a warp"),
        ("mma = cooperative", cooperative(32), [DType::F16, DType::F32], &["cooperative"], "tensor cores, of a warp"),
        ("mma = fma", cooperative(32), [DType::F16, DType::F32], &[], "FMAs"),
    ];
    for (hints, target, types, wanted, engine) in kinds {
        let case = case(types, [64, 64, 32], "", hints, false);
        let lowering = lowered(&case, &target);
        assert_eq!(instructions(&lowering.kernel), wanted, "{hints} {}", target.name);
        let lines = plan(&lowering);
        assert_eq!(lines[0], format!("gemm {engine}"), "{hints} {}", target.name);
        assert!(lines[1].starts_with(&format!("gemm gpu({hints}), as stated")), "{hints}: {lines:?}");
        agrees(&case, &lowering.kernel, hints);
    }
}

#[test]
fn warps_divide_a_tile_as_stated() {
    let warps = [("rows", [4, 1]), ("columns", [1, 4]), ("square", [2, 2])];
    for along_n in [false, true] {
        for (policy, [down, across]) in warps {
            let case = case(HALF, [64, 64, 32], "gpu(threads = 128)", &format!("policy = {policy}"), along_n);
            let lowering = lowered(&case, &target());
            let said = format!("gemm gpu(policy = {policy}), as stated; {down} by {across} parts");
            assert_eq!(plan(&lowering)[1], said);
            agrees(&case, &lowering.kernel, policy);
        }
    }
    let groups = [("rows", [4, 1]), ("columns", [1, 4]), ("square", [2, 2])];
    for (policy, [down, across]) in groups {
        let types = [DType::F16, DType::F32];
        let case = case(types, [64, 64, 32], "gpu(threads = 128)", &format!("policy = {policy}"), true);
        let lowering = lowered(&case, &cooperative(32));
        assert_eq!(plan(&lowering)[1], format!("gemm gpu(policy = {policy}), as stated; {down} by {across} parts"));
        agrees(&case, &lowering.kernel, policy);
    }
}

/// Of two warpgroups and of three; the squarest parts of a wide tile are columns, of a high one rows.
#[test]
fn warpgroups_divide_a_tile_as_stated() {
    let cases = [
        ("rows", [128, 64, 64], [2, 1]),
        ("columns", [128, 64, 64], [1, 2]),
        ("columns", [64, 128, 64], [1, 2]),
        ("square", [128, 64, 64], [2, 1]),
        ("square", [128, 256, 64], [1, 2]),
        ("rows", [192, 64, 64], [3, 1]),
    ];
    for (policy, tile, [down, across]) in cases {
        for along_n in [false, true] {
            let threads = 128 * down * across;
            let items = format!("gpu(threads = {threads})");
            let case = case(HALF, tile, &items, &format!("mma = wgmma, policy = {policy}"), along_n);
            let lowering = lowered(&case, &divided());
            let said = format!("gemm gpu(mma = wgmma, policy = {policy}), as stated; {down} by {across} parts");
            assert_eq!(plan(&lowering)[1], said, "{tile:?}");
            assert!(lowering.kernel.is_divided());
            agrees(&case, &lowering.kernel, &format!("{policy} {tile:?} {along_n}"));
        }
    }
}

/// Rows of a GEMM that is computed as its transpose are columns of its instructions.
#[test]
fn transposed_gemms_are_divided_by_their_own_lines() {
    for (policy, [down, across]) in [("rows", [2, 1]), ("columns", [1, 2])] {
        let items = "gpu(threads = 256), cuda(swap = true)";
        let case = case(HALF, [64, 128, 64], items, &format!("policy = {policy}"), true);
        let lowering = lowered(&case, &divided());
        assert_eq!(plan(&lowering)[1], format!("gemm gpu(policy = {policy}), as stated; {down} by {across} parts"));
        agrees(&case, &lowering.kernel, policy);
    }
    let case = case(HALF, [64, 128, 64], "cuda(swap = true)", "mma = m64n32k16", true);
    let lowering = lowered(&case, &divided());
    assert_eq!(instructions(&lowering.kernel), ["wgmma n32"]);
    agrees(&case, &lowering.kernel, "swapped");
}

#[test]
fn what_stands_against_an_instruction_is_an_error() {
    let f32s = [DType::F32, DType::F32];
    let f16s = [DType::F16, DType::F32];
    let cases: [Refused<'_>; 13] = [
        ("mma = wgmma", target(), HALF, [64, 64, 32], "test has no `wgmma`"),
        ("mma = wgmma", divided(), HALF, [48, 24, 32], "neither its 48 rows nor its 24 columns are a multiple of 64"),
        ("mma = wgmma", divided(), HALF, [64, 64, 8], "8 of k are no multiple of 16"),
        ("mma = wgmma", divided(), f32s, [64, 64, 32], "`wgmma` multiplies f32 as tf32, which `tf32` has to allow"),
        ("mma = m64n64k8", divided(), HALF, [64, 64, 32], "`wgmma` of these types multiplies 16 of k at once"),
        (
            "mma = m64n48k16",
            divided(),
            HALF,
            [64, 64, 32],
            "a warpgroup has 64 columns of it, which is no multiple of 48",
        ),
        ("mma = m64n12k16", divided(), HALF, [64, 48, 32], "`wgmma` has up to 256 columns, a multiple of 8"),
        ("mma = mma", plain(), HALF, [64, 64, 32], "plain has no instruction of a warp for bf16 with f32"),
        (
            "mma = mma",
            target(),
            f32s,
            [64, 64, 32],
            "test multiplies f32 in no instruction of a warp, and as tf32 only where `tf32` allows it",
        ),
        ("mma = mma", target(), HALF, [24, 64, 32], "24 rows are no multiple of 16"),
        ("mma = m16n16k16", target(), HALF, [64, 64, 32], "test has `m16n8k16`, `m16n8k8` for bf16"),
        ("mma = cooperative", target(), HALF, [64, 64, 32], "test has no cooperative matrices of bf16 with f32"),
        (
            "mma = cooperative",
            cooperative(32),
            f16s,
            [64, 72, 32],
            "cooperative has m16n16k16 for f16, which do not divide 64x72x32",
        ),
    ];
    for (hints, target, types, tile, why) in cases {
        let case = case(types, tile, "", hints, false);
        assert_eq!(refusal(&case, &target), format!("`gpu({hints})` of the GEMM: {why}"));
    }
    let long = case(HALF, [64, 64, 24], "", "mma = m16n8k16", false);
    assert_eq!(refusal(&long, &target()), "`gpu(mma = m16n8k16)` of the GEMM: 24 of k are no multiple of 16");
    let panels = case(HALF, [64, 128, 64], "", "mma = m64n32k16", true);
    let why = "its right operand lies in panels of 64 columns, and 32 is no multiple of these";
    assert_eq!(refusal(&panels, &divided()), format!("`gpu(mma = m64n32k16)` of the GEMM: {why}"));
}

#[test]
fn what_stands_against_a_partition_is_an_error() {
    let cases: [Refused<'_>; 3] = [
        ("rows", target(), HALF, [32, 64, 32], "32 rows have whole instructions for 2 warps, and a block has 4"),
        ("columns", target(), HALF, [64, 16, 32], "16 columns have whole instructions for 2 warps, and a block has 4"),
        (
            "square",
            plain(),
            [DType::F32, DType::F32],
            [64, 64, 32],
            "threads multiply it, and warps have no parts of it",
        ),
    ];
    for (policy, target, types, tile, why) in cases {
        let case = case(types, tile, "gpu(threads = 128)", &format!("policy = {policy}"), false);
        assert_eq!(refusal(&case, &target), format!("`gpu(policy = {policy})` of the GEMM: {why}"));
    }
    // Two warpgroups of whole rows need 128 of them; without `wgmma` there are too many warps.
    let case = case(HALF, [64, 64, 32], "gpu(threads = 256)", "mma = wgmma, policy = rows", false);
    let why = "its operands are no whole shared tiles that one copy or statement writes, or no number of warpgroups \
               (1 to 3 of 128 threads) fits the accumulator, `threads` and the policies";
    assert_eq!(refusal(&case, &divided()), format!("`gpu(mma = wgmma)` of the GEMM: {why}"));
}

/// A layout of one instruction, and another instruction.
#[test]
fn layouts_go_with_the_instruction_that_is_stated() {
    let mut case = case(HALF, [64, 64, 32], "gpu(layout(acc = wgmma))", "mma = mma", false);
    let made = case
        .func
        .insts
        .iter()
        .filter_map(|(_, inst)| inst.result)
        .find(|&value| case.func.ty(value).mem().is_some_and(|mem| mem.space == tile_core::ir::Space::Fragment));
    case.func.values[made.expect("the accumulator")].name = Some("acc".to_owned());
    let why = "the GEMM is `mma`, whose accumulator and registers lie as `mma`; leave the layout to it";
    assert_eq!(refusal(&case, &divided()), format!("`layout(acc = wgmma)`: {why}"));
}

/// Two GEMMs of one sum, of which one says how it is divided.
#[test]
fn gemms_of_one_sum_are_divided_alike() {
    let with_another = |func: &Func| {
        let text = tile_core::ir::text::print(func);
        let line = text.lines().find(|line| line.trim_start().starts_with("gemm")).expect("there is one");
        let plain = line.split(", hints").next().expect("a part");
        let twice = text.replace(line, &format!("{line}\n{plain}"));
        parse(&twice).unwrap_or_else(|e| panic!("{e}\n{twice}"))
    };
    let one = case(HALF, [128, 64, 64], "gpu(threads = 256)", "mma = wgmma, policy = columns", true);
    let two = Case { func: with_another(&one.func), ..one };
    let why = "the GEMM adds to the same accumulator and is divided otherwise";
    assert_eq!(refusal(&two, &divided()), format!("`gpu(policy = columns)` of the GEMM: {why}"));
}
