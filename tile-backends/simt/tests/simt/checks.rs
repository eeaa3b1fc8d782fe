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
