//! Loops that do or do not become the epilogue of a GEMM.

use crate::plans::Plans;
use crate::testing::func;

/// A GEMM, statements around the loop behind it, and the loop's body.
const MAPPED: &str = "
kernel mapped<const B: index>(
  %a a: global<f32, [?, ?]>,
  %b b: global<f32, [?, ?]>,
  %bias bias: global<f32, [?]>,
  %old old: OLD global<f32, [?, ?]>,
  %c c: mut global<f32, [?, ?]>,
)
host {
  %n n = extent %a, axis = 0 : index
}
grid %n
body (%i: index) {
  %x = alloc : shared<f32, [B, B]>
  %y = alloc : shared<f32, [B, B]>
  %near = alloc : shared<f32, [B]>
  %acc = alloc : fragment<f32, [B, B]>
  %made = alloc : fragment<f32, [B, B]>
  %zero = const 0 : f32
  %0 = const 0 : index
  %1 = const 1 : index
  %dim = dim B : index
  %at = bin.mul %i, %dim : index
  fill %near, %zero
  fill %acc, %zero
  for %0, %n, %1, kind = pipelined(3) (%k: index) {
    %step = bin.mul %k, %dim : index
    %from_a = region %a, %at, %step, axes = [B, B] : global<f32, [B, B]>
    copy %from_a, %x
    %from_b = region %b, %step, %0, axes = [B, B] : global<f32, [B, B]>
    copy %from_b, %y
    INSIDE
    gemm %x, %y, %acc, accumulate
  }
  BETWEEN
  parallel %dim, %dim (%r: index, %s: index) {
    %sum = load %acc, ELEMENT : f32
    %other = load %bias, %s : f32
    %both = bin.add %sum, %other : f32
    LOADED
    %result = un.tanh %both : f32
    store %result, STORED
  }
  %to = region %c, %at, %0, axes = [B, B] : global<f32, [B, B]>
  COPY
  BEHIND
}
";

/// Whether the loop becomes an epilogue, with some text replaced.
fn is_mapped(replaced: &[(&str, &str)]) -> bool {
    let nothing = [
        ("OLD", ""),
        ("INSIDE", ""),
        ("BETWEEN", ""),
        ("ELEMENT", "%r, %s"),
        ("LOADED", ""),
        ("STORED", "%made, %r, %s"),
        ("COPY", "copy %made, %to"),
        ("BEHIND", ""),
    ];
    let func = func(MAPPED, &[replaced, &nothing].concat());
    let plans = Plans::new(&func);
    plans.accumulator_loops.values().any(|acc_loop| acc_loop.epilogue().is_some())
}

#[test]
fn a_tile_of_its_own_or_the_sum_or_the_output() {
    assert!(is_mapped(&[]));
    assert!(is_mapped(&[("STORED", "%acc, %r, %s"), ("COPY", "copy %acc, %to")]));
    // The output's last two indices move with the loop's.
    let place = ("LOADED", "%p = bin.add %at, %r : index");
    let nothing = ("COPY", "");
    assert!(is_mapped(&[place, ("STORED", "%c, %p, %s"), nothing]));
    assert!(!is_mapped(&[place, ("STORED", "%c, %s, %p"), nothing]));
    assert!(!is_mapped(&[("LOADED", "%p = bin.mul %r, %dim : index"), ("STORED", "%c, %p, %s"), nothing]));
}

#[test]
fn what_stands_in_between_goes_first() {
    let copy = "%part = region %bias, %at, axes = [B] : global<f32, [B]>  copy %part, %near";
    let load = ("LOADED", "%more = load %near, %r : f32");
    assert!(is_mapped(&[("BETWEEN", copy), load]));
    assert!(is_mapped(&[("BETWEEN", "%one = load %bias, %at : f32")]));
    // Not what the GEMM uses, what is written, and what other blocks see.
    assert!(!is_mapped(&[("BETWEEN", copy), load, ("INSIDE", "fill %near, %zero")]));
    assert!(!is_mapped(&[("BETWEEN", "%one = load %old, %0, %0 : f32"), ("OLD", "mut")]));
    assert!(!is_mapped(&[("BETWEEN", "fill %near, %zero"), load]));
    assert!(!is_mapped(&[("BETWEEN", "print %0, format = \"{}\"")]));
}

#[test]
fn operands_stay_as_they_are() {
    assert!(is_mapped(&[("LOADED", "%more = load %old, %r, %s : f32")]));
    assert!(is_mapped(&[("LOADED", "%more = load %near, %s : f32")]));
    assert!(!is_mapped(&[("LOADED", "%more = load %old, %r, %s : f32"), ("OLD", "mut")]));
    assert!(!is_mapped(&[("LOADED", "%more = load %near, %s : f32"), ("INSIDE", "fill %near, %zero")]));
    assert!(!is_mapped(&[("LOADED", "%more = load %c, %r, %s : f32")]));
}

#[test]
fn only_the_same_element_of_the_sum() {
    assert!(!is_mapped(&[("ELEMENT", "%s, %r")]));
    assert!(!is_mapped(&[("ELEMENT", "%r, %0")]));
    assert!(!is_mapped(&[("STORED", "%made, %s, %r")]));
    assert!(!is_mapped(&[("parallel %dim, %dim", "parallel %dim, %1")]));
}

#[test]
fn neither_tile_is_used_otherwise() {
    assert!(!is_mapped(&[("BEHIND", "fill %made, %zero")]));
    assert!(!is_mapped(&[("BEHIND", "copy %acc, %made")]));
    assert!(!is_mapped(&[("INSIDE", "fill %acc, %zero")]));
    assert!(!is_mapped(&[("COPY", "fill %made, %zero  copy %made, %to")]));
    assert!(!is_mapped(&[("COPY", "copy %acc, %to")]));
}

#[test]
fn nothing_but_computations() {
    assert!(!is_mapped(&[("LOADED", "print %0, format = \"{}\"")]));
    assert!(!is_mapped(&[("LOADED", "store %both, %near, %r")]));
    assert!(!is_mapped(&[("LOADED", "for %0, %dim, %1, kind = serial (%q: index) { }")]));
}
