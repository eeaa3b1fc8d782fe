//! What every rank is told when one of them calls something else, or ends.

use super::{all, ranks};
use std::time::{Duration, Instant};
use tile_dist::{DistError, ReduceOp, World};
use tile_kernel::prelude::*;

fn message(result: Result<(), DistError>) -> String {
    result.expect_err("it cannot be").to_string()
}

/// What two ranks are told when they call different things; then they go on.
fn told(run: impl Fn(&World<Cpu>) -> Result<(), DistError> + Sync) -> Vec<String> {
    all(2, |world| {
        let said = message(run(&world));
        world.barrier()?;
        let mut x = Tensor::from([1_u32]);
        world.all_reduce_in_place(ReduceOp::Sum, &mut x)?;
        assert_eq!(x[[0]], 2);
        Ok(said)
    })
}

#[test]
fn extents_that_differ_are_named_on_both_ranks() {
    let said = told(|world| {
        let mut x = Tensor::<f32, 1>::zeros([3 + world.rank()]);
        world.all_reduce_in_place(ReduceOp::Sum, &mut x)
    });
    assert_eq!(said[0], "extents of rank 1: expected [3] as on this rank, found [4]");
    assert_eq!(said[1], "extents of rank 0: expected [4] as on this rank, found [3]");
}

#[test]
fn element_types_and_collectives_that_differ_are_named() {
    let said = told(|world| match world.rank() {
        0 => world.broadcast(0, &mut Tensor::<f32, 1>::zeros([3])),
        _ => world.broadcast(0, &mut Tensor::<f16, 1>::zeros([3])),
    });
    assert_eq!(said[0], "element type of rank 1: expected f32 as on this rank, found f16");
    let said = told(|world| match world.rank() {
        0 => world.all_reduce_in_place(ReduceOp::Sum, &mut Tensor::<f32, 1>::zeros([3])),
        _ => world.all_reduce_in_place(ReduceOp::Max, &mut Tensor::<f32, 1>::zeros([3])),
    });
    assert_eq!(said[1], "collective of rank 0: expected all_reduce(max) as on this rank, found all_reduce(sum)");
}

#[test]
fn one_ranks_refusal_is_told_to_the_others_and_nothing_is_written() {
    let said = told(|world| {
        let x = Tensor::<f32, 2>::full([2, 3], 1.0);
        let mut y = Tensor::<f32, 2>::full([4 + world.rank(), 3], 5.0);
        let result = world.all_gather(&x, &mut y);
        assert!(y.to_vec().iter().all(|&y| y == 5.0));
        result
    });
    assert_eq!(said[1], "`output`: expected extents [4, 3], found [5, 3]");
    assert_eq!(said[0], format!("rank 1 refused its arguments: {}", said[1]));
}

#[test]
fn arguments_that_cannot_be_are_named() {
    let said = told(|world| {
        world.reduce_scatter(ReduceOp::Sum, &Tensor::<f32, 1>::zeros([3]), &mut Tensor::<f32, 1>::zeros([1]))
    });
    assert_eq!(said[0], "`input`: expected an extent of axis 0 that 2 ranks divide, found 3");
    let said = told(|world| world.broadcast(2, &mut Tensor::<f32, 1>::zeros([3])));
    assert_eq!(said[0], "`root`: expected a rank below 2, found 2");
    let said = told(|world| world.all_gather(&Tensor::<f32, 0>::full([], 1.0), &mut Tensor::<f32, 0>::full([], 1.0)));
    assert_eq!(said[0], "`input`: expected a tensor of at least one axis, found one of rank 0");
    let said = told(|world| world.all_reduce_in_place(ReduceOp::Sum, &mut Tensor::<f32, 1>::uninit([2])));
    assert_eq!(said[0], "`output`: expected a tensor with contents, as it is read, found one without");
    let said = told(|world| world.send(5, &Tensor::from([1_u8])));
    assert_eq!(said[0], "`to`: expected a rank below 2, found 5");
    let none = World::threads(&Cpu::new(), 0, |_| ()).expect_err("it has no ranks");
    assert_eq!(none.to_string(), "`size`: expected 1 or more ranks, found 0");
}

#[test]
fn a_tensor_of_other_extents_is_refused_by_who_receives_it() {
    let said = all(2, |world| {
        if world.rank() == 0 {
            world.send(1, &Tensor::from([1_u8, 2]))?;
            world.send(1, &Tensor::from([3_u8]))?;
            return Ok(String::new());
        }
        let mut x = Tensor::<u8, 1>::zeros([1]);
        let said = message(world.recv(0, &mut x));
        world.recv(0, &mut x)?;
        assert_eq!(x[[0]], 3);
        Ok(said)
    });
    assert_eq!(said[1], "message of rank 0: expected a tensor u8[1] as on this rank, found a tensor u8[2]");
}

#[test]
fn a_rank_that_ends_is_lost_to_all() {
    let began = Instant::now();
    let said = ranks(4, |world| {
        let mut x = Tensor::from([1.0_f32]);
        if world.rank() == 2 {
            return String::new();
        }
        let said = message(world.all_reduce_in_place(ReduceOp::Sum, &mut x));
        // And it is of no more use.
        assert!(message(world.barrier()).starts_with("the world ended at an earlier error: "));
        said
    });
    assert!(began.elapsed() < Duration::from_secs(20), "no timeout was waited for");
    for rank in [0, 1, 3] {
        // Whoever hears it of another rank hears the reason.
        assert!(said[rank].contains("rank 2 ended during all_reduce(sum)"), "{}", said[rank]);
    }
}

#[test]
fn a_rank_that_does_not_come_is_an_error_within_the_timeout() {
    let limit = Duration::from_millis(300);
    let said = ranks(3, |mut world| {
        world.set_timeout(limit);
        if world.rank() == 1 {
            std::thread::sleep(limit * 4);
            return (message(world.barrier()), Duration::ZERO);
        }
        let began = Instant::now();
        (message(world.barrier()), began.elapsed())
    });
    for rank in [0, 2] {
        assert!(said[rank].0.contains("rank 1 took no part in barrier within 0.3 s"), "{}", said[rank].0);
        assert!(said[rank].1 >= limit && said[rank].1 < limit * 4, "{:?}", said[rank].1);
    }
    assert!(said[1].0.contains("gave the world up: rank 1 took no part"), "{}", said[1].0);
}

#[test]
fn ranks_out_of_step_are_an_error_on_both() {
    let said = ranks(2, |world| match world.rank() {
        0 => message(world.barrier()),
        _ => message(world.recv(0, &mut Tensor::<u8, 1>::zeros([1]))),
    });
    assert!(said[1].contains("rank 0 gave the world up: it is out of step"), "{}", said[1]);
    assert!(said[0].contains("it is out of step"), "{}", said[0]);
}

#[test]
#[should_panic(expected = "rank 1 gives up")]
fn the_panic_of_a_rank_is_passed_on_when_all_have_ended() {
    ranks(2, |world| {
        assert!(world.rank() != 1, "rank 1 gives up");
        world.barrier()
    });
}
