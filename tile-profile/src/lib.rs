//! A profiler of launches: the time of each beside the bytes and operations that its IR states.
//!
//! A [`Profiled`] device stands for another one and takes its tensors, so that a program changes in
//! one place. It waits for each launch, so that work no longer overlaps; the time is the device's
//! own where it has one.
//!
//! ```
//! use tile_kernel::prelude::*;
//! use tile_profile::{Profile, Roofs};
//!
//! #[tile_kernel(default(N = 64))]
//! fn twice<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
//!     dims!(x = [n], y = [n]);
//!     let [i] = blocks([n.div_ceil(N)]);
//!     parallel!(N, |j| {
//!         y[i * N + j] = x[i * N + j] * 2.0;
//!     });
//! }
//!
//! let cpu = Cpu::new();
//! let device = Profile::new().with_roofs(Roofs::new(20e9, 100e9)).on(&cpu);
//! let (x, mut y) = (Tensor::zeros([6400]), Tensor::zeros([6400]));
//! twice::default().launch(&device, &x, &mut y)?;
//! let launches = device.hook().launches();
//! assert_eq!((launches[0].kernel, launches[0].work.bytes()), ("twice", 51_200.0));
//! assert!(device.hook().chrome_trace().contains("\"twice\""));
//! assert!(device.hook().html("my program").starts_with("<!doctype html>"));
//! # Ok::<(), LaunchError>(())
//! ```
//!
//! [`Profile::chrome_trace`] is for `chrome://tracing` and Perfetto; [`Profile::html`] is one page
//! that needs nothing else: a timeline, a roofline where roofs are given, and a table by kernel.
//! [`Profile::record`] adds what happens inside a launch.

mod html;
mod inside;
mod summary;
mod text;
mod trace;

pub use summary::Summary;
pub use tile_core::analysis::work::Roofs;

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tile_core::analysis::work::Work;
use tile_core::launch::{Arg, Device, Hook, Hooked, Instance, InstanceKey, LaunchError, LaunchTimeline, Verdict};
use tile_core::passes::instantiate;

/// A device whose launches are profiled: [`Profile::on`] makes it.
pub type Profiled<'d, D> = Hooked<'d, D, Profile>;

/// A launch that was profiled.
#[derive(Clone, PartialEq, Debug)]
pub struct Launch {
    /// The kernel's name.
    pub kernel: &'static str,
    /// Its extents, in words: those of each tensor, in the order of the arguments.
    pub extents: String,
    /// When it began, since the profile did.
    pub start: Duration,
    /// How long it took, as the device tells.
    pub time: Duration,
    /// What it moves and computes.
    pub work: Work,
    /// What the device's cost model says of it, where it has one.
    pub verdict: Option<Verdict>,
}

impl Launch {
    /// The part of the roof's speed that it reached, 1 at most where the roofs are the device's.
    pub fn share(&self, roofs: &Roofs) -> f64 {
        roofs.seconds(&self.work) / self.time.as_secs_f64().max(1e-9)
    }
}

/// What happened inside a launch that was recorded.
#[derive(Clone, PartialEq, Debug)]
pub struct Inside {
    /// The kernel's name.
    pub kernel: &'static str,
    /// Its extents, as those of a [`Launch`].
    pub extents: String,
    /// When it began, since the profile did.
    pub start: Duration,
    /// What happened when.
    pub timeline: LaunchTimeline,
}

/// A drawing of how a kernel was compiled, for the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Drawing {
    kernel: String,
    caption: String,
    svg: String,
}

/// What the IR and the cost model say of a launch.
type Known = (Work, Option<Verdict>);

/// The launches of a program, in order.
#[derive(Debug)]
pub struct Profile {
    began: Instant,
    roofs: Option<Roofs>,
    launches: Mutex<Vec<Launch>>,
    /// The last of each kernel and extents.
    insides: Mutex<Vec<Inside>>,
    records: bool,
    drawings: Mutex<Vec<Drawing>>,
    /// What is known of launches by instance and extents: finding it takes longer than many a launch.
    known: Mutex<HashMap<String, Vec<(InstanceKey, Known)>>>,
}

impl Default for Profile {
    fn default() -> Profile {
        Profile::new()
    }
}

impl Profile {
    /// One without launches, which begins now.
    pub fn new() -> Profile {
        Profile {
            began: Instant::now(),
            roofs: None,
            launches: Mutex::default(),
            insides: Mutex::default(),
            records: false,
            drawings: Mutex::default(),
            known: Mutex::default(),
        }
    }

    /// The same with what the device does at most.
    #[must_use]
    pub fn with_roofs(self, roofs: Roofs) -> Profile {
        Profile { roofs: Some(roofs), ..self }
    }

    /// The same with a timeline of what happens inside each launch, the last one of each kernel and
    /// extents, where the device records one: see [`Device::timeline`]. Launches take longer then,
    /// and fail on other devices.
    #[must_use]
    pub fn with_timelines(self) -> Profile {
        Profile { records: true, ..self }
    }

    /// The device to launch on.
    pub fn on<D: Device + ?Sized>(self, device: &D) -> Profiled<'_, D> {
        Hooked::new(device, self)
    }

    /// What the device does at most, if that was given.
    pub fn roofs(&self) -> Option<Roofs> {
        self.roofs
    }

    /// The launches so far.
    pub fn launches(&self) -> Vec<Launch> {
        self.launches.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What happened inside the launches that were recorded.
    pub fn insides(&self) -> Vec<Inside> {
        self.insides.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Launches, and records what happens inside the kernel; the launch is none of
    /// [`launches`](Profile::launches), because recording takes time.
    ///
    /// # Errors
    /// Those of the launch; [`LaunchError::Unsupported`] where the device records nothing.
    pub fn record<D: Device + ?Sized>(
        &self,
        device: &D,
        instance: &Instance<'_>,
        args: &mut [Arg<'_>],
    ) -> Result<(), LaunchError> {
        let (kernel, extents, start) = (instance.def().name, extents(args), self.began.elapsed());
        let timeline = device.timeline(instance, args)?;
        let mut insides = self.insides.lock().unwrap_or_else(PoisonError::into_inner);
        insides.retain(|known| known.kernel != kernel || known.extents != extents);
        insides.push(Inside { kernel, extents, start, timeline });
        Ok(())
    }

    /// Puts a drawing of how a kernel was compiled on the page, such as the SVG of its layouts; in
    /// the place of one with the same caption.
    pub fn draw(&self, kernel: &str, caption: &str, svg: &str) {
        let drawing = Drawing { kernel: kernel.to_owned(), caption: caption.to_owned(), svg: svg.to_owned() };
        let mut drawings = self.drawings.lock().unwrap_or_else(PoisonError::into_inner);
        drawings.retain(|known| known.kernel != kernel || known.caption != caption);
        drawings.push(drawing);
    }

    /// How long a launch took that was recorded, in words, beside those of the same kernel and
    /// extents that were not.
    pub fn overhead(&self, inside: &Inside) -> String {
        inside.told(&self.launches())
    }

    /// Launches by kernel, those that take longest first.
    pub fn summary(&self) -> Vec<Summary> {
        summary::of(&self.launches())
    }

    /// The launches as a trace for `chrome://tracing` or Perfetto.
    pub fn chrome_trace(&self) -> String {
        trace::chrome(&self.launches(), &self.insides())
    }

    /// The launches as a page of HTML that refers to nothing outside.
    pub fn html(&self, title: &str) -> String {
        let drawings = self.drawings.lock().unwrap_or_else(PoisonError::into_inner);
        html::page(title, &self.launches(), &self.insides(), &drawings, self.roofs)
    }

    /// The work of a launch, none of an instance that only the device makes sense of; and what the
    /// device's cost model says.
    fn known<D: Device + ?Sized>(&self, device: &D, instance: &Instance<'_>, args: &[Arg<'_>], extents: &str) -> Known {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let all = known.entry(extents.to_owned()).or_default();
        if let Some((_, known)) = all.iter().find(|(key, _)| key.is(instance)) {
            return known.clone();
        }
        let work = instantiate(instance).and_then(|func| Work::of(&func, args)).unwrap_or_default();
        let found = (work, device.verdict(instance, args));
        all.push((InstanceKey::of(instance), found.clone()));
        found
    }
}

impl<D: Device + ?Sized> Hook<D> for Profile {
    fn launch(&self, device: &D, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let extents = extents(args);
        let start = self.began.elapsed();
        let time = match self.records {
            true => device.timed(&mut || self.record(device, instance, args))?,
            false => device.timed(&mut || device.launch(instance, args))?,
        };
        // Behind the launch, which has checked the arguments.
        let (work, verdict) = self.known(device, instance, args, &extents);
        let launch = Launch { kernel: instance.def().name, extents, start, time, work, verdict };
        self.launches.lock().unwrap_or_else(PoisonError::into_inner).push(launch);
        Ok(())
    }
}

fn extents(args: &[Arg<'_>]) -> String {
    let words = args.iter().filter_map(|arg| match arg {
        Arg::Tensor(tensor) => Some(tensor.shape.iter().map(i64::to_string).collect::<Vec<_>>().join("×")),
        Arg::Scalar(scalar) if !scalar.dtype.is_float() => Some((scalar.bits as i64).to_string()),
        Arg::Scalar(_) => None,
    });
    words.collect::<Vec<_>>().join(" ")
}
