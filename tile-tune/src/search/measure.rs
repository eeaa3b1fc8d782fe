//! Launches of a candidate that are compared and timed.

use super::{HOPELESS, Run};
use crate::outputs::Outputs;
use crate::{Caches, Choice};
use std::time::Duration;
use tile_core::launch::{Arg, Device, LaunchError};

/// Samples of a candidate that seems slow, before it is believed to be.
const TRIES: u32 = 3;

/// The most launches of a sample where caches are emptied before each.
const MOST_COLD: u32 = 16;

/// The least time of a sample: short launches are repeated in it.
const SAMPLE: Duration = Duration::from_millis(1);

impl<D: Device + ?Sized> Run<'_, D> {
    /// The outputs of a launch on what they held before the search, where they can be compared.
    pub(super) fn once(&mut self, choice: &Choice, args: &mut [Arg<'_>]) -> Result<Option<Outputs>, LaunchError> {
        self.restore(args)?;
        self.launch(choice, args, 1)?;
        self.fetch(args)?;
        if self.before.is_some() { Outputs::of(self.device, args) } else { Ok(None) }
    }

    /// A first sample; the least of three where it is slow. Drivers hold launches up while other
    /// threads compile the next candidates, for longer than a kernel takes.
    pub(super) fn undisturbed(&mut self, choice: &Choice, args: &mut [Arg<'_>]) -> Result<Duration, LaunchError> {
        let slow = self.best().map_or(Duration::ZERO, |best| Duration::from_secs_f64(HOPELESS * best.median()));
        let mut least = self.sample(choice, args, 1)?;
        for _ in 1..TRIES {
            if least <= slow {
                break;
            }
            least = least.min(self.sample(choice, args, 1)?);
        }
        Ok(least)
    }

    /// The time of a launch, by as many as a sample takes, `times` of them at first: their mean, or
    /// the median of single ones where each finds caches empty.
    pub(super) fn sample(
        &mut self,
        choice: &Choice,
        args: &mut [Arg<'_>],
        mut times: u32,
    ) -> Result<Duration, LaunchError> {
        if self.caches == Caches::Cold {
            let mut taken = vec![self.cold(choice, args)?];
            while taken.len() < repeats(taken[0]).min(MOST_COLD) as usize {
                taken.push(self.cold(choice, args)?);
            }
            taken.sort_unstable();
            return Ok(taken[taken.len() / 2]);
        }
        loop {
            let mean = self.launch(choice, args, times)?;
            let wanted = repeats(mean);
            if wanted <= times.saturating_mul(2) {
                return Ok(mean);
            }
            times = wanted;
        }
    }

    /// The time of a launch whose tensors are in no cache.
    fn cold(&mut self, choice: &Choice, args: &mut [Arg<'_>]) -> Result<Duration, LaunchError> {
        self.device.evict(args)?;
        self.launch(choice, args, 1)
    }

    /// The mean time of so many launches.
    pub(super) fn launch(
        &mut self,
        choice: &Choice,
        args: &mut [Arg<'_>],
        times: u32,
    ) -> Result<Duration, LaunchError> {
        let (compiled, device) = (&self.tuner.compiled, self.device);
        let (point, instance) = (&choice.point, self.instance.with_overrides(&choice.plan));
        let all = match &mut self.staged {
            Some(staged) => staged.timed(args, &mut |device, args| {
                (0..times).try_for_each(|_| compiled.launch(device, &instance, point, args))
            }),
            None => device.timed(&mut || (0..times).try_for_each(|_| compiled.launch(device, &instance, point, args))),
        };
        Ok(all? / times)
    }

    /// Has the outputs of the last launch in the arguments.
    pub(super) fn fetch(&mut self, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        self.staged.as_mut().map_or(Ok(()), |staged| staged.fetch(args))
    }

    /// Has outputs as they were before the first launch.
    pub(super) fn restore(&mut self, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let Some(before) = &self.before else { return Ok(()) };
        before.restore(self.device, args)?;
        self.staged.as_mut().map_or(Ok(()), |staged| staged.send(args))
    }
}

/// How many launches of so long make a sample.
pub(super) fn repeats(once: Duration) -> u32 {
    let least = Duration::from_nanos(500);
    (SAMPLE.as_nanos() / once.max(least).as_nanos()).clamp(1, 400) as u32
}
