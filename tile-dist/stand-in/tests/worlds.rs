//! Worlds of CUDA devices, with libraries in the places of NCCL and the driver: see
//! `tile-nccl-stand-in` for what that proves and what it cannot.
//!
//! A process opens one library, so the program is started again for each; without
//! arguments it is the test.
#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};
use tile_core::launch::Arg;
use tile_cuda::{Cuda, CudaTensor};
use tile_cuda_stand_in::{Driver, Turn};
use tile_dist::{DistError, Place, ReduceOp, World};
use tile_kernel::prelude::*;
use tile_nccl_stand_in::{Call, Nccl};

/// `ncclRemoteError`, and `ncclUnhandledCudaError`.
const REMOTE: i32 = 6;
const UNHANDLED: i32 = 1;
/// How long ranks wait, and how long a test may take to see that they did.
const TIMEOUT: &str = "0.5";
const SOON: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let role = std::env::args().nth(1);
    match role.as_deref() {
        Some("opens") => opens(),
        Some("opens-old") => {
            nccl().version(21_701);
            opens();
        }
        Some("computes") => computes(),
        Some("fails") => fails(),
        // What `cargo test` passes on is of no matter.
        _ => test(),
    }
    ExitCode::SUCCESS
}

fn test() {
    let stand_in = Nccl::path().expect("cargo has built it");
    let driver = Driver::path().expect("cargo has built it");
    let nowhere = PathBuf::from("/nowhere/libnccl.so.2");
    let cannot = said("opens", &nowhere, true);
    assert!(cannot.starts_with("NCCL: it cannot be opened: `/nowhere/libnccl.so.2`: "), "{cannot}");
    let lacks = said("opens", &driver, true);
    let expected = "has no function `ncclGetVersion`, NCCL 2.18 or newer is needed";
    assert!(lacks.starts_with("NCCL: `") && lacks.ends_with(expected), "{lacks}");
    let old = said("opens-old", &stand_in, true);
    assert!(old.ends_with("is NCCL 2.17.1, 2.18.0 or newer is needed"), "{old}");
    assert_eq!(
        said("opens", &stand_in, false),
        "variable `NCCL_NVLS_ENABLE`: expected `0`, as `cargo tile launch` sets it, because NVLink multicast is not \
         used, found nothing"
    );
    said("computes", &stand_in, true);
    said("fails", &stand_in, true);
    println!("worlds: 6 programs passed");
}

/// What a program prints that finds NCCL at a path.
fn said(role: &str, library: &Path, without_multicast: bool) -> String {
    let mut command = Command::new(std::env::current_exe().expect("it runs"));
    command.arg(role).env("TILE_NCCL", library).env("TILE_DIST_TIMEOUT", TIMEOUT).env_remove("NCCL_NVLS_ENABLE");
    if without_multicast {
        command.env("NCCL_NVLS_ENABLE", "0");
    }
    let output = command.output().expect("it starts");
    let text = |bytes| String::from_utf8_lossy(bytes).trim().to_owned();
    assert!(output.status.success(), "{role}: {}\n{}", text(&output.stdout), text(&output.stderr));
    text(&output.stdout)
}

fn nccl() -> &'static Nccl {
    Nccl::open().expect("cargo has built it")
}

/// The driver that stands in; when it is dropped, all has been given back to it.
fn driver() -> Turn {
    Driver::open().expect("cargo has built it").turn()
}

/// Two streams of it.
fn devices() -> [Cuda; 2] {
    [0, 0].map(|at| Cuda::new(at).and_then(|cuda| cuda.new_stream()).expect("the stand-in has it"))
}

/// Prints what becomes of a world; worlds of one need no library.
fn opens() {
    let _driver = driver();
    let devices = devices();
    let alone = World::local(&devices[..1], |world| format!("{world:?}")).expect("it needs no NCCL");
    assert_eq!(alone, ["rank 0 of 1 over nothing, on cuda"]);
    println!("{}", World::local(&devices, |_| ()).expect_err("there is no such library"));
}

fn tensor(cuda: &Cuda, len: usize) -> CudaTensor<f32, 1> {
    CudaTensor::zeros(cuda, [len]).expect("there is memory")
}

fn address(tensor: &CudaTensor<f32, 1>) -> usize {
    use tile_core::launch::Input;
    match <&CudaTensor<f32, 1> as Input<Cuda, f32, 1>>::arg(&tensor) {
        Arg::Tensor(tensor) => tensor.address.addr(),
        Arg::Scalar(_) => 0,
    }
}

/// The order and arguments of calls.
fn computes() {
    let _driver = driver();
    let (nccl, devices) = (nccl(), devices());
    nccl.begin();
    let ranks = World::local(&devices, |mut world| {
        world.set_timeout(SOON);
        let cuda = &world.device().clone();
        assert_eq!(world.size(), 2);
        let (x, mut y, mut part) = (tensor(cuda, 6), tensor(cuda, 6), tensor(cuda, 3));
        world.all_reduce(ReduceOp::Avg, &x, &mut y)?;
        world.all_reduce_in_place(ReduceOp::Max, &mut y)?;
        world.reduce_scatter(ReduceOp::Sum, &x, &mut part)?;
        world.all_gather(&part, &mut y)?;
        world.broadcast(1, &mut part)?;
        world.all_to_all(&x, &mut y)?;
        let peer = 1 - world.rank();
        match world.rank() {
            0 => world.send(peer, &x)?,
            _ => world.recv(peer, &mut y)?,
        }
        world.group().send(peer, &x).recv(peer, &mut y).run()?;
        world.barrier()?;
        refused(&world)?;
        world.set_checked(false);
        alone(&world, &x, &mut y)?;
        world.synchronize()?;
        let calls = expected(world.rank(), cuda, address(&x), address(&y), address(&part));
        assert_eq!(nccl.calls(world.rank() as i32), calls, "rank {}", world.rank());
        Ok::<_, DistError>(())
    });
    ranks.expect("both ranks come").into_iter().collect::<Result<(), _>>().expect("nothing fails");
    for rank in 0..2 {
        assert_eq!(nccl.calls(rank).pop().map(|call| call.name), Some("ncclCommDestroy"));
    }
    assert_eq!(nccl.faults(), [""; 0]);
}

/// Without agreement a rank queues, and finds what is wrong, without the other one.
fn alone(world: &World<Cuda>, x: &CudaTensor<f32, 1>, y: &mut CudaTensor<f32, 1>) -> Result<(), DistError> {
    if world.rank() == 0 {
        let mut short = tensor(world.device(), 5);
        let error = world.all_reduce(ReduceOp::Sum, x, &mut short).expect_err("the output is too short");
        assert!(matches!(error, DistError::Argument { .. }), "{error}");
        world.all_reduce(ReduceOp::Min, x, &mut *y)?;
    }
    // Barriers still wait for all.
    world.barrier()?;
    if world.rank() == 1 {
        world.all_reduce(ReduceOp::Min, x, y)?;
    }
    world.barrier()
}

/// Errors that reach NCCL on no rank.
fn refused(world: &World<Cuda>) -> Result<(), DistError> {
    let cuda = world.device();
    let mut uneven = tensor(cuda, 3 + world.rank());
    let error = world.all_reduce_in_place(ReduceOp::Sum, &mut uneven).expect_err("extents differ");
    assert!(matches!(error, DistError::Disagree { .. }), "{error}");
    let bytes = CudaTensor::<F8E4M3, 1>::zeros(cuda, [4])?;
    let mut sums = CudaTensor::<F8E4M3, 1>::zeros(cuda, [4])?;
    let error = world.all_reduce(ReduceOp::Sum, &bytes, &mut sums).expect_err("the library is too old for it");
    assert!(error.to_string().contains("one that NCCL 2.19.3 reduces, 8-bit floats need 2.24.0"), "{error}");
    Ok(())
}

fn expected(rank: usize, cuda: &Cuda, x: usize, y: usize, part: usize) -> Vec<Call> {
    let stream = cuda.stream().cu_stream().addr();
    let plain = |name, numbers: &[i64]| Call { name, from: 0, to: 0, numbers: numbers.to_vec(), stream: 0 };
    let call = |name, from, to, numbers: &[i64]| Call { name, from, to, numbers: numbers.to_vec(), stream };
    let peer = 1 - rank as i64;
    let mut calls = Vec::new();
    if rank == 0 {
        calls.push(plain("ncclGetUniqueId", &[]));
    }
    calls.push(plain("ncclCommInitRankConfig", &[2, rank as i64]));
    // Counts, then 7 for `f32`, then 0 for a sum, 2 for a maximum, 4 for an average.
    calls.push(call("ncclAllReduce", x, y, &[6, 7, 4]));
    calls.push(call("ncclAllReduce", y, y, &[6, 7, 2]));
    calls.push(call("ncclReduceScatter", x, part, &[3, 7, 0]));
    // What only moves is bytes, whose type is 1.
    calls.push(call("ncclAllGather", part, y, &[12, 1]));
    calls.push(call("ncclBroadcast", part, part, &[12, 1, 1]));
    calls.push(plain("ncclGroupStart", &[]));
    for to in 0..2 {
        calls.push(call("ncclSend", x + 12 * to, 0, &[12, 1, to as i64]));
        calls.push(call("ncclRecv", 0, y + 12 * to, &[12, 1, to as i64]));
    }
    calls.push(plain("ncclGroupEnd", &[]));
    calls.push(plain("ncclGroupStart", &[]));
    let (sends, receives) = (call("ncclSend", x, 0, &[24, 1, peer]), call("ncclRecv", 0, y, &[24, 1, peer]));
    calls.push(if rank == 0 { sends.clone() } else { receives.clone() });
    calls.push(plain("ncclGroupEnd", &[]));
    calls.push(plain("ncclGroupStart", &[]));
    calls.extend([sends, receives]);
    calls.push(plain("ncclGroupEnd", &[]));
    // 3 for a minimum.
    calls.push(call("ncclAllReduce", x, y, &[6, 7, 3]));
    calls
}

/// Errors of NCCL: each ends the communicators, within the timeout.
fn fails() {
    let _driver = driver();
    let (nccl, devices) = (nccl(), devices());
    // A communicator that never comes into being.
    nccl.begin();
    nccl.never_ready();
    let began = Instant::now();
    let error = World::local(&devices, |_| ()).expect_err("it never comes");
    assert!(matches!(&error, DistError::Unfinished { during, .. } if during == "ncclCommInitRankConfig"), "{error}");
    aborted(nccl, began);

    // A rank that does not come at all: there is no communicator yet.
    let place = Place { size: 2, port: port(), ..Place::alone() };
    let error = World::cuda_connect(&devices[0], &place).map(|_| ()).expect_err("nobody comes");
    assert!(matches!(error, DistError::Rendezvous { .. }), "{error}");

    // What is found later, what is never queued, what fails at once.
    let later = |nccl: &Nccl| nccl.fail_later(REMOTE);
    let found = broken(nccl, &devices, later);
    assert_eq!(found, "all_reduce(sum): NCCL says: remote process exited or there was a network error");
    let found = broken(nccl, &devices, Nccl::never_queued);
    assert_eq!(found, "all_reduce(sum) was not done within 0.50 s and was ended");
    let found = broken(nccl, &devices, |nccl| nccl.fail("ncclAllReduce", UNHANDLED));
    assert_eq!(found, "all_reduce(sum): NCCL says: unhandled cuda error");
}

/// What ranks are told of an all-reduce under a failure, the same on both.
fn broken(nccl: &Nccl, devices: &[Cuda], failure: impl Fn(&Nccl) + Sync) -> String {
    nccl.begin();
    let began = Instant::now();
    let ranks = World::local(devices, |world| {
        let mut x = tensor(world.device(), 4);
        world.barrier().expect("both are there");
        failure(nccl);
        let error = world.all_reduce_in_place(ReduceOp::Sum, &mut x).expect_err("it fails");
        assert!(!error.is_recoverable(), "{error}");
        let next = world.synchronize().expect_err("the world has ended");
        assert_eq!(next, DistError::Broken { reason: error.to_string() });
        error.to_string()
    });
    let mut ranks = ranks.expect("both ranks come");
    aborted(nccl, began);
    ranks.dedup();
    assert_eq!(ranks.len(), 1, "{ranks:?}");
    ranks.remove(0)
}

/// Both communicators were aborted, once, and soon.
fn aborted(nccl: &Nccl, began: Instant) {
    assert!(began.elapsed() < SOON, "{:?}", began.elapsed());
    for rank in 0..2 {
        let calls = nccl.calls(rank);
        let ends = calls.iter().filter(|call| ["ncclCommAbort", "ncclCommDestroy"].contains(&call.name));
        assert_eq!(ends.map(|call| call.name).collect::<Vec<_>>(), ["ncclCommAbort"], "rank {rank}");
    }
    assert_eq!(nccl.faults(), [""; 0]);
}

/// A port that nobody listens on.
fn port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("there are ports");
    listener.local_addr().expect("it is bound").port()
}
