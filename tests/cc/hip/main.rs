//! Launches of HIP C++ through libraries that stand in for `libamdhip64.so` and HIPRTC: texts run on a
//! processor, matrix instructions by their documented lanes and registers. No AMD device is part of it.

#[path = "../../../tile-backends/ascend/tests/common/clang.rs"]
mod clang;
mod launches;
mod stand_in;
mod suite;
