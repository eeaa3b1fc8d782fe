//! §6: atomics of single elements.

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
