//! Prints values as expressions of one element.

use super::{Axis, Emitter};
use crate::formula::types::accumulator;
use crate::formula::value::{Place, Read, Scalar, Value, in_parentheses, names_in, part, replaced};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use tile_core::elem::{DType, Elem};

impl Emitter<'_> {
    /// A value without reductions at one element of the tiles around it.
    pub(crate) fn print(&self, value: &Value) -> TokenStream {
        match value {
            Value::Read(read) => {
                let (read_elem, elem) = (self.read(read), self.types.tensor(&read.tensor));
                if accumulator(elem) == elem {
                    return read_elem;
                }
                let to = self.types.tokens(accumulator(elem));
                quote_spanned!(read.tensor.span()=> cast::<#to>(#read_elem))
            }
            Value::Tile { name, axes, .. } => element(name, axes),
            Value::Scalar(scalar) => self.print_scalar(scalar, self.elem(value)),
            // `serial.rs` prints those that are left.
            Value::Reduce(reduce) => reduce.index.to_token_stream(),
        }
    }

    /// A value of one type in another.
    pub(crate) fn converted(&self, value: TokenStream, from: Elem, to: Elem) -> TokenStream {
        if from == to {
            return value;
        }
        let to = self.types.tokens(to);
        quote!(cast::<#to>(#value))
    }

    fn print_scalar(&self, scalar: &Scalar, elem: Elem) -> TokenStream {
        replaced(scalar.template.to_token_stream(), &mut |ident| match part(ident) {
            Some(part) => Some(in_parentheses(self.print(&scalar.parts[part]))),
            None => self.neutral(&ident.to_string(), elem),
        })
    }

    /// What changes no reduction of a type: `__zero`, `__one`, `__lowest`, `__highest`.
    pub(crate) fn neutral(&self, name: &str, elem: Elem) -> Option<TokenStream> {
        let (ty, float) = (self.types.tokens(elem), self.types.is_float(elem));
        Some(match (name, float) {
            ("__zero", true) => quote!(0.0),
            ("__zero", false) => quote!(0),
            ("__one", true) => quote!(1.0),
            ("__one", false) => quote!(1),
            ("__lowest", true) => quote!(#ty::NEG_INFINITY),
            ("__lowest", false) => quote!(#ty::MIN),
            ("__highest", true) => quote!(#ty::INFINITY),
            ("__highest", false) => quote!(#ty::MAX),
            _ => return None,
        })
    }

    /// An element of a tensor in its own type.
    fn read(&self, read: &Read) -> TokenStream {
        let places: Vec<TokenStream> = read.places.iter().map(|place| self.place(place)).collect();
        let tensor = &read.tensor;
        match places.as_slice() {
            [one] => quote_spanned!(read.brackets=> #tensor[#one]),
            _ => quote_spanned!(read.brackets=> #tensor[[#(#places),*]]),
        }
    }

    /// A position on an axis: an index, or an expression in which elements are converted to indices.
    pub(crate) fn place(&self, place: &Place) -> TokenStream {
        match place {
            Place::Index(name) => name.to_token_stream(),
            Place::At(scalar) => replaced(scalar.template.to_token_stream(), &mut |ident| {
                Some(match &scalar.parts[part(ident)?] {
                    Value::Read(read) if self.types.tensor(&read.tensor) != Elem::Is(DType::Index) => {
                        let element = self.read(read);
                        quote!(cast::<usize>(#element))
                    }
                    other => in_parentheses(self.print(other)),
                })
            }),
        }
    }

    /// A `parallel!` over tiles, whose body may name their indices.
    pub(crate) fn parallel(&self, axes: &[Axis], body: TokenStream) -> TokenStream {
        let used = names_in(&body);
        let bindings = axes.iter().filter(|axis| used.contains(&axis.index.to_string())).map(|axis| {
            let Axis { index, from, local, whole, .. } = axis;
            if *whole { quote!(let #index = #local;) } else { quote!(let #index = #from + #local;) }
        });
        let (extents, locals) = (axes.iter().map(|axis| &axis.tile), axes.iter().map(|axis| &axis.local));
        match axes {
            [] => quote!(parallel!(1, |at_in| { #body });),
            [_] => quote!(parallel!(#(#extents)*, |#(#locals)*| { #(#bindings)* #body });),
            _ => quote!(parallel!((#(#extents),*), |#(#locals),*| { #(#bindings)* #body });),
        }
    }

    /// The value where an axis has an element, and `absent` where the tile is beyond its end.
    pub(crate) fn masked(&self, value: TokenStream, axis: &Axis, absent: TokenStream) -> TokenStream {
        if !axis.beyond {
            return value;
        }
        let (index, extent) = (&axis.index, self.extent(&axis.index));
        quote!(select(#index < #extent, #value, #absent))
    }
}

/// An element of a tile.
pub(crate) fn element(name: &Ident, axes: &[Ident]) -> TokenStream {
    let locals: Vec<Ident> = axes.iter().map(|axis| quote::format_ident!("{axis}_in")).collect();
    match locals.as_slice() {
        [] => quote!(#name[0]),
        [one] => quote!(#name[#one]),
        _ => quote!(#name[[#(#locals),*]]),
    }
}

/// The element of a tile that a `parallel!` over axes is at, as a destination.
pub(crate) fn here(name: &Ident, axes: &[Axis]) -> TokenStream {
    let indices: Vec<Ident> = axes.iter().map(|axis| axis.index.clone()).collect();
    if axes.is_empty() { quote!(#name[at_in]) } else { element(name, &indices) }
}
