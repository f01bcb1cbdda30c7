"""A few numbers for whoever looks after the server, in the text format of Prometheus."""

from __future__ import annotations

import threading

HELP = {
    "requests": "HTTP requests answered, by class of status",
    "actions": "Actions accepted",
    "refusals": "Requests refused, by reason",
    "bot_actions": "Actions of the computer",
    "bot_seconds": "Seconds the computer took for them",
    "bot_failures": "Times the computer failed to decide",
    "notices": "Notices sent, by way and outcome",
}


class Counts:
    """Numbers that only grow."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], float] = {}
        self._lock = threading.Lock()

    def add(self, name: str, amount: float = 1, **labels: str) -> None:
        key = name, ",".join(f'{label}="{value}"' for label, value in labels.items())
        with self._lock:
            self._counts[key] = self._counts.get(key, 0) + amount

    def write(self, gauges: dict[str, float]) -> str:
        """Everything, and the gauges given.

        >>> counts = Counts()
        >>> counts.add("actions")
        >>> counts.write({"connections": 2}).splitlines()[-1]
        'scirocco_connections 2'
        """
        with self._lock:
            counts = dict(self._counts)
        lines: list[str] = []
        for name, text in HELP.items():
            lines += [f"# HELP scirocco_{name}_total {text}", f"# TYPE scirocco_{name}_total counter"]
            found = [(labels, value) for (own, labels), value in sorted(counts.items()) if own == name]
            for labels, value in found or [("", 0)]:
                shown = f"{{{labels}}}" if labels else ""
                lines.append(f"scirocco_{name}_total{shown} {value:g}")
        for name, value in gauges.items():
            lines += [f"# TYPE scirocco_{name} gauge", f"scirocco_{name} {value:g}"]
        return "\n".join(lines) + "\n"
