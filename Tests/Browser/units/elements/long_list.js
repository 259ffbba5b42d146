import { builders } from '/js/elements/elements.js'
import { LongList } from '/js/elements/long_list.js'
import { equal, test } from '/units/unit.js'

const { h } = builders(document)

function listOf(count) {
  const list = h('ol')
  document.body.append(list)
  const long = new LongList({ h, list, height: () => 10 })
  const items = Array.from({ length: count }, (_, number) => h('li', {}, String(number)))
  for (const item of items) long.append(item)
  const reckoned = () => Array.from(list.children, (block) => block.style.getPropertyValue('--reckoned'))
  return { list, long, items, reckoned }
}

test('items stand in their order, in blocks', () => {
  const { list, items } = listOf(130)
  equal(Array.from(list.querySelectorAll('li'), (item) => item.textContent), items.map((item) => item.textContent))
  equal(Array.from(list.children, (block) => block.childElementCount), [40, 40, 40, 10])
  equal(list.firstElementChild.getAttribute('role'), 'none')
})

test('blocks before the last two are reckoned, by what is shown in them', () => {
  const { long, items, reckoned } = listOf(130)
  equal(reckoned(), ['400px', '400px', '', ''])
  for (const item of items.slice(0, 39)) item.hidden = true
  long.sifted()
  equal(reckoned(), ['10px', '400px', '', ''])
})

test('a block of which nothing is shown is not there, until something is', () => {
  const { list, long, items } = listOf(130)
  const hide = (isHidden) => {
    for (const item of items.slice(0, 40)) item.hidden = isHidden
    long.sifted()
    return list.firstElementChild.hidden
  }
  equal([hide(true), hide(false)], [true, false])
})

test('an emptied block goes, and what comes is put at the end', () => {
  const { list, long, items } = listOf(90)
  for (const item of items.slice(0, 40)) long.remove(item)
  const last = h('li', {}, 'last')
  long.append(last)
  equal([list.children.length, list.querySelectorAll('li').length, list.lastElementChild.lastElementChild === last], [2, 51, true])
})

test('a list that was emptied is filled again', () => {
  const { list, long, items } = listOf(3)
  for (const item of items) long.remove(item)
  long.append(items[1])
  equal(list.textContent, '1')
})
