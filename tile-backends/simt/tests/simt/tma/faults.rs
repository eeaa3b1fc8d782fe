//! Faults of TMA copies and of barriers that count: the thread interpreter finds each.

use super::*;

#[test]
fn boxes_are_aligned() {
    let go = |c: &mut Copy| {
        loaded(c, 0);
        c.wait(0);
    };
    faulty(go, &[8, 6], None, "are not a multiple of 16");
    faulty(go, &[8, 16], Some(Swizzle::B128), "do not fill");
    faulty(go, &[8, 32], Some(Swizzle::B64), "do not fill");
    faulty(|c| loaded(c, 4), &[8, 8], None, "is not aligned to 128");
    let inside = |c: &mut Copy| {
        c.make_barrier(1);
        let first = c.first();
        c.when(first, |c| c.load(&[0, 3], 0));
    };
    faulty(inside, &[8, 8], None, "inside of 16 bytes");
    faulty(|c| loaded(c, 32), &[8, 32], Some(Swizzle::B128), "is not aligned to 1024");
    faulty(|c| loaded(c, 128), &[8, 8], None, "does not exist");
}

#[test]
fn bytes_that_come_are_waited_for_by_all() {
    let one_waits = |c: &mut Copy| {
        loaded(c, 0);
        let first = c.first();
        c.when(first, |c| c.wait(0));
        look(c);
    };
    faulty(one_waits, &[8, 8], None, "a bulk load");
    let nobody_waits = |c: &mut Copy| {
        loaded(c, 0);
        look(c);
    };
    faulty(nobody_waits, &[8, 8], None, "a bulk load");
    faulty(|c| loaded(c, 0), &[8, 8], None, "has not waited for the bulk loads");
    // A barrier of the block after one thread's wait tells the others.
    let tensors = [Tensor(vec![32, 32]), Tensor(vec![32, 32])];
    let mut c = Copy::new(&[8, 8], None);
    loaded(&mut c, 0);
    let first = c.first();
    c.when(first, |c| c.wait(0));
    c.b.effect(Op::Barrier {}, &[]);
    look(&mut c);
    assert_eq!(c.run(&tensors, 0).expect("runs")[..3], [1, 2, 3]);
}

/// One warp fills the tile twice and waits for both. The other waits for the
/// second time alone, and may come before the first: a parity does not tell that
/// from the time before it.
#[test]
fn parities_tell_neighbours_apart() {
    let attempt = |waits: &[i64], seed: u64| {
        let mut c = Copy::new(&[8, 8], None);
        c.make_barrier(1);
        let thread = c.b.special(Special::Thread);
        let warp = c.b.below(thread, 32);
        c.b.open(None);
        waits.iter().for_each(|&parity| c.wait(parity));
        let follows = c.b.close();
        c.b.open(None);
        let elected = c.b.value(Op::Elect {}, &[], DType::Bool);
        c.when(elected, |c| {
            for parity in [0, 1] {
                c.expect();
                c.load(&[0, 0], 0);
                c.wait(parity);
            }
        });
        let leads = c.b.close();
        c.b.branch(warp, follows, leads);
        c.b.effect(Op::Barrier {}, &[]);
        look(&mut c);
        c.run(&[Tensor(vec![8, 8]), Tensor(vec![8, 8])], seed)
    };
    let late: Vec<_> = (0..20).filter_map(|seed| attempt(&[1], seed).err()).collect();
    let message = "waits for phase 1 of the barrier at byte 512 and does not know that phase 0 is over";
    assert!(!late.is_empty() && late.iter().all(|found| found.contains(message)), "{late:?}");
    // Who waits for the first may come too late for it.
    let stuck = (0..20).filter_map(|seed| attempt(&[0, 1], seed).err());
    stuck.for_each(|found| assert!(found.contains("nobody can go on"), "{found}"));
}

#[test]
fn bytes_that_are_read_are_not_loaded_over() {
    let again = |c: &mut Copy| {
        loaded(c, 0);
        c.wait(0);
        look(c);
        let first = c.first();
        c.when(first, |c| {
            c.expect();
            c.load(&[8, 8], 0);
        });
        c.wait(1);
    };
    faulty(again, &[8, 8], None, "a bulk load writes byte 4 that thread 1 reads");
    let twice = |c: &mut Copy| {
        c.make_barrier(2);
        let first = c.first();
        c.when(first, |c| {
            c.expect();
            c.expect();
            c.load(&[0, 0], 0);
            c.load(&[8, 8], 0);
        });
        c.wait(0);
    };
    faulty(twice, &[8, 8], None, "a bulk load and a bulk load write byte 0");
    let unfenced = |c: &mut Copy| {
        let thread = c.b.special(Special::Thread);
        c.b.effect(Op::Store { buf: c.tile, offset: 0, guarded: false }, &[thread, thread]);
        loaded(c, 0);
        c.wait(0);
    };
    faulty(unfenced, &[8, 8], None, "with no proxy fence between");
}

#[test]
fn arrivals_are_counted_exactly() {
    let arrive = |c: &mut Copy, times: usize| {
        let zero = c.int(0);
        (0..times).for_each(|_| c.b.effect(Op::MbarrierArrive { buf: c.full, remote: false }, &[zero]));
    };
    // The phase waits for bytes; its arrivals are there.
    let over = |c: &mut Copy| {
        c.make_barrier(1);
        let first = c.first();
        c.when(first, |c| {
            c.expect();
            arrive(c, 1);
        });
    };
    faulty(over, &[8, 8], None, "more than 1 arrivals");
    let parity = |c: &mut Copy| {
        c.make_barrier(1);
        c.wait(2);
    };
    faulty(parity, &[8, 8], None, "2 is no parity");
    let twice = |c: &mut Copy| {
        c.make_barrier(1);
        c.make_barrier(1);
    };
    faulty(twice, &[8, 8], None, "a barrier and thread 0 write byte");
    let load = |c: &mut Copy| {
        c.make_barrier(1);
        let thread = c.int(0);
        let x = c.b.value(Op::Load { buf: c.full, offset: 0, guarded: false }, &[thread], DType::U64);
        let x = c.b.cast(x, DType::I32);
        c.b.effect(Op::Store { buf: c.tensors[1], offset: 0, guarded: false }, &[thread, x]);
    };
    faulty(load, &[8, 8], None, "that a barrier writes");
    // All 64 threads arrive twice: two phases.
    let mut c = Copy::new(&[8, 8], None);
    c.make_barrier(64);
    arrive(&mut c, 1);
    c.wait(0);
    arrive(&mut c, 1);
    c.wait(1);
    c.run(&[Tensor(vec![8, 8]), Tensor(vec![8, 8])], 1).expect("runs");
}

#[test]
fn what_threads_write_is_told_by_arrivals() {
    // Thread t writes, arrives, waits, and reads what its neighbour wrote.
    let exchange = |arrive_first: bool| {
        let mut c = Copy::new(&[8, 8], None);
        c.make_barrier(64);
        let thread = c.b.special(Special::Thread);
        let zero = c.int(0);
        let arrive = Op::MbarrierArrive { buf: c.full, remote: false };
        let store = Op::Store { buf: c.tile, offset: 0, guarded: false };
        if arrive_first {
            c.b.effect(arrive.clone(), &[zero]);
            c.b.effect(store, &[thread, thread]);
        } else {
            c.b.effect(store, &[thread, thread]);
            c.b.effect(arrive, &[zero]);
        }
        c.wait(0);
        let one = c.int(1);
        let next = c.b.bin(tile_core::ir::BinOp::Xor, thread, one);
        let x = c.b.value(Op::Load { buf: c.tile, offset: 0, guarded: false }, &[next], DType::I32);
        c.b.effect(Op::Store { buf: c.tensors[1], offset: 0, guarded: false }, &[thread, x]);
        c.run(&[Tensor(vec![8, 8]), Tensor(vec![8, 8])], 0)
    };
    assert_eq!(exchange(false).expect("runs")[..4], [1, 0, 3, 2]);
    let found = exchange(true).expect_err("a race");
    assert!(found.contains("reads byte 4 that thread 1 writes"), "{found}");
}

#[test]
fn what_is_written_can_be_read() {
    let read_back = |written: bool| {
        let mut c = Copy::new(&[8, 8], None);
        loaded(&mut c, 0);
        c.wait(0);
        let first = c.first();
        c.when(first, |c| {
            c.store(&[0, 0]);
            c.b.effect(Op::TmaWait { pending: 0, written }, &[]);
            let index = c.int(3);
            let x = c.b.value(Op::Load { buf: c.tensors[1], offset: 0, guarded: false }, &[index], DType::I32);
            c.b.effect(Op::Store { buf: c.tensors[1], offset: 100, guarded: false }, &[index, x]);
        });
        c.run(&[Tensor(vec![8, 8]), Tensor(vec![16, 8])], 0).expect("runs")
    };
    assert_eq!(read_back(true)[103], 4);
    assert_eq!(read_back(false)[103], -1);
    assert_eq!(read_back(false)[..4], [1, 2, 3, 4]);
}

#[test]
fn warps_run_side_by_side() {
    for seed in 0..3 {
        let mut c = Copy::new(&[8, 8], None);
        c.make_barrier(1);
        let thread = c.b.special(Special::Thread);
        let warp = c.b.below(thread, 32);
        c.b.open(None);
        c.wait(0);
        look(&mut c);
        let waits = c.b.close();
        c.b.open(None);
        let elected = c.b.value(Op::Elect {}, &[], DType::Bool);
        c.when(elected, |c| {
            c.expect();
            c.load(&[0, 0], 0);
        });
        let loads = c.b.close();
        c.b.branch(warp, waits, loads);
        let found = c.run(&[Tensor(vec![8, 8]), Tensor(vec![8, 8])], seed).expect("runs");
        assert_eq!(found[..4], [1, 2, 3, 4]);
    }
}
