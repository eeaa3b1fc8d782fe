//! Ranks that are processes: launch, collectives, a rank that is killed, another world.
//!
//! The program is started again as each rank; without arguments it is the test.
#![cfg(not(target_family = "wasm"))]

use std::net::TcpListener;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use tile_dist::{DistError, Place, ReduceOp, World};
use tile_kernel::prelude::*;

/// How long survivors may take, whose timeout is longer.
const SOON: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().collect();
    match args.get(1).map(String::as_str) {
        Some("rank-computes") => computes().expect("all ranks come"),
        Some("rank-loses") => loses(args[2].parse().expect("a port")).expect("the survivors go on"),
        Some("rank-waits") => waits(),
        // What `cargo test` passes on is of no matter to a program of four tests.
        _ => test(),
    }
    ExitCode::SUCCESS
}

fn test() {
    processes_reduce_and_exchange();
    survivors_of_a_killed_rank_go_on_in_another_world();
    a_rank_that_never_comes_is_an_error();
    strangers_are_turned_away();
    println!("processes: 4 tests passed");
}

/// A port that nobody listens on.
fn port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there are ports");
    listener.local_addr().expect("it is bound").port()
}

fn start(role: &str, rank: usize, size: usize, port: u16, more: &[String]) -> Child {
    let mut command = Command::new(std::env::current_exe().expect("it runs"));
    command.arg(role).args(more).env("RANK", rank.to_string()).env("WORLD_SIZE", size.to_string());
    command.env("MASTER_PORT", port.to_string()).env("TILE_DIST_JOB", "test").stdout(Stdio::piped());
    command.spawn().expect("it starts")
}

/// What a rank that succeeds printed.
fn said(child: Child) -> String {
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", output.status);
    String::from_utf8(output.stdout).expect("text")
}

fn processes_reduce_and_exchange() {
    let port = port();
    let ranks: Vec<Child> = (0..3).map(|rank| start("rank-computes", rank, 3, port, &[])).collect();
    for (rank, child) in ranks.into_iter().enumerate() {
        assert_eq!(said(child).trim(), format!("rank {rank} of 3 over tcp, on cpu"));
    }
}

fn computes() -> Result<(), DistError> {
    let world = World::from_env(Cpu::new())?;
    let (rank, size) = (world.rank(), world.size());
    // More than sockets hold, in both directions at once.
    let x = Tensor::from_fn([1 << 20], |[i]| ((i % 7) * (rank + 1)) as f32);
    let mut y = Tensor::<f32, 1>::zeros([1 << 20]);
    world.all_reduce(ReduceOp::Sum, &x, &mut y)?;
    assert!(y.to_vec().iter().enumerate().all(|(i, &y)| y == ((i % 7) * 6) as f32));
    let mut all = Tensor::<u16, 1>::zeros([size]);
    world.all_gather(&Tensor::from([rank as u16]), &mut all)?;
    assert_eq!(all.to_vec(), [0, 1, 2]);
    let mut got = Tensor::<u16, 1>::zeros([1]);
    let (next, last) = ((rank + 1) % size, (rank + 2) % size);
    world.group().recv(last, &mut got).send(next, &Tensor::from([rank as u16])).run()?;
    assert_eq!(got[[0]], last as u16);
    // Errors of arguments leave it as it was.
    let wrong = world.broadcast(0, &mut Tensor::<u8, 1>::zeros([1 + rank]));
    assert!(matches!(wrong, Err(DistError::Disagree { .. })), "{wrong:?}");
    world.barrier()?;
    println!("{world:?}");
    Ok(())
}

fn survivors_of_a_killed_rank_go_on_in_another_world() {
    let (first, second) = (port(), port());
    let more = [second.to_string()];
    let mut survivors: Vec<Child> = (0..2).map(|rank| start("rank-loses", rank, 3, first, &more)).collect();
    let mut victim = start("rank-waits", 2, 3, first, &[]);
    // All say when they are behind the barrier.
    for rank in survivors.iter_mut().chain([&mut victim]) {
        let mut said = [0; HERE.len()];
        std::io::Read::read_exact(rank.stdout.as_mut().expect("it is piped"), &mut said).expect("it says so");
        assert_eq!(said, *HERE);
    }
    victim.kill().expect("it runs");
    victim.wait().expect("it ends");
    survivors.into_iter().for_each(|child| assert_eq!(said(child).trim(), "5"));
}

/// What a rank says when it is behind the barrier.
const HERE: &[u8; 5] = b"here\n";

fn here() {
    println!("here");
}

/// The rank that is killed: it begins, and does not go on.
fn waits() {
    let world = World::from_env(Cpu::new()).expect("all ranks come");
    world.barrier().expect("all are there");
    here();
    std::thread::sleep(Duration::from_secs(600));
}

fn loses(second: u16) -> Result<(), DistError> {
    let world = World::from_env(Cpu::new())?;
    world.barrier()?;
    here();
    let mut x = Tensor::<f32, 1>::zeros([1 << 18]);
    let began = Instant::now();
    let error = world.all_reduce_in_place(ReduceOp::Sum, &mut x).expect_err("a rank is killed");
    assert!(began.elapsed() < SOON, "{:?}", began.elapsed());
    assert!(error.to_string().contains("rank 2 ended during all_reduce(sum)"), "{error}");
    let rank = world.rank();
    drop(world);
    let place = Place { rank, size: 2, port: second, ..Place::from_env()? };
    let world = World::connect(Cpu::new(), &place)?;
    let mut x = Tensor::from([2_u32 + rank as u32]);
    world.all_reduce_in_place(ReduceOp::Sum, &mut x)?;
    println!("{}", x[[0]]);
    Ok(())
}

fn a_rank_that_never_comes_is_an_error() {
    // SAFETY: no other thread runs.
    unsafe { std::env::set_var("TILE_DIST_TIMEOUT", "0.3") };
    let here = |rank| Place { rank, size: 2, port: port(), ..Place::alone() };
    let error = World::connect(Cpu::new(), &here(0)).expect_err("rank 1 does not come").to_string();
    assert!(error.contains("rank 1 did not come within 0.3 s"), "{error}");
    let error = World::connect(Cpu::new(), &here(1)).expect_err("rank 0 does not listen").to_string();
    assert!(error.contains("rank 0 did not listen within 0.3 s"), "{error}");
    // SAFETY: as above.
    unsafe { std::env::remove_var("TILE_DIST_TIMEOUT") };
}

fn strangers_are_turned_away() {
    let port = port();
    let place = |rank, job: &str| Place { rank, size: 2, port, job: job.to_owned(), ..Place::alone() };
    std::thread::scope(|scope| {
        let host = scope.spawn(|| World::connect(Cpu::new(), &place(0, "ours")));
        let stranger = scope.spawn(|| World::connect(Cpu::new(), &place(1, "theirs")));
        let error = stranger.join().expect("it does not panic").expect_err("it is of another job").to_string();
        assert!(error.contains("rank 0 does not answer"), "{error}");
        let own = World::connect(Cpu::new(), &place(1, "ours")).expect("it is expected");
        let host = host.join().expect("it does not panic").expect("its rank has come");
        let other = scope.spawn(move || own.barrier());
        host.barrier().expect("both are there");
        other.join().expect("it does not panic").expect("both are there");
    });
    let mut wrong = place(1, "ours");
    wrong.size = 3;
    std::thread::scope(|scope| {
        let host = scope.spawn(|| World::connect(Cpu::new(), &place(0, "ours")));
        let error = World::connect(Cpu::new(), &wrong).expect_err("the sizes differ").to_string();
        assert!(error.contains("expected 2 ranks, rank 1 is of 3"), "{error}");
        let error = host.join().expect("it does not panic").expect_err("the sizes differ").to_string();
        assert!(error.contains("expected 2 ranks, rank 1 is of 3"), "{error}");
    });
}
