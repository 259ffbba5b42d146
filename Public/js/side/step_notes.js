import { sendNotes } from './sent_notes.js'
import { StepExpectations } from './step_expectations.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */

const most = 2000 // bytes, the limit of the server
const english = {
  addNote: 'Add note', editNote: 'Edit note', removeNote: 'Remove note', saveNote: 'Save note', noteOn: 'Note on step {step}', cancelNote: 'Cancel',
  noteTooLong: 'A note has at most 2,000 bytes; this one has {bytes}.', noteNotKept: 'Could not save the note: {detail}',
}
const portuguese = {
  addNote: 'Adicionar nota', editNote: 'Editar nota', removeNote: 'Remover nota', saveNote: 'Salvar nota', noteOn: 'Nota no passo {step}', cancelNote: 'Cancelar',
  noteTooLong: 'Uma nota tem no máximo 2.000 bytes; esta tem {bytes}.', noteNotKept: 'Não foi possível salvar a nota: {detail}',
}

/** The notes and expectations on steps, under the rows of their steps, and the forms that edit them. */
export class StepNotes {
  #shown = new Map() // step → { element, row }
  #session = null // the session of the drafts
  #drafts = new Map() // step → the text that is being written

  /**
   * @param {{ api: Api, elements: Elements, session: ShownServices, why: (error: Error) => string, window: Window, words: Words }} services
   * @param {{ rowOf: (step: number) => Element|null, grew: () => void }} timeline
   */
  constructor({ api, elements, session, why, window, words }, { rowOf, grew }) {
    Object.assign(this, { api, elements, session, why, window, t: words.t, rowOf, grew })
    words.add(english, portuguese)
    this.expectations = new StepExpectations({ api, elements, session, why, window, words })
  }

  /** Draws all notes under new rows. */
  render() {
    this.#shown.clear()
    const { model, name } = this.session
    if (this.#session !== name) this.#drafts.clear()
    this.#session = name
    for (const step of new Set([...model.notes.keys(), ...model.expectations.keys()])) this.draw(step)
    for (const step of this.#drafts.keys()) if (this.#canWrite()) this.#edit(step)
  }

  /** Draws the note and the expectations of a step, if it has any. @param {number} step */
  draw(step) {
    this.#shown.get(step)?.element.remove()
    this.#shown.delete(step)
    const text = this.session.model.notes.get(step)
    const note = text === undefined ? null : this.#note(step, text)
    if (note || this.session.model.expectations.has(step)) this.#put(step, note)
  }

  /** Forgets a removed row and its note. @param {Element} row */
  forget(row) {
    for (const [step, shown] of this.#shown) {
      if (shown.row !== row) continue
      shown.element.remove()
      this.#shown.delete(step)
    }
  }

  /** Handles a row that was drawn again. @param {Element} before  @param {Element} now */
  moved(before, now) {
    for (const shown of this.#shown.values()) if (shown.row === before) shown.row = now
  }

  /**
   * Returns the button that begins a note on a step; null if notes cannot be written or the step has one.
   * @param {number} step
   */
  button(step) {
    const { elements: { h }, session: { model }, t } = this
    if (!this.#canWrite() || model.notes.has(step)) return null
    return h('button', {
      type: 'button', class: 'button', 'data-tone': 'plain', click: () => this.#edit(step),
    }, t('addNote'))
  }

  /** Returns the button that begins an expectation on a step; null if none can be written. @param {number} step */
  expectationButton(step) {
    const { elements: { h }, t } = this
    if (!this.#canWrite()) return null
    return h('button', { type: 'button', class: 'button', 'data-tone': 'plain', click: () => this.#expect(step) }, t('expectText'))
  }

  #canWrite() {
    const { model, isViewer } = this.session
    return !isViewer() && ['live', 'waiting', 'crashed'].includes(model.phase)
  }

  /** Puts a note or form under the row of a step, with the step's expectations. */
  #put(step, ...parts) {
    const row = this.rowOf(step)
    if (!row) return
    this.#shown.get(step)?.element.remove()
    const said = this.elements.h('p', { class: 'step-note-error', role: 'alert' })
    const lines = this.expectations.lines(step, {
      canWrite: this.#canWrite(), removed: () => this.#done(step), failed: (reason) => { said.textContent = reason },
    })
    const element = this.elements.h('div', { class: 'step-notes' }, ...lines, said, ...parts)
    this.#shown.set(step, { element, row })
    row.after(element)
    this.grew()
  }

  #note(step, text) {
    const { elements: { h, icon }, t } = this
    return h('div', { class: 'step-note', role: 'note', 'aria-label': t('noteOn', { step }) },
      icon('note'), h('p', { class: 'step-note-text' }, text),
      this.#canWrite()
        ? h('button', {
          type: 'button', class: 'icon-button', 'aria-label': t('editNote'), title: t('editNote'), click: () => this.#edit(step),
        }, icon('edit'))
        : null)
  }

  #edit(step) {
    const { elements: { h }, session: { model }, t } = this
    const text = model.notes.get(step)
    const field = h('textarea', { class: 'input', rows: 3, 'aria-label': t('noteOn', { step }) })
    field.value = this.#drafts.get(step) ?? text ?? ''
    field.addEventListener('input', () => this.#drafts.set(step, field.value))
    const said = h('p', { class: 'step-note-error', role: 'alert' })
    const send = async (words) => {
      const bytes = new TextEncoder().encode(words).length
      if (bytes > most) return void (said.textContent = t('noteTooLong', { bytes }))
      if (words === (text ?? '')) return this.#done(step)
      try {
        await sendNotes(this, [{ step, text: words }])
        this.#done(step)
      } catch (error) {
        said.textContent = t('noteNotKept', { detail: this.why(error) })
      }
      return undefined
    }
    const form = h('form', {
      class: 'step-note', 'data-state': 'edited',
      submit: (event) => {
        event.preventDefault()
        send(field.value.trim())
      },
      keydown: (event) => {
        event.stopPropagation() // keys in the form are not shortcuts
        if (event.key === 'Escape') this.#done(step)
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
      },
    }, field, said, h('div', { class: 'step-note-ends' },
      text === undefined ? null : h('button', {
        type: 'button', class: 'button', 'data-tone': 'plain', click: () => send(''),
      }, t('removeNote')),
      h('button', { type: 'button', class: 'button', click: () => this.#done(step) }, t('cancelNote')),
      h('button', { class: 'button', 'data-tone': 'main' }, t('saveNote'))))
    this.#put(step, form)
    field.focus()
    form.scrollIntoView({ block: 'nearest' }) // its buttons too
  }

  #expect(step) {
    const { form, text } = this.expectations.form(step, () => this.#done(step))
    const note = this.session.model.notes.get(step)
    this.#put(step, note === undefined ? null : this.#note(step, note), form)
    text.focus()
    form.scrollIntoView({ block: 'nearest' }) // its buttons too
  }

  /** Ends editing: draws the stored note, and moves the focus back to its row. */
  #done(step) {
    this.#drafts.delete(step)
    this.draw(step)
    this.rowOf(step)?.focus()
  }
}
