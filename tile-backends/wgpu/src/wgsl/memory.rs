//! Loads, stores and atomics.

use super::emitter::Emitter;
use super::optimization_barrier;
use super::repr::Repr;
use super::text::{joined, part_of};
use tile_core::elem::DType;
use tile_core::ir::Id as _;
use tile_simt::ir::{Buf, Inst, Op};

/// An access to neighbouring elements.
pub(super) struct Access {
    pub(super) buf: Buf,
    pub(super) ty: DType,
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
    pub(super) fn shift_of(access: &Access) -> String {
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
    pub(super) fn guard<'i>(&self, inst: &'i Inst, guarded: bool) -> (Option<String>, &'i [tile_simt::ir::Val]) {
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
            && self.software_gpu
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

    /// A guarded load where a software GPU executes invocations as lanes of vectors, of a
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
}
