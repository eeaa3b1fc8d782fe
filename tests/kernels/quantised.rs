use crate::support::{check, random};
use tile_kernel::prelude::*;
use tile_kernels::gemv::{gemv, gemv_int4, gemv_int8, gemv_table4};
use tile_kernels::harness::{Tolerance, array, poisoned};
use tile_kernels::quant::{FP4, NF4, matmul_int4, matmul_int4_split_k, matmul_int8, matmul_table4};
use tile_kernels::reference::{self, transpose};

/// m, n, k.
const SHAPES: [[usize; 3]; 3] = [[1, 1, 32], [20, 33, 64], [35, 18, 96]];

/// What four bits mean.
const CODES: [(&str, [f32; 16]); 2] = [("NF4", NF4), ("FP4", FP4)];

/// Weights are rounded to T before they are multiplied.
fn tolerance<T: Float>(k: usize) -> Tolerance {
    Tolerance::rounded::<T>().sum::<f32>(k, 1.0).sum::<T>(k, 0.5)
}

fn products<T: Float>() {
    let mut random = random();
    for [m, n, k] in SHAPES {
        let a = random.tensor::<T, 2>([m, k]);
        let packed = random.indices::<u8, 2>([n, k / 2], 256);
        let case = format!("{} {m}x{n}x{k}", T::DTYPE);

        let scale = random.tensor_between::<T, 2>([k / 32, n], 0.01, 0.1);
        let w = reference::dequant_int4(&array(&packed), &array(&scale));
        let expected = reference::matmul(&array(&a), &transpose(&w));
        check(&format!("matmul_int4 {case}"), [(&expected, tolerance::<T>(k))], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            matmul_int4::<T, 16, 32, 32, 1>().launch(device, &a, &packed, &scale, &mut c)?;
            Ok([array(&c)])
        });
        check(&format!("matmul_int4_split_k {case}"), [(&expected, tolerance::<T>(k))], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            matmul_int4_split_k::<T, 16, 32, 32, 2>().launch(device, &a, &packed, &scale, &mut c)?;
            Ok([array(&c)])
        });
        let scale = random.tensor_between::<T, 2>([k / 16, n], 0.01, 0.1);
        let w = reference::dequant_int4(&array(&packed), &array(&scale));
        let expected = reference::matmul(&array(&a), &transpose(&w));
        check(&format!("matmul_int4 in steps of two groups {case}"), [(&expected, tolerance::<T>(k))], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            matmul_int4::<T, 16, 32, 16, 2>().launch(device, &a, &packed, &scale, &mut c)?;
            Ok([array(&c)])
        });

        for (code, table) in CODES {
            let (table, scale) = (Tensor::from(table), random.tensor_between::<f32, 2>([k / 16, n], 0.1, 1.0));
            let w = reference::dequant_table4(&array(&packed), &array(&table), &array(&scale));
            let expected = reference::matmul(&array(&a), &transpose(&w));
            check(&format!("matmul_table4 {code} {case}"), [(&expected, tolerance::<T>(k))], |device| {
                let mut c = poisoned::<T, 2>([m, n]);
                matmul_table4::<T, 16, 32, 16>().launch(device, &a, &packed, &table, &scale, &mut c)?;
                Ok([array(&c)])
            });
        }

        let (w, scale) =
            (random.indices::<u8, 2>([n, k], 256).map(|x| x as i8), random.tensor_between([n], 0.001, 0.01));
        let expected = reference::matmul(&array(&a), &transpose(&reference::dequant_int8(&array(&w), &array(&scale))));
        check(&format!("matmul_int8 {case}"), [(&expected, tolerance::<T>(k))], |device| {
            let mut c = poisoned::<T, 2>([m, n]);
            matmul_int8::<T, 16, 32, 16>().launch(device, &a, &w, &scale, &mut c)?;
            Ok([array(&c)])
        });
    }
}

pub(crate) fn products_with_quantised_weights() {
    products::<f32>();
    products::<bf16>();
}

fn vectors<T: Float>() {
    let mut random = random();
    for [_, n, k] in SHAPES {
        let x = random.tensor::<T, 1>([k]);
        let case = format!("{} {n}x{k}", T::DTYPE);
        let limit = Tolerance::rounded::<T>().sum::<f32>(k, 1.0);

        let w = random.tensor::<T, 2>([n, k]);
        let expected = reference::gemv(&array(&w), &array(&x));
        check(&format!("gemv {case}"), [(&expected, limit)], |device| {
            let mut y = poisoned::<T, 1>([n]);
            gemv::<T, 4, 40>().launch(device, &w, &x, &mut y)?;
            Ok([array(&y)])
        });

        let packed = random.indices::<u8, 2>([n, k / 2], 256);
        let scale = random.tensor_between::<T, 2>([k / 32, n], 0.01, 0.1);
        let expected = reference::gemv(&reference::dequant_int4(&array(&packed), &array(&scale)), &array(&x));
        check(&format!("gemv_int4 {case}"), [(&expected, limit)], |device| {
            let mut y = poisoned::<T, 1>([n]);
            gemv_int4::<T, 4, 32, 3>().launch(device, &packed, &scale, &x, &mut y)?;
            Ok([array(&y)])
        });

        for (code, table) in CODES {
            let (table, scale) = (Tensor::from(table), random.tensor_between::<f32, 2>([k / 16, n], 0.1, 1.0));
            let w = reference::dequant_table4(&array(&packed), &array(&table), &array(&scale));
            let expected = reference::gemv(&w, &array(&x));
            check(&format!("gemv_table4 {code} {case}"), [(&expected, limit)], |device| {
                let mut y = poisoned::<T, 1>([n]);
                gemv_table4::<T, 4, 16>().launch(device, &packed, &table, &scale, &x, &mut y)?;
                Ok([array(&y)])
            });
        }

        let (w, scale) =
            (random.indices::<u8, 2>([n, k], 256).map(|x| x as i8), random.tensor_between([n], 0.001, 0.01));
        let expected = reference::gemv(&reference::dequant_int8(&array(&w), &array(&scale)), &array(&x));
        check(&format!("gemv_int8 {case}"), [(&expected, limit)], |device| {
            let mut y = poisoned::<T, 1>([n]);
            gemv_int8::<T, 4, 40>().launch(device, &w, &scale, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}

pub(crate) fn vectors_by_quantised_weights() {
    vectors::<f32>();
    vectors::<bf16>();
}
