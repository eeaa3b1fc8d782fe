//! The error function, after FreeBSD's `s_erf.c`: near 0 an odd rational
//! function, then 1 − erfc with a rational function of |x| − 1, then with
//! e^(−x²) times one of 1/x².

use super::exponential::EXP;
use super::function;
use crate::ptx::asm::Function;
use crate::ptx::asm::{Asm, Operand};
use crate::ptx::math::real::Real;

/// Error function.
pub(super) static ERF: Function = function("tile_erf_f64", erf);

const PP: [f64; 5] = [
    1.283_791_670_955_125_6e-1,
    -3.250_421_072_470_015e-1,
    -2.848_174_957_559_851e-2,
    -5.770_270_296_489_442e-3,
    -2.376_301_665_665_016_3e-5,
];
const QQ: [f64; 6] = [
    1.0,
    3.979_172_239_591_553_5e-1,
    6.502_224_998_876_729e-2,
    5.081_306_281_875_766e-3,
    1.324_947_380_043_216_4e-4,
    -3.960_228_278_775_368e-6,
];
const PA: [f64; 7] = [
    -2.362_118_560_752_659_4e-3,
    4.148_561_186_837_483_3e-1,
    -3.722_078_760_357_013e-1,
    3.183_466_199_011_617_5e-1,
    -1.108_946_942_823_966_8e-1,
    3.547_830_432_561_823_6e-2,
    -2.166_375_594_868_790_8e-3,
];
const QA: [f64; 7] = [
    1.0,
    1.064_208_804_008_442_3e-1,
    5.403_979_177_021_71e-1,
    7.182_865_441_419_627e-2,
    1.261_712_198_087_616_4e-1,
    1.363_708_391_202_905e-2,
    1.198_449_984_679_910_7e-2,
];
const RA: [f64; 8] = [
    -9.864_944_034_847_148e-3,
    -6.938_585_727_071_818e-1,
    -1.055_862_622_532_329_1e1,
    -6.237_533_245_032_600_6e1,
    -1.623_966_694_625_734_7e2,
    -1.846_050_929_067_110_4e2,
    -8.128_743_550_630_66e1,
    -9.814_329_344_169_145,
];
const SA: [f64; 9] = [
    1.0,
    1.965_127_166_743_925_7e1,
    1.376_577_541_435_190_4e2,
    4.345_658_774_752_292_3e2,
    6.453_872_717_332_679e2,
    4.290_081_400_275_678_4e2,
    1.086_350_055_417_794_4e2,
    6.570_249_770_319_282,
    -6.042_441_521_485_81e-2,
];
const RB: [f64; 7] = [
    -9.864_942_924_700_1e-3,
    -7.992_832_376_805_23e-1,
    -1.775_795_491_775_475_2e1,
    -1.606_363_848_558_219_2e2,
    -6.375_664_433_683_896e2,
    -1.025_095_131_611_077_2e3,
    -4.835_191_916_086_514e2,
];
const SB: [f64; 8] = [
    1.0,
    3.033_806_074_348_246e1,
    3.257_925_129_965_739e2,
    1.536_729_586_084_437e3,
    3.199_858_219_508_595_5e3,
    2.553_050_406_433_164_4e3,
    4.745_285_412_069_553_7e2,
    -2.244_095_244_658_582e1,
];

fn erf(asm: &mut Asm, args: &[Operand]) -> Operand {
    let x = args[0];
    let m = &mut Real::double(asm);
    let a = m.abs(x);
    let z = m.mul(x, x);
    let (p, q) = (m.horner(z, &PP), m.horner(z, &QQ));
    let y = m.div(p, q);
    let small = m.fma(x, y, x);
    let is_large = m.test("ge", a, 0.843_75);
    m.replace_where(is_large, small, |m| {
        // The result rounds to 1 from 5.93 on.
        let a = m.min(a, 6.0);
        let middle = middle(m, a);
        let is_far = m.test("ge", a, 1.25);
        let y = m.replace_where(is_far, middle, |m| far(m, a));
        m.copysign(y, x)
    })
}

/// erf(1) cut short, + P(a − 1)/Q(a − 1).
fn middle(m: &mut Real<'_>, a: Operand) -> Operand {
    let s = m.sub(a, 1.0);
    let (p, q) = (m.horner(s, &PA), m.horner(s, &QA));
    let y = m.div(p, q);
    m.add(y, 8.450_629_115_104_675e-1)
}

/// 1 − e^(−a² − 0.5625 + R/S)/a, with a² in two parts.
fn far(m: &mut Real<'_>, a: Operand) -> Operand {
    let square = m.mul(a, a);
    let s = m.recip(square);
    let (ra, sa) = (m.horner(s, &RA), m.horner(s, &SA));
    let (rb, sb) = (m.horner(s, &RB), m.horner(s, &SB));
    let near = m.test("lt", a, 2.857_142_448_425_293);
    let (r, d) = (m.select(near, ra, rb), m.select(near, sa, sb));
    let quotient = m.div(r, d);
    let z = m.bits("and.b", a, 0xffff_ffff_0000_0000_u64 as i64);
    let minus = m.neg(z);
    let first = m.fma(minus, z, -0.5625);
    let (less, more) = (m.sub(z, a), m.add(z, a));
    let second = m.fma(less, more, quotient);
    let first = m.asm.call(&EXP, &[first]);
    let second = m.asm.call(&EXP, &[second]);
    let e = m.mul(first, second);
    let e = m.div(e, a);
    m.sub(1.0, e)
}
