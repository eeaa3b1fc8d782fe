//! Views, indices and expressions as Rust text.

use super::super::ast::{Expr, Mem, Own, Param, Pick, Shuffle, View, Vote, Window};
use super::{ASSIGNED, Writer, list};
use crate::elem::{DType, Elem};
use crate::ir::pointwise::Spelling;
use crate::ir::{BinOp, Literal, UnOp};
use crate::num::Round;
use std::fmt::Write;

impl Writer<'_> {
    /// The value of an assignment, through a name where that is no snake case.
    pub(super) fn assigned(&self, value: &Expr) -> String {
        let (name, text) = (self.name(ASSIGNED), self.expr(value));
        match name == ASSIGNED {
            true => text,
            false => format!("{{ let {name}: {} = {text}; {name} }}", self.elem(self.ast.elem(value))),
        }
    }

    pub(super) fn element(&self, mem: Mem, index: &[Expr]) -> String {
        match index {
            [i] => format!("{}[{}]", self.mem(mem), self.expr(i)),
            all => format!("{}[[{}]]", self.mem(mem), list(all, |i| self.expr(i))),
        }
    }

    pub(super) fn source_view(&self, view: &View) -> String {
        let mut text = self.mem(view.mem);
        let mut whole = true;
        if let Some(extents) = &view.reshape {
            let _ = write!(text, ".reshape([{}])", list(extents, |dim| self.dim(dim)));
            whole = false;
        }
        if let Some(elem) = view.bitcast {
            let _ = write!(text, ".bitcast::<{}>()", self.elem(elem));
            whole = false;
        }
        if let Some(window) = &view.window {
            let _ = write!(text, ".at({})", self.window(window));
            whole = false;
        }
        if let Some(fill) = &view.fill {
            let _ = write!(text, ".or({})", self.expr(fill));
        }
        if let Some(axes) = &view.permute {
            text.push_str(&permutation(axes));
            whole = false;
        }
        // A tensor parameter is a reference already.
        if whole && !self.is_param(view.mem) { format!("&{text}") } else { text }
    }

    pub(super) fn is_param(&self, mem: Mem) -> bool {
        self.ast.params.iter().any(|param| match param {
            Param::Input(found, _) | Param::Output { mem: found, .. } => *found == mem,
            Param::Scalar(..) => false,
        })
    }

    pub(super) fn target(&self, view: &View) -> String {
        let mut text = self.mem(view.mem);
        let Some(window) = &view.window else { return format!("&mut {text}") };
        let _ = write!(text, ".at_mut({})", self.window(window));
        if let Some(axes) = &view.permute {
            text.push_str(&permutation(axes));
        }
        text
    }

    pub(super) fn window(&self, window: &Window) -> String {
        match window {
            Window::At(offsets, _) => format!("[{}]", list(offsets, |offset| self.expr(offset))),
            Window::Picks(picks) => {
                let picks: Vec<String> = picks
                    .iter()
                    .map(|pick| match pick {
                        Pick::Index(i) => self.expr(i),
                        Pick::Span(start, len) => format!("span({}, {})", self.expr(start), self.dim(len)),
                        Pick::All => "..".to_owned(),
                    })
                    .collect();
                // A tuple, also of one.
                if let [one] = picks.as_slice() { format!("({one},)") } else { format!("({})", picks.join(", ")) }
            }
        }
    }

    /// An expression whose surroundings say its type.
    pub(super) fn expr(&self, expr: &Expr) -> String {
        self.typed(expr, true)
    }

    /// An expression that has to say its type itself.
    pub(super) fn operand(&self, expr: &Expr) -> String {
        self.typed(expr, false)
    }

    /// Two expressions of one type.
    pub(super) fn both(&self, x: &Expr, y: &Expr, known: bool) -> (String, String) {
        (self.typed(x, known || says_type(y)), self.expr(y))
    }

    pub(super) fn typed(&self, expr: &Expr, known: bool) -> String {
        match expr {
            Expr::Literal(literal, elem) if known => self.literal(*literal, *elem),
            Expr::Literal(literal, elem) => self.suffixed(*literal, *elem),
            Expr::Var(var) => self.var(*var),
            Expr::Dim(dim) => match (dim.as_int(), dim.as_sym()) {
                (Some(_), _) if !known => format!("{}usize", self.dim(dim)),
                (Some(_), _) | (_, Some(_)) => self.dim(dim),
                (None, None) => format!("({})", self.dim(dim)),
            },
            Expr::Extern(i) => self.ast.externs[*i].name.clone(),
            Expr::Flag(i) => self.ast.consts[*i].name.clone(),
            Expr::Extent(mem, axis) => format!("{}.dim({axis})", self.mem(*mem)),
            Expr::Call(i, args) => {
                let call = format!("{}({})", self.ast.functions[*i].name, list(args, |arg| self.operand(arg)));
                if known {
                    return call;
                }
                // The result of a call takes its type from elsewhere.
                let elem = self.ast.elem(expr);
                let zero = if elem == Elem::BOOL { Literal::Bool(false) } else { Literal::Int(0) };
                format!("(if true {{ {call} }} else {{ {} }})", self.suffixed(zero, elem))
            }
            Expr::Load(mem, index) => self.element(*mem, index),
            Expr::Un(op, x) => match op {
                UnOp::Neg => match self.typed(x, known) {
                    x if x.starts_with('-') => format!("(-({x}))"),
                    x => format!("(-{x})"),
                },
                UnOp::Not => format!("(!{})", self.typed(x, known)),
                op => format!("{}.{}()", self.operand(x), method(*op)),
            },
            Expr::Bin(op, x, y) => match operator(*op) {
                Err(name) => format!("{}.{name}({})", self.operand(x), self.expr(y)),
                Ok(operator) => {
                    let (x, y) = self.both(x, y, known);
                    // Both forms of the operators of `bool` mean the same.
                    let lazy = x.len() % 2 == 0 && self.ast.elem(expr) == Elem::BOOL && operator != "^";
                    format!("({x} {operator}{} {y})", if lazy { operator } else { "" })
                }
            },
            Expr::Cmp(op, x, y) => {
                let operator = op.operator();
                let (x, y) = self.both(x, y, false);
                format!("({x} {operator} {y})")
            }
            Expr::Select(c, x, y) => {
                let (x, y) = self.both(x, y, known);
                format!("select({}, {x}, {y})", self.expr(c))
            }
            Expr::If(c, x, y) => {
                let (x, y) = self.both(x, y, known);
                format!("(if {} {{ {x} }} else {{ {y} }})", self.expr(c))
            }
            Expr::Fma(x, y, z) => format!("{}.mul_add({}, {})", self.operand(x), self.expr(y), self.expr(z)),
            Expr::Cast(elem, None, x) => format!("cast::<{}>({})", self.elem(*elem), self.operand(x)),
            Expr::Cast(elem, Some(round), x) => {
                let round = match round {
                    Round::NearestEven => "NearestEven",
                    Round::TowardZero => "TowardZero",
                    Round::Up => "Up",
                    Round::Down => "Down",
                };
                format!("cast_with::<{}>({}, Round::{round})", self.elem(*elem), self.operand(x))
            }
            Expr::Bits(elem, x) => match elem {
                Elem::Is(dtype) if dtype.is_float() => format!("{}::from_bits({})", dtype.rust_name(), self.expr(x)),
                _ => format!("{}.to_bits()", self.operand(x)),
            },
            Expr::Thread(thread, own) => {
                let own = match own {
                    Own::Index => "index",
                    Own::Lane => "lane",
                    Own::Warp => "warp",
                };
                format!("{}.{own}()", self.var(*thread))
            }
            Expr::Shuffle(thread, way, value, by) => {
                let way = match way {
                    Shuffle::Idx => "idx",
                    Shuffle::Xor => "xor",
                    Shuffle::Up => "up",
                    Shuffle::Down => "down",
                };
                format!("{}.shuffle_{way}({}, {})", self.var(*thread), self.operand(value), self.expr(by))
            }
            Expr::Vote(thread, vote, condition) => {
                let vote = match vote {
                    Vote::Any => "any",
                    Vote::All => "all",
                    Vote::Ballot => "ballot",
                };
                format!("{}.{vote}({})", self.var(*thread), self.expr(condition))
            }
            Expr::DivCeil(x, y) => format!("{}.div_ceil({})", self.operand(x), self.expr(y)),
        }
    }

    /// A literal that says its type.
    pub(super) fn suffixed(&self, literal: Literal, elem: Elem) -> String {
        match elem {
            Elem::Is(DType::F16 | DType::BF16 | DType::E4M3 | DType::E5M2) | Elem::Param(_) | Elem::Acc(_) => {
                format!("cast::<{}>({})", self.elem(elem), plain(literal, false))
            }
            Elem::Is(DType::Bool) => self.literal(literal, elem),
            Elem::Is(dtype) if negative(literal) => {
                format!("({}{})", plain(literal, dtype.is_float()), dtype.rust_name())
            }
            Elem::Is(dtype) => format!("{}{}", plain(literal, dtype.is_float()), dtype.rust_name()),
        }
    }

    pub(super) fn literal(&self, literal: Literal, elem: Elem) -> String {
        let float = match elem {
            Elem::Is(dtype) => dtype.is_float(),
            Elem::Param(i) | Elem::Acc(i) => self.ast.elems[i as usize].bound == crate::elem::Bound::Float,
        };
        plain(literal, float)
    }
}

/// Whether an expression has a type of its own. Literals and calls of generic
/// or foreign functions take theirs from where they stand.
pub(super) fn says_type(expr: &Expr) -> bool {
    match expr {
        Expr::Literal(_, elem) => *elem == Elem::BOOL,
        Expr::Call(..) => false,
        Expr::Dim(dim) => dim.as_int().is_none(),
        Expr::Un(UnOp::Neg | UnOp::Not, x) => says_type(x),
        Expr::Bin(_, x, y) | Expr::Select(_, x, y) | Expr::If(_, x, y) => says_type(x) || says_type(y),
        _ => true,
    }
}

pub(super) fn negative(literal: Literal) -> bool {
    match literal {
        Literal::Int(x) => x < 0,
        Literal::Float(x) => x < 0.0,
        Literal::Bool(_) => false,
    }
}

pub(super) fn plain(literal: Literal, float: bool) -> String {
    match literal {
        Literal::Int(x) if float => format!("{x}.0"),
        Literal::Int(x) => x.to_string(),
        Literal::Float(x) => format!("{x:?}"),
        Literal::Bool(x) => x.to_string(),
    }
}

pub(super) fn permutation(axes: &[u32]) -> String {
    if axes == [1, 0] { ".t()".to_owned() } else { format!(".permute({axes:?})") }
}

pub(super) fn method(op: UnOp) -> &'static str {
    op.row().method().unwrap_or(op.name())
}

/// The operator, or the name of the method.
pub(super) fn operator(op: BinOp) -> Result<&'static str, &'static str> {
    match op.row().spelling {
        Spelling::Operator(text) => Ok(text),
        Spelling::Method(name) => Err(name),
    }
}
