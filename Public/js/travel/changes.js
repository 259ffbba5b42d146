import { ReportWords } from '../words/report_words.js'

/** @import { Travel } from './travel.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Words } from '../words/words.js' */

const own = { retries: 'pendingRetries', faults: 'faultRules', 'the recording does not contain the expected events. actual events': 'notExpected' } // keys of headings
const signs = { '+': ['added', '+'], '-': ['removed', '−'], '~': ['changed', '→'] }

/** Draws the changes between two steps as text. */
export class Changes {
  /** @param {{ document: Document, late: LateParts, elements: Elements, words: Words, travel: Travel }} services */
  constructor({ document, late, elements, words, travel }) {
    Object.assign(this, { document, late, elements, words })
    this.travel = travel
    this.reports = new ReportWords(words)
    this.element = elements.h('section', { class: 'changes', 'aria-labelledby': 'changes-title' })
  }

  draw() {
    const { elements: { h, fill }, words: { t }, document } = this
    const copy = this.late.side?.actions.copy
    const { record } = this.travel
    if (!record.changes) return fill(this.element)
    const { difference, changes: { since, lines } } = record
    const hadFocus = this.element.contains(document.activeElement)
    const field = h('input', {
      type: 'number', class: 'input', min: 0, max: record.of, value: since, 'aria-label': t('comparedWith'),
      change: this.#compare,
    })
    fill(this.element,
      ...difference ? this.#difference(difference) : [],
      h('div', { class: 'changes-tools' },
        h('h2', { class: 'changes-title', id: 'changes-title' }, t('whatChanged')),
        h('label', { class: 'quiet' }, `${t('comparedWith')} `, field),
        copy && h('button', { type: 'button', class: 'button', click: () => copy(this.#asText(lines), 'changesCopied') }, t('copyChanges'))),
      ...this.#blocks(lines))
    if (hadFocus) field.focus()
    return undefined
  }

  /** Draws how the effects of an input differ from the recording. */
  #difference({ lines, seen }) {
    const { elements: { h }, words: { t } } = this
    const copy = this.late.side?.actions.copy
    return [
      h('div', { class: 'changes-tools' },
        h('h2', { class: 'changes-title' }, t('differsHere')),
        seen && h('button', { type: 'button', class: 'button', click: () => this.travel.to(seen) }, t('seenAtStep', { step: seen })),
        copy && h('button', { type: 'button', class: 'button', click: () => copy(this.#asText(lines), 'changesCopied') }, t('copyChanges'))),
      h('p', { class: 'quiet' }, t('differsLegend')), ...this.#blocks(lines),
    ]
  }

  /**
   * Groups lines. A line without a sign is the heading of the following lines with a sign, or a remark if there are
   * none.
   */
  #blocks(lines) {
    const { elements: { h }, words: { t } } = this
    if (lines.length === 0) return [h('p', { class: 'quiet' }, t('nothingChanged'))]
    const blocks = []
    let list = null
    let subject = ''
    lines.forEach((line, index) => {
      const sign = signs[line[0]]
      if (sign) {
        if (!list) blocks.push(list = h('ul', { class: 'changes-list' }))
        list.append(h('li', { class: 'change', 'data-change': sign[0] },
          h('span', { class: 'change-sign', 'aria-hidden': 'true' }, sign[1]),
          h('span', { class: 'change-word' }, t(sign[0])), ' ', h('span', { class: 'change-text' }, this.reports.change(line.slice(2), subject))))
        return
      }
      list = null
      const name = line.toLowerCase()
      const isHeading = lines[index + 1] && lines[index + 1][0] in signs
      if (isHeading) subject = name
      blocks.push(h(isHeading ? 'h3' : 'p', { class: isHeading ? 'group-name' : 'quiet' }, this.#heading(line)))
    })
    return blocks
  }

  /** Returns the first added or changed line. @param {string[]} lines */
  first(lines) {
    const index = lines.findIndex((line) => line.startsWith('~ ') || line.startsWith('+ '))
    if (index < 0) return ''
    const heading = lines.slice(0, index).reverse().find((line) => !(line[0] in signs)) ?? ''
    return this.reports.change(lines[index].slice(2), heading.toLowerCase())
  }

  #heading(line) {
    const { words: { t, has } } = this
    const name = line.toLowerCase()
    const key = own[name] ?? name
    return has(key) ? t(key) : this.reports.remark(line)
  }

  /** Returns the lines as they are shown. In English they are those of the server. */
  #asText(lines) {
    let subject = ''
    return lines.map((line) => {
      if (line[0] in signs) return line.slice(0, 2) + this.reports.change(line.slice(2), subject)
      subject = line.toLowerCase()
      return this.words.language === 'pt' ? this.#heading(line) : line
    }).join('\n')
  }

  #compare = ({ target }) => {
    const step = target.valueAsNumber
    const { record } = this.travel
    this.travel.compare(step >= 0 && step <= record.of && step !== record.step - 1 ? step : null)
  }
}
