//! Tests of host tensors and views: what they accept, what they refuse, and that every
//! way to an element gives the same one.
//!
//! Runs under Miri.

use std::collections::HashMap;
use tile_core::num::{Element, bf16, f16};
use tile_core::tensor::{Layout, Tensor, TensorError, TensorView, TensorViewMut};

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    fn array<const R: usize>(&mut self, below: usize) -> [usize; R] {
        std::array::from_fn(|_| self.below(below))
    }
}

const ROUNDS: usize = if cfg!(miri) { 30 } else { 2000 };

fn indices<const R: usize>(shape: [usize; R]) -> Vec<[usize; R]> {
    let mut out = Vec::new();
    Tensor::<u8, R>::from_fn(shape, |index| {
        out.push(index);
        0
    });
    out
}

#[test]
fn every_way_to_an_element_agrees() {
    let mut random = Random(1);
    let data: Vec<u16> = (0..400).collect();
    for _ in 0..ROUNDS {
        let (shape, strides) = (random.array::<3>(5), random.array::<3>(30));
        let view = TensorView::from_slice_strided(&data, shape, strides).unwrap();
        let expected: Vec<u16> =
            indices(shape).iter().map(|i| data[i[0] * strides[0] + i[1] * strides[1] + i[2] * strides[2]]).collect();
        assert_eq!(view.to_vec(), expected);
        assert_eq!(view.iter().len(), view.len());
        assert!(indices(shape).iter().zip(&expected).all(|(&i, &e)| view[i] == e && view.get(i) == Some(e)));
        assert_eq!(view.get(shape), None);
        assert_eq!(view.to_tensor().view(), view);

        let axes = [[0, 1, 2], [2, 0, 1], [1, 0, 2]][random.below(3)];
        let permuted = view.permute(axes).unwrap();
        for i in indices(permuted.shape()) {
            let mut back = [0; 3];
            axes.iter().zip(i).for_each(|(&axis, at)| back[axis] = at);
            assert_eq!(permuted[i], view[back]);
        }

        let ranges = shape.map(|n| {
            let start = random.below(n + 1);
            start..start + random.below(n - start + 1)
        });
        let slice = view.slice(ranges.clone()).unwrap();
        for i in indices(slice.shape()) {
            assert_eq!(slice[i], view[std::array::from_fn(|axis| ranges[axis].start + i[axis])]);
        }
    }
}

#[test]
fn mutable_views_have_distinct_elements() {
    let mut random = Random(2);
    let mut accepted = 0;
    for _ in 0..ROUNDS {
        let mut data = vec![0_u32; 200];
        let (shape, strides) = (random.array::<3>(4), random.array::<3>(16));
        let mut seen = HashMap::new();
        for i in indices(shape) {
            *seen.entry(i[0] * strides[0] + i[1] * strides[1] + i[2] * strides[2]).or_insert(0) += 1;
        }
        let distinct = seen.values().all(|&count| count == 1);
        match TensorViewMut::from_slice_strided(&mut data, shape, strides) {
            Ok(mut view) => {
                assert!(distinct);
                accepted += 1;
                // All at once: exclusive borrows of every element.
                let all: Vec<&mut u32> = view.iter_mut().collect();
                let len = all.len() as u32;
                all.into_iter().zip(1..).for_each(|(element, value)| *element = value);
                assert!(view.iter().eq(1..=len));
                let (axis, middle) = (random.below(3), 0);
                let middle = middle.max(random.below(shape[axis] + 1));
                let (mut low, mut high) = view.split_at(axis, middle).unwrap();
                low.fill(7);
                high.fill(9);
                assert!(low.iter().all(|x| x == 7) && high.iter().all(|x| x == 9));
            }
            Err(error) => {
                assert!(!distinct);
                assert_eq!(error, TensorError::Overlap { shape: shape.to_vec(), strides: strides.to_vec() });
            }
        }
    }
    assert!(accepted > ROUNDS / 10);
}

#[test]
fn tensors_own_any_injective_layout() {
    let mut t = Tensor::from_vec_strided((0..12).collect(), [3, 2], [1, 6]).unwrap();
    assert_eq!(t.to_vec(), [0, 6, 1, 7, 2, 8]);
    t[[2, 1]] = -1;
    *t.get_mut([0, 0]).unwrap() = 5;
    assert_eq!(t.as_slice(), None);
    assert_eq!(t.as_mut_slice(), None);
    assert_eq!(t.clone().into_vec(), [5, 6, 1, 7, 2, -1]);
    assert_eq!(t.clone().reshape([6]).unwrap().to_vec(), t.to_vec());
    assert_eq!(t.clone().permute([1, 0]).unwrap().to_vec(), [5, 1, 2, 6, 7, -1]);
    assert_eq!(t.map(|x| x as f32 / 2.0)[[2, 1]], -0.5);
    t.fill(3);
    assert!(t.iter().all(|x| x == 3));
    t.iter_mut().for_each(|x| *x += 1);
    assert_eq!(t, Tensor::full([3, 2], 4));
    t.slice_mut([1..2, 0..2]).unwrap().t().fill(0);
    assert_eq!(t.to_vec(), [4, 4, 0, 0, 4, 4]);
    assert!(matches!(Tensor::from_vec_strided(vec![0; 9], [2, 2], [1, 1]), Err(TensorError::Overlap { .. })));
    // Spare elements behind a contiguous layout are dropped.
    assert_eq!(Tensor::from_vec_strided(vec![1, 2, 3], [2], [1]).unwrap().into_vec(), [1, 2]);
}

#[test]
fn literals_and_conversions() {
    assert_eq!(Tensor::from([1.0, 2.0]).shape(), [2]);
    assert_eq!(Tensor::from([[true, false]; 3]).shape(), [3, 2]);
    assert_eq!(Tensor::from([[[1_u8; 4]; 3]; 2]).shape(), [2, 3, 4]);
    assert_eq!(Tensor::from(vec![f16::ONE; 5]).len(), 5);
    assert_eq!(Tensor::<bf16, 2>::zeros([2, 2]).to_vec(), [bf16::ZERO; 4]);
    let mut data = [1, 2, 3, 4, 5];
    // A slice that starts inside an allocation has its elements' alignment and no more.
    let odd = TensorView::from(&data[1..]);
    assert_eq!(odd.reshape([2, 2]).unwrap().t().to_vec(), [2, 4, 3, 5]);
    TensorViewMut::from(&mut data[3..]).reshape([2, 1]).unwrap()[[1, 0]] = 9;
    assert_eq!(data, [1, 2, 3, 4, 9]);
}

#[test]
fn new_memory_starts_at_a_cache_line() {
    fn check<T: Element>() {
        for shape in [[1, 1], [3, 5], if cfg!(miri) { [7, 9] } else { [100, 77] }] {
            let zeros = Tensor::<T, 2>::zeros(shape);
            let mapped = Tensor::from_vec(vec![1_u8; shape[0] * shape[1]], shape).unwrap().map(|_| T::default());
            for tensor in [&zeros, &mapped, &zeros.clone(), &zeros.view().t().to_tensor()] {
                assert!(tensor.as_ptr().is_aligned() && (cfg!(miri) || tensor.as_ptr().addr() % 64 == 0));
                assert_eq!(tensor.clone().into_vec(), vec![T::default(); shape[0] * shape[1]]);
            }
        }
    }
    check::<bool>();
    check::<f16>();
    check::<f32>();
    check::<f64>();
}

#[test]
fn lengths_are_checked() {
    let data = [0_i64; 6];
    let length = |expected| TensorError::Length { expected, found: 6 };
    assert_eq!(TensorView::from_slice(&data, [2, 2]).unwrap_err(), length(4));
    assert_eq!(TensorView::from_slice(&data, [7]).unwrap_err(), length(7));
    assert_eq!(TensorView::from_slice_strided(&data, [2, 3], [4, 1]).unwrap_err(), length(7));
    assert_eq!(Tensor::from_vec(data.to_vec(), [3, 3]).unwrap_err(), length(9));
    assert_eq!(Tensor::from_vec_strided(data.to_vec(), [4], [2]).unwrap_err(), length(7));
    let mut data = data;
    assert_eq!(TensorViewMut::from_slice(&mut data, [5]).unwrap_err(), length(5));
    assert_eq!(TensorViewMut::from_slice_strided(&mut data, [4], [2]).unwrap_err(), length(7));
}

#[test]
fn misuse_of_axes_is_an_error() {
    let t = Tensor::<f32, 2>::zeros([2, 3]);
    assert_eq!(t.view().permute([0, 0]).unwrap_err(), TensorError::Axes { axes: vec![0, 0] });
    assert_eq!(t.view().permute([0, 2]).unwrap_err(), TensorError::Axes { axes: vec![0, 2] });
    let range = |axis, start, end, extent| TensorError::Range { axis, start, end, extent };
    assert_eq!(t.slice([0..2, 1..4]).unwrap_err(), range(1, 1, 4, 3));
    #[expect(clippy::reversed_empty_ranges, reason = "the mistake under test")]
    let reversed = 2..1;
    assert_eq!(t.slice([reversed, 0..1]).unwrap_err(), range(0, 2, 1, 2));
    assert_eq!(t.view().broadcast([2, 4]).unwrap_err(), TensorError::Broadcast { axis: 1, expected: 4, found: 3 });
    assert!(matches!(t.view().reshape([4]).unwrap_err(), TensorError::Reshape { strided: false, .. }));
    assert!(matches!(t.view().t().reshape([6]).unwrap_err(), TensorError::Reshape { strided: true, .. }));
    assert!(matches!(t.clone().reshape([7]).unwrap_err(), TensorError::Reshape { strided: false, .. }));
    let mut t = t;
    assert_eq!(t.view_mut().split_at(2, 0).unwrap_err(), range(2, 0, 0, 0));
    assert_eq!(t.view_mut().split_at(0, 3).unwrap_err(), range(0, 0, 3, 2));
}

#[test]
fn zero_sized_tensors_hold_nothing() {
    let none: [u8; 0] = [];
    for shape in [[0, 5], [5, 0], [0, 0], [0, usize::MAX / 2]] {
        let t = Tensor::<u8, 2>::zeros(shape);
        assert!(t.is_empty() && t.iter().next().is_none());
        assert_eq!((t.len(), t.as_slice()), (0, Some(&none[..])));
        assert_eq!(TensorView::from_slice(&none, shape).unwrap().to_vec(), none);
        assert_eq!(TensorView::from_slice_strided(&none, shape, [3, 100]).unwrap().get([0, 0]), None);
    }
    let mut empty: [u8; 0] = [];
    TensorViewMut::from_slice_strided(&mut empty, [0, 4], [1, 0]).unwrap().fill(1);
    let t = Tensor::<u8, 2>::zeros([3, 4]);
    assert_eq!(t.slice([3..3, 4..4]).unwrap().to_vec(), none);
    assert!(Tensor::<u8, 1>::from(Vec::new()).is_empty());
}

#[test]
fn extents_may_be_far_larger_than_memory() {
    let row = [1.0_f32, 2.0, 3.0, 4.0];
    let n = usize::try_from(1_u64 << 33).unwrap_or(1 << 28);
    let view = TensorView::from_slice_strided(&row, [n, 4], [0, 1]).unwrap();
    assert_eq!(view.len(), 4 * n);
    assert_eq!(view.get([n - 1, 3]), Some(4.0));
    assert_eq!(view.slice([n - 2..n, 1..3]).unwrap().to_vec(), [2.0, 3.0, 2.0, 3.0]);
    let same = TensorView::from_slice(&row, [1, 4]).unwrap().broadcast([n, 4]).unwrap();
    assert_eq!(same.layout(), view.layout());
    assert!(!view.layout().is_injective());
}

#[test]
fn layouts_that_leave_the_address_space_are_refused() {
    let data = [0_u8; 4];
    for (shape, strides) in [
        ([usize::MAX, 1], [0, 0]),
        ([1, 2], [0, usize::MAX]),
        ([1 << 40, 1 << 40], [0, 0]),
        ([2, 2], [isize::MAX as usize, 1]),
        ([isize::MAX as usize, 2], [1, isize::MAX as usize]),
    ] {
        let error = TensorError::TooLarge { shape: shape.to_vec(), strides: strides.to_vec() };
        assert_eq!(TensorView::from_slice_strided(&data, shape, strides).unwrap_err(), error);
        assert_eq!(Layout::strided(shape, strides).unwrap_err(), error);
    }
    assert!(matches!(Layout::contiguous([1 << 40, 1 << 40]), Err(TensorError::TooLarge { .. })));
}

#[test]
fn tensors_larger_than_memory_are_refused() {
    for shape in [[usize::MAX, 1], [0, usize::MAX], [1 << 40, 1 << 40]] {
        assert!(matches!(Tensor::<f32, 2>::try_zeros(shape), Err(TensorError::TooLarge { .. })), "{shape:?}");
        assert!(matches!(Tensor::try_full(shape, 1_u8), Err(TensorError::TooLarge { .. })), "{shape:?}");
    }
    let half = [isize::MAX as usize / 2, 1];
    let error = Tensor::<f64, 2>::try_zeros(half).unwrap_err();
    assert_eq!(error, TensorError::Memory { shape: half.to_vec(), bytes: 8 });
    assert_eq!(Tensor::try_full(half, 1.5).unwrap_err(), error);
    let message = std::panic::catch_unwind(|| Tensor::<f64, 2>::zeros(half)).unwrap_err();
    assert_eq!(*message.downcast_ref::<String>().unwrap(), error.to_string());
    assert_eq!(Tensor::<i8, 2>::try_zeros([2, 3]).unwrap().to_vec(), [0; 6]);
}

#[test]
fn indexing_outside_panics_like_vec() {
    let t = Tensor::<u8, 2>::zeros([2, 2]);
    let message = std::panic::catch_unwind(|| t[[0, 2]]).unwrap_err();
    assert_eq!(message.downcast_ref::<String>().unwrap(), "index [0, 2] out of bounds of extents [2, 2]");
}

#[test]
fn debug_shows_extents_and_elements() {
    let t = Tensor::from_fn([2, 12], |[i, j]| (10 * i + j) as i32);
    assert_eq!(format!("{:?}", t.slice([0..2, 0..3]).unwrap()), "i32[2, 3] by [12, 1] [[0, 1, 2], [10, 11, 12]]");
    assert_eq!(format!("{:?}", Tensor::from([0.5_f32, 1.0])), "f32[2] [0.5, 1.0]");
    assert!(format!("{t:?}").ends_with("[10, 11, 12, 13, 14, 15, 16, 17, …]]"));
}

#[test]
fn views_cross_threads() {
    let a = Tensor::from([1, 2, 3, 4]);
    let mut c = Tensor::<i32, 2>::zeros([2, 2]);
    let (low, high) = c.view_mut().split_at(1, 1).unwrap();
    let view = a.view();
    std::thread::scope(|scope| {
        for (mut part, offset) in [(low, 0), (high, 2)] {
            scope.spawn(move || part.iter_mut().zip(view.iter().skip(offset)).for_each(|(c, a)| *c = a));
        }
    });
    assert_eq!(c, Tensor::from([[1, 3], [2, 4]]));
}

#[cfg(feature = "ndarray")]
mod ndarray {
    use super::*;
    use ::ndarray::{Array, Array2, Array3, ArrayView, ArrayViewMut, Axis, s};

    #[test]
    fn views_share_memory_whatever_the_strides() {
        let array = Array3::from_shape_fn((2, 3, 4), |(i, j, k)| (100 * i + 10 * j + k) as i32);
        let view = array.view().permuted_axes([2, 0, 1]);
        let ours = TensorView::try_from(&view).unwrap();
        assert_eq!(ours.shape(), [4, 2, 3]);
        assert_eq!(ours.as_ptr(), array.as_ptr());
        assert!(ours.iter().eq(view.iter().copied()));
        let back = ArrayView::try_from(ours).unwrap();
        assert_eq!(back, view);
        let step = array.slice(s![.., ..;2, 1..3]);
        assert!(TensorView::try_from(&step).unwrap().iter().eq(step.iter().copied()));
    }

    #[test]
    fn mutable_views_write_through() {
        let mut array = Array2::<f32>::zeros((3, 4));
        let mut columns = array.slice_mut(s![.., 1..;2]);
        let mut ours = TensorViewMut::try_from(&mut columns).unwrap();
        ours.fill(2.0);
        ours[[0, 1]] = 5.0;
        ArrayViewMut::try_from(ours).unwrap()[[2, 0]] = 7.0;
        assert_eq!(array.sum_axis(Axis(0)).to_vec(), [0.0, 11.0, 0.0, 9.0]);
    }

    #[test]
    fn what_has_no_counterpart_is_an_error() {
        let array = Array::from(vec![1, 2, 3]);
        let reversed = array.slice(s![..;-1]);
        assert_eq!(TensorView::try_from(&reversed).unwrap_err(), TensorError::NegativeStride { axis: 0, stride: -1 });
        let one = array.slice(s![..1;-1]);
        assert_eq!(TensorView::try_from(&one).unwrap().to_vec(), [1]);
        let data = [1];
        let repeated = TensorView::from_slice_strided(&data, [3], [0]).unwrap();
        assert!(matches!(ArrayView::try_from(repeated), Err(TensorError::Overlap { .. })));
        let mut none = [0_u8; 0];
        for (shape, strides) in [([0, 1 << 40, 1 << 40], [1, 1, 1]), ([0, usize::MAX / 2, 7], [1 << 62; 3])] {
            let view = TensorView::from_slice_strided(&none, shape, strides).unwrap();
            assert!(matches!(ArrayView::try_from(view), Err(TensorError::TooLarge { .. })));
            let view = TensorViewMut::from_slice_strided(&mut none, shape, strides).unwrap();
            assert!(matches!(ArrayViewMut::try_from(view), Err(TensorError::TooLarge { .. })));
        }
        let view = TensorViewMut::from_slice_strided(&mut none, [0, 3], [1 << 62, 1 << 62]).unwrap();
        assert_eq!(ArrayViewMut::try_from(view).unwrap().shape(), [0, 3]);
        assert_eq!(TensorView::try_from(&ArrayView::from(&[1]).broadcast(3).unwrap()).unwrap().to_vec(), [1, 1, 1]);
    }

    #[test]
    fn owned_arrays_become_tensors() {
        let array = Array2::from_shape_fn((2, 3), |(i, j)| 3 * i + j).mapv(|x| x as u32);
        let address = array.as_ptr();
        let tensor = Tensor::from(array.clone());
        assert_eq!(tensor.to_vec(), [0, 1, 2, 3, 4, 5]);
        assert_eq!(Tensor::from(array.clone().reversed_axes()).to_vec(), [0, 3, 1, 4, 2, 5]);
        assert_eq!(Tensor::from(array.clone().slice_move(s![1.., ..])).to_vec(), [3, 4, 5]);
        assert_eq!(Tensor::from(array).as_ptr(), address);
    }
}
