import { ignoreAbort } from '../elements/failures.js'
import { Multiplex } from './multiplex.js'

const firstTab = 'kennel.first'
const patience = 4000 // milliseconds without a message of the worker

/**
 * The page's connection to the event streams of the browser.
 *
 * The first tab of a browser has its own stream, which is the fastest. All others share one stream in a worker, so that
 * the eighth tab still gets a connection over HTTP/1.1. A lock decides which tab is the first. The browser releases it
 * when that tab is closed or crashes, and the next tab that connects gets it. A connected tab keeps its stream; a tab
 * that reconnects begins with a snapshot.
 */
export class Stream {
  #port = null // the port that follows sessions; null while the page is inactive
  #turn = null // the current attempt to connect
  #leaving = null // aborts whatever this page holds while it is connected
  #silences = 0 // how often a worker sent nothing
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

  /** Follows a session. Following it again requests a new snapshot. */
  follow(session) {
    this.#followed.add(session)
    this.#port?.postMessage({ type: 'follow', session })
  }

  leave(session) {
    this.#followed.delete(session)
    this.#port?.postMessage({ type: 'leave', session })
  }

  /**
   * Connects. Without workers there is no shared stream. Without locks, as on an `http` address of a network, no tab is
   * the first.
   */
  #join() {
    const { SharedWorker, navigator } = this.window
    const turn = this.#turn = {}
    this.#port = null
    if (!SharedWorker) this.#joinAlone()
    else if (!navigator.locks) this.#joinOthers()
    else {
      navigator.locks.request(firstTab, { ifAvailable: true }, (lock) => {
        if (turn !== this.#turn) return undefined // the page has left meanwhile
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

  /**
   * Reconnects when the worker ends, which may happen with the tab that started it. The worker holds this lock as long
   * as it runs.
   */
  #watch(lock, port) {
    const { AbortController, navigator } = this.window
    if (!navigator.locks) return
    const waiting = new AbortController()
    this.#leaving = () => waiting.abort()
    navigator.locks.request(lock, { mode: 'shared', signal: waiting.signal }, () => {
      if (port === this.#port) this.#join()
    }).catch(ignoreAbort)
  }

  /**
   * Reconnects if a worker sends nothing. A running worker reports at once whether its stream is open, but it may just
   * be ending.
   */
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
