//! Simulates a kernel over a grid.

use crate::compile::Core;
use crate::model::{self, Machine, Model};
use crate::program::Program;
use crate::translate::{Role, Type};
use std::ffi::{CStr, CString, c_int, c_void};
use std::fmt;
use std::ptr;

/// Bytes of the memories on a core of an Ascend 910B: global memory, which is a
/// launch's own, L1, L0A, L0B, L0C and the unified buffer.
const MEMORIES: [u64; 6] = [0, 512 << 10, 64 << 10, 64 << 10, 128 << 10, 192 << 10];

/// What memories on the chip are filled with before a block. The first is a NaN in
/// every float type.
const POISONS: [c_int; 2] = [0xff, 0x3e];

/// An argument of a kernel, in its order, without those that the compiler added.
#[derive(Debug)]
pub enum Arg<'a> {
    /// Memory, which the kernel may write.
    Buffer(&'a mut [u8]),
    /// A number.
    I32(i32),
    /// A number.
    I64(i64),
    /// A number.
    F32(f32),
}

/// What went wrong in a run.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// An argument does not suit its parameter.
    Argument(String),
    /// The model stopped: a race, a flag, an access outside, a deadlock.
    Stopped(String),
    /// A result depends on memory that was never written, or on the order in which
    /// cores run.
    Unstable(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Argument(message) | Fault::Stopped(message) | Fault::Unstable(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for Fault {}

/// What a run did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Report {
    /// Instructions of one run over all blocks.
    pub instructions: u64,
}

impl Program {
    /// Runs the kernel over a grid, twice: with another poison, and with the cores of
    /// a block in the other order. Buffers hold what it wrote.
    pub fn run(&self, grid: [u32; 3], args: &mut [Arg<'_>]) -> Result<Report, Fault> {
        let before: Vec<Vec<u8>> = buffers(args).map(|bytes| bytes.to_vec()).collect();
        let report = self.run_once(grid, args, 0)?;
        let first: Vec<Vec<u8>> = buffers(args).map(|bytes| bytes.to_vec()).collect();
        for (bytes, before) in buffers(args).zip(&before) {
            bytes.copy_from_slice(before);
        }
        self.run_once(grid, args, 1)?;
        for (i, (bytes, first)) in buffers(args).zip(&first).enumerate() {
            if let Some(at) = bytes.iter().zip(first).position(|(a, b)| a != b) {
                return Err(Fault::Unstable(format!(
                    "byte {at} of buffer {i} depends on memory that nothing wrote, or on the order of cores"
                )));
            }
        }
        Ok(report)
    }

    fn run_once(&self, grid: [u32; 3], args: &mut [Arg<'_>], turn: usize) -> Result<Report, Fault> {
        let model = model::loaded(&self.tools).map_err(Fault::Stopped)?;
        let machine = Owned::new(model)?;
        let blocks = grid.iter().map(|&n| i64::from(n)).product::<i64>();
        let grid_at = self.params.len() - if self.grid_arguments { 3 } else { 0 };
        let mut places = Places::default();
        let mut outputs: Vec<(*mut u8, usize)> = Vec::new();
        let mut given = args.iter_mut();
        for (i, (role, ty)) in self.params.iter().enumerate() {
            if i >= grid_at {
                places.number(i64::from(grid[i - grid_at]));
                continue;
            }
            match role {
                Role::SyncBase => places.number(0),
                Role::Lock => places.memory(machine.buffer("the lock", 64, 8)?, 64, ty)?,
                Role::Workspace => {
                    let each = self.codes.iter().map(|code| code.workspace).max().unwrap_or(0);
                    let bytes = each * u64::try_from(blocks).unwrap_or(0);
                    let at = machine.buffer("the workspace", bytes.max(32), 2)?;
                    // SAFETY: The buffer has that many bytes.
                    unsafe { ptr::write_bytes(at, POISONS[turn] as u8, bytes as usize) };
                    places.memory(at, bytes.max(32), ty)?;
                }
                Role::User => {
                    let none = || Fault::Argument(format!("parameter {i} has no argument"));
                    match given.next().ok_or_else(none)? {
                        Arg::Buffer(bytes) => {
                            let grain = element_bytes(ty).ok_or_else(|| wrong(i, "memory", ty))?;
                            let size = bytes.len() as u64;
                            let at = machine.buffer(&format!("argument {}", outputs.len()), size, grain)?;
                            // SAFETY: The buffer has as many bytes.
                            unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), at, bytes.len()) };
                            outputs.push((at, bytes.len()));
                            places.memory(at, size, ty)?;
                        }
                        Arg::I32(value) if is_scalar(ty, "i32") => places.number(i64::from(*value)),
                        Arg::I64(value) if is_scalar(ty, "i64") || is_scalar(ty, "index") => places.number(*value),
                        Arg::F32(value) if is_scalar(ty, "f32") => places.number(i64::from(value.to_bits())),
                        other => return Err(wrong(i, &format!("{other:?}"), ty)),
                    }
                }
            }
        }
        if given.next().is_some() {
            return Err(Fault::Argument("there are more arguments than parameters".into()));
        }
        let code = |core| self.codes.iter().find(|code| code.core == core).map(|code| code.enter);
        let (aic, aiv) = (code(Core::Aic), code(Core::Aiv));
        let sub_blocks = if aic.is_some() { 2 } else { 1 };
        let mut report = Report::default();
        let mut pointers = places.pointers();
        // SAFETY: The machine lives; the code takes as many places as it has
        // parameters, of the types that were checked. The message is the machine's.
        let message = unsafe {
            let said = (model.launch)(
                machine.0,
                aic,
                aiv,
                pointers.as_mut_ptr(),
                blocks,
                sub_blocks,
                POISONS[turn],
                c_int::from(turn == 1),
                &raw mut report.instructions,
            );
            CStr::from_ptr(said).to_string_lossy().into_owned()
        };
        if !message.is_empty() {
            return Err(Fault::Stopped(message));
        }
        for (bytes, (at, size)) in buffers(args).zip(outputs) {
            // SAFETY: The machine's buffer is as long.
            unsafe { ptr::copy_nonoverlapping(at, bytes.as_mut_ptr(), size) };
        }
        Ok(report)
    }
}

fn buffers<'a, 'b>(args: &'a mut [Arg<'b>]) -> impl Iterator<Item = &'a mut [u8]> + use<'a, 'b> {
    args.iter_mut().filter_map(|arg| match arg {
        Arg::Buffer(bytes) => Some(&mut **bytes),
        _ => None,
    })
}

fn wrong(i: usize, found: &str, expected: &Type) -> Fault {
    Fault::Argument(format!("parameter {i} is {expected:?}, the argument is {found}"))
}

fn is_scalar(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Scalar(found) if found == name)
}

fn element_bytes(ty: &Type) -> Option<u32> {
    let Type::Memory(_, elem) = ty else { return None };
    Some(match elem.as_str() {
        "i1" | "i8" | "f8E4M3FN" | "f8E5M2" => 1,
        "f16" | "bf16" | "i16" => 2,
        "f32" | "i32" => 4,
        "f64" | "i64" => 8,
        _ => return None,
    })
}

/// Scalars, and descriptors of memory as MLIR lays them out: two pointers, the
/// offset, extents, strides.
#[derive(Default)]
struct Places(Vec<Vec<i64>>);

impl Places {
    fn number(&mut self, value: i64) {
        self.0.push(vec![value]);
    }

    fn memory(&mut self, at: *mut u8, bytes: u64, ty: &Type) -> Result<(), Fault> {
        let (Type::Memory(dims, _), Some(each)) = (ty, element_bytes(ty)) else {
            return Err(Fault::Argument(format!("memory for a parameter {ty:?}")));
        };
        let elements = bytes / u64::from(each);
        let known: u64 = dims.iter().flatten().product();
        let open = dims.iter().filter(|dim| dim.is_none()).count();
        if open > 1 {
            return Err(Fault::Argument(format!("several extents of {ty:?} are open")));
        }
        if open == 0 && known != elements {
            return Err(Fault::Argument(format!("{elements} elements for {ty:?}")));
        }
        let extents: Vec<u64> = dims.iter().map(|dim| dim.unwrap_or(elements / known)).collect();
        let mut descriptor = vec![at as i64, at as i64, 0];
        descriptor.extend(extents.iter().map(|&n| n as i64));
        descriptor.extend((0..extents.len()).map(|i| extents[i + 1..].iter().product::<u64>() as i64));
        self.0.push(descriptor);
        Ok(())
    }

    fn pointers(&mut self) -> Vec<*mut c_void> {
        self.0.iter_mut().map(|words| words.as_mut_ptr().cast()).collect()
    }
}

/// A machine that goes with its owner.
struct Owned(*mut Machine, &'static Model);

impl Owned {
    fn new(model: &'static Model) -> Result<Owned, Fault> {
        // SAFETY: The sizes are as many as the model has memories.
        let machine = unsafe { (model.machine)(MEMORIES.as_ptr()) };
        if machine.is_null() {
            return Err(Fault::Stopped("there are no addresses left for the memories of a core".into()));
        }
        Ok(Owned(machine, model))
    }

    fn buffer(&self, name: &str, bytes: u64, grain: u32) -> Result<*mut u8, Fault> {
        let name = CString::new(name).map_err(|error| Fault::Argument(error.to_string()))?;
        // SAFETY: The machine lives, and copies the name.
        let at = unsafe { (self.1.buffer)(self.0, name.as_ptr(), bytes, grain) };
        if at.is_null() {
            return Err(Fault::Argument(format!("there is no room for {bytes} bytes")));
        }
        Ok(at)
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: Nothing uses the machine any more.
        unsafe { (self.1.free)(self.0) };
    }
}
