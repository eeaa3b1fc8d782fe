#include "kernel_operator.h"
using namespace AscendC;

// y = x where it is positive, 0 elsewhere, of 64 numbers; beside it what other functions
// have rules of.
extern "C" __global__ __vector__ __aicore__ void positive(GM_ADDR x, GM_ADDR y) {
  TPipe pipe;
  TBuf<TPosition::VECCALC> ub;
  pipe.InitBuffer(ub, 196352);
  GlobalTensor<float> gx, gy;
  gx.SetGlobalBuffer((__gm__ float *)x);
  gy.SetGlobalBuffer((__gm__ float *)y);
  auto t = ub.GetWithOffset<float>(64, 0);
  auto bits = ub.GetWithOffset<uint8_t>(32, 256);
  auto wide = ub.GetWithOffset<float>(16 * 64, 1024);
  LocalTensor<float> kept;
  kept = ub.GetWithOffset<float>(64, 188416 - 256); // @last
  DataCopyPad(t, gx, DataCopyExtParams(1, 256, 0, 0, 0), DataCopyPadExtParams<float>());
  SetFlag<HardEvent::MTE2_V>(0);
  WaitFlag<HardEvent::MTE2_V>(0);
  DataCopy(kept, t, DataCopyParams(1, 8, 0, 0)); // @copy
  PipeBarrier<PIPE_V>();
  CompareScalar(bits, t, 0.0f, CMPMODE::GT, 64); // @compare
  PipeBarrier<PIPE_V>(); // @barrier
  Select(t, bits, t, 0.0f, SELMODE::VSEL_TENSOR_SCALAR_MODE, 64);
  PipeBarrier<PIPE_V>();
  Select(t, bits, kept, t, SELMODE::VSEL_TENSOR_TENSOR_MODE, 64); // @both
  Copy(wide, kept, 64, 16, CopyRepeatParams{1, 1, 8, 0}); // @repeat
  SetFlag<HardEvent::V_MTE3>(0);
  WaitFlag<HardEvent::V_MTE3>(0);
  DataCopyPad(gy, t, DataCopyExtParams(1, 256, 0, 0, 0));
}
