//! Groups of threads that wait for their own alone: rows of different lengths side by side, and values that
//! one group brings and another takes.

use super::{rows, wholes};
use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// Running sums of rows by the first threads (Hillis and Steele), each step behind a barrier of theirs, and
/// sums of the rows by all others, which halve the number of summands with barriers of their own.
#[tile_kernel]
fn side_by_side<T: Num, const N: usize, const K: usize>(
    x: &Tensor<T, 2>,
    scans: &mut Tensor<T, 2>,
    sums: &mut Tensor<T, 2>,
) {
    dims!(x = [m, n], scans = [m, K], sums = [m, 1]);
    let [b] = blocks([m]);
    let mut s = shared::<T>([K]);
    let mut u = shared::<T>([N - K]);
    clear(&mut s);
    clear(&mut u);
    threads!(N, |t| {
        t.group(0..K, |g| {
            let i = g.index();
            s[i] = x[[b, i]];
            g.barrier();
            for k in 0..8 {
                let mut through = s[i];
                if i >= 1 << k {
                    through += s[i - (1 << k)];
                }
                g.barrier();
                s[i] = through;
                g.barrier();
            }
            scans[[b, i]] = s[i];
        });
        t.group(K..N, |g| {
            let i = g.index() - K;
            let mut own: T = 0;
            for j in (i..n).step_by(N - K) {
                own += x[[b, j]];
            }
            own += g.shuffle_xor(own, 1);
            if g.lane() % 2 == 0 {
                u[i] = own;
            }
            g.barrier();
            if i == 0 {
                let mut sum: T = 0;
                for j in 0..(N - K) / 2 {
                    sum += u[2 * j];
                }
                sums[[b, 0]] = sum;
            }
        });
    });
}

fn sides<T: Num, const N: usize, const K: usize>(session: &dyn Session) {
    for [m, n] in [[0, 5], [2, 29], [3, 301]] {
        let x = wholes::<T>(session, [m, n]);
        let scans = rows(&array(&x), K, |row| (0..K).map(|i| row[..row.len().min(i + 1)].iter().sum()).collect());
        let sums = rows(&array(&x), 1, |row| vec![row.iter().sum()]);
        let expected = [(&scans, Tolerance::EXACT), (&sums, Tolerance::EXACT)];
        session.check(&format!("side_by_side {} {m}x{n} by {N} from {K}", T::DTYPE), expected, |device| {
            let (mut scans, mut sums) = (poisoned::<T, 2>([m, K]), poisoned::<T, 2>([m, 1]));
            side_by_side::<T, N, K>().launch(device, &x, &mut scans, &mut sums)?;
            Ok([array(&scans), array(&sums)])
        });
    }
}

// language: §11.4
pub(crate) fn groups_by_themselves(session: &dyn Session) {
    sides::<f32, 64, 32>(session);
    sides::<i32, 128, 32>(session);
    sides::<f32, 256, 192>(session);
    sides::<i32, 96, 64>(session);
}

/// Sums of neighbours in rows: while a group stores those that are there, another makes the next ones, in
/// steps between which it alone meets.
#[tile_kernel]
fn brought_ahead<T: Num, const K: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [m, n], y = [m, n]);
    let [b] = blocks([m]);
    let mut s = shared::<T>([2, K + 1]);
    clear(&mut s);
    threads!(2 * K, |t| {
        let steps = n.div_ceil(K);
        for step in 0..steps + 1 {
            t.group(0..K, |g| {
                let i = g.index();
                s[[step % 2, i]] = x[[b, step * K + i]];
                if i == 0 {
                    s[[step % 2, K]] = x[[b, step * K + K]];
                }
                g.barrier();
                let sum = s[[step % 2, i]] + s[[step % 2, i + 1]];
                g.barrier();
                s[[step % 2, i]] = sum;
            });
            t.group(K..2 * K, |g| {
                if step > 0 {
                    let i = g.index() - K;
                    y[[b, (step - 1) * K + i]] = s[[(step - 1) % 2, i]];
                }
            });
            t.barrier();
        }
    });
}

fn brought<T: Num, const K: usize>(session: &dyn Session) {
    for [m, n] in [[0, 5], [2, 29], [3, 301]] {
        let x = wholes::<T>(session, [m, n]);
        let expected = rows(&array(&x), n, |row| {
            (0..row.len()).map(|i| row[i] + row.get(i + 1).copied().unwrap_or(0.0)).collect()
        });
        session.check(
            &format!("brought_ahead {} {m}x{n} by {K}", T::DTYPE),
            [(&expected, Tolerance::EXACT)],
            |device| {
                let mut y = poisoned::<T, 2>([m, n]);
                brought_ahead::<T, K>().launch(device, &x, &mut y)?;
                Ok([array(&y)])
            },
        );
    }
}

// language: §11.4
pub(crate) fn producers_and_consumers(session: &dyn Session) {
    brought::<f32, 32>(session);
    brought::<i32, 64>(session);
    brought::<f16, 128>(session);
    brought::<i32, 96>(session);
}
