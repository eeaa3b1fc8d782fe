//! Verification of a kernel: what is asked for, and the run.

use crate::args::Reference;
use crate::data::Data;
use crate::error::VerifyError;
use crate::host::number;
use crate::options::{Options, Source};
use crate::random::Random;
use crate::report::Report;
use crate::run::{Opened, run};
use std::rc::Rc;
use tile_core::launch::{HostDevice, Instance, Kernel, Scalar};

/// What a verification takes.
///
/// Without options, the [usual](Data::USUAL) kinds of [`Data`] are drawn over extents that the kernel's `dims!` and
/// `require!` allow, and every device that is present runs every case.
#[derive(Clone, Default, Debug)]
pub struct Verify {
    options: Options,
}

impl Verify {
    /// A verification without options.
    pub fn new() -> Verify {
        Verify::default()
    }

    /// Leaves out a kind of data, on which the kernel promises nothing.
    #[must_use]
    pub fn without(mut self, data: Data) -> Verify {
        self.options.data.remove(&data);
        self
    }

    /// Adds a kind of data that is not drawn without options.
    #[must_use]
    pub fn with(mut self, data: Data) -> Verify {
        self.options.data.insert(data);
        self
    }

    /// The values of an extent that others do not determine, by the name that `dims!` gives it, or
    /// `x.0` for the first axis of `x` where it gives none.
    #[must_use]
    pub fn extent(mut self, name: &str, values: impl IntoIterator<Item = usize>) -> Verify {
        let values = values.into_iter().filter_map(|value| i64::try_from(value).ok()).collect();
        self.options.extents.insert(name.to_owned(), values);
        self
    }

    /// The values of a scalar; 0 and 1 of a `bool`.
    #[must_use]
    pub fn scalar(mut self, name: &str, values: impl IntoIterator<Item = f64>) -> Verify {
        self.options.scalars.insert(name.to_owned(), values.into_iter().collect());
        self
    }

    /// One value of a scalar, exactly. It is of the parameter's type.
    #[must_use]
    pub fn scalar_of(self, name: &str, value: Scalar) -> Verify {
        self.scalar(name, [number(value)])
    }

    /// The elements of an input, from the tensor's extents and the element's index, for all kinds of
    /// data. They are rounded to the input's type.
    #[must_use]
    pub fn values(mut self, name: &str, element: impl Fn(&mut Random, &[usize], &[usize]) -> f64 + 'static) -> Verify {
        self.options.sources.insert(name.to_owned(), Source::Own(Rc::new(element)));
        self
    }

    /// Whole numbers from 0 on, below the extent of an axis of a tensor: indices into it.
    #[must_use]
    pub fn below(mut self, name: &str, of: &str, axis: usize) -> Verify {
        self.options.sources.insert(name.to_owned(), Source::Below(of.to_owned(), axis));
        self
    }

    /// The devices, by the names of the registry ([`tile_kernel::backends`]); all that are present
    /// without. One that is named and not present is an error.
    #[must_use]
    pub fn devices<'a>(mut self, names: impl IntoIterator<Item = &'a str>) -> Verify {
        self.options.devices = Some(names.into_iter().map(str::to_owned).collect());
        self
    }

    /// The seed of all that is drawn, 0 without.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Verify {
        self.options.seed = seed;
        self
    }

    /// How many launches, 18 without.
    #[must_use]
    pub fn cases(mut self, cases: usize) -> Verify {
        self.options.cases = cases.max(1);
        self
    }

    /// A factor on the tolerance of floats, for algorithms with more rounding errors than the IR
    /// shows. The mutation score tells when it is too large.
    #[must_use]
    pub fn roundings(mut self, factor: f64) -> Verify {
        self.options.roundings = factor;
        self
    }

    /// The most operations and elements of a case, 300 000 without: extents are drawn below.
    #[must_use]
    pub fn work(mut self, most: f64) -> Verify {
        self.options.work = most;
        self
    }

    /// Two launches need not agree bitwise.
    #[must_use]
    pub fn nondeterministic(mut self) -> Verify {
        self.options.deterministic = false;
        self
    }

    /// Results may not depend on how large an extent is: a row's result is bitwise the same in a
    /// launch with fewer rows.
    #[must_use]
    pub fn batch_invariant(mut self, extent: &str) -> Verify {
        self.options.batch = Some(extent.to_owned());
        self
    }

    /// Verifies a kernel against a reference.
    ///
    /// # Errors
    /// [`VerifyError`] where nothing can be verified. What is wrong with the kernel is in the report.
    pub fn run(&self, kernel: &dyn Kernel, reference: &dyn Reference) -> Result<Report, VerifyError> {
        let mut report = None;
        kernel.with_instance(&mut |instance| {
            report = Some(self.open(instance).and_then(|devices| {
                let devices: Vec<Opened<'_>> = devices.iter().map(NamedDevice::opened).collect();
                run(instance, &self.options, &devices, Some(reference))
            }));
        });
        report.unwrap_or_else(|| Err(VerifyError::Devices { reason: "the kernel made no instance".to_owned() }))
    }

    /// Verifies an instance on devices of the caller's, for tools: against a reference, or else
    /// against the interpreter.
    ///
    /// # Errors
    /// As [`run`](Verify::run).
    pub fn run_instance(
        &self,
        instance: &Instance<'_>,
        devices: &[(&str, &dyn HostDevice)],
        reference: Option<&dyn Reference>,
    ) -> Result<Report, VerifyError> {
        let opened: Vec<Opened<'_>> = devices.iter().map(|&(name, device)| (name, Ok(device))).collect();
        run(instance, &self.options, &opened, reference)
    }

    /// The devices that are asked for.
    fn open(&self, instance: &Instance<'_>) -> Result<Vec<NamedDevice>, VerifyError> {
        let mut devices = Vec::new();
        for backend in tile_kernel::backends() {
            let named = self.options.devices.as_ref().map(|names| names.iter().any(|name| name == backend.name));
            if named == Some(false) {
                continue;
            }
            match tile_kernel::host_device(backend.name) {
                Ok(device) => {
                    // One without a compiler runs what it has code for.
                    let without = !device.compiles() && instance.host().is_none();
                    let reason = "no native code is linked; enable the feature `cpu`".to_owned();
                    devices.push(NamedDevice {
                        name: backend.name,
                        device: if without { Err(reason) } else { Ok(device) },
                    });
                }
                Err(error) if named.is_some() => return Err(VerifyError::Devices { reason: error.to_string() }),
                Err(error) => devices.push(NamedDevice { name: backend.name, device: Err(error.to_string()) }),
            }
        }
        for name in self.options.devices.iter().flatten() {
            if !devices.iter().any(|device| device.name == name) {
                let known: Vec<String> =
                    tile_kernel::backends().iter().map(|backend| format!("`{}`", backend.name)).collect();
                let expected = format!("one of {}", known.join(", "));
                return Err(VerifyError::Option { option: "devices", name: name.clone(), expected });
            }
        }
        Ok(devices)
    }
}

struct NamedDevice {
    name: &'static str,
    device: Result<tile_kernel::AnyHostDevice, String>,
}

impl NamedDevice {
    fn opened(&self) -> Opened<'_> {
        let device = self.device.as_ref().map(|device| &**device as &dyn HostDevice);
        (self.name, device.map_err(String::clone))
    }
}

/// Verifies kernels, and panics with the report unless all are right: what [`verify!`](crate::verify!)
/// calls.
///
/// # Panics
/// Where a kernel is wrong, or cannot be verified.
#[track_caller]
pub fn assert_right(kernels: &[&dyn Kernel], verify: &Verify, reference: &dyn Reference) {
    for kernel in kernels {
        match verify.run(*kernel, reference) {
            Ok(report) if report.is_right() => println!("{report}"),
            Ok(report) => panic!("{report}"),
            Err(error) => panic!("kernel `{}` cannot be verified: {error}", kernel.def().name),
        }
    }
}

/// A closure as a reference, for the types of its arguments.
#[doc(hidden)]
pub fn reference<F>(f: F) -> F
where
    F: Fn(&mut crate::Args) -> Result<(), crate::ReferenceError>,
{
    f
}
