import { LastSweep } from '../workspace/last_sweep.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { ExportServices } from '../workspace/hand_over.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Dialogs } from './dialogs.js' */

/** The tools beside the device that are about the whole session: time travel, restart, opening it again, sweep, export. */
export class SessionTools {
  /**
   * @param {{ api: Api, connection: Connection, dialogs: Dialogs, late: LateParts, opening: Opening, session: ShownServices,
   *           tab: Storage?, exports: ExportServices }} services
   */
  constructor({ api, connection, dialogs, late, opening, session, tab, exports }) {
    const { actions, elements, words } = exports
    const { h } = elements
    Object.assign(this, { connection, elements, late, session, exports })
    this.lastSweep = new LastSweep({ api, session, tab, words }, this.#nameSweep)
    this.steps = this.#tool('lookBack', 'timer', this.#lookBack)
    this.steps.setAttribute('aria-pressed', 'false')
    this.restart = this.#tool('restart', 'fault', () => actions.restart())
    this.sweep = this.#tool('sweep', 'find', () => dialogs.sweep())
    this.sweepProgress = h('span', { class: 'tool-progress', id: 'progress-sweep' })
    this.sweep.querySelector('.tool-name').append(this.sweepProgress)
    this.sweep.setAttribute('aria-labelledby', 'word-sweep progress-sweep')
    this.startOver = this.#tool('startOver', 'again', () => opening.open(opening.configuration))
    this.startOver.dataset.part = 'startOver'
    this.handOver = this.#tool('handOver', 'share', this.#handOver)
    this.all = [this.steps, this.restart, this.startOver, this.sweep, this.handOver]
    this.element = h('div', { class: 'tools' }, ...this.all)
  }

  /** Returns a button with a line that describes it. Its accessible name is only the title. */
  #tool(name, icon, click) {
    const { h, icon: drawIcon } = this.elements
    return h('button', {
      type: 'button', class: 'button', click, 'aria-labelledby': `word-${name}`, 'aria-describedby': `note-${name}`,
    }, h('span', { class: 'tool-name' }, drawIcon(icon), h('span', { id: `word-${name}`, 'data-t': name })),
    h('span', { class: 'tool-note', id: `note-${name}`, 'data-t': `${name}Note` }))
  }

  /** Follows the session that is shown, and the connection. */
  follow() {
    const { lastSweep, restart, session: { isViewer, model, shown: { past } }, steps, sweep } = this
    steps.hidden = model.phase === 'recording'
    restart.hidden = model.phase === 'recording' || isViewer()
    sweep.hidden = isViewer()
    if (!sweep.hidden) lastSweep.look()
    this.#nameSweep()
    steps.setAttribute('aria-pressed', Boolean(past))
    for (const tool of this.all) tool.disabled = this.connection.isOver
  }

  /** Shows the progress of a sweep on its button, because a sweep continues while its dialog is closed. */
  #nameSweep = () => {
    const { progress } = this.lastSweep
    this.sweepProgress.textContent = progress && `· ${progress}`
  }

  #lookBack = () => this.late.travel((travel) => (this.session.shown.past ? travel.leave() : travel.move(-1)))

  #handOver = async () => {
    const { handOver } = await import('../workspace/hand_over.js')
    await handOver(this.exports, this.handOver)
  }
}
