//! What each instruction does, those aside that hold blocks.

use super::Outcome;
use super::fiber::{Fiber, Flow, Mask};
use super::machine::Machine;
use super::operands::tf32;
use super::state::meeting::Scope;
use crate::ir::{Inst, Op, Special, Val};
use tile_core::elem::DType;
use tile_core::interp::scalar::{self, Cast};
use tile_core::ir::{BinOp, Format, FormatPart, Id};
use tile_core::launch::Scalar;

impl<'k> Fiber<'k> {
    /// Executes an instruction, or finds that it has to wait.
    pub(super) fn step(&mut self, machine: &mut Machine<'k>, inst: &'k Inst, mask: &Mask) -> Outcome<Flow> {
        self.products.define(&inst.results)?;
        machine.statement = inst.span;
        match &inst.op {
            Op::Const { .. }
            | Op::Un { .. }
            | Op::Bin { .. }
            | Op::Cmp { .. }
            | Op::Select {}
            | Op::Fma {}
            | Op::Asm { .. }
            | Op::Cast { .. }
            | Op::Bits {}
            | Op::RoundTf32 {}
            | Op::BinPacked { .. }
            | Op::FmaPacked { .. }
            | Op::Dot4 { .. }
            | Op::Logic { .. }
            | Op::Bytes { .. }
            | Op::Pack {}
            | Op::Unpack {} => self.compute(inst, mask)?,
            Op::Special { what } => self.special(machine, inst, mask, *what),
            Op::Get { var, at } => {
                self.products.touch(*var, *at)?;
                let bits = self.vars[var.index()][*at as usize].clone();
                self.set(inst.results[0], mask, bits);
            }
            Op::Set { var, at } => {
                self.products.touch(*var, *at)?;
                let bits = self.operand(inst.args[0]).clone();
                let place = &mut self.vars[var.index()][*at as usize];
                for ((place, bits), &on) in place.iter_mut().zip(bits).zip(mask) {
                    if on {
                        *place = bits;
                    }
                }
            }
            Op::Load { buf, offset, guarded } => self.load(machine, inst, mask, *buf, *offset, *guarded)?,
            Op::Store { buf, offset, guarded } => self.store(machine, inst, mask, *buf, *offset, *guarded)?,
            Op::Atomic { buf, offset, op, guarded, .. } => {
                self.atomic(machine, inst, mask, *buf, *offset, *op, *guarded)?;
            }
            Op::CopyAsync { .. } => self.copy_async(machine, inst, mask)?,
            Op::CopyCommit {} => self.copies.commit(mask),
            Op::CopyWait { pending } => self.copy_wait(machine, mask, *pending as usize)?,
            Op::Phase {} | Op::Anchor { .. } | Op::Keep { .. } => {}
            Op::Barrier {} => return self.meet(machine, mask, self.scope),
            Op::GroupBarrier {} => return self.meet(machine, mask, self.warpgroup()),
            Op::NamedBarrier { first, threads, .. } => {
                let (first, threads) = (*first as usize, *threads as usize);
                if !(first..first + threads).contains(&self.first) {
                    return Err(format!("thread {} is not one of those that a barrier is for", self.first));
                }
                return self.meet(machine, mask, Scope::Partition { rank: self.rank, first, threads });
            }
            Op::ClusterBarrier {} => return self.meet(machine, mask, Scope::Cluster),
            Op::WarpBarrier {} => self.meet_in_warps(machine, mask)?,
            Op::LaunchWait {} => self.on(mask).for_each(|t| machine.launches_are_done(self.actor(t))),
            Op::LaunchNext {} => {}
            Op::Elect {} => self.elect(machine, inst, mask)?,
            Op::Shuffle { mode, lane, width } => self.shuffle(inst, mask, *mode, *lane, *width)?,
            Op::ShuffleAt {} => self.shuffle_at(inst, mask)?,
            Op::LoadMatrix { buf, offset, transposed } => {
                self.load_matrix(machine, inst, mask, *buf, *offset, *transposed)?;
            }
            Op::StoreMatrix { buf, offset, transposed } => {
                self.store_matrix(machine, inst, mask, *buf, *offset, *transposed)?;
            }
            Op::Mma { mma } => self.mma(inst, mask, *mma)?,
            Op::CoopClear { var, at } => self.coop_clear(mask, *var, *at)?,
            Op::CoopLoad { .. } => self.coop_load(machine, inst, mask)?,
            Op::CoopStore { .. } => self.coop_store(machine, inst, mask)?,
            Op::CoopMultiply { .. } => self.coop_multiply(inst, mask)?,
            Op::MbarrierInit { buf, count } => self.mbarrier_init(machine, inst, mask, *buf, *count)?,
            Op::MbarrierFence {} => self.on(mask).for_each(|t| machine.clocks.fence_barriers(self.actor(t))),
            Op::MbarrierArrive { buf, remote } => self.mbarrier_arrive(machine, inst, mask, *buf, *remote)?,
            Op::MbarrierExpect { buf, bytes } => self.mbarrier_expect(machine, inst, mask, *buf, *bytes)?,
            Op::CopyArrive { buf } => self.copy_arrive(machine, inst, mask, *buf)?,
            Op::Await { buf } => return self.await_signal(machine, inst, mask, *buf),
            Op::Signal { buf, op } => self.signal(machine, inst, mask, *buf, *op)?,
            Op::WaitSignal { buf } => return self.wait_signal(machine, inst, mask, *buf),
            Op::Trap {} => {
                if self.on(mask).next().is_some() {
                    return Err("a signal of a rank or word that is not there".to_owned());
                }
            }
            Op::MbarrierWait { buf } => return self.mbarrier_wait(machine, inst, mask, *buf),
            Op::TmaLoad { .. } => self.bulk_load(machine, inst, mask)?,
            Op::StoreRemote { .. } => self.store_remote(machine, inst, mask)?,
            Op::TmaStore { .. } => self.bulk_store(machine, inst, mask)?,
            Op::TmaCommit {} => self.on(mask).for_each(|t| machine.commit_stores(self.actor(t))),
            Op::TmaWait { pending, written } => {
                self.on(mask).try_for_each(|t| machine.wait_stores(self.actor(t), *pending, *written))?;
            }
            // Boxes in flight are of no thread, and what is in their way shows in what they bring.
            Op::GlobalProxyFence {} => {}
            Op::ProxyFence {} => self.on(mask).for_each(|t| machine.clocks.fence_proxy(self.actor(t))),
            Op::Wgmma { .. } => self.wgmma(machine, inst, mask)?,
            Op::WgmmaFence {} => self.wgmma_fence(mask)?,
            Op::WgmmaCommit {} => self.wgmma_commit(mask)?,
            Op::WgmmaWait { pending } => self.wgmma_wait(machine, mask, *pending)?,
            // It has no clock.
            Op::Mark { .. } => {}
            Op::Print { format } => {
                for t in self.on(mask) {
                    machine.may_touch_global(self.actor(t))?;
                    let line = self.message(format, &inst.args, t);
                    (machine.print)(line);
                }
            }
            Op::Assert { format, fault } => {
                self.on(mask).try_for_each(|t| machine.may_touch_global(self.actor(t)))?;
                let condition = self.operand(inst.args[0]);
                if let Some(t) = self.on(mask).find(|&t| condition[t] == 0) {
                    let what = if *fault { "fault" } else { "assertion failed" };
                    return Err(format!("{what}: {}", self.message(format, &inst.args[1..], t)));
                }
            }
            Op::For {} | Op::If {} | Op::WarpSpecialize { .. } => unreachable!("control flow is executed by `advance`"),
        }
        Ok(Flow::Next)
    }

    /// The threads that are on.
    pub(super) fn on<'a>(&self, mask: &'a Mask) -> impl Iterator<Item = usize> + use<'a> {
        mask.iter().enumerate().filter(|&(_, &on)| on).map(|(t, _)| t)
    }

    fn map(&mut self, inst: &Inst, mask: &Mask, f: impl Fn(&[u64]) -> u64) {
        let args: Vec<&Vec<u64>> = inst.args.iter().map(|&arg| self.operand(arg)).collect();
        let bits = (0..self.threads).map(|t| f(&args.iter().map(|arg| arg[t]).collect::<Vec<_>>())).collect();
        self.set(inst.results[0], mask, bits);
    }

    fn special(&mut self, machine: &Machine<'_>, inst: &Inst, mask: &Mask, what: Special) {
        let block = &machine.blocks[self.rank].coordinates;
        let along = |line: &[i64]| line.iter().zip(&machine.grid).fold(0, |at, (&index, &extent)| at * extent + index);
        let same = match what {
            Special::Thread => None,
            Special::Warpgroup => None,
            Special::Block(axis) => Some(block.get(usize::from(axis)).copied().unwrap_or(0)),
            Special::Worker => Some(along(block)),
            Special::Workers => Some(machine.grid.iter().product()),
            Special::Rank => Some(self.rank as i64),
        };
        let number = |t: usize| {
            let thread = (self.first + t) as i64;
            same.unwrap_or(if what == Special::Thread { thread } else { thread / 128 }) as u64
        };
        let bits = (0..self.threads).map(number).collect();
        self.set(inst.results[0], mask, bits);
    }

    /// Instructions without effect, on registers alone.
    fn compute(&mut self, inst: &Inst, mask: &Mask) -> Outcome {
        let ty = self.ty(inst.results[0]);
        let from = inst.args.first().map_or(ty, |&arg| self.ty(arg));
        let missing = || "the operation has no meaning for these types".to_owned();
        match &inst.op {
            Op::Const { value } => {
                let bits = scalar::eval_literal(*value, ty).bits;
                self.map(inst, mask, |_| bits);
            }
            Op::Un { op } => {
                let f = scalar::un(*op, from).ok_or_else(missing)?;
                self.map(inst, mask, |x| f(x[0]));
            }
            Op::Bin { op: op @ (BinOp::Shl | BinOp::Shr) } => {
                let amount = self.ty(inst.args[1]);
                let op = *op;
                self.map(inst, mask, |x| {
                    let scalar = |dtype, bits| Scalar { dtype, bits };
                    scalar::eval_bin(op, scalar(from, x[0]), scalar(amount, x[1])).map_or(0, |y| y.bits)
                });
            }
            // Of zeros of either sign hardware takes one whatever their order,
            // so that lanes that exchange operands agree.
            Op::Bin { op: op @ (BinOp::Min | BinOp::Max) } if from.is_float() => {
                let f = scalar::bin(*op, from).ok_or_else(missing)?;
                self.map(inst, mask, |x| f(x[0].min(x[1]), x[0].max(x[1])));
            }
            Op::Bin { op } => {
                let f = scalar::bin(*op, from).ok_or_else(missing)?;
                self.map(inst, mask, |x| f(x[0], x[1]));
            }
            Op::Cmp { op } => {
                let f = scalar::cmp(*op, from);
                self.map(inst, mask, |x| f(x[0], x[1]));
            }
            Op::Select {} => self.map(inst, mask, |x| if x[0] != 0 { x[1] } else { x[2] }),
            Op::Fma {} => {
                let f = scalar::fma(from).ok_or_else(missing)?;
                self.map(inst, mask, |x| f(x[0], x[1], x[2]));
            }
            Op::Cast { round } => {
                let cast = Cast::new(from, ty, *round);
                self.map(inst, mask, |x| cast.apply(x[0]));
            }
            Op::Bits {} | Op::Asm { .. } => self.map(inst, mask, |x| x[0]),
            Op::RoundTf32 {} => self.map(inst, mask, |x| tf32(x[0])),
            Op::BinPacked { op, elem } => {
                let f = scalar::bin(*op, *elem).ok_or_else(missing)?;
                let sorted = matches!(op, BinOp::Min | BinOp::Max);
                self.map(inst, mask, |x| {
                    of_halves(|shift| match [0, 1].map(|i| x[i] >> shift & 0xffff) {
                        [x, y] if sorted => f(x.min(y), x.max(y)),
                        [x, y] => f(x, y),
                    })
                });
            }
            Op::FmaPacked { elem } => {
                let f = scalar::fma(*elem).ok_or_else(missing)?;
                self.map(inst, mask, |x| {
                    of_halves(|shift| f(x[0] >> shift & 0xffff, x[1] >> shift & 0xffff, x[2] >> shift & 0xffff))
                });
            }
            Op::Dot4 { a, b } => {
                let byte = |word: u64, i: u32, ty: DType| match (word >> (8 * i)) as u8 {
                    byte if ty == DType::I8 => i32::from(byte.cast_signed()),
                    byte => i32::from(byte),
                };
                self.map(inst, mask, |x| {
                    // No four products leave an `i32`; their sum with a third operand may.
                    let products: i32 = (0..4).map(|i| byte(x[0], i, *a) * byte(x[1], i, *b)).sum();
                    u64::from((x[2] as u32).wrapping_add(products.cast_unsigned()))
                });
            }
            Op::Logic { table } => self.map(inst, mask, |x| {
                let number = |bit: u32| (x[0] >> bit & 1) << 2 | (x[1] >> bit & 1) << 1 | x[2] >> bit & 1;
                (0..32).fold(0, |word, bit| word | (u64::from(*table) >> number(bit) & 1) << bit)
            }),
            Op::Bytes { select } => self.map(inst, mask, |x| {
                let bytes = x[1] << 32 | x[0];
                (0..4).fold(0, |word, i| word | (bytes >> (8 * (*select >> (4 * i) & 7)) & 0xff) << (8 * i))
            }),
            Op::Pack {} => {
                let width = from.bits();
                self.map(inst, mask, |x| x.iter().enumerate().fold(0, |word, (i, &x)| word | x << (i as u32 * width)));
            }
            Op::Unpack {} => {
                let width = ty.bits();
                let words = self.operand(inst.args[0]).clone();
                for (i, &result) in inst.results.iter().enumerate() {
                    let part = |&word: &u64| word >> (i as u32 * width) & (u64::MAX >> (64 - width));
                    self.set(result, mask, words.iter().map(part).collect());
                }
            }
            _ => unreachable!("`step` passes what works on registers alone"),
        }
        Ok(())
    }

    fn message(&self, format: &Format, args: &[Val], thread: usize) -> String {
        let mut args = args.iter();
        let part = |part: &FormatPart| match part {
            FormatPart::Text(text) => text.clone(),
            FormatPart::Arg => args.next().map_or_else(String::new, |&arg| {
                scalar::text(Scalar { dtype: self.ty(arg), bits: self.operand(arg)[thread] })
            }),
        };
        format.parts.iter().map(part).collect()
    }

    /// Which threads take part, and the operands behind the guard.
    pub(super) fn guard<'i>(&self, inst: &'i Inst, mask: &Mask, guarded: bool) -> (Mask, &'i [Val]) {
        match inst.args.split_first() {
            Some((&guard, rest)) if guarded => {
                (self.operand(guard).iter().zip(mask).map(|(&g, &on)| on && g != 0).collect(), rest)
            }
            _ => (mask.clone(), &inst.args),
        }
    }

    /// Elements of a type in so many bytes.
    pub(super) fn per(ty: DType, bytes: usize) -> usize {
        bytes / ty.bytes()
    }
}

/// A word of what a function makes of the bits at each of two shifts.
fn of_halves(f: impl Fn(u32) -> u64) -> u64 {
    f(0) | f(16) << 16
}
