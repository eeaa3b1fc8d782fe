#include "kernel_operator.h"
using namespace AscendC;

// d = exp(a · b), 32 by 32 by 64, through a workspace; on the way a product of
// f16 with b as it lies and one with b transposed, which are added up.
extern "C" __global__ __mix__(1, 1) __aicore__ void mix(GM_ADDR a, GM_ADDR b, GM_ADDR bt, GM_ADDR d, GM_ADDR space) {
  GlobalTensor<half> ga, gb, gbt;
  GlobalTensor<float> gd, ws;
  ga.SetGlobalBuffer((__gm__ half *)a);
  gb.SetGlobalBuffer((__gm__ half *)b);
  gbt.SetGlobalBuffer((__gm__ half *)bt);
  gd.SetGlobalBuffer((__gm__ float *)d);
  ws.SetGlobalBuffer((__gm__ float *)space);
  TPipe pipe;
  if (ASCEND_IS_AIC) {
    TBuf<TPosition::A1> l1;
    TBuf<TPosition::A2> l0a;
    TBuf<TPosition::B2> l0b;
    TBuf<TPosition::CO1> l0c;
    pipe.InitBuffer(l1, 65536);
    pipe.InitBuffer(l0a, 65536); // @room
    pipe.InitBuffer(l0b, 65536);
    pipe.InitBuffer(l0c, 65536);
    auto a1 = l1.GetWithOffset<half>(32 * 64, 0);
    auto b1 = l1.GetWithOffset<half>(64 * 32, 8192);
    auto t1 = l1.GetWithOffset<half>(32 * 64, 16384);
    auto a2 = l0a.GetWithOffset<half>(32 * 64, 0);
    auto b2 = l0b.GetWithOffset<half>(64 * 32, 0);
    auto t2 = l0b.GetWithOffset<half>(64 * 32, 8192);
    auto sum = l0c.GetWithOffset<float>(32 * 32, 0);
    DataCopy(a1, ga, Nd2NzParams(1, 32, 64, 0, 64, 32, 1, 0)); // @load
    DataCopy(b1, gb, Nd2NzParams(1, 64, 32, 0, 32, 64, 1, 0));
    DataCopy(t1, gbt, Nd2NzParams(1, 32, 64, 0, 64, 32, 1, 0));
    SetFlag<HardEvent::MTE2_MTE1>(0);
    WaitFlag<HardEvent::MTE2_MTE1>(0);
    for (int i = 0; i < 2; i++)
      LoadData(a2[i * 4 * 256], a1, LoadData2DParams(i, 4, 2, 0, 0, false, 0)); // @left
    for (int k = 0; k < 4; k++)
      LoadData(b2[k * 2 * 256], b1, LoadData2DParams(k, 2, 4, 0, 0, true, 0)); // @right
    for (int k = 0; k < 4; k++)
      LoadData(t2[k * 2 * 256], t1, LoadData2DParams(k * 2, 2, 1, 0, 0, false, 0));
    SetFlag<HardEvent::MTE1_M>(0);
    WaitFlag<HardEvent::MTE1_M>(0);
    MmadParams params;
    params.m = 32;
    params.n = 32;
    params.k = 64;
    params.cmatrixInitVal = true;
    Mmad(sum, a2, b2, params);
    PipeBarrier<PIPE_M>(); // @sum
    params.cmatrixInitVal = false;
    Mmad(sum, a2, t2, params); // @more
    SetFlag<HardEvent::M_FIX>(0);
    WaitFlag<HardEvent::M_FIX>(0);
    FixpipeParamsV220 fix;
    fix.nSize = 32;
    fix.mSize = 32;
    fix.srcStride = 32;
    fix.dstStride = 32;
    Fixpipe<float, float, CFG_ROW_MAJOR>(ws, sum, fix); // @out
    CrossCoreSetFlag<2, PIPE_FIX>(0); // @hand
  }
  if (ASCEND_IS_AIV) {
    TBuf<TPosition::VECCALC> ub;
    pipe.InitBuffer(ub, 65536);
    auto t = ub.GetWithOffset<float>(32 * 32, 0);
    CrossCoreWaitFlag(0); // @take
    DataCopyPad(t, ws, DataCopyExtParams(32, 128, 0, 0, 0), DataCopyPadExtParams<float>());
    SetFlag<HardEvent::MTE2_V>(0);
    WaitFlag<HardEvent::MTE2_V>(0);
    Exp(t, t, 32 * 32);
    SetFlag<HardEvent::V_MTE3>(0);
    WaitFlag<HardEvent::V_MTE3>(0);
    DataCopyPad(gd, t, DataCopyExtParams(32, 128, 0, 0, 0));
  }
}
