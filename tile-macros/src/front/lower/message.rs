//! `println!` and `assert!`.

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
        let (format, values) = self.format(format)?;
        let mut args = vec![condition];
        args.extend(values);
        self.loc = loc;
        self.effect(Op::Assert { format }, &args, &[]);
        Ok(())
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
