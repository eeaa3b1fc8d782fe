//! Tests of extreme extents, strides, ranges and lengths: tensors and views refuse them
//! or hold them, and never panic.
//!
//! Numbers are drawn from around the powers of two at which arithmetic breaks,
//! more often than not small enough to be accepted, so that what is made of
//! accepted layouts is tried, too.

use std::ops::Range;
use tile_core::num::Element;
use tile_core::tensor::{Layout, Tensor, TensorView, TensorViewMut};
use tile_core::testing::Rng;

const ROUNDS: u64 = if cfg!(miri) { 5 } else { 20_000 };
/// As many elements are gone through one by one.
const FEW: usize = if cfg!(miri) { 30 } else { 10_000 };

/// A number of no particular size.
fn number(rng: &mut Rng) -> usize {
    let around = [0, 1 << 31, 1 << 32, 1 << 40, 1 << 62, isize::MAX as usize, usize::MAX];
    let near = rng.below(5);
    match rng.below(4) {
        0 => rng.pick(&around).unwrap_or(0).wrapping_add(near).wrapping_sub(2),
        _ => near,
    }
}

fn numbers<const R: usize>(rng: &mut Rng) -> [usize; R] {
    std::array::from_fn(|_| number(rng))
}

fn ranges<const R: usize>(rng: &mut Rng, shape: [usize; R]) -> [Range<usize>; R] {
    shape.map(|extent| match rng.below(4) {
        0 => 0..extent,
        1 => extent..extent,
        2 => extent / 2..extent,
        _ => number(rng)..number(rng),
    })
}

/// Everything that a view can be asked.
fn explore<T: Element, const R: usize>(rng: &mut Rng, view: TensorView<'_, T, R>, depth: usize) {
    let layout = *view.layout();
    let _ = (layout.span(), layout.is_contiguous(), layout.is_injective(), view.is_empty(), view.as_slice());
    let _ = (view.get(numbers(rng)), view.get([0; R]), view.iter().next(), view.iter().size_hint());
    assert!(view.get(view.shape()).is_none() || R == 0);
    if view.len() < FEW {
        assert_eq!(view.iter().count(), view.len());
        assert_eq!(view.to_vec().len(), view.len());
        assert!(view.to_tensor().view() == view);
    }
    let text = format!("{view:?}");
    assert!(text.starts_with(T::DTYPE.name()), "{text}");
    if depth == 0 {
        return;
    }
    if let Ok(part) = view.slice(ranges(rng, view.shape())) {
        explore(rng, part, depth - 1);
    }
    let mut axes: [usize; R] = std::array::from_fn(|axis| R - 1 - axis);
    if rng.chance(30) {
        axes = numbers(rng);
    }
    if let Ok(permuted) = view.permute(axes) {
        explore(rng, permuted, depth - 1);
    }
    let mut shape = view.shape();
    shape.iter_mut().for_each(|extent| {
        if *extent == 1 {
            *extent = number(rng);
        }
    });
    if let Ok(repeated) = view.broadcast(shape) {
        explore(rng, repeated, depth - 1);
    }
    let _ = view.broadcast(numbers(rng));
    if let Ok(flat) = view.reshape([view.len()]) {
        explore(rng, flat, 0);
    }
    if let Ok(other) = view.reshape(numbers::<3>(rng)) {
        explore(rng, other, 0);
    }
    let _ = view.reshape([]);
}

/// Everything that a mutable view can be asked besides.
fn change<T: Element, const R: usize>(rng: &mut Rng, mut view: TensorViewMut<'_, T, R>) {
    explore(rng, view.view(), 1);
    let value = view.get([0; R]).unwrap_or_default();
    if let Some(element) = view.get_mut(numbers(rng)) {
        *element = value;
    }
    assert_eq!(view.iter_mut().size_hint().0, view.len());
    if view.len() < FEW {
        view.fill(value);
    }
    let _ = view.as_mut_slice();
    let _ = view.view_mut().permute(numbers(rng));
    let _ = view.view_mut().reshape(numbers::<2>(rng));
    let axis = rng.below(R + 2);
    let middle = if rng.chance(50) { number(rng) } else { view.shape().get(axis).map_or(0, |extent| extent / 2) };
    if let Ok((low, high)) = view.view_mut().split_at(axis, middle) {
        explore(rng, low.view(), 0);
        explore(rng, high.view(), 0);
    }
    let part = ranges(rng, view.shape());
    if let Ok(part) = view.slice(part) {
        explore(rng, part.view(), 0);
    }
}

fn every_constructor<T: Element, const R: usize>(rng: &mut Rng) {
    let mut data = vec![T::default(); rng.below(60)];
    let (shape, strides) = (numbers::<R>(rng), numbers::<R>(rng));
    let _ = Layout::contiguous(shape);
    let views = [TensorView::from_slice(&data, shape), TensorView::from_slice_strided(&data, shape, strides)];
    for view in views.into_iter().flatten() {
        explore(rng, view, 2);
    }
    if let Ok(view) = TensorViewMut::from_slice(&mut data, shape) {
        change(rng, view);
    }
    if let Ok(view) = TensorViewMut::from_slice_strided(&mut data, shape, strides) {
        change(rng, view);
    }
    let made = [
        Tensor::from_vec(data.clone(), shape),
        Tensor::from_vec_strided(data, shape, strides),
        // Sizes between what is small and what no machine has are left out.
        if !cfg!(miri) && shape.iter().any(|&extent| extent > 1 << 50) {
            Tensor::try_zeros(shape)
        } else {
            Ok(Tensor::zeros([0; R]))
        },
        if shape.iter().all(|&extent| extent < 9) {
            Tensor::try_full(shape, T::default())
        } else {
            Ok(Tensor::zeros([1; R]))
        },
    ];
    for mut tensor in made.into_iter().flatten() {
        change(rng, tensor.view_mut());
        let _ = tensor.slice(ranges(rng, tensor.shape()));
        let _ = tensor.slice_mut(ranges(rng, shape));
        let _ = (tensor.get(shape), tensor.get_mut(strides).is_some());
        let _ = tensor.as_mut_slice();
        let copy = tensor.clone().reshape([tensor.len()]).unwrap();
        assert_eq!(copy.into_vec().len(), tensor.len());
        let _ = tensor.clone().reshape(numbers::<2>(rng));
        let _ = tensor.permute(numbers(rng));
    }
}

#[test]
fn tensors_take_any_numbers() {
    for seed in 0..ROUNDS {
        let mut rng = Rng::new(seed);
        match seed % 5 {
            0 => every_constructor::<f32, 2>(&mut rng),
            1 => every_constructor::<u8, 3>(&mut rng),
            2 => every_constructor::<f64, 1>(&mut rng),
            3 => every_constructor::<bool, 5>(&mut rng),
            _ => every_constructor::<u16, 0>(&mut rng),
        }
    }
}
