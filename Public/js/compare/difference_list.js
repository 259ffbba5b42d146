/** What is other: the first difference in a sentence, and under it all of them by the moment at which they show. */
export class DifferenceList {
  #told = ''

  /** @param {{ h: Function, t: Function }} services */
  constructor({ h, t }) {
    Object.assign(this, { h, t })
    this.first = h('p', { class: 'compare-first', role: 'status' })
    this.list = h('ol', { class: 'differences', 'aria-label': t('differences') })
    this.element = h('section', { class: 'compare-account', 'aria-label': t('differences') }, this.first, this.list)
  }

  /** @param {{ busy: boolean, differences: object[], left: { name: string }, right: { name: string } }} account */
  show(account) {
    const told = JSON.stringify([account.busy, account.differences])
    if (told === this.#told) return
    this.#told = told
    const { h, t } = this
    const { differences: [first], busy } = account
    this.first.dataset.state = first ? 'differs' : 'same'
    this.first.textContent = first ? sentence(first) : t(busy ? 'loading' : 'same')
    const names = { left: account.left.name, right: account.right.name }
    const groups = Map.groupBy
      ? Map.groupBy(account.differences, ({ time }) => time)
      : new Map([['', account.differences]])
    this.list.replaceChildren(...Array.from(groups, ([time, differences]) => h('li', {},
      h('h3', { class: 'difference-time' }, capitalized(time)),
      ...differences.map((difference) => this.#row(difference, names)))))
    if (busy && first) this.list.append(h('li', { class: 'quiet' }, t('loading')))
  }

  /** Instead of all that: why nothing can be told. @param {string} text */
  say(text) {
    this.#told = ''
    this.first.dataset.state = 'none'
    this.first.textContent = text
    this.list.replaceChildren()
  }

  #row({ subject, left, right }, names) {
    const { h, t } = this
    const isOne = ['lack', 'end'].includes(subject)
    const side = (name, lines) => (lines.length
      ? h('div', { class: 'difference-side' }, h('p', { class: 'quiet' }, isOne ? name : t('only', { name })),
        h('ul', {}, ...lines.map((line) => h('li', {}, line))))
      : h('div', { class: 'difference-side' }))
    return h('div', { class: 'difference', 'data-subject': subject },
      h('p', { class: 'difference-subject' }, t(`subject_${subject}`)), side(names.left, left), side(names.right, right))
  }
}

const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const sentence = ({ time, sentence }) => `${capitalized(time)}: ${sentence}.`
