//! Tests of §11.4 of the language: groups of threads that meet by themselves.

use crate::{count, devices, everywhere};
use tile_kernel::launch::LaunchError;
use tile_kernel::prelude::*;

/// Each group rotates its part of a tile, as often as it has warps, and exchanges in warps.
#[tile_kernel(default(N = 128, K = 32))]
fn rotated<const N: usize, const K: usize>(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [N], y = [N]);
    let mut s = shared::<i32>([N]);
    clear(&mut s);
    threads!(N, |t| {
        s[t.index()] = x[t.index()];
        t.group(0..K, |g| {
            let i = g.index();
            for _ in 0..K / 32 {
                g.barrier();
                let next = s[(i + 1) % K];
                g.barrier();
                s[i] = g.shuffle_xor(next, 1);
            }
        });
        t.group(K..N, |g| {
            let i = g.index();
            for k in 0..(N - K) / 32 {
                if k % 2 == 0 {
                    g.barrier();
                    let next = s[K + (i - K + 1) % (N - K)];
                    g.barrier();
                    s[i] = next;
                }
            }
        });
        t.barrier();
        y[t.index()] = s[N - 1 - t.index()];
    });
}

fn expected(n: usize, k: usize) -> Tensor<i32, 1> {
    let mut s: Vec<i32> = (0..n as i32).collect();
    for _ in 0..k / 32 {
        let rotated: Vec<i32> = (0..k).map(|i| s[(i + 1) % k]).collect();
        (0..k).for_each(|i| s[i] = rotated[i ^ 1]);
    }
    for _ in 0..((n - k) / 32).div_ceil(2) {
        s[k..].rotate_left(1);
    }
    Tensor::from_fn([n], |[i]| s[n - 1 - i])
}

// language: §11.4
// language: §11.4 t.group(first..end, |g| { … })
// language: §11.4 g.barrier()
// language: §11.4 side by side
#[test]
fn groups_meet_by_themselves() {
    everywhere(|name, device| {
        let mut y = Tensor::zeros([128]);
        rotated::<128, 32>().launch(device, &count::<i32, 1>([128]), &mut y).unwrap();
        assert_eq!(y, expected(128, 32), "{name}");
        let mut y = Tensor::zeros([256]);
        rotated::<256, 160>().launch(device, &count::<i32, 1>([256]), &mut y).unwrap();
        assert_eq!(y, expected(256, 160), "{name}");
        let mut y = Tensor::zeros([96]);
        rotated::<96, 64>().launch(device, &count::<i32, 1>([96]), &mut y).unwrap();
        assert_eq!(y, expected(96, 64), "{name}");
    });
}

/// What a group has written, its own threads read behind its barrier, all others behind one of the block.
#[tile_kernel]
fn handed_on(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [64], y = [64]);
    let mut s = shared::<f32>([64]);
    threads!(64, |t| {
        t.group(0..32, |g| {
            s[g.index()] = x[g.index()];
            s[g.index() + 32] = x[g.index() + 32];
            g.barrier();
            y[g.index()] = s[63 - g.index()];
        });
        t.barrier();
        t.group(32..64, |g| y[g.index()] = s[63 - g.index()]);
    });
}

// language: §11.4 barriers of the block
#[test]
fn what_a_group_wrote_is_read_behind_its_barrier() {
    everywhere(|name, device| {
        let (x, mut y) = (count::<f32, 1>([64]), Tensor::zeros([64]));
        handed_on::default().launch(device, &x, &mut y).unwrap();
        assert_eq!(y, Tensor::from_fn([64], |[i]| (63 - i) as f32), "{name}");
    });
}

/// An element of the other group, behind barriers of both, or of the block.
#[tile_kernel]
fn across<const ORDERED: bool>(y: &mut Tensor<i32, 1>) {
    dims!(y = [64]);
    let mut s = shared::<i32>([64]);
    clear(&mut s);
    threads!(64, |t| {
        t.group(0..32, |g| {
            s[g.index()] = 1;
            g.barrier();
        });
        if ORDERED {
            t.barrier();
        }
        t.group(32..64, |g| {
            g.barrier();
            y[g.index()] = s[g.index() - 32];
        });
    });
}

#[test]
fn barriers_of_two_groups_are_no_order_between_them() {
    let mut y = Tensor::zeros([64]);
    everywhere(|name, device| {
        across::<true>().launch(device, &mut y).unwrap();
        assert_eq!(y, Tensor::from_fn([64], |[i]| i32::from(i >= 32)), "{name}");
    });
    for (name, device) in devices::all().into_iter().filter(|(name, _)| name.starts_with("interpreter")) {
        match across::<false>().launch(&*device, &mut y) {
            Err(LaunchError::Fault { reason, .. }) => {
                assert!(reason.starts_with("race: threads ") && reason.contains("of `s`"), "{name}: {reason}");
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}
