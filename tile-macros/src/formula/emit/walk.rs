//! Loops over the tiles of an index, from the first or from the last.

use super::{Axis, Emitter};
use crate::diag::Reported;
use crate::formula::value::{Kind, Reduce};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

impl Emitter<'_> {
    /// A loop over the tiles of an axis around statements, or the statements where one tile is the whole axis.
    pub(crate) fn walk(&self, axis: &Axis, stages: Option<usize>, body: TokenStream) -> TokenStream {
        if axis.whole {
            return body;
        }
        let counter = format_ident!("{}_tile", axis.index);
        let (from, tile, extent) = (&axis.from, &axis.tile, self.extent(&axis.index));
        let at = match self.back.get(&axis.index.to_string()) {
            Some(true) => quote!((#extent.div_ceil(#tile) - 1 - #counter)),
            _ => quote!(#counter),
        };
        match stages {
            Some(stages) => {
                let stages = proc_macro2::Literal::usize_unsuffixed(stages);
                quote! {
                    pipelined!(0..#extent.div_ceil(#tile), stages = #stages, |#counter| {
                        let #from = #at * #tile;
                        #body
                    });
                }
            }
            None => quote! {
                for #counter in 0..#extent.div_ceil(#tile) {
                    let #from = #at * #tile;
                    #body
                }
            },
        }
    }

    /// Notes which way loops over the index of a running reduction go.
    pub(super) fn note_direction(&mut self, reduce: &Reduce) -> Result<(), Reported> {
        let (index, back) = (&reduce.index, reduce.kind == Kind::ScanBack);
        if *self.back.entry(index.to_string()).or_insert(back) == back {
            return Ok(());
        }
        let message = format!("values run along `{index}` both ways, up to an element and down to it");
        self.refuse(index, &message, "assign one of them in another function")
    }
}
