//! Values of a file's metadata.

use super::GgufError;
use super::cursor::Cursor;

/// The most arrays in which a value may stand.
const DEPTH: usize = 4;

/// The number of an array's type.
const ARRAY: u32 = 9;

/// A value.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the names of the types")]
pub enum Value<'d> {
    U8(u8),
    I8(i8),
    U16(u16),
    I16(i16),
    U32(u32),
    I32(i32),
    U64(u64),
    I64(i64),
    F32(f32),
    F64(f64),
    Bool(bool),
    Text(&'d str),
    Array(Array<'d>),
}

impl<'d> Value<'d> {
    /// The value of that key, whose type has that number.
    pub(super) fn read(cursor: &mut Cursor<'d>, kind: u32, key: &str) -> Result<Value<'d>, GgufError> {
        Value::nested(cursor, kind, DEPTH).map_err(|error| match error {
            GgufError::Value { reason, .. } => GgufError::Value { key: key.to_owned(), reason },
            error => error,
        })
    }

    fn nested(cursor: &mut Cursor<'d>, kind: u32, depth: usize) -> Result<Value<'d>, GgufError> {
        const WHAT: &str = "a value";
        let wrong = |reason: String| GgufError::Value { key: String::new(), reason };
        Ok(match kind {
            0 => Value::U8(u8::from_le_bytes(cursor.number(WHAT)?)),
            1 => Value::I8(i8::from_le_bytes(cursor.number(WHAT)?)),
            2 => Value::U16(u16::from_le_bytes(cursor.number(WHAT)?)),
            3 => Value::I16(i16::from_le_bytes(cursor.number(WHAT)?)),
            4 => Value::U32(u32::from_le_bytes(cursor.number(WHAT)?)),
            5 => Value::I32(i32::from_le_bytes(cursor.number(WHAT)?)),
            6 => Value::F32(f32::from_le_bytes(cursor.number(WHAT)?)),
            7 => match cursor.number(WHAT)? {
                [0] => Value::Bool(false),
                [1] => Value::Bool(true),
                [found] => return Err(wrong(format!("expected a `bool` of 0 or 1, found {found}"))),
            },
            8 => Value::Text(cursor.text(WHAT)?),
            ARRAY if depth == 0 => {
                return Err(wrong(format!("expected an array in at most {DEPTH} arrays, found one in more")));
            }
            ARRAY => {
                let (kind, len) = (cursor.u32("the type of an array")?, cursor.u64("the length of an array")?);
                let start = *cursor;
                for _ in 0..len {
                    Value::nested(cursor, kind, depth - 1)?;
                }
                Value::Array(Array { kind, len, data: cursor.since(&start) })
            }
            10 => Value::U64(u64::from_le_bytes(cursor.number(WHAT)?)),
            11 => Value::I64(i64::from_le_bytes(cursor.number(WHAT)?)),
            12 => Value::F64(f64::from_le_bytes(cursor.number(WHAT)?)),
            _ => return Err(wrong(format!("expected a type from 0 to 12, found {kind}"))),
        })
    }

    /// A whole number of any type that is not negative.
    pub fn as_u64(self) -> Option<u64> {
        match self {
            Value::U8(x) => Some(x.into()),
            Value::U16(x) => Some(x.into()),
            Value::U32(x) => Some(x.into()),
            Value::U64(x) => Some(x),
            Value::I8(x) => x.try_into().ok(),
            Value::I16(x) => x.try_into().ok(),
            Value::I32(x) => x.try_into().ok(),
            Value::I64(x) => x.try_into().ok(),
            _ => None,
        }
    }

    /// A float of any type.
    pub fn as_f64(self) -> Option<f64> {
        match self {
            Value::F32(x) => Some(x.into()),
            Value::F64(x) => Some(x),
            _ => None,
        }
    }

    /// A text.
    pub fn as_str(self) -> Option<&'d str> {
        match self {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// An array of values of one type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Array<'d> {
    kind: u32,
    len: u64,
    data: &'d [u8],
}

impl<'d> Array<'d> {
    /// How many values there are.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The values.
    pub fn values(&self) -> Values<'d> {
        Values { cursor: Cursor::new(self.data), kind: self.kind, left: self.len }
    }
}

/// The values of an array, in order.
#[derive(Clone, Debug)]
pub struct Values<'d> {
    cursor: Cursor<'d>,
    kind: u32,
    left: u64,
}

impl<'d> Iterator for Values<'d> {
    type Item = Value<'d>;

    fn next(&mut self) -> Option<Value<'d>> {
        self.left = self.left.checked_sub(1)?;
        // They were read when the file was parsed.
        Value::nested(&mut self.cursor, self.kind, DEPTH).ok()
    }
}
