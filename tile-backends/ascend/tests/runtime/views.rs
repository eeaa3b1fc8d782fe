//! Views of device tensors as arguments of launches.

use super::kernels::open;
use super::stand_in;
use tile_ascend::runtime::AscendTensor;
use tile_core::launch::LaunchError;
use tile_core::tensor::{Tensor, TensorError};
use tile_kernels::elementwise::add;
use tile_kernels::matmul::matmul_nt;
use tile_kernels::rows::transpose;

#[test]
fn parts_are_read_and_written_where_they_are() {
    let Some(stand_in) = stand_in() else { return };
    let ascend = open(&stand_in);
    let host = Tensor::from_fn([4, 100], |[i, j]| (100 * i + j) as f32);
    let x = AscendTensor::from_host(&ascend, &host.view()).expect("there is memory");
    let mut out = AscendTensor::<f32, 2>::zeros(&ascend, [3, 100]).expect("there is memory");
    // A row and one more into the middle of the last row but one.
    let row = |i: usize| x.view().slice([i..i + 1, 5..70])?.reshape([65]);
    let [first, third] = [0, 2].map(|i| row(i).unwrap_or_else(|error: TensorError| panic!("{error}")));
    let place = out.view_mut().slice([1..2, 7..72]).and_then(|part| part.reshape([65])).expect("it has no gaps");
    add::<f32, 64>().launch(&ascend, &first, third, place).unwrap_or_else(|error| panic!("{error}"));
    // On another stream, on the result: a column's neighbours are a row apart.
    let other = ascend.new_stream().expect("there are streams");
    let mut turned = AscendTensor::<f32, 2>::zeros(&ascend, [10, 3]).expect("there is memory");
    let part = out.view().slice([0..3, 10..20]).expect("it is inside");
    transpose::<f32, 32, 32>().launch(&other, &part, &mut turned).unwrap_or_else(|error| panic!("{error}"));
    let found = out.to_host().unwrap_or_else(|error| panic!("{error}"));
    let expected = |i: usize, j: usize| if i == 1 && (7..72).contains(&j) { (200 + 2 * (j - 2)) as f32 } else { 0.0 };
    for i in 0..3 {
        for j in 0..100 {
            assert_eq!(found[[i, j]], expected(i, j), "{i} {j}");
        }
    }
    let turned = turned.to_host().unwrap_or_else(|error| panic!("{error}"));
    for j in 0..10 {
        assert_eq!(turned[[j, 1]], expected(1, 10 + j));
    }
}

/// Rows that are one row in memory, which no instruction steps over: by vector units,
/// and by the cube's core as either operand.
#[test]
fn rows_may_be_the_same() {
    let Some(stand_in) = stand_in() else { return };
    let ascend = open(&stand_in);
    let row = Tensor::from_fn([1, 40], |[_, j]| j as f32 * 0.25 - 3.0);
    let x = AscendTensor::from_host(&ascend, &row.view()).expect("there is memory");
    let wide = || x.view().broadcast([50, 40]).expect("its first axis is 1");
    let mut turned = AscendTensor::<f32, 2>::zeros(&ascend, [40, 50]).expect("there is memory");
    transpose::<f32, 32, 32>().launch(&ascend, wide(), &mut turned).unwrap_or_else(|error| panic!("{error}"));
    let found = turned.to_host().unwrap_or_else(|error| panic!("{error}"));
    assert!((0..40).all(|i| (0..50).all(|j| found[[i, j]] == row[[0, i]])), "{found:?}");
    let ones = AscendTensor::from_host(&ascend, &Tensor::from_fn([50, 40], |_| 1.0_f32).view()).expect("memory");
    let sum: f32 = (0..40).map(|j| row[[0, j]]).sum();
    let mut out = AscendTensor::<f32, 2>::zeros(&ascend, [50, 50]).expect("there is memory");
    for (a, b) in [(wide(), ones.view()), (ones.view(), wide())] {
        matmul_nt::<f32, f32, 32, 32, 16>().launch(&ascend, &a, &b, &mut out).unwrap_or_else(|error| panic!("{error}"));
        let found = out.to_host().unwrap_or_else(|error| panic!("{error}"));
        assert!(found.to_vec().iter().all(|found| (found - sum).abs() < 1e-3), "{sum}: {found:?}");
    }
}

#[test]
fn views_say_what_they_are() {
    let Some(stand_in) = stand_in() else { return };
    let ascend = open(&stand_in);
    let mut x = AscendTensor::<f32, 2>::zeros(&ascend, [4, 6]).expect("there is memory");
    let start = x.address();
    let part = x.view().slice([1..3, 2..6]).expect("it is inside");
    assert_eq!((part.shape(), part.strides(), part.address()), ([2, 4], [6, 1], start + 32));
    assert_eq!(format!("{part:?}"), "f32[2, 4] by [6, 1] on Ascend device 0");
    assert_eq!(format!("{x:?}"), "f32[4, 6] on Ascend device 0");
    assert_eq!((x.view().t().shape(), x.view().t().strides()), ([6, 4], [1, 6]));
    assert!(matches!(x.view().slice([0..5, 0..1]), Err(TensorError::Range { .. })));
    assert!(matches!(part.reshape([8]), Err(TensorError::Reshape { .. })));
    assert!(x.view_mut().permute([1, 1]).is_err());
    // Neighbours on the last axis that are apart are a launch's error.
    let mut out = AscendTensor::<f32, 2>::zeros(&ascend, [4, 6]).expect("there is memory");
    let error = transpose::<f32, 32, 32>().launch(&ascend, x.view().t(), &mut out).expect_err("a column is strided");
    assert!(matches!(&error, LaunchError::Strides { argument, .. } if argument == "x"), "{error}");
    // New elements, once what used the old ones is done; extents must be the same.
    let ones = Tensor::from_fn([4, 6], |_| 1.0_f32);
    let error = x.upload(&Tensor::<f32, 2>::zeros([4, 5]).view()).expect_err("an extent differs");
    assert!(matches!(error, LaunchError::Shape { axis: 1, expected: 6, found: 5, .. }), "{error}");
    x.upload(&ones.view()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(x.to_host().expect("the device answers").to_vec(), ones.to_vec());
}
