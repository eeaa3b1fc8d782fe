//! Right kernels pass on every device; wrong ones are found, and shrunk.

use tile_kernel::launch::{Arg, Device, HostDevice, Instance, Kernel, LaunchError};
use tile_kernel::prelude::*;
use tile_verify::{Args, Data, Finding, Outcome, ReferenceError, Report, Verify, VerifyError, verify};

#[tile_kernel]
fn matmul<T: Element, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

fn product(args: &mut Args) -> Result<(), ReferenceError> {
    let (a, b) = (args.array("a")?, args.array("b")?);
    args.fill("c", |[i, j]| (0..a.extent(1)).map(|l| a[[i, l]] * b[[l, j]]).sum())
}

/// Rows of a table.
#[tile_kernel]
fn rows<const N: usize>(table: &Tensor<f32, 2>, index: &Tensor<i32, 1>, y: &mut Tensor<f32, 2>) {
    dims!(table = [_, n], index = [m], y = [m, n]);
    require!(n % 4 == 0, "rows are whole vectors");
    let [i, b] = blocks([m, n.div_ceil(N)]);
    let row = index[i] as usize;
    parallel!(N, |j| {
        y[[i, b * N + j]] = table[[row, b * N + j]];
    });
}

fn row(args: &mut Args) -> Result<(), ReferenceError> {
    let (table, index) = (args.array("table")?, args.array("index")?);
    args.fill("y", |[i, j]| table.get([index[[i]] as i64, j as i64]))
}

#[test]
fn products_are_right_in_each_type() {
    verify!(
        [matmul::<f32, 16, 16, 8>(), matmul::<f16, 16, 16, 8>()],
        reference = product,
        options = |verify| verify.cases(12)
    );
    verify!(matmul::<i8, 16, 16, 8>(), reference = product, options = |verify| verify.cases(6));
}

/// Sums of rows.
#[tile_kernel]
fn sums<T: Float, const N: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 1>) {
    dims!(x = [m, n], y = [m]);
    let [i] = blocks([m]);
    let mut total = fragment::<T::Acc>([1]);
    let mut part = fragment::<T::Acc>([1, N]);
    clear(&mut total);
    pipelined!(0..n.div_ceil(N), stages = 2, |b| {
        copy(x.at([i, b * N]), &mut part);
        reduce_sum_into(&part, &mut total, 1);
    });
    copy(&total, y.at_mut([i]));
}

#[test]
fn sums_do_not_depend_on_other_rows() {
    verify!(
        [sums::<f32, 32>(), sums::<bf16, 32>(), sums::<f64, 32>()],
        reference = |args| {
            let x = args.array("x")?;
            args.fill("y", |[i]| (0..x.extent(1)).map(|j| x[[i, j]]).sum())
        },
        options = |verify| verify.batch_invariant("m")
    );
}

#[test]
fn indices_are_below_an_extent() {
    verify!(
        rows::<16>(),
        reference = row,
        options = |verify| verify.below("index", "table", 0).extent("n", [4, 16, 20]).cases(8)
    );
}

fn report(verify: Verify, reference: impl Fn(&mut Args) -> Result<(), ReferenceError>) -> Report {
    verify.run(&matmul::<f32, 16, 16, 8>(), &reference).expect("it can be verified")
}

#[test]
fn a_wrong_kernel_is_found_and_shrunk() {
    // As a kernel would be that adds one product too many where k is more than two tiles.
    let report = report(Verify::new().devices(["interpreter"]), |args| {
        let (a, b) = (args.array("a")?, args.array("b")?);
        let k = a.extent(1);
        args.fill("c", |[i, j]| (0..if k > 17 { k - 1 } else { k }).map(|l| a[[i, l]] * b[[l, j]]).sum())
    });
    assert!(!report.is_right() && report.devices[0].outcome == Outcome::Wrong, "{report}");
    let [failure] = &report.findings[..] else { panic!("one finding of one kind: {report}") };
    assert!(matches!(&failure.finding, Finding::Mismatch { output, .. } if output == "c"), "{report}");
    assert_eq!(failure.case.arguments, "a: [1, 18], b: [18, 1], c: [1, 1]", "{report}");
    assert_eq!(failure.inputs[0].elements.iter().filter(|x| *x != "0").count(), 1, "{report}");
    assert!(report.to_string().contains("smallest input: a: [1, 18]"), "{report}");
    assert_eq!(serde_json::to_value(&report).expect("plain data")["findings"][0]["finding"]["kind"], "mismatch");
}

#[test]
fn rounding_errors_of_a_worse_accumulator_are_found() {
    // Products summed in f16 are too far off for accumulators of f32.
    let rounded = |args: &mut Args| {
        let (a, b) = (args.array("a")?, args.array("b")?);
        args.fill("c", |[i, j]| {
            let add = |sum: f64, l| f64::from(f16::from_f64(sum + a[[i, l]] * b[[l, j]]));
            (0..a.extent(1)).fold(0.0, add)
        })
    };
    let wrong = report(Verify::new().devices(["cpu"]).extent("k", [64]).cases(6), rounded);
    assert!(wrong.findings.iter().any(|failure| matches!(failure.finding, Finding::Mismatch { .. })), "{wrong}");
    // A tolerance that hides them hides too much.
    let hidden = report(Verify::new().devices(["cpu"]).extent("k", [64]).cases(6).roundings(1e9), rounded);
    assert!(hidden.findings.is_empty() && !hidden.is_right(), "{hidden}");
    assert!(hidden.mutation.survivors.iter().any(|name| name == "zeros in `c`"), "{hidden}");
    assert!(hidden.mutation.score() < 1.0);
}

#[test]
fn what_cannot_be_verified_is_an_error() {
    let run = |verify: Verify, reference: &dyn tile_verify::Reference| {
        verify.run(&matmul::<f32, 16, 16, 8>(), reference).expect_err("it cannot be").to_string()
    };
    assert_eq!(
        run(Verify::new().extent("q", [1]), &product),
        "option `extent` names `q`, expected one of `m`, `k`, `n`"
    );
    assert!(
        run(Verify::new().devices(["abacus"]), &product)
            .starts_with("option `devices` names `abacus`, expected one of")
    );
    let asks = |args: &mut Args| args.array::<2>("d").map(|_| ());
    assert!(run(Verify::new(), &asks).ends_with("the reference asks for `d`, expected one of `a`, `b`, `c`"));
    let panics = |args: &mut Args| args.array::<2>("a").map(|a| assert!(a[[1000, 0]] < 0.0));
    assert!(run(Verify::new(), &panics).contains("the reference panicked: index [1000, 0] is outside"));
    let error = Verify::new().extent("n", [3]).run(&rows::<16>(), &row).expect_err("rows are whole vectors");
    assert!(matches!(error, VerifyError::Shapes { .. }), "{error}");
    assert!(error.to_string().contains("rows are whole vectors"), "{error}");
}

#[test]
fn kinds_of_data_can_be_left_out() {
    let plain = Data::USUAL.iter().filter(|&&data| data != Data::Random);
    let verify = plain.fold(Verify::new().devices(["interpreter"]).cases(4), |verify, &data| verify.without(data));
    let report = report(verify, product);
    assert!(report.cases.iter().all(|case| case.data == Data::Random) && report.is_right(), "{report}");
}

/// A device that is wrong in one element.
struct Wrong;

impl Device for Wrong {
    fn target(&self) -> &'static str {
        "wrong"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        Interpreter::default().launch(instance, args)?;
        let Some(Arg::Tensor(c)) = args.last() else { return Ok(()) };
        if c.span() > 40 {
            let last = c.address.cast::<f32>();
            // SAFETY: the first element of an output of more than ten.
            unsafe { last.write(last.read() * 1.001) };
        }
        Ok(())
    }
}

impl HostDevice for Wrong {}

#[test]
fn devices_are_compared_with_the_interpreter() {
    let mut reports = Vec::new();
    matmul::<f32, 16, 16, 8>().with_instance(&mut |instance| {
        let devices: [(&str, &dyn HostDevice); 2] = [("cpu", &Cpu::new()), ("wrong", &Wrong)];
        reports.push(Verify::new().run_instance(instance, &devices, None).expect("it can be verified"));
    });
    let report = &reports[0];
    assert_eq!((report.devices[0].outcome, report.devices[1].outcome), (Outcome::Right, Outcome::Wrong), "{report}");
    let [failure] = &report.findings[..] else { panic!("one finding: {report}") };
    // Eleven elements are the fewest.
    assert!(failure.case.arguments.contains("c: [1, 11]") || failure.case.arguments.contains("c: [11, 1]"), "{report}");
}
