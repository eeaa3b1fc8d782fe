//! Tests of the checked mode: what is found, where, and what is left alone.

use crate::device::{attempt, expect};
use crate::support::cuda;
use tile_kernel::launch::Checks;
use tile_kernel::prelude::*;

/// y[i] = x[at[i]], in tiles that hang over the end.
#[tile_kernel]
fn lookup<const N: usize>(x: &Tensor<i32, 1>, at: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [_], at = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        let from = cast::<usize>(at[b * N + i]);
        y[b * N + i] = x[from];
    });
}

/// y = x, each part of 64 elements turned around by the threads of a block, which wait for each other
/// or do not.
#[tile_kernel]
fn turn<const WAIT: bool>(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n / 64]);
    let mut s = shared::<i32>([64]);
    clear(&mut s);
    threads!(64, |t| {
        s[t.index()] = x[b * 64 + t.index()];
        if WAIT {
            t.barrier();
        }
        y[b * 64 + t.index()] = s[63 - t.index()];
    });
}

/// y[at[b]..] = b, four elements of each block.
#[tile_kernel]
fn place(at: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(at = [n]);
    let [b] = blocks([n], disjoint = "places lie four apart");
    let mut t = fragment::<i32>([4]);
    fill(&mut t, cast::<i32>(b));
    copy(&t, y.at_mut([cast::<usize>(at[b])]));
}

pub(crate) fn races_are_faults() {
    let checked = cuda().with_checks(Checks { races: true, ..Checks::NONE }).host_adapter();
    let (x, mut y) = (Tensor::from_fn([256], |[i]| i as i32), Tensor::<i32, 1>::zeros([256]));
    if attempt("threads that wait", turn::<true>().launch(&checked, &x, &mut y)).is_some() {
        let expected: Vec<i32> = (0..256).map(|i| i / 64 * 64 + 63 - i % 64).collect();
        expect("threads that wait", y.to_vec() == expected, &y);
    }
    let race = |launched: &Result<(), LaunchError>, line: &str, says: [&str; 3]| match launched {
        Err(LaunchError::Fault { location, reason, .. }) => {
            location.contains(line) && says.iter().all(|part| reason.contains(part))
        }
        _ => false,
    };
    let fault = turn::<false>().launch(&checked, &x, &mut y);
    let says = ["kernel `turn` has a race: thread ", " of the block ", "accesses it, with no barrier between"];
    expect("threads that do not wait", race(&fault, "checks.rs:", says), &fault);
    let places = |apart: i32| Tensor::from_fn([8], move |[i]| apart * i as i32);
    if attempt("blocks apart", place().launch(&checked, &places(4), &mut y)).is_some() {
        let expected: Vec<i32> = (0..32).map(|i| i / 4).collect();
        expect("blocks apart", y.to_vec()[..32] == expected, &y);
    }
    let fault = place().launch(&checked, &places(3), &mut y);
    let says = ["kernel `place` has a race: block ", " writes `y[", "]`, and block "];
    expect("blocks that meet", race(&fault, "checks.rs:", says), &fault);
    let unchecked = place().launch(&cuda().host_adapter(), &places(3), &mut y);
    expect("a launch without checks", unchecked.is_ok(), &unchecked);
}

pub(crate) fn elements_outside_are_faults() {
    let x = Tensor::from_fn([50], |[i]| 10 * i as i32);
    let places = |last: i32| Tensor::from_fn([70], move |[i]| if i == 66 { last } else { i as i32 % 50 });
    let mut y = Tensor::<i32, 1>::zeros([70]);
    let usual = cuda().with_checks(Checks::USUAL).host_adapter();
    if attempt("places that exist", lookup::<32>().launch(&usual, &x, &places(49), &mut y)).is_some() {
        let expected: Vec<i32> = places(49).to_vec().iter().map(|&at| 10 * at).collect();
        expect("places that exist", y.to_vec() == expected, &y);
    }
    for place in [50, -1] {
        let fault = lookup::<32>().launch(&usual, &x, &places(place), &mut y);
        let found = match &fault {
            Err(LaunchError::Fault { location, block: [0, 0, 2], reason }) => {
                location.contains("checks.rs:15:")
                    && *reason == format!("kernel `lookup` reads `x[{place}]`, and the extents of `x` are [50]")
            }
            _ => false,
        };
        expect("a place that does not exist", found, &fault);
    }
    // All elements that hang over the end are found on request, and none without.
    let all = cuda().with_checks(Checks::ALL).host_adapter();
    let fault = lookup::<32>().launch(&all, &x, &places(0), &mut y);
    let found = matches!(&fault, Err(LaunchError::Fault { block: [0, 0, 2], reason, .. })
        if reason.starts_with("kernel `lookup` reads `at[") && reason.ends_with("the extents of `at` are [70]"));
    expect("a tile over the edge", found, &fault);
    let unchecked = lookup::<32>().launch(&cuda().host_adapter(), &x, &places(-1), &mut y);
    expect("a launch without checks", unchecked.is_ok() && y[[66]] == 0, (&unchecked, &y));
}
