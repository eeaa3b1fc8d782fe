use tile_kernel::prelude::*;

#[tile_kernel]
fn gathers(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut rows = shared::<i32>([8]);
    let mut few = shared::<i32>([5]);
    let mut table = shared::<i32>([8, 1]);
    let mut floats = shared::<f32>([8]);
    let mut a = shared::<f32>([8, 4]);
    let mut b = shared::<f32>([8, 6]);
    let mut c = shared::<f16>([8, 4]);
    let mut d = shared::<f32>([8]);
    clear(&mut rows);
    clear(&mut few);
    clear(&mut table);
    clear(&mut floats);
    clear(&mut a);
    gather(&a, &few, &mut b);
    gather(&a, &rows, &mut b);
    gather(&a, &rows, &mut c);
    gather(&a, &rows, &mut d);
    gather(&a, &floats, &mut b);
    gather(&a, &table, &mut b);
    gather(&a, &rows, &mut a);
    gather(&a, &rows);
    gather(&a, &rows, x);
    copy(&a, y.at_mut([0, 0]));
}

#[tile_kernel]
fn scatters(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let mut rows = shared::<i32>([8]);
    let mut few = shared::<i32>([5]);
    let mut table = shared::<i32>([8, 1]);
    let mut floats = shared::<f32>([8]);
    let mut a = shared::<f32>([8, 4]);
    let mut b = shared::<f32>([8, 6]);
    let mut c = shared::<f16>([8, 4]);
    let mut d = shared::<f32>([8]);
    clear(&mut rows);
    clear(&mut few);
    clear(&mut table);
    clear(&mut floats);
    clear(&mut a);
    scatter(&a, &few, &mut b);
    scatter(&a, &rows, &mut b);
    scatter(&a, &rows, &mut c);
    scatter(&a, &rows, &mut d);
    scatter(&a, &floats, &mut b);
    scatter(&a, &table, &mut b);
    scatter(&a, &rows, &mut a);
    scatter(&a, &rows);
    scatter(&a, &rows, x);
    copy(&a, y.at_mut([0, 0]));
}

fn main() {}
