//! `cargo xtask perf-import`: puts a benchmark's results into `benches/results`.
//!
//! It takes what the benchmarks write, a line of JSON for each work (`benches/peers`)
//! or an object with `works` (`benches/h200`), and replaces rates, ratios and peers of
//! works that the device's file has. Works that it does not have are named: a row
//! needs a group, which only its author knows.

use serde_json::{Map, Value, json};
use std::fs;

/// What a benchmark says of one work on one number of threads.
struct Measured {
    work: String,
    threads: u64,
    rate: f64,
    unit: String,
    /// The fastest peer's time over ours, and who it is.
    ratio: Option<(f64, String)>,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let [device, file, date] = arguments else {
        return Err("takes DEVICE FILE DATE, as in `perf-import h200 results.json 2026-11-30`".to_owned());
    };
    let path = crate::root().join("benches/results").join(format!("{device}.json"));
    let read = |path: &std::path::Path| fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()));
    let measured = measured(&read(file.as_ref())?)?;
    let (text, unknown) = merge(&read(&path)?, &measured, date)?;
    fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    if !unknown.is_empty() {
        println!("no rows, add them with a group: {}", unknown.join(", "));
    }
    Ok(())
}

fn measured(text: &str) -> Result<Vec<Measured>, String> {
    if let Ok(Value::Object(whole)) = serde_json::from_str::<Value>(text)
        && let Some(works) = whole.get("works").and_then(Value::as_array)
    {
        // Without a right result of ours there is nothing to say.
        let right = works.iter().filter(|work| work["ours"]["check"]["right"] == true);
        return right.map(of_h200).collect();
    }
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let values = lines.map(|line| serde_json::from_str::<Value>(line).map_err(|e| e.to_string()));
    let works = values.filter(|value| !matches!(value, Ok(v) if v["work"].as_str().is_some_and(is_limit)));
    works.map(|value| of_line(&value?)).collect()
}

/// Works that say what the machine can do, not what a kernel does.
fn is_limit(work: &str) -> bool {
    work.starts_with("limit ")
}

fn of_h200(value: &Value) -> Result<Measured, String> {
    let name = value["name"].as_str().ok_or("a work has no name")?;
    let ratio = value["ratio"]["median"].as_f64();
    Ok(Measured {
        work: name.to_owned(),
        threads: 1,
        rate: value["ours"]["rate"].as_f64().ok_or(format!("{name}: no rate"))?,
        unit: value["unit"].as_str().unwrap_or_default().to_owned(),
        ratio: ratio.map(|ratio| (ratio, value["best_peer"].as_str().unwrap_or_default().to_owned())),
    })
}

fn of_line(value: &Value) -> Result<Measured, String> {
    let work = value["work"].as_str().ok_or("a line has no work")?;
    Ok(Measured {
        work: work.to_owned(),
        threads: value["threads"].as_u64().unwrap_or(1),
        rate: value["rate"].as_f64().ok_or(format!("{work}: no rate"))?,
        unit: value["unit"].as_str().unwrap_or_default().to_owned(),
        ratio: value["ratio"].as_f64().map(|ratio| (ratio, value["peer"].as_str().unwrap_or_default().to_owned())),
    })
}

/// The file with what was measured, and the works that it has no rows for. A row is a
/// line, and all other lines stay as they are.
fn merge(file: &str, measured: &[Measured], date: &str) -> Result<(String, Vec<String>), String> {
    let mut seen = vec![false; measured.len()];
    let mut out = String::new();
    for line in file.lines() {
        let row = line.strip_prefix("  {").map(|rest| format!("{{{}", rest.trim_end_matches(',')));
        let replaced = match row {
            Some(row) => update(&row, measured, &mut seen)?,
            None if line.starts_with(" \"date\": ") => Some(format!(" \"date\": {},", json!(date))),
            None => None,
        };
        match replaced {
            Some(new) if line.ends_with(',') && !new.ends_with(',') => out += &format!("{new},\n"),
            Some(new) => out += &format!("{new}\n"),
            None => out += &format!("{line}\n"),
        }
    }
    let unknown = measured.iter().zip(seen).filter(|(_, seen)| !seen).map(|(m, _)| m.work.clone()).collect();
    Ok((out, unknown))
}

/// The line of a row that was measured again.
fn update(row: &str, measured: &[Measured], seen: &mut [bool]) -> Result<Option<String>, String> {
    let old: Value = serde_json::from_str(row).map_err(|e| format!("{row}: {e}"))?;
    let threads = old["threads"].as_u64().unwrap_or(1);
    let found = measured.iter().position(|m| old["work"] == m.work.as_str() && threads == m.threads);
    let Some(number) = found else { return Ok(None) };
    seen[number] = true;
    let m = &measured[number];
    let mut row = Map::new();
    for field in ["work", "group", "threads"] {
        if let Some(value) = old.get(field) {
            row.insert(field.to_owned(), value.clone());
        }
    }
    row.insert("rate".to_owned(), json!([m.rate]));
    row.insert("unit".to_owned(), json!(m.unit));
    if let Some((ratio, peer)) = &m.ratio {
        row.insert("ratio".to_owned(), json!([ratio]));
        row.insert("peer".to_owned(), json!(peer));
    }
    Ok(Some(format!("  {}", Value::Object(row))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "{\n \"date\": \"old\",\n \"rows\": [\n  \
        {\"work\": \"a\", \"group\": \"g\", \"rate\": [1.0], \"unit\": \"GB/s\", \"ratio\": [0.5], \"peer\": \"p\"},\n  \
        {\"work\": \"b\", \"group\": \"g\", \"threads\": 2, \"rate\": [1.0]}\n ]\n}\n";

    fn merged(results: &str) -> (Value, Vec<String>) {
        let (text, unknown) = merge(FILE, &measured(results).unwrap(), "new").unwrap();
        (serde_json::from_str(&text).unwrap(), unknown)
    }

    #[test]
    fn lines_of_the_cpu_benchmark() {
        let lines = "{\"work\": \"limit copy\", \"rate\": 20.0}\n\
            {\"work\": \"b\", \"threads\": 2, \"rate\": 3.5, \"unit\": \"GB/s\", \"ratio\": 1.25, \"peer\": \"q\"}\n\
            {\"work\": \"b\", \"threads\": 1, \"rate\": 2.5, \"unit\": \"GB/s\"}\n";
        let (file, unknown) = merged(lines);
        assert_eq!(file["date"], "new");
        assert_eq!(file["rows"][0]["ratio"], json!([0.5]));
        assert_eq!(file["rows"][1]["ratio"], json!([1.25]));
        assert_eq!((&file["rows"][1]["peer"], &file["rows"][1]["group"]), (&json!("q"), &json!("g")));
        assert_eq!(unknown, ["b"]);
    }

    #[test]
    fn works_of_the_gpu_benchmark_whose_results_are_right() {
        let work = |name: &str, right: bool| {
            json!({"name": name, "unit": "TFLOP/s", "best_peer": "cudnn", "ratio": {"median": 2.0},
                   "ours": {"rate": 7.0, "check": {"right": right}}})
        };
        let (file, unknown) = merged(&json!({"works": [work("a", true), work("b", false)]}).to_string());
        assert_eq!(file["rows"][0]["rate"], json!([7.0]));
        assert_eq!(file["rows"][1]["rate"], json!([1.0]));
        assert_eq!(unknown, [""; 0]);
    }
}
