import { Renderer } from '/js/device/renderer.js'
import { Retrying } from '/js/device/retrying.js'
import { equal, spy, test } from '/units/unit.js'

function shown(kind, props) {
  const root = document.createElement('div')
  document.body.append(root)
  const renderer = new Renderer({ root, failed: (error) => { throw error }, guard: () => false, send: spy() })
  renderer.show({ id: 'v1', kind, props })
  return { element: renderer.element('v1'), set: (changed) => renderer.apply([{ op: 'set', id: 'v1', props: changed }]) }
}

const pieces = (element) => Array.from(element.querySelectorAll('.segment'), ({ textContent, style: { left, top } }) => [textContent, left, top].join(' '))

test('a label shows its lines where the server has broken it, else all of its text', () => {
  const { element, set } = shown('label', { text: 'one two', lines: [[0, 3, 'one'], [4, 25, 'two']] })
  equal([pieces(element), element.textContent], [['one 0px 3px', 'two 4px 25px'], 'one two'])
  set({ text: 'three', lines: [[0, 3, 'three']] })
  equal(pieces(element), ['three 0px 3px'])
  set({ lines: null })
  equal([pieces(element), element.textContent], [[], 'three'])
})

test('what is told twice is drawn once', () => {
  const { element, set } = shown('label', { text: 'one', lines: [[0, 3, 'one']] })
  const piece = element.firstChild
  set({ text: 'one', identifier: 'x' })
  equal(element.firstChild === piece, true)
})

test('a label with other words for who listens shows its lines and says those', () => {
  const { element, set } = shown('label', { text: '3 km', label: 'three kilometres', lines: [[0, 3, '3 km']] })
  equal([pieces(element), element.lastChild.textContent, element.firstChild.getAttribute('aria-hidden')], [['3 km 0px 3px'], 'three kilometres', 'true'])
  set({ label: null })
  equal([pieces(element), element.textContent], [['3 km 0px 3px'], '3 km'])
})

test('a button shows its title in lines and its picture where they are said to be', () => {
  const { element, set } = shown('button', { title: 'Add', image: 'symbol:plus', imageFrame: [4, 6, 22, 20], lines: [[30, 8, 'Add']] })
  const place = ({ style: { position, left, top, width, height } }) => [position, left, top, width, height]
  equal([pieces(element), place(element.firstChild)], [['Add 30px 8px'], ['absolute', '4px', '6px', '22px', '20px']])
  set({ imageFrame: null, lines: null })
  equal([element.textContent, place(element.firstChild)], ['Add', ['', '', '', '', '']])
  set({ image: null })
  equal([element.textContent, element.childElementCount], ['Add', 0])
})

test('a button that has retried shows its title again as it was drawn', () => {
  const { element } = shown('button', { title: 'Retry', lines: [[30, 8, 'Retry']] })
  const retrying = new Retrying({ isLoading: () => false, isRetry: () => true, words: () => 'Retrying…' })
  retrying.pressed(element, 'v1')
  equal([element.textContent, pieces(element)], ['Retrying…', []])
  retrying.sent(element, null)
  equal(pieces(element), ['Retry 30px 8px'])
})
