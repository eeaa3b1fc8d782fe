//! Tests of the checked mode: what is found, where, and what is left alone.

use crate::own::{attempt, expect};
use crate::support::wgpu;
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

pub(crate) fn elements_outside_are_faults() {
    let x = Tensor::from_fn([50], |[i]| 10 * i as i32);
    let places = |last: i32| Tensor::from_fn([70], move |[i]| if i == 66 { last } else { i as i32 % 50 });
    let mut y = Tensor::<i32, 1>::zeros([70]);
    let usual = wgpu().with_checks(Checks::USUAL).host_adapter();
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
    let all = wgpu().with_checks(Checks::ALL).host_adapter();
    let fault = lookup::<32>().launch(&all, &x, &places(0), &mut y);
    let found = matches!(&fault, Err(LaunchError::Fault { block: [0, 0, 2], reason, .. })
        if reason.starts_with("kernel `lookup` reads `at[") && reason.ends_with("the extents of `at` are [70]"));
    expect("a tile over the edge", found, &fault);
    let unchecked = lookup::<32>().launch(&wgpu().host_adapter(), &x, &places(-1), &mut y);
    expect("a launch without checks", unchecked.is_ok() && y[[66]] == 0, (&unchecked, &y));
}
