//! What is computed in pairs has the bits of what is computed one by one: for
//! all codes, and for all 16-bit floats.

use tile_core::elem::DType;
use tile_simt::interp::{Options, run};
use tile_simt::ir::Kernel;
use tile_simt::ir::text::parse;
use tile_simt::ir::verify;
use tile_simt::passes::run_pass;

/// Two neighbours computed from two codes and two floats of a type; `%i` names
/// the neighbour.
fn kernel(ty: DType, body: &[&str]) -> Kernel {
    let lines =
        |i: u32| body.iter().map(|line| format!("  {}\n", line.replace('#', &i.to_string()))).collect::<String>();
    let text = format!(
        "kernel both threads(32) grid(1) {{
  global @0 codes: u8 = %0
  global @1 x: {ty} = %1
  global @2 y: {ty} = %2
  global @3 out: mut {ty} = %3
  %block = special block(0) : index
  %b = cast %block : i32
  %t = special thread : i32
  %w = const 32 : i32
  %bw = bin.mul %b, %w : i32
  %n = bin.add %bw, %t : i32
  %four = const 4 : i32
  %two = const 2 : i32
  %at4 = bin.mul %n, %four : i32
  %at2 = bin.mul %n, %two : i32
  %q0, %q1, %q2, %q3 = load %at4, buf = @0 : u8
  %x0, %x1 = load %at2, buf = @1 : {ty}
  %y0, %y1 = load %at2, buf = @2 : {ty}
  %xw0 = cast %x0 : f32
  %xw1 = cast %x1 : f32
  %yw0 = cast %y0 : f32
  %yw1 = cast %y1 : f32
{}{}  store %at2, %r0, %r1, buf = @3
}}
",
        lines(0),
        lines(1)
    );
    let kernel = parse(&text).expect(&text);
    verify(&kernel).expect("it is well-formed");
    kernel
}

/// Runs both forms over many operands; whether anything became a pair.
fn compare(ty: DType, body: &[&str]) -> bool {
    let alone = kernel(ty, body);
    let mut together = alone.clone();
    run_pass(&mut together, "pack_f16").expect("it takes every kernel");
    verify(&together).expect("it stays well-formed");
    // A float of each pattern; a hundred of each code.
    let blocks = if body.iter().any(|line| line.contains("%q")) { 128 } else { 1024_usize };
    let count = blocks * 32;
    // All 16-bit patterns in the first, shuffled against themselves in the second.
    let halves = |by: u32| -> Vec<u8> {
        (0..2 * count as u32).flat_map(|i| (i.wrapping_mul(by).wrapping_add(i >> 16) as u16).to_le_bytes()).collect()
    };
    let codes: Vec<u8> = (0..4 * count as u32).map(|i| (i.wrapping_mul(0x9e37_79b1) >> 24) as u8).collect();
    let results = [&alone, &together].map(|kernel| {
        let mut globals = vec![codes.clone(), halves(1), halves(40503), vec![0; 4 * count]];
        let host = |_| 0;
        run(kernel, &[blocks as i64], &Options::default(), &host, &mut globals, &mut |_| {}).expect("it runs");
        globals.pop().expect("four buffers")
    });
    for (i, (one, two)) in results[0].chunks(2).zip(results[1].chunks(2)).enumerate() {
        assert_eq!(one, two, "element {i} of {ty}: {body:?}");
    }
    let mut packed = false;
    together.walk(&mut |inst| packed |= inst.op.name().ends_with("_packed"));
    packed
}

const TYPES: [DType; 2] = [DType::F16, DType::BF16];

#[test]
fn codes_of_four_bits() {
    for ty in TYPES {
        for (shift, offset) in [(0, "8.0"), (4, "8.0"), (4, "0.0"), (3, "7.0")] {
            let shift = format!("%by# = const {shift} : u8");
            let offset = format!("%o# = const {offset} : f32");
            assert!(compare(
                ty,
                &[
                    &shift,
                    &offset,
                    "%m# = const 15 : u8",
                    "%a# = bin.shr %q#, %by# : u8",
                    "%b# = bin.and %a#, %m# : u8",
                    "%c# = cast %b# : f32",
                    "%d# = bin.sub %c#, %o# : f32",
                    "%e# = bin.mul %d#, %xw# : f32",
                    &format!("%r# = cast %e# : {ty}"),
                ],
            ));
        }
    }
}

#[test]
fn codes_of_other_widths() {
    for ty in TYPES {
        for mask in [1, 3, 63, 127, 255] {
            let mask = format!("%m# = const {mask} : u8");
            let cast = format!("%r# = cast %a# : {ty}");
            compare(ty, &[&mask, "%a# = bin.and %q#, %m# : u8", &cast]);
            let shifted = ["%by# = const 2 : u8", "%s# = bin.shr %q#, %by# : u8", "%a# = bin.and %s#, %m# : u8"];
            compare(ty, &[&[mask.as_str()], &shifted[..], &[&cast]].concat());
        }
        // An amount that may be anything.
        compare(
            ty,
            &[
                "%m# = const 15 : u8",
                "%a# = bin.shr %q#, %q3 : u8",
                "%b# = bin.and %a#, %m# : u8",
                &format!("%r# = cast %b# : {ty}"),
            ],
        );
    }
}

#[test]
fn sums_and_products() {
    for ty in TYPES {
        for op in ["add", "sub", "mul"] {
            let wide = format!("%z# = bin.{op} %xw#, %yw# : f32");
            let paired = compare(ty, &[&wide, &format!("%r# = cast %z# : {ty}")]);
            assert_eq!(paired, op != "mul" || ty == DType::F16, "{op} of {ty}");
        }
        for op in ["add", "sub", "mul", "min", "max", "min_nan", "max_nan"] {
            assert!(compare(ty, &[&format!("%r# = bin.{op} %x#, %y# : {ty}")]), "{op} of {ty}");
        }
        assert!(compare(ty, &[&format!("%r# = fma %x#, %y#, %x# : {ty}")]));
        // A sum that is rounded in f32 before it is multiplied.
        compare(
            ty,
            &["%s# = bin.add %xw#, %yw# : f32", "%z# = bin.mul %s#, %xw# : f32", &format!("%r# = cast %z# : {ty}")],
        );
    }
}
