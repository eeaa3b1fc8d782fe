use tile_kernel::prelude::*;

#[tile_kernel]
fn host(x: &Tensor<f32, 2>, s: f32, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, s], y = [m, s * 2.0]);
    let a = s.div_ceil(4);
    let w = workspace::<f32>([s]);
    let [by] = blocks([s]);
    copy(x.at([by, 0]), y.at_mut((by, span(0, 4))));
}

#[tile_kernel]
fn block(x: &Tensor<f32, 2>, s: f32, b: bool, y: &mut Tensor<f32, 2>) {
    const LIMIT: f32 = true;
    let mut t = shared::<f32>([4]);
    copy(x.at((s, span(0, 4))), &mut t);
    copy(x.at((0, span(s, 4))), &mut t);
    copy(x.at((0, span(0, 4))).or(true), &mut t);
    for i in s..4 {}
    for i in 0..s {}
    for i in (0..4).step_by(s) {}
    parallel!(s, |i| {});
    pipelined!(0..s, stages = 2, |k| {});
    let _: f32 = true;
    let c = b || s;
    let d = b && s;
    let e = LIMIT;
    fill(&mut t, true);
    parallel!(4, |i| {
        t[i] = true;
        store_unordered(t, [i], 1_i32);
        let f = t[s];
    });
    if s {}
    assert!(s, "no condition");
    println!("{}", t);
}

fn main() {}
