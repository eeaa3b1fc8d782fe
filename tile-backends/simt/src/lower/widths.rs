//! How wide the memory is that fragments move to and from.
//!
//! A fragment of `f32` that is filled from a tensor of `bf16` is best held in
//! runs of eight, because eight elements of the tensor are one access. What
//! meets in a statement is held alike, so it shares what it moves.

use super::fragment_accesses::accesses;
use rustc_hash::FxHashMap;
use tile_core::ir::{Func, Op, Space, Value};

/// The widest access, and the most bytes of a run in the memory with the widest
/// elements, so that neighbouring threads stay close there.
const ACCESS: u32 = 16;
const SPREAD: u32 = 32;

/// Bytes of elements in memory.
#[derive(Clone, Copy, Debug)]
struct Bytes {
    least: u32,
    most: u32,
}

impl Bytes {
    fn join(self, other: Bytes) -> Bytes {
        Bytes { least: self.least.min(other.least), most: self.most.max(other.most) }
    }
}

/// The elements of a run that suit an access, for each fragment that moves to
/// or from a tensor.
#[derive(Debug, Default)]
pub(super) struct Widths {
    /// The fragment that stands for those that meet.
    leader: FxHashMap<Value, Value>,
    bytes: FxHashMap<Value, Bytes>,
}

impl Widths {
    pub(super) fn of(func: &Func, fragments: &FxHashMap<Value, Vec<u32>>) -> Widths {
        let mut widths = Widths::default();
        func.walk(func.body, &mut |_, inst| match &inst.op {
            Op::Copy { .. } => {
                let sides = [inst.args[0], inst.args[1]].map(|arg| func.root(arg));
                match sides.map(|side| fragments.contains_key(&side)) {
                    [true, true] => widths.unite(sides[0], sides[1]),
                    [true, false] => widths.moves(func, sides[0], sides[1]),
                    [false, true] => widths.moves(func, sides[1], sides[0]),
                    [false, false] => {}
                }
            }
            Op::Parallel {} => {
                let rank = func.regions[inst.regions[0]].args.len();
                let full = |fragment: &Value| fragments[fragment].len() == rank;
                let met: Vec<Value> = accesses(func, inst).iter().map(|access| access.root).filter(full).collect();
                let Some(&first) = met.first() else { return };
                met.iter().for_each(|&other| widths.unite(first, other));
                func.walk(inst.regions[0], &mut |_, inner| match &inner.op {
                    Op::Load {} => widths.moves(func, first, func.root(inner.args[0])),
                    Op::Store { .. } => widths.moves(func, first, func.root(inner.args[1])),
                    _ => {}
                });
            }
            _ => {}
        });
        widths
    }

    /// Elements of a run of a fragment.
    pub(super) fn run(&self, func: &Func, fragment: Value) -> u32 {
        let own = func.ty(fragment).elem().dtype().map_or(4, |dtype| dtype.bytes() as u32);
        match self.bytes.get(&self.find(fragment)) {
            Some(bytes) => (ACCESS / bytes.least).min(SPREAD / bytes.most).max(ACCESS / own),
            None => ACCESS / own,
        }
    }

    fn find(&self, mut fragment: Value) -> Value {
        while let Some(&leader) = self.leader.get(&fragment) {
            fragment = leader;
        }
        fragment
    }

    fn unite(&mut self, x: Value, y: Value) {
        let (x, y) = (self.find(x), self.find(y));
        if x != y {
            self.leader.insert(y, x);
            if let Some(bytes) = self.bytes.remove(&y) {
                self.note(x, bytes);
            }
        }
    }

    /// A fragment moves to or from memory.
    fn moves(&mut self, func: &Func, fragment: Value, memory: Value) {
        let tensor = func.ty(memory).mem().is_some_and(|mem| mem.space == Space::Global);
        if let (true, Some(dtype)) = (tensor, func.ty(memory).elem().dtype()) {
            let bytes = dtype.bytes() as u32;
            self.note(self.find(fragment), Bytes { least: bytes, most: bytes });
        }
    }

    fn note(&mut self, leader: Value, bytes: Bytes) {
        self.bytes.entry(leader).and_modify(|known| *known = known.join(bytes)).or_insert(bytes);
    }
}
