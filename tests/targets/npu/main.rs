//! Tests of the coverage of Ascend chips: every feature of the language and every kernel of the
//! list, in AscendNPU IR and in Ascend C.
//!
//! They check what has a lowering, and that a kernel's text is the same each time.
//! `docs/ascend.md` is generated from it.

mod features;
mod ladder;
mod table;

use std::fmt::Write as _;
use std::path::Path;
use tile_ascend::Chip;
use tile_ascend::ascendc::{EmitError, FUNCTIONS, Function, Hidden};
use tile_ascend::chip::Generation;
use tile_ascend::compile::{compile_ascendc, compile_npuir};
use tile_ascend::lower::{Code, Facts, PLANS};
use tile_ascend::passes::FIXPIPES;
use tile_core::ir::Func;
use tile_core::passes::fit;
use tile_kernel::launch::LaunchError;
use tile_kernels::registry::{Entry, KERNELS};

/// One of the two languages, and the chips that the table has it for.
struct Language {
    name: &'static str,
    chips: &'static [&'static str],
    text: fn(&Func, Chip) -> Result<String, LaunchError>,
}

const LANGUAGES: [Language; 2] = [
    Language {
        name: NPUIR,
        chips: &["910B1", "910B4", "910_9391", "950PR_9589"],
        text: |func, chip| compile_npuir(func, &Facts::default(), chip),
    },
    Language {
        name: "Ascend C",
        chips: &["910B1", "950PR_9589"],
        text: |func, chip| compile_ascendc(func, &Facts::default(), chip).map(|source| source.text),
    },
];

const NPUIR: &str = "AscendNPU IR";

/// What stands below the table of the language that the vendor's compilers are asked about.
const COMPILED: &str = "
The vendor's compiler was given the text of every point of this matrix:

- each kernel, with every combination of element types that its bounds admit and this compiler takes (of two types the \
second is the first, or its accumulator type);
- extents that are all `open`, that are `whole` tiles, and that are not (`ragged`);
- each chip, with single and with multiple buffering; older versions for one chip, with multiple buffering.

Each text is verified and compiled, nothing of it is left unlowered, and the device's library has every function that it \
calls. The library of 950PR cannot be read, and version 1.0.0 has none.

`cargo test -p tile-ascend --test ladder -- --all` compiles all points. Without `--all`, as in CI, every text is \
verified, and of each kernel as many points are compiled as it takes for every pair of types, extents, compilers and \
buffer settings to meet.

The compiler takes all but what a cell names: `memory` is too little memory, `compile` another error.

";

impl Language {
    /// Whether the vendor's compilers were asked about its texts.
    fn is_compiled(&self) -> bool {
        self.name == NPUIR
    }

    fn chips(&self) -> impl Iterator<Item = Chip> {
        self.chips.iter().map(|name| Chip::from_name(name).expect("a chip of the table"))
    }

    /// The text of a default instance, or of the first of its tuning list that fits.
    fn text(&self, entry: &Entry, chip: Chip) -> Result<String, LaunchError> {
        let mut text = None;
        (entry.with)(&mut |kernel| {
            kernel.with_definition(&mut |instance| text = Some(fit(instance, |func| (self.text)(func, chip))));
        });
        text.expect("an entry visits its kernel")
    }

    /// What the table says of a kernel: nothing where it is emitted.
    fn refusal(&self, entry: &Entry, chip: Chip) -> Option<String> {
        match self.text(entry, chip) {
            Ok(_) => None,
            Err(LaunchError::Unsupported { reason, .. }) => {
                let code = code(&reason).unwrap_or_else(|| panic!("{}: no code in `{reason}`", entry.name));
                assert!(code != Code::Defect.name(), "{}: {reason}", entry.name);
                let reason = reason.split_once(": ").map_or(reason.as_str(), |(_, reason)| reason);
                let reason = reason.rsplit_once(" (").map_or(reason, |(reason, _)| reason);
                Some(format!("`{code}`: {reason}"))
            }
            Err(error @ LaunchError::Memory { .. }) => Some(error.to_string()),
            Err(error) => panic!("{}: {error}", entry.name),
        }
    }

    /// The table of kernels, and the reasons of those that are refused.
    fn table(&self, out: &mut String) {
        let _ = writeln!(out, "| kernel | {} |", self.chips.join(" | "));
        let _ = writeln!(out, "|---|{}", "---|".repeat(self.chips.len()));
        let mut reasons = String::new();
        for entry in KERNELS {
            let refusals: Vec<Option<String>> = self.chips().map(|chip| self.refusal(entry, chip)).collect();
            let cells = refusals.iter().zip(self.chips).map(|(refusal, chip)| match refusal {
                Some(_) => "no".to_owned(),
                None => match ladder::refused(entry.name, chip).filter(|_| self.is_compiled()) {
                    Some(refused) => format!("yes; the compiler refuses {refused}"),
                    None => "yes".to_owned(),
                },
            });
            let _ = writeln!(out, "| `{}` | {} |", entry.name, cells.collect::<Vec<String>>().join(" | "));
            if let Some(reason) = refusals.into_iter().flatten().next() {
                let _ = writeln!(reasons, "- `{}`: {reason}", entry.name);
            }
        }
        if !reasons.is_empty() {
            let _ = write!(out, "\nWhy not:\n\n{reasons}");
        }
        if self.is_compiled() {
            out.push_str(COMPILED);
            ladder::asked(out);
        }
    }
}

/// All codes, each with what it means.
fn codes() -> impl Iterator<Item = (&'static str, &'static str)> {
    Code::ALL.iter().map(|code| (code.name(), code.doc())).chain(EmitError::CODES)
}

/// What a reason begins with.
fn code(reason: &str) -> Option<&'static str> {
    codes().map(|(code, _)| code).find(|code| reason.starts_with(code))
}

#[test]
fn a_kernel_compiles_to_one_text() {
    for language in &LANGUAGES {
        let mut count = 0;
        for entry in KERNELS {
            let chip = language.chips().next().expect("a chip");
            let texts = [language.text(entry, chip), language.text(entry, chip)];
            assert!(texts[0] == texts[1], "{} compiles to two texts of {}", entry.name, language.name);
            count += usize::from(texts[0].is_ok());
        }
        assert!(count > KERNELS.len() * 3 / 4, "{count} kernels have a lowering to {}", language.name);
    }
}

/// What the vendor's functions need and allow.
fn functions(page: &mut String) {
    page.push_str(
        "\n## Functions of Ascend C\n\n\
         Every function that is emitted, with its constraints besides operands. The source is the Ascend C reference of \
         CANN 9.1 and its headers, `asc-devkit` (0da921b); where none is named, the page of the function's name.\n\n\
         The emitter follows this table (`ascendc/api_table.rs`), the allocation of the vector memory ends in front of \
         what a kernel's functions write unasked, and the twin checks each rule. On the 950 functions by masks and \
         repetitions write 8 KiB behind the 248 KiB that programs have.\n\n\
         | functions | hidden memory | count | most repetitions | source |\n|---|---|---|---|---|\n",
    );
    for Function { names, hidden, count, repeats, source, .. } in FUNCTIONS {
        let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        let hidden = hidden.map_or_else(
            || "—".to_owned(),
            |Hidden { generation, place, bytes, modes }| {
                let chips = match generation {
                    Generation::C220 => "910B, 910_93",
                    Generation::C310 => "950",
                };
                format!("{bytes} bytes at {place}, of `{}` on {chips}", modes.join("` and `"))
            },
        );
        let source = match *source {
            "" => "—",
            source => source,
        };
        let _ = writeln!(page, "| {} | {hidden} | {} | {repeats} | {source} |", names.join(", "), count.text());
    }
}

/// `TILE_BLESS=1` writes the tables.
#[test]
fn the_tables_say_what_has_a_lowering() {
    let mut page = String::from(
        "# The language and kernels on Ascend\n\n\
         Generated by `tests/targets/npu`; `TILE_BLESS=1 cargo test -p target-tests --test npu` writes this file.\n\
         A kernel is refused when an instance is compiled, with a code and a reason.\n\n\
         ## Codes\n\n| code | meaning |\n|---|---|\n",
    );
    for (code, doc) in codes() {
        let _ = writeln!(page, "| `{code}` | {doc} |");
    }
    page.push_str(
        "\n## `order` and `stage` of `pipelined!`\n\n\
         | what a kernel says | AscendNPU IR | Ascend C |\n|---|---|---|\n",
    );
    for row in PLANS {
        let _ = writeln!(page, "| {} |", row.join(" | "));
    }
    page.push_str(
        "\n## The fixpipe epilogue of accumulators\n\n\
         The fixpipe, on the way from L0C to global memory, applies these if a kernel uses the accumulator for nothing \
         else; otherwise, or if `ascend(units)` requests the vector units for it, the vector units do. The result for NaN, and \
         the sign of zero, are the hardware's.\n\n\
         | what is stored | AscendNPU IR | Ascend C |\n|---|---|---|\n",
    );
    for row in FIXPIPES {
        let _ = writeln!(page, "| {} |", row.join(" | "));
    }
    functions(&mut page);
    page.push_str(
        "\n## Features of the language\n\n\
         Each is a small kernel of its own (`tests/targets/npu/features.rs`), for each of the element types that have \
         it. They are the same on 910B1 and 950PR_9589 where a cell names no chip.\n",
    );
    let found = table::table(&LANGUAGES, &mut page);
    let unseen: Vec<&str> = codes().map(|(code, _)| code).filter(|code| !found.contains(code)).collect();
    assert_eq!(unseen, [Code::Defect.name()], "no feature is refused by these");
    for language in &LANGUAGES {
        let of = format!("Kernels of `examples/kernels` in {}", language.name);
        let _ = write!(page, "\n## {of}\n\nDefault instances, or the first of their tuning lists that fits.\n\n");
        language.table(&mut page);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ascend.md");
    tile_golden::check(&path, &page);
}
