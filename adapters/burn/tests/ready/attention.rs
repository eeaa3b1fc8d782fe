//! Attention forward, backward, over packed sequences and over pages.

use crate::{FLOATS, apart, compare, flat, limit, noise};
use burn::tensor::{DType, Device, Int, Tensor, TensorData, activation};
use tile_burn::{Result, ops};

/// Attention by burn's operations on `(batch, seq, heads, dim)`.
fn composed(q: Tensor<4>, k: Tensor<4>, v: Tensor<4>, scale: f32, causal: bool) -> Tensor<4> {
    masked(q, k, v, scale, |query, key| !causal || key <= query)
}

/// The same where the query whose own key is `query` sees what a function says.
fn masked(q: Tensor<4>, k: Tensor<4>, v: Tensor<4>, scale: f32, sees: impl Fn(i64, i64) -> bool) -> Tensor<4> {
    let [batch, m, heads, dim] = q.dims();
    let [_, n, kv_heads, _] = k.dims();
    let spread = |x: Tensor<4>| -> Tensor<4> {
        let x = x.swap_dims(1, 2).reshape([batch, kv_heads, 1, n, dim]);
        x.expand([batch, kv_heads, heads / kv_heads, n, dim]).reshape([batch, heads, n, dim])
    };
    let (q, k, v) = (q.swap_dims(1, 2), spread(k), spread(v));
    let hidden = |at: usize| !sees((at / n + n) as i64 - m as i64, (at % n) as i64);
    let mask: Vec<f32> = (0..m * n).map(|at| if hidden(at) { -1e9 } else { 0.0 }).collect();
    let scores = q.matmul(k.swap_dims(2, 3)) * scale;
    let scores = scores + Tensor::from_data(TensorData::new(mask, [1, 1, m, n]), &Device::flex());
    activation::softmax(scores, 3).matmul(v).swap_dims(1, 2)
}

#[test]
fn forward_and_backward() -> Result<()> {
    // Queries, keys, heads, key heads, elements of a head: among them a head that is padded.
    let cases =
        [(5, 5, 2, 2, 64, false), (70, 70, 4, 2, 64, true), (3, 130, 2, 1, 128, true), (9, 20, 1, 1, 40, false)];
    for (m, n, heads, kv_heads, dim, causal) in cases {
        let scale = 1.0 / (dim as f32).sqrt();
        let (q, kv) = ([2, m, heads, dim], [2, n, kv_heads, dim]);
        let shaped = |args: &[Tensor<1>]| [(0, q), (1, kv), (2, kv)].map(|(i, shape)| args[i].clone().reshape(shape));
        compare(
            "flash_attn",
            &[flat(noise(q, 1)), flat(noise(kv, 2)), flat(noise(kv, 3))],
            &|args| {
                let [q, k, v] = shaped(args);
                Ok(flat(ops::flash_attn(&q, &k, &v, scale, causal)?))
            },
            &|args| {
                let [q, k, v] = shaped(args);
                flat(composed(q, k, v, scale, causal))
            },
        )?;
    }
    let x = noise([2, 7, 3, 64], 1);
    let two = x.clone().narrow(2, 0, 2);
    let error = ops::flash_attn(&x, &two, &two, 0.125, true).unwrap_err().to_string();
    assert_eq!(error, "kernel `flash_attention` requires: key heads divide query heads: heads = 3, kv_heads = 2");
    Ok(())
}

#[test]
fn windows_forward_and_backward() -> Result<()> {
    let cases = [
        (5, 5, 2, 2, 64, Some(2), Some(0)),
        (200, 200, 2, 1, 64, Some(70), Some(0)),
        (70, 130, 2, 2, 40, None, Some(1)),
        (9, 20, 1, 1, 64, Some(3), None),
    ];
    for (m, n, heads, kv_heads, dim, left, right) in cases {
        let scale = 1.0 / (dim as f32).sqrt();
        let (q, kv) = ([2, m, heads, dim], [2, n, kv_heads, dim]);
        let shaped = |args: &[Tensor<1>]| [(0, q), (1, kv), (2, kv)].map(|(i, shape)| args[i].clone().reshape(shape));
        let sees = |query: i64, key: i64| {
            left.is_none_or(|left| key + left as i64 >= query) && right.is_none_or(|right| key <= query + right as i64)
        };
        compare(
            &format!("flash_attn_windowed {left:?} {right:?}"),
            &[flat(noise(q, 1)), flat(noise(kv, 2)), flat(noise(kv, 3))],
            &|args| {
                let [q, k, v] = shaped(args);
                Ok(flat(ops::flash_attn_windowed(&q, &k, &v, scale, left, right)?))
            },
            &|args| {
                let [q, k, v] = shaped(args);
                flat(masked(q, k, v, scale, sees))
            },
        )?;
    }
    Ok(())
}

#[test]
fn packed_sequences() -> Result<()> {
    let (queries, keys) = ([0_usize, 3, 3, 20], [0_usize, 5, 9, 26]);
    let starts = |at: [usize; 4]| Tensor::<1, Int>::from_data(at.map(|at| at as i64), (&Device::flex(), DType::I64));
    for dtype in FLOATS {
        let [q, k, v] = [(20, 4, 1), (26, 2, 2), (26, 2, 3)]
            .map(|(tokens, heads, seed)| noise([tokens, heads, 64], seed).cast(dtype));
        for causal in [false, true] {
            let out = ops::flash_attn_varlen(&q, &k, &v, &starts(queries), &starts(keys), 17, 0.125, causal)?;
            for i in [0, 2] {
                let part = |x: &Tensor<3>, at: &[usize; 4]| -> Tensor<4> {
                    x.clone().narrow(0, at[i], at[i + 1] - at[i]).unsqueeze::<4>().cast(DType::F32)
                };
                let expected = composed(part(&q, &queries), part(&k, &keys), part(&v, &keys), 0.125, causal);
                let found = apart(&part(&out, &queries), &expected);
                assert!(found < limit(dtype), "{dtype:?} {causal} {i}: {found}");
            }
        }
    }
    Ok(())
}

#[test]
fn pages() -> Result<()> {
    let cpu = Device::flex();
    for (dtype, page, dim, splits) in [(DType::F32, 16, 64, 1), (DType::BF16, 64, 128, 3), (DType::F16, 16, 128, 2)] {
        let (heads, kv_heads, lens) = (6, 2, [37_usize, 16]);
        let q = noise([2, heads, dim], 1).cast(dtype);
        let [k, v] = [2, 3].map(|seed| noise([8, page, kv_heads, dim], seed).cast(dtype));
        let table = Tensor::<2, Int>::from_data([[5, 0, 7], [2, 1, 1]], &cpu);
        let counts = Tensor::<1, Int>::from_data(lens.map(|n| n as i32), &cpu);
        let scale = 1.0 / (dim as f32).sqrt();
        let out = ops::paged_attention(&q, &k, &v, &table, &counts, scale, splits)?;
        for (b, &n) in lens.iter().enumerate() {
            let gathered = |cache: &Tensor<4>| -> Tensor<4> {
                let pages = table.clone().narrow(0, b, 1).reshape([3]);
                let keys = cache.clone().select(0, pages).reshape([1, 3 * page, kv_heads, dim]);
                keys.narrow(1, 0, n).cast(DType::F32)
            };
            let one = |x: &Tensor<3>| x.clone().narrow(0, b, 1).unsqueeze::<4>().cast(DType::F32);
            let expected = composed(one(&q), gathered(&k), gathered(&v), scale, false);
            let found = apart(&one(&out), &expected);
            assert!(found < limit(dtype), "{dtype:?} {b}: {found}");
        }
    }
    let (x, cache) = (noise([1, 2, 64], 1), noise([2, 32, 1, 64], 2));
    let (table, lens) = (Tensor::<2, Int>::from_data([[0]], &cpu), Tensor::<1, Int>::from_data([1], &cpu));
    let error = ops::paged_attention(&x, &cache, &cache, &table, &lens, 1.0, 1).unwrap_err();
    assert_eq!(
        error.to_string(),
        "kernel `flash_decoding`: a page has 32 keys and heads 64 elements, expected 16 or 64, and 64 or 128"
    );
    Ok(())
}
