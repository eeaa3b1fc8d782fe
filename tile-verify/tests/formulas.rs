//! Formulas, whose tiles the device chooses, are verified as kernels are.

use tile_kernel::launch::{Arg, Device, HostDevice, Instance, Kernel, LaunchError};
use tile_kernel::prelude::*;
use tile_verify::certify::{Certificate, Standing, Subject};
use tile_verify::{Args, Finding, ReferenceError, Verify, verify};

#[tile_expr]
fn matmul<T: Num>(a: &Tensor<T, 2>, b: &Tensor<T, 2>, c: &mut Tensor<T, 2>) {
    c[[i, j]] = sum(k, a[[i, k]] * b[[k, j]]);
}

fn product(args: &mut Args) -> Result<(), ReferenceError> {
    let (a, b) = (args.array("a")?, args.array("b")?);
    args.fill("c", |[i, j]| (0..a.extent(1)).map(|l| a[[i, l]] * b[[l, j]]).sum())
}

#[tile_expr]
fn softmax<T: Float>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    y[[i, j]] = softmax(j, x[[i, j]]);
}

#[tile_expr]
fn gated(a: &Tensor<f32, 2>, x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    y[[i, j]] = scan(k <= j, |h| a[[i, k]] * h + x[[i, k]]);
}

#[test]
fn products() {
    verify!([matmul::<f32>(), matmul::<bf16>()], reference = product, options = |verify| verify.cases(8));
    verify!(matmul::<i8>(), reference = product, options = |verify| verify.cases(6));
}

/// Rows that the kernel holds whole, and rows that it walks.
#[test]
fn rows_and_recurrences() {
    verify!(
        softmax::<f32>(),
        reference = |args| {
            let x = args.array("x")?;
            let [m, n] = x.shape();
            let top = |i: usize| (0..n).map(|j| x[[i, j]]).fold(f64::NEG_INFINITY, f64::max);
            let tops: Vec<f64> = (0..m).map(top).collect();
            let sum = |i: usize| (0..n).map(|j| (x[[i, j]] - tops[i]).exp()).sum::<f64>();
            let sums: Vec<f64> = (0..m).map(sum).collect();
            args.fill("y", |[i, j]| (x[[i, j]] - tops[i]).exp() / sums[i])
        },
        options = |verify| verify.extent("i", [1, 3]).extent("j", [1, 300, 1030, 4100]).cases(8).work(1e6)
    );
    verify!(
        gated(),
        reference = |args| {
            let (a, x) = (args.array("a")?, args.array("x")?);
            args.fill("y", |[i, j]| (0..=j).fold(0.0, |h, k| a[[i, k]] * h + x[[i, k]]))
        },
        options = |verify| verify.batch_invariant("i").cases(12)
    );
}

/// A device that is wrong where the instance that it is given has large tiles.
struct WrongInLargeTiles;

impl Device for WrongInLargeTiles {
    fn target(&self) -> &'static str {
        "wrong"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        Interpreter::default().launch(instance, args)?;
        let large = instance.consts().iter().any(|&tile| tile >= 64) && !instance.tuning().is_empty();
        let Some(Arg::Tensor(c)) = args.last() else { return Ok(()) };
        if large && c.span() > 0 {
            let first = c.address.cast::<f32>();
            // SAFETY: the first element of an output that has some.
            unsafe { first.write(first.read() + 1.0) };
        }
        Ok(())
    }
}

impl HostDevice for WrongInLargeTiles {}

/// Devices are given the instance of a launch, which leaves its tiles to them; the interpreter takes
/// the smallest.
#[test]
fn devices_choose_tiles() {
    let mut report = None;
    matmul::<f32>().with_instance(&mut |instance| {
        let devices: [(&str, &dyn HostDevice); 2] =
            [("interpreter", &Interpreter::default()), ("wrong", &WrongInLargeTiles)];
        let verify = Verify::new().cases(3).extent("k", [5]).extent("i", [3]).extent("j", [2, 4]);
        report = Some(verify.run_instance(instance, &devices, Some(&product)).expect("it can be verified"));
    });
    let report = report.expect("there is an instance");
    let [failure] = &report.findings[..] else { panic!("one finding: {report}") };
    assert!(matches!(&failure.finding, Finding::Mismatch { .. }) && failure.device == "wrong", "{report}");
}

#[test]
fn extents_have_the_names_of_indices() {
    let error = Verify::new().extent("q", [1]).run(&matmul::<f32>(), &product).expect_err("there is no `q`");
    assert_eq!(error.to_string(), "option `extent` names `q`, expected one of `len_i`, `len_k`, `len_j`");
}

#[test]
fn certificates() {
    let mut certificate = None;
    matmul::<f32>().with_instance(&mut |instance| {
        let mut made = Certificate::of(instance).expect("it is an instance");
        made.audit(instance, 0).expect("there are launches of it");
        certificate = Some(made);
    });
    let certificate = certificate.expect("there is an instance");
    assert!(!certificate.is_refuted() && certificate.launches > 0, "{certificate}");
    for about in [Subject::RaceFree, Subject::Initialised, Subject::OutputWritten("c".to_owned())] {
        let standing = certificate.fact(&about).map(|fact| fact.standing);
        assert_eq!(standing, Some(Standing::Proved), "{about}: {certificate}");
    }
}
