import { oneLine } from '../elements/one_line.js'

/** What waits behind a Retry, oldest first, each runnable from here. */
export class Retries {
  /** @param {{ page: object, element: HTMLElement }} services */
  constructor({ page, element }) {
    this.page = page
    this.element = element
    page.model.on('retries', this.render)
    page.looked.add(this.render)
  }

  render = () => {
    const { h, t, isViewer, past } = this.page
    const { model } = past ?? this.page
    const hadFocus = this.element.contains(this.element.ownerDocument.activeElement)
    const { retries, pendingRetries: count } = model
    const title = h('h2', { class: 'section-title', tabindex: -1 }, t('pendingRetries'),
      h('span', { class: 'badge', 'data-state': count ? 'some' : 'none' }, String(count)))
    const rows = retries.map((retry) => h('li', { class: 'retry' },
      h('code', { class: 'retry-id' }, retry.id),
      h('span', { class: 'retry-words' }, oneLine(h, retry.subject ?? ''), ' ',
        h('span', { class: 'quiet' }, [t(retry.kind), retry.attempt ? t('attempt', retry) : ''].filter(Boolean).join(' · '))),
      isViewer() || past ? null : h('button', {
        type: 'button', class: 'button', 'aria-label': `${t('run')} ${retry.subject ?? retry.id}`, click: (event) => this.#run(event, retry),
      }, t('run'))))
    this.element.replaceChildren(title, rows.length
      ? h('ol', { class: 'retry-list' }, ...rows)
      : h('p', { class: 'quiet' }, t('noRetries')))
    if (count > rows.length) this.element.append(h('p', { class: 'quiet' }, t('oldestRetries', { count: rows.length })))
    if (count > 1) this.element.append(h('p', { class: 'quiet' }, t(count === 2 ? 'behindOneBoth' : 'behindOne', { count })))
    if (hadFocus) (this.element.querySelector('button') ?? title).focus()
  }

  #run({ currentTarget }, retry) {
    if (currentTarget.getAttribute('aria-disabled') === 'true') return
    currentTarget.setAttribute('aria-disabled', 'true')
    this.page.send({ type: 'retry', retry: retry.id }).then(() => currentTarget.removeAttribute('aria-disabled'))
  }
}
