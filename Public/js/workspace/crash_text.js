import { ownWords } from '../words/entry_words.js'

/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Travel } from '../travel/travel.js' */
/** @import { Words } from '../words/words.js' */
/** @import { ShownState } from './shown_state.js' */

/**
 * The server's report of a crash.
 * @typedef {object} CrashReport
 * @property {number} input  the number of the input that crashed the app
 * @property {string} type  of that input
 * @property {string} label  that input in words
 * @property {string} message
 * @property {boolean} [recorded]  whether the app crashed while the session was rebuilt
 * @property {{ function: string, file?: string, line?: number, app?: boolean }[]} frames
 */

/** @typedef {{ t: Words['t'], has: Words['has'], shown: ShownState }} CrashWording  the services that describe a crash */

/** Returns whether the session had a state before its crash. False if the app crashed when it was opened or rebuilt. */
export function hasBefore({ type, recorded }) {
  return type !== 'opened' && !recorded
}

/** Returns the name of a frame's file, without folders, and the line. @param {{ file: string, line?: number }} frame */
export function fileName({ file, line }) {
  const name = file.replace(/.*\//, '')
  return line ? `${name}:${line}` : name
}

/**
 * Returns the user's input whose later effect crashed the app; undefined if the input itself crashed.
 * @param {CrashReport} crash  @param {SessionModel} model
 */
export function pressBefore({ input }, model) {
  const entries = Array.from(model.entries.values())
  const { cause } = entries.find((entry) => entry.kind === 'crash' && entry.input === input) ?? {}
  return cause === input ? undefined : entries.find((entry) => entry.kind === 'input' && entry.input === cause)
}

/**
 * Returns the step for a branch after a crash; 0 if this session can continue. A recording cannot continue past its
 * crash. The crash of a timer branches from before the user's input that started it, because skipping only the timer
 * would keep the input.
 *
 * @param {CrashReport} crash  @param {{ past: Travel?, model: SessionModel }} session
 */
export function asideFrom(crash, { past, model }) {
  if (crash.recorded) return crash.input - 1
  if (past || crash.type !== 'timer') return 0
  return (pressBefore(crash, model)?.input ?? 1) - 1
}

/** Returns which input crashed the app, in a sentence. @param {CrashReport} crash  @param {CrashWording} services */
export function whichInput(crash, { t, has, shown }) {
  const { input, recorded, type, label } = crash
  const words = { input, recorded, label: ownWords({ message: label, detail: { type } }, t, has) }
  if (recorded) return t('crashedRebuilding', words)
  const press = pressBefore(crash, shown.model)
  return press ? t('crashedAfter', { ...words, press: press.input, pressed: ownWords(press, t, has) }) : t('crashedBy', words)
}

/** Returns the whole report as text. @param {CrashReport} crash  @param {CrashWording} services */
export function asText(crash, services) {
  const frames = crash.frames.map(({ function: name, file, line }, index) =>
    `${String(index).padStart(3)}  ${name}${file ? `  ${file}${line ? `:${line}` : ''}` : ''}`)
  return [
    services.t('appCrashed'), whichInput(crash, services), crash.message, '', ...frames,
  ].join('\n').trimEnd()
}
