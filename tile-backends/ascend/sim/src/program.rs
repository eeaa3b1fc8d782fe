//! Links the code of a kernel for the host.

use crate::compile::{Compiled, Core, Refusal};
use crate::library::Library;
use crate::model::{self, Entry};
use crate::tools::{Scratch, Tools, run};
use crate::translate::{Function, Role, Type};
use libloading::os::unix::{Library as Shared, RTLD_LOCAL, RTLD_NOW};
use std::fmt::Write;

/// LLVM's passes from the translated module down, in order.
const PASSES: &[&str] = &[
    "--allow-unregistered-dialect",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--convert-math-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--convert-cf-to-llvm",
    "--convert-index-to-llvm",
    "--convert-arith-to-llvm",
    "--reconcile-unrealized-casts",
];

/// A kernel that can be run.
#[derive(Debug)]
pub struct Program {
    pub(crate) params: Vec<(Role, Type)>,
    pub(crate) grid_arguments: bool,
    pub(crate) codes: Vec<Code>,
    pub(crate) tools: Tools,
}

/// The code of one core.
#[derive(Debug)]
pub(crate) struct Code {
    pub(crate) core: Core,
    pub(crate) enter: Entry,
    /// Bytes of workspace for each block.
    pub(crate) workspace: u64,
    _shared: Shared,
}

impl Program {
    /// Makes code of a kernel of the module.
    pub fn new(tools: &Tools, compiled: &Compiled, kernel: &str) -> Result<Program, Refusal> {
        model::loaded(tools).map_err(Refusal::Tool)?;
        let mut codes = Vec::new();
        let mut params = Vec::new();
        for core in Core::ALL {
            let Some(entry) = compiled.module.entry(kernel, core) else { continue };
            params.clone_from(&entry.params);
            codes.push(Code::new(tools, compiled, entry, core)?);
        }
        if codes.is_empty() {
            return Err(Refusal::Untranslated(format!("the module has no kernel {kernel}")));
        }
        Ok(Program { params, grid_arguments: compiled.options.grid_arguments, codes, tools: tools.clone() })
    }
}

impl Code {
    fn new(tools: &Tools, compiled: &Compiled, entry: &Function, core: Core) -> Result<Code, Refusal> {
        let scratch = Scratch::new().map_err(Refusal::Tool)?;
        let text = compiled.module.translate(core).map_err(Refusal::Untranslated)?;
        let source = scratch.write("kernel.mlir", &text).map_err(Refusal::Tool)?;
        let lowered = scratch.path("kernel.llvm.mlir");
        let flags = PASSES.iter().map(AsRef::as_ref);
        run(&tools.llvm("mlir-opt"), flags.chain([source.as_os_str(), "-o".as_ref(), lowered.as_os_str()]))
            .map_err(Refusal::Tool)?;
        let ir = run(&tools.llvm("mlir-translate"), ["--mlir-to-llvmir".as_ref(), lowered.as_os_str()])
            .map_err(Refusal::Tool)?;
        let ir = instrumented(&ir) + &trampoline(entry).map_err(Refusal::Untranslated)?;
        let source = scratch.write("kernel.ll", &ir).map_err(Refusal::Tool)?;
        let object = scratch.path("kernel.o");
        let flags = ["-w", "-O1", "-fPIC", "-fsanitize=thread", model::ARCH, "-c"].iter().map(AsRef::as_ref);
        run(&tools.llvm("clang"), flags.chain([source.as_os_str(), "-o".as_ref(), object.as_os_str()]))
            .map_err(Refusal::Tool)?;
        let library = Library::new(tools).map_err(Refusal::Tool)?;
        let mut objects = vec![object];
        for (_, name) in compiled.calls.iter().filter(|(of, _)| *of == core) {
            objects.push(library.object(core, name).map_err(Refusal::Tool)?);
        }
        let shared = scratch.path("kernel.so");
        let args = ["-shared".as_ref(), "-o".as_ref(), shared.as_os_str()].into_iter();
        run(&tools.llvm("ld.lld"), args.chain(objects.iter().map(|path| path.as_os_str()))).map_err(Refusal::Tool)?;
        let failed = |error| Refusal::Tool(model::loading(error));
        // SAFETY: The code is what was just made; its constructors are those of
        // ThreadSanitizer's pass, which call the model and return. The symbols have
        // the types they are defined with, here and in the module.
        unsafe {
            let code = Shared::open(Some(&shared), RTLD_NOW | RTLD_LOCAL).map_err(failed)?;
            let enter = *code.get(b"npu_enter\0").map_err(failed)?;
            let mut workspace = 0;
            if let Some(function) = compiled.module.function("_infer_workspace_shape_function") {
                let size: unsafe extern "C" fn() -> i64 =
                    *code.get(format!("{}\0", function.name).as_bytes()).map_err(failed)?;
                workspace = u64::try_from(size()).map_err(|_| Refusal::Untranslated("a negative workspace".into()))?;
            }
            Ok(Code { core, enter, workspace, _shared: code })
        }
    }
}

/// With every function's loads and stores to be instrumented.
fn instrumented(ir: &str) -> String {
    let mut out = String::with_capacity(ir.len());
    for line in ir.lines() {
        match line.strip_suffix(" {") {
            Some(head) if line.starts_with("define ") => {
                out.push_str(head);
                out.push_str(" sanitize_thread {");
            }
            _ => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

/// A function that takes the kernel's arguments from an array: places of scalars,
/// and of descriptors of memory.
fn trampoline(entry: &Function) -> Result<String, String> {
    let mut out = String::from("\ndefine void @npu_enter(ptr %args) {\n");
    let mut list = Vec::new();
    for (i, (_, ty)) in entry.params.iter().enumerate() {
        let _ = writeln!(out, "  %p{i} = getelementptr ptr, ptr %args, i64 {i}");
        let _ = writeln!(out, "  %a{i} = load ptr, ptr %p{i}");
        match ty {
            Type::Memory(..) => list.push(format!("ptr %a{i}")),
            Type::Scalar(name) => {
                let llvm = match name.as_str() {
                    "index" => "i64",
                    "f16" => "half",
                    "bf16" => "bfloat",
                    "f32" => "float",
                    "f64" => "double",
                    name @ ("i1" | "i8" | "i16" | "i32" | "i64") => name,
                    name => return Err(format!("a parameter of type {name}")),
                };
                let _ = writeln!(out, "  %v{i} = load {llvm}, ptr %a{i}");
                list.push(format!("{llvm} %v{i}"));
            }
        }
    }
    let _ = writeln!(out, "  call void @_mlir_ciface_{}({})\n  ret void\n}}", entry.name, list.join(", "));
    Ok(out)
}
