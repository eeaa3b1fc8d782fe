"""Clocks, power and temperature while something runs, from `nvidia-smi`."""

import os
import statistics
import subprocess
import threading
import time

FIELDS = {"sm_mhz": "clocks.sm", "memory_mhz": "clocks.mem", "watts": "power.draw", "celsius": "temperature.gpu"}


class Clocks:
    """Samples ten times a second from when it is made until `stop`."""

    def __init__(self, ordinal=0):
        self.samples, self.process = [], None
        command = [
            "nvidia-smi",
            f"--id={ordinal}",
            f"--query-gpu={','.join(FIELDS.values())}",
            "--format=csv,noheader,nounits",
            "--loop-ms=100",
        ]
        # On a terminal every line comes at once; into a pipe they come late.
        ours, theirs = os.openpty()
        try:
            self.process = subprocess.Popen(command, stdout=theirs, stderr=subprocess.DEVNULL)
        except OSError:
            os.close(ours)
            return
        finally:
            os.close(theirs)
        threading.Thread(target=self._read, args=[os.fdopen(ours)], daemon=True).start()

    def _read(self, lines):
        try:
            for line in lines:
                self._note(line)
        except OSError:
            # How a terminal ends whose program has.
            return

    def _note(self, line):
        try:
            values = [float(text) for text in line.split(",")]
        except ValueError:
            return
        if len(values) == len(FIELDS):
            self.samples.append((time.monotonic(), values))

    def between(self, start, end):
        """Median, least and largest of each field; empty without samples."""
        values = [values for at, values in list(self.samples) if start <= at <= end]
        columns = zip(FIELDS, zip(*values))
        return {n: {"median": statistics.median(c), "min": min(c), "max": max(c)} for n, c in columns}

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait()
