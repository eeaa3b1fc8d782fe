//! Lines that are printed, and assertions: records in the message buffer, as the PTX backend has them.

use super::emitted::EmitError;
use super::emitter::Emitter;
use super::scalar;
use tile_core::elem::DType;
use tile_core::launch::Site;
use tile_simt::ir::{Inst, Val};

/// Bytes of a message buffer before the failure record: a word that counts bytes of the log, one with
/// its capacity in bytes, and at [`FAILED_AT`] a word of 32 bits that is 1 once an assertion failed.
pub const HEADER_BYTES: u32 = 32;
/// Where the header says whether an assertion failed.
pub const FAILED_AT: u32 = 16;
/// Words of 64 bits of a record before the operands: its site and its bytes, and two of the block and
/// thread, in halves of 32 bits: `block.y`, `block.x`; `thread`, `block.z`, the upper one first.
pub const RECORD_WORDS: u32 = 3;

/// Bytes of a site's record.
fn record_bytes(site: &Site) -> u32 {
    8 * (RECORD_WORDS + site.args.len() as u32)
}

impl Emitter<'_> {
    pub(super) fn print(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let site = self.next_site();
        let bytes = record_bytes(&self.sites[site]).to_string();
        let start = (HEADER_BYTES + Site::longest_failure(&self.sites, record_bytes)).to_string();
        let reserved = self.helpers.call("message_reserve", &["messages", &start, &bytes])?;
        self.body.open(format!("if (u64 *record = {reserved}) {{"));
        self.record(site, &inst.args)?;
        self.body.close("}");
        Ok(())
    }

    pub(super) fn assert(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let Some((&condition, args)) = inst.args.split_first() else {
            return Err(EmitError::Malformed("an assertion without a condition".to_owned()));
        };
        let condition = self.operand(condition);
        let site = self.next_site();
        let first = self.helpers.call("message_fail", &["messages"])?;
        self.body.open(format!("if (!{condition}) {{"));
        self.body.open(format!("if ({first}) {{"));
        self.line(format!("u64 *record = messages + {};", HEADER_BYTES / 8));
        self.record(site, args)?;
        self.body.close("}");
        self.line("return;");
        self.body.close("}");
        Ok(())
    }

    /// The number of the site that the walk has reached.
    fn next_site(&mut self) -> usize {
        self.site += 1;
        self.site - 1
    }

    /// Writes the words of a record.
    fn record(&mut self, site: usize, args: &[Val]) -> Result<(), EmitError> {
        let bytes = u64::from(record_bytes(&self.sites[site]));
        self.line(format!("record[0] = {}ull;", site as u64 | bytes << 32));
        let place = self.helpers.call("message_place", &["record"])?;
        self.line(format!("{place};"));
        for (word, &arg) in (RECORD_WORDS..).zip(args) {
            let x = self.operand(arg);
            let ty = self.ty(arg);
            let bits = match ty.bits() {
                _ if ty == DType::Bool => format!("{x} ? 1 : 0"),
                8 => scalar::bits(&mut self.helpers, ty, DType::U8, &x),
                16 => scalar::bits(&mut self.helpers, ty, DType::U16, &x),
                32 => scalar::bits(&mut self.helpers, ty, DType::U32, &x),
                _ => scalar::bits(&mut self.helpers, ty, DType::U64, &x),
            };
            self.line(format!("record[{word}] = {bits};"));
        }
        Ok(())
    }
}
