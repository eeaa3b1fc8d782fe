//! The bar of a search on the terminal, with the feature `progress`.

#[cfg(feature = "progress")]
use indicatif::{ProgressBar, ProgressStyle};

/// A bar of candidates, or nothing.
pub(crate) struct Progress {
    #[cfg(feature = "progress")]
    bar: Option<ProgressBar>,
    /// The least seconds that a launch can take, where they are known.
    #[cfg(feature = "progress")]
    bound: Option<f64>,
}

#[cfg(feature = "progress")]
impl Progress {
    pub(crate) fn new(shown: bool, count: usize, bound: Option<f64>) -> Progress {
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} candidates, {msg}, {eta} left");
        let bar = shown.then(|| ProgressBar::new(count as u64));
        Progress { bar: bar.map(|bar| style.map(|style| bar.clone().with_style(style)).unwrap_or(bar)), bound }
    }

    /// One more candidate; the best median so far, in seconds.
    pub(crate) fn step(&self, best: Option<f64>) {
        let Some(bar) = &self.bar else { return };
        bar.inc(1);
        let part = |best: f64| {
            self.bound.map_or(String::new(), |bound| format!(", {:.0} % of the roof", bound / best * 100.0))
        };
        let told = |best: f64| format!("best {:.1} µs{}", best * 1e6, part(best));
        bar.set_message(best.map_or_else(|| "none runs".to_owned(), told));
    }
}

#[cfg(feature = "progress")]
impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

#[cfg(not(feature = "progress"))]
impl Progress {
    pub(crate) fn new(_: bool, _: usize, _: Option<f64>) -> Progress {
        Progress {}
    }

    pub(crate) fn step(&self, _: Option<f64>) {}
}
