import { isSame, readPath, valueAt, withValue, writePath } from '/js/components/values.js'
import { equal, test } from '/units/unit.js'

test('a value is set without changing the original', () => {
  const before = { a: [{ b: 1 }] }
  equal(withValue(before, ['a', 0, 'b'], 2), { a: [{ b: 2 }] })
  equal(withValue(before, ['c', 'd'], 3), { a: [{ b: 1 }], c: { d: 3 } })
  equal(before, { a: [{ b: 1 }] })
})

test('a removed value takes along the objects that it leaves empty', () => {
  equal(withValue({ style: { size: { width: 1 } }, text: '' }, ['style', 'size', 'width'], undefined), { text: '' })
  equal(withValue({ style: { size: { width: 1 }, x: 2 } }, ['style', 'size', 'width'], undefined), { style: { x: 2 } })
  equal(withValue({ a: 1 }, ['b', 'c'], undefined), { a: 1 })
})

test('false, null, 0 and an empty text are values', () => {
  for (const value of [false, null, 0, '', {}, []]) equal(withValue({}, ['a'], value), { a: value })
})

test('a path is read as the server writes it', () => {
  equal(readPath('children[0].style.size'), ['children', 0, 'style', 'size'])
  equal(readPath('$'), [])
  equal(readPath('templates[10]'), ['templates', 10])
  for (const text of ['children[0].style.size', 'a', 'a[0][1].b']) equal(writePath(readPath(text)), text)
})

test('a value is found at its path', () => {
  equal(valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b']), 1)
  equal(valueAt({ a: null }, ['a', 0, 'b']) ?? 'none', 'none')
})

test('equal values may have their members in another order', () => {
  equal([isSame({ a: 1, b: [2] }, { b: [2], a: 1 }), isSame({ a: 1 }, { a: 1, b: 1 }), isSame([1], { 0: 1 }), isSame(null, {})], [true, false, false, false])
})
