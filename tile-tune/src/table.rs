//! Shipped tables: answers of an architecture that a crate embeds, looked up by the nearest
//! measured launch.

use crate::{Caches, KernelKey};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};
use tile_core::launch::Overrides;

/// The form of the files.
const FORMAT: u32 = 1;

/// The answers of one architecture.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    format: u32,
    /// The class of devices; see [`Identity`](tile_core::launch::Identity).
    pub architecture: String,
    /// The devices it was measured on.
    pub devices: Vec<String>,
    /// Answers by kernel.
    pub kernels: Vec<Rows>,
}

/// The answers for one kernel with what is not tuned of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rows {
    /// The kernel.
    #[serde(flatten)]
    pub key: KernelKey,
    /// Measured launches.
    pub points: Vec<Row>,
}

/// A measured launch.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The launch: see [`numbers`](crate::numbers).
    pub numbers: Vec<i64>,
    /// The fastest const parameters, by name.
    pub consts: BTreeMap<String, i64>,
    /// The hints that they run by in place of the kernel's own; none where the device plans by itself.
    #[serde(default, with = "crate::plan::text", skip_serializing_if = "Overrides::is_empty")]
    pub plan: Overrides,
    /// The median time of a launch of them.
    pub seconds: f64,
    /// Whether the seconds are what a cost model expects: nothing was measured.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub expected: bool,
    /// What launches found in caches.
    #[serde(default)]
    pub caches: Caches,
}

impl Row {
    /// Whether each number of a launch is between half and twice that of this one.
    pub fn is_near(&self, numbers: &[i64]) -> bool {
        let near = |x: i64, y: i64| x.saturating_mul(2) >= y && y.saturating_mul(2) >= x;
        self.numbers.len() == numbers.len() && self.numbers.iter().zip(numbers).all(|(&x, &y)| near(x, y))
    }
}

impl Table {
    /// Of an architecture, empty.
    pub fn new(architecture: impl Into<String>) -> Table {
        Table { format: FORMAT, architecture: architecture.into(), devices: Vec::new(), kernels: Vec::new() }
    }

    /// From the text of a file.
    ///
    /// # Errors
    /// When the text is no table, or one of another form.
    pub fn parse(text: &str) -> Result<Table, String> {
        let table: Table = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match table.format {
            FORMAT => Ok(table),
            other => Err(format!("the table has form {other}, expected {FORMAT}")),
        }
    }

    /// From texts that a program embeds, with why others are left out.
    pub fn parse_all(texts: &[&str]) -> (Vec<Table>, Vec<String>) {
        let (mut tables, mut remarks) = (Vec::new(), Vec::new());
        for text in texts {
            match Table::parse(text) {
                Ok(table) => tables.push(table),
                Err(reason) => remarks.push(format!("a shipped table is ignored: {reason}")),
            }
        }
        (tables, remarks)
    }

    /// Adds an answer, in place of one for the same launch.
    pub fn add(&mut self, device: &str, key: KernelKey, row: Row) {
        if !self.devices.iter().any(|known| known == device) {
            self.devices.push(device.to_owned());
        }
        let at = match self.kernels.iter().position(|rows| rows.key == key) {
            Some(at) => at,
            None => {
                self.kernels.push(Rows { key, points: Vec::new() });
                self.kernels.len() - 1
            }
        };
        let points = &mut self.kernels[at].points;
        points.retain(|known| known.numbers != row.numbers);
        points.push(row);
        points.sort_by(|x, y| x.numbers.cmp(&y.numbers));
        self.kernels.sort_by(|x, y| x.key.cmp(&y.key));
    }

    /// The answer for the measured launch that is nearest: the sum of squares of the logarithms of
    /// quotients of numbers is least.
    pub fn nearest(&self, key: &KernelKey, numbers: &[i64]) -> Option<&Row> {
        let rows = self.kernels.iter().find(|rows| rows.key == *key)?;
        let alike = rows.points.iter().filter(|row| row.numbers.len() == numbers.len());
        alike.min_by(|x, y| distance(&x.numbers, numbers).total_cmp(&distance(&y.numbers, numbers)))
    }

    /// Writes the table into a directory, beside those of other architectures that are there, and
    /// the list of all that [`tables!`](crate::tables) embeds. Answers of a file that is there for
    /// the same architecture are kept where this table has none.
    ///
    /// # Errors
    /// When a file cannot be written, or one that is there is no table.
    pub fn write(&self, directory: &Path) -> io::Result<()> {
        fs::create_dir_all(directory)?;
        let safe = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
        let name: String = self.architecture.chars().map(safe).collect();
        let path = directory.join(format!("{name}.json"));
        let mut all = match fs::read_to_string(&path) {
            Ok(text) => Table::parse(&text)
                .map_err(|reason| io::Error::other(format!("{} is no table: {reason}", path.display())))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Table::new(self.architecture.clone()),
            Err(error) => return Err(error),
        };
        for rows in &self.kernels {
            for row in &rows.points {
                let device = self.devices.first().map_or("", String::as_str);
                all.add(device, rows.key.clone(), row.clone());
            }
        }
        crate::cache::replace(&path, &(serde_json::to_string_pretty(&all)? + "\n"))?;
        let mut files = Vec::new();
        for entry in fs::read_dir(directory)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            files.extend(Some(name).filter(|name| name.ends_with(".json")));
        }
        files.sort();
        let list: String = files.iter().map(|file| format!("    include_str!({file:?}),\n")).collect();
        let text = format!("// The tables of this directory, as `tile_tune::Table::write` lists them.\n&[\n{list}]\n");
        crate::cache::replace(&directory.join("tables.rs"), &text)
    }
}

fn distance(x: &[i64], y: &[i64]) -> f64 {
    let log = |value: i64| (value.max(0) as f64 + 1.0).ln();
    x.iter().zip(y).map(|(&x, &y)| (log(x) - log(y)).powi(2)).sum()
}

/// The tables in a directory of the crate that `cargo tile tune --write DIRECTORY` wrote, embedded
/// and read once: `tile_tune::tables!("tuning")` is a `&'static [Table]`.
#[macro_export]
macro_rules! tables {
    ($directory:literal) => {{
        static TABLES: ::std::sync::LazyLock<::std::vec::Vec<$crate::Table>> = ::std::sync::LazyLock::new(|| {
            let texts: &[&str] = include!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $directory, "/tables.rs"));
            $crate::Table::parse_all(texts).0
        });
        let tables: &'static [$crate::Table] = &TABLES;
        tables
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(kernel: &str) -> KernelKey {
        let (elems, fixed, externs) = (vec!["f32".to_owned()], BTreeMap::new(), Vec::new());
        KernelKey { kernel: kernel.to_owned(), ir: "0".to_owned(), elems, fixed, externs }
    }

    fn row(numbers: &[i64], value: i64) -> Row {
        let (consts, plan) = ([("N".to_owned(), value)].into(), Overrides::default());
        let (seconds, expected, caches) = (1.0, false, Caches::Cold);
        Row { numbers: numbers.to_vec(), consts, plan, seconds, expected, caches }
    }

    #[test]
    fn the_nearest_launch_answers() {
        let mut table = Table::new("a");
        table.add("d", key("k"), row(&[100, 100], 1));
        table.add("d", key("k"), row(&[10_000, 100], 2));
        let of = |numbers: &[i64]| table.nearest(&key("k"), numbers).map(|row| row.consts["N"]);
        assert_eq!(of(&[900, 100]), Some(1));
        assert_eq!(of(&[1100, 100]), Some(2));
        assert_eq!(of(&[0, 0]), Some(1));
        assert!(row(&[100, 100], 1).is_near(&[50, 200]) && row(&[0, 1], 1).is_near(&[0, 1]));
        let far: [&[i64]; 4] = [&[49, 100], &[100, 201], &[0, 100], &[100]];
        far.into_iter().for_each(|numbers| assert!(!row(&[100, 100], 1).is_near(numbers), "{numbers:?}"));
        assert_eq!((of(&[100]), table.nearest(&key("other"), &[100, 100])), (None, None));
    }

    #[test]
    fn tables_are_written_beside_each_other_and_added_to() {
        let directory = std::env::temp_dir().join(format!("tile-tune-table-{}", std::process::id()));
        let mut one = Table::new("x86_64 v3");
        one.add("d", key("k"), row(&[1], 1));
        one.write(&directory).unwrap();
        let mut more = Table::new("x86_64 v3");
        more.add("e", key("k"), row(&[2], 2));
        more.write(&directory).unwrap();
        Table::new("sm_90a").write(&directory).unwrap();
        let list = fs::read_to_string(directory.join("tables.rs")).unwrap();
        assert!(
            list.contains("&[\n    include_str!(\"sm_90a.json\"),\n    include_str!(\"x86_64-v3.json\"),\n]"),
            "{list}"
        );
        let table = Table::parse(&fs::read_to_string(directory.join("x86_64-v3.json")).unwrap()).unwrap();
        assert_eq!((table.devices.len(), table.kernels[0].points.len()), (2, 2));
        fs::write(directory.join("sm_90a.json"), "{}").unwrap();
        assert!(Table::new("sm_90a").write(&directory).unwrap_err().to_string().contains("is no table"));
        fs::remove_dir_all(directory).unwrap();
    }
}
