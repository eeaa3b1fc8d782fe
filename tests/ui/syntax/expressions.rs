use tile_kernel::prelude::*;

#[tile_kernel]
fn expressions(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let a = match x[0] { _ => 1.0 };
    let b = |v: f32| v * 2.0;
    let c = *x;
    let d = x.len;
    let e = [0.0; 4];
    let f = "text";
    let g = unsafe { x[0] };
    let h = x[0..4];
    let i = (a, b);
    let j = if let Some(v) = a { v } else { 0.0 };
    let k = f(x)?;
    let l = 0..4;
    let m = <f32 as Default>::default();
    copy(x, y);
}

fn main() {}
