//! Scratch crates that depend on this repository as a user's crate would.

use super::measure;
use crate::root;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

pub(super) const SOFTMAX: &str = r#"use tile_kernel::prelude::*;

#[tile_kernel]
pub fn softmax<T: Float, const BM: usize, const BN: usize>(x: &Tensor<T, 2>, out: &mut Tensor<T, 2>) {
    dims!(x = [m, n], out = [m, n]);
    require!(n <= BN, "a row fits a tile");
    let [b] = blocks([m.div_ceil(BM)]);
    let mut e = fragment::<T::Acc>([BM, BN]);
    let mut top = fragment::<T::Acc>([BM]);
    let mut sum = fragment::<T::Acc>([BM]);
    copy(x.at([b * BM, 0]).or(T::NEG_INFINITY), &mut e);
    reduce_max(&e, &mut top, 1);
    parallel!((BM, BN), |i, j| {
        e[[i, j]] = (e[[i, j]] - top[i]).exp();
    });
    reduce_sum(&e, &mut sum, 1);
    parallel!(BM, |i| {
        sum[i] = 1.0 / sum[i];
    });
    parallel!((BM, BN), |i, j| {
        e[[i, j]] *= sum[i];
    });
    copy(&e, out.at_mut([b * BM, 0]));
}
"#;

pub(super) const MATMUL: &str = r#"use tile_kernel::prelude::*;

#[tile_kernel]
pub fn matmul<T: Num, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}
"#;

/// A launch of one instance of softmax.
pub(super) fn launch_softmax(number: usize) -> String {
    let columns = 256 * (number + 1);
    format!(
        "    let (x, mut y) = (Tensor::<f32, 2>::zeros([8, 64]), Tensor::<f32, 2>::zeros([8, 64]));\n    \
         softmax::<f32, 4, {columns}>().launch(&cpu, &x, &mut y).expect(\"it runs\");\n"
    )
}

/// A launch of one instance of matmul.
pub(super) fn launch_matmul(number: usize) -> String {
    let rows = 64 + 16 * number;
    let zeros = "Tensor::<f32, 2>::zeros([64, 64])";
    format!(
        "    let (a, b, mut c) = ({zeros}, {zeros}, {zeros});\n    \
         matmul::<f32, {rows}, 128, 64>().launch(&cpu, &a, &b, &mut c).expect(\"it runs\");\n"
    )
}

const SCALE: &str = r#"
#[tile_kernel]
pub fn scale<const N: usize>(x: &Tensor<f32, 1>, out: &mut Tensor<f32, 1>, by: f32) {
    dims!(x = [n], out = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        out[b * N + i] = x[b * N + i] * by + FACTOR;
    });
}
"#;

const NORM: &str = r#"
#[tile_kernel]
pub fn norm<const BM: usize, const BN: usize>(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    dims!(x = [m, n], out = [m, n]);
    require!(n <= BN, "a row fits a tile");
    let [b] = blocks([m.div_ceil(BM)]);
    let mut d = fragment::<f32>([BM, BN]);
    let mut square = fragment::<f32>([BM, BN]);
    let mut scale = fragment::<f32>([BM]);
    copy(x.at([b * BM, 0]), &mut d);
    parallel!((BM, BN), |i, j| {
        square[[i, j]] = d[[i, j]] * d[[i, j]];
    });
    reduce_sum(&square, &mut scale, 1);
    parallel!((BM, BN), |i, j| {
        d[[i, j]] = d[[i, j]] * (scale[i] / cast::<f32>(n) + FACTOR).rsqrt();
    });
    copy(&d, out.at_mut([b * BM, 0]));
}
"#;

/// A program of that many kernels, a quarter of each kind, and a launch of each.
pub(super) fn many(kernels: usize) -> String {
    let head = "use tile_kernel::prelude::*;\n";
    let bodies = [SCALE, NORM, SOFTMAX.trim_start_matches(head), MATMUL.trim_start_matches(head)];
    let names = ["scale", "norm", "softmax", "matmul"];
    let (mut out, mut launches) = (head.to_owned(), String::new());
    for number in 0..kernels {
        let kind = number % 4;
        let (old, name) = (names[kind], format!("{}_{number}", names[kind]));
        let body = bodies[kind].replace(&format!("pub fn {old}<"), &format!("pub fn {name}<"));
        out += &body.replace("FACTOR", &format!("{number}.5"));
        let launch = match kind {
            0 => format!("{name}::<64>().launch(&cpu, &line, &mut out, 2.0)"),
            1 => format!("{name}::<4, 64>().launch(&cpu, &x, &mut y)"),
            2 => format!("{name}::<f32, 4, 64>().launch(&cpu, &x, &mut y)"),
            _ => format!("{name}::<f32, 64, 64, 64>().launch(&cpu, &x, &x, &mut y)"),
        };
        let _ = writeln!(launches, "    {launch}.expect(\"it runs\");");
    }
    let zeros = |shape: &str, rank: usize| format!("Tensor::<f32, {rank}>::zeros([{shape}])");
    let (square, line) = (zeros("64, 64", 2), zeros("64", 1));
    out + &format!(
        "\nfn main() {{\n    let cpu = Cpu::new();\n    let (x, mut y) = ({square}, {square});\n    \
         let (line, mut out) = ({line}, {line});\n{launches}}}\n"
    )
}

/// The program with another constant in its first kernel.
pub(super) fn edited(program: &str, edit: usize) -> String {
    program.replacen("0.5;", &format!("{edit}.25;"), 1)
}

/// A package of that name with that program.
pub(super) fn package(name: &str, main: &str) -> Result<PathBuf, String> {
    let folder = root().join("target/compile-bars").join(name);
    let make = |path: &Path| fs::create_dir_all(path).map_err(|error| format!("{}: {error}", path.display()));
    make(&folder.join("src"))?;
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
         tile-kernel = {{ path = {:?} }}\n",
        root()
    );
    let path = folder.join("Cargo.toml");
    fs::write(&path, manifest).map_err(|error| format!("{}: {error}", path.display()))?;
    // The versions that the repository is tested with.
    let locked = folder.join("Cargo.lock");
    fs::copy(root().join("Cargo.lock"), &locked).map_err(|error| format!("{}: {error}", locked.display()))?;
    // Packages share what they depend on.
    make(&folder.join(".cargo"))?;
    let path = folder.join(".cargo/config.toml");
    fs::write(&path, "[build]\ntarget-dir = \"../shared\"\n")
        .map_err(|error| format!("{}: {error}", path.display()))?;
    write(&folder, main)?;
    Ok(folder)
}

/// Writes a package's program.
pub(super) fn write(folder: &Path, main: &str) -> Result<(), String> {
    let path = folder.join("src/main.rs");
    fs::write(&path, main).map_err(|error| format!("{}: {error}", path.display()))
}

/// Makes a package one that has to be compiled again.
pub(super) fn touch(folder: &Path) -> Result<(), String> {
    measure::touch(&folder.join("src/main.rs"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_have_names_of_their_own() {
        let program = many(40);
        assert_eq!(program.matches("#[tile_kernel]").count(), 40);
        assert_eq!(program.matches(".launch(&cpu").count(), 40);
        assert!(!program.contains("FACTOR"), "{program}");
        assert_eq!(program.matches("use tile_kernel").count(), 1);
    }

    #[test]
    fn an_edit_changes_the_program() {
        let program = many(4);
        assert_ne!(edited(&program, 1), program);
        assert_ne!(edited(&program, 1), edited(&program, 2));
    }
}
