use tile_kernel::prelude::*;

#[tile_kernel]
fn tiles(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>, i: &mut Tensor<i32, 1>) {
    let mut t = shared::<f32>([8]);
    let mut b = shared::<bool>([8]);
    let mut f = fragment::<f32>([8]);
    clear(&mut t);
    clear(&mut b);
    clear(&mut f);
    atomic_add(&t, y.at_mut([0]).at_mut((span(0, 9),)), Relaxed);
    atomic_add(&t, i.at_mut([0]), Relaxed);
    atomic_add(&b, &mut b, Relaxed);
    atomic_max(&t, y.at_mut([0]).at_mut((span(0, 9),)), Relaxed);
    atomic_max(&t, i.at_mut([0]), Relaxed);
    atomic_max(&b, &mut b, Relaxed);
    atomic_min(&t, y.at_mut([0]).at_mut((span(0, 9),)), Relaxed);
    atomic_min(&t, i.at_mut([0]), Relaxed);
    atomic_min(&b, &mut b, Relaxed);
    atomic_add(&t, x.at([0]), Relaxed);
    atomic_add(&t, &mut f, Relaxed);
    atomic_add(&t, y.at_mut([0]), Strong);
    atomic_add(&t, y.at_mut([0]));
}

#[tile_kernel]
fn elements(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>, i: &mut Tensor<i32, 2>, b: &mut Tensor<bool, 1>) {
    y.atomic_add([0], 1_i32, Relaxed);
    i.atomic_add([0], 1, Relaxed);
    y.atomic_max([0], 1_i32, Relaxed);
    i.atomic_max([0], 1, Relaxed);
    y.atomic_min([0], 1_i32, Relaxed);
    i.atomic_min([0], 1, Relaxed);
    y.atomic_exchange([0], 1_i32, Relaxed);
    i.atomic_exchange([0], 1, Relaxed);
    y.atomic_and([0], 1.0, Relaxed);
    i.atomic_and([0, 0], true, Relaxed);
    y.atomic_or([0], 1.0, Relaxed);
    i.atomic_or([0, 0], true, Relaxed);
    y.atomic_xor([0], 1.0, Relaxed);
    i.atomic_xor([0, 0], true, Relaxed);
    i.atomic_cas([0, 0], 1.0, 2, Relaxed);
    i.atomic_cas([0, 0], 1, Relaxed);
    b.atomic_add([0], true, Relaxed);
    x.atomic_add([0], 1.0, Relaxed);
    i.atomic_add([0, 0], 1, Always);
    i.atomic_add([0.5, 0], 1, Relaxed);
    i.atomic_nand([0, 0], 1, Relaxed);
}

fn main() {}
