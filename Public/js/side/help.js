const shortcuts = [
  ['Ctrl-K ⌘K', 'find'], ['R', 'keyRetry'], ['space', 'keyPause'], ['/', 'keyFilter'], ['P', 'keyPick'], ['[ ]', 'keySteps'], ['{ }', 'keyInputs'], ['B', 'keyBefore'], ['altDrag', 'keyTwoFingers'], ['ctrlWheel', 'keyPinch'], ['altWheel', 'keyTurn'], ['?', 'keyHelp'], ['Esc', 'keyEscape'],
]

/** Opens the list of keys, with the two sentences a newcomer needs. @param {object} page  @param {Document} document */
export function showHelp({ h, t, has, side }, document) {
  const dialog = h('dialog', { class: 'dialog', 'aria-labelledby': 'help-title', close: () => dialog.remove() },
    h('h2', { id: 'help-title', class: 'dialog-title' }, 'Kennel'),
    h('p', {}, t('helpText')),
    h('h3', { class: 'group-name' }, t('shortcuts')),
    h('dl', { class: 'keys' }, ...shortcuts.flatMap(([key, name]) => [
      h('dt', {}, ...key.split(' ').map((part) => h('kbd', {}, has(`cap_${part}`) ? t(`cap_${part}`) : part))), h('dd', {}, t(name)),
    ])),
    h('form', { method: 'dialog' },
      side?.canGuide ? h('button', { class: 'button', click: () => side.guide(true) }, t('guideAgainButton')) : null,
      h('button', { class: 'button', 'data-tone': 'main' }, t('close'))))
  document.body.append(dialog)
  dialog.showModal()
}
