//! Launches in flight: from several threads, in batches, with buffers that are used again.

use super::own::{attempt, counting, expect, increment, overlap};
use crate::report;
use crate::support::wgpu;
use std::future::Future;
use std::pin::pin;
use std::task::{Context, Waker};
use tile_kernel::prelude::*;

pub(crate) fn launches_are_in_flight_together() {
    // Threads share programs, the words of a launch and the queue; each has tensors
    // of other extents, some of which go while launches are pending.
    const ROUNDS: i32 = 30;
    let wgpu = wgpu();
    let chains: Vec<_> = (0..4_usize)
        .map(|thread| {
            let wgpu = wgpu.clone();
            std::thread::spawn(move || -> Result<bool, LaunchError> {
                let n = 100 + 37 * thread;
                let mut x = WgpuTensor::from_host(&wgpu, &counting(n).view())?;
                let mut y = WgpuTensor::<i32, 1>::zeros(&wgpu, [n])?;
                for round in 0..ROUNDS {
                    increment::<32>().launch(&wgpu, &x, &mut y)?;
                    if round % 7 == 3 {
                        x = WgpuTensor::zeros(&wgpu, [n])?;
                    }
                    std::mem::swap(&mut x, &mut y);
                }
                let expected: Vec<i32> = (0..n as i32).map(|i| i + ROUNDS).collect();
                Ok(x.to_host()?.to_vec() == expected)
            })
        })
        .collect();
    for chain in chains {
        let right = chain.join().unwrap_or(Ok(false));
        expect("launches of several threads", right == Ok(true), &right);
    }
}

pub(crate) fn threads_read_at_once() {
    // A thread's bytes may come while another one polls the device.
    const READS: i32 = 200;
    let wgpu = wgpu();
    let readers: Vec<_> = (0..8_i32)
        .map(|thread| {
            let wgpu = wgpu.clone();
            std::thread::spawn(move || -> Result<bool, LaunchError> {
                let values: Tensor<i32, 1> = Tensor::from_fn([50], |[i]| i as i32 + thread);
                let there = WgpuTensor::from_host(&wgpu, &values.view())?;
                for _ in 0..READS {
                    if there.to_host()?.to_vec() != values.to_vec() {
                        return Ok(false);
                    }
                }
                Ok(true)
            })
        })
        .collect();
    for reader in readers {
        let right = reader.join().unwrap_or(Ok(false));
        expect("reads of several threads", right == Ok(true), &right);
    }
}

pub(crate) fn batches_keep_the_order() {
    // More launches than a submission has words for, with uploads and reads between
    // them, and batches in each other.
    const ROUNDS: i32 = 700;
    const UPLOAD: i32 = 400;
    let wgpu = wgpu();
    let n = 100;
    let chain = wgpu.batch(|| {
        let mut x = WgpuTensor::from_host(&wgpu, &counting(n).view())?;
        let mut y = WgpuTensor::<i32, 1>::zeros(&wgpu, [n])?;
        let mut seen = Vec::new();
        for round in 0..ROUNDS {
            wgpu.batch(|| increment::<32>().launch(&wgpu, &x, &mut y))?;
            std::mem::swap(&mut x, &mut y);
            if round % 300 == 7 {
                let rounds = round + 1 - if round > UPLOAD { UPLOAD } else { 0 };
                seen.push(x.to_host()?[[5]] == 5 + rounds);
            }
            if round == UPLOAD {
                x.upload(&counting(n).view())?;
                increment::<32>().launch(&wgpu, &x, &mut y)?;
                seen.push(y.to_host()?[[5]] == 6);
                x.upload(&y.to_host()?.view())?;
            }
        }
        Ok((x, seen))
    });
    let Some((x, seen)) = attempt("a batch", chain) else { return };
    let Some(back) = attempt("reading", x.to_host()) else { return };
    expect("what a batch reads", seen.len() == 4 && seen.iter().all(|&right| right), &seen);
    let expected: Vec<i32> = (0..n as i32).map(|i| i + ROUNDS - UPLOAD).collect();
    expect("what a batch leaves", back.to_vec() == expected, &back);
    // What was launched in front of an error is done, and the error is the batch's.
    let Some(mut y) = attempt("a tensor", WgpuTensor::<i32, 1>::zeros(&wgpu, [n])) else { return };
    let failed: Result<(), LaunchError> = wgpu.batch(|| {
        increment::<32>().launch(&wgpu, &x, &mut y)?;
        let mut shorter = WgpuTensor::<i32, 1>::zeros(&wgpu, [n - 1])?;
        increment::<32>().launch(&wgpu, &x, &mut shorter)
    });
    expect("the error of a batch", matches!(failed, Err(LaunchError::Shape { .. })), &failed);
    if let Some(back) = attempt("reading", y.to_host()) {
        expect("what was launched before an error", back[[0]] == expected[0] + 1, &back);
    }
}

pub(crate) fn batches_survive_what_is_refused() {
    let wgpu = wgpu();
    let n = 100;
    let tensor = || WgpuTensor::<i32, 1>::zeros(&wgpu, [n]);
    let (Some(x), Some(mut before), Some(mut behind)) =
        (attempt("a tensor", tensor()), attempt("a tensor", tensor()), attempt("a tensor", tensor()))
    else {
        return;
    };
    let Ok(mut again) = WgpuTensor::<i32, 1>::from_buffer(&wgpu, x.buffer().clone(), [n]) else {
        return report::fail("a buffer twice", "refused");
    };
    let refused = wgpu.batch(|| {
        increment::<32>().launch(&wgpu, &x, &mut before)?;
        let refused = increment::<32>().launch(&wgpu, &x, &mut again);
        increment::<32>().launch(&wgpu, &before, &mut behind)?;
        Ok(refused)
    });
    if let Some(refused) = attempt("a batch", refused) {
        expect("the launch that is refused", overlap(&refused) == Some(["y", "x"]), &refused);
    }
    for (check, tensor, expected) in [("in front of it", &before, 1), ("behind it", &behind, 2), ("its own", &x, 0)] {
        if let Some(back) = attempt(check, tensor.to_host()) {
            expect(check, back.iter().all(|one| one == expected), &back);
        }
    }
}

pub(crate) fn buffers_are_used_again() {
    // Reads of many sizes, and one that nobody waits for.
    let wgpu = wgpu();
    for n in [1, 1000, 10, 999, 500, 1000, 3] {
        let Some(there) = attempt("a tensor", WgpuTensor::from_host(&wgpu, &counting(n).view())) else { return };
        {
            let mut dropped = pin!(there.read());
            let _ = dropped.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        }
        if let Some(back) = attempt("reading", there.to_host()) {
            expect("reading", back.to_vec() == counting(n).to_vec(), &back);
        }
    }
}
