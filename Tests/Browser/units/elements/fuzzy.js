import { folded, match, ranked } from '/js/elements/fuzzy.js'
import { equal, test } from '/units/unit.js'

const titles = (typed, ...things) =>
  ranked(typed, things.map((title) => (typeof title === 'string' ? { title } : title))).map(({ thing }) => thing.title)

test('what starts a word comes before what is within one, and that before single letters', () => {
  equal(titles('art', 'Smart', 'A retry', 'Start over', 'The art'), ['The art', 'Smart', 'Start over', 'A retry'])
})

test('every word that was typed must be found, in any order', () => {
  equal(titles('twice fails', 'Fails twice', 'Fails once', 'Twice'), ['Fails twice'])
  equal(match('x', { title: 'Fails' }), null)
})

test('the note counts less than the title', () => {
  equal(titles('500', { title: 'GET /home', note: '500' }, { title: 'GET /500' }), ['GET /500', 'GET /home'])
})

test('letters are found one after the other, from the start of a word on', () => {
  equal(match('ft', { title: 'Fails twice' }).marks, [[0, 1], [6, 7]])
  equal(match('so', { title: 'Start over' }).marks, [[0, 1], [6, 7]])
  equal(match('ts', { title: 'Fails' }), null)
})

test('letters far from each other are not found', () => {
  equal(match('sr', { title: `Start ${'and on '.repeat(20)}rest` }), null)
})

test('accents and capitals are passed over, and marks stay where they are', () => {
  equal(match('garca', { title: 'A Garça' }).marks, [[2, 7]])
  equal(match('GARÇA', { title: 'garca' }).marks, [[0, 5]])
  equal(folded('İ🙂Ç').length, 'İ🙂Ç'.length)
})

test('nothing typed finds all, in the order that they have and without marks', () => {
  equal(ranked(' ', [{ title: 'b' }, { title: 'a' }]).map(({ thing, marks }) => [thing.title, marks]), [['b', []], ['a', []]])
})

test('marks that touch are one', () => {
  equal(match('re ret', { title: 'Retry' }).marks, [[0, 3]])
})
