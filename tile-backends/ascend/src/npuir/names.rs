//! Unique names of SSA values: the kernel's, with a number where one is taken.

use std::collections::HashMap;

#[derive(Default)]
pub(super) struct Names {
    next: HashMap<String, u32>,
}

impl Names {
    /// `%base`, or `%base_2` and so on.
    pub(super) fn fresh(&mut self, base: &str) -> String {
        let base: String = base.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
        // A number alone, or at the end, could clash with generated names.
        let base = match base.chars().next() {
            Some(c) if c.is_ascii_digit() => format!("v{base}"),
            None => "v".to_owned(),
            Some(_) => base,
        };
        loop {
            let count = self.next.entry(base.clone()).or_insert(0);
            *count += 1;
            let name = if *count == 1 { base.clone() } else { format!("{base}_{count}") };
            if name == base || !self.next.contains_key(&name) {
                self.next.entry(name.clone()).or_insert(1);
                return format!("%{name}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        let mut names = Names::default();
        let given: Vec<String> = ["a", "a", "a_2", "a", "0", "a.b"].into_iter().map(|base| names.fresh(base)).collect();
        assert_eq!(given, ["%a", "%a_2", "%a_2_2", "%a_3", "%v0", "%a_b"]);
    }
}
