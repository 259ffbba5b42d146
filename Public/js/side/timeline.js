import { EndKeeper } from '../elements/end_keeper.js'
import { ignoreMissingModule } from '../elements/failures.js'
import { FrameBatch } from '../elements/frame_batch.js'
import { LongList } from '../elements/long_list.js'
import { isNotes } from '../net/session_model.js'
import { bring } from '../elements/scrolling.js'
import { describe } from '../words/entry_words.js'
import { RowFolds } from './row_folds.js'
import { ShortTimes } from './short_times.js'
import { StepNotes } from './step_notes.js'
import { StepNumbers } from './step_numbers.js'
import { TimelineFilter } from './timeline_filter.js'
import { drawRow } from './timeline_row.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements } from '../elements/elements.js' */
/** @import { LateParts } from '../late_parts.js' */
/** @import { Api } from '../net/api.js' */
/** @import { SessionClock } from '../net/session_clock.js' */
/** @import { Wording } from '../words/entry_words.js' */
/** @import { Times } from '../words/times.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Originals } from './originals.js' */
/** @import { PageActions } from './page_actions.js' */
/** @import { SessionOrigin } from './session_origin.js' */

const rowHeight = 23 // pixels, of most rows
const groupEdges = 7 // above and below the rows of an input
const keys = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity }

/**
 * The services of the timeline.
 * @typedef {object} TimelineServices
 * @property {PageActions} actions
 * @property {Api} api
 * @property {(error: Error) => void} broken  reports an entry that could not be drawn
 * @property {SessionClock} clock
 * @property {Elements} elements
 * @property {LateParts} late
 * @property {SessionOrigin} origin
 * @property {Originals} originals
 * @property {ShownServices} session
 * @property {Times} times
 * @property {(error: Error) => string} why
 * @property {Window} window
 * @property {Wording} wording  describes entries
 * @property {Words} words
 */

/** The timeline: the entries of the log, grouped by the input that caused them. */
export class Timeline {
  #rows = new Map() // n → { entry, row, item, drawn, matches, said }
  #groups = new Map() // input → { item, list, owner, rows, shown }, in the order of the list
  #ofItem = new WeakMap() // the item of a group → the group
  #stop = null // the row in the tab order
  #chosen = null
  #showsFacts = false // whether the data of the chosen entry is unfolded

  /** @param {TimelineServices} services  @param {HTMLElement} element */
  constructor(services, element) {
    const { actions, api, broken, clock, elements, late, origin, originals, session, times, window, wording, words } = services
    const { model, shown } = session
    const { t } = words
    Object.assign(this, { actions, api, broken, clock, elements, late, model, origin, shown, t, times, window, wording, element })
    this.batch = new FrameBatch({ window, draw: this.#grow })
    model.on('snapshot', this.render)
    model.on('entries', this.#add)
    originals.changed.add(this.#add)
    model.on('forgotten', this.#remove)
    model.on('notes', this.#noted)
    this.notes = new StepNotes(services, { rowOf: this.#rowOf, grew: () => this.end?.grew() })
    this.folds = new RowFolds({
      elements, words, t, wording, redraw: ({ entry }) => this.#draw(entry), show: this.#showFolded, opened: () => this.#settle(),
    })
    const { h } = elements
    this.numbers = new StepNumbers({ h, reached: this.folds.numbered })
    this.filter = new TimelineFilter({ h, t, changed: () => this.#filter() })
    this.shortTimes = new ShortTimes((group) => this.#shownOf(group))
    shown.onChange(this.#look)
  }

  /** Draws everything again: after a snapshot, and in another language. */
  render = () => {
    const { elements: { h }, t, model } = this
    this.#rows.clear()
    this.#groups.clear()
    this.shortTimes.clear()
    this.#stop = null
    this.batch.clear()
    this.numbers.clear()
    this.folds.clear()
    this.filter.draw()
    this.list = h('ol', { class: 'steps', 'aria-label': t('steps'), keydown: this.#keydown, click: this.#click })
    this.inputs = new LongList({ h, list: this.list, height: (item) => this.#ofItem.get(item).shown * rowHeight + groupEdges })
    this.empty = h('p', { class: 'quiet' }, t('emptyTimeline'))
    this.element.replaceChildren(
      h('div', { class: 'panel-tools' }, this.filter.search, this.filter.kinds,
        this.#copyButton('copy', 'copyTimeline', () => this.#asText()), this.#copyButton('json', 'copyJson', () => this.#asJson())),
      h('div', { class: 'scroller' }, this.empty, this.list))
    for (const entry of model.entries.values()) this.#draw(entry)
    this.notes.render()
    this.#filter()
    this.#readAhead()
    if (this.#chosen) this.#mark(this.#chosen)
    this.#look()
    this.end = new EndKeeper(this.list.parentElement, { isOn: () => !this.shown.past })
    this.end.grew()
    const lastError = Array.from(model.entries.values()).findLast(({ error }) => error?.line)
    if (lastError) this.#showSource(lastError)
  }

  /** Returns a button that copies a text. Its name says which, because its word is short. */
  #copyButton(word, name, text) {
    const { elements: { h }, t, actions: { copy } } = this
    return h('button', { type: 'button', class: 'button', 'aria-label': t(name), title: t(name), click: () => copy(text(), 'timelineCopied') }, t(word))
  }

  focusFilter() { this.filter.focus() }

  /** Chooses an entry above or below the chosen one. @param {number} by */
  step(by) {
    this.batch.flush()
    const rows = this.#shown()
    if (rows.length === 0) return
    const chosen = rows.findIndex(({ entry }) => entry.n === this.#chosen)
    const at = chosen < 0 ? rows.findIndex(({ row }) => row === row.ownerDocument.activeElement) : chosen
    const next = Math.min(Math.max(at + by, 0), rows.length - 1)
    this.choose(rows[next].entry.n)
  }

  /** Chooses an entry: the device shows the session as it was at its step. @param {number} n */
  choose(n) {
    this.batch.flush()
    const known = this.#rows.get(n)
    if (this.folds.hides(known)) this.folds.open(known, true)
    this.#mark(n)
    known.row.focus()
    const { entry } = this.folds.standsFor(known)
    const step = Math.min(entry.input, this.model.input) // a pause may wait for the input behind it
    this.late.travel((travel) => travel.to(step))
  }

  #mark(n) {
    const before = this.#rows.get(this.#chosen)
    before?.row.removeAttribute('aria-current')
    before?.item.querySelector(':scope > .step-detail')?.remove()
    const now = this.#rows.get(n)
    this.#chosen = n
    if (!now) return
    now.row.setAttribute('aria-current', 'step')
    this.#stopAt(now.row)
    now.row.after(this.#detail(this.folds.standsFor(now).entry))
    this.#showSource(now.entry)
    bring(now.item, this.list.parentElement)
  }

  /** Follows the shown step: chooses an entry of it, and greys the later ones. */
  #look = () => {
    if (!this.list) return
    this.batch.flush()
    const { past } = this.shown
    for (const { entry, row, drawn } of this.#rows.values()) {
      if (drawn !== this.#asOf(entry)) this.#draw(entry)
      else row.toggleAttribute('data-later', this.#isLater(entry))
    }
    const owner = past && this.#rows.get(this.#groups.get(past.step)?.owner?.n)
    this.folds.peek(owner || (past && this.#timerOf(past.step)) || null)
    this.shortTimes.draw()
    if (!past) return this.#mark(null)
    const chosen = this.#rows.get(this.#chosen)
    if (chosen && this.folds.standsFor(chosen).entry.input === past.step) return bring(chosen.item, this.list.parentElement)
    const ofStep = this.#shown().filter(({ entry }) => entry.input === past.step)
    const folded = owner?.fold && this.folds.seen(owner)
    const row = (folded && this.#isShown(folded) ? folded : null) ?? ofStep.find(({ entry }) => entry.kind === 'input') ?? ofStep.find(({ entry }) => entry.error) ?? ofStep[0]
    return this.#mark(row?.entry.n ?? null)
  }

  /** Returns the row of the timer that fired in a step. */
  #timerOf(step) {
    return Array.from(this.#rows.values()).find(({ entry }) => entry.kind === 'timer' && entry.input === step)
  }

  /** Returns an entry as it was at the shown step. Only requests change. */
  #asOf(entry) {
    return (entry.type === 'request' && this.shown.past?.model.requests.get(entry.id)) || entry
  }

  #isLater(entry) {
    const { past } = this.shown
    return Boolean(past) && this.#asOf(entry).input > past.record.step
  }

  #add = (entry) => {
    if (this.list) this.batch.set(entry.n, entry)
  }

  #grow = (entries) => {
    const draw = () => {
      for (const entry of entries) {
        this.#draw(entry)
        this.#show(this.#rows.get(entry.n))
        this.#showSource(entry)
      }
      this.shortTimes.draw()
      this.empty.hidden = true
    }
    try {
      if (this.shown.past) draw()
      else this.end.grow(draw)
    } catch (error) {
      this.broken(error)
    }
  }

  /** Removes an entry that the model has forgotten, because it keeps a bounded number. */
  #remove = ({ n, cause }) => {
    this.batch.delete(n)
    const group = this.#groups.get(cause)
    const known = this.#rows.get(n)
    if (!known) return
    this.#rows.delete(n)
    group.rows.delete(n)
    this.notes.forget(known.row)
    this.folds.forget(known)
    group.shown -= known.matches ? 1 : 0
    this.shortTimes.add(group)
    if (known.item === group.item) known.row.remove()
    else known.item.remove()
    if (group.rows.size === 0) {
      this.inputs.remove(group.item)
      this.#groups.delete(cause)
    }
    if (known.row === this.#stop) this.#keepStop()
    this.shortTimes.draw()
  }

  /** Puts a visible row into the tab order. */
  #keepStop() {
    const stop = this.#rows.get(Number(this.#stop?.dataset.n))
    if (stop && this.#isShown(stop)) return
    const { value: first } = this.#allShown().next()
    if (first) this.#stopAt(first.row)
  }

  #stopAt(row) {
    if (this.#stop) this.#stop.tabIndex = -1
    this.#stop = row
    row.tabIndex = 0
  }

  #draw(entry) {
    const known = this.#rows.get(entry.n)
    const group = this.#group(entry)
    const number = known?.number ?? this.numbers.next(entry, this.folds.repeats(entry, group) || isNotes(entry))
    const clock = this.times.clock(this.clock.of(this.#asOf(entry)))
    const isShort = known ? known.isShort : group.last?.clock.slice(0, 8) === clock.slice(0, 8)
    const row = this.#row(entry, number, isShort ? clock.slice(8) : clock, known)
    this.shortTimes.add(group)
    if (known) {
      if (known.row === this.#stop) this.#stopAt(row)
      if (known.row.hasAttribute('aria-current')) row.setAttribute('aria-current', 'step')
      row.hidden = known.row.hidden
      const hadFocus = known.row === known.row.ownerDocument.activeElement
      known.row.replaceWith(row)
      this.notes.moved(known.row, row)
      if (hadFocus) row.focus()
      Object.assign(known, { entry, row, clock, drawn: this.#asOf(entry), said: undefined })
      return
    }
    const isOwner = entry.kind === 'input' && !group.owner
    let { item } = group
    if (isOwner) {
      group.owner = entry
      item.prepend(row)
    } else {
      item = this.elements.h('li', { class: 'step-item', hidden: true }, row)
      group.list.append(item)
    }
    if (!this.#stop) this.#stopAt(row)
    this.#showOrigin(entry, item)
    const drawn = {
      entry, row, number, clock, isShort, item, drawn: this.#asOf(entry), matches: false, said: undefined, fold: null,
    }
    this.#rows.set(entry.n, drawn)
    group.rows.set(entry.n, drawn)
    group.last = drawn
    this.folds.take(drawn, group, isOwner)
  }

  /** Adds a line at the beginning of a branch, with a link to the session that has the steps before it. */
  #showOrigin({ kind, input, detail }, item) {
    const { elements: { h }, model } = this
    const origin = model.session?.origin
    if (kind !== 'pause' || detail.cause !== 'branched' || !origin) return
    // A branch of a branch has the beginning of that one among its steps.
    const isEarlier = input <= origin.step || this.list.querySelector('.step-origin')
    if (isEarlier) return
    const line = h('p', { class: 'step-origin' })
    item.append(line)
    this.origin.show(line, origin).then(() => this.end?.grew(), ignoreMissingModule)
  }

  #group({ cause }) {
    if (!this.#groups.has(cause)) {
      const list = this.elements.h('ol', { class: 'step-list' })
      const item = this.elements.h('li', { class: 'step-group', hidden: true }, list)
      const group = { item, list, owner: null, rows: new Map(), shown: 0 }
      this.#groups.set(cause, group)
      this.#ofItem.set(item, group)
      this.inputs.append(item)
    }
    return this.#groups.get(cause)
  }

  #row(latest, number, clock, known) {
    const entry = this.#asOf(latest)
    return drawRow(this.elements, {
      entry, words: this.folds.words(known, entry), number, clock, since: this.times.since(entry.began ?? entry.time),
      isLater: this.#isLater(latest), expanded: this.folds.expanded(known),
    })
  }

  /** Returns the data of an entry, with a button that copies a link to its step. */
  #detail(entry) {
    const { elements: { h }, t, times, actions: { copyStep } } = this
    const { type, began, cause, ...data } = this.#asOf(entry)
    const since = `${times.since(began ?? entry.time)} s`
    const toggle = () => { this.#showsFacts = facts.open }
    const facts = h('details', { open: this.#showsFacts, toggle },
      h('summary', { class: 'step-summary' }, t('details')),
      h('pre', { class: 'step-data', tabindex: 0 }, `${since}\n${JSON.stringify(data, null, 2)}`))
    const copy = () => copyStep(entry.input)
    return h('div', { class: 'step-detail' }, facts,
      h('div', { class: 'step-deeds' }, this.notes.button(entry.input),
        h('button', { type: 'button', class: 'button', 'data-tone': 'plain', click: copy }, t('copyStep'))))
  }

  /** Adds the lines of the document that an error names. */
  async #showSource({ n, error }) {
    if (!error?.line) return
    const { sourceExcerpt } = await import('./source_excerpt.js')
    const excerpt = await sourceExcerpt(error, this)
    const known = this.#rows.get(n)
    if (!excerpt || !known || known.item.querySelector(':scope > .source')) return
    known.item.append(excerpt)
    this.end.grew()
  }

  #filter() {
    this.batch.flush()
    this.filter.read()
    const { showsAll } = this.filter
    if (showsAll !== this.folds.isOff) {
      this.folds.isOff = showsAll
      this.folds.refresh()
    }
    for (const known of this.#rows.values()) this.#show(known)
    this.#settle()
    const { t } = this
    this.empty.hidden = !this.#allShown().next().done
    this.empty.textContent = t(this.#rows.size ? 'noMatch' : 'emptyTimeline')
  }

  /** Follows a change of the visible rows. */
  #settle() {
    this.inputs.sifted()
    this.#keepStop()
    this.shortTimes.draw()
  }

  /** Describes the entries for the filter while the browser is idle. */
  #readAhead() {
    const { requestIdleCallback: rest } = this.window
    if (!rest) return
    const rows = this.#rows.values()
    const read = (deadline) => {
      for (const known of rows) {
        this.#said(known)
        if (deadline.timeRemaining() < 2) return rest(read)
      }
      return undefined
    }
    rest(read)
  }

  #said(known) {
    const note = this.#noteOf(known)
    known.said ??= [...Object.values(describe(known.entry, this.wording)), note].join(' ').toLowerCase()
    return known.said
  }

  /** Shows or hides a row by the filter. A group is shown while any of its rows is. */
  #show(known) {
    const group = this.#groups.get(known.entry.cause)
    const matches = this.#matches(known)
    if (known.fold) known.row.hidden = this.folds.hides(known) && !matches
    if (matches === known.matches) return
    known.matches = matches
    this.shortTimes.add(group)
    group.shown += matches ? 1 : -1
    if (known.item !== group.item) known.item.hidden = !matches
    if (group.item.hidden !== (group.shown === 0)) group.item.hidden = group.shown === 0
  }

  /** Shows or hides the row of an input with those of its timers, or the row of a timer, after folding. */
  #showFolded = (known) => {
    if (known.entry.kind === 'timer') return this.#show(known)
    for (const other of this.#groups.get(known.entry.cause).rows.values()) this.#show(other)
    return undefined
  }

  #isFoldedAway(known) {
    const { entry } = known
    const { owner } = this.#groups.get(entry.cause)
    return this.folds.hides(known) || (entry.kind === 'timer' && Boolean(owner) && this.folds.hides(this.#rows.get(owner.n)))
  }

  #matches(known) {
    const note = this.#noteOf(known)
    if (!this.filter.isOfKind(known.entry, note) || (!note && this.#isFoldedAway(known))) return false
    return this.filter.hasText(() => this.#said(known))
  }

  /** Returns the note under a row: that of the input, else of an error, else the first of its step. */
  #noteOf(known) {
    const { entry: { input }, row } = known
    return this.model.notes.has(input) && this.#rowOf(input) === row ? this.model.notes.get(input) : ''
  }

  #rowOf = (step) => {
    const ofStep = Array.from(this.#rows.values()).filter(({ entry }) => entry.input === step)
    const main = ofStep.find(({ entry }) => entry.kind === 'input') ?? ofStep.find(({ entry }) => entry.state === 'error') ?? ofStep[0]
    return main?.row ?? null
  }

  #noted = (step) => {
    if (!this.list) return
    this.batch.flush()
    this.notes.draw(step)
    const chosen = this.#rows.get(this.#chosen)
    const { entry } = chosen ? this.folds.standsFor(chosen) : {}
    if (entry?.input === step) chosen.item.querySelector(':scope > .step-detail')?.replaceWith(this.#detail(entry))
    for (const known of this.#rows.values()) {
      if (known.entry.input !== step) continue
      known.said = undefined
      this.#show(known)
    }
    this.#keepStop()
    this.shortTimes.draw()
  }

  #isShown({ entry, item, row }) {
    const group = this.#groups.get(entry.cause)
    return group.shown > 0 && !row.hidden && (item === group.item || !item.hidden)
  }

  /** The visible rows in their order. The input of a group is its first. */
  * #allShown() {
    for (const group of this.#groups.values()) yield* this.#shownOf(group)
  }

  * #shownOf(group) {
    if (group.shown === 0) return
    const owner = group.owner && group.rows.get(group.owner.n)
    if (owner && !owner.row.hidden) yield owner
    for (const known of group.rows.values()) if (known !== owner && known.matches) yield known
  }

  #shown() { return Array.from(this.#allShown()) }

  #keydown = (event) => {
    if (!event.target.matches('.step')) return
    const isOpening = event.key === 'ArrowRight'
    if (isOpening || event.key === 'ArrowLeft') {
      const known = this.#rows.get(Number(event.target.dataset.n))
      if (this.folds.open(known, isOpening)) event.preventDefault()
      if (this.folds.hides(known)) this.folds.seen(known).row.focus()
    }
    if (!(event.key in keys)) return
    event.preventDefault()
    this.step(keys[event.key])
  }

  #click = ({ target }) => {
    const row = target.closest('.step')
    if (!row) return
    const n = Number(row.dataset.n)
    this.choose(n)
  }

  #asText() {
    const { times } = this
    this.batch.flush()
    return this.#shown().map((known) => {
      const { entry } = known
      const indent = entry.kind === 'input' ? `#${entry.input} ` : '   '
      return `${times.clock(this.clock.of(entry))} ${indent}` +
        Object.values(this.folds.words(known, entry)).filter(Boolean).join('  ')
    }).join('\n')
  }

  #asJson() {
    this.batch.flush()
    const entries = this.#shown().flatMap((known) => this.folds.entries(known))
    return JSON.stringify(entries.map(({ began, cause, ...entry }) => entry), null, 2)
  }
}
