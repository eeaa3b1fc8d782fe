//! How long threads linger, that is spin, after a launch.

use std::sync::OnceLock;
use std::time::Duration;

/// Longer than gaps between the launches of a program that computes by launches, and far shorter
/// than what anyone notices of a busy CPU. Under Miri nothing waits for a system to wake threads.
const USUAL: Duration = Duration::from_micros(if cfg!(miri) { 0 } else { 100 });

/// The time of devices that are not told: the microseconds that the variable `TILE_CPU_LINGER`
/// says, else a tenth of a millisecond; found once.
pub(crate) fn default_linger() -> Duration {
    static LINGER: OnceLock<Duration> = OnceLock::new();
    *LINGER.get_or_init(|| stated(std::env::var("TILE_CPU_LINGER").ok().as_deref()))
}

fn stated(text: Option<&str>) -> Duration {
    text.and_then(|text| text.trim().parse().ok()).map_or(USUAL, Duration::from_micros)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variable_is_in_microseconds() {
        assert_eq!(stated(Some("0")), Duration::ZERO);
        assert_eq!(stated(Some(" 250 ")), Duration::from_micros(250));
        for other in [None, Some(""), Some("-1"), Some("1ms")] {
            assert_eq!(stated(other), USUAL);
        }
    }
}
