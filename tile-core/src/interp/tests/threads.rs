//! Tests of `threads`: what threads exchange, and races between barriers.

use super::{counting, kernel, launch, zeros};
use crate::elem::DType;
use crate::interp::{Options, Order, run};
use crate::ir::text;
use crate::launch::LaunchError;
use crate::passes::expand_threads;
use crate::testing::Buffer;

/// `threads` of a kernel `(x, y)` of 40 elements, with a shared tile `%s`.
fn forty(body: &str) -> String {
    format!(
        "body {{
           %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index  %three = const 3 : index
           %n = const 40 : index  %v = const 1.0 : f32
           %s s = alloc : shared<f32, [40]>  fill %s, %v
           threads %n (%t: index) {{
             %l = lanes : index  %lane = bin.rem %t, %l : index  %warp = bin.div %t, %l : index
             %next = bin.add %t, %one : index  %at = bin.rem %next, %n : index
             {body}
           }}
         }}"
    )
}

fn fault(body: &str) -> String {
    let (x, mut y) = (counting(&[40]), zeros(&[40]));
    let params = "%x x: global<f32, [?]>, %y y: mut global<f32, [?]>";
    match launch(params, &forty(body), &mut [x.arg(), y.arg_mut()]) {
        Err(LaunchError::Fault { location, reason, .. }) => format!("{location}: {reason}"),
        Ok(()) => "ok".to_owned(),
        Err(other) => panic!("{other}"),
    }
}

/// What 40 threads store of `%r`, computed by `body`, in warps of so many lanes and in this order.
/// Split into loops, they store the same.
fn stored(dtype: DType, body: &str, lanes: u32, order: Order) -> String {
    let params = format!("%x x: global<f32, [?]>, %y y: mut global<{dtype}, [?]>");
    let func = kernel(&params, &forty(&format!("{body} store %r, %y, %t")));
    let split = expand_threads(&func, lanes).into_owned();
    let options = Options { lanes, order, ..Options::default() };
    let results = [func, split].map(|func| {
        let (x, mut y) = (counting(&[40]), Buffer::zeros(dtype, &[40]));
        run(&func, "test.rs", &mut [x.arg(), y.arg_mut()], &options)
            .unwrap_or_else(|error| panic!("{error}\n{}", text::print(&func)));
        y.text()
    });
    assert_eq!(results[0], results[1]);
    results[0].clone()
}

/// The same of a function of the thread's number.
fn expected<T: ToString>(f: impl Fn(usize) -> T) -> String {
    let all: Vec<String> = (0..40).map(|t| f(t).to_string()).collect();
    all.join(" ")
}

#[test]
fn shuffles_read_other_lanes_of_the_warp() {
    for (lanes, order) in [(32, Order::Natural), (8, Order::Shuffled(5)), (1, Order::Natural)] {
        let l = lanes as usize;
        let i32s = |body: &str| stored(DType::I32, &format!("%i = cast %t : i32  {body}"), lanes, order);
        let from = |t: usize, lane: Option<usize>| match lane.filter(|&lane| lane < l).map(|lane| t - t % l + lane) {
            Some(other) if other < 40 => other,
            _ => t,
        };
        assert_eq!(
            i32s("%m = bin.xor %lane, %three : index  %r = shuffle %i, %m : i32"),
            expected(|t| from(t, Some((t % l) ^ 3)))
        );
        assert_eq!(
            i32s("%m = bin.sub %lane, %two : index  %r = shuffle %i, %m : i32"),
            expected(|t| from(t, (t % l).checked_sub(2)))
        );
        assert_eq!(i32s("%r = shuffle %i, %three : i32"), expected(|t| from(t, Some(3))));
        assert_eq!(
            stored(DType::U32, "%c = cmp.eq %lane, %three : bool  %r = ballot %c : u32", lanes, order),
            expected(|t| if l > 3 && t - t % l + 3 < 40 { 8 } else { 0 })
        );
    }
}

#[test]
fn threads_of_a_warp_branch_together() {
    let body = "%first = cmp.eq %warp, %zero : bool  %i = cast %t : i32
                %r = if %first : i32 { %a = shuffle %i, %one : i32  yield %a } else { yield %i }";
    assert_eq!(stored(DType::I32, body, 32, Order::Natural), expected(|t| if t < 32 { 1 } else { t }));
    // One iteration more for each warp.
    let body = "%k k = alloc : local<i32, []>  %i = cast %t : i32  store %i, %k
                for %zero, %warp, %one (%j: index) {
                  %old = load %k : i32  %got = shuffle %old, %two : i32  %sum = bin.add %got, %old : i32  store %sum, %k
                }
                %r = load %k : i32";
    let sums = |t: usize| match t / 8 {
        0 => t,
        warp => (0..warp).fold((t, t / 8 * 8 + 2), |(own, two), _| (own + two, two * 2)).0,
    };
    assert_eq!(stored(DType::I32, body, 8, Order::Natural), expected(sums));
}

#[test]
fn writes_are_seen_behind_a_barrier() {
    let body = "for %zero, %two, %one (%k: index) {
               %a = load %s, %t : f32  barrier\nstore %a, %s, %at  barrier
             }
             %w = load %x, %t : f32  store %w, %s, %at  barrier\n%r = load %s, %t : f32";
    let before = |t: usize| if t == 0 { 40 } else { t };
    assert_eq!(stored(DType::F32, body, 32, Order::Natural), expected(before));
    // What a thread computed in front of barriers, around a loop whose bounds are in memory.
    let body = "%i = load %x, %t : f32  %two_f = const 2.0 : f32  %mine = bin.mul %i, %two_f : f32
                %o = load %x, %one : f32  %m = cast %o : index
                for %zero, %m, %one (%k: index) {
                  %j = cast %k : f32  %d = bin.add %mine, %j : f32  barrier\nstore %d, %s, %at  barrier
                }
                %got = load %s, %t : f32  %some = cmp.gt %o, %v : bool
                %r = if %some : f32 { barrier\n%g = load %s, %at : f32  %h = bin.add %g, %got : f32  yield %h } else { yield %got }";
    let kept = |t: usize| if t == 0 { 81 } else { 2 * t + 1 };
    assert_eq!(stored(DType::F32, body, 32, Order::Shuffled(7)), expected(|t| kept(t) + kept((t + 1) % 40)));
}

#[test]
fn accesses_between_barriers_race() {
    let between = "with no barrier between them";
    assert_eq!(
        fault("store %v, %s, %t @7:7  %a = load %s, %at : f32"),
        format!("test.rs:7:7: race: threads 0 and 1 access element [1] of `s` {between}")
    );
    assert_eq!(
        fault("store %v, %s, %zero @8:8"),
        format!("test.rs:8:8: race: threads 0 and 1 access element [0] of `s` {between}")
    );
    assert_eq!(
        fault("store %v, %y, %zero @8:8"),
        format!("test.rs:8:8: race: threads 0 and 1 access element [0] of `y` {between}")
    );
    // A shuffle is no barrier, and one barrier in a loop orders one side alone.
    let shuffled = fault("store %v, %s, %t  %g = shuffle %v, %zero : f32  %a = load %s, %at : f32 @7:7");
    assert_eq!(shuffled, format!("test.rs:7:7: race: threads 1 and 0 access element [1] of `s` {between}"));
    let looped = "for %zero, %two, %one (%k: index) { %a = load %s, %t : f32 @9:9  barrier\nstore %a, %s, %at }";
    assert_eq!(fault(looped), format!("test.rs:9:9: race: threads 39 and 0 access element [0] of `s` {between}"));
    // Atomics are in order among themselves, not with others.
    assert_eq!(fault("%o = atomic.add %s, %zero, %v, order = relaxed : f32"), "ok");
    let mixed = fault("%o = atomic.add %s, %zero, %v, order = relaxed : f32  %a = load %s, %zero : f32 @7:7");
    assert!(mixed.contains("race: threads"), "{mixed}");
    assert_eq!(fault("%a = load %s, %zero : f32  barrier\n%b = load %s, %at : f32"), "ok");
}

#[test]
fn each_thread_has_arrays_of_its_own() {
    let body = "%p p = alloc : local<f32, [2]>  %w = load %x, %t : f32  store %w, %p, %one
                barrier
                %a = load %p, %one : f32  %r = cast %a : i32";
    assert_eq!(stored(DType::I32, body, 32, Order::Shuffled(2)), expected(|t| t + 1));
    let unwritten =
        fault("%p p = alloc : local<f32, [2]>  store %v, %p, %one  barrier\n%a = load %p, %zero : f32 @4:4");
    assert_eq!(unwritten, "test.rs:4:4: element [0] of `p` is read before it is written");
}

#[test]
fn steps_of_threads_are_counted() {
    let (x, mut y) = (counting(&[40]), zeros(&[40]));
    let params = "%x x: global<f32, [?]>, %y y: mut global<f32, [?]>";
    let body = forty("%many = const 1000000 : index  for %zero, %many, %one (%k: index) { barrier }");
    let result = launch(params, &body, &mut [x.arg(), y.arg_mut()]);
    assert!(matches!(result, Err(LaunchError::Fault { reason, .. }) if reason == "more than 100000 steps"));
}

/// `threads` of 96 of a kernel `(x, y)` of 96 elements, with the shared tile `%s` that holds ones, of the
/// groups `%low` from 0 to 64 and `%high` from 64 to 96.
fn grouped(body: &str) -> String {
    format!(
        "body {{
           %zero = const 0 : index  %one = const 1 : index  %two = const 2 : index
           %32 = const 32 : index  %64 = const 64 : index  %n = const 96 : index  %v = const 1.0 : f32
           %s s = alloc : shared<f32, [96]>  fill %s, %v
           threads %n (%t: index) {{
             %low = member %t, %zero, %64 : bool  %high = member %t, %64, %n : bool
             %l = lanes : index  %lane = bin.rem %t, %l : index
             %w = load %x, %t : f32
             %next = bin.add %t, %one : index  %in = bin.rem %next, %64 : index
             {body}
           }}
         }}"
    )
}

const OF_96: &str = "%x x: global<f32, [?]>, %y y: mut global<f32, [?]>";

/// A fault of such a kernel, or what it stores to `%y`, which is the same in any order and as loops.
fn of_groups(body: &str) -> String {
    let func = kernel(OF_96, &grouped(body));
    let mut results = Vec::new();
    for (split, order) in [(false, Order::Natural), (false, Order::Shuffled(3)), (true, Order::Natural)] {
        let func = if split { expand_threads(&func, 8).into_owned() } else { func.clone() };
        let (x, mut y) = (counting(&[96]), zeros(&[96]));
        let options = Options { order, ..Options::default() };
        match run(&func, "test.rs", &mut [x.arg(), y.arg_mut()], &options) {
            Ok(()) => results.push(y.text()),
            Err(LaunchError::Fault { location, reason, .. }) => return format!("{location}: {reason}"),
            Err(other) => panic!("{other}\n{}", text::print(&func)),
        }
    }
    assert!(results.iter().all(|result| *result == results[0]), "{results:?}");
    results.swap_remove(0)
}

#[test]
fn groups_meet_by_themselves() {
    // A rotation in each group, in loops and under conditions of the block, with exchanges in between.
    let body = "if %low {
                  store %w, %s, %t
                  for %zero, %two, %one (%k: index) {
                    barrier %low
                    %a = load %s, %in : f32  %near = bin.xor %lane, %one : index  %b = shuffle %a, %near : f32
                    barrier %low
                    %some = cmp.eq %k, %zero : bool
                    if %some { %c = shuffle %b, %near : f32  store %c, %s, %t  barrier %low } else { store %b, %s, %t }
                  }
                }
                if %high { store %w, %s, %t }
                barrier
                %low_too = cmp.lt %t, %64 : bool
                %r = if %low_too : f32 { %o = load %s, %t : f32  yield %o } else { %p = load %s, %t : f32  yield %p }
                store %r, %y, %t";
    let rotated = |t: usize| ((t ^ 1) + 2) % 64;
    // Elements count from 1.
    let all: Vec<String> = (0..96).map(|t| (1 + if t < 64 { rotated(t) } else { t }).to_string()).collect();
    assert_eq!(of_groups(body), all.join(" "));
}

#[test]
fn barriers_of_groups_order_their_own_threads() {
    let race = |threads: &str, element: usize| {
        format!("test.rs:7:7: race: threads {threads} access element [{element}] of `s` with no barrier between them")
    };
    let written = "if %low { store %w, %s, %t  barrier %low";
    assert_eq!(of_groups(&format!("{written}\n%a = load %s, %in : f32  store %a, %y, %t }}")).matches(' ').count(), 95);
    // Others have not come to the barrier.
    let other = of_groups(&format!("{written} }} if %high {{ barrier %high\n%a = load %s, %zero : f32 @7:7 }}"));
    assert_eq!(other, race("0 and 64", 0));
    let outside = of_groups(&format!("{written} }} %a = load %s, %zero : f32 @7:7"));
    assert_eq!(outside, race("0 and 64", 0));
    assert_eq!(of_groups(&format!("{written} }} barrier\n%a = load %s, %zero : f32")).matches(' ').count(), 95);
    // What one group orders, a thread of it hands on to another.
    let through = "%mid = member %t, %32, %n : bool
                   if %low { store %w, %s, %t  barrier %low } if %mid { barrier %mid
                   %a = load %s, %zero : f32 @7:7 }";
    assert_eq!(of_groups(through).matches(' ').count(), 95);
    let unrelated =
        through.replace("%low { store %w, %s, %t  barrier %low }", "%low { barrier %low\nstore %w, %s, %t }");
    assert_eq!(of_groups(&unrelated), race("0 and 32", 0));
}
