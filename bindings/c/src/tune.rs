//! Searches of `tune` lists: options and reports as JSON.

use crate::instance::Prepared;
use crate::scalar::TileScalar;
use crate::status::Failure;
use crate::tensor::DLTensor;
use std::ffi::c_void;

/// Searches for a launch of these arguments; gives the report as the header says.
///
/// # Errors
/// As [`Prepared::launch`], for options that are none, and where there is nothing to tune.
///
/// # Safety
/// As for [`Prepared::launch`].
#[cfg(feature = "tune")]
pub(crate) unsafe fn run(
    kernel: &Prepared,
    tensors: &[*const DLTensor],
    scalars: &[TileScalar],
    options: &str,
    stream: *mut c_void,
) -> Result<String, Failure> {
    let tuner = with::tuner(options)?;
    // SAFETY: the caller's promise.
    unsafe { kernel.tune(&tuner, tensors, scalars, stream) }.map(|report| with::json(&report).to_string())
}

/// What a build without the feature says.
///
/// # Safety
/// None is needed.
#[cfg(not(feature = "tune"))]
pub(crate) unsafe fn run(
    _: &Prepared,
    _: &[*const DLTensor],
    _: &[TileScalar],
    _: &str,
    _: *mut c_void,
) -> Result<String, Failure> {
    Err(Failure::Tuning("this library was built without the feature `tune` of `tile-capi`".to_owned()))
}

#[cfg(feature = "tune")]
mod with {
    use super::Failure;
    use serde_json::{Map, Value, json};
    use std::time::Duration;
    use tile_tune::{Cache, Journal, Outcome, Report, Tuner};

    /// The tuner that the options ask for.
    pub(super) fn tuner(options: &str) -> Result<Tuner<'static>, Failure> {
        let options: Map<String, Value> = serde_json::from_str(options)
            .map_err(|error| Failure::call(format!("`options` is no JSON object: {error}")))?;
        // A kernel with stated parameters is launched as the device plans it.
        let mut tuner = Tuner::new().own_plans();
        let mut cache = Cache::user();
        for (name, value) in &options {
            let wrong = |expected: &str| Failure::call(format!("option `{name}` is {value}, expected {expected}"));
            match (name.as_str(), value) {
                ("cache", Value::Bool(true)) => {}
                ("cache", Value::Bool(false)) => cache = None,
                ("cache", Value::String(directory)) => cache = Some(Cache::new(directory)),
                ("cache", _) => return Err(wrong("a directory, true or false")),
                ("journal", Value::Null) => {}
                ("journal", Value::String(file)) => tuner = tuner.journal(Journal::new(file)),
                ("journal", _) => return Err(wrong("a file")),
                ("again", Value::Bool(again)) => tuner = if *again { tuner.again() } else { tuner },
                ("again", _) => return Err(wrong("true or false")),
                ("hot", Value::Bool(hot)) => tuner = if *hot { tuner.hot() } else { tuner },
                ("hot", _) => return Err(wrong("true or false")),
                ("plans", Value::Bool(plans)) => tuner = if *plans { tuner.with_plans() } else { tuner },
                ("plans", _) => return Err(wrong("true or false")),
                ("time", value) => {
                    let time = value.as_f64().and_then(|time| Duration::try_from_secs_f64(time).ok());
                    tuner = tuner.time(time.ok_or_else(|| wrong("seconds"))?);
                }
                ("trials", value) => {
                    let trials = value.as_u64().filter(|&trials| trials > 0).and_then(|it| usize::try_from(it).ok());
                    tuner = tuner.trials(trials.ok_or_else(|| wrong("a whole number from 1"))?);
                }
                ("tolerance", value) => {
                    let part = value.as_f64().filter(|part| *part >= 0.0);
                    tuner = tuner.tolerance(part.ok_or_else(|| wrong("a number from 0"))?);
                }
                _ => {
                    let known = "`time`, `trials`, `cache`, `journal`, `again`, `hot`, `plans` or `tolerance`";
                    return Err(Failure::call(format!("unknown option `{name}`, expected {known}")));
                }
            }
        }
        Ok(match cache {
            Some(cache) => tuner.cache(cache),
            None => tuner,
        })
    }

    pub(super) fn json(report: &Report) -> Value {
        let trials = report.trials.iter().map(|trial| {
            let outcome = match &trial.outcome {
                Outcome::Measured => "measured".to_owned(),
                Outcome::Expected => "not run".to_owned(),
                Outcome::Slower => "slower".to_owned(),
                Outcome::Failed(reason) => format!("failed: {reason}"),
                Outcome::Wrong(reason) => format!("wrong: {reason}"),
            };
            json!({
                "consts": report.space.named(&trial.point),
                "plan": trial.plan.to_string(),
                "seconds": Some(trial.median()).filter(|median| median.is_finite()),
                "samples": trial.samples.len(),
                "outcome": outcome,
            })
        });
        json!({
            "kernel": report.kernel,
            "consts": report.consts(),
            "plan": report.plan.to_string(),
            "seconds": report.seconds,
            "stated_seconds": report.stated_seconds,
            "caches": report.caches.to_string(),
            "stopped": format!("{:?}", report.stopped).to_lowercase(),
            "candidates": report.space.candidates(),
            "trials": trials.collect::<Vec<_>>(),
            "remarks": report.remarks,
        })
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn options_are_checked() {
            assert!(tuner("{}").is_ok());
            let all = r#"{"time": 1, "trials": 3, "cache": "/tmp/x", "journal": null, "again": true, "hot": true, "plans": true, "tolerance": 0.1}"#;
            assert!(tuner(all).is_ok());
            let refused = |options: &str| tuner(options).unwrap_err().to_string();
            assert!(refused("[]").starts_with("`options` is no JSON object"));
            assert_eq!(refused(r#"{"trials": 0}"#), "option `trials` is 0, expected a whole number from 1");
            assert_eq!(refused(r#"{"time": -1}"#), "option `time` is -1, expected seconds");
            assert_eq!(refused(r#"{"cache": 3}"#), "option `cache` is 3, expected a directory, true or false");
            assert!(refused(r#"{"tries": 3}"#).starts_with("unknown option `tries`, expected `time`, "));
        }
    }
}
