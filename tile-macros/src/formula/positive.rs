//! Scalars that are positive, by their form and by what the kernel requires: factors of a score that
//! a maximum may leave out.

use super::value::Indices;
use proc_macro2::TokenStream;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{BinOp, Expr, Lit, Pat, Stmt, Token};

/// The names that statements in front of a kernel's formulas say are positive: by
/// `require!(scale > 0.0, …)`, or as what `let` binds to something positive.
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
            Ok(Stmt::Local(local)) => {
                if let (Pat::Ident(name), Some(init)) = (&local.pat, &local.init)
                    && is_positive(&init.expr, &known)
                {
                    known.insert(name.ident.to_string());
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
    if let (Expr::Path(path), Expr::Lit(literal)) = (&**above, &**below)
        && let (Some(name), Some(_)) = (path.path.get_ident(), number(&literal.lit))
    {
        known.insert(name.to_string());
    }
}

/// A number that is not negative: signs are operators.
fn number(literal: &Lit) -> Option<f64> {
    match literal {
        Lit::Float(float) => float.base10_parse().ok(),
        Lit::Int(int) => int.base10_parse().ok(),
        _ => None,
    }
}

/// Whether a scalar is positive for certain.
pub(crate) fn is_positive(expr: &Expr, known: &Indices) -> bool {
    let of = |expr: &Expr| is_positive(expr, known);
    match expr {
        Expr::Lit(literal) => number(&literal.lit).is_some_and(|number| number > 0.0),
        Expr::Path(path) => path.path.get_ident().is_some_and(|name| known.contains(&name.to_string())),
        Expr::Paren(inner) => of(&inner.expr),
        Expr::Group(inner) => of(&inner.expr),
        Expr::Binary(binary) => {
            matches!(binary.op, BinOp::Mul(_) | BinOp::Div(_) | BinOp::Add(_)) && of(&binary.left) && of(&binary.right)
        }
        Expr::MethodCall(call) => match call.method.to_string().as_str() {
            "sqrt" | "rsqrt" | "recip" => of(&call.receiver),
            _ => false,
        },
        // `cast::<T::Acc>(scale)`
        Expr::Call(call) => {
            let is_cast = matches!(&*call.func, Expr::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "cast"));
            is_cast && call.args.len() == 1 && of(&call.args[0])
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    #[test]
    fn what_is_required_is_positive() {
        let prologue = [
            quote!(require!(scale > 0.0 && 0 < other, "they are");),
            quote!(require!(n >= 2, "two");),
            quote!(let half = scale * 0.5;),
            quote!(let bent = scale - 0.5;),
        ];
        let known = required(&prologue);
        let names: Vec<&str> = known.iter().map(String::as_str).collect();
        assert_eq!(names, ["half", "other", "scale"]);
        let positive = |tokens: TokenStream| is_positive(&syn::parse2(tokens).expect("an expression"), &known);
        assert!(positive(quote!(cast::<T::Acc>(scale) / half.sqrt() + 1.0)));
        for other in
            [quote!(n), quote!(-scale), quote!(0.0), quote!(scale - half), quote!(scale.ln()), quote!(f(scale))]
        {
            assert!(!positive(other.clone()), "{other}");
        }
    }
}
