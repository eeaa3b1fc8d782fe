//! The memory model of Vulkan, which cooperative matrices come with.
//!
//! In it an access is its invocation's own affair unless it says otherwise, and a
//! barrier shows others what was written only where it says so. naga writes neither;
//! so here accesses to memory that others see, workgroup memory and buffers that are
//! written, say that they are not private, and barriers that what came before is
//! available and what comes after sees it.

use super::module::{Module, id, malformed};
use crate::wgsl::EmitError;
use rspirv::dr::{Function, Instruction, Operand};
use rspirv::spirv::{
    AddressingModel, Capability, Decoration, MemoryAccess, MemoryModel, MemorySemantics, Op, Scope, StorageClass, Word,
};
use std::collections::{HashMap, HashSet};

/// Lets a module have the model.
pub(super) fn change(module: &mut Module) -> Result<(), EmitError> {
    let values = constants(module);
    let shared = shared(module);
    let mut functions = std::mem::take(&mut module.inner.functions);
    let mut by_device = false;
    for function in &mut functions {
        let pointers = pointers(function, &shared);
        for inst in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
            by_device |= has_scope(inst, &values, Scope::Device);
            match inst.class.opcode {
                Op::ControlBarrier => show(module, inst, &values)?,
                Op::Load | Op::Store | Op::CooperativeMatrixLoadKHR | Op::CooperativeMatrixStoreKHR
                    if is_through(inst, &pointers) =>
                {
                    inst.operands.push(Operand::MemoryAccess(MemoryAccess::NON_PRIVATE_POINTER));
                }
                _ => {}
            }
        }
    }
    module.inner.functions = functions;
    let mut capabilities = vec![Capability::VulkanMemoryModel];
    if by_device {
        capabilities.push(Capability::VulkanMemoryModelDeviceScope);
    }
    let capability = |capability| Instruction::new(Op::Capability, None, None, vec![Operand::Capability(capability)]);
    module.inner.capabilities.extend(capabilities.into_iter().map(capability));
    let model = vec![Operand::AddressingModel(AddressingModel::Logical), Operand::MemoryModel(MemoryModel::Vulkan)];
    module.inner.memory_model = Some(Instruction::new(Op::MemoryModel, None, None, model));
    Ok(())
}

/// Constants of 32 bits, by number.
fn constants(module: &Module) -> HashMap<Word, u32> {
    let constants = module.inner.types_global_values.iter().filter(|inst| inst.class.opcode == Op::Constant);
    let values = constants.filter_map(|inst| match inst.operands[..] {
        [Operand::LiteralBit32(value)] => inst.result_id.map(|id| (id, value)),
        _ => None,
    });
    values.collect()
}

/// Whether a barrier or an atomic has this scope.
fn has_scope(inst: &Instruction, values: &HashMap<Word, u32>, scope: Scope) -> bool {
    inst.operands.iter().any(|operand| match operand {
        Operand::IdScope(number) => values.get(number) == Some(&(scope as u32)),
        _ => false,
    })
}

/// Whether an access is through one of these pointers.
fn is_through(inst: &Instruction, pointers: &HashSet<Word>) -> bool {
    id(inst.operands.first()).is_ok_and(|pointer| pointers.contains(&pointer))
}

/// Variables in memory that other invocations see changed.
fn shared(module: &Module) -> HashSet<Word> {
    let classes = module.classes();
    let read_only: HashSet<Word> = module
        .inner
        .annotations
        .iter()
        .filter(|inst| inst.operands.contains(&Operand::Decoration(Decoration::NonWritable)))
        .filter_map(|inst| id(inst.operands.first()).ok())
        .collect();
    let variables = module.inner.types_global_values.iter().filter(|inst| inst.class.opcode == Op::Variable);
    let shared = variables.filter_map(|inst| {
        let number = inst.result_id?;
        let seen = match classes.get(&inst.result_type?)? {
            StorageClass::Workgroup => true,
            StorageClass::StorageBuffer => !read_only.contains(&number),
            _ => false,
        };
        seen.then_some(number)
    });
    shared.collect()
}

/// Pointers into such memory.
fn pointers(function: &Function, shared: &HashSet<Word>) -> HashSet<Word> {
    let mut pointers = shared.clone();
    for inst in function.blocks.iter().flat_map(|block| &block.instructions) {
        if inst.class.opcode == Op::AccessChain && id(inst.operands.first()).is_ok_and(|base| pointers.contains(&base))
        {
            pointers.extend(inst.result_id);
        }
    }
    pointers
}

/// Lets a barrier show others what was written.
fn show(module: &mut Module, inst: &mut Instruction, values: &HashMap<Word, u32>) -> Result<(), EmitError> {
    let Some(Operand::IdMemorySemantics(number)) = inst.operands.get(2) else {
        return Err(malformed("a barrier has no semantics"));
    };
    let known = values.get(number).ok_or_else(|| malformed("a barrier's semantics are no constant"))?;
    let shown = MemorySemantics::MAKE_AVAILABLE | MemorySemantics::MAKE_VISIBLE;
    let number = module.constant(known | shown.bits());
    inst.operands[2] = Operand::IdMemorySemantics(number);
    Ok(())
}
