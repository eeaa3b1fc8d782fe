//! Emits the attribute's `default(…)` and `tune(…)`.

use super::generics::Parameters;
use super::private;
use crate::front::Options;
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::Ident;

/// What the attribute says of a kernel's instances.
pub(crate) struct Instances<'a> {
    parameters: &'a Parameters<'a>,
    options: &'a Options,
}

impl<'a> Instances<'a> {
    pub(crate) fn new(parameters: &'a Parameters<'a>, options: &'a Options) -> Instances<'a> {
        Instances { parameters, options }
    }

    /// The default argument of a parameter.
    pub(crate) fn default(&self, name: &Ident) -> Option<TokenStream> {
        let mut all = self.options.default.iter().flatten().chain(&self.options.tiles);
        all.find(|(given, _)| given == name).map(|(_, value)| value.clone())
    }

    /// The impl of one particular instance. It holds what belongs to the
    /// kernel rather than to an instance, so that `matmul::TUNING` needs no
    /// arguments: rustc infers them, this impl being the only one with that
    /// name. The instance is the default one, or any when there is none.
    ///
    /// With a default instance, all instances have `Default`: the arguments
    /// that a type leaves out are the default's, as in `<matmul<f16>>`. It calls
    /// the constructor, so that its use is the kernel's. `unused` is for a
    /// kernel that is expected to have none, whose constructor would be its own
    /// user then: what the constructor evaluates.
    pub(crate) fn canonical(&self, name: &Ident, vis: &TokenStream, unused: Option<&TokenStream>) -> TokenStream {
        let private = private();
        let names = self.parameters.names();
        let has_default = names.is_empty() || self.options.default.is_some();
        let arguments = names.iter().map(|name| self.default(name).unwrap_or_else(|| self.parameters.some(name)));
        let arguments: Vec<TokenStream> = arguments.collect();
        let instance = if arguments.is_empty() { quote!(#name) } else { quote!(#name<#(#arguments),*>) };
        let is_tile = |name: &Ident| self.options.is_tile(name);
        let stated: Vec<&TokenStream> =
            names.iter().zip(&arguments).filter(|(name, _)| !is_tile(name)).map(|(_, value)| value).collect();
        let turbofish = if stated.is_empty() { quote!() } else { quote!(::<#(#stated),*>) };
        let parameters = self.parameters;
        let (declared, arguments_of, clause) = (parameters.declared(), parameters.arguments(), parameters.clause());
        let turbofish_of = parameters.turbofish();
        let admitted = self.admitted();
        // The constructor of an expression makes another instance; its use is that of the default, too.
        let own: Vec<_> = names.iter().filter(|name| !is_tile(name)).collect();
        let mention = match (self.options.tiles.is_empty(), own.is_empty()) {
            (true, _) => quote!(),
            (false, true) => quote!(let _ = #name;),
            (false, false) => quote!(let _ = #name::<#(#own),*>;),
        };
        let mention_here = if self.options.tiles.is_empty() { quote!() } else { quote!(let _ = #name #turbofish;) };
        // Of an expression all instances have one: its author names no tiles.
        let any = (has_default || !self.options.tiles.is_empty()).then(|| {
            let made = match unused {
                Some(assertions) => {
                    quote!(#mention #assertions #name { elems: ::core::marker::PhantomData, fitted: true })
                }
                None => quote!(#name #turbofish_of().fitted()),
            };
            quote! {
                impl #declared ::core::default::Default for #name #arguments_of #clause {
                    fn default() -> Self {
                        #made
                    }
                }
            }
        });
        let default = has_default.then(|| {
            quote! {
                // `axpy::default()` without `<…>` means the default instance: of
                // all instances it alone has this function.
                impl #instance {
                    /// The default instance.
                    #[must_use]
                    #[allow(clippy::should_implement_trait, reason = "it does; this one needs no arguments")]
                    #vis fn default() -> Self {
                        #mention_here
                        #name { elems: ::core::marker::PhantomData, fitted: true }
                    }
                }

                // Makes `cargo check` evaluate the conditions of this instance.
                // It has a name because `_` would count as used.
                const __INSTANCE: #instance = #name #turbofish();

                #admitted
            }
        });
        let tuned = self.tuned();
        let source = self.options.source.as_ref().map(|source| {
            quote! {
                /// The tile kernel that the expression became, as Rust without line breaks.
                #vis const KERNEL: &'static ::core::primitive::str = #source;
            }
        });
        let registered = self.registered(name, has_default.then_some(&instance));
        quote! {
            #registered

            static __TUNING: &[#private::Tunable] = &[#(#tuned),*];

            impl #instance {
                /// The kernel as devices see it: name, IR, parameters.
                #vis const DEF: &'static #private::KernelDef = &__DEF;

                /// The parameters to tune and their candidates.
                #vis const TUNING: &'static [#private::Tunable] = __TUNING;

                #source
            }
            #any

            #default
        }
    }

    /// The tuning list, parameter by parameter.
    fn tuned(&self) -> Vec<TokenStream> {
        let private = private();
        let tuned = self.options.tune.iter().map(|(name, candidates)| {
            let text = name.to_string();
            let is_type = self.parameters.is_type(name);
            let candidates = candidates.iter().map(|candidate| {
                if is_type {
                    quote!(#private::Candidate::Elem(<#candidate as #private::Element>::DTYPE))
                } else {
                    let ty = self.parameters.const_type(name);
                    quote!(#private::Candidate::Const({
                        const VALUE: #ty = #candidate;
                        VALUE as ::core::primitive::i64
                    }))
                }
            });
            quote!(#private::Tunable { name: #text, candidates: &[#(#candidates),*] })
        });
        tuned.collect()
    }

    /// The condition of `tune(…, where …)` as a function, and as a field of the definition.
    pub(crate) fn admits(&self) -> (TokenStream, TokenStream) {
        let Some(condition) = &self.options.admits else {
            return (TokenStream::new(), quote!(::core::option::Option::None));
        };
        let consts = self.consts();
        let params = consts.iter().map(|&(name, ty)| quote!(#name: #ty));
        let count = 0..consts.len();
        let bits: Vec<Ident> = count.map(|i| quote::format_ident!("__{i}", span = Span::mixed_site())).collect();
        let arguments = consts.iter().zip(&bits).map(|((_, ty), bits)| match is_flag(ty) {
            true => quote!(*#bits != 0),
            false => quote!(*#bits as #ty),
        });
        let function = quote! {
            #[allow(non_snake_case, unused_variables, reason = "named like the kernel's parameters")]
            const fn __admits(#(#params),*) -> ::core::primitive::bool {
                #condition
            }
        };
        let field = quote! {
            ::core::option::Option::Some(|consts| match consts {
                [#(#bits),*] => __admits(#(#arguments),*),
                _ => false,
            })
        };
        (function, field)
    }

    /// Asserts that the condition admits the default instance.
    fn admitted(&self) -> Option<TokenStream> {
        let condition = self.options.admits.as_ref()?;
        let arguments = self.consts().into_iter().map(|(name, ty)| {
            let value = self.default(name);
            quote!({
                const VALUE: #ty = #value;
                VALUE
            })
        });
        let span = condition.clone().into_iter().next().map_or_else(Span::call_site, |tree| tree.span());
        Some(quote_spanned! {span=>
            const _: () = ::core::assert!(
                __admits(#(#arguments),*),
                "the condition of `tune(…, where …)` does not admit the default instance"
            );
        })
    }

    /// The const parameters with their types.
    fn consts(&self) -> Vec<(&'a Ident, &'a syn::Type)> {
        let names = self.parameters.names().into_iter();
        names.filter_map(|name| Some((name, self.parameters.const_type(name)?))).collect()
    }

    /// The row of the registry of kernels, where the façade keeps one.
    fn registered(&self, name: &Ident, default: Option<&TokenStream>) -> TokenStream {
        let private = private();
        let default = match default {
            Some(instance) => quote!(::core::option::Option::Some(|visit| visit(&<#instance>::default()))),
            None => quote!(::core::option::Option::None),
        };
        let written = match &self.options.source {
            Some(source) => quote!(::core::option::Option::Some(#source)),
            None => quote!(::core::option::Option::None),
        };
        let name = name.to_string();
        let name = name.strip_prefix("r#").unwrap_or(&name);
        quote! {
            #[cfg(not(rust_analyzer))]
            ::tile_kernel::__register! {
                #private::Registered {
                    def: &__DEF,
                    path: ::core::concat!(::core::module_path!(), "::", #name),
                    tuning: __TUNING,
                    default: #default,
                    written: #written,
                }
            }
        }
    }
}

/// Whether a const parameter of this type is a flag.
fn is_flag(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(ty) if ty.path.is_ident("bool"))
}
