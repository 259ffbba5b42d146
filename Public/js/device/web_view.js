const words = {
  en: {
    refuses: 'This page opens only in a tab of its own.', opens: '{host}, opens in a new tab',
    recorded: 'A web page was here. A recording does not load it.',
  },
  pt: {
    refuses: 'Esta página só abre em uma aba própria.', opens: '{host}, abre em uma nova aba',
    recorded: 'Aqui havia uma página. Uma gravação não a carrega.',
  },
}

/**
 * Draws the page of a web view in a sandboxed frame with a link below it. Draws only the link in three cases: the page
 * forbids frames, this page's policy does, or the session is a recording, which loads nothing from outside.
 *
 * @param {{ element: HTMLElement, props: { src?: string, framed?: boolean, label?: string } }} record
 */
export function showWebPage({ element, props }) {
  const { ownerDocument } = element
  const drawn = `${props.src ?? ''} ${props.framed ?? ''} ${props.label ?? ''}`
  if (element.dataset.drawn === drawn) return
  element.dataset.drawn = drawn
  element.querySelectorAll(':scope > :is(.web-page, .web-link, .web-card)').forEach((part) => part.remove())
  const url = webAddress(props.src, ownerDocument.defaultView)
  if (!url) return
  const speak = words[ownerDocument.documentElement.lang.startsWith('pt') ? 'pt' : 'en']
  const link = linkTo(url, speak, ownerDocument)
  const isRecorded = element.closest('[data-recording]') !== null
  if (props.framed && !isRecorded && isFramedHere(url, ownerDocument.defaultView.location)) {
    element.prepend(frameOf(url, props.label ?? url.host, ownerDocument), link)
  } else {
    const card = ownerDocument.createElement('div')
    card.className = 'web-card'
    card.append(isRecorded ? speak.recorded : speak.refuses, link)
    element.prepend(card)
  }
}

/** @param {string|undefined} text  @param {Window} window */
function webAddress(text, { URL }) {
  const url = URL.canParse(text ?? '') ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** Returns whether this page may frame a URL: never one of its own origin, and from a secure page only a secure one. */
function isFramedHere(url, location) {
  return url.origin !== location.origin && (location.protocol !== 'https:' || url.protocol === 'https:')
}

/** Returns a frame with an opaque origin, without popups and without a referrer. */
function frameOf(url, name, ownerDocument) {
  const frame = ownerDocument.createElement('iframe')
  frame.className = 'web-page'
  frame.title = name
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.setAttribute('credentialless', '')
  frame.referrerPolicy = 'no-referrer'
  frame.src = url.href
  return frame
}

function linkTo(url, speak, ownerDocument) {
  const link = ownerDocument.createElement('a')
  link.className = 'web-link'
  link.href = url.href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.ariaLabel = speak.opens.replace('{host}', url.host)
  link.textContent = `${url.host} ↗`
  return link
}
