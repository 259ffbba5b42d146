import { ignoreAbort } from '../elements/failures.js'
import { Multiplex } from './multiplex.js'

const firstTab = 'kennel.first'
const patience = 4000 // with a worker that says nothing

/**
 * This page's end of the browser's event streams.
 *
 * One tab of a browser, the first, has a stream of its own: the shortest way from an event to the screen. The others
 * share one in a worker, so that the eighth tab still gets a connection over HTTP/1.1. Which tab is the first, a lock
 * tells; the browser frees it when that tab is closed or crashes, and then the next tab that joins has it. No tab is
 * moved from one stream to another while it listens: one that joins anew begins with a snapshot.
 */
export class Stream {
  #port = null // what this page follows sessions by; null while it is away
  #turn = null // the joining that counts
  #leaving = null // ends what this page holds for as long as it has joined
  #silences = 0 // how often a worker said nothing
  #followed = new Set()

  /** @param {{ window: Window, heard: (event: object) => void, connection: (open: boolean) => void }} services */
  constructor({ window, heard, connection }) {
    this.window = window
    this.heard = heard
    this.connection = connection
  }

  start() {
    if (this.#turn) return
    const { window } = this
    for (const name of ['online', 'focus', 'pageshow']) window.addEventListener(name, this.#wake)
    window.document.addEventListener('visibilitychange', this.#wake)
    window.addEventListener('pagehide', this.#leave)
    this.#join()
  }

  stop() {
    const { window } = this
    for (const name of ['online', 'focus', 'pageshow']) window.removeEventListener(name, this.#wake)
    window.document.removeEventListener('visibilitychange', this.#wake)
    window.removeEventListener('pagehide', this.#leave)
    this.#leave()
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

  /** Without workers there is nothing to share; without locks (a plain address on a network) nobody is the first. */
  #join() {
    const { SharedWorker, navigator } = this.window
    const turn = this.#turn = {}
    this.#port = null
    if (!SharedWorker) this.#joinAlone()
    else if (!navigator.locks) this.#joinOthers()
    else {
      navigator.locks.request(firstTab, { ifAvailable: true }, (lock) => {
        if (turn !== this.#turn) return undefined // it has left meanwhile
        if (!lock) return this.#joinOthers()
        this.#joinAlone()
        return new Promise((resolve) => { this.#leaving = resolve })
      }).catch(() => { if (turn === this.#turn && !this.#port) this.#joinOthers() })
    }
  }

  #joinAlone() {
    const { window } = this
    const far = { postMessage: (data) => { if (near === this.#port) this.#told(data) } }
    const near = { postMessage: (data) => far.onmessage({ data }) }
    this.#port = near
    new Multiplex({ EventSource: window.EventSource, base: new URL('.', window.document.baseURI).href }).adopt(far)
    this.#followAll()
  }

  #joinOthers() {
    try {
      const url = new URL('stream_worker.js', import.meta.url)
      const worker = new this.window.SharedWorker(url, { type: 'module', name: 'kennel' })
      const { port } = worker
      const timer = setTimeout(() => this.#silent(port), patience)
      worker.addEventListener('error', () => { if (port === this.#port) this.#joinAlone() })
      this.#port = port
      port.onmessage = ({ data }) => {
        clearTimeout(timer)
        if (port !== this.#port) return
        if (data.type === 'held') this.#watch(url.href, port)
        else this.#told(data)
      }
      port.start()
      this.#followAll()
    } catch {
      this.#joinAlone()
    }
  }

  /** A worker may end with the tab it came from. It holds this lock: whoever gets it knows, and joins anew. */
  #watch(lock, port) {
    const { AbortController, navigator } = this.window
    if (!navigator.locks) return
    const waiting = new AbortController()
    this.#leaving = () => waiting.abort()
    navigator.locks.request(lock, { mode: 'shared', signal: waiting.signal }, () => {
      if (port === this.#port) this.#join()
    }).catch(ignoreAbort)
  }

  /** A worker says at once whether its stream is open, unless it was just ending: the next one will. */
  #silent(port) {
    if (port !== this.#port) return
    port.postMessage({ type: 'close' })
    this.#silences += 1
    if (this.#silences > 1) this.#joinAlone()
    else this.#join()
  }

  #followAll() {
    for (const session of this.#followed) this.#port.postMessage({ type: 'follow', session })
  }

  #told(data) {
    if (data.type === 'connection') this.connection(data.open)
    else if (this.#followed.has(data.session)) this.heard(data)
  }

  #wake = () => {
    if (this.window.document.hidden) return
    if (!this.#turn) this.#join()
    this.#port?.postMessage({ type: 'wake' })
  }

  #leave = () => {
    this.#port?.postMessage({ type: 'close' })
    this.#leaving?.()
    this.#port = this.#turn = this.#leaving = null
  }
}
