/** English, for a session that outlived its server. */
export const englishRestored = {
  restoredFrom: 'Restored: {inputs} inputs in {time} ms.',
  restoredOtherwise: 'The app has changed: from input {input} on it did something else.',
  restoredWithoutSecrets: 'Passwords are not recorded: enter them again.',
}

/**
 * How a session was restored, in a sentence or more.
 * @param {{ inputs: number, milliseconds: number, differsFrom?: number, lacksSecrets?: boolean }} restored
 * @param {import('./words.js').Words} words
 */
export function restoredSentences({ inputs, milliseconds, differsFrom, lacksSecrets }, words) {
  words.add(englishRestored)
  return [
    words.t('restoredFrom', { inputs, time: Math.round(milliseconds) }),
    differsFrom && words.t('restoredOtherwise', { input: differsFrom }),
    lacksSecrets && words.t('restoredWithoutSecrets'),
  ].filter(Boolean).join(' ')
}
