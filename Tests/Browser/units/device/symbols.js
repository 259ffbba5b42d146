import { drawSymbol } from '/js/device/symbols.js'
import { equal, test } from '/units/unit.js'

function drawn(name) {
  const holder = document.createElement('span')
  drawSymbol(holder, name)
  return holder
}

test('a symbol is one path on a field of 24, hidden from those who listen', () => {
  const { firstChild: drawing, childElementCount } = drawn('trash')
  equal([childElementCount, drawing.tagName, drawing.getAttribute('viewBox'), drawing.getAttribute('aria-hidden')], [1, 'svg', '0 0 24 24', 'true'])
  equal([drawing.firstChild.tagName, drawing.firstChild.hasAttribute('class')], ['path', false])
})

test('one whose name ends in fill is filled', () => {
  equal(['play.fill', 'xmark.circle.fill'].map((name) => drawn(name).querySelector('.filled')?.getAttribute('fill-rule')), ['evenodd', 'evenodd'])
})

test('one that is unknown is marked, also where its name means something to JavaScript', () => {
  for (const name of ['nothing.like.this', 'constructor', '__proto__', '']) {
    const holder = drawn(name)
    equal([holder.hasAttribute('data-missing'), holder.childElementCount], [true, 0], name)
  }
})

test('another one takes its place', () => {
  const holder = drawn('plus')
  drawSymbol(holder, 'xmark')
  equal([holder.childElementCount, holder.querySelector('path').getAttribute('d')], [1, 'm5 5 14 14M19 5 5 19'])
})
