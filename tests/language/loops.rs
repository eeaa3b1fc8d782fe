//! Tests of §5 of the language: `parallel!` and `pipelined!`.

use crate::{count, everywhere};
use tile_kernel::launch::Kernel;
use tile_kernel::prelude::*;

#[tile_kernel]
fn tuples(m: usize, less: usize, y: &mut Tensor<i32, 5>, z: &mut Tensor<i32, 2>, w: &mut Tensor<i32, 1>) {
    let factor = cast::<i32>(m) * 10;
    parallel!((2, m - less, 2, 1, 3), |a, b, c, d, e| {
        y[[a, b, c, d, e]] = cast::<i32>(((a * 10 + b) * 10 + c) * 10 + e);
    });
    // Split over two axes; a remainder apart; a whole range apart.
    parallel!(12, |i| {
        z[[i / 4, i % 4]] = cast::<i32>(i) + factor;
    });
    parallel!(m, |i| {
        w[2 * i] = 1;
        w[2 * i + 1] = 2;
    });
    parallel!(1, |i| {
        w[i] += w[i + 1];
    });
}

#[tile_kernel]
fn unordered(at: &Tensor<i32, 1>, y: &mut Tensor<i32, 2>) {
    dims!(at = [n], y = [_, 1]);
    parallel!(n, |i| {
        store_unordered(y, [cast::<usize>(at[i]), 0], cast::<i32>(i) + 1);
    });
}

// language: §5
// language: §5.1
#[test]
fn parallel_runs_every_tuple_once() {
    everywhere(|name, device| {
        let (mut y, mut z, mut w) = (Tensor::full([2, 3, 2, 1, 3], -1), Tensor::zeros([3, 4]), Tensor::zeros([6]));
        tuples().launch(device, 3, 0, &mut y, &mut z, &mut w).unwrap();
        let tuple = |[a, b, c, _, e]: [usize; 5]| (((a * 10 + b) * 10 + c) * 10 + e) as i32;
        assert_eq!(y, Tensor::from_fn([2, 3, 2, 1, 3], tuple), "{name}");
        assert_eq!(z, count::<i32, 2>([3, 4]).map(|x| x + 30), "{name}");
        assert_eq!(w.to_vec(), [3, 2, 1, 2, 1, 2], "{name}");
        // An extent that is not positive is no iteration.
        let mut y = Tensor::full([2, 3, 2, 1, 3], -1);
        tuples().launch(device, 3, 4, &mut y, &mut z, &mut w).unwrap();
        assert!(y.iter().all(|y| y == -1), "{name}");

        let mut y = Tensor::full([3, 1], -1);
        unordered().launch(device, &Tensor::from([2, 0, 2, 9, 2]), &mut y).unwrap();
        assert_eq!([y[[0, 0]], y[[1, 0]]], [2, -1], "{name}");
        assert!([1, 3, 5].contains(&y[[2, 0]]), "{name}: one of those that met");
    });
}

#[tile_kernel]
fn pipeline<const N: usize>(x: &Tensor<i32, 2>, from: usize, y: &mut Tensor<i32, 2>) {
    dims!(x = [n, N], y = [2, N]);
    let mut t = shared::<i32>([N]);
    let mut sum = shared::<i32>([N]);
    clear(&mut sum);
    pipelined!(from..n, stages = 3, |k| {
        copy(x.at([k, 0]), &mut t);
        parallel!(N, |i| {
            sum[i] = sum[i] * 2 + t[i];
        });
    });
    copy(&sum, y.at_mut((0, ..)));
    clear(&mut sum);
    pipelined!(from..n, stages = 2, order = [0, 1], stage = [0, 1], |k| {
        copy(x.at([k, 0]), &mut t);
        parallel!(N, |i| {
            sum[i] = sum[i] * 2 + t[i];
        });
    });
    copy(&sum, y.at_mut((1, ..)));
}

// language: §5.2
#[test]
fn pipelined_means_for() {
    everywhere(|name, device| {
        let x = count::<i32, 2>([9, 4]);
        for from in [0, 3, 8, 9, 20] {
            let mut y = Tensor::zeros([2, 4]);
            pipeline::<4>().launch(device, &x, from, &mut y).unwrap();
            let sum = |j: usize| (from..9).fold(0, |sum, k| sum * 2 + x[[k, j]]);
            assert_eq!(y, Tensor::from_fn([2, 4], |[_, j]| sum(j)), "{name} from {from}");
        }
    });
}

// language: §5.2
#[test]
fn overrides_are_kept_in_the_ir() {
    let mut ir = "";
    pipeline::<4>().with_instance(&mut |instance| ir = instance.def().ir);
    let loops: Vec<&str> = ir.lines().filter(|line| line.contains("pipelined(")).map(str::trim).collect();
    let [inferred, stated] = loops[..] else { panic!("two loops in\n{ir}") };
    assert!(inferred.contains("pipelined(3)"), "{inferred}");
    assert!(stated.contains("pipelined(2, order = [0, 1], stage = [0, 1], at = ["), "{stated}");
    // And by what every backend gets, after all passes.
    pipeline::<4>().with_instance(&mut |instance| {
        let func = tile_core::passes::instantiate(instance).unwrap();
        let text = tile_core::ir::text::print(&func);
        assert!(text.contains("pipelined(2, order = [0, 1], stage = [0, 1], at = ["), "{text}");
    });
}
