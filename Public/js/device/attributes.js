/** Sets an attribute, or removes it if there is no value. @param {Element} element  @param {string} name  @param {string|number|boolean|null} [value] */
export function mark(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name)
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value)
}
