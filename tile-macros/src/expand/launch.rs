//! Emits the typed `launch` method of a kernel.

use super::generics::Parameters;
use super::{private, respanned, unlike};
use crate::diag::Loc;
use crate::front::Lowered;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{FnArg, GenericArgument, Pat, PathArguments, Type};
use tile_core::elem::Elem;

/// A parameter as the user wrote it.
pub(crate) enum Written<'a> {
    /// `&Tensor<T, R>`: element type and rank.
    Input(&'a GenericArgument, &'a GenericArgument),
    /// `&mut Tensor<T, R>`.
    Output(&'a GenericArgument, &'a GenericArgument),
    /// `&Peers<T, R>`.
    Peers(&'a GenericArgument, &'a GenericArgument),
    /// `&mut Peers<T, R>`.
    PeersMut(&'a GenericArgument, &'a GenericArgument),
    /// `&Signals`.
    Signals,
    /// A scalar type.
    Scalar(&'a Type),
}

/// `pub fn launch(…)`.
pub(crate) fn method(lowered: &Lowered, parameters: &Parameters<'_>) -> TokenStream {
    let private = private();
    let mut taken = parameters.names();
    let device_type = unlike("Device", &taken);
    taken.push(&device_type);
    // A parameter of the user's may be called `device`, too.
    let device = Ident::new("device", Span::mixed_site());
    let (mut inputs, mut arguments) = (Vec::new(), Vec::new());
    for (input, param) in lowered.item.sig.inputs.iter().zip(&lowered.func.params) {
        let FnArg::Typed(input) = input else { continue };
        let Pat::Ident(pattern) = &*input.pat else { continue };
        let name = &pattern.ident;
        // Messages about an argument point at the parameter.
        let span = Loc::of(&input.ty).first;
        let traits = respanned(private.clone(), span);
        // The kernels without some inputs are launched with the others.
        let optional = &lowered.options.optional;
        let optional = !optional.others.is_empty() && optional.given(name).is_some();
        match written(&input.ty) {
            Written::Input(elem, rank) if optional => {
                inputs.push(quote_spanned! {span=>
                    #name: ::core::option::Option<&(dyn #traits::Given<#device_type, #elem, #rank> + '_)>
                });
                arguments.push(quote!(#name.take()));
            }
            Written::Input(elem, rank) => {
                inputs.push(quote_spanned!(span=> #name: impl #traits::Input<#device_type, #elem, #rank>));
                arguments.push(quote!(#private::Input::<#device_type, #elem, #rank>::arg(&#name)));
            }
            Written::Output(elem, rank) => {
                inputs.push(quote_spanned!(span=> mut #name: impl #traits::Output<#device_type, #elem, #rank>));
                arguments.push(quote!(#private::Output::<#device_type, #elem, #rank>::arg_mut(&mut #name)));
            }
            Written::Peers(elem, rank) => {
                inputs.push(quote_spanned!(span=> #name: impl #traits::PeersInput<#device_type, #elem, #rank>));
                arguments.push(quote!(#private::PeersInput::<#device_type, #elem, #rank>::arg(&#name)));
            }
            Written::PeersMut(elem, rank) => {
                inputs.push(quote_spanned!(span=> mut #name: impl #traits::PeersOutput<#device_type, #elem, #rank>));
                arguments.push(quote!(#private::PeersOutput::<#device_type, #elem, #rank>::arg_mut(&mut #name)));
            }
            Written::Signals => {
                inputs.push(quote_spanned!(span=> #name: impl #traits::SignalsInput<#device_type>));
                arguments.push(quote!(#private::SignalsInput::<#device_type>::arg(&#name)));
            }
            Written::Scalar(ty) => {
                inputs.push(quote!(#name: #ty));
                let scalar = match lowered.func.ty(param.value).elem() {
                    Elem::INDEX => quote!(#private::Scalar::index(#name)),
                    _ => quote!(#private::Scalar::new::<#ty>(#name)),
                };
                arguments.push(quote!(#private::Arg::Scalar(#scalar)));
            }
        }
    }
    // Messages about a launch point at the kernel's name.
    let launch = Ident::new("launch", lowered.item.sig.ident.span());
    let on_device = {
        let span = lowered.item.sig.ident.span();
        let traits = respanned(private.clone(), span);
        quote_spanned!(span=> #device_type: #traits::Device + ?::core::marker::Sized)
    };
    let body = match lowered.options.optional.others.is_empty() {
        true => plain(&device, &arguments),
        false => choosing(&device, lowered, parameters, &arguments),
    };
    let doc = format!(" Runs `{}` on a device: checks the arguments, then runs every block.", lowered.func.name);
    quote! {
        #[doc = #doc]
        ///
        /// Returns once the outputs may be used through the device's own types.
        ///
        /// # Errors
        /// When an argument does not fit or the device cannot run the kernel;
        /// nothing has been written then. When an `assert!` of the kernel
        /// fails.
        #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
        pub fn #launch<#on_device>(
            &self,
            #device: &#device_type,
            #(#inputs,)*
        ) -> ::core::result::Result<(), #private::LaunchError> {
            #body
        }
    }
}

/// The body of a `launch` whose arguments are all there.
fn plain(device: &Ident, arguments: &[TokenStream]) -> TokenStream {
    let private = private();
    let count = arguments.len();
    quote! {
        let mut arguments: [#private::Arg<'_>; #count] = [#(#arguments),*];
        let mut result = ::core::result::Result::Ok(());
        #private::Kernel::with_instance(self, &mut |instance| {
            result = #private::Device::launch(#device, instance, &mut arguments);
        });
        result
    }
}

/// The body of a `launch` that takes the kernel that has the inputs that are given.
fn choosing(device: &Ident, lowered: &Lowered, parameters: &Parameters<'_>, arguments: &[TokenStream]) -> TokenStream {
    let private = private();
    let optional = &lowered.options.optional;
    let turbofish = parameters.turbofish();
    let names: Vec<&Ident> = optional.inputs.iter().map(|(name, _)| name).collect();
    let others = optional.others.iter().map(|(_, other)| other);
    let given = optional.others.iter().map(|(given, _)| quote!([#(#given),*]));
    let kernels: Vec<Ident> =
        (0..optional.others.len()).map(|i| quote::format_ident!("kernel{i}", span = Span::mixed_site())).collect();
    // An argument that is not optional is there.
    let arguments = lowered.item.sig.inputs.iter().zip(arguments).map(|(input, argument)| match input {
        FnArg::Typed(input) if matches!(&*input.pat, Pat::Ident(p) if optional.given(&p.ident).is_some()) => {
            argument.clone()
        }
        _ => quote!(::core::option::Option::Some(#argument)),
    });
    let run = quote! {
        let arguments = [#(#arguments),*];
        let mut arguments: #private::Arguments<'_> =
            ::core::iter::Iterator::collect(::core::iter::Iterator::flatten(::core::iter::IntoIterator::into_iter(arguments)));
        #private::Kernel::with_instance(kernel, &mut |instance| {
            result = #private::Device::launch(#device, instance, &mut arguments);
        });
    };
    let run = names.iter().rev().fold(run, |run, name| {
        quote! {
            #private::with_given(#name, &mut |mut #name: ::core::option::Option<#private::Arg<'_>>| { #run });
        }
    });
    quote! {
        #(let #kernels = #others #turbofish { elems: ::core::marker::PhantomData, fitted: self.fitted };)*
        let kernel: &dyn #private::Kernel = match [#(#names.is_some()),*] {
            #(#given => &#kernels,)*
            _ => self,
        };
        let mut result = ::core::result::Result::Ok(());
        #run
        result
    }
}

/// Sorts a parameter's type; the front end has checked its form.
pub(crate) fn written(ty: &Type) -> Written<'_> {
    if let Type::Reference(reference) = ty
        && let Type::Path(path) = &*reference.elem
        && let Some(segment) = path.path.segments.last()
    {
        let PathArguments::AngleBracketed(arguments) = &segment.arguments else { return Written::Signals };
        let peers = segment.ident == "Peers";
        let mut arguments = arguments.args.iter();
        if let (Some(elem), Some(rank)) = (arguments.next(), arguments.next()) {
            return match (reference.mutability, peers) {
                (Some(_), false) => Written::Output(elem, rank),
                (None, false) => Written::Input(elem, rank),
                (Some(_), true) => Written::PeersMut(elem, rank),
                (None, true) => Written::Peers(elem, rank),
            };
        }
    }
    Written::Scalar(ty)
}
