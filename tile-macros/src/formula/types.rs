//! Types of values of index notation, and the conversions that a formula leaves out.
//!
//! Elements are computed in the accumulator type of their tensor. Where an `f32` meets a `T::Acc`, which
//! is `f32` or `f64`, it is converted to that: `scale * x[[i, j]]` becomes
//! `cast::<T::Acc>(scale) * x[[i, j]]`.

use super::parse::Body;
use super::value::{BEFORE, Kind, Reduce, Scalar, Value, part};
use crate::diag::Errors;
use crate::front::{ParamKind, Signature};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeMap;
use std::rc::Rc;
use syn::{BinOp, Expr, Stmt};
use tile_core::elem::{Bound, DType, Elem};

/// The types of the names that a formula has.
pub(crate) struct Types<'a> {
    signature: &'a Signature,
    /// Those of scalars that a `let` names.
    scalars: BTreeMap<String, Elem>,
}

impl<'a> Types<'a> {
    /// The types of a body's names.
    pub(crate) fn of(signature: &'a Signature, body: &Body) -> Types<'a> {
        let mut types = Types { signature, scalars: BTreeMap::new() };
        for statement in &body.prologue {
            let Ok(Stmt::Local(local)) = syn::parse2::<Stmt>(statement.clone()) else { continue };
            let (name, stated) = match &local.pat {
                syn::Pat::Ident(name) => (&name.ident, None),
                syn::Pat::Type(typed) => match &*typed.pat {
                    syn::Pat::Ident(name) => (&name.ident, Some(&typed.ty)),
                    _ => continue,
                },
                _ => continue,
            };
            let stated = stated.and_then(|ty| signature.elem(&Errors::default(), ty).ok());
            let value = local.init.as_ref().and_then(|init| types.expr(&init.expr, &Around::default()));
            types.scalars.extend(stated.or(value).map(|elem| (name.to_string(), elem)));
        }
        types
    }

    /// The element type of a tensor.
    pub(crate) fn tensor(&self, tensor: &Ident) -> Elem {
        let param = self.signature.params.iter().find(|param| param.name == *tensor);
        match param.map(|param| param.kind) {
            Some(
                ParamKind::Tensor { elem, .. }
                | ParamKind::Tile { elem, .. }
                | ParamKind::Peers { elem, .. }
                | ParamKind::Scalar(elem),
            ) => elem,
            Some(ParamKind::Signals) | None => Elem::Is(DType::F32),
        }
    }

    /// The type of a value, where it has one of its own: a number takes that of its neighbours.
    pub(crate) fn value(&self, value: &Value) -> Option<Elem> {
        match value {
            Value::Read(read) => Some(accumulator(self.tensor(&read.tensor))),
            Value::Tile { elem, .. } => Some(*elem),
            Value::Reduce(reduce) => {
                let start = reduce.start.as_ref().and_then(|start| self.value(start));
                self.joined([self.value(&reduce.body), start])
            }
            Value::Scalar(scalar) => self.expr(&scalar.template, &Around { parts: &scalar.parts, before: None }),
        }
    }

    /// Whether values of a type are floats.
    pub(crate) fn is_float(&self, elem: Elem) -> bool {
        match elem {
            Elem::Is(dtype) => dtype.is_float(),
            Elem::Param(param) | Elem::Acc(param) => {
                self.signature.elems.get(param as usize).is_some_and(|(_, bound)| *bound == Bound::Float)
            }
        }
    }

    /// A type as the kernel writes it.
    pub(crate) fn tokens(&self, elem: Elem) -> TokenStream {
        let name = |param: u32| &self.signature.elems[param as usize].0;
        match elem {
            Elem::Is(dtype) => format_ident!("{}", dtype.rust_name()).into_token_stream(),
            Elem::Param(param) => name(param).into_token_stream(),
            Elem::Acc(param) => {
                let name = name(param);
                quote!(#name::Acc)
            }
        }
    }

    /// Whether an `f32` is converted where it meets this type.
    fn is_wider(&self, elem: Elem) -> bool {
        matches!(elem, Elem::Acc(_)) && self.is_float(elem)
    }

    /// The type that operands have together.
    fn joined(&self, elems: impl IntoIterator<Item = Option<Elem>>) -> Option<Elem> {
        elems.into_iter().flatten().reduce(|all, elem| match all {
            Elem::Is(DType::F32) if self.is_wider(elem) => elem,
            _ => all,
        })
    }

    fn expr(&self, expr: &Expr, around: &Around<'_>) -> Option<Elem> {
        let of = |expr: &Expr| self.expr(expr, around);
        match expr {
            Expr::Path(path) => match path.path.get_ident() {
                Some(name) => self.named(name, around),
                // `f32::INFINITY`
                None => self.signature.elem(&Errors::default(), &constant_of(path)?.0).ok(),
            },
            Expr::Paren(inner) => of(&inner.expr),
            Expr::Group(inner) => of(&inner.expr),
            Expr::Unary(unary) => of(&unary.expr),
            Expr::Cast(cast) => self.signature.elem(&Errors::default(), &cast.ty).ok(),
            Expr::Binary(binary) => self.joined([of(&binary.left), of(&binary.right)]),
            Expr::MethodCall(call) => {
                self.joined(std::iter::once(&*call.receiver).chain(&call.args).map(of).collect::<Vec<_>>())
            }
            Expr::Block(block) => tail(&block.block).and_then(of),
            Expr::If(branch) => {
                let otherwise = branch.else_branch.as_ref().and_then(|(_, otherwise)| of(otherwise));
                self.joined([tail(&branch.then_branch).and_then(of), otherwise])
            }
            Expr::Call(call) => {
                let Expr::Path(path) = &*call.func else { return None };
                let last = path.path.segments.last()?;
                let conversion = last.ident == "cast" || last.ident == "cast_with";
                let operands = call.args.iter().skip(usize::from(last.ident == "select"));
                match &last.arguments {
                    syn::PathArguments::AngleBracketed(arguments) if conversion => match arguments.args.first()? {
                        syn::GenericArgument::Type(ty) => self.signature.elem(&Errors::default(), ty).ok(),
                        _ => None,
                    },
                    _ => self.joined(operands.map(of).collect::<Vec<_>>()),
                }
            }
            _ => None,
        }
    }

    fn named(&self, name: &Ident, around: &Around<'_>) -> Option<Elem> {
        if let Some(part) = part(name) {
            return self.value(around.parts.get(part)?);
        }
        if name == BEFORE {
            return around.before;
        }
        if let Some(elem) = self.scalars.get(&name.to_string()) {
            return Some(*elem);
        }
        match self.signature.params.iter().find(|param| param.name == *name)?.kind {
            ParamKind::Scalar(elem) => Some(elem),
            _ => None,
        }
    }

    /// The value with the conversions that it leaves out.
    pub(crate) fn converted(&self, value: &Value) -> Value {
        self.converted_in(value, None)
    }

    fn converted_in(&self, value: &Value, before: Option<Elem>) -> Value {
        value.map(&mut |value| match value {
            Value::Reduce(reduce) => Some(Value::Reduce(Rc::new(self.converted_reduction(reduce, value)))),
            Value::Scalar(scalar) => {
                let parts: Vec<Value> = scalar.parts.iter().map(|part| self.converted_in(part, before)).collect();
                let mut template = scalar.template.clone();
                self.convert(&mut template, &Around { parts: &parts, before });
                Some(Value::Scalar(Rc::new(Scalar { template, parts })))
            }
            _ => None,
        })
    }

    fn converted_reduction(&self, reduce: &Reduce, value: &Value) -> Reduce {
        let before = matches!(reduce.kind, Kind::Scan | Kind::ScanBack).then(|| self.value(value)).flatten();
        Reduce {
            kind: reduce.kind,
            index: reduce.index.clone(),
            bound: reduce.bound.clone(),
            body: self.converted_in(&reduce.body, before),
            start: reduce.start.as_ref().map(|start| self.converted(start)),
        }
    }

    /// Converts what meets another type in an expression.
    fn convert(&self, expr: &mut Expr, around: &Around<'_>) {
        match expr {
            Expr::Paren(inner) => self.convert(&mut inner.expr, around),
            Expr::Group(inner) => self.convert(&mut inner.expr, around),
            Expr::Unary(unary) => self.convert(&mut unary.expr, around),
            Expr::Cast(cast) => self.convert(&mut cast.expr, around),
            Expr::Binary(binary) => {
                if matches!(binary.op, BinOp::Shl(_) | BinOp::Shr(_)) {
                    self.convert(&mut binary.left, around);
                    self.convert(&mut binary.right, around);
                } else {
                    self.convert_all(&mut [&mut binary.left, &mut binary.right], around);
                }
            }
            Expr::MethodCall(call) => {
                let mut all: Vec<&mut Expr> =
                    std::iter::once(&mut *call.receiver).chain(call.args.iter_mut()).collect();
                self.convert_all(&mut all, around);
            }
            Expr::If(branch) => {
                self.convert(&mut branch.cond, around);
                let otherwise = branch.else_branch.as_mut().map(|(_, otherwise)| &mut **otherwise);
                let then = tail_mut(&mut branch.then_branch);
                let mut all: Vec<&mut Expr> = then.into_iter().chain(otherwise).collect();
                self.convert_all(&mut all, around);
            }
            Expr::Block(block) => {
                if let Some(value) = tail_mut(&mut block.block) {
                    self.convert(value, around);
                }
            }
            Expr::Call(call) => {
                if is_select(call) {
                    let mut args = call.args.iter_mut();
                    if let Some(condition) = args.next() {
                        self.convert(condition, around);
                    }
                    self.convert_all(&mut args.collect::<Vec<_>>(), around);
                } else {
                    // What a function of the user's takes is not known.
                    call.args.iter_mut().for_each(|argument| self.convert(argument, around));
                }
            }
            _ => {}
        }
    }

    /// Converts operands, and those of them that others are wider than.
    fn convert_all(&self, operands: &mut [&mut Expr], around: &Around<'_>) {
        operands.iter_mut().for_each(|operand| self.convert(operand, around));
        let elems: Vec<Option<Elem>> = operands.iter().map(|operand| self.expr(operand, around)).collect();
        let Some(all) = self.joined(elems.iter().copied()).filter(|all| self.is_wider(*all)) else { return };
        let to = self.tokens(all);
        for (operand, elem) in operands.iter_mut().zip(elems) {
            if elem == Some(Elem::Is(DType::F32)) {
                into_converted(operand, &to);
            }
        }
    }
}

/// `cast::<to>(expr)` in the place of an expression; of a block, of its value.
fn into_converted(expr: &mut Expr, to: &TokenStream) {
    match expr {
        Expr::Block(block) => {
            if let Some(value) = tail_mut(&mut block.block) {
                into_converted(value, to);
            }
        }
        Expr::Paren(inner) => into_converted(&mut inner.expr, to),
        Expr::Path(path) if infinity(path).is_some() => {
            let name = infinity(path);
            *expr = syn::parse_quote!(#to::#name);
        }
        _ => *expr = syn::parse_quote!(cast::<#to>(#expr)),
    }
}

/// Type and name of a constant such as `f32::MAX`.
fn constant_of(path: &syn::ExprPath) -> Option<(syn::Type, &Ident)> {
    let mut segments = path.path.segments.iter();
    let (Some(ty), Some(constant), None) = (segments.next(), segments.next(), segments.next()) else { return None };
    Some((syn::Type::Path(syn::TypePath { qself: None, path: ty.ident.clone().into() }), &constant.ident))
}

/// The name of an infinity, which all floats have.
fn infinity(path: &syn::ExprPath) -> Option<&Ident> {
    constant_of(path).map(|(_, name)| name).filter(|name| *name == "INFINITY" || *name == "NEG_INFINITY")
}

/// What stands around an expression: the parts of its template, and the type of the value before in a
/// scan.
#[derive(Default)]
struct Around<'v> {
    parts: &'v [Value],
    before: Option<Elem>,
}

impl Scalar {
    /// The parts that the value is made of: not those that a condition compares.
    pub(crate) fn numbers(&self) -> Vec<&Value> {
        let mut found = Vec::new();
        numbers(&self.template, &mut found);
        found.into_iter().filter_map(|part| self.parts.get(part)).collect()
    }
}

/// The parts of an expression, but those of its conditions.
fn numbers(expr: &Expr, out: &mut Vec<usize>) {
    match expr {
        Expr::Path(path) => out.extend(path.path.get_ident().and_then(part)),
        Expr::Paren(inner) => numbers(&inner.expr, out),
        Expr::Group(inner) => numbers(&inner.expr, out),
        Expr::Unary(unary) => numbers(&unary.expr, out),
        Expr::Cast(cast) => numbers(&cast.expr, out),
        Expr::Binary(binary) if is_comparison(&binary.op) => {}
        Expr::Binary(binary) => {
            numbers(&binary.left, out);
            numbers(&binary.right, out);
        }
        Expr::MethodCall(call) => {
            numbers(&call.receiver, out);
            call.args.iter().for_each(|argument| numbers(argument, out));
        }
        Expr::Block(block) => tail(&block.block).into_iter().for_each(|value| numbers(value, out)),
        Expr::If(branch) => {
            tail(&branch.then_branch).into_iter().for_each(|value| numbers(value, out));
            branch.else_branch.iter().for_each(|(_, otherwise)| numbers(otherwise, out));
        }
        Expr::Call(call) => {
            let skipped = usize::from(is_select(call));
            call.args.iter().skip(skipped).for_each(|argument| numbers(argument, out));
        }
        _ => {}
    }
}

fn is_comparison(op: &BinOp) -> bool {
    matches!(op, BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) | BinOp::Eq(_) | BinOp::Ne(_))
}

fn is_select(call: &syn::ExprCall) -> bool {
    matches!(&*call.func, Expr::Path(path) if path.path.is_ident("select"))
}

/// The value of a block.
fn tail(block: &syn::Block) -> Option<&Expr> {
    match block.stmts.as_slice() {
        [Stmt::Expr(value, None)] => Some(value),
        _ => None,
    }
}

fn tail_mut(block: &mut syn::Block) -> Option<&mut Expr> {
    match block.stmts.as_mut_slice() {
        [Stmt::Expr(value, None)] => Some(value),
        _ => None,
    }
}

/// The type that values of a tensor are computed in.
pub(crate) fn accumulator(elem: Elem) -> Elem {
    match elem {
        Elem::Param(param) => Elem::Acc(param),
        Elem::Is(DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2) => Elem::Is(DType::F32),
        Elem::Is(DType::I8 | DType::U8) => Elem::Is(DType::I32),
        other => other,
    }
}
