import { spokenElements } from '/js/side/spoken_elements.js'
import { spokenWords, english } from '/js/side/spoken_words.js'
import { Renderer } from '/js/device/renderer.js'
import { equal, test } from '/units/unit.js'

const t = (key, values = {}) => english[key].replace(/\{(\w+)\}/g, (_, name) => values[name])
let ids = 0

/** Makes a view, at a position in its parent. */
const view = (kind, place, props = {}, ...children) => {
  ids += 1
  return { id: `v${ids}`, kind, props: { frame: place, ...props }, children }
}
const label = (text, place, props = {}) => view('label', place, { text, ...props })
const button = (title, place, props = {}) => view('button', place, { title, ...props })

/** Draws views on a screen of 300 × 600 points, and returns what is read, each element as a sentence. */
function read(views, { isMirrored = false } = {}) {
  const sheet = document.createElement('style')
  sheet.textContent = '.b { position: absolute; padding: 0; border: 0 } [data-kind="window"] { inset: 0 }'
  const root = document.createElement('div')
  root.style.cssText = 'position: absolute; left: 0; top: 0; width: 300px; height: 600px'
  document.body.append(sheet, root)
  const renderer = new Renderer({ root, guard: () => false, send: async () => 1, failed: (error) => { throw error } })
  renderer.show(view('window', [0, 0, 300, 600], {}, ...views))
  return spokenElements(renderer, isMirrored).map((spoken) => {
    const { before, after } = spokenWords(spoken, t)
    const marks = [spoken.fault, spoken.isPlain && 'plain', spoken.isScrolledAway && 'away'].filter(Boolean)
    return [...before, ...spoken.name ? [spoken.name] : [], ...after].join(', ') + (marks.length ? ` (${marks.join()})` : '')
  })
}

test('rows are read from the top, and each from its leading edge', () => {
  const row = () => [label('low', [10, 100, 80, 20]), label('right', [200, 12, 80, 20]), label('left', [10, 10, 80, 20])]
  equal(read(row()), ['left', 'right', 'low'])
  equal(read(row(), { isMirrored: true }), ['right', 'left', 'low'])
})

test('a bar, a list and an item of it are read as a whole', () => {
  equal(read([
    view('navigationbar', [0, 0, 300, 100], {}, label('Title', [100, 60, 100, 20], { heading: 1 }), button('Back', [10, 55, 60, 30])),
    view('scroll', [0, 0, 300, 600], { role: 'list' },
      view('view', [0, 120, 150, 100], { role: 'listitem' }, label('one', [0, 0, 150, 20]), label('one, below', [0, 40, 150, 20])),
      view('view', [150, 120, 150, 100], { role: 'listitem' }, label('two', [0, 0, 150, 20]))),
  ]), ['Back, button', 'Title, heading', 'one', 'one, below', 'two'])
})

test('a bar is read before the list below it, however far that is scrolled, and a bar at the bottom after it', () => {
  const rows = [label('one', [0, -150, 100, 20]), label('two', [0, 10, 100, 20])]
  const bars = [view('navigationbar', [0, 0, 300, 100], {}, label('Title', [100, 60, 100, 20])), view('tabbar', [0, 550, 300, 50], {}, button('Home', [0, 0, 100, 50]))]
  equal(read([...bars, view('scroll', [0, 0, 300, 600], {}, ...rows)]), ['Title', 'one (away)', 'two', 'Home, button'])
})

test('controls say their value, their trait and their state', () => {
  equal(read([
    view('toggle', [0, 0, 60, 30], { on: true, label: 'Bell' }),
    view('slider', [0, 40, 200, 30], { part: 0.25, label: 'Volume' }),
    view('textfield', [0, 80, 200, 30], { placeholder: 'Name', value: 'Ada', hint: 'As on your card' }),
    view('textfield', [0, 120, 200, 30], { label: 'Password', value: 'secret', input: 'password' }),
    button('Pay', [0, 160, 200, 30], { enabled: false }),
    view('spinner', [0, 200, 20, 20], { animating: true }),
    view('image', [0, 240, 100, 20], { label: 'A map' }),
    view('pagecontrol', [0, 280, 100, 20], { pages: 3, page: 1 }),
    label('Terms', [0, 320, 100, 20], { role: 'link' }),
  ]), [
    'Bell, switch button, on', 'Volume, 25 %, adjustable', 'Name, Ada, text field, As on your card', 'Password, secure text field',
    'Pay, dimmed, button', 'in progress', 'A map, image', 'page 2 of 3, adjustable', 'Terms, link',
  ])
})

test('a tab says its place, and whether it is selected', () => {
  equal(read([view('tabbar', [0, 550, 300, 50], { role: 'tablist' },
    button('Home', [0, 0, 100, 50], { role: 'tab', selected: true }), view('view', [100, 0, 100, 50], { role: 'tab', tap: true }, label('Cart', [0, 0, 50, 20])))]),
  ['selected, Home, tab, 1 of 2', 'Cart, tab, 2 of 2'])
})

test('what is hidden, covered, clear or outside of the screen is not read', () => {
  equal(read([
    label('hidden', [0, 0, 50, 20], { hidden: true }), label('clear', [0, 30, 50, 20], { style: { opacity: '0' } }),
    view('view', [0, 60, 200, 50], { ariaHidden: true }, label('in elements that are hidden', [0, 0, 50, 20])),
    label('outside', [400, 0, 50, 20]), label('', [0, 90, 50, 20]),
    view('image', [0, 100, 50, 20]), label('there', [0, 130, 50, 20]),
  ]), ['there'])
  equal(read([view('view', [0, 0, 300, 600], {}, label('below', [0, 0, 50, 20])), view('view', [0, 300, 300, 300], { covers: true }, label('in front', [0, 0, 50, 20]))]),
    ['in front'])
})

test('a modal view hides its siblings', () => {
  equal(read([label('before', [0, 0, 50, 20]), view('view', [0, 100, 200, 100], { role: 'alertdialog' }, label('modal', [0, 0, 50, 20])), label('after', [0, 300, 50, 20])]),
    ['modal'])
})

test('an element hides what is in it, and a group does not', () => {
  const inside = () => [label('one', [0, 0, 50, 20]), label('two', [0, 30, 50, 20])]
  equal(read([view('view', [0, 0, 200, 100], { role: 'img', label: 'One and two' }, ...inside())]), ['One and two'])
  equal(read([view('view', [0, 0, 200, 100], { role: 'button', label: 'Open' }, ...inside())]), ['Open, button'])
  equal(read([view('view', [0, 0, 200, 100], { role: 'group', label: 'Both' }, ...inside())]), ['one', 'two'])
})

test('a row of a table is one element, and its controls are others', () => {
  equal(read([view('scroll', [0, 0, 300, 600], {}, view('view', [0, 0, 300, 600], { role: 'list' }, view('view', [0, 0, 300, 44], { role: 'listitem', actions: 'trailing' },
    view('view', [0, 0, 300, 44], { tap: true }, label('Bell', [0, 10, 100, 20]), label('R$ 6', [120, 10, 60, 20]), label('›', [280, 10, 10, 20], { ariaHidden: true }),
      view('toggle', [200, 10, 60, 30], { label: 'Bell', on: false })))))]),
  ['Bell, R$ 6, actions available', 'Bell, switch button, off'])
})

test('what can be pressed without a label is a fault', () => {
  equal(read([
    button('', [0, 0, 40, 40]), view('toggle', [0, 50, 60, 30], { on: false }), view('view', [0, 100, 40, 40], { role: 'button' }, label('inside', [0, 0, 40, 20])),
    view('view', [0, 150, 40, 40], { tap: true }, view('image', [0, 0, 40, 40])),
  ]), ['button (unnamed)', 'switch button, off (unnamed)', 'button (unnamed)', ' (unread)'])
})

test('the texts of a view that is pressed are read one by one, and it is told that it is no button', () => {
  equal(read([view('view', [0, 0, 200, 100], { tap: true }, label('Garça', [0, 0, 100, 20]), label('R$ 18', [0, 40, 100, 20]))]), ['Garça (plain)', 'R$ 18'])
  equal(read([view('view', [0, 0, 200, 100], { tap: true }, label('Garça', [0, 0, 100, 20]), button('Pay', [0, 40, 100, 20]))]), ['Garça', 'Pay, button'])
  equal(read([view('view', [0, 0, 200, 100], { tap: true, role: 'group', label: 'Cancel' })]), ['Cancel, button'])
})

test('what is scrolled away is read in its place', () => {
  equal(read([view('scroll', [0, 0, 300, 200], {}, label('one', [0, 0, 50, 20]), label('far', [0, 400, 50, 20])), button('Pay', [0, 300, 100, 30])]),
    ['one', 'far (away)', 'Pay, button'])
})
