import { start as startPages } from '/js/device/pages.js'
import { start as startRefresh } from '/js/device/refresh.js'
import { Renderer } from '/js/device/renderer.js'
import { Transitions } from '/js/device/transitions.js'
import { equal, fails, settled, spy, test } from '/units/unit.js'

/** Draws on a page without style sheets, so that only the renderer sets styles. */
function drawn(node) {
  const root = document.createElement('div')
  document.body.append(root)
  const renderer = new Renderer({ root, failed: (error) => { throw error }, guard: () => false, send: spy() })
  if (node) renderer.show(node)
  return renderer
}

const placeOf = ({ style: { left, top, width, height } }) => [left, top, width, height]
const view = (props, ...children) => ({ id: 'v1', kind: 'view', props, children })

test('a frame places a view in its parent, and a length of 0 is said by nothing', () => {
  const renderer = drawn(view({ frame: [0, 59.5, 393, 0] }))
  equal(placeOf(renderer.element('v1')), ['', '59.5px', '393px', ''])
})

test('a frame that changes counts whole, and one that is taken back leaves nothing', () => {
  const renderer = drawn(view({ frame: [10, 20, 30, 40] }))
  renderer.apply([{ op: 'set', id: 'v1', props: { frame: [0, 21, 30, 40] } }])
  equal(placeOf(renderer.element('v1')), ['', '21px', '30px', '40px'])
  renderer.apply([{ op: 'set', id: 'v1', props: { frame: null } }])
  equal(placeOf(renderer.element('v1')), ['', '', '', ''])
})

test('a tree without the frame that was there places nothing either', () => {
  const renderer = drawn(view({ frame: [10, 20, 30, 40] }))
  renderer.show(view({}))
  equal(placeOf(renderer.element('v1')), ['', '', '', ''])
})

test('what is hidden keeps its frame, also one that it gets meanwhile', () => {
  const renderer = drawn(view({ frame: [10, 20, 30, 40], hidden: true }))
  const element = renderer.element('v1')
  equal([element.style.display, ...placeOf(element)], ['none', '10px', '20px', '30px', '40px'])
  renderer.apply([{ op: 'set', id: 'v1', props: { frame: [1, 2, 3, 4] } }, { op: 'set', id: 'v1', props: { hidden: null } }])
  equal([element.style.display, ...placeOf(element)], ['', '1px', '2px', '3px', '4px'])
})

test('a style says nothing of the place', () => {
  const renderer = drawn(view({ frame: [10, 20, 30, 40], style: { left: '99px', width: '99px', display: 'none', color: 'red' } }))
  const element = renderer.element('v1')
  equal([element.style.display, element.style.color, ...placeOf(element)], ['', 'red', '10px', '20px', '30px', '40px'])
})

test('what scrolls is told how large its content is, and stands where the server says', () => {
  const renderer = drawn({ id: 'v1', kind: 'scroll', props: { frame: [0, 0, 100, 50], content: [100, 400], axis: 'vertical', y: 120 } })
  const { style } = renderer.element('v1')
  equal([style.getPropertyValue('--content-width'), style.getPropertyValue('--content-height')], ['100px', '400px'])
  renderer.apply([{ op: 'set', id: 'v1', props: { content: [0, 80] } }])
  equal([style.getPropertyValue('--content-width'), style.getPropertyValue('--content-height')], ['', '80px'])
  renderer.apply([{ op: 'set', id: 'v1', props: { content: null } }])
  equal(style.getPropertyValue('--content-height'), '')
})

test('a frame that changes in time counts at once and is seen to move from where it was', () => {
  const renderer = drawn(view({ frame: [10, 20, 30, 40] }))
  const element = renderer.element('v1')
  element.style.position = 'absolute'
  renderer.transitions = new Transitions({ layer: document.body, screen: renderer.root, isReduced: () => false })
  renderer.apply([{ op: 'set', id: 'v1', props: { frame: [110, 20, 60, 40] }, duration: 200, delay: 50 }])
  equal(placeOf(element), ['110px', '20px', '60px', '40px'])
  const [{ effect }] = element.getAnimations()
  const [from, to] = effect.getKeyframes()
  equal([from.left, from.top, from.width, from.height, to.left, to.width], ['10px', '20px', '30px', '40px', '110px', '60px'])
  equal([effect.getTiming().duration, effect.getTiming().delay], [200, 50])
})

test('with reduced motion a frame that changes in time is only changed', () => {
  const renderer = drawn(view({ frame: [10, 20, 30, 40] }))
  renderer.transitions = new Transitions({ layer: document.body, screen: renderer.root, isReduced: () => true })
  renderer.apply([{ op: 'set', id: 'v1', props: { frame: [110, 20, 60, 40] }, duration: 200 }])
  equal([placeOf(renderer.element('v1')), renderer.element('v1').getAnimations().length], [['110px', '20px', '60px', '40px'], 0])
})

function pull(element, way) {
  const at = (type, y) => new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0, clientX: 50, clientY: y })
  element.dispatchEvent(at('pointerdown', 100))
  for (let step = 1; step <= 4; step += 1) element.dispatchEvent(at('pointermove', 100 + way * step / 4))
  return () => element.dispatchEvent(at('pointerup', 100 + way))
}

function refreshing(answer) {
  const scroll = Object.assign(document.createElement('div'), { innerHTML: '<div></div><p>below</p>' })
  scroll.dataset.kind = 'scroll'
  document.body.append(scroll)
  const record = { id: 'v2', props: {}, send: spy(answer) }
  startRefresh(scroll.firstElementChild, record)
  return { scroll, record, wheel: scroll.firstElementChild, pulled: () => scroll.style.getPropertyValue('--pull') }
}

test('what is pulled down moves what scrolls by half of that, and lets go of it', async () => {
  const { scroll, record, wheel, pulled } = refreshing(() => Promise.resolve(1))
  const release = pull(scroll, 80)
  equal([pulled(), wheel.hasAttribute('data-pulling')], ['40px', true])
  release()
  equal([pulled(), wheel.hasAttribute('data-pulling'), record.send.calls], ['', false, []])
})

test('what is pulled far enough stays there until the server has answered', async () => {
  let answer
  const { scroll, record, pulled } = refreshing(() => new Promise((resolve) => { answer = resolve }))
  pull(scroll, 400)()
  equal([pulled(), record.send.calls], ['60px', [[{ type: 'pull', view: 'v2' }]]])
  answer(1)
  await settled()
  equal(pulled(), '')
})

test('what is fetched again is no longer pulled, because the server leaves room for the wheel', () => {
  const { scroll, record, wheel, pulled } = refreshing(() => new Promise(() => {}))
  pull(scroll, 400)()
  equal(pulled(), '60px')
  record.props.refreshing = true
  record.turned()
  equal([pulled(), wheel.hasAttribute('data-refreshing')], ['', true])
})

test('a wheel places itself, whatever frame it has', () => {
  const renderer = drawn({ id: 'v1', kind: 'refresh', props: { frame: [1, 2, 3, 4] } })
  equal(placeOf(renderer.element('v1')), ['', '', '', ''])
})

test('of pages one is seen, and each keeps its frame', async () => {
  const page = (id, hidden) => ({ id, kind: 'view', props: { frame: [0, 0, 100, 50], ...(hidden ? { hidden } : {}) } })
  const renderer = drawn({ id: 'v1', kind: 'view', children: [page('v2'), page('v3', true)] })
  const element = renderer.element('v1')
  const record = { id: 'v1', props: { page: 0 }, send: spy() }
  startPages(element, record)
  const shown = () => ['v2', 'v3'].map((id) => [renderer.element(id).style.display, ...placeOf(renderer.element(id))].join(' '))
  equal(shown(), ['   100px 50px', 'none   100px 50px'])
  renderer.apply([{ op: 'set', id: 'v3', props: { frame: [0, 0, 100, 60] } }])
  equal(shown()[1], 'none   100px 60px')
})

test('a view that is not there cannot be placed', () =>
  fails(() => drawn(view({})).apply([{ op: 'set', id: 'v9', props: { frame: [0, 0, 1, 1] } }]), /unknown view: v9/))
