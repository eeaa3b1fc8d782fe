//! The book of tile-kernel: `cargo test -p tile-book` compiles and runs every Rust block of its chapters.
//!
//! Chapters are pages of an mdBook in `src`; `mdbook build docs/book` makes a site of them. Each is the
//! documentation of a struct here, so that rustdoc tests its blocks.

#[cfg(test)]
mod pages;

/// Makes a struct of each chapter, for rustdoc, and the list of chapters.
macro_rules! chapters {
    ($($name:ident = $file:literal,)*) => {
        /// Every chapter by its path below `src`, with its text.
        #[cfg(test)]
        const CHAPTERS: &[(&str, &str)] = &[$(($file, include_str!(concat!("src/", $file)))),*];

        $(
            #[cfg(doctest)]
            #[doc = include_str!(concat!("src/", $file))]
            pub struct $name;
        )*
    };
}

/// The page from which alone kernels can be written.
#[cfg(doctest)]
#[doc = include_str!("../kernel-writing.md")]
pub struct OnOnePage;

chapters! {
    Introduction = "introduction.md",
    FirstKernel = "first-kernel.md",
    Lessons = "lessons.md",
    Elementwise = "lessons/elementwise.md",
    Rows = "lessons/rows.md",
    Views = "lessons/views.md",
    Gemm = "lessons/gemm.md",
    Epilogues = "lessons/epilogues.md",
    Masks = "lessons/masks.md",
    Gathers = "lessons/gathers.md",
    Quantised = "lessons/quantised.md",
    Attention = "lessons/attention.md",
    AttentionBackward = "lessons/attention-backward.md",
    Levels = "levels.md",
    ByHand = "by-hand.md",
    Cuda = "coming-from/cuda.md",
    Triton = "coming-from/triton.md",
    Tilelang = "coming-from/tilelang.md",
    Cubecl = "coming-from/cubecl.md",
    Tuning = "tuning.md",
    Libraries = "libraries.md",
    Distributed = "distributed.md",
    Testing = "testing.md",
    Targets = "targets.md",
    Deploying = "deploying.md",
}
