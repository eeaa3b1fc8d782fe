//! Rust spelling of types, extents and literals.

use tile_core::elem::{DType, Elem};
use tile_core::ir::{CalleeId, Dim, Extent, Func, FuncKind, Literal, Sym, Type};
use tile_emit::FloatNames;

/// An expression's text, and whether it can stand before a method call or
/// between operators without parentheses.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) text: String,
    atomic: bool,
}

impl Text {
    /// A name, literal or call.
    pub(crate) fn atom(text: impl Into<String>) -> Text {
        Text { text: text.into(), atomic: true }
    }

    /// Anything else.
    pub(crate) fn compound(text: impl Into<String>) -> Text {
        Text { text: text.into(), atomic: false }
    }

    /// With its type, where it is a bare index literal: Rust would take it for
    /// an `i32` if nothing else tells.
    pub(crate) fn with_type(&self) -> String {
        let digits = self.text.strip_prefix('-').unwrap_or(&self.text);
        let bare = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        if bare { format!("{}_i64", self.text) } else { self.text.clone() }
    }

    /// As the receiver of a method.
    pub(crate) fn receiver(&self) -> String {
        let text = self.with_type();
        if self.atomic { text } else { format!("({text})") }
    }

    /// As an operand.
    pub(crate) fn operand(&self) -> String {
        if self.atomic { self.text.clone() } else { format!("({})", self.text) }
    }
}

/// The Rust type of an element.
pub(crate) fn elem(func: &Func, elem: Elem) -> String {
    let param = |i: u32| func.elems[i as usize].name.clone();
    match elem {
        Elem::Is(DType::Index) => "i64".to_owned(),
        Elem::Is(d @ (DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2)) => format!("__cpu::{}", d.rust_name()),
        Elem::Is(d) => d.rust_name().to_owned(),
        Elem::Param(i) => param(i),
        Elem::Acc(i) => format!("<{} as __Elem>::Accum", param(i)),
    }
}

/// The Rust type of a scalar or of a tile.
pub(crate) fn ty(func: &Func, ty: &Type) -> String {
    match ty {
        Type::Scalar(of) => elem(func, *of),
        Type::Mem(mem) => format!("__cpu::View<{}, {}>", elem(func, mem.elem), mem.rank()),
    }
}

/// The name of a const parameter or outside constant, as an `i64`.
///
/// A device function takes its const parameters as `i64` arguments, because
/// Rust does not let a generic caller compute const arguments.
fn symbol(func: &Func, sym: Sym) -> String {
    match (sym, func.kind) {
        (Sym::Const(_), FuncKind::Device) => func.symbol(sym),
        (Sym::Const(_), FuncKind::Kernel) | (Sym::Extern(_), _) => format!("{} as i64", func.symbol(sym)),
    }
}

/// An extent as an `i64`.
pub(crate) fn dim(func: &Func, dim: &Dim) -> Text {
    let mut text = dim.text(&|sym| symbol(func, sym)).replace('*', " * ");
    // `-BM as i64` negates before it converts; the sign needs the converted value.
    if text.starts_with('-') && dim.as_int().is_none() {
        text = dim.text(&|sym| format!("({})", symbol(func, sym))).replace('*', " * ");
    }
    let simple = dim.as_int().is_some_and(|value| value >= 0) || (!text.contains(' '));
    if simple { Text::atom(text) } else { Text::compound(text) }
}

/// The extents of a tile, all static.
pub(crate) fn static_extents(func: &Func, shape: &[Extent]) -> Option<String> {
    let dims: Option<Vec<String>> = shape.iter().map(|e| Some(dim(func, e.dim()?).text)).collect();
    Some(format!("[{}]", dims?.join(", ")))
}

/// A literal of a type.
pub(crate) fn literal(func: &Func, value: Literal, ty: Elem) -> Text {
    let number = match value {
        Literal::Int(x) => x as f64,
        Literal::Float(x) => x,
        Literal::Bool(x) => f64::from(u8::from(x)),
    };
    match ty {
        Elem::Is(DType::Bool) => Text::atom(match value {
            Literal::Int(x) => (x != 0).to_string(),
            Literal::Float(x) => (x != 0.0).to_string(),
            Literal::Bool(x) => x.to_string(),
        }),
        Elem::Is(DType::F64) => float(&format!("{number:?}"), number, "f64"),
        // Integers round once; the detour over `f64` would round large ones twice.
        Elem::Is(DType::F32) => {
            let single = match value {
                Literal::Int(x) => x as f32,
                Literal::Float(_) | Literal::Bool(_) => number as f32,
            };
            float(&format!("{single:?}"), single.into(), "f32")
        }
        Elem::Is(d) if d.is_int() => integer(value, d),
        Elem::Is(_) | Elem::Param(_) | Elem::Acc(_) => generic(value, number, &elem(func, ty)),
    }
}

/// The const arguments of a call, as an array of `i64`.
pub(crate) fn const_args(func: &Func, callee: CalleeId) -> String {
    let consts: Vec<String> = func.callees[callee].consts.iter().map(|extent| dim(func, extent).text).collect();
    format!("[{}]", consts.join(", "))
}

/// `(a, (b, ()))`
pub(crate) fn list(items: &[String]) -> String {
    items.iter().rev().fold("()".to_owned(), |rest, item| format!("({item}, {rest})"))
}

fn float(digits: &str, value: f64, ty: &str) -> Text {
    const NAMES: FloatNames<'_> = FloatNames { nan: "NAN", infinity: "INFINITY", negative_infinity: "NEG_INFINITY" };
    if let Some(name) = NAMES.name(value) {
        Text::atom(format!("{ty}::{name}"))
    } else if value.is_sign_negative() {
        Text::compound(format!("{digits}_{ty}"))
    } else {
        Text::atom(format!("{digits}_{ty}"))
    }
}

fn integer(value: Literal, ty: DType) -> Text {
    macro_rules! convert {
        ($ty:ident) => {
            match value {
                Literal::Int(x) => i128::from(x as $ty),
                Literal::Float(x) => i128::from(x as $ty),
                Literal::Bool(x) => i128::from(x),
            }
        };
    }
    let value = match ty {
        DType::I64 | DType::Index => convert!(i64),
        DType::I32 => convert!(i32),
        DType::I16 => convert!(i16),
        DType::I8 => convert!(i8),
        DType::U64 => convert!(u64),
        DType::U32 => convert!(u32),
        DType::U16 => convert!(u16),
        _ => convert!(u8),
    };
    let text = if ty == DType::Index { value.to_string() } else { format!("{value}_{}", ty.rust_name()) };
    if value < 0 { Text::compound(text) } else { Text::atom(text) }
}

fn generic(value: Literal, number: f64, ty: &str) -> Text {
    match value {
        _ if number == 0.0 && number.is_sign_positive() => Text::atom(format!("<{ty} as __Elem>::ZERO")),
        _ if number == 1.0 => Text::atom(format!("<{ty} as __Elem>::ONE")),
        Literal::Int(x) if i64::try_from(x).is_ok() => Text::atom(format!("<{ty} as __Elem>::of_i64({x})")),
        Literal::Int(_) | Literal::Float(_) | Literal::Bool(_) => {
            let digits = float(&format!("{number:?}"), number, "f64");
            Text::atom(format!("<{ty} as __Elem>::of_f64({})", digits.text))
        }
    }
}
