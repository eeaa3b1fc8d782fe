//! Tests of a backend outside of tile-kernel: the conformance suite on it, its tensors, its errors.

use tile_conformance::{Expect, Refusal, run};
use tile_kernel::launch::{Arg, Device, Hook, Hooked, Instance};
use tile_kernel::prelude::*;
use tile_kernel::{backends, host_device};
use vendor_backend::{Board, BoardTensor};

/// y = a·x + y.
#[tile_kernel]
fn axpy<const N: usize>(a: f32, x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut x_f = fragment::<f32>([N]);
    let mut y_f = fragment::<f32>([N]);
    copy(x.at([b * N]), &mut x_f);
    copy(y.at([b * N]), &mut y_f);
    parallel!(N, |i| {
        y_f[i] += a * x_f[i];
    });
    copy(&y_f, y.at_mut([b * N]));
}

#[test]
fn the_suite_passes() {
    let board = Board::new(1).expect("it is there");
    let refused = vec![Refusal::new("f64", "board: no 64-bit floats")];
    let filters = ["normalisation::", "rearrangement::", "selection::"].map(str::to_owned).to_vec();
    let report = run(&board.host_adapter(), &Expect { filters, refused, ..Expect::default() });
    assert!(report.is_right(), "{report}");
    assert!(report.rows().len() > 40, "{report}");
}

#[test]
fn refusals_that_nobody_expects_are_failures() {
    let board = Board::new(0).expect("it is there");
    let filters = vec!["normalisation::softmax".to_owned()];
    let report = run(&board.host_adapter(), &Expect { filters, ..Expect::default() });
    assert!(!report.is_right() && report.to_string().contains("board: no 64-bit floats"), "{report}");
}

#[test]
fn tensors_of_the_board() -> Result<(), LaunchError> {
    let board = Board::new(0)?;
    let x = BoardTensor::from_host(&board, &Tensor::from([[1.0_f32, 2.0], [3.0, 4.0]]).view())?;
    let mut y = BoardTensor::<f32, 1>::zeros(&board, [2])?;
    let row = x.view().slice([1..2, 0..2]).expect("inside").reshape([2]).expect("no gaps");
    for _ in 0..3 {
        axpy::<16>().launch(&board, 10.0, &row, &mut y)?;
    }
    assert_eq!(y.to_host().to_vec(), [90.0, 120.0]);
    assert_eq!(board.compiled(), 1);
    assert_eq!(format!("{:?}", x.view().t()), "f32[2, 2] by [1, 2] on board 0");
    Ok(())
}

#[test]
fn tensors_of_another_board_are_refused() -> Result<(), LaunchError> {
    let (board, other) = (Board::new(0)?, Board::new(1)?);
    let x = BoardTensor::<f32, 1>::zeros(&other, [4])?;
    let mut y = BoardTensor::<f32, 1>::zeros(&board, [4])?;
    let error = axpy::<16>().launch(&board, 1.0, &x, &mut y).expect_err("`x` is elsewhere").to_string();
    assert!(error.contains("`x`") && error.contains("board 0") && error.contains("board 1"), "{error}");
    Ok(())
}

#[test]
fn programs_open_it_by_name() -> Result<(), LaunchError> {
    vendor_backend::register()?;
    assert!(vendor_backend::register().is_err(), "the name is taken");
    assert_eq!(tile_device::open("board", 1)?.target(), "board");
    assert!(backends().iter().any(|backend| backend.name == "board"));
    let (x, mut y) = (Tensor::from([1.0_f32, 2.0]), Tensor::from([1.0_f32, 1.0]));
    axpy::<16>().launch(&*host_device("board")?, 2.0, &x, &mut y)?;
    assert_eq!(y.to_vec(), [3.0, 5.0]);
    assert!(host_device("boat").is_err_and(|error| error.to_string().contains("`board`")));
    Ok(())
}

/// Launches three times on copies of the tensors, and once more on outputs that are copied again.
struct Staged;

impl<D: Device + ?Sized> Hook<D> for Staged {
    fn launch(&self, device: &D, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let mut staged = device.stage(instance, args)?.expect("it copies tensors");
        for _ in 0..3 {
            staged.timed(args, &mut |device, args| device.launch(instance, args))?;
        }
        staged.fetch(args)?;
        staged.send(args)?;
        staged.timed(args, &mut |device, args| device.launch(instance, args))?;
        let error = staged.send(&[]).unwrap_err();
        assert!(error.to_string().contains("others than those that were copied"), "{error}");
        staged.fetch(args)
    }
}

#[test]
fn launches_follow_one_another_on_copies() -> Result<(), LaunchError> {
    let host = Board::new(0)?.host_adapter();
    let (x, mut y) = (Tensor::from([1.0_f32, 2.0]), Tensor::from([0.0_f32, 10.0]));
    axpy::<16>().launch(&Hooked::new(&host, Staged), 10.0, &x, &mut y)?;
    assert_eq!(y.to_vec(), [40.0, 90.0]);
    Ok(())
}
