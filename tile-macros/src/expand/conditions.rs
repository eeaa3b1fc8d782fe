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
use quote::{format_ident, quote, quote_spanned};
use tile_core::elem::Elem;
use tile_core::ir::{Condition, ConditionKind, Dim, Extent, Func, FuncKind, Op, Sym, Type};

/// `const { assert!(…); … }`, or nothing.
pub(crate) fn assertions(lowered: &Lowered) -> TokenStream {
    let all = all(lowered);
    let span = lowered.item.sig.ident.span();
    if all.is_empty() { all } else { quote_spanned!(span=> const { #all }) }
}

/// `const fn conditions(consts: &[i64], shapes: &[&[i64]])`, which the
/// constructors of calling kernels evaluate. `shapes` has the extents of each
/// argument, none for a scalar. Where the numbers of arguments or axes are
/// wrong rustc says so.
pub(crate) fn check(lowered: &Lowered) -> TokenStream {
    let func = &lowered.func;
    let names = func.consts.iter().map(|param| format_ident!("{}", param.name));
    let all = all(lowered);
    let count = func.params.len();
    let shapes = shapes(lowered);
    quote! {
        #[doc(hidden)]
        pub const fn conditions(consts: &[::core::primitive::i64], shapes: &[&[::core::primitive::i64]]) {
            let [#(#names),*] = *consts else { return };
            if shapes.len() != #count {
                return;
            }
            #shapes
            #all
        }
    }
}

/// That tiles have the extents which `dims!` states.
fn shapes(lowered: &Lowered) -> TokenStream {
    let func = paths::hidden(&lowered.func);
    let mut out = TokenStream::new();
    for (i, param) in func.params.iter().enumerate() {
        let Type::Mem(mem) = func.ty(param.value) else { continue };
        let rank = mem.rank();
        let tests = mem.shape.iter().enumerate().filter_map(|(axis, extent)| {
            let extent = extent.dim()?;
            let message = format!(
                "tile function `{}`: axis {axis} of the argument for `{}` has another extent than {}",
                func.name,
                param.name,
                lowered.func.dim_text(extent)
            );
            let (extent, message) = (dim(&func, extent), escaped(&message));
            Some(quote!(::core::assert!(shapes[#i][#axis] == #extent, #message);))
        });
        out.extend(quote! {
            if shapes[#i].len() == #rank {
                #(#tests)*
            }
        });
    }
    paths::shown(out, lowered)
}

/// The assertions of a function and of those it calls.
fn all(lowered: &Lowered) -> TokenStream {
    let func = paths::hidden(&lowered.func);
    let own = func.conditions.iter().filter_map(|condition| assertion(&func, condition));
    let mut calls: Vec<TokenStream> = Vec::new();
    func.walk(func.body, &mut |_, inst| {
        let Op::Call { callee: id } = inst.op else { return };
        let callee = &func.callees[id];
        let consts = callee.consts.iter().map(|value| dim(&func, value));
        let shapes = inst.args.iter().map(|&arg| {
            let shape = func.ty(arg).mem().map(|mem| mem.shape.as_slice()).unwrap_or_default();
            let extents = shape.iter().filter_map(Extent::dim).map(|extent| dim(&func, extent));
            quote!(&[#(#extents),*])
        });
        let path = &lowered.callee_paths[id.index()].0;
        let span = path.segments.last().map_or_else(proc_macro2::Span::call_site, |segment| segment.ident.span());
        calls.push(quote_spanned!(span=> <#path>::conditions(&[#(#consts),*], &[#(#shapes),*]);));
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
            quote!(#a.reads_as(#b))
        }
    };
    let kind = match func.kind {
        FuncKind::Kernel => "kernel",
        FuncKind::Device => "tile function",
    };
    let message = escaped(&format!("{kind} `{}`: {}", func.name, condition.message));
    Some(quote!(::core::assert!(#test, #message);))
}

/// The message as the format that `assert!` takes it for.
fn escaped(message: &str) -> String {
    message.replace('{', "{{").replace('}', "}}")
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
