//! Filetests: files with a command, functions, and the text that is expected of them.
//!
//! ```text
//! ; test COMMAND WORD …
//! kernel k() { … }
//!
//! ; what is expected, in the last block of comments
//! ```

use std::fs;
use std::path::{Path, PathBuf};

/// A parsed file.
pub struct Case {
    path: PathBuf,
    /// The words after `test`.
    pub command: Vec<String>,
    /// The texts of the functions.
    pub functions: Vec<String>,
    /// Everything before the expected text.
    input: String,
    /// The trailing block of comments, without `; `.
    pub expected: String,
}

/// Every file below a directory, sorted; `directory` is relative to the package.
pub fn paths(directory: &str) -> Vec<PathBuf> {
    let mut paths = Vec::new();
    collect(Path::new(directory), &mut paths);
    paths.sort();
    paths
}

/// Runs every file whose command `run` knows, and gives the number of them.
///
/// # Panics
/// When what comes out differs from what the files expect; with `TILE_BLESS`
/// set, the files are written instead.
pub fn run_all(directory: &str, run: &dyn Fn(&Case) -> Option<Result<String, String>>) -> usize {
    let bless = crate::blessing();
    let mut failures = String::new();
    let mut count = 0;
    for path in paths(directory) {
        let outcome = Case::read(&path).and_then(|case| {
            let Some(found) = run(&case) else { return Ok(()) };
            count += 1;
            let found = found?;
            if found != case.expected && bless { case.bless(&found) } else { case.compare(&found) }
        });
        if let Err(message) = outcome {
            failures.push_str(&format!("{}:\n{message}\n", path.display()));
        }
    }
    assert!(failures.is_empty(), "{failures}\nTILE_BLESS=1 writes what comes out into the files");
    count
}

fn collect(directory: &Path, paths: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "tile") {
            paths.push(path);
        }
    }
}

impl Case {
    /// Parses a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(path: &Path) -> Result<Case, String> {
        let text = fs::read_to_string(path).map_err(|e| e.to_string())?;
        let lines: Vec<&str> = text.lines().collect();
        let head = lines.first().and_then(|line| line.strip_prefix("; test ")).ok_or("line 1 is no `; test …`")?;
        let comments = lines.iter().rev().take_while(|line| line.starts_with(';')).count();
        let (input, expected) = lines.split_at(lines.len() - comments.min(lines.len() - 1));
        let strip = |line: &&str| line.strip_prefix("; ").unwrap_or("").to_owned();
        let mut functions: Vec<String> = Vec::new();
        for line in &input[1..] {
            if line.starts_with("kernel ") || line.starts_with("device ") {
                functions.push(String::new());
            }
            if let Some(function) = functions.last_mut() {
                function.push_str(line);
                function.push('\n');
            }
        }
        Ok(Case {
            path: path.to_owned(),
            command: head.split_whitespace().map(str::to_owned).collect(),
            functions,
            input: join(input.iter().map(|line| (*line).to_owned())),
            expected: join(expected.iter().map(strip)),
        })
    }

    /// Writes the text that comes out into the file.
    fn bless(&self, found: &str) -> Result<(), String> {
        let mut text = self.input.trim_end().to_owned();
        text.push_str("\n\n");
        for line in found.lines() {
            text.push_str(format!("; {line}").trim_end());
            text.push('\n');
        }
        fs::write(&self.path, text).map_err(|e| e.to_string())
    }

    /// Compares what comes out with what is expected; gives the lines of both where they differ.
    fn compare(&self, found: &str) -> Result<(), String> {
        if found == self.expected {
            return Ok(());
        }
        let mut out = String::new();
        let (mut expected, mut found) = (self.expected.lines(), found.lines());
        loop {
            match (expected.next(), found.next()) {
                (None, None) => return Err(out),
                (a, b) if a == b => out.push_str(&format!("    {}\n", a.unwrap_or_default())),
                (a, b) => {
                    out.push_str(&a.map_or_else(String::new, |line| format!("  - {line}\n")));
                    out.push_str(&b.map_or_else(String::new, |line| format!("  + {line}\n")));
                }
            }
        }
    }
}

fn join(lines: impl Iterator<Item = String>) -> String {
    lines.fold(String::new(), |text, line| text + line.trim_end() + "\n")
}
