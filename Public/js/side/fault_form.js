import { isValid } from '../elements/field_mistake.js'
import { methods, splitMethod, withMethod } from './rule_method.js'

/** @import { FaultRule } from '../workspace/tab_faults.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */

const faults = ['status', 'noConnection', 'offline', 'timeout', 'brokenBody', 'delay', 'throttle', 'answer', 'hold']
/** @type {FaultRule} */
const first = { count: 1, path: '*', fault: 'status', status: 500 }
const english = {
  answer: 'custom response', hold: 'pause (breakpoint)', moreChoices: 'Advanced', after: 'Skip first', chance: 'Probability (%)',
  seed: 'Seed', side: 'Pause', side_answer: 'on response', side_request: 'on request',
  bandwidth: 'kbit/s', latency: 'Latency (ms)', jitter: 'Jitter (ms)', expires: 'Keep the timeout running', body: 'Body', cancelEdit: 'Cancel', ruleMethod: 'Method of the requests', anyMethod: 'ANY',
  pathStart: 'A path starts with “/”, “*” or “https://”, after a method such as “POST” if it has one.',
}
const portuguese = {
  answer: 'resposta simulada', hold: 'pausar (breakpoint)', moreChoices: 'Avançado', after: 'Pular as primeiras', chance: 'Probabilidade (%)',
  seed: 'Semente', side: 'Pausar', side_answer: 'na resposta', side_request: 'na requisição',
  bandwidth: 'kbit/s', latency: 'Latência (ms)', jitter: 'Variação (ms)', expires: 'Continuar contando o tempo limite', body: 'Corpo', cancelEdit: 'Cancelar', ruleMethod: 'Método das requisições', anyMethod: 'TODOS',
  pathStart: 'Um caminho começa com “/”, “*” ou “https://”, depois de um método como “POST”, se houver.',
}

/** The form that makes a fault rule, or changes one. */
export class FaultForm {
  #draft = { ...first }
  #isEdit = false

  /**
   * @param {{ elements: Elements, words: Words, t: Words['t'], paths: () => string[], submitted: (rule: FaultRule) => void,
   *           cancelled: () => void }} services  `paths` are those that the field offers
   */
  constructor({ elements, words, t, paths, submitted, cancelled }) {
    Object.assign(this, { elements, t, paths })
    this.submitted = submitted
    this.cancelled = cancelled
    words.add(english, portuguese)
  }

  /** Fills the form. @param {FaultRule} [rule]  the rule to change; without it, the form makes a new one */
  show(rule) {
    this.#isEdit = Boolean(rule)
    if (rule) this.#draft = { ...rule }
    this.element?.replaceWith(this.draw())
    if (rule) this.element.querySelector('[name="count"]').focus()
  }

  /** Begins a new rule with a fault for all requests. @param {string} fault */
  begin(fault) {
    this.#isEdit = false
    this.#draft = { path: '*', fault }
    this.element?.replaceWith(this.draw())
    this.element.querySelector('[name="bandwidth"]').focus()
  }

  draw() {
    const { elements: { h }, t } = this
    const { fault, after, chance } = this.#draft
    const choice = h('select', { class: 'input', name: 'fault', 'aria-label': t('fault') },
      ...faults.map((name) => h('option', { value: name, selected: name === fault }, t(name === 'status' ? 'respond' : name))))
    choice.addEventListener('change', () => {
      this.#read()
      this.element.replaceWith(this.draw())
      this.element.querySelector('[name="fault"]').focus()
    })
    const isChosen = Boolean(after || chance)
    this.element = h('form', { class: 'fault-form', submit: this.#submit },
      h('span', { class: 'fault-line fault-which' }, t('failNext'), this.#number('count', 'count', 1, 1000), t('requestsTo')),
      this.#requests(),
      h('span', { class: 'fault-line' }, choice, ...this.#amount()), ...this.#more(),
      h('details', { class: 'fault-more', open: isChosen }, h('summary', {}, t('moreChoices')),
        this.#labelled('after', this.#number('after', 'after', 0, 1000)),
        this.#labelled('chance', this.#number('chance', 'chance', 1, 100)),
        this.#labelled('seed', this.#number('seed', 'seed', 0, 2147483647))),
      h('span', { class: 'fault-end' },
        this.#isEdit ? h('button', { type: 'button', class: 'button', click: this.#cancel }, t('cancelEdit')) : null,
        h('button', { class: 'button' }, t(this.#isEdit ? 'saveRule' : 'addRule'))))
    return this.element
  }

  /** The fields that say which requests a rule is for. */
  #requests() {
    const { elements: { h }, t } = this
    const offered = h('datalist', { id: 'fault-paths' })
    const offer = () => offered.replaceChildren(...this.paths().map((value) => h('option', { value })))
    const { method, address } = splitMethod(this.#draft.path)
    const offeredMethods = ['', ...methods, ...method && !methods.includes(method) ? [method] : []]
    const choice = h('select', { class: 'input', name: 'method', 'aria-label': t('ruleMethod') },
      ...offeredMethods.map((value) => h('option', { value, selected: value === method }, value || t('anyMethod'))))
    return h('span', { class: 'fault-line fault-requests' }, choice, h('input', {
      class: 'input', name: 'path', value: address, 'aria-label': t('path'), required: true, spellcheck: 'false', autocomplete: 'off',
      list: offered.id, focus: offer,
    }), offered)
  }

  #amount() {
    const { fault } = this.#draft
    if (fault === 'status' || fault === 'answer') return [this.#number('status', 'statusCode', 200, 599)]
    if (fault === 'throttle') return [this.#number('bandwidth', 'bandwidth', 1, 1000000), ' kbit/s']
    return fault === 'delay' ? [this.#number('delay', 'milliseconds', 1, 600000)] : []
  }

  #more() {
    const { elements: { h }, t } = this
    const { fault, body, side = 'answer', expires } = this.#draft
    if (fault === 'answer') {
      return [h('textarea', { class: 'input code-input', name: 'body', rows: 4, spellcheck: 'false', 'aria-label': t('body') }, body ?? '{}')]
    }
    if (fault === 'throttle') {
      return [h('span', { class: 'fault-line' }, t('latency'), this.#number('delay', 'latency', 0, 600000), t('jitter'), this.#number('jitter', 'jitter', 0, 600000))]
    }
    if (fault !== 'hold') return []
    return [
      h('select', { class: 'input', name: 'side', 'aria-label': t('side') },
        ...['answer', 'request'].map((name) => h('option', { value: name, selected: name === side }, t(`side_${name}`)))),
      h('label', { class: 'fault-line' }, h('input', { type: 'checkbox', name: 'expires', checked: expires }), t('expires')),
    ]
  }

  #labelled(word, control) {
    return this.elements.h('label', { class: 'fault-line' }, this.t(word), control)
  }

  #number(name, label, least, most) {
    return this.elements.h('input', {
      class: 'input', type: 'number', name, min: least, max: most, value: this.#draft[name] ?? { status: 200, bandwidth: 400 }[name] ?? '',
      'aria-label': this.t(label), required: ['status', 'bandwidth'].includes(name) || (name === 'delay' && this.#draft.fault === 'delay'),
      placeholder: { count: '∞', delay: '0', jitter: '0' }[name] ?? '',
    })
  }

  #read() {
    const data = new FormData(this.element)
    const fault = String(data.get('fault'))
    /** @type {FaultRule} */
    const draft = { path: withMethod(String(data.get('method')), String(data.get('path')).trim()), fault }
    const number = (name) => { if (data.get(name)) draft[name] = Number(data.get(name)) }
    number('count') // without a number, the rule applies until it is removed
    number('after')
    number('chance')
    if (draft.chance) draft.seed = Number(data.get('seed')) || 1
    if (fault === 'status' || fault === 'answer') draft.status = Number(data.get('status')) || (fault === 'status' ? 500 : 200)
    if (fault === 'delay') draft.delay = Number(data.get('delay')) || 1000
    if (fault === 'throttle') {
      draft.bandwidth = Number(data.get('bandwidth')) || 400
      number('delay')
      number('jitter')
    }
    if (fault === 'answer') draft.body = String(data.get('body') ?? '{}')
    if (fault === 'hold') Object.assign(draft, { side: data.get('side') ?? 'answer' }, data.get('expires') && { expires: true })
    this.#draft = draft
  }

  #submit = (event) => {
    event.preventDefault()
    this.#read()
    if (!this.#hasPath()) return
    this.#isEdit = false
    this.submitted(this.#draft)
    this.element.replaceWith(this.draw())
  }

  /** Returns whether the path begins as the paths of rules do. If not, the field says so. */
  #hasPath() {
    /** @type {HTMLInputElement} */
    const field = this.element.querySelector('[name="path"]')
    const isPath = /^([/*]|https?:\/\/)/.test(splitMethod(this.#draft.path).address)
    return isValid(field, isPath ? '' : this.t('pathStart'))
  }

  #cancel = () => {
    this.#isEdit = false
    this.#draft = { ...first }
    this.element.replaceWith(this.draw())
    this.cancelled()
    this.element.querySelector('[name="count"]').focus()
  }
}
