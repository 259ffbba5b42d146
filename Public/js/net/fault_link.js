const spelling = /^(?:(\d+)\s+)?([a-z]+)(?:\s+(\d+))?\s+((?:[A-Z]+\s+)?(?:[/*]|https?:\/\/).*)$/i
const name = /^(?!(?:\d+\s+)?(?:status|noConnection|timeout|brokenBody|delay)\b)[a-z\d][\w .-]{0,63}$/i // of a kept script
const amounts = { status: 'status', delay: 'delay', timeout: 'delay' }

/** An invalid rule in a link, with the key and the values of the message. */
export class BadRule extends Error {
  constructor(word, values) {
    super(Object.values(values).join(' '))
    this.word = word
    this.values = values
  }
}

/** Returns the name of a stored script, if a link has one instead of rules. @param {string[]} texts */
export function scriptName(texts) {
  const [text] = texts
  return texts.length === 1 && name.test(text) && !spelling.test(text) ? text : null
}

/** Returns the rules of a link for the API. @param {string[]} texts  each in words, or as JSON */
export function rulesOf(texts) {
  return texts.flatMap((text) => {
    if (!text.trim()) return []
    return /^\s*[[{]/.test(text) ? parse(text) : [read(text)]
  })
}

/** Returns a rule as a link has it. */
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
