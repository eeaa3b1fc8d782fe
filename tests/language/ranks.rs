//! Tests of §13 of the language: memory of other ranks, and signals.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tile_kernel::interp::Order;
use tile_kernel::interp::ranks::{Rank, Ranks};
use tile_kernel::launch::LaunchError;
use tile_kernel::prelude::*;

/// Runs a program as so many ranks, in several interleavings.
fn each_order<X: Send>(
    ranks: usize,
    program: impl Fn(&Rank) -> Result<X, LaunchError> + Sync,
    check: impl Fn(Result<Vec<X>, LaunchError>),
) {
    check(Ranks::new(ranks, Order::Natural).run(&program));
    for seed in 0..20 {
        check(Ranks::new(ranks, Order::Shuffled(seed)).run(&program));
    }
}

/// The error that every interleaving ends with.
fn always_fails<X: Send>(ranks: usize, program: impl Fn(&Rank) -> Result<X, LaunchError> + Sync, says: &[&str]) {
    each_order(ranks, program, |result| {
        let error = result.err().expect("a fault in every interleaving").to_string();
        assert!(says.iter().all(|text| error.contains(text)), "{error}\nexpected {says:?}");
    });
}

/// The example of the language's text. `WAITS`, `SIGNALS`: whether it is left as it should be.
#[tile_kernel]
fn neighbour<const WAITS: bool, const SIGNALS: bool>(
    x: &mut Peers<f32, 1>,
    s: &Signals,
    y: &mut Tensor<f32, 1>,
    me: usize,
) {
    let [n] = x.shape();
    dims!(y = [n]);
    let [b] = blocks([n.div_ceil(128)]);
    let next = (me + 1) % x.ranks();
    let mut t = fragment::<f32>([128]);
    fill(&mut t, cast::<f32>(me));
    copy(&t, x.rank_mut(next).at_mut([b * 128]));
    if SIGNALS {
        s.rank(next).set(b, 1);
    }
    if WAITS {
        s.rank(me).wait(b, 1);
    }
    copy(x.rank(me).at([b * 128]), &mut t);
    copy(&t, y.at_mut([b * 128]));
}

fn neighbours<const WAITS: bool, const SIGNALS: bool>(rank: &Rank) -> Result<Tensor<f32, 1>, LaunchError> {
    let mut x = rank.symmetric::<f32, 1>([300])?;
    let s = rank.signals(3)?;
    let mut y = Tensor::zeros([300]);
    neighbour::<WAITS, SIGNALS>().launch(rank, &mut x, &s, &mut y, rank.number())?;
    Ok(y)
}

// language: §13
// language: §13.1
// language: §13.1 x: &Peers<T, R>
// language: §13.2
// language: §13.2 s.rank(r).set(i, v)
// language: §13.2 s.rank(r).wait(i, v)
// language: §13.3
// language: §13.3 order
#[test]
fn signals_order_what_ranks_do() {
    for ranks in 2..=8 {
        each_order(ranks, neighbours::<true, true>, |result| {
            for (me, y) in result.unwrap().into_iter().enumerate() {
                assert_eq!(y, Tensor::full([300], ((me + ranks - 1) % ranks) as f32));
            }
        });
    }
}

// language: §13.3 races
#[test]
fn without_a_wait_ranks_race() {
    let says = ["race: block", "of rank", "element", "of `x` of rank", "in no order", "tests/language/ranks.rs"];
    always_fails(2, neighbours::<false, true>, &says);
}

// language: §13.3 deadlocks
#[test]
fn waits_that_nothing_ends_are_named() {
    let says = [
        "deadlock: block [0, 0,",
        "of rank 0 waits at tests/language/ranks.rs",
        "block [0, 0, 2] of rank 1 waits at",
        "for word [1, 2] of `s` to be 1 or more, and it is 0",
    ];
    always_fails(2, neighbours::<true, false>, &says);
}

/// Rank 0 sets a word twice; with `READS`, rank 1 says in between that it has seen the first.
#[tile_kernel]
fn twice<const READS: bool>(s: &Signals, me: usize) {
    let [_b] = blocks([1]);
    if me == 0 {
        s.rank(1).set(0, 1);
        if READS {
            s.rank(0).wait(0, 1);
        }
        s.rank(1).set(0, 2);
    } else {
        if READS {
            s.rank(1).wait(0, 1);
            s.rank(0).set(0, 1);
        }
        s.rank(1).wait(0, 2);
    }
}

// language: §13.3 lost signals
#[test]
fn a_word_that_is_set_twice_is_lost() {
    let run = |reads: bool| {
        move |rank: &Rank| {
            let s = rank.signals(1)?;
            match reads {
                true => twice::<true>().launch(rank, &s, rank.number()),
                false => twice::<false>().launch(rank, &s, rank.number()),
            }
        }
    };
    each_order(2, run(true), |result| assert_eq!(result, Ok(vec![(), ()])));
    let says = ["lost signal: word [1, 0] of `s` is set again", "block [0, 0, 0] of rank 0 at"];
    always_fails(2, run(false), &says);
}

/// Rank 1 reads a slot that rank 0 fills again once it is given back; with `LATE`, rank 1 reads it
/// once more after that.
#[tile_kernel]
fn slot<const LATE: bool>(x: &mut Peers<i32, 1>, s: &Signals, y: &mut Tensor<i32, 1>, me: usize) {
    dims!(x = [4], y = [8]);
    let [_b] = blocks([1]);
    let mut t = fragment::<i32>([4]);
    if me == 0 {
        fill(&mut t, 1);
        copy(&t, x.rank_mut(0).at_mut([0]));
        s.rank(1).set(0, 1);
        s.rank(0).wait(0, 1);
        fill(&mut t, 2);
        copy(&t, x.rank_mut(0).at_mut([0]));
    } else {
        s.rank(1).wait(0, 1);
        copy(x.rank(0).at([0]), &mut t);
        copy(&t, y.at_mut([0]));
        s.rank(0).set(0, 1);
        if LATE {
            copy(x.rank(0).at([0]), &mut t);
            copy(&t, y.at_mut([4]));
        }
    }
}

fn slots<const LATE: bool>(rank: &Rank) -> Result<Tensor<i32, 1>, LaunchError> {
    let mut x = rank.symmetric::<i32, 1>([4])?;
    let s = rank.signals(1)?;
    let mut y = Tensor::zeros([8]);
    slot::<LATE>().launch(rank, &mut x, &s, &mut y, rank.number())?;
    Ok(y)
}

#[test]
fn a_slot_is_not_read_after_it_was_given_back() {
    each_order(2, slots::<false>, |result| {
        assert_eq!(result.unwrap()[1], Tensor::from_vec(vec![1, 1, 1, 1, 0, 0, 0, 0], [8]).unwrap());
    });
    always_fails(2, slots::<true>, &["race: block", "of `x` of rank 0", "in no order"]);
}

/// Parts and their extents, of ranks that there are and of one that there is not; counting signals.
#[tile_kernel]
fn parts(x: &mut Peers<i32, 2>, s: &Signals, y: &mut Tensor<i32, 1>, me: usize) {
    dims!(y = [16]);
    let [rows, columns] = x.shape();
    let [_b] = blocks([1]);
    let mut all = shared::<i32>([16]);
    parallel!((2, 3), |i, j| {
        x.rank_mut(me)[[i, j]] = cast::<i32>(100 * me + 10 * i + j);
    });
    parallel!(3, |j| {
        x.rank_mut(99)[[0, j]] = 7;
    });
    for r in 0..s.ranks() {
        s.rank(r).add(1, 2);
    }
    s.rank(me).wait(1, cast::<u32>(2 * x.ranks()));
    fill(&mut all, -1);
    parallel!(3, |j| {
        all[j] = x.rank(1)[[1, j]];
        all[3 + j] = x.rank(99)[[1, j]];
        all[6 + j] = x.rank(0).t()[[j, 0]];
    });
    parallel!(1, |i| {
        all[9 + i] = cast::<i32>(x.ranks());
        all[10 + i] = cast::<i32>(rows);
        all[11 + i] = cast::<i32>(columns);
        all[12 + i] = cast::<i32>(x.dim(1));
    });
    copy(&all, y.at_mut([0]));
}

// language: §13.1 x.rank(r)
// language: §13.1 x.ranks()
// language: §13.2 s.rank(r).add(i, v)
#[test]
fn parts_are_tensors() {
    let program = |rank: &Rank| {
        let mut x = rank.symmetric::<i32, 2>([2, 3])?;
        let s = rank.signals(2)?;
        let mut y = Tensor::zeros([16]);
        parts::default().launch(rank, &mut x, &s, &mut y, rank.number())?;
        Ok(y)
    };
    each_order(3, program, |result| {
        let expected = [110, 111, 112, 0, 0, 0, 0, 1, 2, 3, 2, 3, 3, -1, -1, -1];
        for y in result.unwrap() {
            assert_eq!(y, Tensor::from_vec(expected.to_vec(), [16]).unwrap());
        }
    });
}

/// Signals a word that may not be there.
#[tile_kernel]
fn far(s: &Signals, word: usize, rank: usize) {
    let [_b] = blocks([1]);
    s.rank(rank).set(word, 1);
}

// language: §13.2 outside
#[test]
fn words_that_are_not_there_are_faults() {
    let run = |word, to| {
        move |rank: &Rank| {
            let s = rank.signals(2)?;
            far::default().launch(rank, &s, word, to)
        }
    };
    assert_eq!(Ranks::new(1, Order::Natural).run(run(1, 0)), Ok(vec![()]));
    always_fails(1, run(2, 0), &["there is no word [0, 2] of `s`, which has [1, 2]"]);
    always_fails(1, run(0, 1), &["there is no word [1, 0] of `s`, which has [1, 2]"]);
}

/// Rank 0 writes to rank 1 and says nothing.
#[tile_kernel]
fn silent(x: &mut Peers<i32, 1>, me: usize) {
    dims!(x = [4]);
    let [_b] = blocks([1]);
    let mut t = fragment::<i32>([4]);
    fill(&mut t, 3);
    if me == 0 {
        copy(&t, x.rank_mut(1).at_mut([0]));
    }
}

#[test]
fn programs_of_ranks_race_too() {
    let program = |rank: &Rank| {
        let mut x = rank.symmetric::<i32, 1>([4])?;
        silent::default().launch(rank, &mut x, rank.number())?;
        x.read()
    };
    // A program that reads before rank 0 has begun meets its write there.
    always_fails(2, program, &["race: ", "rank 0", "the program of rank 1", "in no order"]);
}

#[test]
fn allocations_agree() {
    let program = |rank: &Rank| rank.symmetric::<f32, 1>([4 + rank.number()]).map(|x| x.shape());
    let error = Ranks::new(2, Order::Natural).run(program).unwrap_err().to_string();
    assert!(error.contains("allocates f32 [") && error.contains("where another allocated f32 ["), "{error}");
    let program = |rank: &Rank| {
        let mut x = rank.symmetric::<f32, 1>([4])?;
        x.write(&Tensor::full([5], 1.0))
    };
    let error = Ranks::new(2, Order::Natural).run(program).unwrap_err();
    assert_eq!(error, LaunchError::Shape { argument: "symmetric".into(), axis: 0, expected: 4, found: 5 });
}

#[tile_kernel]
fn fill_with(y: &mut Tensor<i32, 1>, x: i32) {
    let [n] = y.shape();
    let [b] = blocks([n.div_ceil(16)]);
    let mut t = fragment::<i32>([16]);
    fill(&mut t, x);
    copy(&t, y.at_mut([b * 16]));
}

/// A rank's own tensors are no other's at the time: memory that one has given away between its launches
/// is in order.
#[test]
fn memory_passes_from_rank_to_rank_between_launches() {
    let passes = AtomicUsize::new(0);
    for seed in 0..40 {
        let passed = Mutex::new([None, None]);
        let program = |rank: &Rank| {
            let me = rank.number();
            let mut own = Tensor::zeros([40]);
            fill_with().launch(rank, &mut own, me as i32)?;
            passed.lock().unwrap()[1 - me] = Some(own);
            // Meanwhile the other rank may have come as far.
            fill_with().launch(rank, &mut Tensor::zeros([400]), 3)?;
            let given = passed.lock().unwrap()[me].take();
            if let Some(mut given) = given {
                fill_with().launch(rank, &mut given, 5)?;
                assert_eq!(given, Tensor::full([40], 5));
                passes.fetch_add(1, Ordering::Relaxed);
            }
            Ok(())
        };
        Ranks::new(2, Order::Shuffled(seed)).run(program).unwrap();
    }
    assert!(passes.into_inner() > 0, "in some order a rank has what the other gave away");
}
