//! Tests of reductions and scans on every axis.

use super::{Buffer, counting, map, zeros};
use crate::elem::DType;
use crate::num::{Element, F8E4M3, bf16, f16};

fn reduce(x: &Buffer, y: Buffer, op: &str, axis: u32) -> String {
    map(x, y, &format!("body {{ reduce.{op} %x, %y, axis = {axis} }}"))
}

#[test]
fn sums_on_every_axis() {
    let x = counting(&[2, 3, 2]);
    assert_eq!(reduce(&x, zeros(&[3, 2]), "sum", 0), "8 10 12 14 16 18");
    assert_eq!(reduce(&x, zeros(&[2, 2]), "sum", 1), "9 12 27 30");
    assert_eq!(reduce(&x, zeros(&[2, 3]), "sum", 2), "3 7 11 15 19 23");
    assert_eq!(reduce(&x, zeros(&[2, 1, 2]), "sum", 1), "9 12 27 30");
    assert_eq!(reduce(&counting(&[4]), zeros(&[1]), "sum", 0), "10");
}

#[test]
fn every_reduction() {
    let x = Buffer::new(&[2, 4], &[3_f32, -7.0, f32::NAN, 2.0, -1.0, 0.5, -0.25, 4.0]);
    assert_eq!(reduce(&x, zeros(&[2]), "max", 1), "3 4");
    assert_eq!(reduce(&x, zeros(&[2]), "min", 1), "-7 -1");
    assert_eq!(reduce(&x, zeros(&[2]), "abs_max", 1), "7 4");
    assert_eq!(reduce(&x, zeros(&[2]), "sum", 1), "NaN 3.25");
    assert_eq!(reduce(&x, zeros(&[2]), "abs_sum", 1), "NaN 5.75");
    assert_eq!(reduce(&x, zeros(&[2]), "product", 1), "NaN 0.5");
    let indices = Buffer::zeros(DType::I32, &[2]);
    assert_eq!(reduce(&x, indices.clone(), "argmax", 1), "0 3");
    assert_eq!(reduce(&x, indices.clone(), "argmin", 1), "1 0");
    let nan = Buffer::new(&[2, 2], &[f32::NAN, f32::NAN, 5.0, 5.0]);
    assert_eq!(reduce(&nan, indices.clone(), "argmax", 1), "0 0");
    assert_eq!(reduce(&nan, zeros(&[2]), "max", 1), "-inf 5");
    assert_eq!(reduce(&nan, zeros(&[2]), "min", 0), "5 5");
    let b = Buffer::new(&[2, 2], &[false, true, false, false]);
    assert_eq!(reduce(&b, Buffer::zeros(DType::Bool, &[2]), "any", 1), "true false");
    assert_eq!(reduce(&b, Buffer::zeros(DType::Bool, &[2]), "all", 0), "false false");
}

#[test]
fn integers_wrap_in_their_accumulator() {
    let x = Buffer::new(&[3], &[-128_i8, 127, 127]);
    assert_eq!(reduce(&x, Buffer::zeros(DType::I32, &[1]), "sum", 0), "126");
    assert_eq!(reduce(&x, Buffer::zeros(DType::I8, &[1]), "sum", 0), "126");
    assert_eq!(reduce(&x, Buffer::zeros(DType::I32, &[1]), "abs_sum", 0), "382");
    assert_eq!(reduce(&x, Buffer::zeros(DType::I32, &[1]), "product", 0), "-2064512");
    let x = Buffer::new(&[2], &[i16::MAX, 1]);
    assert_eq!(reduce(&x, Buffer::zeros(DType::I16, &[1]), "sum", 0), "-32768");
    let x = Buffer::new(&[2], &[u64::MAX, 1 << 63]);
    assert_eq!(reduce(&x, Buffer::zeros(DType::U64, &[1]), "max", 0), u64::MAX.to_string());
}

#[test]
fn narrow_floats_sum_in_f32_and_round_once() {
    // In f16 or bf16 arithmetic, the ones would vanish.
    let x: Vec<f16> = [2048.0, 1.0, 1.0, 1.0, 1.0].map(f16::from_f32).to_vec();
    assert_eq!(reduce(&Buffer::new(&[5], &x), Buffer::zeros(DType::F16, &[1]), "sum", 0), "2052");
    let x: Vec<bf16> = [256.0, 1.0, 1.0, -1.0, 1.0].map(bf16::from_f32).to_vec();
    assert_eq!(reduce(&Buffer::new(&[5], &x), Buffer::zeros(DType::BF16, &[1]), "sum", 0), "258");
    let x: Vec<F8E4M3> = [448.0, 448.0, -448.0, -440.0].map(F8E4M3::from_f64).to_vec();
    assert_eq!(reduce(&Buffer::new(&[4], &x), Buffer::zeros(DType::F32, &[1]), "sum", 0), "0");
    // f32 itself is summed in f32, first to last.
    let x = Buffer::new(&[3], &[1e8_f32, 1.0, -1e8]);
    assert_eq!(reduce(&x, zeros(&[1]), "sum", 0), "0");
}

#[test]
fn reductions_combine_with_what_is_there() {
    let body = |op: &str| format!("body {{ reduce.{op} %x, %y, axis = 1, accumulate }}");
    let y = Buffer::new(&[2], &[100_f32, -100.0]);
    assert_eq!(map(&counting(&[2, 2]), y.clone(), &body("sum")), "103 -93");
    assert_eq!(map(&counting(&[2, 2]), y.clone(), &body("max")), "100 4");
    assert_eq!(map(&counting(&[2, 2]), y, &body("product")), "200 -1200");
}

#[test]
fn scans_on_every_axis_in_both_directions() {
    let x = counting(&[2, 3]);
    let scan = |attributes: &str| map(&x, zeros(&[2, 3]), &format!("body {{ scan.{attributes} }}"));
    assert_eq!(scan("sum %x, %y, axis = 0"), "1 2 3 5 7 9");
    assert_eq!(scan("sum %x, %y, axis = 1"), "1 3 6 4 9 15");
    assert_eq!(scan("sum %x, %y, axis = 1, reverse"), "6 5 3 15 11 6");
    assert_eq!(scan("max %x, %y, axis = 1"), "1 2 3 4 5 6");
    assert_eq!(scan("max %x, %y, axis = 1, reverse"), "3 3 3 6 6 6");
    let x = Buffer::new(&[4], &[f32::NAN, 2.0, 1.0, f32::NAN]);
    assert_eq!(map(&x, zeros(&[4]), "body { scan.max %x, %y, axis = 0 }"), "-inf 2 2 2");
    let in_place = "body {
        %s = alloc : shared<f32, [4]>
        copy %x, %s
        scan.sum %s, %s, axis = 0
        copy %s, %y
    }";
    assert_eq!(map(&counting(&[4]), zeros(&[4]), in_place), "1 3 6 10");
}

#[test]
fn scans_of_narrow_floats_keep_their_sum_in_f32() {
    let x: Vec<f16> = [2048.0, 1.0, 1.0, 1.0].map(f16::from_f64).to_vec();
    let y = Buffer::zeros(DType::F16, &[4]);
    assert_eq!(map(&Buffer::new(&[4], &x), y, "body { scan.sum %x, %y, axis = 0 }"), "2048 2048 2050 2052");
    let x = Buffer::new(&[3], &[100_u8, 100, 100]);
    assert_eq!(map(&x, Buffer::zeros(DType::U8, &[3]), "body { scan.sum %x, %y, axis = 0 }"), "100 200 44");
}

#[test]
fn elements_outside_take_part_as_zero() {
    let body = "body {
        %o = const 2 : index
        %r = region %x, %o, axes = [4] : global<f32, [4]>
        reduce.min %r, %y, axis = 0
    }";
    assert_eq!(map(&counting(&[4]), zeros(&[1]), body), "0");
}

#[test]
fn values_are_those_of_the_type() {
    assert_eq!(<F8E4M3 as Element>::from_f64(-440.0).to_f64(), -448.0);
}
