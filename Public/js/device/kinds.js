import { warnOfMissingModule } from '../elements/failures.js'
import { dressLate } from '../elements/late_style.js'
import { declare } from './style_policy.js'
import { drawLines, isWhole } from './text_lines.js'

const transparentPixel = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
const inputTypes = { password: 'password', email: 'email' }

/** Sets an attribute, or removes it where there is no value. */
function mark(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name)
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value)
}

function showOrHide({ element, props }) {
  if (props.hidden && 'seen' in element.dataset) return // a page that is being turned
  element.style.display = props.hidden ? 'none' : ''
}

const points = (length) => (length ? `${length}px` : '')

/** Where a view is in its parent and how large it is, in points; all of it is 0 where nothing is said. */
function place({ kind, element, props: { frame = [], pins } }) {
  if (!kind.placesItself) setFrame(element, frame)
  if (pins) keepInSight(element, pins)
}

/**
 * What stays in sight while what it belongs to goes by, between two places and so far below the upper edge of what is
 * seen, or below its lower edge.
 */
export function keepInSight(element, [first, last, room, isLower]) {
  const { scrollTop = 0, clientHeight = 0 } = element.parentElement ?? {}
  element.style.top = points(Math.max(first, Math.min(last, scrollTop + (isLower ? clientHeight : 0) + room)))
}

function pin(record) {
  const { element, root, props: { pins } } = record
  mark(element, 'data-pins', pins?.join(' '))
  queueMicrotask(() => place(record)) // once it is where it belongs
  if (pins) import('./pins.js').then(({ followScrolls }) => followScrolls(root), warnOfMissingModule)
}

function setFrame({ style }, frame) {
  [style.left, style.top, style.width, style.height] = [0, 1, 2, 3].map((side) => points(frame[side]))
}

/** What only some screens need comes when one of them does. */
const dress = ({ ownerDocument }) => dressLate(ownerDocument)
const later = (load) => (element, record) => {
  dress(element)
  load().then(({ start }) => start(element, record), warnOfMissingModule)
}

function drawDots(record) {
  const { element, props: { pages = 0, page } } = record
  while (element.childElementCount > pages) element.lastElementChild.remove()
  while (element.childElementCount < pages) element.append(element.ownerDocument.createElement('i'))
  Array.from(element.children, (dot, place) => mark(dot, 'data-current', place === page ? '' : null))
  nameRole(record)
}

/** What has faded away is there to be faded in again, but neither to be seen nor heard. A dialog waits for its end. */
function fade({ element, props }) {
  const isClear = props.style?.opacity < 0.01 && props.role !== 'alertdialog'
  mark(element, 'data-clear', isClear ? '' : null)
  mark(element, 'aria-hidden', props.ariaHidden || isClear ? 'true' : null)
}

/** The role that wins: what the server says, else what the view is by itself. */
function nameRole(record) {
  const { props, kind } = record
  const element = record.control ?? record.element
  const tapRole = props.tap && kind.tag !== 'button' ? 'button' : null
  const isHeading = props.heading && (props.text || props.label) // a heading without words is none
  const role = props.role ?? (isHeading ? 'heading' : null) ?? kind.role?.(props) ?? tapRole
  mark(element, 'role', role)
  mark(element, 'aria-level', isHeading ? props.heading : null)
  mark(element, 'aria-modal', role === 'alertdialog')
  if (role === 'alert') element.id = `view-${record.id}` // by which the error of a field is found
  if (role === 'tab') mark(element, 'aria-selected', props.selected ? 'true' : 'false')
  if (!kind.ownName || (props.role && kind.tag !== 'img')) mark(element, 'aria-label', props.label ?? kind.label?.(props))
}

/** Whether a press with the other button opens a menu about the view. */
const hasMenu = ({ props }) => props.gestures?.split(' ').includes('menu')

/** Few screens have views that are dragged or held. */
function hearGestures(record) {
  const { gestures } = record.props
  mark(record.element, 'data-gestures', gestures)
  mark(record.element, 'aria-haspopup', hasMenu(record) ? 'menu' : null)
  if (hasMenu(record)) common.tap(record) // the key for menus needs a focus
  if (!record.pinches && /pinch|rotation|twoF/.test(gestures)) {
    record.pinches = true
    import('./two_fingers.js').then(({ follow }) => follow(record), warnOfMissingModule)
  }
  if (record.hears || record.kind.followsFingers || !gestures || gestures === 'tap') return // where a tap is, its click says
  record.hears = true
  dress(record.element)
  import('./recognisers.js').then(({ hear }) => hear(record), warnOfMissingModule)
}

/** Few apps say how the status bar is to look. */
function drawStatusBar({ element, props: { statusBar } }) {
  if (statusBar) dress(element)
  mark(element, 'data-status-bar', statusBar)
}

/** Few views are in motion by themselves, so the page learns late how. */
function move(record) {
  if (record.props.outline) return drawLate('outlineInMotion', record)
  return import('./motions.js').then(({ drawMotions }) => drawMotions(record), warnOfMissingModule)
}

/** What few views have, the page learns late how to draw. */
const drawLate = (what, ...of) => import('./rare_drawing.js').then((rare) => rare[what](...of), warnOfMissingModule)
const drawOutline = (record) => drawLate('outline', record)

/** Few tables can be edited, so the page learns late how. */
const drawRow = (record, way) => import('./rows.js').then((rows) => rows[way](record), warnOfMissingModule)

/** What every view understands. Each function draws one property's present value. */
const common = {
  style(record, changed) {
    for (const [property, value] of Object.entries(changed ?? {})) declare(record.element.style, property, value)
    if (changed && 'opacity' in changed) fade(record)
  },
  frame: place,
  pins: pin,
  hidden: showOrHide,
  alpha: ({ element, props }) => declare(element.style, 'opacity', props.alpha ?? props.style?.opacity ?? null),
  tap(record) {
    mark(record.element, 'data-tap', record.props.tap ? '' : null)
    if (record.kind.tag !== 'button') mark(record.element, 'tabindex', record.props.tap || record.kind.hasKeys || hasMenu(record) ? 0 : null)
    nameRole(record)
  },
  gestures: hearGestures,
  role: nameRole,
  label: nameRole,
  heading: nameRole,
  selected: nameRole,
  ariaHidden: fade,
  hint: ({ element, props }) => mark(element, 'aria-description', props.hint),
  rows: (record) => import('./filled.js').then(({ countRows }) => countRows(record), warnOfMissingModule),
  covers: ({ element, props }) => mark(element, 'data-covers', props.covers ? '' : null),
  keepsCaret: ({ element, props }) => mark(element, 'data-keeps-caret', props.keepsCaret ? '' : null),
  presentation({ element, props }) {
    if (props.presentation) dress(element)
    mark(element, 'data-presentation', props.presentation)
  },
  slide: ({ element, props }) => mark(element, 'data-slide', props.slide),
  mirrored: ({ element, props }) => mark(element, 'data-mirrored', props.mirrored ? '' : null),
  identifier: ({ element, props }) => mark(element, 'data-identifier', props.identifier),
  type: ({ element, props }) => mark(element, 'data-type', props.type),
  actions: (record) => drawRow(record, 'offerActions'),
  aside: (record) => drawRow(record, 'offerActions'),
  motions: move,
  outline: drawOutline,
  outlineParts: drawOutline,
  mask: (record) => drawLate('cut', record, placeOf),
  reorders: (record) => drawRow(record, 'offerMoves'),
  styleId(record) {
    const name = (record.props.styleId ?? '').replace(/([a-z])([A-Z])/g, '$1-$2').replace(/\./g, '-').toLowerCase()
    record.element.className = /^[\w-]+$/.test(name) ? `b ${name}` : 'b'
  },
}

/** Whether what an element shows is made of these values already. */
function isDrawn(record, ...values) {
  const isSame = record.drawn?.every((value, place) => value === values[place])
  record.drawn = values
  return isSame
}

/** The lines into which the server has broken a text, else the text as a whole. */
function write(element, text = '', { lines, textStyles }) {
  if (Array.isArray(lines)) drawLines(element, { text, lines, textStyles })
  else element.textContent = text
}

/** Text with another spoken label shows the one and says the other; so does one of which not all is shown. */
function writeText(record) {
  const { element, props } = record
  const { text, label, lines, textStyles, role } = props
  nameRole(record)
  if (isDrawn(record, text, label, lines, textStyles, role)) return
  const said = label ?? (isWhole(text, lines) ? null : text)
  if (!said || (label && role)) return write(element, text, props)
  const shown = element.ownerDocument.createElement('span')
  const spoken = element.ownerDocument.createElement('span')
  shown.setAttribute('aria-hidden', 'true')
  write(shown, text, props)
  spoken.className = 'unseen'
  spoken.textContent = said
  element.replaceChildren(shown, spoken)
}

/** A button that is off keeps its focus, so that a load does not throw the reader off the page. */
function enable({ control, element: outer, props }) {
  const element = control ?? outer
  const isOff = props.enabled === false
  const hasFocus = element.ownerDocument.activeElement === element
  mark(element, 'aria-disabled', isOff ? 'true' : null)
  element.disabled = isOff && !hasFocus
}

/** How a shape lies in its place, as the picture itself would. */
const maskSizes = { fill: '100% 100%', cover: 'cover', none: 'auto' }

/** Shows only the shape of a picture, in the tint or a colour of its own; with no colour, all of it. */
function paint(image, shape, color, { fit, at = null, density }) {
  const { style } = image
  mark(image, 'data-shape', color ? '' : null)
  const source = `url("${shape}")`
  style.maskImage = color ? density ? `image-set(${source} ${density}x)` : source : ''
  style.maskPosition = (color && at) || ''
  style.maskSize = color ? maskSizes[fit] ?? 'contain' : ''
  declare(style, '--shape-color', color && color !== 'tint' ? color : null)
}

/** Where a picture is that belongs to the session or is in its text; null for any other, which is not asked for. */
function placeOf(source, root) {
  if (/^(?:image|picture)s\//.test(source)) return `/api/sessions/${root.dataset.session}/${source}`
  return /^(?:\/|data:image\/)/.test(source) ? source : null
}

/** Shows a picture; one that is nowhere keeps its place. */
function show(image, { root, props }, source = '', color = props.tint) {
  const place = placeOf(source, root)
  const isKnown = place !== null
  const wanted = place ?? transparentPixel
  // In its own size a picture has as many points as the server says, not as many as pixels; Chromium keeps the density that it
  // found an address with, so that the address alone must not be asked for before.
  const dense = isKnown && props.density ? `${wanted.replaceAll(' ', '%20')} ${props.density}x` : null
  if (image.getAttribute('srcset') !== dense) image.removeAttribute('src')
  mark(image, 'srcset', dense)
  if (dense) image.removeAttribute('src')
  else if (image.getAttribute('src') !== wanted) image.setAttribute('src', wanted)
  mark(image, 'data-missing', isKnown ? null : '')
  paint(image, wanted, isKnown ? color : null, props)
}

function showImage(record) {
  const { element, props } = record
  const { name } = props
  mark(element, 'data-name', name)
  if (props.src || !name?.startsWith('symbol:')) return show(element, record, props.src ?? props.placeholder)
  return import('./symbols.js').then(({ symbolPicture }) => {
    if (element.dataset.name === name) show(element, record, symbolPicture(element, name.slice('symbol:'.length)), props.tint ?? 'tint')
  }, warnOfMissingModule)
}

function drawButton(record) {
  const { element, root, props: { title, image, imageFrame, tint, lines, textStyles, backdrop } } = record
  nameRole(record)
  if (backdrop || 'backdrop' in element.dataset) drawLate('backdrop', element, backdrop && placeOf(backdrop, root))
  if (isDrawn(record, title, image, imageFrame, tint, lines, textStyles)) return
  write(element, title, { lines, textStyles })
  if (image) element.prepend(pictureOf(record, image, imageFrame))
}

/** A button's picture, where the server says or else before the title. */
function pictureOf(record, image, frame) {
  const { element } = record
  const isSymbol = image.startsWith('symbol:')
  const picture = element.ownerDocument.createElement(isSymbol ? 'i' : 'img')
  if (frame) {
    picture.style.position = 'absolute'
    setFrame(picture, frame)
  }
  if (isSymbol) {
    picture.className = 'sign'
    dress(element)
    import('./symbols.js').then(
      ({ drawSymbol }) => drawSymbol(picture, image.slice('symbol:'.length)), warnOfMissingModule)
  } else {
    picture.alt = ''
    show(picture, record, image)
  }
  return picture
}

/** What is being typed is newer than anything the server can know: see `FieldEcho`. */
function writeValue({ control, element: outer, props, guard }) {
  const element = control ?? outer
  const value = props.value ?? ''
  if (element.value !== value && !guard?.(element, value)) element.value = value
}

/**
 * A view that is not on the page yet cannot be scrolled: the renderer does it again once it is. Where a list stands
 * is not told to the server, which therefore has no say in it.
 */
function scrollTo({ element, keeps, props: { x = 0, y = 0, role } }) {
  if (role === 'list' || keeps?.()) return
  if (Math.abs(element.scrollLeft - x) > 1) element.scrollLeft = x
  if (Math.abs(element.scrollTop - y) > 1) element.scrollTop = y
}

/** A field that is off may still have the focus, but takes no keys. */
function protect({ control, element: outer, props }) {
  const element = control ?? outer
  element.readOnly = props.readOnly === true || props.enabled === false
}

/** Few screens have a web view, so the page learns late how to draw one. */
async function drawWebView(record) {
  const { showWebPage } = await import('./web_view.js')
  showWebPage(record)
}

/** The lines of a text view, which are seen while nobody types. */
function writeWords({ words, props: { value: text, lines, textStyles } }) {
  drawLines(words, { text, lines: lines ?? [], textStyles })
}

/** Until somebody types, the page does not know what a keyboard looks like. */
async function drawKeyboard(record) {
  dress(record.element)
  const { showKeyboard } = await import('./keyboard.js')
  showKeyboard(record)
}

const field = {
  value: writeValue,
  placeholder: ({ control, element, props }) => mark(control ?? element, 'placeholder', props.placeholder),
  enabled(record) {
    enable(record)
    protect(record)
  },
  readOnly: protect,
  describedBy({ control, element: outer, props }) {
    const element = control ?? outer
    mark(element, 'aria-invalid', props.describedBy ? 'true' : null)
    mark(element, 'aria-describedby', props.describedBy ? `view-${props.describedBy}` : null)
  },
}

/**
 * How each kind of view becomes an element.
 * @type {Record<string, { tag: string, role?: Function, label?: Function, props?: object, build?: Function }>}
 */
export const kinds = {
  view: { tag: 'div' },
  window: { tag: 'div', props: { statusBar: drawStatusBar, keyboard: drawKeyboard, returnKey: drawKeyboard, typist: drawKeyboard } },
  stack: { tag: 'div' },
  blur: { tag: 'div', props: { effect: ({ element, props }) => mark(element, 'data-effect', props.effect) } },
  label: {
    tag: 'div',
    ownName: true,
    props: { text: writeText, label: writeText, lines: writeText, textStyles: writeText },
  },
  button: {
    tag: 'button',
    label: ({ title, lines }) => (isWhole(title, lines) ? null : title),
    build: (element) => { element.type = 'button' },
    props: {
      title: drawButton, image: drawButton, imageFrame: drawButton, tint: drawButton, lines: drawButton, textStyles: drawButton, enabled: enable,
    },
  },
  image: {
    tag: 'img',
    ownName: true,
    build(element) {
      element.alt = ''
      element.draggable = false
      element.src = transparentPixel
      element.addEventListener('error', () => {
        element.removeAttribute('srcset')
        element.src = transparentPixel
        element.setAttribute('data-missing', '')
      })
    },
    props: {
      src: showImage,
      name: showImage,
      placeholder: showImage,
      label: ({ element, props }) => { element.alt = props.label ?? '' },
      tint: showImage,
      fit(record) {
        declare(record.element.style, 'object-fit', record.props.fit ?? null)
        showImage(record)
      },
      at(record) {
        declare(record.element.style, 'object-position', record.props.at ?? null)
        showImage(record)
      },
      density: showImage,
    },
  },
  scroll: {
    tag: 'div',
    props: {
      axis: ({ element, props }) => mark(element, 'data-axis', props.axis),
      content({ element: { style }, props: { content = [] } }) {
        style.setProperty('--content-width', points(content[0]))
        style.setProperty('--content-height', points(content[1]))
      },
      fixed: ({ element, props }) => mark(element, 'data-fixed', props.fixed ? '' : null),
      bar: ({ element, props }) => mark(element, 'data-bar', props.bar ? '' : null),
      scrollEnd: (record) => record.asks(record),
      x: scrollTo,
      y: scrollTo,
    },
  },
  toggle: {
    tag: 'div',
    role: () => 'switch',
    build: dress,
    props: {
      on: ({ element, props }) => mark(element, 'aria-checked', props.on ? 'true' : 'false'),
      enabled: ({ element, props }) => mark(element, 'aria-disabled', props.enabled === false ? 'true' : null),
    },
  },
  slider: {
    tag: 'div',
    hasKeys: true,
    role: () => 'slider',
    build: later(() => import('./slider.js')),
    props: {
      part: (record) => record.turned?.(),
      track: (record) => record.turned?.(),
      mirrored: (record) => record.turned?.(),
      said: (record) => record.turned?.(),
      enabled: ({ element, props }) => mark(element, 'aria-disabled', props.enabled === false ? 'true' : null),
    },
  },
  textfield: {
    tag: 'div', // what lies in a field beside its words is drawn in it
    build(element, record) {
      record.control = element.ownerDocument.createElement('input')
      record.control.autocomplete = 'off'
      element.append(record.control)
    },
    props: {
      ...field,
      input({ control, props }) {
        control.type = inputTypes[props.input] ?? 'text'
        mark(control, 'inputmode', props.input === 'number' || props.input === 'date' ? 'numeric' : null)
      },
    },
  },
  textview: {
    tag: 'div',
    build(element, record) {
      const document = element.ownerDocument
      const control = document.createElement('textarea')
      const words = document.createElement('div')
      words.className = 'words'
      words.setAttribute('aria-hidden', 'true')
      control.addEventListener('scroll', () => { words.style.translate = `0 ${-control.scrollTop}px` })
      element.append(control, words)
      Object.assign(record, { control, words })
    },
    props: { ...field, lines: writeWords, textStyles: writeWords },
  },
  spinner: {
    tag: 'div',
    role: (props) => (props.animating ? 'progressbar' : null),
    label: (props) => (props.animating ? 'Loading' : null),
    build(element) {
      for (let spoke = 0; spoke < 12; spoke += 1) {
        const line = element.ownerDocument.createElement('i')
        line.style.setProperty('--spoke', spoke)
        element.append(line)
      }
    },
    props: {
      animating(record) {
        mark(record.element, 'data-animating', record.props.animating ? '' : null)
        nameRole(record)
      },
      size: ({ element, props }) => mark(element, 'data-size', props.size),
    },
  },
  tabbar: { tag: 'div', role: () => 'tablist', build: later(() => import('./tabs.js')) },
  tabs: { tag: 'div', role: () => 'tablist', build: later(() => import('./tabs.js')) },
  pages: {
    tag: 'div',
    hasKeys: true,
    build: later(() => import('./pages.js')),
    props: {
      page: (record) => record.turned?.(),
      arrows: ({ element, props }) => mark(element, 'data-arrows', props.arrows),
    },
  },
  slides: {
    tag: 'div',
    hasKeys: true,
    followsFingers: true,
    build: later(() => import('./slides.js')),
    props: { turns: (record) => record.turned?.() },
  },
  pagecontrol: {
    tag: 'div',
    build: dress,
    label: ({ pages, page }) => (pages ? `page ${page + 1} of ${pages}` : null),
    props: { pages: drawDots, page: drawDots },
  },
  refresh: {
    tag: 'div',
    placesItself: true,
    build: later(() => import('./refresh.js')),
    props: { refreshing: (record) => record.turned?.() },
  },
  navigationbar: {
    tag: 'div',
    props: { barHidden: ({ element, props }) => mark(element, 'data-bar-hidden', props.barHidden ? '' : null) },
  },
  alert: {
    tag: 'div', role: () => 'alertdialog', build: dress,
    props: {
      cancel: ({ element, props }) => mark(element, 'data-cancel', props.cancel),
      cancelRoom({ element, props: { cancelRoom } }) {
        element.dataset.sheet = cancelRoom > 0 ? 'cancel' : ''
        element.style.setProperty('--cancel', `${cancelRoom}px`)
      },
    },
  },
  form: {
    tag: 'form',
    build(element) {
      element.noValidate = true
      element.addEventListener('submit', (event) => event.preventDefault()) // the server validates
    },
  },
  webview: { tag: 'div', ownName: true, build: dress, props: { src: drawWebView, framed: drawWebView, label: drawWebView } },
  placeholder: {
    tag: 'div',
    props: { name: ({ element, props }) => { element.textContent = props.name ?? '' } },
  },
}

/** Draws the properties that changed, in the order the server wrote them. */
export function draw(record, changed) {
  for (const name of Object.keys(changed)) {
    const own = record.kind.props?.[name]
    common[name]?.(record, changed[name])
    own?.(record)
  }
}
