/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */

const english = { readerButton: 'Screen reader order' }
const portuguese = { readerButton: 'Ordem do leitor de tela' }

/** The button beside the device that shows what a screen reader says of its screen. It is pressed while that is shown. */
export class ReaderButton {
  /**
   * @param {{ elements: Elements, session: ShownServices, words: Words, after: Element, choose: () => void }} services
   *   `after` is the control before it
   */
  constructor({ elements: { h, icon }, session: { model, shown }, words, after, choose }) {
    words.add(english, portuguese)
    this.element = h('button', {
      type: 'button', class: 'button', 'data-part': 'reader', 'data-t-label': 'readerButton', 'aria-pressed': 'false', click: choose,
    }, icon('reader'))
    after.after(this.element)
    const draw = () => { this.element.disabled = !shown.model.device } // there is no screen yet
    model.on('device', draw)
    shown.onChange(draw)
    draw()
  }

  /** @param {boolean} isPressed */
  press(isPressed) { this.element.setAttribute('aria-pressed', String(isPressed)) }

  get isPressed() { return this.element.getAttribute('aria-pressed') === 'true' }
}
