//! Instances against the interpreter.

use crate::launch::{Case, Noise, Value, callee};
use crate::{calls, causal, histogram, masked, matmul, mixed, pointwise, softmax, streamed, tails, triangle};
use tile_core::elem::DType;
use tile_core::launch::{Arg, Device, Instance, LaunchError, NativeCode, Scalar};
use tile_core::num::{F8E4M3, bf16, f16};
use tile_core::testing::Buffer;
use tile_cpu::{Cpu, CpuElem, HostCall, HostFailure, LevelId, host_code};

fn matmul_case<T: CpuElem, const BM: usize, const BN: usize, const BK: usize>() -> Case {
    Case {
        file: "matmul.tile",
        elems: vec![T::DTYPE],
        consts: vec![BM as i64, BN as i64, BK as i64],
        callees: &[],
        code: host_code::<matmul::__Kernel<T, BM, BN, BK>>(),
    }
}

fn check_matmul<T: CpuElem, const BM: usize, const BN: usize, const BK: usize>(m: i64, n: i64, k: i64) {
    let mut noise = Noise(m as u64 * 7 + n as u64 * 13 + k as u64);
    let padding = if m % 2 == 0 { 0 } else { 3 };
    let values = [
        Value::In(noise.buffer(T::DTYPE, &[m, k], padding)),
        Value::In(noise.buffer(T::DTYPE, &[k, n], 0)),
        Value::Out(noise.buffer(T::DTYPE, &[m, n], padding)),
    ];
    matmul_case::<T, BM, BN, BK>().check(&values, 0.0);
}

#[test]
fn matmul_of_ragged_extents() {
    check_matmul::<f32, 16, 32, 8>(37, 50, 29);
    check_matmul::<f32, 32, 16, 16>(32, 32, 32);
    check_matmul::<f32, 32, 16, 16>(1, 1, 1);
    check_matmul::<f64, 16, 16, 16>(20, 33, 40);
    check_matmul::<f16, 16, 16, 16>(17, 20, 24);
    check_matmul::<bf16, 16, 16, 16>(17, 20, 24);
    check_matmul::<F8E4M3, 16, 16, 16>(17, 20, 24);
    check_matmul::<i8, 16, 16, 32>(17, 20, 40);
    check_matmul::<u16, 8, 16, 8>(17, 20, 24);
    check_matmul::<i32, 8, 16, 8>(9, 20, 24);
}

#[test]
fn empty_matrices() {
    check_matmul::<f32, 16, 16, 16>(0, 5, 5);
    check_matmul::<f32, 16, 16, 16>(5, 5, 0);
}

/// Blocks whose cost grows with their index, handed out by cost.
#[test]
fn attention_under_a_causal_mask() {
    let (heads, n, d) = (3, 75, 16);
    let case = Case {
        file: "causal.tile",
        elems: vec![],
        consts: vec![8, 16, d],
        callees: &[],
        code: host_code::<causal::__Kernel<8, 16, 16>>(),
    };
    let mut noise = Noise(41);
    let mut tensor = || noise.buffer(DType::F32, &[2, heads, n, d], 0);
    let values = [
        Value::In(tensor()),
        Value::In(tensor()),
        Value::In(tensor()),
        Value::Out(tensor()),
        Value::Out(Buffer::zeros(DType::F32, &[2, heads, n])),
        Value::Scalar(Scalar::new(0.25_f32)),
    ];
    case.check(&values, 1e-4);
}

#[test]
fn bounds_that_depend_on_the_block() {
    let mut noise = Noise(43);
    let x = noise.buffer(DType::F32, &[150], 0);
    let flags: Vec<i32> = (0..38).map(|i| i % 3).collect();
    for far in [false, true] {
        let case = Case {
            file: "triangle.tile",
            elems: vec![],
            consts: vec![4, far.into()],
            callees: &[],
            code: match far {
                true => host_code::<triangle::__Kernel<4, true>>(),
                false => host_code::<triangle::__Kernel<4, false>>(),
            },
        };
        let values = [
            Value::In(x.clone()),
            Value::In(Buffer::new(&[38], &flags)),
            Value::Out(Buffer::zeros(DType::F32, &[150])),
        ];
        case.check(&values, 0.0);
        triangle_costs(&case, &values, far);
    }
}

/// The estimate of its blocks: a constant, and so many iterations.
fn triangle_costs(case: &Case, values: &[Value], far: bool) {
    let args: Vec<Arg<'_>> = values
        .iter()
        .map(|value| match value {
            Value::In(buffer) | Value::Out(buffer) => buffer.arg(),
            Value::Scalar(scalar) => Arg::Scalar(*scalar),
        })
        .collect();
    // SAFETY: the arguments are the kernel's.
    let plan = unsafe { (case.code.plan)(&args) }.unwrap();
    let failure = HostFailure::default();
    let call = HostCall {
        args: &args,
        plan: &plan,
        workspaces: &[],
        panels: &[],
        blocks: 0..0,
        alone: false,
        scratch: std::ptr::null_mut(),
        non_temporal: 0,
        failure: &failure,
        ranks: None,
    };
    let cost = case.code.cost.unwrap();
    assert_eq!(cost.axes, 0b100);
    let costs: Vec<f64> = (0..38).map(|b| (cost.of)(&call, [0, 0, b])).collect();
    // Iterations of the inner loop as the blocks run them, and the blocks' other
    // half, which begins with a loop more.
    let inner = |b: i64| {
        let end = if far { b + 1 } else { Ord::min(b, 19) };
        (0..end).map(|i| b - i).sum::<i64>() as f64
    };
    let each = (costs[18] - costs[0]) / inner(18);
    assert!((1000.0..1300.0).contains(&each), "{each}");
    for b in 0..38 {
        let expected = costs[0] + inner(b) * each;
        let found = costs[b as usize];
        assert!((found / expected - 1.0).abs() < 0.25, "block {b}: {found}, about {expected}");
    }
}

#[test]
fn softmax_of_ragged_rows() {
    fn check<T: CpuElem, const BM: usize, const N: usize>(m: i64, n: i64, tolerance: f64) {
        let mut noise = Noise(5);
        let case = Case {
            file: "softmax.tile",
            elems: vec![T::DTYPE],
            consts: vec![BM as i64, N as i64],
            callees: &[],
            code: host_code::<softmax::__Kernel<T, BM, N>>(),
        };
        let x = Value::In(noise.buffer(T::DTYPE, &[m, n], 1));
        case.check(&[x, Value::Out(noise.buffer(T::DTYPE, &[m, n], 0))], tolerance);
    }
    check::<f32, 4, 48>(11, 37, 1e-6);
    check::<f16, 2, 32>(5, 32, 2e-3);
    check::<f64, 2, 32>(5, 7, 1e-6);
}

/// Masks that end before, at and behind a row's end, and before its start.
#[test]
fn rows_under_masks() {
    fn check<T: CpuElem, const BM: usize, const N: usize>(m: i64, n: i64, live: i64, tolerance: f64) {
        let mut noise = Noise((live as u64).wrapping_add(17));
        let case = Case {
            file: "masked.tile",
            elems: vec![T::DTYPE],
            consts: vec![BM as i64, N as i64],
            callees: &[],
            code: host_code::<masked::__Kernel<T, BM, N>>(),
        };
        let values = [
            Value::In(noise.buffer(T::DTYPE, &[m, n], 1)),
            Value::In(noise.buffer(DType::F32, &[n], 0)),
            Value::Out(noise.buffer(T::DTYPE, &[m, n], 0)),
            Value::Out(noise.buffer(DType::F32, &[m], 0)),
            Value::Scalar(Scalar::index(live as usize)),
        ];
        case.check(&values, tolerance);
    }
    for live in [-3, 0, 1, 20, 37, 48, i64::MAX] {
        check::<f32, 4, 48>(11, 37, live, 1e-5);
        check::<f64, 2, 32>(40, 32, live, 1e-5);
    }
    check::<bf16, 4, 600>(5, 555, 301, 1e-2);
}

#[test]
fn rows_with_tails() {
    fn check<T: CpuElem, const BM: usize, const N: usize>(m: i64, n: i64, wide: i64, from: usize, tolerance: f64) {
        let mut noise = Noise((n * 31 + wide) as u64);
        let case = Case {
            file: "tails.tile",
            elems: vec![T::DTYPE],
            consts: vec![BM as i64, N as i64],
            callees: &[],
            code: host_code::<tails::__Kernel<T, BM, N>>(),
        };
        let values = [
            Value::In(noise.buffer(T::DTYPE, &[m, n], 1)),
            Value::In(noise.buffer(T::DTYPE, &[m, wide], 0)),
            Value::Out(noise.buffer(T::DTYPE, &[m, n], 0)),
            Value::Out(noise.buffer(DType::F32, &[m, 5], 0)),
            Value::Scalar(Scalar::index(from)),
        ];
        case.check(&values, tolerance);
    }
    for n in [1, 31, 32, 33, 64, 100, 191, 192, 193, 250] {
        for (wide, from) in [(n, 0), (n / 2 + 1, 0), (200, n as usize - 1), (7, 1000)] {
            check::<f32, 4, 192>(11, n, wide, from, 1e-5);
            check::<f64, 1, 40>(2, n, wide, from, 1e-5);
        }
    }
    check::<bf16, 4, 600>(5, 301, 555, 0, 2e-2);
}

#[test]
fn rows_in_parts() {
    fn check<T: CpuElem, const BM: usize, const N: usize>(m: i64, n: i64, tolerance: f64) {
        let mut noise = Noise((m * 31 + n) as u64);
        let case = Case {
            file: "streamed.tile",
            elems: vec![T::DTYPE],
            consts: vec![BM as i64, N as i64],
            callees: &[],
            code: host_code::<streamed::__Kernel<T, BM, N>>(),
        };
        let values = [Value::In(noise.buffer(T::DTYPE, &[m, n], 1)), Value::Out(noise.buffer(DType::F32, &[m], 0))];
        case.check(&values, tolerance);
    }
    for n in [0, 1, 63, 64, 65, 300, 1000] {
        check::<f32, 4, 64>(11, n, 1e-5);
        check::<bf16, 1, 64>(3, n, 1e-4);
    }
}

#[test]
fn pointwise_accesses() {
    fn check<T: CpuElem, const BM: usize, const BN: usize>(m: i64, n: i64) {
        let mut noise = Noise(9);
        let case = Case {
            file: "pointwise.tile",
            elems: vec![T::DTYPE],
            consts: vec![BM as i64, BN as i64],
            callees: &[],
            code: host_code::<pointwise::__Kernel<T, BM, BN>>(),
        };
        let values = [
            Value::In(noise.buffer(T::DTYPE, &[m, n], 2)),
            Value::In(noise.buffer(T::DTYPE, &[n, m], 0)),
            Value::In(noise.buffer(DType::F32, &[n], 0)),
            Value::Out(noise.buffer(T::DTYPE, &[m, n], 0)),
            Value::Scalar(Scalar::new(<T as CpuElem>::of_i32(3))),
        ];
        case.check(&values, 0.0);
    }
    check::<f32, 8, 32>(20, 70);
    check::<f16, 8, 16>(9, 33);
    check::<i8, 4, 64>(9, 130);
    check::<u64, 4, 8>(3, 5);
}

fn histogram_case() -> Case {
    Case {
        file: "histogram.tile",
        elems: vec![],
        consts: vec![16, 8],
        callees: &[],
        code: host_code::<histogram::__Kernel<16, 8>>(),
    }
}

#[test]
fn blocks_that_meet() {
    let numbers: Vec<i32> = (0..100).map(|i| i * 7 % 8).collect();
    let values = [
        Value::In(Buffer::new(&[100], &numbers)),
        Value::Out(Buffer::zeros(DType::I32, &[8])),
        Value::Out(Buffer::zeros(DType::I32, &[8])),
        Value::Out(Buffer::zeros(DType::I64, &[1])),
    ];
    histogram_case().check(&values, 0.0);
}

#[test]
fn assertions_fail_the_launch() {
    let mut numbers = vec![1_i32; 40];
    numbers[20] = -3;
    let mut values = vec![
        Value::In(Buffer::new(&[40], &numbers)),
        Value::Out(Buffer::zeros(DType::I32, &[8])),
        Value::Out(Buffer::zeros(DType::I32, &[8])),
        Value::Out(Buffer::zeros(DType::I64, &[1])),
    ];
    let error = histogram_case().launch(&Cpu::new(), &mut values).unwrap_err();
    let LaunchError::Assertion { location, block, message } = error else { panic!("{error}") };
    assert!(location.ends_with("histogram.rs:7:9"), "{location}");
    assert_eq!((block, message.as_str()), ([0, 0, 1], "x[20] = -3 is negative"));
}

#[test]
fn everything_else() {
    let mut noise = Noise(77);
    let (n, k) = (8, 24);
    let case = Case {
        file: "mixed.tile",
        elems: vec![DType::F32],
        consts: vec![n, k],
        callees: vec![callee("cube.tile")].leak(),
        code: host_code::<mixed::__Kernel<f32, 8, 24>>(),
    };
    // A permutation with one row out of range.
    let mut rows: Vec<i32> = (0..16).map(|i| i * 5 % 16).collect();
    rows[3] = 99;
    let values = [
        Value::In(noise.buffer(DType::F32, &[16, k], 0)),
        Value::In(Buffer::new(&[16], &rows)),
        Value::Out(noise.buffer(DType::F32, &[16, k], 0)),
        Value::Out(noise.buffer(DType::U32, &[16, k], 0)),
        Value::Out(noise.buffer(DType::F32, &[16, k], 0)),
    ];
    case.check(&values, 0.0);
}

#[test]
fn device_functions_with_tiles() {
    let mut noise = Noise(3);
    let case = Case {
        file: "calls.tile",
        elems: vec![],
        consts: vec![4],
        callees: vec![callee("scale_rows.tile")].leak(),
        code: host_code::<calls::__Kernel<4>>(),
    };
    let x = Value::Out(noise.buffer(DType::F32, &[12, 8], 0));
    case.check(&[x, Value::Scalar(Scalar::new(2.5_f32))], 0.0);
}

#[test]
fn mistakes_are_found_before_anything_is_written() {
    let case = matmul_case::<f32, 16, 16, 16>();
    let mut noise = Noise(1);
    let a = Value::In(noise.buffer(DType::F32, &[4, 5], 0));
    let b = Value::In(noise.buffer(DType::F32, &[6, 4], 0));
    let c = Value::Out(noise.buffer(DType::F32, &[4, 4], 0));
    let error = case.launch(&Cpu::new() as &dyn Device, &mut [a, b, c]).unwrap_err();
    assert_eq!(error, LaunchError::Shape { argument: "b".into(), axis: 0, expected: 5, found: 6 });
}

#[test]
fn launches_from_inside_a_pool() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    for device in [Cpu::new(), Cpu::new().with_threads(3)] {
        pool.scope(|scope| {
            for _ in 0..8 {
                let device = &device;
                scope.spawn(move |_| {
                    let case = matmul_case::<f32, 16, 16, 16>();
                    let mut noise = Noise(8);
                    let a = Value::In(noise.buffer(DType::F32, &[70, 40], 0));
                    let b = Value::In(noise.buffer(DType::F32, &[40, 90], 0));
                    let c = Value::Out(Buffer::zeros(DType::F32, &[70, 90]));
                    let (mut here, mut alone) = ([a.clone(), b.clone(), c.clone()], [a, b, c]);
                    case.launch(device, &mut here).unwrap();
                    case.launch(&Cpu::new().with_threads(1), &mut alone).unwrap();
                    let [Value::Out(here), Value::Out(alone)] = [&here[2], &alone[2]] else { unreachable!() };
                    assert_eq!(here.bits(), alone.bits());
                });
            }
        });
    }
}

#[test]
fn tile_memory_has_a_limit() {
    let mut values = [
        Value::In(Buffer::zeros(DType::F32, &[1, 1])),
        Value::In(Buffer::zeros(DType::F32, &[1, 1])),
        Value::Out(Buffer::zeros(DType::F32, &[1, 1])),
    ];
    let error = matmul_case::<f32, 32768, 32768, 8>().launch(&Cpu::new(), &mut values).unwrap_err();
    assert!(matches!(error, LaunchError::Memory { needed, available, .. } if needed > available), "{error}");
}

/// Native code that is not this backend's is refused before anything runs.
#[test]
fn code_of_another_backend_is_refused() {
    let case = matmul_case::<f32, 4, 8, 4>();
    let def = case.def(None);
    let [a, b, mut c] = [(); 3].map(|()| Buffer::zeros(DType::F32, &[4, 4]));
    let instance = Instance::new(def, &case.elems, &case.consts, &[]);
    // SAFETY: it is no code at all, which no device runs.
    let instance = unsafe { instance.with_host(Some(NativeCode::new(&0_u32))) };
    let error = Cpu::new().launch(&instance, &mut [a.arg(), b.arg(), c.arg_mut()]).unwrap_err();
    let expected = "kernel `matmul` cannot run on cpu: its host code is another backend's, or of another version of \
                    `tile-cpu`";
    assert_eq!(error.to_string(), expected);
}

/// Where the system refuses AMX, GEMMs that would use it run without, and a remark says so: here in
/// a process of its own, which is told so.
#[test]
#[cfg(all(target_arch = "x86_64", not(miri)))]
fn a_refusal_of_amx_is_remarked_on() {
    if std::env::var_os("TILE_CPU_AMX").is_some_and(|value| value == "refused") {
        return amx_is_refused();
    }
    let this = std::env::current_exe().unwrap();
    let test = "device::a_refusal_of_amx_is_remarked_on";
    for level in ["amx", "best", "avx512"] {
        let mut command = std::process::Command::new(&this);
        command.args(["--exact", test]).env("TILE_CPU_AMX", "refused").env("TILE_CPU_LEVEL", level);
        let output = String::from_utf8(command.output().unwrap().stdout).unwrap();
        assert!(output.contains("1 passed"), "{level}: {output}");
    }
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
fn amx_is_refused() {
    fn launched<T: CpuElem>(device: &Cpu) -> Vec<u64> {
        let mut noise = Noise(5);
        let a = Value::In(noise.buffer(T::DTYPE, &[64, 40], 0));
        let b = Value::In(noise.buffer(T::DTYPE, &[40, 64], 0));
        let mut values = [a, b, Value::Out(Buffer::zeros(T::DTYPE, &[64, 64]))];
        matmul_case::<T, 32, 32, 32>().launch(device, &mut values).unwrap();
        let Value::Out(c) = &values[2] else { unreachable!() };
        c.bits()
    }
    let device = Cpu::new().with_threads(2);
    assert!(!LevelId::Amx.available() && device.level() != LevelId::Amx);
    let could = LevelId::Avx512.available()
        && std::arch::is_x86_feature_detected!("avx512bf16")
        && std::arch::is_x86_feature_detected!("avx512vnni");
    let asked = std::env::var("TILE_CPU_LEVEL").as_deref() == Ok("avx512");
    launched::<f32>(&device);
    assert_eq!(device.remarks(), [], "AMX does not multiply f32");
    let stated = Cpu::new().with_level(device.level()).unwrap();
    assert_eq!(launched::<bf16>(&device), launched::<bf16>(&stated));
    launched::<bf16>(&device);
    assert_eq!(stated.remarks(), [], "AVX-512 was asked for");
    let remarks: Vec<String> = device.remarks().into_iter().map(|remark| remark.text).collect();
    let text = "GEMMs use AVX-512: the operating system does not permit AMX, which this CPU has";
    assert_eq!(remarks, if could && !asked { vec![text] } else { vec![] });
    if could {
        let error = Cpu::new().with_level(LevelId::Amx).unwrap_err().to_string();
        let expected =
            "target cpu is not available: the operating system does not permit the instruction-set level amx";
        assert_eq!(error, expected);
    }
}
