import { reasonOf } from '/js/side/out_of_sight.js'
import { equal, test } from '/units/unit.js'

/**
 * Makes nested views, the outermost first. Returns why the innermost is not visible, with the number of the view that
 * causes it.
 */
function reason(...views) {
  const root = document.createElement('div')
  root.style.cssText = 'position: absolute; left: 0; top: 0; width: 100px; height: 100px'
  document.body.append(root)
  const records = []
  for (const { name = 'view', props = {}, place = [0, 0, 50, 50], inert = false } of views) {
    const element = document.createElement('div')
    const [left, top, width, height] = place.map((length) => `${length}px`)
    Object.assign(element.style, { position: 'absolute', left, top, width, height })
    element.inert = inert
    ;(records.at(-1)?.element ?? root).append(element)
    records.push({ name, props, element })
  }
  const found = reasonOf(records.at(-1), { root, view: (element) => records.find((record) => record.element === element) ?? null })
  root.remove()
  return found && [found.reason, records.indexOf(found.by)]
}

test('what can be seen, even in part, has no reason', () => {
  equal(reason({}, {}), null)
  equal(reason({ name: 'scroll', place: [0, 0, 50, 50] }, { place: [0, 49, 20, 20] }), null)
  equal(reason({ place: [0, 0, 10, 10] }, { place: [40, 40, 10, 10] }), null, 'a view that does not clip')
})

test('a list that is scrolled, a view that clips and the edges of the phone are told apart', () => {
  equal(reason({ name: 'scroll' }, {}, { place: [0, 60, 20, 20] }), ['scrolled', 0])
  equal(reason({ name: 'scroll', place: [0, 0, 50, 50] }, { name: 'scroll', place: [0, 40, 50, 50] }, { place: [0, 20, 20, 20] }), ['scrolled', 0])
  equal(reason({ props: { style: { overflow: 'hidden' } } }, { place: [60, 0, 20, 20] }), ['clipped', 0])
  equal(reason({}, { place: [120, 0, 20, 20] }), ['outside', -1])
})

test('hidden, clear, covered and empty views are told, and what they are hidden with', () => {
  equal(reason({}, { props: { hidden: true } }), ['hidden', 1])
  equal(reason({ props: { hidden: true } }, {}), ['hiddenIn', 0])
  equal(reason({}, { props: { style: { opacity: '0' } } }), ['clear', 1])
  equal(reason({ inert: true }, {}), ['covered', -1])
  equal(reason({}, { place: [0, 0, 0, 20] }), ['empty', -1])
})
