//! Cases of decoding: split-KV attention over pages, and latent attention.

use crate::Session;
use tile_kernel::prelude::*;
use tile_kernels::decoding::{append_to_pages, combine_splits, flash_decoding};
use tile_kernels::mla::mla_decode;
use tile_kernels::reference::{self, Array};
use tile_kernels::testing::{Random, Tolerance, array, poisoned};

fn tolerance<T: Float>(keys: usize, d: usize) -> Tolerance {
    Tolerance::rounded::<T>().sum::<f32>(keys + d, 4.0).through::<T>(0.5)
}

/// A random order of `0..n`.
fn shuffled(random: &mut Random, n: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    for i in (1..n).rev() {
        order.swap(i, random.below(i + 1));
    }
    order
}

fn paged<T: Float>(session: &dyn Session) {
    const D: usize = 32;
    const PAGE: usize = 16;
    let mut random = session.random();
    let (heads, kv_heads, splits) = (6, 2, 3);
    let lens = [1, 0, 37, 100];
    let (batch, width, pages) = (lens.len(), 7, 28);
    let q = random.tensor::<T, 3>([batch, heads, D]);
    let k_cache = random.tensor::<T, 4>([pages, PAGE, kv_heads, D]);
    let v_cache = random.tensor::<T, 4>([pages, PAGE, kv_heads, D]);
    let order = shuffled(&mut random, pages);
    let table = Tensor::<i32, 2>::from_fn([batch, width], |[b, i]| order[b * width + i] as i32);
    let scale = 0.25_f32;

    // Each sequence on its own, its keys gathered from the pages.
    let mut expected = Array::zeros(&[batch, heads, D]);
    for (b, &n) in lens.iter().enumerate() {
        let gathered = |cache: &Tensor<T, 4>| {
            let mut keys = Array::zeros(&[1, kv_heads, n, D]);
            for h in 0..kv_heads {
                for j in 0..n {
                    for e in 0..D {
                        keys[[0, h, j, e]] = cache[[table[[b, j / PAGE]] as usize, j % PAGE, h, e]].to_f64();
                    }
                }
            }
            keys
        };
        let one = Array::new(&[1, heads, 1, D], array(&q).data[b * heads * D..][..heads * D].to_vec());
        let mask = reference::Mask::Full;
        let out = reference::attention(&one, &gathered(&k_cache), &gathered(&v_cache), mask, f64::from(scale));
        expected.data[b * heads * D..][..heads * D].copy_from_slice(&out.data);
    }

    let lens = Tensor::from(lens.map(|n| n as i32));
    session.check(&format!("flash_decoding {}", T::DTYPE), [(&expected, tolerance::<T>(100, D))], |device| {
        let (mut part, mut lse) = (poisoned([splits, batch, heads, D]), poisoned([splits, batch, heads]));
        let mut out = poisoned::<T, 3>([batch, heads, D]);
        flash_decoding::<T, 8, PAGE, D>()
            .launch(device, &q, &k_cache, &v_cache, &table, &lens, &mut part, &mut lse, scale)?;
        combine_splits::<T, D>().launch(device, &part, &lse, &mut out)?;
        Ok([array(&out)])
    });
}

pub(crate) fn decoding_from_pages(session: &dyn Session) {
    paged::<f32>(session);
    paged::<bf16>(session);
}

fn appended<T: Float>(session: &dyn Session) {
    const D: usize = 16;
    const PAGE: usize = 8;
    let mut random = session.random();
    let (tokens, kv_heads, pages) = (20, 3, 4);
    let [k, v] = [(); 2].map(|()| random.tensor::<T, 3>([tokens, kv_heads, D]));
    let caches = [(); 2].map(|()| random.tensor::<T, 4>([pages, PAGE, kv_heads, D]));
    // A token in each of some slots in random order, but one that is not stored.
    let mut slot: Vec<i32> = shuffled(&mut random, pages * PAGE)[..tokens].iter().map(|&at| at as i32).collect();
    slot[7] = -3;
    let expected = [(&k, &caches[0]), (&v, &caches[1])].map(|(new, cache)| {
        let mut cache = array(cache);
        for (t, &at) in slot.iter().enumerate() {
            if let Ok(at) = usize::try_from(at) {
                let row = kv_heads * D;
                cache.data[at * row..][..row].copy_from_slice(&array(new).data[t * row..][..row]);
            }
        }
        cache
    });
    let slot = Tensor::from_vec(slot, [tokens]).expect("a slot for each token");
    let expected = [(&expected[0], Tolerance::EXACT), (&expected[1], Tolerance::EXACT)];
    session.check(&format!("append_to_pages {}", T::DTYPE), expected, |device| {
        let [mut keys, mut values] = caches.clone();
        append_to_pages::<T, PAGE, D>().launch(device, &k, &v, &slot, &mut keys, &mut values)?;
        Ok([array(&keys), array(&values)])
    });
}

pub(crate) fn appending_to_pages(session: &dyn Session) {
    appended::<f32>(session);
    appended::<bf16>(session);
}

fn latent<T: Float>(session: &dyn Session) {
    const DC: usize = 64;
    const DR: usize = 16;
    let mut random = session.random();
    let (heads, keys) = (20, 60);
    let lens = [60, 1, 0, 33];
    let batch = lens.len();
    let q = random.tensor::<T, 3>([batch, heads, DC]);
    let q_rope = random.tensor::<T, 3>([batch, heads, DR]);
    let c = random.tensor::<T, 3>([batch, keys, DC]);
    let k_rope = random.tensor::<T, 3>([batch, keys, DR]);
    let scale = 0.25_f32;
    let inputs = [&array(&q), &array(&q_rope), &array(&c), &array(&k_rope)];
    let expected = reference::latent_attention(inputs, &lens, f64::from(scale));
    let lens = Tensor::from(lens);
    for splits in [1, 3] {
        let case = format!("mla_decode {} in {splits} splits", T::DTYPE);
        session.check(&case, [(&expected, tolerance::<T>(keys, DC + DR))], |device| {
            let (mut part, mut lse) = (poisoned([splits, batch, heads, DC]), poisoned([splits, batch, heads]));
            let mut out = poisoned::<T, 3>([batch, heads, DC]);
            mla_decode::<T, 16, 16, DC, DR>()
                .launch(device, &q, &q_rope, &c, &k_rope, &lens, &mut part, &mut lse, scale)?;
            combine_splits::<T, DC>().launch(device, &part, &lse, &mut out)?;
            Ok([array(&out)])
        });
    }
}

pub(crate) fn latent_attention_decoding(session: &dyn Session) {
    latent::<f32>(session);
    latent::<bf16>(session);
}
