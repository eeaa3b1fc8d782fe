use tile_kernel::prelude::*;

#[tile_kernel(default(T = f32, BM = 8))]
fn scale<T: Float, const BM: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>, f: f32) {
    dims!(x = [m, n], y = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BM)]);
    let mut tile = shared::<T>([BM, BM]);
    copy(x.at([by * BM, bx * BM]), &mut tile);
    parallel!((BM, BM), |i, j| {
        tile[[i, j]] *= cast::<T>(f);
    });
    copy(&tile, y.at_mut([by * BM, bx * BM]));
}

fn main() {
    let cpu = Cpu::new();
    let x = Tensor::<f32, 2>::zeros([8, 8]);
    let mut y = Tensor::<f32, 2>::zeros([8, 8]);
    let doubles = Tensor::<f64, 2>::zeros([8, 8]);
    let cube = Tensor::<f32, 3>::zeros([8, 8, 8]);

    // An input for an output.
    let _ = scale::<f32, 8>().launch(&cpu, &x, &y, 1.0);
    // Another element type, another rank.
    let _ = scale::<f32, 8>().launch(&cpu, &doubles, &mut y, 1.0);
    let _ = scale::<f32, 8>().launch(&cpu, &cube, &mut y, 1.0);
    // A scalar of another type.
    let _ = scale::<f32, 8>().launch(&cpu, &x, &mut y, 1);
    // No device, something that is none.
    let _ = scale::<f32, 8>().launch(&x, &x, &mut y, 1.0);
    // Too few arguments.
    let _ = scale::<f32, 8>().launch(&cpu, &x, &mut y);
    // Parameters that do not fit.
    let _ = scale::<i32, 8>();
    let _ = scale::<f32>();
    let _ = scale::<f32, true>();
    let _ = scale::<String, 8>();
    // The kernel without its constructor, or as a function.
    let _ = scale::<f32, 8>.launch(&cpu, &x, &mut y, 1.0);
    let _ = scale(&cpu, &x, &mut y, 1.0);
    // One tensor as input and output.
    let _ = scale::<f32, 8>().launch(&cpu, &y, &mut y, 1.0);
}
