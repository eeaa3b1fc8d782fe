//! Flags of command lines.

use crate::{Failure, usage};
use lexopt::{Arg, Parser, ValueExt};
use std::time::Duration;

/// Reads arguments: names of kernels are returned, and each flag is given to `flag`, which takes
/// its value from the parser and says whether it knows it.
pub(crate) fn read(
    args: &[String],
    expected: &str,
    flag: &mut dyn FnMut(&str, &mut Parser) -> Result<bool, Failure>,
) -> Result<Vec<String>, Failure> {
    let mut parser = Parser::from_args(args);
    let mut names = Vec::new();
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Value(name) => names.push(name.string()?),
            Arg::Short(letter) => return Err(unknown(&format!("-{letter}"), expected)),
            Arg::Long(name) => {
                let name = name.to_owned();
                if !flag(&name, &mut parser)? {
                    return Err(unknown(&format!("--{name}"), expected));
                }
            }
        }
    }
    Ok(names)
}

/// The value of a flag.
pub(crate) fn value(parser: &mut Parser) -> Result<String, Failure> {
    Ok(parser.value()?.string()?)
}

/// The value of `--flag`, seconds that `accepts` takes.
pub(crate) fn seconds(flag: &str, parser: &mut Parser, accepts: fn(&Duration) -> bool) -> Result<Duration, Failure> {
    let text = value(parser)?;
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(accepts).ok_or_else(|| usage(format!("`--{flag}` has `{text}`, expected seconds")))
}

fn unknown(flag: &str, expected: &str) -> Failure {
    Failure::Usage(format!("unknown flag `{flag}`, expected {expected}"))
}
