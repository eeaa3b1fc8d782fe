//! `threads` as thread programs: what threads exchange, where they meet, and that none races.
//!
//! Blocks of 128 threads have the region's code as it is, 96 threads are split into loops.

use crate::common::{agree, plain, run_kernel, target};
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::text::parse;
use tile_core::testing::Buffer;
use tile_simt::facts::LaunchFacts;
use tile_simt::ir::text::print;
use tile_simt::lower::{Target, lower};

/// Runs a kernel of so many elements, `%x` to `%y`, in the interpreter and as thread programs.
/// The programs of 128 threads.
fn same(body: &str) -> Vec<String> {
    same_of(96, body);
    same_of(128, body)
}

fn same_of(n: i64, body: &str) -> Vec<String> {
    let text = format!(
        "kernel threads(%x x: global<i32, [?]>, %y y: mut global<i32, [?]>)
         body {{
           %zero = const 0 : index  %one = const 1 : index  %three = const 3 : index  %n = const {n} : index
           %seven = const 7 : i32
           %s s = alloc : shared<i32, [{n}]>  fill %s, %seven
           threads %n (%t: index) {{
             %l = lanes : index  %lane = bin.rem %t, %l : index  %warp = bin.div %t, %l : index
             %next = bin.add %t, %one : index  %at = bin.rem %next, %n : index
             %v = load %x, %t : i32
             {body}
             store %r, %y, %t
           }}
         }}"
    );
    let func = parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let x = Buffer::new(&[n], &(0..n as i32).map(|i| i * 7 % 31).collect::<Vec<i32>>());
    let mut expected = Buffer::zeros(DType::I32, &[n]);
    interp::run(&func, "threads", &mut [x.arg(), expected.arg_mut()], &Options::default()).expect("it has a meaning");
    let one = |target: &Target| {
        let mut found = Buffer::zeros(DType::I32, &[n]);
        let facts = LaunchFacts::of(&[x.arg(), found.arg_mut()]);
        let kernel = lower(&func, &facts, target).unwrap_or_else(|error| panic!("{error}"));
        run_kernel(&func, &kernel, &mut [x.arg(), found.arg_mut()]).unwrap_or_else(|error| panic!("{error}"));
        agree(&expected, &found, true).unwrap_or_else(|error| panic!("{error}\n{body}"));
        print(&kernel)
    };
    [target(), plain()].iter().map(one).collect()
}

/// The same, with so many shuffles and barriers in the program of 128 threads where there are both.
fn native(body: &str, shuffles: usize, barriers: usize) {
    let text = &same(body)[0];
    let count = |word: &str| text.lines().filter(|line| line.contains(word)).count();
    assert_eq!((count("shuffle"), count("barrier")), (shuffles, barriers), "{text}");
}

#[test]
fn shuffles_and_votes() {
    native("%m = bin.xor %lane, %three : index  %r = shuffle %v, %m : i32", 1, 2);
    native("%m = bin.sub %lane, %three : index  %r = shuffle %v, %m : i32", 1, 2);
    native("%m = bin.add %lane, %three : index  %r = shuffle %v, %m : i32", 1, 2);
    native("%r = shuffle %v, %three : i32", 1, 2);
    native("%c = cmp.gt %v, %seven : bool  %b = ballot %c : u32  %r = bits %b : i32", 5, 2);
}

#[test]
fn barriers_in_loops_and_branches() {
    native("store %v, %s, %at  barrier\n%r = load %s, %t : i32", 0, 3);
    native(
        "for %zero, %three, %one (%k: index) { %a = load %s, %t : i32  %b = bin.add %a, %v : i32
           barrier\nstore %b, %s, %at  barrier
         }
         %r = load %s, %t : i32",
        0,
        4,
    );
    native(
        "%first = cmp.eq %warp, %zero : bool
         %a = if %first : i32 { %b = shuffle %v, %three : i32  yield %b } else { yield %v }
         store %a, %s, %at  barrier\n%c = load %s, %t : i32  %r = bin.add %a, %c : i32",
        1,
        3,
    );
}

/// Lanes that threads compute, of which some are not there.
#[test]
fn computed_lanes() {
    native("%w = cast %v : index  %m = bin.sub %lane, %w : index  %r = shuffle %v, %m : i32", 1, 2);
    native("%m = bin.rem %next, %l : index  %r = shuffle %v, %m : i32", 1, 2);
}

#[test]
fn groups_have_barriers_of_their_own() {
    native(
        "%32 = const 32 : index  %low = member %t, %zero, %32 : bool  %in = bin.rem %next, %32 : index
         if %low { store %v, %s, %t  barrier %low\n%a = load %s, %in : i32  barrier %low\nstore %a, %s, %t }
         %rest = member %t, %32, %n : bool
         if %rest { store %v, %s, %t  barrier %rest }
         %r = load %s, %t : i32",
        0,
        5,
    );
}

/// Loops whose counters say how far shuffles go are unrolled, one in another too.
#[test]
fn distances_by_counters() {
    let sum = "%p p = alloc : local<i32, []>  store %v, %p";
    let step = "%m = bin.xor %lane, %d : index  %a = load %p : i32  %b = shuffle %a, %m : i32
                %c = bin.add %a, %b : i32  store %c, %p";
    native(
        &format!(
            "{sum}  for %zero, %three, %one (%k: index) {{ %d = bin.shl %one, %k : index  {step} }}  %r = load %p : i32"
        ),
        3,
        2,
    );
    native(
        &format!(
            "{sum}  for %zero, %three, %one (%k: index) {{ for %zero, %three, %three (%j: index) {{
               %d = bin.add %k, %j : index  {step}
             }} }}  %r = load %p : i32"
        ),
        3,
        2,
    );
}

#[test]
fn registers_of_threads() {
    same(
        "%p p = alloc : local<i32, []>  store %v, %p  %q q = alloc : local<i32, [4]>
         for %zero, %three, %one (%k: index) { store %v, %q, %k }
         barrier\nfor %zero, %warp, %one (%j: index) {
           %a = load %p : i32  %b = shuffle %a, %j : i32  %d = bin.add %a, %b : i32  store %d, %p
         }
         %e = load %p : i32  %f = load %q, %one : i32  %r = bin.add %e, %f : i32",
    );
}

/// Arrays are registers where all indices are known, counters of short loops among them; one other keeps them in
/// memory.
#[test]
fn arrays_at_known_indices_are_registers() {
    let summed = |index: &str| {
        format!(
            "%q q = alloc : local<i32, [3]>
             for %zero, %three, %one (%k: index) {{ store %v, %q, %k }}
             for %zero, %three, %one (%i: index) {{
               for %i, %three, %one (%j: index) {{
                 %a = load %q, %i : i32  %b = bin.add %a, %seven : i32  store %b, %q, %i
               }}
             }}
             %two = const 2 : index  %own = bin.rem %t, %three : index
             %r = load %q, %{index} : i32"
        )
    };
    let in_memory = |text: &str| text.lines().any(|line| line.contains("shared") && line.contains(" q"));
    for (index, kept) in [("two", false), ("own", true)] {
        for text in same(&summed(index)) {
            assert_eq!(in_memory(&text), kept, "{text}");
        }
    }
}

/// Outputs that threads read and branch on around a barrier are other blocks', too: loops.
#[test]
fn branches_on_what_is_written() {
    same(
        "store %v, %y, %t  barrier\n%o = load %y, %three : i32  %c = cmp.gt %o, %seven : bool
         %q q = alloc : local<i32, []>  store %v, %q
         if %c { store %v, %s, %at  barrier\n%e = load %s, %t : i32  store %e, %q }
         barrier\n%r = load %q : i32",
    );
}
