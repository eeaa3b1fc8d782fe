use tile_kernel::prelude::*;

#[tile_kernel]
fn arrays<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n]);
    let mut s = [shared::<f32>([N]); 2];
    let mut t = [shared::<f32>([N]); N];
    let mut u = [shared::<f32>([N]); 0];
    clear(&mut s);
    copy(x.at([0]), &mut s[2]);
    copy(x.at([0]), &mut s[N]);
    pipelined!(0..4, stages = 2, |k| {
        copy(x.at([k * N]), &mut s[k % 2]);
    });
    for i in 0..n {
        copy(x.at([i * N]), &mut s[i]);
    }
    for i in 0..100 {
        copy(x.at([i * N]), &mut s[i]);
    }
    for i in 0..3 {
        copy(x.at([i * N]), &mut s[i]);
    }
    let z = s + 1.0;
    copy([shared::<f32>([N]); 2], y);
    s = 1.0;
    let w = [1.0; 4];
}

fn main() {}
