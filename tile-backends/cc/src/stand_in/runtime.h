// A library in the place of a vendor's runtime: its functions as CUDA's runtime and module interfaces have them, on memory
// of the process and on libraries that a compiler's stand-in makes of texts behind `fibers.h`.
//
// A file that includes it says before what the vendor calls a function, `STAND_IN_API(NAME)`, and its devices,
// `stand_in_devices`. Memory begins with noise. Addresses, streams and events are checked: what is not live fails. What
// is queued is done at once, but that it failed is told by the next call that waits.
#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <unistd.h>

namespace {
enum { SUCCESS = 0, INVALID = 1, OUT_OF_MEMORY = 2, NO_DEVICE = 100, NO_IMAGE = 200, NO_ENTRY = 500, FAILED = 719 };
// Where behind a device's name its architecture stands.
enum { ARCHITECTURE = 1160 };
const int DEVICES = sizeof(stand_in_devices) / sizeof(stand_in_devices[0]);

struct Module {
  void *library;
  void (*call)(void **);
  bool (*run)(void (*)(void **), void **, const unsigned *, unsigned);
};

std::mutex lock;
std::map<uintptr_t, size_t> memory;
size_t allocated = 0, most = ~(size_t)0;
std::set<void *> streams, events;
int modules = 0, queued = 0;
thread_local int device = -1;
// What the next call that waits tells.
int pending = SUCCESS;

// Whether so many bytes from an address on are in one live allocation.
bool is_live(const void *at, size_t bytes) {
  const uintptr_t address = reinterpret_cast<uintptr_t>(at);
  auto next = memory.upper_bound(address);
  if (next == memory.begin()) return false;
  const auto &[start, size] = *--next;
  return address - start <= size && bytes <= size - (address - start);
}

int waited() {
  const int status = pending;
  pending = SUCCESS;
  return status;
}
}  // namespace

extern "C" {
// What is not given back.
int stand_in_live() {
  std::lock_guard<std::mutex> guard(lock);
  return (int)(memory.size() + streams.size() + events.size()) + modules;
}

// How many bytes there are of memory.
void stand_in_limit(size_t bytes) {
  std::lock_guard<std::mutex> guard(lock);
  most = bytes;
}

// Has what is queued so far fail.
void stand_in_fail() {
  std::lock_guard<std::mutex> guard(lock);
  pending = FAILED;
}

// Launches that were queued.
int stand_in_queued() {
  std::lock_guard<std::mutex> guard(lock);
  return queued;
}

const char *STAND_IN_API(GetErrorString)(int status) {
  switch (status) {
  case INVALID: return "invalid argument";
  case OUT_OF_MEMORY: return "out of memory";
  case NO_DEVICE: return "no such device";
  case NO_IMAGE: return "no binary";
  case NO_ENTRY: return "no such entry";
  default: return "launch failure";
  }
}

int STAND_IN_API(GetDeviceCount)(int *count) {
  *count = DEVICES;
  return SUCCESS;
}

int STAND_IN_API(SetDevice)(int ordinal) {
  if (ordinal < 0 || ordinal >= DEVICES) return NO_DEVICE;
  device = ordinal;
  return SUCCESS;
}

int STAND_IN_API(GetDeviceProperties)(void *properties, int ordinal) {
  if (ordinal < 0 || ordinal >= DEVICES) return NO_DEVICE;
  strcpy(static_cast<char *>(properties), stand_in_devices[ordinal].name);
  strcpy(static_cast<char *>(properties) + ARCHITECTURE, stand_in_devices[ordinal].architecture);
  return SUCCESS;
}

int STAND_IN_API(Malloc)(void **address, size_t bytes) {
  std::lock_guard<std::mutex> guard(lock);
  if (device < 0) return NO_DEVICE;
  if (bytes > most || allocated > most - bytes) return OUT_OF_MEMORY;
  *address = aligned_alloc(256, (bytes + 255) / 256 * 256);
  memset(*address, 0x5a, bytes);
  memory[reinterpret_cast<uintptr_t>(*address)] = bytes;
  allocated += bytes;
  return SUCCESS;
}

int STAND_IN_API(Free)(void *address) {
  std::lock_guard<std::mutex> guard(lock);
  const auto found = memory.find(reinterpret_cast<uintptr_t>(address));
  if (found == memory.end()) return INVALID;
  allocated -= found->second;
  memory.erase(found);
  free(address);
  return SUCCESS;
}

int STAND_IN_API(StreamCreateWithFlags)(void **stream, unsigned flags) {
  std::lock_guard<std::mutex> guard(lock);
  if (device < 0) return NO_DEVICE;
  if (flags != 1) return INVALID;
  streams.insert(*stream = malloc(1));
  return SUCCESS;
}

int STAND_IN_API(StreamDestroy)(void *stream) {
  std::lock_guard<std::mutex> guard(lock);
  if (streams.erase(stream) == 0) return INVALID;
  free(stream);
  return SUCCESS;
}

int STAND_IN_API(StreamSynchronize)(void *stream) {
  std::lock_guard<std::mutex> guard(lock);
  return streams.count(stream) == 0 ? (int)INVALID : waited();
}

int STAND_IN_API(DeviceSynchronize)() {
  std::lock_guard<std::mutex> guard(lock);
  return device < 0 ? (int)NO_DEVICE : waited();
}

int STAND_IN_API(EventCreate)(void **event) {
  std::lock_guard<std::mutex> guard(lock);
  if (device < 0) return NO_DEVICE;
  events.insert(*event = malloc(1));
  return SUCCESS;
}

int STAND_IN_API(EventDestroy)(void *event) {
  std::lock_guard<std::mutex> guard(lock);
  if (events.erase(event) == 0) return INVALID;
  free(event);
  return SUCCESS;
}

int STAND_IN_API(EventRecord)(void *event, void *stream) {
  std::lock_guard<std::mutex> guard(lock);
  return events.count(event) == 0 || streams.count(stream) == 0 ? INVALID : SUCCESS;
}

int STAND_IN_API(StreamWaitEvent)(void *stream, void *event, unsigned flags) {
  std::lock_guard<std::mutex> guard(lock);
  return events.count(event) == 0 || streams.count(stream) == 0 || flags != 0 ? INVALID : SUCCESS;
}

int STAND_IN_API(EventSynchronize)(void *event) {
  std::lock_guard<std::mutex> guard(lock);
  return events.count(event) == 0 ? (int)INVALID : waited();
}

int STAND_IN_API(EventElapsedTime)(float *milliseconds, void *from, void *to) {
  std::lock_guard<std::mutex> guard(lock);
  if (events.count(from) == 0 || events.count(to) == 0) return INVALID;
  *milliseconds = 0.25f;
  return SUCCESS;
}

int STAND_IN_API(MemcpyAsync)(void *to, const void *from, size_t bytes, int kind, void *stream) {
  std::lock_guard<std::mutex> guard(lock);
  if ((kind != 1 && kind != 2) || streams.count(stream) == 0) return INVALID;
  if (!is_live(kind == 1 ? to : from, bytes)) return INVALID;
  memcpy(to, from, bytes);
  return SUCCESS;
}

int STAND_IN_API(MemsetAsync)(void *address, int value, size_t bytes, void *stream) {
  std::lock_guard<std::mutex> guard(lock);
  if (!is_live(address, bytes) || streams.count(stream) == 0) return INVALID;
  memset(address, value, bytes);
  return SUCCESS;
}

int STAND_IN_API(ModuleLoadData)(void **module, const void *image) {
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

int STAND_IN_API(ModuleGetFunction)(void **function, void *module, const char *name) {
  if (dlsym(static_cast<Module *>(module)->library, name) == nullptr) return NO_ENTRY;
  *function = module;
  return SUCCESS;
}

int STAND_IN_API(ModuleUnload)(void *module) {
  std::lock_guard<std::mutex> guard(lock);
  modules--;
  dlclose(static_cast<Module *>(module)->library);
  delete static_cast<Module *>(module);
  return SUCCESS;
}

int STAND_IN_API(ModuleLaunchKernel)(void *function, unsigned x, unsigned y, unsigned z, unsigned threads,
                                     unsigned threads_y, unsigned threads_z, unsigned shared_bytes, void *stream,
                                     void **parameters, void **extra) {
  if (device < 0) return NO_DEVICE;
  if (threads == 0 || threads > 1024 || threads_y != 1 || threads_z != 1 || shared_bytes > 64 << 10) return INVALID;
  if (x == 0 || y == 0 || z == 0 || extra != nullptr) return INVALID;
  {
    std::lock_guard<std::mutex> guard(lock);
    if (streams.count(stream) == 0) return INVALID;
    queued++;
  }
  const unsigned blocks[] = {x, y, z};
  const Module *const module = static_cast<Module *>(function);
  // The library has one block at a time.
  static std::mutex turn;
  std::lock_guard<std::mutex> guard(turn);
  if (!module->run(module->call, parameters, blocks, threads)) {
    std::lock_guard<std::mutex> told(lock);
    pending = FAILED;
  }
  return SUCCESS;
}
}
