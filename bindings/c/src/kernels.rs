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
    /// Shipped answers for launches that leave parameters open, if they are asked for.
    #[cfg(feature = "tune")]
    tables: Option<&'static [tile_tune::Table]>,
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

    /// Adds every kernel with a default instance that is linked into the program
    /// ([`registry`](tile_kernel::registry)).
    #[cfg(feature = "registry")]
    pub fn add_registered(&mut self) {
        for with in tile_kernel::registry::kernels().into_iter().filter_map(|kernel| kernel.default) {
            with(&mut |kernel| self.add(kernel));
        }
    }

    /// Has launches take tuned instances where they leave parameters open, as on a
    /// [`Tuned`](tile_tune::Tuned) device: answers of the user's cache, else of these tables, else the
    /// device chooses.
    #[cfg(feature = "tune")]
    pub fn tuned(&mut self, tables: &'static [tile_tune::Table]) {
        self.tables = Some(tables);
    }

    /// What answers the launches of a kernel.
    #[cfg(feature = "tune")]
    pub(crate) fn answers(&self) -> Option<tile_tune::Answers<'static>> {
        use tile_tune::{Answers, Cache, Tuning};
        self.tables.map(|tables| Answers::new(Tuning::Cached, Cache::user(), tables))
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

#[cfg(all(test, feature = "registry"))]
mod tests {
    use super::*;
    use tile_kernel::prelude::*;

    #[tile_kernel(default(N = 4))]
    fn listed<const N: usize>(out: &mut Tensor<f32, 1>) {
        dims!(out = [n]);
        let [b] = blocks([n.div_ceil(N)]);
        parallel!(N, |i| {
            out[b * N + i] = 2.0;
        });
    }

    /// Without a default instance, which a library needs.
    #[tile_kernel]
    fn open<const N: usize>(out: &mut Tensor<f32, 1>) {
        dims!(out = [n]);
        let [b] = blocks([n.div_ceil(N)]);
        parallel!(N, |i| {
            out[b * N + i] = 2.0;
        });
    }

    #[test]
    fn kernels_with_a_default_instance_are_registered() {
        let kernels = Kernels::new(|kernels| kernels.add_registered());
        assert_eq!(kernels.find("listed").expect("it is linked in").consts, [4]);
        let missing = kernels.find("open").expect_err("nothing says its parameters");
        assert_eq!(missing.to_string(), "this library has no kernel `open`");
        // The other kernels are those of this crate's dependencies.
        let _ = open::<8>();
    }
}
