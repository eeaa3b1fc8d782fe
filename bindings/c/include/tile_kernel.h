/*
 * Tile kernels as a C library, over DLPack.
 *
 * A library of kernels is a shared library that was made with the crate
 * `tile-capi`. A program opens a device, prepares instances of kernels by
 * name, element types and const parameters, and launches them on tensors that
 * it owns.
 *
 *     TileDevice *device;
 *     TileKernel *kernel;
 *     char message[512];
 *     const char *types[] = {"bf16", "bf16"};
 *     int64_t consts[] = {128, 256, 64};
 *     tile_kernel_open("cuda", 0, &device, message, sizeof message);
 *     tile_kernel_prepare(device, "matmul", types, 2, consts, 3, &kernel, message, sizeof message);
 *     const DLTensor *tensors[] = {&a, &b, &c};
 *     tile_kernel_launch(kernel, tensors, 3, NULL, 0, stream, message, sizeof message);
 *
 * Functions that return int32_t return a TileStatus and, where `message` is
 * not null, write what it is about there: UTF-8 with a zero at its end, cut to
 * `capacity` bytes, empty after success. All may be called from any thread, on
 * the same objects, too.
 *
 * What no check can see is the caller's part:
 *   - pointers are null or valid, texts end with a zero;
 *   - the elements of a tensor lie in memory of its device, initialised (a
 *     bool is 0 or 1), and stay there until the work of the launch is done;
 *   - until then nothing else writes them, and nothing else reads those of an
 *     output. Work on one stream is done in order.
 */
#ifndef TILE_KERNEL_H
#define TILE_KERNEL_H

#include <stddef.h>
#include <stdint.h>

/* The version of this file; see tile_kernel_abi. */
#define TILE_KERNEL_ABI 1

/*
 * DLPack's tensor (dlpack.h, version 1.1). A program that uses dlpack.h
 * includes it first.
 */
#ifndef DLPACK_DLPACK_H_
typedef struct {
  int32_t device_type; /* 1: host memory, 2: CUDA, 13: CUDA, managed */
  int32_t device_id;
} DLDevice;

typedef struct {
  uint8_t code; /* 0: int, 1: uint, 2: float, 4: bfloat, 6: bool, 10: float8_e4m3fn, 12: float8_e5m2 */
  uint8_t bits;
  uint16_t lanes; /* 1 */
} DLDataType;

typedef struct {
  void *data;
  DLDevice device;
  int32_t ndim; /* at most 5 */
  DLDataType dtype;
  int64_t *shape;
  int64_t *strides; /* in elements, not negative; null for row-major order */
  uint64_t byte_offset;
} DLTensor;
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct TileDevice TileDevice;
typedef struct TileKernel TileKernel;

/* A number, which becomes one of the parameter's type. */
typedef struct {
  uint32_t kind;     /* 0: `bits` are an int64_t, 1: they are a double */
  uint32_t reserved; /* 0 */
  uint64_t bits;
} TileScalar;

typedef enum {
  TILE_OK = 0,
  TILE_SHAPE = 1,        /* an extent differs from what the kernel states */
  TILE_STRIDES = 2,      /* strides or extents that the device cannot use */
  TILE_REQUIREMENT = 3,  /* a requirement of the kernel does not hold */
  TILE_OVERLAP = 4,      /* an output shares memory with another argument or itself */
  TILE_ARGUMENTS = 5,    /* arguments of another number or form than the parameters */
  TILE_DTYPE = 6,        /* another element type than the parameter's */
  TILE_DEVICE = 7,       /* a tensor that lives elsewhere than the device */
  TILE_UNAVAILABLE = 8,  /* no such device in this build or on this machine */
  TILE_UNSUPPORTED = 9,  /* the device cannot run this instance */
  TILE_INSTANCE = 10,    /* the parameters break a condition of the kernel */
  TILE_MEMORY = 11,      /* tiles or workspaces do not fit */
  TILE_GRID = 12,        /* a grid too large for the device */
  TILE_DRIVER = 13,      /* the driver failed, now or in work queued before */
  TILE_ASSERTION = 14,   /* an assertion in the kernel failed */
  TILE_FAULT = 15,       /* the interpreter stopped a block */
  TILE_CALL = 16,        /* a malformed call: null pointers, unknown names */
  TILE_DEFECT = 17,      /* a defect of the library */
  TILE_UNINITIALISED = 18, /* an output without contents that may not be written whole */
  TILE_TUNING = 19       /* nothing to tune, or no instance to compare results with */
} TileStatus;

/* The TILE_KERNEL_ABI that the library was made with. Check it first. */
uint32_t tile_kernel_abi(void);

/*
 * The kernels of the library, as JSON that lives as long as it: a list of
 *   {"name": "matmul", "file": "…", "doc": "…",
 *    "types": [{"name": "T", "bound": "Num", "default": "f32"}, …],
 *    "consts": [{"name": "BM", "type": "usize" or "bool", "default": 128}, …],
 *    "params": [{"name": "a", "type": "T", "rank": 2 or null, "output": false, "whole": false}, …]}
 * `doc` is the kernel's documentation in Markdown, empty without any.
 * A parameter without a rank is a scalar. An output is `whole` where every launch
 * writes all of it. Null after a defect.
 */
const char *tile_kernel_catalogue(void);

/*
 * Opens the device of a number, from 0 on, of a backend: "cuda", whose tensors
 * are in the GPU's memory, or another one that the library has, whose tensors
 * are in host memory. "interpreter" is always there and slow, for tests. The
 * message for an unknown name lists the known ones.
 */
int32_t tile_kernel_open(const char *target, int32_t ordinal, TileDevice **device, char *message, size_t capacity);

/* Closes a device; kernels that were prepared for it stay usable. */
void tile_kernel_close(TileDevice *device);

/*
 * Chooses a kernel's parameters, in the order of its declaration: names of
 * element types ("f64", "f32", "f16", "bf16", "e4m3", "e5m2", "i8" to "i64",
 * "u8" to "u64", "bool") and values of const parameters (flags are 0 or 1).
 * Those that are missing at the end of a list are the catalogue's defaults, and
 * so are const parameters that are TILE_LEFT_OUT. Of const parameters without a
 * value, a device may choose those in the kernel's `tune` list for each launch; a
 * library that ships tuned answers takes these first, and those of the user's cache.
 */
#define TILE_LEFT_OUT INT64_MIN
int32_t tile_kernel_prepare(const TileDevice *device, const char *name, const char *const *types, size_t type_count, const int64_t *consts, size_t const_count, TileKernel **kernel, char *message, size_t capacity);

/* Frees what tile_kernel_prepare made. Launches that are queued go on. */
void tile_kernel_release(TileKernel *kernel);

/*
 * Queues a kernel on a stream (a CUstream or cudaStream_t; null is the default
 * one) and returns. Kernels that print or assert are also waited for.
 * `tensors` and `scalars` are each in the order of the kernel's parameters.
 * Nothing has been written when the error is about the arguments. The first
 * launch of its kind compiles.
 */
int32_t tile_kernel_launch(const TileKernel *kernel, const DLTensor *const *tensors, size_t tensor_count, const TileScalar *scalars, size_t scalar_count, void *stream, char *message, size_t capacity);

/*
 * Fills in the extents that follow from others, by what the kernel states of its
 * tensors: those of outputs, as a rule. `shapes` has an array for each tensor, with
 * as many extents as the parameter's rank, -1 where one is not known. An extent
 * that does not follow is an error (TILE_ARGUMENTS), and so is one that a launch
 * would refuse.
 */
int32_t tile_kernel_shapes(const TileKernel *kernel, int64_t *const *shapes, size_t tensor_count, const TileScalar *scalars, size_t scalar_count, char *message, size_t capacity);

/*
 * Searches the kernel's `tune` list for the const parameters that are fastest for
 * these arguments, among those that were left out, and waits for it. Outputs are
 * written many times, at last by the fastest instance. `options` is null or a JSON
 * object, of which each part may be missing:
 *   {"time": 10.0,      seconds, at most
 *    "trials": 64,      candidates, at most
 *    "cache": true,     the user's cache, or a directory; false keeps nothing
 *    "journal": "FILE", where a search goes on that was broken off
 *    "again": false,    search even where the cache has an answer
 *    "hot": false,      leave tensors in caches between the launches that are timed
 *    "plans": false,    try other schedules of the fastest instances, too; launches that leave
 *                       parameters open take them from the cache
 *    "tolerance": 0.0}  the part of its norm by which a result may differ
 * `report` gets JSON:
 *   {"kernel": "matmul", "consts": {"BM": 128, …}, "plan": "", "seconds": 1e-5,
 *    "stated_seconds": 2e-5 or null, "caches": "cold", "stopped": "done", "candidates": 12,
 *    "trials": [{"consts": {…}, "plan": "cuda(split = 4)", "seconds": 1e-5 or null, "samples": 3, "outcome": "…"}, …],
 *    "remarks": ["…", …]}
 * The search stops "done", at its "time" or "trials", because the "device" runs no
 * launches any more, or is "cached". TILE_CALL where the report has no room.
 */
int32_t tile_kernel_tune(const TileKernel *kernel, const DLTensor *const *tensors, size_t tensor_count, const TileScalar *scalars, size_t scalar_count, const char *options, void *stream, char *report, size_t room, char *message, size_t capacity);

/*
 * What is correct and slow in the kernels that were launched on the device so far, as
 * compilers found, each once, with the statement in the kernel's source. `report` gets JSON:
 *   [{"kernel": "matmul", "text": "…", "file": "src/matmul.rs", "line": 14, "column": 9,
 *     "tile": {"name": "acc", "line": 9, "column": 5}}, …]
 * What is said of a kernel as a whole is at its name. "tile" is the tile or tensor that is the
 * reason, or null; a parameter's line and column are null.
 * TILE_CALL where the report has no room.
 */
int32_t tile_kernel_remarks(const TileDevice *device, char *report, size_t room, char *message, size_t capacity);

/*
 * What the kernel says of the rounding errors of a launch of these arguments, whose
 * elements are not read. `report` gets JSON:
 *   {"type": "f32",         the float type with the fewest digits in between, or null
 *    "accumulation": 4096,  additions that follow one another, at most
 *    "unordered": false}    whether atomics add floats, so that launches may differ
 * TILE_CALL where the report has no room.
 */
int32_t tile_kernel_rounding(const TileKernel *kernel, const DLTensor *const *tensors, size_t tensor_count, const TileScalar *scalars, size_t scalar_count, char *report, size_t room, char *message, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
