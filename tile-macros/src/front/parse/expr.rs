//! Parser of expressions: from Rust's syntax tree to the language's.

use super::{Parser, attrs, target_asm};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Binary, BinaryKind, Block, Expr, ExprKind, If, Method, Unary};
use crate::front::foreign;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp};

const NO_CLOSURE: &str = "closures stand in `parallel!` and `pipelined!` only; write a `#[tile_fn]` for a function";

impl Parser<'_> {
    pub(super) fn node(&self, loc: Loc, kind: ExprKind) -> Expr {
        Expr { id: self.id(), loc, attrs: Vec::new(), kind }
    }

    /// Parses an expression.
    pub(super) fn expr(&self, expr: &syn::Expr) -> Result<Expr, Reported> {
        self.no_attributes(attrs::of(expr), "a part of an expression")?;
        let kind = match expr {
            syn::Expr::Lit(e) => self.literal(e)?,
            syn::Expr::Path(e) if e.qself.is_none() => {
                self.not_optional(&e.path)?;
                ExprKind::Path(e.path.clone())
            }
            syn::Expr::Paren(e) => ExprKind::Paren(Box::new(self.expr(&e.expr)?)),
            // Invisible parentheses, of a fragment that a macro passed on.
            syn::Expr::Group(e) => ExprKind::Paren(Box::new(self.expr(&e.expr)?)),
            syn::Expr::Unary(e) => {
                let op = match e.op {
                    syn::UnOp::Neg(token) => Unary::Neg(token.span),
                    syn::UnOp::Not(token) => Unary::Not(token.span),
                    _ => {
                        let help = "scalars and elements are read by their name or index: `x`, `t[[i, j]]`";
                        return Err(self.unsupported(expr, "there is no dereference", help));
                    }
                };
                ExprKind::Unary { op, operand: Box::new(self.expr(&e.expr)?) }
            }
            syn::Expr::Binary(e) => {
                let Some(kind) = binary(&e.op) else {
                    let help = "assignments are statements of their own";
                    return Err(self.unsupported(expr, "there is no assignment as a value", help));
                };
                let (left, right) = (self.expr(&e.left), self.expr(&e.right));
                ExprKind::Binary { op: Binary { kind, token: e.op }, left: Box::new(left?), right: Box::new(right?) }
            }
            syn::Expr::Cast(e) => ExprKind::Cast { operand: Box::new(self.expr(&e.expr)?), ty: (*e.ty).clone() },
            syn::Expr::Call(e) => match &*e.func {
                syn::Expr::Path(f) if f.qself.is_none() => {
                    self.foreign_call(&f.path, &e.args)?;
                    return self.call(Loc::of(expr), &f.path, &e.args);
                }
                other => {
                    return Err(self.unsupported(
                        other,
                        "there is no call of a computed function",
                        "call it by its name",
                    ));
                }
            },
            syn::Expr::MethodCall(e) if self.is_given(e).is_some() => self.is_given(e).ok_or(Reported)?,
            syn::Expr::MethodCall(e) => {
                self.foreign_method(e)?;
                let receiver = self.expr(&e.receiver);
                let args = self.exprs(&e.args);
                ExprKind::Method(Method {
                    receiver: Box::new(receiver?),
                    name: e.method.clone(),
                    generics: e.turbofish.clone(),
                    args: args?,
                })
            }
            syn::Expr::Index(e) => {
                let base = self.expr(&e.expr);
                let (index, array) = match &*e.index {
                    syn::Expr::Array(list) => (self.exprs(&list.elems)?, true),
                    syn::Expr::Tuple(_) => {
                        let help = "write `t[[i, j]]`";
                        return Err(self.unsupported(&e.index, "an element is not indexed by a tuple", help));
                    }
                    syn::Expr::Range(_) => {
                        let help = "write `t.at((i, span(j, LEN)))` for a part of a tile";
                        return Err(self.unsupported(&e.index, "there are no slices", help));
                    }
                    one => (vec![self.expr(one)?], false),
                };
                ExprKind::Index { base: Box::new(base?), index, array }
            }
            syn::Expr::If(e) => self.branch(e)?.into(),
            syn::Expr::Array(e) => ExprKind::Array(self.exprs(&e.elems)?),
            syn::Expr::Tuple(e) => ExprKind::Tuple(self.exprs(&e.elems)?),
            syn::Expr::Range(e) if e.start.is_none() && e.end.is_none() => ExprKind::Full,
            syn::Expr::Range(_) => {
                let help = "ranges stand in `for` and `pipelined!`; a part of an axis is `span(start, len)`";
                return Err(self.unsupported(expr, "a range is no value", help));
            }
            syn::Expr::Reference(e) => {
                ExprKind::Borrow { mutable: e.mutability.is_some(), operand: Box::new(self.expr(&e.expr)?) }
            }
            syn::Expr::Block(e) if e.label.is_none() => ExprKind::Block(self.block(&e.block)),
            syn::Expr::Unsafe(e) if target_asm::of(e).is_some() => {
                return target_asm::of(e).ok_or(Reported).and_then(|mac| self.target_asm(e.unsafe_token, mac));
            }
            other => return Err(self.foreign(other)),
        };
        Ok(self.node(Loc::of(expr), kind))
    }

    /// A call, and what a statement says to backends.
    fn call(&self, loc: Loc, path: &syn::Path, args: &Punctuated<syn::Expr, syn::Token![,]>) -> Result<Expr, Reported> {
        let id = self.id();
        let operands = self.operands(path, args, id)?;
        let kind = ExprKind::Call { path: path.clone(), args: self.exprs(operands)? };
        Ok(Expr { id, loc, attrs: Vec::new(), kind })
    }

    pub(super) fn exprs<'a>(&self, list: impl IntoIterator<Item = &'a syn::Expr>) -> Result<Vec<Expr>, Reported> {
        let all: Vec<Result<Option<Expr>, Reported>> =
            list.into_iter().map(|e| self.listed(e, "an item of a list")).collect();
        all.into_iter().filter_map(Result::transpose).collect()
    }

    /// An expression that may have attributes; `None` where a condition leaves
    /// it out.
    pub(super) fn listed(&self, expr: &syn::Expr, place: &str) -> Result<Option<Expr>, Reported> {
        if attrs::of(expr).is_empty() {
            return self.expr(expr).map(Some);
        }
        let Some(carried) = self.attributes(attrs::of(expr), place)? else { return Ok(None) };
        let (_, plain) = attrs::detached(expr.clone());
        self.expr(&plain).map(|parsed| Some(Expr { attrs: carried, ..parsed }))
    }

    fn literal(&self, e: &syn::ExprLit) -> Result<ExprKind, Reported> {
        match &e.lit {
            syn::Lit::Int(token) => {
                let suffix = self.suffix(token.suffix(), token.span())?;
                match token.base10_parse::<i128>() {
                    Ok(value) => Ok(ExprKind::Int { value, suffix, token: token.clone() }),
                    Err(_) => Err(self.too_large(token.span())),
                }
            }
            syn::Lit::Float(token) => {
                let suffix = self.suffix(token.suffix(), token.span())?;
                match token.base10_digits().parse::<f64>() {
                    Ok(value) if value.is_finite() => Ok(ExprKind::Float { value, suffix, token: token.clone() }),
                    Ok(_) | Err(_) => Err(self.too_large(token.span())),
                }
            }
            syn::Lit::Bool(token) => Ok(ExprKind::Bool(token.clone())),
            other => {
                let help = "values are numbers and truth values; text stands in `println!` and `assert!`";
                Err(self.unsupported(other, "there is no text", help))
            }
        }
    }

    fn suffix(&self, suffix: &str, span: proc_macro2::Span) -> Result<Option<DType>, Reported> {
        match suffix {
            "" => Ok(None),
            text => match DType::from_rust_name(text) {
                Some(dtype) if dtype != DType::Bool => Ok(Some(dtype)),
                _ => {
                    let help = "write the name of a number type, as in `1.0_f32` and `1_usize`";
                    Err(self.malformed(span, format!("`{text}` is not the suffix of a number"), help))
                }
            },
        }
    }

    fn too_large(&self, span: proc_macro2::Span) -> Reported {
        self.malformed(span, "this number is too large", "write a number that a type of the language holds")
    }

    pub(super) fn if_else(&self, e: &syn::ExprIf) -> Result<If, Reported> {
        let condition = self.expr(&e.cond);
        let then = self.block(&e.then_branch);
        let otherwise = match &e.else_branch {
            None => None,
            Some((_, branch)) => match &**branch {
                syn::Expr::Block(b) => Some(self.block(&b.block)),
                syn::Expr::If(inner) => {
                    let loc = Loc::of(inner);
                    let inner = self.branch(inner)?.into();
                    let chain = self.node(loc, inner);
                    Some(Block { stmts: Vec::new(), result: Some(Box::new(chain)) })
                }
                other => return Err(self.foreign(other)),
            },
        };
        Ok(If { condition: condition?, then, otherwise })
    }

    /// Rust that kernels do not have.
    fn foreign(&self, expr: &syn::Expr) -> Reported {
        let (what, help) = match expr {
            syn::Expr::While(_) => ("there is no `while`", "write `for i in a..b` with an `if` inside"),
            syn::Expr::Loop(_) => ("there is no `loop`", "write `for i in a..b`"),
            syn::Expr::Break(_) => ("there is no `break`", "put the rest of the iteration in an `if`"),
            syn::Expr::Continue(_) => ("there is no `continue`", "put the rest of the iteration in an `if`"),
            syn::Expr::Return(_) => (
                "there is no `return`",
                "a function gives its last expression; elsewhere put the rest of the body in an `if`",
            ),
            syn::Expr::Match(_) => ("there is no `match`", "write `if … else if … else …`"),
            syn::Expr::Let(_) => (
                "there is no `if let`",
                "`if let Some(x) = x` reads an optional input; elsewhere write `let x = …;` and then `if`",
            ),
            syn::Expr::Closure(_) => ("there are no closures", NO_CLOSURE),
            syn::Expr::Try(_) => ("there is no `?`", "state the condition with `require!` or `assert!`"),
            syn::Expr::Await(_) => ("there is no `await`", "a kernel computes without waiting; remove it"),
            syn::Expr::Async(_) => ("there is no `async`", "a kernel computes without waiting; remove it"),
            syn::Expr::Const(_) => ("there are no `const` blocks", "write `const N: usize = …;`"),
            syn::Expr::Infer(_) => ("`_` is no value", "write a value, or `let _ = …;`"),
            syn::Expr::Unsafe(_) => ("there is no `unsafe`", "every access is checked; remove `unsafe`"),
            syn::Expr::Field(e) => return self.field(e),
            syn::Expr::Struct(_) => ("there are no structs", "use several variables"),
            syn::Expr::Repeat(_) => (
                "there are no arrays without a name",
                "bind it first, inside `parallel!` or `threads!`: `let mut v = [x; N];`",
            ),
            syn::Expr::ForLoop(_) => ("a loop is no value", "assign to a `let mut` variable inside the loop"),
            syn::Expr::Assign(_) => ("there is no assignment as a value", "assignments are statements of their own"),
            syn::Expr::Macro(m) => return self.macro_value(m),
            syn::Expr::Path(_) => ("there are no paths with `<T as …>`", "write `T::Acc` or a plain path"),
            syn::Expr::RawAddr(_) => ("there are no pointers", "pass the tile by reference"),
            syn::Expr::Block(_) => ("there are no labels", "remove the label"),
            _ => ("this expression has no meaning", "write arithmetic, calls, `if`, loops and blocks"),
        };
        let loc = match expr {
            // The keyword says enough.
            syn::Expr::While(e) => Loc::at(e.while_token.span),
            syn::Expr::Loop(e) => Loc::at(e.loop_token.span),
            syn::Expr::Match(e) => Loc::at(e.match_token.span),
            syn::Expr::Unsafe(e) => Loc::at(e.unsafe_token.span),
            other => Loc::of(other),
        };
        self.errors.report(Code::Syntax, loc, format!("{what} in a kernel"), help)
    }

    /// `threadIdx.x`, `v.sqrt`, `x.shape`.
    fn field(&self, e: &syn::ExprField) -> Reported {
        if matches!(&e.member, syn::Member::Named(name) if name == super::macros::MISSING) {
            return Reported;
        }
        let base = match &*e.base {
            syn::Expr::Path(path) => path.path.get_ident().map(ToString::to_string).unwrap_or_default(),
            _ => String::new(),
        };
        let (text, member) = (crate::front::text(&e.base), crate::front::text(&e.member));
        if let Some(help) = foreign::instead(&base) {
            return self.errors.report(
                Code::UnknownName,
                Loc::of(e),
                format!("there is no `{base}` in a kernel"),
                help,
            );
        }
        let help = match member.as_str() {
            "shape" | "size" => format!("bind extents: `let [m, n] = {text}.shape();`, or write `{text}.dim(0)`"),
            "T" | "mT" => format!("write `{text}.t()`"),
            "dtype" => "element types are type parameters: `T`".to_owned(),
            name if crate::front::lower::is_scalar_method(name) => format!("call it: `{text}.{name}()`"),
            _ => "extents are `t.dim(0)`; pass other values as parameters".to_owned(),
        };
        self.errors.report(Code::Syntax, Loc::of(e), "there are no fields in a kernel", help)
    }

    /// A call with named arguments or text, as other languages have them, of one
    /// of their functions.
    fn foreign_call(&self, path: &syn::Path, args: &Punctuated<syn::Expr, syn::Token![,]>) -> Result<(), Reported> {
        let name = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        match foreign::instead(&name) {
            Some(help) if args.iter().any(is_foreign) => {
                let message = format!("there is no function `{}`", crate::front::text(path));
                Err(self.errors.report(Code::UnknownName, Loc::of(path), message, help))
            }
            _ => Ok(()),
        }
    }

    fn foreign_method(&self, e: &syn::ExprMethodCall) -> Result<(), Reported> {
        let module = crate::front::text(&e.receiver);
        let named = e.args.iter().find(|arg| matches!(arg, syn::Expr::Assign(_)));
        if let Some(named) = named.filter(|_| !foreign::MODULES.contains(&module.as_str())) {
            let name = &e.method;
            let help = match name.to_string().as_str() {
                "at" => format!("what reads outside give stands behind it: `{module}.at(…).or(0.0)`"),
                _ => "give values alone, in their order".to_owned(),
            };
            return Err(self.malformed(Loc::of(named), format!("`{name}` has no named arguments"), &help));
        }
        if !foreign::MODULES.contains(&module.as_str()) || !e.args.iter().any(is_foreign) {
            return Ok(());
        }
        let help = foreign::instead(&e.method.to_string())
            .unwrap_or("functions of the language are written by their names alone: `copy(…)`");
        let loc = Loc::of(&e.receiver).to(Loc::of(&e.method));
        let message = format!("there is no function `{module}.{}`", e.method);
        Err(self.errors.report(Code::UnknownName, loc, message, help))
    }

    fn macro_value(&self, e: &syn::ExprMacro) -> Reported {
        let name = e.mac.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        match name.as_str() {
            "tile" => {
                let help = "write `let s = tile!(…);`, or `tile!(s = …);`";
                self.malformed(e.mac.path.span(), "`tile!` is no part of an expression", help)
            }
            "parallel" | "pipelined" | "dims" | "require" | "println" | "assert" => {
                let help = "write it as a statement of its own, and read what it wrote after it";
                self.malformed(e.mac.path.span(), format!("`{name}!` is a statement and gives no value"), help)
            }
            _ => self.foreign_macro(&e.mac),
        }
    }
}

/// Whether an argument is named, or text.
fn is_foreign(arg: &syn::Expr) -> bool {
    matches!(arg, syn::Expr::Assign(_) | syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(_), .. }))
}

fn binary(op: &syn::BinOp) -> Option<BinaryKind> {
    Some(match op {
        syn::BinOp::Add(_) => BinaryKind::Bin(BinOp::Add),
        syn::BinOp::Sub(_) => BinaryKind::Bin(BinOp::Sub),
        syn::BinOp::Mul(_) => BinaryKind::Bin(BinOp::Mul),
        syn::BinOp::Div(_) => BinaryKind::Bin(BinOp::Div),
        syn::BinOp::Rem(_) => BinaryKind::Bin(BinOp::Rem),
        syn::BinOp::BitAnd(_) => BinaryKind::Bin(BinOp::And),
        syn::BinOp::BitOr(_) => BinaryKind::Bin(BinOp::Or),
        syn::BinOp::BitXor(_) => BinaryKind::Bin(BinOp::Xor),
        syn::BinOp::Shl(_) => BinaryKind::Bin(BinOp::Shl),
        syn::BinOp::Shr(_) => BinaryKind::Bin(BinOp::Shr),
        syn::BinOp::Eq(_) => BinaryKind::Cmp(CmpOp::Eq),
        syn::BinOp::Ne(_) => BinaryKind::Cmp(CmpOp::Ne),
        syn::BinOp::Lt(_) => BinaryKind::Cmp(CmpOp::Lt),
        syn::BinOp::Le(_) => BinaryKind::Cmp(CmpOp::Le),
        syn::BinOp::Gt(_) => BinaryKind::Cmp(CmpOp::Gt),
        syn::BinOp::Ge(_) => BinaryKind::Cmp(CmpOp::Ge),
        syn::BinOp::And(_) => BinaryKind::Also,
        syn::BinOp::Or(_) => BinaryKind::Else,
        _ => return None,
    })
}

/// The operator of `+=` and its like.
pub(super) fn assignment(op: &syn::BinOp) -> Option<BinOp> {
    Some(match op {
        syn::BinOp::AddAssign(_) => BinOp::Add,
        syn::BinOp::SubAssign(_) => BinOp::Sub,
        syn::BinOp::MulAssign(_) => BinOp::Mul,
        syn::BinOp::DivAssign(_) => BinOp::Div,
        syn::BinOp::RemAssign(_) => BinOp::Rem,
        syn::BinOp::BitAndAssign(_) => BinOp::And,
        syn::BinOp::BitOrAssign(_) => BinOp::Or,
        syn::BinOp::BitXorAssign(_) => BinOp::Xor,
        syn::BinOp::ShlAssign(_) => BinOp::Shl,
        syn::BinOp::ShrAssign(_) => BinOp::Shr,
        _ => return None,
    })
}
