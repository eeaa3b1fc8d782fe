//! A step of AdamW on parameters and both moments, in place.

use crate::prelude::*;

#[tile_kernel(default(BN = 1024))]
fn adamw<const BN: usize>(
    p: &mut Tensor<f32, 1>,
    m: &mut Tensor<f32, 1>,
    v: &mut Tensor<f32, 1>,
    g: &Tensor<f32, 1>,
    rate: f32,
    beta1: f32,
    beta2: f32,
    decay: f32,
    step: f32,
) {
    dims!(p = [n], m = [n], v = [n], g = [n]);
    let [b] = blocks([n.div_ceil(BN)]);
    let unbias1 = 1.0 - beta1.powf(step);
    let unbias2 = 1.0 - beta2.powf(step);
    parallel!(BN, |i| {
        let at = b * BN + i;
        let first = beta1 * m[at] + (1.0 - beta1) * g[at];
        let second = beta2 * v[at] + (1.0 - beta2) * g[at] * g[at];
        m[at] = first;
        v[at] = second;
        let update = first / unbias1 / ((second / unbias2).sqrt() + 1e-8);
        p[at] = p[at] * (1.0 - rate * decay) - rate * update;
    });
}

task!(adamw, [[1], [512]], hidden[301]);

fn check(run: &mut Run<'_>, [n]: [usize; 1]) -> Outcome {
    let [p, m, g] = [(); 3].map(|()| run.tensor::<f32, 1>([n]));
    let v = run.between([n], 0.01, 1.0);
    let [mut new_p, mut new_m, mut new_v] = [&p, &m, &v].map(Clone::clone);
    adamw::<128>().launch(run.device, &mut new_p, &mut new_m, &mut new_v, &g, 0.01, 0.9, 0.99, 0.1, 3.0)?;
    let [p, m, v, g] = [p, m, v, g].map(|x| wide(&x));
    let first = Tensor::from_fn([n], |at| 0.9 * m[at] + 0.1 * g[at]);
    let second = Tensor::from_fn([n], |at| 0.99 * v[at] + 0.01 * g[at] * g[at]);
    let expected = Tensor::from_fn([n], |at| {
        let update = first[at] / (1.0 - 0.9_f64.powi(3)) / ((second[at] / (1.0 - 0.99_f64.powi(3))).sqrt() + 1e-8);
        p[at] * (1.0 - 0.001) - 0.01 * update
    });
    let tolerance = Tolerance::rounded::<f32>().through::<f32>(2.0);
    run.near("m", &new_m, &first, tolerance)?;
    run.near("v", &new_v, &second, tolerance)?;
    // The corrections of the bias are differences of numbers near 1.
    run.near("p", &new_p, &expected, tolerance.sum::<f32>(100, 0.2))
}
