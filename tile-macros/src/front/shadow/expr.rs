//! Emits the expressions of the shadow body.

use super::Shadow;
use crate::front::ast::{Block, Expr, ExprKind, If, Method, Unary};
use crate::front::lower::makes_memory;
use proc_macro2::{Delimiter, Group, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::PathArguments;
use tile_core::elem::{DType, Elem};

impl Shadow<'_> {
    pub(super) fn expr(&self, expr: &Expr) -> TokenStream {
        let tokens = self.expr_kind(expr);
        let attrs = expr.attrs.iter().filter(|_| self.partial.is_none());
        quote!(#(#attrs)* #tokens)
    }

    pub(super) fn expr_kind(&self, expr: &Expr) -> TokenStream {
        let span = expr.loc.first;
        match &expr.kind {
            ExprKind::Int { token, .. } => self.literal(expr, token.base10_digits(), token.to_token_stream(), None),
            ExprKind::Float { token, .. } => self.literal(expr, token.base10_digits(), token.to_token_stream(), None),
            ExprKind::Bool(token) => token.to_token_stream(),
            ExprKind::Path(path) => self.path(expr, path),
            ExprKind::Unary { op, operand } => self.unary(*op, operand),
            ExprKind::Binary { op, left, right } => {
                let (left, right, op) = (self.expr(left), self.expr(right), &op.token);
                quote!(#left #op #right)
            }
            ExprKind::Cast { operand, ty } => {
                let operand = self.expr(operand);
                quote_spanned!(span=> ::tile_kernel::lang::cast::<#ty>(#operand))
            }
            ExprKind::Call { path, args } => self.call(expr, path, args),
            ExprKind::Method(m) => self.method(expr, m),
            ExprKind::Index { base, index, array } => {
                let (base, index) = (self.expr(base), self.exprs(index));
                let index = if *array { quote_spanned!(span=> [#index]) } else { index };
                let index = group(Delimiter::Bracket, index, expr.loc.last);
                quote!(#base #index)
            }
            ExprKind::If(branch) => self.if_else(branch),
            ExprKind::Array(items) => {
                let items = self.exprs(items);
                quote_spanned!(span=> [#items])
            }
            ExprKind::Tuple(items) => {
                let items = items.iter().map(|item| self.expr(item));
                quote_spanned!(span=> (#(#items,)*))
            }
            ExprKind::Tiles { tile, count } => {
                let memory = makes_memory(tile);
                let (tile, count) = (self.expr(tile), self.expr(count));
                if !memory {
                    return quote_spanned!(span=> ::tile_kernel::lang::filled(#tile, [#count]));
                }
                quote_spanned!(span=> ::core::array::from_fn::<_, { #count }, _>(|_| #tile))
            }
            ExprKind::Full => quote_spanned!(span=> ..),
            ExprKind::Borrow { mutable, operand } => {
                let operand = self.expr(operand);
                if *mutable { quote_spanned!(span=> &mut #operand) } else { quote_spanned!(span=> &#operand) }
            }
            ExprKind::Paren(inner) => {
                let inner = self.expr(inner);
                quote_spanned!(span=> (#inner))
            }
            ExprKind::Block(block) => self.braced(block, span),
        }
    }

    pub(super) fn exprs(&self, list: &[Expr]) -> TokenStream {
        let list = list.iter().map(|expr| self.expr(expr));
        quote!(#(#list),*)
    }

    /// `{ … }`
    pub(super) fn braced(&self, block: &Block, span: Span) -> TokenStream {
        let block = self.block(block);
        quote_spanned!(span=> { #block })
    }

    pub(super) fn if_else(&self, branch: &If) -> TokenStream {
        let span = branch.condition.loc.first;
        let condition = self.expr(&branch.condition);
        let then = self.braced(&branch.then, span);
        let otherwise = branch.otherwise.as_ref().map(|block| {
            let block = self.braced(block, span);
            quote_spanned!(span=> else #block)
        });
        quote_spanned!(span=> if #condition #then #otherwise)
    }

    fn elem(&self, expr: &Expr) -> Option<Elem> {
        self.types.get(expr.id).copied().flatten()
    }

    /// A number of the type that inference found.
    fn literal(&self, expr: &Expr, digits: &str, written: TokenStream, sign: Option<Span>) -> TokenStream {
        let span = expr.loc.first;
        let minus = sign.map(|sign| quote_spanned!(sign=> -));
        let suffixed = |suffix: &str, digits: &str| -> TokenStream {
            let text = format!("{digits}{suffix}");
            match text.parse::<proc_macro2::Literal>() {
                Ok(mut literal) => {
                    literal.set_span(span);
                    quote!(#minus #literal)
                }
                Err(_) => quote!(#minus #written),
            }
        };
        let float = digits.contains(['.', 'e', 'E']);
        match self.elem(expr) {
            None => quote!(#minus #written),
            Some(Elem::Is(DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2) | Elem::Param(_) | Elem::Acc(_)) => {
                let ty = self.elem(expr).map(|elem| self.ty(elem, span));
                let value = suffixed(if float { "f64" } else { "i128" }, digits);
                quote_spanned!(span=> ::tile_kernel::lang::lit::<#ty>(#value))
            }
            Some(Elem::Is(dtype)) => suffixed(dtype.rust_name(), digits.trim_end_matches('.')),
        }
    }

    fn unary(&self, op: Unary, operand: &Expr) -> TokenStream {
        match (op, &operand.kind) {
            (Unary::Neg(sign), ExprKind::Int { token, .. }) => {
                self.literal(operand, token.base10_digits(), token.to_token_stream(), Some(sign))
            }
            (Unary::Neg(sign), ExprKind::Float { token, .. }) => {
                self.literal(operand, token.base10_digits(), token.to_token_stream(), Some(sign))
            }
            (Unary::Neg(span), _) => {
                let operand = self.expr(operand);
                quote_spanned!(span=> -#operand)
            }
            (Unary::Not(span), _) => {
                let operand = self.expr(operand);
                quote_spanned!(span=> !#operand)
            }
        }
    }

    /// A name; an outside constant is told its type.
    fn path(&self, expr: &Expr, path: &syn::Path) -> TokenStream {
        let span = expr.loc.first;
        if let [param, acc, name] = path.segments.iter().collect::<Vec<_>>().as_slice()
            && acc.ident == "Acc"
        {
            return quote_spanned!(span=> <<#param as ::tile_kernel::num::Element>::Acc as ::tile_kernel::num::Float>::#name);
        }
        match self.elem(expr) {
            Some(elem) => self.typed(path.to_token_stream(), elem, span),
            None => path.to_token_stream(),
        }
    }

    /// An expression that must have a type.
    fn typed(&self, expr: TokenStream, elem: Elem, span: Span) -> TokenStream {
        let ty = self.ty(elem, span);
        let value = proc_macro2::Ident::new("value", Span::mixed_site());
        quote_spanned!(span=> ({ let #value: #ty = #expr; #value }))
    }

    fn call(&self, expr: &Expr, path: &syn::Path, args: &[Expr]) -> TokenStream {
        let span = expr.loc.first;
        let name = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let tokens = match args {
            [src, dst, rest @ ..] if crate::front::lower::is_scan(&name) && same_variable(src, dst) => {
                let (src, dst, rest) = (self.expr(src), self.expr(dst), self.exprs(rest));
                quote_spanned!(span=> ::tile_kernel::lang::alias(#src), #dst, #rest)
            }
            args => self.exprs(args),
        };
        if !crate::front::lower::is_word(&name) || (name == "from_bits" && path.segments.len() > 1) {
            let args = group(Delimiter::Parenthesis, tokens, expr.loc.last);
            let call = quote_spanned!(span=> #path #args);
            return match self.elem(expr) {
                Some(elem) => self.typed(call, elem, span),
                None => call,
            };
        }
        let Some(last) = path.segments.last() else { return TokenStream::new() };
        let word = &last.ident;
        let generics = match &last.arguments {
            PathArguments::AngleBracketed(list) => {
                let args = &list.args;
                // The rank of new memory follows from its extents.
                match crate::front::lower::is_allocation(&name) {
                    true => quote_spanned!(span=> ::<#args, _>),
                    false => list.to_token_stream(),
                }
            }
            PathArguments::None | PathArguments::Parenthesized(_) => TokenStream::new(),
        };
        if name == "target_asm" {
            return self.target_asm(args, span);
        }
        let args = group(Delimiter::Parenthesis, tokens, expr.loc.last);
        quote_spanned!(span=> ::tile_kernel::lang::#word #generics #args)
    }

    /// The span is that of `unsafe`.
    fn target_asm(&self, args: &[Expr], span: Span) -> TokenStream {
        let [fallback, inputs @ ..] = args else { return TokenStream::new() };
        let (fallback, inputs) = (self.expr(fallback), inputs.iter().map(|input| self.expr(input)));
        quote_spanned!(span=> (unsafe { ::tile_kernel::lang::target_asm(#fallback, (#(#inputs,)*)) }))
    }

    fn method(&self, expr: &Expr, m: &Method) -> TokenStream {
        let (receiver, args) = (self.expr(&m.receiver), self.exprs(&m.args));
        let (name, generics) = (&m.name, &m.generics);
        let args = group(Delimiter::Parenthesis, args, expr.loc.last);
        let span = name.span();
        quote_spanned!(span=> #receiver.#name #generics #args)
    }
}

/// `(…)` or `[…]` that ends where the user's does.
fn group(delimiter: Delimiter, tokens: TokenStream, span: Span) -> Group {
    let mut group = Group::new(delimiter, tokens);
    group.set_span(span);
    group
}

/// `&x` and `&mut x`.
fn same_variable(a: &Expr, b: &Expr) -> bool {
    fn variable(expr: &Expr) -> Option<&proc_macro2::Ident> {
        match &expr.peeled().kind {
            ExprKind::Borrow { operand, .. } => variable(operand),
            _ => expr.ident(),
        }
    }
    match (variable(a), variable(b)) {
        (Some(a), Some(b)) => a == b,
        _ => false,
    }
}
