const properties = new RegExp(`^(?:--[a-z0-9-]+|${[
  'display', 'position', 'top', 'right', 'bottom', 'left', 'inset[a-z-]*', '(?:min-|max-)?(?:width|height)',
  '(?:min-|max-)?(?:inline|block)-size', 'aspect-ratio', 'box-sizing', 'flex[a-z-]*', 'order', 'align-[a-z]+',
  'justify-[a-z]+', 'place-[a-z]+', '(?:row-|column-)?gap', 'grid[a-z-]*', 'margin[a-z-]*', 'padding[a-z-]*',
  'overflow[a-z-]*', 'overscroll-behavior[a-z-]*', 'scroll-[a-z-]+', 'scrollbar-[a-z]+', 'z-index', 'isolation',
  'visibility', 'opacity', 'pointer-events', 'cursor', 'color', 'accent-color', 'caret-color', 'background(?:-color)?',
  'border[a-z-]*', 'box-shadow', 'outline[a-z-]*', 'font[a-z-]*', 'line-height', 'letter-spacing', 'text-[a-z-]+',
  'white-space', 'word-break', 'overflow-wrap', 'object-(?:fit|position)', 'transform(?:-origin)?', 'translate',
  'rotate', 'scale', 'filter', 'backdrop-filter', 'mask', 'clip-path', 'contain(?:er-type)?', '-webkit-line-clamp',
].join('|')})$`)
const forbidden = /url\s*\(|image(?:-set)?\s*\(|src\s*\(|expression\s*\(|\\|@|[{}<;]/i

/** Whether a declaration from the server may reach the page: layout and paint only, never a fetch. */
export function isAllowed(property, value) {
  return properties.test(property) && !forbidden.test(value)
}

/**
 * Sets or removes one declaration. What may not pass is left out, as an unknown property is by a browser.
 * @param {CSSStyleDeclaration} style  @param {string} property  @param {string|null} value
 */
export function declare(style, property, value) {
  if (value === null || value === undefined) return style.removeProperty(property)
  const text = String(value).replace(/env\(safe-area-inset-(\w+)[^)]*\)/g, 'var(--safe-area-$1)')
  if (isAllowed(property, text)) style.setProperty(property, text)
}
