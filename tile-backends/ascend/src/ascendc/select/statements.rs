//! Statements: calls with their accesses and work, scratch memory, loops and conditions of the emitter's own.

use super::super::code::{Access, Call, Node, Region, Trips, When};
use super::super::space::Space;
use super::super::work::{Kind, Lines, Path, Work, instruction, repeats_of};
use super::{Select, Selected};
use crate::chip::Chip;
use crate::ir::{Pipe, Tensor, Tile};

impl<'p> Select<'p> {
    /// Accesses to the parts of the scratch memory that a text names.
    pub(super) fn scratch_accesses(&self, pipe: Pipe, text: &str, write: bool) -> Vec<Access> {
        let named = self.scratch_parts.iter().filter(|(name, ..)| text.contains(name.as_str()));
        let access = |start: u64, end: u64| {
            let region = Region { space: Space::Ub, start, end, rotation: None };
            Access::new(pipe, region, write)
        };
        let accesses: Vec<Access> = named.map(|&(_, start, end)| access(start, end)).collect();
        match accesses.is_empty() {
            true => vec![access(self.scratch_first, self.scratch_next.max(self.scratch_first + 1))],
            false => accesses,
        }
    }

    /// Allocates scratch memory for the current operation, as elements of a type. The memory is
    /// at least as large as the largest operation needs.
    pub(super) fn scratch(&mut self, ty: &str, width: u64, count: u64) -> String {
        self.uses.insert(Space::Ub);
        // Whole repetitions, as some functions compare all of their lanes.
        let count = (count * width).next_multiple_of(Chip::REPEAT.into()) / width;
        let start = self.scratch_next;
        self.scratch_next += count * width;
        if let Some(needs) = self.scratch_needs.last_mut() {
            needs.bytes = self.scratch_next - self.scratch_first;
        }
        let name = format!("ub.GetWithOffset<{ty}>({count}, {start})");
        self.scratch_parts.push((name.clone(), start, self.scratch_next));
        name
    }

    pub(super) fn call(&mut self, text: String, accesses: Vec<Access>) {
        let call = self.plain(text, accesses);
        self.push(Node::Call(call));
    }

    /// A call on whole tiles.
    pub(super) fn plain(&self, text: String, accesses: Vec<Access>) -> Call {
        let work = self.work(&accesses);
        Call { before: Vec::new(), text, after: Vec::new(), accesses, transfer: None, work }
    }

    /// The work of accesses: moves of whole tiles, or their elements one by one.
    pub(super) fn work(&self, accesses: &[Access]) -> Work {
        let bytes = |access: &Access| {
            let region = access.region;
            (region.end - region.start) / u64::from(region.rotation.map_or(1, |rotation| rotation.buffers))
        };
        let moved = accesses.iter().find_map(|access| {
            let path = Path::of(access.pipe, access.region.space)?;
            Some(Work::Move { bytes: bytes(access), path, tensor: None })
        });
        // Elements of four bytes, as most are.
        moved.unwrap_or_else(|| Work::Elements(accesses.iter().map(bytes).max().unwrap_or(0) / 4))
    }

    /// Attributes a move to its tensor.
    pub(super) fn moved(&mut self, tensor: Tensor, mut call: Call) -> Node {
        if let Work::Move { tensor: of, .. } = &mut call.work {
            *of = Some(tensor);
        }
        Node::Call(call)
    }

    /// A vector instruction that reads and writes tiles, and the scratch memory if it says so.
    pub(super) fn vector(&mut self, lines: impl Into<Lines>, write: Option<Tile>, read: &[Tile], scratch: [bool; 2]) {
        let lines = lines.into();
        let whole = write.or(read.first().copied()).map(|tile| repeats_of(self.rows(tile).bytes()));
        let (calls, kind) = (lines.calls, Kind::of(instruction(&lines.text)));
        let work = Work::Vector { calls, repeats: lines.repeats.or(whole).unwrap_or(calls), kind };
        let mut accesses: Vec<Access> = read.iter().map(|&tile| self.reads(Pipe::V, tile)).collect();
        if scratch[0] {
            accesses.extend(self.scratch_accesses(Pipe::V, &lines.text, false));
        }
        accesses.extend(write.map(|tile| self.writes(Pipe::V, tile)));
        if scratch[1] {
            accesses.extend(self.scratch_accesses(Pipe::V, &lines.text, true));
        }
        let (before, after) = (Vec::new(), Vec::new());
        self.push(Node::Call(Call { before, text: lines.text, after, accesses, transfer: None, work }));
    }

    /// A loop of the emitter's own; passes its counter to the body.
    pub(super) fn for_each(
        &mut self,
        count: u64,
        hint: &str,
        body: &mut dyn FnMut(&mut Self, &str) -> Selected<()>,
    ) -> Selected<()> {
        let name = self.names.fresh(hint);
        self.lists.push(Vec::new());
        body(self, &name)?;
        let inner = self.lists.pop().unwrap_or_default();
        self.repeat(format!("int64_t {name} = 0; {name} < {count}; {name}++"), count, inner);
        Ok(())
    }

    /// A loop of the emitter's own.
    pub(super) fn repeat(&mut self, head: String, times: u64, body: Vec<Node>) {
        let id = self.next_inner;
        self.next_inner += 1;
        self.push(Node::For { id, head, body, buffers: 1, trips: Trips::Times(times) });
    }

    /// Statements under the condition that part of a subview exists.
    pub(super) fn when(&mut self, condition: &str, body: &mut dyn FnMut(&mut Self) -> Selected<()>) -> Selected<()> {
        if condition == "true" {
            return body(self);
        }
        self.lists.push(Vec::new());
        body(self)?;
        let then = self.lists.pop().unwrap_or_default();
        let condition = condition.to_owned();
        self.push(Node::If { condition, when: When::Inside, then, otherwise: Vec::new() });
        Ok(())
    }
}
