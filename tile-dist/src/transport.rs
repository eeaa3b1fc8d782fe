//! What carries collectives between ranks.

use crate::call::Call;
use crate::error::DistError;
use std::time::Duration;
use tile_core::launch::TensorArg;

/// One message between two ranks.
pub enum Message<'c, 'a> {
    /// To a rank.
    Send(usize, &'c mut TensorArg<'a>),
    /// From a rank.
    Recv(usize, &'c mut TensorArg<'a>),
}

/// What carries collectives between ranks, seen from one of them.
///
/// All ranks call the same collectives in the same order. Every call either takes place
/// or is an error within the [timeout](Transport::set_timeout), on every rank.
pub trait Transport: Send + Sync {
    /// Its name in messages.
    fn name(&self) -> &'static str;

    /// The number of this rank.
    fn rank(&self) -> usize;

    /// The number of ranks.
    fn size(&self) -> usize;

    /// How long a rank waits for another one.
    fn set_timeout(&mut self, timeout: Duration);

    /// Whether ranks agree on each collective first; transports that cannot do without it
    /// always do. See [`World::set_checked`](crate::World::set_checked).
    fn set_checked(&mut self, _checked: bool) {}

    /// Takes this rank's part in a collective.
    ///
    /// # Errors
    /// See [`DistError`].
    fn collective(&self, call: &mut Call<'_, '_>) -> Result<(), DistError>;

    /// Sends and receives, all at once: none waits for another one of the list.
    ///
    /// # Errors
    /// See [`DistError`].
    fn messages(&self, messages: &mut [Message<'_, '_>]) -> Result<(), DistError>;

    /// Waits until all that was queued is done, within the timeout.
    ///
    /// # Errors
    /// See [`DistError`].
    fn synchronize(&self) -> Result<(), DistError> {
        Ok(())
    }
}
