/** Where a view is in its parent, and its size: `16, 59 · 361 × 44`. @param {number[]} frame  in points */
export function written(frame) {
  const [x, y, width, height] = frame.map((length) => String(Math.round(length * 100) / 100))
  return `${x}, ${y} · ${width} × ${height}`
}

/** What decided where a view is, below the tree: asked for when a row gets the focus, and told again when the row changes. */
export class LayoutAccount {
  #asked = null

  /** @param {{ page: object, element: HTMLElement }} services */
  constructor({ page, element }) {
    this.page = page
    this.element = element
  }

  /** @param {{ id: string, name: string, props: object }|null} record  nothing where no row is looked at, or a step of the past */
  async show(record) {
    this.#asked = record?.id ?? null
    if (!record) return this.element.replaceChildren()
    let account
    try {
      account = await this.page.api.layout(this.page.model.session.id, record.id)
    } catch {
      account = null // the view has left, or the connection broke: what the row says is all there is
    }
    if (this.#asked === record.id) this.#draw(record, account)
  }

  /** Whether this view is what it tells of. */
  isAbout(record) { return this.#asked === record.id && !this.element.querySelector('.component-line') }

  #draw(record, account) {
    const { h, t } = this.page
    const title = h('h3', { class: 'account-title' }, record.props.type ?? record.name, ' ', h('span', { class: 'quiet' }, record.id))
    if (!account) return this.element.replaceChildren(title, h('p', { class: 'quiet' }, t('noAccount')))
    const { placing, content, rules, flex = [], ambiguous } = account
    const { frame, style } = record.props
    const parts = [
      title,
      frame ? h('p', {}, h('code', {}, written(frame))) : null,
      h('p', { class: 'quiet' }, t(`placed_${placing}`), ambiguous ? h('b', {}, ` ${t('ambiguous')}`) : null),
      content ? h('p', { class: 'quiet' }, contentWords(content, t)) : null,
      Object.keys(style ?? {}).length ? h('p', { class: 'account-style' }, ...Object.entries(style).flatMap(([name, value]) => [h('code', {}, `${name}: ${value}`), ' '])) : null,
      flex.length ? h('p', {}, ...flex.flatMap(([name, value]) => [h('code', {}, `${name}: ${value}`), ' '])) : null,
      rules.length ? h('ul', { class: 'account-rules' }, ...rules.map((rule) => this.#rule(rule))) : null,
    ]
    this.element.replaceChildren(...parts.filter(Boolean))
  }

  #rule({ text, followed }) {
    const { h, t } = this.page
    return h('li', {}, followed ? h('code', {}, text) : h('s', {}, h('code', {}, text)), followed ? null : h('b', {}, ` ${t('notFollowed')}`))
  }
}

/** `100 × 20, hugs 250 / 250, resists 750 / 750`: what is not said is a dash. */
export function contentWords({ width, height, hugging, resistance }, t) {
  const length = (points) => (points === undefined ? '–' : Math.round(points * 100) / 100)
  return t('contentAsks', { size: `${length(width)} × ${length(height)}`, hugging: hugging.join(' / '), resistance: resistance.join(' / ') })
}
