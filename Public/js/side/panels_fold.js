import { Splitter } from '../elements/splitter.js'

/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */

const english = { resizePanels: 'Resize or fold the panels', foldPanels: 'Fold the panels', showPanels: 'Show the panels' }
const portuguese = { resizePanels: 'Redimensionar ou recolher os painéis', foldPanels: 'Recolher os painéis', showPanels: 'Mostrar os painéis' }

/**
 * The line before the panels that resizes and folds them, and the button beside their tabs that folds them. In the playground
 * they are not folded, because its editor may be one of them.
 */
export class PanelsFold {
  #isFolded = false

  /** @param {{ document: Document, elements: Elements, parts: PageParts, storage: Storage|null, words: Words }} services */
  constructor({ document, elements, parts, storage, words }) {
    const { h, icon } = elements
    words.add(english, portuguese)
    this.t = words.t
    this.button = h('button', {
      type: 'button', class: 'icon-button fold-panels', 'data-command': true,
      click: () => {
        this.splitter.toggle()
        this.button.focus()
      },
    }, icon('down'))
    this.splitter = new Splitter({
      elements, storage, t: words.t, canFold: !document.body.hasAttribute('data-document-editor'), name: 'panels', host: document.body, part: parts.tabs, word: 'resizePanels',
      folded: (isFolded) => {
        this.#isFolded = isFolded
        this.render()
      },
    })
    parts.tabs.before(this.splitter.element, this.button)
    this.render()
  }

  /** Draws the names, in the current language. */
  render() {
    const { button, t } = this
    const name = t(this.#isFolded ? 'showPanels' : 'foldPanels')
    button.setAttribute('aria-label', name)
    button.setAttribute('aria-expanded', String(!this.#isFolded))
    button.title = name
    this.splitter?.render()
  }

  /** Brings folded panels back. */
  show() { this.splitter.show() }
}
