use tile_kernel::prelude::*;

#[tile_kernel]
fn statements(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let a;
    let (b, c) = (1.0, 2.0);
    let Some(d) = x[0] else { return };
    fn inner() {}
    use std::mem;
    static S: f32 = 1.0;
    struct Local;
    x[0];
    1.0 + 2.0;
    y[0] = x[1] = 0.0;
    #[cfg(test)]
    let e = 1.0;
    copy(x, y);
}

fn main() {}
