use tile_kernel::prelude::*;

#[tile_kernel]
fn methods(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let a = x[[0, 0]].sigmoyd();
    let b = x[[0, 0]].powi(2);
    let c = x[[0, 0]].frobnicate();
    let d = x.exp();
    let e = x.at([0, 0]).transpose();
    let f = x.shap();
    let g = x[[0, 0]].relu();
    let h = x.len();
    copy(x.tt(), y);
    let i = x[[0, 0]].to_f32();
}

fn main() {}
