//! Decides which indices of an output are blocks, tiles and loops, and writes the kernel.
//!
//! | the value | tiles | the block |
//! |---|---|---|
//! | has a contraction or attention | its rows and columns | makes one tile of the output |
//! | has other reductions | the last index that they depend on | walks the indices that none depends on |
//! | has none | the last two indices | computes one tile |
//!
//! Every other index is a block's own.

use super::emit::{Axis, Emitter, Role, Scope, held_over, here};
use super::extents::Extent;
use super::parse::{Assignment, Body};
use super::value::{Indices, Kind, Read, Value};
use crate::diag::{Code, Loc, Reported};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::rc::Rc;

/// How the indices of an output are divided.
struct Plan {
    /// One value a block, in the order of the output.
    single: Vec<Ident>,
    /// Tiles of a block.
    tiled: Vec<(Ident, Role)>,
    /// Loops of a block: serial ones, and at the end one over tiles.
    walked: Vec<Ident>,
}

/// Writes the body of the kernel.
pub(crate) fn body(emitter: &mut Emitter<'_>, body: &Body) -> Result<TokenStream, Reported> {
    let Some(first) = body.assignments.first() else { return Ok(TokenStream::new()) };
    let set = |assignment: &Assignment| -> Indices { assignment.indices.iter().map(Ident::to_string).collect() };
    for other in &body.assignments[1..] {
        if set(other) != set(first) {
            let message = format!("`{}` and `{}` are assigned at different indices", first.output, other.output);
            let help = "outputs of one expression kernel have the same indices; write another for this one";
            return Err(emitter.errors.report(Code::FormulaIndex, Loc::of(&other.output), message, help));
        }
    }
    let plan = plan(emitter, body, first);
    let mut tiles = Vec::new();
    for (index, role) in &plan.tiled {
        tiles.push(emitter.axis(index, *role));
    }
    let grid = grid(emitter, &plan.single, &tiles);
    let mut steps = TokenStream::new();
    statements(emitter, body, &plan.walked, &Scope { tiled: tiles }, &mut steps)?;
    let (dims, prologue, allocations) = (&emitter.extents.statements, &body.prologue, &emitter.allocations);
    Ok(quote! {
        #dims
        #(#prologue)*
        #grid
        #allocations
        #steps
    })
}

/// The statements of a block in loops over what it walks.
fn statements(
    emitter: &mut Emitter<'_>,
    body: &Body,
    walked: &[Ident],
    scope: &Scope,
    out: &mut TokenStream,
) -> Result<(), Reported> {
    let Some((index, rest)) = walked.split_first() else {
        for (number, assignment) in body.assignments.iter().enumerate() {
            let value = emitter.prepare(&assignment.value, scope, out)?;
            let last = number + 1 == body.assignments.len();
            store(emitter, assignment, &value, scope, last, out);
        }
        return Ok(());
    };
    if !rest.is_empty() {
        // Values that do not depend on the index are computed in each iteration.
        let extent = emitter.extent(index);
        let mut steps = TokenStream::new();
        emitter.inside(|emitter| statements(emitter, body, rest, scope, &mut steps))?;
        out.extend(quote!(for #index in 0..#extent { #steps }));
        return Ok(());
    }
    let axis = emitter.axis(index, Role::Part);
    let mut hoisted = Vec::new();
    for assignment in &body.assignments {
        hoisted.push(emitter.hoist(&assignment.value, &axis, scope, out)?);
    }
    let inner = scope.with(&axis);
    let mut steps = TokenStream::new();
    emitter.inside(|emitter| -> Result<(), Reported> {
        for (assignment, value) in body.assignments.iter().zip(&hoisted) {
            let value = emitter.prepare(value, &inner, &mut steps)?;
            store(emitter, assignment, &value, &inner, false, &mut steps);
        }
        Ok(())
    })?;
    out.extend(emitter.walk(&axis, None, steps));
    Ok(())
}

fn plan(emitter: &Emitter<'_>, body: &Body, first: &Assignment) -> Plan {
    let indices = &first.indices;
    let reductions: Vec<_> = body.assignments.iter().flat_map(|assignment| assignment.value.reductions()).collect();
    let of_output = |free: &Indices| -> Vec<Ident> {
        indices.iter().filter(|index| free.contains(&index.to_string())).cloned().collect()
    };
    let single = |tiled: &[(Ident, Role)], walked: &[Ident]| -> Vec<Ident> {
        let taken = |index: &Ident| tiled.iter().any(|(tiled, _)| tiled == index) || walked.contains(index);
        indices.iter().filter(|index| !taken(index)).cloned().collect()
    };
    // Rows and columns of the first product.
    let axis = |index: &Ident| Axis {
        index: index.clone(),
        from: TokenStream::new(),
        tile: TokenStream::new(),
        local: index.clone(),
        whole: false,
    };
    for reduce in &reductions {
        let on = of_output(&reduce.body.free(&emitter.indices));
        let pairs = on.iter().enumerate().flat_map(|(at, columns)| on[..at].iter().map(move |rows| (rows, columns)));
        // The last pair has the axes whose elements are adjacent.
        let mut found = pairs.filter_map(|(rows, columns)| {
            emitter.pair(reduce, &[axis(rows), axis(columns)]).map(|roles| (rows, columns, roles))
        });
        if let Some((rows, columns, roles)) = found.next_back() {
            let tiled = vec![(rows.clone(), roles[0]), (columns.clone(), roles[1])];
            let walked: Vec<Ident> = indices.iter().filter(|index| !on.contains(index)).cloned().collect();
            return Plan { single: single(&tiled, &walked), tiled, walked };
        }
    }
    let windows = reductions.iter().all(|reduce| matches!(emitter.extents.get(&reduce.index), Extent::Bound(_)));
    // Elements that several outputs use are used by all of a tile's.
    let shared = indices.split_last_chunk::<2>().is_some_and(|(_, last)| {
        reductions.iter().any(|reduce| reduce.kind != Kind::Softmax && pairs_up(&reduce.body, last))
    });
    if windows || shared {
        let tiled = match indices.as_slice() {
            [.., line, last] => vec![(line.clone(), Role::Line), (last.clone(), Role::Elements)],
            [last] => vec![(last.clone(), Role::Elements)],
            [] => Vec::new(),
        };
        return Plan { single: single(&tiled, &[]), tiled, walked: Vec::new() };
    }
    let mut free = Indices::new();
    for reduce in &reductions {
        let mut on = reduce.body.free(&emitter.indices);
        if reduce.kind == Kind::Softmax {
            on.remove(&reduce.index.to_string());
        }
        free.extend(on);
    }
    let on = of_output(&free);
    let walked: Vec<Ident> = indices.iter().filter(|index| !on.contains(index)).cloned().collect();
    let tiled: Vec<(Ident, Role)> = on.last().map(|rows| (rows.clone(), Role::Lines)).into_iter().collect();
    Plan { single: single(&tiled, &walked), tiled, walked }
}

/// Whether a value depends on both indices, and no element in it does.
fn pairs_up(value: &Value, indices: &[Ident; 2]) -> bool {
    let known: Indices = indices.iter().map(Ident::to_string).collect();
    value.free(&known).len() == 2 && !any_read(value, &mut |read| Value::Read(read.clone()).free(&known).len() == 2)
}

fn any_read(value: &Value, f: &mut dyn FnMut(&Rc<Read>) -> bool) -> bool {
    match value {
        Value::Read(read) => f(read),
        Value::Scalar(scalar) => scalar.parts.iter().any(|part| any_read(part, f)),
        Value::Reduce(reduce) => any_read(&reduce.body, f),
        Value::Tile { .. } => false,
    }
}

/// `blocks` and what a block's numbers say.
fn grid(emitter: &mut Emitter<'_>, single: &[Ident], tiles: &[Axis]) -> TokenStream {
    let mut names: Vec<Ident> = Vec::new();
    let mut extents: Vec<TokenStream> = Vec::new();
    let mut bindings = TokenStream::new();
    let counted: Vec<&Axis> = tiles.iter().filter(|axis| !axis.whole).collect();
    let room = 3 - counted.len();
    let merged = single.len().saturating_sub(room.saturating_sub(1));
    if single.len() > room {
        // The first indices share an axis of the grid.
        let (together, _) = single.split_at(merged);
        let name = emitter.fresh("outer");
        let product = together.iter().map(|index| emitter.extent(index));
        extents.push(product.reduce(|product, extent| quote!(#product * #extent)).unwrap_or_default());
        let mut rest = quote!(#name);
        for (number, index) in together.iter().enumerate().rev() {
            let extent = emitter.extent(index);
            bindings.extend(if number == 0 {
                quote!(let #index = #rest;)
            } else {
                quote!(let #index = #rest % #extent;)
            });
            rest = quote!(#rest / #extent);
        }
        names.push(name);
    }
    let own = if single.len() > room { &single[merged..] } else { single };
    for index in own {
        names.push(index.clone());
        extents.push(emitter.extent(index));
    }
    for axis in counted {
        let (name, from, tile, extent) =
            (format_ident!("{}_tile", axis.index), &axis.from, &axis.tile, emitter.extent(&axis.index));
        extents.push(quote!(#extent.div_ceil(#tile)));
        bindings.extend(quote!(let #from = #name * #tile;));
        names.push(name);
    }
    if names.is_empty() {
        return bindings;
    }
    // Three numbers from one are more than the check of races sees through.
    let disjoint =
        (single.len() > room && merged > 2).then(|| quote!(, disjoint = "each index of the output has one block"));
    quote!(let [#(#names),*] = blocks([#(#extents),*] #disjoint); #bindings)
}

/// Stores a value in its output.
fn store(
    emitter: &Emitter<'_>,
    assignment: &Assignment,
    value: &Value,
    scope: &Scope,
    last: bool,
    out: &mut TokenStream,
) {
    let Assignment { output, indices, .. } = assignment;
    let tile = last.then(|| held_over(value, &scope.tiled)).flatten();
    let in_order = scope
        .tiled
        .iter()
        .map(|axis| &axis.index)
        .eq(indices.iter().filter(|index| scope.tiled.iter().any(|axis| axis.index == **index)));
    if let Some((tile, _)) = tile.filter(|(_, elem)| in_order && *elem == emitter.elem(value)) {
        if !matches!(value, Value::Tile { .. }) {
            let (at, printed) = (here(&tile, &scope.tiled), emitter.print(value));
            out.extend(emitter.parallel(&scope.tiled, quote!(#at = #printed;)));
        }
        let places = indices.iter().map(|index| match scope.tiled.iter().find(|axis| axis.index == *index) {
            Some(Axis { from, tile, .. }) => quote!(span(#from, #tile)),
            None => quote!(#index),
        });
        out.extend(quote!(copy(&#tile, #output.at_mut((#(#places,)*)));));
        return;
    }
    let printed = emitter.print(value);
    let elem = emitter.tensor_elem(output);
    let to = emitter.elem_tokens(elem);
    let converted = if emitter.elem(value) == elem { printed } else { quote!(cast::<#to>(#printed)) };
    let at = if indices.len() == 1 { quote!(#output[#(#indices)*]) } else { quote!(#output[[#(#indices),*]]) };
    out.extend(emitter.parallel(&scope.tiled, quote!(#at = #converted;)));
}
