//! The paged cache of keys and values: which page holds which tokens of which sequence.

use crate::runtime::Runtime;
use crate::{Buffer, Error};
use tile_kernel::num::Float;
use tile_kernel::tensor::Tensor;

/// Tokens of a page.
pub(crate) const PAGE: usize = 64;

/// Keys and values of every layer, in pages `[pages, PAGE, kv_heads, D]`, and where sequences have
/// theirs.
pub(crate) struct Cache<D: Runtime, T: Float> {
    pub(crate) keys: Vec<Buffer<D, T, 4>>,
    pub(crate) values: Vec<Buffer<D, T, 4>>,
    /// The pages of each sequence, in order.
    pub(crate) table: Buffer<D, i32, 2>,
    pages: Vec<Vec<i32>>,
    free: Vec<i32>,
    lengths: Vec<usize>,
    most: usize,
}

impl<D: Runtime, T: Float> Cache<D, T> {
    /// An empty cache for so many sequences of at most so many tokens each.
    pub(crate) fn new(
        device: &D,
        layers: usize,
        [kv_heads, d]: [usize; 2],
        [sequences, most]: [usize; 2],
    ) -> Result<Self, Error> {
        let width = most.div_ceil(PAGE);
        let pages = sequences * width;
        let memory = || (0..layers).map(|_| Ok(Buffer::zeros(device, [pages, PAGE, kv_heads, d])?));
        Ok(Cache {
            keys: memory().collect::<Result<_, Error>>()?,
            values: memory().collect::<Result<_, Error>>()?,
            table: Buffer::zeros(device, [sequences, width])?,
            pages: vec![Vec::new(); sequences],
            free: (0..pages as i32).rev().collect(),
            lengths: vec![0; sequences],
            most,
        })
    }

    /// Appends so many tokens to each sequence, and gives the slot of each, one sequence after the
    /// other.
    pub(crate) fn append(&mut self, device: &D, tokens: &[usize]) -> Result<Vec<i32>, Error> {
        let mut slots = Vec::new();
        let mut grown = false;
        for (b, &count) in tokens.iter().enumerate() {
            if self.lengths[b] + count > self.most {
                let (most, found) = (self.most, self.lengths[b] + count);
                return Err(Error::input("tokens", format!("expected at most {most} in sequence {b}, found {found}")));
            }
            for at in self.lengths[b]..self.lengths[b] + count {
                if at / PAGE == self.pages[b].len() {
                    let page =
                        self.free.pop().ok_or_else(|| Error::input("tokens", "expected a free page, found none"))?;
                    self.pages[b].push(page);
                    grown = true;
                }
                slots.push(self.pages[b][at / PAGE] * PAGE as i32 + (at % PAGE) as i32);
            }
            self.lengths[b] += count;
        }
        if grown {
            let shape = self.table.shape();
            let page = |[b, i]: [usize; 2]| self.pages[b].get(i).copied().unwrap_or(0);
            self.table.write(device, &Tensor::from_fn(shape, page))?;
        }
        Ok(slots)
    }
}
