import { openModal } from '../elements/modal.js'

/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Side } from './side.js' */
/** @import { SingleKeys } from './single_keys.js' */

const shortcuts = [
  ['Ctrl-K ⌘K', 'find'], ['R', 'keyRetry'], ['space', 'keyPause'], ['/', 'keyFilter'], ['P', 'keyPick'], ['[ ]', 'keySteps'], ['{ }', 'keyInputs'], ['B', 'keyBefore'], ['altDrag', 'keyTwoFingers'], ['ctrlWheel', 'keyPinch'], ['altWheel', 'keyTurn'], ['?', 'keyHelp'], ['Esc', 'keyEscape'],
]

const english = { guides: 'Guides', singleKeys: 'Single-key shortcuts', singleKeysNote: 'Space works while the device or the timeline has the focus.' }
const portuguese = {
  guides: 'Guias',
  singleKeys: 'Atalhos de uma tecla', singleKeysNote: 'Espaço funciona enquanto o aparelho ou a linha do tempo tem o foco.',
}

/**
 * Opens the list of keys.
 * @param {{ document: Document, parts: PageParts, elements: Elements, words: Words, side: Side,
 *           singleKeys: SingleKeys }} services
 */
export function showHelp({ document, parts, elements: { h }, words, side, singleKeys }) {
  const { t, has } = words
  words.add(english, portuguese)
  const choose = ({ target }) => singleKeys.choose(target.checked)
  const dialog = h('dialog', { class: 'dialog', 'aria-labelledby': 'help-title', close: () => dialog.remove() },
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
    h('form', { method: 'dialog' },
      h('a', { class: 'button', href: 'docs/', target: '_blank', rel: 'noopener' }, t('guides')),
      side?.canGuide ? h('button', { class: 'button', click: () => side.guide(true) }, t('guideAgainButton')) : null,
      h('button', { class: 'button', 'data-tone': 'main' }, t('close'))))
  openModal(dialog, { document, parts })
}
