//! Tests of §3.3 of the language: initialisation before reads.

use crate::{count, everywhere};
use tile_kernel::prelude::*;

#[tile_kernel]
fn branches(c: bool, x: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>) {
    let mut t = shared::<i32>([4]);
    let mut u = shared::<i32>([4]);
    if c {
        copy(x.at([0]), &mut t);
        fill(&mut u, 7);
    } else {
        copy(x.at([4]), &mut t);
    }
    copy(&t, y.at_mut([0, 0]));
    if c {
        copy(&u, y.at_mut([1, 0]));
    }
}

// language: §3.3 branches
#[test]
fn one_branch_or_both() {
    everywhere(|name, device| {
        let x = count::<i32, 1>([8]);
        for (c, rows) in [(true, [[0, 1, 2, 3], [7; 4]]), (false, [[4, 5, 6, 7], [-1; 4]])] {
            let mut y = Tensor::full([2, 4], -1);
            branches().launch(device, c, &x, &mut y).unwrap();
            assert_eq!(y, Tensor::from(rows), "{name}");
        }
    });
}

/// Sums of rows, of which each iteration has the next one ready.
#[tile_kernel]
fn iterations(x: &Tensor<i32, 2>, y: &mut Tensor<i32, 2>) {
    dims!(x = [m, 4], y = [3, 4]);
    require!(m > 0, "there is a row");
    let mut slots = shared::<i32>([2, 4]);
    let mut sum = fragment::<i32>([4]);
    let mut last = fragment::<i32>([4]);
    let mut old = shared::<i32>([4]);
    copy(x.at((0, ..)), slots.at_mut((0, ..)));
    for k in 0..m {
        if k + 1 < m {
            copy(x.at((k + 1, ..)), slots.at_mut(((k + 1) % 2, ..)));
        }
        if k == 0 {
            clear(&mut sum);
        }
        parallel!(4, |j| {
            sum[j] += slots[[k % 2, j]];
        });
        if k > 0 {
            copy(&old, y.at_mut([2, 0]));
        }
        copy(x.at((k, ..)), &mut old);
        copy(&sum, &mut last);
    }
    copy(&sum, y.at_mut([0, 0]));
    copy(&last, y.at_mut([1, 0]));
}

// language: §3.3 loops
#[test]
fn what_iterations_leave() {
    everywhere(|name, device| {
        let x = count::<i32, 2>([3, 4]);
        let mut y = Tensor::zeros([3, 4]);
        iterations().launch(device, &x, &mut y).unwrap();
        assert_eq!(y, Tensor::from([[12, 15, 18, 21], [12, 15, 18, 21], [4, 5, 6, 7]]), "{name}");
    });
}

#[tile_kernel]
fn parts<const N: usize>(n: usize, x: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>) {
    let mut halves = shared::<i32>([N]);
    let mut pairs = shared::<i32>([2 * N]);
    let mut some = shared::<i32>([N]);
    let mut rows = shared::<i32>([4, N]);
    parallel!(N / 2, |i| {
        halves[i] = x[i];
        halves[i + N / 2] = 10 * x[i];
    });
    parallel!(N, |i| {
        pairs[2 * i] = x[i];
        pairs[2 * i + 1] = -x[i];
    });
    parallel!(N, |i| {
        if i < n {
            some[i] = x[i];
        }
    });
    for k in 0..4 {
        copy(&halves, rows.at_mut((k, ..)));
    }
    copy(&halves, y.at_mut([0, 0]));
    parallel!(2 * N, |i| {
        y[[1, i]] = pairs[i];
    });
    parallel!(N, |i| {
        y[[2, i]] = if i < n { some[i] } else { 99 };
    });
    copy(rows.at((span(2, 1), ..)), y.at_mut([3, 0]));
}

// language: §3.3 parts
#[test]
fn boxes_of_elements() {
    everywhere(|name, device| {
        let x = count::<i32, 1>([4]);
        let mut y = Tensor::zeros([4, 8]);
        parts::<4>().launch(device, 3, &x, &mut y).unwrap();
        let halves = [0, 1, 0, 10, 0, 0, 0, 0];
        let rows = [halves, [0, 0, 1, -1, 2, -2, 3, -3], [0, 1, 2, 99, 0, 0, 0, 0], halves];
        assert_eq!(y, Tensor::from(rows), "{name}");
    });
}

#[tile_fn]
fn squares<const N: usize>(t: &mut Tile<i32, 1>) {
    dims!(t = [N]);
    parallel!(N, |i| {
        t[i] = cast::<i32>(i * i);
    });
}

#[tile_fn]
fn negated_squares<const N: usize>(t: &mut Tile<i32, 1>) {
    dims!(t = [N]);
    squares::<N>(t);
    parallel!(N, |i| {
        t[i] = -t[i];
    });
}

#[tile_kernel]
fn functions(y: &mut Tensor<i32, 1>) {
    let mut t = shared::<i32>([4]);
    negated_squares::<4>(&mut t);
    copy(&t, y.at_mut([0]));
}

// language: §3.3
// language: §3.3 functions
#[test]
fn what_functions_write() {
    everywhere(|name, device| {
        let mut y = Tensor::zeros([4]);
        functions().launch(device, &mut y).unwrap();
        assert_eq!(y, Tensor::from([0, -1, -4, -9]), "{name}");
    });
}
