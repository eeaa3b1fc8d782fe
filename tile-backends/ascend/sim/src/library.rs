//! The device's library: which functions it has, and those that a kernel calls, compiled for the
//! host.
//!
//! A function's object holds all that it calls except the instructions, which are the model's.
//! Address spaces are dropped, since all memories of a core are parts of one address space here.
//! Loads and stores of its scalar code call the model first, instrumented by the pass of
//! ThreadSanitizer.

use crate::compile::Core;
use crate::model;
use crate::tools::{Scratch, Tools, cached, hash_of, run};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// Part of the key of objects: changes where they are made otherwise.
const FORM: u32 = 2;

/// Of each core's functions, the file that has it.
type Listing = BTreeMap<(Core, String), PathBuf>;

#[derive(Clone, Debug)]
pub(crate) struct Library {
    tools: Tools,
    listing: Arc<Listing>,
}

impl Library {
    pub(crate) fn new(tools: &Tools) -> Result<Library, String> {
        static KNOWN: Mutex<BTreeMap<PathBuf, Arc<Listing>>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let place = tools.bitcode("");
        if let Some(listing) = known.get(&place) {
            return Ok(Library { tools: tools.clone(), listing: listing.clone() });
        }
        let mut listing = Listing::new();
        for core in Core::ALL {
            for file in [format!("meta_op.{}.bc", core.name()), format!("meta_op.mix.{}.bc", core.name())] {
                let bitcode = tools.bitcode(&file);
                let said = run(
                    &tools.llvm("llvm-nm"),
                    ["--defined-only".as_ref(), "--format=just-symbols".as_ref(), bitcode.as_os_str()],
                )?;
                for name in said.lines().filter_map(|line| line.strip_prefix("_mlir_ciface_")) {
                    listing.entry((core, name.to_string())).or_insert_with(|| bitcode.clone());
                }
            }
        }
        let listing = Arc::new(listing);
        known.insert(place, listing.clone());
        Ok(Library { tools: tools.clone(), listing })
    }

    pub(crate) fn has(&self, core: Core, name: &str) -> bool {
        self.listing.contains_key(&(core, name.to_string()))
    }

    /// The object of one function.
    pub(crate) fn object(&self, core: Core, name: &str) -> Result<PathBuf, String> {
        let missing = || format!("the library of the {} has no {name}", core.name());
        let bitcode = self.listing.get(&(core, name.to_string())).ok_or_else(missing)?;
        let size = fs::metadata(bitcode).map_err(|error| format!("{}: {error}", bitcode.display()))?.len();
        let key = hash_of(&(FORM, bitcode, size, model::instructions(&self.tools)?));
        cached(&format!("{name}.{}.{key:016x}.o", core.name()), |made| {
            let scratch = Scratch::new()?;
            let text = run(
                &self.tools.llvm("llvm-extract"),
                [
                    "--recursive".as_ref(),
                    "-S".as_ref(),
                    format!("--func=_mlir_ciface_{name}").as_ref(),
                    bitcode.as_os_str(),
                ],
            )?;
            let source = scratch.write("function.ll", &retarget(&text, model::instructions(&self.tools)?))?;
            let flags = ["-w", "-O1", "-fPIC", "-fsanitize=thread", model::ARCH, "-c"];
            let args = flags.iter().map(AsRef::as_ref).chain([source.as_os_str(), "-o".as_ref(), made.as_os_str()]);
            run(&self.tools.llvm("clang"), args)?;
            Ok(())
        })
    }
}

/// A function that the library calls and does not define: an instruction, or, in
/// code that no kernel reaches, one that the vendor forgot.
struct Declared<'a> {
    result: &'a str,
    name: &'a str,
    parameters: &'a str,
}

impl<'a> Declared<'a> {
    /// None of what this machine's libraries have.
    fn parse(line: &'a str) -> Option<Declared<'a>> {
        let (result, rest) = line.strip_prefix("declare ")?.split_once('@')?;
        let (name, rest) = rest.split_once('(')?;
        let name = name.trim_matches('"');
        let parameters = rest.rsplit_once(')')?.0;
        let foreign = name.starts_with("hivm.") || name.starts_with("_Z");
        let result = result.trim().trim_start_matches("dso_local ");
        foreign.then_some(Declared { result, name, parameters })
    }

    /// A definition that ends the launch.
    fn stub(&self, number: usize) -> String {
        let Declared { result, name, parameters } = self;
        format!(
            "define internal {result} @\"{name}\"({parameters}) {{\n  call void @npu_not_modelled(ptr @npu.name.{number})\n  unreachable\n}}\n"
        )
    }
}

/// The text of a function for this machine.
fn retarget(text: &str, known: &BTreeSet<String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut unknown = Vec::new();
    for line in text.lines() {
        if line.starts_with("target datalayout") {
            continue;
        }
        if line.starts_with("target triple") {
            out.push_str("target triple = \"x86_64-pc-linux-gnu\"\n");
            continue;
        }
        let line = with_zeros_for_null(line);
        let line = without_address_spaces(&line).replace("addrspacecast", "bitcast");
        let line = without_key(&without_key(&line, "target-cpu"), "target-features");
        let mut line = rename_instructions(&line);
        // Objects of other functions have the same helpers.
        for visible in ["define dso_local ", "define hidden "] {
            if line.starts_with(visible) && !line.contains("@_mlir_ciface_") {
                line = line.replacen(visible, "define internal ", 1);
            }
        }
        if line.starts_with("declare ") && line.contains("@\"hivm.") {
            line =
                line.replace(" nocapture writeonly", "").replace(" nocapture readonly", "").replace(" nocapture", "");
        }
        if line.starts_with('@') {
            line = line.replacen(" = hidden ", " = internal ", 1);
        }
        if let Some(rest) = line.strip_prefix("attributes #")
            && let Some((number, attributes)) = rest.split_once(" = { ")
        {
            let attributes = without_memory(attributes);
            out.push_str(&format!("attributes #{number} = {{ sanitize_thread {attributes}\n"));
            continue;
        }
        if let Some(declared) = Declared::parse(&line)
            && !declared.name.strip_prefix("hivm.").is_some_and(|name| known.contains(name))
        {
            out.push_str(&declared.stub(unknown.len()));
            unknown.push(declared.name.to_string());
            continue;
        }
        out.push_str(&line);
        out.push('\n');
    }
    out.push_str("@npu.zeros = private constant [256 x i8] zeroinitializer\n");
    if !unknown.is_empty() {
        out.push_str("declare void @npu_not_modelled(ptr)\n");
    }
    for (number, name) in unknown.iter().enumerate() {
        out.push_str(&format!("@npu.name.{number} = private constant [{} x i8] c\"{name}\\00\"\n", name.len() + 1));
    }
    out
}

/// The library passes no buffer as null, looks for null here and there, and
/// elsewhere reads through it without using what it read. That is a fault here and
/// undefined to the optimiser, so the null of such pointers is a place with zeros.
fn with_zeros_for_null(line: &str) -> String {
    if line.contains(" icmp ") && line.contains(" ptr %") && line.ends_with(", null") {
        return format!("{}@npu.zeros", &line[..line.len() - "null".len()]);
    }
    line.replace("ptr noundef null", "ptr noundef @npu.zeros")
}

fn without_address_spaces(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find(" addrspace(") {
        out.push_str(&rest[..at]);
        rest = rest[at..].split_once(')').map_or("", |(_, after)| after);
    }
    out + rest
}

/// Without an attribute `"key"="value"`.
fn without_key(line: &str, key: &str) -> String {
    let Some((before, after)) = line.split_once(&format!(" \"{key}\"=\"")) else { return line.to_string() };
    let after = after.split_once('"').map_or("", |(_, after)| after);
    format!("{before}{after}")
}

/// What instructions say of the memory they touch leaves out registers and flags,
/// so they would be moved over each other.
fn without_memory(attributes: &str) -> String {
    let Some((before, after)) = attributes.split_once("memory(") else { return attributes.to_string() };
    format!("{before}{}", after.split_once(')').map_or("", |(_, after)| after.trim_start()))
}

/// `@llvm.hivm.X` is an intrinsic that LLVM does not know; `@"hivm.X"` a function.
fn rename_instructions(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("@llvm.hivm.") {
        let end = after.find(|c: char| !c.is_alphanumeric() && c != '.' && c != '_').unwrap_or(after.len());
        out.push_str(before);
        out.push_str(&format!("@\"hivm.{}\"", &after[..end]));
        rest = &after[end..];
    }
    out + rest
}
