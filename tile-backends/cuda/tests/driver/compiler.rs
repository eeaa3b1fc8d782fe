//! Launches of code that another compiler makes.

use crate::kernels::axpy;
use crate::{HOPPER, turn, zeros};
use std::sync::Arc;
use tile_cuda::ptx::{Arch, Emitted};
use tile_cuda::{Code, Compiler, Cuda};
use tile_kernel::launch::LaunchError;
use tile_simt::ir::Kernel;

/// Gives this crate's own text, under the entry's name; or refuses.
struct Own {
    refuses: bool,
}

impl Compiler for Own {
    fn compile(&self, kernel: &Kernel, emitted: &Emitted, capability: (u32, u32)) -> Result<Code, LaunchError> {
        assert_eq!(capability, (9, 0));
        assert_eq!(emitted.arch, Arch::Sm80);
        if self.refuses {
            let (kernel, target) = (kernel.name.clone(), "own".to_owned());
            return Err(LaunchError::Unsupported { kernel, target, reason: "it takes none".to_owned() });
        }
        let image = format!("{}\0", emitted.text).into_bytes();
        Ok(Code { image, entry: emitted.entry.clone() })
    }
}

#[test]
fn each_compiler_makes_programs_of_its_own() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it").with_arch(Arch::Sm80).expect("Hopper runs it");
    let x = zeros::<f32, 1>(&cuda, [512]);
    let mut out = zeros::<f32, 1>(&cuda, [512]);
    let own: Arc<dyn Compiler> = Arc::new(Own { refuses: false });
    let mut launched = |cuda: &Cuda| {
        turn.calls();
        axpy::<64>().launch(cuda, 1.0, &x, &x, &mut out)?;
        Ok::<_, LaunchError>(turn.calls())
    };
    assert!(launched(&cuda).expect("it is launched").contains(&"cuModuleLoadDataEx"));
    // Another compiler, other code: without the driver's assembler and its log.
    let calls = launched(&cuda.with_compiler(own.clone())).expect("it is launched");
    assert!(calls.contains(&"cuModuleLoadData") && !calls.contains(&"cuModuleLoadDataEx"), "{calls:?}");
    // The same one, on another stream: known.
    let stream = cuda.with_compiler(own).new_stream().expect("another");
    let calls = launched(&stream).expect("it is launched");
    assert!(!calls.contains(&"cuModuleLoadData") && !calls.contains(&"cuModuleLoadDataEx"), "{calls:?}");
    // What it refuses is an error, and the stream without it launches as before.
    let refused = launched(&cuda.with_compiler(Arc::new(Own { refuses: true }))).expect_err("it takes none");
    assert_eq!(refused.to_string(), "kernel `axpy` cannot run on own: it takes none");
    let calls = launched(&cuda).expect("it is launched");
    assert!(calls.contains(&"cuLaunchKernelEx") && !calls.iter().any(|call| call.contains("ModuleLoad")), "{calls:?}");
}
