//! Short lists without an allocation.

/// A list whose first `N` elements take no memory of the heap.
#[derive(Debug)]
pub(super) struct Stack<T, const N: usize> {
    inline: [T; N],
    len: usize,
    // Everything, once there are more than `N`.
    spilled: Vec<T>,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// No elements yet; `blank` fills the places.
    pub(super) fn new(blank: T) -> Stack<T, N> {
        Stack { inline: [blank; N], len: 0, spilled: Vec::new() }
    }

    pub(super) fn push(&mut self, value: T) {
        if self.len < N {
            self.inline[self.len] = value;
        } else {
            if self.len == N {
                self.spilled.extend_from_slice(&self.inline);
            }
            self.spilled.push(value);
        }
        self.len += 1;
    }

    pub(super) fn as_slice(&self) -> &[T] {
        if self.len <= N { &self.inline[..self.len] } else { &self.spilled }
    }

    pub(super) fn as_mut_slice(&mut self) -> &mut [T] {
        if self.len <= N { &mut self.inline[..self.len] } else { &mut self.spilled }
    }
}

#[cfg(test)]
mod tests {
    use super::Stack;

    #[test]
    fn lists_of_every_length() {
        for len in 0..9 {
            let mut stack = Stack::<u32, 4>::new(0);
            (0..len).for_each(|i| stack.push(i));
            assert_eq!(stack.as_slice(), (0..len).collect::<Vec<_>>());
            assert_eq!(stack.as_mut_slice().len(), len as usize);
        }
    }
}
