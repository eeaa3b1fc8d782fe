//! Embedding: rows of a table by number.

use crate::prelude::*;

#[tile_kernel(default(T = f32, BM = 16, BN = 128))]
pub(crate) fn embedding<T: Element, const BM: usize, const BN: usize>(
    table: &Tensor<T, 2>,
    index: &Tensor<i32, 1>,
    y: &mut Tensor<T, 2>,
) {
    dims!(table = [_, n], index = [rows], y = [rows, n]);
    let [b, column] = blocks([rows.div_ceil(BM), n.div_ceil(BN)]);
    let mut at = shared::<i32>([BM]);
    let mut v = fragment::<T>([BM, BN]);
    copy(index.at([b * BM]), &mut at);
    gather(table.at((.., span(column * BN, BN))), &at, &mut v);
    copy(&v, y.at_mut([b * BM, column * BN]));
}

task!(embedding, [[1, 1, 1], [100, 16, 64]], hidden[37, 21, 45]);

fn check(run: &mut Run<'_>, [words, rows, n]: [usize; 3]) -> Outcome {
    let (table, index) = (run.tensor::<bf16, 2>([words, n]), run.below([rows], words));
    let mut y = poisoned([rows, n]);
    embedding::<bf16, 8, 32>().launch(run.device, &table, &index, &mut y)?;
    let table = wide(&table);
    let expected = Tensor::from_fn([rows, n], |[i, j]| table[[index[[i]] as usize, j]]);
    run.near("y", &y, &expected, Tolerance::EXACT)
}
