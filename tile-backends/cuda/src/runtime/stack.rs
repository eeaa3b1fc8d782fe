//! Short lists without an allocation.

use std::fmt;
use std::mem::MaybeUninit;

/// A list whose first `N` elements take no memory of the heap, and places
/// without an element no time.
pub(super) struct Stack<T, const N: usize> {
    /// The first `len` of them are set, as long as there are no more than `N`.
    inline: [MaybeUninit<T>; N],
    len: usize,
    // Everything, once there are more than `N`.
    spilled: Vec<T>,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    pub(super) fn push(&mut self, value: T) {
        if self.len < N {
            self.inline[self.len] = MaybeUninit::new(value);
        } else {
            if self.len == N {
                let inline: [T; N] = self.inline.map(|value| {
                    // SAFETY: all `N` are set.
                    unsafe { value.assume_init() }
                });
                self.spilled.extend_from_slice(&inline);
            }
            self.spilled.push(value);
        }
        self.len += 1;
    }

    pub(super) fn as_slice(&self) -> &[T] {
        if self.len <= N {
            // SAFETY: so many are set, and both types have one layout.
            unsafe { std::slice::from_raw_parts(self.inline.as_ptr().cast(), self.len) }
        } else {
            &self.spilled
        }
    }

    pub(super) fn as_mut_slice(&mut self) -> &mut [T] {
        if self.len <= N {
            // SAFETY: as above.
            unsafe { std::slice::from_raw_parts_mut(self.inline.as_mut_ptr().cast(), self.len) }
        } else {
            &mut self.spilled
        }
    }
}

impl<T: Copy, const N: usize> Default for Stack<T, N> {
    fn default() -> Stack<T, N> {
        Stack { inline: [const { MaybeUninit::uninit() }; N], len: 0, spilled: Vec::new() }
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::Stack;

    #[test]
    fn lists_of_every_length() {
        for len in 0..9 {
            let mut stack = Stack::<u32, 4>::default();
            (0..len).for_each(|i| stack.push(i));
            assert_eq!(stack.as_slice(), (0..len).collect::<Vec<_>>());
            assert_eq!(stack.as_mut_slice().len(), len as usize);
        }
    }
}
