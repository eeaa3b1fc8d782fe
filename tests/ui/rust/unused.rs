//! Functions that nothing uses: rustc says so once, at the name, as of any
//! function, and levels of the lint on a function are its own.
#![deny(dead_code, unused_variables, unfulfilled_lint_expectations)]

use tile_kernel::prelude::*;

#[tile_kernel]
fn without_parameters(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = 1.0);
}

#[tile_kernel]
fn with_parameters<T: Num, const N: usize>(y: &mut Tensor<T, 1>) {
    parallel!(N, |i| y[i] = 1);
}

const COUNT: usize = 4;

#[tile_kernel(default(T = f32, N = COUNT), tune(N = [COUNT, 8]))]
fn with_default<T: Num, const N: usize>(y: &mut Tensor<T, 1>) {
    parallel!(N, |i| y[i] = 1);
}

mod private {
    use tile_kernel::prelude::*;

    #[tile_kernel]
    pub fn without_parameters(y: &mut Tensor<f32, 1>) {
        parallel!(4, |i| y[i] = 1.0);
    }
}

#[tile_kernel]
fn of_tests(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = 1.0);
}

macro_rules! kernels {
    ($name:ident, $used:ident) => {
        #[tile_kernel(default(N = 4))]
        pub(crate) fn $name<const N: usize>(y: &mut Tensor<f32, 1>) {
            parallel!(N, |i| y[i] = 1.0);
        }

        #[tile_kernel]
        fn from_a_macro(y: &mut Tensor<f32, 1>) {
            parallel!(4, |i| y[i] = 1.0);
        }

        #[tile_kernel(default(N = 4))]
        pub(crate) fn $used<const N: usize>(y: &mut Tensor<f32, 1>) {
            parallel!(N, |i| y[i] = 1.0);
        }
    };
}

kernels!(named_by_a_macro, used_from_a_macro);

#[cfg(test)]
mod tests {
    #[test]
    fn of_tests() {
        let _ = super::of_tests();
    }
}

#[tile_fn]
fn function(x: f32) -> f32 {
    x
}

#[deny(unused)]
#[tile_fn]
fn denied_function(x: f32) -> f32 {
    x
}

#[deny(unused)]
#[tile_kernel]
fn denied(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = 1.0);
}

// None of these is unused, or says what is to be said.

#[tile_kernel]
pub fn public(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = 1.0);
}

#[tile_fn]
pub fn public_function(x: f32) -> f32 {
    x
}

#[tile_fn]
fn called(x: f32) -> f32 {
    x
}

#[deny(unused)]
#[tile_kernel]
fn calling(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = called(1.0));
}

#[tile_fn]
fn called_where_forbidden(x: f32) -> f32 {
    x
}

#[forbid(unused, clippy::all)]
#[tile_kernel]
fn calling_where_forbidden(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = called_where_forbidden(1.0));
}

#[allow(dead_code)]
#[tile_kernel]
fn allowed<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| y[i] = 1.0);
}

#[allow(unused)]
#[tile_kernel]
fn allowed_with_all(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = 1.0);
}

#[allow(dead_code)]
#[tile_fn]
fn allowed_function(x: f32) -> f32 {
    x
}

#[expect(dead_code, reason = "not yet")]
#[tile_kernel]
fn expected<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| y[i] = 1.0);
}

#[expect(dead_code)]
#[tile_kernel(default(N = 4))]
fn expected_with_default<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| y[i] = 1.0);
}

#[expect(dead_code)]
#[tile_kernel]
fn expected_without_parameters(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = 1.0);
}

#[expect(dead_code)]
#[tile_fn]
fn expected_function(x: f32) -> f32 {
    x
}

#[tile_kernel(default(T = f32))]
fn used_by_default<T: Num>(y: &mut Tensor<T, 1>) {
    parallel!(4, |i| y[i] = 1);
}

#[tile_kernel(default(T = f32))]
fn used_by_type<T: Num>(y: &mut Tensor<T, 1>) {
    parallel!(4, |i| y[i] = 1);
}

#[tile_kernel]
fn used_by_definition(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = 1.0);
}

#[tile_kernel]
fn used<T: Num, const N: usize>(y: &mut Tensor<T, 1>) {
    parallel!(N, |i| y[i] = 1);
}

fn main() {
    let _ = used_by_default::default();
    let _ = <used_by_type<f64>>::default();
    let _ = used_by_definition::DEF;
    let _ = (used::<f32, 4>(), used_from_a_macro::<4>());
    let _ = (calling(), calling_where_forbidden());
    let _ = (used_and_expected(), used_and_expected_with_parameters::<4>(), user());
}

// Nothing is there to be expected.

#[expect(dead_code)]
#[tile_kernel]
fn used_and_expected(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = 1.0);
}

#[expect(dead_code)]
#[tile_kernel(default(N = 4))]
fn used_and_expected_with_parameters<const N: usize>(y: &mut Tensor<f32, 1>) {
    parallel!(N, |i| y[i] = 1.0);
}

#[expect(dead_code)]
#[tile_fn]
fn function_used_and_expected(x: f32) -> f32 {
    x
}

#[tile_kernel]
fn user(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| y[i] = function_used_and_expected(1.0));
}
