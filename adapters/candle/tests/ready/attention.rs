//! Attention forward, backward, over packed sequences and over pages.

use crate::rows::softmax;
use crate::{CPU, FLOATS, apart, compare, limit, noise};
use candle_core::{D, DType, IndexOp, Result, Tensor};
use tile_candle::ops;

/// Attention by candle's ops on `(batch, seq, heads, dim)`.
fn composed(q: &Tensor, k: &Tensor, v: &Tensor, scale: f64, causal: bool) -> Result<Tensor> {
    masked(q, k, v, scale, |query, key| !causal || key <= query)
}

/// The same where the query whose own key is `query` sees what a function says.
fn masked(q: &Tensor, k: &Tensor, v: &Tensor, scale: f64, sees: impl Fn(i64, i64) -> bool) -> Result<Tensor> {
    let (batch, m, heads, dim) = q.dims4()?;
    let (n, kv_heads) = (k.dim(1)?, k.dim(2)?);
    let spread = |x: &Tensor| -> Result<Tensor> {
        let x = x.transpose(1, 2)?.unsqueeze(2)?;
        x.broadcast_as((batch, kv_heads, heads / kv_heads, n, dim))?.reshape((batch, heads, n, dim))
    };
    let (q, k, v) = (q.transpose(1, 2)?.contiguous()?, spread(k)?, spread(v)?);
    let scores = (q.matmul(&k.transpose(2, 3)?.contiguous()?)? * scale)?;
    let hidden = |at: usize| !sees((at / n + n) as i64 - m as i64, (at % n) as i64);
    let mask: Vec<f32> = (0..m * n).map(|at| if hidden(at) { f32::NEG_INFINITY } else { 0.0 }).collect();
    let scores = scores.broadcast_add(&Tensor::from_vec(mask, (m, n), &CPU)?)?;
    softmax(&scores)?.matmul(&v.contiguous()?)?.transpose(1, 2)
}

#[test]
fn forward_and_backward() -> Result<()> {
    // Queries, keys, heads, key heads, elements of a head: among them a head that is padded.
    let cases =
        [(5, 5, 2, 2, 64, false), (70, 70, 4, 2, 64, true), (3, 130, 2, 1, 128, true), (9, 20, 1, 1, 40, false)];
    for (m, n, heads, kv_heads, dim, causal) in cases {
        let scale = 1.0 / (dim as f32).sqrt();
        compare(
            "flash_attn",
            &[noise(&[2, m, heads, dim], 1), noise(&[2, n, kv_heads, dim], 2), noise(&[2, n, kv_heads, dim], 3)],
            &|args| ops::flash_attn(&args[0], &args[1], &args[2], scale, causal),
            &|args| composed(&args[0], &args[1], &args[2], f64::from(scale), causal),
        )?;
    }
    Ok(())
}

#[test]
fn windows_forward_and_backward() -> Result<()> {
    // Queries, keys, heads, key heads, elements of a head, window: among them windows that hide
    // whole tiles of keys, that end inside of one, and that hide nothing.
    let cases = [
        (5, 5, 2, 2, 64, Some(2), Some(0)),
        (200, 200, 2, 1, 64, Some(70), Some(0)),
        (150, 190, 1, 1, 64, Some(3), Some(65)),
        (70, 130, 2, 2, 40, None, Some(1)),
        (9, 20, 1, 1, 64, None, None),
    ];
    for (m, n, heads, kv_heads, dim, left, right) in cases {
        let scale = 1.0 / (dim as f32).sqrt();
        let sees = |query: i64, key: i64| {
            left.is_none_or(|left| key + left as i64 >= query) && right.is_none_or(|right| key <= query + right as i64)
        };
        compare(
            &format!("flash_attn_windowed {left:?} {right:?}"),
            &[noise(&[2, m, heads, dim], 1), noise(&[2, n, kv_heads, dim], 2), noise(&[2, n, kv_heads, dim], 3)],
            &|args| ops::flash_attn_windowed(&args[0], &args[1], &args[2], scale, left, right),
            &|args| masked(&args[0], &args[1], &args[2], f64::from(scale), sees),
        )?;
    }
    // More queries than keys: those without a key give zeros, and a causal window hides as a mask does.
    let (q, kv) = (noise(&[1, 90, 1, 64], 1), noise(&[1, 8, 1, 64], 2));
    let out = ops::flash_attn_windowed(&q, &kv, &kv, 0.125, Some(4), Some(0))?;
    assert_eq!(out.narrow(1, 0, 82)?.abs()?.sum_all()?.to_scalar::<f32>()?, 0.0);
    assert!(out.narrow(1, 82, 8)?.abs()?.sum_all()?.to_scalar::<f32>()? > 0.0);
    Ok(())
}

#[test]
fn results_lie_as_candle_flash_attn_gives_them() -> Result<()> {
    let x = noise(&[2, 7, 3, 64], 1);
    let out = ops::flash_attn(&x, &x, &x, 0.125, true)?;
    assert!(out.is_contiguous() && out.dims() == x.dims());
    let error = ops::flash_attn(&x, &x.narrow(2, 0, 2)?, &x.narrow(2, 0, 2)?, 0.125, true).unwrap_err().to_string();
    assert_eq!(error, "kernel `flash_attention` requires: key heads divide query heads: heads = 3, kv_heads = 2");
    let error = ops::flash_attn(&x, &x.i(0)?, &x, 0.125, true).unwrap_err().to_string();
    assert_eq!(error, "kernel `flash_attention`: `k` is a tensor of rank 3, expected rank 4");
    Ok(())
}

#[test]
fn packed_sequences() -> Result<()> {
    let (queries, keys) = ([0_u32, 3, 3, 20], [0_u32, 5, 9, 26]);
    for dtype in FLOATS {
        let [q, k, v] = [(20, 4, 1), (26, 2, 2), (26, 2, 3)]
            .map(|(tokens, heads, seed)| noise(&[tokens, heads, 64], seed).to_dtype(dtype).unwrap());
        for causal in [false, true] {
            let (starts_q, starts_k) = (Tensor::new(&queries, &CPU)?, Tensor::new(&keys, &CPU)?);
            let out = ops::flash_attn_varlen(&q, &k, &v, &starts_q, &starts_k, 17, 17, 0.125, causal)?;
            for i in 0..3 {
                let part = |x: &Tensor, at: &[u32; 4]| -> Result<Tensor> {
                    let length = (at[i + 1] - at[i]) as usize;
                    x.narrow(0, at[i] as usize, length)?.unsqueeze(0)?.to_dtype(DType::F32)
                };
                if queries[i] == queries[i + 1] {
                    continue;
                }
                let [q, k, v] = [part(&q, &queries)?, part(&k, &keys)?, part(&v, &keys)?];
                let found = apart(&part(&out, &queries)?, &composed(&q, &k, &v, 0.125, causal)?);
                assert!(found < limit(dtype), "{dtype:?} {causal} {i}: {found}");
            }
        }
    }
    Ok(())
}

#[test]
fn pages() -> Result<()> {
    for (dtype, page, dim, splits) in [(DType::F32, 16, 64, 1), (DType::BF16, 64, 128, 3), (DType::F16, 16, 128, 2)] {
        let (heads, kv_heads, lens) = (6, 2, [37_usize, 16]);
        let q = noise(&[2, heads, dim], 1).to_dtype(dtype)?;
        let [k, v] = [2, 3].map(|seed| noise(&[8, page, kv_heads, dim], seed).to_dtype(dtype).unwrap());
        let table = Tensor::new(&[[5_u32, 0, 7], [2, 1, 1]], &CPU)?;
        let counts = Tensor::new(&lens.map(|n| n as u32), &CPU)?;
        let scale = 1.0 / (dim as f32).sqrt();
        let out = ops::paged_attention(&q, &k, &v, &table, &counts, scale, splits)?;
        for (b, &n) in lens.iter().enumerate() {
            let gathered = |cache: &Tensor| -> Result<Tensor> {
                let keys = cache.index_select(&table.i(b)?, 0)?.reshape((3 * page, kv_heads, dim))?;
                keys.narrow(0, 0, n)?.unsqueeze(0)?.to_dtype(DType::F32)
            };
            let query = q.i(b)?.unsqueeze(0)?.unsqueeze(0)?.to_dtype(DType::F32)?;
            let expected = composed(&query, &gathered(&k)?, &gathered(&v)?, f64::from(scale), false)?;
            let found = apart(&out.i(b)?.unsqueeze(0)?.unsqueeze(0)?, &expected);
            assert!(found < limit(dtype), "{dtype:?} {b}: {found}");
        }
    }
    let x = noise(&[1, 2, 64], 1);
    let cache = noise(&[2, 32, 1, 64], 2);
    let one = Tensor::new(&[[0_u32]], &CPU)?;
    let error = ops::paged_attention(&x, &cache, &cache, &one, &one.squeeze(D::Minus1)?, 1.0, 1).unwrap_err();
    assert_eq!(
        error.to_string(),
        "kernel `flash_decoding`: a page has 32 keys and heads 64 elements, expected 16 or 64, and 64 or 128"
    );
    Ok(())
}
