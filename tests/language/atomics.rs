//! Tests of §6 of the language: atomics of single elements.

use crate::everywhere;
use tile_kernel::prelude::*;

/// Each operation on an element of its own, old values beside.
#[tile_kernel]
fn every_operation(y: &mut Tensor<i32, 2>, old: &mut Tensor<i32, 1>, far: usize) {
    dims!(y = [1, 8], old = [9]);
    parallel!(1, |i| {
        old[i] = y.atomic_add([i, 0], 5, Relaxed);
        old[i + 1] = y.atomic_max([i, 1], 5, Acquire);
        old[i + 2] = y.atomic_min([i, 2], 5, Release);
        old[i + 3] = y.atomic_and([i, 3], 6, AcqRel);
        old[i + 4] = y.atomic_or([i, 4], 6, SeqCst);
        old[i + 5] = y.atomic_xor([i, 5], 6, Relaxed);
        old[i + 6] = y.atomic_exchange([i, 6], 77, Relaxed);
        old[i + 7] = y.atomic_cas([i, 7], 10, 88, SeqCst);
        old[i + 8] = y.atomic_add([i + far, 0], 1000, Relaxed) + y.atomic_cas([i, 0 - far], 0, 1000, SeqCst);
    });
}

/// Counts in a tensor, a workspace and a shared tile, in block code and inside
/// `parallel!`.
#[tile_kernel]
fn places(n: usize, y: &mut Tensor<u32, 1>, z: &mut Tensor<f32, 1>) {
    dims!(y = [3], z = [1]);
    let mut w = workspace::<u32>([1]);
    let [b] = blocks([n]);
    let mut s = shared::<u32>([1]);
    clear(&mut s);
    parallel!(10, |i| {
        s.atomic_add(0, cast::<u32>(i), Relaxed);
        y.atomic_add([0], 1, Relaxed);
    });
    y.atomic_add(1, s[0], Relaxed);
    let before = w.atomic_add(0, 1, AcqRel);
    y.atomic_max(2, before + 1, Relaxed);
    z.atomic_add(0, cast::<f32>(b) + 0.5, Relaxed);
}

// language: §6
#[test]
fn atomics_return_the_old_value() {
    everywhere(|name, device| {
        let mut y = Tensor::from([[10; 8]]);
        let mut old = Tensor::full([9], -1);
        every_operation().launch(device, &mut y, &mut old, 5).unwrap();
        assert_eq!(y.to_vec(), [15, 10, 5, 10 & 6, 10 | 6, 10 ^ 6, 77, 88], "{name}");
        // Outside nothing happens, and zero is returned.
        assert_eq!(old.to_vec(), [10, 10, 10, 10, 10, 10, 10, 10, 0], "{name}");
        let mut y = Tensor::from([[3; 8]]);
        every_operation().launch(device, &mut y, &mut old, 5).unwrap();
        assert_eq!(y.to_vec(), [8, 5, 3, 2, 7, 5, 77, 3], "{name}");
    });
}

// language: §6
#[test]
fn no_update_is_lost() {
    everywhere(|name, device| {
        let (mut y, mut z) = (Tensor::zeros([3]), Tensor::zeros([1]));
        places().launch(device, 100, &mut y, &mut z).unwrap();
        assert_eq!(y.to_vec(), [1000, 4500, 100], "{name}");
        // Halves add up exactly in any order.
        assert_eq!(z[[0]], 5000.0, "{name}");
    });
}

/// Each operation on elements of its own, in a shared tile and in a workspace,
/// in one memory order; all of them commute or have one winner.
macro_rules! everything_in {
    ($name:ident, $order:ident) => {
        #[tile_kernel]
        fn $name(y: &mut Tensor<i32, 2>, old: &mut Tensor<i32, 3>) {
            dims!(y = [2, 8], old = [2, 8, 2]);
            let mut w = workspace::<i32>([1, 8]);
            let [b] = blocks([1]);
            let mut s = shared::<i32>([1, 8]);
            fill(&mut s, 10);
            parallel!(8, |i| {
                w[[b, i]] = 10;
            });
            parallel!(1, |i| {
                old[[i, 0, 0]] = s.atomic_add([i, 0], 5, $order);
                old[[i, 1, 0]] = s.atomic_max([i, 1], 12, $order);
                old[[i, 2, 0]] = s.atomic_min([i, 2], -3, $order);
                old[[i, 3, 0]] = s.atomic_and([i, 3], 6, $order);
                old[[i, 4, 0]] = s.atomic_or([i, 4], 5, $order);
                old[[i, 5, 0]] = s.atomic_xor([i, 5], 6, $order);
                old[[i, 6, 0]] = s.atomic_exchange([i, 6], 77, $order);
                old[[i, 7, 0]] = s.atomic_cas([i, 7], 10, 88, $order);
                // Again, so that the old values are those of the first time.
                old[[i, 0, 1]] = s.atomic_add([i, 0], 0, $order);
                old[[i, 6, 1]] = s.atomic_exchange([i, 6], 78, $order);
                old[[i, 7, 1]] = s.atomic_cas([i, 7], 10, 99, $order);
                old[[i + 1, 0, 0]] = w.atomic_add([i, 0], 5, $order);
                old[[i + 1, 1, 0]] = w.atomic_max([i, 1], 12, $order);
                old[[i + 1, 2, 0]] = w.atomic_min([i, 2], -3, $order);
                old[[i + 1, 3, 0]] = w.atomic_and([i, 3], 6, $order);
                old[[i + 1, 4, 0]] = w.atomic_or([i, 4], 5, $order);
                old[[i + 1, 5, 0]] = w.atomic_xor([i, 5], 6, $order);
                old[[i + 1, 6, 0]] = w.atomic_exchange([i, 6], 77, $order);
                old[[i + 1, 7, 0]] = w.atomic_cas([i, 7], 10, 88, $order);
                old[[i + 1, 0, 1]] = w.atomic_add([i, 0], 0, $order);
                old[[i + 1, 6, 1]] = w.atomic_exchange([i, 6], 78, $order);
                old[[i + 1, 7, 1]] = w.atomic_cas([i, 7], 10, 99, $order);
            });
            parallel!(8, |j| {
                y[[0, j]] = s[[0, j]];
                y[[1, j]] = w[[b, j]];
            });
        }
    };
}
everything_in!(relaxed, Relaxed);
everything_in!(acquire, Acquire);
everything_in!(release, Release);
everything_in!(acquire_release, AcqRel);
everything_in!(sequential, SeqCst);

// language: §6
#[test]
fn every_operation_takes_every_order_in_shared_tiles_and_workspaces() {
    everywhere(|name, device| {
        let check = |order: &str, launch: &dyn Fn(&mut Tensor<i32, 2>, &mut Tensor<i32, 3>)| {
            let (mut y, mut old) = (Tensor::zeros([2, 8]), Tensor::zeros([2, 8, 2]));
            launch(&mut y, &mut old);
            assert_eq!(y, Tensor::from([[15, 12, -3, 10 & 6, 10 | 5, 10 ^ 6, 78, 88]; 2]), "{name}, {order}");
            let second = [15, 0, 0, 0, 0, 0, 77, 88];
            assert_eq!(old, Tensor::from_fn([2, 8, 2], |[_, i, k]| [10, second[i]][k]), "{name}, {order}");
        };
        check("relaxed", &|y, old| relaxed().launch(device, y, old).unwrap());
        check("acquire", &|y, old| acquire().launch(device, y, old).unwrap());
        check("release", &|y, old| release().launch(device, y, old).unwrap());
        check("acq_rel", &|y, old| acquire_release().launch(device, y, old).unwrap());
        check("seq_cst", &|y, old| sequential().launch(device, y, old).unwrap());
    });
}

/// The operations that floats have, on a tensor, a workspace and a shared tile.
#[tile_kernel]
fn of_floats<T: Float>(x: &Tensor<T, 1>, y: &mut Tensor<T, 2>, old: &mut Tensor<T, 2>) {
    dims!(x = [n], y = [3, 5], old = [3, 5]);
    let mut w = workspace::<T>([1, 5]);
    let [b] = blocks([1]);
    let mut s = shared::<T>([1, 5]);
    parallel!(5, |i| {
        w[[b, i]] = y[[1, i]];
        s[[0, i]] = y[[2, i]];
    });
    for k in 0..n {
        parallel!(1, |i| {
            let v = x[k];
            old[[i, 0]] = y.atomic_add([i, 0], v, Relaxed);
            old[[i, 1]] = y.atomic_max([i, 1], v, Relaxed);
            old[[i, 2]] = y.atomic_min([i, 2], v, SeqCst);
            old[[i, 3]] = y.atomic_exchange([i, 3], v, AcqRel);
            old[[i, 4]] = y.atomic_cas([i, 4], v, 9.0, Relaxed);
            old[[i + 1, 0]] = w.atomic_add([i, 0], v, Relaxed);
            old[[i + 1, 1]] = w.atomic_max([i, 1], v, Acquire);
            old[[i + 1, 2]] = w.atomic_min([i, 2], v, Release);
            old[[i + 1, 3]] = w.atomic_exchange([i, 3], v, Relaxed);
            old[[i + 1, 4]] = w.atomic_cas([i, 4], v, 9.0, SeqCst);
            old[[i + 2, 0]] = s.atomic_add([i, 0], v, Relaxed);
            old[[i + 2, 1]] = s.atomic_max([i, 1], v, Relaxed);
            old[[i + 2, 2]] = s.atomic_min([i, 2], v, Relaxed);
            old[[i + 2, 3]] = s.atomic_exchange([i, 3], v, Relaxed);
            old[[i + 2, 4]] = s.atomic_cas([i, 4], v, 9.0, Relaxed);
        });
    }
    parallel!(5, |i| {
        y[[1, i]] = w[[b, i]];
        y[[2, i]] = s[[0, i]];
    });
}

// language: §6
#[test]
fn floats_have_atomics() {
    fn check<T: Float>() {
        everywhere(|name, device| {
            let at = |x: f64| T::from_f64(x);
            let values = [0.5, -2.0, f64::NAN, 3.0];
            let x = Tensor::from(values.map(at));
            let mut y = Tensor::from([[1.0, 1.0, 1.0, 1.0, -2.0].map(at); 3]);
            let mut old = Tensor::<T, 2>::zeros([3, 5]);
            // Without the NaN, whose sum is NaN and which no extreme takes.
            let numbers = Tensor::from([0.5, -2.0, 3.0].map(at));
            of_floats::<T>().launch(device, &numbers, &mut y, &mut old).unwrap();
            let expected = [2.5, 3.0, -2.0, 3.0, 9.0].map(at);
            assert_eq!(y, Tensor::from([expected; 3]), "{name}, {}", T::DTYPE);
            assert_eq!(old, Tensor::from([[-0.5, 1.0, -2.0, -2.0, 9.0].map(at); 3]), "{name}, {}", T::DTYPE);
            of_floats::<T>().launch(device, &x, &mut y, &mut old).unwrap();
            for row in 0..3 {
                assert!(y[[row, 0]].to_f64().is_nan(), "{name}, {}", T::DTYPE);
                assert_eq!((y[[row, 1]], y[[row, 2]]), (at(3.0), at(-2.0)), "{name}, {}", T::DTYPE);
            }
        });
    }
    check::<f32>();
    check::<f64>();
}

/// Compares and exchanges 0.0 and NaN.
#[tile_kernel]
fn exchange_if(x: &mut Tensor<f32, 1>, expected: &Tensor<f32, 1>, new: f32) {
    dims!(x = [n], expected = [n]);
    for k in 0..n {
        x.atomic_cas(k, expected[k], new, Relaxed);
    }
}

// language: §6
#[test]
fn exchanges_compare_bits() {
    everywhere(|name, device| {
        let other_nan = f32::from_bits(f32::NAN.to_bits() | 1);
        let mut x = Tensor::from([0.0, -0.0, f32::NAN, f32::NAN, -0.0, 1.0]);
        let expected = Tensor::from([-0.0, 0.0, f32::NAN, other_nan, -0.0, 1.0]);
        exchange_if().launch(device, &mut x, &expected, 5.0).unwrap();
        let bits = |x: &Tensor<f32, 1>| x.iter().map(f32::to_bits).collect::<Vec<u32>>();
        assert_eq!(bits(&x), bits(&Tensor::from([0.0, -0.0, 5.0, f32::NAN, 5.0, 5.0])), "{name}");
    });
}

/// The last block to arrive reads what every block left before it arrived: what
/// is released is seen by who acquires.
#[tile_kernel]
fn hand_over<const N: usize>(rounds: usize, y: &mut Tensor<i32, 2>, winners: &mut Tensor<u32, 1>) {
    dims!(y = [_, N], winners = [_]);
    let mut payload = workspace::<i32>([rounds, 64, N]);
    let mut arrived = workspace::<u32>([rounds]);
    let [round, b] = blocks([rounds, 64]);
    parallel!(N, |i| {
        payload[[round, b, i]] = cast::<i32>(b * 3 + i + round);
    });
    let before = arrived.atomic_add(round, 1, AcqRel);
    if before == 63 {
        winners.atomic_add([round], 1, Relaxed);
        parallel!(N, |i| {
            let mut sum = 0;
            for other in 0..64 {
                sum += payload[[round, other, i]];
            }
            y[[round, i]] = sum;
        });
    }
}

/// The same where the flag is set by a release alone, and taken by an acquire.
#[tile_kernel]
fn pass_on<const N: usize>(rounds: usize, seen: &mut Tensor<u32, 1>, wrong: &mut Tensor<u32, 1>) {
    dims!(seen = [1], wrong = [1]);
    let mut payload = workspace::<i32>([rounds, N]);
    let mut flag = workspace::<u32>([rounds]);
    let [round, b] = blocks([rounds, 8]);
    if b == 3 {
        parallel!(N, |i| {
            payload[[round, i]] = 7;
        });
        flag.atomic_exchange(round, 1, Release);
    } else {
        let set = flag.atomic_add(round, 0, Acquire);
        if set == 1 {
            seen.atomic_add([0], 1, Relaxed);
            parallel!(N, |i| {
                if payload[[round, i]] != 7 {
                    wrong.atomic_add([0], 1, Relaxed);
                }
            });
        }
    }
}

// language: §6
#[test]
fn what_is_released_is_seen_by_who_acquires() {
    // The interpreter runs one block after the other; the CPU here has three
    // threads.
    everywhere(|name, device| {
        let rounds = 40;
        let (mut y, mut winners) = (Tensor::zeros([rounds, 33]), Tensor::zeros([rounds]));
        hand_over::<33>().launch(device, rounds, &mut y, &mut winners).unwrap();
        let sum = |[round, i]: [usize; 2]| (0..64).map(|b| (b * 3 + i + round) as i32).sum();
        assert_eq!(y, Tensor::from_fn([rounds, 33], sum), "{name}");
        assert!(winners.iter().all(|n| n == 1), "{name}: {winners:?}");

        let (mut seen, mut wrong) = (Tensor::zeros([1]), Tensor::zeros([1]));
        pass_on::<33>().launch(device, 300, &mut seen, &mut wrong).unwrap();
        assert_eq!(wrong[[0]], 0, "{name}, seen by {}", seen[[0]]);
    });
}
