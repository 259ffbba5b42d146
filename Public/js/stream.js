import { Multiplex } from './multiplex.js'

/**
 * This page's end of the browser's one event stream: a shared worker where there is one, so that the
 * eighth tab still gets a connection over HTTP/1.1, and a stream of our own where there is none.
 */
export class Stream {
  #port = null
  #worker = null
  #followed = new Set()

  /** @param {{ window: Window, heard: (event: object) => void, connection: (open: boolean) => void }} services */
  constructor({ window, heard, connection }) {
    this.window = window
    this.heard = heard
    this.connection = connection
  }

  start() {
    if (this.#port) return
    const { window } = this
    for (const name of ['online', 'focus', 'pageshow']) window.addEventListener(name, this.#wake)
    window.document.addEventListener('visibilitychange', this.#wake)
    window.addEventListener('pagehide', this.#hide)
    this.#join()
  }

  stop() {
    if (!this.#port) return
    const { window } = this
    for (const name of ['online', 'focus', 'pageshow']) window.removeEventListener(name, this.#wake)
    window.document.removeEventListener('visibilitychange', this.#wake)
    window.removeEventListener('pagehide', this.#hide)
    this.#hide()
  }

  /** Following a session once more brings a fresh snapshot of it. */
  follow(session) {
    this.#followed.add(session)
    this.#port?.postMessage({ type: 'follow', session })
  }

  leave(session) {
    this.#followed.delete(session)
    this.#port?.postMessage({ type: 'leave', session })
  }

  #join() {
    if (!this.window.SharedWorker) return this.#joinAlone()
    try {
      this.#worker = new this.window.SharedWorker(new URL('stream_worker.js', import.meta.url), {
        type: 'module', name: 'kennel',
      })
      this.#worker.addEventListener('error', () => this.#joinAlone())
      this.#use(this.#worker.port)
    } catch {
      this.#joinAlone()
    }
  }

  #joinAlone() {
    const { port1, port2 } = new MessageChannel()
    new Multiplex({ EventSource: this.window.EventSource, base: this.window.document.baseURI.replace(/[^/]*$/, '') })
      .adopt(port1)
    this.#use(port2)
  }

  #use(port) {
    this.#port = port
    port.onmessage = ({ data }) => {
      if (data.type === 'connection') this.connection(data.open)
      else if (this.#followed.has(data.session)) this.heard(data)
    }
    port.start()
    for (const session of this.#followed) port.postMessage({ type: 'follow', session })
  }

  #wake = () => {
    if (this.window.document.hidden) return
    if (!this.#port) this.#join()
    this.#port.postMessage({ type: 'wake' })
  }

  #hide = () => {
    this.#port?.postMessage({ type: 'close' })
    this.#port = null
  }
}
