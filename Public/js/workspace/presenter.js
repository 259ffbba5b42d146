import { ignoreFailedCall } from '../elements/failures.js'
import { qrCode } from '../elements/qr_code.js'
import { Watchers } from './watchers.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { SessionClock } from '../net/session_clock.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { PageActions } from '../side/page_actions.js' */

const svgNamespace = 'http://www.w3.org/2000/svg'
const quiet = 4 // light modules around a code
const english = {
  presenting: 'Presentation', stopPresenting: 'End presentation', scanToWatch: 'Point a camera here to watch.',
  onlyThisMachine: 'This address works on this machine only. Start the server with --host so that others can open it.', qrCode: 'QR code of the watch link',
}
const portuguese = {
  presenting: 'Apresentação', stopPresenting: 'Encerrar apresentação', scanToWatch: 'Aponte uma câmera para assistir.',
  onlyThisMachine: 'Este endereço só funciona nesta máquina. Inicie o servidor com --host para que outros possam abri-lo.', qrCode: 'Código QR do link para assistir',
}

/** Shows the device alone on the full screen, with the link for viewers and its QR code. */
export class Presenter {
  /**
   * @param {{ actions: PageActions, api: Api, clock: SessionClock, elements: Elements, navigation: Navigation,
   *           parts: PageParts, session: ShownServices, words: Words }} services
   */
  constructor({ actions, api, clock, elements, navigation, parts, session, words }) {
    const { h } = elements
    const { t } = words
    const { model } = session
    const document = parts.frame.ownerDocument
    words.add(english, portuguese)
    Object.assign(this, { actions, document, parts, t })
    this.watchers = new Watchers({ api, clock, document, model, navigation, words }, (sentence) => { this.count.textContent = sentence })
    this.address = h('p', { class: 'present-address' })
    this.code = h('div', { class: 'present-code' })
    this.count = h('p', { class: 'quiet', role: 'status' })
    this.local = h('p', { class: 'quiet' }, t('onlyThisMachine'))
    this.element = h('aside', { class: 'present', 'aria-label': t('presenting') },
      this.code, h('p', {}, t('scanToWatch')), this.address, this.local, this.count,
      h('button', { type: 'button', class: 'button', click: () => this.stop() }, t('stopPresenting')))
    this.before = document.activeElement
    model.on('snapshot', () => { if (this.element.isConnected) this.#draw() }) // another session
  }

  async start() {
    const { document, parts } = this
    parts.frame.closest('.stage').append(this.element)
    this.before = document.activeElement
    document.body.toggleAttribute('data-presenting', true)
    this.#draw()
    this.watchers.start()
    document.addEventListener('fullscreenchange', this.#changed)
    document.addEventListener('keydown', this.#keydown)
    parts.screen.focus({ preventScroll: true })
    await document.documentElement.requestFullscreen?.().catch(ignoreFailedCall) // a window is enough if the browser forbids it
  }

  stop() {
    const { document } = this
    if (!this.element.isConnected) return
    this.watchers.stop()
    this.element.remove()
    document.body.toggleAttribute('data-presenting', false)
    document.removeEventListener('fullscreenchange', this.#changed)
    document.removeEventListener('keydown', this.#keydown)
    if (document.fullscreenElement) document.exitFullscreen().catch(ignoreFailedCall)
    this.before?.focus?.({ preventScroll: true })
  }

  #draw() {
    const { address, code, document, local } = this
    const url = new URL(this.actions.link('watch'), document.baseURI)
    address.textContent = url.href
    local.hidden = !/^(localhost|127\..*|\[::1\])$/.test(url.hostname)
    try {
      code.replaceChildren(picture(document, qrCode(url.href), this.t('qrCode')))
    } catch {
      code.replaceChildren() // the address is too long for a code; it is shown as text below
    }
  }

  #changed = () => {
    if (!this.document.fullscreenElement) this.stop()
  }

  #keydown = (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !this.document.querySelector(':modal')) this.stop()
  }
}

/** Draws a code dark on light in both themes, because cameras expect that. */
function picture(document, code, name) {
  const size = code.length + 2 * quiet
  const make = (tag, attributes) => {
    const element = document.createElementNS(svgNamespace, tag)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  const svg = make('svg', { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': name, 'shape-rendering': 'crispEdges' })
  const squares = code.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : ''))).join('')
  svg.append(make('path', { class: 'code-ground', d: `M0 0h${size}v${size}H0z` }), make('path', { class: 'code-dark', d: squares }))
  return svg
}
