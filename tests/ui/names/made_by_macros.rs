use tile_kernel::prelude::*;

macro_rules! unary {
    ($name:ident, $x:ident, $value:expr) => {
        #[tile_fn]
        fn $name($x: f32) -> f32 {
            $value
        }
    };
}

unary!(softsign, x, x / (x.abs() + 1.0));

// A macro may make functions, so only what is close to a word is an error of the language's.
#[tile_kernel]
fn functions<const N: usize>(y: &mut Tensor<f32, 1>) {
    let mut t = fragment::<f32>([N]);
    claer(&mut t);
    parallel!(N, |i| t[i] = softsign(max(t[i], BLOCK_SIZE)));
    copy(&t, y.at_mut([0]));
}

fn main() {}
