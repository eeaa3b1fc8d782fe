//! Numbers of values.

use super::ids::Val;
use super::kernel::{Block, Kernel};
use rustc_hash::FxHashMap;
use tile_core::ir::Map;

impl Kernel {
    /// Numbers values in the order of their definitions and forgets those that
    /// nothing defines, so that texts do not depend on how a program came
    /// about.
    pub fn renumber(&mut self) {
        let mut numbers = Numbers { known: FxHashMap::default(), old: std::mem::take(&mut self.vals), new: Map::new() };
        for param in &mut self.params {
            param.value = numbers.define(param.value);
        }
        numbers.block(&mut self.body);
        self.vals = numbers.new;
    }
}

struct Numbers {
    known: FxHashMap<Val, Val>,
    old: Map<Val, tile_core::elem::DType>,
    new: Map<Val, tile_core::elem::DType>,
}

impl Numbers {
    /// The number of a value; a use in front of its definition, which an
    /// ill-formed program has, takes one, too.
    fn define(&mut self, val: Val) -> Val {
        *self.known.entry(val).or_insert_with(|| self.new.push(self.old[val]))
    }

    fn all(&mut self, vals: &mut [Val]) {
        vals.iter_mut().for_each(|val| *val = self.define(*val));
    }

    fn block(&mut self, block: &mut Block) {
        self.all(&mut block.args);
        for inst in &mut block.insts {
            self.all(&mut inst.args);
            self.all(&mut inst.results);
            inst.blocks.iter_mut().for_each(|block| self.block(block));
        }
    }
}
