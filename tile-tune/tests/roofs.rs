//! Roofs of devices in the cache: kept, ignored where they are not to be believed, and where searches
//! stop by them.

use std::path::PathBuf;
use std::time::Duration;
use tile_core::analysis::work::Roofs;
use tile_kernel::prelude::*;
use tile_tune::{Cache, Report, Stopped, Tuner};

/// `y = 2·x`.
#[tile_kernel(default(N = 16), tune(N = [16, 32, 64]))]
fn twice<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let [i] = blocks([n.div_ceil(N)]);
    parallel!(N, |j| {
        y[i * N + j] = x[i * N + j] * 2.0;
    });
}

/// A directory that is removed when the test ends.
struct Directory(PathBuf);

impl Directory {
    fn new(name: &str) -> Directory {
        Directory(std::env::temp_dir().join(format!("tile-tune-{name}-{}", std::process::id())))
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn tune(tuner: Tuner<'_>) -> Report {
    let (x, mut y) = (Tensor::from_fn([128], |[i]| i as f32), Tensor::zeros([128]));
    let tuner = tuner.time(Duration::from_secs(60)).again();
    tuner.tune(&Interpreter::default(), |device| twice::default().launch(device, &x, &mut y)).unwrap()
}

#[test]
fn searches_stop_at_the_roof_that_was_measured() {
    let directory = Directory::new("roofs");
    let cache = Cache::new(&directory.0);
    let device = Interpreter::default();
    assert_eq!(cache.roofs(&device), Ok(None));
    let free = tune(Tuner::new().cache(cache.clone()));
    assert_eq!((free.stopped, free.bound, free.trials.len()), (Stopped::Done, None, 3));

    // A device that does an operation a second cannot be faster than any of these.
    let slow = Roofs::new(1e12, 1.0);
    cache.keep_roofs(&device, &slow).unwrap();
    assert_eq!(cache.roofs(&device), Ok(Some(slow)));
    let bound = tune(Tuner::new().cache(cache.clone()));
    assert_eq!((bound.stopped, bound.trials.len()), (Stopped::Bound, 1));
    let seconds = bound.bound.expect("the cache has roofs").as_secs_f64();
    assert!((seconds - 0.95 * 128.0).abs() < 1e-6, "{seconds}");
    // What a program states counts before.
    let stated = tune(Tuner::new().cache(cache.clone()).bound(Duration::from_nanos(1)));
    assert_eq!((stated.stopped, stated.bound), (Stopped::Done, Some(Duration::from_nanos(1))));
    // Tensors lie in caches here, so that memory is no bound.
    cache.keep_roofs(&device, &Roofs::new(1.0, 1e12)).unwrap();
    assert_eq!(tune(Tuner::new().cache(cache.clone())).stopped, Stopped::Done);
}

#[test]
fn files_that_say_nothing_are_ignored_with_a_remark() {
    let directory = Directory::new("no-roofs");
    let cache = Cache::new(&directory.0);
    let device = Interpreter::default();
    cache.keep_roofs(&device, &Roofs::new(1e12, 1.0)).unwrap();
    let file = std::fs::read_dir(&directory.0).unwrap().next().unwrap().unwrap().path();
    let text = std::fs::read_to_string(&file).unwrap();
    let negative = text.replace("\"bytes\": 1000000000000.0", "\"bytes\": -1.0");
    let foreign = text.replace("\"target\": \"interpreter\"", "\"target\": \"another\"");
    for (text, reason) in [
        ("{".to_owned(), "EOF"),
        (negative, "its rates are no positive numbers"),
        (foreign, "it is about another device or version"),
    ] {
        std::fs::write(&file, &text).unwrap();
        let error = cache.roofs(&device).unwrap_err();
        assert!(error.contains(" is ignored: ") && error.contains(reason), "{error} of {text}");
        let report = tune(Tuner::new().cache(cache.clone()));
        assert!(report.bound.is_none() && report.remarks.iter().any(|remark| remark == &error), "{report:?}");
    }
}
