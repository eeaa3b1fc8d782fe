//! A module that is changed.

use crate::wgsl::EmitError;
use rspirv::dr::{self, Instruction, Operand};
use rspirv::spirv::{Op, StorageClass, Word};
use std::collections::{HashMap, HashSet};

/// A module with what is found in it by number.
pub(super) struct Module {
    pub(super) inner: dr::Module,
    /// The number after all that are taken.
    bound: Word,
    /// Types and constants that are declared in front of all others.
    front: Vec<Instruction>,
    constants: HashMap<u32, Word>,
    /// The type of constants and indices, `u32`.
    word: Word,
}

/// The module of words.
pub(super) fn load(words: &[u32]) -> Result<dr::Module, EmitError> {
    dr::load_words(words).map_err(|state| malformed(&state.to_string()))
}

/// Something is not as naga writes it.
pub(super) fn malformed(reason: &str) -> EmitError {
    EmitError::Malformed(format!("its SPIR-V is not as expected: {reason}"))
}

/// The number that an operand is.
pub(super) fn id(operand: Option<&Operand>) -> Result<Word, EmitError> {
    match operand {
        Some(&Operand::IdRef(id)) => Ok(id),
        _ => Err(malformed("an operand is no number")),
    }
}

impl Module {
    pub(super) fn new(words: &[u32]) -> Result<Module, EmitError> {
        let inner = load(words)?;
        let Some(header) = &inner.header else { return Err(malformed("there is no header")) };
        let bound = header.bound;
        let mut module = Module { inner, bound, front: Vec::new(), constants: HashMap::new(), word: 0 };
        module.word = module.scalar(Op::TypeInt, &[32, 0]);
        Ok(module)
    }

    /// A number that nothing has.
    pub(super) fn fresh(&mut self) -> Word {
        self.bound += 1;
        self.bound - 1
    }

    /// A scalar type, by its instruction's literals, declared in front.
    pub(super) fn scalar(&mut self, op: Op, literals: &[u32]) -> Word {
        let operands: Vec<Operand> = literals.iter().map(|&literal| Operand::LiteralBit32(literal)).collect();
        let is_it = |inst: &Instruction| inst.class.opcode == op && inst.operands == operands;
        if let Some(known) = self.front.iter().find(|inst| is_it(inst)).and_then(|inst| inst.result_id) {
            return known;
        }
        let globals = &mut self.inner.types_global_values;
        let found = globals.iter().position(is_it).map(|at| globals.remove(at));
        let inst = found.unwrap_or_else(|| Instruction::new(op, None, Some(self.fresh()), operands));
        let number = inst.result_id.unwrap_or_default();
        self.front.push(inst);
        number
    }

    /// A constant of `u32`.
    pub(super) fn constant(&mut self, value: u32) -> Word {
        if let Some(&known) = self.constants.get(&value) {
            return known;
        }
        let number = self.fresh();
        let operands = vec![Operand::LiteralBit32(value)];
        self.front.push(Instruction::new(Op::Constant, Some(self.word), Some(number), operands));
        self.constants.insert(value, number);
        number
    }

    /// What is named, by name.
    pub(super) fn names(&self) -> HashMap<String, Word> {
        let named = self.inner.debug_names.iter().filter_map(|inst| match &inst.operands[..] {
            [Operand::IdRef(id), Operand::LiteralString(name)] => Some((name.clone(), *id)),
            _ => None,
        });
        named.collect()
    }

    /// The storage class of each type of pointers.
    pub(super) fn classes(&self) -> HashMap<Word, StorageClass> {
        let pointers = self.inner.types_global_values.iter().filter(|inst| inst.class.opcode == Op::TypePointer);
        let classes = pointers.filter_map(|inst| match inst.operands.first() {
            Some(&Operand::StorageClass(class)) => inst.result_id.map(|id| (id, class)),
            _ => None,
        });
        classes.collect()
    }

    /// The module, without names and decorations of what is gone.
    pub(super) fn finish(self) -> dr::Module {
        let Module { mut inner, bound, mut front, .. } = self;
        front.append(&mut inner.types_global_values);
        let called: HashSet<Word> = inner
            .functions
            .iter()
            .filter_map(|function| match function.def.as_ref()?.operands.last()? {
                &Operand::IdRef(ty) => Some(ty),
                _ => None,
            })
            .collect();
        front.retain(|inst| {
            inst.class.opcode != Op::TypeFunction || inst.result_id.is_some_and(|id| called.contains(&id))
        });
        inner.types_global_values = front;
        if let Some(header) = &mut inner.header {
            header.bound = bound;
        }
        let defined: HashSet<Word> = inner.all_inst_iter().filter_map(|inst| inst.result_id).collect();
        let stays = |inst: &Instruction| match inst.operands.first() {
            Some(Operand::IdRef(id)) => defined.contains(id),
            _ => true,
        };
        inner.debug_names.retain(stays);
        inner.annotations.retain(stays);
        inner
    }
}
