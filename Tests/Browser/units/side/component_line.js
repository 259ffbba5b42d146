import { lineOf } from '/js/side/component_line.js'
import { equal, test } from '/units/unit.js'

const text = [
  '{"child": {', '  "id": "title", "text": "Roda (1)",', '  "children": [', '    {"text": "Twice"},', '    {"text": "Twice", "id": "b.c"},',
  '    {"text": "@{name}"}', '  ]', '}}',
].join('\n')
const view = (props) => ({ props })
const says = (...words) => words.map((text) => view({ text }))
const alone = (view) => lineOf(text, view, [view])
const lines = (document, views) => views.map((view) => lineOf(document, view, views))

test('a component is found by its id, and by words that stand in the document once', () => {
  equal(alone(view({ identifier: 'title' })), 2)
  equal(alone(view({ text: 'Roda (1)' })), 2)
  equal(alone(view({ text: 'Twice', identifier: 'b.c' })), 5)
})

test('of the same words twice, the first view is that of the first line', () => {
  equal(lines(text, says('Twice', 'Twice')), [4, 5])
})

test('where another place might be meant, none is told', () => {
  equal(lines(text, says('Twice', 'Twice', 'Twice')), [null, null, null])
  equal(alone(view({ identifier: 'bxc' })), null)
  equal(alone(view({})), null)
  const two = '{"text": "@{a}"},\n{"text": "@{b}"}'
  equal(lines(two, says('Maria')), [null])
  equal(lines('{"text": "Hello @{name}"}', says('Good night')), [null])
})

test('what an expression made is found by the words around it in the text', () => {
  const prices = ['{"text": "@{item.minutes} min · R$ @{item.price}"},', '{"text": "@{condition(isEmpty(item.name), \'}\', item.name)}"}'].join('\n')
  equal(lines(prices, says('12 min · R$ 18', 'Garça')), [1, 2])
  equal(lines(prices, says('Garça', '12 min · R$ 18', 'Mula')), [2, 1, 2])
})

test('what an expression made is found between texts whose lines are sure', () => {
  const form = ['{"text": "@{title}"},', '{"text": "Name"},', '{"text": "@{name}"},', '{"text": "Age"},', '{"text": "@{age}"}'].join('\n')
  equal(lines(form, says('Person', 'Name', 'Maria', 'Age', '7')), [1, 2, 3, 4, 5])
})

test('every row of a list has the lines of its template', () => {
  const list = [
    '{"text": "Rides"},', '{"templates": [{"view": [', '  {"text": "@{item.from} → @{item.to}"},', '  {"text": "by bicycle"},', '  {"text": "@{item.price}"}', ']}]},',
    '{"text": "All"}',
  ].join('\n')
  const rows = says('Rides', 'A → B', 'by bicycle', '7', 'B → C', 'by bicycle', '9', 'All')
  equal(lines(list, rows), [1, 3, 4, 5, 3, 4, 5, 7])
})
