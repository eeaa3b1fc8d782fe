//! Gives a reduction whose index is called like one of the output's a name of its own: inside of it, the name
//! stands for the reduction's.

use super::extents::Extents;
use super::parse::Body;
use super::value::{Place, Value, names_in};
use crate::front::Signature;
use proc_macro2::Ident;
use quote::format_ident;

/// Renames such indices in all values of a body; the new names have the old ones' extents.
pub(crate) fn apart(body: &mut Body, signature: &Signature, extents: &mut Extents) {
    let mut taken = extents.indices();
    taken.extend(signature.params.iter().map(|param| param.name.to_string()));
    taken.extend(signature.consts.iter().map(|(name, _)| name.to_string()));
    taken.extend(body.prologue.iter().flat_map(names_in));
    for assignment in &mut body.assignments {
        let outputs = assignment.indices.clone();
        assignment.value = renamed(&assignment.value, &mut |index| {
            outputs.contains(index).then(|| {
                let mut names = (2..).map(|number| format_ident!("{index}{number}", span = index.span()));
                let name = names.find(|name| !taken.contains(&name.to_string())).expect("numbers do not end");
                extents.rename(index, &name);
                name
            })
        });
    }
}

/// The value with another name for the indices of some reductions.
fn renamed(value: &Value, name: &mut dyn FnMut(&Ident) -> Option<Ident>) -> Value {
    value.map(&mut |part| {
        let Value::Reduce(reduce) = part else { return None };
        let index = if reduce.kind.is_of_each() { None } else { name(&reduce.index) };
        let to = index.unwrap_or_else(|| reduce.index.clone());
        let names = [(reduce.index.clone(), Place::Index(to.clone()))];
        Some(reduce.with(to.clone(), &mut |value| {
            let value = renamed(value, name);
            if to == reduce.index { value } else { value.substituted(&names) }
        }))
    })
}
