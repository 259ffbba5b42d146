/**
 * Finds elements like Playwright, for engines that Playwright does not drive: by role and name, by text, by selector.
 * One function, sent as text: `(chain) => Element[]`, where each link narrows the result of the one before it.
 */
function find(chain) {
  const ROLES = {
    A: (element) => element.hasAttribute('href') ? 'link' : '', ARTICLE: 'article', ASIDE: 'complementary', BUTTON: 'button',
    DIALOG: 'dialog', FOOTER: 'contentinfo', FORM: 'form', H1: 'heading', H2: 'heading', H3: 'heading', H4: 'heading', H5: 'heading',
    H6: 'heading', HEADER: 'banner', IMG: 'img', INPUT: (element) => INPUTS[element.type] ?? 'textbox', LI: 'listitem', MAIN: 'main',
    NAV: 'navigation', OL: 'list', OPTION: 'option', OUTPUT: 'status', PROGRESS: 'progressbar', TABLE: 'table', TD: 'cell',
    SECTION: (element) => element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') ? 'region' : '',
    SELECT: (element) => element.multiple || element.size > 1 ? 'listbox' : 'combobox', TEXTAREA: 'textbox', TR: 'row', UL: 'list',
  }
  const INPUTS = {
    button: 'button', checkbox: 'checkbox', image: 'button', number: 'spinbutton', radio: 'radio', range: 'slider',
    reset: 'button', search: 'searchbox', submit: 'button', color: '', date: '', file: '', hidden: '', password: '',
  }
  const NAMED_BY_CONTENT = new Set(['button', 'cell', 'checkbox', 'heading', 'link', 'listitem', 'menuitem', 'option', 'radio', 'row',
    'switch', 'tab', 'treeitem', 'tooltip'])

  const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim()
  const role = (element) => {
    const own = element.getAttribute('role')
    if (own) return own.split(' ')[0]
    const native = ROLES[element.tagName]
    return typeof native === 'function' ? native(element) : native ?? ''
  }
  const isHidden = (element) => Boolean(element.closest('[aria-hidden=true]'))
    || !element.checkVisibility({ visibilityProperty: true })
  const isVisible = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const referred = (element, attribute) => (element.getAttribute(attribute) ?? '').split(/\s+/)
    .map((id) => id && element.ownerDocument.getElementById(id)).filter(Boolean)
  const content = (element) => plain(Array.from(element.childNodes, (child) => {
    if (child.nodeType === Node.TEXT_NODE) return child.data
    if (child.nodeType !== Node.ELEMENT_NODE || isHidden(child)) return ''
    const text = name(child, true)
    return getComputedStyle(child).display.startsWith('inline') ? text : ` ${text} `
  }).join(''))
  const name = (element, inside = false) => {
    const refers = referred(element, 'aria-labelledby')
    if (refers.length && !inside) return plain(refers.map((other) => plain(other.getAttribute('aria-label')) || content(other)).join(' '))
    const own = plain(element.getAttribute('aria-label') || element.getAttribute('alt'))
    if (own) return own
    const labels = plain(Array.from(element.labels ?? [], (label) => content(label)).join(' '))
    if (labels && !inside) return labels
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) {
      if (/^(button|submit|reset)$/.test(element.type)) return plain(element.value)
      return inside ? '' : plain(element.title || element.placeholder)
    }
    const text = inside || NAMED_BY_CONTENT.has(role(element)) ? content(element) : ''
    return text || plain(element.title)
  }

  /** A wanted text is `{ text, exact }` or `{ pattern, flags }`. */
  const says = (text, wanted) => wanted.pattern !== undefined ? new RegExp(wanted.pattern, wanted.flags).test(text)
    : wanted.exact ? text === plain(wanted.text) : text.toLowerCase().includes(plain(wanted.text).toLowerCase())
  const textOf = (element) => plain(/^(button|submit|reset)$/.test(element.type) && element.tagName === 'INPUT' ? element.value : element.textContent)
  const isText = (element, wanted) => !/^(SCRIPT|STYLE|HEAD|NOSCRIPT|TEMPLATE)$/.test(element.tagName)
    && says(textOf(element), wanted) && !Array.from(element.children).some((child) => says(textOf(child), wanted))
  const states = {
    checked: (element) => element.getAttribute('aria-checked') === 'true' || element.checked === true,
    expanded: (element) => element.getAttribute('aria-expanded') === 'true',
    level: (element) => Number(element.getAttribute('aria-level') ?? element.tagName.slice(1)),
    pressed: (element) => element.getAttribute('aria-pressed') === 'true',
    selected: (element) => element.getAttribute('aria-selected') === 'true',
  }
  const within = (element) => Array.from(element.querySelectorAll('*'))
  const inOrder = (elements) => Array.from(new Set(elements))
    .sort((first, second) => first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)
  const links = {
    css: (roots, selector) => roots.flatMap((root) => Array.from(root.querySelectorAll(selector))),
    role: (roots, wanted) => roots.flatMap(within).filter((element) => role(element) === wanted.role && !isHidden(element)
      && (!wanted.name || says(name(element), wanted.name))
      && Object.entries(wanted.states).every(([state, value]) => states[state](element) === value)),
    text: (roots, wanted) => roots.flatMap((root) => within(root).filter((element) => isText(element, wanted))),
    label: (roots, wanted) => roots.flatMap(within).filter((element) => {
      const labels = [...Array.from(element.labels ?? []), ...referred(element, 'aria-labelledby')].map((label) => textOf(label))
      return [...labels, plain(element.getAttribute('aria-label'))].some((label) => label && says(label, wanted))
    }),
    placeholder: (roots, wanted) => roots.flatMap(within).filter((element) => element.placeholder && says(element.placeholder, wanted)),
    hasText: (elements, wanted) => elements.filter((element) => says(textOf(element), wanted)),
    hasNotText: (elements, wanted) => elements.filter((element) => !says(textOf(element), wanted)),
    has: (elements, other) => elements.filter((element) => follow([element], other).length > 0),
    visible: (elements, wanted) => elements.filter((element) => isVisible(element) === wanted),
    or: (elements, other) => [...elements, ...follow([document], other)],
    nth: (elements, index) => elements.slice(index, index === -1 ? undefined : index + 1),
  }
  const follow = (roots, steps) => steps.reduce((found, [kind, wanted]) => inOrder(links[kind](found, wanted)), roots)
  return follow([document], chain)
}
