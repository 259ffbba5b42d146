const english = {
  restoredFrom: 'Restored: {inputs} inputs in {time} ms.',
  restoredOtherwise: 'The app has changed: from input {input} on it did something else.',
  restoredWithoutSecrets: 'Passwords are not recorded: enter them again.',
}
const portuguese = {
  restoredFrom: 'Restaurada: {inputs} entradas em {time} ms.',
  restoredOtherwise: 'O app mudou: a partir da entrada {input} fez outra coisa.',
  restoredWithoutSecrets: 'Senhas não são gravadas: digite-as de novo.',
}

/**
 * Says how a session was restored. One that just branched from another was not: of it only what is puzzling is said.
 * @param {object} page
 * @param {{ inputs: number, milliseconds: number, differsFrom?: number, lacksSecrets?: boolean }} restored
 */
export function tellRestored(page, { inputs, milliseconds, differsFrom, lacksSecrets }) {
  const { model, notices, t, words } = page
  words.add(english, portuguese)
  const sentences = [
    model.session?.origin?.step !== inputs && t('restoredFrom', { inputs, time: Math.round(milliseconds) }),
    differsFrom && t('restoredOtherwise', { input: differsFrom }),
    lacksSecrets && t('restoredWithoutSecrets'),
  ].filter(Boolean)
  if (sentences.length) notices.toast(sentences.join(' '))
}
