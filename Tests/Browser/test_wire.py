"""The fixtures of the wire format: a snapshot with the following patches must lead to the same page as a later
snapshot."""

import json
from pathlib import Path

import pytest

CASES = sorted(path.parent for path in (Path(__file__).resolve().parents[1] / "Fixtures" / "wire").glob("*/events.json"))

DRAW = """async ({ before, patches, after }) => {
  const { Renderer } = await import('/js/device/renderer.js')
  const [errors, roots] = [[], []]
  const renderer = () => {
    const root = document.createElement('div')
    document.body.append(root)
    roots.push(root)
    return new Renderer({ root, failed: (error) => errors.push(error.message), guard: () => false })
  }
  const drawn = (element) => ({
    tag: element.tagName,
    attributes: Array.from(element.attributes, ({ name, value }) =>
      name === 'style' ? `style=${value.split('; ').map((part) => part.replace(/;$/, '')).sort().join(';')}` : `${name}=${value}`)
      .filter((attribute) => attribute !== 'style=').sort(),
    inert: element.inert,
    value: element.value,
    children: Array.from(element.childNodes, (child) => child.nodeType === 3 ? child.data : drawn(child)),
  })
  const patched = renderer()
  patched.show(before)
  for (const patch of patches) patched.apply(patch.ops ?? [])
  const direct = renderer()
  direct.show(after)
  const again = renderer()
  again.show(before)
  again.show(after)
  const result = { errors, patched: drawn(patched.root), direct: drawn(direct.root), again: drawn(again.root) }
  for (const root of roots) root.remove()
  return result
}"""


TOLD = """async ({ before, events, after }) => {
  const { SessionModel } = await import('/js/net/session_model.js')
  const known = ({ input, time, phase, navigation, retries, pendingRetries, faults, crash, device, entries, requests, isLoading }) =>
    ({ input, time, phase, navigation, retries, pendingRetries, faults, crash, device, isLoading,
      entries: Array.from(entries.values()).sort((first, second) => first.n - second.n), requests: Array.from(requests) })
  const told = new SessionModel()
  told.takeSnapshot(before)
  for (const { event, data } of events) {
    if (event === 'patch') told.takePatch(data)
    else told.takeEntry(event, data)
  }
  const late = new SessionModel()
  late.takeSnapshot(after)
  return { told: known(told), late: known(late) }
}"""


def read(case, name):
    return json.loads((case / f"{name}.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_patches_lead_to_the_tree(modules, case):
    patches = [event["data"] for event in read(case, "events") if event["event"] == "patch"]
    trees = {"before": read(case, "start")["tree"], "patches": patches, "after": read(case, "snapshot")["tree"]}
    result = modules.evaluate(DRAW, trees)
    assert result["errors"] == []
    assert result["patched"] == result["direct"]
    assert result["again"] == result["direct"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_events_lead_to_what_a_late_page_is_told(modules, case):
    facts = {"before": read(case, "start"), "events": read(case, "events"), "after": read(case, "snapshot")}
    result = modules.evaluate(TOLD, facts)
    assert result["told"] == result["late"]
    assert len(result["late"]["entries"]) > 0
