"""The memory of one process, read from /proc."""

from pathlib import Path


def field(process, name):
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(f"{name}:")), 0)


def forget_peak(process):
    """Begins to count the peak anew, from what the process has now."""
    Path(f"/proc/{process}/clear_refs").write_text("5")


def peak_of(process):
    """Megabytes that the process had at most since `forget_peak`, while all of it was in memory."""
    return field(process, "VmHWM")


def size_of(process):
    """Megabytes that the process has now."""
    return field(process, "VmRSS")
