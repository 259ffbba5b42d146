import { store } from '../elements/stored.js'

const name = 'kennel.keyboard'

/** Returns whether the keyboard of the device is drawn, as this browser has stored it. @param {Storage|null} storage */
export function isKeyboardDrawn(storage) { return storage?.getItem(name) !== 'hidden' }

/** Shows or hides the drawn keyboard. The app keeps the space for it. @param {HTMLElement} frame  of the device  @param {boolean} isDrawn */
export function drawKeyboard(frame, isDrawn) { frame.toggleAttribute('data-without-keyboard', !isDrawn) }

/** Shows or hides the drawn keyboard, also later in this browser. @param {HTMLElement} frame  @param {boolean} isDrawn  @param {Storage|null} storage */
export function chooseKeyboard(frame, isDrawn, storage) {
  store(storage, name, isDrawn ? null : 'hidden')
  drawKeyboard(frame, isDrawn)
}
