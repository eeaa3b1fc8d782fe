//! The table of diagnostics: code, and what the diagnostic is about.
//!
//! A code is stable once published. Every code is shown by a test in
//! `tests/ui`.

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
    };
}

codes! {
    Item = "T0100", "The attribute stands on something that is no function.";
    Attribute = "T0101", "An attribute item that does not exist or is malformed.";
    DefaultInstance = "T0102", "`default(…)` or `tune(…)` does not fit the parameters.";
    Signature = "T0103", "A part of a function signature that kernels do not have.";
    ParameterType = "T0104", "A parameter of a type that kernels do not take.";
    TypeParameter = "T0105", "A type or const parameter that kernels do not have.";
    ElementType = "T0107", "A type that tiles and scalars cannot have.";
    UnusedParameter = "T0106", "A parameter of a kernel that is never used.";
    Statement = "T0201", "A statement that has no meaning in block code.";
}
