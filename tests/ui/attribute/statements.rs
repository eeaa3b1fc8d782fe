use tile_kernel::prelude::*;

// language: §1.7
#[tile_kernel]
#[inline]
#[cold]
fn statements<#[test] const N: usize>(#[used] x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    fill(y, x[0]);
}

#[tile_kernel]
fn forms(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    #[cold]
    dims!(x = [n]);
    #[inline]
    require!(n > 0, "not empty");
    #[must_use]
    let [b] = blocks([n]);
    #[used]
    let mut t = fragment::<f32>([4]);
    #[unknown]
    clear(&mut t);
    #[tool::name(value)]
    fill(&mut t, 1.0);
    #[inline]
    for i in 0..4 {}
    #[cold]
    if b > 0 {}
    #[inline]
    parallel!(4, |i| {
        #[inline]
        {
            t[i] = 0.0;
        }
        #[test]
        const C: f32 = 1.0;
        t[i] = t[i].max(#[cold] C);
    });
    #[inline]
    pipelined!(0..4, stages = 2, |k| {});
    #[cold]
    println!("text");
    #[cold]
    assert!(b > 0);
    parallel!(4, |i| #[inline] {
        t[i] = 0.0;
    });
    parallel!(4, |#[allow(unused_variables)] i| {});
    parallel!(4, |i| t[i] = #[allow(unused)] 1.0);
    parallel!(4, |i| {
        for j in #[allow(unused)] (0..4) {}
        for j in (#[cold] (0..4)) {}
        for j in (#[inline] (0..4)).step_by(2) {}
    });
    pipelined!(#[cold] (0..4), stages = 2, |k| {});
    parallel!(4, |i| {
        #[cfg]
        {
            t[i] = 1.0;
        }
        #[cfg_attr]
        {
            t[i] = 1.0;
        }
        #[cfg_attr(all(), "text")]
        {
            t[i] = 1.0;
        }
    });
    copy(&t, y.at_mut([0]));
}

#[tile_fn]
#[inline]
fn function(x: f32) -> f32 {
    x
}

#[tile_kernel]
fn conditions(y: &mut Tensor<f32, 1>) {
    #[cfg(test)]
    fill(y, 1.0);
    #[cfg(unix)]
    fill(y, 2.0);
    #[cfg(windows)]
    fill(y, 3.0);
    #[cfg(debug_assertions)]
    fill(y, 4.0);
    #[cfg(panic = "abort")]
    fill(y, 5.0);
}

fn main() {}
