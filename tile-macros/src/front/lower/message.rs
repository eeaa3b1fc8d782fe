//! Lowers `println!` and `assert!`.

use super::{Lower, Zone};
use crate::diag::{Code, Loc, Reported};
use crate::front::ast::{Expr, Format, FormatPart};
use tile_core::ir::{self, Op, Value};

impl<'a> Lower<'a> {
    pub(super) fn print(&mut self, loc: Loc, format: &'a Format) -> Result<(), Reported> {
        if self.zone == Zone::Prologue {
            let help = "print on the host, or after `blocks`";
            return Err(self.errors.report(Code::Zone, loc, "`println!` in the prologue", help));
        }
        let (format, args) = self.format(format)?;
        self.loc = loc;
        self.effect(Op::Print { format }, &args, &[]);
        Ok(())
    }

    pub(super) fn assert(&mut self, loc: Loc, condition: &'a Expr, format: &'a Format) -> Result<(), Reported> {
        if self.zone == Zone::Prologue {
            let help = "write `require!` for a condition on the launch";
            return Err(self.errors.report(Code::Zone, loc, "`assert!` in the prologue", help));
        }
        let condition = self.condition_value(condition)?;
        let (mut format, values) = self.format(format)?;
        let mut args = vec![condition];
        args.extend(values);
        self.say_where(&mut format, &mut args);
        self.loc = loc;
        self.effect(Op::Assert { format, fault: false }, &args, &[]);
        Ok(())
    }

    /// Adds the iteration to the message of an assertion: ` (k = 3, i = 0)`.
    ///
    /// It is part of the text from here on, so every backend says the same.
    fn say_where(&self, format: &mut ir::Format, args: &mut Vec<Value>) {
        for (i, (name, value)) in self.indices.iter().enumerate() {
            let before = if i == 0 { " (" } else { ", " };
            push_text(&mut format.parts, &format!("{before}{name} = "));
            format.parts.push(ir::FormatPart::Arg);
            args.push(*value);
        }
        if !self.indices.is_empty() {
            push_text(&mut format.parts, ")");
        }
    }

    fn format(&mut self, format: &'a Format) -> Result<(ir::Format, Vec<Value>), Reported> {
        let positional: Vec<Result<Value, Reported>> = format.args.iter().map(|arg| self.scalar(arg)).collect();
        let positional: Result<Vec<Value>, Reported> = positional.into_iter().collect();
        let positional = positional?;
        let (mut parts, mut values) = (Vec::new(), Vec::new());
        for part in &format.parts {
            match part {
                FormatPart::Text(text) => parts.push(ir::FormatPart::Text(text.clone())),
                FormatPart::Arg(i) => {
                    values.extend(positional.get(*i));
                    parts.push(ir::FormatPart::Arg);
                }
                FormatPart::Name(name) => {
                    values.push(self.scalar(name)?);
                    parts.push(ir::FormatPart::Arg);
                }
            }
        }
        Ok((ir::Format { parts }, values))
    }
}

/// Appends literal text; two pieces of text never follow each other.
pub(super) fn push_text(parts: &mut Vec<ir::FormatPart>, text: &str) {
    match parts.last_mut() {
        Some(ir::FormatPart::Text(last)) => last.push_str(text),
        _ => parts.push(ir::FormatPart::Text(text.to_owned())),
    }
}
