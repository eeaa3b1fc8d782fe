//! Tests of the ownership analysis: kernels whose blocks do or do not access a common
//! element.

use super::ownership::{Assumed, Ownership};
use super::{Access, Kind, Values, accesses};
use crate::ir::text::parse;
use crate::ir::verify::{print_errors, verify};

/// The block indices that do not tell blocks apart which access an element of
/// `y`, one of them writing, and what the proof takes for granted.
fn apart(grid: &str, body: &str) -> (Vec<String>, Assumed) {
    let text = format!(
        "kernel k<const BM: index, const BN: index>(
           %x x: global<f32, [?, ?]>, %y y: mut global<f32, [?, ?]>, %f f: mut global<f32, [?]>,
           %at at: global<i32, [?]>
         )
         host {{
           %m m = extent %x, axis = 0 : index
           %n n = extent %x, axis = 1 : index
           %bm = dim BM : index  %bn = dim BN : index
           %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index  %four = const 4 : index
           %chunk = bin.div %n, %four : index
         }}
         grid {grid}
         body {body}"
    );
    let func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    verify(&func).unwrap_or_else(|errors| panic!("{}", print_errors(&func, &errors)));
    let values = Values::with_host_symbols(&func);
    let ownership = Ownership::new(&values);
    let found: Vec<Access> = accesses(&values);
    let (mut names, mut assumed) = (Vec::new(), Assumed::default());
    for (i, a) in found.iter().enumerate() {
        for b in &found[i..] {
            if a.root == b.root
                && (a.kind, b.kind) != (Kind::Read, Kind::Read)
                && let Some(index) = ownership.apart(a, b, &mut assumed)
            {
                names.push(func.values[index].name.clone().unwrap());
            }
        }
    }
    (names, assumed)
}

fn owned(grid: &str, body: &str) -> bool {
    apart(grid, body).0.is_empty()
}

const STORE: &str = "%v = const 1.0 : f32";

/// One block index `%b` and a store to `y` at these indices, made by `lines`.
fn store(lines: &str, row: &str, column: &str) -> String {
    format!(
        "(%b b: index) {{ {STORE} {lines} parallel %one (%o: index) {{ store %v, %y, {row}, {column}, unordered }} }}"
    )
}

/// The same for the vector `f`.
fn flat(lines: &str, index: &str) -> String {
    format!("(%b b: index) {{ {STORE} {lines} parallel %n (%j: index) {{ {index} store %v, %f, %i, unordered }} }}")
}

#[test]
fn an_axis_for_each_index() {
    let body = |at: &str| {
        format!(
            "(%i i: index, %j j: index) {{ {STORE} parallel %one (%o: index) {{ store %v, %y, {at}, unordered }} }}"
        )
    };
    assert!(owned("%m, %n", &body("%i, %j")));
    assert!(owned("%m, %n", &body("%j, %i")));
    assert_eq!(apart("%m, %n", &body("%i, %zero")).0, ["j"]);
    assert_eq!(apart("%m, %n", &body("%zero, %j")).0, ["i"]);
    assert!(owned("%m, %one", &body("%i, %zero")));
}

#[test]
fn slabs() {
    let tile = |pitch: &str, len: &str| {
        format!(
            "(%b b: index) {{ %t = alloc : shared<f32, [{len}]>  {STORE}  fill %t, %v
               %e = dim {pitch} : index  %at0 = bin.mul %b, %e : index
               %w = region %f, %at0, axes = [{len}] : global<f32, [{len}]>  copy %t, %w }}"
        )
    };
    assert!(owned("%m", &tile("BM", "BM")));
    assert!(owned("%m", &tile("2*BM", "BM")));
    assert!(owned("%m", &tile("BM", "BM / 2")));
    assert!(!owned("%m", &tile("BM / 2", "BM")));
    assert!(!owned("%m", &tile("BN", "BM")));
    assert!(!owned("%m", &tile("0", "BM")));
    // Blocks that lie an extent apart, which then is one.
    let (names, assumed) = apart("%m", &tile("BM", "1"));
    assert_eq!((names.len(), assumed.positive.len()), (0, 1));
    assert_eq!(apart("%m", &tile("BM", "BM")).1.positive.len(), 0);
}

#[test]
fn extents_of_the_launch() {
    assert!(owned("%m", &flat("%r = bin.mul %b, %n : index", "%i = bin.add %r, %j : index")));
    assert!(!owned("%m", &flat("%r = bin.mul %b, %m : index", "%i = bin.add %r, %j : index")));
    assert!(!owned("%m", &flat("%r = bin.mul %b, %chunk : index", "%i = bin.add %r, %j : index")));
    // From the far end.
    assert!(owned(
        "%m",
        &flat("%r = bin.mul %b, %n : index", "%i0 = bin.add %r, %j : index  %i = bin.sub %m, %i0 : index")
    ));
}

#[test]
fn quotient_and_remainder() {
    let parts = |by: &str, and: &str| format!("%q = bin.div %b, {by} : index  %r = bin.rem %b, {and} : index");
    let (names, assumed) = apart("%m", &store(&parts("%n", "%n"), "%q", "%r"));
    assert_eq!((names.len(), assumed.divisors.len()), (0, 1));
    assert!(owned("%m", &store(&parts("%four", "%four"), "%r", "%q")));
    assert!(!owned("%m", &store(&parts("%n", "%m"), "%q", "%r")));
    assert!(!owned("%m", &store(&parts("%n", "%n"), "%q", "%zero")));
    // Both on one axis.
    let lines = format!("{} %q4 = bin.mul %q, %four : index  %i = bin.add %q4, %r : index", parts("%four", "%four"));
    assert!(owned("%m", &store(&lines, "%i", "%zero")));
}

#[test]
fn loops_from_the_place_of_a_block() {
    let rows = |hi: &str| {
        format!(
            "(%b b: index) {{ {STORE} %lo = bin.mul %b, %bm : index  %to = bin.add %lo, {hi} : index
               %end = bin.min %to, %m : index
               for %lo, %end, %one (%i: index) {{ parallel %n (%j: index) {{ store %v, %y, %i, %j, unordered }} }} }}"
        )
    };
    assert!(owned("%m", &rows("%bm")));
    assert!(!owned("%m", &rows("%bn")));
    let stride = |step: &str| {
        format!(
            "(%b b: index) {{ {STORE}
               for %b, %m, {step} (%i: index) {{ parallel %n (%j: index) {{ store %v, %y, %i, %j, unordered }} }} }}"
        )
    };
    assert!(owned("%n", &stride("%n")));
    assert!(owned("%four", &stride("%four")));
    assert!(!owned("%n", &stride("%one")));
    // What is computed from the counter depends on more than the block.
    let half = |index: &str| {
        format!(
            "(%b b: index) {{ {STORE} for %b, %m, %n (%i: index) {{ %h = bin.div %i, %two : index
               parallel %n (%j: index) {{ store %v, %y, {index}, %j, unordered }} }} }}"
        )
    };
    assert!(owned("%n", &half("%i")));
    assert!(!owned("%n", &half("%h")));
}

#[test]
fn conditions() {
    let under = |condition: &str, then: &str, otherwise: &str| {
        format!(
            "(%b b: index) {{ {STORE} %c = {condition} : bool
               if %c {{ parallel %one (%o: index) {{ {then} }} }} else {{ parallel %one (%p: index) {{ {otherwise} }} }} }}"
        )
    };
    let first = "store %v, %y, %zero, %zero, unordered";
    assert!(owned("%m", &under("cmp.eq %b, %zero", first, "")));
    assert!(owned("%m", &under("cmp.eq %chunk, %b", first, "")));
    assert!(owned("%m", &under("cmp.ne %b, %zero", "", first)));
    assert!(owned("%m", &under("cmp.lt %b, %one", first, "")));
    assert!(!owned("%m", &under("cmp.eq %b, %zero", "", first)));
    assert!(!owned("%m", &under("cmp.lt %b, %two", first, "")));
    assert!(!owned("%m", &under("cmp.eq %chunk, %zero", first, "")));
    // The others write elsewhere.
    let own = "store %v, %y, %b, %zero, unordered";
    assert!(owned("%m", &under("cmp.eq %b, %zero", first, own)));
    assert!(!owned("%m", &under("cmp.eq %b, %one", first, own)));
}

#[test]
fn rows_of_a_group() {
    let group = |limit: &str| {
        format!(
            "(%b b: index) {{ {STORE} %at0 = bin.mul %b, %chunk : index
               parallel %bm, %one (%i: index, %j: index) {{
                 %c = cmp.lt %i, {limit} : bool
                 %r = bin.add %at0, %i : index
                 if %c {{ store %v, %y, %r, %j, unordered }}
               }} }}"
        )
    };
    assert!(owned("%m", &group("%chunk")));
    assert!(!owned("%m", &group("%n")));
}

#[test]
fn what_another_block_writes() {
    let rows = |other: &str| {
        format!(
            "(%b b: index) {{ {other}
               parallel %n (%j: index) {{ %v = load %y, %o, %j : f32  store %v, %y, %b, %j, unordered }} }}"
        )
    };
    assert!(owned("%m", &rows("%o = bin.add %b, %zero : index")));
    assert!(!owned("%m", &rows("%o = bin.sub %b, %one : index")));
    // Elements that no block writes.
    assert!(owned("%four", &rows("%o = bin.add %b, %four : index")));
    assert!(!owned("%four", &rows("%o = bin.add %b, %two : index")));
}

#[test]
fn places_from_memory() {
    let at = |index: &str, row: &str| {
        store(&format!("%p = load %at, {index} : i32  %q = cast %p : index  %r = bin.add %q, %b : index"), row, "%zero")
    };
    assert!(!owned("%m", &at("%b", "%q")));
    // One place for all, and each block at its own distance from it.
    assert!(owned("%m", &at("%zero", "%r")));
    assert!(!owned("%m", &at("%b", "%r")));
}

#[test]
fn columns_of_scattered_rows() {
    let body = "(%b b: index) {
        %s = alloc : shared<f32, [BM, BN]>  %r = alloc : shared<i32, [BM]>  %v = const 1.0 : f32  %z = const 0 : i32
        fill %s, %v  fill %r, %z
        %c = bin.mul %b, %bn : index
        %w = region %y, %zero, %c, axes = [?, BN] : global<f32, [?, BN]>
        scatter %s, %r, %w }";
    assert!(owned("%m", body));
    assert!(!owned("%m", &body.replace("%b, %bn", "%zero, %bn")));
}
