//! Emits the items of a tile function.

use super::{Attributes, conditions, definition, must_use, native, private};
use crate::front::Lowered;
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

/// The items that stand for a tile function: a function that bodies of kernels
/// are checked against, and a type of the same name that carries what devices
/// need.
pub(crate) fn function(lowered: &Lowered) -> TokenStream {
    let private = private();
    let item = &lowered.item;
    let (vis, sig) = (&item.vis, &item.sig);
    let name = &sig.ident;
    let Attributes { cfg, named, lints, used } = Attributes::new(&item.attrs);
    let definition = definition::function(lowered);
    let (check, contents) = (conditions::check(lowered), conditions::contents(lowered));
    let native = native::function(lowered);
    // Where messages about it point.
    let carrier = quote_spanned!(name.span()=> #vis enum #name {});
    let must_use = matches!(sig.output, syn::ReturnType::Type(..)).then(|| must_use(&item.attrs));
    let text = name.to_string();
    let callable = crate::front::callable(sig);
    // That it is unused is said of its name.
    let stub = quote_spanned!(name.span()=> #vis #callable { #private::outside(#text) });
    let shadow = &lowered.shadow;
    quote! {
        #(#cfg)*
        #shadow

        #(#cfg)* #(#named)*
        #must_use
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, reason = "said of the body")]
        #(#lints)*
        #(#used)*
        #[allow(unused_variables, reason = "a signature for kernels to call")]
        #stub

        #(#cfg)* #(#named)*
        #[allow(
            non_camel_case_types,
            dead_code,
            missing_debug_implementations,
            missing_copy_implementations,
            reason = "named like the function it stands for"
        )]
        #carrier

        // Out here, where messages that name it do so by the function's path.
        // What is private is the type: one word about it is enough.
        #(#cfg)*
        #[allow(unused, unused_qualifications, unreachable_pub, non_snake_case, clippy::all, clippy::pedantic, reason = "written by the macro")]
        impl #name {
            #check
            #contents
        }

        #(#cfg)*
        #[allow(unexpected_cfgs, dead_code, unused_qualifications, unreachable_pub, clippy::all, clippy::pedantic, reason = "written by the macro")]
        const _: () = {
            #definition

            impl #private::TileFn for #name {
                const DEF: &'static #private::FnDef = &__DEF;
            }

            #native
        };
    }
}
