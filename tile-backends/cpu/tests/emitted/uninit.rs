//! Outputs without contents, in emitted code. Miri runs it: a read of an element that is
//! not written yet, or a write outside of the memory, is undefined behaviour.

use crate::launch::Case;
use crate::{histogram, matmul};
use std::mem::MaybeUninit;
use tile_core::elem::DType;
use tile_core::launch::{Arg, Input, LaunchError, Output, WritesAll};
use tile_core::num::Element;
use tile_core::tensor::{Tensor, UninitView};
use tile_cpu::{Cpu, LevelId, host_code};

/// The macro's description of a matrix multiplication.
const ALL: Option<WritesAll> = Some(WritesAll { positive: true, degree: 2 });

fn input<'a, T: Element, const R: usize>(tensor: &'a &Tensor<T, R>) -> Arg<'a> {
    Input::<Cpu, T, R>::arg(tensor)
}

fn output<'a, T: Element, const R: usize>(tensor: &'a mut impl Output<Cpu, T, R>) -> Arg<'a> {
    tensor.arg_mut()
}

fn devices() -> impl Iterator<Item = Cpu> {
    let levels = LevelId::ALL.iter().filter(|level| level.available());
    levels.map(|&level| Cpu::new().with_threads(1).with_level(level).expect("it is available"))
}

#[test]
fn products_without_contents() {
    let (m, n, k) = (5, 11, 6);
    let a = &Tensor::from_fn([m, k], |[i, j]| (i * 3 + j) as f32 % 7.0);
    let b = &Tensor::from_fn([k, n], |[i, j]| (i + 5 * j) as f32 % 5.0);
    let case = Case {
        file: "matmul.tile",
        elems: vec![DType::F32],
        consts: vec![4, 8, 4],
        callees: &[],
        code: host_code::<matmul::__Kernel<f32, 4, 8, 4>>(),
    };
    let def = case.def(ALL);
    let expected = Tensor::from_fn([m, n], |[i, j]| (0..k).map(|l| a[[i, l]] * b[[l, j]]).sum());
    for device in devices() {
        let mut owned = Tensor::<f32, 2>::uninit([m, n]);
        let mut out = &mut owned;
        let args = &mut [input(&a), input(&b), output(&mut out)];
        case.launch_args(&device, def, args).expect("it writes all of it");
        assert_eq!(owned.into_tensor().expect("it is written"), expected);

        let mut memory = vec![MaybeUninit::<f32>::uninit(); m * n];
        let mut lent = UninitView::new(&mut memory, [m, n]).expect("as many elements");
        let mut out = &mut lent;
        let args = &mut [input(&a), input(&b), output(&mut out)];
        case.launch_args(&device, def, args).expect("it writes all of it");
        assert_eq!(*lent.into_slice().expect("it is written"), *expected.to_vec());
    }
}

/// Counts that begin with what the output holds: nothing of it is read.
#[test]
fn outputs_that_are_read_have_contents() {
    let case = Case {
        file: "histogram.tile",
        elems: vec![],
        consts: vec![16, 8],
        callees: &[],
        code: host_code::<histogram::__Kernel<16, 8>>(),
    };
    let def = case.def(None);
    let x = &Tensor::from_fn([40], |[i]| (i % 8) as i32);
    let mut counts = Tensor::<i32, 1>::uninit([8]);
    let (mut last, mut sum) = (Tensor::<i32, 1>::zeros([8]), Tensor::<i64, 1>::zeros([1]));
    for device in devices() {
        let (mut counts, mut last, mut sum) = (&mut counts, &mut last, &mut sum);
        let args = &mut [input(&x), output(&mut counts), output(&mut last), output(&mut sum)];
        let error = case.launch_args(&device, def, args).expect_err("it adds to what there is");
        assert!(matches!(&error, LaunchError::Uninitialised { argument, .. } if argument == "hist"), "{error}");
    }
    assert!(counts.into_tensor().is_err());
}
