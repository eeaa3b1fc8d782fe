use tile_kernel::prelude::*;

struct Pair {
    a: f32,
}

#[tile_kernel]
fn expressions(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let a = _;
    let b = for i in 0..4 {};
    let c = x[(0, 1)];
    let d = const { 1.0 };
    let e = <f32 as Float>::INFINITY;
    let f = &raw const x;
    let g = Pair { a: 1.0 };
    let h = async { 1.0 };
    let i = h.await;
    let j = g.a;
    let k = (1.0, 2.0).0;
    let l = 'a';
    let m = b"bytes";
    let n = x[0]?;
    let o = (|v: f32| v)(1.0);
    let p = 'label: { 1.0 };
    let q = [1.0, 2.0];
    let r = 0..=4;
    let s = y[[0, 0]] = 1.0;
    copy(x, y);
}

#[tile_kernel]
fn statements(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    let n = x.dim(0);
    while n > 0 {}
    while let Some(a) = n {}
    loop {}
    match n {
        _ => {}
    }
    'outer: for i in 0..4 {
        break 'outer;
    }
    for i in 0..4 {
        continue;
    }
    for i in 0..=4 {}
    for i in (0..4).rev() {}
    for v in x {}
    for (i, v) in x.iter().enumerate() {}
    if let Some(a) = n {}
    let (a, b) = (1, 2);
    let Some(c) = n else { return };
    let d;
    unsafe {}
    fn inner() {}
    struct Inner;
    enum Kind {}
    impl Inner {}
    trait Behaviour {}
    type Alias = f32;
    use std::mem;
    static S: f32 = 1.0;
    mod inside {}
    macro_rules! rules {
        () => {};
    }
    extern crate std;
    union Either {}
    unsafe extern "C" {}
    return;
    *y = 1.0;
    x[0..4];
    #[cold]
    let e = 1.0;
    copy(x, y);
}

fn main() {}
