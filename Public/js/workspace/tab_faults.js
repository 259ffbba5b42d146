import { BadRule, rulesOf, scriptName, textOf } from '../net/fault_link.js'

const key = 'kennel.faults'
const english = {
  faultsRefused: 'Invalid fault rules', openWithoutFaults: 'Open without them',
  faultSpelling: '“{rule}” is not a valid rule. Example: “2 status 500 /home*” (how many requests, or no number for all; the fault and its value; the path).',
  faultJSON: 'Not valid JSON: {reason}.',
}
const portuguese = {
  faultsRefused: 'Regras de falha inválidas', openWithoutFaults: 'Abrir sem elas',
  faultSpelling: '“{rule}” não é uma regra válida. Exemplo: “2 status 500 /home*” (quantas requisições, ou sem número para todas; a falha e seu valor; o caminho).',
  faultJSON: 'JSON inválido: {reason}.',
}

/**
 * The fault rules of this tab. They are those of the session it shows, and are kept for the next one it opens, where
 * each is armed anew: a rule that was used up bites again as often as it says.
 */
export class TabFaults {
  #kept // rules as they are set, without what a session noted of them
  changed = new Set() // told when rules change that no session has

  /** @param {object} page */
  constructor(page) {
    this.page = page
    page.words.add(english, portuguese)
    this.#kept = stored(page.tab)
    page.model.on('faults', this.follow)
    this.follow()
  }

  /** Those of the session where one takes rules, with how often each has bitten; otherwise those that wait for one. */
  get shown() {
    return this.isTaken() ? this.page.model.faults : this.#kept.map((rule, index) => ({ ...rule, id: `kept${index}` }))
  }

  /** The rules as a link has them. */
  get texts() { return this.#kept.map(textOf) }

  /** Whether the page shows a session that takes rules. */
  isTaken() {
    const { model, connection } = this.page
    return Boolean(model.session) && ['live', 'crashed'].includes(model.phase) && connection.state !== 'gone'
  }

  /** What an opening sends. @param {string[]} [texts]  the rules of a link, which take the place of the tab's */
  script(texts) {
    const name = texts && scriptName(texts)
    if (name) return name
    const rules = texts ? this.#read(texts) : this.#kept
    return rules.length ? { rules } : undefined
  }

  /** @param {object[]} rules */
  keep(rules) {
    this.#kept = rules.map(plain)
    try {
      this.page.tab?.setItem(key, JSON.stringify(this.#kept))
    } catch { /* storage is full: the page's own memory has to do */ }
    for (const listener of this.changed) listener()
  }

  /** What the session says, whoever set it, holds for the tab; who only looks keeps their own. */
  follow = () => {
    if (this.isTaken() && !this.page.isViewer()) this.keep(this.page.model.faults)
  }

  /** The card for rules that were turned away. @param {Error} error  @param {() => void} openWithout */
  refused(error, openWithout) {
    const { t } = this.page
    const act = () => {
      this.keep([])
      openWithout()
    }
    return { title: t('faultsRefused'), text: error.message, action: t('openWithoutFaults'), act }
  }

  #read(texts) {
    try {
      return rulesOf(texts)
    } catch (error) {
      if (!(error instanceof BadRule)) throw error
      throw Object.assign(new Error(this.page.t(error.word, error.values)), { pointer: '/faults' })
    }
  }
}

function plain({ id, used, seen, ...rule }) {
  return rule
}

function stored(tab) {
  try { return JSON.parse(tab?.getItem(key)) ?? [] } catch { return [] }
}
