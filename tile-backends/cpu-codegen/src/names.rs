//! Identifiers of emitted code.
//!
//! Values keep the user's names where those are free. A name is used once in the whole
//! text of a function, so that a value can be passed to an inner function under its own
//! name.

use std::collections::HashSet;
use tile_core::ir::Func;

/// What emitted text uses itself.
const RESERVED: &[&str] =
    &["args", "block", "call", "count", "end", "from", "lane", "level", "plan", "scratch", "size", "start", "to", "_"];

/// The names given out.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    taken: HashSet<String>,
    unnamed: u32,
}

impl Names {
    /// Keeps clear of the emitter's own words and of the function's symbols.
    pub(crate) fn new(func: &Func) -> Names {
        let mut taken: HashSet<String> = RESERVED.iter().map(|&word| word.to_owned()).collect();
        taken.extend(func.consts.iter().map(|c| c.name.clone()));
        taken.extend((0..64).map(|number| format!("panels_{number}")));
        // A pattern that is the name of a constant in scope would match it.
        taken.extend(func.externs.iter().filter_map(|e| e.path.split("::").next().map(str::to_owned)));
        Names { taken, unnamed: 0 }
    }

    /// A free name, `wanted` itself if possible.
    pub(crate) fn fresh(&mut self, wanted: Option<&str>) -> String {
        match wanted {
            Some(wanted) => {
                let mut name = wanted.to_owned();
                let mut number = 1;
                while !self.taken.insert(name.clone()) {
                    number += 1;
                    name = format!("{wanted}_{number}");
                }
                name
            }
            None => loop {
                let name = format!("v{}", self.unnamed);
                self.unnamed += 1;
                if self.taken.insert(name.clone()) {
                    return name;
                }
            },
        }
    }
}
