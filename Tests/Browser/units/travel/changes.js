import { builders } from '/js/elements/elements.js'
import { Changes } from '/js/travel/changes.js'
import { english, portuguese } from '/js/travel/travel_words.js'
import { englishSide } from '/js/words/side_words.js'
import { Words } from '/js/words/words.js'
import { equal, spy, test } from '/units/unit.js'

/** Returns the text of the page for a step of ten. */
function drawn(lines, more = {}) {
  const words = new Words()
  words.add(english)
  const travel = { record: { of: 10, step: 5, changes: { since: 4, lines }, ...more }, compare: spy(), to: spy() }
  const page = { elements: builders(document), document, t: words.t, has: words.has, words, late: { side: { actions: { copy: spy() } } } }
  const changes = new Changes({ ...page, travel })
  document.body.append(changes.element)
  changes.draw()
  const texts = (selector) => Array.from(changes.element.querySelectorAll(selector), ({ textContent }) => textContent)
  return { changes, travel, page, texts, field: changes.element.querySelector('input') }
}

test('a line without a sign is the heading of those with one, or a remark', () => {
  const { texts, changes } = drawn(['Look', '+ label "A"', '- label "B"', 'Nothing was sent', 'Sent', '~ a → b'])
  equal(texts('h3'), ['Look', 'Requests sent'])
  equal(texts('p'), ['Nothing was sent'])
  equal(texts('.change-sign'), ['+', '−', '→'])
  equal(Array.from(changes.element.querySelectorAll('.changes-list'), ({ childElementCount }) => childElementCount), [2, 1])
})

test('a change says what it is in a word too', () => {
  equal(drawn(['+ a']).texts('.change'), ['+added a'])
})

test('where nothing changed it says so; without a record there is nothing', () => {
  equal(drawn([]).texts('p'), ['No visible change.'])
  equal(drawn([], { changes: null }).texts('*'), [])
})

test('what differs from the recording stands first, with the way to where it is seen', () => {
  const { texts, travel, changes } = drawn(['Look', '+ a'], { difference: { lines: ['- b'], seen: 7 } })
  equal(texts('h2'), ['Differs from the recording', 'What changed'])
  equal(texts('.change-text'), ['b', 'a'])
  changes.element.querySelector('button').click()
  equal(travel.to.calls, [[7]])
})

test('any step there is can be compared with; the one before is what it is without asking', () => {
  const { field, travel } = drawn([])
  equal([field.value, field.max], ['4', '10'])
  for (const value of ['2', '4', '', '11', '-1']) {
    field.value = value
    field.dispatchEvent(new Event('change'))
  }
  equal(travel.compare.calls, [[2], [null], [null], [null], [null]])
})

test('what is copied is what was said', () => {
  const { page, changes } = drawn(['Look', '+ a'])
  Array.from(changes.element.querySelectorAll('button')).at(-1).click()
  equal(page.late.side.actions.copy.calls, [['Look\n+ a', 'changesCopied']])
})

test('in Portuguese all of it is translated, also what is copied', async () => {
  const { changes, page, texts } = drawn(['Screen', '+ button "Retry" v3', 'Faults', '+ f1 /home status 500 used 1 of 2'])
  page.words.add({ ...englishSide, ...english }, portuguese)
  await page.words.use('pt-BR')
  changes.draw()
  equal(texts('h3'), ['Tela', 'Regras de falha'])
  equal(texts('.change-text'), ['botão "Retry" v3', 'f1 /home status 500 usada 1 de 2'])
  Array.from(changes.element.querySelectorAll('button')).find(({ textContent }) => textContent === portuguese.copyChanges).click()
  equal(page.late.side.actions.copy.calls.at(-1)[0], 'Tela\n+ botão "Retry" v3\nRegras de falha\n+ f1 /home status 500 usada 1 de 2')
})
