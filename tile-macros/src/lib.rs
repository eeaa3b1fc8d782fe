//! The `#[tile_kernel]` and `#[tile_fn]` attributes.

mod diag;
mod front;

use front::{Lowered, Rejected};
use proc_macro::TokenStream;
use quote::{ToTokens, quote};

/// Turns a function into a kernel handle. See the language reference.
#[proc_macro_attribute]
pub fn tile_kernel(attr: TokenStream, item: TokenStream) -> TokenStream {
    emit(front::kernel(attr.into(), item.into()))
}

/// Makes a function usable in kernels. See the language reference.
#[proc_macro_attribute]
pub fn tile_fn(attr: TokenStream, item: TokenStream) -> TokenStream {
    emit(front::function(attr.into(), item.into()))
}

fn emit(result: Result<Lowered, Rejected>) -> TokenStream {
    match result {
        Ok(Lowered { item, shadow, .. }) => {
            let _ = item;
            shadow.into_token_stream().into()
        }
        Err(Rejected { errors, fallback }) => quote!(#errors #fallback).into(),
    }
}
