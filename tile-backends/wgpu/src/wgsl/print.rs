//! `print` and `assert`: records for the host, as [`message`](super::message)
//! lays them out.

use super::emitter::Emitter;
use super::message::{FAILED_AT, HEADER_WORDS, RECORD_WORDS, failure_words, record_words};
use super::repr::Repr;
use tile_simt::ir::{Inst, Val};

impl Emitter<'_> {
    pub(super) fn print(&mut self, inst: &Inst) {
        let site = self.next_site();
        let words = record_words(&self.sites[site]);
        let (reserved, start) = (self.fresh("reserved"), HEADER_WORDS + failure_words(&self.sites));
        self.line(&format!("let {reserved} = atomicAdd(&messages[0], {words}u);"));
        self.open(&format!("if ({reserved} + {words}u <= atomicLoad(&messages[1])) {{"));
        self.record(&format!("{reserved} + {start}u"), site, &inst.args);
        self.close("}");
    }

    pub(super) fn assert(&mut self, inst: &Inst) {
        let (condition, args) = inst.args.split_first().expect("the verifier wants a condition");
        let (condition, site) = (self.operand(*condition), self.next_site());
        self.open(&format!("if (!{condition}) {{"));
        self.open(&format!("if (atomicExchange(&messages[{FAILED_AT}], 1u) == 0u) {{"));
        self.record(&format!("{HEADER_WORDS}u"), site, args);
        self.close("}");
        self.close("}");
    }

    /// The number of the site that the walk has reached.
    fn next_site(&mut self) -> usize {
        self.site += 1;
        self.site - 1
    }

    fn record(&mut self, at: &str, site: usize, args: &[Val]) {
        let grid = self.kernel.grid;
        let block = |axis: u32| match (axis + grid).checked_sub(3) {
            Some(axis) if grid > 0 => format!("block_{axis}"),
            _ => "0u".to_owned(),
        };
        let mut words = vec![
            format!("{}u", site + 1),
            format!("{}u", record_words(&self.sites[site])),
            block(0),
            block(1),
            block(2),
        ];
        words.push("thread".to_owned());
        debug_assert_eq!(words.len(), RECORD_WORDS as usize);
        for &arg in args {
            let (ty, x) = (self.ty(arg), self.operand(arg));
            match self.types.repr(ty) {
                Repr::Wide => words.extend([format!("{x}.x"), format!("{x}.y")]),
                _ => words.extend([self.types.encoding(ty, &x), "0u".to_owned()]),
            }
        }
        for (number, word) in words.iter().enumerate() {
            self.line(&format!("atomicStore(&messages[{at} + {number}u], {word});"));
        }
    }
}
