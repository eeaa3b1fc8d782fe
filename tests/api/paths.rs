//! Tests of kernels wherever Rust has functions: in modules, bodies of functions, behind
//! re-exports, and with names of every kind.

use crate::devices;
use tile_kernel::prelude::*;

mod outer {
    pub(super) const WIDTH: usize = 4;
    pub(crate) mod inner {
        use super::WIDTH;
        use tile_kernel::prelude::*;

        /// Adds a constant from outside.
        #[tile_kernel]
        pub(crate) fn add_width(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
            dims!(x = [n], y = [n]);
            let [b] = blocks([n.div_ceil(WIDTH)]);
            let mut t = shared::<i32>([WIDTH]);
            copy(x.at([b * WIDTH]), &mut t);
            parallel!(WIDTH, |i| {
                t[i] += twice(cast::<i32>(WIDTH));
            });
            copy(&t, y.at_mut([b * WIDTH]));
        }

        #[tile_fn]
        pub(crate) fn twice<T: Num>(x: T) -> T {
            x + x
        }

        /// Multiplies every element of a tile.
        #[tile_fn]
        pub(crate) fn stretch<const N: usize>(t: &mut Tile<f32, 1>, by: f32) {
            dims!(t = [N]);
            parallel!(N, |i| {
                t[i] *= twice(by);
            });
        }
    }
    pub(crate) use inner::add_width as renamed;
}

#[test]
fn kernels_in_modules_are_used_by_path_and_by_another_name() {
    for (name, device) in devices::all() {
        let x = Tensor::from([1, 2, 3, 4, 5]);
        let mut y = Tensor::zeros([5]);
        outer::inner::add_width().launch(&*device, &x, &mut y).unwrap();
        assert_eq!(y, x.map(|x| x + 8), "{name}");
        let handle: outer::renamed = outer::renamed();
        handle.launch(&*device, &y.clone(), &mut y).unwrap();
        assert_eq!(y, x.map(|x| x + 16), "{name}");
    }
}

#[test]
fn kernels_in_bodies_see_what_is_around_them() {
    const FACTOR: f32 = 3.0;

    #[tile_kernel]
    fn local(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
        dims!(x = [n], y = [n]);
        let [b] = blocks([n.div_ceil(2)]);
        let mut t = shared::<f32>([2]);
        copy(x.at([b * 2]), &mut t);
        let by: f32 = FACTOR;
        outer::inner::stretch::<2>(&mut t, by);
        copy(&t, y.at_mut([b * 2]));
    }
    for (name, device) in devices::all() {
        let x = Tensor::from([1.0, 2.0, 3.0]);
        let mut y = Tensor::zeros([3]);
        local().launch(&*device, &x, &mut y).unwrap();
        assert_eq!(y, x.map(|x| 6.0 * x), "{name}");
    }
}

/// Parameters named like what the macro itself writes.
#[tile_kernel(name = "odd names", default(Device = i32, DEF = 1, L = false))]
fn odd<Device: Int, const DEF: usize, const L: bool>(
    device: &Tensor<Device, 1>,
    arguments: Device,
    instance: usize,
    result: &mut Tensor<Device, 1>,
    r#type: bool,
) {
    dims!(device = [n], result = [n]);
    let [b] = blocks([n]);
    parallel!(DEF, |i| {
        let chosen = if r#type && L { arguments } else { cast::<Device>(instance) };
        result[b * DEF + i] = device[b * DEF + i] + chosen;
    });
}

#[test]
fn names_do_not_collide_with_those_of_the_macro() {
    for (name, device) in devices::all() {
        let x = Tensor::from([1_u16, 2]);
        let mut y = Tensor::zeros([2]);
        odd::<u16, 1, true>().launch(&*device, &x, 10, 20, &mut y, true).unwrap();
        assert_eq!(y.to_vec(), [11, 12], "{name}");
        odd::<u16, 1, false>().launch(&*device, &x, 10, 20, &mut y, true).unwrap();
        assert_eq!(y.to_vec(), [21, 22], "{name}");
    }
    assert_eq!(odd::DEF.name, "odd names");
}

/// A generic caller needs the kernel's own bounds and no others.
fn generic<T: Float>(value: T) -> T {
    let x = Tensor::full([3], value);
    let mut y = Tensor::full([3], value);
    let (_, device) = devices::all().swap_remove(0);
    crate::kernels::scale::<T, 2>().launch(&*device, &x, value, &mut y).unwrap();
    y[[2]]
}

#[test]
fn generic_functions_launch() {
    assert_eq!(generic(3.0_f32), 9.0);
    assert_eq!(generic(f16::from_f32(0.5)).to_f32(), 0.25);
    assert_eq!(generic(-2.0_f64), 4.0);
}
