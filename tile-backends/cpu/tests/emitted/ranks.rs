//! Emitted code of ranks: threads of one process on memory that all of them reach. Miri runs it, too.

use crate::launch::Case;
use crate::pass_on;
use std::time::Duration;
use tile_core::elem::DType;
use tile_core::interp::Interpreter;
use tile_core::launch::{Arg, LaunchError, PeersInput, PeersOutput, Scalar, SignalsInput};
use tile_core::testing::Buffer;
use tile_cpu::{Cpu, CpuSignals, CpuSymmetric, host_code};

/// Elements of each rank, of which a block has four.
const N: usize = 8;

fn case() -> Case {
    Case { file: "pass_on.tile", elems: vec![], consts: vec![], callees: &[], code: host_code::<pass_on::__Kernel>() }
}

/// Each rank writes its number to the next, waits until its word is `least`, and gives what it has then.
fn passed_on(ranks: usize, least: u32, timeout: Duration) -> Vec<Result<Vec<f32>, LaunchError>> {
    let cpus = vec![Cpu::new().with_wait_timeout(timeout); ranks];
    let parts = CpuSymmetric::<f32, 1>::zeros(&cpus, [N]).expect("a few bytes");
    let signals = CpuSignals::new(&cpus, N / 4).expect("a few bytes");
    std::thread::scope(|scope| {
        let handles = parts.into_iter().zip(signals).zip(&cpus);
        let threads: Vec<_> = handles.map(|((x, s), cpu)| scope.spawn(move || passed_to(cpu, x, &s, least))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no rank panics")).collect()
    })
}

/// The same as one rank.
fn passed_to(cpu: &Cpu, mut x: CpuSymmetric<f32, 1>, s: &CpuSignals, least: u32) -> Result<Vec<f32>, LaunchError> {
    let (me, mut x) = (x.rank(), &mut x);
    let mut y = Buffer::zeros(DType::F32, &[N as i64]);
    let mut args = [
        PeersOutput::<Cpu, f32, 1>::arg_mut(&mut x),
        SignalsInput::<Cpu>::arg(&s),
        y.arg_mut(),
        Arg::Scalar(Scalar::index(me)),
        Arg::Scalar(Scalar::new(least)),
    ];
    case().launch_args(cpu, case().def(None), &mut args)?;
    Ok((0..N).map(|i| f32::from_bits(y.get(i) as u32)).collect())
}

#[test]
fn ranks_see_what_came_before_a_signal() {
    let all: &[usize] = if cfg!(miri) { &[2] } else { &[1, 2, 3, 8] };
    for &ranks in all {
        for (me, y) in passed_on(ranks, 1, Duration::from_secs(60)).into_iter().enumerate() {
            assert_eq!(y, Ok(vec![((me + ranks - 1) % ranks) as f32; N]));
        }
    }
}

/// Without a wait that matters, ranks race: each element is what it was or what was written.
#[test]
fn ranks_that_race_see_some_number() {
    for (me, y) in passed_on(2, 0, Duration::from_secs(60)).into_iter().enumerate() {
        let before = (1 - me) as f32;
        assert!(y.expect("nothing fails").into_iter().all(|x| x == 0.0 || x == before));
    }
}

#[test]
fn ranks_wait_no_longer_than_they_may() {
    for y in passed_on(2, 5, Duration::from_millis(30)) {
        let error = y.expect_err("nobody signals five times").to_string();
        assert!(error.contains("of `s`") && error.contains("waited 30ms for word ["), "{error}");
    }
}

/// Memory of ranks is an argument of such kernels alone, and nothing else is one of theirs.
#[test]
fn other_memory_is_refused() {
    let cpus = [Cpu::new()];
    let symmetric = &CpuSymmetric::<f32, 1>::zeros(&cpus, [N]).expect("a few bytes")[0];
    let words = &CpuSymmetric::<u32, 1>::zeros(&cpus, [2]).expect("a few bytes")[0];
    let signals = &CpuSignals::new(&cpus, 2).expect("a few bytes")[0];
    let (own, mut y) = (Buffer::zeros(DType::F32, &[1, N as i64]), Buffer::zeros(DType::F32, &[N as i64]));
    let mut refused = |x: Arg<'_>, s: Arg<'_>, says: &str| {
        let mut args = [x, s, y.arg_mut(), Arg::Scalar(Scalar::index(0)), Arg::Scalar(Scalar::new(0_u32))];
        let error = case().launch_args(&cpus[0], case().def(None), &mut args).expect_err("it is refused");
        assert!(matches!(error, LaunchError::Device { .. }), "{error}");
        assert!(error.to_string().contains(says), "{error}");
    };
    let (x, s) = (PeersInput::<Cpu, f32, 1>::arg(&symmetric), SignalsInput::<Cpu>::arg(&signals));
    refused(own.arg(), s, "argument `x` is on host memory, expected symmetric memory");
    refused(
        x,
        PeersInput::<Cpu, u32, 1>::arg(&words),
        "argument `s` is on symmetric memory of ranks, expected signals",
    );
    let (x, s) = (SignalsInput::<Cpu>::arg(&signals), SignalsInput::<Cpu>::arg(&signals));
    refused(x, s, "argument `x` is on signals of ranks, expected symmetric memory");
    // Nor is it anything else's, such as the interpreter's.
    let mut other = &mut CpuSymmetric::<f32, 1>::zeros(&cpus, [N]).expect("a few bytes")[0];
    let mut args = [
        PeersOutput::<Cpu, f32, 1>::arg_mut(&mut other),
        SignalsInput::<Cpu>::arg(&signals),
        y.arg_mut(),
        Arg::Scalar(Scalar::index(0)),
        Arg::Scalar(Scalar::new(0_u32)),
    ];
    let error = case().launch_args(&Interpreter::default(), case().def(None), &mut args).expect_err("it is not there");
    assert!(matches!(error, LaunchError::Device { .. }), "{error}");
}
