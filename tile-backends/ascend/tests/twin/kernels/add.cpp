#include "kernel_operator.h"
using namespace AscendC;

// z = x + y over tiles of 256, two buffers each.
extern "C" __global__ __vector__ __aicore__ void add(GM_ADDR x, GM_ADDR y, GM_ADDR z, int64_t n) {
  TPipe pipe;
  TBuf<TPosition::VECCALC> ub;
  pipe.InitBuffer(ub, 8192);
  GlobalTensor<float> gx, gy, gz;
  gx.SetGlobalBuffer((__gm__ float *)x);
  gy.SetGlobalBuffer((__gm__ float *)y);
  gz.SetGlobalBuffer((__gm__ float *)z);
  const int64_t tiles = (n + 255) / 256;
  SetFlag<HardEvent::MTE3_MTE2>(0);
  SetFlag<HardEvent::MTE3_MTE2>(1);
  int64_t turn = 0;
  for (int64_t i = GetBlockIdx(); i < tiles; i += GetBlockNum(), turn ^= 1) {
    auto a = ub.GetWithOffset<float>(256, turn * 2048);
    auto b = ub.GetWithOffset<float>(256, turn * 2048 + 1024);
    const uint32_t length = uint32_t(n - i * 256 < 256 ? n - i * 256 : 256);
    WaitFlag<HardEvent::MTE3_MTE2>(turn); // @release
    DataCopyPad(a, gx[i * 256], DataCopyExtParams(1, length * 4, 0, 0, 0), DataCopyPadExtParams<float>());
    DataCopyPad(b, gy[i * 256], DataCopyExtParams(1, length * 4, 0, 0, 0), DataCopyPadExtParams<float>());
    SetFlag<HardEvent::MTE2_V>(turn);
    WaitFlag<HardEvent::MTE2_V>(turn); // @landed
    Add(a, a, b, length); // @add
    SetFlag<HardEvent::V_MTE3>(turn);
    WaitFlag<HardEvent::V_MTE3>(turn); // @computed
    DataCopyPad(gz[i * 256], a, DataCopyExtParams(1, length * 4, 0, 0, 0)); // @store
    SetFlag<HardEvent::MTE3_MTE2>(turn);
  }
  WaitFlag<HardEvent::MTE3_MTE2>(0); // @drain
  WaitFlag<HardEvent::MTE3_MTE2>(1);
}
