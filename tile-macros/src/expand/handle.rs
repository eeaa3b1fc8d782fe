//! Emits the handle type of a kernel and its constructor.

use super::generics::Parameters;
use super::options::Instances;
use super::{Attributes, conditions, definition, launch, must_use, native, private, silent, silently};
use crate::front::{Lowered, levels};
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

/// The items that stand for a kernel.
pub(crate) fn kernel(lowered: &Lowered) -> TokenStream {
    let parameters = Parameters::new(&lowered.item.sig.generics);
    let instances = Instances::new(&parameters, &lowered.options);
    let handle = Handle {
        lowered,
        attributes: Attributes::new(&lowered.item.attrs),
        name: &lowered.item.sig.ident,
        declared: parameters.declared(),
        arguments: parameters.arguments(),
        clause: parameters.clause(),
        plain: parameters.bare(&|_| None),
        parameters: &parameters,
        instances: &instances,
    };
    let (shadow, cfg) = (&lowered.shadow, &handle.attributes.cfg);
    let arguments = super::arguments(&lowered.item, &lowered.options);
    let (named, methods, hidden) = (handle.named(), handle.methods(), handle.hidden());
    quote! {
        #(#cfg)*
        #shadow

        #named

        #methods

        #arguments

        #hidden
    }
}

/// What the items of a kernel are made of.
struct Handle<'a> {
    lowered: &'a Lowered,
    attributes: Attributes<'a>,
    name: &'a syn::Ident,
    /// The kernel's parameters as declared, as arguments, their `where` clause, and as declared
    /// without bounds.
    declared: TokenStream,
    arguments: TokenStream,
    clause: TokenStream,
    plain: TokenStream,
    parameters: &'a Parameters<'a>,
    instances: &'a Instances<'a>,
}

impl Handle<'_> {
    /// The type and the function of the kernel's name.
    fn named(&self) -> TokenStream {
        let Handle { name, declared, arguments, clause, parameters, instances, .. } = self;
        let Attributes { cfg, named, used, .. } = &self.attributes;
        let item = &self.lowered.item;
        let vis = &item.vis;
        let silent_vis = silently(vis);
        let bare = parameters.bare(&|name| instances.default(name));
        let phantom = parameters.phantom();
        let assertions = conditions::assertions(self.lowered);
        // Messages about them point at the name.
        let handle = quote_spanned! {silent(name.span())=>
            #silent_vis struct #name #bare { elems: #phantom, fitted: bool }
        };
        // Of an expression the caller names no tiles, and leaves the choice to the device.
        let options = &self.lowered.options;
        let fitted = !options.tiles.is_empty();
        let extent = |name: &syn::Ident| instances.default(name).filter(|_| options.is_tile(name));
        let (taken, made) = match fitted {
            true => (parameters.declared_by_author(options), parameters.arguments_with(&extent)),
            false => (declared.clone(), arguments.clone()),
        };
        let extents = options.tiles.iter().map(
            |(name, value)| quote!(#[allow(dead_code, reason = "conditions may name it")] const #name: usize = #value;),
        );
        let constructor = quote_spanned! {name.span()=>
            #vis const fn #name #taken() -> #name #made #clause {
                #(#extents)*
                #assertions
                #name { elems: ::core::marker::PhantomData, fitted: #fitted }
            }
        };
        let must_use = must_use(&item.attrs);
        quote! {
            #(#cfg)* #(#named)*
            #[allow(non_camel_case_types, reason = "a kernel is named like a function")]
            #handle

            #(#cfg)* #(#named)*
            #must_use
            #(#used)*
            #constructor
        }
    }

    /// The methods that users call.
    fn methods(&self) -> TokenStream {
        let Handle { name, declared, arguments, clause, plain, .. } = self;
        let cfg = &self.attributes.cfg;
        let launch = launch::method(self.lowered, self.parameters);
        quote! {
            // Out here, where messages that name it do so by the kernel's path.
            #(#cfg)*
            #[allow(unused_qualifications, unreachable_pub, clippy::all, clippy::pedantic, reason = "written by the macro")]
            impl #declared #name #arguments #clause {
                #launch

                /// The same, for devices that choose among the kernel's tuning list: by what they expect
                /// to be fastest, or where tiles of this instance do not fit.
                #[must_use]
                pub const fn fitted(self) -> Self {
                    #name { fitted: true, ..self }
                }
            }

            // What a kernel that calls this one by mistake looks for; that it is no
            // tile function is said once.
            #(#cfg)*
            #[allow(unreachable_pub, reason = "written by the macro")]
            impl #plain #name #arguments {
                #[doc(hidden)]
                pub const fn conditions(_: &[::core::primitive::i64], _: &[&[::core::primitive::i64]]) {}
            }
        }
    }

    /// The definition and the traits, which no name outside leads to.
    fn hidden(&self) -> TokenStream {
        let Handle { lowered, name, declared, clause, parameters, instances, .. } = self;
        let Attributes { cfg, lints, .. } = &self.attributes;
        let item = &lowered.item;
        let definition = definition::kernel(lowered, instances);
        let (native, host) = native::kernel(lowered, parameters);
        let alone = levels::expects_dead_code(&item.attrs) || !lowered.options.tiles.is_empty();
        let expected = alone.then(|| conditions::assertions(lowered));
        let canonical = instances.canonical(name, &silently(&item.vis), expected.as_ref());
        let signature = &item.sig.inputs;
        let (made, traits) = (self.made(&host), self.traits());
        quote! {
            #(#cfg)*
            #[allow(unexpected_cfgs, unused_qualifications, clippy::all, clippy::pedantic, reason = "written by the macro")]
            const _: () = {
                #definition

                // Names the user's types once as written, for imports and editors.
                #(#lints)*
                #[allow(unused_variables, reason = "the user's signature")]
                fn __signature #declared(#signature) #clause {}

                #native

                #made

                #traits

                #canonical
            };
        }
    }

    /// How an instance is made.
    fn made(&self, host: &TokenStream) -> TokenStream {
        let Handle { name, declared, arguments, clause, parameters, .. } = self;
        let private = private();
        let externs = definition::externs(self.lowered);
        let (dtypes, values) = (parameters.dtypes(), parameters.values());
        quote! {
            impl #declared #private::Definition for #name #arguments #clause {
                fn def(&self) -> &'static #private::KernelDef {
                    &__DEF
                }

                fn tuning(&self) -> &'static [#private::Tunable] {
                    __TUNING
                }

                fn with_definition(&self, f: &mut dyn ::core::ops::FnMut(&#private::Instance<'_>)) {
                    let externs = #externs;
                    let instance = #private::Instance::new(&__DEF, #dtypes, #values, &externs);
                    // SAFETY: the macro found in the same function what the definition says.
                    let instance = unsafe { instance.with_known_outputs() };
                    f(&if self.fitted { instance.fitted(__TUNING) } else { instance })
                }
            }

            impl #declared #private::Kernel for #name #arguments #clause {
                fn with_instance(&self, f: &mut dyn ::core::ops::FnMut(&#private::Instance<'_>)) {
                    #private::Definition::with_definition(self, &mut |instance| {
                        // SAFETY: the macro made both from one function.
                        f(&unsafe { instance.with_host(#host) })
                    });
                }
            }
        }
    }

    /// What every value has.
    fn traits(&self) -> TokenStream {
        let Handle { name, arguments, plain, .. } = self;
        let text = name.to_string();
        quote! {
            impl #plain ::core::clone::Clone for #name #arguments {
                fn clone(&self) -> Self {
                    *self
                }
            }

            impl #plain ::core::marker::Copy for #name #arguments {}

            impl #plain ::core::fmt::Debug for #name #arguments {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    f.write_str(#text)
                }
            }
        }
    }
}
