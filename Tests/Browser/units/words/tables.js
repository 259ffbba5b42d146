import { equal, test } from '/units/unit.js'

const paths = (await (await fetch('/modules')).json()).sort()
const texts = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await (await fetch(`/${path}`)).text()])))

/** The tables of words in a module, by their names. A table is an object of texts alone. */
function tables(text) {
  const found = text.matchAll(/^(?:export )?const (english\w*|portuguese\w*) = (\{.*?\})$/gms)
  return Object.fromEntries(Array.from(found, ([, name, body]) => [name, new Function(`return ${body}`)()]))
}

const all = Object.entries(texts).map(([path, text]) => [path, tables(text)]).filter(([, found]) => Object.keys(found).length)
const gaps = (text) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name).sort()
const isServers = (key) => /^(problem|line|value)_| /.test(key) // what the server says in English itself

/** What the page says without a table beside it: all of that is in the large Portuguese one. */
function common() {
  const english = all.filter(([, found]) => !('portuguese' in found)).map(([, found]) => Object.values(found))
  const { portuguese } = Object.fromEntries(all)['js/words/portuguese.js']
  return { english: Object.assign({}, ...english.flat()), portuguese }
}

test('there are tables, and each is read whole', () => {
  equal(all.length >= 12, true)
  for (const [path, text] of Object.entries(texts)) {
    const wanted = text.match(/^(?:export )?const (english|portuguese)\w* = \{/gm) ?? []
    equal(Object.keys(tables(text)).length, wanted.length, path)
  }
})

test('every word that comes with its module is there in both languages', () => {
  const pairs = all.filter(([, { english, portuguese }]) => english && portuguese)
  equal(pairs.length >= 9, true)
  for (const [path, { english, portuguese }] of pairs) equal(Object.keys(portuguese).sort(), Object.keys(english).sort(), path)
})

test('every other word is there in both languages', () => {
  const { english, portuguese } = common()
  equal(Object.keys(english).filter((key) => !(key in portuguese)), [], 'in English only')
  const inBoth = Object.keys(portuguese).filter((key) => !isServers(key))
  const isKnown = (key) => key in english || Object.values(texts).some((text) => text.includes(`own('${key}'`))
  equal(inBoth.filter((key) => !isKnown(key)), [], 'in Portuguese only')
})

test('a word has the same gaps in both languages', () => {
  const { english, portuguese } = common()
  const pairs = [...all.filter(([, found]) => found.english && found.portuguese), ['js/words', { english, portuguese }]]
  for (const [path, pair] of pairs) {
    for (const [key, text] of Object.entries(pair.english)) equal(gaps(pair.portuguese[key] ?? ''), gaps(text), `${path}: ${key}`)
  }
})
