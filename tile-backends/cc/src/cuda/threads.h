//@ shared_address
// An address in shared memory, as instructions have it.
static __device__ __forceinline__ u32 shared_address(const void *of) {
  u64 address;
  asm("cvta.to.shared.u64 %0, %1;" : "=l"(address) : "l"(of));
  return (u32)address;
}

//@ copy_async_4
static __device__ __forceinline__ void copy_async_4(void *to, const void *from, bool exists) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;"
               :: "r"(shared_address(to)), "l"(from), "r"(exists ? 4 : 0) : "memory");
}

//@ copy_async_8
static __device__ __forceinline__ void copy_async_8(void *to, const void *from, bool exists) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], 8, %2;"
               :: "r"(shared_address(to)), "l"(from), "r"(exists ? 8 : 0) : "memory");
}

//@ copy_async_16
static __device__ __forceinline__ void copy_async_16(void *to, const void *from, bool exists) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;"
               :: "r"(shared_address(to)), "l"(from), "r"(exists ? 16 : 0) : "memory");
}

//@ copy_commit
static __device__ __forceinline__ void copy_commit() {
  asm volatile("cp.async.commit_group;" ::: "memory");
}

//@ copy_wait
template <int PENDING>
static __device__ __forceinline__ void copy_wait() {
  asm volatile("cp.async.wait_group %0;" :: "n"(PENDING) : "memory");
}

//@ load_matrix_x1
static __device__ __forceinline__ vec<u32, 1> load_matrix_x1(const void *row) {
  vec<u32, 1> words;
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];"
               : "=r"(words.at[0])
               : "r"(shared_address(row)) : "memory");
  return words;
}

//@ load_matrix_x1_transposed
static __device__ __forceinline__ vec<u32, 1> load_matrix_x1_transposed(const void *row) {
  vec<u32, 1> words;
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.trans.shared.b16 {%0}, [%1];"
               : "=r"(words.at[0])
               : "r"(shared_address(row)) : "memory");
  return words;
}

//@ load_matrix_x2
static __device__ __forceinline__ vec<u32, 2> load_matrix_x2(const void *row) {
  vec<u32, 2> words;
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];"
               : "=r"(words.at[0]), "=r"(words.at[1])
               : "r"(shared_address(row)) : "memory");
  return words;
}

//@ load_matrix_x2_transposed
static __device__ __forceinline__ vec<u32, 2> load_matrix_x2_transposed(const void *row) {
  vec<u32, 2> words;
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];"
               : "=r"(words.at[0]), "=r"(words.at[1])
               : "r"(shared_address(row)) : "memory");
  return words;
}

//@ load_matrix_x4
static __device__ __forceinline__ vec<u32, 4> load_matrix_x4(const void *row) {
  vec<u32, 4> words;
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(words.at[0]), "=r"(words.at[1]), "=r"(words.at[2]), "=r"(words.at[3])
               : "r"(shared_address(row)) : "memory");
  return words;
}

//@ load_matrix_x4_transposed
static __device__ __forceinline__ vec<u32, 4> load_matrix_x4_transposed(const void *row) {
  vec<u32, 4> words;
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(words.at[0]), "=r"(words.at[1]), "=r"(words.at[2]), "=r"(words.at[3])
               : "r"(shared_address(row)) : "memory");
  return words;
}

//@ block_barrier
static __device__ __forceinline__ void block_barrier() {
  __syncthreads();
}

//@ partition_barrier
template <int BARRIER, int THREADS>
static __device__ __forceinline__ void partition_barrier() {
  asm volatile("bar.sync %0, %1;" :: "n"(BARRIER), "n"(THREADS) : "memory");
}

//@ warp_barrier
static __device__ __forceinline__ void warp_barrier() {
#ifdef TILE_BARE
  asm volatile("bar.warp.sync 0xffffffff;" ::: "memory");
#else
  __syncwarp();
#endif
}

//@ shuffle_word_xor
static __device__ __forceinline__ u32 shuffle_word_xor(u32 x, u32 lane, u32 width) {
#ifdef TILE_BARE
  u32 y;
  asm volatile("shfl.sync.bfly.b32 %0, %1, %2, %3, 0xffffffff;" : "=r"(y) : "r"(x), "r"(lane), "r"((32 - width) << 8 | 31));
  return y;
#else
  return __shfl_xor_sync(0xffffffffu, x, lane, width);
#endif
}

//@ shuffle_word_up
static __device__ __forceinline__ u32 shuffle_word_up(u32 x, u32 lane, u32 width) {
#ifdef TILE_BARE
  u32 y;
  asm volatile("shfl.sync.up.b32 %0, %1, %2, %3, 0xffffffff;" : "=r"(y) : "r"(x), "r"(lane), "r"((32 - width) << 8 | 0));
  return y;
#else
  return __shfl_up_sync(0xffffffffu, x, lane, width);
#endif
}

//@ shuffle_word_down
static __device__ __forceinline__ u32 shuffle_word_down(u32 x, u32 lane, u32 width) {
#ifdef TILE_BARE
  u32 y;
  asm volatile("shfl.sync.down.b32 %0, %1, %2, %3, 0xffffffff;" : "=r"(y) : "r"(x), "r"(lane), "r"((32 - width) << 8 | 31));
  return y;
#else
  return __shfl_down_sync(0xffffffffu, x, lane, width);
#endif
}

//@ shuffle_word_idx
static __device__ __forceinline__ u32 shuffle_word_idx(u32 x, u32 lane, u32 width) {
#ifdef TILE_BARE
  u32 y;
  asm volatile("shfl.sync.idx.b32 %0, %1, %2, %3, 0xffffffff;" : "=r"(y) : "r"(x), "r"(lane), "r"((32 - width) << 8 | 31));
  return y;
#else
  return __shfl_sync(0xffffffffu, x, lane, width);
#endif
}

//@ warpgroup_index
static __device__ __forceinline__ i32 warpgroup_index() {
  return shuffle_word_idx((u32)threadIdx.x >> 7, 0, 32);
}

//@ warpgroup_barrier
static __device__ __forceinline__ void warpgroup_barrier() {
  asm volatile("bar.sync %0, 128;" :: "r"(8 + warpgroup_index()) : "memory");
}

//@ await
// Waits for the signal of another block, and takes it back.
static __device__ __forceinline__ void await(u32 *word) {
  u32 seen;
  do {
    asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(word) : "memory");
  } while (seen == 0);
  asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" :: "l"(word), "r"(0) : "memory");
}

//@ message_reserve
// Where a record of so many bytes goes, behind `start` bytes; nowhere where the log is full.
static __device__ __forceinline__ u64 *message_reserve(u64 *messages, u64 start, u64 size) {
  u64 reserved;
  asm volatile("atom.relaxed.gpu.global.add.u64 %0, [%1], %2;" : "=l"(reserved) : "l"(messages), "l"(size) : "memory");
  return reserved + size > messages[1] ? nullptr : messages + (start + reserved) / 8;
}

//@ message_fail
// Whether this failure is the first.
static __device__ __forceinline__ bool message_fail(u64 *messages) {
  u32 failed;
  asm volatile("atom.relaxed.gpu.global.exch.b32 %0, [%1], %2;" : "=r"(failed) : "l"(messages + 2), "r"(1) : "memory");
  return failed == 0;
}

//@ message_place
static __device__ __forceinline__ void message_place(u64 *record) {
  record[1] = (u64)blockIdx.y << 32 | blockIdx.x;
  record[2] = (u64)threadIdx.x << 32 | blockIdx.z;
}
