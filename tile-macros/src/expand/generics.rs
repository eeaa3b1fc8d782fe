//! Generic parameters of a function, in the forms that emitted items need.

use super::private;
use crate::front::Options;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{GenericParam, Generics, Ident};

/// The generic parameters, as the user ordered them.
pub(crate) struct Parameters<'a> {
    generics: &'a Generics,
}

impl<'a> Parameters<'a> {
    pub(crate) fn new(generics: &'a Generics) -> Parameters<'a> {
        Parameters { generics }
    }

    /// The names of all parameters.
    pub(crate) fn names(&self) -> Vec<&'a Ident> {
        self.generics
            .params
            .iter()
            .filter_map(|param| match param {
                GenericParam::Type(t) => Some(&t.ident),
                GenericParam::Const(c) => Some(&c.ident),
                GenericParam::Lifetime(_) => None,
            })
            .collect()
    }

    /// `<T: Element, const BM: usize>`, or nothing.
    pub(crate) fn declared(&self) -> TokenStream {
        self.generics.split_for_impl().0.into_token_stream()
    }

    /// `<T, BM>`, or nothing.
    pub(crate) fn arguments(&self) -> TokenStream {
        self.generics.split_for_impl().1.into_token_stream()
    }

    /// The `where` clause, or nothing.
    pub(crate) fn clause(&self) -> TokenStream {
        self.generics.split_for_impl().2.into_token_stream()
    }

    /// `<T: Element>`: as the author of an expression declared them, without extents of tiles.
    pub(crate) fn declared_by_author(&self, options: &Options) -> TokenStream {
        let mut generics = self.generics.clone();
        generics.params = generics
            .params
            .into_iter()
            .filter(|param| !matches!(param, GenericParam::Const(c) if options.is_tile(&c.ident)))
            .collect();
        generics.split_for_impl().0.into_token_stream()
    }

    /// `<T, 128>`: as arguments, with what `value` gives in place of parameters.
    pub(crate) fn arguments_with(&self, value: &dyn Fn(&Ident) -> Option<TokenStream>) -> TokenStream {
        let arguments: Vec<TokenStream> =
            self.names().into_iter().map(|name| value(name).unwrap_or_else(|| name.to_token_stream())).collect();
        if arguments.is_empty() { TokenStream::new() } else { quote!(<#(#arguments),*>) }
    }

    /// `<T = f32, const BM: usize = 128>` without bounds; `default` gives what
    /// stands after `=`.
    pub(crate) fn bare(&self, default: &dyn Fn(&Ident) -> Option<TokenStream>) -> TokenStream {
        let params = self.generics.params.iter().filter_map(|param| {
            let (head, name) = match param {
                GenericParam::Type(t) => (t.ident.to_token_stream(), &t.ident),
                GenericParam::Const(c) => {
                    let (name, ty) = (&c.ident, &c.ty);
                    (quote!(const #name: #ty), name)
                }
                GenericParam::Lifetime(_) => return None,
            };
            let value = default(name).map(|value| quote!(= #value));
            Some(quote!(#head #value))
        });
        let params: Vec<TokenStream> = params.collect();
        if params.is_empty() { TokenStream::new() } else { quote!(<#(#params),*>) }
    }

    /// The type of a field that mentions every type parameter and constrains
    /// nothing.
    pub(crate) fn phantom(&self) -> TokenStream {
        let types = self.generics.type_params().map(|t| &t.ident);
        quote!(::core::marker::PhantomData<fn() -> (#(#types,)*)>)
    }

    /// `&[DType]` of the type parameters.
    pub(crate) fn dtypes(&self) -> TokenStream {
        let private = private();
        let types = self.generics.type_params().map(|t| &t.ident);
        quote!(&[#(<#types as #private::Element>::DTYPE),*])
    }

    /// `&[i64]` of the const parameters.
    pub(crate) fn values(&self) -> TokenStream {
        let consts = self.generics.const_params().map(|c| &c.ident);
        quote!(&[#(#consts as i64),*])
    }

    /// `::<T, BM>`, or nothing.
    pub(crate) fn turbofish(&self) -> TokenStream {
        self.generics.split_for_impl().1.as_turbofish().into_token_stream()
    }

    /// Whether the parameter of this name is a type.
    pub(crate) fn is_type(&self, name: &Ident) -> bool {
        self.generics.type_params().any(|t| t.ident == *name)
    }

    /// The type of the const parameter of this name.
    pub(crate) fn const_type(&self, name: &Ident) -> Option<&'a syn::Type> {
        self.generics.const_params().find(|c| c.ident == *name).map(|c| &c.ty)
    }

    /// Some argument for a parameter, which need not satisfy its bounds.
    pub(crate) fn some(&self, name: &Ident) -> TokenStream {
        let is_flag =
            self.const_type(name).is_some_and(|ty| matches!(ty, syn::Type::Path(ty) if ty.path.is_ident("bool")));
        match (self.is_type(name), is_flag) {
            (true, _) => quote!(::core::primitive::f32),
            (false, true) => quote!(false),
            (false, false) => quote!(0),
        }
    }
}
