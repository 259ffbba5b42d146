import { openModal } from '../elements/modal.js'

/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Side } from './side.js' */
/** @import { SingleKeys } from './single_keys.js' */

const shortcuts = [
  ['Ctrl-K ⌘K', 'find'], ['Ctrl-F ⌘F', 'keyFind'], ['R', 'keyRetry'], ['space', 'keyPause'], ['/', 'keyFilter'], ['E ⇧E', 'keyErrors'], ['P', 'keyPick'], ['[ ]', 'keySteps'], ['{ }', 'keyInputs'], ['B', 'keyBefore'], ['altDrag', 'keyTwoFingers'], ['ctrlWheel', 'keyPinch'], ['altWheel', 'keyTurn'], ['?', 'keyHelp'], ['Esc', 'keyEscape'],
]

const scriptGuide = 'docs/makeitfail.html'
const english = {
  guides: 'Guides', singleKeys: 'Single-key shortcuts', singleKeysNote: 'Space works while the device or the timeline has the focus.',
  keyFind: 'Find in a body of the network panel', keyErrors: 'Next and previous error in the timeline', glossary: 'Glossary', scriptGrammar: 'Grammar of fault scripts', scriptGuideLink: 'All forms, with examples',
  noGrammar: 'The grammar could not be loaded.', version: 'Version {version}',
}
const portuguese = {
  guides: 'Guias',
  singleKeys: 'Atalhos de uma tecla', singleKeysNote: 'Espaço funciona enquanto o aparelho ou a linha do tempo tem o foco.',
  keyFind: 'Localizar em um corpo do painel de rede', keyErrors: 'Próximo erro e erro anterior na linha do tempo', glossary: 'Glossário', scriptGrammar: 'Gramática dos roteiros de falhas', scriptGuideLink: 'Todas as formas, com exemplos (em inglês)',
  noGrammar: 'Não foi possível carregar a gramática.', version: 'Versão {version}',
}

/**
 * Opens the help: the keys, the words of the page, the grammar of fault scripts, the guides and the version.
 * @param {{ api: Api, document: Document, parts: PageParts, elements: Elements, words: Words, side: Side,
 *           singleKeys: SingleKeys, window: Window }} services
 */
export function showHelp({ api, document, parts, elements: { h }, words, side, singleKeys, window }) {
  const { t, has } = words
  words.add(english, portuguese)
  const choose = ({ target }) => singleKeys.choose(target.checked)
  const version = h('p', { class: 'quiet help-version' })
  showVersion()
  const dialog = h('dialog', { class: 'dialog help', 'aria-labelledby': 'help-title', close: () => dialog.remove() },
    h('h2', { id: 'help-title', class: 'dialog-title' }, 'Kennel'),
    h('p', {}, t('helpText')),
    h('h3', { class: 'group-name' }, t('shortcuts')),
    h('dl', { class: 'keys' }, ...shortcuts.flatMap(([key, name]) => [
      h('dt', {}, ...key.split(' ').map((part) => h('kbd', {}, has(`cap_${part}`) ? t(`cap_${part}`) : part))), h('dd', {}, t(name)),
    ])),
    singleKeys
      ? h('p', { class: 'keys-choice' },
        h('label', {}, h('input', { type: 'checkbox', checked: singleKeys.isOn, 'aria-describedby': 'keys-note', change: choose }), t('singleKeys')),
        h('span', { class: 'quiet', id: 'keys-note' }, t('singleKeysNote')))
      : null,
    details('glossary', async () => {
      const { inEnglish, inPortuguese } = await import('./glossary.js')
      const meanings = Object.entries(words.language === 'pt' ? inPortuguese : inEnglish)
      return [h('dl', { class: 'glossary' }, ...meanings.flatMap(([word, meaning]) => [h('dt', {}, word), h('dd', {}, meaning)]))]
    }),
    details('scriptGrammar', async () => [
      h('pre', { class: 'body grammar', tabindex: 0 }, await grammar()),
      h('p', {}, h('a', { href: `${scriptGuide}#The-script-language`, target: '_blank', rel: 'noopener' }, t('scriptGuideLink'))),
    ]),
    version,
    h('form', { method: 'dialog' },
      h('a', { class: 'button', href: 'docs/', target: '_blank', rel: 'noopener' }, t('guides')),
      side?.canGuide ? h('button', { class: 'button', click: () => side.guide(true) }, t('guideAgainButton')) : null,
      h('button', { class: 'button', 'data-tone': 'main' }, t('close'))))
  openModal(dialog, { document, parts })
  /** A part that is loaded when it is opened. @param {string} word  @param {() => Promise<Node[]>} load */
  function details(word, load) {
    const part = h('details', { class: 'help-part', toggle: fill }, h('summary', {}, t(word)))
    return part

    async function fill() {
      if (part.open && part.childElementCount === 1) part.append(...await load())
    }
  }

  /** The grammar as the guide has it. */
  async function grammar() {
    try {
      const answer = await window.fetch(scriptGuide)
      const guide = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const blocks = Array.from(guide.querySelectorAll('pre'), ({ textContent }) => textContent.trim())
      return blocks.find((text) => /^script +=/.test(text)) ?? t('noGrammar')
    } catch {
      return t('noGrammar')
    }
  }

  async function showVersion() {
    const apps = await api.apps().catch(() => []) // those who only look have no list of apps
    const own = apps.find(({ name }) => name === null)
    if (own?.version) version.textContent = `Kennel · ${t('version', { version: own.version })}`
  }
}
