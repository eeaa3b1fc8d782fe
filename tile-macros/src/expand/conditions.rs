//! Conditions of an instance as `const` assertions.
//!
//! What the symbolic checks left open becomes known when rustc has values for
//! the parameters, that is when it compiles `matmul::<f32, 128, …>()`. The
//! constructor therefore evaluates the conditions in a `const` block; a false
//! one is a compile error with the condition's message.
//!
//! Conditions of tile functions on their const parameters are evaluated there,
//! too, through an associated `const fn` of the function's type, since its
//! callers alone know the values. Those on element types the emitted code
//! asserts, where the types are.

use super::{paths, private};
use crate::front::Lowered;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use tile_core::elem::Elem;
use tile_core::ir::{Condition, ConditionKind, Dim, Func, FuncKind, Sym};

/// `const { assert!(…); … }`, or nothing.
pub(crate) fn assertions(lowered: &Lowered) -> TokenStream {
    let all = all(lowered);
    if all.is_empty() { all } else { quote!(const { #all }) }
}

/// `const fn __check(consts: &[i64])`, which the constructors of calling
/// kernels evaluate.
pub(crate) fn check(lowered: &Lowered) -> TokenStream {
    let vis = &lowered.item.vis;
    let func = &lowered.func;
    let names = func.consts.iter().map(|param| format_ident!("{}", param.name));
    let all = all(lowered);
    let message = format!("tile function `{}` takes {} const arguments", func.name, func.consts.len());
    quote! {
        #[doc(hidden)]
        #[allow(unused, non_snake_case, reason = "named like the parameters")]
        #vis const fn __check(consts: &[::core::primitive::i64]) {
            let [#(#names),*] = *consts else { ::core::panic!(#message) };
            #all
        }
    }
}

/// The assertions of a function and of those it calls.
fn all(lowered: &Lowered) -> TokenStream {
    let func = paths::hidden(&lowered.func);
    let own = func.conditions.iter().filter_map(|condition| assertion(&func, condition));
    let calls = lowered.callee_paths.iter().zip(func.callees.values()).map(|((path, _), callee)| {
        let consts = callee.consts.iter().map(|value| dim(&func, value));
        quote!(#path::__check(&[#(#consts),*]);)
    });
    paths::shown(quote!(#(#own)* #(#calls)*), lowered)
}

fn assertion(func: &Func, condition: &Condition) -> Option<TokenStream> {
    let on_types = matches!(condition.kind, ConditionKind::SameElem(..) | ConditionKind::SameWidth(..));
    if on_types && func.kind == FuncKind::Device {
        return None;
    }
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
    let kind = match func.kind {
        FuncKind::Kernel => "kernel",
        FuncKind::Device => "tile function",
    };
    // The macro takes it for a format.
    let message = format!("{kind} `{}`: {}", func.name, condition.message).replace('{', "{{").replace('}', "}}");
    Some(quote!(::core::assert!(#test, #message);))
}

/// An extent as an `i64` expression in parentheses.
fn dim(func: &Func, dim: &Dim) -> TokenStream {
    // The const parameters of a device function are `i64` already.
    let text = dim.text(&|sym| match (sym, func.kind) {
        (Sym::Const(_), FuncKind::Device) => func.symbol(sym),
        _ => format!("({} as i64)", func.symbol(sym)),
    });
    let expr: TokenStream = text.parse().expect("the text of an extent is Rust");
    quote!((#expr))
}

/// An element type as a `DType` expression.
fn dtype(func: &Func, elem: Elem) -> TokenStream {
    let private = private();
    match elem {
        Elem::Is(dtype) => {
            let variant = format_ident!("{dtype:?}");
            quote!(#private::DType::#variant)
        }
        Elem::Param(i) => {
            let name = format_ident!("{}", func.elems[i as usize].name);
            quote!(<#name as #private::Element>::DTYPE)
        }
        Elem::Acc(i) => {
            let name = format_ident!("{}", func.elems[i as usize].name);
            quote!(<#name as #private::Element>::DTYPE.acc())
        }
    }
}
