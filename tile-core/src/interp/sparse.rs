//! Operands of `gemm_sp` with 2:4 structured sparsity, in the interpreter.

/// A nibble of zero, which is what reads outside give, stands for this one:
/// the places 0 and 1.
const FIRST_TWO: u64 = 0b0100;

/// Appends all elements, those that are not kept as zero, for the kept ones
/// and the bytes of their places, both dense. The nibble when places do not
/// increase.
pub(super) fn expand(kept: &[u64], places: &[u64], out: &mut Vec<u64>) -> Result<(), u64> {
    let nibbles = places.iter().flat_map(|byte| [byte & 15, byte >> 4]);
    for (pair, nibble) in kept.chunks_exact(2).zip(nibbles) {
        let nibble = if nibble == 0 { FIRST_TWO } else { nibble };
        let (first, second) = (nibble & 3, nibble >> 2);
        if first >= second {
            return Err(nibble);
        }
        out.extend((0..4).map(|place| match place {
            _ if place == first => pair[0],
            _ if place == second => pair[1],
            _ => 0,
        }));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::expand;

    fn expanded(kept: &[u64], places: &[u64]) -> Result<Vec<u64>, u64> {
        let mut out = Vec::new();
        expand(kept, places, &mut out).map(|()| out)
    }

    #[test]
    fn elements_go_to_their_places() {
        assert_eq!(expanded(&[5, 6, 7, 8], &[0b1110_0100]), Ok(vec![5, 6, 0, 0, 0, 0, 7, 8]));
        assert_eq!(expanded(&[5, 6, 7, 8], &[0b1000_1101]), Ok(vec![0, 5, 0, 6, 7, 0, 8, 0]));
        assert_eq!(expanded(&[5, 6, 7, 8], &[0b1100_0000]), Ok(vec![5, 6, 0, 0, 7, 0, 0, 8]));
    }

    #[test]
    fn places_that_do_not_increase_are_told() {
        assert_eq!(expanded(&[5, 6, 7, 8], &[0b0101_0100]), Err(0b0101));
        assert_eq!(expanded(&[5, 6, 7, 8], &[0b0001]), Err(0b0001));
    }
}
