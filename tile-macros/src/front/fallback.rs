//! What stands for a function that was rejected: items of the same name and
//! shape, so that code that uses it adds no errors of its own.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, FnArg, GenericParam, Generics, ItemFn, Type};

/// The stand-in for a kernel: a handle, its constructor, and `launch`.
pub(crate) fn kernel(item: &ItemFn, cfg: &[&Attribute]) -> TokenStream {
    let ItemFn { vis, sig, .. } = item;
    // A method; there is no place for items.
    if sig.receiver().is_some() {
        return TokenStream::new();
    }
    let name = &sig.ident;
    let generics = clean(&sig.generics);
    let (implementation, types, _) = generics.split_for_impl();
    let turbofish = types.as_turbofish();
    let elems = generics.type_params().map(|t| &t.ident);
    let (mut parameters, mut arguments) = (Vec::new(), Vec::new());
    for (i, input) in sig.inputs.iter().enumerate() {
        let parameter = format_ident!("A{i}");
        let argument = format_ident!("a{i}");
        let reference = match input {
            FnArg::Typed(input) => match &*input.ty {
                Type::Reference(r) if r.mutability.is_some() => quote!(&mut),
                Type::Reference(_) => quote!(&),
                _ => TokenStream::new(),
            },
            FnArg::Receiver(_) => TokenStream::new(),
        };
        parameters.push(quote!(#parameter));
        arguments.push(quote!(#argument: #reference #parameter));
    }
    quote! {
        #(#cfg)*
        #[allow(non_camel_case_types, dead_code, missing_debug_implementations, missing_copy_implementations, reason = "stands for a kernel with errors")]
        #vis struct #name #generics {
            elems: ::core::marker::PhantomData<(#(#elems,)*)>,
        }
        #(#cfg)*
        #[allow(dead_code, unused_variables, reason = "stands for a kernel with errors")]
        #vis fn #name #generics() -> #name #types {
            #name #turbofish { elems: ::core::marker::PhantomData }
        }
        #(#cfg)*
        #[allow(dead_code, unused_variables, reason = "stands for a kernel with errors")]
        impl #implementation #name #types {
            #vis fn default() -> Self {
                Self { elems: ::core::marker::PhantomData }
            }
            #vis fn launch<Device: ?::core::marker::Sized, #(#parameters),*>(
                &self,
                device: &Device,
                #(#arguments),*
            ) -> ::core::result::Result<(), ::tile_kernel::launch::LaunchError> {
                ::core::result::Result::Ok(())
            }
        }
    }
}

/// The stand-in for a tile function: a function of its signature, or of any
/// types when the signature is not in order, and what kernels that call it
/// refer to.
pub(crate) fn function(item: &ItemFn, signature: bool, cfg: &[&Attribute]) -> TokenStream {
    let ItemFn { vis, sig, .. } = item;
    if sig.receiver().is_some() {
        return TokenStream::new();
    }
    let name = &sig.ident;
    let function = if signature {
        quote!(#vis #sig)
    } else {
        let generics = clean(&sig.generics);
        let arguments = (0..sig.inputs.len()).map(|i| format_ident!("a{i}"));
        quote!(#vis fn #name #generics(#(#arguments: impl ::core::marker::Sized),*) -> !)
    };
    quote! {
        #(#cfg)*
        #[allow(dead_code, unused_variables, reason = "stands for a function with errors")]
        #function {
            ::tile_kernel::__private::outside("")
        }
        #(#cfg)*
        #[allow(non_camel_case_types, dead_code, missing_debug_implementations, missing_copy_implementations, reason = "stands for a function with errors")]
        #vis enum #name {}
        #(#cfg)*
        #[allow(dead_code, unreachable_pub, reason = "stands for a function with errors")]
        impl ::tile_kernel::__private::TileFn for #name {
            const DEF: &'static ::tile_kernel::__private::FnDef = &::tile_kernel::__private::FnDef {
                ir: "",
                externs: ::std::vec::Vec::new,
                callees: &[],
            };
        }
        #(#cfg)*
        #[allow(dead_code, unreachable_pub, reason = "stands for a function with errors")]
        impl #name {
            pub const fn conditions(_: &[::core::primitive::i64], _: &[&[::core::primitive::i64]]) {}
        }
        #(#cfg)*
        ::tile_kernel::__cpu! { items
            #(#cfg)*
            #[allow(dead_code, unreachable_pub, reason = "stands for a function with errors")]
            impl #name {
                pub const QUIET: ::core::primitive::bool = true;
                pub unsafe fn host<
                    L: ::tile_kernel::__private::cpu::Level,
                    A: ::tile_kernel::__private::cpu::Arguments,
                    R: ::tile_kernel::__private::cpu::Returned,
                >(
                    _: L,
                    _: &::tile_kernel::__private::cpu::Block<'_>,
                    _: &[::core::primitive::i64],
                    _: A,
                ) -> R {
                    ::tile_kernel::__private::outside("")
                }
                pub fn host_scratch<
                    L: ::tile_kernel::__private::cpu::Level,
                    A: ::tile_kernel::__private::cpu::Arguments,
                    R: ::tile_kernel::__private::cpu::Returned,
                >(
                    _: &[::core::primitive::i64],
                ) -> ::core::primitive::usize {
                    0
                }
            }
        }
    }
}

/// Generic parameters without bounds and lifetimes.
fn clean(generics: &Generics) -> Generics {
    let params = generics.params.iter().filter_map(|param| -> Option<GenericParam> {
        match param {
            GenericParam::Lifetime(_) => None,
            GenericParam::Type(t) => {
                let ident = &t.ident;
                Some(syn::parse_quote!(#ident))
            }
            GenericParam::Const(c) => {
                let (ident, ty) = (&c.ident, &c.ty);
                Some(syn::parse_quote!(const #ident: #ty))
            }
        }
    });
    let params: syn::punctuated::Punctuated<GenericParam, syn::Token![,]> = params.collect();
    let (lt, gt) = if params.is_empty() { (None, None) } else { (Some(Default::default()), Some(Default::default())) };
    Generics { lt_token: lt, params, gt_token: gt, where_clause: None }
}
