//! Memory and modules are given back: a program of its own, since it counts those of the process.

mod common;

use tile_kernel::prelude::*;
use tile_maca::MacaTensor;

/// y = x.
#[tile_kernel]
fn copied<const N: usize>(x: &Tensor<i32, 1>, y: &mut Tensor<i32, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut x_f = fragment::<i32>([N]);
    copy(x.at([b * N]), &mut x_f);
    copy(&x_f, y.at_mut([b * N]));
}

#[test]
fn nothing_is_left_behind() -> Result<(), LaunchError> {
    let Some(maca) = common::device(0) else { return Ok(()) };
    // SAFETY: the stand-in, and a function of it.
    let library = unsafe { libloading::Library::new(common::library().expect("it was built")) }.expect("it opens");
    let live = || {
        // SAFETY: as above.
        unsafe { library.get::<unsafe extern "C" fn() -> i32>("stand_in_live").expect("it is there")() }
    };
    assert_eq!(live(), 0);
    let x = MacaTensor::from_host(&maca, &Tensor::from([1, 2, 3]).view())?;
    let mut y = MacaTensor::<i32, 1>::zeros(&maca, [3])?;
    copied::<64>().launch(&maca, &x, &mut y)?;
    assert_eq!(y.to_host()?.to_vec(), [1, 2, 3]);
    assert_eq!(live(), 3, "two tensors and a module");
    drop((x, y, maca));
    assert_eq!(live(), 0);
    Ok(())
}
