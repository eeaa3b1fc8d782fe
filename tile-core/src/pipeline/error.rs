//! Errors of explicit pipeline schedules: why a plan cannot be followed.

use super::{MOST_AHEAD, Why};
use crate::ir::Span;
use std::fmt;

/// An `order` or `stage` that cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanError {
    /// The loop's counter.
    pub counter: String,
    /// Where the loop is.
    pub span: Span,
    /// What is wrong.
    pub cause: Cause,
}

/// What is wrong with a plan. Statements are numbered from 0, in the order of the
/// source.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Cause {
    /// The instructions of each statement are not known.
    Unmapped,
    /// A statement is too many iterations ahead of another.
    Deep,
    /// A dependence through memory is violated: two statements change places.
    Broken {
        /// What comes first in the serial loop.
        first: usize,
        /// What comes then.
        then: usize,
        /// Whether that is of the next iteration.
        later: bool,
        /// The memory; `None` for effects outside of the kernel.
        name: Option<String>,
        /// Why the memory has one buffer, if that is why.
        why: Option<Why>,
    },
    /// A statement uses a value that another computes, at another time.
    Value {
        /// The statement that computes it.
        maker: usize,
        /// The statement that uses it.
        user: usize,
        /// Its name.
        name: Option<String>,
    },
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`order` and `stage` of the loop over `{}`: ", self.counter)?;
        match &self.cause {
            Cause::Unmapped => {
                f.write_str("which statements they count cannot be told from the positions of the source")
            }
            Cause::Deep => write!(f, "one statement is more than {MOST_AHEAD} iterations ahead of another"),
            Cause::Broken { first, then, later, name, why } => {
                let next = if *later { " of the next iteration" } else { "" };
                write!(f, "statement {then}{next} would run before statement {first}")?;
                match name {
                    Some(name) => write!(f, ", and both use `{name}`")?,
                    None => f.write_str(", which has to be done before")?,
                }
                match why {
                    Some(Why::Registers) => f.write_str("; registers hold it for one iteration at a time"),
                    Some(Why::Kept) => {
                        f.write_str("; it is not set as a whole where an iteration first uses it, so it has one buffer")
                    }
                    Some(Why::Inside) => f.write_str("; a tile that is made inside of the loop has one buffer"),
                    Some(Why::Seen) | None => Ok(()),
                }
            }
            Cause::Value { maker, user, name } => {
                let name = name.as_deref().map_or_else(|| "a value".to_owned(), |name| format!("`{name}`"));
                write!(
                    f,
                    "statement {user} uses {name} of statement {maker}, which has to come before it in the same stage"
                )
            }
        }
    }
}

impl std::error::Error for PlanError {}
