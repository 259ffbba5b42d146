/** Returns how large an element is drawn, in pixels for each point. @param {HTMLElement} element */
export function drawnScale(element) { return element.getBoundingClientRect().width / element.offsetWidth || 1 }
