//! Tests of §4.3 of the language: asynchronous copies.

use crate::{count, everywhere};
use tile_kernel::prelude::*;

/// Two copies are on their way at once, one of them during a loop, and are waited for in the other order.
#[tile_kernel]
fn in_flight(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>, z: &mut Tensor<f16, 2>) {
    dims!(x = [m, n], y = [m, n], z = [m, n]);
    let [i, j] = blocks([m.div_ceil(4), n.div_ceil(8)]);
    let mut s = shared::<f32>([4, 8]);
    let mut h = fragment::<f16>([4, 8]);
    let mut sum = fragment::<f32>([4, 8]);
    clear(&mut sum);
    let whole = copy_async(x.at([i * 4, j * 8]), &mut s);
    let converted = copy_async(x.at([i * 4 + 1, j * 8]).or(9.0), &mut h);
    for _ in 0..3 {
        tile!(sum += 2.0);
    }
    converted.wait();
    copy(&h, z.at_mut([i * 4, j * 8]));
    whole.wait();
    tile!(s += sum);
    copy(&s, y.at_mut([i * 4, j * 8]));
}

// language: §4 copy_async(src, &mut tile)
// language: §4.3
// language: §4.3 arrived.wait()
// language: §4.3 result
#[test]
fn a_tile_has_its_contents_from_the_wait_on() {
    everywhere(|name, device| {
        let x = count::<f32, 2>([6, 13]);
        let (mut y, mut z) = (Tensor::zeros([6, 13]), Tensor::zeros([6, 13]));
        in_flight().launch(device, &x, &mut y, &mut z).unwrap();
        assert_eq!(y, x.map(|v| v + 6.0), "{name}");
        let below = |i, j| if i < 5 { x[[i + 1, j]] } else { 9.0 };
        assert_eq!(z, Tensor::from_fn([6, 13], |[i, j]| f16::from_f32(below(i, j))), "{name}");
    });
}

/// A copy for each iteration, in a loop, in a branch, and in a function.
#[tile_fn]
fn row(x: &Tensor<f32, 2>, at: usize, t: &mut Tile<f32, 1>) {
    dims!(t = [8]);
    let arrived = copy_async(x.at([at, 0]), t);
    arrived.wait();
}

#[tile_kernel]
fn repeated(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    dims!(x = [m, 8], y = [8]);
    let mut sum = fragment::<f32>([8]);
    let mut s = shared::<f32>([8]);
    clear(&mut sum);
    for k in 0..m {
        let arrived = copy_async(x.at((k, ..)), &mut s);
        if k == 1 {
            tile!(sum = -sum);
        }
        arrived.wait();
        tile!(sum += s);
        if k == 2 {
            let again = copy_async(x.at((0, ..)), &mut s, cuda(l2 = evict_first));
            again.wait();
            tile!(sum += s);
        }
    }
    row(x, m - 3, &mut s);
    tile!(sum += s);
    copy(&sum, y);
}

// language: §4.3 between
// language: §4.3 once
#[test]
fn copies_stand_in_loops_branches_and_functions() {
    everywhere(|name, device| {
        let x = count::<f32, 2>([4, 8]);
        let mut y = Tensor::zeros([8]);
        repeated().launch(device, &x, &mut y).unwrap();
        let expected = |j| -x[[0, j]] + x[[1, j]] + x[[2, j]] + x[[0, j]] + x[[3, j]] + x[[1, j]];
        assert_eq!(y, Tensor::from_fn([8], |[j]| expected(j)), "{name}");
    });
}
