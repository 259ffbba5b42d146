/** @import { Words } from '../words/words.js' */

const weights = {
  100: 'UltraLight', 200: 'Thin', 300: 'Light', 400: 'Regular', 500: 'Medium', 600: 'SemiBold', 700: 'Bold', 800: 'Heavy', 900: 'Black',
}
const modes = { contain: 'scaleAspectFit', cover: 'scaleAspectFill', fill: 'scaleToFill', none: 'center' }
const number = '(-?[\\d.]+)(?:px)?'
const shadow = new RegExp(`^(inset )?${number} ${number} ${number}(?: ${number})? (.+)$`)

const english = { uikitOther: 'Other', uikitAlpha: 'alpha {alpha}', uikitPair: '{light} (light), {dark} (dark)' }
const portuguese = { uikitOther: 'Outros', uikitAlpha: 'alfa {alpha}', uikitPair: '{light} (claro), {dark} (escuro)' }

/** The words that `UIKitStyle` needs. @param {Words} words */
export function addWords(words) { words.add(english, portuguese) }

/** The style of a view in the names and values of UIKit. Declarations without a counterpart are in `other`. */
export class UIKitStyle {
  /** @type {{ name: string, value: string, color?: string }[]} with the declared colour of a swatch */
  rows = []
  other

  /**
   * @param {Record<string, string>} style  declarations as the server sends them
   * @param {{ t: Function, variable: (name: string) => string }} services  `variable` resolves one of the page's variables
   */
  constructor(style, { t, variable }) {
    this.t = t
    this.variable = variable
    this.other = new Map(Object.entries(style))
    this.#font()
    this.#color('textColor', 'color')
    this.#color('backgroundColor', 'background-color')
    this.#color('tintColor', '--tint-color')
    this.#row('alpha', 'opacity', (value) => value)
    this.#row('cornerRadius', 'border-radius', (value) => corners(value))
    this.#border()
    this.#shadows()
    this.#row('clipsToBounds', 'overflow', (value) => (value === 'hidden' ? 'true' : null))
    this.#row('insets', 'padding', insets)
    this.#row('textAlignment', 'text-align', (value) => `.${{ start: 'natural', justify: 'justified' }[value] ?? value}`)
    this.#row('contentMode', 'object-fit', (value) => (modes[value] ? `.${modes[value]}` : null))
    this.#row('transform', 'transform', transform)
    this.#row('overrideUserInterfaceStyle', 'color-scheme', (value) => (/^(light|dark)$/.test(value) ? `.${value}` : null))
  }

  /**
   * Returns a colour in words: its name in UIKit if it has one, and its value in both appearances. @param {string} css
   */
  color(css) {
    const { t } = this
    const faded = /^color-mix\(in srgb, (.+) ([\d.]+)%, transparent\)$/.exec(css)
    if (faded) return `${this.color(faded[1])}, ${t('uikitAlpha', { alpha: Number(faded[2]) / 100 })}`
    const named = /^var\(--([\w-]+)\)$/.exec(css)
    if (named) {
      const value = this.variable(`--${named[1]}`).trim()
      return `${named[1].replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}${value ? ` · ${this.color(value)}` : ''}`
    }
    const pair = /^light-dark\((.+)\)$/.exec(css)
    const [light, dark] = pair ? splitAt(pair[1]) : []
    if (dark) return light === dark ? this.color(light) : t('uikitPair', { light: this.color(light), dark: this.color(dark) })
    const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ?? []
    if (alpha) return `#${[red, green, blue].map(hex).join('')}, ${t('uikitAlpha', { alpha })}`
    const [, digits, last] = /^#([\da-f]{6})([\da-f]{2})$/i.exec(css) ?? []
    return last ? `#${digits}, ${t('uikitAlpha', { alpha: round(parseInt(last, 16) / 255) })}` : css
  }

  #row(name, property, written) {
    const value = this.other.get(property)
    const text = value === undefined ? null : written(value)
    if (text === null) return
    this.other.delete(property)
    this.rows.push({ name, value: text })
  }

  #color(name, property, color = this.other.get(property)) {
    if (color === undefined) return
    this.other.delete(property)
    this.rows.push({ name, value: this.color(color), color })
  }

  /** Returns the font, such as `System 14 Regular`. The page draws the system font with Inter. */
  #font() {
    const { other } = this
    const style = /^var\(--type-([\w-]+)\)$/.exec(other.get('font') ?? '')
    const short = /^(\d+) ([\d.]+)px\/[\d.]+px /.exec(style ? this.variable(`--type-${style[1]}`) : other.get('font') ?? '')
    const size = short?.[2] ?? /^([\d.]+)px$/.exec(other.get('font-size') ?? '')?.[1]
    if (!size) return
    const [family] = (other.get('font-family') ?? 'Inter').split(',')
    const [, name, face] = /^"?(.*?)(?:-(\w+))?"?$/.exec(family)
    const isSystem = /^(Inter|Device|system-ui)$/.test(name)
    const weight = face ?? weights[other.get('font-weight') ?? short?.[1] ?? 400] ?? other.get('font-weight')
    const named = style && style[1].replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    const parts = [isSystem ? 'System' : name === 'ui-monospace' ? 'System Monospaced' : name, round(size), weight,
      other.get('font-style') === 'italic' && !/italic/i.test(weight) ? 'Italic' : null, named ? `(.${named})` : null]
    for (const property of ['font', 'font-family', 'font-size', 'font-weight', 'font-style']) other.delete(property)
    this.rows.push({ name: 'font', value: parts.filter(Boolean).join(' ') })
  }

  #border() {
    this.#row('borderWidth', '--border-width', points)
    this.#color('borderColor', '--border-color')
  }

  /** Adds the border and the shadow of a layer. CSS draws both as `box-shadow`. */
  #shadows() {
    const all = splitAt(this.other.get('box-shadow') ?? '').map((one) => shadow.exec(one))
    if (!all.length || all.includes(null)) return
    this.other.delete('box-shadow')
    for (const [, inset, x, y, blur, spread, color] of all) {
      if (inset) this.rows.push({ name: 'borderWidth', value: String(round(spread ?? 0)) })
      else this.rows.push({ name: 'shadowOffset', value: `${round(x)}, ${round(y)}` }, { name: 'shadowRadius', value: String(round(blur / 2)) })
      this.#color(inset ? 'borderColor' : 'shadowColor', 'box-shadow', color)
    }
  }
}

/**
 * Returns flexbox properties in the names of Beagle's style, such as `grow 1, alignItems center`.
 * @param {[string, string][]} flex
 */
export function flexWords(flex) {
  return flex.map(([name, value]) => `${name.replace(/^flex-(?!wrap|direction)/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())} ${value}`).join(', ')
}

function corners(value) {
  const radii = value.split(' ').map(points)
  return new Set(radii).size === 1 ? radii[0] : radii.join(', ')
}

/** Returns the insets in the order of UIEdgeInsets: top, left, bottom, right. */
function insets(value) {
  const [top, right = top, bottom = top, left = right] = value.split(' ').map(points)
  return `top ${top}, left ${left}, bottom ${bottom}, right ${right}`
}

function transform(value) {
  const [, all] = /^matrix\((.+)\)$/.exec(value) ?? []
  return all ? `[${all.split(', ').map(round).join(', ')}]` : null
}

function points(length) { return /^-?[\d.]+px$/.test(length) ? String(round(parseFloat(length))) : length }

function round(value) { return Math.round(Number(value) * 100) / 100 }

function hex(byte) { return Number(byte).toString(16).padStart(2, '0') }

/** Splits a list at the commas outside of parentheses. */
function splitAt(list) { return list ? list.split(/,\s*(?![^(]*\))/) : [] }
