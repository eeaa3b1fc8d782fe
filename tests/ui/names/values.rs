use tile_kernel::prelude::*;

#[tile_kernel]
fn values<T: Float>(x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
    let a = x + x;
    let b = copy(x, y);
    let c = if x[0] > x[1] { x[0] };
    let d = if x[0] > x[1] { x[0] } else { clear(y); };
    let e = &x[0];
    let f = a[0];
    let g = T;
    let h = [1, 2];
    x[0].exp();
    select(true, 1.0, 2.0);
    T::INFINITI;
}

fn main() {}
