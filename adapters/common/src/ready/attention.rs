//! Attention: forward and backward, in a window, over packed sequences, and over a paged cache.

use super::window::{window_attention, window_attention_backward_kv, window_attention_backward_q};
use super::{Floats, Ready, of_dtype, refused};
use tile_kernel::launch::LaunchError;
use tile_kernel::prelude::Float;
use tile_kernels::attention::{flash_attention, flash_attention_varlen};
use tile_kernels::attention_backward::{attention_backward_kv, attention_backward_q, attention_delta};
use tile_kernels::decoding::{combine_splits, flash_decoding};

/// The number of elements of a head that there are kernels for: the next of 64, 128 and 256.
///
/// # Errors
/// For more than 256.
pub fn head_dim(op: &str, dim: usize) -> Result<usize, LaunchError> {
    match dim {
        0..=64 => Ok(64),
        65..=128 => Ok(128),
        129..=256 => Ok(256),
        _ => Err(refused(op, format!("heads have {dim} elements, expected at most 256"))),
    }
}

/// An expression for a [`head_dim`] and a mask.
macro_rules! of_head {
    ($dim:expr, $causal:expr, $with:ident) => {
        match ($dim, $causal) {
            (64, false) => $with!(64, false),
            (64, true) => $with!(64, true),
            (128, false) => $with!(128, false),
            (128, true) => $with!(128, true),
            (_, false) => $with!(256, false),
            (_, true) => $with!(256, true),
        }
    };
}

/// Attention of heads of [`head_dim`] elements, with gradients; the kernel `flash_attention`.
pub fn attention(dtype: Floats, dim: usize, causal: bool) -> Ready {
    fn of<T: Float + Send + Sync + 'static>(dim: usize, causal: bool) -> Ready {
        macro_rules! with {
            ($d:literal, $causal:literal) => {
                Ready::new(flash_attention::<T, 64, 64, $d, $causal>().fitted())
                    .backward(attention_delta::<T, 64, $d>())
                    .backward(attention_backward_kv::<T, 64, 64, $d, $causal>().fitted())
                    .backward(attention_backward_q::<T, 64, 64, $d, $causal>().fitted())
            };
        }
        of_head!(dim, causal, with)
    }
    of_dtype!(dtype, T => of::<T>(dim, causal))
}

/// The same with a window instead of a mask: scalars `left` and `right`, the numbers of keys before
/// and behind a query's own that it sees.
pub fn window(dtype: Floats, dim: usize) -> Ready {
    fn of<T: Float + Send + Sync + 'static>(dim: usize) -> Ready {
        macro_rules! with {
            ($d:literal) => {
                Ready::new(window_attention::<T, 64, 64, $d>().fitted())
                    .backward(attention_delta::<T, 64, $d>())
                    .backward(window_attention_backward_kv::<T, 64, 64, $d>().fitted())
                    .backward(window_attention_backward_q::<T, 64, 64, $d>().fitted())
            };
        }
        match dim {
            64 => with!(64),
            128 => with!(128),
            _ => with!(256),
        }
    }
    of_dtype!(dtype, T => of::<T>(dim))
}

/// Attention over packed sequences; the kernel `flash_attention_varlen`.
pub fn attention_varlen(dtype: Floats, dim: usize, causal: bool) -> Ready {
    fn of<T: Float + Send + Sync + 'static>(dim: usize, causal: bool) -> Ready {
        macro_rules! with {
            ($d:literal, $causal:literal) => {
                Ready::new(flash_attention_varlen::<T, 64, 64, $d, $causal>().fitted())
            };
        }
        of_head!(dim, causal, with)
    }
    of_dtype!(dtype, T => of::<T>(dim, causal))
}

/// A decoding step over pages of `page` keys: the kernel of the splits, and that which combines them.
///
/// # Errors
/// Unless pages have 16 or 64 keys, and heads 64 or 128 elements.
pub fn decoding(dtype: Floats, page: usize, dim: usize) -> Result<(Ready, Ready), LaunchError> {
    fn of<T: Float + Send + Sync + 'static>(page: usize, dim: usize) -> Option<(Ready, Ready)> {
        macro_rules! with {
            ($page:literal, $d:literal) => {
                Some((Ready::new(flash_decoding::<T, 16, $page, $d>().fitted()), Ready::new(combine_splits::<T, $d>())))
            };
        }
        match (page, dim) {
            (16, 64) => with!(16, 64),
            (16, 128) => with!(16, 128),
            (64, 64) => with!(64, 64),
            (64, 128) => with!(64, 128),
            _ => None,
        }
    }
    of_dtype!(dtype, T => of::<T>(page, dim)).ok_or_else(|| {
        let reason = format!("a page has {page} keys and heads {dim} elements, expected 16 or 64, and 64 or 128");
        refused("flash_decoding", reason)
    })
}
