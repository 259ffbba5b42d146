import { store } from '../elements/stored.js'
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
 * The fault rules of this tab: those of the sessions that it opens, kept for the next one, where each is armed anew. They
 * change only by what a person sets here. A session that is merely looked at, be it by a link, a branch or a swept moment,
 * has rules of its own, and what is set there stays there.
 */
export class TabFaults {
  #kept // rules as they are set, without what a session noted of them; one that is switched off says so by `off`
  #others = new Map() // session → the same of one that has rules of its own
  changed = new Set() // called when the rules that are listed may be others
  sent = null // the rules that were sent to the session, until its state has them

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
    return this.isTaken() ? withSwitchedOff(this.#active, this.#listed)
      : this.#kept.map((rule, index) => ({ ...rule, id: `kept${index}` }))
  }

  /** The rules of the tab that new sessions get. */
  get ofTab() { return switchedOn(this.#kept) }

  /** The tab's rules, as a link has them. */
  get texts() { return this.ofTab.map(textOf) }

  /** The rules that are listed, likewise. */
  get shownTexts() { return switchedOn(this.shown).map((rule) => textOf(plain(rule))) }

  /** Whether the page shows a session that takes rules. */
  isTaken() {
    const { model, connection } = this.page
    return Boolean(model.session) && ['live', 'crashed'].includes(model.phase) && connection.state !== 'gone'
  }

  /** Whether the session that is shown has other rules than this tab gives to the next one. */
  areOfSession() {
    const { page } = this
    return this.isTaken() && !page.isViewer() && !page.opening.isOwn() && !areSameRules(this.#active, switchedOn(this.#kept))
  }

  /** What an opening sends. @param {string[]} [texts]  the rules of a link, which take the place of the tab's */
  script(texts) {
    const name = texts && scriptName(texts)
    if (name) return name
    const rules = texts ? this.#read(texts) : switchedOn(this.#kept)
    return rules.length ? { rules } : undefined
  }

  /**
   * Takes what a person sets: for the tab, or for the session alone where that has rules of its own.
   * @param {object[]} rules  @param {object} [sent]  what sends them to the session
   */
  set(rules, sent = null) {
    if (this.areOfSession() || this.page.isViewer()) {
      this.#others.set(this.page.sessionName, rules.map(plain))
      this.sent = sent
      this.#tell()
    } else {
      if (this.isTaken()) this.page.opening.own()
      this.sent = sent
      this.keep(rules)
    }
  }

  /** Has the next session begin with the rules of the one that is shown. */
  adopt() {
    const rules = this.shown
    this.page.opening.own()
    this.keep(rules)
  }

  /** @param {object[]} rules */
  keep(rules) {
    this.#kept = rules.map(plain)
    store(this.page.tab, key, JSON.stringify(this.#kept))
    this.#tell()
  }

  /** What a session says that this tab opened holds for the tab, whoever set it. */
  follow = () => {
    const { page } = this
    if (this.sent?.isOver(page)) this.sent = null
    if (this.isTaken() && !page.isViewer() && page.opening.isOwn()) this.keep(this.shown)
    else this.#tell()
  }

  get #active() { return this.sent?.rules ?? this.page.model.faults }

  get #listed() {
    return this.page.opening.isOwn() ? this.#kept : this.#others.get(this.page.sessionName) ?? []
  }

  #tell() {
    for (const listener of this.changed) listener()
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

/** A rule as a person set it, without what a session noted of it. @param {object} rule */
export function plain({ id, used, seen, ...rule }) {
  return rule
}

/** The rules that are switched on, as the server takes them. @param {object[]} rules */
export function switchedOn(rules) {
  return rules.filter(({ off }) => !off)
}

/** Whether two rules do the same to the same requests, whatever was counted and whether they are switched on. */
export function isSameRule(one, other) {
  const text = ({ off, ...rule }) => JSON.stringify(Object.entries(plain(rule)).sort())
  return text(one) === text(other)
}

/** Whether two lists do the same in the same order. @param {object[]} some  @param {object[]} others */
export function areSameRules(some, others) {
  return some.length === others.length && some.every((rule, index) => isSameRule(rule, others[index]))
}

/**
 * The rules with those that are switched off in the places that they had.
 * @param {object[]} active  as the session has them  @param {object[]} listed  all, as they were last set
 */
export function withSwitchedOff(active, listed) {
  const rest = [...active]
  const places = listed.flatMap((rule, index) => (rule.off ? [{ ...plain(rule), id: `off${index}` }] : rest.splice(0, 1)))
  return [...places, ...rest]
}

function stored(tab) {
  try { return JSON.parse(tab?.getItem(key)) ?? [] } catch { return [] }
}
