//! Conditions of an instance as `const` assertions.
//!
//! What the symbolic checks left open becomes known when rustc has values for
//! the parameters, that is when it compiles `matmul::<f32, 128, …>()`. The
//! constructor therefore evaluates the conditions in a `const` block; a false
//! one is a compile error with the condition's message.

use super::{paths, private};
use crate::front::Lowered;
use proc_macro2::TokenStream;
use quote::quote;
use tile_core::elem::Elem;
use tile_core::ir::{Condition, ConditionKind, Dim, Func};

/// `const { assert!(…); … }`, or nothing.
pub(crate) fn assertions(lowered: &Lowered) -> TokenStream {
    if lowered.func.conditions.is_empty() {
        return TokenStream::new();
    }
    let func = paths::hidden(&lowered.func);
    let assertions = func.conditions.iter().map(|condition| assertion(&func, condition));
    paths::shown(quote!(const { #(#assertions)* }), lowered)
}

fn assertion(func: &Func, condition: &Condition) -> TokenStream {
    let test = match &condition.kind {
        ConditionKind::Equal(a, b) => {
            let (a, b) = (dim(func, a), dim(func, b));
            quote!(#a == #b)
        }
        ConditionKind::Multiple(a, b) => {
            let (a, b) = (dim(func, a), dim(func, b));
            quote!(#b != 0 && #a % #b == 0)
        }
        ConditionKind::AtMost(a, b) => {
            let (a, b) = (dim(func, a), dim(func, b));
            quote!(#a <= #b)
        }
        ConditionKind::SameElem(a, b) => {
            let (a, b) = (dtype(func, *a), dtype(func, *b));
            // Enumerations are compared as numbers in `const` code.
            quote!(#a as u8 == #b as u8)
        }
        ConditionKind::SameWidth(a, b) => {
            let (a, b) = (dtype(func, *a), dtype(func, *b));
            quote!(#a.bits() == #b.bits())
        }
    };
    let message = format!("kernel `{}`: {}", func.name, condition.message);
    quote!(::core::assert!(#test, #message);)
}

/// An extent as an `i64` expression in parentheses.
fn dim(func: &Func, dim: &Dim) -> TokenStream {
    let text = dim.text(&|sym| format!("({} as i64)", func.symbol(sym)));
    let expr: TokenStream = text.parse().expect("the text of an extent is Rust");
    quote!((#expr))
}

/// An element type as a `DType` expression.
pub(crate) fn dtype(func: &Func, elem: Elem) -> TokenStream {
    let private = private();
    match elem {
        Elem::Is(dtype) => {
            let variant = quote::format_ident!("{dtype:?}");
            quote!(#private::DType::#variant)
        }
        Elem::Param(i) => {
            let name = quote::format_ident!("{}", func.elems[i as usize].name);
            quote!(<#name as #private::Element>::DTYPE)
        }
        Elem::Acc(i) => {
            let name = quote::format_ident!("{}", func.elems[i as usize].name);
            quote!(<#name as #private::Element>::DTYPE.acc())
        }
    }
}
