//! The table of diagnostics: code, and what the diagnostic is about.
//!
//! A code is stable once published. Every message of every code is shown by a
//! test in `tests/ui`, and listed in `docs/diagnostics.md`.

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

        /// Variant, name and subject.
        #[cfg(test)]
        const TABLE: &[(&str, &str, &str)] = &[$((stringify!($variant), $name, $about),)*];
    };
}

codes! {
    Item = "T0100", "The attribute stands on something that cannot be a kernel or tile function.";
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
    OutOfRange = "T0507", "A constant that no operand of its kind can be: a divisor of 0, an index beyond a tile.";
    Memory = "T0601", "Memory used in a way it does not allow.";
    WriteToInput = "T0602", "A write to an input.";
    Overlap = "T0603", "An operation whose source and destination share memory.";
    Uninitialised = "T0604", "A tile that is read before it is written.";
    Race = "T0605", "Iterations of `parallel!` that write what others use.";
    BlockRace = "T0606", "Blocks that access the same element, one of them writing.";
    Divergence = "T0607", "Threads that meet where not all of them come.";
    InFlight = "T0608", "An asynchronous copy whose memory is used before the wait for it, or that is not waited for once.";
    FormulaForm = "T0701", "Index notation in a form that it does not have.";
    FormulaIndex = "T0702", "An index whose extent does not follow, or that outputs do not share.";
}

#[cfg(test)]
mod tests {
    use super::super::catalogue;
    use super::TABLE;
    use std::collections::BTreeSet;
    use std::fmt::Write;
    use std::path::PathBuf;

    /// `TILE_BLESS=1 cargo test` writes the document.
    #[test]
    fn the_document_lists_the_messages() {
        let (messages, _) = catalogue::read();
        let mut text = String::from(
            "# Diagnostics\n\n\
             Each error of `#[tile_kernel]` and `#[tile_fn]` ends its first line with a code; the second line, `help:`, \
             says what to write instead.\n\
             Each message below is shown by a test in `tests/ui`, with its help and its place in the user's source; `…` \
             stands for names and values.\n\
             This list is generated from the source of the macros; `TILE_BLESS=1 cargo test -p tile-macros` writes it.\n",
        );
        for (variant, name, about) in TABLE {
            let _ = writeln!(text, "\n## {name}\n{about}\n");
            for message in messages.get(*variant).into_iter().flatten() {
                let _ = writeln!(text, "- {message}");
            }
        }
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/diagnostics.md");
        tile_golden::check(path, &text);
    }

    #[test]
    fn codes_are_unique_and_in_order() {
        assert!(TABLE.windows(2).all(|pair| pair[0].1 < pair[1].1), "{TABLE:?}");
    }

    /// The recorded texts.
    fn recorded() -> Vec<(PathBuf, String)> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/ui");
        let mut texts = Vec::new();
        for entry in std::fs::read_dir(folder).expect("the tests exist") {
            for file in std::fs::read_dir(entry.expect("readable").path()).expect("a folder of tests") {
                let path = file.expect("readable").path();
                if path.extension().is_some_and(|e| e == "stderr") {
                    let text = std::fs::read_to_string(&path).expect("a text");
                    texts.push((path, text));
                }
            }
        }
        texts
    }

    /// The errors in them: message, code, and the line after.
    fn shown() -> Vec<(String, String, String)> {
        let mut shown = Vec::new();
        for (_, text) in recorded() {
            let lines: Vec<&str> = text.lines().collect();
            for (i, line) in lines.iter().enumerate() {
                if let Some(rest) = line.strip_prefix("error: ").and_then(|rest| rest.strip_suffix(']'))
                    && let Some((message, code)) = rest.rsplit_once(" [T")
                {
                    let next = lines.get(i + 1).copied().unwrap_or_default();
                    shown.push((message.to_owned(), format!("T{code}"), next.trim().to_owned()));
                }
            }
        }
        shown
    }

    /// Names that no user wrote.
    #[test]
    fn no_message_shows_internal_names() {
        for (path, text) in recorded() {
            for line in text.lines() {
                let hidden = line.match_indices("__").any(|(i, _)| {
                    line[i + 2..].starts_with(|c: char| c.is_ascii_alphabetic())
                        && !line[..i].ends_with(|c: char| c.is_ascii_alphanumeric())
                });
                let crates = ["tile_core::", "tile_cpu::", "tile_macros::", "_::<impl"];
                assert!(!hidden && !crates.iter().any(|name| line.contains(name)), "{}: {line}", path.display());
            }
        }
    }

    #[test]
    fn every_message_has_a_test_and_a_help() {
        let (messages, faults) = catalogue::read();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        let shown = shown();
        let mut missing = Vec::new();
        let mut all = BTreeSet::new();
        for (variant, name, _) in TABLE {
            let of_code = messages.get(*variant).into_iter().flatten();
            assert!(messages.contains_key(*variant), "{name} is never reported");
            for message in of_code {
                all.insert(message);
                if !shown.iter().any(|(line, code, _)| code == name && catalogue::shows(message, line)) {
                    missing.push(format!("{name} {message}"));
                }
            }
        }
        assert!(missing.is_empty(), "no test shows\n{}", missing.join("\n"));
        // And what is shown is in the list.
        let strangers: Vec<&String> = shown
            .iter()
            .filter(|(line, ..)| !all.iter().any(|message| catalogue::shows(message, line)))
            .map(|(line, ..)| line)
            .collect();
        assert!(strangers.is_empty(), "not in the list: {strangers:#?}");
        for (message, code, next) in &shown {
            assert!(next.starts_with("help: "), "no help: {message} [{code}]");
        }
        assert!(all.len() > 60, "{} messages", all.len());
    }
}
