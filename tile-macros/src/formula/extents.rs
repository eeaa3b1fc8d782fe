//! The extents of indices: those of the axes that an index stands on alone.

use super::parse::{Assignment, Body, Store};
use super::value::{Indices, Place, Read, Scalar, Value, idents, names_in};
use crate::diag::{Code, Errors, Loc, Reported};
use crate::front::{ParamKind, Signature, is_constant_name};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

/// How far an index goes.
#[derive(Clone)]
pub(crate) enum Extent {
    /// The extent of a tensor's axis, by a name of `dims!`.
    Axis(Ident),
    /// A constant that `dims!` states.
    Constant(TokenStream),
    /// A bound of the reduction: `sum(r < 3, …)`.
    Bound(TokenStream),
}

impl Extent {
    pub(crate) fn tokens(&self) -> TokenStream {
        match self {
            Extent::Axis(name) => name.to_token_stream(),
            Extent::Constant(tokens) | Extent::Bound(tokens) => tokens.clone(),
        }
    }
}

/// The extents of all indices.
#[derive(Default)]
pub(crate) struct Extents {
    by_index: BTreeMap<String, Extent>,
    /// The `dims!` of the kernel, and names that the user's has for extents.
    pub(crate) statements: TokenStream,
}

impl Extents {
    /// Finds the extents.
    pub(crate) fn of(errors: &Errors, signature: &Signature, body: &Body) -> Result<Extents, Reported> {
        let mut uses = Uses::default();
        for assignment in &body.assignments {
            uses.indices.extend(assignment.indices.iter().map(|index| (index.to_string(), index.clone())));
            let output = assignment.output.to_string();
            match &assignment.store {
                Store::Scatter(places) => uses.places(&output, places),
                Store::Set | Store::Add => {
                    let axes = assignment.indices.iter().enumerate();
                    uses.axes.extend(axes.map(|(axis, index)| (output.clone(), axis, index.clone())));
                }
            }
            uses.value(&assignment.value);
        }
        uses.check_bounds(errors, &body.assignments)?;
        let Uses { axes, indices, bounds, .. } = &mut uses;
        axes.retain(|(_, _, index)| {
            indices.contains_key(&index.to_string()) && !bounds.contains_key(&index.to_string())
        });
        let mut extents = Extents { by_index: BTreeMap::new(), statements: TokenStream::new() };
        let mut reported = None;
        for class in uses.classes() {
            // Of the places that an index has alone, one may have a constant extent.
            let stated = class.iter().find_map(|(tensor, axis, _)| stated(signature, body, tensor, *axis));
            let Some((_, _, first)) = class.first() else { continue };
            let extent = stated.map_or_else(|| Extent::Axis(format_ident!("len_{first}")), Extent::Constant);
            for (_, _, index) in class {
                extents.by_index.insert(index.to_string(), extent.clone());
            }
        }
        for (name, index) in &uses.indices {
            if extents.by_index.contains_key(name) {
                continue;
            }
            match uses.bounds.get(name) {
                Some(bounds) => {
                    let bound = bounds.first().map(|(_, bound)| Extent::Bound(bound.clone()));
                    extents.by_index.extend(bound.map(|bound| (name.clone(), bound)));
                }
                None => {
                    let message = format!("the extent of `{index}` follows from no tensor");
                    let help = format!(
                        "use `{index}` alone on an axis, as in `x[[{index}, …]]`, or bound it: `sum({index} < 3, …)`"
                    );
                    reported = Some(errors.report(Code::FormulaIndex, Loc::of(index), message, help));
                }
            }
        }
        if let Some(reported) = reported {
            return Err(reported);
        }
        extents.statements = extents.dims(signature, body, &uses);
        Ok(extents)
    }

    /// The extent of an index.
    pub(crate) fn get(&self, index: &Ident) -> Extent {
        let found = self.by_index.get(&index.to_string()).cloned();
        found.unwrap_or_else(|| Extent::Axis(format_ident!("len_{index}")))
    }

    /// Gives an index another name, which has its extent.
    pub(crate) fn rename(&mut self, index: &Ident, name: &Ident) {
        self.by_index.insert(name.to_string(), self.get(index));
    }

    /// The names of all indices.
    pub(crate) fn indices(&self) -> Indices {
        self.by_index.keys().cloned().collect()
    }

    /// `dims!` of all tensors, and the user's names of extents.
    fn dims(&self, signature: &Signature, body: &Body, uses: &Uses) -> TokenStream {
        let mut tensors = Vec::new();
        let mut names = TokenStream::new();
        let mut bound = BTreeSet::new();
        let mut used: Indices = uses.names.iter().filter(|name| !uses.indices.contains_key(*name)).cloned().collect();
        used.extend(body.prologue.iter().flat_map(names_in));
        for param in &signature.params {
            let ParamKind::Tensor { rank, .. } = param.kind else { continue };
            let name = &param.name;
            let given = body.dims.iter().find(|(tensor, _)| tensor == name).map(|(_, list)| list);
            let axes = (0..rank).map(|axis| {
                let on = uses.axes.iter().find(|(tensor, at, _)| name == tensor && *at == axis);
                let written = given.and_then(|list| list.get(axis));
                let Some((_, _, index)) = on else { return written.map_or(quote!(_), ToTokens::to_token_stream) };
                let extent = self.get(index).tokens();
                if let Some(syn::Expr::Path(path)) = written
                    && let Some(user) = path.path.get_ident()
                    && *user != extent.to_string()
                    && used.contains(&user.to_string())
                    && bound.insert(user.to_string())
                {
                    names.extend(quote!(let #user = #extent;));
                }
                extent
            });
            let axes: Vec<TokenStream> = axes.collect();
            tensors.push(quote!(#name = [#(#axes),*]));
        }
        quote!(dims!(#(#tensors),*); #names)
    }
}

/// Where indices are used.
#[derive(Default)]
struct Uses {
    /// Tensor, axis, and the index that stands there alone.
    axes: Vec<Use>,
    indices: BTreeMap<String, Ident>,
    /// The bounds that reductions state for an index, and where.
    bounds: BTreeMap<String, Vec<(Ident, TokenStream)>>,
    /// Indices of reductions that state none.
    whole: Indices,
    /// Names in expressions.
    names: Indices,
}

/// A tensor's axis, and an index on it.
type Use = (String, usize, Ident);

impl Uses {
    /// Places whose indices have one extent, since they are on one axis or are one index.
    fn classes(&self) -> Vec<Vec<Use>> {
        let mut classes: Vec<Vec<Use>> = Vec::new();
        for place in &self.axes {
            let meets = |other: &Use| other.2 == place.2 || (other.0 == place.0 && other.1 == place.1);
            let (same, mut others): (Vec<_>, Vec<_>) = classes.into_iter().partition(|class| class.iter().any(meets));
            let mut class: Vec<Use> = same.into_iter().flatten().collect();
            class.push(place.clone());
            others.push(class);
            classes = others;
        }
        classes
    }

    /// Refuses an index that goes to one bound here and to another end elsewhere.
    fn check_bounds(&self, errors: &Errors, assignments: &[Assignment]) -> Result<(), Reported> {
        for (name, bounds) in &self.bounds {
            let Some((_, first)) = bounds.first() else { continue };
            let other = bounds.iter().find(|(_, bound)| bound.to_string() != first.to_string());
            let of_output = assignments.iter().any(|assignment| assignment.indices.iter().any(|index| index == name));
            let (at, message) = match (other, bounds.first()) {
                (Some((at, bound)), _) => (at, format!("`{name}` goes up to `{first}` and up to `{bound}`")),
                (None, Some((at, _))) if of_output => (at, format!("`{name}` is an index of the output, too")),
                (None, Some((at, _))) if self.whole.contains(name) => {
                    (at, format!("`{name}` goes up to `{first}` here, and has no bound elsewhere"))
                }
                _ => continue,
            };
            let help = "an index of one name has one extent in the whole function; give one of them another name";
            return Err(errors.report(Code::FormulaIndex, Loc::of(at), message, help));
        }
        Ok(())
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Read(read) => self.read(read),
            Value::Scalar(scalar) => self.scalar(scalar),
            Value::Tile { .. } => {}
            Value::Reduce(reduce) => {
                self.indices.insert(reduce.index.to_string(), reduce.index.clone());
                match &reduce.bound {
                    Some(bound) => {
                        let bounds = self.bounds.entry(reduce.index.to_string()).or_default();
                        bounds.push((reduce.index.clone(), bound.clone()));
                    }
                    None => {
                        self.whole.insert(reduce.index.to_string());
                    }
                }
                self.value(&reduce.body);
                reduce.start.iter().for_each(|start| self.value(start));
            }
        }
    }

    fn read(&mut self, read: &Read) {
        self.places(&read.tensor.to_string(), &read.places);
    }

    fn places(&mut self, tensor: &str, places: &[Place]) {
        for (axis, place) in places.iter().enumerate() {
            match place {
                Place::Index(index) => self.axes.push((tensor.to_owned(), axis, index.clone())),
                Place::At(scalar) => self.scalar(scalar),
            }
        }
    }

    fn scalar(&mut self, scalar: &Scalar) {
        self.names.extend(names_in(&scalar.template));
        scalar.parts.iter().for_each(|part| self.value(part));
    }
}

/// The constant that `dims!` states for an axis: one without names but of const parameters and
/// constants.
fn stated(signature: &Signature, body: &Body, tensor: &str, axis: usize) -> Option<TokenStream> {
    let (_, list) = body.dims.iter().find(|(name, _)| name == tensor)?;
    let tokens = list.get(axis)?.to_token_stream();
    let mut constant = true;
    idents(tokens.clone(), &mut |ident| {
        constant &= signature.consts.iter().any(|(known, _)| known == ident) || is_constant_name(ident);
    });
    (constant && tokens.to_string() != "_").then_some(tokens)
}
