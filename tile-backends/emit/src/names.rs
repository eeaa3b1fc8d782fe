//! Identifiers of emitted text: valid ones, each given out once.

use std::collections::HashMap;

/// Names that are given out once each: the wanted one, or one with a number where it is taken.
#[derive(Clone, Debug)]
pub struct Names {
    /// Every name that is taken, and the number to try next for it.
    next: HashMap<String, u32>,
    separator: char,
}

impl Default for Names {
    fn default() -> Self {
        Names::with_separator('_')
    }
}

impl Names {
    /// Nothing is taken; a number stands behind `separator`.
    pub fn with_separator(separator: char) -> Self {
        Names { next: HashMap::new(), separator }
    }

    /// Takes a name as it is. Whether it was free.
    pub fn claim(&mut self, name: impl Into<String>) -> bool {
        let mut free = false;
        self.next.entry(name.into()).or_insert_with(|| {
            free = true;
            2
        });
        free
    }

    /// A free name: `wanted`, or `wanted_2` and so on, with the first free number.
    pub fn unique(&mut self, wanted: &str) -> String {
        if self.claim(wanted) {
            return wanted.to_owned();
        }
        let mut number = self.next[wanted];
        loop {
            let name = format!("{wanted}{}{number}", self.separator);
            number += 1;
            if self.claim(name.as_str()) {
                self.next.insert(wanted.to_owned(), number);
                return name;
            }
        }
    }
}

/// A name with `_` in place of each character that identifiers do not have.
pub fn sanitized(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

/// The identifier for a name: [`sanitized`], and behind a `v` if it would be empty or begin
/// with a digit.
pub fn identifier(name: &str) -> String {
    let mut name = sanitized(name);
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
        name.insert(0, 'v');
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        let mut names = Names::default();
        assert!(names.claim("b"));
        assert!(!names.claim("b"));
        let given = ["a", "a", "a_2", "a", "a_2", "b", "a"].map(|name| names.unique(name));
        assert_eq!(given, ["a", "a_2", "a_2_2", "a_3", "a_2_3", "b_2", "a_4"]);
        let mut dotted = Names::with_separator('.');
        assert_eq!(["a", "a", "a"].map(|name| dotted.unique(name)), ["a", "a.2", "a.3"]);
    }

    #[test]
    fn identifiers_are_valid() {
        let names = ["", "0", "a.b", "größe", "_x"].map(identifier);
        assert_eq!(names, ["v", "v0", "a_b", "gr__e", "_x"]);
    }
}
