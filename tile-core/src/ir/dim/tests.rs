//! Tests of symbolic extents.

use super::*;

fn bm() -> Dim {
    Dim::sym(Sym::Const(0))
}
fn bk() -> Dim {
    Dim::sym(Sym::Const(1))
}
fn name(sym: Sym) -> String {
    match sym {
        Sym::Const(0) => "BM".to_owned(),
        Sym::Const(_) => "BK".to_owned(),
        Sym::Extern(_) => "E".to_owned(),
    }
}

#[test]
fn equal_expressions_have_one_form() {
    assert_eq!(bk().add(&bk()), bk().mul(&Dim::int(2)));
    assert_eq!(bm().mul(&bk()).sub(&bk().mul(&bm())), Dim::int(0));
    assert_eq!(bm().mul(&Dim::int(6)).div(&Dim::int(3)), Some(bm().mul(&Dim::int(2))));
    assert_eq!(bm().mul(&bk()).div(&bk()), Some(bm()));
    assert_eq!(bm().mul(&bk()).rem(&bm()), Some(Dim::int(0)));
}

#[test]
fn comparison_is_three_valued() {
    assert_eq!(bm().same(&bm()), Same::Yes);
    assert_eq!(bm().same(&bm().add(&Dim::int(1))), Same::No);
    assert_eq!(bm().same(&bk()), Same::Unknown);
    assert_eq!(bm().div(&Dim::int(0)), None);
}

#[test]
fn parts_are_not_more_than_the_whole() {
    let part = |n: i64| bm().div(&Dim::int(n)).unwrap();
    assert!(bm().sub(&part(2)).never_negative());
    assert!(bm().sub(&part(2).mul(&Dim::int(2))).never_negative());
    assert!(bm().mul(&bk()).sub(&part(3).mul(&bk())).never_negative());
    assert!(!bm().sub(&part(2).mul(&Dim::int(3))).never_negative());
    assert!(!part(2).sub(&bm()).never_negative());
    assert!(!bm().sub(&Dim::int(1)).never_negative());
}

#[test]
fn quotients_round_up_for_any_signs() {
    for a in -9..=9_i64 {
        for b in (-4..=4_i64).filter(|&b| b != 0) {
            let up = (a as f64 / b as f64).ceil() as i64;
            assert_eq!(Dim::int(a).div_ceil(&Dim::int(b)), Some(Dim::int(up)), "{a} / {b}");
            // The same with values that are known later.
            let value = |sym| Some(if sym == Sym::Const(0) { a + 100 } else { b + 100 });
            let later = |sym: Dim| sym.sub(&Dim::int(100));
            for (x, y) in [(later(bm()), later(bk())), (later(bm()), Dim::int(b)), (Dim::int(a), later(bk()))] {
                let quotient = x.div_ceil(&y).unwrap();
                assert_eq!(quotient.eval(&value), Some(up), "{a} / {b}");
                let same = quotient.substitute(&|sym| value(sym).map(Dim::int));
                assert_eq!(same, Some(Dim::int(up)), "{a} / {b}");
            }
        }
    }
    assert_eq!(bm().div_ceil(&Dim::int(4)).unwrap().text(&name), "((BM + 3) / 4)");
    assert_eq!(Dim::int(i64::MAX).div_ceil(&Dim::int(2)), Some(Dim::int(1 << 62)));
    assert_eq!(Dim::int(i64::MIN).div_ceil(&Dim::int(-1)), None);
    assert_eq!(bm().div_ceil(&Dim::int(0)), None);
}

#[test]
fn signs_of_quotients_follow_from_their_ranges() {
    let half = bm().div(&Dim::int(2)).unwrap();
    let one = Dim::int(1);
    let positive = |sym| sym == Sym::Const(0);
    // BM - BM / 2 - 1
    assert!(bm().sub(&half).sub(&one).at_least_zero(&positive));
    assert!(!bm().sub(&half).sub(&one).at_least_zero(&|_| false));
    // BM / 2 * 2 - BM is -1 for odd numbers.
    let twice = half.mul(&Dim::int(2));
    assert!(!twice.sub(&bm()).at_least_zero(&positive));
    assert!(twice.sub(&bm()).add(&one).at_least_zero(&positive));
    assert!(bm().sub(&twice).at_least_zero(&positive));
    // BK % BM < BM, if BM is positive.
    let rest = bk().rem(&bm()).unwrap();
    assert!(bm().sub(&rest).sub(&one).at_least_zero(&positive));
    assert!(!bk().sub(&rest).sub(&one).at_least_zero(&positive));
    assert!(!bm().sub(&one).at_least_zero(&|_| false));
}

#[test]
fn text_reads_back_as_the_same_expression() {
    let half = bm().div(&Dim::int(2)).unwrap();
    assert_eq!(half.text(&name), "(BM / 2)");
    assert_eq!(bk().mul(&Dim::int(2)).add(&Dim::int(1)).text(&name), "2*BK + 1");
    assert_eq!(Dim::int(3).sub(&bm()).text(&name), "-BM + 3");
    assert_eq!(half.eval(&|_| Some(65)), Some(32));
    assert_eq!(half.substitute(&|_| Some(Dim::int(64))), Some(Dim::int(32)));
}
