import { Roving } from '/js/elements/roving.js'
import { equal, settled, spy, test } from '/units/unit.js'

function list(...names) {
  document.body.innerHTML = `<ul>${names.map((name) => `<li><button id="${name}">${name}</button></li>`).join('')}</ul>`
  const [element] = document.body.children
  const moved = spy()
  const roving = new Roving({ element, items: 'button', moved })
  roving.start()
  const stops = () => Array.from(element.querySelectorAll('[tabindex="0"]'), ({ id }) => id)
  const press = (key, more = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    document.activeElement.dispatchEvent(event)
    return [document.activeElement.id, event.defaultPrevented]
  }
  return { element, roving, moved, stops, press, at: (name) => document.getElementById(name) }
}

test('a list is one tab stop: the chosen one, or the first', () => {
  const { roving, stops, at } = list('a', 'b', 'c')
  equal(stops(), ['a'])
  at('c').setAttribute('aria-current', 'true')
  roving.settle()
  equal(stops(), ['c'])
})

test('arrows, pages and ends go through it, and stop at both', () => {
  const { press, moved, stops, at } = list(...'abcdefghijklmn')
  at('a').focus()
  const keys = ['ArrowUp', 'ArrowDown', 'PageDown', 'PageDown', 'PageUp', 'Home', 'End']
  equal(keys.map((key) => press(key)[0]), ['a', 'b', 'l', 'n', 'd', 'a', 'n'])
  equal([moved.calls.map(([{ id }]) => id), stops()], [['b', 'l', 'n', 'd', 'a', 'n'], ['n']])
})

test('keys with others held, and other keys, are not its own', () => {
  const { press, at } = list('a', 'b')
  at('a').focus()
  equal([press('ArrowDown', { ctrlKey: true }), press('ArrowDown', { altKey: true }), press('x')], Array(3).fill(['a', false]))
  equal(press('ArrowDown'), ['b', true])
})

test('what is not seen is passed over', () => {
  const { press, at } = list('a', 'b', 'c')
  at('b').hidden = true
  at('a').focus()
  equal(press('ArrowDown')[0], 'c')
})

test('a list that changes keeps its stop as long as that is there', async () => {
  const { element, stops, at } = list('a', 'b', 'c')
  at('b').focus()
  equal(stops(), ['b'])
  at('a').remove()
  await settled()
  equal(stops(), ['b'])
  at('b').remove()
  await settled()
  equal([stops(), element.querySelectorAll('button').length], [['c'], 1])
})

test('one that was stopped leaves the keys alone', () => {
  const { roving, press, at } = list('a', 'b')
  roving.stop()
  at('a').focus()
  equal(press('ArrowDown'), ['a', false])
})
