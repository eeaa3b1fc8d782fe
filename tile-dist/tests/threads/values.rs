//! What collectives compute, for each element type, at odd extents, of 1 to 5 ranks.

use super::all;
use tile_dist::{DistError, Reduce, ReduceOp, World};
use tile_kernel::prelude::*;

const OPS: [ReduceOp; 5] = [ReduceOp::Sum, ReduceOp::Prod, ReduceOp::Max, ReduceOp::Min, ReduceOp::Avg];

/// 1 or 2, so that sums and products of few ranks are exact in every type.
fn value(rank: usize, at: usize) -> f64 {
    ((at * 5 + rank * 3 + at / 7) % 2 + 1) as f64
}

fn give<T: Element>(rank: usize, shape: [usize; 2]) -> Tensor<T, 2> {
    Tensor::from_fn(shape, |[i, j]| T::from_f64(value(rank, i * shape[1] + j)))
}

/// The reduction at an element, apart from the code under test.
fn expected<T: Element>(op: ReduceOp, size: usize, at: usize) -> T {
    let values = (0..size).map(|rank| value(rank, at));
    T::from_f64(match op {
        ReduceOp::Sum => values.sum(),
        ReduceOp::Prod => values.product(),
        ReduceOp::Max => values.fold(0.0, f64::max),
        ReduceOp::Min => values.fold(9.0, f64::min),
        ReduceOp::Avg => values.sum::<f64>() / size as f64,
    })
}

fn reduces<T: Reduce>(world: &World<Cpu>) -> Result<(), DistError> {
    let (rank, size) = (world.rank(), world.size());
    for (op, shape) in OPS.into_iter().flat_map(|op| [[1, 1], [3, 7], [0, 4]].map(|shape| (op, shape))) {
        let x = give::<T>(rank, shape);
        let mut y = Tensor::<T, 2>::zeros(shape);
        world.all_reduce(op, &x, &mut y)?;
        let want = Tensor::from_fn(shape, |[i, j]| expected::<T>(op, size, i * shape[1] + j));
        assert_eq!(y.to_vec(), want.to_vec(), "all_reduce {op} {:?}", T::DTYPE);
        let mut x = x;
        world.all_reduce_in_place(op, &mut x)?;
        assert_eq!(x.to_vec(), want.to_vec(), "in place");

        let [rows, columns] = [shape[0] * size, shape[1]];
        let x = give::<T>(rank, [rows, columns]);
        let mut part = Tensor::<T, 2>::zeros(shape);
        world.reduce_scatter(op, &x, &mut part)?;
        let want = Tensor::from_fn(shape, |[i, j]| expected::<T>(op, size, (rank * shape[0] + i) * columns + j));
        assert_eq!(part.to_vec(), want.to_vec(), "reduce_scatter {op} {:?}", T::DTYPE);
    }
    Ok(())
}

fn moves<T: Element>(world: &World<Cpu>) -> Result<(), DistError> {
    let (rank, size) = (world.rank(), world.size());
    let x = give::<T>(rank, [3, 5]);
    let mut gathered = Tensor::<T, 2>::zeros([3 * size, 5]);
    world.all_gather(&x, &mut gathered)?;
    let want: Vec<T> = (0..size).flat_map(|from| give::<T>(from, [3, 5]).to_vec()).collect();
    assert_eq!(gathered.to_vec(), want, "all_gather {:?}", T::DTYPE);

    let x = give::<T>(rank, [2 * size, 3]);
    let mut y = Tensor::<T, 2>::zeros([2 * size, 3]);
    world.all_to_all(&x, &mut y)?;
    let part = |from: usize| give::<T>(from, [2 * size, 3]).to_vec()[rank * 6..rank * 6 + 6].to_vec();
    assert_eq!(y.to_vec(), (0..size).flat_map(part).collect::<Vec<T>>(), "all_to_all");

    for root in 0..size {
        let mut x = give::<T>(rank, [3, 5]);
        world.broadcast(root, &mut x)?;
        assert_eq!(x.to_vec(), give::<T>(root, [3, 5]).to_vec(), "broadcast");
    }

    // Everybody to everybody, itself too, in an order that would wait for ever one by one.
    let mut got: Vec<Tensor<T, 2>> = (0..size).map(|_| Tensor::zeros([1, 3])).collect();
    let sent: Vec<Tensor<T, 2>> = (0..size).map(|to| give(rank * size + to, [1, 3])).collect();
    let group = got.iter_mut().enumerate().fold(world.group(), |group, (from, y)| group.recv(from, y));
    sent.iter().enumerate().fold(group, |group, (to, x)| group.send(to, x)).run()?;
    for (from, y) in got.iter().enumerate() {
        assert_eq!(y.to_vec(), give::<T>(from * size + rank, [1, 3]).to_vec(), "from {from}");
    }
    Ok(())
}

macro_rules! each {
    ($world:expr, $test:ident: $($ty:ty),*) => { $($test::<$ty>($world)?;)* };
}

#[test]
fn reductions_of_every_type_are_exact_where_they_can_be() {
    for size in 1..=3 {
        all(size, |world| {
            each!(&world, reduces: i8, u8, i32, u32, i64, u64, f16, bf16, f32, f64, F8E4M3, F8E5M2);
            world.barrier()
        });
    }
    all(5, |world| reduces::<f32>(&world));
}

#[test]
fn elements_of_every_type_arrive() {
    for size in [1, 2, 5] {
        all(size, |world| {
            each!(&world, moves: i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64, F8E4M3, F8E5M2);
            Ok(())
        });
    }
}

#[test]
fn views_with_gaps_are_read_and_written_in_order() {
    all(2, |world| {
        let x = give::<f32>(world.rank(), [4, 6]);
        let mut y = Tensor::<f32, 2>::full([6, 4], -1.0);
        // Columns 1, 2 and 3 of the transposed output.
        let view = y.view_mut().slice([0..6, 1..4]).expect("it is inside");
        world.all_reduce(ReduceOp::Sum, x.view().t().slice([0..6, 0..3]).expect("it is inside"), view)?;
        for ([i, j], at) in (0..6).flat_map(|i| (0..3).map(move |j| ([i, j + 1], j * 6 + i))) {
            assert_eq!(f64::from(y[[i, j]]), value(0, at) + value(1, at), "{i}, {j}");
        }
        assert!((0..6).all(|i| y[[i, 0]] == -1.0), "what is not in the view stays");
        Ok(())
    });
}

#[test]
fn an_output_without_contents_is_filled() {
    let whole = all(2, |world| {
        let x = Tensor::from([world.rank() as u8, 7]);
        let mut y = Tensor::<u8, 1>::uninit([4]);
        world.all_gather(&x, &mut y)?;
        Ok(y.into_tensor().expect("it was written").to_vec())
    });
    assert_eq!(whole, [[0, 7, 1, 7], [0, 7, 1, 7]]);
}

#[test]
fn all_ranks_have_the_same_bits() {
    // Sums that depend on their order in f32.
    let sums = all(4, |world| {
        let x = Tensor::from_fn([101], |[i]| 1.0 / (1 + i * 3 + world.rank() * 17) as f32);
        let mut y = Tensor::<f32, 1>::zeros([101]);
        world.all_reduce(ReduceOp::Sum, &x, &mut y)?;
        Ok(y.to_vec().iter().map(|y| y.to_bits()).collect::<Vec<_>>())
    });
    assert!(sums.iter().all(|sum| *sum == sums[0]));
}
