use tile_kernel::prelude::*;

#[tile_kernel]
fn arguments(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [4, 4], y = [4, 4]);
    copy(x);
    fill(y);
    let a = x[[0, 0]].max();
    let b = select(true, 1.0);
    let c = cast(x[[0, 0]]);
    let d = cast_with::<i32>(x[[0, 0]], Round::Sideways);
    let e = x.dim(2);
    y.atomic_add([0, 0], 1.0);
    y.atomic_add([0, 0], 1.0, Sequential);
    copy(x.at(0), y);
    copy(x.at([0, span(0, 4)]), y);
    copy(x.at([.., 0]), y);
    clear(shared::<f32>([4]));
    let f = shared([4]);
    let g = shared::<f32>(4);
    let h = span(0, 4);
}

fn main() {}
