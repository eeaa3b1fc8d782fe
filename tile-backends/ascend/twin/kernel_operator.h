// A functional twin (host emulation) of the part of Ascend C that emitted kernels use, for
// tests on machines without an NPU: the same names under the same header, written from
// documented behaviour. `machine.h` says how it runs, and what it detects.
//
// It checks results, accessed bytes, alignment, ranges and masks, and flags and barriers in
// many legal orders. It does not check times, nor whatever the documentation leaves to the
// chip. Its rules are the documentation's as read by those who wrote the emitter.
#pragma once

#include "choose.h"
#include "cube.h"

#define __aicore__
#define __global__
#define __gm__
typedef uint8_t *GM_ADDR;

// The cores that a kernel runs on: `run.h` knows them by the section that it lies in.
#define __vector__ __attribute__((section("twin_vector")))
#define __cube__ __attribute__((section("twin_cube")))
#define __mix__(cubes, vectors) __attribute__((section("twin_mix_" #cubes "_" #vectors)))
#define ASCEND_IS_AIC (::AscendC::twin::core().cube)
#define ASCEND_IS_AIV (!::AscendC::twin::core().cube)

#include "run.h"
