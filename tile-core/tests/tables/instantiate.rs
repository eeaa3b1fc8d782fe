//! Tests of instantiation: from a kernel's definition to its concrete function.

use std::sync::Arc;
use tile_core::elem::DType;
use tile_core::ir::text::{parse, print};
use tile_core::launch::{Checks, FnDef, Instance, KernelDef, LaunchError, Scalar};
use tile_core::passes::{PASSES, PassError, instantiate, run_pass, run_passes};

static SCALE: FnDef = FnDef {
    ir: "device scale<T: Num, const N: index, extern FACTOR: f32>(%x x: T)
         condition at_most(N, 64), \"N is at most 64\"
         body { %f = sym FACTOR : f32  %c = cast %f : T  %y = bin.mul %x, %c : T  yield %y }",
    externs: || vec![Scalar::new(2.5_f32)],
    callees: &[],
};

static KERNEL: KernelDef = KernelDef {
    name: "k",
    file: "src/k.rs",
    span: tile_core::ir::Span::UNKNOWN,
    doc: "",
    ir: "kernel k<T: Num, const N: index, extern EPS: T>(%0 x: mut global<T, [?]>)
         callee fn0 = scale<2*N>
         condition multiple(N, 4), \"N is a multiple of 4\" @3:9
         body {
           %1 = dim N : index
           parallel %1 (%2 i: index) {
             %3 = load %0, %2 : T
             %4 = call %3, callee = fn0 : T @7:1
             %5 = sym EPS : T
             %6 = bin.add %4, %5 : T
             store %6, %0, %2
           }
         }",
    params: &[],
    callees: &[&SCALE],
    admits: None,
};

fn instance<'a>(elems: &'a [DType], consts: &'a [i64], externs: &'a [Scalar]) -> Instance<'a> {
    Instance::new(&KERNEL, elems, consts, externs)
}

#[test]
fn an_instance_is_concrete_and_made_once() {
    let externs = [Scalar { dtype: DType::F16, bits: 0x3800 }];
    let func = instantiate(&instance(&[DType::F16], &[16], &externs)).unwrap();
    let expected = "kernel k(
  %0 x: mut global<f16, [?]>,
)
body {
  %1 = const 16 : index
  %2 = const 2.5 : f16 @7:1
  %3 = const 0.5 : f16
  parallel %1 (%4 i: index) {
    %5 = load %0, %4 : f16
    %6 = bin.mul %5, %2 : f16 @7:1
    %7 = bin.add %6, %3 : f16
    store %7, %0, %4
  }
}
";
    assert_eq!(print(&func), expected);
    assert!(func.is_concrete());
    let again = instantiate(&instance(&[DType::F16], &[16], &externs)).unwrap();
    assert!(Arc::ptr_eq(&func, &again));
    let other = instantiate(&instance(&[DType::F16], &[20], &externs)).unwrap();
    assert!(!Arc::ptr_eq(&func, &other));
}

/// Sums rows that a table names, of a tile that hangs over the end of `y`.
static LOOKUP: KernelDef = KernelDef {
    name: "lookup",
    file: "src/k.rs",
    span: tile_core::ir::Span::UNKNOWN,
    doc: "",
    ir: "kernel lookup(%x x: global<f32, [?, ?]>, %t table: global<i32, [?]>, %y y: mut global<f32, [?]>)
         body {
           %n = const 8 : index
           parallel %n (%i i: index) {
             %r = load %t, %i : i32
             %row = cast %r : index
             %v = load %x, %row, %i : f32 @7:9
             store %v, %y, %i
           }
         }",
    params: &[],
    callees: &[],
    admits: None,
};

#[test]
fn checks_are_part_of_an_instance() {
    let plain = Instance::new(&LOOKUP, &[], &[], &[]);
    let asserts = |checks: Checks| {
        let func = instantiate(&plain.with_checks(checks)).unwrap();
        let text = print(&func);
        text.lines().filter(|line| line.contains("assert")).map(|line| line.trim().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(asserts(Checks::NONE), [""; 0]);
    // The row alone comes from memory.
    let usual = asserts(Checks::USUAL);
    let [row] = &usual[..] else { panic!("{usual:?}") };
    assert!(row.contains("kernel `lookup` reads `x[{}, {}]`, and the extents of `x` are [{}, {}]"), "{row}");
    assert!(row.ends_with("fault @7:9"), "{row}");
    assert_eq!(asserts(Checks::ALL).len(), 3);
    // Checks are added to those that an instance has.
    assert_eq!(plain.with_checks(Checks::USUAL).with_checks(Checks::NONE).checks(), Checks::USUAL);
}

fn reason(instance: &Instance<'_>) -> String {
    match instantiate(instance) {
        Err(LaunchError::Instance { kernel, reason }) => {
            assert_eq!(kernel, "k");
            reason
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn errors_name_the_condition_and_the_place() {
    let eps = [Scalar::new(0.5_f32)];
    let f32 = [DType::F32];
    assert_eq!(reason(&instance(&f32, &[18], &eps)), "N is a multiple of 4: N = 18 (src/k.rs:3)");
    assert_eq!(reason(&instance(&f32, &[64], &eps)), "call of `scale`: N is at most 64: N = 128 (src/k.rs:7)");
    assert_eq!(reason(&instance(&[DType::F64], &[4], &eps)), "constant `EPS` is of type f32, expected f64");
    assert_eq!(reason(&instance(&[DType::Bool], &[4], &eps)), "`T` is bool, which is not `Num`");
    assert_eq!(reason(&instance(&f32, &[], &eps)), "0 const parameters given, expected 1");
    assert_eq!(reason(&instance(&f32, &[4], &[])), "0 outside constants given, expected 1");
    assert_eq!(reason(&instance(&[], &[4], &eps)), "0 type parameters given, expected 1");
}

#[test]
fn recursion_is_an_error() {
    static EVEN: FnDef = FnDef {
        ir: "device even(%x x: index) callee fn0 = odd body { %y = call %x, callee = fn0 : index yield %y }",
        externs: Vec::new,
        callees: &[&ODD],
    };
    static ODD: FnDef = FnDef {
        ir: "device odd(%x x: index) callee fn0 = even body { %y = call %x, callee = fn0 : index yield %y }",
        externs: Vec::new,
        callees: &[&EVEN],
    };
    static RECURSIVE: KernelDef = KernelDef {
        name: "k",
        file: "src/k.rs",
        span: tile_core::ir::Span::UNKNOWN,
        doc: "",
        ir: "kernel k(%n n: index) callee fn0 = even body { call %n, callee = fn0 }",
        params: &[],
        callees: &[&EVEN],
        admits: None,
    };
    let instance = Instance::new(&RECURSIVE, &[], &[], &[]);
    assert_eq!(reason(&instance), "call of `even`: call of `odd`: call of `even`: functions cannot be recursive");
}

#[test]
fn calls_that_double_at_every_level_are_an_error() {
    // Each function adds two results of the next; no machine holds 2^40.
    macro_rules! levels {
        ($name:ident) => {
            static $name: FnDef = FnDef {
                ir: "device leaf(%x x: index) body { %y = bin.add %x, %x : index yield %y }",
                externs: Vec::new,
                callees: &[],
            };
        };
        ($name:ident $next:ident $($rest:ident)*) => {
            static $name: FnDef = FnDef {
                ir: "device twice(%x x: index) callee fn0 = next body {
                       %y = call %x, callee = fn0 : index  %z = call %y, callee = fn0 : index  yield %z
                     }",
                externs: Vec::new,
                callees: &[&$next],
            };
            levels! { $next $($rest)* }
        };
    }
    levels! { A0 A1 A2 A3 A4 A5 A6 A7 A8 A9 B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 C0 C1 C2 C3 C4 C5 C6 C7 C8 C9 }
    static LONG: KernelDef = KernelDef {
        name: "k",
        file: "src/k.rs",
        span: tile_core::ir::Span::UNKNOWN,
        doc: "",
        ir: "kernel k(%n n: index) callee fn0 = top body { call %n, callee = fn0 }",
        params: &[],
        callees: &[&A0],
        admits: None,
    };
    let reason = reason(&Instance::new(&LONG, &[], &[], &[]));
    assert!(reason.ends_with("calls make the function longer than 262144 instructions"), "{reason}");
}

#[test]
fn a_malformed_definition_is_an_error() {
    static MALFORMED: KernelDef = KernelDef {
        name: "k",
        file: "src/k.rs",
        span: tile_core::ir::Span::UNKNOWN,
        doc: "",
        ir: "kernel k() body {",
        params: &[],
        callees: &[],
        admits: None,
    };
    let instance = Instance::new(&MALFORMED, &[], &[], &[]);
    assert!(reason(&instance).starts_with("malformed text: 1:18: "));
}

#[test]
fn passes_run_by_name_and_in_order() {
    let text = "kernel k() body { %0 = const 1 : index  %1 = bin.add %0, %0 : index  print %1, format = \"{}\" }";
    let func = parse(text).unwrap();
    let mut all = func.clone();
    run_passes(&mut all, None).unwrap();
    let mut one_by_one = func.clone();
    for pass in PASSES {
        run_pass(&mut one_by_one, pass.name).unwrap();
    }
    assert_eq!(print(&all), print(&one_by_one));
    let mut folded = func.clone();
    run_passes(&mut folded, Some("fold")).unwrap();
    assert!(print(&folded).contains("%1 = const 2 : index"));
    let error = run_passes(&mut func.clone(), Some("frobnicate")).unwrap_err();
    assert!(error.to_string().starts_with("there is no pass `frobnicate`; there are fold, "), "{error}");

    let mut malformed = parse("kernel k(%x x: f32) body { store %x, %x }").unwrap();
    assert!(matches!(run_passes(&mut malformed, None), Err(PassError::Malformed { after: None, .. })));
}
