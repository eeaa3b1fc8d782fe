/*
 * A driver without a device behind it, for the tests of calls: it says that
 * there is one Hopper GPU, takes every module, and writes launches to the file
 * that FAKE_DRIVER_LOG names. Nothing is computed and no address is used. With
 * FAKE_DRIVER_FAILS, launches fail as after an illegal access.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SUCCESS = 0, INVALID_VALUE = 1, ILLEGAL_ADDRESS = 700 };

static void *current;

static void note(const char *format, unsigned long long a, unsigned long long b, unsigned long long c) {
  const char *path = getenv("FAKE_DRIVER_LOG");
  FILE *file = path ? fopen(path, "a") : NULL;
  if (file) {
    fprintf(file, format, a, b, c);
    fclose(file);
  }
}

int cuDriverGetVersion(int *version) {
  *version = 13000;
  return SUCCESS;
}

int cuInit(unsigned flags) {
  return flags ? INVALID_VALUE : SUCCESS;
}

int cuDeviceGetCount(int *count) {
  *count = 1;
  return SUCCESS;
}

int cuDeviceGet(int *device, int ordinal) {
  *device = ordinal;
  return ordinal == 0 ? SUCCESS : INVALID_VALUE;
}

int cuDeviceGetName(char *name, int length, int device) {
  (void)device;
  strncpy(name, "a fake", (size_t)length);
  return SUCCESS;
}

int cuDeviceTotalMem_v2(size_t *bytes, int device) {
  (void)device;
  *bytes = (size_t)1 << 37;
  return SUCCESS;
}

int cuDeviceGetAttribute(int *value, int attribute, int device) {
  (void)device;
  switch (attribute) {
  case 16: *value = 132; break;         /* multiprocessors */
  case 75: *value = 9; break;           /* compute capability */
  case 76: *value = 0; break;
  case 97: *value = 227 << 10; break;   /* shared memory of a block */
  default: *value = 1;
  }
  return SUCCESS;
}

int cuDevicePrimaryCtxRetain(void **context, int device) {
  static int object;
  (void)device;
  *context = &object;
  return SUCCESS;
}

int cuDevicePrimaryCtxRelease_v2(int device) {
  (void)device;
  return SUCCESS;
}

int cuCtxSetCurrent(void *context) {
  current = context;
  return SUCCESS;
}

int cuCtxGetCurrent(void **context) {
  *context = current;
  return SUCCESS;
}

int cuCtxSynchronize(void) {
  return SUCCESS;
}

int cuModuleLoadDataEx(void **module, const void *image, unsigned count, int *options, void **values) {
  (void)count, (void)options, (void)values;
  note("module %llu\n", strstr(image, ".entry") != NULL, 0, 0);
  *module = &current;
  return SUCCESS;
}

int cuModuleUnload(void *module) {
  return module == &current ? SUCCESS : INVALID_VALUE;
}

int cuModuleGetFunction(void **function, void *module, const char *name) {
  *function = module;
  return name[0] ? SUCCESS : INVALID_VALUE;
}

/* Asked for are bytes of registers that lie in memory. */
int cuFuncGetAttribute(int *value, int attribute, void *function) {
  (void)attribute, (void)function;
  *value = 0;
  return SUCCESS;
}

int cuFuncSetAttribute(void *function, int attribute, int value) {
  (void)function, (void)attribute, (void)value;
  return SUCCESS;
}

int cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, void *function, int threads, size_t shared) {
  (void)function, (void)threads, (void)shared;
  *blocks = 1;
  return SUCCESS;
}

int cuMemAllocAsync(uint64_t *address, size_t bytes, void *stream) {
  (void)bytes, (void)stream;
  *address = (uint64_t)1 << 40;
  return SUCCESS;
}

int cuMemFreeAsync(uint64_t address, void *stream) {
  (void)address, (void)stream;
  return SUCCESS;
}

int cuMemsetD8Async(uint64_t address, unsigned char value, size_t bytes, void *stream) {
  (void)address, (void)value, (void)bytes, (void)stream;
  return SUCCESS;
}

int cuTensorMapEncodeTiled(void *map) {
  memset(map, 0, 128);
  return SUCCESS;
}

int cuThreadExchangeStreamCaptureMode(int *mode) {
  *mode = 0;
  return SUCCESS;
}

int cuStreamIsCapturing(void *stream, int *status) {
  (void)stream;
  *status = 0;
  return SUCCESS;
}

struct config {
  unsigned grid[3], block[3], shared;
  void *stream, *attributes;
  unsigned count;
};

int cuLaunchKernelEx(const struct config *config, void *function, void **parameters, void **extra) {
  (void)function, (void)extra;
  if (getenv("FAKE_DRIVER_FAILS"))
    return ILLEGAL_ADDRESS;
  note("launch %llu stream %llu first %llu\n", config->grid[0], (uintptr_t)config->stream,
       *(uint64_t *)parameters[0]);
  return SUCCESS;
}

int cuGetErrorName(int error, const char **text) {
  *text = error == ILLEGAL_ADDRESS ? "CUDA_ERROR_ILLEGAL_ADDRESS" : "CUDA_ERROR_INVALID_VALUE";
  return SUCCESS;
}

int cuGetErrorString(int error, const char **text) {
  *text = error == ILLEGAL_ADDRESS ? "an illegal memory access was encountered" : "invalid argument";
  return SUCCESS;
}
