import { Words } from '/js/words/words.js'
import { equal, test } from '/units/unit.js'

test('a word has its values in it, and one that nobody knows is its own name', () => {
  const { t } = new Words()
  equal([t('failed', { name: 'Home', message: 'why' }), t('failed'), t('nobodyKnowsThis')], ['Home failed: why', ' failed: ', 'nobodyKnowsThis'])
})

test('Portuguese for whoever reads it, from any country; English for all others', async () => {
  const words = new Words()
  const spoken = []
  for (const language of ['pt-BR', 'pt', 'fr', 'en-GB']) {
    await words.use(language)
    spoken.push([words.language, words.t('live')])
  }
  equal(spoken, [['pt', 'ao vivo'], ['pt', 'ao vivo'], ['en', 'live'], ['en', 'live']])
})

test('words that come later are there in the language of now, and of later', async () => {
  const words = new Words()
  await words.use('pt')
  words.add({ greeting: 'Hello' }, { greeting: 'Olá' })
  equal([words.t('greeting'), words.has('greeting')], ['Olá', true])
  await words.use('en')
  equal(words.t('greeting'), 'Hello')
  await words.use('pt')
  equal(words.t('greeting'), 'Olá')
})

test('a line of the log is told by its kind where the reader’s table knows it', async () => {
  const words = new Words()
  words.add({}, { line_cut: 'Cortado em {place}', value_start: 'início' })
  const line = { message: 'cut at start', detail: { type: 'cut', place: 'start' } }
  equal(words.line(line), 'cut at start')
  await words.use('pt')
  equal([words.line(line), words.line({ message: 'other' })], ['Cortado em início', 'other'])
})

test('who waits for the language that is wanted speaks it', async () => {
  const words = new Words()
  await words.ready
  words.use('pt')
  await words.ready
  equal(words.t('live'), 'ao vivo')
})

test('one of a thing has a word of its own where there is one', () => {
  const words = new Words()
  words.add({ found_one: 'One found', found: '{count} found', kept: '{count} kept' })
  equal([1, 2].map((count) => words.t('found', { count })), ['One found', '2 found'])
  equal(words.t('kept', { count: 1 }), '1 kept')
})
