//! What tensors that own device memory check and gather.

use std::borrow::Cow;
use tile_core::launch::LaunchError;
use tile_core::num::Element;
use tile_core::tensor::{Layout, TensorView};

/// The row-major layout of a tensor, and its bytes.
///
/// # Errors
/// [`LaunchError::Driver`] of `target` where no memory is as large.
pub fn allocation<T: Element, const R: usize>(
    target: &str,
    shape: [usize; R],
) -> Result<(Layout<R>, usize), LaunchError> {
    let too_large = || LaunchError::Driver {
        target: target.to_owned(),
        action: format!("allocating a tensor of extents {shape:?}"),
        reason: "no memory is as large".to_owned(),
    };
    let layout = Layout::contiguous(shape).map_err(|_| too_large())?;
    let bytes = layout.len().checked_mul(size_of::<T>()).ok_or_else(too_large)?;
    Ok((layout, bytes))
}

/// Checks that a host tensor has the extents of the tensor that it overwrites.
///
/// # Errors
/// [`LaunchError::Shape`] of the argument `host`.
pub fn check_upload<const R: usize>(expected: &Layout<R>, host: [usize; R]) -> Result<(), LaunchError> {
    for (axis, (&found, &expected)) in host.iter().zip(&expected.shape()).enumerate() {
        if found != expected {
            let [expected, found] = [expected, found].map(|n| n as i64);
            return Err(LaunchError::Shape { argument: "host".to_owned(), axis, expected, found });
        }
    }
    Ok(())
}

/// The elements of a host tensor in row-major order, gathered only where it has gaps.
pub fn in_order<'a, T: Element, const R: usize>(host: &'a TensorView<'_, T, R>) -> Cow<'a, [T]> {
    host.as_slice().map_or_else(|| Cow::Owned(host.to_vec()), Cow::Borrowed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::tensor::Tensor;

    #[test]
    fn sizes_beyond_memory_are_errors() {
        assert_eq!(allocation::<f32, 2>("gpu", [3, 5]).map(|(_, bytes)| bytes), Ok(60));
        assert_eq!(allocation::<f32, 2>("gpu", [0, usize::MAX / 2]).map(|(_, bytes)| bytes), Ok(0));
        assert!(matches!(allocation::<f32, 2>("gpu", [1 << 40, 1 << 40]), Err(LaunchError::Driver { .. })));
        assert!(matches!(allocation::<f64, 1>("gpu", [usize::MAX / 2]), Err(LaunchError::Driver { .. })));
    }

    #[test]
    fn transposed_tensors_are_gathered() {
        let host = Tensor::from([[1.0_f32, 2.0], [3.0, 4.0]]);
        assert!(matches!(in_order(&host.view()), Cow::Borrowed([1.0, 2.0, 3.0, 4.0])));
        assert_eq!(*in_order(&host.view().t()), [1.0, 3.0, 2.0, 4.0]);
        let (layout, _) = allocation::<f32, 2>("gpu", [2, 3]).expect("it is small");
        let error = check_upload(&layout, [2, 2]).map_err(|error| error.to_string());
        assert!(error.is_err_and(|text| text.contains("host")));
    }
}
