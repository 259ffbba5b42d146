/** Reports that a part of the drawing could not be loaded. The view is drawn without it. @param {Error} error */
export function warnOfMissingModule(error) {
  console.warn(error)
}

/** Ignores that an optional module could not be loaded, because the page works without it. */
export function ignoreMissingModule() {}

/** Ignores an aborted animation or wait, because whatever aborted it continues from there. */
export function ignoreAbort() {}

/** Ignores that a call failed, because nobody needs its result or its failure is handled elsewhere. */
export function ignoreFailedCall() {}
