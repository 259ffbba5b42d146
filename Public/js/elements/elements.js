const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * Makes the element builders of one document. Strings always become text, never markup.
 * @param {Document} document
 */
export function builders(document) {
  /** @param {string} tag  @param {object} attributes  @param {...(Node|string|null)} children */
  function h(tag, attributes = {}, ...children) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === 'function') element.addEventListener(name, value)
      else if (value !== null && value !== undefined && value !== false) {
        element.setAttribute(name, value === true ? '' : value)
      }
    }
    element.append(...present(children))
    return element
  }

  /** Gives an element new content. @param {Element} element  @param {...(Node|string|null)} children */
  function fill(element, ...children) {
    element.replaceChildren(...present(children))
  }

  /** @param {string} name  the part after `i-` of a symbol in index.html */
  function icon(name) {
    const element = document.createElementNS(svgNamespace, 'svg')
    const use = document.createElementNS(svgNamespace, 'use')
    use.setAttribute('href', `#i-${name}`)
    element.setAttribute('class', 'icon')
    element.setAttribute('aria-hidden', 'true')
    element.append(use)
    return element
  }

  return { h, fill, icon }
}

function present(children) {
  return children.filter((child) => child !== null && child !== undefined && child !== false)
}
