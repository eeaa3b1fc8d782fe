//! Loads, stores and asynchronous copies.

use super::emitted::EmitError;
use super::emitter::Emitter;
use super::spell::literal;
use tile_simt::ir::{Buf, Inst, Op, Val};

impl Emitter<'_> {
    /// The guard, if there is one, and the operands behind it.
    pub(super) fn guard<'i>(&mut self, inst: &'i Inst, guarded: bool) -> (Option<String>, &'i [Val]) {
        if guarded { (Some(self.operand(inst.args[0])), &inst.args[1..]) } else { (None, &inst.args) }
    }

    /// The number of an element.
    fn index(&mut self, index: Val, offset: i64) -> String {
        match (self.known(index), offset) {
            (Some(known), _) => known.wrapping_add(offset).to_string(),
            (None, 0) => self.operand(index),
            (None, offset) => {
                let sign = if offset < 0 { '-' } else { '+' };
                format!("{} {sign} {}ll", self.operand(index), offset.unsigned_abs())
            }
        }
    }

    /// An element, read or written.
    fn element(&mut self, buf: Buf, index: Val, offset: i64) -> String {
        let index = self.index(index, offset);
        format!("{}[{index}]", self.named.bufs[buf])
    }

    /// The address of an element.
    pub(super) fn pointer(&mut self, buf: Buf, index: Val, offset: i64) -> String {
        let index = self.index(index, offset);
        format!("{} + {index}", self.named.bufs[buf])
    }

    pub(super) fn load(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::Load { buf, offset, guarded } = inst.op else { unreachable!("called for loads") };
        let (guard, rest) = self.guard(inst, guarded);
        let ty = self.kernel.bufs[buf].elem;
        let otherwise = match rest.get(1) {
            Some(&val) => self.operand(val),
            None => literal(&mut self.helpers, ty, 0),
        };
        let count = inst.results.len();
        if count == 1 {
            let element = self.element(buf, rest[0], offset);
            let text = match guard {
                Some(guard) => format!("{guard} ? {element} : {otherwise}"),
                None => element,
            };
            self.define(inst.results[0], &text);
            return Ok(());
        }
        let pointer = self.pointer(buf, rest[0], offset);
        let vector = self.helpers.vector(ty, count)?;
        let mut text = self.helpers.of("load", &count.to_string(), &[&pointer])?;
        if let Some(guard) = guard {
            let otherwise = self.helpers.of("splat", &count.to_string(), &[&otherwise])?;
            text = format!("{guard} ? {text} : {otherwise}");
        }
        self.members(&vector, &inst.results, &text);
        Ok(())
    }

    /// Names a vector after its first member, and its members in it.
    pub(super) fn members(&mut self, vector: &str, members: &[Val], text: &str) {
        let Some(&first) = members.first() else { return };
        let name = Emitter::name(first);
        self.line(format!("const {vector} {name} = {text};"));
        for (i, &member) in members.iter().enumerate() {
            self.place(member, format!("{name}.at[{i}]"));
        }
    }

    pub(super) fn store(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::Store { buf, offset, guarded } = inst.op else { unreachable!("called for stores") };
        let (guard, rest) = self.guard(inst, guarded);
        let values = self.operands(&rest[1..]);
        let text = match &values[..] {
            [value] => format!("{} = {value}", self.element(buf, rest[0], offset)),
            _ => {
                let pointer = self.pointer(buf, rest[0], offset);
                let values = format!("{{{{{}}}}}", values.join(", "));
                self.helpers.of("store", &(rest.len() - 1).to_string(), &[&pointer, &values])?
            }
        };
        match guard {
            Some(guard) => self.line(format!("if ({guard}) {text};")),
            None => self.line(format!("{text};")),
        }
        Ok(())
    }

    pub(super) fn copy_async(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::CopyAsync { src, src_offset, dst, dst_offset, bytes, guarded } = inst.op else {
            unreachable!("called for asynchronous copies")
        };
        let (guard, rest) = self.guard(inst, guarded);
        let from = self.pointer(src, rest[0], src_offset);
        let to = self.pointer(dst, rest[1], dst_offset);
        let exists = guard.unwrap_or_else(|| "true".to_owned());
        let call = self.helpers.call(&format!("copy_async_{bytes}"), &[&to, &from, &exists])?;
        self.line(format!("{call};"));
        Ok(())
    }

    pub(super) fn await_signal(&mut self, buf: Buf, index: Val) -> Result<(), EmitError> {
        let pointer = self.pointer(buf, index, 0);
        let call = self.helpers.call("await", &[&format!("reinterpret_cast<u32 *>({pointer})")])?;
        self.line(format!("{call};"));
        Ok(())
    }
}
