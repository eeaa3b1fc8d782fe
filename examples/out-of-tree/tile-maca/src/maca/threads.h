//@ lane_index
static __device__ __forceinline__ u32 lane_index() {
  return threadIdx.x & 63;
}

//@ block_barrier
static __device__ __forceinline__ void block_barrier() {
  __syncthreads();
}

//@ warp_barrier
static __device__ __forceinline__ void warp_barrier() {
  __syncwarp();
}

//@ word_of_lane
// What another lane has; every lane of the wave is here.
static __device__ __forceinline__ u32 word_of_lane(u32 x, u32 lane) {
  return (u32)__builtin_mxc_bsm_bpermute((i32)(lane << 2), (i32)x);
}

//@ shuffle_word_xor
static __device__ __forceinline__ u32 shuffle_word_xor(u32 x, u32 lane, u32 width) {
  const u32 here = lane_index(), there = here ^ lane;
  return word_of_lane(x, (here & ~(width - 1)) == (there & ~(width - 1)) ? there : here);
}

//@ shuffle_word_up
static __device__ __forceinline__ u32 shuffle_word_up(u32 x, u32 lane, u32 width) {
  const u32 here = lane_index();
  return word_of_lane(x, (here & (width - 1)) < lane ? here : here - lane);
}

//@ shuffle_word_down
static __device__ __forceinline__ u32 shuffle_word_down(u32 x, u32 lane, u32 width) {
  const u32 here = lane_index();
  return word_of_lane(x, (here & (width - 1)) + lane < width ? here + lane : here);
}

//@ shuffle_word_idx
static __device__ __forceinline__ u32 shuffle_word_idx(u32 x, u32 lane, u32 width) {
  return word_of_lane(x, (lane_index() & ~(width - 1)) + lane);
}

//@ await
// Waits for the signal of another block, and takes it back.
static __device__ __forceinline__ void await(u32 *word) {
  while (atomicCAS(word, 0u, 0u) == 0) {
  }
  __threadfence();
  atomicExch(word, 0u);
}

//@ message_reserve
// Where a record of so many bytes goes, behind `start` bytes; nowhere where the log is full.
static __device__ __forceinline__ u64 *message_reserve(u64 *messages, u64 start, u64 size) {
  const u64 reserved = atomicAdd(messages, size);
  return reserved + size > messages[1] ? nullptr : messages + (start + reserved) / 8;
}

//@ message_fail
// Whether this failure is the first.
static __device__ __forceinline__ bool message_fail(u64 *messages) {
  return atomicExch(reinterpret_cast<u32 *>(messages + 2), 1u) == 0;
}

//@ message_place
static __device__ __forceinline__ void message_place(u64 *record) {
  record[1] = (u64)blockIdx.y << 32 | blockIdx.x;
  record[2] = (u64)threadIdx.x << 32 | blockIdx.z;
}
