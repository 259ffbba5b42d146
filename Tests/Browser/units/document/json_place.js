import { placeIn, syntaxError } from '/js/document/json_place.js'
import { equal, test } from '/units/unit.js'

/** Returns the position of the bar in a text, in short: the keys around it, its part, and the token there. */
function at(text) {
  const { frames, part, written, from, to, isText } = placeIn(text.replace('|', ''), text.indexOf('|'))
  return [frames.map(({ kind, key }) => (kind === 'array' ? '[]' : key ?? '{}')).join('.'), part, written, to - from, isText]
}

test('a name and a value are told apart', () => {
  equal(at('{"a|b": 1}'), ['{}', 'name', 'a', 2, true])
  equal(at('{"ab": "c|"}'), ['ab', 'value', 'c', 1, true])
  equal(at('{"ab": |}'), ['ab', 'value', '', 0, false])
  equal(at('{"ab": tr|}'), ['ab', 'value', 'tr', 2, false])
  equal(at('{"ab": 1, |}'), ['{}', 'name', '', 0, false])
  equal(at('|'), ['', null, '', 0, false])
})

test('the way there leads through objects and lists', () => {
  equal(at('{"child": {"children": [{"a": 1}, {"style": {"size": {"wi|"}}}]}}'), ['child.children.[].style.size.{}', 'name', 'wi', 2, true])
})

test('a text that is not finished has places too', () => {
  equal(at('{"a": {"b": "c|'), ['a.b', 'value', 'c', 1, true])
  equal(at('{"a": [{"_beagleComponent_": "beagle:t|\n}'), ['a.[]._beagleComponent_', 'value', 'beagle:t', 8, true])
  equal(at('{"a": 1, "|'), ['{}', 'name', '', 0, true])
})

test('brackets and quotes in texts are no brackets', () => {
  equal(at('{"a": "}]\\"{", "b": "|"}'), ['b', 'value', '', 0, true])
})

test('an object tells its members, but for the one that is written', () => {
  const text = '{"_beagleComponent_": "beagle:text", "te": 1, "style": {}}'
  const { frames } = placeIn(text, text.indexOf('te"') + 2)
  equal(Array.from(frames[0].members), [['_beagleComponent_', 'beagle:text'], ['style', null]])
})

test('what makes a text no JSON is named with the token before the place', () => {
  equal(syntaxError('{"a": 1}', {}), null)
  equal(syntaxError('{"a": 1}\nx', { line: 2, column: 1 }), { token: 'x', isEnd: false })
  equal(syntaxError('{"a": x1, "b": 2}', { line: 1, column: 8 }), { token: 'x1', isEnd: false })
  equal(syntaxError('{"a": "b" "c"}', { line: 1, column: 13 }), { token: '"c"', isEnd: false })
  equal(syntaxError('{"a":', { line: 1, column: 5 }), { token: '', isEnd: true })
  equal(syntaxError('{"a":', {}), { token: '', isEnd: false })
})
