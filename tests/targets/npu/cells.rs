//! The text of a table's cells: families of element types, and which of them are refused.

use crate::features::{Feature, elems};
use std::collections::BTreeMap;
use tile_core::elem::DType;

/// What a feature's types are called.
pub(crate) fn types(feature: &Feature, types: &[DType]) -> String {
    let families: [fn(DType) -> bool; 4] = [|_| true, |elem| elem != DType::Bool, DType::is_float, DType::is_int];
    let is = |holds: fn(DType) -> bool| elems().all(|elem| types.contains(&elem) == holds(elem));
    let family = ["all", "numbers", "floats", "integers"].into_iter().zip(families).find(|(_, holds)| is(*holds));
    match family {
        _ if !feature.is_generic() => String::new(),
        Some((name, _)) => name.to_owned(),
        None => names(types),
    }
}

fn names(types: &[DType]) -> String {
    types.iter().map(|elem| elem.name()).collect::<Vec<&str>>().join(", ")
}

/// What a cell says of so many types, of which these are refused, each by a code.
pub(crate) fn cell_text(cell: &[(DType, impl AsRef<str>)], types: usize) -> String {
    let mut codes: BTreeMap<&str, Vec<DType>> = BTreeMap::new();
    for (elem, code) in cell {
        codes.entry(code.as_ref()).or_default().push(*elem);
    }
    let texts = codes.iter().map(|(code, of)| match of.len() == types {
        true => format!("no: {code}"),
        false => format!("not {}: {code}", names(of)),
    });
    match codes.len() {
        0 => "yes".to_owned(),
        _ => texts.collect::<Vec<String>>().join("; "),
    }
}
