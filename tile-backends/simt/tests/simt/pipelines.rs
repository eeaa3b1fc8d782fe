//! Pipelined loops of every form: one after the other, one in another, with copies
//! under a condition, with tiles that one iteration hands to the next, of none, one
//! and few iterations. Each computes what the serial loop does, on threads alone,
//! which load ahead into registers, with the copies of warps, and warp-specialised,
//! under several legal orders.

use crate::common::{agree, divided, plain, run_kernel_with, target, without};
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Block, Kernel, Op};
use tile_simt::lower::{Target, lower};

/// A kernel of one block over rows of `a` (`64×16k` of `f16`) and `b` (`16k×16`),
/// that writes `c`. `steps` is `k`.
fn function(tiles: &str, body: &str) -> Func {
    let text = format!(
        "kernel pipelines(%a a: global<f16, [?, ?]>, %b b: global<f16, [?, ?]>, %c c: mut global<f32, [64, 16]>)
        host {{
          %unit = const 1 : index  %d = const 16 : index
          %k = extent %a, axis = 1 : index  %steps = bin.div %k, %d : index
        }}
        grid %unit
        body (%block: index) {{
          %as = alloc : shared<f16, [64, 16]>  %bs = alloc : shared<f16, [16, 16]>  {tiles}
          %acc = alloc : fragment<f32, [64, 16]>
          %z = const 0 : f32  fill %acc, %z
          %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index  %m = const 64 : index  %n = const 16 : index
          {body}
          copy %acc, %c
        }}"
    );
    parse(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

/// Copies of step `%i` to two tiles.
fn copies(name: &str, [a, b]: [&str; 2]) -> String {
    format!(
        "%at{name} = bin.mul %i{name}, %d : index
         %ra{name} = region %a, %zero, %at{name}, axes = [64, 16] : global<f16, [64, 16]>  copy %ra{name}, %{a}
         %rb{name} = region %b, %at{name}, %zero, axes = [16, 16] : global<f16, [16, 16]>  copy %rb{name}, %{b}"
    )
}

fn pipelined(stages: u32, name: &str, body: &str) -> String {
    format!("for %zero, %steps, %one, kind = pipelined({stages}) (%i{name}: index) {{ {body} }}")
}

/// Whether copies are issued early.
fn issues_early(kernel: &Kernel) -> bool {
    let mut early = false;
    kernel.walk(&mut |inst| early |= matches!(inst.op, Op::CopyAsync { .. } | Op::WarpSpecialize { .. }));
    early
}

/// Whether a loop loads from tensors in front of a product, and stores to a shared
/// tile behind it.
fn loads_ahead(kernel: &Kernel) -> bool {
    let mut found = false;
    kernel.walk(&mut |inst| {
        let Op::For {} = inst.op else { return };
        let insts = &inst.blocks[0].insts;
        let load = |op: &Op| matches!(op, Op::Load { buf, .. } if !kernel.bufs[*buf].is_shared());
        let store = |op: &Op| matches!(op, Op::Store { buf, .. } if kernel.bufs[*buf].is_shared());
        let from = insts.iter().position(|inst| load(&inst.op));
        let product = insts.iter().rposition(|inst| matches!(inst.op, Op::For {}));
        let to = insts.iter().rposition(|inst| store(&inst.op));
        found |= from.is_some() && from < product && product < to;
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

/// Runs it for several numbers of iterations; `early` says whether warps and partitions
/// have copies in flight.
fn check(func: &Func, early: bool) {
    for steps in [0, 1, 2, 5] {
        let mut rng = Rng::new(steps as u64);
        let (a, b) = (operand(&mut rng, [64, 16 * steps]), operand(&mut rng, [16 * steps, 16]));
        let mut expected = Buffer::zeros(DType::F32, &[64, 16]);
        interp::run(func, "pipelines", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default())
            .expect("it has a meaning");
        for target in [plain(), target(), divided()] {
            let kernel = lowered(func, &target, [&a, &b]);
            assert_eq!(issues_early(&kernel), early && target.copy_async, "{} of {steps}", target.name);
            if !target.copy_async {
                assert_eq!(loads_ahead(&kernel), early, "{} of {steps}\n{kernel}", target.name);
            }
            for seed in 0..2 {
                let mut found = Buffer::zeros(DType::F32, &[64, 16]);
                let order = Order { workers: 2, seed };
                run_kernel_with(func, &kernel, &mut [a.arg(), b.arg(), found.arg_mut()], &order)
                    .and_then(|_| agree(&expected, &found, true))
                    .unwrap_or_else(|e| panic!("{} of {steps} iterations, seed {seed}: {e}\n{kernel}", target.name));
            }
        }
    }
}

fn lowered(func: &Func, target: &Target, [a, b]: [&Buffer; 2]) -> Kernel {
    let mut c = Buffer::zeros(DType::F32, &[64, 16]);
    lower(func, &LaunchFacts::of(&[a.arg(), b.arg(), c.arg_mut()]), target).expect("it has a lowering")
}

const GEMM: &str = "gemm %as, %bs, %acc, accumulate";

#[test]
fn of_every_number_of_iterations() {
    for stages in [2, 4] {
        let body = format!("{} {GEMM}", copies("0", ["as", "bs"]));
        check(&function("", &pipelined(stages, "0", &body)), true);
    }
}

#[test]
fn one_after_the_other() {
    let tiles = "%as2 = alloc : shared<f16, [64, 16]>  %bs2 = alloc : shared<f16, [16, 16]>";
    let first = pipelined(3, "0", &format!("{} {GEMM}", copies("0", ["as", "bs"])));
    let second =
        |a: &str, b: &str| pipelined(2, "1", &format!("{} gemm %{a}, %{b}, %acc, accumulate", copies("1", [a, b])));
    check(&function(tiles, &format!("{first} {}", second("as2", "bs2"))), true);
    // Tiles of which another loop has the last ones: no copy is issued early.
    check(&function("", &format!("{first} {}", second("as", "bs"))), false);
}

#[test]
fn one_in_another() {
    let tiles = "%row = alloc : shared<f16, [1, 16]>  %part = alloc : fragment<f32, [64, 16]>";
    let inner = format!("{} gemm %as, %bs, %part, accumulate", copies("1", ["as", "bs"]));
    let outer = format!(
        "%atr = bin.mul %i0, %d : index
         %rr = region %b, %atr, %zero, axes = [1, 16] : global<f16, [1, 16]>  copy %rr, %row
         fill %part, %z
         {}
         parallel %m, %n (%x: index, %y: index) {{
           %w = load %row, %zero, %y : f16  %wf = cast %w : f32
           %p = load %part, %x, %y : f32  %s = load %acc, %x, %y : f32
           %pw = bin.mul %p, %wf : f32  %t = bin.add %s, %pw : f32
           store %t, %acc, %x, %y
         }}",
        pipelined(3, "1", &inner)
    );
    check(&function(tiles, &pipelined(2, "0", &outer)), true);
}

/// What is copied under a condition stays for the iterations that do not copy.
#[test]
fn copies_under_a_condition() {
    let body = format!(
        "%at = bin.mul %i0, %d : index
         %half = bin.rem %i0, %two : index  %even = cmp.eq %half, %zero : bool
         if %even {{
           %ra = region %a, %zero, %at, axes = [64, 16] : global<f16, [64, 16]>  copy %ra, %as
         }}
         %rb = region %b, %at, %zero, axes = [16, 16] : global<f16, [16, 16]>  copy %rb, %bs
         {GEMM}"
    );
    check(&function("", &pipelined(3, "0", &body)), true);
}

/// A tile that an iteration leaves to the next.
#[test]
fn tiles_that_are_handed_on() {
    let tiles = "%last = alloc : shared<f16, [16, 16]>  %zh = const 0 : f16  fill %last, %zh";
    let body = format!(
        "{} {GEMM}
         gemm %as, %last, %acc, accumulate
         copy %bs, %last",
        copies("0", ["as", "bs"])
    );
    check(&function(tiles, &pipelined(3, "0", &body)), true);
}

/// A tile that is read before it is copied holds what the iteration before copied.
#[test]
fn tiles_that_are_read_first() {
    let tiles = "%zh = const 0 : f16  fill %bs, %zh";
    let body = format!("{GEMM} {}", copies("0", ["as", "bs"]));
    let body = format!("%zero_as = const 0 : f16  {body}");
    let tiles = format!("{tiles}  fill %as, %zh");
    check(&function(&tiles, &pipelined(3, "0", &body)), false);
}

fn one_loop(stages: u32) -> Func {
    function("", &pipelined(stages, "0", &format!("{} {GEMM}", copies("0", ["as", "bs"]))))
}

/// Compares what threads alone compute with the reference, of several numbers of
/// iterations.
fn runs_alone(func: &Func, target: &Target, change: &dyn Fn(&Kernel) -> Kernel) -> Result<Kernel, String> {
    let mut last = None;
    for steps in [0, 1, 2, 5] {
        let mut rng = Rng::new(steps as u64);
        let (a, b) = (operand(&mut rng, [64, 16 * steps]), operand(&mut rng, [16 * steps, 16]));
        let mut expected = Buffer::zeros(DType::F32, &[64, 16]);
        interp::run(func, "pipelines", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default())
            .expect("it has a meaning");
        let kernel = change(&lowered(func, target, [&a, &b]));
        let mut found = Buffer::zeros(DType::F32, &[64, 16]);
        let order = Order { workers: 2, seed: 1 };
        run_kernel_with(func, &kernel, &mut [a.arg(), b.arg(), found.arg_mut()], &order)?;
        agree(&expected, &found, true)?;
        last = Some(kernel);
    }
    last.ok_or_else(|| "nothing ran".to_owned())
}

/// Two stages that alternate, one where memory has room for no more, and none ahead of one
/// stage or where registers do not hold what is on its way.
#[test]
fn registers_and_memory_decide_how_threads_load_ahead() {
    let small = Target { max_shared: 5000, ..plain() };
    let few = Target { max_registers: 8, ..plain() };
    let cases = [(plain(), 2, true, true), (small, 2, true, false), (few, 2, false, false), (plain(), 1, false, false)];
    for (target, stages, ahead, in_turn) in cases {
        let case = format!("{} bytes, {} registers, {stages} stages", target.max_shared, target.max_registers);
        let kernel = runs_alone(&one_loop(stages), &target, &Kernel::clone).unwrap_or_else(|e| panic!("{case}: {e}"));
        assert_eq!(loads_ahead(&kernel), ahead, "{case}\n{kernel}");
        assert_eq!(!kernel.pipelined.is_empty(), in_turn, "{case}\n{kernel}");
    }
}

/// Elements that are converted between the load and the store, of two types.
#[test]
fn copies_that_convert() {
    let tiles = "%af = alloc : shared<f32, [64, 16]>  %bf = alloc : shared<f32, [16, 16]>";
    let body = format!("{} gemm %af, %bf, %acc, accumulate", copies("0", ["af", "bf"]));
    let func = function(tiles, &pipelined(2, "0", &body));
    let kernel = runs_alone(&func, &plain(), &Kernel::clone).unwrap_or_else(|e| panic!("{e}"));
    assert!(loads_ahead(&kernel), "{kernel}");
}

#[test]
fn faults_of_loads_ahead_are_found() {
    fn unmet(block: &mut Block, inside: bool) {
        block.insts.retain(|inst| !(inside && matches!(inst.op, Op::Barrier {})));
        for inst in &mut block.insts {
            let inside = inside || matches!(inst.op, Op::For {});
            inst.blocks.iter_mut().for_each(|block| unmet(block, inside));
        }
    }
    let no_barrier = |kernel: &Kernel| {
        let mut wrong = kernel.clone();
        unmet(&mut wrong.body, false);
        wrong
    };
    let same_slot = |kernel: &Kernel| {
        let stage =
            |inst: &tile_simt::ir::Inst| matches!(inst.op, Op::Set { var, .. } if kernel.vars[var].name == "stage");
        let mut first = true;
        without(kernel, "stages", |inst| stage(inst) && !std::mem::take(&mut first))
    };
    for (name, fault) in [("threads that do not meet", 0), ("stages that are not swapped", 1)] {
        let wrong = |kernel: &Kernel| if fault == 0 { no_barrier(kernel) } else { same_slot(kernel) };
        assert!(runs_alone(&one_loop(2), &plain(), &wrong).is_err(), "{name} are not found");
    }
}
