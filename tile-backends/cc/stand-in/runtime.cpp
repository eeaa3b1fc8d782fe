// In the place of `libamdhip64.so`: devices of each architecture, and one of another. With STAND_IN_VERSION as the version.
struct {
  const char *name, *architecture;
} static const stand_in_devices[] = {
    {"AMD Instinct MI210", "gfx90a:sramecc+:xnack-"}, {"AMD Instinct MI300X", "gfx942:sramecc+:xnack-"},
    {"AMD Radeon RX 7900 XTX", "gfx1100"},            {"AMD Radeon RX 9070", "gfx1201"},
    {"AMD Radeon VII", "gfx906:sramecc+:xnack-"},
};
#define STAND_IN_API(NAME) hip##NAME
#include "runtime.h"

extern "C" int hipRuntimeGetVersion(int *version) {
  *version = STAND_IN_VERSION;
  return 0;
}
