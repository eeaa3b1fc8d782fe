//! Arguments that lie in one buffer, as parts of it.
//!
//! Libraries that allocate from pools hand out parts of buffers. WebGPU has a dispatch
//! use a buffer in one way: one that an output lies in is bound for reading and writing
//! wherever else it is bound, too ([`Class::read_write`](crate::wgsl::Class::read_write)).
//! What must not meet are the bytes of the elements.

use std::ops::Range;
use tile_core::launch::{Arg, Instance, LaunchError, TensorParts, share_bytes};
use wgpu::Buffer;

/// Whether an output shares its buffer with another argument. Each buffer comes with the
/// address of its first byte: parts of one buffer have addresses of their own, by which
/// nothing meets.
///
/// # Errors
/// [`LaunchError::Overlap`] where the elements of an output and those of another argument
/// have a byte of a buffer in common.
pub(super) fn check(
    instance: &Instance<'_>,
    args: &[Arg<'_>],
    buffers: &[Option<(u64, Buffer)>],
) -> Result<bool, LaunchError> {
    let name = |at: usize| instance.def().params[at].name.to_owned();
    let mut shared = false;
    for (at, arg) in args.iter().enumerate() {
        let (Arg::Tensor(output), Some((start, buffer))) = (arg, &buffers[at]) else { continue };
        if !output.mutable {
            continue;
        }
        for (i, other) in args.iter().enumerate().filter(|&(i, _)| i != at) {
            let (Arg::Tensor(other), Some((other_start, other_buffer))) = (other, &buffers[i]) else { continue };
            if other_buffer != buffer {
                continue;
            }
            shared = true;
            if share_bytes(&within(output, *start), &within(other, *other_start)) {
                return Err(LaunchError::Overlap { argument: name(at), other: name(i) });
            }
        }
    }
    Ok(shared)
}

/// The parts by their place in the buffer that starts at an address.
fn within<'a>(tensor: &TensorParts<'a>, start: u64) -> TensorParts<'a> {
    let offset = tensor.address.addr().wrapping_sub(start as usize);
    TensorParts { address: std::ptr::without_provenance_mut(offset), ..*tensor }
}

/// Refuses bindings for writing that show a byte of a buffer twice, as browsers do: each
/// begins at a multiple of the device's alignment and so may show more than its tensor.
/// Elsewhere nothing forbids them. `name` gives the argument of a binding.
///
/// # Errors
/// The reason, with the arguments and the numbers.
pub(super) fn check_windows<'n, B: PartialEq>(
    windows: &[(&B, Range<u64>)],
    align: u32,
    name: &dyn Fn(usize) -> &'n str,
) -> Result<(), String> {
    for (i, (buffer, one)) in windows.iter().enumerate() {
        for (j, (other_buffer, other)) in windows.iter().enumerate().skip(i + 1) {
            if buffer == other_buffer && one.start < other.end && other.start < one.end {
                let [one_name, other_name] = [name(i), name(j)];
                return Err(format!(
                    "`{one_name}` and `{other_name}` are parts of one buffer, and their bindings, which begin at \
                     multiples of minStorageBufferOffsetAlignment = {align} and end at multiples of 16 bytes, show \
                     bytes {one:?} and {other:?} of it; a browser takes only bindings that are apart"
                ));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_take_bindings_that_are_apart() {
        let names = ["x", "y", "z"];
        let said = |windows: &[(&u8, Range<u64>)]| check_windows(windows, 256, &|i| names[i]);
        assert_eq!(said(&[(&1, 0..256), (&1, 256..512), (&2, 0..512)]), Ok(()));
        let refused = said(&[(&1, 0..256), (&2, 0..512), (&1, 0..272)]).expect_err("they meet");
        assert!(refused.starts_with("`x` and `z` are parts of one buffer"), "{refused}");
        assert!(refused.contains("= 256 and") && refused.contains("0..256 and 0..272"), "{refused}");
    }
}
