import { sendNotes } from './sent_notes.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */

const most = 500 // bytes, the limit of the server
const mostChoices = 100
const mostKept = 50 // steps whose texts are kept
const english = {
  expectText: 'Expect a text', expectationOn: 'Expectation on step {step}', expects_shows: 'Expects “{text}” on the screen', expects_hides: 'Expects no “{text}” on the screen',
  cond_shows: 'The screen shows', cond_hides: 'The screen does not show', expectedCondition: 'Condition', expectedText: 'Text', saveExpectation: 'Save', cancelExpectation: 'Cancel',
  removeExpectation: 'Remove expectation', expectationHolds: 'This is true after step {step}. Replays check it.', expectationUnmet: 'Not true after this step',
  expectationFails: 'This is not true after step {step}. Replays fail until the app does it.',
  expectationTooLong: 'A text has at most 500 bytes; this one has {bytes}.', expectationNotKept: 'Could not save the expectation: {detail}',
}
const portuguese = {
  expectText: 'Esperar um texto', expectationOn: 'Expectativa no passo {step}', expects_shows: 'Espera “{text}” na tela', expects_hides: 'Espera que “{text}” não esteja na tela',
  cond_shows: 'A tela mostra', cond_hides: 'A tela não mostra', expectedCondition: 'Condição', expectedText: 'Texto', saveExpectation: 'Salvar', cancelExpectation: 'Cancelar',
  removeExpectation: 'Remover expectativa', expectationHolds: 'Isto é verdade depois do passo {step}. As reproduções verificam.', expectationUnmet: 'Não é verdade depois deste passo',
  expectationFails: 'Isto não é verdade depois do passo {step}. As reproduções falham até que o app faça isso.',
  expectationTooLong: 'Um texto tem no máximo 500 bytes; este tem {bytes}.', expectationNotKept: 'Não foi possível salvar a expectativa: {detail}',
}

/**
 * The expectations on steps, each a text that the screen must show or must not show, and the form that adds one.
 * `kennel replay` and exported tests check them.
 */
export class StepExpectations {
  #texts = new Map() // promises of the texts on the screen after steps, which never change, by session and step

  /**
   * @param {{ api: Api, elements: Elements, session: ShownServices, why: (error: Error) => string, window: Window, words: Words }} services
   */
  constructor({ api, elements, session, why, window, words }) {
    Object.assign(this, { api, elements, session, why, window, t: words.t })
    words.add(english, portuguese)
  }

  /**
   * Returns an element for each expectation on a step.
   * @param {number} step  @param {{ canWrite: boolean, removed: () => void, failed: (reason: string) => void }} row
   */
  lines(step, { canWrite, removed, failed }) {
    const { elements: { h, icon }, session: { model }, t } = this
    return (model.expectations.get(step) ?? []).map((expectation) => {
      const remove = async () => {
        try {
          await sendNotes(this, [{ step, [expectation.condition]: expectation.text, removed: true }])
          removed()
        } catch (error) {
          failed(t('expectationNotKept', { detail: this.why(error) }))
        }
      }
      const words = h('p', { class: 'step-note-text' }, t(`expects_${expectation.condition}`, { text: expectation.text }))
      const line = h('div', { class: 'step-note', 'data-kind': 'expectation', role: 'note', 'aria-label': t('expectationOn', { step }) }, words,
        canWrite
          ? h('button', { type: 'button', class: 'icon-button', 'aria-label': t('removeExpectation'), title: t('removeExpectation'), click: remove }, icon('close'))
          : null)
      this.#judge(step, expectation, (isMet) => {
        line.dataset.outcome = isMet ? 'met' : 'unmet'
        line.prepend(icon(isMet ? 'success' : 'error'))
        if (!isMet) words.append(h('span', { class: 'step-note-error' }, ` ${t('expectationUnmet')}`))
      })
      return line
    })
  }

  /** Passes on whether the screen is as expected after a step. @param {number} step  @param {{ condition: string, text: string }} expectation  @param {(isMet: boolean) => void} told */
  async #judge(step, { condition, text }, told) {
    try {
      const shown = await this.#textsAfter(step)
      told(shown.includes(text) === (condition === 'shows'))
    } catch { /* Without the texts of the step there is no judgement. */ }
  }

  /** Returns the texts that the screen shows after a step. @param {number} step  @returns {Promise<string[]>} */
  #textsAfter(step) {
    const key = `${this.session.name} ${step}`
    if (!this.#texts.has(key)) {
      if (this.#texts.size >= mostKept) this.#texts.clear()
      this.#texts.set(key, this.api.step(this.session.name, step).then(({ snapshot }) => textsOf(snapshot.tree)))
      this.#texts.get(key).catch(() => this.#texts.delete(key))
    }
    return this.#texts.get(key)
  }

  /** Returns the form that adds an expectation to a step. @param {number} step  @param {() => void} done */
  form(step, done) {
    const { elements: { h }, t } = this
    const condition = h('select', { class: 'input', 'aria-label': t('expectedCondition'), change: () => tell() },
      ...['shows', 'hides'].map((value) => h('option', { value }, t(`cond_${value}`))))
    const choices = h('datalist', { id: `expected-texts-${step}` })
    const text = h('input', { class: 'input', list: choices.id, required: true, autocomplete: 'off', 'aria-label': t('expectedText'), placeholder: t('expectedText'), input: () => tell() })
    const holds = h('p', { class: 'quiet', role: 'status' })
    const said = h('p', { class: 'step-note-error', role: 'alert' })
    /** @type {string[]|null} */
    let shown = null
    const tell = () => {
      const isSo = shown && (shown.includes(text.value) === (condition.value === 'shows'))
      holds.textContent = shown && text.value ? t(isSo ? 'expectationHolds' : 'expectationFails', { step }) : ''
      holds.toggleAttribute('data-fails', Boolean(shown && text.value) && !isSo)
    }
    const save = async () => {
      const bytes = new TextEncoder().encode(text.value).length
      if (bytes > most) return void (said.textContent = t('expectationTooLong', { bytes }))
      try {
        await sendNotes(this, [{ step, [condition.value]: text.value }])
        done()
      } catch (error) {
        said.textContent = t('expectationNotKept', { detail: this.why(error) })
      }
      return undefined
    }
    const form = h('form', {
      class: 'step-note', 'data-state': 'edited', 'data-kind': 'expectation',
      submit: (event) => {
        event.preventDefault()
        save()
      },
      keydown: (event) => {
        event.stopPropagation() // keys in the form are not shortcuts
        if (event.key === 'Escape') done()
      },
    }, h('div', { class: 'step-expectation' }, condition, text, choices), holds, said, h('div', { class: 'step-note-ends' },
      h('button', { type: 'button', class: 'button', click: () => done() }, t('cancelExpectation')),
      h('button', { class: 'button', 'data-tone': 'main' }, t('saveExpectation'))))
    const offer = async () => {
      try {
        shown = await this.#textsAfter(step)
        choices.replaceChildren(...Array.from(new Set(shown)).slice(0, mostChoices).map((value) => h('option', { value })))
        tell()
      } catch { /* Without the texts of the step there are no suggestions. */ }
    }
    offer()
    return { form, text }
  }
}

const fields = ['textfield', 'textview']

/** Returns the texts that the visible views of a tree show, without what a person has typed. @param {object} tree */
export function textsOf(tree) {
  const { kind, props = {}, children = [] } = tree ?? {}
  if (props.hidden) return []
  const own = fields.includes(kind) ? '' : props.text ?? props.title ?? props.value
  return [...(typeof own === 'string' && own ? [own] : []), ...children.flatMap(textsOf)]
}
