//! GGUF: weights in the bytes of a file of ggml, as views.
//!
//! ```no_run
//! use tile_exchange::gguf::{Gguf, Kind, Value};
//!
//! // Any bytes, such as those of a memory-mapped file.
//! let file = std::fs::read("model.gguf")?;
//! let gguf = Gguf::parse(&file)?;
//! assert_eq!(gguf.value("general.architecture"), Some(Value::Text("llama")));
//! let weight = gguf.tensor("blk.0.attn_q.weight")?;
//! assert_eq!((weight.kind(), weight.shape()), (Kind::Q4_K, &[4096, 4096][..]));
//! // A row of bytes for each row of the weight, where they are.
//! assert_eq!(weight.blocks()?.shape(), [4096, 16 * 144]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Gguf::parse`] reads what stands in front of the data, of versions 2 and 3 in little-endian order, and checks it:
//! bytes that are no such file are a [`GgufError`]. Memory and time grow with the bytes, not with the numbers that they
//! state. The format is that of `docs/gguf.md` of ggml.
//!
//! Weights in blocks (q4_k and the like) are bytes to a kernel: [`Entry::blocks`]. Weights in numbers are views of these:
//! [`Entry::view`], or a copy where they are not aligned, [`Entry::tensor`].

mod cursor;
mod entry;
mod error;
mod kind;
mod value;

pub use entry::Entry;
pub use error::GgufError;
pub use kind::Kind;
pub use value::{Array, Value, Values};

use cursor::Cursor;
use std::collections::BTreeMap;

/// Bytes between which tensors begin where the file does not say.
const ALIGNMENT: u64 = 32;

/// The most axes of a tensor.
const AXES: u32 = 4;

/// A file, parsed: its metadata, and its tensors where they are.
#[derive(Clone, Debug)]
pub struct Gguf<'d> {
    version: u32,
    values: BTreeMap<&'d str, Value<'d>>,
    tensors: BTreeMap<&'d str, Stated<'d>>,
    data: &'d [u8],
}

/// What the file says of a tensor, checked as far as its type is known.
#[derive(Clone, Debug)]
struct Stated<'d> {
    shape: Vec<usize>,
    /// Its number where this library does not know the type.
    kind: Result<Kind, u32>,
    data: &'d [u8],
}

impl<'d> Gguf<'d> {
    /// Parses the bytes of a file.
    ///
    /// # Errors
    /// [`GgufError`] for bytes that are no such file, or end too early.
    pub fn parse(bytes: &'d [u8]) -> Result<Gguf<'d>, GgufError> {
        let mut cursor = Cursor::new(bytes);
        let magic = cursor.bytes(4, "the magic number")?;
        if magic != b"GGUF" {
            return Err(GgufError::Magic { found: magic.to_vec() });
        }
        let version = cursor.u32("the version")?;
        if version != 2 && version != 3 {
            return Err(GgufError::Version { found: version });
        }
        let (tensors, values) = (cursor.u64("the number of tensors")?, cursor.u64("the number of values")?);
        let values = read_values(&mut cursor, values)?;
        let alignment = alignment(&values)?;
        let infos = read_infos(&mut cursor, tensors)?;
        let start = cursor.at().next_multiple_of(alignment);
        let data = usize::try_from(start).ok().and_then(|start| bytes.get(start..)).unwrap_or_default();
        let mut tensors = BTreeMap::new();
        for info in infos {
            let name = info.name;
            if tensors.insert(name, info.placed(data, alignment)?).is_some() {
                return Err(GgufError::Twice { what: "tensor", name: name.to_owned() });
            }
        }
        Ok(Gguf { version, values, tensors, data })
    }

    /// The version of the format: 2 or 3.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The value of that key, if there is one.
    pub fn value(&self, key: &str) -> Option<Value<'d>> {
        self.values.get(key).copied()
    }

    /// All values by their keys, in the order of these.
    pub fn values(&self) -> impl Iterator<Item = (&'d str, Value<'d>)> {
        self.values.iter().map(|(&key, &value)| (key, value))
    }

    /// The names of all tensors, in order.
    pub fn names(&self) -> impl Iterator<Item = &'d str> {
        self.tensors.keys().copied()
    }

    /// Whether there is a tensor of that name.
    pub fn has(&self, name: &str) -> bool {
        self.tensors.contains_key(name)
    }

    /// The bytes of all tensors.
    pub fn data(&self) -> &'d [u8] {
        self.data
    }

    /// The tensor of that name.
    ///
    /// # Errors
    /// [`GgufError::Missing`] when there is none, and [`GgufError::Kind`] when it has a type that this library does not
    /// know.
    pub fn tensor(&self, name: &str) -> Result<Entry<'d>, GgufError> {
        let stated = self.tensors.get(name).ok_or_else(|| GgufError::Missing { name: name.to_owned() })?;
        match stated.kind {
            Ok(kind) => Ok(Entry::new(kind, stated.shape.clone(), stated.data)),
            Err(found) => Err(GgufError::Kind { name: name.to_owned(), found }),
        }
    }
}

fn read_values<'d>(cursor: &mut Cursor<'d>, count: u64) -> Result<BTreeMap<&'d str, Value<'d>>, GgufError> {
    let mut values = BTreeMap::new();
    for _ in 0..count {
        let key = cursor.text("a key")?;
        let kind = cursor.u32("the type of a value")?;
        if values.insert(key, Value::read(cursor, kind, key)?).is_some() {
            return Err(GgufError::Twice { what: "key", name: key.to_owned() });
        }
    }
    Ok(values)
}

/// What `general.alignment` says.
fn alignment(values: &BTreeMap<&str, Value<'_>>) -> Result<u64, GgufError> {
    match values.get("general.alignment") {
        None => Ok(ALIGNMENT),
        Some(&Value::U32(alignment)) if alignment.is_power_of_two() && alignment >= 8 => Ok(alignment.into()),
        Some(value) => Err(GgufError::Alignment { found: format!("{value:?}") }),
    }
}

/// A tensor as the file states it.
struct Info<'d> {
    name: &'d str,
    shape: Vec<usize>,
    kind: u32,
    offset: u64,
}

fn read_infos<'d>(cursor: &mut Cursor<'d>, count: u64) -> Result<Vec<Info<'d>>, GgufError> {
    let mut infos = Vec::new();
    for _ in 0..count {
        let name = cursor.text("the name of a tensor")?;
        let axes = cursor.u32("the number of axes")?;
        if !(1..=AXES).contains(&axes) {
            return Err(GgufError::Rank { name: name.to_owned(), found: axes });
        }
        let mut shape = Vec::new();
        for _ in 0..axes {
            let extent = cursor.u64("an extent")?;
            shape.push(usize::try_from(extent).map_err(|_| GgufError::TooLarge { name: name.to_owned() })?);
        }
        // The first axis of the file is the one along memory.
        shape.reverse();
        let (kind, offset) = (cursor.u32("the type of a tensor")?, cursor.u64("the offset of a tensor")?);
        infos.push(Info { name, shape, kind, offset });
    }
    Ok(infos)
}

impl<'d> Info<'d> {
    /// The tensor with its part of the data.
    fn placed(self, data: &'d [u8], alignment: u64) -> Result<Stated<'d>, GgufError> {
        let Info { name, shape, kind, offset } = self;
        let name = || name.to_owned();
        if offset % alignment != 0 {
            return Err(GgufError::Offset { name: name(), found: offset, multiple: alignment });
        }
        let kind = match Kind::from_number(kind) {
            Some(kind) => kind,
            None => return Ok(Stated { shape, kind: Err(kind), data: &[] }),
        };
        let columns = shape.last().copied().unwrap_or(1);
        if columns % kind.elements() != 0 {
            return Err(GgufError::Columns { name: name(), found: columns, multiple: kind.elements() });
        }
        let rows = shape[..shape.len() - 1].iter().try_fold(1_usize, |rows, &extent| rows.checked_mul(extent));
        let row = (columns / kind.elements()).checked_mul(kind.bytes());
        let size = rows.zip(row).and_then(|(rows, row)| rows.checked_mul(row));
        let size = size.ok_or_else(|| GgufError::TooLarge { name: name() })?;
        let part = usize::try_from(offset).ok().and_then(|from| data.get(from..from.checked_add(size)?));
        let found = data.len() as u64;
        let part = part.ok_or_else(|| GgufError::Bytes { name: name(), offset, needed: size as u64, found })?;
        Ok(Stated { shape, kind: Ok(kind), data: part })
    }
}
