//! Tests of matrix multiplication.

use super::{Buffer, launch, map, zeros};
use crate::elem::DType;
use crate::num::{F8E4M3, F8E5M2, f16};

fn product(a: &Buffer, b: &Buffer, mut c: Buffer, body: &str) -> String {
    let params = format!(
        "%a a: global<{}, [?, ?]>, %b b: global<{}, [?, ?]>, %c c: mut global<{}, [?, ?]>",
        a.dtype(),
        b.dtype(),
        c.dtype()
    );
    launch(&params, body, &mut [a.arg(), b.arg(), c.arg_mut()]).unwrap();
    c.text()
}

#[test]
fn products_of_every_kind_of_type() {
    let set = "body { gemm %a, %b, %c }";
    let (a, b) = ([1_f32, 2.0, 3.0, 4.0, 5.0, 6.0], [1_f32, -1.0, 0.5, 2.0, 1.0, 1.0]);
    let (a, b) = (Buffer::new(&[2, 3], &a), Buffer::new(&[3, 2], &b));
    assert_eq!(product(&a, &b, zeros(&[2, 2]), set), "5 6 12.5 12");
    let c = Buffer::new(&[2, 2], &[10_f32; 4]);
    assert_eq!(product(&a, &b, c.clone(), set), "5 6 12.5 12");
    assert_eq!(product(&a, &b, c, "body { gemm %a, %b, %c, accumulate }"), "15 16 22.5 22");

    let (a, b) = (Buffer::new(&[1, 2], &[200_u8, 3]), Buffer::new(&[2, 1], &[200_u8, 255]));
    assert_eq!(product(&a, &b, Buffer::zeros(DType::I32, &[1, 1]), set), "40765");
    let b = Buffer::new(&[2, 1], &[-1_i8, -128]);
    assert_eq!(product(&a, &b, Buffer::zeros(DType::I32, &[1, 1]), set), "-584");
    let (a, b) = (Buffer::new(&[1, 1], &[i64::MAX]), Buffer::new(&[1, 1], &[2_i64]));
    assert_eq!(product(&a, &b, Buffer::zeros(DType::I64, &[1, 1]), set), "-2");
    let (a, b) = (Buffer::new(&[1, 1], &[300_i16]), Buffer::new(&[1, 1], &[300_i16]));
    assert_eq!(product(&a, &b, Buffer::zeros(DType::I16, &[1, 1]), set), "24464");

    let (a, b) = (Buffer::new(&[1, 1], &[F8E4M3::from_f32(-0.5)]), Buffer::new(&[1, 1], &[F8E5M2::from_f32(1024.0)]));
    assert_eq!(product(&a, &b, zeros(&[1, 1]), set), "-512");
    let half = f16::from_f32(2049.0);
    let (a, b) = (Buffer::new(&[1, 1], &[half]), Buffer::new(&[1, 1], &[half]));
    assert_eq!(product(&a, &b, zeros(&[1, 1]), set), "4194304");
    let (a, b) = (Buffer::new(&[1, 2], &[1e16_f64, 1.0]), Buffer::new(&[2, 1], &[1_f64, 1.0]));
    assert_eq!(product(&a, &b, Buffer::zeros(DType::F64, &[1, 1]), set), "10000000000000000");
}

#[test]
fn sums_are_kept_in_the_accumulator_type() {
    let (a, b) = (Buffer::new(&[1, 3], &[16_777_216_f32, 1.0, 1.0]), Buffer::new(&[3, 1], &[1_f32; 3]));
    assert_eq!(product(&a, &b, zeros(&[1, 1]), "body { gemm %a, %b, %c }"), "16777216");
}

#[test]
fn operands_may_be_transposed_and_ragged() {
    let (a, b) = (Buffer::new(&[2, 2], &[1_f32, 2.0, 3.0, 4.0]), Buffer::new(&[2, 2], &[1_f32, 0.0, 0.0, 1.0]));
    let body = "body { %t = permute %a, axes = [1, 0] : global<f32, [?, ?]>  gemm %t, %b, %c }";
    assert_eq!(product(&a, &b, zeros(&[2, 2]), body), "1 3 2 4");
    let body = "body {
        %z = const 0 : index %o = const 1 : index
        %r = region %a, %o, %z, axes = [4, 4] : global<f32, [4, 4]>
        %s = region %b, %z, %z, axes = [4, 4] : global<f32, [4, 4]>
        %w = region %c, %z, %z, axes = [4, 4] : global<f32, [4, 4]>
        gemm %r, %s, %w, accumulate
    }";
    assert_eq!(product(&a, &b, zeros(&[2, 2]), body), "3 4 0 0");
}

#[test]
fn leading_axes_of_one_are_no_obstacle() {
    let body = "body {
        %z = const 0 : index
        %r = region %x, %z, %z, %z, axes = [1, 2, 2] : global<f32, [1, 2, 2]>
        %s = region %x, %z, %z, %z, axes = [_, 2, 2] : global<f32, [2, 2]>
        gemm %r, %s, %y
    }";
    assert_eq!(map(&Buffer::new(&[1, 2, 2], &[0_f32, 1.0, 1.0, 0.0]), zeros(&[2, 2]), body), "1 0 0 1");
}

#[test]
fn sparse_products_put_elements_in_their_places() {
    let run = |places: [u8; 2]| {
        let a = Buffer::new(&[2, 4], &[1_f32, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]);
        let b = Buffer::new(&[8, 1], &[1_f32, 10.0, 100.0, 1000.0, 0.5, 0.25, 2.0, 4.0]);
        let (meta, mut c) = (Buffer::new(&[2, 1], &places), Buffer::new(&[2, 1], &[0.5_f32; 2]));
        let params = "%a a: global<f32, [?, ?]>, %e e: global<u8, [?, ?]>, %b b: global<f32, [?, ?]>, \
                      %c c: mut global<f32, [?, ?]>";
        let body = "body { gemm_sp %a, %e, %b, %c }";
        launch(params, body, &mut [a.arg(), meta.arg(), b.arg(), c.arg_mut()]).map(|_| c.text())
    };
    // A nibble of zero stands for the places 0 and 1.
    assert_eq!(run([0b1110_1000, 0b0100_0000]).unwrap(), "223.5 71");
    let error = run([0b1110_1000, 0b0101_0100]).unwrap_err().to_string();
    assert!(error.contains("the places 1 and 1 do not increase"), "{error}");
}
