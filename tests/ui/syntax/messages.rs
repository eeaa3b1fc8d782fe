use tile_kernel::prelude::*;

#[tile_kernel]
fn messages(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    println!("{:.3}", x[0]);
    println!("{} {}", x[0]);
    println!("{0}", x[0]);
    println!(x[0]);
    println!("}");
    println!("{missing}");
    assert!();
    copy(x, y);
}

fn main() {}
