//! `cargo xtask bless`: writes every golden file anew. What changed is read in the diff.

use crate::shell;

/// Tests that compare with files which they can write.
pub(crate) struct Golden {
    pub(crate) package: &'static str,
    /// Arguments of `cargo test` that select them.
    pub(crate) tests: &'static str,
    /// Whether they belong to the tier before every commit.
    pub(crate) quick: bool,
}

impl Golden {
    /// The command that runs them.
    pub(crate) fn command(&self) -> String {
        format!("cargo test --quiet -p {} {}", self.package, self.tests)
    }
}

/// All of them. Each reads `TILE_BLESS`, or `TRYBUILD` where rustc's messages are compared.
pub(crate) const GOLDENS: &[Golden] = &[
    Golden { package: "tile-core", tests: "--test filetests --test tables -- filetests ops_doc", quick: true },
    Golden { package: "tile-core", tests: "--test tables corpus", quick: false },
    Golden { package: "tile-macros", tests: "", quick: true },
    Golden { package: "tile-cpu-codegen", tests: "--test codegen filetests", quick: true },
    Golden { package: "tile-simt", tests: "--test simt -- filetests computed_operands::programs", quick: true },
    Golden { package: "tile-cuda", tests: "--test ptx golden", quick: true },
    Golden { package: "tile-wgpu", tests: "--features spirv --test wgsl filetests", quick: true },
    Golden { package: "tile-ascend", tests: "--test text -- filetests cost", quick: true },
    Golden { package: "target-tests", tests: "--test api --test ascend --test ascendc", quick: false },
    Golden { package: "tile-chart", tests: "", quick: true },
    Golden { package: "tile-dist", tests: "--test model", quick: false },
    Golden { package: "tile-kernel", tests: "--test ui", quick: false },
];

pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if let Some(unknown) = arguments.iter().find(|name| !GOLDENS.iter().any(|golden| golden.package == **name)) {
        let mut packages: Vec<&str> = GOLDENS.iter().map(|golden| golden.package).collect();
        packages.dedup();
        return Err(format!("no goldens of `{unknown}`; there are those of {}", packages.join(", ")));
    }
    for golden in GOLDENS.iter().filter(|golden| arguments.is_empty() || arguments.iter().any(|a| a == golden.package))
    {
        shell::run(&golden.command(), &[("TILE_BLESS", "1"), ("TRYBUILD", "overwrite")])?;
    }
    Ok(())
}
