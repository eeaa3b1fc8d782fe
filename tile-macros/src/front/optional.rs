//! Optional inputs of a kernel: `bias: Option<&Tensor<T, 1>>`.
//!
//! A kernel with optional inputs stands for several, one for each choice of those that
//! are given:
//!
//! ```text
//! fn linear(x, bias: Option<&Tensor<T, 1>>, y)      fn linear(x, bias: &Tensor<T, 1>, y)
//!     if let Some(bias) = bias { A } else { B }         { A }
//!                                                   fn linear_without_bias(x, y)
//!                                                       { B }
//! ```
//!
//! The handle of the first has the name, and its `launch` takes an `Option` and chooses.

use crate::diag::{Code, Errors, Loc, Reported};
use proc_macro2::Ident;
use syn::{FnArg, GenericArgument, ItemFn, Pat, PathArguments, Type};

/// How many a kernel may have: each doubles what is compiled.
const MOST: usize = 3;

/// The optional inputs of a kernel, and which of them one of its forms has.
#[derive(Clone, Default)]
pub(crate) struct Optional {
    /// Each with whether it is there.
    pub(crate) inputs: Vec<(Ident, bool)>,
    /// Of the form with all: the others, with which inputs they have.
    pub(crate) others: Vec<(Vec<bool>, Ident)>,
}

impl Optional {
    /// Whether an input of this name is there; `None` for what is not optional.
    pub(crate) fn given(&self, name: &Ident) -> Option<bool> {
        self.inputs.iter().find(|(known, _)| known == name).map(|(_, given)| *given)
    }

    /// Whether some are not there.
    pub(crate) fn is_partial(&self) -> bool {
        self.inputs.iter().any(|(_, given)| !given)
    }

    /// `_without_bias`, of a form that lacks it.
    pub(crate) fn suffix(&self) -> String {
        let missing = self.inputs.iter().filter(|(_, given)| !given);
        missing.map(|(name, _)| format!("_without_{name}")).collect()
    }
}

/// The forms of a kernel, that with all optional inputs first.
pub(crate) fn forms(errors: &Errors, item: &ItemFn) -> Result<Vec<(ItemFn, Optional)>, Reported> {
    let mut names = Vec::new();
    for input in &item.sig.inputs {
        if let FnArg::Typed(input) = input
            && let Some((name, _)) = optional(input)
        {
            names.push(name.clone());
        }
    }
    if names.len() > MOST {
        let message = format!("{} inputs are optional", names.len());
        let help = "at most 3 are possible, for each doubles what is compiled; write two kernels";
        return Err(errors.report(Code::Signature, Loc::of(&names[MOST]), message, help));
    }
    let choices: Vec<Vec<bool>> =
        (0..1_usize << names.len()).map(|missing| (0..names.len()).map(|i| missing >> i & 1 == 0).collect()).collect();
    let choose = |given: &Vec<bool>| Optional {
        inputs: names.iter().cloned().zip(given.iter().copied()).collect(),
        others: Vec::new(),
    };
    let name = |choice: &Optional| Ident::new(&format!("{}{}", item.sig.ident, choice.suffix()), item.sig.ident.span());
    let others = choices.iter().skip(1).map(|given| (given.clone(), name(&choose(given)))).collect();
    let mut forms: Vec<(ItemFn, Optional)> =
        choices.iter().map(choose).map(|choice| (form(item, &choice), choice)).collect();
    if let Some((_, first)) = forms.first_mut() {
        first.others = others;
    }
    for (form, choice) in forms.iter_mut().skip(1) {
        form.sig.ident = name(choice);
    }
    Ok(forms)
}

/// The function with those inputs alone that are there.
fn form(item: &ItemFn, choice: &Optional) -> ItemFn {
    let mut item = item.clone();
    let inputs = item.sig.inputs.into_iter().filter_map(|mut input| {
        if let FnArg::Typed(typed) = &mut input
            && let Some((name, inner)) = optional(typed)
        {
            let (given, inner) = (choice.given(name), inner.clone());
            *typed.ty = inner;
            return (given != Some(false)).then_some(input);
        }
        Some(input)
    });
    item.sig.inputs = inputs.collect();
    if choice.is_partial() {
        item.attrs.retain(|attr| !attr.path().is_ident("doc"));
        item.attrs.push(syn::parse_quote!(#[doc(hidden)]));
        item.attrs.push(syn::parse_quote!(#[allow(unused, dead_code, reason = "a form without an optional input")]));
    }
    item
}

/// The type in `Option<…>`.
pub(super) fn option(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|segment| segment.ident == "Option")?;
    let PathArguments::AngleBracketed(list) = &last.arguments else { return None };
    match list.args.first()? {
        GenericArgument::Type(inner) if list.args.len() == 1 => Some(inner),
        _ => None,
    }
}

/// What is in the `Option` of an optional input.
fn optional(input: &syn::PatType) -> Option<(&Ident, &Type)> {
    let inner = option(&input.ty)?;
    match (&*input.pat, inner) {
        (Pat::Ident(name), Type::Reference(reference))
            if reference.mutability.is_none() && is_tensor(&reference.elem) =>
        {
            Some((&name.ident, inner))
        }
        _ => None,
    }
}

fn is_tensor(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.segments.last().is_some_and(|segment| segment.ident == "Tensor"))
}
