import { placeOn } from '../device/device.js'
import { Roving } from '../elements/roving.js'
import { spokenElements } from './spoken_elements.js'
import { english as spokenInEnglish, portuguese as spokenInPortuguese, spokenWords } from './spoken_words.js'

/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { ShownState } from '../workspace/shown_state.js' */
/** @import { SpokenElement } from './spoken_elements.js' */

const english = {
  readerOrder: 'Order of VoiceOver', readerCount: '{count} elements', readerCount_one: '1 element',
  readerFaults: '{count} without a label', readerNone: 'VoiceOver reads nothing on this screen.',
  readerUnnamed: 'No label: VoiceOver says only the rest.', readerUnread: 'Can be pressed, but VoiceOver does not read it.',
  readerPlain: 'Can be pressed, but is not announced as a button.', readerAway: 'scrolled away',
}
const portuguese = {
  readerOrder: 'Ordem do VoiceOver', readerCount: '{count} elementos', readerCount_one: '1 elemento',
  readerFaults: '{count} sem rótulo', readerNone: 'O VoiceOver não lê nada nesta tela.',
  readerUnnamed: 'Sem rótulo: o VoiceOver diz só o resto.', readerUnread: 'Pode ser pressionada, mas o VoiceOver não a lê.',
  readerPlain: 'Pode ser pressionado, mas não é anunciado como botão.', readerAway: 'fora da vista',
}

/** The list of what VoiceOver reads on the screen, in its order, and the numbers of the elements on the device. */
export class ScreenReader {
  #frame = 0

  /**
   * @param {{ elements: Elements, parts: PageParts, shown: ShownState, words: Words,
   *           outline: (element: Element|null) => void }} services  `outline` draws a line around a view of the device
   */
  constructor({ elements, parts, shown, words, outline }) {
    Object.assign(this, { elements, outline, screen: parts.screen, shown, t: words.t })
    words.add({ ...spokenInEnglish, ...english }, { ...spokenInPortuguese, ...portuguese })
    const { h } = elements
    this.marks = h('div', { class: 'reader-marks', 'aria-hidden': 'true' })
    this.summary = h('p', { class: 'reader-summary quiet', role: 'status' })
    this.list = h('ol', {
      class: 'reader', pointerover: this.#outlineEntry, focusin: this.#outlineEntry, pointerleave: this.#leave, focusout: this.#leave,
    })
    this.element = h('div', { class: 'reader-panel' }, this.summary, this.list)
    this.roving = new Roving({ element: this.list, items: '.reader-entry' })
  }

  /** Shows the numbers on the device. */
  show() {
    this.screen.after(this.marks)
    this.roving.start()
    this.screen.parentElement.addEventListener('scroll', this.#soon, { capture: true, passive: true })
  }

  hide() {
    cancelAnimationFrame(this.#frame)
    this.marks.remove()
    this.roving.stop()
    this.screen.parentElement.removeEventListener('scroll', this.#soon, { capture: true })
    this.outline(null)
  }

  /** Reads the screen again. Moving views are read at their end, too. */
  render() {
    this.#draw()
    const moving = this.screen.getAnimations({ subtree: true }).filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
    if (moving.length) Promise.allSettled(moving.map(({ finished }) => finished)).then(this.#soon)
  }

  /** Moves to the entry of a view, or of the element that contains it. @param {string} id */
  pick(id) {
    const { renderer } = this.shown
    for (let at = renderer.element(id); at && at !== renderer.root; at = at.parentElement) {
      const entry = this.list.querySelector(`[data-node="${renderer.view(at)?.id}"] > .reader-entry`)
      if (!(entry instanceof HTMLElement)) continue
      entry.scrollIntoView({ block: 'center' })
      return entry.focus({ preventScroll: true })
    }
    return undefined
  }

  #draw() {
    const { elements: { fill }, shown: { model, renderer }, t } = this
    const focused = this.list.ownerDocument.activeElement?.closest('.reader > li')?.getAttribute('data-node')
    const all = spokenElements(renderer, model.device?.direction === 'rightToLeft')
    let number = 0
    const numbered = all.map((spoken) => ({ spoken, number: spoken.fault === 'unread' ? null : number += 1 }))
    this.list.setAttribute('aria-label', t('readerOrder'))
    fill(this.list, ...numbered.map((entry) => this.#entry(entry)))
    fill(this.marks, ...numbered.filter(({ spoken }) => !spoken.isScrolledAway).map((entry) => this.#mark(entry)))
    const faults = all.filter(({ fault }) => fault).length
    const summary = all.length
      ? [t('readerCount', { count: number }), ...faults ? [t('readerFaults', { count: faults })] : []].join(' · ') : t('readerNone')
    if (this.summary.textContent !== summary) this.summary.textContent = summary
    this.summary.toggleAttribute('data-faulty', faults > 0)
    const kept = focused && this.list.querySelector(`[data-node="${focused}"] > .reader-entry`)
    if (kept instanceof HTMLElement) kept.focus({ preventScroll: true })
  }

  /** @param {{ spoken: SpokenElement, number: number|null }} entry */
  #entry({ spoken, number }) {
    const { elements: { h, icon }, t } = this
    const { record, name, fault, isPlain, isScrolledAway } = spoken
    const { before, after } = spokenWords(spoken, t)
    const words = [...before, ...name ? [h('b', {}, name)] : [], ...after].flatMap((word, place) => (place ? [', ', word] : [word]))
    const warning = { unnamed: 'readerUnnamed', unread: 'readerUnread' }[fault]
    return h('li', { 'data-node': record.id, 'data-fault': fault }, h('button', { type: 'button', class: 'reader-entry', tabindex: -1 },
      h('span', { class: 'reader-number' }, number ? String(number) : '–'),
      h('span', { class: 'reader-words' },
        words.length ? h('span', { class: 'reader-said' }, ...words) : null,
        warning ? h('span', { class: 'reader-fault' }, icon('problem'), t(warning)) : null,
        isPlain ? h('span', { class: 'reader-note' }, t('readerPlain')) : null),
      isScrolledAway ? h('span', { class: 'reader-away' }, t('readerAway')) : null))
  }

  #mark({ spoken: { record, fault }, number }) {
    const { elements: { h } } = this
    const mark = h('div', { class: 'reader-mark', 'data-fault': fault }, h('span', {}, number ? String(number) : '!'))
    const place = placeOn(this.screen, record.element)
    for (const [side, length] of Object.entries({ ...place, '--left': place.left })) mark.style.setProperty(side, length)
    return mark
  }

  #soon = () => {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => { if (this.marks.isConnected) this.#draw() })
  }

  #outlineEntry = ({ target }) => {
    const entry = target.closest('li')
    if (entry) this.outline(this.shown.renderer.element(entry.dataset.node))
  }

  #leave = () => this.outline(null)
}
