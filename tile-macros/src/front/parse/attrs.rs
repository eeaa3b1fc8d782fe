//! Parser of attributes in a body: decides what becomes of each.
//!
//! Conditions are decided by the [`Configuration`] of the variant. Levels of
//! lints, documentation and attributes of tools go on to the shadow body, where
//! rustc gives them their meaning. All others are refused by name.
//!
//! [`Configuration`]: crate::front::configuration::Configuration

use super::Parser;
use crate::diag::{Code, Errors, Loc, Reported};
use syn::{Attribute, Expr, Item};

/// The attributes that set levels of lints.
pub(crate) const LEVELS: [&str; 5] = ["allow", "expect", "warn", "deny", "forbid"];

/// Whether an attribute means to rustc, on code, what it does in any function.
pub(crate) fn is_carried(attr: &Attribute) -> bool {
    let path = attr.path();
    let tool = path.segments.len() > 1
        && path.segments.first().is_some_and(|s| ["rustfmt", "clippy", "rust_analyzer"].iter().any(|t| s.ident == t));
    tool || path.is_ident("doc") || LEVELS.iter().any(|level| path.is_ident(level))
}

/// Refuses what is not carried; `place` says on what it stands.
pub(crate) fn only_carried(errors: &Errors, attrs: &[Attribute], place: &str) -> Result<(), Reported> {
    let mut result = Ok(());
    for attr in attrs.iter().filter(|attr| !is_carried(attr)) {
        let name = crate::front::text(attr.path());
        let help = "remove it; levels of lints, `#[cfg]`, `#[cfg_attr]` and documentation are possible";
        let message = format!("`#[{name}]` has no meaning on {place}");
        result = Err(errors.report(Code::Syntax, Loc::of(attr), message, help));
    }
    result
}

impl Parser<'_> {
    /// What goes on to rustc of the attributes on a statement or on an item of a
    /// list; `None` where a condition leaves it out.
    pub(super) fn attributes(&self, attrs: &[Attribute], place: &str) -> Result<Option<Vec<Attribute>>, Reported> {
        if attrs.is_empty() {
            return Ok(Some(Vec::new()));
        }
        match self.configuration.left(self.errors, attrs)? {
            Some(left) => only_carried(self.errors, &left, place).map(|()| Some(left)),
            None => Ok(None),
        }
    }

    /// Refuses attributes where Rust has none.
    pub(super) fn no_attributes(&self, attrs: &[Attribute], place: &str) -> Result<(), Reported> {
        match attrs.first() {
            None => Ok(()),
            Some(attr) => {
                let name = crate::front::text(attr.path());
                let message = format!("`#[{name}]` stands on {place}");
                let help = "put it on the statement";
                Err(self.errors.report(Code::Syntax, Loc::of(attr), message, help))
            }
        }
    }
}

macro_rules! accessors {
    ($($variant:ident)*) => {
        /// The attributes on an expression.
        pub(super) fn of(expr: &Expr) -> &[Attribute] {
            match expr {
                $(Expr::$variant(e) => &e.attrs,)*
                _ => &[],
            }
        }

        fn of_mut(expr: &mut Expr) -> Option<&mut Vec<Attribute>> {
            match expr {
                $(Expr::$variant(e) => Some(&mut e.attrs),)*
                _ => None,
            }
        }
    };
}

accessors! {
    Array Assign Async Await Binary Block Break Call Cast Closure Const Continue Field ForLoop Group If Index Infer Let
    Lit Loop Macro Match MethodCall Paren Path Range RawAddr Reference Repeat Return Struct Try TryBlock Tuple Unary
    Unsafe While Yield
}

/// The expression without the attributes in front of it, and these. In
/// `#[a] x = y` they belong to the whole, and `syn` gives them to `x`.
pub(super) fn detached(mut expr: Expr) -> (Vec<Attribute>, Expr) {
    fn first(expr: &mut Expr) -> Vec<Attribute> {
        let mut own = of_mut(expr).map(std::mem::take).unwrap_or_default();
        own.extend(match expr {
            Expr::Assign(e) => first(&mut e.left),
            Expr::Binary(e) => first(&mut e.left),
            Expr::Cast(e) => first(&mut e.expr),
            _ => Vec::new(),
        });
        own
    }
    let mut own = first(&mut expr);
    // Of a statement that a macro passed on.
    if let Expr::Group(group) = expr {
        let (inner, expr) = detached(*group.expr);
        own.extend(inner);
        return (own, expr);
    }
    (own, expr)
}

/// Whether attributes stand in front of an expression.
pub(super) fn any(expr: &Expr) -> bool {
    !of(expr).is_empty()
        || match expr {
            Expr::Assign(e) => any(&e.left),
            Expr::Binary(e) => any(&e.left),
            Expr::Cast(e) => any(&e.expr),
            Expr::Group(e) => any(&e.expr),
            _ => false,
        }
}

/// The attributes on an item.
pub(super) fn of_item(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(i) => &i.attrs,
        Item::Enum(i) => &i.attrs,
        Item::ExternCrate(i) => &i.attrs,
        Item::Fn(i) => &i.attrs,
        Item::ForeignMod(i) => &i.attrs,
        Item::Impl(i) => &i.attrs,
        Item::Macro(i) => &i.attrs,
        Item::Mod(i) => &i.attrs,
        Item::Static(i) => &i.attrs,
        Item::Struct(i) => &i.attrs,
        Item::Trait(i) => &i.attrs,
        Item::TraitAlias(i) => &i.attrs,
        Item::Type(i) => &i.attrs,
        Item::Union(i) => &i.attrs,
        Item::Use(i) => &i.attrs,
        _ => &[],
    }
}
