//! Emits native host code: the CPU code generator's output for a function.
//!
//! The text goes through `::tile_kernel::__cpu!`, which passes it on when the
//! façade is built with its `cpu` feature and drops it otherwise: a macro
//! cannot ask for the features of another crate, a macro of that crate can.
//!
//! Emitted code needs to know that a type parameter is one of the CPU's element
//! types, which `T: Element` does not say. Instead of asking the user for one
//! more bound, the type is looked up by its `DTYPE` in constant evaluation:
//! `Chosen<C, T>` is the native code of `C::With<f32>` where `T` is `f32`, and
//! so on for each type. Only the code that was looked up is compiled. With
//! several type parameters the look-ups nest:
//!
//! ```text
//! __Choose0<B, BM>::With<A> = Chosen<__Choose1<A, BM>, B>
//! __Choose1<A, BM>::With<B> = __Kernel<A, B, BM>
//! ```

use super::generics::Parameters;
use super::{paths, private};
use crate::front::Lowered;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::{ConstParam, ItemFn};
use tile_cpu_codegen::Emitted;

/// Items, and an expression of type `Option<NativeCode>` that uses the kernel's
/// generic parameters.
pub(crate) fn kernel(lowered: &Lowered, parameters: &Parameters<'_>) -> (TokenStream, TokenStream) {
    let private = private();
    let items = emit(lowered);
    let chain = Chain::new(&lowered.item);
    let choices = chain.items();
    let native = chain.native();
    let (declared, arguments, clause) = (parameters.declared(), parameters.arguments(), parameters.clause());
    let (plain, phantom) = (parameters.bare(&|_| None), parameters.phantom());
    let items = quote! {
        #[cfg(not(rust_analyzer))]
        ::tile_kernel::__cpu! { items
            use #private::cpu as __cpu;
            use #private::cpu::CpuElem as __Elem;
            use #private::cpu::NoTileFn as _;
            #items
            #choices
        }

        #[allow(non_camel_case_types, reason = "named like what it holds")]
        struct __Native #plain(#phantom);

        impl #declared __Native #arguments #clause {
            #[cfg(not(rust_analyzer))]
            const CODE: ::core::option::Option<#private::NativeCode> =
                ::tile_kernel::__cpu! { code <#native as __cpu::Native>::CODE };
            #[cfg(rust_analyzer)]
            const CODE: ::core::option::Option<#private::NativeCode> = ::core::option::Option::None;
        }
    };
    let turbofish = parameters.turbofish();
    (items, quote!(__Native #turbofish::CODE))
}

/// Associated functions of the type that stands for a device function.
pub(crate) fn function(lowered: &Lowered) -> TokenStream {
    let private = private();
    let name = &lowered.item.sig.ident;
    let items = emit(lowered);
    quote! {
        #[cfg(not(rust_analyzer))]
        ::tile_kernel::__cpu! { items
            use #private::cpu as __cpu;
            use #private::cpu::CpuElem as __Elem;
            use #private::cpu::NoTileFn as _;
            impl #name {
                #items
            }
        }
    }
}

/// Emits a function whose generic parameters are renamed where the user calls
/// one what the code generator may call something of its own.
fn emit(lowered: &Lowered) -> TokenStream {
    let mut func = paths::hidden(&lowered.func);
    let names = func.elems.iter_mut().map(|p| &mut p.name).chain(func.consts.iter_mut().map(|p| &mut p.name));
    // Its types are one capital, perhaps with a number; its values are words.
    let taken = |name: &str| {
        let number = name.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let capital = name.len() - number.len() == 1 && number.bytes().all(|b| b.is_ascii_digit());
        (capital && name.starts_with(['L', 'A', 'R'])) || name.starts_with(|c: char| c.is_ascii_lowercase())
    };
    names.filter(|name| taken(name)).for_each(|name| name.insert_str(0, "__"));
    let Emitted { items, .. } = tile_cpu_codegen::emit(&func);
    let items = items.parse().expect("the code generator writes Rust");
    paths::shown(items, lowered)
}

/// The nested look-ups of a kernel's type parameters.
struct Chain<'a> {
    types: Vec<&'a Ident>,
    consts: Vec<&'a ConstParam>,
}

impl<'a> Chain<'a> {
    fn new(item: &'a ItemFn) -> Chain<'a> {
        let generics = &item.sig.generics;
        Chain { types: generics.type_params().map(|t| &t.ident).collect(), consts: generics.const_params().collect() }
    }

    fn const_names(&self) -> Vec<&'a Ident> {
        self.consts.iter().map(|c| &c.ident).collect()
    }

    /// `__Choose1<A, C, BM>`: every type but number `i`.
    fn choice(&self, i: usize) -> TokenStream {
        let name = format_ident!("__Choose{i}");
        let types = self.others(i);
        let consts = self.const_names();
        quote!(#name<#(#types,)* #(#consts),*>)
    }

    fn others(&self, i: usize) -> Vec<&'a Ident> {
        self.types.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, t)| *t).collect()
    }

    /// What has the native code when the types before number `i` are known to
    /// the CPU.
    fn from(&self, i: usize) -> TokenStream {
        match self.types.get(i) {
            Some(ty) => {
                let choice = self.choice(i);
                quote!(__cpu::Chosen<#choice, #ty>)
            }
            None => {
                let (types, consts) = (&self.types, self.const_names());
                quote!(__Kernel<#(#types,)* #(#consts),*>)
            }
        }
    }

    fn native(&self) -> TokenStream {
        self.from(0)
    }

    fn items(&self) -> TokenStream {
        let private = private();
        let consts = self.consts.iter().map(|c| {
            let (name, ty) = (&c.ident, &c.ty);
            quote!(const #name: #ty)
        });
        let consts: Vec<TokenStream> = consts.collect();
        let items = self.types.iter().enumerate().map(|(i, ty)| {
            let name = format_ident!("__Choose{i}");
            let (others, choice, next) = (self.others(i), self.choice(i), self.from(i + 1));
            let bounds = self
                .types
                .iter()
                .enumerate()
                .filter(|&(j, _)| j != i)
                .map(|(j, t)| if j < i { quote!(#t: __Elem) } else { quote!(#t: #private::Element) });
            quote! {
                struct #name<#(#others,)* #(#consts),*>(::core::marker::PhantomData<(#(#others,)*)>);
                impl<#(#bounds,)* #(#consts),*> __cpu::Choose for #choice {
                    type With<#ty: __Elem> = #next;
                }
            }
        });
        quote!(#(#items)*)
    }
}
