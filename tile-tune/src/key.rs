//! What an answer is about: a kernel with all that is not tuned, and a device.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tile_core::ir::text::parse;
use tile_core::launch::{Arg, Device, FnDef, Identity, Instance, KernelDef};

/// A kernel with its element types and the const parameters that its `tune` list leaves alone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct KernelKey {
    /// The kernel's name.
    pub kernel: String,
    /// The hash of its IR, and that of the functions it calls.
    pub ir: String,
    /// The element types of its type parameters.
    pub elems: Vec<String>,
    /// Const parameters that are not tuned, by name.
    pub fixed: BTreeMap<String, i64>,
    /// Encodings of the constants from outside that it uses.
    pub externs: Vec<u64>,
}

/// What a measured answer holds for: answers of another key are none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Key {
    /// The kernel.
    #[serde(flatten)]
    pub kernel: KernelKey,
    /// The device's kind, as [`Device::target`] names it.
    pub target: String,
    /// The device's name.
    pub device: String,
    /// The class of devices that run the same code alike.
    pub architecture: String,
    /// The version of the device's driver; empty where it has none.
    pub driver: String,
    /// The version of this crate, with which lowerings and their figures change.
    pub version: String,
}

impl KernelKey {
    /// Of an instance; its tuned parameters do not matter.
    pub fn of(instance: &Instance<'_>) -> KernelKey {
        let def = instance.def();
        let tuned = |name: &str| instance.tuning().iter().any(|tunable| tunable.name == name);
        let names = const_names(def);
        let fixed = names.into_iter().zip(instance.consts()).filter(|(name, _)| !tuned(name));
        KernelKey {
            kernel: def.name.to_owned(),
            ir: format!("{:016x}", hash(def)),
            elems: instance.elems().iter().map(|dtype| dtype.name().to_owned()).collect(),
            fixed: fixed.map(|(name, &value)| (name, value)).collect(),
            externs: instance.externs().iter().map(|scalar| scalar.bits).collect(),
        }
    }
}

impl Key {
    /// Of an instance on a device.
    pub fn of<D: Device + ?Sized>(instance: &Instance<'_>, device: &D) -> Key {
        let Identity { name, architecture, driver } = device.identity();
        Key {
            kernel: KernelKey::of(instance),
            target: device.target().to_owned(),
            device: name,
            architecture,
            driver,
            version: env!("CARGO_PKG_VERSION").to_owned(),
        }
    }

    /// A name for a file, different for each key.
    pub(crate) fn file(&self) -> String {
        let text = serde_json::to_string(self).unwrap_or_default();
        let safe = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
        let name: String = self.kernel.kernel.chars().map(safe).take(64).collect();
        format!("{name}-{:016x}.json", hash_text(&text))
    }
}

/// The names of a kernel's const parameters; none where its text is no kernel's.
pub(crate) fn const_names(def: &KernelDef) -> Vec<String> {
    parse(def.ir).map(|func| func.consts.into_iter().map(|param| param.name).collect()).unwrap_or_default()
}

/// The numbers of a launch that decide how much work it is: extents of tensors, then integers, in
/// the order of the arguments.
pub fn numbers(args: &[Arg<'_>]) -> Vec<i64> {
    numbers_of(args).collect()
}

/// The same, one by one.
pub(crate) fn numbers_of(args: &[Arg<'_>]) -> impl Iterator<Item = i64> {
    args.iter().flat_map(|arg| {
        let (extents, integer): (&[i64], _) = match arg {
            Arg::Tensor(tensor) => (tensor.shape, None),
            Arg::Scalar(scalar) => (&[], Some(scalar).filter(|scalar| !scalar.dtype.is_float())),
        };
        extents.iter().copied().chain(integer.map(|scalar| scalar.bits as i64))
    })
}

/// The hash of a text.
pub(crate) fn hash_text(text: &str) -> u64 {
    fnv(text.bytes(), OFFSET)
}

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;

/// The FNV-1a hash, which is the same in every version of Rust.
fn fnv(bytes: impl Iterator<Item = u8>, start: u64) -> u64 {
    bytes.fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The hash of a kernel's text and of those of the functions it calls, with their constants.
fn hash(def: &KernelDef) -> u64 {
    fn function(def: &FnDef, hash: u64) -> u64 {
        let hash = fnv(def.ir.bytes(), hash);
        let hash = (def.externs)().iter().fold(hash, |hash, scalar| fnv(scalar.bits.to_le_bytes().into_iter(), hash));
        def.callees.iter().fold(hash, |hash, callee| function(callee, hash))
    }
    def.callees.iter().fold(fnv(def.ir.bytes(), OFFSET), |hash, callee| function(callee, hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv("".bytes(), OFFSET), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv("foobar".bytes(), OFFSET), 0x8594_4171_f739_67e8);
    }
}
