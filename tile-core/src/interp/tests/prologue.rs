//! Tests of launch plans, against the interpreter and against results worked out by
//! hand.

use super::{Buffer, parse, zeros};
use crate::elem::DType;
use crate::interp::{Options, run};
use crate::ir::{Func, Op, Value};
use crate::launch::prologue::{Prologue, Slot};
use crate::launch::{Arg, LaunchError, Scalar};

const MATMUL: &str = "
    kernel matmul(%a a: global<f32, [?, ?]>, %b b: global<f32, [?, ?]>, %c c: mut global<f32, [?, ?]>)
    host {
      %m m = extent %a, axis = 0 : index
      %k k = extent %a, axis = 1 : index
      %n n = extent %b, axis = 1 : index
      expect %b, %k, axis = 0
      expect %c, %m, axis = 0
      %four = const 4 : index
      %zero = const 0 : index
      %rest = bin.rem %k, %four : index
      %whole = cmp.eq %rest, %zero : bool
      require %whole, message = \"K is a multiple of 4\"
      %bm = const 32 : index
      %up = const 31 : index
      %m1 = bin.add %m, %up : index
      %gy = bin.div %m1, %bm : index
      %w w = alloc %gy, %n : global<f16, [?, 8, ?]>
    }
    grid %gy, %n
    body (%y: index, %x: index) {}";

/// The value of that name.
fn named(func: &Func, name: &str) -> Value {
    let found = (0..func.values.len()).map(Value::new).find(|&v| func.values[v].name.as_deref() == Some(name));
    found.expect("the text names it")
}

#[test]
fn grid_extents_strides_and_workspaces() {
    let func = parse(MATMUL);
    let prologue = Prologue::new(&func).expect("it is concrete");
    let (a, b, mut c) = (Buffer::padded(DType::F32, &[70, 8], 3), zeros(&[8, 5]), zeros(&[70, 5]));
    let plan = prologue.plan(&[a.arg(), b.arg(), c.arg_mut()]).expect("the arguments fit");
    assert_eq!(plan.grid, [1, 3, 5]);
    assert_eq!(plan.blocks(), Some(15));
    assert_eq!(plan.workspaces, [3 * 8 * 5 * 2]);
    let get = |slot: Option<Slot>| slot.map(|slot| plan.get(slot));
    let (a, w, k) = (named(&func, "a"), named(&func, "w"), named(&func, "k"));
    assert_eq!([0, 1, 2].map(|axis| get(prologue.extent(a, axis))), [Some(70), Some(8), None]);
    assert_eq!([0, 1].map(|axis| get(prologue.stride(a, axis))), [Some(11), Some(1)]);
    assert_eq!([0, 1, 2].map(|axis| get(prologue.extent(w, axis))), [Some(3), Some(8), Some(5)]);
    assert_eq!([0, 1, 2].map(|axis| get(prologue.stride(w, axis))), [Some(40), Some(5), Some(1)]);
    assert_eq!((get(prologue.scalar(k)), prologue.scalar(a)), (Some(8), None));
    assert_eq!(prologue.workspaces().iter().map(|w| (w.value, w.dtype)).collect::<Vec<_>>(), [(w, DType::F16)]);
}

#[test]
fn what_does_not_hold_is_the_error_of_the_interpreter() {
    let func = parse(MATMUL);
    let prologue = Prologue::new(&func).expect("it is concrete");
    for (a, b, c) in [([70, 8], [7, 5], [70, 5]), ([70, 8], [8, 5], [71, 5]), ([70, 6], [6, 5], [70, 5])] {
        let (a, b, mut c) = (zeros(&a), zeros(&b), zeros(&c));
        let planned = prologue.plan(&[a.arg(), b.arg(), c.arg_mut()]).expect_err("something does not hold");
        let ran = run(&func, "", &mut [a.arg(), b.arg(), c.arg_mut()], &Options::default());
        assert_eq!(ran, Err(planned));
    }
}

#[test]
fn arguments_of_another_form_are_errors() {
    let prologue = Prologue::new(&parse(MATMUL)).expect("it is concrete");
    let (a, mut c) = (zeros(&[4, 4]), zeros(&[4, 4]));
    let error = prologue.plan(&[a.arg(), c.arg_mut()]).expect_err("one is missing");
    assert!(matches!(error, LaunchError::Arguments { .. }), "{error}");
    let error = prologue.plan(&[a.arg(), Arg::Scalar(Scalar::index(4)), c.arg_mut()]).expect_err("one is a scalar");
    assert!(matches!(error, LaunchError::Arguments { .. }), "{error}");
    let stated = parse("kernel k(%a a: global<f32, [4, 3]>) body {}");
    let error = Prologue::new(&stated).and_then(|p| p.plan(&[a.arg()])).expect_err("the type says 3");
    assert_eq!(error, LaunchError::Shape { argument: "a".into(), axis: 1, expected: 3, found: 4 });
}

#[test]
fn workspaces_beyond_memory_are_errors_and_empty_ones_are_not() {
    let func = parse("kernel k(%n n: index) host { %w w = alloc %n, %n, %n : global<f64, [?, ?, ?]> } body {}");
    let prologue = Prologue::new(&func).expect("it is concrete");
    let plan = |n: i64| prologue.plan(&[Arg::Scalar(Scalar { dtype: DType::Index, bits: n as u64 })]);
    assert_eq!(plan(1 << 21).map(|plan| plan.workspaces), Err(LaunchError::memory("k", u64::MAX, 0)));
    assert_eq!(plan(-3).map(|plan| plan.workspaces), Ok(vec![0]));
    assert_eq!(plan(5).map(|plan| plan.workspaces), Ok(vec![1000]));
}

/// Every scalar of the prologue, stored by a block of the interpreter, is what
/// the plan has.
#[test]
fn scalars_are_those_of_the_interpreter() {
    let host = "
      %e = extent %y, axis = 0 : index
      %c = const 300 : i32
      %small = cast %c : i8
      %back = cast %small : i32
      %sum = bin.add %s, %back : i32
      %min = const -2147483648 : i32
      %quotient = bin.div %sum, %min : i32
      %less = cmp.lt %sum, %c : bool
      %chosen = select %less, %sum, %min : i32
      %half = cast %f : f16
      %wide = cast %half : f32
      %root = un.sqrt %wide : f32
      %fused = fma %root, %wide, %f : f32
      %bits = bits %fused : i32";
    let names = ["back", "sum", "quotient", "chosen", "bits"];
    let mut body = String::new();
    for (i, name) in names.iter().enumerate() {
        body += &format!("%i{i} = const {i} : index\nstore %{name}, %y, %i{i}\n");
    }
    let func = parse(&format!(
        "kernel k(%s s: i32, %f f: f32, %y y: mut global<i32, [?]>) host {{ {host} }} body {{ {body} }}"
    ));
    let prologue = Prologue::new(&func).expect("it is concrete");
    for (s, f) in [(5, 0.1_f32), (-7, 1e9), (i32::MAX, -3.0), (i32::MIN, 65_519.0)] {
        let scalars = || [Scalar::new(s), Scalar::new(f)].map(Arg::Scalar);
        let mut y = Buffer::zeros(DType::I32, &[5]);
        let plan = {
            let [s, f] = scalars();
            prologue.plan(&[s, f, y.arg_mut()]).expect("nothing is required")
        };
        let [s, f] = scalars();
        run(&func, "", &mut [s, f, y.arg_mut()], &Options::default()).expect("nothing is required");
        let stored = func.regions[func.body].insts.iter().filter_map(|&id| match func.insts[id].op {
            Op::Store { .. } => Some(func.insts[id].args[0]),
            _ => None,
        });
        let planned: Vec<u64> =
            stored.map(|value| plan.get(prologue.scalar(value).expect("a scalar of the prologue"))).collect();
        assert_eq!(planned, y.bits());
    }
}
