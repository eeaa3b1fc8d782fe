//! The pool of a device: where the threads come from that help with its launches.

use super::crew::Crew;
use super::workers;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Where the threads come from.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    /// As many as rayon's global pool has: those of a crew of the process or, for a launch inside
    /// a pool of rayon, that pool's.
    Global,
    /// A crew of its own; none when the launching thread works alone.
    Own(Option<Arc<Crew>>),
}

/// The crew of devices without one of their own, started when it is needed.
static CREW: OnceLock<Crew> = OnceLock::new();

impl Pool {
    /// This many threads of its own, the launching one among them.
    pub(crate) fn of(threads: usize) -> Pool {
        Pool::Own((threads > 1).then(|| Arc::new(Crew::start(threads - 1))))
    }

    /// The crew, if it has been started.
    fn crew(&self) -> Option<&Crew> {
        match self {
            Pool::Global => CREW.get(),
            Pool::Own(crew) => crew.as_deref(),
        }
    }

    /// Whether helpers linger, so that a call is seen at once.
    pub(super) fn is_awake(&self) -> bool {
        !self.is_inside() && self.crew().is_some_and(Crew::is_awake)
    }

    /// Whether this thread is one of the pool of rayon that helps it.
    fn is_inside(&self) -> bool {
        matches!(self, Pool::Global) && rayon::current_thread_index().is_some()
    }

    /// Runs `own` on this thread, and `help`, which does not unwind, on up to `helpers` others
    /// meanwhile; see [`Crew::with_help`].
    pub(super) fn with_help<R>(
        &self,
        helpers: usize,
        linger: Duration,
        help: &(dyn Fn() + Sync),
        own: impl FnOnce(&dyn Fn()) -> R,
    ) -> R {
        if self.is_inside() {
            return workers::with_help(helpers, help, || own(&|| ()));
        }
        let crew = match self {
            Pool::Global => Some(CREW.get_or_init(|| Crew::start(rayon::current_num_threads() - 1))),
            Pool::Own(crew) => crew.as_deref(),
        };
        match crew {
            Some(crew) => crew.with_help(helpers, linger, help, own),
            None => own(&|| ()),
        }
    }
}
