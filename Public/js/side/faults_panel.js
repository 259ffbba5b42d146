import { faultWords, ruleWords } from '../words/entry_words.js'
import { areSameRules, isSameRule } from '../workspace/tab_faults.js'
import { FaultForm } from './fault_form.js'
import { pathsOf } from './request_paths.js'
import { winners } from './rule_precedence.js'
import { RuleSorter } from './rule_sorter.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */
/** @import { FaultScripts } from './fault_scripts.js' */
/** @import { PageActions } from './page_actions.js' */

const english = {
  again: 'Reset counter', moveUp: 'Move up', asText: 'Script',
  passedOver: 'after the first {after}', chanceWords: '{chance} %, seed {seed}', useRule: 'Use', undoRules: 'Undo',
  rulesOrder: 'For each kind of fault, the first rule that matches is used.', moveRule: 'Move rule {number}: drag, or arrow keys',
  ruleMoved: '{path} is rule {number} of {count}.', ruleAfter: 'If both match, rule {number} is used.', ruleNever: 'Never used: rule {number} matches the same requests.',
  applyRules: 'Apply and reload', applyNote: 'Opens the screen again with these rules, so that they also match its first requests',
  rulesOfSession: 'These rules are for this session only. New sessions in this tab get: {rules}.', noTabRules: 'none',
  adoptRules: 'Use these in new sessions', moreRules: '{count} more', ruleTimes: '{count}×',
}
const portuguese = {
  again: 'Zerar contador', moveUp: 'Mover para cima', asText: 'Roteiro',
  passedOver: 'depois das primeiras {after}', chanceWords: '{chance} %, semente {seed}', useRule: 'Usar', undoRules: 'Desfazer',
  rulesOrder: 'Para cada tipo de falha, vale a primeira regra que corresponde.', moveRule: 'Mover a regra {number}: arraste ou use as setas',
  ruleMoved: '{path} é a regra {number} de {count}.', ruleAfter: 'Se as duas correspondem, vale a regra {number}.', ruleNever: 'Nunca usada: a regra {number} corresponde às mesmas requisições.',
  applyRules: 'Aplicar e recarregar', applyNote: 'Abre a tela de novo com estas regras, para que valham também para as primeiras requisições',
  rulesOfSession: 'Estas regras valem só para esta sessão. Novas sessões nesta aba recebem: {rules}.', noTabRules: 'nenhuma',
  adoptRules: 'Usar em novas sessões', moreRules: 'mais {count}', ruleTimes: '{count}×',
}

const mostNamed = 3 // rules of the tab that are named if the session has others
const longest = 48 // characters of a path in that line

/** The panel of fault rules for the next requests of this session, and of the next session that this tab opens. */
export class FaultsPanel {
  #listed = []
  #edited = null // the rule that the form changes
  #scripts = null
  #undo = null // what was replaced as a whole, and by what
  #moved = null // the index of a rule that was moved, until it is drawn there

  /**
   * @param {{ actions: PageActions, elements: Elements, faults: TabFaults, opening: Opening, shown: ShownState,
   *           words: Words, loadScripts: () => Promise<(panel: object) => FaultScripts>,
   *           element: HTMLElement }} services
   *   `loadScripts` loads the module of the scripts, and returns a function that creates them
   */
  constructor({ actions, elements, faults, opening, shown, words, loadScripts, element }) {
    const { t } = words
    words.add(english, portuguese)
    Object.assign(this, { actions, elements, faults, opening, shown, t, loadScripts, element })
    this.sorter = new RuleSorter({ handle: '.rule-handle', moved: this.#move, ended: () => this.#renderRules() })
    this.form = new FaultForm({ elements, words, t, paths: () => pathsOf(shown.model.requests.values()), submitted: this.#take, cancelled: () => { this.#edited = null } })
    faults.changed.add(this.#renderRules)
    shown.onChange(this.#renderRules)
  }

  render = () => {
    const { elements: { h }, t } = this
    this.rules = h('div', { class: 'rules' })
    this.news = h('p', { class: 'unseen', role: 'status' })
    this.more = h('details', { class: 'fault-scripts' }, h('summary', {}, t('asText')))
    this.more.addEventListener('toggle', this.#showScripts)
    this.element.replaceChildren(
      h('h2', { class: 'section-title' }, t('makeItFail')), this.form.draw(), this.rules, this.news, this.more)
    this.#scripts = null
    this.#renderRules()
  }

  /** Begins a rule for a slow network. */
  throttle() { this.form.begin('throttle') }

  /** Loads the scripts when their section is opened. */
  #showScripts = async () => {
    if (!this.more.open) return
    const scripts = await this.loadScripts()
    this.#scripts ??= scripts({ element: this.more, put: (rules) => this.#replace(rules), replaced: this.#replaced })
    this.#scripts.show(this.#listed)
  }

  /** Adds or changes a rule. A rule with the same values is not added twice; its count begins again. */
  #take = (draft) => {
    const { id } = this.#edited ?? {}
    const known = this.#listed.findIndex((rule) => (id ? rule.id === id : isSameRule(rule, this.#edited ?? draft)))
    const rules = [...this.#listed]
    rules.splice(known < 0 ? rules.length : known, 1, draft)
    this.#edited = null
    this.#put(rules)
  }

  /** Replaces all rules. Can be undone until they change again. */
  #replace(rules) {
    this.#undo = { from: this.#listed, to: rules }
    return this.#put(rules)
  }

  /** Called when a script has replaced all rules. The replacement can be undone. */
  #replaced = (from, to) => {
    this.#undo = { from, to }
    this.#renderRules()
  }

  #takeBack = () => {
    const { from } = this.#undo
    this.#undo = null
    this.#put(from.map(({ id, ...rule }) => rule))
  }

  /** Sends the rules. A rule with its id and without changes keeps its count. */
  #put(rules) {
    return this.actions.putFaults(rules)
  }

  #renderRules = () => {
    if (!this.rules || this.sorter.isDragging) return
    const { elements: { h }, t, shown: { past } } = this
    const focused = this.#focused()
    this.#listed = this.#known()
    const won = winners(this.#listed)
    const rows = this.#listed.map((rule, index) => this.#row(rule, index, won[index]))
    const list = rows.length ? h('ol', { class: 'rule-list' }, ...rows) : h('p', { class: 'quiet' }, t('noRules'))
    if (rows.length > 1) this.sorter.follow(list)
    this.rules.replaceChildren(...(past ? [h('p', { class: 'quiet' }, t('faultsForBranch'))] : []), list)
    if (rows.length > 1) this.rules.append(h('p', { class: 'quiet rule-order' }, t('rulesOrder')))
    const button = (word, click, more) => h('button', { type: 'button', class: 'button', click, ...more }, t(word))
    const isOfSession = !past && this.faults.areOfSession()
    const undo = this.#undo
    const isReplaced = undo && areSameRules(undo.to, this.#listed)
    if (undo && !isReplaced && !areSameRules(undo.from, this.#listed)) this.#undo = null
    const note = isOfSession ? t('rulesOfSession', { rules: this.#tabRules() }) : t('keptRules')
    const deeds = [
      isReplaced && button('undoRules', this.#takeBack), isOfSession && button('adoptRules', () => this.faults.adopt()),
      rows.length && button('clearRules', () => this.#replace([])),
      rows.length && !past && this.faults.isTaken() && button('applyRules', this.#reload, { title: t('applyNote') }),
    ].filter(Boolean)
    if (deeds.length) {
      this.rules.append(h('div', { class: 'rule-end' }, past || !(rows.length || isOfSession) ? null : h('p', { class: 'quiet' }, note), ...deeds))
    }
    if (focused) this.#focus(focused)
    this.#scripts?.follow(this.#listed)
  }

  #row(rule, index, won) {
    const { elements: { h, icon }, t } = this
    const number = index + 1
    const handle = this.#listed.length > 1
      ? h('button', { type: 'button', class: 'icon-button rule-handle', 'data-tool': 'move', 'aria-label': t('moveRule', { number }), title: t('moveRule', { number }) },
        icon('grip'), String(number))
      : icon('fault')
    return h('li', { class: 'rule', 'data-state': rule.off ? 'off' : isSpent(rule) ? 'spent' : 'armed' },
      this.#switch(rule), handle, this.#words(rule, won),
      h('span', { class: 'rule-tools' },
        rule.used ? this.#tool('again', rule, () => this.#rearm(rule)) : null,
        index ? this.#tool('up', rule, () => this.#move(index, index - 1), 'moveUp') : null,
        this.#tool('edit', rule, () => this.#edit(rule)), this.#tool('close', rule, () => this.#remove(rule), 'remove')))
  }

  /** Which control of the rules has the focus, if any. */
  #focused() {
    const { activeElement } = this.rules.ownerDocument
    if (!this.rules.contains(activeElement)) return null
    const rows = Array.from(this.rules.querySelectorAll('.rule'))
    return { index: rows.findIndex((row) => row.contains(activeElement)), tool: /** @type {HTMLElement} */ (activeElement).dataset.tool }
  }

  /** Gives the focus to the same control of the rule in the same place, or of the rule that was moved. */
  #focus({ index, tool }) {
    const row = this.rules.querySelectorAll('.rule')[this.#moved ?? index]
    this.#moved = null
    const same = row?.querySelector(`[data-tool="${tool}"]`) ?? row?.querySelector('button') ?? this.rules.querySelector('button')
    ;(same ?? this.element.querySelector('button')).focus()
  }

  /** The tab's rules, or those for a branch from the step that is shown. */
  #known() { return this.shown.past ? this.shown.past.faults : this.faults.shown }

  #words(rule, won) {
    const { elements: { h }, t } = this
    const { count, used = 0 } = rule
    const which = [t(count ? 'used' : 'usedAlways', { used, count }), ...this.#limits(rule)].join(' · ')
    return h('span', { class: 'rule-words' }, h('code', {}, rule.path), ` ${faultWords(rule, t)}`, h('span', { class: 'rule-used' }, which),
      won && h('span', { class: 'rule-used rule-won' }, t(won.isAlways ? 'ruleNever' : 'ruleAfter', won)))
  }

  /** Returns which requests to its path a rule applies to. */
  #limits(rule) {
    const { t } = this
    const { after, chance } = rule
    return [after ? t('passedOver', { after }) : '', chance ? t('chanceWords', rule) : ''].filter(Boolean)
  }

  /** Returns the tab's rules in a line. Further ones are counted. */
  #tabRules() {
    const { t, faults: { ofTab } } = this
    const lines = ofTab.slice(0, mostNamed).map((rule) => {
      const limits = [rule.count ? t('ruleTimes', rule) : '', ...this.#limits(rule)].filter(Boolean).join(' · ')
      return ruleWords({ ...rule, path: shortened(rule.path) }, t) + (limits && ` (${limits})`)
    })
    if (ofTab.length > mostNamed) lines.push(t('moreRules', { count: ofTab.length - mostNamed }))
    return lines.join(', ') || t('noTabRules')
  }

  #tool(name, rule, click, word = name) {
    const { elements: { h, icon }, t } = this
    const label = `${t(word)} ${rule.path}`
    return h('button', { type: 'button', class: 'icon-button', 'data-tool': name, 'aria-label': label, title: label, click }, icon(name))
  }

  /** Returns the switch of a rule. A rule that is switched on again begins its count again. */
  #switch(rule) {
    const { elements: { h }, t } = this
    const label = `${t('useRule')} ${rule.path}`
    const change = () => {
      const { id, off, ...anew } = rule
      this.#put(this.#listed.map((other) => (other !== rule ? other : off ? anew : { ...rule, off: true })))
    }
    return h('input', { type: 'checkbox', class: 'check', 'data-tool': 'use', checked: !rule.off, 'aria-label': label, title: label, change })
  }

  #edit(rule) {
    this.#edited = rule // without an id until the server has responded
    const { id, used, seen, ...draft } = rule
    this.form.show(draft)
  }

  /** Restarts the count of a rule by removing its id. */
  #rearm(rule) {
    const { id, ...anew } = rule
    this.#put(this.#listed.map((other) => (other === rule ? anew : other)))
  }

  #move = (from, to) => {
    const rules = [...this.#listed]
    const [rule] = rules.splice(from, 1)
    rules.splice(to, 0, rule)
    this.#moved = to
    this.#put(rules)
    this.news.textContent = this.t('ruleMoved', { path: rule.path, number: to + 1, count: rules.length })
  }

  /** Starts the screen over. Rules of this session become the rules of the tab, because the new session gets the tab's
   * rules. */
  #reload = () => {
    const { faults, opening } = this
    if (faults.areOfSession()) faults.adopt()
    opening.open(opening.configuration)
  }

  #remove(rule) {
    this.#put(this.#listed.filter((other) => other !== rule))
  }
}

/** Returns a path, without its middle if it is long. */
function shortened(path) {
  return path.length > longest ? `${path.slice(0, longest / 2)}…${path.slice(1 - longest / 2)}` : path
}

function isSpent({ count, used }) {
  return Boolean(count) && used >= count
}
