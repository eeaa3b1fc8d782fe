//! Finds the rows that a kernel holds in registers: those that several reductions, or a reduction and
//! the result, read.
//!
//! ```text
//! x[[i, j]] - mean(k, x[[i, k]])     j and k go over one extent, and are one index of such a row:
//! x[[i, j]] - mean(j, x[[i, j]])     what is read is read twice, and loaded once
//! ```

use super::extents::{Extent, Extents};
use super::parse::Body;
use super::value::{Indices, Kind, Place, Read, Reduce, Value};
use proc_macro2::Ident;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A row that a block may hold.
pub(crate) struct Row {
    /// The one name of all indices along it.
    pub(crate) index: Ident,
    /// The name of its extent.
    pub(crate) len: Ident,
    /// The values of the body's assignments, with that index.
    pub(crate) values: Vec<Value>,
    /// The elements that are read several times.
    pub(crate) held: Vec<Rc<Read>>,
}

/// The row of a body whose output has the index `walked` along it, or none.
pub(crate) fn of(extents: &Extents, body: &Body, walked: Option<&Ident>) -> Option<Row> {
    let mut reductions = Vec::new();
    body.assignments.iter().for_each(|assignment| each(&assignment.value, &mut |reduce| reductions.push(reduce)));
    let index = walked.or(reductions.first().map(|reduce| &reduce.index))?.clone();
    let Extent::Axis(len) = extents.get(&index) else { return None };
    let along = |index: &Ident| matches!(extents.get(index), Extent::Axis(other) if other == len);
    let mut class: Indices = reductions.iter().map(|reduce| reduce.index.to_string()).collect();
    class.insert(index.to_string());
    // What walks a row step by step wants many rows, and parts of them.
    if reductions.iter().any(|reduce| reduce.kind.is_scan()) {
        return None;
    }
    // A value of two elements of the row is no value of one index.
    let alone = |reduce: &Rc<Reduce>| {
        reduce.bound.is_none()
            && along(&reduce.index)
            && reduce.body.free(&class).iter().all(|other| reduce.index == *other)
    };
    if !reductions.iter().all(alone) {
        return None;
    }
    let values: Vec<Value> = body.assignments.iter().map(|assignment| unified(&assignment.value, &index)).collect();
    let held = read_again(&values, &index, walked.is_some());
    let softmax = reductions.iter().any(|reduce| reduce.kind == Kind::Softmax);
    (!held.is_empty() || softmax).then_some(Row { index, len, values, held })
}

/// Calls `f` for every reduction in a value.
fn each(value: &Value, f: &mut dyn FnMut(Rc<Reduce>)) {
    for reduce in value.reductions() {
        each(&reduce.body, f);
        f(reduce);
    }
}

/// Whether there is a recurrence in a value.
pub(super) fn has_scan(value: &Value) -> bool {
    let mut found = false;
    each(value, &mut |reduce| found |= reduce.kind.is_scan());
    found
}

/// The value with one index in all reductions.
fn unified(value: &Value, to: &Ident) -> Value {
    value.map(&mut |part| {
        let Value::Reduce(reduce) = part else { return None };
        let names = [(reduce.index.clone(), Place::Index(to.clone()))];
        Some(reduce.with(to.clone(), &mut |value| unified(&value.substituted(&names), to)))
    })
}

/// The elements along the row that several passes over it read: one for each reduction, and one for
/// the result where that has an element for each of the row.
fn read_again(values: &[Value], index: &Ident, result: bool) -> Vec<Rc<Read>> {
    let mut passes: BTreeMap<String, Value> = BTreeMap::new();
    for value in values {
        each(value, &mut |reduce| {
            passes.insert(Value::Reduce(reduce.clone()).key(), reduce.body.clone());
        });
    }
    let results = if result { values } else { &[] };
    let mut counts: BTreeMap<String, (usize, Rc<Read>)> = BTreeMap::new();
    let mut passes: Vec<Vec<&Value>> = passes.values().map(|value| vec![value]).collect();
    passes.push(results.iter().collect());
    for pass in passes {
        let mut reads = BTreeMap::new();
        pass.iter().for_each(|value| elements(value, index, &mut reads));
        for (key, read) in reads {
            counts.entry(key).or_insert((0, read)).0 += 1;
        }
    }
    counts.into_values().filter(|(count, _)| *count > 1).map(|(_, read)| read).collect()
}

/// The elements along the row that a value reads outside of reductions.
fn elements(value: &Value, index: &Ident, found: &mut BTreeMap<String, Rc<Read>>) {
    value.map(&mut |part| match part {
        Value::Read(read) if is_along(read, index) => {
            found.insert(part.key(), read.clone());
            None
        }
        Value::Reduce(_) => Some(part.clone()),
        _ => None,
    });
}

/// Whether the index stands on one axis alone, and no other place depends on it.
fn is_along(read: &Read, index: &Ident) -> bool {
    let known: Indices = [index.to_string()].into();
    let on = read.places.iter().filter(|place| !place.free(&known).is_empty());
    let mut on = on.map(|place| matches!(place, Place::Index(_)));
    let plain = Value::Read(Rc::new(Read {
        tensor: read.tensor.clone(),
        brackets: read.brackets,
        places: read.places.clone(),
    }));
    on.next() == Some(true) && on.next().is_none() && plain.reductions().is_empty()
}

/// The value with tiles in place of elements, in reductions as well.
pub(crate) fn with_tiles(value: &Value, tiles: &[(String, Value)]) -> Value {
    value.map(&mut |part| match part {
        Value::Read(_) => {
            let key = part.key();
            tiles.iter().find(|(known, _)| *known == key).map(|(_, tile)| tile.clone())
        }
        Value::Reduce(reduce) => Some(reduce.with(reduce.index.clone(), &mut |value| with_tiles(value, tiles))),
        _ => None,
    })
}
