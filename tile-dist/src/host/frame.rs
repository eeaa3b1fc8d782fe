//! What ranks in host memory send each other, and its bytes on a wire.

use crate::call::{Kind, ReduceOp, Signature};
use std::io::{self, Read, Write};
use tile_core::elem::DType;
use tile_core::launch::TensorParts;

/// What a frame is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tag {
    /// What a rank is about to do, before a collective.
    Head = 1,
    /// Why a rank does not do it.
    Refusal,
    /// A part of a tensor.
    Data,
    /// A tensor from one rank to another.
    Tensor,
    /// The sender gives the world up.
    Abort,
}

const TAGS: [Tag; 5] = [Tag::Head, Tag::Refusal, Tag::Data, Tag::Tensor, Tag::Abort];

/// One frame: a line of text that describes it, and bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    pub(super) tag: Tag,
    pub(super) text: String,
    pub(super) bytes: Vec<u8>,
}

impl Frame {
    pub(super) fn new(tag: Tag, text: impl Into<String>, bytes: Vec<u8>) -> Frame {
        Frame { tag, text: text.into(), bytes }
    }

    /// What a frame is, in messages.
    pub(super) fn describe(&self) -> String {
        match self.tag {
            Tag::Head | Tag::Refusal => "a collective".to_owned(),
            Tag::Data => "a part of a collective".to_owned(),
            Tag::Tensor => format!("a tensor {}", self.text),
            Tag::Abort => "an end".to_owned(),
        }
    }

    /// Writes the frame.
    pub(super) fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let mut head = [0; 17];
        head[0] = self.tag as u8;
        head[1..9].copy_from_slice(&(self.text.len() as u64).to_le_bytes());
        head[9..].copy_from_slice(&(self.bytes.len() as u64).to_le_bytes());
        to.write_all(&head)?;
        to.write_all(self.text.as_bytes())?;
        to.write_all(&self.bytes)
    }

    /// Reads a frame that [`write`](Frame::write) wrote.
    pub(super) fn read(from: &mut impl Read) -> io::Result<Frame> {
        let mut head = [0; 17];
        from.read_exact(&mut head)?;
        let bad = |what: &str| io::Error::new(io::ErrorKind::InvalidData, format!("no frame: {what}"));
        let tag = TAGS.into_iter().find(|&tag| tag as u8 == head[0]).ok_or_else(|| bad("unknown kind"))?;
        let word = |at: usize| head[at..at + 8].iter().rev().fold(0_u64, |word, &byte| word << 8 | u64::from(byte));
        let text = take(from, word(1))?;
        let text = String::from_utf8(text).map_err(|_| bad("text is not UTF-8"))?;
        Ok(Frame { tag, text, bytes: take(from, word(9))? })
    }
}

/// So many bytes, for which memory is taken as they come.
fn take(from: &mut impl Read, len: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.by_ref().take(len).read_to_end(&mut bytes)?;
    match bytes.len() as u64 == len {
        true => Ok(bytes),
        false => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

/// An element type and extents, as `f32[2, 3]`.
pub(super) fn describe(tensor: &TensorParts<'_>) -> String {
    format!("{}{:?}", tensor.dtype.name(), tensor.shape)
}

const OPS: [ReduceOp; 5] = [ReduceOp::Sum, ReduceOp::Prod, ReduceOp::Max, ReduceOp::Min, ReduceOp::Avg];

impl Signature {
    /// The text of the `turn`th collective of a world.
    pub(super) fn text(&self, turn: u64) -> String {
        let shape: Vec<String> = self.shape.iter().map(i64::to_string).collect();
        let (name, detail) = match self.kind {
            Kind::AllReduce(op) => ("all_reduce", op as usize),
            Kind::ReduceScatter(op) => ("reduce_scatter", op as usize),
            Kind::AllGather => ("all_gather", 0),
            Kind::AllToAll => ("all_to_all", 0),
            Kind::Broadcast(root) => ("broadcast", root),
            Kind::Barrier => ("barrier", 0),
        };
        let dtype = self.dtype.map_or("-", DType::name);
        format!("{turn} {name} {detail} {dtype} {}", shape.join(","))
    }

    /// What [`text`](Signature::text) wrote.
    pub(super) fn parse(text: &str) -> Option<(u64, Signature)> {
        let mut words = text.split(' ');
        let turn = words.next()?.parse().ok()?;
        let (name, detail) = (words.next()?, words.next()?.parse::<usize>().ok()?);
        let kind = match name {
            "all_reduce" => Kind::AllReduce(*OPS.get(detail)?),
            "reduce_scatter" => Kind::ReduceScatter(*OPS.get(detail)?),
            "all_gather" => Kind::AllGather,
            "all_to_all" => Kind::AllToAll,
            "broadcast" => Kind::Broadcast(detail),
            "barrier" => Kind::Barrier,
            _ => return None,
        };
        let dtype = match words.next()? {
            "-" => None,
            name => Some(DType::from_name(name)?),
        };
        let extents = words.next()?.split(',').filter(|extent| !extent.is_empty());
        let shape = extents.map(|extent| extent.parse().ok()).collect::<Option<_>>()?;
        Some((turn, Signature { kind, dtype, shape }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_come_back_and_torn_ones_are_errors() {
        let frame = Frame::new(Tag::Tensor, "f32[2]", vec![1, 2, 3, 4, 5, 6, 7, 8]);
        let mut wire = Vec::new();
        frame.write(&mut wire).expect("a vector takes all");
        assert_eq!(Frame::read(&mut &wire[..]).expect("it is whole"), frame);
        for len in 0..wire.len() {
            assert!(Frame::read(&mut &wire[..len]).is_err(), "{len} bytes");
        }
        wire[0] = 99;
        assert!(Frame::read(&mut &wire[..]).is_err());
        // No memory is taken for what does not come.
        let mut huge = vec![Tag::Data as u8];
        huge.extend([0; 8].into_iter().chain([255; 8]));
        assert!(Frame::read(&mut &huge[..]).is_err());
    }

    #[test]
    fn signatures_come_back() {
        let kinds = OPS.into_iter().flat_map(|op| [Kind::AllReduce(op), Kind::ReduceScatter(op)]);
        let others = [Kind::AllGather, Kind::AllToAll, Kind::Broadcast(7), Kind::Barrier];
        for (turn, kind) in (0..).zip(kinds.chain(others)) {
            for (dtype, shape) in [(None, vec![]), (Some(DType::BF16), vec![3, 0, 5])] {
                let signature = Signature { kind, dtype, shape };
                assert_eq!(Signature::parse(&signature.text(turn)), Some((turn, signature)));
            }
        }
        for text in ["", "1", "1 all_reduce 9 f32 1", "1 all_reduce 0 f31 1", "1 all_reduce 0 f32 a"] {
            assert_eq!(Signature::parse(text), None, "{text}");
        }
    }
}
