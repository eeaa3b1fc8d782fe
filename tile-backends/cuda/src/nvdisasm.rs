//! The toolkit's disassembler, for checks of what the assembler makes of a text.

use crate::toolkit;
use std::collections::HashMap;
use std::fs;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::Command;

/// A disassembler on this machine.
#[derive(Clone, Debug)]
pub struct Nvdisasm {
    path: PathBuf,
}

/// What there is in machine code.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The operations with what qualifies them, such as `LDG.E.128`, in the order
    /// of their addresses.
    pub operations: Vec<String>,
    /// The loops, each from the operation that it begins with to the branch back to
    /// that, as places among the operations.
    pub loops: Vec<RangeInclusive<usize>>,
}

impl Nvdisasm {
    /// The program that `TILE_NVDISASM` names, the one on `PATH`, or that of the
    /// Python package `nvidia-cuda-nvdisasm`; `None` when there is none.
    ///
    /// # Panics
    /// When there is none, and `TILE_NVDISASM_REQUIRED` is set.
    pub fn find() -> Option<Nvdisasm> {
        toolkit::find("TILE_NVDISASM", "nvdisasm").map(|path| Nvdisasm { path })
    }

    /// Why a check that needs the disassembler does not run, in one line.
    pub fn missing() -> &'static str {
        "skipped: no nvdisasm (set TILE_NVDISASM, or `pip install nvidia-cuda-nvdisasm`)"
    }

    /// Disassembles machine code.
    ///
    /// # Errors
    /// What the disassembler printed when it refused the code, or why it could
    /// not run.
    pub fn listing(&self, code: &[u8]) -> Result<Listing, String> {
        let text = self.text(code)?;
        Ok(Listing { operations: text.lines().filter_map(operation).collect(), loops: loops(&text) })
    }

    fn text(&self, code: &[u8]) -> Result<String, String> {
        let file = toolkit::temporary("cubin");
        fs::write(&file, code).map_err(|error| format!("{}: {error}", file.display()))?;
        let output = Command::new(&self.path).arg("-c").arg(&file).output();
        // A file left behind in the folder for temporary files harms nothing.
        let _ = fs::remove_file(&file);
        let output = output.map_err(|error| format!("{}: {error}", self.path.display()))?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

fn loops(text: &str) -> Vec<RangeInclusive<usize>> {
    let (mut labels, mut found, mut at) = (HashMap::new(), Vec::new(), 0);
    for line in text.lines() {
        if let Some(label) = line.strip_suffix(':') {
            labels.insert(label, at);
        }
        let Some(operation) = operation(line) else { continue };
        let target = line.split_once("`(").and_then(|(_, rest)| rest.split_once(')'));
        if let Some(&from) = target.and_then(|(label, _)| labels.get(label))
            && operation.starts_with("BRA")
        {
            found.push(from..=at);
        }
        at += 1;
    }
    found
}

/// The operation of a line such as `/*0010*/  @!P0 BRA `(.L_x_0) ;`.
fn operation(line: &str) -> Option<String> {
    let (_, rest) = line.trim_start().strip_prefix("/*")?.split_once("*/")?;
    let word = rest.split_whitespace().find(|word| !word.starts_with('@'))?;
    word.starts_with(|c: char| c.is_ascii_uppercase()).then(|| word.trim_end_matches(';').to_owned())
}

#[cfg(test)]
mod tests {
    use super::{loops, operation};

    #[test]
    fn operations_are_found_behind_predicates() {
        let text = [
            ".text.kernel:",
            "        /*0000*/                   LDC R1, c[0x0][0x28] ;",
            "        /*11f0*/              @!P0 BRA `(.L_x_0) ;",
            ".L_x_4:",
            "        /*1200*/                   HGMMA.64x256x16.F32.BF16 R24, gdesc[UR4], R24 ;",
            "        /*1210*/                   EXIT ;",
            "        /*1220*/                   NOP;",
        ];
        let found: Vec<String> = text.iter().filter_map(|line| operation(line)).collect();
        assert_eq!(found, ["LDC", "BRA", "HGMMA.64x256x16.F32.BF16", "EXIT", "NOP"]);
    }

    #[test]
    fn loops_end_with_a_branch_back() {
        let text = "
        /*0000*/                   LDC R1, c[0x0][0x28] ;
.L_x_1:
        /*0010*/              @!P0 BRA `(.L_x_0) ;
        /*0020*/                   NOP;
        /*0030*/               @P1 BRA `(.L_x_1) ;
.L_x_0:
        /*0040*/                   EXIT ;
.L_x_2:
        /*0050*/                   BRA `(.L_x_2);";
        assert_eq!(loops(text), [1..=3, 5..=5]);
    }
}
