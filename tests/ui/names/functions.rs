use tile_kernel::prelude::*;

fn relu(x: f32) -> f32 {
    if x > 0.0 { x } else { 0.0 }
}

mod math {
    pub fn square(x: f32) -> f32 {
        x * x
    }
}

#[tile_fn]
fn doubled(x: f32) -> f32 {
    2.0 * x
}

#[tile_kernel]
fn functions<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let [b] = blocks([4]);
    let mut t = fragment::<f32>([N]);
    cpoy(x.at([b * N]), &mut t);
    filll(&mut t, 1.0);
    parallel!(N, |i| {
        let a = relu(t[i]);
        let c = math::square(a);
        let d = dobuled(c);
        let e = frobnicate(d);
        t[i] = frobnicate(e) + SCAEL + SCAEL;
    });
    copy(&t, y.at_mut([b * N]));
}

fn main() {}
