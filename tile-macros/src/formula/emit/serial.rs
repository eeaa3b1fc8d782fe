//! Reductions that are a serial loop of each element: windows, and whatever is neither of rows nor a
//! GEMM.

use super::print::here;
use super::{Axis, Emitter, Scope};
use crate::diag::Reported;
use crate::formula::value::{Kind, Reduce, Value, in_parentheses, names_in, part, replaced};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::rc::Rc;

impl Emitter<'_> {
    /// A number for each element of `axes`.
    pub(super) fn serial(
        &mut self,
        reduce: &Rc<Reduce>,
        axes: &[Axis],
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let elem = self.elem(&reduce.body);
        let value = self.hoist_all(&Value::Reduce(reduce.clone()), &[], scope, out)?;
        let result = self.fragment(reduce.kind.name(), axes, elem);
        let mut loops = TokenStream::new();
        let value = self.looped(&value, &mut loops)?;
        let at = here(&result, axes);
        out.extend(self.parallel(axes, quote!(#loops #at = #value;)));
        Ok(Value::Tile { name: result, axes: axes.iter().map(|axis| axis.index.clone()).collect(), elem })
    }

    /// With tiles for the reductions inside of a reduction that depend on none of the indices around
    /// them.
    fn hoist_all(
        &mut self,
        value: &Value,
        around: &[Ident],
        scope: &Scope,
        out: &mut TokenStream,
    ) -> Result<Value, Reported> {
        let mut failed = None;
        let hoisted = value.map(&mut |value| {
            let Value::Reduce(reduce) = value else { return None };
            let free = value.free(&self.indices);
            let result = if !around.is_empty() && !around.iter().any(|index| free.contains(&index.to_string())) {
                self.prepare(value, scope, out)
            } else {
                let mut around = around.to_vec();
                around.push(reduce.index.clone());
                let body = self.hoist_all(&reduce.body, &around, scope, out);
                body.map(|body| {
                    let (kind, index, bound) = (reduce.kind, reduce.index.clone(), reduce.bound.clone());
                    Value::Reduce(Rc::new(Reduce { kind, index, bound, body, start: reduce.start.clone() }))
                })
            };
            match result {
                Ok(value) => Some(value),
                Err(reported) => {
                    failed = Some(reported);
                    None
                }
            }
        });
        failed.map_or(Ok(hoisted), Err)
    }

    /// The value as an expression behind loops for the reductions in it.
    pub(super) fn looped(&mut self, value: &Value, loops: &mut TokenStream) -> Result<TokenStream, Reported> {
        match value {
            Value::Reduce(reduce) => self.looped_reduction(reduce, loops),
            Value::Scalar(scalar) => {
                let mut parts = Vec::new();
                for value in &scalar.parts {
                    parts.push(in_parentheses(self.looped(value, loops)?));
                }
                let elem = self.elem(value);
                Ok(replaced(scalar.template.to_token_stream(), &mut |ident| match part(ident) {
                    Some(part) => Some(parts[part].clone()),
                    None => self.neutral(&ident.to_string(), elem),
                }))
            }
            other => Ok(self.print(other)),
        }
    }

    fn looped_reduction(&mut self, reduce: &Reduce, loops: &mut TokenStream) -> Result<TokenStream, Reported> {
        let elem = self.elem(&reduce.body);
        let (index, extent, ty) = (&reduce.index, self.extent(&reduce.index), self.types.tokens(elem));
        let total = self.fresh(&format!("{}_{index}", reduce.kind.name()));
        let neutral = match reduce.kind {
            Kind::Product => "__one",
            Kind::Max => "__lowest",
            Kind::Min => "__highest",
            Kind::Sum | Kind::Mean => "__zero",
            Kind::LogSumExp
            | Kind::Softmax
            | Kind::RunningSum
            | Kind::RunningProduct
            | Kind::RunningMax
            | Kind::RunningMin
            | Kind::Scan
            | Kind::ScanBack => {
                let word = reduce.kind.name().replace('_', " ");
                let message = format!("`{word}` depends on an index of a reduction around it");
                return self.refuse(index, &message, "assign it to an output of its own, which another kernel reads");
            }
        };
        let start = self.neutral(neutral, elem).unwrap_or_default();
        let mut inner = TokenStream::new();
        let value = self.looped(&reduce.body, &mut inner)?;
        let step = match reduce.kind {
            Kind::Product => quote!(#total *= #value;),
            Kind::Max => quote!(#total = #total.max(#value);),
            Kind::Min => quote!(#total = #total.min(#value);),
            _ => quote!(#total += #value;),
        };
        // Elements of tiles that have the whole axis.
        let local = format_ident!("{index}_in");
        let named = names_in(&step).contains(&local.to_string()).then(|| quote!(let #local = #index;));
        loops.extend(quote! {
            let mut #total: #ty = #start;
            for #index in 0..#extent {
                #named
                #inner
                #step
            }
        });
        Ok(match reduce.kind {
            Kind::Mean => quote!(#total / cast::<#ty>(#extent)),
            _ => quote!(#total),
        })
    }
}
