import { BodyLines } from '/js/side/body_lines.js'
import { equal, test } from '/units/unit.js'

const rows = (lines) => Array.from({ length: lines.count }, (_, row) => '  '.repeat(lines.depths[row]) + lines.row(row))

test('JSON has a line for each value, as it was written', () => {
  const lines = new BodyLines('{"a":1.50,"b":[true,"x\\"]{,"],"c":{},"d" : [ ] ,"a":12345678901234567890}')
  equal(rows(lines), ['{', '  "a": 1.50,', '  "b": [', '    true,', '    "x\\"]{,"', '  ],', '  "c": {},', '  "d": [],', '  "a": 12345678901234567890', '}'])
  equal(lines.numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  equal(Array.from(lines.closes), [[2, 5], [0, 9]])
})

test('any other text keeps its lines', () => {
  const lines = new BodyLines('<a>\n{"b": 1}\n')
  equal([rows(lines), lines.isJSON, lines.closes.size], [['<a>', '{"b": 1}', ''], false, 0])
  equal(rows(new BodyLines('{"a": [1, 2}')), ['{"a": [1, 2}'])
  equal(rows(new BodyLines('"a"')), ['"a"'])
})

test('JSON keeps its lines where an error is told by them, if it has any', () => {
  equal(rows(new BodyLines('{"a":\n1}', true)), ['{"a":', '1}'])
  equal(rows(new BodyLines('{"a":1}', true)), ['{', '  "a": 1', '}'])
})

test('a long line goes on in the next row, and is found as one', () => {
  const lines = new BodyLines(`["${'x'.repeat(4500)}",1]`)
  equal(lines.numbers, [1, 2, 0, 0, 3, 4])
  equal(lines.row(1).length + lines.row(2).length + lines.row(3).length, 4503)
  equal([lines.row(4), lines.text.includes('x'.repeat(4500))], ['1', true])
})

test('the row of a place in the body is found', () => {
  const body = '{"a":1,"b":{"c":2}}'
  const lines = new BodyLines(body, true)
  equal(lines.row(lines.rowOf(1, body.indexOf('2') + 1, body)), '"c": 2')
  const multiline = new BodyLines('[\n1,\n2]', true)
  equal(multiline.row(multiline.rowOf(3, 1, '[\n1,\n2]')), '2]')
})

test('the row at a place of the text is found', () => {
  const lines = new BodyLines('[1,22,3]')
  equal(Array.from({ length: lines.count }, (_, row) => lines.rowAt(lines.starts[row])), [0, 1, 2, 3, 4])
  equal(lines.rowAt(lines.text.indexOf('22') + 1), 2)
})
