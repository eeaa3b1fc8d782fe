//! Tensors in and out by DLPack and from safetensors.
#![cfg(all(feature = "dlpack", feature = "safetensors"))]

use dlpack_rs::ffi::{
    DLDataType, DLDataTypeCode, DLDevice, DLManagedTensor, DLManagedTensorVersioned, K_DL_CPU, K_DL_CUDA,
};
use dlpack_rs::safe::{TensorInfo, pack, pack_versioned};
use safetensors::tensor::{Dtype, SafeTensors, TensorView as Entry, serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tile_core::elem::DType;
use tile_core::num::{bf16, f16};
use tile_core::tensor::{Tensor, TensorError};
use tile_exchange::dlpack::{DlTensor, Place};

/// Counts how often it is dropped.
struct Counted(Arc<AtomicUsize>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

const F32: DLDataType = DLDataType { code: DLDataTypeCode::kDLFloat as u8, bits: 32, lanes: 1 };
const HOST: DLDevice = DLDevice { device_type: K_DL_CPU, device_id: 0 };

/// A tensor of another library over `data`, and the number of times that its owner is gone.
fn foreign(
    data: &'static mut [f32],
    shape: &[i64],
    strides: Option<&[i64]>,
    change: impl FnOnce(&mut TensorInfo),
) -> (*mut DLManagedTensorVersioned, Arc<AtomicUsize>) {
    let gone = Arc::new(AtomicUsize::new(0));
    let mut info = TensorInfo {
        data: data.as_mut_ptr().cast(),
        device: HOST,
        dtype: F32,
        shape: shape.to_vec(),
        strides: strides.map(<[i64]>::to_vec),
        byte_offset: 0,
    };
    change(&mut info);
    (pack_versioned(Counted(gone.clone()), info, 0), gone)
}

fn numbers(count: u16) -> &'static mut [f32] {
    (0..count).map(f32::from).collect::<Vec<_>>().leak()
}

#[test]
fn views_are_of_the_owners_memory() {
    let data = numbers(12);
    let start = data.as_ptr();
    // The second and third column of a 3×4 matrix, transposed, by an offset in bytes.
    let (pointer, gone) = foreign(data, &[2, 3], Some(&[1, 4]), |info| info.byte_offset = 4);
    // SAFETY: the tensor is new, and its memory is never freed.
    let mut tensor = unsafe { DlTensor::from_raw(pointer) }.unwrap();
    assert_eq!((tensor.shape(), tensor.strides()), (&[2, 3][..], vec![1, 4]));
    assert_eq!((tensor.dtype(), tensor.place(), tensor.is_read_only()), (Some(DType::F32), Place::Host, false));
    let view = tensor.view::<f32, 2>().unwrap();
    assert_eq!(view.as_ptr(), start.wrapping_add(1));
    assert_eq!(view.to_vec(), [1.0, 5.0, 9.0, 2.0, 6.0, 10.0]);
    tensor.view_mut::<f32, 2>().unwrap().fill(-1.0);
    assert_eq!(tensor.view::<f32, 2>().unwrap().to_vec(), [-1.0; 6]);
    assert_eq!(gone.load(Ordering::SeqCst), 0);
    drop(tensor);
    assert_eq!(gone.load(Ordering::SeqCst), 1);
}

#[test]
fn tensors_go_out_and_come_back() {
    fn round<T: tile_core::num::Element>(values: [T; 4], dtype: DType) {
        let tensor = Tensor::from_vec(values.to_vec(), [2, 2]).unwrap();
        let first = tensor.as_ptr();
        let pointer = DlTensor::from(tensor).into_raw();
        // SAFETY: the pointer is a managed tensor's, which nobody else has.
        let back = unsafe { DlTensor::from_raw(pointer) }.unwrap();
        assert_eq!(back.dtype(), Some(dtype));
        let view = back.view::<T, 2>().unwrap();
        assert_eq!(view.as_ptr(), first, "{dtype}: a copy");
        assert_eq!(view.to_vec(), values);
    }
    round([1.5_f64, 2.0, 3.0, 4.0], DType::F64);
    round([1.5_f32, 2.0, 3.0, 4.0], DType::F32);
    round([1.5, 2.0, 3.0, 4.0].map(f16::from_f32), DType::F16);
    round([1.5, 2.0, 3.0, 4.0].map(bf16::from_f32), DType::BF16);
    round([1_i8, 2, 3, -4], DType::I8);
    round([1_u16, 2, 3, 4], DType::U16);
    round([1_i64, 2, 3, -4], DType::I64);
    round([true, false, true, true], DType::Bool);
    // Without elements there is no memory.
    let back = DlTensor::from(Tensor::<f32, 2>::zeros([0, 3]));
    assert!(back.view::<f32, 2>().unwrap().is_empty());
}

#[test]
fn a_shared_tensor_is_read_only_and_kept() {
    let tensor = Arc::new(Tensor::from([1.0_f32, 2.0]));
    let mut out = DlTensor::shared(tensor.clone());
    assert!(out.is_read_only());
    assert_eq!(out.view::<f32, 1>().unwrap().as_ptr(), tensor.as_ptr());
    let error = out.view_mut::<f32, 1>().err().unwrap();
    assert_eq!(error.to_string(), "the tensor is read-only, expected one that may be written");
    assert_eq!(Arc::strong_count(&tensor), 2);
    drop(out);
    assert_eq!(Arc::strong_count(&tensor), 1);
}

#[test]
fn tensors_from_before_version_one() {
    let gone = Arc::new(AtomicUsize::new(0));
    let data = numbers(6);
    let info = TensorInfo {
        data: data.as_mut_ptr().cast(),
        device: HOST,
        dtype: F32,
        shape: vec![2, 3],
        strides: None,
        byte_offset: 0,
    };
    let pointer: *mut DLManagedTensor = pack(Counted(gone.clone()), info);
    // SAFETY: as above.
    let tensor = unsafe { DlTensor::from_legacy_raw(pointer) }.unwrap();
    assert_eq!(tensor.view::<f32, 2>().unwrap().get([1, 0]), Some(3.0));
    // As a tensor of today's version it keeps its owner.
    // SAFETY: as above.
    let tensor = unsafe { DlTensor::from_raw(tensor.into_raw()) }.unwrap();
    assert_eq!(tensor.view::<f32, 2>().unwrap().get([1, 2]), Some(5.0));
    assert_eq!(gone.load(Ordering::SeqCst), 0);
    drop(tensor);
    assert_eq!(gone.load(Ordering::SeqCst), 1);
}

#[test]
fn what_a_view_cannot_have_is_refused_by_name() {
    let view = |shape: &[i64], strides: Option<&[i64]>, change: fn(&mut TensorInfo)| {
        let (pointer, gone) = foreign(numbers(16), shape, strides, change);
        // SAFETY: as above.
        let result = unsafe { DlTensor::from_raw(pointer) }.and_then(|tensor| tensor.view::<f32, 2>().map(|_| ()));
        assert_eq!(gone.load(Ordering::SeqCst), 1, "the tensor is given back");
        result.unwrap_err()
    };
    let same = |_: &mut TensorInfo| {};
    assert_eq!(view(&[2, 3], Some(&[3, -1]), same), TensorError::NegativeStride { axis: 1, stride: -1 });
    assert_eq!(view(&[6], None, same).to_string(), "a tensor of rank 1, expected rank 2");
    assert_eq!(view(&[2, -3], None, same).to_string(), "axis 1 has extent -3, expected a non-negative one");
    let error = view(&[2, 3], None, |info| info.byte_offset = 2);
    assert!(matches!(error, TensorError::Alignment { what: "address", multiple: 4, .. }), "{error}");
    let error = view(&[2, 3], None, |info| info.device = DLDevice { device_type: K_DL_CUDA, device_id: 3 });
    assert_eq!(error.to_string(), "the tensor is in CUDA device 3, expected host memory");
    let error = view(&[2, 3], None, |info| info.dtype.bits = 64);
    assert_eq!(error.to_string(), "the tensor has elements f64, expected f32");
    let error = view(&[2, 3], None, |info| info.dtype.lanes = 4);
    assert_eq!(
        error.to_string(),
        "the tensor has elements of DLPack's type code 2 with 32 bits and 4 lanes, expected f32"
    );
    let error = view(&[2, 3], None, |info| info.data = std::ptr::null_mut());
    assert_eq!(error.to_string(), "a tensor of 6 elements without memory");
    // An axis without a second index has no stride.
    let (pointer, _) = foreign(numbers(3), &[1, 3], Some(&[-7, 1]), same);
    // SAFETY: as above.
    let tensor = unsafe { DlTensor::from_raw(pointer) }.unwrap();
    assert_eq!(tensor.view::<f32, 2>().unwrap().to_vec(), [0.0, 1.0, 2.0]);
    // Elements with two indices may be read and not written.
    let (pointer, _) = foreign(numbers(3), &[2, 3], Some(&[0, 1]), same);
    // SAFETY: as above.
    let mut tensor = unsafe { DlTensor::from_raw(pointer) }.unwrap();
    assert_eq!(tensor.view::<f32, 2>().unwrap().to_vec(), [0.0, 1.0, 2.0, 0.0, 1.0, 2.0]);
    assert!(matches!(tensor.view_mut::<f32, 2>(), Err(TensorError::Overlap { .. })));
}

#[test]
fn versions_with_another_layout_are_given_back() {
    let (pointer, gone) = foreign(numbers(4), &[4], None, |_| {});
    // SAFETY: the tensor is new.
    unsafe { (*pointer).version.major = 2 };
    // SAFETY: as above; its deleter is where it is in all versions.
    let error = unsafe { DlTensor::from_raw(pointer) }.err().unwrap();
    assert_eq!(error.to_string(), "DLPack version 2, expected version 1");
    assert_eq!(gone.load(Ordering::SeqCst), 1);
    // SAFETY: null is allowed.
    assert!(unsafe { DlTensor::from_raw(std::ptr::null_mut()) }.is_err());
}

/// A file with one tensor.
fn file(dtype: Dtype, shape: &[usize], bytes: &[u8]) -> Vec<u8> {
    let entry = Entry::new(dtype, shape.to_vec(), bytes).unwrap();
    serialize([("w", &entry)], None).unwrap()
}

#[test]
fn weights_are_read_where_they_are() {
    let values: Vec<f32> = (0..6).map(|i| i as f32).collect();
    let bytes: Vec<u8> = values.iter().flat_map(|x| x.to_le_bytes()).collect();
    let file = file(Dtype::F32, &[2, 3], &bytes);
    // At every alignment: a view where it may be, and the copy in any case.
    let mut views = 0;
    for shift in 0..4 {
        let mut memory = vec![0_u8; shift];
        memory.extend(&file);
        let file = SafeTensors::deserialize(&memory[shift..]).unwrap();
        let weight = file.tensor("w").unwrap();
        match tile_exchange::safetensors::view::<f32, 2>(&weight) {
            Ok(view) => {
                assert_eq!(view.as_ptr().cast(), weight.data().as_ptr());
                assert_eq!(view.to_vec(), values);
                views += 1;
            }
            Err(error) => assert!(matches!(error, TensorError::Alignment { multiple: 4, .. }), "{error}"),
        }
        assert_eq!(tile_exchange::safetensors::tensor::<f32, 2>(&weight).unwrap().to_vec(), values);
    }
    assert_eq!(views, 1, "one of four addresses in a row is aligned");
}

#[test]
fn weights_of_another_type_or_rank_are_refused() {
    let two = file(Dtype::F16, &[2], &f16::from_f32(1.5).to_le_bytes().repeat(2));
    let two = SafeTensors::deserialize(&two).unwrap();
    let weight = two.tensor("w").unwrap();
    let error = tile_exchange::safetensors::tensor::<f32, 1>(&weight).unwrap_err();
    assert_eq!(error.to_string(), "the tensor has elements F16, expected f32");
    let error = tile_exchange::safetensors::tensor::<f16, 2>(&weight).unwrap_err();
    assert_eq!(error.to_string(), "a tensor of rank 1, expected rank 2");
    assert_eq!(tile_exchange::safetensors::tensor::<f16, 1>(&weight).unwrap().to_vec(), [f16::from_f32(1.5); 2]);
    // Truth values are zero or one.
    let flags = file(Dtype::BOOL, &[3], &[0, 1, 2]);
    let flags = SafeTensors::deserialize(&flags).unwrap();
    let error = tile_exchange::safetensors::view::<bool, 1>(&flags.tensor("w").unwrap()).err().unwrap();
    assert_eq!(error.to_string(), "the tensor has a `bool` that is neither 0 nor 1");
}
