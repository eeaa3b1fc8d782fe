//! Words that are copied as they are.
//!
//! ```text
//! %1, %2 = load @0 […]           let word_3 = wide_2.x;
//! store @1 […], %1, %2    ──►    …
//!                                shared_1[at] = vec4<u32>(word_3, …);
//! ```
//!
//! Elements of 8 and 16 bits that are loaded from words and stored to words need not
//! be taken apart and put together. What they are taken apart into stays in the text,
//! for whoever else wants it; compilers leave out what nobody does. A guarded load
//! takes its words under the condition, and nothing else.
//!
//! That is done in modules with matrices of SPIR-V, whose copies to workgroup memory
//! are most of what they do beside products.

use super::emitter::Emitter;
use super::text::part_of;
use tile_simt::ir::{Inst, Op, Val};

/// The components of a vector.
const COMPONENTS: [&str; 4] = ["x", "y", "z", "w"];

impl Emitter<'_> {
    /// A load of whole words, with zeros where its guard is false; `false` where it is
    /// something else.
    pub(super) fn load_words(&mut self, inst: &Inst, guard: Option<&str>, rest: &[Val]) -> bool {
        let Op::Load { buf, offset, .. } = inst.op else { unreachable!("called for loads") };
        let (ty, count) = (self.kernel.bufs[buf].elem, inst.results.len());
        let array = self.memory.array(buf).clone();
        let (Some(lanes), bytes) = (array.words(), count * ty.bytes()) else { return false };
        // Zeros that are seen to be such are not these.
        let plain = rest.len() == 1 && !(guard.is_some() && ty.is_float() && self.hazards.is_decided(inst.args[0]));
        if self.stand_ins.is_none() || ty.bytes() >= 4 || !bytes.is_multiple_of(4 * lanes as usize) || !plain {
            return false;
        }
        let vectors: Vec<String> = (0..bytes / (4 * lanes as usize)).map(|_| self.fresh("wide")).collect();
        for vector in &vectors {
            self.line(&format!("var {vector}: {};", array.elem()));
        }
        self.open(&guard.map_or_else(|| "{".to_owned(), |guard| format!("if ({guard}) {{")));
        let access = self.access(buf, rest[0], offset, count);
        let first = self.unit_of(&access);
        for (number, vector) in (0..).zip(&vectors) {
            self.line(&format!("{vector} = {};", array.vector_at(&first, number)));
        }
        self.close("}");
        let each = 4 / ty.bytes();
        let words = vectors.iter().flat_map(|vector| match lanes {
            1 => vec![vector.clone()],
            _ => COMPONENTS[..lanes as usize].iter().map(|component| format!("{vector}.{component}")).collect(),
        });
        for (word, results) in words.zip(inst.results.chunks(each)) {
            let name = self.fresh("word");
            self.line(&format!("let {name} = {word};"));
            for (part, &result) in results.iter().enumerate() {
                let value = self.types.decoding(ty, &part_of(&name, part, ty.bytes()), true);
                self.define(result, &value);
                self.words.insert(result, (name.clone(), part));
            }
        }
        true
    }

    /// The word that values are the parts of, in order.
    pub(super) fn copied_word(&self, vals: &[Val]) -> Option<String> {
        let (word, _) = self.words.get(vals.first()?)?;
        let is_next = |(number, val): (usize, &Val)| {
            self.words.get(val).is_some_and(|(other, part)| other == word && *part == number)
        };
        vals.iter().enumerate().all(is_next).then(|| word.clone())
    }
}
