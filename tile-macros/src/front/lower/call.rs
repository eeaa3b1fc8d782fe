//! Lowers calls: the language's own scalar functions, and tile functions.

use super::method::encoding;
use super::place::Place;
use super::{Binding, Lower, Zone};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Expr, ExprKind};
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{GenericArgument, PathArguments};
use tile_core::elem::{DType, Elem};
use tile_core::ir::{Callee, CalleeId, Dim, FuncKind, InstId, Op, Value};
use tile_core::num::Round;

/// Scalar functions of the language.
pub(super) const SCALAR: [&str; 3] = ["cast", "cast_with", "select"];

/// "2 arguments"
pub(super) fn count(n: usize) -> String {
    count_of(n, "argument")
}

/// "no indices", "1 index", "2 indices"
pub(super) fn count_of(n: usize, noun: &str) -> String {
    let plural = match noun {
        "index" => "indices".to_owned(),
        "axis" => "axes".to_owned(),
        _ => format!("{noun}s"),
    };
    match n {
        0 => format!("no {plural}"),
        1 => format!("1 {noun}"),
        n => format!("{n} {plural}"),
    }
}

/// Whether a call is one of the language's functions of scalars.
pub(super) fn is_pure(path: &syn::Path) -> bool {
    let last = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
    SCALAR.contains(&last.as_str()) || last == "from_bits" || last == "from_le_bytes"
}

impl<'a> Lower<'a> {
    /// A call. `None` when it gives no value, which it may only when no value
    /// is `wanted`.
    pub(super) fn call(
        &mut self,
        expr: &'a Expr,
        path: &'a syn::Path,
        args: &'a [Expr],
        wanted: bool,
    ) -> Result<Option<Value>, Reported> {
        let Some(last) = path.segments.last() else { return Err(Reported) };
        let name = last.ident.to_string();
        let generics = match &last.arguments {
            PathArguments::AngleBracketed(generics) => Some(generics),
            PathArguments::None | PathArguments::Parenthesized(_) => None,
        };
        let loc = Loc::of(&last.ident);
        match name.as_str() {
            "cast" => {
                let [x] = self.exactly(args, loc, "cast::<f32>(x)")?;
                let elem = self.type_argument(generics, loc, "cast::<f32>(x)");
                let value = self.scalar(x)?;
                Ok(Some(self.convert(value, elem?, None)))
            }
            "cast_with" => {
                let usage = "cast_with::<i32>(x, Round::NearestEven)";
                let [x, round] = self.exactly(args, loc, usage)?;
                let elem = self.type_argument(generics, loc, usage);
                let value = self.scalar(x)?;
                let round = self.round(round)?;
                Ok(Some(self.convert(value, elem?, Some(round))))
            }
            "select" => {
                let [c, x, y] = self.exactly(args, loc, "select(condition, a, b)")?;
                let condition = self.condition_value(c);
                let (a, b) = (self.scalar(x), self.scalar(y));
                let (condition, a, b) = (condition?, a?, b?);
                let ty = self.agree((a, x), (b, y), expr.loc)?;
                Ok(Some(self.emit(Op::Select {}, &[condition, a, b], ty)))
            }
            "target_asm" => self.target_asm(expr, args).map(Some),
            "from_bits" if path.segments.len() > 1 => self.decoded(path, args, loc).map(Some),
            "from_le_bytes" if path.segments.len() > 1 => self.composed(path, args, loc).map(Some),
            "span" => {
                let help = "`span(start, len)` stands in `t.at((…))`";
                Err(self.errors.report(Code::NotScalar, expr.loc, "`span` is not a scalar", help))
            }
            _ if wanted && super::stmt::is_statement(&name) => {
                let message = format!("`{name}` gives no value");
                Err(self.errors.report(Code::NoValue, expr.loc, message, "write it as a statement of its own"))
            }
            _ if super::stmt::is_allocation(&name) => {
                let help = format!("write `let mut tile = {name}::<T>([…]);`");
                Err(self.errors.report(Code::Memory, expr.loc, "memory without a name", help))
            }
            "blocks" => {
                let help = "write `let [y, x] = blocks([rows, columns]);`";
                Err(self.errors.report(Code::Zone, expr.loc, "`blocks` names the indices of the block", help))
            }
            _ => self.function_call(expr, path, args, wanted),
        }
    }

    /// The arguments, when their number is right.
    pub(super) fn exactly<const N: usize>(
        &self,
        args: &'a [Expr],
        loc: Loc,
        usage: &str,
    ) -> Result<[&'a Expr; N], Reported> {
        let all: Vec<&Expr> = args.iter().collect();
        <[&Expr; N]>::try_from(all).map_err(|all| {
            let message = format!("expected {}, got {}", count(N), all.len());
            self.errors.report(Code::Arguments, loc, message, format!("write `{usage}`"))
        })
    }

    /// The one type in `::<T>`.
    pub(super) fn type_argument(
        &self,
        generics: Option<&syn::AngleBracketedGenericArguments>,
        loc: Loc,
        usage: &str,
    ) -> Result<Elem, Reported> {
        let mut list = generics.iter().flat_map(|generics| &generics.args);
        match (list.next(), list.next()) {
            (Some(GenericArgument::Type(syn::Type::Infer(_))), None) | (None, _) => {
                Err(self.errors.report(Code::Arguments, loc, "the element type is missing", format!("write `{usage}`")))
            }
            (Some(GenericArgument::Type(ty)), None) => self.signature.elem(self.errors, ty),
            (Some(other), _) => {
                let message = "expected one element type";
                Err(self.errors.report(Code::Arguments, Loc::of(other), message, format!("write `{usage}`")))
            }
        }
    }

    fn round(&self, expr: &Expr) -> Result<Round, Reported> {
        let name = match &expr.peeled().kind {
            ExprKind::Path(path) => path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default(),
            _ => String::new(),
        };
        match name.as_str() {
            "NearestEven" => Ok(Round::NearestEven),
            "TowardZero" => Ok(Round::TowardZero),
            "Up" => Ok(Round::Up),
            "Down" => Ok(Round::Down),
            _ => {
                let help = "it is `Round::NearestEven`, `Round::TowardZero`, `Round::Up` or `Round::Down`";
                Err(self.errors.report(Code::Arguments, expr.loc, format!("`{expr}` is not a rounding"), help))
            }
        }
    }

    /// `f32::from_bits(u)`
    fn decoded(&mut self, path: &'a syn::Path, args: &'a [Expr], loc: Loc) -> Result<Value, Reported> {
        let [bits] = self.exactly(args, loc, "f32::from_bits(u)")?;
        let value = self.scalar(bits)?;
        let ty = path.segments.iter().rev().nth(1).and_then(|s| DType::from_rust_name(&s.ident.to_string()));
        match ty.and_then(|ty| encoding(ty).map(|bits| (ty, bits))) {
            Some((ty, encoded)) => {
                self.expect_elem(value, encoded.into(), bits, "the argument of `from_bits`")?;
                let ty = self.known(ty.into());
                Ok(self.emit(Op::Bits {}, &[value], ty))
            }
            None => {
                let help = "write `f32::from_bits(u)`, or another concrete float";
                Err(self.errors.report(Code::TypeMismatch, loc, "`from_bits` belongs to a concrete float", help))
            }
        }
    }

    /// What a call of a `#[tile_fn]` calls, and with what.
    pub(super) fn called(
        &mut self,
        expr: &'a Expr,
        path: &'a syn::Path,
        args: &'a [Expr],
    ) -> Result<(CalleeId, Vec<Value>), Reported> {
        if let Some(name) = path.get_ident()
            && matches!(self.lookup(&name.to_string()), Some(Binding::Failed))
        {
            return Err(Reported);
        }
        if self.type_before(path).is_none() {
            self.unknown_call(path, args)?;
        }
        if self.zone == Zone::Prologue {
            let help = "call it after `blocks`";
            return Err(self.errors.report(Code::Zone, expr.loc, "a tile function is called in the prologue", help));
        }
        if self.func.kind == FuncKind::Device && path.is_ident(&self.signature.name) {
            let help = "write a `for` loop";
            return Err(self.errors.report(
                Code::Recursion,
                expr.loc,
                format!("`{expr}` is a call of the function itself"),
                help,
            ));
        }
        if let Some(ty) = self.type_before(path) {
            return Err(self.associated(expr, path, &ty));
        }
        let callee = self.callee(path);
        let all: Vec<Result<Value, Reported>> = args.iter().map(|arg| self.argument(arg)).collect();
        let all: Result<Vec<Value>, Reported> = all.into_iter().collect();
        Ok((callee?, all?))
    }

    /// A call of a `#[tile_fn]`.
    fn function_call(
        &mut self,
        expr: &'a Expr,
        path: &'a syn::Path,
        args: &'a [Expr],
        wanted: bool,
    ) -> Result<Option<Value>, Reported> {
        let (callee, all) = self.called(expr, path, args)?;
        self.loc = expr.loc;
        let op = Op::Call { callee };
        let result = if wanted {
            let ty = self.fresh_open(expr, format!("the result type of `{expr}`"));
            Some(self.emit(op, &all, ty))
        } else {
            self.effect(op, &all, &[]);
            None
        };
        self.mark_written(args, &all);
        Ok(result)
    }

    /// Notes which arguments the call that was emitted last may write.
    pub(super) fn mark_written(&mut self, args: &'a [Expr], all: &[Value]) {
        let inst = InstId::new(self.func.insts.len() - 1);
        for (arg, &value) in args.iter().zip(all) {
            // A `&mut` parameter is passed on by its name alone.
            let written = match &arg.peeled().kind {
                ExprKind::Borrow { mutable, .. } => *mutable,
                _ => self.is_memory(arg) && self.place(arg).is_ok_and(|place| self.is_writable(&place)),
            };
            if written {
                self.call_writes.insert((inst, value));
            }
        }
    }

    /// The element type in `f32::max` or `T::from`.
    fn type_before(&self, path: &syn::Path) -> Option<String> {
        let ty = path.segments.iter().rev().nth(1)?.ident.to_string();
        let generic = matches!(self.generic(&ty), Some(crate::front::signature::Generic::Elem(_)));
        (generic || DType::from_rust_name(&ty).is_some()).then_some(ty)
    }

    fn associated(&self, expr: &Expr, path: &syn::Path, ty: &str) -> Reported {
        let name = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let help = match name.as_str() {
            "from" | "try_from" | "from_f32" | "from_f64" => format!("write `cast::<{ty}>(x)`"),
            "default" | "zero" => "write the literal `0.0` or `0`; it takes the type its context asks for".to_owned(),
            "one" => "write the literal `1.0` or `1`; it takes the type its context asks for".to_owned(),
            name if super::method::is_scalar_method(name) => format!("write it as a method: `x.{name}(…)`"),
            name => crate::front::foreign::instead(name)
                .unwrap_or("functions of a type are written as methods; a `#[tile_fn]` can be called by its path")
                .to_owned(),
        };
        let message = format!("`{}` is not a function of the language", crate::front::text(path));
        self.errors.report(Code::UnknownMethod, expr.loc, message, help)
    }

    fn argument(&mut self, arg: &'a Expr) -> Result<Value, Reported> {
        if !self.is_memory(arg) && !matches!(arg.peeled().kind, ExprKind::Borrow { .. }) {
            return self.scalar(arg);
        }
        let place = self.place(arg)?;
        if self.zone.is_inside() {
            let message = format!("`{}` is passed to a function inside {}", place.text, self.zone.word());
            let help = "a function called for each element takes scalars";
            return Err(self.errors.report(Code::Zone, arg.loc, message, help));
        }
        self.passed(&place, arg)
    }

    /// Tile functions take whole tiles, and tensors that nothing writes.
    fn passed(&mut self, place: &Place, arg: &Expr) -> Result<Value, Reported> {
        use super::place::Origin;
        let help = "copy it to a tile and pass that";
        if let Origin::Tensor { mutable: true } | Origin::Workspace = place.origin {
            let message =
                format!("`{}` is written in this kernel, and tile functions take inputs and tiles", place.text);
            return Err(self.errors.report(Code::Memory, arg.loc, message, help));
        }
        if place.window.is_some() {
            let message = format!("`{}` is a part, and tile functions take whole tiles and tensors", place.text);
            return Err(self.errors.report(Code::Memory, arg.loc, message, help));
        }
        if let ExprKind::Borrow { mutable: true, .. } = &arg.peeled().kind {
            self.writable(place, arg.loc)?;
        }
        Ok(place.value)
    }

    fn callee(&mut self, path: &'a syn::Path) -> Result<CalleeId, Reported> {
        let mut plain = path.clone();
        let mut generics = TokenStream::new();
        let mut consts: Vec<Dim> = Vec::new();
        for segment in &mut plain.segments {
            if let PathArguments::AngleBracketed(list) = &segment.arguments {
                generics = list.args.to_token_stream();
                for argument in &list.args {
                    if let Some(dim) = self.const_argument(argument)? {
                        consts.push(dim);
                    }
                }
            }
            segment.arguments = PathArguments::None;
        }
        let callee = Callee { path: super::super::text(&plain), consts };
        let text = generics.to_string();
        let known = self.func.callees.iter().find(|(id, known)| {
            **known == callee && self.callees.get(id.index()).is_some_and(|(_, g)| g.to_string() == text)
        });
        if let Some((id, _)) = known {
            return Ok(id);
        }
        self.callees.push((plain, generics));
        Ok(self.func.callees.push(callee))
    }

    /// A const argument; `None` for a type.
    fn const_argument(&mut self, argument: &GenericArgument) -> Result<Option<Dim>, Reported> {
        let tokens = match argument {
            GenericArgument::Type(syn::Type::Infer(_)) => return Ok(None),
            GenericArgument::Type(ty) => match self.as_constant(ty) {
                Some(path) => return self.const_path(&path).map(Some),
                None => {
                    self.signature.elem(self.errors, ty)?;
                    return Ok(None);
                }
            },
            GenericArgument::Const(expr) => expr,
            other => {
                let help = "arguments are element types and constant expressions";
                return Err(self.errors.report(Code::Arguments, Loc::of(other), "unsupported generic argument", help));
            }
        };
        self.const_tokens(tokens)
    }

    fn const_tokens(&mut self, expr: &syn::Expr) -> Result<Option<Dim>, Reported> {
        match expr {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(n), .. }) => {
                n.base10_parse().map(|n| Some(Dim::int(n))).map_err(|_| {
                    let help = "const arguments are below 2⁶³";
                    self.errors.report(Code::Arguments, n.span(), "this const argument is too large", help)
                })
            }
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Bool(b), .. }) => Ok(Some(Dim::int(b.value.into()))),
            syn::Expr::Block(block) => match block.block.stmts.as_slice() {
                [syn::Stmt::Expr(inner, None)] => self.const_tokens(inner),
                _ => Err(self.not_constant_argument(expr)),
            },
            syn::Expr::Path(path) => self.const_path(&path.path).map(Some),
            other => Err(self.not_constant_argument(other)),
        }
    }

    fn not_constant_argument(&self, expr: &syn::Expr) -> Reported {
        let help = "const arguments are const parameters, constants and literals, as in Rust";
        self.errors.report(Code::NotConstant, Loc::of(expr), "this const argument is not supported", help)
    }

    /// The path of a type argument that is really a const.
    fn as_constant(&mut self, ty: &syn::Type) -> Option<syn::Path> {
        match ty {
            syn::Type::Path(p) if p.qself.is_none() => {
                let name = p.path.get_ident().map(ToString::to_string).unwrap_or_default();
                let generic = matches!(self.generic(&name), Some(crate::front::signature::Generic::Const(..)));
                let is_type = matches!(self.generic(&name), Some(crate::front::signature::Generic::Elem(_)))
                    || p.path.segments.last().is_some_and(|s| DType::from_rust_name(&s.ident.to_string()).is_some());
                (generic || (!is_type && super::constant::is_constant_path(&p.path))).then(|| p.path.clone())
            }
            _ => None,
        }
    }

    fn const_path(&mut self, path: &syn::Path) -> Result<Dim, Reported> {
        use crate::front::signature::Generic;
        use tile_core::ir::Sym;
        if let Some(name) = path.get_ident() {
            let text = name.to_string();
            match self.lookup(&text).cloned() {
                Some(Binding::Scalar { dim: Some(dim), .. }) => return Ok(dim),
                Some(Binding::Const { value, .. }) => {
                    if let Some(dim) = self.constant(value, true) {
                        return Ok(dim);
                    }
                }
                _ => {}
            }
            match self.generic(&text) {
                // A flag counts as 0 or 1.
                Some(Generic::Const(i, _)) => return Ok(Dim::sym(Sym::Const(i))),
                Some(Generic::Elem(_)) | None => {}
            }
        }
        let (index, ty) = self.extern_of(path);
        let index_ty = self.known(Elem::INDEX);
        let _ = self.types.unify(ty, index_ty);
        Ok(Dim::sym(Sym::Extern(index)))
    }
}
