//! Where arguments may lie: any strides, any alignment that Rust allows, any
//! extents, none at all.

use crate::devices;
use crate::kernels::{idle, matmul, scale};
use tile_kernel::prelude::*;

#[test]
fn strides_do_not_change_results() {
    let a = Tensor::from_fn([13, 9], |[i, j]| (i * j % 5) as f32);
    let b = Tensor::from_fn([9, 11], |[i, j]| (i + 2 * j) as f32);
    let expected = Tensor::from_fn([13, 11], |[i, j]| (0..9).map(|k| a[[i, k]] * b[[k, j]]).sum());
    // The same values transposed, between other columns, and in reverse nesting.
    let a_t = a.view().t().to_tensor();
    let wide = Tensor::from_fn([9, 30], |[i, j]| if j % 2 == 1 && j < 23 { b[[i, j / 2]] } else { f32::NAN });
    let b_wide = TensorView::from_slice_strided(&wide.as_slice().unwrap()[1..], [9, 11], [30, 2]).unwrap();
    for (name, device) in devices::all() {
        let mut outer = Tensor::full([2, 11, 13], -1.0_f32);
        let (_, half) = outer.view_mut().split_at(0, 1).unwrap();
        let c = half.reshape([11, 13]).unwrap().t();
        matmul::<f32, 4, 4>().launch(&*device, a_t.view().t(), b_wide, c).unwrap();
        assert_eq!(
            outer.slice([1..2, 0..11, 0..13]).unwrap().reshape([11, 13]).unwrap().t(),
            expected.view(),
            "{name}"
        );
        assert!(outer.slice([0..1, 0..11, 0..13]).unwrap().iter().all(|x| x == -1.0), "{name}");
    }
}

#[test]
fn slices_need_only_the_alignment_of_their_elements() {
    fn check<T: Num>() {
        let data: Vec<T> = (0..40).map(|i| T::from_f64(f64::from(i % 7))).collect();
        for (name, device) in devices::all() {
            for start in 0..5 {
                let mut out = [T::from_f64(9.0); 40];
                let x = TensorView::from(&data[start..start + 21]);
                let y = TensorViewMut::from(&mut out[start + 1..start + 22]);
                scale::<T, 8>().launch(&*device, x, T::from_f64(2.0), y).unwrap();
                for (i, &y) in out.iter().enumerate() {
                    let inside = (start + 1..start + 22).contains(&i);
                    let expected = if inside { data[i - 1] + data[i - 1] } else { T::from_f64(9.0) };
                    assert_eq!(y, expected, "{name}, element {i} from {start}");
                }
            }
        }
    }
    check::<f32>();
    check::<f16>();
    check::<F8E4M3>();
    check::<i8>();
    check::<i64>();
}

#[test]
fn extents_beyond_32_bits_are_plain_numbers() {
    let row = [1.0_f32, 2.0, 3.0];
    let n = 1_usize << 33;
    // A matrix of 2^33 columns, each the same element.
    let a = TensorView::from_slice_strided(&row, [3, n], [1, 0]).unwrap();
    let b = TensorView::from_slice_strided(&row, [n + 1, 2], [0, 1]).unwrap();
    for (name, device) in devices::all() {
        let mut c = Tensor::full([3, 2], 5.0);
        let error = matmul::<f32, 4, 4>().launch(&*device, a, b, &mut c).unwrap_err();
        let expected = LaunchError::Shape { argument: "b".into(), axis: 0, expected: n as i64, found: n as i64 + 1 };
        assert_eq!(error, expected, "{name}");
        assert!(c.iter().all(|x| x == 5.0), "{name}");
        let end = a.slice([0..3, n - 2..n]).unwrap();
        matmul::<f32, 4, 4>().launch(&*device, end, b.slice([n - 1..n + 1, 0..2]).unwrap(), &mut c).unwrap();
        assert_eq!(c, Tensor::from([[2.0, 4.0], [4.0, 8.0], [6.0, 12.0]]), "{name}");
    }
}

#[test]
fn empty_tensors_are_no_work() {
    for (name, device) in devices::all() {
        let x = Tensor::<i32, 1>::zeros([0]);
        let mut y = Tensor::<i32, 1>::zeros([0]);
        scale::<i32, 8>().launch(&*device, &x, 3, &mut y).unwrap();

        // An empty sum is zero, not nothing.
        let (a, b) = (Tensor::<f32, 2>::zeros([3, 0]), Tensor::zeros([0, 2]));
        let mut c = Tensor::full([3, 2], 7.0);
        matmul::<f32, 4, 4>().launch(&*device, &a, &b, &mut c).unwrap();
        assert!(c.iter().all(|x| x == 0.0), "{name}: {c:?}");

        let mut none = Tensor::<f32, 2>::zeros([0, 2]);
        matmul::<f32, 4, 4>().launch(&*device, &Tensor::zeros([0, 5]), &Tensor::zeros([5, 2]), &mut none).unwrap();

        let mut out = Tensor::from([0]);
        idle().launch(&*device, 5, 0, 7, &mut out).unwrap();
        assert_eq!(out[[0]], 0, "{name}: a grid with an extent of zero runs nothing");
        idle().launch(&*device, 2, 1, 3, &mut out).unwrap();
        assert_eq!(out[[0]], 1, "{name}");
    }
}
