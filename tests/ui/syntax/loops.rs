use tile_kernel::prelude::*;

#[tile_kernel]
fn loops(y: &mut Tensor<f32, 1>) {
    while y[0] < 1.0 {}
    loop {}
    for i in 0..=4 {}
    for i in (0..4).rev() {}
    'outer: for i in 0..4 {}
    for i in [1, 2] {}
    for i in 0..8.step_by(2) {}
    for i in 0..8.rev() {}
    for i in 0..4 {
        if i == 2 {
            continue;
        }
        break;
    }
    return;
}

fn main() {}
