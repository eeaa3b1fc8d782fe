//! Classification of kernels whose blocks do or do not share elements.

use super::{WriteOwnership, classify};
use crate::facts::Facts;
use crate::testing::func;
use tile_core::ir::Func;

fn kernel(grid: &str, body: &str) -> Func {
    let text = format!(
        "kernel k<const BM: index, const BN: index>(
           %x x: global<f32, [?, ?]>, %y y: mut global<f32, [?, ?]>, %at at: global<i32, [?]>
         )
         host {{
           %m m = extent %x, axis = 0 : index
           %n n = extent %x, axis = 1 : index
           %one1 = const 1 : index
         }}
         grid {grid}
         body {body}"
    );
    func(&text, &[])
}

/// Whether accesses to `y` are atomic, whether blocks run one after the other,
/// and how many divisors the launch checks.
fn ownership(grid: &str, body: &str) -> (bool, bool, usize) {
    let func = kernel(grid, body);
    let map: WriteOwnership = classify(&Facts::new(&func));
    (map.is_racing(func.params[1].value), map.serial, map.divisors.len())
}

const TILE: &str = "%t = alloc : shared<f32, [BM, BN]>  %zero = const 0 : index  %z = const 0.0 : f32  fill %t, %z";

#[test]
fn tiles_at_their_own_places_are_owned() {
    let body = format!(
        "(%i: index, %j: index) {{ {TILE}
           %bm = dim BM : index  %bn = dim BN : index
           %r = bin.mul %i, %bm : index  %c = bin.mul %j, %bn : index
           %w = region %y, %r, %c, axes = [BM, BN] : global<f32, [BM, BN]>
           copy %t, %w
           parallel %bm, %bn (%a: index, %b: index) {{
             %ra = bin.add %r, %a : index  %cb = bin.add %c, %b : index
             %v = load %y, %ra, %cb : f32
             store %v, %y, %ra, %cb
           }} }}"
    );
    assert_eq!(ownership("%m, %n", &body), (false, false, 0));
}

#[test]
fn tiles_at_one_place_meet() {
    let body = format!(
        "(%i: index, %j: index) {{ {TILE}
           %bm = dim BM : index  %r = bin.mul %i, %bm : index
           %w = region %y, %r, %zero, axes = [BM, BN] : global<f32, [BM, BN]>
           copy %t, %w }}"
    );
    assert_eq!(ownership("%m, %n", &body), (true, false, 0));
    // One block along the second axis cannot race with itself.
    assert_eq!(ownership("%m, %one1", &body), (false, false, 0));
}

#[test]
fn tiles_closer_than_their_extents_meet() {
    let body = format!(
        "(%i: index) {{ {TILE}
           %half = dim BM / 2 : index  %r = bin.mul %i, %half : index
           %w = region %y, %r, %zero, axes = [BM, BN] : global<f32, [BM, BN]>
           copy %t, %w }}"
    );
    assert_eq!(ownership("%m", &body), (true, false, 0));
}

#[test]
fn a_look_at_the_neighbour_is_a_meeting() {
    let rows = |other: &str| {
        format!(
            "(%i: index) {{ %zero = const 0 : index  %one = const 1 : index  {other}
               parallel %n (%j: index) {{
                 %v = load %y, %o, %j : f32
                 store %v, %y, %i, %j, unordered
               }} }}"
        )
    };
    assert_eq!(ownership("%m", &rows("%o = bin.sub %i, %one : index")), (true, false, 0));
    assert_eq!(ownership("%m", &rows("%o = bin.add %i, %zero : index")), (false, false, 0));
}

#[test]
fn quotient_and_remainder_tell_blocks_apart() {
    let body = |second: &str| {
        format!(
            "(%i: index) {{
               %q = bin.div %i, %n : index  %r = bin.rem %i, {second} : index
               %v = load %x, %q, %r : f32
               %one = const 1 : index
               parallel %one, %one (%a: index, %b: index) {{
                 %qa = bin.add %q, %a : index  %rb = bin.add %r, %b : index
                 store %v, %y, %qa, %rb
               }} }}"
        )
    };
    assert_eq!(ownership("%m", &body("%n")), (false, false, 1));
    assert_eq!(ownership("%m", &body("%m")), (true, false, 0));
}

#[test]
fn places_from_memory_and_atomics_meet() {
    let place = "(%i: index) { %zero = const 0 : index  %p = load %at, %i : i32  %q = cast %p : index
                   %one = const 1 : index  %v = const 1.0 : f32
                   parallel %one (%j: index) { store %v, %y, %q, %j, unordered } }";
    assert_eq!(ownership("%m", place), (true, false, 0));
    let atomic = "(%i: index) { %v = const 1.0 : f32  %o = atomic.add %y, %i, %i, %v, order = relaxed : f32 }";
    assert_eq!(ownership("%m", atomic), (true, false, 0));
}

#[test]
fn operations_without_atomics_run_in_order() {
    let body = format!(
        "(%i: index) {{ {TILE}
           %w = region %y, %zero, %zero, axes = [BM, 1] : global<f32, [BM, 1]>
           reduce.sum %t, %w, axis = 1 }}"
    );
    assert_eq!(ownership("%m", &body), (false, true, 0));
    assert_eq!(ownership("%one1", &body), (false, false, 0));
}

/// Whether accesses to `x` and to `y` are atomic, and the operation on `x` that is refused.
fn of_ranks(body: &str) -> (bool, bool, Option<&'static str>) {
    let text = format!(
        "kernel k(
           %x x: mut peers global<f32, [?, ?, ?]>, %s s: signals global<u32, [?, ?]>, %y y: mut global<f32, [?, ?]>,
           %at at: global<i32, [?]>
         )
         host {{ %m m = extent %y, axis = 0 : index }}
         grid %m
         body (%i: index) {{
           %zero = const 0 : index
           %t = alloc : shared<f32, [4, 8]>  %n = alloc : shared<i32, [4]>  %r = alloc : shared<f32, [4]>
           %z = const 0.0 : f32  %j = const 0 : i32  fill %t, %z  fill %n, %j  fill %r, %z
           %part = region %x, %i, %zero, %zero, axes = [_, 4, 8] : global<f32, [4, 8]>
           %rows = region %x, %i, %zero, %zero, axes = [_, ?, 8] : global<f32, [?, 8]>
           %w = region %y, %i, %zero, axes = [1, 8] : global<f32, [1, 8]>
           {body}
         }}"
    );
    let func = func(&text, &[]);
    let map = classify(&Facts::new(&func));
    assert!(!map.races() && !map.serial, "blocks of ranks are never alone");
    let [x, y] = [0, 2].map(|number| map.is_racing(func.params[number].value));
    (x, y, map.refused.map(|id| func.insts[id].op.name()))
}

#[test]
fn memory_of_ranks_always_races() {
    assert_eq!(of_ranks("copy %part, %t"), (true, false, None));
    assert_eq!(of_ranks("copy %t, %part  gather %rows, %n, %t  scatter %t, %n, %rows"), (true, false, None));
    let store = "%v = load %x, %i, %zero, %zero : f32  parallel %m (%k: index) { store %v, %y, %k, %zero, unordered }";
    assert_eq!(of_ranks(store), (true, true, None));
}

#[test]
fn operations_without_atomics_on_memory_of_ranks_are_refused() {
    assert_eq!(of_ranks("reduce.sum %part, %r, axis = 1"), (true, false, Some("reduce")));
    assert_eq!(of_ranks("scan.sum %t, %part, axis = 1"), (true, false, Some("scan")));
    assert_eq!(of_ranks("scatter %part, %n, %y"), (true, true, Some("scatter")));
}
