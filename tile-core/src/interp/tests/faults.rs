//! Tests of faults that only the interpreter detects.

use super::{counting, launch, parse, zeros};
use crate::interp::{Options, run};
use crate::launch::LaunchError;

fn fault(body: &str) -> String {
    let (x, mut y) = (counting(&[4]), zeros(&[4]));
    let params = "%x x: global<f32, [?]>, %y y: mut global<f32, [?]>";
    match launch(params, body, &mut [x.arg(), y.arg_mut()]) {
        Err(LaunchError::Fault { location, reason, .. }) => format!("{location}: {reason}"),
        Ok(()) => "ok".to_owned(),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn reading_a_tile_before_it_is_written() {
    let whole = "body { %s acc = alloc : fragment<f32, [4]>  copy %s, %y @3:9 }";
    assert_eq!(fault(whole), "test.rs:3:9: element [0] of `acc` is read before it is written");
    let part = "body {
        %s acc = alloc : fragment<f32, [4]>
        %o = const 1 : index
        %r = region %s, %o, axes = [4] : fragment<f32, [4]>
        copy %x, %r
        copy %s, %y @3:9
    }";
    assert_eq!(fault(part), "test.rs:3:9: element [0] of `acc` is read before it is written");
    let variable = "body { %v = alloc : local<f32, []>  %x0 = load %v : f32 }";
    assert_eq!(fault(variable), "test.rs: a tile is read before it is written");
    let rest = "body {
        %s acc = alloc : fragment<f32, [4]>
        copy %x, %s
        copy %s, %y
    }";
    assert_eq!(fault(rest), "ok");
    // Accumulation reads too.
    let sum = "body { %s acc = alloc : fragment<f32, [1]>  reduce.sum %x, %s, axis = 0, accumulate @1:1 }";
    assert_eq!(fault(sum), "test.rs:1:1: element [0] of `acc` is read before it is written");
}

#[test]
fn a_tile_is_new_each_time() {
    let body = "
        host { %g = const 2 : index } grid %g
        body (%b: index) {
          %s acc = alloc : shared<f32, [4]>
          %z = const 0 : index
          %first = cmp.eq %b, %z : bool
          if %first { copy %x, %s }
          copy %s, %y @4:4
        }";
    assert_eq!(fault(body), "test.rs:4:4: element [0] of `acc` is read before it is written");
    let body = "body {
        %n = const 2 : index
        parallel %n (%i: index) {
          %l mine = alloc : local<f32, [2]>
          %z = const 0 : index
          %first = cmp.eq %i, %z : bool
          %v = const 1 : f32
          if %first { store %v, %l, %z }
          %w = load %l, %z : f32 @5:1
        }
    }";
    assert_eq!(fault(body), "test.rs:5:1: element [0] of `mine` is read before it is written");
}

fn race(body: &str) -> String {
    fault(&format!(
        "body {{
           %n = const 4 : index %z = const 0 : index %one = const 1 : index %v = const 1 : f32
           parallel %n (%i: index) {{ {body} }}
         }}"
    ))
}

#[test]
fn iterations_that_race() {
    let message = |a, b| format!("test.rs:7:7: race: iterations [{a}] and [{b}] touch one element of `y`");
    assert_eq!(race("store %v, %y, %z @7:7"), message(0, 1));
    assert_eq!(race("%j = bin.sub %i, %one : index %w = load %y, %j : f32 @7:7 store %w, %y, %i @8:8"), message(0, 1));
    assert_eq!(race("%j = bin.add %i, %one : index %w = load %y, %j : f32 @8:8 store %w, %y, %i @7:7"), message(0, 1));
}

#[test]
fn iterations_that_do_not_race() {
    assert_eq!(race("store %v, %y, %i"), "ok");
    assert_eq!(race("%w = load %y, %i : f32 store %w, %y, %i store %v, %y, %i"), "ok");
    assert_eq!(race("%w = load %x, %z : f32 store %w, %y, %i"), "ok");
    assert_eq!(race("store %v, %y, %z, unordered"), "ok");
    assert_eq!(race("%w = atomic.add %y, %z, %v, order = relaxed : f32"), "ok");
    assert_eq!(race("%l = alloc : local<f32, [1]> store %v, %l, %z %w = load %l, %z : f32 store %w, %y, %i"), "ok");
    // Outside, nothing is touched.
    assert_eq!(race("%m = un.neg %one : index store %v, %y, %m"), "ok");
}

#[test]
fn unordered_stores_race_with_loads() {
    assert_eq!(
        race("%w = load %y, %i : f32 store %w, %y, %z, unordered @7:7"),
        "test.rs:7:7: race: iterations [0] and [1] touch one element of `y`"
    );
}

#[test]
fn extents_that_differ() {
    let body = "body { %s = alloc : shared<f32, [3]>  copy %x, %s @2:2 }";
    assert_eq!(fault(body), "test.rs:2:2: a view with extents [4] goes to one with extents [3]");
}

#[test]
fn launches_end() {
    let body = "body {
        %lo = const 0 : index %hi = const 1000000000 : index %step = const 1 : index
        for %lo, %hi, %step (%i: index) { } @2:2
    }";
    assert_eq!(fault(body), "test.rs:2:2: more than 100000 steps");
    let body = "body {
        %n = const 1000000000 : index
        parallel %n, %n, %n (%i: index, %j: index, %k: index) { } @2:2
    }";
    assert!(fault(body).contains("never ends"));
}

#[test]
fn functions_without_meaning() {
    let instance = |params: &str, body: &str| launch(params, body, &mut []).unwrap_err().to_string();
    let body = "body { %a = const 1 : i32  %b = un.exp %a : i32 @4:5 }";
    assert!(instance("", body).contains("; ^ error: operand `x` is i32, expected a float"));
    let body = "body { fill %x, %s }";
    assert!(instance("%x x: global<f32, [?]>, %s s: f32", body).contains("not mutable"));
    let symbolic = parse("kernel test<const N: index>() body { %a = dim N : index @4:5 }");
    let error = run(&symbolic, "test.rs", &mut [], &Options::default()).unwrap_err().to_string();
    assert_eq!(error, "instance of kernel `test`: dim at 4:5: `N` has no value");
    let call = parse("kernel test() callee fn0 = crate::f body { call callee = fn0 @4:5 }");
    let error = run(&call, "test.rs", &mut [], &Options::default()).unwrap_err().to_string();
    assert_eq!(error, "instance of kernel `test`: call at 4:5: the call of `crate::f` is not linked");
}
