//! Checks of operands and results that several operations share, and those of matrix instructions.

use super::{Check, Verifier, expect};
use crate::ir::fragments::FragmentMap;
use crate::ir::ids::{Buf, TensorMap, Val, Var};
use crate::ir::kernel::Inst;
use crate::ir::ops::{Cooperative, Left, Matrix, Mma, Op, Wgmma};
use tile_core::elem::DType;

impl Verifier<'_> {
    pub(super) fn counts(&self, inst: &Inst, args: usize, results: usize) -> Check {
        expect(inst.args.len() == args, format_args!("{args} operands"))?;
        expect(inst.results.len() == results, format_args!("{results} results"))
    }

    pub(super) fn all(&self, vals: &[Val], ty: DType) -> Check {
        match vals.iter().find(|&&val| self.ty(val) != ty) {
            None => Ok(()),
            Some(&val) => Err(format!("{val} is {}, expected {ty}", self.ty(val))),
        }
    }

    /// Operands and results of 32 bits.
    pub(super) fn words(&self, inst: &Inst) -> Check {
        self.all(&inst.args, DType::U32)?;
        self.all(&inst.results, DType::U32)
    }

    /// The same, of two floats of 16 bits each.
    pub(super) fn pairs(&self, inst: &Inst, elem: DType) -> Check {
        expect(matches!(elem, DType::F16 | DType::BF16), "floats of 16 bits")?;
        self.words(inst)
    }

    /// A barrier of whole warps of the block, with a number of its own and no roles of warps beside it, whose
    /// barriers have numbers, too.
    pub(super) fn named_barrier(&self, number: u32, first: u32, threads: u32) -> Check {
        let warp = self.kernel.warp();
        let end = u64::from(first) + u64::from(threads);
        let whole = threads > 0 && first.is_multiple_of(warp) && threads.is_multiple_of(warp);
        expect(whole && end <= self.kernel.threads.into(), "whole warps of the block")?;
        expect((1..16).contains(&number), "a number from 1 to 15")?;
        let same = |op: &Op| match *op {
            Op::NamedBarrier { number: other, first: start, threads: count } => {
                (number == other) != ((first, threads) == (start, count))
            }
            _ => false,
        };
        expect(!self.kernel.has(same), "a number for each range of threads")?;
        let roles = |op: &Op| matches!(op, Op::WarpSpecialize { .. } | Op::GroupBarrier {});
        expect(!self.kernel.has(roles), "no barriers of warpgroups or partitions beside named ones")
    }

    pub(super) fn boolean(&self, val: Val) -> Check {
        self.all(&[val], DType::Bool)
    }

    pub(super) fn index(&self, val: Val) -> Check {
        expect(matches!(self.ty(val), DType::I32 | DType::Index), "an index of type i32 or index")
    }

    /// The operands behind the guard.
    pub(super) fn guard<'i>(&self, inst: &'i Inst, guarded: bool) -> Result<&'i [Val], String> {
        if !guarded {
            return Ok(&inst.args);
        }
        let (guard, rest) = inst.args.split_first().ok_or("expected a guard")?;
        self.boolean(*guard)?;
        Ok(rest)
    }

    pub(super) fn register(&self, var: Var, at: u32, val: Val) -> Check {
        let data = &self.kernel.vars[var];
        expect(at < data.len && data.matrix.is_none(), "a register of the array")?;
        self.all(&[val], data.elem)
    }

    pub(super) fn matrix_of(&self, var: Var, at: u32) -> Result<Cooperative, String> {
        let data = &self.kernel.vars[var];
        let matrix = data.matrix.filter(|_| at < data.len);
        matrix.ok_or_else(|| "expected a cooperative matrix of the array".to_owned())
    }

    pub(super) fn vector(&self, buf: Buf, count: usize) -> Check {
        let bytes = count * self.kernel.bufs[buf].elem.bytes();
        expect(count == 1 || count.is_power_of_two() && bytes <= 16, "at most 16 bytes, a power of two of elements")
    }

    /// Parts of a 32-bit word.
    pub(super) fn word(&self, parts: &[Val]) -> Check {
        let ty = parts.first().map(|&part| self.ty(part)).ok_or("expected parts")?;
        self.all(parts, ty)?;
        expect(parts.len() as u32 * ty.bits() == 32, "parts of 32 bits")
    }

    pub(super) fn mbarrier(&self, buf: Buf, index: Val) -> Check {
        let data = &self.kernel.bufs[buf];
        expect(data.is_shared() && data.elem == DType::U64, "barriers of 64 bits in shared memory")?;
        self.index(index)
    }

    pub(super) fn bulk(&self, map: TensorMap, shared: Buf, index: Val, coordinates: &[Val]) -> Check {
        let data = &self.kernel.bufs[shared];
        let tensor = &self.kernel.bufs[self.kernel.maps[map].buf];
        expect(data.is_shared() && data.elem.bits() == tensor.elem.bits(), "shared memory of the tensor's elements")?;
        self.index(index)?;
        expect(!self.kernel.maps[map].tf32 || tensor.elem == DType::F32, "elements of `f32` to round")?;
        self.all(coordinates, DType::I32)
    }

    pub(super) fn wgmma(&self, inst: &Inst, shape: Wgmma, left: Left, right: &Matrix, conditional: bool) -> Check {
        let rest = self.guard(inst, conditional)?;
        expect(shape.n.is_multiple_of(8) && (8..=256).contains(&shape.n), "8 to 256 columns, a multiple of 8")?;
        let words = match left {
            Left::Registers => 4,
            Left::Shared(_) => 1,
        };
        let others = 1 + usize::from(shape.sparse);
        expect(rest.len() == words + others && inst.results.is_empty(), format_args!("{words} + {others} operands"))?;
        expect(!shape.sparse || shape.a.bits() <= 16, "sparse operands of 8 or 16 bits")?;
        self.all(&rest[words + 1..], DType::U32)?;
        match left {
            Left::Registers => self.all(&rest[..4], DType::U32)?,
            Left::Shared(matrix) => self.matrix(&matrix, shape.a, rest[0])?,
        }
        self.matrix(right, shape.b, rest[words])
    }

    pub(super) fn matrix(&self, matrix: &Matrix, elem: DType, index: Val) -> Check {
        let data = &self.kernel.bufs[matrix.buf];
        expect(data.is_shared() && data.elem.bits() == elem.bits(), "shared memory of the operand's elements")?;
        expect(!matrix.transposed || elem.bits() == 16, "transposed operands of 16 bits")?;
        self.index(index)
    }

    pub(super) fn mma(&self, inst: &Inst, mma: &Mma) -> Check {
        let maps = [mma.left(), mma.right(), mma.sum()];
        expect(maps.iter().all(FragmentMap::is_whole), "a shape of whole core matrices")?;
        let [a, b, acc] = maps.map(|map| map.registers() as usize);
        let (args, places) = inst.args.split_at(inst.args.len() - usize::from(mma.sparse && !inst.args.is_empty()));
        expect(!mma.sparse || !places.is_empty() && mma.m == 16 && mma.a.bits() <= 16, "a word of places")?;
        self.all(places, DType::U32)?;
        expect(args.len() == a + b + acc, format_args!("{a} + {b} + {acc} operands"))?;
        expect(inst.results.len() == acc, format_args!("{acc} results"))?;
        let operand = |ty: DType| if ty == DType::F64 { DType::F64 } else { DType::U32 };
        self.all(&args[..a], operand(mma.a))?;
        self.all(&args[a..a + b], operand(mma.b))?;
        self.all(&args[a + b..], mma.acc)?;
        self.all(&inst.results, mma.acc)
    }
}
