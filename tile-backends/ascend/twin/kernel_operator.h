// A functional twin of the part of Ascend C that emitted kernels use, for tests
// on machines without an NPU: the same names under the same header, written from
// documented behaviour. `machine.h` says how it runs, and what it detects.
//
// What it proves: what is computed, which bytes are touched, alignment, ranges
// and masks, flags and barriers in many legal orders. What it does not: times,
// and whatever the documentation leaves to the chip. Its rules are the
// documentation's as read by those who wrote the emitter.
#pragma once

#include "cube.h"
#include "vector.h"

#define __aicore__
#define __global__
#define __gm__
typedef uint8_t *GM_ADDR;

#define KERNEL_TYPE_AIV_ONLY 1
#define KERNEL_TYPE_AIC_ONLY 2
#define KERNEL_TYPE_MIX_AIC_1_1 3
#define KERNEL_TYPE_MIX_AIC_1_2 4
#define KERNEL_TASK_TYPE_DEFAULT(type) ::AscendC::twin::check_task(type, __LINE__)
#define ASCEND_IS_AIC (::AscendC::twin::core().cube)
#define ASCEND_IS_AIV (!::AscendC::twin::core().cube)

#include "run.h"
