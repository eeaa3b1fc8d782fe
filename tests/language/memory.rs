//! Tests of §3 of the language: tiles, private arrays, workspaces, and accesses outside.

use crate::{count, everywhere};
use tile_kernel::prelude::*;

/// Each block reverses its part, through each kind of tile.
#[tile_kernel]
fn scopes<const N: usize>(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>) {
    dims!(x = [n], y = [2, n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut s = shared::<i32>([N]);
    let mut f = fragment::<i32>([N]);
    copy(x.at([b * N]), &mut s);
    parallel!(N, |i| {
        f[i] = s[N - 1 - i];
    });
    copy(&f, y.at_mut([0, b * N]));
    parallel!(N, |i| {
        s[i] = f[i] * 10;
    });
    copy(&s, y.at_mut([1, b * N]));
}

// language: §3
// language: §3 shared::<T>([BM, BK])
// language: §3 fragment::<T>([BM, BN])
#[test]
fn tiles_are_one_for_each_block() {
    everywhere(|name, device| {
        let x = count::<i32, 1>([8]);
        let mut y = Tensor::zeros([2, 8]);
        scopes::<4>().launch(device, &x, &mut y).unwrap();
        let rows = [[3, 2, 1, 0, 7, 6, 5, 4], [30, 20, 10, 0, 70, 60, 50, 40]];
        assert_eq!(y, Tensor::from(rows), "{name}");
    });
}

#[tile_kernel]
fn private<const N: usize>(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>) {
    dims!(x = [n], y = [n, N]);
    parallel!(n, |i| {
        let mut own = local::<i32>([N]);
        for k in 0..N {
            own[k] = x[i] + cast::<i32>(k);
        }
        for k in 0..N {
            y[[i, k]] = own[N - 1 - k];
        }
    });
}

// language: §3 local::<T>([N])
#[test]
fn private_arrays_are_one_for_each_iteration() {
    everywhere(|name, device| {
        let x = Tensor::from([10, 20, 30]);
        let mut y = Tensor::zeros([3, 2]);
        private::<2>().launch(device, &x, &mut y).unwrap();
        assert_eq!(y, Tensor::from([[11, 10], [21, 20], [31, 30]]), "{name}");
    });
}

/// What blocks add up in the workspace, the sums read by all of them.
#[tile_kernel]
fn shared_by_blocks(m: usize, n: usize, y: &mut Tensor<i32, 2>) {
    let mut w = workspace::<i32>([m, n]);
    let [b] = blocks([m]);
    parallel!(n, |j| {
        let old = w.atomic_add([b, j], 5, Relaxed);
        y[[b, j]] = old + w[[b, j]] * 10;
    });
}

// language: §3 workspace::<T>([m, n])
#[test]
fn workspaces_hold_zeros_at_first() {
    everywhere(|name, device| {
        // Twice: the second launch sees nothing of the first.
        for _ in 0..2 {
            let mut y = Tensor::zeros([3, 4]);
            shared_by_blocks().launch(device, 3, 4, &mut y).unwrap();
            assert!(y.iter().all(|y| y == 50), "{name}: {y:?}");
        }
    });
}

/// Reads and writes far outside, in every way.
#[tile_kernel]
fn outside<const N: usize>(x: &Tensor<i32, 2>, shift: usize, y: &mut Tensor<i32, 2>, z: &mut Tensor<i32, 2>) {
    dims!(x = [m, n], y = [m, n], z = [N, N]);
    let mut t = shared::<i32>([N, N]);
    let from = 0 - shift;
    copy(x.at([from, from]), &mut t);
    copy(&t, z);
    copy(&t, y.at_mut([from, shift]));
    parallel!((N, N), |i, j| {
        z[[i, j]] += x[[i - shift, j + shift]] * 100 + t[[i, j + N]] * 10_000;
        y[[i, j + n]] = -1;
        y[[i - N, j]] = -2;
    });
}

// language: §3.2
#[test]
fn reads_outside_give_zero_and_writes_are_dropped() {
    let x = Tensor::from_fn([3, 3], |[i, j]| (10 * i + j + 1) as i32);
    let at = |i: i64, j: i64| usize::try_from(i).ok().zip(usize::try_from(j).ok()).and_then(|(i, j)| x.get([i, j]));
    everywhere(|name, device| {
        for shift in [0, 1, 2, 5, 1 << 40] {
            let mut y = Tensor::full([3, 3], 7);
            let mut z = Tensor::zeros([4, 4]);
            outside::<4>().launch(device, &x, shift, &mut y, &mut z).unwrap();
            let s = shift as i64;
            let tile = |i: i64, j: i64| at(i - s, j - s).unwrap_or(0);
            let expected = Tensor::from_fn([4, 4], |[i, j]| {
                let (i, j) = (i as i64, j as i64);
                tile(i, j) + at(i - s, j + s).unwrap_or(0) * 100
            });
            assert_eq!(z, expected, "{name}, shift {shift}");
            // Row i of the tile goes to row i - shift, column j to j + shift.
            let expected = Tensor::from_fn([3, 3], |[i, j]| {
                let (i, j) = (i as i64 + s, j as i64 - s);
                if (0..4).contains(&i) && (0..4).contains(&j) { tile(i, j) } else { 7 }
            });
            assert_eq!(y, expected, "{name}, shift {shift}");
        }
    });
}

/// A row index that wraps would land in the next row.
#[tile_kernel]
fn neighbours(x: &Tensor<i32, 2>, y: &mut Tensor<i32, 2>) {
    dims!(x = [m, n], y = [m, n]);
    parallel!((m, n), |i, j| {
        y[[i, j]] = x[[i, j + 1]] + 1000 * x[[i, j - 1]];
    });
}

// language: §3.2
#[test]
fn an_index_never_wraps_into_a_neighbouring_row() {
    everywhere(|name, device| {
        let x = Tensor::from([[1, 2], [3, 4]]);
        let mut y = Tensor::zeros([2, 2]);
        neighbours().launch(device, &x, &mut y).unwrap();
        assert_eq!(y, Tensor::from([[2, 1000], [4, 3000]]), "{name}");
    });
}
