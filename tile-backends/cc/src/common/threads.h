//@ shuffle_xor
template <class T>
static __device__ __forceinline__ T shuffle_xor(T x, u32 lane, u32 width) {
  union {
    T value;
    u32 words[sizeof(T) < 4 ? 1 : sizeof(T) / 4];
  } from, to;
  from.words[0] = 0;
  from.value = x;
#pragma unroll
  for (unsigned i = 0; i < sizeof(from) / 4; i++) to.words[i] = shuffle_word_xor(from.words[i], lane, width);
  return to.value;
}

//@ shuffle_up
template <class T>
static __device__ __forceinline__ T shuffle_up(T x, u32 lane, u32 width) {
  union {
    T value;
    u32 words[sizeof(T) < 4 ? 1 : sizeof(T) / 4];
  } from, to;
  from.words[0] = 0;
  from.value = x;
#pragma unroll
  for (unsigned i = 0; i < sizeof(from) / 4; i++) to.words[i] = shuffle_word_up(from.words[i], lane, width);
  return to.value;
}

//@ shuffle_down
template <class T>
static __device__ __forceinline__ T shuffle_down(T x, u32 lane, u32 width) {
  union {
    T value;
    u32 words[sizeof(T) < 4 ? 1 : sizeof(T) / 4];
  } from, to;
  from.words[0] = 0;
  from.value = x;
#pragma unroll
  for (unsigned i = 0; i < sizeof(from) / 4; i++) to.words[i] = shuffle_word_down(from.words[i], lane, width);
  return to.value;
}

//@ shuffle_index
template <class T>
static __device__ __forceinline__ T shuffle_index(T x, u32 lane, u32 width) {
  union {
    T value;
    u32 words[sizeof(T) < 4 ? 1 : sizeof(T) / 4];
  } from, to;
  from.words[0] = 0;
  from.value = x;
#pragma unroll
  for (unsigned i = 0; i < sizeof(from) / 4; i++) to.words[i] = shuffle_word_idx(from.words[i], lane, width);
  return to.value;
}
