const short = 24 // characters that nearly always fit
const tail = 14 // characters at the end of an address that stay visible if there is no better place to cut it
const [shortTail, longTail] = [6, 24]

/**
 * Returns an element with a text in a single line. A long address is shortened in its middle, because its end often
 * distinguishes it; another text is shortened at its end. The tooltip and the text for assistive technology are
 * complete, because the style sheet draws the two visible parts.
 *
 * @param {Function} h  @param {string} text  @param {object} attributes  those of the element, and a longer tooltip
 * @returns {HTMLElement}
 */
export function oneLine(h, text, { class: name = '', title, ...attributes } = {}) {
  const isShort = text.length <= short
  const all = { ...attributes, class: `line ${name}`.trim(), title: title ?? (isShort ? null : text) }
  if (isShort || !isAddress(text)) return h('span', all, text)
  const at = cutOf(text)
  const part = (name, words) => h('span', { class: name, 'data-text': words, 'aria-hidden': 'true' })
  return h('span', { ...all, 'data-cut': 'middle' },
    h('span', { class: 'unseen' }, text), part('line-start', text.slice(0, at)), part('line-end', text.slice(at)))
}

/**
 * Returns whether a text may be divided as an address. Letters of other scripts could change their form where it is
 * cut.
 */
function isAddress(text) { return /[/?]/.test(text) && /^[\x20-\x7e\xa0-\xff]*$/.test(text) }

/** Returns where the visible end of an address begins: at a part of the address or at a word. */
function cutOf(text) {
  const isCut = (letters) => /[/?&\s]/.test(text.at(-letters))
  for (let letters = tail; letters <= longTail; letters += 1) if (isCut(letters)) return text.length - letters
  for (let letters = tail; letters >= shortTail; letters -= 1) if (isCut(letters)) return text.length - letters
  return text.length - tail
}
