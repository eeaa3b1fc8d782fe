use tile_kernel::prelude::*;

#[tile_kernel]
fn words<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], y = [n]);
    let pid = program_id(0);
    let [b] = blocks([n.div_ceil(N)]);
    let mut t = fragment::<f32>([N]);
    let mut s = fragment::<f32>([1]);
    load(x, b);
    copy(x.at([b * N]), &mut t);
    syncthreads();
    syncwarp();
    reduce_std(&t, &mut s, 0);
    reduce_and(&t, &mut s, 0);
    associative_scan(&mut t, 0);
    matmul(&t, &t, &mut s);
    parallel!(N, |i| {
        let a = max(t[i], 0.0);
        let b = exp(t[i] - 1.0);
        let c = sqrtf(a);
        let d = std::cmp::min(a, b);
        let e = tl::where_(a > b, a, b);
        let f = tl.exp(a);
        let g = np.frobnicate(a);
        let h = torch::frobnicate(a);
        let k = T.alloc_fragment([4], "float32");
        let l = tl.load(x, mask = a, other = 0.0);
        let m = load(x, mask = a);
        let o = ABSOLUTE_POS_X;
        let p = blockIdx;
        let q = zeros(4);
        let r = cdiv(i, 2);
        t[i] = relu(exp(&t));
    });
    copy(&t, y.at_mut([b * N]));
}

fn main() {}
