//! Tables for `tile-kernels` to ship: the fastest instance of each point of a file of times.

use crate::point::Point;
use crate::points::points;
use crate::regret::with_args;
use serde_json::Value;
use std::error::Error;
use std::path::Path;
use tile_core::launch::Overrides;
use tile_core::passes::candidates;
use tile_tune::{Caches, KernelKey, Row, Space, Table, numbers};

/// Adds what a file says of kernels of `tile-kernels` to the table of an architecture in a
/// directory.
pub(crate) fn run(file: &str, architecture: &str, directory: &str) -> Result<(), Box<dyn Error>> {
    let text = std::fs::read_to_string(file)?;
    Ok(table(&text, architecture)?.write(Path::new(directory))?)
}

fn table(text: &str, architecture: &str) -> Result<Table, Box<dyn Error>> {
    let points = points();
    let mut table = Table::new(architecture);
    let mut lines = text.lines().map(serde_json::from_str::<Value>);
    let head = lines.next().ok_or("the file is empty")??;
    let device = head["device"].as_str().ok_or("the first line names no device")?;
    let caches: Caches = serde_json::from_value(head["caches"].clone())?;
    for line in lines {
        let line = line?;
        let Some(point) = points.iter().find(|point| line["point"] == *point.name) else { continue };
        let shipped = tile_kernels::registry::find(point.def.name).is_some() && !point.tuning.is_empty();
        if !shipped {
            continue;
        }
        let Some((consts, seconds)) = fastest(point, &line["times"]) else { continue };
        let instance = point.left_to_the_device();
        let space = Space::of(&instance)?;
        let numbers = with_args(point, |args| numbers(args));
        table.add(
            device,
            KernelKey::of(&instance),
            Row { numbers, consts: space.named(&consts), plan: Overrides::default(), seconds, expected: false, caches },
        );
    }
    Ok(table)
}

/// The fastest of the instances that the kernel's list allows, and its seconds.
fn fastest(point: &Point, times: &Value) -> Option<(Vec<i64>, f64)> {
    let listed = candidates(&point.left_to_the_device()).ok()?;
    let timed = times.as_array().into_iter().flatten().filter_map(|row| {
        let consts: Vec<i64> = row["consts"].as_array()?.iter().filter_map(Value::as_i64).collect();
        Some((consts, row["us"].as_f64()? * 1e-6))
    });
    timed.filter(|(consts, _)| listed.contains(consts)).min_by(|x, y| x.1.total_cmp(&y.1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;
    use tile_core::elem::DType;
    use tile_core::launch::{Arg, Definition, Device, Identity, Instance, LaunchError};
    use tile_tune::{Rows, Tuned, Tuning};

    /// Calls a function with the instance that some rows are about, its tuned parameters left open.
    fn with_instance(rows: &Rows, f: &mut dyn FnMut(&Instance<'_>)) {
        let name = &rows.key.kernel;
        let entry = tile_kernels::registry::find(name).unwrap_or_else(|| panic!("no kernel {name}"));
        let elems: Vec<DType> = rows.key.elems.iter().map(|name| DType::from_name(name).expect("a type")).collect();
        (entry.with)(&mut |kernel: &dyn Definition| {
            kernel.with_definition(&mut |instance| {
                let func = tile_core::ir::text::parse(instance.def().ir).expect("the macro's text is well-formed");
                let of =
                    |(at, &value): (usize, &i64)| rows.key.fixed.get(&func.consts[at].name).copied().unwrap_or(value);
                let consts: Vec<i64> = instance.consts().iter().enumerate().map(of).collect();
                f(&Instance::new(instance.def(), &elems, &consts, instance.externs()).fitted(kernel.tuning()));
            });
        });
    }

    /// Nothing looks up the rows of a kernel that has changed since. Where it computes as before, the
    /// file of times still holds, and the table is made anew of it.
    #[test]
    fn every_shipped_answer_is_an_instance_of_todays_kernel() {
        let mut answers = 0;
        for rows in tile_kernels::tuning::tables().iter().flat_map(|table| &table.kernels) {
            with_instance(rows, &mut |instance| {
                let stale = "the kernel's text is not what was measured: remove `examples/kernels/tuning/sm_90a.json`, \
                             and `tile-choice ship benches/choice/h200.jsonl sm_90a examples/kernels/tuning` makes it anew";
                assert_eq!(KernelKey::of(instance), rows.key, "{stale}");
                let space = Space::of(instance).expect("there is a list");
                for row in &rows.points {
                    let point: Option<Vec<i64>> =
                        space.names.iter().map(|name| row.consts.get(name).copied()).collect();
                    assert!(point.is_some_and(|point| space.points.contains(&point)), "{}: {row:?}", rows.key.kernel);
                    assert!(row.caches == Caches::Cold && row.seconds > 0.0);
                    answers += 1;
                }
            });
        }
        assert!(answers >= 140, "{answers}");
    }

    /// A device that keeps what it is launched with.
    struct Hopper(Mutex<Vec<Vec<i64>>>);

    impl Device for Hopper {
        fn target(&self) -> &'static str {
            "cuda"
        }

        fn launch(&self, instance: &Instance<'_>, _: &mut [Arg<'_>]) -> Result<(), LaunchError> {
            self.0.lock().expect("nothing panics").push(instance.consts().to_vec());
            Ok(())
        }

        fn identity(&self) -> Identity {
            Identity { name: "a device".to_owned(), architecture: "sm_90a".to_owned(), driver: String::new() }
        }
    }

    #[test]
    fn launches_take_shipped_answers_unless_tiles_are_stated() {
        let points = points();
        let point = points.iter().find(|point| point.name == "matmul bf16 16x4096x4096").expect("a point");
        let hopper = Hopper(Mutex::default());
        let tuned = Tuned::on(&hopper, Tuning::Cached).cache(None).tables(tile_kernels::tuning::tables()).into_device();
        let launch = |instance: &Instance<'_>| with_args(point, |args| tuned.launch(instance, args));
        launch(&point.left_to_the_device()).expect("it launches");
        launch(&point.instance(&point.stated)).expect("it launches");
        let launched = hopper.0.lock().expect("nothing panics").clone();
        let key = KernelKey::of(&point.left_to_the_device());
        let numbers = with_args(point, |args| numbers(args));
        let row = tile_kernels::tuning::tables()[0].nearest(&key, &numbers).expect("it was measured");
        let names = Space::of(&point.left_to_the_device()).expect("there is a list").names;
        let answer: Vec<i64> = names.iter().map(|name| row.consts[name]).collect();
        assert_eq!(launched, [answer, point.stated.clone()]);
        assert_ne!(launched[0], launched[1]);
    }
}
