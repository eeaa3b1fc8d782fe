//! Comparisons of indices, such as masks make for each element: what is seen of an
//! element may lie in front of the first or behind the last, and constants on either
//! side may have either sign.

use crate::common::{agree, run_kernel, target};
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::text::parse;
use tile_core::testing::Buffer;
use tile_simt::facts::LaunchFacts;
use tile_simt::lower::lower;

/// Whether `min(64·x, m) + j + LEFT` compares so with `min(n, 8·x + 1 + n − m) + RIGHT`, for
/// each j of each block x.
const MASK: &str = "
    kernel mask(%a a: global<f32, [?]>, %b b: global<f32, [?]>, %c c: mut global<i32, [?, 64]>)
    host {
      %m = extent %a, axis = 0 : index  %n = extent %b, axis = 0 : index  %g = extent %c, axis = 0 : index
    }
    grid %g
    body (%x: index) {
      %c64 = const 64 : index  %c8 = const 8 : index  %one = const 1 : index
      %left = const LEFT : index  %right = const RIGHT : index
      %yes = const 1 : i32  %no = const 0 : i32
      %row = bin.mul %x, %c8 : index  %row1 = bin.add %row, %one : index
      %less = bin.sub %n, %m : index  %end = bin.add %row1, %less : index
      %seen = bin.min %n, %end : index  %bound = bin.add %seen, %right : index
      %far = bin.mul %x, %c64 : index  %from = bin.min %far, %m : index
      parallel %c64 (%j: index) {
        %at = bin.add %from, %j : index  %key = bin.add %at, %left : index
        %is = cmp.OP %key, %bound : bool
        %v = select %is, %yes, %no : i32
        store %v, %c, %x, %j
      }
    }";

#[test]
fn sums_on_both_sides() {
    for op in ["lt", "ge", "le", "gt", "eq", "ne"] {
        for (left, right) in [(0, 0), (7, 0), (-9, 0), (0, 5), (3, -70), (-130, 20)] {
            let text = MASK.replace("LEFT", &left.to_string()).replace("RIGHT", &right.to_string()).replace("OP", op);
            let func = parse(&text).unwrap_or_else(|e| panic!("{e} in\n{text}"));
            for (m, n) in [(1, 1), (200, 20), (20, 200), (130, 130), (1000, 1)] {
                let [a, b] = [m, n].map(|len| Buffer::zeros(DType::F32, &[len]));
                let [mut expected, mut found] = [(); 2].map(|()| Buffer::zeros(DType::I32, &[4, 64]));
                interp::run(&func, "mask", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default())
                    .expect("the interpreter runs it");
                let args = &mut [a.arg(), b.arg(), found.arg_mut()];
                let kernel = lower(&func, &LaunchFacts::of(args), &target()).expect("it has a lowering");
                run_kernel(&func, &kernel, args).unwrap_or_else(|e| panic!("{op} {left} {right} {m} {n}: {e}"));
                agree(&expected, &found, true).unwrap_or_else(|e| panic!("{op} {left} {right} {m} {n}: {e}"));
            }
        }
    }
}
