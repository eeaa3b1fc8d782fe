//! Emits the struct of a kernel's arguments, `args(LinearArgs, scale = 1.0)`, and the
//! launch that takes it.
//!
//! ```text
//! pub struct LinearArgs<A0, A1, A2> { pub x: A0, pub scale: A1, pub y: A2 }
//! impl<A0, A2> LinearArgs<A0, f32, A2> { pub fn new(x: A0, y: A2) -> Self }
//! impl<T> linear<T> { pub fn launch_with(&self, device, LinearArgs { x, scale, y }) }
//! ```
//!
//! Each field has a type parameter, so that it holds whatever a device takes.

use super::generics::Parameters;
use super::launch::{Written, written};
use super::{private, unlike};
use crate::front::Options;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{FnArg, Pat};

/// A parameter.
struct Field<'a> {
    name: &'a Ident,
    written: Written<'a>,
    /// Whether it is an optional input.
    optional: bool,
    default: Option<&'a syn::Expr>,
    /// The type parameter of its field.
    slot: Ident,
}

/// The struct and `launch_with`; nothing for a kernel without.
pub(crate) fn items(item: &syn::ItemFn, options: &Options) -> TokenStream {
    let Some(args) = &options.args else { return TokenStream::new() };
    let private = private();
    let parameters = Parameters::new(&item.sig.generics);
    let device = unlike("Device", &parameters.names());
    let fields: Vec<Field<'_>> = fields(item, options);
    let (vis, kernel, name) = (&item.vis, &item.sig.ident, &args.name);
    let cfg: Vec<_> = item.attrs.iter().filter(|attr| attr.path().is_ident("cfg")).collect();
    let (names, slots): (Vec<_>, Vec<_>) = fields.iter().map(|field| (field.name, &field.slot)).unzip();
    // The types in `launch_with`, and what of them its caller chooses.
    let given = |elem: &syn::GenericArgument, rank: &syn::GenericArgument| quote!(::core::option::Option<&'given (dyn #private::Given<#device, #elem, #rank> + 'given)>);
    let chosen = fields.iter().filter_map(|Field { written, optional, slot, .. }| match written {
        Written::Input(..) if *optional => None,
        Written::Input(elem, rank) => Some(quote!(#slot: #private::Input<#device, #elem, #rank>)),
        Written::Output(elem, rank) => Some(quote!(#slot: #private::Output<#device, #elem, #rank>)),
        Written::Peers(elem, rank) => Some(quote!(#slot: #private::PeersInput<#device, #elem, #rank>)),
        Written::PeersMut(elem, rank) => Some(quote!(#slot: #private::PeersOutput<#device, #elem, #rank>)),
        Written::Signals => Some(quote!(#slot: #private::SignalsInput<#device>)),
        Written::Scalar(_) => None,
    });
    let types: Vec<TokenStream> = fields
        .iter()
        .map(|Field { written, optional, slot, .. }| match written {
            Written::Input(elem, rank) if *optional => given(elem, rank),
            Written::Scalar(ty) => quote!(#ty),
            Written::Input(..)
            | Written::Output(..)
            | Written::Peers(..)
            | Written::PeersMut(..)
            | Written::Signals => quote!(#slot),
        })
        .collect();
    let lifetime = fields.iter().any(|field| field.optional).then(|| quote!('given,));
    let (declared, arguments, clause) = (parameters.declared(), parameters.arguments(), parameters.clause());
    let new = new(&fields, name, vis);
    let doc = format!(" The arguments of a launch of `{kernel}`, by name.");
    quote! {
        #(#cfg)*
        #[doc = #doc]
        #[allow(dead_code, missing_debug_implementations, missing_copy_implementations, missing_docs, clippy::pedantic, reason = "written by the macro")]
        #vis struct #name<#(#slots),*> {
            #(#vis #names: #slots),*
        }

        #(#cfg)*
        #new

        #(#cfg)*
        #[allow(dead_code, unreachable_pub, clippy::all, clippy::pedantic, reason = "written by the macro")]
        impl #declared #kernel #arguments #clause {
            /// Runs the kernel with arguments by name, as `launch` does.
            ///
            /// # Errors
            /// Those of `launch`.
            pub fn launch_with<#lifetime #device: #private::Device + ?::core::marker::Sized, #(#chosen),*>(
                &self,
                device: &#device,
                arguments: #name<#(#types),*>,
            ) -> ::core::result::Result<(), #private::LaunchError> {
                self.launch(device, #(arguments.#names),*)
            }
        }
    }
}

fn fields<'a>(item: &'a syn::ItemFn, options: &'a Options) -> Vec<Field<'a>> {
    let defaults = options.args.iter().flat_map(|args| &args.defaults);
    let inputs = item.sig.inputs.iter().filter_map(|input| match input {
        FnArg::Typed(input) => match &*input.pat {
            Pat::Ident(pattern) => Some((&pattern.ident, &*input.ty)),
            _ => None,
        },
        FnArg::Receiver(_) => None,
    });
    let field = |(i, (name, ty)): (usize, (&'a Ident, &'a syn::Type))| Field {
        name,
        written: written(ty),
        optional: options.optional.given(name).is_some(),
        default: defaults.clone().find(|(known, _)| known == name).map(|(_, value)| value),
        slot: format_ident!("A{i}", span = Span::mixed_site()),
    };
    inputs.enumerate().map(field).collect()
}

/// `LinearArgs::new(x, y)`: the arguments that have no value by default.
fn new(fields: &[Field<'_>], name: &Ident, vis: &syn::Visibility) -> Option<TokenStream> {
    // What stands for an input that is not given depends on the device.
    if !fields.iter().any(|field| field.default.is_some()) {
        return None;
    }
    let free = fields.iter().filter(|field| field.default.is_none()).map(|field| &field.slot);
    let types = fields.iter().map(|Field { written, default, slot, .. }| match (written, default) {
        (Written::Scalar(ty), Some(_)) => quote!(#ty),
        _ => quote!(#slot),
    });
    let required: Vec<TokenStream> = fields
        .iter()
        .filter(|field| field.default.is_none())
        .map(|Field { name, slot, .. }| quote!(#name: #slot))
        .collect();
    let values = fields.iter().map(|Field { name, default, .. }| match default {
        Some(value) => quote!(#name: #value),
        None => quote!(#name),
    });
    Some(quote! {
        #[allow(dead_code, clippy::all, clippy::pedantic, reason = "written by the macro")]
        impl<#(#free),*> #name<#(#types),*> {
            /// The arguments with the values by default of those that have one.
            #vis const fn new(#(#required),*) -> Self {
                #name { #(#values),* }
            }
        }
    })
}
