//! Shadow body: the kernel body once more, as an ordinary function that rustc
//! type-checks.
//!
//! Each of the user's tokens appears with its own span, so that rustc reports
//! what it words best (borrows, privacy, names of constants, types of called
//! functions) where the user wrote it, and editors find definitions. What Rust
//! has no syntax or type for is rewritten:
//!
//! ```text
//! shared::<T>([BM, BK])            ::tile_kernel::lang::shared::<T, _>([BM, BK])
//! parallel!((M, N), |i, j| { … })  for [i, j] in ::tile_kernel::lang::parallel([M, N]) { … }
//! pipelined!(0..n, stages = 3, |k| { … })
//!                                  for k in ::tile_kernel::lang::pipelined(0..n, 3) { … }
//! dims!(a = [m, k])                let m = a.dim(0); let k = a.dim(1);
//! x * 0.5                          x * 0.5_f32, or x * ::tile_kernel::lang::lit::<T>(0.5)
//! x as f32                         ::tile_kernel::lang::cast::<f32>(x)
//! ```
//!
//! Literals carry the type that inference found, so that rustc and the IR
//! cannot disagree about it. The function is never called.

mod expr;
mod partial;
mod stmt;

use super::ast::{Block, NodeId};
use super::levels;
use super::parse::attrs;
use super::signature::{self, Param, ParamKind, Signature};
use crate::diag::Loc;
pub(crate) use partial::{LeftOut, in_block, in_expr};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use std::collections::HashSet;
use syn::{FnArg, ItemFn, ReturnType, Type};
use tile_core::elem::{DType, Elem};

/// What the printer knows besides the body.
pub(crate) struct Shadow<'a> {
    pub(crate) signature: &'a Signature,
    /// The types that inference found.
    pub(crate) types: &'a [Option<Elem>],
    /// The names that `dims!` binds.
    pub(crate) binds: &'a HashSet<NodeId>,
    /// What is left out, in a body with mistakes that rustc is to check.
    pub(crate) partial: Option<LeftOut>,
}

/// The item that holds what of a function with mistakes is for rustc alone.
pub(crate) fn partial_item(function: &TokenStream) -> TokenStream {
    quote! {
        #[allow(unexpected_cfgs, reason = "set by rust-analyzer")]
        const _: () = {
            #[cfg(not(rust_analyzer))]
            const _: () = {
                #function
            };
        };
    }
}

/// The item that holds the function, for rustc or for editors alone. It leads an
/// expansion and has one length in both cases: rust-analyzer completes in an
/// expansion with a name put in by the places of one without.
pub(crate) fn item(function: &TokenStream, checked: bool) -> TokenStream {
    let word = proc_macro2::Ident::new(if checked { "all" } else { "any" }, Span::mixed_site());
    quote! {
        #[allow(unexpected_cfgs, reason = "set by rust-analyzer")]
        const _: () = {
            #[cfg(any(rust_analyzer, #word()))]
            const _: () = {
                // What was not understood is there as it is written.
                #[cfg(rust_analyzer)]
                use ::tile_kernel::lang::*;
                #function
            };
        };
    }
}

impl Shadow<'_> {
    /// The function.
    pub(crate) fn function(&self, item: &ItemFn, body: &Block) -> TokenStream {
        let (name, generics) = (&item.sig.ident, &item.sig.generics);
        let clause = &generics.where_clause;
        let params = item.sig.inputs.iter().zip(&self.signature.params).map(|(arg, param)| parameter(arg, param));
        let result = match &item.sig.output {
            ReturnType::Default => TokenStream::new(),
            ReturnType::Type(arrow, ty) => {
                let ty = language_type(ty);
                quote!(#arrow #ty)
            }
        };
        // Where the value of the function is what has a mistake.
        let end = (self.partial.is_some() && body.result.is_none() && !result.is_empty()).then(stmt::any_value);
        let body = self.block(body);
        let level = |attr: &&syn::Attribute| attrs::is_carried(attr) && !attr.path().is_ident("doc");
        let lints = item.attrs.iter().filter(|attr| self.partial.is_none() && level(attr)).flat_map(levels::of_body);
        let unused = self.partial.as_ref().map(|_| quote!(#[allow(unused, reason = "what uses it may be left out")]));
        // Lints about what the macro wrote, or about arithmetic that wraps, are
        // silent; lints about the user's names are not.
        quote! {
            #[allow(
                unreachable_code,
                unused_imports,
                unused_must_use,
                unused_parens,
                unused_braces,
                unused_comparisons,
                arithmetic_overflow,
                unconditional_panic,
                unstable_name_collisions,
                unused_qualifications,
                clippy::all,
                clippy::pedantic,
                clippy::restriction,
                reason = "checked, not run"
            )]
            #unused
            #(#lints)*
            #[allow(dead_code, reason = "what it mentions is used")]
            fn #name #generics (#(#params),*) #result #clause {
                use ::tile_kernel::lang::methods::*;
                #body
                #end
            }
        }
    }

    /// The Rust type of an element.
    fn ty(&self, elem: Elem, span: Span) -> TokenStream {
        match elem {
            Elem::Is(dtype) => {
                let name = proc_macro2::Ident::new(dtype.rust_name(), span);
                match dtype {
                    DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2 => {
                        quote_spanned!(span=> ::tile_kernel::num::#name)
                    }
                    _ => quote_spanned!(span=> ::core::primitive::#name),
                }
            }
            Elem::Param(i) => self.param(i, span),
            Elem::Acc(i) => {
                let param = self.param(i, span);
                quote_spanned!(span=> <#param as ::tile_kernel::num::Element>::Acc)
            }
        }
    }

    fn param(&self, i: u32, span: Span) -> TokenStream {
        match self.signature.elems.get(i as usize) {
            Some((name, _)) => {
                let mut name = name.clone();
                name.set_span(span);
                name.to_token_stream()
            }
            None => TokenStream::new(),
        }
    }
}

/// The function as it is written, for editors, where its signature is not in
/// order.
pub(crate) fn as_written(item: &ItemFn) -> Option<TokenStream> {
    let (sig, stmts) = (&item.sig, &item.block.stmts);
    let function = quote! {
        #sig {
            use ::tile_kernel::lang::methods::*;
            #(#stmts)*
        }
    };
    sig.receiver().is_none().then_some(function)
}

/// A type in a body or signature, with the language's own tensors and tiles.
fn language_type(ty: &Type) -> TokenStream {
    match ty {
        Type::Path(path) if signature::memory_name(ty).is_some() => {
            let (segment, span) = (path.path.segments.last(), Loc::of(ty).first);
            quote_spanned!(span=> ::tile_kernel::lang::#segment)
        }
        Type::Tuple(tuple) => {
            let items = tuple.elems.iter().map(language_type);
            quote!((#(#items,)*))
        }
        other => other.to_token_stream(),
    }
}

/// A type in a signature for kernels to call: tensors are the language's, where a user's name is
/// the host's. A tile's name is the language's in any case, and stays: its import is used.
fn callable_type(ty: &Type) -> TokenStream {
    match ty {
        Type::Path(_) if signature::memory_name(ty).is_some_and(|name| name.ident == "Tile") => ty.to_token_stream(),
        Type::Reference(r) => {
            let (and, mutability, inner) = (&r.and_token, &r.mutability, callable_type(&r.elem));
            quote!(#and #mutability #inner)
        }
        Type::Tuple(tuple) => {
            let items = tuple.elems.iter().map(callable_type);
            quote!((#(#items,)*))
        }
        other => language_type(other),
    }
}

/// A signature for kernels to call.
pub(crate) fn callable(sig: &syn::Signature) -> TokenStream {
    let syn::Signature { ident, generics, .. } = sig;
    let clause = &generics.where_clause;
    let params = sig.inputs.iter().map(|arg| match arg {
        FnArg::Typed(syn::PatType { attrs, pat, ty, .. }) => {
            let ty = callable_type(ty);
            quote!(#(#attrs)* #pat: #ty)
        }
        FnArg::Receiver(receiver) => receiver.to_token_stream(),
    });
    let result = match &sig.output {
        ReturnType::Default => TokenStream::new(),
        ReturnType::Type(arrow, ty) => {
            let ty = callable_type(ty);
            quote!(#arrow #ty)
        }
    };
    let (token, name) = (&sig.fn_token, ident);
    quote!(#token #name #generics (#(#params),*) #result #clause)
}

/// A parameter with the language's own tensor and tile types.
fn parameter(arg: &FnArg, param: &Param) -> TokenStream {
    let FnArg::Typed(typed) = arg else { return TokenStream::new() };
    let (name, attrs) = (&param.name, &typed.attrs);
    let ty = match (&*typed.ty, param.kind) {
        (
            Type::Reference(r),
            ParamKind::Tensor { .. } | ParamKind::Tile { .. } | ParamKind::Peers { .. } | ParamKind::Signals,
        ) => {
            let (and, mutability) = (&r.and_token, &r.mutability);
            let ty = language_type(&r.elem);
            quote!(#and #mutability #ty)
        }
        (other, _) => other.to_token_stream(),
    };
    quote!(#(#attrs)* #name: #ty)
}
