//! Searches on the stand-in: candidates are ranked by the cost model, launched, and kept by device.

use crate::{AMPERE, HOPPER, tensor, turn, zeros};
use tile_cuda::Cuda;
use tile_kernel::launch::Device;
use tile_kernel::prelude::*;
use tile_tune::{Cache, Outcome, Stopped, TuneError, Tuned, Tuner, Tuning};

/// C = A·B. Tiles of 4096 rows fit no device.
#[tile_kernel(default(BM = 64), tune(BM = [64, 128, 4096, 16]))]
fn tuned<const BM: usize>(a: &Tensor<f16, 2>, b: &Tensor<f16, 2>, c: &mut Tensor<f32, 2>) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(64)]);
    let mut a_s = shared::<f16>([BM, 64]);
    let mut b_s = shared::<f16>([64, 64]);
    let mut acc = fragment::<f32>([BM, 64]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(64), stages = 3, |ko| {
        copy(a.at([by * BM, ko * 64]), &mut a_s);
        copy(b.at([ko * 64, bx * 64]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * 64]));
}

#[test]
fn candidates_are_ranked_by_the_model_and_those_that_do_not_fit_fail() {
    let _turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (a, b, mut c) = (zeros::<f16, 2>(&cuda, [4096, 512]), zeros(&cuda, [512, 4096]), zeros(&cuda, [4096, 4096]));
    let report = Tuner::new().tune(&cuda, |device| tuned::default().launch(device, &a, &b, &mut c)).expect("it runs");
    let order: Vec<i64> = report.trials.iter().map(|trial| trial.point[0]).collect();
    assert_eq!((order[0], order.len()), (64, 4));
    let expected: Vec<f64> = report.trials[1..].iter().filter_map(|trial| trial.expected).collect();
    assert!(expected.len() >= 2 && expected.is_sorted(), "{report:?}");
    let too_large = report.trials.iter().find(|trial| trial.point == [4096]).expect("it was tried");
    assert!(matches!(&too_large.outcome, Outcome::Failed(_)), "{too_large:?}");
    assert_ne!(report.best, [4096]);
    assert!(report.remarks.iter().any(|remark| remark.starts_with("results were not compared")), "{report:?}");
    let identity = cuda.identity();
    assert!(identity.architecture == "sm_90a" && !identity.driver.is_empty(), "{identity:?}");
}

#[test]
fn answers_are_of_one_device() {
    let _turn = turn();
    let directory = std::env::temp_dir().join(format!("tile-cuda-tune-{}", std::process::id()));
    let cache = Cache::new(&directory);
    let tune = |ordinal: usize| {
        let cuda = Cuda::new(ordinal).expect("the stand-in has it");
        let host = Tensor::<f16, 2>::zeros([128, 128]);
        let (a, b, mut c) = (tensor(&cuda, &host), tensor(&cuda, &host), zeros(&cuda, [128, 128]));
        let tuner = Tuner::new().trials(2).cache(cache.clone());
        let report = tuner.tune(&cuda, |device| tuned::default().launch(device, &a, &b, &mut c)).expect("it runs");
        // The answer serves launches on the same device.
        let device = Tuned::on(&cuda, Tuning::Cached).cache(Some(cache.clone())).into_device();
        tuned::default().launch(&device, &a, &b, &mut c).expect("it runs");
        report.stopped
    };
    assert_eq!(tune(HOPPER), Stopped::Trials);
    assert_eq!(tune(HOPPER), Stopped::Cached);
    assert_eq!(tune(AMPERE), Stopped::Trials);
    std::fs::remove_dir_all(directory).expect("the directory is ours");
}

#[test]
fn errors_about_arguments_are_those_of_a_launch() {
    let _turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (a, b, mut c) = (zeros::<f16, 2>(&cuda, [64, 32]), zeros(&cuda, [48, 64]), zeros(&cuda, [64, 64]));
    let tuned = Tuner::new().tune(&cuda, |device| tuned::default().launch(device, &a, &b, &mut c));
    let Err(TuneError::Launch(error)) = tuned else { panic!("{tuned:?}") };
    assert_eq!(error.to_string(), "argument `b`: axis 0 has extent 48, expected 32");
}
