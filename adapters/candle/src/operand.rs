//! What a launch takes for each parameter of a kernel, of whatever device.

use crate::error::malformed;
use candle_core::{DType as Candle, Layout};
use tile_kernel::elem::DType;
use tile_kernel::launch::{KernelDef, LaunchError, Scalar};

/// The part of a launch that one parameter has.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    /// The next argument.
    Input { name: &'static str, dtype: DType },
    /// A result.
    Output {
        name: &'static str,
        dtype: DType,
        /// In whose memory it lies.
        candle: Candle,
        /// Whether the kernel is known to write all of it.
        whole: bool,
        shape: Vec<i64>,
        /// The kernel's axis that each axis of the result is, where that is another.
        order: Option<Vec<usize>>,
    },
    /// A scalar.
    Scalar(Scalar),
}

/// The parts of all parameters, in order.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) parts: Vec<Part>,
}

impl Plan {
    /// Each result: in whose memory it lies, whether all of it is known to be written, its extents.
    pub(crate) fn outputs(&self) -> impl Iterator<Item = (Candle, bool, Vec<i64>)> {
        self.parts.iter().filter_map(|part| match part {
            Part::Output { candle, whole, shape, order, .. } => {
                let result = match order {
                    Some(order) => order.iter().map(|&axis| shape[axis]).collect(),
                    None => shape.clone(),
                };
                Some((*candle, *whole, result))
            }
            _ => None,
        })
    }

    /// The kernel's operand of each result, from the address of its memory.
    pub(crate) fn operands(&self, addresses: &[u64]) -> Vec<Operand> {
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
pub(crate) struct Operand {
    pub(crate) address: u64,
    pub(crate) shape: Vec<i64>,
    pub(crate) strides: Vec<i64>,
}

impl Operand {
    /// The elements of a layout in memory of `len` elements of `width` bytes from `start` on.
    ///
    /// # Errors
    /// For a layout that does not lie in the memory.
    pub(crate) fn new(
        def: &KernelDef,
        start: u64,
        len: usize,
        width: usize,
        layout: &Layout,
    ) -> Result<Operand, LaunchError> {
        let empty = layout.dims().contains(&0);
        let mut last = Some(layout.start_offset());
        for (&extent, &stride) in layout.dims().iter().zip(layout.stride()) {
            let reach = extent.saturating_sub(1).checked_mul(stride);
            last = last.zip(reach).and_then(|(last, reach)| last.checked_add(reach));
        }
        if !empty && last.is_none_or(|last| last >= len) {
            let reason = format!("a layout {:?} leaves memory of {len} elements", layout.dims());
            return Err(malformed(def, reason));
        }
        let offset = if empty { 0 } else { layout.start_offset() * width };
        Ok(Operand { address: start + offset as u64, shape: extents(layout.dims()), strides: extents(layout.stride()) })
    }

    /// All elements from an address on, in row-major order.
    pub(crate) fn contiguous(address: u64, shape: &[i64]) -> Operand {
        let mut strides = vec![1; shape.len()];
        for axis in (1..shape.len()).rev() {
            strides[axis - 1] = strides[axis] * shape[axis].max(1);
        }
        Operand { address, shape: shape.to_vec(), strides }
    }
}

pub(crate) fn extents(dims: &[usize]) -> Vec<i64> {
    dims.iter().map(|&extent| i64::try_from(extent).unwrap_or(i64::MAX)).collect()
}

/// The number of elements of a shape.
///
/// # Errors
/// For more than an address space holds.
pub(crate) fn count(def: &KernelDef, shape: &[i64]) -> Result<usize, LaunchError> {
    let product = shape.iter().try_fold(1_usize, |all, &extent| all.checked_mul(usize::try_from(extent).ok()?));
    product
        .filter(|&count| count < (isize::MAX as usize) / 8)
        .ok_or_else(|| malformed(def, format!("a result of shape {shape:?} has more elements than memory holds")))
}

/// A shape of candle's.
pub(crate) fn dims(shape: &[i64]) -> Vec<usize> {
    shape.iter().map(|&extent| extent.max(0) as usize).collect()
}
