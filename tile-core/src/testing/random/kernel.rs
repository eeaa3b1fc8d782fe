//! Whole random kernels: parameters, prologue, grid, outputs.
//!
//! A block owns one region of every output, at its indices, so that blocks are
//! independent. The one exception are outputs of integers that all blocks update by one
//! commuting atomic operation.

use super::ast::{Ast, ConstInfo, Expr, ExternInfo, Function, Mem, Param, Size, Stmt, TypeParam, Var, View, Window};
use super::data;
use super::fault::Fault;
use super::rng::Rng;
use super::state::{Extent, Fact, Family, Gen, Parallel, Place};
use crate::elem::{Bound, DType, Elem};
use crate::interp::scalar;
use crate::ir::{AtomicOp, BinOp, CmpOp, Dim, Literal, Space, Sym, UnOp};
use crate::launch::Scalar;

/// The number of elements of the digest.
const DIGEST: i64 = 7;

/// An output and the region of a block.
pub(super) struct Output {
    pub mem: Mem,
    /// The extents of a block's region.
    pub extents: Vec<Extent>,
    pub offsets: Vec<Expr>,
}

/// The kernel of a stream of numbers, perhaps with a fault.
pub(super) fn kernel(name: String, rng: Rng, fault: Option<Fault>) -> Ast {
    let ast = Ast {
        name,
        fast_math: false,
        elems: Vec::new(),
        consts: Vec::new(),
        externs: Vec::new(),
        functions: Vec::new(),
        params: Vec::new(),
        vars: Vec::new(),
        mems: Vec::new(),
        host: Vec::new(),
        grid: Vec::new(),
        body: Vec::new(),
    };
    let mut state = Gen {
        rng,
        ast,
        elems: Vec::new(),
        extents: Vec::new(),
        inputs: Vec::new(),
        tiles: Vec::new(),
        scalars: Vec::new(),
        indices: Vec::new(),
        parallel: Parallel::default(),
        huge: None,
        digest: None,
        fault,
        fuel: 12,
    };
    state.ast.fast_math = state.rng.chance(10);
    state.types();
    state.constants();
    state.functions();
    state.kernel();
    state.ast
}

impl Gen {
    fn types(&mut self) {
        if self.rng.chance(40) {
            let (bound, dtypes): (Bound, &[DType]) = match self.rng.below(4) {
                2 => (Bound::Element, &[DType::F32, DType::F16, DType::I32, DType::I8, DType::BF16, DType::E4M3]),
                0 => (Bound::Float, &[DType::F64, DType::F32, DType::F16, DType::BF16, DType::E4M3, DType::E5M2]),
                1 => (Bound::Int, &[DType::I32, DType::I8, DType::U8, DType::U16, DType::I64, DType::U64]),
                _ => (Bound::Num, &[DType::F32, DType::F16, DType::I32, DType::U32, DType::I8, DType::BF16]),
            };
            let dtype = self.rng.pick(dtypes).unwrap_or(DType::F32);
            self.ast.elems.push(TypeParam { name: "T".to_owned(), bound, dtype });
            self.elems.extend([Elem::Param(0), Elem::Acc(0)]);
        }
        let concrete: Vec<DType> = DType::ALL.iter().copied().filter(|dtype| *dtype != DType::Index).collect();
        for _ in 0..2 + self.rng.below(3) {
            // `f32` is what kernels are made of.
            let dtype = if self.rng.chance(25) { DType::F32 } else { self.rng.pick(&concrete).unwrap_or(DType::F32) };
            self.elems.push(Elem::Is(dtype));
        }
    }

    fn constants(&mut self) {
        for name in ["BM", "BN", "BK"].into_iter().take(self.rng.below(4)) {
            let value = self.rng.pick(&[1, 2, 3, 4, 5, 8, 16, 17, 33]).unwrap_or(4);
            let dim = Dim::sym(Sym::Const(self.ast.consts.len() as u32));
            self.ast.consts.push(ConstInfo { name: name.to_owned(), elem: Elem::INDEX, value });
            if value <= 8 && self.rng.chance(40) {
                self.extents.push((dim.mul(&Dim::int(2)), 2 * value));
            }
            if self.rng.chance(20) {
                self.extents.push((dim.add(&Dim::int(1)), value + 1));
            }
            self.extents.push((dim, value));
        }
        if self.rng.chance(15) {
            let value = self.rng.between(0, 1);
            self.ast.consts.push(ConstInfo { name: "FLAG".to_owned(), elem: Elem::BOOL, value });
        }
        if self.rng.chance(20) {
            let value = self.rng.between(2, 6);
            self.extents.push((Dim::sym(Sym::Extern(self.ast.externs.len() as u32)), value));
            let value = Scalar { dtype: DType::Index, bits: value as u64 };
            self.ast.externs.push(ExternInfo { name: self.constant_name("ROWS"), elem: Elem::INDEX, value });
        }
        if self.rng.chance(30) {
            let dtype = self.rng.pick(&[DType::F32, DType::I32, DType::F64, DType::U8]).unwrap_or(DType::F32);
            let value = scalar::eval_literal(Literal::Int(self.rng.between(1, 9).into()), dtype);
            self.ast.externs.push(ExternInfo { name: self.constant_name("SCALE"), elem: Elem::Is(dtype), value });
        }
        while self.extents.len() < 3 {
            let n = self.rng.pick(&[1, 2, 3, 4, 6, 8]).unwrap_or(4);
            self.extents.push((Dim::int(n), n));
        }
    }

    fn functions(&mut self) {
        for _ in 0..self.rng.below(2) {
            let concrete: Vec<Elem> = self.elems.iter().copied().filter(|e| matches!(e, Elem::Is(_))).collect();
            let Some(elem) = self.rng.pick(&concrete) else { return };
            let params: Vec<Var> = (0..1 + self.rng.below(2)).map(|_| self.var("_v", elem, false)).collect();
            // Nothing but its parameters is in scope.
            let externs = std::mem::take(&mut self.ast.externs);
            let consts = std::mem::take(&mut self.ast.consts);
            let extents = std::mem::replace(&mut self.extents, vec![(Dim::int(3), 3)]);
            self.scalars = params.iter().map(|var| (*var, Fact::Any)).collect();
            let mut body = self.any(elem, 3);
            if self.is_number(elem) {
                let op = self.rng.pick(&[BinOp::Add, BinOp::Mul, BinOp::Max]).unwrap_or(BinOp::Add);
                body = Expr::bin(op, Expr::Var(params[0]), body);
            }
            self.scalars.clear();
            (self.ast.externs, self.ast.consts, self.extents) = (externs, consts, extents);
            let name = format!("function_{}", self.ast.name.trim_start_matches("random_"));
            self.ast.functions.push(Function { name, params, body });
        }
    }

    fn constant_name(&self, what: &str) -> String {
        format!("{what}_{}", self.ast.name.trim_start_matches("random_"))
    }

    /// A named extent, new or an older one.
    fn named(&mut self, names: &mut Vec<(Var, i64)>) -> (Var, i64) {
        if let (Some(old), true) = (self.rng.pick(names), self.rng.chance(40)) {
            return old;
        }
        let least = if self.rng.chance(3) { 0 } else { 1 };
        let n = self.rng.between(least, 20);
        let var = self.var("d", Elem::INDEX, false);
        names.push((var, n));
        (var, n)
    }

    fn kernel(&mut self) {
        let mut names = Vec::new();
        for _ in 0..1 + self.rng.below(3) {
            self.input(&mut names);
        }
        let grid_rank = if self.rng.chance(10) { 3 } else { 1 + self.rng.below(2) };
        let grid: Vec<((Var, i64), Extent)> =
            (0..grid_rank).map(|_| (self.named(&mut names), self.any_extents(1).remove(0))).collect();
        let block: Vec<Var> = grid.iter().map(|_| self.var("b", Elem::INDEX, false)).collect();
        let mut outputs = Vec::new();
        for _ in 0..1 + self.rng.below(2) {
            outputs.push(self.output(&grid, &block));
        }
        let atomic = self.rng.chance(25).then(|| self.atomic_output(&mut names));
        if self.rng.chance(80) {
            self.digest = Some(self.digest_output());
        }
        for _ in 0..self.rng.below(3) {
            self.scalar_param();
        }
        if self.rng.chance(40) {
            let value = self.rng.pick(&[i64::MAX, 1 << 62, (1 << 61) + 3, i64::MAX / 3]).unwrap_or(i64::MAX);
            let var = self.var("_q", Elem::INDEX, false);
            self.ast.params.push(Param::Scalar(var, Scalar { dtype: DType::Index, bits: value as u64 }));
            self.huge = Some(var);
        }
        self.prologue(&names, &grid);

        // The grid, and what the body knows of its extents.
        for (((extent, n), (dim, size)), &var) in grid.iter().zip(&block) {
            let blocks = Expr::DivCeil(Box::new(Expr::Var(*extent)), Box::new(Expr::Dim(dim.clone())));
            self.ast.grid.push((var, blocks));
            self.indices.push((var, ((n + size - 1) / size).max(1)));
        }
        self.indices.extend(names.iter().map(|(var, n)| (*var, n + 1)));
        let workspace = self.workspace(&grid, &block);
        let mut body = Vec::new();
        self.seed_fault(&mut outputs[0], &block, &mut body);
        if self.rng.chance(20)
            && let Some(output) = outputs.first()
        {
            // What an output holds before.
            let elem = self.elem_of(output.mem);
            let tile = self.tile(elem, &output.extents, &mut body);
            body.push(Stmt::Copy(output.window(), View::whole(tile.mem)));
            self.tiles.push(Place { fact: Fact::Small(1), ..tile });
        }
        for _ in 0..2 {
            let rank = self.rank();
            let (elem, extents) = (self.any_elem(), self.any_extents(rank));
            let tile = self.new_tile(elem, &extents, &mut body);
            self.tiles.push(tile);
        }
        self.statements(8, 2, &mut body);
        if let Some(workspace) = workspace {
            self.through_workspace(&workspace, &mut body);
        }
        if let Some((mem, op, size)) = atomic {
            self.update_output(mem, op, size, &mut body);
        }
        self.digest(0, &mut body);
        for output in outputs {
            self.finish(&output, &mut body);
        }
        self.ast.body = body;
    }

    fn input(&mut self, names: &mut Vec<(Var, i64)>) {
        let rank = self.rank();
        let elem = self.any_elem();
        let (mut shape, mut sizes) = (Vec::new(), Vec::new());
        // Those of many axes are small.
        for (dim, n) in if rank > 3 { self.any_extents(rank) } else { Vec::new() } {
            shape.push(Size::Fixed(dim));
            sizes.push(n);
        }
        while shape.len() < rank {
            if self.rng.chance(15) {
                let (dim, n) = self.any_extents(1).remove(0);
                shape.push(Size::Fixed(dim));
                sizes.push(n);
            } else {
                let (var, n) = self.named(names);
                shape.push(Size::Named(var));
                sizes.push(n);
            }
        }
        let mem = self.mem("x", elem, Space::Global, shape);
        let limit = self.capacity(elem).min(4);
        let fact = if self.rng.chance(60) { Fact::Small(limit) } else { Fact::Any };
        let buffer = data::tensor(&mut self.rng, self.ast.dtype(elem), &sizes, fact);
        self.ast.params.push(Param::Input(mem, buffer));
        self.inputs.push(Place { mem, sizes, dims: Vec::new(), fact, writable: false });
    }

    /// An output that has the grid's axes, and perhaps one axis of its own.
    fn output(&mut self, grid: &[((Var, i64), Extent)], block: &[Var]) -> Output {
        let elem = self.any_elem();
        let mut shape: Vec<Size> = grid.iter().map(|((var, _), _)| Size::Named(*var)).collect();
        let mut sizes: Vec<i64> = grid.iter().map(|((_, n), _)| *n).collect();
        let mut extents: Vec<Extent> = grid.iter().map(|(_, extent)| extent.clone()).collect();
        let mut offsets: Vec<Expr> =
            block.iter().zip(&extents).map(|(var, (dim, _))| Expr::Var(*var).times(Expr::Dim(dim.clone()))).collect();
        if self.rng.chance(30) {
            let (dim, n) = self.any_extents(1).remove(0);
            let cells: i64 = extents.iter().map(|(_, n)| n).product();
            if cells * n <= 400 {
                shape.push(Size::Fixed(dim.clone()));
                sizes.push(n);
                extents.push((dim, n));
                offsets.push(Expr::index(0));
            }
        }
        let mem = self.mem("y", elem, Space::Global, shape);
        let before = data::tensor(&mut self.rng, self.ast.dtype(elem), &sizes, Fact::Small(1));
        self.ast.params.push(Param::Output { mem, before, exact: true });
        Output { mem, extents, offsets }
    }

    fn atomic_output(&mut self, names: &mut Vec<(Var, i64)>) -> (Mem, AtomicOp, i64) {
        let dtype = self.rng.pick(&[DType::I32, DType::U32, DType::I64, DType::U64]).unwrap_or(DType::I32);
        let (var, n) = self.named(names);
        let mem = self.mem("a", Elem::Is(dtype), Space::Global, vec![Size::Named(var)]);
        let before = data::tensor(&mut self.rng, dtype, &[n], Fact::Small(4));
        self.ast.params.push(Param::Output { mem, before, exact: true });
        let ops = [AtomicOp::Add, AtomicOp::Max, AtomicOp::Min, AtomicOp::And, AtomicOp::Or, AtomicOp::Xor];
        (mem, self.rng.pick(&ops).unwrap_or(AtomicOp::Add), n)
    }

    /// An output that every tile has a part in, so that nothing a kernel
    /// computes goes unseen.
    fn digest_output(&mut self) -> Mem {
        let elem = Elem::Is(DType::U64);
        let mem = self.mem("h", elem, Space::Global, vec![Size::Fixed(Dim::int(DIGEST))]);
        let before = data::tensor(&mut self.rng, DType::U64, &[DIGEST], Fact::Small(0));
        self.ast.params.push(Param::Output { mem, before, exact: true });
        mem
    }

    /// Adds the latest tiles, from number `first` on, to the digest.
    pub(super) fn digest(&mut self, first: usize, body: &mut Vec<Stmt>) {
        let Some(digest) = self.digest else { return };
        let elem = Elem::Is(DType::U64);
        let first = first.max(self.tiles.len().saturating_sub(5));
        let tiles: Vec<Place> = self.tiles[first..].to_vec();
        for tile in tiles {
            let vars: Vec<Var> = tile.dims.iter().map(|_| self.var("i", Elem::INDEX, false)).collect();
            let index: Vec<Expr> = vars.iter().map(|var| Expr::Var(*var)).collect();
            let mut value = Expr::Load(tile.mem, index.clone());
            if self.dtype(self.elem_of(tile.mem)).is_float() {
                // Neither NaN nor the sign of a zero shows.
                let scaled = value.cast(Elem::F32).times(Expr::int(16, Elem::F32));
                value = scaled.cast(Elem::Is(DType::I64));
            }
            // Weights tell elements apart.
            let place = index.iter().cloned().fold(Expr::index(1), |sum, i| sum.times(Expr::index(5)).plus(i));
            let term = value.cast(elem).times(place.clone().cast(elem));
            let slot = Expr::bin(BinOp::Rem, place, Expr::index(DIGEST));
            let (op, order) = (AtomicOp::Add, self.order());
            let update = Stmt::Atomic { op, order, mem: digest, index: vec![slot], values: vec![term] };
            let extents = tile.dims.into_iter().map(Expr::Dim).collect();
            body.push(Stmt::Parallel { vars, extents, body: vec![update] });
        }
    }

    fn scalar_param(&mut self) {
        if self.rng.chance(40) {
            let bound = self.rng.between(1, 6);
            let value = self.rng.between(0, bound - 1);
            let var = self.var("_p", Elem::INDEX, false);
            self.indices.push((var, bound));
            self.ast.params.push(Param::Scalar(var, Scalar { dtype: DType::Index, bits: value as u64 }));
            return;
        }
        let plain = |elem: &Elem| {
            !matches!(elem, Elem::Acc(_) | Elem::Is(DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2))
        };
        let elems: Vec<Elem> = self.elems.iter().copied().filter(plain).collect();
        let Some(elem) = self.rng.pick(&elems) else { return };
        let var = self.var("_p", elem, false);
        let limit = self.capacity(elem).min(4);
        let value = data::tensor(&mut self.rng, self.ast.dtype(elem), &[1], Fact::Small(limit)).get(0);
        self.ast.params.push(Param::Scalar(var, Scalar { dtype: self.ast.dtype(elem), bits: value }));
        self.scalars.push((var, Fact::Small(limit)));
    }

    fn prologue(&mut self, names: &[(Var, i64)], grid: &[((Var, i64), Extent)]) {
        if self.rng.chance(30)
            && let Some((var, _)) = self.rng.pick(names)
        {
            let small = Expr::Cmp(CmpOp::Lt, Box::new(Expr::Var(var)), Box::new(Expr::index(100)));
            self.ast.host.push(Stmt::Require(small, "extents are below 100".to_owned()));
        }
        if self.rng.chance(40) {
            let ((var, n), (dim, size)) = grid[0].clone();
            let steps = Expr::DivCeil(Box::new(Expr::Var(var)), Box::new(Expr::Dim(dim)));
            let name = self.var("n", Elem::INDEX, false);
            self.ast.host.push(Stmt::Let(name, steps));
            self.indices.push((name, (n + size - 1) / size + 1));
        }
    }

    /// Global memory with the grid's extents, of which a block uses its region.
    fn workspace(&mut self, grid: &[((Var, i64), Extent)], block: &[Var]) -> Option<Output> {
        if !self.rng.chance(20) {
            return None;
        }
        let elem = self.any_elem();
        let shape = grid.iter().map(|((var, _), _)| Size::Named(*var)).collect();
        let mem = self.mem("w", elem, Space::Global, shape);
        self.ast.host.push(Stmt::Alloc(mem));
        let extents: Vec<Extent> = grid.iter().map(|(_, extent)| extent.clone()).collect();
        let offset = |(var, (dim, _)): (&Var, &Extent)| Expr::Var(*var).times(Expr::Dim(dim.clone()));
        let offsets = block.iter().zip(&extents).map(offset).collect();
        Some(Output { mem, extents, offsets })
    }

    fn through_workspace(&mut self, workspace: &Output, body: &mut Vec<Stmt>) {
        let elem = self.elem_of(workspace.mem);
        let tile = self.new_tile(elem, &workspace.extents, body);
        let back = self.tile(elem, &workspace.extents, body);
        body.push(Stmt::Copy(View::whole(tile.mem), workspace.window()));
        body.push(Stmt::Copy(workspace.window(), View::whole(back.mem)));
        let fact = tile.fact.join(Fact::Small(0));
        self.tiles.extend([tile, Place { fact, ..back }]);
    }

    fn update_output(&mut self, mem: Mem, op: AtomicOp, size: i64, body: &mut Vec<Stmt>) {
        if op <= AtomicOp::Min && self.rng.chance(50) {
            let extents = self.any_extents(1);
            let tile = self.new_tile(self.elem_of(mem), &extents, body);
            let window = Window::At(vec![self.index(size, 1)], vec![extents[0].0.clone()]);
            let (src, dst) = (View::whole(tile.mem), View::at(mem, window));
            body.push(Stmt::AtomicTile { op, order: self.order(), src, dst });
            return;
        }
        let (vars, extents) = self.parallel_indices(1);
        let mark = self.enter_parallel(&vars, mem, None);
        let index = vec![self.index(size, 1)];
        let value = self.any(self.elem_of(mem), 2);
        self.leave_parallel(&mark);
        let update = vec![Stmt::Atomic { op, order: self.order(), mem, index, values: vec![value] }];
        body.push(Stmt::Parallel { vars: vars.into_iter().map(|(var, _)| var).collect(), extents, body: update });
    }

    /// Writes a block's region of an output.
    fn finish(&mut self, output: &Output, body: &mut Vec<Stmt>) {
        let elem = self.elem_of(output.mem);
        let dims: Vec<Dim> = output.extents.iter().map(|(dim, _)| dim.clone()).collect();
        let approximate = self.kind(elem) == Family::Float && self.rng.chance(60);
        let tile = self.tiles.iter().find(|tile| tile.dims == dims).cloned();
        if let (Some(tile), true) = (tile, !approximate && self.rng.chance(50)) {
            body.push(Stmt::Copy(View::whole(tile.mem), output.window()));
            return;
        }
        if !approximate && self.rng.chance(40) {
            let tile = self.new_tile(elem, &output.extents, body);
            body.push(Stmt::Copy(View::whole(tile.mem), output.window()));
            return;
        }
        if approximate
            && self.rng.chance(40)
            && let Some(tile) = self.inexact_reduction(elem, &output.extents, body)
        {
            self.inexact(output.mem);
            body.push(Stmt::Copy(View::whole(tile.mem), output.window()));
            return;
        }
        let vars: Vec<(Var, i64)> =
            output.extents.iter().map(|(_, n)| (self.var("i", Elem::INDEX, false), *n)).collect();
        let index: Vec<Expr> =
            output.offsets.iter().zip(&vars).map(|(offset, (var, _))| offset.clone().plus(Expr::Var(*var))).collect();
        let mark = self.enter_parallel(&vars, output.mem, None);
        let mut inner = Vec::new();
        let value = if approximate {
            // One of several, so that many kernels have each.
            (0..3).fold(self.function(elem, output.mem), |other, _| {
                let (condition, value) = (self.condition(1), self.function(elem, output.mem));
                Expr::Select(Box::new(condition), Box::new(value), Box::new(other))
            })
        } else {
            self.element(elem, &mut inner).0
        };
        self.leave_parallel(&mark);
        inner.push(Stmt::Store { mem: output.mem, index, value, unordered: false });
        let extents = dims.into_iter().map(Expr::Dim).collect();
        body.push(Stmt::Parallel { vars: vars.into_iter().map(|(var, _)| var).collect(), extents, body: inner });
    }

    /// A function that targets approximate, of a modest argument. Its value
    /// goes nowhere but to an output that is compared with a tolerance.
    fn function(&mut self, elem: Elem, output: Mem) -> Expr {
        self.inexact(output);
        let (x, _) = self.small(elem, 16, 2);
        let x = x.times(Expr::Literal(Literal::Float(0.5), elem));
        let one = Expr::int(1, elem);
        match self.rng.below(25) {
            0 => Expr::un(UnOp::Exp, x),
            1 => Expr::un(UnOp::Exp2, x),
            2 => Expr::un(UnOp::Ln, x),
            3 => Expr::un(UnOp::Log2, Expr::un(UnOp::Abs, x)),
            4 => Expr::un(UnOp::Log10, x),
            // What is small of these is only absolutely near by `fast_math`.
            5 if !self.ast.fast_math => Expr::un(UnOp::Sin, x),
            6 if !self.ast.fast_math => Expr::un(UnOp::Cos, x),
            7 if !self.ast.fast_math => Expr::un(UnOp::Tan, x),
            8 => Expr::un(UnOp::Tanh, x),
            9 => Expr::un(UnOp::Erf, x),
            10 => Expr::un(UnOp::Sigmoid, x),
            11 => Expr::un(UnOp::Rsqrt, Expr::un(UnOp::Abs, x).plus(one)),
            12 => Expr::un(UnOp::Recip, Expr::un(UnOp::Abs, x).plus(one)),
            13 => Expr::un(UnOp::Log1p, x),
            14 => Expr::un(UnOp::Expm1, x),
            15 => Expr::un(UnOp::Sinh, x),
            16 => Expr::un(UnOp::Cosh, x),
            17 => Expr::un(UnOp::Asin, x),
            18 => Expr::un(UnOp::Acos, x),
            19 => Expr::un(UnOp::Atan, x),
            drawn @ 20..24 => {
                let (y, _) = self.small(elem, 3, 1);
                match drawn {
                    20 => Expr::bin(BinOp::Pow, Expr::un(UnOp::Abs, x).plus(one), y),
                    21 => Expr::bin(BinOp::Atan2, x, y),
                    22 => Expr::bin(BinOp::Hypot, x, y),
                    _ => Expr::bin(BinOp::Copysign, x, y),
                }
            }
            _ => Expr::un(UnOp::Neg, Expr::un(UnOp::Softplus, x)),
        }
    }
}

impl Output {
    pub(super) fn window(&self) -> View {
        let extents = self.extents.iter().map(|(dim, _)| dim.clone()).collect();
        View::at(self.mem, Window::At(self.offsets.clone(), extents))
    }
}
