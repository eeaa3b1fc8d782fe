//! Lowers constant expressions: extents, lengths, axes.

use super::place::{Ext, Place};
use super::{Binding, Lower};
use crate::diag::{Code, Reported};
use crate::front::ast::{BinaryKind, Expr, ExprKind, Unary};
use crate::front::infer::{Class, Ty};
use crate::front::signature::Generic;
use proc_macro2::Ident;
use tile_core::elem::{Bound, DType, Elem};
use tile_core::ir::{BinOp, DemandKind, Dim, Extern, Sym};

impl<'a> Lower<'a> {
    /// The symbolic value of a constant expression. With `externs`, outside
    /// constants are taken to be of type `usize`.
    pub(super) fn constant(&mut self, expr: &'a Expr, externs: bool) -> Option<Dim> {
        match &expr.kind {
            ExprKind::Paren(inner) => self.constant(inner, externs),
            ExprKind::Int { value, suffix: None | Some(DType::Index), .. } => i64::try_from(*value).ok().map(Dim::int),
            ExprKind::Unary { op: Unary::Neg(_), operand } => {
                let operand = self.constant(operand, externs)?;
                Some(Dim::int(0).sub(&operand))
            }
            ExprKind::Binary { op, left, right } => {
                let BinaryKind::Bin(op) = op.kind else { return None };
                let (a, b) = (self.constant(left, externs)?, self.constant(right, externs)?);
                match op {
                    BinOp::Add => Some(a.add(&b)),
                    BinOp::Sub => Some(a.sub(&b)),
                    BinOp::Mul => Some(a.mul(&b)),
                    BinOp::Div | BinOp::Rem => {
                        self.demand_locs.entry((DemandKind::NotZero, b.clone())).or_insert(right.loc);
                        if op == BinOp::Div { a.div(&b) } else { a.rem(&b) }
                    }
                    _ => None,
                }
            }
            ExprKind::Method(m) if m.name == "div_ceil" && m.args.len() == 1 => {
                let (a, b) = (self.constant(&m.receiver, externs)?, self.constant(&m.args[0], externs)?);
                a.div_ceil(&b)
            }
            ExprKind::Path(path) => self.constant_path(path, externs),
            _ => None,
        }
    }

    fn constant_path(&mut self, path: &syn::Path, externs: bool) -> Option<Dim> {
        if let Some(name) = path.get_ident() {
            let text = name.to_string();
            match self.lookup(&text) {
                Some(Binding::Scalar { dim, .. }) => return dim.clone(),
                Some(Binding::Const { value, elem: Elem::INDEX }) => {
                    let value = *value;
                    return self.constant(value, externs);
                }
                Some(_) => return None,
                None => {}
            }
            match self.generic(&text) {
                Some(Generic::Const(i, DType::Index)) => return Some(Dim::sym(Sym::Const(i))),
                Some(_) => return None,
                None => {}
            }
        }
        if !externs || !is_constant_path(path) || self.literal_path(path).is_some() {
            return None;
        }
        let (index, ty) = self.extern_of(path);
        let index_ty = self.known(Elem::INDEX);
        // A clash is reported where the constant is used as a value; rustc
        // checks the type either way.
        let _ = self.types.unify(ty, index_ty);
        Some(Dim::sym(Sym::Extern(index)))
    }

    /// A constant that must be one: an extent or a length.
    pub(super) fn extent(&mut self, expr: &'a Expr, what: &str) -> Result<Dim, Reported> {
        let Some(dim) = self.constant(expr, true) else {
            let help = "write a constant expression over literals, const parameters and constants";
            let message = format!("{what} is constant, but `{expr}` is not");
            return Err(self.errors.report(Code::NotConstant, expr.loc, message, help));
        };
        self.positive(expr, what)?;
        Ok(dim)
    }

    /// Reports a constant that is below 1.
    pub(super) fn positive(&mut self, expr: &'a Expr, what: &str) -> Result<(), Reported> {
        let Some(dim) = self.constant(expr, true) else { return Ok(()) };
        if let Some(value) = dim.as_int().filter(|value| *value < 1) {
            let message = format!("{what} is positive, not {value}");
            return Err(self.errors.report(Code::NotConstant, expr.loc, message, "write a number of 1 or more"));
        }
        self.demand_locs.entry((DemandKind::Positive, dim)).or_insert(expr.loc);
        Ok(())
    }

    /// Reports a constant divisor of 0, where integers are divided.
    pub(super) fn divides(&mut self, divisor: &'a Expr, ty: Ty) -> Result<(), Reported> {
        let zero = match &divisor.peeled().kind {
            ExprKind::Int { value, .. } => *value == 0,
            _ => match self.constant(divisor, false) {
                Some(dim) => {
                    self.demand_locs.entry((DemandKind::NotZero, dim.clone())).or_insert(divisor.loc);
                    dim.as_int() == Some(0)
                }
                None => false,
            },
        };
        let integers = match self.types.class(ty) {
            Class::Is(elem) => match elem.dtype() {
                Some(dtype) => dtype.is_int() || dtype == DType::Index,
                None => self.types.bound(elem) == Some(Bound::Int),
            },
            Class::Int => true,
            Class::Any | Class::Float => false,
        };
        if !zero || !integers {
            return Ok(());
        }
        let help = "an integer divided by 0 is 0, which is hardly meant; write another divisor";
        Err(self.errors.report(Code::OutOfRange, divisor.loc, format!("the divisor `{divisor}` is 0"), help))
    }

    /// Reports a constant index beyond the end of an axis whose extent is
    /// constant, too: nothing is there.
    pub(super) fn in_range(&mut self, place: &Place, axis: usize, index: &'a Expr) -> Result<(), Reported> {
        let (None, Some(Ext::Is(extent))) = (&place.window, place.shape.get(axis)) else { return Ok(()) };
        let Some(value) = self.constant(index, true) else { return Ok(()) };
        if !value.sub(extent).at_least(0) {
            return Ok(());
        }
        let last = self.func.dim_text(&extent.sub(&Dim::int(1)));
        let message = format!(
            "`{index}` is beyond axis {axis} of `{}`, whose extent is {}",
            place.text,
            self.func.dim_text(extent)
        );
        let help = format!("indices start at 0; the last one is `{last}`");
        Err(self.errors.report(Code::OutOfRange, index.loc, message, help))
    }

    /// The number and type of an outside constant.
    pub(super) fn extern_of(&mut self, path: &syn::Path) -> (u32, crate::front::infer::Ty) {
        let text = crate::front::text(path);
        if let Some(i) = self.externs.iter().position(|(known, ..)| *known == text) {
            return (i as u32, self.externs[i].2);
        }
        let ty = match path_type(path) {
            Some(dtype) => self.known(dtype.into()),
            None => {
                let ty = self.types.fresh(Class::Any);
                let loc = crate::diag::Loc::of(path);
                self.open.push((ty, loc, format!("the type of the constant `{text}`")));
                ty
            }
        };
        self.unknown_constant(path);
        // Its type is filled in at the end.
        self.func.externs.push(Extern { path: text.clone(), elem: Elem::INDEX });
        self.externs.push((text, path.clone(), ty));
        (self.externs.len() as u32 - 1, ty)
    }

    /// `T::INFINITY`, `T::Acc::INFINITY`, `f32::MAX`, `i32::MIN`, `std::f32::consts::PI`: constants
    /// known here.
    pub(super) fn literal_path(&self, path: &syn::Path) -> Option<Result<(tile_core::ir::Literal, Elem), String>> {
        use tile_core::ir::Literal;
        let segments: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let segments: Vec<&str> = segments.iter().map(String::as_str).collect();
        let (ty, acc, name) = match segments[..] {
            ["std" | "core", ty @ ("f32" | "f64"), "consts", name] => {
                let number = standard(name).map(|(single, double)| if ty == "f32" { single.into() } else { double });
                let dtype = DType::from_rust_name(ty)?;
                return number.map(|number| Ok((Literal::Float(number), Elem::Is(dtype))));
            }
            [ty, name] => (ty, false, name),
            [ty, "Acc", name] => (ty, true, name),
            _ => return None,
        };
        if let Some(Generic::Elem(i)) = self.generic(ty) {
            let elem = if acc { Elem::Acc(i) } else { Elem::Param(i) };
            return Some(match name {
                "INFINITY" => Ok((Literal::Float(f64::INFINITY), elem)),
                "NEG_INFINITY" => Ok((Literal::Float(f64::NEG_INFINITY), elem)),
                _ => Err(format!("`{ty}` has the constants `INFINITY` and `NEG_INFINITY`, when bounded by `Float`")),
            });
        }
        if acc {
            return None;
        }
        let dtype = DType::from_rust_name(ty)?;
        let float = |x: f64| Some(Ok((Literal::Float(x), Elem::Is(dtype))));
        let int = |x: i128| Some(Ok((Literal::Int(x), Elem::Is(dtype))));
        match (dtype, name) {
            (DType::F64 | DType::F32, "INFINITY") => float(f64::INFINITY),
            (DType::F64 | DType::F32, "NEG_INFINITY") => float(f64::NEG_INFINITY),
            (DType::F64 | DType::F32, "NAN") => float(f64::NAN),
            (DType::F64, "MAX") => float(f64::MAX),
            (DType::F64, "MIN") => float(f64::MIN),
            (DType::F64, "EPSILON") => float(f64::EPSILON),
            (DType::F64, "MIN_POSITIVE") => float(f64::MIN_POSITIVE),
            (DType::F32, "MAX") => float(f32::MAX.into()),
            (DType::F32, "MIN") => float(f32::MIN.into()),
            (DType::F32, "EPSILON") => float(f32::EPSILON.into()),
            (DType::F32, "MIN_POSITIVE") => float(f32::MIN_POSITIVE.into()),
            (DType::Index, "MAX") => int(i64::MAX.into()),
            (DType::Index, "MIN") => int(0),
            (d, "MAX" | "MIN") if d.is_int() => {
                let signed = d.kind() == tile_core::elem::Kind::Int;
                let bits = if signed { d.bits() - 1 } else { d.bits() };
                match (name, signed) {
                    ("MAX", _) => int((1_i128 << bits) - 1),
                    (_, true) => int(-(1_i128 << bits)),
                    (_, false) => int(0),
                }
            }
            _ => None,
        }
    }
}

/// A constant of `std::f32::consts` and the one of `std::f64::consts`.
fn standard(name: &str) -> Option<(f32, f64)> {
    macro_rules! constants {
        ($($name:ident)*) => {
            match name {
                $(stringify!($name) => Some((std::f32::consts::$name, std::f64::consts::$name)),)*
                _ => None,
            }
        };
    }
    constants!(
        E FRAC_1_PI FRAC_1_SQRT_2 FRAC_2_PI FRAC_2_SQRT_PI FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8
        LN_10 LN_2 LOG10_2 LOG10_E LOG2_10 LOG2_E PI SQRT_2 TAU
    )
}

/// Whether a path looks like a constant: more than one segment, or capitals.
pub(super) fn is_constant_path(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|s| s.arguments.is_none() && is_constant_name(&s.ident))
}

/// Whether a name is that of a constant: in capitals.
pub(crate) fn is_constant_name(name: &Ident) -> bool {
    let text = name.to_string();
    text.chars().any(|c| c.is_ascii_uppercase()) && !text.chars().any(|c| c.is_ascii_lowercase())
}

/// The type that a path shows: `f16::MAX`, `std::f32::consts::PI`.
fn path_type(path: &syn::Path) -> Option<DType> {
    let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    match names.as_slice() {
        [.., ty, consts, _] if consts == "consts" => DType::from_rust_name(ty),
        [.., ty, _] => DType::from_rust_name(ty),
        _ => None,
    }
}
