import { BodyFind } from './body_find.js'
import { BodyView } from './body_view.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Times } from '../words/times.js' */

/** Draws the messages of an exchange: headers, bodies, images, and an error at its position in the body. */
export class ExchangeParts {
  /** @param {{ elements: Elements, t: (key: string, values?: object) => string, times: Times }} services */
  constructor({ elements, t, times }) {
    Object.assign(this, { elements, t, times })
    this.views = [] // of the bodies that were drawn
  }

  /** Draws the message before it was edited. @param {object} original  @param {{ edited?: object }} entry */
  original(original, { edited }) {
    const { elements: { h }, t } = this
    const part = this.draw(t('original'), original)
    if (edited?.side === 'request') part.firstElementChild.after(h('p', { class: 'exchange-name' }, `${original.method} ${original.url}`))
    return part
  }

  /**
   * Draws a message.
   *
   * @param {string} name  @param {object} side
   * @param {{ line?: number, column?: number, message: string }} [place]  an error in its body  @param {string} [image]
   * the address of its image
   */
  draw(name, side, place, image) {
    const { elements: { h } } = this
    const lines = Object.entries(side.headers ?? {}).flatMap(([key, value]) => [h('dt', {}, key), h('dd', {}, value)])
    const picture = image && isPicture(side) ? this.#picture(image, side) : null
    const body = side.body ? this.#body(name, side.body, place) : null
    return h('section', { class: 'exchange-part' },
      h('div', { class: 'exchange-head' }, h('h3', { class: 'group-name' }, name), ...body?.tools ?? []),
      lines.length ? h('dl', { class: 'headers' }, ...lines) : null,
      picture, ...body?.parts ?? [],
      ...this.#bodyNotes(side, Boolean(picture)).map((words) => h('p', { class: 'quiet' }, words)))
  }

  /** Returns the notes on a body, such as its size and whether it was shortened. */
  #bodyNotes({ body, bytes, binary, truncated, kept }, hasPicture) {
    const { t, times } = this
    if (truncated && !kept) return [t('bodyGone', { size: times.size(bytes) })]
    const isUnseen = binary && !hasPicture
    return [
      isUnseen ? t('binaryBody') : null, !body && !binary ? t('noBody') : null,
      truncated ? t('truncated', { kept: times.size(kept), size: times.size(bytes) }) : null,
    ].filter(Boolean)
  }

  /** Returns the image of a response, as long as the server has it. */
  #picture(src, { bytes }) {
    const { elements: { h }, t, times } = this
    const words = h('figcaption', { class: 'quiet' })
    const image = h('img', {
      class: 'body-picture', src, alt: t('response'),
      load: () => { words.textContent = `${image.naturalWidth} × ${image.naturalHeight} · ${times.size(bytes)}` },
      error: () => {
        image.remove()
        words.textContent = t('noPicture')
      },
    })
    return h('figure', { class: 'body-figure' }, image, words)
  }

  /** A body with an error in it keeps its lines, because they are the error's. */
  #body(name, text, place) {
    const { elements, elements: { h }, t } = this
    const view = new BodyView({ elements, t }, { text, place, name: `${name}: ${t('body')}` })
    const find = new BodyFind({ elements, t }, view)
    const button = (word, click) => h('button', { type: 'button', class: 'button', 'data-tone': 'plain', click }, t(word))
    const folds = view.isTree ? [button('foldAll', () => view.foldAll(true)), button('unfoldAll', () => view.foldAll(false))] : []
    this.views.push(view)
    return { tools: [...folds, find.button], parts: [find.bar, view.element] }
  }
}

/** Returns formatted JSON, and any other text unchanged. @param {string} text */
export function pretty(text) {
  try { return JSON.stringify(JSON.parse(text), null, 2) } catch { return text }
}

function isPicture({ headers, bytes, truncated, kept }) {
  const type = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  return /^image\//i.test(type ?? '') && bytes > 0 && !(truncated && !kept)
}
