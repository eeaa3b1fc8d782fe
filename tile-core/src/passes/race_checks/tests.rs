//! The checks in code against the interpreter, which looks for races by itself.

use crate::elem::DType;
use crate::interp::{self, Options};
use crate::ir::Func;
use crate::ir::text::parse;
use crate::launch::LaunchError;
use crate::passes::{expand_threads, run_pass};
use crate::testing::{Buffer, Rng};
use std::fmt::Write;

/// Who looks for races.
#[derive(Clone, Copy, PartialEq)]
enum By {
    /// The interpreter.
    Interpreter,
    /// Code of threads.
    Code,
    /// Code of loops over threads.
    Loops,
}

/// What the launch of a kernel on `%x` and `%y` of four elements says, and what it leaves in both.
fn launch(func: &Func, by: By) -> Result<Vec<u64>, String> {
    let (mut func, in_code) = (func.clone(), by != By::Interpreter);
    if in_code {
        run_pass(&mut func, "race_checks").expect("it is valid");
    }
    if by == By::Loops {
        func = expand_threads(&func, 32).into_owned();
    }
    let (mut x, mut y) = (Buffer::zeros(DType::I32, &[4]), Buffer::zeros(DType::I32, &[4]));
    let options = Options { check_races: !in_code, ..Options::default() };
    match interp::run(&func, "k", &mut [x.arg_mut(), y.arg_mut()], &options) {
        Ok(()) => Ok(x.bits().into_iter().chain(y.bits()).collect()),
        Err(LaunchError::Fault { reason, .. }) => Err(reason),
        Err(other) => panic!("{other}"),
    }
}

/// Whether all find a race or none does; gives what the code says. Kernels without one compute the
/// same.
fn verdict(text: &str) -> Option<String> {
    verdict_of(text, By::Loops);
    verdict_of(text, By::Code)
}

fn verdict_of(text: &str, by: By) -> Option<String> {
    let func = parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    match (launch(&func, By::Interpreter), launch(&func, by)) {
        (Ok(plain), Ok(checked)) => {
            assert_eq!(plain, checked, "{text}");
            None
        }
        (Err(race), Err(found)) => {
            assert!(race.contains("race: ") && found.contains("has a race: "), "{race}; {found}\n{text}");
            Some(found)
        }
        (plain, checked) => panic!("the interpreter says {plain:?}, the code {checked:?}\n{text}"),
    }
}

/// An access by one of four actors, whose number is the value `me`.
fn access(text: &mut String, rng: &mut Rng, number: usize, me: &str, memory: &[&str]) {
    let (by, index, memory) = (rng.below(4), rng.below(4), memory[rng.below(memory.len())]);
    let act = match rng.below(7) {
        0..=2 => format!("%r{number} = load %{memory}, %i{number} : i32"),
        3 => format!("store %v, %{memory}, %i{number}"),
        4 => format!("store %v, %{memory}, %i{number}, unordered"),
        _ => format!("%r{number} = atomic.add %{memory}, %i{number}, %v, order = relaxed : i32"),
    };
    let _ = writeln!(
        text,
        "%b{number} = const {by} : index  %i{number} = const {index} : index
         %c{number} = cmp.eq %{me}, %b{number} : bool
         if %c{number} {{ {act} }}"
    );
}

/// How many of random programs race, of so many.
fn races(count: u64, program: impl Fn(&mut Rng) -> String) -> usize {
    (0..count).filter(|&seed| verdict(&program(&mut Rng::new(seed))).is_some()).count()
}

/// Four threads, and accesses between few barriers, in two regions one behind the other.
fn of_threads(rng: &mut Rng) -> String {
    let mut text = "kernel k(%x x: mut global<i32, [?]>, %y y: mut global<i32, [?]>) body {
        %zero = const 0 : index  %four = const 4 : index  %v = const 1 : i32
        %s s = alloc : shared<i32, [4]>  fill %s, %v
        %m = reshape %s : shared<i32, [2, 2]>  %p = reshape %m : shared<i32, [4]>\n"
        .to_owned();
    for part in 0..2 {
        let me = format!("me{part}");
        let _ = writeln!(text, "threads %four (%{me}: index) {{");
        for number in 0..1 + rng.below(5) {
            access(&mut text, rng, part * 10 + number, &me, &["s", "s", "p", "x"]);
            if rng.chance(30) {
                text += "barrier\n";
            }
        }
        text += "}\n";
    }
    text + "}"
}

/// Four blocks, and accesses in `parallel` of one iteration or by the block.
fn of_blocks(rng: &mut Rng) -> String {
    let mut text = "kernel k(%x x: mut global<i32, [?]>, %y y: mut global<i32, [?]>)
        host { %four = const 4 : index  %w work = alloc : global<i32, [4]> } grid %four disjoint \"it is not\"
        body (%me: index) { %one = const 1 : index %v = const 1 : i32\n"
        .to_owned();
    for number in 0..2 + rng.below(5) {
        access(&mut text, rng, number, "me", &["x", "y", "w"]);
    }
    text + "}"
}

#[test]
fn threads_race_where_the_interpreter_says_so() {
    let found = races(600, of_threads);
    assert!((60..540).contains(&found), "{found} programs race");
}

#[test]
fn blocks_race_where_the_interpreter_says_so() {
    let found = races(600, of_blocks);
    assert!((60..540).contains(&found), "{found} programs race");
}

/// Of two tiles, one copied by each of four blocks to rows from `%from` on.
fn tiles(operation: &str) -> String {
    format!(
        "kernel k(%x x: mut global<i32, [?]>, %y y: mut global<i32, [?]>)
         host {{ %two = const 2 : index  %w rows = alloc : global<i32, [4]> }} grid %two disjoint \"so it is said\"
         body (%me: index) {{
           %zero = const 0 : index  %one = const 1 : index  %v = const 1 : i32
           %t t = alloc : fragment<i32, [2]>  fill %t, %v
           %twice = bin.mul %me, %two : index  %far = bin.add %me, %two : index
           {operation}
         }}"
    )
}

#[test]
fn tile_operations_count_as_what_they_do_to_elements() {
    let apart = "%r = region %x, %twice, axes = [2] : global<i32, [2]>";
    let over = "%r = region %x, %me, axes = [2] : global<i32, [2]>";
    for (operation, race) in [
        ("copy %t, %r", "writes `x[1]`"),
        ("fill %r, %v", "writes `x[1]`"),
        ("copy %t, %r copy %r, %t", "writes `x[1]`"),
        ("scan.sum %t, %r, axis = 0", "writes `x[1]`"),
    ] {
        assert_eq!(verdict(&tiles(&format!("{apart} {operation}"))), None, "{operation}");
        let found = verdict(&tiles(&format!("{over} {operation}"))).expect("they overlap");
        let whole = "kernel `k` has a race: block 1 writes `x[1]`, and block 0 accesses it";
        assert!(found.contains(race) && found == whole, "{operation}: {found}");
    }
    // Atomics of tiles race with what is no atomic alone.
    assert_eq!(verdict(&tiles(&format!("{over} atomic_tile.add %t, %r, order = relaxed"))), None);
    let mixed = format!("{over} atomic_tile.add %t, %r, order = relaxed  store %v, %x, %one");
    assert!(verdict(&tiles(&mixed)).is_some());
    // What lies outside of a tensor is not touched.
    let edge = "%r = region %x, %far, axes = [2] : global<i32, [2]> store %v, %y, %me";
    assert_eq!(verdict(&tiles(edge)), None);
}

#[test]
fn rows_by_indices_are_elements() {
    let rows = |first: &str, second: &str, operation: &str| {
        tiles(&format!(
            "%n = alloc : fragment<i32, [2]>
             parallel %two (%i: index) {{
               %g = bin.add %i, {first} : index  %m = bin.mul %g, {second} : index  %h = cast %m : i32
               store %h, %n, %i
             }}
             {operation}"
        ))
    };
    // Each element is scattered to by one block, or by both: one of the values wins.
    let scatter = "scatter %t, %n, %x";
    assert_eq!(verdict(&rows("%twice", "%one", scatter)), None);
    assert_eq!(verdict(&rows("%me", "%one", scatter)), None);
    let beside = "scatter %t, %n, %x  store %v, %x, %one";
    assert!(verdict(&rows("%me", "%one", beside)).is_some());
    let gather = "store %v, %x, %me  gather %x, %n, %t";
    assert!(verdict(&rows("%me", "%one", gather)).is_some());
    assert_eq!(verdict(&rows("%zero", "%zero", "store %v, %y, %me gather %x, %n, %t")), None);
}

#[test]
fn an_order_by_atomics_is_left_alone() {
    let text = "%old = atomic.add %y, %zero, %v, order = acq_rel : i32
                %c = cmp.eq %old, %v : bool
                if %c { %r = load %x, %zero : i32 } else { store %v, %x, %zero }";
    let mut func = parse(&tiles(text)).unwrap_or_else(|error| panic!("{error}"));
    let before = func.insts.len();
    run_pass(&mut func, "race_checks").expect("it is valid");
    assert_eq!(func.insts.len(), before);
}

#[test]
fn epochs_go_on_from_region_to_region_and_in_loops() {
    let text = |barrier: &str| {
        format!(
            "kernel k(%x x: mut global<i32, [?]>, %y y: mut global<i32, [?]>) body {{
               %zero = const 0 : index  %one = const 1 : index  %three = const 3 : index  %four = const 4 : index
               %v = const 1 : i32  %s s = alloc : shared<i32, [4]>  fill %s, %v
               for %zero, %three, %one (%again: index) {{
                 threads %four (%t: index) {{
                   %u = bin.sub %three, %t : index
                   for %zero, %three, %one (%k: index) {{
                     %r = load %s, %t : i32
                     {barrier}
                     store %r, %s, %u
                     barrier
                   }}
                 }}
               }}
             }}"
        )
    };
    assert_eq!(verdict(&text("barrier")), None);
    let found = verdict(&text("")).expect("one reads what another writes");
    assert!(found.ends_with(", with no barrier between"), "{found}");
}
