//! Decides which indices of an output are blocks, tiles and loops, and writes the kernel.
//!
//! | the value | tiles | the block |
//! |---|---|---|
//! | has a contraction or attention | its rows and columns | makes one tile of the output |
//! | has other reductions | the last index that they depend on | walks the indices that none depends on |
//! | has a recurrence | the last other index | walks its index in steps, rows side by side |
//! | has none | the last two indices, or the last one and that of an operand | computes one tile |
//!
//! Every other index is a block's own. Where several reductions, or a reduction and the result, go
//! along one row, the kernel holds the row in a tile if there is room for it.

use super::emit::{Axis, Emitter, Role, Scope, first_read, held_over, here};
use super::extents::Extent;
use super::parse::{Assignment, Body, Store};
use super::positive;
use super::row::{self, Row, has_scan};
use super::transposed;
use super::types::accumulator;
use super::value::{Indices, Read, Reduce, Value, in_parentheses, names_in};
use crate::diag::{Code, Loc, Reported};
use proc_macro2::{Ident, Literal, TokenStream};
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
    emitter.positive = positive::required(&body.prologue);
    emitter.taken.extend(body.prologue.iter().flat_map(names_in));
    let mut plan = plan(emitter, body, first);
    let row = match (plan.tiled.as_slice(), plan.walked.as_slice()) {
        ([] | [(_, Role::Lines)], [] | [_]) => row::of(emitter.extents, body, plan.walked.first()),
        _ => None,
    };
    if row.is_some() {
        plan.tiled.iter_mut().for_each(|(_, role)| *role = Role::HeldLines);
    }
    let mut tiles = Vec::new();
    for (index, role) in &plan.tiled {
        tiles.push(emitter.axis(index, *role));
    }
    let grid = grid(emitter, &plan.single, &tiles);
    let scope = Scope { tiled: tiles };
    let mut values: Vec<Value> = body.assignments.iter().map(|assignment| assignment.value.clone()).collect();
    let mut loads = TokenStream::new();
    if plan.tiled.iter().any(|(_, role)| *role == Role::Transposed) {
        values = transposed::staged(emitter, values, &scope, &mut loads);
    }
    let steps = match row {
        Some(row) => held(emitter, body, &row, &plan.walked, &scope)?,
        None => block(emitter, body, values, loads, &plan.walked, &scope)?,
    };
    let (dims, prologue) = (&emitter.extents.statements, &body.prologue);
    Ok(quote! {
        #dims
        #(#prologue)*
        #grid
        #steps
    })
}

/// The tiles and statements of a block, those that it begins with in front.
fn block(
    emitter: &mut Emitter<'_>,
    body: &Body,
    values: Vec<Value>,
    mut steps: TokenStream,
    walked: &[Ident],
    scope: &Scope,
) -> Result<TokenStream, Reported> {
    let assignments: Vec<(&Assignment, Value)> = body.assignments.iter().zip(values).collect();
    statements(emitter, &assignments, walked, scope, &mut steps)?;
    let allocations = std::mem::take(&mut emitter.allocations);
    Ok(quote!(#allocations #steps))
}

/// The parts of a tile that rows are held in: a device that does not choose tiles has one for rows of all
/// lengths, and computes the part that a row fits.
const HELD: [usize; 4] = [32, 8, 4, 1];

/// The statements of a block that holds rows: in a part of a tile or in a tile if they fit it, and in
/// loops over tiles otherwise.
fn held(
    emitter: &mut Emitter<'_>,
    body: &Body,
    row: &Row,
    walked: &[Ident],
    scope: &Scope,
) -> Result<TokenStream, Reported> {
    let walked: Vec<Ident> = walked.iter().map(|_| row.index.clone()).collect();
    let Axis { tile, .. } = emitter.axis(&row.index, Role::Row);
    let taken = emitter.taken.clone();
    let mut form = |fits: Option<TokenStream>| {
        emitter.taken.clone_from(&taken);
        emitter.fits = fits.map(|tile| (row.len.clone(), tile));
        emitter.inside(|emitter| {
            let mut loads = TokenStream::new();
            let tiles = match &emitter.fits {
                Some(_) => emitter.load_rows(row, scope, &mut loads),
                None => Vec::new(),
            };
            let values = row.values.iter().map(|value| row::with_tiles(value, &tiles)).collect();
            let held = std::mem::take(&mut emitter.allocations);
            let steps = block(emitter, body, values, TokenStream::new(), &walked, scope)?;
            Ok(quote!(#held #loads #steps))
        })
    };
    let len = &row.len;
    let mut branches = TokenStream::new();
    for part in HELD {
        let tile = match part {
            1 => tile.clone(),
            _ => {
                let part = Literal::usize_unsuffixed(part);
                quote!(#tile.div_ceil(#part))
            }
        };
        let steps = form(Some(tile.clone()))?;
        branches.extend(quote!(if #len <= #tile { #steps } else));
    }
    let loops = form(None)?;
    Ok(quote!(#branches { #loops }))
}

/// The statements of a block in loops over what it walks.
fn statements(
    emitter: &mut Emitter<'_>,
    assignments: &[(&Assignment, Value)],
    walked: &[Ident],
    scope: &Scope,
    out: &mut TokenStream,
) -> Result<(), Reported> {
    let Some((index, rest)) = walked.split_first() else {
        for (number, (assignment, value)) in assignments.iter().enumerate() {
            let value = emitter.prepare(value, scope, out)?;
            let last = number + 1 == assignments.len();
            store(emitter, assignment, &value, scope, last, out);
        }
        return Ok(());
    };
    if !rest.is_empty() {
        // Values that do not depend on the index are computed in each iteration.
        let extent = emitter.extent(index);
        let mut steps = TokenStream::new();
        emitter.inside(|emitter| statements(emitter, assignments, rest, scope, &mut steps))?;
        out.extend(quote!(for #index in 0..#extent { #steps }));
        return Ok(());
    }
    let scans = assignments.iter().any(|(_, value)| has_scan(value));
    let states = assignments.iter().flat_map(|(_, value)| value.reductions()).any(|reduce| reduce.has_states());
    let role = match (scans, states) {
        (_, true) => Role::StatefulSteps,
        (true, false) => Role::Steps,
        (false, false) => Role::Part,
    };
    let axis = emitter.axis(index, role);
    let mut hoisted = Vec::new();
    for (_, value) in assignments {
        hoisted.push(emitter.hoist(value, &axis, scope, out)?);
    }
    let inner = scope.with(&axis);
    let mut steps = TokenStream::new();
    emitter.inside(|emitter| -> Result<(), Reported> {
        for (number, ((assignment, _), value)) in assignments.iter().zip(&hoisted).enumerate() {
            let value = emitter.prepare(value, &inner, &mut steps)?;
            // In one tile the result may take the place of what it is made of.
            let last = axis.whole && number + 1 == assignments.len();
            store(emitter, assignment, &value, &inner, last, &mut steps);
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
        beyond: true,
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
    let is_window =
        |reduce: &Rc<Reduce>| !reduce.has_states() && matches!(emitter.extents.get(&reduce.index), Extent::Bound(_));
    let windows = reductions.iter().all(is_window);
    // Elements that several outputs use are used by all of a tile's.
    let shared = indices.split_last_chunk::<2>().is_some_and(|(_, last)| {
        reductions.iter().any(|reduce| !reduce.kind.is_of_each() && pairs_up(&reduce.body, last))
    });
    if windows || shared {
        let across = transposed::other_side(body, indices).filter(|_| reductions.is_empty());
        let tiled = match (across, indices.as_slice()) {
            (Some(side), [.., last]) => vec![(side, Role::Transposed), (last.clone(), Role::Transposed)],
            (None, [.., line, last]) => vec![(line.clone(), Role::Line), (last.clone(), Role::Elements)],
            (_, [last]) => vec![(last.clone(), Role::Elements)],
            (_, []) => Vec::new(),
        };
        return Plan { single: single(&tiled, &[]), tiled, walked: Vec::new() };
    }
    let mut free = Indices::new();
    for reduce in &reductions {
        let mut on = reduce.inside(&emitter.indices);
        // Rows of other indices have the same running values, and blocks of their own.
        if reduce.kind.runs() {
            on.extend(indices.iter().map(Ident::to_string));
        }
        if reduce.kind.is_of_each() {
            on.remove(&reduce.index.to_string());
        }
        for along in reduce.recurrences() {
            on.extend(indices.iter().map(Ident::to_string));
            on.remove(&along.to_string());
        }
        free.extend(on);
    }
    let on = of_output(&free);
    let walked: Vec<Ident> = indices.iter().filter(|index| !on.contains(index)).cloned().collect();
    let role = |rows: &Ident| {
        let down = reductions.iter().find_map(|reduce| first_read(&reduce.body, rows, &reduce.index));
        let states = reductions.iter().any(|reduce| reduce.has_states());
        match down.filter(|_| !states) {
            Some(true) => Role::Columnwise,
            _ if body.assignments.iter().any(|assignment| has_scan(&assignment.value)) => Role::Chains,
            _ => Role::Lines,
        }
    };
    let tiled: Vec<(Ident, Role)> = on.last().map(|rows| (rows.clone(), role(rows))).into_iter().collect();
    Plan { single: single(&tiled, &walked), tiled, walked }
}

/// Whether a value depends on both indices, and no element in it does.
fn pairs_up(value: &Value, indices: &[Ident; 2]) -> bool {
    let known: Indices = indices.iter().map(Ident::to_string).collect();
    value.free(&known).len() == 2 && !any_read(value, &mut |read| Value::Read(read.clone()).free(&known).len() == 2)
}

/// Whether `f` holds for an element in a value.
pub(super) fn any_read(value: &Value, f: &mut dyn FnMut(&Rc<Read>) -> bool) -> bool {
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
    let set = matches!(assignment.store, Store::Set);
    let tile = (last && set).then(|| held_over(value, &scope.tiled)).flatten();
    let on: Vec<&Ident> = indices.iter().filter(|index| scope.tiled.iter().any(|axis| axis.index == **index)).collect();
    let in_order = scope.tiled.iter().map(|axis| &axis.index).eq(on.iter().copied());
    // Runs lie in memory as what they are of.
    let whole = match value {
        Value::Tile { name, axes, elem } if set && axes.iter().eq(on) => Some((name.clone(), *elem)),
        _ => None,
    };
    if let Some((tile, _)) = whole.or(tile.filter(|(_, elem)| in_order && *elem == emitter.elem(value))) {
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
    let elem = emitter.types.tensor(output);
    let at = if indices.len() == 1 { quote!(#output[#(#indices)*]) } else { quote!(#output[[#(#indices),*]]) };
    let store = match &assignment.store {
        Store::Set => {
            let value = emitter.converted(emitter.print(value), emitter.elem(value), elem);
            quote!(#at = #value;)
        }
        Store::Add => {
            let (sum, printed) = (accumulator(elem), in_parentheses(emitter.print(value)));
            let (old, new) =
                (emitter.converted(at.clone(), elem, sum), emitter.converted(printed, emitter.elem(value), sum));
            let value = emitter.converted(quote!(#old + #new), sum, elem);
            quote!(#at = #value;)
        }
        Store::Scatter(places) => {
            let value = emitter.converted(emitter.print(value), emitter.elem(value), elem);
            let places = places.iter().map(|place| emitter.place(place));
            let bounds = scope.tiled.iter().filter(|axis| axis.beyond).map(|axis| {
                let (index, extent) = (&axis.index, emitter.extent(&axis.index));
                quote!(#index < #extent)
            });
            let bounds: Vec<TokenStream> = bounds.collect();
            let add = quote!(#output.atomic_add([#(#places),*], #value, Relaxed););
            if bounds.is_empty() { add } else { quote!(if #(#bounds)&&* { #add }) }
        }
    };
    // Elements of the output that lie side by side are stored one after the other.
    let place = |axis: &Axis| indices.iter().position(|index| *index == axis.index);
    let mut axes = scope.tiled.clone();
    axes.sort_by_key(place);
    out.extend(emitter.parallel(&axes, store));
}
