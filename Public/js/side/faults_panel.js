const faults = ['status', 'noConnection', 'timeout', 'brokenBody', 'delay']
const first = { count: 1, path: '*', fault: 'status', status: 500 }

/** Failures on purpose: rules for the next requests of this session, and of the next that this tab opens. */
export class FaultsPanel {
  #listed = []
  #edited = null
  #draft = { ...first }

  /** @param {{ page: object, element: HTMLElement }} services */
  constructor({ page, element }) {
    this.page = page
    this.element = element
    page.faults.changed.add(this.#renderRules)
    page.looked.add(this.#renderRules)
  }

  render = () => {
    const { h, t } = this.page
    this.rules = h('div', { class: 'rules' })
    this.element.replaceChildren(h('h2', { class: 'section-title' }, t('makeItFail')), this.#form(), this.rules)
    this.#renderRules()
  }

  #form() {
    const { h, t } = this.page
    const draft = this.#draft
    const number = (name, label, least, most) => h('input', {
      class: 'input', type: 'number', name, min: least, max: most, value: draft[name], 'aria-label': t(label),
      required: name !== 'count', placeholder: '∞',
    })
    const amount = draft.fault === 'status' ? number('status', 'statusCode', 200, 599)
      : draft.fault === 'delay' ? number('delay', 'milliseconds', 1, 600000) : null
    const fault = h('select', { class: 'input', name: 'fault', 'aria-label': t('fault') })
    for (const name of faults) fault.append(h('option', { value: name, selected: name === draft.fault }, t(name)))
    fault.addEventListener('change', () => {
      this.#read(form)
      this.element.querySelector('form').replaceWith(this.#form())
      this.element.querySelector('[name="fault"]').focus()
    })
    const form = h('form', { class: 'fault-form', submit: this.#submit },
      h('span', { class: 'fault-line' }, t('failNext'), number('count', 'count', 1, 1000), t('requestsTo')),
      h('input', {
        class: 'input', name: 'path', value: draft.path, 'aria-label': t('path'), required: true, spellcheck: 'false',
        autocomplete: 'off',
      }),
      h('span', { class: 'fault-line' }, t('withFault'), fault, amount),
      h('button', { class: 'button' }, t(this.#edited ? 'saveRule' : 'addRule')))
    return form
  }

  #read(form) {
    const data = new FormData(form)
    const fault = data.get('fault')
    const draft = { path: data.get('path').trim(), fault }
    if (data.get('count')) draft.count = Number(data.get('count')) // without a number: until it is cleared
    if (fault === 'status') draft.status = Number(data.get('status')) || first.status
    if (fault === 'delay') draft.delay = Number(data.get('delay')) || 1000
    this.#draft = draft
  }

  #submit = (event) => {
    event.preventDefault()
    this.#read(event.target)
    const rules = this.#listed.map((rule) => (rule.id === this.#edited ? this.#draft : rule))
    if (!this.#edited) rules.push(this.#draft)
    this.#edited = null
    this.#put(rules)
    event.target.querySelector('.button').textContent = this.page.t('addRule')
  }

  /** A rule sent back with its id and unchanged keeps its count. */
  #put(rules) {
    this.page.putFaults(rules.map(({ used, ...rule }) => rule))
  }

  #renderRules = () => {
    if (!this.rules) return
    const { h, t, icon, past } = this.page
    const hadFocus = this.rules.contains(this.rules.ownerDocument.activeElement)
    this.#listed = this.#known()
    const rows = this.#listed.map((rule) => h('li', { class: 'rule', 'data-state': isSpent(rule) ? 'spent' : 'armed' },
      icon('fault'), this.#words(rule),
      this.#tool('edit', rule, () => this.#edit(rule)), this.#tool('close', rule, () => this.#remove(rule))))
    const list = rows.length ? h('ul', { class: 'rule-list' }, ...rows) : h('p', { class: 'quiet' }, t('noRules'))
    this.rules.replaceChildren(...(past ? [h('p', { class: 'quiet' }, t('faultsForBranch'))] : []), list)
    if (rows.length) {
      const clear = h('button', { type: 'button', class: 'button', click: () => this.#put([]) }, t('clearRules'))
      this.rules.append(h('div', { class: 'rule-end' }, past ? null : h('p', { class: 'quiet' }, t('keptRules')), clear))
    }
    if (hadFocus) (this.rules.querySelector('button') ?? this.element.querySelector('button')).focus()
  }

  /** The tab's rules, or those for a branch from the step that is shown. */
  #known() { return this.page.past ? this.page.past.faults : this.page.faults.shown }

  #words(rule) {
    const { h, t } = this.page
    const what = [t(rule.fault), rule.status, rule.delay ? `${rule.delay} ms` : ''].filter(Boolean).join(' ')
    const used = t(rule.count ? 'used' : 'usedAlways', { used: rule.used ?? 0, count: rule.count })
    return h('span', { class: 'rule-words' }, h('code', {}, rule.path), ` ${what}`, h('span', { class: 'rule-used' }, used))
  }

  #tool(name, rule, click) {
    const { h, t, icon } = this.page
    const label = `${t(name === 'close' ? 'remove' : name)} ${rule.path}`
    return h('button', { type: 'button', class: 'icon-button', 'aria-label': label, click }, icon(name))
  }

  #edit(rule) {
    this.#edited = rule.id
    this.#draft = { ...rule }
    delete this.#draft.id
    this.element.querySelector('form').replaceWith(this.#form())
    this.element.querySelector('[name="count"]').focus()
  }

  #remove(rule) {
    this.#put(this.#listed.filter((other) => other !== rule))
  }
}

function isSpent({ count, used }) {
  return Boolean(count) && used >= count
}
