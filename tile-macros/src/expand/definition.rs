//! Emits the statics that describe a function to devices.

use super::options::Instances;
use super::private;
use crate::diag::Loc;
use crate::front::Lowered;
use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote};
use syn::{Attribute, Expr, ExprLit, Lit, Meta, MetaNameValue};
use tile_core::elem::{DType, Elem};
use tile_core::ir::{Func, Span, Type, text};

/// `static __DEF: KernelDef = …;`
pub(crate) fn kernel(lowered: &Lowered, instances: &Instances<'_>) -> TokenStream {
    let private = private();
    let func = &lowered.func;
    let name = &func.name;
    let Span { line, column } = Loc::of(&lowered.item.sig.ident).start();
    let (ir, callees, doc) = (ir(func), callees(lowered), doc(&lowered.item.attrs));
    let params = func.params.iter().map(|param| {
        let name = &param.name;
        let ty = func.ty(param.value);
        let elem = elem(ty.elem());
        let rank = match ty {
            Type::Scalar(_) => quote!(::core::option::Option::None),
            Type::Mem(mem) => {
                let rank = mem.rank();
                quote!(::core::option::Option::Some(#rank))
            }
        };
        let mutable = param.mutable;
        let known = lowered.contents.params.get(&param.value).filter(|known| known.written && !known.read);
        let writes_all = match known {
            Some(known) => {
                let (positive, degree) = (known.positive, lowered.contents.degree);
                quote!(::core::option::Option::Some(#private::WritesAll { positive: #positive, degree: #degree }))
            }
            None => quote!(::core::option::Option::None),
        };
        quote!(#private::ParamDef { name: #name, elem: #elem, rank: #rank, mutable: #mutable, writes_all: #writes_all })
    });
    let (admits, admits_field) = instances.admits();
    quote! {
        #ir
        #admits
        static __DEF: #private::KernelDef = #private::KernelDef {
            name: #name,
            file: ::core::file!(),
            span: #private::Span { line: #line, column: #column },
            doc: #doc,
            ir: __IR,
            params: &[#(#params),*],
            callees: #callees,
            admits: #admits_field,
        };
    }
}

/// `static __DEF: FnDef = …;`
pub(crate) fn function(lowered: &Lowered) -> TokenStream {
    let private = private();
    let (ir, callees, externs) = (ir(&lowered.func), callees(lowered), externs(lowered));
    quote! {
        #ir
        static __DEF: #private::FnDef = #private::FnDef {
            ir: __IR,
            externs: || <[#private::Scalar]>::to_vec(&#externs),
            callees: #callees,
        };
    }
}

/// The documentation in `#[doc = …]`: a literal, or several expressions of which `concat!` makes one.
fn doc(attrs: &[Attribute]) -> TokenStream {
    let mut parts: Vec<TokenStream> = Vec::new();
    let mut text = String::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("doc")) {
        let Meta::NameValue(MetaNameValue { value, .. }) = &attr.meta else { continue };
        match value {
            Expr::Lit(ExprLit { lit: Lit::Str(line), .. }) => {
                let line = line.value();
                text.push_str(line.strip_prefix(' ').unwrap_or(&line));
            }
            // As `include_str!` of a file.
            value => parts.extend([std::mem::take(&mut text).to_token_stream(), value.to_token_stream()]),
        }
        text.push('\n');
    }
    let text = text.trim_end();
    match parts.is_empty() {
        true => quote!(#text),
        false => quote!(::core::concat!(#(#parts),*, #text)),
    }
}

/// `const __IR: &str = "…";`
fn ir(func: &Func) -> TokenStream {
    let text = text::print(func);
    quote! {
        #[cfg(not(rust_analyzer))]
        const __IR: &::core::primitive::str = #text;
        #[cfg(rust_analyzer)]
        const __IR: &::core::primitive::str = "";
    }
}

fn callees(lowered: &Lowered) -> TokenStream {
    let private = private();
    let paths = lowered.callee_paths.iter().map(|(path, _)| path);
    quote!(&[#(<#paths as #private::TileFn>::DEF),*])
}

/// The values of the outside constants, an array of `Scalar`s. The conversion
/// does nothing where the constant is of the type that the body wants, which
/// the shadow checks with better words.
pub(crate) fn externs(lowered: &Lowered) -> TokenStream {
    let private = private();
    let values = lowered.extern_paths.iter().zip(&lowered.func.externs).map(|(path, known)| match known.elem {
        Elem::INDEX => quote!(#private::Scalar::index(#path as ::core::primitive::usize)),
        Elem::Is(dtype @ (DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2 | DType::Bool)) => {
            let ty = rust_type(dtype);
            quote!(#private::Scalar::new::<#ty>(#path))
        }
        Elem::Is(dtype) => {
            let ty = rust_type(dtype);
            quote!(#private::Scalar::new(#path as #ty))
        }
        // Its type is what the user's annotation says.
        Elem::Param(_) | Elem::Acc(_) => quote!(#private::Scalar::new(#path)),
    });
    quote!([#(#values),*])
}

/// A concrete element type by a path that no name of the user's hides.
fn rust_type(dtype: tile_core::elem::DType) -> TokenStream {
    let private = private();
    let name = quote::format_ident!("{}", dtype.rust_name());
    match dtype.rust_name() {
        "f16" | "bf16" | "F8E4M3" | "F8E5M2" => quote!(#private::#name),
        _ => quote!(::core::primitive::#name),
    }
}

/// An element type as an `Elem` expression.
fn elem(elem: Elem) -> TokenStream {
    let private = private();
    match elem {
        Elem::Is(dtype) => {
            let variant = quote::format_ident!("{dtype:?}");
            quote!(#private::Elem::Is(#private::DType::#variant))
        }
        Elem::Param(i) => quote!(#private::Elem::Param(#i)),
        Elem::Acc(i) => quote!(#private::Elem::Acc(#i)),
    }
}
