//! The performance model on kernels: writes `docs/ascend-predicted.md`, and checks that GEMMs with
//! large tiles are bound by the cube.

use std::fmt::Write as _;
use std::path::Path;
use tile_ascend::Chip;
use tile_ascend::ascendc::Prediction;
use tile_ascend::compile::compile_predicted;
use tile_ascend::ir::{Core, Pipe};
use tile_ascend::lower::Facts;
use tile_core::elem::DType;
use tile_core::passes::{fit, instantiate};
use tile_kernel::launch::{Definition, Instance, LaunchError};
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;
use tile_kernels::conv::conv2d;
use tile_kernels::elementwise::{add, gelu};
use tile_kernels::matmul::{linear_gelu, matmul, matmul_nt};
use tile_kernels::norm::rms_norm;
use tile_kernels::registry::KERNELS;
use tile_kernels::softmax::softmax;

const CHIPS: [&str; 2] = ["910B1", "950PR_9589"];

type Extents<'a> = &'a [(&'a str, &'a [i64])];

/// The larger of A·B and zero, which goes out of L0C as it is stored.
#[tile_kernel]
fn relu<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f16, 2>,
    b: &Tensor<f16, 2>,
    c: &mut Tensor<f16, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<f16>([BM, BK]);
    let mut b_s = shared::<f16>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 4, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    parallel!((BM, BN), |i, j| {
        acc[[i, j]] = acc[[i, j]].max(0.0);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

/// Attention in tiles of so many queries and keys, with heads of that size.
struct Attention {
    elem: DType,
    queries: i64,
    keys: i64,
    head: i64,
    causal: bool,
}

fn attention(elem: DType, queries: i64, keys: i64, head: i64) -> Attention {
    Attention { elem, queries, keys, head, causal: false }
}

impl Attention {
    fn predicted(&self, chip: &str) -> Result<Prediction, LaunchError> {
        let chip = Chip::from_name(chip).expect("a chip of the table");
        let mut made = None;
        flash_attention::<f16, 64, 64, 128, false>().with_definition(&mut |instance| {
            let consts = [self.queries, self.keys, self.head, self.causal.into()];
            let other = Instance::new(instance.def(), std::slice::from_ref(&self.elem), &consts, instance.externs());
            let func = instantiate(&other).expect("the instance is one");
            made = Some(compile_predicted(&func, &Facts::default(), chip, &[]));
        });
        made.expect("a kernel gives its instance")
    }
}

fn predicted(kernel: &dyn Definition, chip: &str, extents: Extents<'_>) -> Result<Prediction, LaunchError> {
    let chip = Chip::from_name(chip).expect("a chip of the table");
    let extents: Vec<(String, Vec<i64>)> =
        extents.iter().map(|(name, extents)| ((*name).to_owned(), extents.to_vec())).collect();
    let mut made = None;
    kernel.with_definition(&mut |instance| {
        made = Some(fit(instance, |func| compile_predicted(func, &Facts::default(), chip, &extents)));
    });
    made.expect("a kernel gives its instance")
}

#[test]
fn products_with_large_tiles_are_bound_by_the_cube() {
    for chip in CHIPS {
        let found = predicted(&matmul::<f16, f16, 128, 256, 64>(), chip, &[]).expect("the tiles fit");
        assert!(found.cube() >= 0.8, "{found}");
        assert!(found.units.iter().all(|unit| unit.busy <= 1.0 + 1e-9), "{found}");
    }
}

/// By the model nothing is left to wait for: the cube, the vectors or the way out of
/// L0C are busy nearly all of the time.
#[test]
fn attention_keeps_a_unit_busy() {
    for (chip, cube) in CHIPS.into_iter().zip([0.2, 0.28]) {
        let found = attention(DType::F16, 64, 64, 128).predicted(chip).expect("the tiles fit");
        assert!(found.bound().1 >= 0.95, "{found}");
        assert!(found.cube() >= cube, "{found}");
    }
}

/// On the 950 scores and weights stay on chip: neither the way out of L0C nor that to
/// the cube binds, and attention is faster than on the 910B for all that its vectors
/// wait.
#[test]
fn ways_on_chip_do_not_bind() {
    let found = attention(DType::F16, 64, 256, 128).predicted("950PR_9589").expect("the tiles fit");
    let busy =
        |pipe: Pipe| found.units.iter().filter(|unit| unit.pipe == pipe).map(|unit| unit.busy).fold(0.0, f64::max);
    assert!(busy(Pipe::Fix) <= 0.5 && busy(Pipe::Mte3) <= 0.2, "{found}");
    assert!(found.cube() >= 0.56 && busy(Pipe::V) >= 0.95, "{found}");
}

/// Attention in `f32` leaves the cube little to wait for.
#[test]
fn attention_in_f32_is_bound_by_the_cube() {
    for (keys, causal, least) in [(64, false, 0.8), (128, false, 0.9), (128, true, 0.8)] {
        let kernel = Attention { causal, ..attention(DType::F32, 64, keys, 128) };
        let found = kernel.predicted("910B1").expect("the tiles fit");
        assert!(found.cube() >= least, "{found}");
    }
}

/// Tiles that leave no room for two copies of everything have them of some: the way
/// out of L0C is busy nearly all of the time.
#[test]
fn a_memory_that_is_too_small_has_copies_of_what_fits() {
    let found = attention(DType::F16, 64, 256, 128).predicted("910B1").expect("the tiles fit");
    assert!(found.bound().1 >= 0.9 && found.cube() >= 0.38, "{found}");
}

/// Statements are in an order in which vectors wait for little more than a third of their time,
/// where the kernel's own has them wait for half.
#[test]
fn vectors_wait_for_little_more_than_a_third_of_their_time() {
    for (chip, head, keys) in [("910B1", 128, 256), ("950PR_9589", 128, 256), ("950PR_9589", 256, 256)] {
        let found = attention(DType::F16, 64, keys, head).predicted(chip).expect("the tiles fit");
        let busy = found.units.iter().find(|unit| unit.pipe == Pipe::V).expect("there are vectors").busy;
        let starts = found.instructions.iter().find(|(name, _)| name == "starts").expect("there are some").1;
        assert!(starts <= busy * 0.37, "{found}");
    }
}

/// What vector units do adds up to the time that they are busy.
#[test]
fn the_time_of_the_vectors_is_that_of_their_instructions() {
    let found = attention(DType::F16, 64, 64, 128).predicted("910B1").expect("the tiles fit");
    let busy = found.units.iter().find(|unit| unit.pipe == Pipe::V).expect("there are vectors").busy;
    let sum: f64 = found.instructions.iter().map(|(_, share)| share).sum();
    assert!((busy - sum).abs() < 1e-9, "{found}");
}

/// What is known by hand of a product of 4096³ on the 910B1.
#[test]
fn a_product_moves_and_multiplies_what_it_has_to() {
    let found = predicted(&matmul::<f16, f16, 128, 256, 64>(), "910B1", &[]).expect("the tiles fit");
    let unit = |pipe: Pipe| *found.units.iter().find(|unit| unit.pipe == pipe).expect("the pipe has work");
    assert_eq!(found.blocks, 32 * 16);
    // 22 rounds of blocks, each of 64 steps of 128·256·64 products, 4096 a cycle.
    let cycles = 22.0 * 64.0 * 512.0;
    let busy = cycles / 1.85e9 / found.seconds;
    assert!((unit(Pipe::M).busy - busy).abs() < 1e-6, "{found}");
    assert_eq!(unit(Pipe::Mte2).bytes, 22 * 64 * (128 + 256) * 64 * 2);
    assert_eq!(unit(Pipe::Fix).bytes, 22 * 128 * 256 * 2);
    assert_eq!(unit(Pipe::M).core, Core::Cube);
    // Both operands and the result, once.
    assert_eq!(found.moved, 3 * 4096 * 4096 * 2);
}

#[test]
fn extents_are_those_that_the_prologue_asks_for() {
    let kernel = matmul::<f16, f16, 128, 256, 64>();
    let small = predicted(&kernel, "910B1", &[("a", &[128, 64]), ("b", &[64, 256])]).expect("the tiles fit");
    assert_eq!(small.blocks, 1);
    assert_eq!(small.moved, 2 * (128 * 64 + 64 * 256 + 128 * 256));
    let wrong = predicted(&kernel, "910B1", &[("a", &[128, 64]), ("b", &[65, 256])]);
    assert!(matches!(wrong, Err(LaunchError::Shape { .. })), "{wrong:?}");
    let wrong = predicted(&kernel, "910B1", &[("d", &[1, 1])]);
    assert!(matches!(wrong, Err(LaunchError::Arguments { .. })), "{wrong:?}");
    let wrong = predicted(&kernel, "910B1", &[("a", &[1])]);
    assert!(matches!(wrong, Err(LaunchError::Arguments { .. })), "{wrong:?}");
    let wrong = predicted(&conv2d::<f16, 128, 64, 32>(), "910B1", &[("stride", &[1, 1])]);
    assert!(matches!(wrong, Err(LaunchError::Arguments { .. })), "{wrong:?}");
}

fn row(name: &str, kernel: &dyn Definition, extents: Extents<'_>, out: &mut String, reasons: &mut String) {
    line(name, &|chip| predicted(kernel, chip, extents), out, reasons);
}

/// A row of the table.
fn line(
    name: &str,
    predicted: &dyn Fn(&str) -> Result<Prediction, LaunchError>,
    out: &mut String,
    reasons: &mut String,
) {
    let mut cells = Vec::new();
    for chip in CHIPS {
        match predicted(chip) {
            Ok(found) => {
                let (bound, busy) = found.bound();
                cells.push(format!("{bound} {:.0} % | {:.0} %", busy * 100.0, found.of_peak() * 100.0));
            }
            Err(error) => {
                cells.push("— | —".to_owned());
                let reason = error.to_string().replace(chip, "CHIP");
                // Where it is in the kernel's file changes with the file.
                let is_place = |text: &str| text.chars().all(|c| c.is_ascii_digit() || ":)".contains(c));
                let reason = match reason.rsplit_once(" (") {
                    Some((reason, place)) if is_place(place) => reason,
                    _ => &reason,
                };
                let line = format!("- {name}: {reason}\n");
                if !reasons.contains(&line) {
                    *reasons += &line;
                }
            }
        }
    }
    let _ = writeln!(out, "| {name} | {} |", cells.join(" | "));
}

fn head(out: &mut String) {
    let _ = write!(out, "| kernel |");
    for chip in CHIPS {
        let _ = write!(out, " {chip}: bound | of peak |");
    }
    let _ = writeln!(out, "\n|---{}|", "|---".repeat(2 * CHIPS.len()));
}

/// What an example is given where large extents are not what it takes.
fn asked(kernel: &str) -> Extents<'static> {
    match kernel {
        "conv2d" => &[
            ("x", &[8, 64, 64, 256]),
            ("filter", &[3, 3, 256, 256]),
            ("out", &[8 * 64 * 64, 256]),
            ("stride", &[1]),
            ("pad", &[1]),
            ("dilation", &[1]),
        ],
        "mamba2_chunk_state" | "mamba2_chunk_scan" => {
            &[("x", &[8, 4096, 64, 64]), ("b", &[8, 4096, 8, 128]), ("states", &[8, 64, 64, 128, 64])]
        }
        // Slots for 4096 tokens with 8 experts each, and for the ends of 64 experts' tiles.
        "moe_plan" => &[("experts", &[4096, 8]), ("tile_expert", &[512 + 63])],
        _ => &[],
    }
}

/// What binds attention, by hand, and what was predicted of it before.
fn attention_by_hand() -> &'static str {
    "## What binds attention\n\n\
     Scores and the products with V leave L0C through global memory in `f32`, at 40.6 bytes a cycle of a core. \
     For N keys and heads of D that is 0.0985·(N + D) cycles for each query; the cube needs N·D/2048 in `f16`, \
     four times that in `f32` on the 910B.\n\n\
     So in `f16` with heads of 128 the cube is busy for at most 42 % of the \
     time with 256 keys, 51 % with 512, and 63 % with any number; `f32` is bound by the cube. Fewer bytes would be \
     scores of 16 bits, which is not what kernels ask for.\n\n\
     K and V come at 78 bytes a cycle, for all queries of a \
     tile: with 64 queries the cube is busy for at most 54 % of the time with heads of 256. Tiles that need less \
     do not fit in L0C.\n\n\
     On the 950 scores, weights and products stay on chip, at 128 bytes a cycle each way, and nothing of that binds. \
     There the vectors do, for a third of whose time (64×256, heads of 128) instructions wait for the one before: the \
     first of a row of them takes 53 cycles more by the figures of its vendor's simulator, on the 910B 24. What its \
     compiler joins is not counted.\n\n\
     Vector units had statements in the kernel's order at first, and waited for half to a fifth of their time. \
     Since then what does not wait fills what does: in attention, the rest of the sums of one iteration and the \
     product with V of another go with the maximum of the next. Conditions at edges take less memory. On the 910B1 \
     the ways in and out of the cube's core bind as before. Parts of the peak, causal behind the slash:\n\n\
     | tiles | 910B1 before | after | 950PR_9589 before | after |\n|---|---|---|---|---|\n\
     | f16, 64×64, heads of 64 | 14 / 13 % | 16 / 15 % | 10 / 9 % | 16 / 15 % |\n\
     | f16, 64×64, heads of 128 | 21 / 20 % | 21 / 20 % | 18 / 17 % | 28 / 27 % |\n\
     | f16, 64×128, heads of 128 | 31 / 28 % | 31 / 29 % | 29 / 26 % | 42 / 38 % |\n\
     | f16, 64×256, heads of 128 | 39 / 34 % | 39 / 34 % | 42 / 36 % | 57 / 45 % |\n\
     | f16, 64×256, heads of 256 | 50 / 46 % | 50 / 46 % | 56 / 51 % | 56 / 52 % |\n\
     | f16, 128×256, heads of 256 | — | — | — | 58 / — % |\n\
     | f16, 128×128, heads of 128 | 31 / 29 % | 31 / 29 % | 40 / 37 % | 49 / 43 % |\n\
     | f32, 64×64, heads of 128 | 82 / 76 % | 82 / 77 % | 35 / 34 % | 50 / 47 % |\n\
     | f32, 64×128, heads of 128 | 95 / 88 % | 96 / 88 % | 56 / 51 % | 61 / 56 % |\n\n\
     Its vendor's own kernels have been measured on a 910B2 with heads of 128 and sequences of 32768: 47.6 % of \
     the peak by hand with the PTO library, in tiles of 128 queries, mostly with 512 keys and more, and 42.6 % in \
     `torch_npu` (`kernels/manual/common/flash_atten/README.md` of `hw-native-sys/pto-isa`, 3186c38).\n\n\
     Of the 910B1's time in `f16` with tiles of 64×256 and heads of 128, vector units were at these instructions \
     when they had one for each operation, by the same rates: 18.5 % starts, 16.2 % `Add`, 7.5 % `Muls`, \
     7.3 % `Exp`, 6.6 % `WholeReduceSum`, 6.2 % `WholeReduceMax`, 5.5 % `Max`, 3.8 % `Mul`, 2.0 % `Copy`, \
     1.9 % `Cast`; `emit` prints those of today.\n\n\
     Parts of the peak on the 910B1, causal behind the slash. The code before is that of 340a6eb, first by the \
     model of then, which had one rate for most instructions of vectors, then by today's rates; under a causal mask \
     both had the first core alone, which has less to do than the last.\n\n\
     | tiles | before | by today's rates | today |\n|---|---|---|---|\n\
     | f16, 64×256, heads of 128 | 28 / — % | 28 / — % | 39 / 34 % |\n\
     | f32, 64×64, heads of 128 | 77 / 72 % | 68 / 64 % | 82 / 77 % |\n\
     | f32, 64×128, heads of 128 | 74 / 53 % | 74 / 53 % | 96 / 88 % |\n"
}

/// `TILE_BLESS=1` writes the page.
#[test]
fn the_page_says_what_is_predicted() {
    let mut page = String::from(
        "# What Ascend C is predicted to reach\n\n\
         Generated by `tile-backends/ascend/tests/text/cost.rs`; `TILE_BLESS=1 cargo test -p tile-ascend --test text cost` \
         writes this file.\n\
         Nothing here was measured. `tile-backends/ascend/src/ascendc/model` says what the model knows, \
         where it is from, and what it leaves out; figures are bounds from above.\n\n\
         *bound* is the unit that is busy for the largest part of the time; where that part is far from 100 %, \
         the kernel waits by the order of its own statements.\n\n\
         *of peak* is the part of the cubes' peak for \
         kernels with products, of the bandwidth of memory outside for others, of which an input counts once. \
         Products count as the cube makes them: with what fills up tiles at edges, and three in the place of one \
         for an operand of `u8`.\n\n\
         Extents that are free are 4096 on the last two axes of a tensor and 8 on others, but for those of four \
         examples, which require others: 8 images of 64×64 with 256 channels, 3×3 filters; 8 sequences of 4096 in \
         chunks of 64, 64 heads of 64 in 8 groups; 4096 tokens, each with 8 of 64 experts.\n\
         `emit KERNEL --target ascendc:910B1 --after cost` prints one in full.\n\n\
         ## With tiles that suit these chips\n\n",
    );
    let mut reasons = String::new();
    head(&mut page);
    let square: Extents<'_> = &[];
    let wide: Extents<'_> = &[("x", &[1 << 26])];
    row("`matmul` f16, 128×256×64", &matmul::<f16, f16, 128, 256, 64>(), square, &mut page, &mut reasons);
    row("… of whose sums the larger and zero is stored", &relu::<128, 256, 64>(), square, &mut page, &mut reasons);
    let whole: Extents<'_> = &[("a", &[7680, 4096]), ("b", &[4096, 7680])];
    row("… 160×192×64, of 7680×4096×7680", &matmul::<f16, f16, 160, 192, 64>(), whole, &mut page, &mut reasons);
    row("`matmul` bf16, 128×256×64", &matmul::<bf16, bf16, 128, 256, 64>(), square, &mut page, &mut reasons);
    row("`matmul` f32, 128×256×32", &matmul::<f32, f32, 128, 256, 32>(), square, &mut page, &mut reasons);
    row("`matmul` f16, 256×256×64", &matmul::<f16, f16, 256, 256, 64>(), square, &mut page, &mut reasons);
    row("`matmul_nt` f16, 128×256×64", &matmul_nt::<f16, f16, 128, 256, 64>(), square, &mut page, &mut reasons);
    row("`linear_gelu` f16, 64×64×128", &linear_gelu::<f16, 64, 64, 128>(), square, &mut page, &mut reasons);
    for (elem, queries, keys, head) in [
        (DType::F16, 64, 64, 64),
        (DType::F16, 64, 64, 128),
        (DType::F16, 64, 128, 128),
        (DType::F16, 64, 256, 128),
        (DType::F16, 64, 256, 256),
        (DType::F16, 128, 128, 128),
        (DType::F16, 128, 256, 256),
        (DType::F32, 64, 64, 128),
        (DType::F32, 64, 128, 128),
        (DType::F32, 128, 128, 128),
    ] {
        for causal in [false, true] {
            let kernel = Attention { causal, ..attention(elem, queries, keys, head) };
            let name = match causal {
                true => "… causal".to_owned(),
                false => format!("`flash_attention` {elem}, {queries}×{keys}, heads of {head}"),
            };
            line(&name, &|chip| kernel.predicted(chip), &mut page, &mut reasons);
        }
    }
    row("`add` f32, 8192", &add::<f32, 8192>(), wide, &mut page, &mut reasons);
    row("`gelu` f32, 4096", &gelu::<f32, 4096>(), wide, &mut page, &mut reasons);
    row("`softmax` f32, 1×4096", &softmax::<f32, 1, 4096>(), square, &mut page, &mut reasons);
    row("`rms_norm` f32, 1×4096", &rms_norm::<f32, 1, 4096>(), square, &mut page, &mut reasons);
    page += "\n## Default instances\n\nTheir tiles are those that suit a CPU, or the first of the tuning list that fits.\n\n";
    head(&mut page);
    for entry in KERNELS {
        (entry.with)(&mut |kernel| {
            row(&format!("`{}`", entry.name), kernel, asked(entry.name), &mut page, &mut reasons)
        });
    }
    let _ = write!(page, "\n{}\n## Why not\n\n{reasons}", attention_by_hand());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ascend-predicted.md");
    tile_golden::check(&path, &page);
}
