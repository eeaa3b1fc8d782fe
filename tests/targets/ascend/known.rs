//! The list of what is refused, and of what the vendor's compiler compiles wrongly.

use std::collections::BTreeSet;
use std::path::PathBuf;

/// Lines: a case, then a kernel with its types and the code of its refusal, or a
/// check whose results are wrong.
#[derive(Default)]
pub(crate) struct Known(BTreeSet<String>);

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("ascend/known.txt")
}

impl Known {
    /// Notes that a kernel was refused in a case.
    pub(crate) fn refused(&mut self, case: &str, kernel: &str, code: &str) {
        self.0.insert(format!("{case} {}: {code}", kernel.trim_end()));
    }

    /// Notes that a check gives wrong results, or that the model of a core stopped.
    pub(crate) fn wrong(&mut self, case: &str, check: &str) {
        self.0.insert(format!("{case} {check}: wrong"));
    }

    /// Compares with the list, as far as these cases go, or writes it.
    pub(crate) fn is_listed(&self, cases: &[&str], whole: bool) -> bool {
        let text = std::fs::read_to_string(path()).unwrap_or_default();
        let of = |line: &str| line.split(' ').next().is_some_and(|name| cases.contains(&name));
        let known: BTreeSet<String> = text.lines().filter(|line| whole || of(line)).map(str::to_owned).collect();
        let new: Vec<&String> = self.0.difference(&known).collect();
        let gone: Vec<&String> = known.difference(&self.0).collect();
        if new.is_empty() && gone.is_empty() {
            return true;
        }
        if tile_golden::blessing() {
            let mut all: BTreeSet<String> =
                text.lines().filter(|line| !whole && !of(line)).map(str::to_owned).collect();
            all.extend(self.0.iter().cloned());
            let text: String = all.iter().map(|line| format!("{line}\n")).collect();
            std::fs::write(path(), text).expect("the list is written");
            return true;
        }
        for line in new {
            println!("not listed in {}: {line}", path().display());
        }
        for line in gone {
            println!("listed in {}, and not so any more: {line}", path().display());
        }
        false
    }
}
