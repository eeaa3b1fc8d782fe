//! The `#[tile_kernel]` and `#[tile_fn]` attributes.

mod diag;
mod expand;
mod front;

use front::Rejected;
use proc_macro::TokenStream;
use quote::quote;

/// Turns a function into a kernel handle. See the language reference.
#[proc_macro_attribute]
pub fn tile_kernel(attr: TokenStream, item: TokenStream) -> TokenStream {
    match front::kernel(attr.into(), item.into()) {
        Ok(lowered) => expand::kernel(&lowered).into(),
        Err(rejected) => report(rejected),
    }
}

/// Makes a function usable in kernels. See the language reference.
#[proc_macro_attribute]
pub fn tile_fn(attr: TokenStream, item: TokenStream) -> TokenStream {
    match front::function(attr.into(), item.into()) {
        Ok(lowered) => expand::function(&lowered).into(),
        Err(rejected) => report(rejected),
    }
}

fn report(Rejected { errors, fallback }: Rejected) -> TokenStream {
    quote!(#errors #fallback).into()
}
