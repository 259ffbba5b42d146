import { lineOf } from '/js/side/component_line.js'
import { equal, test } from '/units/unit.js'

const text = [
  '{"child": {', '  "id": "title", "text": "Roda (1)",', '  "children": [', '    {"text": "Twice"},', '    {"text": "Twice", "id": "b.c"},',
  '    {"text": "@{name}"}', '  ]', '}}',
].join('\n')
const view = (props) => ({ props })
const alone = { at: 0, of: 1 }

test('a component is found by its id, and by words that stand in the document once', () => {
  equal(lineOf(text, view({ identifier: 'title' }), alone), 2)
  equal(lineOf(text, view({ text: 'Roda (1)' }), alone), 2)
  equal(lineOf(text, view({ text: 'Twice', identifier: 'b.c' }), { at: 0, of: 2 }), 5)
})

test('of the same words twice, the first view is that of the first line', () => {
  equal([0, 1].map((at) => lineOf(text, view({ text: 'Twice' }), { at, of: 2 })), [4, 5])
})

test('where another place might be meant, none is told', () => {
  equal(lineOf(text, view({ text: 'Twice' }), { at: 0, of: 3 }), null)
  equal(lineOf(text, view({ text: 'Maria' }), alone), null)
  equal(lineOf(text, view({ identifier: 'bxc' }), alone), null)
  equal(lineOf(text, view({}), alone), null)
})
