//! Loads, stores and atomics on arrays of words.

use super::emitted::EmitError;
use super::emitter::{Emitter, readable};
use super::repr::{Repr, decoding, encoding, known, literal};
use super::scalar;
use std::collections::{BTreeMap, BTreeSet};
use tile_core::elem::{DType, Kind};
use tile_core::ir::{AtomicOp, Id as _};
use tile_simt::ir::{Buf, Home, Inst, Kernel, Op};

/// An array of words of a module.
#[derive(Clone, Debug)]
pub(super) struct Array {
    pub(super) name: String,
    /// Whether its words are atomic.
    atomic: bool,
    /// How many there are, in workgroup memory.
    pub(super) words: u32,
}

impl Array {
    pub(super) fn elem(&self) -> &'static str {
        if self.atomic { "atomic<u32>" } else { "u32" }
    }

    fn load(&self, index: &str) -> String {
        if self.atomic { format!("atomicLoad(&{}[{index}])", self.name) } else { format!("{}[{index}]", self.name) }
    }
}

/// Where buffers are.
pub(super) struct Memory {
    arrays: Vec<Array>,
    /// The array of a buffer, and the byte of it at which it starts.
    places: BTreeMap<Buf, (usize, u32)>,
    written: BTreeSet<Buf>,
    /// Whether a buffer in global memory is read and written.
    pub(super) is_reread: bool,
}

impl Memory {
    pub(super) fn new(kernel: &Kernel) -> Result<Memory, EmitError> {
        let (mut read, mut written, mut exchanged) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        kernel.walk(&mut |inst| match inst.op {
            Op::Load { buf, .. } => {
                read.insert(buf);
            }
            Op::Store { buf, guarded, .. } => {
                written.insert(buf);
                let count = inst.args.len() - 1 - usize::from(guarded);
                if count * kernel.bufs[buf].elem.bytes() < 4 {
                    exchanged.insert(buf);
                }
            }
            Op::Atomic { buf, .. } => {
                read.insert(buf);
                written.insert(buf);
                exchanged.insert(buf);
            }
            _ => {}
        });
        let mut memory = Memory { arrays: Vec::new(), places: BTreeMap::new(), written, is_reread: false };
        let mut shared = Vec::new();
        for (buf, data) in kernel.bufs.iter() {
            match data.home {
                Home::Global { .. } => {
                    memory.is_reread |= read.contains(&buf) && memory.written.contains(&buf);
                    let name = format!("{}_b{}", readable(&data.name), buf.index());
                    memory.places.insert(buf, (memory.arrays.len(), 0));
                    memory.arrays.push(Array { name, atomic: exchanged.contains(&buf), words: 0 });
                }
                Home::Shared { start: Some(start), .. } => shared.push((start, start + data.bytes().max(1), buf)),
                Home::Shared { start: None, .. } => {
                    return Err(EmitError::Malformed(format!("shared memory `{}` is not planned", data.name)));
                }
            }
        }
        shared.sort_unstable_by_key(|&(start, end, buf)| (start, end, buf.index()));
        // Those that share a word share an array.
        let mut open: Option<(u32, u32)> = None;
        for (start, end, buf) in shared {
            let (first, last) = (start / 4 * 4, end.next_multiple_of(4));
            let (array_start, array_end) = match open {
                Some((array_start, array_end)) if first < array_end => (array_start, array_end.max(last)),
                _ => {
                    let name = format!("shared_{}", memory.arrays.len());
                    memory.arrays.push(Array { name, atomic: false, words: 0 });
                    (first, last)
                }
            };
            open = Some((array_start, array_end));
            let number = memory.arrays.len() - 1;
            let array = &mut memory.arrays[number];
            array.words = (array_end - array_start) / 4;
            array.atomic |= exchanged.contains(&buf);
            memory.places.insert(buf, (number, start - array_start));
        }
        Ok(memory)
    }

    pub(super) fn array(&self, buf: Buf) -> &Array {
        &self.arrays[self.places[&buf].0]
    }

    /// Arrays in workgroup memory.
    pub(super) fn shared(&self) -> impl Iterator<Item = &Array> {
        self.arrays.iter().filter(|array| array.words > 0)
    }

    pub(super) fn is_written(&self, buf: Buf) -> bool {
        self.written.contains(&buf)
    }

    /// The name of the number of a buffer's first element in its binding.
    pub(super) fn base(&self, buf: Buf) -> String {
        format!("base_{}", buf.index())
    }
}

/// An access to neighbouring elements.
struct Access {
    buf: Buf,
    ty: DType,
    /// The name of the first element's number in the array.
    index: String,
}

impl Emitter<'_> {
    /// The word of an array in which an element is, so many words on.
    fn word_at(&self, access: &Access, further: u32) -> String {
        let Access { ty, index, .. } = access;
        let word = match ty.bytes() {
            1 => format!("({index} >> 2u)"),
            2 => format!("({index} >> 1u)"),
            8 => format!("{index} * 2u"),
            _ => index.clone(),
        };
        if further == 0 { word } else { format!("{word} + {further}u") }
    }

    /// How far an element is shifted in its word.
    fn shift_of(access: &Access) -> String {
        match access.ty.bytes() {
            1 => format!("(({} & 3u) << 3u)", access.index),
            _ => format!("(({} & 1u) << 4u)", access.index),
        }
    }

    fn access(&mut self, buf: Buf, index: tile_simt::ir::Val, offset: i64, count: usize) -> Access {
        let ty = self.kernel.bufs[buf].elem;
        let (_, start) = self.memory.place(buf);
        let constant = offset + i64::from(start / ty.bytes() as u32);
        let mut text = match (self.known(index), self.ty(index)) {
            // What lies outside of an array is never accessed, by its guard; naga
            // refuses it all the same.
            (Some(known), _) if self.is_outside(buf, known + constant, count) => "0u".to_owned(),
            (Some(known), _) => format!("{}u", (known + constant) as u32),
            (None, index_ty) => {
                let operand = self.operand(index);
                let word = match known(index_ty) {
                    Repr::Wide => format!("{operand}.x"),
                    Repr::I32 => format!("bitcast<u32>({operand})"),
                    _ => operand,
                };
                match constant {
                    0 => word,
                    c if c < 0 => format!("{word} - {}u", c.unsigned_abs() as u32),
                    c => format!("{word} + {}u", c as u32),
                }
            }
        };
        if !self.kernel.bufs[buf].is_shared() {
            text = format!("{} + {text}", self.memory.base(buf));
        }
        let name = self.fresh("at");
        self.line(&format!("let {name} = {text};"));
        Access { buf, ty, index: name }
    }

    /// Whether elements from a number on are beyond an array in workgroup memory.
    fn is_outside(&self, buf: Buf, first: i64, count: usize) -> bool {
        let data = &self.kernel.bufs[buf];
        let bytes = i64::from(self.memory.array(buf).words) * 4;
        data.is_shared() && (first < 0 || (first + count as i64) * data.elem.bytes() as i64 > bytes)
    }

    /// The guard of an access and its other operands.
    fn guard<'i>(&self, inst: &'i Inst, guarded: bool) -> (Option<String>, &'i [tile_simt::ir::Val]) {
        let (guard, rest) = inst.args.split_at(usize::from(guarded));
        (guard.first().map(|&guard| self.operand(guard)), rest)
    }

    pub(super) fn load(&mut self, inst: &Inst) {
        let Op::Load { buf, offset, guarded } = inst.op else { unreachable!("called for loads") };
        let (guard, rest) = self.guard(inst, guarded);
        let ty = self.kernel.bufs[buf].elem;
        let otherwise = rest.get(1).map_or_else(|| literal(ty, 0), |&val| self.operand(val));
        if let Some(guard) = &guard {
            for result in &inst.results {
                self.line(&format!("var v{} = {otherwise};", result.index()));
            }
            self.open(&format!("if ({guard}) {{"));
        }
        let access = self.access(buf, rest[0], offset, inst.results.len());
        let values = self.elements(&access, inst.results.len());
        for (&result, value) in inst.results.iter().zip(values) {
            match guard {
                Some(_) => self.line(&format!("v{} = {value};", result.index())),
                None => self.define(result, &value),
            }
        }
        if guard.is_some() {
            self.close("}");
        }
        inst.results.iter().for_each(|&result| self.place(result));
    }

    /// Neighbouring elements, as expressions.
    fn elements(&mut self, access: &Access, count: usize) -> Vec<String> {
        let array = self.memory.array(access.buf).clone();
        let (ty, bytes) = (access.ty, access.ty.bytes());
        match bytes {
            8 => (0..count as u32)
                .map(|i| {
                    let [low, high] = [2 * i, 2 * i + 1].map(|word| array.load(&self.word_at(access, word)));
                    format!("vec2<u32>({low}, {high})")
                })
                .collect(),
            4 => (0..count as u32).map(|i| decoding(ty, &array.load(&self.word_at(access, i)), false)).collect(),
            _ => {
                let each = 4 / bytes;
                let mut out = Vec::new();
                for word in 0..count.div_ceil(each) {
                    let name = self.fresh("word");
                    let text = array.load(&self.word_at(access, word as u32));
                    let start = if count < each { Some(Self::shift_of(access)) } else { None };
                    let text = match start {
                        Some(shift) => format!("{text} >> {shift}"),
                        None => text,
                    };
                    self.line(&format!("let {name} = {text};"));
                    for part in 0..each.min(count) {
                        out.push(decoding(ty, &part_of(&name, part, bytes), true));
                    }
                }
                out
            }
        }
    }

    pub(super) fn store(&mut self, inst: &Inst) {
        let Op::Store { buf, offset, guarded } = inst.op else { unreachable!("called for stores") };
        let (guard, rest) = self.guard(inst, guarded);
        self.open(&guard.map_or_else(|| "{".to_owned(), |guard| format!("if ({guard}) {{")));
        let access = self.access(buf, rest[0], offset, rest.len() - 1);
        let values: Vec<String> = rest[1..].iter().map(|&value| self.operand(value)).collect();
        let (ty, bytes) = (access.ty, access.ty.bytes());
        match bytes {
            8 => {
                for (i, value) in (0..).zip(&values) {
                    self.store_word(&access, 2 * i, &format!("{value}.x"));
                    self.store_word(&access, 2 * i + 1, &format!("{value}.y"));
                }
            }
            _ if values.len() * bytes >= 4 => {
                for (i, parts) in (0..).zip(values.chunks(4 / bytes)) {
                    let parts: Vec<String> = parts.iter().map(|value| encoding(ty, value)).collect();
                    self.store_word(&access, i, &joined(&parts, bytes));
                }
            }
            _ => {
                let parts: Vec<String> = values.iter().map(|value| encoding(ty, value)).collect();
                let mask = (1_u32 << (8 * bytes * values.len())) - 1;
                let (shift, bits) = (self.fresh("shift"), self.fresh("bits"));
                self.line(&format!("let {shift} = {};", Self::shift_of(&access)));
                self.line(&format!("let {bits} = ({}) << {shift};", joined(&parts, bytes)));
                self.exchange(&access, |_, old| format!("({old} & ~(0x{mask:x}u << {shift})) | {bits}"), None);
            }
        }
        self.close("}");
    }

    fn store_word(&mut self, access: &Access, number: u32, word: &str) {
        let array = self.memory.array(access.buf).clone();
        let at = self.word_at(access, number);
        match array.atomic {
            true => self.line(&format!("atomicStore(&{}[{at}], {word});", array.name)),
            false => self.line(&format!("{}[{at}] = {word};", array.name)),
        }
    }

    /// Replaces the word of an access by what `new` makes of it; where `unless`
    /// gives a condition that holds, leaves it. Gives the name of the word that
    /// was there.
    fn exchange(
        &mut self,
        access: &Access,
        new: impl FnOnce(&mut Self, &str) -> String,
        unless: Option<&dyn Fn(&str) -> String>,
    ) -> String {
        let (name, at) = (self.memory.array(access.buf).name.clone(), self.word_at(access, 0));
        let (seen, result) = (self.fresh("seen"), self.fresh("result"));
        self.line(&format!("var {seen} = atomicLoad(&{name}[{at}]);"));
        self.open("loop {");
        if let Some(unless) = unless {
            let stop = unless(&seen);
            self.line(&format!("if ({stop}) {{ break; }}"));
        }
        let new = new(self, &seen);
        self.line(&format!("let {result} = atomicCompareExchangeWeak(&{name}[{at}], {seen}, {new});"));
        self.line(&format!("if ({result}.exchanged) {{ break; }}"));
        self.line(&format!("{seen} = {result}.old_value;"));
        self.close("}");
        seen
    }

    pub(super) fn atomic(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::Atomic { buf, offset, op, guarded, .. } = inst.op else { unreachable!("called for atomics") };
        let ty = self.kernel.bufs[buf].elem;
        if ty.bits() == 64 {
            return Err(EmitError::Unsupported {
                what: "atomics of 64 bits".to_owned(),
                lacking: "WGSL has none, and SHADER_INT64_ATOMIC_ALL_OPS is not used".to_owned(),
            });
        }
        let (guard, rest) = self.guard(inst, guarded);
        let result = inst.results.first().copied();
        if let Some(result) = result {
            self.line(&format!("var v{}: {};", result.index(), known(ty).name()));
        }
        self.open(&guard.map_or_else(|| "{".to_owned(), |guard| format!("if ({guard}) {{")));
        let access = self.access(buf, rest[0], offset, 1);
        let values: Vec<String> = rest[1..].iter().map(|&value| self.operand(value)).collect();
        let old = match native(op, ty) {
            Some(name) => {
                let (array, at) = (self.memory.array(buf).name.clone(), self.word_at(&access, 0));
                let (old, x) = (self.fresh("old"), encoding(ty, &values[0]));
                self.line(&format!("let {old} = {name}(&{array}[{at}], {x});"));
                decoding(ty, &old, false)
            }
            None => self.exchanged(&access, op, &values),
        };
        if let Some(result) = result {
            self.line(&format!("v{} = {old};", result.index()));
        }
        self.close("}");
        if let Some(result) = result {
            self.place(result);
        }
        Ok(())
    }

    /// The old element of an atomic that is a loop.
    fn exchanged(&mut self, access: &Access, op: AtomicOp, values: &[String]) -> String {
        let ty = access.ty;
        let bits = ty.bits();
        let shift = (bits < 32).then(|| {
            let shift = self.fresh("shift");
            self.line(&format!("let {shift} = {};", Self::shift_of(access)));
            shift
        });
        let part = |word: &str| match &shift {
            Some(shift) => decoding(ty, &format!("({word} >> {shift})"), true),
            None => decoding(ty, word, false),
        };
        let placed = |value: &str| match &shift {
            Some(shift) => format!("({} << {shift})", encoding(ty, value)),
            None => encoding(ty, value),
        };
        let expected = (op == AtomicOp::Cas).then(|| placed(&values[0]));
        let mask = shift.as_ref().map(|shift| format!("(0x{:x}u << {shift})", (1_u32 << bits) - 1));
        let differs = expected.map(|expected| {
            let mask = mask.clone();
            move |word: &str| match &mask {
                Some(mask) => format!("({word} & {mask}) != {expected}"),
                None => format!("{word} != {expected}"),
            }
        });
        let unless: Option<&dyn Fn(&str) -> String> = differs.as_ref().map(|f| f as _);
        let seen = self.exchange(
            access,
            |emitter, seen| {
                let old = emitter.fresh("old");
                emitter.line(&format!("let {old} = {};", part(seen)));
                let new = emitter.fresh("new");
                let value = updated(op, ty, &old, values);
                emitter.line(&format!("let {new} = {value};"));
                match &mask {
                    Some(mask) => format!("({seen} & ~{mask}) | {}", placed(&new)),
                    None => placed(&new),
                }
            },
            unless,
        );
        part(&seen)
    }
}

impl Memory {
    /// The array of a buffer, and the byte of it at which it starts.
    fn place(&self, buf: Buf) -> (usize, u32) {
        self.places[&buf]
    }
}

/// Encodings side by side in a word, the first lowest.
pub(super) fn joined(parts: &[String], bytes: usize) -> String {
    let shifted = parts.iter().enumerate().map(|(i, part)| match i {
        0 => part.clone(),
        _ => format!("({part} << {}u)", 8 * bytes * i),
    });
    shifted.collect::<Vec<_>>().join(" | ")
}

/// A word shifted so that one of its parts, of so many bytes, is lowest.
pub(super) fn part_of(word: &str, number: usize, bytes: usize) -> String {
    match number {
        0 => word.to_owned(),
        _ => format!("({word} >> {}u)", 8 * bytes * number),
    }
}

/// The function of WGSL that does an atomic on words, if there is one.
fn native(op: AtomicOp, ty: DType) -> Option<&'static str> {
    if ty.bits() != 32 {
        return None;
    }
    let word = ty.kind() != Kind::Float;
    Some(match op {
        AtomicOp::Exchange => "atomicExchange",
        AtomicOp::Add if word => "atomicAdd",
        AtomicOp::And if word => "atomicAnd",
        AtomicOp::Or if word => "atomicOr",
        AtomicOp::Xor if word => "atomicXor",
        AtomicOp::Max if ty == DType::U32 => "atomicMax",
        AtomicOp::Min if ty == DType::U32 => "atomicMin",
        _ => return None,
    })
}

/// What an atomic makes of an element.
fn updated(op: AtomicOp, ty: DType, old: &str, values: &[String]) -> String {
    let Some(combine) = op.combines() else {
        return values[usize::from(op == AtomicOp::Cas)].clone();
    };
    scalar::bin(combine, ty, old, &values[0], None).expect("the verifier wants an operation that the type has")
}
