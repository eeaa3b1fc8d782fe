//! What the lanes of a warp do together.

use super::arch::{Arch, Version};
use super::asm::{Asm, Class, List, Operand};
use super::emitted::EmitError;
use super::emitter::Emitter;
use super::repr::class;
use super::scalar;
use tile_core::elem::DType;
use tile_simt::ir::{Buf, Inst, Mma, ShuffleMode};

impl Emitter<'_> {
    pub(super) fn shuffle(&mut self, inst: &Inst, mode: ShuffleMode, lane: u32, width: u32) {
        let name = match mode {
            ShuffleMode::Xor => "bfly",
            ShuffleMode::Up => "up",
            ShuffleMode::Down => "down",
            ShuffleMode::Index => "idx",
        };
        // The bits of a lane's number that name its group, and the last lane
        // of a group that may be read: the first one when reading upwards.
        let last = if mode == ShuffleMode::Up { 0 } else { 31 };
        let clamp = (32 - width) << 8 | last;
        self.exchange(inst, name, &Operand::Int(lane.into()), clamp);
    }

    /// A shuffle from the lane that each lane names.
    pub(super) fn shuffle_at(&mut self, inst: &Inst) {
        let lane = self.operand(inst.args[1]);
        self.exchange(inst, "idx", &lane, 31);
    }

    /// A shuffle of as many words as the value has.
    fn exchange(&mut self, inst: &Inst, name: &str, lane: &Operand, clamp: u32) {
        let ty = self.ty(inst.args[0]);
        let x = self.register(inst.args[0]);
        let asm = &mut self.asm;
        let word = |asm: &mut Asm, x: Operand| {
            let y = asm.register(Class::B32);
            asm.line(format_args!("shfl.sync.{name}.b32 {y}, {x}, {lane}, {clamp}, 0xffffffff"));
            y
        };
        let y = match class(ty) {
            Class::B32 => word(asm, x),
            Class::B64 => {
                let parts: [Operand; 2] = asm.split(Class::B32, "mov.b64", x);
                let parts = parts.map(|part| word(asm, part));
                asm.join(Class::B64, "mov.b64", &parts)
            }
            Class::B16 => {
                let wide = asm.b32("cvt.u32.u16", &[x]);
                let y = word(asm, wide);
                asm.b16("cvt.u16.u32", &[y])
            }
            Class::Pred => {
                let wide = scalar::number(asm, x);
                let y = word(asm, wide);
                scalar::truth(asm, y)
            }
        };
        self.define(inst.results[0], y);
    }

    pub(super) fn load_matrix(
        &mut self,
        inst: &Inst,
        buf: Buf,
        offset: i64,
        transposed: bool,
    ) -> Result<(), EmitError> {
        let address = self.address(buf, inst.args[0], offset);
        let registers: Vec<Operand> = inst.results.iter().map(|_| self.asm.register(Class::B32)).collect();
        let (count, transposed) = (registers.len(), if transposed { ".trans" } else { "" });
        self.asm.line(format_args!(
            "ldmatrix.sync.aligned.m8n8.x{count}{transposed}.shared.b16 {{{}}}, {address}",
            List(&registers)
        ));
        inst.results.iter().zip(registers).for_each(|(&result, register)| self.define(result, register));
        Ok(())
    }

    pub(super) fn store_matrix(&mut self, inst: &Inst, buf: Buf, offset: i64, transposed: bool) {
        let address = self.address(buf, inst.args[0], offset);
        let registers: Vec<Operand> = inst.args[1..].iter().map(|&word| self.register(word)).collect();
        let (count, transposed) = (registers.len(), if transposed { ".trans" } else { "" });
        self.asm.line(format_args!(
            "stmatrix.sync.aligned.m8n8.x{count}{transposed}.shared.b16 {address}, {{{}}}",
            List(&registers)
        ));
    }

    /// One lane of the warp.
    pub(super) fn elect(&mut self, inst: &Inst) {
        let chosen = self.asm.register(Class::Pred);
        self.asm.line(format_args!("elect.sync _|{chosen}, 0xffffffff"));
        self.define(inst.results[0], chosen);
    }

    pub(super) fn mma(&mut self, inst: &Inst, mma: &Mma) -> Result<(), EmitError> {
        let Mma { m, n, k, a, b, acc, sparse } = *mma;
        let unsupported = || EmitError::Unsupported {
            arch: self.asm.arch,
            what: format!("matrix instruction m{m}n{n}k{k} of {a} and {b} with {acc}"),
        };
        let is_byte = |ty| matches!(ty, DType::I8 | DType::U8);
        // The shape, and the depth of another, dense one.
        let (shape, short) = match a {
            DType::F16 | DType::BF16 if (b, acc) == (a, DType::F32) => ([16, 8, 16], 8),
            DType::F32 if (b, acc) == (a, a) => ([16, 8, 8], 4),
            DType::I8 | DType::U8 if is_byte(b) && acc == DType::I32 => ([16, 8, 32], 16),
            _ if [a, b].into_iter().all(is_f8) && acc == DType::F32 && self.asm.arch >= Arch::Sm89 => ([16, 8, 32], 32),
            DType::F64 if (b, acc) == (a, a) => ([8, 8, 4], 4),
            _ => return Err(unsupported()),
        };
        let is_short = !sparse && k == short;
        if [m, n] != shape[..2] || mma.kept() != shape[2] && !is_short {
            return Err(unsupported());
        }
        if is_f8(a) {
            self.asm.require(Version(8, 4));
        }
        let (args, places) = inst.args.split_at(inst.args.len() - usize::from(sparse));
        let registers: Vec<Operand> = args.iter().map(|&arg| self.register(arg)).collect();
        let results: Vec<Operand> = inst.results.iter().map(|_| self.asm.register(class(acc))).collect();
        let (operands, c) = registers.split_at(registers.len() - results.len());
        let (left, right) = (usize::from(m) * usize::from(mma.kept()), usize::from(n) * usize::from(k));
        let (x, y) = operands.split_at(operands.len() * left / (left + right));
        let places: Vec<Operand> = places.iter().map(|&word| self.register(word)).collect();
        // Places increase, which newer instructions want to be told. The number
        // behind them says which threads have them: with 0 the first ones of four.
        let (name, places) = match places[..] {
            [word] if self.asm.arch.version() >= ORDERED => ("mma.sp::ordered_metadata", format!(", {word}, 0")),
            [word] => {
                self.asm.require(Version(7, 1));
                ("mma.sp", format!(", {word}, 0"))
            }
            _ => ("mma", String::new()),
        };
        let narrow = |ty| if ty == DType::F32 { "tf32" } else { operand_type(ty) };
        let (a, b, acc) = (narrow(a), narrow(b), operand_type(acc));
        self.asm.line(format_args!(
            "{name}.sync.aligned.m{m}n{n}k{k}.row.col.{acc}.{a}.{b}.{acc} {{{}}}, {{{}}}, {{{}}}, {{{}}}{places}",
            List(&results),
            List(x),
            List(y),
            List(c)
        ));
        inst.results.iter().zip(results).for_each(|(&result, register)| self.define(result, register));
        Ok(())
    }
}

/// The version from which on sparse instructions are told that places increase.
const ORDERED: Version = Version(8, 5);

fn is_f8(ty: DType) -> bool {
    matches!(ty, DType::E4M3 | DType::E5M2)
}

/// The name of a type in a matrix instruction; `f32` operands are cut to 19
/// bits by the hardware.
fn operand_type(ty: DType) -> &'static str {
    match ty {
        DType::I8 => "s8",
        DType::U8 => "u8",
        DType::I32 => "s32",
        _ => ty.name(),
    }
}
