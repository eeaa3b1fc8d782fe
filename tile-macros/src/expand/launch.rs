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
enum Written<'a> {
    /// `&Tensor<T, R>`: element type and rank.
    Input(&'a GenericArgument, &'a GenericArgument),
    /// `&mut Tensor<T, R>`.
    Output(&'a GenericArgument, &'a GenericArgument),
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
        match written(&input.ty) {
            Written::Input(elem, rank) => {
                inputs.push(quote_spanned!(span=> #name: impl #traits::Input<#device_type, #elem, #rank>));
                arguments.push(quote!(#private::Input::<#device_type, #elem, #rank>::arg(&#name)));
            }
            Written::Output(elem, rank) => {
                inputs.push(quote_spanned!(span=> mut #name: impl #traits::Output<#device_type, #elem, #rank>));
                arguments.push(quote!(#private::Output::<#device_type, #elem, #rank>::arg_mut(&mut #name)));
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
    let count = arguments.len();
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
            let mut arguments: [#private::Arg<'_>; #count] = [#(#arguments),*];
            let mut result = ::core::result::Result::Ok(());
            #private::Kernel::with_instance(self, &mut |instance| {
                result = #private::Device::launch(#device, instance, &mut arguments);
            });
            result
        }
    }
}

/// Sorts a parameter's type; the front end has checked its form.
fn written(ty: &Type) -> Written<'_> {
    if let Type::Reference(reference) = ty
        && let Type::Path(path) = &*reference.elem
        && let Some(segment) = path.path.segments.last()
        && let PathArguments::AngleBracketed(arguments) = &segment.arguments
    {
        let mut arguments = arguments.args.iter();
        if let (Some(elem), Some(rank)) = (arguments.next(), arguments.next()) {
            return match reference.mutability {
                Some(_) => Written::Output(elem, rank),
                None => Written::Input(elem, rank),
            };
        }
    }
    Written::Scalar(ty)
}
