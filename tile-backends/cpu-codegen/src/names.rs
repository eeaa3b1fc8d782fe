//! Identifiers of emitted code.
//!
//! Values keep the user's names where those are free. A name is used once in the whole
//! text of a function, so that a value can be passed to an inner function under its own
//! name.

use tile_core::ir::Func;

/// What emitted text uses itself.
const RESERVED: &[&str] =
    &["args", "block", "call", "count", "end", "from", "lane", "level", "plan", "scratch", "size", "start", "to", "_"];

/// The names given out.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    given: tile_emit::Names,
    unnamed: u32,
}

impl Names {
    /// Keeps clear of the emitter's own words and of the function's symbols.
    pub(crate) fn new(func: &Func) -> Names {
        let mut given = tile_emit::Names::default();
        let reserved = RESERVED.iter().map(|&word| word.to_owned());
        let symbols = func.consts.iter().map(|c| c.name.clone());
        let panels = (0..64).map(|number| format!("panels_{number}"));
        // A pattern that is the name of a constant in scope would match it.
        let outside = func.externs.iter().filter_map(|e| e.path.split("::").next().map(str::to_owned));
        for name in reserved.chain(symbols).chain(panels).chain(outside) {
            given.claim(name);
        }
        Names { given, unnamed: 0 }
    }

    /// A free name, `wanted` itself if possible.
    pub(crate) fn fresh(&mut self, wanted: Option<&str>) -> String {
        match wanted {
            Some(wanted) => self.given.unique(wanted),
            None => loop {
                let name = format!("v{}", self.unnamed);
                self.unnamed += 1;
                if self.given.claim(name.as_str()) {
                    return name;
                }
            },
        }
    }
}
