"""An end for kernels that have none.

A kernel that never finishes cannot be taken back: the process that launched it
has to go. A watchdog says what was running, lets the caller write what there
is, and ends the process, so that another one can go on with the other works.
"""

import os
import threading

# The status of a process that cannot go on: a hung kernel, or a fault in one.
LOST = 3


class Watchdog:
    """A context; `hung` is called, and the process ends, unless it is left in
    so many seconds."""

    def __init__(self, seconds, hung):
        self.timer = threading.Timer(seconds, self._end)
        self.timer.daemon = True
        self.hung = hung

    def _end(self):
        try:
            self.hung()
        finally:
            os._exit(LOST)

    def __enter__(self):
        self.timer.start()
        return self

    def __exit__(self, *_):
        self.timer.cancel()
