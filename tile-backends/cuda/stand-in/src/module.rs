//! Modules: PTX as far as launches need to know it.

use crate::device::{DEVICES, PTX};
use crate::state::{Outcome, State};
use cudarc::driver::sys::CUresult;
use std::collections::BTreeMap;

/// What begins assembled code here. Eight bytes with its length follow, and the
/// text it was made of.
pub(crate) const CODE: &[u8; 8] = b"stand-in";

pub(crate) struct Module {
    pub(crate) device: usize,
    pub(crate) entries: BTreeMap<String, Entry>,
    pub(crate) loaded: bool,
}

/// An entry of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// Bytes of each parameter.
    pub(crate) params: Vec<usize>,
    /// The threads that it requires of a block.
    pub(crate) threads: Option<[u32; 3]>,
    /// Blocks of a cluster.
    pub(crate) cluster: u32,
}

/// A function of a module.
pub(crate) struct Function {
    pub(crate) module: usize,
    pub(crate) entry: String,
    /// Dynamic shared memory that was allowed.
    pub(crate) shared: Option<u32>,
}

/// Texts on their way to code.
#[derive(Default)]
pub(crate) struct Linker {
    pub(crate) text: String,
    pub(crate) code: Vec<u8>,
}

impl State {
    /// The handle of a module with a text.
    pub(crate) fn load(&mut self, text: &str) -> Outcome<usize> {
        let device = self.device()?;
        let entries = read(text, DEVICES[device].capability)?;
        let handle = self.handle();
        self.modules.insert(handle, Module { device, entries, loaded: true });
        Ok(handle)
    }
}

/// The entries of a text.
pub(crate) fn read(text: &str, capability: (u32, u32)) -> Outcome<BTreeMap<String, Entry>> {
    let invalid = CUresult::CUDA_ERROR_INVALID_PTX;
    let directive = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    let (major, minor) = directive(".version ").and_then(|version| version.split_once('.')).ok_or(invalid)?;
    let version = (major.parse::<u32>().map_err(|_| invalid)?, minor.parse::<u32>().map_err(|_| invalid)?);
    if version > PTX {
        return Err(CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION);
    }
    let target = directive(".target sm_").ok_or(invalid)?;
    let number: u32 = target.trim_end_matches(char::is_alphabetic).parse().map_err(|_| invalid)?;
    let stated = (number / 10, number % 10);
    let only = target.ends_with('a');
    if stated > capability || only && stated != capability {
        return Err(CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU);
    }
    let mut entries = BTreeMap::new();
    for part in text.split(".visible .entry ").skip(1) {
        let (name, rest) = part.split_once('(').ok_or(invalid)?;
        let (params, rest) = rest.split_once(')').ok_or(invalid)?;
        let (directives, _) = rest.split_once('{').ok_or(invalid)?;
        let params = params.split(',').map(str::trim).filter(|param| !param.is_empty());
        let params = params.map(|param| bytes(param).ok_or(invalid)).collect::<Outcome<Vec<usize>>>()?;
        let numbers = |name: &str| -> Option<Vec<u32>> {
            let line = directives.lines().find_map(|line| line.trim().strip_prefix(name))?;
            line.split(',').map(|number| number.trim().parse().ok()).collect()
        };
        let threads = numbers(".reqntid ").and_then(|threads| threads.try_into().ok());
        let cluster = numbers(".reqnctapercluster ").and_then(|cluster| cluster.first().copied()).unwrap_or(1);
        entries.insert(name.trim().to_owned(), Entry { params, threads, cluster });
    }
    Ok(entries)
}

/// Bytes of a parameter: `.param .align 64 .b8 map0[128]`, `.param .u64 buf0`.
fn bytes(param: &str) -> Option<usize> {
    let words: Vec<&str> = param.split_whitespace().collect();
    let (&name, rest) = words.split_last()?;
    let bits: usize = rest.last()?.trim_start_matches(['.', 'b', 'u', 's', 'f']).parse().ok()?;
    let count = match name.split_once('[') {
        Some((_, count)) => count.strip_suffix(']')?.parse().ok()?,
        None => 1,
    };
    (rest.first() == Some(&".param")).then_some(bits / 8 * count)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "
.version 8.0
.target sm_90a
.address_size 64

.visible .entry k(
  .param .u64 buf0,
  .param .s32 p0,
  .param .u8 p1,
  .param .align 64 .b8 map0[128]
)
.reqntid 128, 1, 1
.reqnctapercluster 2, 1, 1
{
}
";

    #[test]
    fn entries_are_read() {
        let entries = read(TEXT, (9, 0)).expect("it is well-formed");
        let expected = Entry { params: vec![8, 4, 1, 128], threads: Some([128, 1, 1]), cluster: 2 };
        assert_eq!(entries["k"], expected);
    }

    #[test]
    fn texts_for_others_are_refused() {
        assert_eq!(read(TEXT, (8, 0)), Err(CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU));
        assert_eq!(read(TEXT, (10, 0)), Err(CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU));
        assert!(read(&TEXT.replace("sm_90a", "sm_80"), (10, 0)).is_ok());
        assert_eq!(read("garbage", (9, 0)), Err(CUresult::CUDA_ERROR_INVALID_PTX));
        assert_eq!(read(&TEXT.replace("8.0", "99.0"), (9, 0)), Err(CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION));
    }
}
