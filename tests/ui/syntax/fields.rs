use tile_kernel::prelude::*;

#[tile_kernel]
fn fields(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let m = x.shape;
    let u = x.dtype;
    let t = x.T;
    parallel!(4, |i| {
        let v = x[[i, 0]];
        let a = v.sqrt;
        let b = threadIdx.x;
        let c = blockDim.y;
        let d = v.real;
    });
    copy(x, y);
}

fn main() {}
