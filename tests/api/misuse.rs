//! Tests of every way in which a launch can fail: what the error says, and that nothing has been
//! written.

use crate::devices;
use crate::kernels::{checked_copy, halves, hoard, idle, matmul, roomy, scale};
use tile_kernel::elem::{DType, Elem};
use tile_kernel::interp::Options;
use tile_kernel::launch::{
    Arg, HostDevice, Input, Instance, Kernel, KernelDef, Memory, Output, ParamDef, Scalar, TensorArg, TensorParts,
};
use tile_kernel::prelude::*;
use tile_kernel::tensor::Layout;

type Dyn = dyn HostDevice + Send + Sync;

/// Launches with erased arguments.
fn erased(kernel: &dyn Kernel, device: &Dyn, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
    let mut result = Ok(());
    kernel.with_instance(&mut |instance| result = device.launch(instance, args));
    result
}

/// Runs `check` on every device with an input and a poisoned output, which
/// must come back as it was.
fn untouched(check: impl Fn(&Dyn, &Tensor<f32, 1>, &mut Tensor<f32, 1>) -> LaunchError) -> Vec<LaunchError> {
    let x = Tensor::from_fn([20], |[i]| i as f32);
    let run = |(name, device): (String, Box<Dyn>)| {
        let mut y = Tensor::full([20], -7.5);
        let error = check(&*device, &x, &mut y);
        assert!(y.iter().all(|value| value == -7.5), "{name} wrote before {error}");
        error
    };
    devices::all().into_iter().map(run).collect()
}

fn says(errors: Vec<LaunchError>, message: &str) {
    for error in errors {
        assert_eq!(error.to_string(), message);
    }
}

/// The parts of an argument, to make wrong ones of.
fn parts<'a>(arg: &Arg<'a>) -> TensorParts<'a> {
    match arg {
        Arg::Tensor(tensor) => **tensor,
        Arg::Scalar(_) => unreachable!("a tensor"),
    }
}

/// An argument of wrong parts.
fn wrong(parts: TensorParts<'_>) -> Arg<'_> {
    // SAFETY: the launches of these tests refuse the argument; that they do is
    // the test.
    Arg::Tensor(unsafe { TensorArg::new(parts) })
}

fn input<'a>(tensor: &'a &Tensor<f32, 1>) -> Arg<'a> {
    Input::<Dyn, f32, 1>::arg(tensor)
}

fn output<'a, T: Element>(tensor: &'a mut &mut Tensor<T, 1>) -> Arg<'a> {
    Output::<Dyn, T, 1>::arg_mut(tensor)
}

/// The factor 2.
fn two() -> Arg<'static> {
    Arg::Scalar(Scalar::new(2.0_f32))
}

#[test]
fn shape() {
    let errors = untouched(|device, x, y| {
        let short = TensorView::from(&x.as_slice().unwrap()[..19]);
        scale::<f32, 8>().launch(device, short, 2.0, y).unwrap_err()
    });
    assert_eq!(errors[0], LaunchError::Shape { argument: "y".into(), axis: 0, expected: 19, found: 20 });
    says(errors, "argument `y`: axis 0 has extent 20, expected 19");
}

#[test]
fn requirement() {
    for (name, device) in devices::all() {
        let x = Tensor::<i32, 2>::zeros([3, 6]);
        let mut y = Tensor::full([3, 6], 8);
        let error = checked_copy().launch(&*device, &x, 5, &mut y).unwrap_err();
        let message = "rows are whole groups of four: n = 6".to_owned();
        assert_eq!(error, LaunchError::Requirement { kernel: "checked_copy".into(), message }, "{name}");
        assert!(y.iter().all(|y| y == 8), "{name}");
    }
}

#[test]
fn assertion() {
    for (name, device) in devices::all() {
        let x = Tensor::from_fn([3, 8], |[i, j]| if (i, j) == (1, 6) { 99 } else { 0 });
        let mut y = Tensor::zeros([3, 8]);
        let error = checked_copy().launch(&*device, &x, 5, &mut y).unwrap_err();
        let LaunchError::Assertion { location, block, message } = error else { panic!("{name}: {error}") };
        assert!(location.contains("kernels.rs:"), "{name}: {location}");
        assert_eq!((block, message.as_str()), ([0, 0, 1], "element 6 is 99 (j = 6)"), "{name}");
        checked_copy().launch(&*device, &x, 99, &mut y).unwrap();
        assert_eq!(x, y, "{name}");
    }
}

#[test]
fn overlap_of_an_output_with_an_input() {
    let mut data = vec![1.0_f32; 40];
    let first = data.as_mut_ptr();
    let n = Layout::contiguous([20]).unwrap();
    for (name, device) in devices::all() {
        // SAFETY: the kernel refuses to touch either view.
        let (x, y) = unsafe { (TensorView::from_raw(first, n), TensorViewMut::from_raw(first.add(19), n).unwrap()) };
        let error = scale::<f32, 8>().launch(&*device, x, 2.0, y).unwrap_err();
        assert_eq!(error, LaunchError::Overlap { argument: "y".into(), other: "x".into() }, "{name}");
        // Interleaved but apart.
        let odd = Layout::strided([20], [2]).unwrap();
        // SAFETY: even and odd elements are apart.
        let (x, y) = unsafe { (TensorView::from_raw(first, odd), TensorViewMut::from_raw(first.add(1), odd).unwrap()) };
        scale::<f32, 8>().launch(&*device, x, 2.0, y).unwrap();
    }
    assert!(data.chunks(2).all(|pair| pair == [1.0, 2.0]));
}

#[test]
fn overlap_of_an_output_with_itself() {
    let errors = untouched(|device, x, mut y| {
        let y = wrong(TensorParts { strides: &[0], ..parts(&output(&mut y)) });
        erased(&scale::<f32, 8>(), device, &mut [input(&x), two(), y]).unwrap_err()
    });
    says(errors, "output `y`: its own elements overlap in memory, expected distinct elements");
}

#[test]
fn number_and_form_of_arguments() {
    let reason = |args: &dyn Fn(TensorParts<'static>, TensorParts<'static>) -> Vec<Arg<'static>>| {
        let tensor = |mutable| TensorParts {
            dtype: DType::F32,
            address: std::ptr::dangling_mut(),
            memory: Memory::Host,
            shape: &[0],
            strides: &[1],
            mutable,
        };
        let reasons = devices::all().into_iter().map(|(_, device)| {
            match erased(&scale::<f32, 8>(), &*device, &mut args(tensor(false), tensor(true))) {
                Err(LaunchError::Arguments { kernel, reason }) if kernel == "scale" => reason,
                other => panic!("{other:?}"),
            }
        });
        let reasons: Vec<String> = reasons.collect();
        assert!(reasons.iter().all(|reason| *reason == reasons[0]), "{reasons:?}");
        reasons[0].clone()
    };
    assert_eq!(reason(&|x, _| vec![wrong(x)]), "1 arguments, expected 3");
    assert_eq!(reason(&|x, y| vec![wrong(x), wrong(x), wrong(y)]), "`factor` is a tensor, expected a scalar");
    assert_eq!(reason(&|_, y| vec![two(), two(), wrong(y)]), "`x` is a scalar, expected a tensor");
    assert_eq!(reason(&|x, _| vec![wrong(x), two(), wrong(x)]), "`y` is an input, expected an output");
    assert_eq!(
        reason(&|x, y| vec![wrong(TensorParts { shape: &[0, 3], strides: &[3, 1], ..x }), two(), wrong(y)]),
        "`x` is a tensor of rank 2, expected rank 1"
    );
}

#[test]
fn dtype() {
    let errors = untouched(|device, x, mut y| {
        let x = wrong(TensorParts { dtype: DType::I32, ..parts(&input(&x)) });
        erased(&scale::<f32, 8>(), device, &mut [x, two(), output(&mut y)]).unwrap_err()
    });
    says(errors, "argument `x` has elements i32, expected f32");
    let errors = untouched(|device, x, mut y| {
        let half = Arg::Scalar(Scalar::new(f16::ONE));
        let args = &mut [input(&x), half, output(&mut y)];
        erased(&scale::<f32, 8>(), device, args).unwrap_err()
    });
    says(errors, "argument `factor` has elements f16, expected f32");
}

#[test]
fn device_memory() {
    let errors = untouched(|device, x, mut y| {
        let x = wrong(TensorParts { memory: Memory::Device(2), ..parts(&input(&x)) });
        erased(&scale::<f32, 8>(), device, &mut [x, two(), output(&mut y)]).unwrap_err()
    });
    for error in errors {
        assert!(error.to_string().starts_with("argument `x` is on device 2, expected "), "{error}");
    }
}

#[test]
fn strides() {
    let with = |shape: &'static [i64], strides: &'static [i64]| {
        untouched(|device, x, mut y| {
            let x = wrong(TensorParts { shape, strides, ..parts(&input(&x)) });
            erased(&scale::<f32, 8>(), device, &mut [x, two(), output(&mut y)]).unwrap_err()
        })
    };
    says(with(&[20], &[-1]), "argument `x`: axis 0 has stride -1, expected a non-negative one");
    says(with(&[-3], &[1]), "argument `x`: axis 0 has extent -3, expected a non-negative one");
    says(with(&[i64::MAX], &[0]), "argument `x`: axis 0 has extent 9223372036854775807, expected at most 2⁶²");
    says(with(&[1 << 62], &[4]), "argument `x`: its elements span more than the address space");
}

/// Launches an instance of another choice of parameters than the handle's,
/// without native code.
fn reinstantiated(device: &Dyn, consts: &[i64]) -> LaunchError {
    let mut result = Ok(());
    halves::<4>().with_instance(&mut |instance| {
        let odd = Instance::new(instance.def(), instance.elems(), consts, instance.externs());
        let x = Tensor::<f32, 1>::zeros([5]);
        let mut y = Tensor::<f32, 1>::zeros([5]);
        let (x, mut y) = (&x, &mut y);
        let mut args = [input(&x), output(&mut y)];
        result = device.launch(&odd, &mut args);
    });
    result.unwrap_err()
}

#[test]
fn instance() {
    // Typed handles check this when they are compiled.
    let LaunchError::Instance { kernel, .. } = reinstantiated(&Interpreter::default(), &[5]) else {
        panic!("half of 5 is no extent")
    };
    assert_eq!(kernel, "halves");
}

/// Writes the first `n` elements of a tile, then reads all of them, which the macro
/// would not take.
static PARTIAL: KernelDef = KernelDef {
    name: "partial",
    file: "src/partial.rs",
    span: tile_kernel::launch::Span::UNKNOWN,
    doc: "",
    ir: "
        kernel partial(%n n: index, %y y: mut global<i32, [8]>)
        body {
          %t t = alloc : shared<i32, [8]>
          %one = const 1 : i32
          parallel %n (%i: index) {
            store %one, %t, %i
          }
          copy %t, %y @5:7
        }",
    params: &[
        ParamDef { name: "n", elem: Elem::INDEX, rank: None, mutable: false, writes_all: None },
        ParamDef { name: "y", elem: Elem::Is(DType::I32), rank: Some(1), mutable: true, writes_all: None },
    ],
    callees: &[],
    admits: None,
};

#[test]
fn fault() {
    // What no other device can afford to notice.
    let partial = |device: &Interpreter, n: usize| {
        let mut y = Tensor::<i32, 1>::zeros([8]);
        let mut out = &mut y;
        let mut args = [Arg::Scalar(Scalar::index(n)), output(&mut out)];
        device.launch(&Instance::new(&PARTIAL, &[], &[], &[]), &mut args)?;
        Ok::<_, LaunchError>(y)
    };
    let error = partial(&Interpreter::default(), 5).unwrap_err();
    let LaunchError::Fault { location, block, .. } = &error else { panic!("{error}") };
    assert_eq!(location, "src/partial.rs:5:7");
    assert_eq!(*block, [0, 0, 0]);
    assert_eq!(partial(&Interpreter::default(), 8), Ok(Tensor::full([8], 1)));

    let few = Interpreter::new(Options { step_limit: Some(10), ..Options::default() });
    let error = partial(&few, 8).unwrap_err();
    assert!(matches!(error, LaunchError::Fault { .. }), "{error}");
}

#[cfg(feature = "cpu")]
#[test]
fn unsupported() {
    // An instance from its text alone has no native code.
    let error = reinstantiated(&Cpu::new(), &[4]);
    assert!(matches!(error, LaunchError::Unsupported { .. }), "{error:?}");
    assert_eq!(
        error.to_string(),
        "kernel `halves` cannot run on cpu: it was compiled without host code; \
         enable the feature `cpu` of `tile-kernel`"
    );
}

#[cfg(feature = "cpu")]
#[test]
fn unavailable() {
    for level in tile_kernel::LevelId::ALL.iter().filter(|level| !level.available()) {
        let error = Cpu::new().with_level(*level).unwrap_err();
        let expected =
            |who: &str| format!("target cpu is not available: {who} the instruction-set level {}", level.name());
        let known = ["this machine lacks", "the operating system does not permit"].map(expected);
        assert!(known.contains(&error.to_string()), "{error}");
    }
}

#[test]
fn a_backend_that_is_missing() {
    // No device, so nothing to launch on and nothing to write to.
    let error = |name: &str| match tile_kernel::host_device(name) {
        Ok(device) => panic!("{name} is {}", device.target()),
        Err(error) => error,
    };
    for name in ["ascend", "abacus"] {
        let error = error(name);
        assert!(matches!(&error, LaunchError::Unavailable { target, .. } if target == name), "{error}");
    }
    assert!(error("abacus").to_string().starts_with("target abacus is not available: "), "{}", error("abacus"));
    #[cfg(not(feature = "cuda"))]
    {
        let error = error("cuda").to_string();
        assert!(error.starts_with("target cuda is not available: ") && error.contains("feature"), "{error}");
    }
}

#[test]
fn tiles_too_large() {
    let errors = untouched(|device, x, y| roomy::<{ 1 << 50 }>().launch(device, x, y).unwrap_err());
    for error in errors {
        let LaunchError::Memory { kernel, needed, available, .. } = &error else { panic!("{error}") };
        assert!(kernel == "roomy" && *needed >= 1 << 50 && needed > available, "{error}");
    }
}

#[test]
fn memory() {
    for (name, device) in devices::all() {
        let mut out = Tensor::from([5_u8]);
        for n in [1 << 50, 1 << 62] {
            let error = hoard().launch(&*device, n, 3, &mut out).unwrap_err();
            let LaunchError::Memory { kernel, needed, available, .. } = &error else { panic!("{name}: {error}") };
            assert_eq!(kernel, "hoard", "{name}");
            assert!(*needed >= n as u64 && needed > available, "{name}: {error}");
            assert_eq!(out[[0]], 5, "{name}");
        }
        hoard().launch(&*device, 100, 3, &mut out).unwrap();
        assert_eq!(out[[0]], 1, "{name}");
    }
}

#[test]
fn grid() {
    for (name, device) in devices::all() {
        let mut out = Tensor::from([5]);
        let n = 1 << 40;
        let error = idle().launch(&*device, n, n, n, &mut out).unwrap_err();
        let LaunchError::Grid { kernel, grid, .. } = &error else { panic!("{name}: {error}") };
        assert_eq!((kernel.as_str(), *grid), ("idle", [n as i64; 3]), "{name}");
        assert_eq!(out[[0]], 5, "{name}");
    }
}

#[test]
fn errors_are_errors() {
    fn error<T: std::error::Error + Send + Sync + Clone + PartialEq + 'static>() {}
    error::<LaunchError>();
    let a = Tensor::<f32, 2>::zeros([2, 3]);
    let mut c = Tensor::<f32, 2>::zeros([2, 3]);
    let (_, device) = devices::all().swap_remove(0);
    let launch = |c: &mut Tensor<f32, 2>| -> Result<(), Box<dyn std::error::Error>> {
        matmul::<f32, 4, 4>().launch(&*device, &a, &a, c)?;
        Ok(())
    };
    assert_eq!(launch(&mut c).unwrap_err().to_string(), "argument `b`: axis 0 has extent 2, expected 3");
}
