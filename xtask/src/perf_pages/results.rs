//! Measured results of one device, as `benches/results/*.json` holds them.

use serde_json::Value;
use std::fs;
use std::path::Path;

/// One file of results.
pub(crate) struct Device {
    /// The file's name without its extension.
    pub(crate) id: String,
    /// Its place on the page.
    order: u64,
    pub(crate) title: String,
    pub(crate) device: String,
    pub(crate) date: String,
    pub(crate) software: String,
    pub(crate) peers: String,
    pub(crate) command: String,
    pub(crate) conditions: String,
    /// What limits the works of a group, by the group's name.
    pub(crate) binds: Vec<(String, String)>,
    pub(crate) rows: Vec<Row>,
}

/// One piece of work on one number of threads. Lists have an entry for each run.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) work: String,
    pub(crate) group: String,
    pub(crate) threads: u64,
    pub(crate) rate: Vec<f64>,
    pub(crate) unit: String,
    /// The time of the fastest peer over ours; no entries where there is no peer.
    pub(crate) ratio: Vec<f64>,
    pub(crate) peer: String,
}

impl Device {
    /// Every file of a folder, in the order of the page.
    pub(crate) fn all(folder: &Path) -> Result<Vec<Device>, String> {
        let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let mut out = Vec::new();
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.extension().is_some_and(|e| e == "json") {
                let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                let id = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
                out.push(Device::read(id, &text).map_err(|e| format!("{}: {e}", path.display()))?);
            }
        }
        out.sort_by(|a, b| (a.order, &a.id).cmp(&(b.order, &b.id)));
        Ok(out)
    }

    fn read(id: String, text: &str) -> Result<Device, String> {
        let value: Value = serde_json::from_str(text).map_err(|e| e.to_string())?;
        let rows = value["rows"].as_array().ok_or("no rows")?.iter().map(Row::read).collect::<Result<_, _>>()?;
        let binds = value["binds"].as_object().ok_or("no binds")?;
        let binds = binds.iter().map(|(group, why)| Ok((group.clone(), string(why, group)?)));
        Ok(Device {
            id,
            order: value["order"].as_u64().ok_or("no order")?,
            title: string(&value["title"], "title")?,
            device: string(&value["device"], "device")?,
            date: string(&value["date"], "date")?,
            software: string(&value["software"], "software")?,
            peers: string(&value["peers"], "peers")?,
            command: string(&value["command"], "command")?,
            conditions: string(&value["conditions"], "conditions")?,
            binds: binds.collect::<Result<_, String>>()?,
            rows,
        })
    }

    /// The path of its chart, from `docs`.
    pub(crate) fn chart(&self) -> String {
        format!("charts/{}.svg", self.id)
    }

    /// Its groups, in the order of their first rows.
    pub(crate) fn groups(&self) -> Vec<Group<'_>> {
        let mut out: Vec<Group<'_>> = Vec::new();
        for row in &self.rows {
            match out.iter_mut().find(|group| group.name == row.group) {
                Some(group) => group.rows.push(row),
                None => out.push(Group { name: &row.group, rows: vec![row] }),
            }
        }
        out
    }
}

impl Row {
    fn read(value: &Value) -> Result<Row, String> {
        let work = string(&value["work"], "work")?;
        let numbers = |field: &str| match &value[field] {
            Value::Null => Ok(Vec::new()),
            list => {
                let list = list.as_array().ok_or(format!("{work}: {field} is no list"))?;
                list.iter().map(|n| n.as_f64().ok_or(format!("{work}: {field} is no list of numbers"))).collect()
            }
        };
        let text = |field: &str| value[field].as_str().unwrap_or_default().to_owned();
        Ok(Row {
            group: string(&value["group"], "group").map_err(|e| format!("{work}: {e}"))?,
            threads: value["threads"].as_u64().unwrap_or(1),
            rate: numbers("rate")?,
            unit: text("unit"),
            ratio: numbers("ratio")?,
            peer: text("peer"),
            work,
        })
    }

    /// The median of its runs' ratios.
    pub(crate) fn median(&self) -> Option<f64> {
        median(&self.ratio)
    }
}

/// The rows of one kind of work.
pub(crate) struct Group<'a> {
    pub(crate) name: &'a str,
    pub(crate) rows: Vec<&'a Row>,
}

impl Group<'_> {
    /// The ratios of its rows on some number of threads, in ascending order.
    pub(crate) fn ratios(&self, threads: impl Fn(u64) -> bool) -> Vec<f64> {
        let mut out: Vec<f64> =
            self.rows.iter().filter(|row| threads(row.threads)).filter_map(|row| row.median()).collect();
        out.sort_by(f64::total_cmp);
        out
    }
}

/// The median; of two in the middle their mean.
pub(crate) fn median(values: &[f64]) -> Option<f64> {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => None,
        n if n % 2 == 1 => Some(values[middle]),
        _ => Some((values[middle - 1] + values[middle]) / 2.0),
    }
}

fn string(value: &Value, name: &str) -> Result<String, String> {
    value.as_str().map(str::to_owned).ok_or(format!("no {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_of_runs() {
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(&[1.0, 2.0]), Some(1.5));
    }

    #[test]
    fn a_row_without_a_group_is_refused() {
        let text = r#"{"rows": [{"work": "gemm"}], "binds": {}}"#;
        assert_eq!(Device::read("x".to_owned(), text).err(), Some("gemm: no group".to_owned()));
    }
}
