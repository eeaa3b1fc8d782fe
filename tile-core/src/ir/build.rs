//! IR builder: appends instructions and regions to a function.

use super::dim::Dim;
use super::func::{Func, Inst, Param, Reach, Region, ValueData, ValueDef};
use super::ids::{RegionId, Value};
use super::ops::{BinOp, Op};
use super::types::{Literal, Span, Type};
use crate::elem::Elem;

/// Appends instructions to a region of a function. The builder checks
/// nothing; the verifier does.
#[derive(Debug)]
pub struct Builder<'f> {
    /// The function.
    pub func: &'f mut Func,
    /// Where the next instruction goes.
    pub region: RegionId,
    /// The source position of the next instruction.
    pub span: Span,
}

impl<'f> Builder<'f> {
    /// A builder at the end of `region`.
    pub fn at(func: &'f mut Func, region: RegionId) -> Builder<'f> {
        Builder { func, region, span: Span::default() }
    }

    /// Adds a parameter to the function.
    pub fn param(&mut self, name: impl Into<String>, ty: Type, mutable: bool) -> Value {
        let name = name.into();
        let def = ValueDef::Param(self.func.params.len() as u32);
        let value = self.func.values.push(ValueData { ty, def, name: Some(name.clone()) });
        self.func.params.push(Param { name, value, mutable, returned: false, reach: Reach::Own });
        value
    }

    /// A new region with one argument of each type.
    pub fn region(&mut self, args: &[(Type, Option<&str>)]) -> RegionId {
        let region = self.func.regions.push(Region::default());
        for (ty, name) in args {
            self.region_arg(region, ty.clone(), *name);
        }
        region
    }

    /// Adds an argument to a region.
    pub fn region_arg(&mut self, region: RegionId, ty: Type, name: Option<&str>) -> Value {
        let def = ValueDef::Arg(region, self.func.regions[region].args.len() as u32);
        let value = self.func.values.push(ValueData { ty, def, name: name.map(str::to_owned) });
        self.func.regions[region].args.push(value);
        value
    }

    /// Appends an instruction with no result.
    pub fn effect(&mut self, op: Op, args: &[Value], regions: &[RegionId]) {
        let inst = Inst { op, args: args.to_vec(), regions: regions.to_vec(), result: None, span: self.span };
        let id = self.func.insts.push(inst);
        self.func.regions[self.region].insts.push(id);
    }

    /// Appends an instruction with a result of type `ty`.
    pub fn value(&mut self, op: Op, args: &[Value], regions: &[RegionId], ty: Type) -> Value {
        self.effect(op, args, regions);
        let id = *self.func.regions[self.region].insts.last().expect("effect() has just appended");
        let value = self.func.values.push(ValueData { ty, def: ValueDef::Inst(id), name: None });
        self.func.insts[id].result = Some(value);
        value
    }

    /// Gives a value the user's name for it.
    pub fn name(&mut self, value: Value, name: &str) {
        self.func.values[value].name = Some(name.to_owned());
    }

    /// An index literal.
    pub fn index(&mut self, value: i64) -> Value {
        self.literal(Literal::Int(value.into()), Elem::INDEX)
    }

    /// A literal of any type.
    pub fn literal(&mut self, value: Literal, elem: Elem) -> Value {
        self.value(Op::Const { value }, &[], &[], Type::Scalar(elem))
    }

    /// The value of an extent.
    pub fn dim(&mut self, dim: &Dim) -> Value {
        match dim.as_int() {
            Some(value) => self.index(value),
            None => self.value(Op::Dim { dim: dim.clone() }, &[], &[], Type::INDEX),
        }
    }

    /// A binary operation; the result has the type of `x`.
    pub fn bin(&mut self, op: BinOp, x: Value, y: Value) -> Value {
        let ty = self.func.ty(x).clone();
        self.value(Op::Bin { op }, &[x, y], &[], ty)
    }
}
