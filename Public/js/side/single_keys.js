import { store } from '../elements/stored.js'

const name = 'kennel.keys'

/** Whether single keys are active, stored in this browser. Users of speech input may want to disable them. */
export class SingleKeys {
  #isOn
  changed = new Set() // functions that are called after a choice

  /** @param {Storage|null} storage */
  constructor(storage) {
    this.storage = storage
    this.#isOn = storage?.getItem(name) !== 'off'
  }

  get isOn() { return this.#isOn }

  /** @param {boolean} isOn */
  choose(isOn) {
    this.#isOn = isOn
    store(this.storage, name, isOn ? null : 'off')
    this.changed.forEach((notify) => notify())
  }
}
