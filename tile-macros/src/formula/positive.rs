//! Factors of a score that are positive for certain: numbers, and a scalar of which the kernel
//! requires it.
//!
//! A maximum may leave them out. What takes them in its place must show that they hide nothing
//! (`tile-core/src/passes/masked_steps/positive.rs`), so a scalar is multiplied by numbers of one or
//! more alone: it could underflow otherwise.

use super::value::{Indices, Value};
use proc_macro2::TokenStream;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{BinOp, Expr, Lit, Pat, Stmt, Token};

/// Numbers that are moved: others might vanish, or not be finite, in a type of fewer bits.
const MOVED: std::ops::RangeInclusive<f64> = 1e-9..=1e9;

/// The names that `require!(scale > 0.0, …)` in front of a kernel's formulas says are positive.
pub(super) fn required(prologue: &[TokenStream]) -> Indices {
    let mut known = Indices::new();
    for statement in prologue {
        match syn::parse2::<Stmt>(statement.clone()) {
            Ok(Stmt::Macro(mac)) => {
                let list = Punctuated::<Expr, Token![,]>::parse_terminated;
                if let Some(condition) = list.parse2(mac.mac.tokens).ok().and_then(|list| list.first().cloned()) {
                    conditions(&condition, &mut known);
                }
            }
            // Another value of that name.
            Ok(Stmt::Local(local)) => {
                if let Pat::Ident(name) = &local.pat {
                    known.remove(&name.ident.to_string());
                }
            }
            _ => {}
        }
    }
    known
}

/// The names that a condition says are positive.
fn conditions(condition: &Expr, known: &mut Indices) {
    let Expr::Binary(binary) = condition else { return };
    let (above, below) = match binary.op {
        BinOp::And(_) => {
            conditions(&binary.left, known);
            conditions(&binary.right, known);
            return;
        }
        BinOp::Gt(_) => (&binary.left, &binary.right),
        BinOp::Lt(_) => (&binary.right, &binary.left),
        _ => return,
    };
    if let (Expr::Path(path), Some(_)) = (&**above, number(below))
        && let Some(name) = path.path.get_ident()
    {
        known.insert(name.to_string());
    }
}

/// A number that is not negative: signs are operators.
fn number(expr: &Expr) -> Option<f64> {
    match expr {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Float(float) => float.base10_parse().ok(),
            Lit::Int(int) => int.base10_parse().ok(),
            _ => None,
        },
        Expr::Paren(inner) => number(&inner.expr),
        _ => None,
    }
}

/// Whether an expression is a name that is known, or that in another type.
fn is_known(expr: &Expr, known: &Indices) -> bool {
    match expr {
        Expr::Path(path) => path.path.get_ident().is_some_and(|name| known.contains(&name.to_string())),
        Expr::Paren(inner) => is_known(&inner.expr, known),
        Expr::Call(call) => {
            let last = match &*call.func {
                Expr::Path(path) => path.path.segments.last(),
                _ => None,
            };
            last.is_some_and(|last| last.ident == "cast") && call.args.len() == 1 && is_known(&call.args[0], known)
        }
        _ => false,
    }
}

/// The factors of a score: a positive number that includes `start`, at most one positive scalar, and
/// the others.
pub(crate) fn split(factors: Vec<Value>, start: f64, known: &Indices) -> (f64, Option<Value>, Vec<Value>) {
    let (mut times, mut scalar, mut others) = (start, None, Vec::new());
    for factor in factors {
        let template = match &factor {
            Value::Scalar(scalar) if scalar.parts.is_empty() => Some(&scalar.template),
            _ => None,
        };
        match template.and_then(number).filter(|number| MOVED.contains(number)) {
            Some(number) => times *= number,
            None if scalar.is_none() && template.is_some_and(|expr| is_known(expr, known)) => scalar = Some(factor),
            None => others.push(factor),
        }
    }
    if times < 1.0 {
        others.extend(scalar.take());
    }
    (times, scalar, others)
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    fn of(factors: &[&str], known: &Indices) -> (f64, bool, usize) {
        let values = factors.iter().map(|factor| Value::scalar(syn::parse_str(factor).expect("Rust"), &[])).collect();
        let (times, scalar, others) = split(values, 1.5, known);
        (times, scalar.is_some(), others.len())
    }

    #[test]
    fn what_is_required_is_positive() {
        let prologue = [quote!(require!(scale > 0.0 && 0 < other, "they are");), quote!(require!(n >= 2, "two");)];
        let known = required(&prologue);
        assert_eq!(known.iter().map(String::as_str).collect::<Vec<_>>(), ["other", "scale"]);
        assert_eq!(of(&["cast::<T::Acc>(scale)", "2.0", "x"], &known), (3.0, true, 1));
        assert_eq!(of(&["scale", "(0.5)"], &known), (0.75, false, 1));
        assert_eq!(of(&["scale", "other"], &known), (1.5, true, 1));
        assert_eq!(of(&["1e-40", "1e40"], &known), (1.5, false, 2));
        let bound = [prologue[0].clone(), quote!(let scale = -scale;)];
        assert_eq!(required(&bound).len(), 1);
        assert_eq!(of(&["0.0", "-scale", "n", "f(scale)", "scale - 1.0"], &known), (1.5, false, 5));
    }
}
