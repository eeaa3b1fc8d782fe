//! Matrix instructions of a warpgroup.
//!
//! An operand in shared memory is given by a descriptor of 64 bits (PTX ISA,
//! "Matrix descriptor format"): bits 0–13 are the address, bits 16–29 and
//! 32–45 the distances between atoms along and down the rows, all in units of
//! 16 bytes, and bits 62–63 the permutation. Bits 49–51 are zero because
//! matrices start where the permutation does.
//!
//! The upper word is a constant. The lower word is a sum of constants and of
//! what varies, so that a loop over `k` adds constants to one register, and
//! the whole stays in uniform registers. The base of shared memory is cut to
//! its low bits, because in a cluster an address has the block's rank above
//! them.

use super::addresses::Key;
use super::arch::Version;
use super::asm::{Class, List, Operand};
use super::emitted::EmitError;
use super::emitter::Emitter;
use tile_core::elem::DType;
use tile_simt::ir::{Block, Buf, Home, Inst, Left, Matrix, Op, Swizzle, Val, Wgmma};

/// The bits of a shared address that count inside a block.
pub(super) const WITHIN_BLOCK: i64 = 0x3_ffff;

impl Emitter<'_> {
    pub(super) fn wgmma(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Op::Wgmma { shape, sum, at, left, right, conditional } = &inst.op else {
            unreachable!("called for matrix instructions of warpgroups")
        };
        let Wgmma { n, a, b, acc, sparse } = *shape;
        let (suffix, floats) = self.types(*shape)?;
        let (condition, rest) = self.guard(inst, *conditional);
        // A false condition sets the registers, so they need no zeros before.
        let scale = condition.unwrap_or(Operand::Int(1));
        let mut transposed = Vec::new();
        let mut transpose = |matrix: &Matrix| {
            if a.bits() == 16 {
                transposed.push(Operand::Int(matrix.transposed.into()));
            }
        };
        let first = match left {
            Left::Registers => {
                let words: Vec<Operand> = rest[..4].iter().map(|&word| self.register(word)).collect();
                format!("{{{}}}", List(&words))
            }
            Left::Shared(matrix) => {
                transpose(matrix);
                self.descriptor(matrix, rest[0])?.to_string()
            }
        };
        transpose(right);
        let (second, places) = match (rest, sparse) {
            ([.., right_index, places], true) => (*right_index, Some(self.register(*places))),
            _ => (rest[rest.len() - 1], None),
        };
        let second = self.descriptor(right, second)?;
        // Places come with a number that says which threads have them: with 0 the
        // first ones of four.
        let (name, places) = match places {
            Some(places) => {
                self.asm.require(Version(8, 2));
                ("wgmma.mma_async.sp", format!("{places}, 0, "))
            }
            None => ("wgmma.mma_async", String::new()),
        };
        // Signs of the operands, which products of integers do not have.
        let mut modifiers = vec![scale];
        if floats {
            modifiers.extend([Operand::Int(1), Operand::Int(1)]);
        }
        modifiers.extend(transposed);
        if a != b && !floats {
            self.asm.require(Version(8, 4));
        }
        let registers = self.registers_of(*sum, *at, u32::from(n) * acc.bits() / 64);
        let k = shape.depth() * 8 / a.bits();
        self.asm.line(format_args!(
            "{name}.sync.aligned.m64n{n}k{k}.{suffix} {{{}}}, {first}, {second}, {places}{}",
            List(&registers),
            List(&modifiers)
        ));
        Ok(())
    }

    /// The types in the instruction's name, and whether they are floats.
    fn types(&self, Wgmma { n, a, b, acc, .. }: Wgmma) -> Result<(&'static str, bool), EmitError> {
        use DType::{BF16, E4M3, E5M2, F16, F32, I8, I32, U8};
        let suffix = match (acc, a, b) {
            (F32, BF16, BF16) => "f32.bf16.bf16",
            (F32, F16, F16) => "f32.f16.f16",
            (F32, F32, F32) => "f32.tf32.tf32",
            (F32, E4M3, E4M3) => "f32.e4m3.e4m3",
            (F32, E4M3, E5M2) => "f32.e4m3.e5m2",
            (F32, E5M2, E4M3) => "f32.e5m2.e4m3",
            (F32, E5M2, E5M2) => "f32.e5m2.e5m2",
            (I32, I8, I8) => "s32.s8.s8",
            (I32, I8, U8) => "s32.s8.u8",
            (I32, U8, I8) => "s32.u8.s8",
            (I32, U8, U8) => "s32.u8.u8",
            _ => "",
        };
        // Beyond 32 columns integers go in steps of 16.
        if suffix.is_empty() || (acc == I32 && n > 24 && n % 16 != 0) {
            let what = format!("matrix instruction m64n{n} of {a} and {b} with {acc}");
            return Err(EmitError::Unsupported { arch: self.asm.arch, what });
        }
        Ok((suffix, acc == F32))
    }

    /// The register with a matrix's descriptor.
    fn descriptor(&mut self, matrix: &Matrix, index: Val) -> Result<Operand, EmitError> {
        let data = &self.kernel.bufs[matrix.buf];
        let Home::Shared { start: Some(start), .. } = data.home else {
            unreachable!("the prologue checks that shared memory is planned")
        };
        let malformed = |what: &str| Err(EmitError::Malformed(format!("a matrix in `{}` {what}", data.name)));
        let bytes = data.elem.bytes() as i64;
        let constant = i64::from(start) + matrix.offset * bytes;
        if !start.is_multiple_of(matrix.swizzle.period()) {
            return malformed("does not start where its permutation does");
        }
        // Atoms along the rows do not follow each other where `k` runs along
        // them, and the field is not used.
        let leading = if matrix.transposed { matrix.leading } else { 16 };
        let distances = [i64::from(leading), matrix.stride.into()];
        if constant % 16 != 0 || distances.iter().any(|x| x % 16 != 0 || !(0..=WITHIN_BLOCK).contains(x)) {
            return malformed("lies at what no descriptor tells");
        }
        let low = (constant >> 4) + (distances[0] >> 4 << 16);
        let low = match self.known(index) {
            Some(index) if (index * bytes) % 16 != 0 => return malformed("does not start at 16 bytes"),
            Some(index) => {
                let base = self.addresses.matrices();
                self.plus(base, low + index * bytes / 16)
            }
            None => {
                let place = self.descriptor_place(matrix.buf, index);
                self.plus(place, low)
            }
        };
        let swizzle = match matrix.swizzle {
            Swizzle::B128 => 1,
            Swizzle::B64 => 2,
            Swizzle::B32 => 3_u32,
        };
        let high = self.word_constant(matrix.stride >> 4 | swizzle << 30);
        Ok(self.asm.join(Class::B64, "mov.b64", &[low, high]))
    }

    fn plus(&mut self, x: Operand, y: i64) -> Operand {
        if y == 0 { x } else { self.asm.b32("add.u32", &[x, Operand::Int(y)]) }
    }

    /// The low word for the element at an index from the start of shared
    /// memory on.
    fn descriptor_place(&mut self, buf: Buf, index: Val) -> Operand {
        let shift = self.kernel.bufs[buf].elem.bytes().trailing_zeros();
        let key = Key::Matrix(shift, index);
        if let Some(place) = self.addresses.find(key) {
            return place;
        }
        let x = self.register(index);
        let x = if self.ty(index) == DType::I32 { x } else { self.asm.b32("cvt.u32.u64", &[x]) };
        let base = self.addresses.matrices();
        // Elements to 16 bytes; the index is a multiple of as many.
        let units = self.asm.b32("shr.s32", &[x, Operand::Int((4 - shift).into())]);
        let place = self.asm.b32("add.u32", &[base, units]);
        self.addresses.keep(key, place);
        place
    }

    /// A register with a constant.
    fn word_constant(&mut self, word: u32) -> Operand {
        let key = Key::Word(word);
        if let Some(register) = self.addresses.find(key) {
            return register;
        }
        let register = self.asm.b32("mov.b32", &[Operand::Int(word.into())]);
        self.addresses.keep(key, register);
        register
    }
}

/// Whether a block holds such an instruction. The assembler would repeat the
/// body of a loop with one, which has been repeated as often as is good.
pub(super) fn multiplies(block: &Block) -> bool {
    block.insts.iter().any(|inst| matches!(inst.op, Op::Wgmma { .. }) || inst.blocks.iter().any(multiplies))
}
