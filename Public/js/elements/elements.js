const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * The attributes of a new element. A function listens to the event of that name; null, undefined and false set nothing.
 * @typedef {Record<string, string|number|boolean|null|undefined|((event: any) => void)>} Attributes
 */

/** @typedef {Node|string|null|undefined|false} Child  a child of an element; null, undefined and false are skipped */

/**
 * The elements of index.html with a `data-part`, by its value.
 * @typedef {Record<string, HTMLElement> & { controller: HTMLSelectElement, deviceScheme: HTMLButtonElement,
 *   deviceSize: HTMLSelectElement, playgroundLink: HTMLAnchorElement, outline: HTMLElement, screen: HTMLElement,
 *   toast: HTMLElement }} PageParts
 */

/**
 * The functions that build elements of one document. Strings always become text, never markup.
 * @typedef {object} Elements
 * @property {<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes?: Attributes, ...children: Child[]) =>
 *   HTMLElementTagNameMap[Tag]} h
 *   builds an element
 * @property {(element: Element, ...children: Child[]) => void} fill  replaces the content of an element
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
