// In the place of `libmcruntime.so`: its functions as CUDA's driver has them, on memory of the process
// and libraries that the compiler's stand-in makes.
//
// Memory begins with noise. Addresses are checked: a copy or a free that is not of a live allocation
// fails. Devices are a C500, a C600, and one of no known generation.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <mutex>
#include <string>
#include <unistd.h>

namespace {
enum { SUCCESS = 0, INVALID = 1, NO_DEVICE = 100, NO_IMAGE = 200, NO_ENTRY = 500, FAILED = 719 };
const char *const NAMES[] = {"MetaX C500", "MetaX C600", "MetaX N260"};

struct Module {
  void *library;
  void (*call)(void **);
  bool (*run)(void (*)(void **), void **, const unsigned *, unsigned);
};

std::mutex lock;
std::map<uintptr_t, size_t> memory;
int modules = 0;
thread_local int device = -1;

// Whether so many bytes from an address on are in one live allocation.
bool is_live(const void *at, size_t bytes) {
  const uintptr_t address = reinterpret_cast<uintptr_t>(at);
  auto next = memory.upper_bound(address);
  if (next == memory.begin()) return false;
  const auto &[start, size] = *--next;
  return address - start <= size && bytes <= size - (address - start);
}
}  // namespace

extern "C" {
// What is not given back.
int stand_in_live() {
  std::lock_guard<std::mutex> guard(lock);
  return (int)memory.size() + modules;
}

const char *mcGetErrorString(int status) {
  switch (status) {
  case INVALID: return "invalid argument";
  case NO_DEVICE: return "no such device";
  case NO_IMAGE: return "no binary";
  case NO_ENTRY: return "no such entry";
  default: return "launch failure";
  }
}

int mcGetDeviceCount(int *count) {
  *count = 3;
  return SUCCESS;
}

int mcSetDevice(int ordinal) {
  if (ordinal < 0 || ordinal >= 3) return NO_DEVICE;
  device = ordinal;
  return SUCCESS;
}

int mcGetDeviceProperties(void *properties, int ordinal) {
  if (ordinal < 0 || ordinal >= 3) return NO_DEVICE;
  strcpy(static_cast<char *>(properties), NAMES[ordinal]);
  return SUCCESS;
}

int mcMalloc(void **address, size_t bytes) {
  std::lock_guard<std::mutex> guard(lock);
  if (device < 0) return NO_DEVICE;
  *address = aligned_alloc(256, (bytes + 255) / 256 * 256);
  memset(*address, 0x5a, bytes);
  memory[reinterpret_cast<uintptr_t>(*address)] = bytes;
  return SUCCESS;
}

int mcFree(void *address) {
  std::lock_guard<std::mutex> guard(lock);
  if (memory.erase(reinterpret_cast<uintptr_t>(address)) == 0) return INVALID;
  free(address);
  return SUCCESS;
}

int mcMemcpy(void *to, const void *from, size_t bytes, int kind) {
  std::lock_guard<std::mutex> guard(lock);
  if (kind != 1 && kind != 2) return INVALID;
  if (!is_live(kind == 1 ? to : from, bytes)) return INVALID;
  memcpy(to, from, bytes);
  return SUCCESS;
}

int mcMemset(void *address, int value, size_t bytes) {
  std::lock_guard<std::mutex> guard(lock);
  if (!is_live(address, bytes)) return INVALID;
  memset(address, value, bytes);
  return SUCCESS;
}

int mcDeviceSynchronize() { return device < 0 ? NO_DEVICE : SUCCESS; }

int mcModuleLoadData(void **module, const void *image) {
  // An ELF file says where its table of sections ends, which is its end.
  const unsigned char *bytes = static_cast<const unsigned char *>(image);
  if (memcmp(bytes, "\177ELF", 4) != 0) return NO_IMAGE;
  uint64_t offset;
  uint16_t size, count;
  memcpy(&offset, bytes + 40, 8);
  memcpy(&size, bytes + 58, 2);
  memcpy(&count, bytes + 60, 2);
  char path[] = "/tmp/stand-in-XXXXXX";
  const int file = mkstemp(path);
  const size_t length = offset + (size_t)size * count;
  const bool written = file >= 0 && write(file, bytes, length) == (ssize_t)length;
  if (file >= 0) close(file);
  void *const library = written ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : nullptr;
  unlink(path);
  if (library == nullptr) {
    fprintf(stderr, "%s\n", dlerror());
    return NO_IMAGE;
  }
  std::lock_guard<std::mutex> guard(lock);
  modules++;
  *module = new Module{library, reinterpret_cast<void (*)(void **)>(dlsym(library, "stand_in_call")),
                       reinterpret_cast<decltype(Module::run)>(dlsym(library, "stand_in_run"))};
  return SUCCESS;
}

int mcModuleGetFunction(void **function, void *module, const char *name) {
  if (dlsym(static_cast<Module *>(module)->library, name) == nullptr) return NO_ENTRY;
  *function = module;
  return SUCCESS;
}

int mcModuleUnload(void *module) {
  std::lock_guard<std::mutex> guard(lock);
  modules--;
  dlclose(static_cast<Module *>(module)->library);
  delete static_cast<Module *>(module);
  return SUCCESS;
}

int mcModuleLaunchKernel(void *function, unsigned x, unsigned y, unsigned z, unsigned threads, unsigned threads_y,
                         unsigned threads_z, unsigned shared_bytes, void *stream, void **parameters, void **extra) {
  if (device < 0) return NO_DEVICE;
  if (threads == 0 || threads > 1024 || threads_y != 1 || threads_z != 1 || shared_bytes > 64 << 10) return INVALID;
  if (x == 0 || y == 0 || z == 0 || stream != nullptr || extra != nullptr) return INVALID;
  const unsigned blocks[] = {x, y, z};
  const Module *const module = static_cast<Module *>(function);
  // The library has one block at a time.
  static std::mutex turn;
  std::lock_guard<std::mutex> guard(turn);
  return module->run(module->call, parameters, blocks, threads) ? SUCCESS : FAILED;
}
}
