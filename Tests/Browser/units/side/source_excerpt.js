import { sourceExcerpt } from '/js/side/source_excerpt.js'
import { equal, test } from '/units/unit.js'

const h = (tag, attributes, ...children) => {
  const element = document.createElement(tag)
  element.append(...children)
  return element
}

/** Returns the shown lines of a document, with a mark below the wrong one. */
async function shown(text, error) {
  const page = { elements: { h }, t: (key) => key, api: { document: async () => ({ text }) }, model: { session: { id: 's' } } }
  const excerpt = await sourceExcerpt({ kind: 'declarativeText', path: '$', why: 'wrong', ...error }, page)
  return excerpt.querySelector('pre').textContent.trimEnd().split('\n')
}

test('the indent that all lines have is left out, and the mark moves with it', async () => {
  const indent = ' '.repeat(18)
  const text = ['{', `${indent}"a": [`, `${indent}  "name": 7,`, `${indent}  "_beagleComponent_": "beagle:container"`, `${indent}]`, '}'].join('\n')
  equal((await shown(text.split('\n').slice(1, 5).join('\n'), { line: 2, column: 29 })), [
    '"a": [', '  "name": 7,', '          ▲', '  "_beagleComponent_": "beagle:container"', ']'])
})

test('of a long line as much is shown as there is room for', async () => {
  const line = `${'x'.repeat(40)}WRONG${'y'.repeat(10)}`
  equal(await shown(line, { line: 1, column: 41 }), [`…${line.slice(3)}`, `${' '.repeat(38)}▲`])
  const long = `${'x'.repeat(40)}WRONG${'y'.repeat(90)}`
  equal(await shown(long, { line: 1, column: 41 }), [`…${long.slice(21, 73)}…`, `${' '.repeat(20)}▲`])
})
