//! Loads, stores and atomics.

use super::class::{Class, Spirv};
use super::emitted::EmitError;
use super::emitter::{Emitter, readable};
use super::optimization_barrier;
use super::repr::{Repr, Types};
use super::scalar;
use std::collections::{BTreeMap, BTreeSet};
use tile_core::elem::{DType, Kind};
use tile_core::ir::{AtomicOp, Id as _};
use tile_simt::ir::{Buf, Home, Inst, Kernel, Op};

/// Bytes in which accesses may be wide, and to which arrays in workgroup memory
/// are aligned.
const QUAD: u32 = 16;

/// An array of a module.
#[derive(Clone, Debug)]
pub(super) struct Array {
    pub(super) name: String,
    /// What it consists of: words that anything may lie in, or elements.
    unit: Repr,
    /// Units of an element of the array: 1, or a vector of 2 or 4.
    lanes: u32,
    /// Whether its words are atomic.
    atomic: bool,
    /// How many bytes there are, in workgroup memory.
    bytes: u32,
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

    fn unit_bytes(&self) -> u32 {
        if self.unit == Repr::F16 { 2 } else { 4 }
    }

    /// A unit, read or written: `first + further`, of neighbours of which the first
    /// is at a multiple of their number.
    fn unit_at(&self, first: &str, further: u32) -> String {
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
struct Uses {
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

/// How a kernel accesses its buffers.
fn uses(kernel: &Kernel) -> BTreeMap<Buf, Uses> {
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
struct Choice {
    types: Types,
    /// Whether elements of 16 bits are worth more than words of them, as matrices
    /// are made of them.
    halves: bool,
    /// Whether matrices are read from vectors.
    matrices: bool,
}

/// The array for what lies in it: the types of the elements, and all accesses.
fn array(name: String, elems: &BTreeSet<DType>, uses: Uses, choice: Choice, vectors: bool) -> Array {
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
type Group = (u32, u32, Vec<(u32, Buf)>);

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

/// An access to neighbouring elements.
pub(super) struct Access {
    buf: Buf,
    ty: DType,
    /// The name of the first element's number in the array.
    index: String,
}

impl Emitter<'_> {
    /// The number of the unit of an array in which an element is.
    pub(super) fn unit_of(&self, access: &Access) -> String {
        let Access { buf, ty, index } = access;
        match (ty.bytes() as u32, self.memory.array(*buf).unit_bytes()) {
            (1, 4) => format!("({index} >> 2u)"),
            (2, 4) => format!("({index} >> 1u)"),
            (8, 4) => format!("({index} << 1u)"),
            _ => index.clone(),
        }
    }

    /// How far an element is shifted in its word.
    fn shift_of(access: &Access) -> String {
        match access.ty.bytes() {
            1 => format!("(({} & 3u) << 3u)", access.index),
            _ => format!("(({} & 1u) << 4u)", access.index),
        }
    }

    pub(super) fn access(&mut self, buf: Buf, index: tile_simt::ir::Val, offset: i64, count: usize) -> Access {
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
                let word = match self.types.repr(index_ty) {
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

    /// The name of the number of a matrix' first element in its array.
    pub(super) fn matrix_index(&mut self, buf: Buf, index: tile_simt::ir::Val, offset: i64) -> String {
        let access = self.access(buf, index, offset, 1);
        access.index
    }

    /// Whether elements from a number on are beyond an array in workgroup memory.
    fn is_outside(&self, buf: Buf, first: i64, count: usize) -> bool {
        let data = &self.kernel.bufs[buf];
        let bytes = i64::from(self.memory.array(buf).bytes);
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
        let otherwise = match rest.get(1) {
            Some(&val) => self.operand(val),
            None if ty.is_float() && guarded && self.hazards.is_decided(inst.args[0]) => {
                optimization_barrier::encoded(self.types, ty, 0)
            }
            None => self.types.literal(ty, 0),
        };
        if self.load_words(inst, guard.as_deref(), rest) {
            return;
        }
        if let Some(guard) = &guard
            && self.processor
            && self.load_anyway(inst, buf, offset, rest[0], guard, &otherwise)
        {
            return;
        }
        // Of kernels with matrices as in `narrow`.
        if let Some(guard) = &guard
            && self.kernel.vars.values().all(|var| var.matrix.is_none())
            && self.load_vectors(inst, buf, offset, rest[0], guard, &otherwise)
        {
            return;
        }
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

    /// A guarded load where a processor executes invocations as lanes of vectors, of a
    /// buffer that nothing writes; `false` of others. Both ways of a condition are
    /// executed there, and what leaves it is a variable that each lane keeps or not,
    /// which compilers make memory of. So the load is done whether the guard holds or
    /// not, of the first elements then, and its values are chosen.
    fn load_anyway(
        &mut self,
        inst: &Inst,
        buf: Buf,
        offset: i64,
        index: tile_simt::ir::Val,
        guard: &str,
        otherwise: &str,
    ) -> bool {
        if self.kernel.bufs[buf].is_shared() || self.memory.is_written(buf) {
            return false;
        }
        let count = inst.results.len();
        let Access { ty, index, .. } = self.access(buf, index, offset, count);
        let name = self.fresh("at");
        self.line(&format!("let {name} = select(0u, {index}, {guard});"));
        let access = Access { buf, ty, index: name };
        for (&result, value) in inst.results.iter().zip(self.elements(&access, count)) {
            self.define(result, &format!("select({otherwise}, {value}, {guard})"));
        }
        true
    }

    /// A guarded load of elements that lie in vectors of their own type; `false` where
    /// they do not. Both ways of the condition meet in whole vectors: compilers do not
    /// find these again in elements that were chosen one by one.
    fn load_vectors(
        &mut self,
        inst: &Inst,
        buf: Buf,
        offset: i64,
        index: tile_simt::ir::Val,
        guard: &str,
        otherwise: &str,
    ) -> bool {
        let (ty, count) = (self.kernel.bufs[buf].elem, inst.results.len() as u32);
        let array = self.memory.array(buf).clone();
        let own = array.unit == self.types.repr(ty) && array.unit_bytes() as usize == ty.bytes();
        if !own || array.atomic || array.lanes == 1 || count < array.lanes {
            return false;
        }
        let vectors: Vec<String> = (0..count / array.lanes).map(|_| self.fresh("wide")).collect();
        for vector in &vectors {
            self.line(&format!("var {vector} = {}({otherwise});", array.elem()));
        }
        self.open(&format!("if ({guard}) {{"));
        let access = self.access(buf, index, offset, inst.results.len());
        for (number, vector) in (0..).zip(&vectors) {
            self.line(&format!("{vector} = {};", array.vector_at(&access.index, number)));
        }
        self.close("}");
        for (results, vector) in inst.results.chunks(array.lanes as usize).zip(&vectors) {
            for (&result, part) in results.iter().zip(["x", "y", "z", "w"]) {
                self.define(result, &format!("{vector}.{part}"));
            }
        }
        true
    }

    /// So many neighbouring units of an array, as expressions.
    fn units(&mut self, access: &Access, count: u32) -> Vec<String> {
        let (array, first) = (self.memory.array(access.buf).clone(), self.unit_of(access));
        if array.atomic {
            return (0..count).map(|i| format!("atomicLoad(&{})", array.unit_at(&first, i))).collect();
        }
        if array.lanes == 1 || count < array.lanes {
            return (0..count).map(|i| array.unit_at(&first, i)).collect();
        }
        let mut units = Vec::new();
        for number in 0..count / array.lanes {
            let name = self.fresh("wide");
            let text = format!("let {name} = {};", array.vector_at(&first, number));
            self.line(&text);
            units.extend(["x", "y", "z", "w"][..array.lanes as usize].iter().map(|part| format!("{name}.{part}")));
        }
        units
    }

    /// Neighbouring elements, as expressions.
    fn elements(&mut self, access: &Access, count: usize) -> Vec<String> {
        let (ty, bytes) = (access.ty, access.ty.bytes());
        let array = self.memory.array(access.buf).clone();
        let words = (count * bytes).div_ceil(array.unit_bytes() as usize) as u32;
        let units = self.units(access, words);
        // Units are elements, or words in which these lie.
        if array.unit == self.types.repr(ty) && array.unit_bytes() as usize == bytes {
            return units;
        }
        match bytes {
            8 => units.chunks(2).map(|pair| format!("vec2<u32>({}, {})", pair[0], pair[1])).collect(),
            4 => units.iter().map(|unit| self.types.decoding(ty, unit, false)).collect(),
            _ => {
                let each = 4 / bytes;
                let mut out = Vec::new();
                for unit in units {
                    let name = self.fresh("word");
                    let text = match count < each {
                        true => format!("{unit} >> {}", Self::shift_of(access)),
                        false => unit,
                    };
                    self.line(&format!("let {name} = {text};"));
                    for part in 0..each.min(count) {
                        out.push(self.types.decoding(ty, &part_of(&name, part, bytes), true));
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
        let array = self.memory.array(buf).clone();
        if array.unit == self.types.repr(ty) && array.unit_bytes() as usize == bytes {
            self.store_units(&access, &values);
        } else if values.len() * bytes >= 4 {
            let types = self.types;
            let encoded = values.iter().map(|value| match bytes {
                8 => value.clone(),
                _ => types.encoding(ty, value),
            });
            let words: Vec<String> = match bytes {
                8 => encoded.flat_map(|value| [format!("{value}.x"), format!("{value}.y")]).collect(),
                _ => {
                    let each = encoded.collect::<Vec<_>>();
                    let words = each.chunks(4 / bytes).zip(rest[1..].chunks(4 / bytes));
                    words.map(|(parts, vals)| self.copied_word(vals).unwrap_or_else(|| joined(parts, bytes))).collect()
                }
            };
            self.store_units(&access, &words);
        } else {
            let parts: Vec<String> = values.iter().map(|value| self.types.encoding(ty, value)).collect();
            let mask = (1_u32 << (8 * bytes * values.len())) - 1;
            let (shift, bits) = (self.fresh("shift"), self.fresh("bits"));
            self.line(&format!("let {shift} = {};", Self::shift_of(&access)));
            self.line(&format!("let {bits} = ({}) << {shift};", joined(&parts, bytes)));
            self.exchange(&access, |_, old| format!("({old} & ~(0x{mask:x}u << {shift})) | {bits}"), None);
        }
        self.close("}");
    }

    /// Stores neighbouring units of an array: atomic words, or whole vectors.
    fn store_units(&mut self, access: &Access, units: &[String]) {
        let (array, first) = (self.memory.array(access.buf).clone(), self.unit_of(access));
        for (number, parts) in (0..).zip(units.chunks(array.lanes as usize)) {
            let text = match (array.atomic, array.lanes) {
                (true, _) => format!("atomicStore(&{}, {});", array.unit_at(&first, number), parts[0]),
                (_, 1) => format!("{} = {};", array.unit_at(&first, number), parts[0]),
                _ => format!("{} = {}({});", array.vector_at(&first, number), array.elem(), parts.join(", ")),
            };
            self.line(&text);
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
        let (name, at) = (self.memory.array(access.buf).name.clone(), self.unit_of(access));
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
            self.line(&format!("var v{}: {};", result.index(), self.types.repr(ty).name()));
        }
        self.open(&guard.map_or_else(|| "{".to_owned(), |guard| format!("if ({guard}) {{")));
        let access = self.access(buf, rest[0], offset, 1);
        let values: Vec<String> = rest[1..].iter().map(|&value| self.operand(value)).collect();
        let old = match native(op, ty) {
            Some(name) => {
                let (array, at) = (self.memory.array(buf).name.clone(), self.unit_of(&access));
                let (old, x) = (self.fresh("old"), self.types.encoding(ty, &values[0]));
                self.line(&format!("let {old} = {name}(&{array}[{at}], {x});"));
                self.types.decoding(ty, &old, false)
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
        let (types, ty) = (self.types, access.ty);
        let bits = ty.bits();
        let shift = (bits < 32).then(|| {
            let shift = self.fresh("shift");
            self.line(&format!("let {shift} = {};", Self::shift_of(access)));
            shift
        });
        let part = |word: &str| match &shift {
            Some(shift) => types.decoding(ty, &format!("({word} >> {shift})"), true),
            None => types.decoding(ty, word, false),
        };
        let placed = |value: &str| match &shift {
            Some(shift) => format!("({} << {shift})", types.encoding(ty, value)),
            None => types.encoding(ty, value),
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
                let value = updated(types, op, ty, &old, values);
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
fn updated(types: Types, op: AtomicOp, ty: DType, old: &str, values: &[String]) -> String {
    let Some(combine) = op.combines() else {
        return values[usize::from(op == AtomicOp::Cas)].clone();
    };
    scalar::bin(types, combine, ty, old, &values[0], None).expect("the verifier wants an operation that the type has")
}
