//! Tests of the race detector: blocks that access one element.

use super::{counting, kernel, parse, zeros};
use crate::interp::{Options, Order, run};
use crate::ir::Func;
use crate::launch::{Arg, LaunchError, TensorArg, TensorParts};

/// The kernel `(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>, at: &Tensor<f32, 1>)`
/// with four blocks `%b`, and a workspace `%w` of eight elements.
fn four(body: &str) -> Func {
    kernel(
        "%x x: global<f32, [?]>, %y y: mut global<f32, [?]>",
        &format!(
            "host {{
               %g = const 4 : index  %eight = const 8 : index
               %w w = alloc : global<u32, [8]>
               %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index
               %v = const 1.0 : f32  %u = const 1 : u32
             }}
             grid %g
             body (%b: index) {{ {body} }}"
        ),
    )
}

fn outcome(func: &Func, options: &Options<'_>) -> String {
    let (x, mut y) = (counting(&[8]), zeros(&[8]));
    match run(func, "test.rs", &mut [x.arg(), y.arg_mut()], options) {
        Err(LaunchError::Fault { location, reason, .. }) => format!("{location}: {reason}"),
        Ok(()) => "ok".to_owned(),
        Err(other) => panic!("{other}"),
    }
}

fn fault(body: &str) -> String {
    outcome(&four(body), &Options::default())
}

const FIRST: &str = "race: blocks [0, 0, 0] and [0, 0, 1] access element";

#[test]
fn every_block_writes_or_updates_one_element() {
    let race = format!("test.rs:7:7: {FIRST} [0] of `y` in no order");
    assert_eq!(fault("parallel %one (%i: index) { store %v, %y, %i @7:7 }"), race);
    assert_eq!(
        fault(
            "parallel %one (%i: index) {
               %o = load %y, %i : f32 @7:7  %s = bin.add %o, %v : f32  store %s, %y, %i @8:8
             }"
        ),
        format!("test.rs:7:7: {FIRST} [0] of `y` in no order")
    );
    let tile = |at: &str| {
        format!(
            "%t = alloc : shared<f32, [2]>  fill %t, %v  {at}
             %r = region %y, %p, axes = [2] : global<f32, [2]>  copy %t, %r @7:7"
        )
    };
    assert_eq!(fault(&tile("%p = const 0 : index")), race);
    // One apart, and two written.
    assert_eq!(fault(&tile("%p = bin.add %b, %zero : index")), format!("test.rs:7:7: {FIRST} [1] of `y` in no order"));
    assert_eq!(fault(&tile("%p = bin.mul %b, %two : index")), "ok");
}

#[test]
fn what_another_block_writes_is_read() {
    let at = |offset: i64| {
        format!(
            "%d = const {offset} : index  %p = bin.add %b, %d : index
             %o = load %y, %p : f32 @7:7
             parallel %one (%i: index) {{ %q = bin.add %b, %i : index  store %o, %y, %q @8:8 }}"
        )
    };
    assert_eq!(fault(&at(0)), "ok");
    assert_eq!(fault(&at(4)), "ok");
    assert_eq!(fault(&at(-1)), format!("test.rs:7:7: {FIRST} [0] of `y` in no order"));
    // The read comes first.
    assert_eq!(fault(&at(1)), format!("test.rs:8:8: {FIRST} [1] of `y` in no order"));
    // All blocks read; the last of them to write meets all others.
    let all = "%o = load %y, %zero : f32
               %c = const 3 : index  %last = cmp.eq %b, %c : bool
               if %last { parallel %one (%i: index) { store %o, %y, %i @7:7 } }";
    assert_eq!(fault(all), "test.rs:7:7: race: blocks [0, 0, 0] and [0, 0, 3] access element [0] of `y` in no order");
}

#[test]
fn what_may_meet() {
    assert_eq!(fault("%o = load %y, %zero : f32"), "ok");
    assert_eq!(fault("parallel %one (%i: index) { store %v, %y, %i, unordered }"), "ok");
    assert_eq!(fault("%o = atomic.add %y, %zero, %v, order = relaxed : f32"), "ok");
    let alone = "%first = cmp.eq %b, %zero : bool
                 if %first { parallel %one (%i: index) { store %v, %y, %i } }";
    assert_eq!(fault(alone), "ok");
    // Tiles are a block's own, and so is what an iteration makes.
    assert_eq!(fault("%t = alloc : shared<f32, [2]>  fill %t, %v  %o = load %t, %zero : f32"), "ok");
    // Outside, nothing is touched.
    assert_eq!(fault("%m = un.neg %one : index  parallel %one (%i: index) { store %v, %y, %m }"), "ok");
}

#[test]
fn atomics_and_plain_accesses() {
    let race = format!("test.rs:7:7: {FIRST} [0] of `w` in no order");
    let with = |other: &str| format!("%o = atomic.add %w, %zero, %u, order = relaxed : u32 @7:7  {other}");
    assert_eq!(fault(&with("%p = load %w, %zero : u32")), race);
    assert_eq!(fault(&with("parallel %one (%i: index) { store %u, %w, %i }")), race);
    assert_eq!(fault(&with("parallel %one (%i: index) { store %u, %w, %i, unordered }")), race);
}

/// Each block leaves an element; the last to arrive reads all.
fn arrive(order: &str) -> Func {
    four(&format!(
        "parallel %one (%i: index) {{ %q = bin.add %b, %one : index  store %u, %w, %q }}
         %n = atomic.add %w, %zero, %u, order = {order} : u32
         %three = const 3 : u32  %last = cmp.eq %n, %three : bool
         if %last {{
           parallel %g (%k: index) {{
             %p = bin.add %k, %one : index  %o = load %w, %p : u32 @7:7  %f = cast %o : f32  store %f, %y, %k
           }}
         }}"
    ))
}

#[test]
fn releases_and_acquires_order_blocks() {
    for seed in 0..8 {
        let options = Options { order: Order::Shuffled(seed), ..Options::default() };
        for order in ["acq_rel", "seq_cst"] {
            assert_eq!(outcome(&arrive(order), &options), "ok");
        }
        for order in ["relaxed", "acquire", "release"] {
            let race = outcome(&arrive(order), &options);
            assert!(race.contains("in no order") && race.starts_with("test.rs:7:7"), "{order}: {race}");
        }
    }
}

#[test]
fn an_order_holds_for_what_is_in_front_of_a_release() {
    let late = "%n = atomic.add %w, %zero, %u, order = acq_rel : u32
                parallel %one (%i: index) { %q = bin.add %b, %one : index  store %u, %w, %q }
                %three = const 3 : u32  %last = cmp.eq %n, %three : bool
                if %last { %o = load %w, %one : u32 @7:7 }";
    assert_eq!(fault(late), "test.rs:7:7: race: blocks [0, 0, 0] and [0, 0, 3] access element [1] of `w` in no order");
    // From one to the next: whoever acquires knows what the one before it knew.
    let chain = "%n = atomic.add %w, %b, %u, order = acquire : u32
                 %o = load %y, %zero : f32  %s = bin.add %o, %v : f32
                 parallel %one (%i: index) { store %s, %y, %i }
                 %q = bin.add %b, %one : index  %m = atomic.add %w, %q, %u, order = release : u32";
    assert_eq!(fault(chain), "ok");
    let shuffled = Options { order: Order::Shuffled(1), ..Options::default() };
    assert!(outcome(&four(chain), &shuffled).contains("in no order"));
}

#[test]
fn memory_that_overlaps_by_its_strides() {
    let func = parse(
        "kernel test(%y y: mut global<f32, [?, ?]>)
         host { %g = const 4 : index  %v = const 1.0 : f32  %one = const 1 : index }
         grid %g
         body (%b: index) { parallel %one (%i: index) { store %v, %y, %b, %i @7:7 } }",
    );
    let mut y = zeros(&[4, 2]);
    assert_eq!(run(&func, "test.rs", &mut [y.arg_mut()], &Options::default()), Ok(()));
    let mut rows = zeros(&[4, 2]);
    let Arg::Tensor(tensor) = rows.arg_mut() else { panic!() };
    let parts = TensorParts { strides: &[0, 1], ..*tensor };
    // SAFETY: the elements are some of those of `rows`, which nothing else uses.
    let overlapping = unsafe { TensorArg::new(parts) };
    let error = run(&func, "test.rs", &mut [Arg::Tensor(overlapping)], &Options::default()).unwrap_err();
    assert!(error.to_string().contains(&format!("{FIRST} [0, 0] of `y` in no order")), "{error}");
}

#[test]
fn a_statement_is_looked_at_whatever_the_options_are() {
    let unchecked = Options { check_races: false, ..Options::default() };
    let body = "parallel %one (%i: index) { store %v, %y, %i @7:7 }";
    let mut func = four(body);
    assert_eq!(outcome(&func, &unchecked), "ok");
    func.disjoint = Some("each row is listed once".to_owned());
    assert_eq!(
        outcome(&func, &unchecked),
        format!(
            "test.rs:7:7: {FIRST} [0] of `y` in no order, but blocks are stated to be disjoint: each row is listed once"
        )
    );
}
