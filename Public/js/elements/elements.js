const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * The functions that build elements of one document. Strings always become text, never markup.
 * @typedef {object} Elements
 * @property {(tag: string, attributes?: object, ...children: (Node|string|null)[]) => HTMLElement} h  builds an element; a function
 *   among the attributes listens to the event of that name
 * @property {(element: Element, ...children: (Node|string|null)[]) => void} fill  replaces the content of an element
 * @property {(name: string) => SVGElement} icon  builds an icon, by the part after `i-` of its symbol in index.html
 */

/** Returns the builders of a document. @param {Document} document  @returns {Elements} */
export function builders(document) {
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

  function fill(element, ...children) {
    element.replaceChildren(...present(children))
  }

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
