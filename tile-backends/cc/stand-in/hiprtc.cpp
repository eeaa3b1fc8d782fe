// In the place of `libhiprtc.so`: makes libraries of texts for this machine, with the Clang that STAND_IN_CLANG names. It
// takes the options that the crate passes, and refuses others. STAND_IN_FIBERS and STAND_IN_HIP are where headers are.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <unistd.h>

namespace {
enum { SUCCESS = 0, INVALID_OPTION = 5, COMPILATION = 6 };

struct Program {
  std::string text, code, log;
};

std::string contents(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The name behind the bounds of the entry.
std::string entry(const std::string &text) {
  size_t at = text.find("extern \"C\" __global__ void");
  at = text.find("))) ", at) + 4;
  return text.substr(at, text.find('(', at) - at);
}
}  // namespace

extern "C" {
int hiprtcVersion(int *major, int *minor) {
  *major = 6;
  *minor = 0;
  return SUCCESS;
}

const char *hiprtcGetErrorString(int status) { return status == COMPILATION ? "HIPRTC_ERROR_COMPILATION" : "HIPRTC_ERROR"; }

int hiprtcCreateProgram(void **program, const char *text, const char *, int headers, const char **, const char **) {
  if (headers != 0) return INVALID_OPTION;
  *program = new Program{text, "", ""};
  return SUCCESS;
}

int hiprtcDestroyProgram(void **program) {
  delete static_cast<Program *>(*program);
  return SUCCESS;
}

int hiprtcCompileProgram(void *made, int count, const char **options) {
  Program &program = *static_cast<Program *>(made);
  std::string arch;
  for (int i = 0; i < count; i++) {
    const std::string option = options[i], prefix = "--offload-arch=";
    if (option.compare(0, prefix.size(), prefix) == 0) {
      arch = option.substr(prefix.size());
    } else if (option != "-O3" && option != "-std=c++17" && option != "-ffp-contract=off") {
      program.log = "an option that is not known: " + option;
      return INVALID_OPTION;
    }
  }
  const bool wide = arch == "gfx90a" || arch == "gfx942";
  if (!wide && arch != "gfx1100" && arch != "gfx1201") {
    program.log = "an architecture that is not known: " + arch;
    return INVALID_OPTION;
  }
  char folder[] = "/tmp/stand-in-rtc-XXXXXX";
  if (mkdtemp(folder) == nullptr) return COMPILATION;
  const std::string in = folder, from = in + "/kernel.cpp", to = in + "/kernel.so", said = in + "/said";
  std::ofstream(from) << "#include \"hip.h\"\n#line 1 \"kernel.hip\"\n" << program.text
                      << "\nextern \"C\" void stand_in_call(void **given) { stand_in::call(" << entry(program.text)
                      << ", given); }\n";
  std::ostringstream command;
  command << "'" STAND_IN_CLANG "' -O1 -std=c++17 -ffp-contract=off -shared -fPIC -fno-strict-aliasing -Wall -Werror"
          << " -Wno-unused-function -Wno-unused-variable -Wno-unused-const-variable -Wno-pass-failed -Wno-ignored-attributes -Wno-psabi"
          << " -Wno-unused-but-set-variable -DSTAND_IN_LANES=" << (wide ? 64 : 32)
          << (arch == "gfx90a" ? " -DSTAND_IN_FLUSHES" : "") << " -I '" STAND_IN_FIBERS "' -I '" STAND_IN_HIP "'"
          << " -Wl,-Bsymbolic -o " << to << " " << from << " 2> " << said;
  const int status = system(command.str().c_str());
  program.log = contents(said);
  program.code = contents(to);
  unlink(from.c_str());
  unlink(to.c_str());
  unlink(said.c_str());
  rmdir(folder);
  return status == 0 ? SUCCESS : COMPILATION;
}

int hiprtcGetProgramLogSize(void *program, size_t *size) {
  *size = static_cast<Program *>(program)->log.size() + 1;
  return SUCCESS;
}

int hiprtcGetProgramLog(void *program, char *log) {
  strcpy(log, static_cast<Program *>(program)->log.c_str());
  return SUCCESS;
}

int hiprtcGetCodeSize(void *program, size_t *size) {
  *size = static_cast<Program *>(program)->code.size();
  return SUCCESS;
}

int hiprtcGetCode(void *program, char *code) {
  const std::string &made = static_cast<Program *>(program)->code;
  memcpy(code, made.data(), made.size());
  return SUCCESS;
}
}
