//! The command line of `emit`.

use super::targets::{has, has_threads};

/// What was asked for.
#[derive(Default)]
pub(crate) struct Options {
    pub(crate) kernel: Option<String>,
    pub(crate) target: Option<String>,
    pub(crate) after: Option<String>,
    pub(crate) layout_svg: Option<String>,
    pub(crate) memory_svg: Option<String>,
    pub(crate) schedule_svg: Option<String>,
    pub(crate) extents: Option<String>,
    pub(crate) with: Option<String>,
    /// Whether the times of passes are asked for.
    pub(crate) time_passes: bool,
    /// Whether the verifier runs after each pass.
    pub(crate) verify: bool,
}

impl Options {
    /// Reads the command line.
    pub(crate) fn parse(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options::default();
        while let Some(arg) = args.next() {
            let slot = match arg.as_str() {
                "--target" => &mut options.target,
                "--after" => &mut options.after,
                "--layout-svg" => &mut options.layout_svg,
                "--memory-svg" => &mut options.memory_svg,
                "--schedule-svg" => &mut options.schedule_svg,
                "--extents" => &mut options.extents,
                "--with" => &mut options.with,
                "--time-passes" => {
                    options.time_passes = true;
                    continue;
                }
                "--verify" => {
                    options.verify = true;
                    continue;
                }
                flag if flag.starts_with('-') => {
                    let flags = "`--target TARGET`, `--after PASS`, `--with PARAMETERS`, `--layout-svg FILE`, \
                                 `--schedule-svg FILE`, `--memory-svg STEM`, `--extents EXTENTS`, `--time-passes` or `--verify`";
                    return Err(format!("unknown flag `{flag}`, expected {flags}"));
                }
                _ if options.kernel.is_some() => return Err(format!("a second kernel `{arg}`, expected one")),
                _ => {
                    options.kernel = Some(arg);
                    continue;
                }
            };
            *slot = Some(args.next().ok_or_else(|| format!("`{arg}` expects a value"))?);
        }
        Ok(options)
    }

    /// Whether the IR is asked for as the macro embeds it.
    pub(crate) fn is_plain(&self) -> bool {
        self.target.is_none()
            && self.after.is_none()
            && self.layout_svg.is_none()
            && self.memory_svg.is_none()
            && self.schedule_svg.is_none()
            && self.extents.is_none()
            && self.with.is_none()
            && !self.time_passes
    }

    /// Refuses what the target does not draw or predict.
    pub(crate) fn suit(&self, target: Option<&str>) -> Result<(), String> {
        let threads = target.is_some_and(has_threads);
        let ascend_c = target.is_some_and(|name| name.starts_with("ascendc:"));
        let drawings = [("layout", &self.layout_svg), ("schedule", &self.schedule_svg)];
        for (what, _) in drawings.iter().filter(|(_, file)| file.is_some()) {
            if !threads {
                return Err(format!("`--{what}-svg` expects `--target`, one with threads"));
            }
            let prints = if *what == "layout" { "layout" } else { "plan" };
            if self.after.as_deref().is_some_and(|after| after != prints) {
                return Err(format!(
                    "`--{what}-svg` draws what `--after {prints}` prints, expected no other `--after`"
                ));
            }
        }
        if self.memory_svg.is_some() && !ascend_c {
            return Err("`--memory-svg` expects `--target ascendc:CHIP`".to_owned());
        }
        if self.extents.is_some() && !(ascend_c && self.after.as_deref() == Some("cost")) {
            return Err("`--extents` expects `--target ascendc:CHIP --after cost`".to_owned());
        }
        if self.time_passes && target.is_none() {
            return Err("`--time-passes` expects `--target`, for which the kernel is compiled".to_owned());
        }
        match self.after.as_deref() {
            Some(after) if has(after) && !threads => {
                Err(format!("`--after {after}` expects `--target`, one with threads"))
            }
            Some("cost" | "memory") if !ascend_c => {
                Err("`--after cost` and `--after memory` expect `--target ascendc:CHIP`".to_owned())
            }
            _ => Ok(()),
        }
    }
}
