import { contentWords, LayoutAccount } from '/js/side/layout_account.js'
import { equal, test } from '/units/unit.js'

const t = (name, values = {}) => `${name}${Object.values(values).map((value) => ` ${value}`).join('')}`
const h = (tag, attributes, ...children) => {
  const element = document.createElement(tag)
  element.append(...children.flat().filter((child) => child !== null && child !== undefined))
  return element
}

function panel(answer) {
  const element = document.createElement('section')
  const page = { elements: { h }, t, words: { add() {} }, model: { session: { id: 's' } }, api: { layout: async (session, view) => answer(session, view) } }
  return { element, account: new LayoutAccount({ ...page, element }) }
}

const record = { id: 'v3', name: 'label', props: { type: 'UILabel' } }
const constrained = {
  placing: 'constraints', frame: [0, 0, 1, 1], ambiguous: true,
  content: { width: 100, hugging: [250, 251], resistance: [750, 750] },
  rules: [{ text: 'a == b', priority: 1000, followed: true }, { text: 'a == c', priority: 1000, followed: false }],
}

test('what the content asks for is told with both priorities, a dash where it has no opinion', () => {
  equal(contentWords(constrained.content, t), 'contentAsks 100 × – 250 / 251 750 / 750')
  equal(contentWords({ ...constrained.content, height: 33.66666 }, t), 'contentAsks 100 × 33.67 250 / 251 750 / 750')
})

test('constraints are told, and which cannot hold', async () => {
  const { element, account } = panel((session, view) => (session === 's' && view === 'v3' ? constrained : null))
  await account.show(record)
  equal(element.querySelectorAll('li').length, 2)
  equal(element.querySelectorAll('s').length, 1)
  equal(element.textContent.includes('ambiguous'), true)
  equal(element.textContent.includes('null'), false)
})

test('a view that has left, and no view at all, are told as what they are', async () => {
  const { element, account } = panel(() => { throw new Error('gone') })
  await account.show(record)
  equal(element.textContent.includes('noAccount'), true)
  await account.show(null)
  equal(element.childElementCount, 0)
})

test('the answer about a row that is no longer looked at is not shown', async () => {
  let answer
  const { element, account } = panel(() => new Promise((resolve) => { answer = resolve }))
  const first = account.show(record)
  const later = answer
  account.show(null)
  later(constrained)
  await first
  equal(element.childElementCount, 0)
})
