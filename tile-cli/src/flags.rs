//! Flags of command lines.

use crate::Failure;
use lexopt::{Arg, Parser, ValueExt};

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

fn unknown(flag: &str, expected: &str) -> Failure {
    Failure::Usage(format!("unknown flag `{flag}`, expected {expected}"))
}
