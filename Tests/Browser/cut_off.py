"""Finds clipped parts of the page: parts outside of their parent, and controls without room for their text."""

from playwright.sync_api import Locator

FIND = """(root) => {
    const found = []
    const frame = root.getBoundingClientRect()
    const measure = document.createElement('canvas').getContext('2d')
    for (const element of root.querySelectorAll('*')) {
        const box = element.getBoundingClientRect()
        if (!element.checkVisibility() || box.width < 2) continue
        const style = getComputedStyle(element)
        const words = `${element.localName}.${element.getAttribute('class')} ${(element.textContent || element.placeholder || '').trim().slice(0, 40)}`
        if (box.left < frame.left - 1 || box.right > frame.right + 1) found.push(`outside: ${words}`)
        if (element.localName === 'button' && element.scrollWidth > element.clientWidth + 1) found.push(`too narrow: ${words}`)
        const said = element.localName === 'select' ? element.selectedOptions[0]?.text : element.type === 'search' ? element.placeholder : ''
        if (!said) continue
        measure.font = style.font
        const room = box.width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 2
        if (measure.measureText(said).width > room + 0.5) found.push(`too narrow: ${words} for ${said}`)
    }
    return found
}"""


def cut_off(part: Locator):
    """Describes what is clipped in a part of the page. Returns an empty list if nothing is."""
    return part.evaluate(FIND)
