"""The wire's fixtures: a tree and its patches must draw what the tree they lead to draws."""

import json
from pathlib import Path

import pytest

CASES = sorted((Path(__file__).resolve().parents[1] / "Fixtures" / "wire").glob("*/input.json"))

DRAW = """async ({ before, patches, after }) => {
  const { Renderer } = await import('/js/device/renderer.js')
  const errors = []
  const renderer = () => {
    const root = document.createElement('div')
    document.body.append(root)
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
  return { errors, patched: drawn(patched.root), direct: drawn(direct.root), again: drawn(again.root) }
}"""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.parent.name)
def test_patches_lead_to_the_tree(visit, case):
    page = visit()
    given = json.loads(case.read_text())
    wanted = json.loads((case.parent / "output.json").read_text())
    result = page.evaluate(DRAW, {"before": given["tree"], "patches": given["patches"], "after": wanted["tree"]})
    assert result["errors"] == []
    assert result["patched"] == result["direct"]
    assert result["again"] == result["direct"]
