//! The table of diagnostics: code, and what the diagnostic is about.
//!
//! A code is stable once published. Every code is shown by a test in
//! `tests/ui`, and listed in `docs/diagnostics.md`.

macro_rules! codes {
    ($($variant:ident = $name:literal, $about:literal;)*) => {
        /// What a diagnostic is about.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Code { $(#[doc = $about] $variant,)* }

        impl Code {
            /// The text in messages.
            pub(crate) fn name(self) -> &'static str {
                match self { $(Code::$variant => $name,)* }
            }
        }

        #[cfg(test)]
        const TABLE: &[(&str, &str)] = &[$(($name, $about),)*];
    };
}

codes! {
    Item = "T0100", "The attribute stands on something that is no function.";
    Attribute = "T0101", "An attribute item that does not exist or is malformed.";
    DefaultInstance = "T0102", "`default(…)` or `tune(…)` does not fit the parameters.";
    Signature = "T0103", "A part of a function signature that kernels do not have.";
    ParameterType = "T0104", "A parameter of a type that kernels do not take.";
    TypeParameter = "T0105", "A type or const parameter that kernels do not have.";
    UnusedParameter = "T0106", "A parameter that is never used.";
    ElementType = "T0107", "A type that tiles and scalars cannot have.";
    Syntax = "T0201", "Rust that kernels do not have.";
    Malformed = "T0202", "A word of the language used in a form it does not have.";
    Zone = "T0203", "Something in a part of the body where it does not belong.";
    UnknownName = "T0301", "A name that stands for nothing here.";
    UnknownMethod = "T0302", "A method that does not exist.";
    Arguments = "T0303", "The wrong number or kind of arguments.";
    NotScalar = "T0304", "A tile, tensor or array where a scalar is wanted.";
    NoValue = "T0305", "Something without a value where one is wanted.";
    UnusedResult = "T0306", "A value that is computed and dropped.";
    NotAssignable = "T0307", "An assignment to something that is no variable.";
    Recursion = "T0308", "A function that calls itself.";
    TypeMismatch = "T0401", "A value of one type where another is wanted.";
    UnknownType = "T0402", "A value whose type nothing decides.";
    NotConstant = "T0501", "An extent that is not constant, or not positive.";
    Rank = "T0502", "The wrong number of axes.";
    Shape = "T0503", "Operands whose extents differ.";
    UnknownExtent = "T0504", "Operands whose extents are not known to be equal.";
    OpenRegion = "T0505", "A region whose extents nothing states.";
    Dims = "T0506", "A `dims!` that does not fit.";
    Memory = "T0601", "Memory used in a way it does not allow.";
    WriteToInput = "T0602", "A write to an input.";
    Overlap = "T0603", "An operation whose source and destination share memory.";
    Uninitialised = "T0604", "A tile that is read before it is written.";
    Race = "T0605", "Iterations of `parallel!` that write what others use.";
}

#[cfg(test)]
mod tests {
    use super::TABLE;
    use std::fmt::Write;

    /// `TILE_BLESS=1 cargo test` writes the document.
    #[test]
    fn the_document_lists_the_table() {
        let mut text = String::from(
            "# Diagnostics\n\n\
             Each error of `#[tile_kernel]` and `#[tile_fn]` ends its first line with a code; the second line says what \
             to write instead.\n\
             Examples of each are in `tests/ui`.\n\
             This list is generated from `tile-macros/src/diag/codes.rs`; `TILE_BLESS=1 cargo test` writes it.\n\n\
             | code | what it is about |\n|---|---|\n",
        );
        for (name, about) in TABLE {
            let _ = writeln!(text, "| {name} | {about} |");
        }
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/diagnostics.md");
        if std::env::var_os("TILE_BLESS").is_some() {
            std::fs::write(path, &text).expect("the documents can be written");
        }
        let written = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(written, text, "run `TILE_BLESS=1 cargo test -p tile-macros`");
    }

    #[test]
    fn codes_are_unique_and_in_order() {
        assert!(TABLE.windows(2).all(|pair| pair[0].0 < pair[1].0), "{TABLE:?}");
    }
}
