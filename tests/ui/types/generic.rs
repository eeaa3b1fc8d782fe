use tile_kernel::prelude::*;

// Types that are parameters are compared as concrete ones are.
#[tile_kernel]
fn products<T: Float, U: Float>(x: &Tensor<T, 2>, u: &Tensor<U, 2>, y: &mut Tensor<T, 2>) {
    let mut a = shared::<T>([16, 16]);
    let mut b = shared::<U>([16, 16]);
    let mut h = shared::<f16>([16, 16]);
    let mut places = shared::<u8>([16, 2]);
    let mut single = fragment::<f32>([16, 16]);
    let mut narrow = fragment::<T>([16, 16]);
    let mut other = shared::<U::Acc>([16, 16]);
    let mut acc = fragment::<T::Acc>([16, 16]);
    copy(x.at([0, 0]), &mut a);
    copy(u.at([0, 0]), &mut b);
    clear(&mut h);
    clear(&mut places);
    clear(&mut single);
    clear(&mut narrow);
    clear(&mut other);
    clear(&mut acc);
    gemm(&a, &a, &mut single);
    gemm(&a, &a, &mut narrow);
    gemm_set(&a, &a, &mut other);
    gemm(&a, &a, y.at_mut([0, 0]));
    gemm(&a, &b, &mut acc);
    gemm(&a, &h, &mut acc);
    gemm(&h, &h, &mut acc);
    gemm(&acc, &acc, &mut narrow);
    gemm_sp(&a.at((.., span(0, 8))), &places, &a, &mut single);
    gemm_sp(&a.at((.., span(0, 8))), &places, &b, &mut acc);
    copy(&acc, y.at_mut([0, 0]));
}

#[tile_kernel]
fn others<T: Num, U: Num, I: Int>(x: &Tensor<T, 2>, u: &Tensor<U, 1>, i: &Tensor<I, 1>, y: &mut Tensor<T, 1>) {
    let mut a = shared::<T>([16, 16]);
    let mut b = shared::<U>([16, 16]);
    let mut v = shared::<U>([16]);
    let mut w = shared::<T>([16]);
    let mut acc = shared::<T::Acc>([16]);
    let mut rows = shared::<I>([16]);
    copy(x.at([0, 0]), &mut a);
    copy(u.at([0]), &mut v);
    copy(i.at([0]), &mut rows);
    gather(x, &rows, &mut b);
    gather(x, &v, &mut a);
    scatter(&a, &rows, &mut b);
    cumsum(&v, &mut w, 0);
    cummax(&w, &mut acc, 0);
    reduce_argmax(&a, &mut v, 1);
    reduce_any(&a, &mut w, 1);
    atomic_add(&v, y.at_mut([0]), Relaxed);
    fill(&mut w, 1.5);
    fill(&mut acc, w[0]);
    parallel!(16, |k| {
        w[k] = v[k];
        acc[k] += w[k];
        w[k] = select(k < 2, w[k], v[k]);
    });
    copy(&w, y.at_mut([0]));
}

#[tile_fn]
fn scaled<T: Float>(a: &Tile<T, 2>, acc: &mut Tile<f32, 2>) {
    dims!(a = [16, 16], acc = [16, 16]);
    gemm(a, a, acc);
}

fn main() {}
