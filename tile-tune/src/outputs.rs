//! Outputs of a launch: copied to the host, put back, and compared.

use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::launch::{Arg, Device, HostCopy, LaunchError, Memory};

/// Copies of the outputs of a launch.
pub struct Outputs {
    copies: Vec<Copied>,
}

struct Copied {
    /// The argument's position.
    at: usize,
    dtype: DType,
    contents: Contents,
}

/// Elements of an output, and what lies between them.
enum Contents {
    /// Of one in host memory.
    Host(HostCopy),
    /// Of one in the device's memory, without gaps.
    Device(Vec<u8>),
}

impl Outputs {
    /// Copies of them; none where one has no contents yet, or lies in memory that neither the host nor
    /// the device gives out, or there with gaps, which others may write.
    ///
    /// # Errors
    /// Those of the device.
    pub fn of<D: Device + ?Sized>(device: &D, args: &mut [Arg<'_>]) -> Result<Option<Outputs>, LaunchError> {
        let mut copies = Vec::new();
        for (at, arg) in args.iter_mut().enumerate() {
            let Arg::Tensor(tensor) = arg else { continue };
            if !tensor.mutable {
                continue;
            }
            if tensor.is_uninit() {
                return Ok(None);
            }
            let contents = if tensor.memory == Memory::Host {
                // SAFETY: an argument's elements, initialised and borrowed with it; no launch runs.
                Some(Contents::Host(unsafe { HostCopy::of(tensor) }))
            } else if tensor.bytes() == tensor.span() as u64 {
                device.read_tensor(tensor)?.map(Contents::Device)
            } else {
                None
            };
            let Some(contents) = contents else { return Ok(None) };
            copies.push(Copied { at, dtype: tensor.dtype, contents });
        }
        Ok(Some(Outputs { copies }))
    }

    /// Writes them back to the arguments that they are of.
    ///
    /// # Errors
    /// Those of the device.
    pub fn restore<D: Device + ?Sized>(&self, device: &D, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        for Copied { at, contents, .. } in &self.copies {
            let Arg::Tensor(tensor) = &mut args[*at] else { continue };
            match contents {
                // SAFETY: the copy is of this argument, which is an output, borrowed exclusively.
                Contents::Host(copy) => unsafe { copy.back(tensor) },
                // SAFETY: the device gave the bytes, of this argument.
                Contents::Device(bytes) => _ = unsafe { device.write_tensor(tensor, bytes)? },
            }
        }
        Ok(())
    }

    /// Compares other contents of the same outputs with these: integers are equal, floats differ by
    /// a part of their norm that another order of sums explains, or by `tolerance` where that is more.
    ///
    /// # Errors
    /// Where they differ more, in words.
    pub fn compare(&self, other: &Outputs, tolerance: f64) -> Result<(), String> {
        for (this, that) in self.copies.iter().zip(&other.copies) {
            // Most candidates sum in one order, so that nothing is to be decoded.
            if this.cells() == that.cells() {
                continue;
            }
            let (expected, found) = (this.values(), that.values());
            let (mut error, mut scale) = (0.0_f64, 0.0_f64);
            for (x, y) in expected.zip(found) {
                if x.is_nan() != y.is_nan() || (x.is_infinite() || y.is_infinite()) && x != y {
                    return Err(format!("argument {}: {y} where the stated instance has {x}", this.at));
                }
                if x.is_finite() {
                    error += (x - y) * (x - y);
                    scale += x * x;
                }
            }
            let allowed = if this.dtype.is_float() { tolerance.max(rounding(this.dtype)) } else { 0.0 };
            let relative = if error == 0.0 { 0.0 } else { (error / scale).sqrt() };
            if relative.is_nan() || relative > allowed {
                return Err(format!(
                    "argument {}: it differs by {relative:.1e} of its norm from the stated instance's, expected at \
                     most {allowed:.1e}",
                    this.at
                ));
            }
        }
        Ok(())
    }
}

impl Copied {
    /// The bytes of all cells, gaps included.
    fn cells(&self) -> &[u8] {
        match &self.contents {
            Contents::Host(copy) => &copy.bytes[copy.first..],
            Contents::Device(bytes) => bytes,
        }
    }

    /// All cells of the copy as numbers, gaps included, which are equal in all copies.
    fn values(&self) -> impl Iterator<Item = f64> {
        let (dtype, width) = (self.dtype, self.dtype.bytes());
        let cells = self.cells().chunks_exact(width);
        // Large outputs are of these for the most part.
        let float: Option<fn(&[u8]) -> f64> = match dtype {
            DType::F32 => Some(|cell| f64::from(f32::from_bits(bits(cell) as u32))),
            DType::BF16 => Some(|cell| f64::from(f32::from_bits((bits(cell) as u32) << 16))),
            _ => None,
        };
        cells.map(move |cell| match float {
            Some(float) => float(cell),
            None => match Number::decode(dtype, bits(cell)) {
                Number::Int(value) => value as f64,
                Number::Float(value) => value,
            },
        })
    }
}

/// The bits of a cell of up to eight bytes.
fn bits(cell: &[u8]) -> u64 {
    match *cell {
        [a, b] => u64::from(u16::from_ne_bytes([a, b])),
        [a, b, c, d] => u64::from(u32::from_ne_bytes([a, b, c, d])),
        _ => {
            let mut bytes = [0; 8];
            let at = if cfg!(target_endian = "little") { 0 } else { 8 - cell.len() };
            bytes[at..at + cell.len()].copy_from_slice(cell);
            u64::from_ne_bytes(bytes)
        }
    }
}

/// The part of a result's norm that another order of its sums may change: a few hundred roundings.
fn rounding(dtype: DType) -> f64 {
    match dtype {
        DType::F64 => 1e-12,
        DType::F32 => 1e-4,
        DType::F16 => 5e-3,
        DType::BF16 => 2e-2,
        _ => 1e-1,
    }
}
