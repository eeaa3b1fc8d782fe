//! Tests of §5.3 of the language: the accesses of blocks.

use crate::{count, everywhere};
use tile_kernel::interp::{Interpreter, Options, Order};
use tile_kernel::prelude::*;

/// Tiles at their own places, in a transposed order of axes, and a flat row for
/// each block.
#[tile_kernel]
fn slabs<const BM: usize, const BN: usize>(
    x: &Tensor<i32, 2>,
    y: &mut Tensor<i32, 2>,
    flat: &mut Tensor<i32, 1>,
    sums: &mut Tensor<i32, 2>,
) {
    dims!(x = [m, n], y = [n, m], sums = [_, _]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut t = fragment::<i32>([BM, BN]);
    copy(x.at([by * BM, bx * BN]), &mut t);
    copy(t.t(), y.at_mut([bx * BN, by * BM]));
    parallel!((BM, BN), |i, j| {
        if bx * BN + j < n {
            store_unordered(flat, [(by * BM + i) * n + bx * BN + j], t[[i, j]]);
        }
    });
    parallel!(1, |i| {
        sums[[by + i, bx]] = t[[0, 0]];
    });
}

/// Rows of a vector, one for each block, from the last to the first.
#[tile_kernel]
fn rows(x: &Tensor<i32, 2>, y: &mut Tensor<i32, 1>) {
    dims!(x = [m, n]);
    let [b] = blocks([m]);
    parallel!(n, |j| {
        y[m * n - 1 - b * n - j] = x[[b, j]];
    });
}

// language: §5.3
// language: §5.3 distance
#[test]
fn blocks_that_are_as_far_apart_as_what_they_access() {
    everywhere(|name, device| {
        let x = count::<i32, 2>([7, 5]);
        let (mut y, mut flat, mut sums) = (Tensor::zeros([5, 7]), Tensor::zeros([35]), Tensor::zeros([4, 2]));
        slabs::<2, 3>().launch(device, &x, &mut y, &mut flat, &mut sums).unwrap();
        assert_eq!(y, Tensor::from_fn([5, 7], |[j, i]| x[[i, j]]), "{name}");
        assert_eq!(flat.to_vec(), x.to_vec(), "{name}");
        assert_eq!(sums, Tensor::from_fn([4, 2], |[i, j]| x[[2 * i, 3 * j]]), "{name}");
        let mut y = Tensor::zeros([35]);
        rows().launch(device, &x, &mut y).unwrap();
        assert!(y.iter().eq((0..35).rev()), "{name}");
    });
}

/// A head of a batch for each block.
#[tile_kernel]
fn heads(x: &Tensor<i32, 3>, y: &mut Tensor<i32, 3>, z: &mut Tensor<i32, 1>) {
    dims!(x = [batch, heads, n], y = [batch, heads, n]);
    let [bh] = blocks([batch * heads]);
    parallel!(n, |j| {
        y[[bh / heads, bh % heads, j]] = x[[bh / heads, bh % heads, j]] + 1;
    });
    parallel!(1, |i| {
        z[bh / 4 * 4 + bh % 4 + i] = cast::<i32>(bh);
    });
}

// language: §5.3 quotients
#[test]
fn quotient_and_remainder_tell_blocks_apart() {
    everywhere(|name, device| {
        let x = count::<i32, 3>([2, 3, 4]);
        let (mut y, mut z) = (Tensor::zeros([2, 3, 4]), Tensor::zeros([6]));
        heads().launch(device, &x, &mut y, &mut z).unwrap();
        assert_eq!(y, x.map(|x| x + 1), "{name}");
        assert!(z.iter().eq(0..6), "{name}");
    });
}

/// Each block has some rows, or every so-manieth.
#[tile_kernel]
fn loops<const R: usize>(x: &Tensor<i32, 2>, y: &mut Tensor<i32, 2>, z: &mut Tensor<i32, 2>, g: usize) {
    dims!(x = [m, 4], y = [m, 4], z = [m, 4]);
    let [b] = blocks([g]);
    for r in b * R..(b * R + R).min(m) {
        parallel!(4, |j| y[[r, j]] = x[[r, j]] * 2);
    }
    for r in (b..m).step_by(g) {
        let mut t = fragment::<i32>([4]);
        copy(x.at((r, ..)), &mut t);
        copy(&t, z.at_mut((r, span(0, 4))));
    }
}

// language: §5.3 loops
#[test]
fn loops_from_a_place_of_the_block_and_over_the_grid() {
    everywhere(|name, device| {
        let x = count::<i32, 2>([11, 4]);
        let (mut y, mut z) = (Tensor::zeros([11, 4]), Tensor::zeros([11, 4]));
        loops::<3>().launch(device, &x, &mut y, &mut z, 4).unwrap();
        assert_eq!(y, x.map(|x| x * 2), "{name}");
        assert_eq!(z, x, "{name}");
    });
}

/// What one block does, and rows of groups.
#[tile_kernel]
fn conditions<const BH: usize>(group: usize, y: &mut Tensor<i32, 1>, z: &mut Tensor<i32, 1>) {
    dims!(z = [n]);
    let [b, one] = blocks([4, 1]);
    if b == 2 && n > 0 {
        parallel!(n, |i| z[i] = cast::<i32>(i + one) + 1);
    }
    parallel!(BH, |i| {
        if i < group {
            y[b * group + i] = cast::<i32>(b * 10 + i);
        }
    });
}

// language: §5.3 conditions
#[test]
fn conditions_fix_a_block_and_bound_an_index() {
    everywhere(|name, device| {
        let (mut y, mut z) = (Tensor::zeros([12]), Tensor::zeros([5]));
        conditions::<8>().launch(device, 3, &mut y, &mut z).unwrap();
        assert_eq!(y.to_vec(), [0, 1, 2, 10, 11, 12, 20, 21, 22, 30, 31, 32], "{name}");
        assert_eq!(z.to_vec(), [1, 2, 3, 4, 5], "{name}");
    });
}

/// The first block writes the first element, others their own.
#[tile_kernel]
fn apart(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [_]);
    let [b] = blocks([8]);
    if b == 0 {
        parallel!(1, |i| y[i] = -1);
    } else {
        // Elements that no block writes are read by all.
        let last = y[8];
        parallel!(1, |i| y[b + i] = x[b] + last);
    }
}

// language: §5.3 no meeting
#[test]
fn accesses_that_lie_apart() {
    everywhere(|name, device| {
        let mut y = Tensor::from([0, 0, 0, 0, 0, 0, 0, 0, 100]);
        apart().launch(device, &count::<i32, 1>([8]), &mut y).unwrap();
        assert_eq!(y.to_vec(), [-1, 101, 102, 103, 104, 105, 106, 107, 100], "{name}");
    });
}

/// Rows go where a table says.
#[tile_kernel]
fn placed<const N: usize>(x: &Tensor<i32, 2>, at: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>) {
    dims!(x = [m, N], at = [m]);
    let [b] = blocks([m], disjoint = "`at` names each row once");
    let mut t = fragment::<i32>([N]);
    copy(x.at([b, 0]), &mut t);
    copy(&t, y.at_mut([at[b] as usize, 0]));
}

#[test]
fn what_is_stated_is_verified() {
    let x = count::<i32, 2>([4, 3]);
    everywhere(|name, device| {
        let mut y = Tensor::zeros([5, 3]);
        placed::<3>().launch(device, &x, &Tensor::from([4, 0, 3, 1]), &mut y).unwrap();
        assert_eq!(y.to_vec(), [3, 4, 5, 9, 10, 11, 0, 0, 0, 6, 7, 8, 0, 1, 2], "{name}");
    });
    let twice = Tensor::from([4, 0, 4, 1]);
    for order in [Order::Natural, Order::Shuffled(3)] {
        // Also where races are not looked for.
        for check_races in [true, false] {
            let device = Interpreter::new(Options { order, check_races, ..Options::default() });
            let error = placed::<3>().launch(&device, &x, &twice, &mut Tensor::zeros([5, 3])).unwrap_err().to_string();
            let ends =
                "element [4, 0] of `y` in no order, but blocks are stated to be disjoint: `at` names each row once";
            assert!(error.ends_with(ends), "{error}");
        }
    }
}

#[cfg(feature = "cpu")]
#[test]
fn the_processor_checks_if_asked() {
    let x = count::<i32, 2>([4, 3]);
    let twice = Tensor::from([4, 0, 4, 1]);
    let checked = Cpu::checked();
    assert!(checked.is_checked() && !Cpu::new().is_checked());
    let mut y = Tensor::zeros([5, 3]);
    let error = placed::<3>().launch(&checked, &x, &twice, &mut y).unwrap_err();
    assert!(matches!(&error, LaunchError::Fault { reason, .. } if reason.starts_with("race: blocks")), "{error}");
    // Not asked, one of the rows is what is left.
    placed::<3>().launch(&Cpu::new(), &x, &twice, &mut y).unwrap();
    assert!([0, 6].contains(&y[[4, 0]]), "{y:?}");
    placed::<3>().launch(&checked, &x, &Tensor::from([4, 0, 3, 1]), &mut y).unwrap();
    assert_eq!(y[[4, 0]], 0);
}
