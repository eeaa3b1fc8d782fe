//! Random kernels on the CPU against the interpreter.
//!
//! The emitted text of the kernels of the first seeds is compiled into this
//! test. `TILE_BLESS=1` rewrites it when the code generator or the generator
//! of kernels has changed; the test then has to be run again.

mod generate;
mod kernels;

use tile_core::elem::DType;
use tile_core::interp::Interpreter;
use tile_core::interp::scalar::Number;
use tile_core::ir::text::print;
use tile_core::ir::{Func, Type};
use tile_core::launch::{Arg, Device, Instance, KernelDef, LaunchError, NativeCode, ParamDef};
use tile_core::testing::{Outcome, Random};
use tile_cpu::{Cpu, HostCode, LevelId};

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

fn params(func: &Func) -> Vec<ParamDef> {
    let def = |param: &tile_core::ir::Param| {
        let (elem, rank) = match func.ty(param.value) {
            Type::Scalar(elem) => (*elem, None),
            Type::Mem(mem) => (mem.elem, Some(mem.rank())),
        };
        ParamDef { name: leak(param.name.clone()).as_str(), elem, rank, mutable: param.mutable, writes_all: None }
    };
    func.params.iter().map(def).collect()
}

struct Case {
    kernel: Random,
    def: &'static KernelDef,
    code: &'static HostCode,
}

impl Case {
    fn new(seed: u64, code: &'static HostCode) -> Case {
        let kernel = Random::new(seed);
        let func = kernel.func();
        let def = leak(KernelDef {
            name: leak(func.name.clone()).as_str(),
            file: "random.rs",
            span: tile_core::ir::Span::UNKNOWN,
            doc: "",
            ir: leak(print(&func)).as_str(),
            params: leak(params(&func)).as_slice(),
            callees: &[],
            admits: None,
        });
        Case { kernel, def, code }
    }

    fn run(&self, device: &dyn Device) -> Vec<Outcome> {
        let (elems, consts, externs) = (self.kernel.elems(), self.kernel.consts(), self.kernel.externs());
        let instance = Instance::new(self.def, &elems, &consts, &externs);
        // SAFETY: the code was emitted from this definition for these parameters.
        let instance = unsafe { instance.with_host(Some(NativeCode::new(self.code))) };
        let outcome: Result<_, LaunchError> = self.kernel.launch(|args: &mut [Arg<'_>]| device.launch(&instance, args));
        outcome.unwrap_or_else(|error| panic!("{}: {error}", self.def.name))
    }
}

fn number(dtype: DType, bits: u64) -> f64 {
    match Number::decode(dtype, bits) {
        Number::Int(x) => x as f64,
        Number::Float(x) => x,
    }
}

fn compare(found: &[Outcome], expected: &[Outcome], what: &str) {
    for (output, (found, expected)) in found.iter().zip(expected).enumerate() {
        let dtype = expected.tensor.dtype();
        // Functions that targets approximate, rounded to the type.
        let tolerance = match (expected.exact, dtype.bits()) {
            (true, _) => 0.0,
            (false, 32..) => 1e-5,
            (false, 16) => 1e-2,
            (false, _) => 0.3,
        };
        for i in 0..expected.tensor.len() {
            let [a, b] = [found, expected].map(|outcome| number(dtype, outcome.tensor.get(i)));
            let close = a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= tolerance * b.abs().max(1.0);
            assert!(close, "{what}: element {i} of output {output} ({dtype}) is {a}, expected {b}");
        }
    }
}

#[test]
fn results_are_those_of_the_interpreter() {
    for &(seed, code) in kernels::CODES {
        let case = Case::new(seed, code);
        let expected = case.run(&Interpreter::default());
        for &level in LevelId::ALL.iter().filter(|level| level.available()) {
            for threads in [1, 3] {
                let device = Cpu::new().with_threads(threads).with_level(level).unwrap();
                compare(&case.run(&device), &expected, &format!("seed {seed} at {level:?} on {threads} threads"));
            }
        }
    }
}
