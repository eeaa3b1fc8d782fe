//! Tests of §11 of the language: regions written for one thread.

use crate::{count, devices, everywhere};
use tile_kernel::launch::LaunchError;
use tile_kernel::prelude::*;

/// What a thread knows of itself, and what others tell it.
#[tile_kernel]
fn lanes(y: &mut Tensor<i32, 2>) {
    dims!(y = [11, 40]);
    threads!(40, |t| {
        let i = t.index();
        y[[0, i]] = i as i32;
        y[[1, i]] = t.lane() as i32;
        y[[2, i]] = t.warp() as i32;
        y[[3, i]] = t.lanes() as i32;
        y[[4, i]] = t.shuffle_idx(i as i32, 5);
        y[[5, i]] = t.shuffle_xor(i as i32, 9);
        y[[6, i]] = t.shuffle_up(i as i32, 3);
        y[[7, i]] = t.shuffle_down(i as i32, 3);
        y[[8, i]] = select(t.any(i == 33), 1, 0);
        y[[9, i]] = select(t.all(i > 20), 1, 0);
        y[[10, i]] = cast::<i32>(t.ballot(t.lane() % 3 == 1).count_ones());
    });
}

// language: §11
// language: §11.1
// language: §11.1 t.index()
// language: §11.1 t.lanes()
// language: §11.1 t.lane()
// language: §11.2
// language: §11.2 t.shuffle_idx(v, lane)
// language: §11.2 t.any(c)
#[test]
fn threads_of_a_warp_exchange_values() {
    everywhere(|name, device| {
        let mut y = Tensor::zeros([11, 40]);
        lanes::default().launch(device, &mut y).unwrap();
        let other = |i: usize, lane: Option<usize>| match lane.filter(|&lane| lane < 32 && i / 32 * 32 + lane < 40) {
            Some(lane) => i / 32 * 32 + lane,
            None => i,
        };
        let expected = Tensor::from_fn([11, 40], |[row, i]| {
            let lane = i % 32;
            let value = match row {
                0 => i,
                1 => lane,
                2 => i / 32,
                3 => 32,
                4 => other(i, Some(5)),
                5 => other(i, Some(lane ^ 9)),
                6 => other(i, lane.checked_sub(3)),
                7 => other(i, Some(lane + 3)),
                8 => usize::from(i / 32 == 1),
                9 => usize::from(i / 32 == 1),
                _ => {
                    if i / 32 == 0 {
                        11
                    } else {
                        3
                    }
                }
            };
            value as i32
        });
        assert_eq!(y, expected, "{name}");
    });
}

/// Shuffles of each width, of truth values and of indices.
#[tile_kernel]
fn widths(y: &mut Tensor<f64, 2>, z: &mut Tensor<bool, 1>) {
    dims!(y = [4, 32], z = [32]);
    threads!(32, |t| {
        let i = t.index();
        y[[0, i]] = t.shuffle_xor(i as f64 * 0.1, 1);
        y[[1, i]] = t.shuffle_xor(i, 2) as f64;
        y[[2, i]] = cast::<f64>(t.shuffle_xor(cast::<bf16>(i), 4));
        y[[3, i]] = cast::<f64>(t.shuffle_xor(cast::<u8>(i) - 1, 31));
        z[i] = t.shuffle_xor(i % 3 == 0, 1);
    });
}

#[test]
fn any_scalar_is_exchanged() {
    everywhere(|name, device| {
        let (mut y, mut z) = (Tensor::zeros([4, 32]), Tensor::zeros([32]));
        widths::default().launch(device, &mut y, &mut z).unwrap();
        let expected = Tensor::from_fn([4, 32], |[row, i]| match row {
            0 => (i ^ 1) as f64 * 0.1,
            1 => (i ^ 2) as f64,
            2 => (i ^ 4) as f64,
            _ => f64::from(((i ^ 31) as u8).wrapping_sub(1)),
        });
        assert_eq!(y, expected, "{name}");
        assert_eq!(z, Tensor::from_fn([32], |[i]| (i ^ 1) % 3 == 0), "{name}");
    });
}

/// Sums of rows: strided loads, a reduction in each warp, and one of the warps' sums.
#[tile_kernel(default(N = 128))]
fn sums<const N: usize>(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    dims!(x = [m, n], y = [m]);
    let [b] = blocks([m]);
    let mut part = shared::<f32>([N]);
    clear(&mut part);
    threads!(N, |t| {
        let mut v = 0.0;
        for j in (t.index()..n).step_by(N) {
            v += x[[b, j]];
        }
        let mut distance = t.lanes() / 2;
        for _ in 0..5 {
            v += select(distance > 0, t.shuffle_xor(v, distance), 0.0);
            distance /= 2;
        }
        if t.lane() == 0 {
            part[t.warp()] = v;
        }
        t.barrier();
        if t.warp() == 0 {
            let mut sum = 0.0;
            for w in 0..N.div_ceil(t.lanes()) {
                sum += part[w];
            }
            if t.lane() == 0 {
                y[b] = sum;
            }
        }
    });
}

#[test]
fn a_block_reduces_its_row() {
    everywhere(|name, device| {
        let x = Tensor::from_fn([3, 300], |[i, j]| (i + j % 7) as f32);
        let mut y = Tensor::zeros([3]);
        sums::<128>().launch(device, &x, &mut y).unwrap();
        let row = |i: usize| (0..300).map(|j| (i + j % 7) as f32).sum::<f32>();
        assert_eq!(y, Tensor::from_fn([3], |[i]| row(i)), "{name}");
        sums::<32>().launch(device, &x, &mut y).unwrap();
        assert_eq!(y, Tensor::from_fn([3], |[i]| row(i)), "{name}");
    });
}

/// An inclusive scan in shared memory (Hillis and Steele), with barriers in a loop.
#[tile_kernel]
fn scan(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [100], y = [100]);
    let mut s = shared::<i32>([100]);
    copy(x, &mut s);
    threads!(100, |t| {
        for k in 0..7 {
            let i = t.index();
            let mut sum = s[i];
            if i >= 1 << k {
                sum += s[i - (1 << k)];
            }
            t.barrier();
            s[i] = sum;
            t.barrier();
        }
        y[t.index()] = s[t.index()];
    });
}

// language: §11.2 t.barrier()
#[test]
fn barriers_order_what_threads_do() {
    everywhere(|name, device| {
        let (x, mut y) = (count::<i32, 1>([100]), Tensor::zeros([100]));
        scan::default().launch(device, &x, &mut y).unwrap();
        assert_eq!(y, Tensor::from_fn([100], |[i]| (i * (i + 1) / 2) as i32), "{name}");
    });
}

/// A transposition through a shared tile, whose columns are rotated.
#[tile_kernel]
fn transposed(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [n, m]);
    let [by, bx] = blocks([m.div_ceil(16), n.div_ceil(16)]);
    let mut s = shared::<f32>([16, 16]);
    clear(&mut s);
    threads!(64, |t| {
        let (row, column) = (t.index() / 16, t.index() % 16);
        for r in 0..4 {
            let i = r * 4 + row;
            s[[i, (column + i) % 16]] = x[[by * 16 + i, bx * 16 + column]];
        }
        t.barrier();
        for r in 0..4 {
            let j = r * 4 + row;
            y[[bx * 16 + j, by * 16 + column]] = s[[column, (j + column) % 16]];
        }
    });
}

#[test]
fn tiles_are_transposed_through_shared_memory() {
    everywhere(|name, device| {
        let (x, mut y) = (count::<f32, 2>([40, 21]), Tensor::zeros([21, 40]));
        transposed::default().launch(device, &x, &mut y).unwrap();
        assert_eq!(y, Tensor::from_fn([21, 40], |[j, i]| (i * 21 + j) as f32), "{name}");
    });
}

/// Arrays of a thread, conditions of a warp, and loops that votes end.
#[tile_kernel]
fn own(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [64], y = [64]);
    threads!(64, |t| {
        let mut r = local::<i32>([4]);
        for i in 0..4 {
            r[i] = x[t.index()] * i as i32;
        }
        let some = t.any(x[t.index()] > 40);
        let v = if some { t.shuffle_down(r[3], 1) } else { r[1] };
        t.barrier();
        if t.warp() == 1 {
            let all = t.ballot(v % 2 == 0);
            y[t.index()] = v + cast::<i32>(all.count_ones());
        } else {
            y[t.index()] = if t.index() / 32 == 0 { t.shuffle_xor(v, 1) } else { v };
        }
    });
}

// language: §11.2 together
#[test]
fn a_warp_branches_as_one() {
    everywhere(|name, device| {
        let (x, mut y) = (count::<i32, 1>([64]), Tensor::zeros([64]));
        own::default().launch(device, &x, &mut y).unwrap();
        let expected = Tensor::from_fn([64], |[i]| match i {
            0..32 => i as i32 ^ 1,
            63 => 3 * 63 + 15,
            _ => 3 * (i as i32 + 1) + 15,
        });
        assert_eq!(y, expected, "{name}");
    });
}

/// Arrays that begin with a value: at known indices, and at one that the thread alone knows.
#[tile_kernel(default(N = 4))]
fn held<const N: usize>(x: &Tensor<i32, 2>, y: &mut Tensor<i32, 2>) {
    dims!(x = [N, 64], y = [4, 64]);
    threads!(64, |t| {
        let i = t.index();
        let mut sums = [0; N];
        let mut theirs = [x[[0, i]]; N];
        for k in 0..N {
            for j in k..N {
                sums[k] += x[[j, i]];
            }
            if k > 0 {
                theirs[k] = t.shuffle_xor(x[[k, i]], 1);
            }
        }
        y[[0, i]] = sums[0];
        y[[1, i]] = sums[i % N];
        y[[2, i]] = theirs[N - 1];
        y[[3, i]] = theirs[0];
    });
}

// language: §3 [x; N]
#[test]
fn arrays_of_a_thread_begin_with_a_value() {
    everywhere(|name, device| {
        let (x, mut y) = (count::<i32, 2>([4, 64]), Tensor::zeros([4, 64]));
        held::default().launch(device, &x, &mut y).unwrap();
        let of = |j: usize, i: usize| (j * 64 + i) as i32;
        let expected = Tensor::from_fn([4, 64], |[row, i]| match row {
            0 => (0..4).map(|j| of(j, i)).sum(),
            1 => (i % 4..4).map(|j| of(j, i)).sum(),
            2 => of(3, i ^ 1),
            _ => of(0, i),
        });
        assert_eq!(y, expected, "{name}");
    });
}

/// The neighbour's element, without the barrier between, and with it.
#[tile_kernel]
fn neighbours<const ORDERED: bool>(y: &mut Tensor<i32, 1>) {
    dims!(y = [64]);
    let mut s = shared::<i32>([64]);
    clear(&mut s);
    threads!(64, |t| {
        s[t.index()] = t.index() as i32;
        if ORDERED {
            t.barrier();
        }
        y[t.index()] = s[(t.index() + 1) % 64];
    });
}

// language: §11.3
// language: §11.3 races
#[test]
fn the_interpreter_finds_races_of_threads() {
    let mut y = Tensor::zeros([64]);
    everywhere(|name, device| {
        neighbours::<true>().launch(device, &mut y).unwrap();
        assert_eq!(y, Tensor::from_fn([64], |[i]| ((i + 1) % 64) as i32), "{name}");
    });
    for (name, device) in devices::all().into_iter().filter(|(name, _)| name.starts_with("interpreter")) {
        match neighbours::<false>().launch(&*device, &mut y) {
            Err(LaunchError::Fault { location, reason, .. }) => {
                assert!(location.contains("threads.rs:"), "{name}: {location}");
                assert!(reason.starts_with("race: threads ") && reason.contains("of `s`"), "{name}: {reason}");
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}

/// What a thread wrote it reads; what all wrote, all read behind a barrier.
#[tile_kernel]
fn written(y: &mut Tensor<i32, 1>) {
    dims!(y = [32]);
    let mut s = shared::<i32>([64]);
    let mut u = shared::<i32>([32]);
    threads!(32, |t| {
        s[t.index() * 2] = 1;
        s[t.index() * 2 + 1] = 2;
        u[t.index()] = s[t.index() * 2] + s[t.index() * 2 + 1];
        t.barrier();
        y[t.index()] = u[31 - t.index()] + s[63 - t.index()];
    });
}

// language: §11.3 initialisation
#[test]
fn what_all_wrote_is_read_behind_a_barrier() {
    everywhere(|name, device| {
        let mut y = Tensor::zeros([32]);
        written::default().launch(device, &mut y).unwrap();
        assert_eq!(y, Tensor::from_fn([32], |[i]| if i % 2 == 0 { 5 } else { 4 }), "{name}");
    });
}
