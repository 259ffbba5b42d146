const short = 24 // letters that nearly always have room
const tail = 14 // letters at the end of an address that stay, where it has no better place to be cut
const [shortTail, longTail] = [6, 24]

/**
 * A text in a single line. Of a long address the middle is left out where room is short, because its end often tells it from
 * others; of other texts the end is left out. The tooltip has all of it, and so has the text that assistive technology reads:
 * the two visible parts are drawn by the style sheet.
 * @param {Function} h  @param {string} text  @param {object} attributes  those of the element, and a tooltip that says more
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

/** Letters of other scripts may change their form where a text is divided. */
function isAddress(text) { return /[/?]/.test(text) && /^[\x20-\x7e\xa0-\xff]*$/.test(text) }

/** Where the end begins that stays: at a part of the address or at a word, so that none of them is cut in two. */
function cutOf(text) {
  const isCut = (letters) => /[/?&\s]/.test(text.at(-letters))
  for (let letters = tail; letters <= longTail; letters += 1) if (isCut(letters)) return text.length - letters
  for (let letters = tail; letters >= shortTail; letters -= 1) if (isCut(letters)) return text.length - letters
  return text.length - tail
}
