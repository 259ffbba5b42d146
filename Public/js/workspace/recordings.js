import { dressLate } from '../elements/late_style.js'
import { Problem } from '../net/api.js'
import { writeComparison } from '../net/compare_link.js'
import { arriveAt } from './arrival.js'
import { kindOf } from './file_kind.js'
import { english, portuguese } from './recording_words.js'

/** @import { KennelPage } from '../kennel_page.js' */

const type = 'application/x-ndjson'
const reasons = { 413: 'recordingTooLarge', 415: 'notRecording', 422: 'notRecording' }

/** Lets a person choose a recording, and shows it, or two, and compares them. @param {KennelPage} page */
export function chooseRecording(page) {
  const field = page.elements.h('input', {
    type: 'file', multiple: true, class: 'unseen', accept: `.kennel,${type}`, 'aria-hidden': 'true', tabindex: -1,
  })
  const done = () => {
    const files = Array.from(field.files)
    field.remove()
    openRecordings(page, files)
  }
  field.addEventListener('change', done)
  field.addEventListener('cancel', done)
  page.document.body.append(field)
  field.click()
}

/** Shows one recording, or compares two; more are too many. @param {KennelPage} page  @param {File[]} files */
export async function openRecordings(page, files) {
  page.words.add(english, portuguese)
  const { notices, t } = page
  if (files.length > 2) return notices.card('recording', { title: t('recordingsTooMany'), action: t('close'), act: () => notices.clear('recording') })
  const opened = []
  for (const file of files) {
    const names = await handOver(page, file)
    if (!names) return undefined
    opened.push(names)
  }
  const [left, right] = opened
  if (right) {
    page.window.location.assign(writeComparison({ left: { session: left.watch }, right: { session: right.watch }, common: {}, faults: [] }))
  } else if (left) {
    notices.toast(t('recordingOpened', { name: files[0].name }))
    arriveAt(page, left.id)
  }
  return undefined
}

/** Hands a recording to the server, and answers what it became; where it refuses, what is shown stays. @param {File} file */
async function handOver(page, file) {
  const { notices, t } = page
  notices.card('recording', { title: t('openingRecording', { name: file.name }) })
  try {
    const names = await page.api.call('POST', 'api/recordings', new Blob([await file.arrayBuffer()], { type }))
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

/** Downloads the session as a file, or says why not. @param {KennelPage} page  @param {string} address  of the recording */
export async function saveRecording(page, address) {
  page.words.add(english, portuguese)
  try {
    const { blob, name } = await fetched(page, address)
    kept(page, blob, name)
  } catch (error) {
    page.notices.toast(page.t('notSaved', { detail: page.why(error) }))
  }
}

/** A file of the server, under the name that the server gives it. @param {KennelPage} page  @param {string} address */
export async function fetched(page, address) {
  page.words.add(english, portuguese)
  const response = await page.window.fetch(address)
  if (!response.ok) throw new Problem(response, await response.json().catch(() => ({})))
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition')) ?? []
  const secrets = response.headers.get('Kennel-Secrets')
  return { blob: await response.blob(), name: name ?? 'session.kennel', secrets: secrets && JSON.parse(decodeURIComponent(secrets)) }
}

/**
 * Downloads a file, and says so; what looks like a secret in it is named in a card, which stays.
 * @param {KennelPage} page  @param {Blob} blob  @param {string} name
 * @param {{ suspects: number, text: string }?} [secrets]  what the server says of the file's secrets
 */
export function kept({ elements: { h }, notices, t, window, words }, blob, name, secrets) {
  words.add(english, portuguese)
  const content = URL.createObjectURL(blob)
  h('a', { href: content, download: name }).click()
  window.setTimeout(() => URL.revokeObjectURL(content), 60_000) // the download has begun by then
  const saved = t('fileSaved', { name })
  if (!secrets?.suspects) return notices.toast([saved, secrets?.text].filter(Boolean).join(' · '))
  notices.card('secrets', { title: saved, text: secrets.text, closes: true })
  notices.cardElement.scrollIntoView({ block: 'center' }) // on a phone, the button is far below
}

/** What the file is instead, where that is plain; else the page's own sentence, then the server's, with the line it is about. */
async function explanation(error, file, t) {
  if (error.name === 'NotReadableError' || error.name === 'NotFoundError') return t('fileUnreadable')
  if (!(error instanceof Problem)) return t('noServer')
  const kind = await kindOf(file).catch(() => null)
  if (kind) return t('isNoRecording', { name: file.name, kind: t(`kind_${kind}`) })
  const { status, line, message } = error
  return [reasons[status] && t(reasons[status]), message, line && t('recordingLine', { line })].filter(Boolean).join(' ')
}

/** Makes the whole page a place where a recording can be dropped, for as long as a file is held over it. */
export class DropTarget {
  /** @param {KennelPage} page */
  constructor(page) {
    page.words.add(english, portuguese)
    dressLate(page.document)
    this.page = page
    this.element = page.elements.h('div', { class: 'drop', hidden: true }, page.elements.h('p', { class: 'drop-words' }))
    page.document.body.append(this.element)
  }

  show() {
    this.element.firstChild.textContent = this.page.t('dropRecording')
    this.element.hidden = false
  }

  hide() { this.element.hidden = true }

  /** What was let go of, where it is files at all. @param {File[]} files */
  take(files) {
    this.hide()
    openRecordings(this.page, files)
  }
}
