use tile_kernel::prelude::*;

#[tile_kernel]
fn unknown_hint(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([4]);
    copy(x.at([0]), &mut t, cuda(l3 = evict_first));
    copy(&t, y.at_mut([0]), cuda(keep = evict_first));
}

#[tile_kernel]
fn unknown_values(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([4]);
    copy(x.at([0]), &mut t, cuda(l2 = no_allocate));
    copy(&t, y.at_mut([0]), cuda(l1));
}

#[tile_kernel]
fn no_hints_of_copies(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([4]);
    copy(x.at([0]), &mut t, gpu(l2 = evict_first));
    copy(&t, y.at_mut([0]), cuda());
}

#[tile_kernel]
fn no_namespace(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([4]);
    copy(x.at([0]), &mut t, l2 = evict_first);
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn twice(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([4]);
    copy(x.at([0]), &mut t, cuda(l2 = evict_first), cuda(l2 = evict_last));
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn between_tiles(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([4]);
    let mut u = fragment::<f32>([4]);
    copy(x.at([0]), &mut t);
    copy(&t, &mut u, cuda(l2 = evict_first));
    copy(&u, y.at_mut([0]));
}

fn main() {}
