use tile_kernel::prelude::*;

// language: §1.7
#[tile_kernel]
fn levels(y: &mut Tensor<f32, 1>) {
    #[deny(unused_variables)]
    let unused = 1.0;
    #[deny(unused_mut)]
    for i in 0..2 {
        let mut k = i;
        println!("{k}");
    }
    #[deny(unused_variables)]
    parallel!(4, |i| {
        #[allow(unused_variables)]
        let silent = 1.0;
    });
    #[deny(unfulfilled_lint_expectations)]
    {
        #[expect(unused_variables)]
        let used = 1.0;
        fill(y, used);
    }
}

fn main() {}
