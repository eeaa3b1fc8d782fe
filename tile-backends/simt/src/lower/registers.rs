//! Registers of fragments.
//!
//! Matrix instructions take operands of 16 bits in pairs, so a fragment that is
//! an operand keeps its pairs: an array of words, where a conversion of two
//! neighbours is one instruction and a product reads words as they are.

use super::gemm_operands::Product;
use super::view::{Root, View};
use super::{Lower, Lowered};
use crate::ir::{Op, Val};
use crate::layout::Fragment;
use tile_core::elem::DType;
use tile_core::ir::{Op as Tile, Value};

impl Lower<'_> {
    /// Whether a fragment is kept in pairs: an operand, or what becomes one in
    /// shared memory, and never a sum. A software GPU multiplies elements.
    pub(super) fn keeps_pairs(&self, value: Value, layout: &Fragment, elem: DType) -> bool {
        let func = self.func;
        let (mut operand, mut sum) = (false, false);
        func.walk(func.body, &mut |_, inst| {
            if let Some(product) = Product::of(inst) {
                operand |= product.factors.iter().any(|&factor| func.root(factor) == value);
                sum |= func.root(product.acc) == value;
            }
            if let Tile::Copy { .. } = inst.op {
                operand |= inst.args[0] == value && self.specialized.roles.made.contains_key(&inst.args[1]);
            }
        });
        self.target.vector().is_none() && operand && !sum && elem.bits() == 16 && layout.vector().is_multiple_of(2)
    }

    /// The fragment of which a view shows all, as it is.
    pub(super) fn whole_fragment(&self, view: &View) -> Option<usize> {
        let Root::Fragment(number) = view.root else { return None };
        let whole = view.is_in_place() && view.extents().as_ref() == Some(&self.fragments[number].extents);
        whole.then_some(number)
    }

    /// What a register of a fragment holds.
    pub(super) fn read_register(&mut self, number: usize, at: u32) -> Val {
        let held = &self.fragments[number];
        let (var, elem, pairs) = (held.var, held.elem, held.pairs);
        if !pairs {
            return self.b.get(var, at);
        }
        let word = self.b.get(var, at / 2);
        self.b.values(Op::Unpack {}, &[word], elem, 2)[at as usize % 2]
    }

    /// Sets registers of a fragment, in order.
    pub(super) fn write_registers(&mut self, number: usize, values: &[(u32, Val)]) {
        let held = &self.fragments[number];
        let (var, elem, pairs) = (held.var, held.elem, held.pairs);
        let mut rest = values;
        while let [(at, value), after @ ..] = rest {
            rest = after;
            if !pairs {
                self.b.set(var, *at, *value);
                continue;
            }
            let pair = match after {
                [(next, other), after @ ..] if at % 2 == 0 && *next == at + 1 => {
                    rest = after;
                    [*value, *other]
                }
                _ => {
                    let word = self.b.get(var, at / 2);
                    let mut pair: Vec<Val> = self.b.values(Op::Unpack {}, &[word], elem, 2);
                    pair[*at as usize % 2] = *value;
                    [pair[0], pair[1]]
                }
            };
            let word = self.b.value(Op::Pack {}, &pair, DType::U32);
            self.b.set(var, at / 2, word);
        }
    }

    /// The word of a pair of neighbours along the last axis.
    pub(super) fn pair_word(&mut self, number: usize, offset: &[u32]) -> Lowered<Val> {
        let held = self.fragments[number].clone();
        let Some(at) = held.layout.register(offset) else { return self.error("a fragment has no such register") };
        if held.pairs && at % 2 == 0 {
            return Ok(self.b.get(held.var, at / 2));
        }
        let mut next = offset.to_vec();
        if let Some(last) = next.last_mut() {
            *last += 1;
        }
        let Some(other) = held.layout.register(&next) else { return self.error("a fragment has no such register") };
        let pair = [self.read_register(number, at), self.read_register(number, other)];
        Ok(self.b.value(Op::Pack {}, &pair, DType::U32))
    }
}
