//! Kernels with code for threads: reductions, scans, compaction and counts of rows by shuffles, votes,
//! atomics and barriers.

mod groups;
mod memory;

pub(crate) use groups::{groups_by_themselves, producers_and_consumers};
pub(crate) use memory::{
    arrays_of_threads, products_of_staged_tiles, regions_in_turn, transposes_through_shared_tiles,
};

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::reference::Array;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// Rows shorter than a warp, than a block, and of several blocks' threads.
const ROWS: [[usize; 2]; 3] = [[0, 5], [2, 29], [3, 301]];

/// Matrices of small whole numbers, whose sums are exact in every type.
fn wholes<T: Num>(session: &dyn Session, shape: [usize; 2]) -> Tensor<T, 2> {
    let mut random = session.random();
    Tensor::from_fn(shape, |_| T::from_f64(random.below(9) as f64 - 4.0))
}

/// What a function makes of each row.
fn rows(x: &Array, width: usize, row: impl Fn(&[f64]) -> Vec<f64>) -> Array {
    let [m, n] = [x.shape[0], x.shape[1]];
    Array::new(&[m, width], (0..m).flat_map(|i| row(&x.data[i * n..(i + 1) * n])).collect())
}

/// Sums of rows: of each thread's elements, of each warp by shuffles, and of the warps.
#[tile_kernel]
fn block_sums<T: Num, const N: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [m, n], y = [m, 1]);
    let [b] = blocks([m]);
    let mut part = shared::<T>([32]);
    clear(&mut part);
    threads!(N, |t| {
        let mut v: T = 0;
        for j in (t.index()..n).step_by(N) {
            v += x[[b, j]];
        }
        v += t.shuffle_xor(v, 16);
        v += t.shuffle_xor(v, 8);
        v += t.shuffle_xor(v, 4);
        v += t.shuffle_xor(v, 2);
        v += t.shuffle_xor(v, 1);
        if t.lane() == 0 {
            part[t.warp()] = v;
        }
        t.barrier();
        if t.warp() == 0 {
            let mut w = part[t.lane()];
            for k in 0..5 {
                w += t.shuffle_down(w, 16 >> k);
            }
            if t.lane() == 0 {
                y[[b, 0]] = w;
            }
        }
    });
}

fn sums<T: Num, const N: usize>(session: &dyn Session) {
    for [m, n] in ROWS {
        let x = wholes::<T>(session, [m, n]);
        let expected = rows(&array(&x), 1, |row| vec![row.iter().sum()]);
        let name = format!("block_sums {} {m}x{n} by {N}", T::DTYPE);
        session.check(&name, [(&expected, Tolerance::EXACT)], |device| {
            let mut y = poisoned::<T, 2>([m, 1]);
            block_sums::<T, N>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}

// language: §11.2 t.shuffle_idx(v, lane)
pub(crate) fn sums_by_shuffles(session: &dyn Session) {
    sums::<f32, 32>(session);
    sums::<f32, 64>(session);
    sums::<f32, 256>(session);
    sums::<f32, 96>(session);
    sums::<i32, 64>(session);
    sums::<f16, 64>(session);
}

/// Running sums of rows, as many elements at a time as there are threads: of each warp by shuffles,
/// and what the warps in front sum up to.
#[tile_kernel]
fn warp_scans<T: Num, const N: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [b] = blocks([m]);
    let mut sums = shared::<T>([N]);
    clear(&mut sums);
    threads!(N, |t| {
        let mut before: T = 0;
        for first in (0..n).step_by(N) {
            let i = first + t.index();
            let mut v = x[[b, i]];
            let up = t.shuffle_up(v, 1);
            v += select(t.lane() >= 1, up, 0);
            let up = t.shuffle_up(v, 2);
            v += select(t.lane() >= 2, up, 0);
            let up = t.shuffle_up(v, 4);
            v += select(t.lane() >= 4, up, 0);
            let up = t.shuffle_up(v, 8);
            v += select(t.lane() >= 8, up, 0);
            let up = t.shuffle_up(v, 16);
            v += select(t.lane() >= 16, up, 0);
            if t.lane() == t.lanes() - 1 || t.index() == N - 1 {
                sums[t.warp()] = v;
            }
            t.barrier();
            for w in 0..t.warp() {
                v += sums[w];
            }
            y[[b, i]] = before + v;
            for w in 0..N.div_ceil(t.lanes()) {
                before += sums[w];
            }
            t.barrier();
        }
    });
}

fn scans<T: Num, const N: usize>(session: &dyn Session) {
    for [m, n] in ROWS {
        let x = wholes::<T>(session, [m, n]);
        let expected = rows(&array(&x), n, |row| {
            row.iter()
                .scan(0.0, |sum, v| {
                    *sum += v;
                    Some(*sum)
                })
                .collect()
        });
        let name = format!("warp_scans {} {m}x{n} by {N}", T::DTYPE);
        session.check(&name, [(&expected, Tolerance::EXACT)], |device| {
            let mut y = poisoned::<T, 2>([m, n]);
            warp_scans::<T, N>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}

// language: §11.2 t.shuffle_idx(v, lane)
pub(crate) fn running_sums_by_warps(session: &dyn Session) {
    scans::<i32, 32>(session);
    scans::<i32, 256>(session);
    scans::<f32, 64>(session);
    scans::<f32, 100>(session);
}

/// The positive elements of each row in order, zeros behind them, and how many there are: places
/// are counted in votes.
#[tile_kernel]
fn compacted<T: Num, const N: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>, count: &mut Tensor<i32, 2>) {
    dims!(x = [m, n], y = [m, n], count = [m, 1]);
    let [b] = blocks([m]);
    let mut counts = shared::<i32>([N]);
    clear(&mut counts);
    threads!(N, |t| {
        let mut placed = 0;
        for first in (0..n).step_by(N) {
            let v = x[[b, first + t.index()]];
            let votes = t.ballot(v > 0);
            if t.lane() == 0 {
                counts[t.warp()] = cast::<i32>(votes.count_ones());
            }
            t.barrier();
            let below = votes & ((1 << cast::<u32>(t.lane())) - 1);
            let mut place = placed + cast::<usize>(below.count_ones());
            for w in 0..t.warp() {
                place += cast::<usize>(counts[w]);
            }
            if v > 0 {
                y[[b, place]] = v;
            }
            for w in 0..N.div_ceil(t.lanes()) {
                placed += cast::<usize>(counts[w]);
            }
            t.barrier();
        }
        for j in (placed + t.index()..n).step_by(N) {
            y[[b, j]] = 0;
        }
        if t.index() == 0 {
            count[[b, 0]] = cast::<i32>(placed);
        }
    });
}

fn compactions<T: Num, const N: usize>(session: &dyn Session) {
    for [m, n] in ROWS {
        let x = wholes::<T>(session, [m, n]);
        let positive = |row: &[f64]| row.iter().copied().filter(|&v| v > 0.0).collect::<Vec<f64>>();
        let kept = rows(&array(&x), n, |row| {
            let mut kept = positive(row);
            kept.resize(n, 0.0);
            kept
        });
        let counts = rows(&array(&x), 1, |row| vec![positive(row).len() as f64]);
        let expected = [(&kept, Tolerance::EXACT), (&counts, Tolerance::EXACT)];
        session.check(&format!("compacted {} {m}x{n} by {N}", T::DTYPE), expected, |device| {
            let (mut y, mut count) = (poisoned::<T, 2>([m, n]), poisoned::<i32, 2>([m, 1]));
            compacted::<T, N>().launch(device, &x, &mut y, &mut count)?;
            Ok([array(&y), array(&count)])
        });
    }
}

// language: §11.2 t.any(c)
pub(crate) fn compaction_by_votes(session: &dyn Session) {
    compactions::<f32, 32>(session);
    compactions::<f32, 64>(session);
    compactions::<i32, 256>(session);
    compactions::<i32, 100>(session);
}

/// How often each number is in a row, counted by all threads in one shared tile.
#[tile_kernel]
fn shared_counts<const N: usize>(x: &Tensor<i32, 2>, y: &mut Tensor<i32, 2>) {
    dims!(x = [m, n], y = [m, 40]);
    let [b] = blocks([m]);
    let mut counts = shared::<i32>([40]);
    clear(&mut counts);
    threads!(N, |t| {
        for j in (t.index()..n).step_by(N) {
            counts.atomic_add([cast::<usize>(x[[b, j]])], 1, Relaxed);
        }
        t.barrier();
        for k in (t.index()..40).step_by(N) {
            y[[b, k]] = counts[k];
        }
    });
}

fn counts<const N: usize>(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in ROWS {
        let x = random.indices::<i32, 2>([m, n], 40);
        let expected = rows(&array(&x), 40, |row| {
            (0..40).map(|bin| row.iter().filter(|&&v| v == f64::from(bin)).count() as f64).collect()
        });
        session.check(&format!("shared_counts {m}x{n} by {N}"), [(&expected, Tolerance::EXACT)], |device| {
            let mut y = poisoned::<i32, 2>([m, 40]);
            shared_counts::<N>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}

pub(crate) fn counts_by_threads(session: &dyn Session) {
    counts::<32>(session);
    counts::<256>(session);
    counts::<48>(session);
}

/// Each way to read another lane, by distances that are constants and one that a launch says.
#[tile_kernel]
fn exchanged<T: Num, const N: usize>(x: &Tensor<T, 1>, y: &mut Tensor<T, 2>) {
    dims!(x = [N], y = [6, N]);
    threads!(N, |t| {
        let i = t.index();
        let v = x[i];
        y[[0, i]] = t.shuffle_idx(v, 5);
        y[[1, i]] = t.shuffle_xor(v, 9);
        y[[2, i]] = t.shuffle_up(v, 3);
        y[[3, i]] = t.shuffle_down(v, 30);
        let most = if t.any(v > 3) { t.shuffle_xor(v, 31) } else { 0 };
        y[[4, i]] = most;
        y[[5, i]] = select(t.all(v < 3), 1, 0);
    });
}

/// As [`exchanged`], with lanes and distances that threads compute.
#[tile_kernel]
fn exchanged_by<T: Num, const N: usize>(x: &Tensor<T, 1>, y: &mut Tensor<T, 2>, by: usize) {
    dims!(x = [N], y = [6, N]);
    threads!(N, |t| {
        let i = t.index();
        let v = x[i];
        y[[0, i]] = t.shuffle_idx(v, 5 * by);
        y[[1, i]] = t.shuffle_xor(v, 9 * by);
        y[[2, i]] = t.shuffle_up(v, 3 * by);
        y[[3, i]] = t.shuffle_down(v, 30 * by);
        let most = if t.any(v > 3) { t.shuffle_idx(v, t.lane() ^ 31) } else { 0 };
        y[[4, i]] = most;
        y[[5, i]] = select(t.all(v < 3), 1, 0);
    });
}

fn exchanges<T: Num, const N: usize>(session: &dyn Session) {
    let mut random = session.random();
    // Only the last warp has values above 3, only the first none of 3.
    let x = Tensor::<T, 1>::from_fn([N], |[i]| {
        let high = if i / 32 == (N - 1) / 32 { 9 } else { 4 };
        T::from_f64(if i < 32 && N > 32 { random.below(3) } else { random.below(high) } as f64)
    });
    let x = Tensor::<T, 1>::from_fn([N], |[i]| if i == N - 1 { T::from_f64(8.0) } else { x[[i]] });
    let lane = |i: usize, lane: Option<usize>| {
        let other = lane.filter(|&lane| lane < 32).map(|lane| i / 32 * 32 + lane).filter(|&other| other < N);
        x[[other.unwrap_or(i)]].to_f64()
    };
    let expected = Tensor::<f64, 2>::from_fn([6, N], |[way, i]| {
        let own = i % 32;
        let warp = || (i / 32 * 32..N.min((i / 32 + 1) * 32)).map(|other| x[[other]].to_f64());
        match way {
            0 => lane(i, Some(5)),
            1 => lane(i, Some(own ^ 9)),
            2 => lane(i, own.checked_sub(3)),
            3 => lane(i, Some(own + 30)),
            4 if warp().any(|v| v > 3.0) => lane(i, Some(own ^ 31)),
            5 if warp().all(|v| v < 3.0) => 1.0,
            _ => 0.0,
        }
    });
    let expected = array(&expected);
    session.check(&format!("exchanged {} by {N}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<T, 2>([6, N]);
        exchanged::<T, N>().launch(device, &x, &mut y)?;
        Ok([array(&y)])
    });
    session.check(&format!("exchanged_by {} by {N}", T::DTYPE), [(&expected, Tolerance::EXACT)], |device| {
        let mut y = poisoned::<T, 2>([6, N]);
        exchanged_by::<T, N>().launch(device, &x, &mut y, 1)?;
        Ok([array(&y)])
    });
}

// language: §11.2 t.shuffle_idx(v, lane)
pub(crate) fn exchanges_of_lanes(session: &dyn Session) {
    exchanges::<f32, 32>(session);
    exchanges::<f32, 64>(session);
    exchanges::<i32, 256>(session);
    exchanges::<i32, 40>(session);
    exchanges::<f16, 64>(session);
    exchanges::<bf16, 128>(session);
    exchanges::<u8, 64>(session);
    exchanges::<i64, 64>(session);
}
