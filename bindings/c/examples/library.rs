//! A library of three kernels and a tuned answer, as a crate of type `cdylib` makes one. The tests
//! of the bindings load it.

use tile_kernel::prelude::*;

/// y = a·x + y, into a new tensor.
#[tile_kernel(default(T = f32, N = 256))]
fn axpy<T: Num, const N: usize>(a: T, x: &Tensor<T, 1>, y: &Tensor<T, 1>, out: &mut Tensor<T, 1>) {
    dims!(x = [n], y = [n], out = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        out[b * N + i] = a * x[b * N + i] + y[b * N + i];
    });
}

/// C = A·B.
#[tile_kernel(default(T = f32, BM = 16, BK = 16, CHECK = false), tune(BM = [16, 32], BK = [16, 32]))]
fn product<T: Num, const BM: usize, const BK: usize, const CHECK: bool>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T::Acc, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    require!(!CHECK || k % BK == 0, "k is a multiple of the step");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BM)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BM]);
    let mut acc = fragment::<T::Acc>([BM, BM]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BM]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BM]));
}

/// The instance that ran.
#[tile_kernel(default(N = 4), tune(N = [2, 4, 8]))]
fn chosen<const N: usize>(out: &mut Tensor<f32, 1>) {
    dims!(out = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        out[b * N + i] = cast::<f32>(N);
    });
}

/// The tables of the library: of the interpreter here, where a crate has what `cargo tile tune
/// --write` wrote, by `tile_tune::tables!`.
#[cfg(feature = "tune")]
fn shipped() -> &'static [tile_tune::Table] {
    use std::sync::LazyLock;
    use tile_kernel::launch::{Definition, Overrides};
    use tile_tune::{Caches, KernelKey, Row, Table};
    static TABLES: LazyLock<[Table; 1]> = LazyLock::new(|| {
        let mut table = Table::new("interpreter");
        <chosen>::default().with_definition(&mut |instance| {
            let consts = [("N".to_owned(), 8)].into();
            let (plan, seconds, expected, caches) = (Overrides::default(), 1.0, false, Caches::Hot);
            let row = Row { numbers: vec![6], consts, plan, seconds, expected, caches };
            table.add("a device", KernelKey::of(instance), row);
        });
        [table]
    });
    &*TABLES
}

tile_capi::export!(|kernels| {
    kernels.add(&<axpy>::default());
    kernels.add(&<product>::default());
    kernels.add(&<chosen>::default());
    #[cfg(feature = "tune")]
    kernels.tuned(shipped());
});
