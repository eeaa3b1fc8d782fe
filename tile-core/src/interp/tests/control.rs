//! Tests of loops, conditions, variables, atomics, the prologue, and messages.

use super::{Buffer, counting, kernel, launch, map, parse, zeros};
use crate::elem::DType;
use crate::interp::{Options, Order, run};
use crate::launch::{Arg, LaunchError, Scalar};
use std::sync::Mutex;

#[test]
fn a_variable_is_a_tile_of_rank_zero() {
    let body = "body {
        %v = alloc : local<i32, []>
        %init = const 1 : i32
        store %init, %v
        %lo = const 2 : index %hi = const 12 : index %step = const 3 : index
        for %lo, %hi, %step (%i: index) {
          %c = cast %i : i32
          %old = load %v : i32
          %new = bin.mul %old, %c : i32
          store %new, %v
        }
        %z = const 0 : index
        %result = load %v : i32
        store %result, %y, %z
    }";
    assert_eq!(map(&counting(&[1]), Buffer::zeros(DType::I32, &[1]), body), "880");
}

#[test]
fn a_loop_without_iterations_or_with_a_step_below_one_does_nothing() {
    for (lo, hi, step) in [(3, 3, 1), (4, 3, 1), (0, 3, 0), (0, 3, -1)] {
        let body = format!(
            "body {{
               %lo = const {lo} : index %hi = const {hi} : index %step = const {step} : index
               for %lo, %hi, %step, kind = pipelined(3) (%i: index) {{ copy %x, %y }}
             }}"
        );
        assert_eq!(map(&counting(&[1]), zeros(&[1]), &body), "0");
    }
    // The counter does not overflow.
    let (lo, hi) = (i64::MAX - 1, i64::MAX);
    let body = format!(
        "body {{
           %lo = const {lo} : index %hi = const {hi} : index %step = const 5 : index
           for %lo, %hi, %step (%i: index) {{ copy %x, %y }}
         }}"
    );
    assert_eq!(map(&counting(&[1]), zeros(&[1]), &body), "1");
}

#[test]
fn conditions_choose_a_region_or_a_value() {
    let body = "body {
        %n = const 4 : index
        parallel %n (%i: index) {
          %x0 = load %x, %i : f32
          %limit = const 2.5 : f32
          %c = cmp.lt %x0, %limit : bool
          %r = if %c : f32 {
            %neg = un.neg %x0 : f32
            yield %neg
          } else {
            %twice = bin.add %x0, %x0 : f32
            yield %twice
          }
          %s = select %c, %r, %limit : f32
          if %c { store %r, %y, %i } else { store %s, %y, %i }
        }
    }";
    assert_eq!(map(&counting(&[4]), zeros(&[4]), body), "-1 -2 2.5 2.5");
}

#[test]
fn scalar_operations() {
    let body = "body {
        %z = const 0 : index
        %a = load %x, %z : f32
        %one = const 1 : index
        %b = load %x, %one : f32
        %f = fma %a, %b, %b : f32
        %c = cast %f, round = rp : i32
        %u = bits %f : u32
        %ones = un.count_ones %u : u32
        %o = cast %ones : i32
        %sum = bin.add %c, %o : i32
        store %sum, %y, %z
        %e = extent %x, axis = 0 : index
        %d = dim 3*7 : index
        %t = bin.add %e, %d : index
        %w = cast %t : i32
        store %w, %y, %one
    }";
    // 1.5·2.25 + 2.25 = 5.625 = 0x40b40000, five ones.
    let x = Buffer::new(&[2], &[1.5_f32, 2.25]);
    assert_eq!(map(&x, Buffer::zeros(DType::I32, &[2]), body), "11 23");
}

#[test]
fn blocks_cover_the_grid() {
    let body = "
        host { %g = const 2 : index %h = const 3 : index }
        grid %g, %h
        body (%i: index, %j: index) {
          %ten = const 10 : index
          %k = bin.mul %i, %ten : index
          %v = bin.add %k, %j : index
          %c = cast %v : f32
          store %c, %y, %i, %j
        }";
    assert_eq!(map(&counting(&[1]), zeros(&[2, 3]), body), "0 1 2 10 11 12");
    let empty = "host { %g = const 2 : index %h = const -3 : index } grid %g, %h
                 body (%i: index, %j: index) { %t = const true : bool store %t, %y, %i, %j }";
    assert_eq!(map(&counting(&[1]), Buffer::zeros(DType::Bool, &[1, 1]), empty), "false");
}

#[test]
fn order_of_blocks_and_iterations_can_be_shuffled() {
    let source = "
        kernel k(%y y: mut global<i32, [?]>)
        host { %g = const 7 : index }
        grid %g
        body (%b: index) {
          %n = const 5 : index
          parallel %n (%i: index) {
            %z = const 0 : index
            %five = const 5 : index
            %m = bin.mul %b, %five : index
            %v = bin.add %m, %i : index
            %c = cast %v : i32
            %last = atomic.exchange %y, %z, %c, order = relaxed : i32
          }
        }";
    let func = parse(source);
    let last = |order| {
        let mut y = Buffer::zeros(DType::I32, &[1]);
        run(&func, "f", &mut [y.arg_mut()], &Options { order, ..Options::default() }).unwrap();
        y.get(0)
    };
    assert_eq!(last(Order::Natural), 34);
    let different: std::collections::HashSet<u64> = (0..20).map(|seed| last(Order::Shuffled(seed))).collect();
    assert!(different.len() > 5, "{different:?}");
}

#[test]
fn atomics_give_the_old_value() {
    let body = |op: &str, operands: &str| {
        format!(
            "body {{
               %z = const 0 : index %one = const 1 : index %far = const -1 : index
               %v = const 6 : i32 %w = const 9 : i32
               %old = atomic.{op} %y, %z, {operands}, order = seq_cst : i32
               store %old, %y, %one
               %none = atomic.{op} %y, %far, {operands}, order = relaxed : i32
               %two = const 2 : index
               store %none, %y, %two
             }}"
        )
    };
    let run = |op, operands| map(&counting(&[1]), Buffer::new(&[3], &[5_i32, -1, -1]), &body(op, operands));
    assert_eq!(run("add", "%v"), "11 5 0");
    assert_eq!(run("max", "%v"), "6 5 0");
    assert_eq!(run("min", "%v"), "5 5 0");
    assert_eq!(run("and", "%v"), "4 5 0");
    assert_eq!(run("or", "%v"), "7 5 0");
    assert_eq!(run("xor", "%v"), "3 5 0");
    assert_eq!(run("exchange", "%v"), "6 5 0");
    assert_eq!(run("cas", "%v, %w"), "5 5 0");
    let five = "%five, %w";
    let with_five = body("cas", five).replace("%v = const 6", "%five = const 5");
    assert_eq!(map(&counting(&[1]), Buffer::new(&[3], &[5_i32, -1, -1]), &with_five), "9 5 0");
}

#[test]
fn atomics_work_on_whole_tiles() {
    let body = "body {
        %o = const 1 : index
        %r = region %y, %o, axes = [3] : global<f32, [3]>
        atomic_tile.add %x, %r, order = relaxed
        atomic_tile.add %x, %r, order = relaxed
    }";
    assert_eq!(map(&counting(&[3]), Buffer::new(&[3], &[10_f32; 3]), body), "10 12 14");
}

#[test]
fn a_workspace_holds_zeros_and_outlives_blocks() {
    let body = "
        host {
          %n = extent %x, axis = 0 : index
          %w = alloc %n : global<f32, [?]>
        }
        grid %n
        body (%b: index) {
          %v = load %x, %b : f32
          %z = const 0 : index
          %sum = atomic.add %w, %z, %v, order = relaxed : f32
          store %sum, %y, %b
        }";
    assert_eq!(map(&counting(&[4]), zeros(&[4]), body), "0 1 3 6");
}

#[test]
fn the_prologue_fails_before_anything_is_written() {
    let host = "host {
          %m = extent %x, axis = 0 : index
          %even = const 2 : index
          %r = bin.rem %m, %even : index
          %z = const 0 : index
          %c = cmp.eq %r, %z : bool
          require %c, message = \"m is even\"
          expect %y, %m, axis = 0
        }
        body { copy %x, %y }";
    let params = "%x x: global<f32, [?]>, %y y: mut global<f32, [?]>";
    let try_with = |m: i64, n: i64| {
        let (x, mut y) = (counting(&[m]), zeros(&[n]));
        let outcome = launch(params, host, &mut [x.arg(), y.arg_mut()]);
        assert!(outcome.is_ok() || y.bits().iter().all(|&bits| bits == 0));
        outcome
    };
    assert_eq!(try_with(4, 4), Ok(()));
    let odd = LaunchError::Requirement { kernel: "test".into(), message: "m is even".into() };
    assert_eq!(try_with(3, 3), Err(odd));
    let shape = LaunchError::Shape { argument: "y".into(), axis: 0, expected: 4, found: 2 };
    assert_eq!(try_with(4, 2), Err(shape));
}

#[test]
fn arguments_are_checked() {
    let params = "%x x: global<f32, [?]>, %y y: mut global<f32, [?]>, %s s: i32";
    let (x, mut y) = (counting(&[2]), zeros(&[2]));
    let s = || Arg::Scalar(Scalar::new(1_i32));
    let body = "body { copy %x, %y }";
    assert_eq!(launch(params, body, &mut [x.arg(), y.arg_mut(), s()]), Ok(()));
    let doubles = Buffer::zeros(DType::F64, &[2]);
    let error = launch(params, body, &mut [doubles.arg(), y.arg_mut(), s()]).unwrap_err();
    let dtype = LaunchError::DType { argument: "x".into(), expected: DType::F32, found: DType::F64 };
    assert_eq!(error, dtype);
    let instance = |args: &mut [Arg<'_>]| launch(params, body, args).unwrap_err().to_string();
    let matrix = zeros(&[2, 2]);
    assert!(instance(&mut [matrix.arg(), x.arg(), s()]).contains("`x` has rank 2, expected 1"));
    assert!(instance(&mut [x.arg(), x.arg(), s()]).contains("`y` is not mutable"));
    assert!(instance(&mut [x.arg(), y.arg_mut()]).contains("2 arguments for 3 parameters"));
    assert!(instance(&mut [x.arg(), y.arg_mut(), matrix.arg()]).contains("f32, expected i32"));
}

#[test]
fn messages_show_values_as_rust_does() {
    let func = kernel(
        "%x x: global<bf16, [?]>",
        "host { %g = const 2 : index } grid %g
         body (%b: index) {
           %v = load %x, %b : bf16
           %c = cmp.lt %b, %b : bool
           print %b, %v, %c, format = \"block {}: {} {{{}}}\"
         }",
    );
    let lines = Mutex::new(Vec::new());
    let print = |line: &str| lines.lock().unwrap().push(line.to_owned());
    let x = Buffer::new(&[2], &[half::bf16::from_f32(0.1), half::bf16::NEG_INFINITY]);
    run(&func, "f", &mut [x.arg()], &Options { print: &print, ..Options::default() }).unwrap();
    assert_eq!(*lines.lock().unwrap(), ["block 0: 0.100097656 {false}", "block 1: -inf {false}"]);
}

#[test]
fn a_failed_assertion_says_where_and_why() {
    let body = "
        host { %g = const 3 : index } grid %g, %g
        body (%i: index, %j: index) {
          %one = const 1 : index
          %c = cmp.ne %i, %one : bool
          assert %c, %i, %j, format = \"i = {}, j = {}\" @12:5
        }";
    let error = launch("", body, &mut []).unwrap_err();
    let expected =
        LaunchError::Assertion { location: "test.rs:12:5".into(), block: [0, 1, 0], message: "i = 1, j = 0".into() };
    assert_eq!(error, expected);
}
