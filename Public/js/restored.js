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
 * How a session was restored, in a sentence or more.
 * @param {{ inputs: number, milliseconds: number, differsFrom?: number, lacksSecrets?: boolean }} restored
 * @param {import('./words.js').Words} words
 */
export function restoredSentences({ inputs, milliseconds, differsFrom, lacksSecrets }, words) {
  words.add(english, portuguese)
  return [
    words.t('restoredFrom', { inputs, time: Math.round(milliseconds) }),
    differsFrom && words.t('restoredOtherwise', { input: differsFrom }),
    lacksSecrets && words.t('restoredWithoutSecrets'),
  ].filter(Boolean).join(' ')
}
