import { path } from '../net/api.js'
import { pathsOf } from './request_paths.js'
import { ScriptCompletion } from './script_completion.js'
import { portuguese as errorsInPortuguese, scriptMistake } from './script_errors.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */

const english = {
  scriptText: 'Script', apply: 'Apply', saveAs: 'Save as', scriptName: 'Script name', saved: 'Scripts saved on the server',
  textNeedsSession: 'The server parses scripts: open a screen first.', savedAs: 'Saved as “{name}”.', noScripts: 'No saved scripts',
  deleteScript: 'Delete', scriptChoices: 'Paths and faults', scriptHelp: 'Grammar',
}
const portuguese = {
  scriptText: 'Roteiro', apply: 'Aplicar', saveAs: 'Salvar como', scriptName: 'Nome do roteiro', saved: 'Roteiros salvos no servidor',
  textNeedsSession: 'O servidor interpreta os roteiros: abra uma tela antes.', savedAs: 'Salvo como “{name}”.', noScripts: 'Nenhum roteiro salvo',
  deleteScript: 'Excluir', scriptChoices: 'Caminhos e falhas', scriptHelp: 'Gramática',
}

/** Shows all rules as a text that can be pasted, and the named scripts that the server stores. */
export class FaultScripts {
  #isTyped = false
  #rules = [] // the listed rules

  /**
   * @param {{ api: Api, elements: Elements, faults: TabFaults, notices: Notices, session: ShownServices,
   *           why: (error: Error) => string, words: Words }} services
   * @param {{ element: HTMLElement, put: (rules: object[]) => Promise<void>, replaced: (before: object[], now: object[]) => void }} panel
   *   `put` replaces the rules; `replaced` is called after a script has replaced them on the server
   */
  constructor({ api, elements, faults, notices, session, why, words }, { element, put, replaced }) {
    const { h } = elements
    const { t } = words
    words.add(english, { ...portuguese, ...errorsInPortuguese })
    Object.assign(this, { api, elements, faults, notices, session, why, words, put, replaced })
    this.text = h('textarea', {
      class: 'input code-input', rows: 5, spellcheck: 'false', 'aria-label': t('scriptText'),
      placeholder: '/home: 500 twice, then 2 s slow', input: () => { this.#isTyped = true },
    })
    const completion = new ScriptCompletion({ elements, t }, { field: this.text, paths: () => pathsOf(session.model.requests.values()) })
    this.wrong = h('p', { class: 'step-message', role: 'status' })
    this.name = h('input', { class: 'input', 'aria-label': t('scriptName'), placeholder: t('scriptName'), maxlength: 64 })
    this.list = h('ul', { class: 'rule-list' })
    element.append(
      completion.element, this.wrong,
      h('span', { class: 'fault-end' },
        h('a', { class: 'button', 'data-tone': 'plain', href: 'docs/makeitfail.html#The-script-language', target: '_blank', rel: 'noopener' }, t('scriptHelp')), h('button', { type: 'button', class: 'button', click: this.#apply }, t('apply'))),
      h('form', { class: 'fault-line', submit: this.#save }, this.name, h('button', { class: 'button' }, t('saveAs'))),
      h('h3', { class: 'group-name' }, t('saved')), this.list)
  }

  async show(rules) {
    this.follow(rules)
    await this.#renderSaved()
  }

  /** Shows the text of the rules, unless the user is editing it. */
  async follow(rules) {
    this.#rules = rules
    if (this.#isTyped) return
    const { api, session: { model } } = this
    if (!this.faults.isTaken() || !rules.length) {
      this.text.value = ''
      return
    }
    try {
      const { text } = await api.call('GET', path`api/sessions/${model.session.id}/faults`)
      if (!this.#isTyped) this.text.value = text
    } catch { /* the list of rules is still visible */ }
  }

  #use(rules) {
    this.#isTyped = false
    return this.put(rules)
  }

  #apply = async () => {
    const { api, session, words: { t } } = this
    this.wrong.textContent = ''
    if (!this.faults.isTaken()) {
      this.wrong.textContent = t('textNeedsSession')
      return
    }
    try {
      const before = this.#rules
      const { rules } = await api.call('PUT', path`api/sessions/${session.name}/faults`, { text: this.text.value })
      this.#isTyped = false
      this.faults.set(rules)
      this.replaced(before, rules)
    } catch (error) {
      this.wrong.textContent = this.#mistake(error)
    }
  }

  #save = async (event) => {
    event.preventDefault()
    const { api, notices, words: { t } } = this
    const name = this.name.value.trim()
    this.wrong.textContent = ''
    try {
      const body = this.text.value.trim() ? { text: this.text.value } : this.faults.script() ?? { rules: [] }
      await api.call('PUT', path`api/scripts/${name}`, body)
      notices.toast(t('savedAs', { name }))
      await this.#renderSaved()
    } catch (error) {
      this.wrong.textContent = this.#mistake(error)
    }
  }

  /** Returns the message for an error. That of an error in the script names the line. */
  #mistake(error) {
    return error.reason ? scriptMistake(error, this.words) : this.why(error)
  }

  async #renderSaved() {
    const { api, elements: { h, icon }, words: { t } } = this
    let scripts = []
    try { scripts = await api.call('GET', 'api/scripts') } catch (error) { this.wrong.textContent = this.why(error) }
    const rows = scripts.map(({ name }) => h('li', { class: 'rule' },
      h('button', { type: 'button', class: 'button rule-words', click: () => this.#load(name) }, name),
      h('button', {
        type: 'button', class: 'icon-button', 'aria-label': `${t('deleteScript')} ${name}`, click: () => this.#delete(name),
      }, icon('close'))))
    this.list.replaceChildren(...(rows.length ? rows : [h('li', { class: 'quiet' }, t('noScripts'))]))
  }

  async #load(name) {
    try {
      const { text, rules } = await this.api.call('GET', path`api/scripts/${name}`)
      this.text.value = text
      this.name.value = name
      await this.#use(rules)
    } catch (error) {
      this.wrong.textContent = this.why(error)
    }
  }

  async #delete(name) {
    try {
      await this.api.call('DELETE', path`api/scripts/${name}`)
    } catch (error) {
      this.wrong.textContent = this.why(error)
    }
    await this.#renderSaved()
  }
}
