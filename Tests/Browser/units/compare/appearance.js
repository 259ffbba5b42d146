import { appearanceDifferences, differingViews } from '/js/compare/appearance.js'
import { equal, test } from '/units/unit.js'

/** Returns a screen like that of the page, from short descriptions of views: kind, style, text and subviews. */
function screen(...views) {
  const draw = ({ kind = 'view', style = '', text, label, src, inside = [] }) => {
    const element = document.createElement(src === undefined ? 'div' : 'img')
    element.dataset.view = 'v1'
    element.dataset.kind = kind
    element.setAttribute('style', style)
    if (label) element.setAttribute('aria-label', label)
    if (src) element.src = src
    if (text) {
      const segment = document.createElement('span')
      segment.className = 'segment'
      segment.textContent = text
      element.append(segment)
    }
    element.append(...inside.map(draw))
    return element
  }
  const root = document.createElement('section')
  root.append(...views.map(draw))
  document.body.append(root)
  return root
}

const differences = (left, right) => appearanceDifferences(differingViews(screen(...left), screen(...right)))
  .map(({ role, name, aspects }) => [role, name, ...aspects.map(({ aspect, left: one, right: other }) => `${aspect}: ${one} / ${other}`)])

test('screens that are drawn alike have no differences', () => {
  const views = [{ kind: 'label', text: 'Hello', style: 'position: absolute; left: 3px; color: red' }]
  equal(differences(views, views), [])
})

test('places, sizes and colours are compared', () => {
  const label = (style) => [{ kind: 'label', text: 'Hello', style: `position: absolute; height: 20px; ${style}` }]
  equal(differences(label('left: 3px; top: 1px; width: 40px; color: rgb(1, 2, 3)'), label('left: 5px; top: 1px; width: 60px; color: rgb(1, 2, 4)')),
    [['label', 'Hello', 'position: 3, 1 / 5, 1', 'size: 40 × 20 / 60 × 20', 'textColour: rgb(1, 2, 3) / rgb(1, 2, 4)']])
})

test('a text of another length, which the server compares, is not also said to have another size', () => {
  equal(differences([{ kind: 'label', text: 'Hello', style: 'width: 40px' }], [{ kind: 'label', text: 'Hello you', style: 'width: 60px' }]), [])
})

test('what a view has from the one that it is in is said once', () => {
  const bar = (colour) => [{ style: `color: ${colour}`, inside: [{ kind: 'label', text: 'One' }, { kind: 'label', text: 'Two' }] }]
  equal(differences(bar('rgb(1, 1, 1)'), bar('rgb(2, 2, 2)')), [['view', 'One', 'textColour: rgb(1, 1, 1) / rgb(2, 2, 2)']])
})

test('a view without words that only one has is named, and one with words is left to the server', () => {
  const label = { kind: 'label', text: 'Hello' }
  equal(differences([label], [{ kind: 'image', label: '', style: 'width: 4px' }, label, { kind: 'label', text: 'More' }]),
    [['image', '', 'presence: missing / shown']])
})

test('what is hidden on one side only is missing there, and what is hidden on both is not compared', () => {
  const line = (style) => [{ kind: 'view', style }]
  equal(differences(line('display: none; color: red'), line('display: none; color: blue')), [])
  equal(differences(line('display: none'), line('')), [['view', '', 'presence: missing / shown']])
})

test('images are the same by what they show, whatever their addresses', async () => {
  const picture = (colour, more = '') => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${colour}"/>${more}</svg>`)}`
  const [red, same, blue] = [picture('red'), picture('red', '<g/>'), picture('blue')].map((src) => screen({ kind: 'image', src }))
  await Promise.all([red, same, blue].map((root) => root.querySelector('img').decode()))
  equal(appearanceDifferences(differingViews(red, same)), [])
  equal(appearanceDifferences(differingViews(red, blue)).map(({ aspects: [{ aspect }] }) => aspect), ['image'])
})

test('a view that differs is found on both screens, also if only its text differs', () => {
  const [left, right] = [screen({ kind: 'label', text: 'One' }, { kind: 'label', text: 'Same' }), screen({ kind: 'label', text: 'Two' }, { kind: 'label', text: 'Same' })]
  const found = differingViews(left, right)
  equal(found.map(({ left, right, aspects }) => [left.textContent, right.textContent, aspects.length]), [['One', 'Two', 0]])
})

test('a view that only one screen has is found there, and one that is hidden on both is not', () => {
  const found = differingViews(screen({ kind: 'label', text: 'Same' }, { style: 'display: none' }), screen({ kind: 'label', text: 'Same' }, { kind: 'label', text: 'More' }, { style: 'display: none' }))
  equal(found.map(({ left, right }) => [left, right?.textContent]), [[null, 'More']])
})
