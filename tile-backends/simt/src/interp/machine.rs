//! The machine: one block.

use super::Fault;
use super::shared::Shared;
use crate::ir::{Block, Buf, Home, Inst, Kernel, Op, Source, Special, Val};
use std::collections::VecDeque;
use tile_core::elem::DType;
use tile_core::interp::scalar::{self, Cast};
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Format, FormatPart, Id};
use tile_core::launch::Scalar;

pub(super) struct Machine<'m> {
    kernel: &'m Kernel,
    block: Vec<i64>,
    pub(super) threads: usize,
    /// For each value, one encoding for each thread.
    vals: Vec<Vec<u64>>,
    /// For each array of registers, register and thread.
    vars: Vec<Vec<Vec<u64>>>,
    pub(super) shared: Shared,
    globals: &'m mut [Vec<u8>],
    print: &'m mut dyn FnMut(String),
    /// For each thread the groups of copies that have not landed, the last of
    /// them still open.
    in_flight: Vec<VecDeque<Vec<Landing>>>,
}

/// An element on its way: where to, and its encoding.
struct Landing {
    buf: Buf,
    index: i64,
    bits: u64,
}

pub(super) type Mask = Vec<bool>;
type Outcome<T = ()> = Result<T, String>;

impl<'m> Machine<'m> {
    pub(super) fn new(
        kernel: &'m Kernel,
        block: Vec<i64>,
        host: &dyn Fn(Source) -> u64,
        globals: &'m mut [Vec<u8>],
        print: &'m mut dyn FnMut(String),
    ) -> Machine<'m> {
        let threads = kernel.threads as usize;
        let mut vals = vec![Vec::new(); kernel.vals.len()];
        for param in &kernel.params {
            vals[param.value.index()] = vec![host(param.source); threads];
        }
        let vars = kernel.vars.values().map(|var| vec![vec![0; threads]; var.len as usize]).collect();
        let shared = Shared::new(kernel.shared_bytes() as usize);
        let in_flight = (0..threads).map(|_| VecDeque::from([Vec::new()])).collect();
        Machine { kernel, block, threads, vals, vars, shared, globals, print, in_flight }
    }

    pub(super) fn run(mut self) -> Result<(), Fault> {
        let kernel = self.kernel;
        let mask = vec![true; self.threads];
        self.execute(&kernel.body, &mask)
    }

    fn execute(&mut self, block: &Block, mask: &Mask) -> Result<(), Fault> {
        for inst in &block.insts {
            match inst.op {
                Op::For {} => self.repeat(inst, mask)?,
                Op::If {} => {
                    let condition = self.operand(inst.args[0]).clone();
                    for (side, block) in inst.blocks.iter().enumerate() {
                        let taken: Mask =
                            mask.iter().zip(&condition).map(|(&on, &c)| on && (c != 0) == (side == 0)).collect();
                        if taken.contains(&true) {
                            self.execute(block, &taken)?;
                        }
                    }
                }
                _ => self.step(inst, mask).map_err(|message| {
                    let result = inst.results.first().map(ToString::to_string).unwrap_or_default();
                    let (line, column) = (inst.span.line, inst.span.column);
                    Fault { at: format!("{} {result} ({line}:{column})", inst.op.name()), message }
                })?,
            }
        }
        Ok(())
    }

    fn repeat(&mut self, inst: &Inst, mask: &Mask) -> Result<(), Fault> {
        let body = &inst.blocks[0];
        let ty = self.kernel.vals[body.args[0]];
        let signed = |bits: u64| if ty == DType::I32 { i64::from(bits as u32 as i32) } else { bits as i64 };
        let [lo, hi, step] =
            [0, 1, 2].map(|i| self.operand(inst.args[i]).iter().map(|&x| signed(x)).collect::<Vec<_>>());
        let mut counter = lo;
        loop {
            let on: Mask = (0..self.threads).map(|t| mask[t] && counter[t] < hi[t]).collect();
            if !on.contains(&true) {
                return Ok(());
            }
            let width = u64::MAX >> (64 - ty.bits());
            self.vals[body.args[0].index()] = counter.iter().map(|&x| x as u64 & width).collect();
            self.execute(body, &on)?;
            for t in 0..self.threads {
                if on[t] {
                    counter[t] = counter[t].saturating_add(step[t].max(1));
                }
            }
        }
    }

    pub(super) fn operand(&self, val: Val) -> &Vec<u64> {
        &self.vals[val.index()]
    }

    pub(super) fn ty(&self, val: Val) -> DType {
        self.kernel.vals[val]
    }

    pub(super) fn element(&self, buf: Buf) -> DType {
        self.kernel.bufs[buf].elem
    }

    pub(super) fn set(&mut self, val: Val, mask: &Mask, bits: Vec<u64>) {
        let place = &mut self.vals[val.index()];
        if place.is_empty() {
            *place = bits;
            return;
        }
        for ((place, bits), &on) in place.iter_mut().zip(bits).zip(mask) {
            if on {
                *place = bits;
            }
        }
    }

    fn map(&mut self, inst: &Inst, mask: &Mask, f: impl Fn(&[u64]) -> u64) {
        let args: Vec<&Vec<u64>> = inst.args.iter().map(|&arg| self.operand(arg)).collect();
        let bits = (0..self.threads).map(|t| f(&args.iter().map(|arg| arg[t]).collect::<Vec<_>>())).collect();
        self.set(inst.results[0], mask, bits);
    }

    fn step(&mut self, inst: &Inst, mask: &Mask) -> Outcome {
        let result = inst.results.first().copied();
        let ty = result.map_or(DType::U32, |result| self.ty(result));
        let from = inst.args.first().map_or(ty, |&arg| self.ty(arg));
        let missing = || "the operation has no meaning for these types".to_owned();
        match &inst.op {
            Op::Const { value } => {
                let bits = scalar::eval_literal(*value, ty).bits;
                self.map(inst, mask, |_| bits);
            }
            Op::Special { what: Special::Thread } => {
                let bits = (0..self.threads as u64).collect();
                self.set(inst.results[0], mask, bits);
            }
            Op::Special { what: Special::Warpgroup | Special::Worker | Special::Workers | Special::Rank } => {
                return Err("it is not interpreted".to_owned());
            }
            Op::Special { what: Special::Block(axis) } => {
                let index = self.block.get(usize::from(*axis)).copied().unwrap_or(0) as u64;
                self.map(inst, mask, |_| index);
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
            Op::Bits {} => self.map(inst, mask, |x| x[0]),
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
            Op::Get { var, at } => {
                let bits = self.vars[var.index()][*at as usize].clone();
                self.set(inst.results[0], mask, bits);
            }
            Op::Set { var, at } => {
                let bits = self.operand(inst.args[0]).clone();
                let place = &mut self.vars[var.index()][*at as usize];
                for ((place, bits), &on) in place.iter_mut().zip(bits).zip(mask) {
                    if on {
                        *place = bits;
                    }
                }
            }
            Op::Load { buf, offset, guarded } => self.load(inst, mask, *buf, *offset, *guarded)?,
            Op::Store { buf, offset, guarded } => self.store(inst, mask, *buf, *offset, *guarded)?,
            Op::Atomic { buf, offset, op, guarded, .. } => self.atomic(inst, mask, *buf, *offset, *op, *guarded)?,
            // A copy lands as late as it may.
            Op::CopyAsync { src, src_offset, dst, dst_offset, bytes, guarded } => {
                let (guard, rest) = self.guard(inst, mask, *guarded);
                let (from, to) = (self.indices(rest[0]), self.indices(rest[1]));
                let count = *bytes as usize / self.kernel.bufs[*src].elem.bytes();
                for t in (0..self.threads).filter(|&t| mask[t]) {
                    self.aligned(*dst, to[t] + dst_offset, count)?;
                    if guard[t] {
                        self.aligned(*src, from[t] + src_offset, count)?;
                    }
                    for i in 0..count as i64 {
                        let bits = if guard[t] { self.read(t, *src, from[t] + src_offset + i)? } else { 0 };
                        let landing = Landing { buf: *dst, index: to[t] + dst_offset + i, bits };
                        self.in_flight[t].back_mut().expect("an open group").push(landing);
                    }
                }
            }
            Op::CopyCommit {} => {
                for t in (0..self.threads).filter(|&t| mask[t]) {
                    self.in_flight[t].push_back(Vec::new());
                }
            }
            Op::CopyWait { pending } => {
                for t in (0..self.threads).filter(|&t| mask[t]) {
                    // The open group is none to wait for.
                    while self.in_flight[t].len() > *pending as usize + 1 {
                        for landing in self.in_flight[t].pop_front().expect("more groups than none") {
                            self.write(t, landing.buf, landing.index, landing.bits)?;
                        }
                    }
                }
            }
            Op::Phase {} => {}
            Op::Barrier {} => {
                if mask.contains(&false) {
                    return Err("not all threads reach a barrier".to_owned());
                }
                self.shared.barrier();
            }
            Op::Shuffle { mode, lane, width } => self.shuffle(inst, mask, *mode, *lane, *width)?,
            Op::LoadMatrix { buf, offset, transposed } => self.load_matrix(inst, mask, *buf, *offset, *transposed)?,
            Op::Mma { mma } => self.mma(inst, mask, *mma)?,
            Op::Print { format } => {
                for t in (0..self.threads).filter(|&t| mask[t]) {
                    let line = self.message(format, &inst.args, t);
                    (self.print)(line);
                }
            }
            Op::Assert { format } => {
                let condition = self.operand(inst.args[0]).clone();
                if let Some(t) = (0..self.threads).find(|&t| mask[t] && condition[t] == 0) {
                    return Err(format!("assertion failed: {}", self.message(format, &inst.args[1..], t)));
                }
            }
            Op::ClusterBarrier {}
            | Op::Elect {}
            | Op::StoreMatrix { .. }
            | Op::MbarrierInit { .. }
            | Op::MbarrierFence {}
            | Op::MbarrierArrive { .. }
            | Op::MbarrierExpect { .. }
            | Op::MbarrierWait { .. }
            | Op::BulkLoad { .. }
            | Op::BulkStore { .. }
            | Op::BulkCommit {}
            | Op::BulkWait { .. }
            | Op::ProxyFence {}
            | Op::Wgmma { .. }
            | Op::WgmmaFence {}
            | Op::WgmmaCommit {}
            | Op::WgmmaWait { .. }
            | Op::Teams { .. } => return Err("it is not interpreted".to_owned()),
            Op::For {} | Op::If {} => unreachable!("control flow is executed by `execute`"),
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
    fn guard<'i>(&self, inst: &'i Inst, mask: &Mask, guarded: bool) -> (Mask, &'i [Val]) {
        match inst.args.split_first() {
            Some((&guard, rest)) if guarded => {
                (self.operand(guard).iter().zip(mask).map(|(&g, &on)| on && g != 0).collect(), rest)
            }
            _ => (mask.clone(), &inst.args),
        }
    }

    pub(super) fn indices(&self, val: Val) -> Vec<i64> {
        let narrow = self.ty(val) == DType::I32;
        self.operand(val).iter().map(|&x| if narrow { i64::from(x as u32 as i32) } else { x as i64 }).collect()
    }

    fn place(&self, buf: Buf, index: i64) -> Outcome<(Option<usize>, usize)> {
        let data = &self.kernel.bufs[buf];
        let width = data.elem.bytes();
        let outside = || format!("element {index} of `{}` does not exist", data.name);
        let at = usize::try_from(index).map_err(|_| outside())? * width;
        match data.home {
            Home::Global { .. } => {
                let number = self.kernel.bufs.iter().take_while(|(b, _)| b.index() < buf.index());
                let number = number.filter(|(_, data)| !data.is_shared()).count();
                if at + width > self.globals[number].len() {
                    return Err(outside());
                }
                Ok((Some(number), at))
            }
            Home::Shared { start, .. } => {
                if at + width > data.bytes() as usize {
                    return Err(outside());
                }
                Ok((None, start.ok_or("shared memory is not planned")? as usize + at))
            }
        }
    }

    pub(super) fn read(&mut self, thread: usize, buf: Buf, index: i64) -> Outcome<u64> {
        let width = self.kernel.bufs[buf].elem.bytes();
        let (global, at) = self.place(buf, index)?;
        match global {
            None => self.shared.read(thread as u32, at, width),
            Some(number) => {
                let mut bytes = [0; 8];
                bytes[..width].copy_from_slice(&self.globals[number][at..at + width]);
                Ok(u64::from_le_bytes(bytes))
            }
        }
    }

    fn write(&mut self, thread: usize, buf: Buf, index: i64, bits: u64) -> Outcome {
        let width = self.kernel.bufs[buf].elem.bytes();
        let (global, at) = self.place(buf, index)?;
        match global {
            None => self.shared.write(thread as u32, at, width, bits),
            Some(number) => {
                self.globals[number][at..at + width].copy_from_slice(&bits.to_le_bytes()[..width]);
                Ok(())
            }
        }
    }

    /// A wide access must be aligned.
    fn aligned(&self, buf: Buf, index: i64, count: usize) -> Outcome {
        if index % count as i64 == 0 {
            return Ok(());
        }
        Err(format!("{count} elements of `{}` from {index} are not aligned", self.kernel.bufs[buf].name))
    }

    fn load(&mut self, inst: &Inst, mask: &Mask, buf: Buf, offset: i64, guarded: bool) -> Outcome {
        let (guard, rest) = self.guard(inst, mask, guarded);
        let index = self.indices(rest[0]);
        for t in (0..self.threads).filter(|&t| guard[t]) {
            self.aligned(buf, index[t] + offset, inst.results.len())?;
        }
        for (i, &result) in inst.results.iter().enumerate() {
            let mut bits = vec![0; self.threads];
            for t in (0..self.threads).filter(|&t| guard[t]) {
                bits[t] = self.read(t, buf, index[t] + offset + i as i64)?;
            }
            self.set(result, mask, bits);
        }
        Ok(())
    }

    fn store(&mut self, inst: &Inst, mask: &Mask, buf: Buf, offset: i64, guarded: bool) -> Outcome {
        let (guard, rest) = self.guard(inst, mask, guarded);
        let index = self.indices(rest[0]);
        for (i, &value) in rest[1..].iter().enumerate() {
            let bits = self.operand(value).clone();
            for t in (0..self.threads).filter(|&t| guard[t]) {
                self.aligned(buf, index[t] + offset, rest.len() - 1)?;
                self.write(t, buf, index[t] + offset + i as i64, bits[t])?;
            }
        }
        Ok(())
    }

    fn atomic(&mut self, inst: &Inst, mask: &Mask, buf: Buf, offset: i64, op: AtomicOp, guarded: bool) -> Outcome {
        let (guard, rest) = self.guard(inst, mask, guarded);
        let index = self.indices(rest[0]);
        let elem = self.kernel.bufs[buf].elem;
        let bin = match op {
            AtomicOp::Add => Some(BinOp::Add),
            AtomicOp::Max => Some(BinOp::Max),
            AtomicOp::Min => Some(BinOp::Min),
            AtomicOp::And => Some(BinOp::And),
            AtomicOp::Or => Some(BinOp::Or),
            AtomicOp::Xor => Some(BinOp::Xor),
            AtomicOp::Exchange | AtomicOp::Cas => None,
        };
        let combine = bin.and_then(|bin| scalar::bin(bin, elem));
        let equal = scalar::cmp(CmpOp::Eq, elem);
        let values: Vec<Vec<u64>> = rest[1..].iter().map(|&value| self.operand(value).clone()).collect();
        let mut olds = vec![0; self.threads];
        for t in (0..self.threads).filter(|&t| guard[t]) {
            let update = |old: u64| match (op, combine) {
                (_, Some(combine)) => combine(old, values[0][t]),
                (AtomicOp::Cas, _) => {
                    if equal(old, values[0][t]) != 0 {
                        values[1][t]
                    } else {
                        old
                    }
                }
                _ => values[0][t],
            };
            let (global, at) = self.place(buf, index[t] + offset)?;
            olds[t] = match global {
                None => self.shared.atomic(at, elem.bytes(), &update)?,
                Some(_) => {
                    let old = self.read(t, buf, index[t] + offset)?;
                    self.write(t, buf, index[t] + offset, update(old))?;
                    old
                }
            };
        }
        if let Some(&result) = inst.results.first() {
            self.set(result, mask, olds);
        }
        Ok(())
    }
}
