import { formattedJSON, jsonError } from '/js/document/json_text.js'
import { equal, test } from '/units/unit.js'

const place = (text) => {
  const error = jsonError(text)
  return error && [error.line, error.column, error.kind, error.token]
}

test('an error of JSON has a line, a column and what stands there', () => {
  equal(place('{\n  "a": 1,\n  "b" 2\n}'), [3, 7, 'token', '2'])
  equal(place('{"a": 1,}'), [1, 9, 'token', '}'])
  equal(place('[1, 2'), [1, 6, 'end', ''])
  equal(place(''), [1, 1, 'end', ''])
  equal(place('{"a": "b\n}'), [1, 9, 'string', ''])
  equal(place('["a\\qb"]'), [1, 4, 'token', '\\'])
  equal(place('[tru, 1]'), [1, 2, 'token', 'tru'])
  equal(place('[1} '), [1, 3, 'token', '}'])
  equal(place('{} []'), [1, 4, 'token', '['])
  equal(place('[01]'), [1, 3, 'token', '1'])
})

test('an error is found where JSON.parse finds one, and nowhere else', () => {
  const texts = ['{}', '[]', ' [ ] ', '0', '-0.5e+3', '"\\u00e9\\n"', 'null', '[{"a":[]},{"b":{"c":null}}]', '{"a":1,"a":2}', '[,]', '{,}', '[1,]',
    '{"a"}', '{"a":}', '{1:2}', '[1 2]', '{"a":1 "b":2}', '+1', '.5', '1.', '1e', 'nul', '\'a\'', '"\t"', '\u00a0[]', '\ufeff[]', ']', '}', ':', '[:]', '"\\u12"', '[[[]]', '[]]',
    '{"a":1]', '[1}', 'truefalse', '[1true]', '/* */1']
  const wrong = (text) => { try { JSON.parse(text); return false } catch { return true } }
  for (const text of texts) equal(jsonError(text) !== null, wrong(text), text)
})

test('JSON gets lines and keeps what it says', () => {
  equal(formattedJSON('{"a":[1,{"b":"x, y: {}"}],"c":{},"d":[]}'), '{\n  "a": [\n    1,\n    {\n      "b": "x, y: {}"\n    }\n  ],\n  "c": {},\n  "d": []\n}')
  equal(formattedJSON('[12345678901234567890,1.0,1e400,"\\u00e9"]'), '[\n  12345678901234567890,\n  1.0,\n  1e400,\n  "\\u00e9"\n]')
  equal(formattedJSON('{"2":1,"1":2,"1":3}'), '{\n  "2": 1,\n  "1": 2,\n  "1": 3\n}')
  equal(formattedJSON('[1,\n2]'), '[1,\n2]')
  equal(formattedJSON('[1,'), '[1,')
})

test('a text of any depth is read', () => {
  const depth = 100_000
  equal(jsonError('['.repeat(depth) + ']'.repeat(depth)), null)
})
