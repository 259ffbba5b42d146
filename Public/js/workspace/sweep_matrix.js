import { FindingWords } from './finding_words.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Sweep, SweepTry } from './last_sweep.js' */

const icons = {
  fine: 'success', notMade: 'pause', crashed: 'crash', exception: 'crash', hung: 'timer', stuck: 'again', blank: 'started', noWayOut: 'close',
  silent: 'note', retriedTwice: 'request', neverRetried: 'error', differs: 'problem',
}
const calm = ['fine', 'notMade']
const worst = ['crashed', 'exception', 'hung', 'stuck', 'blank', 'noWayOut', 'silent', 'retriedTwice', 'neverRetried', 'differs', 'fine', 'notMade']
const arrows = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }

/**
 * The table of a sweep: requests down, faults across, controllers as tabs. A press on a check opens it as a session.
 */
export class SweepMatrix {
  #cells = new Map() // by controller, request and fault: the button, and the numbers of its checks
  #shape = ''
  #controller = 0
  #told = '' // the listed findings

  /**
   * @param {{ document: Document, elements: Elements, words: Words }} services
   * @param {{ open: (number: number, entry: SweepTry) => void, copy: (number: number) => Promise<void> }} deeds
   */
  constructor({ document, elements, words }, { open, copy }) {
    const { h } = elements
    const { t } = words
    Object.assign(this, { document, elements, t, open, copy, words: new FindingWords(words) })
    this.tabs = h('div', { class: 'sweep-tabs', role: 'tablist', 'aria-label': t('sweepControllers'), keydown: this.#turn })
    this.table = h('table', { class: 'sweep-table', keydown: this.#move })
    this.found = h('ul', { class: 'sweep-found' })
    this.foundTitle = h('h3', { class: 'sweep-found-title' }, t('sweepFound'))
    this.element = h('section', { class: 'sweep-matrix', hidden: true }, this.tabs, h('div', { class: 'sweep-scroll' }, this.table), this.foundTitle, this.found)
  }

  clear() {
    this.#shape = ''
    this.#controller = 0
    this.element.hidden = true
  }

  /** @param {Sweep} sweep  as the server sends it */
  tell(sweep) {
    this.sweep = sweep
    this.element.hidden = !sweep.tries.length
    const { activeElement } = this.document
    const key = this.element.contains(activeElement) ? activeElement.dataset.key : null
    const shape = JSON.stringify([sweep.id, sweep.tries.length])
    if (shape !== this.#shape) {
      this.#shape = shape
      this.#build()
    }
    this.#fill()
    if (key && !activeElement.isConnected) this.#focusOn(key)
  }

  /** Moves the focus to a redrawn button. @param {string} key  of the button */
  #focusOn(key) {
    const button = Array.from(this.element.querySelectorAll('[data-key]')).find(({ dataset }) => dataset.key === key)
    if (button?.matches('.sweep-cell')) this.#stopAt(button)
    button?.focus()
  }

  #stopAt(cell) {
    this.table.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1')
    cell.setAttribute('tabindex', '0')
  }

  get #shown() { return this.sweep.controllers[this.#controller] ?? null }

  #build() {
    const { sweep, elements: { h, fill }, t } = this
    this.tabs.hidden = sweep.controllers.length < 2
    fill(this.tabs, ...sweep.controllers.map((controller, index) => h('button', {
      type: 'button', class: 'sweep-tab', role: 'tab', 'aria-selected': String(index === this.#controller),
      tabindex: index === this.#controller ? '0' : '-1', 'data-key': `tab ${index}`, click: () => this.#choose(index),
    }, controller ?? t('sweepRecorded'))))
    this.#cells.clear()
    const requests = new Map()
    sweep.tries.forEach((entry, number) => {
      if ((entry.controller ?? null) !== this.#shown) return
      if (!requests.has(entry.request)) requests.set(entry.request, new Map())
      const row = requests.get(entry.request)
      if (!row.has(entry.fault)) row.set(entry.fault, [])
      row.get(entry.fault).push(number)
    })
    fill(this.table,
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('sweepRequest')), ...sweep.faults.map((fault) => h('th', { scope: 'col' }, t(`fault_${fault}`))))),
      h('tbody', {}, ...Array.from(requests, ([request, row]) => h('tr', {}, h('th', { scope: 'row' }, request),
        ...sweep.faults.map((fault) => h('td', { 'data-name': t(`fault_${fault}`) }, this.#cell(request, fault, row.get(fault) ?? [])))))))
    this.table.querySelector('button')?.setAttribute('tabindex', '0')
  }

  #cell(request, fault, numbers) {
    const button = this.elements.h('button', {
      type: 'button', class: 'sweep-cell', tabindex: '-1', 'aria-disabled': 'true', 'data-key': `cell ${request} ${fault}`,
      click: () => this.#press(`${request} ${fault}`),
    })
    this.#cells.set(`${request} ${fault}`, { button, request, fault, numbers })
    return button
  }

  /** Returns the worst check of a request and a fault. Its checks differ in the order of responses. */
  #worst(numbers) {
    const told = numbers.filter((number) => this.sweep.tries[number].verdict)
    if (told.length < numbers.length && told.every((number) => calm.includes(this.sweep.tries[number].verdict))) return undefined
    return told.sort((a, b) => worst.indexOf(this.sweep.tries[a].verdict) - worst.indexOf(this.sweep.tries[b].verdict))[0]
  }

  /** Returns in how many orders of responses a problem was found; null with only one order. */
  #share(numbers, verdict) {
    if (numbers.length < 2 || !verdict || calm.includes(verdict)) return null
    const found = numbers.filter((number) => !calm.includes(this.sweep.tries[number].verdict ?? 'fine')).length
    return { found, all: numbers.length }
  }

  #fill() {
    const { sweep, elements: { h, fill, icon }, t } = this
    const lines = []
    for (const cell of this.#cells.values()) {
      const number = this.#worst(cell.numbers)
      const entry = sweep.tries[number]
      const verdict = entry?.verdict ?? ''
      const { button, request, fault } = cell
      cell.number = verdict && verdict !== 'notMade' ? number : undefined
      const share = this.#share(cell.numbers, verdict)
      const told = [verdict, share?.found].join(' ')
      if (cell.told !== told) {
        cell.told = told
        button.dataset.verdict = verdict
        button.dataset.tone = !verdict ? 'waiting' : calm.includes(verdict) ? verdict : 'found'
        fill(button, verdict ? icon(icons[verdict] ?? 'problem') : '·', verdict ? h('span', {}, t(`verdict_${verdict}`)) : null,
          share && h('span', { class: 'sweep-share' }, `${share.found}/${share.all}`))
        const words = [verdict ? t(`verdict_${verdict}`) : t('sweepNotTried'), share && t('sweepShare', share)].filter(Boolean).join(', ')
        button.setAttribute('aria-label', `${request}, ${t(`fault_${fault}`)}: ${words}`)
        button.setAttribute('aria-disabled', String(cell.number === undefined))
        button.title = verdict ? [t(`legend_${verdict}`), entry.findings?.length ? this.words.sentence(entry.findings[0]) : ''].filter(Boolean).join('\n') : ''
      }
      for (const finding of entry?.findings ?? []) lines.push({ number, request, fault, seed: entry.seed, ...finding })
    }
    this.foundTitle.hidden = !lines.length
    const told = JSON.stringify(lines)
    if (told === this.#told) return
    this.#told = told
    fill(this.found, ...lines.map(({ number, request, fault, seed, ...finding }) => h('li', {},
      h('b', { title: t(`legend_${finding.kind}`) }, t(`verdict_${finding.kind}`)), h('span', { class: 'quiet' }, `${request}, ${t(`fault_${fault}`)}${seed ? `, ${t('sweepSeed', { seed })}` : ''}`), h('span', {}, this.words.sentence(finding)),
      this.#tools(number, finding.kind, `${t(`verdict_${finding.kind}`)}, ${request}, ${t(`fault_${fault}`)}`))))
  }

  /** Returns the buttons for a check with findings. */
  #tools(number, kind, name) {
    const { elements: { h }, t } = this
    const copied = async ({ currentTarget: button }) => {
      await this.copy(number)
      button.textContent = t('copied')
    }
    const tool = (word, click) => h('button', {
      type: 'button', class: 'button', 'aria-label': `${t(word)}: ${name}`, 'data-key': `${word} ${number} ${kind}`, click,
    }, t(word))
    return h('span', { class: 'sweep-tools' }, tool('sweepShow', () => this.open(number, this.sweep.tries[number])), tool('sweepLink', copied))
  }

  #press(key) {
    const { number } = this.#cells.get(key)
    if (number !== undefined) this.open(number, this.sweep.tries[number])
  }

  #choose(index) {
    this.#controller = index
    this.#build()
    this.#fill()
    this.tabs.children[index]?.focus()
  }

  #turn = (event) => {
    const by = arrows[event.key]?.[1]
    if (!by) return
    event.preventDefault()
    const count = this.tabs.childElementCount
    this.#choose((this.#controller + by + count) % count)
  }

  /** Makes the table a single tab stop: the arrow keys move from check to check. */
  #move = (event) => {
    const step = arrows[event.key]
    const cell = event.target.closest?.('td')
    if (!step || !cell) return
    event.preventDefault()
    const row = cell.parentElement
    const rows = Array.from(row.parentElement.children)
    const next = rows[rows.indexOf(row) + step[0]]?.children[cell.cellIndex + step[1]]?.querySelector('button')
    if (!next) return
    this.#stopAt(next)
    next.focus()
  }
}
