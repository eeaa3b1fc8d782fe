//! Accesses outside of a buffer are faults that name it, whatever accesses it.

use tile_simt::interp::{Options, run};
use tile_simt::ir::text::parse;
use tile_simt::ir::{print_errors, verify};

/// Of one warp, with `x` and `y` of 64 elements and a shared tile of as many,
/// whose thread `i` has its number in `%0` and an index in `%3`.
fn program(index: &str, access: &str) -> String {
    format!(
        "kernel bounds threads(32) grid(1) {{
          global @0 x: f32 = %0
          global @1 y: mut f32 = %1
          shared @2 tile: f32[64] align 128 at 0
          %0 = special thread : i32
          %1 = const {index} : i32
          %3 = bin.add %0, %1 : i32
          %4 = const 1.0 : f32
          {access}
        }}"
    )
}

fn attempt(index: &str, access: &str) -> Result<(), String> {
    let text = program(index, access);
    let kernel = parse(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    verify(&kernel).unwrap_or_else(|errors| panic!("{}", print_errors(&kernel, &errors)));
    let mut globals = vec![vec![0; 64 * 4]; 2];
    let result = run(&kernel, &[1], &Options::default(), &|_| 0, &mut globals, &mut |_| {});
    result.map(|_| ()).map_err(|error| error.to_string())
}

/// The access is inside from the first index, and outside from all others.
fn check(access: &str, inside: &str, outside: &[&str], buffer: &str) {
    attempt(inside, access).unwrap_or_else(|error| panic!("{access}: {error}"));
    for index in outside {
        let error = attempt(index, access).expect_err(access);
        assert!(error.contains(&format!("of `{buffer}` does not exist")), "{access} from {index}: {error}");
    }
}

#[test]
fn loads_and_stores() {
    for (number, buffer) in [(0, "x"), (1, "y"), (2, "tile")] {
        if number < 2 {
            check(&format!("%5 = load %3, buf = @{number} : f32"), "32", &["33", "-1", "1000000"], buffer);
        }
        if number > 0 {
            check(&format!("store %3, %4, buf = @{number}"), "32", &["33", "-1", "1000000"], buffer);
        }
    }
    // The last of several elements, and an offset.
    let wide = "%5 = const 4 : i32  %6 = bin.mul %5, %0 : i32  %7 = const 60 : i32
        %8 = bin.min %6, %7 : i32  %9 = bin.add %8, %1 : i32  store %9, %4, %4, %4, %4, buf = @2";
    check("store %3, %4, buf = @1, offset = 8", "24", &["25", "-9"], "y");
    assert!(attempt("0", wide).is_ok_and(|()| attempt("4", wide).is_err()));
}

#[test]
fn guarded_accesses() {
    let access = "%5 = const 31 : i32  %6 = cmp.lt %0, %5 : bool  store %6, %3, %4, buf = @1, guarded";
    check(access, "33", &["34"], "y");
}

#[test]
fn asynchronous_copies() {
    let from = "copy_async %3, %0, src = @0, dst = @2, bytes = 4\ncopy_commit\ncopy_wait pending = 0";
    check(from, "32", &["33", "-1"], "x");
    let to = "copy_async %0, %3, src = @0, dst = @2, bytes = 4\ncopy_commit\ncopy_wait pending = 0";
    check(to, "32", &["33", "-1"], "tile");
}

#[test]
fn atomics() {
    for (number, buffer) in [(1, "y"), (2, "tile")] {
        let start = "store %0, %4, buf = @2\nbarrier\n";
        let access = format!("{start}atomic.add %3, %4, buf = @{number}, order = relaxed");
        if number == 1 {
            check(&access, "32", &["33", "-1", "1000000"], buffer);
        } else {
            check(&access, "0", &["33", "-1", "1000000"], buffer);
        }
    }
}
