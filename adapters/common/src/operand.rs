//! What a launch takes for each parameter of a kernel, of whatever device.

use crate::{Framework, malformed};
use std::fmt;
use tile_kernel::elem::DType;
use tile_kernel::launch::{KernelDef, LaunchError, Scalar};

/// The part of a launch that one parameter has.
pub enum Part<F: Framework> {
    /// The next argument.
    Input {
        /// The parameter.
        name: &'static str,
        /// The kernel's type of its elements.
        dtype: DType,
    },
    /// A result.
    Output {
        /// The parameter.
        name: &'static str,
        /// The kernel's type of its elements.
        dtype: DType,
        /// In whose memory it lies.
        stored: F::DType,
        /// Whether the kernel is known to write all of it.
        whole: bool,
        /// The kernel's extents.
        shape: Vec<i64>,
        /// The kernel's axis that each axis of the result is, where that is another.
        order: Option<Vec<usize>>,
    },
    /// A scalar.
    Scalar(Scalar),
}

/// The parts of all parameters, in order.
pub struct Plan<F: Framework> {
    /// One part for each parameter.
    pub parts: Vec<Part<F>>,
}

impl<F: Framework> fmt::Debug for Plan<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.outputs()).finish()
    }
}

impl<F: Framework> Plan<F> {
    /// Each result: in whose memory it lies, whether all of it is known to be written, its extents.
    pub fn outputs(&self) -> impl Iterator<Item = (F::DType, bool, Vec<i64>)> {
        self.parts.iter().filter_map(|part| match part {
            Part::Output { stored, whole, shape, order, .. } => {
                let result = match order {
                    Some(order) => order.iter().map(|&axis| shape[axis]).collect(),
                    None => shape.clone(),
                };
                Some((*stored, *whole, result))
            }
            _ => None,
        })
    }

    /// The kernel's operand of each result, from the address of its memory.
    pub fn operands(&self, addresses: &[u64]) -> Vec<Operand> {
        let outputs = self.parts.iter().filter_map(|part| match part {
            Part::Output { shape, order, .. } => Some((shape, order)),
            _ => None,
        });
        let operands =
            outputs.zip(self.outputs()).zip(addresses).map(|(((shape, order), (_, _, result)), &address)| {
                let operand = Operand::contiguous(address, &result);
                let Some(order) = order else { return operand };
                let mut strides = operand.strides.clone();
                for (stride, &axis) in operand.strides.iter().zip(order) {
                    strides[axis] = *stride;
                }
                Operand { address, shape: shape.clone(), strides }
            });
        operands.collect()
    }
}

/// A tensor in some memory: the address of its first element, and a layout in elements.
#[derive(Clone, Debug)]
pub struct Operand {
    /// The address of the first element.
    pub address: u64,
    /// The extents.
    pub shape: Vec<i64>,
    /// The strides, in elements.
    pub strides: Vec<i64>,
}

impl Operand {
    /// The elements of a layout in memory of `len` elements of `width` bytes from `start` on.
    ///
    /// # Errors
    /// For a layout that does not lie in the memory.
    pub fn new(
        def: &KernelDef,
        memory: (u64, usize, usize),
        first: usize,
        shape: &[usize],
        strides: &[usize],
    ) -> Result<Operand, LaunchError> {
        let (start, len, width) = memory;
        let empty = shape.contains(&0);
        let mut last = Some(first);
        for (&extent, &stride) in shape.iter().zip(strides) {
            let reach = extent.saturating_sub(1).checked_mul(stride);
            last = last.zip(reach).and_then(|(last, reach)| last.checked_add(reach));
        }
        if !empty && last.is_none_or(|last| last >= len) {
            return Err(malformed(def, format!("a layout {shape:?} leaves memory of {len} elements")));
        }
        let offset = if empty { 0 } else { first * width };
        Ok(Operand { address: start + offset as u64, shape: extents(shape), strides: extents(strides) })
    }

    /// All elements from an address on, in row-major order.
    pub fn contiguous(address: u64, shape: &[i64]) -> Operand {
        let mut strides = vec![1; shape.len()];
        for axis in (1..shape.len()).rev() {
            strides[axis - 1] = strides[axis] * shape[axis].max(1);
        }
        Operand { address, shape: shape.to_vec(), strides }
    }
}

/// Extents as launches take them.
pub fn extents(dims: &[usize]) -> Vec<i64> {
    dims.iter().map(|&extent| i64::try_from(extent).unwrap_or(i64::MAX)).collect()
}

/// Extents as frameworks take them.
pub fn dims(shape: &[i64]) -> Vec<usize> {
    shape.iter().map(|&extent| usize::try_from(extent).unwrap_or(0)).collect()
}

/// The number of elements of a shape.
///
/// # Errors
/// For more than an address space holds.
pub fn count(def: &KernelDef, shape: &[i64]) -> Result<usize, LaunchError> {
    let product = shape.iter().try_fold(1_usize, |all, &extent| all.checked_mul(usize::try_from(extent).ok()?));
    product
        .filter(|&count| count < (isize::MAX as usize) / 8)
        .ok_or_else(|| malformed(def, format!("a result of shape {shape:?} has more elements than memory holds")))
}
