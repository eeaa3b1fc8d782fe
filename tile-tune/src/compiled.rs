//! Instances with native code, for devices that compile nothing.

use tile_core::launch::{Arg, Device, Instance, Kernel, LaunchError};

/// Instances that a program was compiled with.
///
/// The CPU runs no others. Devices that compile instances from their IR need none. [`compiled!`](crate::compiled)
/// makes one.
#[derive(Clone, Copy, Default)]
pub struct Compiled<'k> {
    kernels: &'k [&'k dyn Kernel],
}

impl<'k> Compiled<'k> {
    /// These.
    pub const fn new(kernels: &'k [&'k dyn Kernel]) -> Compiled<'k> {
        Compiled { kernels }
    }

    /// Whether a device can launch an instance with other const parameters.
    pub(crate) fn has<D: Device + ?Sized>(&self, device: &D, instance: &Instance<'_>, consts: &[i64]) -> bool {
        device.compiles() || consts == instance.consts() || self.find(instance, consts).is_some()
    }

    /// Launches an instance with other const parameters, exactly those.
    ///
    /// # Errors
    /// Those of the launch; on a device that compiles nothing, that it has no code for the instance.
    pub fn launch<D: Device + ?Sized>(
        &self,
        device: &D,
        instance: &Instance<'_>,
        consts: &[i64],
        args: &mut [Arg<'_>],
    ) -> Result<(), LaunchError> {
        self.with(device, instance, consts, &mut |instance| device.launch(instance, args))
    }

    /// Calls a function with the instance that [`launch`](Compiled::launch) takes.
    ///
    /// # Errors
    /// Those of the function.
    pub fn with<D: Device + ?Sized>(
        &self,
        device: &D,
        instance: &Instance<'_>,
        consts: &[i64],
        f: &mut dyn FnMut(&Instance<'_>) -> Result<(), LaunchError>,
    ) -> Result<(), LaunchError> {
        if device.compiles() {
            return f(&instance.with_consts(consts));
        }
        match self.find(instance, consts) {
            Some(kernel) => {
                let mut result = Ok(());
                kernel.with_instance(&mut |compiled| result = f(compiled));
                result
            }
            // Its own parameters; an instance of others is refused by the device.
            None if consts == instance.consts() => f(instance),
            None => f(&instance.with_consts(consts)),
        }
    }

    fn find(&self, instance: &Instance<'_>, consts: &[i64]) -> Option<&'k dyn Kernel> {
        self.kernels.iter().copied().find(|kernel| {
            let mut is = false;
            kernel.with_definition(&mut |other| {
                is = std::ptr::eq(other.def(), instance.def())
                    && other.elems() == instance.elems()
                    && other.externs() == instance.externs()
                    && other.consts() == consts;
            });
            is
        })
    }
}

/// Instances with native code, each an expression such as `matmul::<f32, 64, 64, 32>()`: a
/// [`Compiled`](crate::Compiled) that lives as long as the program.
#[macro_export]
macro_rules! compiled {
    ($($kernel:expr),* $(,)?) => {{
        const ALL: &[&dyn $crate::__Kernel] = &[$(&$kernel),*];
        $crate::Compiled::new(ALL)
    }};
}

impl std::fmt::Debug for Compiled<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Compiled").field("kernels", &self.kernels.len()).finish()
    }
}
