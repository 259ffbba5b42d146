/** @import { Elements } from '../elements/elements.js' */
/** @import { LogEntry } from '../net/log_entry.js' */
/** @import { Times } from '../words/times.js' */
/** @import { EntryRows } from './entry_rows.js' */
/** @import { PageActions } from './page_actions.js' */
/** @import { StepNotes } from './step_notes.js' */

/** The detail below the chosen row: the data of its entry, and the buttons that add a note or an expectation, and copy a link to its step. */
export class EntryDetail {
  #showsFacts = false // whether the data is unfolded

  /**
   * @param {{ actions: PageActions, elements: Elements, notes: StepNotes, rows: EntryRows, t: (key: string) => string, times: Times }} services
   */
  constructor({ actions, elements, notes, rows, t, times }) {
    Object.assign(this, { actions, elements, notes, rows, t, times })
  }

  /** Returns the detail of an entry. @param {LogEntry} entry  @returns {HTMLElement} */
  draw(entry) {
    const { elements: { h }, t, times, actions: { copyStep } } = this
    const { type, began, cause, ...data } = this.rows.asOf(entry)
    const since = `${times.since(began ?? entry.time)} s`
    const toggle = () => { this.#showsFacts = facts.open }
    const facts = h('details', { open: this.#showsFacts, toggle },
      h('summary', { class: 'step-summary' }, t('details')),
      h('pre', { class: 'step-data', tabindex: 0 }, `${since}\n${JSON.stringify(data, null, 2)}`))
    const copy = () => copyStep(entry.input)
    return h('div', { class: 'step-detail' }, facts,
      h('div', { class: 'step-deeds' }, this.notes.button(entry.input), this.notes.expectationButton(entry.input),
        h('button', { type: 'button', class: 'button', 'data-tone': 'plain', click: copy }, t('copyStep'))))
  }
}
