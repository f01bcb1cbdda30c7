"""The laboratory: many games at once."""

from __future__ import annotations

from scirocco.lab.simulate import Plan, Tally, report, simulate

__all__ = ["Plan", "Tally", "report", "simulate"]
