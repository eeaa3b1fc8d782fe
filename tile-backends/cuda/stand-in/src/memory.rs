//! Memory of the devices, and tensor maps.

use cudarc::driver::sys::CUresult;
use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};
use std::collections::BTreeMap;

/// What fresh memory is full of.
const NOISE: u8 = 0xa5;
/// Every allocation begins at a multiple of this.
const ALIGN: usize = 256;

/// Whether an allocation may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Life {
    /// Its stream has not come to the allocation.
    Coming,
    Live,
    Freed,
}

#[derive(Debug)]
struct Allocation {
    bytes: usize,
    life: Life,
}

/// Memory of the devices.
#[derive(Debug)]
pub struct Memory {
    allocations: BTreeMap<u64, Allocation>,
}

// Addresses are those of memory of this process, which only calls of the
// library touch, under its lock.

impl Memory {
    pub(crate) const NEW: Memory = Memory { allocations: BTreeMap::new() };

    /// Memory that is there once its stream comes to it.
    pub(crate) fn reserve(&mut self, bytes: usize) -> u64 {
        let layout = layout(bytes);
        // SAFETY: the layout has at least one byte.
        let pointer = unsafe { alloc(layout) };
        if pointer.is_null() {
            handle_alloc_error(layout);
        }
        let address = pointer.expose_provenance() as u64;
        self.allocations.insert(address, Allocation { bytes, life: Life::Coming });
        address
    }

    /// An allocation takes place; again, where a graph is launched again.
    pub(crate) fn begin(&mut self, address: u64) -> Result<(), String> {
        let known = self.allocations.get_mut(&address).ok_or("an allocation that was never made begins")?;
        if known.life == Life::Live {
            return Err(format!("the memory at {address:#x} is allocated twice"));
        }
        known.life = Life::Live;
        let bytes = known.bytes;
        self.slice(address, bytes)?.fill(NOISE);
        Ok(())
    }

    /// A free takes place.
    pub(crate) fn end(&mut self, address: u64) -> Result<(), String> {
        match self.allocations.get_mut(&address) {
            Some(known) if known.life == Life::Live => {
                known.life = Life::Freed;
                Ok(())
            }
            Some(_) => Err(format!("the memory at {address:#x} is freed twice, or before it is allocated")),
            None => Err(format!("what is freed at {address:#x} was never allocated")),
        }
    }

    /// Whether an allocation begins there, of whatever life.
    pub(crate) fn knows(&self, address: u64) -> bool {
        self.allocations.contains_key(&address)
    }

    /// The allocation that an address is in, and the bytes before it.
    fn around(&self, address: u64) -> Option<(&Allocation, usize)> {
        let (start, found) = self.allocations.range(..=address).next_back()?;
        let before = (address - start) as usize;
        (before < found.bytes).then_some((found, before))
    }

    /// Whether the memory an address points to is live; yes where it is no
    /// address of a device at all.
    pub(crate) fn is_live_or_none(&self, address: u64) -> bool {
        self.around(address).is_none_or(|(found, _)| found.life == Life::Live)
    }

    /// The bytes from an address to the end of its allocation.
    ///
    /// # Errors
    /// When there is no live memory.
    pub fn rest(&self, address: u64) -> Result<usize, String> {
        match self.around(address) {
            Some((found, before)) if found.life == Life::Live => Ok(found.bytes - before),
            Some((found, _)) => Err(format!("the memory at {address:#x} is not live, but {:?}", found.life)),
            None => Err(format!("there is no memory at {address:#x}")),
        }
    }

    /// So many bytes of a device, which lie in one live allocation.
    ///
    /// # Errors
    /// When they do not.
    pub fn slice(&mut self, address: u64, bytes: usize) -> Result<&mut [u8], String> {
        let rest = self.rest(address)?;
        if bytes > rest {
            return Err(format!("{bytes} bytes at {address:#x} leave their allocation after {rest}"));
        }
        let pointer = std::ptr::with_exposed_provenance_mut(address as usize);
        // SAFETY: inside an allocation that `reserve` made, which nothing frees
        // while this value lives. All of it was set in `begin`. Borrowed as
        // long as this value is, which is all that hands such slices out.
        Ok(unsafe { std::slice::from_raw_parts_mut(pointer, bytes) })
    }

    /// Bytes that were not given back.
    pub(crate) fn live(&self) -> usize {
        self.allocations.values().filter(|known| known.life != Life::Freed).map(|known| known.bytes).sum()
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        for (&address, known) in &self.allocations {
            // SAFETY: made by `reserve` with this layout, and freed here alone.
            unsafe { dealloc(std::ptr::with_exposed_provenance_mut(address as usize), layout(known.bytes)) };
        }
    }
}

fn layout(bytes: usize) -> Layout {
    Layout::from_size_align(bytes.max(1), ALIGN).expect("sizes were checked against the device's memory")
}

/// A tensor map's fields, as they were given, fastest axis first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// Address of the tensor.
    pub address: u64,
    /// Extents.
    pub dims: Vec<u64>,
    /// Bytes between neighbours on all axes but the first.
    pub strides: Vec<u64>,
    /// Extents of a box.
    pub boxes: Vec<u32>,
    /// Bytes of an element.
    pub width: u64,
    /// Bytes of a row of the permutation; 0 for none.
    pub swizzle: u32,
    /// The places that boxes follow, if they are no boxes of elements.
    pub window: Option<Window>,
}

/// The places of a window, on each axis between the fastest and the slowest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// The first place.
    pub first: Vec<i32>,
    /// From the last element to the last place.
    pub last: Vec<i32>,
    /// From a place to the next.
    pub steps: Vec<u32>,
}

impl Window {
    /// The rules of `cuTensorMapEncodeIm2col`.
    fn check(&self, dims: &[u64]) -> bool {
        let far = match dims.len() {
            3 => 1 << 15,
            4 => 1 << 7,
            _ => 1 << 4,
        };
        let inside = |at: &i32| (-far..far).contains(at);
        self.first.iter().chain(&self.last).all(inside)
            && self.steps.iter().all(|step| (1..=8).contains(step))
            && self
                .first
                .iter()
                .zip(&self.last)
                .zip(&dims[1..])
                .all(|((&first, &last), &dim)| i64::from(first) < dim as i64 + i64::from(last))
    }
}

impl Map {
    /// The rules of `cuTensorMapEncodeTiled` and `cuTensorMapEncodeIm2col`.
    pub(crate) fn check(&self) -> Result<(), CUresult> {
        let longest = if self.window.is_some() { 1024 } else { 256 };
        let row = u64::from(self.boxes[0]) * self.width;
        let legal = self.address.is_multiple_of(16)
            && self.dims.iter().all(|dim| (1..=1 << 32).contains(dim))
            && self.strides.iter().all(|stride| stride.is_multiple_of(16) && *stride < 1 << 40)
            && self.boxes.iter().all(|side| (1..=longest).contains(side))
            && self.window.as_ref().is_none_or(|window| window.check(&self.dims))
            && row.is_multiple_of(16)
            && (self.swizzle == 0 || row <= self.swizzle.into());
        if legal { Ok(()) } else { Err(CUresult::CUDA_ERROR_INVALID_VALUE) }
    }
}
