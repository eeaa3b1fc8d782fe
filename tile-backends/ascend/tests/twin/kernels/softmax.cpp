#include "kernel_operator.h"
using namespace AscendC;

// Rows of 128 numbers, 16 to a block.
extern "C" __global__ __vector__ __aicore__ void softmax(GM_ADDR x, GM_ADDR y) {
  TPipe pipe;
  TBuf<TPosition::VECCALC> ub;
  pipe.InitBuffer(ub, 65536);
  GlobalTensor<float> gx, gy;
  gx.SetGlobalBuffer((__gm__ float *)x);
  gy.SetGlobalBuffer((__gm__ float *)y);
  const int64_t at = GetBlockIdx() * 16 * 128;
  auto t = ub.GetWithOffset<float>(16 * 128, 0);
  auto half_row = ub.GetWithOffset<float>(16 * 64, 8192);
  auto thin = ub.GetWithOffset<float>(16, 12288);
  auto wide = ub.GetWithOffset<float>(16 * 8, 12544);
  DataCopyPad(t, gx[at], DataCopyExtParams(16, 512, 0, 0, 0), DataCopyPadExtParams<float>());
  SetFlag<HardEvent::MTE2_V>(0);
  WaitFlag<HardEvent::MTE2_V>(0);
  Max(half_row, t, t[64], 64, 16, BinaryRepeatParams{1, 1, 1, 8, 16, 16});
  PipeBarrier<PIPE_V>(); // @barrier
  WholeReduceMax(thin, half_row, 64, 16, 1, 1, 8, ReduceOrder::ORDER_ONLY_VALUE);
  PipeBarrier<PIPE_V>();
  Brcb(wide, thin, 2, BrcbRepeatParams{1, 8});
  PipeBarrier<PIPE_V>();
  Sub(t, t, wide, 64, 16, BinaryRepeatParams{1, 1, 0, 16, 16, 1});
  Sub(t[64], t[64], wide, 64, 16, BinaryRepeatParams{1, 1, 0, 16, 16, 1});
  PipeBarrier<PIPE_V>();
  Exp(t, t, 16 * 128);
  PipeBarrier<PIPE_V>();
  Add(half_row, t, t[64], 64, 16, BinaryRepeatParams{1, 1, 1, 8, 16, 16}); // @total
  PipeBarrier<PIPE_V>();
  WholeReduceSum(thin, half_row, 64, 16, 1, 1, 8);
  PipeBarrier<PIPE_V>();
  Brcb(wide, thin, 2, BrcbRepeatParams{1, 8});
  PipeBarrier<PIPE_V>();
  Div(t, t, wide, 64, 16, BinaryRepeatParams{1, 1, 0, 16, 16, 1});
  Div(t[64], t[64], wide, 64, 16, BinaryRepeatParams{1, 1, 0, 16, 16, 1});
  SetFlag<HardEvent::V_MTE3>(0);
  WaitFlag<HardEvent::V_MTE3>(0);
  DataCopyPad(gy[at], t, DataCopyExtParams(16, 512, 0, 0, 0));
}
