import { readAddress, writeAddress } from '../net/address.js'
import { openers } from './opening.js'

/** The address of the page, which names the shown session, and the browser's history. */
export class Navigation {
  address // the parts of the address of the page

  /**
   * @param {{ window: Window, attach: (id: string) => void, fragment: () => string }} services
   *   `attach` shows an existing session; `fragment` returns what the playground or the components page
   *   shows, as an address has it
   */
  constructor({ window, attach, fragment }) {
    Object.assign(this, { window, attach, fragment })
    this.read()
  }

  /** Reads the address again, for example after Back. */
  read() {
    this.address = readAddress(this.window.location.search)
  }

  /** Changes parts of the address. @param {object} change  @param {'push'|'replace'} how */
  go(change, how) {
    this.address = { ...this.address, ...change }
    this.window.history[`${how}State`](null, '', writeAddress(this.address) + this.fragment())
  }

  /**
   * Shows another session.
   * @param {{ session?: string, watch?: string, step?: string|number }} part  its address  @param {'push'|'replace'} how
   */
  move(part, how = 'push') {
    const names = ['session', 'watch', 'step', 'faults', ...openers]
    this.go({ ...Object.fromEntries(names.map((name) => [name, null])), ...part }, how)
    this.attach(part.session ?? part.watch)
  }
}
