//! Extents of outputs, from what a kernel's own prologue states of them.
//!
//! `dims!(x = [m, 2 * n], out = [m, n])` says what shape `out` has for a given `x`. A caller that
//! allocates outputs asks here instead of saying it again: extents are equations, and what is
//! known of the arguments is put through them, forwards and, for sums, differences and products,
//! backwards.
//!
//! ```text
//! %0 = extent %x, axis = 1        known: x has 10 columns
//! %1 = extent %out, axis = 1      sought
//! %2 = bin.mul 2, %1              2·%1 …
//! expect %x, %2, axis = 1         … is 10: `out` has 5 columns
//! ```

use super::{Prologue, Slot, Step};
use crate::elem::{DType, Elem};
use crate::ir::{BinOp, Func, Op};
use crate::launch::{Instance, LaunchError, Scalar};
use crate::passes::link;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// What a caller knows of an argument before a launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// The extents of a tensor, `None` for those to be found.
    Shape(Vec<Option<i64>>),
    /// A scalar.
    Scalar(Scalar),
}

/// `dst = x op y`, for an operator that can be solved for an operand.
#[derive(Clone, Copy, Debug)]
struct Equation {
    op: BinOp,
    dst: Slot,
    x: Slot,
    y: Slot,
}

/// The extents of a kernel's tensors as equations.
#[derive(Debug)]
pub struct Shapes {
    prologue: Prologue,
    equations: Vec<Equation>,
    constants: Vec<Slot>,
}

type Made = HashMap<(usize, Vec<DType>, Vec<i64>, Vec<Scalar>), Arc<Shapes>>;
static MADE: LazyLock<Mutex<Made>> = LazyLock::new(Default::default);

impl Shapes {
    /// The equations of an instance, made once for each.
    ///
    /// # Errors
    /// [`LaunchError::Instance`] when the parameters break a condition of the kernel.
    pub fn of(instance: &Instance<'_>) -> Result<Arc<Shapes>, LaunchError> {
        let definition = std::ptr::from_ref(instance.def()).addr();
        let key = (definition, instance.elems().to_vec(), instance.consts().to_vec(), instance.externs().to_vec());
        if let Some(made) = MADE.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(made.clone());
        }
        // Made without the lock: two threads may make them twice, and they are equal.
        let shapes = Arc::new(Shapes::new(&*link(instance)?)?);
        MADE.lock().unwrap_or_else(PoisonError::into_inner).insert(key, shapes.clone());
        Ok(shapes)
    }

    /// The equations of a concrete function.
    ///
    /// # Errors
    /// As [`Prologue::new`].
    pub fn new(func: &Func) -> Result<Shapes, LaunchError> {
        let prologue = Prologue::new(func)?;
        let (mut equations, mut constants) = (Vec::new(), Vec::new());
        for &id in &func.regions[func.host].insts {
            let inst = &func.insts[id];
            let Some(dst) = inst.result.and_then(|value| prologue.scalar(value)) else { continue };
            match (&inst.op, inst.args.as_slice()) {
                (Op::Const { .. } | Op::Dim { .. }, []) => constants.push(dst),
                (&Op::Bin { op: op @ (BinOp::Add | BinOp::Sub | BinOp::Mul) }, &[x, y]) => {
                    if func.ty(x).elem() == Elem::INDEX
                        && let (Some(x), Some(y)) = (prologue.scalar(x), prologue.scalar(y))
                    {
                        equations.push(Equation { op, dst, x, y });
                    }
                }
                _ => {}
            }
        }
        Ok(Shapes { prologue, equations, constants })
    }

    /// The extents of every tensor parameter, in order; of scalars, none.
    ///
    /// ```
    /// use tile_core::ir::text::parse;
    /// use tile_core::launch::prologue::{Known, Shapes};
    ///
    /// let func = parse(
    ///     "kernel k(%x x: global<f32, [?]>, %y y: mut global<f32, [?]>)
    ///      host {
    ///        %n = extent %y, axis = 0 : index
    ///        %two = const 2 : index
    ///        %m = bin.mul %two, %n : index
    ///        expect %x, %m, axis = 0
    ///      }
    ///      body {}",
    /// )?;
    /// let found = Shapes::new(&func)?.infer(&[Known::Shape(vec![Some(10)]), Known::Shape(vec![None])])?;
    /// assert_eq!(found[1], [5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LaunchError::Shape`] for extents that the launch would refuse, and
    /// [`LaunchError::Arguments`] for arguments of another number or rank, and for an extent that
    /// does not follow from the others.
    pub fn infer(&self, args: &[Known]) -> Result<Vec<Vec<i64>>, LaunchError> {
        let registers = self.prologue.start.iter().map(|_| None).collect();
        let mut solver = Solver { shapes: self, registers };
        solver.bind(args)?;
        while solver.round()? {}
        solver.extents(args)
    }

    fn wrong(&self, reason: String) -> LaunchError {
        LaunchError::Arguments { kernel: self.prologue.kernel.clone(), reason }
    }
}

struct Solver<'a> {
    shapes: &'a Shapes,
    /// The encodings of the prologue's values, where they are known.
    registers: Vec<Option<u64>>,
}

impl Solver<'_> {
    fn get(&self, slot: Slot) -> Option<u64> {
        self.registers[slot.index()]
    }

    /// Sets what was not known; gives whether that is so.
    fn set(&mut self, slot: Slot, bits: Option<u64>) -> bool {
        let register = &mut self.registers[slot.index()];
        let news = register.is_none() && bits.is_some();
        if news {
            *register = bits;
        }
        news
    }

    fn bind(&mut self, args: &[Known]) -> Result<(), LaunchError> {
        let shapes = self.shapes;
        for &slot in &shapes.constants {
            self.set(slot, Some(shapes.prologue.start[slot.index()]));
        }
        let params = &shapes.prologue.params;
        if args.len() != params.len() {
            return Err(shapes.wrong(format!("{} arguments, expected {}", args.len(), params.len())));
        }
        for (param, arg) in params.iter().zip(args) {
            match (arg, &param.tensor) {
                (Known::Scalar(scalar), None) => {
                    self.set(param.slot, Some(scalar.bits));
                }
                (Known::Shape(extents), Some(stated)) => {
                    let rank = stated.len();
                    if extents.len() != rank {
                        let found = extents.len();
                        let reason = format!("`{}` is a tensor of rank {found}, expected rank {rank}", param.name);
                        return Err(shapes.wrong(reason));
                    }
                    for (axis, (&extent, &stated)) in extents.iter().zip(stated).enumerate() {
                        if let (Some(found), Some(expected)) = (extent, stated)
                            && found != expected
                        {
                            return Err(LaunchError::Shape { argument: param.name.clone(), axis, expected, found });
                        }
                        self.set(param.slot.after(axis), extent.or(stated).map(|extent| extent as u64));
                    }
                }
                (Known::Scalar(_), Some(_)) => {
                    return Err(shapes.wrong(format!("`{}` is a scalar, expected a tensor", param.name)));
                }
                (Known::Shape(_), None) => {
                    return Err(shapes.wrong(format!("`{}` is a tensor, expected a scalar", param.name)));
                }
            }
        }
        Ok(())
    }

    /// Puts what is known through all steps and equations once; gives whether more is known.
    fn round(&mut self) -> Result<bool, LaunchError> {
        let shapes = self.shapes;
        let mut news = false;
        for step in &shapes.prologue.steps {
            news |= self.step(step)?;
        }
        for &equation in &shapes.equations {
            news |= self.solve(equation);
        }
        Ok(news)
    }

    fn step(&mut self, step: &Step) -> Result<bool, LaunchError> {
        let (dst, bits) = match *step {
            Step::Map1 { f, dst, x } => (dst, self.get(x).map(f)),
            Step::Map2 { f, dst, x, y } => (dst, self.get(x).zip(self.get(y)).map(|(x, y)| f(x, y))),
            Step::Map3 { f, dst, x, y, z } => {
                let operands = self.get(x).zip(self.get(y)).zip(self.get(z));
                (dst, operands.map(|((x, y), z)| f(x, y, z)))
            }
            Step::Select { dst, condition, x, y } => {
                (dst, self.get(condition).and_then(|holds| self.get(if holds != 0 { x } else { y })))
            }
            Step::Cast { ref cast, dst, x } => (dst, self.get(x).map(|x| cast.apply(x))),
            Step::Move { dst, x } => {
                let back = self.get(dst);
                let news = self.set(x, back);
                return Ok(self.set(dst, self.get(x)) || news);
            }
            Step::Expect { found, expected, axis, ref argument } => match (self.get(found), self.get(expected)) {
                (Some(found), Some(expected)) if found != expected => {
                    let (argument, found, expected) = (argument.clone(), found as i64, expected as i64);
                    return Err(LaunchError::Shape { argument, axis, expected, found });
                }
                (Some(extent), _) => (expected, Some(extent)),
                (None, extent) => (found, extent),
            },
            // A launch checks requirements and makes workspaces.
            Step::Require { .. } | Step::Workspace(_) => return Ok(false),
        };
        Ok(self.set(dst, bits))
    }

    /// Finds an operand from the result and the other operand.
    fn solve(&mut self, Equation { op, dst, x, y }: Equation) -> bool {
        let Some(result) = self.get(dst).map(|bits| bits as i64) else { return false };
        let (target, other) = match (self.get(x), self.get(y)) {
            (None, Some(y)) => (x, y as i64),
            (Some(x), None) => (y, x as i64),
            _ => return false,
        };
        let value = match op {
            BinOp::Add => Some(result.wrapping_sub(other)),
            BinOp::Sub if target == x => Some(result.wrapping_add(other)),
            BinOp::Sub => Some(other.wrapping_sub(result)),
            BinOp::Mul if other != 0 => result.checked_rem(other).filter(|&rest| rest == 0).map(|_| result / other),
            _ => None,
        };
        self.set(target, value.filter(|&value| value >= 0).map(|value| value as u64))
    }

    fn extents(&self, args: &[Known]) -> Result<Vec<Vec<i64>>, LaunchError> {
        let params = &self.shapes.prologue.params;
        let extents = params.iter().zip(args).map(|(param, arg)| {
            let Known::Shape(given) = arg else { return Ok(Vec::new()) };
            let each = (0..given.len()).map(|axis| {
                self.get(param.slot.after(axis)).map(|extent| extent as i64).ok_or_else(|| {
                    self.shapes.wrong(format!(
                        "axis {axis} of `{}` does not follow from the other arguments, expected its extent to be given",
                        param.name
                    ))
                })
            });
            each.collect()
        });
        extents.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse;

    fn shapes(text: &str) -> Shapes {
        Shapes::new(&parse(text).unwrap()).unwrap()
    }

    fn known<const R: usize>(extents: [i64; R]) -> Known {
        Known::Shape(extents.map(Some).to_vec())
    }

    const GEMM: &str = "
        kernel gemm(%a a: global<f32, [?, ?]>, %b b: global<f32, [?, ?]>, %c c: mut global<f32, [?, ?]>)
        host {
          %m = extent %a, axis = 0 : index
          %k = extent %a, axis = 1 : index
          expect %b, %k, axis = 0
          %n = extent %b, axis = 1 : index
          expect %c, %m, axis = 0
          expect %c, %n, axis = 1
        }
        body {}";

    #[test]
    fn outputs_follow_from_inputs() {
        let shapes = shapes(GEMM);
        let found = shapes.infer(&[known([3, 4]), known([4, 5]), Known::Shape(vec![None; 2])]).unwrap();
        assert_eq!(found, [vec![3, 4], vec![4, 5], vec![3, 5]]);
        // An extent that is given stays.
        let found = shapes.infer(&[known([3, 4]), known([4, 5]), Known::Shape(vec![None, Some(5)])]).unwrap();
        assert_eq!(found[2], [3, 5]);
    }

    #[test]
    fn extents_that_differ_are_the_launchs_error() {
        let error = shapes(GEMM).infer(&[known([3, 4]), known([6, 5]), Known::Shape(vec![None; 2])]).unwrap_err();
        assert_eq!(error.to_string(), "argument `b`: axis 0 has extent 6, expected 4");
        let error = shapes(GEMM).infer(&[known([3]), known([6, 5]), Known::Shape(vec![None; 2])]).unwrap_err();
        assert_eq!(error.to_string(), "kernel `gemm`: `a` is a tensor of rank 1, expected rank 2");
    }

    #[test]
    fn sums_differences_and_products_are_solved() {
        // x = (3·n + 1) − s, for s given.
        let text = "
            kernel k(%x x: global<f32, [?]>, %s s: index, %y y: mut global<f32, [?]>)
            host {
              %n = extent %y, axis = 0 : index
              %three = const 3 : index
              %one = const 1 : index
              %p = bin.mul %three, %n : index
              %q = bin.add %p, %one : index
              %r = bin.sub %q, %s : index
              expect %x, %r, axis = 0
            }
            body {}";
        let sought = Known::Shape(vec![None]);
        let infer = |x, s| shapes(text).infer(&[known([x]), Known::Scalar(Scalar::index(s)), sought.clone()]);
        assert_eq!(infer(20, 2).unwrap()[2], [7]);
        // 3·n = 20 has no solution.
        let error = infer(19, 2).unwrap_err().to_string();
        assert_eq!(
            error,
            "kernel `k`: axis 0 of `y` does not follow from the other arguments, expected its extent to be given"
        );
    }

    #[test]
    fn stated_extents_are_known_and_others_are_asked_for() {
        let text = "
            kernel k(%x x: global<f32, [?]>, %y y: mut global<f32, [?, 8]>)
            host { %n = extent %x, axis = 0 : index  expect %y, %n, axis = 0 }
            body {}";
        assert_eq!(shapes(text).infer(&[known([4]), Known::Shape(vec![None; 2])]).unwrap()[1], [4, 8]);
        let free = "kernel k(%x x: global<f32, [?]>, %y y: mut global<f32, [?]>) host {} body {}";
        assert!(shapes(free).infer(&[known([4]), Known::Shape(vec![None])]).is_err());
        assert_eq!(shapes(free).infer(&[known([4]), known([9])]).unwrap()[1], [9]);
    }
}
