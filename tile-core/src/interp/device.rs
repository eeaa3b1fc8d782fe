//! The reference interpreter as a [`Device`](crate::launch::Device).

use super::{Options, execute};
use crate::launch::{Arg, Device, HostDevice, Instance, LaunchError, check_host_args, mark_written};
use crate::passes::link;

/// A device that runs kernels by the reference interpreter, in host memory and
/// on the calling thread.
///
/// It runs the function as the user wrote it, before any pass: a fault in code
/// whose result nothing uses is a fault.
///
/// ```
/// use tile_core::interp::{Interpreter, Options, Order};
///
/// let plain = Interpreter::default();
/// let shuffled = Interpreter::new(Options { order: Order::Shuffled(7), ..Options::default() });
/// # let _ = (plain, shuffled);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Interpreter {
    options: Options<'static>,
}

impl Interpreter {
    /// A device with options.
    pub fn new(options: Options<'static>) -> Interpreter {
        Interpreter { options }
    }
}

impl Device for Interpreter {
    fn target(&self) -> &'static str {
        "interpreter"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        check_host_args(instance, args, self.target())?;
        let func = link(&instance.with_checks(self.options.checks_of_code()))?;
        execute(&func, instance.def().file, args, &self.options)?;
        // SAFETY: the arguments are checked, and all blocks have run.
        unsafe { mark_written(args) };
        Ok(())
    }
}

impl HostDevice for Interpreter {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elem::{DType, Elem};
    use crate::launch::{FnDef, KernelDef, ParamDef, Scalar};
    use crate::testing::Buffer;

    static DOUBLE: FnDef = FnDef {
        ir: "device double<T: Num>(%x x: T) body { %y = bin.add %x, %x : T yield %y }",
        externs: Vec::new,
        callees: &[],
    };

    static KERNEL: KernelDef = KernelDef {
        name: "scale",
        file: "src/scale.rs",
        span: crate::ir::Span::UNKNOWN,
        doc: "",
        ir: "
            kernel scale<T: Num, const N: index, extern OFFSET: T>(%x x: global<T, [?]>, %y y: mut global<T, [?]>)
            callee fn0 = double
            host { %m = extent %x, axis = 0 : index  expect %y, %m, axis = 0 }
            body {
              %n = dim N : index
              %offset = sym OFFSET : T
              parallel %n (%i: index) {
                %v = load %x, %i : T
                %w = call %v, callee = fn0 : T
                %u = bin.add %w, %offset : T
                store %u, %y, %i
              }
            }",
        params: &[
            ParamDef { name: "x", elem: Elem::Param(0), rank: Some(1), mutable: false, writes_all: None },
            ParamDef { name: "y", elem: Elem::Param(0), rank: Some(1), mutable: true, writes_all: None },
        ],
        callees: &[&DOUBLE],
        admits: None,
    };

    #[test]
    fn instances_run() {
        let externs = [Scalar::new(half::f16::from_f32(0.5))];
        let instance = Instance::new(&KERNEL, &[DType::F16], &[3], &externs);
        let x = Buffer::new(&[4], &[1.0, 2.0, 3.0, 4.0].map(half::f16::from_f32));
        let mut y = Buffer::zeros(DType::F16, &[4]);
        let device = Interpreter::default();
        assert_eq!(device.launch(&instance, &mut [x.arg(), y.arg_mut()]), Ok(()));
        assert_eq!(y.text(), "2.5 4.5 6.5 0");
        let mut short = Buffer::zeros(DType::F16, &[3]);
        let error = device.launch(&instance, &mut [x.arg(), short.arg_mut()]).unwrap_err();
        assert_eq!(error, LaunchError::Shape { argument: "y".into(), axis: 0, expected: 4, found: 3 });
    }

    #[test]
    fn code_whose_result_nothing_uses_runs() {
        static IDLE: KernelDef = KernelDef {
            name: "idle",
            file: "src/idle.rs",
            span: crate::ir::Span::UNKNOWN,
            doc: "",
            ir: "kernel idle() body {
                   %t t = alloc : shared<f32, [4]>
                   %i = const 1 : index
                   %v = load %t, %i : f32 @3:7
                 }",
            params: &[],
            callees: &[],
            admits: None,
        };
        let error = Interpreter::default().launch(&Instance::new(&IDLE, &[], &[], &[]), &mut []).unwrap_err();
        assert_eq!(
            error.to_string(),
            "fault at src/idle.rs:3:7 in block [0, 0, 0]: element [1] of `t` is read before it is written"
        );
    }
}
