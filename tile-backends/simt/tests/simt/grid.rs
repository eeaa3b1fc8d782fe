//! Where blocks are: the numbers of the axes, or those of a line.

use crate::common::{agree, plain, run_kernel, target};
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::text::parse;
use tile_core::testing::Buffer;
use tile_simt::facts::LaunchFacts;
use tile_simt::lower::lower;

/// Each block writes its place, which only it does.
const PLACES: &str = "
    kernel places(%y y: mut global<i32, [?, ?, 3]>)
    host {
      %a = extent %y, axis = 0 : index  %b = extent %y, axis = 1 : index  %c = const 3 : index
    }
    grid %a, %b, %c
    body (%i: index, %j: index, %k: index) {
      %ten = const 10 : index  %hundred = const 100 : index
      %is = bin.mul %i, %hundred : index  %js = bin.mul %j, %ten : index
      %ij = bin.add %is, %js : index  %ijk = bin.add %ij, %k : index
      %place = cast %ijk : i32
      store %place, %y, %i, %j, %k
    }";

#[test]
fn blocks_of_a_line_find_their_places() {
    let func = parse(PLACES).unwrap_or_else(|error| panic!("{error}"));
    for extents in [[4, 5, 3], [1, 7, 3], [6, 1, 3], [1, 1, 3]] {
        let mut expected = Buffer::zeros(DType::I32, &extents);
        interp::run(&func, "places", &mut [expected.arg_mut()], &Options::default()).expect("it has a meaning");
        for target in [target(), plain()] {
            for flat in [false, true] {
                let mut found = Buffer::zeros(DType::I32, &extents);
                let facts = LaunchFacts { flat, ..LaunchFacts::of(&[found.arg_mut()]) };
                let kernel = lower(&func, &facts, &target).expect("it lowers");
                assert_eq!(kernel.grid, if flat { 1 } else { 3 });
                run_kernel(&func, &kernel, &mut [found.arg_mut()]).unwrap_or_else(|error| panic!("{error}"));
                agree(&expected, &found, true).unwrap_or_else(|error| panic!("{extents:?}: {error}"));
            }
        }
    }
}
