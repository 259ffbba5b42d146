const spelling = /^(?:(\d+)\s+)?([a-z]+)(?:\s+(\d+))?\s+((?:[A-Z]+\s+)?(?:[/*]|https?:\/\/).*)$/i
const name = /^(?!(?:\d+\s+)?(?:status|noConnection|timeout|brokenBody|delay)\b)[a-z\d][\w .-]{0,63}$/i // of a kept script
const amounts = { status: 'status', delay: 'delay', timeout: 'delay' }

/** A rule in a link that is none: the word for why, and what is said in it. */
export class BadRule extends Error {
  constructor(word, values) {
    super(Object.values(values).join(' '))
    this.word = word
    this.values = values
  }
}

/** The name of a script that the server keeps, where a link has one for its rules. @param {string[]} texts */
export function scriptName(texts) {
  const [text] = texts
  return texts.length === 1 && name.test(text) && !spelling.test(text) ? text : null
}

/** The rules of a link, as the API takes them. @param {string[]} texts  each in words, or as JSON */
export function rulesOf(texts) {
  return texts.flatMap((text) => {
    if (!text.trim()) return []
    return /^\s*[[{]/.test(text) ? parse(text) : [read(text)]
  })
}

/** A rule as a link has it. */
export function textOf(rule) {
  const { count, fault, status, delay, path, ...more } = rule
  if (Object.keys(more).length) return JSON.stringify(rule)
  return [count, fault, status ?? delay, path].filter((part) => part !== undefined).join(' ')
}

function read(text) {
  const found = text.trim().match(spelling)
  const [, count, fault, amount, path] = found ?? []
  const member = amounts[fault]
  if (!found || (amount && !member)) throw new BadRule('faultSpelling', { rule: text })
  return { path, fault, ...(count && { count: Number(count) }), ...(amount && { [member]: Number(amount) }) }
}

function parse(text) {
  try {
    const value = JSON.parse(text)
    return value.rules ?? value
  } catch ({ message }) {
    throw new BadRule('faultJSON', { reason: message })
  }
}
