import { store } from '../elements/stored.js'
import { BadRule, rulesOf, scriptName, textOf } from '../net/fault_link.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { SentRules } from '../side/sent_rules.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Opening } from './opening.js' */

/**
 * A fault rule, as the API has it.
 * @typedef {object} FaultRule
 * @property {string} path
 * @property {string} fault
 * @property {string} [id]
 * @property {number} [count]  how many requests it applies to; all if undefined
 * @property {number} [status]
 * @property {number} [delay]  in milliseconds; of a slow network until the first byte of a response
 * @property {number} [bandwidth]  of a slow network, in kilobits per second
 * @property {number} [jitter]  the longest additional delay of a slow network, in milliseconds
 * @property {'request'|'answer'} [side]  the part of an exchange that waits for a person
 * @property {boolean} [expires]  whether the timeout of a waiting request continues to run
 * @property {number} [after]  how many requests pass first
 * @property {number} [chance]
 * @property {number} [seed]  of the chance
 * @property {string} [body]  of a custom response
 * @property {number} [used]  how many requests it was applied to
 * @property {number} [seen]  how many requests matched it
 * @property {boolean} [off]  whether it is switched off
 */

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
 * The fault rules of this tab, which each session that it opens gets. They change only when the user changes them here. A session
 * that was opened by a link, a branch or a fault sweep has rules of its own, and changes to those do not change the tab's.
 */
export class TabFaults {
  #kept // the rules without the counts of a session; `off` marks one that is switched off
  #others = new Map() // session → its rules, if it has rules of its own
  changed = new Set() // functions that are called when the listed rules may have changed
  sent = null // the rules that were sent to the session, until its state has them

  /**
   * @param {{ connection: Connection, opening: Opening, session: ShownServices, tab: Storage?, words: Words }} services
   */
  constructor({ connection, opening, session, tab, words }) {
    Object.assign(this, { connection, opening, session, tab, t: words.t })
    words.add(english, portuguese)
    this.#kept = stored(tab)
    session.model.on('faults', this.follow)
    this.follow()
  }

  /** The listed rules: those of the session, with the number of matches of each, or else those for the next session. */
  get shown() {
    return this.isTaken() ? withSwitchedOff(this.#active, this.#listed)
      : this.#kept.map((rule, index) => ({ ...rule, id: `kept${index}` }))
  }

  /** The rules of the tab that new sessions get. */
  get ofTab() { return switchedOn(this.#kept) }

  /** The tab's rules, in the form of a link. */
  get texts() { return this.ofTab.map(textOf) }

  /** The listed rules, in the form of a link. */
  get shownTexts() { return switchedOn(this.shown).map((rule) => textOf(plain(rule))) }

  /** Returns whether the page shows a session that accepts rules. */
  isTaken() {
    const { connection, session: { model } } = this
    return Boolean(model.session) && ['live', 'crashed'].includes(model.phase) && connection.state !== 'gone'
  }

  /** Returns whether the rules of the shown session differ from those that the next session gets. */
  areOfSession() {
    return this.isTaken() && !this.session.isViewer() && !this.opening.isOwn() && !areSameRules(this.#active, switchedOn(this.#kept))
  }

  /** Returns the rules for an opening. @param {string[]} [texts]  the rules of a link, which replace the tab's */
  script(texts) {
    const name = texts && scriptName(texts)
    if (name) return name
    const rules = texts ? this.#read(texts) : switchedOn(this.#kept)
    return rules.length ? { rules } : undefined
  }

  /**
   * Sets the rules of the tab, or only those of the session if it has rules of its own.
   * @param {FaultRule[]} rules  @param {SentRules} [sent]  the call that sends them to the session
   */
  set(rules, sent = null) {
    if (this.areOfSession() || this.session.isViewer()) {
      this.#others.set(this.session.name, rules.map(plain))
      this.sent = sent
      this.#tell()
    } else {
      if (this.isTaken()) this.opening.own()
      this.sent = sent
      this.keep(rules)
    }
  }

  /** Makes the rules of the shown session those of the tab. */
  adopt() {
    const rules = this.shown
    this.opening.own()
    this.keep(rules)
  }

  /** Stores the rules of the tab. @param {FaultRule[]} rules */
  keep(rules) {
    this.#kept = rules.map(plain)
    store(this.tab, key, JSON.stringify(this.#kept))
    this.#tell()
  }

  /** Follows the rules of the session, if this tab opened it. */
  follow = () => {
    if (this.sent?.isOver(this.session)) this.sent = null
    if (this.isTaken() && !this.session.isViewer() && this.opening.isOwn()) this.keep(this.shown)
    else this.#tell()
  }

  get #active() { return this.sent?.rules ?? this.session.model.faults }

  get #listed() {
    return this.opening.isOwn() ? this.#kept : this.#others.get(this.session.name) ?? []
  }

  #tell() {
    for (const listener of this.changed) listener()
  }

  /** Returns the card for rules that were refused. @param {Error} error  @param {() => void} openWithout */
  refused(error, openWithout) {
    const { t } = this
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
      throw Object.assign(new Error(this.t(error.word, error.values)), { pointer: '/faults' })
    }
  }
}

/** Returns a rule without the counts of a session. @param {FaultRule} rule */
export function plain({ id, used, seen, ...rule }) {
  return rule
}

/** Returns the rules that are switched on. @param {FaultRule[]} rules */
export function switchedOn(rules) {
  return rules.filter(({ off }) => !off)
}

/**
 * Returns whether two rules are equal, without regard to their counts, and to whether they are switched on.
 * @param {FaultRule} one
 * @param {FaultRule} other
 */
export function isSameRule(one, other) {
  /** @param {FaultRule} rule */
  const text = ({ off, ...rule }) => JSON.stringify(Object.entries(plain(rule)).sort())
  return text(one) === text(other)
}

/** Returns whether two lists have equal rules in the same order. @param {FaultRule[]} some  @param {FaultRule[]} others */
export function areSameRules(some, others) {
  return some.length === others.length && some.every((rule, index) => isSameRule(rule, others[index]))
}

/**
 * Returns the rules of a session together with those that are switched off, each at its position.
 * @param {FaultRule[]} active  as the session has them
 * @param {FaultRule[]} listed  all, as they were last set
 */
export function withSwitchedOff(active, listed) {
  const rest = [...active]
  const places = listed.flatMap((rule, index) => (rule.off ? [{ ...plain(rule), id: `off${index}` }] : rest.splice(0, 1)))
  return [...places, ...rest]
}

function stored(tab) {
  try { return JSON.parse(tab?.getItem(key)) ?? [] } catch { return [] }
}
