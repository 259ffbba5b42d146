import { equal, test } from '/units/unit.js'

const paths = (await (await fetch('/modules')).json()).sort()
const texts = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await (await fetch(`/${path}`)).text()])))

/** Returns the tables of texts in a module, by their names. A table is an object whose values are all strings. */
function tables(text) {
  const found = text.matchAll(/^(?:export )?const (english\w*|portuguese\w*) = (\{.*?\})$/gms)
  return Object.fromEntries(Array.from(found, ([, name, body]) => [name, new Function(`return ${body}`)()]))
}

const all = Object.entries(texts).map(([path, text]) => [path, tables(text)]).filter(([, found]) => Object.keys(found).length)
const gaps = (text) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name).sort()
const isServers = (key) => /^(problem|line|value)_| /.test(key) // texts of the server in English

/** Returns the keys of tables without a Portuguese table beside them. The large Portuguese table has all of them. */
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

/** Unusual words, each with the standard word. */
const foreign = {
  english: [
    [/\banew\b|\bafresh\b/, 'new, restart, reload'], [/\baside\b/, 'swipe, in the background, sleeping'],
    [/\blooks? on\b|\bonly looks\b/, 'watch, view'], [/\b(?:may|to) be asked\b|\bAsk (?:it|this)\b/, 'allow, request'],
    [/\b(?:the|an?|no|this) (?:real )?answers?\b|\banswers? (?:waits?|of)\b|^answer\b/i, 'response'],
    [/(?<!while )\bheld\b|\bholds? (?:every|the)\b|\breleases? (?:edited|the)\b/i, 'paused, continue'],
    [/\bhand(?:s|ed)? (?:control )?over\b/i, 'export, give control'], [/\bdrives\b|\bdriven\b/, 'has control'],
    [/\bhears? of\b|\bbites?\b/, 'receives, matches'], [/\bNo JSON\b|\bis no (?:JSON|rule)\b/, 'not valid'],
    [/\bbroken body\b/, 'malformed body'], [/\bvisto:|\bSeen:/, 'what happened'], [/\b(?:one’s|its) own\b/, 'custom'],
    [/(?<!fault )\bsweep\b/i, 'fault sweep'],
  ],
  portuguese: [
    [/\bpedidos?\b(?! o controle)/i, 'requisição'], [/quebr(?:ou|a|ado)\b/i, 'travou, malformado'], [/(?<!JSON )\binválido\b/, 'malformado'],
    [/\bcarga\b/i, 'carregamento'], [/laboratório/i, 'Playground'], [/\bbelisc/i, 'pinça'], [/\bguardar as\b|(?<!Apagar )\bde vez\b/i, 'salvar'],
    [/\bvarr(?:er|edura)/i, 'testar falhas'], [/\bretid[ao]s?\b|\bsegurar todas\b/i, 'em pausa'], [/\bposta de lado\b/i, 'em quarentena, dormindo'],
    [/\bconduz/i, 'tem o controle'], [/\bconsultad?[ora]s?\b/i, 'permitir'], [/\bentregar\b/i, 'exportar'], [/\brespostas? própria\b/i, 'resposta simulada'],
  ],
}

test('the page speaks as the tools of its readers do, and has one name for one thing', () => {
  const { portuguese } = common()
  const said = { english: all.flatMap(([, { portuguese: _, ...english }]) => Object.values(english)), portuguese: [portuguese, ...all.map(([, found]) => found.portuguese ?? {})] }
  for (const [language, words] of Object.entries(foreign)) {
    const found = said[language].flatMap(Object.entries).flatMap(([key, text]) =>
      words.filter(([word]) => word.test(text)).map(([, better]) => `${key}: “${text}” (${better})`))
    equal(found, [], language)
  }
})
