"""Serves the page, or runs it in a browser without a window and checks what it
shows.

    python3 examples/web/serve.py [--port 8000]
    python3 examples/web/serve.py --check chromium

With `--check` the browser named computes with SwiftShader, a device without a GPU,
the status is 1 when a result is wrong or missing, and there is a limit of minutes.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

WORKS = 3


class Handler(SimpleHTTPRequestHandler):
    """Files of this folder; what is posted is the report."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def __init__(self, *args, reported=None, **kwargs):
        self.reported = reported
        super().__init__(*args, **kwargs)

    def do_POST(self):
        report = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()
        if self.reported:
            self.reported(report)

    def log_message(self, *_):
        pass


def check(browser: str, size: int, minutes: float) -> int:
    """Runs the page in a browser and prints what it showed; gives the status."""
    arrived, shown = threading.Event(), {}

    def reported(report):
        shown.update(report)
        arrived.set()

    server = serving(0, reported)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/?report&size={size}"
    # Processes of the browser write to its profile for a moment after it has ended.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        flags = ["--headless=new", "--no-sandbox", "--no-first-run", f"--user-data-dir={profile}"]
        gpu = ["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"]
        process = subprocess.Popen(
            [browser, *flags, *gpu, address], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            in_time = arrived.wait(60 * minutes)
        finally:
            process.terminate()
            process.wait()
    if not in_time:
        print(f"the page has said nothing for {minutes} minutes", file=sys.stderr)
        return 1
    for work in shown["works"]:
        print(
            f"{work['title']}: {'right' if work['right'] else 'WRONG'} ({work['comparison']}), "
            f"WebGPU {work['gpu']:.2f} ms, CPU {work['cpu']:.2f} ms, {work['lines']} lines of WGSL"
        )
    if "error" in shown:
        print(shown["error"], file=sys.stderr)
    right = "error" not in shown and len(shown["works"]) == WORKS and all(work["right"] for work in shown["works"])
    return 0 if right else 1


def serving(port: int, reported=None) -> ThreadingHTTPServer:
    """A server of this folder."""
    handler = partial(Handler, directory=Path(__file__).parent, reported=reported)
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--port", type=int, default=8000, help="where the page is served (8000)")
    parser.add_argument("--check", metavar="BROWSER", help="a Chromium that runs the page")
    parser.add_argument("--size", type=int, default=128, help="extents of a check (128)")
    parser.add_argument("--minutes", type=float, default=4, help="how long a check may take (4)")
    options = parser.parse_args()
    if options.check:
        return check(options.check, options.size, options.minutes)
    server = serving(options.port)
    print(f"http://127.0.0.1:{server.server_port}/")
    server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
