//! Arrays of a module: which one each buffer lies in, and what its elements are.

use super::class::{Class, Spirv};
use super::emitted::EmitError;
use super::repr::{Repr, Types};
use super::text::readable;
use std::collections::{BTreeMap, BTreeSet};
use tile_core::elem::DType;
use tile_core::ir::Id as _;
use tile_simt::ir::{Buf, Home, Kernel, Op};

/// Bytes in which accesses may be wide, and to which arrays in workgroup memory
/// are aligned.
pub(super) const QUAD: u32 = 16;

/// An array of a module.
#[derive(Clone, Debug)]
pub(super) struct Array {
    pub(super) name: String,
    /// What it consists of: words that anything may lie in, or elements.
    pub(super) unit: Repr,
    /// Units of an element of the array: 1, or a vector of 2 or 4.
    pub(super) lanes: u32,
    /// Whether its words are atomic.
    pub(super) atomic: bool,
    /// How many bytes there are, in workgroup memory.
    pub(super) bytes: u32,
}

impl Array {
    pub(super) fn elem(&self) -> String {
        match (self.atomic, self.lanes) {
            (true, _) => "atomic<u32>".to_owned(),
            (_, 1) => self.unit.name().to_owned(),
            (_, lanes) => format!("vec{lanes}<{}>", self.unit.name()),
        }
    }

    /// Elements of an array in workgroup memory.
    pub(super) fn len(&self) -> u32 {
        self.bytes / (self.unit_bytes() * self.lanes)
    }

    pub(super) fn unit_bytes(&self) -> u32 {
        if self.unit == Repr::F16 { 2 } else { 4 }
    }

    /// A unit, read or written: `first + further`, of neighbours of which the first
    /// is at a multiple of their number.
    pub(super) fn unit_at(&self, first: &str, further: u32) -> String {
        let at = if further == 0 { first.to_owned() } else { format!("{first} + {further}u") };
        match self.lanes {
            1 => format!("{}[{at}]", self.name),
            lanes => format!("{}[{first} >> {}u][({first} & {}u) + {further}u]", self.name, lanes.ilog2(), lanes - 1),
        }
    }

    /// Words of an element, where units are words that anything may lie in.
    pub(super) fn words(&self) -> Option<u32> {
        (self.unit == Repr::U32 && !self.atomic).then_some(self.lanes)
    }

    /// Units of an element, where units are elements that matrices have.
    pub(super) fn matrix_lanes(&self, elem: Repr) -> Option<u32> {
        (self.unit == elem && !self.atomic).then_some(self.lanes)
    }

    /// How many elements of a type make an element of the array.
    pub(super) fn elements(&self, ty: DType) -> Option<u32> {
        let bytes = self.unit_bytes() * self.lanes;
        Some(bytes / ty.bytes() as u32).filter(|&elements| elements > 0)
    }

    /// An element of the array, read.
    pub(super) fn read(&self, at: &str) -> String {
        match self.atomic {
            true => format!("atomicLoad(&{}[{at}])", self.name),
            false => format!("{}[{at}]", self.name),
        }
    }

    /// A statement that makes an element of the array zero.
    pub(super) fn clear(&self, at: &str) -> String {
        match self.atomic {
            true => format!("atomicStore(&{}[{at}], 0u);", self.name),
            false => format!("{}[{at}] = {}();", self.name, self.elem()),
        }
    }

    /// A whole vector of an array: that of unit `first`, or one behind it.
    pub(super) fn vector_at(&self, first: &str, further: u32) -> String {
        let at = format!("{first} >> {}u", self.lanes.ilog2());
        match further {
            0 => format!("{}[{at}]", self.name),
            _ => format!("{}[({at}) + {further}u]", self.name),
        }
    }
}

/// How a kernel accesses a buffer.
#[derive(Clone, Copy, Default)]
pub(super) struct Uses {
    read: bool,
    written: bool,
    /// By atomics of the language.
    atomic: bool,
    /// The fewest bytes that are stored at once; 0 where nothing is.
    least_stored: u32,
    /// The most that are loaded or stored at once.
    most: u32,
    /// As cooperative matrices.
    matrices: bool,
}

impl Uses {
    fn and(self, other: Uses) -> Uses {
        let least = match (self.least_stored, other.least_stored) {
            (0, least) | (least, 0) => least,
            (x, y) => x.min(y),
        };
        Uses {
            read: self.read | other.read,
            written: self.written | other.written,
            atomic: self.atomic | other.atomic,
            least_stored: least,
            most: self.most.max(other.most),
            matrices: self.matrices | other.matrices,
        }
    }
}

/// Where buffers are.
pub(super) struct Memory {
    arrays: Vec<Array>,
    /// The array of a buffer, and the byte of it at which it starts.
    places: BTreeMap<Buf, (usize, u32)>,
    uses: BTreeMap<Buf, Uses>,
    /// Whether a buffer in global memory is read and written.
    pub(super) is_reread: bool,
}

impl Memory {
    pub(super) fn new(kernel: &Kernel, class: &Class) -> Result<Memory, EmitError> {
        let uses = uses(kernel);
        let choice = Choice {
            types: Types::new(kernel, class),
            // Those of SPIR-V are read from words as well.
            halves: class.spirv == Spirv::Never && uses.values().any(|uses| uses.matrices),
            matrices: class.cooperative.as_ref().is_some_and(|matrices| matrices.vectors),
        };
        let mut memory = Memory { arrays: Vec::new(), places: BTreeMap::new(), uses, is_reread: false };
        let mut shared = Vec::new();
        for (buf, data) in kernel.bufs.iter() {
            match data.home {
                Home::Global { .. } => {
                    let uses = memory.uses[&buf];
                    memory.is_reread |= uses.read && uses.written;
                    let name = format!("{}_b{}", readable(&data.name), buf.index());
                    memory.places.insert(buf, (memory.arrays.len(), 0));
                    memory.arrays.push(array(name, &BTreeSet::from([data.elem]), uses, choice, class.vectors));
                }
                Home::Shared { start: Some(start), .. } => shared.push((start, start + data.bytes().max(1), buf)),
                Home::Shared { start: None, .. } => {
                    return Err(EmitError::Malformed(format!("shared memory `{}` is not planned", data.name)));
                }
            }
        }
        shared.sort_unstable_by_key(|&(start, end, buf)| (start, end, buf.index()));
        // Those that share bytes, as far as accesses are aligned, share an array.
        let mut groups: Vec<Group> = Vec::new();
        for (start, end, buf) in shared {
            let (first, last) = (start / QUAD * QUAD, end.next_multiple_of(QUAD));
            match groups.last_mut() {
                Some((_, group_end, members)) if first < *group_end => {
                    *group_end = last.max(*group_end);
                    members.push((start, buf));
                }
                _ => groups.push((first, last, vec![(start, buf)])),
            }
        }
        for (first, last, members) in groups {
            let elems = members.iter().map(|&(_, buf)| kernel.bufs[buf].elem).collect();
            let all = members.iter().fold(Uses::default(), |all, (_, buf)| all.and(memory.uses[buf]));
            let number = memory.arrays.len();
            let mut array = array(format!("shared_{number}"), &elems, all, choice, true);
            array.bytes = last - first;
            memory.arrays.push(array);
            memory.places.extend(members.iter().map(|&(start, buf)| (buf, (number, start - first))));
        }
        Ok(memory)
    }

    pub(super) fn array(&self, buf: Buf) -> &Array {
        &self.arrays[self.places[&buf].0]
    }

    /// Arrays in workgroup memory.
    pub(super) fn shared(&self) -> impl Iterator<Item = &Array> {
        self.arrays.iter().filter(|array| array.bytes > 0)
    }

    pub(super) fn is_written(&self, buf: Buf) -> bool {
        self.uses[&buf].written
    }

    /// The name of the number of a buffer's first element in its binding.
    pub(super) fn base(&self, buf: Buf) -> String {
        format!("base_{}", buf.index())
    }
}

impl Memory {
    /// The array of a buffer, and the byte of it at which it starts.
    pub(super) fn place(&self, buf: Buf) -> (usize, u32) {
        self.places[&buf]
    }
}

/// How a kernel accesses its buffers.
pub(super) fn uses(kernel: &Kernel) -> BTreeMap<Buf, Uses> {
    let mut found: BTreeMap<Buf, Uses> = kernel.bufs.iter().map(|(buf, _)| (buf, Uses::default())).collect();
    let mut note = |buf: Buf, one: Uses| {
        let known = found.entry(buf).or_default();
        *known = known.and(one);
    };
    kernel.walk(&mut |inst| match inst.op {
        Op::Load { buf, .. } => {
            let most = (inst.results.len() * kernel.bufs[buf].elem.bytes()) as u32;
            note(buf, Uses { read: true, most, ..Uses::default() });
        }
        Op::Store { buf, guarded, .. } => {
            let count = inst.args.len() - 1 - usize::from(guarded);
            let bytes = (count * kernel.bufs[buf].elem.bytes()) as u32;
            note(buf, Uses { written: true, least_stored: bytes, most: bytes, ..Uses::default() });
        }
        Op::Atomic { buf, .. } => note(buf, Uses { read: true, written: true, atomic: true, ..Uses::default() }),
        Op::CoopLoad { buf, .. } => note(buf, Uses { read: true, matrices: true, ..Uses::default() }),
        Op::CoopStore { buf, .. } => note(buf, Uses { written: true, matrices: true, ..Uses::default() }),
        _ => {}
    });
    found
}

/// What a module's arrays may be.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    types: Types,
    /// Whether elements of 16 bits are worth more than words of them, as matrices
    /// are made of them.
    halves: bool,
    /// Whether matrices are read from vectors.
    matrices: bool,
}

/// The array for what lies in it: the types of the elements, and all accesses.
pub(super) fn array(name: String, elems: &BTreeSet<DType>, uses: Uses, choice: Choice, vectors: bool) -> Array {
    let Choice { types, halves, matrices } = choice;
    let stores_parts = (1..4).contains(&uses.least_stored);
    // Elements by their type where there is one; halves of words only where one is
    // stored alone, because four words at once are more than four halves.
    let own = elems.first().filter(|_| elems.len() == 1).map(|&ty| types.repr(ty));
    let atomic = uses.atomic || stores_parts && own != Some(Repr::F16);
    let unit = match own {
        _ if atomic => Repr::U32,
        Some(Repr::F16) if stores_parts || halves => Repr::F16,
        Some(repr @ (Repr::F32 | Repr::I32)) if elems.iter().all(|ty| ty.bits() == 32) => repr,
        _ => Repr::U32,
    };
    let bytes = if unit == Repr::F16 { 2 } else { 4 };
    // A store of less than a vector would name one component of several that
    // other invocations store to: not every compiler leaves those alone.
    let stored = if uses.least_stored == 0 { QUAD } else { uses.least_stored };
    let vectors = vectors && (matrices || !uses.matrices);
    let lanes = (uses.most.min(stored) / bytes).clamp(1, 4);
    Array { name, unit, lanes: if atomic || !vectors { 1 } else { lanes }, atomic, bytes: 0 }
}

/// Buffers in workgroup memory that share an array: where it starts and ends, and
/// where each starts.
pub(super) type Group = (u32, u32, Vec<(u32, Buf)>);
