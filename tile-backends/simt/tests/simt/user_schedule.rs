//! Loops whose `order` and `stage` the user gives: whatever keeps the meaning of the
//! serial loop computes the same, on threads alone, with the copies of warps, and
//! warp-specialised, under several legal orders; whatever does not is refused by
//! name.

use crate::common::{agree, divided, plain, run_kernel_with, target};
use std::collections::BTreeMap;
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::text::parse;
use tile_core::ir::{Func, Op as Tile};
use tile_core::pipeline::{self, Plan};
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::{LowerError, Target, lower};

const COPY_A: &str = "%ata = bin.mul %i, %d : index  %ra = region %a, %zero, %ata, axes = [64, 16] : global<f16, [64, 16]>  copy %ra, %as";
const COPY_B: &str = "%atb = bin.mul %i, %d : index  %rb = region %b, %atb, %zero, axes = [16, 16] : global<f16, [16, 16]>  copy %rb, %bs";
const PRODUCT: &str = "gemm %as, %bs, %acc, accumulate";

/// A product.
const MULTIPLIES: &[&str] = &[COPY_A, COPY_B, PRODUCT];

/// A product of each step, which goes through shared memory to a sum that is halved in
/// between, and a tensor that takes a row of each step.
const ADDS: &[&str] = &[
    COPY_A,
    COPY_B,
    "gemm %as, %bs, %part",
    "copy %part, %mid",
    "parallel %m, %n (%x: index, %y: index) {
       %p = load %mid, %x, %y : f32  %s = load %acc, %x, %y : f32
       %h = bin.mul %s, %half : f32  %t = bin.add %h, %p : f32  store %t, %acc, %x, %y
     }",
    "%row = region %mid, %one, %zero, axes = [_, 16] : shared<f32, [16]>
     %to = region %c, %m, %zero, axes = [_, 16] : global<f32, [16]>  copy %row, %to",
];

/// Values of an iteration, and a variable.
const COUNTS: &[&str] = &[
    "%atw = bin.mul %i, %d : index  %w = load %b, %atw, %one : f16",
    COPY_A,
    "%q q = load %as, %one, %two : f16",
    "%q2 = bin.mul %q, %w : f16  %qf = cast %q2 : f32  %old = load %sum : f32
     %twice = bin.add %old, %old : f32  %new = bin.add %twice, %qf : f32  store %new, %sum",
    COPY_B,
    "gemm %as, %bs, %acc, accumulate",
];

/// A kernel of one block with a loop of these statements, each at a line of its own
/// from 10 on, which take `order` and `stage`.
fn function(statements: &[&str], order: &[u32], stage: &[u32]) -> Func {
    // Instructions take up lines; that of a region ends at its last brace.
    let mut body = String::new();
    for (number, statement) in statements.iter().enumerate() {
        let mut depth = 0;
        for line in statement.replace("  ", "\n").lines().map(str::trim).filter(|line| !line.is_empty()) {
            depth += line.matches('{').count() as i32 - line.matches('}').count() as i32;
            let ends = depth == 0;
            body += &if ends { format!("{line} @{}:1\n", 10 + number) } else { format!("{line}\n") };
        }
    }
    let at: Vec<String> = (0..statements.len()).map(|number| format!("{}:1", 10 + number)).collect();
    let mut plan = "pipelined(3".to_owned();
    for (word, list) in [("order", order), ("stage", stage)] {
        if !list.is_empty() {
            plan += &format!(", {word} = {list:?}");
        }
    }
    if !order.is_empty() || !stage.is_empty() {
        plan += &format!(", at = [{}]", at.join(", "));
    }
    let text = format!(
        "kernel planned(%a a: global<f16, [?, ?]>, %b b: global<f16, [?, ?]>, %c c: mut global<f32, [65, 16]>)
        host {{
          %unit = const 1 : index  %d = const 16 : index
          %k = extent %a, axis = 1 : index  %steps = bin.div %k, %d : index
        }}
        grid %unit
        body (%block: index) {{
          %as as = alloc : shared<f16, [64, 16]>  %bs bs = alloc : shared<f16, [16, 16]>
          %mid mid = alloc : shared<f32, [64, 16]>
          %acc acc = alloc : fragment<f32, [64, 16]>  %part part = alloc : fragment<f32, [64, 16]>
          %sum sum = alloc : local<f32, []>
          %z = const 0 : f32  fill %acc, %z  %half = const 0.5 : f32  store %z, %sum
          %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index  %m = const 64 : index  %n = const 16 : index
          for %zero, %steps, %one, kind = {plan}) (%i i: index) {{
            {body}
          }} @9:1
          %rows = region %c, %zero, %zero, axes = [64, 16] : global<f32, [64, 16]>
          copy %acc, %rows
          %l = load %sum : f32
          store %l, %c, %m, %zero
        }}"
    );
    parse(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn plan(func: &Func) -> Result<Option<Plan>, pipeline::PlanError> {
    let mut found = Ok(None);
    func.walk(func.body, &mut |_, inst| {
        if matches!(inst.op, Tile::For { .. }) {
            found = pipeline::plan(func, inst);
        }
    });
    found
}

fn operand(rng: &mut Rng, shape: [i64; 2]) -> Buffer {
    let mut buffer = Buffer::zeros(DType::F16, &shape);
    for i in 0..buffer.len() {
        buffer.set(i, interp::scalar::Number::Int(rng.between(-3, 3).into()).encode(DType::F16, None));
    }
    buffer
}

fn lowered(func: &Func, target: &Target, [a, b]: [&Buffer; 2]) -> Result<Kernel, LowerError> {
    let mut c = Buffer::zeros(DType::F32, &[65, 16]);
    lower(func, &LaunchFacts::of(&[a.arg(), b.arg(), c.arg_mut()]), target)
}

fn operands(steps: i64) -> [Buffer; 2] {
    let mut rng = Rng::new(steps as u64);
    [operand(&mut rng, [64, 16 * steps]), operand(&mut rng, [16 * steps, 16])]
}

/// Runs it for several numbers of iterations, on a target.
fn check(func: &Func, target: &Target) -> Kernel {
    let mut last = None;
    for steps in [0, 1, 2, 5] {
        let [a, b] = operands(steps);
        let mut expected = Buffer::zeros(DType::F32, &[65, 16]);
        interp::run(func, "planned", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default())
            .expect("it has a meaning");
        let text = || tile_core::ir::text::print(func);
        let kernel = lowered(func, target, [&a, &b]).unwrap_or_else(|e| panic!("{}: {e}\n{}", target.name, text()));
        for seed in 0..2 {
            let mut found = Buffer::zeros(DType::F32, &[65, 16]);
            let order = Order { workers: 2, seed };
            run_kernel_with(func, &kernel, &mut [a.arg(), b.arg(), found.arg_mut()], &order)
                .and_then(|_| agree(&expected, &found, true))
                .unwrap_or_else(|e| panic!("{} of {steps}, seed {seed}: {e}\n{}\n{kernel}", target.name, text()));
        }
        last = Some(kernel);
    }
    last.expect("it ran")
}

/// Every plan of a few hundred random ones that can be followed.
fn legal(statements: &[&str], seed: u64) -> BTreeMap<(Vec<u32>, Vec<u32>), Func> {
    let mut rng = Rng::new(seed);
    let mut found = BTreeMap::new();
    for _ in 0..4000 {
        let mut order: Vec<u32> = (0..statements.len() as u32).collect();
        for i in (1..order.len()).rev() {
            order.swap(i, rng.below(i + 1));
        }
        let stage: Vec<u32> = statements.iter().map(|_| rng.below(4) as u32).collect();
        let [order, stage] = [order, stage].map(|list| if rng.chance(10) { Vec::new() } else { list });
        let func = function(statements, &order, &stage);
        if plan(&func).is_ok() {
            found.insert((order, stage), func);
        }
    }
    found
}

#[test]
fn every_legal_plan_computes_the_same() {
    for (statements, seed, least) in [(MULTIPLIES, 1, 100), (ADDS, 2, 20), (COUNTS, 3, 20)] {
        let plans = legal(statements, seed);
        assert!(plans.len() >= least, "{} plans", plans.len());
        // A spread of them on each target.
        let step = (plans.len() / 16).max(1);
        for func in plans.values().step_by(step) {
            for target in [plain(), target(), divided()] {
                check(func, &target);
            }
        }
    }
}

/// What is begun in a loop's body, in order: copies by what they fill, and products.
fn begun(kernel: &Kernel) -> Vec<String> {
    let mut found = Vec::new();
    kernel.walk(&mut |inst| {
        let Op::For {} = inst.op else { return };
        let mut inside = Vec::new();
        each(&inst.blocks[0], &mut |inst| {
            let name = match inst.op {
                Op::CopyAsync { dst, .. } | Op::TmaLoad { dst, .. } => kernel.bufs[dst].name.clone(),
                Op::Mma { .. } | Op::Wgmma { .. } => "product".to_owned(),
                _ => return,
            };
            if inside.last() != Some(&name) {
                inside.push(name);
            }
        });
        if !inside.is_empty() {
            found.push(inside.join(" "));
        }
    });
    found
}

fn each(block: &tile_simt::ir::Block, visit: &mut dyn FnMut(&tile_simt::ir::Inst)) {
    for inst in &block.insts {
        visit(inst);
        inst.blocks.iter().for_each(|block| each(block, visit));
    }
}

fn cells(kernel: &Kernel, name: &str) -> u32 {
    kernel.bufs.values().find(|buf| buf.name == name).map_or(0, |buf| buf.len)
}

/// Statements, their order and stages, and why they are refused.
type Refusal<'a> = (&'a [&'a str], &'a [u32], &'a [u32], &'a str);

/// Order and stages, what is begun, and the stages of both tiles.
type Placed<'a> = (&'a [u32], &'a [u32], &'a str, [u32; 2]);

/// Why a plan is refused, which names the loop and the statements.
#[test]
fn what_would_change_the_meaning_is_refused_by_name() {
    let tail = |words: &str| format!("`order` and `stage` of the loop over `i`: {words} (9:1)");
    let cases: [Refusal<'_>; 7] = [
        (MULTIPLIES, &[0, 2, 1], &[0, 0, 0], "statement 2 would run before statement 1, and both use `bs`"),
        (MULTIPLIES, &[], &[0, 2, 1], "statement 2 would run before statement 1, and both use `bs`"),
        (
            ADDS,
            &[],
            &[0, 0, 0, 3, 3, 3],
            "statement 2 of the next iteration would run before statement 3, and both use `part`; \
             registers hold it for one iteration at a time",
        ),
        (ADDS, &[0, 1, 2, 3, 5, 4], &[0, 0, 1, 1, 1, 1], ""),
        (
            COUNTS,
            &[],
            &[0, 0, 1, 2, 0, 2],
            "statement 3 uses `q` of statement 2, which has to come before it in the same stage",
        ),
        (
            COUNTS,
            &[0, 1, 3, 2, 4, 5],
            &[],
            "statement 3 uses `q` of statement 2, which has to come before it in the same stage",
        ),
        (COUNTS, &[], &[0, 0, 2, 2, 0, 2], ""),
    ];
    let [a, b] = operands(2);
    for (statements, order, stage, words) in cases {
        let func = function(statements, order, stage);
        for target in [plain(), target(), divided()] {
            let found = lowered(&func, &target, [&a, &b]).err().map_or(String::new(), |error| error.to_string());
            let expected = if words.is_empty() { String::new() } else { tail(words) };
            assert_eq!(found, expected, "{} {order:?} {stage:?}", target.name);
        }
    }
    // Where no position says whose an instruction is.
    let text = tile_core::ir::text::print(&function(MULTIPLIES, &[], &[0, 0, 1]));
    let text = text.replace(", at = [10:1, 11:1, 12:1]", "");
    let func = parse(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    let found = lowered(&func, &target(), [&a, &b]).err().map_or(String::new(), |error| error.to_string());
    assert_eq!(found, tail("which statements they count cannot be told from the positions of the source"));
}

/// The stage of a copy is the number of its stages, `order` where it is begun.
#[test]
fn copies_are_as_far_ahead_and_where_the_user_says() {
    let (a, b) = (64 * 16, 16 * 16);
    let cases: [Placed<'_>; 4] = [
        (&[], &[0, 0, 3], "as bs product", [4, 4]),
        (&[], &[1, 0, 3], "as bs product", [3, 4]),
        (&[1, 0, 2], &[0, 2, 3], "bs as product", [4, 2]),
        (&[2, 0, 1], &[0, 1, 2], "bs product as", [3, 2]),
    ];
    for (order, stage, expected, slots) in cases {
        let func = function(MULTIPLIES, order, stage);
        let kernel = check(&func, &target());
        let slots = [slots[0] * a, slots[1] * b];
        assert_eq!(begun(&kernel).last().map(String::as_str), Some(expected), "{order:?} {stage:?}\n{kernel}");
        assert_eq!([cells(&kernel, "as"), cells(&kernel, "bs")], slots, "{order:?} {stage:?}\n{kernel}");
        // The producer waits for nothing else than stages.
        let kernel = check(&func, &divided());
        let copies = expected.replace(" product", "").replace("product ", "");
        assert_eq!(begun(&kernel).last(), Some(&copies), "{order:?} {stage:?}\n{kernel}");
        assert_eq!([cells(&kernel, "as"), cells(&kernel, "bs")], slots, "{order:?} {stage:?}\n{kernel}");
    }
}

/// Threads look at an operand behind the product that may still read it: its stage is
/// given back when both are done. Of as few stages as here, one is filled anew while the
/// product before is in flight.
#[test]
fn operands_are_kept_until_the_products_in_front_of_their_readers_are_done() {
    let reads = "%q = load %as, %one, %two : f16  %qf = cast %q : f32  %old = load %sum : f32
         %new = bin.add %old, %qf : f32  store %new, %sum";
    let kernel = check(&function(&[COPY_A, COPY_B, PRODUCT, reads], &[], &[0, 0, 2, 2]), &divided());
    let mut products = 0;
    kernel.walk(&mut |inst| products += usize::from(matches!(inst.op, Op::Wgmma { .. })));
    assert!(products > 0, "{kernel}");
}
