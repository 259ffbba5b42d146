import { ruleWords } from '../words/entry_words.js'
import { isSameRule } from '../workspace/tab_faults.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { Words } from '../words/words.js' */
/** @import { FaultRule, TabFaults } from '../workspace/tab_faults.js' */
/** @import { PageActions } from './page_actions.js' */

const english = {
  networkConditions: 'Network', condition_none: 'No throttling', condition_4g: '4G', condition_3g: '3G', condition_edge: 'EDGE',
  condition_flaky: 'Flaky', condition_offline: 'Offline', condition_down: 'Backend down', condition_custom: 'Custom…',
}
const portuguese = {
  networkConditions: 'Rede', condition_none: 'Sem limitação', condition_4g: '4G', condition_3g: '3G', condition_edge: 'EDGE',
  condition_flaky: 'Instável', condition_offline: 'Sem rede', condition_down: 'Backend fora do ar', condition_custom: 'Personalizada…',
}

/** The rules of each condition. @type {Record<string, FaultRule[]>} */
const conditions = {
  '4g': [{ path: '*', fault: 'throttle', bandwidth: 9000, delay: 60, jitter: 20 }],
  '3g': [{ path: '*', fault: 'throttle', bandwidth: 1600, delay: 150, jitter: 50 }],
  edge: [{ path: '*', fault: 'throttle', bandwidth: 240, delay: 400, jitter: 150 }],
  flaky: [{ path: '*', fault: 'noConnection', chance: 30, seed: 7 }],
  offline: [{ path: '*', fault: 'offline' }],
  down: [{ path: '*', fault: 'status', status: 503 }],
}

/** The menu beside the device that chooses the condition of its network. A condition is a list of fault rules for all requests. */
export class NetworkConditions {
  /**
   * @param {{ actions: PageActions, connection: Connection, elements: Elements, faults: TabFaults, session: ShownServices,
   *           words: Words, after: Element, customize: () => void }} services
   *   `after` is the control before the menu; `customize` is called to enter another bandwidth
   */
  constructor({ actions, connection, elements: { h }, faults, session, words, after, customize }) {
    const { t } = words
    words.add(english, portuguese)
    Object.assign(this, { actions, connection, faults, session, t, customize })
    this.menu = h('select', { class: 'input', 'data-part': 'network-conditions', 'data-t-label': 'networkConditions' },
      ...['none', ...Object.keys(conditions), 'custom'].map((name) => h('option', { value: name, 'data-t': `condition_${name}` }, t(`condition_${name}`))))
    this.menu.addEventListener('change', this.#choose)
    after.after(this.menu)
    faults.changed.add(this.draw)
    session.shown.onChange(this.draw)
    this.draw()
  }

  /** Shows the condition whose rules apply. */
  draw = () => {
    const rules = this.#rules
    const name = Object.keys(conditions).find((each) => conditions[each].every((rule) => rules.some((other) => !other.off && isSameRule(rule, other))))
    this.menu.value = name ?? 'none'
    this.menu.dataset.state = name ? 'on' : 'off'
    this.menu.title = [this.t('networkConditions'), ...name ? conditions[name].map((rule) => ruleWords(rule, this.t)) : []].join(': ')
    const isOff = !this.faults.isTaken() || this.connection.state === 'reconnecting'
    this.menu.disabled = this.session.isViewer() || (isOff && !this.session.shown.past)
  }

  /** The rules of the session, or those for a branch from the step that is shown. */
  get #rules() { return this.session.shown.past ? this.session.shown.past.faults : this.faults.shown }

  /** The rules of a condition come first, so that the other rules cannot replace them. */
  #choose = () => {
    const name = this.menu.value
    if (name === 'custom') {
      this.draw()
      this.customize()
      return
    }
    const others = this.#rules.filter((rule) => !Object.values(conditions).flat().some((each) => isSameRule(each, rule)))
    this.actions.putFaults([...conditions[name] ?? [], ...others])
  }
}
