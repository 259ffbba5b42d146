import { FieldEcho } from '/js/device/field_echo.js'
import { equal, test } from '/units/unit.js'

function field(type = 'text') {
  return Object.assign(document.createElement('input'), { type })
}

test('a field that nobody typed into takes every value', () => {
  equal(new FieldEcho().holds(field(), 'a', 1), false)
})

test('an older value waits, and the newest is drawn once all keys are answered', () => {
  const [echo, element] = [new FieldEcho(), field()]
  const keys = [echo.typed(element), echo.typed(element)]
  element.value = 'ab'
  equal(echo.holds(element, 'A', 5), true)
  echo.answered(element, keys[0], 5)
  equal(element.value, 'ab')
  equal(echo.holds(element, 'AB', 6), true)
  echo.answered(element, keys[1], 6)
  equal(element.value, 'AB')
})

test('a value of before the last key is never drawn over it', () => {
  const [echo, element] = [new FieldEcho(), field()]
  const key = echo.typed(element)
  element.value = 'ab'
  echo.holds(element, 'a', 5)
  echo.answered(element, key, 6)
  equal(element.value, 'ab')
})

test('a refused key frees the field', () => {
  const [echo, element] = [new FieldEcho(), field()]
  const key = echo.typed(element)
  element.value = 'ab'
  echo.holds(element, '', 5)
  echo.answered(element, key, null)
  equal([element.value, echo.holds(element, 'x', 5)], ['', false])
})

test('the placeholder of a password is not drawn over what was typed', () => {
  const [echo, element] = [new FieldEcho(), field('password')]
  element.value = '•••'
  echo.starts(element)
  equal(element.value, '')
  const key = echo.typed(element)
  element.value = 'cat'
  echo.answered(element, key, 3)
  equal([echo.holds(element, '•••', 3), echo.holds(element, '', 4)], [true, false])
})
