//! Stand-ins become cooperative matrices.
//!
//! ```text
//! %4 = OpFunctionCall %left %load %at   ──►   %9 = OpAccessChain %pointer %shared_0 %at
//!                                             %4 = OpCooperativeMatrixLoadKHR %left %9 %row_major %pitch
//! ```
//!
//! A structure keeps its number and becomes a type of matrices, so variables of it
//! become variables of these. A call becomes the instruction; where the matrix lies,
//! the function's body says by what it reads or writes, and that pointer is made
//! again in the place of the call.

use super::module::{Module, id, malformed};
use crate::wgsl::EmitError;
use crate::wgsl::cooperative_stand_in::{Lines, Matrix, Meaning, StandIn, StandIns};
use rspirv::dr::{Function, Instruction, Operand};
use rspirv::spirv::{
    Capability, CooperativeMatrixLayout, CooperativeMatrixOperands, CooperativeMatrixUse, Op, Scope, Word,
};
use std::collections::HashMap;
use tile_core::elem::DType;
use tile_simt::ir::Role;

/// The extension that has them.
const EXTENSION: &str = "SPV_KHR_cooperative_matrix";

/// A function that stands for an instruction, found in a module.
struct Found {
    meaning: Meaning,
    parameters: Vec<Word>,
    /// The pointer to what its body reads or writes.
    pointer: Option<Instruction>,
}

/// Replaces what stands in.
pub(super) fn replace(module: &mut Module, stand_ins: &StandIns) -> Result<(), EmitError> {
    let names = module.names();
    let unsigned = is_unsigned(&stand_ins.matrices)?;
    for matrix in &stand_ins.matrices {
        // One that is declared and never used is not in the module.
        if let Some(&number) = names.get(&matrix.name) {
            declare(module, number, matrix, unsigned)?;
        }
    }
    let mut found = HashMap::new();
    for function in &stand_ins.functions {
        if let Some(&number) = names.get(&function.name) {
            found.insert(number, look_at(module, number, function)?);
        }
    }
    let stays = |function: &Function| {
        let number = function.def.as_ref().and_then(|def| def.result_id);
        number.is_none_or(|number| !found.contains_key(&number))
    };
    module.inner.functions.retain(stays);
    let mut functions = std::mem::take(&mut module.inner.functions);
    for block in functions.iter_mut().flat_map(|function| &mut function.blocks) {
        let mut insts = Vec::with_capacity(block.instructions.len());
        for inst in std::mem::take(&mut block.instructions) {
            let called = match inst.class.opcode {
                Op::FunctionCall => found.get(&id(inst.operands.first())?),
                _ => None,
            };
            match called {
                Some(function) => instructions(module, function, &inst, &mut insts)?,
                None => insts.push(inst),
            }
        }
        block.instructions = insts;
    }
    module.inner.functions = functions;
    module.inner.extensions.push(Instruction::new(Op::Extension, None, None, vec![EXTENSION.into()]));
    let mut capabilities = vec![Capability::CooperativeMatrixKHR];
    if stand_ins.matrices.iter().any(|matrix| matrix.elem.bits() == 8) {
        capabilities.push(Capability::Int8);
    }
    for capability in capabilities {
        let inst = Instruction::new(Op::Capability, None, None, vec![Operand::Capability(capability)]);
        if !module.inner.capabilities.contains(&inst) {
            module.inner.capabilities.push(inst);
        }
    }
    Ok(())
}

/// Whether operands are of bytes without a sign. Sums of these are, too, whatever the
/// kernel takes them for.
fn is_unsigned(matrices: &[Matrix]) -> Result<bool, EmitError> {
    let has = |ty: DType| matrices.iter().any(|matrix| matrix.elem == ty);
    match (has(DType::U8), has(DType::I8)) {
        (true, true) => Err(EmitError::Unsupported {
            what: "cooperative matrices of `i8` and of `u8`".to_owned(),
            lacking: "a module has sums of one of them".to_owned(),
        }),
        (unsigned, _) => Ok(unsigned),
    }
}

/// Makes a type of matrices of a structure.
fn declare(module: &mut Module, number: Word, matrix: &Matrix, unsigned: bool) -> Result<(), EmitError> {
    let shape = matrix.shape;
    let component = match matrix.elem {
        DType::F16 => module.scalar(Op::TypeFloat, &[16]),
        DType::F32 => module.scalar(Op::TypeFloat, &[32]),
        DType::I8 => module.scalar(Op::TypeInt, &[8, 1]),
        DType::U8 => module.scalar(Op::TypeInt, &[8, 0]),
        DType::I32 if !unsigned => module.scalar(Op::TypeInt, &[32, 1]),
        DType::I32 | DType::U32 => module.scalar(Op::TypeInt, &[32, 0]),
        other => {
            return Err(EmitError::Unsupported {
                what: format!("cooperative matrices of `{other}`"),
                lacking: "those of SPIR-V are of `f16`, `f32`, `i8` and `u8`, with sums of 32 bits".to_owned(),
            });
        }
    };
    let role = match shape.role {
        Role::Left => CooperativeMatrixUse::MatrixAKHR,
        Role::Right => CooperativeMatrixUse::MatrixBKHR,
        Role::Sum => CooperativeMatrixUse::MatrixAccumulatorKHR,
    };
    let [scope, rows, columns, role] =
        [Scope::Subgroup as u32, shape.rows.into(), shape.columns.into(), role as u32].map(|x| module.constant(x));
    let is_it = |inst: &&mut Instruction| inst.result_id == Some(number);
    let Some(inst) = module.inner.types_global_values.iter_mut().find(is_it) else {
        return Err(malformed("a structure is not declared"));
    };
    let operands =
        vec![component.into_id(), Operand::IdScope(scope), rows.into_id(), columns.into_id(), role.into_id()];
    *inst = Instruction::new(Op::TypeCooperativeMatrixKHR, None, Some(number), operands);
    // It has no members that could have names and offsets.
    let of_members = |inst: &Instruction| {
        matches!(inst.class.opcode, Op::MemberName | Op::MemberDecorate)
            && inst.operands.first() == Some(&Operand::IdRef(number))
    };
    module.inner.debug_names.retain(|inst| !of_members(inst));
    module.inner.annotations.retain(|inst| !of_members(inst));
    Ok(())
}

trait IntoId {
    fn into_id(self) -> Operand;
}

impl IntoId for Word {
    fn into_id(self) -> Operand {
        Operand::IdRef(self)
    }
}

/// What the function of a number says.
fn look_at(module: &Module, number: Word, stand_in: &StandIn) -> Result<Found, EmitError> {
    let is_it = |function: &&Function| function.def.as_ref().and_then(|def| def.result_id) == Some(number);
    let function = module.inner.functions.iter().find(is_it).ok_or_else(|| malformed("a function is missing"))?;
    let mut insts = function.blocks.iter().flat_map(|block| &block.instructions);
    Ok(Found {
        meaning: stand_in.meaning,
        parameters: function.parameters.iter().filter_map(|parameter| parameter.result_id).collect(),
        pointer: insts.find(|inst| inst.class.opcode == Op::AccessChain).cloned(),
    })
}

/// The instructions of a call.
fn instructions(
    module: &mut Module,
    function: &Found,
    call: &Instruction,
    insts: &mut Vec<Instruction>,
) -> Result<(), EmitError> {
    let args = call.operands[1..].iter().map(|operand| id(Some(operand))).collect::<Result<Vec<Word>, _>>()?;
    let too_few = || malformed("a call has too few operands");
    let (op, operands) = match function.meaning {
        Meaning::Load(lines) => {
            let mut operands = vec![place(module, function, &args, insts)?.into_id()];
            operands.extend(lie(module, lines));
            (Op::CooperativeMatrixLoadKHR, operands)
        }
        Meaning::Store(lines) => {
            let mut operands = vec![place(module, function, &args, insts)?.into_id()];
            operands.push(args.first().ok_or_else(too_few)?.into_id());
            operands.extend(lie(module, lines));
            insts.push(Instruction::new(Op::CooperativeMatrixStoreKHR, None, None, operands));
            return Ok(());
        }
        Meaning::Multiply { signed } => {
            let mut operands: Vec<Operand> = args.iter().map(|arg| arg.into_id()).collect();
            if signed {
                let signs = CooperativeMatrixOperands::MATRIX_A_SIGNED_COMPONENTS_KHR
                    | CooperativeMatrixOperands::MATRIX_B_SIGNED_COMPONENTS_KHR
                    | CooperativeMatrixOperands::MATRIX_C_SIGNED_COMPONENTS_KHR
                    | CooperativeMatrixOperands::MATRIX_RESULT_SIGNED_COMPONENTS_KHR;
                operands.push(Operand::CooperativeMatrixOperands(signs));
            }
            (Op::CooperativeMatrixMulAddKHR, operands)
        }
    };
    insts.push(Instruction::new(op, call.result_type, call.result_id, operands));
    Ok(())
}

/// The pointer to where a matrix lies.
fn place(
    module: &mut Module,
    function: &Found,
    args: &[Word],
    insts: &mut Vec<Instruction>,
) -> Result<Word, EmitError> {
    let mut pointer = function.pointer.clone().ok_or_else(|| malformed("a body accesses nothing"))?;
    for operand in &mut pointer.operands {
        let parameter =
            |operand: &Operand| function.parameters.iter().position(|&parameter| *operand == Operand::IdRef(parameter));
        if let Some(&arg) = parameter(operand).and_then(|at| args.get(at)) {
            *operand = Operand::IdRef(arg);
        }
    }
    let number = module.fresh();
    pointer.result_id = Some(number);
    insts.push(pointer);
    Ok(number)
}

/// The operands that say how a matrix lies.
fn lie(module: &mut Module, lines: Lines) -> [Operand; 2] {
    let layout = match lines.transposed {
        true => CooperativeMatrixLayout::ColumnMajorKHR,
        false => CooperativeMatrixLayout::RowMajorKHR,
    };
    [layout as u32, lines.pitch].map(|value| module.constant(value).into_id())
}
