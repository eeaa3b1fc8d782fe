//! The source file around an identifier, read once for each process.

use super::source::{Known, Names};
use proc_macro2::Ident;
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::path::PathBuf;
use std::rc::Rc;

/// A file.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) text: String,
    names: OnceCell<Option<Names>>,
}

impl File {
    /// The names in it; none if it is no Rust.
    pub(crate) fn names(&self) -> Option<&Names> {
        self.names.get_or_init(|| Some(Names::read(self.text.parse().ok()?))).as_ref()
    }
}

thread_local! {
    static FILES: RefCell<HashMap<PathBuf, Option<Rc<File>>>> = RefCell::default();
}

/// The file that an identifier stands in, if it stands there.
pub(crate) fn around(ident: &Ident) -> Option<Rc<File>> {
    // What an editor has may not be saved yet.
    if in_editor() {
        return None;
    }
    let span = ident.span();
    let path = span.local_file()?;
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).ok()?;
        Some(Rc::new(File { text, names: OnceCell::new() }))
    };
    let file = FILES.with_borrow_mut(|files| files.entry(path.clone()).or_insert_with(|| read(&path)).clone())?;
    // What a macro moved here is another file's.
    let start = span.start();
    let line: String = file.text.lines().nth(start.line.checked_sub(1)?)?.chars().skip(start.column).collect();
    line.starts_with(&ident.to_string()).then_some(file)
}

/// What the file around an identifier shows of it.
pub(crate) fn look(ident: &Ident) -> Known {
    around(ident).and_then(|file| file.names().map(|names| names.look(&ident.to_string()))).unwrap_or(Known::Unsure)
}

/// Whether nothing in the file defines or imports a name.
pub(crate) fn plainly_absent(ident: &Ident) -> bool {
    matches!(look(ident), Known::Absent | Known::Unlikely)
}

/// Whether rust-analyzer expands the macro, not rustc.
fn in_editor() -> bool {
    std::env::current_exe()
        .is_ok_and(|path| path.file_stem().is_some_and(|name| name.to_string_lossy().starts_with("rust-analyzer")))
}
