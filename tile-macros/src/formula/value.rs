//! Values of index notation: elements of tensors, reductions over an index, and scalar expressions of
//! them.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident};
use std::collections::BTreeSet;
use std::rc::Rc;
use tile_core::elem::Elem;

pub(crate) use super::kind::Kind;

/// A value at each point of its free indices.
#[derive(Clone)]
pub(crate) enum Value {
    Read(Rc<Read>),
    Reduce(Rc<Reduce>),
    Scalar(Rc<Scalar>),
    /// A reduction that a tile holds: its elements by the local names of `axes`.
    Tile {
        name: Ident,
        axes: Vec<Ident>,
        elem: Elem,
    },
}

/// One element of a tensor.
pub(crate) struct Read {
    pub(crate) tensor: Ident,
    /// The source of the indices.
    pub(crate) brackets: Span,
    pub(crate) places: Vec<Place>,
}

/// Where on one axis.
#[derive(Clone)]
pub(crate) enum Place {
    Index(Ident),
    At(Rc<Scalar>),
}

/// A reduction of `body` over `index`.
pub(crate) struct Reduce {
    pub(crate) kind: Kind,
    pub(crate) index: Ident,
    /// The extent, where a bound states it: `sum(r < 3, …)`.
    pub(crate) bound: Option<TokenStream>,
    pub(crate) body: Value,
    /// The value in front of the first element of a scan; 0 where there is none.
    pub(crate) start: Option<Value>,
}

impl Reduce {
    /// The same reduction over another name of its index, of other values.
    pub(crate) fn with(&self, index: Ident, f: &mut dyn FnMut(&Value) -> Value) -> Value {
        let (kind, bound, body) = (self.kind, self.bound.clone(), f(&self.body));
        Value::Reduce(Rc::new(Reduce { kind, index, bound, body, start: self.start.as_ref().map(f) }))
    }

    /// Whether it reduces recurrences along other indices than its own.
    pub(crate) fn has_states(&self) -> bool {
        self.recurrences().next().is_some()
    }

    /// The indices of recurrences that it reduces, but its own.
    pub(crate) fn recurrences(&self) -> impl Iterator<Item = Ident> {
        let inner = if self.kind.is_of_each() { Vec::new() } else { self.body.reductions() };
        let own = self.index.clone();
        inner
            .into_iter()
            .filter(move |inner| inner.kind.is_scan() && inner.index != own)
            .map(|inner| inner.index.clone())
    }

    /// The indices that the values in it depend on, its own among them.
    pub(crate) fn inside(&self, known: &Indices) -> Indices {
        let mut free = self.body.free(known);
        free.extend(self.start.iter().flat_map(|start| start.free(known)));
        free
    }
}

/// The identifier that stands for the value before in the body of a scan.
pub(crate) const BEFORE: &str = "__before";

/// An expression of scalars, in which `parts[i]` stands where the identifier `__i` does.
pub(crate) struct Scalar {
    pub(crate) template: syn::Expr,
    pub(crate) parts: Vec<Value>,
}

/// The identifier that stands for a part.
pub(crate) fn hole(part: usize) -> Ident {
    format_ident!("__{part}")
}

/// The part that an identifier stands for.
pub(crate) fn part(ident: &Ident) -> Option<usize> {
    ident.to_string().strip_prefix("__")?.parse().ok()
}

/// The part that an expression is, with nothing around it.
pub(crate) fn whole_part(expr: &syn::Expr) -> Option<usize> {
    match expr {
        syn::Expr::Path(path) => part(path.path.get_ident()?),
        syn::Expr::Paren(inner) => whole_part(&inner.expr),
        _ => None,
    }
}

/// Names of indices.
pub(crate) type Indices = BTreeSet<String>;

impl Value {
    /// A scalar expression of parts, or the part that it is.
    pub(crate) fn scalar(template: syn::Expr, parts: &[Value]) -> Value {
        if let Some(part) = whole_part(&template) {
            return parts[part].clone();
        }
        let mut used = Vec::new();
        let tokens = replaced(template.to_token_stream(), &mut |ident| {
            used.push(parts[part(ident)?].clone());
            Some(hole(used.len() - 1).into_token_stream())
        });
        let template = syn::parse2(tokens).unwrap_or(template);
        Value::Scalar(Rc::new(Scalar { template, parts: used }))
    }

    /// The indices of `known` that the value depends on.
    pub(crate) fn free(&self, known: &Indices) -> Indices {
        match self {
            Value::Read(read) => read.places.iter().flat_map(|place| place.free(known)).collect(),
            Value::Scalar(scalar) => scalar.free(known),
            Value::Tile { axes, .. } => axes.iter().map(Ident::to_string).collect(),
            Value::Reduce(reduce) => {
                let mut free = reduce.inside(known);
                if reduce.kind.is_of_each() {
                    free.insert(reduce.index.to_string());
                } else {
                    free.remove(&reduce.index.to_string());
                }
                free
            }
        }
    }

    /// The factors whose product the value is.
    pub(crate) fn factors(&self) -> Vec<Value> {
        let Value::Scalar(scalar) = self else { return vec![self.clone()] };
        match &scalar.template {
            syn::Expr::Binary(binary) if matches!(binary.op, syn::BinOp::Mul(_)) => {
                let side = |expr: &syn::Expr| scalar.sub(expr).factors();
                side(&binary.left).into_iter().chain(side(&binary.right)).collect()
            }
            syn::Expr::Paren(inner) => scalar.sub(&inner.expr).factors(),
            _ => vec![self.clone()],
        }
    }

    /// The product of factors.
    pub(crate) fn product(factors: Vec<Value>) -> Value {
        let holes = (0..factors.len()).map(hole);
        let template = quote::quote!(#(#holes)*);
        let mut holes = template.into_iter();
        let Some(first) = holes.next() else { return Value::scalar(syn::parse_quote!(1), &[]) };
        let tokens = holes.fold(first.into_token_stream(), |product, hole| quote::quote!(#product * #hole));
        Value::scalar(syn::parse_quote!(#tokens), &factors)
    }

    /// Every part replaced by what `f` makes of it, where it makes something.
    pub(crate) fn map(&self, f: &mut dyn FnMut(&Value) -> Option<Value>) -> Value {
        if let Some(value) = f(self) {
            return value;
        }
        match self {
            Value::Scalar(scalar) => {
                let parts = scalar.parts.iter().map(|part| part.map(f)).collect();
                Value::Scalar(Rc::new(Scalar { template: scalar.template.clone(), parts }))
            }
            Value::Read(read) => {
                let places = read.places.iter().map(|place| place.map(f)).collect();
                Value::Read(Rc::new(Read { tensor: read.tensor.clone(), brackets: read.brackets, places }))
            }
            other => other.clone(),
        }
    }

    /// The reductions in the value that are in no other.
    pub(crate) fn reductions(&self) -> Vec<Rc<Reduce>> {
        let mut found = Vec::new();
        self.map(&mut |value| {
            if let Value::Reduce(reduce) = value {
                found.push(reduce.clone());
            }
            None
        });
        found
    }

    /// Calls `f` for each name that stands on an axis alone and is not known there.
    pub(crate) fn stray(&self, known: &Indices, f: &mut dyn FnMut(&Ident)) {
        match self {
            Value::Read(read) => read.places.iter().for_each(|place| match place {
                Place::Index(name) if known.contains(&name.to_string()) => {}
                Place::Index(name) => f(name),
                Place::At(scalar) => scalar.parts.iter().for_each(|part| part.stray(known, f)),
            }),
            Value::Scalar(scalar) => scalar.parts.iter().for_each(|part| part.stray(known, f)),
            Value::Tile { .. } => {}
            Value::Reduce(reduce) => {
                let mut known = known.clone();
                known.insert(reduce.index.to_string());
                reduce.body.stray(&known, f);
                reduce.start.iter().for_each(|start| start.stray(&known, f));
            }
        }
    }

    fn alone(&self, f: &mut dyn FnMut(&Ident)) {
        match self {
            Value::Read(read) => read.places.iter().for_each(|place| place.alone(f)),
            Value::Scalar(scalar) => scalar.parts.iter().for_each(|part| part.alone(f)),
            Value::Reduce(_) | Value::Tile { .. } => {}
        }
    }

    /// With other names for indices, or positions in their place.
    pub(crate) fn substituted(&self, names: &[(Ident, Place)]) -> Value {
        match self {
            Value::Read(read) => {
                let places = read.places.iter().map(|place| place.substituted(names)).collect();
                Value::Read(Rc::new(Read { tensor: read.tensor.clone(), brackets: read.brackets, places }))
            }
            Value::Scalar(scalar) => Value::Scalar(Rc::new(scalar.substituted(names, &|part| match part {
                // An element of a tensor of integers is an index.
                Value::Read(_) => Value::scalar(syn::parse_quote!(cast::<usize>(__0)), std::slice::from_ref(part)),
                other => other.clone(),
            }))),
            Value::Tile { .. } => self.clone(),
            Value::Reduce(reduce) => {
                if reduce.kind.is_of_each()
                    && let Some((_, to)) = names.iter().find(|(name, _)| *name == reduce.index)
                    && let Place::Index(to) = to
                {
                    return reduce.with(to.clone(), &mut |value| value.substituted(names));
                }
                // What the reduction binds is another index of the same name, and one that a
                // replacement mentions is not meant.
                let inside = self.names();
                let is_meant = |name: &Ident| *name != reduce.index && inside.contains(&name.to_string());
                let mut names: Vec<_> = names.iter().filter(|(name, _)| is_meant(name)).cloned().collect();
                let mut index = reduce.index.clone();
                let mentioned: Indices = names.iter().flat_map(|(_, to)| to.names()).collect();
                while mentioned.contains(&index.to_string()) {
                    index = format_ident!("{index}_");
                }
                if index != reduce.index {
                    names.push((reduce.index.clone(), Place::Index(index.clone())));
                }
                reduce.with(index, &mut |value| value.substituted(&names))
            }
        }
    }

    /// The names in it.
    fn names(&self) -> Indices {
        match self {
            Value::Read(read) => read.places.iter().flat_map(Place::names).collect(),
            Value::Scalar(scalar) => scalar.names(),
            Value::Tile { .. } => Indices::new(),
            Value::Reduce(reduce) => {
                let mut names = reduce.body.names();
                names.extend(reduce.start.iter().flat_map(Value::names));
                names
            }
        }
    }

    /// A text that is the same for values that are computed alike.
    pub(crate) fn key(&self) -> String {
        match self {
            Value::Read(read) => {
                let places: Vec<String> = read.places.iter().map(Place::key).collect();
                format!("{}[{}]", read.tensor, places.join(","))
            }
            Value::Scalar(scalar) => scalar.key(),
            Value::Tile { name, .. } => format!("tile {name}"),
            Value::Reduce(reduce) => {
                let bound = reduce.bound.as_ref().map(|bound| format!("<{bound}")).unwrap_or_default();
                let start = reduce.start.as_ref().map(|start| format!(",{}", start.key())).unwrap_or_default();
                format!("{}({}{bound}{start},{})", reduce.kind.name(), reduce.index, reduce.body.key())
            }
        }
    }
}

impl Place {
    /// Calls `f` for each name that stands on an axis alone.
    pub(crate) fn alone(&self, f: &mut dyn FnMut(&Ident)) {
        match self {
            Place::Index(name) => f(name),
            Place::At(scalar) => scalar.parts.iter().for_each(|part| part.alone(f)),
        }
    }

    pub(crate) fn free(&self, known: &Indices) -> Indices {
        match self {
            Place::Index(name) => known.get(&name.to_string()).cloned().into_iter().collect(),
            Place::At(scalar) => scalar.free(known),
        }
    }

    fn map(&self, f: &mut dyn FnMut(&Value) -> Option<Value>) -> Place {
        match self {
            Place::Index(_) => self.clone(),
            Place::At(scalar) => {
                let parts = scalar.parts.iter().map(|part| part.map(f)).collect();
                Place::At(Rc::new(Scalar { template: scalar.template.clone(), parts }))
            }
        }
    }

    fn substituted(&self, names: &[(Ident, Place)]) -> Place {
        match self {
            Place::Index(name) => match names.iter().find(|(from, _)| from == name) {
                Some((_, to)) => to.clone(),
                None => self.clone(),
            },
            Place::At(scalar) => Place::At(Rc::new(scalar.substituted(names, &Value::clone))),
        }
    }

    /// The names in it.
    fn names(&self) -> Indices {
        match self {
            Place::Index(name) => [name.to_string()].into(),
            Place::At(scalar) => scalar.names(),
        }
    }

    fn key(&self) -> String {
        match self {
            Place::Index(name) => name.to_string(),
            Place::At(scalar) => scalar.key(),
        }
    }
}

impl Scalar {
    /// A part of the expression as a value.
    pub(crate) fn sub(&self, expr: &syn::Expr) -> Value {
        Value::scalar(expr.clone(), &self.parts)
    }

    fn free(&self, known: &Indices) -> Indices {
        let mut free = Indices::new();
        idents(self.template.to_token_stream(), &mut |ident| match part(ident) {
            Some(part) => free.extend(self.parts[part].free(known)),
            None if known.contains(&ident.to_string()) => {
                free.insert(ident.to_string());
            }
            None => {}
        });
        free
    }

    /// `inserted` is what becomes of a part of a position that takes the place of an index.
    fn substituted(&self, names: &[(Ident, Place)], inserted: &dyn Fn(&Value) -> Value) -> Scalar {
        let mut parts: Vec<Value> = self.parts.iter().map(|part| part.substituted(names)).collect();
        let tokens = replaced(self.template.to_token_stream(), &mut |ident| {
            let (_, to) = names.iter().find(|(from, _)| from == ident)?;
            Some(match to {
                Place::Index(to) => to.to_token_stream(),
                Place::At(scalar) => {
                    let first = parts.len();
                    parts.extend(scalar.parts.iter().map(inserted));
                    in_parentheses(replaced(scalar.template.to_token_stream(), &mut |ident| {
                        part(ident).map(|part| hole(first + part).into_token_stream())
                    }))
                }
            })
        });
        let template = syn::parse2(tokens).unwrap_or_else(|_| self.template.clone());
        Scalar { template, parts }
    }

    /// The names in the expression and its parts.
    fn names(&self) -> Indices {
        let mut names = names_in(&self.template);
        names.extend(self.parts.iter().flat_map(Value::names));
        names
    }

    fn key(&self) -> String {
        let tokens = replaced(self.template.to_token_stream(), &mut |ident| {
            let key = self.parts[part(ident)?].key();
            Some(proc_macro2::Literal::string(&key).into_token_stream())
        });
        tokens.to_string()
    }
}

/// Calls `f` for each identifier.
pub(crate) fn idents(tokens: TokenStream, f: &mut dyn FnMut(&Ident)) {
    for tree in tokens {
        match tree {
            TokenTree::Ident(ident) => f(&ident),
            TokenTree::Group(group) => idents(group.stream(), f),
            _ => {}
        }
    }
}

/// The identifiers in tokens.
pub(crate) fn names_in(tokens: &impl ToTokens) -> Indices {
    let mut names = Indices::new();
    idents(tokens.to_token_stream(), &mut |ident| {
        names.insert(ident.to_string());
    });
    names
}

/// The tokens with what `f` gives in place of identifiers.
pub(crate) fn replaced(tokens: TokenStream, f: &mut dyn FnMut(&Ident) -> Option<TokenStream>) -> TokenStream {
    let mut out = TokenStream::new();
    for tree in tokens {
        match tree {
            TokenTree::Ident(ident) => match f(&ident) {
                Some(tokens) => out.extend(tokens),
                None => out.extend([TokenTree::Ident(ident)]),
            },
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), replaced(group.stream(), f));
                inner.set_span(group.span());
                out.extend([TokenTree::Group(inner)]);
            }
            other => out.extend([other]),
        }
    }
    out
}

/// Parentheses around what is more than one operand.
pub(crate) fn in_parentheses(tokens: TokenStream) -> TokenStream {
    let operand = match syn::parse2::<syn::Expr>(tokens.clone()) {
        Ok(expr) => !matches!(
            expr,
            syn::Expr::Binary(_) | syn::Expr::Unary(_) | syn::Expr::Cast(_) | syn::Expr::If(_) | syn::Expr::Range(_)
        ),
        Err(_) => false,
    };
    if operand { tokens } else { quote::quote!((#tokens)) }
}

/// The tokens without parentheses that are all of an argument.
pub(crate) fn plain_arguments(tokens: TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    for tree in tokens {
        match tree {
            TokenTree::Group(group) => {
                let mut arguments = TokenStream::new();
                let mut argument: Vec<TokenTree> = Vec::new();
                for tree in plain_arguments(group.stream()) {
                    let ends = is_comma(&tree);
                    argument.push(tree);
                    if ends {
                        arguments.extend(opened(std::mem::take(&mut argument)));
                    }
                }
                arguments.extend(opened(argument));
                let mut inner = Group::new(group.delimiter(), arguments);
                inner.set_span(group.span());
                out.push(TokenTree::Group(inner));
            }
            other => out.push(other),
        }
    }
    out.into_iter().collect()
}

fn is_comma(tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == ',')
}

/// An argument, perhaps with the comma behind it, without parentheses around all of it.
fn opened(argument: Vec<TokenTree>) -> TokenStream {
    match argument.as_slice() {
        [TokenTree::Group(group), rest @ ..]
            if group.delimiter() == Delimiter::Parenthesis
                && rest.iter().all(is_comma)
                && !group.stream().is_empty()
                && !group.stream().into_iter().any(|tree| is_comma(&tree)) =>
        {
            group.stream().into_iter().chain(rest.iter().cloned()).collect()
        }
        _ => argument.into_iter().collect(),
    }
}
