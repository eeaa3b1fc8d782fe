//! Golden files: texts that tests compare with, and that `TILE_BLESS=1` writes anew; and
//! [slices](mod@slice) of what is too much to test in every run.

pub mod filetest;
pub mod slice;

use std::fs;
use std::path::Path;

/// Whether this run writes golden files rather than compares with them.
pub fn blessing() -> bool {
    std::env::var_os("TILE_BLESS").is_some()
}

/// Compares a text with a file; writes the file first if the run blesses.
///
/// # Panics
/// When the file is missing or differs, with the first line that does.
pub fn check(file: impl AsRef<Path>, found: &str) {
    if let Err(message) = compare(file.as_ref(), found, blessing()) {
        panic!("{message}");
    }
}

fn compare(file: &Path, found: &str, bless: bool) -> Result<(), String> {
    let expected = fs::read_to_string(file).ok();
    if expected.as_deref() == Some(found) {
        return Ok(());
    }
    if bless {
        return fs::write(file, found).map_err(|error| format!("{}: {error}", file.display()));
    }
    let Some(expected) = expected else {
        return Err(format!("{} cannot be read; TILE_BLESS=1 writes it", file.display()));
    };
    let line = expected.lines().zip(found.lines()).take_while(|(a, b)| a == b).count();
    let at = |text: &str| text.lines().nth(line).unwrap_or("the end of the text").to_owned();
    Err(format!(
        "{} differs from line {} on; TILE_BLESS=1 rewrites it\n expected: {}\n    found: {}",
        file.display(),
        line + 1,
        at(&expected),
        at(found)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_compared_or_written() {
        let file = std::env::temp_dir().join(format!("golden-{}", std::process::id()));
        let missing = compare(&file, "a\nb\n", false).unwrap_err();
        assert!(missing.contains("cannot be read"), "{missing}");
        assert_eq!(compare(&file, "a\nb\n", true), Ok(()));
        assert_eq!(compare(&file, "a\nb\n", false), Ok(()));
        let differs = compare(&file, "a\nc\n", false).unwrap_err();
        assert!(differs.contains("line 2") && differs.contains("expected: b") && differs.contains("found: c"));
        assert!(compare(&file, "a\n", false).unwrap_err().contains("the end of the text"));
        assert_eq!(fs::read_to_string(&file).unwrap(), "a\nb\n", "a comparison writes nothing");
        fs::remove_file(&file).unwrap();
    }
}
