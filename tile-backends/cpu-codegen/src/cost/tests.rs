//! Which kernels have an estimate. What it is, `tile-cpu` tests where it runs.

use super::*;
use crate::testing::func;

/// The axes that the blocks of a kernel of rows of 64 depend on, for a body.
fn axes(body: &str) -> Option<u8> {
    let source = format!(
        "kernel k(%x x: global<f32, [?, ?]>, %starts starts: global<i32, [?]>, %y y: mut global<f32, [?, ?]>,
           %rows rows: index)
         host {{ %n n = extent %x, axis = 0 : index  %m m = extent %x, axis = 1 : index }}
         grid %n, %m
         body (%a a: index, %b b: index) {{
           %zero = const 0 : index  %one = const 1 : index  %four = const 4 : index
           %t t = alloc : shared<f32, [64]>
           %row = region %x, %a, %b, axes = [_, 64] : global<f32, [64]>
           copy %row, %t
           {body}
           %to = region %y, %a, %b, axes = [_, 64] : global<f32, [64]>
           copy %t, %to
         }}"
    );
    find(&Facts::new(&func(&source, &[]))).map(|cost| cost.axes)
}

/// A loop that copies.
fn copies(lo: &str, hi: &str, step: &str) -> String {
    format!("for {lo}, {hi}, {step}, kind = serial (%i i: index) {{ copy %row, %t }}")
}

#[test]
fn bounds_say_what_a_block_costs() {
    assert_eq!(axes(""), None);
    assert_eq!(axes(&copies("%zero", "%n", "%one")), None);
    assert_eq!(axes(&copies("%zero", "%b", "%one")), Some(0b100));
    assert_eq!(axes(&copies("%a", "%n", "%one")), Some(0b010));
    assert_eq!(axes(&copies("%a", "%b", "%one")), Some(0b110));
    let of_both = format!("%min = bin.min %a, %rows : index {}", copies("%zero", "%min", "%one"));
    assert_eq!(axes(&of_both), Some(0b010));
}

/// A sliding window that moves with the block is equally long everywhere.
#[test]
fn how_long_a_loop_is_counts() {
    let window = format!("%end = bin.add %b, %four : index {}", copies("%b", "%end", "%one"));
    assert_eq!(axes(&window), None);
    let inner = copies("%o", "%end", "%one");
    let inside =
        format!("for %b, %n, %four, kind = serial (%o o: index) {{ %end = bin.add %o, %four : index {inner} }}");
    assert_eq!(axes(&inside), Some(0b100));
}

#[test]
fn bounds_from_data_are_unknown() {
    let loaded = "%start = load %starts, %b : i32  %end = cast %start : index";
    assert_eq!(axes(&format!("{loaded} {}", copies("%zero", "%end", "%one"))), None);
    // Nor does what else is known help then.
    let both = format!("{loaded} {} {}", copies("%zero", "%end", "%one"), copies("%zero", "%a", "%one"));
    assert_eq!(axes(&both.replacen("%i i", "%k k", 1)), None);
    // Where both sides of a branch are known, the more expensive one counts.
    let branch = "%start = load %starts, %b : i32  %none = const 0 : i32  %set = cmp.ne %start, %none : bool";
    let sides = format!("if %set {{ {} }} else {{ }}", copies("%zero", "%a", "%one"));
    assert_eq!(axes(&format!("{branch} {sides}")), Some(0b010));
}

#[test]
fn branches_count_if_they_are_worth_it() {
    let branch = |then: &str| format!("%late = cmp.ge %b, %four : bool  if %late {{ {then} }} else {{ }}");
    assert_eq!(axes(&branch("copy %row, %t")), Some(0b100));
    assert_eq!(axes(&branch("%five = bin.add %four, %one : index")), None);
}

/// Extents and bounds that are results of branches, inside of loops and nests, are
/// computed before they are used.
#[test]
fn what_an_estimate_uses_is_computed_before() {
    let source = "kernel k(%x x: mut global<f32, [?]>)
         host { %n n = extent %x, axis = 0 : index }
         grid %n
         body (%b b: index) {
           %zero = const 0 : index  %one = const 1 : index  %bit = const 1.0 : f32
           for %zero, %b, %one, kind = serial (%i i: index) {
             %odd = cmp.gt %i, %one : bool
             %extent extent = if %odd : index { %more = bin.add %i, %n : index yield %more } else { yield %b }
             parallel %extent (%j j: index) {
               for %zero, %j, %one, kind = serial (%k k: index) { store %bit, %x, %b }
             }
             parallel %extent (%l l: index) { store %bit, %x, %b }
           }
         }";
    let text = crate::emit(&func(source, &[])).items;
    let text = &text[text.find("fn cost").expect("the blocks differ")..];
    let at = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what}: {text}"));
    assert!(at("let extent: i64 = if") < at("__cpu::middle(0, extent, 1)"), "{text}");
    assert!(at("__cpu::middle(0, extent, 1)") < at("__cpu::work(2, [extent])"), "{text}");
}
