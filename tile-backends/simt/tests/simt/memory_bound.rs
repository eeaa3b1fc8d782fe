//! What memory-bound kernels are made of: divisions of rows by one divisor,
//! transposed tiles, fills, scans of lines and what is carried between them.

use crate::common::run_threads;
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};

fn floats(shape: &[i64], values: impl Iterator<Item = f32>) -> Buffer {
    let mut buffer = Buffer::zeros(DType::F32, shape);
    values.enumerate().for_each(|(i, value)| buffer.set(i, value.to_bits().into()));
    buffer
}

/// Both interpreters agree to the bit.
fn check(text: &str, inputs: &[Buffer], shape: &[i64]) {
    let func = parse(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let run = |threads: bool| {
        let mut out = Buffer::zeros(DType::F32, shape);
        let mut args: Vec<_> = inputs.iter().map(Buffer::arg).collect();
        args.push(out.arg_mut());
        if threads {
            run_threads(&func, &mut args).unwrap_or_else(|e| panic!("{e}\n{text}"));
        } else {
            interp::run(&func, &func.name, &mut args, &Options::default()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        }
        drop(args);
        out.bits()
    };
    let (expected, found) = (run(false), run(true));
    for (i, (e, f)) in expected.iter().zip(&found).enumerate() {
        let nan = |bits: u64| f32::from_bits(bits as u32).is_nan();
        assert!(e == f || nan(*e) && nan(*f), "element {i} is {f:x}, expected {e:x}\n{text}");
    }
}

#[test]
fn rows_are_divided_as_elements_are() {
    let text =
        "kernel divide(%x x: global<f32, [16, 64]>, %y y: global<f32, [16]>, %out out: mut global<f32, [16, 64]>)
        host { %one = const 1 : index } grid %one
        body (%b: index) {
          %e = alloc : fragment<f32, [16, 64]>  %d = alloc : fragment<f32, [16]>
          copy %x, %e  copy %y, %d
          %m = const 16 : index  %n = const 64 : index
          parallel %m, %n (%i: index, %j: index) {
            %p = load %e, %i, %j : f32  %q = load %d, %i : f32
            %r = bin.div %p, %q : f32
            store %r, %e, %i, %j
          }
          copy %e, %out
        }";
    let special = [0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, f32::MIN_POSITIVE, 1e-45, -1e-40, f32::MAX];
    let mut rng = Rng::new(7);
    let mut any = |exponents: (i64, i64)| {
        let exponent = (127 + rng.between(exponents.0, exponents.1)) as u32;
        f32::from_bits(exponent << 23 | (rng.between(0, (1 << 23) - 1) as u32))
            * if rng.between(0, 1) == 0 { 1.0 } else { -1.0 }
    };
    for round in 0..8 {
        let dividends: Vec<f32> = (0..16 * 64)
            .map(|i| match round {
                // Runs of usual numbers, some with a zero, and runs with anything.
                0 | 1 => any((-90, 90)),
                2 if i % 3 == 0 => {
                    if i % 2 == 0 {
                        0.0
                    } else {
                        -0.0
                    }
                }
                3 if i % 7 == 0 => special[i % special.len()],
                4 => any((-126, 127)),
                _ => any((-3, 3)),
            })
            .collect();
        let divisors: Vec<f32> = (0..16)
            .map(|i| {
                if round == 5 {
                    special[i % special.len()]
                } else if round == 6 {
                    any((-126, 127))
                } else {
                    any((-20, 20)).abs()
                }
            })
            .collect();
        let inputs = [floats(&[16, 64], dividends.into_iter()), floats(&[16], divisors.into_iter())];
        check(text, &inputs, &[16, 64]);
    }
}

#[test]
fn transposed_tiles_keep_their_elements() {
    for (m, n, rows, columns) in [(64, 64, 100, 70), (32, 128, 61, 250), (128, 32, 128, 96)] {
        let text = format!(
            "kernel transpose(%x x: global<f32, [?, ?]>, %out out: mut global<f32, [?, ?]>)
            host {{
              %r = extent %x, axis = 0 : index  %c = extent %x, axis = 1 : index
              %m = const {m} : index  %m1 = const {} : index  %n = const {n} : index  %n1 = const {} : index
              %rm = bin.add %r, %m1 : index  %gm = bin.div %rm, %m : index
              %cn = bin.add %c, %n1 : index  %gn = bin.div %cn, %n : index
            }}
            grid %gm, %gn
            body (%y: index, %z: index) {{
              %t = alloc : shared<f32, [{m}, {n}]>
              %row = bin.mul %y, %m : index  %col = bin.mul %z, %n : index
              %from = region %x, %row, %col, axes = [{m}, {n}] : global<f32, [{m}, {n}]>
              copy %from, %t
              %tt = permute %t, axes = [1, 0] : shared<f32, [{n}, {m}]>
              %to = region %out, %col, %row, axes = [{n}, {m}] : global<f32, [{n}, {m}]>
              copy %tt, %to
            }}",
            m - 1,
            n - 1
        );
        let x = floats(&[rows, columns], (0..rows * columns).map(|i| i as f32));
        check(&text, &[x], &[columns, rows]);
    }
}

#[test]
fn lines_are_scanned_and_carried() {
    let text = "kernel scan(%x x: global<f32, [?, ?]>, %out out: mut global<f32, [?, ?]>)
        host {
          %r = extent %x, axis = 0 : index  %c = extent %x, axis = 1 : index
          %m = const 4 : index  %m1 = const 3 : index  %n = const 256 : index  %n1 = const 255 : index
          %rm = bin.add %r, %m1 : index  %g = bin.div %rm, %m : index
          %cn = bin.add %c, %n1 : index  %steps = bin.div %cn, %n : index
        }
        grid %g
        body (%b: index) {
          %t = alloc : fragment<f32, [4, 256]>  %s = alloc : fragment<f32, [4, 256]>
          %carry = alloc : fragment<f32, [4]>
          %z = const 0 : f32  %two = const 2 : f32  fill %carry, %z
          %row = bin.mul %b, %m : index
          %zero = const 0 : index  %one = const 1 : index
          for %zero, %steps, %one (%k: index) {
            %col = bin.mul %k, %n : index
            %from = region %x, %row, %col, %two, axes = [4, 256], filled : global<f32, [4, 256]>
            copy %from, %t
            scan.sum %t, %s, axis = 1
            parallel %m, %n (%i: index, %j: index) {
              %p = load %s, %i, %j : f32  %q = load %carry, %i : f32
              %sum = bin.add %p, %q : f32
              store %sum, %s, %i, %j
            }
            %to = region %out, %row, %col, axes = [4, 256] : global<f32, [4, 256]>
            copy %s, %to
            parallel %m (%l: index) {
              %last = load %s, %l, %n1 : f32
              store %last, %carry, %l
            }
          }
        }";
    for (rows, columns) in [(8, 768), (7, 300)] {
        // Small integers: sums are exact in any order.
        let x = floats(&[rows, columns], (0..rows * columns).map(|i| (i % 11) as f32 - 4.0));
        check(text, &[x], &[rows, columns]);
    }
}
