//! Printer of random kernels as Rust source.
//!
//! Names and structure are those of the tree; formatting is left to rustfmt
//! and to nobody, for the result is read by compilers.

mod expr;
use super::ast::{Ast, Expr, Mem, Param, Size, Stages, Stmt, Var};
use super::attributes::{Attributes, Zone};
use crate::elem::{DType, Elem};
use crate::ir::{AtomicOp, BinOp, Dim, Space, Sym};
use crate::launch::Scalar;
use std::collections::HashSet;
use std::fmt::Write;

/// The kernel with the constants that it uses.
pub(super) fn source(ast: &Ast) -> String {
    let attributes = Attributes::of(&ast.name);
    let mut writer =
        Writer { ast, text: String::new(), depth: 1, attributes, zone: Zone::Prologue, renamed: HashSet::new() };
    writer.items();
    writer.text
}

/// The instance, as an expression.
pub(super) fn handle(ast: &Ast) -> String {
    let mut args: Vec<String> = ast.elems.iter().map(|param| param.dtype.rust_name().to_owned()).collect();
    args.extend(ast.consts.iter().map(|param| match param.elem {
        Elem::BOOL => (param.value != 0).to_string(),
        _ => param.value.to_string(),
    }));
    if args.is_empty() { format!("{}()", ast.name) } else { format!("{}::<{}>()", ast.name, args.join(", ")) }
}

/// A name for what is assigned.
const ASSIGNED: &str = "assigned";

struct Writer<'a> {
    ast: &'a Ast,
    text: String,
    depth: usize,
    attributes: Attributes,
    zone: Zone,
    /// Names that are no snake case.
    renamed: HashSet<String>,
}

fn list<T>(items: &[T], f: impl FnMut(&T) -> String) -> String {
    items.iter().map(f).collect::<Vec<String>>().join(", ")
}

/// A constant's value; the generator makes whole numbers.
fn constant(value: Scalar) -> String {
    match value.dtype {
        DType::F32 => format!("{:?}", f32::from_bits(value.bits as u32)),
        DType::F64 => format!("{:?}", f64::from_bits(value.bits)),
        _ => value.bits.to_string(),
    }
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{:1$}{line}", "", 4 * self.depth);
    }

    fn items(&mut self) {
        let ast = self.ast;
        self.depth = 0;
        for item in &ast.externs {
            self.line(&format!("const {}: {} = {};", item.name, self.elem(item.elem), constant(item.value)));
        }
        for function in &ast.functions {
            let param = |var: &Var| format!("{}: {}", self.var(*var), self.elem(ast.vars[var.0].elem));
            let (params, result) = (list(&function.params, param), self.elem(ast.elem(&function.body)));
            self.line("#[tile_fn]");
            self.line(&format!("pub fn {}({params}) -> {result} {{", function.name));
            self.line(&format!("    {}", self.operand(&function.body)));
            self.line("}");
        }
        self.line(if ast.fast_math { "#[tile_kernel(fast_math)]" } else { "#[tile_kernel]" });
        let head = self.text.len();
        self.depth = 1;
        for param in &ast.params {
            let line = match param {
                Param::Input(mem, _) => format!("{}: &{},", self.mem(*mem), self.tensor(*mem)),
                Param::Output { mem, .. } => format!("{}: &mut {},", self.mem(*mem), self.tensor(*mem)),
                Param::Scalar(var, _) => format!("{}: {},", self.var(*var), self.elem(ast.vars[var.0].elem)),
            };
            self.line(&line);
        }
        self.depth = 0;
        self.line(") {");
        self.depth = 1;
        self.front(&[]);
        self.dims();
        self.all(&ast.host);
        let indices = list(&ast.grid, |(var, _)| self.var(*var));
        let extents = list(&ast.grid, |(_, extent)| self.expr(extent));
        self.front(&[]);
        self.line(&format!("let [{indices}] = blocks([{extents}]);"));
        self.zone = Zone::Block;
        self.all(&ast.body);
        self.depth = 0;
        self.line("}");
        let rest = self.text.split_off(head);
        let mut words = rest.split(|c: char| !c.is_alphanumeric() && c != '_').collect::<Vec<_>>();
        words.sort_unstable();
        // Parameters that nothing uses are errors without an underscore.
        let name = |name: &str| format!("{}{name}", if words.binary_search(&name).is_ok() { "" } else { "_" });
        let mut generics: Vec<String> = Vec::new();
        generics.extend(ast.elems.iter().map(|param| format!("{}: {}", name(&param.name), param.bound.name())));
        generics
            .extend(ast.consts.iter().map(|param| format!("const {}: {}", name(&param.name), self.elem(param.elem))));
        let generics = if generics.is_empty() { String::new() } else { format!("<{}>", generics.join(", ")) };
        self.line(&format!("pub fn {}{generics}(", ast.name));
        self.text.push_str(&rest);
    }

    fn tensor(&self, mem: Mem) -> String {
        let info = &self.ast.mems[mem.0];
        format!("Tensor<{}, {}>", self.elem(info.elem), info.shape.len())
    }

    fn dims(&mut self) {
        let tensors: Vec<Mem> = self
            .ast
            .params
            .iter()
            .filter_map(|param| match param {
                Param::Input(mem, _) | Param::Output { mem, .. } => Some(*mem),
                Param::Scalar(..) => None,
            })
            .collect();
        let dims = list(&tensors, |mem| {
            let shape = list(&self.ast.mems[mem.0].shape, |size| self.size(size));
            format!("{} = [{shape}]", self.mem(*mem))
        });
        self.line(&format!("dims!({dims});"));
    }

    fn elem(&self, elem: Elem) -> String {
        match elem {
            Elem::Is(dtype) => dtype.rust_name().to_owned(),
            Elem::Param(i) => self.ast.elems[i as usize].name.clone(),
            Elem::Acc(i) => format!("{}::Acc", self.ast.elems[i as usize].name),
        }
    }

    fn var(&self, var: Var) -> String {
        self.name(&self.ast.vars[var.0].name)
    }

    fn mem(&self, mem: Mem) -> String {
        self.name(&self.ast.mems[mem.0].name)
    }

    fn name(&self, name: &str) -> String {
        format!("{name}{}", if self.renamed.contains(name) { "Renamed" } else { "" })
    }

    /// The attributes of a statement that binds these names.
    fn front(&mut self, names: &[&str]) {
        let front = self.attributes.front(self.zone, !names.is_empty());
        if front.renames {
            self.renamed.extend(names.iter().map(|&name| name.to_owned()));
        }
        front.lines.iter().for_each(|line| self.line(line));
    }

    fn dim(&self, dim: &Dim) -> String {
        dim.text(&|sym| match sym {
            Sym::Const(i) => self.ast.consts[i as usize].name.clone(),
            Sym::Extern(i) => self.ast.externs[i as usize].name.clone(),
        })
    }

    fn size(&self, size: &Size) -> String {
        match size {
            Size::Fixed(dim) => self.dim(dim),
            Size::Named(var) => self.var(*var),
        }
    }

    fn block(&mut self, head: &str, stmts: &[Stmt], tail: &str) {
        self.line(head);
        self.depth += 1;
        self.all(stmts);
        self.depth -= 1;
        self.line(tail);
    }

    fn all(&mut self, stmts: &[Stmt]) {
        let ast = self.ast;
        let var = |var: &Var| ast.vars[var.0].name.as_str();
        for stmt in stmts {
            let names = match stmt {
                Stmt::Let(name, _) | Stmt::For { var: name, .. } | Stmt::Threads { thread: name, .. } => {
                    vec![var(name)]
                }
                Stmt::Group { member: name, .. } => vec![var(name)],
                Stmt::Alloc(mem) => vec![ast.mems[mem.0].name.as_str()],
                Stmt::Parallel { vars, .. } => vars.iter().map(var).collect(),
                // What is assigned is named first.
                Stmt::Assign(..) | Stmt::Store { unordered: false, .. } => vec![ASSIGNED],
                _ => Vec::new(),
            };
            self.renamed.remove(ASSIGNED);
            self.front(&names);
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let line = match stmt {
            Stmt::Let(var, value) => {
                let info = &self.ast.vars[var.0];
                let mutable = if info.mutable { "mut " } else { "" };
                format!("let {mutable}{}: {} = {};", self.var(*var), self.elem(info.elem), self.expr(value))
            }
            Stmt::Assign(var, value) => match value {
                Expr::Bin(BinOp::Add, x, y) if matches!(**x, Expr::Var(same) if same == *var) => {
                    format!("{} += {};", self.var(*var), self.assigned(y))
                }
                _ => format!("{} = {};", self.var(*var), self.assigned(value)),
            },
            Stmt::Alloc(mem) => {
                let info = &self.ast.mems[mem.0];
                let maker = match info.space {
                    Space::Global => "workspace",
                    Space::Shared => "shared",
                    Space::Fragment => "fragment",
                    Space::Local => "local",
                };
                let shape = list(&info.shape, |size| self.size(size));
                format!("let mut {} = {maker}::<{}>([{shape}]);", self.mem(*mem), self.elem(info.elem))
            }
            Stmt::Copy(src, dst) => format!("copy({}, {});", self.source_view(src), self.target(dst)),
            Stmt::Begin(src, tile) => {
                let name = self.mem(*tile);
                let token = &self.ast.mems[tile.0].name;
                format!("let {token}_arrived = copy_async({}, &mut {name});", self.source_view(src))
            }
            Stmt::Complete(tile) => format!("{}_arrived.wait();", self.ast.mems[tile.0].name),
            Stmt::Fill(dst, value) => format!("fill({}, {});", self.target(dst), self.expr(value)),
            Stmt::Clear(dst) => format!("clear({});", self.target(dst)),
            Stmt::Gather { src, rows, dst } => {
                format!("gather({}, &{}, {});", self.source_view(src), self.mem(*rows), self.target(dst))
            }
            Stmt::Scatter { src, rows, dst } => {
                format!("scatter({}, &{}, {});", self.source_view(src), self.mem(*rows), self.target(dst))
            }
            Stmt::Gemm { a, b, acc, accumulate } => {
                let name = if *accumulate { "gemm" } else { "gemm_set" };
                format!("{name}({}, {}, {});", self.source_view(a), self.source_view(b), self.target(acc))
            }
            Stmt::GemmSp { a, meta, b, acc } => {
                let [a, meta, b] = [a, meta, b].map(|view| self.source_view(view));
                format!("gemm_sp({a}, {meta}, {b}, {});", self.target(acc))
            }
            Stmt::Reduce { op, src, dst, axis, accumulate } => {
                let into = if *accumulate { "_into" } else { "" };
                let (src, dst) = (self.source_view(src), self.target(dst));
                format!("{}{into}({src}, {dst}, {axis});", op.row().function)
            }
            Stmt::Scan { op, src, dst, axis, reverse } => {
                let row = op.row();
                let name = if *reverse { row.reverse } else { row.function };
                format!("{name}({}, {}, {axis});", self.source_view(src), self.target(dst))
            }
            Stmt::AtomicTile { op, order, src, dst } => {
                format!("atomic_{}({}, {}, {order:?});", op.name(), self.source_view(src), self.target(dst))
            }
            Stmt::Parallel { vars, extents, body } => {
                let extents = match extents.as_slice() {
                    [one] => self.expr(one),
                    all => format!("({})", list(all, |extent| self.expr(extent))),
                };
                let vars = list(vars, |var| self.var(*var));
                let outside = std::mem::replace(&mut self.zone, Zone::Parallel);
                self.block(&format!("parallel!({extents}, |{vars}| {{"), body, "});");
                self.zone = outside;
                return;
            }
            Stmt::Threads { count, thread, body } => {
                let head = format!("threads!({}, |{}| {{", self.dim(count), self.var(*thread));
                let outside = std::mem::replace(&mut self.zone, Zone::Parallel);
                self.block(&head, body, "});");
                self.zone = outside;
                return;
            }
            Stmt::Group { thread, member, threads: [first, end], body } => {
                let head = format!("{}.group({first}..{end}, |{}| {{", self.var(*thread), self.var(*member));
                self.block(&head, body, "});");
                return;
            }
            Stmt::Meet(member) => format!("{}.barrier();", self.var(*member)),
            Stmt::Barrier(thread) => format!("{}.barrier();", self.var(*thread)),
            Stmt::For { var, lo, hi, step, stages, body } => {
                let (var, range) = (self.var(*var), format!("{}..{}", self.expr(lo), self.expr(hi)));
                return match stages {
                    Some(Stages { number, order, stage }) => {
                        let mut plan = format!("stages = {number}");
                        for (word, list) in [("order", order), ("stage", stage)] {
                            if !list.is_empty() {
                                let _ = write!(plan, ", {word} = {list:?}");
                            }
                        }
                        self.block(&format!("pipelined!({range}, {plan}, |{var}| {{"), body, "});");
                    }
                    None if *step == 1 => self.block(&format!("for {var} in {range} {{"), body, "}"),
                    None => self.block(&format!("for {var} in ({range}).step_by({step}) {{"), body, "}"),
                };
            }
            Stmt::If { condition, then, otherwise } => {
                let head = format!("if {} {{", self.expr(condition));
                if otherwise.is_empty() {
                    return self.block(&head, then, "}");
                }
                self.line(&head);
                self.depth += 1;
                self.all(then);
                self.depth -= 1;
                return self.block("} else {", otherwise, "}");
            }
            Stmt::Store { mem, index, value, unordered: false } => {
                format!("{} = {};", self.element(*mem, index), self.assigned(value))
            }
            Stmt::Store { mem, index, value, unordered: true } => {
                let index = list(index, |i| self.expr(i));
                format!("store_unordered(&mut {}, [{index}], {});", self.mem(*mem), self.expr(value))
            }
            Stmt::Atomic { op, order, mem, index, values } => {
                let name = match op {
                    AtomicOp::Exchange => "atomic_exchange".to_owned(),
                    op => format!("atomic_{}", op.name()),
                };
                let index = list(index, |i| self.expr(i));
                let values = list(values, |value| self.expr(value));
                format!("{}.{name}([{index}], {values}, {order:?});", self.mem(*mem))
            }
            Stmt::Require(condition, message) => format!("require!({}, \"{message}\");", self.expr(condition)),
            Stmt::Assert(condition, message) => format!("assert!({}, \"{message}\");", self.expr(condition)),
        };
        self.line(&line);
    }
}
