//! Integer narrowing: computes 64-bit integers of which nothing needs the upper word in 32 bits.
//!
//! ```text
//! %2: index = mul %0, %1             %2: i32 = mul %0', %1'
//! %3: index = add %2, %1     ──►     %3: i32 = add %2, %1'
//! load … [%3]                        load … [%3]
//! ```
//!
//! WGSL has no integers of 64 bits; a product of two such is a dozen operations.
//! Numbers of elements are such integers where sums of them might not fit in a
//! word on the way, but what is accessed is found by the lower word alone, and the
//! lower word of a sum, difference, product or choice follows from the lower words
//! of its operands. So values whose uses want no more, from the uses backwards, are
//! computed in one word; `'` above is a conversion, which takes the word.
//!
//! Kernels with cooperative matrices are left as they are: the one compiler that was
//! measured (NVIDIA's for Vulkan, on an H200) made programs of half the speed of
//! some tiles' modules when their indices were shorter, and of twice the speed of
//! others, and what decides that is not known.

use std::collections::BTreeSet;
use tile_core::elem::{DType, Kind};
use tile_core::ir::{BinOp, CopyHints, Literal, UnOp};
use tile_simt::ir::{Block, Inst, Kernel, Op, Val};

/// Whether the pass applies: not to kernels with cooperative matrices.
pub(super) fn applies(kernel: &Kernel) -> bool {
    kernel.vars.values().all(|var| var.matrix.is_none())
}

/// Computes such values in a word.
pub(super) fn run(kernel: &mut Kernel) {
    let low = low_words(kernel);
    if !low.is_empty() {
        let mut body = std::mem::take(&mut kernel.body);
        rewrite(kernel, &mut body, &low);
        low.iter().for_each(|&val| kernel.vals[val] = DType::I32);
        kernel.body = body;
    }
}

fn is_wide(ty: DType) -> bool {
    ty.is_int() && ty.bits() == 64
}

/// Whether the low word of an operation's result follows from the low words of what
/// it is computed of.
fn is_low(kernel: &Kernel, inst: &Inst) -> bool {
    match inst.op {
        Op::Const { .. } | Op::Select {} | Op::Un { op: UnOp::Neg | UnOp::Not } => true,
        Op::Bin { op: BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor } => true,
        Op::Cast { .. } => kernel.vals[inst.args[0]].is_int(),
        _ => false,
    }
}

/// The values of 64 bits of which the low word is enough.
fn low_words(kernel: &Kernel) -> BTreeSet<Val> {
    let mut low = BTreeSet::new();
    kernel.walk(&mut |inst| {
        let wide = inst.results.iter().filter(|&&result| is_wide(kernel.vals[result]));
        low.extend(wide.filter(|_| is_low(kernel, inst)));
    });
    loop {
        let mut whole = BTreeSet::new();
        kernel.walk(&mut |inst| {
            let enough = |at: usize| match inst.op {
                // What is accessed is found by a word.
                Op::Load { guarded, .. } | Op::Store { guarded, .. } | Op::Atomic { guarded, .. } => {
                    at == usize::from(guarded)
                }
                Op::CoopLoad { .. } | Op::CoopStore { .. } => at == 0,
                Op::Cast { .. } if !is_wide(kernel.vals[inst.results[0]]) => {
                    let to = kernel.vals[inst.results[0]];
                    to.is_int() && to.kind() != Kind::Bool
                }
                _ => is_low(kernel, inst) && low.contains(&inst.results[0]),
            };
            let args = inst.args.iter().copied().enumerate();
            whole.extend(args.filter(|(at, arg)| low.contains(arg) && !enough(*at)).map(|(_, arg)| arg));
        });
        if whole.is_empty() {
            return low;
        }
        low.retain(|val| !whole.contains(val));
    }
}

/// Lets the operations that give such values have operands of a word.
fn rewrite(kernel: &mut Kernel, block: &mut Block, low: &BTreeSet<Val>) {
    let mut insts = Vec::with_capacity(block.insts.len());
    for mut inst in std::mem::take(&mut block.insts) {
        inst.blocks.iter_mut().for_each(|inner| rewrite(kernel, inner, low));
        let of_words = inst.results.iter().any(|result| low.contains(result));
        match &mut inst.op {
            Op::Const { value: Literal::Int(value) } if of_words => *value = i128::from(*value as i32),
            Op::Cast { .. } => {}
            _ if of_words => {
                for arg in &mut inst.args {
                    if is_wide(kernel.vals[*arg]) && !low.contains(arg) {
                        let word = kernel.vals.push(DType::I32);
                        let cast = Inst {
                            op: Op::Cast { round: None },
                            args: vec![*arg],
                            results: vec![word],
                            blocks: Vec::new(),
                            hints: CopyHints::default(),
                            span: inst.span,
                        };
                        insts.push(cast);
                        *arg = word;
                    }
                }
            }
            _ => {}
        }
        insts.push(inst);
    }
    block.insts = insts;
}
