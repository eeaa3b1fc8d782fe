//! The `#[tile_kernel]`, `#[tile_fn]` and `#[tile_expr]` attribute macros.

mod diag;
mod expand;
mod formula;
mod front;
mod home;

use front::{Lowered, Rejected};
use proc_macro::TokenStream;
use quote::quote;

/// Turns a function into a kernel handle. See the language reference.
#[proc_macro_attribute]
pub fn tile_kernel(attr: TokenStream, item: TokenStream) -> TokenStream {
    variants(front::kernel(attr.into(), item.into()), expand::kernel)
}

/// Makes a function usable in kernels. See the language reference.
#[proc_macro_attribute]
pub fn tile_fn(attr: TokenStream, item: TokenStream) -> TokenStream {
    variants(front::function(attr.into(), item.into()), expand::function)
}

/// Turns a function in index notation into a kernel handle. See the language reference.
#[proc_macro_attribute]
pub fn tile_expr(attr: TokenStream, item: TokenStream) -> TokenStream {
    variants(front::expression(attr.into(), item.into()), expand::kernel)
}

fn variants(all: Vec<Result<Lowered, Rejected>>, expand: fn(&Lowered) -> proc_macro2::TokenStream) -> TokenStream {
    let items = all.into_iter().map(|variant| match variant {
        Ok(lowered) => home::moved(expand(&lowered), lowered.options.home.as_ref()),
        Err(Rejected { shadow, errors, fallback, home }) => {
            let items = home::moved(quote!(#shadow #fallback), home.as_ref());
            quote!(#items #errors)
        }
    });
    quote!(#(#items)*).into()
}
