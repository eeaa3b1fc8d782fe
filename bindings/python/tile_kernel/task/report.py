"""The result of a check, as text and as JSON."""

from dataclasses import asdict, dataclass, field

__all__ = ["Finding", "Report"]


@dataclass
class Finding:
    """Something that is wrong: `kind` is one of mismatch, error, results, inputs, nondeterministic, launches
    or weak."""

    kind: str
    case: str
    message: str


@dataclass
class Report:
    """What a check found. It is true where a solution is right."""

    task: str
    device: str
    # Cases that ran, and the largest part of what is allowed that an error took.
    cases: int = 0
    worst: float = 0.0
    # The kernels of a call, in order.
    kernels: list = field(default_factory=list)
    # The coarsest intermediate type, and the additions that follow one another.
    type: str = ""
    accumulation: int = 0
    mutations: int = 0
    rejected: int = 0
    findings: list = field(default_factory=list)
    # Seconds of a call, the reference's and the solution's, by size; empty where nothing was timed.
    times: list = field(default_factory=list)

    def __bool__(self):
        return not self.findings

    def json(self):
        """A dict of plain values, with `right`."""
        return {"right": bool(self), **asdict(self)}

    def __str__(self):
        lines = [f"{self.task} on {self.device}: {'right' if self else 'WRONG'}, {self.cases} cases"]
        if self.kernels:
            lines.append(f"  launches {', '.join(self.kernels)}")
            lines.append(f"  computes in {self.type or 'whole numbers'}, {self.accumulation} additions in a row")
        lines.append(f"  the largest error took {100 * self.worst:.1f} % of what is allowed")
        lines.append(f"  {self.rejected} of {self.mutations} wrong results were rejected")
        for size, (reference, solution) in enumerate(self.times):
            ratio = reference / solution if solution else 0.0
            lines.append(
                f"  size {size}: {1e6 * solution:.1f} µs, the reference {1e6 * reference:.1f} µs, {ratio:.2f} times as fast"
            )
        for finding in self.findings:
            lines.append(f"  {finding.kind}, {finding.case}: {finding.message}")
        return "\n".join(lines)
