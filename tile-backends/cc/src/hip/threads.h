//@ block_barrier
static __device__ __forceinline__ void block_barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

//@ warp_barrier
static __device__ __forceinline__ void warp_barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
}

//@ word_of_lane
// What another lane has; every lane of the wave is here.
static __device__ __forceinline__ u32 word_of_lane(u32 x, u32 lane) {
  return (u32)__builtin_amdgcn_ds_bpermute((int)(lane << 2), (int)x);
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
  while (__hip_atomic_load(word, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) == 0) __builtin_amdgcn_s_sleep(1);
  __hip_atomic_store(word, 0u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

//@ message_reserve
// Where a record of so many bytes goes, behind `start` bytes; nowhere where the log is full.
static __device__ __forceinline__ u64 *message_reserve(u64 *messages, u64 start, u64 size) {
  const u64 reserved = __hip_atomic_fetch_add(messages, size, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  return reserved + size > messages[1] ? nullptr : messages + (start + reserved) / 8;
}

//@ message_fail
// Whether this failure is the first.
static __device__ __forceinline__ bool message_fail(u64 *messages) {
  u32 *const failed = reinterpret_cast<u32 *>(messages + 2);
  return __hip_atomic_exchange(failed, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) == 0;
}

//@ message_place
static __device__ __forceinline__ void message_place(u64 *record) {
  record[1] = (u64)__builtin_amdgcn_workgroup_id_y() << 32 | __builtin_amdgcn_workgroup_id_x();
  record[2] = (u64)__builtin_amdgcn_workitem_id_x() << 32 | __builtin_amdgcn_workgroup_id_z();
}
