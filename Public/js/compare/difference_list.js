import { DifferenceWords } from './difference_words.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Times } from '../words/times.js' */
/** @import { Words } from '../words/words.js' */
/** @import { appearanceDifferences } from './appearance.js' */
/** @import { Comparison, Difference } from './difference_words.js' */

const mostLooks = 20 // differing views that are listed
const longestName = 60

/** The list of differences: the first one in a sentence, then all of them by the time at which they appear. */
export class DifferenceList {
  #told = ''
  #account = null // the latest comparison of the server
  #looks = null // the differences in appearance; null until both devices are drawn
  #moments = new Map() // difference → its button

  /**
   * @param {{ h: Elements['h'], t: Words['t'], times: Times, words: Words }} services
   * @param {{ choose: ((difference: Difference) => void)|null, stop: () => void }} deeds  `choose` shows both sides at
   * a difference, `stop` ends the comparison
   */
  constructor({ h, t, times, words }, { choose, stop }) {
    Object.assign(this, { h, t, times, choose, words: new DifferenceWords(words) })
    this.first = h('p', { class: 'compare-first', role: 'status' })
    this.list = h('ol', { class: 'differences', 'aria-label': t('differences') })
    this.bar = h('progress', { class: 'compare-progress', 'aria-label': t('comparing') })
    this.work = h('div', { class: 'compare-work', hidden: true }, this.bar, h('button', { type: 'button', class: 'button', click: stop }, t('stop')))
    this.looks = h('section', { class: 'compare-looks', hidden: true })
    this.element = h('section', { class: 'compare-account', 'aria-label': t('differences') }, this.first, this.work, this.list, this.looks)
  }

  /** @param {Comparison} account */
  show(account) {
    const isRun = account.steps !== undefined
    this.work.hidden = !isRun || !account.busy
    if (isRun && account.busy) return this.#showProgress(account)
    this.#account = account
    const told = JSON.stringify([account.busy, account.differences])
    if (told === this.#told) return undefined
    this.#told = told
    const { h, t } = this
    const { differences: [first], busy } = account
    const names = this.#names
    this.#sum()
    const groups = Map.groupBy
      ? Map.groupBy(account.differences, ({ time }) => time)
      : new Map([['', account.differences]])
    this.#moments.clear()
    this.list.replaceChildren(...Array.from(groups, ([time, differences]) => h('li', {},
      h('h2', { class: 'difference-time' }, this.#moment(time, differences[0])),
      ...differences.map((difference) => this.#row(difference, names)))))
    if (busy && first) this.list.append(h('li', { class: 'quiet' }, t('loading')))
    this.#showLooks()
    return undefined
  }

  get #names() {
    const nameOf = ({ name }) => (name === 'Default' ? this.t('default') : name)
    return { left: nameOf(this.#account.left), right: nameOf(this.#account.right) }
  }

  /** Writes the first sentence: the first difference that the server found, or else the first in appearance. */
  #sum() {
    const { t } = this
    const { busy, differences: [first], steps } = this.#account
    const looks = this.#looks
    const [view] = looks ?? []
    const isOther = first || (view && !busy)
    this.first.dataset.state = isOther ? 'differs' : 'same'
    if (first) this.first.textContent = this.words.sentence(first, this.#names)
    else if (busy) this.first.textContent = t('loading')
    else if (view) this.first.textContent = t(looks.length === 1 ? 'looksOther' : looks.length === 2 ? 'looksOtherTwo' : 'looksOtherMany', { view: this.#viewName(view), count: looks.length - 1 })
    else this.first.textContent = `${t(steps === undefined ? 'same' : 'sameToTheEnd')} ${looks ? t('looksSame') : ''}`.trim()
  }

  /** Shows the differences in appearance. @param {ReturnType<typeof appearanceDifferences>} looks */
  look(looks) {
    if (JSON.stringify(looks) === JSON.stringify(this.#looks)) return
    this.#looks = looks
    if (!this.#account || (this.#account.busy && this.#account.steps !== undefined)) return
    this.#sum()
    this.#showLooks()
  }

  #showLooks() {
    const { h, t } = this
    const looks = this.#looks ?? []
    const { left, right } = this.#names
    const value = (aspect, text) => (aspect === 'presence' ? t(`looks_${text}`) : text)
    const side = (name, aspects, which) => h('div', { class: 'difference-side' }, h('p', { class: 'quiet' }, name),
      h('ul', {}, ...aspects.map((one) => h('li', {}, `${t(`looks_${one.aspect}`)}: ${value(one.aspect, one[which])}`))))
    this.looks.hidden = !looks.length
    this.looks.replaceChildren(h('h2', { class: 'difference-time' }, t('looksTitle')),
      ...looks.slice(0, mostLooks).map((view) => h('div', { class: 'difference', 'data-subject': 'appearance' },
        h('p', { class: 'difference-subject' }, this.#viewName(view)), side(left, view.aspects, 'left'), side(right, view.aspects, 'right'))),
      looks.length > mostLooks ? h('p', { class: 'quiet' }, t('looksMore', { count: looks.length - mostLooks })) : '')
  }

  #viewName({ role, name }) {
    const short = name.length > longestName ? `${name.slice(0, longestName)}…` : name
    return [this.words.reports.role(role), short ? `“${short}”` : ''].filter(Boolean).join(' ')
  }

  /** @param {Comparison} account */
  #showProgress({ steps, done, remaining }) {
    const { t, times, bar } = this
    Object.assign(bar, { max: Math.max(1, steps), value: done })
    this.first.dataset.state = 'none'
    this.first.textContent = t(remaining ? 'comparedSteps' : 'comparingSteps', { done, steps, time: remaining && times.span(Math.max(1000, remaining)) })
  }

  /** Returns the time of a difference; a button if the page can show both sides at that time. */
  #moment(time, difference) {
    const words = this.words.time(time)
    if (!this.choose || !Object.keys(difference.steps ?? {}).length) return words
    const button = this.h('button', { type: 'button', class: 'difference-show', title: this.t('showMoment'), click: () => this.choose(difference) }, words)
    this.#moments.set(difference.moment, button)
    return button
  }

  /** Marks the difference that is shown. @param {Difference} [difference] */
  mark(difference) {
    for (const [moment, button] of this.#moments) {
      if (moment === difference?.moment) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    }
  }

  /** Shows a message instead of the list. @param {string} text */
  say(text) {
    this.#told = ''
    this.#account = null
    this.work.hidden = true
    this.looks.hidden = true
    this.first.dataset.state = 'none'
    this.first.textContent = text
    this.list.replaceChildren()
  }

  #row(difference, names) {
    const { h, t } = this
    const { subject, left, right } = difference
    const isOne = ['lack', 'end'].includes(subject)
    const side = (name, lines) => (lines.length
      ? h('div', { class: 'difference-side' }, h('p', { class: 'quiet' }, isOne ? name : t('only', { name })),
        h('ul', {}, ...lines.map((line) => h('li', {}, this.words.line(difference, line)))))
      : h('div', { class: 'difference-side' }))
    return h('div', { class: 'difference', 'data-subject': subject },
      h('p', { class: 'difference-subject' }, t(`subject_${subject}`)), side(names.left, left), side(names.right, right))
  }
}
