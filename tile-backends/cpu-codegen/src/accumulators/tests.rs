//! Accumulators that do or do not go straight to the output, and operands that are or are not
//! packed by the GEMM.

use crate::plans::Plans;
use crate::testing::func;

/// A GEMM with statements in front of the loop, in it, and behind it.
const PRODUCT: &str = "
kernel product<const B: index>(%a a: A global<f32, [?, ?]>, %b b: global<f32, [?, ?]>, %c c: mut global<f32, [?, ?]>)
host {
  %n n = extent %a, axis = 0 : index
}
grid %n
body (%i: index) {
  %x = alloc : shared<f32, [B, B]>
  %y = alloc : shared<f32, [B, B]>
  %acc = alloc : fragment<f32, [B, B]>
  %zero = const 0 : f32
  %0 = const 0 : index
  %1 = const 1 : index
  %dim = dim B : index
  %at = bin.mul %i, %dim : index
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
  %behind = bin.add %at, %1 : index
  BETWEEN
  %to = region %c, %behind, %0, axes = [B, B] : global<f32, [B, B]>
  copy %acc, %to
  BEHIND
}
";

/// How many copies are fused into a GEMM, and how many accumulators go to outputs, with some text
/// replaced.
fn found(replaced: &[(&str, &str)]) -> (usize, usize) {
    let nothing = [("A global", "global"), ("INSIDE", ""), ("BETWEEN", ""), ("BEHIND", "")];
    let func = func(PRODUCT, &[replaced, &nothing].concat());
    let plans = Plans::new(&func);
    (plans.fused_packing.len(), plans.accumulator_loops.len())
}

#[test]
fn a_product_with_its_output() {
    assert_eq!(found(&[]), (2, 1));
}

/// The same with the GEMM in a loop inside of the loop, up to `bound`.
fn nested(bound: &str) -> (usize, usize) {
    let inner = format!(
        "%bound = bin.add {bound}, %1 : index  for %0, %bound, %1 (%tap: index) {{ gemm %x, %y, %acc, accumulate }}"
    );
    found(&[("gemm %x, %y, %acc, accumulate", &inner)])
}

#[test]
fn a_product_in_a_nest_of_loops() {
    // Another loop packs and multiplies; all its operands are packed by the copies of the outer one.
    assert_eq!(nested("%n").1, 1);
    // Whether a step is the last one is not known where inner bounds depend on outer loops.
    assert_eq!(nested("%k").1, 0);
}

#[test]
fn the_sum_is_used_otherwise() {
    assert_eq!(found(&[("BETWEEN", "fill %acc, %zero")]), (2, 0));
    assert_eq!(
        found(&[("BEHIND", "%more = region %c, %0, %0, axes = [B, B] : global<f32, [B, B]>  copy %acc, %more")]).1,
        0
    );
    assert_eq!(found(&[("INSIDE", "fill %acc, %zero")]), (2, 0));
    assert_eq!(found(&[("const 0 : f32", "const 1 : f32")]), (2, 0));
    assert_eq!(found(&[("fill %acc, %zero\n  for", "for")]), (2, 0));
}

#[test]
fn the_output_is_used_in_the_loop() {
    assert_eq!(found(&[("INSIDE", "%old = load %c, %0, %0 : f32  store %old, %c, %0, %1")]).1, 0);
}

#[test]
fn steps_of_the_loop_are_not_one() {
    assert_eq!(found(&[("%n, %1, kind", "%n, %dim, kind")]), (2, 0));
}

#[test]
fn an_operand_is_used_otherwise() {
    assert_eq!(found(&[("INSIDE", "gemm %x, %x, %acc, accumulate")]), (0, 0));
    assert_eq!(found(&[("A global", "mut global")]).0, 1);
}
