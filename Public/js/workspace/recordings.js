import { dressLate } from '../elements/late_style.js'
import { Problem } from '../net/api.js'
import { writeComparison } from '../net/compare_link.js'
import { arriveAt } from './arrival.js'
import { kindOf } from './file_kind.js'
import { english, portuguese } from './recording_words.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Navigation } from './navigation.js' */
/** @import { Notices } from './notices.js' */

/**
 * The services that open recordings.
 * @typedef {object} RecordingServices
 * @property {Api} api
 * @property {Elements} elements
 * @property {LateParts} late
 * @property {Navigation} navigation
 * @property {Notices} notices
 * @property {Window} window
 * @property {Words} words
 */

const type = 'application/x-ndjson'
const reasons = { 413: 'recordingTooLarge', 415: 'notRecording', 422: 'notRecording' }

/** Opens a file dialog, and shows the chosen recording or compares the two chosen ones. @param {RecordingServices} services */
export function chooseRecording(services) {
  const field = services.elements.h('input', {
    type: 'file', multiple: true, class: 'unseen', accept: `.kennel,${type}`, 'aria-hidden': 'true', tabindex: -1,
  })
  const done = () => {
    const files = Array.from(field.files)
    field.remove()
    openRecordings(services, files)
  }
  field.addEventListener('change', done)
  field.addEventListener('cancel', done)
  services.window.document.body.append(field)
  field.click()
}

/** Shows one recording, or compares two. Refuses more. @param {RecordingServices} services  @param {File[]} files */
export async function openRecordings(services, files) {
  const { notices, window, words } = services
  const { t } = words
  words.add(english, portuguese)
  if (files.length > 2) return notices.card('recording', { title: t('recordingsTooMany'), action: t('close'), act: () => notices.clear('recording') })
  const opened = []
  for (const file of files) {
    const names = await upload(services, file)
    if (!names) return undefined
    opened.push(names)
  }
  const [left, right] = opened
  if (right) {
    window.location.assign(writeComparison({ left: { session: left.watch }, right: { session: right.watch }, common: {}, faults: [] }))
  } else if (left) {
    notices.toast(t('recordingOpened', { name: files[0].name }))
    arriveAt(services, left.id)
  }
  return undefined
}

/**
 * Sends a recording to the server, and returns the names of its session. Null if the server refuses it, which a card explains.
 * @param {RecordingServices} services  @param {File} file
 */
async function upload({ api, notices, words }, file) {
  const { t } = words
  notices.card('recording', { title: t('openingRecording', { name: file.name }) })
  try {
    const names = await api.call('POST', 'api/recordings', new Blob([await file.arrayBuffer()], { type }))
    notices.clear('recording')
    return names
  } catch (error) {
    notices.card('recording', {
      title: t('recordingRefused', { name: file.name }), text: await explanation(error, file, t), action: t('close'),
      act: () => notices.clear('recording'),
    })
    return null
  }
}

/**
 * Downloads a recording, or reports why not.
 * @param {{ elements: Elements, notices: Notices, why: (error: Error) => string, window: Window, words: Words }} services
 * @param {string} address  of the recording
 */
export async function saveRecording({ elements, notices, why, window, words }, address) {
  try {
    const { blob, name } = await fetched({ window, words }, address)
    kept({ elements, notices, window, words }, blob, name)
  } catch (error) {
    notices.toast(words.t('notSaved', { detail: why(error) }))
  }
}

/**
 * Returns a file of the server, with the name that the server gives it.
 * @param {{ window: Window, words: Words }} services  @param {string} address
 */
export async function fetched({ window, words }, address) {
  words.add(english, portuguese)
  const response = await window.fetch(address)
  if (!response.ok) throw new Problem(response, await response.json().catch(() => ({})))
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition')) ?? []
  const secrets = response.headers.get('Kennel-Secrets')
  return { blob: await response.blob(), name: name ?? 'session.kennel', secrets: secrets && JSON.parse(decodeURIComponent(secrets)) }
}

/**
 * Downloads a file and shows a notice with its name. If the file may contain secrets, a card lists them instead.
 * @param {{ elements: Elements, notices: Notices, window: Window, words: Words }} services  @param {Blob} blob  @param {string} name
 * @param {{ suspects: number, text: string }?} [secrets]  how many possible secrets the file has, and a text
 */
export function kept({ elements: { h }, notices, window, words }, blob, name, secrets) {
  words.add(english, portuguese)
  const { t } = words
  const content = URL.createObjectURL(blob)
  h('a', { href: content, download: name }).click()
  window.setTimeout(() => URL.revokeObjectURL(content), 60_000) // the download has begun by then
  const saved = t('fileSaved', { name })
  if (!secrets?.suspects) return notices.toast([saved, secrets?.text].filter(Boolean).join(' · '))
  notices.card('secrets', { title: saved, text: secrets.text, closes: true })
  notices.cardElement.scrollIntoView({ block: 'center' }) // on a phone, the button is far below
}

/**
 * Returns why a file is not a recording: its type if that is known, else the text of the page, then the message of the
 * server with the line.
 */
async function explanation(error, file, t) {
  if (error.name === 'NotReadableError' || error.name === 'NotFoundError') return t('fileUnreadable')
  if (!(error instanceof Problem)) return t('noServer')
  const kind = await kindOf(file).catch(() => null)
  if (kind) return t('isNoRecording', { name: file.name, kind: t(`kind_${kind}`) })
  const { status, line, message } = error
  return [reasons[status] && t(reasons[status]), message, line && t('recordingLine', { line })].filter(Boolean).join(' ')
}

/** Covers the page while a file is dragged over it, and opens the recordings that are dropped there. */
export class DropTarget {
  /** @param {RecordingServices} services */
  constructor(services) {
    const { elements: { h }, window: { document }, words } = services
    words.add(english, portuguese)
    dressLate(document)
    this.services = services
    this.element = h('div', { class: 'drop', hidden: true }, h('p', { class: 'drop-words' }))
    document.body.append(this.element)
  }

  show() {
    this.element.firstChild.textContent = this.services.words.t('dropRecording')
    this.element.hidden = false
  }

  hide() { this.element.hidden = true }

  /** Opens the dropped files. @param {File[]} files */
  take(files) {
    this.hide()
    openRecordings(this.services, files)
  }
}
