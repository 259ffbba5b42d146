/** @import { ShownServices } from '../device/stage.js' */
/** @import { RecordingServices } from '../workspace/recordings.js' */
/** @import { Dialogs } from './dialogs.js' */
/** @import { HeaderName } from './header_name.js' */
/** @import { PageActions } from './page_actions.js' */

const links = { session: 'copyLink', watch: 'copyWatch', embed: 'copyEmbed', fresh: 'copyFresh' }

/** The share menu: links to the session, its presentation and its name, and recordings as files. */
export class ShareMenu {
  /**
   * @param {{ actions: PageActions, dialogs: Dialogs, given: HeaderName, session: ShownServices,
   *           recordings: RecordingServices & { why: (error: Error) => string } }} services
   */
  constructor({ actions, dialogs, given, session, recordings }) {
    const { elements: { h }, window: { document } } = recordings
    Object.assign(this, { actions, dialogs, document, given, session, recordings })
    this.save = h('a', { class: 'menu-item', 'data-t': 'saveRecording', download: true, click: this.#saveRecording })
    const open = h('button', { type: 'button', class: 'menu-item', 'data-t': 'openRecording', click: this.#openRecording })
    this.rename = h('button', { type: 'button', class: 'menu-item', 'data-t': 'renameSession', click: this.#rename })
    this.menu = h('div', { class: 'menu', id: 'share-menu', popover: true, click: this.#share },
      ...Object.entries(links).map(([choice, name]) =>
        h('button', { type: 'button', class: 'menu-item', 'data-share': choice, 'data-t': name })),
      h('button', { type: 'button', class: 'menu-item', 'data-t': 'present', click: this.#present }),
      this.rename,
      h('hr', { class: 'menu-line' }), this.save, open)
  }

  start() { this.document.querySelector('[popovertarget="share-menu"]').after(this.menu) }

  /** Follows the session that is shown. */
  follow() {
    this.rename.hidden = !this.given.isOffered
    this.save.href = `api/sessions/${encodeURIComponent(this.session.name)}/recording`
  }

  #close() { this.menu.hidePopover?.() }

  /** Saves the recording and reports errors. A modified click is the browser's. */
  #saveRecording = async (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    this.#close()
    const { saveRecording } = await import('../workspace/recordings.js')
    saveRecording(this.recordings, this.save.href)
  }

  #openRecording = async () => {
    this.#close()
    const { chooseRecording } = await import('../workspace/recordings.js')
    chooseRecording(this.recordings)
  }

  #present = () => {
    this.#close()
    this.dialogs.present()
  }

  #rename = () => {
    this.#close()
    this.given.edit()
  }

  #share = ({ target }) => {
    const choice = target.closest('[data-share]')?.dataset.share
    if (!choice) return
    this.actions.copy(new URL(this.actions.link(choice), this.document.baseURI).href, `copied_${choice}`)
    this.#close()
  }
}
