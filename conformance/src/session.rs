//! What runs the checks of a case: random data, and a device or whatever takes its place.

use tile_kernel::launch::{HostDevice, LaunchError};
use tile_kernels::reference::Array;
use tile_kernels::testing::{Error, Mismatch, Random, Tolerance};

/// An expected output and how far a result may be from it.
pub type Expected<'a> = (&'a Array, Tolerance);

/// What a case runs in.
///
/// A session decides what a check means: a launch on one device or on several, a compilation, or
/// an entry in a report.
pub trait Session {
    /// The random data of a case.
    fn random(&self) -> Random;

    /// Runs a check.
    #[track_caller]
    fn run(&self, check: &Check<'_>);
}

impl dyn Session + '_ {
    /// Runs a launch whose outputs are to be near what is expected, in order.
    #[track_caller]
    pub fn check<const N: usize>(
        &self,
        name: &str,
        expected: [Expected<'_>; N],
        launch: impl Fn(&dyn HostDevice) -> Result<[Array; N], LaunchError>,
    ) {
        let launch = |device: &dyn HostDevice| launch(device).map(Vec::from);
        self.run(&Check { name, expected: &expected, launch: &launch });
    }
}

/// A launch on a device, with its outputs.
type Launch<'a> = dyn Fn(&dyn HostDevice) -> Result<Vec<Array>, LaunchError> + 'a;

/// One launch, or several, with the outputs that are expected.
pub struct Check<'a> {
    /// The kernel with its types and extents.
    pub name: &'a str,
    expected: &'a [Expected<'a>],
    launch: &'a Launch<'a>,
}

impl Check<'_> {
    /// Launches on a device, into poisoned outputs: NaN in floats, an implausible number in
    /// integers.
    ///
    /// # Errors
    /// Those of the launches.
    pub fn launch(&self, device: &dyn HostDevice) -> Result<Vec<Array>, LaunchError> {
        (self.launch)(device)
    }

    /// Compares outputs: for each the name of the comparison, and how far it is from the expected
    /// one or in which element it is wrong.
    pub fn compare(&self, outputs: &[Array]) -> impl Iterator<Item = (String, Result<Error, Mismatch>)> {
        outputs.iter().zip(self.expected).enumerate().map(|(i, (output, (expected, tolerance)))| {
            let name =
                if self.expected.len() == 1 { self.name.to_owned() } else { format!("{}, output {i}", self.name) };
            (name, tolerance.check(output, expected))
        })
    }

    /// The first comparison that fails, as a line.
    ///
    /// # Errors
    /// That line.
    pub fn all_right(&self, outputs: &[Array]) -> Result<(), String> {
        self.compare(outputs).try_for_each(|(name, outcome)| match outcome {
            Ok(_) => Ok(()),
            Err(mismatch) => Err(format!("{name}: {mismatch}")),
        })
    }
}
