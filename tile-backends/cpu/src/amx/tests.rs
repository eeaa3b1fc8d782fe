use super::*;

/// Bytes that are finite as bf16, and some of which are zeros, ones and subnormals.
fn bytes(seed: &mut u64) -> [u8; ROWS * ROW_BYTES] {
    let mut next = || {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 33) as u32
    };
    let mut out = [0; ROWS * ROW_BYTES];
    for pair in out.chunks_exact_mut(2) {
        let (sign, exponent, fraction) = (next() & 1, 96 + next() % 60, next() & 127);
        let bits = match next() % 16 {
            0 => sign << 15,
            1 => sign << 15 | fraction,
            _ => sign << 15 | exponent << 7 | fraction,
        };
        pair.copy_from_slice(&(bits as u16).to_le_bytes());
    }
    out
}

/// `C += A·B` twice.
unsafe fn twice<O: TileOps, const KIND: u8>(ops: &mut O, tiles: &[[u8; ROWS * ROW_BYTES]; 3]) -> Vec<u8> {
    let mut out = vec![0; ROWS * ROW_BYTES];
    let step = ROW_BYTES as isize;
    // SAFETY: tiles of 16 rows of 64 bytes.
    unsafe {
        ops.load::<0>(tiles[0].as_ptr(), step);
        ops.load::<4>(tiles[1].as_ptr(), step);
        ops.load::<6>(tiles[2].as_ptr(), step);
        ops.multiply::<KIND, 0, 4, 6>();
        ops.multiply::<KIND, 0, 4, 6>();
        ops.store::<0>(out.as_mut_ptr(), step);
    }
    out
}

/// C of f32: a few are subnormal.
fn accumulators(seed: &mut u64) -> [u8; ROWS * ROW_BYTES] {
    let mut out = bytes(seed);
    for (i, word) in out.chunks_exact_mut(4).enumerate() {
        let value = f32::from_bits(u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
        let value = if i % 19 == 0 { f32::from_bits(i as u32 + 1) } else { value };
        word.copy_from_slice(&value.to_le_bytes());
    }
    out
}

fn model_is_exact<const KIND: u8>() {
    let mut seed = 0x5eed + u64::from(KIND);
    for _ in 0..500 {
        let tiles = [accumulators(&mut seed), bytes(&mut seed), bytes(&mut seed)];
        // SAFETY: with this unit, a session configures the registers.
        let (device, model) = unsafe {
            let _session = Session::enter();
            configure();
            (twice::<_, KIND>(&mut Hardware, &tiles), twice::<_, KIND>(&mut Model::new(), &tiles))
        };
        assert_eq!(device, model, "kind {KIND}");
    }
}

/// On a machine with AMX the model computes the bits of the instructions.
#[test]
fn the_model_is_exact() {
    if unit() != Unit::Hardware {
        println!("no AMX here: the model stands alone");
        return;
    }
    model_is_exact::<BF16>();
    model_is_exact::<SIGNED_SIGNED>();
    model_is_exact::<SIGNED_UNSIGNED>();
    model_is_exact::<UNSIGNED_SIGNED>();
    model_is_exact::<UNSIGNED_UNSIGNED>();
}

/// The model against sums of integers, and of floats whose sums are exact.
#[test]
fn the_model_multiplies() {
    let mut model = Model::new();
    let step = ROW_BYTES as isize;
    let a: Vec<u8> = (0..ROWS * ROW_BYTES).map(|i| (i * 7 % 251) as u8).collect();
    let b: Vec<u8> = (0..ROWS * ROW_BYTES).map(|i| (i * 13 % 241) as u8).collect();
    let mut c = vec![0_u8; ROWS * ROW_BYTES];
    // SAFETY: tiles of 16 rows of 64 bytes.
    unsafe {
        model.zero::<0>();
        model.load::<4>(a.as_ptr(), step);
        model.load::<6>(b.as_ptr(), step);
        model.multiply::<UNSIGNED_SIGNED, 0, 4, 6>();
        model.store::<0>(c.as_mut_ptr(), step);
    }
    for m in 0..ROWS {
        for n in 0..ROWS {
            let of = |k: usize| i32::from(a[m * 64 + k]) * i32::from(b[k / 4 * 64 + 4 * n + k % 4] as i8);
            let sum: i32 = (0..64).map(of).sum();
            let at = m * 64 + 4 * n;
            assert_eq!(i32::from_le_bytes([c[at], c[at + 1], c[at + 2], c[at + 3]]), sum, "{m}, {n}");
        }
    }
    let small = |i: usize| (((i % 9) as f32 - 4.0).to_bits() >> 16) as u16;
    let a: Vec<u8> = (0..512).flat_map(|i| small(i).to_le_bytes()).collect();
    let b: Vec<u8> = (0..512).flat_map(|i| small(i + 3).to_le_bytes()).collect();
    // SAFETY: as above.
    unsafe {
        model.zero::<1>();
        model.load::<4>(a.as_ptr(), step);
        model.load::<6>(b.as_ptr(), step);
        model.multiply::<BF16, 1, 4, 6>();
        model.store::<1>(c.as_mut_ptr(), step);
    }
    let value = |i: usize| (i % 9) as f32 - 4.0;
    for m in 0..ROWS {
        for n in 0..ROWS {
            let sum: f32 = (0..32).map(|k| value(m * 32 + k) * value(k / 2 * 32 + 2 * n + k % 2 + 3)).sum();
            let at = m * 64 + 4 * n;
            assert_eq!(f32::from_le_bytes([c[at], c[at + 1], c[at + 2], c[at + 3]]), sum, "{m}, {n}");
        }
    }
}

/// Sessions end with their outermost guard.
#[test]
fn sessions_nest() {
    assert!(!is_active());
    let outer = Session::enter();
    let active = is_available();
    assert_eq!(is_active(), active);
    drop(Session::enter());
    assert_eq!(is_active(), active);
    drop(outer);
    assert!(!is_active());
}

/// Who configured the registers of a thread before finds them so again.
#[test]
fn sessions_restore_the_configuration() {
    if unit() != Unit::Hardware {
        println!("no AMX here: there are no registers");
        return;
    }
    // SAFETY: the CPU has AMX.
    unsafe {
        for before in [Configuration::NONE, Configuration::of(1, 8)] {
            ops::configure(&before);
            let session = Session::enter();
            configure();
            assert_eq!(ops::configuration(), Configuration::WHOLE);
            drop(session);
            assert_eq!(ops::configuration(), before);
        }
        ops::configure(&Configuration::NONE);
    }
}
