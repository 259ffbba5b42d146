import { faultWords } from '../words/entry_words.js'
import { FaultForm } from './fault_form.js'

const english = {
  again: 'Reset counter', moveUp: 'Move up', asText: 'Presets · Script',
  passedOver: 'after the first {after}', chanceWords: '{chance} %, seed {seed}',
}
const portuguese = {
  again: 'Zerar contador', moveUp: 'Mover para cima', asText: 'Predefinições · Roteiro',
  passedOver: 'depois das primeiras {after}', chanceWords: '{chance} %, semente {seed}',
}

/** Failures on purpose: rules for the next requests of this session, and of the next that this tab opens. */
export class FaultsPanel {
  #listed = []
  #edited = null
  #scripts = null

  /** @param {{ page: object, element: HTMLElement }} services */
  constructor({ page, element }) {
    this.page = page
    this.element = element
    page.words.add(english, portuguese)
    this.form = new FaultForm({ page, submitted: this.#take, cancelled: () => { this.#edited = null } })
    page.faults.changed.add(this.#renderRules)
    page.looked.add(this.#renderRules)
  }

  render = () => {
    const { h, t } = this.page
    this.rules = h('div', { class: 'rules' })
    this.more = h('details', { class: 'fault-scripts' }, h('summary', {}, t('asText')))
    this.more.addEventListener('toggle', this.#showScripts)
    this.element.replaceChildren(
      h('h2', { class: 'section-title' }, t('makeItFail')), this.form.draw(), this.rules, this.more)
    this.#scripts = null
    this.#renderRules()
  }

  /** What only some need is loaded when it is opened. */
  #showScripts = async () => {
    if (!this.more.open) return
    const { FaultScripts } = await import('./fault_scripts.js')
    this.#scripts ??= new FaultScripts({ page: this.page, element: this.more, put: (rules) => this.#put(rules) })
    this.#scripts.show(this.#listed)
  }

  #take = (draft) => {
    const rules = this.#listed.map((rule) => (rule.id === this.#edited ? draft : rule))
    if (!this.#edited) rules.push(draft)
    this.#edited = null
    this.#put(rules)
  }

  /** A rule sent back with its id and unchanged keeps its count. */
  #put(rules) {
    return this.page.putFaults(rules)
  }

  #renderRules = () => {
    if (!this.rules) return
    const { h, t, icon, past } = this.page
    const hadFocus = this.rules.contains(this.rules.ownerDocument.activeElement)
    this.#listed = this.#known()
    const rows = this.#listed.map((rule, index) => h('li', { class: 'rule', 'data-state': isSpent(rule) ? 'spent' : 'armed' },
      icon('fault'), this.#words(rule),
      rule.used ? this.#tool('again', rule, () => this.#rearm(rule)) : null,
      index ? this.#tool('up', rule, () => this.#raise(index), 'moveUp') : null,
      this.#tool('edit', rule, () => this.#edit(rule)), this.#tool('close', rule, () => this.#remove(rule), 'remove')))
    const list = rows.length ? h('ul', { class: 'rule-list' }, ...rows) : h('p', { class: 'quiet' }, t('noRules'))
    this.rules.replaceChildren(...(past ? [h('p', { class: 'quiet' }, t('faultsForBranch'))] : []), list)
    if (rows.length) {
      const clear = h('button', { type: 'button', class: 'button', click: () => this.#put([]) }, t('clearRules'))
      this.rules.append(h('div', { class: 'rule-end' }, past ? null : h('p', { class: 'quiet' }, t('keptRules')), clear))
    }
    if (hadFocus) (this.rules.querySelector('button') ?? this.element.querySelector('button')).focus()
    this.#scripts?.follow(this.#listed)
  }

  /** The tab's rules, or those for a branch from the step that is shown. */
  #known() { return this.page.past ? this.page.past.faults : this.page.faults.shown }

  #words(rule) {
    const { h, t } = this.page
    const { after, chance, count, used = 0 } = rule
    const which = [
      t(count ? 'used' : 'usedAlways', { used, count }), after ? t('passedOver', { after }) : '',
      chance ? t('chanceWords', rule) : '',
    ].filter(Boolean).join(' · ')
    return h('span', { class: 'rule-words' }, h('code', {}, rule.path), ` ${faultWords(rule, t)}`, h('span', { class: 'rule-used' }, which))
  }

  #tool(name, rule, click, word = name) {
    const { h, t, icon } = this.page
    const label = `${t(word)} ${rule.path}`
    return h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, click }, icon(name))
  }

  #edit(rule) {
    this.#edited = rule.id
    const { id, used, seen, ...draft } = rule
    this.form.show(draft)
  }

  /** Without its id a rule begins to count anew. */
  #rearm(rule) {
    const { id, ...anew } = rule
    this.#put(this.#listed.map((other) => (other === rule ? anew : other)))
  }

  #raise(index) {
    const rules = [...this.#listed]
    rules.splice(index - 1, 0, ...rules.splice(index, 1))
    this.#put(rules)
  }

  #remove(rule) {
    this.#put(this.#listed.filter((other) => other !== rule))
  }
}

function isSpent({ count, used }) {
  return Boolean(count) && used >= count
}
