use tile_kernel::prelude::*;

#[tile_kernel]
fn of_the_block(y: &mut Tensor<f32, 1>) {
    let mut v = [0.0; 4];
    threads!(32, |t| {
        y[t.index()] = 1.0;
    });
}

#[tile_kernel]
fn types(y: &mut Tensor<f32, 1>) {
    threads!(32, |t| {
        let mut a: [f32; 4] = [0.0; 4];
        let mut b = [t.index(); 4];
        let mut c = [0; 4];
        c[0] = 1.5;
        y[t.index()] = 1.0;
    });
}

#[tile_kernel]
fn lengths(n: usize, y: &mut Tensor<f32, 1>) {
    threads!(32, |t| {
        let mut a = [0.0; n];
        let mut b = [0.0; 0];
        y[t.index()] = 1.0;
    });
}

fn main() {}
