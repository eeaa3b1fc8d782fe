//! Lowering of random kernels to symbolic tile IR.
//!
//! It is written as the macro would write it but independently, so that the two can be
//! compared.

use super::ast::{Ast, Expr, Own, Param, Pick, Shuffle, Size, Stmt, Var, View, Vote, Window};
use crate::elem::{DType, Elem};
use crate::ir::{
    Axis, BinOp, Builder, CmpOp, ConstParam, CopyHints, Dim, ElemParam, Extent, Extern, Format, FormatPart, Func,
    FuncKind, GemmHints, Literal, LoopKind, MemTy, Op, Space, Span, Sym, Type, UnOp, Value,
};

pub(super) fn function(ast: &Ast) -> Func {
    let mut func = Func::new(&ast.name, FuncKind::Kernel);
    func.schedule.fast_math = ast.fast_math;
    func.elems = ast.elems.iter().map(|p| ElemParam { name: p.name.clone(), bound: p.bound }).collect();
    func.consts = ast.consts.iter().map(|c| ConstParam { name: c.name.clone(), elem: c.elem }).collect();
    func.externs = ast.externs.iter().map(|e| Extern { path: e.name.clone(), elem: e.elem }).collect();
    let (host, body) = (func.host, func.body);
    let mut emitter = Emitter {
        ast,
        vars: vec![None; ast.vars.len()],
        mems: vec![None; ast.mems.len()],
        b: Builder::at(&mut func, host),
    };
    emitter.params();
    emitter.dims();
    emitter.all(&ast.host);
    let grid: Vec<Value> = ast.grid.iter().map(|(_, extent)| emitter.expr(extent)).collect();
    emitter.b.func.grid = grid;
    emitter.b.region = body;
    for (var, _) in &ast.grid {
        let value = emitter.b.region_arg(body, Type::INDEX, Some(&ast.vars[var.0].name));
        emitter.vars[var.0] = Some(value);
    }
    emitter.all(&ast.body);
    func
}

struct Emitter<'a> {
    ast: &'a Ast,
    /// A scalar, or for a variable the memory that holds it.
    vars: Vec<Option<Value>>,
    mems: Vec<Option<Value>>,
    b: Builder<'a>,
}

impl Emitter<'_> {
    fn params(&mut self) {
        for param in &self.ast.params {
            match param {
                Param::Input(mem, _) | Param::Output { mem, .. } => {
                    let info = &self.ast.mems[mem.0];
                    let shape = vec![Extent::Dyn; info.shape.len()];
                    let ty = Type::Mem(MemTy { space: Space::Global, elem: info.elem, shape });
                    let mutable = matches!(param, Param::Output { .. });
                    self.mems[mem.0] = Some(self.b.param(&info.name, ty, mutable));
                }
                Param::Scalar(var, _) => {
                    let info = &self.ast.vars[var.0];
                    self.vars[var.0] = Some(self.b.param(&info.name, Type::Scalar(info.elem), false));
                }
            }
        }
    }

    /// `dims!`: the first occurrence of a name binds it, later ones and
    /// constants are requirements.
    fn dims(&mut self) {
        for param in &self.ast.params {
            let (Param::Input(mem, _) | Param::Output { mem, .. }) = param else { continue };
            let memory = self.mem(mem.0);
            for (axis, size) in self.ast.mems[mem.0].shape.iter().enumerate() {
                let axis = axis as u32;
                let expected = match size {
                    Size::Fixed(dim) => self.b.dim(dim),
                    Size::Named(var) => match self.vars[var.0] {
                        Some(value) => value,
                        None => {
                            let value = self.b.value(Op::Extent { axis }, &[memory], &[], Type::INDEX);
                            self.b.name(value, &self.ast.vars[var.0].name);
                            self.vars[var.0] = Some(value);
                            continue;
                        }
                    },
                };
                self.b.effect(Op::Expect { axis }, &[memory, expected], &[]);
            }
        }
    }

    fn mem(&self, mem: usize) -> Value {
        self.mems[mem].expect("memory is made before it is used")
    }

    /// Statements; where each begins.
    fn all(&mut self, stmts: &[Stmt]) -> Vec<Span> {
        let mut begins = Vec::new();
        for stmt in stmts {
            // A position of its own for each statement, to see it survive.
            self.b.span = Span { line: self.b.span.line + 1, column: 5 };
            begins.push(self.b.span);
            self.stmt(stmt);
        }
        begins
    }

    fn region(&mut self, region: crate::ir::RegionId, stmts: &[Stmt]) -> Vec<Span> {
        let outer = std::mem::replace(&mut self.b.region, region);
        let begins = self.all(stmts);
        self.b.region = outer;
        begins
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Let(var, value) => {
                let info = &self.ast.vars[var.0];
                let value = self.expr(value);
                if info.mutable {
                    let ty = MemTy { space: Space::Local, elem: info.elem, shape: Vec::new() };
                    let variable = self.b.value(Op::Alloc {}, &[], &[], Type::Mem(ty));
                    self.b.name(variable, &info.name);
                    self.b.effect(Op::Store { unordered: false }, &[value, variable], &[]);
                    self.vars[var.0] = Some(variable);
                } else {
                    self.b.name(value, &info.name);
                    self.vars[var.0] = Some(value);
                }
            }
            Stmt::Assign(var, value) => {
                let value = self.expr(value);
                let variable = self.vars[var.0].expect("a variable is made before it is assigned");
                self.b.effect(Op::Store { unordered: false }, &[value, variable], &[]);
            }
            Stmt::Alloc(mem) => {
                let info = &self.ast.mems[mem.0];
                let mut extents = Vec::new();
                let mut shape = Vec::new();
                for size in &info.shape {
                    shape.push(match size {
                        Size::Fixed(dim) => Extent::Static(dim.clone()),
                        Size::Named(var) => {
                            extents.push(self.expr(&Expr::Var(*var)));
                            Extent::Dyn
                        }
                    });
                }
                let ty = Type::Mem(MemTy { space: info.space, elem: info.elem, shape });
                let tile = self.b.value(Op::Alloc {}, &extents, &[], ty);
                self.b.name(tile, &info.name);
                self.mems[mem.0] = Some(tile);
            }
            Stmt::Copy(src, dst) => {
                self.tile(Op::Copy { hints: CopyHints::default(), asynchronous: false }, &[src, dst])
            }
            Stmt::Begin(src, tile) => {
                let op = Op::Copy { hints: CopyHints::default(), asynchronous: true };
                self.tile(op, &[src, &View::whole(*tile)]);
            }
            Stmt::Complete(tile) => self.tile(Op::CopyWait {}, &[&View::whole(*tile)]),
            Stmt::Fill(dst, value) => {
                let value = self.expr(value);
                let dst = self.view(dst);
                self.b.effect(Op::Fill {}, &[dst, value], &[]);
            }
            Stmt::Clear(dst) => {
                let dst = self.view(dst);
                let elem = self.b.func.ty(dst).elem();
                let zero = if elem == Elem::BOOL { Literal::Bool(false) } else { Literal::Int(0) };
                let zero = self.b.literal(zero, elem);
                self.b.effect(Op::Fill {}, &[dst, zero], &[]);
            }
            Stmt::Gather { src, rows, dst } => self.tile(Op::Gather {}, &[src, &View::whole(*rows), dst]),
            Stmt::Scatter { src, rows, dst } => self.tile(Op::Scatter {}, &[src, &View::whole(*rows), dst]),
            Stmt::Gemm { a, b, acc, accumulate } => {
                self.tile(Op::Gemm { accumulate: *accumulate, hints: GemmHints::default() }, &[a, b, acc])
            }
            Stmt::GemmSp { a, meta, b, acc } => self.tile(Op::GemmSp {}, &[a, meta, b, acc]),
            Stmt::Reduce { op, src, dst, axis, accumulate } => {
                self.tile(Op::Reduce { op: *op, axis: *axis, accumulate: *accumulate }, &[src, dst]);
            }
            Stmt::Scan { op, src, dst, axis, reverse } => {
                self.tile(Op::Scan { op: *op, axis: *axis, reverse: *reverse }, &[src, dst]);
            }
            Stmt::AtomicTile { op, order, src, dst } => {
                self.tile(Op::AtomicTile { op: *op, order: *order }, &[src, dst]);
            }
            Stmt::Parallel { vars, extents, body } => {
                let extents: Vec<Value> = extents.iter().map(|extent| self.expr(extent)).collect();
                let names: Vec<&str> = vars.iter().map(|var| self.ast.vars[var.0].name.as_str()).collect();
                let args: Vec<(Type, Option<&str>)> = names.into_iter().map(|n| (Type::INDEX, Some(n))).collect();
                let region = self.b.region(&args);
                for (var, &arg) in vars.iter().zip(&self.b.func.regions[region].args) {
                    self.vars[var.0] = Some(arg);
                }
                self.region(region, body);
                self.b.effect(Op::Parallel {}, &extents, &[region]);
            }
            Stmt::Threads { count, thread, body } => {
                let count = self.b.dim(count);
                let region = self.b.region(&[(Type::INDEX, Some(&self.ast.vars[thread.0].name))]);
                self.vars[thread.0] = Some(self.b.func.regions[region].args[0]);
                self.region(region, body);
                self.b.effect(Op::Threads {}, &[count], &[region]);
            }
            Stmt::Barrier(_) => self.b.effect(Op::Barrier {}, &[], &[]),
            Stmt::Group { thread, member, threads, body } => {
                let [first, end] = threads.map(|end| self.b.index(end));
                let args = [self.made(*thread), first, end];
                let is_member = self.b.value(Op::Member {}, &args, &[], Type::BOOL);
                self.vars[member.0] = Some(is_member);
                let region = self.b.region(&[]);
                self.region(region, body);
                self.b.effect(Op::If {}, &[is_member], &[region]);
            }
            Stmt::Meet(member) => {
                let member = self.made(*member);
                self.b.effect(Op::Barrier {}, &[member], &[]);
            }
            Stmt::For { var, lo, hi, step, stages, body } => {
                let (lo, hi, step) = (self.expr(lo), self.expr(hi), self.b.index(*step));
                let region = self.b.region(&[(Type::INDEX, Some(&self.ast.vars[var.0].name))]);
                self.vars[var.0] = Some(self.b.func.regions[region].args[0]);
                let at = self.region(region, body);
                let kind = match stages {
                    Some(stages) => LoopKind::Pipelined {
                        stages: Dim::int(stages.number),
                        order: stages.order.clone(),
                        stage: stages.stage.clone(),
                        at: if stages.is_inferred() { Vec::new() } else { at },
                    },
                    None => LoopKind::Serial,
                };
                self.b.effect(Op::For { kind }, &[lo, hi, step], &[region]);
            }
            Stmt::If { condition, then, otherwise } => {
                let condition = self.expr(condition);
                let regions = [self.b.region(&[]), self.b.region(&[])];
                self.region(regions[0], then);
                self.region(regions[1], otherwise);
                self.b.effect(Op::If {}, &[condition], &regions);
            }
            Stmt::Store { mem, index, value, unordered } => {
                let value = self.expr(value);
                let mut args = vec![value, self.mem(mem.0)];
                args.extend(index.iter().map(|i| self.expr(i)));
                self.b.effect(Op::Store { unordered: *unordered }, &args, &[]);
            }
            Stmt::Atomic { op, order, mem, index, values } => {
                let mut args = vec![self.mem(mem.0)];
                args.extend(index.iter().map(|i| self.expr(i)));
                args.extend(values.iter().map(|value| self.expr(value)));
                let ty = Type::Scalar(self.ast.mems[mem.0].elem);
                self.b.value(Op::Atomic { op: *op, order: *order }, &args, &[], ty);
            }
            Stmt::Require(condition, message) => {
                let condition = self.expr(condition);
                let message = Format { parts: vec![FormatPart::Text(message.clone())] };
                self.b.effect(Op::Require { message }, &[condition], &[]);
            }
            Stmt::Assert(condition, message) => {
                let condition = self.expr(condition);
                let format = Format { parts: vec![FormatPart::Text(message.clone())] };
                self.b.effect(Op::Assert { format, fault: false }, &[condition], &[]);
            }
        }
    }

    fn tile(&mut self, op: Op, views: &[&View]) {
        let args: Vec<Value> = views.iter().map(|view| self.view(view)).collect();
        self.b.effect(op, &args, &[]);
    }

    fn view(&mut self, view: &View) -> Value {
        let mut value = self.mem(view.mem.0);
        let ty = |b: &Builder<'_>, value| b.func.ty(value).mem().expect("views are of memory").clone();
        if let Some(extents) = &view.reshape {
            let shape = extents.iter().cloned().map(Extent::Static).collect();
            let ty = Type::Mem(MemTy { shape, ..ty(&self.b, value) });
            value = self.b.value(Op::Reshape {}, &[value], &[], ty);
        }
        if let Some(elem) = view.bitcast {
            let ty = Type::Mem(MemTy { elem, ..ty(&self.b, value) });
            value = self.b.value(Op::Bitcast {}, &[value], &[], ty);
        }
        if let Some(window) = &view.window {
            value = self.window(value, window, view.fill.as_ref());
        }
        if let Some(axes) = &view.permute {
            let of = ty(&self.b, value);
            let shape = axes.iter().map(|&axis| of.shape[axis as usize].clone()).collect();
            let ty = Type::Mem(MemTy { shape, ..of });
            value = self.b.value(Op::Permute { axes: axes.clone() }, &[value], &[], ty);
        }
        value
    }

    fn window(&mut self, of: Value, window: &Window, fill: Option<&Expr>) -> Value {
        let ty = self.b.func.ty(of).mem().expect("views are of memory").clone();
        let mut args = vec![of];
        let mut axes = Vec::new();
        match window {
            Window::At(offsets, extents) => {
                args.extend(offsets.iter().map(|offset| self.expr(offset)));
                let ones = ty.rank() - extents.len();
                axes.extend(vec![Axis::Keep(Extent::Static(Dim::int(1))); ones]);
                axes.extend(extents.iter().map(|extent| Axis::Keep(Extent::Static(extent.clone()))));
            }
            Window::Picks(picks) => {
                for (pick, extent) in picks.iter().zip(&ty.shape) {
                    let (offset, axis) = match pick {
                        Pick::Index(i) => (self.expr(i), Axis::Drop),
                        Pick::Span(i, len) => (self.expr(i), Axis::Keep(Extent::Static(len.clone()))),
                        Pick::All => (self.b.index(0), Axis::Keep(extent.clone())),
                    };
                    args.push(offset);
                    axes.push(axis);
                }
            }
        }
        args.extend(fill.map(|fill| self.expr(fill)));
        let kept = |axis: &Axis| match axis {
            Axis::Drop => None,
            Axis::Keep(extent) => Some(extent.clone()),
        };
        let shape = axes.iter().filter_map(kept).collect();
        let filled = fill.is_some();
        self.b.value(Op::Region { axes, filled }, &args, &[], Type::Mem(MemTy { shape, ..ty }))
    }

    fn expr(&mut self, expr: &Expr) -> Value {
        let ty = Type::Scalar(self.ast.elem(expr));
        match expr {
            Expr::Literal(literal, elem) => self.b.literal(*literal, *elem),
            Expr::Var(var) => {
                let value = self.made(*var);
                if self.ast.vars[var.0].mutable { self.b.value(Op::Load {}, &[value], &[], ty) } else { value }
            }
            Expr::Dim(dim) => self.b.dim(dim),
            Expr::Extern(i) => self.b.value(Op::Sym { sym: Sym::Extern(*i as u32) }, &[], &[], ty),
            Expr::Flag(i) => self.b.value(Op::Sym { sym: Sym::Const(*i as u32) }, &[], &[], ty),
            Expr::Extent(mem, axis) => {
                let memory = self.mem(mem.0);
                self.b.value(Op::Extent { axis: *axis }, &[memory], &[], ty)
            }
            // Inlined, as linking does.
            Expr::Call(i, args) => {
                let ast = self.ast;
                let args: Vec<Value> = args.iter().map(|arg| self.expr(arg)).collect();
                for (var, arg) in ast.functions[*i].params.iter().zip(args) {
                    self.vars[var.0] = Some(arg);
                }
                self.expr(&ast.functions[*i].body)
            }
            Expr::Load(mem, index) => {
                let mut args = vec![self.mem(mem.0)];
                args.extend(index.iter().map(|i| self.expr(i)));
                self.b.value(Op::Load {}, &args, &[], ty)
            }
            Expr::Un(op, x) => self.op(Op::Un { op: *op }, &[x], ty),
            Expr::Bin(op, x, y) => self.op(Op::Bin { op: *op }, &[x, y], ty),
            Expr::Cmp(op, x, y) => self.op(Op::Cmp { op: *op }, &[x, y], ty),
            Expr::Select(c, x, y) => self.op(Op::Select {}, &[c, x, y], ty),
            Expr::If(condition, x, y) => {
                let condition = self.expr(condition);
                let regions = [self.b.region(&[]), self.b.region(&[])];
                for (region, value) in regions.into_iter().zip([x, y]) {
                    let outer = std::mem::replace(&mut self.b.region, region);
                    let value = self.expr(value);
                    self.b.func.regions[region].result = Some(value);
                    self.b.region = outer;
                }
                self.b.value(Op::If {}, &[condition], &regions, ty)
            }
            Expr::Fma(x, y, z) => self.op(Op::Fma {}, &[x, y, z], ty),
            Expr::Cast(_, round, x) => self.op(Op::Cast { round: *round }, &[x], ty),
            Expr::Bits(_, x) => self.op(Op::Bits {}, &[x], ty),
            Expr::DivCeil(x, y) => {
                let (x, y) = (self.expr(x), self.expr(y));
                self.b.div_ceil(x, y, &|_| false)
            }
            Expr::Thread(thread, own) => self.number(*thread, *own),
            Expr::Shuffle(thread, way, value, by) => {
                let (value, by) = (self.expr(value), self.expr(by));
                let op = match way {
                    Shuffle::Idx => None,
                    Shuffle::Xor => Some(BinOp::Xor),
                    Shuffle::Up => Some(BinOp::Sub),
                    Shuffle::Down => Some(BinOp::Add),
                };
                let from = match op {
                    None => by,
                    Some(op) => {
                        let lane = self.number(*thread, Own::Lane);
                        self.b.value(Op::Bin { op }, &[lane, by], &[], Type::INDEX)
                    }
                };
                self.b.value(Op::Shuffle {}, &[value, from], &[], ty)
            }
            Expr::Vote(_, vote, condition) => self.vote(*vote, condition),
        }
    }

    /// A number of the thread.
    /// What a name stands for.
    fn made(&self, var: Var) -> Value {
        self.vars[var.0].expect("a variable is made before it is read")
    }

    fn number(&mut self, thread: Var, own: Own) -> Value {
        let index = self.made(thread);
        let op = match own {
            Own::Index => return index,
            Own::Lane => BinOp::Rem,
            Own::Warp => BinOp::Div,
        };
        let lanes = self.b.value(Op::Lanes {}, &[], &[], Type::INDEX);
        self.b.value(Op::Bin { op }, &[index, lanes], &[], Type::INDEX)
    }

    /// That all hold is that none does not.
    fn vote(&mut self, vote: Vote, condition: &Expr) -> Value {
        let (word, truth) = (Type::Scalar(Elem::Is(DType::U32)), Type::Scalar(Elem::BOOL));
        let mut condition = self.expr(condition);
        if vote == Vote::All {
            condition = self.b.value(Op::Un { op: UnOp::Not }, &[condition], &[], truth.clone());
        }
        let votes = self.b.value(Op::Ballot {}, &[condition], &[], word);
        let op = match vote {
            Vote::Ballot => return votes,
            Vote::Any => CmpOp::Ne,
            Vote::All => CmpOp::Eq,
        };
        let zero = self.b.literal(Literal::Int(0), Elem::Is(DType::U32));
        self.b.value(Op::Cmp { op }, &[votes, zero], &[], truth)
    }

    fn op(&mut self, op: Op, args: &[&Expr], ty: Type) -> Value {
        let args: Vec<Value> = args.iter().map(|arg| self.expr(arg)).collect();
        self.b.value(op, &args, &[], ty)
    }
}
