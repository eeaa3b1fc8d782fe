//! Emits operations on tiles.

use super::emit::Emitter;
use super::shapes::groups;
use super::types::{GM, compare, elem, round, stored, tensor};
use super::{Emitted, refuse};
use crate::chip::{Chip, Generation};
use crate::ir::live::{Cell, written};
use crate::ir::{BinaryOp, Level, Mmad, Op, Operand, ReduceOp, Tensor, Tile, UnaryOp, Val};
use tile_core::elem::DType;
use tile_core::ir::{Literal, ScanOp};

impl Emitter<'_> {
    pub(super) fn op(&mut self, op: &Op) -> Emitted<()> {
        match op {
            Op::Scalar { dst, op, args } => self.scalar(*dst, *op, args),
            Op::Get { dst, var } => {
                let value = match self.cells.get(&Cell::Var(*var)) {
                    Some(name) => name.clone(),
                    None => return refuse(self.program, self.span, "a variable is read before it is written"),
                };
                self.vals.insert(*dst, value);
                Ok(())
            }
            Op::Set { var, value } => {
                let value = self.val(*value)?;
                self.cells.insert(Cell::Var(*var), value);
                Ok(())
            }
            Op::Read { dst, tensor, offset } => self.read(*dst, *tensor, *offset),
            Op::Peek { dst, src, at } => {
                let (tile, ty, at) = (self.tile(*src), self.ty(*src), self.all(at)?);
                let base = self.program.vals[*dst].name.clone().unwrap_or_else(|| "s".to_owned());
                let value = self.define(&base, &format!("tensor.extract {tile}[{at}] : {ty}"));
                self.vals.insert(*dst, value);
                Ok(())
            }
            Op::Poke { dst, at, value } => {
                let (tile, ty, at, value) = (self.tile(*dst), self.ty(*dst), self.all(at)?, self.val(*value)?);
                let base = self.base(*dst);
                let name = self.define(&base, &format!("tensor.insert {value} into {tile}[{at}] : {ty}"));
                self.set(*dst, name);
                Ok(())
            }
            Op::Load { dst, subview, pad } => self.load(*dst, subview, *pad),
            Op::Store { subview, src, atomic, fixpipe } => self.store(subview, *src, *atomic, *fixpipe),
            // The vendor's tools choose the memory.
            Op::Move { dst, src, .. } => {
                let name = self.tile(*src);
                self.set(*dst, name);
                self.enlarged(*dst, *src);
                self.on_vector(*dst, *src)
            }
            Op::Undef { dst } => {
                self.splats.remove(dst);
                self.cells.remove(&Cell::Tile(*dst));
                Ok(())
            }
            Op::Mmad(mmad) => self.mmad(mmad),
            Op::Fill { dst, value } => {
                let (name, of) = (self.val(*value)?, self.program.tiles[*dst].elem);
                self.make(*dst, "vbrc", &format!("{name} : {}", elem(of)), "");
                if self.program.tiles[*dst].elements() == 1 {
                    self.splats.insert(*dst, *value);
                }
                Ok(())
            }
            Op::Iota { dst, axis } => self.iota(*dst, *axis),
            Op::Copy { dst, src } => {
                let shape = self.program.tiles[*dst].shape.clone();
                let splat = self.splats.get(src).copied();
                let name = self.repeated(*src, &shape);
                self.set(*dst, name);
                if let (Some(value), 1) = (splat, self.program.tiles[*dst].elements()) {
                    self.splats.insert(*dst, value);
                }
                Ok(())
            }
            Op::Unary { op, dst, src } => {
                let operand = self.operand(*src);
                let name = match op {
                    UnaryOp::Exp => "vexp",
                    UnaryOp::Ln => "vln",
                    UnaryOp::Abs => "vabs",
                    UnaryOp::Sqrt => "vsqrt",
                    UnaryOp::Rsqrt => "vrsqrt",
                    UnaryOp::Recip => "vrec",
                    UnaryOp::Relu => "vrelu",
                    UnaryOp::Not => "vnot",
                };
                self.make(*dst, name, &operand, "");
                Ok(())
            }
            Op::Binary { op, dst, a, b } => self.binary(*op, *dst, *a, *b),
            Op::Cast { dst, src, round: how } => {
                let unsigned = if self.program.tiles[*src].elem == DType::U8 { " cast = <cast_unsigned>" } else { "" };
                let operand = self.operand(*src);
                self.make(*dst, "vcast", &operand, &format!(" round_mode = <{}>{unsigned}", round(*how)));
                Ok(())
            }
            Op::Round { dst, src, round: how } => {
                let operand = self.operand(*src);
                self.make(*dst, "vcast", &operand, &format!(" round_mode = <{}>", round(*how)));
                Ok(())
            }
            Op::Compare { op, dst, a, b } => {
                let operands = self.two(*dst, *a, *b)?;
                self.make(*dst, "vcmp", &operands, &format!(" compare_mode = <{}>", compare(*op)));
                Ok(())
            }
            Op::Select { dst, condition, a, b } => self.select(*dst, *condition, [*a, *b]),
            Op::Reduce { op, dst, index, src, axis } => self.reduce(*op, *dst, *index, *src, *axis),
            Op::Scan { op, dst, src, axis, reverse } => {
                if *op != ScanOp::Sum {
                    return refuse(self.program, self.span, "a scan that is no sum");
                }
                let operand = self.operand(*src);
                self.make(*dst, "vcumsum", &operand, &format!(" cum_dims = [{axis}] reverse = {reverse}"));
                Ok(())
            }
            Op::Transpose { dst, src, axes } => {
                let operand = self.operand(*src);
                let axes: Vec<String> = axes.iter().map(u32::to_string).collect();
                self.make(*dst, "vtranspose", &operand, &format!(" permutation = [{}]", axes.join(", ")));
                Ok(())
            }
            Op::Reshape { dst, src } => {
                let shape = self.program.tiles[*dst].shape.clone();
                let splat = self.splats.get(src).copied();
                let name = self.reshape(*src, &shape);
                self.set(*dst, name);
                if let Some(value) = splat {
                    self.splats.insert(*dst, value);
                }
                Ok(())
            }
            Op::Bitcast { dst, src } => {
                let (to, from) = (self.ty(*dst), self.ty(*src));
                let mut name = self.tile(*src);
                if to != from {
                    name = self.define(&self.base(*dst), &format!("hivm.hir.bitcast {name} : {from} -> {to}"));
                }
                self.set(*dst, name);
                Ok(())
            }
            Op::PadTail { .. } => refuse(self.program, self.span, "a tail padding that is not expanded"),
            Op::Slice { dst, src, at } => {
                let (source, from, to) = (self.tile(*src), self.ty(*src), self.ty(*dst));
                let place = self.place(at, *dst)?;
                let mut name =
                    self.define(&self.base(*dst), &format!("tensor.extract_slice {source}{place} : {from} to {to}"));
                if self.begins_inside_block(*dst, *src, at) {
                    let empty = self.empty(*dst);
                    let text = format!("hivm.hir.copy ins({name} : {to}) outs({empty} : {to}) -> {to}");
                    name = self.define(&self.base(*dst), &text);
                }
                self.set(*dst, name);
                Ok(())
            }
            Op::Insert { dst, src, at } => {
                let (part, whole) = (self.tile(*src), self.tile(*dst));
                let (from, to) = (self.ty(*src), self.ty(*dst));
                let place = self.place(at, *src)?;
                let text = format!("tensor.insert_slice {part} into {whole}{place} : {from} into {to}");
                let name = self.define(&self.base(*dst), &text);
                self.set(*dst, name);
                Ok(())
            }
            Op::Gather { dst, src, index } => {
                let (table, places) = (self.operand(*src), self.operand(*index));
                let (empty, ty) = (self.empty(*dst), self.ty(*dst));
                let text = format!("hivm.hir.vgather ins({table}) indices({places}) outs({empty} : {ty}) -> {ty}");
                let name = self.define(&self.base(*dst), &text);
                self.set(*dst, name);
                Ok(())
            }
            Op::Sync(_) => refuse(self.program, self.span, "flags are the tools' to place"),
            Op::For { .. } | Op::If { .. } => refuse(self.program, self.span, "control flow"),
        }
    }

    fn read(&mut self, dst: Val, tensor: Tensor, offset: Val) -> Emitted<()> {
        let name = self.tensors.get(&tensor).cloned().unwrap_or_default();
        let data = &self.program.tensors[tensor];
        let of = stored(data.elem);
        let (offset, zero) = (self.val(offset)?, self.index(0));
        let ty = format!("memref<1x{of}, strided<[1], offset: ?>, {GM}>");
        let text = format!(
            "memref.reinterpret_cast {name} to offset: [{offset}], sizes: [1], strides: [1] : memref<?x{of}, {GM}> to {ty}"
        );
        let view = self.define(&format!("{}_at", data.name), &text);
        let mut value = self.define("s", &format!("memref.load {view}[{zero}] : {ty}"));
        if data.elem == DType::Bool {
            value = self.define("s", &format!("arith.trunci {value} : i8 to i1"));
        }
        self.vals.insert(dst, value);
        Ok(())
    }

    fn iota(&mut self, dst: Tile, axis: u32) -> Emitted<()> {
        // As a row: the library stores a column by scalars that nothing waits for.
        let shape = self.program.tiles[dst].shape.clone();
        let extent = shape[axis as usize];
        let (zero, one) = (self.index(0), self.index(1));
        let ty = tensor(&[extent], DType::I32);
        let empty = self.define("e", &format!("tensor.empty() : {ty}"));
        let text = format!("hivm.hir.varange offset[{zero}] strides[{one}] outs({empty} : {ty}) -> {ty}");
        let line = self.define("line", &text);
        let mut thin = vec![1; shape.len()];
        thin[axis as usize] = extent;
        let mut name = match groups(&thin, &[extent]) {
            Some(groups) if thin.len() > 1 => self.expand(&line, &[extent], &thin, &groups, DType::I32),
            _ => line,
        };
        if thin != shape {
            name = self.spread(name, &thin, &shape, DType::I32);
        }
        self.set(dst, name);
        Ok(())
    }

    fn select(&mut self, dst: Tile, condition: Tile, values: [Tile; 2]) -> Emitted<()> {
        let shape = self.program.tiles[dst].shape.clone();
        let mask = self.repeated(condition, &shape);
        let mut names = vec![mask];
        let mut types = vec![tensor(&shape, DType::Bool)];
        for tile in values {
            match self.splats.get(&tile).copied() {
                Some(value) => {
                    names.push(self.val(value)?);
                    types.push(elem(self.program.tiles[dst].elem).to_owned());
                }
                None => {
                    names.push(self.repeated(tile, &shape));
                    types.push(self.ty(dst));
                }
            }
        }
        self.make(dst, "vsel", &format!("{} : {}", names.join(", "), types.join(", ")), "");
        Ok(())
    }

    /// Whether a slice of rows may begin inside of a block of 32 bytes. The library's conversions
    /// of narrow types then read from the start of the block; its copies do not.
    fn begins_inside_block(&self, part: Tile, whole: Tile, at: &[Val]) -> bool {
        let data = &self.program.tiles[whole];
        let bytes = data.elem.bytes() as i128;
        let rows = data.shape.last() == self.program.tiles[part].shape.last();
        let offset = at.last().and_then(|&at| self.program.int(at));
        bytes < 4 && !rows && offset.is_none_or(|at| i128::from(at) * bytes % i128::from(Chip::BLOCK) != 0)
    }

    /// A GEMM operand enlarged to what the library reads, with zeros beyond its extents.
    fn enlarged(&mut self, dst: Tile, src: Tile) {
        let (from, to) = (self.ty(src), self.ty(dst));
        if from == to {
            return;
        }
        let of = self.program.tiles[dst].elem;
        let zero = self.constant(Literal::Int(0), of);
        let empty = self.empty(dst);
        let text = format!("hivm.hir.vbrc ins({zero} : {}) outs({empty} : {to}) -> {to}", elem(of));
        let zeros = self.define("zeros", &text);
        let extents: Vec<String> = self.program.tiles[src].shape.iter().map(u32::to_string).collect();
        let name = self.tile(dst);
        let text =
            format!("tensor.insert_slice {name} into {zeros}[0, 0] [{}] [1, 1] : {from} into {to}", extents.join(", "));
        let name = self.define(&self.base(dst), &text);
        self.set(dst, name);
    }

    /// Forces a value onto the vector units, by a multiplication with one, where the tools would
    /// leave it with the cube though statements slice or assemble it.
    fn on_vector(&mut self, dst: Tile, src: Tile) -> Emitted<()> {
        let program = self.program;
        let name = self.tile(dst);
        let needed = if program.tiles[src].level == Level::L0C {
            let taken_apart =
                |op: &Op| matches!(op, Op::Slice { .. } | Op::Peek { .. } | Op::Insert { .. } | Op::Reshape { .. });
            let mut needed = false;
            program.walk(&mut |inst| {
                needed |= taken_apart(&inst.op) && inst.op.read(program).contains(&dst);
                // One branch leaves it as it is, the other computes it.
                if let Op::If { then, otherwise, .. } = &inst.op {
                    needed |= [then, otherwise].into_iter().any(|block| written(block).contains(&Cell::Tile(dst)));
                }
            });
            needed
        } else {
            !self.computed.contains(&name)
        };
        let data = &program.tiles[dst];
        let of = data.elem;
        if !needed || !matches!(of, DType::F32 | DType::F16 | DType::I32 | DType::I16) {
            return Ok(());
        }
        let one = self.constant(Literal::Int(1), of);
        let ty = self.ty(dst);
        self.make(dst, "vmul", &format!("{name}, {one} : {ty}, {}", elem(of)), "");
        Ok(())
    }

    fn all(&mut self, vals: &[Val]) -> Emitted<String> {
        let names = vals.iter().map(|&val| self.val(val)).collect::<Emitted<Vec<String>>>()?;
        Ok(names.join(", "))
    }

    /// `[at] [extents] [ones]`.
    fn place(&mut self, at: &[Val], part: Tile) -> Emitted<String> {
        let mut offsets = Vec::new();
        for &val in at {
            offsets.push(match self.program.int(val) {
                Some(value) => value.to_string(),
                None => self.val(val)?,
            });
        }
        let extents: Vec<String> = self.program.tiles[part].shape.iter().map(u32::to_string).collect();
        let ones = vec!["1"; extents.len()].join(", ");
        Ok(format!("[{}] [{}] [{ones}]", offsets.join(", "), extents.join(", ")))
    }

    fn operand(&mut self, tile: Tile) -> String {
        format!("{} : {}", self.tile(tile), self.ty(tile))
    }

    /// `dst = hivm.hir.name ins(operands) outs(empty) attributes -> type`.
    fn make(&mut self, dst: Tile, name: &str, operands: &str, attributes: &str) {
        let (empty, ty) = (self.empty(dst), self.ty(dst));
        let text = format!("hivm.hir.{name} ins({operands}) outs({empty} : {ty}){attributes} -> {ty}");
        let value = self.define(&self.base(dst), &text);
        self.computed.insert(value.clone());
        self.set(dst, value);
    }

    /// Two operands broadcast to the result's extents; the second may be a scalar.
    fn two(&mut self, dst: Tile, a: Tile, b: Operand) -> Emitted<String> {
        let shape = self.program.tiles[dst].shape.clone();
        let of = self.program.tiles[a].elem;
        let ty = tensor(&shape, of);
        let left = self.repeated(a, &shape);
        Ok(match b {
            Operand::Tile(b) => format!("{left}, {} : {ty}, {ty}", self.repeated(b, &shape)),
            Operand::Scalar(b) => format!("{left}, {} : {ty}, {}", self.val(b)?, elem(of)),
        })
    }

    fn binary(&mut self, op: BinaryOp, dst: Tile, a: Tile, b: Operand) -> Emitted<()> {
        let name = match op {
            BinaryOp::Add => "vadd",
            BinaryOp::Sub => "vsub",
            BinaryOp::Mul => "vmul",
            BinaryOp::Div => "vdiv",
            BinaryOp::Max => "vmax",
            BinaryOp::Min => "vmin",
            BinaryOp::And => "vand",
            BinaryOp::Or => "vor",
            BinaryOp::Xor => "vxor",
            BinaryOp::Shl => "vshl",
            BinaryOp::Shr => "vshr",
        };
        // A broadcast scalar is passed as a scalar, where the operation has such a form.
        let b = match b {
            Operand::Tile(tile) if !matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor) => {
                self.splats.get(&tile).map_or(b, |&value| Operand::Scalar(value))
            }
            b => b,
        };
        let operands = self.two(dst, a, b)?;
        self.make(dst, name, &operands, "");
        Ok(())
    }

    fn mmad(&mut self, mmad: &Mmad) -> Emitted<()> {
        let mut attributes = Vec::new();
        if mmad.a_transposed {
            attributes.push("a_transpose");
        }
        if mmad.b_transposed {
            attributes.push("b_transpose");
        }
        if mmad.tf32 && self.program.tiles[mmad.a].elem == DType::F32 {
            attributes.push("enable_HF32");
        }
        let attributes = if attributes.is_empty() { String::new() } else { format!(" {{{}}}", attributes.join(", ")) };
        let (a, b) = (self.tile(mmad.a), self.tile(mmad.b));
        let (at, bt) = (self.ty(mmad.a), self.ty(mmad.b));
        let scalars = self.all(&[mmad.init, mmad.m, mmad.k, mmad.n])?;
        let fresh = self.program.int(mmad.init) == Some(1);
        let sums = if fresh { self.empty(mmad.dst) } else { self.tile(mmad.dst) };
        let ty = self.ty(mmad.dst);
        let text = format!(
            "hivm.hir.mmadL1{attributes} ins({a}, {b}, {scalars} : {at}, {bt}, i1, index, index, index) outs({sums} : {ty}) -> {ty}"
        );
        let name = self.define(&self.base(mmad.dst), &text);
        self.set(mmad.dst, name);
        Ok(())
    }

    fn reduce(&mut self, op: ReduceOp, dst: Tile, index: Option<Tile>, src: Tile, axis: u32) -> Emitted<()> {
        let later = self.program.chip.generation == Generation::C310;
        let name = match op {
            ReduceOp::Sum => "sum",
            ReduceOp::Max => "max",
            ReduceOp::Min => "min",
            ReduceOp::Product => "prod",
            ReduceOp::ArgMax if later => "max_with_index",
            ReduceOp::ArgMin if later => "min_with_index",
            ReduceOp::ArgMax => "max_with_index_left",
            ReduceOp::ArgMin => "min_with_index_left",
        };
        // Each dialect version has attributes that the other lacks.
        let sign = match (later, index) {
            (false, _) => "",
            (true, None) => " unsigned_src = false",
            (true, Some(_)) => " unsigned_src = false tie_break_left = true",
        };
        let operand = self.operand(src);
        let (empty, ty) = (self.empty(dst), self.ty(dst));
        let base = self.base(dst);
        match index {
            None => {
                let text = format!(
                    "hivm.hir.vreduce <{name}> ins({operand}) outs({empty} : {ty}){sign} reduce_dims = [{axis}] -> {ty}"
                );
                let value = self.define(&base, &text);
                self.set(dst, value);
            }
            Some(index) => {
                let (places, places_ty) = (self.empty(index), self.ty(index));
                let (value, place) = (self.names.fresh(&base), self.names.fresh(&self.base(index)));
                self.line(&format!(
                    "{value}, {place} = hivm.hir.vreduce <{name}> ins({operand}) outs({empty}, {places} : {ty}, {places_ty}){sign} reduce_dims = [{axis}] -> {ty}, {places_ty}"
                ));
                self.set(dst, value);
                self.set(index, place);
            }
        }
        Ok(())
    }
}
