//! Placeholder items for a function that was rejected: of the same name and shape, so
//! that code that uses it adds no errors of its own.

use super::items::Options;
use super::optional::Optional;
use crate::expand::{Written, written};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::collections::HashSet;
use syn::{Attribute, FnArg, GenericParam, Generics, ItemFn, Pat, Type};

/// The stand-in for a kernel: a handle, its constructor, and `launch`, with the kernel's parameters
/// where these are in order, so that types follow from its calls as ever.
pub(crate) fn kernel(item: &ItemFn, signature: bool, options: &Options, cfg: &[&Attribute]) -> TokenStream {
    let ItemFn { vis, sig, .. } = item;
    // A method; there is no place for items.
    if sig.receiver().is_some() {
        return TokenStream::new();
    }
    let name = &sig.ident;
    let generics = clean(&sig.generics);
    let (implementation, types, _) = generics.split_for_impl();
    let turbofish = types.as_turbofish();
    let (declared, some) = defaults(name, &generics);
    let elems = generics.type_params().map(|t| &t.ident);
    let launch = if signature { stated(item, &options.optional) } else { any(item) };
    let named = signature.then(|| crate::expand::arguments(item, options));
    quote! {
        #(#cfg)*
        #[allow(non_camel_case_types, dead_code, missing_debug_implementations, missing_copy_implementations, reason = "stands for a kernel with errors")]
        #vis struct #name #declared {
            elems: ::core::marker::PhantomData<(#(#elems,)*)>,
        }
        #(#cfg)*
        #[allow(dead_code, unused_variables, reason = "stands for a kernel with errors")]
        #vis fn #name #generics() -> #name #types {
            #name #turbofish { elems: ::core::marker::PhantomData }
        }
        #(#cfg)*
        #[allow(dead_code, reason = "stands for a kernel with errors")]
        impl #some {
            #vis fn default() -> Self {
                Self { elems: ::core::marker::PhantomData }
            }
        }
        #(#cfg)*
        impl #implementation ::core::default::Default for #name #types {
            fn default() -> Self {
                Self { elems: ::core::marker::PhantomData }
            }
        }
        #(#cfg)*
        #[allow(dead_code, unused_variables, clippy::too_many_arguments, reason = "stands for a kernel with errors")]
        #launch
        #named
    }
}

/// `launch` with the kernel's parameters.
fn stated(item: &ItemFn, optional: &Optional) -> TokenStream {
    let ItemFn { vis, sig, .. } = item;
    let name = &sig.ident;
    let (implementation, types, clause) = sig.generics.split_for_impl();
    let private = quote!(::tile_kernel::__private);
    let device = Ident::new("Device", Span::mixed_site());
    let arguments = sig.inputs.iter().filter_map(|input| {
        let FnArg::Typed(input) = input else { return None };
        let Pat::Ident(pattern) = &*input.pat else { return None };
        let name = &pattern.ident;
        let given = optional.given(name).is_some();
        let ty = match written(&input.ty) {
            Written::Input(elem, rank) if given => {
                quote!(::core::option::Option<&(dyn #private::Given<#device, #elem, #rank> + '_)>)
            }
            Written::Input(elem, rank) => quote!(impl #private::Input<#device, #elem, #rank>),
            Written::Output(elem, rank) => quote!(impl #private::Output<#device, #elem, #rank>),
            Written::Peers(elem, rank) => quote!(impl #private::PeersInput<#device, #elem, #rank>),
            Written::PeersMut(elem, rank) => quote!(impl #private::PeersOutput<#device, #elem, #rank>),
            Written::Signals => quote!(impl #private::SignalsInput<#device>),
            Written::Scalar(ty) => quote!(#ty),
        };
        Some(quote!(#name: #ty))
    });
    quote! {
        impl #implementation #name #types #clause {
            #vis fn launch<#device: #private::Device + ?::core::marker::Sized>(
                &self,
                _: &#device,
                #(#arguments),*
            ) -> ::core::result::Result<(), #private::LaunchError> {
                ::core::result::Result::Ok(())
            }
        }
    }
}

/// `launch` with parameters of any types.
fn any(item: &ItemFn) -> TokenStream {
    let ItemFn { vis, sig, .. } = item;
    let name = &sig.ident;
    let generics = clean(&sig.generics);
    let (implementation, types, _) = generics.split_for_impl();
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
        impl #implementation #name #types {
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

/// The parameters with defaults, and the instance that they make: where one of
/// them can have none, any instance.
fn defaults(name: &proc_macro2::Ident, generics: &Generics) -> (TokenStream, TokenStream) {
    let argument = |param: &GenericParam| match param {
        GenericParam::Type(t) => {
            let ident = &t.ident;
            Some((quote!(#ident), quote!(())))
        }
        GenericParam::Const(c) => {
            let (ident, ty) = (&c.ident, &c.ty);
            let value = match ty {
                Type::Path(path) if path.path.is_ident("usize") => quote!(0),
                Type::Path(path) if path.path.is_ident("bool") => quote!(false),
                _ => return None,
            };
            Some((quote!(const #ident: #ty), value))
        }
        GenericParam::Lifetime(_) => None,
    };
    let all: Option<Vec<(TokenStream, TokenStream)>> = generics.params.iter().map(argument).collect();
    match all.as_deref() {
        Some([]) => (TokenStream::new(), quote!(#name)),
        Some(all) => {
            let (params, values): (Vec<_>, Vec<_>) = all.iter().map(|(param, value)| (param, value)).unzip();
            (quote!(<#(#params = #values),*>), quote!(#name<#(#values),*>))
        }
        None => {
            let (_, types, _) = generics.split_for_impl();
            let (implementation, _, _) = generics.split_for_impl();
            (generics.to_token_stream(), quote!(#implementation #name #types))
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
                pub const SIDE_EFFECT_FREE: ::core::primitive::bool = true;
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

/// Generic parameters without bounds and lifetimes, of one name the first.
fn clean(generics: &Generics) -> Generics {
    let mut known = HashSet::new();
    let params = generics.params.iter().filter_map(|param| -> Option<GenericParam> {
        match param {
            GenericParam::Lifetime(_) => None,
            GenericParam::Type(t) => {
                let ident = &t.ident;
                known.insert(ident).then(|| syn::parse_quote!(#ident))
            }
            GenericParam::Const(c) => {
                let (ident, ty) = (&c.ident, &c.ty);
                known.insert(ident).then(|| syn::parse_quote!(const #ident: #ty))
            }
        }
    });
    let params: syn::punctuated::Punctuated<GenericParam, syn::Token![,]> = params.collect();
    let (lt, gt) = if params.is_empty() { (None, None) } else { (Some(Default::default()), Some(Default::default())) };
    Generics { lt_token: lt, params, gt_token: gt, where_clause: None }
}
