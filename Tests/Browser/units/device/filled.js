import { countRows, tellOnTheWay } from '/js/device/filled.js'
import { Renderer } from '/js/device/renderer.js'
import { equal, spy, test } from '/units/unit.js'

const node = (props) => ({
  id: 'v1', kind: 'scroll',
  props: { frame: [0, 0, 100, 100], content: [100, 4000], axis: 'vertical', filled: [1000, 3000], y: 1500, ...props },
  children: [{ id: 'v2', kind: 'view', props: { frame: [0, 0, 100, 4000] } }],
})

/** A list whose rows before 1000 points are not filled in yet, and which reports its position. */
function scrolling(props) {
  const root = Object.assign(document.createElement('div'), { style: 'position: relative; width: 100px; height: 100px' })
  document.body.append(root)
  const renderer = new Renderer({ root, failed: (error) => { throw error }, guard: () => false, send: spy() })
  renderer.show(node(props))
  const element = renderer.element('v1')
  const inside = renderer.element('v2')
  Object.assign(element.style, { overflow: 'auto', width: '100px', height: '100px' })
  Object.assign(inside.style, { height: '4000px', width: '100px' })
  element.scrollTop = 1500
  const record = renderer.view(element)
  const told = []
  const tell = (record) => {
    record.props.y = record.element.scrollTop
    record.told.push(record.props.y)
    told.push(record.props.y)
  }
  const scroll = (y) => {
    element.scrollTop = y
    tellOnTheWay(record, tell)
  }
  return { renderer, element, told, scroll }
}

test('a list tells on the way that it comes near to what is still to come, once for each part', () => {
  const { told, scroll } = scrolling()
  scroll(1200)
  equal(told, [])
  scroll(1040)
  scroll(1020)
  equal(told, [1040])
})

test('what is seen stays where it is as content before it is shifted, wherever a person has scrolled to meanwhile', () => {
  const { renderer, element, scroll } = scrolling()
  scroll(1040)
  element.scrollTop = 900
  renderer.apply([{ op: 'set', id: 'v1', props: { x: null, y: 1340, shift: 300, content: [100, 4300] } }])
  equal(element.scrollTop, 1200)
  renderer.apply([{ op: 'set', id: 'v1', props: { x: null, y: 1320, shift: 280 } }])
  equal(element.scrollTop, 1180)
  renderer.apply([{ op: 'set', id: 'v1', props: { x: null, y: 1320, shift: 280, bar: true } }])
  equal(element.scrollTop, 1180)
})

test('where an app or the past has a list stand, it stands', () => {
  const { renderer, element, scroll } = scrolling()
  scroll(1040)
  element.scrollTop = 900
  renderer.apply([{ op: 'set', id: 'v1', props: { x: null, y: 200, shift: 300 } }])
  equal(element.scrollTop, 200)
  renderer.show(node({ y: 0 }))
  equal(element.scrollTop, 0)
})

test('rows say of how many they are, and which of these, as long as not all are there', () => {
  const element = document.createElement('div')
  for (const role of ['listitem', 'none', 'listitem', 'listitem']) element.insertAdjacentHTML('beforeend', `<p role="${role}"></p>`)
  const said = () => Array.from(element.children, (row) => [row.getAttribute('aria-setsize'), row.getAttribute('aria-posinset')].join('/'))
  countRows({ element, props: { rows: [90, 0, 1, 40, 2] } })
  equal(said(), ['90/1', '/', '90/41', '90/42'])
  countRows({ element, props: {} })
  equal(said(), ['/', '/', '/', '/'])
})
