import { jsonText, parseExactly } from '/js/side/exact_json.js'
import { jsonDifferences } from '/js/side/json_differences.js'
import { responseDifferences } from '/js/side/response_differences.js'
import { equal, test } from '../unit.js'

const differences = (before, after) => jsonDifferences(before, after).map(({ path, before: one = '-', after: other = '-' }) => [path, one, other])
const answer = (body, more = {}) => ({ status: 200, response: { headers: {}, body, bytes: body?.length, ...more } })
const told = (one, other) => responseDifferences(one, other).differences.map(({ subject, name, before = '-', after = '-' }) => [subject, name, before, after])

test('equal values have no differences, whatever the order of their members', () => {
  equal(differences({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }), [])
})

test('a difference has the path of the value', () => {
  equal(differences({ items: [{ price: 3 }, { price: 4 }], 'a b': true }, { items: [{ price: 3 }, { price: 5 }], 'a b': false }),
    [['items[1].price', 4, 5], ['["a b"]', true, false]])
  equal(differences(1, [1]), [['', 1, [1]]])
  equal(differences({ a: {} }, { a: [] }), [['a', {}, []]])
})

test('a member that only one of them has is named', () => {
  equal(differences({ a: 1, toJSON: 1 }, { b: null, toJSON: 2 }), [['a', 1, '-'], ['toJSON', 1, 2], ['b', '-', null]])
})

test('an element that was inserted or removed is the only difference', () => {
  equal(differences([1, 2, 3], [1, 9, 2, 3]), [['[1]', '-', 9]])
  equal(differences([{ a: 1 }, { a: 2 }, { a: 3 }], [{ a: 1 }, { a: 3 }]), [['[1]', { a: 2 }, '-']])
})

test('digits that JavaScript would round are compared', () => {
  equal(differences(parseExactly('{"id":9007199254740993}'), parseExactly('{"id":9007199254740992}')).length, 1)
  equal(differences(parseExactly('[1e400]'), parseExactly('[1e400]')), [])
  equal(jsonText(parseExactly('{"id":[9007199254740993,"a",null]}')), '{"id":[9007199254740993,"a",null]}')
})

test('the status, the headers and the body are compared', () => {
  const before = { status: 500, response: { headers: { 'content-type': 'text/plain', Date: 'now', ETag: '1' }, body: '{"a":1}' } }
  const after = { status: 200, response: { headers: { 'Content-Type': 'text/html', Date: 'later', 'X-New': 'yes' }, body: '{"a":2}' } }
  equal(told(before, after), [
    ['status', '', '500', '200'], ['header', 'Content-Type', 'text/plain', 'text/html'], ['header', 'ETag', '1', '-'], ['header', 'X-New', '-', 'yes'], ['body', 'a', '1', '2'],
  ])
})

test('of two texts the first other line is named', () => {
  equal(told(answer('a\nb\nc'), answer('a\nB\nC')), [['line', '2', 'b', 'B']])
  equal(told(answer('a'), answer('a\nb')), [['line', '2', '-', 'b']])
  equal(told(answer('{"a":1}'), answer('<p>')), [['line', '1', '{"a":1}', '<p>']])
  equal(told(answer(`${'x'.repeat(500)}1`), answer(`${'x'.repeat(500)}2`))[0][2], `…${'x'.repeat(50)}1`)
})

test('of a cut body only its beginning is compared', () => {
  const cut = answer('{"a":1,"b', { truncated: true })
  equal(responseDifferences(cut, answer('{"a":1,"b":2}')), { differences: [], compared: 'beginning' })
  equal(told(cut, answer('{"a":2,"b":2}')), [['line', '1', '{"a":1,"b', '{"a":2,"b']])
})

test('of a body that is no text only the size is compared', () => {
  const picture = (bytes) => answer(undefined, { binary: true, bytes })
  equal(responseDifferences(picture(4), picture(4)), { differences: [], compared: 'length' })
  equal(told(picture(4), picture(5)), [['body', '', '4 B', '5 B']])
})

test('a request without a response differs from one with a response', () => {
  equal(told({ message: 'lost' }, answer('{}')), [['status', '', 'lost', '200']])
})
