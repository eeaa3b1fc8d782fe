//! The command `eval`: runs a concrete kernel in the interpreter.

use std::fmt::Write;
use std::sync::Mutex;
use tile_core::elem::DType;
use tile_core::interp::scalar::{eval_literal, text};
use tile_core::interp::{self, Options};
use tile_core::ir::{Func, Literal, Type};
use tile_core::launch::{Arg, Memory, Scalar, TensorArg, TensorParts};

/// A row-major tensor in memory.
struct Tensor {
    dtype: DType,
    shape: Vec<i64>,
    strides: Vec<i64>,
    words: Vec<u64>,
}

impl Tensor {
    /// Small numbers of both signs that repeat after 13 elements.
    fn new(dtype: DType, shape: Vec<i64>) -> Tensor {
        let count: i64 = shape.iter().product();
        let strides = (0..shape.len()).map(|axis| shape[axis + 1..].iter().product()).collect();
        let mut tensor = Tensor { dtype, shape, strides, words: vec![0; count.max(0) as usize] };
        for i in 0..tensor.words.len() {
            let value = (i as i128 * 7 + 3) % 13 - 6;
            tensor.put(i, eval_literal(Literal::Int(if dtype == DType::Bool { value & 1 } else { value }), dtype).bits);
        }
        tensor
    }

    fn bytes(&mut self) -> *mut u8 {
        self.words.as_mut_ptr().cast()
    }

    fn put(&mut self, i: usize, bits: u64) {
        let width = self.dtype.bytes();
        // SAFETY: there is a word for each element, and none is wider.
        let place = unsafe { std::slice::from_raw_parts_mut(self.bytes().add(i * width), width) };
        place.copy_from_slice(&bits.to_le_bytes()[..width]);
    }

    fn get(&mut self, i: usize) -> Scalar {
        let width = self.dtype.bytes();
        // SAFETY: as in `put`.
        let place = unsafe { std::slice::from_raw_parts(self.bytes().add(i * width), width) };
        let mut bits = [0; 8];
        bits[..width].copy_from_slice(place);
        Scalar { dtype: self.dtype, bits: u64::from_le_bytes(bits) }
    }
}

/// Runs the kernel with a tensor for each `name=[3,4]` and a scalar for each
/// `name=3`, and gives what it prints and writes, or the error.
pub(crate) fn run(func: &Func, words: &[String], step_limit: Option<u64>) -> Result<String, String> {
    let given = |name: &str| {
        let text = words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        text.ok_or_else(|| format!("no value for `{name}`"))
    };
    let mut tensors: Vec<Option<Tensor>> = Vec::new();
    for param in &func.params {
        let Type::Mem(mem) = func.ty(param.value) else {
            tensors.push(None);
            continue;
        };
        let extents = given(&param.name)?.trim_matches(['[', ']']).split(',').map(str::parse::<i64>);
        let shape = extents.collect::<Result<Vec<_>, _>>().map_err(|e| format!("`{}`: {e}", param.name))?;
        let dtype = mem.elem.dtype().ok_or("the kernel is not concrete")?;
        tensors.push(Some(Tensor::new(dtype, shape)));
    }
    let mut args = Vec::new();
    for (param, tensor) in func.params.iter().zip(&mut tensors) {
        args.push(match tensor {
            Some(tensor) => {
                let address = tensor.bytes();
                let parts = TensorParts {
                    dtype: tensor.dtype,
                    address,
                    memory: Memory::Host,
                    shape: &tensor.shape,
                    strides: &tensor.strides,
                    mutable: param.mutable,
                };
                // SAFETY: each tensor is borrowed exclusively and holds the
                // elements of its shape.
                Arg::Tensor(unsafe { TensorArg::new(parts) })
            }
            None => {
                let dtype = func.ty(param.value).elem().dtype().ok_or("the kernel is not concrete")?;
                let text = given(&param.name)?;
                let value = match text.parse() {
                    Ok(x) => Literal::Int(x),
                    Err(_) => Literal::Float(text.parse().map_err(|e| format!("`{text}`: {e}"))?),
                };
                Arg::Scalar(eval_literal(value, dtype))
            }
        });
    }
    let printed = Mutex::new(String::new());
    let print = |line: &str| {
        let _ = writeln!(printed.lock().unwrap(), "{line}");
    };
    let options = Options { print: &print, step_limit, ..Options::default() };
    let result = interp::run(func, "kernel.rs", &mut args, &options);
    drop(args);
    let mut out = printed.lock().unwrap().clone();
    match result {
        Err(e) => {
            let _ = writeln!(out, "error: {e}");
        }
        Ok(()) => {
            for (param, tensor) in func.params.iter().zip(&mut tensors) {
                let Some(tensor) = tensor.as_mut().filter(|_| param.mutable) else { continue };
                let cells: Vec<String> = (0..tensor.words.len()).map(|i| text(tensor.get(i))).collect();
                let row = tensor.shape.last().map_or(1, |&extent| extent.max(1) as usize);
                let rows: Vec<String> = cells.chunks(row).map(|row| row.join(" ")).collect();
                let _ = writeln!(out, "{}:\n  {}", param.name, rows.join("\n  "));
            }
        }
    }
    Ok(out)
}
