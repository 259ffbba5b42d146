const signs = { '+': ['added', '+'], '-': ['removed', '−'], '~': ['changed', '→'] }

/** What changed between two steps, as text. */
export class Changes {
  /** @param {{ page: object, travel: object }} services */
  constructor({ page, travel }) {
    this.page = page
    this.travel = travel
    this.element = page.h('section', { class: 'changes', 'aria-labelledby': 'changes-title' })
  }

  draw() {
    const { h, t, fill, copy, document } = this.page
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
        h('h3', { class: 'changes-title', id: 'changes-title' }, t('whatChanged')),
        h('label', { class: 'quiet' }, `${t('comparedWith')} `, field),
        copy && h('button', { type: 'button', class: 'button', click: () => copy(lines.join('\n'), 'changesCopied') }, t('copyChanges'))),
      ...this.#blocks(lines))
    if (hadFocus) field.focus()
    return undefined
  }

  /** What an input caused otherwise than when it was recorded. */
  #difference({ lines, seen }) {
    const { h, t, copy } = this.page
    return [
      h('div', { class: 'changes-tools' },
        h('h3', { class: 'changes-title' }, t('differsHere')),
        seen && h('button', { type: 'button', class: 'button', click: () => this.travel.to(seen) }, t('seenAtStep', { step: seen })),
        copy && h('button', { type: 'button', class: 'button', click: () => copy(lines.join('\n'), 'changesCopied') }, t('copyChanges'))),
      h('p', { class: 'quiet' }, t('differsLegend')), ...this.#blocks(lines),
    ]
  }

  /** A line without a sign is the heading of those with one; where none follow, a remark. */
  #blocks(lines) {
    const { h, t, has } = this.page
    if (lines.length === 0) return [h('p', { class: 'quiet' }, t('nothingChanged'))]
    const blocks = []
    let list = null
    lines.forEach((line, index) => {
      const sign = signs[line[0]]
      if (sign) {
        if (!list) blocks.push(list = h('ul', { class: 'changes-list' }))
        list.append(h('li', { class: 'change', 'data-change': sign[0] },
          h('span', { class: 'change-sign', 'aria-hidden': 'true' }, sign[1]),
          h('span', { class: 'change-word' }, t(sign[0])), ' ', h('span', { class: 'change-text' }, line.slice(2))))
        return
      }
      list = null
      const name = line.toLowerCase()
      const isHeading = lines[index + 1] && lines[index + 1][0] in signs
      blocks.push(h(isHeading ? 'h4' : 'p', { class: isHeading ? 'group-name' : 'quiet' }, has(name) ? t(name) : line))
    })
    return blocks
  }

  #compare = ({ target }) => {
    const step = target.valueAsNumber
    const { record } = this.travel
    this.travel.compare(step >= 0 && step <= record.of && step !== record.step - 1 ? step : null)
  }
}
