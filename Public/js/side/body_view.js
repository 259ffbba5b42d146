import { BodyLines } from './body_lines.js'

/** @import { Elements } from '../elements/elements.js' */

const height = 20 // pixels of a row, as the style sheet has it
const most = 600 // rows that are all drawn; of more only those near to what is seen
const near = 30 // rows drawn before and after those that are seen
const tallest = 8_000_000 // pixels that every browser can scroll over
const mostHits = 10_000
const error = -1 // the row of the error, among those that are shown
const tokens = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)|([{}[\],:])/g
let views = 0

/** The body of a message: JSON as a tree whose parts fold, any other text as it is. Found texts are marked. */
export class BodyView {
  #folded = new Set() // rows
  #shown = [] // rows that are not inside a folded one
  #lower = null // the text in small letters, once a text was looked for
  #hits = [] // where the found text begins
  #length = 0 // of the found text
  #current = -1 // the hit that was gone to
  #active = 0 // the index among the shown rows of the one that the arrow keys move
  #frame = 0
  #drawn = ''

  /**
   * @param {{ elements: Elements, t: (key: string, values?: object) => string }} services
   * @param {{ text: string, name: string, place?: { line?: number, column?: number, message: string } }} body
   *   `name` is for assistive technology; `place` is that of an error in the body
   */
  constructor({ elements, t }, { text, name, place }) {
    const { h } = elements
    Object.assign(this, { elements, t, place })
    this.lines = new BodyLines(text, Boolean(place?.line))
    this.wrong = place?.line ? this.lines.rowOf(place.line, place.column ?? 1, text) : null
    this.isTree = this.lines.closes.size > 0
    views += 1
    this.id = `body-${views}`
    this.rows = h('div', { class: 'body-rows', role: 'none' })
    this.room = h('div', { class: 'body-room', role: 'none' }, this.rows)
    this.element = h('div', {
      class: 'body', tabindex: 0, role: this.isTree ? 'tree' : 'group', 'aria-label': name,
      click: this.#click, keydown: this.#keydown, scroll: this.#later,
    }, this.room)
    this.#fold()
  }

  /** Folds all parts but the outermost, or unfolds all parts. @param {boolean} isFolded */
  foldAll(isFolded) {
    this.#folded = new Set(isFolded ? Array.from(this.lines.closes.keys()).filter((row) => row > 0) : [])
    this.#active = 0
    this.#fold()
  }

  /** Scrolls to the error in the body, if there is one. */
  showError() {
    if (this.wrong !== null) this.#reveal(this.wrong)
  }

  /**
   * Marks a text. Letters are compared without regard to case.
   * @param {string} text  @returns {number} how often it was found
   */
  find(text) {
    const { lines } = this
    const wanted = text.toLowerCase()
    this.#lower ??= lowerCase(lines.text)
    this.#hits = []
    this.#length = wanted.length
    this.#current = -1
    for (let at = wanted ? this.#lower.indexOf(wanted) : -1; at >= 0 && this.#hits.length < mostHits; at = this.#lower.indexOf(wanted, at + wanted.length)) this.#hits.push(at)
    this.#draw()
    return this.#hits.length
  }

  /**
   * Goes to the next or previous found text, and continues at the other end after the last one.
   * @param {number} step  1 or -1
   * @returns {number} which one it is, from 1
   */
  go(step) {
    const { length } = this.#hits
    if (!length) return 0
    this.#current = this.#current < 0 ? (step > 0 ? 0 : length - 1) : (this.#current + step + length) % length
    this.#reveal(this.lines.rowAt(this.#hits[this.#current]))
    this.rows.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return this.#current + 1
  }

  /** Unfolds what a row is inside of, and scrolls to it. */
  #reveal(row) {
    for (const folded of this.#folded) if (folded < row && row <= this.lines.closes.get(folded)) this.#folded.delete(folded)
    this.#fold()
    const at = this.#shown.indexOf(row)
    this.#active = at
    const { element } = this
    const top = at * this.#step
    if (top < element.scrollTop || top > element.scrollTop + element.clientHeight - 3 * height) element.scrollTop = top - element.clientHeight / 3
    this.#draw()
  }

  /** Lists the rows that are not inside a folded one. */
  #fold() {
    const { lines, wrong } = this
    this.#shown = []
    for (let row = 0; row < lines.count; row += 1) {
      this.#shown.push(row)
      if (row === wrong) this.#shown.push(error)
      if (this.#folded.has(row)) row = lines.closes.get(row)
    }
    this.room.style.blockSize = `${Math.min(this.#shown.length * height, tallest)}px`
    this.#draw()
  }

  /** The pixels of scrolling for a row: less than its height if a browser could not scroll over all rows. */
  get #step() {
    const { length } = this.#shown
    if (length * height <= tallest) return height
    const seen = this.element.clientHeight || height
    return (tallest - seen) / (length - seen / height)
  }

  #later = () => {
    if (this.#shown.length <= most) return
    const window = this.element.ownerDocument.defaultView
    this.#frame ||= window.requestAnimationFrame(() => {
      this.#frame = 0
      this.#draw()
    })
  }

  #draw() {
    const all = this.#shown.length
    const isWhole = all <= most
    const seen = Math.floor(this.element.scrollTop / this.#step)
    const from = isWhole ? 0 : Math.max(0, seen - near)
    const to = isWhole ? all : Math.min(all, seen + Math.ceil((this.element.clientHeight || 400) / height) + near)
    this.rows.style.insetBlockStart = `${from === 0 ? 0 : this.element.scrollTop - (this.element.scrollTop % this.#step) - (seen - from) * height}px`
    this.rows.replaceChildren(...this.#shown.slice(from, to).map((row, index) => (row === error ? this.#errorRow() : this.#row(row, from + index))))
    if (this.isTree) this.element.setAttribute('aria-activedescendant', `${this.id}-${this.#shown[this.#active]}`)
  }

  #row(row, index) {
    const { elements: { h }, lines } = this
    const close = lines.closes.get(row)
    const isFolded = this.#folded.has(row)
    const isEnd = this.isTree && /^[}\]]/.test(lines.row(row))
    const parts = this.#parts(row)
    if (isFolded) parts.push(h('span', { class: 'body-more' }, '…'), ...this.#parts(close))
    const element = h('div', {
      class: 'body-row', id: `${this.id}-${row}`, 'data-row': row, 'data-number': lines.numbers[row] || null, role: this.isTree && !isEnd ? 'treeitem' : null,
      'aria-hidden': isEnd ? 'true' : null, 'aria-level': this.isTree && !isEnd ? lines.depths[row] + 1 : null,
      'aria-expanded': close === undefined ? null : String(!isFolded), 'data-state': row === this.wrong ? 'wrong' : null,
      'data-active': this.isTree && index === this.#active ? '' : null,
    }, h('span', { class: 'body-fold', 'aria-hidden': 'true' }), ...parts)
    element.style.setProperty('--depth', String(lines.depths[row]))
    return element
  }

  #errorRow() {
    const { elements: { h }, lines, place, wrong } = this
    const element = h('div', { class: 'body-row body-error', role: this.isTree ? 'treeitem' : null, 'aria-level': this.isTree ? lines.depths[wrong] + 1 : null },
      `${lines.isJSON ? '' : ' '.repeat(Math.max((place.column ?? 1) - 1, 0) % 200)}▲ ${place.message}`)
    element.style.setProperty('--depth', String(lines.depths[wrong]))
    return element
  }

  /** The text of a row in its colours, with what was found in it marked. */
  #parts(row) {
    const { elements: { h }, lines } = this
    const [start, text] = [lines.starts[row], lines.row(row)]
    const parts = []
    for (const { from, to, name } of this.#pieces(row, text)) {
      for (const piece of this.#cut(start + from, start + to)) {
        const words = lines.text.slice(piece.from, piece.to)
        const marked = piece.hit < 0 ? words : h('mark', { class: 'body-hit', 'data-current': piece.hit === this.#current ? '' : null }, words)
        parts.push(name ? h('span', { class: name }, marked) : marked)
      }
    }
    return parts
  }

  /** The parts of a row that have a colour of their own. */
  #pieces(row, text) {
    if (!this.lines.isJSON) return [{ from: 0, to: text.length }]
    if (this.lines.numbers[row] === 0) return [{ from: 0, to: text.length, name: 'code-string' }]
    const pieces = []
    let at = 0
    const add = (to, name) => {
      if (to > at) pieces.push({ from: at, to, name })
      at = Math.max(at, to)
    }
    for (const { index, 0: whole, 1: string, 2: colon, 3: value } of text.matchAll(tokens)) {
      add(index)
      if (string !== undefined) {
        add(index + string.length, colon === undefined ? 'code-string' : 'code-key')
        add(index + whole.length, 'code-sign')
      } else add(index + whole.length, value === undefined ? 'code-sign' : 'code-value')
    }
    add(text.length)
    return pieces
  }

  /** Cuts a part of the text where found texts begin and end. */
  #cut(from, to) {
    const pieces = []
    let at = from
    for (let hit = this.#firstHit(from); hit < this.#hits.length && this.#hits[hit] < to; hit += 1) {
      const [begin, end] = [Math.max(this.#hits[hit], from), Math.min(this.#hits[hit] + this.#length, to)]
      if (begin > at) pieces.push({ from: at, to: begin, hit: -1 })
      if (end > begin) pieces.push({ from: begin, to: end, hit })
      at = Math.max(at, end)
    }
    if (to > at) pieces.push({ from: at, to, hit: -1 })
    return pieces
  }

  /** The first hit that ends behind a place. */
  #firstHit(place) {
    let [low, high] = [0, this.#hits.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#hits[middle] + this.#length > place) high = middle
      else low = middle + 1
    }
    return low
  }

  #click = ({ target }) => {
    const element = target.closest('.body-row[data-row]')
    if (!element) return
    const row = Number(element.dataset.row)
    this.#active = this.#shown.indexOf(row)
    if (target.closest('.body-fold, .body-more') && this.lines.closes.has(row)) this.#flip(row)
    else if (this.isTree && this.element.ownerDocument.getSelection().isCollapsed) this.#draw()
  }

  #flip(row) {
    if (!this.#folded.delete(row)) this.#folded.add(row)
    this.#fold()
  }

  #keydown = (event) => {
    if (!this.isTree || event.ctrlKey || event.metaKey || event.altKey) return
    const row = this.#shown[this.#active]
    const isOpener = this.lines.closes.has(row)
    switch (event.key) {
      case 'ArrowDown': this.#move(1); break
      case 'ArrowUp': this.#move(-1); break
      case 'PageDown': this.#move(15); break
      case 'PageUp': this.#move(-15); break
      case 'Home': this.#move(-Infinity); break
      case 'End': this.#move(Infinity); break
      case 'ArrowLeft':
        if (isOpener && !this.#folded.has(row)) this.#flip(row)
        else this.#toParent(row)
        break
      case 'ArrowRight':
        if (this.#folded.has(row)) this.#flip(row)
        else if (isOpener) this.#move(1)
        break
      case 'Enter': case ' ':
        if (isOpener) this.#flip(row)
        break
      default: return
    }
    event.preventDefault()
  }

  /** Goes over rows that close nothing. */
  #move(step) {
    const way = Math.sign(step)
    const isItem = (index) => this.#shown[index] !== error && !/^[}\]]/.test(this.lines.row(this.#shown[index]))
    let left = Math.min(Math.abs(step), this.#shown.length)
    let found = this.#active
    for (let index = this.#active + way; left > 0 && index >= 0 && index < this.#shown.length; index += way) {
      if (!isItem(index)) continue
      found = index
      left -= 1
    }
    this.#reveal(this.#shown[found])
  }

  #toParent(row) {
    const { depths } = this.lines
    for (let index = this.#active - 1; index >= 0; index -= 1) {
      if (this.#shown[index] === error || depths[this.#shown[index]] >= depths[row]) continue
      this.#reveal(this.#shown[index])
      return
    }
  }
}

/** Returns a text in small letters, each where it was. @param {string} text */
function lowerCase(text) {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}
