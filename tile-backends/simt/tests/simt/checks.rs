//! The checked mode: accesses outside are faults of the thread program, with the user's position.

use crate::common::{run_threads, target};
use tile_core::elem::DType;
use tile_core::ir::text::parse;
use tile_core::ir::{Func, Span};
use tile_core::passes::{run_pass, run_passes};
use tile_core::testing::Buffer;
use tile_simt::facts::LaunchFacts;
use tile_simt::lower::lower;
use tile_simt::message::{SiteKind, sites};

/// y[i] = x[at[i], i], in blocks of eight.
const LOOKUP: &str = "kernel lookup(
    %x x: global<f32, [?, ?]>, %t at: global<i32, [?]>, %y y: mut global<f32, [?]>)
host {
  %n = extent %y, axis = 0 : index
  %7 = const 7 : index
  %8 = const 8 : index
  %up = bin.add %n, %7 : index
  %blocks = bin.div %up, %8 : index
}
grid %blocks
body (%b: index) {
  %start = bin.mul %b, %8 : index
  parallel %8 (%i: index) {
    %j = bin.add %start, %i : index
    %r = load %t, %j : i32
    %row = cast %r : index
    %v = load %x, %row, %j : f32 @7:9
    store %v, %y, %j
  }
}";

fn function(checked: bool) -> Func {
    let mut func = parse(LOOKUP).unwrap_or_else(|e| panic!("{e}"));
    if checked {
        run_pass(&mut func, "bounds_checks").expect("it is valid");
    }
    run_passes(&mut func, None).expect("it is valid");
    func
}

/// Runs on sixteen columns of three rows.
fn attempt(checked: bool, places: [i32; 16]) -> Result<Vec<u64>, String> {
    let (mut x, mut at) = (Buffer::zeros(DType::F32, &[3, 16]), Buffer::zeros(DType::I32, &[16]));
    (0..48).for_each(|i| x.set(i, (i as f32).to_bits().into()));
    places.iter().enumerate().for_each(|(i, &place)| at.set(i, (place as u32).into()));
    let mut y = Buffer::zeros(DType::F32, &[16]);
    let mut args = vec![x.arg(), at.arg(), y.arg_mut()];
    run_threads(&function(checked), &mut args)?;
    drop(args);
    Ok(y.bits())
}

#[test]
fn an_element_outside_is_a_fault() {
    let mut places = [0, 1, 2, 2, 1, 0, 1, 2, 0, 0, 1, 1, 2, 2, 0, 1];
    let right = attempt(false, places).expect("it is right");
    assert_eq!(attempt(true, places), Ok(right), "a kernel that is right computes what it did");
    for place in [3, -1, i32::MAX] {
        places[12] = place;
        let error = attempt(true, places).expect_err("there are three rows");
        let expected = format!("fault: kernel `lookup` reads `x[{place}, 12]`, and the extents of `x` are [3, 16]");
        assert!(error.contains(&expected), "{error}");
        let unchecked = attempt(false, places).expect("the language drops it");
        assert_eq!(unchecked[12], 0);
    }
}

#[test]
fn a_check_is_a_site_at_the_access() {
    let (x, at) = (Buffer::zeros(DType::F32, &[3, 16]), Buffer::zeros(DType::I32, &[16]));
    let mut y = Buffer::zeros(DType::F32, &[16]);
    let facts = LaunchFacts::of(&[x.arg(), at.arg(), y.arg_mut()]);
    let sites_of = |checked| sites(&lower(&function(checked), &facts, &target()).expect("it is plain"));
    assert!(sites_of(false).is_empty());
    let found = sites_of(true);
    assert!(found.iter().all(|site| site.kind == SiteKind::Fault));
    assert!(found.iter().any(|site| site.span == Span { line: 7, column: 9 }));
}

/// Threads that turn a row in a shared tile around, or add to it, and one behind the other in `%x`.
fn turns(threads: u32, between: &str, act: &str) -> Func {
    let text = format!(
        "kernel turns(%x x: mut global<i32, [?]>, %y y: mut global<i32, [?]>)
         body {{
           %zero = const 0 : index  %one = const 1 : index  %n = const {threads} : index
           %last = const {last} : index  %v = const 1 : i32
           %s s = alloc : shared<i32, [{threads}]>  fill %s, %v
           for %zero, %n, %last (%again: index) {{
             threads %n (%t: index) {{
               %a = load %x, %t : i32
               %u = bin.sub %last, %t : index
               store %a, %s, %t
               {between}
               {act} @9:4
               barrier
               store %b, %y, %t
             }}
           }}
         }}",
        last = threads - 1
    );
    let mut func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    run_pass(&mut func, "race_checks").expect("it is valid");
    run_passes(&mut func, None).expect("it is valid");
    func
}

fn turned(func: &Func, n: i64) -> Result<Vec<u64>, String> {
    let mut x = Buffer::new(&[n], &(0..n as i32).collect::<Vec<i32>>());
    let mut y = Buffer::zeros(DType::I32, &[n]);
    run_threads(func, &mut [x.arg_mut(), y.arg_mut()])?;
    Ok(y.bits())
}

#[test]
fn races_of_threads_are_faults() {
    // Threads of the region's own, and loops over threads.
    for n in [128, 96] {
        let all = |f: &dyn Fn(u64) -> u64| (0..n as u64).map(f).collect::<Vec<u64>>();
        let read = "%b = load %s, %u : i32";
        let turned_with = |between, act| turned(&turns(n, between, act), n.into());
        assert_eq!(turned_with("barrier", read), Ok(all(&|i| u64::from(n) - 1 - i)));
        let error = turned_with("", read).expect_err("no barrier stands between");
        let parts =
            ["fault: kernel `turns` has a race: thread ", " of the block ", " `s[", ", with no barrier between"];
        assert!(parts.iter().all(|part| error.contains(part)), "{error}");
        // What many do at the same time by atomics, or by reads alone, is no race.
        let sum = "%b = atomic.add %s, %zero, %v, order = relaxed : i32";
        turned_with("barrier", sum).expect("atomics do not race");
        turned_with("", sum).expect_err("a store is no atomic");
        assert!(turned_with("barrier", "%b = load %s, %one : i32").is_ok());
        // Elements of tensors, too.
        let writes = "store %a, %x, %one %b = load %s, %t : i32";
        turned_with("", "%b = load %x, %u : i32").expect("nothing writes it");
        turned_with("barrier", writes).expect_err("all write one element");
    }
}

/// Blocks that each write four elements from a multiple of `apart` on.
fn blocks(apart: i64) -> Func {
    let text = format!(
        "kernel rows(%x x: global<i32, [?]>, %y y: mut global<i32, [?]>)
         host {{ %three = const 3 : index }}
         grid %three
         disjoint \"so it is said\"
         body (%b: index) {{
           %apart = const {apart} : index
           %from = bin.mul %b, %apart : index
           %r = region %x, %from, axes = [4] : global<i32, [4]>
           %t = alloc : fragment<i32, [4]>
           copy %r, %t
           %w = region %y, %from, axes = [4] : global<i32, [4]>
           copy %t, %w @8:2
         }}"
    );
    let mut func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    run_pass(&mut func, "race_checks").expect("it is valid");
    run_passes(&mut func, None).expect("it is valid");
    func
}

#[test]
fn races_of_blocks_are_faults() {
    let run = |apart| {
        let x = Buffer::new(&[12], &(0..12).collect::<Vec<i32>>());
        let mut y = Buffer::zeros(DType::I32, &[12]);
        run_threads(&blocks(apart), &mut [x.arg(), y.arg_mut()])?;
        Ok::<_, String>(y.bits())
    };
    assert_eq!(run(4), Ok((0..12).collect()));
    let error = run(3).expect_err("rows overlap");
    assert!(error.contains("kernel `rows` has a race: block "), "{error}");
    assert!(error.contains(" writes `y[") && error.contains(" accesses it"), "{error}");
}
