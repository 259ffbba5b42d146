import { DifferenceWords } from './difference_words.js'

/** What is other: the first difference in a sentence, and under it all of them by the moment at which they show. */
export class DifferenceList {
  #told = ''
  #moments = new Map() // the button of each

  /**
   * @param {{ h: Function, t: Function, times: object, words: object }} services
   * @param {{ choose: Function|null, stop: Function }} deeds  what shows a difference's moment, and what ends the work
   */
  constructor({ h, t, times, words }, { choose, stop }) {
    Object.assign(this, { h, t, times, choose, words: new DifferenceWords(words) })
    this.first = h('p', { class: 'compare-first', role: 'status' })
    this.list = h('ol', { class: 'differences', 'aria-label': t('differences') })
    this.bar = h('progress', { class: 'compare-progress', 'aria-label': t('comparing') })
    this.work = h('div', { class: 'compare-work', hidden: true }, this.bar, h('button', { type: 'button', class: 'button', click: stop }, t('stop')))
    this.element = h('section', { class: 'compare-account', 'aria-label': t('differences') }, this.first, this.work, this.list)
  }

  /** @param {{ busy: boolean, differences: object[], left: { name: string }, right: { name: string } }} account */
  show(account) {
    const isRun = account.steps !== undefined
    this.work.hidden = !isRun || !account.busy
    if (isRun && account.busy) return this.#showProgress(account)
    const told = JSON.stringify([account.busy, account.differences])
    if (told === this.#told) return
    this.#told = told
    const { h, t } = this
    const { differences: [first], busy } = account
    this.first.dataset.state = first ? 'differs' : 'same'
    const nameOf = ({ name }) => (name === 'Default' ? t('default') : name)
    const names = { left: nameOf(account.left), right: nameOf(account.right) }
    this.first.textContent = first ? this.words.sentence(first, names) : t(busy ? 'loading' : isRun ? 'sameToTheEnd' : 'same')
    const groups = Map.groupBy
      ? Map.groupBy(account.differences, ({ time }) => time)
      : new Map([['', account.differences]])
    this.#moments.clear()
    this.list.replaceChildren(...Array.from(groups, ([time, differences]) => h('li', {},
      h('h2', { class: 'difference-time' }, this.#moment(time, differences[0])),
      ...differences.map((difference) => this.#row(difference, names)))))
    if (busy && first) this.list.append(h('li', { class: 'quiet' }, t('loading')))
    return undefined
  }

  #showProgress({ steps, done, remaining }) {
    const { t, times, bar } = this
    Object.assign(bar, { max: Math.max(1, steps), value: done })
    this.first.dataset.state = 'none'
    this.first.textContent = t(remaining ? 'comparedSteps' : 'comparingSteps', { done, steps, time: remaining && times.span(Math.max(1000, remaining)) })
  }

  /** When something was other; where it can be shown, a button that does. */
  #moment(time, difference) {
    const words = this.words.time(time)
    if (!this.choose || !Object.keys(difference.steps ?? {}).length) return words
    const button = this.h('button', { type: 'button', class: 'difference-show', title: this.t('showMoment'), click: () => this.choose(difference) }, words)
    this.#moments.set(difference.moment, button)
    return button
  }

  /** Which moment is shown. @param {{ moment: number }} [difference] */
  mark(difference) {
    for (const [moment, button] of this.#moments) {
      if (moment === difference?.moment) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    }
  }

  /** Instead of all that: why nothing can be told. @param {string} text */
  say(text) {
    this.#told = ''
    this.work.hidden = true
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
