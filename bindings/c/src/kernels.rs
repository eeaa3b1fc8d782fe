//! The kernels of a library, by name.

use crate::catalogue::{self, Listed};
use crate::status::Failure;
use std::ffi::CString;
use tile_core::ir::text::parse;
use tile_core::launch::Definition;

/// The kernels of a library.
#[derive(Default, Debug)]
pub struct Kernels {
    listed: Vec<Listed>,
    catalogue: CString,
}

impl Kernels {
    /// Those that `list` adds.
    pub fn new(list: impl FnOnce(&mut Kernels)) -> Kernels {
        let mut kernels = Kernels::default();
        list(&mut kernels);
        kernels.catalogue = catalogue::json(&kernels.listed);
        kernels
    }

    /// Adds a kernel. The instance stands for all of the kernel's; its
    /// parameters are those that a caller leaves out.
    pub fn add(&mut self, kernel: &dyn Definition) {
        kernel.with_definition(&mut |instance| {
            self.listed.push(Listed {
                def: instance.def(),
                func: parse(instance.def().ir).ok(),
                elems: instance.elems().to_vec(),
                consts: instance.consts().to_vec(),
                externs: instance.externs().to_vec(),
                tuning: instance.tuning().to_vec(),
            });
        });
    }

    /// The kernel of a name.
    ///
    /// # Errors
    /// When there is none, or more than one.
    pub(crate) fn find(&self, name: &str) -> Result<&Listed, Failure> {
        let mut found = self.listed.iter().filter(|listed| listed.def.name == name);
        match (found.next(), found.next()) {
            (Some(listed), None) => Ok(listed),
            (Some(_), Some(_)) => Err(Failure::call(format!("several kernels of this library are called `{name}`"))),
            (None, _) => Err(Failure::call(format!("this library has no kernel `{name}`"))),
        }
    }

    /// What there is, as JSON; see the header.
    pub(crate) fn catalogue(&self) -> &CString {
        &self.catalogue
    }
}
