"""Named tokens, added and removed by the command while a server runs."""

import os
import subprocess

from kennel_server import PROGRAM, ROOT


def token(*arguments, folder):
    return subprocess.run([PROGRAM, "token", *arguments, "--data", str(folder)], cwd=ROOT, text=True, capture_output=True, timeout=60)


def test_a_token_is_added_and_revoked_while_the_server_runs(own_kennel, tmp_path):
    folder = tmp_path / "data"
    server = own_kennel("--data", str(folder))
    assert server.ask("GET", "/api/sessions").status == 200
    added = token("add", "ann", folder=folder)
    assert added.returncode == 0 and "gives ann full access" in added.stderr
    reading = token("add", "eve", "--read-only", folder=folder)
    ann = {"Authorization": f"Bearer {added.stdout.strip()}"}
    eve = {"Authorization": f"Bearer {reading.stdout.strip()}"}
    assert server.ask("GET", "/api/sessions").status == 401
    opened = server.ask("POST", "/api/sessions", {"screen": "/about"}, ann)
    assert opened.status == 201
    assert server.ask("GET", f"/api/sessions/{opened.json['watch']}").status == 200
    assert server.ask("GET", "/api/sessions", headers=eve).status == 200
    assert server.ask("POST", "/api/sessions", {}, eve).json["type"] == "urn:kennel:problem:read-only"
    assert token("list", folder=folder).stdout == "ann driving\neve reading\n"
    assert oct(os.stat(folder / "tokens").st_mode & 0o777) == "0o600"
    assert added.stdout.strip() not in (folder / "tokens").read_text()
    assert token("revoke", "ann", folder=folder).returncode == 0
    assert server.ask("GET", "/api/sessions", headers=ann).status == 401
    again = token("revoke", "ann", folder=folder)
    assert again.returncode == 1 and 'there is no token "ann"' in again.stderr
    server.kill()


def test_the_link_of_a_server_beyond_this_machine_names_it(own_kennel, tmp_path):
    server = own_kennel("--host", "0.0.0.0", "--allow-host", "kennel.example.com", "--data", str(tmp_path))
    assert server.link.startswith(f"http://kennel.example.com:{server.port}/?token=")
    asked = server.ask("GET", "/" + server.link.rpartition("/")[2], headers={"Host": f"kennel.example.com:{server.port}"})
    assert asked.status == 303 and asked.headers["set-cookie"].startswith("kennel")
    server.kill()
