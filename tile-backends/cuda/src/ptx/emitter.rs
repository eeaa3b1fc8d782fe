//! The walk over a kernel.

use super::addresses::Addresses;
use super::arch::Arch;
use super::asm::{Asm, Operand};
use super::emitted::{EmitError, Emitted};
use super::message::Site;
use super::priority::Priority;
use super::repr::{class, immediate, load_constant};
use super::{cast, int, narrow, packed_f16, scalar};
use std::collections::{HashMap, HashSet};
use tile_core::elem::DType;
use tile_core::interp::scalar::eval_literal;
use tile_core::ir::{BinOp, Id as _, Map};
use tile_core::num::Round;
use tile_simt::ir::{Block, Buf, Inst, Kernel, Op, TensorMap, Val, Var};
use tile_simt::timeline::MarkSite;

/// Where a value is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// In a register.
    Reg(Operand),
    /// The encoding of a constant, put into each instruction.
    Constant(u64),
    /// An `f32` whose rounding to `f16`, `bf16` or `e4m3` waits for its use: two
    /// of them that are packed or stored together are rounded by one
    /// instruction.
    Unrounded(Operand),
}

/// Where a thread records.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    /// The beginning of its row.
    pub(super) row: Operand,
    /// Where its next mark goes, and the end of the row.
    pub(super) next: Operand,
    pub(super) end: Operand,
    /// Whether it records.
    pub(super) on: Operand,
}

/// What emission has made so far.
pub(super) struct Emitter<'a> {
    pub(super) kernel: &'a Kernel,
    pub(super) asm: Asm,
    places: Vec<Option<Place>>,
    vars: Map<Var, Vec<Operand>>,
    pub(super) addresses: Addresses,
    /// The addresses of the tensor maps.
    pub(super) maps: Map<TensorMap, Operand>,
    /// The barrier and the threads of the team that the walk is in.
    pub(super) partition: Option<(usize, u32)>,
    /// Every place that prints or asserts, and how many the walk has passed.
    pub(super) sites: Vec<Site>,
    pub(super) site: usize,
    /// The register with the address of the message buffer.
    pub(super) messages: Option<Operand>,
    /// Every mark of a timeline so far.
    pub(super) marks: Vec<MarkSite>,
    /// Where the thread's marks are recorded, if the kernel has any.
    pub(super) record: Option<Record>,
    /// What loads of some tensors say of L2.
    pub(super) policies: Vec<(Buf, Operand)>,
    /// The policies of L2 that there are.
    pub(super) made_policies: Vec<(Priority, Operand)>,
    /// The word that a value is a part of, and which part.
    pub(super) parts: HashMap<Val, (Operand, usize)>,
    /// What a function with a constant made of all bytes of a word, in this block.
    pub(super) words: HashMap<(Operand, BinOp, i64), Operand>,
    /// Each `f32` of a byte as the last digits of a larger number, and what it is
    /// larger by.
    pub(super) biased: HashMap<Val, (Operand, f32)>,
    /// The first byte of each word whose upper half is zero.
    pub(super) short: HashSet<Val>,
    /// Whether launches before may still write when the kernel starts, so that
    /// no tensor is constant from the first instruction on.
    pub(super) early: bool,
}

/// The text of a verified kernel.
pub(super) fn emit(kernel: &Kernel, arch: Arch, priorities: &[(Buf, Priority)]) -> Result<Emitted, EmitError> {
    let mut asm = Asm::new(arch, kernel.fast_math);
    if kernel.cluster > 1 && arch < Arch::Sm90a {
        return Err(EmitError::Unsupported { arch, what: "clusters of blocks".to_owned() });
    }
    let mut vars = Map::new();
    for var in kernel.vars.values() {
        vars.push((0..var.len).map(|_| asm.register(class(var.elem))).collect::<Vec<_>>());
    }
    let mut emitter = Emitter {
        kernel,
        asm,
        places: vec![None; kernel.vals.len()],
        vars,
        addresses: Addresses::default(),
        maps: Map::new(),
        partition: None,
        sites: tile_simt::message::sites(kernel),
        site: 0,
        messages: None,
        marks: Vec::new(),
        record: None,
        policies: Vec::new(),
        made_policies: Vec::new(),
        parts: HashMap::new(),
        words: HashMap::new(),
        biased: HashMap::new(),
        short: HashSet::new(),
        early: kernel.starts_early(),
    };
    let parameters = emitter.prologue()?;
    emitter.make_policies(priorities);
    emitter.block(&kernel.body)?;
    emitter.asm.line(format_args!("ret"));
    Ok(emitter.finish(parameters))
}

impl Emitter<'_> {
    /// The type of a value.
    pub(super) fn ty(&self, val: Val) -> DType {
        self.kernel.vals[val]
    }

    pub(super) fn place(&self, val: Val) -> Place {
        self.places[val.index()].expect("a verified kernel defines values before it uses them")
    }

    /// Says where a value is.
    pub(super) fn define(&mut self, val: Val, operand: Operand) {
        self.places[val.index()] = Some(Place::Reg(operand));
    }

    /// A value as an operand: a register, or a number where one can stand.
    pub(super) fn operand(&mut self, val: Val) -> Operand {
        match self.place(val) {
            Place::Constant(bits) => immediate(self.ty(val), bits).unwrap_or_else(|| self.register(val)),
            Place::Reg(_) | Place::Unrounded(_) => self.register(val),
        }
    }

    /// A value in a register.
    pub(super) fn register(&mut self, val: Val) -> Operand {
        let ty = self.ty(val);
        match self.place(val) {
            Place::Reg(operand) => operand,
            Place::Constant(bits) => load_constant(&mut self.asm, ty, bits),
            Place::Unrounded(x) => narrow::narrow(&mut self.asm, ty, x, Round::NearestEven),
        }
    }

    /// The registers of an array from `at` on.
    pub(super) fn registers_of(&self, var: Var, at: u32, count: u32) -> Vec<Operand> {
        self.vars[var][at as usize..(at + count) as usize].to_vec()
    }

    /// The integer that a value is known to be.
    pub(super) fn known(&self, val: Val) -> Option<i64> {
        match (self.place(val), immediate(self.ty(val), self.constant(val)?)) {
            (Place::Constant(_), Some(Operand::Int(x))) => Some(x),
            _ => None,
        }
    }

    fn constant(&self, val: Val) -> Option<u64> {
        match self.place(val) {
            Place::Constant(bits) => Some(bits),
            Place::Reg(_) | Place::Unrounded(_) => None,
        }
    }

    /// The instructions of a block, in a scope of their own.
    pub(super) fn block(&mut self, block: &Block) -> Result<(), EmitError> {
        self.addresses.enter();
        let words = self.words.clone();
        let result = block.insts.iter().try_for_each(|inst| self.inst(inst));
        self.words = words;
        self.addresses.leave();
        result
    }

    fn inst(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let args = &inst.args;
        if !self.asm.arch.has(&inst.op) {
            return Err(EmitError::Unsupported { arch: self.asm.arch, what: format!("`{}`", inst.op.name()) });
        }
        match &inst.op {
            Op::Const { value } => {
                let val = inst.results[0];
                let bits = eval_literal(*value, self.ty(val)).bits;
                self.places[val.index()] = Some(Place::Constant(bits));
                Ok(())
            }
            Op::Special { what } => {
                let x = self.special(*what);
                self.result(inst, Some(x))
            }
            Op::Un { op } => {
                let ty = self.ty(args[0]);
                let x = self.register(args[0]);
                let y = scalar::un(&mut self.asm, *op, ty, x);
                self.result(inst, y)
            }
            Op::Bin { op } if self.byte_with_constant(*op, args, inst.results[0]) => Ok(()),
            Op::Bin { op } if self.float_of_byte_with_constant(*op, args, inst.results[0]) => Ok(()),
            Op::Bin { op: op @ (BinOp::Shl | BinOp::Shr) } => {
                let (ty, amount_ty) = (self.ty(args[0]), self.ty(args[1]));
                let (x, amount) = (self.operand(args[0]), self.operand(args[1]));
                let y = (ty.is_int() && amount_ty.is_int())
                    .then(|| int::shift(&mut self.asm, *op, ty, x, amount, amount_ty));
                self.result(inst, y)
            }
            Op::Bin { op } => {
                let ty = self.ty(args[0]);
                let (x, y) = (self.operand(args[0]), self.operand(args[1]));
                let z = scalar::bin(&mut self.asm, *op, ty, x, y);
                self.result(inst, z)
            }
            Op::Cmp { op } => {
                let ty = self.ty(args[0]);
                let (x, y) = (self.operand(args[0]), self.operand(args[1]));
                let z = scalar::cmp(&mut self.asm, *op, ty, x, y);
                self.result(inst, Some(z))
            }
            Op::Select {} => {
                let ty = self.ty(args[1]);
                let [condition, x, y] = [self.register(args[0]), self.operand(args[1]), self.operand(args[2])];
                let z = scalar::select(&mut self.asm, ty, condition, x, y);
                self.result(inst, Some(z))
            }
            Op::Fma {} => {
                let ty = self.ty(args[0]);
                let [x, y, z] = [self.operand(args[0]), self.operand(args[1]), self.operand(args[2])];
                let w = scalar::fma(&mut self.asm, ty, x, y, z);
                self.result(inst, w)
            }
            Op::Asm { arms } => self.target_asm(inst, arms),
            Op::Cast { round } => {
                self.cast(inst, *round);
                Ok(())
            }
            Op::Bits {} => {
                let (from, to) = (self.ty(args[0]), self.ty(inst.results[0]));
                let x = self.register(args[0]);
                let y = scalar::bits(&mut self.asm, from, to, x);
                self.result(inst, Some(y))
            }
            Op::RoundTf32 {} => {
                let x = self.register(args[0]);
                let y = self.asm.b32("cvt.rna.tf32.f32", &[x]);
                self.result(inst, Some(y))
            }
            Op::BinPacked { op, elem } => {
                let [x, y] = [self.register(args[0]), self.register(args[1])];
                let z = packed_f16::bin(&mut self.asm, *op, *elem, x, y);
                self.result(inst, z)
            }
            Op::FmaPacked { elem } => {
                let args = [0, 1, 2].map(|i| self.register(args[i]));
                let w = packed_f16::fma(&mut self.asm, *elem, args);
                self.result(inst, Some(w))
            }
            Op::Dot4 { a, b } => {
                let [x, y, z] = [0, 1, 2].map(|i| self.operand(args[i]));
                let sign = |ty: DType| if ty == DType::I8 { "s32" } else { "u32" };
                let w = self.asm.b32(&format!("dp4a.{}.{}", sign(*a), sign(*b)), &[x, y, z]);
                self.result(inst, Some(w))
            }
            Op::Logic { table } => {
                let [x, y, z] = [0, 1, 2].map(|i| self.operand(args[i]));
                let w = self.asm.b32("lop3.b32", &[x, y, z, Operand::Int((*table).into())]);
                self.result(inst, Some(w))
            }
            Op::Bytes { select } => {
                let [x, y] = [self.operand(args[0]), self.operand(args[1])];
                let z = self.asm.b32("prmt.b32", &[x, y, Operand::Int((*select).into())]);
                self.result(inst, Some(z))
            }
            Op::Pack {} => {
                let word = self.word(args);
                self.result(inst, Some(word))
            }
            Op::Unpack {} => {
                let word = self.register(args[0]);
                self.unpack(word, &inst.results);
                Ok(())
            }
            Op::Get { var, at } => {
                let ty = class(self.kernel.vars[*var].elem);
                let from = self.vars[*var][*at as usize];
                let copy = self.asm.value(ty, &format!("mov.{}", ty.ty()), &[from]);
                self.result(inst, Some(copy))
            }
            Op::Set { var, at } => {
                let ty = class(self.kernel.vars[*var].elem);
                let to = self.vars[*var][*at as usize];
                let x = self.register(args[0]);
                self.asm.set(to, &format!("mov.{}", ty.ty()), &[x]);
                Ok(())
            }
            Op::Load { .. } => self.load(inst),
            Op::Store { .. } => self.store(inst),
            Op::Atomic { .. } => self.atomic(inst),
            Op::CopyAsync { .. } => self.copy_async(inst),
            Op::Phase {} => {
                Err(EmitError::Malformed("a phase is left; the pass `barriers` turns them into barriers".into()))
            }
            Op::Shuffle { mode, lane, width } => {
                self.shuffle(inst, *mode, *lane, *width);
                Ok(())
            }
            Op::ShuffleAt {} => {
                self.shuffle_at(inst);
                Ok(())
            }
            Op::LoadMatrix { buf, offset, transposed } => self.load_matrix(inst, *buf, *offset, *transposed),
            Op::Mma { mma } => self.mma(inst, mma),
            // Matrix instructions of warps take their place.
            Op::CoopClear { .. } | Op::CoopLoad { .. } | Op::CoopStore { .. } | Op::CoopMultiply { .. } => {
                Err(EmitError::Unsupported { arch: self.asm.arch, what: format!("`{}`", inst.op.name()) })
            }
            Op::StoreMatrix { buf, offset, transposed } => {
                self.store_matrix(inst, *buf, *offset, *transposed);
                Ok(())
            }
            Op::Elect {} => {
                self.elect(inst);
                Ok(())
            }
            Op::CopyCommit {}
            | Op::CopyWait { .. }
            | Op::Barrier {}
            | Op::GroupBarrier {}
            | Op::NamedBarrier { .. }
            | Op::WarpBarrier {}
            | Op::ClusterBarrier {}
            | Op::LaunchWait {}
            | Op::LaunchNext {}
            | Op::MbarrierFence {}
            | Op::ProxyFence {}
            | Op::GlobalProxyFence {}
            | Op::TmaCommit {}
            | Op::TmaWait { .. }
            | Op::WgmmaFence {}
            | Op::WgmmaCommit {}
            | Op::WgmmaWait { .. } => {
                self.order(&inst.op);
                Ok(())
            }
            Op::MbarrierInit { .. }
            | Op::MbarrierArrive { .. }
            | Op::MbarrierExpect { .. }
            | Op::CopyArrive { .. }
            | Op::MbarrierWait { .. } => {
                self.mbarrier(inst);
                Ok(())
            }
            Op::Await { buf } => {
                self.await_signal(*buf, inst.args[0]);
                Ok(())
            }
            Op::Signal { buf, op } => {
                self.signal(*buf, *op, inst);
                Ok(())
            }
            Op::WaitSignal { buf } => {
                self.wait_signal(*buf, inst);
                Ok(())
            }
            Op::Trap {} => {
                self.asm.line(format_args!("trap"));
                Ok(())
            }
            Op::TmaLoad { .. } => {
                self.bulk_load(inst);
                Ok(())
            }
            Op::TmaStore { .. } => {
                self.bulk_store(inst);
                Ok(())
            }
            Op::StoreRemote { .. } => {
                self.store_remote(inst);
                Ok(())
            }
            Op::Anchor { buf } => {
                self.anchor(inst, *buf);
                Ok(())
            }
            Op::Keep { buf } => {
                self.keep(inst, *buf);
                Ok(())
            }
            Op::Wgmma { .. } => self.wgmma(inst),
            Op::WarpSpecialize { partitions } => self.warp_specialize(inst, partitions),
            Op::For {} => self.for_loop(inst),
            Op::If {} => self.branch(inst),
            Op::Mark { moment } => {
                self.mark(*moment, inst.span);
                Ok(())
            }
            Op::Print { .. } => {
                self.print(inst);
                Ok(())
            }
            Op::Assert { .. } => {
                self.assert(inst);
                Ok(())
            }
        }
    }

    /// Notes the one result of an instruction, or that there is no such
    /// function.
    fn result(&mut self, inst: &Inst, operand: Option<Operand>) -> Result<(), EmitError> {
        let Some(operand) = operand else {
            let ty = inst.args.first().map_or("nothing", |&arg| self.ty(arg).name());
            return Err(EmitError::Malformed(format!("{:?} is not defined for {ty}", inst.op)));
        };
        self.define(inst.results[0], operand);
        Ok(())
    }

    fn cast(&mut self, inst: &Inst, round: Option<Round>) {
        let (from, to) = (self.ty(inst.args[0]), self.ty(inst.results[0]));
        if to == DType::F32 && self.byte_to_float(inst.args[0], inst.results[0]) {
            return;
        }
        let x = self.register(inst.args[0]);
        let nearest = round.unwrap_or_default() == Round::NearestEven;
        let in_pairs = match to {
            DType::F16 | DType::BF16 => true,
            DType::E4M3 => self.asm.arch >= Arch::Sm89,
            _ => false,
        };
        if from == DType::F32 && in_pairs && nearest {
            self.places[inst.results[0].index()] = Some(Place::Unrounded(x));
            return;
        }
        let y = cast::cast(&mut self.asm, from, to, x, round);
        self.define(inst.results[0], y);
    }
}
