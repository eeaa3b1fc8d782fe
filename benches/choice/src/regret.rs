//! Regret of the model: how much slower the instance that it chooses is than the fastest one that
//! was timed.

use crate::point::{Data, Given, Point};
use crate::points::points;
use serde_json::Value;
use std::error::Error;
use tile_core::launch::{Arg, Memory, TensorArg, TensorParts};
use tile_core::passes::instantiate;
use tile_cuda::ptx::{Arch, target};
use tile_simt::lower::Target;
use tile_simt::model::{Gpu, Launch, aligned_facts};
use tile_tune::kept_for_plans;

/// An instance: its const parameters, microseconds, and those that the model expected.
struct Timed {
    consts: Vec<i64>,
    us: f64,
    expected: f64,
}

/// A point with its instances, those that the model expects to be fastest first.
pub(crate) struct Regret {
    point: String,
    timed: Vec<Timed>,
}

impl Regret {
    fn chosen(&self) -> &Timed {
        &self.timed[0]
    }

    /// The fastest of the first so many.
    fn best_of(&self, count: usize) -> &Timed {
        let first = self.timed.iter().take(count);
        first.min_by(|x, y| x.us.total_cmp(&y.us)).unwrap_or(&self.timed[0])
    }

    fn best(&self) -> &Timed {
        self.best_of(self.timed.len())
    }

    /// The part by which the chosen instance is slower.
    fn part(&self) -> f64 {
        self.chosen().us / self.best().us - 1.0
    }

    /// The part of the best speed that a search reaches in so many measurements: that of the stated
    /// instance, which comes first, and of those that the model expects to be fastest, but for the
    /// measurements that are kept for other schedules, which were not timed.
    pub(crate) fn found_in(&self, measurements: usize) -> f64 {
        let instances = measurements - kept_for_plans(measurements);
        self.best().us / self.best_of(instances - 1).us
    }
}

/// See the module.
pub(crate) fn run(file: &str) -> Result<(), Box<dyn Error>> {
    let mut regrets = of(&std::fs::read_to_string(file)?)?;
    regrets.sort_by(|x, y| y.part().total_cmp(&x.part()));
    for r in &regrets {
        let (Timed { consts, us, expected }, best) = (r.chosen(), r.best());
        println!(
            "{:5.1} % {}: {consts:?} {us:.1} µs (expected {expected:.1}), best {:?} {:.1}",
            r.part() * 100.0,
            r.point,
            best.consts,
            best.us
        );
    }
    let named = |names: &'static [&'static str]| move |r: &&Regret| names.iter().any(|name| r.point.contains(name));
    let groups: [(&str, &[&str]); 5] = [
        ("all", &[""]),
        ("GEMM", &["matmul", "linear_gelu"]),
        ("attention", &["attention", "windowed"]),
        ("decoding", &["decod"]),
        ("formulas", &["_formula"]),
    ];
    for (group, names) in groups {
        let parts: Vec<f64> = regrets.iter().filter(named(names)).map(Regret::part).collect();
        if parts.is_empty() {
            continue;
        }
        let (median, tenth) = quantiles(&parts);
        println!("{group}, {} points: median {:.1} %, 90 % within {:.1} %", parts.len(), median * 100.0, tenth * 100.0);
    }
    for (measurements, _) in crate::bar::BARS {
        let lost: Vec<f64> = regrets.iter().map(|r| 1.0 - r.found_in(measurements)).collect();
        let (median, tenth) = quantiles(&lost);
        println!(
            "a search reaches in {measurements} measurements {:.1} % of the best speed in the median, and {:.1} % at 90 % \
             of the points",
            (1.0 - median) * 100.0,
            (1.0 - tenth) * 100.0
        );
    }
    Ok(())
}

/// The median and the 90th percentile.
pub(crate) fn quantiles(parts: &[f64]) -> (f64, f64) {
    let mut parts = parts.to_vec();
    parts.sort_by(f64::total_cmp);
    (parts[parts.len() / 2], parts[parts.len() * 9 / 10])
}

/// The regret at each point of a file of times.
pub(crate) fn of(text: &str) -> Result<Vec<Regret>, Box<dyn Error>> {
    let points = points();
    let target = target(Arch::Sm90a);
    let device: Value = serde_json::from_str(text.lines().next().unwrap_or_default())?;
    let gpu = rates(device["device"].as_str().unwrap_or_default());
    let mut regrets = Vec::new();
    for line in text.lines().skip(1) {
        let line: Value = serde_json::from_str(line)?;
        let name = line["point"].as_str().ok_or("a line names no point")?;
        let Some(point) = points.iter().find(|point| point.name == name) else { continue };
        let mut timed = Vec::new();
        for row in line["times"].as_array().into_iter().flatten() {
            // What the device chose by itself is no instance more.
            let (Some(us), Some(consts)) = (row["us"].as_f64(), row["consts"].as_array()) else { continue };
            let consts: Vec<i64> = consts.iter().filter_map(Value::as_i64).collect();
            let expected = expected(point, &consts, &target, &gpu)?;
            timed.push(Timed { consts, us, expected });
        }
        timed.sort_by(|x, y| x.expected.total_cmp(&y.expected));
        if !timed.is_empty() {
            regrets.push(Regret { point: name.to_owned(), timed });
        }
    }
    Ok(regrets)
}

/// What the model goes by on a device.
pub(crate) fn rates(device: &str) -> Gpu {
    // Multiprocessors, and the highest clock and the bandwidth that the driver names.
    if device.contains("H200") { Gpu::new(132, 1.98e9, 4.8e12) } else { Gpu::H100 }
}

/// Microseconds that the model expects of an instance.
pub(crate) fn expected(point: &Point, consts: &[i64], target: &Target, gpu: &Gpu) -> Result<f64, Box<dyn Error>> {
    let func = instantiate(&point.instance(consts))?;
    let launch = with_args(point, |args| Launch::of(&func, &aligned_facts(args), args, target))?;
    Ok(launch.map_or(f64::INFINITY, |launch| launch.seconds(gpu) * 1e6))
}

/// Calls a function with arguments of the point's shapes.
pub(crate) fn with_args<T>(point: &Point, f: impl FnOnce(&mut [Arg<'_>]) -> T) -> T {
    let strides = |shape: &[i64]| (0..shape.len()).map(|axis| shape[axis + 1..].iter().product()).collect();
    let strides: Vec<Vec<i64>> = point
        .args
        .iter()
        .map(|given| match given {
            Given::Tensor { shape, .. } => strides(shape),
            Given::Scalar(_) => Vec::new(),
        })
        .collect();
    let mut args: Vec<Arg<'_>> = point
        .args
        .iter()
        .zip(&strides)
        .map(|(given, strides)| match given {
            Given::Scalar(scalar) => Arg::Scalar(*scalar),
            Given::Tensor { dtype, shape, data } => {
                let parts = TensorParts {
                    dtype: *dtype,
                    address: std::ptr::without_provenance_mut(1 << 20),
                    memory: Memory::Device(0),
                    shape,
                    strides,
                    mutable: matches!(data, Data::Output),
                };
                // SAFETY: nothing reads or writes elements.
                Arg::Tensor(unsafe { TensorArg::new(parts) })
            }
        })
        .collect();
    f(&mut args)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A change of the lowering or of the model that makes choices worse shows here.
    #[test]
    fn the_model_chooses_well_on_an_h100() {
        let regrets = of(include_str!("../h100.jsonl")).unwrap();
        let (median, tenth) = quantiles(&regrets.iter().map(Regret::part).collect::<Vec<_>>());
        assert!(regrets.len() >= 150 && median <= 0.03 && tenth <= 0.15, "{} points: {median}, {tenth}", regrets.len());
    }

    /// Times with cold caches, among them of GEMMs whose weights are converted on the way to shared
    /// memory, or unpacked to registers: a model that counts conversions of codes one by one, or does
    /// not know what a warpgroup waits for that unpacks alone, takes tiles that are two to four times
    /// as slow.
    #[test]
    fn the_model_chooses_well_on_an_h200() {
        let regrets = of(include_str!("../h200.jsonl")).unwrap();
        let (median, tenth) = quantiles(&regrets.iter().map(Regret::part).collect::<Vec<_>>());
        assert!(regrets.len() >= 150 && median <= 0.03 && tenth <= 0.1, "{} points: {median}, {tenth}", regrets.len());
        for (weights, bar) in [("matmul_int8", 0.05), ("matmul_int4", 0.1)] {
            let its = regrets.iter().filter(|regret| regret.point.contains(weights));
            let most = its.map(Regret::part).fold(0.0, f64::max);
            assert!(most <= bar, "{weights}: {most}");
        }
    }

    /// Times of kernels in index notation with cold caches. A model that does not count what local
    /// memory costs takes tiles of which registers hold half, which run up to eight times as long.
    #[test]
    fn the_model_chooses_well_for_formulas_on_an_h200() {
        let regrets = of(include_str!("../formulas-h200.jsonl")).unwrap();
        let parts: Vec<f64> = regrets.iter().map(Regret::part).collect();
        let (median, tenth) = quantiles(&parts);
        let worst = parts.iter().copied().fold(0.0, f64::max);
        assert!(regrets.len() >= 70 && median <= 0.03 && tenth <= 0.25 && worst <= 0.4, "{median}, {tenth}, {worst}");
    }
}
