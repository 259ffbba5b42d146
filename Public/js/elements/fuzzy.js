const found = { start: 8, within: 5, letters: 2, note: 1 } // the score of a word by where it was found

/**
 * Returns a text for comparison: lower case without accents, each character at its position.
 *
 * @param {string} text  @returns {string} of the same length
 */
export function folded(text) {
  return text.replace(/[A-Z]|\P{ASCII}/gu, (sign) => {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === sign.length ? plain : sign
  })
}

/**
 * Returns how well an entry matches the typed words. Every word must be found: at the start of a word of the title,
 * anywhere in it, letter by letter, or in the note.
 *
 * @param {string} typed  @param {{ title: string, note?: string }} thing
 * @returns {{ score: number, marks: number[][] }|null}  marks: the matched ranges of the title, in their order
 */
export function match(typed, { title, note = '' }) {
  const [plain, plainNote] = [folded(title), folded(note)]
  let score = 0
  const marks = []
  for (const word of folded(typed).split(/\s+/).filter(Boolean)) {
    const hit = inTitle(word, plain) ?? (plainNote.includes(word) ? { score: found.note, marks: [] } : null)
    if (!hit) return null
    score += hit.score
    marks.push(...hit.marks)
  }
  return { score, marks: joined(marks) }
}

/**
 * Returns the entries that match the typed words, the best first. Of two equally good entries, the shorter one comes
 * first; of two equally long ones, the earlier one.
 * @template {{ title: string, note?: string }} T
 * @param {string} typed
 * @param {T[]} things
 * @returns {{ thing: T, marks: number[][] }[]}
 */
export function ranked(typed, things) {
  return things
    .map((thing) => ({ thing, ...match(typed, thing) }))
    .filter(({ marks }) => marks)
    .sort((first, second) => second.score - first.score || (first.score && first.thing.title.length - second.thing.title.length))
}

function inTitle(word, title) {
  for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1)) {
    if (isStart(title, at)) return { score: found.start, marks: [[at, at + word.length]] }
  }
  const at = title.indexOf(word)
  if (at >= 0) return { score: found.within, marks: [[at, at + word.length]] }
  return word.length > 1 ? letters(word, title) : null
}

/**
 * Matches the letters of a word one after the other, the first of them at the start of a word: `ft` matches “Fails
 * twice”.
 */
function letters(word, title) {
  const marks = []
  let at = 0
  for (const [index, letter] of Array.from(word).entries()) {
    const next = nextStart(title, letter, at)
    const here = index > 0 && title.startsWith(letter, at) ? at : next >= 0 || index === 0 ? next : title.indexOf(letter, at)
    if (here < 0) return null
    marks.push([here, here + letter.length])
    at = here + letter.length
  }
  return at - marks[0][0] <= 6 * word.length ? { score: found.letters, marks } : null
}

function nextStart(title, letter, from) {
  let at = title.indexOf(letter, from)
  while (at >= 0 && !isStart(title, at)) at = title.indexOf(letter, at + 1)
  return at
}

function isStart(title, at) {
  return at === 0 || !/[\p{L}\p{N}]/u.test(title[at - 1])
}

/** Returns ranges in their order, and merges those that touch. */
function joined(marks) {
  const result = []
  for (const [from, to] of marks.sort(([first], [second]) => first - second)) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}
