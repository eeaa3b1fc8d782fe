//! Tests of the memory layout of arguments: any strides, any alignment that Rust allows, any
//! extents, no elements at all.

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

/// Elements and tiles at the ends of both axes, and beyond.
#[tile_kernel]
fn ends(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], y = [3, 20]);
    let mut t = shared::<f32>([1, 8]);
    let mut c = shared::<f32>([2, 2]);
    copy(x.at([m - 1, n - 8]), &mut t);
    copy(&t, y.at_mut([0, 0]));
    // Half of the tile does not exist.
    copy(x.at([m - 3, n - 4]).or(7.0), &mut t);
    copy(&t, y.at_mut([1, 0]));
    copy(x.at([m - 1, n - 2]), &mut c);
    copy(c.t(), y.at_mut([0, 8]));
    parallel!((3, 4), |i, j| {
        y[[i, 10 + j]] = x[[m - 3 + i, n - 2 + j]];
        y[[i, 14 + j]] = x[[i + m, j]] + x[[i, j + n]];
    });
    let last = x[[m - 1, n - 1]];
    parallel!(3, |i| {
        y[[i, 18]] = last;
        y[[i, 19]] = cast::<f32>(m * n % 1000);
    });
}

#[test]
fn kernels_reach_elements_beyond_32_bits() {
    let row = [1.0_f32, 2.0, 3.0];
    let n = 1_usize << 33;
    for (name, device) in devices::all() {
        // Each row is one element; then each column is.
        for (shape, strides) in [([3, n], [1, 0]), ([n, 3], [0, 1]), ([3, n], [0, 0])] {
            let x = TensorView::from_slice_strided(&row, shape, strides).unwrap();
            let [m, n] = shape.map(|extent| extent as i64);
            let at = |i: i64, j: i64| {
                let inside = (0..m).contains(&i) && (0..n).contains(&j);
                inside.then(|| row[i as usize * strides[0] + j as usize * strides[1]])
            };
            let zero = |i, j| at(i, j).unwrap_or(0.0);
            let expected = Tensor::from_fn([3, 20], |[i, j]| {
                let (i, j) = (i as i64, j as i64);
                match (i, j) {
                    (0, 0..8) => zero(m - 1, n - 8 + j),
                    (1, 0..8) => at(m - 3, n - 4 + j).unwrap_or(7.0),
                    (0..2, 8..10) => zero(m - 1 + j - 8, n - 2 + i),
                    (_, 10..14) => zero(m - 3 + i, n - 12 + j),
                    (_, 18) => zero(m - 1, n - 1),
                    (_, 19) => (m * n % 1000) as f32,
                    _ => 0.0,
                }
            });
            let mut y = Tensor::zeros([3, 20]);
            ends().launch(&*device, x, &mut y).unwrap();
            assert_eq!(y, expected, "{name}, {shape:?} of strides {strides:?}");
        }
    }
}

/// Counts the last elements up, by tiles and one by one.
#[tile_kernel]
fn count_up_the_last<const N: usize>(x: &mut Tensor<u8, 1>, rows: &mut Tensor<u8, 2>) {
    dims!(x = [len], rows = [m, n]);
    let mut t = shared::<u8>([N]);
    copy(x.at([len - N / 2]), &mut t);
    parallel!(N, |i| {
        t[i] = t[i] + cast::<u8>(i) + 1;
    });
    copy(&t, x.at_mut([len - N / 2]));
    parallel!(N, |i| {
        rows[[m - 1, n - N + i]] += 5;
        rows[[m - 1, n + i]] = 99;
    });
}

#[test]
fn memory_beyond_32_bits_is_read_and_written() {
    // Memory that nobody touches costs nothing: the system gives pages of zeros.
    let len = (1_usize << 32) + 100;
    let (m, n) = ((1 << 16) + 1, 1 << 16);
    let devices = devices::all().into_iter().filter(|(name, _)| name != "cuda");
    for (name, device) in devices {
        let mut x = Tensor::<u8, 1>::zeros([len]);
        let mut rows = Tensor::<u8, 2>::zeros([m, n]);
        x.view_mut()[[len - 1]] = 7;
        count_up_the_last::<64>().launch(&*device, &mut x, &mut rows).unwrap();
        let end = x.as_slice().unwrap()[len - 64..].to_vec();
        let expected: Vec<u8> =
            (0..64).map(|i| if i < 32 { 0 } else { i - 31 + if i == 63 { 7 } else { 0 } }).collect();
        assert_eq!(end, expected, "{name}");
        // What would be written if an offset lost its upper bits.
        assert_eq!(x.as_slice().unwrap()[..200], [0; 200], "{name}");
        let cells = rows.as_slice().unwrap();
        assert_eq!(cells[cells.len() - 65..], [[0].as_slice(), &[5; 64]].concat(), "{name}");
        assert_eq!(cells[n - 64..n + 64], [0; 128], "{name}");
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
