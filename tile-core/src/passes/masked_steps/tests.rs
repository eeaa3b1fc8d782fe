//! Tests of masks of indices.

use super::{Masks, skip_masked_steps};
use crate::elem::DType;
use crate::interp::{Options, run};
use crate::ir::Func;
use crate::ir::text::{parse, print};
use crate::launch::{Arg, Memory, Scalar, TensorArg, TensorParts};
use crate::passes::specialize;
use std::borrow::Cow;

/// A kernel of three blocks that gives the maximum and the sum of exponentials of 8 rows, over
/// the columns for which a mask on `%q`, `%k`, `%n` and `%g` holds; other columns are `hidden`.
/// `more` stands at the end of the loop's body, and `behind` behind the loop.
fn kernel(mask: &str, bounds: &str, hidden: &str, more: &str, behind: &str) -> Func {
    parsed(&text(mask, bounds, hidden, more, behind))
}

fn parsed(text: &str) -> Func {
    parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn text(mask: &str, bounds: &str, hidden: &str, more: &str, behind: &str) -> String {
    format!(
        "kernel k(%x x: global<f32, [24, 20]>, %o o: mut global<f32, [2, 24]>, %n n: index)
         schedule fast_math
         host {{ %blocks = const 3 : index }}
         grid %blocks
         body (%g: index) {{
           %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index
           %rows = const 8 : index  %columns = const 4 : index
           %none = const {hidden} : f32  %low = const -1000.0 : f32  %nothing = const 0.0 : f32
           %s = alloc : fragment<f32, [8, 4]>
           %m = alloc : fragment<f32, [8]>
           %w = alloc : fragment<f32, [8]>
           %l = alloc : fragment<f32, [8]>
           fill %m, %low
           fill %l, %nothing
           %first = bin.mul %g, %rows : index
           {bounds}
           for %lo, %hi, %one (%y: index) {{
             %start = bin.mul %y, %columns : index
             parallel %rows, %columns (%i: index, %j: index) {{
               %q = bin.add %first, %i : index
               %k = bin.add %start, %j : index
               %v = load %x, %q, %k : f32
               {mask}
               %t = select %c, %v, %none : f32
               store %t, %s, %i, %j
             }}
             copy %m, %w
             reduce.max %s, %m, axis = 1, accumulate
             parallel %rows (%i1: index) {{
               %a1 = load %w, %i1 : f32
               %b1 = load %m, %i1 : f32
               %d1 = bin.sub %a1, %b1 : f32
               %e1 = un.exp2 %d1 : f32
               %f1 = load %l, %i1 : f32
               %h1 = bin.mul %f1, %e1 : f32
               store %h1, %l, %i1
             }}
             parallel %rows, %columns (%i2: index, %j2: index) {{
               %a2 = load %s, %i2, %j2 : f32
               %b2 = load %m, %i2 : f32
               %d2 = bin.sub %a2, %b2 : f32
               %e2 = un.exp2 %d2 : f32
               store %e2, %s, %i2, %j2
             }}
             reduce.sum %s, %l, axis = 1, accumulate
             {more}
           }}
           {behind}
           parallel %rows (%i3: index) {{
             %q3 = bin.add %first, %i3 : index
             %a3 = load %m, %i3 : f32
             %b3 = load %l, %i3 : f32
             store %a3, %o, %zero, %q3
             store %b3, %o, %one, %q3
           }}
         }}"
    )
}

/// The kernel with const parameters for the extents of its tiles, and the one of 8 rows and 4 columns.
fn symbolic(mask: &str, bounds: &str) -> Func {
    let replaced = [
        ("kernel k(", "kernel k<const BM: index, const BN: index>("),
        ("const 8 : index", "dim BM : index"),
        ("const 4 : index", "dim BN : index"),
        ("[8, 4]>", "[BM, BN]>"),
        ("[8]>", "[BM]>"),
    ];
    let text = text(mask, bounds, "-inf", "", "");
    parsed(&replaced.iter().fold(text, |text, (from, to)| text.replace(from, to)))
}

fn instance(func: &Func) -> Func {
    specialize(func, &[], &[8, 4], &[]).expect("an instance")
}

fn masked(mask: &str, bounds: &str) -> Func {
    kernel(mask, bounds, "-inf", "", "")
}

/// What the kernel writes for a number, as bits.
fn written(func: &Func, n: i64, x: &mut [f32]) -> Vec<u32> {
    written_for(func, &[Scalar { dtype: DType::Index, bits: n as u64 }], x)
}

fn written_for(func: &Func, scalars: &[Scalar], x: &mut [f32]) -> Vec<u32> {
    let mut out = vec![0.0_f32; 48];
    let parts = |address: *mut u8, shape, strides, mutable| TensorParts {
        dtype: DType::F32,
        address,
        memory: Memory::Host,
        shape,
        strides,
        mutable,
    };
    let x = parts(x.as_mut_ptr().cast(), &[24, 20], &[20, 1], false);
    let o = parts(out.as_mut_ptr().cast(), &[2, 24], &[24, 1], true);
    // SAFETY: the tensors are vectors, which nothing else uses meanwhile.
    let [x, o] = [x, o].map(|parts| Arg::Tensor(unsafe { TensorArg::new(parts) }));
    let mut args: Vec<Arg<'_>> = [x, o].into_iter().chain(scalars.iter().map(|&scalar| Arg::Scalar(scalar))).collect();
    run(func, "", &mut args, &Options::default()).expect("it runs");
    out.into_iter().map(f32::to_bits).collect()
}

const ALL: &str = "%lo = const 0 : index %hi = const 5 : index";

/// Numbers of a launch, those beyond what is compared included.
const NUMBERS: [i64; 17] =
    [0, 1, 3, 4, 5, 8, 12, 19, 20, 40, 1 << 40, 1 << 41, i64::MAX - 3, i64::MAX, -1, -9, i64::MIN];

fn elements() -> Vec<f32> {
    (0..480).map(|i| (i * 37 % 101) as f32 / 8.0 - 6.0).collect()
}

#[test]
fn steps_that_change_nothing_are_left_out_to_the_bit() {
    let masks = [
        ("%c = cmp.le %k, %q : bool", true),
        ("%c = cmp.lt %k, %n : bool", true),
        ("%a = cmp.gt %k, %q : bool %c = un.not %a : bool", true),
        ("%u = bin.add %k, %n : index %c = cmp.gt %u, %q : bool", true),
        ("%a = cmp.le %k, %q : bool %b = cmp.lt %k, %n : bool %c = bin.or %a, %b : bool", true),
        (
            "%five = const 5 : index %a = bin.div %k, %five : index %b = bin.div %q, %five : index %c = cmp.eq %a, %b : bool",
            true,
        ),
        ("%d = bin.sub %q, %k : index %e = bin.max %d, %zero : index %c = cmp.lt %e, %n : bool", true),
        ("%d = bin.sub %k, %n : index %c = cmp.eq %d, %g : bool", true),
        (
            "%a = cmp.le %k, %q : bool %u = bin.add %k, %n : index %b = cmp.gt %u, %q : bool %p = cmp.lt %k, %two : bool \
             %d = bin.or %b, %p : bool %c = bin.and %a, %d : bool",
            true,
        ),
        (
            "%u = bin.add %k, %n : index %a = cmp.gt %u, %q : bool %b = cmp.lt %k, %n : bool %c = bin.or %a, %b : bool",
            true,
        ),
        (
            "%a = cmp.le %k, %q : bool %u = bin.add %k, %two : index %b = cmp.gt %u, %q : bool %p = cmp.lt %k, %n : bool \
             %d = bin.and %a, %b : bool %c = bin.or %d, %p : bool",
            true,
        ),
        // Nothing is known of remainders, or of values that a tensor gives.
        ("%r = bin.rem %k, %two : index %c = cmp.lt %r, %one : bool", false),
        ("%c = cmp.gt %v, %nothing : bool", false),
    ];
    for (mask, skips) in masks {
        let func = masked(mask, ALL);
        let skipping = skip_masked_steps(&func, Masks::OfElements);
        assert_eq!(matches!(skipping, Cow::Owned(_)), skips, "{mask}");
        let mut x = elements();
        for n in NUMBERS {
            assert_eq!(written(&func, n, &mut x), written(&skipping, n, &mut x), "{mask} with {n}");
        }
    }
}

#[test]
fn steps_of_symbolic_tiles_are_left_out_to_the_bit() {
    let flags = format!("{ALL} %flag = cmp.lt %n, %rows : bool %yes = cmp.eq %zero, %zero : bool");
    let masks = [
        ("%c = cmp.le %k, %q : bool", true),
        (
            "%u = bin.add %k, %n : index %a = cmp.gt %u, %q : bool %b = cmp.le %k, %q : bool %c = bin.and %a, %b : bool",
            true,
        ),
        ("%a = bin.div %k, %rows : index %b = bin.div %q, %rows : index %c = cmp.eq %a, %b : bool", true),
        ("%u = bin.mul %k, %columns : index %c = cmp.lt %u, %n : bool", true),
        ("%u = bin.mul %k, %n : index %c = cmp.lt %u, %q : bool", false),
        // A condition in front of the loop says which mask it is, or that there is none.
        ("%a = cmp.le %k, %q : bool %c = select %flag, %a, %yes : bool", true),
        ("%a = cmp.le %k, %q : bool %b = cmp.lt %k, %n : bool %c = select %flag, %a, %b : bool", true),
        ("%a = cmp.le %k, %q : bool %c = bin.or %flag, %a : bool", true),
        ("%a = cmp.gt %k, %q : bool %d = bin.and %a, %flag : bool %c = un.not %d : bool", true),
        (
            "%a = cmp.lt %k, %q : bool %d = cmp.lt %k, %n : bool %b = bin.or %a, %flag : bool %c = bin.and %b, %d : bool",
            true,
        ),
    ];
    for (mask, skips) in masks {
        let func = symbolic(mask, &flags);
        let skipping = skip_masked_steps(&func, Masks::OfElements);
        assert_eq!(matches!(skipping, Cow::Owned(_)), skips, "{mask}");
        let (func, skipping) = (instance(&func), instance(&skipping));
        let mut x = elements();
        for n in NUMBERS {
            assert_eq!(written(&func, n, &mut x), written(&skipping, n, &mut x), "{mask} with {n}");
        }
    }
}

#[test]
fn symbolic_loops_that_are_clipped_keep_their_bounds() {
    let clipped = "%lo = const 0 : index
         %next = bin.add %first, %rows : index
         %limit = bin.min %n, %next : index
         %sum = bin.add %limit, %columns : index
         %up = bin.sub %sum, %one : index
         %hi = bin.div %up, %columns : index";
    assert!(matches!(
        skip_masked_steps(&symbolic("%c = cmp.le %k, %q : bool", clipped), Masks::OfElements),
        Cow::Borrowed(_)
    ));
}

#[test]
fn bounds_are_those_of_the_mask() {
    let bounds = |mask: &str| {
        let skipping = skip_masked_steps(&masked(mask, ALL), Masks::OfElements).into_owned();
        let text = print(&skipping);
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let end = lines.iter().position(|line| line.starts_with("for ")).expect("a loop");
        let start = lines.iter().rposition(|line| line.starts_with("fill ")).expect("a fill");
        lines[start + 1..=end].join("\n")
    };
    let causal = "%16 = bin.mul %4, %7 : index
        %17 = const 5 : index
        %18 = const 11 : index
        %19 = bin.add %16, %18 : index
        %20 = bin.div %19, %8 : index
        %21 = bin.min %20, %17 : index
        for %5, %21, %6 (%22: index) {";
    let lines = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    assert_eq!(bounds("%c = cmp.le %k, %q : bool"), lines(causal));
    let window = "%16 = bin.mul %4, %7 : index
        %17 = const 5 : index
        %18 = const 1099511627776 : index
        %19 = cmp.le %2, %18 : bool
        %20 = const -1099511627776 : index
        %21 = cmp.ge %2, %20 : bool
        %22 = bin.and %19, %21 : bool
        %23 = bin.sub %6, %2 : index
        %24 = bin.add %23, %16 : index
        %25 = bin.max %24, %5 : index
        %26 = bin.div %25, %8 : index
        %27 = select %22, %26, %5 : index
        for %27, %17, %6 (%28: index) {";
    assert_eq!(bounds("%u = bin.add %k, %n : index %c = cmp.gt %u, %q : bool"), lines(window));
}

#[test]
fn chunks_begin_with_their_first_column() {
    let chunk = "%four = const 4 : index %a = bin.div %k, %four : index %b = bin.div %q, %four : index \
                 %c = cmp.eq %a, %b : bool";
    let text = print(&skip_masked_steps(&masked(chunk, ALL), Masks::OfElements));
    // Columns are not negative, so that no bound below zero has to be cut off.
    assert!(!text.contains("bin.max"), "{text}");
}

#[test]
fn clipped_loops_keep_their_bounds() {
    let causal = "%c = cmp.le %k, %q : bool";
    let clipped = "%lo = const 0 : index
         %next = bin.add %first, %rows : index
         %limit = bin.min %n, %next : index
         %three = const 3 : index
         %up = bin.add %limit, %three : index
         %hi = bin.div %up, %columns : index";
    assert!(matches!(skip_masked_steps(&masked(causal, clipped), Masks::OfElements), Cow::Borrowed(_)));
}

#[test]
fn numbers_of_a_type_that_is_a_parameter_are_known() {
    let text = print(&masked("%c = cmp.le %k, %q : bool", ALL)).replace("kernel k(", "kernel k<T: Float>(");
    let generic = parsed(
        &text
            .replace("fragment<f32", "fragment<T::Acc")
            .replace(" : f32", " : T::Acc")
            .replace("global<f32", "global<T::Acc"),
    );
    assert!(matches!(skip_masked_steps(&generic, Masks::OfElements), Cow::Owned(_)));
}

/// The kernel with exponents that are multiplied by `%p`, which statements make of the argument `%f`,
/// of which the host requires something.
fn scaled(required: &str, factor: &str) -> Func {
    let bounds = format!("{ALL} {factor}");
    let replaced = [
        ("%n n: index)", "%n n: index, %f f: f32)"),
        ("host { %blocks", &*format!("host {{ %null = const 0.0 : f32 {required} %blocks")),
        ("%d1 = bin.sub %a1, %b1 : f32", "%c1 = bin.sub %a1, %b1 : f32 %d1 = bin.mul %c1, %p : f32"),
        (
            "%d2 = bin.sub %a2, %b2 : f32",
            "%c2 = bin.mul %b2, %p : f32 %g2 = un.neg %c2 : f32 %d2 = fma %a2, %p, %g2 : f32",
        ),
    ];
    let text = text("%c = cmp.le %k, %q : bool", &bounds, "-inf", "", "");
    parsed(&replaced.iter().fold(text, |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replace(from, to)
    }))
}

#[test]
fn exponents_have_factors_that_are_positive() {
    let above = "%above = cmp.gt %f, %null : bool require %above, message = \"positive\"";
    let below = "%above = cmp.lt %null, %f : bool %more = cmp.le %f, %f : bool %both = bin.and %more, %above : bool \
                 require %both, message = \"positive\"";
    let or_none = "%above = cmp.ge %f, %null : bool require %above, message = \"not negative\"";
    let times = "%r = const 1.5 : f32 %p = bin.mul %r, %f : f32";
    let cases = [
        (above, times, true),
        (below, times, true),
        ("", "%p = const 0.125 : f32", true),
        (above, "%wide = cast %f : f64 %p = cast %wide : f32", false),
        ("", times, false),
        (or_none, times, false),
        // A product of small numbers may be zero, and of that and an infinity nothing is known.
        (above, "%r = const 0.5 : f32 %p = bin.mul %r, %f : f32", false),
        (above, "%p = bin.mul %f, %f : f32", false),
        (above, "%p = bin.sub %f, %nothing : f32", false),
        ("", "%p = const -1.5 : f32", false),
    ];
    for (required, factor, skips) in cases {
        let func = scaled(required, factor);
        let skipping = skip_masked_steps(&func, Masks::OfElements);
        assert_eq!(matches!(skipping, Cow::Owned(_)), skips, "{required} {factor}");
        let mut x = elements();
        for f in [1.0_f32, 0.7, 1e-30, f32::from_bits(1), 1e30] {
            let scalars =
                [Scalar { dtype: DType::Index, bits: 0 }, Scalar { dtype: DType::F32, bits: f.to_bits().into() }];
            let [whole, part] = [&func, &*skipping].map(|func| written_for(func, &scalars, &mut x));
            assert_eq!(whole, part, "{factor} with {f}");
        }
    }
}

#[test]
fn steps_that_change_something_stay() {
    let causal = "%c = cmp.le %k, %q : bool";
    let skips = |hidden: &str, more: &str, behind: &str| {
        let func = kernel(causal, ALL, hidden, more, behind);
        matches!(skip_masked_steps(&func, Masks::OfElements), Cow::Owned(_))
    };
    assert!(skips("-inf", "", ""));
    // What is overwritten in each step may be anything.
    assert!(skips("-inf", "fill %s, %low", ""));
    // Weights that are not zero, a maximum that is reached, counted steps, other writes.
    assert!(!skips("0.0", "", ""));
    assert!(!skips("inf", "", ""));
    assert!(!skips("-inf", "fill %m, %low", ""));
    assert!(!skips("-inf", "store %low, %o, %zero, %y", ""));
    assert!(!skips("-inf", "parallel %rows (%i4: index) { store %low, %o, %zero, %i4 }", ""));
    // Scores that are read behind the loop.
    assert!(!skips("-inf", "", "reduce.sum %s, %l, axis = 1, accumulate"));
    let mut exact = masked(causal, ALL);
    exact.schedule.fast_math = false;
    assert!(matches!(skip_masked_steps(&exact, Masks::OfElements), Cow::Borrowed(_)));
}
