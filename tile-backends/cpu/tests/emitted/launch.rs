//! Running one instance on the interpreter and on the CPU.

use std::path::PathBuf;
use tile_core::elem::DType;
use tile_core::interp::{Interpreter, Options};
use tile_core::ir::text::parse;
use tile_core::ir::{Func, Type};
use tile_core::launch::{
    Arg, Device, FnDef, Instance, KernelDef, LaunchError, NativeCode, ParamDef, Scalar, WritesAll,
};
use tile_core::testing::Buffer;
use tile_cpu::{Cpu, HostCode, LevelId};

/// An argument by value.
#[derive(Clone)]
pub(crate) enum Value {
    In(Buffer),
    Out(Buffer),
    Scalar(Scalar),
}

/// An instance to run.
pub(crate) struct Case {
    /// The file that holds the kernel.
    pub(crate) file: &'static str,
    pub(crate) elems: Vec<DType>,
    pub(crate) consts: Vec<i64>,
    pub(crate) callees: &'static [&'static FnDef],
    pub(crate) code: &'static HostCode,
}

fn read(file: &str) -> String {
    std::fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/emitted").join(file)).unwrap()
}

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// Parameters, with outputs that a launch writes as a whole when `writes_all` says.
pub(crate) fn params(func: &Func, writes_all: Option<WritesAll>) -> Vec<ParamDef> {
    let def = |param: &tile_core::ir::Param| {
        let (elem, rank) = match func.ty(param.value) {
            Type::Scalar(elem) => (*elem, None),
            Type::Mem(mem) => (mem.elem, Some(mem.rank())),
        };
        let writes_all = writes_all.filter(|_| param.mutable);
        ParamDef { name: leak(param.name.clone()).as_str(), elem, rank, mutable: param.mutable, writes_all }
    };
    func.params.iter().map(def).collect()
}

/// A device function from its file.
pub(crate) fn callee(file: &str) -> &'static FnDef {
    leak(FnDef { ir: leak(read(file)).as_str(), externs: Vec::new, callees: &[] })
}

impl Case {
    pub(crate) fn launch(&self, device: &dyn Device, values: &mut [Value]) -> Result<(), LaunchError> {
        let mut args: Vec<Arg<'_>> = values
            .iter_mut()
            .map(|value| match value {
                Value::In(buffer) => buffer.arg(),
                Value::Out(buffer) => buffer.arg_mut(),
                Value::Scalar(scalar) => Arg::Scalar(*scalar),
            })
            .collect();
        self.launch_args(device, self.def(None), &mut args)
    }

    /// The kernel, which writes all of its outputs when `writes_all` says.
    pub(crate) fn def(&self, writes_all: Option<WritesAll>) -> &'static KernelDef {
        let source = read(self.file);
        let func = parse(&source).unwrap();
        leak(KernelDef {
            name: leak(func.name.clone()).as_str(),
            file: "emitted.rs",
            span: tile_core::ir::Span::UNKNOWN,
            doc: "",
            ir: leak(source).as_str(),
            params: leak(params(&func, writes_all)).as_slice(),
            callees: self.callees,
            admits: None,
        })
    }

    /// A launch of [`def`](Case::def).
    pub(crate) fn launch_args(
        &self,
        device: &dyn Device,
        def: &'static KernelDef,
        args: &mut [Arg<'_>],
    ) -> Result<(), LaunchError> {
        let instance = Instance::new(def, &self.elems, &self.consts, &[]);
        // SAFETY: the code was emitted from the file that `def` holds; tests say of its
        // outputs what the macro would.
        let instance = unsafe { instance.with_host(Some(NativeCode::new(self.code))).with_known_outputs() };
        device.launch(&instance, args)
    }

    /// The outputs on every level and number of threads are those of the
    /// interpreter, up to `tolerance` relative to the larger magnitude or one.
    pub(crate) fn check(&self, values: &[Value], tolerance: f64) {
        let mut expected = values.to_vec();
        // Some kernels race on purpose, with values that do not depend on the winner.
        let racing = Interpreter::new(Options { check_races: false, ..Options::default() });
        self.launch(&racing, &mut expected).unwrap_or_else(|e| panic!("{}: {e}", self.file));
        for &level in LevelId::ALL.iter().filter(|level| level.available()) {
            // Pools are the dependency's, and slow under Miri.
            let threads: &[usize] = if cfg!(miri) { &[1] } else { &[1, 3] };
            for &threads in threads {
                let device = Cpu::new().with_threads(threads).with_level(level).unwrap();
                // Twice: the second launch finds used scratch memory.
                for _ in 0..2 {
                    let mut found = values.to_vec();
                    self.launch(&device, &mut found).unwrap();
                    for (number, (found, expected)) in found.iter().zip(&expected).enumerate() {
                        let (Value::Out(found), Value::Out(expected)) = (found, expected) else { continue };
                        let what = format!("{} {:?} argument {number} at {level:?}", self.file, self.elems);
                        compare(found, expected, tolerance, &what);
                    }
                }
            }
        }
    }
}

fn number(dtype: DType, bits: u64) -> f64 {
    use tile_core::num::{Element, F8E4M3, F8E5M2, bf16, f16};
    match dtype {
        DType::F64 => f64::from_bits(bits),
        DType::F32 => f32::from_bits(bits as u32).into(),
        DType::F16 => f16::from_bits(bits as u16).to_f64(),
        DType::BF16 => bf16::from_bits(bits as u16).to_f64(),
        DType::E4M3 => F8E4M3::from_bits(bits as u8).to_f64(),
        DType::E5M2 => F8E5M2::from_bits(bits as u8).to_f64(),
        DType::I8 => (bits as i8).to_f64(),
        DType::I16 => (bits as i16).to_f64(),
        DType::I32 => (bits as i32).to_f64(),
        DType::I64 | DType::Index => (bits as i64).to_f64(),
        _ => bits as f64,
    }
}

fn compare(found: &Buffer, expected: &Buffer, tolerance: f64, what: &str) {
    for i in 0..expected.len() {
        let (a, b) = (number(found.dtype(), found.get(i)), number(expected.dtype(), expected.get(i)));
        let close = a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= tolerance * b.abs().max(1.0);
        assert!(close, "{what}: element {i} is {a}, expected {b}; shape {:?}", expected.shape());
    }
}

/// Reproducible noise.
pub(crate) struct Noise(pub(crate) u64);

impl Noise {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Multiples of 1/8 in -2..2, exact in every float type; integers -16..16.
    pub(crate) fn buffer(&mut self, dtype: DType, shape: &[i64], padding: i64) -> Buffer {
        use tile_core::num::{Element, F8E4M3, F8E5M2, bf16, f16};
        let mut buffer = Buffer::padded(dtype, shape, padding);
        for i in 0..buffer.len() {
            let step = (self.next() >> 40) as i64 % 33 - 16;
            let x = step as f64 / 8.0;
            let scalar = match dtype {
                DType::F64 => Scalar::new(x),
                DType::F32 => Scalar::new(x as f32),
                DType::F16 => Scalar::new(f16::from_f64(x)),
                DType::BF16 => Scalar::new(bf16::from_f64(x)),
                DType::E4M3 => Scalar::new(<F8E4M3 as Element>::from_f64(x)),
                DType::E5M2 => Scalar::new(<F8E5M2 as Element>::from_f64(x)),
                DType::I8 => Scalar::new(step as i8),
                DType::I16 => Scalar::new(step as i16),
                DType::I32 => Scalar::new(step as i32),
                DType::I64 => Scalar::new(step),
                DType::U8 => Scalar::new(step as u8),
                DType::U16 => Scalar::new(step as u16),
                DType::U32 => Scalar::new(step as u32),
                _ => Scalar::new(step as u64),
            };
            buffer.set(i, scalar.bits);
        }
        buffer
    }
}
