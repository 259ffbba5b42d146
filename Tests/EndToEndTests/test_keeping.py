"""Backups while a server runs, the check of a journal, and the retention of sessions."""

import sqlite3
import subprocess
import time
from contextlib import closing

from kennel_server import PROGRAM, ROOT, states, texts


def command(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], cwd=ROOT, text=True, capture_output=True, timeout=60)


def test_a_backup_made_while_it_runs_is_whole_and_goes_on_elsewhere(own_kennel, tmp_path):
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    server = own_kennel("--data", str(folder))
    session = server.open(screen="/about")
    before = session.until(lambda now: "success" in states(now))
    busy = command("check", "--data", folder)
    assert busy.returncode != 0 and "check a copy of it" in busy.stderr
    made = command("backup", copy, "--data", folder)
    assert made.returncode == 0, made.stderr
    assert oct(copy.stat().st_mode & 0o777) == "0o600"
    assert not list(folder.glob("backup-*"))
    checked = command("check", copy)
    assert checked.returncode == 0 and "all valid" in checked.stdout
    again = command("backup", copy, "--data", folder)
    assert again.returncode == 1 and "already exists" in again.stderr
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    copy.rename(elsewhere / "sessions.sqlite")
    session.server = own_kennel("--data", str(elsewhere))
    assert texts(session.snapshot()) == texts(before)


def test_without_a_server_the_journal_is_copied_and_checked(own_kennel, tmp_path):
    folder, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    server = own_kennel("--data", str(folder))
    server.open(screen="/about").until(lambda now: "success" in states(now))
    assert server.stop() == 0
    assert command("backup", copy, "--data", folder).returncode == 0
    assert command("check", "--data", folder).returncode == 0
    with closing(sqlite3.connect(copy, isolation_level=None)) as journal:
        journal.execute("DELETE FROM entry WHERE number > 1")
    checked = command("check", copy)
    assert checked.returncode == 1 and "The last entries of session" in checked.stdout
    nothing = command("check", "--data", tmp_path / "nowhere")
    assert nothing.returncode == 65 and "there is no such file" in nothing.stderr


def test_sessions_that_were_opened_too_long_ago_are_deleted(own_kennel, tmp_path):
    folder = tmp_path / "data"
    server = own_kennel("--data", str(folder))
    old, young = server.open(screen="/about"), server.open(screen="/about")
    for session in (old, young):
        session.until(lambda now: "success" in states(now))
    assert server.stop() == 0
    with closing(sqlite3.connect(folder / "sessions.sqlite", isolation_level=None)) as journal:
        journal.execute("UPDATE session SET opened = opened - 3 * 86400000 WHERE id = ?", (old.name,))
    server = own_kennel("--data", str(folder), "--keep-days", "2", "--idle", "4")
    until_only(server, young)
    assert server.ask("GET", f"/api/sessions/{old.name}").status == 404
    young.server = server
    assert young.snapshot()


def until_only(server, session):
    """Waits until only this session is listed."""
    end = time.monotonic() + 60
    while [listed["watch"] for listed in server.ask("GET", "/api/sessions").json] != [session.watch]:
        assert time.monotonic() < end, "the old session is still there"
        time.sleep(0.1)


def test_what_a_cluster_keeps_is_copied_by_nats(tmp_path):
    asked = command("backup", tmp_path / "copy", "--data", tmp_path, "--cluster", "nats://127.0.0.1:4222")
    assert asked.returncode != 0 and "nats stream backup KENNEL-kennel-JOURNAL" in asked.stderr
    assert not (tmp_path / "copy").exists()
