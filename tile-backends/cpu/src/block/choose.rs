//! Selection of a kernel's native code by the `DTYPE` of its element types.
//!
//! Emitted code needs `T: CpuElem`, a handle has `T: Element`. The set of element types is
//! closed, so the handle's code is a constant that is the code for `f64` where `T::DTYPE` says
//! `F64`, and so on. All of them are named in that constant, but only function pointers that
//! end up in its value are compiled.

use super::{Kernel, host_code};
use crate::scalar::CpuElem;
use std::marker::PhantomData;
use tile_core::elem::DType;
use tile_core::launch::NativeCode;
use tile_core::num::{Element, F8E4M3, F8E5M2, bf16, f16};

/// A kernel instance, or a selection of one, with native code.
pub trait Native {
    /// The code.
    const CODE: NativeCode;
}

impl<K: Kernel> Native for K {
    const CODE: NativeCode = NativeCode::new(host_code::<K>());
}

/// A kernel that has native code once one more element type is chosen.
pub trait Choose {
    /// With that type.
    type With<T: CpuElem>: Native;
}

/// `C::With<T>`, for a `T` that is not known to be a [`CpuElem`].
#[derive(Debug)]
pub struct Chosen<C, T>(PhantomData<(C, T)>);

impl<C: Choose, T: Element> Native for Chosen<C, T> {
    const CODE: NativeCode = match T::DTYPE {
        DType::F64 => <C::With<f64> as Native>::CODE,
        DType::F32 => <C::With<f32> as Native>::CODE,
        DType::F16 => <C::With<f16> as Native>::CODE,
        DType::BF16 => <C::With<bf16> as Native>::CODE,
        DType::E4M3 => <C::With<F8E4M3> as Native>::CODE,
        DType::E5M2 => <C::With<F8E5M2> as Native>::CODE,
        DType::I64 => <C::With<i64> as Native>::CODE,
        DType::I32 => <C::With<i32> as Native>::CODE,
        DType::I16 => <C::With<i16> as Native>::CODE,
        DType::I8 => <C::With<i8> as Native>::CODE,
        DType::U64 => <C::With<u64> as Native>::CODE,
        DType::U32 => <C::With<u32> as Native>::CODE,
        DType::U16 => <C::With<u16> as Native>::CODE,
        DType::U8 => <C::With<u8> as Native>::CODE,
        DType::Bool => <C::With<bool> as Native>::CODE,
        DType::Index => panic!("no element type is an index"),
    };
}

/// Whether two types are one element type.
pub const fn same_elem<A: Element, B: Element>() -> bool {
    A::DTYPE as u8 == B::DTYPE as u8
}

/// Whether elements of one type may be read as the other: of the same width, and
/// not every byte is a `bool`.
pub const fn same_width<A: Element, B: Element>() -> bool {
    A::DTYPE.reads_as(B::DTYPE)
}
