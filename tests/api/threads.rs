//! Tests of launches from many threads at once.

use crate::devices;
use crate::kernels::{copied, matmul, scale};
use tile_kernel::Caches;
use tile_kernel::interp::Interpreter;
use tile_kernel::launch::{Instance, KernelDef};
use tile_kernel::prelude::*;

#[test]
fn what_a_launch_takes_crosses_threads() {
    fn both<T: Send + Sync>() {}
    both::<Tensor<f32, 2>>();
    both::<TensorView<'_, f16, 3>>();
    both::<TensorViewMut<'_, bool, 1>>();
    both::<matmul<bf16, 8, 8>>();
    both::<Interpreter>();
    both::<KernelDef>();
    both::<Instance<'_>>();
    both::<LaunchError>();
}

#[test]
fn threads_share_inputs_and_split_outputs() {
    let x = Tensor::from_fn([64, 3], |[i, j]| (i + j) as i64);
    for (name, device) in devices::all() {
        let mut y = Tensor::<i64, 2>::zeros([64, 3]);
        let device = &*device;
        std::thread::scope(|scope| {
            let mut rest = y.view_mut();
            for i in 0..64 {
                let (row, below) = rest.split_at(0, 1).unwrap();
                rest = below;
                let x = x.slice([i..i + 1, 0..3]).unwrap().reshape([3]).unwrap();
                let row = row.reshape([3]).unwrap();
                scope.spawn(move || {
                    // First launches of several instances race for the caches.
                    match i % 3 {
                        0 => scale::<i64, 8>().launch(device, x, i as i64, row),
                        1 => scale::<i64, 2>().launch(device, x, i as i64, row),
                        _ => scale::<i64, 1>().launch(device, x, i as i64, row),
                    }
                    .unwrap();
                });
            }
        });
        assert_eq!(y, Tensor::from_fn([64, 3], |[i, j]| (i * (i + j)) as i64), "{name}");
    }
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let noise = |shape: [usize; 2], seed: usize| {
        Tensor::from_fn(shape, |[i, j]| ((i * 7919 + j * 104_729 + seed) % 1009) as f32 / 1009.0 - 0.5)
    };
    let (a, b) = (noise([100, 90], 1), noise([90, 70], 2));
    let product = |threads: usize| {
        let mut c = Tensor::<f32, 2>::zeros([100, 70]);
        matmul::<f32, 16, 8>().launch(&Cpu::new().with_threads(threads), &a, &b, &mut c).unwrap();
        c.iter().map(|x| x.to_bits()).collect::<Vec<_>>()
    };
    let alone = product(1);
    for threads in [2, 3, 8] {
        // The second launch finds packed operands and times of the first.
        for _ in 0..2 {
            assert!(product(threads) == alone, "{threads} threads");
        }
    }
}

/// Without caches every output is stored past them.
#[test]
fn outputs_past_the_caches() {
    let x = Tensor::from_fn([7, 1000], |[i, j]| (i * 1000 + j) as f32);
    let none = Caches { first: 0, second: 0, third: 0 };
    for threads in [1, 2] {
        let device = Cpu::new().with_threads(threads).with_caches(none);
        let mut y = Tensor::<f32, 2>::zeros([7, 1000]);
        copied::<512>().launch(&device, &x, &mut y).unwrap();
        assert_eq!(y, x, "{threads} threads");
    }
}
