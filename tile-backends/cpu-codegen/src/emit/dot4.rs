//! Emits vector loops with dot products of four bytes.
//!
//! LLVM's loop vectoriser knows no such instruction. So the loop is distributed: words of 16
//! iterations, of 8 where the loop is short, are computed in a loop of their own,
//! `__cpu::dot4_lanes` multiplies them, and a second loop does the rest with the sums.
//!
//! Before:
//! ```text
//! for lane in 0..lanes {
//!     let w = q_row.get(lane);
//!     y_row.set(lane, __Elem::dot4_u8_i8::<L, false>(w & 252645135_u32, x_row.get(lane)));
//! }
//! ```
//! After, with the loop above for the last iterations, and this one again for CPUs without VNNI:
//! ```text
//! while first + 16 <= lanes {
//!     for at in 0..16 {
//!         let lane = first + at;
//!         let w = q_row.get(lane);
//!         words[at] = w & 252645135_u32;
//!         words_2[at] = x_row.get(lane);
//!     }
//!     let dots = __cpu::dot4_lanes::<L, u32, false, true, 16>(true, &words, &words_2);
//!     for at in 0..16 {
//!         let lane = first + at;
//!         y_row.set(lane, dots[at]);
//!     }
//!     first += 16;
//! }
//! ```
//! Arrays stay in registers. What operands depend on must be computed by the iteration itself,
//! outside of inner loops and branches, from memory that the loop does not write.

use super::Emitter;
use super::nest::Version;
use crate::Writer;
use std::collections::BTreeSet;
use std::mem::replace;
use tile_core::ir::{Effect, InstId, Op, RegionId, Space, Value};

/// The dot products of a loop's body.
pub(super) struct Dots {
    /// The instructions, in order.
    products: Vec<InstId>,
    /// What computes their operands.
    operands: BTreeSet<InstId>,
}

/// Names of the variables of a distributed loop.
struct Names<'n> {
    first: &'n str,
    at: &'n str,
    lanes: &'n str,
    /// How many iterations are distributed at a time.
    width: i64,
}

fn conjunction(conditions: &BTreeSet<String>) -> String {
    conditions.iter().map(String::as_str).collect::<Vec<_>>().join(" && ")
}

impl<'f> Emitter<'_, 'f> {
    /// The dot products of a loop's body, if the loop can be distributed.
    pub(super) fn dots(&self, body: RegionId) -> Option<Dots> {
        let func = self.func;
        let is_dot = |op: &Op| matches!(op, Op::Bin { op } if op.dot4_signs().is_some());
        let mut dots = Dots { products: Vec::new(), operands: BTreeSet::new() };
        let mut needed: BTreeSet<Value> = BTreeSet::new();
        for &id in func.regions[body].insts.iter().rev() {
            let inst = &func.insts[id];
            let Some(result) = inst.result.filter(|result| !self.bound.contains_key(result)) else { continue };
            let feeds = needed.contains(&result);
            if is_dot(&inst.op) && self.use_counts.is_used(result) {
                if feeds {
                    return None;
                }
                dots.products.push(id);
            } else if !feeds {
                continue;
            } else if !self.is_repeatable(body, id) {
                return None;
            } else {
                dots.operands.insert(id);
            }
            needed.extend(&inst.args);
        }
        dots.products.reverse();
        (!dots.products.is_empty()).then_some(dots)
    }

    /// Whether an instruction gives the same in front of all others of the body.
    fn is_repeatable(&self, body: RegionId, id: InstId) -> bool {
        let inst = &self.func.insts[id];
        match (inst.op.effect(), &inst.op) {
            (Effect::Pure, _) => true,
            (Effect::Read, Op::Load {}) => {
                let memory = self.func.root(inst.args[0]);
                self.mem(memory).space != Space::Local && !self.writes(body, memory)
            }
            _ => false,
        }
    }

    /// Whether anything in the body may write the storage.
    fn writes(&self, body: RegionId, memory: Value) -> bool {
        let mut found = false;
        self.func.walk(body, &mut |_, inst| {
            let written = match inst.op {
                Op::Store { .. } => Some(inst.args[1]),
                Op::Atomic { .. } => Some(inst.args[0]),
                _ => None,
            };
            found |= written.is_some_and(|written| self.func.root(written) == memory);
        });
        found
    }

    /// Writes the loop over the lanes of a row, distributed where it has dot products.
    pub(super) fn lane_loops(&mut self, body: RegionId, index: Option<&str>, version: Version) {
        let words = self.word_conditions(body, version);
        let Some(dots) = self.dots(body) else {
            if !words.is_empty() {
                self.out.open(format!("if {} {{", conjunction(&words)));
                self.with_words(|emitter| emitter.lane_loop(body, index, "0", "__cpu::lanes(count)"));
                self.out.reopen("} else {");
            }
            self.lane_loop(body, index, "0", "__cpu::lanes(count)");
            if !words.is_empty() {
                self.out.close("}");
            }
            return;
        };
        let [first, at, lanes] = ["first", "at", "lanes"].map(|name| self.names.fresh(Some(name)));
        self.out.line(format!("let {lanes} = __cpu::lanes(count);"));
        self.out.line(format!("let mut {first} = 0;"));
        for vnni in [true, false] {
            let mut conditions = words.clone();
            match self.vnni {
                Some(known) if known != vnni => continue,
                Some(_) => {}
                None => {
                    let not = if vnni { "" } else { "!" };
                    conditions.insert(format!("{not}__cpu::has_vnni::<{}>()", self.level));
                }
            }
            self.out.open(if conditions.is_empty() {
                "{".to_owned()
            } else {
                format!("if {} {{", conjunction(&conditions))
            });
            let names = Names { first: &first, at: &at, lanes: &lanes, width: self.width(body) };
            self.with_words(|emitter| emitter.distributed(body, &dots, index, &names, vnni));
            self.out.close("}");
        }
        self.lane_loop(body, index, &first, &lanes);
    }

    /// What must hold for words to be read as such, for each row that has some.
    fn word_conditions(&self, body: RegionId, version: Version) -> BTreeSet<String> {
        let (Some((_, nest)), Some(inner)) = (self.current_nest(body), &self.inner) else { return BTreeSet::new() };
        let condition = |&number: &usize| {
            let row = &nest.rows[number];
            let checked = if version == Version::Only || row.inside { "" } else { "WHOLE || " };
            format!("({checked}{}.has_words({}))", inner.rows[number], row.step)
        };
        nest.words.values().map(condition).collect()
    }

    /// Writes what reads words from the rows of their first bytes.
    fn with_words(&mut self, write: impl FnOnce(&mut Self)) {
        let state = (self.bound.clone(), self.names.clone());
        self.set_words(true);
        write(self);
        self.set_words(false);
        (self.bound, self.names) = state;
    }

    fn set_words(&mut self, words: bool) {
        if let Some(inner) = &mut self.inner {
            inner.words = words;
        }
    }

    /// Writes the loop over the lanes from `first` to `end`.
    fn lane_loop(&mut self, body: RegionId, index: Option<&str>, first: &str, end: &str) {
        self.out.open(format!("for lane in {first}..{end} {{"));
        if let Some(index) = index {
            self.out.line(format!("let {index} = start + lane as i64;"));
        }
        self.region(body);
        self.out.close("}");
    }

    /// How many iterations of a loop are distributed at a time.
    fn width(&self, body: RegionId) -> i64 {
        let func = self.func;
        let extent = self.nests.keys().map(|&id| &func.insts[id]).find(|inst| inst.regions[0] == body);
        let extent = extent.and_then(|inst| self.facts.affine(*inst.args.last()?).as_constant()?.as_int());
        if extent.is_some_and(|extent| extent < 16) { 8 } else { 16 }
    }

    /// Writes the distributed loop, whose iterations from `first` on are left.
    fn distributed(&mut self, body: RegionId, dots: &Dots, index: Option<&str>, names: &Names<'_>, vnni: bool) {
        let Names { first, at, lanes, width } = names;
        let func = self.func;
        let (bound, given) = (self.bound.clone(), self.names.clone());
        let lane = |out: &mut Writer| {
            out.line(format!("let lane = {first} + {at};"));
            if let Some(index) = index {
                out.line(format!("let {index} = start + lane as i64;"));
            }
        };
        let depth = self.out.depth();
        let text = replace(&mut self.out, Writer::at(depth + 2));
        for &id in &func.regions[body].insts {
            if dots.operands.contains(&id) {
                self.inst(body, id, &func.insts[id]);
            }
        }
        let (mut arrays, mut calls, mut sums) = (Vec::new(), Vec::new(), Vec::new());
        for &id in &dots.products {
            let inst = &func.insts[id];
            let Op::Bin { op } = inst.op else { continue };
            let [a_signed, b_signed] = op.dot4_signs().expect("products are dot products");
            let elem = self.elem(func.ty(inst.args[0]).elem());
            let words = [0, 1].map(|i| {
                let text = self.value(inst.args[i]).text;
                let words = self.names.fresh(Some("words"));
                self.out.line(format!("{words}[{at}] = {text};"));
                arrays.push(format!("let mut {words} = [0_{elem}; {width}];"));
                words
            });
            let sum = self.names.fresh(Some("dots"));
            let types = format!("{}, {elem}, {a_signed}, {b_signed}, {width}", self.level);
            calls.push(format!("let {sum} = __cpu::dot4_lanes::<{types}>({vnni}, &{}, &{});", words[0], words[1]));
            sums.push((inst.result.expect("a product has a result"), sum));
        }
        let operands = replace(&mut self.out, text);
        (self.bound, self.names) = (bound.clone(), given.clone());

        self.out.open(format!("while {first} + {width} <= {lanes} {{"));
        arrays.into_iter().for_each(|line| self.out.line(line));
        self.out.open(format!("for {at} in 0..{width} {{"));
        lane(&mut self.out);
        self.out.append(operands);
        self.out.close("}");
        calls.into_iter().for_each(|line| self.out.line(line));
        for (value, sum) in sums {
            self.bind(value, format!("{sum}[{at}]"));
        }
        self.out.open(format!("for {at} in 0..{width} {{"));
        lane(&mut self.out);
        self.region(body);
        self.out.close("}");
        self.out.line(format!("{first} += {width};"));
        self.out.close("}");
        (self.bound, self.names) = (bound, given);
    }
}
