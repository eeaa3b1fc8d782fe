//! Tensors as TMA copies see them.
//!
//! A tensor map is 128 bytes that the driver makes of a tensor's address,
//! extents and strides and of the box that each copy moves; it is passed to the
//! kernel by value. Making one takes about as long as the rest of a launch, so
//! a program keeps those of the tensors that it was launched with last.

use super::driver::{self, failed};
use crate::binding::Region;
use crate::ptx::MapParam;
use cudarc::driver::sys::{self, CUtensorMapDataType as Type, CUtensorMapSwizzle};
use std::ffi::c_void;
use std::ptr;
use std::sync::{Mutex, PoisonError};
use tile_core::elem::DType;
use tile_core::launch::LaunchError;
use tile_simt::ir::{SIDES, Swizzle, WindowBounds};

/// The most axes of a tensor.
const RANK: usize = 5;
/// Distances between neighbours, in bytes, are multiples of this.
const UNIT: u64 = 16;
/// … and below this.
const FAR: u64 = 1 << 40;
/// How many tensors a program remembers for each of its maps.
const RECENT: usize = 16;

/// A tensor as the TMA copies of an entry see it, to be passed to it by
/// address. Launches make their own; this is for programs that launch an
/// [`Emitted`](crate::ptx::Emitted) text by other means.
#[derive(Clone, Copy, Debug)]
pub struct TensorMap(sys::CUtensorMap);

impl TensorMap {
    /// Of nothing.
    pub(super) const BLANK: TensorMap = TensorMap(sys::CUtensorMap { opaque: [0; 16] });

    /// Of the tensor with these extents and strides, in elements, slowest axis
    /// first.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] when no map can describe the tensor: see
    /// [`TensorFacts::bulk`](tile_simt::facts::TensorFacts::bulk). Also when
    /// the rows of a box are no multiple of 16 bytes, or longer than those of
    /// its permutation.
    pub fn new(map: &MapParam, address: u64, extents: &[i64], strides: &[i64]) -> Result<TensorMap, LaunchError> {
        TensorMap::of(map, address, extents, strides, None)
    }

    /// Of a tensor over which a window slides.
    ///
    /// # Errors
    /// As [`new`](TensorMap::new).
    pub fn of_window(
        map: &MapParam,
        address: u64,
        extents: &[i64],
        strides: &[i64],
        bounds: &WindowBounds,
    ) -> Result<TensorMap, LaunchError> {
        TensorMap::of(map, address, extents, strides, Some(bounds))
    }

    fn of(
        map: &MapParam,
        address: u64,
        extents: &[i64],
        strides: &[i64],
        bounds: Option<&WindowBounds>,
    ) -> Result<TensorMap, LaunchError> {
        driver::version()?;
        let action = || format!("describing a tensor of extents {extents:?} and strides {strides:?} for TMA copies");
        let refused = |reason: &str| LaunchError::Driver {
            target: driver::TARGET.to_owned(),
            action: action(),
            reason: reason.to_owned(),
        };
        let rank = extents.len();
        if !(1..=RANK).contains(&rank) || strides.len() != rank || map.extents.len() != rank {
            return Err(refused("its rank is not that of the boxes"));
        }
        if map.window != bounds.is_some() || map.window && rank < 3 {
            return Err(refused("only boxes of bounds have a window"));
        }
        let bytes = map.elem.bytes() as u64;
        let (mut dims, mut boxes) = ([1; RANK], [1; RANK]);
        for (axis, (&extent, &side)) in extents.iter().zip(&map.extents).enumerate() {
            dims[rank - 1 - axis] = u64::try_from(extent).map_err(|_| refused("an extent is negative"))?;
            boxes[rank - 1 - axis] = side;
        }
        let distances = distances(&dims[..rank], strides, bytes).ok_or_else(|| refused("a stride is negative"))?;
        let TensorMap(mut encoded) = TensorMap::BLANK;
        let to = &raw mut encoded;
        let (ty, address) = (element(map.elem, map.tf32), ptr::without_provenance_mut(address as usize));
        let together = sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE;
        let promotion = sys::CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_256B;
        let fill = sys::CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE;
        let (swizzle, dims, distances) = (permutation(map.swizzle), dims.as_ptr(), distances.as_ptr());
        let mut steps = [1; RANK];
        let result = match bounds {
            None => {
                let (boxes, steps, rank) = (boxes.as_ptr(), steps.as_ptr(), rank as u32);
                // SAFETY: the library is there, the arrays have `rank` elements,
                // and the call writes one map; it does not touch the tensor.
                unsafe {
                    sys::cuTensorMapEncodeTiled(
                        to, ty, rank, address, dims, distances, boxes, steps, together, swizzle, promotion, fill,
                    )
                }
            }
            Some(bounds) => {
                let (mut first, mut last) = ([0; SIDES], [0; SIDES]);
                for side in 0..rank - 2 {
                    let axis = rank - 3 - side;
                    (first[axis], last[axis]) = (bounds.first[side], bounds.last[side]);
                    steps[axis + 1] = bounds.step[side];
                }
                let (columns, rows) = (boxes[0], boxes[rank - 1]);
                let (first, last, steps, rank) = (first.as_ptr(), last.as_ptr(), steps.as_ptr(), rank as u32);
                // SAFETY: as above; the corners have `rank - 2` elements.
                unsafe {
                    sys::cuTensorMapEncodeIm2col(
                        to, ty, rank, address, dims, distances, first, last, columns, rows, steps, together, swizzle,
                        promotion, fill,
                    )
                }
            }
        };
        result.result().map_err(|error| failed(action(), error))?;
        Ok(TensorMap(encoded))
    }

    /// Where its 128 bytes are, as launches through the driver take parameters.
    pub fn as_ptr(&self) -> *const c_void {
        ptr::from_ref(&self.0).cast()
    }
}

/// The distances in bytes on all axes but the fastest, fastest first; those of
/// axes of extent 1 mean nothing and may be illegal, so they become what they
/// would be in a row-major tensor. `None` for negative strides.
fn distances(dims: &[u64], strides: &[i64], bytes: u64) -> Option<[u64; RANK]> {
    let mut distances = [0; RANK];
    let mut inner = bytes;
    for (axis, &dim) in dims.iter().enumerate().skip(1) {
        let span = inner.saturating_mul(dims[axis - 1]);
        distances[axis - 1] = if dim == 1 {
            span.min(FAR - UNIT).next_multiple_of(UNIT)
        } else {
            let stride = u64::try_from(strides[dims.len() - 1 - axis]).ok()?;
            stride.saturating_mul(bytes)
        };
        inner = distances[axis - 1];
    }
    Some(distances)
}

/// Copies move bits, and only the width matters, unless they round; what is
/// added is `f32`.
fn element(elem: DType, tf32: bool) -> Type {
    match elem.bytes() {
        _ if tf32 => Type::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32,
        _ if elem == DType::F32 => Type::CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
        1 => Type::CU_TENSOR_MAP_DATA_TYPE_UINT8,
        2 => Type::CU_TENSOR_MAP_DATA_TYPE_UINT16,
        4 => Type::CU_TENSOR_MAP_DATA_TYPE_UINT32,
        _ => Type::CU_TENSOR_MAP_DATA_TYPE_UINT64,
    }
}

fn permutation(swizzle: Option<Swizzle>) -> CUtensorMapSwizzle {
    match swizzle {
        None => CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE,
        Some(Swizzle::B32) => CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B,
        Some(Swizzle::B64) => CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B,
        Some(Swizzle::B128) => CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B,
    }
}

/// A map that an entry takes, and those of the tensors that came last.
#[derive(Debug)]
pub(super) struct Maps {
    param: MapParam,
    recent: Mutex<Recent>,
}

#[derive(Debug, Default)]
struct Recent {
    known: Vec<(Region, TensorMap)>,
    /// Which one is replaced next.
    oldest: usize,
}

impl Maps {
    pub(super) fn new(param: MapParam) -> Maps {
        Maps { param, recent: Mutex::default() }
    }

    /// The map of a tensor.
    pub(super) fn of(&self, region: &Region) -> Result<TensorMap, LaunchError> {
        let (extents, strides, bounds) = (region.extents(), region.strides(), region.bounds.as_ref());
        self.get(region, || TensorMap::of(&self.param, region.address, extents, strides, bounds))
    }

    fn get(
        &self,
        region: &Region,
        make: impl FnOnce() -> Result<TensorMap, LaunchError>,
    ) -> Result<TensorMap, LaunchError> {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, map)) = recent.known.iter().find(|(known, _)| known == region) {
            return Ok(*map);
        }
        let map = make()?;
        if recent.known.len() < RECENT {
            recent.known.push((*region, map));
        } else {
            let oldest = recent.oldest;
            recent.known[oldest] = (*region, map);
            recent.oldest = (oldest + 1) % RECENT;
        }
        Ok(map)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_of_extent_1_have_legal_distances() {
        // As many bytes as a row has, whatever the stride.
        assert_eq!(distances(&[9, 1, 3], &[12, -5, 1], 4), Some([48, 48, 0, 0, 0]));
        assert_eq!(distances(&[64, 3, 1, 1, 1], &[0, 0, 0, 72, 1], 2), Some([144, 432, 432, 432, 0]));
        assert_eq!(distances(&[1 << 31, 1 << 31, 1], &[7, 1 << 32, 1], 8), Some([1 << 35, FAR - UNIT, 0, 0, 0]));
        assert_eq!(distances(&[8, 2], &[-8, 1], 2), None);
        assert_eq!(distances(&[8], &[1], 2), Some([0; 5]));
    }

    #[test]
    fn tensors_that_come_again_are_known() -> Result<(), LaunchError> {
        let param = MapParam {
            pointer: 0,
            elem: tile_core::elem::DType::F16,
            extents: vec![64],
            swizzle: None,
            tf32: false,
            window: false,
        };
        let maps = Maps::new(param);
        let region = |address| Region::new(address, &[64], &[1]);
        let mut made = 0;
        let mut get = |address: u64| {
            let make = || {
                made += 1;
                Ok(TensorMap(sys::CUtensorMap { opaque: [address; 16] }))
            };
            let map = maps.get(&region(address), make);
            map.map(|map| (map.0.opaque[0], made))
        };
        for address in 0..16 {
            assert_eq!(get(address)?, (address, address + 1));
        }
        assert_eq!(get(3)?, (3, 16));
        assert_eq!(get(16)?, (16, 17));
        assert_eq!(get(3)?, (3, 17));
        // The oldest had to go.
        assert_eq!(get(0)?, (0, 18));
        Ok(())
    }
}
