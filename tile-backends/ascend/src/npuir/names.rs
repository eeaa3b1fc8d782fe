//! Unique names of SSA values: the kernel's, with a number where one is taken.

#[derive(Default)]
pub(super) struct Names {
    given: tile_emit::Names,
}

impl Names {
    /// `%base`, or `%base_2` and so on.
    pub(super) fn fresh(&mut self, base: &str) -> String {
        // A number alone, or at the end, could clash with generated names.
        format!("%{}", self.given.unique(&tile_emit::identifier(base)))
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
