//! A position in the bytes of a file, from which numbers and texts are read.

use super::GgufError;

/// The position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'d> {
    bytes: &'d [u8],
    at: usize,
}

impl<'d> Cursor<'d> {
    pub(super) fn new(bytes: &'d [u8]) -> Cursor<'d> {
        Cursor { bytes, at: 0 }
    }

    /// How many bytes are behind.
    pub(super) fn at(&self) -> u64 {
        self.at as u64
    }

    /// The bytes between an earlier position and this one.
    pub(super) fn since(&self, earlier: &Cursor<'d>) -> &'d [u8] {
        &self.bytes[earlier.at..self.at]
    }

    /// So many bytes, which are `what`.
    pub(super) fn bytes(&mut self, count: u64, what: &'static str) -> Result<&'d [u8], GgufError> {
        let end = usize::try_from(count).ok().and_then(|count| self.at.checked_add(count));
        let part = end.and_then(|end| self.bytes.get(self.at..end));
        let found = (self.bytes.len() - self.at) as u64;
        let part = part.ok_or(GgufError::Truncated { what, at: self.at as u64, needed: count, found })?;
        self.at += part.len();
        Ok(part)
    }

    /// The bytes of a number.
    pub(super) fn number<const N: usize>(&mut self, what: &'static str) -> Result<[u8; N], GgufError> {
        let mut number = [0; N];
        number.copy_from_slice(self.bytes(N as u64, what)?);
        Ok(number)
    }

    pub(super) fn u32(&mut self, what: &'static str) -> Result<u32, GgufError> {
        self.number(what).map(u32::from_le_bytes)
    }

    pub(super) fn u64(&mut self, what: &'static str) -> Result<u64, GgufError> {
        self.number(what).map(u64::from_le_bytes)
    }

    /// A text behind its length.
    pub(super) fn text(&mut self, what: &'static str) -> Result<&'d str, GgufError> {
        let length = self.u64(what)?;
        let at = self.at();
        std::str::from_utf8(self.bytes(length, what)?).map_err(|_| GgufError::Text { what, at })
    }
}
