"""The logic of the report, with programs that only pretend."""

import importlib.machinery
import importlib.util
import json
import os
import stat
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

HERE = Path(__file__).resolve().parent


def load():
    loader = importlib.machinery.SourceFileLoader("h200_report", str(HERE / "report"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("h200_report", loader))
    loader.exec_module(module)
    return module


report = load()

# As tests/gpu: takes flags, writes checks where --json says.
GPU = """#!/bin/sh
echo "arguments: $*"
while [ $# -gt 0 ]; do
  case "$1" in --json) json="$2"; shift ;; esac
  shift
done
[ -z "$json" ] || echo '{"checks": [{"seed": 1, "case": "a", "check": "b", "error": 0, "of_limit": 0}%s]}' > "$json"
exit %d
"""
WRONG = ', {"seed": 7, "case": "matmul", "check": "f16 3x5", "wrong": "element 4"}'


class Report(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.bin, self.out = Path(folder.name) / "bin", Path(folder.name) / "out"
        self.bin.mkdir()
        for name in ("gpu", "device"):
            self.program(name, GPU % ("", 0))
        quiet = mock.patch("builtins.print")
        quiet.start()
        self.addCleanup(quiet.stop)

    def program(self, name, text):
        path = self.bin / name
        path.write_text(text)
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def run_report(self, *words):
        return report.main(["run", str(self.bin), str(self.out), *words])

    def piece(self, name):
        return json.loads((self.out / f"{name}.json").read_text())

    def test_pieces_fit_into_a_call(self):
        names = [piece.name for piece in report.pieces(self.bin, self.out)]
        self.assertEqual(len(names), len(set(names)))
        self.assertLess(report.LIMIT, 9 * 60)
        self.assertGreaterEqual(report.RANDOM_PIECES * report.RANDOM_EACH, 1000)
        self.assertEqual(sum(name.startswith("gpu-") for name in names), 3)

    def test_every_work_is_in_one_piece(self):
        sys.path[:0] = [str(HERE)]
        from compare.work import chosen, every_work

        lists = [[work.name for work in chosen(every_work(), filters)] for filters in report.WORKS.values()]
        names = [name for names in lists for name in names]
        self.assertEqual(sorted(names), sorted(work.name for work in every_work()))

    def test_all_that_can_run_passes(self):
        with mock.patch.object(report.shutil, "which", return_value=None):
            self.assertEqual(self.run_report(), 0)
        self.assertEqual(self.piece("gpu-2")["status"], "passed")
        self.assertEqual(self.piece("memcheck")["status"], "skipped")
        self.assertIn("compute-sanitizer is not installed", self.piece("racecheck")["reason"])
        self.assertIn("libtile_h200.so was not built", self.piece("bench-memory")["reason"])
        text = (self.out / "report.md").read_text()
        self.assertIn("| gpu-1 | every kernel and the runtime, a seed of its own | passed |", text)
        self.assertIn("1 checks, 0 wrong", text)
        whole = json.loads((self.out / "report.json").read_text())
        self.assertEqual({record["status"] for record in whole["pieces"]}, {"passed", "skipped"})

    def test_seeds_and_numbers_are_passed(self):
        self.run_report("gpu-1", "gpu-2", "random-1")
        lines = [(self.out / f"{name}.log").read_text() for name in ("gpu-1", "gpu-2", "random-1")]
        seeds = [line.split("--seed ")[1].split()[0] for line in lines]
        self.assertEqual(int(seeds[1]), int(seeds[0]) + 1)
        self.assertIn(f"--random {report.RANDOM_EACH}", lines[2])
        self.assertIn("random::", lines[2])

    def test_failures_are_told(self):
        self.program("gpu", GPU % (WRONG, 1))
        self.assertEqual(self.run_report("gpu-3"), 1)
        self.assertEqual(self.piece("gpu-3")["reason"], "status 1")
        text = (self.out / "report.md").read_text()
        self.assertIn("- matmul f16 3x5 (seed 7): element 4", text)
        self.assertIn("2 checks, 1 wrong", text)

    def test_what_never_ends_is_ended(self):
        self.program("device", "#!/bin/sh\necho begun\nsleep 100 &\nwait\n")
        self.assertEqual(self.run_report("hopper", "--limit", "0.5"), 1)
        record = self.piece("hopper")
        self.assertEqual((record["status"], record["tail"][-1]), ("failed", "begun"))
        self.assertLess(record["seconds"], 5)

    def test_pieces_are_merged_later(self):
        self.assertEqual(self.run_report("gpu-1"), 0)
        self.assertEqual(report.main(["merge", str(self.out)]), 1)
        text = (self.out / "report.md").read_text()
        self.assertIn("| gpu-2 | every kernel and the runtime, a seed of its own | missing |", text)

    def test_works_are_a_table(self):
        works = {"works": [{"name": "gemm", "unit": "TFLOP/s", "peers": {}, "ours": {"error": "too slow"}}]}
        self.out.mkdir()
        (self.out / "bench-memory.works.json").write_text(json.dumps(works))
        record = {"piece": "bench-memory", "about": "", "status": "passed", "result": "bench-memory.works.json"}
        (self.out / "bench-memory.json").write_text(json.dumps(record))
        report.main(["merge", str(self.out)])
        self.assertIn("| gemm | too slow |", (self.out / "report.md").read_text())

    def test_unknown_pieces_are_refused(self):
        self.assertEqual(self.run_report("gpu-9"), 2)
        self.assertTrue(os.access(HERE / "report", os.X_OK))


if __name__ == "__main__":
    unittest.main()
