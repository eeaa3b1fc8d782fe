//! The `#[tile_kernel]` and `#[tile_fn]` attributes.

mod diag;
mod expand;
mod front;
mod home;

use front::Rejected;
use proc_macro::TokenStream;
use quote::quote;

/// Turns a function into a kernel handle. See the language reference.
#[proc_macro_attribute]
pub fn tile_kernel(attr: TokenStream, item: TokenStream) -> TokenStream {
    match front::kernel(attr.into(), item.into()) {
        Ok(lowered) => home::moved(expand::kernel(&lowered), lowered.options.home.as_ref()).into(),
        Err(rejected) => report(rejected),
    }
}

/// Makes a function usable in kernels. See the language reference.
#[proc_macro_attribute]
pub fn tile_fn(attr: TokenStream, item: TokenStream) -> TokenStream {
    match front::function(attr.into(), item.into()) {
        Ok(lowered) => home::moved(expand::function(&lowered), lowered.options.home.as_ref()).into(),
        Err(rejected) => report(rejected),
    }
}

fn report(Rejected { errors, fallback, home }: Rejected) -> TokenStream {
    let fallback = home::moved(fallback, home.as_ref());
    quote!(#errors #fallback).into()
}
