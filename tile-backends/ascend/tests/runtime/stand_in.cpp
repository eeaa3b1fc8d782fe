// A library in the place of AscendCL, for tests on machines without a device.
//
// Memory of the device is memory of the process. Streams do their work as late as
// they may: when something waits for them. Binaries are shared libraries made of
// emitted Ascend C and the twin, whose kernels run on the live allocations alone.
// Any call can be made to fail (`stand_in_fail`); calls are counted by name.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <dlfcn.h>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace {

struct Given {
  void *address;
  uint64_t bytes, workspace;
};
struct Launch {
  uint64_t sizes[5];
  int64_t task, blocks;
  uint64_t seed;
  int64_t mode;
  int64_t generation;
  const Given *given;
  uint64_t count;
};

// The tasks of kernels with a cube and one or two vector units, as in the twin.
constexpr int MIX = 3;
constexpr int BOTH = 4;

struct Event;
struct Work {
  std::function<int()> run;
  // An event that has to come first.
  std::shared_ptr<Event> after;
};
struct Stream {
  std::deque<Work> queue;
};
struct Event {
  bool recorded = false, done = false, timed = false;
  Stream *stream = nullptr;
  // When it came.
  std::chrono::steady_clock::time_point at;
};

struct State {
  std::recursive_mutex lock;
  std::string fail;
  int skip = 0;
  std::map<std::string, int> calls;
  std::string message;
  bool started = false;
  int contexts = 0, current = 0;
  std::map<char *, size_t> memory;
  std::map<Stream *, std::unique_ptr<Stream>> streams;
  std::map<Event *, std::shared_ptr<Event>> events;
  // One as often as it is loaded: libraries are opened once.
  std::multiset<void *> binaries;
  int broken = 0;
  // What the devices are; empty if that is not known.
  std::string soc = "Ascend910B1";
};
State &state() {
  static State *s = new State;
  return *s;
}
thread_local bool bound = false;

int error(int code, const std::string &why) {
  state().message = why;
  return code;
}

// The beginning of every call: its lock, its failure if one was asked for.
#define CALL(name)                                                                                                     \
  State &s = state();                                                                                                  \
  std::lock_guard<std::recursive_mutex> guard(s.lock);                                                                 \
  s.calls[#name]++;                                                                                                    \
  if (s.fail == #name && s.skip-- <= 0) {                                                                              \
    s.fail.clear();                                                                                                    \
    return error(507899, "asked to fail: " #name);                                                                     \
  }
#define BOUND                                                                                                          \
  if (!bound)                                                                                                          \
    return error(107002, "the thread has no context");

int run_all(State &s, Stream *stream);

int run_one(State &s, Stream *stream) {
  Work work = std::move(stream->queue.front());
  stream->queue.pop_front();
  if (work.after && work.after->recorded && !work.after->done) {
    Stream *other = work.after->stream;
    while (!work.after->done && s.streams.count(other) && !other->queue.empty())
      if (int code = run_one(s, other))
        return code;
  }
  return work.run ? work.run() : 0;
}

int run_all(State &s, Stream *stream) {
  if (s.broken)
    return error(s.broken, "work that was queued before has failed");
  while (!stream->queue.empty())
    if (int code = run_one(s, stream))
      return s.broken = code;
  return 0;
}

bool inside(State &s, const void *at, size_t bytes) {
  for (auto &one : s.memory)
    if (at >= one.first && static_cast<const char *>(at) + bytes <= one.first + one.second)
      return true;
  return false;
}

} // namespace

extern "C" {

void stand_in_fail(const char *name, int skip) {
  state().fail = name;
  state().skip = skip;
}
void stand_in_reset() {
  state().fail.clear();
  state().calls.clear();
  state().broken = 0;
  state().soc = "Ascend910B1";
}
void stand_in_soc(const char *name) { state().soc = name; }
int stand_in_calls(const char *name) { return state().calls[name]; }
// Allocations, streams, events, binaries, contexts that are not given back.
int stand_in_left() {
  State &s = state();
  return int(s.memory.size() + s.streams.size() + s.events.size() + s.binaries.size()) + s.contexts;
}

const char *aclGetRecentErrMsg() { return state().message.c_str(); }
const char *aclrtGetSocName() { return state().soc.empty() ? nullptr : state().soc.c_str(); }
int aclInit(const char *) {
  CALL(aclInit)
  if (s.started)
    return 100002;
  s.started = true;
  return 0;
}
int aclrtGetDeviceCount(uint32_t *count) {
  CALL(aclrtGetDeviceCount)
  *count = 1;
  return 0;
}
int aclrtSetDevice(int32_t) {
  CALL(aclrtSetDevice)
  return 0;
}
int aclrtCreateContext(void **context, int32_t) {
  CALL(aclrtCreateContext)
  s.contexts++;
  *context = reinterpret_cast<void *>(uintptr_t(++s.current));
  return 0;
}
int aclrtDestroyContext(void *) {
  CALL(aclrtDestroyContext)
  s.contexts--;
  return 0;
}
int aclrtSetCurrentContext(void *) {
  CALL(aclrtSetCurrentContext)
  bound = true;
  return 0;
}
int aclrtSynchronizeDevice() {
  CALL(aclrtSynchronizeDevice)
  BOUND
  for (auto &one : s.streams)
    if (int code = run_all(s, one.first))
      return code;
  return 0;
}
int aclrtCreateStream(void **stream) {
  CALL(aclrtCreateStream)
  BOUND
  auto made = std::make_unique<Stream>();
  *stream = made.get();
  s.streams[made.get()] = std::move(made);
  return 0;
}
int aclrtDestroyStream(void *stream) {
  CALL(aclrtDestroyStream)
  auto found = s.streams.find(static_cast<Stream *>(stream));
  if (found == s.streams.end())
    return error(107003, "no such stream");
  if (!found->second->queue.empty())
    return error(107003, "the stream has work");
  s.streams.erase(found);
  return 0;
}
int aclrtSynchronizeStream(void *stream) {
  CALL(aclrtSynchronizeStream)
  BOUND
  return run_all(s, static_cast<Stream *>(stream));
}
int aclrtCreateEvent(void **event) {
  CALL(aclrtCreateEvent)
  BOUND
  auto made = std::make_shared<Event>();
  *event = made.get();
  s.events[made.get()] = made;
  return 0;
}
// The flag asks for the time.
int aclrtCreateEventWithFlag(void **event, uint32_t flag) {
  CALL(aclrtCreateEventWithFlag)
  BOUND
  auto made = std::make_shared<Event>();
  made->timed = flag & 8;
  *event = made.get();
  s.events[made.get()] = made;
  return 0;
}
int aclrtEventElapsedTime(float *milliseconds, void *start, void *end) {
  CALL(aclrtEventElapsedTime)
  BOUND
  auto from = s.events.at(static_cast<Event *>(start)), to = s.events.at(static_cast<Event *>(end));
  if (!from->timed || !to->timed || !from->done || !to->done)
    return error(107000, "an event has no time");
  *milliseconds = std::chrono::duration<float, std::milli>(to->at - from->at).count();
  return 0;
}
int aclrtDestroyEvent(void *event) {
  CALL(aclrtDestroyEvent)
  s.events.erase(static_cast<Event *>(event));
  return 0;
}
int aclrtRecordEvent(void *event, void *stream) {
  CALL(aclrtRecordEvent)
  BOUND
  auto one = s.events.at(static_cast<Event *>(event));
  one->recorded = true;
  one->done = false;
  one->stream = static_cast<Stream *>(stream);
  one->stream->queue.push_back({[one] {
                                  one->done = true;
                                  one->at = std::chrono::steady_clock::now();
                                  return 0;
                                },
                                nullptr});
  return 0;
}
int aclrtStreamWaitEvent(void *stream, void *event) {
  CALL(aclrtStreamWaitEvent)
  BOUND
  static_cast<Stream *>(stream)->queue.push_back({nullptr, s.events.at(static_cast<Event *>(event))});
  return 0;
}
int aclrtSynchronizeEvent(void *event) {
  CALL(aclrtSynchronizeEvent)
  BOUND
  auto one = s.events.at(static_cast<Event *>(event));
  if (s.broken)
    return error(s.broken, "work that was queued before has failed");
  while (one->recorded && !one->done && !one->stream->queue.empty())
    if (int code = run_one(s, one->stream))
      return s.broken = code;
  return 0;
}
int aclrtMalloc(void **at, size_t bytes, int) {
  CALL(aclrtMalloc)
  BOUND
  if (bytes > size_t(1) << 40)
    return error(207001, "out of memory");
  char *made = static_cast<char *>(malloc(bytes));
  memset(made, 0xab, bytes);
  s.memory[made] = bytes;
  *at = made;
  return 0;
}
int aclrtFree(void *at) {
  CALL(aclrtFree)
  BOUND
  if (!s.memory.erase(static_cast<char *>(at)))
    return error(107000, "no such memory");
  // Never given out again, so that late uses are found.
  return 0;
}
int aclrtMemcpy(void *to, size_t room, const void *from, size_t bytes, int kind) {
  CALL(aclrtMemcpy)
  BOUND
  if (bytes > room)
    return error(107000, "too many bytes");
  if ((kind == 1 && !inside(s, to, bytes)) || (kind == 2 && !inside(s, from, bytes)))
    return error(107000, "no memory of the device");
  memcpy(to, from, bytes);
  return 0;
}
int aclrtMemsetAsync(void *at, size_t room, int32_t value, size_t bytes, void *stream) {
  CALL(aclrtMemsetAsync)
  BOUND
  if (bytes > room)
    return error(107000, "too many bytes");
  static_cast<Stream *>(stream)->queue.push_back({[=, &s] {
                                                    if (!inside(s, at, bytes))
                                                      return error(507015, "freed memory is cleared");
                                                    memset(at, value, bytes);
                                                    return 0;
                                                  },
                                                  nullptr});
  return 0;
}
int aclrtBinaryLoadFromFile(const char *path, void *, void **handle) {
  CALL(aclrtBinaryLoadFromFile)
  BOUND
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr)
    return error(507903, dlerror());
  s.binaries.insert(library);
  *handle = library;
  return 0;
}
int aclrtBinaryUnLoad(void *handle) {
  CALL(aclrtBinaryUnLoad)
  auto found = s.binaries.find(handle);
  if (found == s.binaries.end())
    return error(107000, "no such binary");
  s.binaries.erase(found);
  for (auto &one : s.streams)
    if (!one.second->queue.empty())
      return error(507015, "a binary is unloaded that may still run");
  return 0;
}
int aclrtBinaryGetFunction(void *handle, const char *name, void **function) {
  CALL(aclrtBinaryGetFunction)
  BOUND
  auto **entry = static_cast<const char **>(dlsym(handle, "twin_entry"));
  if (entry == nullptr || std::string(*entry) != name)
    return error(507903, std::string("no kernel ") + name);
  *function = handle;
  return 0;
}
int aclrtGetHardwareSyncAddr(void **at) {
  CALL(aclrtGetHardwareSyncAddr)
  *at = nullptr;
  return 0;
}
int aclrtLaunchKernelWithHostArgs(void *function, uint32_t blocks, void *stream, void *, void *args, size_t bytes,
                                  void *, size_t) {
  CALL(aclrtLaunchKernelWithHostArgs)
  BOUND
  std::vector<uint8_t> packed(static_cast<uint8_t *>(args), static_cast<uint8_t *>(args) + bytes);
  auto run = [=, &s] {
    using Run = const char *(*)(const Launch *, const uint8_t *);
    Run twin = reinterpret_cast<Run>(dlsym(function, "twin_run"));
    int *task = static_cast<int *>(dlsym(function, "twin_task"));
    // What the cores of a mixed kernel exchange, by its last two arguments: whole
    // pieces, with what nothing has computed.
    char *exchanged = nullptr;
    if ((*task == MIX || *task == BOTH) && packed.size() >= 16)
      memcpy(&exchanged, packed.data() + packed.size() - 16, sizeof(exchanged));
    std::vector<Given> given;
    for (auto &one : s.memory) {
      char *start = one.first, *end = start + one.second;
      if (exchanged >= start && exchanged < end) {
        if (exchanged > start)
          given.push_back({start, uint64_t(exchanged - start), 0});
        given.push_back({exchanged, uint64_t(end - exchanged), 1});
      } else {
        given.push_back({start, one.second, 0});
      }
    }
    bool third = s.soc.rfind("Ascend950", 0) == 0;
    uint64_t ub = (third ? 248 : 192) << 10, l0c = (third ? 256 : 128) << 10;
    Launch launch = {{ub, 512 << 10, 64 << 10, 64 << 10, l0c}, *task, blocks, 1, 1, third, given.data(), given.size()};
    const char *fault = twin(&launch, packed.data());
    return fault == nullptr ? 0 : error(507015, fault);
  };
  static_cast<Stream *>(stream)->queue.push_back({run, nullptr});
  return 0;
}
}
