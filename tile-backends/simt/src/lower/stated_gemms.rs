//! Instructions and partitions of GEMMs that the kernel states (`gpu(mma)`, `gpu(policy)`), and what
//! stands against them.
//!
//! Where a GEMM's instruction is chosen ([`gemm`]) what is stated leaves one choice, or none. [`check`]
//! looks at the outcome, in front of the lowering: a GEMM that is not as stated is an error.

use super::error::LowerError;
use super::gemm::{self, cooperative, wgmma};
use super::gemm_operands::Product;
use super::stated_layouts::at;
use super::target::Target;
use super::uses::is_fragment;
use super::warp_specialize::WarpSpecialization;
use tile_core::elem::DType;
use tile_core::ir::schedule::{MmaChoice, StatementHints, WarpPolicy};
use tile_core::ir::{Func, GemmHints, Inst, InstId, Span};

/// A GEMM that says how it is made.
#[derive(Clone, PartialEq, Debug)]
pub struct StatedGemm {
    /// Where the user wrote it.
    pub span: Span,
    /// What it says.
    pub hints: GemmHints,
    /// Warpgroups, warps, or groups of lanes that hold a matrix: how many lie beside each other along
    /// rows and along columns. Nothing where threads multiply.
    pub parts: Option<[u32; 2]>,
}

/// The GEMMs that say how they are made, in program order.
pub(super) fn gemms(func: &Func, target: &Target, roles: &WarpSpecialization, threads: u32) -> Vec<StatedGemm> {
    let mut found = Vec::new();
    walk(func, &mut |id, inst, product, hints| {
        let parts = parts(func, target, roles, (id, inst), product, threads);
        found.push(StatedGemm { span: inst.span, hints, parts });
    });
    found
}

fn walk(func: &Func, visit: &mut dyn FnMut(InstId, &Inst, &Product, GemmHints)) {
    func.walk(func.body, &mut |id, inst| {
        let hints = inst.gemm_hints();
        if let Some(product) = Product::of(inst).filter(|_| !hints.is_empty()) {
            visit(id, inst, &product, hints);
        }
    });
}

fn parts(
    func: &Func,
    target: &Target,
    roles: &WarpSpecialization,
    (id, inst): (InstId, &Inst),
    product: &Product,
    threads: u32,
) -> Option<[u32; 2]> {
    match roles.gemms.contains(&id) {
        true if roles.is_alone(id) => Some([1, 1]),
        true => wgmma::warpgroups(func, inst, roles.gemm_warpgroups()),
        false => gemm::warps(func, target, product, threads).map(|(parts, _)| parts),
    }
}

/// Looks for what stands against a stated instruction or partition.
///
/// # Errors
/// [`LowerError::Override`], which names the GEMM, what is stated and what is against it.
pub(super) fn check(func: &Func, target: &Target, roles: &WarpSpecialization, threads: u32) -> Result<(), LowerError> {
    let mut found = Ok(());
    walk(func, &mut |id, inst, product, hints| {
        let conflict =
            instruction(func, target, roles, (id, inst), product).map(|why| (mma_text(&hints), why)).or_else(|| {
                let why = partition(func, target, roles, (id, inst), product, threads)?;
                Some((policy_text(&hints), why))
            });
        if let (Some((stated, why)), Ok(())) = (conflict, &found) {
            let place = at(inst.span);
            found = Err(LowerError::Override { reason: format!("`{stated}` of the GEMM{place}: {why}") });
        }
    });
    found
}

fn mma_text(hints: &GemmHints) -> String {
    let mut hints = *hints;
    hints.gpu.policy = None;
    hints.to_string()
}

fn policy_text(hints: &GemmHints) -> String {
    let mut hints = *hints;
    hints.gpu.mma = None;
    hints.to_string()
}

/// What stands against a stated instruction.
fn instruction(
    func: &Func,
    target: &Target,
    roles: &WarpSpecialization,
    (id, inst): (InstId, &Inst),
    product: &Product,
) -> Option<String> {
    let (types, [m, n, k]) = gemm::sized(func, product)?;
    match product.hints.mma? {
        MmaChoice::Shape([_, columns, depth]) if roles.gemms.contains(&id) => {
            columns_of_warpgroups(func, roles, inst, [columns, depth].map(u32::from))
        }
        MmaChoice::Wgmma if roles.gemms.contains(&id) => None,
        MmaChoice::Wgmma | MmaChoice::Shape([64, ..]) => Some(wgmma::obstacle(func, target, inst)),
        MmaChoice::Cooperative if cooperative::is_cooperative(func, target, inst) => None,
        MmaChoice::Cooperative => Some(cooperative_obstacle(target, types, [m, n, k])),
        MmaChoice::Fma => None,
        choice @ (MmaChoice::Mma | MmaChoice::Shape(_)) => match choice {
            // What is left of k would be another's.
            MmaChoice::Shape([.., depth]) if !k.is_multiple_of(depth.into()) => {
                Some(format!("{k} of k are no multiple of {depth}"))
            }
            _ if !gemm::is_multiply_add(func, target, inst) => None,
            choice => Some(gemm::warp_obstacle(func, target, types, [m, n], choice)),
        },
    }
}

/// What keeps warpgroups from instructions of so many columns and elements of k.
fn columns_of_warpgroups(
    func: &Func,
    roles: &WarpSpecialization,
    inst: &Inst,
    [columns, depth]: [u32; 2],
) -> Option<String> {
    let [wide, step] = wgmma::part(func, inst, roles.gemm_warpgroups())?;
    let (tile, along_rows) = wgmma::right(func, inst)?;
    // Columns that lie along rows come in panels, unless one instruction takes all of them.
    let panel = roles.format(tile).filter(|_| along_rows && columns != wide).map_or(8, |format| format.panel());
    match () {
        () if depth != step => Some(format!("`wgmma` of these types multiplies {step} of k at once")),
        () if columns > 256 || !columns.is_multiple_of(8) => {
            Some("`wgmma` has up to 256 columns, a multiple of 8".to_owned())
        }
        () if !wide.is_multiple_of(columns) => {
            Some(format!("a warpgroup has {wide} columns of it, which is no multiple of {columns}"))
        }
        () if !columns.is_multiple_of(panel) => {
            Some(format!("its right operand lies in panels of {panel} columns, and {columns} is no multiple of these"))
        }
        () => None,
    }
}

/// What keeps a GEMM from being one of cooperative matrices.
fn cooperative_obstacle(target: &Target, types: [DType; 3], [m, n, k]: [u32; 3]) -> String {
    let [a, _, acc] = types;
    let known = target.cooperative.iter().filter(|&&(ab, sum, _)| ab == a && sum == acc);
    let shapes: Vec<String> = known.map(|(.., [m, n, k])| format!("m{m}n{n}k{k}")).collect();
    match shapes.is_empty() {
        true => format!("{} has no cooperative matrices of {a} with {acc}", target.name),
        false => format!("{} has {} for {a}, which do not divide {m}x{n}x{k}", target.name, shapes.join(", ")),
    }
}

/// What stands against a stated partition.
fn partition(
    func: &Func,
    target: &Target,
    roles: &WarpSpecialization,
    (id, inst): (InstId, &Inst),
    product: &Product,
    threads: u32,
) -> Option<String> {
    let policy = product.hints.policy?;
    if roles.gemms.contains(&id) {
        return shared_sum(func, roles, (id, inst), product);
    }
    let Some(([down, across], all)) = gemm::warps(func, target, product, threads) else {
        return Some("threads multiply it, and warps have no parts of it".to_owned());
    };
    let (_, [m, n, _]) = gemm::sized(func, product)?;
    let (has, lines) = match policy {
        WarpPolicy::Square => return None,
        WarpPolicy::Rows => (down, format!("{m} rows")),
        WarpPolicy::Columns => (across, format!("{n} columns")),
    };
    (has < all).then(|| format!("{lines} have whole instructions for {has} warps, and a block has {all}"))
}

/// Another GEMM of warpgroups that adds to the same sum in other parts.
fn shared_sum(
    func: &Func,
    roles: &WarpSpecialization,
    (id, inst): (InstId, &Inst),
    product: &Product,
) -> Option<String> {
    let groups = roles.gemm_warpgroups();
    let own = wgmma::warpgroups(func, inst, groups);
    let mut found = None;
    func.walk(func.body, &mut |other, gemm| {
        let shares = Product::of(gemm).is_some_and(|it| is_fragment(func, it.acc) && it.acc == product.acc);
        if shares && other != id && roles.gemms.contains(&other) && wgmma::warpgroups(func, gemm, groups) != own {
            found = Some(format!("the GEMM{} adds to the same accumulator and is divided otherwise", at(gemm.span)));
        }
    });
    found
}
