//! Calls of the library: every one is noted, so that the text gets what it needs.

use super::emitted::EmitError;
use super::types;
use crate::dialect::Dialect;
use crate::library::Library;
use std::collections::BTreeSet;
use tile_core::elem::DType;

/// The library, and which of its parts a text uses so far.
pub(super) struct Helpers<'a> {
    pub(super) dialect: &'a Dialect,
    pub(super) library: Library,
    used: BTreeSet<usize>,
    /// Whether approximations are welcome.
    pub(super) fast: bool,
}

impl<'a> Helpers<'a> {
    pub(super) fn new(dialect: &'a Dialect, fast: bool) -> Helpers<'a> {
        Helpers { dialect, library: Library::of(dialect), used: BTreeSet::new(), fast }
    }

    /// Whether the library has a function.
    pub(super) fn has(&self, name: &str) -> bool {
        self.library.find(name).is_some()
    }

    /// What the dialect has no words for.
    pub(super) fn lacks(&self, what: impl Into<String>) -> EmitError {
        EmitError::Unsupported { dialect: self.dialect.name, what: what.into() }
    }

    fn need(&mut self, name: &str) -> Result<(), EmitError> {
        let part = self.library.find(name).ok_or_else(|| self.lacks(format!("`{name}`")))?;
        self.used.insert(part);
        Ok(())
    }

    /// A call.
    pub(super) fn call(&mut self, name: &str, args: &[&str]) -> Result<String, EmitError> {
        self.need(name)?;
        Ok(format!("{name}({})", args.join(", ")))
    }

    /// A call of a template.
    pub(super) fn of(&mut self, name: &str, of: &str, args: &[&str]) -> Result<String, EmitError> {
        self.need(name)?;
        Ok(format!("{name}<{of}>({})", args.join(", ")))
    }

    /// A type that is made of a template.
    pub(super) fn type_of(&mut self, name: &str, of: &str) -> Result<String, EmitError> {
        self.need(name)?;
        Ok(format!("{name}<{of}>"))
    }

    /// The type of so many neighbours.
    pub(super) fn vector(&mut self, ty: DType, count: usize) -> Result<String, EmitError> {
        let of = format!("{}, {count}", self.ty(ty));
        self.type_of("vec", &of)
    }

    /// The name of a type. Those of narrow floats are in the library.
    pub(super) fn ty(&mut self, ty: DType) -> &'static str {
        let name = types::name(ty);
        self.used.extend(self.library.find(name));
        name
    }

    /// The same bits as another type.
    pub(super) fn bits_of(&mut self, ty: &str, x: &str) -> String {
        self.used.extend(self.library.find("as_bits"));
        format!("as_bits<{ty}>({x})")
    }

    /// The parts that were used, and what they refer to.
    pub(super) fn text(&self) -> String {
        self.library.text(&self.used)
    }
}
